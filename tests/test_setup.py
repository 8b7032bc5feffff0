"""Is the set-up the table: everything that the table gives and a snapshot holds, and nothing else."""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from runner_help import ALL_REPORTED

from headjudge.setup import compare_setup

sys.path.insert(0, str(Path(__file__).parent / "adapters"))
from fake import snapshot_of

Snapshot = dict[str, Any]

TABLE: dict[str, Any] = {
    "turn": {"active": "alice", "step": "precombat-main", "number": 4},
    "players": [
        {
            "id": "alice",
            "life": 17,
            "counters": {"energy": 2},
            "mana": {"G": 2},
            "hand": ["Shock", "Elvish Visionary"],
            "library": ["Island", "Forest"],
            "graveyard": ["Opt", "Ponder"],
            "exile": [{"card": "Rift Bolt", "counters": {"time": 1}}],
            "command": ["Atraxa"],
            "battlefield": [
                "Forest",
                "Forest",
                {"card": "Grizzly Bears", "as": "bear-2", "owner": "bob", "tapped": True, "damage": 1, "sick": True},
                {"card": "Rancor", "attached-to": "bear-2", "timestamp": 3},
                {"card": "Clone", "copy-of": "Serra Angel"},
                {"token": {"name": "Spirit Token", "types": ["creature"], "power": 1, "toughness": 1}, "as": "s1"},
                {"copy-of": "Soul Warden"},
                {"card": "Siege Rhino", "counters": {"p1p1": 1}},
            ],
        },
        {"id": "bob", "battlefield": ["Swamp"]},
    ],
}


def alice(snapshot: Snapshot) -> dict[str, Any]:
    return snapshot["players"][0]


def thing(snapshot: Snapshot, name: str) -> dict[str, Any]:
    return next(entry for entry in snapshot["objects"] if entry["name"] == name)


def test_a_table_that_is_set_up_as_it_stands_has_no_difference() -> None:
    assert compare_setup(TABLE, snapshot_of(TABLE), ALL_REPORTED) is None


CHANGES: list[tuple[Callable[[Snapshot], Any], str, Any, Any]] = [
    (lambda s: alice(s).update(life=18), "/players/alice/life", 17, 18),
    (lambda s: s["players"][1].update(life=40), "/players/bob/life", 20, 40),
    (lambda s: alice(s).update(counters={"energy": 1}), "/players/alice/counters", {"energy": 2}, {"energy": 1}),
    (lambda s: s["players"][1].update(counters={"poison": 1}), "/players/bob/counters", {}, {"poison": 1}),
    (lambda s: alice(s).update(mana={"G": 2, "U": 1}), "/players/alice/mana", {"G": 2}, {"G": 2, "U": 1}),
    (lambda s: alice(s)["hand"].pop(), "/players/alice/hand", ["Elvish Visionary", "Shock"], ["Shock"]),
    (lambda s: alice(s)["library"].reverse(), "/players/alice/library", ["Island", "Forest"], ["Forest", "Island"]),
    (lambda s: alice(s)["graveyard"].reverse(), "/players/alice/graveyard", ["Opt", "Ponder"], ["Ponder", "Opt"]),
    (lambda s: alice(s)["exile"].append("Opt"), "/players/alice/exile", ["Rift Bolt"], ["Opt", "Rift Bolt"]),
    (lambda s: alice(s)["command"].clear(), "/players/alice/command", ["Atraxa"], []),
    (lambda s: s["players"][1]["battlefield"].clear(), "/players/bob/battlefield", ["Swamp"], []),
    (lambda s: alice(s).update(lost=True), "/players/alice/lost", False, True),
    (lambda s: s.update(step="upkeep"), "/step", "precombat-main", "upkeep"),
    (lambda s: s.update(active="bob"), "/active", "alice", "bob"),
    (lambda s: s.update(turn=5), "/turn", 4, 5),
    (lambda s: s["players"].reverse(), "/players", ["alice", "bob"], ["bob", "alice"]),
    (lambda s: s["stack"].append({"kind": "triggered"}), "/stack", [], [{"kind": "triggered"}]),
    (lambda s: thing(s, "Grizzly Bears").update(tapped=False), "/objects/bear-2/tapped", True, False),
    (lambda s: thing(s, "Grizzly Bears").update(damage=0), "/objects/bear-2/damage", 1, 0),
    (lambda s: thing(s, "Grizzly Bears").update(owner="alice"), "/objects/bear-2/owner", "bob", "alice"),
    (lambda s: thing(s, "Grizzly Bears").update(controller="bob"), "/objects/bear-2/controller", "alice", "bob"),
    (lambda s: thing(s, "Swamp").update(tapped=True), "/objects/Swamp/tapped", False, True),
    (lambda s: thing(s, "Rancor").update({"attached-to": None}), "/objects/Rancor/attached-to", "bear-2", None),
    (lambda s: thing(s, "Siege Rhino").update(counters={}), "/objects/Siege Rhino/counters", {"p1p1": 1}, {}),
    (lambda s: thing(s, "Swamp").update(counters={"age": 1}), "/objects/Swamp/counters", {}, {"age": 1}),
    (lambda s: thing(s, "Rift Bolt").update(counters={}), "/objects/Rift Bolt/counters", {"time": 1}, {}),
    (lambda s: thing(s, "Rift Bolt").update(zone="graveyard"), "/objects/Rift Bolt/zone", "exile", "graveyard"),
    (lambda s: thing(s, "Spirit").update(token=False), "/objects/s1/token", True, False),
    (lambda s: thing(s, "Spirit").update(name="Soldier"), "/objects/s1/name", "Spirit", "Soldier"),
]


