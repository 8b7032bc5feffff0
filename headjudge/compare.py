"""Reports beside each other: the scenarios whose verdicts differ, those that were changed, and those that not every report has.

Verdicts are compared as they were found, before known failures are looked up: to record a failure makes no engine better. A
scenario is the same under another id that features/renamed.toml gives, and another one under the same id with another digest: it
was changed, and whatever its verdicts are, that is no regression.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.report.reader import Report
from headjudge.suite import present_id
from headjudge.verdict import Verdict

__all__ = ["Compared", "Comparison", "by_claim", "compare", "labels"]

Line = dict[str, Any]


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario, as each of the reports has it."""

    id: str
    """Its present id."""
    title: str
    claims: tuple[str, ...]
    """Of the last report that has it."""
    lines: tuple[Line | None, ...]
    """Its line in each report; None where it is not in one."""

    @property
    def here(self) -> tuple[Line, ...]:
        """The lines of the reports that have it."""
        return tuple(line for line in self.lines if line is not None)

    @property
    def everywhere(self) -> bool:
        """Whether every report has it."""
        return None not in self.lines

    @property
    def changed(self) -> bool:
        """Whether what is judged under this id is not the same in all reports."""
        return len({line["digest"] for line in self.here}) > 1

    @property
    def differs(self) -> bool:
        """Whether the verdicts found are not the same in the reports that have it."""
        return len({line["found"] for line in self.here}) > 1

    @property
    def contested(self) -> bool:
        """Whether one of the reports leaves it out of all counts."""
        return any(line["contested"] for line in self.here)

    @property
    def worse(self) -> bool:
        """Whether a report has a pass, and the next one that has the same scenario has none. Never so for a contested one."""
        return bool(self._instead_of_pass())

    @property
    def given_up(self) -> bool:
        """Whether all that makes it worse is that it is not supported any more: nothing is played wrongly."""
        return self._instead_of_pass() == {Verdict.UNSUPPORTED}

    def _instead_of_pass(self) -> set[str]:
        """The verdicts found where the report before, in the very same scenario, has a pass."""
        if self.contested:
            return set()
        pairs = zip(self.here, self.here[1:], strict=False)
        return {
            after["found"]
            for before, after in pairs
            if before["digest"] == after["digest"] and before["found"] == Verdict.PASS != after["found"]
        }


class Comparison(msgspec.Struct, frozen=True):
    """Reports, and all of their scenarios: in the order of the first report, then what the others have besides."""

    reports: tuple[Report, ...]
    scenarios: tuple[Compared, ...]

    @property
    def differing(self) -> tuple[Compared, ...]:
        """The scenarios that were not changed and whose verdicts differ, as far as the reports have them."""
        return tuple(each for each in self.scenarios if each.differs and not each.changed)

    @property
    def changed(self) -> tuple[Compared, ...]:
        """The scenarios of the same id and another digest, whatever their verdicts."""
        return tuple(each for each in self.scenarios if each.changed)

    @property
    def partly(self) -> tuple[Compared, ...]:
        """The scenarios that not every report has."""
        return tuple(each for each in self.scenarios if not each.everywhere)

    @property
    def worse(self) -> tuple[Compared, ...]:
        """The scenarios that a report passes and the next one does not."""
        return tuple(each for each in self.scenarios if each.worse)


def compare(reports: Sequence[Report], renamed: Mapping[str, str]) -> Comparison:
    """Put reports beside each other, the earliest first. In: the present ids of scenarios that once had others, by the old ones.

    Raises HeadJudgeError if a report has a scenario under its old and its present id: an id is never used again.
    """
    found: dict[str, list[Line | None]] = {}
    for place, report in enumerate(reports):
        for line in report.results:
            name = present_id(line["id"], renamed)
            lines = found.setdefault(name, [None] * len(reports))
            if (other := lines[place]) is not None:
                raise HeadJudgeError(
                    f"{other['id']} and {line['id']} are two scenarios here",
                    where=str(report.path),
                    why=f"they are one by now, {name}: an id is never used again for something else",
                    hint="compare with the renamed.toml of the features that were played",
                    exit_code=ExitCode.SUITE_INVALID,
                )
            lines[place] = line
    return Comparison(tuple(reports), tuple(_compared(name, lines) for name, lines in found.items()))


def by_claim(scenarios: Sequence[Compared]) -> Iterator[tuple[str, str, list[Compared]]]:
    """Scenarios by the document and the claim that they show, both "" for those that show none, which come last.

    A scenario that shows several claims stands under the first of them. Documents come in the order of the scenarios, claims in
    their own. Out: document, claim, scenarios.
    """
    groups: dict[str, dict[str, list[Compared]]] = {}
    for each in scenarios:
        claim = each.claims[0] if each.claims else ""
        groups.setdefault(claim.partition(".")[0], {}).setdefault(claim, []).append(each)
    for document in sorted(groups, key=lambda document: not document):
        for claim in sorted(groups[document], key=_natural):
            yield document, claim, groups[document][claim]


def labels(reports: Sequence[Report]) -> list[str]:
    """What each report is called beside the others: the engine and its version, and its place where that says too little."""
    engines = [f"{report.header['engine']['name']} {report.header['engine']['version']}" for report in reports]
    return [
        engine if engines.count(engine) == 1 else f"{engine} ({place})" for place, engine in enumerate(engines, start=1)
    ]


def _compared(name: str, lines: Sequence[Line | None]) -> Compared:
    latest = next(line for line in reversed(lines) if line is not None)
    return Compared(id=name, title=latest["title"], claims=tuple(latest["claims"]), lines=tuple(lines))


def _natural(text: str) -> list[tuple[int, str]]:
    """For sorting: numbers in a text by their size."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", text)]
