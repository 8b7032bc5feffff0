"""Libraries and hands (701.17, 701.22-701.25): searching, looking, milling; playing cards from elsewhere."""

from __future__ import annotations

from oracle.english import amounts, filters, selectors
from oracle.english.clauses import FOR_NOTHING, Clause, by
from oracle.english.instructions import clause
from oracle.english.speech import EMBLEM, Speech
from oracle.english.words import CannotSay, Noun, need, number
from oracle.vocabulary import instructions as i
from oracle.vocabulary import libraries as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.counters import MoveAllCounters, Proliferate, PutSameCounters, RemoveAllCounters
from oracle.vocabulary.game import ExtraTurn, GetEmblem, WinGame
from oracle.vocabulary.hidden import HideAway, Manifest
from oracle.vocabulary.permissions import CastNow, PlayFree

clause.always(Proliferate, Clause("proliferate"))


@clause.of(v.Scry)
def _scry(what: v.Scry, speech: Speech) -> Clause:
    return by(selectors.subject(what.who, speech), f"scry {amounts.equal(what.count, speech)}")


@clause.of(v.Surveil)
def _surveil(what: v.Surveil, speech: Speech) -> Clause:
    return by(selectors.subject(what.who, speech), f"surveil {amounts.equal(what.count, speech)}")


@clause.of(v.Mill)
def _mill(what: v.Mill, speech: Speech) -> Clause:
    said = amounts.things(what.count, "card", speech)
    return by(selectors.subject(what.who, speech), f"mill {said.text}", tail=said.tail)


@clause.of(v.Shuffle)
def _shuffle(what: v.Shuffle, speech: Speech) -> Clause:
    if speech.sentence == 0 and speech.fresh and isinstance(what.who, s.You):
        return Clause("shuffle your library")
    return by(selectors.subject(what.who, speech), "shuffle")


