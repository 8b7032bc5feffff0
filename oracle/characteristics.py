"""What an object is before any continuous effect: the values of its face or of what it copies (CR 109.3, 202, 208, 305.6, 707.2, 708.2).

`printed` reads a face, `start` gives the values from which the layers begin (613.1, layer 1), `plain` those of an object that no
continuous effect touches but what is its own: counters, and abilities that define its characteristics without asking the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from oracle.model import Characteristics, Held, Kind, Object, Zone
from oracle.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from oracle.vocabulary.abilities import Activated, Face, Keyword, Static, abilities_of
from oracle.vocabulary.costs import cost
from oracle.vocabulary.instructions import AddMana
from oracle.vocabulary.keywords import written_out
from oracle.vocabulary.statics import AddTypes, Change, Continuous, SetColors

COLORS = "WUBRG"  # 105.1

# 708.2a: what a face-down permanent or spell is.
FACE_DOWN = Face(name="", types=("creature",), colors=(), power=2, toughness=2)
# 702.168a: by disguise, it has ward {2} as well.
DISGUISED = Face(name="", types=("creature",), colors=(), power=2, toughness=2, lines=(Keyword("ward", cost("{2}")),))
# What is exiled face down is nothing that anybody can see (406.3a); an ability on the stack has a controller and no more (113.1a).
NOTHING = Face(name="", types=(), colors=())

# 122.1b: counters that give a keyword.
KEYWORD_COUNTERS = frozenset(
    {
        "deathtouch",
        "decayed",
        "double strike",
        "exalted",
        "first strike",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    }
)

_SYMBOL = re.compile(r"\{([^{}]*)\}")
_PT_COUNTER = re.compile(r"([pm])(\d+)([pm])(\d+)")


class Printed(msgspec.Struct, frozen=True):
    """A face, read once: characteristics as it has them by itself, and which of its abilities the layers must know."""

    face: Face
    base: Characteristics  # without a controller; without what abilities define, and without intrinsic abilities
    settled: Characteristics | None  # with both; None if what its abilities define depends on the game
    statics: tuple[Held, ...]  # static abilities
    defining: bool  # one of them defines characteristics
    changing: frozenset[str]  # zones in which a static ability changes characteristics, other than by defining its own


_printed: dict[int, Printed] = {}
_start: dict[int, tuple[Object, Characteristics]] = {}
_plain: dict[int, tuple[Object, Characteristics]] = {}
_MOST_KEPT = 8192


def symbols(mana_cost: str | None) -> tuple[str, ...]:
    """Return the symbols of a mana cost without their braces: "{2}{W/U}" has 2 and W/U (107.4)."""
    return tuple(_SYMBOL.findall(mana_cost)) if mana_cost else ()


def colors_of_cost(mana_cost: str | None) -> frozenset[str]:
    """Return the colours of the symbols in a mana cost (202.2, 202.2d)."""
    return frozenset(c for symbol in symbols(mana_cost) for c in symbol.split("/") if c in COLORS)


@lru_cache(maxsize=1024)
def mana_value(mana_cost: str | None, x: int = 0) -> int:
    """Return the mana value of a mana cost, with a value for each {X} in it (202.3)."""
    total = 0
    for symbol in symbols(mana_cost):
        if symbol == "X":
            total += x
        elif symbol.isdecimal():
            total += int(symbol)
        else:  # 202.3f, 202.3g: the largest component; what is not a number counts one
            total += max(int(part) if part.isdecimal() else 1 for part in symbol.split("/"))
    return total


# -- abilities ----------------------------------------------------------------------------------------------------------------


_MANA_OF = dict(zip(BASIC_LAND_TYPES, COLORS, strict=True))
INTRINSIC = {
    land: Held(Activated(cost=cost("{T}"), effect=AddMana(f"{{{mana}}}")), intrinsic=land)
    for land, mana in _MANA_OF.items()
}


def with_intrinsic(values: Characteristics) -> Characteristics:
    """Return the values with the mana abilities that basic land types give a land (305.6)."""
    if "land" not in values.types:
        return values
    found = tuple(INTRINSIC[land] for land in BASIC_LAND_TYPES if land in values.subtypes)
    return replace(values, abilities=values.abilities + found) if found else values


def _held(face: Face) -> tuple[Held, ...]:
    """Return the abilities of a face in printed order, keywords written out; those that a copy effect added come last."""
    found = [
        Held(written, line=number)
        for number, line in enumerate(face.lines, 1)
        for ability in abilities_of(line)
        for written in written_out(ability)
    ]
    found.extend(Held(written) for ability in face.extra for written in written_out(ability))
    return tuple(found)


def is_defining(held: Held) -> bool:
    """Tell whether an ability defines characteristics (604.3a): only if it is the object's own, not granted to it by another."""
    return isinstance(held.ability, Static) and held.ability.defines and held.granted_by is None


def _changes(held: Iterable[Held]) -> Iterable[Change]:
    for one in held:
        for part in one.ability.parts:  # type: ignore[attr-defined]
            if isinstance(part, Continuous):
                yield from part.changes


# -- a face -------------------------------------------------------------------------------------------------------------------


def printed(face: Face) -> Printed:
    """Return a face as read. Remembered by the face's identity: cards' faces live as long as the program."""
    found = _printed.get(id(face))
    if found is None:
        if len(_printed) >= _MOST_KEPT:
            _printed.clear()
        found = _printed[id(face)] = _read(face)
    return found


