"""Breaking the oracle shows: each misreading of the rules fails scenarios of the ruling that it gets wrong, and they name it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from headjudge.gherkin.compile import compile_folder
from headjudge.resources import folder
from headjudge.scenario import Scenario
from headjudge.verdict import Verdict
from oracle import descriptions, layers, road, triggers
from oracle.events import Event, Moved
from oracle.model import Characteristics, Game, Zone
from tests.in_process import judged

Patch = Callable[[pytest.MonkeyPatch], None]


@cache
def scenarios() -> tuple[Scenario, ...]:
    return tuple(compile_folder(folder("features")))


def failing_paragraphs() -> set[str]:
    """The paragraphs of the ledger in which a scenario fails, by its claims."""
    judgements = judged(scenarios())
    failed = [s for s in scenarios() if judgements[s.id].verdict is not Verdict.PASS]
    return {claim.rstrip("abcdefghijklmnopqrstuvwxyz") for s in failed for claim in s.claims}


def nothing_stops_triggers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(triggers, "stopped_by", lambda *_, **__: None)


def printed_types_are_read(patch: pytest.MonkeyPatch) -> None:
    def known(game: Game, oid: int) -> Characteristics:
        return replace(layers.known(game, oid), types=frozenset(game.find(oid).face.types))

    patch.setattr(descriptions, "layers", SimpleNamespace(known=known))


def permanents_enter_one_by_one(patch: pytest.MonkeyPatch) -> None:
    together = road.happen

    def happen(game: Game, events: Sequence[Event]) -> Any:
        entering = [e for e in events if isinstance(e, Moved) and e.to is Zone.BATTLEFIELD]
        if len(entering) < 2:
            return (yield from together(game, events))
        happened: list[Event] = []
        for event in events:
            one = yield from together(game, [event])
            game = one.game
            happened += one.events
        return road.Happened(game, tuple(happened))

    patch.setattr(road, "happen", happen)


MISREADINGS: dict[str, tuple[Patch, set[str]]] = {
    "nothing stops abilities from triggering": (
        nothing_stops_triggers,
        {"tocatli.2", "tocatli.4", "tocatli.5", "tocatli.6"},
    ),
    "printed types are read": (printed_types_are_read, {"tocatli.6"}),
    "permanents enter one by one": (permanents_enter_one_by_one, {"tocatli.4"}),
}


def test_the_oracle_as_it_is_passes() -> None:
    assert failing_paragraphs() == set()


@pytest.mark.parametrize("name", MISREADINGS)
def test_a_misreading_fails_the_ruling_that_it_gets_wrong(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    misread, paragraphs = MISREADINGS[name]
    misread(monkeypatch)
    assert failing_paragraphs() >= paragraphs
