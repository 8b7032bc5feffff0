"""Who asks a question of the game, and which players a word for players means, seen from there (CR 109.5, 102.2, 102.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from oracle import concerning, teams
from oracle.events import Event
from oracle.model import Announced, Game, ObjectId, PlayerId
from oracle.vocabulary.filters import Who


class Context(msgspec.Struct, frozen=True):
    """Who asks: the source of the ability, the player who is "you" (109.5), and what the ability refers to besides.

    `announced` is what was chosen for a spell or ability, at resolution with only the targets that are still legal. `memory` is what
    earlier instructions put aside. `affected` is the object that an effect is being applied to.
    """

    source: ObjectId
    controller: PlayerId
    x: int | None = None
    event: Event | None = None
    announced: Announced | None = None
    memory: Mapping[str, tuple[ObjectId | PlayerId, ...]] = {}
    affected: ObjectId | None = None


def same_side(game: Game, one: PlayerId, other: PlayerId) -> bool:
    """Tell whether two players are one or teammates (102.3)."""
    return one == other or other in teams.mates(game, one)


def who(game: Game, which: Who, player: PlayerId, ctx: Context) -> bool:
    """Tell whether a player is meant by a word for players, seen from the controller of the ability (109.5, 102.2, 102.3)."""
    return _MEANT[which](game, player, ctx)


def _event(_game: Game, player: PlayerId, ctx: Context) -> bool:
    return ctx.event is not None and concerning.event_player(ctx.event) == player


_MEANT: dict[Who, Callable[[Game, PlayerId, Context], bool]] = {
    Who.ANYONE: lambda _game, _player, _ctx: True,
    Who.YOU: lambda _game, player, ctx: player == ctx.controller,
    Who.OPPONENT: lambda game, player, ctx: not same_side(game, ctx.controller, player),
    Who.NOT_YOU: lambda _game, player, ctx: player != ctx.controller,
    Who.ACTIVE: lambda game, player, _ctx: same_side(
        game, game.turn.active, player
    ),  # 805.4a: teams take turns together
    Who.ENCHANTED: lambda game, player, ctx: game.find(ctx.source).attached_to == player,
    Who.EVENT: _event,
    Who.TEAM: lambda game, player, ctx: same_side(game, ctx.controller, player),
    Who.REMEMBERED: lambda _game, player, ctx: player in ctx.memory.get("player", ()),
}
