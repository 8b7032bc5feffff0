"""Prevention of damage, and what is done instead of damage (CR 615, 614.6): functions of `oracle.rewrites`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle import layers, query
from oracle.decisions import Run
from oracle.events import CountersPut, DamageDealt
from oracle.model import Game, ObjectId
from oracle.query import Context
from oracle.trace import note
from oracle.vocabulary.damage import CantBePrevented
from oracle.vocabulary.statics import Prevent, PutCountersInstead, Replace

if TYPE_CHECKING:
    from oracle.rewrites import Rewritten


def prevent(game: Game, asked: Game, event: DamageDealt, by: Prevent, ctx: Context) -> Run[Rewritten]:
    """Prevent damage (615.1): all of it, or so much. What a shield has prevented it can't prevent again (615.7).

    Of damage that can't be prevented nothing is, and no shield is used up; whatever else the effect does, it does (615.12). What it
    does "for each damage prevented this way" reads that as the amount of the event.
    """
    from oracle.rewrites import Rewritten, carry_out

    prevented = event.amount if by.amount is None else min(event.amount, query.value(game, by.amount, ctx))
    if layers.in_force(game, CantBePrevented):
        prevented = 0
        game = note(game, "615.12", "damage to {} can't be prevented", event.to)
    else:
        game = note(game, "615.1", "{} damage to {} is prevented", str(prevented), event.to)
    if by.shield:
        game = _used(game, by, prevented)
    if by.then is not None:
        game = yield from carry_out(game, by.then, replace(ctx, event=replace(event, amount=prevented)))
    left = event.amount - prevented
    return Rewritten(game, replace(event, amount=left) if left else None)


def _used(game: Game, shield: Prevent, prevented: int) -> Game:
    """Return the game with a shield that prevents so much less from now on, or without it (615.7)."""
    lasting = []
    for effect in game.lasting:
        if not (isinstance(effect.part, Replace) and effect.part.by is shield):
            lasting.append(effect)
        elif shield.amount > prevented:
            smaller = replace(effect.part, by=replace(shield, amount=shield.amount - prevented))
            lasting.append(replace(effect, part=smaller))
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
