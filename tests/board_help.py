"""What the tests of boards share: snapshots in a few words."""

from __future__ import annotations

from typing import Any

ZONES = ("hand", "library", "graveyard", "battlefield", "exile", "command")


def player(identity: str, **fields: Any) -> dict[str, Any]:
    """A player with 20 life and nothing else, but for what is given."""
    plain = {"id": identity, "life": 20, "counters": {}, "mana": {}, "lost": False}
    return {**plain, **{zone: [] for zone in ZONES}, **fields}


def thing(name: str, controller: str = "alice", **fields: Any) -> dict[str, Any]:
    """An artifact on the battlefield, its name its handle, but for what is given."""
    return {
        "name": name,
        "handle": name,
        "zone": "battlefield",
        "controller": controller,
        "owner": controller,
        "types": ["artifact"],
        "subtypes": [],
        "supertypes": [],
        "colors": [],
        "power": None,
        "toughness": None,
        "counters": {},
        "tapped": False,
        "damage": 0,
        "attached-to": None,
        "token": False,
    } | {key.replace("_", "-"): value for key, value in fields.items()}


def snapshot(*objects: dict[str, Any], players: list[dict[str, Any]] | None = None, **fields: Any) -> dict[str, Any]:
    """A game of Alice and Bob; who controls what is on the battlefield has it in their zone too, by its name."""
    seats = [player("alice"), player("bob")] if players is None else players
    for each in seats:
        there = [it["name"] for it in objects if it["zone"] == "battlefield" and it["controller"] == each["id"]]
        each["battlefield"] = [*each["battlefield"], *there]
    plain = {"objects": list(objects), "stack": [], "step": "precombat-main", "turn": 1, "active": "alice"}
    return {"players": seats, **plain, **fields}
