"""An engine's page: what it fails, by rule; what is known of it; what it does not support, and why; its reports one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from headjudge.compare import compare
from headjudge.gherkin.rules_lock import in_order
from headjudge.site.model import Column, Line, Played, Row, Site, Tally
from headjudge.site.overview import Standing, standing
from headjudge.site.sections import section_of
from headjudge.verdict import Verdict

__all__ = ["Chart", "Engine", "Known", "Lack", "Point", "Reason", "RuleFailures", "Turn", "view"]


_MOST: Final = 8


class RuleFailures(msgspec.Struct, frozen=True):
    """A rule, and the scenarios resting on it that the engine executes and does not pass."""

    number: str
    tally: Tally
    rows: tuple[Row, ...]

    @property
    def section(self) -> str:
        """The section that it stands in."""
        return section_of(self.number)


class Known(msgspec.Struct, frozen=True):
    """What is known of the engine, and the scenarios that show it."""

    reason: str
    rule_says: str | None
    link: str | None
    review: str | None
    rows: tuple[Row, ...]


class Lack(msgspec.Struct, frozen=True):
    """What is lacking, and the scenarios that it keeps from being executed."""

    detail: str
    rows: tuple[Row, ...]


class Reason(msgspec.Struct, frozen=True):
    """A reason for which scenarios are not executed. A scenario can lack several things."""

    reason: str
    rows: tuple[Row, ...]
    lacking: tuple[Lack, ...]


class Turn(msgspec.Struct, frozen=True):
    """What one report has and the one before has not."""

    better: tuple[str, ...]
    """Ids of the scenarios that pass now."""
    worse: tuple[str, ...]
    """Those that do not pass any more."""
    changed: int
    """How many scenarios are others under the same id: their verdicts are not compared."""
    partly: int
    """How many are in one of the two reports only."""


class Point(msgspec.Struct, frozen=True):
    """A report in the trend."""

    played: Played
    tally: Tally
    turn: Turn | None
    """What is new since the report before; None for the first."""


class Chart(msgspec.Struct, frozen=True):
    """The trend drawn: for each report a place from left to right, and the shares that passed, in percent, seen from above."""

    executed: tuple[tuple[float, float], ...]
    all: tuple[tuple[float, float], ...]


class Engine(msgspec.Struct, frozen=True):
    """All of the page."""

    column: Column
    standing: Standing
    deviations: tuple[Row, ...]
    by_rule: tuple[RuleFailures, ...]
    known: tuple[Known, ...]
    unsupported: tuple[Reason, ...]
    contested: tuple[Row, ...]
    changed: tuple[Row, ...]
    """Scenarios that the suite has otherwise by now."""
    trend: tuple[Point, ...]
    chart: Chart | None
    """None for a single report, which has no trend."""

    @property
    def most(self) -> tuple[RuleFailures, ...]:
        """The rules that most failing scenarios rest on."""
        return tuple(sorted(self.by_rule, key=lambda rule: -len(rule.rows))[:_MOST])


def view(site: Site, column: Column) -> Engine:
    """The page of an engine."""
    counted = [
        (row, line)
        for row in site.rows
        if (line := row.lines[column.index]) is not None and not line["contested"]
    ]  # fmt: skip
    return Engine(
        column,
        standing(site, column),
        tuple(row for row, line in counted if line["deviation"]),
        tuple(_by_rule(counted, column.index)),
        tuple(_known(counted)),
        tuple(_unsupported(counted)),
        tuple(row for row in site.rows if (line := row.lines[column.index]) is not None and line["contested"]),
        tuple(row for row in site.rows if row.changed(column.index)),
        tuple(_trend(site, column)),
        _chart(column.trend),
    )


Counted = Sequence[tuple[Row, Line]]


def _by_rule(counted: Counted, column: int) -> Iterable[RuleFailures]:
    """The rules that failing scenarios rest on, in order. A scenario stands under each rule that it rests on."""
    failing = {row.index for row, line in counted if line["found"] not in (Verdict.PASS, Verdict.UNSUPPORTED)}
    rules: dict[str, list[Row]] = {}
    for row, _ in counted:
        for number in row.rules:
            rules.setdefault(number, []).append(row)
    for number in sorted(rules, key=in_order):
        if failed := tuple(row for row in rules[number] if row.index in failing):
            yield RuleFailures(number, Tally.of(row.lines[column] for row in rules[number]), failed)


def _known(counted: Counted) -> Iterable[Known]:
    """Known failures by what the engine does: what most scenarios show comes first."""
    kinds: dict[tuple[str, str | None, str | None, str | None], list[Row]] = {}
    for row, line in counted:
        if line["verdict"] == Verdict.KNOWN and (known := line.get("known")):
            key = (known["reason"], known.get("rule_says"), known.get("link"), known.get("review"))
            kinds.setdefault(key, []).append(row)
    for key, rows in sorted(kinds.items(), key=lambda kind: -len(kind[1])):
        yield Known(*key, tuple(rows))


def _unsupported(counted: Counted) -> Iterable[Reason]:
    reasons: dict[str, list[Row]] = {}
    details: dict[str, dict[str, list[Row]]] = {}
    for row, line in counted:
        if (lacking := line.get("unsupported")) and line["found"] == Verdict.UNSUPPORTED:
            reasons.setdefault(lacking["reason"], []).append(row)
            for detail in dict.fromkeys(lacking["detail"]):
                details.setdefault(lacking["reason"], {}).setdefault(detail, []).append(row)
    for reason, rows in sorted(reasons.items(), key=lambda each: -len(each[1])):
        lacks = sorted(details.get(reason, {}).items(), key=lambda each: (-len(each[1]), each[0]))
        yield Reason(reason, tuple(rows), tuple(Lack(detail, tuple(lacking)) for detail, lacking in lacks))


def _trend(site: Site, column: Column) -> Iterable[Point]:
    before: Played | None = None
    for played in column.trend:
        yield Point(played, played.tally, None if before is None else _turn(site, before, played))
        before = played


def _chart(trend: Sequence[Played]) -> Chart | None:
    if len(trend) < 2:
        return None
    places = [100 * index / (len(trend) - 1) for index in range(len(trend))]
    tallies = [played.tally for played in trend]
    return Chart(
        tuple((place, _below(each.passed, each.executed)) for place, each in zip(places, tallies, strict=True)),
        tuple((place, _below(each.passed, each.all)) for place, each in zip(places, tallies, strict=True)),
    )


def _below(part: int, whole: int) -> float:
    """How far below the top a share is drawn, of 100."""
    return 100 - 100 * part / whole if whole else 100.0


def _turn(site: Site, before: Played, after: Played) -> Turn:
    compared = compare([before.report, after.report], site.suite.renamed)
    same = [each for each in compared.differing if not each.contested and each.everywhere]
    return Turn(
        tuple(each.id for each in same if each.here[-1]["found"] == Verdict.PASS),
        tuple(each.id for each in same if each.worse),
        len(compared.changed),
        len(compared.partly),
    )
