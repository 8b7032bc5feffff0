"""A warm adapter: started when it is first needed, started again when it died, and played on scenario by scenario.

A scenario that kills its adapter, or keeps it silent, costs that scenario its verdict and no other: the next one gets a fresh
process. An adapter that cannot be started at all, or not again, is not ready, and ends the run.
"""

from __future__ import annotations

import time
from types import TracebackType
from typing import Final, Self

import msgspec

from headjudge.client import AdapterError, AdapterLateError, Client, Hello, NeverReadyError, RunResponse
from headjudge.judge import judge, judge_failure, lacking_needs
from headjudge.manifest import AdapterManifest
from headjudge.scenario import Scenario
from headjudge.verdict import Judgement, Verdict

__all__ = ["START_ATTEMPTS", "EngineSession", "Played", "play"]

START_ATTEMPTS: Final = 3
"""How often in a row an adapter that was ready before may fail to start again."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What came of playing one scenario. One of `response` and `failure` is there, or neither if it was not sent."""

    hello: Hello
    response: RunResponse | None = None
    failure: AdapterError | None = None
    seconds: float = 0.0
    stderr: str = ""
    """What the adapter wrote to its standard error meanwhile; the end of it."""
    late: AdapterLateError | None = None
    """What is wrong with the scenario before: it was answered twice. This one was then played on an adapter started again."""

    @property
    def sent(self) -> bool:
        """Whether the adapter was asked."""
        return self.response is not None or self.failure is not None

    def after(self, late: AdapterLateError | None) -> Played:
        """This, in the light of what the adapter wrote after its answer."""
        return self if late is None else msgspec.structs.replace(self, response=None, failure=late)

    def judge(self, scenario: Scenario) -> Judgement:
        """The judgement of the scenario that was played. An absence that passes still waits for its control."""
        if self.failure is not None:
            return judge_failure(self.failure)
        if self.response is not None:
            return judge(scenario, self.response, self.hello.reports)
        lacking = lacking_needs(scenario, self.hello.needs)
        assert lacking is not None  # nothing else keeps a scenario from being sent
        return lacking


class EngineSession:
    """A warm adapter. A context manager: leaving it ends the adapter with everything that it started.

    Use it from one thread; only `interrupt` may be called from another.
    """

    def __init__(self, manifest: AdapterManifest, *, timeout: float | None = None) -> None:
        self.manifest = manifest
        self.restarts = 0
        """How often the adapter had to be started again."""
        self._timeout = timeout
        self._client = Client(manifest)
        self._was_ready = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._client.close()
        else:
            self._client.kill()

    def hello(self) -> Hello:
        """Who the adapter speaks for; it is started if it does not run.

        Raises NeverReadyError if it cannot be started: at the first attempt, or START_ATTEMPTS times in a row after it died.
        """
        if self._client.ready and self._client.hello is not None:
            return self._client.hello
        attempts = START_ATTEMPTS if self._was_ready else 1
        self.restarts += self._was_ready
        while True:
            try:
                hello = self._client.start()
            except NeverReadyError:
                attempts -= 1
                if not attempts:
                    raise
            else:
                self._was_ready = True
                return hello

    def play(self, scenario: Scenario, *, trace: bool = False) -> Played:
        """Have a scenario played, unless it needs what the engine does not have.

        A scenario is not to blame for a second answer to the one before, whenever that comes: it is then played again, on an adapter
        started again, and `late` says what is wrong with the other. So a response is final once the next scenario that is sent was
        played, or `finish` was called. Raises NeverReadyError if the adapter does not run and cannot be started.
        """
        played = self._play(scenario, trace=trace)
        if not isinstance(played.failure, AdapterLateError):
            return played
        return msgspec.structs.replace(self._play(scenario, trace=trace), late=played.failure)

    def _play(self, scenario: Scenario, *, trace: bool) -> Played:
        hello = self.hello()
        if lacking_needs(scenario, hello.needs):
            return Played(hello=hello)
        began = time.perf_counter()
        try:
            response = self._client.run(scenario.table, scenario.script, trace=trace, timeout=self._timeout)
        except AdapterError as error:
            return Played(hello=hello, failure=error, seconds=time.perf_counter() - began, stderr=error.stderr)
        seconds = time.perf_counter() - began
        return Played(hello=hello, response=response, seconds=seconds, stderr=self._client.stderr())

    def judge(self, scenario: Scenario) -> Judgement:
        """Play a scenario and judge it."""
        return self.play(scenario).judge(scenario)

    def finish(self) -> AdapterLateError | None:
        """Say bye to the adapter, and end it. Out: what is wrong with the last scenario that was sent, if it was answered twice."""
        return self._client.close()

    def interrupt(self) -> None:
        """Stop whatever the other thread waits for; it gets InterruptedClientError."""
        self._client.interrupt()


def play(
    manifest: AdapterManifest, scenario: Scenario, *, trace: bool = True, timeout: float | None = None
) -> RunResponse:
    """Play one scenario on a fresh adapter, by default with the engine's own account of it.

    Raises AdapterError if the adapter dies, falls silent or babbles, and NeverReadyError if it does not start.
    """
    with EngineSession(manifest, timeout=timeout) as session:
        played = session.play(scenario, trace=trace)
        played = played.after(session.finish())
    if played.failure is not None:
        raise played.failure
    if played.response is not None:
        return played.response
    unsupported = played.judge(scenario).unsupported
    assert unsupported is not None
    return RunResponse(status=str(Verdict.UNSUPPORTED), reason=unsupported.reason, detail=unsupported.detail)
