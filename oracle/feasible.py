"""Whether an instruction that a player may follow is possible at all (608.2d): impossible choices can't be made."""

from __future__ import annotations

from oracle import cant, layers, query
from oracle.events import CountersPut
from oracle.model import Zone
from oracle.resolution import Resolution
from oracle.vocabulary.copies import CastCopies
from oracle.vocabulary.filters import Who
from oracle.vocabulary.instructions import Discard, Do, Instruction, PutCounters, Sacrifice
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
            return any(
                oid in r.game.objects
                and cant.can_happen(r.game, CountersPut(on=oid, kind=what.kind, amount=amount, player=r.controller))
                for oid in ids
            )
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
