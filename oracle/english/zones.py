"""Where an ability works (113.6): nothing is said of it where its words tell, so that they must.

"When you cast this spell" works on the stack, "return this card from your graveyard" in the graveyard: an ability that is declared to work
somewhere else than its words tell has no words.
"""

from __future__ import annotations

from typing import Any

from oracle.english.speech import EMBLEM, Speech
from oracle.english.words import CannotSay, need, series
from oracle.vocabulary.abilities import Triggered
from oracle.vocabulary.amounts import Exists
from oracle.vocabulary.costs import DiscardSelf
from oracle.vocabulary.filters import THIS
from oracle.vocabulary.instructions import Instruction, Move
from oracle.vocabulary.patterns import SpellCast, ZoneChange
from oracle.vocabulary.selectors import This
from oracle.vocabulary.statics import CostChange, KeepsCounters, Prohibit, StaticPart


def of_activated(what: Any, speech: Speech) -> str:
    """Return where an activated ability works, by what is said of the card in its cost, its effect or its condition."""
    if DiscardSelf() in what.cost.parts:
        return "hand"
    if _suspended(what.condition):
        return "exile"
    # "Return this card from your graveyard": the words are of the zone in which the ability is said to work.
    return "graveyard" if _moves_itself(what.effect) and speech.zone == "graveyard" else "battlefield"


def _suspended(condition: Any) -> bool:
    return isinstance(condition, Exists) and condition.zone == "exile" and condition.what.itself


def _moves_itself(effect: Any) -> bool:
    """Tell whether an effect moves the card itself, and so says from where."""
    if isinstance(effect, Move) and effect.what == This():
        return True
    parts = effect if isinstance(effect, tuple) else ()
    if isinstance(effect, (Instruction, Triggered)):
        parts = tuple(getattr(effect, name) for name in effect.__struct_fields__)
    return any(_moves_itself(part) for part in parts)


def of_triggered(what: Any, speech: Speech) -> str:
    """Return in which zones an ability works, where neither its event nor its effect tells."""
    if what.zones == ("battlefield", "command"):
        places = series(("in the command zone", "on the battlefield"), "or")
        return f"if {speech.itself} is {places}, "
    if len(what.zones) != 1:
        raise CannotSay("Triggered.zones")
    return _zone_told(what.zones[0], what, speech)


def _zone_told(zone: str, what: Any, speech: Speech) -> str:
    """Return nothing, where the words tell the zone: "when you cast this spell", "return this card from your graveyard"."""
    on = what.on
    if speech.itself == EMBLEM:
        told = "command"  # 114.4
    elif on == SpellCast(THIS):
        told = "stack"
    elif isinstance(on, ZoneChange) and on.what == THIS and on.to == "graveyard" and on.origin != "battlefield":
        told = "graveyard"  # put there from anywhere: it triggers there
    elif _suspended(what.condition):
        told = "exile"
    else:
        told = "graveyard" if zone == "graveyard" and _moves_itself(what.effect) else "battlefield"
    need(zone == told, f"Triggered.zones {zone}")
    return ""


_EVERYWHERE = {"battlefield", "stack", "graveyard", "exile", "command"}


def of_static(what: Any, speech: Speech) -> str:
    """Return where a static ability works, if it is not on the battlefield and what it says does not tell."""
    told = {_told_by(part) for part in what.parts}
    match what.zones:
        case ("battlefield",) | ("stack",) if told == set(what.zones):
            return ""
        case ("graveyard",) if told == {"battlefield"}:
            return f"as long as {speech.itself} is in your graveyard, "
        case zones if set(zones) == _EVERYWHERE and told == {"everywhere"}:
            return ""
        case _:
            raise CannotSay("Static.zones")


def _told_by(part: StaticPart) -> str:
    """Return where a part of a static ability works by what it says: what is said of casting a spell, on the stack."""
    match part:
        case CostChange() | Prohibit(action="be-countered") if part.what == THIS:
            return "stack"
        case KeepsCounters():
            return "everywhere"  # wherever the card has counters
        case _:
            return "battlefield"
