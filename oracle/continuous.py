"""Continuous effects that change characteristics, and a game part of the way through the layers (CR 611, 613).

A `Stage` holds the characteristics as they are after the effects applied so far. Whatever looks at the stage's game, a filter,
an amount, a condition, sees those values: `oracle.layers.view` reads them. So every effect sees what the effects before it did.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from oracle import changes, characteristics, query
from oracle.changes import Layer
from oracle.context import Context
from oracle.model import Characteristics, Game, Held, Lasting, Object, ObjectId, PlayerId
from oracle.vocabulary.abilities import Ability, Keyword, Static
from oracle.vocabulary.amounts import Condition
from oracle.vocabulary.statics import Change, Continuous, Grant, StaticPart

State = dict[ObjectId, Characteristics]


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


class Stage:
    """The game as layered so far: which effects there are, which have begun to apply, and to what (613.6)."""

    def __init__(
        self,
        game: Game,
        state: State,
        fixed: tuple[Effect, ...] = (),
        started: dict[Effect, tuple[ObjectId, ...]] | None = None,
        known: dict[tuple[int, int], Effect] | None = None,
    ) -> None:
        self.state = state
        self.game: Game = msgspec.structs.replace(game, memo={"table": state})
        self.fixed = fixed
        self.started = {} if started is None else started
        self.known = {} if known is None else known

    def copy(self) -> Stage:
        """Return a stage on which effects can be tried without changing this one."""
        return Stage(self.game, dict(self.state), self.fixed, dict(self.started), self.known)

    def effects(self) -> list[Effect]:
        """Return every effect that there is now: of abilities that objects have, begun by resolutions, or begun to apply."""
        found = list(self.fixed)
        for oid, values in self.state.items():
            for held in values.abilities:
                if type(held.ability) is Static:
                    for index, part in enumerate(held.ability.parts):
                        if type(part) is Continuous:
                            found.append(self._of_static(oid, held, held.ability, index, part))
        present = set(found)
        found.extend(effect for effect in self.started if effect not in present)
        return found

    def _of_static(self, oid: ObjectId, held: Held, ability: Static, index: int, part: Continuous) -> Effect:
        key = (id(held), oid * 16 + index)  # the effect keeps its `held` alive, so that the id stays its own
        effect = self.known.get(key)
        if effect is None:
            obj = self.game.objects[oid]
            # 613.7a: the object's timestamp, or that of the effect that created the ability if that is later.
            timestamp = max(obj.timestamp, held.since)
            effect = Effect(
                part,
                oid,
                timestamp,
                origin_of_grants(self.game, oid, timestamp, held.line),
                held=held,
                condition=ability.condition,
                zones=ability.zones,
                defines=characteristics.is_defining(held),
            )
            self.known[key] = effect
        return effect

    def context(self, effect: Effect) -> Context:
        """Return the context in which an effect is read: a static ability's "you" is its source's controller now (109.5)."""
        controller = effect.controller
        if controller is None:
            controller = self._values(effect.source).controller
        return Context(source=effect.source, controller=controller, x=effect.x, memory=effect.memory)

    def _values(self, oid: ObjectId) -> Characteristics:
        found = self.state.get(oid)
        return characteristics.plain(self.game.objects[oid]) if found is None else found

    def is_active(self, effect: Effect) -> bool:
        """Tell whether an effect applies now: its ability is there, works in this zone, its condition is true (604.2, 611.3b).

        What has begun to apply goes on, even if its ability has been removed meanwhile (613.6).
        """
        held = effect.held
        if held is None or effect in self.started:
            return True
        if not any(one is held for one in self._values(effect.source).abilities):
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
        pool: Iterable[ObjectId] = self.state
        if what.itself:
            pool = (effect.source,)
        elif what.host:
            host = self.game.find(effect.source).attached_to
            pool = (host,) if isinstance(host, int) else ()
        ctx = self.context(effect)
        return tuple(
            oid
            for oid in pool
            if oid in objects and objects[oid].zone in where and query.fits(self.game, what, oid, ctx)
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
            values = self._values(oid)
            for change in todo:
                values = changes.applied(values, change, effect.origin)
            self.state[oid] = values


def origin_of_grants(game: Game, source: ObjectId, timestamp: int, line: int | None) -> Held:
    """Return the pattern of an ability that an effect of this source grants: from whom, since when (613.7a)."""
    obj = game.objects.get(source)
    if obj is None and source in game.gone:
        name = game.gone[source].characteristics.name
    else:
        name = "" if obj is None else characteristics.copiable_face(obj).name
    return Held(Ability(), granted_by=source, granted_name=name, granted_line=line, since=timestamp)


def of_lasting(game: Game, lasting: Lasting) -> Effect:
    """Return the continuous effect that a resolved spell or ability began (611.2)."""
    return Effect(
        lasting.part,
        lasting.source,
        lasting.timestamp,
        origin_of_grants(game, lasting.source, lasting.timestamp, None),
        controller=lasting.controller,
        affects=lasting.affects,
        x=lasting.x,
        memory=lasting.memory,
    )


def of_keyword_counters(obj: Object) -> list[Effect]:
    """Return the effects of an object's keyword counters (122.1b), each with its counters' timestamp (613.7c)."""
    found: list[Effect] = []
    for kind in obj.counters:
        if kind in characteristics.KEYWORD_COUNTERS:
            part = Continuous((Grant(Keyword(kind)),))
            since = obj.counted.get(kind, obj.timestamp)
            origin = characteristics.keyword_of_counter(kind)
            effect = Effect(part, obj.id, since, origin, controller=obj.controller, affects=(obj.id,))
            found.append(effect)
    return found
