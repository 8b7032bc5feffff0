"""Auras (303.4) that change what they enchant."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import INFECT, do, has, when, when_it_enters
from oracle.vocabulary.abilities import Enchant
from oracle.vocabulary.filters import ANYTHING, ARTIFACT, CREATURE, HOST, LAND, Compare, described
from oracle.vocabulary.instructions import DealDamage, Draw, GainControl, Untap
from oracle.vocabulary.patterns import StepBegins
from oracle.vocabulary.selectors import Host, OwnerOf
from oracle.vocabulary.statics import ControlledBy, Grant, SetColors, SetLandTypes, SetTypes

_YOU_CONTROL_IT = has(HOST, ControlledBy())

CARDS = (
    card("Mind Control", "{3}{U}{U}", "Enchantment — Aura", Enchant(CREATURE), _YOU_CONTROL_IT),
    card("Steal Artifact", "{2}{U}{U}", "Enchantment — Aura", Enchant(ARTIFACT), _YOU_CONTROL_IT),
    card(
        "Threads of Disloyalty",
        "{1}{U}{U}",
        "Enchantment — Aura",
        Enchant(described(CREATURE, mana_value=Compare("<=", 2))),
        _YOU_CONTROL_IT,
    ),
    card(
        "Enslave",
        "{4}{B}{B}",
        "Enchantment — Aura",
        Enchant(CREATURE),
        _YOU_CONTROL_IT,
        when(StepBegins("upkeep"), DealDamage(1, (OwnerOf(Host()),), source=Host())),
    ),
    card(
        "Wellspring",
        "{1}{G}{W}",
        "Enchantment — Aura",
        Enchant(LAND),
        when_it_enters(GainControl(Host())),
        when(StepBegins("upkeep"), do(Untap(Host()), GainControl(Host()))),
    ),
    card("Phyresis", "{1}{B}", "Enchantment — Aura", Enchant(CREATURE), has(HOST, Grant(INFECT))),
    card(
        "Spreading Seas",
        "{1}{U}",
        "Enchantment — Aura",
        Enchant(LAND),
        when_it_enters(Draw()),
        has(HOST, SetLandTypes(("Island",))),
    ),
    card(
        "Song of the Dryads",
        "{2}{G}",
        "Enchantment — Aura",
        Enchant(ANYTHING),
        has(HOST, SetTypes(("land",)), SetLandTypes(("Forest",)), SetColors(())),
    ),
)
