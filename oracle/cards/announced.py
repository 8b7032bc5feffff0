"""What reads the X that a spell was cast for, or changes or copies what was announced for it (107.3, 707.10)."""

from __future__ import annotations

from oracle.cards.faces import SAPROLING, card
from oracle.cards.phrases import (
    FLYING,
    HEXPROOF,
    INDESTRUCTIBLE,
    TRAMPLE,
    YOUR_CREATURE,
    do,
    enters_with,
    gets,
    has,
    static,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import Activated, AdditionalCost, Keyword
from oracle.vocabulary.amounts import EventHasX, Half, Kicked, X
from oracle.vocabulary.costs import SacrificeSelf, cost
from oracle.vocabulary.filters import CREATURE, INSTANT_OR_SORCERY, THIS, Filter, Who, described
from oracle.vocabulary.instructions import CopySpell, CreateTokens, Draw, GainLife, May, MultiplyX, Sacrifice
from oracle.vocabulary.patterns import AbilityActivated, AnyOf, Attacks, SpellCast
from oracle.vocabulary.selectors import Each, EventObject
from oracle.vocabulary.statics import AddPT, Grant, TriggersAgain
from oracle.vocabulary.tokens import FOOD

_COLORLESS = Filter(colorless=True, controller=Who.YOU)

CARDS = (
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
    card(
        "Tyrant Guard",
        "{X}{2}{G}",
        "Creature — Tyranid",
        Keyword("ravenous"),
        Activated(
            cost(SacrificeSelf()),
            gets(Each(described(YOUR_CREATURE, counter="any")), Grant(HEXPROOF), Grant(INDESTRUCTIBLE)),
        ),
        size="3/3",
    ),
    card(
        "Unbound Flourishing",
        "{2}{G}",
        "Enchantment",
        when(SpellCast(Filter(without_types=("instant", "sorcery"), has_x=True)), MultiplyX(EventObject())),
        when(
            AnyOf((SpellCast(INSTANT_OR_SORCERY), AbilityActivated(who=Who.YOU))),
            CopySpell(EventObject()),
            condition=EventHasX(),
        ),
    ),
    card(
        "Echoes of Eternity",
        "{3}{C}{C}{C}",
        "Kindred Enchantment — Eldrazi",
        static(TriggersAgain(None, described(_COLORLESS, other=True), spells=_COLORLESS)),
        when(SpellCast(Filter(colorless=True)), CopySpell(EventObject())),
    ),
)
