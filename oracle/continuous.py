"""Continuous effects that change characteristics, and a game part of the way through the layers (CR 611, 613).

A `Stage` holds the characteristics as they are after the effects applied so far. Whatever looks at the stage's game, a filter,
an amount, a condition, sees those values: `oracle.layers.view` reads them. So every effect sees what the effects before it did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from oracle import changes, characteristics, descriptions, query
from oracle.changes import Layer
from oracle.context import Context
from oracle.model import Characteristics, Game, Held, Lasting, Object, ObjectId, PlayerId
from oracle.vocabulary.abilities import Ability, Static
from oracle.vocabulary.amounts import Condition
from oracle.vocabulary.statics import Change, Continuous, Grant, StaticPart


class Effect:
    """One continuous effect: part of a static ability (611.3), or of what a spell or ability began as it resolved (611.2).

    Two effects are the same only if they are one value; `held` is None where no ability has to be there for it to last.
    """

    __slots__ = (
        "affects",
        "changes",
        "condition",
        "controller",
        "defines",
        "held",
        "memory",
        "origin",
        "part",
        "source",
        "timestamp",
        "x",
        "zones",
    )

    def __init__(
        self,
        part: Continuous,
        source: ObjectId,
        timestamp: int,
        origin: Held,
        *,
        held: Held | None = None,
        condition: Condition | None = None,
        zones: tuple[str, ...] = (),
        defines: bool = False,
        controller: PlayerId | None = None,
        affects: tuple[ObjectId, ...] | None = None,
        x: int | None = None,
        memory: Mapping[str, tuple[ObjectId | PlayerId, ...]] | None = None,
    ) -> None:
        self.part = part
        self.source = source
        self.timestamp = timestamp
        self.origin = origin
        self.held = held
        self.condition = condition
        self.zones = zones
        self.defines = defines
        self.controller = controller
        self.affects = affects
        self.x = x
        self.memory = memory or {}
        self.changes = _by_layer(part, defines)


def _by_layer(part: Continuous, defines: bool) -> dict[Layer, tuple[Change, ...]]:
    found: dict[Layer, tuple[Change, ...]] = {}
    for change in part.changes:
        layer = changes.layer_of(change, defines=defines)
        found[layer] = (*found.get(layer, ()), change)
    return found


def zones_reached(parts: Iterable[StaticPart]) -> frozenset[str]:
    """Return the zones whose objects these parts may change, also through abilities that they grant."""
    found: set[str] = set()
    for part in parts:
        if isinstance(part, Continuous):
            found.update(part.where)
            for change in part.changes:
                if isinstance(change, Grant) and isinstance(change.ability, Static):
                    found |= zones_reached(change.ability.parts)
    return frozenset(found)


Action = tuple[ObjectId, tuple[Change, ...]]


class State(dict[ObjectId, Characteristics]):
    """The characteristics reached so far, by object. What has not been looked at yet is filled in as it is in this layer."""

    def __init__(
        self, objects: Mapping[ObjectId, Object], values: Mapping[ObjectId, Characteristics] | None = None
    ) -> None:
        super().__init__(values or {})
        self.objects = objects
        self.layer = Layer.CONTROL

    def __missing__(self, oid: ObjectId) -> Characteristics:
        """Return an object's values as no effect has changed them: with what has been seen to in earlier layers (305.6, 613.4c)."""
        obj = self.objects[oid]
        values = characteristics.start(obj)
        if self.layer > Layer.TYPE:
            values = characteristics.with_intrinsic(values)
        if self.layer >= Layer.MODIFY_PT:
            values = characteristics.with_pt_counters(obj, values)
        self[oid] = values
        return values

    def go_on(self, layer: Layer) -> None:
        """Go on to a layer: after layer 4 lands have the abilities of their types (305.6); counters come first in layer 7c."""
        self.layer = layer
        if layer is Layer.COLOR:
            for oid, values in self.items():
                self[oid] = characteristics.with_intrinsic(values)
        elif layer is Layer.MODIFY_PT:
            for oid, values in self.items():
                self[oid] = characteristics.with_pt_counters(self.objects[oid], values)

    def copy(self) -> State:
        """Return a state to try something on."""
        new = State(self.objects, self)
        new.layer = self.layer
        return new


