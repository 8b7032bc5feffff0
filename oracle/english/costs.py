"""What is paid (118): "{1}, {T}, Sacrifice this artifact", and as an action: "pay 2 life"."""

from __future__ import annotations

from typing import Any

from oracle.english import amounts, filters
from oracle.english.speech import THIS, Mention, Phrases, Speech
from oracle.english.words import CannotSay, Noun, capital, counted, need, number, series
from oracle.vocabulary import costs as v
from oracle.vocabulary.filters import CREATURE, Who, described
from oracle.vocabulary.selectors import CostObject
from oracle.wording import counter

part = Phrases[str]("costs")


def printed(cost: v.Cost, speech: Speech) -> str:
    """Return a cost as it stands before the colon of an activated ability."""
    return ", ".join(capital(part(one, speech)) for one in cost.parts)


def symbols(cost: v.Cost) -> str | None:
    """Return a cost that is mana alone, as its symbols; None for any other."""
    match cost.parts:
        case (v.ManaCost(symbols=found),):
            return found
        case _:
            return None


def action(cost: v.Cost, speech: Speech) -> str:
    """Return a cost as what a player does: pay {2}, sacrifice a creature, pay {B} and 1 life."""
    found: list[str] = []
    for one in cost.parts:
        if isinstance(one, v.ManaCost):
            found.append(f"pay {one.symbols}")
        elif isinstance(one, v.PayLife) and found and found[-1].startswith("pay "):
            found[-1] += f" and {amounts.plain(one.amount, speech)} life"
        else:
            found.append(part(one, speech))
    return series(found)


def _own(speech: Speech, words: str, *, of_cost: bool = False) -> str:
    speech.mention(THIS, Mention(speech.itself, article="", of_cost=of_cost))
    return words


def _some(what: Any, count: Any, speech: Speech, adjective: str = "", zone: str = "battlefield") -> Noun:
    """Return so many things that a cost takes; whose they are goes without saying."""
    if what.controller is Who.YOU:
        what = described(what, controller=None)
    if isinstance(count, int):
        if count == 1:
            if not adjective:
                return filters.one(what, speech, zone=zone)
            phrase = filters.described(what, speech, zone=zone, another=False)
            return Noun(f"another {adjective} {phrase}" if what.other else f"an {adjective} {phrase}")
        many = filters.described(what, speech, many=True, zone=zone)
        return Noun(f"{number(count)} {adjective} {many}".replace("  ", " "), "many")
    plain = amounts.plain(count, speech)
    if plain is None:
        raise CannotSay("costs.count")
    return Noun(f"{plain} {filters.described(what, speech, many=True, zone=zone)}", "many")


def _paid(what: Any, count: Any, speech: Speech, article: str, zone: str = "battlefield") -> None:
    noun = filters.head_noun(what, zone)
    if count == 1:
        speech.heard[CostObject()] = Mention(noun, article=article)


part.always(v.TapSelf, "{T}")
part.always(v.UntapSelf, "{Q}")
part.always(v.DiscardSelf, "discard this card")


@part.of(v.ManaCost)
def _mana(one: v.ManaCost, speech: Speech) -> str:
    return one.symbols


@part.of(v.SacrificeSelf)
def _sacrifice_self(one: v.SacrificeSelf, speech: Speech) -> str:
    return _own(speech, f"sacrifice {speech.itself}")


@part.of(v.Sacrifice)
def _sacrifice(one: v.Sacrifice, speech: Speech) -> str:
    _paid(one.what, one.count, speech, "the sacrificed")
    return f"sacrifice {_some(one.what, one.count, speech).text}"


@part.of(v.TapOther)
def _tap_other(one: v.TapOther, speech: Speech) -> str:
    return f"tap {_some(one.what, one.count, speech, 'untapped').text} you control"


@part.of(v.UntapOther)
def _untap_other(one: v.UntapOther, speech: Speech) -> str:
    _paid(one.what, one.count, speech, "that")
    return f"untap {filters.some(described(one.what, tapped=True), speech, one.count).text}"


@part.of(v.PayLife)
def _life(one: v.PayLife, speech: Speech) -> str:
    said = amounts.much(one.amount, "life", speech)
    return f"pay {said.text}{said.tail}"


@part.of(v.Discard)
def _discard(one: v.Discard, speech: Speech) -> str:
    _paid(one.what, one.count, speech, "the discarded", "hand")
    return f"discard {_some(one.what, one.count, speech, zone='hand').text}"


@part.of(v.ExileSelf)
def _exile_self(one: v.ExileSelf, speech: Speech) -> str:
    return _own(speech, f"exile {speech.itself}")


@part.of(v.ExileFrom)
def _exile_from(one: v.ExileFrom, speech: Speech) -> str:
    _paid(one.what, one.count, speech, "the exiled", one.zone)
    return f"exile {_some(one.what, one.count, speech, zone=one.zone).text} from your {one.zone}"


@part.of(v.ReturnToHand)
def _return(one: v.ReturnToHand, speech: Speech) -> str:
    owner = "its owner's" if one.count == 1 else "their owner's"
    return f"return {_some(one.what, one.count, speech).text} you control to {owner} hand"


@part.of(v.RemoveCounters)
def _remove_counters(one: v.RemoveCounters, speech: Speech) -> str:
    said = amounts.things(one.count, f"{counter(one.kind)} counter", speech)
    return _own(speech, f"remove {said.text} from {speech.itself}{said.tail}")


@part.of(v.PutCounters)
def _put_counters(one: v.PutCounters, speech: Speech) -> str:
    said = amounts.things(one.count, f"{counter(one.kind)} counter", speech)
    return _own(speech, of_cost=True, words=f"put {said.text} on {speech.itself}{said.tail}")


@part.of(v.PutCountersOnOne)
def _put_on_one(one: v.PutCountersOnOne, speech: Speech) -> str:
    if one.action is not None:
        if one.action != "blight" or one.kind != "m1m1" or one.what != CREATURE:
            raise CannotSay(f"PutCountersOnOne.action {one.action}")
        return f"{one.action} {one.count}"
    need(one.what.controller in (None, Who.YOU), "PutCountersOnOne.what")
    said = counted(one.count, f"{counter(one.kind)} counter")
    return f"put {said} on {filters.one(described(one.what, controller=Who.YOU), speech).text}"


@part.of(v.AddsMana)
def _adds(one: v.AddsMana, speech: Speech) -> str:
    return f"add {one.symbols}"


@part.of(v.PayCounters)
def _pay_counters(one: v.PayCounters, speech: Speech) -> str:
    if one.kind == "energy" and isinstance(one.count, int):
        return f"pay {'{E}' * one.count}"
    return f"pay {amounts.things(one.count, f'{counter(one.kind)} counter', speech).text}"


@part.of(v.Loyalty)
def _loyalty(one: v.Loyalty, speech: Speech) -> str:
    if isinstance(one.change, int):
        return f"[{'+' if one.change > 0 else '−' if one.change < 0 else ''}{abs(one.change)}]"
    raise CannotSay("Loyalty.change")
