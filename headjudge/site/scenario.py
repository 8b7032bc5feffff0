"""A scenario's page: the ruling and its claims, the scenario as written, what each engine makes of it, the game step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec
from markupsafe import Markup

from headjudge import in_words
from headjudge.compare_snapshots import differences
from headjudge.explain import Account, Line, Part, account_of, lines_of
from headjudge.gherkin.ledger import Claim, Document, Paragraph
from headjudge.report.lines import TIMES
from headjudge.site import addresses
from headjudge.site.board_parts import Board
from headjudge.site.boards import board_of, boards_of
from headjudge.site.differences import Compared, compared
from headjudge.site.feature_text import highlighted
from headjudge.site.model import NOT_PLAYED, Column, Row, Site
from headjudge.verdict import Verdict

__all__ = ["Difference", "Elsewhere", "Moment", "Result", "Ruled", "ScenarioPage", "difference_of", "elsewhere", "view"]

Json = Mapping[str, Any]

_MOST_ELSEWHERE: Final = 12


class Ruled(msgspec.Struct, frozen=True):
    """A ruling, with those of its claims that the scenario shows."""

    document: Document
    paragraph: Paragraph
    claims: tuple[Claim, ...]


class Elsewhere(msgspec.Struct, frozen=True):
    """A place in which an engine's game is other than the one that is drawn for comparison."""

    place: str
    drawn: str
    engine: str


class Difference(msgspec.Struct, frozen=True):
    """Where a game is not as expected."""

    step: int
    when: str
    """After what: the step in words."""
    path: str
    place: str
    """The path in words."""
    values: Compared
    board: Board | None
    """The engine's own board at that moment, the place marked; None if the engine shows none."""
    outcome: str
    """How the engine's step ended."""


class Result(msgspec.Struct, frozen=True):
    """What a scenario is on an engine."""

    column: Column
    line: Json | None
    """The report's line; None if it was not played."""
    verdict: str
    found: str
    changed: bool
    """Whether the report is of another scenario under this id than the suite's."""
    drawn: bool
    """Whether the boards of the page are this engine's."""
    difference: Difference | None = None
    elsewhere: tuple[Elsewhere, ...] = ()
    more_elsewhere: int = 0
    control: str | None = None
    """The verdict on the scenario's control, where that matters: nothing is proven without it."""
    stderr: str = ""

    @property
    def passed(self) -> bool:
        """Whether there is nothing to tell but that it passes."""
        return self.found == Verdict.PASS


class Moment(msgspec.Struct, frozen=True):
    """The game after a step, 0 being the set-up; and what led there."""

    number: int
    part: Part
    board: Board | None
    reached: bool = True


class ScenarioPage(msgspec.Struct, frozen=True):
    """The page."""

    row: Row
    rulings: tuple[Ruled, ...]
    other_claims: tuple[str, ...]
    """Claims that the ledger does not have."""
    control: Row | None
    gherkin: Markup | None
    source: str | None
    """File and line."""
    moments: tuple[Moment, ...]
    drawn: Column | None
    """Whose game the boards are."""
    told: str
    """Whose account the moments have: `oracle`, `report` (of a failure, up to where it fails), or none."""
    results: tuple[Result, ...]
    linked: frozenset[str]
    """The rules that the index of rules has."""


def view(site: Site, row: Row, steps: Mapping[int, Json], account: Account | None = None) -> ScenarioPage:
    """The page of a scenario.

    In: the line of each column's file of steps, as far as there are; the oracle's account of the scenario, if it was asked for one.
    """
    drawn = _drawn(row, steps)
    played = steps.get(drawn) if drawn is not None else None
    document = _document(row, played)
    told = "oracle"
    if account is None:
        trace = next((line["trace"] for line in row.here if line.get("trace")), ())
        told = "report" if trace else ""
    else:
        trace = ()
    column = site.columns[drawn] if drawn is not None else None
    return ScenarioPage(
        row=row,
        rulings=tuple(_rulings(site, row)),
        other_claims=tuple(claim for claim in row.claims if claim not in site.claims),
        control=site.by_id.get(row.control or ""),
        gherkin=_gherkin(site, row),
        source=_source(row),
        moments=tuple(_moments(row, document, played, drawn, _lines(document, account, trace))),
        drawn=column,
        told=told,
        results=tuple(_result(site, row, each, steps, drawn) for each in site.columns),
        linked=frozenset(site.numbers),
    )


# -- what the scenario is


def _rulings(site: Site, row: Row) -> Iterator[Ruled]:
    shown: dict[str, list[Claim]] = {}
    for name in row.claims:
        if (claim := site.claims.get(name)) is not None:
            shown.setdefault(claim.paragraph, []).append(claim)
    for identity, claims in shown.items():
        paragraph = site.ledger.paragraphs[identity]
        yield Ruled(site.ledger.documents[paragraph.document], paragraph, tuple(claims))


def _gherkin(site: Site, row: Row) -> Markup | None:
    written = None if row.scenario is None else row.scenario.gherkin
    texts: Iterable[str | None] = (written, *(line.get("gherkin") for line in row.here))
    text = next((text for text in texts if text), None)
    if text is None:
        return None
    up = "../"  # the page stands in the folder scenarios/

    def link(tag: str) -> str | None:
        kind, _, name = tag.removeprefix("@").partition(":")
        if kind == "cr" and name in site.by_rule:
            return up + addresses.rule(name)
        if kind == "control" and name in site.by_id:
            return up + addresses.scenario(name)
        if not name and kind in site.claims:
            return up + addresses.claim(kind)
        return up + addresses.ruling(kind) if not name and kind in site.ledger.paragraphs else None

    return highlighted(text, link)


