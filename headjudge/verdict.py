"""Verdicts, and the first place where a game differs from what a scenario expects."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import msgspec

__all__ = ["Divergence", "Judgement", "Unsupported", "Verdict"]


class Verdict(StrEnum):
    """What became of a scenario on an engine."""

    PASS = "pass"
    FAIL = "fail"
    """A check does not hold."""
    SETUP = "setup"
    """The game before the first step is not the table."""
    UNDECIDED = "undecided"
    """The engine asked something that nobody foresaw, and the answer matters."""
    UNPROVEN = "unproven"
    """Nothing happened, as it should; but the control, in which it happens, did not pass."""
    ERROR = "error"
    """The adapter says that it failed."""
    CRASH = "crash"
    TIMEOUT = "timeout"
    MALFORMED = "malformed"
    """The adapter's answer is not the protocol's."""
    UNSUPPORTED = "unsupported"
    """Not executed: the engine lacks something."""
    KNOWN = "known"
    """A known failure, as it is recorded."""
    FIXED = "fixed"
    """A known failure that passes now."""


class Divergence(msgspec.Struct, frozen=True, kw_only=True):
    """The first place where the game differs from what the scenario expects."""

    step: int
    """After which step; 0 is the set-up."""
    path: str
    """A path into the snapshot; or `outcome`, `asked {...}`, `where {...}`."""
    op: str | None
    """The operation of the check; None for the comparison of the set-up with the table."""
    expected: Any
    observed: Any
    """`NOTHING_THERE` where the snapshot has nothing under the path."""
    rules: tuple[str, ...] = ()
    """The rules that the scenario rests on."""


NOTHING_THERE: Final = "(nothing there)"
NOT_REACHED: Final = "(the step was not reached)"


class Unsupported(msgspec.Struct, frozen=True):
    """Why a scenario was not judged."""

    reason: str
    """The adapter's reason; `needs`; or `part`: the engine does not report what a check looks at."""
    detail: tuple[str, ...] = ()
    """What is lacking."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """A verdict, with what there is to say about it."""

    verdict: Verdict
    divergence: Divergence | None = None
    unsupported: Unsupported | None = None
    message: str | None = None
    """What else there is to say: why a step was undecided or refused, how the adapter died."""
