"""Instructions about turns, phases and the end of the game (500.7, 500.8, 104.2)."""

from __future__ import annotations

from oracle.course import BEGINNING, COMBAT, add_phase, add_turn
from oracle.decisions import Run
from oracle.events import Won
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.instructions import AddPhase
from oracle.vocabulary.turns import ExtraTurn, WinGame

PHASES = {"beginning": BEGINNING, "combat": COMBAT}


@instruction(AddPhase)
def add_a_phase(r: Resolution, what: AddPhase) -> Run[None]:
    """Add a phase after the present one (500.8)."""
    r.game = add_phase(r.game, PHASES[what.phase])
    r.note("500.8", "a " + what.phase + " phase will follow this one")
    yield from ()


@instruction(ExtraTurn)
def extra_turn(r: Resolution, what: ExtraTurn) -> Run[None]:
    """Have players take an extra turn each; the one added last is taken first (500.7)."""
    for player in r.players(what.who):
        r.game = add_turn(r.game, player)
        r.note("500.7", "{} will take an extra turn after this one", player)
    yield from ()


@instruction(WinGame)
def win_game(r: Resolution, what: WinGame) -> Run[None]:
    """Have a player win the game (104.2b)."""
    yield from r.happen([Won(player=player) for player in r.players(what.who)])
