"""Casting spells (CR 601), playing lands (305, 116.2a) and other special actions (116).

Every step of 601.2 stands under its letter. Whatever is not allowed raises `Illegal`: the game from before the action is the game
(601.2e, 733), since nobody has thrown it away.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from oracle import costs, layers, mana, payment, query, road, why_could_produce
from oracle.activating import sorcery_timing
from oracle.cant import context
from oracle.costs import Payer
from oracle.decisions import Choose, Illegal, Run
from oracle.events import Entering, Moved, SpellCast, Targeted
from oracle.face_down import CAST_FACE_DOWN, FACE_DOWN, disguised
from oracle.keyword_rules import with_keyword
from oracle.mana import Due
from oracle.model import Announced, Game, Kind, ObjectId, PlayerId, Zone
from oracle.permissions import forbidden, may_play
from oracle.priority import must_have_priority
from oracle.targets import ability_on_stack, announce_choices, chosen_told, context_of
from oracle.teams import is_active
from oracle.trace import note
from oracle.vocabulary.abilities import AdditionalCost, AlternativeCost, SpecialAction, SpellAbility
from oracle.vocabulary.costs import Cost, ManaCost
from oracle.vocabulary.statics import CostChange, Flash


class Intent(msgspec.Struct, frozen=True):
    """What a player means to do with a card: the way to cast it, the additional costs to pay (601.2b)."""

    alternative: str | None = None
    additional: tuple[str, ...] = ()
    free: bool = False  # without paying its mana cost (118.9)
    resolving: bool = False  # cast during a resolution: timing does not matter (608.2g)


def cast(game: Game, player: PlayerId, oid: ObjectId, intent: Intent) -> Run[Game]:
    """Cast a card as a spell, up to where it has become cast (601.2a-i); priority is not given here."""
    if intent.alternative == FACE_DOWN:
        game = disguised(game, oid)
    _check_allowed(game, player, oid, intent)
    game, spell = yield from _to_the_stack(game, player, oid, intent)
    game = yield from _announce(game, spell, intent)
    game = yield from _pay(game, player, spell, intent)
    return (yield from _become_cast(game, player, spell))


def _check_allowed(game: Game, player: PlayerId, oid: ObjectId, intent: Intent) -> None:
    """601.3, 117.1a, 307.1: the card is where it may be cast from, at a time when it may be cast."""
    obj = game.objects[oid]
    seen = layers.view(game, oid)
    if "land" in seen.types:
        raise Illegal("305.9", "a land can't be cast as a spell")
    alternative = _alternative(game, oid, intent)
    zone = alternative.zone if alternative is not None else "hand"
    if not intent.resolving and (obj.zone != zone or obj.owner != player) and not may_play(game, player, oid):
        raise Illegal("601.3", f"the card is not in {player}'s {zone}")
    condition = alternative.condition if alternative is not None else None
    if condition is not None and not query.holds(game, condition, query.Context(oid, player)):
        raise Illegal("118.9", "the condition for casting the card so is not true")
    if forbidden(game, "cast", oid, player):
        raise Illegal("601.3", "an effect says that the spell can't be cast")
    if seen.mana_cost is None and alternative is None and not intent.free:
        raise Illegal("118.6", "the card has no mana cost that could be paid")
    instant = "instant" in seen.types or layers.has_keyword(game, oid, "flash") or _as_though_flash(game, player, oid)
    instant = instant or any(a.flash and a.name in intent.additional for a in _additional_costs(game, oid))
    if not intent.resolving and not instant:
        sorcery_timing(game, player, "117.1a 307.1")


def _as_though_flash(game: Game, player: PlayerId, oid: ObjectId) -> bool:
    for part in layers.in_force(game, Flash):
        ctx = context(part)
        if query.who(game, part.part.who, player, ctx) and query.fits(game, part.part.what, oid, ctx):
            return True
    return False


def _alternative(game: Game, oid: ObjectId, intent: Intent) -> AlternativeCost | None:
    if intent.alternative is None:
        return None
    if intent.alternative == FACE_DOWN:
        return CAST_FACE_DOWN
    for held in layers.view(game, oid).abilities:
        if isinstance(held.ability, AlternativeCost) and held.ability.name == intent.alternative:
            return held.ability
    raise Illegal("601.2b", f"the card has no alternative cost {intent.alternative!r}")


def _to_the_stack(game: Game, player: PlayerId, oid: ObjectId, intent: Intent) -> Run[tuple[Game, ObjectId]]:
    """601.2a: the card becomes the topmost object on the stack, under the player's control."""
    obj = game.objects[oid]
    moved = Moved(object=oid, origin=obj.zone, to=Zone.STACK, player=obj.owner, reason="cast")
    happened = yield from road.happen(game, [moved])
    game = happened.game
    spell = game.stack[0]
    announced = Announced(
        additional=intent.additional,
        alternative=intent.alternative,
        cast=True,
        cast_from=obj.zone,
        caster=player,
    )
    stands = replace(
        game.objects[spell],
        controller=player,
        announced=announced,
        face_down=obj.face_down,
        disguised=obj.disguised,
    )
    return game.with_object(stands), spell


