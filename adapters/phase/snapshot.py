"""The engine's exported game as a snapshot: everything that players can see, and the hidden zones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine import State, targets
from names import Names
from script import SUPERTYPES
from vocabulary import LETTERS, STEP_OF, WUBRGC, bare, counter

_KINDS = {"Spell": "spell", "TriggeredAbility": "triggered"}  # all others are activated abilities
_TYPES = {"Tribal": "kindred"}

REPORTS = dict.fromkeys(
    (
        "life",
        "counters",
        "mana",
        "hand",
        "library",
        "graveyard",
        "exile",
        "battlefield",
        "command",
        "lost",
        "objects",
        "types",
        "colors",
        "power-toughness",
        "object-counters",
        "tapped",
        "damage",
        "attached-to",
        "token",
        "stack",
        "targets",
        "step",
        "active",
        "turn",
        "asked",
    ),
    True,
)
"""The parts of a snapshot, all of which phase reports."""


def snapshot(state: State, names: Names) -> dict[str, Any]:
    """The game as it stands."""
    return _Snapshot(state["state"], names).whole()


class _Snapshot:
    def __init__(self, game: dict[str, Any], names: Names) -> None:
        self.game = game
        self.names = names

    def whole(self) -> dict[str, Any]:
        game = self.game
        whole = {
            "players": [self._player(seat, game["players"][seat]) for seat in self.names.listed],
            "objects": [self._object(thing) for thing in self._shown()],
            "stack": [self._on_stack(entry) for entry in reversed(game["stack"])],
            "step": STEP_OF[game["phase"]],
            "active": self.names.players[game["active_player"]],
            "turn": game["turn_number"],
        }
        if self.names.teams:
            whole["teams"] = [self._team(team, seats) for team, seats in self.names.teams.items()]
        return whole

    def _team(self, team: str, seats: list[int]) -> dict[str, Any]:
        poison = sum(self.game["players"][seat].get("poison_counters", 0) for seat in seats)
        return {
            "id": team,
            "players": [self.names.players[seat] for seat in seats],
            "life": self._life(seats[0]),
            "counters": {"poison": poison} if poison else {},
        }

    def _life(self, seat: int) -> int:
        """A player's life, or their team's (810.9a): the engine gives each member a part of it, and looks at the sum."""
        return sum(self.game["players"][each]["life"] for each in self.names.side(seat))

    def _thing(self, number: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.game["objects"].get(str(number))
        return found

    def _things(self, numbers: Iterable[int]) -> list[dict[str, Any]]:
        return [thing for number in numbers if (thing := self._thing(number)) is not None]

    def _shown(self) -> list[dict[str, Any]]:
        """All permanents, and what has a handle elsewhere."""
        permanents = list(self.game["battlefield"])
        elsewhere = [number for number in self.names.handle_of if number not in set(permanents)]
        return self._things([*permanents, *elsewhere])

    def _label(self, number: int) -> str:
        if number in self.names.handle_of:
            return self.names.handle_of[number]
        thing = self._thing(number)
        return bare(thing["name"]) if thing else ""

    def _player(self, seat: int, player: dict[str, Any]) -> dict[str, Any]:
        game = self.game
        # Poison is the team's, if there is one (810.10).
        poison = 0 if self.names.teams else player.get("poison_counters", 0)
        counters = {"poison": poison, "energy": player.get("energy", 0)}
        counters |= {counter(kind): amount for kind, amount in (player.get("player_counters") or {}).items()}
        pool = [LETTERS[mana["color"]] for mana in player["mana_pool"]["mana"]]
        own = {
            zone: [thing for thing in self._things(game[zone]) if thing["owner"] == seat]
            for zone in ("exile", "command_zone")
        }
        controlled = [thing for thing in self._things(game["battlefield"]) if thing["controller"] == seat]
        return {
            "id": self.names.players[seat],
            "life": self._life(seat),
            "counters": {kind: amount for kind, amount in counters.items() if amount},
            "mana": {letter: pool.count(letter) for letter in WUBRGC if letter in pool},
            "hand": _named(self._things(player["hand"])),
            "library": _named(self._things(player["library"])),
            "graveyard": _named(self._things(reversed(player["graveyard"]))),
            "exile": _named(own["exile"]),
            "battlefield": _named(controlled),
            "command": _named(own["command_zone"]),
            "lost": self._lost(seat, player),
        }

    def _lost(self, seat: int, player: dict[str, Any]) -> bool:
        waiting = self.game["waiting_for"]
        winner = (waiting.get("data") or {}).get("winner") if waiting["type"] == "GameOver" else None
        return bool(player["is_eliminated"]) or (winner is not None and winner not in self.names.side(seat))

    def _object(self, thing: dict[str, Any]) -> dict[str, Any]:
        types = thing["card_types"]
        zone = thing["zone"].lower()
        # Outside the battlefield and the stack nobody controls it: its owner stands for the controller (108.4a).
        controller = thing["controller"] if zone in ("battlefield", "stack") else thing["owner"]
        # A permanent that is no creature has no power or toughness, even if they are printed on it (208.3).
        bodied = zone != "battlefield" or "Creature" in types["core_types"]
        host = thing.get("attached_to")
        return {
            "name": bare(thing["name"]),
            "handle": self.names.handle_of.get(thing["id"]),
            "zone": zone,
            "controller": self.names.players[controller],
            "owner": self.names.players[thing["owner"]],
            "types": [_TYPES.get(each, each.lower()) for each in types["core_types"]],
            "subtypes": list(types["subtypes"]),
            "supertypes": [each.lower() for each in types["supertypes"] if each.lower() in SUPERTYPES],
            "colors": sorted((LETTERS[each] for each in thing["color"]), key=WUBRGC.index),
            "power": thing["power"] if bodied else None,
            "toughness": thing["toughness"] if bodied else None,
            "counters": {counter(kind): amount for kind, amount in thing["counters"].items() if amount},
            "tapped": thing["tapped"],
            # The engine leaves it on cards that have left the battlefield, where it is another object (400.7).
            "damage": thing["damage_marked"] if zone == "battlefield" else 0,
            "attached-to": None if not host else self._host(host),
            "token": bool(thing.get("is_token")),
        }

    def _host(self, host: dict[str, Any]) -> str:
        number: int = host["data"]
        return self._label(number) if host["type"] == "Object" else self.names.players[number]

    def _on_stack(self, entry: dict[str, Any]) -> dict[str, Any]:
        source = self._thing(entry["source_id"])
        return {
            "kind": _KINDS.get(entry["kind"]["type"], "activated"),
            "source": bare(source["name"]) if source else _last_known_name(entry),
            "handle": self.names.handle_of.get(entry["source_id"]),
            "controller": self.names.players[entry["controller"]],
            "targets": [self._target(target) for target in targets(entry)],
        }

    def _target(self, target: dict[str, int]) -> str:
        return self.names.players[target["Player"]] if "Player" in target else self._label(target["Object"])


def _named(things: Iterable[dict[str, Any]]) -> list[str]:
    return [bare(thing["name"]) for thing in things]


def _last_known_name(entry: dict[str, Any]) -> str:
    """The name of an ability's source that has ceased to exist (a token), as the engine keeps it with the ability."""
    kept: list[Any] = [entry["kind"].get("data")]
    while kept:
        each = kept.pop()
        if isinstance(each, dict):
            for key in ("source_lki", "lki", "record"):
                found = each.get(key)
                if isinstance(found, dict) and isinstance(found.get("name"), str):
                    return bare(found["name"])
            kept.extend(each.values())
        elif isinstance(each, list):
            kept.extend(each)
    return ""
