"""The cards that tables are drawn from: those of the pool, or those of them that an engine knows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hypothesis import strategies as st

from headjudge.errors import HeadJudgeError
from headjudge.pool import PoolCard, names, pool

__all__ = ["Cards", "cards", "chosen_cards"]

_NEVER_PERMANENT = frozenset({"instant", "sorcery"})
_CREATURE = "creature"


class Cards:
    """Cards to draw from, the plainest first, since Hypothesis shrinks towards the front; and those that can be permanents on a table."""

    def __init__(self, found: Iterable[PoolCard]) -> None:
        self.all = tuple(sorted(found, key=lambda card: (len(card.lines), card.name)))
        self.by_name = {card.name: card for card in self.all}
        self.permanents = tuple(card for card in self.all if can_stand(card))
        self.auras = tuple(card for card in self.all if attaches_to(card) is not None and "Aura" in card.subtypes)
        self.copied = tuple(card for card in self.permanents if card.toughness is None or card.toughness > 0)


def can_stand(card: PoolCard) -> bool:
    """Tell whether a card can be on a battlefield by itself: no spell (304.4, 307.4), and no Aura, which is attached (704.5m)."""
    return not _NEVER_PERMANENT.intersection(card.types) and "Aura" not in card.subtypes


def attaches_to(card: PoolCard) -> str | None:
    """The one card type that an Aura or Equipment can be attached to; None where it is none, or more is said of it."""
    if "Equipment" in card.subtypes:
        return _CREATURE
    if len(card.enchants) == 1 and card.enchants[0] in (_CREATURE, "land", "artifact"):
        return card.enchants[0]
    return None


@lru_cache(maxsize=64)
def _among(chosen: frozenset[str] | None) -> Cards:
    if chosen is None:
        return Cards(pool())
    return Cards(card for card in pool() if card.name in chosen)


def chosen_cards(among: Iterable[str] | None) -> Cards:
    """The cards of the pool with these names; all of them for None.

    Raises HeadJudgeError for a name that is not in the pool, or where none is left.
    """
    chosen = None if among is None else _several(among, "among")
    unknown = sorted((chosen or frozenset()) - names())
    if unknown:
        raise HeadJudgeError(
            f"{unknown[0]!r} is no card of the pool",
            where="the names under `among`",
            why="strategies draw from the cards that the oracle declares",
            hint="`headjudge cards` lists them",
        )
    found = _among(chosen)
    if not found.all:
        raise HeadJudgeError("there is no card to draw", where="the names under `among`", why="it is empty")
    return found


def cards(among: Iterable[str] | None = None, *, types: Iterable[str] = ()) -> st.SearchStrategy[PoolCard]:
    """Draw a card of the pool: one of these names, with one of these card types ("creature").

    Raises HeadJudgeError for a name that is not in the pool, or where there is no such card.
    """
    wanted = _several(types, "types")
    found = [card for card in chosen_cards(among).all if not wanted or wanted.intersection(card.types)]
    if not found:
        raise HeadJudgeError(
            "there is no card to draw", where="`cards`", why=f"none of them is {' or '.join(sorted(wanted))}"
        )
    return st.sampled_from(found)


def _several(given: Iterable[str], name: str) -> frozenset[str]:
    """What was given, once. A single text is given by mistake: as several, it would be its letters."""
    if isinstance(given, str):
        raise HeadJudgeError(
            "one text, where several are asked for", where=f"`{name}`", hint=f"give a list: {name}=[{given!r}]"
        )
    return frozenset(given)
