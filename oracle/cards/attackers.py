"""Creatures and Equipment that trigger on attacking or being blocked, and what makes abilities on attacking trigger again (508, 509)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import FLYING, VIGILANCE, YOUR_CREATURE, YOURS, do, gets, has, static, when
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.amounts import CountThisTurn, Is
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import CREATURE, HOST, INSTANT_OR_SORCERY, Compare, Who, described
from oracle.vocabulary.instructions import AddPhase, Move, Untap
from oracle.vocabulary.patterns import AnyOf, Attacks, BecomesBlockedBy, SpellCast, SpellCopied, StepBegins
from oracle.vocabulary.selectors import Each, EventObject, This
from oracle.vocabulary.statics import AddPT, TriggersAgain

_CAST_OR_COPIED = AnyOf((SpellCast(INSTANT_OR_SORCERY), SpellCopied(INSTANT_OR_SORCERY)))

CARDS = (
    card(
        "Hexplate Wallbreaker",
        "{3}{R}{R}",
        "Artifact — Equipment",
        Keyword("for mirrodin!"),
        has(HOST, AddPT(2, 2)),
        when(
            Attacks(HOST),
            do(Untap(Each(described(CREATURE, attacking=True))), AddPhase("combat")),
            condition=Is(CountThisTurn(StepBegins("beginning-of-combat", Who.ANYONE)), Compare("<=", 1)),
        ),
        Keyword("equip", cost("{3}{R}")),
    ),
    card(
        "Wulfgar of Icewind Dale",
        "{3}{R}{G}",
        "Legendary Creature — Human Barbarian",
        Keyword("melee"),
        static(TriggersAgain(Attacks(YOUR_CREATURE), of=YOURS)),
        size="4/4",
    ),
    card(
        "Veyran, Voice of Duality",
        "{1}{U}{R}",
        "Legendary Creature — Efreet Wizard",
        when(_CAST_OR_COPIED, gets(This(), AddPT(1, 1))),
        static(TriggersAgain(_CAST_OR_COPIED, of=YOURS)),
        size="2/2",
    ),
    card(
        "Phobian Phantasm",
        "{1}{B}{B}",
        "Creature — Illusion",
        (FLYING, Keyword("fear")),
        Keyword("cumulative upkeep", cost("{B}")),
        size="3/3",
    ),
    card(
        "Grasping Giant",
        "{5}{W}",
        "Creature — Giant",
        VIGILANCE,
        when(BecomesBlockedBy(by=CREATURE), Move(EventObject(), "exile", until_leaves=True)),
        size="5/7",
    ),
    card(
        "Knight of Sursi",
        "{3}{W}",
        "Creature — Human Knight",
        (FLYING, Keyword("flanking")),
        Keyword("suspend", (3, cost("{W}"))),
        size="2/2",
    ),
)
