"""What lets players play cards from where they could not, or when they could not (116.2a, 601.3b, 305.1, 608.2g)."""

from __future__ import annotations

from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, You
from oracle.vocabulary.statics import StaticPart


class PlayFrom(StaticPart, frozen=True):
    """Players may play cards that fit from a zone: lands among them may be played, and other cards cast if `cast` says so."""

    zone: str
    what: Filter = ANYTHING
    who: Who = Who.YOU
    cast: bool = True


class CastNow(Instruction, frozen=True):
    """A player may cast the cards now, paying their costs (608.2g)."""

    what: Selector
    who: Selector = You()


class PlayFree(Instruction, frozen=True):
    """A player may play the cards now without paying their mana costs (608.2g, 118.9): a land only if a land may be played."""

    what: Selector
    who: Selector = You()
