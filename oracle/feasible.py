"""Whether an instruction that a player may follow is possible at all (608.2d): impossible choices can't be made."""

from __future__ import annotations

from oracle import cant, layers, query
from oracle.events import CountersPut
from oracle.model import ObjectId, Zone
from oracle.resolution import Resolution
from oracle.vocabulary.copies import CastCopies
from oracle.vocabulary.counters import MoveAllCounters
from oracle.vocabulary.filters import Who
from oracle.vocabulary.instructions import Discard, Do, Instruction, MoveCounters, PutCounters, Sacrifice
from oracle.vocabulary.selectors import Choice


def feasible(r: Resolution, what: Instruction) -> bool:
    """Tell whether a player can choose to follow an instruction: whether its first step is possible."""
    match what:
        case Do(steps=steps):
            return not steps or feasible(r, steps[0])
        case PutCounters():
            if isinstance(what.on, Choice):
                return True
            ids = query.objects(r.game, what.on, r.context)
            amount = max(1, r.value(what.count))
            return any(oid in r.game.objects and _can_get(r, oid, what.kind, amount) for oid in ids)
        case MoveCounters() | MoveAllCounters():
            return _can_be_moved(r, what)
        case Discard():
            return any(r.game.zone(Zone.HAND, player) for player in r.players(what.who))
        case Sacrifice(what=None):
            fitting = query.candidates(r.game, what.filter, Zone.BATTLEFIELD, Who.ANYONE, r.context)
            controllers = {layers.controller(r.game, oid) for oid in fitting}
            return not controllers.isdisjoint(r.players(what.who))
        case CastCopies():
            return any(oid in r.game.objects for oid in query.objects(r.game, what.what, r.context))
        case _:
            return True


def _can_be_moved(r: Resolution, what: MoveCounters | MoveAllCounters) -> bool:
    """Tell whether a counter can be moved: it is on the one object, and can be put on the other (122.5)."""
    sources = [oid for oid in query.objects(r.game, what.source, r.context) if oid in r.game.objects]
    targets = [oid for oid in query.objects(r.game, what.to, r.context) if oid in r.game.objects]
    if len(sources) != 1 or len(targets) != 1 or sources == targets:
        return False
    there = dict(r.game.objects[sources[0]].counters)
    if isinstance(what, MoveCounters):
        most = r.value(what.count)
        there = {kind: min(most, number) for kind, number in there.items() if what.kind in (kind, None)}
    if any(_can_get(r, targets[0], kind, number) for kind, number in there.items()):
        return True
    r.note("122.5", "no counter can be moved from {} onto {}", sources[0], targets[0])
    return False


def _can_get(r: Resolution, oid: ObjectId, kind: str, amount: int) -> bool:
    """Tell whether counters can be put on an object; the trace says why not."""
    put = CountersPut(on=oid, kind=kind, amount=amount, player=r.controller)
    forbidden = cant.why_not(r.game, r.game, put)
    if forbidden is not None:
        r.game = cant.told(r.game, r.game, put, forbidden)
    return forbidden is None
