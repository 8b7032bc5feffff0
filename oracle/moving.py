"""Changes of zones (CR 400.7, 608.2n, 707.10): what an object becomes in another zone, and where it is put there.

`move` is only called by `oracle.apply`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from oracle import characteristics, durations, layers, wording
from oracle.events import Moved
from oracle.model import Announced, Game, Kind, LastKnown, Object, ObjectId, PlayerId, Zone, with_item
from oracle.trace import note
from oracle.vocabulary.statics import KeepsCounters

PER_PLAYER = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD})
ORDERED_FIRST_ON_TOP = frozenset({Zone.GRAVEYARD, Zone.STACK})


def zone_key(zone: Zone, player: PlayerId) -> tuple[Zone, PlayerId | None]:
    """Return the key of a zone in `Game.zones`: library, hand and graveyard are each player's own (400.1)."""
    return (zone, player if zone in PER_PLAYER else None)


def move(game: Game, event: Moved, before: Game) -> Game:
    """Return the game in which an object has changed zones: it is a new object there (400.7)."""
    old = game.objects.get(event.object)
    if event.token is None and old is None:
        return game
    new = replace(_arriving(game, event, old), arrived=before.clock, counters=_kept_counters(before, event, old))
    objects = dict(game.objects)
    zones = dict(game.zones)
    fields: dict[str, Any] = {}
    if old is not None:
        del objects[old.id]
        key = zone_key(old.zone, old.owner)
        zones[key] = tuple(oid for oid in zones[key] if oid != old.id)
        fields["gone"] = with_item(game.gone, old.id, LastKnown(old, layers.view(before, old.id)))
    objects[new.id] = new
    key = zone_key(new.zone, new.owner)
    zones[key] = _placed(zones.get(key, ()), new, event.position)
    game = game.change(objects=objects, zones=zones, clock=game.clock + 1, **fields)
    if old is not None and old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD:
        game = durations.effects_follow(game, old.id, new.id)
    game = _note_move(game, event, old, new)
    return _set_aside(game, event.linked, new.id) if event.linked is not None else game


def _kept_counters(before: Game, event: Moved, old: Object | None) -> Mapping[str, int]:
    """Return the counters that an object keeps in its new zone: none, unless it says so where it was (122.2)."""
    if old is None or not old.counters:
        return {}
    keeps = (e for e in layers.in_force(before, KeepsCounters) if e.source == old.id)
    return old.counters if any(event.to not in e.part.not_to for e in keeps) else {}


def _placed(zone: tuple[ObjectId, ...], new: Object, position: int) -> tuple[ObjectId, ...]:
    if new.zone in ORDERED_FIRST_ON_TOP:
        return (new.id, *zone)
    if new.zone is Zone.LIBRARY:
        at = position if position >= 0 else len(zone) + 1 + position
        return (*zone[:at], new.id, *zone[at:])
    return (*zone, new.id)


def _arriving(game: Game, event: Moved, old: Object | None) -> Object:
    """Return the new object that a card or token becomes (400.7)."""
    entering = event.entering
    if old is None:
        if event.token is None:
            raise ValueError("an object that comes from nowhere is a token")
        card, face, owner, kind, announced = event.new, event.token, event.player, Kind.TOKEN, Announced()
    else:
        card, face, owner, kind = old.card, old.face, old.owner, old.kind
        # The permanent that a spell becomes is read for what was announced (107.3m); a copy of a spell becomes a token (608.3f).
        stays = old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD
        announced = old.announced if stays else Announced()
        if stays and kind is Kind.COPY:
            kind = Kind.TOKEN
            face = old.copied or face
    new = Object(
        id=event.new,
        card=card,
        face=face,
        owner=owner,
        controller=owner,
        zone=event.to,
        timestamp=game.clock,
        kind=kind,
        controlled_since=game.clock,
        controller_then=owner,
        announced=announced,
    )
    if entering is None or event.to is not Zone.BATTLEFIELD:
        return replace(new, face_down=event.face_down)
    return replace(
        new,
        controller=entering.controller,
        controller_then=entering.controller,
        tapped=entering.tapped,
        copied=entering.copied,
        attached_to=entering.attached_to,
        choices=entering.choices,
        face_down=entering.face_down,
        disguised=entering.disguised,
        linked={k: v for k, v in entering.memory.items() if isinstance(v, tuple)},
    )


