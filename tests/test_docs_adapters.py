"""docs/adapters.md, carried out: from a skeleton to the first pass, with the programs and the commands that stand there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from headjudge import cli
from headjudge.errors import ExitCode

Command = Callable[[str], tuple[int, str]]
PAGE = (Path(__file__).resolve().parents[1] / "docs" / "adapters.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def programs(name: str) -> list[str]:
    return [block for block in blocks("python") if block.startswith(f"# {name}")]


@pytest.fixture
def headjudge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command in an empty folder. Out: its exit code and what it said."""
    monkeypatch.chdir(tmp_path)

    def headjudge(line: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as end:
            cli.main(line.split()[1:])
        assert isinstance(end.value.code, int)
        return end.value.code, capsys.readouterr().out

    return headjudge


def test_the_page_leads_to_the_first_pass(headjudge: Command, tmp_path: Path) -> None:
    python, play, _ = (block.splitlines() for block in blocks("sh"))
    new, check = python
    assert headjudge(new)[0] == ExitCode.AS_EXPECTED
    code, out = headjudge(check)
    assert (code, "the first table is not supported" in out) == (ExitCode.NOTHING_EXECUTED, True)
    (engine,) = programs("pebble.py")
    (tmp_path / "pebble" / "pebble.py").write_text(engine)
    table, land = programs("main.py")

    (tmp_path / "pebble" / "main.py").write_text(table)
    code, out = headjudge(check)
    assert (code, "\n\nno step is supported" in out) == (ExitCode.NOTHING_EXECUTED, True)
    assert "  right       two players, and nothing else\n" in out

    forgetful = table.replace('seat.get("life", 20)', "20")
    assert forgetful != table
    (tmp_path / "pebble" / "main.py").write_text(forgetful.replace('"id", "life")', '"id", "life", "mana")'))
    code, out = headjudge(check)
    assert (code, "\n\nlife totals and a pool of mana: setup" in out) == (ExitCode.DEVIATION, True)

    (tmp_path / "pebble" / "main.py").write_text(land)
    code, out = headjudge(check)
    assert (code, "\n\nnone of these scenarios is supported" in out) == (ExitCode.NOTHING_EXECUTED, True)
    assert "  right       activate: a land's mana ability" in out
    assert "  right       lands on the battlefield, one of them tapped\n" in out
    code, out = headjudge(play[0])
    assert (code, "1 of 1: 1 pass\n" in out) == (ExitCode.AS_EXPECTED, True)


@pytest.mark.skipif(shutil.which("java") is None, reason="java is not on this machine")
def test_the_page_begins_in_java_as_in_python(headjudge: Command) -> None:
    new, check = blocks("sh")[-1].splitlines()
    assert headjudge(new)[0] == ExitCode.AS_EXPECTED
    code, out = headjudge(check)
    assert (code, "the first table is not supported" in out) == (ExitCode.NOTHING_EXECUTED, True)


def test_the_exit_codes_are_those_of_the_command() -> None:
    table = re.findall(r"^\| (\d) \|", PAGE, re.MULTILINE)
    assert [int(code) for code in table] == [code for code in ExitCode if code is not ExitCode.SUITE_INVALID]
