"""`headjudge check-adapter`: is an adapter right, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from headjudge.check_adapter import Told
    from headjudge.check_words import Wrong
    from headjudge.scenario import Scenario


@click.command()
@click.argument("engine", metavar="PATH")
@click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE", help="A setting of the adapter. Can be repeated."
)
@click.option(
    "--skip",
    multiple=True,
    metavar="ID",
    help="Go on past this, which the engine itself plays otherwise. Can be repeated.",
)
def check_adapter(engine: str, settings: tuple[str, ...], skip: tuple[str, ...]) -> int:
    """Ask the adapter at PATH, an adapter.toml or its folder, for more and more, and stop at the first thing that is wrong.

    First the handshake; then tables, set up and shown, with more and more on them; a step of each kind; about 20 scenarios of the
    suite. What the engine says it does not support is not wrong, and neither is what known.toml says is known to fail.
    Where the engine itself plays something otherwise, --skip goes on past it.

    Exit codes: 0 all is right, 1 something is wrong, 3 the adapter never became ready, 4 nothing could be played yet.
    """
    from headjudge import manifest
    from headjudge.check_adapter import check_adapter as check
    from headjudge.cli.console import console, counted

    adapter = manifest.load(engine, manifest.parse_settings(settings))
    _refuse_strangers(skip)
    out = console()
    checked = check(adapter, _scenarios, lambda told: _tell(out, told), skip)
    if checked.wrong is not None:
        _tell_wrong(out, checked.wrong)
    else:
        out.print(f"\nnothing is wrong, and {counted(checked.passed, 'scenario')} of the suite passed")
        out.print(_plain(f"next: headjudge run {_quoted(engine)}"), soft_wrap=True)
    return checked.exit_code


def _refuse_strangers(skip: Sequence[str]) -> None:
    """What is mistyped would skip nothing, without a word."""
    from headjudge.check_ladder import steps, tables
    from headjudge.check_words import PREFIX
    from headjudge.cli import options

    rungs = [rung.scenario.id for rung in (*tables(), *steps())]
    if strange := [each for each in skip if each.startswith(PREFIX) and each not in rungs]:
        raise click.BadParameter(f"{strange[0]} is not asked for; what is: {', '.join(rungs)}", param_hint="--skip")
    if others := [each for each in skip if not each.startswith(PREFIX)]:
        options.load((), (), only_these=False).select(ids=others)


def _scenarios() -> Sequence[Scenario]:
    from headjudge.check_ladder import scenarios_of_suite
    from headjudge.cli import options

    return scenarios_of_suite(options.load((), (), only_these=False))


_STYLES = {"right": "green", "unsupported": "dim", "known": "yellow", "skipped": "yellow"}


def _tell(out: Console, told: Told) -> None:
    from rich.text import Text

    from headjudge.cli.console import one_line

    if told.how == "heading":
        out.print(Text(one_line(told.what), style="bold"), soft_wrap=True)
    else:
        out.print(Text.assemble("  ", (f"{told.how:<12}", _STYLES[told.how]), one_line(told.what)), soft_wrap=True)


def _tell_wrong(out: Console, wrong: Wrong) -> None:
    from rich.text import Text

    from headjudge.cli.console import clean, one_line, print_indented

    out.print()
    out.print(Text(one_line(wrong.what), style="bold red"), soft_wrap=True)
    for heading, text in (
        ("what was sent", wrong.sent),
        ("what came back", wrong.came_back),
        ("what was expected", wrong.expected),
        ("what to do next", wrong.next),
    ):
        out.print(Text(f"  {heading}:", style="bold"))
        for line in clean(text).splitlines():
            print_indented(out, Text(line), 4)


def _plain(text: str) -> str:
    from headjudge.cli.console import clean

    return clean(text)


def _quoted(engine: str) -> str:
    import shlex

    return shlex.quote(engine)
