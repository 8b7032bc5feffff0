"""Phasing (CR 702.26): permanents that are treated as though they didn't exist, and come back as they were.

A phased-out permanent keeps its identity, but is kept apart from all other objects, so that nothing finds it. Neither way is a
change of zones or of control (702.26d).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from oracle import layers
from oracle.events import Event, PhasedIn, PhasedOut
from oracle.model import Game, LastKnown, ObjectId, Zone, with_item
from oracle.teams import active_players
from oracle.trace import note

BATTLEFIELD = (Zone.BATTLEFIELD, None)


def phasing_out(game: Game, ids: Iterable[ObjectId]) -> tuple[Event, ...]:
    """Return the events of permanents phasing out, with what is attached to them: indirectly rather than directly (702.26g-h)."""
    directly = tuple(ids)
    found: dict[ObjectId, PhasedOut] = {}
    waiting: list[tuple[ObjectId, ObjectId | None]] = [(oid, None) for oid in directly]
    while waiting:
        oid, host = waiting.pop()
        if oid not in found or host is not None:
            found[oid] = PhasedOut(object=oid, along_with=host)
            waiting += [(a, oid) for a in game.battlefield if game.objects[a].attached_to == oid and a not in found]
    return tuple(found.values())


def as_the_untap_step_begins(game: Game) -> tuple[Event, ...]:
    """Return what phases out and in before the active player's permanents untap (502.1): all at once."""
    active = active_players(game)
    leaving = [
        oid
        for oid in game.battlefield
        if layers.controller(game, oid) in active and layers.has_keyword(game, oid, "phasing")
    ]
    coming = [o.id for o in game.phased_out.values() if o.phased_out_with is None and o.controller_then in active]
    return (*phasing_out(game, leaving), *(PhasedIn(object=oid) for oid in _with_attached(game, coming)))


def _with_attached(game: Game, ids: list[ObjectId]) -> list[ObjectId]:
    """Return the permanents with those that phased out along with them (702.26g)."""
    found = list(ids)
    for oid in found:
        found += [o.id for o in game.phased_out.values() if o.phased_out_with == oid]
    return found


def phase_out(game: Game, event: PhasedOut, before: Game) -> Game:
    """Return the game in which a permanent has phased out; what it was is known as of a permanent that has left."""
    obj = game.objects.get(event.object)
    if obj is None:
        return game
    game = note(game, "702.26b", "{} phases out", obj.id)
    return game.change(
        objects={oid: o for oid, o in game.objects.items() if oid != obj.id},
        zones=with_item(game.zones, BATTLEFIELD, tuple(oid for oid in game.battlefield if oid != obj.id)),
        gone=with_item(game.gone, obj.id, LastKnown(obj, layers.view(before, obj.id))),
        phased_out=with_item(game.phased_out, obj.id, replace(obj, phased_out_with=event.along_with)),
    )


def phase_in(game: Game, event: PhasedIn, _before: Game) -> Game:
    """Return the game in which a permanent has phased in, as it was; unattached if what it was attached to is gone (702.26i)."""
    obj = game.phased_out[event.object]
    host = obj.attached_to
    if isinstance(host, int) and host not in game.objects and host not in game.phased_out:
        host = None
    game = game.change(
        objects=with_item(game.objects, obj.id, replace(obj, phased_out_with=None, attached_to=host)),
        zones=with_item(game.zones, BATTLEFIELD, (*game.battlefield, obj.id)),
        phased_out={oid: o for oid, o in game.phased_out.items() if oid != obj.id},
    )
    return note(game, "702.26c", "{} phases in", obj.id)
