"""Which of an object's abilities a script means, by the engine's index.

The engine keeps a card's abilities in a list with what they say. Printed lines are found in it by comparing the words, without
reminder text, and with a card's own name and "this creature" alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cards import CardData, Face
from engine import Session
from names import Names
from outcomes import Fault, Illegal, Unsupported
from script import Ability
from vocabulary import BASIC_LAND_TYPES

_REMINDER = re.compile(r"\([^)]*\)")
_THIS = re.compile(
    r"\bthis (?:creature|artifact|land|enchantment|permanent|card|aura|equipment|vehicle|planeswalker|token|spell)\b"
)
_QUOTED = re.compile(r'"([^"]+)"')
# How a line with an activated ability begins: with its cost and a colon, or with a keyword that is one.
_COST = re.compile(r'^[^"]*?:\s')
_KEYWORD = re.compile(
    r"^(?:equip|reconfigure|fortify|cycling|\w+cycling|crew|level up|outlast|unearth|embalm|eternalize|scavenge|monstrosity|"
    r"adapt|reinforce|transmute|forecast|ninjutsu|suspend|boast|channel|encore)\b",
    re.IGNORECASE,
)
# The engine's way to write a loyalty cost of X: all the loyalty counters that there could be.
_ANY_NUMBER = 4294967295


def _words(text: str, name: str) -> str:
    """A text for comparison: lower case, letters, digits and signs only, the card's name as ~."""
    text = _REMINDER.sub("", text).replace("\N{MINUS SIGN}", "-").lower()
    for own in (name.lower(), name.lower().partition(",")[0]):
        if own:
            text = text.replace(own, "~")
    text = _THIS.sub("~", text)
    return re.sub(r"[^a-z0-9~{}+/-]+", " ", text).strip()


class Abilities:
    """Finds abilities on the objects of one game."""

    def __init__(self, cards: CardData, session: Session, names: Names) -> None:
        self._cards = cards
        self._session = session
        self._names = names

    def index(self, thing: dict[str, Any], ability: Ability) -> int:
        """The engine's index of the ability on the object.

        Raises Illegal if the object does not have it now, Fault if it never had anything of the kind.
        """
        if ability.intrinsic is not None:
            return self._intrinsic(thing, ability.intrinsic)
        if ability.loyalty is not None and ability.line is None:
            return self._loyalty(thing, ability.loyalty)
        if ability.line is None:
            raise Fault("an ability is named by its line, its loyalty cost, or a basic land type")
        if ability.granted_by is not None:
            return self._granted(thing, ability.granted_by, ability.line)
        return self._printed(thing, ability.line)

    def keyword(self, thing: dict[str, Any], effect: str) -> int:
        """The index of the ability with which the engine models a special action on a card in hand, by the effect that it has."""
        for index, ability in enumerate(thing.get("abilities") or []):
            if ability.get("activation_zone") == "Hand" and _does(ability, effect):
                return index
        raise Illegal(f"{thing['name']} has no such special action")

    def line_of(self, number: int, description: str) -> int | None:
        """The printed line of an object that reads like a description, from 1."""
        thing = self._session.object(number)
        face = thing and self._face(thing)
        if not thing or not face:
            return None
        words = _words(description, face.name)
        return next((line for line, text in _lines(face) if _words(text, face.name) == words), None)

    # -- the kinds

    def _face(self, thing: dict[str, Any]) -> Face | None:
        """The card that an object now is, by its name: for a copy, the card that is copied."""
        for name in (thing["name"], thing.get("base_name") or ""):
            if name in self._cards:
                return self._cards.face(name)
        return None

    def _printed(self, thing: dict[str, Any], line: int) -> int:
        face = self._face(thing)
        if face is None and thing.get("is_token"):
            return self._of_token(thing, line)
        found = None if face is None else _by_line(face).get(line)
        if face is None or found is None:
            raise Fault(f"line {line} of {thing['name']} is no activated ability that the engine knows")
        own = _count_own(thing)
        for index, ability in enumerate((thing.get("abilities") or [])[:own]):
            if _alike(ability, found):
                return index
        raise Illegal(f"{thing['name']} does not have the ability of line {line} now")

    def _of_token(self, thing: dict[str, Any], line: int) -> int:
        """Of a token that is no card (a Treasure), the engine has no text: its lines are its abilities, in order."""
        own = (thing.get("base_abilities") or [])[line - 1 : line]
        if not own:
            raise Fault(f"line {line} of the token {thing['name']} is no activated ability that the engine knows")
        for index, ability in enumerate((thing.get("abilities") or [])[: _count_own(thing)]):
            if _alike(ability, own[0]):
                return index
        raise Illegal(f"the token {thing['name']} does not have the ability of line {line} now")

    def _granted(self, thing: dict[str, Any], grantor: str, line: int) -> int:
        source = self._names.find(grantor, ("battlefield", "graveyard", "exile", "hand"))
        face = self._face(source)
        text = dict(_lines(face)).get(line) if face else None
        if face is None or text is None:
            raise Fault(f"{grantor} has no line {line}")
        quoted = [_words(each, "") for each in _QUOTED.findall(text)]
        if not quoted:
            raise Unsupported("action", f"{grantor} line {line}: the ability that it grants is not written out")
        first = _count_own(thing)
        for index, ability in enumerate(thing.get("abilities") or []):
            if (
                index >= first
                and ability.get("description")
                and _words(ability["description"], thing["name"]) in quoted
            ):
                return index
        raise Illegal(f"{thing['name']} has no ability from {grantor} now")

    def _intrinsic(self, thing: dict[str, Any], land_type: str) -> int:
        if land_type in thing["card_types"]["subtypes"]:
            for index, ability in enumerate(thing.get("abilities") or []):
                effect = ability["effect"]
                mana = (
                    ability.get("is_mana_ability")
                    and not ability.get("description")
                    and ability["cost"] == {"type": "Tap"}
                )
                if mana and (effect.get("produced") or {}).get("colors") == [BASIC_LAND_TYPES[land_type]]:
                    return index
        raise Illegal(f"{thing['name']} has no ability as {land_type} now")

    def _loyalty(self, thing: dict[str, Any], cost: str) -> int:
        for index, ability in enumerate(thing.get("abilities") or []):
            if _loyalty_cost(ability) == cost.removeprefix("+"):
                return index
        face = self._face(thing)
        if face and any(
            _loyalty_cost(ability) == cost.removeprefix("+") for ability in face.data.get("abilities") or []
        ):
            raise Illegal(f"{thing['name']} does not have its loyalty ability {cost} now")
        raise Fault(f"{thing['name']} has no loyalty ability {cost}")


