"""What a site is made of: engines as columns, scenarios as rows, the ledger's documents, paragraphs and claims above them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge.compare import compare
from headjudge.gherkin.ledger import Claim, Document, Ledger, Paragraph
from headjudge.gherkin.rules_lock import in_order
from headjudge.report.lines import Counts
from headjudge.report.reader import Report
from headjudge.report.steps import steps_path
from headjudge.report.text import clean
from headjudge.scenario import Scenario
from headjudge.site import addresses
from headjudge.suite import Suite
from headjudge.verdict import Verdict

__all__ = ["NOT_PLAYED", "Column", "Line", "Played", "Row", "Site", "Tally", "load"]

Line = dict[str, Any]

NOT_PLAYED: Final = "not played"
"""Stands where a verdict would, in the cell of a scenario that is not in an engine's report."""


class Tally(msgspec.Struct, frozen=True):
    """Passed of executed, passed of all: numbers are never shown otherwise. Contested scenarios are in neither."""

    passed: int
    executed: int
    all: int

    @classmethod
    def of(cls, lines: Iterable[Line | None]) -> Tally:
        """The sum of these results; None is a scenario that is not in the report."""
        counts = Counts()
        for line in lines:
            if line is not None:
                counts.add(line)
        return cls(counts.passed, counts.executed, counts.all)

    @property
    def failed(self) -> int:
        """Executed and not passed."""
        return self.executed - self.passed

    @property
    def unsupported(self) -> int:
        """Not executed."""
        return self.all - self.executed


class Played(msgspec.Struct, frozen=True):
    """A report of an engine, and where its files are to be had in the site."""

    report: Report
    slug: str
    """Of its files: reports/SLUG/."""
    steps: Path | None
    """The file of steps beside it."""

    @property
    def header(self) -> Line:
        """The report's first line."""
        return self.report.header

    @property
    def version(self) -> str:
        """The version of the engine."""
        return str(self.report.header["engine"]["version"])

    @property
    def began(self) -> str:
        """When it was played, as the report says; empty if it says no time."""
        began = self.report.began
        return "" if began is None else began.isoformat()

    @property
    def date(self) -> str:
        """The day of it."""
        return self.began[:10]

    @property
    def tally(self) -> Tally:
        """Its headline."""
        footer = self.report.footer
        return Tally(footer["passed"], footer["executed"], footer["all"])


class Column(msgspec.Struct, frozen=True):
    """An engine, by its latest report."""

    index: int
    """Which column it is: `row.lines[column.index]`."""
    name: str
    slug: str
    """Of its page, and of what scripts call it."""
    latest: Played
    earlier: tuple[Played, ...]
    """Its other reports, the earliest first."""

    @property
    def version(self) -> str:
        """The version of the engine."""
        return self.latest.version

    @property
    def homepage(self) -> str | None:
        """Where the engine is at home, if it says so with a web address; anything else is no link."""
        found = self.latest.header["engine"].get("homepage")
        return str(found) if web_address(found) else None

    @property
    def tally(self) -> Tally:
        """The headline of its latest report."""
        return self.latest.tally

    @property
    def trend(self) -> tuple[Played, ...]:
        """All its reports, the earliest first."""
        return (*self.earlier, self.latest)


class Row(msgspec.Struct, frozen=True, dict=True):
    """A scenario, and its result on each engine."""

    index: int
    """Its place among all rows, in suite order."""
    id: str
    """Its present id."""
    scenario: Scenario | None
    """The scenario, as the suite has it; None if only reports have it."""
    lines: tuple[Line | None, ...]
    """Its result in each column's latest report; None where it is not in one."""

    @property
    def here(self) -> tuple[Line, ...]:
        """The results that there are."""
        return tuple(line for line in self.lines if line is not None)

    @cached_property
    def title(self) -> str:
        """What happens, in a few words."""
        return self.scenario.title if self.scenario is not None else str(self.here[0]["title"])

    @cached_property
    def claims(self) -> tuple[str, ...]:
        """The claims that it shows."""
        return self.scenario.claims if self.scenario is not None else tuple(self.here[0]["claims"])

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The rules that it rests on."""
        return self.scenario.rules if self.scenario is not None else tuple(self.here[0]["rules"])

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards in it; a report does not say them."""
        return self.scenario.cards if self.scenario is not None else ()

    @property
    def shows(self) -> str | None:
        """ "absence" if its point is that something does not happen."""
        return self.scenario.shows if self.scenario is not None else self.here[0].get("shows")

    @property
    def control(self) -> str | None:
        """The id of the scenario in which the same does happen."""
        return self.scenario.control if self.scenario is not None else self.here[0].get("control")

    @property
    def source(self) -> Line | None:
        """The feature and line that it was written in."""
        return self.scenario.source if self.scenario is not None else self.here[0].get("source")

    @property
    def contested(self) -> bool:
        """Whether it is outside of all counts, by the suite or by one of the reports."""
        return (self.scenario is not None and self.scenario.contested) or any(line["contested"] for line in self.here)

    def changed(self, column: int) -> bool:
        """Whether a report has another scenario under this id than the suite: what it says is about that one."""
        line = self.lines[column]
        return line is not None and self.scenario is not None and line["digest"] != self.scenario.digest

    def verdict(self, column: int) -> str:
        """The word of a cell: a verdict, or that it was not played."""
        line = self.lines[column]
        return NOT_PLAYED if line is None else str(line["verdict"])

    def passed(self, column: int) -> bool:
        """Whether the engine passes it, whatever was expected of it."""
        line = self.lines[column]
        return line is not None and line["found"] == Verdict.PASS

    @property
    def differs(self) -> bool:
        """Whether engines that played it came to different ends: some pass, others do not."""
        return len({line["found"] == Verdict.PASS for line in self.here}) > 1


