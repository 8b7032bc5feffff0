"""Mana: what pays a cost, which abilities are mana abilities, what a permanent could produce, what is tapped for mana."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import actions, could_produce, layers, mana
from oracle.decisions import Illegal, Pay
from oracle.model import Game, Mana, Zone
from oracle.query import Context
from oracle.vocabulary.abilities import Ability, Activated, Enchant, Face, Slot, Static, Triggered
from oracle.vocabulary.amounts import Count
from oracle.vocabulary.costs import PayLife, SacrificeSelf, cost
from oracle.vocabulary.filters import CREATURE, HOST, LAND, Who, described
from oracle.vocabulary.instructions import AddMana, DealDamage, Do, Draw
from oracle.vocabulary.patterns import ManaProduced
from oracle.vocabulary.rewrites import ManaInstead, Multiply
from oracle.vocabulary.selectors import EventPlayer
from oracle.vocabulary.statics import Replace
from tests.oracle_games import FOREST, SWAMP, Table, creature, permanent, play

PAY = ("pay", None)


def pool(letters: str) -> tuple[Mana, ...]:
    return tuple(Mana(t) for t in letters)


@pytest.mark.parametrize(
    ("have", "owed", "ways"),
    [
        ("GG", "{1}{G}", {"GG"}),
        ("G", "{1}{G}", set()),
        ("GR", "{1}{G}", {"GR"}),
        ("GGR", "{1}{G}", {"GG", "GR"}),
        ("WU", "{W/U}", {"W", "U"}),
        ("CC", "{2/W}", {"CC"}),
        ("W", "{2/W}", {"W"}),
        ("C", "{C}", {"C"}),
        ("R", "{C}", set()),
        ("WUBRG", "{W}{U}{B}{R}{G}", {"BGRUW"}),
        ("", "{0}", {""}),
        ("R", "{X}{R}", {"R"}),
    ],
)
def test_what_in_a_pool_pays_a_cost(have: str, owed: str, ways: set[str]) -> None:
    found = mana.payments(pool(have), mana.due(owed))
    assert {"".join(kinds) for kinds in found} == ways


def test_life_pays_for_a_phyrexian_symbol() -> None:  # 107.4f
    assert set(mana.payments(pool(""), mana.due("{R/P}"))) == {("life",)}
    assert set(mana.payments(pool("R"), mana.due("{R/P}"))) == {("R",), ("life",)}


def test_x_is_generic_mana() -> None:
    assert mana.due("{X}{X}{R}", 3) == mana.Due(6, ("R",))


# -- mana abilities (605.1) -------------------------------------------------------------------------------------------------------

TAP_GREEN = Activated(cost("{T}"), AddMana("{G}"))


@pytest.mark.parametrize(
    ("ability", "is_one"),
    [
        (TAP_GREEN, True),
        (Activated(cost("{T}"), Do((AddMana("{C}"), DealDamage(1, (EventPlayer(),))))), True),
        (Activated(cost("{T}"), AddMana("{B}"), targets=(Slot(what=LAND),)), False),
        (Activated(cost("{T}"), AddMana("{R}"), loyalty=True), False),
        (Activated(cost("{T}"), Do((AddMana("{G}"), Draw(1)))), False),  # it moves a card from a library
        (Activated(cost("{T}"), Draw(1)), False),
        (Triggered(ManaProduced(HOST), AddMana("{G}")), True),
        (Triggered(ManaProduced(HOST), DealDamage(1, (EventPlayer(),))), False),
    ],
)
def test_which_abilities_are_mana_abilities(ability: Ability, is_one: bool) -> None:
    assert mana.is_mana_ability(ability) is is_one


def tapped(game: Game, land: int, *answers: Any) -> Game:
    held = next(h for h in layers.view(game, land).abilities if mana.is_mana_ability(h.ability))
    return play(actions.activate(game, "alice", land, held), *answers)


def types(game: Game, player: str = "alice") -> str:
    return "".join(sorted(m.type for m in game.players[player].pool))


def test_a_mana_ability_does_not_use_the_stack_and_taps_the_land() -> None:
    table = Table()
    forest = table.put("alice", FOREST)
    game = tapped(table.game, forest)
    assert types(game) == "G"
    assert game.stack == ()
    assert game.objects[forest].tapped
    with pytest.raises(Illegal, match=r"107\.5"):
        tapped(game, forest)


GROWTH = Face(
    "Growth",
    ("enchantment",),
    subtypes=("Aura",),
    lines=(Enchant(what=LAND), Triggered(ManaProduced(HOST), AddMana("{G}", who=EventPlayer()))),
)
PINCH = permanent("Pinch", Triggered(ManaProduced(LAND), DealDamage(1, (EventPlayer(),))))
TWICE = permanent("Twice", Static((Replace(ManaProduced(who=Who.YOU), Multiply(2)),)))
SWAMPY = permanent("Swampy", Static((Replace(ManaProduced(LAND), ManaInstead("B", amount=1)),)))
CRADLE = Face(
    "Cradle",
    ("land",),
    lines=(Activated(cost("{T}"), AddMana("{G}", amount=Count(described(CREATURE, controller=Who.YOU)))),),
)


def test_a_triggered_mana_ability_resolves_at_once_and_its_mana_is_not_of_the_land() -> None:  # 605.4a, 106.12b
    table = Table()
    forest = table.put("alice", FOREST)
    table.put("alice", GROWTH, attached_to=forest)
    table.put("alice", TWICE)
    game = tapped(table.game, forest)
    assert types(game) == "GGG"
    assert game.stack == ()


def test_a_trigger_that_is_no_mana_ability_waits_on_the_stack() -> None:
    table = Table()
    forest = table.put("alice", FOREST)
    table.put("bob", PINCH)
    assert len(tapped(table.game, forest).stack) == 1


def test_no_mana_no_event() -> None:  # 106.12a
    table = Table()
    cradle = table.put("alice", CRADLE)
    table.put("bob", PINCH)
    game = tapped(table.game, cradle)
    assert types(game) == ""
    assert game.objects[cradle].tapped
    assert game.stack == ()


def test_replacements_of_mana_in_the_order_that_the_player_chooses() -> None:  # 616.1
    for first, expected in (("Twice", "B"), ("Swampy", "BB")):
        table = Table()
        forest = table.put("alice", FOREST)
        sources = {"Twice": table.put("alice", TWICE), "Swampy": table.put("bob", SWAMPY)}

        def choose(decision: Any, source: int = sources[first]) -> Any:
            return tuple(o for o in decision.options if o.source == source)

        assert types(tapped(table.game, forest, choose)) == expected


def test_a_permanent_that_is_not_tapped_for_mana_is_not_doubled() -> None:
    lotus = Face("Lotus", ("artifact",), lines=(Activated(cost(SacrificeSelf()), AddMana("{B}")),))
    table = Table()
    oid = table.put("alice", lotus)
    table.put("alice", TWICE)
    assert types(tapped(table.game, oid)) == "B"


# -- could produce (106.7) --------------------------------------------------------------------------------------------------------

STONE = Face(
    "Stone",
    ("artifact",),
    lines=(Activated(cost("{T}"), AddMana("any-color-among", among=described(LAND, controller=Who.OPPONENT))),),
)
ORCHARD = Face(
    "Orchard",
    ("land",),
    lines=(Activated(cost("{T}"), AddMana("any-color-among", among=described(LAND, controller=Who.OPPONENT))),),
)
POOL = Face(
    "Pool",
    ("land",),
    lines=(Activated(cost("{T}"), AddMana("any-type-among", among=described(LAND, controller=Who.YOU))),),
)
WASTES = Face("Wastes", ("land",), supertypes=("basic",), lines=(Activated(cost("{T}"), AddMana("{C}")),))


def could(table: Table, player: str = "alice", whose: Who = Who.OPPONENT) -> str:
    source = table.game.battlefield[0]
    among = described(LAND, controller=whose)
    found = could_produce.types(table.game, among, Context(source=source, controller=player), None)
    return "".join(sorted(found))


def test_tapped_lands_and_costs_out_of_reach_count() -> None:
    table = Table()
    table.put("alice", STONE)
    table.put("bob", FOREST, tapped=True)
    table.put("bob", Face("Dear", ("land",), lines=(Activated(cost("{5}{T}", PayLife(99)), AddMana("{R}")),)))
    assert could(table) == "GR"


def test_lands_that_only_refer_to_each_other_define_nothing_until_one_is_defined() -> None:
    table = Table()
    table.put("alice", ORCHARD)
    table.put("bob", ORCHARD)
    assert could(table) == ""
    table.put("alice", FOREST)
    assert could(table) == "G"


def test_replacements_count_in_every_order() -> None:
    table = Table()
    table.put("alice", STONE)
    table.put("bob", FOREST)
    table.put("bob", SWAMPY)
    assert could(table) == "B"
    red = permanent("Reddish", Static((Replace(ManaProduced(LAND), ManaInstead("R")),)))
    table.put("alice", red)
    assert could(table) == "BR"


def test_mana_that_would_not_be_produced_now_gives_no_type() -> None:
    table = Table()
    table.put("bob", POOL)
    table.put("bob", CRADLE)
    assert could(table, "bob", Who.YOU) == ""
    table.put("bob", creature("Bear", 2, 2))
    assert could(table, "bob", Who.YOU) == "G"


def test_colourless_is_a_type_and_no_colour() -> None:
    table = Table()
    stone = table.put("alice", STONE)
    table.put("bob", WASTES)
    assert could(table) == "C"
    assert types(tapped(table.game, stone)) == ""


def test_the_question_changes_nothing() -> None:
    table = Table()
    table.put("alice", STONE)
    forest = table.put("bob", FOREST)
    before = table.game
    could(table)
    assert table.game is before
    assert not before.objects[forest].tapped


# -- paying ---------------------------------------------------------------------------------------------------------------------------


def test_mana_abilities_are_activated_while_paying() -> None:
    table = Table()
    forest, swamp = table.put("alice", FOREST), table.put("alice", SWAMP)
    bear = table.put("alice", creature("Bear", 2, 2, cost="{1}{G}"), Zone.HAND)

    def tap(land: int) -> Any:
        def answer(decision: Any) -> Any:
            assert isinstance(decision, Pay)
            assert not decision.payable
            return ("activate", land, layers.view(decision.game, land).abilities[0], None)

        return answer

    game = play(actions.cast(table.game, "alice", bear), tap(forest), tap(swamp), PAY)
    assert len(game.stack) == 1
    assert types(game) == ""
    with pytest.raises(Illegal, match=r"601\.2h"):
        play(actions.cast(table.game, "alice", bear), tap(forest), PAY)


def test_a_choice_among_different_mana_is_the_players() -> None:
    table = Table()
    table.mana("alice", "GGR")
    bear = table.put("alice", creature("Bear", 2, 2, cost="{1}{G}"), Zone.HAND)
    game = play(actions.cast(table.game, "alice", bear), PAY, (("G", "R"),))
    assert types(game) == "G"


def test_targets_make_an_ability_no_mana_ability_and_it_uses_the_stack() -> None:
    shaman = creature("Shaman", 1, 1, Activated(cost("{T}"), AddMana("{G}"), targets=(Slot(what=CREATURE),)))
    table = Table()
    oid = table.put("alice", shaman)
    held = layers.view(table.game, oid).abilities[0]
    game = play(actions.activate(table.game, "alice", oid, held), (oid,))
    assert len(game.stack) == 1
    assert types(game) == ""
