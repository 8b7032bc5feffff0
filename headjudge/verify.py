"""Does a report say what its engine does? A random sample of it is played again, and compared.

    replay = play_again(report, suite, manifest, draw(report, 20, seed))
    replay.deviations

Who writes a report cannot know which scenarios somebody else will draw: of a report in which one verdict in a hundred is false, a sample
of a hundred finds it in two cases of three.
"""

from __future__ import annotations

import hashlib
import os
import random
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge import __version__, manifest
from headjudge.compare_snapshots import differences
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.manifest import AdapterManifest
from headjudge.report.lines import encode, without_times
from headjudge.report.reader import Report, read_report
from headjudge.report.steps import read_steps, steps_path
from headjudge.run import EngineReady, Event, run_engine
from headjudge.suite import Suite
from headjudge.verify_lines import refused, told

__all__ = ["Deviation", "Replay", "adapter_of", "draw", "notes", "play_again"]

Line = dict[str, Any]

_SAID_BY_ENGINE: Final = ("engine", "reports", "needs")


class Deviation(msgspec.Struct, frozen=True):
    """One place where a report does not say what its engine does."""

    where: str
    """The scenario, or the header."""
    what: str
    """The verdict, the divergence, the steps ..."""
    said: Any
    found: Any


class Replay(msgspec.Struct, frozen=True):
    """What came of playing a sample again."""

    drawn: tuple[str, ...]
    controls: tuple[str, ...]
    """What was played besides, for what was drawn needs it."""
    deviations: tuple[Deviation, ...]
    """Of all that was played."""
    steps_compared: int
    """Of how many scenarios the games were compared too, step by step."""


def draw(report: Report, number: int, seed: int) -> tuple[str, ...]:
    """A random sample of the scenarios of a report, in its order; all of them if it has no more than `number`."""
    ids = [line["id"] for line in report.results]
    drawn = set(random.Random(seed).sample(ids, min(number, len(ids))))
    return tuple(identity for identity in ids if identity in drawn)


def adapter_of(
    report: Report, engine: str | None, settings: Mapping[str, str], environment: Mapping[str, str] | None = None
) -> AdapterManifest:
    """The adapter that a report names, with the report's settings.

    In: the ENGINE as a user names it, by default the adapter of that name that comes with Head Judge (a report is no reason to start
    programs that its author chose); the settings that shall be others than the report's; the environment, which is asked for a
    setting that names a file which is not there.
    Raises HeadJudgeError (exit code 2) if there is no such adapter, it is another one, or a setting cannot be had here.
    """
    name = report.header["adapter"]["name"]
    where = str(report.path)
    if engine is None and name not in manifest.names():
        raise refused(
            f"its adapter {name!r} does not come with Head Judge, and nothing can be played again",
            where,
            f"those that do: {', '.join(manifest.names())}",
            "name the adapter with --engine path/to/adapter.toml, or look at the file alone with --sample 0",
        )
    environment = os.environ if environment is None else environment
    given = dict(settings)
    for key, value in report.header["settings"].items():
        if key in given:
            continue
        if os.path.isabs(value) and not os.path.exists(value):
            if manifest.variable(key) in environment:
                continue  # the environment's goes before the default
            raise HeadJudgeError(
                f"the report's setting {key} names what is not here",
                where=where,
                why=f"{value!r} was on the machine that wrote it",
                hint=f"say where it is: --set {key}=PATH",
                exit_code=ExitCode.USAGE,
            )
        given[key] = value
    adapter = manifest.load(name if engine is None else engine, given, environment)
    if adapter.name != name:
        raise refused(f"it is a report through the adapter {name!r}", where, f"and {adapter.path} is {adapter.name!r}")
    return adapter


def notes(report: Report, adapter: AdapterManifest | None, suite: Suite, rules_date: str) -> tuple[str, ...]:
    """What is other here than where the report was written, and no reason to refuse it."""
    header = report.header
    found = []
    if header["headjudge"] != __version__:
        found.append(f"it was written by Head Judge {header['headjudge']}, and this is {__version__}")
    if header.get("rules-date") not in (None, rules_date):
        found.append(f"it cites the rules of {header['rules-date']}, and the suite here those of {rules_date}")
    if header["suite"]["digest"] != suite.digest:
        found.append("the suite here has other scenarios besides; those of the report are the same")
    if adapter is not None:
        if header["adapter"]["digest"] != adapter.digest:
            found.append(f"the {manifest.MANIFEST} here is another: {adapter.path}")
        found += [
            f"the setting {key} is {adapter.settings.get(key)!r} here, and was {value!r}"
            for key, value in header["settings"].items()
            if adapter.settings.get(key) != value
        ]
    return tuple(found)


