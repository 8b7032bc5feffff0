"""Damage, destruction, and returning to hand: instants and sorceries, and what shoots from the battlefield."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import A_CREATURE, TARGET, activated, damage_to_any_target, spell
from oracle.vocabulary.abilities import ANY_TARGET, Slot
from oracle.vocabulary.filters import CREATURE, Filter, described
from oracle.vocabulary.instructions import Destroy, Move
from oracle.vocabulary.selectors import Each

_ARTIFACT_OR_ENCHANTMENT = Slot(Filter(any_type=("artifact", "enchantment")))

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
)
