"""What can't be targeted: shroud (702.18), hexproof (702.11), protection (702.16), and effects that say so."""

from __future__ import annotations

from oracle import layers, query
from oracle.cant import context
from oracle.model import Game, ObjectId, PlayerId, Zone
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.statics import Prohibit


def can_be_targeted(game: Game, oid: ObjectId, source: ObjectId, controller: PlayerId) -> bool:
    """Tell whether an object can be the target of a spell or ability of that source, controlled by that player."""
    if game.objects[oid].zone is not Zone.BATTLEFIELD:
        return True
    if layers.has_keyword(game, oid, "shroud"):
        return False
    if layers.has_keyword(game, oid, "hexproof") and layers.controller(game, oid) in game.opponents(controller):
        return False
    if protected(game, oid, source):
        return False
    for part in layers.in_force(game, Prohibit):
        if part.part.action == "be-targeted" and query.fits(game, part.part.what, oid, context(part)):
            ctx = context(part)
            if query.who(game, part.part.who, controller, ctx):
                return False
    return True


def protected(game: Game, oid: ObjectId, source: ObjectId) -> bool:
    """Tell whether an object has protection from a source (702.16a): each such ability says from what."""
    for held in layers.view(game, oid).abilities:
        if getattr(held.ability, "name", None) != "protection":
            continue
        quality = held.ability.value  # type: ignore[attr-defined]
        if isinstance(quality, Filter) and query.fits(
            game, quality, source, query.Context(oid, layers.controller(game, oid))
        ):
            return True
    return False
