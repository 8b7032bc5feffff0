"""Misreadings of X and of the tap symbols: what remembers X, and when a creature is new."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oracle import activating, characteristics, layers, triggers, turn
from oracle.decisions import Illegal
from oracle.model import Characteristics, Game, Object, Step
from oracle.sickness import is_sick
from oracle.teams import active_players
from tests.misreadings import Misreading


def the_permanent_remembers_x(patch: pytest.MonkeyPatch) -> None:
    right = characteristics._of_object

    def of_object(obj: Object, values: Characteristics) -> Characteristics:
        found = right(obj, values)
        if obj.announced.x and found.mana_cost is not None:
            return replace(found, mana_value=characteristics.mana_value(found.mana_cost, obj.announced.x))
        return found

    patch.setattr(characteristics, "_of_object", of_object)


def x_is_nothing_for_the_trigger(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(triggers, "_x_read", lambda *_: None)


def the_untap_step_ends_summoning_sickness(patch: pytest.MonkeyPatch) -> None:
    right = turn._TURN_BASED[Step.UNTAP]

    def untap(game: Game) -> Any:
        game = yield from right(game)
        for oid in game.battlefield:
            if layers.controller(game, oid) in active_players(game):
                game = game.with_object(replace(game.objects[oid], controlled_since=0))
        return game

    patch.setitem(turn._TURN_BASED, Step.UNTAP, untap)


def sickness_stops_every_activated_ability(patch: pytest.MonkeyPatch) -> None:
    right = activating._check_allowed

    def check_allowed(game: Game, player: str, source: int, held: Any) -> Any:
        if source in game.battlefield and is_sick(game, source):
            raise Illegal("302.6", "the creature is new")
        return right(game, player, source, held)

    patch.setattr(activating, "_check_allowed", check_allowed)


MISREADINGS = {
    "the permanent remembers X": Misreading(the_permanent_remembers_x, ("rules.6",)),
    "X is 0 for the trigger": Misreading(x_is_nothing_for_the_trigger, ("rules.6",)),
    "the untap step ends summoning sickness": Misreading(the_untap_step_ends_summoning_sickness, ("rules.7",)),
    "summoning sickness stops every activated ability": Misreading(
        sickness_stops_every_activated_ability, ("rules.7",)
    ),
}
