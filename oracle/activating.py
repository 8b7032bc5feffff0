"""Activating abilities (CR 602), mana abilities among them (605.3), loyalty abilities too (606)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import costs, layers, mana, payment, query, road
from oracle.costs import Payer
from oracle.decisions import Choose, Illegal, Run
from oracle.events import Activated as ActivatedEvent
from oracle.events import Event, Targeted
from oracle.keyword_rules import said, with_keyword
from oracle.model import MAIN_PHASES, Announced, Game, Held, Kind, Object, ObjectId, PlayerId, Zone
from oracle.moving import put_onto_stack
from oracle.permissions import forbidden
from oracle.query import Context
from oracle.resolution import Resolution, carry_out
from oracle.sickness import is_sick
from oracle.targets import announce_choices, chosen_told, context_of, effects_of
from oracle.teams import is_active
from oracle.trace import note
from oracle.vocabulary.abilities import Activated
from oracle.vocabulary.costs import TapSelf, UntapSelf


def sorcery_timing(game: Game, player: PlayerId, rule: str) -> None:
    """Raise `Illegal` if it is no time for a sorcery: the player's main phase with the stack empty (307.1)."""
    if not is_active(game, player):
        raise Illegal(rule, "it is not the player's turn")
    if game.turn.step not in MAIN_PHASES:
        raise Illegal(rule, "it is not a main phase")
    if game.stack:
        raise Illegal(rule, "the stack is not empty")


def activate(game: Game, player: PlayerId, source: ObjectId, held: Held) -> Run[Game]:
    """Activate an ability (602.2), up to where it is activated; a mana ability resolves at once (605.3b)."""
    ability = _check_allowed(game, player, source, held)
    if mana.is_mana_ability(ability):
        return (yield from _activate_mana(game, player, source, ability))
    game, oid = _to_the_stack(game, player, source, ability)
    if costs.has_x(ability.cost):
        game = yield from _announce_x(game, player, oid, ability)
    announced = yield from announce_choices(game, oid, ability, required=True)
    if announced is not None:
        game = game.with_object(replace(game.objects[oid], announced=announced))
        game = chosen_told(game, oid, announced, "602.2b")
    game = yield from _pay(game, player, oid, ability)
    targets = {t for chosen in game.objects[oid].announced.targets for t in chosen}
    events: list[Event] = [ActivatedEvent(player=player, source=source, object=oid)]
    events += [Targeted(target=t, by=oid, player=player) for t in targets]
    happened = yield from road.happen(game, events)
    return happened.game


def _announce_x(game: Game, player: PlayerId, oid: ObjectId, ability: Activated) -> Run[Game]:
    """Return the game in which the X of an ability has a value: announced, unless the text says what it is (107.3a, 107.3c)."""
    obj = game.objects[oid]
    if ability.x is None:
        answer = yield Choose(player, "number", oid, (), 1, 1, "X", game=game)
        x = int(answer[0])
    else:
        x = query.value(game, ability.x, context_of(game, obj))
        game = note(game, "107.3c", "X is {} for {}", str(x), oid)
    return game.with_object(replace(obj, announced=replace(obj.announced, x=x)))


def _check_allowed(game: Game, player: PlayerId, source: ObjectId, held: Held) -> Activated:
    """602.2a, 602.5: who may activate what, where and when."""
    ability = held.ability
    obj = game.objects[source]
    if not isinstance(ability, Activated):
        raise Illegal("602.1", "it is no activated ability")
    if obj.zone != ability.zone:
        raise Illegal("602.1", f"the ability works only from the {ability.zone}")
    ctx = Context(source=source, controller=layers.view(game, source).controller)
    if not query.who(game, ability.by, player, ctx):
        raise Illegal("602.2", "the player may not activate the ability")
    is_mana = mana.is_mana_ability(ability)
    if forbidden(game, "activate", source, player, mana_ability=is_mana):
        rule = "602.5 605.5a" if mana.could_add_mana(ability) and not is_mana else "602.5"
        raise Illegal(rule, "an effect says that the ability can't be activated")
    if ability.sorcery_speed or ability.loyalty:
        sorcery_timing(game, player, "606.3" if ability.loyalty else "602.5d")
    if ability.loyalty and any(_is_loyalty(game, source, i) for i in obj.activations):
        raise Illegal("606.3", "a loyalty ability of the permanent has been activated this turn")
    if ability.once_each_turn and obj.activations.get(_place(game, source, held)):
        raise Illegal("602.5b", "the ability has been activated this turn")
    if ability.condition is not None and not query.holds(game, ability.condition, ctx):
        raise Illegal("602.5b", "the condition for activating the ability is not true")
    return ability


def _place(game: Game, source: ObjectId, held: Held) -> int:
    return layers.view(game, source).abilities.index(held)


def _is_loyalty(game: Game, source: ObjectId, place: int) -> bool:
    abilities = layers.view(game, source).abilities
    return place < len(abilities) and bool(getattr(abilities[place].ability, "loyalty", False))


def _noted(game: Game, source: ObjectId, ability: Activated) -> Game:
    """Return the game in which it is noted on the source that one of its abilities was activated this turn (602.5b, 606.3)."""
    obj = game.objects.get(source)
    if obj is None or not (ability.loyalty or ability.once_each_turn):
        return game
    places = [i for i, h in enumerate(layers.view(game, source).abilities) if h.ability == ability]
    if not places:
        return game
    counts = {**obj.activations, places[0]: obj.activations.get(places[0], 0) + 1}
    return game.with_object(replace(obj, activations=counts))


