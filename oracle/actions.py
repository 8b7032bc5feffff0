"""What a player with priority may do (CR 117.1): each action ends when a player would next receive priority (117.3c)."""

from __future__ import annotations

from oracle import activating, casting, priority
from oracle.casting import Intent
from oracle.decisions import Run
from oracle.model import Game, Held, ObjectId, PlayerId
from oracle.priority import must_have_priority
from oracle.special import TURN_FACE_UP, turn_face_up


def cast(
    game: Game,
    player: PlayerId,
    oid: ObjectId,
    *,
    alternative: str | None = None,
    additional: tuple[str, ...] = (),
) -> Run[Game]:
    """Cast a card as a spell (601). Raises `Illegal`; the game from before is then the game (733)."""
    must_have_priority(game, player)
    game = yield from casting.cast(game, player, oid, Intent(alternative, additional))
    return (yield from priority.receive(game, player))


def activate(game: Game, player: PlayerId, source: ObjectId, held: Held) -> Run[Game]:
    """Activate an ability of an object (602), a mana ability too (605). Raises `Illegal`."""
    must_have_priority(game, player)
    game = yield from activating.activate(game, player, source, held)
    return (yield from priority.receive(game, player))


def play_land(game: Game, player: PlayerId, oid: ObjectId) -> Run[Game]:
    """Play a land from hand (305.1). Raises `Illegal`."""
    game = yield from casting.play_land(game, player, oid)
    return (yield from priority.receive(game, player))


def special(game: Game, player: PlayerId, oid: ObjectId, name: str) -> Run[Game]:
    """Take a special action (116.2), by name: one that the card allows, or turning it face up. Raises `Illegal`."""
    if name == TURN_FACE_UP:
        game = yield from turn_face_up(game, player, oid)
    else:
        game = yield from casting.special(game, player, oid, name)
    return (yield from priority.receive(game, player))
