"""The matrix: documents, paragraphs and claims down, engines across; and, for the page's script, every scenario beneath its claims.

The page itself holds a row a claim. The scenarios come as data, of which the script draws what is unfolded or found: so that a suite of
thousands is filtered at once, and a page without scripts still has every number and the way to every scenario.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from headjudge.gherkin.ledger import Claim, Document, Paragraph
from headjudge.gherkin.rules_lock import in_order
from headjudge.report.text import visible
from headjudge.site.model import NOT_PLAYED, Row, Site, Tally
from headjudge.site.render import SYMBOLS, kind, worst

__all__ = ["Cell", "ClaimRow", "DocumentRows", "Matrix", "ParagraphRows", "cells", "view"]

NO_CLAIM = "none"
"""Stands for the claim of scenarios that show none."""


class Cell(msgspec.Struct, frozen=True):
    """What an engine makes of some scenarios: the worst of their verdicts, and how many pass."""

    worst: str
    tally: Tally


class ClaimRow(msgspec.Struct, frozen=True):
    """A claim."""

    claim: Claim
    scenarios: int
    cells: tuple[Cell, ...]


class ParagraphRows(msgspec.Struct, frozen=True):
    """A paragraph and its claims."""

    paragraph: Paragraph
    claims: tuple[ClaimRow, ...]


class DocumentRows(msgspec.Struct, frozen=True):
    """A document and its paragraphs."""

    document: Document
    paragraphs: tuple[ParagraphRows, ...]


class Matrix(msgspec.Struct, frozen=True):
    """All of the page."""

    documents: tuple[DocumentRows, ...]
    alone: ClaimRow | None
    """The scenarios that show no claim."""
    verdicts: tuple[str, ...]
    """The verdicts that there are, for the filter."""
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    data: Markup
    """JSON for the script: what `_data` has."""


def cells(site: Site, rows: Sequence[Row]) -> tuple[Cell, ...]:
    """A cell an engine for these rows. A contested scenario has no part in it, unless there are no others."""
    counted = [row for row in rows if not row.contested] or rows
    return tuple(
        Cell(worst([row.verdict(column.index) for row in counted]), tally)
        for column, tally in zip(site.columns, site.tallies(rows), strict=True)
    )


def view(site: Site) -> Matrix:
    """The matrix of a site."""
    documents = tuple(
        DocumentRows(
            document,
            tuple(
                ParagraphRows(paragraph, tuple(_claim_row(site, claim) for claim in paragraph.claims))
                for paragraph in site.paragraphs(document.id)
            ),
        )
        for document in site.documents
    )
    alone = None
    if rows := site.without_claim:
        claim = Claim(NO_CLAIM, "Controls and other scenarios that show no claim of a ruling", "", ())
        alone = ClaimRow(claim, len(rows), cells(site, rows))
    there = {row.verdict(column.index) for row in site.rows for column in site.columns}
    cards = sorted({card for row in site.rows for card in row.cards})
    rules = sorted(site.by_rule, key=in_order)
    return Matrix(
        documents,
        alone,
        tuple(str(verdict) for verdict in SYMBOLS if verdict in there),
        tuple(cards),
        tuple(rules),
        _script_safe(_data(site, cards, rules)),
    )


def _claim_row(site: Site, claim: Claim) -> ClaimRow:
    rows = site.by_claim.get(claim.id, ())
    return ClaimRow(claim, len(rows), cells(site, rows))


def _data(site: Site, cards: Sequence[str], rules: Sequence[str]) -> dict[str, Any]:
    """What the script knows. Names, claims, rules and cards are listed once, and rows name them by their place in the list."""
    claims = [*site.claims, NO_CLAIM]
    verdicts = [str(verdict) for verdict in SYMBOLS]
    place = {name: {each: index for index, each in enumerate(names)} for name, names in _lists(claims, cards, rules)}
    code = {verdict: index for index, verdict in enumerate(verdicts)}
    return {
        "engines": [{"slug": column.slug, "name": visible(column.name)} for column in site.columns],
        "verdicts": [[verdict, SYMBOLS[verdict], kind(verdict)] for verdict in SYMBOLS],
        "notPlayed": code[NOT_PLAYED],
        "claims": claims,
        "cards": [visible(card) for card in cards],
        "rules": rules,
        "rows": [
            [
                row.id,
                visible(row.title),
                _places(row.claims, place["claims"]) or [place["claims"][NO_CLAIM]],
                _places(row.rules, place["rules"]),
                _places(row.cards, place["cards"]),
                [code[row.verdict(column.index)] for column in site.columns],
                [_outcome(row, column.index) for column in site.columns],
                int(row.contested),
                [column.index for column in site.columns if row.changed(column.index)],
            ]
            for row in site.rows
        ],
    }


def _lists(claims: Sequence[str], cards: Sequence[str], rules: Sequence[str]) -> Iterable[tuple[str, Sequence[str]]]:
    return ("claims", claims), ("cards", cards), ("rules", rules)


def _places(names: Iterable[str], place: dict[str, int]) -> list[int]:
    return [place[name] for name in names if name in place]


def _outcome(row: Row, column: int) -> int:
    """1 if the engine passes, 0 if it was played and does not, -1 if it was not executed."""
    line = row.lines[column]
    if line is None or line["found"] == "unsupported":
        return -1
    return int(row.passed(column))


def _script_safe(document: Any) -> Markup:
    """JSON that can stand in a script element: nothing in it ends the element, or begins a comment."""
    text = json.dumps(document, separators=(",", ":"))
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return Markup(text)
