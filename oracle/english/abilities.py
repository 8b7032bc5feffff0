"""Abilities as printed lines (113.3): spell, activated, triggered, static; costs of spells; keywords."""

from __future__ import annotations

from typing import Any

from oracle.english import (
    amount_events,
    amounts,
    clauses,
    conditions,
    costs,
    effects,
    filters,
    instructions,
    keywords,
    libraries,
    mana,
    moving,
    patterns,
    permanents,
    players,
    spells,
    statics,
    tokens,
    zone_changes,
    zones,
)
from oracle.english.clauses import Clause
from oracle.english.speech import Phrases, Speech, speaks_of
from oracle.english.words import CannotSay, capital, counted, need, number, series
from oracle.vocabulary import abilities as v
from oracle.vocabulary.amounts import InStep, YourTurn
from oracle.vocabulary.costs import Loyalty
from oracle.vocabulary.filters import THIS, Who
from oracle.vocabulary.hidden import HideAway
from oracle.vocabulary.instructions import Do
from oracle.vocabulary.patterns import ChapterReached, ManaProduced, enters
from oracle.vocabulary.selectors import ControllerOf, EventObject, EventSource
from oracle.vocabulary.statics import (
    Continuous,
    DefinePT,
    Prohibit,
    RemoveTypes,
    Replace,
    StaticPart,
    TriggersAgain,
)

ability = Phrases[str]("abilities")  # an ability as its own line, several sentences perhaps
_LOADED = (
    amount_events,
    effects,
    libraries,
    mana,
    moving,
    permanents,
    players,
    spells,
    tokens,
    zone_changes,
)  # they register instructions


def quoted(what: v.Ability, speech: Speech, itself: str | None = None) -> str:
    """Return an ability that an object is said to have: flying; "{T}: Add {G}."."""
    if isinstance(what, v.Keyword):
        said = keywords.keyword(what, speech)
        if what.name == "cumulative upkeep":
            return f'"{clauses.sentence(said)}"'
        return said
    inner = speech.within((), itself)
    return f'"{ability(what, inner)}"'


def line(of: tuple[v.Ability, ...], face: v.Face) -> str:
    """Return a printed line: one ability, or several keywords."""
    if len(of) == 1:
        return ability(of[0], Speech(face, zone=_zone(of[0]), spell=_of_spell(of[0])))
    if all(isinstance(one, v.Keyword) for one in of):
        return capital(", ".join(keywords.keyword(one, Speech(face)) for one in of if isinstance(one, v.Keyword)))
    return " ".join(ability(one, Speech(face, zone=_zone(one), spell=_of_spell(one))) for one in of)


def _zone(what: v.Ability) -> str:
    if isinstance(what, v.Activated):
        return what.zone
    if isinstance(what, (v.Triggered, v.Static)) and len(what.zones) == 1:
        return what.zones[0]
    return "battlefield"


def _of_spell(what: v.Ability) -> bool:
    """Tell whether an ability speaks of itself as a spell: one that works on the stack."""
    return isinstance(what, (v.Triggered, v.Static)) and what.zones == ("stack",)


def _effect(effect: Any, targets: tuple[v.Slot, ...], modal: v.Modal | None, speech: Speech) -> Clause:
    if modal is not None:
        need(effect == Do(()) and not targets, "an effect beside modes")
        return _modal(modal, speech)
    speech.aim(targets)
    found = instructions.clause(effect, speech)
    speech.aimed_all()
    return found


def _divided(speech: Speech) -> None:
    """Refuse an amount that was to be divided, if nothing that was said divides it."""
    if speech.divided is not None:
        raise CannotSay("divide")


def _modal(modal: v.Modal, speech: Speech) -> Clause:
    if modal.least == modal.most:
        choose = f"choose {number(modal.least)}"
    elif modal.least == 1 and modal.most == len(modal.modes):
        choose = "choose one or both" if modal.most == 2 else "choose one or more"
    elif modal.least == 0:
        choose = f"choose up to {number(modal.most)}"
    else:
        raise CannotSay("Modal.most")
    modes = []
    for mode in modal.modes:
        inner = speech.within(mode.targets)
        said = instructions.clause(mode.effect, inner)
        inner.aimed_all()
        modes.append(f"• {clauses.paragraph(said)}")
    return Clause("\n".join([f"{choose} —", *modes]))


