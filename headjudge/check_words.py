"""What is wrong with an adapter, in words: what was sent, what came back, what was expected. What to do next is in `check_cures`."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from headjudge import in_words
from headjudge.errors import ExitCode
from headjudge.scenario import Scenario
from headjudge.verdict import Judgement, Verdict

__all__ = ["PREFIX", "Wrong", "cut", "expected_of", "sent_of", "shown"]

PREFIX: Final = "check-adapter."
"""How the ids of what is asked here, and is no scenario of the suite, begin."""
_LONGEST: Final = 3000


class Wrong(msgspec.Struct, frozen=True, kw_only=True):
    """The first thing that is wrong."""

    what: str
    sent: str
    came_back: str
    expected: str
    next: str
    """What to do about it."""
    exit_code: ExitCode


def shown(value: Any) -> str:
    """A value as JSON; a long one with its beginning and how much there is."""
    return cut(json.dumps(value, ensure_ascii=False))


def cut(text: str) -> str:
    """A text; a long one with its beginning and how much there is."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}... ({len(text)} characters)"


def sent_of(scenario: Scenario) -> str:
    """The request, as it went to the adapter, and the same in words."""
    lines = [shown({"cmd": "run", "id": 2, "table": scenario.table, "script": scenario.script, "trace": False})]
    lines += [f"on the table: {line}" for line in in_words.board(scenario.table)]
    lines += [f"step {number}: {in_words.step(step)}" for number, step in enumerate(scenario.script, 1)]
    return "\n".join(lines)


def expected_of(scenario: Scenario, judgement: Judgement) -> str:
    """What should have come back."""
    difference = judgement.divergence
    if difference is not None:
        where = "before the first step" if difference.step == 0 else f"after step {difference.step}"
        rules = f" ({', '.join(difference.rules)})" if difference.rules else ""
        return f"{where}, at {difference.path}: {difference.op or 'equals'} {shown(difference.expected)}{rules}"
    if judgement.verdict is Verdict.UNDECIDED:
        given = [in_words.answer(answer) for step in scenario.script for answer in step.get("answers", ())]
        return "no question that could go two ways, beyond those with an answer: " + (
            "; ".join(given) or "there are none"
        )
    steps = len(scenario.script)
    return f'one line with "id", "status" and, if it was played, "setup" and {steps} "steps"'
