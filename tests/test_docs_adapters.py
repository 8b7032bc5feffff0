"""docs/adapters.md, carried out: from a skeleton to the first pass, with the programs and the commands that stand there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from headjudge import cli, schema
from headjudge.adapter import entries
from headjudge.errors import ExitCode

ENGINE_CLASS = r"    static final class Engine \{.*?^    \}$"
Command = Callable[[str], tuple[int, str]]
PAGE = (Path(__file__).resolve().parents[1] / "docs" / "adapters.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """The commands of Head Judge's own, in their order."""
    return [line for block in blocks("sh") for line in block.splitlines() if line.startswith("headjudge ")]


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
    new, check, show, play, *_ = commands()
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
    assert (code, "\n\nnothing is wrong, and 1 scenario of the suite passed\n" in out) == (ExitCode.AS_EXPECTED, True)
    assert "  right       activate: a land's mana ability" in out
    assert "  right       lands on the battlefield, one of them tapped\n" in out
    assert f"  right       {show.split()[-1]}\n" in out
    assert headjudge(show)[0] == ExitCode.AS_EXPECTED
    code, out = headjudge(play)
    assert (code, "1 of 1: 1 pass\n" in out) == (ExitCode.AS_EXPECTED, True)


def test_the_handles_are_as_the_page_says() -> None:
    tables = [json.loads(block) for block in blocks("json")]
    assert [[entry.handle for entry in entries(table)] for table in tables] == [[], [None, None, "mine", "Island"]]
    for table in tables:
        schema.check(
            "protocol/run-request", {"cmd": "run", "id": 1, "table": table, "script": [], "trace": False}, PAGE
        )


@pytest.mark.skipif(shutil.which("javac") is None, reason="javac is not on this machine")
def test_the_page_leads_to_the_first_pass_in_java(headjudge: Command, tmp_path: Path) -> None:
    *_, new, check = commands()
    assert headjudge(new)[0] == ExitCode.AS_EXPECTED
    code, out = headjudge(check)
    assert (code, "the first table is not supported" in out) == (ExitCode.NOTHING_EXECUTED, True)
    engine, adapter = blocks("java")
    (command,) = blocks("toml")
    (tmp_path / "gravel" / "Pebble.java").write_text(engine)
    manifest, main = tmp_path / "gravel" / "adapter.toml", tmp_path / "gravel" / "Main.java"
    reports, engine_class = adapter.split("\n\n", 1)
    main.write_text(
        put(put(main.read_text(), r"    static final Set<String> REPORTS = .*?;", reports), ENGINE_CLASS, engine_class)
    )

    code, out = headjudge(check)
    assert (code, "A class of the engine that it does not find" in out) == (ExitCode.ADAPTER_NOT_READY, True)
    (javac,) = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("javac")]
    subprocess.run(javac.split(), check=True, cwd=tmp_path)
    manifest.write_text(put(manifest.read_text(), r"^command = .*?$", command.strip()))
    code, out = headjudge(check)
    assert (code, "\n\nnothing is wrong, and 1 scenario of the suite passed\n" in out) == (ExitCode.AS_EXPECTED, True)


def put(text: str, place: str, what: str) -> str:
    """The text with something else in a place that it has once."""
    written, count = re.subn(place, lambda _: what, text, flags=re.MULTILINE | re.DOTALL)
    assert count == 1
    return written


def test_the_exit_codes_are_those_of_the_command() -> None:
    table = re.findall(r"^\| (\d) \|", PAGE, re.MULTILINE)
    assert [int(code) for code in table] == [code for code in ExitCode if code is not ExitCode.SUITE_INVALID]