@clause.of(v.Search)
def _search(what: v.Search, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    whose = selectors.possessive(what.who, speech)
    if isinstance(what.most, int) and what.most > 1:
        cards = f"up to {number(what.most)} {filters.described(what.what, speech, many=True, zone='library')}"
        it, noun = "them", "those cards"
    elif what.most == 1:
        cards, it, noun = filters.one(what.what, speech, zone="library").text, "it", "that card"
    else:
        raise CannotSay("Search.most")
    reveal = f", reveal {it}" if what.reveal else ""
    if what.to == "battlefield":
        put = f"put {noun if not what.reveal and _spell(speech) else it} onto the battlefield{' tapped' if what.tapped else ''}"
    elif what.to == "hand":
        put = f"put {it} into {whose} hand"
    else:
        raise CannotSay(f"Search to {what.to}")
    if what.also is not None:
        need(not what.reveal and not what.tapped and what.to == "battlefield", "Search.also")
        return Clause(
            f"search {whose} library and/or {what.also} for {cards} and {put}",
            who if who.text != "you" else None,
            (f"if {who.text} search your library this way, shuffle",),
        )
    return by(who, f"search {whose} library for {cards}{reveal}, {put}, then shuffle")


def _spell(speech: Speech) -> bool:
    return not {"instant", "sorcery"}.isdisjoint(speech.face.types)


@clause.of(v.LookAt)
def _look_at(what: v.LookAt, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    return by(who, f"look at {selectors.thing(what.what, speech).text}")


@clause.of(v.LookAtTop)
def _look_at_top(what: v.LookAtTop, speech: Speech) -> Clause:
    if what.to != "battlefield" or what.reveal or what.rest is not None or what.least:
        raise CannotSay("LookAtTop.to")
    top = amounts.things(what.count, "card", speech, where=True)
    look = f"look at the top {top.text} of your library{top.tail}"
    if what.most == 1:
        cards = filters.one(what.what, speech, zone="library").text
        put = f"you may put {cards} from among them onto the battlefield"
    elif what.most >= filters.ANY_NUMBER:
        cards = filters.described(what.what, speech, many=True, zone="library")
        put = f"you may put any number of {cards} from among them onto the battlefield"
    else:
        cards = filters.described(what.what, speech, many=True, zone="library")
        put = f"put up to {number(what.most)} {cards} from among them onto the battlefield"
    if speech.shuffled:
        return Clause(look, more=(put, "then shuffle"))  # where the rest goes makes no difference
    bottom = "on the bottom of your library"
    order = "a random order" if what.random else "any order"
    return Clause(look, more=(put, f"put the rest {bottom} in {order}"))


@clause.of(Manifest)
def _manifest(what: Manifest, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    whose = selectors.possessive(what.who, speech)
    if what.count == 1:
        return by(who, f"manifest the top card of {whose} library")
    return by(who, f"manifest the top {amounts.things(what.count, 'card', speech).text} of {whose} library")


@clause.of(HideAway)
def _hide_away(what: HideAway, speech: Speech) -> Clause:
    raise CannotSay("HideAway")


@clause.of(i.PutFromHand)
def _put_from_hand(what: i.PutFromHand, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    whose = "your" if who.text == "you" else "their"
    cards = filters.one(what.what, speech, zone=what.zone).text
    put = f"put {cards} from {whose} {what.zone} onto the battlefield"
    if what.optional:
        return Clause(f"may {put}", who)
    return by(who, put)


@clause.of(RemoveAllCounters)
def _remove_all(what: RemoveAllCounters, speech: Speech) -> Clause:
    if isinstance(what.of, s.Target) and speech.slot(what.of.slot).what is None:
        return Clause("lose all counters", selectors.subject(what.of, speech))
    return Clause(f"remove all counters from {selectors.thing(what.of, speech).text}")


@clause.of(PutSameCounters)
def _put_same(what: PutSameCounters, speech: Speech) -> Clause:
    # The condition spoke of the counters of the event's object, if it had any.
    need(what.like == s.EventObject(), "PutSameCounters.like")
    return Clause(f"put those counters on {_self_or(what.on, speech)}")


def _self_or(what: s.Selector, speech: Speech) -> str:
    return speech.itself if isinstance(what, s.This) else selectors.thing(what, speech).text


@clause.of(MoveAllCounters)
def _move_all(what: MoveAllCounters, speech: Speech) -> Clause:
    source = _self_or(what.source, speech)
    return Clause(f"move all counters from {source} onto {selectors.thing(what.to, speech).text}")


@clause.of(ExtraTurn)
def _extra_turn(what: ExtraTurn, speech: Speech) -> Clause:
    return by(selectors.subject(what.who, speech), "take an extra turn after this one")


@clause.of(WinGame)
def _win(what: WinGame, speech: Speech) -> Clause:
    return by(selectors.subject(what.who, speech), "win the game", told=True)


@clause.of(GetEmblem)
def _emblem(what: GetEmblem, speech: Speech) -> Clause:
    from oracle.english.abilities import quoted

    said = " and ".join(quoted(one, speech, itself=EMBLEM) for one in what.abilities)
    return by(selectors.subject(what.who, speech), f"get an emblem with {said}", told=True)


def _for_nothing(what: Noun) -> str:
    return FOR_NOTHING if what.person == "one" else "without paying their mana costs"


@clause.of(i.CastFree)
def _cast_free(what: i.CastFree, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    thing = selectors.thing(what.what, speech)
    return Clause(f"may cast {thing.text} {_for_nothing(thing)}", who)


@clause.of(PlayFree)
def _play_free(what: PlayFree, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    thing = selectors.thing(what.what, speech)
    return Clause(f"may play {thing.text} {_for_nothing(thing)}", who)


@clause.of(CastNow)
def _cast_now(what: CastNow, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    return Clause(f"may cast {selectors.thing(what.what, speech).text}", who)
