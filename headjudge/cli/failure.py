"""One deviation, whole: the scenario as written, where it differs, the rule, what the oracle does, how to repeat it."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

from rich.text import Text

from headjudge import in_words
from headjudge.cli.console import clean, one_line, print_gherkin, print_indented, print_line, styled_verdict
from headjudge.explain import lines_of
from headjudge.verdict import Verdict

if TYPE_CHECKING:
    from rich.console import Console

    from headjudge.report.lines import ScenarioResult

LONGEST = 1500
"""How many characters of a value, or of what an adapter wrote, are shown; the report has the whole of it."""
_STDERR_LINES = 12


def print_failure(out: Console, result: ScenarioResult, silent: str | None = None) -> None:
    """A result that is not as expected, with everything that helps to find out why.

    `silent` says why the oracle gives no account of the scenario, if it was asked and gave none.
    """
    scenario = result.scenario
    heading = Text.assemble("\n", styled_verdict(result.verdict), "  ", (clean(scenario.id), "bold"))
    if scenario.title != scenario.id:
        heading.append(f"  {one_line(scenario.title)}")
    out.print(heading, soft_wrap=True)
    out.print(Text(f"  {one_line(scenario.where)}", style="dim"), soft_wrap=True)
    out.print()
    if scenario.gherkin is not None:
        print_gherkin(out, scenario.gherkin, indent=4)
    else:
        for number, step in enumerate(scenario.script, start=1):
            out.print(Text(f"    {number}. {one_line(in_words.sentence(in_words.step(step)))}"), soft_wrap=True)
            for answer in step.get("answers", ()):
                out.print(Text(f"       {one_line(in_words.sentence(in_words.answer(answer)))}"), soft_wrap=True)
    out.print()
    _print_what(out, result)
    _print_trace(out, result)
    if silent is not None and silent != result.message:
        print_indented(out, Text(f"The oracle gives no account of it: {clean(silent)}", style="dim"), 2)
    if result.stderr.strip():
        _print_stderr(out, result.stderr)
    out.print(Text.assemble("  Repeat it:  ", (clean(result.repeat), "bold")), soft_wrap=True)


def line_of(result: ScenarioResult) -> Text:
    """A deviation in one line."""
    return Text.assemble(
        styled_verdict(result.verdict), f"  {clean(result.scenario.id)}  {one_line(_in_short(result))}"
    )


def _in_short(result: ScenarioResult) -> str:
    if (difference := result.divergence) is not None:
        return f"step {difference.step}, {difference.path}"
    return (result.message or "").partition("\n")[0]


def _print_what(out: Console, result: ScenarioResult) -> None:
    if difference := result.divergence:
        out.print(Text.assemble("  ", (_place(result), "bold")), soft_wrap=True)
        op = f" ({difference.op})" if difference.op in ("matches", "count", "same") else ""
        expected = f"expected{op}"
        _print_pair(out, expected, difference.expected, "green")
        _print_pair(out, f"{'observed':<{len(expected)}}", difference.observed, "red")
        if difference.rules:
            out.print(Text.assemble("  It rests on ", (", ".join(difference.rules), "cyan")))
    if result.message:
        print_indented(out, Text(_cut(clean(result.message))), 2)
    for line in _what_else(result):
        print_indented(out, Text(clean(line)), 2)


def _place(result: ScenarioResult) -> str:
    difference = result.divergence
    assert difference is not None
    script = result.scenario.script
    if difference.step == 0:
        when = "On the table as set"
    elif difference.step <= len(script):
        when = f"After step {difference.step} ({in_words.step(script[difference.step - 1])})"
    else:
        when = f"After step {difference.step}"
    return one_line(f"{when}, at {difference.path}")


def _print_pair(out: Console, label: str, value: Any, style: str) -> None:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    print_indented(out, Text.assemble(f"{label}  ", (_cut(clean(text)), style)), 4)


def _what_else(result: ScenarioResult) -> list[str]:
    lines = []
    if result.verdict is Verdict.FIXED:
        lines.append("It is recorded as a known failure, and passes: take the entry out of known.toml.")
    elif result.known is not None:
        lines.append(
            f"It is recorded as a known failure ({result.known.verdict}: {result.known.reason}), and fails otherwise."
        )
    if result.unsupported is not None:
        lines.append(f"Unsupported, {result.unsupported.reason}: {', '.join(result.unsupported.detail)}")
    return lines


def _print_trace(out: Console, result: ScenarioResult) -> None:
    if not result.trace:
        return
    script = result.scenario.script
    out.print(Text("  What the oracle does, up to there:"))
    for number, lines in itertools.groupby(result.trace, key=lambda line: line["step"]):
        heading = "the table" if number == 0 else in_words.sentence(in_words.step(script[number - 1]))
        out.print(Text(f"    {number}. {one_line(heading)}", style="dim"), soft_wrap=True)
        for line in lines_of(list(lines), result.scenario.document):
            print_line(out, line, 7)


def _print_stderr(out: Console, stderr: str) -> None:
    lines = clean(stderr).rstrip().splitlines()
    out.print(Text("  The adapter wrote, beside the protocol:"))
    for line in lines[-_STDERR_LINES:]:
        print_indented(out, Text(_cut(line), style="dim"), 4)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… ({len(text)} characters; the report has them all)"
