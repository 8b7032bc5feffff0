"""Conditions: what stands after "if", "as long as" or "unless": "you control a Forest", "it was kicked"."""

from __future__ import annotations

from oracle.english import amounts, filters, patterns, people, selectors
from oracle.english.speech import Phrases, Speech
from oracle.english.words import CannotSay, a, color, compared, need, number, plural, series, verb
from oracle.vocabulary import amounts as v
from oracle.vocabulary.filters import ANYTHING, Compare, Filter, Who
from oracle.vocabulary.filters import described as with_fields
from oracle.vocabulary.patterns import StepBegins
from oracle.vocabulary.selectors import Each, This
from oracle.wording import counter

_A_COMBAT = StepBegins("beginning-of-combat", Who.ANYONE)

said = Phrases[str]("conditions")
unsaid = Phrases[str]("negated conditions")  # the opposite, where it is no matter of "not"


_COSTS = ("that spell's mana cost", "that ability's activation cost")
said.always(v.YourTurn, "it's your turn")
unsaid.always(v.YourTurn, "it's not your turn")
said.always(v.EventHasX, f"{series(_COSTS, 'or')} contains {{X}}")


def _number_of(compare: Compare, speech: Speech) -> str:
    to = compare.to
    if isinstance(to, int) and compare.op in (">=", "<="):
        return f"{number(to)} or {'more' if compare.op == '>=' else 'fewer'}"
    if isinstance(to, int):
        return compared(compare.op, number(to))
    return compared(compare.op, amounts.equal(to, speech))


@said.of(v.Is)
def _is(condition: v.Is, speech: Speech) -> str:
    amount, compare = condition.amount, condition.compare
    match amount:
        case v.CountersOn(kind=kind, what=what):
            name = f"{counter(kind)} counter"
            place = selectors.thing(what, speech).text
            if compare == Compare("==", 0):
                return f"{place} has no {plural(name)} on it"
            return f"there are {_number_of(compare, speech)} {plural(name)} on {place}"
        case v.Count(zone="battlefield", whose=Who.ANYONE) if amount.what.controller is not None and isinstance(
            compare.to, int
        ):
            who = people.player(amount.what.controller)
            things = filters.described(with_fields(amount.what, controller=None), speech, many=compare.to != 1)
            return f"{who.text} {verb('control', who.person)} {_number_of(compare, speech)} {things}"
        case v.Count(what=what, zone="hand", whose=Who.YOU) if what == ANYTHING:
            return f"you have {_number_of(compare, speech)} cards in hand"
        case v.LifeOf():
            who = selectors.subject(amount.who, speech)
            return f"{who.text} {verb('have', who.person)} {compared(compare.op, str(compare.to))} life"
        case v.PowerOf(what=Each(what=what, zone="battlefield", whose=Who.ANYONE)):
            return (
                f"{filters.described(what, speech, many=True)} have total power {compared(compare.op, str(compare.to))}"
            )
        case v.LandsPlayed() if compare == Compare(">=", 1):
            return "you played a land this turn"
        case v.CountThisTurn(event=event) if event == _A_COMBAT and compare == Compare("<=", 1):
            return "it's the first combat phase of the turn"
        case v.X():
            return f"X is {compared(compare.op, str(compare.to))}"
        case v.Devotion():
            return f"{amounts.equal(amount, speech)} is {_number_of(compare, speech)}"
        case _:
            raise CannotSay(f"Is {type(amount).__name__}")


@said.of(v.Exists)
def _exists(condition: v.Exists, speech: Speech) -> str:
    what, least = condition.what, condition.at_least
    need(condition.zone != "battlefield" or condition.whose is Who.ANYONE, "Exists.whose")
    need(least >= 1, "Exists.at_least")
    if what.itself:
        need(least == 1 and condition.whose is Who.ANYONE, "Exists.at_least")
        return _this_is(what, condition.zone, speech)
    many = least > 1
    amount = f"{number(least)} or more "
    if condition.zone != "battlefield":
        place = people.whose(condition.whose, condition.zone)
        if many:
            things = filters.described(what, speech, many=True, zone=condition.zone)
            return f"there are {amount}{things} in {place}"
        return f"there is {filters.one(what, speech, zone=condition.zone).text} in {place}"
    if what.controller is None:
        raise CannotSay("Exists.what without a controller")
    who = people.player(what.controller)
    bare = with_fields(what, controller=None)
    things = f"{amount}{filters.described(bare, speech, many=True)}" if many else filters.one(bare, speech).text
    return f"{who.text} {verb('control', who.person)} {things}"


def _this_is(what: Filter, zone: str, speech: Speech) -> str:
    """Return that the source is what a description says."""
    bare = with_fields(what, itself=False)
    place = selectors.subject(This(), speech).text
    if bare == ANYTHING:
        where = {"graveyard": "in your graveyard", "battlefield": "on the battlefield", "exile": "exiled"}.get(zone)
        if where is None:
            raise CannotSay(f"Exists in {zone}")
        return f"{place} is {where}"
    if bare.counter is not None and bare == Filter(counter=bare.counter):
        if zone == "exile" and bare.counter == "time":
            return f"{place} is suspended"
        need(zone == "battlefield", "Exists.zone")
        return f"{place} has {'counters' if bare.counter == 'any' else a(f'{counter(bare.counter)} counter')} on it"
    need(zone == "battlefield", "Exists.zone")
    return f"{place} is {is_what(bare, speech)}"


def is_what(what: Filter, speech: Speech) -> str:
    """Return what follows "it is" where something fits a description: tapped, a Human, attacking."""
    for field, fits in (("tapped", Filter(tapped=True)), ("attacking", Filter(attacking=True))):
        if what == fits:
            return field
    if what == Filter(tapped=False):
        return "untapped"
    return filters.one(what, speech).text


