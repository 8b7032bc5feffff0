"""Abilities that trigger as creatures die (700.4, 603.10a)."""

from __future__ import annotations

from oracle.cards.faces import HUMAN_SOLDIER, SPIRIT, THOPTER, card, token
from oracle.cards.phrases import (
    A_PLAYER,
    AN_OPPONENT,
    ANOTHER_CREATURE,
    ANOTHER_CREATURE_OF_YOURS,
    FIRST_STRIKE,
    FLYING,
    LIFELINK,
    TARGET,
    TRAMPLE,
    VIGILANCE,
    YOUR_CREATURE,
    YOURS,
    activated,
    damage_to_any_target,
    do,
    enters_with,
    exiling,
    has,
    or_itself,
    pumps,
    sacrificing,
    shuffle_it_in,
    static,
    when,
    when_it_dies,
    when_it_enters,
    whenever_one_dies,
)
from oracle.vocabulary.abilities import ANY_TARGET, Activated, Slot
from oracle.vocabulary.amounts import CountersOn, HappenedThisTurn, Times, X
from oracle.vocabulary.costs import PayLife, cost
from oracle.vocabulary.filters import ANYTHING, ARTIFACT, CREATURE, LAND, Filter, Who, described
from oracle.vocabulary.instructions import CreateTokens, DealDamage, Draw, GainLife, LoseLife, May, Move, PutCounters
from oracle.vocabulary.libraries import Mill
from oracle.vocabulary.patterns import AnyOf, Sacrificed, StepBegins, ZoneChange, dies, leaves
from oracle.vocabulary.rewrites import Elsewhere
from oracle.vocabulary.selectors import ControllerOf, Each, EachOpponent, EachPlayer, EventObject, This, You
from oracle.vocabulary.statics import Grant, Replace, TriggersAgain

_ITS_COUNTERS = CountersOn("p1p1", This())
_DRAIN = do(LoseLife(1, EachOpponent()), GainLife(1))

