"""Cards that work in graveyards, bring cards back from there, or keep them out of there (113.6, 404, 614.6)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    ANOTHER_CREATURE_OF_YOURS,
    FLYING,
    MENACE,
    REACH,
    TARGET,
    YOUR_CREATURE,
    YOURS,
    do,
    enters_with,
    pumps,
    reflexive,
    spell,
    static,
    when,
    when_it_dies,
    when_it_enters,
)
from oracle.vocabulary.abilities import ANY_TARGET, AlternativeCost, Keyword, OpeningHand, Slot
from oracle.vocabulary.amounts import All, Exists, ManaSpent, Not, PowerOf, SourceIs
from oracle.vocabulary.costs import Cost, cost
from oracle.vocabulary.filters import ANYTHING, CREATURE, LAND, THIS, Filter, Who, described
from oracle.vocabulary.game import ExtraTurn
from oracle.vocabulary.instructions import (
    DealDamage,
    Destroy,
    Effect,
    If,
    Later,
    May,
    Move,
    RemoveCounters,
    Sacrifice,
    Tap,
    WhenYouDo,
)
from oracle.vocabulary.libraries import Shuffle
from oracle.vocabulary.patterns import AnyOf, SpellCast, StepBegins, ZoneChange, enters
from oracle.vocabulary.permissions import PlayFrom
from oracle.vocabulary.rewrites import Elsewhere, EntersWithCounters
from oracle.vocabulary.selectors import Each, EventObject, EventPlayer, Remembered, This
from oracle.vocabulary.statics import Continuous, Grant, Prohibit, Replace, TriggersAgain

_PERMANENT_CARD = Filter(
    any_type=("artifact", "battle", "creature", "enchantment", "land", "planeswalker"), token=False
)
_CAST_FROM_YOUR_HAND = Filter(cast_from="hand", cast_by=Who.YOU)
_CREATURE_CARD_OF_YOURS = Slot(CREATURE, zone="graveyard", whose=Who.YOU)

CARDS = (
    card(
        "Leyline of the Void",
        "{2}{B}{B}",
        "Enchantment",
        OpeningHand(),
        static(Replace(ZoneChange(Filter(token=False), to="graveyard", whose=Who.OPPONENT), Elsewhere("exile"))),
    ),
    card(
        "Moonshadow",
        "{B}",
        "Creature — Elemental",
        MENACE,
        enters_with(6, "m1m1"),
        when(
            ZoneChange(_PERMANENT_CARD, to="graveyard", whose=Who.YOU),
            RemoveCounters("m1m1"),
            during=Exists(described(THIS, counter="m1m1")),
            together=True,
        ),
        size="7/7",
    ),
    card(
        "Prized Amalgam",
        "{1}{U}{B}",
        "Creature — Zombie",
        when(
            AnyOf(
                (
                    enters(CREATURE, origin="graveyard", whose=Who.YOU),
                    enters(described(CREATURE, cast_from="graveyard", cast_by=Who.YOU, owner=Who.YOU)),
                )
            ),
            Later(when(StepBegins("end", Who.ANYONE), Move(This(), "battlefield", tapped=True))),
            zones=("graveyard",),
        ),
        size="3/3",
    ),
    card(
        "Emrakul, the Aeons Torn",
        "{15}",
        "Legendary Creature — Eldrazi",
        static(Prohibit("be-countered"), zones=("stack",)),
        when(SpellCast(THIS), ExtraTurn(), zones=("stack",)),
        (
            FLYING,
            Keyword("protection", Filter(spell=True, colors=("W", "U", "B", "R", "G"))),
            Keyword("annihilator", 6),
        ),
        when(
            ZoneChange(to="graveyard"),
            do(Move(Each(ANYTHING, "graveyard", Who.YOU), "library"), Shuffle()),
            zones=("graveyard",),
        ),
        size="15/15",
    ),
    card(
        "Heart-Piercer Manticore",
        "{2}{R}{R}",
        "Creature — Manticore",
        when_it_enters(
            WhenYouDo(
                May(Sacrifice(filter=ANOTHER_CREATURE_OF_YOURS, remember="sacrificed")),
                reflexive(DealDamage(PowerOf(Remembered("sacrificed")), (TARGET,)), ANY_TARGET),
            )
        ),
        Keyword("embalm", cost("{5}{R}")),
        size="4/3",
    ),
    card(
        "Ancient Greenwarden",
        "{4}{G}{G}",
        "Creature — Elemental",
        REACH,
        static(PlayFrom("graveyard", described(LAND, owner=Who.YOU), cast=False)),
        static(TriggersAgain(enters(LAND), of=YOURS)),
        size="5/7",
    ),
    card(
        "Sheoldred, Whispering One",
        "{5}{B}{B}",
        "Legendary Creature — Phyrexian Praetor",
        Keyword("landwalk", "Swamp"),
        when(StepBegins("upkeep"), Move(TARGET, "battlefield"), _CREATURE_CARD_OF_YOURS),
        when(StepBegins("upkeep", Who.OPPONENT), Sacrifice(EventPlayer(), CREATURE)),
        size="6/6",
    ),
    card(
        "Dread Cacodemon",
        "{7}{B}{B}{B}",
        "Creature — Demon",
        when_it_enters(
            do(
                Destroy(Each(described(CREATURE, controller=Who.OPPONENT))),
                Tap(Each(ANOTHER_CREATURE_OF_YOURS)),
            ),
            condition=SourceIs(_CAST_FROM_YOUR_HAND),
        ),
        size="8/8",
    ),
    card(
        "Epochrasite",
        "{2}",
        "Artifact Creature — Construct",
        static(Replace(enters(), EntersWithCounters("p1p1", 3)), condition=Not(SourceIs(_CAST_FROM_YOUR_HAND))),
        when_it_dies(
            do(
                Move(EventObject(), "exile", counters=(("time", 3),), remember="exiled"),
                Effect(
                    Continuous((Grant(Keyword("suspend")),), where=("exile",)),
                    until="game",
                    on=Remembered("exiled"),
                ),
            )
        ),
        size="1/1",
    ),
    card(
        "Dearly Departed",
        "{4}{W}{W}",
        "Creature — Spirit",
        FLYING,
        static(
            Replace(enters(described(YOUR_CREATURE, subtypes=("Human",))), EntersWithCounters("p1p1")),
            zones=("graveyard",),
        ),
        size="5/5",
    ),
    card(
        "Vigor Mortis",
        "{2}{B}{B}",
        "Sorcery",
        spell(
            If(
                ManaSpent("G"),
                Move(TARGET, "battlefield", counters=(("p1p1", 1),)),
                otherwise=Move(TARGET, "battlefield"),
            ),
            _CREATURE_CARD_OF_YOURS,
        ),
    ),
    card(
        "Massacre",
        "{2}{B}{B}",
        "Sorcery",
        AlternativeCost(
            "without-paying",
            Cost(),
            condition=All(
                (
                    Exists(Filter(subtypes=("Plains",), controller=Who.OPPONENT)),
                    Exists(Filter(subtypes=("Swamp",), controller=Who.YOU)),
                )
            ),
        ),
        spell(pumps(-2, -2, Each(CREATURE))),
    ),
)
