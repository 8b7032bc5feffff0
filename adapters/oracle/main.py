"""The oracle's adapter: reads one request a line on standard input, and writes one answer a line on standard output.

All that is played is played by `oracle.driver`; here are only the messages. Standard output is the protocol's alone: whatever else is
printed goes to standard error. Ctrl-C is the runner's to handle: it ends its adapters.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from typing import Any, BinaryIO

import msgspec

import headjudge
from headjudge import schema
from headjudge.parts import PARTS
from oracle.driver import play

PROTOCOL = 1
REPORTS = dict.fromkeys(PARTS, True)
NEEDS = {"teams": True, "more-than-two-players": True, "payment": True}

_MOST_TEXT = 20_000
_MOST_DETAIL = (200, 1_000)


def hello(request: dict[str, Any]) -> dict[str, Any]:
    """Return who this adapter speaks for, and what it can do; an error where it and the runner speak no common protocol."""
    lowest, highest = request["protocol"]
    if not lowest <= PROTOCOL <= highest:
        return error(f"this adapter speaks version {PROTOCOL} of the protocol, the runner {lowest} to {highest}")
    engine = {"name": "oracle", "version": headjudge.__version__}
    return {"protocol": PROTOCOL, "engine": engine, "reports": REPORTS, "needs": NEEDS}


def run(request: dict[str, Any]) -> dict[str, Any]:
    """Return what came of a script on a table. A fault of the oracle's is an error, with its traceback on standard error."""
    try:
        answer = play(request["table"], request["script"], bool(request.get("trace")))
    except Exception as fault:  # whatever it is, the next request starts from nothing
        traceback.print_exc()
        return error(f"a fault of the oracle: {type(fault).__name__}: {fault}")
    if answer["status"] == "unsupported":
        answer["detail"] = _limited(answer["detail"])
    return answer


def refusal(request: dict[str, Any], kind: str) -> dict[str, Any]:
    """Return the answer to a request that its schema refuses: in table and script that is a key, kind or value not known here."""
    problems = schema.problems(kind, request)
    print("\n".join(problems), file=sys.stderr)
    pointers = [problem.partition(": ")[0] for problem in problems]
    if pointers and all(pointer.startswith(("/table", "/script")) for pointer in pointers):
        return {"status": "unsupported", "reason": "format", "detail": _limited(pointers)}
    return error(f"a request that is not valid: {'; '.join(problems)}")


def error(message: str) -> dict[str, Any]:
    """Return the answer that something failed."""
    return {"status": "error", "message": message[:_MOST_TEXT]}


def _limited(detail: list[str]) -> list[str]:
    most, longest = _MOST_DETAIL
    return [each[:longest] for each in dict.fromkeys(detail)][:most]


COMMANDS = {"hello": hello, "run": run}


def answer_to(request: Any) -> dict[str, Any] | None:
    """Return the answer to a request, None for the last one. Raises ValueError for what has no number to answer under."""
    number = request.get("id") if isinstance(request, dict) else None
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise ValueError("a request is an object with a number under `id`")
    command = request.get("cmd")
    if command == "bye":
        return None
    if command not in COMMANDS:
        return {"id": number, **error(f"there is no command {command!r}, only hello, run and bye")}
    kind = f"protocol/{command}-request"
    if not schema.is_valid(kind, request):
        return {"id": number, **refusal(request, kind)}
    return {"id": number, **COMMANDS[command](request)}


def serve(requests: BinaryIO, answers: BinaryIO) -> int:
    """Answer every request until the last one, or the end of the input. Returns the exit code."""
    decode = msgspec.json.Decoder().decode
    encode = msgspec.json.Encoder().encode
    for line in requests:
        try:
            answer = answer_to(decode(line))
        except (ValueError, RecursionError) as fault:
            print(f"a line that cannot be answered: {fault}", file=sys.stderr)
            return 1
        if answer is None:
            return 0
        answers.write(encode(answer) + b"\n")
        answers.flush()
    return 0


def protocol_output() -> BinaryIO:
    """Return standard output, kept for the protocol: what else is printed goes to standard error from here on."""
    kept = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return kept


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(serve(sys.stdin.buffer, protocol_output()))
