"""What an event is about: its player, its object, its source, its amount. For "that player", "that creature", "that much"."""

from __future__ import annotations

from oracle.events import (
    Activated,
    Attached,
    CountersPut,
    CountersRemoved,
    DamageDealt,
    Event,
    ManaAdded,
    Moved,
    Targeted,
    TokensMade,
)
from oracle.model import Game, ObjectId, PlayerId, Zone


def event_player(event: Event) -> PlayerId | None:
    """Return the player of an event: who did it or whom it befell; for damage, the player dealt damage. None if it has none."""
    match event:
        case DamageDealt(to=str() as player):
            return player
        case CountersPut(on=str() as player) | CountersRemoved(on=str() as player):
            return player
        case Targeted(target=str() as player):
            return player
        case ManaAdded():
            return event.tapper
        case _:
            found = getattr(event, "player", None)
            return found if isinstance(found, str) else None


def event_amount(event: Event) -> int:
    """Return how much an event was: damage, life, counters, mana, tokens; one for an event without a number."""
    if isinstance(event, ManaAdded):
        return len(event.mana)
    amount = getattr(event, "amount", 1)
    return amount if isinstance(amount, int) else 1


def event_object(event: Event) -> ObjectId | None:
    """Return the object of an event as it is after it: what moved under its new identity, what was dealt damage, what was cast.

    None if the event is about a player alone.
    """
    match event:
        case Moved():
            return event.new or event.object
        case DamageDealt(to=to):
            return to if isinstance(to, int) else None
        case CountersPut(on=on) | CountersRemoved(on=on):
            return on if isinstance(on, int) else None
        case Targeted(target=target):
            return target if isinstance(target, int) else None
        case Activated():
            return event.object or event.source
        case ManaAdded():
            return event.source
        case TokensMade(made=made):
            return made[0] if made else None
        case Attached():
            return event.object
        case _:
            found = getattr(event, "object", None)
            return found if isinstance(found, int) else None


def described_object(event: Event) -> ObjectId | None:
    """Return the identity under which an event's object is looked at for information about it (608.2h, 603.10a).

    What left the battlefield is looked at as it was there; whatever else moved, as it is where it went.
    """
    if isinstance(event, Moved) and event.origin is Zone.BATTLEFIELD:
        return event.object
    return event_object(event)


def event_source(event: Event) -> ObjectId | None:
    """Return the source of an event: of damage, of mana, what targets, else the spell or ability that did it; None if nothing did."""
    match event:
        case DamageDealt() | ManaAdded() | Activated():
            return event.source
        case Targeted():
            return event.by
        case _:
            return event.cause


def exists(game: Game, oid: ObjectId | None) -> bool:
    """Tell whether something is known about an object: it is in the game, or was."""
    return oid is not None and (oid in game.objects or oid in game.gone)