@said.of(v.HappenedThisTurn)
def _happened(condition: v.HappenedThisTurn, speech: Speech) -> str:
    return f"{patterns.past(condition.event, speech)} this turn"


@said.of(v.InStep)
def _in_step(condition: v.InStep, speech: Speech) -> str:
    return f"it's the {condition.step.replace('-', ' ')} step"


@said.of(v.TurnOf)
def _turn_of(condition: v.TurnOf, speech: Speech) -> str:
    return f"it's {selectors.possessive(condition.who, speech)} turn"


@unsaid.of(v.TurnOf)
def _not_turn_of(condition: v.TurnOf, speech: Speech) -> str:
    return f"it's not {selectors.possessive(condition.who, speech)} turn"


@said.of(v.SourceIs)
def _source_is(condition: v.SourceIs, speech: Speech) -> str:
    what = condition.what
    place = selectors.subject(This(), speech).text
    return _fits(place, what, speech, "is", "has")


@unsaid.of(v.SourceIs)
def _source_is_not(condition: v.SourceIs, speech: Speech) -> str:
    what = condition.what
    place = selectors.subject(This(), speech).text
    cast = _cast(what, place, "didn't cast")
    return cast or f"{place} isn't {is_what(what, speech)}"


def _cast(what: Filter, place: str, verb_words: str) -> str | None:
    if what == Filter(cast=True, cast_by=Who.YOU, cast_from=what.cast_from) or what == Filter(
        cast_by=Who.YOU, cast_from=what.cast_from
    ):
        origin = f" from your {what.cast_from}" if what.cast_from is not None else ""
        return f"you {verb_words} it{origin}"
    return None


def _fits(place: str, what: Filter, speech: Speech, be: str, have: str) -> str:
    if (cast := _cast(what, place, "cast")) is not None:
        return cast
    if what == Filter(kicked=True):
        return f"{place} was kicked"
    if what.counter is not None and what == Filter(counter=what.counter):
        kind = "counters" if what.counter == "any" else a(f"{counter(what.counter)} counter")
        return f"{place} {have} {kind} on it"
    return f"{place} {be} {is_what(what, speech)}"


@said.of(v.PlayerHasLife)
def _player_has_life(condition: v.PlayerHasLife, speech: Speech) -> str:
    who = people.player(condition.who)
    return f"{who.text} {verb('have', who.person)} {compared(condition.compare.op, str(condition.compare.to))} life"


@said.of(v.PlayerHasCards)
def _player_has_cards(condition: v.PlayerHasCards, speech: Speech) -> str:
    who = people.player(condition.who)
    count = _number_of(condition.compare, speech)
    if condition.zone == "hand":
        return f"{who.text} {verb('have', who.person)} {count} cards in hand"
    place = people.whose(condition.who, condition.zone)
    return f"{place} has {count} cards in it"


@said.of(v.EventObjectIs)
def _event_object_is(condition: v.EventObjectIs, speech: Speech) -> str:
    return _fits("it", condition.what, speech, "was", "had")


@said.of(v.Kicked)
def _kicked(condition: v.Kicked, speech: Speech) -> str:
    kick = "kicked" if condition.cost == "kicker" else condition.cost
    return f"{selectors.subject(This(), speech).text} was {kick}"


@said.of(v.PaidInstead)
def _paid_instead(condition: v.PaidInstead, speech: Speech) -> str:
    return f"its {condition.cost} cost was paid"


@said.of(v.ManaSpent)
def _mana_spent(condition: v.ManaSpent, speech: Speech) -> str:
    return f"{'{' + condition.types + '}'} was spent to cast {speech.itself}"


@said.of(v.Chose)
def _chose(condition: v.Chose, speech: Speech) -> str:
    if condition.kind == "tribute" and condition.what is True:
        return "tribute was paid"
    if condition.kind == "color":
        return f"the chosen color is {color(condition.what)}"
    return f"{condition.what} was chosen"


@unsaid.of(v.Chose)
def _did_not_choose(condition: v.Chose, speech: Speech) -> str:
    if condition.kind == "tribute" and condition.what is True:
        return "tribute wasn't paid"
    raise CannotSay(f"Not Chose {condition.kind}")


@unsaid.of(v.Exists)
def _exists_not(condition: v.Exists, speech: Speech) -> str:
    what = condition.what
    need(condition.whose is Who.ANYONE, "Exists.whose")
    if what.itself:
        selectors.subject(This(), speech)
        bare = with_fields(what, itself=False)
        if condition.zone == "battlefield" and condition.at_least == 1 and bare == Filter(counter=bare.counter):
            kind = "" if bare.counter == "any" else f"{counter(str(bare.counter))} "
            if speech.is_state:
                return f"{speech.itself} has no {kind}counters on it"
            return f"there are no {kind}counters on {speech.itself}"
        raise CannotSay("Not Exists itself")
    if (
        condition.at_least != 1
        or condition.whose is not Who.ANYONE
        or condition.zone != "battlefield"
        or what.controller is None
    ):
        raise CannotSay("Not Exists")
    who = people.player(what.controller)
    bare = with_fields(what, controller=None)
    return f"{who.text} {verb('control', who.person)} no {filters.described(bare, speech, many=True)}"


@said.of(v.Not)
def _not(condition: v.Not, speech: Speech) -> str:
    return unsaid(condition.condition, speech)


@said.of(v.All)
def _all(condition: v.All, speech: Speech) -> str:
    return " and ".join(said(one, speech) for one in condition.conditions)


@said.of(v.OneOf)
def _one_of(condition: v.OneOf, speech: Speech) -> str:
    return " or ".join(said(one, speech) for one in condition.conditions)
