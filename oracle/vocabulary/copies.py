"""Copies of cards and spells: how many, and what they are otherwise than what they copy (707.9, 707.10, 707.12)."""

from __future__ import annotations

import msgspec

from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, You
from oracle.vocabulary.statics import StaticPart


class Except(msgspec.Struct, frozen=True):
    """How a copy differs from what it copies: part of its copiable values (707.9b). Types, subtypes and supertypes are in addition."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] | None = None  # these and no others; colours defined otherwise are not copied (707.9d)
    without_cost: bool = False  # it has no mana cost
    without_supertypes: tuple[str, ...] = ()


class CastCopies(Instruction, frozen=True):
    """Cards are copied where they are, of which a player may cast any for nothing (707.12)."""

    what: Selector
    who: Selector = You()


class CopiesMore(StaticPart, frozen=True):
    """If the controller would copy a spell, the spell is copied so many more times (614.1)."""

    by: int = 1
