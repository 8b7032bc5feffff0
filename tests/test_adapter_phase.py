"""adapters/phase, played through the protocol as the runner does it.

Tests on real cards need a card data file, which lies beside a checkout or not at all; the others make up their own cards.
"""

from __future__ import annotations

import gzip
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from headjudge import manifest, resources
from headjudge.client import Client, NeverReadyError, RunResponse
from headjudge.judge import judge
from headjudge.known import load_known
from headjudge.scenario import Scenario, load_documents
from headjudge.verdict import Verdict

pytest.importorskip("phase", reason="phase-python is not installed (the extra `phase`)")

Document = dict[str, Any]
CARD_DATA = Path(__file__).resolve().parents[1].parent / "shared" / "data" / "atomic-cards.json.gz"
SMOKE = CARD_DATA.parents[1] / "examples" / "smoke.json"
needs_cards = pytest.mark.skipif(not CARD_DATA.is_file(), reason="no card data lies beside this checkout")

MAIN = {"active": "alice", "step": "precombat-main"}


def made_up(name: str, types: list[str], *, cost: str = "", text: str = "", **more: Any) -> Document:
    """A card that nobody printed, in AtomicCards' shape."""
    facts: Document = {
        "name": name,
        "type": " ".join(types),
        "types": types,
        "subtypes": [],
        "supertypes": [],
        "colors": [],
        "colorIdentity": [],
        "manaValue": 0.0,
        "text": text,
        "keywords": [],
        "layout": "normal",
        "legalities": {},
        "identifiers": {},
        **more,
    }
    if cost:
        facts["manaCost"] = cost
    return facts


MADE_UP = {
    "Plain Bear": [made_up("Plain Bear", ["Creature"], cost="{1}{G}", colors=["G"], power="2", toughness="2")],
    "Small Bolt": [
        made_up("Small Bolt", ["Instant"], cost="{R}", colors=["R"], text="Small Bolt deals 2 damage to any target.")
    ],
    "Odd One": [made_up("Odd One", ["Creature"], power="1", toughness="1", text="Odd One zorbles the quux twice.")],
    "Two Faces": [made_up("Two Faces", ["Instant"], side="a"), made_up("Two Faces", ["Sorcery"], side="b")],
}


