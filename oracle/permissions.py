"""What players may not do because an effect says so: cast a spell, activate an ability (CR 101.2, 601.3, 602.5)."""

from __future__ import annotations

from oracle import layers, query
from oracle.cant import context
from oracle.model import Game, ObjectId, PlayerId
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
