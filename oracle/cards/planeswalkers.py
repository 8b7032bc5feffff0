"""Planeswalkers (306, 606) and Sagas (714)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.cards.faces import card, token
from oracle.cards.phrases import (
    A_PLAYER,
    REMINDER,
    TARGET,
    VIGILANCE,
    YOUR_CREATURE,
    chapter,
    do,
    gets,
    has,
    loyalty,
    pumps,
)
from oracle.vocabulary.amounts import LifeOf
from oracle.vocabulary.filters import THIS, Filter, Who
from oracle.vocabulary.instructions import CreateTokens, Draw, GainLife, Mill, PutCounters
from oracle.vocabulary.selectors import Each, EachPlayer, You
from oracle.vocabulary.statics import DefinePT, Grant

_AVATAR = replace(token("Avatar", "0/0", "W"), lines=(has(THIS, DefinePT(LifeOf(You()), LifeOf(You())), defines=True),))

CARDS = (
    card(
        "Jace Beleren",
        "{1}{U}{U}",
        "Legendary Planeswalker — Jace",
        loyalty(2, Draw(1, EachPlayer())),
        loyalty(-1, Draw(1, TARGET), A_PLAYER),
        loyalty(-10, Mill(20, TARGET), A_PLAYER),
        loyalty=3,
    ),
    card(
        "Ajani Goldmane",
        "{2}{W}{W}",
        "Legendary Planeswalker — Ajani",
        loyalty(1, GainLife(2)),
        loyalty(-1, do(PutCounters("p1p1", 1, Each(YOUR_CREATURE)), gets(Each(YOUR_CREATURE), Grant(VIGILANCE)))),
        loyalty(-6, CreateTokens(_AVATAR)),
        loyalty=4,
    ),
    card(
        "History of Benalia",
        "{1}{W}{W}",
        "Enchantment — Saga",
        REMINDER,
        chapter((1, 2), CreateTokens(token("Knight", "2/2", "W", VIGILANCE))),
        chapter((3,), pumps(2, 1, Each(Filter(subtypes=("Knight",), controller=Who.YOU)))),
    ),
)
