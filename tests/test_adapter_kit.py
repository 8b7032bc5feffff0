"""`headjudge.adapter`: an engine of three functions, and the protocol that is spoken for it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from runner_help import scenario

from headjudge import schema
from headjudge.adapter import FREE, Answers, Fault, Illegal, NotOffered, Server, Undecided, Unsupported, entries, only
from headjudge.manifest import load
from headjudge.parts import PARTS
from headjudge.session import EngineSession
from headjudge.verdict import Verdict

TABLE = {"turn": {"active": "alice", "step": "precombat-main"}, "players": [{"id": "alice"}, {"id": "bob"}]}


class Aliasing:
    """An engine that shows its own lists, and goes on changing them."""

    def set_up(self, table: dict[str, Any]) -> None:
        self.bob: dict[str, Any] = {"id": "bob", "life": 20}

    def step(self, step: dict[str, Any], answers: Answers) -> None:
        self.bob["life"] -= 1

    def snapshot(self) -> dict[str, Any]:
        return {"players": [{"id": "alice", "life": 20}, self.bob]}


class Counting:
    """An engine that counts its steps down Bob's life; what else it does is said by the card that is cast."""

    def __init__(self) -> None:
        self.life = 20

    def set_up(self, table: dict[str, Any]) -> None:
        if table["players"][0].get("hand") == ["Unknown"]:
            raise Unsupported("card", "Unknown")
        if table["players"][0].get("hand") == ["Nonsense"]:
            raise Fault("a card that is nowhere")

    def step(self, step: dict[str, Any], answers: Answers) -> None:
        match step["card"]:
            case "Refuse":
                raise Illegal("no priority")
            case "Half":
                self.life = 3
                raise Illegal("too late to go back", unchanged=False)
            case "Ask":
                answers.ask("may", "bob", ("bear-2", "Grizzly Bears"))
            case "Otherwise":
                answers.take("may", "bob")
                raise NotOffered("the engine chose by itself")
            case "Break":
                raise KeyError("\ud800 half a character")
            case "Object":
                self.life = object()  # type: ignore[assignment]
            case _:
                self.life -= 1

    def snapshot(self) -> dict[str, Any]:
        return {"players": [{"id": "alice", "life": 20}, {"id": "bob", "life": self.life}]}


def server(**about: Any) -> Server:
    return Server(Counting, **({"name": "counting", "version": "1", "reports": {"life", "asked"}} | about))


def answer(request: dict[str, Any], **about: Any) -> dict[str, Any]:
    line = server(**about).answer(json.dumps(request).encode())
    assert line is not None
    assert line.endswith(b"\n")
    found: dict[str, Any] = json.loads(line)
    return found


def run(*cards: str, answers: list[dict[str, Any]] | None = None, hand: str = "Bear") -> dict[str, Any]:
    """What comes of casting cards. The answers are those of each step."""
    table = TABLE | {"players": [{"id": "alice", "hand": [hand]}, {"id": "bob"}]}
    script = [
        {"do": "cast", "player": "alice", "card": card} | ({"answers": answers} if answers else {}) for card in cards
    ]
    found = answer({"cmd": "run", "id": 7, "table": table, "script": script})
    assert schema.problems("protocol/run-response", found) == []
    return found


def lives(found: dict[str, Any]) -> list[int | None]:
    return [step["snapshot"] and step["snapshot"]["players"][1]["life"] for step in found["steps"]]


def test_hello_answers_every_part_and_need() -> None:
    found = answer({"cmd": "hello", "id": 1, "protocol": [1, 1]}, needs={"teams"}, homepage="https://example.org")
    assert schema.problems("protocol/hello-response", found) == []
    assert found["engine"] == {"name": "counting", "version": "1", "homepage": "https://example.org"}
    assert {part for part in PARTS if found["reports"][part]} == {"life", "asked"}
    assert found["needs"] == {"teams": True, "more-than-two-players": False, "payment": False}


def test_a_protocol_that_is_not_spoken_is_an_error() -> None:
    assert "speaks version 1" in answer({"cmd": "hello", "id": 1, "protocol": [2, 3]})["message"]


def test_what_keeps_the_adapter_from_starting_is_told() -> None:
    def prepare() -> None:
        raise Fault("name the card data")

    found = answer({"cmd": "hello", "id": 1, "protocol": [1, 1]}, prepare=prepare)
    assert found == {"id": 1, "status": "error", "message": "name the card data"}


