"""Enchantments that add mana, change it, or say how it may be spent (106.6, 106.12a, 106.12b, 609.4b)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import YOUR_CREATURE, activated, do, has, sacrificing, static, taps_for, when
from oracle.vocabulary.abilities import Activated, Keyword, OpeningHand
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import CREATURE, LAND, NONLAND, Filter, Who, described
from oracle.vocabulary.instructions import AddMana, ChooseWord, Effect, PutCounters, Sacrifice
from oracle.vocabulary.patterns import ManaProduced, StepBegins, enters
from oracle.vocabulary.rewrites import DoAsEnters, ManaInstead
from oracle.vocabulary.selectors import CostObject, Each, EventPlayer
from oracle.vocabulary.statics import Continuous, Grant, Replace, SetColors, SetLandTypes, SpendAs

_YOUR_LAND = described(LAND, controller=Who.YOU)
_ROTATED = (("Plains", "R"), ("Swamp", "G"), ("Mountain", "W"), ("Forest", "B"))
_WHITE = (SetColors(("W",)),)

CARDS = (
    card(
        "Reality Twist",
        "{U}{U}{U}",
        "Enchantment",
        Keyword("cumulative upkeep", cost("{1}{U}{U}")),
        static(
            Replace(
                ManaProduced(Filter(subtypes=tuple(land for land, _ in _ROTATED))), ManaInstead(by_land_type=_ROTATED)
            )
        ),
    ),
    card(
        "Hall of Gemstone",
        "{1}{G}{G}",
        "World Enchantment",
        when(
            StepBegins("upkeep", Who.ANYONE),
            do(
                ChooseWord(("W", "U", "B", "R", "G"), "color", EventPlayer(), kind="color"),
                Effect(Replace(ManaProduced(LAND, type="WUBRG"), ManaInstead("chosen-color", only="WUBRG"))),
            ),
        ),
    ),
    card(
        "Leyline of Abundance",
        "{2}{G}{G}",
        "Enchantment",
        OpeningHand(),
        when(ManaProduced(CREATURE, Who.YOU), AddMana("{G}")),
        activated("{6}{G}{G}", PutCounters("p1p1", 1, Each(YOUR_CREATURE))),
    ),
    card(
        "Squandered Resources",
        "{B}{G}",
        "Enchantment",
        Activated(cost(sacrificing(LAND)), AddMana("any-type-among", among=CostObject())),
    ),
    card(
        "Overlaid Terrain",
        "{2}{G}{G}",
        "Enchantment",
        static(Replace(enters(), DoAsEnters(Sacrifice(what=Each(_YOUR_LAND))))),
        has(_YOUR_LAND, Grant(taps_for("any-color", amount=2))),
    ),
    card(
        "Celestial Dawn",
        "{1}{W}{W}",
        "Enchantment",
        has(_YOUR_LAND, SetLandTypes(("Plains",))),
        static(
            Continuous(_WHITE, described(NONLAND, controller=Who.YOU), ("battlefield", "stack")),
            Continuous(
                _WHITE,
                described(NONLAND, owner=Who.YOU),
                ("hand", "library", "graveyard", "exile", "command", "stack"),
            ),
        ),
        static(SpendAs("W", "WUBRG"), SpendAs("UBRGC", "C", only=True)),
    ),
)
