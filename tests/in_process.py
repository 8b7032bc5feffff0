"""Scenarios played on the oracle within the test's own process, so that a test can look at it, or break it."""

from __future__ import annotations

from collections.abc import Iterable

from headjudge.client import RunResponse
from headjudge.judge import judge
from headjudge.parts import PARTS
from headjudge.results import prove
from headjudge.scenario import Scenario
from headjudge.verdict import Judgement
from oracle import driver

REPORTS = dict.fromkeys(PARTS, True)


def played(scenario: Scenario, *, trace: bool = False) -> RunResponse:
    """Play a scenario's table and script; the adapter's answer, read as the runner reads it."""
    answer = driver.play(scenario.table, scenario.script, trace)
    return RunResponse(
        status=answer["status"],
        setup=answer.get("setup"),
        steps=answer.get("steps", ()),
        reason=answer.get("reason", ""),
        detail=answer.get("detail", ()),
        message=answer.get("message", ""),
        document=answer,
    )


def judged(scenarios: Iterable[Scenario]) -> dict[str, Judgement]:
    """Play and judge scenarios, absences in the light of their controls; by id."""
    found = {s.id: (s, judge(s, played(s), REPORTS)) for s in scenarios}
    return {
        name: prove(s, judgement, found[s.control][1].verdict if s.control in found else None)
        for name, (s, judgement) in found.items()
    }