def _announce(game: Game, spell: ObjectId, intent: Intent) -> Run[Game]:
    """601.2b-d: additional costs, X, modes, targets, division."""
    obj = game.objects[spell]
    known = {a.name for a in _additional_costs(game, spell)}
    for name in intent.additional:
        if name not in known:
            raise Illegal("601.2b", f"the spell has no additional cost {name!r}")
    with_x = [cost for cost in _costs(game, spell, intent) if costs.has_x(cost)]
    if with_x or (intent.free and mana.has_x(layers.view(game, spell).mana_cost)):
        x = 0
        if with_x:  # 107.3b: without paying a cost that has it, X is 0
            answer = yield Choose(obj.controller, "number", spell, (), 1, 1, "X", game=game)
            x = int(answer[0])
        if x < 0:
            raise Illegal("107.1b", "X can't be negative")
        obj = replace(obj, announced=replace(obj.announced, x=x))
        game = game.with_object(obj)
        game = note(game, "107.3a 601.2b", "X is {} for {}", str(x), spell)
    ability = ability_on_stack(game, spell)
    if ability is not None:
        game = why_could_produce.told_of(game, ability, context_of(game, obj))
        announced = yield from announce_choices(game, spell, ability, required=True)
        if announced is not None:
            game = game.with_object(replace(obj, announced=announced))
            game = chosen_told(game, spell, announced, "601.2c")
    return game


def _additional_costs(game: Game, spell: ObjectId) -> tuple[AdditionalCost, ...]:
    return tuple(h.ability for h in layers.view(game, spell).abilities if isinstance(h.ability, AdditionalCost))


def _costs(game: Game, spell: ObjectId, intent: Intent) -> tuple[Cost, ...]:
    """Return the costs of a spell (601.2f): its mana cost or an alternative one, then the additional ones that are paid."""
    alternative = _alternative(game, spell, intent)
    printed = layers.view(game, spell).mana_cost
    found: list[Cost] = []
    if alternative is not None:
        found.append(alternative.cost)
    elif printed and not intent.free:
        found.append(Cost((ManaCost(printed),)))
    for extra in _additional_costs(game, spell):
        times = intent.additional.count(extra.name) if extra.optional else 1
        found.extend([extra.cost] * times)
    for held in layers.view(game, spell).abilities:
        if isinstance(held.ability, SpellAbility):
            found.extend(cost for _, cost in held.ability.additional)
    return tuple(found)


def _pay(game: Game, player: PlayerId, spell: ObjectId, intent: Intent) -> Run[Game]:
    """601.2f-h: the total cost is fixed, mana abilities may be activated, the cost is paid."""
    obj = game.objects[spell]
    total = _costs(game, spell, intent)
    owed = Due()
    for cost in total:
        owed = mana.added(owed, costs.mana_due(cost, obj.announced.x))
    change = cost_changes(game, spell, player, abilities=False)
    game = _told_of_cost(game, spell, change)
    owed = owed.changed(change)
    paid = yield from payment.pay_mana(game, player, spell, owed, spell=spell)
    game = paid.game
    payer = Payer(player, spell, context_of(game, game.objects[spell]))
    objects: list[ObjectId] = []
    for cost in total:
        rest = yield from costs.pay_parts(game, cost, payer)
        game = rest.game
        objects += rest.objects
    obj = game.objects[spell]
    announced = replace(obj.announced, mana_spent=paid.spent or (), cost_objects=tuple(objects))
    return game.with_object(replace(obj, announced=announced))


def cost_changes(game: Game, oid: ObjectId, player: PlayerId, *, abilities: bool, mana_ability: bool = False) -> int:
    """Return how much more (or less) generic mana a spell, or an ability of a permanent, costs because of effects (601.2f)."""
    change = 0
    for part in layers.in_force(game, CostChange):
        effect = part.part
        ctx = context(part)
        if effect.abilities is not abilities or (mana_ability and effect.but_mana_abilities):
            continue
        if query.who(game, effect.who, player, ctx) and query.fits(game, effect.what, oid, ctx):
            change += query.value(game, effect.change, replace(ctx, event=SpellCast(player=player, object=oid)))
    return change


