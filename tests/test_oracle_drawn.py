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
