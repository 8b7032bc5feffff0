"""How playing a script can end otherwise than `done`, as exceptions.

`Illegal`, `NotOffered` and `Undecided` end a step, and the game goes back to where it was before. `Unsupported` and `Fault` end
the run: the first says what the engine or this adapter lacks, the second that the scenario or the adapter is mistaken.
"""

from __future__ import annotations


class StepEnded(Exception):
    """A step that is not done. `outcome` is the protocol's word for it, the argument says why, for people."""

    outcome = ""


class Illegal(StepEnded):
    """The step's own action, its targets, modes or X are not allowed."""

    outcome = "illegal"


class NotOffered(StepEnded):
    """A scripted answer was not among the options."""

    outcome = "not-offered"


class Undecided(StepEnded):
    """A question that could go two ways and has no answer."""

    outcome = "undecided"


class Unsupported(Exception):
    """The script cannot be played here: the protocol's reason, and what is lacking."""

    def __init__(self, reason: str, *detail: str) -> None:
        super().__init__(f"{reason}: {', '.join(detail)}")
        self.reason = reason
        self.detail = list(detail)


class Fault(Exception):
    """The scenario names what is not there, or the adapter did what the engine cannot read."""
