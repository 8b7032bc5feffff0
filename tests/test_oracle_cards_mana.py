"""Declared cards that make mana, add to it or change it, played."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, cast, mana_for, played, settle, taps

FOREST_ETC = ["Forest", "Island", "Swamp", "Mountain", "Plains"]


@pytest.mark.parametrize(
    ("card", "line", "made", "said"),
    [
        ("Wastes", 1, "C", None),
        ("Radiant Fountain", 2, "C", None),
        ("Kabira Crossroads", 3, "W", None),
        ("Selesnya Guildgate", 2, "W", "W"),
        ("Ancient Den", 1, "W", None),
        ("Azorius Chancery", 3, "WU", None),
        ("City of Brass", 2, "R", "R"),
        ("Mana Confluence", 1, "R", "R"),
        ("Adarkar Wastes", 2, "U", "U"),
        ("Ancient Tomb", 1, "CC", None),
        ("Havenwood Battleground", 3, "GG", None),
        ("Gaea's Cradle", 1, "G", None),
        ("Tolarian Academy", 1, "U", None),
        ("Meteor Crater", 1, "G", "G"),
        ("Llanowar Elves", 1, "G", None),
        ("Birds of Paradise", 2, "B", "B"),
        ("Alloy Myr", 1, "B", "B"),
        ("Basal Thrull", 1, "BB", None),
        ("Marwyn, the Nurturer", 2, "G", None),
        ("Sol Ring", 1, "CC", None),
        ("Mind Stone", 1, "C", None),
        ("Lotus Petal", 1, "W", "W"),
        ("Lotus Bloom", 2, "WWW", "W"),
        ("Abzan Banner", 1, "B", "B"),
        ("Reflecting Pool", 1, "G", None),
        ("Harvester Druid", 1, "G", None),
        ("Naga Vitalist", 1, "G", None),
        ("Exotic Orchard", 1, "U", None),
        ("Fellwar Stone", 1, "U", None),
        ("Sylvok Explorer", 1, "U", None),
        ("Quirion Explorer", 1, "U", None),
        ("Star Compass", 2, "G", None),
    ],
)
def test_one_activation(card: str, line: int, made: str, said: str | None) -> None:
    answers = [answer("color", said)] if said else []
    board = played(
        activate(card, line, answers=answers),
        # A creature and an artifact besides, for what counts them.
        alice={
            "battlefield": [card, *(n for n in ("Forest", "Grizzly Bears", "Panharmonicon") if keeps_sole(card, n))]
        },
        bob={"battlefield": ["Island"]},
    )
    assert board.mana() == {letter: made.count(letter) for letter in set(made)}


def keeps_sole(card: str, other: str) -> bool:
    """Whether another permanent leaves a card with what the table of cases says that it makes."""
    return not (card == "Meteor Crater" and other == "Panharmonicon")


@pytest.mark.parametrize("land", ["Forest", "Wastes"])
@pytest.mark.parametrize(
    ("card", "forest", "wastes"),
    [
        ("Mana Flare", {"G": 2}, {"C": 2}),
        ("Heartbeat of Spring", {"G": 2}, {"C": 2}),
        ("Mirari's Wake", {"G": 2}, {"C": 2}),
        ("Zendikar Resurgent", {"G": 2}, {"C": 2}),
        ("Vernal Bloom", {"G": 2}, {"C": 1}),
        ("Gauntlet of Might", {"G": 1}, {"C": 1}),
        ("Overabundance", {"G": 2}, {"C": 2}),
        ("Mana Reflection", {"G": 2}, {"C": 2}),
        ("Nyxbloom Ancient", {"G": 3}, {"C": 3}),
        ("Contamination", {"B": 1}, {"B": 1}),
        ("Infernal Darkness", {"B": 1}, {"B": 1}),
        ("Ritual of Subdual", {"C": 1}, {"C": 1}),
        ("Kinnan, Bonder Prodigy", {"G": 1}, {"C": 1}),
        ("Manabarbs", {"G": 1}, {"C": 1}),
    ],
)
def test_what_changes_mana(card: str, forest: dict[str, int], wastes: dict[str, int], land: str) -> None:
    act = taps("Forest", "Forest") if land == "Forest" else activate("Wastes", 1)
    board = played(act, alice={"battlefield": [card, land]})
    assert board.mana() == (forest if land == "Forest" else wastes)
    assert board.stack == (["Manabarbs"] if card == "Manabarbs" else [])
    assert board.life() == (19 if card == "Overabundance" else 20)


@pytest.mark.parametrize(
    ("aura", "mana", "said"),
    [
        ("Wild Growth", {"G": 2}, []),
        ("Overgrowth", {"G": 3}, []),
        ("Fertile Ground", {"G": 1, "R": 1}, [answer("color", "R")]),
        ("Glittering Frost", {"G": 1, "R": 1}, [answer("color", "R")]),
        ("Dawn's Reflection", {"G": 1, "R": 1, "U": 1}, [answer("mana", {"R": 1, "U": 1})]),
    ],
)
def test_auras_that_add(aura: str, mana: dict[str, int], said: list[dict[str, Any]]) -> None:
    board = played(
        taps("Forest", "Forest", answers=said),
        alice={"battlefield": ["Forest", {"card": aura, "attached-to": "Forest"}]},
    )
    assert board.mana() == mana


def test_the_chosen_color() -> None:
    for card in ("Gauntlet of Power", "Caged Sun"):
        for color, mana in (("G", {"G": 2}), ("R", {"G": 1})):
            board = played(
                taps("Forest", "Forest"),
                alice={"battlefield": ["Forest", "Grizzly Bears", {"card": card, "chosen": {"color": color}}]},
            )
            assert board.mana() == mana
            assert board.size("Grizzly Bears") == ("3/3" if color == "G" else "2/2")


def test_lands_given_an_ability() -> None:
    for card, creature in (("Joiner Adept", "Forest"), ("Chromatic Lantern", "Forest")):
        board = played(
            {
                "do": "activate",
                "player": "alice",
                "source": creature,
                "ability": {"granted-by": card, "line": 1},
                "answers": [answer("color", "R")],
            },
            alice={"battlefield": [creature, card]},
        )
        assert board.mana() == {"R": 1}


def test_restricted_mana() -> None:
    script = (
        {"do": "play-land", "player": "alice", "card": "Cavern of Souls", "answers": [answer("creature-type", "Bear")]},
        activate("Cavern of Souls", 3, answers=[answer("color", "G")]),
    )
    side = {"hand": ["Cavern of Souls", "Grizzly Bears", "Llanowar Elves"], "mana": {"C": 1}}
    bob = {"hand": ["Counterspell"], "mana": {"U": 2}}
    played(*script, cast("Llanowar Elves"), alice=side, fails=True)
    board = played(
        *script,
        cast("Grizzly Bears"),
        {"do": "pass", "player": "alice"},
        cast("Counterspell", "Grizzly Bears", player="bob"),
        settle(),
        alice=side,
        bob=bob,
    )
    assert "Grizzly Bears" in board.zone("battlefield")


@pytest.mark.parametrize("pays", [True, False])
def test_paying_life_as_it_enters(pays: bool) -> None:
    for card in ("Breeding Pool", "Steam Vents", "Watery Grave"):
        board = played(
            {"do": "play-land", "player": "alice", "card": card, "answers": [answer("pay", pays, about=card)]},
            alice={"hand": [card]},
        )
        assert (board.life(), board.it(card)["tapped"]) == ((18, False) if pays else (20, True))


def test_entering_tapped() -> None:
    for card, others, tapped in (
        ("Canopy Vista", ["Forest", "Plains"], False),
        ("Canopy Vista", ["Forest", "Wastes"], False),
        ("Canopy Vista", ["Forest", "Tropical Island"], True),
        ("Selesnya Guildgate", [], True),
        ("Vivid Crag", [], True),
        ("Radiant Fountain", [], False),
        ("Radiant Fountain", ["Orb of Dreams"], True),
    ):
        board = played(
            {"do": "play-land", "player": "alice", "card": card}, alice={"hand": [card], "battlefield": others}
        )
        assert board.it(card)["tapped"] is tapped, (card, others)


def test_a_land_comes_back() -> None:
    board = played(
        {"do": "play-land", "player": "alice", "card": "Azorius Chancery"},
        settle(answer("choose-cards", "Forest", about="Azorius Chancery")),
        alice={"hand": ["Azorius Chancery"], "battlefield": ["Forest", "Island"]},
    )
    assert board.zone("hand") == ["Forest"]


def test_counters_run_out() -> None:
    board = played(
        activate("Gemstone Mine", 2, answers=[answer("color", "B")]),
        alice={"battlefield": [{"card": "Gemstone Mine", "counters": {"mining": 1}}]},
    )
    assert (board.mana(), board.zone("graveyard")) == ({"B": 1}, ["Gemstone Mine"])


def test_incubation() -> None:
    for counters, number in (({}, 1), ({"p1p1": 1}, 3)):
        board = played(
            activate("Incubation Druid", 1),
            alice={"battlefield": ["Forest", {"card": "Incubation Druid", "counters": counters}]},
        )
        assert board.mana() == {"G": number}
    board = played(
        activate("Incubation Druid", 2), settle(), alice={"battlefield": ["Incubation Druid"], "mana": {"G": 2, "C": 3}}
    )
    assert board.counters("Incubation Druid") == {"p1p1": 3}


def test_lands_that_become_creatures() -> None:
    board = played(activate("Mutavault", 2), settle(), alice={"battlefield": ["Mutavault"], "mana": {"C": 1}})
    assert board.size("Mutavault") == "2/2"
    assert {"Bear", "Saproling"} <= set(board.it("Mutavault")["subtypes"])
    assert sorted(board.it("Mutavault")["types"]) == ["creature", "land"]
    board = played(activate("Inkmoth Nexus", 2), settle(), alice={"battlefield": ["Inkmoth Nexus"], "mana": {"C": 1}})
    assert board.it("Inkmoth Nexus")["subtypes"] == ["Blinkmoth", "Phyrexian"]


def test_land_types() -> None:
    for card, subtypes in (
        ("Blood Moon", ["Mountain"]),
        ("Magus of the Moon", ["Mountain"]),
        ("Urborg, Tomb of Yawgmoth", ["Swamp"]),
    ):
        board = played(settle(), alice={"battlefield": [card, "Radiant Fountain"]})
        assert board.it("Radiant Fountain")["subtypes"] == subtypes
    board = played(
        taps("Radiant Fountain", "Island"),
        alice={"battlefield": ["Radiant Fountain", {"card": "Spreading Seas", "attached-to": "Radiant Fountain"}]},
    )
    assert board.mana() == {"U": 1}


def test_upkeep_of_contamination() -> None:
    for kept in (True, False):
        board = played(
            advance("upkeep", "alice"),
            settle(answer("pay", kept, about="Contamination")),
            alice={"battlefield": ["Contamination", "Memnite"]},
            active="bob",
            step="end",
        )
        assert board.zone("battlefield") == (["Contamination"] if kept else ["Memnite"])


def test_spells_of_mana() -> None:
    board = played(
        cast("Sacrifice", answers=[answer("choose-cards", "Serra Angel", about="Sacrifice")]),
        settle(),
        alice={"hand": ["Sacrifice"], "mana": mana_for("Sacrifice"), "battlefield": ["Serra Angel", "Memnite"]},
    )
    assert board.mana() == {"B": 5}
    board = played(cast("Dark Ritual"), settle(), alice={"hand": ["Dark Ritual"], "mana": {"B": 1}})
    assert board.mana() == {"B": 3}
