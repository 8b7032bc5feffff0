"""The laws that games are held to, each a function from what was drawn to what is wrong: nothing, or None where it doesn't apply.

Hypothesis draws a table, a script for it, and the numbers that choices are made by (`drawn`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st
from in_process import REPORTS

from headjudge import schema
from headjudge.gherkin.rules_lock import load_lock
from headjudge.hypothesis import scripts, tables
from headjudge.resources import folder
from headjudge.setup import compare_setup
from oracle.driver import play
from oracle.model import Game
from oracle.trace import lines_since
from properties import mirrors, walks

MOVES: Final = 10
_NUMBERS: Final = 200  # how many choices are drawn; beyond them the first way is taken

Faults = list[str] | None


class Drawn(NamedTuple):
    """What Hypothesis has drawn: a table, a script for it, and the numbers that the choices on a walk are made by."""

    table: dict[str, Any]
    script: list[dict[str, Any]]
    numbers: tuple[int, ...]

    def __repr__(self) -> str:
        numbers = list(self.numbers)
        while numbers and not numbers[-1]:
            numbers.pop()
        script = [{**step, "answers": [a for a in step["answers"] if "free" not in a]} for step in self.script]
        return f"Drawn(table={self.table}, script={script}, numbers={numbers})"


@st.composite
def drawn(draw: st.DrawFn) -> Drawn:
    """Draw a table of any kind: duels twice as often as games of three and four, or of two teams."""
    kind = draw(st.integers(0, 3))
    table = draw(tables(teams=True) if kind == 3 else tables(players=(3, 4)) if kind == 2 else tables())
    script = draw(scripts(table, steps=(1, 5)))
    seed = draw(st.integers(0, 2**32))  # the numbers themselves would be drawn alike too often, and mostly as 0
    chance = random.Random(seed)
    return Drawn(table, script, tuple(chance.randrange(1 << 16) if seed else 0 for _ in range(_NUMBERS)))


def sound(it: Drawn) -> Faults:
    """Whatever is done, every game is sound and no earlier one is changed."""
    return walks.faults(it.table, it.numbers, MOVES)


def sound_in_every_way(it: Drawn) -> Faults:
    """Whatever is answered, every game is sound."""
    return walks.faults_of_answers(it.table, it.numbers, MOVES)


def with_or_without_a_trace(it: Drawn) -> Faults:
    """The same choices lead to the same game, whether or not a trace is kept, and the trace cites rules that exist."""
    end, other = _end(it, True), _end(it, False)
    lines = lines_since(end, None)
    unknown = {rule for line in lines for rule in line.rules} - locked_rules()
    wrong = [f"the trace cites {rule}, which is no rule that is cited anywhere" for rule in sorted(unknown)]
    wrong += [f"the trace has a line without a rule: {line.text}" for line in lines if not line.rules]
    mine, theirs = mirrors.Plain({}).of(end), mirrors.Plain({}).of(other)
    return wrong + [f"{part} is another" for part in mine if mine[part] != theirs[part]]


def _end(it: Drawn, tracing: bool) -> Game:
    game = walks.begun(it.table, tracing=tracing).game
    for move in walks.walk(game, it.numbers, MOVES):
        game = move.game
    return game


@lru_cache(maxsize=1)
def locked_rules() -> frozenset[str]:
    """The numbers of the rules that are cited, in features and in code: all of them exist."""
    return frozenset(load_lock(folder("features") / "rules.lock").rules)


def under_other_names(it: Drawn) -> Faults:
    """With other names for players and handles, the same happens."""
    return mirrors.renamed(it.table, it.numbers, MOVES)


def from_another_seat(it: Drawn) -> Faults:
    """With the seats told from another player on, the same happens."""
    return mirrors.rotated(it.table, it.numbers, MOVES, 1 + it.numbers[-1] % (len(it.table["players"]) - 1))


def beside_an_idle_land(it: Drawn) -> Faults:
    """Beside a land that nothing looks at, the same happens."""
    return mirrors.beside_a_land(it.table, it.numbers, MOVES)


def as_a_scenario(it: Drawn) -> Faults:
    """The table is set as it says, no step is left undecided, what is said is valid, and said again it is the same, trace and all."""
    answer = play(it.table, it.script, trace=True)
    if answer["status"] != "done":
        return [f"{answer}"]
    wrong = schema.problems("protocol/run-response", {"id": 1, **_as_sent(answer)})
    differs = compare_setup(it.table, answer["setup"], REPORTS)
    wrong += [] if differs is None else [f"the set-up is not the table: {differs}"]
    wrong += [f"step {n} is undecided" for n, step in enumerate(answer["steps"], 1) if step["outcome"] == "undecided"]
    again = play(it.table, it.script, trace=True)
    return wrong + (["played again it is another"] if again != answer else [])


def _as_sent(answer: dict[str, Any]) -> dict[str, Any]:
    import msgspec

    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(answer))
    return sent


LAWS: Final[tuple[Callable[[Drawn], Faults], ...]] = (
    sound,
    sound_in_every_way,
    with_or_without_a_trace,
    under_other_names,
    from_another_seat,
    beside_an_idle_land,
    as_a_scenario,
)
