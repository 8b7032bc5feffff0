"""Adapters that misbehave: what verdict each gets, that the run goes on and ends, and that nothing of them is left.

Each is a program of its own in tests/adapters/misbehaving. Three right scenarios are around the one in which most of them misbehave,
and what comes after it is judged as it would be without it.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from runner_help import absence, all_end, pids_of, scenario, suite

from headjudge.client import AdapterLateError, NeverReadyError
from headjudge.compare import compare
from headjudge.errors import ExitCode
from headjudge.manifest import AdapterManifest, load
from headjudge.process import STDERR_KEPT
from headjudge.report.reader import read_report
from headjudge.run import RunResult, play, run_engine
from headjudge.suite import load_suite

PROGRAMS = Path(__file__).parent / "adapters" / "misbehaving"
AROUND = (
    scenario("a.before", "Bear"),
    scenario("b.misbehaves", "Misbehave"),
    scenario("c.passes", "Bear", "Bear"),
    scenario("d.fails", "Drain"),
)
RIGHT = {"a.before": "pass", "b.misbehaves": "pass", "c.passes": "pass", "d.fails": "fail"}
LONG = 30.0


@pytest.fixture
def marker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where every process that a test starts leaves its id."""
    monkeypatch.setenv("FAKE_MARKER", str(tmp_path / "pids"))
    return tmp_path / "pids"


def adapter(tmp_path: Path, behaviour: str, *, start: float = LONG, timeout: float = LONG) -> AdapterManifest:
    path = tmp_path / "adapter.toml"
    path.write_text(
        f"name = 'misbehaving'\ncommand = ['{{python}}', {str(PROGRAMS / f'{behaviour}.py')!r}]\n"
        f"start_timeout = {start}\nscenario_timeout = {timeout}\n",
        encoding="utf-8",
    )
    return load(str(path))


def verdicts(result: RunResult) -> dict[str, str]:
    return {entry.scenario.id: str(entry.verdict) for entry in result.results}


@pytest.mark.parametrize(
    ("behaviour", "verdict", "message"),
    [
        ("exits", "crash", "ended with exit code 9"),
        ("hangs", "timeout", "no answer within 0.8 s"),
        ("hangs_and_ignores_the_termination_signal", "timeout", "no answer within 0.8 s"),
        ("hangs_with_a_grandchild", "timeout", "no answer within 0.8 s"),
        ("exits_and_leaves_a_grandchild", "crash", "ended with exit code 9"),
        ("exits_and_leaves_a_grandchild_in_another_session", "crash", "ended with exit code 9"),
        ("has_the_wrong_id", "malformed", "the answer to request 3 has the id 10"),
        ("has_no_id", "malformed", "the answer to request 3 has the id null"),
        ("answers_twice", "malformed", "a line that nobody asked for"),
        ("half_a_line", "timeout", "no answer within 0.8 s"),
        ("half_a_line_and_exits", "crash", "ended with exit code 9"),
        ("is_not_json", "malformed", "a line that is not JSON"),
        ("is_not_utf8", "malformed", "a line that is not JSON"),
        ("has_half_a_character", "malformed", "a line that is not JSON"),
        ("has_a_huge_number", "malformed", "a line that is not JSON"),
        ("has_no_number", "malformed", "a line that is not JSON"),
        ("writes_100_megabytes", "malformed", "a line of more than 32 MB"),
        ("breaks_the_schema_of_snapshots", "malformed", "/steps/0/snapshot/players/0/life"),
        ("says_fewer_steps", "malformed", "0 steps are answered, and the script has 1"),
    ],
)
def test_it_costs_that_scenario_its_verdict_and_no_other(
    tmp_path: Path, marker: Path, behaviour: str, verdict: str, message: str
) -> None:
    timeout = 0.8 if verdict == "timeout" else LONG
    result = run_engine(suite(*AROUND), adapter(tmp_path, behaviour), timeout=timeout, out_dir=tmp_path / "out")
    assert verdicts(result) == RIGHT | {"b.misbehaves": verdict}
    assert message in (result.results[1].message or "")
    assert result.restarts == 1
    assert result.exit_code is ExitCode.DEVIATION
    assert len(pids_of(marker)) == 2 + ("grandchild" in behaviour)
    assert all_end(pids_of(marker))
    read_report(tmp_path / "out")


