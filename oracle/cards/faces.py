"""Cards and tokens as they are printed: name, cost, type line, size, lines."""

from __future__ import annotations

from oracle.cards.phrases import FLYING
from oracle.vocabulary.abilities import Ability, Face, Keyword
from oracle.vocabulary.tokens import creature_token

_SUPERTYPES = ("basic", "legendary", "snow", "world")

Line = Ability | tuple[Ability, ...]


def card(
    name: str,
    cost: str | None,
    type_line: str,
    *lines: Line,
    size: str | None = None,
    loyalty: int | None = None,
    colors: str | None = None,
) -> Face:
    """Return a card. `type_line` as printed ("Legendary Creature — God"), `size` is power/toughness, `colors` a colour indicator.

    A star in the size is 0: what defines it is an ability of the card (208.2a).
    """
    before, _, after = type_line.partition(" — ")
    words = before.lower().split()
    power, toughness = _size(size)
    return Face(
        name=name,
        types=tuple(word for word in words if word not in _SUPERTYPES),
        cost=cost,
        subtypes=tuple(after.split()),
        supertypes=tuple(word for word in words if word in _SUPERTYPES),
        colors=None if colors is None else tuple(colors),
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        lines=lines,
    )


def _size(size: str | None) -> tuple[int | None, int | None]:
    if size is None:
        return None, None
    power, toughness = (0 if part == "*" else int(part) for part in size.split("/"))
    return power, toughness


def token(name: str, size: str, colors: str, *keywords: Keyword, artifact: bool = False) -> Face:
    """Return a creature token that is named for its creature types (111.4): "Human Soldier", "1/1", "W"."""
    power, toughness = _size(size)
    return creature_token(name, power or 0, toughness or 0, colors, *keywords, artifact=artifact)


SOLDIER = token("Soldier", "1/1", "W")
HUMAN_SOLDIER = token("Human Soldier", "1/1", "W")
SPIRIT = token("Spirit", "1/1", "W", FLYING)
SAPROLING = token("Saproling", "1/1", "G")
THOPTER = token("Thopter", "1/1", "", FLYING, artifact=True)
ZOMBIE = token("Zombie", "2/2", "B")
