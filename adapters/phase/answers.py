"""A step's scripted answers, and what it announces itself, as constraints on the choices that the engine asks for.

Engines ask at different moments, in different portions, or not at all. So an answer is no entry of a queue: it waits for a question
that it fits, and one that no question asked for stays unused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from names import Names
from outcomes import Illegal, NotOffered, StepEnded
from script import Answer, Payment, ResolutionCast


class Question(msgspec.Struct, frozen=True):
    """What the engine asks, in the format's words."""

    kind: str
    seat: int
    about: int | None = None
    """The object that is cast, activated or resolving, or that assigns combat damage; None for orders and state-based actions."""


class Scripted(msgspec.Struct):
    """One scripted answer and what became of it."""

    answer: Answer
    status: str = "unused"
    given: int = 0
    """How many entries of a list have been given, slot by slot."""
    implied: bool = False
    """Whether it has said that something is done at all, which the choice that it is for may not be asked after."""

    @property
    def value(self) -> Any:
        """The choice."""
        return self.answer.answer

    def take(self) -> Any:
        """The whole choice, which is used up."""
        self.status = "taken"
        return self.value

    def next(self) -> Any:
        """The choice, or the next entry of a list of choices, which is used up with its last."""
        if not isinstance(self.value, tuple):
            return self.take()
        entry = self.value[self.given]
        self.given += 1
        if self.given == len(self.value):
            self.status = "taken"
        return entry

    def refuse(self) -> None:
        """It was not among the options."""
        self.status = "not-offered"


class Answers:
    """The answers of one step."""

    def __init__(self, answers: Iterable[Answer], names: Names) -> None:
        self.scripted = [Scripted(answer) for answer in answers]
        self._names = names

    def find(self, question: Question, kinds: Sequence[str] = ()) -> Scripted | None:
        """The first answer not yet used that fits the question, of one of the kinds (the question's own, if none is named)."""
        for each in self.scripted:
            answer = each.answer
            if each.status != "unused" or answer.kind not in (kinds or (question.kind,)):
                continue
            if answer.player is not None and self._names.seat_of.get(answer.player) != question.seat:
                continue
            if (
                answer.about is not None
                and question.about is not None
                and not self._names.fits(question.about, answer.about)
            ):
                continue
            if isinstance(each.value, tuple) and not each.value and answer.kind == "target":
                continue
            return each
        return None

    def statuses(self) -> list[str]:
        """What became of each, in order."""
        return ["taken" if each.implied and each.status == "unused" else each.status for each in self.scripted]


class Announcement(msgspec.Struct):
    """What a player announces with a spell or ability: not a question, so what the engine does not allow of it is illegal."""

    source: int | None
    """The object that is cast or whose ability is activated; None until the engine says which, for a spell cast by name."""
    reference: str
    seat: int
    spell: bool = False
    targets: tuple[str, ...] | None = None
    modes: tuple[int, ...] | None = None
    x: int | None = None
    additional: list[str] = []
    """Those not yet paid."""
    alternative: str | None = None
    pay: tuple[Payment, ...] | None = None
    free: bool = False
    """Whether it is cast as something else says, so that how it is cast is not announced."""
    modes_chosen: bool = False
    x_chosen: bool = False

    def refused(self, why: str) -> StepEnded:
        """The outcome when the engine does not allow what is announced: for a spell that an answer casts, the answer's."""
        return NotOffered(why) if self.free else Illegal(why)

    @classmethod
    def of_cast(cls, cast: ResolutionCast, seat: int) -> Announcement:
        """The announcement of a spell that is cast while something resolves."""
        reference = cast.card or cast.copy_of or ""
        return cls(None, reference, seat, spell=True, targets=cast.targets, modes=cast.modes, x=cast.x, free=True)
