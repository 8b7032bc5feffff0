"""Declarations changed in one place each, and whether what is said of them changes too: `python -m tests.card_changes [NAME ...]`.

A declaration is proved if it says, in English, what is printed. That is worth as much as the English is: if a field could be changed
without a change of words, nothing is proved of it. So every declaration is changed in one place, in every way that `changes` knows:
a number by one, a word or a part replaced by what other declarations have in that place, one instruction by another of the same
form, a part left out, said twice or put after the next; a "may", a condition or its opposite added or taken away.

Printed are the changes after which a face says what it said before, but for those that make no difference by the rules (card_same).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from enum import Enum
from functools import cache, lru_cache
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from oracle import cards
from oracle.english import CannotSay, rendered
from oracle.vocabulary.abilities import Ability, Face
from oracle.vocabulary.amounts import Amount, Condition, Not
from oracle.vocabulary.costs import CostPart
from oracle.vocabulary.instructions import Instruction, May
from oracle.vocabulary.patterns import Pattern
from oracle.vocabulary.selectors import Selector
from oracle.vocabulary.statics import Change as StaticChange
from oracle.vocabulary.statics import Rewrite, StaticPart
from tests.card_data import as_declared, colors
from tests.card_proof import normalised

FAMILIES = (Ability, Instruction, Condition, Amount, Selector, Pattern, StaticChange, StaticPart, Rewrite, CostPart)
"""What may stand in each other's place."""

DONORS = 4
"""How many values of other declarations are tried in one place, where there are more."""


class Changed(msgspec.Struct, frozen=True):
    """A value that differs from a declared one in one place: where, from the outside inwards, as "Type.field"; and how."""

    value: Any
    where: tuple[str, ...]
    how: str


def faces() -> list[Face]:
    return [face for name in cards.names() if (face := cards.find(name)) is not None]


def said(face: Face) -> tuple[str, ...] | None:
    """What a face says, as it is compared with a published text; None if it cannot be said."""
    try:
        return normalised("\n".join(rendered(face)), face)
    except CannotSay:
        return None


def says_the_same(face: Face, before: Face, words: tuple[str, ...] | None) -> bool:
    """Whether a changed face says what it said before: the same words, and the same of what is compared beside them."""
    try:
        return said(face) == words and as_declared(face) == as_declared(before) and colors(face) == colors(before)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return False  # no declaration any longer


def _family(value: Any) -> type | None:
    return next((family for family in FAMILIES if isinstance(value, family)), None)


@lru_cache(maxsize=1)
def _donors() -> dict[str, list[Any]]:
    """Values that a field has in declarations, by the field: a few, spread over all that there are."""
    found: dict[str, dict[str, Any]] = defaultdict(dict)

    def visit(value: Any) -> None:
        if isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                inner = getattr(value, name)
                found[f"{type(value).__name__}.{name}"].setdefault(repr(inner), inner)
                visit(inner)
        elif isinstance(value, tuple):
            for one in value:
                visit(one)

    for face in faces():
        visit(face)
    return {field: _spread([values[key] for key in sorted(values)]) for field, values in found.items()}


