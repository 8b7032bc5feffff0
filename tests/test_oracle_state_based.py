"""State-based actions (704), leaving and ending the game (104, 800.4), what may be attached to what."""

from __future__ import annotations

import pytest
from oracle_games import FOREST, SWAMP, Table, creature, names, permanent, play

from oracle import priority, state_based
from oracle.attachment import can_be_attached
from oracle.decisions import Choose
from oracle.events import Entering, Moved
from oracle.model import Game, Kind, Lasting, Step, Team, Zone
from oracle.road import happen
from oracle.vocabulary.abilities import Enchant, Keyword, Static, Triggered
from oracle.vocabulary.filters import CREATURE, THIS, Filter, Who, described
from oracle.vocabulary.instructions import GainLife
from oracle.vocabulary.patterns import CountersPut, dies
from oracle.vocabulary.statics import AddTypes, Continuous, LivesWithoutLife, NoLegendRule, SetTypes

BEAR = creature("Bear", 2, 2)
LEGEND = creature("Legend", 2, 2, supertypes=("legendary",))
AURA = permanent("Aura", Enchant(CREATURE), subtypes=("Aura",))
SWORD = permanent("Sword", types=("artifact",), subtypes=("Equipment",))
BATTLEFIELD, GRAVEYARD = Zone.BATTLEFIELD, Zone.GRAVEYARD


def settled(game: Game, *answers: object) -> Game:
    return play(priority.receive(game, game.turn.active), *answers)


def rules(game: Game) -> list[str]:
    return [action.rule for action in state_based.due(game)]


# -- players ------------------------------------------------------------------------------------------------------------------


def test_a_player_without_life_loses_and_the_game_ends() -> None:
    table = Table()
    table.player("bob", life=0)
    assert rules(table.game) == ["704.5a"]
    game = settled(table.game)
    assert game.over
    assert game.turn.priority is None
    assert [p for p in game.seats if game.players[p].lost] == ["bob"]


def test_both_players_may_lose_at_once() -> None:
    table = Table()
    table.player("alice", life=-1)
    table.player("bob", counters={"poison": 10})
    game = settled(table.game)
    assert game.over
    assert all(p.lost for p in game.players.values())


@pytest.mark.parametrize(("poison", "lost"), [(9, False), (10, True)])
def test_ten_poison_counters(poison: int, lost: bool) -> None:
    table = Table()
    table.player("bob", counters={"poison": poison})
    assert settled(table.game).players["bob"].lost is lost


def test_a_draw_from_an_empty_library_is_remembered_until_the_check() -> None:
    table = Table("alice")
    table.player("alice", drew_from_empty=True)
    game = settled(table.game)
    assert game.players["alice"].lost
    assert not game.players["alice"].drew_from_empty


def test_who_lives_without_life_still_loses_by_poison() -> None:
    table = Table()
    table.player("alice", life=-3)
    table.put("alice", permanent("Unlife", Static((LivesWithoutLife(),))))
    assert not settled(table.game).over
    table.player("alice", life=-3, counters={"poison": 10})
    assert settled(table.game).players["alice"].lost


def test_a_lone_table_goes_on() -> None:
    game = settled(Table("alice").game)
    assert not game.over
    assert game.turn.priority == "alice"


def test_a_team_shares_life_and_poison_and_loses_as_one() -> None:
    teams = (Team("a", ("alice", "ann")), Team("b", ("bob", "ben")))
    table = Table("alice", "ann", "bob", "ben", teams=teams)
    table.player("bob", counters={"poison": 8})
    table.player("ben", counters={"poison": 6})
    assert rules(table.game) == []
    table.player("ben", counters={"poison": 7})
    assert rules(table.game) == ["704.6b"]
    game = settled(table.game)
    assert game.over
    assert [p for p in game.seats if game.players[p].lost] == ["bob", "ben"]


def test_a_team_member_who_draws_from_nothing_takes_the_team_along() -> None:
    teams = (Team("a", ("alice", "ann")), Team("b", ("bob", "ben")))
    table = Table("alice", "ann", "bob", "ben", teams=teams)
    table.player("ann", drew_from_empty=True)
    game = settled(table.game)
    assert game.over
    assert [p for p in game.seats if game.players[p].lost] == ["alice", "ann"]