@ability.of(v.SpellAbility)
def _spell(what: v.SpellAbility, speech: Speech) -> str:
    if what.modal is not None:
        said = _modal(what.modal, speech).verb
        need(what.effect is None and not what.targets, "an effect beside modes")
        return capital(said)
    speech.divided = what.divide
    _additional_costs(speech)
    found = _effect(what.effect, what.targets, None, speech)
    _divided(speech)
    text = clauses.paragraph(found)
    if what.additional or what.condition is not None:
        raise CannotSay("SpellAbility.additional")
    return text


def _additional_costs(speech: Speech) -> None:
    """Note what the additional costs of a spell name: the sacrificed creature."""
    for of in speech.face.lines:
        for one in v.abilities_of(of):
            if isinstance(one, v.AdditionalCost):
                costs.action(one.cost, speech)
    speech.latest = None


@ability.of(v.Activated)
def _activated(what: v.Activated, speech: Speech) -> str:
    if what.keyword is not None:
        raise CannotSay("Activated.keyword")
    need(what.loyalty == speaks_of(what.cost, Loyalty), "Activated.loyalty")
    price = costs.printed(what.cost, speech)
    speech.divided = what.divide
    found = _effect(what.effect, what.targets, what.modal, speech)
    _divided(speech)
    sentences = [clauses.paragraph(found)]
    if what.x is not None:
        sentences.append(f"X is {amounts.as_definition(what.x, speech)}.")
    if limits := _limits(what, speech):
        sentences.append(f"Activate only {' and only '.join(limits)}.")
    if what.by is Who.ANYONE:
        sentences.append("Any player may activate this ability.")
    elif what.by is not Who.YOU:
        raise CannotSay("Activated.by")
    need(zones.of_activated(what, speech) == what.zone, "Activated.zone")
    return f"{price}: {' '.join(sentences)}"


def _limits(what: Any, speech: Speech) -> list[str]:
    """Return when an ability may be activated: as a sorcery, once each turn, if ..."""
    limits = []
    speech.latest = None
    speech.in_trigger = False
    if what.loyalty:
        need(not what.sorcery_speed, "Activated.sorcery_speed")  # it goes without saying
    elif what.sorcery_speed:
        limits.append("as a sorcery")
    if what.once_each_turn:
        limits.append("once each turn")
    match what.condition:
        case None:
            pass
        case YourTurn():
            limits.append("during your turn")
        case InStep(step=step):
            limits.append(f"during the {_step(step)}")
        case condition:
            limits.append(f"if {conditions.said(condition, speech)}")
    return limits


def _step(step: str) -> str:
    return {"end-of-combat": "end of combat step", "end-combat": "end of combat step"}.get(
        step, f"{step.replace('-', ' ')} step"
    )


@ability.of(v.Triggered)
def _triggered(what: v.Triggered, speech: Speech) -> str:
    if what.keyword is not None:
        return _of_keyword(what)
    speech.divided = what.divide
    if what.chapters:
        need(what.on == ChapterReached(what.chapters), "Triggered.chapters")
        need(what.condition is None and not what.together and what.zones == ("battlefield",), "Triggered of a chapter")
        found = _effect(what.effect, what.targets, what.modal, speech)
        return f"{', '.join(_roman(one) for one in what.chapters)} — {clauses.paragraph(found)}"
    speech.together = what.together
    if what.during is not None:
        need(what.condition is None, "Triggered.during")
    speech.passive = _of_controller(what.effect)
    speech.of_source = speaks_of(what.effect, EventSource())
    speech.additional = isinstance(what.on, ManaProduced)
    event = patterns.event(what.on, speech)
    if speech.together:
        raise CannotSay("Triggered.together")
    speech.in_trigger = True
    condition = zones.of_triggered(what, speech)
    meanwhile = f" while {conditions.said(what.during, speech)}" if what.during is not None else ""
    if meanwhile:
        speech.latest = None
    if what.condition is not None:
        condition += f"if {conditions.said(what.condition, speech)}, "
        speech.conditional = True
    found = _effect(what.effect, what.targets, what.modal, speech)
    _divided(speech)
    text = f"{capital(event.word)} {event.present()}{meanwhile}, {condition}{found.text()}"
    more = " ".join(clauses.sentence(one) for one in found.more)
    said = clauses.sentence(text) if what.modal is None else text
    limit = " This ability triggers only once each turn." if what.once_each_turn else ""
    return f"{said}{' ' if more else ''}{more}{limit}"


def _of_keyword(what: Any) -> str:
    """Return the keyword ability that a card has written out."""
    hides = what.effect
    if isinstance(hides, HideAway) and _whole(what) == v.Triggered(enters(), hides, keyword="hideaway"):
        return f"{capital(what.keyword)} {what.effect.count}"
    raise CannotSay(f"Triggered.keyword {what.keyword}")


