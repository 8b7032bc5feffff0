"""The ways in which a step, or a whole scenario, ends early. `oracle.decisions.Illegal` is the one that the rules raise themselves."""

from __future__ import annotations

from collections.abc import Sequence


class NotOffered(Exception):
    """A scripted answer was not among the options of its question: the step's outcome is `not-offered`."""


class Undecided(Exception):
    """A question could go two ways, and the script does not say which: the step's outcome is `undecided`."""


class Unsupported(Exception):
    """The scenario can't be played here: `reason` is one of the protocol's reasons, `detail` names what is lacking."""

    def __init__(self, reason: str, detail: Sequence[str]) -> None:
        super().__init__(f"{reason}: {', '.join(detail)}")
        self.reason = reason
        self.detail = tuple(detail)


class ScenarioError(Exception):
    """The scenario makes no sense: it names what is nowhere, means one of several, or its table can't exist."""
