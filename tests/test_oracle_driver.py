"""The oracle's driver: tables, steps, outcomes, snapshots. Cards of the tests' own, so that no card's rules are in question."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from oracle_driver_cards import find

from headjudge import schema
from oracle import layers
from oracle.driver.errors import ScenarioError, Unsupported
from oracle.driver.keywords import NUMBERED, PLAIN
from oracle.driver.script import play
from oracle.driver.snapshot import take
from oracle.driver.table import Position, set_up
from oracle.sickness import came_since_turn_began


def table(alice: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    turn = {"active": fields.pop("active", "alice"), "step": fields.pop("step", "precombat-main")}
    return {"turn": turn, "players": [{"id": "alice", **(alice or {})}, {"id": "bob", **(bob or {})}], **fields}


def played(set_table: dict[str, Any], *script: dict[str, Any], trace: bool = False) -> dict[str, Any]:
    answer = play(set_table, list(script), trace, find)
    valid = {"id": 1, **json.loads(json.dumps(answer))}
    assert schema.problems("protocol/run-response", valid) == []
    return answer


def outcomes(answer: dict[str, Any]) -> list[str]:
    assert answer["status"] == "done", answer
    return [step["outcome"] for step in answer["steps"]]


def last(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer["status"] == "done", answer
    assert answer["steps"][-1]["outcome"] == "done", answer["steps"][-1]
    snapshot: dict[str, Any] = answer["steps"][-1]["snapshot"]
    return snapshot


def player(snapshot: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in snapshot["players"] if p["id"] == name)
    return found


def thing(snapshot: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(o for o in snapshot["objects"] if name in (o["handle"], o["name"]))
    return found


def at(set_table: dict[str, Any]) -> Position:
    return set_up(set_table, find)


def seen(set_table: dict[str, Any]) -> dict[str, Any]:
    position = at(set_table)
    return take(position.game, position.identity)


# -- the table ------------------------------------------------------------------------------------------------------------------


def test_a_table_is_shown_as_it_was_given() -> None:
    snapshot = seen(
        table(
            {
                "life": 7,
                "counters": {"poison": 3, "energy": 0},
                "mana": {"G": 2, "C": 1},
                "hand": ["Zap"],
                "library": ["Island", "Forest"],
                "graveyard": ["Cub", "Bat"],
                "exile": [{"card": "Late", "counters": {"time": 2}}],
                "battlefield": [
                    {"card": "Healer", "as": "h", "owner": "bob", "tapped": True, "counters": {"p1p1": 2}, "damage": 1},
                    {"token": {"name": "Spirit Token", "types": ["creature"], "power": 1, "toughness": 1}, "as": "s1"},
                    "Mountain",
                ],
            },
            {"command": ["Charm"]},
        )
    )
    alice = player(snapshot, "alice")
    assert alice == {
        "id": "alice",
        "life": 7,
        "counters": {"poison": 3},
        "mana": {"G": 2, "C": 1},
        "hand": ["Zap"],
        "library": ["Island", "Forest"],
        "graveyard": ["Cub", "Bat"],
        "exile": ["Late"],
        "battlefield": ["Healer", "Spirit", "Mountain"],
        "command": [],
        "lost": False,
    }
    assert player(snapshot, "bob")["command"] == ["Charm"]
    assert player(snapshot, "bob")["life"] == 20
    assert thing(snapshot, "h") == {
        "name": "Healer",
        "handle": "h",
        "zone": "battlefield",
        "controller": "alice",
        "owner": "bob",
        "types": ["creature"],
        "subtypes": ["Bear"],
        "supertypes": [],
        "colors": [],
        "power": 3,
        "toughness": 3,
        "counters": {"p1p1": 2},
        "tapped": True,
        "damage": 1,
        "attached-to": None,
        "token": False,
    }
    assert thing(snapshot, "s1")["token"] is True
    assert thing(snapshot, "Late")["counters"] == {"time": 2}
    assert thing(snapshot, "Mountain")["power"] is None
    assert (snapshot["step"], snapshot["active"], snapshot["turn"], snapshot["stack"]) == (
        "precombat-main",
        "alice",
        5,
        [],
    )


def test_a_unique_name_is_its_own_handle_and_no_other_is() -> None:
    snapshot = seen(
        table(
            {"battlefield": ["Cub", {"card": "Bat", "as": "bat-1"}, {"copy-of": "Wolf"}], "hand": ["Zap"]},
            {
                "battlefield": [
                    "Bat",
                    {"card": "Mimic", "copy-of": "Wolf"},
                    {"token": {"name": "Gem", "types": ["artifact"]}},
                ]
            },
        )
    )
    handles = {(o["name"], o["handle"]) for o in snapshot["objects"]}
    assert handles == {
        ("Cub", "Cub"),
        ("Zap", "Zap"),
        ("Bat", "bat-1"),
        ("Bat", None),
        ("Wolf", None),
        ("Gem", None),
    }


def test_copies_are_what_they_copy() -> None:
    snapshot = seen(
        table({"battlefield": [{"copy-of": "Bull", "as": "t"}, {"card": "Mimic", "copy-of": "Bull", "as": "c"}]})
    )
    assert [
        (thing(snapshot, h)["name"], thing(snapshot, h)["power"], thing(snapshot, h)["token"]) for h in ("t", "c")
    ] == [
        ("Bull", 3, True),
        ("Bull", 3, False),
    ]


def test_timestamps_go_seat_by_seat_unless_they_are_given() -> None:
    position = at(
        table(
            {"battlefield": ["Cub", {"card": "Bat", "timestamp": 9}]},
            {"battlefield": ["Bull", {"card": "Wolf", "timestamp": 0}]},
        )
    )
    assert [position.game.objects[oid].face.name for oid in position.game.battlefield] == ["Wolf", "Cub", "Bull", "Bat"]
    assert [position.game.objects[oid].timestamp for oid in position.game.battlefield] == [1, 2, 3, 4]


def test_only_what_is_sick_has_not_been_there_since_the_turn_began() -> None:
    position = at(table({"battlefield": ["Cub", {"card": "Bat", "sick": True}]}, {"battlefield": ["Bull"]}))
    sick = {
        position.game.objects[o].face.name: came_since_turn_began(position.game, o) for o in position.game.battlefield
    }
    assert sick == {"Cub": False, "Bat": True, "Bull": False}


def test_what_is_attached_chosen_and_set_aside() -> None:
    position = at(
        table(
            {
                "battlefield": [
                    {"card": "Chains", "attached-to": "Cub"},
                    {"card": "Dyed", "chosen": {"color": "R"}},
                    "Cell",
                    {"card": "Cub", "owner": "bob"},
                ]
            },
            {"exile": [{"card": "Bat", "exiled-with": "Cell"}]},
        )
    )
    game, cards = position.game, position.identity.cards
    assert game.objects[cards["Chains"]].attached_to == cards["Cub"]
    assert game.objects[cards["Dyed"]].choices == {"color": "R"}
    assert game.objects[cards["Cell"]].linked == {"exile": (cards["Bat"],)}
    assert thing(take(game, position.identity), "Chains")["attached-to"] == "Cub"


def test_what_an_aura_on_the_table_has_stolen_is_its_owners_without_it() -> None:
    position = at(
        table(
            {
                "battlefield": [
                    {"card": "Chains", "attached-to": "Cub"},
                    {"card": "Cub", "owner": "bob"},
                    {"card": "Bat", "owner": "bob"},
                ]
            }
        )
    )
    game, cards = position.game, position.identity.cards
    assert {layers.controller(game, cards[name]) for name in ("Cub", "Bat")} == {"alice"}
    assert not came_since_turn_began(game, cards["Cub"])
    assert (game.objects[cards["Cub"]].controller, game.objects[cards["Bat"]].controller) == ("bob", "alice")


def test_teams_share_life_and_poison() -> None:
    teams = [
        {"id": "a", "players": ["alice", "carol"], "life": 25, "counters": {"poison": 3}},
        {"id": "b", "players": ["bob", "dave"]},
    ]
    players = [{"id": name} for name in ("alice", "bob", "carol", "dave")]
    snapshot = seen({"turn": {"active": "alice", "step": "upkeep"}, "teams": teams, "players": players})
    assert snapshot["teams"] == [
        {"id": "a", "players": ["alice", "carol"], "life": 25, "counters": {"poison": 3}},
        {"id": "b", "players": ["bob", "dave"], "life": 30, "counters": {}},
    ]
    assert [(p["life"], p["counters"]) for p in snapshot["players"]] == [(25, {}), (30, {}), (25, {}), (30, {})]


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (table({"battlefield": [{"card": "Cub", "damage": 2}]}), "Cub has lethal damage (704.5g)"),
        (table({"battlefield": ["Walker"]}), "704.5i"),
        (table({"battlefield": ["Chains"]}), "704.5m"),
        (table({"life": 0}), "704.5a"),
        (table({"battlefield": ["Leveler", {"card": "Leveler", "as": "l2"}]}), "704.5j"),
        (table(step="untap"), "can't stand in the step"),
        (table(step="declare-attackers"), "can't stand in the step"),
        (table(active="carol"), "not at the table"),
        (table({"battlefield": [{"card": "Chains", "attached-to": "Wolf"}]}), '"Wolf" is not on the table'),
        (table({"battlefield": ["Cub", "Cub", {"card": "Chains", "attached-to": "Cub"}]}), "may mean several"),
        (table({"hand": [{"card": "Cub", "as": "x"}, {"card": "Bat", "as": "x"}]}), "have the handle"),
        (table({"battlefield": [{"card": "Cub", "owner": "carol"}]}), "carol"),
        (table({"battlefield": ["Cub"]}, {"exile": [{"card": "Bat", "exiled-with": "Cub"}]}), "no ability"),
        (table({"battlefield": [{"card": "Cub", "token": {"name": "Gem", "types": ["artifact"]}}]}), "a permanent is"),
        (table(teams=[{"id": "a", "players": ["alice"]}, {"id": "b", "players": ["alice", "bob"]}]), "in one team"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(bad: dict[str, Any], said: str) -> None:
    with pytest.raises(ScenarioError) as error:
        at(bad)
    assert said in str(error.value)
    assert played(bad)["status"] == "error"


@pytest.mark.parametrize(
    ("bad", "reason", "detail"),
    [
        (table({"hand": ["Zebra", "Cub", "Aardvark"]}), "card", ["Aardvark", "Zebra"]),
        (table({"battlefield": [{"copy-of": "Zebra"}]}), "card", ["Zebra"]),
        (
            table({"battlefield": [{"token": {"name": "X", "types": ["artifact"], "keywords": ["bushido 2"]}}]}),
            "card",
            ["a token with bushido 2"],
        ),
        (table({"colour": "red"}), "format", ["/table/players/0/colour"]),
        (
            table({"battlefield": ["Cub", {"card": "Bat", "taped": True}]}),
            "format",
            ["/table/players/0/battlefield/1/taped"],
        ),
        (table({"counters": {"poison": -1}}), "format", ["/table/players/0/counters"]),
        (
            table({"battlefield": [{"card": "Dyed", "chosen": {"colour": "R"}}]}),
            "format",
            ["/table/players/0/battlefield/0/chosen"],
        ),
        (table({"mana": {"X": 1}}), "format", ["/table/players/0/mana"]),
        (table(season="winter"), "format", ["/table/season"]),
    ],
)
def test_what_is_not_known_is_unsupported(bad: dict[str, Any], reason: str, detail: list[str]) -> None:
    with pytest.raises(Unsupported):
        at(bad)
    assert played(bad) == {"status": "unsupported", "reason": reason, "detail": detail}


@pytest.mark.parametrize(
    ("step", "detail"),
    [
        ({"do": "dance"}, "/script/0/do"),
        ({"do": "settle", "loudly": True}, "/script/0/loudly"),
        ({"do": "advance", "to": "untap"}, "/script/0/to"),
        ({"do": "settle", "answers": [{"kind": "guess", "player": "bob", "answer": 1}]}, "/script/0/answers/0/kind"),
        (
            {"do": "settle", "answers": [{"kind": "may", "player": "bob", "answer": "yes"}]},
            "/script/0/answers/0/answer",
        ),
        ({"do": "settle", "answers": [{"kind": "may", "player": "bob"}]}, "/script/0/answers/0"),
        (
            {"do": "settle", "answers": [{"kind": "cast", "player": "bob", "answer": [{"card": "Zap", "fast": 1}]}]},
            "/script/0/answers/0/answer/0/fast",
        ),
    ],
)
def test_a_step_that_is_not_known_is_unsupported(step: dict[str, Any], detail: str) -> None:
    assert played(table(), step) == {"status": "unsupported", "reason": "format", "detail": [detail]}


def test_the_keywords_of_tokens_are_read_by_the_rules() -> None:
    folder = Path(__file__).resolve().parents[1] / "oracle"
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert [word for word in sorted(PLAIN | NUMBERED) if f'"{word}"' not in text] == []


def test_a_tokens_keyword_works() -> None:
    spirit = {"name": "Spirit", "types": ["creature"], "power": 1, "toughness": 1, "keywords": ["flying", "toxic 2"]}
    answer = played(
        table({"battlefield": [{"token": spirit, "as": "s"}]}, {"battlefield": ["Cub"]}),
        {"do": "attack", "player": "alice", "attackers": [{"creature": "s", "defender": "bob"}]},
        {"do": "block", "player": "bob", "blockers": [{"creature": "Cub", "attacker": "s"}]},
        {"do": "advance", "to": "end-of-combat"},
    )
    assert outcomes(answer) == ["done", "illegal", "done"]
    assert player(last(answer), "bob")["counters"] == {"poison": 2}


# -- steps ----------------------------------------------------------------------------------------------------------------------

CAST_ZAP = {"do": "cast", "player": "alice", "card": "Zap", "targets": ["bob"]}


def test_cast_respond_and_resolve() -> None:
    answer = played(
        table({"mana": {"R": 1}, "hand": ["Zap"]}, {"mana": {"R": 1}, "hand": [{"card": "Zap", "as": "zap-2"}]}),
        CAST_ZAP,
        {"do": "cast", "player": "bob", "card": "zap-2", "targets": ["alice"]},
        {"do": "pass", "player": "alice"},
        {"do": "cast", "player": "bob", "card": "zap-2", "targets": ["alice"]},
        {"do": "resolve"},
        {"do": "settle"},
        {"do": "settle"},
        {"do": "resolve"},
    )
    assert outcomes(answer) == ["done", "illegal", "done", "done", "done", "done", "done", "illegal"]
    steps = answer["steps"]
    assert "priority" in steps[1]["why"]
    assert steps[0]["snapshot"]["stack"] == [
        {"kind": "spell", "source": "Zap", "handle": None, "controller": "alice", "targets": ["bob"]}
    ]
    assert [s["handle"] for s in steps[3]["snapshot"]["stack"]] == ["zap-2", None]
    assert [player(steps[4]["snapshot"], p)["life"] for p in ("alice", "bob")] == [18, 20]
    assert [player(steps[5]["snapshot"], p)["life"] for p in ("alice", "bob")] == [18, 18]


def test_what_is_not_done_leaves_the_game_as_it_was() -> None:
    start = table({"mana": {"R": 1}, "hand": ["Zap"]}, {"battlefield": ["Forest"]})
    answer = played(start, {**CAST_ZAP, "targets": ["Forest"]}, CAST_ZAP)
    assert outcomes(answer) == ["illegal", "done"]
    assert answer["steps"][0]["snapshot"] == answer["setup"]


@pytest.mark.parametrize(
    "step",
    [
        {**CAST_ZAP, "targets": ["bob", "alice"]},
        {**CAST_ZAP, "targets": []},
        {**CAST_ZAP, "x": 1},
        {**CAST_ZAP, "modes": [1]},
        {**CAST_ZAP, "from": "graveyard"},
        {**CAST_ZAP, "additional": ["kicker"]},
        {**CAST_ZAP, "alternative": "flashback"},
        {**CAST_ZAP, "player": "bob"},
        {**CAST_ZAP, "pay": [{"pool": "R"}, {"pool": "R"}]},
        {**CAST_ZAP, "card": "Blaze"},
        {"do": "play-land", "player": "alice", "card": "Zap"},
        {"do": "play-land", "player": "bob", "card": "Forest"},
        {"do": "activate", "player": "alice", "source": "Forest", "ability": {"intrinsic": "Forest"}},
        {"do": "pass", "player": "bob"},
        {"do": "attack", "player": "bob", "attackers": [{"creature": "Cub", "defender": "alice"}]},
        {"do": "attack", "player": "alice", "attackers": [{"creature": "Cub", "defender": "bob"}]},
        {"do": "attack", "player": "alice", "attackers": [{"creature": "Bat", "defender": "alice"}]},
        {"do": "block", "player": "bob", "blockers": [{"creature": "Cub", "attacker": "Bat"}]},
        {"do": "block", "player": "alice", "blockers": [{"creature": "Bat", "attacker": "Cub"}]},
        {"do": "advance", "to": "combat-damage"},
        {"do": "resolve"},
    ],
)
def test_illegal_is_an_answer(step: dict[str, Any]) -> None:
    library = ["Island"] * 5
    start = table(
        {"mana": {"R": 1, "G": 1}, "hand": ["Zap"], "graveyard": ["Blaze"], "battlefield": ["Bat"], "library": library},
        {"battlefield": ["Forest", "Cub"], "library": library},
    )
    answer = played(start, step, trace=True)
    assert outcomes(answer) == ["illegal"]
    assert answer["steps"][0]["snapshot"] == answer["setup"]
    assert answer["steps"][0]["trace"][-1]["rules"], "the rule is named"


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({**CAST_ZAP, "card": "Zebra"}, 'nothing called "Zebra"'),
        ({**CAST_ZAP, "targets": ["Zebra"]}, 'nothing called "Zebra"'),
        ({**CAST_ZAP, "targets": ["Cub"]}, "give the one meant a handle"),
        ({**CAST_ZAP, "player": "carol"}, '"carol" is not at the table'),
        (
            {"do": "activate", "player": "alice", "source": "Forest", "ability": {"line": 1}},
            "Forest has no such activated ability: line 1; it has intrinsic Forest",
        ),
        (
            {"do": "activate", "player": "alice", "source": "Pinger", "ability": {"line": 1}},
            "no such activated ability: line 1; it has line 2",
        ),
        (
            {"do": "activate", "player": "alice", "source": "Pinger", "ability": {"line": 9}},
            "no such activated ability",
        ),
        (
            {"do": "activate", "player": "alice", "source": "Pinger", "ability": {"loyalty": "-1"}},
            "no such activated ability",
        ),
        ({"do": "special", "player": "alice", "card": "Zap", "action": "suspend"}, "special action suspend"),
        ({"do": "settle", "answers": [{"kind": "may", "player": "zoe", "answer": True}]}, '"zoe" is not at the table'),
        ({"do": "advance", "to": "upkeep", "turn-of": "zoe"}, '"zoe" is not at the table'),
    ],
)
def test_a_step_that_makes_no_sense_is_an_error(step: dict[str, Any], said: str) -> None:
    start = table(
        {"mana": {"R": 1}, "hand": ["Zap"], "battlefield": ["Forest", "Pinger", "Cub", {"card": "Cub", "tapped": True}]}
    )
    answer = played(start, {"do": "settle"}, step)
    assert answer["status"] == "error"
    assert said in answer["message"]
    assert "step 2" in answer["message"]


def test_modes_and_x_are_the_steps_own() -> None:
    start = table({"mana": {"R": 4}, "hand": ["Charm", "Blaze"]}, {"battlefield": ["Cub", "Bat"]})
    charm = {"do": "cast", "player": "alice", "card": "Charm"}
    answer = played(
        start,
        {**charm, "modes": [1, 2], "targets": ["bob", "Cub"]},
        {"do": "resolve"},
        {"do": "cast", "player": "alice", "card": "Blaze", "x": 2, "targets": ["bob"]},
        {"do": "resolve"},
    )
    assert outcomes(answer) == ["done"] * 4
    assert answer["steps"][0]["snapshot"]["stack"][0]["targets"] == ["bob", "Cub"]
    assert player(last(answer), "bob")["life"] == 16
    for modes in ([], [1, 2, 3], [4], [1, 1]):
        if modes:
            assert outcomes(played(start, {**charm, "modes": modes, "targets": ["bob"]})) == ["illegal"]


def test_optional_targets_beyond_the_list_are_declined() -> None:
    start = table({"mana": {"B": 1}, "hand": ["Pair"], "battlefield": ["Cub", "Bat"]})
    answer = played(start, {"do": "cast", "player": "alice", "card": "Pair", "targets": ["Bat"]})
    assert last(answer)["stack"][0]["targets"] == ["Bat"]


def test_flashback_suspend_and_kicker() -> None:
    start = table(
        {"mana": {"W": 2, "R": 1}, "graveyard": ["Again"], "hand": ["Late", "Dear"], "library": ["Island"]},
        {"library": ["Island"]},
    )
    flashback = {"do": "cast", "player": "alice", "card": "Again", "alternative": "flashback", "from": "graveyard"}
    answer = played(
        start,
        flashback,
        {"do": "resolve"},
        {"do": "special", "player": "alice", "card": "Late", "action": "suspend"},
        {"do": "cast", "player": "alice", "card": "Dear", "additional": ["kicker"]},
        {"do": "cast", "player": "alice", "card": "Dear"},
    )
    assert outcomes(answer) == ["done", "done", "done", "illegal", "done"]
    assert player(answer["steps"][1]["snapshot"], "alice")["exile"] == ["Again"]
    assert thing(answer["steps"][2]["snapshot"], "Late")["counters"] == {"time": 1}


def test_which_ability_is_meant() -> None:
    start = table(
        {
            "battlefield": [
                "Island",
                "Lord",
                "Cub",
                {"card": "Walker", "counters": {"loyalty": 3}},
                {"card": "Pinger", "as": "p"},
            ],
            "library": ["Forest"] * 3,
        }
    )

    def activate(source: str, ability: dict[str, Any], **fields: Any) -> dict[str, Any]:
        return {"do": "activate", "player": "alice", "source": source, "ability": ability, **fields}

    answer = played(
        start,
        activate("Island", {"intrinsic": "Island"}),
        activate("Cub", {"granted-by": "Lord", "line": 1}),
        activate("p", {"line": 2}, targets=["bob"]),
        {"do": "settle"},
        activate("Walker", {"loyalty": "-2"}, targets=["bob"]),
        {"do": "settle"},
        activate("Walker", {"loyalty": "+1"}),
        activate("Island", {"intrinsic": "Forest"}),
    )
    assert outcomes(answer) == ["done", "done", "done", "done", "done", "done", "illegal", "illegal"]
    last_snapshot = answer["steps"][-1]["snapshot"]
    assert player(last_snapshot, "bob")["life"] == 17
    assert player(last_snapshot, "alice")["mana"] == {"U": 1}
    assert player(last_snapshot, "alice")["hand"] == ["Forest"]
    assert thing(last_snapshot, "Walker")["counters"] == {"loyalty": 1}


def test_an_ability_that_is_lost_now_is_illegal_not_an_error() -> None:
    start = table({"battlefield": ["Pinger", "Blank", {"card": "Bat"}]})
    lost = {"do": "activate", "player": "alice", "source": "Pinger", "ability": {"line": 2}, "targets": ["bob"]}
    granted = {"do": "activate", "player": "alice", "source": "Bat", "ability": {"granted-by": "Blank", "line": 1}}
    assert outcomes(played(start, lost, granted)) == ["illegal", "illegal"]


def test_a_handle_stays_with_its_card() -> None:
    start = table(
        {"mana": {"R": 1}, "hand": ["Zap"]},
        {"battlefield": [{"card": "Cub", "as": "c1", "owner": "alice"}, {"card": "Cub", "as": "c2"}]},
    )
    answer = played(start, {**CAST_ZAP, "targets": ["c1"]}, {"do": "resolve"})
    assert (thing(last(answer), "c1")["zone"], thing(last(answer), "c1")["controller"]) == ("graveyard", "alice")
    assert thing(last(answer), "c2")["zone"] == "battlefield"


def test_attack_and_block_let_the_stack_resolve_and_go_to_their_step() -> None:
    start = table({"mana": {"R": 1}, "hand": ["Zap"], "battlefield": ["Cub", "Wolf"]}, {"battlefield": ["Bull"]})
    answer = played(
        start,
        CAST_ZAP,
        {
            "do": "attack",
            "player": "alice",
            "attackers": [{"creature": "Cub", "defender": "bob"}, {"creature": "Wolf", "defender": "bob"}],
        },
        {"do": "block", "player": "bob", "blockers": [{"creature": "Bull", "attacker": "Wolf"}]},
        {"do": "advance", "to": "combat-damage"},
        {"do": "advance", "to": "combat-damage"},
        {"do": "attack", "player": "alice", "attackers": [{"creature": "Cub", "defender": "bob"}]},
    )
    assert outcomes(answer) == ["done", "done", "done", "done", "done", "illegal"]
    steps = [step["snapshot"] for step in answer["steps"]]
    assert (steps[1]["step"], player(steps[1], "bob")["life"]) == ("declare-attackers", 18)
    assert (steps[2]["step"], thing(steps[2], "Cub")["tapped"]) == ("declare-blockers", True)
    # The first combat damage step is the one of first strike, the second the other.
    assert (steps[3]["step"], thing(steps[3], "Bull")["damage"], player(steps[3], "bob")["life"]) == (
        "combat-damage",
        2,
        18,
    )
    assert (steps[4]["step"], thing(steps[4], "Wolf")["zone"], player(steps[4], "bob")["life"]) == (
        "combat-damage",
        "graveyard",
        16,
    )


def test_advance_leaves_the_present_step_and_stops_in_the_right_turn() -> None:
    cards = {"library": ["Island"] * 5}
    start = table({**cards, "battlefield": ["Healer"]}, cards, step="upkeep")
    answer = played(
        start,
        {"do": "advance", "to": "upkeep"},
        {"do": "advance", "to": "upkeep", "turn-of": "bob"},
        {"do": "advance", "to": "draw"},
        {"do": "advance", "to": "end", "turn-of": "alice"},
    )
    moments = [(s["snapshot"]["turn"], s["snapshot"]["active"], s["snapshot"]["step"]) for s in answer["steps"]]
    assert moments == [(6, "bob", "upkeep"), (8, "bob", "upkeep"), (8, "bob", "draw"), (9, "alice", "end")]


def test_the_game_can_end_on_the_way() -> None:
    answer = played(table(step="draw"), {"do": "advance", "to": "end", "turn-of": "bob"}, {"do": "settle"})
    assert outcomes(answer) == ["done", "illegal"]
    assert [p["lost"] for p in answer["steps"][0]["snapshot"]["players"]] == [False, True]


def test_the_same_request_gives_the_same_answer() -> None:
    start = table({"mana": {"R": 1}, "hand": ["Zap"], "battlefield": ["Cub"]}, {"battlefield": ["Bull"]})
    script = [CAST_ZAP, {"do": "settle"}, {"do": "advance", "to": "end"}]
    once = json.dumps(played(start, *script, trace=True))
    played(start, {"do": "advance", "to": "declare-attackers"})
    assert json.dumps(played(start, *script, trace=True)) == once
    without = played(start, *script)
    assert [s["snapshot"] for s in without["steps"]] == [s["snapshot"] for s in json.loads(once)["steps"]]


def test_the_trace_tells_each_steps_own_lines() -> None:
    answer = played(table({"mana": {"R": 1}, "hand": ["Zap"]}), CAST_ZAP, {"do": "resolve"}, trace=True)
    first, second = (step["trace"] for step in answer["steps"])
    assert any("601.2i" in line["rules"] for line in first)
    assert any("608.1" in line["rules"] for line in second)
    assert not any("601.2i" in line["rules"] for line in second)
    assert "trace" not in played(table(), {"do": "settle"})["steps"][0]


def test_the_trace_speaks_of_a_permanent_that_is_not_there_yet() -> None:
    answer = played(
        table({"mana": {"C": 1}, "hand": ["Clay"]}),
        {"do": "cast", "player": "alice", "card": "Clay"},
        {"do": "resolve"},
        trace=True,
    )
    assert (thing(last(answer), "Clay")["power"], thing(last(answer), "Clay")["toughness"]) == (1, 6)
    told = [line["text"] for line in answer["steps"][1]["trace"]]
    assert "Clay enters with other characteristics" in told


# -- teams, and more than two players ---------------------------------------------------------------------------------------------


def team_table(**said: dict[str, Any]) -> dict[str, Any]:
    players = [
        {"id": name, "library": ["Island"] * 4, **said.get(name, {})} for name in ("alice", "bob", "carol", "dave")
    ]
    teams = [{"id": "a", "players": ["alice", "carol"]}, {"id": "b", "players": ["bob", "dave"]}]
    return {"turn": {"active": "alice", "step": "precombat-main"}, "teams": teams, "players": players}


def test_teams_share_turns_priority_attacks_and_life() -> None:
    start = team_table(
        alice={"battlefield": ["Cub"]},
        carol={"battlefield": ["Bull"], "hand": ["Zap"], "mana": {"R": 1}},
        dave={"battlefield": ["Wolf"], "hand": ["Charm"], "mana": {"R": 1}},
    )
    attackers = [{"creature": "Cub", "defender": "bob"}, {"creature": "Bull", "defender": "dave"}]
    answer = played(
        start,
        {"do": "cast", "player": "carol", "card": "Zap", "targets": ["dave"]},
        {"do": "cast", "player": "dave", "card": "Charm", "modes": [3]},
        {"do": "pass", "player": "alice"},
        {"do": "cast", "player": "dave", "card": "Charm", "modes": [3]},
        {"do": "settle"},
        {"do": "attack", "player": "carol", "attackers": attackers},
        {"do": "block", "player": "bob", "blockers": [{"creature": "Wolf", "attacker": "Cub"}]},
        {"do": "advance", "to": "end-of-combat"},
        {"do": "advance", "to": "draw"},
        {"do": "advance", "to": "upkeep", "turn-of": "carol"},
    )
    assert outcomes(answer) == ["done", "illegal", *["done"] * 8]
    snapshots = [step["snapshot"] for step in answer["steps"]]
    assert [[team["life"] for team in snapshots[n]["teams"]] for n in (4, 7)] == [[30, 31], [30, 28]]
    assert [len(player(snapshots[8], p)["hand"]) for p in ("bob", "dave")] == [1, 1], "both draw"
    assert (snapshots[8]["active"], snapshots[9]["active"], snapshots[9]["turn"]) == ("bob", "alice", 7)


def test_a_team_loses_as_one() -> None:
    start = team_table(alice={"hand": ["Zap"], "mana": {"R": 1}})
    start["teams"][1]["life"] = 2
    answer = played(start, {"do": "cast", "player": "alice", "card": "Zap", "targets": ["dave"]}, {"do": "resolve"})
    assert [p["lost"] for p in last(answer)["players"]] == [False, True, False, True]


def test_a_game_of_three_goes_on_without_who_has_lost() -> None:
    start = table({"hand": ["Zap"], "mana": {"R": 1}, "library": ["Island"]}, {"life": 2, "battlefield": ["Cub"]})
    start["players"].append({"id": "carol", "library": ["Island"]})
    answer = played(start, CAST_ZAP, {"do": "resolve"}, {"do": "advance", "to": "upkeep"})
    assert [p["lost"] for p in last(answer)["players"]] == [False, True, False]
    assert last(answer)["active"] == "carol"
    assert [o["name"] for o in last(answer)["objects"]] == ["Zap"]
