"""Reading a sentence: parsers that try every way and remember how far they got.

A step phrase is read by small parsers put together. A parser takes the sentence and a position, and yields each value
that it can read there with the position after it, the longest first; a caller that cannot go on asks for the next.
That is what card names need: "Urborg, Tomb of Yawgmoth" holds the comma that also divides a list, and only the whole
sentence tells which comma is which. (Expressions that compile to a regular expression cannot say *where* a sentence
stopped making sense, and that is the one thing a writer with a typo wants to know.)

The reader notes the furthest position that any parser failed at and what was wanted there: the error message.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from headjudge.gherkin.names import NameIndex

Parser: TypeAlias = Callable[["Reader", int], Iterator[tuple[Any, int]]]
"""Yields each value that can be read at a position, with the position after it."""


class Reader:
    """One sentence on its way through the parsers, the card names it may use, and how far any parser came."""

    __slots__ = ("card_wanted", "furthest", "names", "text", "wanted")

    def __init__(self, text: str, names: NameIndex) -> None:
        self.text = text
        self.names = names
        self.furthest = 0
        self.wanted: dict[str, None] = {}
        self.card_wanted: int | None = None
        """The furthest position that a card's name was looked for at in vain."""

    def fail(self, position: int, wanted: str) -> None:
        """Note that `wanted` was looked for at `position` and not found; only the furthest position is kept."""
        if position > self.furthest:
            self.furthest = position
            self.wanted = {wanted: None}
        elif position == self.furthest:
            self.wanted[wanted] = None


def ends_word(text: str, position: int) -> bool:
    """Whether a word may end at `position`: no letter, digit or hyphen follows."""
    following = text[position : position + 1]
    return not (following.isalnum() or following == "-")


def literal(words: str) -> Parser:
    """Exactly these characters; where they end in a letter, a whole word."""
    whole_word = words[-1:].isalnum()

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        text, end = reader.text, position + len(words)
        if text.startswith(words, position) and (not whole_word or ends_word(text, end)):
            yield words, end
        else:
            reader.fail(position, f'"{words.strip()}"' if words.strip() else "a space")

    return parse


def one_of(meanings: Mapping[str, Any], wanted: str) -> Parser:
    """One of the given words, yielding what it means; longer words are tried first."""
    ordered = sorted(meanings.items(), key=lambda item: -len(item[0]))

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        text, found = reader.text, False
        for words, meaning in ordered:
            if text.startswith(words, position) and ends_word(text, position + len(words)):
                found = True
                yield meaning, position + len(words)
        if not found:
            reader.fail(position, wanted)

    return parse


def pattern(regex: str, wanted: str, convert: Callable[[re.Match[str]], Any]) -> Parser:
    """What a regular expression matches, converted. For things with a shape of their own: numbers, {G}, +1/+1."""
    compiled = re.compile(regex)

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        match = compiled.match(reader.text, position)
        if match and ends_word(reader.text, match.end()):
            yield convert(match), match.end()
        else:
            reader.fail(position, wanted)

    return parse


def sequence(*parts: tuple[str | None, Parser]) -> Parser:
    """All parts in order; yields a dict of those that have a name."""

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        def follow(index: int, at: int, values: dict[str, Any]) -> Iterator[tuple[Any, int]]:
            if index == len(parts):
                yield values, at
                return
            name, part = parts[index]
            for value, end in part(reader, at):
                if name is not None:
                    more = {**values, name: value}
                elif isinstance(value, dict):
                    more = {**values, **value}  # a nested sequence gives its names to the outer one
                else:
                    more = values
                yield from follow(index + 1, end, more)

        yield from follow(0, position, {})

    return parse


def either(*parsers: Parser) -> Parser:
    """Each of the parsers in turn."""

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        for parser in parsers:
            yield from parser(reader, position)

    return parse


def optional(parser: Parser) -> Parser:
    """What the parser reads, or nothing (None)."""

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        yield from parser(reader, position)
        yield None, position

    return parse


def mapped(parser: Parser, convert: Callable[[Any], Any]) -> Parser:
    """The same parser with its value converted."""

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        for value, end in parser(reader, position):
            yield convert(value), end

    return parse


