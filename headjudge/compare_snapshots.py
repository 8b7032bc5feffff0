"""Where an engine's game differs from the oracle's outside of what a scenario checks: no verdict, but a place to look at.

The files of steps beside two reports have every snapshot whole. Of each scenario that both have played, and that is the same in
both, the first difference is told that no check looks at. What one of the two does not report, or could not show, is not
compared, and neither is what comes after the step at which one of them ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge.judge_paths import AMOUNTS, normal, unordered
from headjudge.parts import OBJECT_FIELDS, PLAYER_FIELDS, STACK_FIELDS, TEAM_FIELDS
from headjudge.report.reader import Report
from headjudge.report.steps import read_steps
from headjudge.scenario import Scenario
from headjudge.verdict import NOTHING_THERE

__all__ = ["SnapshotDifference", "differences", "first_differences", "places_checked"]

Document = Mapping[str, Any]
Places = frozenset[tuple[int, str]]

_PLAIN: Final = ("step", "turn", "active")
_NAMED: Final = (("players", "id", PLAYER_FIELDS), ("teams", "id", TEAM_FIELDS), ("objects", "handle", OBJECT_FIELDS))


class SnapshotDifference(msgspec.Struct, frozen=True):
    """The first place in a scenario where two engines show different games, and no check looks."""

    id: str
    step: int
    """After which step; 0 is the set-up."""
    path: str
    oracle: Any
    engine: Any


def places_checked(scenario: Scenario) -> Places:
    """The steps and paths that the checks of a scenario look at."""
    return frozenset((check["after"], check["path"]) for check in scenario.checks if "path" in check)


def first_differences(
    oracle: Report,
    oracle_steps: Path,
    engine: Report,
    engine_steps: Path,
    *,
    checked: Mapping[str, Places],
    present: Callable[[str], str],
) -> Iterator[SnapshotDifference]:
    """The first difference of each scenario in which two engines' games differ, in the order of the engine's report.

    In: two reports with their files of steps; by a scenario's digest the places that its checks look at, as far as they are
    known; and what gives the present id for one of a report. The place at which the engine fails belongs to the verdict, and
    is never told. Raises HeadJudgeError if a file of steps cannot be read.
    """
    games = {line["digest"]: line for line in read_steps(oracle, oracle_steps)}
    failed = {line["id"]: _place_failed(line["divergence"]) for line in engine.results if line["divergence"]}
    for line in read_steps(engine, engine_steps):
        ours = games.get(line["digest"])
        # The digest says that the games are the same, and two scenarios may have the same game.
        if ours is None:
            continue
        looked_at = checked.get(line["digest"], frozenset()) | failed.get(line["id"], frozenset())
        first = _first(ours, line, looked_at)
        if first is not None:
            yield SnapshotDifference(present(line["id"]), *first)


def _place_failed(divergence: Document) -> Places:
    path = divergence["path"]
    # A check on objects that are told by their fields, and not by a path, looks at the objects.
    return frozenset({(divergence["step"], path if path.startswith("/") else "/objects")})


def _first(ours: Document, theirs: Document, looked_at: Places) -> tuple[int, str, Any, Any] | None:
    pairs = [(ours["setup"], theirs["setup"])]
    pairs += [
        (mine["snapshot"], other["snapshot"]) for mine, other in zip(ours["steps"], theirs["steps"], strict=False)
    ]
    for step, (mine, other) in enumerate(pairs):
        if mine is None or other is None:
            continue
        for path, expected, observed in differences(mine, other):
            if not any(step == at and _one_within_the_other(path, seen) for at, seen in looked_at):
                return step, path, expected, observed
    return None


def _one_within_the_other(one: str, other: str) -> bool:
    return f"{one}/".startswith(f"{other}/") or f"{other}/".startswith(f"{one}/")


def differences(mine: Document, other: Document) -> Iterator[tuple[str, Any, Any]]:
    """All differences of two snapshots in the parts that both have: path, what the one shows, what the other."""
    for field in _PLAIN:
        yield from _field(mine, other, field, "")
    for root, name, fields in _NAMED:
        if root in mine and root in other:
            yield from _entries(mine[root], other[root], f"/{root}", name, fields)
    if "stack" in mine and "stack" in other:
        yield from _stack(mine["stack"], other["stack"])


def _entries(
    mine: list[Document], other: list[Document], path: str, name: str, fields: tuple[str, ...]
) -> Iterator[tuple[str, Any, Any]]:
    ours, theirs = ({each[name]: each for each in side if each[name] is not None} for side in (mine, other))
    for key in dict.fromkeys([*ours, *theirs]):
        within = f"{path}/{_escaped(key)}"
        if key in ours and key in theirs:
            for field in fields:
                yield from _field(ours[key], theirs[key], field, within)
        else:
            yield within, ours.get(key, NOTHING_THERE), theirs.get(key, NOTHING_THERE)
    yield from _nameless(mine, other, path, name, fields)


def _nameless(
    mine: list[Document], other: list[Document], path: str, name: str, fields: tuple[str, ...]
) -> Iterator[tuple[str, Any, Any]]:
    """Objects that nothing tells apart, compared as what there is of them, in the fields that all of them have."""
    sides = [[each for each in side if each[name] is None] for side in (mine, other)]
    shared = [field for field in fields if all(field in each for side in sides for each in side)]
    ours, theirs = (unordered([normal({key: each[key] for key in shared}) for each in side]) for side in sides)
    for each in list(ours):
        if each in theirs:
            ours.remove(each)
            theirs.remove(each)
    if ours or theirs:
        yield path, ours, theirs


def _stack(mine: list[Document], other: list[Document]) -> Iterator[tuple[str, Any, Any]]:
    if len(mine) != len(other):
        yield "/stack", [_on_stack(each) for each in mine], [_on_stack(each) for each in other]
        return
    for place, (ours, theirs) in enumerate(zip(mine, other, strict=True)):
        for field in STACK_FIELDS:
            yield from _field(ours, theirs, field, f"/stack/{place}")


def _on_stack(entry: Document) -> dict[str, Any]:
    return {field: entry.get(field) for field in ("kind", "source")}


def _field(mine: Document, other: Document, field: str, path: str) -> Iterator[tuple[str, Any, Any]]:
    if field not in mine or field not in other:
        return
    ours, theirs = normal(mine[field], field), normal(other[field], field)
    if ours == theirs:
        return
    if field in AMOUNTS:
        for kind in sorted({*ours, *theirs}):
            if ours.get(kind, 0) != theirs.get(kind, 0):
                yield f"{path}/{field}/{_escaped(kind)}", ours.get(kind, 0), theirs.get(kind, 0)
    else:
        yield f"{path}/{field}", ours, theirs


def _escaped(word: str) -> str:
    return word.replace("~", "~0").replace("/", "~1")
