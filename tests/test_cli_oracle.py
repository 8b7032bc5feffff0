"""The commands on the oracle itself: what every scenario of the suite must show."""

from __future__ import annotations

import pytest

from headjudge import cli


def test_no_answer_in_the_suite_is_idle(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["compile", "--check-answers"])
    said = capsys.readouterr().out
    assert end.value.code == 0, said
    assert " answers checked, 0 of them change no check" in said


def test_an_absence_is_explained_by_what_stopped_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["explain", "tocatli.own-trigger"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    (line,) = [line for line in said.splitlines() if "would trigger" in line]
    assert "Elvish Visionary" in line
    assert "Tocatli Honor Guard" in line
    assert "603.2" in line
