"""Tokens that the rules describe: those of keyword abilities, and the predefined ones (111.10)."""

from __future__ import annotations

from oracle.vocabulary.abilities import Activated, Face, Keyword
from oracle.vocabulary.costs import SacrificeSelf, cost
from oracle.vocabulary.instructions import AddMana, Draw, GainLife

FLYING = Keyword("flying")


def creature_token(
    name: str, power: int, toughness: int, colors: str, *keywords: Keyword, artifact: bool = False
) -> Face:
    """Return a creature token that is named for its creature types (111.4); `colors` as letters."""
    return Face(
        name=name,
        types=("artifact", "creature") if artifact else ("creature",),
        subtypes=tuple(name.split()),
        colors=tuple(colors),
        power=power,
        toughness=toughness,
        lines=keywords,
    )


SERVO = creature_token("Servo", 1, 1, "", artifact=True)  # 702.123a
REBEL = creature_token("Rebel", 2, 2, "R")  # 702.163a
GERM = creature_token("Phyrexian Germ", 0, 0, "B")  # 702.92a
AFTERLIFE_SPIRIT = creature_token("Spirit", 1, 1, "WB", FLYING)  # 702.135a

TREASURE = Face(  # 111.10a
    name="Treasure",
    types=("artifact",),
    subtypes=("Treasure",),
    colors=(),
    lines=(Activated(cost("{T}", SacrificeSelf()), AddMana("any-color")),),
)
FOOD = Face(  # 111.10b
    name="Food",
    types=("artifact",),
    subtypes=("Food",),
    colors=(),
    lines=(Activated(cost("{2}{T}", SacrificeSelf()), GainLife(3)),),
)
CLUE = Face(  # 111.10f
    name="Clue",
    types=("artifact",),
    subtypes=("Clue",),
    colors=(),
    lines=(Activated(cost("{2}", SacrificeSelf()), Draw()),),
)
