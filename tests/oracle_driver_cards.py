"""Cards that exist nowhere, for tests of the oracle's driver: each says one thing."""

from typing import Any

from oracle.vocabulary.abilities import (
    ANY_TARGET,
    Activated,
    AdditionalCost,
    AlternativeCost,
    Enchant,
    Face,
    Keyword,
    Modal,
    Mode,
    Slot,
    SpecialAction,
    SpellAbility,
    Static,
    Triggered,
)
from oracle.vocabulary.amounts import X
from oracle.vocabulary.costs import Cost, Loyalty, ManaCost, PayLife, TapSelf, cost
from oracle.vocabulary.costs import Sacrifice as SacrificeCost
from oracle.vocabulary.filters import CREATURE, Filter, Who, described
from oracle.vocabulary.instructions import (
    AddMana,
    CastFree,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    LoseLife,
    May,
    Move,
    PayOr,
    Sacrifice,
    Suspend,
)
from oracle.vocabulary.libraries import LookAtTop, Scry, Surveil
from oracle.vocabulary.patterns import ManaProduced, dies, enters
from oracle.vocabulary.rewrites import (
    ChooseAsEnters,
    EntersAsCopy,
    EntersChanged,
    EntersTapped,
    ManaInstead,
    Multiply,
    Tribute,
)
from oracle.vocabulary.selectors import Choice, Linked, Target
from oracle.vocabulary.statics import Continuous, ControlledBy, Grant, LoseAllAbilities, Replace, SetPT, TriggersAgain

A_CREATURE = Slot(CREATURE)
YOUR_CREATURE = described(CREATURE, controller=Who.YOU)


def creature(name: str, size: str, *lines: Any, mana: str | None = "{1}", **fields: Any) -> Face:
    power, toughness = (int(n) for n in size.split("/"))
    fields = {"types": ("creature",), "subtypes": ("Bear",), **fields}
    return Face(name=name, cost=mana, power=power, toughness=toughness, lines=lines, **fields)


def other(name: str, kind: str, *lines: Any, mana: str | None = "{1}", **fields: Any) -> Face:
    return Face(name=name, types=(kind,), cost=mana, lines=lines, **fields)


def basic(name: str) -> Face:
    return Face(name=name, types=("land",), subtypes=(name,), supertypes=("basic",))


def damage(amount: Any, **fields: Any) -> DealDamage:
    return DealDamage(amount, (Target(0),), **fields)


TRIGGER_DAMAGE = Triggered(enters(), damage(1), (ANY_TARGET,))

