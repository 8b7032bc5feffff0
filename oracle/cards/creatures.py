"""Creatures with no abilities, or with nothing but keyword abilities."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import DEATHTOUCH, FLYING, INFECT, LIFELINK, VIGILANCE

CARDS = (
    card("Grizzly Bears", "{1}{G}", "Creature — Bear", size="2/2"),
    card("Runeclaw Bear", "{1}{G}", "Creature — Bear", size="2/2"),
    card("Memnite", "{0}", "Artifact Creature — Construct", size="1/1"),
    card("Ornithopter", "{0}", "Artifact Creature — Thopter", FLYING, size="0/2"),
    card("Serra Angel", "{3}{W}{W}", "Creature — Angel", FLYING, VIGILANCE, size="4/4"),
    card("Vampire Nighthawk", "{1}{B}{B}", "Creature — Vampire Shaman", FLYING, DEATHTOUCH, LIFELINK, size="2/3"),
    card("Glistener Elf", "{G}", "Creature — Phyrexian Elf Warrior", INFECT, size="1/1"),
    card("Plague Stinger", "{1}{B}", "Creature — Phyrexian Insect Horror", FLYING, INFECT, size="1/1"),
)
