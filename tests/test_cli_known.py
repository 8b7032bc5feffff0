"""`headjudge known`: an engine's known failures beside a report, and brought up to date. The engine is the fake adapter."""

from __future__ import annotations

import datetime
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from runner_help import absence, fake, scenario, suite

from headjudge import cli
from headjudge.errors import ExitCode
from headjudge.known import load_known
from headjudge.known_update import Given, update
from headjudge.report.reader import read_report
from headjudge.run import run_engine
from headjudge.scenario import Scenario

Known = Callable[..., tuple[int, str, str]]
ENTRY = """
[[known]]
scenario = "{scenario}"
verdict = "fail"
version = "0.1"
reason = "it drains"
rule_says = "nothing drains (119.3)"
claim = "fake.9"
link = "https://example.org/1"
review = 2020-01-31
divergence = {{ step = 1, path = "/players/bob/life", observed = {observed} }}
"""
FAILING = (
    scenario("a.drain", "Drain"),
    scenario("a.pass", "Bear"),
    scenario("a.refused", "Refuse"),
    scenario("a.unknown", "Unknown"),
)


@pytest.fixture
def engine(tmp_path: Path) -> str:
    return fake(tmp_path / "fake").engine


@pytest.fixture
def report(tmp_path: Path, engine: str) -> Callable[..., Path]:
    """Plays scenarios. Out: the folder of the report. `whole` is the suite that they are a part of."""

    def report(*scenarios: Scenario, whole: tuple[Scenario, ...] = ()) -> Path:
        out = tmp_path / "out"
        manifest = fake(tmp_path / "fake")
        run_engine(suite(*scenarios), manifest, whole=suite(*whole) if whole else None, out_dir=out, oracle=manifest)
        return out

    return report


Report = Callable[..., Path]


@pytest.fixture
def known(engine: str, capsys: pytest.CaptureFixture[str]) -> Known:
    """Runs the command. Out: its exit code, standard output, standard error."""

    def known(*arguments: str | Path) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            cli.main(["known", engine, *map(str, arguments)])
        output = capsys.readouterr()
        assert "Traceback" not in output.err
        assert isinstance(end.value.code, int)
        return end.value.code, output.out, output.err

    return known


def record(folder: Path, **observed: object) -> Path:
    """known.toml beside the adapter, with an entry for each scenario and what was observed in it."""
    path = folder / "fake" / "known.toml"
    entries = (
        ENTRY.format(scenario=each.replace("_", "."), observed=json.dumps(what)) for each, what in observed.items()
    )
    path.write_text('engine = "fake"\n' + "".join(entries), encoding="utf-8")
    return path


def entries(path: Path) -> dict[str, Any]:
    return {entry["scenario"]: entry for entry in tomllib.loads(path.read_text(encoding="utf-8"))["known"]}


def test_new_failures_are_recorded_with_their_reason(known: Known, report: Report, tmp_path: Path) -> None:
    code, said, _ = known(
        "--report", report(*FAILING), "--update", "--reason", "it does \"this\"\nand that", "--rule-says", "neither (1.1)",
        "--review", "2031-05-31",
    )  # fmt: skip
    assert code == ExitCode.AS_EXPECTED
    assert "2 are new, and recorded\n  a.drain\n  a.refused\n" in said
    path = tmp_path / "fake" / "known.toml"
    assert entries(path) == {
        "a.drain": {
            "scenario": "a.drain",
            "verdict": "fail",
            "version": "1.0",
            "reason": 'it does "this"\nand that',
            "rule_says": "neither (1.1)",
            "claim": "fake.1",
            "review": datetime.date(2031, 5, 31),
            "divergence": {"step": 1, "path": "/players/bob/life", "observed": 19},
        },
        "a.refused": entries(path)["a.drain"]
        | {"scenario": "a.refused", "divergence": {"step": 1, "path": "outcome", "observed": "illegal"}},
    }
    again = run_engine(suite(*FAILING), fake(tmp_path / "fake"), known=load_known(path))
    assert again.exit_code == ExitCode.AS_EXPECTED


