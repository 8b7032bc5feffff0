"""Changes to characteristics (613) as what is said of an object: "gets +1/+1 and has flying", "becomes a 3/3 creature"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.english import amounts
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, Person, a, colors, plural, series
from oracle.vocabulary import statics as v
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.amounts import Amount, Times, X


class Said(msgspec.Struct, frozen=True):
    """What is said of an object: verbs in the infinitive; `tail`: what comes last, for all of them: ", where X is ..."."""

    verbs: tuple[str, ...]
    tail: str = ""
    still: str = ""  # what it still is: a land


def said(changes: Sequence[v.Change], speech: Speech, person: Person, *, begins: bool, kind: str = "") -> Said:
    """Return changes in words. `begins`: they begin ("gains", "becomes") or are so all along ("has", "is").

    `kind`: the noun of what is changed, for "that's still a land".
    """
    left = list(changes)
    verbs: list[str] = []
    tail = ""
    while left:
        change = left[0]
        match change:
            case v.AddPT():
                left.pop(0)
                size, tail = _size(change, speech)
                verbs.append(f"get {size}")
            case v.LoseAllAbilities():
                left.pop(0)
                verbs.append("lose all abilities")
            case v.LoseKeyword():
                left.pop(0)
                verbs.append(f"lose {change.keyword}")
            case v.Grant():
                granted = [one for one in left if isinstance(one, v.Grant)]
                left = [one for one in left if not isinstance(one, v.Grant)]
                if begins or not any(isinstance(one, _BECOMING) for one in left):
                    pass
                if any(isinstance(one, _BECOMING) for one in left) and all(
                    isinstance(one.ability, Keyword) for one in granted
                ):
                    becoming, left = left, []
                    verbs.append(_becomes(becoming, granted, speech, person, begins=begins))
                else:
                    abilities = series(_ability(one.ability, speech) for one in granted)
                    verbs.append(f"{'gain' if begins else 'have'} {abilities}")
            case v.SwitchPT():
                left.pop(0)
                raise CannotSay("SwitchPT")
            case v.DefinePT() | v.ControlledBy():
                raise CannotSay(f"{type(change).__name__} among changes")
            case v.SetPT() if not any(isinstance(one, _BECOMING) for one in left):
                left.pop(0)
                verbs.append(f"have {base_size(change, speech)}")
            case _:
                granted = [one for one in left if isinstance(one, v.Grant)]
                becoming = [one for one in left if isinstance(one, (*_BECOMING, v.SetPT))]
                left = [one for one in left if one not in becoming]
                if all(isinstance(one.ability, Keyword) for one in granted):
                    left = [one for one in left if one not in granted]
                else:
                    granted = []
                verbs.append(_becomes(becoming, granted, speech, person, begins=begins))
    return Said(tuple(verbs), tail)


_BECOMING = (
    v.AddTypes,
    v.SetTypes,
    v.RemoveTypes,
    v.RemoveSupertypes,
    v.SetCreatureTypes,
    v.SetLandTypes,
    v.AddLandTypes,
    v.SetColors,
    v.AddColors,
)


def _ability(ability: Any, speech: Speech) -> str:
    from oracle.english.abilities import quoted  # an ability may grant others: each says the other

    return quoted(ability, speech)


def _size(change: v.AddPT, speech: Speech) -> tuple[str, str]:
    """Return what is added to power and toughness, and what comes after: +2/+0; +X/+X, where X is ...; +1/+1 for each ..."""
    power, toughness = change.power, change.toughness
    if isinstance(power, int) and isinstance(toughness, int):
        negative = power < 0 or toughness < 0
        return f"{_signed(power, negative)}/{_signed(toughness, negative)}", ""
    tails: list[str] = []
    if power == toughness:
        if (each := amounts.each(power, speech)) is not None:
            return "+1/+1", f" for each {each}"
        if isinstance(power, Times) and power == Times(X(), -1):
            return "-X/-X", ""
        if isinstance(power, X):
            return "+X/+X", ""
        return "+X/+X", f", where X is {amounts.equal(power, speech)}"
    words = []
    for amount, letter in ((power, "X"), (toughness, "Y" if isinstance(power, Amount) else "X")):
        if isinstance(amount, int):
            words.append(_signed(amount, False))
        elif isinstance(amount, X):
            words.append("+X")
        else:
            words.append(f"+{letter}")
            tails.append(f"{letter} is {amounts.equal(amount, speech)}")
    return "/".join(words), f", where {' and '.join(tails)}" if tails else ""


def _signed(amount: int, negative: bool) -> str:
    return f"{'-' if amount < 0 or (negative and amount == 0) else '+'}{abs(amount)}"


def base_size(change: v.SetPT, speech: Speech) -> str:
    """Return a base power and toughness that is set: base power and toughness 0/1."""
    power, toughness = change.power, change.toughness
    if isinstance(power, int) and isinstance(toughness, int):
        return f"base power and toughness {power}/{toughness}"
    if power == toughness:
        return f"base power and base toughness each equal to {amounts.equal(power, speech)}"
    raise CannotSay("SetPT")


def _becomes(becoming: list[Any], granted: list[Any], speech: Speech, person: Person, *, begins: bool) -> str:
    """Return types, colours and size that something takes on: become a green Elephant with base power and toughness 3/3."""
    many = person == "many"
    be = "become" if begins else "be"
    size: v.SetPT | None = None
    before: list[str] = []
    names: list[str] = []
    kinds: list[str] = []
    addition = ""
    land = False
    for change in becoming:
        match change:
            case v.SetPT():
                size = change
            case v.SetColors():
                before.append(colors(change.colors))
            case v.AddTypes(chosen=chosen) if chosen is not None:
                if change != v.AddTypes(chosen=chosen):
                    raise CannotSay("AddTypes.chosen")
                return f"{be} the chosen type in addition to {'their' if many else 'its'} other types"
            case v.AddTypes():
                before += change.supertypes
                names += change.subtypes
                kinds += change.types
                addition = f" in addition to {'their' if many else 'its'} other types"
                if change.every_creature_type:
                    raise CannotSay("AddTypes.every_creature_type")
            case v.SetTypes():
                names += change.subtypes
                kinds += change.types
            case v.SetCreatureTypes():
                names += change.subtypes
            case v.SetLandTypes():
                if change.remembered is not None:
                    return f"{be} that type"
                names += change.subtypes
                land = True
            case v.AddLandTypes():
                names += change.subtypes
                land = True
                if change.every:
                    raise CannotSay("AddLandTypes.every")
                addition = f" in addition to {'their' if many else 'its'} other land types"
            case v.RemoveTypes() if len(becoming) == 1:
                return f"be not {plural(change.types[0]) if many else a(change.types[0])}"
            case _:
                raise CannotSay(type(change).__name__)
    if before and not names and not kinds and size is None:
        return f"{be} {' '.join(before)}{addition if not land else ''}"
    if size is not None and isinstance(size.power, int) and isinstance(size.toughness, int) and kinds:
        before.insert(0, f"{size.power}/{size.toughness}")
        size = None
        addition = ""
    noun = " ".join([*before, *names, *kinds])
    noun = plural(noun) if many else a(noun)
    tail = ""
    with_words = [_ability(one.ability, speech) for one in granted]
    if size is not None:
        with_words.append(base_size(size, speech))
    if with_words:
        tail = f" with {series(with_words)}"
    return f"{be} {noun}{addition}{tail}"
