"""The end of a run: for each engine the pair passed of executed and passed of all, its verdicts, where its report is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from headjudge.cli.console import counted, one_line, print_indented, styled_verdict
from headjudge.cli.progress import CONTESTED
from headjudge.verdict import Verdict

if TYPE_CHECKING:
    from rich.console import Console

    from headjudge.report.lines import Counts
    from headjudge.run import RunResult

_COLUMNS = ("engine", "passed of executed", "passed of all", "deviations", "verdicts")
_ANY_WIDTH = 10_000
_DETAILS = 8
"""How many of the things that an engine lacks are named, and of the known failures that are no scenario."""


def print_summary(out: Console, results: Sequence[RunResult]) -> None:
    """A row an engine, or where that is too wide an engine's numbers beneath each other; then what else there is to say."""
    rows = [_row(result) for result in results]
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    for column in _COLUMNS:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*row)
    out.print()
    if Measurement.get(out, out.options.update(width=_ANY_WIDTH), table).maximum <= out.width:
        out.print(table)
    else:
        for name, *numbers in rows:
            out.print(Text(name.plain, style="bold"), soft_wrap=True)
            for column, number in zip(_COLUMNS[1:], numbers, strict=True):
                print_indented(out, number, 2, f"{column:<{max(map(len, _COLUMNS))}}  ")
    out.print()
    for result in results:
        _print_notes(out, result, named=len(results) > 1)


def _row(result: RunResult) -> tuple[Text, ...]:
    counts = result.counts
    return (
        Text(one_line(f"{result.manifest.name} {result.hello.engine['version']}")),
        Text(_share(counts.passed, counts.executed)),
        Text(_share(counts.passed, counts.all)),
        Text(str(counts.deviations), style="bold red" if counts.deviations else "green"),
        _verdicts(counts),
    )


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
        parts.append(Text(f"{counts.contested} {CONTESTED}", style="dim"))
    return Text(", ").join(parts)


def _print_notes(out: Console, result: RunResult, *, named: bool) -> None:
    prefix = f"{one_line(result.manifest.name)}: " if named else ""
    for line in (*_unsupported(result), *_undeclared(result), *_known(result)):
        out.print(f"{prefix}{one_line(line)}", soft_wrap=True)
    if result.restarts:
        out.print(f"{prefix}the adapter was started again {_times(result.restarts)}", soft_wrap=True)
    if not result.counts.executed:
        out.print(Text(f"{prefix}nothing was executed, which is never a success", style="bold red"))
    took = f"{counted(len(result.results), 'scenario')} in {result.seconds:.2f} s"
    where = f"; report: {result.report}" if result.report else "; no report was written: --out DIR writes one"
    out.print(Text(f"{prefix}{took}{one_line(where)}"), soft_wrap=True)


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _unsupported(result: RunResult) -> list[str]:
    """Why scenarios that count were not played: a line a reason, with what is lacking most first."""
    lacking: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
    scenarios: defaultdict[str, int] = defaultdict(int)
    for each in result.results:
        if each.unsupported is not None and not each.scenario.contested:
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


def _undeclared(result: RunResult) -> list[str]:
    """Of cards that our own oracle does not play: what each lacks, or which are meant."""
    from headjudge.cli.explain import ORACLE
    from headjudge.pool import why_unknown

    if result.manifest.engine != ORACLE:
        return []
    lacking = {
        card
        for each in result.results
        if each.unsupported is not None and each.unsupported.reason == "card"
        for card in each.unsupported.detail
    }
    return [f"{card}: {why_unknown(card)}" for card in sorted(lacking)[:_DETAILS]]


def _known(result: RunResult) -> list[str]:
    lines = [
        f"known failure of {known.scenario}: its review was due on {known.review.isoformat()}"
        for known in result.overdue
    ]
    if result.strangers:
        more = f" and {len(result.strangers) - _DETAILS} more" if len(result.strangers) > _DETAILS else ""
        lines.append(f"recorded as known failures, and no scenario: {', '.join(result.strangers[:_DETAILS])}{more}")
    return lines
