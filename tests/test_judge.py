"""Judging: each operation, what has no order, what is not reported, what was not reached, and what decides between verdicts."""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any

import pytest
from runner_help import ALL_REPORTED, scenario

from headjudge.client import AdapterCrashError, RunResponse
from headjudge.judge import judge, judge_failure, lacking_needs
from headjudge.parts import OBJECT_FIELDS
from headjudge.scenario import Scenario
from headjudge.verdict import Judgement, Verdict

sys.path.insert(0, str(pathlib.Path(__file__).parent / "adapters"))
from fake import snapshot_of

TABLE: dict[str, Any] = {
    "turn": {"active": "alice", "step": "precombat-main"},
    "players": [
        {
            "id": "alice",
            "mana": {"G": 2},
            "counters": {"poison": 3},
            "hand": ["Opt", "Shock"],
            "library": ["Island", "Forest"],
            "graveyard": ["Ponder", "Duress"],
            "battlefield": [
                {"card": "Grizzly Bears", "as": "bear", "counters": {"p1p1": 1}},
                {"token": {"name": "Spirit", "types": ["creature"], "power": 1, "toughness": 1}},
                {"token": {"name": "Spirit", "types": ["creature"], "power": 1, "toughness": 1}},
                {"card": "Fire // Ice"},
            ],
        },
        {"id": "bob"},
    ],
}
STACK = [
    {"kind": "triggered", "source": "Soul Warden", "handle": None, "controller": "alice", "targets": []},
    {"kind": "spell", "source": "Shock", "controller": "bob", "targets": ["bear", "alice"]},
]


def played(*outcomes: str, script: int | None = None, **changes: Any) -> RunResponse:
    """An answer in which each step ends so; the last snapshot is changed."""
    steps = [
        {"outcome": outcome, "asked": [], "answers": [], "snapshot": snapshot_of(TABLE), "why": f"{outcome}!"}
        for outcome in outcomes or ("done",)
    ]
    last = steps[-1]
    for key, value in changes.items():
        last["snapshot" if key == "snapshot" else "asked"] = value
    return RunResponse(status="done", setup=snapshot_of(TABLE), steps=steps)


def with_checks(*checks: dict[str, Any], steps: int = 1, **fields: Any) -> Scenario:
    return scenario("a.b", table=TABLE, script=[{"do": "settle"}] * steps, checks=list(checks), **fields)


def verdict_of(*checks: dict[str, Any], snapshot: dict[str, Any] | None = None, **fields: Any) -> Judgement:
    shown = snapshot or snapshot_of(TABLE)
    shown["stack"] = shown["stack"] or STACK
    return judge(with_checks(*checks, **fields), played(snapshot=shown), ALL_REPORTED)


