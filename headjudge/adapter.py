"""What an adapter in Python needs: write an `Engine`, three functions, and `serve` speaks the protocol.

    class Mine:
        def set_up(self, table): ...            # build the game that the table describes
        def step(self, step, answers): ...      # do one step of the script
        def snapshot(self): ...                 # show the game

    if __name__ == "__main__":
        serve(Mine, name="mine", version="1.0", reports={"life", "hand"})

A function that returns has done what it was asked. Whatever else comes of it is raised: `Unsupported` where the engine or the
adapter lacks something, `Illegal`, `NotOffered` and `Undecided` for the outcomes of a step, `Fault` where the scenario makes no
sense. Any other exception is the adapter's failure: status `error`, with the traceback on standard error.

`entries` finds every card of a table with its handle; `only` refuses a key that the adapter does not know.

Table, script, answers and snapshots are in docs/scenario-format.md, the messages in docs/protocol.md, the way there in
docs/adapters.md.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, BinaryIO, Final, NoReturn, NotRequired, Protocol, TypedDict, Unpack

import msgspec

from headjudge import schema
from headjudge.adapter_answers import FREE, Answers, Fault, Illegal, NotDone, NotOffered, Undecided, Unsupported
from headjudge.adapter_table import Entry, entries, only
from headjudge.parts import PARTS

__all__ = [
    "FREE",
    "About",
    "Answers",
    "Engine",
    "Entry",
    "Fault",
    "Illegal",
    "NotOffered",
    "Server",
    "Undecided",
    "Unsupported",
    "entries",
    "only",
    "serve",
]

PROTOCOL: Final = 1

_MOST_WHY, _MOST_MESSAGE, _MOST_DETAIL, _LONGEST_DETAIL = 5_000, 20_000, 200, 1_000

Document = dict[str, Any]


class Engine(Protocol):
    """One game on the engine. A new one is made for each scenario, so that nothing is left of the one before."""

    def set_up(self, table: Document) -> None:
        """Put the game where the table has it: nothing triggers and nobody is asked meanwhile.

        Raises Unsupported for a card, a key or a situation that the engine does not have. Never leave one out.
        """

    def step(self, step: Document, answers: Answers) -> None:
        """Do a step of the script, until a player would receive priority next or the game has ended.

        In: the step; its answers, which know what to say when the engine asks. Raises Illegal, NotOffered, Undecided, Unsupported.
        """

    def snapshot(self) -> Document:
        """Show the whole game, with every part that `serve` was told is reported (schemas/snapshot.schema.json)."""


class About(TypedDict):
    """What the adapter says of itself."""

    name: str
    """The engine's name, version and home page."""
    version: str
    homepage: NotRequired[str]
    reports: Collection[str]
    """The parts that its snapshots have, of `headjudge.parts.PARTS`."""
    needs: NotRequired[Collection[str]]
    """The needs that the engine meets: `teams`, `more-than-two-players`, `payment`."""
    prepare: NotRequired[Callable[[], object]]
    """Called at `hello`, to open card data for example; what it raises is shown as why the adapter cannot start."""


