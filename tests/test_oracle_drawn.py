"""What drawn tables have shown to be wrong in the oracle, where no scenario could: it was not to be seen in a snapshot."""

from __future__ import annotations

from oracle.driver import play


def test_triggered_mana_abilities_of_several_players_resolve_in_turn_order() -> None:
    """Not in the order in which their sources stand on the table (101.4, 605.4)."""
    forest = {"card": "Forest", "as": "forest-1"}
    tapping = {"do": "activate", "player": "alice", "source": "forest-1", "ability": {"intrinsic": "Forest"}}
    for seats in (("alice", "bob"), ("bob", "alice")):
        permanents = {"alice": [forest, {"card": "Wild Growth", "attached-to": "forest-1"}], "bob": ["Mana Flare"]}
        table = {
            "turn": {"active": "alice", "step": "precombat-main"},
            "players": [{"id": seat, "battlefield": permanents[seat]} for seat in seats],
        }
        (step,) = play(table, [tapping], trace=True)["steps"]
        assert step["outcome"] == "done"
        told = [line["text"] for line in step["trace"] if line["text"].endswith("resolves at once")]
        assert told == [f"The mana ability of {name} resolves at once" for name in ("Wild Growth", "Mana Flare")]


def test_only_a_card_of_the_kind_that_is_asked_for_is_named() -> None:
    """Also where the game has no card of that name, and where it has none of that kind at all (201.4a)."""
    table = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", "mana": {"R": 1}, "hand": ["Alpine Moon"]}, {"id": "bob"}],
    }
    cast = {"do": "cast", "player": "alice", "card": "Alpine Moon"}
    answers = [{"answer": "Forest"}, {"answer": "Shock"}, {"answer": "Ancient Tomb"}, {"free": True}]
    outcomes = []
    for answer in answers:
        naming = {"do": "resolve", "answers": [{"kind": "name", "player": "alice", **answer}]}
        outcomes.append(play(table, [cast, naming])["steps"][1]["outcome"])
    assert outcomes == ["not-offered", "not-offered", "done", "done"]
