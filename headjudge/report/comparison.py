"""A comparison of reports as Markdown and as one JSON document; beside the verdicts, and never as one, where games differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from headjudge.compare import Compared, Comparison, by_claim, labels
from headjudge.compare_snapshots import SnapshotDifference
from headjudge.report.text import code_cell, counted, table, told, words

__all__ = ["BesideOracle", "comparison_json", "comparison_markdown", "remark", "seen", "shown_place"]

Line = dict[str, Any]


class BesideOracle(msgspec.Struct, frozen=True):
    """What the snapshots of one report's engine have that those of the oracle have not."""

    report: int
    """Which of the reports, from 0."""
    differences: tuple[SnapshotDifference, ...]


def seen(line: Line | None) -> str:
    """What a report has to say of a scenario, in a few words: the verdict found, and where it was lost."""
    if line is None:
        return "not there"
    verdict: str = line["found"] + ("" if line["found"] == line["verdict"] else f" ({line['verdict']})")
    if divergence := line["divergence"]:
        return f"{verdict} at {shown_place(divergence['step'], divergence['path'])}"
    if lacking := line["unsupported"]:
        return f"{verdict}: {lacking['reason']}"
    return verdict


def remark(each: Compared) -> str:
    """What there is to say of a scenario beside its verdicts: what is worse about it, that it is contested, or nothing."""
    if each.worse:
        return "worse: not supported any more" if each.given_up else "worse"
    return "contested" if each.contested else ""


def shown_place(step: int, path: str) -> str:
    """A place in a game: after which step, and where."""
    return f"{'set-up' if step == 0 else f'step {step}'}, {path}"


def comparison_json(comparison: Comparison, beside: Sequence[BesideOracle] | None) -> Line:
    """The comparison as one document. In: what the snapshots show, None if nobody looked."""
    document: Line = {
        "reports": [
            {
                "label": label,
                "path": str(report.path),
                "engine": report.header["engine"],
                "suite": report.header["suite"],
                **{key: report.footer[key] for key in ("passed", "executed", "all")},
            }
            for label, report in zip(labels(comparison.reports), comparison.reports, strict=True)
        ],
        "differing": [_scenario(each) for each in comparison.differing],
        "changed": [_scenario(each) for each in comparison.changed],
        "not-in-all": [_scenario(each) for each in comparison.partly],
        "worse": [each.id for each in comparison.worse],
        "given-up": [each.id for each in comparison.worse if each.given_up],
    }
    if beside is not None:
        document["snapshots"] = [
            {"report": each.report, "differences": [msgspec.to_builtins(one) for one in each.differences]}
            for each in beside
        ]
    return document


def _scenario(each: Compared) -> Line:
    return {
        "id": each.id,
        "title": each.title,
        "claims": list(each.claims),
        "contested": each.contested,
        "worse": each.worse,
        "seen": [
            line and {key: line[key] for key in ("id", "digest", "verdict", "found", "divergence", "unsupported")}
            for line in each.lines
        ],
    }


def comparison_markdown(comparison: Comparison, beside: Sequence[BesideOracle] | None) -> str:
    """The comparison as Markdown (GitHub's flavour). In: what the snapshots show, None if nobody looked."""
    return "\n".join(_document(comparison, beside)).rstrip() + "\n"


def _document(comparison: Comparison, beside: Sequence[BesideOracle] | None) -> Iterator[str]:
    names = labels(comparison.reports)
    yield "# Reports compared\n"
    yield from table(
        ("report", "passed of executed", "passed of all", "suite"),
        (
            (
                words(name),
                f"{report.footer['passed']} of {report.footer['executed']}",
                f"{report.footer['passed']} of {report.footer['all']}",
                f"{words(report.header['suite']['version'])}, {code_cell(report.header['suite']['digest'][:12])}",
            )
            for name, report in zip(names, comparison.reports, strict=True)
        ),
    )
    differing = comparison.differing
    yield f"## Verdicts that differ: {counted(len(differing), 'scenario')} of {len(comparison.scenarios)}\n"
    document = None
    for of, claim, scenarios in by_claim(differing):
        if of != document:
            yield f"### {words(of) or 'Without a claim'}\n"
            document = of
        if claim:
            yield f"#### {words(claim)}\n"
        yield from _scenarios(scenarios, names)
    for title, rest in (
        ("Changed: the same id, and not the same scenario", comparison.changed),
        ("Not in every report", comparison.partly),
    ):
        if rest:
            yield f"## {title}\n"
            yield from _scenarios(rest, names)
    for each in beside or ():
        yield from _beside(each, names[each.report])


def _scenarios(scenarios: Iterable[Compared], names: Sequence[str]) -> Iterator[str]:
    yield from table(
        ("scenario", *map(words, names), ""),
        ((code_cell(each.id), *(words(seen(line)) for line in each.lines), _remark(each)) for each in scenarios),
    )


def _remark(each: Compared) -> str:
    said = remark(each)
    return f"**{said}**" if each.worse else said


def _beside(each: BesideOracle, name: str) -> Iterator[str]:
    yield f"## {words(name)} beside the oracle, outside of the checks\n"
    yield "No verdicts: the first place of each scenario at which the two show different games and no check looks.\n"
    yield from table(
        ("scenario", "where", "oracle", "engine"),
        (
            (code_cell(one.id), words(shown_place(one.step, one.path)), code_cell(told(one.oracle)), code_cell(told(one.engine)))
            for one in each.differences
        ),
    )  # fmt: skip
