"""Replacement and prevention effects (614, 615): "As this land enters, ...", "If ... would ..., ... instead"."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.english import amounts, changes, conditions, costs, filters, patterns, people, selectors
from oracle.english.speech import THIS, Mention, Phrases, Speech, speaks_of
from oracle.english.words import CannotSay, Noun, a, capital, color, need, number, plural, series, verb
from oracle.vocabulary import rewrites as v
from oracle.vocabulary.amounts import EventAmount
from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.filters import THIS as ITSELF
from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.patterns import AnyOf, CountersPut, DamageDealt, ManaProduced, TokensCreated, ZoneChange
from oracle.vocabulary.selectors import Affected, EventObject
from oracle.vocabulary.statics import Replace
from oracle.wording import counter


class Replacement(msgspec.Struct, frozen=True):
    """A replacement effect as it is being said: its event and what it makes of it."""

    event: Any
    optional: bool = False
    next_time: bool = False


by = Phrases[str]("rewrites")


def said(part: Replace, speech: Speech) -> str:
    """Return a replacement effect as one or more sentences, without the last full stop."""
    speech.replacing = Replacement(part.event, part.optional, part.next_time)
    found = by(part.by, speech)
    if part.self_replacement or part.next_time or (part.optional and not isinstance(part.by, v.InsteadDo)):
        raise CannotSay("Replace.optional" if part.optional else "Replace.next_time")
    return found


def _entering(speech: Speech) -> tuple[Noun, bool]:
    """Return what enters, and whether it is the source."""
    event = speech.replacing.event
    if (
        not isinstance(event, ZoneChange)
        or event.to != "battlefield"
        or event != ZoneChange(event.what, to="battlefield")
    ):
        raise CannotSay("a replacement of another event than entering")
    what = event.what
    if what == ITSELF:
        speech.same[Affected()] = THIS
        speech.same[EventObject()] = THIS
        speech.mention(THIS, Mention(speech.itself, article=""))
        return Noun(speech.itself), True
    head = filters.head_noun(what, "battlefield")
    speech.mention(Affected(), Mention(head))
    return filters.each(what, speech), False


def _as_enters(speech: Speech) -> str:
    subject, itself = _entering(speech)
    if not itself:
        raise CannotSay("as another enters")
    return f"as {subject.text} enters"


@by.of(v.EntersTapped)
def _enters_tapped(what: v.EntersTapped, speech: Speech) -> str:
    subject, itself = _entering(speech)
    if not itself:
        event = speech.replacing.event
        subject = Noun(filters.described(event.what, speech, many=True), "many")
    found = f"{subject.text} {verb('enter', subject.person)} tapped"
    if what.unless is not None:
        found += f" unless {conditions.said(what.unless, speech)}"
    if what.unless_cost is not None:
        found += f" unless you {costs.action(what.unless_cost, speech)}"
    return found


@by.of(v.EntersWithCounters)
def _enters_with(what: v.EntersWithCounters, speech: Speech) -> str:
    subject, itself = _entering(speech)
    return f"{subject.text} enters {_with(what, speech, itself)}"


def _with(what: Any, speech: Speech, itself: bool) -> str:
    extra = "" if itself else "additional "
    name = f"{counter(what.kind)} counter"
    if not itself and not isinstance(what.count, int) and amounts.each(what.count, speech) is None:
        return f"with a number of additional {plural(name)} on it equal to {amounts.equal(what.count, _source(speech))}"
    found = amounts.things(what.count, extra + name, speech)
    return f"with {found.text} on it{found.tail}"


def _source(speech: Speech) -> Speech:
    """Return the speech with its source as what "it" does not mean."""
    return speech


@by.of(v.Both)
def _both(what: v.Both, speech: Speech) -> str:
    subject, itself = _entering(speech)
    words = []
    for one in what.changes:
        match one:
            case v.EntersTapped(unless=None, unless_cost=None):
                words.append("tapped")
            case v.EntersWithCounters():
                words.append(_with(one, speech, itself))
            case v.EntersChanged():
                found = changes.said(one.changes, speech, "one", begins=False)
                kinds = [word.removeprefix("be ") for word in found.verbs]
                if any(word == kind for word, kind in zip(found.verbs, kinds, strict=True)):
                    raise CannotSay("EntersChanged")
                words.append(f"as {series(kinds)}")
            case _:
                raise CannotSay(f"Both {type(one).__name__}")
    joined = " ".join(words) if words[0] == "tapped" else " and ".join(words)
    return f"{subject.text} enters {joined}"


_CHOICES = {
    "color": "a color",
    "creature-type": "a creature type",
    "card-type": "a card type",
    "name": "a card name",
    "player": "a player",
    "opponent": "an opponent",
}


@by.of(v.ChooseAsEnters)
def _choose(what: v.ChooseAsEnters, speech: Speech) -> str:
    start = _as_enters(speech)
    if what.kind == "name":
        choice = (
            "a nonland card name"
            if what.nonland
            else "a nonbasic land card name"
            if what.nonbasic_land
            else "a card name"
        )
    elif what.options and what.kind != "card-type":
        choice = series(what.options, "or")
    elif what.options:
        others = [kind for kind in _CARD_TYPES if kind not in what.options]
        choice = f"a card type other than {series(others, 'or')}"
    else:
        need(what.kind in _CHOICES, f"ChooseAsEnters {what.kind}")
        choice = _CHOICES[what.kind]
    return f"{start}, choose {choice}"


_CARD_TYPES = ("creature", "land", "artifact", "enchantment", "planeswalker", "battle", "instant", "sorcery", "kindred")


@by.of(v.EntersAsCopy)
def _as_copy(what: v.EntersAsCopy, speech: Speech) -> str:
    subject, _ = _entering(speech)
    if what.of is not None:
        event = speech.replacing.event
        many = filters.described(event.what, speech, many=True)
        if what.optional or what.extra_types or what.extra_abilities:
            raise CannotSay("EntersAsCopy.of")
        need(what.what == ITSELF, "EntersAsCopy.what")  # no choice is made: it is a copy of `of`
        return f"{many} enter as a copy of {selectors.first(what.of, speech).text}"
    if what.zone != "battlefield":
        copied = f"any {filters.described(what.what, speech, zone=what.zone)} in {people.whose(Who.ANYONE, what.zone)}"
    elif what.what.controller is not None:
        copied = filters.one(what.what, speech).text
    else:
        copied = f"any {filters.described(what.what, speech)} on the battlefield"
    otherwise = ""
    if what.extra_types:
        otherwise = f", except it's {a(' '.join(what.extra_types))} in addition to its other types"
    if what.extra_abilities:
        raise CannotSay("EntersAsCopy.extra_abilities")
    if what.optional:
        return f"you may have {subject.text} enter as a copy of {copied}{otherwise}"
    return f"{subject.text} enters as a copy of {copied}{otherwise}"


@by.of(v.PayAsEnters)
def _pay(what: v.PayAsEnters, speech: Speech) -> str:
    start = _as_enters(speech)
    found = f"{start}, you may {costs.action(what.cost, speech)}"
    if what.paid is not None:
        raise CannotSay("PayAsEnters.paid")
    if what.otherwise == v.EntersTapped():
        return f"{found}. If you don't, it enters tapped"
    raise CannotSay("PayAsEnters.otherwise")


@by.of(v.DoAsEnters)
def _do(what: v.DoAsEnters, speech: Speech) -> str:
    return f"{_as_enters(speech)}, {_instruction(what.then, speech)}"


def _instruction(what: Instruction, speech: Speech) -> str:
    """Return instructions as sentences, the first not yet a sentence."""
    from oracle.english.instructions import clause

    found = clause(what, speech)
    return ". ".join([found.text(), *(capital(one) for one in found.more)])


def _if(speech: Speech) -> str:
    event = patterns.event(speech.replacing.event, speech)
    return f"if {event.would()}"


@by.of(v.Elsewhere)
def _elsewhere(what: v.Elsewhere, speech: Speech) -> str:
    if what.then is not None:
        raise CannotSay("Elsewhere.then")
    start = _if(speech)
    several = isinstance(speech.replacing.event, AnyOf)
    it = "that card" if several else selectors.thing(EventObject(), speech).text
    if what.to == "exile":
        return f"{start}, exile {it} instead"
    raise CannotSay(f"Elsewhere {what.to}")


@by.of(v.InsteadDo)
def _instead(what: v.InsteadDo, speech: Speech) -> str:
    start = _if(speech)
    may = "you may " if speech.replacing.optional else ""
    return f"{start}, {may}{_instruction(what.then, speech)} instead"


_BY_EFFECT = "if an effect would"  # 609.1


@by.of(v.Multiply)
def _multiply(what: v.Multiply, speech: Speech) -> str:
    event = speech.replacing.event
    times = {2: "twice", 3: "three times"}.get(what.by)
    if times is None:
        raise CannotSay("Multiply.by")
    match event:
        case ManaProduced():
            found = patterns.event(event, speech)
            return f"if {found.present()}, it produces {times} as much of that mana instead"
        case TokensCreated(who=Who.YOU) if event.by_effect and event.what == ANYTHING:
            made = "create one or more tokens under your control"
            return f"{_BY_EFFECT} {made}, it creates {times} that many of those tokens instead"
        case CountersPut() if event == CountersPut(event.on, by_effect=True) and event.on is not None:
            place = filters.one(event.on, speech).text
            head = filters.head_noun(event.on, "battlefield")
            return (
                f"{_BY_EFFECT} put one or more counters on {place}, it puts {times} that many of those counters "
                f"on that {head} instead"
            )
        case CountersPut():
            return _counters(f"{times} that many", event, speech)
        case DamageDealt():
            found = patterns.event(event, speech)
            return f"if {found.would()}, it deals {times} that much damage instead"
    raise CannotSay(f"Multiply {type(event).__name__}")


@by.of(v.Increase)
def _increase(what: v.Increase, speech: Speech) -> str:
    event = speech.replacing.event
    if isinstance(event, CountersPut):
        if what.by < 0:
            return _counters("that many", event, speech, minus=f" minus {number(-what.by)}")
        return _counters(f"that many plus {number(what.by)}", event, speech)
    raise CannotSay(f"Increase {type(event).__name__}")


@by.of(v.Halve)
def _halve(what: v.Halve, speech: Speech) -> str:
    event = speech.replacing.event
    if isinstance(event, CountersPut):
        return f"{_counters('half that many', event, speech)}, rounded down"
    raise CannotSay(f"Halve {type(event).__name__}")


def _counters(many: str, event: CountersPut, speech: Speech, minus: str = "") -> str:
    """Return a replacement of counters that would be put: so many are put instead."""
    found = patterns.event(event, speech)
    kind = "of each of those kinds of counters" if event.kind is None else f"{counter(event.kind)} counters"
    if event.on is None:
        return (
            f"if {found.would()}, {found.subject.text} {verb('get', found.subject.person)} {many} {kind}{minus} instead"
        )
    head = _head(event)
    place = "it" if event.kind is not None else f"that {head}"
    if event.by is Who.ANYONE:
        return f"if {found.would()}, {many} {kind}{minus} are put on {place} instead"
    who = "" if event.by is Who.YOU else "they "
    return f"if {found.would()}, {who}put {many} {kind} on {place} instead"


def _head(event: CountersPut) -> str:
    assert event.on is not None
    head = filters.head_noun(event.on, "battlefield")
    return f"{head} or player" if event.on_player is not None else head


_LETTERS = {"C": "colorless mana"}


@by.of(v.ManaInstead)
def _mana_instead(what: v.ManaInstead, speech: Speech) -> str:
    event = speech.replacing.event
    assert isinstance(event, ManaProduced)
    if what.by_land_type:
        need(all(len(one) == 2 for one in what.by_land_type), "ManaInstead.by_land_type")
        each = [f"{plural(land)} produce {{{letter}}}" for land, letter in what.by_land_type]
        lands = tuple(land for land, _ in what.by_land_type)
        if event != ManaProduced(Filter(subtypes=lands)) or what.type or what.amount or what.only or what.choose:
            raise CannotSay("ManaInstead.by_land_type")
        return f"if tapped for mana, {series(each)} instead of any other type"
    speech.passive = event.who is Who.ANYONE and speech.begins is False
    other = "any other type"
    if what.only is not None:
        other = {"WUBRG": "any other color"}.get(what.only) or f"{color(what.only)} mana"
        if event.type != what.only:
            raise CannotSay("ManaInstead.only")
        event = msgspec.structs.replace(event, type=None)
    found = patterns.event(event, speech)
    if what.amount is not None:
        other += " and amount"
    produced = _LETTERS.get(what.type, f"{{{what.type}}}")
    if what.type == "C" and what.amount is not None:
        produced = "{C}"
    if what.choose:
        if what.type or what.choose != ("W", "U", "B", "R", "G"):
            raise CannotSay("ManaInstead.choose")
        produced = f"{'one ' if what.amount == 1 else ''}mana of a color of your choice"
    elif what.type == "chosen-color":
        produced = "mana of the chosen color"
    elif what.amount not in (None, 1):
        raise CannotSay("ManaInstead.amount")
    return f"if {found.present()}, it produces {produced} instead of {other}"


@by.of(v.Prevent)
def _prevent(what: v.Prevent, speech: Speech) -> str:
    event = speech.replacing.event
    assert isinstance(event, DamageDealt)
    if what.shield or what.amount is not None:
        raise CannotSay("Prevent.amount")
    if what.then is None:
        return f"prevent all {prevented(event, speech)}"
    found = patterns.event(event, speech)
    if not speaks_of(what.then, EventAmount):
        return f"if {found.would()}, prevent that damage and {_instruction(what.then, speech)}"
    speech.prevented = True
    speech.next_sentence()
    then = _instruction(what.then, speech)
    if found.verb == "be dealt damage":
        return f"if damage would be dealt to {found.subject.text}, prevent that damage. {capital(then)}"
    return f"if {found.would()}, prevent that damage. {capital(then)}"


def prevented(event: DamageDealt, speech: Speech) -> str:
    """Return damage that is prevented: combat damage that would be dealt to you."""
    need(event.to is None or event.to_player is None, "DamageDealt.to_player")
    kind = {None: "damage", True: "combat damage", False: "noncombat damage"}[event.combat]
    to = ""
    if event.to is not None:
        to = f" to {filters.one(event.to, speech).text}"
    elif event.to_player is not None:
        to = f" to {people.player(event.to_player).text}"
    source = "" if event.source == ANYTHING else f" by {filters.one(event.source, speech).text}"
    return f"{kind} that would be dealt{to}{source}"


@by.of(v.PutCountersInstead)
def _put_counters_instead(what: v.PutCountersInstead, speech: Speech) -> str:
    found = patterns.event(speech.replacing.event, speech)
    if what.on is not None:
        place = speech.itself if what.on == THIS else selectors.thing(what.on, speech).text
    else:
        mention = speech.again(EventObject())
        place = f"that {mention.noun}" if mention is not None else "it"
    may = "you may " if what.optional else ""
    return f"if {found.would()}, {may}put that many {counter(what.kind)} counters on {place} instead"