def test_who_leaves_a_game_of_three_takes_along_what_they_own() -> None:
    table = Table("alice", "bob", "carol")
    table.put("alice", BEAR)
    table.put("bob", LEGEND)
    stolen = table.put("alice", FOREST, controller="bob")
    table.player("bob", life=0)
    game = settled(table.game)
    assert not game.over
    assert names(game, BATTLEFIELD) == ["Bear"]
    assert names(game, Zone.EXILE) == ["Forest"]
    assert stolen in game.gone
    assert game.turn.priority == "alice"


def test_priority_goes_past_a_player_who_has_lost() -> None:
    table = Table("alice", "bob", "carol")
    table.player("alice", life=0)
    assert settled(table.game).turn.priority == "bob"


# -- creatures and planeswalkers ----------------------------------------------------------------------------------------------


def test_no_toughness_is_no_destruction() -> None:
    table = Table()
    table.put("alice", creature("Weakling", 1, 0, "indestructible"))
    assert rules(table.game) == ["704.5f"]
    assert names(settled(table.game), GRAVEYARD, "alice") == ["Weakling"]


@pytest.mark.parametrize(("damage", "dies_"), [(1, False), (2, True), (5, True)])
def test_lethal_damage(damage: int, dies_: bool) -> None:
    table = Table()
    table.put("alice", BEAR, damage=damage)
    assert names(settled(table.game), GRAVEYARD, "alice") == (["Bear"] if dies_ else [])


def test_the_indestructible_is_not_destroyed_and_no_action_is_due() -> None:
    table = Table()
    oid = table.put("alice", creature("Rock", 1, 1, "indestructible"), damage=4, deathtouched=True)
    assert rules(table.game) == []
    game = settled(table.game)
    assert oid in game.battlefield
    assert not game.objects[oid].deathtouched


def test_deathtouch() -> None:
    table = Table()
    table.put("alice", creature("Wurm", 6, 6), damage=1, deathtouched=True)
    assert rules(table.game) == ["704.5h"]
    assert names(settled(table.game), GRAVEYARD, "alice") == ["Wurm"]


def test_what_dies_together_sees_each_other_die() -> None:
    table = Table()
    watcher = Triggered(on=dies(CREATURE), effect=GainLife(1))
    table.put("alice", creature("Artist", 0, 1, watcher), damage=1)
    table.put("bob", BEAR, damage=2)
    game = settled(table.game, lambda asked: asked.options)
    assert names(game, BATTLEFIELD) == []
    assert len(game.stack) == 2


@pytest.mark.parametrize(("counters", "stays"), [({}, False), ({"loyalty": 1}, True)])
def test_a_planeswalker_without_loyalty(counters: dict[str, int], stays: bool) -> None:
    table = Table()
    oid = table.put("alice", permanent("Walker", types=("planeswalker",), loyalty=3), counters=counters)
    assert (oid in settled(table.game).battlefield) is stays


# -- legends and worlds -------------------------------------------------------------------------------------------------------


def test_the_legend_rule_asks_which_one_stays() -> None:
    table = Table()
    first, second, third = (table.put("alice", LEGEND) for _ in range(3))
    table.put("bob", LEGEND)

    def keep_second(asked: Choose) -> tuple[int]:
        assert (asked.player, asked.kind, asked.options) == ("alice", "choose-cards", (first, second, third))
        assert (asked.least, asked.most) == (1, 1)
        return (second,)

    game = settled(table.game, keep_second)
    assert second in game.battlefield
    assert names(game, GRAVEYARD, "alice") == ["Legend", "Legend"]
    assert len(game.battlefield) == 2


def test_the_legend_rule_may_not_apply() -> None:
    table = Table()
    table.put("alice", LEGEND)
    table.put("alice", LEGEND)
    assert rules(table.game) == ["704.5j"]
    table.put("bob", permanent("Gallery", Static((NoLegendRule(),))))
    assert rules(table.game) == []


