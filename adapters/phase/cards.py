"""The cards' facts, from MTGJSON's AtomicCards, and what phase makes of them.

The file is opened once and indexed by name; a card is decoded, and built for the engine, when a scenario first needs it. Building
all of them takes the engine minutes, a few take milliseconds.
"""

from __future__ import annotations

import gzip
import os
import zlib
from pathlib import Path
from typing import Any

import msgspec
import phase
from outcomes import Unsupported

SOURCE = "https://mtgjson.com/downloads/all-files/ (AtomicCards)"


class CardDataError(Exception):
    """The card data cannot be used; the message says what, why and what to do."""


def _located(path: str) -> Path:
    """A relative path counts from where the user is, which the shell says: an adapter runs in a folder of its own."""
    given = Path(path).expanduser()
    outside = Path(os.environ.get("PWD", ""), given)
    return outside if outside.is_file() else given


class Face(msgspec.Struct, frozen=True):
    """A card as the engine was told of it."""

    name: str
    text: str
    """Its rules text: a line an ability, as printed."""
    data: dict[str, Any]
    """What the engine's own parser made of it."""
    json: bytes
    """The same, as the engine's card database takes it."""
    gap: bool
    """Whether the engine says itself that it does not know all of the card."""


class _Index(msgspec.Struct):
    data: dict[str, msgspec.Raw]


class _Types(msgspec.Struct):
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


class _TypesIndex(msgspec.Struct):
    data: dict[str, list[_Types]]


class CardData:
    """AtomicCards, indexed by name, with the faces built so far."""

    def __init__(self, content: bytes, index: dict[str, msgspec.Raw]) -> None:
        self._content = content
        self._index = index
        self._faces: dict[str, Face] = {}
        self._creature_types: list[str] | None = None

    @classmethod
    def open(cls, path: str) -> CardData:
        """Read the file at `path`, compressed with gzip or not. Raises CardDataError for a path that is empty, missing,
        unreadable, or no AtomicCards."""
        if not path:
            raise CardDataError(
                "no card data: the setting card_data is empty.\n"
                "phase reads cards from MTGJSON's AtomicCards file, which does not come with Head Judge.\n"
                f"Download AtomicCards.json.gz, {SOURCE}, and name it:\n"
                "--set card_data=PATH, or the environment variable HEADJUDGE_CARD_DATA."
            )
        try:
            content = _located(path).read_bytes()
        except OSError as error:
            raise CardDataError(
                f"cannot read the card data {path}: {error.strerror or error}.\n"
                f"Name MTGJSON's AtomicCards, .json or .json.gz, best by its absolute path: {SOURCE}."
            ) from error
        try:
            if content[:2] == b"\x1f\x8b":
                content = gzip.decompress(content)
            index = msgspec.json.decode(content, type=_Index).data
        except (OSError, EOFError, zlib.error) as error:
            raise CardDataError(f"the card data {path} is damaged: {error}.\nDownload it again: {SOURCE}.") from error
        except msgspec.DecodeError as error:
            raise CardDataError(
                f"the card data {path} is not AtomicCards: {error}.\n"
                f"Wanted is one JSON object with a card's printings under its name in `data`: {SOURCE}."
            ) from error
        first = next(iter(index.values()), None)
        if first is None or bytes(first).lstrip()[:1] != b"[":
            raise CardDataError(
                f"the card data {path} is not AtomicCards: `data` holds no lists of cards by name.\n"
                f"Other files of MTGJSON are shaped otherwise; take AtomicCards: {SOURCE}."
            )
        return cls(content, index)

    def __len__(self) -> int:
        return len(self._index)

    def __contains__(self, name: object) -> bool:
        return name in self._index

    def face(self, name: str) -> Face:
        """The card of that name, built for the engine.

        Raises Unsupported, reason `card`, for a card that the data does not hold, that has several faces (which this
        adapter does not build), or that the engine's parser cannot read.
        """
        if name not in self._faces:
            if name not in self._index:
                raise Unsupported("card", name)
            try:
                faces: list[dict[str, Any]] = msgspec.json.decode(self._index[name])
            except msgspec.DecodeError as error:
                raise Unsupported("card", name) from error
            if len(faces) != 1:
                raise Unsupported("card", name)
            self._faces[name] = build(faces[0])
        return self._faces[name]

    def creature_types(self) -> list[str]:
        """All creature types (205.3m) that any card in the data has, sorted. Read once, at first need."""
        if self._creature_types is None:
            index = msgspec.json.decode(self._content, type=_TypesIndex).data
            found = {s for faces in index.values() for f in faces if "Creature" in f.types for s in f.subtypes}
            self._creature_types = sorted(found - _not_creature_types(index))
        return self._creature_types


