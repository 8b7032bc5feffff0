"""More cards that bring a rule of their own, played: attackers, ways to enter, planeswalkers."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, attack, cast, played, settle


def with_counters(card: str, **counters: int) -> dict[str, Any]:
    return {"card": card, "counters": counters}


# -- attackers ----------------------------------------------------------------------------------------------------------------------


def test_hexplate_wallbreaker() -> None:
    alice = {"hand": ["Hexplate Wallbreaker"], "mana": {"R": 5}}
    board = played(cast("Hexplate Wallbreaker"), settle(), alice=alice)
    assert (board.size("Rebel"), board.it("Hexplate Wallbreaker")["attached-to"]) == ("4/4", "Rebel")
    equipped = {"card": "Hexplate Wallbreaker", "attached-to": "Hill Giant"}
    board = played(
        attack("Hill Giant", "Memnite"),
        settle(),
        attack("Hill Giant"),
        settle(),
        advance("postcombat-main"),
        alice={"battlefield": ["Hill Giant", "Memnite", equipped]},
    )
    assert board.life("bob") == 20 - 5 - 1 - 5
    assert board.it("Hill Giant")["tapped"]


def test_melee_and_what_doubles_it() -> None:
    board = played(attack("Wulfgar of Icewind Dale"), settle(), alice={"battlefield": ["Wulfgar of Icewind Dale"]})
    assert board.size("Wulfgar of Icewind Dale") == "6/6"


def test_veyran() -> None:
    alice = {"battlefield": ["Veyran, Voice of Duality"], "hand": ["Shock"], "mana": {"R": 1}}
    board = played(cast("Shock", "bob"), settle(), alice=alice)
    assert board.size("Veyran, Voice of Duality") == "4/4"
    copied = {**alice, "battlefield": [*alice["battlefield"], "Lithoform Engine"], "mana": {"R": 1, "C": 3}}
    board = played(
        cast("Shock", "bob", pay=[{"pool": "R"}]),
        activate("Lithoform Engine", 2, "Shock"),
        settle({"kind": "target", "free": True}, {"kind": "order", "free": True}),
        alice=copied,
    )
    assert board.size("Veyran, Voice of Duality") == "6/6"


@pytest.mark.parametrize(
    ("blocker", "fails"), [("Scathe Zombies", True), ("Zephyr Falcon", True), ("Ornithopter", False)]
)
def test_phobian_phantasm_flies_and_is_feared(blocker: str, fails: bool) -> None:
    block = {"do": "block", "player": "bob", "blockers": [{"creature": blocker, "attacker": "Phobian Phantasm"}]}
    played(
        attack("Phobian Phantasm"),
        block,
        alice={"battlefield": ["Phobian Phantasm"]},
        bob={"battlefield": [blocker]},
        fails=fails,
    )


@pytest.mark.parametrize("attacker", ["Grasping Giant", "Knight of Sursi"])
def test_blocked(attacker: str) -> None:
    blocker = "Zephyr Falcon"
    block = {"do": "block", "player": "bob", "blockers": [{"creature": blocker, "attacker": attacker}]}
    board = played(attack(attacker), block, settle(), alice={"battlefield": [attacker]}, bob={"battlefield": [blocker]})
    if attacker == "Grasping Giant":
        assert board.zone("exile", "bob") == [blocker]
    else:
        assert board.zone("graveyard", "bob") == [blocker]


# -- ways in ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "fails"), [("Serra Angel", False), ("Forest", True), ("Shock", True)])
def test_manifest(card: str, fails: bool) -> None:
    up = {"do": "special", "player": "alice", "card": card, "action": "turn-face-up"}
    alice = {"hand": ["Soul Summons"], "mana": {"W": 7}, "library": [card, "Island"]}
    board = played(cast("Soul Summons"), settle(), alice=alice)
    (it,) = (o for o in board.last["objects"] if o["handle"] == card)
    assert (it["zone"], it["name"], it["power"], it["toughness"], it["types"]) == (
        "battlefield",
        "",
        2,
        2,
        ["creature"],
    )
    board = played(cast("Soul Summons"), settle(), up, alice=alice, fails=fails)
    if not fails:
        assert (board.size("Serra Angel"), board.mana()) == ("4/4", {})


def test_reality_ripple() -> None:
    alice = {"hand": ["Reality Ripple"], "mana": {"U": 2}}
    board = played(cast("Reality Ripple", "Forest"), settle(), alice=alice, bob={"battlefield": ["Forest"]})
    assert board.zone("battlefield", "bob") == []


@pytest.mark.parametrize("devoured", [[], ["Memnite"], ["Memnite", "Ornithopter"]])
def test_devour(devoured: list[str]) -> None:
    alice = {"hand": ["Gluttonous Slime"], "mana": {"G": 3}, "battlefield": ["Memnite", "Ornithopter", "Sol Ring"]}
    board = played(cast("Gluttonous Slime"), settle(answer("choose-cards", devoured)), alice=alice)
    assert board.counters("Gluttonous Slime") == ({"p1p1": len(devoured)} if devoured else {})
    assert board.zone("graveyard") == devoured


def test_impending() -> None:
    name = "Overlord of the Hauntwoods"
    alice = {"hand": [name], "mana": {"G": 3}}
    cast_so = (cast(name, alternative="impending"), settle())
    board = played(*cast_so, alice=alice)
    assert (board.counters(name), board.it(name)["types"]) == ({"time": 4}, ["enchantment"])
    assert board.it("Everywhere")["tapped"]
    board = played(*cast_so, advance("end"), settle(), alice=alice)
    assert board.counters(name) == {"time": 3}
    board = played(cast(name), settle(), alice={"hand": [name], "mana": {"G": 5}})
    assert (board.counters(name), board.size(name)) == ({}, "6/5")


@pytest.mark.parametrize(("giant", "life"), [("Worldspine Wurm", 17), ("Hill Giant", 20)])
def test_hideaway(giant: str, life: int) -> None:
    library = ["Island", "Lightning Bolt", "Swamp", "Forest", "Plains"]
    alice = {"hand": ["Mosswort Bridge"], "library": library, "battlefield": [giant], "mana": {}}
    play = {"do": "play-land", "player": "alice", "card": "Mosswort Bridge"}
    hide = (play, settle(answer("choose-cards", ["Lightning Bolt"])))
    board = played(*hide, alice=alice)
    assert (board.player("alice")["library"][0], board.zone("exile")) == ("Plains", [""])
    untapped = advance("precombat-main", "alice")
    pay = [{"source": "Forest", "ability": {"intrinsic": "Forest"}}]
    side = {**alice, "battlefield": [giant, "Forest"], "library": [*library[:3], "Wastes", "Plains", "Plains"]}
    shot = answer("cast", [{"card": "Lightning Bolt", "targets": ["bob"]}])
    board = played(
        *hide,
        untapped,
        activate("Mosswort Bridge", 4, pay=pay),
        settle(*([shot] if life < 20 else [])),
        alice=side,
    )
    assert board.life("bob") == life


def test_sundering_titan() -> None:
    alice = {"hand": ["Sundering Titan"], "mana": {"C": 8}}
    board = played(cast("Sundering Titan"), settle(), alice=alice, bob={"battlefield": ["Breeding Pool", "Plains"]})
    assert board.zone("graveyard", "bob") == ["Breeding Pool", "Plains"]


@pytest.mark.parametrize(("theirs", "exchanged"), [("Memnite", True), ("Serra Angel", False)])
def test_pucas_mischief(theirs: str, exchanged: bool) -> None:
    alice = {"battlefield": ["Puca's Mischief", "Hill Giant"]}
    targets = answer("target", ["Hill Giant", theirs] if exchanged else ["Hill Giant"])
    upkeep = advance("upkeep", "alice", answers=[targets])
    board = played(upkeep, settle(answer("may", True)), alice=alice, bob={"battlefield": [theirs]})
    assert (board.it(theirs)["controller"] == "alice") is exchanged
    assert (board.it("Hill Giant")["controller"] == "bob") is exchanged


def test_drannith_magistrate() -> None:
    alice = {"exile": [{"card": "Rift Bolt", "counters": {"time": 1}}], "hand": ["Shock"], "mana": {"R": 1}}
    bob = {"battlefield": ["Drannith Magistrate"]}
    played(cast("Shock", "bob"), alice=alice, bob=bob)
    released = answer("cast", [{"card": "Rift Bolt", "targets": ["bob"]}])
    played(advance("upkeep", "alice"), settle(released), alice=alice, bob=bob, fails="not-offered")


# -- planeswalkers ------------------------------------------------------------------------------------------------------------------


def loyal(card: str, change: str, *targets: str, line: int | None = None) -> dict[str, Any]:
    ability = {"loyalty": change, **({"line": line} if line else {})}
    found: dict[str, Any] = {"do": "activate", "player": "alice", "source": card, "ability": ability}
    return {**found, "targets": list(targets)} if targets else found


def test_jace_the_mind_sculptor() -> None:
    jace = with_counters("Jace, the Mind Sculptor", loyalty=12)
    top = {"library": ["Forest", "Swamp"]}
    board = played(
        loyal(jace["card"], "+2", "bob"), settle(answer("may", True)), alice={"battlefield": [jace]}, bob=top
    )
    assert board.player("bob")["library"] == ["Swamp", "Forest"]
    side = {"battlefield": [jace], "hand": ["Shock"], "library": ["Forest", "Swamp", "Plains", "Wastes"]}
    board = played(loyal(jace["card"], "0"), settle(answer("choose-cards", ["Shock", "Swamp"])), alice=side)
    assert board.player("alice")["library"] == ["Shock", "Swamp", "Wastes"]
    bob = {"hand": ["Memnite"], "library": ["Forest", "Swamp"]}
    board = played(loyal(jace["card"], "-12", "bob"), settle(), alice={"battlefield": [jace]}, bob=bob)
    assert (board.zone("library", "bob"), board.zone("exile", "bob")) == (["Memnite"], ["Forest", "Swamp"])


def test_gideon_blackblade() -> None:
    gideon = with_counters("Gideon Blackblade", loyalty=4)
    alice = {"battlefield": [gideon, "Memnite"], "hand": ["Shock"], "mana": {"R": 1}}
    board = played(cast("Shock", "Gideon Blackblade"), settle(), alice=alice)
    assert (board.size("Gideon Blackblade"), board.counters("Gideon Blackblade")) == ("4/4", {"loyalty": 4})
    board = played(
        cast("Shock", "Gideon Blackblade", player="bob"),
        settle(),
        active="bob",
        alice=alice,
        bob={"hand": ["Shock"], "mana": {"R": 1}},
    )
    assert (board.it("Gideon Blackblade")["types"], board.counters("Gideon Blackblade")) == (
        ["planeswalker"],
        {"loyalty": 2},
    )
    chosen = answer("option", "lifelink")
    board = played(
        loyal("Gideon Blackblade", "+1", "Memnite"),
        settle(chosen),
        attack("Memnite"),
        advance("combat-damage"),
        alice=alice,
    )
    assert board.life() == 21


@pytest.mark.parametrize(("casts", "life"), [(True, 17), (False, 18)])
def test_chandra_torch_of_defiance(casts: bool, life: int) -> None:
    chandra = with_counters("Chandra, Torch of Defiance", loyalty=4)
    alice = {"battlefield": [chandra], "library": ["Lightning Bolt"], "mana": {"R": 1}}
    shot = [{"card": "Lightning Bolt", "targets": ["bob"]}] if casts else []
    board = played(loyal(chandra["card"], "+1", line=1), settle(answer("cast", shot)), alice=alice)
    assert board.life("bob") == life


def test_an_emblem() -> None:
    chandra = with_counters("Chandra, Torch of Defiance", loyalty=7)
    alice = {"battlefield": [chandra], "hand": ["Memnite"]}
    board = played(
        loyal(chandra["card"], "-7"),
        settle(),
        cast("Memnite", answers=[answer("target", "bob")]),
        settle(),
        alice=alice,
    )
    assert (board.life("bob"), board.zone("command")) == (15, [])


def test_chandra_fire_artisan() -> None:
    chandra = with_counters("Chandra, Fire Artisan", loyalty=4)
    board = played(
        cast("Shock", "Chandra, Fire Artisan", player="bob"),
        settle(answer("target", "bob")),
        active="bob",
        alice={"battlefield": [chandra]},
        bob={"hand": ["Shock"], "mana": {"R": 1}},
    )
    assert board.life("bob") == 18
    alice = {"battlefield": [chandra], "library": ["Forest"]}
    land = {"do": "play-land", "player": "alice", "card": "Forest", "from": "exile"}
    board = played(loyal(chandra["card"], "+1"), settle(), land, alice=alice)
    assert "Forest" in board.zone("battlefield")


def test_tibalt() -> None:
    tibalt = with_counters("Tibalt, the Fiend-Blooded", loyalty=6)
    alice = {"battlefield": [tibalt], "library": ["Forest"]}
    board = played(loyal(tibalt["card"], "+1"), settle(), alice=alice)
    assert board.zone("graveyard") == ["Forest"]
    bob = {"hand": ["Forest"] * 3, "battlefield": [{"card": "Hill Giant", "tapped": True}]}
    assert played(loyal(tibalt["card"], "-4", "bob"), settle(), alice=alice, bob=bob).life("bob") == 17
    board = played(
        loyal(tibalt["card"], "-6"), settle(), attack("Hill Giant"), advance("combat-damage"), alice=alice, bob=bob
    )
    assert board.life("bob") == 17


def test_ajani_outland_chaperone() -> None:
    ajani = with_counters("Ajani, Outland Chaperone", loyalty=8)
    alice = {"battlefield": [ajani], "library": ["Sol Ring", "Forest", "Serra Angel", "Memnite"]}
    board = played(loyal(ajani["card"], "+1"), settle(), alice=alice)
    assert board.it("Kithkin")["colors"] == ["W", "G"]
    board = played(loyal(ajani["card"], "-8"), settle(answer("choose-cards", ["Sol Ring", "Memnite"])), alice=alice)
    assert board.zone("battlefield") == ["Memnite", "Sol Ring"]
