"""The run of a suite on an engine: order, jobs, restarts, controls, results.

    manifest = load("oracle", settings={...})
    result = run_engine(suite, manifest, out_dir=Path("report"), on_event=show)
    sys.exit(result.exit_code)

One thread a job speaks with one warm adapter and does nothing else; the thread that called judges and writes meanwhile. A thread holds
back its last response until the next one came, or the adapter is gone: only then is it known that it was the only one. Results
come in any order and leave in suite order: an absence waits until its control is judged, wherever that stands in the order, so
that shuffled, alone or in parallel the verdicts, and the reports without their times, are the same.
"""

from __future__ import annotations

import datetime
import random
import shlex
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from headjudge import __version__
from headjudge.account import OracleAccount
from headjudge.client import Hello
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.known import KnownFailure, KnownFailures
from headjudge.manifest import AdapterManifest
from headjudge.report.lines import Counts, ScenarioResult, header
from headjudge.report.writer import ReportWriter
from headjudge.results import Results
from headjudge.scenario import Scenario
from headjudge.session import EngineSession, Played, play
from headjudge.suite import Suite
from headjudge.verdict import Judgement, Verdict
from headjudge.workers import Workers

__all__ = [
    "EngineReady",
    "EngineSession",
    "Event",
    "OracleSilent",
    "ResultReady",
    "RunResult",
    "ScenarioPlayed",
    "ScenarioResult",
    "combined_exit_code",
    "play",
    "repeat_command",
    "run_engine",
]


class EngineReady(msgspec.Struct, frozen=True):
    """The adapter runs and has said who it speaks for. The first event, once."""

    hello: Hello
    total: int
    """How many scenarios will be played."""


class ScenarioPlayed(msgspec.Struct, frozen=True):
    """A scenario was played, in the order of playing: for progress. An absence's verdict may still become `unproven`."""

    scenario: Scenario
    judgement: Judgement
    done: int
    total: int


class ResultReady(msgspec.Struct, frozen=True):
    """A result is final and written, in suite order."""

    result: ScenarioResult


class OracleSilent(msgspec.Struct, frozen=True):
    """The oracle could not be asked for its account of a failure; the failure stands without it."""

    scenario: Scenario
    why: str


Event = EngineReady | ScenarioPlayed | ResultReady | OracleSilent


class RunResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a run on one engine came to."""

    manifest: AdapterManifest
    hello: Hello
    counts: Counts
    results: tuple[ScenarioResult, ...]
    """In suite order, contested ones among them."""
    seconds: float
    restarts: int
    """How often an adapter had to be started again."""
    overdue: tuple[KnownFailure, ...] = ()
    """Known failures whose review date is past."""
    strangers: tuple[str, ...] = ()
    """Scenarios that are recorded as known failures and that the whole suite does not have."""
    report: Path | None = None
    steps: Path | None = None

    @property
    def exit_code(self) -> ExitCode:
        """4 if nothing was executed, else 1 if anything deviates, else 0."""
        if not self.counts.executed:
            return ExitCode.NOTHING_EXECUTED
        return ExitCode.DEVIATION if self.counts.deviations else ExitCode.AS_EXPECTED

    @property
    def deviations(self) -> tuple[ScenarioResult, ...]:
        """The results that are anything else than expected."""
        return tuple(result for result in self.results if result.deviation)


def combined_exit_code(codes: Sequence[int]) -> ExitCode:
    """The exit code of a run on several engines: the first of 5, 2, 3, 1, 4 that occurs, else 0."""
    for code in (
        ExitCode.SUITE_INVALID,
        ExitCode.USAGE,
        ExitCode.ADAPTER_NOT_READY,
        ExitCode.DEVIATION,
        ExitCode.NOTHING_EXECUTED,
    ):
        if code in codes:
            return code
    return ExitCode.AS_EXPECTED


def run_engine(
    suite: Suite,
    manifest: AdapterManifest,
    *,
    whole: Suite | None = None,
    jobs: int = 1,
    shuffle: int | None = None,
    timeout: float | None = None,
    known: KnownFailures | None = None,
    out_dir: Path | None = None,
    rules_date: str | None = None,
    options: Sequence[str] = (),
    oracle: AdapterManifest | None = None,
    trace: bool = False,
    on_event: Callable[[Event], None] | None = None,
) -> RunResult:
    """Play a suite on an engine, judge it, and write the report.

    In: `suite`, the scenarios that were selected, with their controls, and `whole`, all of those they were selected from; how
    many adapters play at a time; the seed of the order, or None for suite order; the seconds a scenario may take, if not the
    manifest's; the engine's known failures; the folder for report and steps, or None to write nothing; the date of the rules;
    `options`, what the command that repeats a result needs besides engine and id; `oracle`, the adapter that is asked for its
    account of a scenario that did not pass; whether the engine itself is asked for its account, which goes into the steps;
    and what is told of everything that happens, in the thread that called.

    Settings (--set) are the manifest's: see `headjudge.manifest.load`.

    Raises HeadJudgeError: exit code 4 if the suite is empty; 3 (NeverReadyError) if the adapter cannot be started, or not again
    after it died; 2 if the report cannot be written. Then, and after KeyboardInterrupt, no adapter is left behind, and the report
    that was there before is as it was.
    """
    if not suite.scenarios:
        raise HeadJudgeError(
            "no scenario is selected",
            why="nothing executed is never green",
            hint="see `headjudge list` for what there is to select",
            exit_code=ExitCode.NOTHING_EXECUTED,
        )
    with (
        _Run(suite, manifest, known=known, out_dir=out_dir, options=options, oracle=oracle, on_event=on_event) as run,
        Workers(suite.scenarios, _order(suite, shuffle), manifest, jobs=jobs, timeout=timeout, trace=trace) as workers,
    ):
        for item in workers:
            if isinstance(item, Hello):
                run.greet(item, whole or suite, rules_date=rules_date, seed=shuffle, jobs=jobs)
            else:
                run.take(*item)
        return run.finish(whole or suite, workers.restarts)


def _order(suite: Suite, seed: int | None) -> list[int]:
    """The places of the scenarios in the order in which they are played."""
    order = list(range(len(suite.scenarios)))
    if seed is not None:
        random.Random(seed).shuffle(order)
    return order


def _tell_nobody(event: Event) -> None:
    """What is told of the events of a run where nothing listens."""


class _Run:
    """One run: what the results go through on their way from the workers to the report."""

    def __init__(
        self,
        suite: Suite,
        manifest: AdapterManifest,
        *,
        known: KnownFailures | None,
        out_dir: Path | None,
        options: Sequence[str],
        oracle: AdapterManifest | None,
        on_event: Callable[[Event], None] | None,
    ) -> None:
        self._suite = suite
        self._manifest = manifest
        self._known = known or KnownFailures()
        self._tell = on_event or _tell_nobody
        self._began = time.perf_counter()
        self._hello: Hello | None = None
        self._results: list[ScenarioResult] = []
        self._counts = Counts()
        self._done = 0
        self._in_order = Results(suite.scenarios, self._known, partial(repeat_command, manifest, options))
        self._oracle = None if oracle is None else OracleAccount(oracle)
        self._writer = None if out_dir is None else ReportWriter(out_dir)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._writer:
            self._writer.abort()
        if self._oracle:
            self._oracle.__exit__(kind, error, trace)

    def greet(self, hello: Hello, whole: Suite, *, rules_date: str | None, seed: int | None, jobs: int) -> None:
        """Take in an adapter's hello; the first one heads the report."""
        if self._hello is not None:
            return
        self._hello = hello
        self._tell(EngineReady(hello, len(self._suite.scenarios)))
        if self._writer:
            now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
            self._writer.write_header(
                header(
                    self._manifest,
                    hello,
                    version=__version__,
                    suite=_suite_line(self._suite, whole),
                    rules_date=rules_date,
                    seed=seed,
                    times={"began": now, "jobs": jobs},
                )
            )

    def take(self, place: int, played: Played) -> None:
        """Take in what came of a scenario, judge it, and write whatever is final now."""
        scenario = self._suite.scenarios[place]
        line = _steps_line(scenario, played)
        try:
            judgement = played.judge(scenario)
            if self._writer:
                self._writer.write_steps(place, line)
        except RecursionError:  # fields that are not the protocol's may nest as deeply as the decoder lets them
            judgement = Judgement(verdict=Verdict.MALFORMED, message="its answer nests too deeply")
            if self._writer:
                self._writer.write_steps(place, None)
        self._done += 1
        self._tell(ScenarioPlayed(scenario, judgement, self._done, len(self._suite.scenarios)))
        for result in self._in_order.add(place, judgement, played.seconds, played.stderr):
            self._put(result)

    def finish(self, whole: Suite, restarts: int) -> RunResult:
        """Put the report in its place, and sum up."""
        assert self._hello is not None  # a suite that is not empty is not finished without an adapter
        assert len(self._results) == len(self._suite.scenarios)
        seconds = time.perf_counter() - self._began
        if self._writer:
            self._writer.commit({"seconds": round(seconds, 3), "restarts": restarts})
        return RunResult(
            manifest=self._manifest,
            hello=self._hello,
            counts=self._counts,
            results=tuple(self._results),
            seconds=seconds,
            restarts=restarts,
            overdue=tuple(self._known.overdue(datetime.datetime.now(datetime.UTC).date())),
            strangers=tuple(self._known.strangers(whole.by_id)),
            report=self._writer.path if self._writer else None,
            steps=self._writer.steps_path if self._writer else None,
        )

    def _put(self, result: ScenarioResult) -> None:
        if self._oracle and result.executed and result.found is not Verdict.PASS:
            account = self._oracle.of(result.scenario, result.divergence)
            if isinstance(account, str):
                self._tell(OracleSilent(result.scenario, account))
            else:
                result = msgspec.structs.replace(result, trace=account)
        line = result.line()
        self._counts.add(line)
        if self._writer:
            self._writer.write_result(line)
        self._results.append(result)
        self._tell(ResultReady(result))


def repeat_command(manifest: AdapterManifest, options: Sequence[str], scenario: Scenario) -> str:
    """The one command that repeats a result: the engine, the settings that differ from its manifest, the options, the id."""
    words = ["headjudge", "run", manifest.engine]
    for key in manifest.changed:
        words += ["--set", f"{key}={manifest.settings[key]}"]
    return shlex.join([*words, *options, "--id", scenario.id])


def _suite_line(suite: Suite, whole: Suite) -> dict[str, Any]:
    return {
        "version": __version__,
        "digest": whole.digest,
        "scenarios": len(whole.scenarios),
        "selected": len(suite.scenarios),
        "selected-digest": suite.digest,
    }


def _steps_line(scenario: Scenario, played: Played) -> dict[str, Any] | None:
    """What the scenario looked like; None if it was not played to an end."""
    response = played.response
    if response is None or response.status != "done":
        return None
    return {
        "id": scenario.id,
        "digest": scenario.digest,
        "table": scenario.table,
        "script": scenario.script,
        "setup": response.setup,
        "steps": response.steps,
    }