AND = (", and ", ", ", " and ")
THEN = (", and then ", ", then ", " and then ", " then ")
OR = (", or ", ", ", " or ")
SPACE = (" ",)


def many(item: Parser, separators: Sequence[str] = AND) -> Parser:
    """One item or more with separators between them, as a tuple; longer lists first.

    Of separators of which one begins another, the longer has to stand first. Without recursion: a library may be long.
    """

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        text = reader.text
        before: tuple[Any, ...] = ()
        items = item(reader, position)
        # What was being read when a further item was begun: the items to go on with, those before, and the list so far.
        suspended: list[tuple[Iterator[tuple[Any, int]], tuple[Any, ...], tuple[Any, int]]] = []
        while True:
            found = next(items, None)
            if found is None:
                if not suspended:
                    return
                items, before, shorter = suspended.pop()
                yield shorter
                continue
            value, end = found
            so_far = (*before, value)
            separator = next((it for it in separators if text.startswith(it, end)), None)
            if separator is None:
                yield so_far, end
            else:
                suspended.append((items, before, (so_far, end)))
                items, before = item(reader, end + len(separator)), so_far

    return parse


def repeated(item: Parser) -> Parser:
    """No item or more, one right after the other, as a tuple; longer first."""
    some = many(item, ("",))

    def parse(reader: Reader, position: int) -> Iterator[tuple[Any, int]]:
        yield from some(reader, position)
        yield (), position

    return parse


def whole(parser: Parser, reader: Reader) -> Any | None:
    """The first reading that takes up the whole sentence, or None."""
    size = len(reader.text)
    for value, end in parser(reader, 0):
        if end == size:
            return value
        reader.fail(end, "the end of the sentence")
    return None


def phrase_parser(phrase: str, slots: Mapping[str, Parser]) -> Parser:
    """The parser of a phrase's pattern.

    `{slot}` or `{name:slot}` reads a value, `[...]` may be left out, `(a|b)` is a choice. All else stands for itself.

    Raises `ValueError` for a pattern that cannot be read, `KeyError` for a slot that is not there (mistakes in this
    package, found when it is imported).
    """
    parser, rest = _alternatives(phrase, 0, slots, "")
    if rest != len(phrase):
        raise ValueError(f"unexpected {phrase[rest]!r} at {rest} in the pattern {phrase!r}")
    return parser


def _alternatives(phrase: str, position: int, slots: Mapping[str, Parser], closing: str) -> tuple[Parser, int]:
    branches: list[Parser] = []
    parts: list[tuple[str | None, Parser]] = []
    while position < len(phrase) and phrase[position] != closing:
        character = phrase[position]
        if character == "{":
            end = phrase.index("}", position)
            name, _, slot = phrase[position + 1 : end].rpartition(":")
            parts.append((name or slot, slots[slot]))
            position = end + 1
        elif character == "[":
            inner, end = _alternatives(phrase, position + 1, slots, "]")
            parts.append((None, optional(inner)))
            position = end + 1
        elif character == "(":
            inner, end = _alternatives(phrase, position + 1, slots, ")")
            parts.append((None, inner))
            position = end + 1
        elif character == "|":
            branches.append(sequence(*parts))
            parts = []
            position += 1
        else:
            match = re.compile(r"[^\[\](){}|]+").match(phrase, position)
            if match is None:
                raise ValueError(f"unexpected {character!r} at {position} in the pattern {phrase!r}")
            parts.append((None, literal(match[0])))
            position = match.end()
    branches.append(sequence(*parts))
    return (branches[0] if len(branches) == 1 else either(*branches)), position


def required_words(phrase: str) -> tuple[str, ...]:
    """The literal pieces that every sentence of a phrase holds: a cheap test before the phrase is tried."""
    depth, kept, current = 0, [], ""
    for piece in re.split(r"(\{[^}]*\}|[\[\]()])", phrase):
        if piece in {"[", "("}:
            depth += 1
        elif piece in {"]", ")"}:
            depth -= 1
        elif piece.startswith("{") or depth:
            continue
        else:
            current = piece
            if current.strip():
                kept.append(current)
    return tuple(kept)
