"""Symbols of mana in texts, drawn by us: a letter or number on a disc, which says in words what it is."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from headjudge.report.text import visible

__all__ = ["with_symbols"]

_NAMES: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colourless"}
_SYMBOL: Final = re.compile(r"\{([WUBRGCX]|\d{1,2})\}")


_SHORT: Final = 200


def with_symbols(text: str) -> Markup:
    """A text as HTML: escaped, and made visible, with symbols of mana in place of {G}, {2} and {X}."""
    return _remembered(text) if len(text) <= _SHORT else _made(text)


@lru_cache(maxsize=16384)
def _remembered(text: str) -> Markup:
    return _made(text)


def _made(text: str) -> Markup:
    if "{" not in text:
        return escape(visible(text))
    # Between the symbols stand texts, at each odd place what is in a symbol.
    parts = _SYMBOL.split(text)
    return Markup("").join(_drawn(part) if number % 2 else escape(visible(part)) for number, part in enumerate(parts))


def _drawn(sign: str) -> Markup:
    said = f"{_NAMES[sign]} mana" if sign in _NAMES else f"{sign} mana"
    look = sign.lower() if sign in _NAMES else "n"
    return Markup(
        '<svg class="mana {}" width="16" height="16" viewBox="0 0 20 20" role="img" aria-label="{}"><circle cx="10" cy="10" r="9.5"/>'
        '<text x="10" y="14.7">{}</text></svg>'
    ).format(look, said, sign)
