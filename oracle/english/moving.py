"""Objects that go to another zone (400.7, 701): exiled, returned, put."""

from __future__ import annotations

from typing import Any

from oracle.english import amounts, selectors
from oracle.english.clauses import YOU, Clause
from oracle.english.instructions import clause, permanent_noun
from oracle.english.speech import THIS, Mention, Speech
from oracle.english.words import CannotSay, Noun, counted, need, plural
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.abilities import Activated, abilities_of
from oracle.vocabulary.filters import ANYTHING, Who


@clause.of(v.Move, unsaid=("link",))
def _move(what: v.Move, speech: Speech) -> Clause:
    origin = _origin(what.what, speech)
    speech.may = what.to == "exile"
    moved = selectors.thing(what.what, speech)
    _kept(what, speech, moved)
    if what.attacking is not None or (what.until_leaves and what.to != "exile"):
        raise CannotSay("Move.attacking")
    plainly = not (what.tapped or what.counters or what.remember or what.under)
    if what.to == "battlefield" and plainly and isinstance(what.what, s.Linked) and _exiled_often(what.what, speech):
        cards = "all cards they own"
        return Clause(f"return to the battlefield {cards} exiled with it", Noun("each player"))
    if what.to == "battlefield":
        return _onto_battlefield(what, speech, moved, origin)
    if what.tapped or what.under is not None or (what.counters and what.to != "exile"):
        raise CannotSay("Move.tapped")
    match what.to:
        case "exile":
            return _exile(what, speech, moved)
        case "hand":
            yours = _owners(what.what, speech, "hand")
            return Clause(f"return {moved.text}{_from(what.what, origin)} to {yours}")
        case "library":
            return _into_library(what, speech, moved, origin)
        case "graveyard":
            return Clause(f"put {moved.text} into {_owners(what.what, speech, 'graveyard')}")
        case _:
            raise CannotSay(f"Move to {what.to}")


def _exile(what: Any, speech: Speech, moved: Noun) -> Clause:
    if what.counters and what.until_leaves:
        raise CannotSay("Move.until_leaves")
    until = f" until {speech.itself} leaves the battlefield" if what.until_leaves else ""
    words = (
        f"exile {moved.text}{_from(what.what, _origin(what.what, speech))}{_with_counters(what.counters, moved)}{until}"
    )
    if isinstance(what.what, s.Choice) and (what.what.least, what.what.most) == (0, 1):
        return Clause(f"may {words}", YOU)
    return Clause(words)


def _into_library(what: Any, speech: Speech, moved: Noun, origin: str) -> Clause:
    owners = _owners(what.what, speech, "library")
    if what.position is None and speech.shuffled:
        if speech.came is not None and what.what == s.Each(ANYTHING, "graveyard", Who.YOU):
            return Clause("shuffle their graveyard into their library", Noun("its owner"))
        if what.what == s.Each(ANYTHING, "hand", Who.REMEMBERED):
            return Clause("shuffle their hand into their library", Noun("that player"))
        return Clause(f"shuffle {moved.text}{_from(what.what, origin)} into {owners}")
    if what.position not in (None, 0, -1):
        raise CannotSay("Move.position")
    place = "on the bottom" if what.position == -1 else "on top"
    order = " in any order" if moved.person == "many" and isinstance(what.what, s.Choice) else ""
    return Clause(f"put {moved.text} {place} of {owners}{order}")


def _exiled_often(what: s.Linked, speech: Speech) -> bool:
    """Tell whether cards are set aside by an activated ability, and so as often as it is activated."""
    abilities = [one for line in speech.face.lines for one in abilities_of(line)]
    effects = [one.effect for one in abilities if isinstance(one, Activated)]
    return any(isinstance(effect, v.Move) and effect.link == what.name for effect in effects)


def _origin(what: s.Selector, speech: Speech) -> str:
    """Return the zone that something is moved from, as far as the words need it."""
    if isinstance(what, s.Target):
        return speech.slot(what.slot).zone
    if isinstance(what, (s.Each, s.Choice)):
        return what.zone
    if isinstance(what, s.This):
        return speech.zone if speech.came is None else speech.came
    if isinstance(what, s.TopOfLibrary):
        return "library"
    return "battlefield"


def _from(what: s.Selector, origin: str) -> str:
    """Return where a card comes from, if what it is called does not say so."""
    told = origin in ("battlefield", "stack", "anywhere", "library")
    return f" from your {origin}" if isinstance(what, s.This) and not told else ""


def _owners(what: s.Selector, speech: Speech, zone: str) -> str:
    """Return the zone of whose something goes to: your hand, its owner's hand."""
    if isinstance(what, s.This) and speech.zone not in ("battlefield", "stack") and speech.came is None:
        return f"your {zone}"
    if isinstance(what, s.Target):
        slot = speech.slot(what.slot)
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
    need(len(counters) == 1 and len(counters[0]) == 2, "Move.counters")
    ((kind, count),) = counters
    if not isinstance(count, int):
        raise CannotSay("Move.counters")
    return f" with {counted(count, amounts.counter_noun(kind))} on {'it' if moved.person == 'one' else 'them'}"


def _onto_battlefield(what: v.Move, speech: Speech, moved: Noun, origin: str) -> Clause:
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
    start = _from(what.what, origin)
    put = origin == "library" or (origin == "graveyard" and not yours and not isinstance(what.what, s.Each))
    if put or origin == "hand":
        return Clause(f"put {moved.text}{start} onto the battlefield{tapped}{under}{counters}")
    return Clause(f"return {moved.text}{start} to the battlefield{tapped}{under}{counters}")


def _is_yours(what: s.Selector, speech: Speech, origin: str) -> bool:
    if origin == "battlefield":
        return False
    if isinstance(what, s.Target):
        return speech.slot(what.slot).whose is Who.YOU
    if isinstance(what, (s.Each, s.Choice)):
        return what.whose is Who.YOU
    return isinstance(what, s.This)


def _kept(what: v.Move, speech: Speech, moved: Noun) -> None:
    """Note what a card is called after it was moved."""
    if what.remember is None:
        return
    if speech.key(what.what) == THIS:
        speech.same[s.Remembered(what.remember)] = THIS
        speech.mention(THIS, Mention(speech.itself, article="it"))
        return
    noun = "cards" if moved.person == "many" else "card"
    if what.to == "battlefield":
        if isinstance(what.what, s.This):
            speech.same[s.Remembered(what.remember)] = speech.key(what.what)
            return
        noun = permanent_noun(what.what, speech)
        speech.heard[s.Remembered(what.remember)] = Mention(noun, moved.person, speech.sentence - 1)
        return
    article = "the exiled" if isinstance(what.what, s.Each) else "that"
    speech.heard[s.Remembered(what.remember)] = Mention(noun, moved.person, speech.sentence - 1, article=article)
