"""What can't happen (614.17, 101.2): effects that say so, and what the rules themselves rule out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from oracle import layers, matching, wording
from oracle.events import (
    CountersPut,
    CountersRemoved,
    DamageDealt,
    Destroyed,
    Event,
    LifeGained,
    LifeLost,
    ManaAdded,
    Moved,
    TokensMade,
)
from oracle.layers import InForce
from oracle.model import Game, Zone
from oracle.query import Context
from oracle.trace import name_of, note
from oracle.vocabulary.patterns import AnyOf, Pattern, ZoneChange
from oracle.vocabulary.patterns import CountersPut as CountersPutPattern
from oracle.vocabulary.statics import Cant


class Forbidden(msgspec.Struct, frozen=True):
    """Why an event can't happen: an effect that says so, or what the rules say, in words about some objects."""

    rules: str
    text: str = ""
    about: tuple[int | str, ...] = ()
    by: InForce | None = None


class Replacing(Protocol):
    """A replacement effect that would change an event."""

    @property
    def effect(self) -> InForce:
        """Return the effect, as it is in force."""


def why_not(game: Game, asked: Game, event: Event) -> Forbidden | None:
    """Return why an event can't happen, or None if it can. `asked`: the game in which an entering permanent exists (614.17d)."""
    ruled_out = _by_the_rules(game, event)
    if ruled_out is not None:
        return ruled_out
    for part in effects_on(game, asked, event, Cant):
        if matching.matches(asked, part.part.event, event, context(part)):
            return Forbidden("614.17 101.2", by=part)
    return None


def can_happen(game: Game, event: Event) -> bool:
    """Tell whether an event can happen: for costs (614.17b) and choices (608.2d)."""
    return why_not(game, game, event) is None


def effects_on(game: Game, asked: Game, event: Event, kind: type) -> tuple[InForce, ...]:
    """Return the parts of static abilities of a kind that may bear on an event.

    Those in force before it; and, for a permanent that enters, its own that speak of it alone (614.12, 614.17d). A permanent's
    ability about a group of permanents that it belongs to doesn't work yet.
    """
    found = layers.in_force(game, kind)
    if asked is game:
        return found
    new = _entering_object(event)
    own = tuple(p for p in layers.in_force(asked, kind) if p.source == new and _speaks_of_itself(p.part.event))
    return found + own


def context(part: InForce) -> Context:
    """Return the context in which a static ability's part is read."""
    return Context(source=part.source, controller=part.controller, x=part.x, memory=part.memory)


def _entering_object(event: Event) -> int:
    if isinstance(event, Moved):
        return event.new
    if isinstance(event, CountersPut) and isinstance(event.on, int):
        return event.on
    return 0


def _speaks_of_itself(pattern: Pattern) -> bool:
    match pattern:
        case ZoneChange():
            return pattern.what.itself
        case CountersPutPattern():
            return pattern.on is not None and pattern.on.itself
        case AnyOf():
            return any(_speaks_of_itself(p) for p in pattern.patterns)
        case _:
            return False


def _by_the_rules(game: Game, event: Event) -> Forbidden | None:
    match event:
        case DamageDealt(amount=n) if n <= 0:
            return Forbidden("120.8", "no damage is dealt: the amount is 0")
        case LifeGained(amount=n) if n <= 0:
            return Forbidden("119.10", "no life is gained: the amount is 0")
        case LifeLost(amount=n) if n <= 0:
            return Forbidden("609.3", "no life is lost: the amount is 0")
        case CountersPut(amount=n) | CountersRemoved(amount=n) | TokensMade(amount=n) if n <= 0:
            return Forbidden("609.3", "nothing happens: the number is 0")
        case ManaAdded(mana=()):
            return Forbidden("106.5", "no mana is produced by {}", (event.source,))
        case Destroyed(object=oid) if layers.has_keyword(game, oid, "indestructible"):
            return Forbidden("702.12b", "{} is indestructible and isn't destroyed", (oid,))
        case Moved(object=oid, to=Zone.BATTLEFIELD, entering=entering) if (
            oid and not (entering is not None and entering.face_down) and _is_instant_or_sorcery(game, oid)
        ):
            return Forbidden("304.4 307.4", "{} can't enter the battlefield", (oid,))
        case _:
            return None


def _is_instant_or_sorcery(game: Game, oid: int) -> bool:
    return bool(layers.known(game, oid).types & {"instant", "sorcery"})


def told(game: Game, asked: Game, event: Event, forbidden: Forbidden, others: Sequence[Replacing] = ()) -> Game:
    """Return the game with lines on an event that can't happen, and on the effects that would change it and don't (614.17c)."""
    if not game.tracing:
        return game
    if forbidden.by is None:
        return note(game, forbidden.rules, forbidden.text, *forbidden.about)
    rules = forbidden.rules
    if isinstance(event, CountersPut):
        rules += " 614.17d 122.6" if event.entering else " 122.1"
    elif isinstance(event, Moved) and event.to is Zone.BATTLEFIELD:
        rules += " 614.17d"
    text = "{} says that this can't happen: {}"
    game = note(game, rules, text, name_of(asked, forbidden.by.source), wording.event(asked, event))
    for other in others:
        text = "{} does not change that: what can't happen can't be replaced"
        game = note(game, "614.17c", text, name_of(asked, other.effect.source))
    return game
