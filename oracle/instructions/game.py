"""Instructions about turns, phases, the end of the game, and emblems (500.7, 500.8, 104.2, 114)."""

from __future__ import annotations

from oracle.course import BEGINNING, COMBAT, add_phase, add_turn
from oracle.decisions import Run
from oracle.events import Won
from oracle.model import Kind, Object, Zone
from oracle.moving import put_created
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.game import ExtraTurn, GetEmblem, WinGame
from oracle.vocabulary.instructions import AddPhase

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


@instruction(GetEmblem)
def get_emblem(r: Resolution, what: GetEmblem) -> Run[None]:
    """Put an emblem with abilities and nothing else into the command zone (114.2, 114.3)."""
    for player in r.players(what.who):
        new = r.game.next_id
        emblem = Object(
            id=new,
            card=new,
            face=Face(name="", types=(), colors=(), lines=what.abilities),
            owner=player,
            controller=player,
            zone=Zone.COMMAND,
            timestamp=r.game.clock,
            kind=Kind.EMBLEM,
            controller_then=player,
        )
        r.game = put_created(r.game.change(next_id=new + 1), emblem)
        r.note("114.2", "{} gets an emblem", player)
    yield from ()