def test_the_world_rule_keeps_the_newest() -> None:
    table = Table()
    table.put("alice", permanent("Old World", supertypes=("world",)), arrived=1)
    assert rules(table.game) == []
    table.put("bob", permanent("New World", supertypes=("world",)), arrived=2)
    assert names(settled(table.game), BATTLEFIELD) == ["New World"]


def test_worlds_that_come_together_go_together() -> None:
    table = Table()
    cards = [table.put(player, permanent("World", supertypes=("world",)), Zone.HAND) for player in ("alice", "bob")]
    moves = [
        Moved(object=oid, origin=Zone.HAND, to=BATTLEFIELD, player=player, entering=Entering(controller=player))
        for oid, player in zip(cards, ("alice", "bob"), strict=True)
    ]
    game = play(happen(table.game, moves)).game
    assert len(game.battlefield) == 2
    assert names(settled(game), BATTLEFIELD) == []


# -- attached -----------------------------------------------------------------------------------------------------------------


def test_an_aura_on_nothing_goes_to_the_graveyard() -> None:
    table = Table()
    table.put("alice", AURA)
    assert rules(table.game) == ["704.5m"]
    assert names(settled(table.game), GRAVEYARD, "alice") == ["Aura"]


def test_an_aura_follows_the_creature_that_it_enchants() -> None:
    table = Table()
    bear = table.put("alice", BEAR, damage=2)
    table.put("bob", AURA, attached_to=bear)
    game = settled(table.game)
    assert names(game, BATTLEFIELD) == []
    assert names(game, GRAVEYARD, "bob") == ["Aura"]


def test_an_aura_stays_only_on_what_it_can_enchant() -> None:
    table = Table()
    land = table.put("alice", FOREST)
    bear = table.put("alice", BEAR)
    on_land = table.put("bob", AURA, attached_to=land)
    on_bear = table.put("bob", AURA, attached_to=bear)
    assert [action.about for action in state_based.due(table.game)] == [(on_land,)]
    assert on_bear in settled(table.game).battlefield


def test_protection_sends_an_aura_off_and_unattaches_equipment() -> None:
    table = Table()
    guarded = table.put(
        "alice", creature("Guarded", 2, 2, Keyword("protection", Filter(any_type=("enchantment", "artifact"))))
    )
    aura = table.put("alice", AURA, attached_to=guarded)
    sword = table.put("alice", SWORD, attached_to=guarded)
    assert not can_be_attached(table.game, aura, guarded)
    game = settled(table.game)
    assert names(game, GRAVEYARD, "alice") == ["Aura"]
    assert game.objects[sword].attached_to is None
    assert sword in game.battlefield


def test_an_aura_that_is_a_creature_enchants_nothing() -> None:
    table = Table()
    bear = table.put("alice", BEAR)
    both = permanent(
        "Living Aura", Enchant(CREATURE), types=("enchantment", "creature"), subtypes=("Aura",), power=1, toughness=1
    )
    table.put("alice", both, attached_to=bear)
    assert rules(table.game) == ["704.5p"]
    assert names(settled(table.game), GRAVEYARD, "alice") == ["Living Aura"]


def test_equipment_stays_when_its_creature_is_none_any_more() -> None:
    table = Table()
    bear = table.put("alice", BEAR)
    sword = table.put("alice", SWORD, attached_to=bear)
    assert rules(table.game) == []
    stone = Continuous((SetTypes(("artifact",)),), what=CREATURE)
    table.put("bob", permanent("Petrify", Static((stone,))))
    game = settled(table.game)
    assert game.objects[sword].attached_to is None
    assert set(names(game, BATTLEFIELD)) == {"Bear", "Sword", "Petrify"}


def test_equipment_that_is_a_creature_equips_nothing() -> None:
    table = Table()
    bear = table.put("alice", BEAR)
    sword = table.put("alice", SWORD, attached_to=bear)
    animate = Continuous((AddTypes(("creature",)),), what=Filter(subtypes=("Equipment",)))
    table.put("bob", permanent("March", Static((animate,))))
    assert not can_be_attached(table.game, sword, bear)
    assert "704.5n" in rules(table.game)


