"""What the trace says, line by line: why something triggers, is replaced, can't happen, and what effects make of objects."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.driver import play
from tests.played import activate, attack, cast, mana_for, settle

Told = list[tuple[str, set[str]]]


def told(
    *script: dict[str, Any], alice: dict[str, Any], bob: dict[str, Any] | None = None, teams: bool = False
) -> Told:
    """Play a script; every line of the trace, what is said of the table first, each with its rules."""
    names = ["alice", "bob", "carol", "dave"] if teams else ["alice", "bob"]
    fields: dict[str, dict[str, Any]] = {"alice": alice, "bob": bob or {}}
    table: dict[str, Any] = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": name, "library": ["Island"] * 3, **fields.get(name, {})} for name in names],
    }
    if teams:
        table["teams"] = [{"id": "a", "players": ["alice", "bob"]}, {"id": "b", "players": ["carol", "dave"]}]
    answer = play(table, list(script), True)
    assert answer["status"] == "done", answer
    lines = [*answer["setup-trace"], *(line for step in answer["steps"] for line in step["trace"])]
    return [(line["text"], set(line["rules"])) for line in lines]


def rules_of(lines: Told, text: str) -> set[str]:
    """The rules of the one line that says this."""
    found = [rules for words, rules in lines if words == text]
    assert found, f"nobody says {text!r} in\n" + "\n".join(words for words, _ in lines)
    return found[0]


def entering(name: str, *beside: str, hand: tuple[str, ...] = (), **fields: Any) -> dict[str, Any]:
    return {"hand": [name, *hand], "mana": mana_for(name), "battlefield": list(beside), **fields}


# -- triggers -----------------------------------------------------------------------------------------------------------------


def test_an_ability_that_triggers_names_its_event_and_how_often() -> None:
    lines = told(cast("Grizzly Bears"), settle(), alice=entering("Grizzly Bears", "Soul Warden", "Panharmonicon"))
    text = "Soul Warden's ability triggers: Grizzly Bears enters the battlefield"
    assert {"603.2", "603.2c", "603.6a", "603.10"} <= rules_of(lines, text)
    assert rules_of(lines, "It triggers an additional time because of Panharmonicon") == {"603.2d"}


def test_what_is_stopped_is_not_doubled() -> None:
    lines = told(
        cast("Grizzly Bears"),
        settle(),
        alice=entering("Grizzly Bears", "Soul Warden", "Panharmonicon"),
        bob={"battlefield": ["Torpor Orb"]},
    )
    text = (
        "Soul Warden's ability would trigger (Grizzly Bears enters the battlefield), "
        "but Torpor Orb says that this causes no ability to trigger"
    )
    assert "603.6a" in rules_of(lines, text)
    text = "Panharmonicon does not make it trigger an additional time: it does not trigger at all"
    assert rules_of(lines, text) == {"603.2d"}


def test_a_keyword_is_cited_where_its_ability_triggers_and_resolves() -> None:
    bolt = cast("Lightning Bolt", "Safehold Elite")
    lines = told(bolt, settle(), alice={**entering("Lightning Bolt"), "battlefield": ["Safehold Elite"]})
    assert {"702.79a", "700.4", "603.10a"} <= rules_of(
        lines, "Safehold Elite's persist ability triggers: Safehold Elite dies"
    )
    assert "702.79a" in rules_of(lines, "Safehold Elite's persist ability resolves")
    assert rules_of(lines, "Its condition is true") == {"603.4"}


def test_an_effect_on_triggering_that_does_not_concern_an_ability_says_why() -> None:
    norn = "Elesh Norn, Mother of Machines"
    lines = told(
        cast("Grizzly Bears"),
        settle(),
        alice=entering("Grizzly Bears", norn),
        bob={"battlefield": ["Soul Warden"]},
        teams=True,
    )
    text = f"{norn} does not make it trigger again: Soul Warden is Bob's, Alice's teammate's"
    assert rules_of(lines, text) == {"603.2d", "102.3", "109.5"}
    assert rules_of(lines, f"{norn} does not stop it: Bob is no opponent of Alice's") == {"102.2", "102.3"}


def test_an_effect_says_of_what_events_it_speaks() -> None:
    bolt = cast("Lightning Bolt", "Doomed Traveler")
    lines = told(
        bolt,
        settle(),
        alice={**entering("Lightning Bolt"), "battlefield": ["Doomed Traveler"]},
        bob={"battlefield": ["Torpor Orb"]},
    )
    assert "603.2" in rules_of(lines, "Torpor Orb does not stop it: it speaks only of creatures entering")


def test_a_sacrifice_is_no_death_to_an_effect_that_speaks_of_deaths() -> None:
    lines = told(
        activate("Ashnod's Altar", 1, answers=[{"player": "alice", "kind": "choose-cards", "answer": ["Hushbringer"]}]),
        settle({"player": "alice", "kind": "target", "answer": "bob"}),
        alice={"battlefield": ["Mayhem Devil", "Hushbringer", "Ashnod's Altar"]},
    )
    text = "Hushbringer does not stop it: it speaks only of creatures entering and creatures dying"
    assert "603.2" in rules_of(lines, text)


# -- replaced, forbidden, impossible ------------------------------------------------------------------------------------------


def test_what_is_replaced_never_happens() -> None:
    lines = told(
        cast("Murder", "Grizzly Bears"),
        settle(),
        alice=entering("Murder", "Rest in Peace"),
        bob={"battlefield": ["Grizzly Bears"]},
    )
    assert rules_of(lines, "Rest in Peace replaces this: Grizzly Bears dies – it goes to exile instead") == {
        "614.1a",
        "614.6",
        "700.4",
    }
    assert not [words for words, _ in lines if words == "Grizzly Bears is destroyed and dies"]


def test_what_cannot_happen_is_not_replaced() -> None:
    lines = told(cast("Triskelion"), settle(), alice=entering("Triskelion", "Hardened Scales", "Solemnity"))
    text = "Solemnity says that this can't happen: 3 +1/+1 counters are put on Triskelion"
    assert {"614.17", "614.17d", "122.6", "101.2"} == rules_of(lines, text)
    text = "Hardened Scales does not change that: what can't happen can't be replaced"
    assert rules_of(lines, text) == {"614.17c"}


def test_what_can_happen_is_replaced() -> None:
    lines = told(cast("Triskelion"), settle(), alice=entering("Triskelion", "Hardened Scales"))
    text = (
        "Hardened Scales replaces this: 3 +1/+1 counters are put on Triskelion – "
        "instead, 4 +1/+1 counters are put on Triskelion"
    )
    assert {"614.1a", "614.6"} <= rules_of(lines, text)
    assert {"122.6", "122.1a"} == rules_of(lines, "4 +1/+1 counters are put on Triskelion")


def test_an_effect_that_forbids_begins_and_ends_and_changes_nothing_that_has_happened() -> None:
    lines = told(
        cast("Solemnity"),
        settle(),
        cast("Disenchant", "Solemnity"),
        settle(),
        alice={
            "hand": ["Solemnity", "Disenchant"],
            "mana": {"W": 5},
            "battlefield": [{"card": "Grizzly Bears", "counters": {"p1p1": 1}}],
        },
    )
    assert "614.17a" in rules_of(lines, "From now on Solemnity says what can't happen; what has happened stays")
    text = "Solemnity says no longer what can't happen; what could not happen does not happen now"
    assert "614.17a" in rules_of(lines, text)


@pytest.mark.parametrize(
    ("holder", "text"),
    [
        (
            {"battlefield": ["Solemnity", {"card": "Mind Stone", "counters": {"charge": 2}}]},
            "Solemnity keeps more counters from being put on Mind Stone: 2 charge counters that are there stay",
        ),
        (
            {"battlefield": ["Solemnity"], "counters": {"poison": 1}},
            "Solemnity keeps more counters from being put on Alice: 1 poison counter that is there stays",
        ),
    ],
)
def test_counters_that_are_there_stay(holder: dict[str, Any], text: str) -> None:
    assert rules_of(told(alice=holder), text) == {"614.17a"}


# -- damage ---------------------------------------------------------------------------------------------------------------------


def test_keywords_of_the_source_say_what_damage_results_in() -> None:
    lines = told(
        attack("Glistener Elf"),
        {"do": "advance", "to": "end-of-combat"},
        alice={"battlefield": ["Glistener Elf", {"card": "Basilisk Collar", "attached-to": "Glistener Elf"}]},
    )
    assert {"510.2", "120.4b"} <= rules_of(lines, "Glistener Elf deals 1 combat damage to Bob")
    text = "Since Glistener Elf has infect, it results in poison counters and in no loss of life"
    assert rules_of(lines, text) == {"120.3b", "702.90b"}
    text = "Since Glistener Elf has lifelink, its controller gains that much life besides"
    assert rules_of(lines, text) == {"120.3f", "702.15b"}


def test_damage_that_is_prevented() -> None:
    lines = told(
        cast("Lightning Bolt", "Phyrexian Hydra"),
        settle(),
        alice=entering("Lightning Bolt"),
        bob={"battlefield": ["Phyrexian Hydra"]},
    )
    text = "Phyrexian Hydra prevents 3 of the 3 damage that Lightning Bolt would deal to Phyrexian Hydra"
    assert rules_of(lines, text) == {"615.1a"}
    assert rules_of(lines, "Phyrexian Hydra does something more, right after that") == {"615.5"}


# -- what effects make of objects -----------------------------------------------------------------------------------------------


def test_a_table_is_told_as_it_stands() -> None:
    lines = told(alice={"battlefield": ["Grizzly Bears", "Humility"]}, bob={"graveyard": ["Solemnity"]})
    assert rules_of(lines, "Grizzly Bears is 1/1, because of Humility") == {"613.4"}
    assert rules_of(lines, "Solemnity is in Bob's graveyard: what it says has no effect there") == {"113.6"}


def test_what_a_permanent_becomes_is_told_as_it_becomes_it() -> None:
    lines = told(
        cast("March of the Machines"),
        settle(),
        alice=entering("March of the Machines"),
        bob={"battlefield": ["Mind Stone"]},
    )
    assert rules_of(lines, "Mind Stone is an artifact creature, because of March of the Machines") == {"613.1d"}
    assert rules_of(lines, "Mind Stone is 2/2, because of March of the Machines") == {"613.4"}


def test_without_a_trace_nothing_is_said() -> None:
    table = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", "battlefield": ["Humility", "Grizzly Bears"]}, {"id": "bob"}],
    }
    assert "setup-trace" not in play(table, [], False)
    assert play(table, [], True)["setup-trace"]
