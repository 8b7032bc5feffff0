"""Attacking, blocking, fighting and combat damage (506-511, 701.14)."""

from __future__ import annotations

from oracle.cards.faces import card, token
from oracle.cards.phrases import (
    A_CREATURE,
    ANOTHER_CREATURE_OF_YOURS,
    DEATHTOUCH,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INFECT,
    TARGET,
    TRAMPLE,
    VIGILANCE,
    WITHER,
    YOUR_CREATURE,
    YOURS,
    activated,
    do,
    has,
    removing,
    shuffle_it_in,
    spell,
    static,
    when,
)
from oracle.vocabulary.abilities import Activated, Keyword, Slot
from oracle.vocabulary.amounts import EventAmount
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import CREATURE, THIS, Compare, Filter, Who, described
from oracle.vocabulary.instructions import (
    CreateTokens,
    Destroy,
    Discard,
    Draw,
    Effect,
    Fight,
    LoseLife,
    May,
    PutCounters,
    Regenerate,
    Remember,
    Sacrifice,
    Untap,
)
from oracle.vocabulary.patterns import AnyOf, Attacks, CountersPut, DamageDealt, SpellCast, ZoneChange, dies
from oracle.vocabulary.rewrites import Elsewhere, Prevent, PutCountersInstead
from oracle.vocabulary.selectors import ControllerOf, Each, EventObject, EventSource, Target
from oracle.vocabulary.statics import Grant, Prohibit, Replace, TriggersAgain

_OPPOSING_WITH_COUNTERS = described(CREATURE, controller=Who.OPPONENT, counter="any")
_SMALL = described(YOUR_CREATURE, power=Compare("<=", 2))
_ATTACKER = Slot(described(CREATURE, attacking=True))
_THAT = Filter(remembered="that creature")
_OUT_OF_THE_FIGHT = do(
    Untap(TARGET),
    Remember(TARGET, "that creature"),
    Effect(Replace(AnyOf((DamageDealt(_THAT, combat=True), DamageDealt(to=_THAT, combat=True))), Prevent())),
)

