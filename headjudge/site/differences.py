"""What was expected and what was observed, beside each other, part by part, each part that differs marked.

Values come from a report, and may be anything that JSON can say, of any size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any, Final

import msgspec

from headjudge import in_words
from headjudge.judge_paths import AMOUNTS, UNORDERED
from headjudge.parts import path_words

__all__ = ["Compared", "Part", "compared"]

_MOST: Final = 60
"""How many parts of a value are shown."""
_LONGEST: Final = 600
"""How many characters of a part are shown."""


class Part(msgspec.Struct, frozen=True):
    """A part of a value, in words."""

    text: str
    differs: bool = False
    left_out: int = 0
    """How many of its characters are not shown."""


class Compared(msgspec.Struct, frozen=True):
    """Two values."""

    expected: tuple[Part, ...]
    observed: tuple[Part, ...]


def compared(divergence: dict[str, Any]) -> Compared:
    """What a divergence of a report says was expected, and what was observed."""
    path, op = str(divergence["path"]), divergence.get("op")
    expected, observed = divergence["expected"], divergence["observed"]
    field = path_words(path)[-1] if path.startswith("/") else ""
    if path == "outcome" and isinstance(expected, list):
        return Compared(_whole(" or ".join(map(str, expected))), _whole(observed))
    if isinstance(observed, dict) and set(observed) == {"count", "asked"} and isinstance(observed["asked"], list):
        return Compared(_whole(expected), (_part(observed["count"], differs=True), *_questions(observed["asked"])))
    if isinstance(expected, dict) and isinstance(observed, dict):
        return _of_dicts(expected, observed, field, all_fields=op != "matches")
    if isinstance(expected, list) and isinstance(observed, list) and op != "count":
        return _of_lists(expected, observed, any_order=op == "same" or field in UNORDERED, loosely=op == "matches")
    return Compared(_whole(expected), _whole(observed))


def _whole(value: Any) -> tuple[Part, ...]:
    return (_part(value, differs=True),)


def _part(value: Any, *, differs: bool = False, before: str = "") -> Part:
    try:
        text = before + in_words.contents(value)
    except RecursionError:
        text = before + "(nested too deeply to be shown)"
    return Part(text[:_LONGEST], differs, max(0, len(text) - _LONGEST))


def _questions(asked: Sequence[Any]) -> tuple[Part, ...]:
    if not asked:
        return (Part("nothing was asked"),)
    shown = [_part(question, before="asked: ") for question in asked[:_MOST]]
    return _cut(shown, len(asked))


def _cut(parts: list[Part], number: int) -> tuple[Part, ...]:
    return (*parts, Part(f"and {number - _MOST} more")) if number > _MOST else tuple(parts)


def _of_dicts(expected: dict[str, Any], observed: dict[str, Any], field: str, *, all_fields: bool) -> Compared:
    """Field by field. What is not asked for (`matches`) is shown, and does not differ."""
    absent = 0 if field in AMOUNTS else None
    keys = list(dict.fromkeys([*expected, *observed]))
    sides: tuple[list[Part], list[Part]] = ([], [])
    for key in keys[:_MOST]:
        differs = (all_fields or key in expected) and expected.get(key, absent) != observed.get(key, absent)
        for side, value in zip(sides, (expected, observed), strict=True):
            if key in value:
                before = f"{in_words.counter(key) if field in AMOUNTS else in_words.words(key)} "
                if field == "mana":
                    before = f"{{{key}}} × "
                side.append(_part(value[key], differs=differs, before=before))
    return Compared(*(_cut(side, len(keys)) if side else (Part("nothing", differs=True),) for side in sides))


def _of_lists(expected: list[Any], observed: list[Any], *, any_order: bool, loosely: bool) -> Compared:
    """Entry by entry: in order, or as what each side has and the other hasn't."""
    mine, other = ([_part(entry) for entry in side[:_MOST]] for side in (expected, observed))
    if any_order:
        marked = _unordered(mine, other), _unordered(other, mine)
    elif loosely and len(mine) == len(other):
        pairs = [_entries(wanted, there) for wanted, there in zip(expected[:_MOST], observed[:_MOST], strict=True)]
        marked = [part for part, _ in pairs], [part for _, part in pairs]
    else:
        marked = _ordered(mine, other)
    sides = zip(marked, (expected, observed), strict=True)
    nothing = (Part("nothing", differs=True),)
    return Compared(*(_cut(parts, len(entries)) if entries else nothing for parts, entries in sides))


def _entries(wanted: Any, there: Any) -> tuple[Part, Part]:
    if isinstance(wanted, dict) and isinstance(there, dict):
        differs = any(there.get(key) != value for key, value in wanted.items())
    else:
        differs = wanted != there
    return _part(wanted, differs=differs), _part(there, differs=differs)


def _unordered(mine: list[Part], other: list[Part]) -> list[Part]:
    left = Counter(mine) - Counter(other)
    marked = []
    for part in reversed(mine):
        differs = left[part] > 0
        left[part] -= differs
        marked.append(msgspec.structs.replace(part, differs=differs))
    return marked[::-1]


def _ordered(mine: list[Part], other: list[Part]) -> tuple[list[Part], list[Part]]:
    sides = list(mine), list(other)
    for kind, *bounds in SequenceMatcher(None, mine, other, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        for side, (start, end) in zip(sides, (bounds[:2], bounds[2:]), strict=True):
            side[start:end] = [msgspec.structs.replace(part, differs=True) for part in side[start:end]]
    return sides
