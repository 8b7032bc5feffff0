"""Creatures that make mana or watch for it, that read the X they were cast for, or lengthen the turn (106, 107.3m, 500.8)."""

from __future__ import annotations

from oracle.cards.faces import SAPROLING, card
from oracle.cards.phrases import FLYING, TRAMPLE, do, enters_with, has, when, when_it_enters
from oracle.vocabulary.abilities import Activated, AdditionalCost
from oracle.vocabulary.amounts import Half, Kicked, X
from oracle.vocabulary.costs import UntapOther, cost
from oracle.vocabulary.filters import CREATURE, LAND, THIS, Filter, Who, described
from oracle.vocabulary.instructions import (
    AddMana,
    AddPhase,
    CreateTokens,
    Draw,
    Effect,
    GainLife,
    May,
    Sacrifice,
)
from oracle.vocabulary.patterns import Attacks, ManaProduced, SpellCast, StepBegins
from oracle.vocabulary.selectors import CostObject, EventObject
from oracle.vocabulary.statics import AddPT, Prohibit
from oracle.vocabulary.tokens import FOOD

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
    # X of the spell
    card(
        "The Goose Mother",
        "{X}{G}{U}",
        "Legendary Creature — Bird Hydra",
        FLYING,
        enters_with(X()),
        when_it_enters(CreateTokens(FOOD, Half(X(), up=True))),
        when(Attacks(), May(do(Sacrifice(filter=Filter(subtypes=("Food",))), Draw()))),
        size="2/2",
    ),
    card(
        "Hydroid Krasis",
        "{X}{G}{U}",
        "Creature — Jellyfish Hydra Beast",
        when(SpellCast(THIS), do(GainLife(Half(X())), Draw(Half(X()))), zones=("stack",)),
        (FLYING, TRAMPLE),
        enters_with(X()),
        size="0/0",
    ),
    card(
        "Verdeloth the Ancient",
        "{4}{G}{G}",
        "Legendary Creature — Treefolk",
        AdditionalCost("kicker", cost("{X}")),
        has(
            Filter(
                either=(
                    described(CREATURE, subtypes=("Saproling",)),
                    described(CREATURE, subtypes=("Treefolk",), other=True),
                )
            ),
            AddPT(1, 1),
        ),
        when_it_enters(CreateTokens(SAPROLING, X()), condition=Kicked()),
        size="4/7",
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
