"""`headjudge compare`: reports beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.compare import Compared, Comparison
    from headjudge.report.comparison import BesideOracle
    from headjudge.report.reader import Report

ORACLE = "oracle"
"""The name of the adapter that the oracle is reached by."""

_NAMED = 20
"""How many scenarios that are worse are named, of each kind."""


@click.command()
@click.argument("files", metavar="REPORT REPORT...", nargs=-1, type=options.PATH)
@click.option("--to", "form", type=click.Choice(["markdown", "json"]), help="The form, instead of lines to read.")
@click.option("--fail-on-regression", is_flag=True, help="End with 1 if a report is worse than the one before.")
@click.option(
    "--snapshots", is_flag=True, help="Also where an engine's games differ from the oracle's outside of the checks."
)
@click.option(
    "--features",
    multiple=True,
    type=options.PATH,
    metavar="DIR",
    help="A folder of .feature files that was played too, for its renamed.toml and its checks. Can be repeated.",
)
def compare(
    files: tuple[Path, ...], form: str | None, fail_on_regression: bool, snapshots: bool, features: tuple[Path, ...]
) -> int:
    """The scenarios whose verdicts differ between reports, the earliest report first, by document and claim.

    REPORT is a report.ndjson, or the folder that holds it. Scenarios that were changed are told apart, and those that have
    another id by now are followed. A report is worse than the one before it where it does not pass what that one passes, in the
    very same scenario; what it does not support any more is told apart from what it does not pass.
    """
    from headjudge.compare import compare as compared
    from headjudge.errors import ExitCode
    from headjudge.report.comparison import comparison_json, comparison_markdown
    from headjudge.report.reader import read_report
    from headjudge.report.text import json_text
    from headjudge.suite import renamed_ids

    if len(files) < 2:
        raise click.UsageError("there is nothing to compare: name two reports or more")
    renamed = renamed_ids(features)
    comparison = compared([read_report(path) for path in files], renamed)
    beside = _beside_oracle(comparison.reports, features, renamed) if snapshots else None
    if form == "json":
        click.echo(json_text(comparison_json(comparison, beside), indent=1))
    elif form == "markdown":
        click.echo(comparison_markdown(comparison, beside), nl=False)
    else:
        from headjudge.cli.console import clean

        for line in _lines(comparison, beside):
            click.echo(clean(line))
    if fail_on_regression and (worse := comparison.worse):
        for line in _told_worse(worse):
            click.echo(line, err=True)
        return ExitCode.DEVIATION
    return ExitCode.AS_EXPECTED


def _beside_oracle(
    reports: Sequence[Report], features: Sequence[Path], renamed: dict[str, str]
) -> tuple[BesideOracle, ...]:
    """Each engine's snapshots beside the oracle's."""
    from headjudge.compare_snapshots import first_differences, places_checked
    from headjudge.errors import HeadJudgeError
    from headjudge.report.comparison import BesideOracle
    from headjudge.report.steps import steps_path
    from headjudge.suite import present_id

    oracle = next((report for report in reports if report.header["adapter"]["name"] == ORACLE), None)
    if oracle is None:
        raise HeadJudgeError(
            "none of the reports is the oracle's",
            why="the snapshots of an engine are put beside those of the oracle",
            hint=f"`headjudge run {ORACLE} --out DIR` writes one",
        )
    steps = {report.path: steps_path(report) for report in reports}
    oracle_steps = steps[oracle.path]
    if oracle_steps is None or not any(path for report, path in steps.items() if report != oracle.path):
        raise HeadJudgeError(
            "there are no two files of steps to compare",
            why=f"there is none beside {', '.join(str(report) for report, path in steps.items() if path is None)}",
            hint="`headjudge run --out DIR` writes one beside its report: leave it there",
        )
    suite = options.load(features, (), only_these=False)
    checked = {scenario.digest: places_checked(scenario) for scenario in suite}
    return tuple(
        BesideOracle(
            place,
            tuple(
                first_differences(
                    oracle, oracle_steps, report, path, checked=checked, present=lambda name: present_id(name, renamed)
                )
            ),
        )
        for place, report in enumerate(reports)
        if report.header["adapter"]["name"] != ORACLE and (path := steps[report.path]) is not None
    )  # fmt: skip


def _lines(comparison: Comparison, beside: Sequence[BesideOracle] | None) -> Iterator[str]:
    from headjudge.cli.console import counted, one_line
    from headjudge.compare import by_claim, labels
    from headjudge.report.comparison import shown_place
    from headjudge.report.text import told

    names = [one_line(name) for name in labels(comparison.reports)]
    for name, report in zip(names, comparison.reports, strict=True):
        passed, executed, whole = (report.footer[key] for key in ("passed", "executed", "all"))
        yield f"{name}: passed {passed} of {executed} executed, {passed} of all {whole}  {one_line(str(report.path))}"
    differing = comparison.differing
    yield f"\nverdicts differ in {counted(len(differing), 'scenario')} of {len(comparison.scenarios)}"
    document = None
    for of, claim, scenarios in by_claim(differing):
        if of != document:
            yield f"\n{of or 'without a claim'}"
            document = of
        if claim:
            yield f"  {claim}"
        for each in scenarios:
            yield from _scenario(each, names, "    ")
    for title, rest in (
        ("changed, the same id and not the same scenario", comparison.changed),
        ("not in every report", comparison.partly),
    ):
        if rest:
            yield f"\n{title}: {counted(len(rest), 'scenario')}"
            for each in rest:
                yield from _scenario(each, names, "  ")
    for engine in beside or ():
        found = counted(len(engine.differences), "scenario")
        yield f"\n{names[engine.report]} beside the oracle, no verdicts: outside of the checks {found} differ first at"
        for one in engine.differences:
            values = f"oracle {one_line(told(one.oracle))}, engine {one_line(told(one.engine))}"
            yield f"  {one.id}  {one_line(shown_place(one.step, one.path))}: {values}"


def _told_worse(worse: Sequence[Compared]) -> Iterator[str]:
    """What is worse, a scenario a line, and of very many only how many."""
    from headjudge.cli.console import counted, one_line

    yield f"worse: {counted(len(worse), 'scenario')}"
    for said, given_up in (("passed, and does not now", False), ("passed, and is not supported now", True)):
        scenarios = [each for each in worse if each.given_up == given_up]
        if scenarios:
            yield f"  {len(scenarios)} {said}"
        for each in scenarios[:_NAMED]:
            yield f"    {one_line(each.id)}"
        if len(scenarios) > _NAMED:
            yield f"    and {len(scenarios) - _NAMED} more"


def _scenario(each: Compared, names: Sequence[str], indent: str) -> Iterator[str]:
    from headjudge.cli.console import one_line
    from headjudge.report.comparison import remark, seen

    yield f"{indent}{each.id}  {remark(each)}".rstrip()
    for name, line in zip(names, each.lines, strict=True):
        renamed = f"  (as {line['id']})" if line is not None and line["id"] != each.id else ""
        yield f"{indent}  {name}: {one_line(seen(line))}{renamed}"
