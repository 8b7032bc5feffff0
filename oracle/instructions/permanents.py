"""Instructions about permanents: damage, destroying, sacrificing, tapping, counters, tokens, attaching (120, 701, 111, 122)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import cant, changes, layers, mana, phasing, query
from oracle.attachment import can_be_attached
from oracle.copying import excepted
from oracle.decisions import Choose, Run
from oracle.events import (
    Attached,
    CountersPut,
    CountersRemoved,
    DamageDealt,
    Destroyed,
    Event,
    LastingBegan,
    Sacrificed,
    Tapped,
    TokensMade,
    Untapped,
)
from oracle.model import ObjectId, PlayerId, Zone
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.copies import Except
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.instructions import (
    Attach,
    CreateTokens,
    DealDamage,
    Destroy,
    Effect,
    ExchangeControl,
    Fight,
    GainControl,
    MoveCounters,
    PhaseOut,
    Pump,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Sacrifice,
    Tap,
    Untap,
)
from oracle.vocabulary.patterns import Destroyed as DestroyedPattern
from oracle.vocabulary.rewrites import Regenerates
from oracle.vocabulary.selectors import OF_PLAYERS, Selector, Target
from oracle.vocabulary.statics import Continuous, ControlledBy, Replace


def _on_battlefield(r: Resolution, ids: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    return tuple(oid for oid in ids if oid in r.game.objects and r.game.objects[oid].zone is Zone.BATTLEFIELD)


def _recipients(r: Resolution, to: tuple[Selector, ...]) -> Run[list[ObjectId | PlayerId]]:
    """Return whom or what damage goes to: permanents that are still there, and players (120.1)."""
    found: list[ObjectId | PlayerId] = []
    for selector in to:
        if isinstance(selector, Target):
            found += r.players(selector)
            found += _on_battlefield(r, (yield from r.objects(selector)))
        elif isinstance(selector, OF_PLAYERS):
            found += r.players(selector)
        else:
            found += _on_battlefield(r, (yield from r.objects(selector)))
    return found


@instruction(DealDamage)
def deal_damage(r: Resolution, what: DealDamage) -> Run[None]:
    """Deal damage to everything at once (120.2b); the source is as it is, or as it last was (608.2h)."""
    recipients = yield from _recipients(r, what.to)
    sources = yield from r.objects(what.source)
    events: list[Event] = []
    shares = dict(r.context.announced.division) if what.divided and r.context.announced else {}
    amount = 0 if what.divided else r.value(what.amount)
    for source in sources:
        for to in recipients:
            events.append(DamageDealt(source=source, to=to, amount=shares.get(to, 0) if what.divided else amount))
    yield from r.happen(events)


@instruction(Destroy)
def destroy(r: Resolution, what: Destroy) -> Run[None]:
    """Destroy permanents, all at once (701.8)."""
    found = yield from r.objects(what.what)
    yield from r.happen(
        [Destroyed(object=oid, no_regeneration=what.no_regeneration) for oid in _on_battlefield(r, found)]
    )


@instruction(Regenerate)
def regenerate(r: Resolution, what: Regenerate) -> Run[None]:
    """Give permanents a regeneration shield each (701.19a)."""
    part = Replace(DestroyedPattern(Filter(remembered="shielded")), Regenerates(), next_time=True)
    for oid in _on_battlefield(r, (yield from r.objects(what.what))):
        shield = LastingBegan(
            part=part, controller=r.controller, source=r.source, until="end-of-turn", memory={"shielded": (oid,)}
        )
        yield from r.happen([shield])


@instruction(Fight)
def fight(r: Resolution, what: Fight) -> Run[None]:
    """Have two creatures deal damage equal to their powers to each other (701.14a); nothing if one is not there (701.14b)."""
    first = _on_battlefield(r, (yield from r.objects(what.first)))
    second = _on_battlefield(r, (yield from r.objects(what.second)))
    if len(first) != 1 or len(second) != 1 or any(not _is_creature(r, oid) for oid in (*first, *second)):
        return
    pairs = ((first[0], second[0]), (second[0], first[0]))
    yield from r.happen(
        [DamageDealt(source=a, to=b, amount=layers.view(r.game, a).power or 0) for a, b in dict.fromkeys(pairs)]
    )


def _is_creature(r: Resolution, oid: ObjectId) -> bool:
    return "creature" in layers.view(r.game, oid).types


@instruction(Sacrifice)
def sacrifice(r: Resolution, what: Sacrifice) -> Run[None]:
    """Sacrifice permanents: everyone chooses, then all go at once (701.21, 101.4); nobody can sacrifice what they don't control."""
    events: list[Event] = []
    if what.what is not None:
        for oid in _on_battlefield(r, (yield from r.objects(what.what))):
            player = layers.controller(r.game, oid)
            if player in r.players(what.who):
                events.append(Sacrificed(player=player, object=oid))
    else:
        for player in r.players(what.who):
            events += yield from _sacrifices(r, what, player)
    happened = yield from r.happen(events)
    gone = [e.object for e in happened if isinstance(e, Sacrificed)]
    r.done = bool(gone)
    r.remember(what.remember, gone)


