"""Adapters that misbehave, one a function: the first argument names the one to be. What they do right, they do as `fake` does.

Most are right until a script casts Misbehave, so that a test sees what becomes of the scenarios before and after it.
"""

import json
import os
import signal
import subprocess
import sys
import time

import fake

MEGABYTE = b"x" * 1_000_000


def write(data):
    os.write(1, data)


def right(request):
    """The whole right answer to a request, as a line."""
    answer = fake.hello(request) if request["cmd"] == "hello" else fake.play(request)
    return json.dumps({**answer, "id": request["id"]}).encode() + b"\n"


def changed(request, change):
    answer = json.loads(right(request))
    change(answer)
    write(json.dumps(answer).encode() + b"\n")


# -- when they start


def exits_at_start():
    sys.exit("there is no engine here")


def prints_before_the_handshake():
    write(b"Loading 30000 cards...\n")


def ignores_the_termination_signal():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)


def starts_a_grandchild():
    program = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
    with open(os.environ["FAKE_MARKER"], "a", encoding="utf-8") as file:
        file.write(f"{subprocess.Popen([sys.executable, '-c', program]).pid}\n")


# -- in the handshake


def hangs_in_the_handshake(request):
    time.sleep(600)


def claims_a_newer_protocol(request):
    changed(request, lambda answer: answer.update(protocol=2))


# -- in a scenario


def exits(request):
    os._exit(9)


def hangs(request):
    time.sleep(600)


def hangs_and_ignores_the_termination_signal(request):
    ignores_the_termination_signal()
    time.sleep(600)


def hangs_with_a_grandchild(request):
    starts_a_grandchild()
    time.sleep(600)


def exits_and_leaves_a_grandchild(request):
    starts_a_grandchild()
    os._exit(9)


def has_the_wrong_id(request):
    changed(request, lambda answer: answer.update(id=answer["id"] + 7))


def has_no_id(request):
    changed(request, lambda answer: answer.pop("id"))


def answers_twice(request):
    write(right(request) * 2)


def half_a_line(request):
    write(right(request)[:100])


def half_a_line_and_exits(request):
    write(right(request)[:100])
    os._exit(9)


def is_not_json(request):
    write(b"{'status': 'done'}\n")


def is_not_utf8(request):
    write(right(request).replace(b"alice", b"al\xeece"))


def has_half_a_character(request):
    write(right(request).replace(b'"Misbehave"', b'"\\ud800"'))


def has_a_huge_number(request):
    write(right(request).replace(b'"life": 20', b'"life": 1' + b"0" * 5000))


def has_no_number(request):
    write(right(request).replace(b'"life": 20', b'"life": NaN'))


def writes_100_megabytes(request):
    for _ in range(100):
        sys.stdout.buffer.write(MEGABYTE)
    sys.stdout.buffer.write(b"\n")
    sys.stdout.flush()


def floods_stderr(request):
    for _ in range(20):
        sys.stderr.buffer.write(MEGABYTE)
    sys.stderr.flush()
    write(right(request))


def sends_unknown_fields(request):
    def change(answer):
        answer["of-later"] = {"deep": [1, {"x": None}]}
        answer["steps"][0]["of-later"] = answer["setup"]["of-later"] = [True]
        answer["setup"]["players"][0]["of-later"] = "x"

    changed(request, change)


def breaks_the_schema_of_snapshots(request):
    changed(request, lambda answer: answer["steps"][0]["snapshot"]["players"][0].update(life="twenty"))


def says_fewer_steps(request):
    changed(request, lambda answer: answer["steps"].pop())


# -- in every scenario

drained = []


def carries_state(request):
    """Whoever was drained stays so in the next scenario, which shows only at its end."""
    answer = json.loads(right(request))
    for step in answer["steps"]:
        step["snapshot"]["players"][1]["life"] -= len(drained)
    drained.extend(step for step in request["script"] if step.get("card") == "Drain")
    write(json.dumps(answer).encode() + b"\n")


def echoes_the_table(request, outcome="done"):
    shown = fake.snapshot_of(request["table"])
    steps = [
        {"outcome": outcome, "asked": [], "answers": ["taken"] * len(step.get("answers", [])), "snapshot": shown}
        for step in request["script"]
    ]
    write(json.dumps({"id": request["id"], "status": "done", "setup": shown, "steps": steps}).encode() + b"\n")


def always_illegal(request):
    echoes_the_table(request, "illegal")


def always_unsupported(request):
    answer = {"id": request["id"], "status": "unsupported", "reason": "card", "detail": ["all of them"]}
    write(json.dumps(answer).encode() + b"\n")


AT_THE_START = (
    exits_at_start,
    prints_before_the_handshake,
    ignores_the_termination_signal,
    starts_a_grandchild,
)  # fmt: skip
IN_THE_HANDSHAKE = (hangs_in_the_handshake, claims_a_newer_protocol)
ALWAYS = (carries_state, echoes_the_table, always_illegal, always_unsupported)


def main():
    behave = globals()[sys.argv[1]]
    with open(os.environ["FAKE_MARKER"], "a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")
    if behave in AT_THE_START:
        behave()
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "bye":
            if behave is ignores_the_termination_signal:
                time.sleep(600)
            return
        misbehaving = any(step.get("card") == "Misbehave" for step in request.get("script", ()))
        now = IN_THE_HANDSHAKE if request["cmd"] == "hello" else ALWAYS
        if behave in now or (misbehaving and behave not in AT_THE_START):
            behave(request)
        else:
            write(right(request))


if __name__ == "__main__":
    main()
