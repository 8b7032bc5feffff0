"""Copies of spells, delayed triggered abilities (603.7, 707.10), and what is done to cards off the battlefield."""

from __future__ import annotations

import msgspec

from oracle.english import amounts, filters, patterns, selectors
from oracle.english.clauses import FOR_NOTHING, Clause, new_targets
from oracle.english.instructions import clause
from oracle.english.speech import Speech, speaks_of
from oracle.english.words import CannotSay, need
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.abilities import Triggered
from oracle.vocabulary.choices import PutOnBottom
from oracle.vocabulary.copies import CastCopies
from oracle.vocabulary.filters import Who
from oracle.vocabulary.patterns import ManaProduced, StepBegins


@clause.of(v.CopySpell)
def _copy_spell(what: v.CopySpell, speech: Speech) -> Clause:
    thing = selectors.thing(what.what, speech)
    if what.count != 1:
        raise CannotSay("CopySpell.count")
    if what.without_legendary:
        legend = "the spell is legendary"
        return Clause(f"copy {thing.text}, except it isn't legendary if {legend}")
    permanent = isinstance(what.what, s.Target) and _is_permanent_spell(speech, what.what)
    more = () if permanent else (new_targets("the copy"),)
    return Clause(f"copy {thing.text}", more=more)


def _is_permanent_spell(speech: Speech, what: s.Target) -> bool:
    slot = speech.slot(what.slot)
    if slot.what is not None and {"instant", "sorcery"} <= set(slot.what.without_types):
        return True
    kinds = set() if slot.what is None else {*slot.what.types, *slot.what.any_type}
    return bool(kinds & filters.PERMANENT_TYPES)


@clause.of(CastCopies)
def _cast_copies(what: CastCopies, speech: Speech) -> Clause:
    if not isinstance(what.who, s.You):
        raise CannotSay("CastCopies.who")
    thing = selectors.thing(what.what, speech)
    if thing.person != "one":
        raise CannotSay("CastCopies.what")
    speech.aside = True
    return Clause(f"copy {thing.text}", more=(f"you may cast the copy {FOR_NOTHING}",))


@clause.of(v.MultiplyX)
def _multiply_x(what: v.MultiplyX, speech: Speech) -> Clause:
    times = {2: "double", 3: "triple"}.get(what.by)
    if times is None or not isinstance(what.what, s.EventObject):
        raise CannotSay("MultiplyX")
    return Clause(f"{times} the value of X")


@clause.of(v.Later)
def _later(what: v.Later, speech: Speech) -> Clause:
    ability: Triggered = what.ability
    if not ability.targets:
        need(not speaks_of(ability, s.Target), "Later.ability")  # the targets are not its own
        return _delayed(what, ability, speech)
    slots, aimed = speech.slots, speech.aimed
    speech.aim(ability.targets)
    found = _delayed(what, ability, speech)
    speech.aimed_all()
    speech.slots, speech.aimed = slots, aimed
    return found


def _delayed(what: v.Later, ability: Triggered, speech: Speech) -> Clause:
    """Return a delayed ability. CannotSay if what it has beside its event, its effect and its targets is not as usual."""
    need(ability == Triggered(ability.on, ability.effect, ability.targets), "Later.ability")
    for name in what.remember:
        if s.Remembered(name) not in speech.same and s.Remembered(name) not in speech.heard:
            raise CannotSay("Later.remember")
    if isinstance(ability.on, StepBegins) and what.until == "once":
        said = clause(ability.effect, speech)
        need(ability.on.whose is Who.ANYONE, "Later StepBegins.whose")
        when = {"end": "the beginning of the next end step", "upkeep": "the beginning of the next turn's upkeep"}.get(
            ability.on.step
        )
        if when is None:
            raise CannotSay(f"Later {ability.on.step}")
        return msgspec.structs.replace(said, tail=f"{said.tail} at {when}")
    speech.additional = isinstance(ability.on, ManaProduced)
    if what.until == "once-this-turn":
        return _next(ability, speech)
    found = patterns.event(ability.on, speech)
    if what.until == "game" and found.word == "when":
        said = clause(ability.effect, speech)
        return Clause(f"when {found.present()}, {said.text()}", more=said.more)
    said = clause(ability.effect, speech)
    if what.until == "end-of-turn" and found.word == "when":
        return Clause(f"when {found.present()} this turn, {said.text()}", more=said.more)
    if what.until == "end-of-turn" and not isinstance(ability.on, ManaProduced):
        return Clause(f"whenever {found.present()} this turn, {said.text()}", more=said.more)
    if what.until == "end-of-turn":
        return Clause(f"whenever {found.present()}, {said.text()}", more=said.more, before="until end of turn")
    raise CannotSay(f"Later.until {what.until}")


def _next(ability: Triggered, speech: Speech) -> Clause:
    """Return a delayed ability that triggers once this turn: "When you next cast a spell this turn"."""
    found = patterns.event(ability.on, speech)
    speech.in_trigger = True
    said = clause(ability.effect, speech)
    return Clause(f"when {found.subject.text} next {found.verb} this turn, {said.text()}", more=said.more)


@clause.of(v.Suspend)
def _suspend(what: v.Suspend, speech: Speech) -> Clause:
    said = amounts.things(what.count, "time counter", speech)
    return Clause(f"exile this card with {said.text} on it{said.tail}")


@clause.of(PutOnBottom)
def _put_on_bottom(what: PutOnBottom, speech: Speech) -> Clause:
    thing = selectors.thing(what.what, speech)
    if isinstance(what.what, s.TopOfLibrary):
        return Clause(f"put {thing.text} on the bottom of {selectors.possessive(what.what.who, speech)} library")
    return Clause(f"put {thing.text} on the bottom of its owner's library")
