"""Casting, activating and resolving: what is announced, what is illegal, what a resolving object does."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import actions, layers
from oracle.decisions import Divide, Illegal
from oracle.model import Game, Kind, Step, Zone
from oracle.vocabulary.abilities import (
    ANY_TARGET,
    Activated,
    AdditionalCost,
    Enchant,
    Face,
    Modal,
    Mode,
    Slot,
    SpellAbility,
    Static,
    Triggered,
)
from oracle.vocabulary.amounts import Exists, Kicked, X
from oracle.vocabulary.costs import Loyalty, Sacrifice, cost
from oracle.vocabulary.filters import ANYTHING, ARTIFACT, CREATURE, HOST, THIS, Who, described
from oracle.vocabulary.instructions import (
    CopySpell,
    Counter,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    If,
    Later,
    Move,
    Pump,
    WhenYouDo,
)
from oracle.vocabulary.instructions import Sacrifice as SacrificeInstruction
from oracle.vocabulary.patterns import SpellCast, StepBegins, enters
from oracle.vocabulary.selectors import Target, You
from oracle.vocabulary.statics import AddPT, Continuous, CostChange, Flash, Prohibit
from tests.oracle_games import Answers, Table, creature, drive_pass, names, permanent, play

PAY = ("pay", None)
BOLT = Face("Bolt", ("instant",), "{R}", lines=(SpellAbility(DealDamage(3, (Target(0),)), (ANY_TARGET,)),))
RITE = Face("Rite", ("sorcery",), "{R}", lines=(SpellAbility(Draw(1)),))
BEAR = creature("Bear", 2, 2, cost="{1}{G}")


def hand(face: Face, mana: str = "", **table: Any) -> tuple[Table, int]:
    made = Table(**table)
    oid = made.put("alice", face, Zone.HAND)
    made.mana("alice", mana)
    return made, oid


def cast(table: Table, oid: int, *answers: Any, **how: Any) -> Game:
    return play(actions.cast(table.game, "alice", oid, **how), *answers)


def resolved(game: Game, *answers: Any) -> Game:
    """Everybody passes until the stack is empty."""
    script = Answers(*answers)
    while game.stack:
        game = drive_pass(game, script, len(game.seats))
    assert not script.left
    return game


# -- what is not allowed (601.2e, 733) -----------------------------------------------------------------------------------------


def test_a_sorcery_needs_ones_own_main_phase_and_an_empty_stack() -> None:
    table, oid = hand(RITE, "R", active="bob")
    table.game = table.game.with_turn(priority="alice")
    with pytest.raises(Illegal, match=r"307\.1"):
        cast(table, oid)
    table, oid = hand(RITE, "R", step=Step.UPKEEP)
    with pytest.raises(Illegal, match=r"307\.1"):
        cast(table, oid)


def test_an_instant_or_a_creature_with_flash_can_be_cast_on_another_players_turn() -> None:
    for face, mana, answers in (
        (BOLT, "R", (("bob",), PAY)),
        (creature("Elf", 1, 1, "flash", cost="{G}"), "G", (PAY,)),
    ):
        table, oid = hand(face, mana, active="bob")
        table.game = table.game.with_turn(priority="alice")
        assert len(cast(table, oid, *answers).stack) == 1


def test_an_effect_gives_flash() -> None:
    table, oid = hand(BEAR, "GG", active="bob")
    table.game = table.game.with_turn(priority="alice")
    table.put("alice", permanent("Yard", Static((Flash(CREATURE),))))
    assert len(cast(table, oid, PAY).stack) == 1


def test_without_priority_nothing_can_be_cast() -> None:
    table, oid = hand(BOLT, "R")
    table.game = table.game.with_turn(priority="bob")
    with pytest.raises(Illegal, match=r"117\.1"):
        cast(table, oid)


def test_a_spell_without_a_legal_target_cannot_be_cast_and_the_game_is_as_before() -> None:
    murder = Face("Murder", ("instant",), "{B}", lines=(SpellAbility(Destroy(Target(0)), (Slot(what=CREATURE),)),))
    table, oid = hand(murder, "B")
    before = table.game
    with pytest.raises(Illegal, match=r"601\.2c"):
        cast(table, oid)
    assert table.game is before
    assert before.zone(Zone.HAND, "alice") == (oid,)


def test_what_an_effect_forbids_cannot_be_cast() -> None:
    table, oid = hand(BOLT, "R")
    table.put("bob", permanent("Silence", Static((Prohibit("cast", ANYTHING, Who.OPPONENT),))))
    with pytest.raises(Illegal, match=r"601\.3"):
        cast(table, oid)


@pytest.mark.parametrize(
    ("keyword", "controller", "legal"),
    [("hexproof", "bob", False), ("hexproof", "alice", True), ("shroud", "alice", False)],
)
def test_hexproof_and_shroud(keyword: str, controller: str, legal: bool) -> None:
    table, oid = hand(BOLT, "R")
    bear = table.put(controller, creature("Bear", 2, 2, keyword))

    def options(decision: Any) -> Any:
        assert (bear in decision.options) is legal
        return ("bob",)

    cast(table, oid, options, PAY)


# -- what is announced (601.2b-d) -----------------------------------------------------------------------------------------------


def test_x_is_announced_and_paid_and_read() -> None:
    blaze = Face("Blaze", ("sorcery",), "{X}{R}", lines=(SpellAbility(DealDamage(X(), (Target(0),)), (ANY_TARGET,)),))
    table, oid = hand(blaze, "RRRR")
    game = resolved(cast(table, oid, (3,), ("bob",), PAY))
    assert game.players["bob"].life == 17
    assert game.players["alice"].pool == ()


def test_modes_have_targets_of_their_own() -> None:
    charm = Face(
        "Charm",
        ("instant",),
        "{W}",
        lines=(
            SpellAbility(
                modal=Modal(
                    (
                        Mode(DealDamage(4, (Target(0),)), (Slot(players=Who.ANYONE),)),
                        Mode(GainLife(4)),
                        Mode(Destroy(Target(0)), (Slot(what=CREATURE),)),
                    )
                )
            ),
        ),
    )
    table, oid = hand(charm, "W")

    def modes(decision: Any) -> Any:
        assert decision.options == (1, 2)  # no creature for the third
        return (1,)

    game = resolved(cast(table, oid, modes, ("bob",), PAY))
    assert game.players["bob"].life == 16


def test_damage_is_divided_as_it_is_announced() -> None:
    arc = Face(
        "Arc",
        ("sorcery",),
        "{R}",
        lines=(SpellAbility(DealDamage(0, (Target(0),), divided=True), (Slot(what=CREATURE, most=3),), divide=3),),
    )
    table, oid = hand(arc, "R")
    first, second = table.put("bob", BEAR), table.put("bob", BEAR)

    def divide(decision: Any) -> Any:
        assert isinstance(decision, Divide)
        assert decision.total == 3
        return ((first, 1), (second, 2))

    game = resolved(cast(table, oid, (first, second), divide, PAY))
    assert game.objects[first].damage == 1
    assert second not in game.objects


def test_kicker_is_paid_for_and_read_by_the_permanent() -> None:
    kicked = creature(
        "Kicked",
        1,
        1,
        AdditionalCost("kicker", cost("{R}")),
        Triggered(enters(), GainLife(5), condition=Kicked()),
        cost="{R}",
    )
    table, oid = hand(kicked, "RR")
    assert resolved(cast(table, oid, PAY, additional=("kicker",))).players["alice"].life == 25
    assert resolved(cast(table, oid, PAY)).players["alice"].life == 20
    with pytest.raises(Illegal, match=r"601\.2b"):
        cast(table, oid, additional=("buyback",))


def test_sacrificing_is_a_cost_that_must_be_payable() -> None:
    rites = Face(
        "Rites",
        ("instant",),
        "{B}",
        lines=(AdditionalCost("sacrifice", cost(Sacrifice(CREATURE)), optional=False), SpellAbility(Draw(1))),
    )
    table, oid = hand(rites, "B")
    table.library("alice", 1)
    with pytest.raises(Illegal, match=r"118\.3"):
        cast(table, oid, PAY)
    bear = table.put("alice", BEAR)
    game = cast(table, oid, PAY, (bear,))
    assert names(game, Zone.GRAVEYARD, "alice") == ["Bear"]


def test_effects_change_what_a_spell_costs() -> None:
    table, oid = hand(BEAR, "GGG")
    table.put("bob", permanent("Tax", Static((CostChange(1, CREATURE),))))
    assert cast(table, oid, PAY).players["alice"].pool == ()
    table, oid = hand(BEAR, "G")
    table.put("alice", permanent("Help", Static((CostChange(-3, CREATURE, Who.YOU),))))
    assert cast(table, oid, PAY).players["alice"].pool == ()


# -- resolving (608) ------------------------------------------------------------------------------------------------------------


def test_a_spell_with_no_legal_target_left_does_not_resolve() -> None:  # 608.2b
    shock = Face("Drain", ("instant",), "{R}", lines=(SpellAbility(GainLife(3), (Slot(what=CREATURE),)),))
    table, oid = hand(shock, "R")
    table.library("bob", 1)
    bear = table.put("bob", creature("Bear", 2, 2, Activated(cost(Sacrifice(THIS)), Draw(1))))
    game = cast(table, oid, (bear,), PAY)
    game = game.with_turn(priority="bob")
    game = play(actions.activate(game, "bob", bear, layers.view(game, bear).abilities[0]), (bear,))
    game = resolved(game)
    assert game.players["alice"].life == 20
    assert names(game, Zone.GRAVEYARD, "alice") == ["Drain"]


def test_a_spell_with_one_of_two_targets_left_does_what_it_can() -> None:
    two = Face(
        "Two", ("sorcery",), "{R}", lines=(SpellAbility(Destroy(Target(0)), (Slot(what=CREATURE, least=2, most=2),)),)
    )
    table, oid = hand(two, "R")
    first, second = table.put("bob", BEAR), table.put("bob", BEAR)
    game = cast(table, oid, (first, second), PAY)
    from oracle import road
    from oracle.events import Destroyed

    game = play(road.happen(game, [Destroyed(object=first)])).game
    game = resolved(game)
    assert game.battlefield == ()


def test_an_aura_spell_targets_and_enters_attached() -> None:  # 303.4a, 608.3c
    aura = Face(
        "Aura",
        ("enchantment",),
        "{W}",
        ("Aura",),
        lines=(Enchant(CREATURE), Static((Continuous((AddPT(1, 1),), HOST),))),
    )
    table, oid = hand(aura, "W")
    bear = table.put("bob", BEAR)
    game = resolved(cast(table, oid, (bear,), PAY))
    assert layers.view(game, bear).power == 3
    assert game.objects[game.battlefield[-1]].attached_to == bear


def test_an_intervening_if_is_asked_twice() -> None:  # 603.4, 608.2a
    watcher = permanent(
        "Watcher", Triggered(StepBegins("end"), GainLife(1), condition=Exists(described(CREATURE, controller=Who.YOU)))
    )
    table = Table(step=Step.POSTCOMBAT_MAIN)
    table.put("alice", watcher)
    game = drive_pass(table.game, Answers(), 2)
    assert game.turn.step is Step.END
    assert game.stack == ()
    table.put("alice", BEAR)
    game = drive_pass(table.game, Answers(), 2)
    assert len(game.stack) == 1
    from oracle import road
    from oracle.events import Destroyed

    game = play(road.happen(game, [Destroyed(object=game.battlefield[-1])])).game
    assert resolved(game).players["alice"].life == 20


def test_counterspell_and_what_cannot_be_countered() -> None:
    counterspell = Face(
        "No", ("instant",), "{U}", lines=(SpellAbility(Counter(Target(0)), (Slot(what=ANYTHING, zone="stack"),)),)
    )
    for lines, left in (((), []), ((Static((Prohibit("be-countered"),), zones=("stack",)),), ["Bear"])):
        table, bear = hand(creature("Bear", 2, 2, *lines, cost="{1}{G}"), "GGU")
        no = table.put("alice", counterspell, Zone.HAND)
        game = cast(table, bear, ("pay", ("G", "G")))
        spell = game.stack[0]
        game = play(actions.cast(game, "alice", no), (spell,), PAY)
        game = resolved(game)
        assert names(game, Zone.BATTLEFIELD) == left


def test_a_copy_of_a_spell_may_have_new_targets_and_ceases_to_exist() -> None:  # 707.10
    twin = Face(
        "Twin", ("instant",), "{R}", lines=(SpellAbility(CopySpell(Target(0)), (Slot(what=ANYTHING, zone="stack"),)),)
    )
    table, bolt = hand(BOLT, "RR")
    copier = table.put("alice", twin, Zone.HAND)
    game = cast(table, bolt, ("bob",), PAY)
    game = play(actions.cast(game, "alice", copier), (game.stack[0],), PAY)
    game = resolved(game, ("alice",))
    assert (game.players["alice"].life, game.players["bob"].life) == (17, 17)
    assert sorted(names(game, Zone.GRAVEYARD, "alice")) == ["Bolt", "Twin"]


def test_a_permanent_spell_that_is_a_copy_turns_into_a_token_with_the_same_x() -> None:  # 608.3f, 707.10
    from oracle.vocabulary.rewrites import EntersWithCounters
    from oracle.vocabulary.statics import Replace

    hydra = creature("Hydra", 0, 0, Static((Replace(enters(), EntersWithCounters("p1p1", X())),)), cost="{X}")
    double = Face(
        "Double", ("instant",), "{U}", lines=(SpellAbility(CopySpell(Target(0)), (Slot(what=CREATURE, zone="stack"),)),)
    )
    table, oid = hand(hydra, "CCU")
    copier = table.put("alice", double, Zone.HAND)
    game = cast(table, oid, (2,), ("pay", ("C", "C")))
    game = resolved(play(actions.cast(game, "alice", copier), (game.stack[0],), PAY))
    found = [game.objects[o] for o in game.battlefield]
    assert [dict(o.counters) for o in found] == [{"p1p1": 2}, {"p1p1": 2}]
    assert sorted(o.kind.value for o in found) == ["card", "token"]


# -- abilities ----------------------------------------------------------------------------------------------------------------------


def test_a_loyalty_ability_once_a_turn() -> None:  # 606.3
    walker = Face(
        "Walker",
        ("planeswalker",),
        loyalty=3,
        lines=(Activated(cost(Loyalty(1)), Draw(1), loyalty=True), Activated(cost(Loyalty(-4)), Draw(1), loyalty=True)),
    )
    table = Table()
    table.library("alice", 3)
    oid = table.put("alice", walker, counters={"loyalty": 3})
    plus, minus = layers.view(table.game, oid).abilities
    with pytest.raises(Illegal, match=r"118\.3"):
        play(actions.activate(table.game, "alice", oid, minus))
    game = resolved(play(actions.activate(table.game, "alice", oid, plus)))
    assert game.objects[oid].counters == {"loyalty": 4}
    for held in (plus, minus):
        with pytest.raises(Illegal, match=r"606\.3"):
            play(actions.activate(game, "alice", oid, held))


def test_a_creature_that_is_new_cannot_pay_the_tap_symbol() -> None:  # 302.6
    pinger = creature("Pinger", 1, 1, Activated(cost("{T}"), GainLife(1)))
    table = Table()
    new = table.put("alice", pinger, controlled_since=5)
    old = table.put("alice", pinger)
    held = layers.view(table.game, new).abilities[0]
    with pytest.raises(Illegal, match=r"302\.6"):
        play(actions.activate(table.game, "alice", new, held))
    assert play(actions.activate(table.game, "alice", old, held)).objects[old].tapped


def test_triggers_of_both_players_in_apnap_order() -> None:  # 603.3b
    table = Table()
    for player in ("bob", "alice"):
        table.put(player, permanent(f"{player}'s", Triggered(enters(CREATURE), GainLife(1))))
    bear = table.put("alice", BEAR, Zone.HAND)
    table.mana("alice", "GG")
    game = drive_pass(cast(table, bear, PAY), Answers(), 2)
    assert [game.objects[o].controller for o in game.stack] == ["bob", "alice"]


def test_triggers_of_one_player_in_the_order_chosen() -> None:
    table = Table()
    first = table.put("alice", permanent("First", Triggered(enters(CREATURE), GainLife(1))))
    second = table.put("alice", permanent("Second", Triggered(enters(CREATURE), GainLife(2))))
    bear = table.put("alice", BEAR, Zone.HAND)
    table.mana("alice", "GG")

    def order(decision: Any) -> Any:
        return tuple(sorted(decision.options, key=lambda o: o.source != second))

    game = drive_pass(cast(table, bear, PAY), Answers(order), 2)
    assert [game.objects[o].source for o in game.stack] == [first, second]


def test_a_triggered_ability_without_a_legal_target_is_removed() -> None:  # 603.3d
    killer = creature("Killer", 2, 2, Triggered(enters(), Destroy(Target(0)), (Slot(what=ARTIFACT),)), cost="{B}")
    table, oid = hand(killer, "B")
    game = drive_pass(cast(table, oid, PAY), Answers(), 2)
    assert game.stack == ()
    relic = table.put("bob", permanent("Relic", types=("artifact",)))
    game = resolved(cast(table, oid, PAY), (relic,))
    assert names(game, Zone.BATTLEFIELD) == ["Killer"]


def test_a_cast_trigger_goes_above_the_spell() -> None:
    table, oid = hand(BEAR, "GG")
    table.put("alice", permanent("Watcher", Triggered(SpellCast(CREATURE), GainLife(1))))
    game = cast(table, oid, PAY)
    assert [game.objects[o].kind for o in game.stack] == [Kind.ABILITY, Kind.CARD]


def test_a_delayed_ability_triggers_once() -> None:  # 603.7
    ritual = Face(
        "Ritual",
        ("sorcery",),
        "{B}",
        lines=(SpellAbility(Later(Triggered(StepBegins("end", Who.ANYONE), GainLife(2)))),),
    )
    table, oid = hand(ritual, "B")
    game = resolved(cast(table, oid, PAY))
    assert game.players["alice"].life == 20
    for _ in range(20):
        if game.turn.step is Step.END:
            break
        game = drive_pass(game, Answers(), 1)
    assert len(game.stack) == 1
    game = resolved(game)
    assert game.players["alice"].life == 22
    assert game.lasting == ()


def test_a_reflexive_ability_triggers_where_it_was_done() -> None:  # 603.12
    bold = Face(
        "Bold",
        ("sorcery",),
        "{R}",
        lines=(
            SpellAbility(
                WhenYouDo(
                    SacrificeInstruction(filter=CREATURE),
                    Triggered(enters(), DealDamage(3, (Target(0),)), (ANY_TARGET,)),
                )
            ),
        ),
    )
    table, oid = hand(bold, "R")
    game = resolved(cast(table, oid, PAY))
    assert game.players["bob"].life == 20
    bear = table.put("alice", BEAR)
    game = resolved(cast(table, oid, PAY), (bear,), ("bob",))
    assert game.players["bob"].life == 17


def test_an_effect_until_end_of_turn_ends_and_is_fixed_on_what_was_there() -> None:  # 611.2c, 514.2
    growth = Face(
        "Growth", ("instant",), "{G}", lines=(SpellAbility(Pump(Target(0), (AddPT(3, 3),)), (Slot(what=CREATURE),)),)
    )
    table, oid = hand(growth, "G")
    bear = table.put("alice", BEAR)
    for player in ("alice", "bob"):
        table.library(player, 2)
    game = resolved(cast(table, oid, (bear,), PAY))
    assert layers.view(game, bear).power == 5
    begun = game.turn.number
    while game.turn.number == begun:
        game = drive_pass(game, Answers(), 1)
    assert layers.view(game, bear).power == 2


def test_what_left_its_zone_is_not_found() -> None:  # 400.7
    blink = Face("Return", ("instant",), "{U}", lines=(SpellAbility(Move(Target(0), "hand"), (Slot(what=CREATURE),)),))
    table, oid = hand(blink, "U")
    bear = table.put("bob", BEAR)
    game = resolved(cast(table, oid, (bear,), PAY))
    assert names(game, Zone.HAND, "bob") == ["Bear"]
    assert bear not in game.objects


def test_playing_a_land_once_a_turn() -> None:
    from tests.oracle_games import FOREST

    table = Table()
    first, second = table.put("alice", FOREST, Zone.HAND), table.put("alice", FOREST, Zone.HAND)
    game = play(actions.play_land(table.game, "alice", first))
    assert names(game, Zone.BATTLEFIELD) == ["Forest"]
    with pytest.raises(Illegal, match=r"305\.2"):
        play(actions.play_land(game, "alice", second))
    with pytest.raises(Illegal, match=r"305\.9"):
        play(actions.cast(game, "alice", second))


def test_a_condition_in_an_instruction() -> None:
    spell = Face(
        "If", ("sorcery",), "{W}", lines=(SpellAbility(If(Exists(CREATURE), GainLife(4), GainLife(1, You()))),)
    )
    table, oid = hand(spell, "W")
    assert resolved(cast(table, oid, PAY)).players["alice"].life == 21
    table.put("bob", BEAR)
    assert resolved(cast(table, oid, PAY)).players["alice"].life == 24
