"""Abilities that trigger as permanents enter, and what stops them or makes them trigger more often (603.2, 603.2d, 603.6a)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    ANOTHER_CREATURE,
    DEFENDER,
    FLASH,
    FLYING,
    LIFELINK,
    TARGET,
    VIGILANCE,
    YOUR_CREATURE,
    YOURS,
    damage_to_any_target,
    or_itself,
    static,
    when,
    when_it_enters,
    whenever_one_enters,
)
from oracle.vocabulary.abilities import Slot
from oracle.vocabulary.amounts import X
from oracle.vocabulary.filters import (
    ANYTHING,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    NONLAND,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import DealDamage, Destroy, Draw, GainLife, Scry, Tap
from oracle.vocabulary.patterns import AnyOf, SpellCast, dies, enters
from oracle.vocabulary.selectors import EachOpponent
from oracle.vocabulary.statics import CausesNoTrigger, TriggersAgain

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
)
