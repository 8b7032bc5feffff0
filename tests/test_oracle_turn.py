"""Turns (500-505, 512-514), priority (117), turn-based actions (703), and how long creatures have been here (302.6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from oracle_games import FOREST, Table, creature, names, permanent, play, to_step

from oracle import course, sickness
from oracle.decisions import Choose, Illegal
from oracle.events import StepBegan
from oracle.model import Game, Lasting, Step, Team, Zone
from oracle.trace import lines_since
from oracle.turn import pass_priority
from oracle.vocabulary.abilities import Static, Triggered
from oracle.vocabulary.filters import CREATURE, THIS, Who
from oracle.vocabulary.instructions import GainLife
from oracle.vocabulary.patterns import CountersPut, StepBegins
from oracle.vocabulary.statics import (
    ActivatedAsThoughHasty,
    AddPT,
    Continuous,
    ControlledBy,
    ManaKeeps,
    MaxHandSize,
    Prohibit,
    SkipStep,
)

BEAR = creature("Bear", 2, 2)
HAND, LIBRARY, GRAVEYARD = Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD


def both_pass(game: Game, *answers: object) -> Game:
    game = play(pass_priority(game, "alice"))
    return play(pass_priority(game, "bob"), *answers)


def with_libraries(*seats: str, **fields: object) -> Table:
    table = Table(*seats, **fields)  # type: ignore[arg-type]
    for player in table.game.seats:
        table.library(player, 3)
    return table


def began(game: Game) -> list[str]:
    """The steps that have begun this turn."""
    return [event.step for event in game.history if isinstance(event, StepBegan)]


# -- priority -----------------------------------------------------------------------------------------------------------------


def test_only_who_has_priority_may_pass() -> None:
    table = Table()
    with pytest.raises(Illegal, match=r"117\.1"):
        play(pass_priority(table.game, "bob"))


def test_the_step_ends_when_all_have_passed() -> None:
    game = play(pass_priority(Table().game, "alice"))
    assert (game.turn.step, game.turn.priority) == (Step.PRECOMBAT_MAIN, "bob")
    game = play(pass_priority(game, "bob"))
    assert (game.turn.step, game.turn.priority, game.turn.passed) == (Step.BEGINNING_OF_COMBAT, "alice", frozenset())


def test_a_trigger_resolves_and_the_active_player_has_priority() -> None:
    table = with_libraries(active="bob", step=Step.END)
    upkeep = Triggered(on=StepBegins("upkeep"), effect=GainLife(1))
    table.put("alice", permanent("Shrine", upkeep))
    game = to_step(table.game, Step.UPKEEP)
    assert (game.turn.active, game.turn.priority, len(game.stack)) == ("alice", "alice", 1)
    game = both_pass(game)
    assert (game.turn.step, game.turn.priority, game.stack) == (Step.UPKEEP, "alice", ())
    assert game.players["alice"].life == 21


def test_teams_pass_as_one_and_take_turns_as_one() -> None:
    teams = (Team("a", ("alice", "ann")), Team("b", ("bob", "ben")))
    table = with_libraries("alice", "ann", "bob", "ben", teams=teams, step=Step.END)
    table.put("ben", BEAR, tapped=True)
    game = play(pass_priority(table.game, "ann"))
    assert game.turn.priority == "bob"
    game = to_step(game, Step.PRECOMBAT_MAIN)
    assert game.turn.active == "bob"
    assert [len(game.zone(HAND, p)) for p in game.seats] == [0, 0, 1, 1]
    assert not game.objects[game.battlefield[0]].tapped
    assert game.players["ben"].turn_began == game.players["bob"].turn_began > game.players["ann"].turn_began
    assert to_step(game, Step.UPKEEP).turn.active == "alice"


def test_a_turn_goes_on_without_its_player() -> None:
    table = with_libraries("alice", "bob", "carol", step=Step.END)
    table.player("bob", life=0)
    table.player("alice", life=0, lost=True)
    table.game = table.game.with_turn(priority="carol")
    game = play(pass_priority(table.game, "carol"))
    assert game.over


# -- the steps of a turn ------------------------------------------------------------------------------------------------------


def test_all_steps_come_in_order_save_those_of_a_combat_without_attackers() -> None:
    table = with_libraries(active="bob", step=Step.END)
    game = to_step(table.game, Step.END, turn_of="alice")
    assert began(game) == [
        "untap",
        "upkeep",
        "draw",
        "precombat-main",
        "beginning-of-combat",
        "declare-attackers",
        "end-of-combat",
        "postcombat-main",
        "end",
    ]
    assert game.turn.number == 2


def test_the_untap_step_untaps_what_may_untap() -> None:
    table = with_libraries(active="bob", step=Step.END)
    bear, other = table.put("alice", BEAR, tapped=True), table.put("alice", BEAR, tapped=True)
    theirs = table.put("bob", BEAR, tapped=True)
    held = Lasting(
        id=90, timestamp=1, source=bear, controller="bob", until="next-untap", part=Prohibit("untap"), affects=(bear,)
    )
    frozen = table.put(
        "alice", permanent("Frozen Relic", Static((Prohibit("untap", THIS),)), types=("artifact",)), tapped=True
    )
    table.game = table.game.change(lasting=(held,))
    game = to_step(table.game, Step.UPKEEP)
    assert [game.objects[oid].tapped for oid in (bear, other, theirs, frozen)] == [True, False, True, True]
    assert game.lasting == ()
    game = to_step(game, Step.UPKEEP, turn_of="alice")
    assert not game.objects[bear].tapped


def test_a_card_is_drawn_and_an_empty_library_loses() -> None:
    table = Table(active="bob", step=Step.END)
    table.library("alice", 1)
    game = to_step(table.game, Step.DRAW)
    assert names(game, HAND, "alice") == ["Forest"]
    game = to_step(game, Step.DRAW)
    assert game.over
    assert game.players["bob"].lost


def test_the_first_draw_step_is_skipped() -> None:
    table = with_libraries(step=Step.UPKEEP)
    table.game = table.game.with_turn(skip_draw=True)
    game = both_pass(table.game)
    assert game.turn.step is Step.PRECOMBAT_MAIN
    game = to_step(game, Step.PRECOMBAT_MAIN)
    assert len(game.zone(HAND, "bob")) == 1
    assert game.zone(HAND, "alice") == ()


def test_an_effect_skips_a_step_or_a_phase() -> None:
    table = with_libraries(active="bob", step=Step.END)
    table.put(
        "alice",
        permanent(
            "Stasis", Static((SkipStep("untap", Who.ANYONE), SkipStep("combat"), SkipStep("draw", Who.OPPONENT)))
        ),
    )
    bear = table.put("alice", BEAR, tapped=True)
    game = to_step(table.game, Step.END, turn_of="alice")
    assert began(game) == ["upkeep", "draw", "precombat-main", "postcombat-main", "end"]
    assert game.objects[bear].tapped
    game = to_step(game, Step.BEGINNING_OF_COMBAT)
    assert game.turn.active == "bob"
    assert names(game, HAND, "bob") == []


def test_unspent_mana_empties_as_a_step_ends() -> None:
    table = Table()
    table.mana("alice", "GG")
    table.mana("bob", "R")
    table.put("bob", permanent("Reservoir", Static((ManaKeeps(),))))
    game = both_pass(table.game)
    assert game.players["alice"].pool == ()
    assert [m.type for m in game.players["bob"].pool] == ["R"]


def test_lands_played_and_history_begin_anew_with_the_turn() -> None:
    table = with_libraries(step=Step.END)
    table.player("alice", lands_played=1)
    land = table.put("alice", FOREST, activations={1: 2})
    game = to_step(table.game, Step.UPKEEP)
    assert game.turn.active == "bob"
    assert game.players["alice"].lands_played == 0
    assert game.objects[land].activations == {}
    assert began(game) == ["untap", "upkeep"]


def test_sagas_get_a_lore_counter_in_the_precombat_main_phase() -> None:
    chapters = tuple(
        Triggered(on=CountersPut(on=THIS, kind="lore"), effect=GainLife(n), chapters=(n,)) for n in (1, 2, 3)
    )
    table = with_libraries(active="bob", step=Step.END)
    saga = table.put("alice", permanent("Saga", *chapters, subtypes=("Saga",)))
    theirs = table.put("bob", permanent("Saga", *chapters, subtypes=("Saga",)))
    blank = table.put("alice", permanent("Blank Saga", subtypes=("Saga",)))
    game = to_step(table.game, Step.PRECOMBAT_MAIN, lambda asked: asked.options)
    assert [dict(game.objects[oid].counters) for oid in (saga, theirs, blank)] == [{"lore": 1}, {}, {}]


# -- the cleanup step ---------------------------------------------------------------------------------------------------------


def test_cleanup_discards_to_seven() -> None:
    table = with_libraries(step=Step.END)
    hand = [table.put("alice", BEAR, HAND) for _ in range(9)]

    def discard_first_two(asked: Choose) -> tuple[int, ...]:
        assert (asked.player, asked.kind, asked.least, asked.most) == ("alice", "choose-cards", 2, 2)
        assert asked.options == tuple(hand)
        return asked.options[:2]

    game = to_step(table.game, Step.UPKEEP, discard_first_two)
    assert len(game.zone(HAND, "alice")) == 7
    assert len(game.zone(GRAVEYARD, "alice")) == 2


@pytest.mark.parametrize(("size", "left"), [(None, 9), (8, 8)])
def test_the_maximum_hand_size_may_differ(size: int | None, left: int) -> None:
    table = with_libraries(step=Step.END)
    table.put("alice", permanent("Tower", Static((MaxHandSize(size),))))
    for _ in range(9):
        table.put("alice", BEAR, HAND)
    answers = () if size is None else (lambda asked: asked.options[:1],)
    game = to_step(table.game, Step.UPKEEP, *answers)
    assert len(game.zone(HAND, "alice")) == left


def test_damage_and_effects_end_at_once() -> None:
    table = with_libraries(step=Step.END)
    bear = table.put("alice", BEAR, damage=3)
    growth = Continuous((AddPT(0, 2),))
    lasting = Lasting(
        id=90, timestamp=5, source=bear, controller="alice", until="end-of-turn", part=growth, affects=(bear,)
    )
    table.game = table.game.change(lasting=(lasting,))
    game = to_step(table.game, Step.UPKEEP)
    assert game.objects[bear].damage == 0
    assert game.lasting == ()


def test_players_have_priority_in_cleanup_if_something_happens_and_clean_up_again() -> None:
    table = with_libraries(step=Step.END)
    trigger = Triggered(on=StepBegins("cleanup"), effect=GainLife(1))
    table.put("alice", permanent("Janitor", trigger))
    game = both_pass(table.game)
    assert (game.turn.step, game.turn.priority, len(game.stack)) == (Step.CLEANUP, "alice", 1)
    game = both_pass(game)
    assert (game.turn.step, game.players["alice"].life) == (Step.CLEANUP, 21)
    game = both_pass(game)  # another cleanup step, in which the ability triggers again
    assert (game.turn.step, game.turn.active, len(game.stack)) == (Step.CLEANUP, "alice", 1)


def test_a_creature_that_dies_without_its_growth_dies_in_cleanup() -> None:
    table = with_libraries(step=Step.END)
    bear = table.put("alice", creature("Tiny", 0, 0))
    growth = Continuous((AddPT(1, 1),))
    lasting = Lasting(
        id=90, timestamp=5, source=bear, controller="alice", until="end-of-turn", part=growth, affects=(bear,)
    )
    table.game = table.game.change(lasting=(lasting,))
    game = both_pass(table.game)
    assert (game.turn.step, game.turn.priority) == (Step.CLEANUP, "alice")
    assert names(game, GRAVEYARD, "alice") == ["Tiny"]
    game = both_pass(game)
    assert (game.turn.step, game.turn.active) == (Step.UPKEEP, "bob")


def test_until_your_next_turn() -> None:
    table = with_libraries(step=Step.END)
    bear = table.put("alice", BEAR)
    lasting = Lasting(
        id=90,
        timestamp=5,
        source=bear,
        controller="alice",
        until="your-next-turn",
        part=Continuous((AddPT(1, 1),)),
        affects=(bear,),
    )
    table.game = table.game.change(lasting=(lasting,))
    game = to_step(table.game, Step.END)
    assert (game.turn.active, len(game.lasting)) == ("bob", 1)
    assert to_step(game, Step.UPKEEP).lasting == ()


# -- added turns and phases ---------------------------------------------------------------------------------------------------


def test_an_added_beginning_phase_comes_after_the_present_phase() -> None:
    table = with_libraries(step=Step.POSTCOMBAT_MAIN)
    table.put("alice", BEAR, tapped=True)
    game = course.add_phase(table.game, course.BEGINNING)
    game = to_step(game, Step.END)
    assert began(game) == ["untap", "upkeep", "draw", "end"]
    assert game.turn.active == "alice"
    assert game.players["alice"].turn_began == table.game.players["alice"].turn_began


def test_an_added_combat_phase_comes_before_the_second_main_phase() -> None:
    table = with_libraries(step=Step.DECLARE_ATTACKERS)
    game = course.add_phase(table.game, course.COMBAT)
    game = to_step(game, Step.POSTCOMBAT_MAIN)
    assert began(game) == [
        "end-of-combat",
        "beginning-of-combat",
        "declare-attackers",
        "end-of-combat",
        "postcombat-main",
    ]


def test_the_phase_added_last_comes_first() -> None:
    table = with_libraries(step=Step.POSTCOMBAT_MAIN)
    game = course.add_phase(course.add_phase(table.game, course.BEGINNING), (Step.POSTCOMBAT_MAIN,))
    game = both_pass(game)
    assert game.turn.step is Step.POSTCOMBAT_MAIN
    game = course.add_phase(game, (Step.UPKEEP,))
    assert began(to_step(game, Step.END)) == ["postcombat-main", "upkeep", "untap", "upkeep", "draw", "end"]


def test_added_turns_come_before_the_next_player_s() -> None:
    table = with_libraries("alice", "bob", "carol")
    for player in ("alice", "bob", "carol"):
        table.library(player, 5)
    game = course.add_turn(course.add_turn(table.game, "carol"), "alice")
    turns = [game.turn.active]
    for _ in range(5):
        game = to_step(game, Step.UPKEEP)
        turns.append(game.turn.active)
    assert turns == ["alice", "alice", "carol", "bob", "carol", "alice"]
    assert game.turn.number == 6


# -- how long a creature has been here ----------------------------------------------------------------------------------------


def test_a_creature_is_sick_until_its_controller_s_next_turn() -> None:
    table = with_libraries()
    old, new = table.put("alice", BEAR), table.put("alice", BEAR, controlled_since=9)
    land = table.put("alice", FOREST, controlled_since=9)
    hasty = table.put("alice", creature("Hasty", 1, 1, "haste"), controlled_since=9)
    theirs = table.put("bob", BEAR, controlled_since=9)
    assert [sickness.is_sick(table.game, oid) for oid in (old, new, land, hasty, theirs)] == [
        False,
        True,
        False,
        False,
        True,
    ]
    game = to_step(table.game, Step.UPKEEP)
    assert [sickness.is_sick(game, oid) for oid in (new, theirs)] == [True, False]
    game = to_step(game, Step.UPKEEP)
    assert not sickness.is_sick(game, new)


def test_an_added_beginning_phase_cures_nothing() -> None:
    table = with_libraries(step=Step.POSTCOMBAT_MAIN)
    new = table.put("alice", BEAR, controlled_since=9)
    game = to_step(course.add_phase(table.game, course.BEGINNING), Step.END)
    assert sickness.is_sick(game, new)


def test_as_though_it_had_haste_is_for_abilities_alone() -> None:
    table = with_libraries()
    new = table.put("alice", BEAR, controlled_since=9)
    table.put("alice", permanent("Elixir", Static((ActivatedAsThoughHasty(CREATURE),))))
    assert not sickness.is_sick(table.game, new)
    assert not sickness.can_attack_yet(table.game, new)


def test_a_creature_that_is_given_back_at_end_of_turn_is_well_on_its_owner_s_turn() -> None:
    table = with_libraries(step=Step.END)
    bear = table.put("bob", BEAR)
    part = Continuous((ControlledBy("alice"),))
    lasting = Lasting(
        id=90, timestamp=5, source=bear, controller="alice", until="end-of-turn", part=part, affects=(bear,)
    )
    table.game = table.game.change(lasting=(lasting,))
    assert sickness.is_sick(table.game, bear)
    table.game = table.game.with_object(replace(table.game.objects[bear], controller_then="alice", controlled_since=8))
    assert sickness.is_sick(table.game, bear)
    game = to_step(table.game, Step.UPKEEP)
    assert game.turn.active == "bob"
    assert not sickness.is_sick(game, bear)


def test_the_trace_cites_the_rules() -> None:
    table = with_libraries()
    game = both_pass(table.game)
    cited = {rule for line in lines_since(game, table.game.trace) for rule in line.rules}
    assert {"117.3d", "117.5", "500.1"} <= cited
