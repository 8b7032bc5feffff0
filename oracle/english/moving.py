"""Objects that go to another zone (400.7, 701): exiled, returned, put."""

from __future__ import annotations

from typing import Any

from oracle.english import amounts, selectors
from oracle.english.clauses import Clause
from oracle.english.instructions import clause, permanent_noun
from oracle.english.speech import Mention, Speech
from oracle.english.words import CannotSay, Noun, counted, plural
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.filters import Who


@clause.of(v.Move, unsaid=("link",))
def _move(what: v.Move, speech: Speech) -> Clause:
    origin = _origin(what.what, speech)
    whole = selectors.again_or_none(what.what, speech) is None
    mine = isinstance(what.what, s.This)
    moved = selectors.thing(what.what, speech)
    _kept(what, speech, moved)
    if what.attacking is not None:
        raise CannotSay("Move.attacking")
    if what.to == "exile":
        if what.counters or what.tapped or what.under is not None or what.position is not None:
            return Clause(f"exile {moved.text}{_with_counters(what.counters, moved)}")
        until = f" until {speech.itself} leaves the battlefield" if what.until_leaves else ""
        return Clause(f"exile {moved.text}{until}")
    if what.to == "battlefield":
        return _onto_battlefield(what, speech, moved, origin, whole, mine)
    if what.counters or what.tapped or what.under is not None:
        raise CannotSay("Move.counters")
    if what.to == "hand":
        return Clause(
            f"return {moved.text}{_from(origin, whole, mine)} to {_owners(what.what, speech, origin, 'hand')}"
        )
    if what.to == "library":
        if what.position is None:
            return Clause(
                f"shuffle {moved.text}{_from(origin, whole, mine)} into {_owners(what.what, speech, origin, 'library')}"
            )
        place = "on top" if what.position == 0 else "on the bottom"
        return Clause(f"put {moved.text} {place} of {_owners(what.what, speech, origin, 'library')}")
    if what.to == "graveyard":
        return Clause(f"put {moved.text} into {_owners(what.what, speech, origin, 'graveyard')}")
    raise CannotSay(f"Move to {what.to}")


def _origin(what: s.Selector, speech: Speech) -> str:
    """Return the zone that something is moved from, as far as the words need it."""
    if isinstance(what, s.Target):
        return speech.slots[what.slot].zone
    if isinstance(what, (s.Each, s.Choice)):
        return what.zone
    if isinstance(what, s.This):
        return speech.zone
    if isinstance(what, s.TopOfLibrary):
        return "library"
    return "battlefield"


def _from(origin: str, whole: bool, mine: bool) -> str:
    """Return where a card comes from, if what it is called does not say so."""
    return f" from your {origin}" if mine and origin not in ("battlefield", "stack") else ""


def _owners(what: s.Selector, speech: Speech, origin: str, zone: str) -> str:
    """Return the zone of whose something goes to: your hand, its owner's hand."""
    if isinstance(what, s.This) and speech.zone not in ("battlefield", "stack"):
        return f"your {zone}"
    if isinstance(what, s.Target):
        slot = speech.slots[what.slot]
        if slot.zone in ("graveyard", "hand", "exile") and slot.whose is Who.YOU:
            return f"your {zone}"
    if isinstance(what, (s.Each, s.Choice)) and what.zone != "battlefield" and what.whose is Who.YOU:
        return f"your {zone}"
    mention = speech.again(what)
    if mention is not None and mention.person == "many":
        return f"their owners' {plural(zone)}"
    return f"its owner's {zone}"


def _with_counters(counters: tuple[tuple[str, Any], ...], moved: Noun) -> str:
    if not counters:
        return ""
    ((kind, count),) = counters
    if not isinstance(count, int):
        raise CannotSay("Move.counters")
    return f" with {counted(count, amounts.counter_noun(kind))} on {'it' if moved.person == 'one' else 'them'}"


def _onto_battlefield(what: v.Move, speech: Speech, moved: Noun, origin: str, whole: bool, mine: bool) -> Clause:
    tapped = " tapped" if what.tapped else ""
    counters = _with_counters(what.counters, moved)
    yours = _is_yours(what.what, speech, origin)
    under = ""
    if isinstance(what.under, s.You) and not yours:
        under = " under your control"
    elif (
        what.under is None
        and isinstance(what.what, (s.Linked, s.EventObject, s.Remembered))
        and origin == "battlefield"
    ):
        under = f" under {'its' if moved.person == 'one' else 'their'} owner's control"
    elif what.under is None and isinstance(what.what, s.Each) and what.what.whose is Who.ANYONE:
        under = " under their owners' control"
    elif what.under is not None and not isinstance(what.under, s.You):
        under = f" under {selectors.possessive(what.under, speech)} control"
    start = _from(origin, whole, mine)
    put = origin == "library" or (origin == "graveyard" and not yours and not isinstance(what.what, s.Each))
    if put or origin == "hand":
        return Clause(f"put {moved.text}{start} onto the battlefield{tapped}{under}{counters}")
    return Clause(f"return {moved.text}{start} to the battlefield{tapped}{under}{counters}")


def _is_yours(what: s.Selector, speech: Speech, origin: str) -> bool:
    if origin == "battlefield":
        return False
    if isinstance(what, s.Target):
        return speech.slots[what.slot].whose is Who.YOU
    if isinstance(what, (s.Each, s.Choice)):
        return what.whose is Who.YOU
    return isinstance(what, s.This)


def _kept(what: v.Move, speech: Speech, moved: Noun) -> None:
    """Note what a card is called after it was moved."""
    if what.remember is None:
        return
    noun = "cards" if moved.person == "many" else "card"
    if what.to == "battlefield":
        if isinstance(what.what, s.This):
            speech.same[s.Remembered(what.remember)] = speech.key(what.what)
            return
        noun = permanent_noun(what.what, speech)
        speech.heard[s.Remembered(what.remember)] = Mention(noun, moved.person, speech.sentence - 1)
        return
    speech.heard[s.Remembered(what.remember)] = Mention(noun, moved.person, speech.sentence - 1)
