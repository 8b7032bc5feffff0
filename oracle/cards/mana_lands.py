"""Lands whose mana is counted, restricted or changes with the turn, and lands that tap for something else (106.6, 106.12)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import TARGET, activated, do, taps_for
from oracle.vocabulary.abilities import OpeningHand, Slot
from oracle.vocabulary.amounts import Devotion, Exists, InStep, Is, LandsPlayed
from oracle.vocabulary.filters import CREATURE, THIS, Compare, Filter, described
from oracle.vocabulary.instructions import (
    AddMana,
    ChooseWord,
    DealDamage,
    If,
    SpendOnly,
)

_ATTACKING = Slot(described(CREATURE, attacking=True))
_COLORLESS_ELDRAZI = Filter(subtypes=("Eldrazi",), colorless=True)

CARDS = (
    card(
        "Nykthos, Shrine to Nyx",
        None,
        "Legendary Land",
        taps_for("{C}"),
        activated(
            "{2}{T}",
            do(
                ChooseWord(("W", "U", "B", "R", "G"), "color", kind="color"),
                AddMana("chosen-color", amount=Devotion()),
            ),
        ),
    ),
    card(
        "Eldrazi Temple",
        None,
        "Land",
        taps_for("{C}"),
        taps_for("{C}{C}", restriction=SpendOnly(_COLORLESS_ELDRAZI, abilities=_COLORLESS_ELDRAZI)),
    ),
    card(
        "River of Tears",
        None,
        "Land",
        activated("{T}", If(Is(LandsPlayed(), Compare(">=", 1)), AddMana("{B}"), AddMana("{U}"))),
    ),
    card(
        "Gemstone Caverns",
        None,
        "Legendary Land",
        OpeningHand(counters=(("luck", 1),), exiles=1, unless_starting=True),
        activated("{T}", If(Exists(described(THIS, counter="luck")), AddMana("any-color"), AddMana("{C}"))),
    ),
    card(
        "Desert",
        None,
        "Land — Desert",
        taps_for("{C}"),
        activated("{T}", DealDamage(1, (TARGET,)), _ATTACKING, condition=InStep("end-of-combat")),
    ),
)
