"""What permanents can't do, or have to do, because an effect says so: attack, block, be blocked, untap (CR 101.2, 508.1c-d, 509.1b-c)."""

from __future__ import annotations

from oracle import layers, query
from oracle.cant import context
from oracle.layers import InForce
from oracle.model import Game, ObjectId
from oracle.vocabulary.statics import Prohibit, Require


def prohibited(game: Game, action: str, oid: ObjectId, other: ObjectId | None = None) -> InForce | None:
    """Return an effect that keeps a permanent from an action, or None.

    `other`: for being blocked, the creature that would block; effects that speak only of blockers of a kind ask about it.
    """
    for effect in layers.in_force(game, Prohibit):
        part: Prohibit = effect.part
        if part.action != action or not _speaks_of(game, effect, oid):
            continue
        if part.by is not None and (other is None or not query.fits(game, part.by, other, context(effect))):
            continue
        if query.who(game, part.who, layers.controller(game, oid), context(effect)):
            return effect
    return None


def required(game: Game, action: str, oid: ObjectId) -> bool:
    """Tell whether an effect requires a creature to attack, or to be blocked, if able (508.1d, 509.1c)."""
    return any(e.part.action == action and _speaks_of(game, e, oid) for e in layers.in_force(game, Require))


def _speaks_of(game: Game, effect: InForce, oid: ObjectId) -> bool:
    """Tell whether an effect's description means the permanent, or, where objects were fixed as it began (611.2c), is about it."""
    if effect.affects is not None:
        return oid in effect.affects
    return query.fits(game, effect.part.what, oid, context(effect))
