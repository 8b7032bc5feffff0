"""`headjudge rules`: the lock of the rules that are cited, and what another edition of the rules has made of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.gherkin.rules_check import Checked, Finding

_SAID = {
    "changed": "reads differently",
    "missing": "is missing",
    "unlocked": "is cited and not in the lock",
}


@click.group()
def rules() -> None:
    """The lock of the rules that scenarios, ledger and code cite: their numbers, and digests of their texts.

    FILE is the text file of the Comprehensive Rules, as Wizards of the Coast publishes it. None of its text is kept.
    """


_CODE = click.option(
    "--code",
    type=options.PATH,
    multiple=True,
    metavar="DIR",
    help="A folder of code that cites rules; the suite's lock is of Head Judge's own code anyway. Can be repeated.",
)
_FEATURES = click.option(
    "--features", type=options.PATH, metavar="DIR", help="The folder of features; the suite's if left out."
)


@rules.command()
@click.argument("edition", type=options.PATH, metavar="FILE")
@_FEATURES
@_CODE
def lock(edition: Path, features: Path | None, code: tuple[Path, ...]) -> None:
    """Lock every rule that is cited in the edition FILE, anew."""
    from headjudge.gherkin.rules_lock import write
    from headjudge.resources import folder

    locked = write(edition, features or folder("features"), code)
    click.echo(f"{len(locked.rules)} rules of {locked.edition} locked")


@rules.command(short_help="Compare the edition FILE with the lock.")
@click.argument("edition", type=options.PATH, metavar="FILE")
@_FEATURES
@_CODE
@click.option("--update", is_flag=True, help="Lock what is cited in this edition, if it has all of it.")
@click.option("--json", "as_json", is_flag=True, help="A JSON object, for programs.")
def check(edition: Path, features: Path | None, code: tuple[Path, ...], update: bool, as_json: bool) -> int:
    """Compare the edition FILE with the lock: which rules read differently or are missing, and what rests on each.

    What rests on a rule are the scenarios tagged with it, the paragraphs and claims of the ledger that name it, and the functions
    that cite it. Look at these first; then --update rewrites the digests. It writes nothing as long as a rule that something
    rests on is missing.

    Ends with 1 if a rule has changed, is missing, or is cited and not locked; with --update, if one is still missing.
    """
    from headjudge.errors import ExitCode
    from headjudge.gherkin import rules_check, rules_lock
    from headjudge.resources import folder

    place = features or folder("features")
    checked = rules_check.check(edition, place, code)
    stuck = [finding.rule for finding in checked.of(rules_check.Fate.MISSING) if finding.resting]
    updated = update and not stuck
    if updated:
        rules_lock.write(edition, place, code)
    if as_json:
        click.echo(json.dumps({**checked.as_json(), "updated": updated}, ensure_ascii=False, indent=1))
    else:
        for line in _account(checked):
            click.echo(line)
        if update:
            click.echo(_outcome(place / rules_lock.FILE_NAME, stuck))
    return ExitCode.AS_EXPECTED if updated or checked.as_locked else ExitCode.DEVIATION


def _account(checked: Checked) -> Iterator[str]:
    """The findings in words: a headline, then each rule with what rests on it."""
    from headjudge.cli.console import clean

    compared = (
        f"{checked.rules} rules locked in the edition of {checked.locked}, compared with that of {checked.edition}"
    )
    if checked.as_locked:
        yield f"{compared}: all as locked"
        return
    counts: dict[str, int] = {}
    for finding in checked.findings:
        counts[finding.fate] = counts.get(finding.fate, 0) + 1
    yield f"{compared}: {', '.join(f'{number} {fate}' for fate, number in counts.items())}"
    for finding in checked.findings:
        yield ""
        yield from (clean(line) for line in _finding(finding))


def _finding(finding: Finding) -> Iterator[str]:
    near = f" (near: {', '.join(finding.near)})" if finding.near else ""
    yield f"{finding.rule} {_SAID[finding.fate]}{near}"
    on = finding.resting
    places = [f"{place.name}  {place.file}:{place.line}" for place in on.functions]
    for kind, names in (("scenarios", on.scenarios), ("ledger", on.ledger), ("functions", places)):
        if names:
            yield f"  {kind}: {len(names)}"
            yield from (f"    {name}" for name in names)
    if not on:
        yield "  nothing rests on it"


def _outcome(path: Path, stuck: Sequence[str]) -> str:
    if not stuck:
        return f"\n{path} written"
    return f"\n{path} was not written: first let what rests on {', '.join(stuck)} rest on rules that there are"
