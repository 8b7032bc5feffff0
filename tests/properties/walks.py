"""A table played on, and everything that comes of it: what is done, with which answers, and the games on the way.

All that is chosen comes from one stream of numbers, so that the same numbers on the same table are the same walk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from oracle import cards
from oracle.decisions import CastOffer, Decision, Declare, Pay
from oracle.driver.table import Position, set_up
from oracle.model import Game
from properties import accounts, exploring, invariants
from properties.exploring import Action, Played

TRIES = 6
"""How many actions are tried in a place before the player passes."""
BRANCHES = 8
"""In how many ways the questions of an action are answered besides the way that is gone on with."""

MAY_BE_REFUSED = (CastOffer, Declare, Pay)
"""Questions whose answers the rules look at only once they are given."""


class Move(NamedTuple):
    """One action that was done, the questions on the way, and the game after it."""

    action: Action
    played: Played
    game: Game

    @property
    def words(self) -> str:
        """What was done."""
        return self.action.words


class Choices:
    """A stream of numbers that choices are made by; beyond its end the first way is taken."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._left = iter(numbers)

    def __call__(self, ways: int) -> int:
        """A number below `ways`."""
        return next(self._left, 0) % ways


def begun(table: dict[str, Any], *, tracing: bool = False) -> Position:
    """The game on a table."""
    return set_up(table, cards.find, tracing=tracing)


def walk(
    game: Game,
    numbers: Sequence[int],
    moves: int,
    *,
    possible: Callable[[Game], list[Action]] = exploring.possible,
    seen: Callable[[Decision], Decision] | None = None,
    tried: Callable[[Action, Played], None] = lambda *_: None,
) -> Iterator[Move]:
    """Play on, so many moves or until the game is over.

    `possible` and `seen` may bring what is offered into another order; `tried` is told of everything that was tried.
    """
    choices = Choices(numbers)
    for _ in range(moves):
        if game.over:
            return
        actions = possible(game)
        for action in _to_try(actions, choices):
            played = exploring.play(action.begin(game), choices, seen)
            tried(action, played)
            if played.game is not None:
                break
        else:
            action = actions[0]
            played = exploring.play(action.begin(game), lambda _: 0, seen)
            tried(action, played)
            if played.game is None:
                return  # who declares nobody as an attacker may not be allowed to
        game = played.game
        yield Move(action, played, game)


def _to_try(actions: Sequence[Action], choices: Choices) -> Iterator[Action]:
    """Passing once in three times; else some actions one after the other, beginning somewhere."""
    if len(actions) == 1 or choices(3) == 1:
        yield actions[0]
        return
    first = choices(len(actions) - 1)
    for further in range(min(TRIES, len(actions) - 1)):
        yield actions[1 + (first + further * 7) % (len(actions) - 1)]


def faults(table: dict[str, Any], numbers: Sequence[int], moves: int) -> list[str]:
    """What is wrong with any game on a walk, or with an earlier one once more has happened."""
    position = begun(table)
    all_cards = invariants.cards_of(position.game)
    kept = invariants.Kept()
    kept.add(position.game)
    told: list[str] = []
    game = position.game

    def tried(action: Action, played: Played) -> None:
        told.extend(refused(action, played))

    for move in walk(game, numbers, moves, tried=tried):
        found = invariants.wrong(move.game, all_cards) + invariants.unseemly(move.game, position.identity)
        found += accounts.unaccounted(game, move.game)
        told += [f"{move.words}: {each}" for each in found]
        game = move.game
        kept.add(game)
    return told + kept.changed()


def refused(action: Action, played: Played) -> list[str]:
    """Whether a player could not pass, although nothing was declared, paid or cast on the way: no answer that is offered is refused."""
    if played.illegal is None or action.about or any(isinstance(a.decision, MAY_BE_REFUSED) for a in played.asked):
        return []
    return [f"{action.words}: {played.illegal}, after {[(a.decision.kind, a.pick) for a in played.asked]}"]


def faults_of_answers(table: dict[str, Any], numbers: Sequence[int], moves: int) -> list[str]:
    """What is wrong with a game after any other answers to the questions of an action on a walk, or with the game before."""
    game = begun(table).game
    all_cards = invariants.cards_of(game)
    kept = invariants.Kept()
    told: list[str] = []
    for move in walk(game, numbers, moves):
        kept.add(game)
        if any(asked.ways > 1 for asked in move.played.asked):
            for branch in exploring.branches(game, move.action, BRANCHES):
                told += refused(move.action, branch)
                if branch.game is not None:
                    found = invariants.wrong(branch.game, all_cards) + accounts.unaccounted(game, branch.game)
                    told += [f"{move.words} {exploring.picks_of(branch)}: {each}" for each in found]
        game = move.game
    return told + kept.changed()
