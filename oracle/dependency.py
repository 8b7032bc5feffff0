"""Which of several effects applies next within a layer: timestamps and dependency (CR 613.7, 613.8).

Dependency is found by experiment: an effect depends on another if applying the other first changes whether the first exists, what
it applies to, or what it does (613.8a). Effects between which that is impossible are told apart beforehand (`may_depend`), by what
the one reads and what the other writes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.changes import Layer
from oracle.continuous import Action, Effect, Stage
from oracle.subtypes import BASIC_LAND_TYPES
from oracle.vocabulary.amounts import (
    All,
    Amount,
    Chose,
    Condition,
    Count,
    CountersOn,
    CountThisTurn,
    Devotion,
    Exists,
    HappenedThisTurn,
    Is,
    Kicked,
    LifeOf,
    ManaValueOf,
    Not,
    OneOf,
    PlayerCounters,
    PowerOf,
    SourceIs,
    Sum,
    Times,
    ToughnessOf,
    X,
    YourTurn,
)
from oracle.vocabulary.filters import Compare, Filter, Who
from oracle.vocabulary.selectors import (
    Affected,
    ControllerOf,
    Each,
    Host,
    Linked,
    OwnerOf,
    Remembered,
    Selector,
    This,
    You,
)
from oracle.vocabulary.statics import ControlledBy, Grant, SetLandTypes, SetTypes

# What an effect may read, and another write.
CONTROL, TYPES, COLORS, ABILITIES, PT = "control", "types", "colors", "abilities", "pt"
EVERYTHING = frozenset({CONTROL, TYPES, COLORS, ABILITIES, PT})

_WRITES = {
    Layer.CONTROL: frozenset({CONTROL}),
    Layer.TYPE: frozenset({TYPES}),
    Layer.COLOR: frozenset({COLORS}),
    Layer.ABILITY: frozenset({ABILITIES}),
    Layer.DEFINE_PT: frozenset({PT}),
    Layer.SET_PT: frozenset({PT}),
    Layer.MODIFY_PT: frozenset({PT}),
    Layer.SWITCH_PT: frozenset({PT}),
}

_FIELDS_READ = {
    "types": TYPES,
    "any_type": TYPES,
    "without_types": TYPES,
    "supertypes": TYPES,
    "without_supertypes": TYPES,
    "subtypes": TYPES,
    "without_subtypes": TYPES,
    "colors": COLORS,
    "without_colors": COLORS,
    "colorless": COLORS,
    "multicolored": COLORS,
    "controller": CONTROL,
    "keyword": ABILITIES,
    "without_keyword": ABILITIES,
    "power": PT,
    "toughness": PT,
}

# Fields whose reading needs no characteristic that an effect changes.
_FIELDS_THAT_READ_NOTHING = frozenset(
    {
        "owner",
        "itself",
        "other",
        "host",
        "token",
        "tapped",
        "attacking",
        "blocking",
        "name",
        "counter",
        "cast",
        "kicked",
        "mana_value",
        "remembered",
        "either",
        "unlike",
    }
)

_PIECES_READ: dict[type, frozenset[str]] = {
    Affected: frozenset(),
    All: frozenset(),
    Chose: frozenset(),
    ControllerOf: frozenset({CONTROL}),
    Count: frozenset(),
    CountThisTurn: EVERYTHING,
    CountersOn: frozenset(),
    Devotion: frozenset({CONTROL}),
    Each: frozenset(),
    Exists: frozenset(),
    HappenedThisTurn: EVERYTHING,
    Host: frozenset(),
    Is: frozenset(),
    Kicked: frozenset(),
    LifeOf: frozenset(),
    Linked: frozenset(),
    ManaValueOf: frozenset(),
    Not: frozenset(),
    OneOf: frozenset(),
    OwnerOf: frozenset(),
    PlayerCounters: frozenset(),
    PowerOf: frozenset({PT}),
    Remembered: frozenset(),
    SourceIs: frozenset(),
    Sum: frozenset(),
    This: frozenset(),
    Times: frozenset(),
    ToughnessOf: frozenset({PT}),
    X: frozenset(),
    You: frozenset({CONTROL}),
    YourTurn: frozenset({CONTROL}),
}


_read: dict[int, tuple[Any, frozenset[str]]] = {}


def reads(piece: Any) -> frozenset[str]:
    """Return which characteristics a piece of the vocabulary looks at; all of them, if the piece is not known here."""
    kept = _read.get(id(piece))
    if kept is None:
        if len(_read) >= 8192:
            _read.clear()
        kept = _read[id(piece)] = (piece, _reads(piece))
    return kept[1]


def _reads(piece: Any) -> frozenset[str]:
    if isinstance(piece, tuple):
        return frozenset().union(*(reads(one) for one in piece))
    if isinstance(piece, Grant):  # what is granted is only handed on
        return frozenset()
    if isinstance(piece, Filter):
        return _filter_reads(piece)
    if isinstance(piece, Who):
        return frozenset() if piece is Who.ANYONE else frozenset({CONTROL})
    if not isinstance(piece, msgspec.Struct):
        return frozenset()
    found = frozenset({CONTROL}) if isinstance(piece, ControlledBy) and piece.who == "you" else frozenset()
    if isinstance(piece, Amount | Condition | Selector):
        found = _PIECES_READ.get(type(piece), EVERYTHING)
    return found.union(*(reads(getattr(piece, field)) for field in piece.__struct_fields__))


def _filter_reads(description: Filter) -> frozenset[str]:
    found: set[str] = set()
    for field, default in zip(description.__struct_fields__, description.__struct_defaults__, strict=True):
        given = getattr(description, field)
        if given == default:
            continue
        if field in _FIELDS_READ:
            found.add(_FIELDS_READ[field])
        elif field not in _FIELDS_THAT_READ_NOTHING:
            return EVERYTHING
        if isinstance(given, Compare | Filter | tuple):
            found |= reads(given)
    return frozenset(found)


def _writes(effect: Effect, layer: Layer) -> frozenset[str]:
    found = _WRITES[layer]
    if layer is Layer.TYPE:
        for change in effect.changes[layer]:
            if isinstance(change, SetLandTypes) or (
                isinstance(change, SetTypes) and set(change.subtypes).intersection(BASIC_LAND_TYPES)
            ):
                return found | {ABILITIES}  # 305.7
    return found


def may_depend(stage: Stage, effect: Effect, other: Effect, layer: Layer) -> bool:
    """Tell whether an effect could depend on another in this layer, by what the one reads and the other writes."""
    written = _writes(other, layer)
    if effect not in stage.started:
        if effect.held is not None and ABILITIES in written:
            return True
        if written & (reads(effect.part.what) | reads(effect.condition)):
            return True
    return not written.isdisjoint(reads(effect.changes[layer]))


# -- the order ----------------------------------------------------------------------------------------------------------------


def next_effect(stage: Stage, pending: list[Effect], layer: Layer) -> Effect:
    """Return which of the effects that have not applied in this layer applies next (613.3, 613.7, 613.8).

    Those of characteristic-defining abilities come first. The earliest timestamp is next, unless that effect waits for one that it
    depends on (613.8b); effects that depend on each other in a loop do not wait.
    """
    group = [effect for effect in pending if effect.defines] or pending
    if len(group) == 1:
        return group[0]
    group = sorted(group, key=lambda effect: effect.timestamp)
    waiting = _Waiting(stage, group, layer)
    return next(effect for effect in group if waiting.is_free(effect))


class _Waiting:
    """Which effects of a group wait for which others, found when asked."""

    def __init__(self, stage: Stage, group: list[Effect], layer: Layer) -> None:
        self.stage = stage
        self.group = group
        self.layer = layer
        self.found: dict[Effect, list[Effect]] = {}
        self.trials: dict[Effect, Stage] = {}

    def for_what(self, effect: Effect) -> list[Effect]:
        found = self.found.get(effect)
        if found is None:
            found = [other for other in self.group if other is not effect and self._depends(effect, other)]
            self.found[effect] = found
        return found

    def is_free(self, effect: Effect) -> bool:
        """Tell whether an effect waits for nothing, save for what waits for it in a loop."""
        return all(self._reaches(other, effect) for other in self.for_what(effect))

    def _reaches(self, start: Effect, goal: Effect) -> bool:
        seen: set[Effect] = set()
        todo = [start]
        while todo:
            one = todo.pop()
            if one is goal:
                return True
            if one not in seen:
                seen.add(one)
                todo.extend(self.for_what(one))
        return False

    def _depends(self, effect: Effect, other: Effect) -> bool:
        """Make the experiment of 613.8a: does applying the other change the effect?"""
        if not may_depend(self.stage, effect, other, self.layer):
            return False
        trial = self.trials.get(other)
        if trial is None:
            trial = self.stage.copy()
            trial.apply(other, self.layer)
            self.trials[other] = trial
        return self._what(self.stage, effect) != self._what(trial, effect)

    def _what(self, stage: Stage, effect: Effect) -> tuple[Action, ...] | None:
        """Return what an effect does on a stage; None if it does not exist there."""
        return stage.actions(effect, self.layer) if stage.is_active(effect) else None
