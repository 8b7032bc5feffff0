"""`headjudge cards`: the cards that the oracle plays, and how it reads one of them."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console

    from headjudge.pool import AbilityRead, CardRead, CardSaid, LeftOut

_COLUMNS = ("name", "cost", "types", "size", "read as")
_ROOM = 100
"""From how many columns on a terminal shows a card in one row."""


@click.command()
@click.argument("text", required=False)
@click.option(
    "-k", "search", metavar="TEXT", help="Cards with TEXT in their name, types or text; also where it is a name."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def cards(text: str | None, search: str | None, as_json: bool) -> None:
    """The cards that the oracle plays; with a card's name as TEXT, how it reads that card.

    A row a card: name, cost, types, size, and whether its declaration is proved or read. With any other TEXT, the cards that have it
    in their name, types or text. How a card is declared is told in docs/cards.md.
    """
    from headjudge import pool

    if text is not None and search is not None:
        raise click.UsageError("TEXT and -k are two ways to say which cards: give one of them")
    name = None if text is None else next((each for each in pool.names() if each.casefold() == text.casefold()), None)
    if name is not None:
        _one(pool.card(name), as_json=as_json)
        return
    wanted = text if search is None else search
    every, missing = pool.said(), pool.left_out()
    found = [each for each in every if wanted is None or _has(each, wanted)]
    without = [each for each in missing if wanted is None or wanted.casefold() in each.name.casefold()]
    if not found and not without:
        assert wanted is not None  # or everything would have been found
        raise pool.unknown(wanted)
    if as_json:
        _json(found)
    elif sys.stdout.isatty():
        _table(found)
    else:
        _tabs(found)
    if not as_json:
        _counts(every, missing, found, without)


def _has(card: CardSaid, wanted: str) -> bool:
    wanted = wanted.casefold()
    return any(wanted in part.casefold() for part in (card.name, card.type_line, *(card.text or ())))


def _cells(card: CardSaid) -> tuple[str, ...]:
    status = f"read {card.read_on}" if card.status == "read" else card.status
    return card.name, card.cost or "", card.type_line, card.size or "", status


def _tabs(found: Sequence[CardSaid]) -> None:
    from headjudge.cli.console import one_line

    lines = ["\t".join(_COLUMNS), *("\t".join(map(one_line, _cells(each))) for each in found)]
    click.echo("\n".join(lines))


def _json(found: Sequence[Any]) -> None:
    import msgspec

    from headjudge.report.text import json_text

    click.echo(json_text(msgspec.to_builtins(found), indent=1))


def _table(found: Sequence[CardSaid]) -> None:
    """A table; where there is no room for one, a card in two lines."""
    from rich.table import Table
    from rich.text import Text

    from headjudge.cli.console import console, one_line, print_indented

    out = console()
    if out.width < _ROOM:
        for card in found:
            name, *rest = map(one_line, _cells(card))
            out.print(Text(name, style="cyan"), soft_wrap=True)
            print_indented(out, Text("  ".join(filter(None, rest))), 2)
        return
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in _COLUMNS:
        table.add_column(column, style="cyan" if column == "name" else None, no_wrap=column in {"name", "cost", "size"})
    for card in found:
        table.add_row(*map(one_line, _cells(card)))
    out.print(table)


def _counts(
    every: Sequence[CardSaid], missing: Sequence[LeftOut], found: Sequence[CardSaid], without: Sequence[LeftOut]
) -> None:
    """How much of the pool is declared, proved and read; and what of it is left out."""
    from rich.text import Text

    from headjudge.cli.console import console, counted, one_line, print_indented

    out = console()
    out.print()
    if len(found) < len(every):
        out.print(Text(f"{counted(len(found), 'card')} of {len(every)} shown", style="dim"))
    of_pool = [each for each in every if each.in_pool]
    by_status = Counter(each.status for each in of_pool)
    neither = f", {by_status['declared']} neither" if by_status["declared"] else ""
    out.print(
        f"{len(of_pool)} of the pool's {len(of_pool) + len(missing)} cards are declared: "
        f"{by_status['proved']} proved, {by_status['read']} read{neither}; {len(missing)} are left out; "
        f"{len(every) - len(of_pool)} are declared beside the pool",
        soft_wrap=True,
    )
    for each in without:
        print_indented(out, Text(one_line(f"{each.name} is left out: {each.missing}")), 2)


def _one(card: CardRead, *, as_json: bool) -> None:
    from rich.text import Text

    from headjudge.cli.console import console, one_line, print_indented

    if as_json:
        _json([card])
        return
    out = console()
    out.print(Text.assemble((one_line(card.name), "bold"), f"  {card.cost or ''}".rstrip()), soft_wrap=True)
    out.print(f"{card.type_line}  {card.size or ''}".rstrip(), soft_wrap=True)
    out.print(Text(_status(card), style="dim"), soft_wrap=True)
    out.print(Text("\nWhat it says", style="bold"))
    for line in _text(card):
        print_indented(out, Text(one_line(line)), 2)
    out.print(Text("\nHow the oracle reads it", style="bold"))
    for ability in card.abilities:
        _print_ability(out, ability, 2)
    if not card.abilities:
        out.print("  no abilities")


def _text(card: CardSaid) -> list[str]:
    if card.text is None:
        return [f"not said in English: there are no words for {card.unsaid}"]
    return [part for line in card.text for part in line.split("\n") if part] or ["no text"]


def _status(card: CardSaid) -> str:
    match card.status:
        case "proved":
            what = "proved: in English it is the card's text, as published"
        case "read":
            what = f"read beside the card's text on {card.read_on}" + (f": {card.note}" if card.note else "")
        case _:
            what = "declared: neither proved nor read, as it is now"
    return f"{what}; in oracle/cards/{card.theme}.py"


def _print_ability(out: Console, ability: AbilityRead, columns: int, *, within: bool = False) -> None:
    """An ability, with its line, kind and rules; beneath it what a keyword stands for."""
    from headjudge.cli.console import one_line, print_line
    from headjudge.explain import Line

    place = "" if within else "basic land type: " if ability.line is None else f"line {ability.line}: "
    kind = f"keyword {ability.keyword}" if ability.kind == "keyword" else ability.kind
    print_line(out, Line(text=one_line(f"{place}{kind}"), rules=ability.rules), columns)
    for each in ability.stands_for:
        _print_ability(out, each, columns + 4, within=True)
