"""State triggers (603.8), abilities that trigger on other abilities' triggering (603.3b), and what copies are otherwise (707.9)."""

from __future__ import annotations

from msgspec.structs import replace
from oracle_games import Table, creature, permanent, play

from oracle import layers, priority, road
from oracle.copying import excepted
from oracle.events import CountersPut, CountersRemoved, Entering, Moved
from oracle.model import Game, Zone
from oracle.resolve import counter, resolve_top
from oracle.vocabulary.abilities import Face, Keyword, Static, Triggered
from oracle.vocabulary.amounts import Exists, Not
from oracle.vocabulary.copies import Except
from oracle.vocabulary.filters import ANYTHING, THIS, described
from oracle.vocabulary.instructions import Draw, GainLife, PutCounters
from oracle.vocabulary.patterns import AbilityTriggers, StateIs, enters
from oracle.vocabulary.statics import Continuous, SetColors, TriggersAgain

EMPTY = StateIs(Not(Exists(described(THIS, counter="charge"))))
BATTERY = permanent("Battery", Triggered(EMPTY, GainLife(1)), types=("artifact",))
REFILLED = permanent("Refilled", Triggered(EMPTY, PutCounters("charge")), types=("artifact",))


def received(game: Game) -> Game:
    return play(priority.receive(game, "alice"))


def happened(game: Game, *events: object) -> Game:
    return play(road.happen(game, events)).game  # type: ignore[arg-type]


def test_it_triggers_as_soon_as_the_state_is_true() -> None:
    table = Table()
    battery = table.put("alice", BATTERY, counters={"charge": 1})
    game = received(table.game)
    assert game.stack == ()
    game = happened(game, CountersRemoved(on=battery, kind="charge", amount=1))
    # Meanwhile the state is another: it has triggered all the same.
    game = happened(game, CountersPut(on=battery, kind="charge", amount=1, player="alice"))
    assert len(received(game).stack) == 1


def test_it_triggers_once_until_it_has_left_the_stack() -> None:
    table = Table()
    table.put("alice", BATTERY)
    game = received(table.game)
    assert len(game.stack) == 1
    game = received(game)
    assert len(game.stack) == 1
    game = received(play(resolve_top(game)))
    assert (len(game.stack), game.life("alice")) == (1, 21)  # the state is still true
    game = received(play(counter(game, game.stack[0], 0)))
    assert (len(game.stack), game.life("alice")) == (1, 21)


def test_it_stops_when_the_state_is_no_longer_true() -> None:
    table = Table()
    table.put("alice", REFILLED)
    game = received(table.game)
    game = received(play(resolve_top(game)))
    assert game.stack == ()


def test_what_triggers_abilities_again_knows_it_too() -> None:
    table = Table()
    table.put("alice", BATTERY)
    table.put("alice", permanent("Echo", Static((TriggersAgain(None),))))
    game = play(priority.receive(table.game, "alice"), lambda decision: decision.options)
    assert len(game.stack) == 2


def test_what_triggers_on_triggering_goes_onto_the_stack_last() -> None:
    table = Table()
    table.put("bob", permanent("Watcher", Triggered(AbilityTriggers(enters(ANYTHING)), Draw())))
    bear = table.put("alice", creature("Bear", 2, 2, Triggered(enters(), GainLife(1))), Zone.HAND)
    arriving = Moved(
        object=bear, origin=Zone.HAND, to=Zone.BATTLEFIELD, player="alice", entering=Entering(controller="alice")
    )
    game = received(happened(table.game, arriving))
    assert [game.objects[oid].controller for oid in game.stack] == ["bob", "alice"]
    seen = game.objects[game.stack[0]].event
    assert seen is not None
    assert getattr(seen, "object", None) == game.stack[1]


def test_a_copy_in_other_colours_does_not_define_its_own() -> None:  # 707.9d
    face = Face(
        name="Drone",
        types=("creature",),
        cost="{1}{R}",
        power=1,
        toughness=1,
        lines=(Keyword("devoid"), (Keyword("flying"), Static((Continuous((SetColors(("B",)),)),), defines=True))),
    )
    changed = excepted(face, Except(subtypes=("Zombie",), colors=("W",), without_cost=True))
    assert (changed.colors, changed.cost, changed.subtypes) == (("W",), None, ("Zombie",))
    assert changed.lines == ((), Keyword("flying"))
    table = Table()
    oid = table.put("alice", replace(face, lines=changed.lines, colors=("W",)))
    assert layers.view(table.game, oid).colors == {"W"}
    kept = excepted(face, Except(types=("artifact",)))
    assert (kept.types, kept.lines) == (("creature", "artifact"), face.lines)
