"""What an event contains (616.1g): a drawing contains a card's change of zones, dealing damage contains its results (120.3)."""

from __future__ import annotations

from oracle import damage, layers
from oracle.events import (
    CountersPut,
    DamageDealt,
    Destroyed,
    Discarded,
    Drew,
    Entering,
    Event,
    Moved,
    Sacrificed,
    TokensMade,
)
from oracle.model import Game, Zone


def contained(game: Game, asked: Game, event: Event) -> tuple[Event, ...] | None:
    """Return the events that an event contains, none for most; None if without its part the event can't happen (121.4).

    `asked` is the game in which a permanent that enters is looked at (614.12).
    """
    match event:
        case Moved():
            return _counters_of_entering(asked, event)
        case Drew():
            library = game.zone(Zone.LIBRARY, event.player)
            return (_card_moves(game, library[0], Zone.HAND, "draw", event.cause),) if library else None
        case Discarded():
            return (_card_moves(game, event.object, Zone.GRAVEYARD, "discard", event.cause),)
        case Sacrificed():
            return (_card_moves(game, event.object, Zone.GRAVEYARD, "sacrifice", event.cause),)
        case Destroyed():
            return (_card_moves(game, event.object, Zone.GRAVEYARD, "destroy", event.cause),)
        case TokensMade():
            return _tokens_enter(event)
        case DamageDealt():
            return damage.results(game, event)
        case _:
            return ()


def _card_moves(game: Game, oid: int, to: Zone, reason: str, cause: int | None) -> Moved:
    obj = game.objects[oid]
    return Moved(object=oid, origin=obj.zone, to=to, player=obj.owner, reason=reason, cause=cause)


def _counters_of_entering(asked: Game, event: Moved) -> tuple[Event, ...]:
    """Return the counters that a permanent enters with (122.6); a planeswalker's loyalty is among them (306.5b)."""
    if event.entering is None or event.to is not Zone.BATTLEFIELD:
        return ()
    counters = list(event.entering.counters)
    face = layers.copiable(asked, event.new)
    if face.loyalty:
        counters.append(("loyalty", face.loyalty))
    if "Saga" in face.subtypes:  # 714.3a
        counters.append(("lore", 1))
    by = event.entering.controller
    return tuple(
        CountersPut(on=event.new, kind=kind, amount=n, player=by, entering=True, cause=event.cause)
        for kind, n in counters
    )


def _tokens_enter(event: TokensMade) -> tuple[Event, ...]:
    """Return the tokens of 111.2 entering: each an event of its own in one batch."""
    entering = Entering(controller=event.player, tapped=event.tapped)
    one = Moved(
        object=0,
        origin=None,
        to=Zone.BATTLEFIELD,
        player=event.player,
        reason="token",
        entering=entering,
        token=event.face,
        cause=event.cause,
    )
    return (one,) * event.amount
