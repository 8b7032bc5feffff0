"""Creatures that make mana, watch for it or ask what could produce it, and one that lengthens the turn (106, 500.8)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import FLYING, TARGET, TRAMPLE, static, when, when_it_enters
from oracle.vocabulary.abilities import Activated, Slot
from oracle.vocabulary.amounts import Count, Times
from oracle.vocabulary.costs import UntapOther, cost
from oracle.vocabulary.filters import LAND, THIS, Who, described
from oracle.vocabulary.instructions import AddMana, AddPhase, Destroy, Effect
from oracle.vocabulary.patterns import ManaProduced, StepBegins
from oracle.vocabulary.selectors import CostObject, EventObject
from oracle.vocabulary.statics import CostChange, Prohibit

CARDS = (
    card(
        "Benthic Explorers",
        "{3}{U}",
        "Creature — Merfolk Scout",
        Activated(
            cost("{T}", UntapOther(described(LAND, controller=Who.OPPONENT))),
            AddMana("any-type-among", among=CostObject()),
        ),
        size="2/4",
    ),
    card(
        "Vorinclex, Voice of Hunger",
        "{6}{G}{G}",
        "Legendary Creature — Phyrexian Praetor",
        TRAMPLE,
        when(ManaProduced(LAND, Who.YOU), AddMana("any-type-of-event")),
        when(ManaProduced(LAND, Who.OPPONENT), Effect(Prohibit("untap"), "next-untap", on=EventObject())),
        size="7/6",
    ),
    card(
        "Obsidian Charmaw",
        "{3}{R}{R}",
        "Creature — Dragon",
        static(
            CostChange(Times(Count(described(LAND, controller=Who.OPPONENT, could_produce="C")), -1), THIS),
            zones=("stack",),
        ),
        FLYING,
        when_it_enters(Destroy(TARGET), Slot(described(LAND, without_supertypes=("basic",), controller=Who.OPPONENT))),
        size="4/4",
    ),
    # Phases
    card(
        "Sphinx of the Second Sun",
        "{6}{U}{U}",
        "Creature — Sphinx",
        FLYING,
        when(StepBegins("postcombat-main"), AddPhase("beginning")),
        size="6/6",
    ),
)
