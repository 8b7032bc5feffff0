"""The process around a command: streams that are closed, full or of another encoding, and signals in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from runner_help import all_end, document, fake, pids_of

from headjudge import cli
from headjudge.errors import ExitCode

COMMAND = f"{sys.executable} -m headjudge"
FULL = Path("/dev/full")


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        ["sh", "-c", line], capture_output=True, timeout=60, check=False, env={**os.environ, **environment}
    )


@pytest.fixture
def scenarios(tmp_path: Path) -> str:
    """The options that name two scenarios, the title of one of which is not plain ASCII."""
    path = tmp_path / "two.json"
    path.write_text(json.dumps([document("a", "Shock", title="Lim-Dûl"), document("b", "Shock")]), encoding="utf-8")
    return f"--scenarios {path} --only-these"


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", ["list {}", "run {engine} {}", "show a {}", "--version", "list --help"])
def test_output_onto_a_full_disk(command: str, scenarios: str, tmp_path: Path) -> None:
    line = command.format(scenarios, engine=fake(tmp_path / "fake").engine)
    done = shell(f"{COMMAND} {line} > {FULL}")
    assert done.returncode == ExitCode.USAGE
    assert done.stderr == (
        b"error: standard output: what there is to show cannot be written\n  No space left on device\n"
    )


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-", f"2> {FULL}"])
def test_streams_that_are_closed(closed: str, scenarios: str, tmp_path: Path) -> None:
    if str(FULL) in closed and not FULL.exists():
        pytest.skip("this system has no /dev/full")
    out = tmp_path / "out"
    engine = fake(tmp_path / "fake").engine
    done = shell(f"{COMMAND} run {engine} {scenarios} --out {out} {closed}")
    assert (done.returncode, done.stderr) == (0, b"")
    assert shell(f"{COMMAND} report {out} --to markdown").returncode == 0
    assert shell(f"{COMMAND} run {engine} {scenarios} --id no {closed}").returncode == ExitCode.USAGE


@pytest.mark.parametrize("command", ["run {engine} {}", "show a {}"])
def test_a_reader_that_has_gone_ends_what_is_printed_by_lines(command: str, scenarios: str, tmp_path: Path) -> None:
    line = command.format(scenarios, engine=fake(tmp_path / "fake").engine)
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [*COMMAND.split(), *line.split()], stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (cli.EXIT_PIPE, b"")


@pytest.mark.parametrize("command", ["show a {}", "explain a {}"])
def test_an_encoding_that_lacks_a_character_shows_its_escape(command: str, scenarios: str) -> None:
    done = shell(f"{COMMAND} {command.format(scenarios)}", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"Lim-D\xfbl" in done.stdout


@pytest.fixture
def _hearing_a_hangup() -> Iterator[None]:
    """Under nohup, a hangup is ignored, and so it is by what is started from there."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("_hearing_a_hangup")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_in_the_middle_leaves_nothing_behind(number: signal.Signals, tmp_path: Path) -> None:
    path, out, marker = tmp_path / "hang.json", tmp_path / "out", tmp_path / "marker"
    played = [document("a", "Shock"), document("b", "Shock"), document("c", "Hang")]
    path.write_text(json.dumps(played), encoding="utf-8")
    process = subprocess.Popen(
        [*COMMAND.split(), "run", fake(tmp_path / "fake").engine, "--scenarios", path, "--only-these", "--out", out],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "FAKE_MARKER": str(marker)},
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "1 of 3" in line:  # final once the second is answered; the third never is
            break
    process.send_signal(number)
    time.sleep(0.02)
    process.send_signal(number)  # who is in a hurry presses Ctrl-C twice
    _, error = process.communicate(timeout=30)
    # The last moments of the interpreter are not ours: a signal that falls there ends it as signals do.
    assert process.returncode in (128 + number, -number)
    assert error.splitlines() == [
        f"{'interrupted' if number == signal.SIGINT else f'stopped by {number.name}'}: nothing is left half written"
    ]
    assert not out.exists() or not list(out.iterdir())
    assert all_end(pids_of(marker))


def test_a_signal_that_is_ignored_stays_ignored(scenarios: str, tmp_path: Path) -> None:
    engine = fake(tmp_path / "fake").engine
    # As nohup does, from the beginning to the end.
    line = f"trap '' HUP; {COMMAND} run {engine} {scenarios} & child=$!; while kill -HUP $child; do sleep 0.05; done; wait $child"
    done = shell(line)
    assert done.returncode == 0
    assert b"2 of 2 (100 %)" in done.stdout
