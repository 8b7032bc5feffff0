"""The cards that the oracle knows, as JSON lines on standard output; with a NAME, one card and how each of its abilities is read.

    python cards.py          a line a card that is declared, by name; then a line a card of the pool that is left out
    python cards.py NAME     that card, with its abilities

Ends with 1 for a NAME that is not declared. `headjudge.pool` reads it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from oracle import cards, characteristics, kinds
from oracle.cards.index import THEMES
from oracle.cards.left_out import BESIDE, LEFT_OUT
from oracle.vocabulary.abilities import Activated, Enchant, Face, Static, abilities_of
from oracle.vocabulary.keywords import written_out
from oracle.vocabulary.statics import Continuous, SetPT

_SHOWN_AS_WRITTEN = {"cost", "types", "subtypes", "supertypes", "power", "toughness", "loyalty"}


def listed(face: Face, theme: str) -> dict[str, Any]:
    """Return what the list says of a card."""
    read = kinds.read(face)
    lines: list[list[str]] = [[] for _ in face.lines]
    for each in read:
        if each.line is not None:
            lines[each.line - 1].append(each.kind)
    return {
        "is": "card",
        "name": face.name,
        "theme": theme,
        "in_pool": face.name not in BESIDE,
        "type_line": type_line(face),
        **{key: getattr(face, key) for key in sorted(_SHOWN_AS_WRITTEN)},
        "colors": [color for color in characteristics.COLORS if color in _colors(face)],
        "keywords": sorted({each.keyword for each in read if each.kind == kinds.KEYWORD and each.keyword}),
        "enchants": list(enchants(face)),
        "lines": lines,
        "activated": list(activated(face)),
        "resizes": resizes(face),
    }


def type_line(face: Face) -> str:
    """Return the type line as it is printed (205.1)."""
    words = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    return f"{words} — {' '.join(face.subtypes)}" if face.subtypes else words


def enchants(face: Face) -> Iterator[str]:
    """Yield the card types that an Aura may be attached to, as far as its enchant ability names types (702.5a); "player" for players."""
    for line in face.lines:
        for ability in abilities_of(line):
            if isinstance(ability, Enchant):
                if ability.players is not None:
                    yield "player"
                if ability.what is not None:
                    yield from ability.what.types or ability.what.any_type or ("permanent",)


def activated(face: Face) -> Iterator[int]:
    """Yield the printed lines, from 1, with one activated ability that a permanent has, written out or as a keyword (602.1, 702.6a)."""
    for number, line in enumerate(face.lines, 1):
        abilities = [each for ability in abilities_of(line) for each in written_out(ability)]
        if sum(isinstance(each, Activated) and each.zone == "battlefield" for each in abilities) == 1:
            yield number


def resizes(face: Face) -> bool:
    """Tell whether a static ability sets the power and toughness of other permanents (613.4b), which may leave them with toughness 0."""
    abilities = [ability for line in face.lines for ability in abilities_of(line) if isinstance(ability, Static)]
    parts = [part for ability in abilities for part in ability.parts if isinstance(part, Continuous)]
    return any(isinstance(change, SetPT) for part in parts if not part.what.itself for change in part.changes)


def _colors(face: Face) -> frozenset[str]:
    read = characteristics.printed(face)
    return (read.settled or read.base).colors


def whole(face: Face, theme: str) -> dict[str, Any]:
    """Return what is said of one card: what the list says, and its abilities as they are read."""
    return {**listed(face, theme), "abilities": [msgspec.to_builtins(each) for each in kinds.read(face)]}


def answers(names: list[str]) -> Iterator[dict[str, Any]]:
    """Yield what is to be printed. Raises KeyError for a card that is not declared."""
    themes = {name: theme for theme, found in THEMES.items() for name in found}
    for name in names or cards.names():
        face = cards.find(name)
        if face is None:
            raise KeyError(name)
        yield whole(face, themes[name]) if names else listed(face, themes[name])
    if not names:
        yield from ({"is": "left-out", "name": name, "missing": missing} for name, missing in LEFT_OUT.items())


def main(names: list[str]) -> int:
    """Print the cards; return the exit code."""
    encode = msgspec.json.Encoder().encode
    try:
        lines = [encode(answer) + b"\n" for answer in answers(names)]
    except KeyError as unknown:
        print(f"no card {unknown.args[0]!r} is declared", file=sys.stderr)
        return 1
    sys.stdout.buffer.writelines(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
