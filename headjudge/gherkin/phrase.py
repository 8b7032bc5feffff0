"""What a step phrase is, and the one table of them.

The table is the whole language of features. `headjudge.gherkin.language` reads sentences with it, the pytest plugin
registers its step definitions from it, docs/writing-rulings.md prints it. A phrase is declared once, on the function
that builds its part of the scenario document; the function's docstring is the phrase's explanation.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any, Literal, TypeAlias

import msgspec

from headjudge.gherkin import slots_actions, slots_entries  # noqa: F401 - they fill SLOTS
from headjudge.gherkin.reading import AND, Parser, either, many, mapped, phrase_parser, required_words
from headjudge.gherkin.slots import SLOTS, slot

Section: TypeAlias = Literal["table", "table-has", "action", "answer", "check", "player-has", "object-is"]
Keyword: TypeAlias = Literal["given", "when", "then"]

KEYWORDS: dict[Section, Keyword] = {"table": "given", "action": "when", "answer": "when", "check": "then"}
"""The keyword that the sentences of a section stand under. The other sections are clauses of sentences."""

Build: TypeAlias = Callable[..., None]


class Phrase(msgspec.Struct, frozen=True, eq=False):
    """One phrase: its pattern, what it means, and the function that adds it to a draft."""

    section: Section
    pattern: str
    doc: str
    examples: tuple[str, ...]
    build: Build
    parser: Parser
    required: tuple[str, ...]
    prefixes: tuple[str, ...]
    """Strings of which every sentence of the phrase begins with one: as cheap a test."""


PHRASES: list[Phrase] = []
"""All phrases, in the order in which the reference shows them."""


def phrase(section: Section, pattern: str, *examples: str) -> Callable[[Build], Build]:
    """Declare a phrase on the function that builds it. The slots' values are the function's keyword arguments.

    A sentence's function is called with the draft; a clause's with the draft and the sentence's subject.
    """

    def declare(build: Build) -> Build:
        parser = phrase_parser(pattern, SLOTS)
        doc = inspect.cleandoc(build.__doc__ or "")
        PHRASES.append(Phrase(section, pattern, doc, examples, build, parser, required_words(pattern), parser.prefixes))
        return build

    return declare


def clauses(name: str, section: Section) -> None:
    """Make a slot of all clauses of a section: one or several, joined by commas and *and*."""
    table = [mapped(clause.parser, partial(_said, clause)) for clause in PHRASES if clause.section == section]
    slot(name, many(either(*table), AND))


def _said(clause: Phrase, values: dict[str, Any]) -> tuple[Phrase, dict[str, Any]]:
    return clause, arguments(values)


def build_clauses(draft: Any, subject: Any, said: tuple[tuple[Phrase, dict[str, Any]], ...]) -> None:
    """Build each clause of a sentence, with the keyword arguments of its function, about its subject."""
    for clause, values in said:
        clause.build(draft, subject, **values)


def arguments(values: dict[str, Any]) -> dict[str, Any]:
    """Slot values as keyword arguments: names with hyphens become names with underscores, `their` says nothing."""
    return {key.replace("-", "_"): value for key, value in values.items() if key != "their"}
