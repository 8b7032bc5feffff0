"""Phasing: what phased out is treated as though it didn't exist, and comes back as it was (702.26)."""

from __future__ import annotations

import pytest

from oracle import phasing, road
from oracle.events import Destroyed
from oracle.model import Game, Step, Zone
from oracle.vocabulary.abilities import Enchant, Face, Triggered
from oracle.vocabulary.filters import CREATURE
from oracle.vocabulary.instructions import GainLife
from oracle.vocabulary.patterns import enters, leaves
from tests.oracle_games import Table, creature, names, permanent, play, to_step


def phased_out(game: Game, *ids: int) -> Game:
    return play(road.happen(game, phasing.phasing_out(game, ids))).game


def test_a_permanent_phases_out_with_what_is_attached_to_it_and_back_in_as_it_was() -> None:
    table = Table()
    for player in ("alice", "bob"):
        table.library(player, 3)
    bear = table.put("alice", creature("Bear", 2, 2), counters={"p1p1": 1}, tapped=True)
    aura = table.put(
        "bob", Face("Aura", ("enchantment",), subtypes=("Aura",), lines=(Enchant(CREATURE),)), attached_to=bear
    )
    watcher = Triggered(enters(CREATURE), GainLife(1)), Triggered(leaves(CREATURE), GainLife(1))
    table.put("alice", permanent("Watcher", *watcher))
    game = phased_out(table.game, bear)
    assert names(game, Zone.BATTLEFIELD) == ["Watcher"]
    assert bear not in game.objects
    game = play(road.happen(game, [Destroyed(object=o) for o in game.battlefield if o == bear])).game
    game = to_step(game, Step.UPKEEP, turn_of="bob")
    assert names(game, Zone.BATTLEFIELD) == ["Watcher"]  # it phased out under another player's control
    game = to_step(game, Step.UPKEEP, turn_of="alice")
    assert sorted(names(game, Zone.BATTLEFIELD)) == ["Aura", "Bear", "Watcher"]
    assert game.objects[bear].counters == {"p1p1": 1}
    assert not game.objects[bear].tapped  # it untapped after it had phased in
    assert game.objects[aura].attached_to == bear
    assert game.players["alice"].life == 20  # no change of zones


@pytest.mark.parametrize("keyword", ["phasing", "flying"])
def test_a_permanent_with_phasing_goes_every_other_turn(keyword: str) -> None:
    table = Table(active="bob")
    for player in ("alice", "bob"):
        table.library(player, 4)
    table.put("alice", creature("Drake", 2, 2, keyword))
    game = to_step(table.game, Step.UPKEEP, turn_of="alice")
    assert names(game, Zone.BATTLEFIELD) == ([] if keyword == "phasing" else ["Drake"])
    game = to_step(game, Step.UPKEEP, turn_of="bob")
    game = to_step(game, Step.UPKEEP, turn_of="alice")
    assert names(game, Zone.BATTLEFIELD) == ["Drake"]
