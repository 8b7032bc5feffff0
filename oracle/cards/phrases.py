"""What many cards say, in one place: keywords without a value, and the commonest shapes of abilities.

Each function returns a piece of the vocabulary, put together as the words of cards do; none decides anything.
"""

from __future__ import annotations

from typing import Any

from oracle.vocabulary import costs
from oracle.vocabulary.abilities import Ability, Activated, Keyword, Slot, SpellAbility, Static, Triggered
from oracle.vocabulary.amounts import Exists, Not
from oracle.vocabulary.costs import Loyalty, cost
from oracle.vocabulary.filters import ANYTHING, CREATURE, THIS, Filter, Who, described
from oracle.vocabulary.instructions import AddMana, DealDamage, Do, If, Instruction, Move, Pump, PutCounters
from oracle.vocabulary.libraries import Shuffle
from oracle.vocabulary.patterns import AnyOf, ChapterReached, Pattern, dies, enters
from oracle.vocabulary.rewrites import ChooseAsEnters, EntersTapped, EntersWithCounters
from oracle.vocabulary.selectors import OwnerOf, Remembered, Selector, Target, This
from oracle.vocabulary.statics import AddPT, Change, Continuous, Replace, StaticPart

DEATHTOUCH = Keyword("deathtouch")
DEFENDER = Keyword("defender")
DOUBLE_STRIKE = Keyword("double strike")
FIRST_STRIKE = Keyword("first strike")
FLASH = Keyword("flash")
FLYING = Keyword("flying")
HASTE = Keyword("haste")
HEXPROOF = Keyword("hexproof")
INDESTRUCTIBLE = Keyword("indestructible")
INFECT = Keyword("infect")
LIFELINK = Keyword("lifelink")
MENACE = Keyword("menace")
PERSIST = Keyword("persist")
REACH = Keyword("reach")
SHROUD = Keyword("shroud")
TRAMPLE = Keyword("trample")
UNDYING = Keyword("undying")
VIGILANCE = Keyword("vigilance")
WITHER = Keyword("wither")

# A line of reminder text alone is a printed line without an ability of its own.
REMINDER: tuple[Ability, ...] = ()

# Parts of costs, in words: instructions have the same names.
discarding = costs.Discard
exiling = costs.ExileFrom
putting = costs.PutCounters
removing = costs.RemoveCounters
sacrificing = costs.Sacrifice

YOURS = Filter(controller=Who.YOU)
YOUR_CREATURE = described(CREATURE, controller=Who.YOU)
ANOTHER_CREATURE = described(CREATURE, other=True)
ANOTHER_CREATURE_OF_YOURS = described(CREATURE, controller=Who.YOU, other=True)

A_CREATURE = Slot(CREATURE)
A_PLAYER = Slot(players=Who.ANYONE)
AN_OPPONENT = Slot(players=Who.OPPONENT)
A_SPELL = Slot(ANYTHING, zone="stack")

TARGET = Target(0)


# -- spells -------------------------------------------------------------------------------------------------------------------


def spell(effect: Instruction, *targets: Slot, **fields: Any) -> SpellAbility:
    """Return what an instant or sorcery does (113.3a)."""
    return SpellAbility(effect, targets, **fields)


def damage_to_any_target(amount: Any) -> DealDamage:
    """Return the instruction to deal damage to the first target."""
    return DealDamage(amount, (TARGET,))


# -- triggered abilities --------------------------------------------------------------------------------------------------------


def when(on: Pattern, effect: Instruction, *targets: Slot, **fields: Any) -> Triggered:
    """Return a triggered ability (603.1)."""
    return Triggered(on, effect, targets, **fields)


def when_it_enters(effect: Instruction, *targets: Slot, **fields: Any) -> Triggered:
    """Return an ability that triggers as its own source enters (603.6a)."""
    return Triggered(enters(), effect, targets, **fields)


def when_it_dies(effect: Instruction, *targets: Slot, **fields: Any) -> Triggered:
    """Return an ability that triggers as its own source dies (700.4)."""
    return Triggered(dies(), effect, targets, **fields)


