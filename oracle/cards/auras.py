"""Auras (303.4) that change what they enchant."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import INFECT, LIFELINK, TARGET, YOUR_CREATURE, do, has, when, when_it_enters
from oracle.vocabulary.abilities import Activated, Enchant, Keyword, Slot
from oracle.vocabulary.costs import SacrificeSelf, cost
from oracle.vocabulary.filters import ANYTHING, ARTIFACT, CREATURE, HOST, LAND, NONLAND, Compare, Who, described
from oracle.vocabulary.instructions import AddMana, DealDamage, Draw, GainControl, Move, Untap
from oracle.vocabulary.patterns import StepBegins
from oracle.vocabulary.selectors import Host, OwnerOf
from oracle.vocabulary.statics import AddPT, ControlledBy, Grant, LoseAllAbilities, SetColors, SetLandTypes, SetTypes

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
    card(
        "Corrupted Conscience",
        "{3}{U}{U}",
        "Enchantment — Aura",
        Enchant(CREATURE),
        _YOU_CONTROL_IT,
        has(HOST, Grant(INFECT)),
    ),
    card(
        "Minimus Containment",
        "{2}{W}",
        "Enchantment — Aura",
        Enchant(NONLAND),
        has(
            HOST,
            SetTypes(("artifact",), ("Treasure",)),
            LoseAllAbilities(),
            Grant(Activated(cost("{T}", SacrificeSelf()), AddMana("any-color"))),
        ),
    ),
    card(
        "Sheltered by Ghosts",
        "{1}{W}",
        "Enchantment — Aura",
        Enchant(YOUR_CREATURE),
        when_it_enters(Move(TARGET, "exile", until_leaves=True), Slot(described(NONLAND, controller=Who.OPPONENT))),
        has(HOST, AddPT(1, 0), Grant(LIFELINK), Grant(Keyword("ward", cost("{2}")))),
    ),
)
