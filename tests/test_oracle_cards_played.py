"""Groups of declared cards, played: each does what it says."""

from __future__ import annotations

from typing import Any

import pytest
from played import activate, advance, answer, attack, cast, mana_for, played, settle, taps

# -- entering -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "life", "hand"),
    [
        ("Elvish Visionary", 20, 1),
        ("Wall of Omens", 20, 1),
        ("Cloudkin Seer", 20, 1),
        ("Ichor Wellspring", 20, 1),
        ("Prophetic Prism", 20, 1),
        ("Eidolon of Blossoms", 20, 1),
        ("Lone Missionary", 24, 0),
        ("Venerable Monk", 22, 0),
        ("Devout Monk", 21, 0),
        ("Arashin Cleric", 23, 0),
        ("Kor Celebrant", 21, 0),
        ("Filigree Familiar", 22, 0),
        ("Kitchen Finks", 22, 0),
        ("Thragtusk", 25, 0),
        ("Soul Warden", 20, 0),
        ("Nexus Wardens", 20, 0),
        ("Grizzly Bears", 20, 0),
    ],
)
def test_its_own_arrival(card: str, life: int, hand: int) -> None:
    board = played(cast(card), settle(), alice={"hand": [card], "mana": mana_for(card)})
    assert (board.life(), len(board.zone("hand"))) == (life, hand)
    assert board.zone("battlefield") == [card]


@pytest.mark.parametrize(
    ("watcher", "alice", "bob"),
    [
        ("Soul Warden", 21, 20),
        ("Essence Warden", 21, 20),
        ("Kor Celebrant", 21, 20),
        ("Impact Tremors", 20, 19),
    ],
)
@pytest.mark.parametrize(
    ("effect", "times"),
    [
        ("Grizzly Bears", 1),
        ("Tocatli Honor Guard", 0),
        ("Torpor Orb", 0),
        ("Hushwing Gryff", 0),
        ("Hushbringer", 0),
        ("Doorkeeper Thrull", 0),
        ("Panharmonicon", 2),
        ("Yarok, the Desecrated", 2),
        ("Elesh Norn, Mother of Machines", 2),
        ("Naban, Dean of Iteration", 1),
    ],
)
def test_the_arrival_of_others(watcher: str, alice: int, bob: int, effect: str, times: int) -> None:
    side: dict[str, Any] = {"hand": ["Memnite"], "battlefield": [watcher, effect]}
    board = played(cast("Memnite"), settle(), alice=side)
    assert (board.life() - 20, 20 - board.life("bob")) == ((alice - 20) * times, (20 - bob) * times)


def test_opponents_abilities_are_silent() -> None:
    board = played(
        cast("Memnite"),
        settle(),
        alice={"hand": ["Memnite"], "battlefield": ["Elesh Norn, Mother of Machines"]},
        bob={"battlefield": ["Soul Warden"]},
    )
    assert board.life("bob") == 20


@pytest.mark.parametrize(
    ("card", "targets", "victim"),
    [
        ("Ravenous Chupacabra", "Grizzly Bears", "Grizzly Bears"),
        ("Flametongue Kavu", "Grizzly Bears", "Grizzly Bears"),
        ("Murderous Redcap", "Grizzly Bears", "Grizzly Bears"),
    ],
)
def test_arrival_that_kills(card: str, targets: str, victim: str) -> None:
    board = played(
        cast(card),
        settle(answer("target", targets, about=card)),
        alice={"hand": [card], "mana": mana_for(card)},
        bob={"battlefield": [victim]},
    )
    assert board.zone("graveyard", "bob") == [victim]


def test_x_is_read_as_it_enters() -> None:
    board = played(
        cast("Gadwick, the Wizened", x=2),
        settle(),
        alice={"hand": ["Gadwick, the Wizened"], "mana": mana_for("Gadwick, the Wizened", x=2)},
    )
    assert len(board.zone("hand")) == 2


def test_casting_a_blue_spell_taps() -> None:
    board = played(
        cast("Opt", answers=[answer("target", "Grizzly Bears", about="Gadwick, the Wizened")]),
        settle(answer("scry", {"top": ["Island"], "bottom": []}, about="Opt")),
        alice={"hand": ["Opt"], "mana": {"U": 1}, "battlefield": ["Gadwick, the Wizened"], "library": ["Island"]},
        bob={"battlefield": ["Grizzly Bears", "Torpor Orb"]},
    )
    assert board.it("Grizzly Bears")["tapped"]
    assert board.zone("hand") == ["Island"]


