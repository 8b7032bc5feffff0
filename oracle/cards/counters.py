"""Counters: permanents that enter with them, and what changes how many are put (122, 614)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import YOUR_CREATURE, enters_with, static
from oracle.vocabulary.amounts import X
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.patterns import CountersPut
from oracle.vocabulary.statics import Cant, Increase, Replace

CARDS = (
    card("Endless One", "{X}", "Creature — Eldrazi", enters_with(X()), size="0/0"),
    card(
        "Hardened Scales",
        "{G}",
        "Enchantment",
        static(Replace(CountersPut(YOUR_CREATURE, kind="p1p1"), Increase(1))),
    ),
    card(
        "Solemnity",
        "{2}{W}",
        "Enchantment",
        static(Cant(CountersPut(on_player=Who.ANYONE))),
        static(Cant(CountersPut(Filter(any_type=("artifact", "creature", "enchantment", "land"))))),
    ),
)
