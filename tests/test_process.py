"""An adapter's process: deadlines, bounds, and nothing left behind."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from runner_help import all_end, is_running

from headjudge import process as process_module
from headjudge.process import (
    STDERR_KEPT,
    AdapterProcess,
    DeadlineError,
    LineTooLongError,
    ProcessEndedError,
    UnaskedOutputError,
)

ECHO = "import sys\nfor line in sys.stdin: sys.stdout.write(line); sys.stdout.flush()"


@pytest.fixture
def started() -> Iterator[list[AdapterProcess]]:
    processes: list[AdapterProcess] = []
    yield processes
    for process in processes:
        process.kill()


def python(started: list[AdapterProcess], program: str, folder: Path | None = None) -> AdapterProcess:
    process = AdapterProcess([sys.executable, "-c", program], folder or Path.cwd(), os.environ)
    started.append(process)
    return process


def test_a_line_goes_there_and_back(started: list[AdapterProcess]) -> None:
    process = python(started, ECHO)
    for line in (b"one\n", b"two\n", "drü\n".encode()):
        assert process.exchange(line, 20) + b"\n" == line


def test_lines_larger_than_any_pipe_go_there_and_back(started: list[AdapterProcess]) -> None:
    process = python(started, ECHO)
    line = b"x" * 3_000_000 + b"\n"
    assert process.exchange(line, 30) + b"\n" == line


def test_an_adapter_that_answers_before_it_has_read_all_is_served(started: list[AdapterProcess]) -> None:
    program = (
        "import sys\nsys.stdin.buffer.read(10)\nsys.stdout.write('y' * 500_000); sys.stdout.flush()\n"
        "sys.stdin.readline()\nprint()"
    )
    assert len(python(started, program).exchange(b"x" * 500_000 + b"\n", 30)) == 500_000


def test_it_runs_in_its_folder_with_its_environment(started: list[AdapterProcess], tmp_path: Path) -> None:
    program = "import os; input(); print(os.getcwd(), os.environ['HEADJUDGE_X'])"
    process = AdapterProcess([sys.executable, "-c", program], tmp_path, {**os.environ, "HEADJUDGE_X": "y"})
    started.append(process)
    assert process.exchange(b"\n", 20).decode() == f"{tmp_path.resolve()} y"


def test_silence_ends_at_the_deadline(started: list[AdapterProcess]) -> None:
    process = python(started, "import time; time.sleep(600)")
    began = time.monotonic()
    with pytest.raises(DeadlineError):
        process.exchange(b"hello\n", 0.3)
    assert 0.3 <= time.monotonic() - began < 10


def test_half_a_line_is_silence(started: list[AdapterProcess]) -> None:
    process = python(started, "import sys, time; print('half', end='', flush=True); time.sleep(600)")
    with pytest.raises((DeadlineError, UnaskedOutputError)):
        process.exchange(b"hello\n", 0.5)


def test_an_adapter_that_does_not_read_is_silence_too(started: list[AdapterProcess]) -> None:
    process = python(started, "import time; time.sleep(600)")
    with pytest.raises(DeadlineError):
        process.exchange(b"x" * 10_000_000 + b"\n", 0.5)


@pytest.mark.parametrize(
    ("program", "how"),
    [
        ("import sys; sys.exit(3)", "ended with exit code 3"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "was ended by SIGSEGV"),
        ("import os, time; input(); os.close(1); time.sleep(600)", "closed its output and kept running"),
    ],
)
def test_how_it_ended_is_told(started: list[AdapterProcess], program: str, how: str) -> None:
    process = python(started, program)
    with pytest.raises(ProcessEndedError) as raised:
        process.exchange(b"hello\n", 20)
    assert raised.value.how == how


def test_a_line_without_an_end_is_bounded(started: list[AdapterProcess], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "LINE_LIMIT", 1_000_000)
    program = "import sys\ninput()\nwhile True: sys.stdout.write('x' * 65536)"
    with pytest.raises(LineTooLongError):
        python(started, program).exchange(b"\n", 30)


def test_output_that_nobody_asked_for_is_found_before_the_next_request(started: list[AdapterProcess]) -> None:
    process = python(started, "import time; print('Loading...', flush=True); time.sleep(600)")
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        time.sleep(0.05)
        process._drain()
        if process._buffer:
            break
    with pytest.raises(UnaskedOutputError) as raised:
        process.exchange(b"hello\n", 20)
    assert raised.value.line == b"Loading..."


def test_standard_error_is_drained_and_its_end_kept(started: list[AdapterProcess]) -> None:
    program = "import sys\nfor line in sys.stdin: sys.stderr.write('e' * 1_000_000 + 'end'); sys.stderr.flush(); print('ok', flush=True)"
    process = python(started, program)
    for _ in range(3):
        assert process.exchange(b"\n", 30) == b"ok"
    tail = process.stderr_tail()
    assert len(tail) == STDERR_KEPT
    assert tail.endswith("eend")
    process.forget_stderr()
    assert process.stderr_tail() == ""


def test_standard_error_that_is_not_text_is_shown_as_far_as_it_goes(started: list[AdapterProcess]) -> None:
    process = python(started, "import sys; input(); sys.stderr.buffer.write(b'a\\xffb'); sys.stderr.flush(); print()")
    process.exchange(b"\n", 20)
    assert process.stderr_tail() == "a\ufffdb"


def test_finish_says_farewell_and_waits(started: list[AdapterProcess], tmp_path: Path) -> None:
    program = (
        "import sys\nfor line in sys.stdin:\n    open('said', 'a').write(line); print('ok', flush=True)\n"
        "open('said', 'a').write('end')"
    )
    process = python(started, program, tmp_path)
    process.exchange(b"one\n", 20)
    process.finish(b"bye\n")
    assert (tmp_path / "said").read_text() == "one\nbye\nend"
    assert not is_running(process.pid)


def test_what_it_started_is_killed_with_it_even_if_it_ignores_the_first_signal(
    started: list[AdapterProcess], tmp_path: Path
) -> None:
    stubborn = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); open('ready', 'w'); time.sleep(600)"
    program = (
        f"import subprocess, sys, time, pathlib\nchild = subprocess.Popen([sys.executable, '-c', {stubborn!r}])\n"
        "while not pathlib.Path('ready').exists(): time.sleep(0.01)\n"
        "input(); print(child.pid, flush=True); input()"
    )
    for end in ("kill", "finish"):
        process = python(started, program, tmp_path)
        child = int(process.exchange(b"\n", 20))
        assert is_running(child)
        getattr(process, end)()
        assert all_end([child, process.pid])
        (tmp_path / "ready").unlink()


@pytest.mark.skipif(sys.platform != "linux", reason="who has left the process group is found through /proc")
@pytest.mark.parametrize("end", ["kill", "finish"])
def test_what_has_left_its_session_and_lost_its_parent_is_killed_with_it(
    started: list[AdapterProcess], end: str
) -> None:
    stray = "import os, time\nif os.fork(): os._exit(0)\nos.setsid()\nprint(os.getpid(), flush=True)\ntime.sleep(600)"
    program = f"import subprocess, sys\ninput()\nsubprocess.run([sys.executable, '-c', {stray!r}])\ninput()"
    other, process = python(started, program), python(started, program)
    strays = [int(each.exchange(b"\n", 20)) for each in (other, process)]
    assert os.getsid(strays[1]) == strays[1]
    getattr(process, end)()
    assert all_end([strays[1], process.pid])
    assert is_running(strays[0])
    other.kill()
    assert all_end(strays)


@pytest.mark.skipif(sys.platform != "linux", reason="who has left the process group is found through /proc")
def test_what_an_adapter_starts_as_an_adapter_of_its_own_is_killed_with_it(
    started: list[AdapterProcess], tmp_path: Path
) -> None:
    program = (
        "import os, sys\nfrom pathlib import Path\nfrom headjudge.process import AdapterProcess\n"
        "input(); inner = AdapterProcess([sys.executable, '-c', 'import time; time.sleep(600)'], Path.cwd(), os.environ)\n"
        "print(inner.pid, flush=True); os._exit(0)"
    )
    process = python(started, program)
    inner = int(process.exchange(b"\n", 20))
    process.kill()
    assert all_end([inner])


def test_a_death_is_seen_even_if_something_holds_the_output_open(started: list[AdapterProcess]) -> None:
    program = "import os, subprocess, sys\ninput()\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\nos._exit(4)"
    began = time.monotonic()
    with pytest.raises(ProcessEndedError, match="ended with exit code 4"):
        python(started, program).exchange(b"\n", 60)
    assert time.monotonic() - began < 30
    with pytest.raises(ProcessEndedError, match="ended with exit code 4"):
        python(started, program).exchange(b"\n" + b"x" * 3_000_000 + b"\n", 60)


def test_kill_may_be_called_twice_and_after_the_end(started: list[AdapterProcess]) -> None:
    process = python(started, "pass")
    with pytest.raises(ProcessEndedError):
        process.exchange(b"\n", 20)
    process.kill()
    process.kill()
    assert not is_running(process.pid)


def test_no_file_descriptor_is_left_open(started: list[AdapterProcess]) -> None:
    before = len(os.listdir("/dev/fd"))
    for _ in range(3):
        process = python(started, ECHO)
        process.exchange(b"\n", 20)
        process.finish()
    assert len(os.listdir("/dev/fd")) == before
