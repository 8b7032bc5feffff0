"""Replacement and prevention effects (CR 614, 615) and their interaction (616).

`applicable` finds the effects that would change an event, `choose` has one chosen as 616.1 says, `rewrite` applies it. The loop
of 616.1f is in `oracle.road`. What each kind of replacement makes of an event is in `oracle.rewrites`.
"""

from __future__ import annotations

import msgspec

from oracle import layers, matching, prevention, why_replaced
from oracle.cant import context, effects_on
from oracle.concerning import event_object, event_player
from oracle.decisions import Choose, ReplacementOption, Run, ask_may
from oracle.events import CountersPut, DamageDealt, Destroyed, Event, ManaAdded, Moved
from oracle.layers import InForce
from oracle.model import Game, PlayerId, Zone
from oracle.rewrites import Rewritten, rewritten
from oracle.vocabulary.rewrites import (
    Both,
    ChooseAsEnters,
    EntersAsCopy,
    EntersChanged,
    EntersTapped,
    EntersWithCounters,
    Prevent,
    Regenerates,
    Tribute,
)
from oracle.vocabulary.statics import Replace, Rewrite

Key = tuple[int, int, int]  # of an effect: its source, which of the source's effects, the very part of a declaration


class Option(msgspec.Struct, frozen=True):
    """A replacement effect that would change an event: the effect, where it comes from."""

    effect: InForce

    @property
    def part(self) -> Replace:
        """Return the replacement itself."""
        found: Replace = self.effect.part
        return found

    @property
    def key(self) -> Key:
        """Return what tells this effect from every other, so that it gets one chance only (614.5)."""
        return _key(self.effect)


def _key(effect: InForce) -> Key:
    # The part tells the abilities of a permanent from those that it has once it enters as a copy (707.5).
    return (effect.source, effect.index, id(effect.part))


def applicable(game: Game, asked: Game, event: Event, used: frozenset[Key]) -> tuple[Option, ...]:
    """Return the effects that would replace or prevent the event, those of the class that must be chosen from (616.1a-e)."""
    found = tuple(
        Option(effect)
        for effect in effects_on(game, asked, event, Replace)
        if _key(effect) not in used
        and not (isinstance(effect.part.by, Regenerates) and isinstance(event, Destroyed) and event.no_regeneration)
        and matching.matches(asked, effect.part.event, event, context(effect))
    )
    if len(found) < 2:
        return found
    for must_come_first in (_self_replacement, _copies):
        first = tuple(o for o in found if must_come_first(o))
        if first:
            return first
    return found


def _self_replacement(option: Option) -> bool:  # 616.1a
    return option.part.self_replacement


def _copies(option: Option) -> bool:  # 616.1c
    return isinstance(option.part.by, EntersAsCopy)


def choose(game: Game, event: Event, options: tuple[Option, ...]) -> Run[Option]:
    """Have the affected player, or the affected object's controller, choose the effect to apply next (616.1).

    `game` is the one in which the event is looked at: an effect of the permanent that enters is among the options (614.12).
    Where the effects only add to how a permanent enters, their order changes nothing, and nobody is asked.
    """
    if len(options) == 1 or all(_adds_only(o.part.by) for o in options):
        return options[0]
    choices = tuple(ReplacementOption(o.effect.source, o.effect.index, o.part) for o in options)
    answer = yield Choose(
        affected_player(game, event), "replacement-order", None, choices, 1, 1, "the effect to apply next", game=game
    )
    return options[choices.index(answer[0])]


def _adds_only(by: Rewrite) -> bool:
    match by:
        case EntersTapped(unless_cost=cost):
            return cost is None
        case Both(changes=changes):
            return all(_adds_only(change) for change in changes)
        case _:
            return isinstance(by, EntersWithCounters | EntersChanged | ChooseAsEnters | Tribute)


def affected_player(game: Game, event: Event) -> PlayerId:
    """Return who chooses between replacement effects: the affected player, else the affected object's controller or owner (616.1)."""
    match event:
        case Moved(entering=entering) if entering is not None:
            return entering.controller
        case Moved(object=oid):
            return (
                layers.controller(game, oid) if game.objects[oid].zone is Zone.BATTLEFIELD else game.objects[oid].owner
            )
        case CountersPut(on=on) if isinstance(on, str):
            return on
        case CountersPut(on=int() as on):
            return layers.controller(game, on) if on in game.objects else event.player
        case DamageDealt(to=to):
            return to if isinstance(to, str) else layers.controller(game, to)
        case ManaAdded(player=player):
            return player
        case _:
            return event_player(event) or layers.controller(game, event_object(event) or 0)


def rewrite(game: Game, asked: Game, event: Event, option: Option) -> Run[Rewritten]:
    """Apply one effect to an event, if its controller does not decline an optional one (614.1, 616.1f)."""
    part = option.part
    source = option.effect.source
    if part.optional and not (
        yield from ask_may(option.effect.controller, source, "apply the replacement effect", game=game)
    ):
        return Rewritten(why_replaced.declined(game, asked, event, option.effect), event)
    game = why_replaced.applies(game, asked, event, option.effect)
    result = yield from rewritten(game, asked, event, option.effect)
    if part.next_time:
        result = msgspec.structs.replace(result, game=_used_up(result.game, option.effect))
    if isinstance(part.by, Prevent) and part.by.shield and isinstance(event, DamageDealt):
        game = prevention.used_up(result.game, option.effect, event, result.event)
        result = msgspec.structs.replace(result, game=game)
    told = why_replaced.changed(result.game, asked, event, option.effect, result.event)
    return Rewritten(told, result.event)


def _used_up(game: Game, effect: InForce) -> Game:
    """Return the game without an effect that was for the next time only (701.19a, 615.7)."""
    return game.change(lasting=tuple(e for e in game.lasting if -1 - e.id != effect.index))