def start(card_data: Path | str) -> Client:
    """An adapter that has said hello."""
    client = Client(manifest.load("phase", {"card_data": str(card_data)}, environment={}))
    client.start()
    return client


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The adapter with a handful of made-up cards."""
    path = tmp_path_factory.mktemp("cards") / "cards.json"
    path.write_text(json.dumps({"meta": {}, "data": MADE_UP}), encoding="utf-8")
    client = start(path)
    yield client
    client.close()


@pytest.fixture(scope="module")
def phase() -> Iterator[Client]:
    """The adapter with all cards."""
    client = start(CARD_DATA)
    yield client
    client.close()


def table(alice: Document, bob: Document | None = None, *others: Document, turn: Document | None = None) -> Document:
    return {"turn": dict(turn or MAIN), "players": [{"id": "alice", **alice}, {"id": "bob", **(bob or {})}, *others]}


def cast(card: str, player: str = "alice", **more: Any) -> Document:
    return {"do": "cast", "player": player, "card": card, **{key.rstrip("_"): value for key, value in more.items()}}


def activate(source: str, ability: Document, player: str = "alice", **more: Any) -> Document:
    return {"do": "activate", "player": player, "source": source, "ability": ability, **more}


def special(card: str, action: str) -> Document:
    return {"do": "special", "player": "alice", "card": card, "action": action}


def play_land(card: str, *answers: Document) -> Document:
    return {"do": "play-land", "player": "alice", "card": card, "answers": list(answers)}


def attack(creature: str, defender: str = "bob") -> Document:
    return {"do": "attack", "player": "alice", "attackers": [{"creature": creature, "defender": defender}]}


def block(creature: str, attacker: str) -> Document:
    return {"do": "block", "player": "bob", "blockers": [{"creature": creature, "attacker": attacker}]}


def pass_(player: str) -> Document:
    return {"do": "pass", "player": player}


def resolve(*answers: Document) -> Document:
    return {"do": "resolve", "answers": list(answers)}


def settle(*answers: Document) -> Document:
    return {"do": "settle", "answers": list(answers)}


def advance(to: str, *answers: Document, **more: str) -> Document:
    turn_of = {"turn-of": more["turn_of"]} if "turn_of" in more else {}
    return {"do": "advance", "to": to, "answers": list(answers), **turn_of}


def answer(kind: str, value: Any, about: str | None = None, player: str = "alice") -> Document:
    return {"player": player, "kind": kind, "answer": value, **({"about": about} if about else {})}


def is_(after: int, path: str, value: Any) -> Document:
    return {"after": after, "path": path, "equals": value}


def ends(after: int, outcome: str) -> Document:
    return {"after": after, "outcome": outcome}


def verdict_on(client: Client, scenario: Scenario) -> str:
    """The verdict on a scenario, and what it hangs on."""
    assert client.hello is not None
    judgement = judge(scenario, client.run(scenario.table, scenario.script), client.hello.reports)
    detail = judgement.divergence or judgement.unsupported or judgement.message
    return f"{judgement.verdict} {detail}" if detail else str(judgement.verdict)


def played(client: Client, where: Document, *script: Document) -> RunResponse:
    response = client.run(where, list(script))
    assert response.status == "done", response
    return response


# -- becoming ready


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("", b"", "card_data is empty"),
        ("missing.json", None, "No such file"),
        ("half.json.gz", gzip.compress(b'{"data": {}}')[:-12], "damaged"),
        ("text.json", b"Plain Bear\n", "not AtomicCards"),
        ("list.json", b'[{"name": "Plain Bear"}]', "not AtomicCards"),
        ("sets.json", b'{"data": {"LEA": {"cards": []}}}', "not AtomicCards"),
        ("none.json", b'{"data": {}}', "not AtomicCards"),
    ],
)
def test_card_data_that_cannot_be_used_is_told(tmp_path: Path, name: str, content: bytes | None, said: str) -> None:
    path = tmp_path / name if name else ""
    if name and content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(NeverReadyError) as error:
        start(path)
    assert said in error.value.what
    assert "AtomicCards" in error.value.what
    assert "Traceback" not in str(error.value)


def test_without_the_engine_it_says_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "phase.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    request = b'{"cmd": "hello", "id": 1, "protocol": [1, 1]}\n'
    done = subprocess.run(
        [sys.executable, "main.py"],
        cwd=resources.folder("adapters") / "phase",
        env={"PYTHONPATH": str(tmp_path)},
        input=request,
        capture_output=True,
        timeout=30,
        check=False,
    )
    said = json.loads(done.stdout)
    assert said["status"] == "error"
    assert "pip install 'headjudge[phase]'" in said["message"]
    assert done.returncode == 0


def test_hello(small: Client) -> None:
    assert small.hello is not None
    assert small.hello.engine["name"] == "phase"
    assert small.hello.engine["version"].startswith("0.103.")
    assert all(small.hello.reports.values())
    assert small.hello.needs == {"teams": True, "more-than-two-players": True, "payment": True}


def test_a_relative_path_counts_from_where_the_user_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards.json").write_text(json.dumps({"data": MADE_UP}), encoding="utf-8")
    monkeypatch.setenv("PWD", str(tmp_path))
    client = start("cards.json")
    client.close()


# -- what it does not play


@pytest.mark.parametrize(
    ("where", "script", "reason", "detail"),
    [
        (table({"hand": ["No Such Card", "Odd One", "Plain Bear"]}), [], "card", ["No Such Card", "Odd One"]),
        (table({"hand": ["Two Faces"]}), [], "card", ["Two Faces"]),
        (
            {**table({}), "teams": [{"id": "a", "players": ["alice"]}, {"id": "b", "players": ["bob"]}]},
            [],
            "needs",
            ["teams", "two teams of two players each"],
        ),
        (
            table({"battlefield": ["Plain Bear", {"card": "Plain Bear", "face-down": True}]}),
            [],
            "table",
            ["/table/players/0/battlefield/1/face-down"],
        ),
        (
            table({"battlefield": [{"token": {"name": "Thing", "types": ["artifact"], "keywords": ["zorble"]}}]}),
            [],
            "table",
            ["a token with zorble"],
        ),
        (table({"hand": ["Plain Bear"]}), [cast("Plain Bear", alternative="morph")], "action", ["casting face down"]),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_unsupported(
    small: Client, where: Document, script: list[Document], reason: str, detail: list[str]
) -> None:
    response = small.run(where, script)
    assert (response.status, response.reason, list(response.detail)) == ("unsupported", reason, detail)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("table/players/0/shoe-size", 43, "/table/players/0"),
        ("table/turn/weather", "rain", "/table/turn"),
        ("table/players/0/battlefield/0", {"card": "Plain Bear", "mood": "sour"}, "/table/players/0/battlefield/0"),
        ("script/0/do", "juggle", "/script/0/do"),
        ("script/0/loudly", True, "/script/0"),
        ("script/0/additional", ["bribe"], "/script/0"),
        ("script/0/answers", [{"player": "alice", "kind": "mood", "answer": 1}], "/script/0/answers/0"),
        ("script/0/answers", [{"player": "alice", "kind": "may", "answer": "perhaps"}], "/script/0/answers/0"),
        ("script/0/answers", [{"player": "alice", "kind": "may", "answer": True, "why": "x"}], "/script/0/answers/0"),
    ],
)
def test_nothing_unknown_in_table_or_script_is_ignored(tmp_path: Path, path: str, value: Any, where: str) -> None:
    """Sent without the client, which would refuse it."""
    (tmp_path / "cards.json").write_text(json.dumps({"data": MADE_UP}), encoding="utf-8")
    request: Document = {
        "cmd": "run",
        "id": 7,
        "table": table({"battlefield": ["Plain Bear"], "hand": ["Small Bolt"]}),
        "script": [cast("Small Bolt")],
        "added-later": "a field of the message is ignored",
    }
    place: Any = request
    *keys, last = path.split("/")
    for key in keys:
        place = place[int(key) if key.isdigit() else key]
    place[int(last) if last.isdigit() else last] = value
    done = subprocess.run(
        [sys.executable, "main.py"],
        cwd=resources.folder("adapters") / "phase",
        env={"HEADJUDGE_CARD_DATA": str(tmp_path / "cards.json")},
        input=json.dumps(request).encode() + b"\n",
        capture_output=True,
        timeout=30,
        check=False,
    )
    said = json.loads(done.stdout)
    assert (said["id"], said["status"], said["reason"]) == (7, "unsupported", "format")
    assert said["detail"][0].startswith(f"{where}: ")


def test_a_scenario_at_fault_is_an_error_and_the_next_one_is_played(small: Client) -> None:
    where = table({"battlefield": ["Plain Bear"], "hand": ["Small Bolt"], "mana": {"R": 1}})
    for script, said in (
        ([cast("Lost Card", targets=["bob"])], "no Lost Card on the table"),
        ([activate("Plain Bear", {"line": 1})], "line 1 of Plain Bear"),
        ([cast("Small Bolt", player="carol")], "no player carol"),
    ):
        response = small.run(where, script)
        assert response.status == "error"
        assert said in response.message
        assert played(small, where, cast("Small Bolt", targets=["bob"])).steps[0]["outcome"] == "done"
    response = small.run(table({"exile": [{"card": "Plain Bear", "exiled-with": "ring"}]}), [])
    assert (response.status, response.message) == ("error", "no ring on the table")


def test_a_reference_that_could_be_several_objects_is_an_error(small: Client) -> None:
    where = table({"battlefield": ["Plain Bear", {"card": "Plain Bear", "tapped": True}]})
    response = small.run(where, [attack("Plain Bear")])
    assert response.status == "error"
    assert "several objects" in response.message


# -- going back, and leaving nothing behind


def test_what_is_not_done_leaves_the_game_as_it_was(small: Client) -> None:
    where = table({"hand": ["Small Bolt", "Plain Bear"], "mana": {"R": 1}}, {"battlefield": ["Plain Bear"]})
    response = played(
        small,
        where,
        cast("Plain Bear"),  # the pool has one mana too little
        cast("Small Bolt", targets=["Plain Bear"], modes=[1]),  # it has no modes
        cast("Small Bolt", targets=["carol"]),
        resolve(),
        cast("Small Bolt", player="bob", targets=["alice"]),
        cast("Small Bolt", targets=["bob"]),
    )
    assert [step["outcome"] for step in response.steps] == ["illegal"] * 5 + ["done"]
    assert all(step["snapshot"] == response.setup for step in response.steps[:5])
    assert response.steps[5]["snapshot"] != response.setup


def test_an_undecided_step_ends_the_script(small: Client) -> None:
    where = table({"hand": ["Small Bolt"], "mana": {"R": 1}})
    response = played(small, where, cast("Small Bolt"), resolve())
    (step,) = response.steps
    assert step["outcome"] == "undecided"
    assert step["asked"] == [{"kind": "target", "player": "alice", "about": "Small Bolt"}]
    assert step["snapshot"] == response.setup


def test_a_free_answer_lets_the_engine_choose(small: Client) -> None:
    where = table({"hand": ["Small Bolt"], "mana": {"R": 1}})
    (step,) = played(small, where, cast("Small Bolt", answers=[{"kind": "target", "free": True}])).steps
    assert (step["outcome"], step["answers"]) == ("done", ["taken"])


def test_an_answer_that_no_question_asks_for_is_unused(small: Client) -> None:
    where = table({"hand": ["Small Bolt"], "mana": {"R": 1}})
    answers = [answer("may", True, "Small Bolt"), answer("target", "bob", "Plain Bear")]
    (step,) = played(small, where, cast("Small Bolt", targets=["bob"], answers=answers)).steps
    assert (step["outcome"], step["answers"], step["asked"]) == ("done", ["unused", "unused"], [])


def test_the_same_request_gives_the_same_answer_whatever_was_played_before(small: Client) -> None:
    where = table({"hand": ["Small Bolt"], "mana": {"R": 1}}, {"life": 2})
    script = [cast("Small Bolt", targets=["bob"]), resolve(), resolve()]
    first = played(small, where, *script)
    assert first.steps[1]["snapshot"]["players"][1]["lost"]
    assert first.steps[2]["outcome"] == "illegal"  # the game is over
    small.run(table({"battlefield": ["No Such Card"]}), [])
    small.run(table({"hand": ["Plain Bear"], "mana": {"G": 2}}), [cast("Plain Bear"), resolve()])
    assert played(small, where, *script).steps == first.steps


def test_a_trace_may_be_asked_for_and_changes_nothing(small: Client) -> None:
    where, script = table({"hand": ["Small Bolt"], "mana": {"R": 1}}), [cast("Small Bolt", targets=["bob"])]
    plain, traced = small.run(where, script), small.run(where, script, trace=True)
    assert [{**step, "trace": []} for step in plain.steps] == list(traced.steps)


BREAKS = """
import main, msgspec

