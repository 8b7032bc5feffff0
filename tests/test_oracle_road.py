"""The one road for every change: what can't happen, what is replaced, what happens at once, what triggers on it."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import layers, road
from oracle.events import (
    CountersPut,
    DamageDealt,
    Destroyed,
    Drew,
    Entering,
    Event,
    LifeGained,
    LifeLost,
    Moved,
    Sacrificed,
    TokensMade,
)
from oracle.model import Game, Zone
from oracle.trace import lines_since
from oracle.vocabulary.abilities import Static, Triggered
from oracle.vocabulary.filters import ANYTHING, CREATURE, ENCHANTMENT, Who, described
from oracle.vocabulary.instructions import Draw, GainLife
from oracle.vocabulary.patterns import CountersPut as CountersPattern
from oracle.vocabulary.patterns import DamageDealt as DamagePattern
from oracle.vocabulary.patterns import LifeGained as LifeGainedPattern
from oracle.vocabulary.patterns import Sacrificed as SacrificedPattern
from oracle.vocabulary.patterns import TokensCreated, ZoneChange, dies, enters
from oracle.vocabulary.rewrites import Elsewhere, EntersTapped, EntersWithCounters, Increase, Multiply, Prevent
from oracle.vocabulary.statics import Cant, CausesNoTrigger, Continuous, Replace, SetTypes, TriggersAgain
from tests.oracle_games import Table, creature, names, permanent, play

BEAR = creature("Bear", 2, 2, cost="{1}{G}")


def happen(game: Game, *events: Event, answers: tuple[Any, ...] = ()) -> Game:
    return play(road.happen(game, events), *answers).game


def happened(game: Game, *events: Event) -> list[str]:
    return [type(e).__name__ for e in play(road.happen(game, events)).events]


def entering(table: Table, oid: int, controller: str = "alice") -> Moved:
    obj = table.game.objects[oid]
    return Moved(
        object=oid, origin=obj.zone, to=Zone.BATTLEFIELD, player=obj.owner, entering=Entering(controller=controller)
    )


def going(table: Table, oid: int, to: Zone) -> Moved:
    obj = table.game.objects[oid]
    return Moved(object=oid, origin=obj.zone, to=to, player=obj.owner)


def static(*parts: Any) -> Static:
    return Static(parts)


# -- objects and zones (400.7) ------------------------------------------------------------------------------------------------


def test_an_object_that_changes_zones_is_a_new_object_and_is_remembered_as_it_was() -> None:
    table = Table()
    bear = table.put("alice", BEAR, counters={"p1p1": 2}, tapped=True)
    game = happen(table.game, going(table, bear, Zone.HAND))
    (new,) = game.zone(Zone.HAND, "alice")
    assert new != bear
    assert bear not in game.objects
    assert game.objects[new].counters == {}
    assert game.objects[new].card == game.gone[bear].object.card
    assert game.gone[bear].characteristics.power == 4  # last known information counts its counters (608.2h)


def test_the_game_from_before_an_event_is_as_it_was() -> None:
    table = Table()
    bear = table.put("alice", BEAR)
    before = table.game
    happen(before, Destroyed(object=bear))
    assert before.battlefield == (bear,)
    assert before.zone(Zone.GRAVEYARD, "alice") == ()


# -- can't (614.17) -----------------------------------------------------------------------------------------------------------

NO_COUNTERS = permanent("No Counters", static(Cant(CountersPattern(on=CREATURE))))


def test_what_cant_happen_does_not_and_cannot_be_replaced() -> None:
    table = Table()
    bear = table.put("alice", BEAR)
    table.put("alice", NO_COUNTERS)
    table.put("alice", permanent("Doubler", static(Replace(CountersPattern(on=CREATURE), Multiply(2)))))
    event = CountersPut(on=bear, kind="p1p1", amount=1, player="alice")
    assert happened(table.game, event) == []
    assert happen(table.game, event).objects[bear].counters == {}


def test_the_same_counters_are_put_where_nothing_forbids_it() -> None:
    table = Table()
    bear = table.put("alice", BEAR)
    table.put("alice", permanent("Doubler", static(Replace(CountersPattern(on=CREATURE), Multiply(2)))))
    game = happen(table.game, CountersPut(on=bear, kind="p1p1", amount=1, player="alice"))
    assert game.objects[bear].counters == {"p1p1": 2}


def test_what_is_replaced_by_something_impossible_is_gone_all_the_same() -> None:  # 614.6
    from oracle.vocabulary.rewrites import PutCountersInstead

    table = Table()
    bear = table.put("bob", BEAR)
    source = table.put("alice", BEAR)
    table.put("alice", NO_COUNTERS)
    table.put("alice", permanent("Mage", static(Replace(DamagePattern(to=CREATURE), PutCountersInstead("m1m1")))))
    game = happen(table.game, DamageDealt(source=source, to=bear, amount=2))
    assert game.objects[bear].damage == 0
    assert game.objects[bear].counters == {}


@pytest.mark.parametrize("amount", [0, -1])
def test_no_damage_is_dealt_and_no_life_gained_by_nothing(amount: int) -> None:  # 120.8, 119.10
    table = Table()
    bear = table.put("alice", BEAR)
    assert happened(table.game, DamageDealt(source=bear, to="bob", amount=amount)) == []
    assert happened(table.game, LifeGained(player="bob", amount=amount)) == []


# -- entering, modified (614.1c, 614.12) --------------------------------------------------------------------------------------


def test_its_own_effect_modifies_how_a_permanent_enters() -> None:
    table = Table()
    ghoul = table.put("alice", creature("Ghoul", 2, 2, static(Replace(enters(), EntersTapped()))), Zone.HAND)
    game = happen(table.game, entering(table, ghoul))
    (new,) = game.battlefield
    assert game.objects[new].tapped


def test_another_permanents_effect_modifies_what_enters_but_not_itself_nor_what_enters_beside_it() -> None:
    orb = permanent("Orb", static(Replace(enters(ANYTHING), EntersTapped())))
    table = Table()
    first, second = table.put("alice", orb, Zone.HAND), table.put("alice", BEAR, Zone.HAND)
    game = happen(table.game, entering(table, first), entering(table, second))
    assert [game.objects[oid].tapped for oid in game.battlefield] == [False, False]
    late = Table()
    late.put("alice", orb)
    bear = late.put("alice", BEAR, Zone.HAND)
    game = happen(late.game, entering(late, bear))
    assert game.objects[game.battlefield[-1]].tapped


def test_a_permanent_that_loses_its_abilities_as_it_enters_is_not_modified_by_them() -> None:
    from oracle.vocabulary.statics import LoseAllAbilities

    table = Table()
    table.put("bob", permanent("Humbler", static(Continuous((LoseAllAbilities(),), CREATURE))))
    ghoul = table.put("alice", creature("Ghoul", 2, 2, static(Replace(enters(), EntersTapped()))), Zone.HAND)
    game = happen(table.game, entering(table, ghoul))
    assert not game.objects[game.battlefield[-1]].tapped


def test_effects_look_at_what_enters_as_it_would_be_once_there() -> None:
    table = Table()
    table.put("bob", permanent("Animator", static(Continuous((SetTypes(("creature",)),), ENCHANTMENT))))
    table.put(
        "bob",
        permanent("Creatures enter tapped", static(Replace(enters(CREATURE), EntersTapped())), types=("artifact",)),
    )
    shrine = table.put("alice", permanent("Shrine"), Zone.HAND)
    game = happen(table.game, entering(table, shrine))
    assert game.objects[game.battlefield[-1]].tapped


def test_counters_that_a_permanent_enters_with_are_replaced_in_the_order_chosen() -> None:  # 616.1
    scales = permanent("One More", static(Replace(CountersPattern(on=CREATURE), Increase(1))))
    season = permanent("Twice", static(Replace(CountersPattern(on=CREATURE), Multiply(2))))
    hydra = creature("Hydra", 0, 0, static(Replace(enters(), EntersWithCounters("p1p1", 1))))
    for first, expected in (("One More", 4), ("Twice", 3)):
        table = Table()
        more, twice = table.put("alice", scales), table.put("alice", season)
        oid = table.put("alice", hydra, Zone.HAND)
        wanted = more if first == "One More" else twice

        def choose(decision: Any, wanted: int = wanted) -> Any:
            assert decision.kind == "replacement-order"
            assert decision.player == "alice"
            return tuple(o for o in decision.options if o.source == wanted)

        game = happen(table.game, entering(table, oid), answers=(choose,))
        assert game.objects[game.battlefield[-1]].counters == {"p1p1": expected}


def test_counters_that_cant_be_put_are_not_there_as_it_enters() -> None:  # 614.17d
    hydra = creature("Hydra", 1, 1, static(Replace(enters(), EntersWithCounters("p1p1", 1))))
    table = Table()
    table.put("bob", NO_COUNTERS)
    oid = table.put("alice", hydra, Zone.HAND)
    game = happen(table.game, entering(table, oid))
    assert game.objects[game.battlefield[-1]].counters == {}


def test_a_forbidding_permanent_does_not_stop_counters_of_what_enters_beside_it() -> None:  # 614.17a, 614.12
    hydra = creature("Hydra", 1, 1, static(Replace(enters(), EntersWithCounters("p1p1", 1))))
    table = Table()
    forbids, oid = table.put("alice", NO_COUNTERS, Zone.HAND), table.put("alice", hydra, Zone.HAND)
    game = happen(table.game, entering(table, forbids), entering(table, oid))
    assert [dict(game.objects[o].counters) for o in game.battlefield] == [{}, {"p1p1": 1}]


# -- replacement (614, 616) and prevention (615) -------------------------------------------------------------------------------


def test_going_elsewhere_instead_is_not_dying() -> None:  # 614.6, 603.2g
    table = Table()
    bear = table.put("alice", BEAR)
    table.put("bob", permanent("Void", static(Replace(ZoneChange(what=ANYTHING, to="graveyard"), Elsewhere("exile")))))
    table.put("bob", permanent("Mourner", Triggered(dies(CREATURE), GainLife(1))))
    game = happen(table.game, Destroyed(object=bear))
    assert names(game, Zone.EXILE) == ["Bear"]
    assert game.triggered == ()


def test_an_effect_has_one_chance_at_an_event() -> None:  # 614.5
    table = Table()
    table.put("alice", permanent("Twice", static(Replace(LifeGainedPattern(Who.YOU), Multiply(2)))))
    assert happen(table.game, LifeGained(player="alice", amount=3)).players["alice"].life == 26


def test_tokens_are_doubled_and_each_enters_by_itself() -> None:
    table = Table()
    table.put("alice", permanent("Season", static(Replace(TokensCreated(Who.YOU), Multiply(2)))))
    table.put("alice", permanent("Watcher", Triggered(enters(CREATURE), GainLife(1))))
    game = happen(table.game, TokensMade(player="alice", face=BEAR, amount=1))
    assert names(game, Zone.BATTLEFIELD).count("Bear") == 2
    assert len(game.triggered) == 2


def test_prevented_damage_is_not_dealt() -> None:
    table = Table()
    bear, source = table.put("alice", BEAR), table.put("bob", BEAR)
    table.put("alice", permanent("Shield", static(Replace(DamagePattern(to=CREATURE), Prevent(amount=1)))))
    assert happen(table.game, DamageDealt(source=source, to=bear, amount=3)).objects[bear].damage == 2
    assert happened(table.game, DamageDealt(source=source, to=bear, amount=1)) == []


# -- what an event contains -----------------------------------------------------------------------------------------------------


def test_a_drawing_from_an_empty_library_is_none() -> None:  # 121.4
    table = Table()
    game = happen(table.game, Drew(player="alice"))
    assert game.players["alice"].drew_from_empty
    assert happened(table.game, Drew(player="alice")) == []


@pytest.mark.parametrize(
    ("keywords", "to_player", "to_creature"),
    [
        ((), {"life": 17, "counters": {}}, {"damage": 3, "counters": {}}),
        (("infect",), {"life": 20, "counters": {"poison": 3}}, {"damage": 0, "counters": {"m1m1": 3}}),
        (("wither",), {"life": 17, "counters": {}}, {"damage": 0, "counters": {"m1m1": 3}}),
        (("deathtouch",), {"life": 17, "counters": {}}, {"damage": 3, "counters": {}, "deathtouched": True}),
    ],
)
def test_results_of_damage(keywords: tuple[str, ...], to_player: dict[str, Any], to_creature: dict[str, Any]) -> None:
    table = Table()
    source = table.put("alice", creature("Source", 3, 3, *keywords))
    wall = table.put("bob", creature("Wall", 0, 9))
    game = happen(
        table.game, DamageDealt(source=source, to="bob", amount=3), DamageDealt(source=source, to=wall, amount=3)
    )
    assert {k: getattr(game.players["bob"], k) for k in to_player} == to_player
    assert {k: getattr(game.objects[wall], k) for k in to_creature} == to_creature


def test_lifelink_gains_life_also_where_another_result_cant_happen() -> None:  # 120.3f
    table = Table()
    source = table.put("alice", creature("Source", 3, 3, "infect", "lifelink"))
    wall = table.put("bob", creature("Wall", 0, 9))
    table.put("bob", NO_COUNTERS)
    game = happen(table.game, DamageDealt(source=source, to=wall, amount=3))
    assert game.objects[wall].counters == {}
    assert game.players["alice"].life == 23


def test_deathtouch_is_noted_also_where_the_damage_has_no_result() -> None:  # 702.2b, 704.5h
    table = Table()
    source = table.put("alice", creature("Source", 1, 1, "infect", "deathtouch"))
    wall = table.put("bob", creature("Wall", 0, 9))
    table.put("bob", NO_COUNTERS)
    game = happen(table.game, DamageDealt(source=source, to=wall, amount=1))
    assert game.objects[wall].deathtouched
    assert game.objects[wall].counters == {}


def test_damage_to_a_planeswalker_removes_loyalty() -> None:
    from oracle.vocabulary.abilities import Face

    table = Table()
    source = table.put("alice", BEAR)
    walker = table.put("bob", Face("Walker", ("planeswalker",), loyalty=4), counters={"loyalty": 4})
    game = happen(table.game, DamageDealt(source=source, to=walker, amount=3))
    assert game.objects[walker].counters == {"loyalty": 1}


def test_a_planeswalker_enters_with_its_loyalty() -> None:  # 306.5b
    from oracle.vocabulary.abilities import Face

    table = Table()
    oid = table.put("alice", Face("Walker", ("planeswalker",), loyalty=4), Zone.HAND)
    game = happen(table.game, entering(table, oid))
    assert game.objects[game.battlefield[0]].counters == {"loyalty": 4}


# -- triggers: which game is asked (603.6a, 603.10) -------------------------------------------------------------------------------

WATCHER = permanent("Watcher", Triggered(enters(CREATURE), GainLife(1)))
MOURNER = permanent("Mourner", Triggered(dies(CREATURE), GainLife(1)))
SILENCE = creature("Silence", 1, 1, static(CausesNoTrigger(enters(CREATURE))))
HUSH = creature("Hush", 1, 1, static(CausesNoTrigger(dies(CREATURE))))
AGAIN = permanent("Again", static(TriggersAgain(enters(ANYTHING), described(controller=Who.YOU))))


def test_what_enters_together_sees_each_other() -> None:
    table = Table()
    watcher = table.put(
        "alice", creature("Warden", 1, 1, Triggered(enters(described(CREATURE, other=True)), GainLife(1))), Zone.HAND
    )
    bear = table.put("alice", BEAR, Zone.HAND)
    game = happen(table.game, entering(table, bear), entering(table, watcher))
    assert len(game.triggered) == 1


def test_what_stops_triggers_stops_them_for_what_enters_with_it() -> None:
    table = Table()
    table.put("alice", WATCHER)
    bear, silence = table.put("alice", BEAR, Zone.HAND), table.put("alice", SILENCE, Zone.HAND)
    assert happen(table.game, entering(table, bear), entering(table, silence)).triggered == ()
    assert len(happen(table.game, entering(table, bear)).triggered) == 1


def test_what_leaves_together_sees_each_other_die() -> None:  # 603.10a
    table = Table()
    mourner = table.put("alice", creature("Mourner", 1, 1, Triggered(dies(CREATURE), GainLife(1))))
    bear = table.put("bob", BEAR)
    game = happen(table.game, Destroyed(object=mourner), Destroyed(object=bear))
    assert len(game.triggered) == 2


def test_what_dies_together_with_what_stops_triggers_causes_none() -> None:
    table = Table()
    table.put("alice", MOURNER)
    bear, hush = table.put("bob", BEAR), table.put("bob", HUSH)
    assert happen(table.game, Destroyed(object=bear), Destroyed(object=hush)).triggered == ()
    assert len(happen(table.game, Sacrificed(player="bob", object=hush)).triggered) == 0


def test_entering_is_looked_at_afterwards_also_by_an_ability_that_looks_back() -> None:
    """A creature card that leaves a graveyard and enters as no creature is none that enters; as a creature it is."""
    from oracle.vocabulary.statics import RemoveTypes

    leaving = ZoneChange(what=CREATURE, origin="graveyard")
    for removed, times in ((("creature",), 1), ((), 0)):
        table = Table()
        table.put("alice", permanent("Watcher", Triggered(leaving, GainLife(1))))
        table.put("bob", SILENCE)
        god = creature("God", 6, 6, static(Continuous((RemoveTypes(removed),))))
        oid = table.put("alice", god, Zone.GRAVEYARD)
        assert len(happen(table.game, entering(table, oid)).triggered) == times


def test_sacrificing_is_another_event_than_dying() -> None:
    table = Table()
    table.put("alice", permanent("Devil", Triggered(SacrificedPattern(ANYTHING, Who.ANYONE), GainLife(1))))
    bear = table.put("bob", BEAR)
    table.put("bob", HUSH)
    assert len(happen(table.game, Sacrificed(player="bob", object=bear)).triggered) == 1


def test_each_that_says_so_makes_it_trigger_once_more() -> None:  # 603.2d: it adds, it does not multiply
    for doublers in range(4):
        table = Table()
        table.put("alice", WATCHER)
        for _ in range(doublers):
            table.put("alice", AGAIN)
        table.put("bob", WATCHER)
        bear = table.put("bob", BEAR, Zone.HAND)
        game = happen(table.game, entering(table, bear, "bob"))
        assert [t.controller for t in game.triggered].count("alice") == 1 + doublers
        assert [t.controller for t in game.triggered].count("bob") == 1


def test_the_ability_of_a_card_in_a_graveyard_is_no_permanents() -> None:  # 110.1
    table = Table()
    table.put("alice", AGAIN)
    table.put("alice", permanent("Ghost", Triggered(enters(CREATURE), Draw(1), zones=("graveyard",))), Zone.GRAVEYARD)
    bear = table.put("alice", BEAR, Zone.HAND)
    assert len(happen(table.game, entering(table, bear)).triggered) == 1


def test_an_ability_triggers_for_each_part_of_a_batch() -> None:  # 603.2c
    table = Table()
    table.put("alice", MOURNER)
    bears = [table.put("bob", BEAR) for _ in range(3)]
    assert len(happen(table.game, *(Destroyed(object=b) for b in bears)).triggered) == 3


def test_the_trace_says_what_stopped_a_trigger_and_by_which_rule() -> None:
    table = Table()
    table.put("alice", WATCHER)
    table.put("bob", SILENCE)
    bear = table.put("alice", BEAR, Zone.HAND)
    lines = lines_since(happen(table.game, entering(table, bear)), None)
    stopped = [line for line in lines if "Silence" in line.text]
    assert len(stopped) == 1
    assert "Watcher" in stopped[0].text
    assert {"603.2", "603.6a"} <= set(stopped[0].rules)


# -- control since when (302.6) ---------------------------------------------------------------------------------------------------


def test_a_change_of_control_is_noted_when_it_happens() -> None:
    from oracle.events import LastingBegan
    from oracle.vocabulary.statics import ControlledBy

    table = Table()
    bear = table.put("bob", BEAR)
    part = Continuous((ControlledBy("alice"),))
    begins = LastingBegan(part=part, controller="alice", source=bear, until="end-of-turn", affects=(bear,))
    game = happen(table.game, begins)
    assert layers.controller(game, bear) == "alice"
    assert game.objects[bear].controller_then == "alice"
    assert game.objects[bear].controlled_since > table.game.objects[bear].controlled_since


def test_life_paid_or_lost_is_an_event_that_triggers() -> None:
    from oracle.vocabulary.patterns import LifeLost as LifeLostPattern

    table = Table()
    table.put("alice", permanent("Leech", Triggered(LifeLostPattern(Who.OPPONENT), GainLife(1))))
    assert len(happen(table.game, LifeLost(player="bob", amount=2)).triggered) == 1
    assert len(happen(table.game, LifeLost(player="alice", amount=2)).triggered) == 0


def test_a_permanent_that_enters_as_a_copy_is_modified_by_what_it_copies() -> None:  # 707.5
    from oracle.vocabulary.rewrites import EntersAsCopy

    table = Table()
    hydra = table.put("bob", creature("Hydra", 1, 1, static(Replace(enters(), EntersWithCounters("p1p1", 2)))))
    clone = table.put("alice", creature("Clone", 0, 0, static(Replace(enters(), EntersAsCopy(CREATURE)))), Zone.HAND)
    game = happen(table.game, entering(table, clone), answers=((hydra,),))
    new = game.objects[game.battlefield[-1]]
    assert layers.view(game, new.id).name == "Hydra"
    assert new.counters == {"p1p1": 2}
