"""Abilities that trigger as permanents enter, and what stops them or makes them trigger more often (603.2, 603.2d, 603.6a)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    A_PLAYER,
    ANOTHER_CREATURE,
    DEATHTOUCH,
    DEFENDER,
    FLASH,
    FLYING,
    LIFELINK,
    REACH,
    TARGET,
    VIGILANCE,
    YOUR_CREATURE,
    YOURS,
    damage_to_any_target,
    do,
    gets,
    has,
    or_itself,
    pumps,
    reflexive,
    static,
    when,
    when_it_enters,
    whenever_one_enters,
)
from oracle.vocabulary.abilities import ANY_TARGET, Slot
from oracle.vocabulary.amounts import Number, PowerOf, ToughnessOf, X
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import (
    ANYTHING,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    NONLAND,
    THIS,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import (
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    LoseLife,
    May,
    Move,
    PayOr,
    Tap,
    Untap,
    WhenYouDo,
)
from oracle.vocabulary.libraries import Mill, Scry
from oracle.vocabulary.patterns import AnyOf, SpellCast, dies, enters
from oracle.vocabulary.selectors import Each, EachOpponent, EventObject, Linked, Remembered
from oracle.vocabulary.statics import AddPT, CausesNoTrigger, Grant, LoseAllAbilities, TriggersAgain

_ARTIFACT_OR_CREATURE = Filter(any_type=("artifact", "creature"))
_YOUR_ENCHANTMENT = described(ENCHANTMENT, controller=Who.YOU)

CARDS = (
    # Their own arrival
    card("Elvish Visionary", "{1}{G}", "Creature — Elf Shaman", when_it_enters(Draw()), size="1/1"),
    card("Wall of Omens", "{1}{W}", "Creature — Wall", DEFENDER, when_it_enters(Draw()), size="0/4"),
    card("Cloudkin Seer", "{2}{U}", "Creature — Elemental Wizard", FLYING, when_it_enters(Draw()), size="2/1"),
    card("Lone Missionary", "{1}{W}", "Creature — Kor Monk", when_it_enters(GainLife(4)), size="2/1"),
    card("Venerable Monk", "{2}{W}", "Creature — Human Monk Cleric", when_it_enters(GainLife(2)), size="2/2"),
    card(
        "Ravenous Chupacabra",
        "{2}{B}{B}",
        "Creature — Beast Horror",
        when_it_enters(Destroy(TARGET), Slot(described(CREATURE, controller=Who.OPPONENT))),
        size="2/2",
    ),
    card(
        "Flametongue Kavu",
        "{3}{R}",
        "Creature — Kavu",
        when_it_enters(damage_to_any_target(4), A_CREATURE),
        size="4/2",
    ),
    card(
        "Gadwick, the Wizened",
        "{X}{U}{U}{U}",
        "Legendary Creature — Human Wizard",
        when_it_enters(Draw(X())),
        when(
            SpellCast(Filter(colors=("U",))),
            Tap(TARGET),
            Slot(described(NONLAND, controller=Who.OPPONENT)),
        ),
        size="3/3",
    ),
    card("Ichor Wellspring", "{2}", "Artifact", when(AnyOf((enters(), dies())), Draw())),
    # The arrival of others
    card(
        "Soul Warden",
        "{W}",
        "Creature — Human Cleric",
        whenever_one_enters(ANOTHER_CREATURE, GainLife(1)),
        size="1/1",
    ),
    card(
        "Essence Warden",
        "{G}",
        "Creature — Elf Shaman",
        whenever_one_enters(ANOTHER_CREATURE, GainLife(1)),
        size="1/1",
    ),
    card(
        "Kor Celebrant",
        "{2}{W}",
        "Creature — Kor Cleric",
        whenever_one_enters(or_itself(YOUR_CREATURE), GainLife(1)),
        size="1/4",
    ),
    card(
        "Contraband Kingpin",
        "{U}{B}",
        "Creature — Aetherborn Rogue",
        LIFELINK,
        whenever_one_enters(described(ARTIFACT, controller=Who.YOU), Scry(1)),
        size="1/4",
    ),
    card(
        "Eidolon of Blossoms",
        "{2}{G}{G}",
        "Enchantment Creature — Spirit",
        whenever_one_enters(or_itself(_YOUR_ENCHANTMENT), Draw()),
        size="2/2",
    ),
    card(
        "Impact Tremors",
        "{1}{R}",
        "Enchantment",
        whenever_one_enters(YOUR_CREATURE, DealDamage(1, (EachOpponent(),))),
    ),
    # What stops them
    card(
        "Tocatli Honor Guard",
        "{1}{W}",
        "Creature — Human Soldier",
        static(CausesNoTrigger(enters(CREATURE))),
        size="1/3",
    ),
    card("Torpor Orb", "{2}", "Artifact", static(CausesNoTrigger(enters(CREATURE)))),
    card(
        "Hushwing Gryff",
        "{2}{W}",
        "Creature — Hippogriff",
        FLASH,
        FLYING,
        static(CausesNoTrigger(enters(CREATURE))),
        size="2/1",
    ),
    card(
        "Hushbringer",
        "{1}{W}",
        "Creature — Faerie",
        (FLYING, LIFELINK),
        static(CausesNoTrigger(AnyOf((enters(CREATURE), dies(CREATURE))))),
        size="1/2",
    ),
    card(
        "Doorkeeper Thrull",
        "{1}{W}",
        "Creature — Thrull",
        FLASH,
        FLYING,
        static(CausesNoTrigger(enters(_ARTIFACT_OR_CREATURE))),
        size="1/2",
    ),
    # What makes them trigger more often
    card("Panharmonicon", "{4}", "Artifact", static(TriggersAgain(enters(_ARTIFACT_OR_CREATURE), of=YOURS))),
    card(
        "Elesh Norn, Mother of Machines",
        "{4}{W}",
        "Legendary Creature — Phyrexian Praetor",
        VIGILANCE,
        static(TriggersAgain(enters(ANYTHING), of=YOURS)),
        static(CausesNoTrigger(enters(ANYTHING), of=Filter(controller=Who.OPPONENT))),
        size="4/7",
    ),
    card(
        "Yarok, the Desecrated",
        "{2}{B}{G}{U}",
        "Legendary Creature — Elemental Horror",
        (DEATHTOUCH, LIFELINK),
        static(TriggersAgain(enters(ANYTHING), of=YOURS)),
        size="3/5",
    ),
    card(
        "Naban, Dean of Iteration",
        "{1}{U}",
        "Legendary Creature — Human Wizard",
        static(TriggersAgain(enters(Filter(subtypes=("Wizard",), controller=Who.YOU)), of=YOURS)),
        size="2/1",
    ),
    # More of their own arrival
    card("Arashin Cleric", "{1}{W}", "Creature — Human Cleric", when_it_enters(GainLife(3)), size="1/3"),
    card("Devout Monk", "{W}", "Creature — Human Monk Cleric", when_it_enters(GainLife(1)), size="1/1"),
    card(
        "Merfolk Trickster",
        "{U}{U}",
        "Creature — Merfolk Wizard",
        FLASH,
        when_it_enters(
            do(Tap(TARGET), gets(TARGET, LoseAllAbilities())), Slot(described(CREATURE, controller=Who.OPPONENT))
        ),
        size="2/2",
    ),
    card(
        "Sparktongue Dragon",
        "{3}{R}{R}",
        "Creature — Dragon",
        FLYING,
        when_it_enters(
            WhenYouDo(PayOr(cost("{2}{R}")), reflexive(damage_to_any_target(3), ANY_TARGET)),
        ),
        size="3/3",
    ),
    card(
        "Harmonic Sliver",
        "{1}{G}{W}",
        "Creature — Sliver",
        has(
            Filter(subtypes=("Sliver",)),
            Grant(when_it_enters(Destroy(TARGET), Slot(Filter(any_type=("artifact", "enchantment"))))),
        ),
        size="1/1",
    ),
    # More of the arrival of others
    card(
        "Grim Guardian",
        "{2}{B}",
        "Enchantment Creature — Zombie",
        whenever_one_enters(or_itself(_YOUR_ENCHANTMENT), LoseLife(1, EachOpponent())),
        size="1/4",
    ),
    card(
        "Nexus Wardens",
        "{2}{G}",
        "Creature — Satyr Archer",
        REACH,
        whenever_one_enters(_YOUR_ENCHANTMENT, GainLife(2)),
        size="1/4",
    ),
    card(
        "Sage of Mysteries",
        "{U}",
        "Creature — Human Wizard",
        whenever_one_enters(_YOUR_ENCHANTMENT, Mill(2, TARGET), A_PLAYER),
        size="0/2",
    ),
    card(
        "Jaddi Offshoot",
        "{G}",
        "Creature — Plant",
        DEFENDER,
        whenever_one_enters(described(LAND, controller=Who.YOU), GainLife(1)),
        size="0/3",
    ),
    card(
        "Noxious Ghoul",
        "{3}{B}{B}",
        "Creature — Zombie",
        whenever_one_enters(
            or_itself(Filter(subtypes=("Zombie",))),
            pumps(-1, -1, Each(described(CREATURE, without_subtypes=("Zombie",)))),
        ),
        size="3/3",
    ),
    card(
        "Amulet of Vigor",
        "{1}",
        "Artifact",
        whenever_one_enters(described(YOURS, tapped=True), Untap(EventObject())),
    ),
    card(
        "Ingenious Artillerist",
        "{2}{R}",
        "Creature — Human Artificer",
        whenever_one_enters(
            described(ARTIFACT, controller=Who.YOU),
            DealDamage(Number(Remembered("together")), (EachOpponent(),)),
            together=True,
        ),
        size="3/1",
    ),
    card(
        "Phyrexian Ingester",
        "{6}{U}",
        "Creature — Phyrexian Beast",
        when_it_enters(May(Move(TARGET, "exile", link="exiled")), Slot(described(CREATURE, token=False))),
        has(THIS, AddPT(PowerOf(Linked("exiled")), ToughnessOf(Linked("exiled")))),
        size="3/3",
    ),
)
