"""`headjudge run` as a user sees it: what is shown, what is written, how it ends. The engine is the fake adapter."""

from __future__ import annotations

import json
import os
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from cli_help import Run, Scenarios
from runner_help import document, fake, lines_of

from headjudge.errors import ExitCode
from headjudge.report.lines import without_times


def test_all_as_expected(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    out = tmp_path / "out"
    code, said, _ = run("run", engine, *scenarios(document("a", "Shock"), document("b", "Shock")), "--out", out)
    assert code == ExitCode.AS_EXPECTED
    assert "fake: fake 1.0, 2 scenarios" in said
    assert "1 of 2: 1 pass\n" in said
    assert re.search(r"fake 1\.0 +2 of 2 \(100 %\) +2 of 2 \(100 %\) +0 +2 pass", said)
    assert f"report: {out / 'report.ndjson'}" in said
    assert [line["line"] for line in lines_of(out / "report.ndjson")] == ["header", "result", "result", "footer"]


def test_the_pair_differs_where_something_is_unsupported(engine: str, run: Run, scenarios: Scenarios) -> None:
    code, said, _ = run("run", engine, *scenarios(document("a", "Shock"), document("b", "Unknown")))
    assert code == ExitCode.AS_EXPECTED
    assert re.search(r"1 of 1 \(100 %\) +1 of 2 \(50 %\) +0 +1 pass, 1 unsupported", said)
    assert "unsupported, card: 1 (Unknown)" in said
    assert "no report was written: --out DIR writes one" in said


def test_what_is_contested_is_in_no_count_of_what_was_not_played(engine: str, run: Run, scenarios: Scenarios) -> None:
    contested = document("c", "Unknown", contested=True)
    _, said, _ = run("run", engine, *scenarios(document("a", "Shock"), document("b", "Unknown"), contested))
    assert "3 of 3: 1 pass, 1 unsupported, 1 contested, not counted\n" in said  # while it plays
    assert said.count("1 pass, 1 unsupported, 1 contested, not counted") == 2
    assert "unsupported, card: 1 (Unknown)" in said


def test_a_failure_is_shown_whole(engine: str, run: Run, tmp_path: Path) -> None:
    feature = tmp_path / "mine" / "drain.feature"
    feature.parent.mkdir()
    feature.write_text(
        "Feature: Mine\n"
        "  @id:mine.visionary @cr:603.6a\n"
        "  Scenario: Elvish Visionary alone\n"
        "    Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool\n"
        "    When Alice casts Elvish Visionary\n"
        "    And the top of the stack resolves\n"
        "    Then the stack is Elvish Visionary's triggered ability\n",
        encoding="utf-8",
    )
    code, said, _ = run("run", engine, "--features", feature.parent, "--only-these")
    assert code == ExitCode.DEVIATION
    for part in (
        "fail  mine.visionary  Elvish Visionary alone",
        f"{feature}:3",
        "      When Alice casts Elvish Visionary",
        "After step 2 (the top of the stack resolves), at /stack",
        'expected (matches)  [{"kind": "triggered", "source": "Elvish Visionary"}]',
        "observed            []",
        "It rests on 603.6a",
        "What the oracle does, up to there:",
        "1. Alice casts Elvish Visionary\n       - cast is done  (601.2)",
        f"Repeat it:  headjudge run {engine} --features {feature.parent} --only-these --id mine.visionary",
    ):
        assert part in said


def test_the_command_that_repeats_a_failure_repeats_it(engine: str, run: Run, scenarios: Scenarios) -> None:
    options = scenarios(document("a", "Drain"), document("b", "Shock"), document("c", "Drain"))
    _, said, _ = run("run", engine, *options, "--timeout", "7")
    command = next(
        line.partition("Repeat it:")[2] for line in said.splitlines() if "Repeat it:" in line and "--id c" in line
    )
    program, *arguments = shlex.split(command)
    assert program == "headjudge"
    code, again, _ = run(*arguments)
    assert code == ExitCode.DEVIATION
    assert "0 of 1 (0 %)" in again
    assert "fail  c" in again


def test_after_many_failures_the_rest_is_told_in_a_line_each(engine: str, run: Run, scenarios: Scenarios) -> None:
    _, said, _ = run("run", engine, *scenarios(*(document(f"s{number}", "Drain") for number in range(23))))
    assert said.count("Repeat it:") == 20
    assert [line for line in said.splitlines() if re.fullmatch(r"fail  s2[012]  step 1, /players/bob/life", line)]


def test_what_an_adapter_says_is_shown_without_its_escapes(engine: str, run: Run, scenarios: Scenarios) -> None:
    _, said, _ = run("run", engine, *scenarios(document("a", "Noise", "Drain")))
    assert "something is [31modd[0m here" in said
    assert "\x1b" not in said


@pytest.mark.parametrize(
    ("card", "verdict", "said_of_it"),
    [
        ("Crash", "crash", "ended with exit code 7"),
        ("Babble", "malformed", "a line that"),
        ("Ask", "undecided", "which one?"),
        ("Hang", "timeout", "no answer within 0.3 s"),
    ],
)
def test_an_adapter_that_fails_costs_one_scenario(
    card: str, verdict: str, said_of_it: str, engine: str, run: Run, scenarios: Scenarios
) -> None:
    options = scenarios(document("a", "Shock"), document("b", card), document("c", "Shock"))
    code, said, _ = run("run", engine, *options, "--timeout", "0.3")
    assert code == ExitCode.DEVIATION
    assert re.search(rf"2 of 3 \(66 %\) +2 of 3 \(66 %\) +1 +2 pass, 1 {verdict}", said)
    assert f"{verdict}  b" in said
    assert said_of_it in said


def test_an_absence_without_its_control_is_unproven(engine: str, run: Run, scenarios: Scenarios) -> None:
    absence = document("a", "Shock", shows="absence", control="b")
    code, said, _ = run("run", engine, *scenarios(absence, document("b", "Drain")), "--id", "a")
    assert code == ExitCode.DEVIATION
    assert "its control b did not pass, but is fail" in said
    assert "1 unproven" in said


def known_file(path: Path, *scenarios: str) -> Path:
    entries = "".join(
        f'[[known]]\nscenario = "{each}"\nverdict = "fail"\nversion = "1.0"\nreason = "it drains"\nreview = 2020-01-31\n'
        for each in scenarios
    )
    path.write_text(f'engine = "fake"\n{entries}', encoding="utf-8")
    return path


def test_known_failures_beside_the_adapter_are_no_deviations(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    known_file(tmp_path / "fake" / "known.toml", "a")
    code, said, _ = run("run", engine, *scenarios(document("a", "Drain"), document("b", "Shock")))
    assert code == ExitCode.AS_EXPECTED
    assert "1 pass, 1 known" in said
    assert "known failure of a: its review was due on 2020-01-31" in said


def test_known_failures_are_found_under_the_present_id(engine: str, run: Run, tmp_path: Path) -> None:
    features = tmp_path / "mine"
    features.mkdir()
    (features / "card-names.txt").write_text("Drain\n", encoding="utf-8")
    (features / "renamed.toml").write_text('[renamed]\n"mine.old" = "mine.drain"\n', encoding="utf-8")
    (features / "drain.feature").write_text(
        "Feature: Mine\n"
        "  @id:mine.drain @cr:603.6a\n"
        "  Scenario: A drain\n"
        "    Given Alice has Drain in hand\n"
        "    When Alice casts Drain\n"
        "    Then Bob has 20 life\n",
        encoding="utf-8",
    )
    known_file(tmp_path / "fake" / "known.toml", "mine.old")
    code, said, _ = run("run", engine, "--features", features, "--only-these")
    assert (code, "1 known" in said) == (ExitCode.AS_EXPECTED, True)
    assert "no scenario" not in said


def test_a_known_failure_that_passes_is_a_deviation(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    known = known_file(tmp_path / "mine.toml", "a", "gone")
    code, said, _ = run("run", engine, *scenarios(document("a", "Shock")), "--known", known)
    assert code == ExitCode.DEVIATION
    assert "1 fixed" in said
    assert "take the entry out of known.toml" in said
    assert "recorded as known failures, and no scenario: gone" in said


def test_the_order_and_the_number_of_adapters_change_nothing(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    options = scenarios(*(document(f"s{number}", "Drain" if number % 3 else "Shock") for number in range(12)))
    reports = []
    for name, more in (("plain", []), ("again", []), ("shuffled", ["--shuffle", "1"]), ("jobs", ["--jobs", "2"])):
        assert run("run", engine, *options, *more, "--out", tmp_path / name)[0] == ExitCode.DEVIATION
        lines = [without_times(line) for line in lines_of(tmp_path / name / "report.ndjson")]
        reports.append([line for line in lines if line["line"] == "result"])
        if name in ("plain", "again"):
            reports.append(lines[:1] + lines[-1:])
    plain, plain_frame, again, again_frame, shuffled, jobs = reports
    assert plain == again == shuffled == jobs
    assert plain_frame == again_frame


# -- several engines


def test_several_engines_stand_in_one_table_and_have_a_report_each(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    other = fake(tmp_path / "other", "always-unsupported", name="other").engine
    out = tmp_path / "out"
    code, said, _ = run("run", engine, other, *scenarios(document("a", "Shock")), "--out", out)
    assert code == ExitCode.NOTHING_EXECUTED
    assert re.search(r"fake 1\.0 +1 of 1 .*\nother 1\.0 +0 of 0 +0 of 1", said)
    assert "other: nothing was executed" in said
    assert {path.parent.name for path in out.glob("*/report.ndjson")} == {"fake", "other"}


def test_an_engine_that_does_not_start_does_not_keep_the_others_from_playing(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    dead = fake(tmp_path / "dead", "exits-at-once", name="dead").engine
    code, said, error = run("run", dead, engine, *scenarios(document("a", "Drain")))
    assert code == ExitCode.ADAPTER_NOT_READY
    assert "fake 1.0" in said
    assert "adapter dead: the adapter never became ready: ended with exit code 3" in error
    assert "no such engine here" in error


def test_engines_of_one_name_and_known_failures_of_two_are_refused(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    twin = fake(tmp_path / "twin").engine
    options = scenarios(document("a", "Shock"))
    code, _, error = run("run", engine, twin, *options)
    assert (code, "two engines are called 'fake'" in error) == (ExitCode.USAGE, True)
    code, _, error = run("run", engine, twin, *options, "--known", tmp_path / "known.toml")
    assert (code, "--known with several engines" in error) == (ExitCode.USAGE, True)


def test_a_setting_goes_to_the_engines_that_take_it(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    other = Path(fake(tmp_path / "other", name="other").engine)
    with other.open("a", encoding="utf-8") as file:
        file.write('[settings]\ncolour = "red"\n')
    options = [*scenarios(document("a", "Shock")), "--out", tmp_path / "out"]
    assert run("run", engine, other, *options, "--set", "colour=blue")[0] == ExitCode.AS_EXPECTED
    header = lines_of(tmp_path / "out" / "other" / "report.ndjson")[0]
    assert header["settings"] == {"colour": "blue"}
    code, _, error = run("run", engine, other, *options, "--set", "color=blue")
    assert code == ExitCode.USAGE
    assert "unknown setting 'color'" in error


# -- what is wrong


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["run", "nobody"], ExitCode.USAGE, "no engine 'nobody'"),
        (["run", "{engine}", "--set", "x"], ExitCode.USAGE, "--set x: not KEY=VALUE"),
        (["run", "{engine}", "--jobs", "0"], ExitCode.USAGE, "--jobs"),
        (["run", "{engine}", "--timeout", "0"], ExitCode.USAGE, "--timeout"),
        (["run", "{engine}", "--shuffle", "often"], ExitCode.USAGE, "--shuffle"),
        (["run", "{engine}", "--only-these"], ExitCode.USAGE, "no scenarios given"),
        (["run", "{engine}", "--scenarios", "nowhere.json"], ExitCode.USAGE, "nowhere.json: no such file or folder"),
        (["run", "{engine}", "--features", "nowhere"], ExitCode.USAGE, "No such folder of features"),
        (["run", "{engine}", "--id", "no.such"], ExitCode.USAGE, "there is no scenario no.such"),
        (
            ["run", "{engine}", "-k", "xyzzy"],
            ExitCode.NOTHING_EXECUTED,
            "fits -k xyzzy; nothing executed is never a success",
        ),
        (["run", "{engine}", "--claim", "none.9"], ExitCode.NOTHING_EXECUTED, "fits --claim none.9; nothing"),
        (["run", "{engine}", "--rule", "999.9"], ExitCode.NOTHING_EXECUTED, "fits --rule 999.9; nothing"),
        (["run", "{engine}", "--known", "nowhere.toml"], ExitCode.USAGE, "nowhere.toml: cannot be read"),
        (["run", "{engine}", "{engine}x"], ExitCode.USAGE, "no engine"),
        (["report", "nowhere", "--to", "junit"], ExitCode.USAGE, "the report cannot be read"),
        (["report", "nowhere", "--to", "pdf"], ExitCode.USAGE, "'pdf' is not one of"),
        (["show", "no.such"], ExitCode.USAGE, "there is no scenario no.such"),
        (["explain", "no.such"], ExitCode.USAGE, "there is no scenario no.such"),
    ],
)
def test_a_mistake_is_told_with_its_exit_code(
    arguments: list[str],
    code: ExitCode,
    said: str,
    engine: str,
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    ended, output, error = run(*(argument.format(engine=engine) for argument in arguments))
    assert said in error
    assert ended == code
    assert output == ""


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "a type": (document("a", "Shock", title=7), "/title: must be string, is 7"),
    "an id with ..": (document("a..b", "Shock"), "/id"),
    "an id with two slashes": (document("a/b/c", "Shock"), "/id"),
    "an id of 300 characters": (document("a" * 300, "Shock"), "/id"),
    "an unknown key": (document("a", "Shock", chekcs=[]), 'did you mean "checks"?'),
    "a handle twice": (
        document(
            "a",
            "Shock",
            table={
                "turn": {"active": "alice", "step": "precombat-main"},
                "players": [
                    {"id": "alice", "hand": ["Shock"], "battlefield": [{"card": "Forest", "as": "x"}]},
                    {"id": "bob", "battlefield": [{"card": "Island", "as": "x"}]},
                ],
            },
        ),
        "x",
    ),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_scenario_that_is_not_valid_is_an_invalid_suite(
    broken: str, engine: str, run: Run, scenarios: Scenarios
) -> None:
    content, said = BROKEN[broken]
    code, _, error = run("run", engine, *scenarios(content))
    assert code == ExitCode.SUITE_INVALID
    assert said in error
    assert "scenarios.json" in error


def test_nesting_without_end_and_files_without_end(engine: str, run: Run, tmp_path: Path) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000 + "]" * 100_000, encoding="utf-8")
    code, _, error = run("run", engine, "--scenarios", deep, "--only-these")
    assert (code, "nested too deeply" in error) == (ExitCode.SUITE_INVALID, True)
    large = tmp_path / "large.json"
    large.write_text(" " * (9 * 1024 * 1024) + "[]", encoding="utf-8")
    code, _, error = run("run", engine, "--scenarios", large, "--only-these")
    assert (code, "too large" in error) == (ExitCode.SUITE_INVALID, True)


def test_a_typo_in_a_feature_is_told_with_its_line_and_what_it_might_mean(
    engine: str, run: Run, tmp_path: Path
) -> None:
    feature = tmp_path / "mine" / "typo.feature"
    feature.parent.mkdir()
    feature.write_text(
        "Feature: Mine\n"
        "  @id:mine.typo @cr:603.6a\n"
        "  Scenario: A typo\n"
        "    Given Alice has Elvish Visionray in hand\n"
        "    When the top of the stack reslves\n"
        "    Then nothing is on the stack\n",
        encoding="utf-8",
    )
    code, _, error = run("run", engine, "--features", feature.parent, "--only-these")
    assert code == ExitCode.SUITE_INVALID
    assert f"{feature}:4" in error
    assert f"{feature}:5" in error
    assert "Elvish Visionary" in error
    assert "the top of the stack resolves" in error


def test_a_program_that_is_not_there(run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    manifest = tmp_path / "adapter.toml"
    manifest.write_text('name = "none"\ncommand = ["no-such-program-anywhere"]\n', encoding="utf-8")
    code, _, error = run("run", manifest, *scenarios(document("a", "Shock")))
    assert code == ExitCode.ADAPTER_NOT_READY
    assert "cannot start 'no-such-program-anywhere': No such file or directory" in error
    assert str(manifest) in error


def test_the_known_failures_of_another_engine(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text('engine = "other"\n', encoding="utf-8")
    code, said, error = run("run", engine, *scenarios(document("a", "Shock")), "--known", path)
    assert (code, said) == (ExitCode.USAGE, "")
    assert f"{path}: these are the known failures of 'other'\n  and 'fake' is to be judged by them\n" in error


@pytest.mark.parametrize(
    ("option", "name", "said"),
    [
        ("--features", "mine/mine.feature", "it is a file\n  Hint: Name the folder that it is in: {}/mine\n"),
        ("--features", "documents", "Hint: Scenario documents are given with --scenarios {}/documents\n"),
        ("--features", "nowhere", "No such folder of features"),
        ("--scenarios", "mine/mine.feature", "features are given by their folder: --features {}/mine\n"),
        ("--scenarios", "mine", "Hint: features are given with --features {}/mine\n"),
        ("--scenarios", "nowhere", "no such file or folder"),
    ],
)
def test_features_and_documents_that_are_taken_for_each_other(
    run: Run, tmp_path: Path, option: str, name: str, said: str
) -> None:
    for path in ("mine/mine.feature", "documents/one.json"):
        (tmp_path / path).parent.mkdir()
        (tmp_path / path).touch()
    code, shown, error = run("list", option, tmp_path / name, "--only-these")
    assert (code, shown) == (ExitCode.USAGE, "")
    assert said.format(tmp_path) in error


def test_names_of_files_that_are_no_text(engine: str, run: Run, tmp_path: Path) -> None:
    odd = os.fsdecode(b"odd \xff [bold] \x1b[31m\n")
    features = tmp_path / odd
    features.mkdir()
    (features / f"{odd}.feature").write_text(
        "Feature: Mine\n"
        "  @id:mine.visionary @cr:603.6a\n"
        "  Scenario: Elvish Visionary alone\n"
        "    Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool\n"
        "    When Alice casts Elvish Visionary\n"
        "    Then Elvish Visionary is on the battlefield\n",
        encoding="utf-8",
    )
    mine, out = ["--features", features, "--only-these"], features / "out"
    for arguments, expected in (
        (["list"], 0),
        (["show", "mine.visionary"], 0),
        (["show", "mine.visionary", "--json"], 0),
        (["compile", "--out", features / "compiled"], 0),
        (["run", engine, "--out", out], ExitCode.DEVIATION),
        (["run", features, "--out", out], ExitCode.USAGE),
        (["run", engine, "--known", features / "known.toml"], ExitCode.USAGE),
    ):
        code, said, error = run(*arguments, *mine)
        assert code == expected, said + error
        assert "\x1b" not in said + error
    for form in ("markdown", "junit"):
        assert run("report", out, "--to", form)[0] == 0


# -- list, show, compile, report


def test_list_has_a_row_a_scenario(run: Run, scenarios: Scenarios) -> None:
    options = scenarios(document("a", "Shock", cards=["Shock"]), document("b", "Shock", shows="absence", control="a"))
    code, said, _ = run("list", *options, "--json")
    rows = json.loads(said)
    assert code == 0
    assert [row["id"] for row in rows] == ["a", "b"]
    assert set(rows[0]) == {"id", "title", "claims", "rules", "cards", "shows", "control", "digest"}
    assert (rows[1]["shows"], rows[1]["control"]) == ("absence", "a")
    _, said, _ = run("list", *options)
    assert [line.split("\t")[0] for line in said.splitlines()] == ["id", "a", "b"]


def test_show_gives_the_document_that_scenarios_takes(run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    options = scenarios(document("a", "Shock"), document("b", "Shock"))
    _, said, _ = run("show", "b", *options, "--json")
    assert json.loads(said) == document("b", "Shock")
    (tmp_path / "b.json").write_text(said, encoding="utf-8")
    _, said, _ = run("show", "b", "--scenarios", tmp_path / "b.json", "--only-these")
    assert '"id": "b"' in said


@pytest.mark.parametrize("command", [["run", "{engine}"], ["list"], ["compile"]])
@pytest.mark.parametrize(
    ("selection", "said"),
    [
        (
            ["--claim", "fake.1", "--claim", "fake.11"],
            "a part of the selection selects nothing\n  none of 2 fits --claim fake.11",
        ),
        (["--claim", "fake.1", "--claim", "fake.11"], "Hint: did you mean --claim fake.1 or --claim fake.2?"),
        (["--rule", "603.66"], "Hint: did you mean --rule 603.6a or"),
        (["--rule", ""], "no scenario is selected\n  none of 2 fits --rule ;"),
        (["--id", "a", "--claim", "fake.2"], "some fit --id a, and others --claim fake.2, and none fits all"),
        (["-k", "zzz", "--id", "a"], "none of 2 fits -k zzz"),
    ],
)
def test_a_selection_of_which_a_part_selects_nothing(
    command: list[str], selection: list[str], said: str, engine: str, run: Run, scenarios: Scenarios
) -> None:
    options = scenarios(document("a", "Shock"), document("b", "Shock", claims=["fake.2"]))
    code, shown, error = run(*(part.format(engine=engine) for part in command), *options, *selection)
    assert (code, shown) == (ExitCode.NOTHING_EXECUTED, "")
    assert said in error


def test_documents_without_a_scenario_among_them(engine: str, run: Run, scenarios: Scenarios) -> None:
    code, shown, error = run("run", engine, *scenarios())
    assert (code, shown) == (ExitCode.NOTHING_EXECUTED, "")
    assert "there are none in what was given" in error


def test_a_folder_of_several_reports_asks_for_one(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    other = fake(tmp_path / "other", name="other").engine
    assert run("run", engine, other, *scenarios(document("a", "Shock")), "--out", tmp_path / "out")[0] == 0
    code, shown, error = run("report", tmp_path / "out", "--to", "junit")
    assert (code, shown) == (ExitCode.USAGE, "")
    assert "a folder of several reports\n  fake, other\n" in error
    assert f"name one of them: {tmp_path / 'out' / 'fake'}\n" in error


def test_a_report_is_told_in_other_forms(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    run("run", engine, *scenarios(document("a", "Drain")), "--out", tmp_path / "out")
    code, said, _ = run("report", tmp_path / "out", "--to", "markdown")
    assert (code, said.startswith("# fake 1")) == (0, True)
    code, said, _ = run("report", tmp_path / "out" / "report.ndjson", "--to", "junit")
    assert (code, '<testcase name="a"' in said, said[-1]) == (0, True, "\n")


def test_a_report_that_was_cut_is_refused(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    run("run", engine, *scenarios(document("a", "Shock")), "--out", tmp_path / "out")
    report = tmp_path / "out" / "report.ndjson"
    report.write_bytes(b"".join(report.read_bytes().splitlines(keepends=True)[:-1]))
    code, said, error = run("report", report, "--to", "markdown")
    assert (code, said) == (ExitCode.USAGE, "")
    assert "not a whole report" in error
