"""The oracle's account of a scenario, in words: the board, then each step with each event, why, and by which rule.

Works on what an adapter answered to a `run` with `trace: true`; any engine that gives a trace can be explained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from headjudge import in_words

__all__ = ["Account", "Line", "Part", "account_of", "cited", "lines_of"]

Document = Mapping[str, Any]


class Line(msgspec.Struct, frozen=True):
    """One thing that happened, or did not, and by which rules."""

    text: str
    rules: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """A step of the script, with what the engine says about it."""

    heading: str
    lines: tuple[Line, ...]
    answers: tuple[str, ...] = ()
    """What players will choose, if asked."""
    outcome: str = "done"
    why: str | None = None
    """Why it is not done, in the engine's words."""
    questions: tuple[str, ...] = ()
    """What players were asked that could have been answered otherwise."""
    checks: tuple[str, ...] = ()
    """What the scenario expects after it."""


class Account(msgspec.Struct, frozen=True):
    """A scenario told: the board as it stands, what follows from it at once, then step by step."""

    title: str
    rules: tuple[str, ...]
    """The rules that the scenario is tagged with."""
    board: tuple[str, ...]
    standing: tuple[Line, ...]
    """What the engine says of the table before the first step."""
    parts: tuple[Part, ...]


def account_of(scenario: Document, response: Document) -> Account:
    """Tell a scenario.

    In: its document, and the adapter's `run` response with status `done`, asked for with a trace. Steps that the engine did not
    play, since the script ended before them, are left out.
    """
    script = scenario["script"]
    parts = tuple(
        _part(number, step, result, scenario)
        for number, (step, result) in enumerate(zip(script, response["steps"], strict=False), start=1)
    )
    return Account(
        title=scenario["title"],
        rules=tuple(scenario.get("rules", ())),
        board=tuple(in_words.board(scenario["table"])),
        standing=lines_of(response.get("setup-trace", ()), scenario),
        parts=parts,
    )


def _part(number: int, step: Document, result: Document, scenario: Document) -> Part:
    return Part(
        heading=in_words.sentence(in_words.step(step)),
        lines=lines_of(result.get("trace", ()), scenario),
        answers=tuple(in_words.sentence(in_words.answer(answer)) for answer in step.get("answers", ())),
        outcome=result["outcome"],
        why=None if result.get("why") is None else in_words.with_names(result["why"], scenario["table"]),
        questions=tuple(_question(asked) for asked in result["asked"]),
        checks=tuple(in_words.check(check) for check in scenario["checks"] if check["after"] == number),
    )


def _question(asked: Document) -> str:
    about = f", for {asked['about']}" if asked.get("about") else ""
    return f"{in_words.name(asked['player'])} was asked: {in_words.words(asked['kind'])}{about}"


# Getting and passing priority: between two events that matter there may be any number of these.
_PRIORITY = frozenset({"117.3", "117.3a", "117.3b", "117.3c", "117.3d", "117.4", "117.5"})


def lines_of(trace: Sequence[Document], scenario: Document) -> tuple[Line, ...]:
    """The lines of a trace. What is only about priority and stands together becomes one line."""
    lines: list[Line] = []
    for entry in trace:
        line = Line(in_words.with_names(entry["text"], scenario["table"]), tuple(entry["rules"]))
        if lines and _is_priority(line) and _is_priority(lines[-1]):
            before = lines.pop()
            line = Line(f"{before.text}; {line.text}", tuple(dict.fromkeys(before.rules + line.rules)))
        lines.append(line)
    return tuple(lines)


def _is_priority(line: Line) -> bool:
    return bool(line.rules) and _PRIORITY.issuperset(line.rules)


def cited(account: Account) -> frozenset[str]:
    """Every rule number that the account cites."""
    lines = (*account.standing, *(line for part in account.parts for line in part.lines))
    return frozenset(rule for line in lines for rule in line.rules)