class Panic(BaseException):  # as a panic of the engine comes
    pass

class Cards:
    def face(self, name):
        raise Panic("the engine broke")

adapter = main.Adapter.__new__(main.Adapter)
adapter._cards = Cards()
request = {"cmd": "run", "id": 1, "script": [], "table": {"turn": {"active": "a", "step": "upkeep"},
           "players": [{"id": "a", "hand": ["Plain Bear"]}, {"id": "b"}]}}
print(msgspec.json.encode(adapter.run(msgspec.json.decode(msgspec.json.encode(request), type=main.Request))).decode())
"""


def test_a_panic_of_the_engine_is_an_error_of_the_one_scenario() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BREAKS],
        cwd=resources.folder("adapters") / "phase",
        capture_output=True,
        timeout=30,
        check=True,
    )
    assert json.loads(done.stdout) == {"status": "error", "message": "Panic: the engine broke"}
    assert b"Traceback" in done.stderr


# -- the set-up


def test_a_table_of_every_kind_of_thing(small: Client) -> None:
    spirit = {"name": "Spirit Token", "types": ["creature"], "subtypes": ["Spirit"], "colors": ["W", "U"], "power": 1,
              "toughness": 1, "keywords": ["flying", "protection from red"]}  # fmt: skip
    where = table(
        {
            "life": 7,
            "counters": {"poison": 3, "energy": 2, "experience": 1},
            "mana": {"G": 2, "C": 1},
            "library": ["Plain Bear", "Small Bolt"],
            "graveyard": ["Small Bolt", {"card": "Plain Bear", "as": "dead"}],
            "exile": [{"card": "Small Bolt", "as": "away", "counters": {"time": 2}}],
            "command": ["Plain Bear", {"card": "Plain Bear", "as": "commander"}],
            "battlefield": [
                {"card": "Plain Bear", "as": "big", "counters": {"p1p1": 2, "m0m1": 1}, "damage": 1, "tapped": True},
                {"card": "Plain Bear", "as": "theirs", "owner": "bob"},
                {"token": spirit, "as": "spirit"},
                {"copy-of": "Plain Bear", "as": "copy"},
            ],
        },
        {},
        {"id": "carol", "hand": ["Plain Bear"]},
        turn={"active": "bob", "step": "upkeep", "number": 9},
    )
    shown = played(small, where).setup
    assert shown is not None
    assert (shown["active"], shown["step"], shown["turn"], shown["stack"]) == ("bob", "upkeep", 9, [])
    alice = shown["players"][0]
    assert (alice["life"], alice["mana"]) == (7, {"G": 2, "C": 1})
    assert alice["counters"] == {"poison": 3, "energy": 2, "experience": 1}
    assert (alice["library"], alice["graveyard"]) == (["Plain Bear", "Small Bolt"], ["Small Bolt", "Plain Bear"])
    things = {thing["handle"]: thing for thing in shown["objects"]}
    assert (things["big"]["power"], things["big"]["toughness"], things["big"]["damage"]) == (4, 3, 1)
    assert (things["big"]["counters"], things["big"]["tapped"]) == ({"p1p1": 2, "m0m1": 1}, True)
    assert (things["theirs"]["controller"], things["theirs"]["owner"]) == ("alice", "bob")
    assert (things["spirit"]["name"], things["spirit"]["token"], things["spirit"]["colors"]) == (
        "Spirit",
        True,
        ["W", "U"],
    )
    assert (things["copy"]["name"], things["copy"]["token"]) == ("Plain Bear", True)
    assert (things["dead"]["zone"], things["away"]["zone"]) == ("graveyard", "exile")
    assert things["away"]["counters"] == {"time": 2}
    assert (alice["command"], things["commander"]["zone"]) == (["Plain Bear", "Plain Bear"], "command")
    assert shown["players"][2]["hand"] == ["Plain Bear"]
    assert "teams" not in shown


def four(
    *, active: str = "alice", a: Document | None = None, b: Document | None = None, **players: Document
) -> Document:
    """A table of two teams, of alice and carol, and of bob and dave."""
    return {
        "turn": {"active": active, "step": "precombat-main"},
        "teams": [
            {"id": "a", "players": ["alice", "carol"], **(a or {})},
            {"id": "b", "players": ["bob", "dave"], **(b or {})},
        ],
        "players": [{"id": each, **players.get(each, {})} for each in ("alice", "bob", "carol", "dave")],
    }


def test_a_table_of_two_teams(small: Client) -> None:
    """Life and poison are the team's, whichever of them the engine has given how much of it (810.9, 810.10)."""
    where = four(
        active="dave",
        a={"life": 7, "counters": {"poison": 14}},
        carol={"hand": ["Plain Bear"], "counters": {"energy": 1}},
        dave={"hand": ["Small Bolt"], "mana": {"R": 1}},
    )
    response = played(small, where, cast("Small Bolt", "dave", targets=["carol"]), resolve())
    assert response.setup is not None
    assert response.setup["teams"] == [
        {"id": "a", "players": ["alice", "carol"], "life": 7, "counters": {"poison": 14}},
        {"id": "b", "players": ["bob", "dave"], "life": 30, "counters": {}},
    ]
    assert response.setup["active"] == "dave"
    assert [(each["id"], each["life"]) for each in response.setup["players"]] == [
        ("alice", 7),
        ("bob", 30),
        ("carol", 7),
        ("dave", 30),
    ]
    carol = response.setup["players"][2]
    assert (carol["hand"], carol["counters"]) == (["Plain Bear"], {"energy": 1})
    after = response.steps[1]["snapshot"]
    assert [team["life"] for team in after["teams"]] == [5, 30]
    assert [each["lost"] for each in after["players"]] == [False] * 4


