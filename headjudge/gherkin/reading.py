"""Reading a sentence: parsers that try every way and remember how far they got.

A step phrase is read by small parsers put together. A parser takes the sentence and a position, and gives every position
that it can read on to, each with the value that it reads, the longest first where several ways lead to one; its caller
goes on from each of them. That is what card names need: "Urborg, Tomb of Yawgmoth" holds the comma that also divides a
list, and only the whole sentence tells which comma is which. (Expressions that compile to a regular expression cannot
say *where* a sentence stopped making sense, and that is the one thing a writer with a typo wants to know.)

Of several ways to the same position the first is kept: what follows reads on from there in the same way. With slots
that read no place of a sentence twice, however many phrases begin alike, the work stays small on any sentence.

The reader notes the furthest position that any parser failed at and what was wanted there: the error message. A reader
that is to note nothing passes by every choice whose beginning does not stand in the sentence, which is most of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from headjudge.gherkin.names import NameIndex

Readings: TypeAlias = Mapping[int, Any]
"""What can be read at a position: the value by the position after it, those to be preferred first."""

Read: TypeAlias = Callable[["Reader", int], Readings]

Start: TypeAlias = tuple[str, bool]
"""What something that is read may begin with, and whether that is all of it."""

_ANYTHING: tuple[Start, ...] = (("", False),)
_MANY_STARTS = 40
"""How many beginnings are told apart; more cost more than they save."""

_NOTHING: Readings = {}


class Parser(msgspec.Struct, frozen=True, eq=False):
    """Reads one part of a sentence."""

    read: Read
    """Gives what can be read at a position."""
    starts: tuple[Start, ...] = _ANYTHING
    """With what all that it can read begins."""

    @property
    def prefixes(self) -> tuple[str, ...]:
        """Strings of which one stands wherever something can be read."""
        found = tuple(start for start, _ in self.starts)
        return ("",) if "" in found else found


def _starts(starts: Iterable[Start], *, cut: bool = False) -> tuple[Start, ...]:
    """Beginnings as they are kept: each once, not too many. `cut`: more may follow each of them."""
    found: dict[str, bool] = {}
    for start, ends in starts:
        found[start] = found.get(start, True) and ends and not cut
    if len(found) > _MANY_STARTS:
        found = dict.fromkeys((start[:1] for start in found), False)
    return _ANYTHING if found.get("") is False else tuple(found.items())


class Reader:
    """One sentence on its way through the parsers, the card names it may use, and how far any parser came.

    `notes` False: how far does not matter.
    """

    __slots__ = ("card_wanted", "furthest", "names", "notes", "remembered", "text", "wanted")

    def __init__(self, text: str, names: NameIndex, *, notes: bool = True) -> None:
        self.text = text
        self.names = names
        self.notes = notes
        self.furthest = 0
        self.wanted: dict[str, None] = {}
        self.card_wanted: int | None = None
        """The furthest position that a card's name was looked for at in vain."""
        self.remembered: dict[tuple[Read, int], Readings] = {}
        """What `remembering` parsers have read, by position."""

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
    size, whole_word = len(words), words[-1:].isalnum()
    wanted = f'"{words.strip()}"' if words.strip() else "a space"

    def read(reader: Reader, position: int) -> Readings:
        text, end = reader.text, position + size
        if text.startswith(words, position) and (not whole_word or ends_word(text, end)):
            return {end: words}
        reader.fail(position, wanted)
        return _NOTHING

    return Parser(read, ((words, True),))


def one_of(meanings: Mapping[str, Any], wanted: str) -> Parser:
    """One of the given words, giving what it means; longer words come first."""
    by_first: dict[str, list[tuple[str, Any]]] = {}
    for words, meaning in sorted(meanings.items(), key=lambda item: -len(item[0])):
        by_first.setdefault(words[0], []).append((words, meaning))

    def read(reader: Reader, position: int) -> Readings:
        text, found = reader.text, {}
        for words, meaning in by_first.get(text[position : position + 1], ()):
            if text.startswith(words, position) and ends_word(text, position + len(words)):
                found[position + len(words)] = meaning
        if not found:
            reader.fail(position, wanted)
        return found

    return Parser(read, _starts((words, True) for words in meanings))


def pattern(regex: str, wanted: str, convert: Callable[[re.Match[str]], Any], starts: Sequence[str] = ("",)) -> Parser:
    """What a regular expression matches, converted. For things with a shape of their own: numbers, {G}, +1/+1.

    `starts` says what it begins with, if that is known.
    """
    match_at = re.compile(regex).match

    def read(reader: Reader, position: int) -> Readings:
        match = match_at(reader.text, position)
        if match and ends_word(reader.text, match.end()):
            return {match.end(): convert(match)}
        reader.fail(position, wanted)
        return _NOTHING

    return Parser(read, _starts((start, False) for start in starts))


