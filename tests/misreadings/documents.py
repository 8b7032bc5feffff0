"""Misreadings of the rulings on suppressing, doubling and counters: what is asked of which game, and of what kind of object."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from oracle import (
    cant,
    context,
    costs,
    damage,
    feasible,
    layers,
    matching,
    moving,
    payment,
    priority,
    replacement,
    resolution,
    rewrites,
    road,
    targets,
    triggers,
)
from oracle.events import CountersPut, DamageDealt, DamageMarked, Event, Moved, Sacrificed
from oracle.model import Characteristics, Game, Zone
from oracle.rewrites import Rewritten
from oracle.vocabulary import patterns
from oracle.vocabulary.abilities import Static, Triggered
from oracle.vocabulary.instructions import May
from oracle.vocabulary.patterns import Pattern, ZoneChange
from oracle.vocabulary.rewrites import ChooseAsEnters, EntersWithCounters
from oracle.vocabulary.statics import Cant, CausesNoTrigger, TriggersAgain
from tests.misreadings import Misreading, entering

# -- what stops triggers ----------------------------------------------------------------------------------------------------------


def _stopping(patch: pytest.MonkeyPatch, change: Callable[..., Any]) -> None:
    """Change what stops an ability from triggering: `change(right, moment, event, source)`."""
    right = triggers.stopped_by

    def stopped_by(moment: Any, event: Event, source: int, **more: Any) -> Any:
        return change(lambda e: right(moment, e, source, **more), moment, event, source)

    patch.setattr(triggers, "stopped_by", stopped_by)


def only_what_is_there_afterwards_stops(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(triggers.Moment, "asked_of_cause", lambda moment, _: moment.after)


def the_triggers_words_are_read(patch: pytest.MonkeyPatch) -> None:
    def change(right: Any, moment: Any, event: Event, source: int) -> Any:
        return right(event) if any(_speaks_of_creatures(p) for p in _watched(moment, source)) else None

    _stopping(patch, change)


def _watched(moment: Any, source: int) -> list[Pattern]:
    abilities = layers.known(moment.asked, source).abilities
    return [p for h in abilities if isinstance(h.ability, Triggered) for p in triggers._alternatives(h.ability.on)]


def _speaks_of_creatures(pattern: Pattern) -> bool:
    return isinstance(pattern, ZoneChange) and (pattern.what.itself or "creature" in pattern.what.types)


def leaving_is_let_through(patch: pytest.MonkeyPatch) -> None:
    def change(right: Any, moment: Any, event: Event, source: int) -> Any:
        leaves = any(isinstance(p, ZoneChange) and p.origin and p.to is None for p in _watched(moment, source))
        return None if leaves else right(event)

    _stopping(patch, change)


def sacrificing_is_dying(patch: pytest.MonkeyPatch) -> None:
    def change(right: Any, moment: Any, event: Event, source: int) -> Any:
        if isinstance(event, Sacrificed):
            obj = moment.before.objects[event.object]
            event = Moved(object=obj.id, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, player=obj.owner)
        return right(event)

    _stopping(patch, change)


def from_anywhere_is_dying(patch: pytest.MonkeyPatch) -> None:
    def change(right: Any, moment: Any, event: Event, source: int) -> Any:
        if isinstance(event, Moved) and event.origin is Zone.BATTLEFIELD and source == event.new:
            # The arriving card's own ability is taken for one of what has died.
            return right(replace(event, new=0))
        return right(event)

    _stopping(patch, change)


def kinds_of_objects_are_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(triggers, "_is_permanent", lambda *_: True)
    patch.setattr(triggers, "_described", lambda _game, part, _source: part.of)


# -- replacement effects and choices as something enters ----------------------------------------------------------------------------


def replacement_effects_are_stopped(patch: pytest.MonkeyPatch) -> None:
    right = replacement.applicable

    def applicable(game: Game, asked: Game, event: Event, used: Any) -> Any:
        moving_there = isinstance(event, Moved) and event.origin is not Zone.LIBRARY
        return () if moving_there and layers.in_force(game, CausesNoTrigger) else right(game, asked, event, used)

    patch.setattr(replacement, "applicable", applicable)


def replacement_effects_are_doubled(patch: pytest.MonkeyPatch) -> None:
    right = rewrites._WITHOUT_DECISION[EntersWithCounters]

    def enters_with_counters(game: Game, asked: Game, event: Any, by: Any, ctx: Any) -> Rewritten:
        found = right(game, asked, event, by, ctx)
        return right(game, asked, found.event, by, ctx) if layers.in_force(game, TriggersAgain) else found

    patch.setitem(rewrites._WITHOUT_DECISION, EntersWithCounters, enters_with_counters)


def _choosing_as_it_enters(patch: pytest.MonkeyPatch, times: int, under: type) -> None:
    right = rewrites._FUNCTIONS[ChooseAsEnters]

    def choose(game: Game, asked: Game, event: Any, by: Any, ctx: Any) -> Any:
        found = Rewritten(game, event)
        for _ in range(times if layers.in_force(game, under) else 1):
            found = yield from right(found.game, asked, found.event, by, ctx)
        return found

    patch.setitem(rewrites._FUNCTIONS, ChooseAsEnters, choose)


def choices_are_made_for_each_time(patch: pytest.MonkeyPatch) -> None:
    _choosing_as_it_enters(patch, 2, TriggersAgain)


def choices_are_stopped(patch: pytest.MonkeyPatch) -> None:
    _choosing_as_it_enters(patch, 0, CausesNoTrigger)


# -- doubling ---------------------------------------------------------------------------------------------------------------------------


def doubling_multiplies(patch: pytest.MonkeyPatch) -> None:
    right = triggers.how_often

    def how_often(*arguments: Any) -> tuple[int, Game]:
        times, game = right(*arguments)
        return (2 ** (times - 1) if times > 1 else times), game

    patch.setattr(triggers, "how_often", how_often)


def a_teammate_is_an_opponent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(context, "same_side", lambda _game, one, other: one == other)


def both_instances_have_one_target(patch: pytest.MonkeyPatch) -> None:
    right = targets.announce_choices

    def announce_choices(game: Game, oid: int, ability: Any, *, required: bool) -> Any:
        source = game.objects[oid].source
        for other in game.stack:
            obj = game.objects[other]
            if other != oid and source is not None and obj.source == source and obj.ability is ability:
                return obj.announced
        return (yield from right(game, oid, ability, required=required))

    patch.setattr(targets, "announce_choices", announce_choices)
    patch.setattr(triggers, "announce_choices", announce_choices)


def _remembering(patch: pytest.MonkeyPatch, keep: slice) -> None:
    right = moving._set_aside

    def set_aside(game: Game, link: tuple[int, str], oid: int) -> Game:
        game = right(game, link, oid)
        source, name = link
        obj = game.objects.get(source)
        if obj is None:
            return game
        return game.with_object(replace(obj, linked={**obj.linked, name: obj.linked[name][keep]}))

    patch.setattr(moving, "_set_aside", set_aside)


def only_the_first_card_is_remembered(patch: pytest.MonkeyPatch) -> None:
    _remembering(patch, slice(0, 1))


def only_the_last_card_is_remembered(patch: pytest.MonkeyPatch) -> None:
    _remembering(patch, slice(-1, None))


def last_known_information_is_ignored(patch: pytest.MonkeyPatch) -> None:
    right = layers.known

    def known(game: Game, oid: int) -> Characteristics:
        found = right(game, oid)
        if oid in game.objects:
            return found
        face = game.find(oid).face
        return replace(found, types=frozenset(face.types), power=face.power, toughness=face.toughness)

    patch.setattr(layers, "known", known)


# -- counters that can't be put -----------------------------------------------------------------------------------------------------------


def counters_are_stopped_in_every_zone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(matching, "_is_permanent", lambda *_: True)


def counters_on_planeswalkers_are_stopped(patch: pytest.MonkeyPatch) -> None:
    right = cant.why_not

    def why_not(game: Game, asked: Game, event: Event) -> Any:
        found = right(game, asked, event)
        if found is None and isinstance(event, CountersPut) and isinstance(event.on, int) and _counters_cant(game):
            walker = "planeswalker" in layers.known(asked, event.on).types
            return cant.Forbidden("614.17", "no counter can be put") if walker else None
        return found

    patch.setattr(cant, "why_not", why_not)


def _counters_cant(game: Game) -> bool:
    return any(isinstance(e.part.event, patterns.CountersPut) for e in layers.in_force(game, Cant))


def counters_that_are_there_are_removed(patch: pytest.MonkeyPatch) -> None:
    right = priority.settle

    def settle(game: Game) -> Any:
        if _counters_cant(game):
            for oid in game.battlefield:
                if layers.view(game, oid).types.isdisjoint({"planeswalker"}):
                    game = game.with_object(replace(game.objects[oid], counters={}))
        return (yield from right(game))

    patch.setattr(priority, "settle", settle)


def what_enters_beside_it_is_stopped(patch: pytest.MonkeyPatch) -> None:
    together = road.happen

    def forbids(game: Game, event: Event) -> bool:
        if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.object not in game.objects:
            return False
        abilities = [h.ability for h in layers.view(game, event.object).abilities]
        return any(isinstance(p, Cant) for a in abilities if isinstance(a, Static) for p in a.parts)

    def happen(game: Game, events: Sequence[Event]) -> Any:
        first = [e for e in events if forbids(game, e)]
        if not first or len(events) == 1:
            return (yield from together(game, events))
        before = yield from together(game, first)
        after = yield from together(before.game, [e for e in events if not forbids(game, e)])
        return road.Happened(after.game, before.events + after.events)

    patch.setattr(road, "happen", happen)


def damage_is_marked_instead(patch: pytest.MonkeyPatch) -> None:
    right = damage.results

    def results(game: Game, event: DamageDealt) -> tuple[Event, ...]:
        found = right(game, event)
        return tuple(
            DamageMarked(object=e.on, amount=e.amount)
            if isinstance(e, CountersPut) and isinstance(e.on, int) and _counters_cant(game)
            else e
            for e in found
        )

    patch.setattr(damage, "results", results)


def damage_without_result_is_not_dealt(patch: pytest.MonkeyPatch) -> None:
    right = cant.why_not

    def why_not(game: Game, asked: Game, event: Event) -> Any:
        if isinstance(event, DamageDealt) and event.amount > 0 and isinstance(event.to, int) and _counters_cant(game):
            by_counters = any(layers.has_keyword(game, event.source, k) for k in ("infect", "wither"))
            if by_counters and "creature" in layers.known(game, event.to).types:
                return cant.Forbidden("120.3d", "no counter can be put: no damage is dealt")
        return right(game, asked, event)

    patch.setattr(cant, "why_not", why_not)


def tribute_can_be_paid(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rewrites, "cant", SimpleNamespace(why_not=lambda *_: None))


def paying_nothing_is_not_offered(patch: pytest.MonkeyPatch) -> None:
    right = payment.offer

    def offer(r: Any, player: str, cost: Any, **more: Any) -> Any:
        if all(type(p).__name__ == "ManaCost" for p in cost.parts) and costs.mana_due(cost, r.context.x).nothing:
            return False
        return (yield from right(r, player, cost, **more))

    patch.setattr(payment, "offer", offer)


def a_counter_cost_can_be_paid(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(costs, "cant", SimpleNamespace(why_not=lambda *_: None))


def impossible_is_nothing_at_all(patch: pytest.MonkeyPatch) -> None:
    right = resolution._FUNCTIONS[May]

    def may(r: Any, what: May) -> Any:
        if feasible.feasible(r, what.then):
            yield from right(r, what)

    patch.setitem(resolution._FUNCTIONS, May, may)


def what_would_return_with_a_counter_stays_away(patch: pytest.MonkeyPatch) -> None:
    together = road.happen

    def happen(game: Game, events: Sequence[Event]) -> Any:
        kept = [
            e
            for e in events
            if not (isinstance(e, Moved) and e.entering is not None and e.entering.counters and _counters_cant(game))
        ]
        return (yield from together(game, kept))

    patch.setattr(road, "happen", happen)


MISREADINGS = {
    "only what is there afterwards stops triggers": Misreading(only_what_is_there_afterwards_stops, ("hushbringer.3",)),
    "the trigger's words are read instead of the event": Misreading(
        the_triggers_words_are_read, ("tocatli.5", "hushbringer.5")
    ),
    "printed types are read as something dies": Misreading(entering.printed_types_are_read, ("hushbringer.9",)),
    "from anywhere is dying": Misreading(from_anywhere_is_dying, ("hushbringer.4",)),
    "leaving is let through": Misreading(leaving_is_let_through, ("hushbringer.8",)),
    "sacrificing is dying": Misreading(sacrificing_is_dying, ("hushbringer.6",)),
    "replacement effects are stopped": Misreading(replacement_effects_are_stopped, ("tocatli.1", "hushbringer.1")),
    "replacement effects are doubled": Misreading(replacement_effects_are_doubled, ("norn.7",)),
    "choices as it enters are made twice": Misreading(choices_are_made_for_each_time, ("norn.9",)),
    "choices as it enters are stopped": Misreading(choices_are_stopped, ("hushbringer.7",)),
    "doubling multiplies": Misreading(doubling_multiplies, ("norn.3",)),
    "a teammate is an opponent": Misreading(a_teammate_is_an_opponent, ("norn.10", "rules.2")),
    "abilities of what is no permanent are doubled or stopped": Misreading(kinds_of_objects_are_ignored, ("norn.4",)),
    "both instances have one target": Misreading(both_instances_have_one_target, ("norn.2",)),
    "only the first exiled card is remembered": Misreading(only_the_first_card_is_remembered, ("norn.1", "norn.11")),
    "only the last exiled card is remembered": Misreading(only_the_last_card_is_remembered, ("norn.1", "norn.11")),
    "what enters together enters one by one": Misreading(
        entering.permanents_enter_one_by_one, ("hushbringer.3", "norn.5", "norn.8")
    ),
    "last known information is ignored": Misreading(last_known_information_is_ignored, ("hushbringer.9",)),
    "counters are stopped in every zone": Misreading(counters_are_stopped_in_every_zone, ("solemnity.5",)),
    "counters on planeswalkers are stopped": Misreading(counters_on_planeswalkers_are_stopped, ("solemnity.9",)),
    "counters that are there are removed": Misreading(counters_that_are_there_are_removed, ("solemnity.1",)),
    "what enters beside it gets no counters": Misreading(what_enters_beside_it_is_stopped, ("solemnity.7",)),
    "infect and wither damage is marked instead": Misreading(damage_is_marked_instead, ("solemnity.6", "solemnity.10")),
    "damage without a result is not dealt": Misreading(
        damage_without_result_is_not_dealt, ("solemnity.6", "solemnity.10")
    ),
    "tribute can be paid": Misreading(tribute_can_be_paid, ("solemnity.4",)),
    "paying nothing is not offered": Misreading(paying_nothing_is_not_offered, ("solemnity.2",)),
    "a cost of counters can be paid": Misreading(a_counter_cost_can_be_paid, ("solemnity.8",)),
    "where one of two is impossible, nothing is done": Misreading(impossible_is_nothing_at_all, ("solemnity.8",)),
    "what would return with a counter stays away": Misreading(
        what_would_return_with_a_counter_stays_away, ("solemnity.9",)
    ),
}
