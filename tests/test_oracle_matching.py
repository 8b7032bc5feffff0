"""Which events fit which patterns, and in which game they are looked at (603, 614)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from oracle_tables import Table, always, creature, enchantment, forest

from oracle import concerning, events, layers
from oracle.events import Event, Moved
from oracle.matching import event_amount, event_object, event_player, matches
from oracle.model import Kind, LastKnown, Mana, Team, Zone
from oracle.query import Context
from oracle.vocabulary import patterns
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.filters import ANYTHING, CREATURE, ENCHANTMENT, LAND, THIS, Compare, Filter, Who, described
from oracle.vocabulary.patterns import Pattern, ZoneChange, dies, enters, leaves
from oracle.vocabulary.statics import AddTypes, ControlledBy

OTHER_CREATURE = described(CREATURE, other=True)
YOUR_CREATURE = described(CREATURE, controller=Who.YOU)


def of(source: int = 0, controller: str = "alice") -> Context:
    return Context(source, controller)


def move(table: Table, oid: int, to: Zone, **fields: object) -> Moved:
    """Move an object without rules: its last known information stays, and the card is a new object."""
    old = table.game.objects[oid]
    known = LastKnown(old, layers.view(table.game, oid))
    objects = {k: v for k, v in table.game.objects.items() if k != oid}
    zones = {k: tuple(i for i in v if i != oid) for k, v in table.game.zones.items()}
    table.game = table.game.change(objects=objects, zones=zones, gone={**table.game.gone, oid: known})
    new = table.put(old.face, old.owner, to, **fields)
    return Moved(object=oid, origin=old.zone, to=to, player=old.owner, new=new)


# -- entering -----------------------------------------------------------------------------------------------------------------


def test_entering_is_looked_at_after() -> None:  # 603.6a
    table = Table()
    table.put(enchantment("Revolt", always(AddTypes(("creature",)), what=LAND)))
    card = table.put(forest(), zone=Zone.HAND)
    event = move(table, card, Zone.BATTLEFIELD)
    assert matches(table.game, enters(CREATURE), event, of())  # 603.6b, its example
    assert matches(table.game, enters(LAND), event, of())
    assert not matches(table.game, enters(ENCHANTMENT), event, of())
    assert not matches(table.game, dies(CREATURE), event, of())
    assert not matches(table.game, leaves(CREATURE), event, of())


def test_a_permanents_own_entering() -> None:
    table = Table()
    bear = table.put(creature(), zone=Zone.HAND)
    event = move(table, bear, Zone.BATTLEFIELD)
    assert matches(table.game, enters(), event, of(event.new))
    assert matches(table.game, enters(), event, of(event.object))
    assert not matches(table.game, enters(OTHER_CREATURE), event, of(event.new))
    watcher = table.put(creature())
    assert matches(table.game, enters(OTHER_CREATURE), event, of(watcher))
    assert not matches(table.game, enters(), event, of(watcher))


def test_entering_from_a_zone() -> None:
    table = Table()
    card = table.put(creature(), zone=Zone.GRAVEYARD)
    event = move(table, card, Zone.BATTLEFIELD)
    assert matches(table.game, enters(CREATURE, origin="graveyard"), event, of())
    assert not matches(table.game, enters(CREATURE, origin="hand"), event, of())


def test_entering_under_whose_control() -> None:
    table = Table()
    card = table.put(creature(), "bob", Zone.GRAVEYARD)
    event = move(table, card, Zone.BATTLEFIELD)
    table.change(event.new, controller="alice")
    assert matches(table.game, enters(YOUR_CREATURE), event, of())
    assert not matches(table.game, enters(YOUR_CREATURE), event, of(controller="bob"))
    assert matches(table.game, enters(CREATURE, whose=Who.OPPONENT), event, of())  # its owner


def test_what_would_enter_is_looked_at_in_a_preview() -> None:  # 614.12
    table = Table()
    card = table.put(creature("Bear", 2, 2), zone=Zone.HAND)
    event = Moved(object=card, origin=Zone.HAND, to=Zone.BATTLEFIELD, player="alice", new=table.game.next_id)
    before = table.game
    small = described(CREATURE, power=Compare("<", 3))
    assert matches(before, enters(small), event, of())
    preview = move(table, card, Zone.BATTLEFIELD, counters={"p1p1": 1})
    assert not matches(table.game, enters(small), preview, of())


# -- leaving ------------------------------------------------------------------------------------------------------------------


def test_dying_is_looked_at_before() -> None:  # 603.10a
    table = Table()
    wood = table.put(forest())
    table.begin(wood, AddTypes(("creature",)), ControlledBy("bob"), affects=(wood,))
    before = table.game
    event = move(table, wood, Zone.GRAVEYARD)
    for game in (before, table.game):
        assert matches(game, dies(CREATURE), event, of())
        assert matches(game, leaves(described(CREATURE, controller=Who.OPPONENT)), event, of())
        assert matches(game, dies(), event, of(wood))
        assert not matches(game, dies(OTHER_CREATURE), event, of(wood))


def test_dying_is_going_to_a_graveyard_from_the_battlefield() -> None:  # 700.4
    table = Table()
    bear, card = table.put(creature()), table.put(creature(), zone=Zone.HAND)
    exiled, discarded = move(table, bear, Zone.EXILE), move(table, card, Zone.GRAVEYARD)
    assert not matches(table.game, dies(CREATURE), exiled, of())
    assert not matches(table.game, dies(CREATURE), discarded, of())
    assert matches(table.game, leaves(CREATURE), exiled, of())
    assert matches(table.game, leaves(CREATURE, not_to="graveyard"), exiled, of())
    assert not matches(table.game, leaves(CREATURE, not_to="exile"), exiled, of())


def test_from_anywhere_looks_at_the_card() -> None:  # 603.6c
    table = Table()
    wood = table.put(forest())
    table.begin(wood, AddTypes(("creature",)), affects=(wood,))
    event = move(table, wood, Zone.GRAVEYARD)
    anywhere = ZoneChange(CREATURE, to="graveyard")
    assert not matches(table.game, anywhere, event, of())
    assert matches(table.game, ZoneChange(LAND, to="graveyard"), event, of())
    assert matches(table.game, ZoneChange(THIS, to="graveyard"), event, of(event.new))
    assert matches(table.game, ZoneChange(THIS, to="graveyard"), event, of(wood))


def test_a_card_that_would_go_somewhere_is_looked_at_where_it_is() -> None:
    table = Table()
    token = table.put(creature(), kind=Kind.TOKEN)
    card = table.put(creature(), "bob", Zone.LIBRARY)
    pattern = ZoneChange(Filter(token=False), to="graveyard", whose=Who.OPPONENT)
    would = Moved(object=card, origin=Zone.LIBRARY, to=Zone.GRAVEYARD, player="bob", new=99)
    assert matches(table.game, pattern, would, of())
    assert not matches(table.game, pattern, would, of(controller="bob"))
    assert not matches(table.game, pattern, replace(would, object=token, origin=Zone.BATTLEFIELD), of(controller="bob"))


def test_leaving_a_graveyard_and_going_to_a_hand_look_back() -> None:  # 603.10a
    table = Table()
    card, wood = table.put(creature(), zone=Zone.GRAVEYARD), table.put(forest())
    table.begin(wood, AddTypes(("creature",)), affects=(wood,))
    exiled, returned = move(table, card, Zone.EXILE), move(table, wood, Zone.HAND)
    assert matches(table.game, ZoneChange(CREATURE, origin="graveyard"), exiled, of())
    assert matches(table.game, ZoneChange(THIS, origin="graveyard"), exiled, of(card))
    assert matches(table.game, ZoneChange(CREATURE, to="hand"), returned, of())


def test_going_to_another_zone_is_looked_at_there() -> None:
    table = Table()
    card = table.put(creature(), zone=Zone.LIBRARY)
    milled = move(table, card, Zone.GRAVEYARD)
    assert matches(table.game, ZoneChange(THIS, origin="library", to="graveyard"), milled, of(milled.new))


def test_an_event_of_what_nobody_knows_fits_nothing() -> None:
    event = Moved(object=0, origin=None, to=Zone.BATTLEFIELD, player="alice")
    assert not matches(Table().game, enters(ANYTHING), event, of())


# -- every other pattern ------------------------------------------------------------------------------------------------------


def table_of_three() -> tuple[Table, int, int, int]:
    table = Table()
    return table, table.put(creature()), table.put(creature("Elf", 1, 1), "bob"), table.put(enchantment("Watcher"))


def event_and_pattern_cases() -> list[tuple[Event, Pattern, Pattern]]:
    """Events about the bear (1), which is Alice's, and the elf (2), which is Bob's: a pattern that fits, one that doesn't."""
    bear, elf = Filter(name="Bear"), Filter(name="Elf")
    p, e = patterns, events
    damage = e.DamageDealt(source=1, to=2, amount=3, combat=True)
    to_player = e.DamageDealt(source=1, to="bob", amount=3)
    counters = e.CountersPut(on=1, kind="p1p1", amount=2, player="bob")
    poison = e.CountersPut(on="bob", kind="poison", amount=1, player="alice")
    removed = e.CountersRemoved(on=1, kind="time", amount=1)
    mana = e.ManaAdded(player="alice", source=1, mana=(Mana("G"), Mana("C")), tapped=True)
    untapped_mana = replace(mana, tapped=False)
    targeted = e.Targeted(target=1, by=3, player="bob")
    token = e.TokensMade(player="alice", face=creature("Spirit", 1, 1, subtypes=("Spirit",)), amount=2, cause=3)
    return [
        (e.Sacrificed(player="alice", object=1), p.Sacrificed(bear, Who.YOU), p.Sacrificed(elf)),
        (e.Sacrificed(player="bob", object=2), p.Sacrificed(who=Who.OPPONENT), p.Sacrificed(who=Who.YOU)),
        (e.Destroyed(object=1), p.Destroyed(bear), p.Destroyed(elf)),
        (e.Drew(player="alice"), p.Drawn(), p.Drawn(Who.OPPONENT)),
        (e.Discarded(player="alice", object=1), p.Discarded(), p.Discarded(what=elf)),
        (e.SpellCast(player="alice", object=1), p.SpellCast(bear), p.SpellCast(elf)),
        (e.SpellCast(player="bob", object=2), p.SpellCast(who=Who.OPPONENT), p.SpellCast()),
        (e.Activated(player="bob", source=2), p.AbilityActivated(elf), p.AbilityActivated(who=Who.YOU)),
        (targeted, p.BecameTarget(bear, Who.OPPONENT), p.BecameTarget(bear, Who.YOU)),
        (targeted, p.BecameTarget(bear), p.BecameTarget(elf)),
        (replace(targeted, target="alice"), p.BecameTarget(ANYTHING), p.BecameTarget(bear)),
        (e.StepBegan(step="upkeep", player="alice"), p.StepBegins("upkeep"), p.StepBegins("draw")),
        (e.StepBegan(step="upkeep", player="bob"), p.StepBegins("upkeep", Who.ANYONE), p.StepBegins("upkeep")),
        (damage, p.DamageDealt(), p.DamageDealt(source=elf)),
        (damage, p.DamageDealt(to=elf), p.DamageDealt(to=bear)),
        (damage, p.DamageDealt(combat=True), p.DamageDealt(combat=False)),
        (damage, p.DamageDealt(to=elf, to_player=Who.ANYONE), p.DamageDealt(to_player=Who.ANYONE)),
        (to_player, p.DamageDealt(to_player=Who.OPPONENT), p.DamageDealt(to_player=Who.YOU)),
        (to_player, p.DamageDealt(to=elf, to_player=Who.ANYONE), p.DamageDealt(to=ANYTHING)),
        (e.LifeGained(player="alice", amount=1), p.LifeGained(), p.LifeGained(Who.OPPONENT)),
        (e.LifeLost(player="bob", amount=1), p.LifeLost(Who.OPPONENT), p.LifeLost()),
        (counters, p.CountersPut(on=bear), p.CountersPut(on=elf)),
        (counters, p.CountersPut(kind="p1p1"), p.CountersPut(kind="m1m1")),
        (counters, p.CountersPut(by=Who.OPPONENT), p.CountersPut(by=Who.YOU)),
        (counters, p.CountersPut(), p.CountersPut(on_player=Who.ANYONE)),
        (poison, p.CountersPut(on_player=Who.OPPONENT), p.CountersPut(on=ANYTHING)),
        (removed, p.CountersRemoved(bear), p.CountersRemoved(bear, kind="fade")),
        (removed, p.CountersRemoved(bear, last=True), p.CountersRemoved(elf)),
        (token, p.TokensCreated(), p.TokensCreated(Who.OPPONENT)),
        (token, p.TokensCreated(what=Filter(subtypes=("Spirit",), token=True)), p.TokensCreated(what=LAND)),
        (replace(token, made=(1,)), p.TokensCreated(what=bear), p.TokensCreated(what=elf)),
        (e.Tapped(object=1), p.Tapped(bear), p.Tapped(elf)),
        (e.Untapped(object=1), p.Untapped(bear), p.Untapped(elf)),
        (mana, p.ManaProduced(bear), p.ManaProduced(elf)),
        (mana, p.ManaProduced(who=Who.YOU), p.ManaProduced(who=Who.OPPONENT)),
        (mana, p.ManaProduced(type="G"), p.ManaProduced(type="R")),
        (mana, p.ManaProduced(type="chosen"), p.ManaProduced(type="W")),
        (mana, p.ManaProduced(amount=Compare(">=", 2)), p.ManaProduced(amount=Compare(">", 2))),
        (untapped_mana, p.ManaProduced(tapped=False), p.ManaProduced()),
        (e.Attacked(object=1, defender="bob", player="alice"), p.Attacks(bear), p.Attacks(elf)),
        (e.Blocked(object=2, attacker=1), p.Blocks(elf), p.Blocks(bear)),
        (e.BecameBlocked(object=1), p.BecomesBlocked(bear), p.BecomesBlocked(elf)),
        (e.Lost(player="bob", rule="704.5a"), p.GameLost(), p.GameLost(Who.YOU)),
        (e.Drew(player="alice"), p.AnyOf((p.LifeGained(), p.Drawn())), p.AnyOf((p.LifeGained(), p.LifeLost()))),
        (e.Tapped(object=1), p.Tapped(bear), p.Untapped(bear)),
    ]


