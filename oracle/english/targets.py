"""Targets (115) as they are first spoken of: target creature, up to two other target creatures, any target."""

from __future__ import annotations

from oracle.english import filters, people
from oracle.english.speech import Mention, Speech
from oracle.english.words import Noun, Person, need, number, plural, series
from oracle.vocabulary.abilities import ANY_TARGET, Slot
from oracle.vocabulary.filters import Who
from oracle.vocabulary.selectors import Target


def target(index: int, speech: Speech) -> Noun:
    """Return a target slot, as it is first spoken of, and note what it is called after that."""
    slot = speech.slot(index)
    speech.aimed.add(index)
    need(not slot.different_from or slot.what is None or not slot.what.other, "Slot.different_from")
    need(set(slot.different_from) <= set(range(index)), "Slot.different_from")
    need(slot.zone == "stack" or slot.on_stack == ("spell",), "Slot.on_stack")
    need(bool(slot.on_stack) and set(slot.on_stack) <= set(_ON_STACK), "Slot.on_stack")
    need(slot.zone not in ("battlefield", "stack") or slot.whose is Who.ANYONE, "Slot.whose")
    need(slot.what is not None or (slot.zone == "battlefield" and slot.whose is Who.ANYONE), "Slot.zone")
    need(0 <= slot.least <= slot.most, "Slot.least")
    text = _target(slot, speech)
    player_only = slot.what is None
    many = slot.most > 1
    noun = "player" if player_only else _taken_up(slot)
    person: Person = "many" if many else "one"
    speech.mention(
        Target(index),
        Mention(plural(noun) if many else noun, person, player=player_only, article="those" if many else "that"),
    )
    return Noun(text, person)


def _target(slot: Slot, speech: Speech) -> str:
    if slot == ANY_TARGET:
        return "any target"
    if slot == Slot(ANY_TARGET.what, ANY_TARGET.players, least=slot.least, most=slot.most):
        return f"{_how_many(slot.least, slot.most, False)}s"
    other = bool(slot.different_from) or (slot.what is not None and slot.what.other)
    words = f"{'another ' if other else ''}target"
    if slot.most != 1 or slot.least != 1:
        words = _how_many(slot.least, slot.most, other)
    many = slot.most > 1
    found = []
    if slot.what is not None:
        found.append(_target_object(slot, speech, many))
    if slot.players is not None:
        found.append(
            {Who.ANYONE: "player", Who.OPPONENT: "opponent"}.get(slot.players) or people.no_words("Slot.players")
        )
        if slot.what is not None and "planeswalker" in (*slot.what.types, *slot.what.any_type):
            found.reverse()
    text = f"{words} {series(found, 'or')}"
    return f"{text} controlled by different players" if slot.different_controllers else text


def _how_many(least: int, most: int, other: bool) -> str:
    other_word = "other " if other else ""
    if most >= filters.ANY_NUMBER:
        amount = "any number of" if least == 0 else "one or more"
    elif least == most:
        amount = number(most)
    elif least == 0:
        amount = f"up to {number(most)}"
    else:
        amount = series((number(count) for count in range(least, most + 1)), "or")
    return f"{amount} {other_word}target"


def _target_object(slot: Slot, speech: Speech, many: bool) -> str:
    what = slot.what
    assert what is not None
    if slot.zone == "stack":
        return _on_stack(slot, speech)
    phrase = filters.described(what, speech, many=many, zone=slot.zone, another=False)
    if slot.zone == "battlefield":
        return phrase.replace(", and ", ", and/or ") if many and len(what.any_type) > 1 else phrase
    return f"{phrase} from {people.whose(slot.whose, slot.zone, speech)}"


_ON_STACK = {"spell": "spell", "activated": "activated ability", "triggered": "triggered ability"}


def _on_stack(slot: Slot, speech: Speech) -> str:
    what = slot.what
    assert what is not None
    if slot.on_stack == ("spell",):
        return filters.described(what, speech, zone="stack", another=False)
    words = [word for name, word in _ON_STACK.items() if name in slot.on_stack]
    if words == ["activated ability", "triggered ability"]:
        words = ["activated or triggered ability"]
    return filters.described(what, speech, zone="stack", another=False, head=series(words, "or"))


def _taken_up(slot: Slot) -> str:
    """Return the noun by which a target is taken up again."""
    if slot.zone == "stack" and slot.on_stack != ("spell",):
        return "ability"
    return filters.head_noun(slot.what, slot.zone)
