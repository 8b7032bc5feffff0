"""Costs and paying them (CR 118, 601.2f-h, 602.2b).

Every part of a cost is paid by events on the road, so that costs can be replaced and trigger abilities; a part that includes an
event that can't happen can't be paid (614.17b). What can't be paid is `Illegal`: the action is undone with the game value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from oracle import cant, layers, query, road, wording
from oracle.decisions import Choose, Illegal, Run
from oracle.events import (
    CountersPut,
    CountersRemoved,
    Discarded,
    Event,
    LifeLost,
    ManaAdded,
    Moved,
    Sacrificed,
    Tapped,
    Untapped,
)
from oracle.keyword_rules import with_keyword
from oracle.mana import Due, added, due, symbols_of
from oracle.model import Game, Mana, ObjectId, PlayerId, Zone
from oracle.query import Context
from oracle.sickness import is_sick, told
from oracle.trace import name_of, note
from oracle.vocabulary import costs as c
from oracle.vocabulary.filters import Filter, Who


class Payer(msgspec.Struct, frozen=True):
    """Who pays for what: `about` is the object that questions name, `ctx` what amounts are read in."""

    player: PlayerId
    about: ObjectId
    ctx: Context

    @property
    def source(self) -> ObjectId:
        """Return the source of the ability, or the spell, that is paid for."""
        return self.ctx.source


class Paid(msgspec.Struct, frozen=True):
    """The game after paying, and the objects that were sacrificed, discarded or exiled (608.2h)."""

    game: Game
    objects: tuple[ObjectId, ...] = ()


def mana_due(cost: c.Cost, x: int | None) -> Due:
    """Return the mana in a cost, with the value of X announced."""
    total = Due()
    for part in cost.parts:
        if isinstance(part, c.ManaCost):
            total = added(total, due(part.symbols, x or 0))
    return total


def multiplied(cost: c.Cost, times: int) -> c.Cost:
    """Return a cost so many times; none at all for 0, which is paid by saying so (118.5)."""
    return cost if times == 1 else c.Cost(cost.parts * times) if times else c.Cost((c.ManaCost("{0}"),))


def has_x(cost: c.Cost) -> bool:
    """Tell whether a cost has an X in its mana, to be announced (107.3a)."""
    return any(isinstance(p, c.ManaCost) and "{X}" in p.symbols for p in cost.parts)


def pay_parts(game: Game, cost: c.Cost, payer: Payer) -> Run[Paid]:
    """Pay all of a cost but its mana, part by part (601.2h). Raises `Illegal` if one can't be paid."""
    objects: list[ObjectId] = []
    for part in cost.parts:
        if isinstance(part, c.ManaCost):
            continue
        function = _PARTS.get(type(part))
        if function is None:
            raise TypeError(f"no rule is written for the cost {type(part).__name__}")
        paid = yield from function(game, part, payer)
        game = paid.game
        objects += paid.objects
    return Paid(game, tuple(objects))


def _happen(game: Game, payer: Payer, events: Sequence[Event]) -> Run[Paid]:
    """Pay by events; each must be able to happen (614.17b), whatever replaces it then (118.11)."""
    for event in events:
        forbidden = cant.why_not(game, game, event)
        if forbidden is not None:
            why = f"{name_of(game, forbidden.by.source)} says that this can't happen: " if forbidden.by else ""
            raise Illegal("614.17b", f"the cost can't be paid, since {why}{wording.event(game, event)}")
    happened = yield from road.happen(game, events)
    return Paid(_told_of_replaced(happened.game, payer, events, happened.events))


def _told_of_replaced(game: Game, payer: Payer, called_for: Sequence[Event], done: Sequence[Event]) -> Game:
    """Return the game with a line where the actions of a cost were changed by effects: it is paid all the same (118.11)."""
    if not game.tracing:
        return game
    as_called_for = [replace(event, new=0) if isinstance(event, Moved) else event for event in done]
    if all(event in as_called_for for event in called_for):
        return game
    return note(game, "118.11", "the cost has been paid by {}, though something else has happened", payer.player)


def _tap_self(game: Game, part: c.TapSelf, payer: Payer) -> Run[Paid]:
    """Pay {T} (107.5): an untapped permanent; a creature must not be new to its controller, or have haste (302.6)."""
    obj = _permanent(game, payer.source)
    if obj.tapped:
        raise Illegal("107.5", "the permanent is already tapped")
    if is_sick(game, payer.source):
        raise Illegal("107.5 302.6 602.5a", "the creature came under its controller's control since their turn began")
    game = told(note(game, "107.5", "{{T}} is paid with {}", obj.id), obj.id)
    return (yield from _happen(game, payer, [Tapped(object=obj.id)]))


