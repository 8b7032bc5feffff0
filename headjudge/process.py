"""An adapter's process: started without a shell, spoken to in lines with a deadline, and ended with all of its children.

One `AdapterProcess` belongs to one thread. It watches both of the adapter's output pipes while it writes and while it waits,
so that neither side can block the other: an adapter that fills its standard error, or that answers before it has read the whole
request, is served. The adapter leads a process group of its own; whatever it started is killed with it, on Linux even what has left
that group (`headjudge.strays`), and Ctrl-C in the terminal reaches the runner only. POSIX only, as are pipes that can be polled.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from headjudge.strays import kill_strays, marked, new_mark

LINE_LIMIT = 32 * 1024 * 1024
"""The longest line that is read from an adapter, in bytes."""
STDERR_KEPT = 64 * 1024
"""How much of the end of an adapter's standard error is kept, in bytes."""
GRACE = 1.0
"""Seconds that an adapter has to end by itself, once it is asked to, before it is killed."""

_CHUNK = 1024 * 1024
# After how many seconds of silence it is looked whether the adapter still lives.
_LOOK_AFTER = 0.2


class ProcessEndedError(Exception):
    """The adapter closed its standard output or died; `how` says in words how it ended, `code` is its exit code if known."""

    def __init__(self, how: str, code: int | None) -> None:
        super().__init__(how)
        self.how = how
        self.code = code


class DeadlineError(Exception):
    """The adapter did not answer in time."""


class LineTooLongError(Exception):
    """The adapter's line is longer than `LINE_LIMIT`."""


class UnaskedOutputError(Exception):
    """The adapter wrote something that nobody asked for; `line` is what it wrote."""

    def __init__(self, line: bytes) -> None:
        super().__init__("output that nobody asked for")
        self.line = line


