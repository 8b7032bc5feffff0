"""Artifacts that make mana of other mana, or change what permanents are tapped for (106.6, 106.7, 106.12b)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import YOURS, activated, has, static, taps_for, when, when_it_enters
from oracle.vocabulary.abilities import Keyword, Slot
from oracle.vocabulary.amounts import CountThisTurn
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import ANYTHING, LAND, Compare, Filter, Who, described
from oracle.vocabulary.instructions import AddMana, CopySpell, Move, Tap
from oracle.vocabulary.patterns import ManaProduced, SpellCast
from oracle.vocabulary.rewrites import ManaInstead
from oracle.vocabulary.selectors import Choice, CouldProduceLike, EventObject, Linked, Target
from oracle.vocabulary.statics import AddTypes, Continuous, CostChange, Replace, SetColors, SpendAs

_ROTATED = (("Plains", "R"), ("Island", "G"), ("Swamp", "W"), ("Mountain", "U"), ("Forest", "B"))
_EVERYWHERE = ("battlefield", "stack", "hand", "library", "graveyard", "exile", "command")

CARDS = (
    card(
        "Naked Singularity",
        "{5}",
        "Artifact",
        Keyword("cumulative upkeep", cost("{3}")),
        static(
            Replace(
                ManaProduced(Filter(subtypes=tuple(land for land, _ in _ROTATED))), ManaInstead(by_land_type=_ROTATED)
            )
        ),
    ),
    card(
        "Damping Sphere",
        "{2}",
        "Artifact",
        static(Replace(ManaProduced(LAND, amount=Compare(">=", 2)), ManaInstead("C", 1))),
        static(CostChange(CountThisTurn(SpellCast(who=Who.EVENT)))),
    ),
    card(
        "Mana Web",
        "{3}",
        "Artifact",
        when(
            ManaProduced(described(LAND, controller=Who.OPPONENT)),
            Tap(CouldProduceLike(described(LAND, controller=Who.EVENT), EventObject())),
        ),
    ),
    card("Doubling Cube", "{2}", "Artifact", activated("{3}{T}", AddMana("unspent"))),
    card(
        "Chrome Mox",
        "{0}",
        "Artifact",
        when_it_enters(
            Move(
                Choice(Filter(without_types=("artifact", "land")), least=0, zone="hand", whose=Who.YOU),
                "exile",
                link="imprint",
            )
        ),
        taps_for("color-among", among=Linked("imprint")),
    ),
    card(
        "Strionic Resonator",
        "{2}",
        "Artifact",
        activated("{2}{T}", CopySpell(Target(0)), Slot(YOURS, zone="stack", on_stack=("triggered",))),
    ),
    card(
        "Mycosynth Lattice",
        "{6}",
        "Artifact",
        has(ANYTHING, AddTypes(("artifact",))),
        static(Continuous((SetColors(()),), ANYTHING, _EVERYWHERE)),
        static(SpendAs("WUBRGC", "WUBRG", Who.ANYONE)),
    ),
)
