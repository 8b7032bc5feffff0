"""What an adapter started and what has left its process group: found by a mark in the environment, and killed.

A process that calls setsid, as a daemon does, is in another group, and once its parent is gone it belongs to nobody whom we know. But
it keeps the environment that it was started with. So each adapter gets a mark of its own there, and what still carries it when the
adapter is to be gone is killed, wherever it is. Of the ways to find such processes this one changes nothing about the process that
looks: to adopt them instead, as a child subreaper, is a matter of all its children, in whatever program Head Judge is a part of.

Linux only, where /proc shows the environment of one's own processes; elsewhere nothing is found beyond the group. What was started
with an emptied environment (`env -i`), or as somebody else, is not found either.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import select
import signal
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

__all__ = ["VARIABLE", "kill_strays", "marked", "new_mark"]

VARIABLE: Final = "_HEADJUDGE_ADAPTERS"
"""The variable that holds the marks. No setting of a manifest has its name."""

_PROC: Final = Path("/proc")
# Each round finds what was started during the one before. Whoever starts others faster than they are killed is not caught.
_ROUNDS: Final = 20
_GRACE: Final = 1.0


def new_mark() -> str:
    """A mark that nothing carries yet."""
    return secrets.token_hex(16)


def marked(environment: Mapping[str, str], mark: str) -> dict[str, str]:
    """An environment with one more mark: if we are ourselves a part of an adapter, what we start is to go with it, too."""
    return {**environment, VARIABLE: f"{os.environ.get(VARIABLE, '')} {mark}".strip()}


def kill_strays(mark: str) -> None:
    """Kill every process that carries a mark, and what these start meanwhile; they are gone when this returns."""
    for _ in range(_ROUNDS):
        with contextlib.ExitStack() as opened:
            killed = []
            for process in _carrying(mark.encode()):
                opened.callback(os.close, process)
                with contextlib.suppress(ProcessLookupError):
                    signal.pidfd_send_signal(process, signal.SIGKILL)
                    killed.append(process)
            if not killed:
                return
            _wait_for(killed)


def _carrying(mark: bytes) -> Iterator[int]:
    """The processes that carry a mark, as descriptors, which stay with the process when its number is given to another."""
    if not hasattr(os, "pidfd_open") or not _PROC.is_dir():
        return
    for entry in filter(str.isdecimal, os.listdir(_PROC)):
        with contextlib.suppress(OSError):  # it has ended meanwhile, or is somebody else's
            process = os.pidfd_open(int(entry))
            if _carries(entry, mark):
                yield process
            else:
                os.close(process)


def _carries(entry: str, mark: bytes) -> bool:
    try:
        return mark in (_PROC / entry / "environ").read_bytes()
    except OSError:
        return False


def _wait_for(processes: list[int]) -> None:
    poll = select.poll()
    for process in processes:
        poll.register(process, select.POLLIN)
    left = set(processes)
    while left and (ended := poll.poll(_GRACE * 1000)):
        for process, _ in ended:
            poll.unregister(process)
            left.discard(process)