def sequence(*parts: tuple[str | None, Parser]) -> Parser:
    """All parts in order; gives a dict of those that have a name."""
    steps = [(name, parser.read) for name, parser in parts]

    def read(reader: Reader, position: int) -> Readings:
        found: dict[int, dict[str, Any]] = {position: {}}
        for name, part in steps:
            before, found = found, {}
            for at, values in before.items():
                for end, value in part(reader, at).items():
                    if end in found:
                        continue
                    if name is not None:
                        found[end] = {**values, name: value}
                    elif isinstance(value, dict):
                        found[end] = {**values, **value}  # a nested sequence gives its names to the outer one
                    else:
                        found[end] = values
            if not found:
                return _NOTHING
        return found

    starts: tuple[Start, ...] = (("", True),)
    for _, parser in parts:
        starts = _starts(
            (start + more, ends)
            for start, goes_on in starts
            for more, ends in (parser.starts if goes_on else (("", False),))
        )
    return Parser(read, starts)


def either(*parsers: Parser) -> Parser:
    """What each of the parsers reads, in turn."""
    choices = [(parser.prefixes, parser.read) for parser in parsers]

    def read(reader: Reader, position: int) -> Readings:
        found: dict[int, Any] = {}
        for prefixes, choice in choices:
            if reader.notes or reader.text.startswith(prefixes, position):
                for end, value in choice(reader, position).items():
                    found.setdefault(end, value)
        return found

    return Parser(read, _starts(start for parser in parsers for start in parser.starts))


def optional(parser: Parser) -> Parser:
    """What the parser reads, or nothing (None)."""
    prefixes, inner = parser.prefixes, parser.read

    def read(reader: Reader, position: int) -> Readings:
        if not (reader.notes or reader.text.startswith(prefixes, position)):
            return {position: None}
        found = dict(inner(reader, position))
        found.setdefault(position, None)
        return found

    return Parser(read, _starts((*parser.starts, ("", True))))


def mapped(parser: Parser, convert: Callable[[Any], Any]) -> Parser:
    """The same parser with its value converted."""
    inner = parser.read

    def read(reader: Reader, position: int) -> Readings:
        return {end: convert(value) for end, value in inner(reader, position).items()}

    return msgspec.structs.replace(parser, read=read)


def remembering(parser: Parser) -> Parser:
    """The same parser; it reads no place of a sentence twice."""
    inner = parser.read

    def read(reader: Reader, position: int) -> Readings:
        key = (inner, position)
        found = reader.remembered.get(key)
        if found is None:
            found = reader.remembered[key] = inner(reader, position)
        return found

    return msgspec.structs.replace(parser, read=read)


def holding(words: str, parser: Parser) -> Parser:
    """The same parser, of something that never is without these words: a cheap test before it is tried."""
    inner = parser.read

    def read(reader: Reader, position: int) -> Readings:
        if reader.notes or reader.text.find(words, position) >= 0:
            return inner(reader, position)
        return _NOTHING

    return msgspec.structs.replace(parser, read=read)


AND = (", and ", ", ", " and ")
THEN = (", and then ", ", then ", " and then ", " then ")
OR = (", or ", ", ", " or ")
SPACE = (" ",)


def many(item: Parser, separators: Sequence[str] = AND) -> Parser:
    """One item or more with separators between them, as a tuple; longer lists first.

    Of separators of which one begins another, the longer has to stand first. Without recursion: a library may be long.
    """

    prefixes, inner = item.prefixes, item.read

    def read(reader: Reader, position: int) -> Readings:
        text = reader.text
        found: dict[int, tuple[Any, ...]] = {}
        reached: set[int] = set()
        before: tuple[Any, ...] = ()
        items = iter(inner(reader, position).items())
        # What was being read when a further item was begun: the items to go on with, those before, the list so far and its end.
        suspended: list[tuple[Iterator[tuple[int, Any]], tuple[Any, ...], tuple[Any, ...], int]] = []
        while True:
            reading = next(items, None)
            if reading is None:
                if not suspended:
                    return found
                items, before, shorter, end = suspended.pop()
                found[end] = shorter
                continue
            end, value = reading
            if end in reached:
                continue
            reached.add(end)
            so_far = (*before, value)
            separator = next((it for it in separators if text.startswith(it, end)), None)
            if separator is None:
                found[end] = so_far
                continue
            following = end + len(separator)
            if reader.notes or text.startswith(prefixes, following):
                suspended.append((items, before, so_far, end))
                items, before = iter(inner(reader, following).items()), so_far
            else:
                found[end] = so_far

    return Parser(read, _starts(item.starts, cut=True))


def repeated(item: Parser) -> Parser:
    """No item or more, one right after the other, as a tuple; longer first."""
    return mapped(optional(many(item, ("",))), lambda said: said or ())


def whole(parser: Parser, reader: Reader) -> Any | None:
    """The reading that takes up the whole sentence, or None."""
    size = len(reader.text)
    found = parser.read(reader, 0)
    if size in found:
        return found[size]
    for end in found:
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
