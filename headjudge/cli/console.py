"""What every command prints with: consoles, untrusted text, errors.

Consoles interpret no markup at all: styles are given in code, so nothing that an adapter, a feature or a file says can
style, link or move anything on the user's terminal.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from headjudge.report.text import clean, counted, one_line

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from headjudge.errors import HeadJudgeError
    from headjudge.explain import Line

__all__ = [
    "PLAIN_WIDTH",
    "VERDICT_STYLES",
    "clean",
    "console",
    "counted",
    "one_line",
    "print_error",
    "print_gherkin",
    "print_line",
    "styled_verdict",
]

PLAIN_WIDTH = 160
"""How wide what is not a terminal (a pipe, a file, a log of CI) is taken to be."""

_NARROWEST = 20
"""In how many columns text is still wrapped."""

VERDICT_STYLES = {
    "pass": "green",
    "fixed": "bold green",
    "known": "yellow",
    "unsupported": "dim",
    "contested": "dim",
}
"""How a verdict looks; any other is a deviation and red."""


def console(*, err: bool = False) -> Console:
    """A console on standard output, or on standard error, that takes text as it is."""
    from rich.console import Console

    class Plain(Console):
        def on_broken_pipe(self) -> None:
            """Nobody reads any more. Rich would end the process here, with the exit code of a deviation."""
            raise BrokenPipeError

    stream = sys.stderr if err else sys.stdout
    return Plain(
        stderr=err,
        markup=False,
        emoji=False,
        highlight=False,
        width=None if stream.isatty() else PLAIN_WIDTH,
    )


def styled_verdict(verdict: str) -> Text:
    """A verdict in its colour."""
    from rich.text import Text

    return Text(verdict, style=VERDICT_STYLES.get(verdict, "bold red"))


def print_error(error: HeadJudgeError) -> None:
    """One mistake on standard error: what, where, why, what to do."""
    from rich.text import Text

    out = console(err=True)
    for index, line in enumerate(clean(str(error)).splitlines()):
        text = Text(line)
        if index == 0:
            text = Text("error: ", style="bold red") + text
        out.print(text, soft_wrap=True)


def print_indented(out: Console, text: Text, columns: int, dash: str = "") -> None:
    """A text that is indented: on a terminal wrapped within its indent, elsewhere in one line, so that it can be searched.

    `dash` is what stands before it, and nothing of it beneath.
    """
    from rich.text import Text

    room = max(_NARROWEST, out.width - columns - len(dash))
    for number, part in enumerate(text.wrap(out, room) if out.is_terminal else text.split("\n")):
        part.rstrip()
        before = " " * columns + (dash if number == 0 else " " * len(dash))
        out.print(Text.assemble(before, part), soft_wrap=True)


def print_line(out: Console, line: Line, columns: int) -> None:
    """One thing that an engine says happened, with its rules behind it."""
    from rich.text import Text

    text = Text(one_line(line.text))
    if line.rules:
        text.append(f"  ({', '.join(line.rules)})", style="cyan")
    print_indented(out, text, columns, "- ")


_KEYWORDS = ("Given", "When", "Then", "And", "But", "*")
_HEADINGS = ("Feature:", "Rule:", "Background:", "Scenario:", "Scenario Outline:", "Example:", "Examples:")


def print_gherkin(out: Console, gherkin: str, indent: int = 0) -> None:
    """A scenario as it was written: keywords and tags set off, everything else as it is."""
    from rich.text import Text

    for line in clean(gherkin).splitlines():
        text = Text(" " * indent + line if line else "")
        start, bare = len(line) - len(line.lstrip()), line.strip()
        if bare.startswith(("@", "#")):
            text.stylize("dim")
        else:
            keyword = next((word for word in (*_HEADINGS, *_KEYWORDS) if bare.startswith(word)), "")
            text.stylize("bold" if keyword in _HEADINGS else "blue", indent + start, indent + start + len(keyword))
        out.print(text, soft_wrap=True)