def _sacrifices(r: Resolution, what: Sacrifice, player: PlayerId) -> Run[list[Event]]:
    own = tuple(
        oid
        for oid in query.candidates(r.game, what.filter, Zone.BATTLEFIELD, Who.ANYONE, r.context)
        if layers.controller(r.game, oid) == player
    )
    count = min(r.value(what.count), len(own))
    if not count:
        return []
    chosen = yield Choose(player, "choose-cards", r.about, own, count, count, "sacrifice", game=r.game)
    return [Sacrificed(player=player, object=oid) for oid in chosen]


@instruction(Tap)
def tap(r: Resolution, what: Tap) -> Run[None]:
    """Tap permanents that are untapped (701.26a)."""
    found = _on_battlefield(r, (yield from r.objects(what.what)))
    tapping = [oid for oid in found if not r.game.objects[oid].tapped]
    yield from r.happen([Tapped(object=oid) for oid in tapping])
    for oid in tapping:
        r.game = mana.not_tapped_for_mana(r.game, oid, "an effect taps it")


@instruction(Untap)
def untap(r: Resolution, what: Untap) -> Run[None]:
    """Untap permanents that are tapped (701.26b)."""
    found = _on_battlefield(r, (yield from r.objects(what.what)))
    yield from r.happen([Untapped(object=oid) for oid in found if r.game.objects[oid].tapped])


@instruction(PhaseOut)
def phase_out(r: Resolution, what: PhaseOut) -> Run[None]:
    """Phase permanents out with what is attached to them, all at once (702.26)."""
    found = _on_battlefield(r, (yield from r.objects(what.what)))
    yield from r.happen(phasing.phasing_out(r.game, found))


@instruction(PutCounters)
def put_counters(r: Resolution, what: PutCounters) -> Run[None]:
    """Put counters on objects (122.1); wherever they are, if they are still there."""
    found = yield from r.objects(what.on)
    amount = r.value(what.count)
    happened = yield from r.happen(
        [
            CountersPut(on=oid, kind=what.kind, amount=amount, player=r.controller)
            for oid in found
            if oid in r.game.objects
        ]
    )
    r.done = any(isinstance(e, CountersPut) for e in happened)


@instruction(RemoveCounters)
def remove_counters(r: Resolution, what: RemoveCounters) -> Run[None]:
    """Remove counters, as many as there are (122.1, 609.3)."""
    events: list[Event] = []
    for oid in (yield from r.objects(what.of)):
        if oid in r.game.objects:
            count = min(r.value(what.count), r.game.objects[oid].counters.get(what.kind, 0))
            events.append(CountersRemoved(on=oid, kind=what.kind, amount=count))
    yield from r.happen(events)


@instruction(MoveCounters)
def move_counters(r: Resolution, what: MoveCounters) -> Run[None]:
    """Move counters (122.5): removed from one object and put on another, or nothing if either is impossible."""
    sources = [oid for oid in (yield from r.objects(what.source)) if oid in r.game.objects]
    targets = [oid for oid in (yield from r.objects(what.to)) if oid in r.game.objects]
    if len(sources) != 1 or len(targets) != 1 or sources == targets:
        return
    there = r.game.objects[sources[0]].counters
    kind = what.kind
    if kind is None and there:
        answer = yield Choose(r.controller, "option", r.about, tuple(there), 1, 1, "the kind of counter", game=r.game)
        kind = answer[0]
    amount = min(r.value(what.count), there.get(kind, 0)) if kind is not None else 0
    if kind is None or not amount:
        return
    put = CountersPut(on=targets[0], kind=kind, amount=amount, player=r.controller)
    if cant.can_happen(r.game, put):
        r.note("122.5", "{} counters are moved: removed from {} and put on {}", str(amount), sources[0], targets[0])
        yield from r.happen([CountersRemoved(on=sources[0], kind=kind, amount=amount)])
        yield from r.happen([put])
    else:
        r.note("122.5 614.17", "nothing is moved from {}: it can't be put on {}", sources[0], targets[0])


