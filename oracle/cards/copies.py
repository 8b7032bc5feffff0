"""Permanents that enter as copies (707.9)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import YOUR_CREATURE, static
from oracle.vocabulary.abilities import Static
from oracle.vocabulary.filters import CREATURE, Filter
from oracle.vocabulary.patterns import enters
from oracle.vocabulary.statics import EntersAsCopy, Replace


def _enters_as(what: Filter) -> Static:
    return static(Replace(enters(), EntersAsCopy(what)))


CARDS = (
    card("Clone", "{3}{U}", "Creature — Shapeshifter", _enters_as(CREATURE), size="0/0"),
    card("Mirror Image", "{2}{U}", "Creature — Shapeshifter", _enters_as(YOUR_CREATURE), size="0/0"),
)