@pytest.mark.parametrize(("event", "fitting", "not_fitting"), event_and_pattern_cases())
def test_patterns(event: Event, fitting: Pattern, not_fitting: Pattern) -> None:
    table, *_, watcher = table_of_three()
    table.change(watcher, choices={"color": "G"})
    assert matches(table.game, fitting, event, of(watcher))
    assert not matches(table.game, not_fitting, event, of(watcher))


def test_an_effect_puts_counters_or_a_cost_does() -> None:  # 609.1
    table, bear, *_ = table_of_three()
    paid = events.CountersPut(on=bear, kind="p1p1", amount=1, player="alice")
    pattern = patterns.CountersPut(by_effect=True)
    assert not matches(table.game, pattern, paid, of())
    assert matches(table.game, pattern, replace(paid, cause=bear), of())
    assert matches(table.game, pattern, replace(paid, entering=True), of())
    assert not matches(table.game, patterns.TokensCreated(by_effect=True), tokens("alice"), of())
    assert matches(table.game, patterns.TokensCreated(by_effect=True), tokens("alice", cause=bear), of())


def tokens(player: str, **fields: int) -> events.TokensMade:
    return events.TokensMade(player=player, face=creature(), amount=1, **fields)


def test_tokens_that_would_be_made_leave_the_game_as_it_is() -> None:
    table, *_ = table_of_three()
    before = table.game.objects
    assert matches(table.game, patterns.TokensCreated(what=YOUR_CREATURE), tokens("alice"), of())
    assert table.game.objects is before


