"""Keyword abilities (702) that are other abilities written short: how each is written out in the rest of the vocabulary.

A face or an effect says `Keyword("persist")`; an object then has that keyword and, beside it, the abilities that it stands for
(`written_out`). Keywords that the rules elsewhere read by their name (flying, trample, infect ...) are not here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle.vocabulary.abilities import Ability, Keyword, Static, Triggered
from oracle.vocabulary.amounts import CountersOn, Is
from oracle.vocabulary.filters import Compare
from oracle.vocabulary.instructions import Move
from oracle.vocabulary.patterns import dies
from oracle.vocabulary.selectors import EventObject, This
from oracle.vocabulary.statics import AddTypes, Continuous, SetColors

WrittenOut = Callable[[Any], tuple[Ability, ...]]


def _returns_unless_it_had(kind: str, keyword: str) -> tuple[Ability, ...]:
    """Return the ability that returns a creature that died without counters of a kind, with one of them on it."""
    return (
        Triggered(
            on=dies(),
            condition=Is(CountersOn(kind, This()), Compare("==", 0)),
            effect=Move(EventObject(), "battlefield", counters=((kind, 1),)),
            keyword=keyword,
        ),
    )


def persist(_value: Any) -> tuple[Ability, ...]:
    """Return what persist stands for (702.79a)."""
    return _returns_unless_it_had("m1m1", "persist")


def undying(_value: Any) -> tuple[Ability, ...]:
    """Return what undying stands for (702.93a)."""
    return _returns_unless_it_had("p1p1", "undying")


def changeling(_value: Any) -> tuple[Ability, ...]:
    """Return what changeling stands for: it defines the creature types (702.73a)."""
    every = Continuous((AddTypes(every_creature_type=True),))
    return (Static((every,), defines=True, keyword="changeling"),)


def devoid(_value: Any) -> tuple[Ability, ...]:
    """Return what devoid stands for: it defines the colours (702.114a)."""
    return (Static((Continuous((SetColors(()),)),), defines=True, keyword="devoid"),)


WRITTEN_OUT: dict[str, WrittenOut] = {
    "changeling": changeling,
    "devoid": devoid,
    "persist": persist,
    "undying": undying,
}


def written_out(ability: Ability) -> tuple[Ability, ...]:
    """Return an ability and, if it is a keyword that stands for others, those after it."""
    if isinstance(ability, Keyword):
        expansion = WRITTEN_OUT.get(ability.name)
        if expansion is not None:
            return (ability, *expansion(ability.value))
    return (ability,)
