"""Choices made as a spell or ability goes onto the stack: modes, targets, division (CR 601.2b-d, 115, 700.2, 303.4a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from oracle import layers, protection, query, wording
from oracle.decisions import Choose, Divide, Illegal, Run
from oracle.model import Announced, Game, Kind, Object, ObjectId, PlayerId, Zone
from oracle.overload import OVERLOAD, overloaded
from oracle.query import Context
from oracle.trace import note
from oracle.vocabulary.abilities import Ability, Activated, Enchant, Modal, Slot, SpellAbility, Triggered
from oracle.vocabulary.instructions import Do, Instruction

Target = ObjectId | PlayerId


def slots_of(ability: Ability, modes: Sequence[int]) -> tuple[Slot, ...]:
    """Return the target slots of an ability with these modes chosen, in printed order (700.2c)."""
    match ability:
        case SpellAbility() | Activated() | Triggered():
            if ability.modal is None:
                return ability.targets
            return tuple(slot for n in sorted(modes) for slot in ability.modal.modes[n - 1].targets)
        case Enchant():
            return (Slot(what=ability.what, players=ability.players),)
        case _:
            return ()


def effects_of(ability: Ability, modes: Sequence[int]) -> tuple[tuple[Instruction, int], ...]:
    """Return what an ability does with these modes chosen, each with the number of the first target slot that is its own."""
    match ability:
        case SpellAbility() | Activated() | Triggered():
            if ability.modal is None:
                return ((ability.effect, 0),) if ability.effect is not None else ()
            found: list[tuple[Instruction, int]] = []
            first = 0
            for n in sorted(modes):
                mode = ability.modal.modes[n - 1]
                found.append((mode.effect, first))
                first += len(mode.targets)
            return tuple(found)
        case _:
            return ()


def source_of(obj: Object) -> ObjectId:
    """Return the source that an object on the stack speaks of: the spell itself, or where the ability came from (113.7)."""
    return obj.source if obj.source is not None else obj.id


def legal_targets(
    game: Game, oid: ObjectId, slot: Slot, chosen: Sequence[tuple[Target, ...]] = ()
) -> tuple[Target, ...]:
    """Return everything that could be chosen for a slot of the object on the stack (115.1, 115.4)."""
    obj = game.objects[oid]
    source = source_of(obj)
    ctx = context_of(game, obj)
    if chosen:  # what is chosen for later slots may be described by what was chosen for earlier ones (601.2c)
        ctx = replace(ctx, announced=replace(obj.announced, targets=tuple(chosen)))
    taken = {t for n in slot.different_from for t in chosen[n]} if chosen else set()
    found: list[Target] = []
    if slot.players is not None:
        found += [p for p in game.apnap() if query.who(game, slot.players, p, ctx)]
    if slot.what is not None:
        for candidate in _candidates(game, slot, ctx):
            if candidate != oid and protection.can_be_targeted(game, candidate, source, obj.controller):
                found.append(candidate)
    return tuple(t for t in found if t not in taken)


def _candidates(game: Game, slot: Slot, ctx: Context) -> tuple[ObjectId, ...]:
    if slot.what is None:
        return ()
    if slot.zone != "stack":
        return query.candidates(game, slot.what, slot.zone, slot.whose, ctx)
    return tuple(
        o for o in game.stack if _kind(game.objects[o]) in slot.on_stack and query.fits(game, slot.what, o, ctx)
    )


def _kind(obj: Object) -> str:
    if obj.kind is not Kind.ABILITY:
        return "spell"
    return "triggered" if isinstance(obj.ability, Triggered) else "activated"


def context_of(game: Game, obj: Object) -> Context:
    """Return the context in which a spell or ability on the stack is read."""
    return Context(
        source=source_of(obj),
        controller=obj.controller,
        x=obj.announced.x,
        event=obj.event,
        announced=obj.announced,
        memory=obj.memory,
    )


def still_legal(game: Game, oid: ObjectId, ability: Ability) -> Announced:
    """Return what was announced for an object on the stack with only the targets that are still legal (608.2b)."""
    obj = game.objects[oid]
    announced = obj.announced
    kept: list[tuple[Target, ...]] = []
    for slot, targets in zip(slots_of(ability, announced.modes), announced.targets, strict=True):
        legal = set(legal_targets(game, oid, replace(slot, different_from=())))
        kept.append(tuple(t for t in targets if t in legal))
    return replace(announced, targets=tuple(kept))


def announce_choices(game: Game, oid: ObjectId, ability: Ability, *, required: bool) -> Run[Announced | None]:
    """Choose modes, targets and division for an object on the stack (601.2b-d, 603.3c-d).

    Where no legal choice can be made: raises `Illegal` if `required` (casting, activating), else returns None.
    """
    obj = game.objects[oid]
    announced = obj.announced
    modal = getattr(ability, "modal", None)
    if modal is not None:
        modes = yield from _choose_modes(game, oid, modal)
        if modes is None:
            _refuse(required, "601.2b", "no mode can be chosen")
            return None
        announced = replace(announced, modes=modes)
        game = game.with_object(replace(obj, announced=announced))
    chosen: list[tuple[Target, ...]] = []
    for slot in slots_of(ability, announced.modes):
        options = legal_targets(game, oid, slot, chosen)
        if len(options) < slot.least:
            _refuse(required, "601.2c 115.1", "there is no legal target")
            return None
        answer: tuple[Target, ...] = ()
        if options:
            most = min(slot.most, len(options))
            answer = yield Choose(obj.controller, "target", oid, options, slot.least, most, "target", game=game)
            _check_controllers(game, slot, answer)
        chosen.append(tuple(answer))
    announced = replace(announced, targets=tuple(chosen))
    total = getattr(ability, "divide", None)
    if total is not None:
        announced = yield from _divide(game, oid, announced, total)
    return announced


def chosen_told(game: Game, oid: ObjectId, announced: Announced, rules: str) -> Game:
    """Return the game with a line on the modes and targets of an object on the stack, if it keeps a trace (601.2b-d, 603.3c-d)."""
    if not game.tracing:
        return game
    if announced.modes:
        numbers = [str(mode) for mode in announced.modes]
        mode = "mode" if len(numbers) == 1 else "modes"
        game = note(game, f"{rules} 700.2a", f"{mode} {wording.series(numbers)} of {{}} chosen", oid)
    shares = dict(announced.division)
    names = [
        wording.called(game, target) + (f" ({shares[target]})" if target in shares else "")
        for targets in announced.targets
        for target in targets
    ]
    if names:
        game = note(
            game,
            f"{rules} 115.1",
            "{} has {} as " + ("its target" if len(names) == 1 else "its targets"),
            oid,
            wording.series(names),
        )
    return game


def _check_controllers(game: Game, slot: Slot, chosen: Sequence[Target]) -> None:
    """Raise `Illegal` if targets that different players must control are controlled by one (601.2c)."""
    controllers = [layers.controller(game, oid) for oid in chosen if isinstance(oid, int)]
    if slot.different_controllers and len(set(controllers)) < len(controllers):
        raise Illegal("601.2c", "the targets must be controlled by different players")


def _refuse(required: bool, rule: str, why: str) -> None:
    """Raise `Illegal` where the choice is one that casting or activating must make."""
    if required:
        raise Illegal(rule, why)


def _choose_modes(game: Game, oid: ObjectId, modal: Modal) -> Run[tuple[int, ...] | None]:
    """Choose modes, in printed order; one without a legal target can't be chosen (700.2a)."""
    possible = tuple(
        n
        for n, mode in enumerate(modal.modes, 1)
        if all(len(legal_targets(game, oid, replace(s, different_from=()))) >= s.least for s in mode.targets)
    )
    if len(possible) < modal.least:
        return None
    most = min(modal.most, len(possible))
    answer = yield Choose(game.objects[oid].controller, "mode", oid, possible, modal.least, most, "modes", game=game)
    return tuple(sorted(answer))


