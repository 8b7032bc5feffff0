"""`headjudge verify`: does a report say what its engine does?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.report.reader import Report
    from headjudge.verify import Deviation, Replay

_MOST = 1_000_000
_SHOWN = 20
"""How many deviations are told."""


@click.command()
@click.argument("file", metavar="REPORT", type=options.PATH)
@click.option(
    "--sample",
    type=options.number_up_to(_MOST, least=0),
    default=20,
    show_default=True,
    metavar="N",
    help="Play N scenarios again; 0 to look at the file alone.",
)
@click.option("--seed", type=options.SEED, metavar="SEED", help="Draw the sample that follows from SEED.")
@click.option("--engine", metavar="ENGINE", help="The adapter, if it is not one of those that come with Head Judge.")
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="KEY=VALUE",
    help="A setting of the adapter, instead of the report's. Can be repeated.",
)
@click.option(
    "--timeout", type=options.SECONDS, metavar="SECONDS", help="For each scenario; by default what adapter.toml says."
)
@options.sources
def verify(
    file: Path,
    sample: int,
    seed: int | None,
    engine: str | None,
    settings: tuple[str, ...],
    timeout: float | None,
    features: tuple[Path, ...],
    scenarios: tuple[Path, ...],
    only_these: bool,
) -> int:
    """Check a report, and play a random sample of it again on its engine.

    REPORT is a report.ndjson, or the folder that holds it; a file of steps beside it is judged once more, whole. The suite is given as
    it was to `run`.

    Ends with 0 if the report says what was found, with 1 if the engine does something else than it says, and with 2 if it is refused:
    cut off, edited, of another suite, or of an engine that is not here in that version.
    """
    import secrets

    from headjudge import manifest
    from headjudge.cli.run import rules_date
    from headjudge.errors import ExitCode
    from headjudge.report.reader import read_report
    from headjudge.report.steps import steps_path
    from headjudge.verify import adapter_of, draw, notes, play_again
    from headjudge.verify_lines import check_lines, check_steps, check_suite

    given = manifest.parse_settings(settings)
    report = read_report(file)
    suite = options.load(features, scenarios, only_these=only_these)
    check_suite(report, suite)
    check_lines(report, suite)
    _say(_headline(report))
    seed = secrets.randbits(32) if seed is None else seed
    drawn = draw(report, sample, seed)
    path = steps_path(report)
    steps = None
    if path is not None:
        played = {scenario.id for scenario in suite.select(ids=drawn)} if drawn else set()
        steps = check_steps(report, suite, path, played)
        _say("its file of steps, judged once more, comes to the same")
    else:
        _say("there is no file of steps beside it: verdicts are compared, and not games")
    adapter = adapter_of(report, engine, given) if drawn else None
    for note in notes(report, adapter, suite, rules_date()):
        _say(f"note: {note}")
    if adapter is None:
        _say("nothing was played again")
        return ExitCode.AS_EXPECTED
    replay = play_again(report, suite, adapter, drawn, steps=steps, timeout=timeout)
    for line in _account(report, replay, seed):
        _say(line)
    return ExitCode.DEVIATION if replay.deviations else ExitCode.AS_EXPECTED


def _say(text: str) -> None:
    from headjudge.report.text import one_line

    # What is indented stays so.
    click.echo(" " * (len(text) - len(text.lstrip(" "))) + one_line(text))


def _headline(report: Report) -> str:
    engine, suite, footer = report.header["engine"], report.header["suite"], report.footer
    return (
        f"{engine['name']} {engine['version']}: {footer['passed']} passed of {footer['executed']} executed, of all {footer['all']}; "
        f"{suite['selected']} scenarios of {suite['scenarios']} of suite {suite['version']}, {suite['digest'][:12]}; "
        "the report is whole, and agrees with itself and with the suite"
    )


def _account(report: Report, replay: Replay, seed: int) -> Iterator[str]:
    from headjudge.report.text import counted

    controls = f", with {counted(len(replay.controls), 'control')}" if replay.controls else ""
    yield f"played again: {len(replay.drawn)} of {counted(len(report.results), 'scenario')}{controls} (--seed {seed})"
    if not replay.deviations:
        yield "the engine does what the report says"
        return
    places = dict.fromkeys(each.where for each in replay.deviations)
    yield f"the engine does not do what the report says: {counted(len(places), 'place')}"
    for place in list(places)[:_SHOWN]:
        yield f"  {place}"
        yield from _deviations([each for each in replay.deviations if each.where == place])
    if len(places) > _SHOWN:
        yield f"  and {len(places) - _SHOWN} more"


def _deviations(deviations: Sequence[Deviation]) -> Iterator[str]:
    from headjudge.report.text import told

    for each in deviations:
        yield f"    {each.what}: said {told(each.said)}; found {told(each.found)}"
