"""Face-down permanents being turned face up (CR 708, 701.40): what that costs, and what it does. The action is in `oracle.special`."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.decisions import Illegal
from oracle.events import TurnedFaceUp
from oracle.model import Game, ObjectId
from oracle.trace import note
from oracle.vocabulary.costs import Cost, ManaCost


def price(game: Game, oid: ObjectId) -> Cost:
    """Return what it costs to turn a manifested permanent face up: the mana cost of the creature card that it is (701.40b)."""
    face = game.objects[oid].face
    if "creature" not in face.types or face.cost is None:
        raise Illegal("701.40b", "the card is no creature card with a mana cost: it can't be turned face up so")
    return Cost((ManaCost(face.cost),))


def turned_face_up(game: Game, event: TurnedFaceUp, _before: Game) -> Game:
    """Return the game in which a permanent is face up: with its own characteristics, and a new timestamp (613.7f, 708.8)."""
    obj = game.objects.get(event.object)
    if obj is None:
        return game
    game = game.with_object(replace(obj, face_down=False, timestamp=game.clock)).change(clock=game.clock + 1)
    return note(game, "708.8", "{} is turned face up", obj.id)
