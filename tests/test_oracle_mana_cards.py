"""Declared cards on mana beyond its making, and on an announced X, played: amounts, restrictions, spending, phases."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, attack, cast, mana_for, played, settle, taps

from oracle.cards import find
from oracle.driver import play
from oracle.vocabulary.abilities import ANY_TARGET, Activated, Face, SpellAbility
from oracle.vocabulary.amounts import X
from oracle.vocabulary.costs import cost
from oracle.vocabulary.instructions import DealDamage, GainLife
from oracle.vocabulary.selectors import Target

# -- what permanents are tapped for -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("land", "mana"), [("Plains", "R"), ("Island", "G"), ("Swamp", "W"), ("Mountain", "U"), ("Forest", "B")]
)
def test_each_land_type_has_its_own(land: str, mana: str) -> None:
    board = played(taps(land, land), alice={"battlefield": [land]}, bob={"battlefield": ["Naked Singularity"]})
    assert board.mana() == {mana: 1}
    board = played(taps(land, land), alice={"battlefield": [land]}, bob={"battlefield": ["Reality Twist"]})
    twisted = {"Plains": "R", "Swamp": "G", "Mountain": "W", "Forest": "B", "Island": "U"}
    assert board.mana() == {twisted[land]: 1}


def test_with_several_land_types_the_player_who_taps_chooses() -> None:
    for chosen in "GB":
        board = played(
            taps("Tropical Island", "Forest", answers=[answer("color", chosen, about="Naked Singularity")]),
            alice={"battlefield": ["Tropical Island"]},
            bob={"battlefield": ["Naked Singularity"]},
        )
        assert board.mana() == {chosen: 1}


def test_damping_sphere_looks_at_the_amount() -> None:
    for land, line, made in (("Wastes", 1, {"C": 1}), ("Simic Growth Chamber", 3, {"C": 1})):
        board = played(activate(land, line), alice={"battlefield": [land]}, bob={"battlefield": ["Damping Sphere"]})
        assert board.mana() == made
    for first, number in (("Damping Sphere", 2), ("Mana Reflection", 1)):
        board = played(
            activate("Simic Growth Chamber", 3, answers=[answer("replacement-order", first)]),
            alice={"battlefield": ["Simic Growth Chamber", "Mana Reflection"]},
            bob={"battlefield": ["Damping Sphere"]},
        )
        assert board.mana() == {"C": number}


def test_damping_sphere_counts_the_spells_of_the_player_who_casts() -> None:
    spells = {"hand": ["Ornithopter", "Memnite", "Shock"], "mana": {"R": 3}}
    script = [cast("Ornithopter"), settle(), cast("Memnite"), settle()]
    board = played(*script, alice=spells, bob={"battlefield": ["Damping Sphere"]})
    assert board.mana() == {"R": 2}  # the second costs {1}
    played(*script, cast("Shock", "bob"), alice=spells, bob={"battlefield": ["Damping Sphere"]}, fails=True)
    board = played(
        *script,
        {"do": "pass", "player": "alice"},
        cast("Shock", "alice", player="bob"),
        alice=spells,
        bob={"battlefield": ["Damping Sphere"], "hand": ["Shock"], "mana": {"R": 1}},
    )
    assert board.mana("bob") == {}


def test_hall_of_gemstone_changes_colors_until_end_of_turn() -> None:
    upkeep = [advance("upkeep", "alice"), settle(answer("color", "R", about="Hall of Gemstone"))]
    for act, land, made in (
        (taps("Forest", "Forest"), "Forest", "R"),
        (activate("Wastes", 1), "Wastes", "C"),
    ):
        board = played(
            *upkeep,
            act,
            alice={"battlefield": [land]},
            bob={"battlefield": ["Hall of Gemstone"]},
            active="bob",
            step="end",
        )
        assert board.mana() == {made: 1}
    board = played(
        *upkeep,
        advance("upkeep", "bob"),
        settle(answer("color", "U", "bob", about="Hall of Gemstone")),
        {"do": "pass", "player": "bob"},
        taps("Forest", "Forest"),
        alice={"battlefield": ["Forest"]},
        bob={"battlefield": ["Hall of Gemstone"]},
        active="bob",
        step="end",
    )
    assert board.mana() == {"U": 1}


def test_river_of_tears_looks_at_the_lands_played() -> None:
    for played_one, made in ((0, "U"), (1, "B")):
        board = played(
            activate("River of Tears", 1), alice={"battlefield": ["River of Tears"], "lands-played": played_one}
        )
        assert board.mana() == {made: 1}


def test_gemstone_caverns() -> None:
    board = played(
        activate("Gemstone Caverns", 2, answers=[answer("color", "R")]),
        alice={"battlefield": [{"card": "Gemstone Caverns", "counters": {"luck": 1}}]},
    )
    assert board.mana() == {"R": 1}
    assert played(activate("Gemstone Caverns", 2), alice={"battlefield": ["Gemstone Caverns"]}).mana() == {"C": 1}


def test_nykthos_counts_devotion() -> None:
    board = played(
        activate("Nykthos, Shrine to Nyx", 2, answers=[answer("color", "B")]),
        alice={"battlefield": ["Nykthos, Shrine to Nyx", "Deathrite Shaman", "Manabarbs"], "mana": {"C": 2}},
    )
    assert board.mana() == {"B": 1}


def test_creatures_tapped_for_mana_under_leyline_of_abundance() -> None:
    side = {"battlefield": ["Leyline of Abundance", "Llanowar Elves", "Forest"], "mana": {"G": 8}}
    assert played(activate("Llanowar Elves", 1), alice=side).mana() == {"G": 10}
    assert played(taps("Forest", "Forest"), alice=side).mana() == {"G": 9}
    board = played(activate("Leyline of Abundance", 3), settle(), alice=side)
    assert (board.size("Llanowar Elves"), board.mana()) == ("2/2", {})


def test_vorinclex_keeps_what_opponents_tapped() -> None:
    script = [
        taps("Island", "Island", player="bob"),
        settle(),
        advance("upkeep", "alice"),
        advance("upkeep", "bob"),
    ]
    board = played(
        *script,
        alice={"battlefield": ["Vorinclex, Voice of Hunger"]},
        bob={"battlefield": ["Island", {"card": "Forest", "tapped": True}]},
        active="bob",
    )
    assert (board.it("Island")["tapped"], board.it("Forest")["tapped"]) == (True, False)
    board = played(
        *script,
        advance("upkeep", "alice"),
        advance("upkeep", "bob"),
        alice={"battlefield": ["Vorinclex, Voice of Hunger"]},
        bob={"battlefield": ["Island"], "library": ["Island"] * 4},
        active="bob",
    )
    assert not board.it("Island")["tapped"]


def test_overlaid_terrain() -> None:
    board = played(
        cast("Overlaid Terrain"),
        settle(),
        {"do": "play-land", "player": "alice", "card": "Wastes"},
        {
            "do": "activate",
            "player": "alice",
            "source": "Wastes",
            "ability": {"granted-by": "Overlaid Terrain", "line": 2},
            "answers": [answer("color", "B")],
        },
        alice={
            "hand": ["Overlaid Terrain", "Wastes"],
            "battlefield": ["Forest", "Island"],
            "mana": mana_for("Overlaid Terrain"),
        },
        bob={"battlefield": ["Swamp"]},
    )
    assert (board.zone("graveyard"), board.mana()) == (["Forest", "Island"], {"B": 2})
    assert board.count("Swamp") == 1


# -- mana of mana, and how it is spent --------------------------------------------------------------------------------------------


def test_doubling_cube() -> None:
    board = played(
        activate("Doubling Cube", 1, pay=[{"pool": "C"}, {"pool": "C"}, {"pool": "C"}]),
        alice={"battlefield": ["Doubling Cube"], "mana": {"C": 4, "W": 2, "B": 1}},
    )
    assert board.mana() == {"C": 2, "W": 4, "B": 2}


def test_doubling_cube_does_not_copy_restrictions() -> None:
    board = played(
        activate("Ancient Ziggurat", 1, answers=[answer("color", "R")]),
        activate("Doubling Cube", 1),
        cast("Shock", "bob"),
        alice={"battlefield": ["Doubling Cube", "Ancient Ziggurat"], "hand": ["Shock"], "mana": {"C": 3}},
    )
    assert board.mana() == {"R": 1}


def test_chrome_mox() -> None:
    board = played(
        cast("Chrome Mox"),
        settle(answer("choose-cards", "Deathrite Shaman")),
        activate("Chrome Mox", 2, answers=[answer("color", "G")]),
        alice={"hand": ["Chrome Mox", "Deathrite Shaman", "Memnite", "Forest"]},
    )
    assert (board.zone("exile"), board.mana()) == (["Deathrite Shaman"], {"G": 1})
    board = played(activate("Chrome Mox", 2), alice={"battlefield": ["Chrome Mox"]})
    assert (board.mana(), board.it("Chrome Mox")["tapped"]) == ({}, True)


def test_eldrazi_temple() -> None:
    side = {"battlefield": ["Eldrazi Temple"], "hand": ["Scion of Ugin", "Memnite"], "mana": {"C": 4}}
    two = activate("Eldrazi Temple", 2)
    played(two, cast("Scion of Ugin"), alice=side, fails=True)  # a Dragon Spirit, no Eldrazi
    board = played(
        two,
        cast("Echoes of Eternity"),
        alice={"battlefield": ["Eldrazi Temple"], "hand": ["Echoes of Eternity"], "mana": {"C": 4}},
    )
    assert board.stack == ["Echoes of Eternity"]
    # Abilities of such permanents, but not of others.
    eldrazi = Face(
        "Drone",
        ("creature",),
        subtypes=("Eldrazi",),
        power=1,
        toughness=1,
        lines=(Activated(cost("{2}"), GainLife(3)),),
    )
    table = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", "battlefield": ["Eldrazi Temple", "Drone", "Mind Stone"]}, {"id": "bob"}],
    }
    for ability, outcome in ((activate("Drone", 1), "done"), (activate("Mind Stone", 2), "illegal")):
        result = play(table, [two, ability], find=lambda name: eldrazi if name == "Drone" else find(name))
        assert [one["outcome"] for one in result["steps"]] == ["done", outcome]


def test_celestial_dawn() -> None:
    side: dict[str, Any] = {
        "battlefield": ["Celestial Dawn", "Swamp", "Llanowar Elves"],
        "hand": ["Shock", "Doom Blade"],
    }
    board = played(settle(), alice=side)
    assert board.it("Swamp")["subtypes"] == ["Plains"]
    assert board.it("Llanowar Elves")["colors"] == ["W"]
    board = played(taps("Swamp", "Plains"), cast("Shock", "bob"), alice=side)
    assert board.mana() == {}
    # Green mana is colourless for all that it may be spent on.
    played(activate("Llanowar Elves", 1), cast("Shock", "bob"), alice=side, fails=True)
    board = played(
        activate("Llanowar Elves", 1),
        taps("Swamp", "Plains"),
        cast("Doom Blade", "Grizzly Bears"),
        alice=side,
        bob={"battlefield": ["Grizzly Bears"]},
    )
    assert board.mana() == {}


def test_mycosynth_lattice() -> None:
    board = played(
        cast("Shock", "bob"),
        alice={"battlefield": ["Mycosynth Lattice", "Llanowar Elves"], "hand": ["Shock"], "mana": {"C": 1}},
    )
    assert (board.mana(), board.it("Llanowar Elves")["colors"]) == ({}, [])
    assert sorted(board.it("Llanowar Elves")["types"]) == ["artifact", "creature"]


# -- X --------------------------------------------------------------------------------------------------------------------------------


def test_kicked_for_x() -> None:
    board = played(
        cast("Verdeloth the Ancient", additional=["kicker"], x=3),
        settle(),
        alice={"hand": ["Verdeloth the Ancient"], "mana": {"G": 9}},
    )
    assert (board.count("Saproling"), board.size("Verdeloth the Ancient"), board.mana()) == (3, "4/7", {})
    tokens = [o for o in board.last["objects"] if o["name"] == "Saproling"]
    assert {(o["power"], o["toughness"]) for o in tokens} == {(2, 2)}
    board = played(cast("Verdeloth the Ancient"), settle(), alice={"hand": ["Verdeloth the Ancient"], "mana": {"G": 6}})
    assert board.count("Saproling") == 0


@pytest.mark.parametrize(("x", "half"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_half_of_x(x: int, half: int) -> None:
    pool = {"G": 1, "U": 1, "C": x}
    board = played(
        cast("Hydroid Krasis", x=x),
        settle(),
        alice={"hand": ["Hydroid Krasis"], "mana": {k: n for k, n in pool.items() if n}},
    )
    assert (board.life(), len(board.zone("hand"))) == (20 + half, half)
    assert board.zone("battlefield") == ([] if x == 0 else ["Hydroid Krasis"])
    board = played(
        cast("The Goose Mother", x=x),
        settle(),
        alice={"hand": ["The Goose Mother"], "mana": {k: n for k, n in pool.items() if n}},
    )
    assert (board.count("Food"), board.size("The Goose Mother")) == ((x + 1) // 2, f"{2 + x}/{2 + x}")


def test_the_goose_mother_eats() -> None:
    board = played(
        attack("The Goose Mother"),
        settle(answer("may", True)),
        alice={
            "battlefield": [
                "The Goose Mother",
                {"token": {"name": "Food", "types": ["artifact"], "subtypes": ["Food"]}},
            ]
        },
    )
    assert (board.count("Food"), len(board.zone("hand"))) == (0, 1)


@pytest.mark.parametrize(("x", "drawn"), [(4, 0), (5, 1)])
def test_ravenous(x: int, drawn: int) -> None:
    board = played(
        cast("Tyrant Guard", x=x), settle(), alice={"hand": ["Tyrant Guard"], "mana": mana_for("Tyrant Guard", x=x)}
    )
    assert (board.size("Tyrant Guard"), len(board.zone("hand"))) == (f"{3 + x}/{3 + x}", drawn)


def test_x_is_doubled_and_no_more_is_paid() -> None:
    board = played(
        cast("Endless One", x=2),
        settle(),
        alice={"battlefield": ["Unbound Flourishing"], "hand": ["Endless One"], "mana": {"C": 2}},
    )
    assert board.size("Endless One") == "4/4"
    board = played(
        cast("Endless One", x=2),
        settle(),
        alice={"battlefield": ["Unbound Flourishing"] * 2, "hand": ["Endless One"], "mana": {"C": 2}},
    )
    assert board.size("Endless One") == "8/8"


BLAZE = Face("Blaze", ("sorcery",), "{X}{R}", lines=(SpellAbility(DealDamage(X(), (Target(0),)), (ANY_TARGET,)),))
GUN = Face(
    "Gun", ("artifact",), "{1}", lines=(Activated(cost("{X}{T}"), DealDamage(X(), (Target(0),)), (ANY_TARGET,)),)
)


@pytest.mark.parametrize(
    ("step", "lost"),
    [
        (cast("Blaze", "bob", x=2), 4),
        (activate("Gun", 1, "bob", x=2), 4),
        (activate("Prodigal Sorcerer", 1, "bob"), 1),
        (cast("Shock", "bob"), 2),
    ],
)
def test_what_has_an_x_in_its_cost_is_copied_with_it(step: dict[str, Any], lost: int) -> None:
    table = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [
            {
                "id": "alice",
                "battlefield": ["Unbound Flourishing", "Gun", "Prodigal Sorcerer"],
                "hand": ["Blaze", "Shock"],
                "mana": {"R": 3},
            },
            {"id": "bob"},
        ],
    }
    mine = {face.name: face for face in (BLAZE, GUN)}
    free = {"kind": "target", "player": "alice", "free": True}
    keep = answer("target", "bob")
    result = play(table, [step, settle(keep, free)], find=lambda name: mine.get(name) or find(name))
    assert [one["outcome"] for one in result["steps"]] == ["done", "done"], result["steps"]
    bob = next(p for p in result["steps"][-1]["snapshot"]["players"] if p["id"] == "bob")
    assert bob["life"] == 20 - lost


def test_a_copied_spell_becomes_a_token_with_its_x() -> None:
    board = played(
        cast("Walking Ballista", x=2),
        settle(),
        alice={"battlefield": ["Echoes of Eternity"], "hand": ["Walking Ballista"], "mana": {"C": 4}},
    )
    both = [o for o in board.last["objects"] if o["name"] == "Walking Ballista" and o["zone"] == "battlefield"]
    assert sorted((o["power"], o["token"]) for o in both) == [(2, False), (2, True)]


def test_a_copy_was_not_cast_and_nothing_was_spent_on_it() -> None:
    board = played(
        cast("Engineered Explosives", x=2, pay=[{"pool": "W"}, {"pool": "U"}]),
        settle(),
        alice={
            "battlefield": ["Echoes of Eternity"],
            "hand": ["Engineered Explosives"],
            "mana": {"W": 1, "U": 1},
        },
    )
    both = [o for o in board.last["objects"] if o["name"] == "Engineered Explosives" and o["zone"] == "battlefield"]
    assert sorted((o["counters"].get("charge", 0), o["token"]) for o in both) == [(0, True), (2, False)]


# -- turns ----------------------------------------------------------------------------------------------------------------------------


def test_an_additional_beginning_phase_untaps_draws_and_cures_nothing() -> None:
    side = {
        "battlefield": [
            "Sphinx of the Second Sun",
            {"card": "Llanowar Elves", "sick": True},
            {"card": "Mind Stone", "tapped": True},
        ],
        "library": ["Forest", "Island", "Swamp"],
    }
    script = [advance("postcombat-main"), settle(), advance("end")]
    board = played(*script, alice=side)
    assert (board.zone("hand"), board.it("Mind Stone")["tapped"]) == (["Forest"], False)
    played(*script, activate("Llanowar Elves", 1), alice=side, fails=True)


def test_desert_shoots_at_the_end_of_combat() -> None:
    side = {"battlefield": ["Desert"]}
    script: list[dict[str, Any]] = [attack("Grizzly Bears", player="bob", defender="alice"), advance("end-of-combat")]
    board = played(
        *script,
        {"do": "pass", "player": "bob"},
        activate("Desert", 2, "Grizzly Bears"),
        settle(),
        active="bob",
        alice=side,
        bob={"battlefield": ["Grizzly Bears"]},
    )
    assert board.it("Grizzly Bears")["damage"] == 1


def test_the_trace_of_paying_with_a_new_creature() -> None:
    for extra, rule in (([], "302.6"), (["Thousand-Year Elixir"], "702.10c")):
        table = {
            "turn": {"active": "alice", "step": "precombat-main"},
            "players": [
                {"id": "alice", "battlefield": [{"card": "Llanowar Elves", "sick": bool(extra)}, *extra]},
                {"id": "bob"},
            ],
        }
        result = play(table, [activate("Llanowar Elves", 1)], trace=True)
        (step,) = result["steps"]
        assert step["outcome"] == "done"
        rules = {rule for line in step["trace"] for rule in line["rules"]}
        assert {"107.5", rule} <= rules


def test_alpine_moon_names_nonbasic_lands_only() -> None:
    side = {"hand": ["Alpine Moon"], "mana": {"R": 1}}
    theirs = {"battlefield": ["Inkmoth Nexus", "Forest"]}
    board = played(
        cast("Alpine Moon"),
        settle(answer("name", "Inkmoth Nexus")),
        {"do": "pass", "player": "alice"},
        {
            "do": "activate",
            "player": "bob",
            "source": "Inkmoth Nexus",
            "ability": {"granted-by": "Alpine Moon", "line": 2},
            "answers": [answer("color", "W", "bob")],
        },
        alice=side,
        bob=theirs,
    )
    assert board.mana("bob") == {"W": 1}
    for name in ("Forest", "Alpine Moon"):
        table = {
            "turn": {"active": "alice", "step": "precombat-main"},
            "players": [{"id": "alice", **side}, {"id": "bob", **theirs}],
        }
        result = play(table, [cast("Alpine Moon"), settle(answer("name", name))])
        assert [step["outcome"] for step in result["steps"]] == ["done", "not-offered"]


def test_trench_gnomes_have_nothing_to_say_of_other_mana() -> None:
    script = [
        activate("Quarum Trench Gnomes", 1, "Plains"),
        settle(),
        {
            "do": "activate",
            "player": "alice",
            "source": "Plains",
            "ability": {"granted-by": "Joiner Adept", "line": 1},
            "answers": [answer("color", "U")],
        },
    ]
    board = played(
        *script, alice={"battlefield": ["Quarum Trench Gnomes", "Plains", "Joiner Adept", "Mana Reflection"]}
    )
    assert board.mana() == {"U": 2}
    assert board.steps[-1]["asked"] == [{"kind": "color", "player": "alice", "about": "Plains"}]
