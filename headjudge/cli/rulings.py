"""`headjudge rulings`: the rulings of the ledger, and the scenarios that show each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.coverage import ClaimShown, DocumentShown

_COLUMNS = ("id", "ruling", "scenarios", "absences", "contested")


@click.command()
@click.option(
    "--features",
    multiple=True,
    type=options.PATH,
    metavar="DIR",
    help="A folder of .feature files, with a ledger of its own or without, beside the suite. Can be repeated.",
)
@click.option("--only-these", is_flag=True, help="Leave out the suite that comes with Head Judge.")
@click.option(
    "--claim",
    "claims",
    multiple=True,
    metavar="ID",
    help="This claim, or those of this paragraph or document, with the ids of the scenarios. Can be repeated.",
)
@click.option("--markdown", is_flag=True, help="A page in Markdown.")
@click.option("--json", "as_json", is_flag=True, help="A JSON list, with the ids of all scenarios, for programs.")
@click.option("--out", type=options.PATH, metavar="FILE", help="Write it into this file.")
def rulings(
    features: tuple[Path, ...],
    only_these: bool,
    claims: tuple[str, ...],
    markdown: bool,
    as_json: bool,
    out: Path | None,
) -> int:
    """The rulings of the ledger: documents, paragraphs, claims, and how many scenarios show each.

    An absence is a scenario whose point is that something does not happen. Contested scenarios do not count.

    Ends with 1 if no scenario shows one of the claims.
    """
    from headjudge.coverage import as_json as told
    from headjudge.coverage import ledger_of, shown, to_markdown
    from headjudge.errors import ExitCode
    from headjudge.files import write_text

    if markdown and as_json:
        raise click.UsageError("--markdown and --json are two forms of one thing: give one of them")
    ledger = ledger_of(features, only_these)
    documents = shown(ledger, options.load(features, (), only_these=only_these), claims)
    if not (markdown or as_json or claims or out) and sys.stdout.isatty():
        _table(documents)
    else:
        if markdown:
            text = to_markdown(documents)
        elif as_json:
            text = json.dumps(told(documents), ensure_ascii=False, indent=1) + "\n"
        else:
            text = "\n".join(_named(documents) if claims else _tabs(documents)) + "\n"
        if out is None:
            click.echo(text, nl=False)
        else:
            write_text(out, text, "table of rulings")
            click.echo(f"written to {out}")
    missing = [claim.claim.id for each in documents for claim in each.claims if not claim.scenarios]
    if missing:
        click.echo(f"no scenario shows {', '.join(missing)}", err=True)
    return ExitCode.DEVIATION if missing else ExitCode.AS_EXPECTED


def _rows(documents: Sequence[DocumentShown]) -> Iterator[tuple[str, ...]]:
    for each in documents:
        yield each.document.id, each.document.title, str(len(each.scenarios)), str(len(each.absences)), ""
        for one in each.paragraphs:
            yield one.paragraph.id, one.paragraph.title, str(len(one.scenarios)), str(len(one.absences)), ""
            yield from (_row(claim) for claim in one.claims)


def _row(claim: ClaimShown) -> tuple[str, ...]:
    counts = (len(claim.scenarios), len(claim.absences), len(claim.contested))
    return claim.claim.id, claim.claim.text, *(str(count) for count in counts)


def _tabs(documents: Sequence[DocumentShown]) -> Iterator[str]:
    from headjudge.cli.console import clean

    for cells in (_COLUMNS, *_rows(documents)):
        yield "\t".join(map(clean, cells))


def _named(documents: Sequence[DocumentShown]) -> Iterator[str]:
    """Each claim with the ids of its scenarios, a line each, and what is to be said of one after its id."""
    from headjudge.cli.console import clean

    for claim in (claim for each in documents for claim in each.claims):
        yield clean(f"{claim.claim.id}  {claim.claim.text} ({', '.join(claim.claim.cr)})")
        for name in claim.scenarios:
            yield clean(f"  {name}{'  absence' if name in claim.absences else ''}")
        yield from (clean(f"  {name}  contested, does not count") for name in claim.contested)


def _table(documents: Sequence[DocumentShown]) -> None:
    from rich.table import Table
    from rich.text import Text

    from headjudge.cli.console import clean, console

    out = console()
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("id", style="cyan", no_wrap=True)
    table.add_column("ruling", overflow="fold")
    for name in _COLUMNS[2:]:
        table.add_column(name, justify="right")
    heads = {name for each in documents for name in (each.document.id, *(one.paragraph.id for one in each.paragraphs))}
    for cells in _rows(documents):
        style = "bold" if cells[0] in heads else ""
        table.add_row(clean(cells[0]), *(Text(clean(cell), style=style) for cell in cells[1:]))
    out.print(table)
