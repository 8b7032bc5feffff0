"""What each event does to the game once nothing stands in its way (400.7, 120.3, 119, 122, 106 ...).

`apply` is only called by `oracle.road`, and `preview` by those who must see a permanent as it would exist (614.12).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from oracle import durations, layers, wording
from oracle.events import (
    Attached,
    CountersPut,
    CountersRemoved,
    DamageDealt,
    DamageMarked,
    Drew,
    Event,
    LastingBegan,
    LifeGained,
    LifeLost,
    Lost,
    ManaAdded,
    Moved,
    PhasedIn,
    PhasedOut,
    PoolEmptied,
    Regenerated,
    Tapped,
    TurnedFaceUp,
    Untapped,
    Won,
)
from oracle.face_down import turned_face_up
from oracle.model import Game, Lasting, ObjectId, PlayerId, with_count, with_item
from oracle.moving import move
from oracle.phasing import phase_in, phase_out
from oracle.trace import note, symbols


def apply(game: Game, event: Event, before: Game) -> Game:
    """Return the game in which an event has happened. `before`: the game before the whole batch, for last known information."""
    effect = _EFFECTS.get(type(event))
    return effect(game, event, before) if effect else game


def after_batch(before: Game, game: Game, events: Sequence[Event]) -> Game:
    """Return the game with what follows from a batch as a whole: the turn's history, and who controls what since when."""
    game = game.change(history=game.history + tuple(events), clock=game.clock + 1)
    return note_control(durations.without_outlived(game))


def preview(game: Game, event: Moved) -> Game:
    """Return the game with a permanent on the battlefield as it would enter (614.12); nothing else has happened."""
    return move(game.change(tracing=False), event, game)


def note_control(game: Game) -> Game:
    """Return the game in which each permanent knows since when its present controller has controlled it (302.6)."""
    for oid in game.battlefield:
        obj = game.objects[oid]
        now = layers.controller(game, oid)
        if now != obj.controller_then:
            game = game.with_object(replace(obj, controller_then=now, controlled_since=game.clock))
            game = durations.end_with_control(game, oid, now)
    return game


def draw_from_empty(game: Game, event: Event) -> Game:
    """Return the game in which a player has tried to draw from an empty library (121.4, 704.5b)."""
    if not isinstance(event, Drew):
        raise TypeError(f"{type(event).__name__} lacks what it contains")
    player = replace(game.players[event.player], drew_from_empty=True)
    return note(game.with_player(player), "121.4", "{} can't draw: the library is empty", event.player)


# -- players and permanents -------------------------------------------------------------------------------------------------


def _set_life(game: Game, player: PlayerId, change: int) -> Game:
    """Return the game with a life total changed: the team's in a team game (810.9)."""
    team = game.team_of(player)
    if team is None:
        old = game.players[player]
        return game.with_player(replace(old, life=old.life + change))
    changed = replace(team, life=team.life + change)
    return game.change(teams=tuple(changed if t.id == team.id else t for t in game.teams))


def _life_gained(game: Game, event: LifeGained, _: Game) -> Game:
    game = _set_life(game, event.player, event.amount)
    return note(game, "119.3", "{} gains {} life", event.player, str(event.amount))


def _life_lost(game: Game, event: LifeLost, _: Game) -> Game:
    game = _set_life(game, event.player, -event.amount)
    return note(game, "119.3", "{} loses {} life", event.player, str(event.amount))


def _damage_dealt(game: Game, event: DamageDealt, before: Game) -> Game:
    """Note that a source with deathtouch has dealt damage (702.2b), whatever its results: they have happened by themselves."""
    obj = game.objects.get(event.to) if isinstance(event.to, int) else None
    if obj is None or not layers.has_keyword(before, event.source, "deathtouch"):
        return game
    return game.with_object(replace(obj, deathtouched=True))


def _damage_marked(game: Game, event: DamageMarked, _: Game) -> Game:
    obj = game.objects.get(event.object)
    if obj is None:
        return game
    marked = replace(obj, damage=obj.damage + event.amount)
    return note(game.with_object(marked), "120.3e", "{} damage is marked on {}", str(event.amount), obj.id)


def _counters_put(game: Game, event: CountersPut, _: Game) -> Game:
    game = _count(game, event.on, event.kind, event.amount)
    return note(game, _rules_of_counters(event), wording.event(game, event)) if game.tracing else game


def _rules_of_counters(event: CountersPut) -> str:
    """Return the rules of counters that are put: as an object enters (122.6), what they do (122.1a-i), where they come from."""
    entering = {"loyalty": "122.6 306.5b", "lore": "122.6 714.3a"}.get(event.kind, "122.6")
    does = {"p1p1": "122.1a", "m1m1": "122.1a", "loyalty": "122.1e", "poison": "122.1f", "energy": "107.14"}
    return f"{entering if event.entering else '122.1'} {does.get(event.kind, '')}"


