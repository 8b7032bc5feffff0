"""Looking into a snapshot, and comparing what is there with what a check expects.

What has no order is compared without: zones that have none (400.5), and the types and colours of an object. An amount of
counters or mana that is absent is 0, and a field that is absent is null: a field of a vocabulary that a later version adds does
not break a check.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from headjudge.parts import OBJECT_FIELDS, PLAYER_FIELDS, STACK_FIELDS, TEAM_FIELDS, path_words

__all__ = ["MISSING", "covers", "find", "fitting", "normal", "nothing_there", "unordered"]

Document = Mapping[str, Any]

UNORDERED: Final = frozenset({"hand", "exile", "battlefield", "command", "types", "subtypes", "supertypes", "colors"})
AMOUNTS: Final = frozenset({"counters", "mana"})

_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "players": PLAYER_FIELDS,
    "teams": TEAM_FIELDS,
    "objects": OBJECT_FIELDS,
    "stack": STACK_FIELDS,
}
_NAMED_BY: Final = {"players": "id", "teams": "id", "objects": "handle"}


class _Missing:
    """What a path finds where nothing is."""

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = _Missing()


def find(snapshot: Document, path: str) -> tuple[Any, str]:
    """What stands under a path. Out: the value, or MISSING; and the last word of the path that names a field."""
    root, *words = path_words(path)
    value: Any = snapshot.get(root, MISSING)
    if value is MISSING or not words:
        return _known(root, value), root
    value = _entry(root, value, words[0])
    if value is MISSING or len(words) == 1:
        return _known(root, value), ""
    field = words[1]
    value = value.get(field)
    for word in words[2:]:
        value = _step_into(value, word, field)
    return value, field if len(words) == 2 else ""


def fitting(snapshot: Document, where: Document) -> list[Document]:
    """The objects with all of these fields, each compared whole; on the battlefield, unless a zone is named."""
    wanted = {"zone": "battlefield", **{key: normal(value, key) for key, value in where.items()}}
    return [
        _only(OBJECT_FIELDS, thing)
        for thing in snapshot.get("objects", ())
        if all(normal(thing.get(key), key) == value for key, value in wanted.items())
    ]


def normal(value: Any, field: str = "") -> Any:
    """A value as it is compared, given the field that it stands in: sorted where order says nothing, amounts of 0 and nulls dropped."""
    if isinstance(value, dict):
        if field in AMOUNTS:
            return {key: amount for key, amount in value.items() if amount}
        return {key: normal(inner, key) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        entries = [normal(inner) for inner in value]
        return unordered(entries) if field in UNORDERED else entries
    return value


def nothing_there(found: Any, path: str) -> bool:
    """Whether what a path found is nothing: no such thing, null, an empty list, no counters or mana of a kind."""
    if found is MISSING or found is None or found in ([], {}):
        return True
    words = path_words(path)
    return bool(found == 0) and len(words) > 1 and words[-2] in AMOUNTS


def unordered(entries: list[Any]) -> list[Any]:
    """Entries in an order that does not depend on the one they came in."""
    return sorted(entries, key=lambda entry: msgspec.json.encode(entry, order="sorted"))


def covers(observed: Any, expected: Any, field: str = "") -> bool:
    """Whether all that is expected is there: other fields of an object are free, a list has the same length."""
    if isinstance(expected, dict):
        if not isinstance(observed, dict):
            return False
        absent = 0 if field in AMOUNTS else None
        return all(covers(observed.get(key, absent), inner, key) for key, inner in expected.items())
    if isinstance(expected, list):
        if not isinstance(observed, list) or len(observed) != len(expected):
            return False
        if field in UNORDERED:
            return unordered(observed) == unordered(expected)
        return all(covers(there, inner) for there, inner in zip(observed, expected, strict=True))
    return bool(observed == expected)


# -- inside


def _entry(root: str, entries: Any, word: str) -> Any:
    """A player or team by id, an object by handle, an entry of the stack by its place."""
    if root == "stack":
        return entries[int(word)] if word.isdecimal() and int(word) < len(entries) else MISSING
    name = _NAMED_BY.get(root)
    if name is None:
        return MISSING
    return next((entry for entry in entries if entry.get(name) == word), MISSING)


def _step_into(value: Any, word: str, field: str) -> Any:
    if isinstance(value, dict):
        return value.get(word, 0 if field in AMOUNTS else MISSING)
    if isinstance(value, list) and word.isdecimal() and int(word) < len(value):
        return value[int(word)]
    return MISSING


def _known(root: str, value: Any) -> Any:
    """A whole object, or a list of them, without the fields that are not of the vocabulary."""
    fields = _FIELDS.get(root)
    if fields is None:
        return value
    if isinstance(value, list):
        return [_only(fields, entry) for entry in value]
    return _only(fields, value) if isinstance(value, dict) else value


def _only(fields: tuple[str, ...], entry: Document) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key in fields}
