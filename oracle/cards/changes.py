"""Continuous effects on whole groups of objects, and on oneself (611, 613)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    ANOTHER_CREATURE_OF_YOURS,
    FLYING,
    INDESTRUCTIBLE,
    TARGET,
    TRAMPLE,
    activated,
    chooses_as_it_enters,
    enters_tapped,
    has,
)
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.amounts import Devotion, Is, ManaValueOf
from oracle.vocabulary.filters import (
    ANYTHING,
    CREATURE,
    ENCHANTMENT,
    THIS,
    Compare,
    Filter,
    described,
)
from oracle.vocabulary.instructions import Pump
from oracle.vocabulary.selectors import Affected
from oracle.vocabulary.statics import (
    AddPT,
    AddTypes,
    Grant,
    LoseAllAbilities,
    RemoveTypes,
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
)
