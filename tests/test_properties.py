"""Drawn tables, each held to every law of `properties.laws`; and that a law notices an engine that breaks it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky
from msgspec.structs import replace
from properties import laws, mirrors
from properties.laws import Drawn, Faults

from headjudge import manifest
from headjudge.hypothesis import scenarios
from headjudge.scenario import Scenario
from headjudge.session import EngineSession
from oracle import apply, ending, events, state_based
from oracle.driver import play
from oracle.model import Game

Law = Callable[[Drawn], Faults]
QUIET = settings(
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@settings(QUIET, max_examples=30)
@given(it=laws.drawn())
def test_the_oracle_keeps_the_law(law: Law, it: Drawn) -> None:
    assert not law(it)


# -- an engine that breaks a law


@contextmanager
def changed(where: Any, name: str, value: Any) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(where, name, value) if isinstance(where, dict) else patch.setattr(where, name, value)
        yield


def in_alphabetical_order(game: Game) -> tuple[str, ...]:
    return tuple(sorted(player for player in game.seats if not game.players[player].lost))


def in_seat_order(game: Game) -> tuple[str, ...]:
    return tuple(player for player in game.seats if not game.players[player].lost)


def changed_in_place(game: Game, obj: Any) -> Game:
    game.objects[obj.id] = obj  # type: ignore[index]
    return game.change(objects=dict(game.objects))


def as_remembered(game: Game, obj: Any) -> Game:
    return replace(game, objects={**game.objects, obj.id: obj})


def one_life_more(game: Game, event: Any, before: Game) -> Game:
    return apply._life_lost(game, replace(event, amount=event.amount + 1), before)


def twice_the_counters(game: Game, event: Any, before: Game) -> Game:
    return apply._counters_put(game, replace(event, amount=2 * event.amount), before)


def by_chance(game: Game) -> tuple[str, ...]:
    return tuple(sorted(in_seat_order(game), key=lambda _: random.random()))


def more_on_larger_boards(game: Game, event: Any, before: Game) -> Game:
    return apply._mana_added(game, replace(event, mana=event.mana * len(game.battlefield)), before)


BROKEN: dict[str, tuple[Law, Callable[[], AbstractContextManager[None]]]] = {
    "order by name": (laws.under_other_names, lambda: changed(Game, "apnap", in_alphabetical_order)),
    "order by seat": (laws.from_another_seat, lambda: changed(Game, "apnap", in_seat_order)),
    "values that change": (laws.sound, lambda: changed(Game, "with_object", changed_in_place)),
    "stale characteristics": (laws.sound, lambda: changed(Game, "with_object", as_remembered)),
    "life that is not accounted for": (laws.sound, lambda: changed(apply._EFFECTS, events.LifeLost, one_life_more)),
    "mana that stays": (laws.sound, lambda: changed(apply._EFFECTS, events.PoolEmptied, lambda game, *_: game)),
    "counters twice": (
        laws.sound_in_every_way,
        lambda: changed(apply._EFFECTS, events.CountersPut, twice_the_counters),
    ),
    "no legend rule, once": (laws.sound, lambda: changed(state_based, "check", lambda game: (yield from never(game)))),
    "left to chance": (laws.as_a_scenario, lambda: changed(Game, "apnap", by_chance)),
    "counts what is there": (
        laws.beside_an_idle_land,
        lambda: changed(apply._EFFECTS, events.ManaAdded, more_on_larger_boards),
    ),
}


def never(game: Game) -> Any:
    yield from ()
    return game, False


@pytest.mark.parametrize("broken", BROKEN)
def test_a_law_notices_an_engine_that_breaks_it(broken: str) -> None:
    law, breaking = BROKEN[broken]

    @settings(QUIET, max_examples=300, phases=[Phase.generate])
    @given(it=laws.drawn())
    def keeps(it: Drawn) -> None:
        assert not law(it)

    with breaking(), pytest.raises((AssertionError, Flaky)):
        keeps()


def bare(players: int) -> dict[str, Any]:
    """A table on which nobody can do anything but pass; the first player has no library, and is about to draw."""
    seats = ("alice", "bob", "carol")[:players]
    zones: dict[str, list[Any]] = {zone: [] for zone in ("hand", "graveyard", "exile", "battlefield")}
    library = {seat: ["Forest"] * 3 if seat != "alice" else [] for seat in seats}
    entries = [{"id": seat, "library": library[seat], **{zone: list(zones[zone]) for zone in zones}} for seat in seats]
    return {"turn": {"active": "alice", "step": "upkeep"}, "players": entries}


def test_who_has_lost_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = bare(3)
    table["players"][0]["battlefield"] = ["Forest"]
    assert laws.sound(Drawn(table, [], (1,) * 20)) == []
    monkeypatch.setattr(ending, "cease", lambda game, _: game)
    told = laws.sound(Drawn(table, [], (1,) * 20))
    assert told is not None
    assert any("is there, and alice is not" in each for each in told)


def test_a_trace_is_held_to_rules_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "locked_rules", lambda: frozenset({"117.3d"}))
    told = laws.with_or_without_a_trace(Drawn(bare(2), [], (1, 1)))
    assert told is not None
    assert "the trace cites 117.5, which is no rule that is cited anywhere" in told


# -- alone, and among others


@settings(QUIET, max_examples=1, phases=[Phase.generate])
@given(documents=st.lists(scenarios(players=(2, 4)), min_size=25, max_size=25))
def test_a_scenario_is_played_as_if_it_were_alone(documents: list[dict[str, Any]]) -> None:
    checked = [Scenario.checked(document, "drawn") for document in documents]
    with EngineSession(manifest.load("oracle")) as session:
        there = [session.play(scenario, trace=True).response for scenario in checked]
    for scenario, response in reversed(list(zip(checked, there, strict=True))):
        here = play(scenario.table, scenario.script, True)
        assert response is not None
        assert response.setup == here["setup"]
        assert list(response.steps) == here["steps"]


def test_renaming_renames_everything() -> None:
    plain = mirrors.Plain({"alice": "zoe"})
    game = Game(seats=("alice",), players={}, turn=None)  # type: ignore[arg-type]
    assert plain.of(game)["seats"] == ("zoe",)
