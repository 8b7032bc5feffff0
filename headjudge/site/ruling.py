"""A ruling's page, whose address is stable, and the list of all rulings."""

from __future__ import annotations

import msgspec

from headjudge.gherkin.ledger import Claim, Document, Paragraph
from headjudge.site.matrix import Cell, cells
from headjudge.site.model import Row, Site, Tally

__all__ = ["ClaimPart", "DocumentPart", "Ruling", "RulingLine", "Rulings", "listing", "view"]


class ClaimPart(msgspec.Struct, frozen=True):
    """A claim, and the scenarios that show it."""

    claim: Claim
    cells: tuple[Cell, ...]
    rows: tuple[Row, ...]


class Ruling(msgspec.Struct, frozen=True):
    """The page of a ruling."""

    document: Document
    paragraph: Paragraph
    tallies: tuple[Tally, ...]
    claims: tuple[ClaimPart, ...]
    scenarios: int
    unplayed: int
    """Scenarios of the suite that show it and that no report has."""
    before: Paragraph | None
    after: Paragraph | None


class RulingLine(msgspec.Struct, frozen=True):
    """A ruling in the list."""

    paragraph: Paragraph
    scenarios: int
    cells: tuple[Cell, ...]


class DocumentPart(msgspec.Struct, frozen=True):
    """A document and its rulings, in the list."""

    document: Document
    rulings: tuple[RulingLine, ...]


class Rulings(msgspec.Struct, frozen=True):
    """The list of all rulings."""

    documents: tuple[DocumentPart, ...]


def view(site: Site, paragraph: Paragraph) -> Ruling:
    """The page of a ruling."""
    wanted = {claim.id for claim in paragraph.claims}
    rows = site.showing(claim.id for claim in paragraph.claims)
    beside = site.paragraphs(paragraph.document)
    place = beside.index(paragraph)
    return Ruling(
        site.ledger.documents[paragraph.document],
        paragraph,
        site.tallies(rows),
        tuple(_part(site, claim) for claim in paragraph.claims),
        len(rows),
        sum(not wanted.isdisjoint(scenario.claims) for scenario in site.unplayed),
        beside[place - 1] if place else None,
        beside[place + 1] if place + 1 < len(beside) else None,
    )


def listing(site: Site) -> Rulings:
    """The list of all rulings, by document."""
    return Rulings(
        tuple(
            DocumentPart(
                document,
                tuple(
                    RulingLine(paragraph, len(rows), cells(site, rows))
                    for paragraph in site.paragraphs(document.id)
                    for rows in [site.showing(claim.id for claim in paragraph.claims)]
                ),
            )
            for document in site.documents
        )
    )


def _part(site: Site, claim: Claim) -> ClaimPart:
    rows = site.by_claim.get(claim.id, ())
    return ClaimPart(claim, cells(site, rows), rows)