def _does(ability: dict[str, Any], effect: str) -> bool:
    made = ability["effect"]
    if effect == "suspend":
        return bool(made.get("type") == "PutCounter" and made.get("counter_type") == "time")
    permission = made.get("permission")
    return effect == "plot" and isinstance(permission, dict) and bool(permission.get("type") == "Plotted")


def _loyalty_cost(ability: dict[str, Any]) -> str | None:
    """The loyalty cost as the format writes it, without a plus; None if it has none."""
    cost = ability.get("cost") or {}
    if cost.get("type") == "Loyalty":
        return str(cost["amount"])
    counters = cost.get("counter_type")
    if cost.get("type") == "RemoveCounter" and cost.get("count") == _ANY_NUMBER and isinstance(counters, dict):
        return "-X" if counters.get("data") == "loyalty" else None
    return None


def _count_own(thing: dict[str, Any]) -> int:
    """How many of its abilities are its own; those after them are granted."""
    granted_from = thing.get("granted_abilities_from")
    return len(thing.get("abilities") or []) if granted_from is None else granted_from


def _lines(face: Face) -> Iterator[tuple[int, str]]:
    return enumerate(face.text.split("\n"), start=1)


def _by_line(face: Face) -> dict[int, dict[str, Any]]:
    """A card's activated abilities by their printed line.

    Those whose words agree with a line belong to it. What is left (keywords, mostly, which the engine spells out) belongs to the lines
    left that look like activated abilities, in order.
    """
    found: dict[int, dict[str, Any]] = {}
    rest = []
    for ability in face.data.get("abilities") or []:
        intrinsic = ability.get("is_mana_ability") and not ability.get("description")  # of a basic land type (305.6)
        if ability.get("kind") != "Activated" or intrinsic:
            continue
        words = _words(ability.get("description") or "", face.name)
        line = next(
            (n for n, text in _lines(face) if n not in found and words and _words(text, face.name) == words), None
        )
        if line is None:
            rest.append(ability)
        else:
            found[line] = ability
    open_lines = [n for n, text in _lines(face) if n not in found and _is_activated(text)]
    found.update(zip(open_lines, rest, strict=False))
    return found


def _is_activated(text: str) -> bool:
    bare = _REMINDER.sub("", text).strip()
    return bool(_COST.match(bare) or _KEYWORD.match(bare))


def _alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.get("description") == other.get("description") and one.get("cost") == other.get("cost")
