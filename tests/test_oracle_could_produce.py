"""What permanents could produce (106.7): against resolving everything on the road, what the answer rests on, what the trace says."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from played import activate, answer, cast, mana_for, played, settle

from oracle import could_produce, layers, mana
from oracle.cards import find
from oracle.driver import play
from oracle.driver.table import set_up
from oracle.events import ManaAdded
from oracle.model import Game
from oracle.query import Context
from oracle.resolution import Resolution, carry_out
from oracle.targets import effects_of
from oracle.vocabulary.abilities import Activated, Face, Static, Triggered
from oracle.vocabulary.amounts import Times, X
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import LAND, Who, described
from oracle.vocabulary.instructions import AddMana, Do, Draw, May
from oracle.vocabulary.patterns import ManaProduced
from oracle.vocabulary.rewrites import ManaInstead
from oracle.vocabulary.statics import Replace
from tests.oracle_games import FOREST, Table, permanent


def game_of(*ours: Any, theirs: tuple[Any, ...] = ()) -> Game:
    table = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", "battlefield": list(ours)}, {"id": "bob", "battlefield": list(theirs)}],
    }
    return set_up(table, find).game


def named(game: Game, name: str) -> int:
    return next(oid for oid in game.battlefield if layers.view(game, oid).name == name)


def types(game: Game, name: str) -> str:
    oid = named(game, name)
    return "".join(sorted(could_produce.by_permanent(game, [oid])[oid]))


def could(name: str, *others: Any, theirs: tuple[Any, ...] = ()) -> str:
    return types(game_of(name, *others, theirs=theirs), name)


# -- against the road -------------------------------------------------------------------------------------------------------------


def by_resolving(game: Game, oid: int) -> set[str]:
    """The types that come of really resolving each ability, with every choice and every order of effects: nothing is left out."""
    found: set[str] = set()
    for held in layers.view(game, oid).abilities:
        ability = held.ability
        if not isinstance(ability, Activated | Triggered):
            continue

        def resolve(ability: Activated | Triggered = ability) -> Any:
            resolution = Resolution(
                game.change(history=()), Context(source=oid, controller=layers.controller(game, oid))
            )
            resolution.tapped_for_mana = isinstance(ability, Activated) and mana.taps_for_mana(ability)
            for effect, _ in effects_of(ability, ()):
                yield from carry_out(resolution, effect)
            return resolution.game

        for after in could_produce.outcomes(resolve):
            made = [e for e in after.history if isinstance(e, ManaAdded) and e.source == oid]
            found |= {m.type for event in made for m in event.mana}
    return found


LANDS = ("Forest", "Breeding Pool", "City of Brass", "Simic Growth Chamber", "Mystic Gate", "Reflecting Pool", "Wastes")
EFFECTS = (
    "Contamination",
    "Infernal Darkness",
    "Ritual of Subdual",
    "Mana Reflection",
    "Damping Sphere",
    "Naked Singularity",
    "Pulse of Llanowar",
)


@pytest.mark.parametrize("effects", [*itertools.combinations(EFFECTS, 2), EFFECTS[:1], EFFECTS[1:4], ()])
def test_the_answer_is_what_comes_of_resolving_everything(effects: tuple[str, ...]) -> None:
    game = game_of(*LANDS, *effects)
    for land in LANDS:
        assert set(types(game, land)) == by_resolving(game, named(game, land)), land


# -- what counts ------------------------------------------------------------------------------------------------------------------


def test_orders_count_with_their_amounts() -> None:
    assert could("Forest", "Damping Sphere") == "G"
    assert could("Forest", "Mana Reflection", "Damping Sphere") == "C"
    assert could("Simic Growth Chamber", "Damping Sphere") == "C"
    # {C} and then {B}; or {B}{B} and then {C}. Where {B} comes alone, the Sphere has nothing to say any more.
    assert could("Simic Growth Chamber", "Damping Sphere", "Infernal Darkness") == "BC"
    assert could("Simic Growth Chamber", "Damping Sphere", "Contamination") == "B"
    assert could("Island", "Contamination", "Naked Singularity") == "BG"
    assert could("Tropical Island", "Naked Singularity") == "BG"


def test_a_loop_defines_nothing_until_it_is_fed() -> None:
    ours, theirs = ("Exotic Orchard", "Reflecting Pool"), ("Exotic Orchard", "Reflecting Pool")
    assert could(*ours, theirs=theirs) == ""
    assert could(*ours, theirs=(*theirs, "Wastes")) == ""  # no colour gets across
    game = game_of(*ours, theirs=(*theirs, "Swamp", "Wastes"))
    assert {
        (layers.view(game, oid).name, layers.controller(game, oid)): "".join(
            sorted(could_produce.by_permanent(game, [oid])[oid])
        )
        for oid in game.battlefield
    } == {
        ("Exotic Orchard", "alice"): "B",
        ("Reflecting Pool", "alice"): "B",
        ("Exotic Orchard", "bob"): "B",
        ("Reflecting Pool", "bob"): "BC",
        ("Swamp", "bob"): "B",
        ("Wastes", "bob"): "C",
    }


def test_only_what_is_asked_or_referred_to_is_looked_at() -> None:
    game = game_of("Reflecting Pool", "Forest", theirs=("Wastes", "City of Brass"))
    could_produce.by_permanent(game, [named(game, "Reflecting Pool")])
    looked = {layers.view(game, oid).name for oid in game.memo["could produce"]}
    assert looked == {"Reflecting Pool", "Forest"}


def test_what_was_found_is_kept_for_this_game_and_no_other() -> None:
    game = game_of("Forest", "Contamination")
    assert types(game, "Forest") == "B"
    later = game.change(zones={**game.zones})
    assert "could produce" in game.memo
    assert "could produce" not in later.memo


def put(*faces: Face) -> tuple[Game, list[int]]:
    table = Table()
    oids = [table.put("alice", face) for face in faces]
    return table.game, oids


def of_first(*faces: Face) -> str:
    game, oids = put(*faces)
    return "".join(sorted(could_produce.by_permanent(game, oids[:1])[oids[0]]))


def land(*abilities: Any) -> Face:
    return Face("Land", ("land",), lines=abilities)


def test_every_choice_counts_and_what_comes_after_the_mana_does_not() -> None:
    may = Activated(cost("{T}"), May(AddMana("{R}"), otherwise=AddMana("{W}")))
    assert of_first(land(may)) == "RW"
    assert of_first(land(Activated(cost("{T}"), Do((AddMana("{R}"), Draw(1)))))) == "R"


def test_an_x_is_whatever_it_could_be() -> None:
    storage = land(Activated(cost("{X}{T}"), AddMana("U/R", amount=Times(X(), 1), combination=True)))
    assert of_first(storage) == "RU"
    two = find("Damping Sphere")
    assert two is not None
    assert of_first(storage, two) == "CRU"


def test_mana_that_is_replaced_by_nothing_gives_no_type() -> None:
    none = Static((Replace(ManaProduced(described(LAND, controller=Who.YOU)), ManaInstead("B", 0)),))
    assert of_first(FOREST, permanent("None", none)) == ""
    assert of_first(FOREST, permanent("Another")) == "G"


# -- who asks ---------------------------------------------------------------------------------------------------------------------


def test_squandered_resources_knows_the_land_as_it_was() -> None:
    board = played(
        activate("Squandered Resources", 1, answers=[answer("choose-cards", "Tropical Island"), answer("color", "U")]),
        alice={"battlefield": ["Squandered Resources", "Tropical Island"]},
    )
    assert (board.mana(), board.zone("graveyard")) == ({"U": 1}, ["Tropical Island"])
    board = played(
        activate("Squandered Resources", 1), alice={"battlefield": ["Squandered Resources", "Glacial Chasm"]}
    )
    assert (board.mana(), board.zone("graveyard")) == ({}, ["Glacial Chasm"])


def test_benthic_explorers_untap_what_they_ask() -> None:
    board = played(
        activate("Benthic Explorers", 1, answers=[answer("color", "B")]),
        alice={"battlefield": ["Benthic Explorers"]},
        bob={"battlefield": [{"card": "City of Brass", "tapped": True}, "Forest"]},
    )
    assert board.mana() == {"B": 1}
    assert (board.it("City of Brass")["tapped"], board.it("Benthic Explorers")["tapped"]) == (False, True)
    played(
        activate("Benthic Explorers", 1),
        alice={"battlefield": ["Benthic Explorers", {"card": "Island", "tapped": True}]},
        bob={"battlefield": ["Forest"]},
        fails=True,
    )


def test_mana_web_taps_what_could_produce_the_same() -> None:
    board = played(
        activate("Adarkar Wastes", 2, player="bob", answers=[answer("color", "W", "bob")]),
        settle(),
        active="bob",
        alice={"battlefield": ["Mana Web", "Plains"]},
        bob={"battlefield": ["Adarkar Wastes", "Wastes", "Island", "Forest", "Reflecting Pool", "Maze of Ith"]},
    )
    tapped = {o["name"] for o in board.last["objects"] if o["zone"] == "battlefield" and o["tapped"]}
    assert tapped == {"Adarkar Wastes", "Wastes", "Island", "Reflecting Pool"}


def test_break_the_ice_asks_for_colorless() -> None:
    side = {"hand": ["Break the Ice"], "mana": mana_for("Break the Ice")}
    for name, legal in (("Wastes", True), ("City of Brass", False), ("Forest", False)):
        board = played(
            cast("Break the Ice", name),
            *([settle()] if legal else []),
            alice=side,
            bob={"battlefield": [name]},
            fails=not legal,
        )
        assert board.count(name) == (0 if legal else 1)


def test_break_the_ice_overloaded_needs_no_target() -> None:
    board = played(
        cast("Break the Ice", alternative="overload"),
        settle(),
        alice={"hand": ["Break the Ice"], "mana": {"C": 4, "B": 2}, "battlefield": ["Wastes"]},
        bob={"battlefield": ["Mystic Gate", "Forest"]},
    )
    assert (board.zone("battlefield"), board.zone("battlefield", "bob")) == ([], ["Forest"])


def test_obsidian_charmaw_is_cheaper_by_what_could_produce_colorless() -> None:
    side = {"hand": ["Obsidian Charmaw"], "mana": {"R": 3}}
    played(cast("Obsidian Charmaw"), alice=side, bob={"battlefield": ["Wastes", "Mystic Gate"]})
    played(cast("Obsidian Charmaw"), alice=side, bob={"battlefield": ["Wastes", "Forest"]}, fails=True)


# -- the trace --------------------------------------------------------------------------------------------------------------------


def told(*script: dict[str, Any], alice: list[Any], bob: list[Any]) -> list[tuple[tuple[str, ...], str]]:
    table = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", "battlefield": alice}, {"id": "bob", "battlefield": bob}],
    }
    result = play(table, list(script), trace=True)
    return [(tuple(line["rules"]), line["text"]) for step in result["steps"] for line in step["trace"]]


def test_the_trace_tells_which_ability_and_which_effects_in_which_order() -> None:
    stone = activate("Fellwar Stone", 1, answers=[answer("color", "B")])
    bob = ["Island", "Gaea's Cradle", "Exotic Orchard", "Maze of Ith", "Contamination", "Naked Singularity"]
    lines = {text: rules for rules, text in told(stone, alice=["Fellwar Stone"], bob=bob)}
    island = "Island, by the ability of its type Island: "
    assert lines[island + "{U}, which Contamination, then Naked Singularity would make {G}"] == (
        "106.7",
        "106.12b",
        "616.1",
    )
    assert lines[island + "{U}, which Naked Singularity, then Contamination would make {B}"] == (
        "106.7",
        "106.12b",
        "616.1",
    )
    assert lines[island + "not {U}, which is replaced in every order"] == ("106.7", "106.12b")
    assert lines["Gaea's Cradle, by the ability of its line 1: none, since it would add none now"] == ("106.7",)
    orchard = "Exotic Orchard, by the ability of its line 1: none, since what it refers to could produce none"
    assert lines[orchard] == ("106.7", "106.5")
    assert lines["Maze of Ith could produce no mana: it has no ability that adds any"] == ("106.7",)
    assert lines["Altogether that is {B} {G}"] == ("106.7",)


def test_without_a_trace_nothing_is_told() -> None:
    game = game_of("Fellwar Stone", theirs=("Island",))
    assert not game.tracing
    could_produce.types(game, LAND, Context(source=named(game, "Fellwar Stone"), controller="alice"))
    assert game.trace is None
