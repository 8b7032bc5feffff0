"""The layers themselves (CR 613): from the values that objects start with to what they are.

Asked through `oracle.layers.view`, which keeps what is derived here in the game's memo.
"""

from __future__ import annotations

from oracle import characteristics, continuous, dependency
from oracle.changes import Layer
from oracle.continuous import Effect, Stage, State
from oracle.model import Game, ObjectId
from oracle.vocabulary.abilities import Static
from oracle.vocabulary.statics import Continuous


def derive(game: Game) -> State:
    """Return the characteristics of every object that a continuous effect may touch, after all layers (613.1)."""
    members, fixed = _members(game)
    if not members:
        return {}
    state = {oid: characteristics.start(game.objects[oid]) for oid in members}
    stage = Stage(game, state, fixed)
    for layer in Layer:
        _go_through(stage, layer)
        if layer is Layer.TYPE:
            for oid, values in state.items():
                state[oid] = characteristics.with_intrinsic(values)
    return {oid: characteristics.finished(game.objects[oid], values) for oid, values in state.items()}


def _members(game: Game) -> tuple[list[ObjectId], tuple[Effect, ...]]:
    """Return the objects to take through the layers, none if no effect changes any, and the effects that lie on no ability."""
    reached: set[str] = set()
    alone: list[ObjectId] = []  # objects elsewhere whose own abilities define what they are, or that change others
    for oid, obj in game.objects.items():
        face = characteristics.printed(characteristics.copiable_face(obj))
        if obj.zone in face.changing:
            alone.append(oid)
            reached |= {"battlefield"}
            for held in face.statics:
                if isinstance(held.ability, Static):
                    reached |= continuous.zones_reached(held.ability.parts)
        elif face.settled is None:
            alone.append(oid)
    fixed: list[Effect] = []
    for lasting in game.lasting:
        if isinstance(lasting.part, Continuous):
            fixed.append(continuous.of_lasting(game, lasting))
            alone.extend(oid for oid in lasting.affects or () if oid in game.objects)
            reached |= continuous.zones_reached((lasting.part,))
    if not alone and not fixed:
        return [], ()
    reached.add("battlefield")
    outside = set(alone)
    members = [oid for oid, obj in game.objects.items() if obj.zone in reached or oid in outside]
    for oid in members:
        if game.objects[oid].counters:
            fixed.extend(continuous.of_keyword_counters(game.objects[oid]))
    return members, tuple(fixed)


def _go_through(stage: Stage, layer: Layer) -> None:
    """Apply the effects of one layer or sublayer, each once, in the order of 613.3-613.8."""
    if layer is Layer.MODIFY_PT:
        for oid, values in stage.state.items():
            stage.state[oid] = characteristics.with_pt_counters(stage.game.objects[oid], values)
    applied: set[Effect] = set()
    effects = stage.effects()
    while True:
        pending = [e for e in effects if layer in e.changes and e not in applied and stage.is_active(e)]
        if not pending:
            return
        effect = dependency.next_effect(stage, pending, layer)
        stage.apply(effect, layer)
        applied.add(effect)
        if layer in (Layer.TYPE, Layer.ABILITY):  # abilities may have come or gone
            effects = stage.effects()