@pytest.mark.parametrize(("change", "path", "expected", "observed"), CHANGES, ids=[entry[1] for entry in CHANGES])
def test_each_difference_is_found(change: Callable[[Snapshot], Any], path: str, expected: Any, observed: Any) -> None:
    snapshot = snapshot_of(TABLE)
    change(snapshot)
    found = compare_setup(TABLE, snapshot, ALL_REPORTED)
    assert found is not None
    assert (found.step, found.path, found.op) == (0, path, None)
    assert (found.expected, found.observed) == (expected, observed)


@pytest.mark.parametrize("name", ["Forest", "Serra Angel", "Soul Warden"])
def test_objects_without_a_handle_are_compared_together(name: str) -> None:
    snapshot = snapshot_of(TABLE)
    thing(snapshot, name)["tapped"] = True
    found = compare_setup(TABLE, snapshot, ALL_REPORTED)
    assert found is not None
    assert found.path == "/players/alice/battlefield"
    assert sorted(entry["tapped"] for entry in found.observed)[-1] is True
    assert not any(entry["tapped"] for entry in found.expected)


def test_two_of_a_name_may_come_in_any_order() -> None:
    table = copy.deepcopy(TABLE)
    table["players"][1]["battlefield"] = ["Swamp", {"card": "Swamp", "tapped": True}]
    snapshot = snapshot_of(table)
    snapshot["objects"].reverse()
    assert compare_setup(table, snapshot, ALL_REPORTED) is None


def test_a_handled_card_that_is_missing_is_named() -> None:
    snapshot = snapshot_of(TABLE)
    snapshot["objects"] = [entry for entry in snapshot["objects"] if entry["handle"] != "bear-2"]
    found = compare_setup(TABLE, snapshot, ALL_REPORTED)
    assert found is not None
    assert (found.path, found.observed) == ("/objects/bear-2", "(nothing there)")


def test_what_the_engine_does_not_report_is_not_compared() -> None:
    snapshot = snapshot_of(TABLE)
    for part in ("life", "hand"):
        alice(snapshot).pop(part)
    snapshot.pop("objects")
    snapshot["stack"] = [{"kind": "spell"}]
    silent = ALL_REPORTED | dict.fromkeys(("life", "hand", "objects", "stack"), False)
    assert compare_setup(TABLE, snapshot, silent) is None


@pytest.mark.parametrize("part", ["tapped", "damage", "object-counters", "attached-to", "token"])
def test_a_part_of_objects_that_is_not_reported_is_not_compared(part: str) -> None:
    field = {"object-counters": "counters"}.get(part, part)
    snapshot = snapshot_of(TABLE)
    for entry in snapshot["objects"]:
        entry.pop(field)
    assert compare_setup(TABLE, snapshot, ALL_REPORTED | {part: False}) is None


@pytest.mark.parametrize(("field", "value"), [("sick", True), ("timestamp", 9), ("chosen", {"color": "G"})])
def test_what_a_snapshot_never_holds_is_not_compared(field: str, value: Any) -> None:
    table = copy.deepcopy(TABLE)
    table["players"][0]["battlefield"][2][field] = value
    assert compare_setup(table, snapshot_of(table), ALL_REPORTED) is None


def test_the_number_of_the_turn_is_compared_only_where_it_is_given() -> None:
    table = copy.deepcopy(TABLE)
    del table["turn"]["number"]
    snapshot = snapshot_of(table)
    snapshot["turn"] = 99
    assert compare_setup(table, snapshot, ALL_REPORTED) is None