# -- dying ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "seen"),
    [
        ("Doomed Traveler", {"Spirit": 1}),
        ("Doomed Dissenter", {"Zombie": 1}),
        ("Ministrant of Obligation", {"Spirit": 2}),
        ("Thragtusk", {"Beast": 1}),
        ("Wurmcoil Engine", {"Phyrexian Wurm": 2}),
        ("Putrid Goblin", {"Putrid Goblin": 1}),
        ("Butcher Ghoul", {"Butcher Ghoul": 1}),
        ("Grizzly Bears", {"Grizzly Bears": 0}),
    ],
)
@pytest.mark.parametrize("silenced", [False, True])
def test_its_own_death(card: str, seen: dict[str, int], silenced: bool) -> None:
    board = played(
        cast("Murder", card),
        settle(),
        alice={"hand": ["Murder"], "mana": mana_for("Murder"), "battlefield": [card]},
        bob={"battlefield": ["Hushbringer"] if silenced else []},
    )
    # Leaving the battlefield is dying here, and Hushbringer speaks of that.
    wanted = dict.fromkeys(seen, 0) if silenced else seen
    assert {name: board.count(name) for name in seen} == wanted


def test_persist_and_undying_come_back_once() -> None:
    for card, counter in (("Putrid Goblin", "m1m1"), ("Strangleroot Geist", "p1p1")):
        board = played(
            cast("Murder", card),
            settle(),
            alice={"hand": ["Murder"], "mana": mana_for("Murder"), "battlefield": [{"card": card}]},
        )
        assert board.counters(card) == {counter: 1}
        board = played(
            cast("Murder", card),
            settle(),
            alice={
                "hand": ["Murder"],
                "mana": mana_for("Murder"),
                "battlefield": [{"card": card, "counters": {counter: 1}}],
            },
        )
        assert card in board.zone("graveyard")


@pytest.mark.parametrize(
    ("watcher", "alice", "bob"),
    [
        ("Zulaport Cutthroat", 21, 19),
        ("Bastion of Remembrance", 21, 19),
        ("The Meathook Massacre", 20, 19),
        ("Mayhem Devil", 20, 20),
    ],
)
def test_the_death_of_others(watcher: str, alice: int, bob: int) -> None:
    board = played(
        cast("Murder", "Memnite"),
        settle(),
        alice={"hand": ["Murder"], "mana": mana_for("Murder"), "battlefield": [watcher, "Memnite"]},
    )
    assert (board.life(), board.life("bob")) == (alice, bob)


def test_blood_artist_sees_all_that_die_at_once() -> None:
    board = played(
        cast("Day of Judgment"),
        settle(
            answer("target", "bob"), answer("target", "bob"), answer("target", "bob"), {"kind": "order", "free": True}
        ),
        alice={"hand": ["Day of Judgment"], "mana": mana_for("Day of Judgment"), "battlefield": ["Blood Artist"]},
        bob={"battlefield": ["Grizzly Bears", "Memnite"]},
    )
    assert (board.life(), board.life("bob")) == (23, 17)


def test_midnight_reaper_and_tokens() -> None:
    token = {
        "token": {"name": "Spirit", "types": ["creature"], "subtypes": ["Spirit"], "power": 1, "toughness": 1},
        "as": "s",
    }
    for victim, life in (("s", 20), ("Memnite", 19)):
        board = played(
            cast("Shock", victim),
            settle(),
            alice={"hand": ["Shock"], "mana": {"R": 1}, "battlefield": ["Midnight Reaper", token, "Memnite"]},
        )
        assert (board.life(), len(board.zone("hand"))) == (life, 20 - life)


