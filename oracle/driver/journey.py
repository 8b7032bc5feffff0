"""Passing priority for everybody: until what is on top of the stack has resolved, until it is empty, until a step comes.

Each of these ends where a player has priority (117.5), or the game is over. On the way nobody acts; nobody attacks or blocks, unless
the step declares it.
"""

from __future__ import annotations

from oracle import turn
from oracle.course import coming
from oracle.decisions import Illegal, drive
from oracle.driver.answers import Answers, Declaration
from oracle.driver.errors import ScenarioError
from oracle.driver.snapshot import step_name
from oracle.events import StepBegan
from oracle.model import Game, PlayerId, Step
from oracle.teams import is_active, mates

# A stack that has not settled after so many resolutions is taken for a loop (732.1b).
MOST_RESOLUTIONS = 1000


def pass_once(game: Game, answers: Answers) -> Game:
    """Have the player who has priority pass (117.3d)."""
    if game.turn.priority is None:
        raise ScenarioError("nobody has priority, and the game is not over")
    return drive(turn.pass_priority(game, game.turn.priority), answers)


def resolve(game: Game, answers: Answers) -> Game:
    """Have all players pass until the object on top of the stack has resolved (117.4)."""
    top = game.stack[0]
    while not game.over and top in game.stack:
        game = pass_once(game, answers)
    return game


def settle(game: Game, answers: Answers) -> Game:
    """Have all players pass until the stack is empty."""
    for _ in range(MOST_RESOLUTIONS):
        if game.over or not game.stack:
            return game
        game = resolve(game, answers)
    raise ScenarioError(f"the stack is not empty after {MOST_RESOLUTIONS} resolutions")


def advance(game: Game, answers: Answers, to: str, whose: PlayerId | None) -> Game:
    """Have all players pass until one first has priority in a later step of that name, in that player's turn if one is named.

    Raises `Illegal` if it has not come when every player, or team, has begun and ended a turn since.
    """
    here = _moment(game)
    turns: list[tuple[int, PlayerId]] = []  # the turns begun since, the present one last
    first = game.turn.number
    while not game.over:
        game = settle(game, answers) if game.stack else pass_once(game, answers)
        now = _moment(game)
        if now == here:
            continue
        here = now
        if game.turn.number > (turns[-1][0] if turns else first):
            turns.append((game.turn.number, game.turn.active))
        if step_name(game.turn.step) == to and (whose is None or is_active(game, whose)):
            return game
        ended = {player for _, active in turns[:-1] for player in mates(game, active)}
        if ended >= {player.id for player in game.players.values() if not player.lost}:
            raise Illegal("500.1", f"the step {to} does not come")
    return game


def _moment(game: Game) -> tuple[int, int, Step]:
    """Return which step of which turn it is: two steps of one name are not the same (500.8)."""
    begun = sum(1 for event in game.history if isinstance(event, StepBegan))
    return game.turn.number, begun, game.turn.step


def declare(game: Game, answers: Answers, declaration: Declaration) -> Game:
    """Have the stack resolve and the game go on until the declaration is made (508.1, 509.1).

    Raises `Illegal` where the step does not come in this turn any more, or is skipped.
    """
    step = Step.DECLARE_ATTACKERS if declaration.kind == "attackers" else Step.DECLARE_BLOCKERS
    number = game.turn.number
    answers.declaration = declaration
    _check_side(game, declaration)
    while not declaration.made:
        if game.over or game.turn.number != number or step not in coming(game.turn):
            raise Illegal(
                "508.8" if step is Step.DECLARE_BLOCKERS else "506.1", f"there is no {step_name(step)} step to come"
            )
        game = settle(game, answers) if game.stack else pass_once(game, answers)
    return game


def _check_side(game: Game, declaration: Declaration) -> None:
    active = is_active(game, declaration.player)
    if declaration.kind == "attackers" and not active:
        raise Illegal("508.1", f"it is not {declaration.player}'s turn")
    if declaration.kind == "blockers" and active:
        raise Illegal("509.1", f"it is {declaration.player}'s turn: only a defending player blocks")
