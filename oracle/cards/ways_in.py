"""Ways to enter or leave the battlefield, or to be there, that few cards know: face down, devouring, impending, phasing, exchanged."""

from __future__ import annotations

from oracle.cards.faces import card, token
from oracle.cards.phrases import (
    A_CREATURE,
    FLASH,
    FLYING,
    TARGET,
    YOUR_CREATURE,
    activated,
    do,
    enters_tapped,
    pumps,
    spell,
    static,
    taps_for,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import AdditionalCost, Face, Keyword, Slot
from oracle.vocabulary.amounts import (
    Count,
    GreatestPower,
    HappenedThisTurn,
    Is,
    ManaValueOf,
    PlayerHasCards,
    PowerOf,
    Times,
)
from oracle.vocabulary.copies import CopiesMore
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import CREATURE, INSTANT_OR_SORCERY, LAND, NONLAND, THIS, Compare, Filter, Who, described
from oracle.vocabulary.hidden import HideAway, Manifest
from oracle.vocabulary.instructions import (
    CopySpell,
    CreateTokens,
    Destroy,
    ExchangeControl,
    If,
    Later,
    LoseLife,
    May,
    Move,
    PhaseOut,
    Remember,
)
from oracle.vocabulary.libraries import Search
from oracle.vocabulary.patterns import AnyOf, Attacks, SpellCast, StepBegins, dies, enters, leaves
from oracle.vocabulary.permissions import PlayFree
from oracle.vocabulary.selectors import Choice, Each, EventObject, Linked, Remembered, Target
from oracle.vocabulary.statics import CostChange, Prohibit, TriggersAgain

_BASIC_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_EVERYWHERE = Face(name="Everywhere", types=("land",), subtypes=_BASIC_TYPES, colors=())
_YOUR_SHRINE = Filter(subtypes=("Shrine",), controller=Who.YOU)
_HIDDEN = Linked("hidden")

_FUNGUS_DINOSAUR = token("Fungus Dinosaur", "0/0", "G")
_COPY_THE_NEXT = Later(when(SpellCast(INSTANT_OR_SORCERY), CopySpell(EventObject())), until="once-this-turn")

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
        "Shelldock Isle",
        None,
        "Land",
        when_it_enters(HideAway(4, "hidden"), keyword="hideaway"),
        enters_tapped(),
        taps_for("{U}"),
        activated("{U}{T}", If(PlayerHasCards(Who.ANYONE, "library", Compare("<=", 20)), PlayFree(_HIDDEN))),
    ),
    card(
        "Nightdrinker Moroii",
        "{3}{B}",
        "Creature — Vampire",
        FLYING,
        when_it_enters(LoseLife(3)),
        Keyword("disguise", cost("{B}{B}")),
        size="4/2",
    ),
    card(
        "Twilight's Call",
        "{4}{B}{B}",
        "Sorcery",
        AdditionalCost("flash", cost("{2}"), flash=True),
        spell(Move(Each(CREATURE, "graveyard"), "battlefield")),
    ),
    card(
        "The Skullspore Nexus",
        "{6}{G}{G}",
        "Legendary Artifact",
        static(CostChange(Times(GreatestPower(YOUR_CREATURE), -1), THIS), zones=("stack",)),
        when(
            dies(described(YOUR_CREATURE, token=False)),
            CreateTokens(_FUNGUS_DINOSAUR, size=PowerOf(Remembered("together"))),
            together=True,
        ),
        activated("{2}{T}", pumps(PowerOf(TARGET), 0), A_CREATURE),
    ),
    card(
        "Howl of the Horde",
        "{2}{R}",
        "Sorcery",
        spell(_COPY_THE_NEXT),
        spell(If(HappenedThisTurn(Attacks(YOUR_CREATURE)), _COPY_THE_NEXT)),
    ),
    card(
        "Twinning Staff",
        "{3}",
        "Artifact",
        static(CopiesMore()),
        activated("{7}{T}", CopySpell(TARGET), Slot(described(INSTANT_OR_SORCERY, controller=Who.YOU), zone="stack")),
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