CARDS = (
    card(
        "Audacious Thief",
        "{2}{B}",
        "Creature — Human Rogue",
        when(Attacks(), do(Draw(), LoseLife(1))),
        size="2/2",
    ),
    card(
        "Burning-Tree Vandal",
        "{2}{R}",
        "Creature — Human Rogue",
        Keyword("riot"),
        when(Attacks(), May(do(Discard(), Draw()))),
        size="2/1",
    ),
    card(
        "Anafenza, the Foremost",
        "{W}{B}{G}",
        "Legendary Creature — Human Soldier",
        when(
            Attacks(),
            PutCounters("p1p1", 1, TARGET),
            Slot(described(ANOTHER_CREATURE_OF_YOURS, tapped=True)),
        ),
        static(
            Replace(
                AnyOf(
                    (
                        dies(described(CREATURE, token=False, owner=Who.OPPONENT)),
                        ZoneChange(
                            described(CREATURE, token=False),
                            to="graveyard",
                            not_from="battlefield",
                            whose=Who.OPPONENT,
                        ),
                    )
                ),
                Elsewhere("exile"),
            )
        ),
        size="4/4",
    ),
    card(
        "Isshin, Two Heavens as One",
        "{R}{W}{B}",
        "Legendary Creature — Human Samurai",
        static(TriggersAgain(Attacks(CREATURE), of=YOURS)),
        size="3/4",
    ),
    card(
        "Edgar Markov",
        "{3}{R}{W}{B}",
        "Legendary Creature — Vampire Knight",
        when(
            SpellCast(Filter(subtypes=("Vampire",), other=True)),
            CreateTokens(token("Vampire", "1/1", "B")),
            zones=("battlefield", "command"),
        ),
        (FIRST_STRIKE, HASTE),
        when(Attacks(), PutCounters("p1p1", 1, Each(Filter(subtypes=("Vampire",), controller=Who.YOU)))),
        size="4/4",
    ),
    card(
        "Hapatra, Vizier of Poisons",
        "{B}{G}",
        "Legendary Creature — Human Cleric",
        when(
            DamageDealt(THIS, to_player=Who.ANYONE, combat=True),
            May(PutCounters("m1m1", 1, TARGET)),
            A_CREATURE,
        ),
        when(
            CountersPut(CREATURE, kind="m1m1", by=Who.YOU),
            CreateTokens(token("Snake", "1/1", "G", DEATHTOUCH)),
        ),
        size="2/2",
    ),
    card(
        "Virulent Sliver",
        "{G}",
        "Creature — Sliver",
        has(described(CREATURE, subtypes=("Sliver",)), Grant(Keyword("poisonous", 1))),
        size="1/1",
    ),
    card(
        "Phyrexian Obliterator",
        "{B}{B}{B}{B}",
        "Creature — Phyrexian Horror",
        TRAMPLE,
        when(DamageDealt(to=THIS), Sacrifice(ControllerOf(EventSource()), count=EventAmount())),
        size="5/5",
    ),
    card(
        "Kulrath Knight",
        "{3}{B/R}{B/R}",
        "Creature — Elemental Knight",
        FLYING,
        WITHER,
        static(Prohibit("attack", _OPPOSING_WITH_COUNTERS), Prohibit("block", _OPPOSING_WITH_COUNTERS)),
        size="3/3",
    ),
    card(
        "Delney, Streetwise Lookout",
        "{2}{W}",
        "Legendary Creature — Human Scout",
        static(Prohibit("be-blocked", _SMALL, by=Filter(power=Compare(">=", 3)))),
        static(TriggersAgain(None, of=_SMALL)),
        size="2/2",
    ),
    card(
        "Harmonic Prodigy",
        "{1}{R}",
        "Creature — Human Wizard",
        Keyword("prowess"),
        static(
            TriggersAgain(
                None,
                of=Filter(
                    controller=Who.YOU,
                    either=(Filter(subtypes=("Shaman",)), Filter(subtypes=("Wizard",), other=True)),
                ),
            )
        ),
        size="1/3",
    ),
    card("Maze of Ith", None, "Land", activated("{T}", _OUT_OF_THE_FIGHT, _ATTACKER)),
    card(
        "Ith, High Arcanist",
        "{5}{W}{U}",
        "Legendary Creature — Human Wizard",
        VIGILANCE,
        activated("{T}", _OUT_OF_THE_FIGHT, _ATTACKER),
        Keyword("suspend", (4, cost("{W}{U}"))),
        size="3/5",
    ),
    card(
        "Prey Upon",
        "{G}",
        "Sorcery",
        spell(
            Fight(Target(0), Target(1)),
            Slot(YOUR_CREATURE),
            Slot(described(CREATURE, controller=Who.NOT_YOU)),
        ),
    ),
    # Out of harm's way: regeneration, prevention
    card("Wrath of God", "{2}{W}{W}", "Sorcery", spell(Destroy(Each(CREATURE), no_regeneration=True))),
    card(
        "Blight Mamba",
        "{1}{G}",
        "Creature — Phyrexian Snake",
        INFECT,
        activated("{1}{G}", Regenerate()),
        size="1/1",
    ),
    card(
        "Experiment One",
        "{G}",
        "Creature — Human Ooze",
        Keyword("evolve"),
        Activated(cost(removing("p1p1", 2)), Regenerate()),
        size="1/1",
    ),
    card(
        "Sporeback Troll",
        "{3}{G}",
        "Creature — Troll Mutant",
        Keyword("graft", 2),
        activated("{1}{G}", Regenerate(TARGET), Slot(described(CREATURE, counter="p1p1"))),
        size="0/0",
    ),
    card(
        "Vigor",
        "{3}{G}{G}{G}",
        "Creature — Elemental Incarnation",
        TRAMPLE,
        static(
            Replace(
                DamageDealt(to=ANOTHER_CREATURE_OF_YOURS),
                Prevent(then=PutCounters("p1p1", EventAmount(), EventObject())),
            )
        ),
        when(ZoneChange(to="graveyard"), shuffle_it_in(), zones=("graveyard",)),
        size="6/6",
    ),
    card(
        "Phyrexian Hydra",
        "{3}{G}{G}",
        "Creature — Phyrexian Hydra",
        INFECT,
        static(Replace(DamageDealt(to=THIS), Prevent(then=PutCounters("m1m1", EventAmount())))),
        size="7/7",
    ),
    card(
        "Soul-Scar Mage",
        "{R}",
        "Creature — Human Wizard",
        Keyword("prowess"),
        static(
            Replace(
                DamageDealt(YOURS, described(CREATURE, controller=Who.OPPONENT), combat=False),
                PutCountersInstead("m1m1"),
            )
        ),
        size="1/2",
    ),
)
