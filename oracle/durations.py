"""How long effects last, and what they stick to (CR 611.2, 400.7a)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import query
from oracle.context import Context
from oracle.model import Game, Lasting, ObjectId, PlayerId


def without_outlived(game: Game) -> Game:
    """Return the game without the effects that last as long as something is so, where it no longer is (611.2b)."""
    kept = tuple(e for e in game.lasting if not _outlived(game, e))
    return game if len(kept) == len(game.lasting) else game.change(lasting=kept)


def _outlived(game: Game, effect: Lasting) -> bool:
    if effect.until == "source-leaves":
        return effect.source not in game.objects
    if effect.as_long_as is None:
        return False
    ctx = Context(source=effect.source, controller=effect.controller, x=effect.x, memory=effect.memory)
    return not query.holds(game, effect.as_long_as, ctx)


def end_with_control(game: Game, oid: ObjectId, now: PlayerId) -> Game:
    """Return the game without the effects on a permanent that last until a player loses control of it (611.2b)."""
    ended = [e for e in game.lasting if e.until == "control" and oid in (e.affects or ()) and e.controller != now]
    return game.change(lasting=tuple(e for e in game.lasting if e not in ended)) if ended else game


def effects_follow(game: Game, spell: ObjectId, permanent: ObjectId) -> Game:
    """Return the game in which effects on a permanent spell go on applying to the permanent that it becomes (400.7a)."""
    if not any(e.affects and spell in e.affects for e in game.lasting):
        return game
    return game.change(
        lasting=tuple(
            replace(e, affects=(*e.affects, permanent)) if e.affects and spell in e.affects else e for e in game.lasting
        )
    )
