"""What each change to characteristics does, and in which layer (CR 613.1-613.4).

A change is first resolved against the game (`resolved`): amounts become numbers, "you" a player. What is left is a change without
anything to look up, so that two of them are equal exactly if they do the same (613.8a). `applied` then does it to one object.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from msgspec.structs import replace

from oracle import query
from oracle.context import Context
from oracle.model import Characteristics, Game, Held
from oracle.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES, SUBTYPES_OF, correlated
from oracle.vocabulary.abilities import Activated, Keyword, Static, Triggered
from oracle.vocabulary.keywords import written_out
from oracle.vocabulary.statics import (
    AddColors,
    AddLandTypes,
    AddPT,
    AddTypes,
    Change,
    ControlledBy,
    DefinePT,
    Grant,
    LoseAllAbilities,
    LoseKeyword,
    RemoveSupertypes,
    RemoveTypes,
    SetColors,
    SetCreatureTypes,
    SetLandTypes,
    SetPT,
    SetTypes,
    SwitchPT,
)


class Layer(IntEnum):
    """The layers and sublayers after the first, in order. Layer 3, changes of text, has no piece in the vocabulary."""

    CONTROL = 2  # 613.1b
    TYPE = 4  # 613.1d
    COLOR = 5  # 613.1e
    ABILITY = 6  # 613.1f
    DEFINE_PT = 71  # 613.4a
    SET_PT = 72  # 613.4b
    MODIFY_PT = 73  # 613.4c
    SWITCH_PT = 74  # 613.4d


_LAYERS: dict[type[Change], Layer] = {
    ControlledBy: Layer.CONTROL,
    AddTypes: Layer.TYPE,
    SetTypes: Layer.TYPE,
    RemoveTypes: Layer.TYPE,
    RemoveSupertypes: Layer.TYPE,
    SetCreatureTypes: Layer.TYPE,
    SetLandTypes: Layer.TYPE,
    AddLandTypes: Layer.TYPE,
    SetColors: Layer.COLOR,
    AddColors: Layer.COLOR,
    Grant: Layer.ABILITY,
    LoseAllAbilities: Layer.ABILITY,
    LoseKeyword: Layer.ABILITY,
    SetPT: Layer.SET_PT,
    AddPT: Layer.MODIFY_PT,
    SwitchPT: Layer.SWITCH_PT,
}


def layer_of(change: Change, *, defines: bool) -> Layer:
    """Return the layer that a change applies in; `defines`: by an ability that defines characteristics (613.3, 613.4a).

    TypeError for a change that no layer is known for.
    """
    if isinstance(change, DefinePT):
        return Layer.DEFINE_PT if defines else Layer.SET_PT
    layer = _LAYERS.get(type(change))
    if layer is None:
        raise TypeError(f"no layer is known for the change {type(change).__name__}")
    return layer


def resolved(game: Game, change: Change, ctx: Context) -> Change:
    """Return the change with its amounts as numbers and its players by name, as they are in this game."""
    match change:
        case DefinePT(power, toughness) | SetPT(power, toughness):
            # 107.1b: a value that would be negative is used as it is for setting power and toughness.
            return SetPT(_number(game, power, ctx), _number(game, toughness, ctx))
        case AddPT(power, toughness):
            return AddPT(query.value(game, power, ctx), query.value(game, toughness, ctx))
        case ControlledBy("you"):
            return ControlledBy(ctx.controller)
        case SetLandTypes(remembered=str() as name):
            return SetLandTypes(tuple(str(word) for word in ctx.memory.get(name, ())))
        case AddTypes(chosen=str() as kind):
            subtype = game.find(ctx.source).choices.get(kind)
            chosen = () if subtype is None else (subtype,)
            return replace(change, chosen=None, subtypes=change.subtypes + chosen)
        case _:
            return change


def _number(game: Game, amount: Any, ctx: Context) -> int | None:
    return None if amount is None else query.value(game, amount, ctx)


def applied(values: Characteristics, change: Change, origin: Held) -> Characteristics:
    """Return the values after one resolved change. `origin` is the pattern of what a grant gives: who grants, since when."""
    if isinstance(change, Grant):
        return granted(values, change, origin)
    function = _FUNCTIONS.get(type(change))
    if function is None:
        raise TypeError(f"no rule is written for the change {type(change).__name__}")
    return function(values, change)


def granted(values: Characteristics, change: Grant, origin: Held) -> Characteristics:
    """Return the values with an ability in addition (613.1f, 113.10a), keywords written out."""
    abilities = change.ability if isinstance(change.ability, tuple) else (change.ability,)
    new = tuple(replace(origin, ability=written) for ability in abilities for written in written_out(ability))
    return replace(values, abilities=values.abilities + new)


# -- layer 2 ------------------------------------------------------------------------------------------------------------------


def _controlled_by(values: Characteristics, change: ControlledBy) -> Characteristics:
    return replace(values, controller=change.who)


# -- layer 4 ------------------------------------------------------------------------------------------------------------------


def _add_types(values: Characteristics, change: AddTypes) -> Characteristics:
    types = values.types.union(change.types)
    new = frozenset(change.subtypes)
    if change.every_creature_type:
        new |= CREATURE_TYPES
    return replace(
        values,
        types=types,
        subtypes=values.subtypes | correlated(new, types),  # 205.3d
        supertypes=values.supertypes.union(change.supertypes),
    )


def _set_types(values: Characteristics, change: SetTypes) -> Characteristics:
    """Types that replace those there were, save instant and sorcery; subtypes replace those of their own set (205.1a)."""
    types = frozenset(change.types) | (values.types & {"instant", "sorcery"})
    new = frozenset(change.subtypes)
    kept = correlated(values.subtypes, types)
    for card_type in types:
        of_type = SUBTYPES_OF.get(card_type, frozenset())
        if new & of_type:
            kept -= of_type
    values = replace(values, types=types, subtypes=kept | correlated(new, types))
    return _without_rules_text(values) if new.intersection(BASIC_LAND_TYPES) else values


def _remove_types(values: Characteristics, change: RemoveTypes) -> Characteristics:
    types = values.types.difference(change.types)
    return replace(values, types=types, subtypes=correlated(values.subtypes, types))


def _remove_supertypes(values: Characteristics, change: RemoveSupertypes) -> Characteristics:
    return replace(values, supertypes=values.supertypes.difference(change.supertypes))


def _set_creature_types(values: Characteristics, change: SetCreatureTypes) -> Characteristics:
    new = correlated(frozenset(change.subtypes), values.types)
    return replace(values, subtypes=(values.subtypes - CREATURE_TYPES) | new)


def _set_land_types(values: Characteristics, change: SetLandTypes) -> Characteristics:
    """Land types set: the old ones go, and with a basic one what the rules text gave (305.7); intrinsic abilities follow later."""
    if "land" not in values.types:  # 205.3d
        return values
    values = replace(values, subtypes=(values.subtypes - LAND_TYPES).union(change.subtypes))
    return _without_rules_text(values) if set(change.subtypes).intersection(BASIC_LAND_TYPES) else values


def _without_rules_text(values: Characteristics) -> Characteristics:
    return replace(values, abilities=tuple(h for h in values.abilities if h.granted_name is not None))


def _add_land_types(values: Characteristics, change: AddLandTypes) -> Characteristics:
    if "land" not in values.types:
        return values
    return replace(values, subtypes=values.subtypes.union(BASIC_LAND_TYPES if change.every else change.subtypes))


# -- layer 5 ------------------------------------------------------------------------------------------------------------------


def _set_colors(values: Characteristics, change: SetColors) -> Characteristics:
    return replace(values, colors=frozenset(change.colors))


def _add_colors(values: Characteristics, change: AddColors) -> Characteristics:
    return replace(values, colors=values.colors.union(change.colors))


# -- layer 6 ------------------------------------------------------------------------------------------------------------------


def _lose_all_abilities(values: Characteristics, _change: LoseAllAbilities) -> Characteristics:
    return replace(values, abilities=())


def _lose_keyword(values: Characteristics, change: LoseKeyword) -> Characteristics:
    """All instances of a keyword ability are lost, with what it stands for (113.10b)."""
    kept = tuple(h for h in values.abilities if keyword_of(h) != change.keyword)
    return replace(values, abilities=kept)


def keyword_of(held: Held) -> str | None:
    """Return the name of the keyword ability that an ability is or is written out of, or None."""
    match held.ability:
        case Keyword(name=name):
            return name
        case Activated(keyword=name) | Triggered(keyword=name) | Static(keyword=name):
            return name
        case _:
            return None


# -- layer 7 ------------------------------------------------------------------------------------------------------------------


def _set_pt(values: Characteristics, change: SetPT) -> Characteristics:
    power = values.power if change.power is None else change.power
    toughness = values.toughness if change.toughness is None else change.toughness
    return replace(values, power=power, toughness=toughness)


def _add_pt(values: Characteristics, change: AddPT) -> Characteristics:
    return replace(
        values, power=(values.power or 0) + change.power, toughness=(values.toughness or 0) + change.toughness
    )


def _switch_pt(values: Characteristics, _change: SwitchPT) -> Characteristics:
    return replace(values, power=values.toughness, toughness=values.power)


_FUNCTIONS: dict[type[Change], Callable[[Characteristics, Any], Characteristics]] = {
    ControlledBy: _controlled_by,
    AddTypes: _add_types,
    SetTypes: _set_types,
    RemoveTypes: _remove_types,
    RemoveSupertypes: _remove_supertypes,
    SetCreatureTypes: _set_creature_types,
    SetLandTypes: _set_land_types,
    AddLandTypes: _add_land_types,
    SetColors: _set_colors,
    AddColors: _add_colors,
    LoseAllAbilities: _lose_all_abilities,
    LoseKeyword: _lose_keyword,
    SetPT: _set_pt,
    AddPT: _add_pt,
    SwitchPT: _switch_pt,
}
