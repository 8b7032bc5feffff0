"""`headjudge compile --check-answers`: the alternatives of each kind of answer, and which answers change no check."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge import schema
from headjudge.alternatives import LIMIT, Idle, Replay, alternatives, idle_answers

TABLE = {
    "turn": {"active": "alice", "step": "precombat-main"},
    "players": [
        {
            "id": "alice",
            "hand": ["Shock"],
            "battlefield": [
                {"card": "Forest", "as": "f1"},
                "Solemnity",
                {"token": {"name": "Spirit Token", "types": ["creature"], "subtypes": ["Spirit"]}, "as": "s1"},
            ],
        },
        {"id": "bob", "battlefield": ["Grizzly Bears"]},
    ],
}
DONE = {"outcome": "done", "asked": [], "answers": ["taken", "taken"]}


def scenario(*answers: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": "a",
        "cards": ["Forest", "Grizzly Bears", "Shock", "Solemnity"],
        "table": TABLE,
        "script": [{"do": "settle"}, {"do": "settle", "answers": list(answers)}],
        "checks": [],
    }


def answer(kind: str, choice: Any, **more: Any) -> dict[str, Any]:
    return {"player": "alice", "kind": kind, "about": "Shock", "answer": choice, **more}


@pytest.mark.parametrize(
    ("kind", "choice", "some"),
    [
        ("may", True, [False]),
        ("pay", True, [False]),
        ("pay", [{"pool": "W"}], [True, False]),
        ("color", "W", ["U", "G"]),
        ("mana-type", "C", ["W", "G"]),
        ("number", 2, [0, 1, 3, 5]),
        ("mode", 1, [2, 3]),
        ("mode", [1, 2], [[1, 3], [2, 3]]),
        ("mana", {"R": 1, "G": 1}, [{"R": 2}, {"G": 2}, {"G": 1, "W": 1}]),
        ("card-type", "creature", ["artifact", "land"]),
        ("creature-type", "Bear", ["Spirit", "Elf"]),
        ("name", "Shock", ["Solemnity"]),
        ("player", "alice", ["bob"]),
        ("option", "Island", ["Forest"]),
        ("choose-cards", "Shock", [[], ["f1"], ["Shock", "Grizzly Bears"]]),
        ("choose-cards", ["f1", "s1"], [["f1"], ["s1"], ["f1", "Solemnity"]]),
        ("target", "bob", ["alice", "Grizzly Bears"]),
        ("target", ["bob", "f1"], [["alice", "f1"], ["bob", "s1"]]),
        ("order", ["Solemnity", "Grizzly Bears"], [["Grizzly Bears", "Solemnity"]]),
        ("replacement-order", "Solemnity", ["Grizzly Bears"]),
        ("divide", {"bob": 2, "f1": 1}, [{"bob": 1, "f1": 2}, {"bob": 3}, {"bob": 1, "f1": 1, "alice": 1}]),
        ("scry", {"top": ["Shock"], "bottom": []}, [{"top": [], "bottom": ["Shock"]}]),
        ("surveil", {"top": [], "graveyard": ["Shock"]}, [{"top": ["Shock"], "graveyard": []}]),
        ("scry", {"top": ["Shock", "f1"], "bottom": []}, [{"top": ["f1", "Shock"], "bottom": []}]),
        ("cast", [{"card": "Shock", "targets": ["bob"]}], [[]]),
    ],
)
def test_each_kind_has_alternatives(kind: str, choice: Any, some: list[Any]) -> None:
    given = answer(kind, choice)
    assert schema.is_valid("scenario/answer", given)
    found = alternatives(given, scenario(given))
    choices = [each["answer"] for each in found]
    for each in some:
        assert each in choices
    assert choice not in choices
    assert len(choices) <= LIMIT
    assert all(choices.count(each) == 1 for each in choices)
    assert all(schema.is_valid("scenario/answer", each) for each in found)


def test_every_kind_of_question_is_covered() -> None:
    from headjudge.alternatives import _MAKERS

    assert set(_MAKERS) == set(schema.definition("scenario/question-kind")["enum"])


def played(passed: bool, *steps: dict[str, Any]) -> Replay:
    return Replay(passed, steps or (DONE, DONE))


def test_an_answer_that_changes_a_check_matters() -> None:
    given = scenario(answer("color", "W"))
    found = idle_answers(given, lambda each: played(each["script"][1]["answers"][0]["answer"] == "W"))
    assert list(found) == []


def first(document: dict[str, Any]) -> Any:
    return document["script"][1]["answers"][0]["answer"]


def step(outcome: str, *fates: str, asked: tuple[str, ...] = ()) -> dict[str, Any]:
    questions = [{"kind": kind, "player": "alice", "about": "Shock"} for kind in asked]
    return {"outcome": outcome, "asked": questions, "answers": list(fates)}


def test_an_answer_that_changes_no_check_is_named() -> None:
    given = scenario(answer("may", False), answer("color", "W"))
    both = step("done", "taken", "taken", asked=("may", "color"))
    (finding,) = idle_answers(given, lambda each: played(first(each) is False, DONE, both))
    assert (finding.step, finding.place, finding.answer["kind"]) == (2, 2, "color")
    assert (finding.why, finding.tried) == (Idle.SAME, 5)


@pytest.mark.parametrize("outcome", [step("not-offered", "not-offered"), step("illegal", "unused")])
def test_what_was_no_option_does_not_count(outcome: dict[str, Any]) -> None:
    given = scenario(answer("color", "W"))
    (finding,) = idle_answers(given, lambda each: played(True) if first(each) == "W" else played(False, DONE, outcome))
    assert (finding.why, finding.tried) == (Idle.ONLY, 0)


def test_where_a_later_answer_is_not_offered_the_first_made_a_difference() -> None:
    given = scenario(answer("color", "W"), answer("color", "U"))
    refused = played(False, DONE, step("not-offered", "taken", "not-offered"))
    found = list(idle_answers(given, lambda each: played(True) if first(each) == "W" else refused))
    assert [finding.place for finding in found] == [2]


def test_an_answer_that_is_refused_as_it_should_be_matters_if_another_is_not() -> None:
    given = scenario(answer("color", "W"))
    refused = played(True, DONE, step("not-offered", "not-offered"))
    assert list(idle_answers(given, lambda each: refused if first(each) == "W" else played(False))) == []


def test_free_answers_and_a_may_that_the_rules_do_not_allow_are_exempt() -> None:
    free = {"kind": "order", "free": True}
    given = scenario(free, answer("may", True))
    assert list(idle_answers(given, lambda _: played(True))) == []


def test_a_may_that_is_asked_is_not_exempt() -> None:
    given = scenario(answer("may", True))
    (finding,) = idle_answers(given, lambda _: played(True, DONE, step("done", "taken", asked=("may",))))
    assert (finding.why, finding.tried) == (Idle.SAME, 1)


def test_an_answer_to_a_question_that_is_never_put_is_named_but_in_an_absence() -> None:
    given = scenario(answer("color", "W"), answer("may", False), answer("choose-cards", []))
    unused = played(True, DONE, step("done", "unused", "unused", "unused"))
    found = idle_answers(given, lambda _: unused)
    assert [finding.why for finding in found] == [Idle.NEVER, Idle.ONLY, Idle.ONLY]  # nothing is all that can be chosen
    assert list(idle_answers({**given, "shows": "absence"}, lambda _: unused)) == []


def test_a_scenario_without_answers_is_not_even_played() -> None:
    def play(_: dict[str, Any]) -> Replay:
        raise AssertionError("played")

    assert list(idle_answers({**scenario(), "script": [{"do": "settle"}]}, play)) == []