@pytest.mark.parametrize(
    "behaviour",
    [
        "sends_unknown_fields",
        "floods_stderr",
        "starts_a_grandchild",
        "starts_a_grandchild_that_leaves_the_session",
        "ignores_the_termination_signal",
    ],
)
def test_what_is_not_the_protocols_is_no_verdict(tmp_path: Path, marker: Path, behaviour: str) -> None:
    result = run_engine(suite(*AROUND), adapter(tmp_path, behaviour), out_dir=tmp_path / "out")
    assert verdicts(result) == RIGHT
    assert result.restarts == 0
    assert all(len(entry.stderr) <= STDERR_KEPT for entry in result.results)
    assert len(pids_of(marker)) == 1 + ("grandchild" in behaviour)
    assert all_end(pids_of(marker))
    read_report(tmp_path / "out")


@pytest.mark.parametrize(
    ("behaviour", "message"),
    [
        ("exits_at_start", "ended with exit code 1"),
        ("prints_before_the_handshake", "Loading 30000 cards..."),
        ("hangs_in_the_handshake", "no answer within 1 s"),
        ("claims_a_newer_protocol", "it speaks version 2 of the protocol, and this Head Judge version 1"),
    ],
)
def test_it_was_never_ready(tmp_path: Path, marker: Path, behaviour: str, message: str) -> None:
    start = 1 if behaviour == "hangs_in_the_handshake" else LONG
    with pytest.raises(NeverReadyError) as raised:
        run_engine(suite(*AROUND), adapter(tmp_path, behaviour, start=start), out_dir=tmp_path / "out")
    assert message in str(raised.value)
    assert raised.value.exit_code is ExitCode.ADAPTER_NOT_READY
    assert all_end(pids_of(marker))
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("behaviour", ["answers_twice_when_asked_again", "answers_twice_a_little_later"])
@pytest.mark.parametrize(("jobs", "shuffle"), [(1, None), (1, 3), (2, None), (2, 3)])
def test_a_second_answer_is_the_fault_of_the_scenario_that_it_belongs_to(
    tmp_path: Path, marker: Path, behaviour: str, jobs: int, shuffle: int | None
) -> None:
    # An absence, too, whose control turns out to be malformed after it was judged itself.
    scenarios = suite(*AROUND, absence("e.absence", "b.misbehaves", "Bear"), absence("f.absence", "a.before", "Bear"))
    result = run_engine(scenarios, adapter(tmp_path, behaviour), jobs=jobs, shuffle=shuffle, out_dir=tmp_path / "out")
    expected = RIGHT | {"b.misbehaves": "malformed", "e.absence": "unproven", "f.absence": "pass"}
    assert verdicts(result) == expected
    assert "a line that nobody asked for" in (result.results[1].message or "")
    assert result.restarts <= 1
    assert all_end(pids_of(marker))
    assert [line["found"] for line in read_report(tmp_path / "out").results] == list(expected.values())


@pytest.mark.parametrize("behaviour", ["answers_twice_when_asked_again", "answers_twice_a_little_later"])
def test_the_second_answer_of_the_last_scenario_comes_with_the_farewell(
    tmp_path: Path, marker: Path, behaviour: str
) -> None:
    result = run_engine(suite(*AROUND[:2]), adapter(tmp_path, behaviour))
    assert verdicts(result) == {"a.before": "pass", "b.misbehaves": "malformed"}
    assert (len(pids_of(marker)), result.restarts) == (1, 0)
    assert all_end(pids_of(marker))


def test_two_in_a_row_are_each_answered_twice(tmp_path: Path, marker: Path) -> None:
    scenarios = suite(*(scenario(f"a.s{number}", "Misbehave") for number in range(3)), scenario("b.passes", "Bear"))
    result = run_engine(scenarios, adapter(tmp_path, "answers_twice_when_asked_again"))
    assert list(verdicts(result).values()) == ["malformed"] * 3 + ["pass"]
    assert all_end(pids_of(marker))


