"""Cards played that are cast or hidden face down, that copy spells, or whose costs are counted (708, 702.75, 707.10, 601.2f)."""

from __future__ import annotations

import pytest
from played import activate, advance, answer, attack, cast, played, settle


def test_disguise() -> None:
    alice = {"hand": ["Nightdrinker Moroii"], "mana": {"B": 5}, "battlefield": ["Soul Warden"]}
    hidden = (cast("Nightdrinker Moroii", alternative="face-down"), settle())
    board = played(*hidden, alice=alice)
    (it,) = (o for o in board.last["objects"] if o["handle"] == "Nightdrinker Moroii")
    assert (it["name"], it["power"], it["toughness"], it["colors"]) == ("", 2, 2, [])
    assert (board.life(), board.mana()) == (21, {"B": 2})
    up = {"do": "special", "player": "alice", "card": "Nightdrinker Moroii", "action": "turn-face-up"}
    board = played(*hidden, up, settle(), alice=alice)
    assert (board.size("Nightdrinker Moroii"), board.life(), board.mana()) == ("4/2", 21, {})


def test_a_disguised_creature_has_ward() -> None:
    alice = {"hand": ["Nightdrinker Moroii", "Shock"], "mana": {"B": 3, "R": 1}}
    bob = {"hand": ["Shock"], "mana": {"R": 1}}
    shock = cast("Shock", "Nightdrinker Moroii", player="bob")
    board = played(
        cast("Nightdrinker Moroii", alternative="face-down", pay=[{"pool": "B"}] * 3),
        settle(),
        cast("Shock", "bob"),
        {"do": "pass", "player": "alice"},
        shock,
        settle(),
        alice=alice,
        bob=bob,
    )
    (it,) = (o for o in board.last["objects"] if o["handle"] == "Nightdrinker Moroii")
    assert (it["zone"], it["damage"]) == ("battlefield", 0)


def test_what_has_no_disguise_is_not_cast_face_down() -> None:
    alice = {"hand": ["Grizzly Bears"], "mana": {"G": 3}}
    played(cast("Grizzly Bears", alternative="face-down"), alice=alice, fails=True)


@pytest.mark.parametrize(("cards", "life"), [(20, 17), (24, 20)])
def test_shelldock_isle_counts_libraries(cards: int, life: int) -> None:
    library = ["Lightning Bolt", *["Wastes"] * 29]
    alice = {"hand": ["Shelldock Isle"], "library": library, "battlefield": ["Island"]}
    pay = [{"source": "Island", "ability": {"intrinsic": "Island"}}]
    shot = answer("cast", [{"card": "Lightning Bolt", "targets": ["bob"]}])
    board = played(
        {"do": "play-land", "player": "alice", "card": "Shelldock Isle"},
        settle(answer("choose-cards", ["Lightning Bolt"])),
        advance("precombat-main", "alice"),
        activate("Shelldock Isle", 4, pay=pay),
        settle(*([shot] if life < 20 else [])),
        alice=alice,
        bob={"library": ["Wastes"] * (cards + 1)},
    )
    assert board.life("bob") == life


HOWL = ["Howl of the Horde", "Shock"]
THE_SAME_TARGETS = {"kind": "target", "free": True}


def test_howl_of_the_horde() -> None:
    alice = {"hand": HOWL, "mana": {"R": 4}}
    board = played(cast("Howl of the Horde"), settle(), cast("Shock", "bob"), settle(THE_SAME_TARGETS), alice=alice)
    assert board.life("bob") == 20 - 2 - 2


def test_howl_of_the_horde_after_an_attack() -> None:
    pays = [{"source": f"m{n}", "ability": {"intrinsic": "Mountain"}} for n in range(4)]
    mountains = [{"card": "Mountain", "as": f"m{n}"} for n in range(4)]
    board = played(
        attack("Memnite"),
        advance("postcombat-main"),
        cast("Howl of the Horde", pay=pays[:3]),
        settle(),
        cast("Shock", "bob", pay=pays[3:]),
        settle(THE_SAME_TARGETS),
        alice={"hand": HOWL, "battlefield": ["Memnite", *mountains]},
    )
    assert board.life("bob") == 20 - 1 - 2 - 2 - 2


def test_howl_of_the_horde_is_over_at_the_end_of_turn() -> None:
    mountain = {"card": "Mountain", "as": "m"}
    pay = [{"source": "m", "ability": {"intrinsic": "Mountain"}}]
    alice = {"hand": ["Howl of the Horde", "Shock"], "mana": {"R": 3}, "battlefield": [mountain]}
    board = played(
        cast("Howl of the Horde"),
        settle(),
        advance("upkeep", "alice"),
        cast("Shock", "bob", pay=pay),
        settle(),
        alice=alice,
    )
    assert board.life("bob") == 18


def test_twinning_staff() -> None:
    alice = {
        "battlefield": ["Twinning Staff", "Lithoform Engine"],
        "hand": ["Shock"],
        "mana": {"R": 1, "C": 3},
    }
    board = played(
        cast("Shock", "bob", pay=[{"pool": "R"}]),
        activate("Lithoform Engine", 2, "Shock"),
        settle({"kind": "target", "free": True}),
        alice=alice,
    )
    assert board.life("bob") == 14


def test_the_skullspore_nexus() -> None:
    alice = {
        "hand": ["The Skullspore Nexus", "Day of Judgment"],
        "mana": {"G": 4, "W": 4},
        "battlefield": ["Serra Angel", "Hill Giant", "Memnite"],
    }
    nexus = cast("The Skullspore Nexus", pay=[{"pool": "G"}] * 4)
    board = played(nexus, settle(), cast("Day of Judgment"), settle(), alice=alice)
    assert board.size("Fungus Dinosaur") == "8/8"
    played(nexus, alice={**alice, "battlefield": ["Hill Giant"]}, fails=True)
    side = {"battlefield": ["The Skullspore Nexus", "Hill Giant"], "mana": {"C": 2}}
    assert played(activate("The Skullspore Nexus", 3, "Hill Giant"), settle(), alice=side).size("Hill Giant") == "6/3"


@pytest.mark.parametrize(("more", "fails"), [(["flash"], False), ([], True)])
def test_twilights_call_as_though_it_had_flash(more: list[str], fails: bool) -> None:
    alice = {"hand": ["Twilight's Call"], "mana": {"B": 8}, "graveyard": ["Memnite"]}
    step = cast("Twilight's Call", additional=more)
    board = played(step, alice=alice, step="upkeep", fails=fails)
    if not fails:
        assert board.mana() == {}