def _divide(game: Game, oid: ObjectId, announced: Announced, total: Any) -> Run[Announced]:
    """Announce how damage or counters are divided among the targets, at least one for each (601.2d)."""
    obj = game.objects[oid]
    options = tuple(dict.fromkeys(t for targets in announced.targets for t in targets))
    amount = query.value(game, total, replace(context_of(game, obj), announced=announced))
    if not options:
        return announced
    if len(options) > amount:
        raise Illegal("601.2d", "there are more targets than there is to divide")
    if len(options) == 1:
        return replace(announced, division=((options[0], amount),))
    answer = yield Divide(obj.controller, "divide", oid, options, amount, 1, game=game)
    return replace(announced, division=tuple(answer))


def ability_on_stack(game: Game, oid: ObjectId) -> Ability | None:
    """Return the ability whose choices are announced: of an ability itself, of a spell its spell ability, of an Aura what it enchants."""
    obj = game.objects[oid]
    if obj.ability is not None:
        return obj.ability
    seen = layers.view(game, oid)
    if seen.types & {"instant", "sorcery"}:
        joined = _joined([h.ability for h in seen.abilities if isinstance(h.ability, SpellAbility)])
        if joined is not None and obj.announced.alternative == OVERLOAD:
            return overloaded(joined)
        return joined
    return next((h.ability for h in seen.abilities if isinstance(h.ability, Enchant)), None)


def _joined(lines: Sequence[SpellAbility]) -> SpellAbility | None:
    """Return the spell abilities of several printed lines as one: they are followed in order as the spell resolves (608.2c)."""
    if len(lines) < 2:
        return lines[0] if lines else None
    first, rest = lines[0], lines[1:]
    if first.modal is not None or any(line.modal is not None or line.targets for line in rest):
        raise TypeError("no rule is written for choices in a spell's second spell ability")
    return replace(first, effect=Do(tuple(line.effect for line in lines if line.effect is not None)))


def in_zone(game: Game, oid: ObjectId, zone: Zone) -> bool:
    """Tell whether an object is there and in that zone."""
    obj = game.objects.get(oid)
    return obj is not None and obj.zone is zone
