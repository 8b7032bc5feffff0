"""What players do (119-122, 701): drawing and discarding cards, life, damage dealt, counters that players get."""

from __future__ import annotations

from oracle.english import amounts, selectors
from oracle.english.clauses import Clause, by
from oracle.english.instructions import clause
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, need
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.filters import ANYTHING


@clause.of(v.Draw)
def _draw(what: v.Draw, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    said = amounts.things(what.count, "card", speech)
    return by(who, f"draw {said.text}", tail=said.tail)


@clause.of(v.Discard)
def _discard(what: v.Discard, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if what.what != ANYTHING:
        raise CannotSay("Discard.what")
    said = amounts.things(what.count, "card", speech)
    return by(who, f"discard {said.text}{' at random' if what.random else ''}", tail=said.tail)


@clause.of(v.GainLife)
def _gain_life(what: v.GainLife, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    said = amounts.much(what.amount, "life", speech)
    return by(who, f"gain {said.text}", told=True, tail=said.tail)


@clause.of(v.LoseLife)
def _lose_life(what: v.LoseLife, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    said = amounts.much(what.amount, "life", speech)
    return by(who, f"lose {said.text}", told=True, tail=said.tail)


@clause.of(v.DealDamage)
def _deal_damage(what: v.DealDamage, speech: Speech) -> Clause:
    if speech.conditional and isinstance(what.source, s.This):
        speech.heard.pop(what.source, None)
    source = selectors.subject(what.source, speech)
    speech.each = True
    said = amounts.much(what.amount, "damage", speech)
    if what.divided:
        need(what.amount in (0, speech.divided), "DealDamage.amount")
        speech.each = False
        said = amounts.much(speech.divided, "damage", speech)
        speech.divided = None
        return by(source, f"deal {said.text} divided as you choose among {selectors.thing(what.to[0], speech).text}")
    to = " and ".join(selectors.thing(one, speech).text for one in what.to)
    speech.each = False
    if said.tail.startswith(" equal"):
        return by(source, f"deal {said.text}{said.tail} to {to}")
    return by(source, f"deal {said.text} to {to}", tail=said.tail)


@clause.of(v.PlayerCounters)
def _player_counters(what: v.PlayerCounters, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if what.kind == "energy" and isinstance(what.count, int):
        return by(who, f"get {'{E}' * what.count}", told=True)
    said = amounts.things(what.count, amounts.counter_noun(what.kind), speech)
    return by(who, f"get {said.text}", told=True, tail=said.tail)
