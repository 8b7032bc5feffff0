"""`headjudge new-adapter`: skeletons that speak the protocol, in each language."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from runner_help import scenario

from headjudge import cli
from headjudge.adapter import entries
from headjudge.check_ladder import tables
from headjudge.client import AdapterMalformedError, Client
from headjudge.errors import ExitCode
from headjudge.manifest import load
from headjudge.new_adapter import LANGUAGES
from headjudge.session import EngineSession
from headjudge.verdict import Verdict

New = Callable[..., tuple[int, str, str]]
needs_java = pytest.mark.skipif(shutil.which("java") is None, reason="java is not on this machine")
EACH = [pytest.param("python", id="python"), pytest.param("java", id="java", marks=needs_java)]


@pytest.fixture
def new(capsys: pytest.CaptureFixture[str]) -> New:
    """Runs the command. Out: its exit code, standard output, standard error."""

    def new(*arguments: str | Path) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            cli.main(["new-adapter", *map(str, arguments)])
        output = capsys.readouterr()
        assert "Traceback" not in output.err
        assert isinstance(end.value.code, int)
        return end.value.code, output.out, output.err

    return new


@pytest.mark.parametrize("language", EACH)
def test_a_skeleton_speaks_the_protocol_and_supports_nothing(new: New, tmp_path: Path, language: str) -> None:
    code, out, _ = new(tmp_path / "my engine", "--language", language)
    assert code == ExitCode.AS_EXPECTED
    assert sorted(path.name for path in (tmp_path / "my engine").iterdir()) == sorted(LANGUAGES[language])
    assert f"next: headjudge check-adapter '{tmp_path / 'my engine'}'" in out
    with EngineSession(load(str(tmp_path / "my engine"))) as session:
        hello = session.hello()
        assert hello.engine["name"] == "my-engine"
        assert not any([*hello.reports.values(), *hello.needs.values()])
        judgement = session.judge(scenario("a", "Bear"))
        assert judgement.verdict is Verdict.UNSUPPORTED
        assert judgement.unsupported is not None
        assert judgement.unsupported.reason == "table"
        assert "is not written yet" in judgement.unsupported.detail[0]


def test_the_name_can_be_given(new: New, tmp_path: Path) -> None:
    new(tmp_path / "x", "--name", "Forge-2")
    assert load(str(tmp_path / "x")).name == "Forge-2"
    assert 'name="Forge-2"' in (tmp_path / "x" / "main.py").read_text()


@pytest.mark.parametrize("name", ["", "a b", "-x", "x" * 61, 'x"'])
def test_a_name_that_no_adapter_can_have_is_refused(new: New, tmp_path: Path, name: str) -> None:
    code, _, err = new(tmp_path / "x", f"--name={name}")
    assert (code, "no adapter can be called" in err, "--name" in err) == (ExitCode.USAGE, True, True)
    assert not (tmp_path / "x").exists()


def test_an_empty_folder_will_do(new: New, tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    assert new(tmp_path / "x")[0] == ExitCode.AS_EXPECTED


@pytest.mark.parametrize("what", ["folder", "file", "link", "below a file"])
def test_nothing_of_the_users_is_written_over(new: New, tmp_path: Path, what: str) -> None:
    place = tmp_path / "x"
    if what == "folder":
        place.mkdir()
        (place / "main.py").write_text("mine")
    elif what == "link":
        place.symlink_to(tmp_path / "nowhere")
    else:
        place.write_text("mine")
        place = place / "y" if what == "below a file" else place
    code, _, err = new(place)
    assert code == ExitCode.USAGE
    assert str(place) in err
    assert not (tmp_path / "nowhere").exists()
    if what == "folder":
        assert [path.name for path in place.iterdir()] == ["main.py"]
        assert (place / "main.py").read_text() == "mine"
        assert "it holds main.py" in err


def test_what_the_machine_lacks_is_said(new: New, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    code, out, _ = new(tmp_path / "x", "--language", "java")
    assert code == ExitCode.AS_EXPECTED
    assert "java is not on this machine" in out


# -- the protocol in Java, with an engine behind it

WRITTEN = {
    'throw new Unsupported("table", "setUp in Main.java is not written yet");': "",
    'throw new Unsupported("action", step.get("do") + ": step in Main.java is not written yet");': """
        System.out.println("printed");
        String card = (String) step.get("card");
        if (card.equals("Refuse")) throw NotDone.illegal("no \\"priority\\" \\u00fc");
        if (card.equals("Otherwise")) { answers.take("may", "bob", null); throw NotDone.notOffered(null); }
        if (card.equals("Ask")) life -= (Long) answers.ask("number", "bob", "Shock");
        else if (card.equals("Break")) throw new IllegalStateException("broken");
        else if (card.equals("Lack")) throw new Unsupported("card", card);
        else life--;
    }
    long life = 20;
    {""",
    'throw new Unsupported("table", "snapshot in Main.java is not written yet");': """
        bob.put("id", "bob");
        bob.put("life", life);
        return Map.of("players", List.of(Map.of("id", "alice", "life", 20), bob));
    }
    final Map<String, Object> bob = new LinkedHashMap<>();
    {""",
    "REPORTS = Set.of();": 'REPORTS = Set.of("life");',
}


@pytest.fixture(scope="module")
def java(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A session with an adapter in Java whose engine counts Bob's life down."""
    folder = tmp_path_factory.mktemp("java") / "x"
    with pytest.raises(SystemExit):
        cli.main(["new-adapter", str(folder), "--language", "java"])
    main = folder / "Main.java"
    text = main.read_text()
    for unwritten, written in WRITTEN.items():
        assert unwritten in text
        text = text.replace(unwritten, written)
    main.write_text(text)
    with EngineSession(load(str(folder)), timeout=60) as session:
        yield session


def steps(session: EngineSession, *cards: str, **step: Any) -> list[dict[str, Any]]:
    script = [{"do": "cast", "player": "alice", "card": card, **step} for card in cards]
    played = session.play(scenario("a", *cards, script=script))
    assert played.response is not None, played.failure
    assert played.response.status == "done", played.response
    assert played.response.setup == {"players": [{"id": "alice", "life": 20}, {"id": "bob", "life": 20}]}
    return list(played.response.steps)


@needs_java
def test_java_shows_each_step(java: EngineSession) -> None:
    assert [step["snapshot"]["players"][1]["life"] for step in steps(java, "Bear", 'Bär \\ "quoted"')] == [19, 18]


@needs_java
def test_java_goes_on_after_illegal(java: EngineSession) -> None:
    refused, done = steps(java, "Refuse", "Bear")
    assert (refused["outcome"], refused["why"]) == ("illegal", 'no "priority" ü')
    assert refused["snapshot"]["players"][1]["life"] == 20
    assert (done["outcome"], done["why"]) == ("done", None)


@needs_java
def test_java_takes_answers(java: EngineSession) -> None:
    given = [
        {"player": "alice", "kind": "number", "answer": 1},
        {"player": "bob", "kind": "number", "about": "Shock", "answer": 7},
    ]
    (step,) = steps(java, "Ask", answers=given)
    assert step["answers"] == ["unused", "taken"]
    assert step["asked"] == [{"kind": "number", "player": "bob", "about": "Shock"}]
    assert step["snapshot"]["players"][1]["life"] == 13


@needs_java
def test_java_ends_the_script_where_nothing_is_decided(java: EngineSession) -> None:
    (undecided,) = steps(java, "Ask", "Bear")
    assert (undecided["outcome"], undecided["snapshot"]) == ("undecided", None)
    (otherwise,) = steps(java, "Otherwise", "Bear", answers=[{"player": "bob", "kind": "may", "answer": True}])
    assert (otherwise["outcome"], otherwise["answers"], otherwise["why"]) == ("not-offered", ["not-offered"], None)


@needs_java
def test_java_tells_what_is_lacking_and_what_failed(java: EngineSession) -> None:
    lacking = java.judge(scenario("a", "Lack"))
    assert lacking.unsupported is not None
    assert (lacking.unsupported.reason, lacking.unsupported.detail) == ("card", ("Lack",))
    played = java.play(scenario("a", "Break"))
    assert not isinstance(played.failure, AdapterMalformedError)
    assert played.judge(scenario("a", "Break")).message == "java.lang.IllegalStateException: broken"
    assert "IllegalStateException" in played.stderr
    assert java.restarts == 0


# -- the entries of a table, which both skeletons find

ENTRIES = """
            List<String> found = new ArrayList<>();
            for (Entry each : entries(table)) {
                found.add(Json.text(List.of(each.player(), each.zone(), String.valueOf(each.handle()), each.fields())));
            }
            throw new Unsupported("table", found.toArray(new String[0]));
"""
TABLES = [rung.scenario.table for rung in tables()] + [
    {
        "turn": {"active": "alice", "step": "upkeep"},
        "players": [
            {
                "id": "alice",
                "hand": ["Clone", "Shock", "Fire // Ice"],
                "library": ["Bear"],
                "battlefield": [
                    {"card": "Clone", "copy-of": "Bear"},
                    {"copy-of": "Shock"},
                    {"token": {"name": "Bear", "types": ["land"]}},
                    {"card": "Elf", "as": "elf-1"},
                    "Elf",
                    {"card": "Wall", "as": "wall"},
                ],
            },
            {"id": "bob", "graveyard": ["Ogre"], "command": ["Giant"], "exile": [{"card": "Ogre", "face-down": True}]},
        ],
    }
]


@needs_java
def test_java_finds_the_entries_of_a_table_as_python_does(new: New, tmp_path: Path) -> None:
    new(tmp_path / "x", "--language", "java")
    main = tmp_path / "x" / "Main.java"
    text, changed = re.subn(r"^ *only\(table, .*?\n.*?;$", lambda _: ENTRIES, main.read_text(), flags=re.MULTILINE)
    assert changed == 1
    main.write_text(text)
    client = Client(load(str(tmp_path / "x")))
    try:
        client.start()
        for table in TABLES:
            assert [json.loads(each) for each in client.run(table, [], timeout=60).detail] == [
                [entry.player, entry.zone, str(entry.handle).replace("None", "null"), entry.fields]
                for entry in entries(table)
            ]
    finally:
        client.kill()
