"""The commands on the oracle itself: what every scenario of the suite must show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from headjudge import cli
from headjudge.suite import load_suite


def test_no_answer_in_the_suite_is_idle(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["compile", "--check-answers"])
    said = capsys.readouterr().out
    assert end.value.code == 0, said
    assert " answers checked, 0 of them change no check" in said


def test_one_answer_is_told_as_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one = next(
        each
        for each in load_suite()
        if sum(len(step.get("answers", ())) for step in each.script) == 1 and not each.control
    )
    (tmp_path / "one.json").write_text(json.dumps(one.document), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        cli.main(["compile", "--check-answers", "--only-these", "--scenarios", str(tmp_path / "one.json")])
    assert end.value.code == 0
    assert "\n1 answer checked, 0 of them change no check, 0 name the only option\n" in capsys.readouterr().out


def test_an_absence_is_explained_by_what_stopped_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["explain", "tocatli.own-trigger"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    (line,) = [line for line in said.splitlines() if "would trigger" in line]
    assert "Elvish Visionary" in line
    assert "Tocatli Honor Guard" in line
    assert "603.2" in line
