"""Whole scenario documents: a table and a script, with checks that ask for nothing but an answer to every step."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Final

from hypothesis import strategies as st

from headjudge.hypothesis.drawn_scripts import scripts
from headjudge.hypothesis.drawn_tables import Document, tables
from headjudge.scenario_rules import cards_of, needs_of

__all__ = ["scenarios"]

_OUTCOMES: Final = ("done", "illegal", "not-offered", "undecided")


def scenarios(
    among: Iterable[str] | None = None,
    *,
    players: int | tuple[int, int] = 2,
    teams: bool = False,
    steps: int | tuple[int, int] = (1, 8),
) -> st.SearchStrategy[Document]:
    """Draw a scenario document, valid against its schema.

    Its id is made from its table and script. Its checks say that each step may end in any way, so that an engine passes which plays
    it at all; what else must hold is for the test that uses it. Arguments and errors are those of `tables` and `scripts`.
    """
    return _scenarios(tables(among, players=players, teams=teams), steps)


@st.composite
def _scenarios(draw: st.DrawFn, drawn: st.SearchStrategy[Document], steps: int | tuple[int, int]) -> Document:
    table = draw(drawn)
    script = draw(scripts(table, steps=steps))
    written = json.dumps([table, script], sort_keys=True).encode()
    return {
        "format": 1,
        "id": f"drawn.{hashlib.sha256(written).hexdigest()[:16]}",
        "title": f"{len(script)} steps on a table that was drawn",
        "cards": sorted(cards_of(table)),
        "needs": sorted(needs_of(table)),
        "table": table,
        "script": script,
        "checks": [{"after": number, "outcome": list(_OUTCOMES)} for number in range(1, len(script) + 1)],
    }
