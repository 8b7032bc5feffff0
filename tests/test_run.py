"""The run: controls, known failures, restarts, jobs, the order of results, and what is left behind."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from runner_help import absence, all_end, fake, lines_of, pids_of, scenario, suite

from headjudge.client import NeverReadyError
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.known import KnownFailures, load_known
from headjudge.manifest import load
from headjudge.report.lines import Counts, without_times
from headjudge.report.reader import read_report
from headjudge.report.writer import ReportWriter
from headjudge.results import Results, prove
from headjudge.run import (
    EngineReady,
    Event,
    OracleSilent,
    ResultReady,
    RunResult,
    ScenarioPlayed,
    combined_exit_code,
    run_engine,
)
from headjudge.suite import Suite
from headjudge.verdict import Judgement, Verdict

MIXED = (
    scenario("a.absent", "Bear", shows="absence", control="z.control"),
    scenario("a.babble", "Babble"),
    scenario("a.blind", "Blind"),
    scenario("a.crash", "Crash"),
    scenario("a.drain", "Drain"),
    scenario("a.fault", "Fault"),
    scenario("a.pass", "Bear", "Bear"),
    scenario("a.refused", "Refuse"),
    scenario("a.undecided", "Ask"),
    scenario("a.unknown", "Unknown"),
    scenario("a.unproven", "Bear", shows="absence", control="a.drain"),
    scenario("a.unset", "Unset"),
    scenario("z.control", "Bear"),
)
VERDICTS = {
    "a.absent": "pass",
    "a.babble": "malformed",
    "a.blind": "unsupported",
    "a.crash": "crash",
    "a.drain": "fail",
    "a.fault": "error",
    "a.pass": "pass",
    "a.refused": "fail",
    "a.undecided": "undecided",
    "a.unknown": "unsupported",
    "a.unproven": "unproven",
    "a.unset": "setup",
    "z.control": "pass",
}


def verdicts(result: RunResult) -> dict[str, str]:
    return {entry.scenario.id: str(entry.verdict) for entry in result.results}


def without_any_times(path: Path) -> list[dict[str, Any]]:
    return [without_times(line) for line in lines_of(path)]


# -- verdicts


def test_every_verdict_of_a_run_and_the_exit_code(tmp_path: Path) -> None:
    result = run_engine(suite(*MIXED), fake(tmp_path / "fake"))
    assert verdicts(result) == VERDICTS
    assert list(verdicts(result)) == sorted(VERDICTS)
    counts = result.counts
    assert (counts.all, counts.executed, counts.passed, counts.deviations) == (13, 11, 3, 8)
    assert counts.verdicts == Counter(VERDICTS.values())
    assert result.exit_code is ExitCode.DEVIATION
    assert {entry.scenario.id for entry in result.deviations} == {
        name for name, verdict in VERDICTS.items() if verdict not in ("pass", "unsupported")
    }


@pytest.mark.parametrize(("jobs", "shuffle"), [(1, 1), (1, 2), (2, None), (3, 7)])
def test_shuffled_or_in_parallel_the_results_are_the_same(tmp_path: Path, jobs: int, shuffle: int | None) -> None:
    manifest = fake(tmp_path / "fake")
    run_engine(suite(*MIXED), manifest, out_dir=tmp_path / "plain", oracle=manifest)
    run_engine(suite(*MIXED), manifest, out_dir=tmp_path / "other", oracle=manifest, jobs=jobs, shuffle=shuffle)
    plain, other = (without_any_times(tmp_path / name / "report.ndjson") for name in ("plain", "other"))
    assert other[1:-1] == plain[1:-1]
    assert other[0] == plain[0] | {"seed": shuffle}
    if shuffle is None:
        assert other == plain
    steps = [(tmp_path / name / "steps.ndjson.gz").read_bytes() for name in ("plain", "other")]
    assert steps[0] == steps[1]


def test_two_runs_are_byte_identical_without_times(tmp_path: Path) -> None:
    manifest = fake(tmp_path / "fake")
    texts = []
    for name in ("one", "two"):
        run_engine(suite(*MIXED, scenario("z.noise", "Noise", "Drain")), manifest, out_dir=tmp_path / name, shuffle=3)
        texts.append([json.dumps(line) for line in without_any_times(tmp_path / name / "report.ndjson")])
    assert texts[0] == texts[1]


def test_one_alone_has_the_verdict_it_has_among_others(tmp_path: Path) -> None:
    manifest, whole = fake(tmp_path / "fake"), suite(*MIXED)
    for entry in MIXED:
        result = run_engine(whole.select(ids=[entry.id]), manifest, whole=whole)
        assert verdicts(result)[entry.id] == VERDICTS[entry.id]


# -- controls


def test_an_absence_is_proven_only_by_its_control() -> None:
    shown, passed = absence("a.b", "a.c"), Judgement(verdict=Verdict.PASS)
    assert prove(shown, passed, Verdict.PASS) == passed
    unproven = prove(shown, passed, Verdict.FAIL)
    assert (unproven.verdict, unproven.message) == ("unproven", "its control a.c did not pass, but is fail")
    assert prove(shown, passed, None).message == "its control a.c was not part of the run"
    failed = Judgement(verdict=Verdict.FAIL)
    assert prove(shown, failed, Verdict.FAIL) == failed
    assert prove(scenario("a.d"), passed, None) == passed


def test_results_leave_in_suite_order_as_soon_as_they_are_final() -> None:
    scenarios = (absence("a", "c"), scenario("b"), absence("c", "d"), scenario("d"))
    results = Results(scenarios, KnownFailures(), lambda entry: entry.id)
    passed = Judgement(verdict=Verdict.PASS)

    def add(place: int, judgement: Judgement = passed) -> list[tuple[str, str]]:
        return [(entry.scenario.id, str(entry.verdict)) for entry in results.add(place, judgement)]

    assert add(1) == []
    assert add(0) == []
    assert add(2) == []
    assert add(3) == [("a", "pass"), ("b", "pass"), ("c", "pass"), ("d", "pass")]


def test_a_control_that_is_unproven_proves_nothing() -> None:
    scenarios = (absence("a", "b"), absence("b", "c"), scenario("c"))
    results = Results(scenarios, KnownFailures(), lambda entry: entry.id)
    passed = Judgement(verdict=Verdict.PASS)
    given = [*results.add(0, passed), *results.add(2, Judgement(verdict=Verdict.UNSUPPORTED)), *results.add(1, passed)]
    assert [str(entry.verdict) for entry in given] == ["unproven", "unproven", "unsupported"]


def test_a_control_that_is_not_in_the_suite_proves_nothing() -> None:
    results = Results((absence("a", "gone"),), KnownFailures(), lambda entry: entry.id)
    assert [str(entry.verdict) for entry in results.add(0, Judgement(verdict=Verdict.PASS))] == ["unproven"]


# -- counts


def test_contested_scenarios_are_outside_all_counts_and_the_exit_code(tmp_path: Path) -> None:
    scenarios = (scenario("a.pass", "Bear"), scenario("b.contested", "Drain", contested=True))
    result = run_engine(suite(*scenarios), fake(tmp_path / "fake"), out_dir=tmp_path / "out")
    assert result.exit_code is ExitCode.AS_EXPECTED
    counts = result.counts
    assert (counts.all, counts.executed, counts.passed, counts.deviations, counts.contested) == (1, 1, 1, 0, 1)
    assert counts.verdicts == {"pass": 1}
    assert str(result.results[1].verdict) == "fail"
    footer = lines_of(tmp_path / "out" / "report.ndjson")[-1]
    assert (footer["all"], footer["contested"], footer["counts"]) == (1, 1, {"pass": 1})


def test_nothing_executed_is_never_green(tmp_path: Path) -> None:
    result = run_engine(suite(scenario("a.b", "Bear")), fake(tmp_path, "always-unsupported"))
    assert result.exit_code is ExitCode.NOTHING_EXECUTED
    with pytest.raises(HeadJudgeError) as raised:
        run_engine(Suite.of([]), fake(tmp_path))
    assert raised.value.exit_code is ExitCode.NOTHING_EXECUTED


def test_an_engine_that_refuses_everything_fails(tmp_path: Path) -> None:
    result = run_engine(
        suite(scenario("a.b", "Bear"), scenario("a.c", "Bear", "Bear")), fake(tmp_path, "always-illegal")
    )
    assert verdicts(result) == {"a.b": "fail", "a.c": "fail"}


def test_exit_codes_of_several_engines() -> None:
    for codes, expected in [
        ([], 0),
        ([0, 0], 0),
        ([0, 4], 4),
        ([4, 1], 1),
        ([1, 3], 3),
        ([3, 2], 2),
        ([2, 5, 1], 5),
    ]:
        assert combined_exit_code(codes) == expected


# -- known failures


def test_known_failures_are_as_expected_and_anything_else_is_not(tmp_path: Path) -> None:
    entry = 'version = "1.0"\nreason = "so it is"\nreview = 2020-01-01\n'
    path = tmp_path / "known.toml"
    path.write_text(
        f'[[known]]\nscenario = "a.drain"\nverdict = "fail"\ndivergence = {{step = 1, path = "/players/bob/life"}}\n{entry}'
        f'[[known]]\nscenario = "a.pass"\nverdict = "fail"\n{entry}'
        f'[[known]]\nscenario = "a.crash"\nverdict = "fail"\n{entry}'
        f'[[known]]\nscenario = "not.there"\nverdict = "fail"\n{entry}',
        encoding="utf-8",
    )
    scenarios = (scenario("a.drain", "Drain"), scenario("a.pass", "Bear"), scenario("a.crash", "Crash"))
    result = run_engine(suite(*scenarios), fake(tmp_path / "fake"), known=load_known(path), out_dir=tmp_path / "out")
    assert verdicts(result) == {"a.drain": "known", "a.pass": "fixed", "a.crash": "crash"}
    assert [entry.deviation for entry in result.results] == [False, True, True]
    assert [str(entry.found) for entry in result.results] == ["fail", "pass", "crash"]
    assert (result.counts.passed, result.counts.executed) == (1, 3)
    assert len(result.overdue) == 4
    assert result.strangers == ("not.there",)
    line = lines_of(tmp_path / "out" / "report.ndjson")[1]
    assert line["known"]["reason"] == "so it is"
    only_known = run_engine(suite(scenarios[0]), fake(tmp_path / "fake"), known=load_known(path))
    assert only_known.exit_code is ExitCode.AS_EXPECTED


# -- adapters that die


def test_an_adapter_that_dies_is_started_again_and_the_run_goes_on(tmp_path: Path) -> None:
    scenarios = [scenario(f"a.s{number}", "Bear") for number in range(7)]
    result = run_engine(suite(*scenarios), fake(tmp_path, "exits-on-third"))
    assert list(verdicts(result).values()) == ["pass", "pass", "crash", "pass", "pass", "crash", "pass"]
    assert result.restarts == 2
    assert result.results[2].message == "ended with exit code 9"
    assert result.results[2].stderr == "out of memory\n"


def test_a_timeout_costs_one_scenario_its_verdict(tmp_path: Path) -> None:
    scenarios = (scenario("a.hang", "Hang"), scenario("a.pass", "Bear"))
    result = run_engine(suite(*scenarios), fake(tmp_path, timeout=300), timeout=0.5)
    assert verdicts(result) == {"a.hang": "timeout", "a.pass": "pass"}
    assert result.results[0].message == "no answer within 0.5 s"


@pytest.mark.parametrize("mode", ["exits-at-once", "garbage-first", "no-stack"])
def test_an_adapter_that_is_never_ready_ends_the_run(tmp_path: Path, mode: str) -> None:
    out = tmp_path / "out"
    run_engine(suite(MIXED[-1]), fake(tmp_path / "fake"), out_dir=out)
    before = (out / "report.ndjson").read_bytes()
    with pytest.raises(NeverReadyError) as raised:
        run_engine(suite(MIXED[-1]), fake(tmp_path / "bad", mode), out_dir=out, jobs=2)
    assert raised.value.exit_code is ExitCode.ADAPTER_NOT_READY
    assert (out / "report.ndjson").read_bytes() == before
    assert sorted(entry.name for entry in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


def test_an_adapter_that_does_not_start_again_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_MARKER", str(tmp_path / "pids"))
    scenarios = (scenario("a.crash", "Crash"), scenario("b.pass", "Bear"))
    with pytest.raises(NeverReadyError, match="never became ready"):
        run_engine(suite(*scenarios), fake(tmp_path, "starts-once"))


# -- what is told while it runs


def test_events_are_told_in_order(tmp_path: Path) -> None:
    events: list[Event] = []
    run_engine(suite(*MIXED), fake(tmp_path), on_event=events.append)
    assert isinstance(events[0], EngineReady)
    assert (events[0].hello.engine["name"], events[0].total) == ("fake", 13)
    played = [event for event in events if isinstance(event, ScenarioPlayed)]
    assert [event.done for event in played] == list(range(1, 14))
    final = [event.result.scenario.id for event in events if isinstance(event, ResultReady)]
    assert final == sorted(VERDICTS)


def test_the_oracles_account_goes_up_to_the_divergence(tmp_path: Path) -> None:
    manifest = fake(tmp_path)
    checks = [{"after": 2, "path": "/players/bob/life", "equals": 20}]
    failing = scenario("a.b", "Bear", "Drain", "Bear", checks=checks)
    result = run_engine(suite(failing), manifest, oracle=manifest)
    assert result.results[0].trace == [{"step": step, "rules": ["601.2"], "text": "cast is done"} for step in (1, 2)]
    passing = run_engine(suite(scenario("a.c", "Bear")), manifest, oracle=manifest)
    assert passing.results[0].trace is None


@pytest.mark.parametrize(
    ("mode", "why"), [("exits-at-once", "exit code 3"), ("always-unsupported", "it answers unsupported")]
)
def test_an_oracle_that_cannot_answer_takes_nothing_from_the_result(tmp_path: Path, mode: str, why: str) -> None:
    events: list[Event] = []
    oracle = fake(tmp_path / "oracle", mode)
    result = run_engine(suite(scenario("a.b", "Drain")), fake(tmp_path), oracle=oracle, on_event=events.append)
    assert verdicts(result) == {"a.b": "fail"}
    silent = [event for event in events if isinstance(event, OracleSilent)]
    assert len(silent) == 1
    assert why in silent[0].why


def test_the_command_that_repeats_a_result(tmp_path: Path) -> None:
    fake(tmp_path)
    path = tmp_path / "adapter.toml"
    path.write_text(path.read_text(encoding="utf-8") + "[settings]\ncards = ''\nmode = 'a'\n", encoding="utf-8")
    manifest = load(str(path), {"cards": "my cards"}, {})
    result = run_engine(suite(scenario("a.b", "Bear")), manifest, options=["--only-these", "--scenarios", "x y.json"])
    assert result.results[0].repeat == (
        f"headjudge run {path} --set 'cards=my cards' --only-these --scenarios 'x y.json' --id a.b"
    )


# -- the file of steps


def test_the_file_of_steps_has_what_each_scenario_looked_like(tmp_path: Path) -> None:
    run_engine(suite(*MIXED), fake(tmp_path / "fake"), out_dir=tmp_path / "out", shuffle=5)
    with gzip.open(tmp_path / "out" / "steps.ndjson.gz", "rt", encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    played = [name for name, verdict in VERDICTS.items() if verdict not in ("malformed", "crash", "error")]
    assert [line["id"] for line in lines] == [name for name in played if name != "a.unknown"]
    by_id = {line["id"]: line for line in lines}
    assert by_id["a.drain"]["steps"][0]["snapshot"]["players"][1]["life"] == 19
    assert by_id["a.drain"]["table"] == MIXED[4].table
    assert all(line["digest"] == entry.digest for entry in MIXED for line in lines if line["id"] == entry.id)


@pytest.mark.parametrize("depth", [900, 940, 960, 980, 1000, 100_000])
def test_an_answer_that_nests_to_the_limit_breaks_nothing(tmp_path: Path, depth: int) -> None:
    # The decoder's limit depends on how deep the thread's own calls are: what one accepts the other may refuse to write.
    program = tmp_path / "deep.py"
    text = Path(fake(tmp_path).command[1]).read_text(encoding="utf-8")
    deep = f"json.dumps(message).replace('\"@\"', '[' * {depth} + ']' * {depth})"
    changed = text.replace('"a-field-of-later": 1', '"later": "@"').replace("json.dumps(message)", deep)
    program.write_text(changed, encoding="utf-8")
    toml = tmp_path / "adapter.toml"
    toml.write_text('name = "deep"\ncommand = ["{python}", "deep.py"]\n', encoding="utf-8")
    result = run_engine(suite(scenario("a.b", "Bear")), load(str(toml)), out_dir=tmp_path / "out")
    assert verdicts(result)["a.b"] in (("pass", "malformed") if depth <= 1000 else ("malformed",))
    assert len(read_report(tmp_path / "out").results) == 1


def test_a_field_that_cannot_be_written_for_its_depth_is_malformed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(writer: ReportWriter, place: int, line: Any) -> None:
        if line is not None:
            raise RecursionError

    monkeypatch.setattr(ReportWriter, "write_steps", refuse)
    result = run_engine(suite(scenario("a.b", "Bear")), fake(tmp_path / "fake"), out_dir=tmp_path / "out")
    assert verdicts(result) == {"a.b": "malformed"}


# -- Ctrl-C

DRIVER = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from runner_help import fake, scenario, suite
from headjudge.run import run_engine
folder = Path(sys.argv[2])
# One of the two adapters plays two of the first three, and the first of these is then final.
scenarios = [*[scenario(f"a.right{n}", "Bear") for n in range(3)], *[scenario(f"b.hang{n}", "Hang") for n in range(4)]]
run_engine(
    suite(*scenarios), fake(folder / "fake", sys.argv[3], timeout=300), out_dir=folder / "out", jobs=2,
    on_event=lambda event: print(type(event).__name__, flush=True),
)
"""


