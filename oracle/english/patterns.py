"""Events (603, 614): "another creature enters", as a trigger, a gerund ("creatures entering"), a supposition ("would be put") or in the
past ("a creature died")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.english import filters, people
from oracle.english.speech import THIS, Mention, Phrases, Speech
from oracle.english.words import CannotSay, Noun, doing, plural, verb
from oracle.vocabulary import patterns as v
from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.filters import THIS as ITSELF
from oracle.vocabulary.filters import described as with_fields
from oracle.vocabulary.selectors import EventObject, EventPlayer, EventSource, FormerHost, Host, Remembered


class Event(msgspec.Struct, frozen=True):
    """An event in words: who or what, and what it does or what is done to it."""

    subject: Noun
    verb: str
    word: str = "whenever"  # when, whenever or at
    clause: str | None = None  # the whole of it, where it is no subject and verb
    either: tuple[Event, ...] = ()  # of what it is made, if it is one of several

    def present(self) -> str:
        """Return the event as it happens: another creature enters."""
        return self.clause or f"{self.subject.text} {verb(self.verb, self.subject.person)}"

    def would(self) -> str:
        """Return the event as it would happen."""
        if self.either:
            return " or ".join(one.would() for one in self.either)
        if self.clause is not None:
            raise CannotSay("would, of a clause")
        return f"{self.subject.text} would {self.verb}"


event = Phrases[Event]("patterns")


def past(pattern: v.Pattern, speech: Speech) -> str:
    """Return an event as it has happened: a creature died, you attacked."""
    match pattern:
        case v.Attacks(what=what) if what.controller is Who.YOU and with_fields(what, controller=None) == Filter(
            types=("creature",)
        ):
            return "you attacked"
        case v.SpellCast():
            found = event(pattern, speech)
            return f"{found.subject.text} cast {found.verb.partition(' ')[2]}"
        case v.ZoneChange():
            found = event(pattern, speech)
            done = {"die": "died", "enter": "entered", "leave": "left"}
            first, _, rest = found.verb.partition(" ")
            if first in done:
                return f"{found.subject.text} {done[first]}{' ' if rest else ''}{rest}"
    raise CannotSay(f"past {type(pattern).__name__}")


def gerund(pattern: v.Pattern, speech: Speech, *, many: bool = False) -> str:
    """Return an event as a cause: a creature dying; `many`: creatures dying."""
    if isinstance(pattern, v.AnyOf):
        parts = [_form(one, speech, many) for one in pattern.patterns]
        verbs = " or ".join(doing(part.verb) for part in _merged(parts))
        return f"{parts[0].subject.text} {verbs}"
    found = _form(pattern, speech, many)
    return f"{found.subject.text} {doing(found.verb)}"


def _form(pattern: v.Pattern, speech: Speech, many: bool) -> Event:
    found = event(pattern, speech)
    if not many:
        return found
    what: Filter = getattr(pattern, "what", ANYTHING)
    return msgspec.structs.replace(found, subject=Noun(filters.described(what, speech, many=True), "many"))


def _merged(parts: list[Event]) -> list[Event]:
    """Return events of one subject, those with the same object said once: "cast or copy a spell"."""
    if len({part.subject.text for part in parts}) > 1:
        raise CannotSay("AnyOf several subjects")
    rests = {part.verb.partition(" ")[2] for part in parts}
    if len(parts) == 2 and len(rests) == 1 and (rest := rests.pop()):
        first = parts[0].verb.partition(" ")[0]
        second = parts[1].verb.partition(" ")[0]
        return [
            msgspec.structs.replace(parts[0], verb=first),
            msgspec.structs.replace(parts[1], verb=f"{second} {rest}"),
        ]
    return parts


def take_object(speech: Speech, what: Filter, noun: str, *, article: str = "that", person: Any = "one") -> None:
    """Note that an event's object was named, by the noun it is taken up again with."""
    if what == ITSELF:
        speech.same[EventObject()] = THIS
        speech.mention(THIS, Mention(speech.itself, article=""))
        return
    if what.host:
        speech.same[EventObject()] = Host()
        speech.mention(Host(), Mention(speech.host.text.split()[-1]))
        return
    if speech.are_many:
        noun, person = plural(noun), "many"
    speech.mention(EventObject(), Mention(noun, person, article=article))
    speech.same[Remembered("together")] = EventObject()
    if what.either and ITSELF in what.either:
        speech.latest = THIS if THIS in speech.heard else speech.latest


