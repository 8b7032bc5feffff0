"""How many (107): "3", "X", "its power", "for each creature you control"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.english import filters, people, selectors
from oracle.english.speech import Phrases, Speech
from oracle.english.words import CannotSay, a, colors, counted, need, plural
from oracle.vocabulary import amounts as v
from oracle.vocabulary import patterns as v_patterns
from oracle.vocabulary.filters import Who
from oracle.vocabulary.selectors import Remembered
from oracle.wording import counter

equal_to = Phrases[str]("amounts")  # as it stands after "equal to"
for_each = Phrases[str]("amounts for each")  # as it stands after "for each"


class Counted(msgspec.Struct, frozen=True):
    """So many things: the words, and what comes after the rest of the clause: ", where X is ...", " for each ..."."""

    text: str
    tail: str = ""


def equal(amount: Any, speech: Speech) -> str:
    """Return an amount as it stands after "equal to": 3, X, its power."""
    return str(amount) if isinstance(amount, int) else equal_to(amount, speech)


def plain(amount: Any, speech: Speech) -> str | None:
    """Return an amount that is a word or a symbol: 3, X, half X; None for one that needs a clause."""
    match amount:
        case int():
            return str(amount)
        case v.X():
            return "X"
        case _:
            return None


def each(amount: Any, speech: Speech) -> str | None:
    """Return what an amount counts, one each: "creature you control"; None if it counts nothing so."""
    return for_each(amount, speech) if type(amount) in for_each.functions else None


def as_definition(amount: Any, speech: Speech) -> str:
    """Return an amount as what X is: the mana value of a card."""
    if isinstance(amount, v.ManaValueOf):
        mention = speech.again(amount.what)
        if mention is not None and mention.sentence == speech.sentence and not speech.aside:
            return f"the mana value of that {mention.noun}"
        speech.heard.pop(speech.key(amount.what), None)
        return f"the mana value of {selectors.thing(amount.what, speech).text}"
    return equal(amount, speech)


def counter_noun(kind: str) -> str:
    """Return the noun for counters of a kind: +1/+1 counter; counter, of any kind."""
    return "counter" if kind == "any" else f"{counter(kind)} counter"


def things(amount: Any, noun: str, speech: Speech, *, where: bool = False) -> Counted:
    """Return so many things: a card; X cards; a card, for each creature you control. `where`: "X cards", where X is ..."""
    if isinstance(amount, int):
        return Counted(counted(amount, noun))
    if isinstance(amount, v.X):
        return Counted(f"X {plural(noun)}")
    if isinstance(amount, v.Half) and isinstance(amount.amount, v.X):
        return Counted(f"half X {plural(noun)}", f", rounded {'up' if amount.up else 'down'}")
    if isinstance(amount, v.EventAmount) and speech.prevented:
        return Counted(a(noun), " for each 1 damage prevented this way")
    if _of_event(amount, speech):
        return Counted(f"that many {plural(noun)}")
    if not where and (one := each(amount, speech)) is not None:
        return Counted(a(noun), f" for each {one}")
    return Counted(f"X {plural(noun)}", f", where X is {equal(amount, speech)}")


def _of_event(amount: Any, speech: Speech) -> bool:
    """Tell whether an amount is that of the event: how many there were, where it was of several."""
    if isinstance(amount, v.EventAmount):
        need(not speech.are_many, "EventAmount of several")
        return True
    return bool(amount == v.Number(Remembered("together")))


def much(amount: Any, noun: str, speech: Speech) -> Counted:
    """Return so much of something: 3 damage, X life, that much damage, damage equal to its power."""
    if (said := plain(amount, speech)) is not None:
        return Counted(f"{said} {noun}")
    if isinstance(amount, v.Half) and isinstance(amount.amount, v.X):
        return Counted(f"half X {noun}", f", rounded {'up' if amount.up else 'down'}")
    if _of_event(amount, speech):
        return Counted(f"that much {noun}")
    in_hand = isinstance(amount, v.Count) and amount.zone == "hand"
    if type(amount) in for_each.functions and not isinstance(amount, v.CountersOn) and not in_hand:
        return Counted(f"1 {noun}", f" for each {each(amount, speech)}")
    return Counted(f"{noun}", f" equal to {equal(amount, speech)}")


equal_to.always(v.X, "X")
equal_to.always(v.LandsPlayed, "the number of lands you've played this turn")
for_each.always(v.ColorsSpent, "color of mana spent to cast it")
for_each.always(v.OpponentsAttacked, "opponent you attacked this combat")


def _characteristic(word: str) -> Callable[[Any, Speech], str]:
    """Return the function that says whose characteristic an amount is: its power."""
    return lambda amount, speech: f"{selectors.possessive(amount.what, speech)} {word}"


for _piece, _word in ((v.PowerOf, "power"), (v.ToughnessOf, "toughness"), (v.ManaValueOf, "mana value")):
    equal_to.of(_piece)(_characteristic(_word))


@equal_to.of(v.Count)
def _count(amount: v.Count, speech: Speech) -> str:
    need(amount.zone != "battlefield" or amount.whose is Who.ANYONE, "Count.whose")
    if amount.zone == "battlefield":
        return f"the number of {filters.described(amount.what, speech, many=True)}"
    cards = filters.described(amount.what, speech, many=True, zone=amount.zone)
    return f"the number of {cards} in {people.whose(amount.whose, amount.zone, speech)}"


@for_each.of(v.CountThisTurn)
def _each_this_turn(amount: v.CountThisTurn, speech: Speech) -> str:
    match amount.event:
        case v_patterns.SpellCast(who=Who.EVENT) as cast:
            spell = filters.described(cast.what, speech, zone="stack")
            return f"other {spell} that player has cast this turn"
        case _:
            raise CannotSay(f"CountThisTurn {type(amount.event).__name__}")


@for_each.of(v.Count)
def _each_of(amount: v.Count, speech: Speech) -> str:
    need(amount.zone != "battlefield" or amount.whose is Who.ANYONE, "Count.whose")
    said = filters.described(amount.what, speech, zone=amount.zone).replace(
        "an opponent controls", "your opponents control"
    )
    return said if amount.zone == "battlefield" else f"{said} in {people.whose(amount.whose, amount.zone)}"


@for_each.of(v.Sum)
def _each_of_several(amount: v.Sum, speech: Speech) -> str:
    return " and each ".join(for_each(part, speech) for part in amount.parts)


@equal_to.of(v.CountersOn)
def _counters_on(amount: v.CountersOn, speech: Speech) -> str:
    kind = "counters" if amount.kind == "any" else f"{counter(amount.kind)} counters"
    return f"the number of {kind} on {selectors.thing(amount.what, speech).text}"


@for_each.of(v.CountersOn)
def _each_counter_on(amount: v.CountersOn, speech: Speech) -> str:
    kind = "counter" if amount.kind == "any" else f"{counter(amount.kind)} counter"
    return f"{kind} on {selectors.thing(amount.what, speech).text}"


@equal_to.of(v.PlayerCounters)
def _player_counters(amount: v.PlayerCounters, speech: Speech) -> str:
    who = selectors.subject(amount.who, speech)
    return f"the number of {counter(amount.kind)} counters {who.text} {'has' if who.person == 'one' else 'have'}"


@equal_to.of(v.Devotion)
def _devotion(amount: v.Devotion, speech: Speech) -> str:
    return f"your devotion to {colors(amount.colors) if amount.colors else 'that color'}"


@equal_to.of(v.LifeOf)
def _life(amount: v.LifeOf, speech: Speech) -> str:
    return f"{selectors.possessive(amount.who, speech)} life total"


@equal_to.of(v.EventAmount)
def _event_amount(amount: v.EventAmount, speech: Speech) -> str:
    return speech.event_amount


@equal_to.of(v.Number)
def _number(amount: v.Number, speech: Speech) -> str:
    return f"the number of {selectors.thing(amount.what, speech).text}"


@equal_to.of(v.GreatestPower)
def _greatest_power(amount: v.GreatestPower, speech: Speech) -> str:
    return f"the greatest power among {filters.described(amount.what, speech, many=True)}"


@for_each.of(v.TimesPaid)
def _times_paid(amount: v.TimesPaid, speech: Speech) -> str:
    return f"time its {amount.cost} cost was paid"


@equal_to.of(v.SumThisTurn)
def _sum_this_turn(amount: v.SumThisTurn, speech: Speech) -> str:
    match amount.event:
        case v_patterns.LifeGained(who=Who.YOU):
            return "the amount of life you've gained this turn"
        case v_patterns.LifeLost(who=who):
            return f"the total life lost by {people.players(who).text} this turn"
        case _:
            raise CannotSay(f"SumThisTurn {type(amount.event).__name__}")


@equal_to.of(v.Sum)
def _sum(amount: v.Sum, speech: Speech) -> str:
    return " plus ".join(equal(part, speech) for part in amount.parts)


@equal_to.of(v.Times)
def _times(amount: v.Times, speech: Speech) -> str:
    word = {2: "twice", 3: "three times"}.get(amount.by)
    if word is None:
        raise CannotSay(f"Times {amount.by}")
    return f"{word} {equal(amount.amount, speech)}"


@equal_to.of(v.Half)
def _half(amount: v.Half, speech: Speech) -> str:
    return f"half {equal(amount.amount, speech)}, rounded {'up' if amount.up else 'down'}"


@equal_to.of(v.CountThisTurn)
def _count_this_turn(amount: v.CountThisTurn, speech: Speech) -> str:
    match amount.event:
        case v_patterns.SpellCast(who=who) as cast:
            spells = filters.described(cast.what, speech, many=True, zone="stack")
            player = people.player(who)
            return f"the number of {spells} {player.text} {'have' if player.person == 'you' else 'has'} cast this turn"
        case _:
            raise CannotSay(f"CountThisTurn {type(amount.event).__name__}")
