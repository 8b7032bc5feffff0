"""Lands: basic lands, and lands that tap for mana."""

from __future__ import annotations

from oracle.cards.faces import card, token
from oracle.cards.phrases import (
    AN_OPPONENT,
    FLYING,
    INDESTRUCTIBLE,
    INFECT,
    REMINDER,
    TARGET,
    YOURS,
    activated,
    chooses_as_it_enters,
    do,
    enters_tapped,
    enters_with,
    has,
    removing,
    sacrificing,
    static,
    taps_for,
    when,
    when_it_dies,
    when_it_enters,
)
from oracle.vocabulary.abilities import Activated, Keyword, Slot, Static
from oracle.vocabulary.amounts import Count, Exists, Not
from oracle.vocabulary.costs import PayCounters, PayLife, SacrificeSelf, cost
from oracle.vocabulary.filters import (
    ARTIFACT,
    CREATURE,
    LAND,
    THIS,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import (
    AddMana,
    CreateTokens,
    DealDamage,
    Draw,
    GainLife,
    If,
    May,
    Move,
    PlayerCounters,
    Pump,
    Sacrifice,
    SpendOnly,
)
from oracle.vocabulary.libraries import Search, Shuffle
from oracle.vocabulary.patterns import DamageDealt, ManaProduced, Tapped, enters
from oracle.vocabulary.rewrites import Both, EntersTapped, EntersWithCounters, PayAsEnters, Prevent
from oracle.vocabulary.selectors import Choice, EachPlayer, This, You
from oracle.vocabulary.statics import AddLandTypes, AddTypes, Grant, Prohibit, Replace, SetPT
from oracle.vocabulary.tokens import CLUE

_YOUR_LAND = described(LAND, controller=Who.YOU)
_OPPOSING_LAND = described(LAND, controller=Who.OPPONENT)
_YOUR_GATE = Filter(subtypes=("Gate",), controller=Who.YOU)
_COLORLESS_SPIRIT = token("Spirit", "1/1", "")
_RETURN_A_LAND = when_it_enters(Move(Choice(_YOUR_LAND), "hand"))
_PAINS = DealDamage(1, (You(),))


def _shock() -> Static:
    """The ability of the lands that enter tapped unless their controller pays 2 life."""
    return static(Replace(enters(), PayAsEnters(cost(PayLife(2)), otherwise=EntersTapped())))


CARDS = (
    # The mana abilities of basic land types are the rules' (305.6): such lands themselves say nothing but reminder text.
    card("Plains", None, "Basic Land — Plains", REMINDER),
    card("Island", None, "Basic Land — Island", REMINDER),
    card("Swamp", None, "Basic Land — Swamp", REMINDER),
    card("Mountain", None, "Basic Land — Mountain", REMINDER),
    card("Forest", None, "Basic Land — Forest", REMINDER),
    card("Wastes", None, "Basic Land", taps_for("{C}")),
    card("Tropical Island", None, "Land — Forest Island", REMINDER),
    card("Dryad Arbor", None, "Land Creature — Forest Dryad", REMINDER, size="1/1", colors="G"),
    card("Breeding Pool", None, "Land — Forest Island", REMINDER, _shock()),
    card("Steam Vents", None, "Land — Island Mountain", REMINDER, _shock()),
    card("Watery Grave", None, "Land — Island Swamp", REMINDER, _shock()),
    card(
        "Canopy Vista",
        None,
        "Land — Forest Plains",
        REMINDER,
        static(
            Replace(
                enters(),
                EntersTapped(unless=Exists(Filter(types=("land",), supertypes=("basic",), controller=Who.YOU), 2)),
            )
        ),
    ),
    # One mana ability, and something as they enter
    card("Ancient Den", None, "Artifact Land", taps_for("{W}")),
    card("Radiant Fountain", None, "Land", when_it_enters(GainLife(2)), taps_for("{C}")),
    card("Kabira Crossroads", None, "Land", enters_tapped(), when_it_enters(GainLife(2)), taps_for("{W}")),
    card("Selesnya Guildgate", None, "Land — Gate", enters_tapped(), taps_for("G/W")),
    card("Azorius Chancery", None, "Land", enters_tapped(), _RETURN_A_LAND, taps_for("{W}{U}")),
    card("Simic Growth Chamber", None, "Land", enters_tapped(), _RETURN_A_LAND, taps_for("{G}{U}")),
    card("Crumbling Vestige", None, "Land", enters_tapped(), when_it_enters(AddMana("any-color")), taps_for("{C}")),
    card(
        "Flagstones of Trokair",
        None,
        "Legendary Land",
        taps_for("{W}"),
        when_it_dies(May(Search(Filter(subtypes=("Plains",)), "battlefield", tapped=True))),
    ),
    # Mana of types that other permanents could produce
    card("Exotic Orchard", None, "Land", taps_for("any-color-among", among=_OPPOSING_LAND)),
    card("Reflecting Pool", None, "Land", taps_for("any-type-among", among=_YOUR_LAND)),
    card(
        "Plaza of Harmony",
        None,
        "Land",
        when_it_enters(GainLife(3), condition=Exists(_YOUR_GATE, 2)),
        taps_for("{C}"),
        taps_for("any-type-among", among=_YOUR_GATE),
    ),
    card("Meteor Crater", None, "Land", taps_for("color-among", among=YOURS)),
    # Mana that costs more than tapping
    card("Mana Confluence", None, "Land", Activated(cost("{T}", PayLife(1)), AddMana("any-color"))),
    card(
        "Spire of Industry",
        None,
        "Land",
        taps_for("{C}"),
        Activated(
            cost("{T}", PayLife(1)), AddMana("any-color"), condition=Exists(described(ARTIFACT, controller=Who.YOU))
        ),
    ),
    card("City of Brass", None, "Land", when(Tapped(), DealDamage(1, (You(),))), taps_for("any-color")),
    card(
        "Adarkar Wastes",
        None,
        "Land",
        taps_for("{C}"),
        activated("{T}", do(AddMana("W/U"), _PAINS)),
    ),
    card("Ancient Tomb", None, "Land", activated("{T}", do(AddMana("{C}{C}"), DealDamage(2, (You(),))))),
    card(
        "Forbidden Orchard",
        None,
        "Land",
        taps_for("any-color"),
        when(ManaProduced(THIS, Who.YOU), CreateTokens(_COLORLESS_SPIRIT, who=TARGET), AN_OPPONENT),
    ),
    card(
        "Havenwood Battleground",
        None,
        "Land",
        enters_tapped(),
        taps_for("{G}"),
        Activated(cost("{T}", SacrificeSelf()), AddMana("{G}{G}")),
    ),
    card(
        "Phyrexian Tower",
        None,
        "Legendary Land",
        taps_for("{C}"),
        Activated(cost("{T}", sacrificing(CREATURE)), AddMana("{B}{B}")),
    ),
    card(
        "Gemstone Mine",
        None,
        "Land",
        enters_with(3, "mining"),
        Activated(
            cost("{T}", removing("mining")),
            do(
                AddMana("any-color"),
                If(Not(Exists(described(THIS, counter="mining"))), Sacrifice(what=This())),
            ),
        ),
    ),
    card(
        "Vivid Crag",
        None,
        "Land",
        static(Replace(enters(), Both((EntersTapped(), EntersWithCounters("charge", 2))))),
        taps_for("{R}"),
        Activated(cost("{T}", removing("charge")), AddMana("any-color")),
    ),
    # Mana in other amounts, or for some spells only
    card(
        "Temple of the False God",
        None,
        "Land",
        activated("{T}", AddMana("{C}{C}"), condition=Exists(_YOUR_LAND, 5)),
    ),
    card(
        "Gaea's Cradle",
        None,
        "Legendary Land",
        taps_for("{G}", amount=Count(described(CREATURE, controller=Who.YOU))),
    ),
    card(
        "Tolarian Academy",
        None,
        "Legendary Land",
        taps_for("{U}", amount=Count(described(ARTIFACT, controller=Who.YOU))),
    ),
    card(
        "Cascading Cataracts",
        None,
        "Land",
        INDESTRUCTIBLE,
        taps_for("{C}"),
        activated("{5}{T}", AddMana("any-color", 5, combination=True)),
    ),
    card(
        "Mystic Gate",
        None,
        "Land",
        taps_for("{C}"),
        activated("{W/U}{T}", AddMana("W/U", 2, combination=True)),
    ),
    card("Ancient Ziggurat", None, "Land", taps_for("any-color", restriction=SpendOnly(CREATURE))),
    card(
        "Cavern of Souls",
        None,
        "Land",
        chooses_as_it_enters("creature-type"),
        taps_for("{C}"),
        taps_for(
            "any-color",
            restriction=SpendOnly(described(CREATURE, of_chosen="creature-type"), uncounterable=True),
        ),
    ),
    # More than mana
    card(
        "Mikokoro, Center of the Sea",
        None,
        "Legendary Land",
        taps_for("{C}"),
        activated("{2}{T}", Draw(1, EachPlayer())),
    ),
    card("Kitchen", None, "Land", enters_tapped(), taps_for("G/U"), activated("{4}{T}", CreateTokens(CLUE))),
    card(
        "Academy Ruins",
        None,
        "Legendary Land",
        taps_for("{C}"),
        activated("{1}{U}{T}", Move(TARGET, "library", 0), Slot(ARTIFACT, zone="graveyard", whose=Who.YOU)),
    ),
    card(
        "Grasslands",
        None,
        "Land",
        enters_tapped(),
        Activated(cost("{T}", SacrificeSelf()), Search(Filter(subtypes=("Forest", "Plains")), "battlefield")),
    ),
    card(
        "Inkmoth Nexus",
        None,
        "Land",
        taps_for("{C}"),
        activated(
            "{1}",
            Pump(
                This(),
                (
                    AddTypes(("artifact", "creature"), ("Phyrexian", "Blinkmoth")),
                    SetPT(1, 1),
                    Grant(FLYING),
                    Grant(INFECT),
                ),
            ),
        ),
    ),
    card(
        "Mutavault",
        None,
        "Land",
        taps_for("{C}"),
        activated("{1}", Pump(This(), (AddTypes(("creature",), every_creature_type=True), SetPT(2, 2)))),
    ),
    card("Urborg, Tomb of Yawgmoth", None, "Legendary Land", has(LAND, AddLandTypes(("Swamp",)))),
    card(
        "Glacial Chasm",
        None,
        "Land",
        Keyword("cumulative upkeep", cost(PayLife(2))),
        when_it_enters(Sacrifice(filter=LAND)),
        static(Prohibit("attack", described(CREATURE, controller=Who.YOU))),
        static(Replace(DamageDealt(to_player=Who.YOU), Prevent())),
    ),
    card(
        "Aether Hub",
        None,
        "Land",
        when_it_enters(PlayerCounters("energy")),
        taps_for("{C}"),
        Activated(cost("{T}", PayCounters("energy")), AddMana("any-color")),
    ),
    card(
        "Madblind Mountain",
        None,
        "Land — Mountain",
        REMINDER,
        enters_tapped(),
        activated("{R}{T}", Shuffle(), condition=Exists(Filter(colors=("R",), controller=Who.YOU), 2)),
    ),
)