def test_an_aura_may_enchant_a_player_who_is_in_the_game() -> None:
    table = Table()
    curse = table.put("alice", permanent("Curse", Enchant(players=Who.OPPONENT), subtypes=("Aura",)), attached_to="bob")
    bear = table.put("bob", BEAR)
    assert rules(table.game) == []
    assert not can_be_attached(table.game, curse, "alice")
    assert not can_be_attached(table.game, curse, bear)


def test_nothing_is_attached_to_itself_or_to_a_card() -> None:
    table = Table()
    sword = table.put("alice", SWORD)
    card = table.put("alice", BEAR, Zone.HAND)
    assert not can_be_attached(table.game, sword, sword)
    assert not can_be_attached(table.game, sword, card)
    assert not can_be_attached(table.game, card, card)


def test_what_is_no_attachment_becomes_unattached() -> None:
    table = Table()
    bear = table.put("alice", BEAR)
    stone = table.put("alice", permanent("Stone", types=("artifact",)), attached_to=bear)
    assert rules(table.game) == ["704.5p"]
    assert settled(table.game).objects[stone].attached_to is None


# -- tokens, counters, Sagas --------------------------------------------------------------------------------------------------


def test_a_token_dies_and_then_ceases_to_exist() -> None:
    table = Table()
    table.put("alice", creature("Artist", 0, 1, Triggered(on=dies(CREATURE), effect=GainLife(1))))
    table.put("alice", BEAR, kind=Kind.TOKEN, damage=2)
    game = settled(table.game)
    assert names(game, GRAVEYARD, "alice") == []
    assert len(game.stack) == 1


def test_a_copy_of_a_card_ceases_to_exist_elsewhere_than_on_the_stack() -> None:
    table = Table()
    table.put("alice", BEAR, Zone.EXILE, kind=Kind.COPY)
    assert rules(table.game) == ["704.5e"]
    assert names(settled(table.game), Zone.EXILE) == []


def test_counters_annihilate_each_other() -> None:
    table = Table()
    oid = table.put("alice", creature("Bear", 3, 3), counters={"p1p1": 3, "m1m1": 2})
    assert rules(table.game) == ["704.5q"]
    assert settled(table.game).objects[oid].counters == {"p1p1": 1}


def test_a_saga_stays_until_its_final_chapter_has_left_the_stack() -> None:
    chapters = tuple(Triggered(on=CountersPut(on=THIS, kind="lore"), effect=GainLife(n), chapters=(n,)) for n in (1, 2))
    table = Table(step=Step.UPKEEP)
    saga = table.put("alice", permanent("Saga", *chapters, subtypes=("Saga",)), counters={"lore": 2})
    assert rules(table.game) == ["704.5s 714.4"]
    waiting = table.put("alice", FOREST, Zone.STACK, kind=Kind.ABILITY, ability=chapters[1], source=saga)
    assert rules(table.game) == []
    assert waiting in settled(table.game).stack
    without = Table()
    without.put("alice", permanent("Blank Saga", subtypes=("Saga",)), counters={"lore": 9})
    assert rules(without.game) == []


def test_a_table_of_many_things_calls_for_nothing() -> None:
    table = Table()
    bear = table.put("alice", BEAR, counters={"p1p1": 1}, damage=2)
    table.put("alice", AURA, attached_to=bear)
    table.put("alice", SWORD, attached_to=bear)
    table.put("bob", LEGEND)
    table.put("alice", LEGEND)
    table.put("alice", SWAMP, kind=Kind.TOKEN)
    assert state_based.due(table.game) == ()
    game, performed = play(state_based.check(table.game))
    assert not performed
    assert game.objects == table.game.objects


def test_effects_that_give_control_end_with_their_player() -> None:
    from oracle.vocabulary.statics import ControlledBy

    table = Table("alice", "bob", "carol")
    bear = table.put("alice", BEAR)
    part = Continuous((ControlledBy("bob"),), what=described(CREATURE))
    steal = Lasting(id=99, timestamp=5, source=bear, controller="bob", until="game", part=part, affects=(bear,))
    table.game = table.game.change(lasting=(steal,))
    table.player("bob", life=0)
    game = settled(table.game)
    assert game.lasting == ()
    assert game.battlefield == (bear,)
