"""Since when a creature has been under its controller's control, the "summoning sickness" rule (CR 302.6).

It is a question about time and no flag: whatever the permanent was meanwhile, what counts is whether its controller has
controlled it without a break since that player's most recent turn began.
"""

from __future__ import annotations

from oracle import layers, query
from oracle.cant import context
from oracle.model import Game, ObjectId
from oracle.vocabulary.statics import EntersHasty


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
    return not any(query.fits(game, e.part.what, oid, context(e)) for e in layers.in_force(game, EntersHasty))
