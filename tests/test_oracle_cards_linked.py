"""Cards that bring a rule of their own, played: linked abilities, states, graveyards, counters of every kind."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, attack, cast, mana_for, played, settle

# -- linked abilities, copies of cards (607, 707.12) ------------------------------------------------------------------------------


def exiled(card: str, source: str) -> dict[str, Any]:
    return {"card": card, "exiled-with": source}


def arcanist(*answers: dict[str, Any], mana: str = "R", amount: int = 3, cards: tuple[str, ...] = ()) -> Any:
    return played(
        activate("Elite Arcanist", 2),
        settle(*answers),
        alice={
            "battlefield": ["Elite Arcanist"],
            "exile": [exiled(card, "Elite Arcanist") for card in cards],
            "mana": {mana: amount},
        },
    )


def test_x_is_the_sum_and_all_are_copied() -> None:
    copies = [{"copy-of": "Lightning Helix", "targets": ["bob"]}, {"copy-of": "Shock", "targets": ["bob"]}]
    board = arcanist(answer("cast", copies), cards=("Shock", "Lightning Helix"))
    assert (board.life(), board.life("bob"), board.mana()) == (23, 15, {})
    assert board.zone("exile") == ["Lightning Helix", "Shock"]
    assert board.zone("graveyard") == []


def test_what_is_not_cast_is_gone() -> None:  # 704.5e
    board = arcanist(answer("cast", []), cards=("Shock",))
    assert (board.zone("exile"), board.mana()) == (["Shock"], {"R": 2})


def test_without_an_exiled_card_x_is_zero() -> None:
    board = arcanist()
    assert (board.mana(), board.it("Elite Arcanist")["tapped"]) == ({"R": 3}, True)


def test_isochron_scepter() -> None:
    side = {"battlefield": ["Isochron Scepter"], "exile": [exiled("Shock", "Isochron Scepter")], "mana": {"C": 2}}
    yes = (answer("may", True), answer("cast", [{"copy-of": "Shock", "targets": ["bob"]}]))
    assert played(activate("Isochron Scepter", 2), settle(*yes), alice=side).life("bob") == 18
    assert played(activate("Isochron Scepter", 2), settle(answer("may", False)), alice=side).life("bob") == 20


def test_prototype_portal_makes_a_token_of_each() -> None:
    side = {
        "battlefield": ["Prototype Portal"],
        "exile": [exiled("Memnite", "Prototype Portal"), exiled("Sol Ring", "Prototype Portal")],
        "mana": {"C": 1},
    }
    board = played(activate("Prototype Portal", 2), settle(), alice=side)
    assert board.it("Memnite")["token"]
    assert board.it("Sol Ring")["token"]


def test_lagrella_takes_one_creature_of_each_player() -> None:
    alice = {"hand": ["Lagrella, the Magpie"], "mana": mana_for("Lagrella, the Magpie"), "battlefield": ["Memnite"]}
    bob = {"battlefield": ["Hill Giant", "Grizzly Bears"]}
    both = answer("target", ["Memnite", "Hill Giant"])
    board = played(cast("Lagrella, the Magpie"), settle(both), alice=alice, bob=bob)
    assert (board.zone("exile"), board.zone("exile", "bob")) == (["Memnite"], ["Hill Giant"])
    of_one = answer("target", ["Hill Giant", "Grizzly Bears"])
    played(cast("Lagrella, the Magpie"), settle(of_one), alice=alice, bob=bob, fails="not-offered")


def test_sudden_disappearance() -> None:
    alice = {"hand": ["Sudden Disappearance"], "mana": mana_for("Sudden Disappearance"), "battlefield": ["Sol Ring"]}
    bob = {"battlefield": ["Grizzly Bears", "Forest", "Torpor Orb"]}
    board = played(cast("Sudden Disappearance", "bob"), settle(), alice=alice, bob=bob)
    assert board.zone("battlefield", "bob") == ["Forest"]
    board = played(cast("Sudden Disappearance", "bob"), settle(), advance("end"), settle(), alice=alice, bob=bob)
    assert board.zone("battlefield", "bob") == ["Forest", "Grizzly Bears", "Torpor Orb"]


# -- states, abilities about abilities, the end of the game (603.8, 603.3b, 104.2b) --------------------------------------------------


def depths(*steps: dict[str, Any], **alice: Any) -> Any:
    land = {"card": "Dark Depths", "as": "Dark Depths", "counters": {"ice": 1}}
    return played(
        activate("Dark Depths", 2), settle(), *steps, alice={"battlefield": [land], "mana": {"C": 3}, **alice}
    )


def test_dark_depths_thaws() -> None:
    board = depths()
    assert board.zone("graveyard") == ["Dark Depths"]
    assert (board.size("Marit Lage"), board.count("Marit Lage")) == ("20/20", 1)


def test_dark_depths_must_be_sacrificed_for_the_token() -> None:
    land = {"card": "Dark Depths", "counters": {"ice": 1}}
    board = played(
        activate("Dark Depths", 2, pay=[{"pool": "C"}] * 3),
        {"do": "resolve"},
        cast("Ghostly Flicker", "Dark Depths", "Island"),
        settle(),
        alice={"battlefield": [land, "Island"], "hand": ["Ghostly Flicker"], "mana": {"C": 5, "U": 1}},
    )
    assert board.counters("Dark Depths") == {"ice": 10}
    assert board.count("Marit Lage") == 0


def test_force_bubble_empties_at_the_end_step() -> None:
    bob = {"battlefield": ["Force Bubble"]}
    alice = {"hand": ["Lightning Bolt"], "mana": {"R": 1}}
    board = played(cast("Lightning Bolt", "bob"), settle(), alice=alice, bob=bob)
    assert (board.life("bob"), board.counters("Force Bubble")) == (20, {"depletion": 3})
    board = played(cast("Lightning Bolt", "bob"), settle(), advance("end"), settle(), alice=alice, bob=bob)
    assert board.counters("Force Bubble") == {}


@pytest.mark.parametrize(("treasures", "over"), [(10, True), (9, False)])
def test_revel_in_riches_wins(treasures: int, over: bool) -> None:
    treasure = {"token": {"name": "Treasure", "types": ["artifact"], "subtypes": ["Treasure"]}}
    side = {"battlefield": ["Revel in Riches", *[treasure] * treasures], "library": ["Island"] * 3}
    steps = (advance("upkeep", "alice"), settle(), advance("draw"))
    board = played(*steps, alice=side, bob={"library": ["Island"] * 3}, fails=over)
    assert not board.player("bob")["lost"]


@pytest.mark.parametrize(("pays", "cards"), [(True, 1), (False, 0)])
def test_strict_proctor(pays: bool, cards: int) -> None:
    alice = {"hand": ["Elvish Visionary"], "mana": {"G": 4}, "library": ["Island"]}
    board = played(
        cast("Elvish Visionary"), settle(answer("pay", pays)), alice=alice, bob={"battlefield": ["Strict Proctor"]}
    )
    assert (len(board.zone("hand")), board.mana()) == (cards, {} if pays else {"G": 2})


def test_strict_proctor_leaves_other_abilities_alone() -> None:
    bob = {"battlefield": ["Strict Proctor", "Doomed Traveler"]}
    board = played(cast("Shock", "Doomed Traveler"), settle(), alice={"hand": ["Shock"], "mana": {"R": 1}}, bob=bob)
    assert board.count("Spirit") == 1


# -- graveyards ---------------------------------------------------------------------------------------------------------------------


def test_leyline_of_the_void() -> None:
    board = played(
        cast("Shock", "theirs"),
        settle(),
        cast("Lightning Bolt", "mine"),
        settle(),
        alice={
            "battlefield": ["Leyline of the Void", {"card": "Eager Cadet", "as": "mine"}],
            "hand": ["Shock", "Lightning Bolt"],
            "mana": {"R": 2},
        },
        bob={"battlefield": [{"card": "Eager Cadet", "as": "theirs"}]},
    )
    assert (board.zone("exile", "bob"), board.zone("graveyard", "bob")) == (["Eager Cadet"], [])
    assert board.zone("graveyard") == ["Eager Cadet", "Lightning Bolt", "Shock"]


def test_moonshadow_counts_a_batch_once() -> None:
    moon = {"card": "Moonshadow", "counters": {"m1m1": 6}}
    alice = {"battlefield": [moon, "Eager Cadet", "Doomed Traveler"], "hand": ["Infest"], "mana": {"B": 3}}
    board = played(
        cast("Infest"),
        settle({"kind": "order", "free": True}),
        alice={**alice, "battlefield": [{**moon, "counters": {"m1m1": 4}}, "Eager Cadet", "Doomed Traveler"]},
    )
    assert board.counters("Moonshadow") == {"m1m1": 3}
    board = played(cast("Shock", "bob"), settle(), alice={"battlefield": [moon], "hand": ["Shock"], "mana": {"R": 1}})
    assert board.counters("Moonshadow") == {"m1m1": 6}  # an instant is no permanent card


@pytest.mark.parametrize(("counters", "stack"), [({"m1m1": 1}, ["Moonshadow"]), ({}, [])])
def test_moonshadow_looks_at_its_counters_as_the_event_happens(counters: dict[str, int], stack: list[str]) -> None:
    alice = {
        "battlefield": [{"card": "Moonshadow", "counters": counters}, "Eager Cadet"],
        "hand": ["Shock"],
        "mana": {"R": 1},
    }
    board = played(cast("Shock", "Eager Cadet"), {"do": "resolve"}, alice=alice)
    assert board.stack == stack


@pytest.mark.parametrize(("card", "spell", "returns"), [("Grizzly Bears", "Zombify", True), ("Memnite", "", False)])
def test_prized_amalgam(card: str, spell: str, returns: bool) -> None:
    first = cast(spell, card) if spell else cast(card)
    alice = {
        "graveyard": ["Prized Amalgam", *([card] if spell else [])],
        "hand": [spell or card],
        "mana": mana_for(spell or card),
    }
    board = played(first, settle(), advance("end"), settle(), alice=alice)
    assert ("Prized Amalgam" in board.zone("battlefield")) is returns
    if returns:
        assert board.it("Prized Amalgam")["tapped"]


def test_emrakul_is_cast() -> None:
    libraries = {"alice": {"library": ["Island"] * 4}, "bob": {"library": ["Island"] * 4}}
    alice = {"hand": ["Emrakul, the Aeons Torn"], "mana": {"C": 15}, **libraries["alice"]}
    bob = {"hand": ["Counterspell"], "mana": {"U": 2}, **libraries["bob"]}
    board = played(
        cast("Emrakul, the Aeons Torn"),
        {"do": "resolve"},
        {"do": "pass", "player": "alice"},
        cast("Counterspell", "Emrakul, the Aeons Torn", player="bob"),
        settle(),
        advance("upkeep"),
        alice=alice,
        bob=bob,
    )
    assert board.it("Emrakul, the Aeons Torn")["controller"] == "alice"
    assert (board.last["active"], board.last["turn"]) == ("alice", 6)


def test_emrakul_attacks() -> None:
    bob = {"battlefield": ["Forest"] * 7, "hand": ["Doom Blade", "Swamp"]}
    board = played(
        attack("Emrakul, the Aeons Torn"),
        settle(),
        alice={"battlefield": ["Emrakul, the Aeons Torn"], "hand": ["Unsummon"], "mana": {"U": 1}},
        bob=bob,
    )
    assert board.zone("battlefield", "bob") == ["Forest"]


def test_emrakul_is_protected_from_coloured_spells_alone() -> None:
    alice = {"battlefield": ["Emrakul, the Aeons Torn", "Prodigal Sorcerer"], "hand": ["Unsummon"], "mana": {"U": 1}}
    played(cast("Unsummon", "Emrakul, the Aeons Torn"), alice=alice, fails=True)
    board = played(activate("Prodigal Sorcerer", 1, "Emrakul, the Aeons Torn"), settle(), alice=alice)
    assert board.it("Emrakul, the Aeons Torn")["damage"] == 1


def test_heart_piercer_manticore() -> None:
    alice = {"hand": ["Heart-Piercer Manticore"], "mana": {"R": 4}, "battlefield": ["Hill Giant", "Memnite"]}
    board = played(
        cast("Heart-Piercer Manticore"),
        settle(answer("choose-cards", ["Hill Giant"]), answer("target", "bob")),
        alice=alice,
    )
    assert (board.life("bob"), board.zone("graveyard")) == (17, ["Hill Giant"])


def test_embalm() -> None:
    alice = {"graveyard": ["Heart-Piercer Manticore"], "mana": {"R": 6}}
    board = played(activate("Heart-Piercer Manticore", 2), settle(answer("may", False)), alice=alice)
    it = board.it("Heart-Piercer Manticore")
    assert (it["colors"], it["subtypes"], it["token"]) == (["W"], ["Manticore", "Zombie"], True)
    assert board.zone("exile") == ["Heart-Piercer Manticore"]


def test_ancient_greenwarden() -> None:
    land = {"do": "play-land", "player": "alice", "card": "Forest", "from": "graveyard"}
    alice = {"battlefield": ["Ancient Greenwarden", "Jaddi Offshoot"], "graveyard": ["Forest", "Memnite"]}
    board = played(land, settle(), alice=alice)
    assert (board.life(), board.zone("graveyard")) == (22, ["Memnite"])
    played({**cast("Memnite"), "from": "graveyard"}, alice=alice, fails=True)
    played(land, alice={"graveyard": ["Forest"]}, fails=True)


def test_sheoldred() -> None:
    library = ["Island"] * 3
    alice = {"battlefield": ["Sheoldred, Whispering One"], "graveyard": ["Memnite"], "library": library}
    bob = {"battlefield": ["Grizzly Bears", "Swamp"], "library": library}
    board = played(advance("upkeep", "bob"), settle(), alice=alice, bob=bob)
    assert board.zone("battlefield", "bob") == ["Swamp"]
    board = played(advance("upkeep", "alice"), settle(), alice=alice, bob=bob)
    assert "Memnite" in board.zone("battlefield")


@pytest.mark.parametrize("cast_it", [True, False])
def test_dread_cacodemon_must_be_cast_from_hand(cast_it: bool) -> None:
    alice: dict[str, Any] = {"battlefield": ["Memnite"]}
    if cast_it:
        alice |= {"hand": ["Dread Cacodemon"], "mana": {"B": 10}}
        step = cast("Dread Cacodemon")
    else:
        alice |= {"hand": ["Zombify"], "graveyard": ["Dread Cacodemon"], "mana": {"B": 4}}
        step = cast("Zombify", "Dread Cacodemon")
    board = played(step, settle(), alice=alice, bob={"battlefield": ["Grizzly Bears"]})
    assert (board.count("Grizzly Bears"), board.it("Memnite")["tapped"]) == ((0, True) if cast_it else (1, False))


def test_epochrasite_comes_back_larger() -> None:
    library = ["Island"] * 9
    alice = {"battlefield": ["Epochrasite"], "hand": ["Shock"], "mana": {"R": 1}, "library": library}
    bob = {"library": library}
    board = played(cast("Shock", "Epochrasite"), settle(), alice=alice, bob=bob)
    assert board.zone("exile") == ["Epochrasite"]
    upkeeps = [advance("upkeep", "alice"), settle(answer("cast", [{"card": "Epochrasite"}]))] * 3
    board = played(cast("Shock", "Epochrasite"), settle(), *upkeeps, alice=alice, bob=bob)
    assert (board.size("Epochrasite"), board.counters("Epochrasite")) == ("4/4", {"p1p1": 3})
    board = played(cast("Epochrasite"), settle(), alice={"hand": ["Epochrasite"], "mana": {"C": 2}})
    assert board.counters("Epochrasite") == {}


def test_dearly_departed() -> None:
    alice = {"graveyard": ["Dearly Departed"], "hand": ["Eager Cadet", "Memnite"], "mana": {"W": 1}}
    board = played(cast("Eager Cadet"), settle(), cast("Memnite"), settle(), alice=alice)
    assert (board.size("Eager Cadet"), board.size("Memnite")) == ("2/2", "1/1")


@pytest.mark.parametrize(("mana", "size"), [({"B": 2, "G": 2}, "3/3"), ({"B": 4}, "2/2")])
def test_vigor_mortis(mana: dict[str, int], size: str) -> None:
    alice = {"graveyard": ["Grizzly Bears"], "hand": ["Vigor Mortis"], "mana": mana}
    assert played(cast("Vigor Mortis", "Grizzly Bears"), settle(), alice=alice).size("Grizzly Bears") == size


@pytest.mark.parametrize(("land", "fails"), [("Plains", False), ("Island", True)])
def test_massacre_for_nothing(land: str, fails: bool) -> None:
    step = cast("Massacre", alternative="without-paying")
    played(step, alice={"hand": ["Massacre"], "battlefield": ["Swamp"]}, bob={"battlefield": [land]}, fails=fails)
