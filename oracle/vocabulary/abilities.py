"""Abilities (113.3) and the face of a card: all that a card says."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.vocabulary.amounts import Condition
from oracle.vocabulary.costs import Cost
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.patterns import Pattern
from oracle.vocabulary.statics import StaticPart


class Slot(msgspec.Struct, frozen=True):
    """One instance of the word "target" (115): what it may be, and how many of it.

    `what`: objects that fit, None: no object. `players`: which players. `zone`: where objects are. Spells and abilities on the
    stack are meant with zone "stack"; `abilities`: which kinds of objects there.
    """

    what: Filter | None = None
    players: Who | None = None
    zone: str = "battlefield"
    whose: Who = Who.ANYONE
    least: int = 1
    most: int = 1
    different_from: tuple[int, ...] = ()  # "another target": slots that must differ
    different_controllers: bool = False  # the targets are controlled by different players
    on_stack: tuple[str, ...] = ("spell",)


ANY_TARGET = Slot(what=Filter(any_type=("creature", "planeswalker", "battle")), players=Who.ANYONE)


class Mode(msgspec.Struct, frozen=True):
    """One mode of a modal spell or ability (700.2)."""

    effect: Instruction
    targets: tuple[Slot, ...] = ()


class Modal(msgspec.Struct, frozen=True):
    """Modes, of which `least` to `most` different ones are chosen."""

    modes: tuple[Mode, ...]
    least: int = 1
    most: int = 1


class Ability(msgspec.Struct, frozen=True):
    """An ability of an object."""


class SpellAbility(Ability, frozen=True):
    """What an instant or sorcery does as it resolves (113.3a); of an Aura: what it may enchant is in `enchant`."""

    effect: Instruction | None = None
    targets: tuple[Slot, ...] = ()
    modal: Modal | None = None
    divide: Any = None  # an amount divided among the targets as the spell is cast (601.2d)
    additional: tuple[tuple[str, Cost], ...] = ()  # additional costs that must be paid: name and cost
    condition: Condition | None = None


class Activated(Ability, frozen=True):
    """Cost: effect (602)."""

    cost: Cost
    effect: Instruction
    targets: tuple[Slot, ...] = ()
    modal: Modal | None = None
    zone: str = "battlefield"
    sorcery_speed: bool = False
    loyalty: bool = False  # a loyalty ability (606)
    once_each_turn: bool = False
    condition: Condition | None = None  # "activate only if"
    by: Who = Who.YOU
    divide: Any = None
    x: Any = None  # what X is, where the text says so; None: it is announced (107.3a, 107.3c)
    keyword: str | None = None  # of which keyword ability it is written out: equip, cycling ...


class Triggered(Ability, frozen=True):
    """When, whenever or at: effect (603)."""

    on: Pattern
    effect: Instruction
    targets: tuple[Slot, ...] = ()
    modal: Modal | None = None
    condition: Condition | None = None  # intervening if (603.4)
    during: Condition | None = (
        None  # "while": true as the event happens, and not asked again as the ability resolves (603.2)
    )
    zones: tuple[str, ...] = ("battlefield",)
    once_each_turn: bool = False
    together: bool = (
        False  # "one or more": once for all that happens at the same time; the objects are remembered so (603.2c)
    )
    divide: Any = None
    keyword: str | None = None  # of which keyword ability it is written out: persist, fabricate ...
    chapters: tuple[int, ...] = ()  # of a Saga's chapter ability: the numbers of its chapter symbols (714.2)


class Static(Ability, frozen=True):
    """Something that is true as long as the object is in the zone (604)."""

    parts: tuple[StaticPart, ...]
    condition: Condition | None = None
    zones: tuple[str, ...] = ("battlefield",)
    defines: bool = False  # a characteristic-defining ability (604.3)
    keyword: str | None = None  # of which keyword ability it is written out: changeling, devoid ...


class Keyword(Ability, frozen=True):
    """A keyword ability that rules elsewhere read by its name (702): flying, haste, infect ..."""

    name: str
    value: Any = None


class Enchant(Ability, frozen=True):
    """What an Aura can be attached to (702.5)."""

    what: Filter | None = None
    players: Who | None = None


class AlternativeCost(Ability, frozen=True):
    """A way to cast the card for another cost (118.9): flashback, evoke, without paying ... by name."""

    name: str
    cost: Cost
    zone: str = "hand"
    condition: Condition | None = None


class AdditionalCost(Ability, frozen=True):
    """A cost in addition (118.8), that may (`optional`: kicker and the like) or must be paid."""

    name: str
    cost: Cost
    optional: bool = True
    times: bool = False  # any number of times (multikicker)
    flash: bool = False  # whoever pays it may cast the card as though it had flash (601.3b)


class OpeningHand(Ability, frozen=True):
    """The card may begin the game on the battlefield from its owner's opening hand (103.6a): with counters, for so many other cards of
    the hand exiled, not for the starting player. It functions before the first turn alone; a table stands later."""

    counters: tuple[tuple[str, int], ...] = ()
    exiles: int = 0
    unless_starting: bool = False


class SpecialAction(Ability, frozen=True):
    """A special action that the card allows (116.2): suspend, by name."""

    name: str
    cost: Cost
    effect: Instruction
    zone: str = "hand"


class Face(msgspec.Struct, frozen=True):
    """What a card says: its copiable values (707.2). `lines` are the printed lines, each one ability or several.

    `cost` is None for a card without a mana cost. Types in lower case, subtypes as printed. `power` and `toughness` are None
    for what is no creature, and 0 with a characteristic-defining ability for a printed star.
    """

    name: str
    types: tuple[str, ...]
    cost: str | None = None
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] | None = (
        None  # a colour indicator, or a token's colours; None: as the cost has them (202.2)
    )
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    lines: tuple[Ability | tuple[Ability, ...], ...] = ()
    extra: tuple[Ability, ...] = ()  # abilities that a copy effect added; no printed line has them (707.9a)


def abilities_of(line: Ability | tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities of one printed line."""
    return line if isinstance(line, tuple) else (line,)
