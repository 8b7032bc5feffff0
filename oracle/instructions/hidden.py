"""Instructions that put cards somewhere face down (708, 701.40)."""

from __future__ import annotations

from oracle.decisions import Choose, Run
from oracle.events import Entering, Moved
from oracle.model import Zone
from oracle.moving import on_the_bottom
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.hidden import HideAway, Manifest


@instruction(Manifest)
def manifest(r: Resolution, what: Manifest) -> Run[None]:
    """Put the top cards of libraries onto the battlefield face down, as 2/2 creatures, one at a time (701.40a, 701.40e)."""
    for player in r.players(what.who):
        for _ in range(r.value(what.count)):
            library = r.game.zone(Zone.LIBRARY, player)
            if library:
                r.note("701.40a", "{} manifests the top card of the library", player)
                entering = Entering(controller=player, face_down=True)
                yield from r.happen(
                    [
                        Moved(
                            object=library[0],
                            origin=Zone.LIBRARY,
                            to=Zone.BATTLEFIELD,
                            player=player,
                            entering=entering,
                        )
                    ]
                )


@instruction(HideAway)
def hide_away(r: Resolution, what: HideAway) -> Run[None]:
    """Exile one of the top cards of the library unseen; the others go to the bottom (702.75a)."""
    player = r.controller
    looked = r.game.zone(Zone.LIBRARY, player)[: r.value(what.count)]
    if not looked:
        return
    (chosen,) = yield Choose(player, "choose-cards", r.about, looked, 1, 1, "exile face down", game=r.game)
    moved = Moved(
        object=chosen,
        origin=Zone.LIBRARY,
        to=Zone.EXILE,
        player=player,
        face_down=True,
        linked=(r.source, what.link),
    )
    yield from r.happen([moved])
    r.game = on_the_bottom(r.game, player, tuple(oid for oid in looked if oid != chosen))
    r.note("702.75a", "{} exiles a card face down and puts the rest on the bottom", player)
