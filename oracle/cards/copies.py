"""Permanents that enter as copies (707.9)."""

from __future__ import annotations

from typing import Any

from oracle.cards.faces import card
from oracle.cards.phrases import REMINDER, YOUR_CREATURE, static
from oracle.vocabulary.abilities import Static
from oracle.vocabulary.filters import ARTIFACT, CREATURE, NONLAND, THIS, Filter
from oracle.vocabulary.patterns import enters
from oracle.vocabulary.selectors import This
from oracle.vocabulary.statics import EntersAsCopy, Replace


def _enters_as(what: Filter, **fields: Any) -> Static:
    return static(Replace(enters(), EntersAsCopy(what, **fields)))


CARDS = (
    card("Clone", "{3}{U}", "Creature — Shapeshifter", _enters_as(CREATURE), size="0/0"),
    card("Mirror Image", "{2}{U}", "Creature — Shapeshifter", _enters_as(YOUR_CREATURE), size="0/0"),
    card("Clever Impersonator", "{2}{U}{U}", "Creature — Shapeshifter", _enters_as(NONLAND), size="0/0"),
    card("Copy Artifact", "{1}{U}", "Enchantment", _enters_as(ARTIFACT, extra_types=("enchantment",))),
    card("Sculpting Steel", "{3}", "Artifact", _enters_as(ARTIFACT)),
    card(
        "Phyrexian Metamorph",
        "{3}{U/P}",
        "Artifact Creature — Phyrexian Shapeshifter",
        REMINDER,
        _enters_as(Filter(any_type=("artifact", "creature")), extra_types=("artifact",)),
        size="0/0",
    ),
    card(
        "Essence of the Wild",
        "{3}{G}{G}{G}",
        "Creature — Avatar",
        static(Replace(enters(YOUR_CREATURE), EntersAsCopy(THIS, optional=False, of=This()))),
        size="6/6",
    ),
)