@pytest.mark.parametrize(
    ("about", "said"), [({"reports": {"lives"}}, "no part 'lives'"), ({"needs": {"x"}}, "no need 'x'")]
)
def test_a_mistyped_part_or_need_is_refused(about: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        server(**about)


def test_each_step_is_answered_and_shown() -> None:
    found = run("Bear", "Bear")
    assert (found["id"], found["status"]) == (7, "done")
    assert found["setup"]["players"][1]["life"] == 20
    assert lives(found) == [19, 18]
    assert found["steps"][0] == {
        "outcome": "done",
        "why": None,
        "asked": [],
        "answers": [],
        "snapshot": {**found["steps"][0]["snapshot"]},
    }


def test_a_snapshot_is_of_its_moment() -> None:
    script = [{"do": "pass", "player": "alice"}] * 2
    line = json.dumps({"cmd": "run", "id": 2, "table": TABLE, "script": script}).encode()
    answered = Server(Aliasing, name="aliasing", version="1", reports={"life"}).answer(line)
    assert answered is not None
    found = json.loads(answered)
    assert found["setup"]["players"][1]["life"] == 20
    assert lives(found) == [19, 18]


def test_each_scenario_gets_a_new_engine() -> None:
    kept = server()
    line = json.dumps(
        {"cmd": "run", "id": 2, "table": TABLE, "script": [{"do": "cast", "player": "alice", "card": "X"}]}
    ).encode()
    assert kept.answer(line) == kept.answer(line)


def test_after_illegal_the_script_goes_on() -> None:
    found = run("Refuse", "Half", "Bear")
    assert [step["outcome"] for step in found["steps"]] == ["illegal", "illegal", "done"]
    assert lives(found) == [20, None, 2]
    assert found["steps"][0]["why"] == "no priority"


def test_an_answer_is_taken_once_and_the_rest_is_unused() -> None:
    given = [
        {"player": "bob", "kind": "number", "answer": 3},
        {"player": "bob", "kind": "may", "about": "Grizzly Bears", "answer": True},
    ]
    (step,) = run("Ask", answers=given)["steps"]
    assert step["asked"] == [{"kind": "may", "player": "bob", "about": "bear-2"}]
    assert step["answers"] == ["unused", "taken"]


def test_a_question_without_an_answer_ends_the_script() -> None:
    found = run("Ask", "Bear")
    (step,) = found["steps"]
    assert (step["outcome"], step["snapshot"]) == ("undecided", None)
    assert step["why"] == "bob is asked may about bear-2"
    assert len(step["asked"]) == 1


def test_the_answer_that_was_not_offered_is_marked() -> None:
    (step,) = run("Otherwise", "Bear", answers=[{"player": "bob", "kind": "may", "answer": True}])["steps"]
    assert (step["outcome"], step["answers"], step["asked"]) == ("not-offered", ["not-offered"], [])


def test_answers_fit_by_kind_player_and_what_they_are_about() -> None:
    given = [
        {"player": "alice", "kind": "may", "answer": False},
        {"player": "bob", "kind": "may", "about": "Shock", "answer": True},
        {"player": "bob", "kind": "mana-type", "answer": "G"},
        {"kind": "order", "free": True},
    ]
    answers = Answers({"answers": given})
    assert answers.take("may", "bob") is None
    assert answers.ask("may", "bob", "Shock") is True
    with pytest.raises(Undecided):
        answers.ask("may", "bob", "Shock")
    assert answers.ask(("color", "mana-type"), "bob", "Forest") == "G"
    assert [answers.ask("order", "alice"), answers.ask("order", "bob")] == [FREE, FREE]
    assert answers.became == ["unused", "taken", "taken", "taken"]
    assert [question["kind"] for question in answers.asked] == ["may", "may", "color", "order", "order"]


def test_unsupported_says_what_is_lacking() -> None:
    assert run(hand="Unknown") == {"id": 7, "status": "unsupported", "reason": "card", "detail": ["Unknown"]}


def test_a_fault_of_the_scenario_is_an_error() -> None:
    assert run(hand="Nonsense")["message"] == "a card that is nowhere"


def test_a_failure_of_the_adapter_is_an_error_with_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("Break")["message"].startswith("KeyError: ")
    assert "in step" in capsys.readouterr().err


def test_a_snapshot_that_is_no_json_is_an_error() -> None:
    assert run("Object")["message"].startswith("TypeError: ")


@pytest.mark.parametrize(
    ("key", "place", "pointer"),
    [("mood", ("table",), "/table"), ("do", ("script", 0), "/script/0")],
)
def test_what_is_not_known_in_table_and_script_is_never_ignored(key: str, place: tuple[Any, ...], pointer: str) -> None:
    request: dict[str, Any] = {"cmd": "run", "id": 3, "table": dict(TABLE), "script": [{"do": "settle"}]}
    inner: Any = request
    for part in place:
        inner = inner[part]
    inner[key] = "strange"
    found = answer(request)
    assert (found["status"], found["reason"]) == ("unsupported", "format")
    assert found["detail"][0].startswith(pointer)


def test_what_is_wrong_elsewhere_is_an_error() -> None:
    assert answer({"cmd": "run", "id": 3, "table": TABLE})["status"] == "error"
    assert "no command 'dance'" in answer({"cmd": "dance", "id": 3})["message"]


@pytest.mark.parametrize("line", [b"{", b"[]", b'{"cmd": "run"}', b'{"id": true}', b"\xff"])
def test_a_line_without_a_number_cannot_be_answered(line: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        server().answer(line)


def test_bye_has_no_answer() -> None:
    assert server().answer(b'{"cmd": "bye", "id": 9}') is None


def test_a_served_engine_is_played_on_and_what_it_prints_disturbs_nobody(tmp_path: Path) -> None:
    (tmp_path / "adapter.toml").write_text('name = "counting"\ncommand = ["{python}", "main.py"]\n')
    (tmp_path / "main.py").write_text(
        f"import os, sys\nsys.path.insert(0, {str(Path(__file__).parent)!r})\n"
        "from test_adapter_kit import Counting\nfrom headjudge.adapter import serve\n"
        "class Loud(Counting):\n"
        "    def step(self, step, answers):\n"
        "        print('printed'); os.system('echo by a child')\n"
        "        super().step(step, answers)\n"
        "serve(Loud, name='counting', version='1', reports={'life'})\n"
    )
    checks = [{"after": 1, "path": "/players/bob/life", "equals": 19}]
    with EngineSession(load(str(tmp_path))) as session:
        for _ in range(2):
            played = session.play(scenario("a", "Bear", checks=checks))
            assert played.judge(scenario("a", "Bear", checks=checks)).verdict is Verdict.PASS
            assert "printed" in played.stderr
        assert session.restarts == 0


def test_the_kit_loads_nothing_of_the_command_line() -> None:
    import subprocess

    code = (
        "import sys, headjudge.adapter; print([m for m in ('click', 'rich', 'gherkin', 'pytest') if m in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_every_entry_of_a_table_has_its_handle() -> None:
    bear = {"card": "Grizzly Bears", "as": "bear"}
    token = {"token": {"name": "Soldier", "types": ["creature"]}}
    players = [
        {"id": "alice", "hand": ["Forest", "Shock"], "library": ["Island"], "battlefield": [bear, token]},
        {"id": "bob", "battlefield": [{"card": "Forest", "tapped": True}, {"copy-of": "Hill Giant"}]},
    ]
    assert [(each.player, each.zone, each.handle, each.fields) for each in entries(TABLE | {"players": players})] == [
        ("alice", "hand", None, {"card": "Forest"}),
        ("alice", "hand", "Shock", {"card": "Shock"}),
        ("alice", "library", "Island", {"card": "Island"}),
        ("alice", "battlefield", "bear", bear),
        ("alice", "battlefield", None, token),
        ("bob", "battlefield", None, {"card": "Forest", "tapped": True}),
        ("bob", "battlefield", None, {"copy-of": "Hill Giant"}),
    ]


def test_a_key_that_the_adapter_does_not_know_is_unsupported() -> None:
    only({"id": "alice", "life": 3}, "id", "life", "hand")
    with pytest.raises(Unsupported) as lacking:
        only({"id": "alice", "life": 3, "mana": {}}, "id")
    assert (lacking.value.reason, lacking.value.detail) == ("format", ("life", "mana"))