HOLDS: list[dict[str, Any]] = [
    {"path": "/players/alice/life", "equals": 20},
    {"path": "/players/alice/mana", "equals": {"G": 2}},
    {"path": "/players/alice/mana", "equals": {"G": 2, "U": 0}},
    {"path": "/players/alice/mana/G", "equals": 2},
    {"path": "/players/alice/mana/U", "equals": 0},
    {"path": "/players/alice/mana/U", "absent": True},
    {"path": "/players/alice/counters/poison", "equals": 3},
    {"path": "/players/alice/counters/energy", "equals": 0},
    {"path": "/players/alice/counters", "matches": {"energy": 0, "poison": 3}},
    {"path": "/players/alice/hand", "equals": ["Shock", "Opt"]},
    {"path": "/players/alice/hand", "count": 2},
    {"path": "/players/alice/hand", "matches": ["Shock", "Opt"]},
    {"path": "/players/alice/battlefield", "equals": ["Fire // Ice", "Spirit", "Grizzly Bears", "Spirit"]},
    {"path": "/players/alice/library", "equals": ["Island", "Forest"]},
    {"path": "/players/alice/library", "same": ["Forest", "Island"]},
    {"path": "/players/alice/library/0", "equals": "Island"},
    {"path": "/players/alice/library/2", "absent": True},
    {"path": "/players/alice/graveyard", "same": ["Duress", "Ponder"]},
    {"path": "/players/bob/graveyard", "absent": True},
    {"path": "/players/bob/lost", "equals": False},
    {"path": "/players/bob", "matches": {"life": 20, "hand": [], "counters": {}}},
    {"path": "/objects/bear/power", "equals": None},
    {"path": "/objects/bear/attached-to", "absent": True},
    {"path": "/objects/bear/counters/p1p1", "equals": 1},
    {"path": "/objects/bear/counters/m1m1", "equals": 0},
    {"path": "/objects/bear", "matches": {"name": "Grizzly Bears", "counters": {"p1p1": 1}, "attached-to": None}},
    {"path": "/objects/Fire ~1~1 Ice/zone", "equals": "battlefield"},
    {"path": "/objects/Opt/zone", "equals": "hand"},
    {"path": "/stack", "count": 2},
    {"path": "/stack", "matches": [{"source": "Soul Warden"}, {"kind": "spell", "targets": ["bear", "alice"]}]},
    {"path": "/stack/1/targets/0", "equals": "bear"},
    {"path": "/stack/2", "absent": True},
    {"path": "/stack/0/handle", "absent": True},
    {"path": "/step", "equals": "precombat-main"},
    {"path": "/turn", "equals": 5},
    {"path": "/active", "equals": "alice"},
    {"where": {"name": "Spirit"}, "count": 2},
    {"where": {"name": "Spirit", "controller": "bob"}, "count": 0},
    {"where": {"name": "Spirit", "controller": "bob"}, "absent": True},
    {"where": {"token": True, "counters": {}}, "count": 2},
    {"where": {"counters": {"p1p1": 1}}, "count": 1},
    {"where": {"counters": {"p1p1": 1, "age": 0}}, "matches": {"name": "Grizzly Bears"}},
    {"where": {"name": "Opt", "zone": "hand"}, "count": 1},
    {"where": {"name": "Opt"}, "absent": True},
]


@pytest.mark.parametrize("check", HOLDS, ids=json.dumps)
def test_a_check_that_holds(check: dict[str, Any]) -> None:
    judgement = verdict_of({"after": 1, **check})
    assert judgement == Judgement(verdict=Verdict.PASS)


FAILS: list[tuple[dict[str, Any], Any]] = [
    ({"path": "/players/alice/life", "equals": 19}, 20),
    ({"path": "/players/alice/mana", "equals": {}}, {"G": 2}),
    ({"path": "/players/alice/mana/G", "absent": True}, 2),
    ({"path": "/players/alice/counters/poison", "equals": 0}, 3),
    ({"path": "/players/alice/hand", "equals": ["Shock"]}, ["Opt", "Shock"]),
    ({"path": "/players/alice/hand", "equals": ["Shock", "Shock"]}, ["Opt", "Shock"]),
    ({"path": "/players/alice/hand", "count": 3}, 2),
    ({"path": "/players/alice/life", "count": 20}, 20),
    ({"path": "/players/alice/life", "same": []}, 20),
    ({"path": "/players/alice/life", "absent": True}, 20),
    ({"path": "/players/bob/lost", "absent": True}, False),
    ({"path": "/players/alice/library", "equals": ["Forest", "Island"]}, ["Island", "Forest"]),
    ({"path": "/players/alice/library", "matches": ["Forest", "Island"]}, ["Island", "Forest"]),
    ({"path": "/players/alice/library/2", "equals": "Island"}, "(nothing there)"),
    ({"path": "/players/alice/graveyard", "same": ["Ponder"]}, ["Ponder", "Duress"]),
    ({"path": "/objects/bear/counters", "equals": {}}, {"p1p1": 1}),
    ({"path": "/objects/bear/tapped", "equals": True}, False),
    ({"path": "/stack", "equals": []}, STACK),
    ({"path": "/stack", "matches": [{"source": "Soul Warden"}]}, STACK),
    ({"path": "/stack/0", "matches": {"source": "Soul Warden", "controller": "bob"}}, STACK[0]),
    ({"path": "/stack/0/controller", "equals": "bob"}, "alice"),
    ({"path": "/step", "equals": "upkeep"}, "precombat-main"),
    ({"where": {"name": "Spirit"}, "count": 1}, 2),
    ({"where": {"name": "Spirit"}, "absent": True}, 2),
    ({"where": {"name": "Spirit"}, "matches": {"power": 1}}, "(2 such objects)"),
    ({"where": {"name": "Soldier"}, "matches": {"power": 1}}, "(0 such objects)"),
    ({"where": {"counters": {}, "name": "Grizzly Bears"}, "count": 1}, 0),
]


