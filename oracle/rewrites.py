"""What each kind of replacement effect makes of an event (CR 614, 615, 706-707 where permanents enter as copies).

One function a piece of the vocabulary; `rewritten` finds it. A permanent that enters is looked at as it would exist, in `asked`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from oracle import cant, changes, layers, query, reading_x, wording
from oracle.as_it_enters import devour
from oracle.decisions import Choose, Run, ask_may, choose_one
from oracle.events import (
    CountersPut,
    DamageDealt,
    Destroyed,
    Event,
    LastingBegan,
    LifeGained,
    LifeLost,
    ManaAdded,
    Moved,
    Regenerated,
    Tapped,
    TokensMade,
)
from oracle.layers import InForce
from oracle.model import Game, Mana, Zone
from oracle.prevention import prevent, put_counters_instead
from oracle.query import Context
from oracle.trace import name_of, note
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.filters import Who
from oracle.vocabulary.rewrites import (
    Both,
    ChooseAsEnters,
    Devours,
    DoAsEnters,
    Elsewhere,
    EntersAsCopy,
    EntersChanged,
    EntersTapped,
    EntersWithCounters,
    Halve,
    Increase,
    InsteadDo,
    ManaInstead,
    MayEnter,
    Multiply,
    PayAsEnters,
    Prevent,
    PutCountersInstead,
    Regenerates,
    Tribute,
)
from oracle.vocabulary.statics import Continuous, Rewrite

COLORS = ("W", "U", "B", "R", "G")


class Rewritten(msgspec.Struct, frozen=True):
    """What an effect made of an event: the event as changed, or None where nothing is left of it."""

    game: Game
    event: Event | None


Function = Callable[[Game, Game, Any, Any, Context], Run[Rewritten]]


def rewritten(game: Game, asked: Game, event: Event, effect: InForce) -> Run[Rewritten]:
    """Apply a replacement effect to an event. TypeError for a piece of the vocabulary that no function here is for."""
    by = effect.part.by
    source = effect.source
    # A permanent's own effect, as it enters, reads the X of the spell that it was (107.3m).
    own = source in asked.objects and source not in game.objects
    x = asked.find(source).announced.x if own else effect.x
    ctx = Context(
        source=source,
        controller=effect.controller,
        x=x,
        event=event,
        announced=asked.find(source).announced if own else None,
        memory=effect.memory,
    )
    if own:
        game = reading_x.told(game, by, name_of(asked, source) if game.tracing else "", x, entering=True)
    return (yield from _follow(game, asked, event, by, ctx))


def _follow(game: Game, asked: Game, event: Event, by: Rewrite, ctx: Context) -> Run[Rewritten]:
    plain = _WITHOUT_DECISION.get(type(by))
    if plain is not None:
        return plain(game, asked, event, by, ctx)
    function = _FUNCTIONS.get(type(by))
    if function is None:
        raise TypeError(f"no rule is written for the replacement {type(by).__name__}")
    return (yield from function(game, asked, event, by, ctx))


def _enters_tapped(game: Game, asked: Game, event: Moved, by: EntersTapped, ctx: Context) -> Rewritten:
    if by.unless is not None and query.holds(asked, by.unless, ctx):
        return Rewritten(game, event)
    return Rewritten(game, _entering(event, tapped=True))


def _enters_with_counters(game: Game, asked: Game, event: Moved, by: EntersWithCounters, ctx: Context) -> Rewritten:
    amount = query.value(asked, by.count, ctx)
    if amount <= 0 or event.entering is None:
        return Rewritten(game, event)
    return Rewritten(game, _entering(event, counters=(*event.entering.counters, (by.kind, amount))))


def _choose_as_enters(game: Game, asked: Game, event: Moved, by: ChooseAsEnters, ctx: Context) -> Run[Rewritten]:
    if event.entering is None:
        return Rewritten(game, event)
    player = event.entering.controller
    decision = Choose(
        player,
        _KINDS.get(by.kind, by.kind),
        event.new,
        _options(game, by, player),
        purpose="as it enters",
        nameable=_nameable(by),
        game=asked,
    )
    chosen = yield from choose_one(decision)
    if game.tracing:
        words = wording.chosen(_KINDS.get(by.kind, by.kind), str(chosen))
        game = note(game, "614.12a", "{} chooses {} as {} enters", player, words, name_of(asked, event.new))
    return Rewritten(game, _entering(event, choices={**event.entering.choices, by.kind: chosen}))


_KINDS = {"opponent": "player"}


def _nameable(by: ChooseAsEnters) -> Callable[[Face], bool] | None:
    """Return which cards' names can be chosen, where it is the name of a kind of card that is (201.4a)."""
    if by.nonland:
        return lambda face: "land" not in face.types
    if by.nonbasic_land:
        return lambda face: "land" in face.types and "basic" not in face.supertypes
    return None


