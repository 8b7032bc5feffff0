"""What happens to permanents (611, 701): destroyed, tapped, sacrificed, changed until end of turn; counters put and removed (122)."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.english import amounts, changes, filters, selectors
from oracle.english.clauses import Clause, by, lasting
from oracle.english.instructions import clause
from oracle.english.speech import Mention, Speech
from oracle.english.words import CannotSay, Noun, a, need, plural
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.amounts import CountersOn, Exists, PowerOf
from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.statics import AddPT, SetLandTypes


def _done_to(words: str) -> Any:
    def say(what: Any, speech: Speech) -> Clause:
        return Clause(f"{words} {selectors.thing(what.what, speech).text}")

    return say


for _piece, _words in ((v.Tap, "tap"), (v.Untap, "untap"), (v.Counter, "counter"), (v.Regenerate, "regenerate")):
    clause.of(_piece)(_done_to(_words))


@clause.of(v.Destroy)
def _destroy(what: v.Destroy, speech: Speech) -> Clause:
    said = Clause(f"destroy {selectors.thing(what.what, speech).text}")
    if not what.no_regeneration:
        return said
    mention = speech.again(what.what)
    it = "it" if mention is not None and mention.person == "one" else "they"
    return msgspec.structs.replace(said, more=(f"{it} can't be regenerated",))


@clause.of(v.PhaseOut)
def _phase_out(what: v.PhaseOut, speech: Speech) -> Clause:
    return Clause("phase out", selectors.subject(what.what, speech))


@clause.of(v.Fight)
def _fight(what: v.Fight, speech: Speech) -> Clause:
    first = selectors.subject(what.first, speech)
    return Clause(f"fight {selectors.thing(what.second, speech).text}", first)


@clause.of(v.Sacrifice)
def _sacrifice(what: v.Sacrifice, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if isinstance(what.who, s.You) and what.filter.controller is Who.YOU:
        yours = msgspec.structs.replace(what.filter, controller=None)  # one sacrifices one's own
    else:
        yours = what.filter
    if what.what is not None:
        if what.filter != ANYTHING or what.count != 1:
            raise CannotSay("Sacrifice.what")
        if isinstance(what.who, s.EachPlayer) and isinstance(what.what, s.Each):
            if what.what != s.Each(what.what.what):
                raise CannotSay("Sacrifice.what")
            return by(who, f"sacrifice all {filters.described(what.what.what, speech, many=True)} they control")
        if not isinstance(what.who, s.You):
            raise CannotSay("Sacrifice.what")
        return Clause(f"sacrifice {selectors.thing(what.what, speech).text}")
    choice = "" if isinstance(what.who, s.You) else " of their choice"
    if isinstance(what.count, int):
        said = filters.some(yours, speech, what.count).text
    else:
        noun = filters.described(yours, speech)
        found = amounts.things(what.count, noun, speech)
        said = found.text + found.tail
    if what.remember is not None:
        head = filters.head_noun(what.filter, "battlefield")
        speech.mention(s.Remembered(what.remember), Mention(head))
    return by(who, f"sacrifice {said}{choice}")


@clause.of(v.Attach)
def _attach(what: v.Attach, speech: Speech) -> Clause:
    thing = selectors.thing(what.what, speech).text
    return Clause(f"attach {thing} to {selectors.thing(what.to, speech).text}")


@clause.of(v.GainControl)
def _gain_control(what: v.GainControl, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    told = speech.sentence > 0  # "You gain control" where it does not come first
    return by(who, f"gain control of {selectors.thing(what.what, speech).text}{lasting(what.until)}", told=told)


@clause.of(v.ExchangeControl)
def _exchange(what: v.ExchangeControl, speech: Speech) -> Clause:
    first = selectors.thing(what.first, speech).text
    return Clause(f"exchange control of {first} and {selectors.thing(what.second, speech).text}")


@clause.of(v.Pump)
def _pump(what: v.Pump, speech: Speech) -> Clause:
    if (doubled := _doubles(what, speech)) is not None:
        return doubled
    speech.each = isinstance(what.what, s.Each) and any(_is_of_each(one, what.what) for one in what.changes)
    who = selectors.subject(what.what, speech)
    speech.each = False
    noun = _kind_of(what.what, speech)
    said = changes.said(what.changes, speech, who.person, begins=True)
    until = lasting(what.until)
    if what.as_long_as is not None:
        need(what.until == "game", "Pump.until")
        return _as_long_as(what, speech)
    first, *others = said.verbs
    becomes = any(word.startswith("become") for word in said.verbs)
    still = becomes and noun == "land" and any("creature" in word for word in said.verbs)
    found = Clause(first, who, also=tuple(others), tail=said.tail)
    if still and isinstance(what.what, s.This):
        return msgspec.structs.replace(found, tail=f"{until}{said.tail}", more=("it's still a land",))
    if still or (others and (becomes or "lose all abilities" in said.verbs)):
        end = " that's still a land" if still else ""
        return msgspec.structs.replace(found, tail=f"{end}{said.tail}", before=until.strip())
    return msgspec.structs.replace(found, tail=f"{until}{said.tail}")


def _is_of_each(change: Any, what: s.Each) -> bool:
    """Tell whether a change is said of each object: "each land you control becomes that type", "each creature gets -X/-X"."""
    if len(what.what.subtypes) > 1 or isinstance(change, SetLandTypes):
        return True
    return isinstance(change, AddPT) and not isinstance(change.power, int)


def _doubles(what: Any, speech: Speech) -> Clause | None:
    """Return that a creature's power is doubled, where it gets as much as it has (701.10a)."""
    if what.changes != (AddPT(PowerOf(what.what), 0),) or what.as_long_as is not None:
        return None
    return Clause(f"double {selectors.possessive(what.what, speech)} power{lasting(what.until)}")


