"""Published card data, where it is at hand, and what of a declaration differs from it: everything but the text.

The data is no part of the project: tests.card_proof says where it is looked for, and tests that need it are skipped where it is absent.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from oracle import characteristics, kinds
from oracle.vocabulary.abilities import Face, Keyword, abilities_of
from tests.card_proof import BESIDE, DATA, published_rows

CARDS = DATA
COLORS = DATA.with_name("atomic-cards.json.gz") if DATA == BESIDE else DATA

Row = dict[str, Any]

OTHER_KEYWORDS = frozenset(
    {
        # keyword actions (701) and predefined tokens (111.10)
        *("adapt", "blight", "double", "fight", "heal", "investigate", "manifest", "mill", "proliferate", "scry"),
        *("food", "treasure"),
        # ability words (207.2c) and flavor words (207.2d)
        *("constellation", "eminence", "fateful hour", "imprint", "landfall", "magecraft", "morbid", "raid"),
        *("endurant", "heavy power hammer", "shieldwall"),
        # beside the variant that the card has: partner with, swampwalk
        *("partner", "landwalk"),
    }
)
"""What the data calls keywords, and is no keyword ability that a card has."""

UNCOLORED = frozenset({"Dryad Arbor"})
"""Cards whose colour indicator (204) the data on colours does not know."""


@lru_cache(maxsize=1)
def published() -> dict[str, Row]:
    """Each card by its name; nothing where the data is absent."""
    return published_rows() if CARDS.is_file() else {}


@lru_cache(maxsize=1)
def published_colors() -> dict[str, list[str]]:
    """The colours of a card by its name, as far as the data has them; nothing where it is absent."""
    if not COLORS.is_file():
        return {}
    return {name: row["colors"] for name, row in published_rows(COLORS).items() if name not in UNCOLORED}


def as_declared(face: Face) -> Row:
    """What a declaration says of a card, its text apart."""
    return {
        "cost": face.cost,
        "types": sorted(face.types),
        "subtypes": sorted(face.subtypes),
        "supertypes": sorted(face.supertypes),
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "keywords": sorted(_keywords(face)),
        "lines": len(face.lines),
    }


def as_published(row: Row) -> Row:
    """The same of a row of the data."""
    return {
        "cost": row["manaCost"],
        "types": sorted(each.lower() for each in row["types"]),
        "subtypes": sorted(row["subtypes"]),
        "supertypes": sorted(each.lower() for each in row["supertypes"]),
        "power": _number(row["power"]),
        "toughness": _number(row["toughness"]),
        "loyalty": _number(row["loyalty"]),
        "keywords": sorted({each.lower() for each in row["keywords"] or ()} - OTHER_KEYWORDS),
        "lines": _printed_lines(row["text"]),
    }


def colors(face: Face) -> list[str]:
    """The colours of a card, by its cost, its indicator, or an ability that defines them, in alphabetical order."""
    read = characteristics.printed(face)
    return sorted((read.settled or read.base).colors)


def _keywords(face: Face) -> set[str]:
    found = {each.keyword for each in kinds.read(face) if each.kind == kinds.KEYWORD and each.keyword is not None}
    walks = {f"{a.value.lower()}walk" for line in face.lines for a in abilities_of(line) if _is_landwalk(a)}
    return (found - OTHER_KEYWORDS) | walks


def _is_landwalk(ability: Any) -> bool:
    return isinstance(ability, Keyword) and ability.name == "landwalk"


def _printed_lines(text: str | None) -> int:
    """How many printed lines a text has: the modes of a choice belong to the line that offers it."""
    return sum(1 for line in (text or "").split("\n") if line and not line.startswith("•"))


def _number(printed: str | None) -> int | None:
    """A printed power, toughness or loyalty; one with a star is defined by an ability, one with X announced: 0 on the face."""
    return None if printed is None else int(printed) if printed.lstrip("-").isdigit() else 0
