"""Permanents that enter as copies (707.9)."""

from __future__ import annotations

from typing import Any

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_PLAYER,
    HASTE,
    REMINDER,
    TARGET,
    YOUR_CREATURE,
    YOURS,
    activated,
    do,
    gets,
    spell,
    static,
    when,
)
from oracle.vocabulary.abilities import Activated, Slot, Static
from oracle.vocabulary.costs import TapOther, cost
from oracle.vocabulary.filters import ARTIFACT, CREATURE, INSTANT_OR_SORCERY, NONLAND, THIS, Filter, Who, described
from oracle.vocabulary.instructions import CopySpell, CreateTokens, Later, LoseLife, Move, PayOr
from oracle.vocabulary.patterns import StepBegins, enters
from oracle.vocabulary.rewrites import EntersAsCopy
from oracle.vocabulary.selectors import EventObject, Remembered, This
from oracle.vocabulary.statics import Grant, Replace


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
    card(
        "Body Double",
        "{4}{U}",
        "Creature — Shapeshifter",
        _enters_as(CREATURE, zone="graveyard"),
        size="0/0",
    ),
    card(
        "Double Major",
        "{G}{U}",
        "Instant",
        spell(CopySpell(TARGET, without_legendary=True), Slot(YOUR_CREATURE, zone="stack")),
    ),
    card(
        "Lithoform Engine",
        "{4}",
        "Legendary Artifact",
        activated("{2}{T}", CopySpell(TARGET), Slot(YOURS, zone="stack", on_stack=("activated", "triggered"))),
        activated("{3}{T}", CopySpell(TARGET), Slot(described(INSTANT_OR_SORCERY, controller=Who.YOU), zone="stack")),
        activated(
            "{4}{T}",
            CopySpell(TARGET),
            Slot(Filter(without_types=("instant", "sorcery"), controller=Who.YOU), zone="stack"),
        ),
    ),
    card(
        "Inalla, Archmage Ritualist",
        "{2}{U}{B}{R}",
        "Legendary Creature — Human Wizard",
        when(
            enters(Filter(subtypes=("Wizard",), token=False, controller=Who.YOU, other=True)),
            PayOr(
                cost("{1}"),
                paid=do(
                    CreateTokens(EventObject(), remember="token"),
                    gets(Remembered("token"), Grant(HASTE), until="game"),
                    Later(
                        when(StepBegins("end", Who.ANYONE), Move(Remembered("token"), "exile")),
                        remember=("token",),
                    ),
                ),
            ),
            zones=("battlefield", "command"),
        ),
        Activated(cost(TapOther(Filter(subtypes=("Wizard",)), 5)), LoseLife(7, TARGET), (A_PLAYER,)),
        size="4/5",
    ),
)
