"""Creating tokens (111)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.cards.faces import HUMAN_SOLDIER, SAPROLING, SOLDIER, ZOMBIE, card, token
from oracle.cards.phrases import (
    ANOTHER_CREATURE_OF_YOURS,
    DEATHTOUCH,
    FLASH,
    FLYING,
    LIFELINK,
    TARGET,
    YOUR_CREATURE,
    YOURS,
    activated,
    do,
    has,
    pumps,
    removing,
    sacrificing,
    spell,
    when,
    when_it_dies,
    when_it_enters,
    whenever_one_enters,
)
from oracle.vocabulary.abilities import Activated, Slot
from oracle.vocabulary.amounts import Is, LifeOf, Number
from oracle.vocabulary.amounts import PlayerCounters as Experience
from oracle.vocabulary.costs import SacrificeSelf, cost
from oracle.vocabulary.filters import ARTIFACT, CREATURE, ENCHANTMENT, LAND, THIS, Compare, Filter, Who, described
from oracle.vocabulary.instructions import CreateTokens, GainLife, PlayerCounters, PutCounters
from oracle.vocabulary.libraries import Scry
from oracle.vocabulary.patterns import AnyOf, Attacks, SpellCast, StepBegins, enters, leaves
from oracle.vocabulary.selectors import Each, Remembered, You
from oracle.vocabulary.statics import AddPT, DefinePT
from oracle.vocabulary.tokens import SERVO

_EXPERIENCE = Experience("experience", You())
_EXPERIENCED_SPIRIT = replace(
    token("Spirit", "0/0", "WB"),
    types=("enchantment", "creature"),
    lines=(has(THIS, DefinePT(_EXPERIENCE, _EXPERIENCE), defines=True),),
)

CARDS = (
    card("Raise the Alarm", "{1}{W}", "Instant", spell(CreateTokens(SOLDIER, 2))),
    card("Servo Exhibition", "{1}{W}", "Sorcery", spell(CreateTokens(SERVO, 2))),
    card("Sprout", "{G}", "Instant", spell(CreateTokens(SAPROLING))),
    card(
        "Omen of the Sun",
        "{2}{W}",
        "Enchantment",
        FLASH,
        when_it_enters(do(CreateTokens(HUMAN_SOLDIER, 2), GainLife(2))),
        Activated(cost("{2}{W}", SacrificeSelf()), Scry(2)),
    ),
    card("Doomed Dissenter", "{1}{B}", "Creature — Human", when_it_dies(CreateTokens(ZOMBIE)), size="1/1"),
    card(
        "Grave Titan",
        "{4}{B}{B}",
        "Creature — Giant",
        DEATHTOUCH,
        when(AnyOf((enters(), Attacks())), CreateTokens(ZOMBIE, 2)),
        size="6/6",
    ),
    card(
        "Thragtusk",
        "{4}{G}",
        "Creature — Beast",
        when_it_enters(GainLife(5)),
        when(leaves(), CreateTokens(token("Beast", "3/3", "G"))),
        size="5/3",
    ),
    card(
        "Wurmcoil Engine",
        "{6}",
        "Artifact Creature — Phyrexian Wurm",
        (DEATHTOUCH, LIFELINK),
        when_it_dies(
            do(
                CreateTokens(token("Phyrexian Wurm", "3/3", "", DEATHTOUCH, artifact=True)),
                CreateTokens(token("Phyrexian Wurm", "3/3", "", LIFELINK, artifact=True)),
            )
        ),
        size="6/6",
    ),
    card(
        "Patrol Signaler",
        "{1}{W}",
        "Creature — Kithkin Soldier",
        activated("{1}{W}{Q}", CreateTokens(token("Kithkin Soldier", "1/1", "W"))),
        size="1/1",
    ),
    card(
        "Desolation Twin",
        "{10}",
        "Creature — Eldrazi",
        when(SpellCast(THIS), CreateTokens(token("Eldrazi", "10/10", "")), zones=("stack",)),
        size="10/10",
    ),
    card(
        "Pallid Mycoderm",
        "{3}{W}",
        "Creature — Fungus",
        when(StepBegins("upkeep"), PutCounters("spore")),
        Activated(cost(removing("spore", 3)), CreateTokens(SAPROLING)),
        Activated(
            cost(sacrificing(Filter(subtypes=("Saproling",)))),
            pumps(1, 1, Each(described(YOUR_CREATURE, subtypes=("Fungus", "Saproling")))),
        ),
        size="2/4",
    ),
    card(
        "Thopter Foundry",
        "{W/B}{U}",
        "Artifact",
        Activated(
            cost("{1}", sacrificing(described(ARTIFACT, token=False))),
            do(CreateTokens(token("Thopter", "1/1", "U", FLYING, artifact=True)), GainLife(1)),
        ),
    ),
    card(
        "Thraben Doomsayer",
        "{1}{W}{W}",
        "Creature — Human Cleric",
        activated("{T}", CreateTokens(token("Human", "1/1", "W"))),
        has(ANOTHER_CREATURE_OF_YOURS, AddPT(2, 2), condition=Is(LifeOf(You()), Compare("<=", 5))),
        size="2/2",
    ),
    card(
        "Primeval Bounty",
        "{5}{G}",
        "Enchantment",
        when(SpellCast(CREATURE), CreateTokens(token("Beast", "3/3", "G"))),
        when(
            SpellCast(Filter(without_types=("creature",))),
            PutCounters("p1p1", 3, TARGET),
            Slot(YOUR_CREATURE),
        ),
        whenever_one_enters(described(LAND, controller=Who.YOU), GainLife(3)),
    ),
    card(
        "Woodland Champion",
        "{1}{G}",
        "Creature — Elf Scout",
        whenever_one_enters(
            described(YOURS, token=True), PutCounters("p1p1", Number(Remembered("together"))), together=True
        ),
        size="2/2",
    ),
    card(
        "Daxos the Returned",
        "{1}{W}{B}",
        "Legendary Creature — Zombie Soldier",
        when(SpellCast(ENCHANTMENT), PlayerCounters("experience")),
        activated("{1}{W}{B}", CreateTokens(_EXPERIENCED_SPIRIT)),
        size="2/2",
    ),
)
