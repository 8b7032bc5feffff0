"""What an event contains (616.1g): a drawing contains a card's change of zones, dealing damage contains its results (120.3)."""

from __future__ import annotations

from oracle import layers, query
from oracle.events import (
    CountersPut,
    CountersRemoved,
    DamageDealt,
    DamageMarked,
    Destroyed,
    Discarded,
    Drew,
    Entering,
    Event,
    LifeGained,
    LifeLost,
    Moved,
    Sacrificed,
    TokensMade,
)
from oracle.model import Game, Zone
from oracle.vocabulary.damage import DealtAsThough


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
            return _results_of_damage(game, event)
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


def _results_of_damage(game: Game, event: DamageDealt) -> tuple[Event, ...]:
    """Return what damage results in (120.3): life, poison, loyalty, counters, marking, and the source's lifelink."""
    source, amount, cause = event.source, event.amount, event.source
    by = layers.known(game, source).controller
    found: list[Event] = []
    infect = _dealt_with(game, event, "infect")
    if isinstance(event.to, str):
        if infect:  # 120.3b
            found.append(CountersPut(on=event.to, kind="poison", amount=amount, player=by, cause=cause))
        else:  # 120.3a
            found.append(LifeLost(player=event.to, amount=amount, cause=cause))
        toxic = layers.keyword_value(game, source, "toxic")
        if toxic and event.combat:  # 120.3g
            found.append(CountersPut(on=event.to, kind="poison", amount=toxic, player=by, cause=cause))
    else:
        types = layers.view(game, event.to).types
        if "planeswalker" in types:  # 120.3c
            found.append(CountersRemoved(on=event.to, kind="loyalty", amount=amount, cause=cause))
        if "battle" in types:  # 120.3h
            found.append(CountersRemoved(on=event.to, kind="defense", amount=amount, cause=cause))
        if "creature" in types:
            if infect or _dealt_with(game, event, "wither"):  # 120.3d
                found.append(CountersPut(on=event.to, kind="m1m1", amount=amount, player=by, cause=cause))
            else:  # 120.3e
                found.append(DamageMarked(object=event.to, amount=amount, cause=cause))
    if layers.has_keyword(game, source, "lifelink"):  # 120.3f
        found.append(LifeGained(player=by, amount=amount, cause=cause))
    return tuple(found)


def _dealt_with(game: Game, event: DamageDealt, keyword: str) -> bool:
    """Tell whether the source of damage has a keyword that gives it other results, or it is dealt as though it had (120.3b, 120.3d)."""
    if layers.has_keyword(game, event.source, keyword):
        return True
    for effect in layers.in_force(game, DealtAsThough):
        part: DealtAsThough = effect.part
        ctx = query.Context(effect.source, effect.controller, memory=effect.memory)
        if part.keyword != keyword or not query.fits(game, part.source, event.source, ctx):
            continue
        if part.to_player is None or (isinstance(event.to, str) and query.who(game, part.to_player, event.to, ctx)):
            return True
    return False