def test_a_team_loses_together_and_its_turns_are_shared(small: Client) -> None:
    bolt = {"hand": ["Small Bolt"], "mana": {"R": 1}}
    lost = played(small, four(b={"life": 2}, alice=bolt), cast("Small Bolt", targets=["dave"]), resolve())
    assert [each["lost"] for each in lost.steps[1]["snapshot"]["players"]] == [False, True, False, True]
    library = {"library": ["Plain Bear"] * 3}
    where = four(alice=library, bob=library, carol=library, dave=library)
    turn = played(small, where, advance("draw", turn_of="dave"), advance("upkeep", turn_of="carol"))
    draw, upkeep = (step["snapshot"] for step in turn.steps)
    assert (draw["active"], draw["turn"]) == ("bob", 6)
    assert [len(each["hand"]) for each in draw["players"]] == [0, 1, 0, 1]
    assert (upkeep["active"], upkeep["turn"]) == ("alice", 7)
    never = played(small, where, advance("declare-attackers"))
    assert never.steps[0]["outcome"] == "illegal"


def test_only_one_of_a_team_has_priority_in_the_engine(small: Client) -> None:
    where = four(carol={"hand": ["Small Bolt"], "mana": {"R": 1}})
    mate = played(small, where, cast("Small Bolt", "carol", targets=["dave"]))
    assert (mate.steps[0]["outcome"], mate.steps[0]["why"]) == ("illegal", "carol does not have priority")


# -- real cards

