"""Does an object fit a description (CR 109.2)? One function a field of `Filter`. Asked through `oracle.query.fits`."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import msgspec

from oracle import characteristics, layers, query
from oracle.context import Context, who
from oracle.events import DamageDealt
from oracle.model import Announced, Characteristics, Game, Kind, Object, ObjectId, PlayerId, Step, Zone
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
    for function, value in given.by_identity:
        if not function(game, value, oid, ctx):
            return False
    if given.only_identity:
        return True
    values = layers.known(game, oid)
    for function, value in given.by_characteristics:
        if not function(values, value):
            return False
    if given.by_looking:
        looked = _Looked(game, game.find(oid), values, ctx)
        for function, value in given.by_looking:
            if not function(looked, value):
                return False
    return True


def compares(game: Game, number: int | None, compare: Compare, ctx: Context) -> bool:
    """Tell whether a number compares so with an amount; no number compares with none. ValueError for an unknown operator."""
    if number is None:
        return False
    to = query.value(game, compare.to, ctx)
    operation = _COMPARISONS.get(compare.op)
    if operation is None:
        raise ValueError(f"no comparison is written {compare.op!r}")
    return operation(number, to)


_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}


Fields = tuple[tuple[Callable[..., bool], Any], ...]


class _Given(msgspec.Struct, frozen=True):
    """The fields that a description gives, each with its function."""

    description: Filter
    by_identity: Fields
    by_characteristics: Fields
    by_looking: Fields
    only_identity: bool


_read: dict[int, _Given] = {}


def _given(description: Filter) -> _Given:
    """Return the fields that a description gives; remembered by the description's identity."""
    kept = _read.get(id(description))
    if kept is None:
        if len(_read) >= 8192:
            _read.clear()
        kept = _read[id(description)] = _read_fields(description)
    return kept


def _read_fields(description: Filter) -> _Given:
    tables: tuple[dict[str, Callable[..., bool]], ...] = (_BY_IDENTITY, _BY_CHARACTERISTICS, _BY_LOOKING)
    found: tuple[list[tuple[Callable[..., bool], Any]], ...] = ([], [], [])
    for field, default in zip(description.__struct_fields__, description.__struct_defaults__, strict=True):
        value = getattr(description, field)
        if value is None or value == default:
            continue
        for table, fields in zip(tables, found, strict=True):
            if field in table:
                fields.append((table[field], value))
                break
        else:
            raise TypeError(f"no rule is written for the description by {field}")
    by_identity, by_characteristics, by_looking = (tuple(fields) for fields in found)
    only_identity = not (by_characteristics or by_looking)
    return _Given(description, by_identity, by_characteristics, by_looking, only_identity)


# By identity: (game, value, object, context).


def _itself(_game: Game, _value: bool, oid: ObjectId, ctx: Context) -> bool:
    return oid == ctx.source


def _other(_game: Game, _value: bool, oid: ObjectId, ctx: Context) -> bool:
    return oid != ctx.source


def _host(game: Game, _value: bool, oid: ObjectId, ctx: Context) -> bool:
    return game.find(ctx.source).attached_to == oid


def _remembered(_game: Game, value: str, oid: ObjectId, ctx: Context) -> bool:
    return oid in ctx.memory.get(value, ())


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


def _blocked(game: Game, value: bool, oid: ObjectId, _ctx: Context) -> bool:
    """An attacking creature that is blocked, or unblocked: neither before blockers have been declared (509.1g-h)."""
    combat = game.turn.combat
    if combat is None or game.turn.step in (Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS):
        return False
    return any(a.creature == oid and a.blocked == value for a in combat.attacks)


_BY_IDENTITY: dict[str, Callable[[Game, Any, ObjectId, Context], bool]] = {
    "itself": _itself,
    "other": _other,
    "host": _host,
    "remembered": _remembered,
    "either": _either,
    "unlike": _unlike,
    "attacking": _attacking,
    "blocking": _blocking,
    "blocked": _blocked,
}


# By characteristics: (characteristics, value).


def _types(values: Characteristics, value: tuple[str, ...]) -> bool:
    return values.types.issuperset(value)


def _any_type(values: Characteristics, value: tuple[str, ...]) -> bool:
    return not values.types.isdisjoint(value)


def _without_types(values: Characteristics, value: tuple[str, ...]) -> bool:
    return values.types.isdisjoint(value)


def _supertypes(values: Characteristics, value: tuple[str, ...]) -> bool:
    return values.supertypes.issuperset(value)


def _without_supertypes(values: Characteristics, value: tuple[str, ...]) -> bool:
    return values.supertypes.isdisjoint(value)


