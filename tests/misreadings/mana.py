"""Misreadings of mana: what could be produced, what is tapping for mana, what triggers on it and what replaces it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from oracle import could_produce, layers, replacement, resolution, triggers
from oracle import mana as mana_rules
from oracle.events import Event, ManaAdded, Tapped
from oracle.instructions import mana as adding
from oracle.mana import COLORS, TYPES
from oracle.model import Game, Held, Mana
from oracle.vocabulary.abilities import Ability, Activated
from oracle.vocabulary.costs import TapSelf, UntapSelf
from oracle.vocabulary.filters import CREATURE
from oracle.vocabulary.instructions import AddMana, SpendOnly
from tests.misreadings import Misreading

# -- could produce (106.7) ------------------------------------------------------------------------------------------------------


def costs_and_tapped_lands_are_checked(patch: pytest.MonkeyPatch) -> None:
    asked = could_produce.abilities_that_add

    def abilities_that_add(game: Game, oid: int) -> tuple[Held, ...]:
        obj = game.objects.get(oid)
        return () if obj is not None and obj.tapped else asked(game, oid)

    patch.setattr(could_produce, "abilities_that_add", abilities_that_add)


def replacements_are_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(could_produce.Replaced, "_options", lambda *_: ())


def one_order_is_tried(patch: pytest.MonkeyPatch) -> None:
    every = could_produce.Replaced._options

    def options(self: Any, event: ManaAdded, used: Any) -> Any:
        found = every(self, event, used)
        return found[:1] if found else found

    patch.setattr(could_produce.Replaced, "_options", options)


def mutual_references_give_any_color(patch: pytest.MonkeyPatch) -> None:
    found = could_produce.Supposed.types_of

    def types_of(self: Any, oids: Sequence[int]) -> frozenset[str]:
        return found(self, oids) or frozenset(COLORS)

    patch.setattr(could_produce.Supposed, "types_of", types_of)


def any_color_includes_colorless(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(adding, "COLORS", TYPES)


def only_mana_abilities_are_looked_at(patch: pytest.MonkeyPatch) -> None:
    every = could_produce.abilities_that_add

    def abilities_that_add(game: Game, oid: int) -> tuple[Held, ...]:
        return tuple(h for h in every(game, oid) if mana_rules.is_mana_ability(h.ability))

    patch.setattr(could_produce, "abilities_that_add", abilities_that_add)


def a_restriction_comes_along(patch: pytest.MonkeyPatch) -> None:
    as_it_is = adding._event

    def event(r: Any, what: AddMana, player: str, types: Any, **more: Any) -> ManaAdded:
        made = as_it_is(r, what, player, types, **more)
        if what.among is None:
            return made
        asked = could_produce.permanents(r.game, what.among, r.context)
        restricted = any(_restricts(h.ability) for oid in asked for h in layers.known(r.game, oid).abilities)
        return (
            replace(made, mana=tuple(replace(m, restriction=SpendOnly(CREATURE)) for m in made.mana))
            if restricted
            else made
        )

    patch.setattr(adding, "_event", event)


def _restricts(ability: Ability) -> bool:
    return isinstance(ability, Activated) and any(
        isinstance(i, AddMana) and i.restriction is not None for i in mana_rules.instructions_of(ability)
    )


# -- tapping for mana, and triggers on it (106.12) --------------------------------------------------------------------------------


def _seen_by_triggers(patch: pytest.MonkeyPatch, change: Callable[[Game, Event], Sequence[Event]]) -> None:
    look = triggers.look

    def misled(before: Game, after: Game, events: Sequence[Event]) -> Game:
        return look(before, after, [seen for event in events for seen in change(before, event)])

    patch.setattr(triggers, "look", misled)


def any_tapping_is_tapping_for_mana(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, event: Event) -> Sequence[Event]:
        if not isinstance(event, Tapped) or "land" not in layers.view(game, event.object).types:
            return (event,)
        player = layers.controller(game, event.object)
        return event, ManaAdded(player=player, source=event.object, mana=(Mana("C"),), tapped=True, by=player)

    _seen_by_triggers(patch, change)


def untapping_counts_as_tapping(patch: pytest.MonkeyPatch) -> None:
    def taps(ability: Activated) -> bool:
        return any(isinstance(p, TapSelf | UntapSelf) for p in ability.cost.parts) and mana_rules.is_mana_ability(
            ability
        )

    patch.setattr(mana_rules, "taps_for_mana", taps)


def a_target_does_not_matter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(mana_rules, "_has_targets", lambda _: False)
    patch.setattr(
        mana_rules, "is_mana_ability", mana_rules.is_mana_ability.__wrapped__
    )  # what has been worked out is right


def a_trigger_for_each_mana(patch: pytest.MonkeyPatch) -> None:
    def change(_: Game, event: Event) -> Sequence[Event]:
        return [replace(event, mana=(m,)) for m in event.mana] if isinstance(event, ManaAdded) else (event,)

    _seen_by_triggers(patch, change)


def a_trigger_on_no_mana(patch: pytest.MonkeyPatch) -> None:
    right = resolution._FUNCTIONS[AddMana]

    def add_mana(r: Any, what: AddMana) -> Any:
        before = len(r.game.history)
        yield from right(r, what)
        if r.supposed is None and r.tapped_for_mana and len(r.game.history) == before:
            made = ManaAdded(player=r.controller, source=r.source, mana=(Mana("C"),), tapped=True, by=r.controller)
            r.game = triggers.look(r.game, r.game, [made])

    patch.setitem(resolution._FUNCTIONS, AddMana, add_mana)


# -- replacing mana (106.12b, 616.1) ------------------------------------------------------------------------------------------------


def extra_mana_is_the_lands_mana(patch: pytest.MonkeyPatch) -> None:
    as_it_is = adding._event

    def event(*arguments: Any, **more: Any) -> ManaAdded:
        return replace(as_it_is(*arguments, **more), tapped=True)

    def change(game: Game, event: Event) -> Sequence[Event]:
        # For replacement effects only: what triggers on it sees it as it is, else an Aura's mana would trigger Auras for ever.
        if isinstance(event, ManaAdded) and not (event.source in game.objects and game.objects[event.source].tapped):
            return (replace(event, tapped=False),)
        return (event,)

    patch.setattr(adding, "_event", event)
    _seen_by_triggers(patch, change)


def only_the_original_event_is_looked_at(patch: pytest.MonkeyPatch) -> None:
    right = replacement.applicable
    first: set[Any] = set()

    def applicable(game: Game, asked: Game, event: Event, used: frozenset[Any]) -> Any:
        found = right(game, asked, event, used)
        if not used:
            first.clear()
            first.update(o.key for o in found)
        return tuple(o for o in found if o.key in first)

    patch.setattr(replacement, "applicable", applicable)


MISREADINGS = {
    "costs and tapped lands are checked": Misreading(costs_and_tapped_lands_are_checked, ("rules.2",)),
    "replacements of what could be produced are ignored": Misreading(replacements_are_ignored, ("rules.2",)),
    "only one order of replacements is tried": Misreading(one_order_is_tried, ("rules.2",)),
    "mutual references give any colour": Misreading(mutual_references_give_any_color, ("rules.2",)),
    "any colour includes colourless": Misreading(any_color_includes_colorless, ("rules.2",)),
    "only mana abilities are looked at": Misreading(only_mana_abilities_are_looked_at, ("rules.2",)),
    "a restriction comes along with the type": Misreading(a_restriction_comes_along, ("rules.2",)),
    "any tapping is tapping for mana": Misreading(any_tapping_is_tapping_for_mana, ("rules.3",)),
    "untapping counts as tapping": Misreading(untapping_counts_as_tapping, ("rules.3",)),
    "an ability with a target is a mana ability": Misreading(a_target_does_not_matter, ("rules.3",)),
    "a trigger for each mana": Misreading(a_trigger_for_each_mana, ("rules.4",)),
    "a trigger where no mana is made": Misreading(a_trigger_on_no_mana, ("rules.4",)),
    "an Aura's extra mana is the land's": Misreading(extra_mana_is_the_lands_mana, ("rules.5",)),
    "only the original event is looked at": Misreading(only_the_original_event_is_looked_at, ("rules.5",)),
}
