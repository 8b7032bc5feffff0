"""State triggers (CR 603.8): abilities that trigger as soon as the game is in a state, not on an event.

`look` is asked after every batch of events, and before abilities are put onto the stack, for a state may also come about without
an event: as an effect ends.
"""

from __future__ import annotations

from oracle import query
from oracle.events import Event
from oracle.layers import view
from oracle.model import Game, Trigger
from oracle.query import Context
from oracle.trace import note
from oracle.triggers import Moment, Watching, how_often, watching
from oracle.vocabulary.patterns import StateIs


def look(game: Game) -> Game:
    """Return the game with the state triggers waiting whose state is true now, each once until it has left the stack (603.8)."""
    found: list[Trigger] = []
    for one in _watching(game):
        if not isinstance(one.ability.on, StateIs) or _has_triggered(game, one):
            continue
        controller = view(game, one.source).controller
        if not query.holds(game, one.ability.on.condition, Context(one.source, controller)):
            continue
        game = note(game, "603.8", "{} is in the state that its ability waits for", one.source)
        event = Event()
        times, game = how_often(game, Moment(game, game, False), event, one)
        trigger = Trigger(ability=one.ability, source=one.source, controller=controller, event=event, line=one.line)
        found.extend([trigger] * times)
    return game.change(triggered=game.triggered + tuple(found)) if found else game


def _watching(game: Game) -> tuple[Watching, ...]:
    """Return the state triggers that function in the game."""
    found: tuple[Watching, ...] | None = game.memo.get("watching states")
    if found is None:
        found = tuple(one for one in watching(game) if isinstance(one.ability.on, StateIs))
        game.memo["watching states"] = found
    return found


def _has_triggered(game: Game, one: Watching) -> bool:
    """Tell whether the ability has triggered, and has not left the stack yet."""
    waits = any(t.source == one.source and t.ability == one.ability for t in game.triggered)
    stands = (game.objects[oid] for oid in game.stack)
    return waits or any(obj.source == one.source and obj.ability == one.ability for obj in stands)