def _of_controller(effect: Any) -> bool:
    """Tell whether an effect speaks of the controller of the event's object: the event is said of the object then."""
    return getattr(effect, "who", None) == ControllerOf(EventObject())


def _roman(chapter: int) -> str:
    return ("I", "II", "III", "IV", "V", "VI")[chapter - 1]


@ability.of(v.Static)
def _static(what: v.Static, speech: Speech) -> str:
    if what.keyword is not None:
        raise CannotSay("Static.keyword")
    # Whether an ability defines a characteristic is seen by what it says (604.3).
    need(what.defines == any(speaks_of(one, DefinePT) for one in what.parts), "Static.defines")
    said = (
        [statics.part(one, speech) for one in what.parts] if not _together(what.parts) else [_both(what.parts, speech)]
    )
    start = zones.of_static(what, speech)
    if what.condition is None:
        return " ".join(clauses.sentence(f"{start}{one}") for one in said)
    if start:
        raise CannotSay("Static.zones with a condition")
    if isinstance(what.condition, YourTurn) and isinstance(what.parts[0], Replace):
        return " ".join(clauses.sentence(f"{one} during your turn") for one in said)
    if isinstance(what.condition, YourTurn):
        return " ".join(clauses.sentence(f"during your turn, {one}") for one in said)
    return " ".join(clauses.sentence(_conditional(one, what, speech)) for one in said)


def _conditional(said: str, what: v.Static, speech: Speech) -> str:
    part = what.parts[0]
    assert what.condition is not None
    condition = conditions.said(what.condition, speech)
    if isinstance(part, Replace):
        return f"{said} if {condition}"
    if isinstance(part, TriggersAgain):
        need(" triggers, that" in said, "TriggersAgain with a condition")
        return said.replace(" triggers, that", f" triggers while {condition}, that")
    if isinstance(part, Continuous) and part.what == THIS and not isinstance(part.changes[0], RemoveTypes):
        return f"{said} as long as {condition}"
    return f"as long as {condition}, {said}"


def _together(parts: tuple[StaticPart, ...]) -> bool:
    """Tell whether parts are prohibitions of the same things: can't attack or block."""
    first = parts[0]
    return len(parts) > 1 and all(
        isinstance(one, Prohibit)
        and isinstance(first, Prohibit)
        and one == Prohibit(one.action, first.what, by=first.by)
        for one in parts
    )


def _both(parts: tuple[StaticPart, ...], speech: Speech) -> str:
    first = parts[0]
    assert isinstance(first, Prohibit)
    return statics.prohibited(first, "+".join(one.action for one in parts if isinstance(one, Prohibit)), speech)


@ability.of(v.Keyword)
def _keyword(what: v.Keyword, speech: Speech) -> str:
    return capital(keywords.keyword(v.Keyword(what.name, what.value), speech))


@ability.of(v.Enchant)
def _enchant(what: v.Enchant, speech: Speech) -> str:
    found = []
    if what.what is not None:
        found.append(filters.described(what.what, speech))
    if what.players is not None:
        found.append("player" if what.players is Who.ANYONE else "opponent")
    return f"Enchant {series(found, 'or')}"


@ability.of(v.AdditionalCost)
def _additional(what: v.AdditionalCost, speech: Speech) -> str:
    return capital(keywords.additional(_whole(what), speech))


@ability.of(v.AlternativeCost)
def _alternative(what: v.AlternativeCost, speech: Speech) -> str:
    return capital(keywords.alternative(_whole(what), speech))


def _whole(what: Any) -> Any:
    """Return the piece itself: whoever says it reads all of it."""
    piece = what._piece
    for field in piece.__struct_fields__:
        getattr(what, field)
    return piece


@ability.of(v.OpeningHand)
def _opening_hand(what: v.OpeningHand, speech: Speech) -> str:
    first = " and you're not the starting player" if what.unless_starting else ""
    start = f"If this card is in your opening hand{first}, you may begin the game with"
    if not what.counters:
        return f"{start} it on the battlefield.{_exiles(what.exiles)}"
    ((kind, count),) = what.counters
    counters = counted(count, amounts.counter_noun(kind))
    return f"{start} {speech.itself} on the battlefield with {counters} on it.{_exiles(what.exiles)}"


def _exiles(count: int) -> str:
    return f" If you do, exile {counted(count, 'card')} from your hand." if count else ""


@ability.of(v.SpecialAction)
def _special(what: v.SpecialAction, speech: Speech) -> str:
    raise CannotSay(f"SpecialAction {what.name}")
