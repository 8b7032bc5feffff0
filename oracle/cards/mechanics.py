"""Permanents with keyword abilities that are other abilities written short: tribute, fabricate, persist, evolve, modular, kicker ..."""

from __future__ import annotations

from oracle.cards.faces import card, token
from oracle.cards.phrases import (
    AN_OPPONENT,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    PERSIST,
    REACH,
    TARGET,
    TRAMPLE,
    UNDYING,
    YOUR_CREATURE,
    activated,
    damage_to_any_target,
    enters_tapped,
    enters_with,
    gets,
    pumps,
    sacrificing,
    static,
    when,
    when_it_dies,
    when_it_enters,
)
from oracle.vocabulary.abilities import ANY_TARGET, Activated, AdditionalCost, Keyword, Slot, Triggered
from oracle.vocabulary.amounts import Kicked, PowerOf, SumThisTurn
from oracle.vocabulary.costs import SacrificeSelf, cost
from oracle.vocabulary.filters import ARTIFACT, Compare, Filter, Who, described
from oracle.vocabulary.instructions import (
    Counter,
    CreateTokens,
    DealDamage,
    Destroy,
    GainControl,
    GainLife,
    Instruction,
    LoseLife,
    Move,
    MoveCounters,
    PutCounters,
)
from oracle.vocabulary.keywords import TRIBUTE_NOT_PAID
from oracle.vocabulary.patterns import LifeGained, LifeLost, ZoneChange
from oracle.vocabulary.selectors import Each, EachOpponent, EventObject, This
from oracle.vocabulary.statics import AddPT, Grant, Prohibit

_EVOLVE = Keyword("evolve")
_YOUR_CREATURES = Each(YOUR_CREATURE)


def _if_tribute_was_not_paid(effect: Instruction, *targets: Slot) -> Triggered:
    return when_it_enters(effect, *targets, condition=TRIBUTE_NOT_PAID)


