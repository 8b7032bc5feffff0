"""What goes wrong, as one message that a user can act on."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["ExitCode", "HeadJudgeError"]


class ExitCode(IntEnum):
    """What the command's exit code means."""

    AS_EXPECTED = 0
    DEVIATION = 1
    USAGE = 2
    ADAPTER_NOT_READY = 3
    NOTHING_EXECUTED = 4
    SUITE_INVALID = 5


class HeadJudgeError(Exception):
    """A mistake of a user's, or a fault of the world around: what was wrong, where, why, and what to do.

    Shown to the user as it is, without a traceback; `exit_code` is what the command then ends with.
    """

    def __init__(
        self,
        what: str,
        *,
        where: str | None = None,
        why: str | None = None,
        hint: str | None = None,
        exit_code: ExitCode = ExitCode.USAGE,
    ) -> None:
        super().__init__(what, where, why, hint, exit_code)
        self.what = what
        self.where = where
        self.why = why
        self.hint = hint
        self.exit_code = exit_code

    def __str__(self) -> str:
        """The whole message: `where: what`, then why and the hint on lines of their own."""
        what, *more = self.what.splitlines() or [""]
        lines = [f"{self.where}: {what}" if self.where else what, *more, *(self.why or "").splitlines()]
        if self.hint:
            lines.append(f"Hint: {self.hint}")
        return "\n  ".join(lines)
