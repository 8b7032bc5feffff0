"""The slots of step phrases: what `{player}`, `{card}`, `{mana}`, `{targets}` ... may be in a sentence.

Here are the plain ones: people, numbers, names. `slots_entries` has cards and permanents as a table holds them,
`slots_actions` abilities, payments and choices.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from headjudge.gherkin import words
from headjudge.gherkin.reading import (
    AND,
    SPACE,
    THEN,
    Parser,
    Reader,
    Readings,
    either,
    many,
    mapped,
    one_of,
    pattern,
    phrase_parser,
    remembering,
)
from headjudge.gherkin.values import Ref

WANTED_CARD = "a card"

SLOTS: dict[str, Parser] = {}
"""Every slot that a pattern may name."""

SLOT_DOCS: dict[str, str] = {}
"""What each slot that a writer needs to know about may be, for the phrase reference."""


def slot(name: str, parser: Parser, doc: str = "") -> Parser:
    """Register a slot under a name, and give it back. What it reads is remembered: many phrases have it in the same place."""
    SLOTS[name] = remembering(parser)
    if doc:
        SLOT_DOCS[name] = doc
    return SLOTS[name]


def phrased(text: str, convert: Callable[[dict[str, Any]], Any]) -> Parser:
    """A part of a sentence, written as a pattern over the slots registered so far."""
    return mapped(phrase_parser(text, SLOTS), convert)


def named(words_: tuple[str, ...]) -> dict[str, str]:
    """Words that stand for themselves."""
    return {word: word for word in words_}


def _card_name(reader: Reader, position: int) -> Readings:
    found = {end: name for name, end in reader.names.at(reader.text, position)}
    if not found:
        if reader.card_wanted is None or position > reader.card_wanted:
            reader.card_wanted = position
        reader.fail(position, WANTED_CARD)
    return found


def _card_plural(reader: Reader, position: int) -> Readings:
    found: dict[int, str] = {}
    for name, end in reader.names.plural_at(reader.text, position):
        found.setdefault(end, name)
    if not found:
        reader.fail(position, WANTED_CARD)
    return found


def _mana(match: re.Match[str]) -> dict[str, int]:
    letters = match[0][1::3]
    return {letter: letters.count(letter) for letter in "WUBRGC" if letter in letters}


def _sized_counter(match: re.Match[str]) -> str:
    return "".join({"+": "p", "-": "m"}.get(part, part) for part in match.groups())


# People, numbers, colours, zones ------------------------------------------------------------------------------------

slot("player", one_of(words.PLAYERS, "a player (Alice, Bob, Carol or Dave)"), "Alice, Bob, Carol or Dave")
slot("their", one_of({"her": None, "his": None, "their": None}, "her, his or their"), "her, his or their")
slot(
    "number",
    either(one_of(words.NUMBERS, "a number"), pattern(r"\d+", "a number", lambda match: int(match[0]))),
    "a number: a word up to twenty, or digits",
)
slot("count", either(one_of({"a": 1, "an": 1}, "a number"), SLOTS["number"]), "a number, or *a*, *an*")
slot("ordinal", one_of(words.ORDINALS, "an ordinal (first, second ...)"), "first, second, third ... eighth")
slot("times", one_of(words.TIMES, "a number of times (twice, three times ...)"), "once, twice, three times ...")
slot("color", one_of(words.COLORS, "a color"), "white, blue, black, red or green")
slot("mana-type", one_of(words.MANA_TYPES, "a type of mana"), "a color or colorless")
slot("land-type", one_of(named(words.LAND_TYPES), "a basic land type"), "Plains, Island, Swamp, Mountain or Forest")
slot("step", one_of(words.STEPS, "a step or phase"), ", ".join(words.STEPS))
slot("type", one_of(named(words.CARD_TYPES), "a card type"), ", ".join(words.CARD_TYPES))
slot("supertype", one_of(named(words.SUPERTYPES), "a supertype"))
slot("keyword", one_of(named(words.KEYWORDS), "a keyword"), ", ".join(words.KEYWORDS))
slot("word", pattern(r'"([^"]+)"', "something in quotes", lambda match: match[1]), "anything, in quotes")
slot("subtype", pattern(r"[A-Z][A-Za-z'-]*", "a subtype", lambda match: match[0]), "a subtype: Bear")
slot("subtypes", many(SLOTS["subtype"], SPACE))
slot("subtype-list", many(SLOTS["subtype"]))
slot("types", many(SLOTS["type"], SPACE))
slot("colors", many(SLOTS["color"]), "one color or several: white and blue")
slot("size", pattern(r"(-?\d+)/(-?\d+)", "power and toughness (2/2)", lambda m: (int(m[1]), int(m[2]))), "2/2")
slot("symbol", pattern(r"\{([WUBRGC])\}", "a mana symbol", lambda match: match[1]), "{W}, {U}, {B}, {R}, {G} or {C}")
slot(
    "mana",
    either(
        pattern(r"(?:\{[WUBRGC]\})+", "mana symbols ({W}, {U}, {B}, {R}, {G} or {C})", _mana),
        phrased("{number} {symbol}", lambda got: {got["symbol"]: got["number"]}),
    ),
    "mana symbols, {G}{G}, or a number of one: six {G}",
)
slot(
    "counter",
    either(
        pattern(r"([+-])(\d+)/([+-])(\d+)", "a counter", _sized_counter),
        one_of(named(words.COUNTERS), "a counter"),
        pattern(r'"([a-z][a-z0-9-]*)"', "a counter", lambda match: match[1]),
    ),
    '+1/+1, -1/-1, or a name: loyalty, time, poison ... (a rare one in quotes: "doom")',
)

# What a sentence points at ------------------------------------------------------------------------------------------

slot("card-name", Parser(_card_name), "an Oracle name out of card-names.txt")
slot("card-plural", Parser(_card_plural))
slot("handle", pattern(r'"([a-z0-9][a-z0-9-]*)"', "a handle in quotes", lambda match: match[1]))
slot(
    "card",
    either(
        mapped(SLOTS["card-name"], lambda name: Ref("card", name)),
        mapped(SLOTS["handle"], lambda name: Ref("handle", name)),
    ),
    'an Oracle name, or a handle in quotes: "bear-2"',
)
slot(
    "token-ref",
    phrased("the {name:subtypes} token", lambda got: Ref("token", " ".join(got["name"]))),
    "a token by its name: the Spirit token",
)
slot(
    "object",
    either(SLOTS["token-ref"], phrased("[the ]{card}", lambda got: got["card"])),
    "a card or handle, or a token by its name: the Spirit token",
)
slot("target", either(mapped(SLOTS["player"], lambda name: Ref("player", name)), SLOTS["object"]), "a player or object")
slot("targets", many(SLOTS["target"]), "players and objects in the order of the text: Bob and Grizzly Bears")
slot("objects", many(SLOTS["object"]), 'one object or several: Grizzly Bears, Elvish Visionary and "elf-2"')
slot("cards", many(SLOTS["card"]), "one card or several: Island, Swamp and Forest")
slot("numbers", many(SLOTS["number"]), "one number or several: 1 and 3")
slot("handles", many(SLOTS["handle"]), 'one handle or several: "w1" and "w2"')
slot(
    "in-order", many(SLOTS["object"], (*THEN, *AND)), "objects one after the other: Contamination, then Mana Reflection"
)
