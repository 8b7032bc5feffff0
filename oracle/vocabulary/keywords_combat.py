"""Keyword abilities of combat (702) that are other abilities written short; `oracle.vocabulary.keywords` finds them by name."""

from __future__ import annotations

from typing import Any

from oracle.vocabulary.abilities import Ability, Activated, Triggered
from oracle.vocabulary.amounts import OpponentsAttacked
from oracle.vocabulary.costs import Cost, ReturnToHand
from oracle.vocabulary.filters import CREATURE, Filter, Who, described
from oracle.vocabulary.instructions import Move, Pump, Sacrifice
from oracle.vocabulary.patterns import Attacks, BecomesBlockedBy
from oracle.vocabulary.selectors import CostObject, DefendingPlayer, EventObject, This, You
from oracle.vocabulary.statics import AddPT


def annihilator(number: Any) -> tuple[Ability, ...]:
    """Return what annihilator stands for (702.86a)."""
    return (Triggered(Attacks(), Sacrifice(DefendingPlayer(), count=number), keyword="annihilator"),)


def melee(_value: Any) -> tuple[Ability, ...]:
    """Return what melee stands for (702.121a)."""
    grows = Pump(This(), (AddPT(OpponentsAttacked(), OpponentsAttacked()),))
    return (Triggered(Attacks(), grows, keyword="melee"),)


def flanking(_value: Any) -> tuple[Ability, ...]:
    """Return what flanking stands for (702.25a)."""
    blocked = BecomesBlockedBy(by=Filter(without_keyword="flanking"))
    return (Triggered(blocked, Pump(EventObject(), (AddPT(-1, -1),)), keyword="flanking"),)


def ninjutsu(cost: Cost) -> tuple[Ability, ...]:
    """Return what ninjutsu stands for (702.49a, 702.49c)."""
    unblocked = described(CREATURE, controller=Who.YOU, blocked=False)
    price = Cost((*cost.parts, ReturnToHand(unblocked)))
    put = Move(This(), "battlefield", under=You(), tapped=True, attacking=CostObject())
    return (Activated(price, put, zone="hand", keyword="ninjutsu"),)
