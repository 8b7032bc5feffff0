"""Does an event fit a pattern? One function a pattern (CR 603.2, 614.1, 614.17).

The caller says in which game the event is looked at (603.10, 614.12): the game after it, before it, or a preview of it. Objects that
are gone in that game are looked at as they were.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle import descriptions, events
from oracle.concerning import event_amount, event_object, event_player, exists
from oracle.context import Context, same_side, who
from oracle.events import Event
from oracle.model import Game, Kind, Object, ObjectId, Zone
from oracle.vocabulary import patterns
from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.patterns import Pattern

__all__ = ["event_amount", "event_object", "event_player", "matches"]


def matches(game: Game, pattern: Pattern, event: Event, ctx: Context) -> bool:
    """Tell whether an event fits a pattern, seen from the ability in `ctx`, looked at in `game`.

    TypeError for a pattern that no function here is for.
    """
    if isinstance(pattern, patterns.AnyOf):
        return any(matches(game, one, event, ctx) for one in pattern.patterns)
    found = _PATTERNS.get(type(pattern))
    if found is None:
        raise TypeError(f"no rule is written for events like {type(pattern).__name__}")
    kind, function = found
    return isinstance(event, kind) and function(game, pattern, event, ctx)


# -- changes of zones -----------------------------------------------------------------------------------------------------------


def _zone_change(game: Game, pattern: patterns.ZoneChange, event: events.Moved, ctx: Context) -> bool:
    if (
        (pattern.origin is not None and pattern.origin != event.origin)
        or (pattern.to is not None and pattern.to != event.to)
        or (pattern.not_to is not None and pattern.not_to == event.to)
        or (pattern.not_from is not None and pattern.not_from == event.origin)
    ):
        return False
    if pattern.remembered is not None and event.object not in ctx.memory.get(pattern.remembered, ()):
        return False
    looked = looked_at(game, pattern, event)
    if not exists(game, looked):
        return False
    if ctx.source in (event.object, event.new) and ctx.source != looked:
        # The ability is on the object that moves, whichever of its two identities it is known by.
        ctx = msgspec.structs.replace(ctx, source=looked)
    if pattern.whose is not Who.ANYONE and not who(game, pattern.whose, game.find(looked).owner, ctx):
        return False
    return descriptions.fits(game, pattern.what, looked, ctx)


def looked_at(game: Game, pattern: patterns.ZoneChange, event: events.Moved) -> ObjectId:
    """Return the identity under which a pattern looks at an object that changes zones.

    As it was before, where the pattern speaks of leaving the battlefield or a graveyard, or of going to a hand or library (603.10a);
    else as it is where it went (603.6a, and "from anywhere", 603.6c). An event that has not happened yet has no other identity than
    the one before, unless the game is a preview in which the permanent exists (614.12).
    """
    arrived = event.new if event.new and exists(game, event.new) else event.object
    if event.to is Zone.BATTLEFIELD:
        return arrived
    if pattern.origin in (Zone.BATTLEFIELD, Zone.GRAVEYARD) or pattern.to in (None, Zone.HAND, Zone.LIBRARY):
        return event.object
    return arrived


# -- what befalls an object -----------------------------------------------------------------------------------------------------


def _on_object(game: Game, pattern: Any, event: Any, ctx: Context) -> bool:
    """An event that has an object, a pattern that describes it: being destroyed, tapped, attacking ..."""
    return descriptions.fits(game, pattern.what, event.object, ctx)


def _by_player_on_object(game: Game, pattern: Any, event: Any, ctx: Context) -> bool:
    return who(game, pattern.who, event.player, ctx) and descriptions.fits(game, pattern.what, event.object, ctx)


def _of_player(game: Game, pattern: Any, event: Any, ctx: Context) -> bool:
    return who(game, pattern.who, event.player, ctx)


def _becomes_blocked_by(game: Game, pattern: patterns.BecomesBlockedBy, event: events.Blocked, ctx: Context) -> bool:
    attacker = descriptions.fits(game, pattern.what, event.attacker, ctx)
    return attacker and descriptions.fits(game, pattern.by, event.object, ctx)


def _unattached(game: Game, pattern: patterns.Unattached, event: Event, ctx: Context) -> bool:
    """Looked at in the game before (603.10c): what is attached to a permanent moves away from it, or either leaves the battlefield."""
    match event:
        case events.Attached(object=oid, to=to, former=int() as host):
            return to != host and host in game.objects and descriptions.fits(game, pattern.what, oid, ctx)
        case events.Moved(object=oid, origin=Zone.BATTLEFIELD) if oid in game.objects:
            attached = [a for a in game.battlefield if game.objects[a].attached_to == oid]
            if isinstance(game.objects[oid].attached_to, int):
                attached.append(oid)
            return any(descriptions.fits(game, pattern.what, a, ctx) for a in attached)
        case _:
            return False


def _ability_triggers(
    game: Game, pattern: patterns.AbilityTriggers, event: events.AbilityTriggered, ctx: Context
) -> bool:
    return matches(game, pattern.cause, event.by, ctx)


def _no_event(_game: Game, _pattern: patterns.StateIs, _event: Event, _ctx: Context) -> bool:
    """A state is no event: what triggers on it is looked for by itself (603.8)."""
    return False


def _ability_activated(game: Game, pattern: patterns.AbilityActivated, event: events.Activated, ctx: Context) -> bool:
    return who(game, pattern.who, event.player, ctx) and descriptions.fits(game, pattern.what, event.source, ctx)


def _became_target(game: Game, pattern: patterns.BecameTarget, event: events.Targeted, ctx: Context) -> bool:
    if not who(game, pattern.who, event.player, ctx):
        return False
    return (
        pattern.what == ANYTHING
        if isinstance(event.target, str)
        else descriptions.fits(game, pattern.what, event.target, ctx)
    )


def _chapter_reached(game: Game, pattern: patterns.ChapterReached, event: events.CountersPut, ctx: Context) -> bool:
    if event.kind != "lore" or event.on != ctx.source:
        return False
    now = game.find(ctx.source).counters.get("lore", 0)
    return any(now - event.amount < chapter <= now for chapter in pattern.chapters)


def _is_permanent(game: Game, it: ObjectId | str) -> bool:
    """Tell whether counters go on a player or a permanent: patterns speak of those, not of cards in exile (109.2)."""
    return isinstance(it, str) or not exists(game, it) or game.find(it).zone is Zone.BATTLEFIELD


def _counters_put(game: Game, pattern: patterns.CountersPut, event: events.CountersPut, ctx: Context) -> bool:
    if pattern.kind is not None and pattern.kind != event.kind:
        return False
    if pattern.by_effect and event.cause is None and not event.entering:  # entering with counters is an effect (614.1c)
        return False
    if not _is_permanent(game, event.on):
        return False
    return who(game, pattern.by, event.player, ctx) and _befalls(game, pattern.on, pattern.on_player, event.on, ctx)


def _befalls(game: Game, what: Filter | None, whom: Who | None, it: ObjectId | str, ctx: Context) -> bool:
    """Tell whether something befalls an object that fits, or a player who is meant; without either, anything will do."""
    if what is None and whom is None:
        return True
    if isinstance(it, str):
        return whom is not None and who(game, whom, it, ctx)
    return what is not None and exists(game, it) and descriptions.fits(game, what, it, ctx)


def _counters_removed(
    game: Game, pattern: patterns.CountersRemoved, event: events.CountersRemoved, ctx: Context
) -> bool:
    if isinstance(event.on, str) or (pattern.kind is not None and pattern.kind != event.kind):
        return False
    if pattern.last and game.find(event.on).counters.get(event.kind, 0) > 0:
        return False
    return descriptions.fits(game, pattern.on, event.on, ctx)


def _damage_dealt(game: Game, pattern: patterns.DamageDealt, event: events.DamageDealt, ctx: Context) -> bool:
    if pattern.combat is not None and pattern.combat != event.combat:
        return False
    return _befalls(game, pattern.to, pattern.to_player, event.to, ctx) and descriptions.fits(
        game, pattern.source, event.source, ctx
    )


# -- players, steps, mana, tokens -------------------------------------------------------------------------------------------------


def _step_begins(game: Game, pattern: patterns.StepBegins, event: events.StepBegan, ctx: Context) -> bool:
    """A step of a player's turn; a team's turn is that of each of its members (805.4a)."""
    if pattern.step != event.step:
        return False
    if pattern.whose is Who.YOU:
        return same_side(game, event.player, ctx.controller)
    return who(game, pattern.whose, event.player, ctx)


def _mana_produced(game: Game, pattern: patterns.ManaProduced, event: events.ManaAdded, ctx: Context) -> bool:
    if pattern.tapped and not event.tapped:
        return False
    if pattern.type is not None:
        wanted = pattern.type
        if wanted == "chosen":
            wanted = game.find(ctx.source).choices.get("color", "")
        if all(mana.type not in wanted for mana in event.mana):
            return False
    if pattern.amount is not None and not descriptions.compares(game, len(event.mana), pattern.amount, ctx):
        return False
    player = event.tapper if pattern.tapped else event.player
    return who(game, pattern.who, player, ctx) and descriptions.fits(game, pattern.what, event.source, ctx)


def _tokens_created(game: Game, pattern: patterns.TokensCreated, event: events.TokensMade, ctx: Context) -> bool:
    if not who(game, pattern.who, event.player, ctx) or (pattern.by_effect and event.cause is None):
        return False
    if pattern.what == ANYTHING:
        return True
    if event.made:
        return any(descriptions.fits(game, pattern.what, oid, ctx) for oid in event.made)
    # Not made yet: one of them as it would be (111.3), under an identity that no object has.
    token = Object(
        id=game.next_id,
        card=game.next_id,
        face=event.face,
        owner=event.player,
        controller=event.player,
        zone=Zone.BATTLEFIELD,
        timestamp=game.clock,
        kind=Kind.TOKEN,
    )
    return descriptions.fits(game.with_object(token), pattern.what, token.id, ctx)


_PATTERNS: dict[type[Pattern], tuple[type[Event], Callable[[Game, Any, Any, Context], bool]]] = {
    patterns.ZoneChange: (events.Moved, _zone_change),
    patterns.Sacrificed: (events.Sacrificed, _by_player_on_object),
    patterns.Destroyed: (events.Destroyed, _on_object),
    patterns.Drawn: (events.Drew, _of_player),
    patterns.Discarded: (events.Discarded, _by_player_on_object),
    patterns.SpellCast: (events.SpellCast, _by_player_on_object),
    patterns.SpellCopied: (events.SpellCopied, _by_player_on_object),
    patterns.AbilityTriggers: (events.AbilityTriggered, _ability_triggers),
    patterns.BecomesBlockedBy: (events.Blocked, _becomes_blocked_by),
    patterns.Unattached: (Event, _unattached),
    patterns.StateIs: (Event, _no_event),
    patterns.AbilityActivated: (events.Activated, _ability_activated),
    patterns.BecameTarget: (events.Targeted, _became_target),
    patterns.StepBegins: (events.StepBegan, _step_begins),
    patterns.DamageDealt: (events.DamageDealt, _damage_dealt),
    patterns.LifeGained: (events.LifeGained, _of_player),
    patterns.LifeLost: (events.LifeLost, _of_player),
    patterns.CountersPut: (events.CountersPut, _counters_put),
    patterns.ChapterReached: (events.CountersPut, _chapter_reached),
    patterns.CountersRemoved: (events.CountersRemoved, _counters_removed),
    patterns.TokensCreated: (events.TokensMade, _tokens_created),
    patterns.Tapped: (events.Tapped, _on_object),
    patterns.Untapped: (events.Untapped, _on_object),
    patterns.ManaProduced: (events.ManaAdded, _mana_produced),
    patterns.Attacks: (events.Attacked, _on_object),
    patterns.Blocks: (events.Blocked, _on_object),
    patterns.BecomesBlocked: (events.BecameBlocked, _on_object),
    patterns.GameLost: (events.Lost, _of_player),
}