CARDS = (
    # Tribute
    card(
        "Snake of the Golden Grove",
        "{4}{G}",
        "Creature — Snake",
        Keyword("tribute", 3),
        _if_tribute_was_not_paid(GainLife(4)),
        size="4/4",
    ),
    card(
        "Pharagax Giant",
        "{4}{R}",
        "Creature — Giant",
        Keyword("tribute", 2),
        _if_tribute_was_not_paid(DealDamage(5, (EachOpponent(),))),
        size="3/3",
    ),
    card(
        "Fanatic of Xenagos",
        "{1}{R}{G}",
        "Creature — Centaur Warrior",
        TRAMPLE,
        Keyword("tribute", 1),
        _if_tribute_was_not_paid(gets(This(), AddPT(1, 1), Grant(HASTE))),
        size="3/3",
    ),
    card(
        "Nessian Demolok",
        "{3}{G}{G}",
        "Creature — Beast",
        Keyword("tribute", 3),
        _if_tribute_was_not_paid(Destroy(TARGET), Slot(Filter(without_types=("creature",)))),
        size="3/3",
    ),
    card(
        "Ornitharch",
        "{3}{W}{W}",
        "Creature — Archon",
        FLYING,
        Keyword("tribute", 2),
        _if_tribute_was_not_paid(CreateTokens(token("Bird", "1/1", "W", FLYING), 2)),
        size="3/3",
    ),
    # Fabricate
    card(
        "Weaponcraft Enthusiast",
        "{2}{B}",
        "Creature — Aetherborn Artificer",
        Keyword("fabricate", 2),
        size="0/1",
    ),
    card(
        "Propeller Pioneer",
        "{3}{W}",
        "Creature — Human Artificer",
        FLYING,
        Keyword("fabricate", 1),
        size="2/1",
    ),
    card("Glint-Sleeve Artisan", "{2}{W}", "Creature — Dwarf Artificer", Keyword("fabricate", 1), size="2/2"),
    card("Accomplished Automaton", "{7}", "Artifact Creature — Construct", Keyword("fabricate", 1), size="5/7"),
    card(
        "Marionette Master",
        "{4}{B}{B}",
        "Creature — Human Artificer",
        Keyword("fabricate", 3),
        when(
            ZoneChange(described(ARTIFACT, controller=Who.YOU), "battlefield", "graveyard"),
            LoseLife(PowerOf(This()), TARGET),
            AN_OPPONENT,
        ),
        size="1/3",
    ),
    # Kicker
    card(
        "Goblin Bushwhacker",
        "{R}",
        "Creature — Goblin Warrior",
        AdditionalCost("kicker", cost("{R}")),
        when_it_enters(gets(_YOUR_CREATURES, AddPT(1, 0), Grant(HASTE)), condition=Kicked()),
        size="1/1",
    ),
    # Persist
    card("Putrid Goblin", "{1}{B}", "Creature — Zombie Goblin", PERSIST, size="2/2"),
    card("Safehold Elite", "{1}{G/W}", "Creature — Elf Scout", PERSIST, size="2/2"),
    card("Gravelgill Axeshark", "{4}{U/B}", "Creature — Merfolk Soldier", PERSIST, size="3/3"),
    card(
        "Kitchen Finks",
        "{1}{G/W}{G/W}",
        "Creature — Ouphe",
        when_it_enters(GainLife(2)),
        PERSIST,
        size="3/2",
    ),
    card(
        "Murderous Redcap",
        "{2}{B/R}{B/R}",
        "Creature — Goblin Assassin",
        when_it_enters(damage_to_any_target(PowerOf(This())), ANY_TARGET),
        PERSIST,
        size="2/2",
    ),
    card(
        "Glen Elendra Archmage",
        "{3}{U}",
        "Creature — Faerie Wizard",
        FLYING,
        Activated(
            cost("{U}", SacrificeSelf()),
            Counter(TARGET),
            (Slot(Filter(without_types=("creature",)), zone="stack"),),
        ),
        PERSIST,
        size="2/2",
    ),
    # Undying
    card("Evernight Shade", "{3}{B}", "Creature — Shade", activated("{B}", pumps(1, 1, This())), UNDYING, size="1/1"),
    card(
        "Geralf's Messenger",
        "{B}{B}{B}",
        "Creature — Zombie",
        enters_tapped(),
        when_it_enters(LoseLife(2, TARGET), AN_OPPONENT),
        UNDYING,
        size="3/2",
    ),
    card(
        "Howlgeist",
        "{5}{G}",
        "Creature — Spirit Wolf",
        static(Prohibit("be-blocked", by=Filter(power=Compare("<", PowerOf(This()))))),
        UNDYING,
        size="4/2",
    ),
    card(
        "Treacherous Pit-Dweller",
        "{B}{B}",
        "Creature — Demon",
        when(
            ZoneChange(origin="graveyard", to="battlefield"),
            GainControl(This(), TARGET, until="game"),
            AN_OPPONENT,
        ),
        UNDYING,
        size="4/3",
    ),
    # Afterlife, evolve
    card(
        "Ministrant of Obligation",
        "{2}{W}",
        "Creature — Human Cleric",
        Keyword("afterlife", 2),
        size="2/1",
    ),
    card("Battering Krasis", "{2}{G}", "Creature — Shark Beast", TRAMPLE, _EVOLVE, size="2/1"),
    card("Cloudfin Raptor", "{U}", "Creature — Bird Mutant", FLYING, _EVOLVE, size="0/1"),
    card("Crocanura", "{2}{G}", "Creature — Crocodile Frog", REACH, _EVOLVE, size="1/3"),
    # Modular, graft, riot
    card("Arcbound Worker", "{1}", "Artifact Creature — Construct", Keyword("modular", 1), size="0/0"),
    card("Arcbound Hybrid", "{4}", "Artifact Creature — Beast", HASTE, Keyword("modular", 2), size="0/0"),
    card("Arcbound Bruiser", "{5}", "Artifact Creature — Golem", Keyword("modular", 3), size="0/0"),
    card("Arcbound Lancer", "{7}", "Artifact Creature — Beast", FIRST_STRIKE, Keyword("modular", 4), size="0/0"),
    card(
        "Arcbound Ravager",
        "{2}",
        "Artifact Creature — Beast",
        Activated(cost(sacrificing(ARTIFACT)), PutCounters("p1p1")),
        Keyword("modular", 1),
        size="0/0",
    ),
    card(
        "Cytoplast Root-Kin",
        "{2}{G}{G}",
        "Creature — Elemental Mutant",
        Keyword("graft", 4),
        when_it_enters(PutCounters("p1p1", 1, Each(described(YOUR_CREATURE, other=True, counter="p1p1")))),
        activated("{2}", MoveCounters("p1p1", 1, TARGET, This()), Slot(YOUR_CREATURE)),
        size="0/0",
    ),
    card("Rampaging Rendhorn", "{4}{G}", "Creature — Beast", Keyword("riot"), size="4/4"),
    card("Zhur-Taa Goblin", "{R}{G}", "Creature — Goblin Berserker", Keyword("riot"), size="2/2"),
    card(
        "Flame-Wreathed Phoenix",
        "{2}{R}{R}",
        "Creature — Phoenix",
        FLYING,
        Keyword("tribute", 2),
        _if_tribute_was_not_paid(
            gets(This(), Grant(HASTE), Grant(when_it_dies(Move(EventObject(), "hand"))), until="game")
        ),
        size="3/3",
    ),
    card(
        "Voracious Wurm",
        "{1}{G}",
        "Creature — Wurm",
        enters_with(SumThisTurn(LifeGained())),
        size="2/2",
    ),
    card(
        "Cryptborn Horror",
        "{1}{B/R}{B/R}",
        "Creature — Horror",
        TRAMPLE,
        enters_with(SumThisTurn(LifeLost(Who.OPPONENT))),
        size="0/0",
    ),
)