def _subtypes(values: Characteristics, value: tuple[str, ...]) -> bool:
    return not values.subtypes.isdisjoint(value)


def _without_subtypes(values: Characteristics, value: tuple[str, ...]) -> bool:
    return values.subtypes.isdisjoint(value)


def _colors(values: Characteristics, value: tuple[str, ...]) -> bool:
    return not values.colors.isdisjoint(value)


def _without_colors(values: Characteristics, value: tuple[str, ...]) -> bool:
    return values.colors.isdisjoint(value)


def _colorless(values: Characteristics, _value: bool) -> bool:
    return not values.colors


def _multicolored(values: Characteristics, _value: bool) -> bool:
    return len(values.colors) > 1


def _name(values: Characteristics, value: str) -> bool:
    return values.name == value


def _has(values: Characteristics, keyword: str) -> bool:
    return any(type(h.ability) is Keyword and h.ability.name == keyword for h in values.abilities)


def _keyword(values: Characteristics, value: str) -> bool:
    return _has(values, value)


def _without_keyword(values: Characteristics, value: str) -> bool:
    return not _has(values, value)


_BY_CHARACTERISTICS: dict[str, Callable[[Characteristics, Any], bool]] = {
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
    "name": _name,
    "keyword": _keyword,
    "without_keyword": _without_keyword,
}


# By looking: (what is looked at, value).


def _controller(looked: _Looked, value: Who) -> bool:
    return who(looked.game, value, looked.values.controller, looked.ctx)


def _owner(looked: _Looked, value: Who) -> bool:
    return who(looked.game, value, looked.obj.owner, looked.ctx)


def _token(looked: _Looked, value: bool) -> bool:
    return (looked.obj.kind is not Kind.CARD) == value


def _tapped(looked: _Looked, value: bool) -> bool:
    return looked.obj.tapped == value


def _mana_value(looked: _Looked, value: Compare) -> bool:
    return compares(looked.game, looked.values.mana_value, value, looked.ctx)


def _power(looked: _Looked, value: Compare) -> bool:
    return compares(looked.game, looked.values.power, value, looked.ctx)


def _toughness(looked: _Looked, value: Compare) -> bool:
    return compares(looked.game, looked.values.toughness, value, looked.ctx)


def _dealt_damage(looked: _Looked, value: bool) -> bool:
    return any(isinstance(e, DamageDealt) and e.to == looked.obj.id for e in looked.game.history) == value


def _zone(looked: _Looked, value: str) -> bool:
    return looked.obj.zone == value


def _counter(looked: _Looked, value: str) -> bool:
    return bool(looked.obj.counters) if value == "any" else looked.obj.counters.get(value, 0) > 0


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


def _has_x(looked: _Looked, value: bool) -> bool:
    return ("X" in characteristics.symbols(looked.values.mana_cost)) == value


def _could_produce(looked: _Looked, value: str) -> bool:
    # Imported when needed: what could be produced is found by resolving abilities, which asks questions here.
    from oracle import could_produce

    oid = looked.obj.id
    return not could_produce.by_permanent(looked.game, [oid])[oid].isdisjoint(value)


def _cast(looked: _Looked, value: bool) -> bool:
    return looked.obj.announced.cast == value


def _cast_from(looked: _Looked, value: str) -> bool:
    return looked.obj.announced.cast_from == value


def _cast_by(looked: _Looked, value: Who) -> bool:
    caster = looked.obj.announced.caster
    return bool(caster) and who(looked.game, value, caster, looked.ctx)


def _spell(looked: _Looked, value: bool) -> bool:
    return (looked.obj.zone is Zone.STACK and looked.obj.kind is not Kind.ABILITY) == value


def _kicked(looked: _Looked, value: bool) -> bool:
    return was_kicked(looked.obj.announced) == value


def was_kicked(announced: Announced, cost: str = "kicker") -> bool:
    """Tell whether an additional cost of that name was among those that were paid (702.33d)."""
    return cost in announced.additional


_BY_LOOKING: dict[str, Callable[[_Looked, Any], bool]] = {
    "controller": _controller,
    "owner": _owner,
    "token": _token,
    "tapped": _tapped,
    "mana_value": _mana_value,
    "power": _power,
    "toughness": _toughness,
    "dealt_damage": _dealt_damage,
    "zone": _zone,
    "counter": _counter,
    "of_chosen": _of_chosen,
    "has_x": _has_x,
    "could_produce": _could_produce,
    "cast": _cast,
    "cast_from": _cast_from,
    "cast_by": _cast_by,
    "spell": _spell,
    "kicked": _kicked,
}