class AdapterProcess:
    """A running adapter. Use it from one thread; only `kill` may be called from another.

    Raises OSError from the constructor when the program cannot be started.
    """

    def __init__(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        self._mark = new_mark()
        self._process = subprocess.Popen(
            list(command),
            cwd=folder,
            env=marked(environment, self._mark),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._stdin, self._stdout, self._stderr = (
            process.stdin.fileno(),
            process.stdout.fileno(),
            process.stderr.fileno(),
        )
        for descriptor in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(descriptor, False)
        self._poll = select.poll()
        self._poll.register(self._stdout, select.POLLIN)
        self._poll.register(self._stderr, select.POLLIN)
        self._ended_output = False
        self._buffer = bytearray()
        self._errors = bytearray()

    @property
    def pid(self) -> int:
        """The process id, which is also the id of its process group."""
        return self._process.pid

    def exchange(self, request: bytes, timeout: float) -> bytes:
        """Write one line, and read the one that answers it.

        In: the request with its newline, and how many seconds both may take. Out: the answer without its newline.
        Raises ProcessEndedError, DeadlineError, LineTooLongError, and UnaskedOutputError for output before the request.
        After any of them the process is of no more use: `kill` it.
        """
        deadline = time.monotonic() + timeout
        self._drain()
        self.expect_silence()
        self._write(request, deadline)
        return self._read_line(deadline)

    def expect_silence(self) -> None:
        """Raises UnaskedOutputError if more was read than the lines that were asked for."""
        if self._buffer:
            raise UnaskedOutputError(bytes(self._buffer).partition(b"\n")[0])

    def stderr_tail(self) -> str:
        """The end of what the adapter wrote to its standard error, as text."""
        with contextlib.suppress(OSError):  # closed by `kill`: what was read before is still here
            self._drain_errors()
        return self._errors.decode("utf-8", "replace")

    def forget_stderr(self) -> None:
        """Start the record of standard error anew: what comes from here on belongs to the next request."""
        self._errors.clear()

    def finish(self, farewell: bytes = b"") -> bytes:
        """Say farewell, close the adapter's input, give it `GRACE` seconds to end by itself, and kill what is left of it.

        Out: what it still wrote to its standard output, or the beginning of that.
        """
        deadline = time.monotonic() + GRACE
        with contextlib.suppress(ProcessEndedError, DeadlineError, OSError):
            if farewell:
                self._write(farewell, deadline)
            self._close_input()
            self._wait_for_end(deadline)
        self.kill()
        return bytes(self._buffer)

    def kill(self) -> None:
        """End the adapter and everything that it started: its process group is asked first, then killed. Safe to call twice."""
        process = self._process
        self._signal(signal.SIGTERM)
        try:
            process.wait(GRACE if process.returncode is None else 0)
        except subprocess.TimeoutExpired:
            self._signal(signal.SIGKILL)
            process.wait()
        # The leader is gone; a child of its own may have ignored the first signal.
        self._signal(signal.SIGKILL)
        kill_strays(self._mark)
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):  # unwritten bytes to a dead reader
                    stream.close()

    def interrupt(self) -> None:
        """Kill the group at once and close nothing, so that the thread which uses this object sees the end and cleans up."""
        if self._process.returncode is None:
            self._signal(signal.SIGKILL)

    # -- inside

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # the whole group is gone already
            os.killpg(self._process.pid, number)

    def _close_input(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()

    def _wait_for_end(self, deadline: float) -> None:
        """Serve both pipes until the adapter closes its output and is gone, or the deadline passes."""
        while not self._ended_output:
            self._wait(deadline)
            del self._buffer[LINE_LIMIT:]
        while self._process.poll() is None:
            if time.monotonic() > deadline:
                raise DeadlineError
            time.sleep(0.002)

    def _write(self, data: bytes, deadline: float) -> None:
        try:
            written = os.write(self._stdin, data)
            if written == len(data):
                return
        except BlockingIOError:
            written = 0
        except BrokenPipeError:
            raise self._ended() from None
        rest = memoryview(data)[written:]
        self._poll.register(self._stdin, select.POLLOUT)
        try:
            while rest:
                if self._ended_output:
                    raise self._ended()
                if self._wait(deadline) & (select.POLLOUT | select.POLLERR):
                    rest = rest[os.write(self._stdin, rest) :]
        except BrokenPipeError:
            raise self._ended() from None
        finally:
            self._poll.unregister(self._stdin)

    def _read_line(self, deadline: float) -> bytes:
        searched = 0
        while True:
            at = self._buffer.find(b"\n", searched)
            if at >= 0:
                line = bytes(self._buffer[:at])
                del self._buffer[: at + 1]
                return line
            searched = len(self._buffer)
            if searched > LINE_LIMIT:
                raise LineTooLongError
            if self._ended_output:
                raise self._ended()
            self._wait(deadline)

    def _wait(self, deadline: float) -> int:
        """Wait until any pipe has something, and take it in. Out: the events on standard input, if that is watched."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise DeadlineError
        events = self._poll.poll(min(left, _LOOK_AFTER) * 1000)
        if not events and self._process.poll() is not None:
            # Dead, and all that it wrote is read; but something that it started holds its output open.
            self._ended_output = True
        on_input = 0
        for descriptor, event in events:
            if descriptor == self._stdin:
                on_input = event
            elif descriptor == self._stdout:
                self._take_output()
            else:
                self._drain_errors()
        return on_input

    def _take_output(self) -> bool:
        """Read once from standard output. Out: whether anything came."""
        try:
            data = os.read(self._stdout, _CHUNK)
        except BlockingIOError:
            return False
        if not data:
            self._ended_output = True
            self._poll.unregister(self._stdout)
            return False
        self._buffer += data
        return True

    def _drain_errors(self) -> None:
        """Take in all of standard error that is there; keep the end."""
        while True:
            try:
                data = os.read(self._stderr, _CHUNK)
            except BlockingIOError:
                return
            if not data:
                with contextlib.suppress(KeyError):  # the end was seen before
                    self._poll.unregister(self._stderr)
                return
            self._errors += data
            if len(self._errors) > STDERR_KEPT:
                del self._errors[:-STDERR_KEPT]

    def _drain(self) -> None:
        """Take in what is there before a request is written, without waiting."""
        for descriptor, _ in self._poll.poll(0):
            if descriptor == self._stdout:
                self._take_output()
            else:
                self._drain_errors()

    def _ended(self) -> ProcessEndedError:
        """How the adapter ended, in words, once its output is closed or its input is broken."""
        try:
            code: int | None = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            code = None
        self._drain_errors()
        if code is None:
            return ProcessEndedError("closed its output and kept running", None)
        if code < 0:
            try:
                name = signal.Signals(-code).name
            except ValueError:
                name = f"signal {-code}"
            return ProcessEndedError(f"was ended by {name}", code)
        return ProcessEndedError(f"ended with exit code {code}", code)
