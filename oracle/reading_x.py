"""Who reads an X, and which (CR 107.3): for the trace."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.model import Game, ObjectId
from oracle.trace import note
from oracle.vocabulary.amounts import X

_known: dict[int, tuple[Any, bool]] = {}


def reads_x(piece: Any) -> bool:
    """Tell whether there is an X in a piece of the vocabulary; remembered by the piece's identity."""
    if isinstance(piece, tuple):
        return any(reads_x(part) for part in piece)
    if not isinstance(piece, msgspec.Struct):
        return False
    kept = _known.get(id(piece))
    if kept is None:
        if len(_known) >= 8192:
            _known.clear()
        found = isinstance(piece, X) or any(reads_x(getattr(piece, field)) for field in piece.__struct_fields__)
        kept = _known[id(piece)] = (piece, found)
    return kept[1]


def told(game: Game, piece: Any, who: ObjectId | str, x: int | None, *, entering: bool) -> Game:
    """Return the game with a line on the X that an ability reads, if it keeps a trace and there is an X in it: of an object, or of what
    has such a name.

    As the object enters, that of the spell that it was, 0 if it was none (107.3m); on the stack, the spell's (107.3i).
    """
    if not game.tracing or not reads_x(piece):
        return game
    if entering and x is None:
        return note(game, "107.3m", "X is 0 for {}: it was no spell for which X was chosen", who)
    return note(game, "107.3m" if entering else "107.3i", "X is {} for {}", str(x or 0), who)
