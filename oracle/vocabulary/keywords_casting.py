"""Keyword abilities (702) of how a card was cast and of what comes of it in a graveyard, written short; `oracle.vocabulary.keywords`
finds them by name."""

from __future__ import annotations

from typing import Any

from oracle.vocabulary.abilities import Ability, Activated, AdditionalCost, AlternativeCost, Slot, Static, Triggered
from oracle.vocabulary.amounts import All, Exists, Is, PaidInstead, TimesPaid
from oracle.vocabulary.copies import Except
from oracle.vocabulary.costs import Cost, ExileSelf
from oracle.vocabulary.filters import THIS, Compare, Filter, Who, described
from oracle.vocabulary.instructions import CreateTokens, RemoveCounters
from oracle.vocabulary.libraries import Search
from oracle.vocabulary.patterns import StepBegins, enters
from oracle.vocabulary.rewrites import Devours, EntersWithCounters
from oracle.vocabulary.selectors import Target, This
from oracle.vocabulary.statics import Continuous, RemoveTypes, Replace


def squad(cost: Cost) -> tuple[Ability, ...]:
    """Return what squad stands for (702.157a)."""
    paid = TimesPaid("squad")
    copies = Triggered(enters(), CreateTokens(This(), paid), condition=Is(paid, Compare(">", 0)), keyword="squad")
    return (AdditionalCost("squad", cost, times=True), copies)


def devour(number: Any) -> tuple[Ability, ...]:
    """Return what devour stands for (702.82a)."""
    return (Static((Replace(enters(), Devours(number)),), keyword="devour"),)


def impending(value: Any) -> tuple[Ability, ...]:
    """Return what impending stands for (702.176a); `value` is the number and the cost."""
    number, cost = value
    chosen = PaidInstead("impending")
    waits = All((chosen, Exists(described(THIS, counter="time"))))
    return (
        AlternativeCost("impending", cost),
        Static((Replace(enters(), EntersWithCounters("time", number)),), condition=chosen, keyword="impending"),
        Static((Continuous((RemoveTypes(("creature",)),)),), condition=waits, keyword="impending"),
        Triggered(StepBegins("end"), RemoveCounters("time"), condition=waits, keyword="impending"),
    )


def embalm(cost: Cost) -> tuple[Ability, ...]:
    """Return what embalm stands for (702.128a)."""
    otherwise = Except(subtypes=("Zombie",), colors=("W",), without_cost=True)
    price = Cost((*cost.parts, ExileSelf()))
    token = CreateTokens(This(), otherwise=otherwise)
    return (Activated(price, token, zone="graveyard", sorcery_speed=True, keyword="embalm"),)


def partner_with(name: str) -> tuple[Ability, ...]:
    """Return what partner with a card of a name stands for while a game is played (702.124j)."""
    found = Search(Filter(name=name), "hand", who=Target(0), reveal=True)
    return (Triggered(enters(), found, (Slot(players=Who.ANYONE),), keyword="partner with"),)
