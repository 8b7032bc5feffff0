"""Instructions that move cards between zones (400, 701.13, 608.2)."""

from __future__ import annotations

from oracle import query
from oracle.combat import put_attacking_beside
from oracle.decisions import Choose, Run
from oracle.events import CountersPut, Entering, Event, LastingBegan, Moved
from oracle.model import ObjectId, PlayerId, Zone
from oracle.resolution import Resolution, carry_out, instruction
from oracle.targets import in_zone
from oracle.vocabulary.instructions import Move, PutFromHand, Suspend
from oracle.vocabulary.selectors import This
from oracle.vocabulary.statics import ReturnsExiled


@instruction(Move)
def move(r: Resolution, what: Move) -> Run[None]:
    """Move objects to a zone, all at once; what is no longer where the effect expects it doesn't move (400.7)."""
    if what.until_leaves and not in_zone(r.game, r.source, Zone.BATTLEFIELD):
        r.note("610.3a 610.3b", "{} has left the battlefield: nothing is exiled", r.source)
        r.done = False
        return
    found = [oid for oid in (yield from r.objects(what.what)) if oid in r.game.objects]
    to = Zone(what.to)
    if to is Zone.LIBRARY and what.position in (None, 0):
        found.reverse()  # the first named comes to lie on top
    events = [_moved(r, what, oid, to) for oid in found]
    happened = yield from r.happen(events)
    arrived = [e.new for e in happened if isinstance(e, Moved) and e.to is to]
    if what.attacking is not None:
        for attacker in (yield from r.objects(what.attacking)):
            for oid in arrived:
                r.game = put_attacking_beside(r.game, oid, attacker)
    if to is not Zone.BATTLEFIELD and what.counters:
        put = [
            CountersPut(on=oid, kind=kind, amount=r.value(n), player=r.controller)
            for oid in arrived
            for kind, n in what.counters
        ]
        yield from r.happen(put)
    if what.until_leaves and arrived:
        memory = {"exiled": tuple(arrived)}
        part = ReturnsExiled()
        yield from r.happen(
            [LastingBegan(part=part, controller=r.controller, source=r.source, until="game", memory=memory)]
        )
    r.done = bool(arrived)
    r.remember(what.remember, arrived)


def _moved(r: Resolution, what: Move, oid: ObjectId, to: Zone) -> Moved:
    obj = r.game.objects[oid]
    entering = None
    if to is Zone.BATTLEFIELD:
        under = r.players(what.under)[0] if what.under is not None else obj.owner
        counters = tuple((kind, r.value(n)) for kind, n in what.counters)
        entering = Entering(controller=under, tapped=what.tapped, counters=counters)
    return Moved(
        object=oid,
        origin=obj.zone,
        to=to,
        player=obj.owner,
        position=what.position or 0,
        entering=entering,
        linked=(r.source, what.link) if what.link is not None else None,
    )


@instruction(PutFromHand)
def put_from_hand(r: Resolution, what: PutFromHand) -> Run[None]:
    """Let players choose cards of a zone of theirs in APNAP order, then put them onto the battlefield all at once (101.4)."""
    events: list[Event] = []
    for player in r.players(what.who):
        hand = tuple(
            oid for oid in r.game.zone(Zone(what.zone), player) if query.fits(r.game, what.what, oid, r.context)
        )
        if hand:
            least = 0 if what.optional else 1
            chosen = yield Choose(
                player, "choose-cards", r.about, hand, least, 1, "put onto the battlefield", game=r.game
            )
            events += [_onto_battlefield(r, oid, player) for oid in chosen]
    yield from r.happen(events)


def _onto_battlefield(r: Resolution, oid: ObjectId, under: PlayerId) -> Moved:
    obj = r.game.objects[oid]
    return Moved(
        object=oid, origin=obj.zone, to=Zone.BATTLEFIELD, player=obj.owner, entering=Entering(controller=under)
    )


@instruction(Suspend)
def suspend(r: Resolution, what: Suspend) -> Run[None]:
    """Exile this card with time counters on it (702.62a)."""
    yield from carry_out(r, Move(This(), Zone.EXILE, counters=(("time", what.count),)))
