"""Whether a condition is true in a game (603.4, 604.2, 608.2c): one function a piece of the vocabulary. Asked through `oracle.query`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle import characteristics, concerning, descriptions, layers, matching, query
from oracle.context import Context, same_side, who
from oracle.model import Announced, Game, Zone
from oracle.vocabulary import amounts
from oracle.vocabulary.abilities import Activated
from oracle.vocabulary.amounts import Condition
from oracle.vocabulary.costs import ManaCost


def holds(game: Game, condition: Condition, ctx: Context) -> bool:
    """Tell whether a condition is true in this game. TypeError for a condition without a function here."""
    function = _CONDITIONS.get(type(condition))
    if function is None:
        raise TypeError(f"no rule is written for the condition {type(condition).__name__}")
    return function(game, condition, ctx)


def _is(game: Game, condition: amounts.Is, ctx: Context) -> bool:
    return descriptions.compares(game, query.value(game, condition.amount, ctx), condition.compare, ctx)


def _exists(game: Game, condition: amounts.Exists, ctx: Context) -> bool:
    return len(query.candidates(game, condition.what, condition.zone, condition.whose, ctx)) >= condition.at_least


def _happened_this_turn(game: Game, condition: amounts.HappenedThisTurn, ctx: Context) -> bool:
    return any(matching.matches(game, condition.event, event, ctx) for event in game.history)


def _event_object_is(game: Game, condition: amounts.EventObjectIs, ctx: Context) -> bool:
    oid = None if ctx.event is None else concerning.described_object(ctx.event)
    return oid is not None and concerning.exists(game, oid) and query.fits(game, condition.what, oid, ctx)


def _event_has_x(game: Game, _condition: Condition, ctx: Context) -> bool:
    oid = None if ctx.event is None else concerning.event_object(ctx.event)
    obj = None if oid is None else game.find(oid)
    if obj is None or obj.zone is not Zone.STACK:
        return False
    if isinstance(obj.ability, Activated):
        return any(isinstance(part, ManaCost) and "{X}" in part.symbols for part in obj.ability.cost.parts)
    return "X" in characteristics.symbols(layers.known(game, obj.id).mana_cost)


def _kicked(game: Game, condition: amounts.Kicked, ctx: Context) -> bool:
    announced = ctx.announced
    if announced is None or not announced.additional:
        announced = game.find(ctx.source).announced
    return descriptions.was_kicked(announced, condition.cost)


def _player_has_life(game: Game, condition: amounts.PlayerHasLife, ctx: Context) -> bool:
    return any(
        who(game, condition.who, player, ctx) and descriptions.compares(game, game.life(player), condition.compare, ctx)
        for player in game.apnap()
    )


def _player_has_cards(game: Game, condition: amounts.PlayerHasCards, ctx: Context) -> bool:
    zone = Zone(condition.zone)
    return any(
        who(game, condition.who, player, ctx)
        and descriptions.compares(game, len(game.zone(zone, player)), condition.compare, ctx)
        for player in game.apnap()
    )


def _turn_of(game: Game, condition: amounts.TurnOf, ctx: Context) -> bool:
    return any(same_side(game, game.turn.active, player) for player in query.players(game, condition.who, ctx))


def _paid_instead(game: Game, condition: amounts.PaidInstead, ctx: Context) -> bool:
    return _announced(game, ctx).alternative == condition.cost


def _mana_spent(game: Game, condition: amounts.ManaSpent, ctx: Context) -> bool:
    return any(mana.type in condition.types for mana in _announced(game, ctx).mana_spent)


def _announced(game: Game, ctx: Context) -> Announced:
    """Return what was announced for the spell, or for the spell that the source was (107.3m, 702.33)."""
    return ctx.announced if ctx.announced is not None and ctx.announced.cast else game.find(ctx.source).announced


def _chose(game: Game, condition: amounts.Chose, ctx: Context) -> bool:
    return bool(game.find(ctx.source).choices.get(condition.kind) == condition.what)


_CONDITIONS: dict[type[Condition], Callable[[Game, Any, Context], bool]] = {
    amounts.Is: _is,
    amounts.Exists: _exists,
    amounts.HappenedThisTurn: _happened_this_turn,
    amounts.InStep: lambda game, condition, _ctx: game.turn.step == condition.step,
    amounts.YourTurn: lambda game, _condition, ctx: same_side(game, game.turn.active, ctx.controller),
    amounts.SourceIs: lambda game, condition, ctx: query.fits(game, condition.what, ctx.source, ctx),
    amounts.EventObjectIs: _event_object_is,
    amounts.EventHasX: _event_has_x,
    amounts.Kicked: _kicked,
    amounts.PlayerHasLife: _player_has_life,
    amounts.PlayerHasCards: _player_has_cards,
    amounts.TurnOf: _turn_of,
    amounts.Chose: _chose,
    amounts.PaidInstead: _paid_instead,
    amounts.ManaSpent: _mana_spent,
    amounts.OneOf: lambda game, condition, ctx: any(holds(game, one, ctx) for one in condition.conditions),
    amounts.Not: lambda game, condition, ctx: not holds(game, condition.condition, ctx),
    amounts.All: lambda game, condition, ctx: all(holds(game, one, ctx) for one in condition.conditions),
}
