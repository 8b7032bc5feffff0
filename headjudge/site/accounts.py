"""The oracle's account of every scenario, for its page: what happens in each step, and by which rule."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence

import msgspec

from headjudge import manifest
from headjudge.client import Hello
from headjudge.errors import HeadJudgeError
from headjudge.explain import Account, account_of
from headjudge.site.model import Line, Row
from headjudge.workers import Workers

__all__ = ["Accounts", "cores", "told"]

ORACLE = "oracle"


class Accounts(msgspec.Struct, frozen=True):
    """What the oracle says, by row."""

    by_row: Mapping[int, bytes] = {}
    """What it answered, without the games: as values it would take ten times the room."""
    cited: frozenset[str] = frozenset()
    """The rules in it."""
    missing: str | None = None
    """Why there is none of some scenarios, if so."""

    def of(self, row: Row) -> Account | None:
        """The account of a scenario; None if there is none."""
        answer = self.by_row.get(row.index)
        if answer is None or row.scenario is None:
            return None
        return account_of(row.scenario.document, msgspec.json.decode(answer))


def cores() -> int:
    """How many processors may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def told(rows: Sequence[Row], on_played: Callable[[int, int], None]) -> Accounts:
    """Have the oracle play the scenarios that the suite has, and say why what happens. Raises nothing: what it cannot play has no account.

    `on_played` is told how many were played, and of how many.
    """
    played = [(row.index, row.scenario) for row in rows if row.scenario is not None]
    answers: dict[int, bytes] = {}
    cited: set[str] = set()
    failed: list[str] = []
    scenarios = [scenario for _, scenario in played]
    try:
        with Workers(scenarios, range(len(scenarios)), manifest.load(ORACLE), jobs=cores(), trace=True) as workers:
            for done, item in enumerate((each for each in workers if not isinstance(each, Hello)), start=1):
                place, came = item
                if came.response is not None and came.response.status == "done":
                    answer = _without_games(came.response.document)
                    cited.update(_rules(answer))
                    answers[played[place][0]] = msgspec.json.encode(answer)
                else:
                    failed.append(scenarios[place].id)
                on_played(done, len(scenarios))
    except HeadJudgeError as error:
        return Accounts(missing=str(error))
    missing = f"it does not play {', '.join(failed[:3])}{' and others' if len(failed) > 3 else ''}" if failed else None
    return Accounts(answers, frozenset(cited), missing)


def _without_games(answer: Line) -> Line:
    steps = [{key: value for key, value in step.items() if key != "snapshot"} for step in answer["steps"]]
    return {"setup-trace": answer.get("setup-trace", []), "steps": steps}


def _rules(answer: Line) -> set[str]:
    parts = [answer["setup-trace"], *(step.get("trace", ()) for step in answer["steps"])]
    return {rule for part in parts for line in part for rule in line["rules"]}
