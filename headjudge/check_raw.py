"""What the runner never sends and never waits for: keys and steps that nobody knows, and how an adapter ends.

A later Head Judge may send what an adapter of today does not know, and playing on without it would be a verdict on another scenario.
So it is sent once, past the runner's own validation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from headjudge.check_words import Wrong, shown
from headjudge.client import PROTOCOL, NeverReadyError
from headjudge.errors import ExitCode
from headjudge.manifest import AdapterManifest
from headjudge.process import AdapterProcess, DeadlineError, LineTooLongError, ProcessEndedError, UnaskedOutputError

__all__ = ["check_raw"]

_TABLE: Final = {"turn": {"active": "alice", "step": "precombat-main"}, "players": [{"id": "alice"}, {"id": "bob"}]}
_UNKNOWN: Final[tuple[tuple[str, dict[str, Any], list[dict[str, Any]]], ...]] = (
    ("a key of the table that nobody knows", _TABLE | {"weather": "rain"}, []),
    ("a key of a player that nobody knows", _TABLE | {"players": [{"id": "alice", "mood": "good"}, {"id": "bob"}]}, []),
    ("a step that nobody knows", _TABLE, [{"do": "dance", "player": "alice"}]),
    ("a key of a step that nobody knows", _TABLE, [{"do": "pass", "player": "alice", "loudly": True}]),
)
_GOODBYE: Final = 5.0
"""Seconds that an adapter has to end after `bye`: more than the runner gives it, so that a slow machine is not blamed."""


def check_raw(manifest: AdapterManifest) -> Iterator[tuple[str, Wrong | None]]:
    """Each of these things in words, and what is wrong with it, if anything. After a wrong one there is no other.

    Raises NeverReadyError if the adapter cannot be started.
    """
    try:
        process = AdapterProcess(manifest.command, manifest.folder, manifest.environment())
    except OSError as error:
        raise NeverReadyError(manifest.name, f"cannot start {manifest.command[0]!r} again: {error}") from error
    try:
        _ask(process, {"cmd": "hello", "id": 1, "protocol": list(PROTOCOL)}, manifest.start_timeout)
        for number, (what, table, script) in enumerate(_UNKNOWN, 2):
            request = {"cmd": "run", "id": number, "table": table, "script": script, "trace": False}
            answer = _ask(process, request, manifest.scenario_timeout)
            right = isinstance(answer, dict) and answer.get("status") == "unsupported"
            yield f"{what} is unsupported", None if right else _played_on(what, request, answer)
            if not right:
                return
        yield "after bye it ends, with exit code 0", _goodbye(process)
    finally:
        process.kill()


def _ask(process: AdapterProcess, request: dict[str, Any], timeout: float) -> Any:
    """What came back: a document, or in words why there is none."""
    try:
        return msgspec.json.decode(process.exchange(msgspec.json.encode(request) + b"\n", timeout))
    except ProcessEndedError as error:
        return f"(the adapter's process {error.how})"
    except DeadlineError:
        return f"(no answer within {timeout:g} s)"
    except (msgspec.DecodeError, UnicodeDecodeError, LineTooLongError, UnaskedOutputError) as error:
        return f"(a line that is not the protocol: {error})"


def _played_on(what: str, request: dict[str, Any], answer: Any) -> Wrong:
    return Wrong(
        what=f"{what} is not `unsupported`",
        sent=shown(request),
        came_back=answer if isinstance(answer, str) else shown(answer),
        expected='"status": "unsupported", "reason": "format", and in "detail" what is not known',
        next="Compare the keys of every object of table and script with those that the adapter reads, and answer `format` for any other: "
        "whoever plays on without one plays another scenario.",
        exit_code=ExitCode.DEVIATION,
    )


def _goodbye(process: AdapterProcess) -> Wrong | None:
    try:
        came_back = shown(process.exchange(b'{"cmd": "bye", "id": 9}\n', _GOODBYE).decode("utf-8", "replace"))
    except ProcessEndedError as error:
        if error.code in (0, None):
            return None
        came_back = f"(the adapter's process {error.how})"
    except DeadlineError:
        came_back = f"(it still runs after {_GOODBYE:g} s)"
    except (LineTooLongError, UnaskedOutputError) as error:
        came_back = f"({error})"
    return Wrong(
        what="the adapter does not end as it should",
        sent='{"cmd": "bye", "id": 9}',
        came_back=came_back,
        expected="no answer, and the end of the process with exit code 0",
        next="End the process after `bye`, and at the end of standard input, whatever threads the engine has left.",
        exit_code=ExitCode.DEVIATION,
    )