CARDS = (
    card("Doomed Traveler", "{W}", "Creature — Human Soldier", when_it_dies(CreateTokens(SPIRIT)), size="1/1"),
    card(
        "Filigree Familiar",
        "{3}",
        "Artifact Creature — Fox",
        when_it_enters(GainLife(2)),
        when_it_dies(Draw()),
        size="2/2",
    ),
    card(
        "Servant of the Scale",
        "{G}",
        "Creature — Human Soldier",
        enters_with(1),
        when_it_dies(PutCounters("p1p1", _ITS_COUNTERS, TARGET), Slot(YOUR_CREATURE)),
        size="0/0",
    ),
    card(
        "Hangarback Walker",
        "{X}{X}",
        "Artifact Creature — Construct",
        enters_with(X()),
        when_it_dies(CreateTokens(THOPTER, _ITS_COUNTERS)),
        activated("{1}{T}", PutCounters("p1p1")),
        size="0/0",
    ),
    card(
        "Blood Artist",
        "{1}{B}",
        "Creature — Vampire",
        whenever_one_dies(or_itself(CREATURE), do(LoseLife(1, TARGET), GainLife(1)), A_PLAYER),
        size="0/1",
    ),
    card(
        "Zulaport Cutthroat",
        "{1}{B}",
        "Creature — Human Rogue Ally",
        whenever_one_dies(or_itself(YOUR_CREATURE), _DRAIN),
        size="1/1",
    ),
    card(
        "Bastion of Remembrance",
        "{2}{B}",
        "Enchantment",
        when_it_enters(CreateTokens(HUMAN_SOLDIER)),
        whenever_one_dies(YOUR_CREATURE, _DRAIN),
    ),
    card(
        "Midnight Reaper",
        "{2}{B}",
        "Creature — Zombie Knight",
        whenever_one_dies(described(YOUR_CREATURE, token=False), do(DealDamage(1, (You(),)), Draw())),
        size="3/2",
    ),
    card(
        "Deathreap Ritual",
        "{2}{B}{G}",
        "Enchantment",
        when(StepBegins("end", Who.ANYONE), May(Draw()), condition=HappenedThisTurn(dies(CREATURE))),
    ),
    card("Highland Game", "{1}{G}", "Creature — Elk", when_it_dies(GainLife(2)), size="2/1"),
    card("Mindeye Drake", "{4}{U}", "Creature — Drake", FLYING, when_it_dies(Mill(5, TARGET), A_PLAYER), size="2/5"),
    card(
        "Rockslide Elemental",
        "{2}{R}",
        "Creature — Elemental",
        FIRST_STRIKE,
        whenever_one_dies(ANOTHER_CREATURE, May(PutCounters("p1p1"))),
        size="1/1",
    ),
    card(
        "Bloodthrone Vampire",
        "{1}{B}",
        "Creature — Vampire",
        Activated(cost(sacrificing(CREATURE)), pumps(2, 2, This())),
        size="1/1",
    ),
    card(
        "Bloodtracker",
        "{3}{B}",
        "Creature — Vampire Wizard",
        FLYING,
        Activated(cost("{B}", PayLife(2)), PutCounters("p1p1")),
        when(leaves(), Draw(_ITS_COUNTERS)),
        size="2/2",
    ),
    card(
        "Dingus Egg",
        "{4}",
        "Artifact",
        when(
            ZoneChange(LAND, "battlefield", "graveyard"),
            DealDamage(2, (ControllerOf(EventObject()),)),
        ),
    ),
    card(
        "Disciple of the Vault",
        "{B}",
        "Creature — Human Cleric",
        when(ZoneChange(ARTIFACT, "battlefield", "graveyard"), May(LoseLife(1, TARGET)), AN_OPPONENT),
        size="1/1",
    ),
    card(
        "Mayhem Devil",
        "{1}{B}{R}",
        "Creature — Devil",
        when(Sacrificed(), damage_to_any_target(1), ANY_TARGET),
        size="3/3",
    ),
    card(
        "Mazirek, Kraul Death Priest",
        "{3}{B}{G}",
        "Legendary Creature — Insect Shaman",
        FLYING,
        when(Sacrificed(Filter(other=True)), PutCounters("p1p1", 1, Each(YOUR_CREATURE))),
        size="2/2",
    ),
    card(
        "Profane Memento",
        "{1}",
        "Artifact",
        when(ZoneChange(described(CREATURE, token=False), to="graveyard", whose=Who.OPPONENT), GainLife(1)),
    ),
    card(
        "Syr Konrad, the Grim",
        "{3}{B}{B}",
        "Legendary Creature — Human Knight",
        when(
            AnyOf(
                (
                    dies(ANOTHER_CREATURE),
                    ZoneChange(CREATURE, to="graveyard", not_from="battlefield"),
                    ZoneChange(CREATURE, origin="graveyard", whose=Who.YOU),
                )
            ),
            DealDamage(1, (EachOpponent(),)),
        ),
        activated("{1}{B}", Mill(1, EachPlayer())),
        size="5/4",
    ),
    card(
        "The Meathook Massacre",
        "{X}{B}{B}",
        "Legendary Enchantment",
        when_it_enters(pumps(Times(X(), -1), Times(X(), -1), Each(CREATURE))),
        whenever_one_dies(YOUR_CREATURE, LoseLife(1, EachOpponent())),
        whenever_one_dies(described(CREATURE, controller=Who.OPPONENT), GainLife(1)),
    ),
    # What makes them trigger more often
    card(
        "Teysa Karlov",
        "{2}{W}{B}",
        "Legendary Creature — Human Advisor",
        static(TriggersAgain(dies(CREATURE), of=YOURS)),
        has(described(YOUR_CREATURE, token=True), Grant(VIGILANCE), Grant(LIFELINK)),
        size="2/4",
    ),
    card(
        "Drivnod, Carnage Dominus",
        "{3}{B}{B}",
        "Legendary Creature — Phyrexian Horror",
        static(TriggersAgain(dies(CREATURE), of=YOURS)),
        Activated(cost("{B/P}{B/P}", exiling(CREATURE, count=3)), PutCounters("indestructible")),
        size="8/3",
    ),
    # What sends them elsewhere
    card(
        "Rest in Peace",
        "{1}{W}",
        "Enchantment",
        when_it_enters(Move(Each(ANYTHING, "graveyard"), "exile")),
        static(Replace(ZoneChange(ANYTHING, to="graveyard"), Elsewhere("exile"))),
    ),
    card(
        "Planar Void",
        "{B}",
        "Enchantment",
        when(ZoneChange(Filter(other=True, token=False), to="graveyard"), Move(EventObject(), "exile")),
    ),
    card(
        "Vengeful Townsfolk",
        "{2}{W}",
        "Creature — Human Citizen",
        whenever_one_dies(ANOTHER_CREATURE_OF_YOURS, PutCounters("p1p1"), together=True),
        size="3/3",
    ),
    card(
        "Worldspine Wurm",
        "{8}{G}{G}{G}",
        "Creature — Wurm",
        TRAMPLE,
        when_it_dies(CreateTokens(token("Wurm", "5/5", "G", TRAMPLE), 3)),
        when(ZoneChange(to="graveyard"), shuffle_it_in(), zones=("graveyard",)),
        size="15/15",
    ),
)