def _untap_self(game: Game, part: c.UntapSelf, payer: Payer) -> Run[Paid]:
    """Pay {Q} (107.6): a tapped permanent; the same holds for creatures (302.6)."""
    obj = _permanent(game, payer.source)
    if not obj.tapped:
        raise Illegal("107.6", "the permanent is already untapped")
    if is_sick(game, payer.source):
        raise Illegal("107.6 302.6 602.5a", "the creature came under its controller's control since their turn began")
    game = told(note(game, "107.6", "{{Q}} is paid with {}", obj.id), obj.id)
    return (yield from _happen(game, payer, [Untapped(object=obj.id)]))


def _permanent(game: Game, oid: ObjectId) -> Any:
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        raise Illegal("118.3", "the permanent is no longer there to pay the cost")
    return obj


def _sacrifice_self(game: Game, part: c.SacrificeSelf, payer: Payer) -> Run[Paid]:
    obj = _permanent(game, payer.source)
    paid = yield from _happen(game, payer, [Sacrificed(player=payer.player, object=obj.id)])
    return Paid(paid.game, (obj.id,))


def _sacrifice(game: Game, part: c.Sacrifice, payer: Payer) -> Run[Paid]:
    chosen = yield from _chosen(game, payer, _own(game, part.what, payer), part.count, "sacrifice")
    paid = yield from _happen(game, payer, [Sacrificed(player=payer.player, object=oid) for oid in chosen])
    return Paid(paid.game, chosen)


def _tap_other(game: Game, part: c.TapOther, payer: Payer) -> Run[Paid]:
    options = tuple(oid for oid in _own(game, part.what, payer) if not game.objects[oid].tapped)
    chosen = yield from _chosen(game, payer, options, part.count, "tap")
    return (yield from _happen(game, payer, [Tapped(object=oid) for oid in chosen]))


def _untap_other(game: Game, part: c.UntapOther, payer: Payer) -> Run[Paid]:
    """Untap others; they are remembered as what the cost was paid with (608.2h)."""
    found = query.candidates(game, part.what, Zone.BATTLEFIELD, Who.ANYONE, payer.ctx)
    options = tuple(oid for oid in found if game.objects[oid].tapped)
    chosen = yield from _chosen(game, payer, options, part.count, "untap")
    paid = yield from _happen(game, payer, [Untapped(object=oid) for oid in chosen])
    return Paid(paid.game, chosen)


def _own(game: Game, what: Filter, payer: Payer) -> tuple[ObjectId, ...]:
    found = query.candidates(game, what, Zone.BATTLEFIELD, Who.ANYONE, payer.ctx)
    return tuple(oid for oid in found if layers.controller(game, oid) == payer.player)


def _chosen(
    game: Game, payer: Payer, options: tuple[ObjectId, ...], count: Any, what: str
) -> Run[tuple[ObjectId, ...]]:
    needed = query.value(game, count, payer.ctx)
    if len(options) < needed:
        raise Illegal("118.3", f"there is not enough to {what}")
    if not needed:
        return ()
    answer = yield Choose(payer.player, "choose-cards", payer.about, options, needed, needed, what, game=game)
    return tuple(answer)


def _pay_life(game: Game, part: c.PayLife, payer: Payer) -> Run[Paid]:
    amount = query.value(game, part.amount, payer.ctx)
    if game.life(payer.player) < amount:
        raise Illegal("119.4", "there is not enough life to pay")
    if not amount:
        return Paid(game)
    return (yield from _happen(game, payer, [LifeLost(player=payer.player, amount=amount)]))


def _discard(game: Game, part: c.Discard, payer: Payer) -> Run[Paid]:
    hand = game.zone(Zone.HAND, payer.player)
    options = tuple(oid for oid in hand if oid != payer.source and query.fits(game, part.what, oid, payer.ctx))
    chosen = yield from _chosen(game, payer, options, part.count, "discard")
    paid = yield from _happen(game, payer, [Discarded(player=payer.player, object=oid) for oid in chosen])
    return Paid(paid.game, chosen)


def _discard_self(game: Game, part: c.DiscardSelf, payer: Payer) -> Run[Paid]:
    paid = yield from _happen(game, payer, [Discarded(player=payer.player, object=payer.source)])
    return Paid(paid.game, (payer.source,))


def _exile_self(game: Game, part: c.ExileSelf, payer: Payer) -> Run[Paid]:
    return (yield from _exile(game, payer, (payer.source,)))


def _exile_from(game: Game, part: c.ExileFrom, payer: Payer) -> Run[Paid]:
    zone = game.zone(Zone(part.zone), payer.player)
    options = tuple(oid for oid in zone if oid != payer.source and query.fits(game, part.what, oid, payer.ctx))
    chosen = yield from _chosen(game, payer, options, part.count, "exile")
    return (yield from _exile(game, payer, chosen))


def _exile(game: Game, payer: Payer, ids: tuple[ObjectId, ...]) -> Run[Paid]:
    events = []
    for oid in ids:
        obj = game.objects[oid]
        events.append(Moved(object=oid, origin=obj.zone, to=Zone.EXILE, player=obj.owner))
    paid = yield from _happen(game, payer, events)
    return Paid(paid.game, ids)


