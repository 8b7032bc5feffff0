"""How many (107), and conditions.

An amount is an int or one of the pieces below; `oracle.query.value` says what each is worth, `oracle.query.holds` whether a
condition is true.
"""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.vocabulary.filters import ANYTHING, Compare, Filter, Who


class Amount(msgspec.Struct, frozen=True):
    """A number that is not known before it is asked."""


class X(Amount, frozen=True):
    """The value of X: announced for the spell or ability, or for the spell that the source was (107.3)."""


class Count(Amount, frozen=True):
    """How many objects of a zone fit; the battlefield unless another is named (its `whose` cards, if it has owners)."""

    what: Filter
    zone: str = "battlefield"
    whose: Who = Who.ANYONE


class CountersOn(Amount, frozen=True):
    """How many counters of a kind the object has, or had when it was last there."""

    kind: str
    what: Any  # a selector


class PlayerCounters(Amount, frozen=True):
    """How many counters of a kind a player has."""

    kind: str
    who: Any


class PowerOf(Amount, frozen=True):
    """The power of an object, as it is or as it was (608.2h)."""

    what: Any


class ToughnessOf(Amount, frozen=True):
    """The toughness of an object, as it is or as it was."""

    what: Any


class ManaValueOf(Amount, frozen=True):
    """The mana value of an object; the sum if the selector gives several (607.3)."""

    what: Any


class Devotion(Amount, frozen=True):
    """Your devotion to colours: how many of their symbols your permanents' mana costs have (700.5). No colours: to the one put aside by an
    earlier instruction."""

    colors: tuple[str, ...] = ()


class LifeOf(Amount, frozen=True):
    """A player's life total."""

    who: Any


class EventAmount(Amount, frozen=True):
    """How much the event that triggered the ability was: damage dealt, life gained, counters put."""


class Number(Amount, frozen=True):
    """How many objects a selector means."""

    what: Any


class ColorsSpent(Amount, frozen=True):
    """How many colours of mana were spent to cast the spell, or the spell that the source was (702.44a)."""


class GreatestPower(Amount, frozen=True):
    """The greatest power among permanents that fit; 0 if there are none."""

    what: Filter


class TimesPaid(Amount, frozen=True):
    """How often an additional cost was paid for the spell, or for the spell that the source was (702.157a)."""

    cost: str


class OpponentsAttacked(Amount, frozen=True):
    """How many opponents the controller has attacked with a creature this combat (702.121a)."""


class SumThisTurn(Amount, frozen=True):
    """How much all events that fit have been together this turn: life gained, damage dealt."""

    event: Any  # a pattern


class Sum(Amount, frozen=True):
    """Amounts added up."""

    parts: tuple[Any, ...]


class Times(Amount, frozen=True):
    """An amount multiplied."""

    amount: Any
    by: int


class Half(Amount, frozen=True):
    """Half an amount, rounded down unless `up` (107.1a)."""

    amount: Any
    up: bool = False


class LandsPlayed(Amount, frozen=True):
    """How many lands you have played this turn (305.2)."""


class CountThisTurn(Amount, frozen=True):
    """How often an event that fits has happened this turn."""

    event: Any  # a pattern


class Condition(msgspec.Struct, frozen=True):
    """Something that is true or not."""


class Is(Condition, frozen=True):
    """An amount compares so with another."""

    amount: Any
    compare: Compare


class Exists(Condition, frozen=True):
    """At least so many objects fit."""

    what: Filter
    at_least: int = 1
    zone: str = "battlefield"
    whose: Who = Who.ANYONE


class HappenedThisTurn(Condition, frozen=True):
    """An event that fits has happened this turn."""

    event: Any  # a pattern


class YourTurn(Condition, frozen=True):
    """It is the controller's turn."""


class InStep(Condition, frozen=True):
    """It is this step of a turn."""

    step: str


class TurnOf(Condition, frozen=True):
    """It is a player's turn."""

    who: Any  # a selector


class SourceIs(Condition, frozen=True):
    """The source fits a description, as it is or as it was."""

    what: Filter = ANYTHING


class PlayerHasLife(Condition, frozen=True):
    """At least one such player's life total compares so."""

    who: Who
    compare: Compare


class PlayerHasCards(Condition, frozen=True):
    """The number of cards in a zone of at least one such player compares so."""

    who: Who
    zone: str
    compare: Compare


class EventObjectIs(Condition, frozen=True):
    """The object of the event that triggered the ability fits a description."""

    what: Filter


class EventHasX(Condition, frozen=True):
    """The spell or ability of the event that triggered the ability has an {X} in its mana cost or activation cost."""


class Kicked(Condition, frozen=True):
    """The spell was kicked, or became the source (702.33)."""

    cost: str = "kicker"


class PaidInstead(Condition, frozen=True):
    """The alternative cost of this name was paid for the spell, or for the spell that the source was (702.176a)."""

    cost: str


class ManaSpent(Condition, frozen=True):
    """Mana of one of these types (letters) was spent to cast the spell, or the spell that the source was."""

    types: str


class Chose(Condition, frozen=True):
    """What was chosen of a kind as the source entered is this: tribute was paid (702.104b), an option was chosen (607.2d)."""

    kind: str
    what: Any = True


class Not(Condition, frozen=True):
    """The opposite."""

    condition: Condition


class All(Condition, frozen=True):
    """Every one of several."""

    conditions: tuple[Condition, ...]


class OneOf(Condition, frozen=True):
    """At least one of several."""

    conditions: tuple[Condition, ...]