def test_a_new_failure_without_a_reason_is_not_recorded(known: Known, report: Report, tmp_path: Path) -> None:
    code, said, _ = known("--report", report(*FAILING), "--update")
    assert code == ExitCode.DEVIATION
    assert "2 are new, and need a --reason to be recorded\n  a.drain\n  a.refused\n" in said
    assert entries(tmp_path / "fake" / "known.toml") == {}


def test_what_fails_as_recorded_keeps_all_but_the_version(known: Known, report: Report, tmp_path: Path) -> None:
    path = record(tmp_path, a_drain=19)
    before = entries(path)["a.drain"]
    code, said, _ = known("--report", report(FAILING[0], FAILING[1]), "--update", "--reason", "another")
    assert code == ExitCode.AS_EXPECTED
    assert "1 fail as recorded" in said
    assert "the review of a.drain was due on 2020-01-31" in said
    assert entries(path) == {"a.drain": before | {"version": "1.0"}}


def test_what_fails_otherwise_is_named_and_keeps_its_reason(known: Known, report: Report, tmp_path: Path) -> None:
    path = record(tmp_path, a_drain=18)
    before = entries(path)["a.drain"]
    code, said, _ = known("--report", report(FAILING[0]), "--update")
    assert code == ExitCode.AS_EXPECTED
    assert "1 fail otherwise than recorded" in said
    assert "\n  a.drain\n" in said
    where = {"step": 1, "path": "/players/bob/life", "observed": 19}
    assert entries(path) == {"a.drain": before | {"version": "1.0", "divergence": where}}
    record(tmp_path, a_drain=18)
    known("--report", report(FAILING[0]), "--update", "--reason", "it drains twice", "--rule-says", "never (1.2)")
    again = entries(path)["a.drain"]
    assert (again["reason"], again["rule_says"], again["review"]) == (
        "it drains twice",
        "never (1.2)",
        before["review"],
    )


def test_renamed_ids_are_followed(known: Known, report: Report, tmp_path: Path) -> None:
    features = tmp_path / "features"
    features.mkdir()
    renamed = '[renamed]\n"a.old" = "a.drain"\n"a.lines" = "a.rows"\n"a.older" = "a.old"\n'
    (features / "renamed.toml").write_text(renamed, encoding="utf-8")
    path = record(tmp_path, a_old=19)
    before = entries(path)["a.old"]
    code, said, _ = known("--report", report(FAILING[0]), "--features", features)
    assert (code, "1 fail as recorded" in said) == (ExitCode.AS_EXPECTED, True)
    code, said, _ = known("--report", report(FAILING[0]), "--features", features, "--update")
    assert code == ExitCode.AS_EXPECTED
    assert entries(path) == {"a.drain": before | {"scenario": "a.drain", "version": "1.0"}}
    # A report from before the renaming says the same of the scenario.
    code, said, _ = known("--report", report(scenario("a.old", "Drain")), "--features", features)
    assert (code, "1 fail as recorded" in said) == (ExitCode.AS_EXPECTED, True)
    # Without it the one is a stranger, and the other is new.
    code, said, _ = known("--report", report(scenario("a.old", "Drain")))
    assert "1 are no scenarios any more" in said
    record(tmp_path, a_old=19, a_drain=19)
    code, _, error = known("--report", report(FAILING[0]), "--features", features)
    assert code == ExitCode.USAGE
    assert "two known failures of a.drain" in error
    assert "a.drain, a.old" in error


def test_what_does_not_fail_goes_and_so_does_what_is_no_scenario(known: Known, report: Report, tmp_path: Path) -> None:
    path = record(tmp_path, a_drain=19, a_pass=1, a_unknown=1, a_gone=1)
    code, said, _ = known("--report", report(FAILING[0], FAILING[1], FAILING[3]), "--update")
    assert code == ExitCode.AS_EXPECTED
    assert "2 do not fail any more, and taken out\n  a.pass\n  a.unknown\n" in said
    assert "1 are no scenarios any more, and taken out\n  a.gone\n" in said
    assert list(entries(path)) == ["a.drain"]


