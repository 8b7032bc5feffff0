"""`headjudge explain`: what the oracle does in a scenario, step by step, and by which rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from rich.console import Console

    from headjudge.explain import Account, Line, Part
    from headjudge.scenario import Scenario

ORACLE = "oracle"
"""The engine that explains. It is reached through its adapter, as any engine is."""


@click.command()
@click.argument("scenario", metavar="ID")
@options.sources
def explain(scenario: str, features: tuple[Path, ...], scenarios: tuple[Path, ...], only_these: bool) -> None:
    """What the oracle does in a scenario: each event, why, by which rule.

    Where a trigger did not happen, what stopped it.
    """
    found = options.scenario_of(options.load(features, scenarios, only_these=only_these), scenario)
    account = oracles_account(found)

    from headjudge.cli.console import clean, console

    out = console()
    out.print(f"{found.id}  {clean(found.where)}", style="bold", soft_wrap=True)
    _print(out, account)


def oracles_account(scenario: Scenario) -> Account:
    """Have the oracle play a scenario, and tell what it did.

    Raises HeadJudgeError if the oracle does not play it, or its adapter fails.
    """
    from headjudge import manifest
    from headjudge.client import Client
    from headjudge.errors import ExitCode, HeadJudgeError
    from headjudge.explain import account_of

    client = Client(manifest.load(ORACLE))
    client.start()
    try:
        response = client.run(scenario.table, scenario.script, trace=True)
    finally:
        client.close()
    if response.status == "unsupported":
        raise HeadJudgeError(
            f"the oracle does not play {scenario.id}",
            where=scenario.where,
            why=f"{response.reason}: {', '.join(response.detail)}" if response.detail else response.reason,
            exit_code=ExitCode.NOTHING_EXECUTED,
        )
    if response.status == "error":
        raise HeadJudgeError(
            f"the oracle fails on {scenario.id}",
            where=scenario.where,
            why=response.message,
            exit_code=ExitCode.DEVIATION,
        )
    return account_of(scenario.document, response.document)


def _print(out: Console, account: Account) -> None:
    from rich.text import Text

    from headjudge.cli.console import clean

    out.print(clean(account.title), soft_wrap=True)
    if account.rules:
        out.print(f"rests on {', '.join(account.rules)}", style="dim", soft_wrap=True)
    out.print(Text("\nThe board", style="bold"))
    for said in account.board:
        out.print(f"  {clean(said)}", soft_wrap=True)
    for line in account.standing:
        _print_line(out, line)
    for number, part in enumerate(account.parts, start=1):
        out.print()
        out.print(Text(f"{number}. {clean(part.heading)}", style="bold"), soft_wrap=True)
        print_part(out, part)


def print_part(out: Console, part: Part, *, checks: bool = True) -> None:
    """What happened in a step, a line each with its rules behind it; then how the step ended, and what is expected."""
    from rich.text import Text

    from headjudge.cli.console import clean

    for line in part.lines:
        _print_line(out, line)
    if not part.lines:
        out.print(Text("   nothing happens", style="dim"))
    for question in part.questions:
        out.print(Text(f"   ? {clean(question)}", style="dim"), soft_wrap=True)
    if part.outcome != "done":
        why = f": {clean(part.why)}" if part.why else ""
        out.print(Text(f"   → {part.outcome}{why}", style="yellow"), soft_wrap=True)
    for check in part.checks if checks else ():
        out.print(Text(f"   ✓ {clean(check)}", style="green"), soft_wrap=True)


def _print_line(out: Console, line: Line) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from headjudge.cli.console import clean

    text = Text(f"- {clean(line.text)}")
    if line.rules:
        text.append(f"  ({', '.join(line.rules)})", style="cyan")
    out.print(Padding(text, (0, 0, 0, 3)))
