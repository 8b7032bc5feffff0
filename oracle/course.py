"""The course of a turn and of the game: which step, phase and turn comes next (CR 500, 506.1, 508.8, 510.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oracle import layers, query
from oracle.cant import context
from oracle.combat import strikes_first
from oracle.model import Game, PlayerId, Step, Turn
from oracle.teams import active_players, after, mates
from oracle.vocabulary.statics import SkipStep

BEGINNING = (Step.UNTAP, Step.UPKEEP, Step.DRAW)
COMBAT = (
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.FIRST_STRIKE_DAMAGE,
    Step.COMBAT_DAMAGE,
    Step.END_OF_COMBAT,
)
ENDING = (Step.END, Step.CLEANUP)
USUAL = tuple(Step)
POSITION = {step: n for n, step in enumerate(USUAL)}
PHASE: Mapping[Step, str] = {
    **dict.fromkeys(BEGINNING, "beginning"),
    Step.PRECOMBAT_MAIN: "precombat-main",
    **dict.fromkeys(COMBAT, "combat"),
    Step.POSTCOMBAT_MAIN: "postcombat-main",
    **dict.fromkeys(ENDING, "ending"),
}


def coming(turn: Turn) -> tuple[Step, ...]:
    """Return the steps still to come in a turn, those that will be skipped among them (500.1)."""
    return turn.coming if turn.coming is not None else USUAL[POSITION[turn.step] + 1 :]


def add_phase(game: Game, steps: Sequence[Step]) -> Game:
    """Return the game with a phase of these steps added after the present one, before any added earlier (500.8, 500.10).

    `steps` is `BEGINNING`, `COMBAT`, a main phase, or some of the steps of one phase (500.10).
    """
    turn = game.turn
    rest = coming(turn)
    here = 0  # how many of the steps to come belong to the present phase
    last = turn.step
    while here < len(rest) and PHASE[rest[here]] == PHASE[last] and POSITION[rest[here]] > POSITION[last]:
        last = rest[here]
        here += 1
    return game.with_turn(coming=(*rest[:here], *steps, *rest[here:]))


def add_turn(game: Game, player: PlayerId) -> Game:
    """Return the game in which a player takes an extra turn after this one, before any added earlier (500.7)."""
    return game.with_turn(extra_turns=(player, *game.turn.extra_turns))


def next_step(game: Game) -> tuple[Game, Step | None]:
    """Return the next step that isn't skipped, None at the end of the turn, and the game in which it is no longer to come."""
    while rest := coming(game.turn):
        step = rest[0]
        game = _without_first(game, rest)
        if step is Step.DRAW and game.turn.skip_draw:  # 103.8a: only the first draw step of the game
            game = game.with_turn(skip_draw=False)
        elif not _skipped(game, step):
            return game, step
    return game, None


def _without_first(game: Game, rest: tuple[Step, ...]) -> Game:
    """Return the game without the first of the steps to come: the present step is the one before, wherever it stands."""
    return game.with_turn(coming=rest[1:])


def _skipped(game: Game, step: Step) -> bool:
    """Tell whether a step is skipped: by the rules of combat (508.8, 510.4) or by an effect (500.11)."""
    combat = game.turn.combat
    if step in (Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE) and not (
        combat and combat.attacked
    ):
        return True
    if step is Step.FIRST_STRIKE_DAMAGE and not strikes_first(game):
        return True
    players = active_players(game)
    return any(
        e.part.step in (step, PHASE[step]) and any(query.who(game, e.part.who, p, context(e)) for p in players)
        for e in layers.in_force(game, SkipStep)
    )


def next_turn(game: Game) -> Turn | None:
    """Return the turn that follows this one, at its untap step: an added one (500.7), else that of the next player or team.

    None if nobody is left in the game. Turns of players who have left it don't begin (800.4k).
    """
    turn = game.turn
    regular = turn.regular or turn.active
    extra = tuple(p for p in turn.extra_turns if not game.players[p].lost)
    if extra:
        return Turn(active=extra[0], number=turn.number + 1, step=Step.UNTAP, extra_turns=extra[1:], regular=regular)
    own = mates(game, regular)
    order = after(game, regular)
    if not order:
        return None
    following = [p for p in order if p not in own] or [order[-1]]
    # A team takes its turn as one (805.4a): the first of its members who is left stands for it, whoever sits where.
    active = next(p for p in mates(game, following[0]) if p in order)
    return Turn(active=active, number=turn.number + 1, step=Step.UNTAP)
