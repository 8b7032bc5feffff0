"""Overload (CR 702.96): the text of a spell with "each" in place of "target", for one that was cast for its overload cost."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from oracle.vocabulary.abilities import Slot, SpellAbility
from oracle.vocabulary.selectors import Each, Selector, Target

OVERLOAD = "overload"  # the name of the alternative cost


@lru_cache(maxsize=256)
def overloaded(ability: SpellAbility) -> SpellAbility:
    """Return a spell ability that does to each object what it would do to its targets; it has none (702.96b)."""
    each = tuple(_each(slot) for slot in ability.targets)
    return msgspec.structs.replace(ability, effect=_in_place(ability.effect, each), targets=())


def _each(slot: Slot) -> Selector:
    if slot.what is None or slot.players is not None:
        raise TypeError("no rule is written for overload on spells that target players")
    return Each(slot.what, slot.zone, slot.whose)


def _in_place(piece: Any, each: tuple[Selector, ...]) -> Any:
    """Return a piece of the vocabulary with these selectors in place of the targets in it."""
    if isinstance(piece, Target):
        return each[piece.slot]
    if isinstance(piece, tuple):
        return tuple(_in_place(part, each) for part in piece)
    if not isinstance(piece, msgspec.Struct):
        return piece
    changed = {field: _in_place(getattr(piece, field), each) for field in piece.__struct_fields__}
    return msgspec.structs.replace(piece, **changed)