def test_the_last_counter() -> None:
    table, bear, *_ = table_of_three()
    removed = events.CountersRemoved(on=bear, kind="time", amount=1)
    assert matches(table.game, patterns.CountersRemoved(last=True), removed, of(bear))
    table.change(bear, counters={"time": 1})
    assert not matches(table.game, patterns.CountersRemoved(last=True), removed, of(bear))
    assert not matches(table.game, patterns.CountersRemoved(ANYTHING), replace(removed, on="bob"), of())


def test_damage_by_what_is_gone() -> None:  # 608.2h
    table, bear, *_ = table_of_three()
    move(table, bear, Zone.GRAVEYARD)
    dealt = events.DamageDealt(source=bear, to="bob", amount=2)
    assert matches(table.game, patterns.DamageDealt(source=YOUR_CREATURE), dealt, of())


def test_a_teams_step_is_each_members() -> None:  # 805.4a
    table = Table("alice", "bob", "carol", "dave")
    game = table.game.change(teams=(Team("a", ("alice", "carol")), Team("b", ("bob", "dave"))))
    upkeep = events.StepBegan(step="upkeep", player="alice")
    assert matches(game, patterns.StepBegins("upkeep"), upkeep, of(controller="carol"))
    assert not matches(game, patterns.StepBegins("upkeep"), upkeep, of(controller="bob"))
    assert matches(game, patterns.StepBegins("upkeep", Who.OPPONENT), upkeep, of(controller="bob"))


