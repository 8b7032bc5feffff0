"""What Auras, Equipment and Fortifications can be attached to (CR 301.5, 301.6, 303.4, 701.3, 702.5, 702.6)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import layers, query
from oracle.decisions import Choose, Run, choose_one
from oracle.events import Moved
from oracle.model import Characteristics, Game, ObjectId, PlayerId, Zone
from oracle.protection import protected
from oracle.query import Context
from oracle.vocabulary.abilities import Enchant


def can_be_attached(game: Game, what: ObjectId, to: ObjectId | PlayerId | None) -> bool:
    """Tell whether an object may be, or remain, attached to an object or player (701.3a).

    `what` may be anywhere, so that it can be asked about a card before it enters the battlefield (303.4f); `to` None is nothing.
    """
    if to is None or to == what:  # 303.4d, 301.5c
        return False
    seen = layers.view(game, what)
    if isinstance(to, str):
        return "Aura" in seen.subtypes and _can_enchant_player(game, what, seen, to)
    host = game.objects.get(to)
    if host is None or host.zone is not Zone.BATTLEFIELD:
        # Only an enchant ability that says so lets an Aura enchant what is no permanent; none does that is declared.
        return False
    if not _fits(game, what, seen, to):
        return False
    return not protected(game, to, what)  # 702.16c, 702.16d


def as_it_enters(game: Game, asked: Game, event: Moved) -> Run[Moved | None]:
    """Have the player choose what an Aura enchants that enters without resolving as an Aura spell (303.4f); None if it stays (303.4g).

    What enters at the same time can't be chosen: it is not there yet. `asked` is the game in which the Aura is on the battlefield.
    """
    entering = event.entering
    if entering is None or entering.attached_to is not None or "Aura" not in layers.view(asked, event.new).subtypes:
        return event
    everything: tuple[ObjectId | PlayerId, ...] = (*game.battlefield, *game.apnap())
    legal = tuple(host for host in everything if can_be_attached(asked, event.new, host))
    if not legal:
        return replace(event, to=Zone.GRAVEYARD, entering=None) if event.origin is Zone.STACK else None
    kind = "player" if all(isinstance(host, str) for host in legal) else "choose-cards"
    host = yield from choose_one(
        Choose(entering.controller, kind, event.new, legal, 1, 1, "what the Aura enchants", game=asked)
    )
    return replace(event, entering=replace(entering, attached_to=host))


def _fits(game: Game, what: ObjectId, seen: Characteristics, to: ObjectId) -> bool:
    """Tell whether the kind of attachment suits the permanent, protection left aside."""
    creature = "creature" in seen.types
    if "Aura" in seen.subtypes:
        return not creature and _can_enchant_object(game, what, seen, to)
    types = layers.view(game, to).types
    if "Equipment" in seen.subtypes:  # 301.5, 301.5c
        return "creature" in types and (not creature or layers.has_keyword(game, what, "reconfigure"))
    if "Fortification" in seen.subtypes:  # 301.6
        return "land" in types and not creature
    return False  # 701.3b


def _can_enchant_object(game: Game, aura: ObjectId, seen: Characteristics, to: ObjectId) -> bool:
    """Tell whether all of an Aura's enchant abilities allow the object (702.5c); without one, nothing does (303.4)."""
    abilities = _enchant(seen)
    ctx = Context(source=aura, controller=seen.controller)
    return bool(abilities) and all(a.what is not None and query.fits(game, a.what, to, ctx) for a in abilities)


def _can_enchant_player(game: Game, aura: ObjectId, seen: Characteristics, to: PlayerId) -> bool:
    """Tell whether all of an Aura's enchant abilities allow the player (702.5c, 702.5d), who must still be in the game."""
    abilities = _enchant(seen)
    ctx = Context(source=aura, controller=seen.controller)
    if game.players[to].lost or "creature" in seen.types:
        return False
    return bool(abilities) and all(a.players is not None and query.who(game, a.players, to, ctx) for a in abilities)


def _enchant(seen: Characteristics) -> list[Enchant]:
    return [held.ability for held in seen.abilities if isinstance(held.ability, Enchant)]
