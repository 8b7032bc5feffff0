"""Events (603, 614): "another creature enters", as a trigger, a gerund ("creatures entering"), a supposition ("would be put") or in the
past ("a creature died")."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.english import filters
from oracle.english.speech import THIS, Mention, Phrases, Speech
from oracle.english.words import CannotSay, Noun, color, doing, number, plural, verb
from oracle.vocabulary import patterns as v
from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.filters import THIS as ITSELF
from oracle.vocabulary.filters import described as with_fields
from oracle.vocabulary.selectors import EventObject, EventPlayer, EventSource, FormerHost, Host, Remembered
from oracle.wording import counter


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
    return Event(filters.player(pattern.who), f"sacrifice {noun.text}")


@event.of(v.Destroyed)
def _destroyed(pattern: v.Destroyed, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech)
    take_object(speech, pattern.what, filters.head_noun(pattern.what, "battlefield"))
    return Event(noun, "be destroyed")


@event.of(v.Drawn)
def _drawn(pattern: v.Drawn, speech: Speech) -> Event:
    take_player(speech)
    return Event(filters.player(pattern.who), "draw a card")


@event.of(v.Discarded)
def _discarded(pattern: v.Discarded, speech: Speech) -> Event:
    take_player(speech)
    return Event(filters.player(pattern.who), f"discard {filters.one(pattern.what, speech, zone='hand').text}")


@event.of(v.SpellCast)
def _spell_cast(pattern: v.SpellCast, speech: Speech) -> Event:
    what = pattern.what
    origin = ""
    if what.cast_from is not None:
        origin = f" from {filters.whose(pattern.who, what.cast_from)}"
        what = with_fields(what, cast_from=None)
    if what == ITSELF:
        take_object(speech, what, "spell")
        return Event(filters.player(pattern.who), "cast this spell", "when")
    noun = filters.one(what, speech, zone="stack")
    if pattern.who is not Who.YOU:
        take_player(speech)
    take_object(speech, what, "spell")
    return Event(filters.player(pattern.who), f"cast {noun.text}{origin}")


@event.of(v.SpellCopied)
def _spell_copied(pattern: v.SpellCopied, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech, zone="stack")
    take_object(speech, pattern.what, "spell")
    return Event(filters.player(pattern.who), f"copy {noun.text}")


@event.of(v.AbilityActivated)
def _activated(pattern: v.AbilityActivated, speech: Speech) -> Event:
    source = "" if pattern.what == ANYTHING else f" of {filters.one(pattern.what, speech).text}"
    speech.mention(EventObject(), Mention("ability"))
    return Event(filters.player(pattern.who), f"activate an ability{source}")


@event.of(v.BecameTarget)
def _became_target(pattern: v.BecameTarget, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech)
    take_object(speech, pattern.what, filters.head_noun(pattern.what, "battlefield"))
    by = "" if pattern.who is Who.ANYONE else f" {filters.player(pattern.who).text} controls"
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


@event.of(v.DamageDealt)
def _damage(pattern: v.DamageDealt, speech: Speech) -> Event:
    source, to, player, combat = pattern.source, pattern.to, pattern.to_player, pattern.combat
    kind = {None: "", True: "combat ", False: "noncombat "}[combat]
    if source == ANYTHING and to is not None and speech.of_source:
        speech.mention(EventSource(), Mention("source", article="that"))
        whom = filters.one(to, speech).text
        return Event(Noun("a source"), f"deal {kind}damage to {whom}")
    if source == ANYTHING and to is not None:
        noun = filters.one(to, speech)
        take_object(speech, to, filters.head_noun(to, "battlefield"))
        return Event(noun, f"be dealt {kind}damage")
    if source == ANYTHING and player is not None:
        return Event(Noun(f"{kind}damage"), f"be dealt to {filters.player(player).text}")
    if source == ANYTHING:
        return Event(Noun(f"{kind}damage"), "be dealt")
    subject = filters.one(source, speech, head="" if _typed(source) else "source")
    if source == ITSELF:
        speech.mention(THIS, Mention(speech.itself, article=""))
        speech.same[EventSource()] = THIS
    elif source.host:
        speech.same[EventSource()] = Host()
    else:
        speech.mention(EventSource(), Mention(filters.head_noun(source, "battlefield")))
    whom = ""
    if to is not None:
        whom = f" to {filters.one(to, speech).text}"
        speech.heard[EventObject()] = Mention(filters.head_noun(to, "battlefield"))
    elif player is not None:
        whom = f" to {filters.player(player).text}"
        if player is not Who.YOU:
            take_player(speech)
    return Event(subject, f"deal {kind}damage{whom}")


def _typed(source: Filter) -> bool:
    """Tell whether a description of a source says what it is, or which."""
    return bool(source.types or source.any_type or source.subtypes or source.either or source.host or source.itself)


@event.of(v.LifeGained)
def _life_gained(pattern: v.LifeGained, speech: Speech) -> Event:
    return Event(filters.player(pattern.who), "gain life")


@event.of(v.LifeLost)
def _life_lost(pattern: v.LifeLost, speech: Speech) -> Event:
    return Event(filters.player(pattern.who), "lose life")


@event.of(v.CountersPut)
def _counters_put(pattern: v.CountersPut, speech: Speech) -> Event:
    name = plural("counter" if pattern.kind is None else f"{counter(pattern.kind)} counter")
    if pattern.by_effect or (pattern.on is None and pattern.on_player is None):
        raise CannotSay("CountersPut.by_effect")
    on, player = pattern.on, pattern.on_player
    if on is None:
        assert player is not None
        return Event(filters.player(player), f"get one or more {name}")
    places = [filters.one(on, speech).text]
    if player is Who.ANYONE:
        places.append("player")
    elif player is not None:
        raise CannotSay("CountersPut.on_player")
    take_object(speech, on, filters.head_noun(on, "battlefield"))
    place = " or ".join(places)
    if pattern.by is Who.ANYONE:
        return Event(Noun(f"one or more {name}", "many"), f"be put on {place}")
    return Event(filters.player(pattern.by), f"put one or more {name} on {place}")


@event.of(v.CountersRemoved)
def _counters_removed(pattern: v.CountersRemoved, speech: Speech) -> Event:
    name = "counter" if pattern.kind is None else f"{counter(pattern.kind)} counter"
    place = filters.one(pattern.on, speech)
    take_object(speech, pattern.on, filters.head_noun(pattern.on, "battlefield"))
    if pattern.last:
        return Event(Noun(f"the last {name}"), f"be removed from {place.text}", "when")
    return Event(Noun(f"one or more {plural(name)}", "many"), f"be removed from {place.text}")


@event.of(v.Tapped)
def _tapped(pattern: v.Tapped, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech)
    take_object(speech, pattern.what, filters.head_noun(pattern.what, "battlefield"))
    return Event(noun, "become tapped")


@event.of(v.Untapped)
def _untapped(pattern: v.Untapped, speech: Speech) -> Event:
    noun = filters.one(pattern.what, speech)
    take_object(speech, pattern.what, filters.head_noun(pattern.what, "battlefield"))
    return Event(noun, "become untapped")


@event.of(v.ManaProduced)
def _mana_produced(pattern: v.ManaProduced, speech: Speech) -> Event:
    what, who = pattern.what, pattern.who
    mana = "mana"
    if pattern.type == "chosen":
        mana = "mana of the chosen color"
        speech.chosen["color"] = "that color"
    elif pattern.type is not None:
        mana = f"{color(pattern.type)} mana"
    if pattern.amount is not None:
        if pattern.amount.op != ">=":
            raise CannotSay("ManaProduced.amount")
        mana = f"{number(pattern.amount.to)} or more mana"
    if who is Who.YOU and what.controller is Who.YOU and speech.word_you:
        what = with_fields(what, controller=None)
    noun = filters.one(what, speech)
    if not pattern.tapped:
        return Event(Noun(f"{noun.text}'s ability"), f"cause {filters.player(who).text} to add one or more {mana}")
    head = filters.head_noun(what, "battlefield")
    take_object(speech, what, "land" if what.subtypes and not what.types else head)
    if who is Who.ANYONE and (
        speech.passive or what.host or what.controller is not None or what.remembered is not None
    ):
        return Event(noun, f"be tapped for {mana}")
    if who is not Who.YOU:
        take_player(speech)
    return Event(filters.player(who), f"tap {noun.text} for {mana}")


@event.of(v.Attacks)
def _attacks(pattern: v.Attacks, speech: Speech) -> Event:
    noun = subject(pattern.what, speech)
    take_object(speech, pattern.what, "creature")
    return Event(noun, "attack")


@event.of(v.Blocks)
def _blocks(pattern: v.Blocks, speech: Speech) -> Event:
    noun = subject(pattern.what, speech)
    take_object(speech, pattern.what, "creature")
    return Event(noun, "block")


@event.of(v.BecomesBlocked)
def _blocked(pattern: v.BecomesBlocked, speech: Speech) -> Event:
    noun = subject(pattern.what, speech)
    take_object(speech, pattern.what, "creature")
    return Event(noun, "become blocked")


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
    return Event(filters.player(pattern.who), "lose the game")


@event.of(v.TokensCreated)
def _tokens_created(pattern: v.TokensCreated, speech: Speech) -> Event:
    raise CannotSay("TokensCreated")