class Site(msgspec.Struct, frozen=True, dict=True):
    """All of it."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    ledger: Ledger
    suite: Suite
    unplayed: tuple[Scenario, ...]
    """Scenarios of the suite that no report has."""
    cited: frozenset[str] = frozenset()
    """Rules that the oracle's accounts of the scenarios cite."""

    @cached_property
    def by_id(self) -> Mapping[str, Row]:
        """The rows by the present id of their scenario."""
        return {row.id: row for row in self.rows}

    @cached_property
    def by_claim(self) -> Mapping[str, tuple[Row, ...]]:
        """The rows that show each claim."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            for claim in row.claims:
                found.setdefault(claim, []).append(row)
        return {claim: tuple(rows) for claim, rows in found.items()}

    @cached_property
    def by_rule(self) -> Mapping[str, tuple[Row, ...]]:
        """The rows that rest on each rule, by its whole number."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            for rule in row.rules:
                found.setdefault(rule, []).append(row)
        return {rule: tuple(rows) for rule, rows in found.items()}

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """Every rule that a page may link to, in order: those of scenarios and of the ledger, and those of the oracle's accounts."""
        told = {
            number
            for row in self.rows
            for line in row.here
            for entry in line.get("trace") or ()
            for number in entry["rules"]
        }
        return tuple(sorted({*self.by_rule, *self.ledger.rules(), *self.cited, *told}, key=in_order))

    @property
    def documents(self) -> tuple[Document, ...]:
        """The documents of the ledger."""
        return tuple(self.ledger.documents.values())

    def paragraphs(self, document: str) -> tuple[Paragraph, ...]:
        """The paragraphs of a document."""
        return tuple(each for each in self.ledger.paragraphs.values() if each.document == document)

    @cached_property
    def claims(self) -> Mapping[str, Claim]:
        """All claims of the ledger by id."""
        return self.ledger.claims

    def showing(self, claims: Iterable[str]) -> tuple[Row, ...]:
        """The rows that show any of these claims, each once, in suite order."""
        found = {row.index: row for claim in claims for row in self.by_claim.get(claim, ())}
        return tuple(found[index] for index in sorted(found))

    def of_document(self, document: str) -> tuple[Row, ...]:
        """The rows that show a claim of a document."""
        return self.showing(claim.id for paragraph in self.paragraphs(document) for claim in paragraph.claims)

    @cached_property
    def without_claim(self) -> tuple[Row, ...]:
        """The rows that show no claim of the ledger: controls, and what a report alone still has."""
        return tuple(row for row in self.rows if not any(claim in self.claims for claim in row.claims))

    def tallies(self, rows: Sequence[Row]) -> tuple[Tally, ...]:
        """What each engine makes of these rows."""
        return tuple(Tally.of(row.lines[column.index] for row in rows) for column in self.columns)

    @cached_property
    def played(self) -> tuple[Played, ...]:
        """Every report, by engine."""
        return tuple(each for column in self.columns for each in column.trend)


def web_address(text: object) -> bool:
    """Whether a value is an address that may be made a link of: of the web, and nothing that a browser would carry out."""
    return isinstance(text, str) and text.startswith(("https://", "http://")) and text.isprintable() and " " not in text


def load(reports: Sequence[Report], suite: Suite, ledger: Ledger) -> Site:
    """A site of reports, of the suite whose scenarios they are of, and of its ledger.

    Reports of one engine (the name that it gives, and its adapter's) are one column: the latest is shown, by the time at which it began or,
    where a report does not say that, by the order given. Columns come in the order in which their engine is first given.
    Raises HeadJudgeError if a report has one scenario under its old and its present id.
    """
    columns = _columns(reports)
    found = _results(columns, suite.renamed)
    rows: list[Row] = []
    for scenario in suite:
        if scenario.id in found:
            rows.append(Row(len(rows), scenario.id, scenario, found.pop(scenario.id)))
    there = {row.id for row in rows}
    unplayed = tuple(scenario for scenario in suite if scenario.id not in there)
    for name, lines in found.items():
        rows.append(Row(len(rows), name, None, lines))
    return Site(columns, tuple(rows), ledger, suite, unplayed)


def _columns(reports: Sequence[Report]) -> tuple[Column, ...]:
    engines: dict[tuple[str, str], list[Report]] = {}
    for report in reports:
        engines.setdefault((report.header["engine"]["name"], report.header["adapter"]["name"]), []).append(report)
    slugs: set[str] = set()
    files: set[str] = set()
    columns = []
    for index, several in enumerate(engines.values()):
        played = [_played(report, files) for report in several]
        times = [began for report in several if (began := report.began) is not None]
        if len(times) == len(
            several
        ):  # compared as times: 23:00 in New York comes after 1:00 of the next day in London
            played = [each for _, each in sorted(zip(times, played, strict=True), key=lambda pair: pair[0])]
        name = str(played[-1].header["engine"]["name"])
        slug = addresses.slug(name, slugs)
        slugs.add(slug)
        columns.append(Column(index, name, slug, played[-1], tuple(played[:-1])))
    return tuple(columns)


def _played(report: Report, taken: set[str]) -> Played:
    engine = report.header["engine"]
    slug = addresses.slug(f"{clean(engine['name'])} {clean(engine['version'])}", taken)
    taken.add(slug)
    return Played(report, slug, steps_path(report))


def _results(columns: Sequence[Column], renamed: Mapping[str, str]) -> dict[str, tuple[Line | None, ...]]:
    """The results of every scenario in each column, by its present id."""
    comparison = compare([column.latest.report for column in columns], renamed)
    return {each.id: tuple(each.lines) for each in comparison.scenarios}
