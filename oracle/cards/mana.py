"""Mana beside lands: what taps for it, what adds more, what changes it (106, 605, 106.12)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    FLYING,
    TRAMPLE,
    YOUR_CREATURE,
    activated,
    adapt,
    chooses_as_it_enters,
    do,
    enters_tapped,
    has,
    sacrificing,
    spell,
    static,
    taps_for,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import Activated, AdditionalCost, Enchant, Keyword, Triggered
from oracle.vocabulary.amounts import Exists, ManaValueOf, Not, PowerOf, TurnOf
from oracle.vocabulary.costs import PayLife, SacrificeSelf, TapOther, cost
from oracle.vocabulary.filters import (
    CREATURE,
    HOST,
    LAND,
    NONLAND,
    THIS,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import (
    AddMana,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    If,
    Instruction,
    May,
    PayOr,
    PutCounters,
    Sacrifice,
)
from oracle.vocabulary.libraries import LookAtTop
from oracle.vocabulary.patterns import ManaProduced, SpellCast, StepBegins, enters
from oracle.vocabulary.rewrites import ManaInstead, Multiply
from oracle.vocabulary.selectors import ControllerOf, CostObject, EventObject, EventPlayer, Host, This
from oracle.vocabulary.statics import AddPT, AddTypes, Grant, Prohibit, Replace, Rewrite

_ANY_COLOR = taps_for("any-color")
_OPPOSING_LAND = described(LAND, controller=Who.OPPONENT)
_YOUR_LAND = described(LAND, controller=Who.YOU)
_YOUR_BASIC_LAND = described(_YOUR_LAND, supertypes=("basic",))
_NONBASIC_LAND = described(LAND, without_supertypes=("basic",))
_ITS_CONTROLLER = ControllerOf(Host())
_MORE_OF_IT = AddMana("any-type-of-event")
_HAS_A_COUNTER = Exists(described(THIS, counter="p1p1"))


def _tapped_for_mana(what: Filter, effect: Instruction, who: Who = Who.ANYONE) -> Triggered:
    return when(ManaProduced(what, who), effect)


def _enchanted_land_adds(mana: str, amount: int = 1, *, combination: bool = False) -> Triggered:
    return _tapped_for_mana(HOST, AddMana(mana, amount, who=_ITS_CONTROLLER, combination=combination))


def _if_tapped_for_mana(what: Filter, by: Rewrite, who: Who = Who.ANYONE) -> Replace:
    return Replace(ManaProduced(what, who), by)


CARDS = (
    # Creatures
    card("Llanowar Elves", "{G}", "Creature — Elf Druid", taps_for("{G}"), size="1/1"),
    card("Birds of Paradise", "{G}", "Creature — Bird", FLYING, _ANY_COLOR, size="0/1"),
    card("Alloy Myr", "{3}", "Artifact Creature — Myr", _ANY_COLOR, size="2/2"),
    card(
        "Pili-Pala",
        "{2}",
        "Artifact Creature — Scarecrow",
        FLYING,
        activated("{2}{Q}", AddMana("any-color")),
        size="1/1",
    ),
    card(
        "Basal Thrull",
        "{B}{B}",
        "Creature — Thrull",
        Activated(cost("{T}", SacrificeSelf()), AddMana("{B}{B}")),
        size="1/2",
    ),
    card(
        "Marwyn, the Nurturer",
        "{2}{G}",
        "Legendary Creature — Elf Druid",
        when(enters(Filter(subtypes=("Elf",), controller=Who.YOU, other=True)), PutCounters("p1p1")),
        taps_for("{G}", amount=PowerOf(This())),
        size="1/1",
    ),
    card("Joiner Adept", "{1}{G}", "Creature — Elf Druid", has(_YOUR_LAND, Grant(_ANY_COLOR)), size="2/1"),
    card(
        "Manaweft Sliver",
        "{1}{G}",
        "Creature — Sliver",
        has(described(YOUR_CREATURE, subtypes=("Sliver",)), Grant(_ANY_COLOR)),
        size="1/1",
    ),
    card(
        "Quirion Explorer",
        "{1}{G}",
        "Creature — Elf Druid Scout",
        taps_for("any-color-among", among=_OPPOSING_LAND),
        size="1/1",
    ),
    card(
        "Sylvok Explorer",
        "{1}{G}",
        "Creature — Human Druid",
        taps_for("any-color-among", among=_OPPOSING_LAND),
        size="1/1",
    ),
    card(
        "Harvester Druid",
        "{1}{G}",
        "Creature — Human Druid",
        taps_for("any-color-among", among=_YOUR_LAND),
        size="1/1",
    ),
    card(
        "Naga Vitalist",
        "{1}{G}",
        "Creature — Snake Druid",
        taps_for("any-type-among", among=_YOUR_LAND),
        size="1/2",
    ),
    card(
        "Incubation Druid",
        "{1}{G}",
        "Creature — Elf Druid",
        activated(
            "{T}",
            If(
                _HAS_A_COUNTER,
                AddMana("any-type-among", 3, among=_YOUR_LAND),
                AddMana("any-type-among", among=_YOUR_LAND),
            ),
        ),
        activated("{3}{G}{G}", adapt(3)),
        size="0/2",
    ),
    # Artifacts
    card("Sol Ring", "{1}", "Artifact", taps_for("{C}{C}")),
    card(
        "Mind Stone",
        "{2}",
        "Artifact",
        taps_for("{C}"),
        Activated(cost("{1}{T}", SacrificeSelf()), Draw()),
    ),
    card("Gruul Signet", "{2}", "Artifact", activated("{1}{T}", AddMana("{R}{G}"))),
    card("Fellwar Stone", "{2}", "Artifact", taps_for("any-color-among", among=_OPPOSING_LAND)),
    card("Star Compass", "{2}", "Artifact", enters_tapped(), taps_for("any-color-among", among=_YOUR_BASIC_LAND)),
    card("Lotus Petal", "{0}", "Artifact", Activated(cost("{T}", SacrificeSelf()), AddMana("any-color"))),
    card(
        "Lotus Bloom",
        None,
        "Artifact",
        Keyword("suspend", (3, cost("{0}"))),
        Activated(cost("{T}", SacrificeSelf()), AddMana("any-color", 3)),
    ),
    card("Ashnod's Altar", "{3}", "Artifact", Activated(cost(sacrificing(CREATURE)), AddMana("{C}{C}"))),
    card("Springleaf Drum", "{1}", "Artifact", Activated(cost("{T}", TapOther(CREATURE)), AddMana("any-color"))),
    card(
        "Abzan Banner",
        "{3}",
        "Artifact",
        taps_for("W/B/G"),
        Activated(cost("{W}{B}{G}{T}", SacrificeSelf()), Draw()),
    ),
    card("Chromatic Lantern", "{3}", "Artifact", has(_YOUR_LAND, Grant(_ANY_COLOR)), _ANY_COLOR),
    card("Prophetic Prism", "{2}", "Artifact", when_it_enters(Draw()), activated("{1}{T}", AddMana("any-color"))),
    card(
        "Mox Amber",
        "{0}",
        "Legendary Artifact",
        taps_for(
            "color-among",
            among=Filter(
                supertypes=("legendary",),
                any_type=("creature", "planeswalker"),
                controller=Who.YOU,
            ),
        ),
    ),
    # Spells
    card("Dark Ritual", "{B}", "Instant", spell(AddMana("{B}{B}{B}"))),
    card(
        "Sacrifice",
        "{B}",
        "Instant",
        AdditionalCost("sacrifice", cost(sacrificing(CREATURE)), optional=False),
        spell(AddMana("{B}", ManaValueOf(CostObject()))),
    ),
    # Whenever a land is tapped for mana: more
    card("Wild Growth", "{G}", "Enchantment — Aura", Enchant(LAND), _enchanted_land_adds("{G}")),
    card("Overgrowth", "{2}{G}", "Enchantment — Aura", Enchant(LAND), _enchanted_land_adds("{G}{G}")),
    card("Fertile Ground", "{1}{G}", "Enchantment — Aura", Enchant(LAND), _enchanted_land_adds("any-color")),
    card(
        "Dawn's Reflection",
        "{3}{G}",
        "Enchantment — Aura",
        Enchant(LAND),
        _enchanted_land_adds("any-color", 2, combination=True),
    ),
    card(
        "Glittering Frost",
        "{2}{G}",
        "Snow Enchantment — Aura",
        Enchant(LAND),
        has(HOST, AddTypes(supertypes=("snow",))),
        _enchanted_land_adds("any-color"),
    ),
    card(
        "Gift of Paradise",
        "{2}{G}",
        "Enchantment — Aura",
        Enchant(LAND),
        when_it_enters(GainLife(3)),
        has(HOST, Grant(taps_for("any-color", amount=2))),
    ),
    card(
        "Vernal Bloom",
        "{3}{G}",
        "Enchantment",
        _tapped_for_mana(Filter(subtypes=("Forest",)), AddMana("{G}", who=ControllerOf(EventObject()))),
    ),
    card(
        "Gauntlet of Might",
        "{4}",
        "Artifact",
        has(described(CREATURE, colors=("R",)), AddPT(1, 1)),
        _tapped_for_mana(Filter(subtypes=("Mountain",)), AddMana("{R}", who=ControllerOf(EventObject()))),
    ),
    card(
        "Gauntlet of Power",
        "{5}",
        "Artifact",
        chooses_as_it_enters("color"),
        has(described(CREATURE, of_chosen="color"), AddPT(1, 1)),
        when(
            ManaProduced(described(LAND, supertypes=("basic",)), type="chosen"),
            AddMana("chosen-color", who=ControllerOf(EventObject())),
        ),
    ),
    card(
        "Caged Sun",
        "{6}",
        "Artifact",
        chooses_as_it_enters("color"),
        has(described(YOUR_CREATURE, of_chosen="color"), AddPT(1, 1)),
        when(ManaProduced(LAND, Who.YOU, tapped=False, type="chosen"), AddMana("chosen-color")),
    ),
    card(
        "Mana Flare",
        "{2}{R}",
        "Enchantment",
        _tapped_for_mana(LAND, AddMana("any-type-of-event", who=EventPlayer())),
    ),
    card(
        "Heartbeat of Spring",
        "{2}{G}",
        "Enchantment",
        _tapped_for_mana(LAND, AddMana("any-type-of-event", who=EventPlayer())),
    ),
    card(
        "Overabundance",
        "{1}{R}{G}",
        "Enchantment",
        _tapped_for_mana(
            LAND,
            do(AddMana("any-type-of-event", who=EventPlayer()), DealDamage(1, (EventPlayer(),))),
        ),
    ),
    card(
        "Mirari's Wake",
        "{3}{G}{W}",
        "Enchantment",
        has(YOUR_CREATURE, AddPT(1, 1)),
        _tapped_for_mana(LAND, _MORE_OF_IT, Who.YOU),
    ),
    card(
        "Zendikar Resurgent",
        "{5}{G}{G}",
        "Enchantment",
        _tapped_for_mana(LAND, _MORE_OF_IT, Who.YOU),
        when(SpellCast(CREATURE), Draw()),
    ),
    card(
        "Nikya of the Old Ways",
        "{3}{R}{G}",
        "Legendary Creature — Centaur Druid",
        static(Prohibit("cast", Filter(without_types=("creature",)), Who.YOU)),
        _tapped_for_mana(LAND, _MORE_OF_IT, Who.YOU),
        size="5/5",
    ),
    card(
        "Kinnan, Bonder Prodigy",
        "{G}{U}",
        "Legendary Creature — Human Druid",
        _tapped_for_mana(NONLAND, _MORE_OF_IT, Who.YOU),
        activated(
            "{5}{G}{U}",
            LookAtTop(5, described(CREATURE, without_subtypes=("Human",)), 1, "battlefield", random=True),
        ),
        size="2/2",
    ),
    # Whenever a land is tapped for mana: damage, life
    card("Manabarbs", "{3}{R}", "Enchantment", _tapped_for_mana(LAND, DealDamage(1, (EventPlayer(),)))),
    card("Burning Earth", "{3}{R}", "Enchantment", _tapped_for_mana(_NONBASIC_LAND, DealDamage(1, (EventPlayer(),)))),
    card(
        "Sanctimony",
        "{1}{W}",
        "Enchantment",
        _tapped_for_mana(Filter(subtypes=("Mountain",)), May(GainLife(1)), Who.OPPONENT),
    ),
    # Other mana instead
    card(
        "Mana Reflection",
        "{4}{G}{G}",
        "Enchantment",
        static(_if_tapped_for_mana(Filter(), Multiply(2), Who.YOU)),
    ),
    card(
        "Nyxbloom Ancient",
        "{4}{G}{G}{G}",
        "Enchantment Creature — Elemental",
        TRAMPLE,
        static(_if_tapped_for_mana(Filter(), Multiply(3), Who.YOU)),
        size="5/5",
    ),
    card(
        "Contamination",
        "{2}{B}",
        "Enchantment",
        when(StepBegins("upkeep"), PayOr(cost(sacrificing(CREATURE)), unpaid=Sacrifice(what=This()))),
        static(_if_tapped_for_mana(LAND, ManaInstead("B", 1))),
    ),
    card(
        "Infernal Darkness",
        "{2}{B}{B}",
        "Enchantment",
        Keyword("cumulative upkeep", cost("{B}", PayLife(1))),
        static(_if_tapped_for_mana(LAND, ManaInstead("B"))),
    ),
    card(
        "Ritual of Subdual",
        "{4}{G}{G}",
        "Enchantment",
        Keyword("cumulative upkeep", cost("{2}")),
        static(_if_tapped_for_mana(LAND, ManaInstead("C"))),
    ),
    card(
        "Pulse of Llanowar",
        "{3}{G}",
        "Enchantment",
        static(_if_tapped_for_mana(_YOUR_BASIC_LAND, ManaInstead("", choose=("W", "U", "B", "R", "G")))),
    ),
    card(
        "Price of Glory",
        "{2}{R}",
        "Enchantment",
        when(ManaProduced(LAND), Destroy(EventObject()), condition=Not(TurnOf(EventPlayer()))),
    ),
)