@pytest.mark.parametrize(("check", "observed"), FAILS, ids=[json.dumps(check) for check, _ in FAILS])
def test_a_check_that_fails_says_where_and_what(check: dict[str, Any], observed: Any) -> None:
    judgement = verdict_of({"after": 1, **check})
    assert judgement.verdict is Verdict.FAIL
    found = judgement.divergence
    assert found is not None
    assert found.step == 1
    assert found.op in check
    assert found.path == check.get("path", f"where {json.dumps(check.get('where'), separators=(',', ':'))}")
    assert found.observed == observed
    assert found.expected == ("(nothing there)" if "absent" in check else check[found.op])
    assert found.rules == ("603.2", "603.6a")


def test_an_object_is_compared_whole_without_fields_of_later_versions() -> None:
    snapshot = snapshot_of(TABLE)
    bear = next(entry for entry in snapshot["objects"] if entry["handle"] == "bear")
    whole = {field: bear[field] for field in OBJECT_FIELDS if bear[field] is not None}
    bear["a-field-of-later"] = 1
    assert verdict_of({"after": 1, "path": "/objects/bear", "equals": whole}, snapshot=snapshot).verdict == "pass"
    assert verdict_of({"after": 1, "where": {"handle": "bear"}, "equals": whole}, snapshot=snapshot).verdict == "pass"
    less = {key: value for key, value in whole.items() if key != "tapped"}
    assert verdict_of({"after": 1, "path": "/objects/bear", "equals": less}, snapshot=snapshot).verdict == "fail"


def test_types_and_colours_have_no_order() -> None:
    snapshot = snapshot_of(TABLE)
    bear = next(entry for entry in snapshot["objects"] if entry["handle"] == "bear")
    bear["types"] = ["creature", "artifact"]
    for check in ({"equals": ["artifact", "creature"]}, {"same": ["artifact", "creature"]}):
        assert verdict_of({"after": 1, "path": "/objects/bear/types", **check}, snapshot=snapshot).verdict == "pass"
    check = {"after": 1, "where": {"types": ["artifact", "creature"]}, "count": 1}
    assert verdict_of(check, snapshot=snapshot).verdict == "pass"


def test_a_handled_object_that_is_gone_is_not_there() -> None:
    snapshot = snapshot_of(TABLE)
    snapshot["objects"] = [entry for entry in snapshot["objects"] if entry["handle"] != "bear"]
    assert verdict_of({"after": 1, "path": "/objects/bear", "absent": True}, snapshot=snapshot).verdict == "pass"
    judgement = verdict_of({"after": 1, "path": "/objects/bear/power", "equals": None}, snapshot=snapshot)
    assert judgement.verdict == "fail"
    assert judgement.divergence is not None
    assert judgement.divergence.observed == "(nothing there)"


def test_a_check_before_the_first_step_looks_at_the_set_up() -> None:
    check = {"after": 0, "path": "/players/alice/life", "equals": 7}
    judgement = judge(with_checks(check), played(), ALL_REPORTED)
    assert judgement.verdict == "fail"
    assert judgement.divergence is not None
    assert judgement.divergence.step == 0


# -- outcomes


def test_every_step_is_expected_to_be_done() -> None:
    judgement = judge(with_checks(steps=2), played("illegal", "done"), ALL_REPORTED)
    assert judgement.verdict == "fail"
    found = judgement.divergence
    assert found is not None
    assert (found.step, found.path, found.op, found.expected, found.observed) == (
        1,
        "outcome",
        "outcome",
        "done",
        "illegal",
    )
    assert judgement.message == "step 1 is illegal: illegal!"


