"""Lists as GitHub reads them, written as Python-Markdown reads them, so that one page reads alike in both places.

GitHub has a list begin right below a line of text, and has what belongs to an entry stand under its first word; Python-Markdown wants an
empty line before a list, and four spaces for each level.
"""

from __future__ import annotations

import re

__all__ = ["rewritten"]

_ENTRY = re.compile(r"(?P<indent> *)(?P<marker>[-*]|\d+\.) +(?=\S)")
_FENCE = re.compile(r" *(?P<fence>```+|~~~+)")
_INDENT = 4


def rewritten(markdown: str) -> str:
    """The same page with its lists as Python-Markdown wants them. Code between fences is moved with the entry that it is part of."""
    lines: list[str] = []
    levels: list[int] = []  # of each open list, where the text of its entries begins
    fence = ""
    moved = 0
    for each in markdown.split("\n"):
        line = each
        before = lines[-1] if lines else ""
        if fence:
            lines.append(_shifted(line, moved))
            fence = "" if line.strip() == fence else fence
            continue
        if not line.strip():
            lines.append("")
            continue
        indent = len(line) - len(line.lstrip())
        entry = _ENTRY.match(line)
        opened = _FENCE.match(line)
        if entry or opened or not before or line.startswith("#"):
            while levels and indent < levels[-1]:
                levels.pop()
        elif levels and indent < levels[-1]:
            indent = levels[-1]  # goes on with the paragraph of the entry above, although it is not moved in
            line = " " * indent + line.lstrip()
        if entry and indent >= _INDENT and not levels:
            entry = None  # code
        moved = _INDENT * len(levels) - (levels[-1] if levels else 0)
        if entry and not levels and before and not _ENTRY.match(before) and not _continues(lines):
            lines.append("")
        lines.append(_shifted(line, moved))
        if entry:
            levels.append(entry.end())
        fence = opened["fence"] if opened else ""
    return "\n".join(lines)


def _continues(lines: list[str]) -> bool:
    """Whether the last lines are an entry of a list."""
    for line in reversed(lines):
        if not line or line.startswith("#"):
            return False
        if _ENTRY.match(line):
            return True
    return False


def _shifted(line: str, by: int) -> str:
    return " " * by + line if by >= 0 and line else line[min(-by, len(line) - len(line.lstrip())) :]
