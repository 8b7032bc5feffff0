"""A token's keyword abilities, from the words of a table to the vocabulary."""

from __future__ import annotations

import re

from oracle.driver.errors import Unsupported
from oracle.vocabulary.abilities import Ability, Keyword
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.keywords import ALONE, WITH_NUMBER

# The keyword abilities that the rules here read by their name, without a value.
PLAIN = frozenset(
    {
        "deathtouch",
        "defender",
        "double strike",
        "fear",
        "first strike",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
        "infect",
        "intimidate",
        "lifelink",
        "menace",
        "reach",
        "shroud",
        "trample",
        "vigilance",
        "wither",
    }
)
NUMBERED = frozenset({"toxic"})
_COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_NUMBERED = re.compile(r"([a-z ]+?) (\d+)")
_PROTECTION = re.compile(r"protection from ([a-z]+)")


def read_keyword(words: str) -> Ability:
    """Return the ability that a keyword in words stands for: "flying", "toxic 1", "protection from red".

    Raises `Unsupported` ("card") for one that the rules here don't know.
    """
    if words in PLAIN or words in ALONE:
        return Keyword(words)
    numbered = _NUMBERED.fullmatch(words)
    if numbered and (numbered[1] in NUMBERED or numbered[1] in WITH_NUMBER):
        return Keyword(numbered[1], int(numbered[2]))
    protection = _PROTECTION.fullmatch(words)
    if protection and protection[1] in _COLORS:
        return Keyword("protection", Filter(colors=(_COLORS[protection[1]],)))
    raise Unsupported("card", [f"a token with {words}"])
