"""Who may act (CR 117): what happens whenever a player would receive priority, and who that is."""

from __future__ import annotations

from oracle import state_based, states, triggers
from oracle.combat import without_the_removed
from oracle.decisions import Illegal, Run
from oracle.ending import conclude
from oracle.model import Game, PlayerId
from oracle.teams import after, mates
from oracle.trace import note


def receive(game: Game, player: PlayerId) -> Run[Game]:
    """Return the game in which a player has received priority, nobody having passed (117.3, 117.5).

    First state-based actions are performed and triggered abilities put onto the stack, until there are neither. If the player has left
    the game, the next one in turn order has priority (800.4a, 800.4j); if the game is over, nobody has.
    """
    return (yield from hand_to(game, player, frozenset()))


def hand_to(game: Game, player: PlayerId, passed: frozenset[PlayerId]) -> Run[Game]:
    """Do as `receive` does, after these players have passed in succession (117.3d, 117.4)."""
    game = yield from settle(game.with_turn(priority=None, passed=passed))
    if game.over:
        return game
    if game.players[player].lost:
        player = after(game, player)[0]
    return note(game.with_turn(priority=player), "117.5", "{} has priority", player)


def settle(game: Game) -> Run[Game]:
    """Perform state-based actions, then put triggered abilities onto the stack, until there are neither (117.5, 704.3)."""
    while True:
        game = yield from conclude(without_the_removed(game))
        if game.over:
            return game
        game, performed = yield from state_based.check(game)
        if performed:
            continue
        game = states.look(game)
        if not game.triggered:
            return game
        game = yield from triggers.put_on_stack(game)


def has_priority(game: Game, player: PlayerId) -> bool:
    """Tell whether a player may act: who has priority, or is of the team that has it (117.1, 805.5a)."""
    holder = game.turn.priority
    return holder is not None and not game.over and player in mates(game, holder) and not game.players[player].lost


def must_have_priority(game: Game, player: PlayerId) -> None:
    """Raise `Illegal` if a player doesn't have priority (117.1)."""
    if not has_priority(game, player):
        raise Illegal("117.1", f"{player} does not have priority")