def test_counters_as_they_last_were() -> None:
    board = played(
        cast("Murder", "Hangarback Walker"),
        settle(),
        alice={
            "hand": ["Murder"],
            "mana": mana_for("Murder"),
            "battlefield": [{"card": "Hangarback Walker", "counters": {"p1p1": 3}}],
        },
    )
    assert board.count("Thopter") == 3
    board = played(
        cast("Murder", "Servant of the Scale"),
        settle(),
        alice={
            "hand": ["Murder"],
            "mana": mana_for("Murder"),
            "battlefield": [{"card": "Servant of the Scale", "counters": {"p1p1": 2}}, "Grizzly Bears"],
        },
    )
    assert board.size("Grizzly Bears") == "4/4"


def test_morbid() -> None:
    for script, hand in (([], 0), ([cast("Shock", "Memnite"), settle()], 1)):
        board = played(
            *script,
            advance("end"),
            settle(answer("may", True)) if script else settle(),
            alice={"hand": ["Shock"], "mana": {"R": 1}, "battlefield": ["Deathreap Ritual", "Memnite"]},
        )
        assert board.zone("hand") == (["Island"] if hand else ["Shock"])


# -- keyword mechanics -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "number"), [("Glint-Sleeve Artisan", 1), ("Weaponcraft Enthusiast", 2)])
@pytest.mark.parametrize("counters", [True, False])
def test_fabricate(card: str, number: int, counters: bool) -> None:
    board = played(
        cast(card), settle(answer("may", counters, about=card)), alice={"hand": [card], "mana": mana_for(card)}
    )
    assert board.count("Servo") == (0 if counters else number)
    assert board.counters(card) == ({"p1p1": number} if counters else {})


@pytest.mark.parametrize("paid", [True, False])
def test_tribute(paid: bool) -> None:
    for card, life in (("Pharagax Giant", 15), ("Snake of the Golden Grove", 20)):
        board = played(
            cast(card),
            settle(answer("may", paid, player="bob", about=card)),
            alice={"hand": [card], "mana": mana_for(card)},
        )
        assert board.life("bob") == (20 if paid else life)
        assert bool(board.counters(card)) is paid


def test_modular() -> None:
    board = played(
        cast("Murder", "Arcbound Bruiser"),
        settle(answer("may", True), answer("target", "Memnite")),
        alice={
            "hand": ["Murder"],
            "mana": mana_for("Murder"),
            "battlefield": [{"card": "Arcbound Bruiser", "counters": {"p1p1": 3}}, "Memnite", "Ornithopter"],
        },
    )
    assert board.size("Memnite") == "4/4"
    board = played(cast("Arcbound Bruiser"), settle(), alice={"hand": ["Arcbound Bruiser"], "mana": {"C": 5}})
    assert board.size("Arcbound Bruiser") == "3/3"


def test_evolve() -> None:
    for newcomer, size in (("Grizzly Bears", "3/2"), ("Memnite", "2/1")):
        board = played(
            cast(newcomer),
            settle(),
            alice={"hand": [newcomer], "mana": mana_for(newcomer), "battlefield": ["Battering Krasis"]},
        )
        assert board.size("Battering Krasis") == ("3/2" if size == "3/2" else "2/1")


def test_riot() -> None:
    for counter in (True, False):
        board = played(
            cast("Zhur-Taa Goblin"),
            settle(answer("may", counter, about="Zhur-Taa Goblin")),
            attack("Zhur-Taa Goblin"),
            alice={"hand": ["Zhur-Taa Goblin"], "mana": mana_for("Zhur-Taa Goblin")},
            fails=counter,
        )
        assert board.size("Zhur-Taa Goblin") == ("3/3" if counter else "2/2")


def test_riot_without_counters_is_haste() -> None:
    board = played(
        cast("Zhur-Taa Goblin"),
        settle(),
        attack("Zhur-Taa Goblin"),
        alice={"hand": ["Zhur-Taa Goblin"], "mana": mana_for("Zhur-Taa Goblin"), "battlefield": ["Solemnity"]},
    )
    assert board.size("Zhur-Taa Goblin") == "2/2"


def test_living_weapon_and_equip() -> None:
    board = played(
        cast("Flayer Husk"),
        settle(),
        activate("Flayer Husk", 3, "Memnite"),
        settle(),
        alice={"hand": ["Flayer Husk"], "mana": mana_for("Flayer Husk", also="{2}"), "battlefield": ["Memnite"]},
    )
    assert board.size("Memnite") == "2/2"
    assert board.count("Phyrexian Germ") == 0
    snapshot = board.steps[1]["snapshot"]
    assert [o["power"] for o in snapshot["objects"] if o["name"] == "Phyrexian Germ"] == [1]


