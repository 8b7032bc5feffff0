"""Abilities that trigger as creatures die (700.4, 603.10a)."""

from __future__ import annotations

from oracle.cards.faces import HUMAN_SOLDIER, SPIRIT, THOPTER, card
from oracle.cards.phrases import (
    A_PLAYER,
    TARGET,
    YOUR_CREATURE,
    activated,
    do,
    enters_with,
    or_itself,
    when,
    when_it_dies,
    when_it_enters,
    whenever_one_dies,
)
from oracle.vocabulary.abilities import Slot
from oracle.vocabulary.amounts import CountersOn, HappenedThisTurn, X
from oracle.vocabulary.filters import CREATURE, Who, described
from oracle.vocabulary.instructions import CreateTokens, DealDamage, Draw, GainLife, LoseLife, May, PutCounters
from oracle.vocabulary.patterns import StepBegins, dies
from oracle.vocabulary.selectors import EachOpponent, This, You

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
)
