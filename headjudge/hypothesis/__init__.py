"""Hypothesis strategies for tables, scripts and scenarios over the cards of the pool, for tests of any engine.

    pip install "headjudge[hypothesis]"

| strategy | draws |
|---|---|
| `cards(among, types)` | a card of the pool, as a `headjudge.pool.PoolCard` |
| `tables(among, players, teams)` | a table on which no state-based action is due |
| `scripts(table)` | a script that names only what is on that table |
| `scenarios(among, players, teams)` | a whole scenario document, which `headjudge run` plays as it is |

What they draw is legal as the scenario format means it: it keeps to the schemas, every reference means one thing, and the table could
stand in a game. Whether a step of a script is allowed then and there, only an engine can say: `illegal` is an answer like `done`. They
know of the pool what its list says (names, types, costs, power and toughness, which lines are activated abilities), so `among` is best
the cards that the engine under test knows. docs/property-tests.md shows a test of an engine with them.
"""

from __future__ import annotations

try:
    import hypothesis as _hypothesis  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "headjudge.hypothesis needs Hypothesis: pip install 'headjudge[hypothesis]'", name="hypothesis"
    ) from error

from headjudge.hypothesis.drawn_cards import cards
from headjudge.hypothesis.drawn_scenarios import scenarios
from headjudge.hypothesis.drawn_scripts import scripts
from headjudge.hypothesis.drawn_tables import TABLE_STEPS, tables

__all__ = ["TABLE_STEPS", "cards", "scenarios", "scripts", "tables"]