def _as_long_as(what: Any, speech: Speech) -> Clause:
    """Return an effect that lasts as long as something has a counter: "For as long as that creature has a counter on it, ..."."""
    condition = what.as_long_as
    match condition:
        case Exists(what=Filter(remembered=str() as name, counter=str() as kind)) if what.what == s.Remembered(name):
            if condition != Exists(Filter(remembered=name, counter=kind)):
                raise CannotSay("Pump.as_long_as")
            noun = selectors.that(what.what, speech)
            said = changes.said(what.changes, speech, "one", begins=False)
            before = f"for as long as {noun.text} has {a(amounts.counter_noun(kind))} on it"
            return Clause(said.verbs[0], Noun("it"), also=said.verbs[1:], tail=said.tail, before=before)
        case _:
            raise CannotSay("Pump.as_long_as")


def _kind_of(what: s.Selector, speech: Speech) -> str:
    if isinstance(what, s.This):
        return "land" if "land" in speech.face.types else ""
    mention = speech.again(what)
    return mention.noun if mention is not None else ""


@clause.of(v.PutCounters)
def _put_counters(what: v.PutCounters, speech: Speech) -> Clause:
    said = (
        amounts.things(what.count, amounts.counter_noun(what.kind), speech, where=True) if _late(what.count) else None
    )
    if said is None:
        said = amounts.things(what.count, amounts.counter_noun(what.kind), speech)
        speech.each = True
        place = selectors.thing(what.on, speech).text
        speech.each = False
        return Clause(f"put {said.text} on {place}{said.tail}")
    speech.each = True
    place = selectors.thing(what.on, speech).text
    speech.each = False
    said = amounts.things(what.count, amounts.counter_noun(what.kind), speech, where=True)
    return Clause(f"put {said.text} on {place}{said.tail}")


def _late(count: Any) -> bool:
    """Tell whether an amount is told after where the counters go: "X counters on it, where X is ..."."""
    return not isinstance(count, int) and type(count).__name__ in (
        "CountersOn",
        "PowerOf",
        "ToughnessOf",
        "ManaValueOf",
    )


@clause.of(v.RemoveCounters)
def _remove_counters(what: v.RemoveCounters, speech: Speech) -> Clause:
    if what.count == CountersOn(what.kind, what.of):
        return Clause(
            f"remove all {plural(amounts.counter_noun(what.kind))} from {selectors.thing(what.of, speech).text}"
        )
    said = amounts.things(what.count, amounts.counter_noun(what.kind), speech)
    return Clause(f"remove {said.text} from {selectors.thing(what.of, speech).text}{said.tail}")


@clause.of(v.MoveCounters)
def _move_counters(what: v.MoveCounters, speech: Speech) -> Clause:
    said = amounts.things(what.count, "counter" if what.kind is None else amounts.counter_noun(what.kind), speech)
    source = selectors.thing(what.source, speech).text
    to = selectors.thing(what.to, speech).text
    if to.startswith("another target"):
        to = to.replace("another target", "a second target")
    return Clause(f"move {said.text} from {source} onto {to}{said.tail}")
