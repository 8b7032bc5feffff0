"""The process around a command: its standard streams, and the signals that end it.

Whoever starts `headjudge` may have closed its output, pointed it at a full disk, given it an encoding that knows no cards' names,
or stop it in the middle: each has an end that leaves nothing half done, and none is a traceback.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Final

__all__ = ["EXIT_INTERRUPTED", "Stopped", "give_up_output", "open_streams", "stoppable"]

EXIT_INTERRUPTED: Final = 128 + signal.SIGINT
"""Ctrl-C, as a shell reports it."""

_STOPPING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Stopped(KeyboardInterrupt):
    """The process was told to end: Ctrl-C, a system that shuts down or cancels (SIGTERM), a terminal that was closed (SIGHUP)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.name = signal.Signals(number).name
        self.exit_code = 128 + number
        """As a shell reports it."""


@contextlib.contextmanager
def stoppable(*, to_the_end: bool) -> Iterator[None]:
    """Make the signals that end a process raise `Stopped`, once: what comes after the first must not disturb the cleaning up.

    A signal that is ignored (nohup, a job in the background) stays so. With `to_the_end` what was set before does not come back,
    since the process ends then. Does nothing in another thread than the main one, where Python forbids it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    stopped = False

    def stop(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - signal's signature
        nonlocal stopped
        if not stopped:
            stopped = True
            raise Stopped(number)

    before = {
        number: signal.signal(number, stop)
        for number in _STOPPING
        if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler)
    }
    try:
        yield
    finally:
        stopped = True
        if not to_the_end:
            for number, handler in before.items():
                signal.signal(number, handler)


def open_streams() -> None:
    """Make the standard streams such that anything can be written to them.

    One that is closed goes to nowhere: Python has None in its place, and the next file to be opened, a report or a pipe, would get
    its number. A character that the terminal's encoding has not is shown as its escape.
    """
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free, which is this one
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the process lives
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def give_up_output() -> None:
    """Have both streams go nowhere from here on: what cannot be written would be tried again as the interpreter ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                stream.flush()
                continue
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
