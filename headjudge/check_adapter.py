"""Is an adapter right, from the handshake to the first scenarios: it is asked for more and more, and the first thing wrong ends it.

A wrong thing is told as what was sent, what came back, what was expected and what to do next. What the engine says it does not support
is not wrong; but where nothing at all was played nothing was shown.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from headjudge import in_words
from headjudge.check_cures import next_of, next_of_start
from headjudge.check_ladder import Rung, steps, tables
from headjudge.check_raw import check_raw
from headjudge.check_words import Wrong, cut, expected_of, sent_of, shown
from headjudge.client import PROTOCOL, AdapterLateError, NeverReadyError
from headjudge.errors import ExitCode
from headjudge.known import KnownFailures, load_known
from headjudge.manifest import AdapterManifest
from headjudge.scenario import Scenario
from headjudge.session import EngineSession, Played
from headjudge.suite import renamed_ids
from headjudge.verdict import Judgement, Unsupported, Verdict

__all__ = ["Checked", "Told", "check_adapter"]


class Told(NamedTuple):
    """One thing that was asked of the adapter and is not wrong."""

    how: str
    """`right`, `unsupported`, `known`, `skipped`, or the heading of what comes next (`heading`)."""
    what: str


class Checked(msgspec.Struct, frozen=True):
    """What came of it all: the first thing that is wrong, or nothing."""

    wrong: Wrong | None
    passed: int = 0
    """How many scenarios of the suite passed."""

    @property
    def exit_code(self) -> ExitCode:
        """What the command ends with."""
        return ExitCode.AS_EXPECTED if self.wrong is None else self.wrong.exit_code


class _WrongError(Exception):
    def __init__(self, wrong: Wrong) -> None:
        super().__init__(wrong.what)
        self.wrong = wrong


_FEW: Final = 5
"""How many things that are lacking are named."""
_FIRST_TABLE: Final = (
    "Write the set-up and the snapshot of a table with two players and nothing else; all others come after it."
)
_FIRST_STEP: Final = (
    "Write one kind of step, whichever is easiest on the engine: `pass`, or `activate` for a land's mana. "
    "Then the others one by one."
)
_FIRST_SCENARIO: Final = (
    "See above what each of them lacks, and begin with what most of them do. `headjudge run` plays the whole suite, and ends with what is "
    "lacking most."
)


def check_adapter(
    manifest: AdapterManifest,
    scenarios: Callable[[], Sequence[Scenario]],
    tell: Callable[[Told], None],
    skip: Collection[str] = (),
) -> Checked:
    """Check an adapter.

    In: its manifest; what gives the scenarios that come last, asked for when all else is right; what is told of each thing that is
    not wrong; the ids of what may go wrong without stopping, since the engine itself plays it so. Out: what is wrong first, if
    anything. Raises HeadJudgeError for a suite or a known.toml that is not valid.
    """
    check = _Check(manifest, tell, skip)
    try:
        with EngineSession(manifest) as session:
            check.session = session
            check.handshake()
            check.tables()
            check.fresh()
            check.steps()
            check.nothing_late()
        check.raw()
        with EngineSession(manifest) as session:
            check.session = session
            passed = check.scenarios(scenarios())
            check.nothing_late()
    except _WrongError as error:
        return Checked(error.wrong)
    except NeverReadyError as error:
        return Checked(_never_ready(manifest, error))
    return Checked(None, passed)


class _Check:
    session: EngineSession
    first: dict[str, Any] | None = None
    """The snapshot of the first table."""

    def __init__(self, manifest: AdapterManifest, tell: Callable[[Told], None], skip: Collection[str]) -> None:
        self.manifest, self.tell, self.skip = manifest, tell, skip
        self._last: Scenario | None = None

    def heading(self, text: str) -> None:
        self.tell(Told("heading", text))

    def handshake(self) -> None:
        self.heading("the handshake")
        hello = self.session.hello()
        self.tell(Told("right", f"it speaks for {hello.engine['name']} {hello.engine['version']}"))
        seen = [part for part, reported in hello.reports.items() if reported]
        unseen = [part for part in hello.reports if part not in seen]
        if unseen:
            how = f"all but {', '.join(unseen)}" if len(unseen) <= len(seen) else ", ".join(seen) or "none"
            self.tell(Told("right", f"of the parts of a snapshot it reports {how}"))

    def tables(self) -> None:
        self.heading("tables, set up and shown")
        for rung in tables():
            played = self._rung(rung)
            if rung is tables()[0]:
                if not _executed(played):
                    raise _WrongError(
                        _nothing_played(rung.scenario, played, "the first table is not supported", _FIRST_TABLE)
                    )
                self.first = None if played.response is None else played.response.setup
        if not any(reported for part, reported in self.session.hello().reports.items() if part != "asked"):
            raise _WrongError(
                Wrong(
                    what="no part of a snapshot is reported, so that nothing can be judged",
                    sent='{"cmd": "hello", ...}',
                    came_back='"reports", each of them false',
                    expected="true for each part that snapshots show; docs/protocol.md lists them",
                    next="Show one part in every snapshot, say so in `reports`, and check again; begin with `life`, `hand` and `step`.",
                    exit_code=ExitCode.NOTHING_EXECUTED,
                )
            )

    def fresh(self) -> None:
        """The first table once more, after all the others: nothing of them may be left."""
        self.heading("each request starts from nothing")
        scenario = tables()[0].scenario
        played = self._play(scenario)
        again = None if played.response is None else played.response.setup
        if again != self.first:
            raise _WrongError(
                Wrong(
                    what="the first table is not shown as it was before the others",
                    sent=sent_of(scenario),
                    came_back="\n".join(_came_back(played, played.judge(scenario))),
                    expected=shown(self.first),
                    next="Build a new game for each request, keep nothing of the one before, and seed what is random.",
                    exit_code=ExitCode.DEVIATION,
                )
            )
        self.tell(Told("right", "the first table again: as it was before the others"))

    def steps(self) -> None:
        self.heading("a step of each kind")
        played = [self._rung(rung) for rung in steps()]
        if not any(map(_executed, played)):
            raise _WrongError(_nothing_played(steps()[0].scenario, played[0], "no step is supported", _FIRST_STEP))

    def raw(self) -> None:
        self.heading("what it does not know, and the end")
        for what, wrong in check_raw(self.manifest):
            if wrong is not None:
                raise _WrongError(wrong)
            self.tell(Told("right", what))

    def scenarios(self, scenarios: Iterable[Scenario]) -> int:
        """Scenarios of the suite. Out: how many passed."""
        self.heading("scenarios of the suite")
        known = load_known(self.manifest.known).followed(renamed_ids()) if self.manifest.known else KnownFailures()
        passed, executed = 0, 0
        first: tuple[Scenario, Played] | None = None
        for scenario in scenarios:
            played = self._play(scenario)
            judgement = played.judge(scenario)
            verdict, _ = known.settle(scenario.id, judgement)
            executed += judgement.verdict is not Verdict.UNSUPPORTED
            passed += judgement.verdict is Verdict.PASS
            first = first or (scenario, played)
            if verdict is Verdict.KNOWN:
                self.tell(Told("known", f"{scenario.id}: fails as {self.manifest.known} says"))
                continue
            self._tell_or_stop(scenario, played, judgement, scenario.id, ())
        if first is not None and not executed:
            raise _WrongError(_nothing_played(*first, "none of these scenarios is supported", _FIRST_SCENARIO))
        return passed

    def _rung(self, rung: Rung) -> Played:
        """Ask for a rung. Out: what came of it, which is right, unsupported, or to be skipped."""
        played = self._play(rung.scenario)
        unseen = [part for part in rung.parts if not played.hello.reports[part]]
        self._tell_or_stop(rung.scenario, played, played.judge(rung.scenario), rung.what, unseen)
        return played

    def nothing_late(self) -> None:
        """Say bye to the adapter, which must not have answered the last request twice."""
        self._stop_if_late(self.session.finish())

    def _play(self, scenario: Scenario) -> Played:
        played = self.session.play(scenario)
        self._stop_if_late(played.late)
        if played.sent:
            self._last = scenario
        return played

    def _stop_if_late(self, late: AdapterLateError | None) -> None:
        if late is None:
            return
        assert self._last is not None  # nothing else can be answered twice
        raise _WrongError(
            Wrong(
                what="a request is answered twice",
                sent=sent_of(self._last),
                came_back=f"its answer, and later {late.message}",
                expected="one line for each request, and nothing else on standard output, whenever it comes",
                next="Write the answer once, when all is done; look for a thread or a buffer that writes later.",
                exit_code=ExitCode.DEVIATION,
            )
        )

    def _tell_or_stop(
        self, scenario: Scenario, played: Played, judgement: Judgement, what: str, unseen: Sequence[str]
    ) -> None:
        if judgement.verdict is Verdict.PASS:
            self.tell(Told("right", what + (f" (as far as is shown: not {', '.join(unseen)})" if unseen else "")))
        elif judgement.unsupported is not None:
            self.tell(Told("unsupported", f"{what} ({_lacking(judgement.unsupported)})"))
        elif scenario.id in self.skip:
            self.tell(Told("skipped", f"{what}: {judgement.verdict}"))
        else:
            raise _WrongError(_wrong(scenario, played, judgement, what))


def _lacking(unsupported: Unsupported) -> str:
    """What is lacking, in a line: the reason, and the first of what there is to it."""
    shown_few = ", ".join(unsupported.detail[:_FEW])
    more = len(unsupported.detail) - _FEW
    return ": ".join(filter(None, [unsupported.reason, cut(shown_few)])) + (f" and {more} more" if more > 0 else "")


def _executed(played: Played) -> bool:
    return played.response is not None and played.response.status == "done"


def _wrong(scenario: Scenario, played: Played, judgement: Judgement, what: str) -> Wrong:
    return Wrong(
        what=f"{what}: {judgement.verdict}",
        sent=sent_of(scenario),
        came_back="\n".join(_came_back(played, judgement)),
        expected=expected_of(scenario, judgement),
        next=next_of(scenario, judgement, played.response),
        exit_code=ExitCode.DEVIATION,
    )


def _came_back(played: Played, judgement: Judgement) -> Iterator[str]:
    difference = judgement.divergence
    if judgement.message:
        yield cut(judgement.message)
    if difference is not None:
        yield f"{difference.path}: {shown(difference.observed)}"
    if played.response is not None and _executed(played):
        step = difference.step if difference else len(played.response.steps)
        whole: Any = (
            played.response.setup if step == 0 else played.response.steps[min(step, len(played.response.steps)) - 1]
        )
        yield ("the set-up: " if step == 0 else f"step {step}: ") + shown(whole)
    if played.stderr.strip():
        yield "beside it, on standard error:\n" + played.stderr.strip()[-2000:]


def _nothing_played(scenario: Scenario, played: Played, what: str, following: str) -> Wrong:
    response = played.response
    lacking = _lacking(Unsupported(response.reason, tuple(response.detail))) if response is not None else ""
    return Wrong(
        what=f"{what}: the protocol is right so far, and nothing was played",
        sent=sent_of(scenario),
        came_back=f"unsupported, {lacking}" if lacking else "it was not sent: the engine does not have what it needs",
        expected='"status": "done", with the set-up' + (" and a result of each step" if scenario.script else ""),
        next=following,
        exit_code=ExitCode.NOTHING_EXECUTED,
    )


def _never_ready(manifest: AdapterManifest, error: NeverReadyError) -> Wrong:
    program = manifest.command[0]
    missing = not Path(program).is_file() and shutil.which(program) is None
    following = next_of_start(manifest, error)
    if missing:
        install = "install a JDK from 17 on" if Path(program).name in ("java", "javac") else f"install {program}"
        following = f"{install}, so that `{program}` is found, or write its path in `command` in {manifest.path}"
    return Wrong(
        what=f"{program} is not on this machine" if missing else "the adapter never became ready",
        sent=msgspec.json.encode({"cmd": "hello", "id": 1, "protocol": list(PROTOCOL)}).decode(),
        came_back="\n".join(filter(None, [error.message, error.why])),
        expected='{"id": 1, "protocol": 1, "engine": {...}, "reports": {...}, "needs": {...}}, as docs/protocol.md has it under hello, '
        f"within {manifest.start_timeout:g} seconds of `{' '.join(manifest.command)}`",
        next=in_words.sentence(following),
        exit_code=ExitCode.ADAPTER_NOT_READY,
    )