def _pay_as_enters(game: Game, asked: Game, event: Moved, by: PayAsEnters, ctx: Context) -> Run[Rewritten]:
    """Let the permanent's controller pay as it enters (614.12a, 118.12); what follows is another change to the same event."""
    from oracle import payment
    from oracle.resolution import Resolution

    if event.entering is None:
        return Rewritten(game, event)
    resolution = Resolution(game, replace(ctx, source=event.new, controller=event.entering.controller))
    paid = yield from payment.offer(resolution, event.entering.controller, by.cost, asked=asked)
    game = note(resolution.game, "614.12a", "{} pays" if paid else "{} does not pay", event.entering.controller)
    follows = by.paid if paid else by.otherwise
    return Rewritten(game, event) if follows is None else (yield from _follow(game, asked, event, follows, ctx))


def _enters_changed(game: Game, asked: Game, event: Moved, by: EntersChanged, ctx: Context) -> Run[Rewritten]:
    """Begin an effect on the permanent as it will be on the battlefield; it lasts as long as the permanent does (614.1c, 611.2)."""
    from oracle import road

    part = Continuous(tuple(changes.resolved(asked, change, ctx) for change in by.changes))
    began = LastingBegan(
        part=part, controller=ctx.controller, source=ctx.source, until="game", affects=(event.new,), cause=ctx.source
    )
    # What it changes is told once the permanent is there.
    happened = yield from road.happen(game.change(tracing=False), [began])
    return Rewritten(happened.game.change(tracing=game.tracing), event)


def _may_enter(game: Game, asked: Game, event: Moved, by: MayEnter, ctx: Context) -> Run[Rewritten]:
    """Ask the permanent's controller how it enters (614.12a); not where that is impossible (608.2d)."""
    if event.entering is None:
        return Rewritten(game, event)
    player = event.entering.controller
    possible = _possible(game, asked, event, by.then)
    so = "with counters" if isinstance(by.then, EntersWithCounters) else "so"
    if not possible:
        game = note(game, "614.12a 608.2d", "{} can't choose to have it enter " + so + ": that is impossible", player)
    chosen = possible and (yield from ask_may(player, event.new, "have it enter so", game=asked))
    if possible:
        game = note(game, "614.12a", "{} chooses " + ("" if chosen else "not ") + "to have it enter " + so, player)
    follows = by.then if chosen else by.otherwise
    return Rewritten(game, event) if follows is None else (yield from _follow(game, asked, event, follows, ctx))


def _possible(game: Game, asked: Game, event: Moved, by: Rewrite) -> bool:
    if not isinstance(by, EntersWithCounters) or event.entering is None:
        return True
    counters = CountersPut(on=event.new, kind=by.kind, amount=1, player=event.entering.controller, entering=True)
    return cant.why_not(game, asked, counters) is None


def _both(game: Game, asked: Game, event: Event, by: Both, ctx: Context) -> Run[Rewritten]:
    result = Rewritten(game, event)
    for change in by.changes:
        if result.event is not None:
            result = yield from _follow(result.game, asked, result.event, change, ctx)
    return result


def _options(game: Game, by: ChooseAsEnters, player: str) -> tuple[Any, ...]:
    from oracle.subtypes import CREATURE_TYPES

    match by.kind:
        case "color":
            return COLORS
        case "creature-type":
            return tuple(sorted(CREATURE_TYPES))
        case "player":
            return game.apnap()
        case "opponent":
            return game.opponents(player)
        case "name":
            return ()  # any name (201.4)
        case _:
            return by.options


