"""How a player leaves the game and how the game ends (CR 104, 800.4, 810.8)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import layers
from oracle.apply import note_control
from oracle.decisions import Run
from oracle.events import Moved
from oracle.model import Game, Kind, LastKnown, ObjectId, PlayerId, Zone
from oracle.moving import remove_from_stack, zone_key
from oracle.road import happen
from oracle.teams import sides
from oracle.trace import note
from oracle.vocabulary.statics import Continuous, ControlledBy


def conclude(game: Game) -> Run[Game]:
    """Return the game with what follows at once from players having lost: teams (810.8a), the end (104.2), leaving (104.5).

    The game ends when all but one side have left it, or all have (104.4a). A table with one side alone ends only when that loses.
    """
    if game.over or not any(p.lost for p in game.players.values()):
        return game
    game = _whole_teams(game)
    table = sides(game)
    left = [side for side in table if not game.players[side[0]].lost]
    if not left or (len(left) == 1 and len(table) > 1):
        return _over(game, left[0] if left else None)
    for player in game.seats:
        if game.players[player].lost:
            game = yield from leave(game, player)
    return game


def _whole_teams(game: Game) -> Game:
    """Return the game in which a team has lost as one (810.8a)."""
    for team in game.teams:
        if any(game.players[p].lost for p in team.players):
            for player in team.players:
                if not game.players[player].lost:
                    game = game.with_player(replace(game.players[player], lost=True))
                    game = note(game, "810.8a", "{} loses the game with the team", player)
    return game


def _over(game: Game, winners: tuple[PlayerId, ...] | None) -> Game:
    game = game.change(over=True).with_turn(priority=None, passed=frozenset())
    if winners is None:
        return note(game, "104.4a", "all players have lost: the game is a draw")
    return note(game, "104.2a" if not game.teams else "104.2c", "{} wins the game", " and ".join(winners))


def leave(game: Game, player: PlayerId) -> Run[Game]:
    """Return the game that a player has left, while others play on (800.4a): what the player owned, controlled and began is gone.

    The permanents that leave with their owner are not put into another zone; no ability triggers on that here.
    """
    owned = [oid for oid, obj in game.objects.items() if obj.owner == player]
    controlled = tuple(e for e in game.lasting if not (e.controller == player and _gives_control(e.part)))
    if not owned and controlled == game.lasting:
        return game
    for oid in owned:
        game = cease(game, oid)
    game = note(game.change(lasting=controlled), "800.4a", "{} leaves the game", player)
    for oid in game.stack:
        if layers.controller(game, oid) == player and game.objects[oid].kind is not Kind.CARD:
            game = remove_from_stack(game, oid)
    game = note_control(game)
    exiled = [oid for oid in (*game.battlefield, *game.stack) if layers.controller(game, oid) == player]
    happened = yield from happen(game, [_exile(game, oid) for oid in exiled])
    return happened.game


def cease(game: Game, oid: ObjectId) -> Game:
    """Return the game in which an object is no longer: it goes to no zone, and nothing happens (704.5d, 704.5e, 800.4a)."""
    obj = game.objects[oid]
    objects = {k: v for k, v in game.objects.items() if k != oid}
    key = zone_key(obj.zone, obj.owner)
    zones = {**game.zones, key: tuple(i for i in game.zones[key] if i != oid)}
    gone = {**game.gone, oid: LastKnown(obj, layers.view(game, oid))}
    return game.change(objects=objects, zones=zones, gone=gone)


def _gives_control(part: object) -> bool:
    return isinstance(part, Continuous) and any(isinstance(change, ControlledBy) for change in part.changes)


def _exile(game: Game, oid: ObjectId) -> Moved:
    obj = game.objects[oid]
    return Moved(object=oid, origin=obj.zone, to=Zone.EXILE, player=obj.owner, reason="rule")