def _not_creature_types(index: dict[str, list[_Types]]) -> set[str]:
    """Subtypes of permanents and spells that are neither creatures nor kindred: an Equipment creature has one of these, too."""
    others: set[str] = set()
    for faces in index.values():
        for card in faces:
            if not {"Creature", "Kindred", "Tribal"} & set(card.types):
                others.update(card.subtypes)
    return others


def build(facts: dict[str, Any]) -> Face:
    """A card in AtomicCards' shape, as the engine reads it. Raises Unsupported, reason `card`, where its parser fails."""
    name = facts["name"]
    identity = (facts.get("identifiers") or {}).get("scryfallOracleId")
    try:
        data = phase.build_oracle_face(facts, identity)
    except ValueError as error:
        raise Unsupported("card", name) from error
    json = msgspec.json.encode(data)
    return Face(name=name, text=facts.get("text") or "", data=data, json=json, gap=_has_gap(data, json))


def _has_gap(data: dict[str, Any], json: bytes) -> bool:
    """Whether the engine says itself that it does not know all of a card.

    That is an unimplemented part; a warning of its parser; or a replacement effect with nothing in it. One that modifies an amount says
    so in a field of its own, and such a card works in spite of a warning.
    """
    replacements: list[dict[str, Any]] = data.get("replacements") or []
    warned = bool(data.get("parse_warnings")) and not any(map(_modifies, replacements))
    return b"Unimplemented" in json or warned or any(map(_is_empty, replacements))


def _modifies(replacement: dict[str, Any]) -> bool:
    """Whether a replacement effect modifies an amount: of counters, of mana."""
    return any(key.endswith("_modification") for key in replacement)


def _is_empty(replacement: dict[str, Any]) -> bool:
    """Whether a replacement effect puts nothing in the place of what it replaces, nor prevents it, nor has a cost that would."""
    acts = replacement.get("execute", ...) is not None or "shield_kind" in replacement or _modifies(replacement)
    return not acts and (replacement.get("mode") or {}).get("type") == "Mandatory"


def described(
    name: str,
    *,
    types: list[str],
    subtypes: list[str] | None = None,
    supertypes: list[str] | None = None,
    colors: list[str] | None = None,
    power: int | None = None,
    toughness: int | None = None,
    text: str = "",
    keywords: list[str] | None = None,
) -> dict[str, Any]:
    """A card that no data holds (a token, a filler), in AtomicCards' shape."""
    line = " ".join([*(supertypes or []), *types, *(["\N{EM DASH}", *subtypes] if subtypes else [])])
    facts: dict[str, Any] = {
        "name": name,
        "type": line,
        "types": types,
        "subtypes": subtypes or [],
        "supertypes": supertypes or [],
        "colors": colors or [],
        "colorIdentity": colors or [],
        "manaValue": 0.0,
        "text": text,
        "keywords": keywords or [],
        "layout": "normal",
        "legalities": {},
        "identifiers": {},
    }
    if power is not None:
        facts["power"] = str(power)
    if toughness is not None:
        facts["toughness"] = str(toughness)
    return facts
