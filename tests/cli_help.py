"""What the tests of the command line share: types of its fixtures (see conftest), and a terminal to run a command on."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

Run = Callable[..., tuple[int, str, str]]
Scenarios = Callable[..., list[str | Path]]


def command(*arguments: str | Path) -> list[str]:
    """The command as a process of its own is started with it."""
    return [sys.executable, "-m", "headjudge", *map(str, arguments)]


def on_a_terminal(columns: int, *arguments: str | Path, term: str = "xterm-256color") -> tuple[int, str]:
    """Runs a command on a terminal of so many columns. Out: its exit code, and all that it wrote there."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": term, "COLUMNS": str(columns), "NO_COLOR": ""}
    process = subprocess.Popen(command(*arguments), stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 65536):
            shown += part
    except OSError:  # how a terminal says that its last writer has gone
        pass
    os.close(ours)
    return process.wait(timeout=30), shown.decode().replace("\r\n", "\n")


def plain(text: str) -> str:
    """A text without what a terminal is told besides."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