def whenever_one_enters(what: Filter, effect: Instruction, *targets: Slot, **fields: Any) -> Triggered:
    """Return an ability that triggers as what fits enters (603.6a)."""
    return Triggered(enters(what), effect, targets, **fields)


def whenever_one_dies(what: Filter, effect: Instruction, *targets: Slot, **fields: Any) -> Triggered:
    """Return an ability that triggers as what fits dies (700.4)."""
    return Triggered(dies(what), effect, targets, **fields)


def or_itself(what: Filter) -> Filter:
    """Return a description that the source fits too: "this creature or another creature"."""
    return Filter(either=(THIS, what))


# -- activated abilities --------------------------------------------------------------------------------------------------------


def activated(price: str, effect: Instruction, *targets: Slot, **fields: Any) -> Activated:
    """Return an activated ability for mana and tap symbols (602.1)."""
    return Activated(cost(price), effect, targets, **fields)


def taps_for(mana: str, **fields: Any) -> Activated:
    """Return a mana ability with {T} as its cost (605.1a): fixed symbols ("{G}"), or one of several types ("G/W")."""
    return Activated(cost("{T}"), AddMana(mana, **fields))


def loyalty(change: Any, effect: Instruction, *targets: Slot) -> Activated:
    """Return a loyalty ability (606)."""
    return Activated(cost(Loyalty(change)), effect, targets, loyalty=True)


def reflexive(effect: Instruction, *targets: Slot) -> Triggered:
    """Return an ability that triggers when something is done as instructed (603.12), and on no event."""
    return Triggered(AnyOf(()), effect, targets)


def adapt(number: int) -> Instruction:
    """Return the instruction to adapt (701.46a)."""
    none_yet = Not(Exists(described(THIS, counter="p1p1")))
    return If(none_yet, PutCounters("p1p1", number), action="adapt")


def flicker(under: Selector | None) -> Do:
    """Return the instruction to exile the target and return it at once, under a player's control (its owner's if None)."""
    return do(
        Move(TARGET, "exile", remember="exiled"),
        Move(Remembered("exiled"), "battlefield", under=under),
    )


def shuffle_it_in() -> Do:
    """Return the instruction to shuffle this card into its owner's library (701.24)."""
    return do(Move(This(), "library"), Shuffle(OwnerOf(This())))


def gets(what: Selector, *changes: Change, until: str = "end-of-turn") -> Pump:
    """Return the instruction by which objects change, until end of turn (611.2)."""
    return Pump(what, changes, until)


def pumps(power: Any, toughness: Any, what: Selector = TARGET) -> Pump:
    """Return the instruction by which creatures get +X/+X, or -X/-X, until end of turn."""
    return Pump(what, (AddPT(power, toughness),))


def chapter(numbers: tuple[int, ...], effect: Instruction, *targets: Slot) -> Triggered:
    """Return a chapter ability of a Saga, for one chapter or several (714.2b)."""
    return Triggered(ChapterReached(numbers), effect, targets, chapters=numbers)


# -- static abilities -----------------------------------------------------------------------------------------------------------


def static(*parts: StaticPart, **fields: Any) -> Static:
    """Return a static ability (604.1)."""
    return Static(parts, **fields)


def has(what: Filter, *changes: Change, **fields: Any) -> Static:
    """Return a static ability that changes the characteristics of what fits (613)."""
    return Static((Continuous(changes, what),), **fields)


def enters_tapped(what: Filter = THIS) -> Static:
    """Return the ability by which permanents enter tapped (614.1d)."""
    return Static((Replace(enters(what), EntersTapped()),))


def enters_with(count: Any, kind: str = "p1p1", what: Filter = THIS) -> Static:
    """Return the ability by which a permanent enters with counters (614.1c)."""
    return Static((Replace(enters(what), EntersWithCounters(kind, count)),))


def chooses_as_it_enters(kind: str, **fields: Any) -> Static:
    """Return the ability by which a choice is made as the permanent enters (614.12a)."""
    return Static((Replace(enters(), ChooseAsEnters(kind, **fields)),))


def do(*steps: Instruction) -> Do:
    """Return several instructions, in the order written (608.2c)."""
    return Do(steps)
