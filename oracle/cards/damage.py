"""Cards about damage: how it is dealt, what prevents it and what it brings (120.3, 615)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    ANOTHER_CREATURE_OF_YOURS,
    FLASH,
    FLYING,
    INDESTRUCTIBLE,
    INFECT,
    TARGET,
    TRAMPLE,
    UNDYING,
    activated,
    do,
    gets,
    has,
    spell,
    static,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import Activated, Keyword, Slot
from oracle.vocabulary.amounts import EventAmount, PlayerHasLife
from oracle.vocabulary.costs import PayLife, cost
from oracle.vocabulary.damage import CantBePrevented, DealtAsThough
from oracle.vocabulary.filters import CREATURE, HOST, THIS, Compare, Filter, Who, described
from oracle.vocabulary.instructions import Destroy, Effect, May, Move, PutCounters, Regenerate, Remember, Sacrifice
from oracle.vocabulary.patterns import DamageDealt, LifeGained, Unattached
from oracle.vocabulary.rewrites import Prevent
from oracle.vocabulary.selectors import EventObject, EventSource, FormerHost, This, You
from oracle.vocabulary.statics import AddPT, Cant, Grant, LivesWithoutLife, Prohibit, Replace

_HITS_A_PLAYER = DamageDealt(THIS, to_player=Who.ANYONE, combat=True)

CARDS = (
    card(
        "Phyrexian Unlife",
        "{2}{W}",
        "Enchantment",
        static(LivesWithoutLife()),
        static(DealtAsThough("infect", to_player=Who.YOU), condition=PlayerHasLife(Who.YOU, Compare("<=", 0))),
    ),
    card(
        "Everlasting Torment",
        "{2}{B/R}",
        "Enchantment",
        static(Cant(LifeGained(Who.ANYONE))),
        static(CantBePrevented()),
        static(DealtAsThough("wither")),
    ),
    card(
        "Test of Faith",
        "{1}{W}",
        "Instant",
        spell(
            do(
                Remember(TARGET, "that creature"),
                Effect(
                    Replace(
                        DamageDealt(to=Filter(remembered="that creature")),
                        Prevent(3, shield=True, then=PutCounters("p1p1", EventAmount(), EventObject())),
                    )
                ),
            ),
            A_CREATURE,
        ),
    ),
    card(
        "Aberrant",
        "{X}{1}{G}",
        "Creature — Tyranid Mutant",
        Keyword("ravenous"),
        TRAMPLE,
        when(
            _HITS_A_PLAYER,
            Destroy(TARGET),
            Slot(Filter(any_type=("artifact", "enchantment"), controller=Who.EVENT)),
        ),
        size="0/0",
    ),
    card(
        "Grafted Exoskeleton",
        "{4}",
        "Artifact — Equipment",
        has(HOST, AddPT(2, 2), Grant(INFECT)),
        when(Unattached(), Sacrifice(what=FormerHost())),
        Keyword("equip", cost("{2}")),
    ),
    card(
        "Mikaeus, the Unhallowed",
        "{3}{B}{B}{B}",
        "Legendary Creature — Zombie Cleric",
        Keyword("intimidate"),
        when(DamageDealt(Filter(subtypes=("Human",)), to_player=Who.YOU), Destroy(EventSource())),
        has(described(ANOTHER_CREATURE_OF_YOURS, without_subtypes=("Human",)), AddPT(1, 1), Grant(UNDYING)),
        size="5/5",
    ),
    card(
        "Manticore",
        "{3}{B}",
        "Creature — Manticore",
        FLASH,
        FLYING,
        when_it_enters(Destroy(TARGET), Slot(described(CREATURE, controller=Who.OPPONENT, dealt_damage=True))),
        size="2/1",
    ),
    card(
        "Ink-Eyes, Servant of Oni",
        "{4}{B}{B}",
        "Legendary Creature — Rat Ninja",
        Keyword("ninjutsu", cost("{3}{B}{B}")),
        when(
            _HITS_A_PLAYER,
            May(Move(TARGET, "battlefield", under=You())),
            Slot(CREATURE, zone="graveyard", whose=Who.EVENT),
        ),
        activated("{1}{B}", Regenerate(This())),
        size="5/4",
    ),
    card(
        "Arco-Flagellant",
        "{2}{B}",
        "Creature — Human",
        Keyword("squad", cost("{2}")),
        static(Prohibit("block")),
        Activated(cost(PayLife(3)), gets(This(), Grant(INDESTRUCTIBLE))),
        size="3/1",
    ),
)
