"""The one road for every change of the game (CR 614-616, 603, 700.1).

`happen` takes a batch of simultaneous events. Each of them is *settled*: asked whether it can happen at all (614.17), changed by
replacement and prevention effects (616.1), taken apart into what it contains (616.1g), whose parts are settled likewise. All that
remains is applied at once, and only then triggered abilities look at the whole (603.2, 603.6a, 603.10).

While a batch is being settled, every question is asked of the game as it was before the batch: what enters together doesn't change
how the others enter (614.12).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from oracle import apply, cant, consequences, damage, replacement, states, triggers, why_replaced
from oracle.attachment import as_it_enters
from oracle.contained import contained
from oracle.decisions import Run
from oracle.events import Attached, CountersPut, DamageDealt, Entering, Event, Moved, TokensMade
from oracle.model import Game, Zone
from oracle.replacement import Key, Option
from oracle.trace import note
from oracle.vocabulary.statics import ReturnsExiled


class Happened(msgspec.Struct, frozen=True):
    """What came of a batch: the game after it, and everything that happened, wholes and parts, in order."""

    game: Game
    events: tuple[Event, ...]


class Settled(msgspec.Struct, frozen=True):
    """Events that can happen and that nothing replaces any more; the game differs only by what settling itself did."""

    game: Game
    events: tuple[Event, ...]


def happen(game: Game, events: Sequence[Event]) -> Run[Happened]:
    """Make a batch of simultaneous events happen, as far as it can; abilities that trigger on it wait in `game.triggered`."""
    settled: list[Event] = []
    for event in events:
        part = yield from settle(game, event)
        game = part.game
        settled += part.events
    if not settled:
        return Happened(game, ())
    before = game
    for event in settled:
        game = apply.apply(game, event, before)
    game = apply.after_batch(before, game, settled)
    game = consequences.told(before, game, settled)
    game = triggers.look(before, game, settled)
    game = states.look(game)
    returned = yield from _return_exiled(game)
    return Happened(returned.game, (*settled, *returned.events))


def _return_exiled(game: Game) -> Run[Happened]:
    """Return what was exiled until a permanent leaves the battlefield, at once after that has happened (610.3, 610.3c, 610.3d)."""
    due = tuple(e for e in game.lasting if isinstance(e.part, ReturnsExiled) and e.source not in game.battlefield)
    if not due:
        return Happened(game, ())
    game = game.change(lasting=tuple(e for e in game.lasting if e not in due))
    events: list[Event] = []
    for effect in due:
        for oid in effect.memory["exiled"]:
            obj = game.objects.get(oid) if isinstance(oid, int) else None
            if obj is not None:
                entering = Entering(controller=obj.owner)
                game = note(game, "610.3 610.3c", "{} returns: {} has left the battlefield", obj.id, effect.source)
                events.append(
                    Moved(object=obj.id, origin=obj.zone, to=Zone.BATTLEFIELD, player=obj.owner, entering=entering)
                )
    return (yield from happen(game, events))


def settle(game: Game, event: Event, used: frozenset[Key] = frozenset()) -> Run[Settled]:
    """Return what becomes of one proposed event (614.17, 616.1); `used` are the effects that had their one chance (614.5)."""
    if isinstance(event, Moved) and not event.new:
        event = replace(event, new=game.next_id)
        game = game.change(next_id=game.next_id + 1)
    if isinstance(event, Attached) and event.object in game.objects:
        event = replace(event, former=game.objects[event.object].attached_to)
    asked = game_asked(game, event)
    at_first: tuple[Option, ...] | None = None
    while True:
        forbidden = cant.why_not(game, asked, event)
        options = replacement.applicable(game, asked, event, used)
        at_first = options if at_first is None else at_first
        if forbidden is not None:
            others, options = options, tuple(o for o in options if o.part.self_replacement)  # 614.17c
            if not options:
                return Settled(cant.told(game, asked, event, forbidden, others), ())
        if not options:
            game = why_replaced.mana_unchanged(game, event) if options is at_first else game
            break
        option = yield from replacement.choose(asked, event, options)
        if game.tracing:
            player = replacement.affected_player(asked, event)
            game = why_replaced.chosen(game, asked, player, option, options, at_first)
        used |= {option.key}
        rewritten = yield from replacement.rewrite(game, asked, event, option)
        game = rewritten.game
        if rewritten.event is None:
            return Settled(game, ())
        event = rewritten.event
        asked = game_asked(game, event)
    if isinstance(event, Moved) and event.to is Zone.BATTLEFIELD:
        enchanting = yield from as_it_enters(game, asked, event)
        if enchanting is None:
            return Settled(note(game, "303.4g", "{} can't enchant anything: it stays where it is", event.object), ())
        event = enchanting
    return (yield from _with_parts(game, asked, event, used))


def _with_parts(game: Game, asked: Game, event: Event, used: frozenset[Key]) -> Run[Settled]:
    """Settle what an event contains (616.1g) and return it with its parts. A drawing without a card is no drawing (121.4)."""
    parts = contained(game, asked, event)
    if parts is None:
        return Settled(apply.draw_from_empty(game, event), ())
    if isinstance(event, DamageDealt):
        game = damage.told(game, event)
    if not parts:
        return Settled(game, (event,))
    found: list[Event] = []
    for part in parts:
        if isinstance(part, CountersPut) and part.entering:
            settled = yield from _settle_entering_counters(game, asked, part, used)
        else:
            settled = yield from settle(game, part, used)
        game = settled.game
        found += settled.events
    if isinstance(event, TokensMade):
        made = tuple(e.new for e in found if isinstance(e, Moved) and e.to is Zone.BATTLEFIELD)
        event = replace(event, made=made)
    return Settled(game, (event, *found))


def _settle_entering_counters(game: Game, asked: Game, counters: CountersPut, used: frozenset[Key]) -> Run[Settled]:
    """Settle counters with which a permanent enters: asked of the permanent as it would exist (614.12, 614.17d)."""
    while True:
        forbidden = cant.why_not(game, asked, counters)
        if forbidden is not None:
            others = replacement.applicable(game, asked, counters, used) if game.tracing else ()
            return Settled(cant.told(game, asked, counters, forbidden, others), ())
        options = replacement.applicable(game, asked, counters, used)
        if not options:
            return Settled(game, (counters,))
        option = yield from replacement.choose(asked, counters, options)
        used |= {option.key}
        rewritten = yield from replacement.rewrite(game, asked, counters, option)
        game = rewritten.game
        if not isinstance(rewritten.event, CountersPut):
            return Settled(game, ())
        counters = rewritten.event


def game_asked(game: Game, event: Event) -> Game:
    """Return the game in which "can't" and replacement effects look at an event: with a permanent as it would exist (614.12)."""
    if isinstance(event, Moved) and event.to is Zone.BATTLEFIELD and event.entering is not None:
        return apply.preview(game, event)
    return game
