"""Whatever is tried on whatever board, the oracle answers: with a result, never with a fault, and no card is lost on the way."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import pytest

from headjudge import schema
from oracle import cards
from oracle.driver import play
from oracle.driver.document import Kind
from oracle.vocabulary.abilities import Activated, Face, abilities_of

FREE = [{"kind": kind, "free": True} for kind in get_args(Kind)]
STEPS = ("upkeep", "draw", "declare-attackers", "combat-damage", "end", "precombat-main")
BASIC = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def face_of(name: str) -> Face:
    face = cards.find(name)
    assert face is not None
    return face


def permanent(chance: random.Random, name: str) -> dict[str, Any] | None:
    """An entry for the battlefield; None for what can't stand there alone."""
    face = face_of(name)
    if {"instant", "sorcery"} & set(face.types) or "Aura" in face.subtypes:
        return None
    entry: dict[str, Any] = {"card": name, "tapped": chance.random() < 0.2, "sick": chance.random() < 0.2}
    if "planeswalker" in face.types:
        entry["counters"] = {"loyalty": face.loyalty or 3}
    elif "creature" in face.types and (face.toughness == 0 or chance.random() < 0.2):
        entry["counters"] = {"p1p1": chance.randint(1, 2)}
    return entry


def table(chance: random.Random) -> dict[str, Any]:
    names = cards.names()

    def some(least: int, most: int) -> list[str]:
        return [chance.choice(names) for _ in range(chance.randint(least, most))]

    players = [
        {
            "id": name,
            "mana": {letter: chance.randint(0, 4) for letter in "WUBRGC"},
            "hand": some(0, 5),
            "library": some(6, 6),
            "graveyard": some(0, 3),
            "battlefield": [entry for card in dict.fromkeys(some(0, 6)) if (entry := permanent(chance, card))],
        }
        for name in ("alice", "bob")
    ]
    step = chance.choice(("upkeep", "precombat-main", "precombat-main", "end"))
    return {"turn": {"active": "alice", "step": step}, "players": players}


def activation(chance: random.Random, player: str, name: str) -> dict[str, Any]:
    face = face_of(name)
    lines = [n for n, line in enumerate(face.lines, 1) if any(isinstance(a, Activated) for a in abilities_of(line))]
    ability = {"line": chance.choice(lines)} if lines else {"intrinsic": chance.choice(BASIC)}
    return {"do": "activate", "player": player, "source": name, "ability": ability}


def step(chance: random.Random, on: dict[str, Any]) -> dict[str, Any]:
    one, other = chance.sample(on["players"], 2)
    own = [entry["card"] for entry in one["battlefield"]]
    theirs = [entry["card"] for entry in other["battlefield"]]
    possible: list[dict[str, Any]] = [
        {"do": "resolve"},
        {"do": "settle"},
        {"do": "pass", "player": one["id"]},
        {"do": "advance", "to": chance.choice(STEPS)},
    ]
    for name in one["hand"]:
        kind = "play-land" if "land" in face_of(name).types else "cast"
        possible.append({"do": kind, "player": one["id"], "card": name})
    for name in own:
        possible.append(activation(chance, one["id"], name))
        possible.append(
            {"do": "attack", "player": one["id"], "attackers": [{"creature": name, "defender": other["id"]}]}
        )
        if theirs:
            blockers = [{"creature": name, "attacker": chance.choice(theirs)}]
            possible.append({"do": "block", "player": one["id"], "blockers": blockers})
    return {**chance.choice(possible), "answers": FREE}


def cards_in(snapshot: dict[str, Any]) -> int:
    """How many cards there are, the stack left out."""
    zones = ("hand", "library", "graveyard", "exile", "command")
    off = sum(len(player[zone]) for player in snapshot["players"] for zone in zones)
    return off + sum(1 for thing in snapshot["objects"] if thing["zone"] == "battlefield" and not thing["token"])


@pytest.mark.parametrize("seed", range(150))
def test_there_is_an_answer_to_everything(seed: int) -> None:
    chance = random.Random(seed)
    start = table(chance)
    answer = play(start, [step(chance, start) for _ in range(8)], trace=True)
    assert schema.problems("protocol/run-response", {"id": 1, **json.loads(json.dumps(answer))}) == []
    if answer["status"] == "error":  # a name that means several things, a board that can't stay as it is
        assert "give the one meant a handle" in answer["message"] or "a state-based action is due" in answer["message"]
        return
    assert answer["status"] == "done", answer
    assert not {"undecided", "not-offered"} & {played["outcome"] for played in answer["steps"]}, (
        "every question is free"
    )
    for played in answer["steps"]:
        if not played["snapshot"]["stack"]:
            assert cards_in(played["snapshot"]) == cards_in(answer["setup"])
