"""`headjudge show`: a scenario as it was written, and what it compiles to."""

from __future__ import annotations

from pathlib import Path

import click

from headjudge.cli import options


@click.command()
@click.argument("scenario", metavar="ID")
@options.sources
@click.option("--json", "as_json", is_flag=True, help="Only the compiled scenario, as --scenarios takes it.")
def show(
    scenario: str, features: tuple[Path, ...], scenarios: tuple[Path, ...], only_these: bool, as_json: bool
) -> None:
    """The Gherkin of a scenario, and the document that it compiles to."""
    found = options.scenario_of(options.load(features, scenarios, only_these=only_these), scenario)
    from headjudge.report.text import json_text, one_line

    document = json_text(found.document, indent=2)
    if as_json:
        click.echo(document)
        return
    from rich.text import Text

    from headjudge.cli.console import console, print_gherkin

    out = console()
    out.print(Text(f"{found.id}  {one_line(found.where)}", style="bold"), soft_wrap=True)
    out.print(Text(f"digest {found.digest}", style="dim"), soft_wrap=True)
    if found.gherkin is not None:
        out.print()
        print_gherkin(out, found.gherkin)
    out.print()
    out.print(Text(document), soft_wrap=True)
