"""What the scenarios of a suite show of the rulings in the ledger: document, paragraph and claim, with the scenarios of each.

A contested scenario is outside of all counts, here too: a claim that only contested scenarios show is not shown.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from headjudge.errors import HeadJudgeError
from headjudge.files import resolved
from headjudge.gherkin.ledger import FILE_NAME, Claim, Document, Ledger, Paragraph, load_ledger
from headjudge.report.text import words
from headjudge.resources import folder
from headjudge.scenario import Scenario

__all__ = ["ClaimShown", "DocumentShown", "ParagraphShown", "as_json", "ledger_of", "shown", "to_markdown"]

COMMAND = "headjudge rulings --markdown --out docs/coverage.md"
"""What makes the page of the suite."""


class ClaimShown(msgspec.Struct, frozen=True):
    """A claim, and the scenarios that show it, as ids in suite order."""

    claim: Claim
    scenarios: tuple[str, ...]
    absences: tuple[str, ...]
    """Those among them whose point is that something does not happen."""
    contested: tuple[str, ...]
    """Scenarios beside them, which do not count."""


class ParagraphShown(msgspec.Struct, frozen=True):
    """A paragraph and its claims; a scenario that shows several of them counts once."""

    paragraph: Paragraph
    claims: tuple[ClaimShown, ...]

    @property
    def scenarios(self) -> frozenset[str]:
        """The scenarios that show a claim of it."""
        return frozenset(name for claim in self.claims for name in claim.scenarios)

    @property
    def absences(self) -> frozenset[str]:
        """Those among them whose point is that something does not happen."""
        return frozenset(name for claim in self.claims for name in claim.absences)


class DocumentShown(msgspec.Struct, frozen=True):
    """A document and its paragraphs."""

    document: Document
    paragraphs: tuple[ParagraphShown, ...]

    @property
    def claims(self) -> tuple[ClaimShown, ...]:
        """The claims of all its paragraphs."""
        return tuple(claim for paragraph in self.paragraphs for claim in paragraph.claims)

    @property
    def scenarios(self) -> frozenset[str]:
        """The scenarios that show a claim of it."""
        return frozenset[str]().union(*(paragraph.scenarios for paragraph in self.paragraphs))

    @property
    def absences(self) -> frozenset[str]:
        """Those among them whose point is that something does not happen."""
        return frozenset[str]().union(*(paragraph.absences for paragraph in self.paragraphs))


def ledger_of(folders: Iterable[Path], only_these: bool = False) -> Ledger:
    """The ledger of the suite, and those of other folders of features that have one; with `only_these` those alone.

    Raises HeadJudgeError for one that cannot be read, and for a document that two have.
    """
    suite = folder("features")
    others = {resolved(path): path / FILE_NAME for path in folders}
    if only_these:
        ledger = Ledger()
    else:
        others.pop(resolved(suite), None)
        ledger = load_ledger(suite / FILE_NAME)
    for path in others.values():
        if path.is_file():
            ledger = ledger.merged(load_ledger(path), str(path))
    return ledger


def shown(ledger: Ledger, scenarios: Iterable[Scenario], names: Collection[str] = ()) -> tuple[DocumentShown, ...]:
    """What the scenarios show of a ledger, in its order; with `names`, of these claims, paragraphs and documents only.

    Raises HeadJudgeError for a name that the ledger does not have.
    """
    _known(ledger, names)
    by_claim: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        for claim in scenario.claims:
            by_claim.setdefault(claim, []).append(scenario)
    documents = []
    for document in ledger.documents.values():
        paragraphs = [
            ParagraphShown(paragraph, claims)
            for paragraph in ledger.paragraphs.values()
            if paragraph.document == document.id
            and (claims := tuple(_claims(paragraph, by_claim, names)))
        ]  # fmt: skip
        if paragraphs:
            documents.append(DocumentShown(document, tuple(paragraphs)))
    return tuple(documents)


def _claims(paragraph: Paragraph, by_claim: dict[str, list[Scenario]], names: Collection[str]) -> Iterator[ClaimShown]:
    for claim in paragraph.claims:
        if not names or not {claim.id, paragraph.id, paragraph.document}.isdisjoint(names):
            found = by_claim.get(claim.id, [])
            counted = [scenario for scenario in found if not scenario.contested]
            yield ClaimShown(
                claim,
                tuple(scenario.id for scenario in counted),
                tuple(scenario.id for scenario in counted if scenario.shows == "absence"),
                tuple(scenario.id for scenario in found if scenario.contested),
            )


def _known(ledger: Ledger, names: Iterable[str]) -> None:
    there = {*ledger.documents, *ledger.paragraphs, *ledger.claims}
    for name in names:
        if name not in there:
            near = difflib.get_close_matches(name, there, 3, 0.5)
            raise HeadJudgeError(
                f"the ledger has no claim, paragraph or document {name}",
                why=None if near else f"its documents are {', '.join(ledger.documents)}",
                hint=f"did you mean {' or '.join(near)}?" if near else "`headjudge rulings` lists all of it",
            )


def as_json(documents: Iterable[DocumentShown]) -> list[dict[str, Any]]:
    """The same for programs, with the ids of all scenarios."""
    return [
        {
            "id": each.document.id,
            "title": each.document.title,
            "scenarios": len(each.scenarios),
            "absences": len(each.absences),
            "paragraphs": [
                {
                    "id": one.paragraph.id,
                    "title": one.paragraph.title,
                    "rules": list(one.paragraph.cr),
                    "scenarios": len(one.scenarios),
                    "absences": len(one.absences),
                    "claims": [
                        {
                            "id": claim.claim.id,
                            "text": claim.claim.text,
                            "rules": list(claim.claim.cr),
                            "scenarios": list(claim.scenarios),
                            "absences": list(claim.absences),
                            "contested": list(claim.contested),
                        }
                        for claim in one.claims
                    ],
                }
                for one in each.paragraphs
            ],
        }
        for each in documents
    ]


# -- as a page


def to_markdown(documents: Collection[DocumentShown]) -> str:
    """A page in Markdown: a table of the documents, then one a document, a row a paragraph and a row a claim."""
    return "\n".join(_page(documents)).rstrip() + "\n"


def _page(documents: Collection[DocumentShown]) -> Iterator[str]:
    yield "# What the scenarios show\n"
    yield f"<!-- Made by {COMMAND}; do not edit by hand. -->\n"
    yield (
        "Every ruling of the ledger, `features/rulings.toml`: its paragraphs, what each claims, and how many scenarios show it. "
        "`headjudge rulings --claim ID` names them.\n"
    )
    yield (
        "Absences are the scenarios whose point is that something does not happen; each has a control, in which it does. A scenario "
        "that shows several claims counts for each of them, and once for their paragraph and document. Contested scenarios count nowhere.\n"
    )
    yield from _summary(documents)
    for each in documents:
        yield f"## {words(each.document.title)}\n"
        yield from _head("claim", "what it says", "scenarios", "absences")
        for one in each.paragraphs:
            rules = f" ({', '.join(map(words, one.paragraph.cr))})"
            title = f"**{words(one.paragraph.title)}**{rules}"
            yield _row(f"**{words(one.paragraph.id)}**", title, *_bold(len(one.scenarios), len(one.absences)))
            for claim in one.claims:
                said = words(claim.claim.text)
                counts = str(len(claim.scenarios)), str(len(claim.absences))
                yield _row(words(claim.claim.id), f"{said}{_beside(claim)}", *counts)
        yield ""


def _summary(documents: Collection[DocumentShown]) -> Iterator[str]:
    yield from _head("document", "", "paragraphs", "claims", "scenarios", "absences", texts=2)
    for each in documents:
        counts = len(each.paragraphs), len(each.claims), len(each.scenarios), len(each.absences)
        yield _row(words(each.document.id), words(each.document.title), *map(str, counts))
    every = frozenset[str]().union(*(each.scenarios for each in documents))
    absences = frozenset[str]().union(*(each.absences for each in documents))
    paragraphs = sum(len(each.paragraphs) for each in documents)
    claims = sum(len(each.claims) for each in documents)
    yield _row("**all**", "", *_bold(paragraphs, claims, len(every), len(absences)))
    yield ""


def _beside(claim: ClaimShown) -> str:
    return f" (and {len(claim.contested)} contested, not counted)" if claim.contested else ""


def _bold(*numbers: int) -> list[str]:
    return [f"**{number}**" for number in numbers]


def _head(*names: str, texts: int = 2) -> Iterator[str]:
    yield _row(*names)
    yield _row(*["---"] * texts, *["--:"] * (len(names) - texts))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
