"""Playing declared cards: a table in a few words, a script, and what the last snapshot shows."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from oracle import cards
from oracle.driver import play

Entry = str | dict[str, Any]


def mana_for(*names: str, x: int = 0, also: str = "") -> dict[str, int]:
    """The mana that pays for cards, generic mana as colourless; of a hybrid symbol the first half."""
    pool: Counter[str] = Counter()
    for cost in (*((cards.find(name) or never(name)).cost or "" for name in names), also):
        for symbol in re.findall(r"\{([^}]+)\}", cost):
            if symbol.isdigit():
                pool["C"] += int(symbol)
            elif symbol == "X":
                pool["C"] += x
            else:
                pool[symbol.split("/")[0]] += 1
    return {letter: number for letter, number in pool.items() if number}


def never(name: str) -> Any:
    raise AssertionError(f"no card {name}")


def cast(card: str, *targets: str, player: str = "alice", **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"do": "cast", "player": player, "card": card, **fields}
    return {**found, "targets": list(targets)} if targets else found


def activate(source: str, line: int, *targets: str, player: str = "alice", **fields: Any) -> dict[str, Any]:
    found = {"do": "activate", "player": player, "source": source, "ability": {"line": line}, **fields}
    return {**found, "targets": list(targets)} if targets else found


def taps(source: str, land: str, player: str = "alice", **fields: Any) -> dict[str, Any]:
    return {"do": "activate", "player": player, "source": source, "ability": {"intrinsic": land}, **fields}


def advance(to: str, whose: str | None = None, **fields: Any) -> dict[str, Any]:
    return {"do": "advance", "to": to, **({"turn-of": whose} if whose else {}), **fields}


def settle(*answers: dict[str, Any]) -> dict[str, Any]:
    return {"do": "settle", "answers": list(answers)}


def attack(*creatures: str, player: str = "alice", defender: str = "bob") -> dict[str, Any]:
    attackers = [{"creature": c, "defender": defender} for c in creatures]
    return {"do": "attack", "player": player, "attackers": attackers}


def answer(kind: str, said: Any, player: str = "alice", **fields: Any) -> dict[str, Any]:
    return {"kind": kind, "player": player, "answer": said, **fields}


class Board:
    """What a scenario's last snapshot shows."""

    def __init__(self, result: dict[str, Any]) -> None:
        assert result["status"] == "done", result
        self.result = result
        self.steps = result["steps"]
        self.last = self.steps[-1]["snapshot"]

    def player(self, who: str) -> dict[str, Any]:
        found: dict[str, Any] = next(p for p in self.last["players"] if p["id"] == who)
        return found

    def life(self, who: str = "alice") -> int:
        found: int = self.player(who)["life"]
        return found

    def zone(self, zone: str, who: str = "alice") -> list[str]:
        return sorted(self.player(who)[zone])

    def mana(self, who: str = "alice") -> dict[str, int]:
        return {letter: n for letter, n in self.player(who)["mana"].items() if n}

    def it(self, name: str) -> dict[str, Any]:
        """The one permanent of that name or handle."""
        found = [o for o in self.last["objects"] if name in (o["handle"], o["name"]) and o["zone"] == "battlefield"]
        assert len(found) == 1, f"{name}: {found}"
        one: dict[str, Any] = found[0]
        return one

    def count(self, name: str) -> int:
        return sum(o["name"] == name and o["zone"] == "battlefield" for o in self.last["objects"])

    def size(self, name: str) -> str:
        return f"{self.it(name)['power']}/{self.it(name)['toughness']}"

    def counters(self, name: str) -> dict[str, int]:
        return {kind: n for kind, n in self.it(name)["counters"].items() if n}

    @property
    def stack(self) -> list[str]:
        return [one["source"] for one in self.last["stack"]]


def played(
    *script: dict[str, Any],
    alice: dict[str, Any] | None = None,
    bob: dict[str, Any] | None = None,
    step: str = "precombat-main",
    active: str = "alice",
    fails: bool | str = False,
) -> Board:
    """Play a script; every step must be done, unless the last one `fails`: is illegal, or has the outcome named.

    Libraries are stocked where none is given.
    """
    stock = ["Island", "Island", "Island"]
    table = {
        "turn": {"active": active, "step": step},
        "players": [
            {"id": "alice", "library": stock, **(alice or {})},
            {"id": "bob", "library": stock, **(bob or {})},
        ],
    }
    board = Board(play(table, list(script)))
    outcomes = [one["outcome"] for one in board.steps]
    wanted = ["done"] * len(script)
    if fails:
        wanted[-1] = fails if isinstance(fails, str) else "illegal"
    assert outcomes == wanted, [one.get("why") for one in board.steps]
    return board