CARDS = {
    face.name: face
    for face in (
        *(basic(name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")),
        creature("Cub", "2/2"),
        creature("Bat", "1/1", Keyword("flying")),
        creature("Bull", "3/3", Keyword("trample")),
        creature("Wolf", "2/2", Keyword("first strike")),
        creature("Healer", "1/1", Triggered(enters(described(CREATURE, other=True)), GainLife(1))),
        creature("Imp", "1/1", Triggered(enters(described(CREATURE, other=True)), LoseLife(1))),
        creature("Twofold", "1/1", Triggered(enters(), GainLife(1)), Triggered(enters(), Draw(1))),
        creature("Archer", "1/1", TRIGGER_DAMAGE),
        creature("Volley", "1/1", Triggered(enters(), DealDamage(1, (Target(0),)), (Slot(CREATURE, least=0, most=2),))),
        creature("Reader", "1/1", Triggered(enters(), May(Draw(1)))),
        creature("Mimic", "0/0", Static((Replace(enters(), EntersAsCopy(CREATURE)),), zones=("battlefield",))),
        creature("Clay", "0/0", Static((Replace(enters(), EntersChanged((SetPT(1, 6),))),))),
        creature("Toll", "1/1", Static((Replace(enters(), Tribute(1)),))),
        creature("Dyed", "1/1", Static((Replace(enters(), ChooseAsEnters("color")),))),
        creature("Named", "1/1", Static((Replace(enters(), ChooseAsEnters("name")),))),
        creature("Typed", "1/1", Static((Replace(enters(), ChooseAsEnters("creature-type")),))),
        creature("Worded", "1/1", Static((Replace(enters(), ChooseAsEnters("option", ("odd", "even"))),))),
        creature("Seated", "1/1", Static((Replace(enters(), ChooseAsEnters("player")),))),
        creature("Ward", "1/1", Triggered(enters(), PayOr(cost("{1}"), unpaid=LoseLife(2)))),
        creature("Bleeder", "1/1", Triggered(enters(), PayOr(Cost((PayLife(2),)), paid=Draw(1)))),
        creature("Lord", "2/2", Static((Continuous((Grant(Activated(cost("{T}"), Draw(1))),), YOUR_CREATURE),))),
        creature("Leveler", "1/1", supertypes=("legendary",)),
        creature("Pinger", "1/1", Keyword("haste"), Activated(cost("{T}"), damage(1), (ANY_TARGET,))),
        other("Zap", "instant", SpellAbility(damage(2), (ANY_TARGET,)), mana="{R}"),
        other("Blaze", "sorcery", SpellAbility(damage(X()), (ANY_TARGET,)), mana="{X}{R}"),
        other(
            "Spread",
            "sorcery",
            SpellAbility(damage(0, divided=True), (Slot(CREATURE, players=Who.ANYONE, least=1, most=3),), divide=3),
            mana="{R}",
        ),
        other(
            "Charm",
            "instant",
            SpellAbility(
                modal=Modal(
                    (
                        Mode(damage(2), (Slot(players=Who.ANYONE),)),
                        Mode(Destroy(Target(0)), (A_CREATURE,)),
                        Mode(GainLife(3)),
                    ),
                    least=1,
                    most=2,
                )
            ),
            mana="{R}",
        ),
        other("Pair", "sorcery", SpellAbility(Destroy(Target(0)), (A_CREATURE, Slot(CREATURE, least=0))), mana="{B}"),
        other("Peek", "instant", SpellAbility(Scry(2)), mana="{U}"),
        other("Delve", "instant", SpellAbility(Surveil(2)), mana="{U}"),
        other("Company", "instant", SpellAbility(LookAtTop(4, CREATURE, 2, "battlefield")), mana="{G}"),
        other(
            "Rite",
            "instant",
            SpellAbility(Draw(1), additional=(("sacrifice", Cost((SacrificeCost(CREATURE),))),)),
            mana="{B}",
        ),
        other(
            "Free",
            "sorcery",
            SpellAbility(CastFree(Choice(Filter(), most=2, zone="graveyard", whose=Who.YOU))),
            mana="{U}",
        ),
        other("Dear", "instant", SpellAbility(GainLife(1)), AdditionalCost("kicker", cost("{2}")), mana="{W/P}"),
        other(
            "Late", "sorcery", SpellAbility(damage(3), (ANY_TARGET,)), SpecialAction("suspend", cost("{R}"), Suspend(1))
        ),
        other(
            "Again",
            "sorcery",
            SpellAbility(GainLife(2)),
            AlternativeCost("flashback", cost("{W}"), "graveyard"),
            mana="{W}",
        ),
        other(
            "Chains",
            "enchantment",
            Enchant(CREATURE),
            Static((Continuous((ControlledBy(),), Filter(host=True)),)),
            subtypes=("Aura",),
        ),
        other(
            "Cell",
            "enchantment",
            Triggered(enters(), Move(Target(0), "exile", link="exile"), (A_CREATURE,)),
            Triggered(dies(), Move(Linked("exile"), "battlefield")),
        ),
        other("Slow", "enchantment", Static((Replace(enters(CREATURE), EntersTapped()),))),
        other("Echo", "enchantment", Static((TriggersAgain(enters(CREATURE)),))),
        other("Mirror", "enchantment", Static((Replace(ManaProduced(who=Who.YOU), Multiply(2)),))),
        other("Murk", "enchantment", Static((Replace(ManaProduced(), ManaInstead("B", 1)),))),
        other("Blank", "enchantment", Static((Continuous((LoseAllAbilities(),), CREATURE),))),
        other("Stone", "artifact", Activated(cost("{T}"), AddMana("any-color"))),
        other("Prism", "artifact", Activated(cost("{T}"), AddMana("any-color", 2, combination=True))),
        other("Filter Stone", "artifact", Activated(Cost((ManaCost("{1}"), TapSelf())), AddMana("{W}{U}"))),
        other(
            "Walker",
            "planeswalker",
            Activated(Cost((Loyalty(1),)), Draw(1), loyalty=True),
            Activated(Cost((Loyalty(-2),)), damage(2), (ANY_TARGET,), loyalty=True),
            loyalty=3,
        ),
        other("Offer", "sorcery", SpellAbility(May(Sacrifice(filter=YOUR_CREATURE))), mana="{B}"),
    )
}


def find(name: str) -> Face | None:
    """Return one of these cards."""
    return CARDS.get(name)
