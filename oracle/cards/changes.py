"""Continuous effects on whole groups of objects, and on oneself (611, 613)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    ANOTHER_CREATURE_OF_YOURS,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    TARGET,
    TRAMPLE,
    YOUR_CREATURE,
    activated,
    chooses_as_it_enters,
    enters_tapped,
    gets,
    has,
    pumps,
    shuffle_it_in,
    static,
    taps_for,
    when,
)
from oracle.vocabulary.abilities import Activated, Keyword, Slot
from oracle.vocabulary.amounts import Devotion, Exists, Is, LifeOf, ManaValueOf
from oracle.vocabulary.costs import PayLife, cost
from oracle.vocabulary.filters import (
    ANYTHING,
    CREATURE,
    ENCHANTMENT,
    LAND,
    THIS,
    Compare,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import Draw, Pump
from oracle.vocabulary.patterns import LifeGained, ZoneChange
from oracle.vocabulary.selectors import Affected, This, You
from oracle.vocabulary.statics import (
    AddLandTypes,
    AddPT,
    AddTypes,
    Cant,
    Continuous,
    DefinePT,
    Grant,
    LoseAllAbilities,
    RemoveTypes,
    SetColors,
    SetLandTypes,
    SetPT,
)

_ITS_MANA_VALUE = ManaValueOf(Affected())

CARDS = (
    card("Humility", "{2}{W}{W}", "Enchantment", has(CREATURE, LoseAllAbilities(), SetPT(1, 1))),
    card(
        "March of the Machines",
        "{3}{U}",
        "Enchantment",
        has(
            Filter(types=("artifact",), without_types=("creature",)),
            AddTypes(types=("artifact", "creature")),
            SetPT(_ITS_MANA_VALUE, _ITS_MANA_VALUE),
        ),
    ),
    card(
        "Opalescence",
        "{2}{W}{W}",
        "Enchantment",
        has(
            described(ENCHANTMENT, other=True, without_subtypes=("Aura",)),
            AddTypes(types=("creature",)),
            SetPT(_ITS_MANA_VALUE, _ITS_MANA_VALUE),
        ),
    ),
    card("Enchanted Evening", "{3}{W/U}{W/U}", "Enchantment", has(ANYTHING, AddTypes(types=("enchantment",)))),
    card(
        "Blood Moon",
        "{2}{R}",
        "Enchantment",
        has(Filter(types=("land",), without_supertypes=("basic",)), SetLandTypes(("Mountain",))),
    ),
    card("Orb of Dreams", "{3}", "Artifact", enters_tapped(ANYTHING)),
    card("Diregraf Ghoul", "{B}", "Creature — Zombie", enters_tapped(), size="2/2"),
    card(
        "Voice of All",
        "{2}{W}{W}",
        "Creature — Angel",
        FLYING,
        chooses_as_it_enters("color"),
        has(THIS, Grant(Keyword("protection", Filter(of_chosen="color")))),
        size="2/2",
    ),
    card(
        "Nylea, God of the Hunt",
        "{3}{G}",
        "Legendary Enchantment Creature — God",
        INDESTRUCTIBLE,
        has(THIS, RemoveTypes(("creature",)), condition=Is(Devotion(("G",)), Compare("<", 5))),
        has(ANOTHER_CREATURE_OF_YOURS, Grant(TRAMPLE)),
        activated("{3}{G}", Pump(TARGET, (AddPT(2, 2),)), A_CREATURE),
        size="6/6",
    ),
    card(
        "Magus of the Moon",
        "{2}{R}",
        "Creature — Human Wizard",
        has(Filter(types=("land",), without_supertypes=("basic",)), SetLandTypes(("Mountain",))),
        size="2/2",
    ),
    card(
        "Life and Limb",
        "{3}{G}",
        "Enchantment",
        has(
            Filter(subtypes=("Forest", "Saproling")),
            AddTypes(("creature", "land"), ("Saproling",)),
            AddLandTypes(("Forest",)),
            SetColors(("G",)),
            SetPT(1, 1),
        ),
    ),
    card(
        "Kormus Bell",
        "{4}",
        "Artifact",
        has(Filter(subtypes=("Swamp",)), AddTypes(("creature",)), SetColors(("B",)), SetPT(1, 1)),
    ),
    card("Nature's Revolt", "{3}{G}{G}", "Enchantment", has(LAND, AddTypes(("creature",)), SetPT(2, 2))),
    card(
        "Liquimetal Coating",
        "{2}",
        "Artifact",
        activated("{T}", gets(TARGET, AddTypes(("artifact",))), Slot(ANYTHING)),
    ),
    card(
        "Battle Sliver",
        "{4}{R}",
        "Creature — Sliver",
        has(described(YOUR_CREATURE, subtypes=("Sliver",)), AddPT(2, 0)),
        size="3/3",
    ),
    card(
        "Kird Ape",
        "{R}",
        "Creature — Ape",
        has(THIS, AddPT(1, 2), condition=Exists(Filter(subtypes=("Forest",), controller=Who.YOU))),
        size="1/1",
    ),
    card(
        "Serra Avatar",
        "{4}{W}{W}{W}",
        "Creature — Avatar",
        has(THIS, DefinePT(LifeOf(You()), LifeOf(You())), defines=True),
        when(ZoneChange(to="graveyard"), shuffle_it_in(), zones=("graveyard",)),
        size="*/*",
    ),
    card(
        "Erebos, God of the Dead",
        "{3}{B}",
        "Legendary Enchantment Creature — God",
        INDESTRUCTIBLE,
        has(THIS, RemoveTypes(("creature",)), condition=Is(Devotion(("B",)), Compare("<", 5))),
        static(Cant(LifeGained(Who.OPPONENT))),
        Activated(cost("{1}{B}", PayLife(2)), Draw()),
        size="5/7",
    ),
    card("Concordant Crossroads", "{G}", "World Enchantment", has(CREATURE, Grant(HASTE))),
    card(
        "Yixlid Jailer",
        "{1}{B}",
        "Creature — Zombie Wizard",
        static(Continuous((LoseAllAbilities(),), ANYTHING, where=("graveyard",))),
        size="2/1",
    ),
    card("Honor Guard", "{W}", "Creature — Human Soldier", activated("{W}", pumps(0, 1, This())), size="1/1"),
    card(
        "Safehold Sentry",
        "{1}{W}",
        "Creature — Elf Warrior",
        activated("{2}{W}{Q}", pumps(0, 2, This())),
        size="2/2",
    ),
    card(
        "Merrow Grimeblotter",
        "{3}{U/B}",
        "Creature — Merfolk Wizard",
        activated("{1}{U/B}{Q}", pumps(-2, 0), A_CREATURE),
        size="2/2",
    ),
    card(
        "Breath of Dreams",
        "{2}{U}{U}",
        "Enchantment",
        Keyword("cumulative upkeep", cost("{U}")),
        has(described(CREATURE, colors=("G",)), Grant(Keyword("cumulative upkeep", cost("{1}")))),
    ),
    card(
        "Alpine Moon",
        "{R}",
        "Enchantment",
        chooses_as_it_enters("name", nonbasic_land=True),
        has(
            described(LAND, controller=Who.OPPONENT, of_chosen="name"),
            SetLandTypes(()),
            LoseAllAbilities(),
            Grant(taps_for("any-color")),
        ),
    ),
)
