"""What else could have been answered: the alternatives of an answer, for `headjudge compile --check-answers`.

The protocol says which questions were asked, not what could be answered to them. So alternatives are put together from what the
scenario holds (its cards, handles, players), tried one by one, and those that were no options are recognised by the outcome of
their step. What is made here is more than enough for a scenario, and bounded: no answer has more than `LIMIT` alternatives.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from headjudge import schema

__all__ = ["LIMIT", "Fate", "Finding", "Idle", "Replay", "alternatives", "idle_answers"]

Document = Mapping[str, Any]

LIMIT = 60
"""How many alternatives of one answer are tried at most."""
_MOST_MODES = 6


class Fate(StrEnum):
    """What became of a scenario that was played with another answer."""

    SAME = "same"
    """Every check came out as before."""
    CHANGED = "changed"
    """Some check did not."""
    NO_OPTION = "no option"
    """The other answer was not among the options."""


class Replay(msgspec.Struct, frozen=True):
    """What a scenario came to on an engine: whether all its checks hold, and what each step played was like."""

    passed: bool
    steps: Sequence[Document]


class Idle(StrEnum):
    """Why an answer changes no check."""

    SAME = "every other option comes to the same"
    ONLY = "there is no other option"
    """Harmless: without the answer, the one option is taken all the same."""
    NEVER = "the question is never put"


class Finding(msgspec.Struct, frozen=True):
    """An answer that changes no check."""

    step: int
    """The step, from 1."""
    place: int
    """Which of the step's answers, from 1."""
    answer: dict[str, Any]
    why: Idle
    tried: int = 0
    """How many alternatives were options, and changed nothing."""


def idle_answers(scenario: Document, play: Callable[[dict[str, Any]], Replay]) -> Iterator[Finding]:
    """The answers of a scenario that change no check.

    In: a valid scenario document, and a function that plays a scenario document and judges it. Exempt are answers that are free;
    a `may: true` to a question that is not put, since the rules do not allow it; and in an absence all answers to questions
    that are not put, since they are there for engines that do put them. Raises what `play` raises.
    """
    before: Replay | None = None
    for number, step in enumerate(scenario["script"], start=1):
        for place, answer in enumerate(step.get("answers", ()), start=1):
            if answer.get("free"):
                continue
            before = before or play(dict(scenario))
            if not _was_put(before, number, place, answer):
                not_allowed = answer["kind"] == "may" and answer["answer"] is True
                if not not_allowed and scenario.get("shows") != "absence":
                    # Choosing nothing is what is done where there is nothing to choose.
                    why = Idle.ONLY if answer["answer"] in (False, []) else Idle.NEVER
                    yield Finding(number, place, dict(answer), why)
                continue
            tried = 0
            for other in alternatives(answer, scenario):
                fate = _fate(_with_answer(scenario, number, place, other), number, place, before, play)
                if fate is Fate.CHANGED:
                    break
                tried += fate is Fate.SAME
            else:
                yield Finding(number, place, dict(answer), Idle.SAME if tried else Idle.ONLY, tried)


def _status(replay: Replay, number: int, place: int) -> str:
    """What became of an answer: taken, unused, not-offered; or nothing is known of it, since its step was not played."""
    if number > len(replay.steps):
        return "unused"
    statuses = replay.steps[number - 1]["answers"]
    return str(statuses[place - 1]) if place <= len(statuses) else "unused"


def _was_put(replay: Replay, number: int, place: int, answer: Document) -> bool:
    """Whether an answer met its question. One with a single option is met by a `may: true` that the rules don't allow, too."""
    if _status(replay, number, place) == "unused":
        return False
    if answer["kind"] != "may":
        return True
    asked = replay.steps[number - 1]["asked"]
    return any(each["kind"] == "may" and each["player"] == answer["player"] for each in asked)


def _fate(
    scenario: dict[str, Any], number: int, place: int, before: Replay, play: Callable[[dict[str, Any]], Replay]
) -> Fate:
    after = play(scenario)
    if number <= len(after.steps):
        outcome = after.steps[number - 1]["outcome"]
        # A later answer of the same step may be the one that was not offered: then this one was taken, and made the difference.
        refused = outcome == "illegal" or (outcome == "not-offered" and _status(after, number, place) != "taken")
        if refused and outcome != before.steps[number - 1]["outcome"]:
            return Fate.NO_OPTION
    return Fate.SAME if after.passed == before.passed else Fate.CHANGED


def _with_answer(scenario: Document, number: int, place: int, answer: Document) -> dict[str, Any]:
    changed = copy.deepcopy(dict(scenario))
    changed["script"][number - 1]["answers"][place - 1] = dict(answer)
    return changed


# -- the alternatives of each kind


def alternatives(answer: Document, scenario: Document) -> list[dict[str, Any]]:
    """Other answers to the question that an answer is for, from what the scenario holds; each fits the schema.

    None is the answer itself, and none comes twice. Of an `option`, whose words only the card has, basic land types are tried.
    """
    given = answer["answer"]
    found: list[dict[str, Any]] = []
    for choice in _MAKERS[answer["kind"]](given, _Holdings(scenario)):
        other = {**answer, "answer": choice}
        if choice != given and other not in found and schema.is_valid("scenario/answer", other):
            found.append(other)
        if len(found) == LIMIT:
            break
    return found


