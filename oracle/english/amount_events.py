"""Events that have an amount (106, 119, 120, 122): damage dealt, life gained and lost, counters put, mana produced."""

from __future__ import annotations

from oracle.english import filters, people
from oracle.english.patterns import Event, event, take_object, take_player
from oracle.english.speech import THIS, Mention, Speech
from oracle.english.words import CannotSay, Noun, color, need, number, plural
from oracle.vocabulary import patterns as v
from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.filters import THIS as ITSELF
from oracle.vocabulary.filters import described as with_fields
from oracle.vocabulary.selectors import EventObject, EventSource, Host
from oracle.wording import counter


@event.of(v.DamageDealt)
def _damage(pattern: v.DamageDealt, speech: Speech) -> Event:
    source, to, player, combat = pattern.source, pattern.to, pattern.to_player, pattern.combat
    kind = {None: "", True: "combat ", False: "noncombat "}[combat]
    need(to is None or player is None, "DamageDealt.to_player")
    if source == ANYTHING and to is not None and speech.of_source:
        speech.mention(EventSource(), Mention("source", article="that"))
        whom = filters.one(to, speech).text
        return Event(Noun("a source"), f"deal {kind}damage to {whom}")
    if source == ANYTHING and to is not None:
        noun = filters.one(to, speech)
        take_object(speech, to, filters.head_noun(to, "battlefield"))
        return Event(noun, f"be dealt {kind}damage")
    if source == ANYTHING and player is not None:
        return Event(Noun(f"{kind}damage"), f"be dealt to {people.player(player).text}")
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
        whom = f" to {people.player(player).text}"
        if player is not Who.YOU:
            take_player(speech)
    return Event(subject, f"deal {kind}damage{whom}")


def _typed(source: Filter) -> bool:
    """Tell whether a description of a source says what it is, or which."""
    return bool(source.types or source.any_type or source.subtypes or source.either or source.host or source.itself)


@event.of(v.LifeGained)
def _life_gained(pattern: v.LifeGained, speech: Speech) -> Event:
    return Event(people.player(pattern.who), "gain life")


@event.of(v.LifeLost)
def _life_lost(pattern: v.LifeLost, speech: Speech) -> Event:
    return Event(people.player(pattern.who), "lose life")


@event.of(v.CountersPut)
def _counters_put(pattern: v.CountersPut, speech: Speech) -> Event:
    name = plural("counter" if pattern.kind is None else f"{counter(pattern.kind)} counter")
    if pattern.by_effect or (pattern.on is None and pattern.on_player is None):
        raise CannotSay("CountersPut.by_effect")
    on, player = pattern.on, pattern.on_player
    if on is None:
        assert player is not None
        return Event(people.player(player), f"get one or more {name}")
    places = [filters.one(on, speech).text]
    if player is Who.ANYONE:
        places.append("player")
    elif player is not None:
        raise CannotSay("CountersPut.on_player")
    take_object(speech, on, filters.head_noun(on, "battlefield"))
    place = " or ".join(places)
    if pattern.by is Who.ANYONE:
        return Event(Noun(f"one or more {name}", "many"), f"be put on {place}")
    return Event(people.player(pattern.by), f"put one or more {name} on {place}")


@event.of(v.CountersRemoved)
def _counters_removed(pattern: v.CountersRemoved, speech: Speech) -> Event:
    name = "counter" if pattern.kind is None else f"{counter(pattern.kind)} counter"
    place = filters.one(pattern.on, speech)
    take_object(speech, pattern.on, filters.head_noun(pattern.on, "battlefield"))
    if pattern.last:
        return Event(Noun(f"the last {name}"), f"be removed from {place.text}", "when")
    return Event(Noun(f"one or more {plural(name)}", "many"), f"be removed from {place.text}")


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
        need(pattern.type is None, "ManaProduced.type")
        if pattern.amount.op != ">=":
            raise CannotSay("ManaProduced.amount")
        mana = f"{number(pattern.amount.to)} or more mana"
    if who is Who.YOU and what.controller is Who.YOU and speech.word_you:
        what = with_fields(what, controller=None)
    noun = filters.one(what, speech)
    if not pattern.tapped:
        return Event(Noun(f"{noun.text}'s ability"), f"cause {people.player(who).text} to add one or more {mana}")
    head = filters.head_noun(what, "battlefield")
    take_object(speech, what, "land" if what.subtypes and not what.types else head)
    if who is Who.ANYONE and (
        speech.passive or what.host or what.controller is not None or what.remembered is not None
    ):
        return Event(noun, f"be tapped for {mana}")
    if who is not Who.YOU:
        take_player(speech)
    return Event(people.player(who), f"tap {noun.text} for {mana}")


@event.of(v.TokensCreated)
def _tokens_created(pattern: v.TokensCreated, speech: Speech) -> Event:
    raise CannotSay("TokensCreated")
