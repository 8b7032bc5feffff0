"""The cards that the oracle knows, as JSON lines on standard output; with a NAME, one card and how each of its abilities is read.

    python cards.py          a line a card that is declared, by name; then a line a card of the pool that is left out
    python cards.py --said   the same, with each card's text in English, and whether it is proved to say what the card says, or was read
    python cards.py NAME     that card, with its text and its abilities

Ends with 1 for a NAME that is not declared. `headjudge.pool` reads it.

cards.toml, beside it, records which declarations are proved or read, each with the digest of what it said then. Which says otherwise by
now is neither.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from oracle import cards, characteristics, kinds
from oracle.cards.index import THEMES
from oracle.cards.left_out import BESIDE, LEFT_OUT
from oracle.vocabulary.abilities import Ability, Activated, Enchant, Face, Static, abilities_of
from oracle.vocabulary.keywords import written_out
from oracle.vocabulary.statics import Change, Continuous, DefinePT, SetPT

RECORD = Path(__file__).with_name("cards.toml")

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
        "size": size(face),
        **{key: getattr(face, key) for key in sorted(_SHOWN_AS_WRITTEN)},
        "colors": [color for color in characteristics.COLORS if color in _colors(face)],
        "keywords": sorted({each.keyword for each in read if each.kind == kinds.KEYWORD and each.keyword}),
        "enchants": list(enchants(face)),
        "lines": lines,
        "activated": list(activated(face)),
        "resizes": resizes(face),
    }


def in_english(face: Face, record: dict[str, Any]) -> dict[str, Any]:
    """Return the text of a card, as far as it can be said, and what is recorded of its declaration."""
    from oracle.said import digest, said

    english, now = said(face), digest(face)
    read = record["read"].get(face.name, {})
    kept = {"proved": record["proved"].get(face.name), "read": read.get("digest")}
    status = next((status for status, digest_then in kept.items() if digest_then == now), "declared")
    return {
        "text": english.lines,
        "unsaid": english.unsaid,
        "status": status,
        "read_on": read["on"].isoformat() if status == "read" else None,
        "note": read.get("note") if status == "read" else None,
    }


def type_line(face: Face) -> str:
    """Return the type line as it is printed (205.1)."""
    words = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    return f"{words} — {' '.join(face.subtypes)}" if face.subtypes else words


def size(face: Face) -> str | None:
    """Return power and toughness as they are printed, or loyalty; a star for what an ability defines (208.2a), None for neither."""
    if face.power is None or face.toughness is None:
        return None if face.loyalty is None else str(face.loyalty)
    changes = [change for held in characteristics.printed(face).statics for change in _defined(held.ability)]
    stars = any(isinstance(change, DefinePT) for change in changes)
    return "/".join("*" if stars and not number else str(number) for number in (face.power, face.toughness))


def _defined(ability: Ability) -> Iterator[Change]:
    if isinstance(ability, Static) and ability.defines:
        for part in ability.parts:
            if isinstance(part, Continuous):
                yield from part.changes


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


def whole(face: Face) -> dict[str, Any]:
    """Return how a card's abilities are read."""
    return {"abilities": [msgspec.to_builtins(each) for each in kinds.read(face)]}


class Undeclared(Exception):
    """A card that is not declared, in words."""


def declared(name: str, theme: str) -> Face:
    """Return the face of a card that the index has. Raises Undeclared if its theme has no such card."""
    face = next((face for face in cards.declared(theme) if face.name == name), None)
    if face is None:
        raise Undeclared(
            f"oracle/cards/index.py has {name!r} in the theme {theme!r}, and CARDS in oracle/cards/{theme}.py has not"
        )
    return face


def answers(arguments: list[str]) -> Iterator[dict[str, Any]]:
    """Yield what is to be printed. Raises Undeclared for a card that is not."""
    themes = {name: theme for theme, found in THEMES.items() for name in found}
    names = [each for each in arguments if each != "--said"]
    record = tomllib.loads(RECORD.read_text(encoding="utf-8")) if arguments else {}
    for name in names or cards.names():
        if name not in themes:
            raise Undeclared(f"no card {name!r} is declared")
        face = declared(name, themes[name])
        yield {
            **listed(face, themes[name]),
            **(in_english(face, record) if arguments else {}),
            **(whole(face) if names else {}),
        }
    if not names:
        yield from ({"is": "left-out", "name": name, "missing": missing} for name, missing in LEFT_OUT.items())


def main(arguments: list[str]) -> int:
    """Print the cards; return the exit code."""
    encode = msgspec.json.Encoder().encode
    try:
        lines = [encode(answer) + b"\n" for answer in answers(arguments)]
    except Undeclared as unknown:
        print(unknown, file=sys.stderr)
        return 1
    sys.stdout.buffer.writelines(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
