"""`headjudge new-adapter`: the skeleton of an adapter."""

from __future__ import annotations

from pathlib import Path

import click

from headjudge.cli import options


@click.command()
@click.argument("folder", metavar="DIR", type=options.PATH)
@click.option(
    "--language",
    type=click.Choice(["python", "java"]),
    default="python",
    show_default=True,
    help="What the adapter is written in.",
)
@click.option("--name", metavar="NAME", help="The engine's name in reports; by default the folder's.")
def new_adapter(folder: Path, language: str, name: str | None) -> None:
    """Write an adapter into DIR, which is new or empty.

    It speaks the protocol already, and answers `unsupported` to everything: three functions are to be written, and
    `headjudge check-adapter DIR` says at each moment what comes next. docs/adapters.md goes through it step by step.
    """
    import shlex
    import shutil

    from headjudge.cli.console import clean
    from headjudge.new_adapter import PROGRAMS, name_of, write_skeleton

    written = write_skeleton(folder, language, name_of(folder) if name is None else name)
    for path in written:
        click.echo(clean(f"wrote {path}"))
    program = PROGRAMS[language]
    if program and shutil.which(program) is None:
        click.echo(f"{program} is not on this machine, and is needed to run it: install a JDK from 17 on")
    click.echo(clean(f"next: headjudge check-adapter {shlex.quote(str(folder))}"))
