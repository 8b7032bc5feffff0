"""Resolving spells and abilities (CR 608), and countering them (701.6)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import layers, query, road
from oracle.decisions import Run
from oracle.events import Countered, Entering, Event, Moved
from oracle.keyword_rules import with_keyword
from oracle.model import Announced, Game, Kind, Object, ObjectId, Zone
from oracle.moving import remove_from_stack
from oracle.query import Context
from oracle.resolution import Resolution, carry_out
from oracle.targets import ability_on_stack, context_of, effects_of, still_legal
from oracle.trace import note
from oracle.vocabulary.abilities import Ability, Triggered
from oracle.vocabulary.instructions import Do, Instruction, SpendOnly
from oracle.vocabulary.statics import Prohibit


def resolve_top(game: Game) -> Run[Game]:
    """Resolve the object on top of the stack (608.1); priority is not given here."""
    oid = game.stack[0]
    obj = game.objects[oid]
    ability = ability_on_stack(game, oid)
    game = note(game, with_keyword("608.1", getattr(ability, "keyword", None)), "{} resolves", oid)
    if not _condition_holds(game, obj, ability):
        return (yield from _leave_stack(note(game, "608.2a 603.4", "its condition is not true: it does nothing"), oid))
    announced = obj.announced
    if ability is not None and announced.targets:
        announced = still_legal(game, oid, ability)
        if _had_targets(obj) and not any(announced.targets):
            game = note(game, "608.2b", "every target is illegal: {} does not resolve", oid)
            return (yield from _leave_stack(game, oid))
    if obj.ability is None and layers.view(game, oid).types.isdisjoint({"instant", "sorcery"}):
        return (yield from _permanent_spell(game, obj, announced))
    game = yield from _carry_out(game, obj, ability, announced)
    return (yield from _leave_stack(game, oid))


def _had_targets(obj: Object) -> bool:
    return any(obj.announced.targets)


def _condition_holds(game: Game, obj: Object, ability: Ability | None) -> bool:
    """608.2a: an intervening "if" is checked again as the ability resolves."""
    if not isinstance(ability, Triggered) or ability.condition is None:
        return True
    return query.holds(game, ability.condition, context_of(game, obj))


def _carry_out(game: Game, obj: Object, ability: Ability | None, announced: Announced) -> Run[Game]:
    """608.2c: follow the instructions in the order written, mode by mode."""
    if ability is None:
        return game
    context = replace(context_of(game, obj), announced=announced)
    if game.tracing and (len(announced.modes) > 1 or _has_several_steps(ability)):
        game = note(game, "608.2c", "the instructions are followed in the order written")
    for effect, first in effects_of(ability, announced.modes):
        slots = announced.targets[first:]
        resolution = Resolution(game, replace(context, announced=replace(announced, targets=slots)), obj.id)
        yield from carry_out(resolution, effect)
        game = resolution.game
        context = replace(context, memory=resolution.context.memory)
    return game


def _has_several_steps(ability: Ability) -> bool:
    """Tell whether an ability has several instructions that follow each other."""
    return any(isinstance(effect, Do) and len(effect.steps) > 1 for effect in _effects(ability))


def _effects(ability: Ability) -> tuple[Instruction, ...]:
    return tuple(effect for effect, _ in effects_of(ability, ())) if getattr(ability, "modal", None) is None else ()


def _permanent_spell(game: Game, obj: Object, announced: Announced) -> Run[Game]:
    """608.3: a permanent spell becomes a permanent under its controller's control; an Aura attached to its target (608.3c)."""
    target = next((t for chosen in announced.targets for t in chosen), None)
    entering = Entering(controller=obj.controller, attached_to=target, face_down=obj.face_down, disguised=obj.disguised)
    moved = Moved(
        object=obj.id,
        origin=Zone.STACK,
        to=Zone.BATTLEFIELD,
        player=obj.owner,
        reason="resolve",
        entering=entering,
        cause=obj.id,
    )
    happened = yield from road.happen(game, [moved])
    return happened.game


def _leave_stack(game: Game, oid: ObjectId, *, to: Zone = Zone.GRAVEYARD) -> Run[Game]:
    """608.2n: a resolved instant or sorcery goes to its owner's graveyard; an ability ceases to exist."""
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.STACK:  # its own effect has moved it
        return game
    if obj.kind is Kind.ABILITY:
        return remove_from_stack(game, oid)
    if obj.announced.alternative == "flashback":  # 702.34a
        to = Zone.EXILE
    moved = Moved(object=oid, origin=Zone.STACK, to=to, player=obj.owner, reason="resolved")
    happened = yield from road.happen(game, [moved])
    return happened.game


def counter(game: Game, oid: ObjectId, cause: ObjectId) -> Run[Game]:
    """Counter a spell or ability (701.6a): it leaves the stack without resolving; a spell goes to its owner's graveyard."""
    if oid not in game.objects:
        return game
    if _cant_be_countered(game, oid):
        return note(game, "101.2 106.6", "{} can't be countered", oid)
    countered: list[Event] = [Countered(object=oid, cause=cause)]
    happened = yield from road.happen(game, countered)
    game = note(happened.game, "701.6a", "{} is countered", oid)
    return (yield from _leave_stack(game, oid))


def _cant_be_countered(game: Game, oid: ObjectId) -> bool:
    spent = game.objects[oid].announced.mana_spent
    if any(isinstance(m.restriction, SpendOnly) and m.restriction.uncounterable for m in spent):  # 106.6
        return True
    for effect in layers.in_force(game, Prohibit):
        ctx = Context(source=effect.source, controller=effect.controller)
        if effect.part.action == "be-countered" and query.fits(game, effect.part.what, oid, ctx):
            return True
    return False
