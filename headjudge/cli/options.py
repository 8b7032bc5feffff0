"""Options that several commands share: which scenarios there are, and which of them are meant."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from headjudge.scenario import Scenario
    from headjudge.suite import Suite

Command = TypeVar("Command", bound=Callable[..., Any])

LONGEST_SECONDS = 86400
"""How long anything may be waited for: a day, as in an adapter.toml."""


class _PathType(click.Path):
    """A path. An empty one would be the folder that the command is started in, which nobody means by nothing."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("the name is empty", param, ctx)
        return super().convert(value, param, ctx)


class _Number(click.IntRange):
    name = "whole number"


class _Seed(click.types.IntParamType):
    """A whole number that a report can hold."""

    name = "whole number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        converted = super().convert(value, param, ctx)
        if not -(2**63) <= converted < 2**63:
            self.fail("a seed has 64 bits", param, ctx)
        return converted


class _Seconds(click.FloatRange):
    """A length of time; nan is no number to compare with."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        converted = super().convert(value, param, ctx)
        if math.isnan(converted):
            self.fail(f"{value!r} is not a valid number.", param, ctx)
        return converted


PATH = _PathType(path_type=Path)
SEED = _Seed()
SECONDS = _Seconds(0, LONGEST_SECONDS, min_open=True)


def number_up_to(most: int, least: int = 1) -> click.IntRange:
    """A whole number from `least` to `most`."""
    return _Number(least, most)


def sources(command: Command) -> Command:
    """--features, --scenarios, --only-these: which scenarios there are."""
    for option in reversed(
        [
            click.option(
                "--features",
                multiple=True,
                type=PATH,
                metavar="DIR",
                help="A folder of .feature files, beside the suite. Can be repeated.",
            ),
            click.option(
                "--scenarios",
                multiple=True,
                type=PATH,
                metavar="FILE-OR-DIR",
                help="Scenario documents: a JSON file of one or a list, or a folder of such files. Can be repeated.",
            ),
            click.option("--only-these", is_flag=True, help="Leave out the suite that comes with Head Judge."),
        ]
    ):
        command = option(command)
    return command


def selection(command: Command) -> Command:
    """--id, -k, --claim, --rule: which of the scenarios are meant. Each selects its controls too."""
    for option in reversed(
        [
            click.option(
                "--id",
                "ids",
                multiple=True,
                metavar="ID",
                help="This scenario; without its row, all rows of an outline. Can be repeated.",
            ),
            click.option("-k", "text", metavar="TEXT", help="Scenarios with TEXT in their id or title."),
            click.option(
                "--claim",
                "claims",
                multiple=True,
                metavar="ID",
                help="Scenarios that show this claim, or one of this ruling or document. Can be repeated.",
            ),
            click.option(
                "--rule",
                "rules",
                multiple=True,
                metavar="NUMBER",
                help="Scenarios that rest on this rule, or on one below it. Can be repeated.",
            ),
        ]
    ):
        command = option(command)
    return command


def scenario_of(suite: Suite, name: str) -> Scenario:
    """The one scenario of this id, under its present name.

    Raises HeadJudgeError for an id that is not there, and for one that stands for several rows of an outline.
    """
    from headjudge.errors import HeadJudgeError
    from headjudge.suite import present_id

    chosen = suite.select(ids=[name])
    present = present_id(name, suite.renamed)
    if present in chosen.by_id:
        return chosen.by_id[present]
    rows = [scenario.id for scenario in chosen if scenario.id.startswith(f"{present}/")]
    if len(rows) == 1:
        return chosen.by_id[rows[0]]
    raise HeadJudgeError(f"{name} is an outline", why="its rows: " + ", ".join(rows), hint="name one of its rows")


def load(features: Sequence[Path], scenarios: Sequence[Path], *, only_these: bool) -> Suite:
    """The suite that the options of `sources` describe; raises HeadJudgeError for what is not valid in it."""
    import gc

    from headjudge.suite import load_suite

    # A suite is made once, of very many small objects, and none of them is garbage: looking for it costs a tenth of the time here,
    # and as much again each time that the run looks through them.
    gc.disable()
    try:
        return load_suite(features, scenarios, only_these)
    finally:
        gc.freeze()
        gc.enable()


def select(whole: Suite, ids: Sequence[str], text: str | None, claims: Sequence[str], rules: Sequence[str]) -> Suite:
    """The scenarios that fit the options of `selection`, with their controls.

    Raises HeadJudgeError if there are none, and for any of the options that fits none at all: what is mistyped would be missing
    without a word where others fit.
    """
    from headjudge.errors import ExitCode, HeadJudgeError

    asked = {f"--id {each}": whole.select(ids=[each]) for each in ids}
    if text is not None:
        asked[f"-k {text}"] = whole.select(text=text)
    asked |= {f"--claim {each}": whole.select(claims=[each]) for each in claims}
    asked |= {f"--rule {each}": whole.select(rules=[each]) for each in rules}
    unfit = [option for option, fitting in asked.items() if not fitting.scenarios]
    selected = whole.select(ids, text, claims, rules)
    if selected.scenarios and not unfit:
        return selected
    hint = "`headjudge list` shows what there is"
    if not whole.scenarios:
        why, hint = "there are none in what was given", "write some, or leave --only-these out"
    elif unfit:
        why, hint = f"none of {len(whole)} fits {' or '.join(unfit)}", _near(whole, claims, rules, unfit) or hint
    else:
        why, hint = f"some fit {', and others '.join(asked)}, and none fits all", "leave one of them out"
    raise HeadJudgeError(
        "a part of the selection selects nothing" if selected.scenarios else "no scenario is selected",
        why=f"{why}; nothing executed is never a success",
        hint=hint,
        exit_code=ExitCode.NOTHING_EXECUTED,
    )


def _parts(claim: str) -> tuple[str, str, str]:
    """A claim, its paragraph, and its document: each can be asked for."""
    paragraph = claim.rstrip("abcdefghijklmnopqrstuvwxyz")
    return claim, paragraph, paragraph.rpartition(".")[0]


def _near(whole: Suite, claims: Sequence[str], rules: Sequence[str], unfit: Sequence[str]) -> str | None:
    import difflib

    there = {
        "--claim": {part for each in whole for claim in each.claims for part in _parts(claim)},
        "--rule": {rule for each in whole for rule in each.rules},
    }
    wanted = [("--claim", each) for each in claims] + [("--rule", each) for each in rules]
    near = [
        f"{option} {match}"
        for option, each in wanted
        if f"{option} {each}" in unfit
        for match in difflib.get_close_matches(each, there[option], n=2)
    ]
    return f"did you mean {' or '.join(near)}?" if near else None