def _enters_as_copy(game: Game, asked: Game, event: Moved, by: EntersAsCopy, ctx: Context) -> Run[Rewritten]:
    """Have a permanent enter as a copy (707.9): of something already on the battlefield, as it is (614.12)."""
    if event.entering is None:
        return Rewritten(game, event)
    if by.of is not None:
        found = query.objects(game, by.of, ctx)
    else:
        # The battlefield before: neither it nor what enters beside it can be copied.
        fitting = query.candidates(game, by.what, by.zone, Who.ANYONE, ctx)
        least = 0 if by.optional else 1
        found = ()
        if fitting:
            found = yield Choose(
                event.entering.controller, "choose-cards", event.new, fitting, least, 1, "enter as a copy", game=asked
            )
    if not found:
        return Rewritten(game, event)
    face = layers.copiable(game, found[0])
    if by.extra_types:
        face = replace(face, types=tuple(dict.fromkeys((*face.types, *by.extra_types))))
    if by.extra_abilities:
        face = replace(face, extra=(*face.extra, *by.extra_abilities))
    game = note(game, "707.2 707.5 616.1c", "it enters as a copy of {}", found[0])
    return Rewritten(game, _entering(event, copied=face))


def _tribute(game: Game, asked: Game, event: Moved, by: Tribute, ctx: Context) -> Run[Rewritten]:
    """Ask an opponent whether to pay tribute (702.104a); not where the counters can't be put (608.2d)."""
    if event.entering is None:
        return Rewritten(game, event)
    opponents = game.opponents(event.entering.controller)
    amount = query.value(asked, by.count, ctx)
    if not opponents:
        return Rewritten(game, event)
    opponent = opponents[0]
    if len(opponents) > 1:
        opponent = yield from choose_one(
            Choose(event.entering.controller, "player", event.new, opponents, 1, 1, "who may pay tribute", game=asked)
        )
    counters = CountersPut(on=event.new, kind="p1p1", amount=amount, player=opponent, entering=True)
    if cant.why_not(game, asked, counters) is not None:
        return Rewritten(note(game, "702.104a 608.2d", "{} can't pay tribute: no counter can be put", opponent), event)
    if not (yield from ask_may(opponent, event.new, "pay tribute", game=asked)):
        return Rewritten(note(game, "702.104a", "{} doesn't pay tribute", opponent), event)
    game = note(game, "702.104a", "{} pays tribute", opponent)
    changed = _entering(event, counters=(*event.entering.counters, ("p1p1", amount)))
    return Rewritten(game, _entering(changed, choices={**changed.entering.choices, "tribute": True}))  # type: ignore[union-attr]


def _elsewhere(game: Game, asked: Game, event: Moved, by: Elsewhere, ctx: Context) -> Run[Rewritten]:
    """Send the object to another zone instead (614.6)."""
    changed = replace(event, to=Zone(by.to), entering=None, reason="")
    if by.then is not None:
        game = yield from carry_out(game, by.then, ctx)
    return Rewritten(game, changed)


def _instead_do(game: Game, asked: Game, event: Event, by: InsteadDo, ctx: Context) -> Run[Rewritten]:
    game = yield from carry_out(game, by.then, ctx)
    return Rewritten(game, None)


def _do_as_enters(game: Game, asked: Game, event: Moved, by: DoAsEnters, ctx: Context) -> Run[Rewritten]:
    game = yield from carry_out(game, by.then, ctx)
    return Rewritten(game, event)


def carry_out(game: Game, instruction: Any, ctx: Context) -> Run[Game]:
    """Carry out instructions that belong to a replacement effect; return the game after them."""
    from oracle import resolution as r

    resolution = r.Resolution(game, ctx)
    yield from r.carry_out(resolution, instruction)
    return resolution.game


