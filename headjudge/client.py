"""The protocol, spoken with one adapter: hello, run, bye.

Every message is validated in both directions, always. What an adapter does wrong is one of four errors, which the runner turns into
the verdict of the scenario that was being played, or into the end of the run if the adapter never became ready.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.manifest import AdapterManifest
from headjudge.process import (
    LINE_LIMIT,
    AdapterProcess,
    DeadlineError,
    LineTooLongError,
    ProcessEndedError,
    UnaskedOutputError,
)
from headjudge.promises import Promises, steps_problem

PROTOCOL = (1, 1)
"""The lowest and the highest version of the protocol that is spoken."""

_SHOWN = 200

Document = dict[str, Any]


class AdapterError(HeadJudgeError):
    """What an adapter did wrong. `message` says it in words that are the same in every run; `stderr` is what it wrote beside."""

    verdict: ClassVar[str] = "error"
    exit_code_of_kind: ClassVar[ExitCode] = ExitCode.DEVIATION

    def __init__(self, adapter: str, message: str, *, stderr: str = "", hint: str | None = None) -> None:
        why = f"its standard error ends:\n{_last_lines(stderr)}" if stderr.strip("\0 \t\r\n") else None
        super().__init__(message, where=f"adapter {adapter}", why=why, hint=hint, exit_code=self.exit_code_of_kind)
        self.adapter = adapter
        self.message = message
        self.stderr = stderr


class AdapterCrashError(AdapterError):
    """The adapter died, or closed its output."""

    verdict = "crash"


class AdapterTimeoutError(AdapterError):
    """The adapter did not answer in time."""

    verdict = "timeout"


class AdapterMalformedError(AdapterError):
    """The adapter wrote something that is not the protocol."""

    verdict = "malformed"


class AdapterLateError(AdapterMalformedError):
    """The adapter wrote more than its answer to the `run` before this request: that one is to blame, and this one is not answered."""


class NeverReadyError(AdapterError):
    """The adapter could not be started, or did not answer `hello` as it must. Exit code 3."""

    exit_code_of_kind = ExitCode.ADAPTER_NOT_READY


class InterruptedClientError(Exception):
    """The run is being stopped: nothing is wrong with the adapter."""


class Hello(msgspec.Struct, frozen=True, kw_only=True):
    """Who an adapter speaks for, and what it can do."""

    protocol: int
    engine: Document
    """name, version, homepage."""
    reports: dict[str, bool]
    """For each part of a snapshot, whether the engine reports it."""
    needs: dict[str, bool]
    """For each need that a scenario may have, whether the engine meets it."""


class RunResponse(msgspec.Struct, frozen=True, kw_only=True):
    """What an adapter answered to `run`: one of played, unsupported and error."""

    status: str
    """done, unsupported or error."""
    setup: Document | None = None
    """done: the snapshot before the first step."""
    steps: Sequence[Document] = ()
    """done: for each step played its outcome, why, asked, answers, snapshot and, if asked for, trace."""
    reason: str = ""
    """unsupported: the reason, of the protocol's vocabulary."""
    detail: Sequence[str] = ()
    """unsupported: what is lacking."""
    message: str = ""
    """error: what went wrong, in the adapter's words."""
    document: Document = {}
    """The whole message."""


