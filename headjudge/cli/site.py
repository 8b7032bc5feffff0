"""`headjudge site`: pages made of reports."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.site.build import OnProgress
    from headjudge.site.model import Site


@click.command()
@click.argument("files", metavar="REPORT...", nargs=-1, type=options.PATH)
@click.option(
    "--out",
    type=options.PATH,
    metavar="DIR",
    default=Path("site"),
    show_default=True,
    help="The folder to write. A site that is there is replaced, anything else is not.",
)
@click.option("--no-accounts", is_flag=True, help="Do not have the oracle tell what happens in each scenario, and why.")
@options.sources
def site(
    files: tuple[Path, ...],
    out: Path,
    no_accounts: bool,
    features: tuple[Path, ...],
    scenarios: tuple[Path, ...],
    only_these: bool,
) -> int:
    """Make a static site of the reports of one or several engines, and print the path of its front page.

    REPORT is a report.ndjson, or the folder that holds it; its file of steps is taken from beside it. Several reports of one engine
    give a trend, and the latest is shown. Name the features and scenarios that were played beside the suite.

    The pages need no server and no network: open them from the disk, or put the folder on any web host.
    """
    from headjudge.cli.console import clean
    from headjudge.errors import ExitCode
    from headjudge.site.build import build

    if not files:
        raise click.UsageError("there is nothing to show: name a report, or several")
    made = _load(files, features, scenarios, only_these=only_these)
    with _bar() as bar:
        built = build(made, out, with_accounts=not no_accounts, on_progress=bar)
    if built.missing is not None:
        click.echo(clean(f"some pages are without the oracle's account: {built.missing}"), err=True)
    click.echo(clean(str(built.front)))
    return ExitCode.AS_EXPECTED


def _load(
    files: tuple[Path, ...], features: tuple[Path, ...], scenarios: tuple[Path, ...], *, only_these: bool
) -> Site:
    from headjudge.coverage import ledger_of
    from headjudge.report.reader import read_report
    from headjudge.site.model import load

    reports = {report.path.resolve(): report for report in map(read_report, files)}  # one that is given twice is one
    return load(
        [*reports.values()], options.load(features, scenarios, only_these=only_these), ledger_of(features, only_these)
    )


@contextlib.contextmanager
def _bar() -> Iterator[OnProgress | None]:
    """What is told how far the pages are, and draws a bar on a terminal; None elsewhere."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from headjudge.cli.console import console

    out = console(err=True)
    if not out.is_terminal or out.is_dumb_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}", markup=False), BarColumn(bar_width=30), MofNCompleteColumn())
    # Without a thread that draws it anew: processes are forked meanwhile.
    with Progress(*columns, console=out, transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=None)

        def told(what: str, done: int, of: int) -> None:
            # Drawn anew some two hundred times at most: a terminal takes longer than what is told.
            progress.update(task, description=what, completed=done, total=of, refresh=done % max(1, of // 100) == 0)

        yield told
