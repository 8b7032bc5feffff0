"""What is wrong with an adapter, in words: what was sent, what came back, what was expected, and what to do next."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from headjudge import in_words
from headjudge.errors import ExitCode
from headjudge.scenario import Scenario
from headjudge.verdict import Judgement, Verdict

__all__ = ["PREFIX", "Wrong", "cut", "expected_of", "next_of", "sent_of", "shown"]

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


_NEXT: Final = {
    Verdict.SETUP: "The table is set up otherwise than asked for, or shown otherwise. See in the engine which of the two it is; what the "
    "engine cannot be set to is `unsupported`, reason `table`.",
    Verdict.UNDECIDED: "Look for the answer in the step's `answers`, by kind, player and `about`; a question whose options cannot be told "
    "apart is not one.",
    Verdict.ERROR: "The adapter said `error` itself: its message says where. Where the engine lacks something, say `unsupported` instead.",
    Verdict.CRASH: "The adapter's process ended while it was asked. What it wrote to standard error stands above.",
    Verdict.TIMEOUT: "Flush after each answer, end it with a line end, and see whether the engine waits for somebody; a slow engine gets a "
    "longer `scenario_timeout` in adapter.toml.",
    Verdict.MALFORMED: "Standard output is the protocol and nothing else, one JSON object a line; docs/protocol.md has the messages, "
    "schemas/snapshot.schema.json the snapshot.",
}


def next_of(scenario: Scenario, judgement: Judgement) -> str:
    """What to do about it."""
    if judgement.verdict in _NEXT:
        return _NEXT[judgement.verdict]
    own = "Play the same by hand on the engine: if it shows what was expected there, the adapter is wrong. If the engine does this itself, "
    own += f"it is a finding, and `--skip {scenario.id}` goes on to what comes next."
    if scenario.id.startswith(PREFIX):
        return own
    return (
        own
        + f" `headjudge explain {scenario.id}` says what happens by the rules; what known.toml beside adapter.toml holds, which "
        "`headjudge known` writes, does not stop this command either."
    )