def test_a_pattern_without_a_rule_is_named() -> None:
    class Sneezed(Pattern, frozen=True):
        pass

    with pytest.raises(TypeError, match="Sneezed"):
        matches(Table().game, Sneezed(), events.Drew(player="alice"), of())


# -- what an event is about ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "player", "amount", "obj"),
    [
        (Moved(object=1, origin=None, to=Zone.BATTLEFIELD, player="bob", new=7), "bob", 1, 7),
        (Moved(object=1, origin=Zone.HAND, to=Zone.EXILE, player="bob"), "bob", 1, 1),
        (events.DamageDealt(source=1, to=2, amount=3), None, 3, 2),
        (events.DamageDealt(source=1, to="bob", amount=3), "bob", 3, None),
        (events.LifeGained(player="bob", amount=4), "bob", 4, None),
        (events.CountersPut(on=2, kind="p1p1", amount=5, player="bob"), "bob", 5, 2),
        (events.CountersPut(on="alice", kind="poison", amount=5, player="bob"), "alice", 5, None),
        (events.CountersRemoved(on=2, kind="p1p1", amount=5), None, 5, 2),
        (events.ManaAdded(player="bob", source=2, mana=(Mana("G"), Mana("G"))), "bob", 2, 2),
        (events.SpellCast(player="bob", object=2), "bob", 1, 2),
        (events.Activated(player="bob", source=2, object=6), "bob", 1, 6),
        (events.Activated(player="bob", source=2), "bob", 1, 2),
        (events.Targeted(target=2, by=1, player="bob"), "bob", 1, 2),
        (events.Targeted(target="alice", by=1, player="bob"), "alice", 1, None),
        (events.Attached(object=2, to=1), None, 1, 2),
        (events.TokensMade(player="bob", face=Face("X", ()), amount=3, made=(8, 9)), "bob", 3, 8),
        (events.TokensMade(player="bob", face=Face("X", ()), amount=3), "bob", 3, None),
        (events.StepBegan(step="upkeep", player="bob"), "bob", 1, None),
        (events.Tapped(object=2), None, 1, 2),
    ],
)
def test_what_an_event_is_about(event: Event, player: str | None, amount: int, obj: int | None) -> None:
    assert (event_player(event), event_amount(event), event_object(event)) == (player, amount, obj)


def test_what_left_the_battlefield_is_described_as_it_was_there() -> None:
    died = Moved(object=1, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, player="bob", new=7)
    assert concerning.described_object(died) == 1
    assert concerning.described_object(replace(died, origin=Zone.HAND)) == 7