SCENARIOS: dict[str, tuple[Document, list[Document], list[Document]]] = {
    "flashback": (
        table({"graveyard": ["Faithless Looting"], "mana": {"R": 3}, "library": ["Island", "Swamp", "Forest"]}),
        [
            cast("Faithless Looting", from_="graveyard", alternative="flashback"),
            resolve(answer("choose-cards", ["Island", "Swamp"], "Faithless Looting")),
        ],
        [is_(2, "/players/alice/exile", ["Faithless Looting"]), is_(2, "/players/alice/hand", [])],
    ),
    "from the graveyard in the normal way": (
        table({"graveyard": ["Faithless Looting"], "mana": {"R": 3}}),
        [cast("Faithless Looting", from_="graveyard")],
        [ends(1, "illegal")],
    ),
    "evoke": (
        table({"hand": ["Mulldrifter"], "mana": {"U": 3}, "library": ["Island"] * 3}),
        [cast("Mulldrifter", alternative="evoke"), settle({"kind": "order", "free": True})],
        [is_(2, "/players/alice/graveyard", ["Mulldrifter"])],
    ),
    "evoke where the normal way is meant": (
        table({"hand": ["Mulldrifter"], "mana": {"U": 3}}),
        [cast("Mulldrifter")],
        [ends(1, "illegal"), is_(1, "/players/alice/mana", {"U": 3})],
    ),
    "buyback": (
        table({"hand": ["Capsize"], "mana": {"U": 6}}, {"battlefield": ["Forest", "Island"]}),
        [cast("Capsize", targets=["Forest"], additional=["buyback"]), resolve()],
        [is_(2, "/players/alice/hand", ["Capsize"]), is_(2, "/players/bob/hand", ["Forest"])],
    ),
    "multikicker": (
        table({"hand": ["Everflowing Chalice"], "mana": {"C": 6}}),
        [cast("Everflowing Chalice", additional=["multikicker", "multikicker"]), resolve()],
        [is_(2, "/objects/Everflowing Chalice/counters", {"charge": 2}), is_(2, "/players/alice/mana", {"C": 2})],
    ),
    "kicker that the pool does not pay": (
        table({"hand": ["Goblin Bushwhacker"], "mana": {"R": 1}, "battlefield": ["Mountain"]}),
        [cast("Goblin Bushwhacker", additional=["kicker"])],
        [ends(1, "illegal"), is_(1, "/objects/Mountain/tapped", False)],
    ),
    "kicker with X": (
        table({"hand": ["Verdeloth the Ancient"], "mana": {"G": 9}}),
        [cast("Verdeloth the Ancient", additional=["kicker"], x=3), settle()],
        [{"after": 2, "where": {"name": "Saproling", "token": True}, "count": 3}],
    ),
    "foretell": (
        table({"hand": ["Behold the Multiverse"], "mana": {"C": 2}}),
        [special("Behold the Multiverse", "foretell")],
        [is_(1, "/players/alice/exile", ["Behold the Multiverse"]), is_(1, "/stack", [])],
    ),
    "suspend and casting after the last counter": (
        table(
            {"hand": ["Riftwing Cloudskate"], "mana": {"U": 2}, "library": ["Island"] * 4},
            {"battlefield": ["Grizzly Bears"], "library": ["Island"] * 4},
        ),
        [
            special("Riftwing Cloudskate", "suspend"),
            settle(),
            *(step for _ in range(3) for step in (advance("upkeep", turn_of="alice"), resolve())),
            settle(
                answer("cast", [{"card": "Riftwing Cloudskate"}], "Riftwing Cloudskate"),
                answer("target", "Grizzly Bears", "Riftwing Cloudskate"),
            ),
        ],
        [is_(9, "/objects/Grizzly Bears/zone", "hand"), is_(9, "/objects/Riftwing Cloudskate/zone", "battlefield")],
    ),
    "loyalty cost of X": (
        table(
            {"battlefield": [{"card": "Ugin, the Spirit Dragon", "counters": {"loyalty": 7}}]},
            {"battlefield": ["Grizzly Bears"]},
        ),
        [activate("Ugin, the Spirit Dragon", {"loyalty": "-X"}, x=2), resolve()],
        [is_(2, "/players/bob/exile", ["Grizzly Bears"])],
    ),
    "a granted ability": (
        table({"battlefield": ["Cryptolith Rite", "Grizzly Bears"]}),
        [
            activate(
                "Grizzly Bears",
                {"granted-by": "Cryptolith Rite", "line": 1},
                answers=[answer("color", "R", "Grizzly Bears")],
            )
        ],
        [is_(1, "/players/alice/mana", {"R": 1})],
    ),
    "a card as a copy": (
        table(
            {"battlefield": [{"card": "Clone", "copy-of": "Prodigal Sorcerer", "as": "clone"}], "hand": ["Boomerang"],
             "mana": {"U": 2}}
        ),
        [activate("clone", {"line": 1}, targets=["bob"]), resolve(), cast("Boomerang", targets=["clone"]), resolve()],
        [is_(0, "/objects/clone/name", "Prodigal Sorcerer"), is_(2, "/players/bob/life", 19),
         is_(4, "/players/alice/hand", ["Clone"])],
    ),
    "control by an Aura, and without it": (
        table(
            {
                "battlefield": [
                    {"card": "Grizzly Bears", "owner": "bob", "as": "bear"},
                    {"card": "Control Magic", "attached-to": "bear"},
                ],
                "hand": ["Disenchant"],
                "mana": {"W": 2},
            }
        ),
        [cast("Disenchant", targets=["Control Magic"]), resolve()],
        [is_(0, "/objects/bear/controller", "alice"), is_(2, "/objects/bear/controller", "bob")],
    ),
    "new targets for a copy": (
        table({"hand": ["Twincast", "Shock"], "mana": {"U": 2, "R": 1}, "battlefield": ["Grizzly Bears"]}),
        [
            cast("Shock", targets=["bob"]),
            cast("Twincast", targets=["Shock"]),
            resolve(answer("target", "Grizzly Bears")),
            settle(),
        ],
        [is_(4, "/players/bob/life", 18), is_(4, "/objects/Grizzly Bears/zone", "graveyard")],
    ),
    "one thing or another": (
        table({"hand": ["Glint-Sleeve Artisan"], "mana": {"W": 3}}),
        [cast("Glint-Sleeve Artisan"), resolve(), resolve(answer("may", False, "Glint-Sleeve Artisan"))],
        [{"after": 3, "where": {"name": "Servo", "token": True}, "count": 1}],
    ),
    "both players may put something onto the battlefield": (
        table({"hand": ["Show and Tell", "Soul Warden"], "mana": {"U": 3}}, {"hand": ["Forest", "Craw Wurm"]}),
        [
            cast("Show and Tell"),
            resolve(
                answer("choose-cards", "Soul Warden", "Show and Tell"),
                answer("choose-cards", "Craw Wurm", "Show and Tell", "bob"),
            ),
        ],
        [is_(2, "/players/alice/battlefield", ["Soul Warden"]), is_(2, "/players/bob/battlefield", ["Craw Wurm"])],
    ),
    "mana in any combination": (
        table({"hand": ["Manamorphose"], "mana": {"R": 2}, "library": ["Island"]}),
        [cast("Manamorphose"), resolve(answer("mana", {"U": 1, "B": 1}, "Manamorphose"))],
        [is_(2, "/players/alice/mana", {"U": 1, "B": 1})],
    ),
    "one of several combinations": (
        table({"battlefield": ["Rugged Prairie"], "mana": {"R": 1}}),
        [activate("Rugged Prairie", {"line": 2}, answers=[answer("mana", {"R": 1, "W": 1}, "Rugged Prairie")])],
        [is_(1, "/players/alice/mana", {"R": 1, "W": 1})],
    ),
    "one colour only, and the answer names another": (
        table({"battlefield": ["Fellwar Stone"]}, {"battlefield": ["Forest"]}),
        [activate("Fellwar Stone", {"line": 1}, answers=[answer("color", "U", "Fellwar Stone")])],
        [ends(1, "not-offered"), is_(1, "/objects/Fellwar Stone/tapped", False)],
    ),
    "unless its controller pays: yes": (
        table({"hand": ["Grizzly Bears"], "mana": {"G": 5}}, {"hand": ["Mana Leak"], "mana": {"U": 2}}),
        [
            cast("Grizzly Bears"),
            pass_("alice"),
            cast("Mana Leak", "bob", targets=["Grizzly Bears"]),
            resolve(answer("pay", True, "Mana Leak")),
        ],
        [is_(4, "/players/alice/mana", {}), {"after": 4, "path": "/stack", "count": 1}],
    ),
    "unless its controller pays: no": (
        table({"hand": ["Grizzly Bears"], "mana": {"G": 5}}, {"hand": ["Mana Leak"], "mana": {"U": 2}}),
        [
            cast("Grizzly Bears"),
            pass_("alice"),
            cast("Mana Leak", "bob", targets=["Grizzly Bears"]),
            resolve(answer("pay", False, "Mana Leak")),
        ],
        [is_(4, "/players/alice/graveyard", ["Grizzly Bears"])],
    ),
    "may pay, and the pool cannot": (
        table(
            {"battlefield": ["Smothering Tithe"]},
            {"library": ["Island"] * 3, "hand": ["Opt"], "mana": {"U": 1}, "battlefield": ["Island", "Island"]},
            turn={"active": "bob", "step": "precombat-main"},
        ),
        [
            cast("Opt", "bob"),
            resolve(answer("scry", {"top": ["Island"], "bottom": []}, "Opt", "bob")),
            resolve(answer("pay", True, "Smothering Tithe", "bob")),
        ],
        [ends(3, "not-offered")],
    ),
    "life or tapped": (
        table({"hand": ["Watery Grave"]}),
        [play_land("Watery Grave", answer("pay", True, "Watery Grave"))],
        [is_(1, "/players/alice/life", 18), is_(1, "/objects/Watery Grave/tapped", False),
         {"after": 1, "asked": {"kind": "pay", "player": "alice", "about": "Watery Grave"}, "count": 1}],
    ),
    "modes in part": (
        table({"hand": ["Cryptic Command"], "mana": {"U": 4}, "library": ["Swamp"]}, {"battlefield": ["Plains", "Forest"]}),
        [cast("Cryptic Command", modes=[2, 4], targets=["Plains"]), resolve()],
        [is_(2, "/players/bob/hand", ["Plains"]), is_(2, "/players/alice/hand", ["Swamp"])],
    ),
    "a mode that cannot be chosen": (
        table({"hand": ["Cryptic Command"], "mana": {"U": 4}}, {"battlefield": ["Plains"]}),
        [cast("Cryptic Command", modes=[1, 4], targets=["Plains"])],
        [ends(1, "illegal")],
    ),
    "a mode of a trigger": (
        table({"hand": ["Charming Prince"], "mana": {"W": 2}, "battlefield": ["Grizzly Bears"]}),
        [cast("Charming Prince"), resolve(answer("mode", 2, "Charming Prince")), resolve()],
        [is_(3, "/players/alice/life", 23)],
    ),
    "proliferate": (
        table(
            {"hand": ["Steady Progress"], "mana": {"U": 3}, "library": ["Island"],
             "battlefield": [{"card": "Grizzly Bears", "counters": {"p1p1": 1}}]},
            {"counters": {"poison": 1}},
        ),
        [cast("Steady Progress"), resolve(answer("choose-cards", ["Grizzly Bears", "bob"], "Steady Progress"))],
        [is_(2, "/players/bob/counters", {"poison": 2}), is_(2, "/objects/Grizzly Bears/counters", {"p1p1": 2})],
    ),
    "cascade": (
        table({"hand": ["Bloodbraid Elf"], "library": ["Island", "Shock"], "mana": {"R": 2, "G": 2}}),
        [
            cast("Bloodbraid Elf"),
            resolve(answer("cast", [{"card": "Shock", "targets": ["bob"]}], "Bloodbraid Elf")),
            resolve(),
        ],
        [is_(3, "/players/bob/life", 18)],
    ),
    "cascade, declined": (
        table({"hand": ["Bloodbraid Elf"], "library": ["Island", "Shock"], "mana": {"R": 2, "G": 2}}),
        [cast("Bloodbraid Elf"), resolve(answer("cast", [], "Bloodbraid Elf"))],
        [{"after": 2, "path": "/stack", "count": 1}],
    ),
    "cascade with a target that is none": (
        table({"hand": ["Bloodbraid Elf"], "library": ["Island", "Shock"], "mana": {"R": 2, "G": 2}}),
        [cast("Bloodbraid Elf"), resolve(answer("cast", [{"card": "Shock", "targets": ["Island"]}], "Bloodbraid Elf"))],
        [ends(2, "not-offered")],
    ),
    "a copy that is cast": (
        table({"hand": ["Isochron Scepter", "Shock"], "mana": {"C": 4}}),
        [
            cast("Isochron Scepter"),
            resolve(),
            resolve(answer("choose-cards", "Shock", "Isochron Scepter")),
            activate("Isochron Scepter", {"line": 2}),
            resolve(answer("cast", [{"copy-of": "Shock", "targets": ["bob"]}], "Isochron Scepter")),
            settle(),
        ],
        [is_(3, "/players/alice/exile", ["Shock"]), is_(6, "/players/bob/life", 18)],
    ),
    "life for a Phyrexian symbol": (
        table({"hand": ["Phyrexian Metamorph"], "mana": {"C": 3}, "battlefield": ["Grizzly Bears"]}),
        [
            cast("Phyrexian Metamorph", pay=[{"pool": "C"}] * 3 + [{"life": 2}]),
            resolve(answer("choose-cards", "Grizzly Bears", "Phyrexian Metamorph")),
        ],
        [is_(1, "/players/alice/life", 18), {"after": 2, "where": {"name": "Grizzly Bears"}, "count": 2}],
    ),
    "no life for a Phyrexian symbol unless it is said": (
        table({"hand": ["Phyrexian Metamorph"], "mana": {"C": 3}}),
        [cast("Phyrexian Metamorph")],
        [ends(1, "illegal"), is_(1, "/players/alice/life", 20)],
    ),
    "what pays is what is named": (
        table({"battlefield": ["Forest"], "hand": ["Grizzly Bears"], "mana": {"G": 1, "R": 1}}),
        [cast("Grizzly Bears", pay=[{"pool": "R"}, {"source": "Forest", "ability": {"intrinsic": "Forest"}}])],
        [is_(1, "/players/alice/mana", {"G": 1}), is_(1, "/objects/Forest/tapped", True)],
    ),
    "a mana ability with a cost of its own": (
        table({"battlefield": ["Springleaf Drum", {"card": "Grizzly Bears", "sick": True}], "hand": ["Shock"]}),
        [cast("Shock", targets=["bob"], pay=[{"source": "Springleaf Drum", "ability": {"line": 1}, "adds": "R"}])],
        [is_(1, "/objects/Grizzly Bears/tapped", True), is_(1, "/players/alice/mana", {})],
    ),
    "an activation cost paid by what is named": (
        table({"battlefield": ["Forest", "Bonesplitter", "Grizzly Bears"]}),
        [
            activate(
                "Bonesplitter",
                {"line": 2},
                targets=["Grizzly Bears"],
                pay=[{"source": "Forest", "ability": {"intrinsic": "Forest"}}],
            ),
            resolve(),
        ],
        [is_(2, "/objects/Grizzly Bears/power", 4)],
    ),
    "an activation cost that the pool does not pay": (
        table({"battlefield": ["Forest", "Bonesplitter", "Grizzly Bears"]}),
        [activate("Bonesplitter", {"line": 2}, targets=["Grizzly Bears"])],
        [ends(1, "illegal"), is_(1, "/objects/Forest/tapped", False)],
    ),
    "scry keeps an order": (
        table({"hand": ["Preordain"], "mana": {"U": 1}, "library": ["Island", "Swamp", "Forest"]}),
        [cast("Preordain"), resolve(answer("scry", {"top": ["Swamp", "Island"], "bottom": []}, "Preordain"))],
        [is_(2, "/players/alice/hand", ["Swamp"]), is_(2, "/players/alice/library", ["Island", "Forest"])],
    ),
    "damage past the blocker": (
        table({"battlefield": ["Siege Wurm"]}, {"battlefield": ["Grizzly Bears"]}),
        [
            attack("Siege Wurm"),
            block("Grizzly Bears", "Siege Wurm"),
            advance("end-of-combat", answer("divide", {"Grizzly Bears": 3, "bob": 2}, "Siege Wurm")),
        ],
        [is_(3, "/players/bob/life", 18)],
    ),
    "an attack on a planeswalker": (
        table({"battlefield": ["Hill Giant"]}, {"battlefield": [{"card": "Jace Beleren", "counters": {"loyalty": 4}}]}),
        [attack("Hill Giant", "Jace Beleren"), advance("postcombat-main")],
        [is_(2, "/objects/Jace Beleren/counters", {"loyalty": 1})],
    ),
    "damage divided among targets": (
        table({"hand": ["Electrolyze"], "mana": {"U": 2, "R": 1}, "library": ["Island"]}, {"battlefield": ["Grizzly Bears"]}),
        [
            cast(
                "Electrolyze",
                targets=["Grizzly Bears", "bob"],
                answers=[answer("divide", {"Grizzly Bears": 1, "bob": 1}, "Electrolyze")],
            ),
            resolve(),
        ],
        [is_(2, "/players/bob/life", 19), is_(2, "/objects/Grizzly Bears/damage", 1)],
    ),
    "nothing is damaged in a graveyard": (
        table({"hand": ["Shock"], "mana": {"R": 1}}, {"battlefield": [{"card": "Hill Giant", "damage": 1}]}),
        [cast("Shock", targets=["Hill Giant"]), resolve()],
        [
            is_(1, "/objects/Hill Giant/damage", 1),
            is_(2, "/objects/Hill Giant/zone", "graveyard"),
            is_(2, "/objects/Hill Giant/damage", 0),
        ],
    ),
    "any creature type, not only those in play": (
        table({"hand": ["Metallic Mimic"], "mana": {"C": 2}}),
        [cast("Metallic Mimic"), resolve(answer("creature-type", "Goblin", "Metallic Mimic"))],
        [{"after": 2, "path": "/objects/Metallic Mimic/subtypes", "same": ["Goblin", "Shapeshifter"]}],
    ),
    "a name": (
        table({"hand": ["Meddling Mage"], "mana": {"W": 1, "U": 1}}, {"hand": ["Shock"], "mana": {"R": 1}}),
        [
            cast("Meddling Mage"),
            resolve(answer("name", "Shock", "Meddling Mage")),
            pass_("alice"),
            cast("Shock", "bob", targets=["alice"]),
        ],
        [ends(4, "illegal")],
    ),
    "a name that is on no card of the table": (
        table({"hand": ["Meddling Mage"], "mana": {"W": 1, "U": 1}}, {"hand": ["Shock"], "mana": {"R": 1}}),
        [
            cast("Meddling Mage"),
            resolve(answer("name", "Lightning Bolt", "Meddling Mage")),
            pass_("alice"),
            cast("Shock", "bob", targets=["alice"]),
        ],
        [is_(4, "/players/bob/hand", [])],
    ),
    "a name that no card has": (
        table({"hand": ["Meddling Mage"], "mana": {"W": 1, "U": 1}}),
        [cast("Meddling Mage"), resolve(answer("name", "No Such Card", "Meddling Mage"))],
        [ends(2, "not-offered")],
    ),
    "nobody begins with a card of their opening hand on the battlefield": (
        table({"hand": ["Leyline of the Void"], "battlefield": ["Leyline of Abundance", "Llanowar Elves"]}),
        [activate("Llanowar Elves", {"line": 1})],
        [is_(0, "/players/alice/hand", ["Leyline of the Void"]), is_(1, "/players/alice/mana", {"G": 2})],
    ),
    "exiled with it, to be given back when it leaves": (
        table(
            {"battlefield": ["Banisher Priest"], "hand": ["Murder"], "mana": {"B": 3}},
            {"exile": [{"card": "Grizzly Bears", "exiled-with": "Banisher Priest"}]},
        ),
        [cast("Murder", targets=["Banisher Priest"]), settle()],
        [is_(0, "/players/bob/exile", ["Grizzly Bears"]), is_(2, "/players/bob/battlefield", ["Grizzly Bears"])],
    ),
    "exiled with it, for what it says of the card": (
        table({"battlefield": [{"card": "Chrome Mox", "as": "mox"}], "exile": [{"card": "Hill Giant", "exiled-with": "mox"}]}),
        [activate("mox", {"line": 2}, answers=[answer("color", "R", "mox")])],
        [is_(1, "/players/alice/mana", {"R": 1})],
    ),
    "stolen before this turn": (
        table({"battlefield": [{"card": "Llanowar Elves", "owner": "bob"}, {"card": "Mind Control", "attached-to": "Llanowar Elves"}]}),
        [activate("Llanowar Elves", {"line": 1})],
        [is_(1, "/players/alice/mana", {"G": 1})],
    ),
    "stolen this turn": (
        table({"battlefield": [{"card": "Llanowar Elves", "owner": "bob", "sick": True},
                               {"card": "Mind Control", "attached-to": "Llanowar Elves"}]}),
        [activate("Llanowar Elves", {"line": 1})],
        [ends(1, "illegal")],
    ),
    "an answer is all of an instance's targets": (
        table(
            {"battlefield": ["Elesh Norn, Mother of Machines", "Grizzly Bears"], "hand": ["Lagrella, the Magpie"],
             "mana": {"G": 1, "W": 1, "U": 1}},
            {"battlefield": ["Hill Giant"]},
        ),
        [
            cast("Lagrella, the Magpie"),
            settle(
                answer("target", "Grizzly Bears", "Lagrella, the Magpie"),
                answer("target", "Hill Giant", "Lagrella, the Magpie"),
            ),
        ],
        [is_(2, "/players/alice/exile", ["Grizzly Bears"]), is_(2, "/players/bob/exile", ["Hill Giant"]),
         {"after": 2, "asked": {"kind": "target"}, "count": 2}],
    ),
    "an instance takes a list of targets": (
        table(
            {"battlefield": ["Grizzly Bears"], "hand": ["Lagrella, the Magpie"], "mana": {"G": 1, "W": 1, "U": 1}},
            {"battlefield": ["Hill Giant", "Craw Wurm"]},
        ),
        [cast("Lagrella, the Magpie"), settle(answer("target", ["Grizzly Bears", "Hill Giant"], "Lagrella, the Magpie"))],
        [is_(2, "/players/alice/exile", ["Grizzly Bears"]), is_(2, "/players/bob/exile", ["Hill Giant"])],
    ),
    "a granted ability is of what enters with it": (
        table({"battlefield": ["Rhythm of the Wild"], "hand": ["Llanowar Elves"], "mana": {"G": 1}}),
        [cast("Llanowar Elves"), resolve(answer("may", False, "Llanowar Elves")), activate("Llanowar Elves", {"line": 1})],
        [is_(3, "/players/alice/mana", {"G": 1}),
         {"after": 2, "asked": {"kind": "may", "about": "Llanowar Elves"}, "count": 1}],
    ),
    "yes to what no other answer is about": (
        table({"hand": ["Show and Tell", "Zhur-Taa Goblin"], "mana": {"U": 3}}, {"hand": ["Forest"]}),
        [
            cast("Show and Tell"),
            resolve(
                answer("may", True),
                answer("choose-cards", "Zhur-Taa Goblin", "Show and Tell"),
                answer("choose-cards", "Forest", "Show and Tell", "bob"),
            ),
        ],
        [is_(2, "/objects/Zhur-Taa Goblin/counters", {"p1p1": 1})],
    ),
    "an opponent is chosen, and the target is of something else": (
        table({"hand": ["Nessian Demolok"], "mana": {"G": 5}}, {"battlefield": ["Forest"]}),
        [
            cast("Nessian Demolok"),
            settle(
                answer("target", "Forest", "Nessian Demolok"), answer("may", True, "Nessian Demolok", "bob")
            ),
        ],
        [is_(2, "/objects/Nessian Demolok/counters", {"p1p1": 3}), is_(2, "/objects/Forest/zone", "battlefield")],
    ),
    "mana of a triggered mana ability pays": (
        table(
            {"battlefield": ["Forest", {"card": "Wild Growth", "attached-to": "Forest"}], "hand": ["Grizzly Bears"],
             "mana": {"R": 1}}
        ),
        [cast("Grizzly Bears", pay=[{"source": "Forest", "ability": {"intrinsic": "Forest"}, "adds": "G"}, {"pool": "G"}])],
        [is_(1, "/players/alice/mana", {"R": 1}), {"after": 1, "path": "/stack", "count": 1}],
    ),
    "mana that was not added does not pay": (
        table({"battlefield": ["Forest"], "hand": ["Grizzly Bears"], "mana": {"R": 1}}),
        [cast("Grizzly Bears", pay=[{"source": "Forest", "ability": {"intrinsic": "Forest"}, "adds": "G"}, {"pool": "W"}])],
        [ends(1, "illegal"), is_(1, "/objects/Forest/tapped", False)],
    ),
    "the ability of a token that is no card": (
        table({"hand": ["Strike It Rich"], "mana": {"R": 1}}),
        [
            cast("Strike It Rich"),
            resolve(),
            activate("Treasure", {"line": 1}, answers=[answer("color", "U", "Treasure")]),
        ],
        [is_(3, "/players/alice/mana", {"U": 1}), is_(3, "/players/alice/battlefield", [])],
    ),
    "mana without a choice leaves an answer unused": (
        table({"battlefield": ["Basal Thrull"]}),
        [activate("Basal Thrull", {"line": 1}, answers=[answer("color", "G", "Basal Thrull")])],
        [is_(1, "/players/alice/mana", {"B": 2})],
    ),
    "what a triggered mana ability added by itself is compared": (
        table({"battlefield": ["Forest", {"card": "Fertile Ground", "attached-to": "Forest"}]}),
        [activate("Forest", {"intrinsic": "Forest"}, answers=[answer("mana-type", "C", "Fertile Ground")])],
        [ends(1, "not-offered"), is_(1, "/objects/Forest/tapped", False)],
    ),
    "what a triggered mana ability added by itself is what the answer says": (
        table({"battlefield": ["Forest", {"card": "Mana Flare"}]}),
        [activate("Forest", {"intrinsic": "Forest"}, answers=[answer("mana-type", "G", "Mana Flare")])],
        [is_(1, "/players/alice/mana", {"G": 2})],
    ),
    "the order of doubled triggers": (
        table(
            {"hand": ["Grizzly Bears"], "mana": {"G": 2},
             "battlefield": ["Soul Warden", "Impact Tremors", "Elesh Norn, Mother of Machines"]}
        ),
        [
            cast("Grizzly Bears"),
            resolve(answer("order", ["Soul Warden", "Impact Tremors", "Soul Warden", "Impact Tremors"])),
        ],
        [{"after": 2, "path": "/stack", "matches": [{"source": "Impact Tremors"}, {"source": "Soul Warden"}] * 2}],
    ),
    "both lose": (
        table({"hand": ["Earthquake"], "mana": {"R": 4}, "life": 3}, {"life": 3}),
        [cast("Earthquake", x=3), resolve(), advance("upkeep")],
        [is_(2, "/players/alice/lost", True), is_(2, "/players/bob/lost", True), ends(3, "illegal")],
    ),
    "three players": (
        table(
            {"hand": ["Grizzly Bears"], "mana": {"G": 2}},
            {"battlefield": ["Soul Warden"], "library": ["Island"]},
            {"id": "carol", "library": ["Island"]},
        ),
        [cast("Grizzly Bears"), resolve(), resolve(), advance("upkeep", turn_of="carol")],
        [is_(3, "/players/bob/life", 21), is_(4, "/active", "carol"), is_(4, "/players/bob/hand", ["Island"])],
    ),
    "a step that never comes": (
        table({"library": ["Island"] * 4}, {"library": ["Island"] * 4}),
        [advance("declare-blockers")],
        [ends(1, "illegal"), is_(1, "/step", "precombat-main")],
    ),
}  # fmt: skip


