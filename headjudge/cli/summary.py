"""The end of a run: for each engine the pair passed of executed and passed of all, its verdicts, where its report is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from headjudge.cli.console import clean, styled_verdict
from headjudge.verdict import Verdict

if TYPE_CHECKING:
    from rich.console import Console

    from headjudge.report.lines import Counts
    from headjudge.run import RunResult

_DETAILS = 8
"""How many of the things that an engine lacks are named."""


def print_summary(out: Console, results: Sequence[RunResult]) -> None:
    """The table, then what else there is to say of each engine."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    for column in ("engine", "passed of executed", "passed of all", "deviations", "verdicts"):
        table.add_column(column, overflow="fold")
    for result in results:
        counts = result.counts
        deviations = Text(str(counts.deviations), style="bold red" if counts.deviations else "green")
        table.add_row(
            clean(f"{result.manifest.name} {result.hello.engine['version']}"),
            _share(counts.passed, counts.executed),
            _share(counts.passed, counts.all),
            deviations,
            _verdicts(counts),
        )
    out.print()
    out.print(table)
    out.print()
    for result in results:
        _print_notes(out, result, named=len(results) > 1)


def _share(part: int, whole: int) -> str:
    if not whole:
        return "0 of 0"
    # Rounded down: 100 % is said of everything and nothing else.
    return f"{part} of {whole} ({100 * part // whole} %)"


def _verdicts(counts: Counts) -> Text:
    parts = [
        Text(f"{counts.verdicts[verdict]} ").append(styled_verdict(verdict))
        for verdict in Verdict
        if counts.verdicts[verdict]
    ]
    if counts.contested:
        parts.append(Text(f"{counts.contested} contested, not counted", style="dim"))
    return Text(", ").join(parts)


def _print_notes(out: Console, result: RunResult, *, named: bool) -> None:
    prefix = f"{clean(result.manifest.name)}: " if named else ""
    for line in (*_unsupported(result), *_known(result)):
        out.print(f"{prefix}{clean(line)}", soft_wrap=True)
    if result.restarts:
        out.print(f"{prefix}the adapter was started again {_times(result.restarts)}", soft_wrap=True)
    if not result.counts.executed:
        out.print(Text(f"{prefix}nothing was executed, which is never a success", style="bold red"))
    took = f"{len(result.results)} scenarios in {result.seconds:.2f} s"
    where = f"; report: {result.report}" if result.report else "; no report was written: --out DIR writes one"
    out.print(Text(f"{prefix}{took}{clean(where)}"), soft_wrap=True)


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _unsupported(result: RunResult) -> list[str]:
    """Why scenarios were not played: a line a reason, with what is lacking most first."""
    lacking: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
    scenarios: defaultdict[str, int] = defaultdict(int)
    for each in result.results:
        if each.unsupported is not None:
            scenarios[each.unsupported.reason] += 1
            for detail in each.unsupported.detail:
                lacking[each.unsupported.reason][detail] += 1
    lines = []
    for reason, number in sorted(scenarios.items(), key=lambda item: (-item[1], item[0])):
        details = sorted(lacking[reason], key=lambda detail: (-lacking[reason][detail], detail))
        more = f" and {len(details) - _DETAILS} more" if len(details) > _DETAILS else ""
        lines.append(
            f"unsupported, {reason}: {number}" + (f" ({'; '.join(details[:_DETAILS])}{more})" if details else "")
        )
    return lines


def _known(result: RunResult) -> list[str]:
    lines = [
        f"known failure of {known.scenario}: its review was due on {known.review.isoformat()}"
        for known in result.overdue
    ]
    if result.strangers:
        lines.append(f"recorded as known failures, and no scenario: {', '.join(result.strangers)}")
    return lines
