"""Which objects: a description that an object fits or doesn't (109.2)."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec


class Who(StrEnum):
    """A player, seen from an ability's controller (109.5)."""

    YOU = "you"
    OPPONENT = "opponent"
    ANYONE = "anyone"
    NOT_YOU = "not-you"  # teammates too
    ACTIVE = "active"  # whose turn it is
    ENCHANTED = "enchanted"  # the player whom the source enchants
    EVENT = "event"  # the player of the event that triggered
    TEAM = "team"  # the controller and teammates
    REMEMBERED = "remembered"  # put aside as an effect began, under the name "player"


class Compare(msgspec.Struct, frozen=True):
    """A comparison with a number: `op` is one of <, <=, ==, >=, >; `to` an amount."""

    op: str
    to: Any


class Filter(msgspec.Struct, frozen=True):
    """A description of objects; every field that is given must hold.

    A description without a zone speaks of permanents where it stands alone (109.2), and of spells or cards where the place that
    uses it says so.
    """

    types: tuple[str, ...] = ()  # has all of these
    any_type: tuple[str, ...] = ()  # has one of these
    without_types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    without_supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()  # has one of these
    without_subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()  # has one of these
    without_colors: tuple[str, ...] = ()
    colorless: bool = False
    multicolored: bool = False
    controller: Who | None = None
    owner: Who | None = None
    itself: bool = False  # the source of the ability
    other: bool = False  # not the source of the ability
    host: bool = False  # what the source is attached to
    token: bool | None = None  # is a token; False: is a card, no copy of a spell either (108.2)
    tapped: bool | None = None
    attacking: bool | None = None
    blocking: bool | None = None
    blocked: bool | None = None  # an attacking creature that is, or is not, blocked (509.1h)
    name: str | None = None
    keyword: str | None = None
    without_keyword: str | None = None
    mana_value: Compare | None = None
    power: Compare | None = None
    toughness: Compare | None = None
    dealt_damage: bool | None = None  # was dealt damage this turn
    zone: str | None = None  # is in this zone
    counter: str | None = None  # has a counter of this kind; "any": of any kind
    of_chosen: str | None = None  # matches the source's choice of this kind: color, creature-type, card-type, name
    cast: bool | None = None  # was cast (a spell, or the permanent that it became)
    cast_from: str | None = None  # was cast from this zone
    cast_by: Who | None = None  # was cast by such a player
    spell: bool | None = None  # is a spell (112.1): no permanent, no card elsewhere, no ability
    kicked: bool | None = None
    remembered: str | None = None  # was put aside under this name (611.2c, 603.7c)
    has_x: bool | None = None  # there is an {X} in its mana cost
    could_produce: str | None = None  # could produce mana of one of these types (106.7), as letters
    either: tuple[Filter, ...] = ()  # fits one of these as well
    unlike: Filter | None = None  # does not fit this


ANYTHING = Filter()
THIS = Filter(itself=True)
HOST = Filter(host=True)
CREATURE = Filter(types=("creature",))
ARTIFACT = Filter(types=("artifact",))
ENCHANTMENT = Filter(types=("enchantment",))
LAND = Filter(types=("land",))
PLANESWALKER = Filter(types=("planeswalker",))
NONLAND = Filter(without_types=("land",))
INSTANT_OR_SORCERY = Filter(any_type=("instant", "sorcery"))


def described(base: Filter = ANYTHING, **fields: Any) -> Filter:
    """Return the description with these fields added: `described(CREATURE, controller=Who.YOU)`."""
    return msgspec.structs.replace(base, **fields)
