"""The oracle's adapter, as a program: what it says and when it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from headjudge import schema
from headjudge.client import Client
from headjudge.manifest import load

FOLDER = Path(__file__).resolve().parents[1] / "adapters" / "oracle"
HELLO = {"cmd": "hello", "id": 1, "protocol": [1, 1]}
TABLE = {
    "turn": {"active": "alice", "step": "precombat-main"},
    "players": [{"id": "alice", "mana": {"R": 1}, "hand": ["Shock"]}, {"id": "bob", "library": ["Island"]}],
}
SHOCK = {"do": "cast", "player": "alice", "card": "Shock", "targets": ["bob"]}


def run(number: int = 2, **fields: Any) -> dict[str, Any]:
    return {"cmd": "run", "id": number, "table": TABLE, "script": [SHOCK, {"do": "resolve"}], **fields}


def spoken(*lines: Any) -> tuple[list[dict[str, Any]], int, str]:
    """Say lines to a fresh adapter; its answers, its exit code, its standard error."""
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    done = subprocess.run(
        [sys.executable, "main.py"], cwd=FOLDER, input=text, capture_output=True, text=True, timeout=30, check=False
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode, done.stderr


@pytest.fixture
def adapter() -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "main.py"], cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    with process:
        yield process
        process.kill()


def test_a_conversation() -> None:
    answers, code, errors = spoken(HELLO, run(), run(3, trace=True), {"cmd": "bye", "id": 4})
    assert (code, errors) == (0, "")
    greeting, played, traced = answers
    assert schema.problems("protocol/hello-response", greeting) == []
    assert all(greeting["reports"].values())
    assert schema.problems("protocol/run-response", played) == []
    assert [step["outcome"] for step in played["steps"]] == ["done", "done"]
    assert played["steps"][1]["snapshot"]["players"][1]["life"] == 18
    assert "trace" not in played["steps"][0]
    assert [line["rules"] for line in traced["steps"][0]["trace"] if "601.2i" in line["rules"]]
    assert [step["snapshot"] for step in traced["steps"]] == [step["snapshot"] for step in played["steps"]]


def test_it_ends_with_its_input() -> None:
    assert spoken(HELLO)[1:] == (0, "")


def test_each_answer_is_sent_at_once_and_ctrl_c_is_the_runners(adapter: subprocess.Popen[str]) -> None:
    assert adapter.stdin is not None
    assert adapter.stdout is not None
    for number in (1, 2):
        adapter.stdin.write(json.dumps({**HELLO, "id": number}) + "\n")
        assert json.loads(adapter.stdout.readline())["id"] == number
        os.kill(adapter.pid, signal.SIGINT)
    adapter.stdin.close()
    assert adapter.wait(5) == 0


@pytest.mark.parametrize(
    ("table", "script", "answer"),
    [
        (
            {**TABLE, "players": [{"id": "alice", "hand": ["Nobody's Card"]}, {"id": "bob"}]},
            [],
            {"status": "unsupported", "reason": "card", "detail": ["Nobody's Card"]},
        ),
        (TABLE, [{"do": "dance"}], {"status": "unsupported", "reason": "format", "detail": ["/script/0/do"]}),
        ({**TABLE, "weather": 1}, [], {"status": "unsupported", "reason": "format", "detail": ["/table"]}),
        (
            TABLE,
            [{"do": "cast", "player": "alice", "card": "Lava Spike"}],
            {"status": "error", "message": 'step 1: there is nothing called "Lava Spike"'},
        ),
    ],
)
def test_what_cannot_be_played_is_an_answer(table: Any, script: Any, answer: dict[str, Any]) -> None:
    answers, code, _ = spoken(run(7, table=table, script=script), run(8))
    assert code == 0
    assert answers[0] == {"id": 7, **answer}
    assert answers[1]["status"] == "done", "the next request starts from nothing"


def test_a_request_that_is_not_valid_is_an_error() -> None:
    wrong = [
        {**HELLO, "protocol": [2, 3]},
        {**HELLO, "protocol": "1"},
        {"cmd": "run", "id": 5},
        {"cmd": "sing", "id": 6},
    ]
    answers, code, _ = spoken(*wrong)
    assert code == 0
    assert [answer["status"] for answer in answers] == ["error"] * 4
    assert "version 1 of the protocol" in answers[0]["message"]
    assert "sing" in answers[3]["message"]


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"cmd": "hello"}', '{"cmd": "hello", "id": true}', "[" * 100_000])
def test_a_line_that_cannot_be_answered_ends_it(line: str) -> None:
    answers, code, errors = spoken(HELLO, line, HELLO)
    assert (len(answers), code) == (1, 1)
    assert "a line that cannot be answered" in errors
    assert "Traceback" not in errors


def test_a_fault_of_the_oracle_is_an_error_with_its_traceback(tmp_path: Path) -> None:
    program = (
        "import sys; sys.path.insert(0, '.'); import main\n"
        "def play(*_): raise RuntimeError('a rule is missing')\n"
        "main.play = play\n"
        "sys.exit(main.serve(sys.stdin.buffer, main.protocol_output()))\n"
    )
    line = json.dumps(run()) + "\n"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=FOLDER, input=line, capture_output=True, text=True, timeout=30, check=False
    )
    assert json.loads(done.stdout) == {
        "id": 2,
        "status": "error",
        "message": "a fault of the oracle: RuntimeError: a rule is missing",
    }
    assert "Traceback" in done.stderr


def test_what_is_printed_meanwhile_is_not_the_protocol() -> None:
    program = (
        "import os, sys; sys.path.insert(0, '.'); import main\n"
        "output = main.protocol_output(); print('noise'); os.system('echo more noise')\n"
        "sys.exit(main.serve(sys.stdin.buffer, output))\n"
    )
    line = json.dumps(HELLO) + "\n"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=FOLDER, input=line, capture_output=True, text=True, timeout=30, check=False
    )
    assert len(done.stdout.splitlines()) == 1
    assert "more noise" in done.stderr


def test_the_runner_speaks_with_it() -> None:
    client = Client(load("oracle"))
    began = time.monotonic()
    hello = client.start()
    assert time.monotonic() - began < 5, "it answers soon"
    try:
        assert hello.engine["name"] == "oracle"
        assert client.run(TABLE, [SHOCK]).steps[0]["outcome"] == "done"
    finally:
        client.close()