def test_a_report_of_a_part_changes_nothing_for_the_rest(known: Known, report: Report, tmp_path: Path) -> None:
    path = record(tmp_path, a_drain=19, a_gone=1)
    rest = entries(path)
    code, _, _ = known("--report", report(FAILING[2], whole=FAILING), "--update", "--reason", "it refuses")
    assert code == ExitCode.AS_EXPECTED
    assert {each: entry for each, entry in entries(path).items() if each != "a.refused"} == rest


def test_without_update_nothing_is_written(known: Known, report: Report, tmp_path: Path) -> None:
    path = record(tmp_path, a_drain=18, a_pass=1)
    text = path.read_text(encoding="utf-8")
    code, said, _ = known("--report", report(*FAILING), "--reason", "why")
    assert code == ExitCode.DEVIATION
    assert "1 are new, and would be recorded\n  a.refused\n" in said
    assert "1 do not fail any more, and would be taken out\n  a.pass\n" in said
    assert "was not written" in said
    assert path.read_text(encoding="utf-8") == text
    record(tmp_path, a_drain=19)
    code, said, _ = known("--report", report(*FAILING[:2]))
    assert code == ExitCode.AS_EXPECTED
    assert "known.toml is as the report says" in said
    assert "was not written" not in said


def test_contested_scenarios_are_never_recorded(known: Known, report: Report, tmp_path: Path) -> None:
    out = report(scenario("a.drain", "Drain", contested=True))
    code, _, _ = known("--report", out, "--update", "--reason", "why")
    assert code == ExitCode.AS_EXPECTED
    assert load_known(tmp_path / "fake" / "known.toml").by_scenario == {}


def test_an_unproven_absence_is_recorded_without_a_place(known: Known, report: Report, tmp_path: Path) -> None:
    played = (absence("a.absent", "a.control", "Bear"), scenario("a.control", "Drain"))
    known("--report", report(*played), "--update", "--reason", "the control fails")
    path = tmp_path / "fake" / "known.toml"
    assert entries(path)["a.absent"]["verdict"] == "unproven"
    assert "divergence" not in entries(path)["a.absent"]
    assert run_engine(suite(*played), fake(tmp_path / "fake"), known=load_known(path)).exit_code == ExitCode.AS_EXPECTED


def test_what_toml_cannot_say_is_left_out(report: Report, tmp_path: Path) -> None:
    """It has no null; and what is very long would only be in the way."""
    path = "/objects/Bear/attached-to"
    attached = scenario("a.null", "Bear", checks=[{"after": 1, "path": path, "equals": "x"}])
    whole = read_report(report(attached))
    given = Given(reason="why", review=datetime.date(2030, 1, 1))
    (entry,) = update(load_known(record(tmp_path)), whole, given, {}).known
    assert whole.results[0]["divergence"]["observed"] is None
    assert entry.divergence == {"step": 1, "path": path}
    whole.results[0]["divergence"]["observed"] = ["Bear"] * 1000
    (entry,) = update(load_known(record(tmp_path)), whole, given, {}).known
    assert entry.divergence == {"step": 1, "path": path}


def test_a_report_of_another_engine_is_refused(known: Known, tmp_path: Path) -> None:
    other = fake(tmp_path / "other", name="other")
    run_engine(suite(*FAILING), other, out_dir=tmp_path / "out", oracle=other)
    code, _, error = known("--report", tmp_path / "out", "--update")
    assert code == ExitCode.USAGE
    assert "a report of another engine: 'other'" in error


def test_a_place_that_cannot_be_written_leaves_the_file(known: Known, report: Report, tmp_path: Path) -> None:
    code, _, error = known("--report", report(*FAILING), "--update", "--known", tmp_path / "no" / "known.toml")
    assert code == ExitCode.USAGE
    assert "cannot be written" in error


@pytest.mark.parametrize(
    ("option", "said"), [(["--report", "nowhere"], "cannot be read"), (["--report", "x", "--review", "soon"], "soon")]
)
def test_mistakes(known: Known, option: list[str], said: str) -> None:
    code, _, error = known(*option)
    assert code == ExitCode.USAGE
    assert said in error
