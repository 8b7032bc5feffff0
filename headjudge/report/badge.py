"""The two numbers of a report as a badge: an SVG of our own, and what shields.io asks an endpoint for.

A badge says both: passed of executed, and passed of all. Its colour adds nothing that the numbers do not say.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from headjudge.report.reader import Report
from headjudge.report.text import json_text, one_line

__all__ = ["to_badge", "to_shields"]

_LABEL: Final = "Head Judge"
# White letters on each of these have a contrast of 4.5 to 1 or more.
_ALL: Final = "1a7f37"
_SHARES: Final = ((0.9, "4d7c0f"), (0.75, "8a6a00"), (0.5, "b35900"), (0.0, "c0262d"))
"""From which share of all, which colour."""
_NOTHING: Final = "59636e"
_BEHIND_LABEL: Final = "3b434b"

_HEIGHT: Final = 20
_MARGIN: Final = 6
# Widths in Verdana at 11 pixels; `textLength` makes any other font take the same room.
_NARROW: Final = frozenset(" fijlt,.")
_WIDTHS: Final = {True: 4.1, False: 7.0}


def to_badge(report: Report) -> str:
    """The badge as an SVG that stands alone: no script, no font, nothing from elsewhere."""
    message, colour = _message(report), _colour(report)
    left, right = _room(_LABEL), _room(message)
    title = _title(report)
    # Without ids: several badges may stand within one page.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="{_HEIGHT}" role="img" '
        f"aria-label={quoteattr(title)}>\n"
        f"  <title>{escape(title)}</title>\n"
        f'  <rect width="{left + right}" height="{_HEIGHT}" rx="3" fill="#{colour}"/>\n'
        f'  <path d="M{left} 0v{_HEIGHT}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#{_BEHIND_LABEL}"/>\n'
        f'  <g fill="#fff" font-family="Verdana, DejaVu Sans, Geneva, sans-serif" font-size="11" aria-hidden="true">\n'
        f"    {_words(_LABEL, _MARGIN, left)}\n"
        f"    {_words(message, left + _MARGIN, right)}\n"
        f"  </g>\n"
        f"</svg>\n"
    )


def to_shields(report: Report) -> str:
    """The badge as the JSON of a shields.io endpoint."""
    document = {"schemaVersion": 1, "label": _LABEL, "message": _message(report), "color": _colour(report)}
    if not report.footer["executed"]:
        document["isError"] = True
    return json_text(document, indent=1) + "\n"


def _message(report: Report) -> str:
    passed, executed, everything = (report.footer[key] for key in ("passed", "executed", "all"))
    return f"{passed} of {executed} executed, {passed} of all {everything}" if executed else "nothing executed"


def _title(report: Report) -> str:
    """What somebody is told who does not see the badge."""
    engine, suite = report.header["engine"], report.header["suite"]
    return one_line(
        f"{_LABEL}: {engine['name']} {engine['version']} passed {_message(report)} (suite {suite['version']})"
    )


def _colour(report: Report) -> str:
    passed, executed, everything = (report.footer[key] for key in ("passed", "executed", "all"))
    if not executed:
        return _NOTHING
    if passed == everything:
        return _ALL
    return next(colour for least, colour in _SHARES if passed / everything >= least)


def _room(text: str) -> int:
    """How wide the field of a text is."""
    return round(sum(_WIDTHS[character in _NARROW] for character in text)) + 2 * _MARGIN


def _words(text: str, x: int, room: int) -> str:
    return (
        f'<text x="{x}" y="14" textLength="{room - 2 * _MARGIN}" lengthAdjust="spacingAndGlyphs">{escape(text)}</text>'
    )