class Server:
    """The protocol over an engine: a line in, a line out. `serve` makes one; tests of an adapter may, too."""

    def __init__(self, engine: Callable[[], Engine], **about: Unpack[About]) -> None:
        reports, needs, homepage = about["reports"], about.get("needs", ()), about.get("homepage", "")
        known_needs = schema.definition("protocol/needs")["required"]
        for what, given, known in (("part", reports, PARTS), ("need", needs, known_needs)):
            if strange := sorted(set(given) - set(known)):
                raise ValueError(f"there is no {what} {strange[0]!r}, only {', '.join(known)}")
        self._engine, self._prepare = engine, about.get("prepare")
        self._hello = {
            "protocol": PROTOCOL,
            "engine": {
                "name": about["name"],
                "version": about["version"],
                **({"homepage": homepage} if homepage else {}),
            },
            "reports": {part: part in reports for part in PARTS},
            "needs": {need: need in needs for need in known_needs},
        }

    def answer(self, line: bytes) -> bytes | None:
        """The answer to a request, None to `bye`. Raises ValueError for a line that has no number to answer under."""
        request = msgspec.json.decode(line)
        number = request.get("id") if isinstance(request, dict) else None
        if type(number) is not int:
            raise ValueError("a request is an object with a number under `id`")
        command = request.get("cmd")
        if command == "bye":
            return None
        if command not in ("hello", "run"):
            answer = _error(f"there is no command {command!r}, only hello, run and bye")
        elif problems := schema.problems(f"protocol/{command}-request", request):
            answer = _refusal(problems)
        else:
            answer = self._safely(self._greet if command == "hello" else self._run, request)
        return msgspec.json.encode({"id": number, **answer}) + b"\n"

    def _safely(self, do: Callable[[Document], Document], request: Document) -> Document:
        try:
            return do(request)
        except Unsupported as lacking:
            detail = [_text(each, _LONGEST_DETAIL) for each in lacking.detail[:_MOST_DETAIL]]
            return {"status": "unsupported", "reason": lacking.reason, "detail": detail}
        except Fault as fault:
            return _error(str(fault) or "the scenario makes no sense")
        except Exception as error:  # whatever it is, the next request starts from nothing
            traceback.print_exc()
            return _error(f"{type(error).__name__}: {error}")

    def _greet(self, request: Document) -> Document:
        lowest, highest = request["protocol"]
        if not lowest <= PROTOCOL <= highest:
            return _error(f"this adapter speaks version {PROTOCOL} of the protocol, the runner {lowest} to {highest}")
        if self._prepare is not None:
            self._prepare()
        return self._hello

    def _run(self, request: Document) -> Document:
        engine = self._engine()
        engine.set_up(request["table"])
        setup, steps = _snapshot(engine), []
        for step in request["script"]:
            steps.append(_done(engine, step))
            if steps[-1]["outcome"] in (NotOffered.outcome, Undecided.outcome):
                break
        return {"status": "done", "setup": setup, "steps": steps}


def _done(engine: Engine, step: Document) -> Document:
    """Do a step. Out: its result, as the protocol has it."""
    answers = Answers(step)
    outcome, why, show = "done", "", True
    try:
        engine.step(step, answers)
    except NotDone as end:
        outcome, why, show = end.outcome, end.why, end.unchanged
        if isinstance(end, NotOffered):
            answers.refuse()
    return {
        "outcome": outcome,
        "why": _text(why, _MOST_WHY) or None,
        "asked": answers.asked,
        "answers": answers.became,
        "snapshot": _snapshot(engine) if show else None,
    }


def _snapshot(engine: Engine) -> msgspec.Raw:
    """The game as it is now: an engine may show what it goes on changing. Raises TypeError and ValueError for what is no JSON."""
    return msgspec.Raw(msgspec.json.encode(engine.snapshot()))


def _refusal(problems: Sequence[str]) -> Document:
    """The answer to a request that its schema refuses: what this version does not know in table and script is never ignored."""
    print("\n".join(problems), file=sys.stderr)
    pointers = list(dict.fromkeys(problem.partition(": ")[0] for problem in problems))
    if all(pointer.startswith(("/table", "/script")) for pointer in pointers):
        detail = [_text(each, _LONGEST_DETAIL) for each in pointers[:_MOST_DETAIL]]
        return {"status": "unsupported", "reason": "format", "detail": detail}
    return _error("a request that is not valid: " + "; ".join(problems))


def _error(message: str) -> Document:
    return {"status": "error", "message": _text(message, _MOST_MESSAGE)}


def _text(text: str, most: int) -> str:
    """Text that can be sent, whatever an engine made of it: half characters cannot be."""
    return text[:most].encode("utf-8", "replace").decode()


def serve(engine: Callable[[], Engine], **about: Unpack[About]) -> NoReturn:
    """Answer requests on standard input until `bye` or its end, then end the process.

    In: what makes a fresh engine, one a scenario; what the adapter says of itself. Standard output is kept for the protocol: whatever
    else is printed goes to standard error. Ctrl-C is the runner's to handle.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    sys.exit(_loop(Server(engine, **about), sys.stdin.buffer, answers))


def _loop(server: Server, requests: Iterable[bytes], answers: BinaryIO) -> int:
    for line in requests:
        try:
            answer = server.answer(line)
        except (ValueError, RecursionError) as error:  # ValueError: msgspec's DecodeError, too
            print(f"a line that cannot be answered: {error}", file=sys.stderr)
            return 1
        if answer is None:
            return 0
        answers.write(answer)
        answers.flush()
    return 0
