"""Creatures with no abilities, or with nothing but keyword abilities that need no further word."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    DEATHTOUCH,
    FLYING,
    HASTE,
    INFECT,
    LIFELINK,
    TRAMPLE,
    UNDYING,
    VIGILANCE,
    WITHER,
    static,
)
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.statics import Prohibit, Require

CARDS = (
    card("Balduvian Bears", "{1}{G}", "Creature — Bear", size="2/2"),
    card("Centaur Courser", "{2}{G}", "Creature — Centaur Warrior", size="3/3"),
    card("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", size="6/4"),
    card("Dross Crocodile", "{3}{B}", "Creature — Zombie Crocodile", size="5/1"),
    card("Eager Cadet", "{W}", "Creature — Human Soldier", size="1/1"),
    card("Elite Vanguard", "{W}", "Creature — Human Soldier", size="2/1"),
    card("Fugitive Wizard", "{U}", "Creature — Human Wizard", size="1/1"),
    card("Grizzly Bears", "{1}{G}", "Creature — Bear", size="2/2"),
    card("Hill Giant", "{3}{R}", "Creature — Giant", size="3/3"),
    card("Isamaru, Hound of Konda", "{W}", "Legendary Creature — Dog", size="2/2"),
    card("Memnite", "{0}", "Artifact Creature — Construct", size="1/1"),
    card("Pillarfield Ox", "{3}{W}", "Creature — Ox", size="2/4"),
    card("Runeclaw Bear", "{1}{G}", "Creature — Bear", size="2/2"),
    card("Scathe Zombies", "{2}{B}", "Creature — Zombie", size="2/2"),
    card("Silvercoat Lion", "{1}{W}", "Creature — Cat", size="2/2"),
    card("Walking Corpse", "{1}{B}", "Creature — Zombie", size="2/2"),
    card("Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature — Goblin Warrior", HASTE, WITHER, size="3/3"),
    card("Butcher Ghoul", "{1}{B}", "Creature — Zombie", UNDYING, size="1/1"),
    card("Child of Night", "{1}{B}", "Creature — Vampire", LIFELINK, size="2/1"),
    card("Cystbearer", "{2}{G}", "Creature — Phyrexian Beast", INFECT, size="2/3"),
    card("Glistener Elf", "{G}", "Creature — Phyrexian Elf Warrior", INFECT, size="1/1"),
    card("Ornithopter", "{0}", "Artifact Creature — Thopter", FLYING, size="0/2"),
    card("Plague Stinger", "{1}{B}", "Creature — Phyrexian Insect Horror", FLYING, INFECT, size="1/1"),
    card("Scion of Ugin", "{6}", "Creature — Dragon Spirit", FLYING, size="4/4"),
    card("Serra Angel", "{3}{W}{W}", "Creature — Angel", FLYING, VIGILANCE, size="4/4"),
    card("Strangleroot Geist", "{G}{G}", "Creature — Spirit", HASTE, UNDYING, size="2/1"),
    card(
        "Tel-Jilad Fallen",
        "{2}{G}{G}",
        "Creature — Phyrexian Elf Warrior",
        Keyword("protection", Filter(types=("artifact",))),
        INFECT,
        size="3/1",
    ),
    card("Tine Shrike", "{3}{W}", "Creature — Phyrexian Bird", FLYING, INFECT, size="2/1"),
    card("Typhoid Rats", "{B}", "Creature — Rat", DEATHTOUCH, size="1/1"),
    card("Universal Automaton", "{1}", "Artifact Creature — Shapeshifter", Keyword("changeling"), size="1/1"),
    card("Vampire Nighthawk", "{1}{B}{B}", "Creature — Vampire Shaman", FLYING, DEATHTOUCH, LIFELINK, size="2/3"),
    card("Vorapede", "{2}{G}{G}{G}", "Creature — Insect", (VIGILANCE, TRAMPLE), UNDYING, size="5/4"),
    card("Zephyr Falcon", "{1}{U}", "Creature — Bird", (FLYING, VIGILANCE), size="1/1"),
    # Combat
    card(
        "Inescapable Brute",
        "{5}{R}",
        "Creature — Giant Warrior",
        WITHER,
        static(Require("be-blocked")),
        size="3/3",
    ),
    card(
        "Juggernaut",
        "{4}",
        "Artifact Creature — Juggernaut",
        static(Require("attack")),
        static(Prohibit("be-blocked", by=Filter(subtypes=("Wall",)))),
        size="5/3",
    ),
)
