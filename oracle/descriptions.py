"""Does an object fit a description (CR 109.2)? One function a field of `Filter`. Asked through `oracle.query.fits`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle import layers, query
from oracle.context import Context, who
from oracle.model import Announced, Characteristics, Game, Kind, Object, ObjectId, PlayerId
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.filters import Compare, Filter, Who

# -- objects ------------------------------------------------------------------------------------------------------------------


class _Looked(msgspec.Struct, frozen=True):
    """An object that is being looked at, as it is or as it was."""

    game: Game
    obj: Object
    values: Characteristics
    ctx: Context


def fits(game: Game, description: Filter, oid: ObjectId | PlayerId, ctx: Context) -> bool:
    """Tell whether an object fits a description, as it is or, if it is gone, as it was (608.2h). A player fits none.

    KeyError for an object that never was; TypeError for a field of the description that no function here is for.
    """
    if isinstance(oid, str):
        return False
    given = _given(description)
    if not given:
        return True
    looked: _Looked | None = None
    for function, value, by_identity in given:
        if by_identity:
            if not function(game, value, oid, ctx):
                return False
        else:
            if looked is None:
                looked = _Looked(game, game.find(oid), layers.known(game, oid), ctx)
            if not function(looked, value):
                return False
    return True


def compares(game: Game, number: int | None, compare: Compare, ctx: Context) -> bool:
    """Tell whether a number compares so with an amount; no number compares with none. ValueError for an unknown operator."""
    if number is None:
        return False
    to = query.value(game, compare.to, ctx)
    match compare.op:
        case "<":
            return number < to
        case "<=":
            return number <= to
        case "==":
            return number == to
        case ">=":
            return number >= to
        case ">":
            return number > to
        case _:
            raise ValueError(f"no comparison is written {compare.op!r}")


Given = tuple[tuple[Callable[..., bool], Any, bool], ...]
_read: dict[int, tuple[Filter, Given]] = {}


def _given(description: Filter) -> Given:
    """Return the fields that a description gives, with their functions; what needs only identities first."""
    kept = _read.get(id(description))
    if kept is not None:
        return kept[1]
    if len(_read) > 8192:
        _read.clear()
    found: list[tuple[Callable[..., bool], Any, bool]] = []
    for field, default in zip(description.__struct_fields__, description.__struct_defaults__, strict=True):
        value = getattr(description, field)
        if value is None or value == default:
            continue
        if field in _BY_IDENTITY:
            found.append((_BY_IDENTITY[field], value, True))
        elif field in _BY_LOOKING:
            found.append((_BY_LOOKING[field], value, False))
        else:
            raise TypeError(f"no rule is written for the description by {field}")
    found.sort(key=lambda one: not one[2])
    _read[id(description)] = (description, tuple(found))
    return tuple(found)


# By identity: (game, value, object, context).


def _itself(_game: Game, _value: bool, oid: ObjectId, ctx: Context) -> bool:
    return oid == ctx.source


def _other(_game: Game, _value: bool, oid: ObjectId, ctx: Context) -> bool:
    return oid != ctx.source


def _host(game: Game, _value: bool, oid: ObjectId, ctx: Context) -> bool:
    return game.find(ctx.source).attached_to == oid


def _either(game: Game, value: tuple[Filter, ...], oid: ObjectId, ctx: Context) -> bool:
    return any(fits(game, one, oid, ctx) for one in value)


def _unlike(game: Game, value: Filter, oid: ObjectId, ctx: Context) -> bool:
    return not fits(game, value, oid, ctx)


def _attacking(game: Game, value: bool, oid: ObjectId, _ctx: Context) -> bool:
    combat = game.turn.combat
    return (combat is not None and any(a.creature == oid for a in combat.attacks)) == value


def _blocking(game: Game, value: bool, oid: ObjectId, _ctx: Context) -> bool:
    combat = game.turn.combat
    return (combat is not None and any(oid in a.blockers for a in combat.attacks)) == value


_BY_IDENTITY: dict[str, Callable[[Game, Any, ObjectId, Context], bool]] = {
    "itself": _itself,
    "other": _other,
    "host": _host,
    "either": _either,
    "unlike": _unlike,
    "attacking": _attacking,
    "blocking": _blocking,
}


# By looking: (what is looked at, value).


def _types(looked: _Looked, value: tuple[str, ...]) -> bool:
    return looked.values.types.issuperset(value)


def _any_type(looked: _Looked, value: tuple[str, ...]) -> bool:
    return not looked.values.types.isdisjoint(value)


def _without_types(looked: _Looked, value: tuple[str, ...]) -> bool:
    return looked.values.types.isdisjoint(value)


def _supertypes(looked: _Looked, value: tuple[str, ...]) -> bool:
    return looked.values.supertypes.issuperset(value)


def _without_supertypes(looked: _Looked, value: tuple[str, ...]) -> bool:
    return looked.values.supertypes.isdisjoint(value)


def _subtypes(looked: _Looked, value: tuple[str, ...]) -> bool:
    return not looked.values.subtypes.isdisjoint(value)


def _without_subtypes(looked: _Looked, value: tuple[str, ...]) -> bool:
    return looked.values.subtypes.isdisjoint(value)


def _colors(looked: _Looked, value: tuple[str, ...]) -> bool:
    return not looked.values.colors.isdisjoint(value)


def _without_colors(looked: _Looked, value: tuple[str, ...]) -> bool:
    return looked.values.colors.isdisjoint(value)


def _colorless(looked: _Looked, _value: bool) -> bool:
    return not looked.values.colors


def _multicolored(looked: _Looked, _value: bool) -> bool:
    return len(looked.values.colors) > 1


def _controller(looked: _Looked, value: Who) -> bool:
    return who(looked.game, value, looked.values.controller, looked.ctx)


def _owner(looked: _Looked, value: Who) -> bool:
    return who(looked.game, value, looked.obj.owner, looked.ctx)


def _token(looked: _Looked, value: bool) -> bool:
    return (looked.obj.kind is Kind.TOKEN) == value


def _tapped(looked: _Looked, value: bool) -> bool:
    return looked.obj.tapped == value


def _name(looked: _Looked, value: str) -> bool:
    return looked.values.name == value


def _has(values: Characteristics, keyword: str) -> bool:
    return any(type(h.ability) is Keyword and h.ability.name == keyword for h in values.abilities)


def _keyword(looked: _Looked, value: str) -> bool:
    return _has(looked.values, value)


def _without_keyword(looked: _Looked, value: str) -> bool:
    return not _has(looked.values, value)


def _mana_value(looked: _Looked, value: Compare) -> bool:
    return compares(looked.game, looked.values.mana_value, value, looked.ctx)


def _power(looked: _Looked, value: Compare) -> bool:
    return compares(looked.game, looked.values.power, value, looked.ctx)


def _toughness(looked: _Looked, value: Compare) -> bool:
    return compares(looked.game, looked.values.toughness, value, looked.ctx)


def _counter(looked: _Looked, value: str) -> bool:
    return looked.obj.counters.get(value, 0) > 0


def _of_chosen(looked: _Looked, value: str) -> bool:
    """Match what was chosen as the source entered (607.2d); nothing matches if nothing was chosen (608.2d)."""
    chosen = looked.game.find(looked.ctx.source).choices.get(value)
    if chosen is None:
        return False
    values = looked.values
    match value:
        case "color":
            return chosen in values.colors
        case "creature-type":
            return chosen in values.subtypes
        case "card-type":
            return chosen in values.types
        case "name":
            return bool(values.name == chosen)
        case "player" | "opponent":
            return bool(values.controller == chosen)
        case _:
            raise TypeError(f"no rule is written for objects of the chosen {value}")


def _cast(looked: _Looked, value: bool) -> bool:
    return looked.obj.announced.cast == value


def _kicked(looked: _Looked, value: bool) -> bool:
    return was_kicked(looked.obj.announced) == value


def was_kicked(announced: Announced, cost: str = "kicker") -> bool:
    """Tell whether an additional cost of that name was among those that were paid (702.33d)."""
    return cost in announced.additional


_BY_LOOKING: dict[str, Callable[[_Looked, Any], bool]] = {
    "types": _types,
    "any_type": _any_type,
    "without_types": _without_types,
    "supertypes": _supertypes,
    "without_supertypes": _without_supertypes,
    "subtypes": _subtypes,
    "without_subtypes": _without_subtypes,
    "colors": _colors,
    "without_colors": _without_colors,
    "colorless": _colorless,
    "multicolored": _multicolored,
    "controller": _controller,
    "owner": _owner,
    "token": _token,
    "tapped": _tapped,
    "name": _name,
    "keyword": _keyword,
    "without_keyword": _without_keyword,
    "mana_value": _mana_value,
    "power": _power,
    "toughness": _toughness,
    "counter": _counter,
    "of_chosen": _of_chosen,
    "cast": _cast,
    "kicked": _kicked,
}
