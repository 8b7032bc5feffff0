"""The protocol with one adapter: what is sent, what is taken, and what each kind of misbehaviour becomes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from runner_help import ALL_REPORTED, all_end, fake, pids_of, scenario

from headjudge.client import (
    AdapterCrashError,
    AdapterError,
    AdapterMalformedError,
    AdapterTimeoutError,
    Client,
    NeverReadyError,
    RunResponse,
)
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.manifest import load
from headjudge.parts import OBJECT_FIELDS
from headjudge.promises import Promises
from headjudge.session import EngineSession, play


@pytest.fixture
def clients() -> Iterator[list[Client]]:
    made: list[Client] = []
    yield made
    for client in made:
        client.kill()


def start(clients: list[Client], folder: Path, mode: str = "right", **times: float) -> Client:
    client = Client(fake(folder, mode, **times))
    clients.append(client)
    client.start()
    return client


def run(client: Client, *cards: str, **options: Any) -> RunResponse:
    played = scenario("a.b", *cards)
    return client.run(played.table, played.script, **options)


def test_hello_says_who_the_adapter_speaks_for(clients: list[Client], tmp_path: Path) -> None:
    hello = start(clients, tmp_path).hello
    assert hello is not None
    assert hello.engine == {"name": "fake", "version": "1.0"}
    assert hello.protocol == 1
    assert hello.reports["stack"] is True
    assert hello.needs["more-than-two-players"] is False


def test_a_script_is_played_and_fields_of_later_versions_are_let_through(clients: list[Client], tmp_path: Path) -> None:
    client = start(clients, tmp_path)
    response = run(client, "Bear", "Drain")
    assert response.status == "done"
    assert [step["outcome"] for step in response.steps] == ["done", "done"]
    assert response.setup is not None
    assert response.setup["players"][1]["life"] == 20
    assert response.steps[1]["snapshot"]["players"][1]["life"] == 19
    assert response.document["a-field-of-later"] == 1


def test_only_table_and_script_are_sent(clients: list[Client], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = start(clients, tmp_path)
    sent: list[dict[str, Any]] = []
    process = client._process
    assert process is not None
    exchange = process.exchange

    def spy(line: bytes, timeout: float) -> bytes:
        sent.append(json.loads(line))
        return exchange(line, timeout)

    monkeypatch.setattr(process, "exchange", spy)
    run(client, "Bear", trace=True)
    assert set(sent[0]) == {"cmd", "id", "table", "script", "trace"}
    assert sent[0]["trace"] is True


def test_a_trace_is_given_where_it_is_asked_for(clients: list[Client], tmp_path: Path) -> None:
    client = start(clients, tmp_path)
    assert run(client, "Bear", trace=True).steps[0]["trace"] == [{"rules": ["601.2"], "text": "cast is done"}]
    assert "trace" not in run(client, "Bear").steps[0]


def test_unsupported_and_error_are_answers(clients: list[Client], tmp_path: Path) -> None:
    client = start(clients, tmp_path)
    unsupported, error = run(client, "Unknown"), run(client, "Fault")
    assert (unsupported.status, unsupported.reason, list(unsupported.detail)) == ("unsupported", "card", ["Unknown"])
    assert (error.status, error.message) == ("error", "the fault of the adapter")


@pytest.mark.parametrize(
    ("card", "kind", "message"),
    [
        ("Crash", AdapterCrashError, "ended with exit code 7"),
        ("Kill", AdapterCrashError, "was ended by SIGKILL"),
        ("Close", AdapterCrashError, "closed its output and kept running"),
        ("Babble", AdapterMalformedError, "not JSON"),
        ("Odd", AdapterMalformedError, "/steps/0/outcome"),
        ("Forget", AdapterMalformedError, "step 1: the snapshot lacks stack, which hello says is reported"),
        ("Extra", AdapterMalformedError, "2 steps are answered, and the script has 1"),
    ],
)
def test_what_an_adapter_does_wrong_is_told_and_it_can_be_started_again(
    clients: list[Client], tmp_path: Path, card: str, kind: type[AdapterError], message: str
) -> None:
    client = start(clients, tmp_path)
    with pytest.raises(kind) as raised:
        run(client, card)
    assert message in raised.value.message
    assert not client.ready
    client.start()
    assert run(client, "Bear").status == "done"


@pytest.mark.parametrize(
    ("mode", "message"),
    [
        ("not-json", "not JSON"),
        ("wrong-id", "the answer to request 2 has the id 3"),
        ("endless-line", "more than 1 MB"),
    ],
)
def test_what_is_not_the_protocol_is_malformed(
    clients: list[Client], tmp_path: Path, mode: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("headjudge.process.LINE_LIMIT", 1024 * 1024)
    monkeypatch.setattr("headjudge.client.LINE_LIMIT", 1024 * 1024)
    client = start(clients, tmp_path, mode)
    with pytest.raises(AdapterMalformedError) as raised:
        run(client, "Bear")
    assert message in raised.value.message


@pytest.mark.parametrize(
    "line",
    [
        b'{"id": 2, "status": "done", "setup": {"players": []}, "steps": []}',
        b'{"id": 2, "status": "\\ud800"}',
        b'{"id": 2, "status": "error", "message": "\xff"}',
        b'{"id": true, "status": "error", "message": "x"}',
        b'{"id": 2.5, "status": "error", "message": "x"}',
        b'{"id": {"a": [1]}, "status": "error", "message": "x"}',
        b'{"id": 2, "status": "error", "message": NaN}',
        b'{"id": 2, "status": "gone"}',
        b"[" * 100_000,
        b"[]",
        b"null",
        b"",
    ],
)
def test_no_line_breaks_the_runner(
    clients: list[Client], tmp_path: Path, line: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(clients, tmp_path)
    monkeypatch.setattr(client._process, "exchange", lambda request, timeout: line)
    with pytest.raises(AdapterMalformedError) as raised:
        run(client, "Bear")
    str(raised.value).encode("utf-8")


def test_silence_is_a_timeout_and_the_time_can_be_given(clients: list[Client], tmp_path: Path) -> None:
    client = start(clients, tmp_path, timeout=300)
    began = time.monotonic()
    with pytest.raises(AdapterTimeoutError) as raised:
        run(client, "Hang", timeout=0.3)
    assert raised.value.message == "no answer within 0.3 s"
    assert time.monotonic() - began < 30


def test_what_the_adapter_wrote_beside_is_shown(clients: list[Client], tmp_path: Path) -> None:
    client = start(clients, tmp_path, "exits-on-third")
    run(client, "Bear")
    run(client, "Bear")
    with pytest.raises(AdapterCrashError) as raised:
        run(client, "Bear")
    assert raised.value.stderr == "out of memory\n"
    assert "its standard error ends:\n  out of memory" in str(raised.value)
    assert raised.value.exit_code is ExitCode.DEVIATION


def test_standard_error_belongs_to_the_request_during_which_it_was_written(
    clients: list[Client], tmp_path: Path
) -> None:
    client = start(clients, tmp_path)
    run(client, "Noise")
    assert "here" in client.stderr()
    run(client, "Bear")
    assert client.stderr() == ""


def test_an_adapter_that_floods_its_standard_error_does_not_block(clients: list[Client], tmp_path: Path) -> None:
    assert run(start(clients, tmp_path, "floods-stderr"), "Bear").status == "done"


@pytest.mark.parametrize(
    ("mode", "message"),
    [
        ("exits-at-once", "ended with exit code 3"),
        ("silent", "no answer within"),
        ("garbage-first", "not JSON"),
        ("protocol-2", "it speaks version 2 of the protocol, and this Head Judge version 1"),
        ("no-stack", '/reports: the key "stack" is missing'),
        ("no-teams", '/needs: the key "teams" is missing'),
        ("refuses", "give the setting card_data"),
    ],
)
def test_an_adapter_that_does_not_greet_was_never_ready(
    clients: list[Client], tmp_path: Path, mode: str, message: str
) -> None:
    start_timeout = 1.0 if mode == "silent" else 20
    with pytest.raises(NeverReadyError) as raised:
        start(clients, tmp_path, mode, start=start_timeout)
    assert raised.value.exit_code is ExitCode.ADAPTER_NOT_READY
    assert message in str(raised.value)
    assert not clients[0].ready
    if mode == "exits-at-once":
        assert "no such engine here" in str(raised.value)


def test_a_program_whose_interpreter_is_not_there(clients: list[Client], tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    program.chmod(0o755)
    manifest = tmp_path / "adapter.toml"
    manifest.write_text('name = "x"\ncommand = ["program"]\n', encoding="utf-8")
    clients.append(Client(load(str(manifest))))
    with pytest.raises(NeverReadyError, match="the program that its first line names is not there"):
        clients[0].start()


def test_standard_error_without_a_word_in_it_is_not_shown(clients: list[Client], tmp_path: Path) -> None:
    manifest = tmp_path / "adapter.toml"
    manifest.write_text(
        r"""name = "x"
