"""Which part of a snapshot a check looks at, so that an engine which does not report it is not judged by it.

An adapter's hello says of each part whether it reports it (`reports` in the protocol's schema).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

__all__ = [
    "OBJECT_FIELDS",
    "PARTS",
    "PLAYER_FIELDS",
    "STACK_FIELDS",
    "TEAM_FIELDS",
    "TOP_FIELDS",
    "parts_of_check",
    "path_words",
]

_PLAYER: Final = {
    field: field
    for field in (
        *("life", "counters", "mana", "hand", "library", "graveyard", "exile", "battlefield", "command", "lost"),
    )
}
_TEAM: Final = {"life": "life", "counters": "counters"}
_OBJECT: Final = {
    **dict.fromkeys(("name", "handle", "zone", "controller", "owner"), "objects"),
    **dict.fromkeys(("types", "subtypes", "supertypes"), "types"),
    "colors": "colors",
    **dict.fromkeys(("power", "toughness"), "power-toughness"),
    "counters": "object-counters",
    **{field: field for field in ("tapped", "damage", "attached-to", "token")},
}
_STACK: Final = {**dict.fromkeys(("kind", "source", "handle", "controller"), "stack"), "targets": "targets"}
_PLAIN: Final = {"step": "step", "active": "active", "turn": "turn"}

PLAYER_FIELDS: Final = ("id", *_PLAYER)
TEAM_FIELDS: Final = ("id", "players", *_TEAM)
OBJECT_FIELDS: Final = tuple(_OBJECT)
STACK_FIELDS: Final = tuple(_STACK)
TOP_FIELDS: Final = ("players", "teams", "objects", "stack", *_PLAIN)

PARTS: Final = (*_PLAYER, *dict.fromkeys(_OBJECT.values()), *dict.fromkeys(_STACK.values()), *_PLAIN, "asked")
"""Every part, in the order of the protocol's schema."""


def path_words(path: str) -> list[str]:
    """The words of a JSON pointer."""
    return [word.replace("~1", "/").replace("~0", "~") for word in path.split("/")[1:]]


def parts_of_check(check: dict[str, Any]) -> frozenset[str]:
    """The parts without which a check of a valid scenario cannot be judged; none for a check on an outcome."""
    if "path" in check:
        return frozenset(_parts_of_path(check))
    if "where" in check:
        wanted = [check["where"], *(check[op] for op in ("equals", "matches") if isinstance(check.get(op), dict))]
        return frozenset({"objects", *(_OBJECT[key] for fields in wanted for key in fields if key in _OBJECT)})
    return frozenset({"asked"} if "asked" in check else ())


def _parts_of_path(check: dict[str, Any]) -> Iterator[str]:
    root, *rest = path_words(check["path"])
    if root in _PLAIN:
        yield _PLAIN[root]
        return
    fields, base = {
        "players": (_PLAYER, None),
        "teams": (_TEAM, None),
        "objects": (_OBJECT, "objects"),
        "stack": (_STACK, "stack"),
    }[root]
    if base:
        yield base
    if len(rest) > 1:
        if rest[1] in fields:
            yield fields[rest[1]]
        return
    # The path ends at a whole player or object, or at a list of them: the parts are those that the check names.
    for op in ("equals", "same", "matches"):
        value = check.get(op)
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict):
                yield from (fields[key] for key in entry if key in fields)