def _told_of_cost(game: Game, spell: ObjectId, change: int) -> Game:
    """Return the game with a line on how effects change what a spell costs (601.2f), if it keeps a trace."""
    if not game.tracing:
        return game
    effects = [e for e in layers.in_force(game, CostChange) if query.fits(game, e.part.what, spell, context(e))]
    for effect in effects:
        game = why_could_produce.told_of(game, effect.part.change, context(effect))
    words = f"{{{abs(change)}}} {'more' if change > 0 else 'less'}" if change else "no more and no less"
    return note(game, "601.2f", "{} costs {}", spell, words) if effects else game


def _become_cast(game: Game, player: PlayerId, spell: ObjectId) -> Run[Game]:
    """601.2i: the spell has been cast; abilities that trigger on it, or on its targets, wait."""
    targets = {t for chosen in game.objects[spell].announced.targets for t in chosen}
    events: list[Any] = [SpellCast(player=player, object=spell)]
    events += [Targeted(target=t, by=spell, player=player) for t in targets]
    game = note(game, "601.2i", "{} casts {}", player, spell)
    happened = yield from road.happen(game, events)
    return happened.game


# -- lands and special actions --------------------------------------------------------------------------------------------------


def may_play_land(game: Game, player: PlayerId) -> bool:
    """Tell whether a player may play a land at all: it is the player's turn, and none has been played in it (305.2, 305.3)."""
    return is_active(game, player) and game.players[player].lands_played < 1


def play_land(game: Game, player: PlayerId, oid: ObjectId, *, resolving: bool = False) -> Run[Game]:
    """Play a land (305.1-305.3, 116.2a): a special action, on one's own turn in a main phase, the stack empty, once a turn.

    `resolving`: as something resolves that says so, when and where does not matter (608.2g).
    """
    obj = game.objects[oid]
    if "land" not in layers.view(game, oid).types:
        raise Illegal("305.1", "the card is no land")
    if not resolving:
        if (obj.zone is not Zone.HAND or obj.owner != player) and not may_play(game, player, oid):
            raise Illegal("305.1", "the land is not in the player's hand")
        must_have_priority(game, player)
        sorcery_timing(game, player, "305.3")
    if not may_play_land(game, player):
        raise Illegal("305.2", "the player has played a land this turn")
    played = replace(game.players[player], lands_played=game.players[player].lands_played + 1)
    game = note(game.with_player(played), "305.1 116.2a", "{} plays {}", player, oid)
    moved = Moved(
        object=oid,
        origin=obj.zone,
        to=Zone.BATTLEFIELD,
        player=obj.owner,
        reason="play",
        entering=Entering(controller=player),
    )
    happened = yield from road.happen(game, [moved])
    return happened.game


def special(game: Game, player: PlayerId, oid: ObjectId, name: str) -> Run[Game]:
    """Take a special action that a card allows (116.2), such as suspending it (702.62a): it does not use the stack."""
    from oracle.resolution import Resolution, carry_out

    obj = game.objects[oid]
    found = [
        h.ability
        for h in layers.view(game, oid).abilities
        if isinstance(h.ability, SpecialAction) and h.ability.name == name
    ]
    if not found:
        raise Illegal("116.2", f"the card allows no special action {name!r}")
    action = found[0]
    must_have_priority(game, player)
    if obj.zone != action.zone or obj.owner != player:
        raise Illegal("116.2", f"the card is not in the player's {action.zone}")
    if "instant" not in layers.view(game, oid).types and not layers.has_keyword(game, oid, "flash"):
        sorcery_timing(game, player, "702.62a")  # whenever the player could begin to cast it
    ctx = query.Context(source=oid, controller=player)
    paid = yield from payment.pay_mana(game, player, oid, costs.mana_due(action.cost, None), spell=None)
    rest = yield from costs.pay_parts(paid.game, action.cost, Payer(player, oid, ctx))
    game = note(rest.game, with_keyword("116.2", name), "{} takes a special action, {} {}", player, f"{name}:", oid)
    resolution = Resolution(game, ctx)
    yield from carry_out(resolution, action.effect)
    return resolution.game


def is_copy(game: Game, oid: ObjectId) -> bool:
    """Tell whether an object on the stack is a copy of a spell (707.10)."""
    return game.objects[oid].kind is Kind.COPY
