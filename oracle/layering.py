"""The layers themselves (CR 613): from the values that objects start with to what they are.

Asked through `oracle.layers.view`, which keeps what is derived here in the game's memo.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntFlag

import msgspec

from oracle import characteristics, continuous, dependency
from oracle.changes import Layer
from oracle.continuous import Effect, Stage, State
from oracle.model import Characteristics, Game, Lasting, Object, ObjectId
from oracle.vocabulary.abilities import Static
from oracle.vocabulary.statics import Continuous


class Derived(dict[ObjectId, Characteristics]):
    """What objects are, all effects considered. What no effect touches is as it is by itself, and is filled in when looked at."""

    def __init__(self, survey: Survey, values: Mapping[ObjectId, Characteristics]) -> None:
        super().__init__(values)
        self.survey = survey
        self.touched = frozenset(values)

    def __missing__(self, oid: ObjectId) -> Characteristics:
        values = self[oid] = characteristics.plain(self.survey.objects[oid])
        return values


# -- which objects matter ---------------------------------------------------------------------------------------------------------


class Role(IntFlag):
    """What an object has that the layers must know of."""

    NONE = 0
    CHANGES = 1  # a static ability that works where it is and changes characteristics
    VARIES = 2  # an ability that defines its characteristics by what is in the game
    STEPWISE = 4  # its own values take several layers: abilities that define them, keyword counters
    STATICS = 8  # static abilities


class Survey(msgspec.Struct, frozen=True):
    """The objects of a game that have a role."""

    objects: Mapping[ObjectId, Object]
    changing: tuple[ObjectId, ...]
    varying: tuple[ObjectId, ...]
    stepwise: tuple[ObjectId, ...]
    with_statics: tuple[ObjectId, ...]


_roles: dict[int, tuple[Object, Role]] = {}


def _role(obj: Object) -> Role:
    face = characteristics.printed(characteristics.copiable_face(obj))
    role = Role.NONE
    if obj.zone in face.changing:
        role |= Role.CHANGES
    if face.settled is None:
        role |= Role.VARIES
    if face.defining or any(characteristics.is_keyword_counter(kind) for kind in obj.counters):
        role |= Role.STEPWISE
    if face.statics:
        role |= Role.STATICS
    return role


def survey(objects: Mapping[ObjectId, Object]) -> Survey:
    """Return which objects the layers must know of, and for what."""
    found: list[tuple[ObjectId, Role]] = []
    roles = _roles
    if len(roles) > 16384:
        roles.clear()
    for obj in objects.values():
        kept = roles.get(id(obj))
        if kept is None:
            kept = roles[id(obj)] = (obj, _role(obj))
        if kept[1]:
            found.append((obj.id, kept[1]))
    return Survey(
        objects,
        tuple(oid for oid, role in found if role & Role.CHANGES),
        tuple(oid for oid, role in found if role & Role.VARIES),
        tuple(oid for oid, role in found if role & Role.STEPWISE),
        tuple(oid for oid, role in found if role & Role.STATICS),
    )


# -- the layers -------------------------------------------------------------------------------------------------------------------


_untouched: dict[int, Derived] = {}  # by the identity of the objects: games in which nothing changes characteristics


def derive(game: Game) -> Derived:
    """Return the characteristics of the game's objects after all layers (613.1)."""
    lasting = [e for e in game.lasting if isinstance(e.part, Continuous)]
    kept = _untouched.get(id(game.objects))
    if kept is not None and not lasting:
        return kept
    found = survey(game.objects)
    if not (found.changing or found.varying or lasting):
        if len(_untouched) >= 64:
            _untouched.clear()
        kept = _untouched[id(game.objects)] = Derived(found, {})
        return kept
    stage = _gone_through(_stage(game, found, lasting))
    return Derived(
        found, {oid: characteristics.finished(game.objects[oid], stage.state[oid]) for oid in sorted(stage.touched)}
    )


def effects_on(game: Game, oid: ObjectId) -> tuple[Effect, ...]:
    """Return the effects that change an object's characteristics, in the order in which they begin to apply: for the trace."""
    stage: Stage | None = game.memo.get("stage")
    if stage is None:
        lasting = [e for e in game.lasting if isinstance(e.part, Continuous)]
        stage = game.memo["stage"] = _gone_through(_stage(game, survey(game.objects), lasting))
    return tuple(effect for effect, affected in stage.started.items() if oid in affected)


def _gone_through(stage: Stage) -> Stage:
    """Return a game part of the way through the layers after all of them."""
    effects = stage.effects()
    for layer in Layer:
        stage.state.go_on(layer)
        if any(layer in effect.changes for effect in effects):
            effects = _go_through(stage, layer, effects)
    return stage


def _stage(game: Game, found: Survey, lasting: list[Lasting]) -> Stage:
    reached = {"battlefield"}
    for oid in found.changing:
        for held in characteristics.printed(characteristics.copiable_face(game.objects[oid])).statics:
            if isinstance(held.ability, Static):
                reached |= continuous.zones_reached(held.ability.parts)
    for effect in lasting:
        reached |= continuous.zones_reached((effect.part,))
    pool = tuple(oid for oid, obj in game.objects.items() if obj.zone in reached)
    fixed = [continuous.of_lasting(game, effect) for effect in lasting]
    for oid in found.stepwise:
        fixed.extend(continuous.of_keyword_counters(game.objects[oid]))
    return Stage(game, State(game.objects), (*found.changing, *found.stepwise), tuple(fixed), pool)


def _go_through(stage: Stage, layer: Layer, effects: list[Effect]) -> list[Effect]:
    """Apply the effects of one layer or sublayer, each once, in the order of 613.3-613.8; return the effects that there are then."""
    applied: set[Effect] = set()
    while True:
        pending = [e for e in effects if layer in e.changes and e not in applied and stage.is_active(e)]
        if not pending:
            return effects
        effect = dependency.next_effect(stage, pending, layer)
        stage.apply(effect, layer)
        applied.add(effect)
        if layer in (Layer.TYPE, Layer.ABILITY):  # abilities may have come or gone
            effects = stage.effects()
