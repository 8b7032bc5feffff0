"""Misreadings of what triggers as permanents enter: what stops it, what it looks at, what enters at once."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from oracle import descriptions, layers, road, triggers
from oracle.events import Event, Moved
from oracle.model import Characteristics, Game, Zone
from tests.misreadings import Misreading


def nothing_stops_triggers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(triggers, "stopped_by", lambda *_, **__: None)


def printed_types_are_read(patch: pytest.MonkeyPatch) -> None:
    def known(game: Game, oid: int) -> Characteristics:
        return replace(layers.known(game, oid), types=frozenset(game.find(oid).face.types))

    patch.setattr(descriptions, "layers", SimpleNamespace(known=known))


def permanents_enter_one_by_one(patch: pytest.MonkeyPatch) -> None:
    together = road.happen

    def happen(game: Game, events: Sequence[Event]) -> Any:
        if sum(isinstance(e, Moved) and e.to is Zone.BATTLEFIELD for e in events) < 2:
            return (yield from together(game, events))
        happened: list[Event] = []
        for event in events:
            one = yield from together(game, [event])
            game = one.game
            happened += one.events
        return road.Happened(game, tuple(happened))

    patch.setattr(road, "happen", happen)


MISREADINGS = {
    "nothing stops abilities from triggering": Misreading(
        nothing_stops_triggers, ("tocatli.2", "tocatli.4", "tocatli.5", "tocatli.6")
    ),
    "printed types are read instead of the permanent's": Misreading(printed_types_are_read, ("tocatli.6",)),
    "permanents enter one by one": Misreading(permanents_enter_one_by_one, ("tocatli.4",)),
}