def test_one_that_is_answered_alone_is_heard_to_the_end(tmp_path: Path, marker: Path) -> None:
    manifest = adapter(tmp_path, "answers_twice_when_asked_again")
    assert play(manifest, AROUND[0]).status == "done"
    with pytest.raises(AdapterLateError, match="a line that nobody asked for"):
        play(manifest, AROUND[1])
    assert all_end(pids_of(marker))


def test_on_every_scenario_and_the_run_still_ends(tmp_path: Path, marker: Path) -> None:
    scenarios = [scenario(f"a.s{number}", "Misbehave") for number in range(4)]
    began = time.monotonic()
    result = run_engine(suite(*scenarios), adapter(tmp_path, "hangs"), timeout=0.2)
    assert set(verdicts(result).values()) == {"timeout"}
    assert time.monotonic() - began < LONG
    assert all_end(pids_of(marker))


# -- adapters that answer as the protocol wants it, and are wrong all the same


def test_state_that_is_carried_over_is_caught_by_shuffling(tmp_path: Path, marker: Path) -> None:
    # In suite order nothing shows, since what does harm comes last.
    scenarios = suite(scenario("a.one", "Bear"), scenario("b.two", "Bear"), scenario("c.drains", "Drain"))
    seeds = (None, 1, 2, 3)
    for behaviour, caught in (("carries_state", True), ("sends_unknown_fields", False)):
        out = tmp_path / behaviour
        for seed in seeds:
            run_engine(scenarios, adapter(tmp_path, behaviour), shuffle=seed, out_dir=out / str(seed))
        reports = [read_report(out / str(seed)) for seed in seeds]
        assert [line["found"] for line in reports[0].results] == ["pass", "pass", "fail"]
        assert bool(compare(reports, {}).worse) == caught
    assert all_end(pids_of(marker))


@pytest.mark.parametrize("behaviour", ["echoes_the_table", "always_illegal"])
def test_who_plays_nothing_passes_nothing(tmp_path: Path, marker: Path, behaviour: str) -> None:
    result = run_engine(load_suite(), adapter(tmp_path, behaviour))
    found = verdicts(result)
    # A scenario that is named here has no check that looks at something which has to change.
    assert not [name for name, verdict in found.items() if verdict == "pass"]
    # It is the checks that they fail by, and not that the table was not what it should be.
    assert sum(verdict in ("fail", "unproven") for verdict in found.values()) > len(found) * 0.9
    assert all_end(pids_of(marker))


def test_an_absence_is_no_pass_for_who_plays_nothing(tmp_path: Path, marker: Path) -> None:
    drained = [{"after": 1, "path": "/players/bob/life", "equals": 19}]
    scenarios = suite(scenario("a.control", "Drain", checks=drained), absence("a.nothing", "a.control", "Bear"))
    result = run_engine(scenarios, adapter(tmp_path, "echoes_the_table"))
    assert verdicts(result) == {"a.control": "fail", "a.nothing": "unproven"}


def test_who_supports_nothing_is_not_green(tmp_path: Path, marker: Path) -> None:
    result = run_engine(suite(*AROUND), adapter(tmp_path, "always_unsupported"))
    assert set(verdicts(result).values()) == {"unsupported"}
    assert (result.counts.executed, result.exit_code) == (0, ExitCode.NOTHING_EXECUTED)
    assert all_end(pids_of(marker))


def test_exits_on_the_third_scenario(tmp_path: Path, marker: Path) -> None:
    scenarios = suite(*(scenario(f"a.s{number}", "Bear") for number in range(4)), scenario("b.fails", "Drain"))
    result = run_engine(scenarios, adapter(tmp_path, "exits_on_the_third_scenario"))
    assert list(verdicts(result).values()) == ["pass", "pass", "crash", "pass", "fail"]
    assert (len(pids_of(marker)), result.restarts) == (2, 1)
    assert all_end(pids_of(marker))


def test_each_program_is_run_by_a_test() -> None:
    tests = Path(__file__).read_text(encoding="utf-8")
    programs = {path.stem for path in PROGRAMS.glob("*.py")} - {"common"}
    assert len(programs) > 30
    assert not [program for program in programs if f'"{program}"' not in tests]
