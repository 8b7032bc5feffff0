"""Cards about all the counters that something has, whatever their kind: taking, keeping, moving them, giving more of each (122, 701.34)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    AN_OPPONENT,
    HASTE,
    TARGET,
    YOUR_CREATURE,
    do,
    sacrificing,
    static,
    when,
)
from oracle.vocabulary.abilities import Activated, Keyword, Modal, Mode, Triggered
from oracle.vocabulary.amounts import EventObjectIs, Exists
from oracle.vocabulary.costs import AddsMana, cost
from oracle.vocabulary.counters import MoveAllCounters, Proliferate, PutSameCounters, RemoveAllCounters
from oracle.vocabulary.filters import ANYTHING, ARTIFACT, THIS, Filter, Who, described
from oracle.vocabulary.instructions import Effect, May, PutCounters, Remember
from oracle.vocabulary.patterns import CountersPut, DamageDealt, SpellCast, StepBegins, enters, leaves
from oracle.vocabulary.rewrites import Increase
from oracle.vocabulary.selectors import EventObject, This
from oracle.vocabulary.statics import Cant, KeepsCounters, Replace

_WITH_COUNTERS = Filter(counter="any")
_EVERYWHERE = ("battlefield", "stack", "graveyard", "exile", "command")
_UNTIL_IT_LEAVES = "source-leaves"

CARDS = (
    card(
        "Suncleanser",
        "{1}{W}",
        "Creature — Human Cleric",
        Triggered(
            enters(),
            do(),
            modal=Modal(
                (
                    Mode(
                        do(
                            RemoveAllCounters(TARGET),
                            Remember(TARGET, "that creature"),
                            Effect(Cant(CountersPut(Filter(remembered="that creature"))), _UNTIL_IT_LEAVES),
                        ),
                        (A_CREATURE,),
                    ),
                    Mode(
                        do(
                            RemoveAllCounters(TARGET),
                            Remember(TARGET, "player"),
                            Effect(Cant(CountersPut(on_player=Who.REMEMBERED)), _UNTIL_IT_LEAVES),
                        ),
                        (AN_OPPONENT,),
                    ),
                )
            ),
        ),
        size="1/4",
    ),
    card(
        "The Ozolith",
        "{1}",
        "Legendary Artifact",
        when(leaves(YOUR_CREATURE), PutSameCounters(EventObject()), condition=EventObjectIs(_WITH_COUNTERS)),
        when(
            StepBegins("beginning-of-combat"),
            May(MoveAllCounters(This(), TARGET)),
            A_CREATURE,
            condition=Exists(described(THIS, counter="any")),
        ),
    ),
    card("Throne of Geth", "{2}", "Artifact", Activated(cost("{T}", sacrificing(ARTIFACT)), Proliferate())),
    card("Inexorable Tide", "{3}{U}{U}", "Enchantment", when(SpellCast(ANYTHING), Proliferate())),
    card(
        "Skullbriar, the Walking Grave",
        "{B}{G}",
        "Legendary Creature — Zombie Elemental",
        HASTE,
        when(DamageDealt(THIS, to_player=Who.ANYONE, combat=True), PutCounters("p1p1")),
        static(KeepsCounters(("hand", "library")), zones=_EVERYWHERE),
        size="1/1",
    ),
    card(
        "Pir, Imaginative Rascal",
        "{2}{G}",
        "Legendary Creature — Human",
        Keyword("partner with", "Toothy, Imaginary Friend"),
        static(Replace(CountersPut(Filter(controller=Who.TEAM)), Increase(1))),
        size="1/1",
    ),
    card("Braid of Fire", "{1}{R}", "Enchantment", Keyword("cumulative upkeep", cost(AddsMana("{R}")))),
)
