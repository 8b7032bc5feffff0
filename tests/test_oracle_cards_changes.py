"""Declared cards that remove, return, copy and change permanents, and counters on them, played."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, cast, mana_for, played, settle

# -- removal --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "target", "gone"),
    [
        ("Shock", "Grizzly Bears", True),
        ("Shock", "Pillarfield Ox", False),
        ("Lightning Bolt", "Hill Giant", True),
        ("Lightning Helix", "Hill Giant", True),
        ("Murder", "Serra Angel", True),
        ("Doom Blade", "Serra Angel", True),
        ("Last Gasp", "Hill Giant", True),
        ("Stone Rain", "Forest", True),
        ("Disenchant", "Panharmonicon", True),
        ("Naturalize", "Humility", True),
        ("Unsummon", "Serra Angel", True),
        ("Revoke Existence", "Memnite", True),
    ],
)
def test_one_target(card: str, target: str, gone: bool) -> None:
    board = played(
        cast(card, target), settle(), alice={"hand": [card], "mana": mana_for(card)}, bob={"battlefield": [target]}
    )
    assert (board.zone("battlefield", "bob") == []) is gone


@pytest.mark.parametrize(
    ("card", "target"),
    [
        ("Doom Blade", "Walking Corpse"),
        ("Disenchant", "Grizzly Bears"),
        ("Lava Spike", "Grizzly Bears"),
        ("Murder", "Forest"),
        ("Lightning Bolt", "Blastoderm"),
    ],
)
def test_no_legal_target(card: str, target: str) -> None:
    played(
        cast(card, target), alice={"hand": [card], "mana": mana_for(card)}, bob={"battlefield": [target]}, fails=True
    )


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("Day of Judgment", ["Forest", "Panharmonicon", "Solemnity"]),
        ("Wrath of God", ["Forest", "Panharmonicon", "Solemnity"]),
        ("Supreme Verdict", ["Forest", "Panharmonicon", "Solemnity"]),
        ("Akroma's Vengeance", ["Forest"]),
        ("Infest", ["Forest", "Panharmonicon", "Serra Angel", "Solemnity"]),
        ("Fiery Cannonade", ["Forest", "Panharmonicon", "Serra Angel", "Solemnity"]),
    ],
)
def test_all_at_once(card: str, left: list[str]) -> None:
    board = played(
        cast(card),
        settle(),
        alice={"hand": [card], "mana": mana_for(card), "battlefield": ["Memnite"]},
        bob={"battlefield": ["Forest", "Panharmonicon", "Solemnity", "Serra Angel", "Grizzly Bears"]},
    )
    assert (board.zone("battlefield"), board.zone("battlefield", "bob")) == ([], left)


def test_divided() -> None:
    board = played(
        cast(
            "Arc Lightning", "Memnite", "Grizzly Bears", answers=[answer("divide", {"Memnite": 1, "Grizzly Bears": 2})]
        ),
        settle(),
        alice={"hand": ["Arc Lightning"], "mana": mana_for("Arc Lightning")},
        bob={"battlefield": ["Memnite", "Grizzly Bears", "Ornithopter"]},
    )
    assert board.zone("battlefield", "bob") == ["Ornithopter"]


def test_modes() -> None:
    side = {"hand": ["Boros Charm"], "mana": {"R": 1, "W": 1}, "battlefield": ["Grizzly Bears", "Panharmonicon"]}
    assert played(cast("Boros Charm", "bob", modes=[1]), settle(), alice=side).life("bob") == 16
    board = played(
        cast("Boros Charm", modes=[2]),
        settle(),
        {"do": "pass", "player": "alice"},
        cast("Disenchant", "Panharmonicon", player="bob"),
        settle(),
        alice=side,
        bob={"hand": ["Disenchant"], "mana": {"W": 2}},
    )
    assert board.count("Panharmonicon") == 1
    board = played(
        cast("Boros Charm", "Grizzly Bears", modes=[3]),
        settle(),
        {"do": "attack", "player": "alice", "attackers": [{"creature": "Grizzly Bears", "defender": "bob"}]},
        advance("end"),
        alice=side,
    )
    assert board.life("bob") == 16


def test_two_targets_one_optional() -> None:
    side = {"hand": ["Relic Crush"], "mana": mana_for("Relic Crush")}
    for targets in (["Panharmonicon"], ["Panharmonicon", "Humility"]):
        board = played(
            cast("Relic Crush", *targets),
            settle(),
            alice=side,
            bob={"battlefield": ["Panharmonicon", "Humility", "Solemnity"]},
        )
        assert len(board.zone("battlefield", "bob")) == 3 - len(targets)


# -- returning ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "life", "controller", "where"),
    [
        ("Reanimate", 15, "alice", "bob"),
        ("Zombify", 20, "alice", "alice"),
    ],
)
def test_out_of_a_graveyard(card: str, life: int, controller: str, where: str) -> None:
    sides: dict[str, dict[str, Any]] = {"alice": {"hand": [card], "mana": mana_for(card)}, "bob": {}}
    sides[where]["graveyard"] = ["Serra Angel"]
    board = played(cast(card, "Serra Angel"), settle(), alice=sides["alice"], bob=sides["bob"])
    assert (board.it("Serra Angel")["controller"], board.life()) == (controller, life)


@pytest.mark.parametrize(
    ("card", "alice", "bob"),
    [
        ("Exhume", ["Grizzly Bears"], ["Memnite", "Torpor Orb"]),
        ("Living Death", ["Grizzly Bears"], ["Memnite", "Torpor Orb"]),
        ("Replenish", ["Elite Vanguard", "Solemnity"], ["Torpor Orb"]),
        ("Open the Vaults", ["Elite Vanguard", "Solemnity"], ["Memnite", "Torpor Orb"]),
    ],
)
def test_out_of_graveyards(card: str, alice: list[str], bob: list[str]) -> None:
    board = played(
        cast(card),
        settle(),
        alice={
            "hand": [card],
            "mana": mana_for(card),
            "graveyard": ["Solemnity", "Grizzly Bears"],
            "battlefield": ["Elite Vanguard"],
        },
        bob={"graveyard": ["Memnite"], "battlefield": ["Torpor Orb"]},
    )
    if card == "Exhume":
        alice = ["Elite Vanguard", *alice]
    assert (board.zone("battlefield"), board.zone("battlefield", "bob")) == (alice, bob)


def test_show_and_tell() -> None:
    board = played(
        cast("Show and Tell"),
        settle(
            answer("choose-cards", "Serra Angel", about="Show and Tell"),
            answer("choose-cards", [], player="bob", about="Show and Tell"),
        ),
        alice={"hand": ["Show and Tell", "Serra Angel", "Forest"], "mana": mana_for("Show and Tell")},
        bob={"hand": ["Memnite", "Shock"]},
    )
    assert (board.zone("battlefield"), board.zone("battlefield", "bob")) == (["Serra Angel"], [])


def test_collected_company_and_search() -> None:
    board = played(
        cast("Collected Company"),
        settle(answer("choose-cards", ["Grizzly Bears", "Memnite"], about="Collected Company")),
        alice={
            "hand": ["Collected Company"],
            "mana": mana_for("Collected Company"),
            "library": ["Memnite", "Serra Angel", "Grizzly Bears", "Forest", "Shock", "Elite Vanguard", "Hill Giant"],
        },
    )
    assert board.zone("battlefield") == ["Grizzly Bears", "Memnite"]
    board = played(
        cast("Rampant Growth"),
        settle(answer("choose-cards", "Forest", about="Rampant Growth")),
        alice={
            "hand": ["Rampant Growth"],
            "mana": mana_for("Rampant Growth"),
            "library": ["Shock", "Forest", "Island"],
        },
    )
    assert board.it("Forest")["tapped"]


@pytest.mark.parametrize("card", ["Oblivion Ring", "Journey to Nowhere", "Fiend Hunter", "Banisher Priest", "Silkwrap"])
def test_exiled_for_a_while(card: str) -> None:
    away = "Murder" if card in ("Fiend Hunter", "Banisher Priest") else "Disenchant"
    said = [answer("target", "Grizzly Bears", about=card)]
    if card == "Fiend Hunter":
        said.append(answer("may", True, about=card))
    script = [cast(card), settle(*said)]
    alice = {"hand": [card], "mana": mana_for(card)}
    bob = {"battlefield": ["Grizzly Bears"], "hand": [away], "mana": mana_for(away)}
    board = played(*script, alice=alice, bob=bob)
    assert (board.zone("battlefield", "bob"), board.zone("exile", "bob")) == ([], ["Grizzly Bears"])
    script += [{"do": "pass", "player": "alice"}, cast(away, card, player="bob"), settle()]
    board = played(*script, alice=alice, bob=bob)
    assert (board.zone("battlefield", "bob"), board.zone("graveyard")) == (["Grizzly Bears"], [card])


def test_out_and_back() -> None:
    bear = {"card": "Grizzly Bears", "counters": {"p1p1": 1}}
    board = played(
        cast("Cloudshift", "Grizzly Bears"),
        settle(),
        alice={"hand": ["Cloudshift"], "mana": {"W": 1}, "battlefield": [bear]},
    )
    assert board.size("Grizzly Bears") == "2/2"
    board = played(
        cast("Ghostly Flicker", "Grizzly Bears", "Radiant Fountain"),
        settle(),
        alice={
            "hand": ["Ghostly Flicker"],
            "mana": mana_for("Ghostly Flicker"),
            "battlefield": [bear, "Radiant Fountain"],
        },
    )
    assert (board.life(), board.counters("Grizzly Bears")) == (22, {})


# -- copies, layers ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "copied", "types"),
    [
        ("Clone", "Serra Angel", ["creature"]),
        ("Phyrexian Metamorph", "Serra Angel", ["artifact", "creature"]),
        ("Sculpting Steel", "Panharmonicon", ["artifact"]),
        ("Copy Artifact", "Panharmonicon", ["artifact", "enchantment"]),
        ("Clever Impersonator", "Panharmonicon", ["artifact"]),
    ],
)
def test_entering_as_a_copy(card: str, copied: str, types: list[str]) -> None:
    board = played(
        cast(card),
        settle(answer("choose-cards", copied, about=card)),
        alice={"hand": [{"card": card, "as": "copy"}], "mana": mana_for(card)},
        bob={"battlefield": ["Serra Angel", "Panharmonicon"]},
    )
    assert (board.it("copy")["name"], sorted(board.it("copy")["types"])) == (copied, types)


def test_all_your_creatures_enter_as_a_copy() -> None:
    board = played(
        cast("Elvish Visionary"),
        settle(),
        alice={
            "hand": [{"card": "Elvish Visionary", "as": "elf"}],
            "mana": mana_for("Elvish Visionary"),
            "battlefield": ["Essence of the Wild"],
        },
    )
    assert (board.it("elf")["name"], board.zone("hand")) == ("Essence of the Wild", [])


@pytest.mark.parametrize(
    ("card", "permanent", "size", "types"),
    [
        ("Humility", "Serra Angel", "1/1", ["creature"]),
        ("March of the Machines", "Panharmonicon", "4/4", ["artifact", "creature"]),
        ("Opalescence", "Solemnity", "3/3", ["creature", "enchantment"]),
        ("Enchanted Evening", "Grizzly Bears", "2/2", ["creature", "enchantment"]),
        ("Life and Limb", "Forest", "1/1", ["creature", "land"]),
        ("Kormus Bell", "Swamp", "1/1", ["creature", "land"]),
        ("Nature's Revolt", "Wastes", "2/2", ["creature", "land"]),
        ("Battle Sliver", "Manaweft Sliver", "3/1", ["creature"]),
        ("Forest", "Kird Ape", "2/3", ["creature"]),
        ("Swamp", "Kird Ape", "1/1", ["creature"]),
        ("Teysa Karlov", "Serra Avatar", "20/20", ["creature"]),
        ("Forest", "Nylea, God of the Hunt", "None/None", ["enchantment"]),
        ("Forest", "Metallic Mimic", "2/1", ["artifact", "creature"]),
        ("Mirari's Wake", "Grizzly Bears", "3/3", ["creature"]),
    ],
)
def test_changed(card: str, permanent: str, size: str, types: list[str]) -> None:
    board = played(settle(), alice={"battlefield": [card, permanent]})
    assert (board.size(permanent), sorted(board.it(permanent)["types"])) == (size, types)


@pytest.mark.parametrize(
    ("card", "size", "subtypes"),
    [
        ("Humble", "0/1", ["Angel"]),
        ("Ovinize", "0/1", ["Angel"]),
        ("Gift of Tusks", "3/3", ["Elephant"]),
        ("Dragonscale Boon", "6/6", ["Angel"]),
    ],
)
def test_changed_until_end_of_turn(card: str, size: str, subtypes: list[str]) -> None:
    script = (cast(card, "Serra Angel"), settle())
    side = {"hand": [card], "mana": mana_for(card), "battlefield": ["Serra Angel"]}
    board = played(*script, alice=side)
    assert (board.size("Serra Angel"), board.it("Serra Angel")["subtypes"]) == (size, subtypes)
    board = played(*script, advance("upkeep", "bob"), alice=side)
    assert board.size("Serra Angel") == ("6/6" if card == "Dragonscale Boon" else "4/4")


def test_control() -> None:
    board = played(
        cast("Mind Control", "Serra Angel"),
        settle(),
        alice={"hand": ["Mind Control"], "mana": mana_for("Mind Control")},
        bob={"battlefield": ["Serra Angel"]},
    )
    assert board.it("Serra Angel")["controller"] == "alice"
    script = (
        cast("Act of Treason", "Serra Angel"),
        settle(),
        {"do": "attack", "player": "alice", "attackers": [{"creature": "Serra Angel", "defender": "bob"}]},
    )
    sides: dict[str, Any] = {
        "alice": {"hand": ["Act of Treason"], "mana": mana_for("Act of Treason")},
        "bob": {"battlefield": [{"card": "Serra Angel", "tapped": True}]},
    }
    board = played(*script, advance("end"), **sides)
    assert (board.life("bob"), board.it("Serra Angel")["controller"]) == (16, "alice")
    board = played(*script, advance("upkeep", "bob"), **sides)
    assert board.it("Serra Angel")["controller"] == "bob"


# -- counters -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "number"),
    [
        ("Hardened Scales", 3),
        ("Doubling Season", 4),
        ("Corpsejack Menace", 4),
        ("Winding Constrictor", 3),
        ("Vizier of Remedies", 2),
        ("Solemnity", 0),
        ("Melira, Sylvok Outcast", 2),
    ],
)
def test_counters_put(effect: str, number: int) -> None:
    board = played(
        cast("Dragonscale Boon", "Grizzly Bears"),
        settle(),
        alice={
            "hand": ["Dragonscale Boon"],
            "mana": mana_for("Dragonscale Boon"),
            "battlefield": ["Grizzly Bears", effect],
        },
    )
    assert board.counters("Grizzly Bears").get("p1p1", 0) == number


def test_a_cost_is_no_effect() -> None:
    for effect, counters in (("Doubling Season", {"m1m1": 1}), ("Vizier of Remedies", {})):
        board = played(
            activate("Devoted Druid", 2),
            settle(),
            alice={"battlefield": [{"card": "Devoted Druid", "tapped": True}, effect]},
        )
        assert (board.counters("Devoted Druid"), board.it("Devoted Druid")["tapped"]) == (counters, False)
    played(
        activate("Devoted Druid", 2),
        alice={"battlefield": [{"card": "Devoted Druid", "tapped": True}, "Solemnity"]},
        fails=True,
    )


def test_entering_with_counters() -> None:
    side = {"mana": {"G": 2, "C": 4}}
    board = played(
        cast("Grizzly Bears"),
        settle(),
        alice={"hand": ["Grizzly Bears"], "battlefield": ["Master Biomancer"], "mana": {"G": 1, "C": 1}},
    )
    assert (board.size("Grizzly Bears"), board.it("Grizzly Bears")["subtypes"]) == ("4/4", ["Bear", "Mutant"])
    board = played(
        cast("Walking Ballista", x=2),
        settle(),
        alice={"hand": ["Walking Ballista"], "mana": {"C": 4}},
    )
    assert board.size("Walking Ballista") == "2/2"
    mimic = {"card": "Metallic Mimic", "chosen": {"creature-type": "Bear"}}
    board = played(
        cast("Grizzly Bears"),
        settle(),
        alice={**side, "hand": ["Grizzly Bears"], "battlefield": [mimic], "mana": {"G": 1, "C": 1}},
    )
    assert (board.size("Grizzly Bears"), board.it("Metallic Mimic")["subtypes"]) == ("3/3", ["Bear", "Shapeshifter"])


def test_moving_counters() -> None:
    board = played(
        activate("Leech Bonder", 2, "Leech Bonder", "Grizzly Bears"),
        settle(),
        alice={
            "battlefield": [
                {"card": "Leech Bonder", "tapped": True, "counters": {"m1m1": 2}},
                "Grizzly Bears",
            ],
            "mana": {"U": 1},
        },
    )
    assert (board.size("Leech Bonder"), board.size("Grizzly Bears")) == ("2/2", "1/1")


def test_damage_prevented_for_counters() -> None:
    board = played(
        cast("Lightning Bolt", "Unbreathing Horde"),
        settle(),
        alice={
            "hand": ["Lightning Bolt"],
            "mana": {"R": 1},
            "battlefield": [{"card": "Unbreathing Horde", "counters": {"p1p1": 2}}],
        },
    )
    assert (board.size("Unbreathing Horde"), board.it("Unbreathing Horde")["damage"]) == ("1/1", 0)