def _source(row: Row) -> str | None:
    source = row.source
    if source is None:
        return None
    return f"{source.get('feature')}:{source['line']}" if source.get("line") else str(source.get("feature"))


def _document(row: Row, played: Json | None) -> dict[str, Any] | None:
    """The scenario whose game is told; without checks where it is not the suite's, which are not its."""
    scenario = row.scenario
    if scenario is not None and (played is None or played["digest"] == scenario.digest):
        return scenario.document
    if played is None:
        return None
    return {"title": row.title, "rules": [], "table": played["table"], "script": played["script"], "checks": []}


# -- the game


def _drawn(row: Row, steps: Mapping[int, Json]) -> int | None:
    """Whose game is drawn: the first engine's that has one, of the scenario as the suite has it if any has."""
    there = sorted(steps)
    return next((column for column in there if not row.changed(column)), there[0] if there else None)


def _moments(
    row: Row,
    document: dict[str, Any] | None,
    played: Json | None,
    drawn: int | None,
    lines: Mapping[int, tuple[Line, ...]],
) -> Iterator[Moment]:
    if document is None:
        return
    results = played["steps"] if played else ()
    parts = account_of(document, {"steps": results}).parts
    snapshots = [played["setup"] if played else None, *(step["snapshot"] for step in results)]
    boards = boards_of(snapshots, _wrong(row.lines[drawn]) if drawn is not None else {})
    checks = tuple(in_words.check(check) for check in document["checks"] if check["after"] == 0)
    yield Moment(0, Part("The table as it stands", lines.get(0, ()), checks=checks), boards[0])
    for number, step in enumerate(document["script"], 1):
        reached = number <= len(parts)
        part = parts[number - 1] if reached else Part(in_words.sentence(in_words.step(step)), (), outcome="")
        part = msgspec.structs.replace(part, lines=lines.get(number, ()))
        yield Moment(number, part, boards[number] if reached else None, reached or played is None)


def _wrong(line: Json | None) -> dict[int, list[str]]:
    divergence = line and line["divergence"]
    return {divergence["step"]: [divergence["path"]]} if divergence else {}


def _lines(
    document: dict[str, Any] | None, account: Account | None, trace: Iterable[Json]
) -> dict[int, tuple[Line, ...]]:
    """What the oracle says of each step."""
    if document is None:
        return {}
    if account is not None:
        return {0: account.standing, **{number: part.lines for number, part in enumerate(account.parts, 1)}}
    by_step: dict[int, list[Json]] = {}
    for entry in trace:
        by_step.setdefault(entry["step"], []).append(entry)
    return {step: lines_of(entries, document) for step, entries in by_step.items()}


# -- the engines


def _result(site: Site, row: Row, column: Column, steps: Mapping[int, Json], drawn: int | None) -> Result:
    line = row.lines[column.index]
    if line is None:
        return Result(column, None, NOT_PLAYED, NOT_PLAYED, changed=False, drawn=False)
    game = steps.get(column.index)
    others: list[Elsewhere] = []
    if drawn is not None and drawn != column.index and line["divergence"] and row.passed(drawn):
        others = elsewhere(steps[drawn], game, line["divergence"])
    control = site.by_id.get(row.control or "") if line["found"] == Verdict.UNPROVEN else None
    return Result(
        column=column,
        line=line,
        verdict=row.verdict(column.index),
        found=line["found"],
        changed=row.changed(column.index),
        drawn=column.index == drawn,
        difference=difference_of(line, game),
        elsewhere=tuple(others[:_MOST_ELSEWHERE]),
        more_elsewhere=max(0, len(others) - _MOST_ELSEWHERE),
        control=None if control is None else control.verdict(column.index),
        stderr=str(line.get(TIMES, {}).get("stderr", "")),
    )


def difference_of(line: Json, game: Json | None) -> Difference | None:
    """Where an engine's game is not as expected.

    In: a line of a report, and that of its file of steps, if there is one.
    """
    divergence = line["divergence"]
    if divergence is None:
        return None
    step, path = divergence["step"], divergence["path"]
    when = "in the table, before the first step" if step == 0 else f"after step {step}"
    board, outcome = None, ""
    if game is not None:
        if 0 < step <= len(game["script"]):
            when += f": {in_words.step(game['script'][step - 1])}"
        snapshots = [game["setup"], *(each["snapshot"] for each in game["steps"])]
        if step < len(snapshots) and snapshots[step] is not None:
            board = board_of(snapshots[step], snapshots[step - 1] if step else None, [path])
        if 0 < step <= len(game["steps"]):
            outcome = game["steps"][step - 1]["outcome"]
    return Difference(step, when, path, in_words.looked_at(path), compared(divergence), board, outcome)


def elsewhere(drawn: Json, game: Json | None, divergence: Json) -> list[Elsewhere]:
    """Where else, at the moment of a divergence, an engine's game is other than the one drawn, which passes.

    In: the lines of both files of steps, of the same scenario; the divergence.
    """
    if game is None or game["digest"] != drawn["digest"]:
        return []
    step, path = divergence["step"], divergence["path"]
    sides = [[each["setup"], *(result["snapshot"] for result in each["steps"])] for each in (drawn, game)]
    if any(step >= len(side) or side[step] is None for side in sides):
        return []
    return [
        Elsewhere(in_words.looked_at(at), in_words.contents(mine), in_words.contents(other))
        for at, mine, other in differences(sides[0][step], sides[1][step])
        if not f"{at}/".startswith(f"{path}/") and not f"{path}/".startswith(f"{at}/")
    ]
