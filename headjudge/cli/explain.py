"""`headjudge explain`: what the oracle does in a scenario, step by step, and by which rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from rich.console import Console

    from headjudge.explain import Account, Part
    from headjudge.scenario import Scenario
    from headjudge.session import Played
    from headjudge.verdict import Judgement

ORACLE = "oracle"
"""The engine that explains. It is reached through its adapter, as any engine is."""


@click.command()
@click.argument("scenario", metavar="ID")
@options.sources
def explain(scenario: str, features: tuple[Path, ...], scenarios: tuple[Path, ...], only_these: bool) -> None:
    """What the oracle does in a scenario: each event, why, by which rule.

    Where a trigger did not happen, what stopped it. After the events of a step, behind a "=", what the scenario expects then.
    """
    found = options.scenario_of(options.load(features, scenarios, only_these=only_these), scenario)
    played = _played_by_the_oracle(found)
    assert played.response is not None  # or there would have been an error

    from headjudge.cli.console import console, one_line
    from headjudge.explain import account_of

    out = console()
    out.print(f"{found.id}  {one_line(found.where)}", style="bold", soft_wrap=True)
    _print(out, found.id, account_of(found.document, played.response.document))
    _print_verdict(out, played.judge(found))


def _played_by_the_oracle(scenario: Scenario) -> Played:
    """Have the oracle play a scenario, with its own account of it.

    Raises HeadJudgeError if the oracle does not play it, or its adapter fails.
    """
    from headjudge import manifest
    from headjudge.errors import ExitCode, HeadJudgeError
    from headjudge.pool import why_unknown
    from headjudge.session import EngineSession
    from headjudge.verdict import Verdict

    with EngineSession(manifest.load(ORACLE)) as oracle:
        played = oracle.play(scenario, trace=True)
    if played.failure is not None:
        raise played.failure
    judgement = played.judge(scenario)
    if judgement.unsupported is not None and (played.response is None or played.response.status != "done"):
        lacking = judgement.unsupported
        raise HeadJudgeError(
            f"the oracle does not play {scenario.id}",
            where=scenario.where,
            why=f"{lacking.reason}: {', '.join(lacking.detail)}" if lacking.detail else lacking.reason,
            hint="\n  ".join(f"{card}: {why_unknown(card)}" for card in lacking.detail)
            if lacking.reason == "card"
            else None,
            exit_code=ExitCode.NOTHING_EXECUTED,
        )
    if judgement.verdict is Verdict.ERROR:
        raise HeadJudgeError(
            f"the oracle fails on {scenario.id}",
            where=scenario.where,
            why=judgement.message,
            exit_code=ExitCode.DEVIATION,
        )
    return played


def _print_verdict(out: Console, judgement: Judgement) -> None:
    from rich.text import Text

    from headjudge import in_words
    from headjudge.cli.console import one_line, styled_verdict

    text = Text.assemble("\nThe oracle's verdict: ", styled_verdict(judgement.verdict))
    if (seen := judgement.divergence) is not None:
        expected, observed = in_words.value(seen.expected), in_words.value(seen.observed)
        text.append(one_line(f"; after step {seen.step}, at {seen.path}, expected {expected}, observed {observed}"))
    elif judgement.message:
        text.append(one_line(f"; {judgement.message}"))
    out.print(text, soft_wrap=True)


def _print(out: Console, name: str, account: Account) -> None:
    from rich.text import Text

    from headjudge.cli.console import clean, one_line, print_line

    if account.title != name:
        out.print(one_line(account.title), soft_wrap=True)
    if account.rules:
        out.print(f"rests on {', '.join(account.rules)}", style="dim", soft_wrap=True)
    out.print(Text("\nThe board", style="bold"))
    for said in account.board:
        out.print(f"  {clean(said)}", soft_wrap=True)
    for line in account.standing:
        print_line(out, line, 3)
    for number, part in enumerate(account.parts, start=1):
        out.print()
        out.print(Text(f"{number}. {one_line(part.heading)}", style="bold"), soft_wrap=True)
        _print_part(out, part)


def _print_part(out: Console, part: Part) -> None:
    """What happened in a step, a line each with its rules behind it; then how the step ended, and what is expected."""
    from rich.text import Text

    from headjudge.cli.console import one_line, print_line

    for answer in part.answers:
        out.print(Text(f"   {one_line(answer)}", style="dim"), soft_wrap=True)
    for line in part.lines:
        print_line(out, line, 3)
    if not part.lines:
        out.print(Text("   nothing happens", style="dim"))
    for question in part.questions:
        out.print(Text(f"   ? {one_line(question)}", style="dim"), soft_wrap=True)
    if part.outcome != "done":
        why = f": {one_line(part.why)}" if part.why else ""
        out.print(Text(f"   → {part.outcome}{why}", style="yellow"), soft_wrap=True)
    for check in part.checks:
        out.print(Text(f"   = {one_line(check)}", style="green"), soft_wrap=True)
