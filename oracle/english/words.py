"""English: numbers, articles, plurals, verbs, series. Nothing here knows the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

Person = Literal["you", "one", "many"]

_NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
_PLURALS = {
    "Elf": "Elves",
    "Dwarf": "Dwarves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Fungus": "Funguses",
    "Merfolk": "Merfolk",
    "Eldrazi": "Eldrazi",
    "Kor": "Kor",
    "Plains": "Plains",
    "life": "life",
    "damage": "damage",
    "mana": "mana",
}
_VERBS = {"be": ("are", "is", "are"), "have": ("have", "has", "have"), "do": ("do", "does", "do")}
_UNCHANGED = ("can", "can't", "may", "would", "must")


class CannotSay(Exception):
    """A concept of the vocabulary, or one of its fields, for which there are no words yet. `concept` is its name."""

    def __init__(self, concept: str) -> None:
        super().__init__(f"no words for {concept}")
        self.concept = concept


def need(holds: bool, concept: str) -> None:
    """Refuse what has no words: CannotSay, unless the condition holds under which the words are true."""
    if not holds:
        raise CannotSay(concept)


class Noun(msgspec.Struct, frozen=True):
    """A noun phrase or pronoun, and the person that a verb takes after it."""

    text: str
    person: Person = "one"


def number(amount: int) -> str:
    """Return a number as it is written of things: two, three; of twenty-one and more in digits."""
    return _NUMBERS[amount] if 0 <= amount < len(_NUMBERS) else str(amount)


def a(phrase: str) -> str:
    """Return a noun phrase with its indefinite article."""
    first = phrase.split(maxsplit=1)[0]
    vowel = first[0].lower() in "aeiou" and not first.lower().startswith(("uni", "one"))
    return f"an {phrase}" if vowel or first.startswith(("8", "11", "18")) or first == "X" else f"a {phrase}"


def plural(noun: str) -> str:
    """Return the plural of a noun phrase that ends in its noun."""
    *before, last = noun.split(" ")
    if last in _PLURALS:
        many = _PLURALS[last]
    elif last.endswith("y") and last[-2] not in "aeiou":
        many = f"{last[:-1]}ies"
    elif last.endswith(("s", "x", "ch", "sh")):
        many = f"{last}es"
    else:
        many = f"{last}s"
    return " ".join([*before, many])


def counted(amount: int, noun: str) -> str:
    """Return so many of a thing: a card, two cards."""
    return a(noun) if amount == 1 else f"{number(amount)} {plural(noun)}"


def series(words: Iterable[str], last: str = "and") -> str:
    """Return words as a series: a; a and b; a, b, and c."""
    found = list(words)
    if len(found) < 3:
        return f" {last} ".join(found)
    return f"{', '.join(found[:-1])}, {last} {found[-1]}"


def capital(text: str) -> str:
    """Return a sentence with its first letter a capital."""
    return text[:1].upper() + text[1:]


def verb(infinitive: str, person: Person) -> str:
    """Return a verb in the present: draw, draws; is put; "may draw" as it is. Only its first word changes."""
    if infinitive.startswith("be not "):
        return f"{'isn' if person == 'one' else 'aren'}'t {infinitive.removeprefix('be not ')}"
    first, _, rest = infinitive.partition(" ")
    if first in _VERBS:
        found = _VERBS[first][("you", "one", "many").index(person)]
    elif first == "don't":
        found = "doesn't" if person == "one" else first
    elif person != "one" or first in _UNCHANGED:
        found = first
    elif first.endswith("y") and first[-2] not in "aeiou":
        found = f"{first[:-1]}ies"
    elif first.endswith(("s", "x", "ch", "sh", "o")):
        found = f"{first}es"
    else:
        found = f"{first}s"
    return f"{found} {rest}" if rest else found


def doing(infinitive: str) -> str:
    """Return a verb as a gerund: entering, dying, being put."""
    first, _, rest = infinitive.partition(" ")
    if first.endswith("ie"):
        found = f"{first[:-2]}ying"
    elif first.endswith("e") and first != "be":
        found = f"{first[:-1]}ing"
    elif first == "put":
        found = "putting"
    else:
        found = f"{first}ing"
    return f"{found} {rest}" if rest else found


def color(letter: str) -> str:
    """Return a colour's name."""
    if letter not in _COLORS:
        raise CannotSay(f"color {letter}")
    return _COLORS[letter]


def colors(letters: Iterable[str]) -> str:
    """Return colours by name: green and white; colorless for none."""
    return series(color(letter) for letter in letters) or "colorless"


def compared(op: str, to: str) -> str:
    """Return a comparison after what is compared: 4 or greater, less than X."""
    match op:
        case ">=":
            return f"{to} or greater"
        case "<=":
            return f"{to} or less"
        case ">":
            return f"greater than {to}"
        case "<":
            return f"less than {to}"
        case "==":
            return to
        case _:
            raise CannotSay(f"Compare {op}")