@pytest.mark.parametrize(
    ("wanted", "outcome", "verdict"),
    [
        ("illegal", "illegal", "pass"),
        ("illegal", "done", "fail"),
        (["illegal", "done"], "done", "pass"),
        (["illegal", "done"], "not-offered", "fail"),
        ("undecided", "undecided", "pass"),
        ("not-offered", "undecided", "undecided"),
        ("done", "undecided", "undecided"),
    ],
)
def test_an_explicit_outcome_replaces_the_implicit_one(wanted: Any, outcome: str, verdict: str) -> None:
    assert judge(with_checks({"after": 1, "outcome": wanted}), played(outcome), ALL_REPORTED).verdict == verdict


def test_an_undecided_step_is_no_failure_but_one_before_it_is() -> None:
    undecided = judge(with_checks(steps=2), played("done", "undecided"), ALL_REPORTED)
    assert undecided == Judgement(verdict=Verdict.UNDECIDED, message="step 2 is undecided: undecided!")
    wrong = {"after": 1, "path": "/turn", "equals": 1}
    assert judge(with_checks(wrong, steps=2), played("done", "undecided"), ALL_REPORTED).verdict == "fail"
    late = {"after": 2, "path": "/turn", "equals": 1}
    assert judge(with_checks(late, steps=2), played("done", "undecided"), ALL_REPORTED).verdict == "undecided"


def test_an_outcome_that_ends_the_script_and_is_expected_ends_it_well() -> None:
    ended = {"after": 1, "outcome": ["done", "not-offered"]}
    assert judge(with_checks(ended, steps=3), played("not-offered"), ALL_REPORTED).verdict == "pass"


def test_a_check_on_a_step_that_was_never_reached_fails() -> None:
    ended = {"after": 1, "outcome": ["done", "not-offered"]}
    for check in ({"path": "/turn", "equals": 5}, {"outcome": "illegal"}, {"asked": {"kind": "may"}, "count": 0}):
        judgement = judge(with_checks(ended, {"after": 2, **check}, steps=2), played("not-offered"), ALL_REPORTED)
        assert judgement.verdict == "fail"
        assert judgement.divergence is not None
        assert judgement.divergence.step == 2
        assert judgement.divergence.observed == "(the step was not reached)"


def test_the_first_divergence_is_by_step_and_the_outcome_goes_first() -> None:
    checks = [
        {"after": 2, "path": "/turn", "equals": 1},
        {"after": 1, "path": "/turn", "equals": 2},
        {"after": 1, "outcome": "illegal"},
    ]
    judgement = judge(with_checks(*checks, steps=2), played("done", "done"), ALL_REPORTED)
    assert judgement.divergence is not None
    assert (judgement.divergence.step, judgement.divergence.path) == (1, "outcome")


# -- questions


@pytest.mark.parametrize(
    ("check", "verdict"),
    [
        ({"asked": {"kind": "may"}}, "pass"),
        ({"asked": {"kind": "may", "player": "bob"}}, "pass"),
        ({"asked": {"kind": "may", "about": "Opt"}, "count": 1}, "pass"),
        ({"asked": {"player": "bob"}, "count": 2}, "pass"),
        ({"asked": {"kind": "target"}, "count": 0}, "pass"),
        ({"asked": {"kind": "target"}}, "fail"),
        ({"asked": {"kind": "may"}, "count": 0}, "fail"),
        ({"asked": {"player": "bob"}, "count": 1}, "fail"),
    ],
)
def test_questions_are_counted(check: dict[str, Any], verdict: str) -> None:
    asked = [{"kind": "may", "player": "bob", "about": "Opt"}, {"kind": "order", "player": "bob", "about": None}]
    judgement = judge(with_checks({"after": 1, **check}), played(asked=asked), ALL_REPORTED)
    assert judgement.verdict == verdict
    if judgement.divergence:
        assert judgement.divergence.observed["asked"] == asked


# -- what is not reported