def _set_aside(game: Game, link: tuple[ObjectId, str], oid: ObjectId) -> Game:
    """Return the game in which a source's linked ability has one more object set aside (607.2a, 607.3)."""
    source, name = link
    obj = game.objects.get(source)
    if obj is None:
        return game
    there = obj.linked.get(name, ())
    game = game.with_object(replace(obj, linked=with_item(obj.linked, name, (*there, oid))))
    return note(
        game, "607.2a 607.3" if there else "607.2a", "{} is what a linked ability of {} will refer to", oid, source
    )


def on_the_bottom(game: Game, player: PlayerId, cards: tuple[ObjectId, ...]) -> Game:
    """Return the game with cards of a library on the bottom of it, in this order: no change of zones (400.7)."""
    key = (Zone.LIBRARY, player)
    kept = tuple(oid for oid in game.zone(Zone.LIBRARY, player) if oid not in cards)
    return game.change(zones=with_item(game.zones, key, (*kept, *cards)))


def _note_move(game: Game, event: Moved, old: Object | None, new: Object) -> Game:
    if not game.tracing:
        return game
    if event.to is Zone.BATTLEFIELD:
        return _note_entering(game, event, new)
    if event.reason in ("draw", "discard", "cast"):
        rule, text = {
            "draw": ("121.1", "{} draws a card"),
            "discard": ("701.9a", "{} discards {}"),
            "cast": ("601.2a", "{1} goes onto the stack"),
        }[event.reason]
        return note(game, rule, text, event.player, new.id)
    rules, how = {"sacrifice": ("701.21a", "is sacrificed"), "destroy": ("701.8a", "is destroyed")}.get(
        event.reason, ("400.7", "")
    )
    if wording.dies(game, event):
        return note(game, f"{rules} 700.4", "{} " + (f"{how} and dies" if how else "dies"), event.object)
    origin = f" from {wording.zone(old.zone)}" if old and not how else ""
    return note(
        game, rules, "{} " + (f"{how} and " if how else "") + f"goes{origin} to {wording.zone(event.to)}", new.id
    )


def _note_entering(game: Game, event: Moved, new: Object) -> Game:
    if characteristics.mana_value(new.face.cost, 1) != characteristics.mana_value(new.face.cost):
        game = note(game, "107.3g 202.3e", "X in the mana cost of {} is 0 from now on", new.id)
    what = "the token {}" if new.kind is Kind.TOKEN else "{}"
    origin = "" if event.origin in (None, Zone.STACK) else f" from {wording.zone(event.origin)}"
    how = f"{' tapped' if new.tapped else ''}{' face down' if new.face_down else ''}{origin}"
    return note(
        game, "400.7 603.6a", f"{what} enters the battlefield{how} under {{}}'s control", new.id, new.controller
    )


def remove_from_stack(game: Game, oid: ObjectId) -> Game:
    """Return the game without an ability on the stack: it has resolved or was countered (608.2n). It is remembered as it was."""
    obj = game.objects[oid]
    objects = dict(game.objects)
    del objects[oid]
    key = (Zone.STACK, None)
    zones = with_item(game.zones, key, tuple(i for i in game.stack if i != oid))
    gone = with_item(game.gone, oid, LastKnown(obj, layers.view(game, oid)))
    return game.change(objects=objects, zones=zones, gone=gone)


def put_onto_stack(game: Game, obj: Object) -> Game:
    """Return the game with an ability, or a copy of a spell, on top of the stack (113.7a, 707.10)."""
    objects = with_item(game.objects, obj.id, obj)
    zones = with_item(game.zones, (Zone.STACK, None), (obj.id, *game.stack))
    return game.change(objects=objects, zones=zones, clock=game.clock + 1)


def put_created(game: Game, obj: Object) -> Game:
    """Return the game with an object that was not there before: a copy of a card in that card's zone (707.12), an emblem (114.2)."""
    key = zone_key(obj.zone, obj.owner)
    zones = with_item(game.zones, key, (*game.zones.get(key, ()), obj.id))
    return game.change(objects=with_item(game.objects, obj.id, obj), zones=zones, clock=game.clock + 1)
