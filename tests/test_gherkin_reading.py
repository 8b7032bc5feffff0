"""Parsers of sentences: every way is tried, the first of several is kept, and no place is read twice."""

from __future__ import annotations

from collections import Counter

import pytest

from headjudge.gherkin.compile import load_context
from headjudge.gherkin.names import NameIndex
from headjudge.gherkin.phrases import KEYWORDS, PHRASES
from headjudge.gherkin.reading import (
    Parser,
    Reader,
    Readings,
    either,
    holding,
    literal,
    many,
    mapped,
    one_of,
    optional,
    pattern,
    phrase_parser,
    remembering,
    repeated,
    sequence,
    whole,
)
from headjudge.resources import folder

NAMES = NameIndex(["Urborg", "Urborg, Tomb of Yawgmoth", "Forest"])
NUMBER = one_of({"one": 1, "two": 2, "twenty": 20}, "a number")
CARD = Parser(lambda reader, position: {end: name for name, end in reader.names.at(reader.text, position)})


def read(parser: Parser, text: str, *, notes: bool = True) -> object:
    return whole(parser, Reader(text, NAMES, notes=notes))


@pytest.mark.parametrize("notes", [True, False])
def test_the_whole_sentence_tells_which_comma_is_which(notes: bool) -> None:
    cards = many(CARD)
    assert read(cards, "Urborg, Tomb of Yawgmoth, Forest and Urborg", notes=notes) == (
        "Urborg, Tomb of Yawgmoth",
        "Forest",
        "Urborg",
    )
    named = phrase_parser("{card}, Tomb of {word}", {"card": CARD, "word": pattern(r"\w+", "a word", lambda m: m[0])})
    assert read(named, "Urborg, Tomb of Yawgmoth", notes=notes) == {"card": "Urborg", "word": "Yawgmoth"}


def test_of_several_ways_to_one_place_the_first_is_kept() -> None:
    both = either(mapped(literal("Forest"), lambda _: "first"), mapped(literal("Forest"), lambda _: "second"))
    assert read(both, "Forest") == "first"
    assert read(many(both), "Forest and Forest") == ("first", "first")


def test_what_may_be_left_out() -> None:
    said = sequence(("number", optional(NUMBER)), (None, literal("x")), ("more", repeated(literal("y"))))
    assert read(said, "twoxyy") is None  # a word ends at "two"
    assert read(said, "x") == {"number": None, "more": ()}
    assert read(sequence(("more", repeated(literal("+")))), "+++") == {"more": ("+", "+", "+")}


@pytest.mark.parametrize(
    ("parser", "prefixes"),
    [
        (literal("a card"), ("a card",)),
        (NUMBER, ("one", "two", "twenty")),
        (CARD, ("",)),
        (phrase_parser("(the|a) {n} [x]of {c}", {"n": NUMBER, "c": CARD}), None),
        (phrase_parser("[the ]{c}", {"c": CARD}), ("",)),
        (phrase_parser("[the ]card", {}), ("the card", "card")),
        (many(literal("go")), ("go",)),
        (repeated(literal("go")), ("",)),
        (pattern(r"\d", "a digit", lambda m: m[0]), ("",)),
        (pattern(r'"\w"', "quotes", lambda m: m[0], ['"']), ('"',)),
    ],
)
def test_with_what_a_sentence_begins(parser: Parser, prefixes: tuple[str, ...] | None) -> None:
    if prefixes is not None:
        assert parser.prefixes == prefixes
    else:
        assert set(parser.prefixes) == {
            f"{article} {number} {more}of "
            for article in ("the", "a")
            for number in ("one", "two", "twenty")
            for more in ("x", "")
        }


def test_many_beginnings_are_told_apart_by_their_first_letters() -> None:
    parser = one_of({f"{letter}{number}": number for letter in "ab" for number in range(50)}, "any")
    assert parser.prefixes == ("a", "b")
    assert read(either(parser), "b49", notes=False) == 49


def test_what_always_holds_some_words_is_not_tried_without_them() -> None:
    tried: Counter[str] = Counter()

    def count(reader: Reader, _: int) -> Readings:
        tried[reader.text] += 1
        return {}

    parser = holding(" token", Parser(count))
    for text in ("a Spirit", "a Spirit token"):
        read(parser, text, notes=False)
    assert tried == {"a Spirit token": 1}
    read(parser, "a Spirit")  # where the failures are noted, all is tried
    assert tried["a Spirit"] == 1


def test_no_place_is_read_twice_even_in_vain() -> None:
    places: Counter[int] = Counter()

    def forest(reader: Reader, position: int) -> Readings:
        places[position] += 1
        return {position + 1: "Forest"} if reader.text.startswith("F", position) else {}

    # Two lists that begin alike, of lists with the same separator: each comma may end an inner list or not.
    card = remembering(Parser(forest))
    lists = many(many(card, (", ",)), (", ",))
    text = ", ".join(["F"] * 100) + "!"
    assert read(either(lists, sequence(("cards", lists), (None, literal(" in hand")))), text) is None
    assert set(places.values()) == {1}
    assert len(places) == 100


@pytest.mark.parametrize("keyword", ["given", "when", "then"])
def test_every_example_is_read_alike_with_and_without_notes(keyword: str) -> None:
    names = load_context(folder("features")).language.names
    phrases = [phrase for phrase in PHRASES if KEYWORDS.get(phrase.section) == keyword]
    for phrase in phrases:
        for example in phrase.examples:
            for other in phrases:
                noted, quick = (whole(other.parser, Reader(example, names, notes=notes)) for notes in (True, False))
                assert noted == quick
                assert noted is None or example.startswith(other.prefixes)