def _regenerates(game: Game, asked: Game, event: Destroyed, by: Regenerates, ctx: Context) -> Run[Rewritten]:
    """Tap the permanent, heal it and remove it from combat instead of destroying it (701.19a)."""
    from oracle import road

    events: list[Event] = [Regenerated(object=event.object)]
    if not game.objects[event.object].tapped:
        events.append(Tapped(object=event.object))
    happened = yield from road.happen(game, events)
    return Rewritten(happened.game, None)


def _halve(game: Game, asked: Game, event: Event, by: Halve, ctx: Context) -> Rewritten:
    return Rewritten(game, _scaled(event, lambda n: n // 2))


def _multiply(game: Game, asked: Game, event: Event, by: Multiply, ctx: Context) -> Rewritten:
    return Rewritten(game, _scaled(event, lambda n: n * by.by))


def _increase(game: Game, asked: Game, event: Event, by: Increase, ctx: Context) -> Rewritten:
    return Rewritten(game, _scaled(event, lambda n: max(0, n + by.by)))


def _scaled(event: Event, change: Callable[[int], int]) -> Event:
    """Return the event with its amount changed; of mana, each mana as many times, for its types stay (106.12b)."""
    match event:
        case CountersPut() | TokensMade() | DamageDealt() | LifeGained() | LifeLost():
            return replace(event, amount=change(event.amount))
        case ManaAdded():
            by = change(1)
            return replace(event, mana=tuple(m for m in event.mana for _ in range(by)))
        case _:
            raise TypeError(f"{type(event).__name__} has no amount")


def _mana_instead(game: Game, asked: Game, event: ManaAdded, by: ManaInstead, ctx: Context) -> Run[Rewritten]:
    """Change the type of mana, and the amount only if the effect says so (106.12b)."""
    options = _types_instead(asked, event, by, ctx)
    if not options:
        return Rewritten(game, event)
    kind = options[0]
    if len(options) > 1:
        game = note(game, "106.12b", "{} lets {} choose another type of mana", ctx.source, event.tapper)
        kind = yield from choose_one(
            Choose(event.tapper, "color", ctx.source, options, 1, 1, "the mana instead", game=game)
        )
    mana = tuple(replace(m, type=kind) if by.only is None or m.type in by.only else m for m in event.mana)
    if by.amount is not None:
        rest: Mana | None = mana[0] if mana else None
        mana = (replace(rest, type=kind),) * by.amount if rest else ()
    return Rewritten(game, replace(event, mana=mana))


def _types_instead(asked: Game, event: ManaAdded, by: ManaInstead, ctx: Context) -> tuple[str, ...]:
    """Return the types among which the mana's new one is chosen: of several that one effect gives, by the player who taps."""
    if by.choose:
        return by.choose
    if by.by_land_type:
        subtypes = layers.known(asked, event.source).subtypes
        return tuple(dict.fromkeys(kind for land, kind in by.by_land_type if land in subtypes))
    if by.type == "chosen-color":
        chosen = ctx.memory.get("color") or (asked.find(ctx.source).choices.get("color"),)
        return tuple(str(kind) for kind in chosen if kind)
    return (by.type,)


def _entering(event: Moved, **fields: Any) -> Moved:
    if event.entering is None:
        raise ValueError("the object does not enter the battlefield")
    return replace(event, entering=replace(event.entering, **fields))


_WITHOUT_DECISION: dict[type[Rewrite], Callable[[Game, Game, Any, Any, Context], Rewritten]] = {
    EntersTapped: _enters_tapped,
    EntersWithCounters: _enters_with_counters,
    Multiply: _multiply,
    Halve: _halve,
    Increase: _increase,
    PutCountersInstead: put_counters_instead,
}
_FUNCTIONS: dict[type[Rewrite], Function] = {
    ChooseAsEnters: _choose_as_enters,
    EntersAsCopy: _enters_as_copy,
    PayAsEnters: _pay_as_enters,
    EntersChanged: _enters_changed,
    MayEnter: _may_enter,
    DoAsEnters: _do_as_enters,
    Both: _both,
    Regenerates: _regenerates,
    Tribute: _tribute,
    Devours: devour,
    Elsewhere: _elsewhere,
    InsteadDo: _instead_do,
    ManaInstead: _mana_instead,
    Prevent: prevent,
}
