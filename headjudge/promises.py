"""What an answer must keep besides its schema: the steps fit the script, and the snapshots hold what `hello` says is reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["Promises", "steps_problem"]

Document = Mapping[str, Any]

_ENDING = frozenset({"not-offered", "undecided"})


def steps_problem(steps: Sequence[Document], script: Sequence[Document]) -> str | None:
    """What is wrong with the number of the steps that are answered, in words; None if nothing.

    Each step of the script is answered, up to one that is not-offered or undecided, which ends it.
    """
    ends = next((number for number, step in enumerate(steps, 1) if step["outcome"] in _ENDING), None)
    expected = len(script) if ends is None else ends
    if len(steps) == expected:
        return None
    why = (
        f"step {ends} is {steps[ends - 1]['outcome']}, which ends the script" if ends else f"the script has {expected}"
    )
    return f"{len(steps)} steps are answered, and {why}"


_PLAYER_PARTS = ("life", "counters", "mana", "hand", "library", "graveyard", "exile", "battlefield", "command", "lost")
_TOP_PARTS = ("objects", "stack", "step", "active", "turn")
_OBJECT_FIELDS = {
    "objects": ("controller", "owner"),
    "types": ("types", "subtypes", "supertypes"),
    "colors": ("colors",),
    "power-toughness": ("power", "toughness"),
    "object-counters": ("counters",),
    "tapped": ("tapped",),
    "damage": ("damage",),
    "attached-to": ("attached-to",),
    "token": ("token",),
}


class Promises:
    """The keys that an adapter's snapshots must have, by what it says it reports."""

    def __init__(self, reports: Mapping[str, bool]) -> None:
        self.top = frozenset(part for part in _TOP_PARTS if reports[part])
        self.player = frozenset(part for part in _PLAYER_PARTS if reports[part])
        self.object = frozenset(field for part, fields in _OBJECT_FIELDS.items() if reports[part] for field in fields)
        self.stack = frozenset(("targets",) if reports["targets"] else ())

    def broken(self, setup: Document, steps: Sequence[Document]) -> str | None:
        """The first promise that the snapshots of an answer break, in words; None if there is none."""
        if missing := self._missing(setup):
            return f"setup: {missing}"
        for number, step in enumerate(steps, 1):
            if step["snapshot"] is not None and (missing := self._missing(step["snapshot"])):
                return f"step {number}: {missing}"
        return None

    def _missing(self, snapshot: Document) -> str | None:
        """What a snapshot lacks that `reports` promises, in words; None if nothing."""
        if not self.top <= snapshot.keys():
            return _lacks("the snapshot", self.top - snapshot.keys())
        for player in snapshot["players"]:
            if not self.player <= player.keys():
                return _lacks(f"the player {player['id']}", self.player - player.keys())
        for thing in snapshot.get("objects", ()):
            # Of a card elsewhere there may be less to say: it is neither tapped nor untapped.
            if thing["zone"] == "battlefield" and not self.object <= thing.keys():
                return _lacks(f"the object {thing['name']}", self.object - thing.keys())
        for entry in snapshot.get("stack", ()):
            if not self.stack <= entry.keys():
                return _lacks(f"the stack's {entry['source']}", self.stack - entry.keys())
        return None


def _lacks(what: str, keys: frozenset[str]) -> str:
    return f"{what} lacks {', '.join(sorted(keys))}, which hello says is reported"
