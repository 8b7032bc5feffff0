"""The index of rules: from a number to the scenarios that rest on it."""

from __future__ import annotations

import msgspec

from headjudge.site import sections
from headjudge.site.matrix import Cell, cells
from headjudge.site.model import Row, Site

__all__ = ["ChapterPart", "RuleLine", "Rules", "SectionPart", "view"]


class RuleLine(msgspec.Struct, frozen=True):
    """A rule."""

    number: str
    rows: tuple[Row, ...]
    """The scenarios that rest on it; none for a rule that only the ledger or the oracle's account of a failure cites."""
    cells: tuple[Cell, ...]


class SectionPart(msgspec.Struct, frozen=True):
    """A section, such as 603."""

    number: str
    title: str
    scenarios: int
    rules: tuple[RuleLine, ...]
    beside: tuple[str, ...]
    """Numbers that are cited and that no scenario rests on."""


class ChapterPart(msgspec.Struct, frozen=True):
    """A chapter, such as 6."""

    number: str
    title: str
    sections: tuple[SectionPart, ...]


class Rules(msgspec.Struct, frozen=True):
    """All of the page."""

    chapters: tuple[ChapterPart, ...]
    cited: int
    """How many rules scenarios rest on."""


def view(site: Site) -> Rules:
    """The index of rules of a site."""
    chapters: dict[str, dict[str, list[str]]] = {}
    for number in site.numbers:
        section = sections.section_of(number)
        chapters.setdefault(sections.chapter_of(number), {}).setdefault(section, []).append(number)
    return Rules(
        tuple(
            ChapterPart(
                chapter,
                sections.title(chapter),
                tuple(_section(site, section, numbers) for section, numbers in parts.items()),
            )
            for chapter, parts in chapters.items()
        ),
        len(site.by_rule),
    )


def _section(site: Site, section: str, numbers: list[str]) -> SectionPart:
    lines = tuple(
        RuleLine(number, rows, cells(site, rows)) for number in numbers if (rows := site.by_rule.get(number, ()))
    )
    return SectionPart(
        section,
        sections.title(section),
        len({row.index for line in lines for row in line.rows}),
        lines,
        tuple(number for number in numbers if number not in site.by_rule and number != section),
    )
