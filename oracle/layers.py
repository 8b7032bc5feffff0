"""Characteristics of objects, derived through the layers (CR 613), and what static abilities are in force (604, 611.3).

`view` is what everybody asks. A game in which no effect changes characteristics costs almost nothing: an object's values are those
of its face with its own counters (`oracle.characteristics.plain`). Otherwise the layers are gone through once for the game
(`oracle.layering`), for permanents and for whatever else an effect can reach; the result stays in `Game.memo`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from oracle import characteristics, query
from oracle.context import Context
from oracle.model import Characteristics, Game, Held, Object, ObjectId, PlayerId, Zone
from oracle.vocabulary.abilities import Face, Keyword, Static
from oracle.vocabulary.amounts import Condition

if TYPE_CHECKING:
    from oracle.layering import Derived


class InForce(msgspec.Struct, frozen=True):
    """A part of a static ability, or of an effect that a resolution began, that is in force now.

    `index` tells the parts of one source apart; the same effect has the same index as long as its ability is there. `affects`: the
    objects that it was fixed to when it began (611.2c), if it was.
    """

    part: Any
    source: ObjectId
    controller: PlayerId
    index: int
    affects: tuple[ObjectId, ...] | None = None
    timestamp: int = 0
    memory: Mapping[str, tuple[ObjectId | PlayerId, ...]] = {}
    x: int | None = None


# -- looking at objects ---------------------------------------------------------------------------------------------------------


def view(game: Game, oid: ObjectId) -> Characteristics:
    """Return the characteristics of an object of the game, in whatever zone, all effects considered.

    KeyError if the object is no longer there: `known` has last known information.
    """
    found = game.memo.get("table")
    if found is None:
        found = derived(game)
    values: Characteristics = found[oid]
    return values


def derived(game: Game) -> Derived:
    """Return the characteristics of all objects, derived once for a game."""
    found: Derived | None = game.memo.get("table")
    if found is None:
        # Imported when needed: effects ask questions about characteristics, and so ask this module.
        from oracle.layering import derive

        found = game.memo["table"] = derive(game)
    return found


def known(game: Game, oid: ObjectId) -> Characteristics:
    """Return the characteristics of an object as it is, or as it was when it was last in its zone (608.2h)."""
    return view(game, oid) if oid in game.objects else game.gone[oid].characteristics


def controller(game: Game, oid: ObjectId) -> PlayerId:
    """Return who controls an object, or did when it was last there; the owner of what has no controller (108.4a)."""
    return known(game, oid).controller


def copiable(game: Game, oid: ObjectId) -> Face:
    """Return the face with an object's copiable values (707.2), as it is or as it was."""
    return characteristics.copiable_face(game.find(oid))


def has_keyword(game: Game, oid: ObjectId, name: str) -> bool:
    """Tell whether an object has a keyword ability, or had it when it was last there."""
    return any(type(h.ability) is Keyword and h.ability.name == name for h in known(game, oid).abilities)


def keyword_values(game: Game, oid: ObjectId, name: str) -> tuple[Any, ...]:
    """Return the value of each instance of a keyword ability that an object has or had."""
    return tuple(
        h.ability.value for h in known(game, oid).abilities if isinstance(h.ability, Keyword) and h.ability.name == name
    )


def keyword_value(game: Game, oid: ObjectId, name: str) -> int:
    """Return the numbers of all instances of a keyword ability together, for those that add up (toxic, 702.164); 0 if none."""
    return sum(n for n in keyword_values(game, oid, name) if isinstance(n, int))


# -- static abilities -------------------------------------------------------------------------------------------------------------


class _Part(msgspec.Struct, frozen=True):
    """A static part whose condition has not been asked."""

    in_force: InForce
    condition: Condition | None


def in_force(game: Game, part_type: type) -> tuple[InForce, ...]:
    """Return the parts of that type that are in force: of static abilities that objects have where they are (604.2), while their
    conditions are true; and of effects that resolutions began (611.2)."""
    asked: dict[type, tuple[InForce, ...]] | None = game.memo.get("in_force")
    if asked is None:
        asked = game.memo["in_force"] = {}
    found = asked.get(part_type)
    if found is None:
        parts: dict[type, list[_Part]] | None = game.memo.get("parts")
        if parts is None:
            parts = game.memo["parts"] = _parts(game)
        found = asked[part_type] = tuple(
            p.in_force
            for p in parts.get(part_type, ())
            if p.condition is None or query.holds(game, p.condition, _context(p.in_force))
        )
    return found


def _context(part: InForce) -> Context:
    return Context(source=part.source, controller=part.controller, x=part.x, memory=part.memory)


def _parts(game: Game) -> dict[type, list[_Part]]:
    """Return the static parts of the game by type: those of objects by arrival, then those that resolutions began."""
    found: dict[type, list[_Part]] = {}
    table = derived(game)
    for oid in sorted(table.touched.union(table.survey.with_statics)):
        for part in _parts_of(game, game.objects[oid], table[oid].abilities):
            found.setdefault(type(part.in_force.part), []).append(part)
    for lasting in game.lasting:
        effect = InForce(
            part=lasting.part,
            source=lasting.source,
            controller=lasting.controller,
            index=-1 - lasting.id,
            affects=lasting.affects,
            timestamp=lasting.timestamp,
            memory=lasting.memory,
            x=lasting.x,
        )
        found.setdefault(type(lasting.part), []).append(_Part(effect, None))
    return found


def _parts_of(game: Game, obj: Object, abilities: Iterable[Held]) -> Iterator[_Part]:
    place: dict[tuple[int | None, ObjectId | None], int] = {}
    for held in abilities:
        whence = (held.line, held.granted_by)
        for part in held.ability.parts if isinstance(held.ability, Static) else ():
            number = place[whence] = place.get(whence, -1) + 1
            if obj.zone not in held.ability.zones:  # type: ignore[attr-defined]
                continue
            x = obj.announced.x if obj.zone is Zone.STACK else None
            # Printed lines have small numbers; what one object grants has a block of its own.
            base = (held.line or 0) * 64 if held.granted_by is None else 1_000_000 + held.granted_by * 64
            effect = InForce(
                part=part,
                source=obj.id,
                controller=view(game, obj.id).controller,
                index=base + number,
                timestamp=max(obj.timestamp, held.since),
                x=x,
            )
            yield _Part(effect, held.ability.condition)  # type: ignore[attr-defined]
