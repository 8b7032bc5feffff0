"""Continuous effects that resolving spells and abilities begin (611.2): damage prevented this turn, what can't be done."""

from __future__ import annotations

from typing import Any

from oracle.english import changes, filters, people, rewrites, selectors
from oracle.english.clauses import Clause, alone
from oracle.english.instructions import clause
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, need, plural
from oracle.vocabulary import statics as v
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.instructions import Effect
from oracle.vocabulary.patterns import AnyOf, CountersPut, DamageDealt, ManaProduced
from oracle.vocabulary.permissions import PlayFrom
from oracle.vocabulary.rewrites import ManaInstead, Prevent
from oracle.vocabulary.selectors import EventObject, Remembered
from oracle.wording import counter

_REMAINS = "for as long as {} remains on the battlefield"


@clause.of(Effect)
def _effect(what: Effect, speech: Speech) -> Clause:
    part, until, on = what.part, what.until, what.on
    if on is not None:
        return _on(part, until, on, speech)
    speech.begins = True
    if isinstance(part, v.Replace) and part != v.Replace(part.event, part.by):
        raise CannotSay("Effect Replace")
    match part:
        case v.Replace(by=Prevent()):
            if until != "end-of-turn":
                raise CannotSay(f"Effect.until {until}")
            return _prevents(part, speech)
        case v.Replace(event=ManaProduced(), by=ManaInstead()):
            return _produces(part, until, speech)
        case v.Cant(event=CountersPut()) if until == "source-leaves":
            return _cant_have_counters(part.event, speech)
        case PlayFrom(zone="exile", cast=True, who=Who.YOU) if until == "end-of-turn":
            return _may_play(part, speech)
        case _:
            raise CannotSay(f"Effect {type(part).__name__}")


def _on(part: Any, until: str, on: Any, speech: Speech) -> Clause:
    match part, until:
        case v.Prohibit(action="untap"), "next-untap" if part == v.Prohibit("untap"):
            who = selectors.that(on, speech)
            return Clause("don't untap during its controller's next untap step", who)
        case v.Continuous(changes=(v.Grant(ability=Keyword()),) as granted), "game" if part == v.Continuous(
            granted, where=("exile",)
        ):
            who = selectors.subject(on, speech)
            said = changes.said(granted, speech, who.person, begins=True)
            return Clause(said.verbs[0], who)
        case _:
            raise CannotSay(f"Effect.on {type(part).__name__}")


def _prevents(part: v.Replace, speech: Speech) -> Clause:
    event, by = part.event, part.by
    assert isinstance(by, Prevent)
    match event:
        case AnyOf(patterns=(DamageDealt() as by_it, DamageDealt() as to_it)) if by == Prevent():
            need(
                by_it == DamageDealt(by_it.source, combat=by_it.combat) and by_it.combat is not False, "Effect Prevent"
            )
            combat = "combat " if by_it.combat else ""
            if to_it != DamageDealt(to=by_it.source, combat=by_it.combat) or by_it.source.remembered is None:
                raise CannotSay("Effect Prevent AnyOf")
            thing = selectors.that(Remembered(by_it.source.remembered), speech)
            return Clause(f"prevent all {combat}damage that would be dealt to and dealt by {thing.text} this turn")
        case DamageDealt() if by == Prevent():
            return Clause(f"prevent all {rewrites.prevented(event, speech)} this turn")
        case DamageDealt(to=Filter(remembered=str() as name)) if by.shield and by.then is not None:
            need(event == DamageDealt(to=Filter(remembered=name)), "Effect Prevent")
            whom = selectors.thing(Remembered(name), speech)
            speech.next_sentence()
            speech.same[EventObject()] = speech.key(Remembered(name))
            speech.prevented = True
            then = alone(clause(by.then, speech))
            first, _, each = then.text().partition(" for each ")
            more = (f"for each {each}, {first}",) if each else (then.text(),)
            return Clause(
                f"prevent the next {by.amount} damage that would be dealt to {whom.text} this turn", more=more
            )
        case _:
            raise CannotSay("Effect Prevent")


def _produces(part: v.Replace, until: str, speech: Speech) -> Clause:
    event, by = part.event, part.by
    assert isinstance(event, ManaProduced)
    assert isinstance(by, ManaInstead)
    colored = ManaInstead("chosen-color", only="WUBRG")
    if by == colored and event == ManaProduced(event.what, type="WUBRG"):
        need(until == "end-of-turn", "Effect.until")
        many = filters.described(event.what, speech, many=True)
        produced = "mana of the chosen color"
        return Clause(
            f"{many} tapped for mana produce {produced} instead of any other color", before="until end of turn"
        )
    speech.begins = True
    said = rewrites.said(part, speech)
    if until == "end-of-turn":
        return Clause(said, before="until end of turn")
    if until == "game":
        return Clause(said)
    raise CannotSay(f"Effect.until {until}")


def _cant_have_counters(event: Any, speech: Speech) -> Clause:
    tail = f" {_REMAINS.format(speech.itself)}"
    kind = plural("counter" if event.kind is None else f"{counter(event.kind)} counter")
    if event.on_player is Who.REMEMBERED and event == CountersPut(on_player=Who.REMEMBERED, kind=event.kind):
        return Clause(f"can't get {kind}", selectors.subject(Remembered("player"), speech), tail=tail)
    if event.on is not None and event == CountersPut(Filter(remembered=event.on.remembered), kind=event.kind):
        who = selectors.subject(Remembered(str(event.on.remembered)), speech)
        return Clause(f"can't have {kind} put on {'it' if who.person == 'one' else 'them'}", who, tail=tail)
    raise CannotSay("Effect Cant")


def _may_play(part: PlayFrom, speech: Speech) -> Clause:
    if part.what != Filter(remembered=part.what.remembered) or part.what.remembered is None:
        raise CannotSay("Effect PlayFrom")
    mention = speech.again(Remembered(part.what.remembered))
    need(mention is not None, "Effect PlayFrom")
    it = "them" if mention is not None and mention.person == "many" else "it"
    return Clause(f"may play {it} this turn", people.player(Who.YOU))
