"""What players may and may not do because an effect says so: cast spells, play cards, activate abilities (CR 101.2, 601.3, 602.5)."""

from __future__ import annotations

from oracle import layers, query
from oracle.cant import context
from oracle.model import Game, ObjectId, PlayerId
from oracle.vocabulary.permissions import PlayFrom
from oracle.vocabulary.statics import Prohibit


def forbidden(game: Game, action: str, oid: ObjectId, player: PlayerId, *, mana_ability: bool = False) -> bool:
    """Tell whether an effect keeps a player from casting the object, or from activating an ability of it."""
    for effect in layers.in_force(game, Prohibit):
        part: Prohibit = effect.part
        if part.action != action or (mana_ability and part.unless_mana):
            continue
        ctx = context(effect)
        if query.who(game, part.who, player, ctx) and query.fits(game, part.what, oid, ctx):
            return True
    return False


def may_play(game: Game, player: PlayerId, oid: ObjectId) -> bool:
    """Tell whether an effect lets a player play a card from where it is (601.3b): a land, or if it says so another card as a spell."""
    zone = game.objects[oid].zone
    land = "land" in layers.view(game, oid).types
    for effect in layers.in_force(game, PlayFrom):
        part: PlayFrom = effect.part
        if part.zone != zone or not (land or part.cast):
            continue
        ctx = context(effect)
        if query.who(game, part.who, player, ctx) and query.fits(game, part.what, oid, ctx):
            return True
    return False
