"""What players choose to do as a permanent enters, before it is there (CR 614.12a, 702.82): functions of `oracle.rewrites`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle import layers, query
from oracle.decisions import Choose, Run
from oracle.events import Moved, Sacrificed
from oracle.model import Game
from oracle.query import Context
from oracle.trace import note
from oracle.vocabulary.rewrites import Devours

if TYPE_CHECKING:
    from oracle.rewrites import Rewritten


def devour(game: Game, asked: Game, event: Moved, by: Devours, ctx: Context) -> Run[Rewritten]:
    """Let the permanent's controller sacrifice any number of creatures, for which it enters with counters (702.82a).

    What enters beside it can't be sacrificed: it is not there yet.
    """
    from oracle import road
    from oracle.rewrites import Rewritten

    if event.entering is None:
        return Rewritten(game, event)
    player = event.entering.controller
    own = tuple(
        oid
        for oid in game.battlefield
        if layers.controller(game, oid) == player and query.fits(game, by.what, oid, ctx)
    )
    devoured: tuple[int, ...] = ()
    if own:
        devoured = yield Choose(player, "choose-cards", event.new, own, 0, len(own), "devour", game=asked)
    happened = yield from road.happen(game, [Sacrificed(player=player, object=oid) for oid in devoured])
    gone = sum(isinstance(e, Sacrificed) for e in happened.events)
    game = note(happened.game, "702.82a", "{} permanents are devoured", str(gone))
    counters = (("p1p1", gone * query.value(game, by.each, ctx)),) if gone else ()
    return Rewritten(
        game, replace(event, entering=replace(event.entering, counters=(*event.entering.counters, *counters)))
    )
