"""What replacement and prevention effects make of an event (614, 615): one piece a kind of change. `oracle.rewrites` applies them."""

from __future__ import annotations

from typing import Any

from oracle.vocabulary.amounts import Condition
from oracle.vocabulary.costs import Cost
from oracle.vocabulary.filters import CREATURE, Filter
from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.statics import Change, Rewrite


class EntersTapped(Rewrite, frozen=True):
    """The permanent enters tapped; `unless` under a condition, or unless its controller pays a cost."""

    unless: Condition | None = None
    unless_cost: Cost | None = None


class EntersWithCounters(Rewrite, frozen=True):
    """The permanent enters with counters."""

    kind: str
    count: Any = 1


class ChooseAsEnters(Rewrite, frozen=True):
    """A choice is made as the permanent enters (614.12a): color, creature-type, card-type, name, player, opponent, option."""

    kind: str
    options: tuple[str, ...] = ()
    nonland: bool = False  # the name of a nonland card
    nonbasic_land: bool = False  # the name of a nonbasic land card


class EntersAsCopy(Rewrite, frozen=True):
    """The permanent may enter as a copy of something that fits (707.9); `extra`: changes to the copiable values."""

    what: Filter
    optional: bool = True
    extra_types: tuple[str, ...] = ()
    extra_abilities: tuple[Any, ...] = ()
    of: Any = None  # a selector, where no choice is made
    zone: str = "battlefield"  # where what is copied is


class PayAsEnters(Rewrite, frozen=True):
    """A choice that costs: if it is not paid, something follows (`otherwise` a rewrite, as entering tapped)."""

    cost: Cost
    otherwise: Rewrite | None = None
    paid: Rewrite | None = None


class EntersChanged(Rewrite, frozen=True):
    """The permanent enters with other characteristics, for as long as it is there: as a further type, with an ability (614.1c)."""

    changes: tuple[Change, ...]


class MayEnter(Rewrite, frozen=True):
    """The permanent's controller may have it enter so; `otherwise` if not, or if that is impossible."""

    then: Rewrite
    otherwise: Rewrite | None = None


class DoAsEnters(Rewrite, frozen=True):
    """Instructions are carried out as the permanent enters, before it is there (614.1c)."""

    then: Instruction


class Both(Rewrite, frozen=True):
    """Several changes that one effect makes to one event."""

    changes: tuple[Rewrite, ...]


class Tribute(Rewrite, frozen=True):
    """An opponent of the controller's choice may have the permanent enter with counters (702.104)."""

    count: Any


class Devours(Rewrite, frozen=True):
    """The permanent's controller may sacrifice any number of permanents that fit; it enters with counters for each (702.82)."""

    each: Any
    what: Filter = CREATURE


class Elsewhere(Rewrite, frozen=True):
    """The object goes to another zone instead."""

    to: str
    then: Instruction | None = None


class InsteadDo(Rewrite, frozen=True):
    """Instructions are carried out instead of the event."""

    then: Instruction


class Multiply(Rewrite, frozen=True):
    """The event's amount (mana, counters, tokens, damage, life) multiplied."""

    by: int = 2


class Halve(Rewrite, frozen=True):
    """The event's amount halved, rounded down."""


class Increase(Rewrite, frozen=True):
    """The event's amount raised by a number; never below none if negative."""

    by: int = 1


class ManaInstead(Rewrite, frozen=True):
    """Mana of another type instead: each mana changes its type, or the amount too if given.

    `type`: "chosen-color" is the colour that was put aside as the effect began, or chosen as the source entered. `by_land_type`: what
    each land type of the permanent gives, in place of `type`; with several of them one is chosen.
    """

    type: str = ""
    amount: int | None = None
    only: str | None = None  # only mana of these types changes ("W", "WUBRG")
    choose: tuple[str, ...] = ()
    by_land_type: tuple[tuple[str, str], ...] = ()


class Prevent(Rewrite, frozen=True):
    """Damage is prevented (615): all of it, or so much."""

    amount: Any = None
    then: Instruction | None = None
    shield: bool = False  # of an effect that began: the next so much damage; `amount` is what is left of it (615.7)


class PutCountersInstead(Rewrite, frozen=True):
    """Instead of damage, as many counters are put on the object, or on what `on` selects."""

    kind: str
    optional: bool = False
    on: Any = None


class Regenerates(Rewrite, frozen=True):
    """Instead of being destroyed, the permanent becomes tapped, is healed and leaves combat (701.19a)."""
