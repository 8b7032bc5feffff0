"""phase's adapter: reads one request a line on standard input, and writes one answer a line on standard output.

Standard output is the protocol's alone; whatever else is written, by this program or the engine, goes to standard error. An adapter
that cannot start answers every request with why.
"""

from __future__ import annotations

import importlib.metadata
import os
import sys
from typing import Any, BinaryIO, Literal

import msgspec

PROTOCOL = 1
_MOST_TEXT = 10_000


class Request(msgspec.Struct):
    """A message to the adapter. Fields that are not known are ignored."""

    cmd: Literal["hello", "run", "bye"]
    id: int
    protocol: tuple[int, int] = (PROTOCOL, PROTOCOL)
    table: msgspec.Raw = msgspec.Raw(b"null")
    script: msgspec.Raw = msgspec.Raw(b"null")
    trace: bool = False


def protocol_output() -> BinaryIO:
    """Standard output, kept for the protocol: what else is printed goes to standard error from here on."""
    kept = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return kept


class NotReadyError(Exception):
    """The adapter cannot start; the message says why, and what to do, for a user."""


class Adapter:
    """Answers requests. Raises NotReadyError from the constructor."""

    def __init__(self) -> None:
        try:
            import phase  # noqa: F401
        except ImportError as error:
            raise NotReadyError(
                f"phase-python is not installed for {sys.executable} ({error}).\n"
                "Install it there: pip install 'headjudge[phase]'"
            ) from error
        from cards import CardData, CardDataError

        try:
            self._cards = CardData.open(os.environ.get("HEADJUDGE_CARD_DATA", ""))
        except CardDataError as error:
            raise NotReadyError(str(error)) from error

    def hello(self, request: Request) -> dict[str, Any]:
        """Who this adapter speaks for, and what it can do. Raises NotReadyError where runner and adapter speak no common protocol."""
        from snapshot import REPORTS

        lowest, highest = request.protocol
        if not lowest <= PROTOCOL <= highest:
            raise NotReadyError(f"this adapter speaks protocol {PROTOCOL}, the runner {lowest} to {highest}")
        return {
            "protocol": PROTOCOL,
            "engine": {
                "name": "phase",
                "version": importlib.metadata.version("phase-python"),
                "homepage": "https://github.com/phase-rs/phase",
            },
            "reports": REPORTS,
            "needs": {"teams": True, "more-than-two-players": True, "payment": True},
        }

    def run(self, request: Request) -> dict[str, Any]:
        """Play a script on a table. Whatever goes wrong in it is the answer, and leaves nothing behind."""
        from outcomes import Fault, Unsupported
        from play import run
        from script import read_script, read_table

        try:
            table = read_table(msgspec.json.decode(request.table))
            script = read_script(msgspec.json.decode(request.script))
            done = run(self._cards, table, script)
        except Unsupported as unsupported:
            detail = [each[:1000] for each in unsupported.detail[:200]]
            return {"status": "unsupported", "reason": unsupported.reason, "detail": detail}
        except Fault as fault:
            return {"status": "error", "message": str(fault)[:_MOST_TEXT]}
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # a panic of the engine comes as an exception that is no Exception
            import traceback

            traceback.print_exc()
            return {"status": "error", "message": f"{type(error).__name__}: {error}"[:_MOST_TEXT]}
        if request.trace:
            done["setup-trace"] = []
            done["steps"] = [{**step, "trace": []} for step in done["steps"]]
        return {"status": "done", **done}


def serve(requests: BinaryIO, answers: BinaryIO) -> int:
    """Answer every request until the last one, or the end of the input. Returns the exit code."""
    decoder = msgspec.json.Decoder(Request)
    encoder = msgspec.json.Encoder()
    adapter: Adapter | None = None
    for line in requests:
        try:
            request = decoder.decode(line)
        except msgspec.DecodeError as error:
            print(f"a request that cannot be read: {error}", file=sys.stderr)
            return 1
        if request.cmd == "bye":
            return 0
        try:
            adapter = adapter or Adapter()
            answer = adapter.hello(request) if request.cmd == "hello" else adapter.run(request)
        except NotReadyError as error:
            answer = {"status": "error", "message": str(error)}
        answers.write(encoder.encode({"id": request.id, **answer}) + b"\n")
        answers.flush()
    return 0


if __name__ == "__main__":
    sys.exit(serve(sys.stdin.buffer, protocol_output()))
