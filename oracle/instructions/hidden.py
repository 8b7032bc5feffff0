"""Instructions that put cards somewhere face down (708, 701.40)."""

from __future__ import annotations

from oracle.decisions import Run
from oracle.events import Entering, Moved
from oracle.model import Zone
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.hidden import Manifest


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