def _counters_removed(game: Game, event: CountersRemoved, _: Game) -> Game:
    game = _count(game, event.on, event.kind, -event.amount)
    return note(game, "122.1", wording.event(game, event)) if game.tracing else game


def _count(game: Game, on: ObjectId | PlayerId, kind: str, change: int) -> Game:
    if isinstance(on, str):
        player = game.players[on]
        return game.with_player(replace(player, counters=with_count(player.counters, kind, change)))
    obj = game.objects.get(on)
    if obj is None:
        return game
    counted = with_item(obj.counted, kind, game.clock) if change > 0 else obj.counted  # 613.7c
    return game.with_object(replace(obj, counters=with_count(obj.counters, kind, change), counted=counted))


def _tapped(game: Game, event: Tapped, _: Game) -> Game:
    return _turn_card(game, event.object, True)


def _untapped(game: Game, event: Untapped, _: Game) -> Game:
    return _turn_card(game, event.object, False)


def _turn_card(game: Game, oid: ObjectId, tapped: bool) -> Game:
    obj = game.objects.get(oid)
    if obj is None:
        return game
    game = game.with_object(replace(obj, tapped=tapped))
    return note(game, "701.26a" if tapped else "701.26b", "{} becomes " + ("tapped" if tapped else "untapped"), oid)


def _mana_added(game: Game, event: ManaAdded, _: Game) -> Game:
    player = game.players[event.player]
    game = game.with_player(replace(player, pool=player.pool + event.mana))
    if not game.tracing:
        return game
    rules, how = ("106.3 106.12", "tapped for mana") if event.tapped else ("106.3", "not tapped for mana")
    return note(game, rules, "{} gets {} from {}, " + how, event.player, symbols(event.mana), event.source)


def _pool_emptied(game: Game, event: PoolEmptied, _: Game) -> Game:
    player = game.players[event.player]
    if not player.pool:
        return game
    return note(game.with_player(replace(player, pool=())), "500.5", "{}'s unspent mana is lost", event.player)


def _attached(game: Game, event: Attached, _: Game) -> Game:
    obj = game.objects.get(event.object)
    if obj is None:
        return game
    game = game.with_object(replace(obj, attached_to=event.to, timestamp=game.clock)).change(clock=game.clock + 1)
    if event.to is None:
        return note(game, "701.3d", "{} becomes unattached", event.object)
    return note(game, "701.3a", "{} becomes attached to {}", event.object, event.to)


def _regenerated(game: Game, event: Regenerated, _: Game) -> Game:
    obj = game.objects.get(event.object)
    if obj is None:
        return game
    game = game.with_object(replace(obj, damage=0, deathtouched=False))
    combat = game.turn.combat
    if combat is not None:
        attacks = tuple(
            replace(a, blockers=tuple(b for b in a.blockers if b != obj.id))
            for a in combat.attacks
            if a.creature != obj.id
        )
        game = game.with_turn(combat=replace(combat, attacks=attacks))
    return note(game, "701.19a", "{} is regenerated: healed, and removed from combat", event.object)


def _lost(game: Game, event: Lost, _: Game) -> Game:
    game = game.with_player(replace(game.players[event.player], lost=True))
    return note(game, event.rule, "{} loses the game", event.player)


def _won(game: Game, event: Won, _: Game) -> Game:
    """The game ends at once when a player, or a player's team, wins it (104.1, 104.2b)."""
    game = game.change(over=True).with_turn(priority=None, passed=frozenset())
    return note(game, "104.1 104.2b", "{} wins the game", event.player)


def _lasting_began(game: Game, event: LastingBegan, _: Game) -> Game:
    lasting = Lasting(
        id=game.next_id,
        timestamp=game.clock,
        source=event.source,
        controller=event.controller,
        until=event.until,
        part=event.part,
        affects=event.affects,
        x=event.x,
        memory=event.memory,
        as_long_as=event.as_long_as,
    )
    game = game.change(lasting=(*game.lasting, lasting), next_id=game.next_id + 1).change(clock=game.clock + 1)
    return note(game, *wording.beginning(event), event.source)


_EFFECTS: dict[type, Callable[[Game, Any, Game], Game]] = {
    Moved: move,
    LifeGained: _life_gained,
    LifeLost: _life_lost,
    DamageDealt: _damage_dealt,
    DamageMarked: _damage_marked,
    CountersPut: _counters_put,
    CountersRemoved: _counters_removed,
    Tapped: _tapped,
    Untapped: _untapped,
    ManaAdded: _mana_added,
    PoolEmptied: _pool_emptied,
    Attached: _attached,
    Regenerated: _regenerated,
    Lost: _lost,
    Won: _won,
    TurnedFaceUp: turned_face_up,
    PhasedOut: phase_out,
    PhasedIn: phase_in,
    LastingBegan: _lasting_began,
}
