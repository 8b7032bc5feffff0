"""Text of others' making, made harmless: what an adapter says may hold escape sequences, markup, or half a character."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any, Final

__all__ = [
    "as_text",
    "clean",
    "code",
    "code_cell",
    "counted",
    "fenced",
    "json_text",
    "one_line",
    "table",
    "told",
    "visible",
    "words",
]

# Controls (an escape sequence begins with one), invisible format characters, halves of surrogate pairs, what is not assigned
# for good: XML 1.0 allows none of the first and last, and none is of use to a reader.
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Cn"})
_PLAIN: Final = re.compile(r"[ -~\n\t]*")
_MARKUP: Final = re.compile(r"([\\`*_\[\]|~#!{}$])")
# What GitHub's Markdown makes a link of without being asked.
_LINK: Final = re.compile(r"(https?|ftp|mailto|xmpp|www)([:.])", re.IGNORECASE)
_LONGEST_VALUE: Final = 2000


def clean(text: str) -> str:
    """A text without characters that could act on a terminal or are not allowed in XML; line ends and tabs stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in _DROPPED)


def one_line(text: str) -> str:
    """The same in one line, for where a line end would begin something else."""
    return " ".join(clean(text).split())


def counted(number: int, noun: str) -> str:
    """A number of things: 1 scenario, 2 scenarios."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def json_text(document: Any, indent: int) -> str:
    """A document as JSON that can be printed as it is: what `clean` would drop is written as an escape, and stays what it is."""
    return visible(json.dumps(document, ensure_ascii=False, indent=indent))


def visible(text: str) -> str:
    """A text in which what `clean` would drop is written as an escape: \\u001b. Nobody is kept from seeing that it is there."""
    if _PLAIN.fullmatch(text):
        return text
    return "".join(_escaped(c) if c not in "\n\t" and unicodedata.category(c) in _DROPPED else c for c in text)


def _escaped(character: str) -> str:
    escaped = json.dumps(character)[1:-1]
    return escaped if escaped != character else f"\\u{ord(character):04x}"  # DEL: JSON lets it stand


def as_text(value: Any) -> str:
    """A JSON value as a person reads it: text as it is, the rest as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def told(value: Any) -> str:
    """The same, made harmless, and cut where it is very long."""
    text = clean(as_text(value))
    return text if len(text) <= _LONGEST_VALUE else text[:_LONGEST_VALUE] + " ..."


def words(text: str) -> str:
    """A text as words in Markdown: one line, with nothing that Markdown or HTML would take for markup or for a link."""
    text = _MARKUP.sub(r"\\\1", one_line(text))
    text = _LINK.sub(r"\1\\\2", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")


def code(text: str) -> str:
    """A text as code in a line of Markdown."""
    text = one_line(text) or " "
    ticks = "`" * (_longest_run(text) + 1)
    padding = " " if text[0] == "`" or text[-1] == "`" else ""
    return f"{ticks}{padding}{text}{padding}{ticks}"


def code_cell(text: str) -> str:
    """A text as code in a cell of a Markdown table, which a bar would end even within code."""
    return code(text).replace("|", "\\|")


def fenced(text: str, language: str = "") -> str:
    """A text as a block of code in Markdown."""
    text = clean(text).rstrip("\n")
    fence = "`" * max(3, _longest_run(text) + 1)
    return f"{fence}{language}\n{text}\n{fence}"


def _longest_run(text: str) -> int:
    return max((len(run) for run in re.findall("`+", text)), default=0)


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """The lines of a table in Markdown, with an empty one behind it. Cells are Markdown: `words`, `code_cell`."""
    yield "| " + " | ".join(heads) + " |"
    yield "|" + " --- |" * len(heads)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""
