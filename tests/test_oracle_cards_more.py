"""Declared cards about combat, prevention, prohibitions, this turn and what happens together, played."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, attack, cast, mana_for, played, settle, taps


def block(creature: str, attacker: str) -> dict[str, Any]:
    return {"do": "block", "player": "bob", "blockers": [{"creature": creature, "attacker": attacker}]}


# -- combat ---------------------------------------------------------------------------------------------------------------------


def test_attack_triggers() -> None:
    board = played(attack("Audacious Thief"), settle(), alice={"battlefield": ["Audacious Thief"]})
    assert (board.life(), board.zone("hand")) == (19, ["Island"])
    board = played(
        attack("Audacious Thief"),
        settle({"kind": "order", "free": True}),
        alice={"battlefield": ["Audacious Thief", "Isshin, Two Heavens as One"]},
    )
    assert (board.life(), len(board.zone("hand"))) == (18, 2)
    board = played(attack("Grave Titan"), settle(), alice={"battlefield": ["Grave Titan"]})
    assert board.count("Zombie") == 2


def test_discard_if_there_is_a_card() -> None:
    for hand, may in ((["Forest"], True), ([], None)):
        answers = [answer("may", True, about="Burning-Tree Vandal")] if may else []
        step = {**attack("Burning-Tree Vandal"), "answers": []}
        board = played(step, settle(*answers), alice={"battlefield": ["Burning-Tree Vandal"], "hand": hand})
        assert board.zone("hand") == (["Island"] if hand else [])


def test_who_can_block() -> None:
    for attacker, blocker, legal in (
        ("Howlgeist", "Hill Giant", False),
        ("Howlgeist", "Craw Wurm", True),
        ("Juggernaut", "Wall of Omens", False),
        ("Juggernaut", "Hill Giant", True),
        ("Deep-Sea Kraken", "Hill Giant", False),
        ("Serra Angel", "Hill Giant", False),
        ("Serra Angel", "Cloudkin Seer", True),
        ("Grizzly Bears", "Bloodghast", False),
    ):
        played(
            attack(attacker),
            block(blocker, attacker),
            alice={"battlefield": [attacker]},
            bob={"battlefield": [blocker]},
            fails=not legal,
        )


def test_small_ones_slip_through() -> None:
    for creature, legal in (("Grizzly Bears", False), ("Craw Wurm", True)):
        played(
            attack(creature),
            block("Hill Giant", creature),
            alice={"battlefield": [creature, "Delney, Streetwise Lookout"]},
            bob={"battlefield": ["Hill Giant"]},
            fails=not legal,
        )


def test_kulrath_knight() -> None:
    for counters, legal in (({"p1p1": 1}, False), ({}, True)):
        played(
            attack("Kulrath Knight"),
            block("Serra Angel", "Kulrath Knight"),
            alice={"battlefield": ["Kulrath Knight"]},
            bob={"battlefield": [{"card": "Serra Angel", "counters": counters}]},
            fails=not legal,
        )


def test_poisonous_and_infect() -> None:
    board = played(
        attack("Virulent Sliver", "Glistener Elf"),
        advance("end"),
        alice={"battlefield": ["Virulent Sliver", "Glistener Elf"]},
    )
    assert (board.life("bob"), board.player("bob")["counters"]["poison"]) == (19, 2)


def test_out_of_the_fight() -> None:
    board = played(
        attack("Serra Angel"),
        {"do": "pass", "player": "alice"},
        activate("Maze of Ith", 1, "Serra Angel", player="bob"),
        settle(),
        advance("end"),
        alice={"battlefield": ["Serra Angel"]},
        bob={"battlefield": ["Maze of Ith"]},
    )
    assert board.life("bob") == 20


def test_fighting() -> None:
    board = played(
        cast("Prey Upon", "Hill Giant", "Grizzly Bears"),
        settle(),
        alice={"hand": ["Prey Upon"], "mana": {"G": 1}, "battlefield": ["Hill Giant"]},
        bob={"battlefield": ["Grizzly Bears"]},
    )
    assert (board.it("Hill Giant")["damage"], board.zone("graveyard", "bob")) == (2, ["Grizzly Bears"])


def test_obliterator() -> None:
    board = played(
        cast("Shock", "Phyrexian Obliterator"),
        settle(),
        alice={"hand": ["Shock"], "mana": {"R": 1}, "battlefield": ["Memnite", "Forest"]},
        bob={"battlefield": ["Phyrexian Obliterator"]},
    )
    assert board.zone("battlefield") == []


# -- regeneration, prevention ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spell", "survives"), [("Murder", True), ("Wrath of God", False), ("Day of Judgment", True)])
def test_regeneration(spell: str, survives: bool) -> None:
    targets = ["Blight Mamba"] if spell == "Murder" else []
    board = played(
        activate("Blight Mamba", 2, pay=[{"pool": "G"}, {"pool": "C"}]),
        settle(),
        cast(spell, *targets),
        settle(),
        alice={"hand": [spell], "mana": with_more(spell), "battlefield": ["Blight Mamba"]},
    )
    assert (board.zone("battlefield") == ["Blight Mamba"]) is survives
    if survives:
        assert board.it("Blight Mamba")["tapped"]


def with_more(card: str) -> dict[str, int]:
    pool = mana_for(card)
    return {**pool, "G": 1, "C": pool.get("C", 0) + 1}


def test_a_shield_is_for_once() -> None:
    board = played(
        activate("Blight Mamba", 2),
        settle(),
        {"do": "pass", "player": "alice"},
        cast("Shock", "Blight Mamba", player="bob"),
        settle(),
        {"do": "pass", "player": "alice"},
        cast("Lightning Bolt", "Blight Mamba", player="bob"),
        settle(),
        alice={"mana": {"G": 2}, "battlefield": ["Blight Mamba"]},
        bob={"hand": ["Shock", "Lightning Bolt"], "mana": {"R": 2}},
    )
    assert board.zone("battlefield") == []
    assert board.steps[4]["snapshot"]["objects"][0]["tapped"]


@pytest.mark.parametrize(
    ("card", "target", "size"),
    [("Vigor", "Grizzly Bears", "5/5"), ("Phyrexian Hydra", "Phyrexian Hydra", "4/4")],
)
def test_prevented_for_counters(card: str, target: str, size: str) -> None:
    board = played(
        cast("Lightning Bolt", target),
        settle(),
        alice={"hand": ["Lightning Bolt"], "mana": {"R": 1}, "battlefield": list(dict.fromkeys([card, target]))},
    )
    assert (board.size(target), board.it(target)["damage"]) == (size, 0)


def test_counters_instead_of_damage() -> None:
    for victim, size in (("Hill Giant", "1/1"), ("Grizzly Bears", None)):
        board = played(
            cast("Shock", victim),
            settle(),
            alice={"hand": ["Shock"], "mana": {"R": 1}, "battlefield": ["Soul-Scar Mage"]},
            bob={"battlefield": [victim]},
        )
        if size:
            assert board.size(victim) == size
        else:
            assert board.zone("graveyard", "bob") == [victim]


# -- what can't be done ---------------------------------------------------------------------------------------------------------


def test_named() -> None:
    needle = {"card": "Pithing Needle", "chosen": {"name": "Prodigal Sorcerer"}}
    played(activate("Prodigal Sorcerer", 1, "bob"), alice={"battlefield": ["Prodigal Sorcerer", needle]}, fails=True)
    needle = {"card": "Pithing Needle", "chosen": {"name": "Llanowar Elves"}}
    board = played(activate("Llanowar Elves", 1), alice={"battlefield": ["Llanowar Elves", needle]})
    assert board.mana() == {"G": 1}
    mage = {"card": "Meddling Mage", "chosen": {"name": "Shock"}}
    played(cast("Shock", "bob"), alice={"hand": ["Shock"], "mana": {"R": 1}, "battlefield": [mage]}, fails=True)


def test_chalice() -> None:
    for counters, there in ((1, False), (2, True)):
        board = played(
            cast("Llanowar Elves"),
            settle(),
            alice={"hand": ["Llanowar Elves"], "mana": {"G": 1}},
            bob={"battlefield": [{"card": "Chalice of the Void", "counters": {"charge": counters}}]},
        )
        assert ("Llanowar Elves" in board.zone("battlefield")) is there


def test_dearer_abilities() -> None:
    side = {"battlefield": ["Suppression Field", "Prodigal Sorcerer", "Llanowar Elves", "Gruul Signet"]}
    played(activate("Prodigal Sorcerer", 1, "bob"), alice={**side, "mana": {"C": 1}}, fails=True)
    assert played(activate("Prodigal Sorcerer", 1, "bob"), settle(), alice={**side, "mana": {"C": 2}}).life("bob") == 19
    assert played(activate("Llanowar Elves", 1), alice=side).mana() == {"G": 1}
    assert played(activate("Gruul Signet", 1), alice={**side, "mana": {"C": 1}}).mana() == {"R": 1, "G": 1}


def test_another_time() -> None:
    for card, creature, legal in (
        ("Vedalken Orrery", "Grizzly Bears", True),
        ("Yeva, Nature's Herald", "Grizzly Bears", True),
        ("Yeva, Nature's Herald", "Hill Giant", False),
    ):
        played(
            cast(creature),
            alice={"hand": [creature], "mana": mana_for(creature), "battlefield": [card]},
            active="bob",
            fails=True,
        )
        board = played(
            {"do": "pass", "player": "bob"},
            cast(creature),
            alice={"hand": [creature], "mana": mana_for(creature), "battlefield": [card]},
            active="bob",
            step="upkeep",
            fails=not legal,
        )
        assert bool(board.stack) is legal


def test_cheaper_spells() -> None:
    stenn = {"card": "Stenn, Paranoid Partisan", "chosen": {"card-type": "artifact"}}
    board = played(
        cast("Sculpting Steel"),
        settle(answer("choose-cards", "Panharmonicon", about="Sculpting Steel")),
        alice={"hand": ["Sculpting Steel"], "mana": {"C": 2}, "battlefield": [stenn, "Panharmonicon"]},
    )
    assert board.count("Panharmonicon") == 2


def test_ward() -> None:
    ghosts = {"card": "Sheltered by Ghosts", "attached-to": "Grizzly Bears"}
    for paid in (True, False):
        board = played(
            {"do": "pass", "player": "alice"},
            cast("Shock", "Grizzly Bears", player="bob"),
            settle(answer("pay", paid, player="bob", about="Grizzly Bears")),
            alice={"battlefield": ["Grizzly Bears", ghosts]},
            bob={"hand": ["Shock"], "mana": {"R": 1, "C": 2}},
        )
        assert ("Grizzly Bears" in board.zone("battlefield")) is not paid


# -- this turn, and for a while -------------------------------------------------------------------------------------------------


def test_when_that_creature_dies_this_turn() -> None:
    for card, life, poison in (("Searing Blood", 17, 0), ("Virulent Wound", 20, 1)):
        board = played(
            cast(card, "Memnite"),
            settle(),
            alice={"hand": [card], "mana": mana_for(card)},
            bob={"battlefield": ["Memnite"]},
        )
        assert (board.life("bob"), board.player("bob")["counters"].get("poison", 0)) == (life, poison)


def test_mana_this_turn() -> None:
    side = {"battlefield": ["Swamp", "Radiant Fountain"]}
    board = played(
        cast("Bubbling Muck"),
        settle(),
        taps("Swamp", "Swamp"),
        alice={**side, "hand": ["Bubbling Muck"], "mana": {"B": 1}},
    )
    assert board.mana() == {"B": 2}
    board = played(
        activate("Deep Water", 1),
        settle(),
        taps("Swamp", "Swamp"),
        alice={"battlefield": ["Deep Water", "Swamp"], "mana": {"U": 1}},
    )
    assert board.mana() == {"U": 1}


def test_lands_become_the_chosen_type() -> None:
    board = played(
        activate("Elsewhere Flask", 2),
        settle(answer("option", "Forest", about="Elsewhere Flask")),
        taps("Swamp", "Forest"),
        alice={"battlefield": ["Elsewhere Flask", "Swamp"]},
    )
    assert (board.mana(), board.it("Swamp")["subtypes"]) == ({"G": 1}, ["Forest"])


def test_mannequin() -> None:
    side = {"hand": ["Makeshift Mannequin"], "mana": mana_for("Makeshift Mannequin"), "graveyard": ["Serra Angel"]}
    script = (cast("Makeshift Mannequin", "Serra Angel"), settle())
    board = played(*script, alice=side)
    assert board.counters("Serra Angel") == {"mannequin": 1}
    bob = {"hand": ["Unsummon"], "mana": {"U": 1}}
    target = ({"do": "pass", "player": "alice"}, cast("Unsummon", "Serra Angel", player="bob"))
    board = played(*script, *target, alice=side, bob=bob)
    assert board.stack == ["Serra Angel", "Unsummon"]


def test_flame_wreathed_phoenix() -> None:
    board = played(
        cast("Flame-Wreathed Phoenix"),
        settle(answer("may", False, player="bob", about="Flame-Wreathed Phoenix")),
        {"do": "pass", "player": "alice"},
        cast("Murder", "Flame-Wreathed Phoenix", player="bob"),
        settle(),
        alice={"hand": ["Flame-Wreathed Phoenix"], "mana": mana_for("Flame-Wreathed Phoenix")},
        bob={"hand": ["Murder"], "mana": mana_for("Murder")},
    )
    assert board.zone("hand") == ["Flame-Wreathed Phoenix"]


# -- together -------------------------------------------------------------------------------------------------------------------


def test_one_trigger_for_a_batch() -> None:
    board = played(
        cast("Raise the Alarm"),
        settle(),
        alice={"hand": ["Raise the Alarm"], "mana": mana_for("Raise the Alarm"), "battlefield": ["Woodland Champion"]},
    )
    assert board.size("Woodland Champion") == "4/4"
    board = played(
        cast("Infest"),
        settle(),
        alice={
            "hand": ["Infest"],
            "mana": mana_for("Infest"),
            "battlefield": ["Vengeful Townsfolk", "Memnite", "Grizzly Bears"],
        },
    )
    assert board.counters("Vengeful Townsfolk") == {"p1p1": 1}
    board = played(
        cast("Servo Exhibition"),
        settle(),
        alice={
            "hand": ["Servo Exhibition"],
            "mana": mana_for("Servo Exhibition"),
            "battlefield": ["Ingenious Artillerist"],
        },
    )
    assert board.life("bob") == 18


def test_saga() -> None:
    script = (cast("History of Benalia"), settle())
    side = {"hand": ["History of Benalia"], "mana": mana_for("History of Benalia")}
    board = played(*script, alice=side)
    assert (board.count("Knight"), board.counters("History of Benalia")) == (1, {"lore": 1})
    saga = {"card": "History of Benalia", "counters": {"lore": 2}}
    board = played(
        advance("precombat-main", "alice"), settle(), alice={"battlefield": [saga]}, active="bob", step="end"
    )
    assert board.zone("graveyard") == ["History of Benalia"]


def test_planeswalker() -> None:
    ajani = {"card": "Ajani Goldmane", "counters": {"loyalty": 6}}
    board = played(
        {"do": "activate", "player": "alice", "source": "Ajani Goldmane", "ability": {"loyalty": "-6"}},
        settle(),
        alice={"battlefield": [ajani], "life": 17},
    )
    assert (board.size("Avatar"), board.zone("battlefield")) == ("17/17", ["Avatar"])


def test_copying_spells_and_abilities() -> None:
    board = played(
        cast("Grizzly Bears", pay=[{"pool": "C"}, {"pool": "G"}]),
        cast("Double Major", "Grizzly Bears"),
        settle(),
        alice={"hand": ["Grizzly Bears", "Double Major"], "mana": {"G": 2, "U": 1, "C": 1}},
    )
    assert board.count("Grizzly Bears") == 2
    board = played(
        activate("Prodigal Sorcerer", 1, "bob"),
        activate("Lithoform Engine", 1, "Prodigal Sorcerer"),
        settle(answer("target", "bob", about="Prodigal Sorcerer")),
        alice={"battlefield": ["Prodigal Sorcerer", "Lithoform Engine"], "mana": {"C": 2}},
    )
    assert board.life("bob") == 18


def test_replaced_drawing() -> None:
    for instead in (True, False):
        board = played(
            cast("Revitalize"),
            settle(answer("may", instead, about="Pursuit of Knowledge")),
            alice={"hand": ["Revitalize"], "mana": mana_for("Revitalize"), "battlefield": ["Pursuit of Knowledge"]},
        )
        assert board.counters("Pursuit of Knowledge") == ({"study": 1} if instead else {})
        assert board.zone("hand") == ([] if instead else ["Island"])


def test_a_card_is_shuffled_in() -> None:
    for card in ("Serra Avatar", "Vigor"):
        board = played(
            cast("Murder", card),
            settle(),
            alice={"hand": ["Murder"], "mana": mana_for("Murder"), "battlefield": [card]},
        )
        assert card in board.zone("library")


def test_what_counts() -> None:
    board = played(
        activate("Ratchet Bomb", 2),
        settle(),
        alice={
            "battlefield": [{"card": "Ratchet Bomb", "counters": {"charge": 2}}, "Grizzly Bears", "Memnite", "Forest"]
        },
    )
    assert board.zone("battlefield") == ["Forest", "Memnite"]
    board = played(
        cast("Engineered Explosives", x=3),
        settle(),
        alice={"hand": ["Engineered Explosives"], "mana": {"W": 1, "B": 1, "C": 1}},
    )
    assert board.counters("Engineered Explosives") == {"charge": 2}
    board = played(
        cast("Revitalize", pay=[{"pool": "W"}, {"pool": "W"}]),
        settle(),
        cast("Voracious Wurm"),
        settle(),
        alice={"hand": ["Revitalize", "Voracious Wurm"], "mana": {"W": 2, "G": 2}},
    )
    assert board.size("Voracious Wurm") == "5/5"


def test_the_swords_return() -> None:
    board = played(
        cast("Eager Cadet"),
        settle(answer("may", True, about="Sword of the Meek")),
        alice={"hand": ["Eager Cadet"], "mana": {"W": 1}, "graveyard": ["Sword of the Meek"]},
    )
    assert (board.size("Eager Cadet"), board.it("Sword of the Meek")["attached-to"]) == ("2/3", "Eager Cadet")


# -- what enters in other ways --------------------------------------------------------------------------------------------------


def test_auras_that_are_not_cast() -> None:
    board = played(
        cast("Replenish"),
        settle(answer("choose-cards", "Wastes", about="Wild Growth")),
        alice={
            "hand": ["Replenish"],
            "mana": mana_for("Replenish"),
            "graveyard": ["Wild Growth", "Mind Control"],
            "battlefield": ["Forest", "Wastes"],
        },
    )
    assert board.it("Wild Growth")["attached-to"] == "Wastes"
    assert board.zone("graveyard") == ["Mind Control", "Replenish"]  # 303.4g: nothing to enchant


def test_riot_given_by_another() -> None:
    board = played(
        cast("Grizzly Bears"),
        settle(answer("may", False, about="Grizzly Bears")),
        attack("Grizzly Bears"),
        alice={"hand": ["Grizzly Bears"], "mana": {"G": 1, "C": 1}, "battlefield": ["Rhythm of the Wild"]},
    )
    assert board.size("Grizzly Bears") == "2/2"


def test_an_ability_of_a_creature_is_no_creature_spell() -> None:
    board = played(
        cast("Grizzly Bears"),
        {"do": "pass", "player": "alice"},
        cast("Counterspell", "Grizzly Bears", player="bob"),
        settle(answer("may", True, about="Grizzly Bears")),
        alice={"hand": ["Grizzly Bears"], "mana": {"G": 1, "C": 1}, "battlefield": ["Rhythm of the Wild"]},
        bob={"hand": ["Counterspell"], "mana": {"U": 2}},
    )
    assert board.size("Grizzly Bears") == "3/3"


def test_suspended_cards_are_no_permanents() -> None:
    board = played(
        {"do": "special", "player": "alice", "card": "Durkwood Baloth", "action": "suspend"},
        alice={"hand": ["Durkwood Baloth"], "mana": {"G": 1}, "battlefield": ["Solemnity", "Doubling Season"]},
    )
    (exiled,) = (one for one in board.last["objects"] if one["name"] == "Durkwood Baloth")
    assert exiled["counters"] == {"time": 5}


def test_copies_from_elsewhere() -> None:
    board = played(
        cast("Body Double"),
        settle(answer("choose-cards", "Serra Angel", about="Body Double")),
        alice={"hand": ["Body Double"], "mana": mana_for("Body Double")},
        bob={"graveyard": ["Serra Angel", "Memnite"]},
    )
    assert board.zone("battlefield") == ["Serra Angel"]
    board = played(
        cast("Fugitive Wizard"),
        settle(answer("pay", True, about="Inalla, Archmage Ritualist")),
        alice={"hand": ["Fugitive Wizard"], "mana": {"U": 1, "C": 1}, "command": ["Inalla, Archmage Ritualist"]},
    )
    assert board.count("Fugitive Wizard") == 2


def test_reflexive() -> None:
    board = played(
        cast("Sparktongue Dragon"),
        settle(answer("pay", True, about="Sparktongue Dragon"), answer("target", "bob", about="Sparktongue Dragon")),
        alice={"hand": ["Sparktongue Dragon"], "mana": {"R": 8}},
    )
    assert board.life("bob") == 17


def test_size_of_the_exiled() -> None:
    board = played(
        cast("Phyrexian Ingester"),
        settle(answer("target", "Hill Giant", about="Phyrexian Ingester"), answer("may", True)),
        alice={"hand": ["Phyrexian Ingester"], "mana": mana_for("Phyrexian Ingester")},
        bob={"battlefield": ["Hill Giant"]},
    )
    assert board.size("Phyrexian Ingester") == "6/6"