class Stage:
    """The game as layered so far: which effects there are, which have begun to apply, and to what (613.6)."""

    def __init__(
        self,
        game: Game,
        state: State,
        sources: tuple[ObjectId, ...],
        fixed: tuple[Effect, ...] = (),
        pool: tuple[ObjectId, ...] = (),
    ) -> None:
        """`sources`: the objects with static abilities that change characteristics; `fixed`: the effects that lie on no ability;
        `pool`: the objects that effects may reach by a description."""
        self.state = state
        self.game: Game = msgspec.structs.replace(game, memo={"table": state})
        self.sources = sources
        self.fixed = fixed
        self.pool = pool
        self.started: dict[Effect, tuple[ObjectId, ...]] = {}
        self.touched: set[ObjectId] = set()
        self.known: dict[
            tuple[int, ObjectId, int], Effect
        ] = {}  # effects of static abilities: each is one value throughout

    def copy(self) -> Stage:
        """Return a stage on which effects can be tried without changing this one."""
        new = Stage(self.game, self.state.copy(), self.sources, self.fixed, self.pool)
        new.started = dict(self.started)
        new.touched = set(self.touched)
        new.known = self.known
        return new

    def effects(self) -> list[Effect]:
        """Return every effect that there is now: of abilities that objects have, begun by resolutions, or begun to apply."""
        found = list(self.fixed)
        for oid in sorted(self.touched.union(self.sources)):
            found.extend(self._of_statics(oid))
        present = set(found)
        found.extend(effect for effect in self.started if effect not in present)
        return found

    def _of_statics(self, oid: ObjectId) -> Iterator[Effect]:
        for held in self.state[oid].abilities:
            if type(held.ability) is Static:
                for index, part in enumerate(held.ability.parts):
                    if type(part) is Continuous:
                        key = (id(held), oid, index)
                        effect = self.known.get(key)
                        if effect is None:
                            effect = _of_static(self.game.objects[oid], held, held.ability, index, part)
                            self.known[key] = effect
                        yield effect

    def context(self, effect: Effect) -> Context:
        """Return the context in which an effect is read: a static ability's "you" is its source's controller now (109.5)."""
        controller = effect.controller
        if controller is None:
            controller = self.state[effect.source].controller
        return Context(source=effect.source, controller=controller, x=effect.x, memory=effect.memory)

    def is_active(self, effect: Effect) -> bool:
        """Tell whether an effect applies now: its ability is there, works in this zone, its condition is true (604.2, 611.3b).

        What has begun to apply goes on, even if its ability has been removed meanwhile (613.6).
        """
        held = effect.held
        if held is None or effect in self.started:
            return True
        if not any(one is held for one in self.state[effect.source].abilities):
            return False
        if not effect.defines and self.game.objects[effect.source].zone not in effect.zones:
            return False
        return effect.condition is None or query.holds(self.game, effect.condition, self.context(effect))

    def affected(self, effect: Effect) -> tuple[ObjectId, ...]:
        """Return what an effect applies to: as decided when it began (611.2c, 613.6), or what fits its description now (611.3a)."""
        begun = self.started.get(effect)
        if begun is not None:
            return begun
        if effect.defines:
            return (effect.source,)
        objects = self.game.objects
        if effect.affects is not None:
            return tuple(oid for oid in effect.affects if oid in objects)
        what, where = effect.part.what, effect.part.where
        pool = self.pool
        if what.itself:
            pool = (effect.source,)
        elif what.host:
            host = self.game.find(effect.source).attached_to
            pool = (host,) if isinstance(host, int) else ()
        ctx = self.context(effect)
        return tuple(
            oid
            for oid in pool
            if oid in objects and objects[oid].zone in where and descriptions.fits(self.game, what, oid, ctx)
        )

    def actions(self, effect: Effect, layer: Layer) -> tuple[Action, ...]:
        """Return what an effect would do now in a layer: for each object that it applies to, the changes, amounts resolved."""
        ctx = self.context(effect)
        in_layer = effect.changes[layer]
        return tuple(
            (
                oid,
                tuple(
                    changes.resolved(self.game, change, msgspec.structs.replace(ctx, affected=oid))
                    for change in in_layer
                ),
            )
            for oid in self.affected(effect)
        )

    def apply(self, effect: Effect, layer: Layer) -> None:
        """Apply an effect in a layer. From now on it applies to the same objects in later layers (613.6)."""
        actions = self.actions(effect, layer)
        self.started.setdefault(effect, tuple(oid for oid, _ in actions))
        for oid, todo in actions:
            values = self.state[oid]
            for change in todo:
                values = changes.applied(values, change, effect.origin)
            self.state[oid] = values
            self.touched.add(oid)


_statics: dict[tuple[int, ObjectId, int, int], Effect] = {}


def _of_static(obj: Object, held: Held, ability: Static, index: int, part: Continuous) -> Effect:
    """Return the effect of one part of a static ability that an object has; the same value again for the same object and ability."""
    key = (id(held), obj.id, obj.timestamp, index)  # the effect keeps its `held` alive, so that the id stays its own
    effect = _statics.get(key)
    if effect is None:
        if len(_statics) >= 8192:
            _statics.clear()
        # 613.7a: the timestamp of its object, or of what created the ability if that is later.
        timestamp = max(obj.timestamp, held.since)
        name = characteristics.copiable_face(obj).name
        effect = _statics[key] = Effect(
            part,
            obj.id,
            timestamp,
            Held(Ability(), granted_by=obj.id, granted_name=name, granted_line=held.line, since=timestamp),
            held=held,
            condition=ability.condition,
            zones=ability.zones,
            defines=characteristics.is_defining(held),
        )
    return effect


def of_lasting(game: Game, lasting: Lasting) -> Effect:
    """Return the continuous effect that a resolved spell or ability began (611.2)."""
    source, gone = game.objects.get(lasting.source), game.gone.get(lasting.source)
    name = None  # an effect that began as its source enters (614.1c) is there before the source is
    if source is not None:
        name = characteristics.copiable_face(source).name
    elif gone is not None:
        name = gone.characteristics.name
    return Effect(
        lasting.part,
        lasting.source,
        lasting.timestamp,
        Held(Ability(), granted_by=lasting.source, granted_name=name, since=lasting.timestamp),
        controller=lasting.controller,
        affects=lasting.affects,
        x=lasting.x,
        memory=lasting.memory,
    )


def of_keyword_counters(obj: Object) -> list[Effect]:
    """Return the effects of an object's keyword counters (122.1b), each with its counters' timestamp (613.7c)."""
    found: list[Effect] = []
    for kind in obj.counters:
        if characteristics.is_keyword_counter(kind):
            part = Continuous((Grant(characteristics.keyword_of_counter(kind).ability),))
            since = obj.counted.get(kind, obj.timestamp)
            origin = characteristics.keyword_of_counter(kind)
            effect = Effect(part, obj.id, since, origin, controller=obj.controller, affects=(obj.id,))
            found.append(effect)
    return found
