"""Questions about a game: whom a selector means, how much an amount is, whether a condition is true, what fits a description.

Every piece of the vocabulary's selectors, amounts and conditions has its function here, found by its type; a piece that has none
is a TypeError that names it. Characteristics are those of `oracle.layers`: asked of a game that is being layered, they are the
values reached so far (613).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from oracle import characteristics, concerning, conditions, descriptions, layers, matching, teams
from oracle.context import Context, same_side, who
from oracle.events import Attached, Attacked, Moved, StepBegan
from oracle.model import Announced, Game, ObjectId, PlayerId, Step, Zone
from oracle.vocabulary import amounts, selectors
from oracle.vocabulary.amounts import Amount, Condition
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.selectors import Selector

__all__ = ["Context", "candidates", "fits", "holds", "objects", "players", "same_side", "value", "who"]

_OWNED_ZONES = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD})

# -- objects ------------------------------------------------------------------------------------------------------------------


def fits(game: Game, description: Filter, oid: ObjectId | PlayerId, ctx: Context) -> bool:
    """Tell whether an object fits a description, as it is or, if it is gone, as it was (608.2h). A player fits none.

    KeyError for an object that never was; TypeError for a field of the description that no rule is written for.
    """
    return descriptions.fits(game, description, oid, ctx)


def candidates(game: Game, description: Filter, zone: str, whose: Who | None, ctx: Context) -> tuple[ObjectId, ...]:
    """Return the objects of a zone that fit a description, in the zone's order.

    `whose` restricts them to a player's (None: anyone's): by the owner of the zone or card, on battlefield and stack by controller.
    """
    place = Zone(zone)
    everyone = whose is None or whose is Who.ANYONE
    found: list[ObjectId] = []
    if place in _OWNED_ZONES:
        for player in game.seats:
            if everyone or who(game, whose, player, ctx):  # type: ignore[arg-type]
                cards = game.zone(place, player)
                found.extend(oid for oid in cards if descriptions.fits(game, description, oid, ctx))
        return tuple(found)
    for oid in game.zone(place):
        if not everyone:
            obj = game.objects[oid]
            owns = layers.controller(game, oid) if place in (Zone.BATTLEFIELD, Zone.STACK) else obj.owner
            if not who(game, whose, owns, ctx):  # type: ignore[arg-type]
                continue
        if descriptions.fits(game, description, oid, ctx):
            found.append(oid)
    return tuple(found)


def objects(game: Game, selector: Selector, ctx: Context) -> tuple[ObjectId, ...]:
    """Return the objects that a selector means, in order; players among what it means are left out (`players` has those).

    An object may be gone already: its id then stands for last known information. TypeError for a selector without a function here,
    and for `Choice`, which is decided as the ability resolves.
    """
    function = _OBJECTS.get(type(selector))
    if function is None:
        if type(selector) in _PLAYERS:
            return ()
        raise TypeError(f"no rule is written for the objects that {type(selector).__name__} means")
    return function(game, selector, ctx)


def _ids(found: Iterable[ObjectId | PlayerId | None]) -> tuple[ObjectId, ...]:
    return tuple(one for one in found if isinstance(one, int))


def _targets(ctx: Context, slot: int) -> tuple[ObjectId | PlayerId, ...]:
    """Return the targets of a slot; none where a slot was left out (601.2c)."""
    announced = ctx.announced or Announced()
    return announced.targets[slot] if slot < len(announced.targets) else ()


def _target(_game: Game, selector: selectors.Target, ctx: Context) -> tuple[ObjectId, ...]:
    return _ids(_targets(ctx, selector.slot))


def _host(game: Game, _selector: Selector, ctx: Context) -> tuple[ObjectId, ...]:
    return _ids((game.find(ctx.source).attached_to,))


def _event_object(_game: Game, _selector: Selector, ctx: Context) -> tuple[ObjectId, ...]:
    """The object in the zone that it went to (603.6); if it has left that zone too, its id there finds nothing any more."""
    return () if ctx.event is None else _ids((concerning.event_object(ctx.event),))


def _event_source(_game: Game, _selector: Selector, ctx: Context) -> tuple[ObjectId, ...]:
    return () if ctx.event is None else _ids((concerning.event_source(ctx.event),))


def _former_host(game: Game, _selector: Selector, ctx: Context) -> tuple[ObjectId, ...]:
    if isinstance(ctx.event, Attached):
        return _ids((ctx.event.former,))
    gone = ctx.event.object if isinstance(ctx.event, Moved) else None
    return () if gone is None or gone not in game.gone else _ids((game.gone[gone].object.attached_to,))


def _each(game: Game, selector: selectors.Each, ctx: Context) -> tuple[ObjectId, ...]:
    return candidates(game, selector.what, selector.zone, selector.whose, ctx)


def _remembered(_game: Game, selector: selectors.Remembered, ctx: Context) -> tuple[ObjectId, ...]:
    return _ids(ctx.memory.get(selector.name, ()))


def _linked(game: Game, selector: selectors.Linked, ctx: Context) -> tuple[ObjectId, ...]:
    """All cards that were set aside, and are still where they were put (607.2a, 607.3)."""
    return tuple(oid for oid in game.find(ctx.source).linked.get(selector.name, ()) if oid in game.objects)


def _top_of_library(game: Game, selector: selectors.TopOfLibrary, ctx: Context) -> tuple[ObjectId, ...]:
    libraries = (game.zone(Zone.LIBRARY, player) for player in players(game, selector.who, ctx))
    return tuple(oid for library in libraries for oid in library[: selector.count])


def _could_produce_like(game: Game, selector: selectors.CouldProduceLike, ctx: Context) -> tuple[ObjectId, ...]:
    # Imported when needed: what could be produced is found by resolving abilities, which asks questions here.
    from oracle import could_produce

    like = could_produce.types(game, selector.like, ctx)
    fitting = candidates(game, selector.what, Zone.BATTLEFIELD, None, ctx)
    found = could_produce.by_permanent(game, fitting)
    return tuple(oid for oid in fitting if not like.isdisjoint(found[oid]))


def _together(game: Game, selector: selectors.Together, ctx: Context) -> tuple[ObjectId, ...]:
    return tuple(dict.fromkeys(oid for one in selector.selectors for oid in objects(game, one, ctx)))


_OBJECTS: dict[type[Selector], Callable[[Game, Any, Context], tuple[ObjectId, ...]]] = {
    selectors.This: lambda _game, _selector, ctx: (ctx.source,),
    selectors.Target: _target,
    selectors.Host: _host,
    selectors.EventObject: _event_object,
    selectors.EventSource: _event_source,
    selectors.Affected: lambda _game, _selector, ctx: _ids((ctx.affected,)),
    selectors.FormerHost: _former_host,
    selectors.Each: _each,
    selectors.CouldProduceLike: _could_produce_like,
    selectors.TopOfLibrary: _top_of_library,
    selectors.Together: _together,
    selectors.Remembered: _remembered,
    selectors.Linked: _linked,
    selectors.CostObject: lambda _game, _selector, ctx: (ctx.announced or Announced()).cost_objects,
}


def described(game: Game, selector: Selector, ctx: Context) -> tuple[ObjectId, ...]:
    """Return the objects that a selector means, under the identities that information about them is read from (608.2h).

    The object of an event that left the battlefield is read as it was there, not as the card that it became (603.10a).
    """
    if isinstance(selector, selectors.EventObject) and ctx.event is not None:
        return _ids((concerning.described_object(ctx.event),))
    return objects(game, selector, ctx)


# -- players ------------------------------------------------------------------------------------------------------------------


def players(game: Game, selector: Selector, ctx: Context) -> tuple[PlayerId, ...]:
    """Return the players that a selector means, in its order; objects among what it means are left out (`objects` has those).

    TypeError for a selector without a function here.
    """
    function = _PLAYERS.get(type(selector))
    if function is None:
        if type(selector) in _OBJECTS:
            return ()
        raise TypeError(f"no rule is written for the players that {type(selector).__name__} means")
    return function(game, selector, ctx)


def _names(found: Iterable[ObjectId | PlayerId | None]) -> tuple[PlayerId, ...]:
    return tuple(one for one in found if isinstance(one, str))


def _each_opponent(game: Game, _selector: Selector, ctx: Context) -> tuple[PlayerId, ...]:
    return tuple(p for p in game.apnap() if not same_side(game, ctx.controller, p))


def _event_player(_game: Game, _selector: Selector, ctx: Context) -> tuple[PlayerId, ...]:
    return () if ctx.event is None else _names((concerning.event_player(ctx.event),))


def _defending_player(game: Game, _selector: Selector, ctx: Context) -> tuple[PlayerId, ...]:
    """The player whom the attacker of the event attacks, or else the source (508.5)."""
    # Imported when needed: combat asks questions here.
    from oracle.combat import attacks_of, defending_player

    if isinstance(ctx.event, Attacked):
        return (defending_player(game, ctx.event.defender),)
    return tuple(attack.defending for attack in attacks_of(game) if attack.creature == ctx.source)


def _controller_of(game: Game, selector: selectors.ControllerOf, ctx: Context) -> tuple[PlayerId, ...]:
    return tuple(dict.fromkeys(layers.controller(game, oid) for oid in described(game, selector.what, ctx)))


def _owner_of(game: Game, selector: selectors.OwnerOf, ctx: Context) -> tuple[PlayerId, ...]:
    return tuple(dict.fromkeys(game.find(oid).owner for oid in described(game, selector.what, ctx)))


_PLAYERS: dict[type[Selector], Callable[[Game, Any, Context], tuple[PlayerId, ...]]] = {
    selectors.You: lambda _game, _selector, ctx: (ctx.controller,),
    selectors.EachPlayer: lambda game, _selector, _ctx: game.apnap(),
    selectors.EachOpponent: _each_opponent,
    selectors.EventPlayer: _event_player,
    selectors.DefendingPlayer: _defending_player,
    selectors.ControllerOf: _controller_of,
    selectors.OwnerOf: _owner_of,
    selectors.ActivePlayer: lambda game, _selector, _ctx: (game.turn.active,),
    selectors.Target: lambda _game, selector, ctx: _names(_targets(ctx, selector.slot)),
    selectors.Host: lambda game, _selector, ctx: _names((game.find(ctx.source).attached_to,)),
    selectors.Remembered: lambda _game, selector, ctx: _names(ctx.memory.get(selector.name, ())),
}


# -- amounts ------------------------------------------------------------------------------------------------------------------


def value(game: Game, amount: Any, ctx: Context) -> int:
    """Return how much an amount is: an int is itself. TypeError for an amount without a function here."""
    if isinstance(amount, int):
        return amount
    function = _VALUES.get(type(amount))
    if function is None:
        raise TypeError(f"no rule is written for the amount {type(amount).__name__}")
    return function(game, amount, ctx)


def _x(_game: Game, _amount: Amount, ctx: Context) -> int:
    """The value of X as the context has it, else as it was announced; 0 where none was (107.3)."""
    if ctx.x is not None:
        return ctx.x
    return 0 if ctx.announced is None else ctx.announced.x or 0


def _count(game: Game, amount: amounts.Count, ctx: Context) -> int:
    return len(candidates(game, amount.what, amount.zone, amount.whose, ctx))


def _counters_on(game: Game, amount: amounts.CountersOn, ctx: Context) -> int:
    return sum(game.find(oid).counters.get(amount.kind, 0) for oid in described(game, amount.what, ctx))


def _player_counters(game: Game, amount: amounts.PlayerCounters, ctx: Context) -> int:
    found = players(game, amount.who, ctx)
    if amount.kind == "poison":
        return sum(teams.poison(game, player) for player in found)
    return sum(game.players[player].counters.get(amount.kind, 0) for player in found)


def _power_of(game: Game, amount: amounts.PowerOf, ctx: Context) -> int:
    return sum(layers.known(game, oid).power or 0 for oid in described(game, amount.what, ctx))


def _toughness_of(game: Game, amount: amounts.ToughnessOf, ctx: Context) -> int:
    return sum(layers.known(game, oid).toughness or 0 for oid in described(game, amount.what, ctx))


def _mana_value_of(game: Game, amount: amounts.ManaValueOf, ctx: Context) -> int:
    return sum(layers.known(game, oid).mana_value for oid in described(game, amount.what, ctx))


def _devotion(game: Game, amount: amounts.Devotion, ctx: Context) -> int:
    """Count the symbols that are of one of the colours, each once, a hybrid symbol being of both of its own (700.5)."""
    colors = set(amount.colors or ctx.memory.get("color", ()))
    total = 0
    for oid in game.battlefield:
        values = layers.view(game, oid)
        if values.controller == ctx.controller:
            total += sum(not colors.isdisjoint(s.split("/")) for s in characteristics.symbols(values.mana_cost))
    return total


def _life_of(game: Game, amount: amounts.LifeOf, ctx: Context) -> int:
    return sum(game.life(player) for player in players(game, amount.who, ctx))


def _event_amount(_game: Game, _amount: Amount, ctx: Context) -> int:
    return 0 if ctx.event is None else concerning.event_amount(ctx.event)


def _count_this_turn(game: Game, amount: amounts.CountThisTurn, ctx: Context) -> int:
    return sum(matching.matches(game, amount.event, event, ctx) for event in game.history)


def _half(game: Game, amount: amounts.Half, ctx: Context) -> int:
    return (value(game, amount.amount, ctx) + amount.up) // 2


def _number(game: Game, amount: amounts.Number, ctx: Context) -> int:
    return len(objects(game, amount.what, ctx))


def _colors_spent(game: Game, _amount: Amount, ctx: Context) -> int:
    announced = ctx.announced if ctx.announced is not None else game.find(ctx.source).announced
    return len({mana.type for mana in announced.mana_spent} - {"C"})


def _greatest_power(game: Game, amount: amounts.GreatestPower, ctx: Context) -> int:
    fitting = candidates(game, amount.what, Zone.BATTLEFIELD, None, ctx)
    return max((layers.view(game, oid).power or 0 for oid in fitting), default=0)


def _times_paid(game: Game, amount: amounts.TimesPaid, ctx: Context) -> int:
    return game.find(ctx.source).announced.additional.count(amount.cost)


def _opponents_attacked(game: Game, _amount: Amount, ctx: Context) -> int:
    """Count the opponents who were attacked by creatures of the controller since this combat began (702.121a)."""
    found: set[PlayerId] = set()
    for event in game.history:
        if isinstance(event, StepBegan) and event.step == Step.BEGINNING_OF_COMBAT:
            found.clear()
        elif isinstance(event, Attacked) and event.player == ctx.controller and isinstance(event.defender, str):
            found.add(event.defender)
    return len(found)


def _sum_this_turn(game: Game, amount: amounts.SumThisTurn, ctx: Context) -> int:
    return sum(concerning.event_amount(e) for e in game.history if matching.matches(game, amount.event, e, ctx))


_VALUES: dict[type[Amount], Callable[[Game, Any, Context], int]] = {
    amounts.X: _x,
    amounts.Count: _count,
    amounts.CountersOn: _counters_on,
    amounts.PlayerCounters: _player_counters,
    amounts.PowerOf: _power_of,
    amounts.ToughnessOf: _toughness_of,
    amounts.ManaValueOf: _mana_value_of,
    amounts.Devotion: _devotion,
    amounts.LifeOf: _life_of,
    amounts.EventAmount: _event_amount,
    amounts.Number: _number,
    amounts.ColorsSpent: _colors_spent,
    amounts.SumThisTurn: _sum_this_turn,
    amounts.GreatestPower: _greatest_power,
    amounts.TimesPaid: _times_paid,
    amounts.OpponentsAttacked: _opponents_attacked,
    amounts.Sum: lambda game, amount, ctx: sum(value(game, part, ctx) for part in amount.parts),
    amounts.Times: lambda game, amount, ctx: value(game, amount.amount, ctx) * amount.by,
    amounts.Half: _half,
    amounts.LandsPlayed: lambda game, _amount, ctx: game.players[ctx.controller].lands_played,
    amounts.CountThisTurn: _count_this_turn,
}


# -- conditions ---------------------------------------------------------------------------------------------------------------


def holds(game: Game, condition: Condition, ctx: Context) -> bool:
    """Tell whether a condition is true in this game. TypeError for a condition without a function."""
    return conditions.holds(game, condition, ctx)
