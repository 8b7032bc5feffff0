"""Whether what is different after a move is what has happened in it: life, counters, damage, mana, places, told from the turn's history.

Nothing but an event changes a game (`oracle.road`); so the history since must add up to the difference. Where a turn has begun in
between, the earlier part of the history is gone: then only what that turn's history must hold is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from oracle import layers
from oracle.events import (
    Attached,
    CountersPut,
    CountersRemoved,
    DamageMarked,
    Event,
    LifeGained,
    LifeLost,
    ManaAdded,
    Moved,
    PhasedIn,
    PhasedOut,
    Regenerated,
    StepBegan,
    Tapped,
    Untapped,
)
from oracle.model import Game, Kind, Object, ObjectId, Zone
from oracle.vocabulary.statics import ManaKeeps


def unaccounted(before: Game, after: Game) -> list[str]:
    """What is different without an event that says so."""
    whole = after.turn.number == before.turn.number and len(after.history) >= len(before.history)
    events = after.history[len(before.history) :] if whole else after.history
    if not whole:
        return [*_mana(before, after, events)]
    return [
        *_life(before, after, events),
        *_counters(before, after, events),
        *_mana(before, after, events),
        *_permanents(before, after, events),
        *_places(before, after, events),
    ]


def _life(before: Game, after: Game, events: Sequence[Event]) -> Iterator[str]:
    changes: Counter[str] = Counter()
    for event in events:
        if isinstance(event, LifeGained | LifeLost):
            sign = 1 if isinstance(event, LifeGained) else -1
            team = after.team_of(event.player)
            for player in team.players if team else (event.player,):
                changes[player] += sign * event.amount
    for player in after.seats:
        if after.life(player) != before.life(player) + changes[player]:
            yield f"{player} has {after.life(player)} life, after {before.life(player)} and {changes[player]:+d} (119)"


def _counters(before: Game, after: Game, events: Sequence[Event]) -> Iterator[str]:
    changes: Counter[tuple[int | str, str]] = Counter()
    for event in events:
        if isinstance(event, CountersPut | CountersRemoved) and not getattr(event, "entering", False):
            changes[event.on, event.kind] += event.amount if isinstance(event, CountersPut) else -event.amount
    holders = [(p.id, p.counters, before.players[p.id].counters) for p in after.players.values()]
    for oid, obj in after.objects.items():
        if oid in before.objects:
            holders.append((obj.id, obj.counters, before.objects[oid].counters))  # type: ignore[arg-type]
    for holder, now, then in holders:
        for kind in {*now, *then}:
            if now.get(kind, 0) != then.get(kind, 0) + changes[holder, kind]:
                told = f"{then.get(kind, 0)} and {changes[holder, kind]:+d}"
                yield f"{holder} has {now.get(kind, 0)} {kind} counters, after {told} (122)"


def _mana(before: Game, after: Game, events: Sequence[Event]) -> Iterator[str]:
    """What is in a pool was there before, in the same step, or was added since (106.4, 500.5)."""
    steps = [place for place, event in enumerate(events) if isinstance(event, StepBegan)]
    since = events[steps[-1] :] if steps else events
    keeps = any(layers.in_force(game, ManaKeeps) for game in (before, after))
    for player in after.apnap():
        there = Counter(mana.type for mana in after.players[player].pool)
        for event in events if keeps else since:
            if isinstance(event, ManaAdded) and event.player == player:
                there.subtract(mana.type for mana in event.mana)
        if not steps or keeps:
            there.subtract(mana.type for mana in before.players[player].pool)
        if any(number > 0 for number in there.values()):
            yield f"{player} has {'+'.join(sorted((+there).elements()))} from nowhere (106.4)"


def _permanents(before: Game, after: Game, events: Sequence[Event]) -> Iterator[str]:
    """Tapped, attached and damaged is a permanent by the last event that says so, or as it was (110.5)."""
    tapped: dict[ObjectId, bool] = {}
    attached: dict[ObjectId, int | str | None] = {}
    marked: Counter[ObjectId] = Counter()
    healed: set[ObjectId] = set()
    for event in events:
        match event:
            case Tapped() | Untapped():
                tapped[event.object] = isinstance(event, Tapped)
            case Attached():
                attached[event.object] = event.to
            case DamageMarked():
                marked[event.object] += event.amount
            case Regenerated():
                healed.add(event.object)
            case StepBegan(step="cleanup"):
                healed.update(after.objects)
            case PhasedIn() | PhasedOut():
                attached.pop(event.object, None)
    for oid in after.battlefield:
        then, now = before.objects.get(oid), after.objects[oid]
        if then is None:
            continue
        if now.tapped is not tapped.get(oid, then.tapped):
            yield f"{_named(now)} is {'' if now.tapped else 'un'}tapped, and nothing did it (701.26)"
        if now.attached_to != attached.get(oid, then.attached_to):
            yield f"{_named(now)} is attached to {now.attached_to}, and nothing did it (701.3)"
        if oid not in healed and now.damage != then.damage + marked[oid]:
            yield f"{_named(now)} has {now.damage} damage, after {then.damage} and {marked[oid]} (120.6)"


def _places(before: Game, after: Game, events: Sequence[Event]) -> Iterator[str]:
    """A card that is elsewhere, or another object where it was, has moved there, from zone to zone (400.7)."""
    now = {obj.card: obj for obj in after.objects.values() if obj.kind is Kind.CARD}
    moves = {event.object: event for event in events if isinstance(event, Moved)}
    for then in before.objects.values():
        here = now.get(then.card)
        if then.kind is not Kind.CARD or here is None or here.id == then.id:
            continue
        oid, zone = then.id, then.zone
        while oid in moves and oid != here.id:
            if moves[oid].origin is not zone:
                yield f"{_named(then)} moved from the {moves[oid].origin}, and was in the {zone} (400.6)"
            oid, zone = moves[oid].new, Zone(moves[oid].to)
        if oid != here.id or zone is not here.zone:
            yield f"{_named(then)} is now object {here.id} in the {here.zone}, and went to be {oid} in the {zone} (400.7)"


def _named(obj: Object) -> str:
    return f"{obj.face.name} ({obj.id})"
