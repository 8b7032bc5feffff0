"""Changes to characteristics (613) as what is said of an object: "gets +1/+1 and has flying", "becomes a 3/3 creature"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.english import amounts
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, Person, a, colors, need, plural, series
from oracle.vocabulary import statics as v
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.amounts import Amount, Times, X


class Said(msgspec.Struct, frozen=True):
    """What is said of an object: verbs in the infinitive; `tail`: what comes last, for all of them: ", where X is ..."."""

    verbs: tuple[str, ...]
    tail: str = ""


# Changes that together say what something is: types, colours; a size with them is part of it.
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


def said(
    changes: Sequence[v.Change],
    speech: Speech,
    person: Person,
    *,
    begins: bool,
    still: str = "",
) -> Said:
    """Return changes in words. `begins`: they begin ("gains", "becomes") or are so all along ("has", "is").

    `still`: what things are that also become creatures: "that are still lands".
    """
    becoming: list[Any] = [one for one in changes if isinstance(one, _BECOMING)]
    size = [one for one in changes if isinstance(one, v.SetPT)]
    granted = [one for one in changes if isinstance(one, v.Grant)]
    within = bool(becoming) and all(isinstance(one.ability, Keyword) for one in granted)
    artifacts = becoming == [v.AddTypes(("artifact", "creature"))]
    if becoming and (artifacts or all(isinstance(one.power, int) for one in size)):
        becoming += size
    verbs: dict[str, str] = {}  # in the order of the changes, one for each group of them
    tails: list[str] = []
    for change in changes:
        group = _group(change, becoming)
        if group in verbs:
            continue
        match group:
            case "become":
                if artifacts:
                    verbs[group] = _artifact_creature(size, speech, person, begins=begins)
                    continue
                said_of = Becoming(speech, person, begins=begins, still=still)
                verbs[group] = said_of.words(becoming, granted if within else [])
            case "grant" if not within:
                verbs[group] = f"{'gain' if begins else 'have'} {_abilities(granted, speech)}"
            case "grant":
                pass  # said with what the thing becomes
            case "size":
                verbs[group] = f"have {base_size(size[0], speech)}"
            case _:
                verbs[group] = _other(change, speech, tails)
    if not begins and "grant" in verbs and (kept := _loses_then_has(verbs, person)) is not None:
        return kept
    return Said(tuple(verbs.values()), "".join(tails))


def _artifact_creature(size: list[v.SetPT], speech: Speech, person: Person, *, begins: bool) -> str:
    """Return that something is an artifact creature, with a size that is asked of each: it keeps its other types (205.1b)."""
    noun = plural("artifact creature") if person == "many" else a("artifact creature")
    be = "become" if begins else "be"
    if not size:
        return f"{be} {noun}"
    need(size[0].power == size[0].toughness, "SetPT")
    return f"{be} {noun} with power and toughness each equal to {amounts.equal(size[0].power, speech)}"


def _loses_then_has(verbs: dict[str, str], person: Person) -> Said | None:
    """Return what is said of something that has lost all abilities and has others: they came after the loss."""
    lost = [group for group, words in verbs.items() if words == "lose all abilities"]
    if len(lost) != 1 or list(verbs)[-2:] != [lost[0], "grant"] or len(verbs) > 3:
        return None
    have = verbs["grant"].removeprefix("have ")
    they = "they" if person == "many" else "it"
    if len(verbs) == 2:
        return Said(("lose all abilities",), f", and {they} gain{'' if person == 'many' else 's'} {have}")
    first = next(iter(verbs.values()))
    if first == "lose all land types":
        return Said(
            ("lose all land types and abilities",), f", and {they} gain{'' if person == 'many' else 's'} {have}"
        )
    with_words = have.removesuffix('."') + ',"' if have.endswith('."') else have
    loses = "lose" if person == "many" else "loses"
    return Said((f"{first} with {with_words}",), f" and {they} {loses} all other abilities")


def _group(change: v.Change, becoming: list[Any]) -> str:
    if change in becoming:
        return "become"
    if isinstance(change, v.Grant):
        return "grant"
    return "size" if isinstance(change, v.SetPT) else repr(change)


def _other(change: v.Change, speech: Speech, tails: list[str]) -> str:
    match change:
        case v.AddPT():
            size, tail = _added(change, speech)
            tails.append(tail)
            return f"get {size}"
        case v.LoseAllAbilities():
            return "lose all abilities"
        case v.LoseKeyword():
            return f"lose {change.keyword}"
        case _:
            raise CannotSay(type(change).__name__)


def _abilities(granted: list[Any], speech: Speech) -> str:
    from oracle.english.abilities import quoted  # an ability may grant others: each says the other

    return series(quoted(one.ability, speech) for one in granted)


def _added(change: v.AddPT, speech: Speech) -> tuple[str, str]:
    """Return what is added to power and toughness, and what comes after: +2/+0; +X/+X, where X is ...; +1/+1 for each ..."""
    power, toughness = change.power, change.toughness
    if isinstance(power, int) and isinstance(toughness, int):
        negative = power < 0 or toughness < 0
        return f"{_signed(power, negative)}/{_signed(toughness, negative)}", ""
    if power == toughness and (each := amounts.each(power, speech)) is not None:
        return "+1/+1", f" for each {each}"
    tails: list[str] = []
    words = []
    for amount in (power, toughness):
        letter = "Y" if tails and power != toughness else "X"
        match amount:
            case int():
                words.append(_signed(amount, False))
            case X():
                words.append("+X")
            case Times(amount=X(), by=-1):
                words.append("-X")
            case Amount():
                words.append(f"+{letter}")
                if letter == "Y" or not tails:
                    tails.append(f"{letter} is {amounts.equal(amount, speech)}")
            case _:
                raise CannotSay("AddPT")
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


class Becoming:
    """What something becomes or is: colours, subtypes, types, in addition to others or not; with keywords, with a base size."""

    def __init__(self, speech: Speech, person: Person, *, begins: bool, still: str = "") -> None:
        self.speech = speech
        self.many = person == "many"
        self.be = "become" if begins else "be"
        self.still = still
        self.its = "their" if self.many else "its"
        self.size: v.SetPT | None = None
        self.before: list[str] = []
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.addition = ""
        self.every_type = False
        self.lands: list[str] = []  # basic land types, where creature types are said as well

    def words(self, becoming: list[Any], granted: list[Any]) -> str:
        """Return the verb and what follows it. CannotSay for a change that has no words among others."""
        if len(becoming) == 1 and (alone := self._alone(becoming[0])) is not None:
            return alone
        for change in becoming:
            self._take(change)
        if "creature" in self.kinds and "land" in self.kinds and self.lands:
            self.kinds.remove("land")
        elif self.lands:
            self.names += self.lands
            self.lands = []
        if not self.names and not self.kinds and self.size is None and not self.every_type:
            return f"{self.be} {' '.join(self.before)}"
        need(not self.every_type or bool(self.kinds), "AddTypes.every_creature_type")
        with_words = [_abilities(granted, self.speech)] if granted else []
        if self.size is not None:
            if isinstance(self.size.power, int) and self.kinds:
                self.before.insert(0, f"{self.size.power}/{self.size.toughness}")
                self.addition = ""
            else:
                with_words.append(base_size(self.size, self.speech))
        if self.every_type:
            with_words.append("all creature types")
        still = f" {self.still}" if self.still and "creature" in self.kinds else ""
        noun = self._counted(" ".join([*self.before, *self.names, *self.kinds]))
        if self.lands:
            noun = f"{noun} and {self._counted(' '.join([*self.lands, 'land']))}"
            self.addition = f" in addition to {self.its} other types"
        return f"{self.be} {noun}{self.addition}{f' with {series(with_words)}' if with_words else ''}{still}"

    def _counted(self, noun: str) -> str:
        return plural(noun) if self.many else a(noun)

    def _alone(self, change: Any) -> str | None:
        """Return what one change says that stands alone; None for one that says it like others."""
        match change:
            case v.AddTypes(chosen=str()):
                need(change == v.AddTypes(chosen="creature-type"), "AddTypes.chosen")
                return f"{self.be} the chosen type in addition to {self.its} other types"
            case v.SetLandTypes(remembered=str()):
                need(change == v.SetLandTypes(remembered="basic land type"), "SetLandTypes.remembered")
                return f"{self.be} that type"
            case v.SetLandTypes(subtypes=()):
                return "lose all land types"
            case v.RemoveTypes(types=(kind,)):
                return f"be not {plural(kind) if self.many else a(kind)}"
            case _:
                return None

    def _take(self, change: Any) -> None:
        match change:
            case v.SetPT():
                self.size = change
            case v.SetColors():
                self.before.append(colors(change.colors))
            case v.AddTypes(chosen=None):
                self.before += change.supertypes
                self.names += change.subtypes
                self.kinds += change.types
                self.every_type = change.every_creature_type
                if change.types or change.subtypes:
                    self.addition = f" in addition to {self.its} other types"
            case v.SetTypes():
                self.names += change.subtypes
                self.kinds += change.types
            case v.SetCreatureTypes() | v.SetLandTypes(remembered=None):
                self.names += change.subtypes
            case v.AddLandTypes(every=False):
                self.lands += change.subtypes
                self.addition = f" in addition to {self.its} other land types"
            case _:
                raise CannotSay(type(change).__name__)
