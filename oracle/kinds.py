"""What kind of ability an ability is (113.3, 605.1, 702.1), and the rules that it rests on: how the oracle reads a card, line by line.

`read(face)` goes through the printed lines. It decides nothing about a game: what an ability does stands in its declaration, and what
becomes of it in the modules that carry it out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from oracle import mana
from oracle.keyword_rules import KEYWORD_RULES
from oracle.subtypes import BASIC_LAND_TYPES
from oracle.vocabulary.abilities import (
    Ability,
    Activated,
    AdditionalCost,
    AlternativeCost,
    Enchant,
    Face,
    Keyword,
    OpeningHand,
    SpecialAction,
    SpellAbility,
    Static,
    Triggered,
    abilities_of,
)
from oracle.vocabulary.copies import CopiesMore
from oracle.vocabulary.damage import CantBePrevented, DealtAsThough
from oracle.vocabulary.filters import THIS
from oracle.vocabulary.keywords import written_out
from oracle.vocabulary.patterns import AnyOf, Pattern, ZoneChange
from oracle.vocabulary.permissions import PlayFrom
from oracle.vocabulary.rewrites import EntersTapped, Prevent, PutCountersInstead
from oracle.vocabulary.statics import (
    ActivatedAsThoughHasty,
    Cant,
    CausesNoTrigger,
    Continuous,
    CostChange,
    Flash,
    KeepsCounters,
    LivesWithoutLife,
    ManaKeeps,
    MaxHandSize,
    NoLegendRule,
    Prohibit,
    Replace,
    Require,
    ReturnsExiled,
    SkipStep,
    SpendAs,
    StaticPart,
    TriggersAgain,
)

SPELL: Final = "spell"
ACTIVATED: Final = "activated"
MANA_ABILITY: Final = "mana ability"
TRIGGERED: Final = "triggered"
STATIC: Final = "static"
KEYWORD: Final = "keyword"
KINDS: Final = (SPELL, ACTIVATED, MANA_ABILITY, TRIGGERED, STATIC, KEYWORD)


class Reading(msgspec.Struct, frozen=True):
    """One ability as the oracle reads it: the printed line, from 1; its kind, one of KINDS; the rules that it rests on.

    `line` is None for the mana ability that a basic land type gives a land (305.6). `stands_for`: of a keyword that is other abilities
    written short (702.1), those abilities.
    """

    line: int | None
    kind: str
    rules: tuple[str, ...]
    keyword: str | None = None
    stands_for: tuple[Reading, ...] = ()


def read(face: Face) -> tuple[Reading, ...]:
    """Return every ability of a face: those of its printed lines, in their order, then those of its basic land types.

    A line that only reminds of a rule has none.
    """
    printed = [reading(each, number) for number, line in enumerate(face.lines, 1) for each in abilities_of(line)]
    types = [each for each in BASIC_LAND_TYPES if "land" in face.types and each in face.subtypes]
    return (*printed, *(Reading(None, MANA_ABILITY, ("305.6", "605.1a")) for _ in types))


def reading(ability: Ability, line: int) -> Reading:
    """Return how an ability of a printed line is read."""
    if isinstance(ability, Keyword):
        name, stands_for = ability.name, written_out(ability)[1:]
    elif isinstance(ability, Activated | Triggered | Static) and ability.keyword is not None:
        name, stands_for = ability.keyword, (ability,)
    else:
        return _plain(ability, line)
    rules = (KEYWORD_RULES[name],) if name in KEYWORD_RULES else ()
    return Reading(line, KEYWORD, rules, name, tuple(_plain(each, line) for each in stands_for))


def _plain(ability: Ability, line: int) -> Reading:
    return Reading(line, _kind(ability), tuple(dict.fromkeys(_rules(ability))), _keyword(ability))


def _kind(ability: Ability) -> str:
    match ability:
        case SpellAbility():
            return SPELL
        case Enchant():
            return KEYWORD
        case AlternativeCost() | AdditionalCost() if _keyword(ability) is not None:
            return KEYWORD
        case _ if mana.is_mana_ability(ability):
            return MANA_ABILITY
        case Activated():
            return ACTIVATED
        case Triggered():
            return TRIGGERED
        case _:
            return STATIC


def _keyword(ability: Ability) -> str | None:
    match ability:
        case Enchant():
            return "enchant"
        case AdditionalCost(flash=True):  # named for what it allows, which is not to have the keyword
            return None
        case AlternativeCost(name=name) | AdditionalCost(name=name) | SpecialAction(name=name):
            return name if name in KEYWORD_RULES else None
        case Activated(keyword=name) | Triggered(keyword=name) | Static(keyword=name):
            return name
        case _:
            return None


def _rules(ability: Ability) -> Iterator[str]:
    """Yield the rules that an ability rests on, what it is first."""
    match ability:
        case SpellAbility():
            yield "113.3a"
            yield from _announced(ability)
            if ability.additional:
                yield "118.8"
        case Activated():
            yield "605.1a" if mana.is_mana_ability(ability) else "606.1" if ability.loyalty else "602.1"
            yield from _announced(ability)
        case Triggered():
            yield "605.1b" if mana.is_mana_ability(ability) else "714.2b" if ability.chapters else "603.1"
            yield from _of_events(ability.on)
            if ability.condition is not None:
                yield "603.4"
            yield from _announced(ability)
        case Static():
            yield "604.3" if ability.defines else "604.1"
            for part in ability.parts:
                yield from _of_part(part)
        case _:
            yield from _PLAIN.get(type(ability), ())
    keyword = _keyword(ability)
    if keyword is not None and keyword in KEYWORD_RULES:
        yield KEYWORD_RULES[keyword]


_PLAIN: Final[Mapping[type[Ability], tuple[str, ...]]] = {
    AdditionalCost: ("118.8",),
    AlternativeCost: ("118.9",),
    Enchant: ("702.5a",),
    OpeningHand: ("103.6a",),
    SpecialAction: ("116.2",),
}


def _announced(ability: SpellAbility | Activated | Triggered) -> Iterator[str]:
    """Yield the rules of what is chosen on the way to the stack."""
    if ability.modal is not None:
        yield "700.2"
    if ability.targets or (ability.modal is not None and any(mode.targets for mode in ability.modal.modes)):
        yield "115.1"
    if ability.divide is not None:
        yield "601.2d"


def _of_events(on: Pattern) -> Iterator[str]:
    match on:
        case AnyOf(patterns):
            for pattern in patterns:
                yield from _of_events(pattern)
        case ZoneChange(to="battlefield"):
            yield "603.6a"
        case ZoneChange(origin="battlefield"):
            yield "603.6c"


PART_RULES: Final[Mapping[type[StaticPart], str]] = {
    Cant: "614.17",
    CantBePrevented: "615.12",
    CausesNoTrigger: "603.2",
    Continuous: "611.3a",
    CopiesMore: "614.1",
    CostChange: "601.2f",
    DealtAsThough: "609.4",
    ActivatedAsThoughHasty: "609.4",
    Flash: "601.3b",
    KeepsCounters: "122.2",
    LivesWithoutLife: "704.5a",
    ManaKeeps: "106.4",
    MaxHandSize: "402.2",
    NoLegendRule: "704.5j",
    PlayFrom: "601.3",
    Prohibit: "101.2",
    ReturnsExiled: "610.3",
    SkipStep: "500.11",
    SpendAs: "609.4b",
    TriggersAgain: "603.2d",
}
"""The rule of each part of a static ability, but for `Replace` and `Require`, where it is a matter of what is replaced or required."""


def _of_part(part: StaticPart) -> Iterator[str]:
    match part:
        case Replace(by=Prevent()):
            yield "615.1"
        case Replace(event=ZoneChange(to="battlefield"), by=EntersTapped()):
            yield "614.1d"
        case Replace(event=ZoneChange(to="battlefield", what=what), by=by) if not isinstance(by, PutCountersInstead):
            yield "614.1c" if what == THIS else "614.1d"
        case Replace():
            yield "614.1a"
        case Require(action=action):
            yield "508.1d" if action == "attack" else "509.1c"
        case _:
            yield PART_RULES[type(part)]
