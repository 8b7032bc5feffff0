"""More cards that bring a rule of their own, played: counters of every kind, and damage."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, attack, cast, played, settle


def with_counters(card: str, **counters: int) -> dict[str, Any]:
    return {"card": card, "counters": counters}


# -- counters of every kind ---------------------------------------------------------------------------------------------------------


def test_suncleanser_keeps_counters_away_while_it_is_there() -> None:
    alice = {"hand": ["Suncleanser", "Dragonscale Boon"], "mana": {"W": 2, "G": 4}}
    bob = {"battlefield": [with_counters("Triskelion", p1p1=3, charge=2)]}
    cleansing = (
        cast("Suncleanser", pay=[{"pool": "W"}] * 2),
        settle(answer("mode", 1), answer("target", "Triskelion")),
    )
    board = played(*cleansing, cast("Dragonscale Boon", "Triskelion"), settle(), alice=alice, bob=bob)
    assert board.counters("Triskelion") == {}
    alice = {"hand": ["Suncleanser", "Dragonscale Boon", "Doom Blade"], "mana": {"W": 2, "G": 4, "B": 2}}
    killed = (cast("Doom Blade", "Suncleanser", pay=[{"pool": "B"}] * 2), settle())
    board = played(*cleansing, *killed, cast("Dragonscale Boon", "Triskelion"), settle(), alice=alice, bob=bob)
    assert board.counters("Triskelion") == {"p1p1": 2}


def test_suncleanser_keeps_counters_from_a_player() -> None:
    alice = {"hand": ["Suncleanser", "Caress of Phyrexia"], "mana": {"W": 2, "B": 5}}
    bob = {"counters": {"poison": 4, "energy": 1}}
    board = played(
        cast("Suncleanser", pay=[{"pool": "W"}] * 2),
        settle(answer("mode", 2), answer("target", "bob")),
        cast("Caress of Phyrexia", "bob"),
        settle(),
        alice=alice,
        bob=bob,
    )
    assert {kind: n for kind, n in board.player("bob")["counters"].items() if n} == {}


def test_the_ozolith_gives_its_counters_away() -> None:
    ozolith = with_counters("The Ozolith", p1p1=2, flying=1)
    board = played(
        advance("beginning-of-combat"),
        settle(answer("target", "Memnite"), answer("may", True)),
        alice={"battlefield": [ozolith, "Memnite"]},
    )
    assert board.counters("Memnite") == {"p1p1": 2, "flying": 1}
    assert board.counters("The Ozolith") == {}


def test_moving_counters_cannot_be_chosen_where_they_cannot_be_put() -> None:  # 122.5, 608.2d
    board = played(
        advance("beginning-of-combat"),
        settle(answer("target", "Memnite"), answer("may", True)),
        alice={"battlefield": [with_counters("The Ozolith", p1p1=2, flying=1), "Memnite", "Solemnity"]},
    )
    assert not [asked for step in board.steps for asked in step["asked"] if asked["kind"] == "may"]
    assert board.counters("Memnite") == {}
    assert board.counters("The Ozolith") == {"p1p1": 2, "flying": 1}


@pytest.mark.parametrize("chosen", [["Vivid Crag", "bob"], ["Diamond Knight"], []])
def test_throne_of_geth(chosen: list[str]) -> None:
    knight = {**with_counters("Diamond Knight", p1p1=1, charge=2), "chosen": {"color": "W"}}
    alice = {"battlefield": ["Throne of Geth", "Memnite", with_counters("Vivid Crag", charge=1), knight]}
    paid = answer("choose-cards", ["Memnite"])
    board = played(
        {**activate("Throne of Geth", 1), "answers": [paid]},
        settle(answer("choose-cards", chosen)),
        alice=alice,
        bob={"counters": {"poison": 1}},
    )
    assert board.counters("Vivid Crag") == {"charge": 2 if "Vivid Crag" in chosen else 1}
    assert board.counters("Diamond Knight") == (
        {"p1p1": 2, "charge": 3} if chosen[:1] == ["Diamond Knight"] else {"p1p1": 1, "charge": 2}
    )
    assert board.player("bob")["counters"]["poison"] == (2 if "bob" in chosen else 1)


def test_skullbriar_keeps_its_counters() -> None:
    skullbriar = with_counters("Skullbriar, the Walking Grave", p1p1=2)
    name = "Skullbriar, the Walking Grave"
    board = played(
        cast("Bone Splinters", "Memnite", answers=[answer("choose-cards", [name])]),
        settle(),
        cast("Zombify", name),
        settle(),
        alice={"battlefield": [skullbriar], "hand": ["Bone Splinters", "Zombify"], "mana": {"B": 5}},
        bob={"battlefield": ["Memnite"]},
    )
    assert (board.counters(name), board.size(name)) == ({"p1p1": 2}, "3/3")
    board = played(
        cast("Unsummon", name),
        settle(),
        cast(name),
        settle(),
        alice={"battlefield": [skullbriar], "hand": ["Unsummon"], "mana": {"U": 1, "B": 1, "G": 1}},
    )
    assert board.counters(name) == {}


def test_skullbriar_loses_them_where_it_has_no_abilities() -> None:
    name = "Skullbriar, the Walking Grave"
    board = played(
        cast("Bone Splinters", "Memnite", answers=[answer("choose-cards", [name])]),
        settle(),
        cast("Zombify", name),
        settle(),
        alice={
            "battlefield": [with_counters(name, p1p1=2)],
            "hand": ["Bone Splinters", "Zombify"],
            "mana": {"B": 5},
        },
        bob={"battlefield": ["Memnite", "Yixlid Jailer"]},
    )
    assert board.counters(name) == {}


def test_pir() -> None:
    alice = {"battlefield": ["Pir, Imaginative Rascal"], "hand": ["Spike Feeder"], "mana": {"G": 3}}
    assert played(cast("Spike Feeder"), settle(), alice=alice).counters("Spike Feeder") == {"p1p1": 3}


def test_pir_finds_no_partner() -> None:
    alice = {"hand": ["Pir, Imaginative Rascal"], "mana": {"G": 3}}
    board = played(cast("Pir, Imaginative Rascal"), settle(answer("target", "alice")), alice=alice)
    assert board.size("Pir, Imaginative Rascal") == "1/1"


@pytest.mark.parametrize(("pays", "mana"), [(True, {"R": 3}), (False, {})])
def test_braid_of_fire(pays: bool, mana: dict[str, int]) -> None:
    braid = with_counters("Braid of Fire", age=2)
    board = played(advance("upkeep", "alice"), settle(answer("pay", pays)), alice={"battlefield": [braid]})
    assert (board.mana(), board.count("Braid of Fire")) == (mana, 1 if pays else 0)


# -- damage -------------------------------------------------------------------------------------------------------------------------


def bolts(*targets: str, **bob: Any) -> Any:
    steps = [step for target in targets for step in (cast("Lightning Bolt", target), settle())]
    alice = {"hand": ["Lightning Bolt"] * len(targets), "mana": {"R": len(targets)}}
    return played(*steps, alice=alice, bob=bob)


def test_phyrexian_unlife() -> None:
    board = bolts("bob", "bob", life=2, battlefield=["Phyrexian Unlife"])
    assert (board.life("bob"), board.player("bob")["counters"]) == (-1, {"poison": 3})
    assert not board.player("bob")["lost"]
    board = bolts("bob", life=5, battlefield=["Phyrexian Unlife"])
    assert (board.life("bob"), board.player("bob")["counters"]) == (2, {})
    board = bolts("bob", life=0, counters={"poison": 7}, battlefield=["Phyrexian Unlife"])
    assert board.player("bob")["lost"]


def test_everlasting_torment() -> None:
    board = bolts("Serra Angel", battlefield=["Serra Angel", "Everlasting Torment"])
    assert (board.counters("Serra Angel"), board.it("Serra Angel")["damage"]) == ({"m1m1": 3}, 0)
    alice = {"hand": ["Revitalize"], "mana": {"W": 2}, "battlefield": ["Everlasting Torment"]}
    assert played(cast("Revitalize"), settle(), alice=alice).life() == 20


def test_test_of_faith_is_a_shield_that_is_used_up() -> None:
    alice = {"hand": ["Test of Faith", "Shock", "Shock"], "mana": {"W": 2, "R": 2}, "battlefield": ["Serra Angel"]}
    faith = (cast("Test of Faith", "Serra Angel", pay=[{"pool": "W"}] * 2), settle())
    shock = (cast("Shock", "Serra Angel"), settle())
    board = played(*faith, *shock, alice=alice)
    assert (board.counters("Serra Angel"), board.it("Serra Angel")["damage"]) == ({"p1p1": 2}, 0)
    board = played(*faith, *shock, *shock, alice=alice)
    assert (board.counters("Serra Angel"), board.it("Serra Angel")["damage"]) == ({"p1p1": 3}, 1)


def test_damage_that_cant_be_prevented_uses_no_shield_up() -> None:  # 615.12
    alice = {
        "hand": ["Test of Faith", "Shock"],
        "mana": {"W": 2, "R": 1},
        "battlefield": ["Serra Angel", "Everlasting Torment"],
    }
    board = played(
        cast("Test of Faith", "Serra Angel", pay=[{"pool": "W"}] * 2),
        settle(),
        cast("Shock", "Serra Angel"),
        settle(),
        alice=alice,
    )
    assert board.counters("Serra Angel") == {"m1m1": 2}


def test_aberrant() -> None:
    board = played(
        attack("Aberrant"),
        advance("combat-damage", answers=[answer("target", "Torpor Orb")]),
        settle(),
        alice={"battlefield": [with_counters("Aberrant", p1p1=2), "Sol Ring"]},
        bob={"battlefield": ["Torpor Orb", "Panharmonicon"]},
    )
    assert (board.life("bob"), board.zone("graveyard", "bob")) == (18, ["Torpor Orb"])


@pytest.mark.parametrize("how", ["moved", "destroyed"])
def test_grafted_exoskeleton(how: str) -> None:
    grafted = {"card": "Grafted Exoskeleton", "attached-to": "Grizzly Bears"}
    alice = {"battlefield": ["Grizzly Bears", "Memnite", grafted], "mana": {"W": 2}, "hand": ["Disenchant"]}
    steps = (activate("Grafted Exoskeleton", 3, "Memnite"), settle())
    if how == "destroyed":
        steps = (cast("Disenchant", "Grafted Exoskeleton"), settle())
    board = played(*steps, alice=alice)
    assert "Grizzly Bears" in board.zone("graveyard")
    if how == "moved":
        assert board.size("Memnite") == "3/3"


def test_mikaeus() -> None:
    mikaeus = {"battlefield": ["Mikaeus, the Unhallowed", "Grizzly Bears", "Eager Cadet"]}
    board = played(
        cast("Shock", "Eager Cadet"),
        settle(),
        cast("Lightning Bolt", "Grizzly Bears"),
        settle(),
        alice={**mikaeus, "hand": ["Shock", "Lightning Bolt"], "mana": {"R": 2}},
    )
    assert (board.size("Grizzly Bears"), board.count("Eager Cadet")) == ("4/4", 0)
    board = played(
        attack("Eager Cadet"),
        advance("combat-damage"),
        settle(),
        alice={"battlefield": ["Eager Cadet"]},
        bob=mikaeus | {"battlefield": ["Mikaeus, the Unhallowed"]},
    )
    assert board.zone("graveyard") == ["Eager Cadet"]


def test_manticore() -> None:
    alice = {"hand": ["Manticore", "Shock"], "mana": {"B": 4, "R": 1}}
    bob = {"battlefield": ["Serra Angel", "Hill Giant"]}
    shock = (cast("Shock", "Serra Angel", pay=[{"pool": "R"}]), settle())
    board = played(*shock, cast("Manticore"), settle(), alice=alice, bob=bob)
    assert board.zone("graveyard", "bob") == ["Serra Angel"]


def test_ninjutsu() -> None:
    ninja = "Ink-Eyes, Servant of Oni"
    swamps = [{"card": "Swamp", "as": f"swamp-{n}"} for n in range(5)]
    pay = [{"source": land["as"], "ability": {"intrinsic": "Swamp"}} for land in swamps]
    sneak = activate(ninja, 1, pay=pay)
    alice = {"battlefield": ["Memnite", *swamps], "hand": [ninja]}
    bob = {"graveyard": ["Serra Angel"], "battlefield": ["Hill Giant"]}
    board = played(
        attack("Memnite"),
        advance("declare-blockers"),
        sneak,
        settle(),
        advance("combat-damage", answers=[answer("target", "Serra Angel")]),
        settle(answer("may", True)),
        alice=alice,
        bob=bob,
    )
    assert (board.life("bob"), board.zone("hand")) == (15, ["Memnite"])
    assert board.it("Serra Angel")["controller"] == "alice"
    played(attack("Memnite"), sneak, alice=alice, bob=bob, fails=True)  # blockers are not declared yet
    blocked = {"do": "block", "player": "bob", "blockers": [{"creature": "Hill Giant", "attacker": "Memnite"}]}
    played(attack("Memnite"), blocked, sneak, alice=alice, bob=bob, fails=True)


@pytest.mark.parametrize("times", [0, 2])
def test_squad(times: int) -> None:
    step = cast("Arco-Flagellant", additional=["squad"] * times)
    mana = {"B": 3 + 2 * times}
    board = played(step, settle(), alice={"hand": ["Arco-Flagellant"], "mana": mana})
    assert board.count("Arco-Flagellant") == 1 + times