command = ["sh", "-c", 'printf "\\0\\n\\0" >&2; exit 1']
""",
        encoding="utf-8",
    )
    clients.append(Client(load(str(manifest))))
    with pytest.raises(NeverReadyError) as raised:
        clients[0].start()
    assert str(raised.value) == "adapter x: the adapter never became ready: ended with exit code 1"


def test_a_request_that_breaks_the_schema_is_not_sent(clients: list[Client], tmp_path: Path) -> None:
    client = start(clients, tmp_path)
    with pytest.raises(HeadJudgeError, match="run-request"):
        client.run({"players": []}, [])


def test_bye_ends_the_adapter(clients: list[Client], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "pids"
    monkeypatch.setenv("FAKE_MARKER", str(marker))
    client = start(clients, tmp_path)
    client.close()
    client.close()
    assert all_end(pids_of(marker))


@pytest.mark.parametrize("mode", ["grandchild", "stubborn"])
def test_nothing_that_it_started_outlives_it(
    clients: list[Client], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    marker = tmp_path / "pids"
    monkeypatch.setenv("FAKE_MARKER", str(marker))
    client = start(clients, tmp_path, mode)
    run(client, "Bear")
    pids = pids_of(marker)
    assert len(pids) == 2
    client.close()
    assert all_end(pids)


def test_a_session_starts_again_what_died(tmp_path: Path) -> None:
    with EngineSession(fake(tmp_path)) as session:
        verdicts = [
            str(session.judge(scenario("a.b", card)).verdict) for card in ("Bear", "Crash", "Bear", "Odd", "Bear")
        ]
        assert verdicts == ["pass", "crash", "pass", "malformed", "pass"]
        assert session.restarts == 2


def test_a_session_gives_up_on_an_adapter_that_does_not_start_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_MARKER", str(tmp_path / "pids"))
    with EngineSession(fake(tmp_path, "starts-once")) as session:
        assert session.judge(scenario("a.b", "Crash")).verdict == "crash"
        with pytest.raises(NeverReadyError, match="never became ready"):
            session.judge(scenario("a.b", "Bear"))


def test_a_scenario_that_needs_what_the_engine_lacks_is_not_sent(tmp_path: Path) -> None:
    seats = [{"id": name} for name in ("alice", "bob", "carol")]
    table = {"turn": {"active": "alice", "step": "upkeep"}, "players": seats}
    needing = scenario("a.b", table=table, script=[{"do": "settle"}], checks=[], needs=["more-than-two-players"])
    with EngineSession(fake(tmp_path)) as session:
        played = session.play(needing)
        assert played.response is None
        judgement = played.judge(needing)
    assert judgement.verdict == "unsupported"
    assert judgement.unsupported is not None
    assert (judgement.unsupported.reason, judgement.unsupported.detail) == ("needs", ("more-than-two-players",))


def test_one_scenario_is_played_on_an_adapter_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = tmp_path / "pids"
    monkeypatch.setenv("FAKE_MARKER", str(marker))
    response = play(fake(tmp_path), scenario("a.b", "Bear"))
    assert response.steps[0]["trace"]
    with pytest.raises(AdapterCrashError):
        play(fake(tmp_path), scenario("a.b", "Crash"))
    assert all_end(pids_of(marker))


def test_one_scenario_that_needs_what_the_engine_lacks_is_answered_for_it(tmp_path: Path) -> None:
    seats = [{"id": name} for name in ("alice", "bob", "carol")]
    table = {"turn": {"active": "alice", "step": "upkeep"}, "players": seats}
    needing = scenario("a.b", table=table, script=[{"do": "settle"}], checks=[], needs=["more-than-two-players"])
    response = play(fake(tmp_path), needing)
    assert (response.status, response.reason, response.detail) == ("unsupported", "needs", ("more-than-two-players",))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s.pop("turn"), "setup: the snapshot lacks turn, which hello says is reported"),
        (lambda s: s["players"][1].pop("life"), "setup: the player bob lacks life"),
        (lambda s: s["objects"][0].pop("damage"), "setup: the object Bear lacks damage"),
        (lambda s: s["stack"][0].pop("targets"), "setup: the stack's Opt lacks targets"),
    ],
)
def test_a_snapshot_holds_what_hello_says_is_reported(change: Callable[[dict[str, Any]], Any], message: str) -> None:
    snapshot = {
        **dict.fromkeys(ALL_REPORTED, 0),
        "players": [dict.fromkeys([*ALL_REPORTED, "id"], 0), dict.fromkeys(ALL_REPORTED, 0) | {"id": "bob"}],
        "objects": [
            {"name": "Bear", "zone": "battlefield", **dict.fromkeys(OBJECT_FIELDS[3:], 0)},
            {"name": "Opt", "zone": "hand"},
        ],
        "stack": [{"source": "Opt", "targets": []}],
    }
    promises = Promises(ALL_REPORTED)
    assert promises.broken(snapshot, [{"snapshot": None}, {"snapshot": snapshot}]) is None
    change(snapshot)
    assert (promises.broken(snapshot, []) or "").startswith(message)
    assert Promises(dict.fromkeys(ALL_REPORTED, False)).broken(snapshot, []) is None
