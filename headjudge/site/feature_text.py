"""A scenario as it was written, with its keywords, tags and comments set apart, and its tags linked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from markupsafe import Markup, escape

from headjudge.report.text import visible

__all__ = ["highlighted"]

_KEYWORD: Final = re.compile(
    r"(\s*)(Feature:|Rule:|Background:|Scenario Outline:|Scenario Template:|Scenario:|Example:|Examples:|Scenarios:"
    r"|Given |When |Then |And |But |\* )(.*)"
)
_HEADS: Final = frozenset(":")
_LONGEST: Final = 20000

Linker = Callable[[str], str | None]
"""By a tag, with its @: where it leads to, if anywhere."""


def highlighted(text: str, link: Linker = lambda _: None) -> Markup:
    """A scenario's text as HTML: keywords, tags, comments and tables in spans of their own."""
    shown = Markup("\n").join(_line(line, link) for line in text[:_LONGEST].rstrip("\n").split("\n"))
    if len(text) > _LONGEST:
        shown += Markup('\n<span class="cut">… {} more characters</span>').format(len(text) - _LONGEST)
    return shown


def _line(line: str, link: Linker) -> Markup:
    bare = line.strip()
    if bare.startswith("#"):
        return _span("comment", line)
    if bare.startswith("@"):
        return Markup("").join(_tag(part, link) for part in re.split(r"(\s+)", line))
    if bare.startswith("|"):
        return _span("cells", line)
    if found := _KEYWORD.fullmatch(line):
        indent, keyword, rest = found.groups()
        head = keyword[-1] in _HEADS
        return escape(indent) + _span("head" if head else "keyword", keyword) + escape(visible(rest))
    return escape(visible(line))


def _tag(part: str, link: Linker) -> Markup:
    if not part.startswith("@"):
        return escape(part)
    address = link(part)
    return _span("tag", part) if address is None else Markup('<a class="tag" href="{}">{}</a>').format(address, part)


def _span(kind: str, text: str) -> Markup:
    return Markup('<span class="{}">{}</span>').format(kind, visible(text))
