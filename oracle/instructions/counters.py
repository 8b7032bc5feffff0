"""Instructions about all the counters that something has (122, 701.34)."""

from __future__ import annotations

from collections.abc import Mapping

from oracle import cant, query, teams
from oracle.decisions import Choose, Run
from oracle.events import CountersPut, CountersRemoved, Event
from oracle.model import Game, ObjectId, PlayerId
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.counters import MoveAllCounters, Proliferate, PutSameCounters, RemoveAllCounters


@instruction(Proliferate)
def proliferate(r: Resolution, what: Proliferate) -> Run[None]:
    """Choose any number of permanents and players that have counters, and give each another of each kind (701.34a).

    A team has its poison counters together, and gets no more than one, however many of its players are chosen (701.34b).
    """
    everything: tuple[ObjectId | PlayerId, ...] = (*r.game.battlefield, *r.game.apnap())
    options = tuple(one for one in everything if _counters(r.game, one))
    if not options:
        r.note("701.34a", "nothing has a counter")
        return
    chosen = yield Choose(r.controller, "choose-cards", r.about, options, 0, len(options), "proliferate", game=r.game)
    poisoned: set[PlayerId] = set()
    events: list[Event] = []
    for one in chosen:
        for kind in _counters(r.game, one):
            if kind == "poison" and isinstance(one, str):
                if one in poisoned:
                    continue
                poisoned.update(teams.mates(r.game, one))
            events.append(CountersPut(on=one, kind=kind, amount=1, player=r.controller))
        r.note("701.34a", "{} is chosen to get another of each of its counters", one)
    yield from r.happen(events)


def _counters(game: Game, one: ObjectId | PlayerId) -> Mapping[str, int]:
    """Return the counters of a permanent or player; a player's poison is the team's (810.10a)."""
    if isinstance(one, int):
        return game.objects[one].counters
    counters = dict(game.players[one].counters)
    if teams.poison(game, one):
        counters["poison"] = teams.poison(game, one)
    return counters


@instruction(RemoveAllCounters)
def remove_all_counters(r: Resolution, what: RemoveAllCounters) -> Run[None]:
    """Remove all counters from objects; players lose all of theirs."""
    objects = yield from r.objects(what.of)
    found: tuple[ObjectId | PlayerId, ...] = (*objects, *r.players(what.of))
    events = [
        CountersRemoved(on=one, kind=kind, amount=number)
        for one in found
        if isinstance(one, str) or one in r.game.objects
        for kind, number in _own(r.game, one).items()
    ]
    yield from r.happen(events)


def _own(game: Game, one: ObjectId | PlayerId) -> Mapping[str, int]:
    return game.objects[one].counters if isinstance(one, int) else game.players[one].counters


@instruction(PutSameCounters)
def put_same_counters(r: Resolution, what: PutSameCounters) -> Run[None]:
    """Put as many counters of each kind on objects as another object has or had (608.2h); it keeps its own."""
    found = [oid for oid in (yield from r.objects(what.on)) if oid in r.game.objects]
    events = [
        CountersPut(on=oid, kind=kind, amount=number, player=r.controller)
        for like in query.described(r.game, what.like, r.context)
        for kind, number in r.game.find(like).counters.items()
        for oid in found
    ]
    if events:
        r.note("122.8", "as many counters are put on {} as the other object had", found[0])
    yield from r.happen(events)


@instruction(MoveAllCounters)
def move_all_counters(r: Resolution, what: MoveAllCounters) -> Run[None]:
    """Move all counters from one object onto another (122.5); those that can't be put there stay where they are."""
    sources = [oid for oid in (yield from r.objects(what.source)) if oid in r.game.objects]
    targets = [oid for oid in (yield from r.objects(what.to)) if oid in r.game.objects]
    if len(sources) != 1 or len(targets) != 1 or sources == targets:
        return
    for kind, number in r.game.objects[sources[0]].counters.items():
        put = CountersPut(on=targets[0], kind=kind, amount=number, player=r.controller)
        if cant.can_happen(r.game, put):
            r.note("122.5", "counters are moved: removed from {} and put on {}", sources[0], targets[0])
            yield from r.happen([CountersRemoved(on=sources[0], kind=kind, amount=number), put])
        else:
            r.note("122.5 614.17", "nothing is moved from {}: it can't be put on {}", sources[0], targets[0])
