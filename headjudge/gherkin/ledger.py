"""The ledger of rulings, rulings.toml: every document, its paragraphs, and the claims that scenarios are tagged with."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_toml

FILE_NAME = "rulings.toml"


class Document(msgspec.Struct, frozen=True):
    """A document with rulings: what it is about, the cards that it rules on, and its date."""

    id: str
    title: str
    cards: tuple[str, ...] = ()
    date: str | None = None
    link: str | None = None


class Claim(msgspec.Struct, frozen=True):
    """One testable claim of a paragraph, in own words. `cr` are the rules it rests on, the paragraph's if it has none."""

    id: str
    text: str
    paragraph: str
    cr: tuple[str, ...]
    board: str | None = None


class Paragraph(msgspec.Struct, frozen=True):
    """One ruling of a document."""

    id: str
    document: str
    title: str
    cr: tuple[str, ...]
    claims: tuple[Claim, ...]


class Ledger(msgspec.Struct, frozen=True):
    """Documents, paragraphs and claims by id, in the order in which they stand."""

    documents: Mapping[str, Document] = {}
    paragraphs: Mapping[str, Paragraph] = {}

    @property
    def claims(self) -> dict[str, Claim]:
        """All claims by id."""
        return {claim.id: claim for paragraph in self.paragraphs.values() for claim in paragraph.claims}

    def rules(self) -> frozenset[str]:
        """Every rule number that the ledger cites."""
        return frozenset(
            number
            for paragraph in self.paragraphs.values()
            for numbers in (paragraph.cr, *(claim.cr for claim in paragraph.claims))
            for number in numbers
        )

    def merged(self, other: Ledger, where: str) -> Ledger:
        """Both ledgers together; `where` is the other's file.

        Raises `HeadJudgeError` for a document that both have.
        """
        for document in other.documents:
            if document in self.documents:
                raise _invalid(
                    f'The document "{document}" is in the ledger of the suite already', where, "give yours another id"
                )
        return Ledger({**self.documents, **other.documents}, {**self.paragraphs, **other.paragraphs})


def load_ledger(path: pathlib.Path) -> Ledger:
    """The ledger in a file.

    Raises `HeadJudgeError` if it cannot be read, breaks its schema, has an id twice, or a paragraph or claim whose id
    does not begin with that of its document or paragraph.
    """
    tree = read_toml(path, exit_code=ExitCode.SUITE_INVALID)
    schema.check("rulings", tree, str(path))
    documents: dict[str, Document] = {}
    for entry in tree["document"]:
        _once(entry["id"], documents, path)
        documents[entry["id"]] = msgspec.convert(entry, Document)
    paragraphs: dict[str, Paragraph] = {}
    seen: dict[str, Claim] = {}
    for entry in tree["paragraph"]:
        _once(entry["id"], paragraphs, path)
        paragraph = _paragraph(entry, path)
        if paragraph.document not in documents:
            raise _invalid(
                f"The paragraph {paragraph.id} is of no document",
                str(path),
                f'there is no [[document]] with id = "{paragraph.document}"',
            )
        for claim in paragraph.claims:
            _once(claim.id, seen, path)
            seen[claim.id] = claim
        paragraphs[paragraph.id] = paragraph
    return Ledger(documents, paragraphs)


def _paragraph(entry: Mapping[str, Any], path: pathlib.Path) -> Paragraph:
    identity: str = entry["id"]
    claims = []
    for claim in entry["claims"]:
        if claim["id"].rstrip("abcdefghijklmnopqrstuvwxyz") != identity:
            raise _invalid(
                f"The claim {claim['id']} stands in the paragraph {identity}",
                str(path),
                f"a claim's id is its paragraph's and a letter: {identity}a",
            )
        cr = tuple(claim.get("cr", entry["cr"]))
        claims.append(Claim(claim["id"], claim["text"], identity, cr, claim.get("board")))
    return Paragraph(identity, identity.rpartition(".")[0], entry["title"], tuple(entry["cr"]), tuple(claims))


def _once(identity: str, seen: Iterable[str], path: pathlib.Path) -> None:
    if identity in seen:
        raise _invalid(f"{identity} stands twice in the ledger", str(path), "each id names one thing")


def _invalid(what: str, where: str, why: str) -> HeadJudgeError:
    return HeadJudgeError(what, where=where, why=why, exit_code=ExitCode.SUITE_INVALID)
