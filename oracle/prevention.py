"""Prevention of damage, and what is done instead of damage (CR 615, 614.6): functions of `oracle.rewrites`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle import layers, query
from oracle.decisions import Run
from oracle.events import CountersPut, DamageDealt, Event
from oracle.layers import InForce
from oracle.model import Game, Lasting, ObjectId
from oracle.query import Context
from oracle.trace import note
from oracle.vocabulary.damage import CantBePrevented
from oracle.vocabulary.rewrites import Prevent, PutCountersInstead

if TYPE_CHECKING:
    from oracle.rewrites import Rewritten


def prevent(game: Game, asked: Game, event: DamageDealt, by: Prevent, ctx: Context) -> Run[Rewritten]:
    """Prevent damage (615.1): all of it, or so much.

    Of damage that can't be prevented nothing is, and no shield is used up; whatever else the effect does, it does (615.12). What it
    does "for each damage prevented this way" reads that as the amount of the event.
    """
    from oracle.rewrites import Rewritten, carry_out

    prevented = event.amount if by.amount is None else min(event.amount, query.value(game, by.amount, ctx))
    if layers.in_force(game, CantBePrevented):
        prevented = 0
        game = note(game, "615.12", "{} prevents nothing: the damage to {} can't be prevented", ctx.source, event.to)
    else:
        text = "{} prevents {} of the {} damage that {} would deal to {}"
        game = note(game, "615.1a", text, ctx.source, str(prevented), str(event.amount), event.source, event.to)
    if by.then is not None:
        game = note(game, "615.5", "{} does something more, right after that", ctx.source)
        game = yield from carry_out(game, by.then, replace(ctx, event=replace(event, amount=prevented)))
    left = event.amount - prevented
    return Rewritten(game, replace(event, amount=left) if left else None)


def used_up(game: Game, shield: InForce, before: DamageDealt, after: Event | None) -> Game:
    """Return the game with a shield that prevents so much less from now on as it has prevented, or without it (615.7)."""
    left = after.amount if isinstance(after, DamageDealt) else 0
    prevented = before.amount - left
    lasting: list[Lasting] = []
    for effect in game.lasting:
        if -1 - effect.id != shield.index:
            lasting.append(effect)
        elif effect.part.by.amount > prevented:
            smaller = replace(effect.part.by, amount=effect.part.by.amount - prevented)
            lasting.append(replace(effect, part=replace(effect.part, by=smaller)))
    return game.change(lasting=tuple(lasting))


def put_counters_instead(
    game: Game, asked: Game, event: DamageDealt, by: PutCountersInstead, ctx: Context
) -> Rewritten:
    """Put counters instead of the damage. If they can't be put, the damage is gone all the same (614.6)."""
    from oracle.rewrites import Rewritten

    on: tuple[ObjectId, ...] = (event.to,) if isinstance(event.to, int) else ()
    if by.on is not None:
        on = query.objects(game, by.on, ctx)
    if len(on) != 1:
        return Rewritten(game, event)
    changed = CountersPut(on=on[0], kind=by.kind, amount=event.amount, player=ctx.controller, cause=event.cause)
    return Rewritten(game, changed)