def _to_the_stack(game: Game, player: PlayerId, source: ObjectId, ability: Activated) -> tuple[Game, ObjectId]:
    """602.2a: the ability goes on top of the stack."""
    oid = game.next_id
    obj = Object(
        id=oid,
        card=oid,
        face=game.objects[source].face,
        owner=player,
        controller=player,
        zone=Zone.STACK,
        timestamp=game.clock,
        kind=Kind.ABILITY,
        ability=ability,
        source=source,
    )
    game = put_onto_stack(game.change(next_id=oid + 1), obj)
    if mana.could_add_mana(ability):
        why = "it has a target" if ability.targets else "it is a loyalty ability, or moves a card to or from a library"
        game = note(game, "605.1a 605.5a", "{}'s ability is no mana ability: " + why, source)
    rules = with_keyword("602.2 602.2a 602.2b", ability.keyword)
    what = f"the {said(ability.keyword)}" if ability.keyword else "a loyalty" if ability.loyalty else "an"
    return note(game, rules, f"{{}} activates {what} ability of {{}}", player, source), oid


def _pay(game: Game, player: PlayerId, oid: ObjectId, ability: Activated) -> Run[Game]:
    """602.2b: the total cost is fixed, mana abilities may be activated, the cost is paid."""
    obj = game.objects[oid]
    source = obj.source if obj.source is not None else oid
    game = _noted(game, source, ability)
    owed = _owed(game, player, source, ability, obj.announced.x)
    paid = yield from payment.pay_mana(game, player, oid, owed, spell=None, ability_of=source)
    if paid.game.tracing and is_sick(paid.game, source) and not uses_tap_symbol(ability):
        text = "{} is new, but the ability has neither {{T}} nor {{Q}} in its cost"
        paid = replace(paid, game=note(paid.game, "302.6 602.5a", text, source))
    rest = yield from costs.pay_parts(paid.game, ability.cost, Payer(player, oid, context_of(game, obj)))
    game = rest.game
    if any(isinstance(p, TapSelf) for p in ability.cost.parts):
        game = mana.not_tapped_for_mana(game, source, "the ability is no mana ability")
    obj = game.objects[oid]
    announced = replace(obj.announced, mana_spent=paid.spent or (), cost_objects=rest.objects)
    return game.with_object(replace(obj, announced=announced))


def _owed(game: Game, player: PlayerId, source: ObjectId, ability: Activated, x: int | None) -> mana.Due:
    from oracle.casting import cost_changes

    owed = costs.mana_due(ability.cost, x)
    return owed.changed(cost_changes(game, source, player, abilities=True, mana_ability=mana.is_mana_ability(ability)))


# -- mana abilities (605) ---------------------------------------------------------------------------------------------------------


def activate_mana_ability(game: Game, player: PlayerId, source: ObjectId, held: Held) -> Run[Game]:
    """Activate a mana ability while paying (605.3a); raises `Illegal` for an ability that is none."""
    ability = _check_allowed(game, player, source, held)
    if not mana.is_mana_ability(ability):
        raise Illegal("605.3a", "only mana abilities can be activated while a cost is paid")
    return (yield from _activate_mana(game, player, source, ability))


def _activate_mana(game: Game, player: PlayerId, source: ObjectId, ability: Activated) -> Run[Game]:
    """605.3b: pay, and resolve at once without the stack; then triggered mana abilities resolve likewise (605.4a)."""
    ctx = Context(source=source, controller=player)
    game = note(game, "605.3b", "{} activates a mana ability of {}", player, source)
    game = _noted(game, source, ability)
    if costs.has_x(ability.cost):
        answer = yield Choose(player, "number", source, (), 1, 1, "X", game=game)
        ctx = replace(ctx, x=int(answer[0]))
    owed = _owed(game, player, source, ability, ctx.x)
    paid = yield from payment.pay_mana(game, player, source, owed, spell=None, ability_of=source)
    rest = yield from costs.pay_parts(paid.game, ability.cost, Payer(player, source, ctx))
    happened = yield from road.happen(rest.game, [ActivatedEvent(player=player, source=source)])
    game = happened.game
    announced = Announced(x=ctx.x, cost_objects=rest.objects, mana_spent=paid.spent or ())
    resolution = Resolution(game, replace(ctx, announced=announced))
    resolution.tapped_for_mana = mana.taps_for_mana(ability)
    if not resolution.tapped_for_mana:
        resolution.game = mana.not_tapped_for_mana(resolution.game, source, "there is no {{T}} in the ability's cost")
    for effect, _ in effects_of(ability, ()):
        yield from carry_out(resolution, effect)
    return (yield from resolve_mana_triggers(resolution.game))


def resolve_mana_triggers(game: Game) -> Run[Game]:
    """Resolve the triggered mana abilities that wait, at once and without the stack (605.4a): each player's in APNAP order (101.4)."""
    while True:
        waiting = [t for t in game.triggered if mana.is_mana_ability(t.ability)]
        if not waiting:
            return game
        trigger = next((t for player in game.apnap() for t in waiting if t.controller == player), waiting[0])
        left = list(game.triggered)
        left.remove(trigger)
        game = game.change(triggered=tuple(left))
        game = note(game, "605.1b 605.4a", "the mana ability of {} resolves at once", trigger.source)
        ctx = Context(
            source=trigger.source,
            controller=trigger.controller,
            event=trigger.event,
            x=trigger.x,
            memory=trigger.memory,
        )
        if trigger.ability.condition is not None and not query.holds(game, trigger.ability.condition, ctx):
            game = note(game, "603.4", "its condition is not true: it does nothing")
            continue
        resolution = Resolution(game, ctx)
        yield from carry_out(resolution, trigger.ability.effect)
        game = resolution.game


def uses_tap_symbol(ability: Activated) -> bool:
    """Tell whether an ability's cost has {T} or {Q} (107.5, 107.6)."""
    return any(isinstance(p, TapSelf | UntapSelf) for p in ability.cost.parts)
