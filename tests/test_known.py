"""Known failures: reading known.toml, and what it does to a verdict."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.known import KnownFailures, load_known
from headjudge.verdict import Divergence, Judgement, Verdict

TOML = """
engine = "toy"

[[known]]
scenario = "a.b"
verdict = "fail"
divergence = { step = 2, path = "/stack", observed = [] }
version = "1.0"
reason = "the ability does not trigger"
link = "https://example.org/1"
review = 2027-01-31

[[known]]
scenario = "a.c/row"
verdict = "crash"
version = "1.0"
reason = "it runs out of memory"
review = "2026-06-30"
"""


def known(tmp_path: Path, text: str = TOML) -> KnownFailures:
    path = tmp_path / "known.toml"
    path.write_text(text, encoding="utf-8")
    return load_known(path)


def failing(step: int = 2, path: str = "/stack", observed: object = ()) -> Judgement:
    where = Divergence(step=step, path=path, op="equals", expected=["x"], observed=list(observed))  # type: ignore[call-overload]
    return Judgement(verdict=Verdict.FAIL, divergence=where)


def test_a_file_is_read(tmp_path: Path) -> None:
    found = known(tmp_path).by_scenario
    assert list(found) == ["a.b", "a.c/row"]
    assert found["a.b"].review == datetime.date(2027, 1, 31)
    assert found["a.c/row"].review == datetime.date(2026, 6, 30)
    assert found["a.b"].link == "https://example.org/1"
    assert found["a.c/row"].divergence is None


@pytest.mark.parametrize(
    ("scenario", "judgement", "verdict", "deviation"),
    [
        ("a.b", failing(), Verdict.KNOWN, False),
        ("a.b", failing(step=1), Verdict.FAIL, True),
        ("a.b", failing(path="/stack/0"), Verdict.FAIL, True),
        ("a.b", failing(observed=["y"]), Verdict.FAIL, True),
        ("a.b", Judgement(verdict=Verdict.PASS), Verdict.FIXED, True),
        ("a.b", Judgement(verdict=Verdict.CRASH), Verdict.CRASH, True),
        ("a.b", Judgement(verdict=Verdict.UNSUPPORTED), Verdict.UNSUPPORTED, True),
        ("a.b", Judgement(verdict=Verdict.FAIL), Verdict.FAIL, True),
        ("a.b", Judgement(verdict=Verdict.UNPROVEN), Verdict.UNPROVEN, True),
        ("a.c/row", Judgement(verdict=Verdict.CRASH, message="anything"), Verdict.KNOWN, False),
        ("a.c/row", failing(), Verdict.FAIL, True),
        ("a.d", Judgement(verdict=Verdict.PASS), Verdict.PASS, False),
        ("a.d", Judgement(verdict=Verdict.UNSUPPORTED), Verdict.UNSUPPORTED, False),
        *[
            ("a.d", Judgement(verdict=verdict), verdict, True)
            for verdict in Verdict
            if verdict not in (Verdict.PASS, Verdict.UNSUPPORTED, Verdict.KNOWN, Verdict.FIXED)
        ],
    ],
)
def test_what_is_known_decides_what_deviates(
    tmp_path: Path, scenario: str, judgement: Judgement, verdict: Verdict, deviation: bool
) -> None:
    assert known(tmp_path).settle(scenario, judgement) == (verdict, deviation)


def test_a_divergence_without_what_was_observed_fits_whatever_was(tmp_path: Path) -> None:
    text = TOML.replace(", observed = []", "")
    assert known(tmp_path, text).settle("a.b", failing(observed=["z"])) == (Verdict.KNOWN, False)


def test_past_reviews_and_strangers_are_named(tmp_path: Path) -> None:
    failures = known(tmp_path)
    assert [entry.scenario for entry in failures.overdue(datetime.date(2027, 2, 1))] == ["a.c/row", "a.b"]
    assert [entry.scenario for entry in failures.overdue(datetime.date(2027, 1, 31))] == ["a.c/row"]
    assert failures.overdue(datetime.date(2026, 1, 1)) == []
    assert failures.strangers(["a.b"]) == ["a.c/row"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("a.c/row", "a.b"), "two known failures of a.b"),
        (("2026-06-30", "2026-06-31"), "no date"),
        (("2026-06-30", "June"), "/known/1/review"),
        (('"crash"', '"pass"'), "/known/1/verdict"),
        (("version", "versoin"), "version"),
        (("https://example.org/1", "javascript:alert(1)"), "/known/0/link"),
        (("[[known]]", "[[known]"), "not TOML"),
        (('"a.b"', '"A B"'), "/known/0/scenario"),
    ],
)
def test_a_file_that_is_wrong_says_where(tmp_path: Path, change: tuple[str, str], expected: str) -> None:
    with pytest.raises(HeadJudgeError) as raised:
        known(tmp_path, TOML.replace(*change))
    assert expected in str(raised.value)
    assert "known.toml" in str(raised.value)
    assert raised.value.exit_code is ExitCode.USAGE


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(HeadJudgeError, match="cannot be read"):
        load_known(tmp_path / "none.toml")


def test_an_empty_file_knows_nothing(tmp_path: Path) -> None:
    assert known(tmp_path, "").by_scenario == {}
