"""Since when a creature has been under its controller's control, the "summoning sickness" rule (CR 302.6).

It is a question about time and no flag: whatever the permanent was meanwhile, what counts is whether its controller has
controlled it without a break since that player's most recent turn began.
"""

from __future__ import annotations

from oracle import layers, query
from oracle.cant import context
from oracle.model import Game, ObjectId
from oracle.trace import note
from oracle.vocabulary.statics import ActivatedAsThoughHasty


def came_since_turn_began(game: Game, oid: ObjectId) -> bool:
    """Tell whether its controller has not controlled the permanent all the time since that player's latest turn began (302.6)."""
    obj = game.objects[oid]
    controller = layers.controller(game, oid)
    if obj.controller_then and obj.controller_then != controller:
        return True  # control has only just changed
    return obj.controlled_since > game.players[controller].turn_began


def can_attack_yet(game: Game, oid: ObjectId) -> bool:
    """Tell whether 302.6 lets the creature attack: controlled for long enough, or with haste (702.10b)."""
    return not came_since_turn_began(game, oid) or layers.has_keyword(game, oid, "haste")


def is_sick(game: Game, oid: ObjectId) -> bool:
    """Tell whether 302.6 keeps {T} and {Q} abilities of the permanent from being activated (602.5a).

    Only creatures are kept from it, and not those that have haste or are treated as though they had it (702.10c).
    """
    if "creature" not in layers.view(game, oid).types or can_attack_yet(game, oid):
        return False
    return _as_though_it_had_haste(game, oid) is None


def _as_though_it_had_haste(game: Game, oid: ObjectId) -> ObjectId | None:
    """Return the source of an effect by which a creature's abilities are activated as though it had haste, or None."""
    for effect in layers.in_force(game, ActivatedAsThoughHasty):
        if query.fits(game, effect.part.what, oid, context(effect)):
            return effect.source
    return None


def told(game: Game, oid: ObjectId) -> Game:
    """Return the game with a line on why 302.6 does not keep {T} and {Q} abilities of the permanent from being activated, if it keeps a
    trace."""
    if not game.tracing:
        return game
    if "creature" not in layers.view(game, oid).types:
        return note(game, "302.6", "{} is no creature: since when it has been under control does not matter", oid)
    if not came_since_turn_began(game, oid):
        return note(game, "302.6", "{} has been under its controller's control since their turn began", oid)
    if layers.has_keyword(game, oid, "haste"):
        return note(game, "302.6 702.10c", "{} is new, but has haste", oid)
    source = _as_though_it_had_haste(game, oid)
    return game if source is None else note(game, "302.6 702.10c 609.4", "{} is new, but {} lets it", oid, source)
