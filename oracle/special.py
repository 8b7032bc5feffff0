"""Special actions that no printed ability gives (CR 116.2b): turning a face-down permanent face up."""

from __future__ import annotations

from oracle import costs, face_down, layers, payment, road
from oracle.decisions import Illegal, Run
from oracle.events import TurnedFaceUp
from oracle.model import Game, ObjectId, PlayerId, Zone
from oracle.priority import must_have_priority
from oracle.trace import note

TURN_FACE_UP = "turn-face-up"  # the name of the action


def turn_face_up(game: Game, player: PlayerId, oid: ObjectId) -> Run[Game]:
    """Turn a permanent face up, any time one has priority, by paying what allows it (116.2b, 701.40b)."""
    must_have_priority(game, player)
    obj = game.objects[oid]
    if obj.zone is not Zone.BATTLEFIELD or not obj.face_down or layers.controller(game, oid) != player:
        raise Illegal("116.2b", f"it is no face-down permanent that {player} controls")
    cost = face_down.price(game, oid)
    paid = yield from payment.pay_mana(game, player, oid, costs.mana_due(cost, None), spell=None)
    game = note(paid.game, "116.2b 701.40b", "{} turns a face-down permanent face up", player)
    happened = yield from road.happen(game, [TurnedFaceUp(object=oid)])
    return happened.game
