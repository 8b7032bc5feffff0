"""Lands whose mana is counted, restricted or changes with the turn; one that taps for damage, a spell on what lands could produce
(106.6, 106.7, 106.12)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import TARGET, activated, do, spell, taps_for
from oracle.vocabulary.abilities import AlternativeCost, OpeningHand, Slot
from oracle.vocabulary.amounts import Devotion, Exists, InStep, Is, LandsPlayed
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import CREATURE, LAND, THIS, Compare, Filter, described
from oracle.vocabulary.instructions import (
    AddMana,
    ChooseWord,
    DealDamage,
    Destroy,
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
    card(
        "Break the Ice",
        "{B}{B}",
        "Sorcery",
        spell(
            Destroy(TARGET),
            Slot(Filter(either=(described(LAND, supertypes=("snow",)), described(LAND, could_produce="C")))),
        ),
        AlternativeCost("overload", cost("{4}{B}{B}")),
    ),
)
