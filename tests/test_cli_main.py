"""The frame of the command line: help, versions, mistakes, bugs, what is imported when."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from headjudge import __version__, cli
from headjudge.cli.console import clean
from headjudge.errors import ExitCode, HeadJudgeError


def run(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "headjudge", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=cwd,
    )


def code_of(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert isinstance(end.value.code, int)
    return end.value.code


def test_the_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"headjudge {__version__}\n")


def test_help_names_every_command_and_every_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of("--help") == 0
    said = capsys.readouterr().out
    for command in cli.COMMANDS:
        assert f"\n  {command} " in said
    for code in ExitCode:
        assert f"{int(code)} " in said.partition("Exit codes:")[2]


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help_of_its_own(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(command, "--help") == 0
    assert f"Usage: headjudge {command}" in capsys.readouterr().out


def test_the_version_costs_no_library_but_click() -> None:
    script = (
        "import sys\nfrom headjudge import cli\n"
        "try: cli.main(['--version'])\nexcept SystemExit: pass\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    loaded = set(done.stdout.split())
    assert "click" in loaded
    assert loaded.isdisjoint({"rich", "msgspec", "jsonschema", "jsonschema_rs", "gherkin", "pytest", "pytest_bdd"})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["lst"], "did you mean 'list'?"),
        (["frobnicate"], "the commands are run, list"),
        (["run"], "missing argument"),
        (["list", "--jsn"], "--json"),
        (["show"], "missing argument 'ID'"),
        (["report", "x"], "missing option '--to'. Choose from: html, markdown, junit, earl, badge, shields\n"),
        (["run", "oracle", "--jobs", "0"], "0 is not in the range 1<=x<=64"),
        (["run", "oracle", "--jobs", "-1"], "-1 is not in the range"),
        (["run", "oracle", "--jobs", "1000"], "1000 is not in the range"),
        (["run", "oracle", "--jobs", "x"], "'x' is not a valid whole number"),
        (["run", "oracle", "--timeout", "0"], "0.0 is not in the range"),
        (["run", "oracle", "--timeout", "-1"], "-1.0 is not in the range"),
        (["run", "oracle", "--timeout", "nan"], "'nan' is not a valid number"),
        (["run", "oracle", "--timeout", "inf"], "inf is not in the range"),
        (["run", "oracle", "--timeout", "x"], "'x' is not a valid number"),
        (["run", "oracle", "--shuffle", "text"], "'text' is not a valid whole number"),
        (["run", "oracle", "--shuffle", str(2**63)], "a seed has 64 bits"),
        (["run", "oracle", "--out", ""], "'--out': the name is empty"),
        (["list", "--features", ""], "'--features': the name is empty"),
        ([], "Usage: headjudge"),
    ],
)
def test_a_command_that_is_not_understood(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(*arguments) == ExitCode.USAGE
    output = capsys.readouterr()
    assert said in output.err
    assert "Traceback" not in output.err


def test_a_mistake_of_a_users_is_told_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def mistake(**_: object) -> None:
        raise HeadJudgeError(
            "no \x1b[31msuch step",
            where="a.feature:3",
            why="because\nof this",
            hint="do that",
            exit_code=ExitCode.SUITE_INVALID,
        )

    monkeypatch.setattr("headjudge.cli.options.load", lambda *_, **__: mistake())
    assert code_of("list") == ExitCode.SUITE_INVALID
    error = capsys.readouterr().err
    assert error.splitlines() == [
        "error: a.feature:3: no [31msuch step",  # the escape character is gone, so that the rest is but text
        "  because",
        "  of this",
        "  Hint: do that",
    ]


def test_a_message_of_several_lines_is_indented_beneath_the_first() -> None:
    error = HeadJudgeError("one\ntwo", where="here", why="three\nfour", hint="five")
    assert str(error) == "here: one\n  two\n  three\n  four\n  Hint: five"
    assert str(HeadJudgeError("")) == ""


def test_a_bug_is_called_one(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def bug(*_: object, **__: object) -> None:
        raise ZeroDivisionError("one by none")

    monkeypatch.setattr("headjudge.cli.options.load", bug)
    assert code_of("list") == cli.EXIT_BUG
    error = capsys.readouterr().err
    assert "bug of Head Judge" in error
    assert "one by none" in error
    assert "report it" in error


def test_a_file_that_the_world_keeps_from_us_is_no_bug(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), "some\x1b[31m.file")

    monkeypatch.setattr("headjudge.cli.options.load", refuse)
    assert code_of("list") == ExitCode.USAGE
    assert capsys.readouterr().err == "error: some[31m.file: cannot be read or written\n  Permission denied\n"


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    line = f"mkdir gone && cd gone && rmdir ../gone && {sys.executable} -m headjudge list --features x --only-these"
    done = subprocess.run(["sh", "-c", line], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == ExitCode.USAGE
    assert "Traceback" not in done.stderr
    assert "No such file or directory" in done.stderr


def test_an_interrupted_command_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("headjudge.cli.options.load", interrupt)
    assert code_of("list") == cli.EXIT_INTERRUPTED
    assert "interrupted" in capsys.readouterr().err


def test_a_reader_that_has_gone_is_no_mistake_and_no_deviation() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "headjudge", "list"], stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (cli.EXIT_PIPE, b"")


@pytest.mark.parametrize(
    ("dirty", "shown"),
    [
        ("plain", "plain"),
        ("\x1b]0;title\x07text", "]0;titletext"),
        ("a\u202eb\u200bc", "abc"),
        ("two\nlines\tand a tab", "two\nlines\tand a tab"),
        ("Æther — ≥ 1", "Æther — ≥ 1"),
        ("[bold]no markup[/bold]", "[bold]no markup[/bold]"),
    ],
)
def test_what_others_wrote_cannot_act_on_a_terminal(dirty: str, shown: str) -> None:
    assert clean(dirty) == shown
