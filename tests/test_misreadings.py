"""Breaking the oracle shows: each misreading of the rules fails scenarios of the rulings that it gets wrong."""

from __future__ import annotations

from functools import cache

import pytest

from headjudge.gherkin.compile import compile_folder
from headjudge.judge import judge
from headjudge.resources import folder
from headjudge.scenario import Scenario
from headjudge.verdict import Verdict
from tests.in_process import REPORTS, judged, played
from tests.misreadings import documents, entering, mana, time_and_x

MISREADINGS = entering.MISREADINGS | mana.MISREADINGS | time_and_x.MISREADINGS | documents.MISREADINGS


@cache
def scenarios() -> tuple[Scenario, ...]:
    return tuple(compile_folder(folder("features")))


def fails(scenario: Scenario) -> bool:
    return judge(scenario, played(scenario), REPORTS).verdict is not Verdict.PASS


def shows(scenario: Scenario, paragraph: str) -> bool:
    return any(claim.rstrip("abcdefghijklmnopqrstuvwxyz") == paragraph for claim in scenario.claims)


def test_the_oracle_as_it_is_passes() -> None:
    judgements = judged(scenarios())
    assert [name for name, judgement in judgements.items() if judgement.verdict is not Verdict.PASS] == []


@pytest.mark.parametrize("name", MISREADINGS)
def test_a_misreading_fails_the_rulings_that_it_gets_wrong(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    misreading = MISREADINGS[name]
    about = {p: [s for s in scenarios() if shows(s, p)] for p in misreading.paragraphs}
    assert all(about.values())
    misreading.patch(monkeypatch)
    assert [p for p, of_it in about.items() if not any(fails(s) for s in of_it)] == []
