"""Judging: does what an adapter saw hold against a scenario's checks.

A scenario fails if any check that can be judged fails; else it is undecided if a step is; else it is unsupported if any check
looks at something that the engine does not report; else it passes. Checks are taken step by step, the outcome of a step before
what is looked at after it, so that the first one that fails is the first divergence. A check that fails before an undecided
step is a failure; what stands at that step or after it is not judged.

What a set-up, an absence's control and a known failure do to a verdict stands in `setup`, `run` and `known`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from headjudge.client import AdapterError, RunResponse
from headjudge.judge_paths import MISSING, covers, find, fitting, normal, nothing_there, unordered
from headjudge.parts import parts_of_check
from headjudge.scenario import Scenario
from headjudge.setup import compare_setup
from headjudge.verdict import NOT_REACHED, NOTHING_THERE, Divergence, Judgement, Unsupported, Verdict

__all__ = ["judge", "judge_failure", "lacking_needs"]

Document = dict[str, Any]

_OPS: Final = ("equals", "same", "matches", "absent", "count")
_PATH_LENGTH: Final = 1000


def lacking_needs(scenario: Scenario, needs: Mapping[str, bool]) -> Judgement | None:
    """The judgement of a scenario that needs what the engine does not have; None if it has all."""
    lacking = tuple(need for need in scenario.needs if not needs.get(need, False))
    return Judgement(verdict=Verdict.UNSUPPORTED, unsupported=Unsupported("needs", lacking)) if lacking else None


def judge_failure(error: AdapterError) -> Judgement:
    """The judgement of a scenario during which the adapter died, fell silent or babbled."""
    return Judgement(verdict=Verdict(error.verdict), message=error.message)


def judge(scenario: Scenario, response: RunResponse, reports: Mapping[str, bool]) -> Judgement:
    """Judge what an adapter answered.

    In: the scenario, the adapter's answer to it, and the parts that the adapter says it reports. Out: pass, fail, setup,
    undecided, error or unsupported. An absence that passes here still waits for its control.
    """
    if response.status == "unsupported":
        return Judgement(verdict=Verdict.UNSUPPORTED, unsupported=Unsupported(response.reason, tuple(response.detail)))
    if response.status == "error":
        return Judgement(verdict=Verdict.ERROR, message=response.message)
    assert response.setup is not None  # the schema of a `done` answer has it
    if divergence := compare_setup(scenario.table, response.setup, reports):
        return _diverging(Verdict.SETUP, divergence, scenario)
    return _judge_checks(scenario, response, reports)


def _judge_checks(scenario: Scenario, response: RunResponse, reports: Mapping[str, bool]) -> Judgement:
    lacking: dict[str, None] = {}
    for check, implicit in _in_order(scenario):
        step = check["after"]
        reached = step <= len(response.steps)
        if implicit and not reached:
            continue  # an outcome that ends the script was among the expected ones
        result = response.steps[step - 1] if reached and step else None
        if result and result["outcome"] == "undecided" and "outcome" in check and not _accepts(check, "undecided"):
            return Judgement(verdict=Verdict.UNDECIDED, message=_why(step, result))
        if unseen := _unseen(check, result, reports):
            lacking.update(dict.fromkeys(unseen))
        elif divergence := _judge_check(check, response, reached):
            return _diverging(Verdict.FAIL, divergence, scenario, _why(step, result) if result else None)
    if lacking:
        return Judgement(verdict=Verdict.UNSUPPORTED, unsupported=Unsupported("part", tuple(lacking)))
    return Judgement(verdict=Verdict.PASS)


def _unseen(check: Document, result: Document | None, reports: Mapping[str, bool]) -> list[str]:
    """What a check looks at and the engine does not show: parts that it does not report, or all of a step."""
    unseen = [part for part in sorted(parts_of_check(check)) if not reports.get(part, False)]
    if not unseen and result and result["snapshot"] is None and ("path" in check or "where" in check):
        return [f"snapshot after step {check['after']}"]
    return unseen


def _diverging(verdict: Verdict, divergence: Divergence, scenario: Scenario, message: str | None = None) -> Judgement:
    cited = msgspec.structs.replace(divergence, rules=scenario.rules)
    return Judgement(verdict=verdict, divergence=cited, message=message)


def _in_order(scenario: Scenario) -> Iterator[tuple[dict[str, Any], bool]]:
    """All checks in the order in which they are judged, each with whether it is an implicit one (that a step is done)."""
    said = {check["after"] for check in scenario.checks if "outcome" in check}
    checks = [(check, False) for check in scenario.checks]
    checks += [({"after": n, "outcome": "done"}, True) for n in range(1, len(scenario.script) + 1) if n not in said]
    yield from sorted(checks, key=lambda pair: (pair[0]["after"], "outcome" not in pair[0]))


def _accepts(check: Document, outcome: str) -> bool:
    wanted = check["outcome"]
    return outcome == wanted if isinstance(wanted, str) else outcome in wanted


def _why(step: int, result: Document) -> str | None:
    """What the adapter says about a step that is not done."""
    if result["outcome"] == "done":
        return None
    why = result.get("why")
    return f"step {step} is {result['outcome']}" + (f": {why}" if why else "")


def _judge_check(check: Document, response: RunResponse, reached: bool) -> Divergence | None:
    """Judge one check that can be judged. Out: how it fails, or None if it holds."""
    step = check["after"]
    if not reached:
        path, op, expected = _looked_at(check)
        return Divergence(step=step, path=path, op=op, expected=expected, observed=NOT_REACHED)
    if "outcome" in check:
        observed = response.steps[step - 1]["outcome"]
        if _accepts(check, observed):
            return None
        return Divergence(step=step, path="outcome", op="outcome", expected=check["outcome"], observed=observed)
    if "asked" in check:
        return _judge_asked(check, response.steps[step - 1]["asked"])
    snapshot: Document = response.steps[step - 1]["snapshot"] if step else response.setup or {}
    return _judge_where(check, snapshot) if "where" in check else _judge_path(check, snapshot)


def _looked_at(check: Document) -> tuple[str, str, Any]:
    """A check's path as it is told, its operation, and what it expects."""
    if "outcome" in check:
        return "outcome", "outcome", check["outcome"]
    if "asked" in check:
        op = "count" if "count" in check else "asked"
        return _told("asked", check["asked"]), op, check.get("count", "at least 1")
    op = next(op for op in _OPS if op in check)
    path = _told("where", check["where"]) if "where" in check else check["path"]
    return path, op, NOTHING_THERE if op == "absent" else check[op]


