"""`headjudge rules`: the lock of the rules that are cited, and what a newer edition of the rules has made of them."""

from __future__ import annotations

from pathlib import Path

import click

from headjudge.cli import options


@click.group()
def rules() -> None:
    """The lock of the rules that scenarios and code cite: their numbers, and digests of their texts.

    FILE is the text file of the Comprehensive Rules, as Wizards of the Coast publishes it. None of its text is kept.
    """


_CODE = click.option(
    "--code",
    type=options.PATH,
    multiple=True,
    metavar="DIR",
    help="A folder of code that cites rules. Can be repeated.",
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


@rules.command()
@click.argument("edition", type=options.PATH, metavar="FILE")
@_FEATURES
@_CODE
def compare(edition: Path, features: Path | None, code: tuple[Path, ...]) -> int:
    """The locked rules that read differently in the edition FILE, or are gone, and what rests on them.

    Ends with 1 if there are any.
    """
    from headjudge.errors import ExitCode
    from headjudge.gherkin import rules_lock
    from headjudge.resources import folder

    place = features or folder("features")
    locked = rules_lock.load_lock(place / rules_lock.FILE_NAME)
    changes = rules_lock.compare(locked, edition)
    click.echo(
        f"{len(locked.rules)} rules locked in the edition of {locked.edition}, compared with that of {changes.edition}"
    )
    resting = _resting(place)
    cited = rules_lock.cited_numbers(place, code)
    for number, fate in [*((each, "changed") for each in changes.changed), *((each, "gone") for each in changes.gone)]:
        click.echo(f"{number} {fate}")
        for scenario in resting.get(number, ()):
            click.echo(f"  {scenario}")
        if number in cited and number not in resting:
            click.echo(f"  {cited[number]}")
    return ExitCode.DEVIATION if changes.changed or changes.gone else ExitCode.AS_EXPECTED


def _resting(features: Path) -> dict[str, list[str]]:
    """The scenarios that rest on each rule."""
    from headjudge.gherkin.compile import compile_folder

    resting: dict[str, list[str]] = {}
    for scenario in compile_folder(features):
        for number in scenario.rules:
            resting.setdefault(number, []).append(scenario.id)
    return resting