@pytest.mark.parametrize("mode", ["right", "grandchild", "stubborn"])
def test_an_interrupted_run_leaves_no_process_and_no_half_file(tmp_path: Path, mode: str) -> None:
    out, marker = tmp_path / "out", tmp_path / "pids"
    run_engine(suite(MIXED[-1]), fake(tmp_path / "fake"), out_dir=out)
    before = (out / "report.ndjson").read_bytes()
    driver = subprocess.Popen(
        [sys.executable, "-c", DRIVER, str(Path(__file__).parent), str(tmp_path), mode],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "FAKE_MARKER": str(marker)},
    )
    assert driver.stdout is not None
    while "ScenarioPlayed" not in driver.stdout.readline():
        assert driver.poll() is None
    time.sleep(0.3)  # both adapters are in a scenario that never ends
    driver.send_signal(signal.SIGINT)
    _, errors = driver.communicate(timeout=30)
    assert "KeyboardInterrupt" in errors
    assert driver.returncode != 0
    assert len(pids_of(marker)) >= 2
    assert all_end(pids_of(marker))
    assert (out / "report.ndjson").read_bytes() == before
    assert sorted(entry.name for entry in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


def test_a_run_leaves_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "pids"
    monkeypatch.setenv("FAKE_MARKER", str(marker))
    run_engine(suite(*MIXED), fake(tmp_path, "grandchild"), jobs=2, oracle=fake(tmp_path / "oracle"))
    assert len(pids_of(marker)) > 4
    assert all_end(pids_of(marker))


def test_a_listener_that_breaks_ends_the_run_and_every_adapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "pids"
    monkeypatch.setenv("FAKE_MARKER", str(marker))

    def breaks(event: Event) -> None:
        if isinstance(event, ResultReady):
            raise RuntimeError("the listener breaks")  # noqa: TRY004 - any error will do

    with pytest.raises(RuntimeError, match="the listener breaks"):
        run_engine(suite(*MIXED), fake(tmp_path / "fake"), out_dir=tmp_path / "out", on_event=breaks)
    assert all_end(pids_of(marker))
    assert not (tmp_path / "out").exists()


def test_counts_add_up() -> None:
    counts = Counts()
    line = {"contested": False, "found": "fail", "verdict": "known", "deviation": False}
    counts.add(line)
    counts.add(line | {"contested": True})
    counts.add(line | {"found": "unsupported", "verdict": "unsupported"})
    counts.add(line | {"found": "pass", "verdict": "fixed", "deviation": True})
    assert counts.footer() == {
        "counts": {"unsupported": 1, "known": 1, "fixed": 1},
        "all": 3,
        "executed": 2,
        "passed": 1,
        "deviations": 1,
        "contested": 1,
    }
