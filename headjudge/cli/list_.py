"""`headjudge list`: a row a scenario."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from rich.console import Console

    from headjudge.scenario import Scenario

_WIDE = 150
"""From how many columns on a terminal shows every column of the table."""
_ROOM = 60
"""How many columns a table needs beside the ids."""


@click.command("list")
@options.sources
@options.selection
@click.option("--json", "as_json", is_flag=True, help="A JSON list, for programs.")
def list_scenarios(
    features: tuple[Path, ...],
    scenarios: tuple[Path, ...],
    only_these: bool,
    ids: tuple[str, ...],
    text: str | None,
    claims: tuple[str, ...],
    rules: tuple[str, ...],
    as_json: bool,
) -> None:
    """A row a scenario: id, title, claims, rules, cards, shows, control, digest.

    On a terminal a table, as wide as there is room; elsewhere the columns with tabs between them.
    """
    suite = options.select(options.load(features, scenarios, only_these=only_these), ids, text, claims, rules)
    rows = [row(scenario) for scenario in suite]
    if as_json:
        from headjudge.report.text import json_text

        click.echo(json_text(rows, indent=1))
    elif sys.stdout.isatty():
        _table(rows)
    else:
        _tabs(rows)


def row(scenario: Scenario) -> dict[str, Any]:
    """What a list says of a scenario."""
    return {
        "id": scenario.id,
        "title": scenario.title,
        "claims": list(scenario.claims),
        "rules": list(scenario.rules),
        "cards": list(scenario.cards),
        "shows": scenario.shows,
        "control": scenario.control,
        "digest": scenario.digest,
    }


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return ", ".join(value) if isinstance(value, list) else str(value)


def _tabs(rows: list[dict[str, Any]]) -> None:
    from headjudge.cli.console import one_line

    columns = ("id", "title", "claims", "rules", "cards", "shows", "control", "digest")
    lines = ["\t".join(columns), *("\t".join(one_line(_cell(each[column])) for column in columns) for each in rows)]
    click.echo("\n".join(lines))


def _table(rows: list[dict[str, Any]]) -> None:
    from headjudge.cli.console import console, counted

    out = console()
    longest = max((len(each["id"]) for each in rows), default=0)
    if out.width < longest + _ROOM:
        _stacked(out, rows)
        more = "; --json has more of each"
    else:
        more = _columns(out, rows)
    out.print(f"\n{counted(len(rows), 'scenario')}{more}", style="dim")


def _stacked(out: Console, rows: list[dict[str, Any]]) -> None:
    """A scenario in two lines or more, where there is no room for columns."""
    from rich.text import Text

    from headjudge.cli.console import one_line, print_indented

    for each in rows:
        out.print(Text(each["id"], style="cyan"), soft_wrap=True)
        told = Text(one_line(each["title"]))
        if more := [*each["claims"], *([each["shows"]] if each["shows"] else [])]:
            told.append(f"  ({', '.join(more)})", style="dim")
        print_indented(out, told, 2)


def _columns(out: Console, rows: list[dict[str, Any]]) -> str:
    """A table. Out: what is to be said of the columns that it has not."""
    from rich.table import Table

    from headjudge.cli.console import one_line

    wide = out.width >= _WIDE
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    columns = ["id", "title", "claims", *(["rules", "cards", "shows", "control", "digest"] if wide else ["shows"])]
    for column in columns:
        # An id is there to be copied: it stays in one piece.
        table.add_column(column, overflow="fold", style="cyan" if column == "id" else None, no_wrap=column == "id")
    for each in rows:
        table.add_row(*(one_line(_cell(each[column]))[: 12 if column == "digest" else None] for column in columns))
    out.print(table)
    return "" if wide else f"; rules, cards, control and digest too from {_WIDE} columns on, or with --json"
