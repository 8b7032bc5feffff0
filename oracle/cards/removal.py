"""Damage, destruction, and returning to hand: instants and sorceries, and what shoots from the battlefield."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    FLYING,
    TARGET,
    WITHER,
    activated,
    damage_to_any_target,
    do,
    sacrificing,
    spell,
    static,
)
from oracle.vocabulary.abilities import ANY_TARGET, Activated, AdditionalCost, Keyword, Slot
from oracle.vocabulary.amounts import CountersOn
from oracle.vocabulary.costs import SacrificeSelf, TapOther, cost
from oracle.vocabulary.filters import ANYTHING, CREATURE, LAND, NONLAND, PLANESWALKER, Compare, Filter, Who, described
from oracle.vocabulary.instructions import DealDamage, Destroy, GainLife, Move, PutCounters, Tap
from oracle.vocabulary.selectors import Each, Target, This, Together
from oracle.vocabulary.statics import Prohibit

_ARTIFACT_CREATURE_OR_LAND = Slot(Filter(any_type=("artifact", "creature", "land")))
_ARTIFACT_OR_ENCHANTMENT = Slot(Filter(any_type=("artifact", "enchantment")))

_DESTROY_EACH_OF_THAT_MANA_VALUE = Destroy(
    Each(described(NONLAND, mana_value=Compare("==", CountersOn("charge", This()))))
)

CARDS = (
    card("Shock", "{R}", "Instant", spell(damage_to_any_target(2), ANY_TARGET)),
    card("Lightning Bolt", "{R}", "Instant", spell(damage_to_any_target(3), ANY_TARGET)),
    card(
        "Prodigal Sorcerer",
        "{2}{U}",
        "Creature — Human Wizard Sorcerer",
        activated("{T}", damage_to_any_target(1), ANY_TARGET),
        size="1/1",
    ),
    card("Murder", "{1}{B}{B}", "Instant", spell(Destroy(TARGET), A_CREATURE)),
    card("Doom Blade", "{1}{B}", "Instant", spell(Destroy(TARGET), Slot(described(CREATURE, without_colors=("B",))))),
    card("Disenchant", "{1}{W}", "Instant", spell(Destroy(TARGET), _ARTIFACT_OR_ENCHANTMENT)),
    card("Naturalize", "{1}{G}", "Instant", spell(Destroy(TARGET), _ARTIFACT_OR_ENCHANTMENT)),
    card("Day of Judgment", "{2}{W}{W}", "Sorcery", spell(Destroy(Each(CREATURE)))),
    card("Unsummon", "{U}", "Instant", spell(Move(TARGET, "hand"), A_CREATURE)),
    card("Lava Spike", "{R}", "Sorcery — Arcane", spell(DealDamage(3, (TARGET,)), Slot(PLANESWALKER, Who.ANYONE))),
    card(
        "Arc Lightning",
        "{2}{R}",
        "Sorcery",
        spell(
            DealDamage(0, (TARGET,), divided=True),
            replace(ANY_TARGET, most=3),
            divide=3,
        ),
    ),
    card(
        "Lightning Helix",
        "{R}{W}",
        "Instant",
        spell(do(damage_to_any_target(3), GainLife(3)), ANY_TARGET),
    ),
    card("Puncture Blast", "{2}{R}", "Instant", WITHER, spell(damage_to_any_target(3), ANY_TARGET)),
    card(
        "Fiery Cannonade",
        "{2}{R}",
        "Instant",
        spell(DealDamage(2, (Each(described(CREATURE, without_subtypes=("Pirate",))),))),
    ),
    card(
        "Mogg Fanatic",
        "{R}",
        "Creature — Goblin",
        Activated(cost(SacrificeSelf()), damage_to_any_target(1), (ANY_TARGET,)),
        size="1/1",
    ),
    card(
        "Razortip Whip",
        "{2}",
        "Artifact",
        activated("{1}{T}", DealDamage(1, (TARGET,)), Slot(PLANESWALKER, Who.OPPONENT)),
    ),
    card("Stone Rain", "{2}{R}", "Sorcery", spell(Destroy(TARGET), Slot(LAND))),
    card(
        "Bone Splinters",
        "{B}",
        "Sorcery",
        AdditionalCost("sacrifice", cost(sacrificing(CREATURE)), optional=False),
        spell(Destroy(TARGET), A_CREATURE),
    ),
    card(
        "Supreme Verdict",
        "{1}{W}{W}{U}",
        "Sorcery",
        static(Prohibit("be-countered"), zones=("stack",)),
        spell(Destroy(Each(CREATURE))),
    ),
    card(
        "Akroma's Vengeance",
        "{4}{W}{W}",
        "Sorcery",
        spell(Destroy(Each(Filter(any_type=("artifact", "creature", "enchantment"))))),
        Keyword("cycling", cost("{3}")),
    ),
    card("Revoke Existence", "{1}{W}", "Sorcery", spell(Move(TARGET, "exile"), _ARTIFACT_OR_ENCHANTMENT)),
    card(
        "Relic Crush",
        "{4}{G}",
        "Instant",
        spell(
            Destroy(Together((Target(0), Target(1)))),
            _ARTIFACT_OR_ENCHANTMENT,
            replace(_ARTIFACT_OR_ENCHANTMENT, least=0, different_from=(0,)),
        ),
    ),
    card(
        "Shadowfeed",
        "{B}",
        "Instant",
        spell(do(Move(TARGET, "exile"), GainLife(3)), Slot(ANYTHING, zone="graveyard")),
    ),
    # From the battlefield, again and again
    card("Icy Manipulator", "{4}", "Artifact", activated("{1}{T}", Tap(TARGET), _ARTIFACT_CREATURE_OR_LAND)),
    card(
        "Opposition",
        "{2}{U}{U}",
        "Enchantment",
        Activated(cost(TapOther(CREATURE)), Tap(TARGET), (_ARTIFACT_CREATURE_OR_LAND,)),
    ),
    card(
        "Silkbind Faerie",
        "{2}{W/U}",
        "Creature — Faerie Rogue",
        FLYING,
        activated("{1}{W/U}{Q}", Tap(TARGET), A_CREATURE),
        size="1/3",
    ),
    card(
        "Ratchet Bomb",
        "{2}",
        "Artifact",
        activated("{T}", PutCounters("charge")),
        Activated(cost("{T}", SacrificeSelf()), _DESTROY_EACH_OF_THAT_MANA_VALUE),
    ),
    card(
        "Engineered Explosives",
        "{X}",
        "Artifact",
        Keyword("sunburst"),
        Activated(cost("{2}", SacrificeSelf()), _DESTROY_EACH_OF_THAT_MANA_VALUE),
    ),
)