class Client:
    """One adapter process, and the protocol with it. Use it from one thread; only `interrupt` may be called from another."""

    def __init__(self, manifest: AdapterManifest) -> None:
        self.manifest = manifest
        self.hello: Hello | None = None
        self._process: AdapterProcess | None = None
        self._number = 0
        # The number of the last `run` that this process answered: what still comes with it is a second answer.
        self._answered: int | None = None
        self._interrupted = False
        self._lock = threading.Lock()
        self._promises: Promises | None = None

    @property
    def ready(self) -> bool:
        """Whether the adapter runs and has said hello."""
        return self._process is not None and self.hello is not None

    def start(self) -> Hello:
        """Start the adapter's process and greet it.

        Raises NeverReadyError if it cannot be started, or does not answer as it must within the manifest's start_timeout.
        """
        manifest = self.manifest
        self._answered = None
        try:
            with self._lock:
                if self._interrupted:
                    raise InterruptedClientError
                self._process = AdapterProcess(manifest.command, manifest.folder, manifest.environment())
        except (OSError, ValueError) as error:  # ValueError: a word that no command can hold
            why = error.strerror if isinstance(error, OSError) else error
            if isinstance(error, FileNotFoundError) and Path(manifest.command[0]).is_file():
                why = "the program that its first line names is not there"
            raise NeverReadyError(
                manifest.name,
                f"cannot start {manifest.command[0]!r}: {why}",
                hint=f"see `command` in {manifest.path}",
            ) from error
        request = {"cmd": "hello", "id": self._next_number(), "protocol": list(PROTOCOL)}
        try:
            answer = self._exchange("protocol/hello-request", request, manifest.start_timeout)
            self.hello = self._greeting(answer)
        except AdapterError as error:
            self.kill()
            raise NeverReadyError(
                manifest.name, f"the adapter never became ready: {error.message}", stderr=error.stderr, hint=error.hint
            ) from error
        except BaseException:
            self.kill()
            raise
        self._promises = Promises(self.hello.reports)
        return self.hello

    def run(
        self, table: Document, script: Sequence[Document], *, trace: bool = False, timeout: float | None = None
    ) -> RunResponse:
        """Have a script played on a table.

        In: both as in a scenario; whether the engine's own account is wanted; how many seconds it may take, by default the
        manifest's scenario_timeout. Raises AdapterCrashError, AdapterTimeoutError and AdapterMalformedError, and AdapterLateError
        for what is wrong with the `run` before; after any of them the process is gone, and `start` starts another.
        """
        number = self._next_number()
        request = {"cmd": "run", "id": number, "table": table, "script": script, "trace": trace}
        if self._process is not None:
            self._process.forget_stderr()
        try:
            answer = self._exchange("protocol/run-request", request, timeout or self.manifest.scenario_timeout)
            self._validate("protocol/run-response", answer)
            response = _response(answer)
            self._hold_to_promises(response, script)
        except BaseException:
            self.kill()
            raise
        self._answered = number
        return response

    def stderr(self) -> str:
        """The end of what the adapter wrote to its standard error since the last request."""
        return "" if self._process is None else self._process.stderr_tail()

    def close(self) -> AdapterLateError | None:
        """Say bye, and end the process with everything that it started.

        Out: what is wrong with the last `run`, if that was answered twice.
        """
        process, self._process, self.hello = self._process, None, None
        if process is None:
            return None
        number = self._next_number()
        request = {"cmd": "bye", "id": number}
        schema.check("protocol/bye-request", request, "the runner")
        written = process.finish(_line(request))
        try:
            self._decode(written.partition(b"\n")[0], number)
        except AdapterLateError as error:
            return error
        except AdapterMalformedError:  # whatever else it says in the end is nobody's verdict
            return None
        return None

    def kill(self) -> None:
        """End the process with everything that it started, at once."""
        process, self._process, self.hello = self._process, None, None
        if process is not None:
            process.kill()

    def interrupt(self) -> None:
        """Stop whatever the other thread waits for: it gets InterruptedClientError. No further process is started."""
        with self._lock:
            self._interrupted = True
            if self._process is not None:
                self._process.interrupt()

    # -- inside

    def _next_number(self) -> int:
        self._number += 1
        return self._number

    def _exchange(self, kind: str, request: Document, timeout: float) -> Document:
        """Send a request, and decode the line that answers it, whose number must be the request's."""
        name, process = self.manifest.name, self._process
        if process is None:
            raise AdapterCrashError(name, "is not running")
        if not schema.is_valid(kind, request):
            schema.check(kind, request, "the runner's request")
        try:
            answer = self._decode(self._heard(process, _line(request), timeout), request["id"])
            process.expect_silence()
        except ProcessEndedError as error:
            if self._interrupted:
                raise InterruptedClientError from error
            raise AdapterCrashError(name, error.how, stderr=process.stderr_tail()) from error
        except DeadlineError as error:
            raise AdapterTimeoutError(name, f"no answer within {timeout:g} s", stderr=process.stderr_tail()) from error
        except LineTooLongError as error:
            raise self._malformed(f"a line of more than {LINE_LIMIT // (1024 * 1024)} MB") from error
        except UnaskedOutputError as error:
            raise self._malformed(f"a line that nobody asked for: {_shown(error.line)}") from error
        return answer

    def _heard(self, process: AdapterProcess, request: bytes, timeout: float) -> bytes:
        try:
            return process.exchange(request, timeout)
        except UnaskedOutputError as error:  # it was there before the request was
            if self._answered is None:
                raise
            raise self._late(error.line) from error

    def _decode(self, line: bytes, number: int) -> Document:
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self._malformed(f"a line that is not JSON ({error}): {_shown(line)}") from error
        if not isinstance(answer, dict):
            raise self._malformed(f"a line that is not a JSON object: {_shown(line)}")
        if self._answered is not None and answer.get("id") == self._answered:
            raise self._late(line)
        if answer.get("id") != number or isinstance(answer.get("id"), bool):
            raise self._malformed(
                f"the answer to request {number} has the id {msgspec.json.encode(answer.get('id')).decode()[:_SHOWN]}"
            )
        return answer

    def _malformed(self, message: str) -> AdapterMalformedError:
        return AdapterMalformedError(self.manifest.name, message, stderr=self.stderr())

    def _late(self, line: bytes) -> AdapterLateError:
        message = f"a line that nobody asked for, after its answer: {_shown(line)}"
        return AdapterLateError(self.manifest.name, message, stderr=self.stderr())

    def _validate(self, kind: str, answer: Document) -> None:
        if schema.is_valid(kind, answer):
            return
        try:
            schema.check(kind, answer, f"adapter {self.manifest.name}")
        except HeadJudgeError as error:
            raise self._malformed(f"{error.what}: {error.why}") from error

    def _hold_to_promises(self, response: RunResponse, script: Sequence[Document]) -> None:
        if response.setup is None or self._promises is None:
            return
        problem = steps_problem(response.steps, script) or self._promises.broken(response.setup, response.steps)
        if problem:
            raise self._malformed(problem)

    def _greeting(self, answer: Document) -> Hello:
        if answer.get("status") == "error" and isinstance(answer.get("message"), str):
            raise AdapterError(self.manifest.name, answer["message"], stderr=self.stderr())
        version = answer.get("protocol")
        low, high = PROTOCOL
        if isinstance(version, int) and not low <= version <= high:
            raise AdapterError(
                self.manifest.name,
                f"it speaks version {version} of the protocol, and this Head Judge "
                + (f"version {low}" if low == high else f"{low} to {high}"),
                hint="use a version of the adapter and of Head Judge that belong together",
            )
        self._validate("protocol/hello-response", answer)
        return Hello(
            protocol=answer["protocol"], engine=answer["engine"], reports=answer["reports"], needs=answer["needs"]
        )


def _response(answer: Document) -> RunResponse:
    status = answer["status"]
    if status == "done":
        return RunResponse(status=status, setup=answer["setup"], steps=answer["steps"], document=answer)
    if status == "unsupported":
        return RunResponse(status=status, reason=answer["reason"], detail=answer.get("detail", ()), document=answer)
    return RunResponse(status=status, message=answer["message"], document=answer)


_encode = msgspec.json.Encoder().encode


def _line(message: Document) -> bytes:
    return _encode(message) + b"\n"


def _shown(line: bytes) -> str:
    text = line[: _SHOWN + 1].decode("utf-8", "replace")
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")


def _last_lines(text: str, count: int = 20) -> str:
    return "\n".join(text.rstrip().splitlines()[-count:])
