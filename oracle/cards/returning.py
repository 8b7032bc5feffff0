"""Putting cards onto the battlefield: from graveyards, libraries, hands; and out of the game and back."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import FLASH, FLYING, TARGET, YOUR_CREATURE, do, spell, when_it_enters
from oracle.vocabulary.abilities import Slot
from oracle.vocabulary.amounts import ManaValueOf
from oracle.vocabulary.filters import CREATURE, ENCHANTMENT, Compare, Filter, Who, described
from oracle.vocabulary.instructions import ExchangeZones, LookAtTop, LoseLife, May, Move, PutFromHand
from oracle.vocabulary.selectors import Each, EachPlayer, Remembered, You

_FLICKER = do(
    Move(TARGET, "exile", remember="exiled"),
    Move(Remembered("exiled"), "battlefield", under=You()),
)

CARDS = (
    card(
        "Collected Company",
        "{3}{G}",
        "Instant",
        spell(LookAtTop(6, described(CREATURE, mana_value=Compare("<=", 3)), 2, "battlefield")),
    ),
    card(
        "Reanimate",
        "{B}",
        "Sorcery",
        spell(
            do(Move(TARGET, "battlefield", under=You()), LoseLife(ManaValueOf(TARGET))),
            Slot(CREATURE, zone="graveyard"),
        ),
    ),
    card(
        "Zombify",
        "{3}{B}",
        "Sorcery",
        spell(Move(TARGET, "battlefield", under=You()), Slot(CREATURE, zone="graveyard", whose=Who.YOU)),
    ),
    card("Living Death", "{3}{B}{B}", "Sorcery", spell(ExchangeZones(CREATURE))),
    card(
        "Show and Tell",
        "{2}{U}",
        "Sorcery",
        spell(PutFromHand(Filter(any_type=("artifact", "creature", "enchantment", "land")), EachPlayer())),
    ),
    card(
        "Replenish",
        "{3}{W}",
        "Sorcery",
        spell(Move(Each(ENCHANTMENT, "graveyard", Who.YOU), "battlefield", under=You())),
    ),
    card(
        "Open the Vaults",
        "{4}{W}{W}",
        "Sorcery",
        spell(Move(Each(Filter(any_type=("artifact", "enchantment")), "graveyard"), "battlefield")),
    ),
    card("Cloudshift", "{W}", "Instant", spell(_FLICKER, Slot(YOUR_CREATURE))),
    card(
        "Restoration Angel",
        "{3}{W}",
        "Creature — Angel",
        FLASH,
        FLYING,
        when_it_enters(May(_FLICKER), Slot(described(YOUR_CREATURE, without_subtypes=("Angel",)))),
        size="3/4",
    ),
)
