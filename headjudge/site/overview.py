"""The front page: engines side by side, by document of rulings and by chapter of the rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from headjudge.gherkin.rules_lock import in_order
from headjudge.site import addresses, sections
from headjudge.site.model import Column, Row, Site, Tally

__all__ = ["Chapter", "Overview", "Share", "Standing", "view"]


class Standing(msgspec.Struct, frozen=True):
    """An engine, with what its report is of."""

    column: Column
    verdicts: tuple[tuple[str, int], ...]
    contested: int
    selected: int
    """How many scenarios were played, of `scenarios`."""
    scenarios: int
    other_suite: bool
    """Whether it was played with other scenarios than the pages are made with."""


class Share(msgspec.Struct, frozen=True):
    """A part of the suite, and what each engine makes of it."""

    id: str
    title: str
    address: str
    """Where there is more about it."""
    scenarios: int
    tallies: tuple[Tally, ...]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules, and its sections that scenarios rest on."""

    share: Share
    sections: tuple[Share, ...]


class Overview(msgspec.Struct, frozen=True):
    """All of the page."""

    standings: tuple[Standing, ...]
    documents: tuple[Share, ...]
    chapters: tuple[Chapter, ...]
    differing: int
    """How many scenarios some engines pass and others do not."""
    rules_dates: tuple[str, ...]


def view(site: Site) -> Overview:
    """The front page of a site."""
    documents = [
        _share(site, each.id, each.title, addresses.document(each.id), site.of_document(each.id))
        for each in site.documents
    ]
    if site.without_claim:
        alone = site.without_claim
        documents.append(
            _share(site, "", "Controls and others, which show no claim", addresses.MATRIX + "#none", alone)
        )
    return Overview(
        tuple(standing(site, column) for column in site.columns),
        tuple(documents),
        tuple(_chapters(site)),
        sum(row.differs and not row.contested for row in site.rows),
        tuple(sorted({str(date) for each in site.played if (date := each.header.get("rules-date"))})),
    )


def standing(site: Site, column: Column) -> Standing:
    """What the latest report of an engine says as a whole."""
    report = column.latest.report
    suite = report.header["suite"]
    return Standing(
        column,
        tuple(report.footer["counts"].items()),
        report.footer.get("contested", 0),
        suite["selected"],
        suite["scenarios"],
        suite["digest"] != site.suite.digest,
    )


def _share(site: Site, identity: str, title: str, address: str, rows: Sequence[Row]) -> Share:
    return Share(identity, title, address, sum(not row.contested for row in rows), site.tallies(rows))


def _chapters(site: Site) -> list[Chapter]:
    """A scenario counts once in each chapter and section that it rests on a rule of."""
    by_section: dict[str, dict[int, Row]] = {}
    by_chapter: dict[str, dict[int, Row]] = {}
    for row in site.rows:
        for number in row.rules:
            by_section.setdefault(sections.section_of(number), {})[row.index] = row
            by_chapter.setdefault(sections.chapter_of(number), {})[row.index] = row
    return [
        Chapter(
            _share(site, chapter, sections.title(chapter), f"{addresses.RULES}#chapter-{chapter}", [*rows.values()]),
            tuple(
                _share(site, section, sections.title(section), addresses.rule(section), [*by_section[section].values()])
                for section in sorted(by_section, key=in_order)
                if sections.chapter_of(section) == chapter
            ),
        )
        for chapter, rows in sorted(by_chapter.items())
    ]
