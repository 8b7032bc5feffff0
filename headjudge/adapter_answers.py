"""What an adapter's step can come to, and the answers that it has: the part of `headjudge.adapter` that an engine calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

__all__ = ["FREE", "Answers", "Fault", "Illegal", "NotDone", "NotOffered", "Undecided", "Unsupported"]

FREE: Final = "(free)"
"""What `Answers.ask` gives where the question may be answered in any way."""

Document = dict[str, Any]
Labels = str | Sequence[str]


class Unsupported(Exception):
    """The scenario cannot be played here, and nobody is to blame. `reason` and `detail` are as in docs/protocol.md."""

    def __init__(self, reason: str, *detail: str) -> None:
        super().__init__(reason, *detail)
        self.reason = reason
        self.detail = detail


class Fault(Exception):
    """The scenario makes no sense: a card that is nowhere, a reference that could mean two things. Status `error`."""


class NotDone(Exception):
    """A step that is not done. `unchanged`: the game is as it was before the step; else no snapshot of it is sent."""

    outcome: ClassVar[str]
    default: ClassVar[bool] = False

    def __init__(self, why: str = "", *, unchanged: bool | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.unchanged = self.default if unchanged is None else unchanged


class Illegal(NotDone):
    """The rules do not allow the step's own action, its targets, modes or X; the engine refused it. The script goes on."""

    outcome = "illegal"
    default = True


class NotOffered(NotDone):
    """An answer was not among the options, or the engine chose something else. The answer that was taken last is blamed."""

    outcome = "not-offered"


class Undecided(NotDone):
    """The engine asked something that no answer fits, and that could go two ways. Never guess."""

    outcome = "undecided"


class Answers:
    """The answers of one step. Ask them whenever the engine asks: they keep account of what was asked and what was taken."""

    def __init__(self, step: Document) -> None:
        self.given: Sequence[Document] = step.get("answers", ())
        self.asked: list[Document] = []
        """The questions with two or more options that can be told apart."""
        self.became = ["unused"] * len(self.given)
        """What became of each answer."""
        self._last: int | None = None

    def ask(self, kind: Labels, player: str, about: Labels | None = None) -> Any:
        """The answer to a question that has two or more options which can be told apart.

        In: its kind, or several of which any fits (`("color", "mana-type")`); who is asked; what it is about, its label or its handle
        and its name. Out: the answer's value; FREE where anything will do. Raises Undecided where no answer fits.
        """
        kinds, names = _labels(kind), _labels(about)
        self.asked.append({"kind": kinds[0], "player": player, "about": names[0] if names else None})
        found = self._find(kinds, player, names)
        if found is None:
            raise Undecided(f"{player} is asked {kinds[0]}" + (f" about {names[0]}" if names else ""))
        return _value(self.given[found])

    def take(self, kind: Labels, player: str, about: Labels | None = None) -> Any | None:
        """The same of a question that has one option, or that the engine answers by itself: it is not counted as asked.

        Out: None where no answer fits. One that names something else than the engine does is NotOffered, which the caller raises.
        """
        found = self._find(_labels(kind), player, _labels(about))
        return None if found is None else _value(self.given[found])

    def refuse(self) -> None:
        """The answer that was taken last was not among the options."""
        if self._last is not None:
            self.became[self._last] = "not-offered"

    def _find(self, kinds: Sequence[str], player: str, names: Sequence[str]) -> int | None:
        for place, given in enumerate(self.given):
            fits = given["kind"] in kinds and given.get("player", player) == player
            fits = fits and ("about" not in given or given["about"] in names)
            if fits and (self.became[place] == "unused" or given.get("free")):
                self.became[place], self._last = "taken", place
                return place
        return None


def _labels(labels: Labels | None) -> Sequence[str]:
    return () if labels is None else (labels,) if isinstance(labels, str) else labels


def _value(given: Document) -> Any:
    return FREE if given.get("free") else given["answer"]