def take_player(speech: Speech) -> None:
    """Note that an event's player was named."""
    speech.mention(EventPlayer(), Mention("player", player=True))


def _one_or_more(what: Filter, speech: Speech, zone: str = "battlefield") -> Noun:
    return Noun(f"one or more {filters.described(what, speech, many=True, zone=zone)}", "many")


def subject(what: Filter, speech: Speech, zone: str = "battlefield") -> Noun:
    """Return what an event is about: another creature; one or more creatures you control, where they are looked at together."""
    if speech.together:
        speech.together, speech.are_many = False, True
        return _one_or_more(what, speech, zone)
    return filters.one(what, speech, zone=zone)


@event.of(v.Sacrificed)
def _sacrificed(pattern: v.Sacrificed, speech: Speech) -> Event:
    take_player(speech)
    noun = filters.one(pattern.what, speech)
    take_object(speech, pattern.what, "permanent")
    return Event(people.player(pattern.who), f"sacrifice {noun.text}")


@event.of(v.Drawn)
def _drawn(pattern: v.Drawn, speech: Speech) -> Event:
    take_player(speech)
    return Event(people.player(pattern.who), "draw a card")


@event.of(v.Discarded)
def _discarded(pattern: v.Discarded, speech: Speech) -> Event:
    take_player(speech)
    return Event(people.player(pattern.who), f"discard {filters.one(pattern.what, speech, zone='hand').text}")


@event.of(v.SpellCast)
def _spell_cast(pattern: v.SpellCast, speech: Speech) -> Event:
    what = pattern.what
    origin = ""
    if what.cast_from is not None:
        origin = f" from {people.whose(pattern.who, what.cast_from)}"
        what = with_fields(what, cast_from=None)
    if what == ITSELF:
        take_object(speech, what, "spell")
        return Event(people.player(pattern.who), "cast this spell", "when")
    noun = filters.one(what, speech, zone="stack")
    if pattern.who is not Who.YOU:
        take_player(speech)
    take_object(speech, what, "spell")
    return Event(people.player(pattern.who), f"cast {noun.text}{origin}")


@event.of(v.SpellCopied)
def _spell_copied(pattern: v.SpellCopied, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech, zone="stack")
    take_object(speech, pattern.what, "spell")
    return Event(people.player(pattern.who), f"copy {noun.text}")


@event.of(v.AbilityActivated)
def _activated(pattern: v.AbilityActivated, speech: Speech) -> Event:
    source = "" if pattern.what == ANYTHING else f" of {filters.one(pattern.what, speech).text}"
    speech.mention(EventObject(), Mention("ability"))
    return Event(people.player(pattern.who), f"activate an ability{source}")


@event.of(v.BecameTarget)
def _became_target(pattern: v.BecameTarget, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech)
    take_object(speech, pattern.what, filters.head_noun(pattern.what, "battlefield"))
    by = "" if pattern.who is Who.ANYONE else f" {people.player(pattern.who).text} controls"
    speech.heard[EventSource()] = Mention("spell or ability")
    return Event(noun, f"become the target of a spell or ability{by}", "when" if pattern.what == ITSELF else "whenever")


_STEPS = {
    "end": "end step",
    "upkeep": "upkeep",
    "draw": "draw step",
    "combat": "combat",
    "beginning-of-combat": "combat",
}