def play_again(
    report: Report,
    suite: Suite,
    adapter: AdapterManifest,
    drawn: Sequence[str],
    *,
    steps: Mapping[str, Line] | None = None,
    timeout: float | None = None,
) -> Replay:
    """Play scenarios of a report again, with their controls, and compare what is found with what the report says.

    In: the report and its suite, as `check_suite` found them to fit; the adapter; the ids; what the report's file of steps has for
    them, None where there is no such file; the seconds that a scenario may take.
    Raises HeadJudgeError: exit code 2 if the engine is not the one of the report, 3 if it cannot be started.
    """
    selected = suite.select(ids=drawn)

    def see(event: Event) -> None:
        if isinstance(event, EngineReady):
            _check_engine(report, event.hello.engine)

    with tempfile.TemporaryDirectory(prefix="headjudge-verify-") as folder:
        run_engine(selected, adapter, whole=suite, timeout=timeout, out_dir=Path(folder), on_event=see)
        fresh = read_report(Path(folder))
        path = steps_path(fresh)
        assert path is not None  # a run writes both
        shown = {} if steps is None else {line["id"]: line for line in read_steps(fresh, path)}
    deviations = _of_header(report, fresh)
    said = {line["id"]: line for line in report.results}
    for line in fresh.results:
        deviations += _of_result(said[line["id"]], line)
        if steps is not None:
            deviations += _of_steps(line["id"], steps.get(line["id"]), shown.get(line["id"]))
    chosen = set(drawn)
    return Replay(
        drawn=tuple(drawn),
        controls=tuple(line["id"] for line in fresh.results if line["id"] not in chosen),
        deviations=tuple(deviations),
        steps_compared=len(shown),
    )


def _check_engine(report: Report, engine: Mapping[str, Any]) -> None:
    """Another engine, or another version of it, may rightly do something else, and shows nothing of the report."""
    said = report.header["engine"]
    if (said["name"], said["version"]) != (engine["name"], engine["version"]):
        raise refused(
            f"it is a report of {said['name']} {said['version']}",
            str(report.path),
            f"and the engine here says that it is {engine['name']} {engine['version']}",
            "install that version, or look at the file alone with --sample 0",
        )


def _of_header(report: Report, fresh: Report) -> list[Deviation]:
    return [
        Deviation("the header", key, report.header.get(key), fresh.header[key])
        for key in _SAID_BY_ENGINE
        if report.header.get(key) != fresh.header[key]
    ]


def _of_result(said: Line, found: Line) -> list[Deviation]:
    here = told(found)
    return [Deviation(said["id"], key, value, here[key]) for key, value in told(said).items() if value != here[key]]


def _of_steps(identity: str, said: Line | None, found: Line | None) -> list[Deviation]:
    """Whether two games are the same, to the last byte; and if not, where first."""
    digests = (_digest(said), _digest(found))
    if digests[0] == digests[1]:
        return []
    if said is None or found is None:
        return [Deviation(identity, "steps", *digests)]
    step = _first_step(said, found)
    if step is not None:
        ours, theirs = (line["steps"][step - 1]["snapshot"] if step else line["setup"] for line in (said, found))
        first = next(differences(ours, theirs), None) if ours and theirs else None
        if first is not None:
            path, mine, other = first
            return [Deviation(identity, f"steps, first {_after(step)}, {path}", mine, other)]
    return [Deviation(identity, f"steps, first {_after(step)}", *digests)]


def _digest(line: Line | None) -> str:
    return "none" if line is None else hashlib.sha256(encode(without_times(line))).hexdigest()


def _first_step(said: Line, found: Line) -> int | None:
    """After which step two games first differ, 0 for the set-up; None if one ends where the other goes on."""
    if said["setup"] != found["setup"]:
        return 0
    both = zip(said["steps"], found["steps"], strict=False)
    return next((number for number, (one, other) in enumerate(both, 1) if one != other), None)


def _after(step: int | None) -> str:
    if step is None:
        return "at their end"
    return f"after step {step}" if step else "in the set-up"