def scenario(name: str) -> Scenario:
    where, script, checks = SCENARIOS[name]
    needs = ["more-than-two-players"] if len(where["players"]) > 2 else []
    document = {"format": 1, "id": "phase.test", "title": name, "needs": needs,
                "table": where, "script": script, "checks": checks}  # fmt: skip
    return Scenario.checked(document, name)


@needs_cards
@pytest.mark.parametrize("name", SCENARIOS)
def test_real_cards(phase: Client, name: str) -> None:
    assert verdict_on(phase, scenario(name)) == "pass"


# What a right engine plays otherwise: the faults are phase's own, and one scenario is at fault by intention.
SMOKE_VERDICTS = {
    "smoke.tribute-solemnity": "fail",
    "smoke.rift-bolt-no-stack": "fail",
    "smoke.replacement-order": "fail",
    "smoke.answer-to-error": "error",
}


@needs_cards
@pytest.mark.skipif(not SMOKE.is_file(), reason="no smoke scenarios lie beside this checkout")
def test_smoke_in_any_order(phase: Client) -> None:
    scenarios = load_documents(SMOKE)
    random.Random(7).shuffle(scenarios)
    verdicts = {each.id: verdict_on(phase, each).partition(" ")[0] for each in scenarios}
    assert verdicts == {each.id: SMOKE_VERDICTS.get(each.id, "pass") for each in scenarios}


@needs_cards
def test_a_table_never_draws_on_what_the_data_does_not_hold(phase: Client) -> None:
    """Fillers of the opening hand are gone: an empty library is empty, and drawing from it loses."""
    response = played(phase, table({}), advance("upkeep"), advance("draw"))
    assert response.setup is not None
    assert response.setup["players"][1]["library"] == []
    assert response.steps[1]["snapshot"]["players"][1]["lost"]


# -- what is known to fail


def test_every_known_failure_says_what_the_engine_does_and_what_the_rule_says() -> None:
    known = load_known(resources.folder("adapters") / "phase" / "known.toml").by_scenario
    assert known
    for each in known.values():
        assert each.version.startswith("0.103.")
        assert each.rule_says, each.scenario
        shown = each.verdict is Verdict.UNPROVEN or re.search(r"\b\d{3}\.\d+", each.rule_says)
        assert shown, f"{each.scenario}: no rule is named"
        assert (each.divergence is None) == (each.verdict in (Verdict.UNPROVEN, Verdict.UNDECIDED)), each.scenario