@instruction(CreateTokens)
def create_tokens(r: Resolution, what: CreateTokens) -> Run[None]:
    """Create tokens (111.2): as described, or copies of an object (707.2)."""
    events: list[Event] = []
    faces = [what.face] if isinstance(what.face, Face) else (yield from _copied(r, what.face))
    if what.size is not None:
        size = r.value(what.size)
        faces = [replace(face, power=size, toughness=size) for face in faces]
    if isinstance(what.otherwise, Except):
        faces = [excepted(face, what.otherwise) for face in faces]
    for player in r.players(what.who):
        for face in faces:
            events.append(TokensMade(player=player, face=face, amount=r.value(what.count), tapped=what.tapped))
    happened = yield from r.happen(events)
    r.remember(what.remember, [oid for e in happened if isinstance(e, TokensMade) for oid in e.made])


def _copied(r: Resolution, what: Selector) -> Run[list[Face]]:
    return [layers.copiable(r.game, oid) for oid in (yield from r.objects(what))]


@instruction(Pump)
def pump(r: Resolution, what: Pump) -> Run[None]:
    """Begin an effect on objects that are fixed now (611.2c), with its amounts worked out now (608.2h, 611.2d)."""
    found = _on_battlefield(r, (yield from r.objects(what.what)))
    if found:
        part = Continuous(changes=tuple(changes.resolved(r.game, c, r.context) for c in what.changes))
        yield from r.happen([replace(_begins(r, part, what.until, found), as_long_as=what.as_long_as)])


@instruction(GainControl)
def gain_control(r: Resolution, what: GainControl) -> Run[None]:
    """Begin an effect by which a player controls permanents (611.2c, 613.1b)."""
    found = _on_battlefield(r, (yield from r.objects(what.what)))
    (player,) = r.players(what.who)
    if found:
        part = Continuous(changes=(ControlledBy(player),))
        yield from r.happen([_begins(r, part, what.until, found)])


@instruction(ExchangeControl)
def exchange_control(r: Resolution, what: ExchangeControl) -> Run[None]:
    """Have two players each control what the other controlled, or nothing if that is impossible (701.12a, 701.12b)."""
    first = _on_battlefield(r, (yield from r.objects(what.first)))
    second = _on_battlefield(r, (yield from r.objects(what.second)))
    if len(first) != 1 or len(second) != 1:
        r.note("701.12a", "the exchange can't be completed: no part of it occurs")
        return
    here, there = layers.controller(r.game, first[0]), layers.controller(r.game, second[0])
    if here == there:
        r.note("701.12b", "{} controls both: the exchange does nothing", here)
        return
    r.note("701.12b", "{} and {} are exchanged", first[0], second[0])
    yield from r.happen(
        [
            _begins(r, Continuous(changes=(ControlledBy(there),)), "game", first),
            _begins(r, Continuous(changes=(ControlledBy(here),)), "game", second),
        ]
    )


@instruction(Effect)
def effect(r: Resolution, what: Effect) -> Run[None]:
    """Begin an effect on whatever its description fits as long as it lasts: one about rules, not characteristics (611.2c)."""
    affects = None
    if what.on is not None:
        zones = what.part.where if isinstance(what.part, Continuous) else (Zone.BATTLEFIELD,)
        found = yield from r.objects(what.on)
        affects = tuple(oid for oid in found if oid in r.game.objects and r.game.objects[oid].zone in zones)
        if not affects:
            return
    elif isinstance(what.part, Continuous):
        affects = query.candidates(r.game, what.part.what, Zone.BATTLEFIELD, Who.ANYONE, r.context)
    yield from r.happen([_begins(r, what.part, what.until, affects)])


def _begins(r: Resolution, part: object, until: str, affects: tuple[ObjectId, ...] | None) -> LastingBegan:
    return LastingBegan(
        part=part,
        controller=r.controller,
        source=r.source,
        until=until,
        affects=affects,
        x=r.context.x,
        memory=r.context.memory,
    )


@instruction(Attach)
def attach(r: Resolution, what: Attach) -> Run[None]:
    """Attach an Aura or Equipment to an object that it can be attached to (701.3)."""
    moving = _on_battlefield(r, (yield from r.objects(what.what)))
    to = _on_battlefield(r, (yield from r.objects(what.to)))
    if len(moving) == 1 and len(to) == 1 and r.game.objects[moving[0]].attached_to != to[0]:
        if can_be_attached(r.game, moving[0], to[0]):
            yield from r.happen([Attached(object=moving[0], to=to[0])])
        else:
            r.note("701.3b", "{} can't be attached to {}", moving[0], to[0])
