"""What the misbehaving adapters share: each leaves its process id, and whatever it does right it does as `fake` does.

Most misbehave when a script casts Misbehave and are right before and after it, so that a test sees what becomes of the other scenarios.
"""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import fake

MEGABYTE = b"x" * 1_000_000

_SLEEPS = "import os, signal, sys, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); {}; print(flush=True); time.sleep(600)"


def leave_pid(pid):
    with open(os.environ["FAKE_MARKER"], "a", encoding="utf-8") as file:
        file.write(f"{pid}\n")


def write(data):
    os.write(1, data)


def send(message):
    write(json.dumps(message).encode() + b"\n")


def right(request):
    """The whole right answer to a request, as a line."""
    answer = fake.hello(request) if request["cmd"] == "hello" else fake.play(request)
    return json.dumps({**answer, "id": request["id"]}).encode() + b"\n"


def right_but(request, change):
    """Send the right answer after a change."""
    answer = json.loads(right(request))
    change(answer)
    send(answer)


def in_the_handshake(request):
    return request["cmd"] == "hello"


def in_a_scenario(request):
    return any(step.get("card") == "Misbehave" for step in request.get("script", ()))


def in_every_scenario(request):
    return request["cmd"] == "run"


def serve(misbehave=None, when=in_a_scenario, at_the_end=lambda: None):
    """Answer requests until `bye`: with `misbehave` where `when` says so, else right."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "bye":
            at_the_end()
            return
        if misbehave is not None and when(request):
            misbehave(request)
        else:
            write(right(request))


def ignore_the_termination_signal():
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)


def start_a_grandchild(*, leaves_the_session=False):
    """Start a process that ignores the termination signal, and go on when it does."""
    program = _SLEEPS.format("os.setsid()" if leaves_the_session else "0")
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    leave_pid(child.pid)
    child.stdout.readline()


def show_the_table(request, outcome):
    """Answer that nothing changes, with one outcome for all steps."""
    shown = fake.snapshot_of(request["table"])
    steps = [
        {"outcome": outcome, "asked": [], "answers": ["taken"] * len(step.get("answers", [])), "snapshot": shown}
        for step in request["script"]
    ]
    send({"id": request["id"], "status": "done", "setup": shown, "steps": steps})


leave_pid(os.getpid())
