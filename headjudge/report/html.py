"""A report as one page that needs nothing else: style, script and boards are in it, and it may be sent by mail or kept as an artefact.

The numbers and the table of documents, then every deviation and known failure with its board, place, rules and command, then what was
not executed and what passes, as lists. Boards come from the file of steps beside the report, where there is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec
from markupsafe import Markup

from headjudge.explain import Line as Said
from headjudge.explain import lines_of
from headjudge.report.lines import TIMES
from headjudge.report.reader import Report
from headjudge.report.steps import read_steps, steps_path
from headjudge.site import render
from headjudge.site.board_parts import Board
from headjudge.site.boards import board_of
from headjudge.site.feature_text import highlighted
from headjudge.site.model import Tally
from headjudge.site.scenario import Difference, difference_of
from headjudge.verdict import Verdict

__all__ = ["to_html"]

Line = dict[str, Any]

_NO_CLAIM: Final = "no claim by themselves: controls, on which others rest"
_STATIC: Final = Path(render.__file__).parent / "static"


class Told(msgspec.Struct, frozen=True):
    """A scenario that is not as it should be, with all that helps to understand it."""

    line: Line
    difference: Difference | None
    before: Board | None
    """The board before the step that goes wrong."""
    gherkin: Markup | None
    account: tuple[tuple[int, tuple[Said, ...]], ...]
    """The oracle's account, by step."""
    stderr: str


class Kind(msgspec.Struct, frozen=True):
    """Known failures that are recorded in the same words."""

    known: Line
    told: tuple[Told, ...]


class Part(msgspec.Struct, frozen=True):
    """The scenarios that show claims of a document."""

    name: str
    tally: Tally


class Page(msgspec.Struct, frozen=True):
    """The page."""

    header: Line
    footer: Line
    tally: Tally
    verdicts: tuple[tuple[str, int], ...]
    parts: tuple[Part, ...]
    deviations: tuple[Told, ...]
    known: tuple[Kind, ...]
    contested: tuple[Line, ...]
    unsupported: tuple[tuple[str, tuple[Line, ...]], ...]
    """By the reason and what is lacking."""
    passes: tuple[tuple[str, tuple[Line, ...]], ...]
    """By document."""
    boards: bool
    """Whether there is a file of steps."""


def to_html(report: Report) -> str:
    """The report as one page of HTML, made of its file and of the file of steps beside it.

    Raises HeadJudgeError if there is a file of steps that cannot be read or is not this report's.
    """
    template = render.environment().get_template("report.html.j2")
    return template.render(page=_page(report), **_inline())


@cache
def _inline() -> dict[str, Markup]:
    """Style and script, to stand in the page. They are ours, and close no element: a test holds that."""

    def read(*names: str) -> Markup:
        return Markup("\n").join(Markup((_STATIC / name).read_text(encoding="utf-8")) for name in names)

    return {"style": read("site.css", "board.css"), "theme": read("theme.js"), "script": read("site.js", "scenario.js")}


def _page(report: Report) -> Page:
    footer = report.footer
    counted = [line for line in report.results if not line["contested"]]
    deviations = [line for line in counted if line["deviation"]]
    known = [line for line in counted if line["verdict"] == Verdict.KNOWN]
    games = _games(report, {line["id"] for line in (*deviations, *known)})
    return Page(
        header=report.header,
        footer=footer,
        tally=Tally(footer["passed"], footer["executed"], footer["all"]),
        verdicts=tuple((str(each), footer["counts"][each]) for each in Verdict if footer["counts"].get(each)),
        parts=tuple(Part(name, Tally.of(lines)) for name, lines in _by_document(counted)),
        deviations=tuple(_told(line, games.get(line["id"])) for line in deviations),
        known=tuple(_kinds(_told(line, games.get(line["id"])) for line in known)),
        contested=tuple(line for line in report.results if line["contested"]),
        unsupported=tuple(_by_reason(line for line in counted if line["found"] == Verdict.UNSUPPORTED)),
        passes=tuple(_by_document(line for line in counted if line["found"] == Verdict.PASS)),
        boards=steps_path(report) is not None,
    )


def _games(report: Report, wanted: set[str]) -> dict[str, Line]:
    path = steps_path(report)
    return {} if path is None else {line["id"]: line for line in read_steps(report, path) if line["id"] in wanted}


def _by_document(lines: Iterable[Line]) -> Iterator[tuple[str, tuple[Line, ...]]]:
    """Scenarios by the documents whose claims they show, in each of them; last those that show none."""
    found: dict[str, list[Line]] = {}
    for line in lines:
        for name in {claim.partition(".")[0] for claim in line["claims"]} or {_NO_CLAIM}:
            found.setdefault(name, []).append(line)
    for name in sorted(found, key=lambda name: (name == _NO_CLAIM, name)):
        yield name, tuple(found[name])


def _by_reason(lines: Iterable[Line]) -> Iterator[tuple[str, tuple[Line, ...]]]:
    """What was not executed, by what is lacking: what is lacking most often first."""
    found: dict[str, list[Line]] = {}
    for line in lines:
        lacking = line["unsupported"] or {"reason": "not said", "detail": []}
        detail = ", ".join(lacking["detail"])
        found.setdefault(f"{lacking['reason']}: {detail}" if detail else lacking["reason"], []).append(line)
    for reason, several in sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0])):
        yield reason, tuple(several)


def _kinds(failures: Iterable[Told]) -> Iterator[Kind]:
    """Known failures by what is recorded of them, in the order in which each first comes."""
    found: dict[tuple[object, ...], list[Told]] = {}
    for each in failures:
        known = each.line["known"]
        found.setdefault(tuple(known.get(key) for key in ("reason", "rule_says", "link")), []).append(each)
    for several in found.values():
        yield Kind(several[0].line["known"], tuple(several))


def _told(line: Line, game: Line | None) -> Told:
    difference = difference_of(line, game)
    return Told(
        line=line,
        difference=difference,
        before=_before(difference, game),
        gherkin=highlighted(line["gherkin"]) if line.get("gherkin") else None,
        account=tuple(_account(line, game)),
        stderr=str(line.get(TIMES, {}).get("stderr", "")),
    )


def _before(difference: Difference | None, game: Line | None) -> Board | None:
    if difference is None or game is None or not difference.step:
        return None
    snapshots = [game["setup"], *(step["snapshot"] for step in game["steps"])][: difference.step]
    # After a step without a snapshot, the last one that there is.
    last = next((snapshot for snapshot in reversed(snapshots) if snapshot is not None), None)
    return None if last is None else board_of(last)


def _account(line: Line, game: Line | None) -> Iterator[tuple[int, tuple[Said, ...]]]:
    """The oracle's account of each step. The names of players are told by the table; without one they stand as they are."""
    table = game["table"] if game is not None else {"players": []}
    for step, entries in groupby(line.get("trace") or (), lambda entry: int(entry["step"])):
        yield step, lines_of(list(entries), {"table": table})
