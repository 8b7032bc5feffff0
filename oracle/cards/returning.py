"""Putting cards onto the battlefield: from graveyards, libraries, hands; and out of the game and back."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    ANOTHER_CREATURE,
    FLASH,
    FLYING,
    HASTE,
    TARGET,
    VIGILANCE,
    YOUR_CREATURE,
    activated,
    do,
    enters_tapped,
    flicker,
    has,
    spell,
    static,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import Keyword, Slot
from oracle.vocabulary.amounts import Count, Exists, Is, ManaValueOf, PlayerHasLife
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import (
    ANYTHING,
    CREATURE,
    ENCHANTMENT,
    HOST,
    LAND,
    NONLAND,
    THIS,
    Compare,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import Attach, LoseLife, May, Move, Pump, PutFromHand, Sacrifice
from oracle.vocabulary.libraries import LookAtTop
from oracle.vocabulary.patterns import AnyOf, Attacks, BecameTarget, ZoneChange, enters, leaves
from oracle.vocabulary.selectors import Each, EachPlayer, EventObject, Linked, Remembered, This, You
from oracle.vocabulary.statics import AddPT, Grant, Prohibit

_RETURN_THE_EXILED = when(leaves(), Move(Linked("exiled"), "battlefield"))

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
    card(
        "Living Death",
        "{3}{B}{B}",
        "Sorcery",
        spell(
            do(
                Move(Each(CREATURE, "graveyard"), "exile", remember="exiled"),
                Sacrifice(EachPlayer(), what=Each(CREATURE)),
                Move(Remembered("exiled"), "battlefield"),
            )
        ),
    ),
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
    card("Cloudshift", "{W}", "Instant", spell(flicker(You()), Slot(YOUR_CREATURE))),
    card(
        "Restoration Angel",
        "{3}{W}",
        "Creature — Angel",
        FLASH,
        FLYING,
        when_it_enters(May(flicker(You())), Slot(described(YOUR_CREATURE, without_subtypes=("Angel",)))),
        size="3/4",
    ),
    card(
        "Exhume",
        "{1}{B}",
        "Sorcery",
        spell(PutFromHand(CREATURE, EachPlayer(), optional=False, zone="graveyard")),
    ),
    card(
        "Ghostly Flicker",
        "{2}{U}",
        "Instant",
        spell(
            flicker(You()),
            Slot(Filter(any_type=("artifact", "creature", "land"), controller=Who.YOU), least=2, most=2),
        ),
    ),
    card(
        "Sun Titan",
        "{4}{W}{W}",
        "Creature — Giant",
        VIGILANCE,
        when(
            AnyOf((enters(), Attacks())),
            May(Move(TARGET, "battlefield", under=You())),
            Slot(
                Filter(
                    any_type=("artifact", "battle", "creature", "enchantment", "land", "planeswalker"),
                    mana_value=Compare("<=", 3),
                ),
                zone="graveyard",
                whose=Who.YOU,
            ),
        ),
        size="6/6",
    ),
    # Exiled until something leaves: two linked abilities (607.2a)
    card(
        "Oblivion Ring",
        "{2}{W}",
        "Enchantment",
        when_it_enters(Move(TARGET, "exile", link="exiled"), Slot(described(NONLAND, other=True))),
        _RETURN_THE_EXILED,
    ),
    card(
        "Journey to Nowhere",
        "{1}{W}",
        "Enchantment",
        when_it_enters(Move(TARGET, "exile", link="exiled"), A_CREATURE),
        _RETURN_THE_EXILED,
    ),
    card(
        "Fiend Hunter",
        "{1}{W}{W}",
        "Creature — Human Cleric",
        when_it_enters(May(Move(TARGET, "exile", link="exiled")), Slot(ANOTHER_CREATURE)),
        _RETURN_THE_EXILED,
        size="1/3",
    ),
    # From a graveyard, by their own abilities
    card(
        "Bladewing's Thrall",
        "{2}{B}{B}",
        "Creature — Zombie",
        has(THIS, Grant(FLYING), condition=Exists(Filter(subtypes=("Dragon",), controller=Who.YOU))),
        when(
            enters(Filter(subtypes=("Dragon",))),
            May(Move(This(), "battlefield", under=You())),
            zones=("graveyard",),
        ),
        size="3/3",
    ),
    card(
        "Bloodghast",
        "{B}{B}",
        "Creature — Vampire Spirit",
        static(Prohibit("block")),
        has(THIS, Grant(HASTE), condition=PlayerHasLife(Who.OPPONENT, Compare("<=", 10))),
        when(
            enters(described(LAND, controller=Who.YOU)),
            May(Move(This(), "battlefield", under=You())),
            zones=("graveyard",),
        ),
        size="2/1",
    ),
    card(
        "Veilborn Ghoul",
        "{4}{B}",
        "Creature — Zombie",
        static(Prohibit("block")),
        when(
            enters(Filter(subtypes=("Swamp",), controller=Who.YOU)),
            May(Move(This(), "hand")),
            zones=("graveyard",),
        ),
        size="4/1",
    ),
    card(
        "Narcomoeba",
        "{1}{U}",
        "Creature — Illusion",
        FLYING,
        when(
            ZoneChange(origin="library", to="graveyard"),
            May(Move(This(), "battlefield", under=You())),
            zones=("graveyard",),
        ),
        size="1/1",
    ),
    # Exiled until something leaves: one ability (610.3)
    card(
        "Banisher Priest",
        "{1}{W}{W}",
        "Creature — Human Cleric",
        when_it_enters(Move(TARGET, "exile", until_leaves=True), Slot(described(CREATURE, controller=Who.OPPONENT))),
        size="2/2",
    ),
    card(
        "Silkwrap",
        "{1}{W}",
        "Enchantment",
        when_it_enters(
            Move(TARGET, "exile", until_leaves=True),
            Slot(described(CREATURE, mana_value=Compare("<=", 3), controller=Who.OPPONENT)),
        ),
    ),
    card(
        "Makeshift Mannequin",
        "{3}{B}",
        "Instant",
        spell(
            do(
                Move(TARGET, "battlefield", under=You(), counters=(("mannequin", 1),), remember="that creature"),
                Pump(
                    Remembered("that creature"),
                    (Grant(when(BecameTarget(), Sacrifice(what=This()))),),
                    until="game",
                    as_long_as=Exists(Filter(remembered="that creature", counter="mannequin")),
                ),
            ),
            Slot(CREATURE, zone="graveyard", whose=Who.YOU),
        ),
    ),
    card(
        "Dread Wanderer",
        "{B}",
        "Creature — Zombie Jackal",
        enters_tapped(),
        activated(
            "{2}{B}",
            Move(This(), "battlefield", under=You()),
            zone="graveyard",
            sorcery_speed=True,
            condition=Is(Count(ANYTHING, "hand", Who.YOU), Compare("<=", 1)),
        ),
        size="2/1",
    ),
    card(
        "Sword of the Meek",
        "{2}",
        "Artifact — Equipment",
        has(HOST, AddPT(1, 2)),
        Keyword("equip", cost("{2}")),
        when(
            enters(described(YOUR_CREATURE, power=Compare("==", 1), toughness=Compare("==", 1))),
            May(
                do(
                    Move(This(), "battlefield", under=You(), remember="sword"),
                    Attach(EventObject(), Remembered("sword")),
                )
            ),
            zones=("graveyard",),
        ),
    ),
)