def test_kicker() -> None:
    for kicked, power in ((["kicker"], 3), ([], 2)):
        board = played(
            cast("Goblin Bushwhacker", additional=kicked),
            settle(),
            alice={"hand": ["Goblin Bushwhacker"], "mana": {"R": 2}, "battlefield": ["Grizzly Bears"]},
        )
        assert board.it("Grizzly Bears")["power"] == power


def test_cycling() -> None:
    board = played(
        activate("Akroma's Vengeance", 2),
        settle(),
        alice={"hand": ["Akroma's Vengeance"], "mana": {"C": 3}},
    )
    assert (board.zone("hand"), board.zone("graveyard")) == (["Island"], ["Akroma's Vengeance"])


def test_protection() -> None:
    bob = {"battlefield": [{"card": "Voice of All", "chosen": {"color": "R"}}]}
    played(cast("Shock", "Voice of All"), alice={"hand": ["Shock"], "mana": {"R": 1}}, bob=bob, fails=True)
    board = played(
        cast("Fiery Cannonade"),
        settle(),
        alice={"hand": ["Fiery Cannonade"], "mana": mana_for("Fiery Cannonade")},
        bob=bob,
    )
    assert board.it("Voice of All")["damage"] == 0


# -- time ------------------------------------------------------------------------------------------------------------------------


def test_suspended_creature_has_haste() -> None:
    board = played(
        advance("upkeep", "alice"),
        settle(answer("cast", [{"card": "Durkwood Baloth"}], about="Durkwood Baloth")),
        attack("Durkwood Baloth"),
        advance("end"),
        alice={"exile": [{"card": "Durkwood Baloth", "counters": {"time": 1}}]},
        active="bob",
        step="end",
    )
    assert board.life("bob") == 15


def test_suspending_is_a_special_action() -> None:
    board = played(
        {"do": "special", "player": "alice", "card": "Riftwing Cloudskate", "action": "suspend"},
        advance("upkeep", "alice"),
        settle(),
        alice={"hand": ["Riftwing Cloudskate"], "mana": {"U": 1, "C": 1}},
    )
    assert board.zone("exile") == ["Riftwing Cloudskate"]
    (exiled,) = (o for o in board.last["objects"] if o["name"] == "Riftwing Cloudskate")
    assert exiled["counters"] == {"time": 2}


@pytest.mark.parametrize(("card", "kind"), [("Blastoderm", "fade"), ("Cloudskate", "fade"), ("Waning Wurm", "time")])
def test_fading_and_vanishing(card: str, kind: str) -> None:
    for counters, there in ((2, True), (1, kind == "fade"), (0, kind == "time")):
        board = played(
            advance("upkeep", "alice"),
            settle(),
            alice={"battlefield": [{"card": card, "counters": {kind: counters}}]},
            active="bob",
            step="end",
        )
        assert (board.zone("battlefield") == [card]) is there


def test_cumulative_upkeep() -> None:
    for lands, there in ((1, False), (2, True)):
        names = [{"card": "Island", "as": f"island-{n}"} for n in range(lands)]
        board = played(
            advance("upkeep", "alice"),
            *(taps(f"island-{n}", "Island") for n in range(lands)),
            settle(answer("pay", there, about="Illusionary Forces")),
            alice={"battlefield": [*names, {"card": "Illusionary Forces", "counters": {"age": 1}}]},
            active="bob",
            step="end",
        )
        assert ("Illusionary Forces" in board.zone("battlefield")) is there


def test_parallax_wave_returns_all() -> None:
    board = played(
        activate("Parallax Wave", 2, "Memnite"),
        settle(),
        activate("Parallax Wave", 2, "Grizzly Bears"),
        settle(),
        cast("Disenchant", "Parallax Wave"),
        settle(),
        alice={
            "hand": ["Disenchant"],
            "mana": mana_for("Disenchant"),
            "battlefield": [{"card": "Parallax Wave", "counters": {"fade": 2}}],
        },
        bob={"battlefield": ["Memnite", "Grizzly Bears"]},
    )
    assert board.zone("battlefield", "bob") == ["Grizzly Bears", "Memnite"]
