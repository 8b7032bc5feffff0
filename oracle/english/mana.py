"""Mana that is added (106): "add {G} or {W}", "one mana of any color"."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from oracle.english import amounts, filters, selectors
from oracle.english.clauses import Clause, by
from oracle.english.instructions import clause
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, need, number, series
from oracle.vocabulary import selectors as s
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.instructions import AddMana, SpendOnly

_ONE_OF_SEVERAL = re.compile(r"[WUBRGC]+(/[WUBRGC]+)+")


@clause.of(AddMana)
def _add_mana(what: AddMana, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if what.mana == "unspent":
        if what.amount != 1 or what.restriction is not None or what.among is not None or who.text != "you":
            raise CannotSay("AddMana unspent")
        unspent = "unspent mana you have"
        return Clause(f"double the amount of each type of {unspent}")
    said, tail = _mana(what, speech)
    if speech.additional and what.mana != "any-type-of-event":
        said = f"an additional {said}"
    found = by(who, f"add {said}", tail=tail)
    if what.restriction is not None:
        return msgspec.structs.replace(found, more=(_spend_only(what.restriction, speech),))
    return found


def _mana(what: AddMana, speech: Speech) -> tuple[str, str]:
    """Return mana in words, and what comes after it."""
    mana, amount = what.mana, what.amount
    if mana.startswith("{"):
        return _fixed(mana, amount, speech)
    if _ONE_OF_SEVERAL.fullmatch(mana):
        options = ["".join(f"{{{letter}}}" for letter in one) for one in mana.split("/")]
        if amount == 1:
            return series(options, "or"), ""
        if what.combination and amount == 2 and len(options) == 2:
            one, two = options
            return series((one + one, one + two, two + two), "or"), ""
        if what.combination:
            return f"{_amount(amount, speech)} mana in any combination of {series(options, 'and/or')}", ""
        raise CannotSay("AddMana.amount")
    if mana == "any-color" and what.combination:
        return f"{_amount(amount, speech)} mana in any combination of colors", ""
    one = amount == 1
    kinds = {
        "any-color": "any color" if one else "any one color",
        "chosen-color": speech.chosen.get("color", "the chosen color"),
    }
    if mana in kinds:
        if isinstance(amount, int):
            return f"{_amount(amount, speech)} mana of {kinds[mana]}", ""
        return f"an amount of mana of {kinds[mana]} equal to {amounts.equal(amount, speech)}", ""
    if mana == "any-type-of-event":
        source = speech.again(s.EventObject())
        return f"{_amount(amount, speech)} mana of any type that {source.noun if source else 'land'} produced", ""
    if mana in ("any-color-among", "any-type-among"):
        kind = "color" if mana == "any-color-among" else "type"
        among = _among(what.among, speech)
        return f"{_amount(amount, speech)} mana of any {kind} {among} could produce", ""
    if mana == "color-among":
        if isinstance(what.among, Filter):
            among = filters.described(what.among, speech, many=True)
            return f"{_amount(amount, speech)} mana of any color among {among}", ""
        return f"{_amount(amount, speech)} mana of any of {selectors.possessive(what.among, speech)} colors", ""
    raise CannotSay(f"AddMana {mana}")


def _fixed(mana: str, amount: Any, speech: Speech) -> tuple[str, str]:
    if amount == 1:
        return mana, ""
    if (each := amounts.each(amount, speech)) is not None:
        return mana, f" for each {each}"
    return f"an amount of {mana} equal to {amounts.equal(amount, speech)}", ""


def _amount(amount: Any, speech: Speech) -> str:
    if isinstance(amount, int):
        return number(amount)
    said = amounts.plain(amount, speech)
    if said is None:
        raise CannotSay("AddMana.amount")
    return said


def _among(among: Any, speech: Speech) -> str:
    """Return what is asked for what it could produce: a land you control."""
    if isinstance(among, Filter):
        return f"that {filters.one(among, speech).text}"
    return selectors.thing(among, speech).text


def _spend_only(only: SpendOnly, speech: Speech) -> str:
    if only.uncounterable:
        need(only.abilities is None, "SpendOnly.abilities")
        spell = filters.one(only.what, speech, zone="stack").text
        return f"spend this mana only to cast {spell}, and that spell can't be countered"
    if only.abilities is None:
        return f"spend this mana only to cast {filters.one(only.what, speech, zone='stack').text}"
    spells = filters.described(only.what, speech, many=True, zone="stack")
    sources = filters.described(only.abilities, speech, many=True)
    return f"spend this mana only to cast {spells} or activate abilities of {sources}"
