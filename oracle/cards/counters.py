"""Counters: permanents that enter with them, and what changes how many are put (122, 614)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    A_PLAYER,
    ANOTHER_CREATURE_OF_YOURS,
    FLYING,
    HASTE,
    TARGET,
    TRAMPLE,
    VIGILANCE,
    YOUR_CREATURE,
    YOURS,
    activated,
    chooses_as_it_enters,
    damage_to_any_target,
    enters_with,
    has,
    putting,
    removing,
    static,
    taps_for,
    when,
)
from oracle.vocabulary.abilities import ANY_TARGET, Activated, Keyword, Slot
from oracle.vocabulary.amounts import Count, PowerOf, Sum, X, YourTurn
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import ANYTHING, CREATURE, THIS, Filter, Who, described
from oracle.vocabulary.instructions import Destroy, Discard, GainLife, MoveCounters, PutCounters, RemoveCounters, Untap
from oracle.vocabulary.patterns import CountersPut, DamageDealt, SpellCast, TokensCreated, enters
from oracle.vocabulary.rewrites import Both, EntersChanged, EntersWithCounters, Halve, Increase, Multiply, Prevent
from oracle.vocabulary.selectors import Target, This
from oracle.vocabulary.statics import AddTypes, Cant, LoseKeyword, Replace

CARDS = (
    card("Endless One", "{X}", "Creature — Eldrazi", enters_with(X()), size="0/0"),
    card(
        "Hardened Scales",
        "{G}",
        "Enchantment",
        static(Replace(CountersPut(YOUR_CREATURE, kind="p1p1"), Increase(1))),
    ),
    card(
        "Solemnity",
        "{2}{W}",
        "Enchantment",
        static(Cant(CountersPut(on_player=Who.ANYONE))),
        static(Cant(CountersPut(Filter(any_type=("artifact", "creature", "enchantment", "land"))))),
    ),
    card(
        "Doubling Season",
        "{4}{G}",
        "Enchantment",
        static(Replace(TokensCreated(by_effect=True), Multiply(2))),
        static(Replace(CountersPut(YOURS, by_effect=True), Multiply(2))),
    ),
    card(
        "Corpsejack Menace",
        "{2}{B}{G}",
        "Creature — Fungus",
        static(Replace(CountersPut(YOUR_CREATURE, kind="p1p1"), Multiply(2))),
        size="4/4",
    ),
    card(
        "Vizier of Remedies",
        "{1}{W}",
        "Creature — Human Cleric",
        static(Replace(CountersPut(YOUR_CREATURE, kind="m1m1"), Increase(-1))),
        size="2/1",
    ),
    card(
        "Winding Constrictor",
        "{B}{G}",
        "Creature — Snake",
        static(
            Replace(CountersPut(Filter(any_type=("artifact", "creature"), controller=Who.YOU)), Increase(1)),
        ),
        static(Replace(CountersPut(on_player=Who.YOU), Increase(1))),
        size="2/3",
    ),
    # What can't have them
    card(
        "Blightbeetle",
        "{1}{B}",
        "Creature — Insect",
        Keyword("protection", Filter(colors=("G",))),
        static(Cant(CountersPut(described(CREATURE, controller=Who.OPPONENT), kind="p1p1"))),
        size="1/1",
    ),
    card("Melira's Keepers", "{4}{G}", "Creature — Human Warrior", static(Cant(CountersPut(THIS))), size="4/4"),
    card(
        "Melira, Sylvok Outcast",
        "{1}{G}",
        "Legendary Creature — Human Scout",
        static(Cant(CountersPut(on_player=Who.YOU, kind="poison"))),
        static(Cant(CountersPut(YOUR_CREATURE, kind="m1m1"))),
        has(described(CREATURE, controller=Who.OPPONENT), LoseKeyword("infect")),
        size="2/2",
    ),
    card(
        "Tatterkite",
        "{3}",
        "Artifact Creature — Scarecrow",
        FLYING,
        static(Cant(CountersPut(THIS))),
        size="2/1",
    ),
    # What enters with them
    card(
        "Walking Ballista",
        "{X}{X}",
        "Artifact Creature — Construct",
        enters_with(X()),
        activated("{4}", PutCounters("p1p1")),
        Activated(cost(removing("p1p1")), damage_to_any_target(1), (ANY_TARGET,)),
        size="0/0",
    ),
    card(
        "Triskelion",
        "{6}",
        "Artifact Creature — Construct",
        enters_with(3),
        Activated(cost(removing("p1p1")), damage_to_any_target(1), (ANY_TARGET,)),
        size="1/1",
    ),
    card(
        "Spike Feeder",
        "{1}{G}{G}",
        "Creature — Spike",
        enters_with(2),
        Activated(cost("{2}", removing("p1p1")), PutCounters("p1p1", 1, TARGET), (A_CREATURE,)),
        Activated(cost(removing("p1p1")), GainLife(2)),
        size="0/0",
    ),
    card(
        "Wickerbough Elder",
        "{3}{G}",
        "Creature — Treefolk Shaman",
        enters_with(1, "m1m1"),
        Activated(
            cost("{G}", removing("m1m1")),
            Destroy(TARGET),
            (Slot(Filter(any_type=("artifact", "enchantment"))),),
        ),
        size="4/4",
    ),
    card(
        "Leech Bonder",
        "{2}{U}",
        "Creature — Merfolk Soldier",
        enters_with(2, "m1m1"),
        activated(
            "{U}{Q}",
            MoveCounters(None, 1, Target(0), Target(1)),
            A_CREATURE,
            Slot(CREATURE, different_from=(0,)),
        ),
        size="3/3",
    ),
    card(
        "Unbreathing Horde",
        "{2}{B}",
        "Creature — Zombie",
        enters_with(
            Sum(
                (
                    Count(Filter(subtypes=("Zombie",), controller=Who.YOU, other=True)),
                    Count(Filter(subtypes=("Zombie",)), "graveyard", Who.YOU),
                )
            )
        ),
        static(Replace(DamageDealt(to=THIS), Prevent(then=RemoveCounters("p1p1")))),
        size="0/0",
    ),
    card(
        "Metallic Mimic",
        "{2}",
        "Artifact Creature — Shapeshifter",
        chooses_as_it_enters("creature-type"),
        has(THIS, AddTypes(chosen="creature-type")),
        enters_with(1, what=described(ANOTHER_CREATURE_OF_YOURS, of_chosen="creature-type")),
        size="2/1",
    ),
    card(
        "Master Biomancer",
        "{2}{G}{U}",
        "Creature — Elf Wizard",
        static(
            Replace(
                enters(ANOTHER_CREATURE_OF_YOURS),
                Both((EntersWithCounters("p1p1", PowerOf(This())), EntersChanged((AddTypes(subtypes=("Mutant",)),)))),
            )
        ),
        size="2/4",
    ),
    # What puts them
    card(
        "Diamond Knight",
        "{3}",
        "Artifact Creature — Knight",
        VIGILANCE,
        chooses_as_it_enters("color"),
        when(SpellCast(Filter(of_chosen="color")), PutCounters("p1p1")),
        size="1/1",
    ),
    card(
        "Devoted Druid",
        "{1}{G}",
        "Creature — Elf Druid",
        taps_for("{G}"),
        Activated(cost(putting("m1m1")), Untap(This())),
        size="0/2",
    ),
    card(
        "Cinderhaze Wretch",
        "{4}{B}",
        "Creature — Elemental Shaman",
        activated("{T}", Discard(1, TARGET), A_PLAYER, condition=YourTurn()),
        Activated(cost(putting("m1m1")), Untap(This())),
        size="3/2",
    ),
    card(
        "Vorinclex, Monstrous Raider",
        "{4}{G}{G}",
        "Legendary Creature — Phyrexian Praetor",
        (TRAMPLE, HASTE),
        static(Replace(CountersPut(ANYTHING, Who.ANYONE, by=Who.YOU), Multiply(2))),
        static(Replace(CountersPut(ANYTHING, Who.ANYONE, by=Who.OPPONENT), Halve())),
        size="6/6",
    ),
)
