"""Carrying out instructions (CR 608.2c, 609): what resolving spells and abilities, and replacement effects, have in common.

A `Resolution` is the one place where a game changes under a name: instructions follow each other on it, and put aside what later
ones refer to. Each game that it goes through is a value like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle import cant, query, road, wording
from oracle.decisions import Decision, Run
from oracle.events import Event, Moved
from oracle.model import Game, ObjectId, PlayerId
from oracle.query import Context
from oracle.trace import note
from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Choice, CouldProduceLike, Linked, Selector

if TYPE_CHECKING:
    from oracle.could_produce import Supposed

Function = Callable[["Resolution", Any], Generator[Decision, Any, None]]


class Resolution:
    """Instructions being carried out: the game as it stands, and the context that they are read in."""

    def __init__(self, game: Game, context: Context, stack_id: ObjectId | None = None) -> None:
        self.game = game
        self.context = context
        self.stack_id = stack_id  # the resolving object, while there is one
        self.first_slot = 0  # the target slot that the instructions of the present mode count from
        self.supposed: Supposed | None = None  # where it is only supposed, to learn of its mana (106.7)
        self.tapped_for_mana = False  # whether mana that is added comes from tapping the source for it (106.12)
        self.done = True  # whether the last instruction did what it said, for "if you do" (608.2d)

    @property
    def source(self) -> ObjectId:
        """Return the source of the ability, or the spell (113.7)."""
        return self.context.source

    @property
    def controller(self) -> PlayerId:
        """Return who controls the resolving spell or ability (109.5)."""
        return self.context.controller

    @property
    def about(self) -> ObjectId:
        """Return the object that questions are about: what resolves, or the source where nothing does."""
        return self.stack_id if self.stack_id is not None else self.source

    def happen(self, events: Sequence[Event]) -> Run[tuple[Event, ...]]:
        """Make simultaneous events happen, caused by this spell or ability; return all that happened."""
        caused = [replace(e, cause=self.source) if e.cause is None else e for e in events]
        impossible = [e for e in caused if self._impossible(e)] if self.game.tracing else []
        happened = yield from road.happen(self.game, caused)
        self.game = happened.game
        if impossible:
            self.note(
                "101.3", "what is impossible is not done" + (", the rest is" if len(impossible) < len(caused) else "")
            )
        return happened.events

    def _impossible(self, event: Event) -> bool:
        """Tell whether an effect says that what an instruction says can't happen."""
        if isinstance(event, Moved):
            event = replace(event, new=self.game.next_id)
        forbidden = cant.why_not(self.game, road.game_asked(self.game, event), event)
        return forbidden is not None and forbidden.by is not None

    def value(self, amount: Any) -> int:
        """Return what an amount is worth now."""
        return query.value(self.game, amount, self.context)

    def players(self, who: Selector) -> tuple[PlayerId, ...]:
        """Return the players that a selector means."""
        return query.players(self.game, who, self.context)

    def objects(self, what: Selector) -> Run[tuple[ObjectId, ...]]:
        """Return the objects that a selector means; where it is a choice, it is made now (608.2d)."""
        if isinstance(what, Choice):
            from oracle.instructions.choosing import choose_objects

            return (yield from choose_objects(self, what))
        if isinstance(what, CouldProduceLike):
            from oracle.why_could_produce import told_of

            self.game = told_of(self.game, what, self.context)
        found = query.objects(self.game, what, self.context)
        if isinstance(what, Linked) and self.game.tracing:
            names = wording.series(wording.called(self.game, oid) for oid in found)
            self.note(
                "607.2a 607.3" if len(found) > 1 else "607.2a", "{}'s linked ability refers to {}", self.source, names
            )
        return found

    def remember(self, name: str | None, ids: Sequence[ObjectId | PlayerId]) -> None:
        """Put objects or players aside for later instructions, added to those already there under the name (608.2c)."""
        if name is not None:
            memory = self.context.memory
            self.context = replace(self.context, memory={**memory, name: (*memory.get(name, ()), *ids)})

    def note(self, rules: str, text: str, *about: int | str) -> None:
        """Add a line to the trace."""
        self.game = note(self.game, rules, text, *about)


_FUNCTIONS: dict[type[Instruction], Function] = {}


def instruction(kind: type[Instruction]) -> Callable[[Function], Function]:
    """Register the function that carries out a kind of instruction."""

    def register(function: Function) -> Function:
        if kind in _FUNCTIONS:
            raise ValueError(f"{kind.__name__} has a function already")
        _FUNCTIONS[kind] = function
        return function

    return register


def carry_out(resolution: Resolution, what: Instruction) -> Run[None]:
    """Carry out one instruction (608.2c), as far as it is possible (609.3). TypeError for one that no function is for."""
    import oracle.instructions  # noqa: F401  (the functions register themselves)

    function = _FUNCTIONS.get(type(what))
    if function is None:
        raise TypeError(f"no rule is written for the instruction {type(what).__name__}")
    yield from function(resolution, what)
