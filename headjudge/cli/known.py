"""`headjudge known`: an engine's known failures beside a report of it, and bringing them up to date."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.known import KnownFailures
    from headjudge.known_update import Update

_SHOWN = 20
"""How many scenarios of a kind are named."""
_A_YEAR = datetime.timedelta(days=365)


@click.command()
@click.argument("engine", metavar="ENGINE")
@click.option("--report", "place", type=options.PATH, required=True, metavar="REPORT", help="A report, or its folder.")
@click.option("--known", "path", type=options.PATH, metavar="FILE", help="By default known.toml beside adapter.toml.")
@click.option("--update", is_flag=True, help="Write the file; without it, only say what would change.")
@click.option("--reason", metavar="TEXT", help="What the engine does in the failures that are new, or not as recorded.")
@click.option("--rule-says", metavar="TEXT", help="With --reason: what the rules say instead, in your own words.")
@click.option(
    "--features",
    multiple=True,
    type=options.PATH,
    metavar="DIR",
    help="A folder of .feature files that was played too, for its renamed.toml. Can be repeated.",
)
@click.option(
    "--review",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="When to look at new ones again; by default in a year.",
)
def known(
    engine: str,
    place: Path,
    path: Path | None,
    update: bool,
    reason: str | None,
    rule_says: str | None,
    review: datetime.datetime | None,
    features: tuple[Path, ...],
) -> int:
    """Compare what ENGINE is known to fail with a report of it, and with --update bring the file up to date.

    What still fails keeps its reason, link and review date; what passes goes. A new failure is only recorded with a --reason: first
    see for yourself whether it is the engine, the adapter or the scenario. Scenarios that have another id by now are followed. A
    report of a part of the suite (run with --id, -k, --claim) changes nothing for the rest, so that failures of a kind can be recorded
    together.

    Ends with 1 if the file is not as the report says: without --update if anything would change, else if failures are left that have
    no reason.
    """
    from headjudge import known_update, manifest
    from headjudge.errors import ExitCode
    from headjudge.known import KnownFailures, load_known
    from headjudge.report.reader import read_report
    from headjudge.suite import renamed_ids

    adapter = manifest.load(engine)
    path = path or adapter.folder / manifest.KNOWN
    report = read_report(place)
    _same_engine(adapter.name, report.header["adapter"]["name"], report.path)
    renamed = renamed_ids(features)
    recorded = load_known(path, adapter.name).followed(renamed) if path.is_file() else KnownFailures()
    today = datetime.datetime.now(datetime.UTC).date()
    given = known_update.Given(reason=reason, rule_says=rule_says, review=review.date() if review else today + _A_YEAR)
    updated = known_update.update(recorded, report, given, renamed)
    if update:
        known_update.write(path, adapter.name, updated.known)
    for line in _account(updated, path, written=update):
        click.echo(line)
    for line in _overdue(updated if update else recorded, today):
        click.echo(line)
    left = bool(updated.unexplained) if update else updated.differs
    return ExitCode.DEVIATION if left else ExitCode.AS_EXPECTED


def _same_engine(wanted: str, reported: str, path: Path) -> None:
    from headjudge.errors import HeadJudgeError

    if wanted != reported:
        raise HeadJudgeError(
            f"a report of another engine: {reported!r}",
            where=str(path),
            why=f"the known failures of {wanted!r} are to be compared with it",
            hint=f"`headjudge run {wanted} --out DIR` writes one",
        )


def _account(updated: Update, path: Path, *, written: bool) -> Iterator[str]:
    """What has become of the entries, in words."""
    from headjudge.cli.console import clean, counted

    did = "" if written else "would be "
    yield f"{len(updated.same)} fail as recorded"
    for scenarios, said in (
        (updated.changed, "fail otherwise than recorded: look again whether the reason is the same"),
        (updated.added, f"are new, and {did}recorded"),
        (updated.passing, f"do not fail any more, and {did}taken out"),
        (updated.strangers, f"are no scenarios any more, and {did}taken out"),
        (updated.unexplained, "are new, and need a --reason to be recorded"),
    ):
        yield from (clean(line) for line in _named(scenarios, said))
    if written:
        yield clean(f"{counted(len(updated.known), 'known failure')} in {path}")
    else:
        yield clean(f"{path} was not written: --update" if updated.differs else f"{path} is as the report says")


def _named(scenarios: Sequence[str], said: str) -> Iterator[str]:
    if not scenarios:
        return
    yield f"{len(scenarios)} {said}"
    for scenario in scenarios[:_SHOWN]:
        yield f"  {scenario}"
    if len(scenarios) > _SHOWN:
        yield f"  and {len(scenarios) - _SHOWN} more"


def _overdue(after: Update | KnownFailures, today: datetime.date) -> Iterator[str]:
    from headjudge.known import KnownFailures

    entries = (
        after if isinstance(after, KnownFailures) else KnownFailures({each.scenario: each for each in after.known})
    )
    for each in entries.overdue(today):
        yield f"the review of {each.scenario} was due on {each.review.isoformat()}"