def test_amounts_of_nothing_are_nothing() -> None:
    snapshot = snapshot_of(TABLE)
    alice(snapshot)["counters"] = {"energy": 2, "poison": 0}
    alice(snapshot)["mana"] = {"G": 2, "U": 0}
    thing(snapshot, "Swamp")["counters"] = {"age": 0}
    assert compare_setup(TABLE, snapshot, ALL_REPORTED) is None


def test_the_order_of_a_hand_and_of_the_battlefield_says_nothing() -> None:
    snapshot = snapshot_of(TABLE)
    for zone in ("hand", "battlefield", "exile"):
        alice(snapshot)[zone].reverse()
    assert compare_setup(TABLE, snapshot, ALL_REPORTED) is None


@pytest.mark.parametrize("shown", ["", "Grizzly Bears"])
def test_what_lies_face_down_is_shown_with_its_name_or_without(shown: str) -> None:
    table = copy.deepcopy(TABLE)
    table["players"][1]["battlefield"] = ["Swamp", {"card": "Grizzly Bears", "as": "hidden", "face-down": True}]
    snapshot = snapshot_of(table)
    snapshot["players"][1]["battlefield"] = ["Swamp", shown]
    next(entry for entry in snapshot["objects"] if entry["handle"] == "hidden")["name"] = shown
    assert compare_setup(table, snapshot, ALL_REPORTED) is None
    snapshot["players"][1]["battlefield"] = [shown]
    found = compare_setup(table, snapshot, ALL_REPORTED)
    assert found is not None
    assert found.path == "/players/bob/battlefield"


def test_a_reference_by_name_to_a_card_with_a_handle_is_shown_by_the_handle() -> None:
    table = copy.deepcopy(TABLE)
    table["players"][0]["battlefield"][3]["attached-to"] = "Grizzly Bears"
    snapshot = snapshot_of(TABLE)
    assert compare_setup(table, snapshot, ALL_REPORTED) is None


def test_a_token_is_compared_as_it_is_where_nothing_could_change_it() -> None:
    token = {
        "name": "Spirit",
        "types": ["creature"],
        "subtypes": ["Spirit"],
        "colors": ["W"],
        "power": 1,
        "toughness": 1,
    }
    table: dict[str, Any] = {
        "turn": {"active": "alice", "step": "upkeep"},
        "players": [{"id": "alice", "battlefield": [{"token": token, "as": "s"}, "Plains"]}, {"id": "bob"}],
    }
    assert compare_setup(table, snapshot_of(table), ALL_REPORTED) is None
    for field, wrong in (("power", 2), ("colors", []), ("types", ["artifact"]), ("subtypes", [])):
        snapshot = snapshot_of(table)
        thing(snapshot, "Spirit")[field] = wrong
        found = compare_setup(table, snapshot, ALL_REPORTED)
        assert found is not None
        assert found.path == f"/objects/s/{field}"
    # An enchantment may give it +1/+1: then what it is on the table is not what a snapshot shows.
    table["players"][0]["battlefield"].append("Glorious Anthem")
    snapshot = snapshot_of(table)
    thing(snapshot, "Spirit")["power"] = 2
    assert compare_setup(table, snapshot, ALL_REPORTED) is None


TEAMS: dict[str, Any] = {
    "turn": {"active": "carol", "step": "upkeep"},
    "teams": [
        {"id": "a", "players": ["alice", "carol"], "life": 28, "counters": {"poison": 1}},
        {"id": "b", "players": ["bob", "dave"]},
    ],
    "players": [{"id": name} for name in ("alice", "bob", "carol", "dave")],
}


def team_snapshot() -> Snapshot:
    snapshot = snapshot_of(TEAMS)
    snapshot["teams"][0]["counters"] = {"poison": 1}
    return snapshot


def test_teams_share_life_poison_and_the_turn() -> None:
    snapshot = team_snapshot()
    assert compare_setup(TEAMS, snapshot, ALL_REPORTED) is None
    snapshot["active"] = "alice"
    alice(snapshot)["counters"] = {"poison": 1}
    assert compare_setup(TEAMS, snapshot, ALL_REPORTED) is None


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda s: s["teams"][0].update(life=30), "/teams/a/life"),
        (lambda s: s["teams"][1].update(life=20), "/teams/b/life"),
        (lambda s: s["teams"][0].update(counters={}), "/teams/a/counters"),
        (lambda s: s["teams"].pop(), "/teams/b"),
        (lambda s: s["players"][2].update(life=20), "/players/carol/life"),
        (lambda s: s.update(active="bob"), "/active"),
    ],
)
def test_each_difference_of_teams_is_found(change: Callable[[Snapshot], Any], path: str) -> None:
    snapshot = team_snapshot()
    change(snapshot)
    found = compare_setup(TEAMS, snapshot, ALL_REPORTED)
    assert found is not None
    assert found.path == path