@pytest.mark.parametrize(
    ("check", "part"),
    [
        ({"path": "/players/alice/life", "equals": 20}, "life"),
        ({"path": "/objects/bear/power", "equals": None}, "power-toughness"),
        ({"path": "/objects/bear/zone", "equals": "battlefield"}, "objects"),
        ({"path": "/stack", "equals": []}, "stack"),
        ({"where": {"name": "Spirit", "tapped": True}, "count": 0}, "tapped"),
        ({"asked": {"kind": "may"}, "count": 0}, "asked"),
    ],
)
def test_a_check_on_what_is_not_reported_is_unsupported_and_never_passes(check: dict[str, Any], part: str) -> None:
    judgement = judge(with_checks({"after": 1, **check}), played(), ALL_REPORTED | {part: False})
    assert judgement.verdict == "unsupported"
    assert judgement.unsupported is not None
    assert (judgement.unsupported.reason, judgement.unsupported.detail) == ("part", (part,))


def test_what_can_be_judged_and_fails_is_a_failure_even_if_something_cannot_be_judged() -> None:
    unseen, wrong = {"after": 1, "path": "/stack", "equals": []}, {"after": 2, "path": "/turn", "equals": 1}
    judgement = judge(with_checks(unseen, wrong, steps=2), played("done", "done"), ALL_REPORTED | {"stack": False})
    assert judgement.verdict == "fail"


def test_a_step_without_a_snapshot_is_unsupported_but_its_outcome_counts() -> None:
    blind = played("illegal")
    blind.steps[0]["snapshot"] = None
    illegal = {"after": 1, "outcome": "illegal"}
    assert judge(with_checks(illegal), blind, ALL_REPORTED).verdict == "pass"
    for check in ({"path": "/turn", "equals": 5}, {"where": {"name": "Spirit"}, "absent": True}):
        judgement = judge(with_checks(illegal, {"after": 1, **check}), blind, ALL_REPORTED)
        assert judgement.verdict == "unsupported"
        assert judgement.unsupported is not None
        assert judgement.unsupported.detail == ("snapshot after step 1",)


# -- other answers


def test_a_wrong_set_up_is_not_blamed_on_a_rule() -> None:
    response = played()
    assert response.setup is not None
    response.setup["players"][0]["life"] = 1
    judgement = judge(with_checks({"after": 1, "path": "/turn", "equals": 1}), response, ALL_REPORTED)
    assert judgement.verdict == "setup"
    assert judgement.divergence is not None
    assert (judgement.divergence.step, judgement.divergence.path) == (0, "/players/alice/life")


def test_an_adapters_own_answers_are_taken() -> None:
    lacking = judge(with_checks(), RunResponse(status="unsupported", reason="card", detail=["Opt"]), ALL_REPORTED)
    assert lacking.verdict == "unsupported"
    assert lacking.unsupported is not None
    assert (lacking.unsupported.reason, lacking.unsupported.detail) == ("card", ("Opt",))
    error = judge(with_checks(), RunResponse(status="error", message="no such ability"), ALL_REPORTED)
    assert error == Judgement(verdict=Verdict.ERROR, message="no such ability")
    crash = judge_failure(AdapterCrashError("fake", "ended with exit code 7"))
    assert crash == Judgement(verdict=Verdict.CRASH, message="ended with exit code 7")


def test_needs_are_looked_up() -> None:
    needing = with_checks(needs=["payment"])
    assert lacking_needs(needing, {"payment": True}) is None
    lacking = lacking_needs(needing, {"payment": False})
    assert lacking is not None
    assert lacking.verdict == "unsupported"
    assert lacking_needs(needing, {}) == lacking


# -- the documents of the shared examples


def test_the_examples_pass_on_an_adapter_that_answers_what_they_expect() -> None:
    """Each path and field that the examples look at is found in a snapshot, so that a wrong word would be seen."""
    examples = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "examples" / "smoke.json"
    if not examples.exists():
        pytest.skip("the shared examples are not beside this checkout")
    for document in json.loads(examples.read_text(encoding="utf-8")):
        example = Scenario.checked(document, document["id"])
        steps = [
            {"outcome": "done", "asked": [], "answers": [], "snapshot": snapshot_of(example.table)}
            for _ in example.script
        ]
        response = RunResponse(status="done", setup=snapshot_of(example.table), steps=steps)
        judgement = judge(example, response, ALL_REPORTED)
        assert judgement.verdict in ("pass", "fail")
        if judgement.divergence:
            assert judgement.divergence.step > 0 or judgement.divergence.op is not None