def _told(what: str, fields: Document) -> str:
    return f"{what} {msgspec.json.encode(fields, order='deterministic').decode()}"[:_PATH_LENGTH]


def _judge_asked(check: Document, asked: list[Document]) -> Divergence | None:
    fits = sum(all(question.get(key) == value for key, value in check["asked"].items()) for question in asked)
    path, op, expected = _looked_at(check)
    if fits == expected or (op == "asked" and fits):
        return None
    questions = [{key: question.get(key) for key in ("kind", "player", "about")} for question in asked]
    return Divergence(
        step=check["after"], path=path, op=op, expected=expected, observed={"count": fits, "asked": questions}
    )


def _judge_where(check: Document, snapshot: Document) -> Divergence | None:
    found = fitting(snapshot, check["where"])
    path, op, expected = _looked_at(check)
    observed: Any = len(found)
    if op == "absent":
        holds = not found
    elif op == "count":
        holds = len(found) == expected
    elif len(found) != 1:
        observed, holds = f"({len(found)} such objects)", False
    else:
        observed = found[0]
        holds = normal(observed) == normal(expected) if op == "equals" else covers(observed, expected)
    return None if holds else Divergence(step=check["after"], path=path, op=op, expected=expected, observed=observed)


def _judge_path(check: Document, snapshot: Document) -> Divergence | None:
    path, op, expected = _looked_at(check)
    found, field = find(snapshot, path)
    observed = NOTHING_THERE if found is MISSING else found
    if op == "absent":
        holds = nothing_there(found, path)
    elif found is MISSING:
        holds = False
    elif op == "count":
        holds = isinstance(found, list) and len(found) == expected
        observed = len(found) if isinstance(found, list) else found
    elif op == "equals":
        holds = normal(found, field) == normal(expected, field)
    elif op == "same":
        holds = isinstance(found, list) and unordered(normal(found)) == unordered(normal(expected))
    else:
        holds = covers(found, expected, field)
    return None if holds else Divergence(step=check["after"], path=path, op=op, expected=expected, observed=observed)
