"""The adapter of @NAME@: plays what Head Judge asks for on the engine, and shows what came of it. It never judges.

To be written are `set_up`, `snapshot` and `step`, best in this order; `headjudge check-adapter` on this folder says what comes next.
What they get and give is in Head Judge's docs/scenario-format.md.
"""

from __future__ import annotations

from typing import Any

from headjudge.adapter import Answers, Unsupported, serve

VERSION = "0"
"""The engine's version, as the report shows it."""

REPORTS: set[str] = set()
"""The parts that `snapshot` shows, of docs/protocol.md, as {"life", "hand", "step"}. A check on any other part is not judged."""

NEEDS: set[str] = set()
"""What the engine can do besides, of {"teams", "more-than-two-players", "payment"}. Scenarios that need another are not sent."""


class Engine:
    """One game. Each scenario gets a new one, so keep everything in it, and nothing outside."""

    def set_up(self, table: dict[str, Any]) -> None:
        """Put the game where the table has it. Whatever of it the engine cannot be set to is Unsupported, and never left out.

        `entries(table)` of headjudge.adapter finds every card with its handle; `only(thing, *keys)` refuses keys that are not known.
        """
        raise Unsupported("table", "set_up in main.py is not written yet")

    def step(self, step: dict[str, Any], answers: Answers) -> None:
        """Do one step, until a player would receive priority next.

        Raise Illegal where the engine refuses it. When the engine asks, `answers.ask(kind, player, about)` has the answer.
        """
        raise Unsupported("action", f"{step['do']}: step in main.py is not written yet")

    def snapshot(self) -> dict[str, Any]:
        """Show the game: at least every player's id, in seat order, and all that REPORTS names."""
        raise Unsupported("table", "snapshot in main.py is not written yet")


if __name__ == "__main__":
    serve(Engine, name="@NAME@", version=VERSION, reports=REPORTS, needs=NEEDS)
