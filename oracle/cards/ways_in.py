"""Ways to enter or leave the battlefield, or to be there, that few cards know: face down, devouring, impending, phasing, exchanged."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    FLASH,
    TARGET,
    YOUR_CREATURE,
    activated,
    do,
    enters_tapped,
    spell,
    static,
    taps_for,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import Face, Keyword, Slot
from oracle.vocabulary.amounts import Count, Is, ManaValueOf, PowerOf
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import LAND, NONLAND, Compare, Filter, Who, described
from oracle.vocabulary.hidden import HideAway, Manifest
from oracle.vocabulary.instructions import (
    CreateTokens,
    Destroy,
    ExchangeControl,
    If,
    May,
    PhaseOut,
    Remember,
    Search,
)
from oracle.vocabulary.patterns import AnyOf, Attacks, StepBegins, enters, leaves
from oracle.vocabulary.permissions import PlayFree
from oracle.vocabulary.selectors import Choice, Each, Linked, Remembered, Target
from oracle.vocabulary.statics import Prohibit, TriggersAgain

_BASIC_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_EVERYWHERE = Face(name="Everywhere", types=("land",), subtypes=_BASIC_TYPES, colors=())
_YOUR_SHRINE = Filter(subtypes=("Shrine",), controller=Who.YOU)
_HIDDEN = Linked("hidden")

CARDS = (
    card("Soul Summons", "{1}{W}", "Sorcery", spell(Manifest())),
    card(
        "Reality Ripple",
        "{1}{U}",
        "Instant",
        spell(PhaseOut(TARGET), Slot(Filter(any_type=("artifact", "creature", "land")))),
    ),
    card("Gluttonous Slime", "{2}{G}", "Creature — Ooze", FLASH, Keyword("devour", 1), size="2/2"),
    card(
        "Overlord of the Hauntwoods",
        "{3}{G}{G}",
        "Enchantment Creature — Avatar Horror",
        Keyword("impending", (4, cost("{1}{G}{G}"))),
        when(AnyOf((enters(), Attacks())), CreateTokens(_EVERYWHERE, tapped=True)),
        size="6/5",
    ),
    card(
        "Mosswort Bridge",
        None,
        "Land",
        when_it_enters(HideAway(4, "hidden"), keyword="hideaway"),
        enters_tapped(),
        taps_for("{G}"),
        activated("{G}{T}", If(Is(PowerOf(Each(YOUR_CREATURE)), Compare(">=", 10)), PlayFree(_HIDDEN))),
    ),
    card(
        "Sundering Titan",
        "{8}",
        "Artifact Creature — Golem",
        when(
            AnyOf((enters(), leaves())),
            do(
                *(Remember(Choice(described(LAND, subtypes=(kind,))), "chosen") for kind in _BASIC_TYPES),
                Destroy(Remembered("chosen")),
            ),
        ),
        size="7/10",
    ),
    card(
        "Puca's Mischief",
        "{3}{U}",
        "Enchantment",
        when(
            StepBegins("upkeep"),
            May(ExchangeControl(Target(0), Target(1))),
            Slot(described(NONLAND, controller=Who.YOU)),
            Slot(described(NONLAND, controller=Who.OPPONENT, mana_value=Compare("<=", ManaValueOf(Target(0))))),
        ),
    ),
    card(
        "Sanctum of All",
        "{W}{U}{B}{R}{G}",
        "Legendary Enchantment — Shrine",
        when(StepBegins("upkeep"), May(Search(Filter(subtypes=("Shrine",)), "battlefield", also="graveyard"))),
        static(
            TriggersAgain(None, of=described(_YOUR_SHRINE, other=True)),
            condition=Is(Count(_YOUR_SHRINE), Compare(">=", 6)),
        ),
    ),
    card(
        "Drannith Magistrate",
        "{1}{W}",
        "Creature — Human Wizard",
        static(Prohibit("cast", Filter(unlike=Filter(zone="hand")), Who.OPPONENT)),
        size="1/3",
    ),
)