def _read(face: Face) -> Printed:
    abilities = _held(face)
    base = Characteristics(
        name=face.name,
        mana_cost=face.cost,
        colors=colors_of_cost(face.cost) if face.colors is None else frozenset(face.colors),
        supertypes=frozenset(face.supertypes),
        types=frozenset(face.types),
        subtypes=frozenset(face.subtypes),
        abilities=abilities,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        controller="",
        mana_value=mana_value(face.cost),
    )
    statics = tuple(h for h in abilities if isinstance(h.ability, Static))
    changing = {
        zone
        for h in statics
        if isinstance(h.ability, Static)
        and not h.ability.defines
        and any(isinstance(p, Continuous) for p in h.ability.parts)
        for zone in h.ability.zones
    }
    defining = [h for h in statics if is_defining(h)]
    return Printed(
        face=face,
        base=base,
        settled=_settled(base, defining),
        statics=statics,
        defining=bool(defining),
        changing=frozenset(changing),
    )


def _settled(base: Characteristics, defining: list[Held]) -> Characteristics | None:
    """Return the values with what the abilities define, if that is the same in every game (changeling, devoid), else None."""
    values = base
    for change in _changes(defining):
        match change:
            case AddTypes(every_creature_type=True, types=(), subtypes=(), supertypes=()):
                values = replace(values, subtypes=values.subtypes | CREATURE_TYPES)
            case SetColors(colors):
                values = replace(values, colors=frozenset(colors))
            case _:
                return None
    return with_intrinsic(values)


# -- an object ----------------------------------------------------------------------------------------------------------------


def copiable_face(obj: Object) -> Face:
    """Return the face with an object's copiable values (613.2c, 707.2): printed, as copied, or face down."""
    if obj.kind is Kind.ABILITY:
        return NOTHING
    if obj.face_down:
        return NOTHING if obj.zone is Zone.EXILE else DISGUISED if obj.disguised else FACE_DOWN
    return obj.face if obj.copied is None else obj.copied


def default_controller(obj: Object) -> str:
    """Return who controls an object before any effect: the owner of what has no controller (108.4a, 109.4)."""
    if obj.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND):
        return obj.controller
    return obj.owner


def start(obj: Object) -> Characteristics:
    """Return an object's values after layer 1 (613.2), with the controller that it has by default (110.2, 112.2)."""
    kept = _start.get(id(obj))
    if kept is None:
        if len(_start) >= _MOST_KEPT:
            _start.clear()
        kept = _start[id(obj)] = (obj, _of_object(obj, printed(copiable_face(obj)).base))
    return kept[1]


def _of_object(obj: Object, values: Characteristics) -> Characteristics:
    if obj.zone is Zone.STACK and obj.announced.x and values.mana_cost is not None:  # 202.3e
        values = replace(values, mana_value=mana_value(values.mana_cost, obj.announced.x))
    return replace(values, controller=default_controller(obj))


def plain(obj: Object) -> Characteristics:
    """Return the characteristics of an object that no continuous effect of the game touches."""
    kept = _plain.get(id(obj))
    if kept is not None:
        return kept[1]
    if len(_plain) >= _MOST_KEPT:
        _plain.clear()
    of_face = printed(copiable_face(obj))
    values = _of_object(obj, of_face.base if of_face.settled is None else of_face.settled)
    if obj.counters:
        keywords = tuple(keyword_of_counter(kind) for kind in obj.counters if is_keyword_counter(kind))
        if keywords:
            values = replace(values, abilities=values.abilities + keywords)
        values = with_pt_counters(obj, values)
    values = finished(obj, values)
    _plain[id(obj)] = (obj, values)
    return values


# -- counters, and what is left at the end -------------------------------------------------------------------------------------


def is_keyword_counter(kind: str) -> bool:
    """Tell whether counters of a kind give a keyword (122.1b); words in the kind may be joined by hyphens."""
    return kind.replace("-", " ") in KEYWORD_COUNTERS


def keyword_of_counter(kind: str) -> Held:
    """Return the keyword ability that a counter gives (122.1b)."""
    return Held(Keyword(kind.replace("-", " ")), granted_name=f"{kind} counter")


@lru_cache(maxsize=256)
def pt_of_counter(kind: str) -> tuple[int, int] | None:
    """Return what one counter of a kind adds to power and toughness (122.1a): p1p1 is +1/+1, m0m2 is -0/-2; else None."""
    found = _PT_COUNTER.fullmatch(kind)
    if found is None:
        return None
    signs = {"p": 1, "m": -1}
    return signs[found[1]] * int(found[2]), signs[found[3]] * int(found[4])


def with_pt_counters(obj: Object, values: Characteristics) -> Characteristics:
    """Return the values with counters on power and toughness counted in (613.4c), on creatures alone (122.1a)."""
    if not obj.counters or "creature" not in values.types:
        return values
    power, toughness = values.power or 0, values.toughness or 0
    for kind, number in obj.counters.items():
        each = pt_of_counter(kind)
        if each is not None:
            power, toughness = power + number * each[0], toughness + number * each[1]
    return replace(values, power=power, toughness=toughness)


def finished(obj: Object, values: Characteristics) -> Characteristics:
    """Return the values after all layers: a permanent that is no creature has no power and toughness (208.3), one that is has
    both (208.5); a planeswalker's loyalty is its loyalty counters (122.1e)."""
    if obj.zone is not Zone.BATTLEFIELD:
        return values
    creature = "creature" in values.types
    power = (values.power or 0) if creature else None
    toughness = (values.toughness or 0) if creature else None
    loyalty = values.loyalty
    if "planeswalker" in values.types:
        loyalty = obj.counters.get("loyalty", 0)
    if power == values.power and toughness == values.toughness and loyalty == values.loyalty:
        return values
    return replace(values, power=power, toughness=toughness, loyalty=loyalty)