class _Holdings:
    """What a scenario holds that an answer can name."""

    def __init__(self, scenario: Document) -> None:
        table = scenario["table"]
        self.players = [player["id"] for player in table["players"]]
        names: list[str] = []
        entries = [
            entry
            for player in table["players"]
            for zone in ("battlefield", "hand", "library", "graveyard", "exile", "command")
            for entry in player.get(zone, ())
        ]
        for entry in entries:
            if isinstance(entry, str):
                names.append(entry)
            else:
                called = entry.get("card") or entry.get("copy-of") or entry.get("token", {}).get("name")
                names.append(entry.get("as") or called)
        self.objects = list(dict.fromkeys(names))
        self.cards = list(scenario.get("cards", ()))
        self.subtypes = [
            subtype
            for entry in entries
            if not isinstance(entry, str)
            for subtype in entry.get("token", {}).get("subtypes", ())
        ]


def _may(given: bool, _: _Holdings) -> Iterator[Any]:
    yield not given


def _pay(_given: Any, _: _Holdings) -> Iterator[Any]:
    yield from (False, True)


def _mana_type(_given: Any, _: _Holdings) -> Iterator[Any]:
    yield from "WUBRGC"


def _number(given: int, _: _Holdings) -> Iterator[Any]:
    yield from range(given + 4)


def _mode(given: int | list[int], _: _Holdings) -> Iterator[Any]:
    if isinstance(given, int):
        yield from range(1, _MOST_MODES + 1)
    else:
        yield from (list(modes) for modes in itertools.combinations(range(1, _MOST_MODES + 1), len(given)))


def _mana(given: dict[str, int], _: _Holdings) -> Iterator[Any]:
    total = sum(given.values())
    yield from ({letter: total} for letter in "WUBRGC")
    for one, two in itertools.permutations("WUBRGC", 2):
        if given.get(one):
            moved = {**given, one: given[one] - 1, two: given.get(two, 0) + 1}
            yield {letter: amount for letter, amount in moved.items() if amount}


def _card_type(_given: Any, _: _Holdings) -> Iterator[Any]:
    yield from schema.definition("scenario/card-type")["enum"]


def _creature_type(_given: Any, holdings: _Holdings) -> Iterator[Any]:
    yield from holdings.subtypes
    yield from ("Bear", "Elf", "Goblin", "Human", "Merfolk", "Soldier", "Wizard", "Zombie")


def _name(_given: Any, holdings: _Holdings) -> Iterator[Any]:
    yield from holdings.cards


def _player(_given: Any, holdings: _Holdings) -> Iterator[Any]:
    yield from holdings.players


def _option(_given: Any, _: _Holdings) -> Iterator[Any]:
    yield from ("Plains", "Island", "Swamp", "Mountain", "Forest")


def _choose_cards(given: str | list[str], holdings: _Holdings) -> Iterator[Any]:
    chosen = [given] if isinstance(given, str) else given
    others = [thing for thing in holdings.objects if thing not in chosen]
    yield []
    for index in range(len(chosen)):
        yield chosen[:index] + chosen[index + 1 :]
    for index in range(len(chosen)):
        yield from ([*chosen[:index], other, *chosen[index + 1 :]] for other in others)
    yield from ([*chosen, other] for other in others)


def _target(given: str | list[str], holdings: _Holdings) -> Iterator[Any]:
    slots = [given] if isinstance(given, str) else given
    for index in range(len(slots)):
        for other in (*holdings.players, *holdings.objects):
            changed = [*slots[:index], other, *slots[index + 1 :]]
            yield changed[0] if isinstance(given, str) else changed


def _order(given: list[Any], _: _Holdings) -> Iterator[Any]:
    yield from (list(order) for order in itertools.islice(itertools.permutations(given), LIMIT + 1))


def _replacement_order(given: Any, holdings: _Holdings) -> Iterator[Any]:
    yield from holdings.objects
    if isinstance(given, dict):
        yield from ({**given, "line": line} for line in range(1, _MOST_MODES + 1))


def _divide(given: dict[str, int], holdings: _Holdings) -> Iterator[Any]:
    for one, two in itertools.permutations([*given, *holdings.players, *holdings.objects], 2):
        if given.get(one):
            moved = {**given, one: given[one] - 1, two: given.get(two, 0) + 1}
            yield {thing: amount for thing, amount in moved.items() if amount}


def _sorted_away(given: dict[str, list[str]], _: _Holdings) -> Iterator[Any]:
    """Scry and surveil: one card put elsewhere, or two changed about."""
    piles = list(given)
    other = {"bottom": "top", "graveyard": "top", "top": "graveyard" if "graveyard" in given else "bottom"}
    for pile in piles:
        for index, card in enumerate(given[pile]):
            moved = {key: list(cards) for key, cards in given.items()}
            moved[pile].pop(index)
            moved.setdefault(other[pile], []).append(card)
            yield moved
        for order in itertools.islice(itertools.permutations(given[pile]), LIMIT):
            yield {**given, pile: list(order)}


def _cast(given: list[Any], _: _Holdings) -> Iterator[Any]:
    yield []
    yield from (given[:index] + given[index + 1 :] for index in range(len(given)))
    yield from (list(order) for order in itertools.islice(itertools.permutations(given), LIMIT))


_MAKERS: dict[str, Callable[[Any, _Holdings], Iterator[Any]]] = {
    "may": _may,
    "pay": _pay,
    "color": _mana_type,
    "mana-type": _mana_type,
    "number": _number,
    "mode": _mode,
    "mana": _mana,
    "card-type": _card_type,
    "creature-type": _creature_type,
    "name": _name,
    "player": _player,
    "option": _option,
    "choose-cards": _choose_cards,
    "target": _target,
    "order": _order,
    "replacement-order": _replacement_order,
    "divide": _divide,
    "scry": _sorted_away,
    "surveil": _sorted_away,
    "cast": _cast,
}