@event.of(v.StepBegins)
def _step_begins(pattern: v.StepBegins, speech: Speech) -> Event:
    name = pattern.step.replace("-", " ")
    who = pattern.whose
    if pattern.step in ("combat", "begin-combat", "beginning-of-combat"):
        turns = {Who.YOU: " on your turn", Who.ANYONE: "", Who.OPPONENT: " on each opponent's turn"}
        if who not in turns:
            raise CannotSay("StepBegins.whose")
        turn = f"combat{turns[who]}"
        return _at(f"the beginning of {turn}")
    name = f"{name} phase" if pattern.step.endswith("main") else _STEPS.get(pattern.step, f"{name} step")
    if who is Who.YOU:
        return _at(
            f"the beginning of each of your {plural(name)}"
            if name.endswith("phase")
            else f"the beginning of your {name}"
        )
    take_player(speech)
    if who is Who.ANYONE:
        return _at(f"the beginning of each {name}" if name == "end step" else f"the beginning of each player's {name}")
    if who is Who.OPPONENT:
        return _at(f"the beginning of each opponent's {name}")
    if who is Who.ENCHANTED:
        return _at(f"the beginning of enchanted player's {name}")
    raise CannotSay("StepBegins.whose")


def _at(clause: str) -> Event:
    return Event(Noun(""), "", "at", clause)


def _of_permanent(does: str) -> Callable[[Any, Speech], Event]:
    """Return the function that says an event of one permanent: what it does, or what is done to it."""

    def say(pattern: Any, speech: Speech) -> Event:
        noun = subject(pattern.what, speech)
        take_object(speech, pattern.what, filters.head_noun(pattern.what, "battlefield"))
        return Event(noun, does)

    return say


for _piece, _does in (
    (v.Tapped, "become tapped"),
    (v.Untapped, "become untapped"),
    (v.Destroyed, "be destroyed"),
    (v.Attacks, "attack"),
    (v.Blocks, "block"),
    (v.BecomesBlocked, "become blocked"),
):
    event.of(_piece)(_of_permanent(_does))


@event.of(v.BecomesBlockedBy)
def _blocked_by(pattern: v.BecomesBlockedBy, speech: Speech) -> Event:
    noun = subject(pattern.what, speech)
    by = Filter(types=("creature",)) if pattern.by == ANYTHING else pattern.by
    if pattern.what == ITSELF:
        speech.mention(THIS, Mention(speech.itself, article=""))
    speech.heard[EventObject()] = Mention("creature")
    speech.latest = None
    return Event(noun, f"become blocked by {filters.one(by, speech).text}")


@event.of(v.Unattached)
def _unattached(pattern: v.Unattached, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech)
    speech.mention(FormerHost(), Mention("permanent"))
    speech.latest = None
    return Event(noun, "become unattached from a permanent")


@event.of(v.AbilityTriggers)
def _ability_triggers(pattern: v.AbilityTriggers, speech: Speech) -> Event:
    cause = gerund(pattern.cause, speech)
    speech.mention(EventObject(), Mention("ability"))
    speech.latest = None
    return Event(Noun(cause), "cause a triggered ability to trigger")


@event.of(v.StateIs)
def _state_is(pattern: v.StateIs, speech: Speech) -> Event:
    from oracle.english.conditions import said  # a condition may be about events too

    speech.is_state = True
    return Event(Noun(""), "", "when", said(pattern.condition, speech))


@event.of(v.AnyOf)
def _any_of(pattern: v.AnyOf, speech: Speech) -> Event:
    parts = [event(one, speech) for one in pattern.patterns]
    if {type(one) for one in pattern.patterns} == {v.SpellCast, v.AbilityActivated}:
        speech.mention(EventObject(), Mention("spell or ability"))
    word = "whenever" if any(part.word == "whenever" for part in parts) else parts[0].word
    if len({part.subject.text for part in parts}) == 1 and all(part.clause is None for part in parts):
        verbs = " or ".join(verb(part.verb, part.subject.person) for part in _merged(parts))
        return Event(parts[0].subject, parts[0].verb, word, f"{parts[0].subject.text} {verbs}")
    return Event(Noun(""), "", word, ", or ".join(part.present() for part in parts), tuple(parts))


@event.of(v.GameLost)
def _lost(pattern: v.GameLost, speech: Speech) -> Event:
    take_player(speech)
    return Event(people.player(pattern.who), "lose the game")
