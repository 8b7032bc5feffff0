"""What a declaration says, in a form that can be kept: its English, or the concept that has none yet; and a digest of all that it says.

That a declaration is proved, or was read by a person, is kept with its digest, so that neither holds any longer once the declaration
says something else.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from oracle.english import CannotSay, rendered
from oracle.vocabulary.abilities import Face

_LENGTH = 16
"""Hexadecimal digits of a digest: enough to tell declarations apart that nobody made to collide."""


class Said(msgspec.Struct, frozen=True):
    """A card's text lines in English; or None, and the concept of the vocabulary that cannot be said."""

    lines: tuple[str, ...] | None
    unsaid: str | None = None


def said(face: Face) -> Said:
    """Return what a card says in English, as far as all of it can be said."""
    try:
        return Said(rendered(face))
    except CannotSay as unsaid:
        return Said(None, unsaid.concept)


def digest(face: Face) -> str:
    """Return a digest of all that a face says: its name, cost, types, colours, size, loyalty, and its English lines.

    Of a face that cannot be said, its declaration stands for the lines.
    """
    lines = said(face).lines
    head = [face.name, face.cost, face.supertypes, face.types, face.subtypes, face.colors]
    content = [*head, face.power, face.toughness, face.loyalty, lines if lines is not None else plain(face.lines)]
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:_LENGTH]


def plain(value: Any) -> Any:
    """Return a piece of the vocabulary as plain data: its name, and those of its fields that are not as they are by default.

    A field that the vocabulary gets later on changes nothing.
    """
    match value:
        case msgspec.Struct():
            kept = {name: getattr(value, name) for name in value.__struct_fields__}
            defaults = _defaults(type(value))
            return [
                type(value).__name__,
                {name: plain(each) for name, each in kept.items() if name not in defaults or each != defaults[name]},
            ]
        case tuple() | list():
            return [plain(each) for each in value]
        case frozenset():
            return sorted((plain(each) for each in value), key=str)
        case _:
            return value


@lru_cache(maxsize=1024)
def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the defaults of the fields that have one."""
    fields = msgspec.structs.fields(kind)
    return {field.name: field.default for field in fields if field.default is not msgspec.NODEFAULT}
