"""Teams that share turns, priority and poison (CR 805, 810); where there are none, each player is a side of one."""

from __future__ import annotations

from oracle.model import Game, PlayerId


def mates(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the members of the player's team, whether still in the game or not; the player alone where there are no teams."""
    team = game.team_of(player)
    return team.players if team else (player,)


def sides(game: Game) -> tuple[tuple[PlayerId, ...], ...]:
    """Return the teams, or the single players, in seat order."""
    return tuple(dict.fromkeys(mates(game, player) for player in game.seats))


def active_players(game: Game) -> tuple[PlayerId, ...]:
    """Return the players whose turn it is, those still in the game: the active team (805.4a), or the active player."""
    team = mates(game, game.turn.active)
    return tuple(p for p in game.apnap() if p in team)


def is_active(game: Game, player: PlayerId) -> bool:
    """Tell whether it is the player's turn, or the player's team's (805.4a)."""
    return player in mates(game, game.turn.active)


def poison(game: Game, player: PlayerId) -> int:
    """Return the poison counters of a player: those of the whole team, which shares them (810.10a)."""
    return sum(game.players[p].counters.get("poison", 0) for p in mates(game, player))


def after(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the players still in the game in turn order, beginning with the one after this player, who comes last (117.3d)."""
    start = game.seats.index(player) + 1
    return tuple(p for p in game.seats[start:] + game.seats[:start] if not game.players[p].lost)