def _return_to_hand(game: Game, part: c.ReturnToHand, payer: Payer) -> Run[Paid]:
    """Return permanents to their owners' hands; they are remembered as what the cost was paid with (608.2h)."""
    chosen = yield from _chosen(game, payer, _own(game, part.what, payer), part.count, "return to hand")
    events = [
        Moved(object=oid, origin=Zone.BATTLEFIELD, to=Zone.HAND, player=game.objects[oid].owner) for oid in chosen
    ]
    paid = yield from _happen(game, payer, events)
    return Paid(paid.game, chosen)


def _remove_counters(game: Game, part: c.RemoveCounters, payer: Payer) -> Run[Paid]:
    amount = query.value(game, part.count, payer.ctx)
    if game.objects[payer.source].counters.get(part.kind, 0) < amount:
        raise Illegal("118.3", "there are not enough counters to remove")
    return (yield from _happen(game, payer, [CountersRemoved(on=payer.source, kind=part.kind, amount=amount)]))


def _put_counters(game: Game, part: c.PutCounters, payer: Payer) -> Run[Paid]:
    amount = query.value(game, part.count, payer.ctx)
    event = CountersPut(on=payer.source, kind=part.kind, amount=amount, player=payer.player)
    return (yield from _happen(game, payer, [event]))


def _put_counters_on_one(game: Game, part: c.PutCountersOnOne, payer: Payer) -> Run[Paid]:
    amount = query.value(game, part.count, payer.ctx)
    fitting = query.candidates(game, part.what, Zone.BATTLEFIELD, Who.YOU, payer.ctx)
    events = {oid: CountersPut(on=oid, kind=part.kind, amount=amount, player=payer.player) for oid in fitting}
    options = tuple(oid for oid, event in events.items() if cant.can_happen(game, event))
    if events and not options:
        raise Illegal(
            with_keyword("614.17b", part.action), "no counter can be put on anything that the cost could be paid with"
        )
    game = note(game, with_keyword("118.3", part.action), "{} pays by putting counters on a permanent", payer.player)
    (chosen,) = yield from _chosen(game, payer, options, 1, "put counters on")
    return (yield from _happen(game, payer, [events[chosen]]))


def _adds_mana(game: Game, part: c.AddsMana, payer: Payer) -> Run[Paid]:
    """Add mana as a cost: it comes from the source of the ability (106.3), which is not tapped for it."""
    mana = tuple(Mana(letter, source=payer.source) for letter in symbols_of(part.symbols))
    return (yield from _happen(game, payer, [ManaAdded(player=payer.player, source=payer.source, mana=mana)]))


def _pay_counters(game: Game, part: c.PayCounters, payer: Payer) -> Run[Paid]:
    amount = query.value(game, part.count, payer.ctx)
    if game.players[payer.player].counters.get(part.kind, 0) < amount:
        raise Illegal("118.3", f"the player does not have enough {part.kind} counters")
    if part.kind == "energy":
        game = note(game, "107.14", "{} pays {}", payer.player, "{E}" * amount)
    return (yield from _happen(game, payer, [CountersRemoved(on=payer.player, kind=part.kind, amount=amount)]))


def _loyalty(game: Game, part: c.Loyalty, payer: Payer) -> Run[Paid]:
    """Pay a loyalty cost (606.4, 606.6): put or remove loyalty counters; none can be removed that aren't there."""
    change = query.value(game, part.change, payer.ctx)
    game = note(
        game, "606.4 107.7", f"the cost of the loyalty ability is [{change:+d}]" if change else "the cost is [0]"
    )
    if change < 0:
        return (yield from _remove_counters(game, c.RemoveCounters("loyalty", -change), payer))
    if change == 0:
        return Paid(game)
    return (yield from _put_counters(game, c.PutCounters("loyalty", change), payer))


_PARTS: dict[type[c.CostPart], Callable[[Game, Any, Payer], Run[Paid]]] = {
    c.TapSelf: _tap_self,
    c.UntapSelf: _untap_self,
    c.SacrificeSelf: _sacrifice_self,
    c.Sacrifice: _sacrifice,
    c.TapOther: _tap_other,
    c.UntapOther: _untap_other,
    c.PayLife: _pay_life,
    c.Discard: _discard,
    c.DiscardSelf: _discard_self,
    c.ExileSelf: _exile_self,
    c.ExileFrom: _exile_from,
    c.ReturnToHand: _return_to_hand,
    c.RemoveCounters: _remove_counters,
    c.PutCounters: _put_counters,
    c.PutCountersOnOne: _put_counters_on_one,
    c.AddsMana: _adds_mana,
    c.PayCounters: _pay_counters,
    c.Loyalty: _loyalty,
}
