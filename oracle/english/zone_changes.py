"""Objects that change zones (400, 603.6, 700.4), as events: "another creature enters", "a creature you control dies"."""

from __future__ import annotations

from oracle.english import filters, people
from oracle.english.patterns import Event, event, subject, take_object, take_player
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, Noun, need
from oracle.vocabulary.filters import THIS as ITSELF
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.filters import described as with_fields
from oracle.vocabulary.patterns import ZoneChange


def _is_creature(what: Filter, speech: Speech) -> bool:
    """Tell whether what fits a description is a creature, so that it dies (700.4)."""
    if what == ITSELF:
        return "creature" in speech.face.types
    if what.host:
        return speech.host.text.endswith("creature")
    if what.either:
        return all(_is_creature(one, speech) for one in what.either)
    if what.remembered is not None:
        return what.remembered.endswith("creature")
    return "creature" in what.types


@event.of(ZoneChange)
def _zone_change(pattern: ZoneChange, speech: Speech) -> Event:
    what, origin, to = pattern.what, pattern.origin, pattern.to
    need(origin is None or pattern.not_from is None, "ZoneChange.not_from")
    if pattern.remembered is not None:
        what = with_fields(what, remembered=pattern.remembered)
    if to == "battlefield":
        return _enters(pattern, what, speech)
    if pattern.not_to is not None:
        raise CannotSay("ZoneChange.not_to")
    if origin == "battlefield" and to == "graveyard" and _is_creature(what, speech) and pattern.whose is Who.ANYONE:
        who = subject(what, speech)
        take_object(speech, what, "creature")
        return Event(who, "die", "when" if what == ITSELF or what.remembered is not None else "whenever")
    if to is None:
        return _leaves(pattern, what, speech)
    return _is_put(pattern, what, speech)


def _leaves(pattern: ZoneChange, what: Filter, speech: Speech) -> Event:
    origin = pattern.origin
    if origin is None:
        raise CannotSay("ZoneChange from anywhere to anywhere")
    if origin == "battlefield":
        who = subject(what, speech)
        take_object(speech, what, filters.head_noun(what, "battlefield"))
        return Event(who, "leave the battlefield", "when" if what == ITSELF else "whenever")
    who = subject(_card(what), speech, "graveyard")
    take_object(speech, what, "card")
    return Event(who, f"leave {people.whose(pattern.whose, origin)}")


def _is_put(pattern: ZoneChange, what: Filter, speech: Speech) -> Event:
    """Return an object being put somewhere: into a graveyard from anywhere."""
    origin, to, whose = pattern.origin, str(pattern.to), pattern.whose
    itself = what == ITSELF
    need(not itself or whose is Who.ANYONE, "ZoneChange.whose")
    permanent = origin == "battlefield" or itself
    who = subject(what, speech) if permanent else subject(_card(what), speech, "graveyard")
    tokens_too = what.token is None and pattern.not_from != "battlefield" and origin is None and not itself
    if not permanent and tokens_too and not speech.are_many:
        who = Noun(f"{who.text} or token")
    take_object(speech, what, filters.head_noun(what, "battlefield") if permanent else "card")
    if itself:
        speech.came = origin or "anywhere"
    if itself and origin not in (None, "battlefield"):
        whose = Who.YOU
    if origin == "battlefield":
        start = "from the battlefield"
    elif origin is not None:
        start = f"from {people.whose(Who.YOU if whose is Who.YOU else Who.ANYONE, origin)}"
    elif pattern.not_from is not None:
        start = f"from anywhere other than the {pattern.not_from}"
        if speech.replacing is not None:
            who, start = Noun(f"{who.text} not on the {pattern.not_from}"), ""
    else:
        start = "from anywhere"
    preposition = "into" if to in ("graveyard", "hand") else "in"
    if whose is Who.OPPONENT:
        take_player(speech)
    return Event(
        who, f"be put {preposition} {people.whose(whose, to)} {start}".rstrip(), "when" if itself else "whenever"
    )


def _card(what: Filter) -> Filter:
    """Return a description of cards: that they are no tokens goes without saying."""
    return with_fields(what, token=None) if what.token is False else what


def _enters(pattern: ZoneChange, what: Filter, speech: Speech) -> Event:
    if pattern.remembered is not None and pattern.origin == "exile" and pattern.what == Filter(controller=Who.YOU):
        take_object(speech, what, "card")
        return Event(Noun("an exiled card"), "enter under your control this way", "when")
    tapped = " tapped" if what.tapped else ""
    if what.tapped:
        what = with_fields(what, tapped=None)
    who = subject(what, speech)
    take_object(speech, what, filters.head_noun(what, "battlefield"))
    start = ""
    if pattern.origin is not None:
        start = f" from {people.whose(pattern.whose, pattern.origin)}"
    elif pattern.not_from is not None:
        raise CannotSay("ZoneChange.not_from")
    once = what == ITSELF
    return Event(who, f"enter{start}{tapped}", "when" if once else "whenever")