def _spread(values: list[Any]) -> list[Any]:
    few = min(DONORS + 1, len(values))
    return [values[number * len(values) // few] for number in range(few)]


def _others(field: str, value: Any) -> Iterator[Any]:
    """A few values that other declarations have in a field."""
    if isinstance(value, bool):
        return
    if isinstance(value, Enum):
        yield from (one for one in type(value) if one is not value)
    for one in _donors().get(field, ()):
        if one != value and not isinstance(one, bool) and not (isinstance(one, Enum) and isinstance(value, Enum)):
            yield one


@lru_cache(maxsize=1)
def _kinds() -> dict[type, list[type]]:
    found: dict[type, list[type]] = {}
    for family in FAMILIES:
        pending: list[type] = [family]
        all_kinds: list[type] = []
        while pending:
            kind = pending.pop(0)
            pending += sorted(kind.__subclasses__(), key=lambda one: one.__name__)
            all_kinds.append(kind)
        found[family] = all_kinds[1:]
    return found


@cache
def _kin_of(kind: type) -> list[type]:
    """The types of the same family that have the same fields."""
    family = next((family for family in FAMILIES if issubclass(kind, family)), None)
    if family is None:
        return []
    own = {field.name for field in msgspec.structs.fields(kind)}
    return [one for one in _kinds()[family] if one is not kind and own == {f.name for f in msgspec.structs.fields(one)}]


def _kin(value: msgspec.Struct) -> Iterator[Any]:
    """The same with another word: what has the same form as a part, of the same family."""
    for kind in _kin_of(type(value)):
        yield kind(**{name: getattr(value, name) for name in value.__struct_fields__})


def _within(value: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """The parts of a part that could stand in its place."""
    family = _family(value)
    for name in value.__struct_fields__:
        inner = getattr(value, name)
        if family is not None and isinstance(inner, family):
            yield name, inner


def changes(value: Any, where: tuple[str, ...] = ()) -> Iterator[Changed]:
    """Each value that differs from a piece of a declaration in one place."""
    match value:
        case msgspec.Struct():
            for name in value.__struct_fields__:
                field = f"{type(value).__name__}.{name}"
                for one in _of_field(field, getattr(value, name), (*where, field)):
                    yield Changed(replace(value, **{name: one.value}), one.where, one.how)
            for other in _kin(value):
                yield Changed(other, where, f"{type(value).__name__} is {type(other).__name__}")
            for name, inner in _within(value):
                yield Changed(inner, where, f"{type(value).__name__} is its {name}")
            if isinstance(value, Instruction) and not isinstance(value, May):
                yield Changed(May(value), where, "with may")
            if isinstance(value, Condition) and not isinstance(value, Not):
                yield Changed(Not(value), where, "with not")
        case tuple():
            for at, part in enumerate(value):
                name = type(part).__name__
                yield Changed(value[:at] + value[at + 1 :], where, f"without {name}")
                yield Changed((*value[: at + 1], *value[at:]), where, f"twice {name}")
                if at and value[at - 1] != part:
                    swapped = (*value[: at - 1], part, value[at - 1], *value[at + 1 :])
                    yield Changed(swapped, where, f"order of {name}")
                for one in changes(part, where):
                    yield Changed((*value[:at], one.value, *value[at + 1 :]), one.where, one.how)
        case bool():
            yield Changed(not value, where, "not")
        case int():
            yield Changed(value + 1, where, f"one more: than {value}")
            yield Changed(value - 1, where, f"one less: than {value}")
        case Enum():
            pass
        case str():
            yield Changed(f"{value}x", where, "x")


def _of_field(field: str, value: Any, where: tuple[str, ...]) -> Iterator[Changed]:
    yield from changes(value, where)
    for other in _others(field, value):
        yield Changed(other, where, f"other: {other!r}")


def unnoticed(face: Face, share: int = 1, first: int = 0) -> Iterator[Changed | None]:
    """For each change of a face, or each one of so many, the change if the face says the same after it, and None if it does not. By its
    name it is looked up: that stays."""
    words = said(face)
    if words is None:
        return
    named = (one for one in changes(face) if one.where and one.where[0] != "Face.name")
    for changed in islice(named, first, None, share):
        same = changed.value != face and says_the_same(changed.value, face, words)
        yield changed if same else None


def main() -> int:
    from tests.card_same import is_same  # it speaks of changes

    parser = argparse.ArgumentParser(
        prog="python -m tests.card_changes", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="these cards alone; all of them else (some minutes)")
    asked = parser.parse_args()
    if unknown := [name for name in asked.names if cards.find(name) is None]:
        parser.error(f"not declared: {'; '.join(unknown)}")
    tried = same = passed_over = 0
    for face in faces():
        for one in unnoticed(face) if not asked.names or face.name in asked.names else ():
            tried += 1
            if one is None:
                continue
            if is_same(face.name, one):
                same += 1
                continue
            passed_over += 1
            print(f"{face.name}: {' '.join(one.where)} {one.how}")
    print(f"{tried} changes: {same} make no difference, {passed_over} are passed over")
    return 1 if passed_over else 0


if __name__ == "__main__":
    raise SystemExit(main())
