"""Descriptions, selectors, amounts and conditions (109, 107, 608.2)."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import ModuleType

import pytest
from msgspec.structs import replace
from oracle_tables import Table, creature, enchantment, forest

from oracle import changes, conditions, context, descriptions, layers, matching, query
from oracle.events import DamageDealt, Event, LifeGained, ManaAdded, Moved, SpellCast, Targeted
from oracle.model import Announced, Attack, Combat, Game, Kind, LastKnown, Mana, Player, Team, Turn, Zone
from oracle.query import Context
from oracle.vocabulary import amounts, filters, patterns, selectors, statics
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.amounts import (
    All,
    Chose,
    Count,
    CountersOn,
    CountThisTurn,
    Devotion,
    EventAmount,
    EventObjectIs,
    Exists,
    HappenedThisTurn,
    Is,
    Kicked,
    LifeOf,
    ManaValueOf,
    Not,
    OneOf,
    PlayerCounters,
    PowerOf,
    SourceIs,
    Sum,
    Times,
    ToughnessOf,
    X,
    YourTurn,
)
from oracle.vocabulary.filters import ANYTHING, CREATURE, HOST, THIS, Compare, Filter, Who, described
from oracle.vocabulary.selectors import (
    ActivePlayer,
    Affected,
    Choice,
    ControllerOf,
    CostObject,
    Each,
    EachOpponent,
    EachPlayer,
    EventObject,
    EventPlayer,
    EventSource,
    Host,
    Linked,
    OwnerOf,
    Remembered,
    Target,
    This,
    You,
)


def seen_by(source: int = 0, controller: str = "alice", **fields: object) -> Context:
    return Context(source, controller, **fields)  # type: ignore[arg-type]


def move_away(table: Table, oid: int, to: Zone = Zone.GRAVEYARD) -> Moved:
    """Move an object without rules: its last known information stays, and the card is a new object."""
    old = table.game.objects[oid]
    known = LastKnown(old, layers.view(table.game, oid))
    objects = {k: v for k, v in table.game.objects.items() if k != oid}
    zones = {k: tuple(i for i in v if i != oid) for k, v in table.game.zones.items()}
    table.game = table.game.change(objects=objects, zones=zones, gone={**table.game.gone, oid: known})
    new = table.put(old.face, old.owner, to)
    return Moved(object=oid, origin=old.zone, to=to, player=old.owner, new=new)


# -- descriptions -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fitting", "not_fitting"),
    [
        (Filter(types=("artifact", "creature")), Filter(types=("artifact", "land"))),
        (Filter(any_type=("land", "creature")), Filter(any_type=("land", "enchantment"))),
        (Filter(without_types=("land", "enchantment")), Filter(without_types=("land", "creature"))),
        (Filter(supertypes=("legendary",)), Filter(supertypes=("legendary", "snow"))),
        (Filter(without_supertypes=("basic",)), Filter(without_supertypes=("legendary",))),
        (Filter(subtypes=("Elf", "Golem")), Filter(subtypes=("Elf",))),
        (Filter(without_subtypes=("Elf",)), Filter(without_subtypes=("Elf", "Golem"))),
        (Filter(colors=("W", "G")), Filter(colors=("U", "R"))),
        (Filter(without_colors=("U",)), Filter(without_colors=("U", "G"))),
        (Filter(multicolored=True), Filter(colorless=True)),
        (Filter(controller=Who.YOU), Filter(controller=Who.OPPONENT)),
        (Filter(owner=Who.OPPONENT), Filter(owner=Who.YOU)),
        (Filter(itself=True), Filter(other=True)),
        (Filter(token=False), Filter(token=True)),
        (Filter(tapped=True), Filter(tapped=False)),
        (Filter(attacking=False), Filter(attacking=True)),
        (Filter(blocking=False), Filter(blocking=True)),
        (Filter(name="Golem"), Filter(name="Elf")),
        (Filter(keyword="flying"), Filter(keyword="haste")),
        (Filter(without_keyword="haste"), Filter(without_keyword="flying")),
        (Filter(mana_value=Compare("==", 3)), Filter(mana_value=Compare("<", 3))),
        (Filter(power=Compare(">=", 3)), Filter(power=Compare(">", 3))),
        (Filter(toughness=Compare("<=", 4)), Filter(toughness=Compare("<", 4))),
        (Filter(power=Compare("==", Count(CREATURE))), Filter(power=Compare("==", Times(Count(CREATURE), 2)))),
        (Filter(counter="charge"), Filter(counter="time")),
        (Filter(of_chosen="color"), Filter(of_chosen="creature-type")),
        (Filter(cast=True), Filter(cast=False)),
        (Filter(kicked=True), Filter(kicked=False)),
        (Filter(either=(Filter(types=("land",)), CREATURE)), Filter(either=(Filter(types=("land",)),))),
        (Filter(unlike=Filter(types=("land",))), Filter(unlike=CREATURE)),
        (Filter(remembered="it"), Filter(remembered="other")),
    ],
)
def test_every_field_of_a_description(fitting: Filter, not_fitting: Filter) -> None:
    table = Table()
    face = creature(
        "Golem",
        3,
        4,
        Keyword("flying"),
        cost="{1}{G}{W}",
        types=("artifact", "creature"),
        subtypes=("Golem",),
        supertypes=("legendary",),
    )
    golem = table.put(
        face,
        owner="bob",
        tapped=True,
        counters={"charge": 1},
        choices={"color": "G", "creature-type": "Elf"},
        announced=Announced(cast=True, additional=("kicker",)),
    )
    table.put(creature())
    table.put(creature())
    ctx = seen_by(golem, memory={"it": (golem,)})
    assert query.fits(table.game, fitting, golem, ctx)
    assert not query.fits(table.game, not_fitting, golem, ctx)
    assert query.fits(table.game, ANYTHING, golem, ctx)


def test_all_fields_must_hold() -> None:
    table = Table()
    bear = table.put(creature(cost="{G}"))
    assert query.fits(table.game, described(CREATURE, colors=("G",)), bear, seen_by())
    assert not query.fits(table.game, described(CREATURE, colors=("R",)), bear, seen_by())
    assert not query.fits(table.game, described(Filter(types=("land",)), either=(CREATURE,)), bear, seen_by())


def test_colourless() -> None:
    table = Table()
    wood = table.put(forest())
    assert query.fits(table.game, Filter(colorless=True), wood, seen_by())
    assert not query.fits(table.game, Filter(multicolored=True), wood, seen_by())


def test_the_host_of_an_aura() -> None:
    table = Table()
    bear, other = table.put(creature()), table.put(creature())
    aura = table.put(enchantment("Aura"), attached_to=bear)
    assert query.fits(table.game, HOST, bear, seen_by(aura))
    assert not query.fits(table.game, HOST, other, seen_by(aura))


def test_no_size_compares_with_nothing() -> None:  # 208.3
    table = Table()
    wood = table.put(forest())
    assert not query.fits(table.game, Filter(power=Compare("<=", 5)), wood, seen_by())


def test_in_combat() -> None:
    table = Table()
    attacker, blocker = table.put(creature()), table.put(creature(), "bob")
    combat = Combat((Attack(attacker, "bob", blocked=True, blockers=(blocker,)),))
    table.game = table.game.with_turn(combat=combat)
    assert query.candidates(table.game, Filter(attacking=True), "battlefield", None, seen_by()) == (attacker,)
    assert query.candidates(table.game, Filter(blocking=True), "battlefield", None, seen_by()) == (blocker,)


def test_nothing_is_of_the_chosen_kind_if_nothing_was_chosen() -> None:
    table = Table()
    bear = table.put(creature())
    assert not query.fits(table.game, Filter(of_chosen="color"), bear, seen_by(bear))
    table.change(bear, choices={"card-type": "creature", "name": "Bear", "player": "alice", "shape": 1})
    for kind in ("card-type", "name", "player"):
        assert query.fits(table.game, Filter(of_chosen=kind), bear, seen_by(bear))
    with pytest.raises(TypeError, match="shape"):
        query.fits(table.game, Filter(of_chosen="shape"), bear, seen_by(bear))


def test_what_is_gone_is_looked_at_as_it_was() -> None:  # 608.2h
    table = Table()
    bear = table.put(creature("Bear", 2, 2), "bob", counters={"p1p1": 2}, tapped=True)
    move_away(table, bear)
    fitting = described(CREATURE, power=Compare("==", 4), tapped=True, counter="p1p1", controller=Who.OPPONENT)
    assert query.fits(table.game, fitting, bear, seen_by())


def test_what_never_was_is_an_error() -> None:
    table = Table()
    with pytest.raises(KeyError):
        query.fits(table.game, CREATURE, 99, seen_by())


def test_a_player_fits_no_description_of_objects() -> None:
    assert not query.fits(Table().game, ANYTHING, "alice", seen_by())


def test_an_unknown_comparison_is_named() -> None:
    table = Table()
    bear = table.put(creature())
    with pytest.raises(ValueError, match="=>"):
        query.fits(table.game, Filter(power=Compare("=>", 2)), bear, seen_by())


# -- players ------------------------------------------------------------------------------------------------------------------


def two_teams() -> Game:
    table = Table("alice", "bob", "carol", "dave")
    teams = (Team("a", ("alice", "carol"), 30), Team("b", ("bob", "dave"), 25))
    return table.game.change(teams=teams)


def meant(game: Game, which: Who, ctx: Context) -> list[str]:
    return [p for p in game.seats if query.who(game, which, p, ctx)]


def test_words_for_players() -> None:  # 109.5, 102.2
    table = Table("alice", "bob", "carol")
    curse = table.put(enchantment("Curse"), "bob", attached_to="carol")
    event = LifeGained(player="alice", amount=1)
    ctx = seen_by(curse, "bob", event=event)
    assert meant(table.game, Who.YOU, ctx) == ["bob"]
    assert meant(table.game, Who.OPPONENT, ctx) == ["alice", "carol"]
    assert meant(table.game, Who.NOT_YOU, ctx) == ["alice", "carol"]
    assert meant(table.game, Who.ANYONE, ctx) == ["alice", "bob", "carol"]
    assert meant(table.game, Who.ACTIVE, ctx) == ["alice"]
    assert meant(table.game, Who.ENCHANTED, ctx) == ["carol"]
    assert meant(table.game, Who.EVENT, ctx) == ["alice"]
    assert meant(table.game, Who.EVENT, seen_by(curse, "bob")) == []


def test_teammates_are_neither_you_nor_opponents() -> None:  # 102.3, 805.4a
    game = two_teams()
    ctx = seen_by(controller="alice")
    assert meant(game, Who.OPPONENT, ctx) == ["bob", "dave"]
    assert meant(game, Who.NOT_YOU, ctx) == ["bob", "carol", "dave"]
    assert meant(game, Who.ACTIVE, ctx) == ["alice", "carol"]
    assert query.players(game, EachOpponent(), ctx) == ("bob", "dave")
    assert query.value(game, LifeOf(You()), seen_by(controller="carol")) == 30
    assert query.holds(game, YourTurn(), seen_by(controller="carol"))


def test_selectors_of_players() -> None:
    table = Table("alice", "bob", "carol")
    bear = table.put(creature(), "bob", owner="carol")
    table.game = table.game.with_turn(active="bob")
    aura = table.put(enchantment("Curse"), attached_to="bob")
    announced = Announced(targets=(("carol", bear), ()))
    event = DamageDealt(source=bear, to="alice", amount=1)
    ctx = seen_by(aura, "carol", announced=announced, event=event, memory={"them": ("bob", bear)})
    for selector, expected in (
        (You(), ("carol",)),
        (EachPlayer(), ("bob", "carol", "alice")),
        (EachOpponent(), ("bob", "alice")),
        (EventPlayer(), ("alice",)),
        (ControllerOf(EventSource()), ("bob",)),
        (OwnerOf(EventSource()), ("carol",)),
        (ActivePlayer(), ("bob",)),
        (Target(0), ("carol",)),
        (Target(1), ()),
        (Target(2), ()),
        (Host(), ("bob",)),
        (Remembered("them"), ("bob",)),
        (This(), ()),
    ):
        assert query.players(table.game, selector, ctx) == expected, selector


# -- objects ------------------------------------------------------------------------------------------------------------------


def test_selectors_of_objects() -> None:
    table = Table()
    bear, elf = table.put(creature()), table.put(creature("Elf", 1, 1), "bob")
    card = table.put(creature(), zone=Zone.EXILE)
    aura = table.put(enchantment("Aura"), attached_to=bear, linked={"exiled": (card,)})
    announced = Announced(targets=((bear, "bob"), (elf,)), cost_objects=(card,))
    event = DamageDealt(source=elf, to=bear, amount=1)
    ctx = seen_by(aura, announced=announced, event=event, memory={"it": (elf, "bob")}, affected=elf)
    for selector, expected in (
        (This(), (aura,)),
        (Target(0), (bear,)),
        (Target(1), (elf,)),
        (Target(2), ()),
        (Host(), (bear,)),
        (EventObject(), (bear,)),
        (EventSource(), (elf,)),
        (Affected(), (elf,)),
        (Each(CREATURE), (bear, elf)),
        (Each(CREATURE, whose=Who.OPPONENT), (elf,)),
        (Each(CREATURE, zone="exile"), (card,)),
        (Remembered("it"), (elf,)),
        (Remembered("nothing"), ()),
        (Linked("exiled"), (card,)),
        (Linked("nothing"), ()),
        (CostObject(), (card,)),
        (You(), ()),
    ):
        assert query.objects(table.game, selector, ctx) == expected, selector


def test_without_an_event_nothing_is_meant() -> None:
    game = Table().game
    for selector in (EventObject(), EventSource()):
        assert query.objects(game, selector, seen_by()) == ()
    assert query.players(game, EventPlayer(), seen_by()) == ()
    assert query.value(game, EventAmount(), seen_by()) == 0


def test_the_object_of_an_event_is_found_where_it_went() -> None:  # 603.6, 400.7
    table = Table()
    bear = table.put(creature("Bear", 2, 2), "bob", owner="alice", counters={"p1p1": 3})
    event = move_away(table, bear)
    ctx = seen_by(event=event)
    assert query.objects(table.game, EventObject(), ctx) == (event.new,)
    # What is said about it is what it was on the battlefield (603.10a).
    assert query.value(table.game, PowerOf(EventObject()), ctx) == 5
    assert query.value(table.game, CountersOn("p1p1", EventObject()), ctx) == 3
    assert query.players(table.game, ControllerOf(EventObject()), ctx) == ("bob",)
    assert query.players(table.game, OwnerOf(EventObject()), ctx) == ("alice",)


def test_what_left_again_is_found_no_more() -> None:  # 400.7
    table = Table()
    bear = table.put(creature())
    died = move_away(table, bear)
    move_away(table, died.new, Zone.EXILE)
    (found,) = query.objects(table.game, EventObject(), seen_by(event=died))
    assert found not in table.game.objects


def test_the_candidates_of_a_zone() -> None:
    table = Table()
    mine, theirs = (table.put(creature(), p, Zone.GRAVEYARD) for p in ("alice", "bob"))
    exiled = table.put(creature(), "alice", Zone.EXILE, owner="bob")
    spell = table.put(creature(), "bob", Zone.STACK)
    game = table.game
    assert query.candidates(game, CREATURE, "graveyard", None, seen_by()) == (mine, theirs)
    assert query.candidates(game, CREATURE, "graveyard", Who.YOU, seen_by()) == (mine,)
    assert query.candidates(game, CREATURE, "exile", Who.YOU, seen_by()) == ()
    assert query.candidates(game, CREATURE, "exile", Who.OPPONENT, seen_by()) == (exiled,)
    assert query.candidates(game, CREATURE, "stack", Who.OPPONENT, seen_by()) == (spell,)
    assert query.candidates(game, CREATURE, "battlefield", Who.ANYONE, seen_by()) == ()
    with pytest.raises(ValueError, match="limbo"):
        query.candidates(game, CREATURE, "limbo", None, seen_by())


# -- amounts ------------------------------------------------------------------------------------------------------------------


def test_amounts() -> None:
    table = Table()
    players = {**table.game.players, "bob": Player("bob", life=13, counters={"poison": 4, "energy": 2})}
    table.game = table.game.change(players=players)
    bear = table.put(creature("Bear", 3, 5, cost="{2}{G}"), counters={"charge": 4})
    table.put(creature("Elf", 1, 1, cost="{G}"), "bob")
    table.put(creature(), "bob", Zone.GRAVEYARD)
    game, ctx = table.game, seen_by(bear, x=6, event=DamageDealt(source=bear, to="bob", amount=7))
    for amount, expected in (
        (9, 9),
        (X(), 6),
        (Count(CREATURE), 2),
        (Count(CREATURE, whose=Who.YOU), 1),
        (Count(CREATURE, zone="graveyard", whose=Who.OPPONENT), 1),
        (CountersOn("charge", This()), 4),
        (CountersOn("time", This()), 0),
        (PlayerCounters("poison", EachOpponent()), 4),
        (PlayerCounters("energy", EventPlayer()), 2),
        (PowerOf(This()), 3),
        (ToughnessOf(This()), 5),
        (ManaValueOf(Each(CREATURE)), 4),
        (LifeOf(EventPlayer()), 13),
        (EventAmount(), 7),
        (Sum((1, X())), 7),
        (Times(X(), -1), -6),
    ):
        assert query.value(game, amount, ctx) == expected, amount


def test_x_is_as_announced_or_nothing() -> None:  # 107.3
    game = Table().game
    assert query.value(game, X(), seen_by(announced=Announced(x=3))) == 3
    assert query.value(game, X(), seen_by(announced=Announced())) == 0
    assert query.value(game, X(), seen_by()) == 0


def test_devotion_counts_symbols() -> None:  # 700.5
    table = Table()
    table.put(creature(cost="{2}{G}{G}"))
    table.put(creature(cost="{G/W}{2/G}{R/P}"))
    table.put(creature(cost="{W}{G/W}"))
    table.put(creature(cost="{G}{G}"), "bob")
    table.put(creature(cost="{G}{G}"), zone=Zone.HAND)
    for colors, expected in ((("G",), 5), (("W",), 3), (("G", "W"), 6), (("R",), 1), (("U",), 0)):
        assert query.value(table.game, Devotion(colors), seen_by()) == expected


def test_how_often_this_turn() -> None:
    table = Table()
    spells = [table.put(creature(), p, Zone.STACK) for p in ("alice", "alice", "bob")]
    table.happened(*(SpellCast(player=table.game.objects[s].controller, object=s) for s in spells))
    cast = patterns.SpellCast(CREATURE)
    assert query.value(table.game, CountThisTurn(cast), seen_by()) == 2
    assert query.holds(table.game, HappenedThisTurn(cast), seen_by(controller="bob"))
    assert not query.holds(table.game, HappenedThisTurn(patterns.LifeGained()), seen_by())


def test_what_died_this_turn_is_remembered_as_it_was() -> None:
    table = Table()
    bear, wood = table.put(creature()), table.put(forest())
    table.happened(move_away(table, wood))
    died = HappenedThisTurn(patterns.dies(CREATURE))
    assert not query.holds(table.game, died, seen_by())
    table.happened(move_away(table, bear))
    assert query.holds(table.game, died, seen_by())


# -- conditions ---------------------------------------------------------------------------------------------------------------


def test_conditions() -> None:
    table = Table()
    bear = table.put(
        creature(), announced=Announced(additional=("kicker",)), choices={"tribute": True, "option": "Khans"}
    )
    elf = table.put(creature("Elf", 1, 1))
    ctx = seen_by(bear, event=DamageDealt(source=bear, to=elf, amount=2))
    true, false = YourTurn(), Not(YourTurn())
    for condition, expected in (
        (Is(Count(CREATURE), Compare(">=", 2)), True),
        (Is(Count(CREATURE), Compare("<", 2)), False),
        (Exists(CREATURE), True),
        (Exists(CREATURE, at_least=3), False),
        (Exists(CREATURE, zone="hand"), False),
        (SourceIs(Filter(name="Bear")), True),
        (SourceIs(Filter(name="Elf")), False),
        (EventObjectIs(Filter(name="Elf")), True),
        (EventObjectIs(THIS), False),
        (Kicked(), True),
        (Kicked("multikicker"), False),
        (Chose("tribute"), True),
        (Chose("option", "Khans"), True),
        (Chose("option", "Dragons"), False),
        (true, True),
        (false, False),
        (All((true, true)), True),
        (All((true, false)), False),
        (OneOf((false, true)), True),
        (OneOf((false, false)), False),
    ):
        assert query.holds(table.game, condition, ctx) is expected, condition


def test_the_spell_that_resolves_was_kicked() -> None:
    table = Table()
    spell = table.put(creature(), zone=Zone.STACK, announced=Announced(additional=("kicker",)))
    assert query.holds(table.game, Kicked(), seen_by(spell, announced=table.game.objects[spell].announced))


def test_the_object_of_an_event_that_left_the_battlefield_is_as_it_was_there() -> None:
    table = Table()
    bear = table.put(creature(), counters={"p1p1": 1})
    ctx = seen_by(event=move_away(table, bear))
    assert query.holds(table.game, EventObjectIs(Filter(counter="p1p1")), ctx)


def test_the_object_of_an_event_that_entered_is_as_it_is() -> None:
    table = Table()
    card = table.put(creature(), zone=Zone.HAND)
    event = move_away(table, card, Zone.BATTLEFIELD)
    assert query.holds(table.game, EventObjectIs(CREATURE), seen_by(event=event))
    assert not query.holds(table.game, EventObjectIs(CREATURE), seen_by(event=LifeGained(player="alice", amount=1)))


@pytest.mark.parametrize(
    ("event", "source"),
    [
        (Targeted(target=1, by=3, player="bob"), 3),
        (ManaAdded(player="bob", source=4, mana=(Mana("G"),)), 4),
        (LifeGained(player="bob", amount=1, cause=5), 5),
        (LifeGained(player="bob", amount=1), None),
    ],
)
def test_the_source_of_an_event(event: Event, source: int | None) -> None:
    expected = () if source is None else (source,)
    assert query.objects(Table().game, EventSource(), seen_by(event=event)) == expected


# -- nothing is left out ------------------------------------------------------------------------------------------------------


def pieces(module: ModuleType, base: type) -> Iterator[type]:
    for piece in vars(module).values():
        if (
            inspect.isclass(piece)
            and issubclass(piece, base)
            and piece is not base
            and piece.__module__ == module.__name__
        ):
            yield piece


def test_every_amount_condition_selector_pattern_and_change_has_its_rule() -> None:
    assert set(pieces(amounts, amounts.Amount)) == set(query._VALUES)
    assert set(pieces(amounts, amounts.Condition)) == set(conditions._CONDITIONS)
    # A choice is made by players, as the ability resolves.
    assert set(pieces(selectors, selectors.Selector)) == set(query._OBJECTS) | set(query._PLAYERS) | {Choice}
    assert set(pieces(patterns, patterns.Pattern)) == set(matching._PATTERNS) | {patterns.AnyOf}
    made = set(pieces(statics, statics.Change))
    assert made == set(changes._LAYERS) | {statics.DefinePT}
    assert made == set(changes._FUNCTIONS) | {statics.DefinePT, statics.Grant}


def test_every_word_for_players_and_every_field_of_a_description_has_its_rule() -> None:
    assert set(filters.Who) == set(context._MEANT)
    known = set(descriptions._BY_IDENTITY) | set(descriptions._BY_CHARACTERISTICS) | set(descriptions._BY_LOOKING)
    assert set(Filter.__struct_fields__) == known


def test_what_has_no_rule_is_named() -> None:
    class Dozen(amounts.Amount, frozen=True):
        pass

    class Sunny(amounts.Condition, frozen=True):
        pass

    game = Table().game
    with pytest.raises(TypeError, match="Dozen"):
        query.value(game, Dozen(), seen_by())
    with pytest.raises(TypeError, match="Sunny"):
        query.holds(game, Sunny(), seen_by())
    with pytest.raises(TypeError, match="Choice"):
        query.objects(game, Choice(), seen_by())
    with pytest.raises(TypeError, match="Choice"):
        query.players(game, Choice(), seen_by())


def test_turns_and_priority_leave_the_answers_as_they_are() -> None:
    table = Table()
    token = table.put(creature(), kind=Kind.TOKEN)
    game = table.game.change(turn=replace(Turn(active="bob"), priority="bob"))
    assert query.fits(game, described(CREATURE, token=True), token, seen_by())
    assert not query.holds(game, YourTurn(), seen_by())
