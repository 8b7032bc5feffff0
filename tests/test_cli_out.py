"""Folders that commands write into: what is replaced, what is refused, what is left when it goes wrong."""

from __future__ import annotations

import gzip
import json
import os
import resource
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli_help import Run, Scenarios, command
from runner_help import all_end, document, fake, lines_of, pids_of

from headjudge import cli
from headjudge.errors import ExitCode

# -- reports


def test_a_report_is_replaced_only_when_the_new_one_is_complete(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert run("run", engine, *scenarios(document("a", "Shock")), "--out", out)[0] == 0
    old = (out / "report.ndjson").read_bytes()
    dead = fake(tmp_path / "dead", "exits-at-once").engine
    assert run("run", dead, *scenarios(document("b", "Shock")), "--out", out)[0] == ExitCode.ADAPTER_NOT_READY
    assert (out / "report.ndjson").read_bytes() == old
    assert run("run", engine, *scenarios(document("b", "Shock")), "--out", out)[0] == 0
    assert lines_of(out / "report.ndjson")[1]["id"] == "b"
    assert sorted(path.name for path in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


def test_a_folder_of_something_else_is_refused(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "thesis.txt").write_text("mine", encoding="utf-8")
    options = scenarios(document("a", "Shock"))
    code, said, error = run("run", engine, *options, "--out", tmp_path / "out")
    assert (code, said) == (ExitCode.USAGE, "")
    assert "this is no folder of reports" in error
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["thesis.txt"]
    code, _, error = run("run", engine, *options, "--out", tmp_path / "out" / "thesis.txt")
    assert (code, "it is a file" in error) == (ExitCode.USAGE, True)
    code, _, error = run("run", engine, *options, "--out", "/proc/nowhere")
    assert (code, "cannot be written" in error) == (ExitCode.USAGE, True)
    assert str(tmp_path) not in error


def broken_link(folder: Path) -> None:
    folder.symlink_to("nowhere")


def no_report(folder: Path) -> None:
    folder.mkdir()
    (folder / "report.ndjson").write_text('{"not": "a report of ours"}\n', encoding="utf-8")


def report_is_a_folder(folder: Path) -> None:
    (folder / "report.ndjson").mkdir(parents=True)


def steps_are_a_folder(folder: Path) -> None:
    (folder / "steps.ndjson.gz").mkdir(parents=True)


def project(folder: Path) -> None:
    (folder / "report").mkdir(parents=True)
    (folder / "report" / "report.ndjson").write_text('{"line":"header",\n', encoding="utf-8")
    (folder / "README").write_text("a project with a report in it", encoding="utf-8")


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (broken_link, "it is a link to nowhere, which is not there"),
        (no_report, "its report.ndjson is no report"),
        (report_is_a_folder, "its report.ndjson is a folder"),
        (steps_are_a_folder, "its steps.ndjson.gz is a folder"),
        (project, "it holds README, and no report.ndjson"),
    ],
    ids=lambda value: getattr(value, "__name__", "said"),
)
def test_what_only_looks_like_a_folder_of_reports(
    make: Callable[[Path], None], why: str, engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    make(out)
    before = {path: path.is_file() and path.read_bytes() for path in tmp_path.glob("out/**/*")}
    code, said, error = run("run", engine, *scenarios(document("a", "Shock")), "--out", out)
    assert (code, said) == (ExitCode.USAGE, "")
    assert why in error
    assert {path: path.is_file() and path.read_bytes() for path in tmp_path.glob("out/**/*")} == before


def test_a_run_that_fails_leaves_no_folders_behind(run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    dead = fake(tmp_path / "dead", "exits-at-once").engine
    code, _, _ = run("run", dead, *scenarios(document("a", "Shock")), "--out", tmp_path / "a" / "b" / "c")
    assert code == ExitCode.ADAPTER_NOT_READY
    assert not (tmp_path / "a").exists()


def test_several_engines_and_then_one_that_fails_keep_every_report(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path
) -> None:
    options, out = scenarios(document("a", "Shock")), tmp_path / "out"
    other = fake(tmp_path / "other", name="other").engine
    dead = fake(tmp_path / "dead", "exits-at-once", name="dead").engine
    assert run("run", engine, other, *options, "--out", out)[0] == 0
    assert run("run", engine, dead, *options, "--out", out)[0] == ExitCode.ADAPTER_NOT_READY
    assert sorted(path.name for path in out.iterdir()) == ["fake", "other"]
    assert all(run("report", path, "--to", "junit")[0] == 0 for path in out.iterdir())


def test_a_full_disk_leaves_the_old_report_whole(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("run", engine, *scenarios(document("a", "Shock")), "--out", out)[0] == 0
    old = (out / "report.ndjson").read_bytes()

    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    many = scenarios(*(document(f"s{number}", "Shock") for number in range(50)))
    done = subprocess.run(
        command("run", engine, *many, "--out", out),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=small_disk,
        env={name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")},  # it writes, too
    )
    assert done.returncode == ExitCode.USAGE
    assert "the report cannot be written" in done.stderr
    assert "File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert (out / "report.ndjson").read_bytes() == old
    assert sorted(path.name for path in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


@pytest.mark.parametrize("last", [1, 2])
def test_ctrl_c_at_the_last_moment_keeps_a_report_and_its_steps_together(
    engine: str, run: Run, scenarios: Scenarios, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    out = tmp_path / "out"
    assert run("run", engine, *scenarios(document("a", "Shock")), "--out", out)[0] == 0
    replaced, original = [], os.replace

    def replace(source: Path, target: Path) -> None:
        replaced.append(target)
        if len(replaced) == last:
            raise KeyboardInterrupt
        original(source, target)

    monkeypatch.setattr(os, "replace", replace)
    assert run("run", engine, *scenarios(document("b", "Shock")), "--out", out)[0] == cli.EXIT_INTERRUPTED
    played = lines_of(out / "report.ndjson")[1]["id"]
    with gzip.open(out / "steps.ndjson.gz", "rt", encoding="utf-8") as file:
        assert [json.loads(line)["id"] for line in file] == [played]
    assert sorted(path.name for path in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


def test_ctrl_c_in_the_middle(engine: str, run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("run", engine, *scenarios(document("a", "Shock")), "--out", out)[0] == 0
    old = (out / "report.ndjson").read_bytes()
    hanging = scenarios(document("b", "Shock"), document("c", "Shock"), document("d", "Hang"))
    process = subprocess.Popen(
        command("run", engine, *hanging, "--out", out),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "FAKE_MARKER": str(tmp_path / "marker")},
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "1 of 3" in line:  # final once the second is answered; the third never is
            break
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=30)
    assert process.returncode == cli.EXIT_INTERRUPTED
    assert "interrupted" in error
    assert "Traceback" not in error
    assert (out / "report.ndjson").read_bytes() == old
    assert sorted(path.name for path in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]
    assert all_end(pids_of(tmp_path / "marker"))


# -- compiled suites


def test_compile_writes_a_file_a_scenario_and_an_index(run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    options = scenarios(document("a", "Shock"), document("b/one", "Shock"))
    out = tmp_path / "compiled"
    code, said, _ = run("compile", *options, "--out", out)
    assert code == 0
    index = json.loads((out / "index.json").read_text(encoding="utf-8"))
    assert index["count"] == 2
    assert f"2 scenarios, digest {index['digest']}" in said
    assert [json.loads((out / each["file"]).read_text(encoding="utf-8"))["id"] for each in index["scenarios"]] == [
        "a",
        "b/one",
    ]
    before = {path: path.read_bytes() for path in out.rglob("*.json")}
    _, again, _ = run("compile", "--scenarios", out, "--only-these", "--out", out)
    assert {path: path.read_bytes() for path in out.rglob("*.json")} == before
    assert again == said


def test_compile_refuses_and_keeps_a_folder_of_something_else(run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    options = scenarios(document("a", "Shock"))
    code, _, error = run("compile", *options, "--out", tmp_path)
    assert code == ExitCode.USAGE
    assert "it holds something, and no index.json" in error
    code, _, error = run("compile", *options, "--out", tmp_path / "scenarios.json")
    assert (code, "it is a file" in error) == (ExitCode.USAGE, True)
    code, _, error = run("compile", *options, "--out", "/proc/nowhere/compiled")
    assert (code, "cannot be written" in error) == (ExitCode.USAGE, True)
    assert [path.name for path in tmp_path.glob("scenarios*")] == ["scenarios.json"]
    broken = tmp_path / "broken"
    broken.symlink_to("nowhere")
    code, _, error = run("compile", *options, "--out", broken)
    assert (code, "it is a link to something that is not there" in error) == (ExitCode.USAGE, True)


@pytest.mark.parametrize("failing", [1, 2])
@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError("no room")], ids=repr)
def test_compile_that_is_stopped_at_the_last_moment_keeps_what_was_there(
    run: Run,
    scenarios: Scenarios,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    failing: int,
    error: BaseException,
) -> None:
    out = tmp_path / "out" / "compiled"
    assert run("compile", *scenarios(document("a", "Shock")), "--out", out)[0] == 0
    renamed, original = [], os.rename

    def rename(*arguments: Any) -> None:
        renamed.append(arguments)
        if len(renamed) == failing:
            raise error
        original(*arguments)

    monkeypatch.setattr(os, "rename", rename)
    code, _, _ = run("compile", *scenarios(document("b", "Shock")), "--out", out)
    assert code == (cli.EXIT_INTERRUPTED if isinstance(error, KeyboardInterrupt) else ExitCode.USAGE)
    assert [path.name for path in out.parent.iterdir()] == ["compiled"]
    assert sorted(path.name for path in out.iterdir()) == ["a.json", "index.json"]


@pytest.mark.parametrize("index", ["", "[]", "{}", '{"scenarios": [1]}', '{"scenarios": 3}', '{"name": "a web site"}'])
def test_compile_replaces_no_index_but_its_own(run: Run, scenarios: Scenarios, tmp_path: Path, index: str) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.json").write_text(index, encoding="utf-8")
    code, _, error = run("compile", *scenarios(document("a", "Shock")), "--out", site)
    assert code == ExitCode.USAGE
    assert "its index.json is not that of a compiled suite" in error
    assert (site / "index.json").read_text(encoding="utf-8") == index


def test_compile_takes_nothing_away_that_it_did_not_put_there(run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    out, link = tmp_path / "out", tmp_path / "link"
    link.symlink_to(out)
    out.mkdir()
    assert run("compile", *scenarios(document("a", "Shock"), document("b/x", "Shock")), "--out", link)[0] == 0
    (out / "b" / "notes.txt").write_text("mine", encoding="utf-8")
    options = scenarios(document("c", "Shock"))
    code, _, error = run("compile", *options, "--out", link)
    assert code == ExitCode.USAGE
    assert "it holds b/notes.txt, which its index.json does not list, and which would be lost" in error
    (out / "b" / "notes.txt").unlink()
    assert run("compile", *options, "--out", link)[0] == 0
    assert sorted(path.name for path in out.iterdir()) == ["c.json", "index.json"]
    assert link.is_symlink()
