"""Face-down permanents being turned face up (CR 708, 701.40): what that costs, and what it does. The action is in `oracle.special`."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.decisions import Illegal
from oracle.events import TurnedFaceUp
from oracle.model import Game, ObjectId
from oracle.trace import note
from oracle.vocabulary.abilities import AlternativeCost, Face, Keyword, abilities_of
from oracle.vocabulary.costs import Cost, ManaCost, cost

FACE_DOWN = "face-down"  # the way to cast a card with disguise face down
CAST_FACE_DOWN = AlternativeCost(FACE_DOWN, cost("{3}"))  # 702.168a


def disguised(game: Game, oid: ObjectId) -> Game:
    """Return the game in which a card with disguise has been turned face down, to be cast so (702.168b)."""
    if _disguise(game.objects[oid].face) is None:
        raise Illegal("702.168c", "the card can't be cast face down")
    return game.with_object(replace(game.objects[oid], face_down=True, disguised=True))


def _disguise(face: Face) -> Cost | None:
    """Return the disguise cost that a card has, or None (702.168a)."""
    abilities = (ability for line in face.lines for ability in abilities_of(line))
    return next((a.value for a in abilities if isinstance(a, Keyword) and a.name == "disguise"), None)


def price(game: Game, oid: ObjectId) -> Cost:
    """Return what it costs to turn a permanent face up: its disguise cost (702.168d, 701.40d), or, if it was manifested, the mana cost of
    the creature card that it is (701.40b)."""
    face = game.objects[oid].face
    disguise = _disguise(face)
    if disguise is not None:
        return disguise
    if "creature" not in face.types or face.cost is None:
        raise Illegal("701.40b", "only a creature card, and by its mana cost, can be turned face up so")
    return Cost((ManaCost(face.cost),))


def turned_face_up(game: Game, event: TurnedFaceUp, _before: Game) -> Game:
    """Return the game in which a permanent is face up: with its own characteristics, and a new timestamp (613.7f, 708.8)."""
    obj = game.objects.get(event.object)
    if obj is None:
        return game
    game = game.with_object(replace(obj, face_down=False, disguised=False, timestamp=game.clock)).change(
        clock=game.clock + 1
    )
    return note(game, "708.8", "{} is turned face up", obj.id)
