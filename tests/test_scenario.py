"""Scenarios: reading their files, what a schema cannot say, digests, and what an adapter is given."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import MAX_BYTES, read_json, read_toml
from headjudge.parts import PARTS, parts_of_check, path_words
from headjudge.scenario import Scenario, digest_of, load_documents
from headjudge.scenario_rules import cards_of, needs_of, scenario_problems, table_names

Make = Callable[..., dict[str, Any]]


def refused(path: Path) -> HeadJudgeError:
    with pytest.raises(HeadJudgeError) as caught:
        load_documents(path)
    return caught.value


# -- reading files


def test_a_file_holds_one_document_or_a_list(tmp_path: Path, make_document: Make) -> None:
    one, many = tmp_path / "one.json", tmp_path / "many.json"
    one.write_text(json.dumps(make_document()))
    many.write_text(json.dumps([make_document(id="a.b"), make_document(id="a.c")]))
    assert [scenario.id for scenario in load_documents(one)] == ["guard.visionary"]
    assert [scenario.id for scenario in load_documents(many)] == ["a.b", "a.c"]
    assert load_documents(many)[1].where == f"{many} (entry 2, a.c)"


def test_a_folder_holds_files_at_any_depth_but_no_index(tmp_path: Path, make_document: Make) -> None:
    for name in ("b.json", "a/x.json", "index.json", "note.txt"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        document = make_document(id=file.stem) if name != "index.json" else {"count": 2}
        file.write_text(json.dumps(document))
    assert [scenario.id for scenario in load_documents(tmp_path)] == ["x", "b"]


def test_a_byte_order_mark_does_no_harm(tmp_path: Path, make_document: Make) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(make_document()).encode())
    assert len(load_documents(file)) == 1


@pytest.mark.parametrize(
    ("content", "where", "what"),
    [
        (b'{"format": 1,\n "id" "x"}', ":2:7", "not JSON"),
        (b"", ":1:1", "not JSON"),
        (b'{"id": "\xff"}', ":1", "not UTF-8"),
        (b'\n\n{"id": "\xff"}', ":3", "not UTF-8"),
        (b'{"id": "a", "table": {"x": 1, "x": 2}}', "", '"x" stands twice'),
        (b'{"life": NaN}', "", "NaN is no whole number"),
        (b'{"life": -Infinity}', "", "-Infinity is no whole number"),
        (b'{"life": 20.0}', "", "20.0 is no whole number"),
        (b'{"life": 1e3}', "", "1e3 is no whole number"),
        (b'{"life": ' + b"9" * 5000 + b"}", "", "a number of 5000 digits"),
        (b'{"title": "\\ud83d"}', "", "\\ud83d is half of a character"),
        (b'{"\\uDC00": 1}', "", "\\udc00 is half of a character"),
        (b"[" * 100_000, "", "nested too deeply"),
        (b"[" * 41 + b"]" * 41, "", "nested too deeply"),
        (b'{"a":' * 50 + b"1" + b"}" * 50, "", "nested too deeply"),
        (b" " * (MAX_BYTES + 1), "", "too large"),
        (b'"a scenario"', "", "must be object"),
        (b"[[]]", " (entry 1)", "must be object"),
        (b'{"id": 3}', "", "not a valid scenario"),
        (b"null", "", "not a valid scenario"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_a_bad_file_is_told_with_its_place(tmp_path: Path, content: bytes, where: str, what: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    error = refused(file)
    assert error.where == f"{file}{where}"
    assert what in str(error)
    assert error.exit_code == ExitCode.SUITE_INVALID


@pytest.mark.parametrize("identity", ["a\n", "a.\x1b[31m", "../a", "a/b/c", "A", "a..b"])
def test_an_id_of_another_form_is_told_and_shown_as_it_is(tmp_path: Path, make_document: Make, identity: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(json.dumps(make_document(id=identity)))
    lines = str(refused(file)).splitlines()
    assert [line[: line.index("^")] for line in lines[1:-1]] == ["  /id: must be of the form "]
    assert lines[1].endswith(f"is {json.dumps(identity)}")


def test_a_whole_character_may_be_written_as_two_halves(tmp_path: Path, make_document: Make) -> None:
    file = tmp_path / "x.json"
    file.write_text(json.dumps(make_document(title="\U0001f600", why=r"\ud83d")))
    assert [scenario.title for scenario in load_documents(file)] == ["\U0001f600"]


def test_brackets_in_text_are_no_nesting(tmp_path: Path, make_document: Make) -> None:
    file = tmp_path / "x.json"
    file.write_text(json.dumps(make_document(why='\\"' + "[{" * 500)))
    assert len(load_documents(file)) == 1


def test_nesting_up_to_the_limit_is_read(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("[" * 40 + "]" * 40)
    assert read_json(file) != []


def test_what_is_not_there(tmp_path: Path) -> None:
    assert "no such file or folder" in str(refused(tmp_path / "none.json"))
    assert "no scenario documents in this folder" in str(refused(tmp_path))


def test_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()  # a folder with the name of a file
    with pytest.raises(HeadJudgeError, match="cannot be read"):
        read_json(tmp_path / "folder.json")


def test_toml_is_read_as_json_would_say_it(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('review = 2027-01-31\nat = [2027-01-31T10:00:00Z, { time = 07:00:00 }]\nname = "x"\n')
    assert read_toml(file) == {
        "review": "2027-01-31",
        "at": ["2027-01-31T10:00:00+00:00", {"time": "07:00:00"}],
        "name": "x",
    }


def test_bad_toml_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('name = "x"\nname\n')
    with pytest.raises(HeadJudgeError) as caught:
        read_toml(file)
    assert caught.value.where == f"{file}:2"


@pytest.mark.parametrize(
    ("value", "said"),
    [("nan", "nan is no number"), ("[-inf]", "-inf is no number"), ("9" * 5000, "5000 digits"), ("[" * 5000, "nested")],
    ids=lambda value: value[:20],
)
def test_numbers_in_toml_that_json_does_not_know(tmp_path: Path, value: str, said: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(f"timeout = {value}\n")
    with pytest.raises(HeadJudgeError, match=said):
        read_toml(file)


def test_the_smoke_scenarios_load(shared: Path) -> None:
    scenarios = load_documents(shared / "examples" / "smoke.json")
    assert len(scenarios) == 66
    assert len({scenario.digest for scenario in scenarios}) == 66


# -- the value


def test_what_an_adapter_is_given_says_nothing_of_what_is_expected(document: dict[str, Any]) -> None:
    request = Scenario(document, "here").request(trace=True)
    assert request == {"table": document["table"], "script": document["script"], "trace": True}


def test_properties_of_a_full_and_of_a_bare_document(make_document: Make) -> None:
    source = {"feature": "features/x.feature", "line": 3}
    full = Scenario(
        make_document(shows="absence", control="guard.alone", contested=True, source=source), "x:3", "Scenario: x"
    )
    assert (full.id, full.title) == ("guard.visionary", "Elvish Visionary under Tocatli Honor Guard")
    assert (full.claims, full.rules) == (("guard.1a",), ("603.2", "603.6a"))
    assert (full.shows, full.control, full.contested) == ("absence", "guard.alone", True)
    assert full.cards == ("Elvish Visionary", "Island", "Tocatli Honor Guard")
    assert (full.source, full.where, full.gherkin) == (source, "x:3", "Scenario: x")
    bare = Scenario(make_document(claims=None, rules=None, cards=None, needs=None), "x")
    assert (bare.claims, bare.rules, bare.cards, bare.needs) == ((), (), (), ())
    assert (bare.shows, bare.control, bare.contested, bare.source, bare.gherkin) == (None, None, False, None, None)


def test_a_scenario_is_frozen(document: dict[str, Any]) -> None:
    with pytest.raises(AttributeError):
        Scenario(document, "x").where = "y"  # type: ignore[misc]


@pytest.mark.parametrize(
    "keys",
    [
        {"title": "Something else"},
        {"claims": []},
        {"rules": None},
        {"cards": None},
        {"why": "since", "origin": 3, "peer": [], "read": {}, "notes": None},
        {"source": {"feature": "x.feature", "line": 9}},
        {"needs": None},
        {"contested": False},
        {"id": "other.id"},
    ],
)
def test_what_is_not_judged_does_not_change_the_digest(make_document: Make, keys: dict[str, Any]) -> None:
    assert digest_of(make_document(**keys)) == digest_of(make_document())


@pytest.mark.parametrize(
    "keys",
    [
        {"needs": ["payment"]},
        {"contested": True},
        {"shows": "absence", "control": "guard.alone"},
        {"checks": []},
        {"script": [{"do": "resolve"}]},
        {"format": 2},
    ],
)
def test_what_is_judged_changes_the_digest(make_document: Make, keys: dict[str, Any]) -> None:
    assert digest_of(make_document(**keys)) != digest_of(make_document())


def test_the_table_changes_the_digest_and_the_order_of_keys_does_not(make_document: Make) -> None:
    changed = make_document()
    changed["table"]["players"][0]["library"].append("Island")
    assert digest_of(changed) != digest_of(make_document())
    turned = json.loads(json.dumps(make_document(), sort_keys=True))
    assert list(turned) != list(make_document())
    assert digest_of(turned) == digest_of(make_document())


def test_the_digest_never_changes_by_accident(document: dict[str, Any]) -> None:
    # Published reports hold digests: a change here makes every scenario "changed".
    assert digest_of(document) == GOLDEN


GOLDEN = "f9a4ffd0e140ed17425de0aa9662996015f873f9c461a711a75796ccc92d5672"


def test_a_digest_cannot_be_given(document: dict[str, Any]) -> None:
    assert Scenario(document, "x", None, "made up").digest == digest_of(document)


def test_checked_refuses_what_the_schema_refuses_and_what_makes_no_sense(make_document: Make) -> None:
    with pytest.raises(HeadJudgeError, match="not a valid scenario"):
        Scenario.checked(make_document(format=2), "here")
    with pytest.raises(HeadJudgeError, match="visionary makes no sense") as caught:
        Scenario.checked(make_document(script=[{"do": "pass", "player": "nobody"}] * 7, checks=[]), "here")
    assert "and 2 more" in str(caught.value)
    assert caught.value.exit_code == ExitCode.SUITE_INVALID


# -- what a schema cannot say


def problems(document: dict[str, Any]) -> list[str]:
    """The problems of a document that has to be one by its schema."""
    from headjudge import schema

    assert schema.problems("scenario", document) == []
    return scenario_problems(document)


def test_a_sound_scenario_has_no_problems(document: dict[str, Any]) -> None:
    assert problems(document) == []


def only(document: dict[str, Any], path: str, text: str) -> None:
    found = problems(document)
    assert len(found) == 1, found
    assert found[0].startswith(path + ": "), found
    assert text in found[0]


def test_its_own_control(make_document: Make) -> None:
    only(make_document(shows="absence", control="guard.visionary"), "/control", "its own control")


def test_cards_of_the_table_are_named(make_document: Make) -> None:
    only(make_document(cards=["Island", "Tocatli Honor Guard"]), "/cards", '"Elvish Visionary" is on the table')


def test_a_card_nowhere_on_the_table_is_for_the_engine_to_tell(make_document: Make) -> None:
    script = [{"do": "cast", "player": "alice", "card": "Lava Spike"}]
    assert problems(make_document(script=script, checks=[])) == []


def test_handles_are_used_once(document: dict[str, Any]) -> None:
    document["table"]["players"][0]["hand"][0] = {"card": "Elvish Visionary", "as": "guard"}
    only(document, "/table", '"guard" names 2')


@pytest.mark.parametrize("handle", ["alice", "bob"])
def test_handles_are_no_players(document: dict[str, Any], handle: str) -> None:
    document["table"]["players"][0]["library"][0] = {"card": "Island", "as": handle}
    only(document, "/table", f'"{handle}" names 2')


def test_players_are_there_once(document: dict[str, Any]) -> None:
    document["table"]["players"][1]["id"] = "alice"
    only(document, "/table", '"alice" names 2')


def test_the_active_player_is_one(document: dict[str, Any]) -> None:
    document["table"]["turn"]["active"] = "alise"
    only(document, "/table/turn/active", 'there is no "alise" (did you mean "alice"?), only alice, bob')


@pytest.mark.parametrize(
    ("entry", "path", "text"),
    [
        ({"card": "Island", "owner": "carol"}, "/owner", 'there is no "carol"'),
        ({"card": "Island", "attached-to": "gard"}, "/attached-to", 'nothing called "gard" (did you mean "guard"?)'),
        ({"card": "Island", "attached-to": "Forest"}, "/attached-to", 'nothing called "Forest"'),
        ({"card": "Island", "as": "i", "attached-to": "i"}, "/attached-to", "cannot be itself"),
        ({"card": "Island", "as": "i", "attached-to": "Island"}, "/attached-to", 'several of "Island"'),
        ({"card": "Island", "chosen": {"player": "carol"}}, "/chosen/player", 'there is no "carol"'),
        ({"token": {"name": "Spirit", "types": ["creature"]}}, "/token", "has power and toughness"),
        ({"token": {"name": "Spirit", "types": ["creature"], "power": 1}}, "/token", "has power and toughness"),
        ({"token": {"name": "Clue", "types": ["artifact"], "power": 1}}, "/token", "only a creature"),
    ],
)
def test_permanents_that_make_no_sense(document: dict[str, Any], entry: dict[str, Any], path: str, text: str) -> None:
    document["table"]["players"][1]["battlefield"].append(entry)
    only(document, f"/table/players/1/battlefield/1{path}", text)


@pytest.mark.parametrize(
    "entry",
    [
        {"card": "Island", "owner": "alice", "attached-to": "guard"},
        {"card": "Island", "attached-to": "Elvish Visionary"},
        {"card": "Island", "attached-to": "bob"},
        {"token": {"name": "Spirit Token", "types": ["creature"], "power": 0, "toughness": 1}, "as": "s"},
        {"copy-of": "Tocatli Honor Guard"},
        {"card": "Island", "copy-of": "Tocatli Honor Guard"},
    ],
)
def test_permanents_that_make_sense(document: dict[str, Any], entry: dict[str, Any]) -> None:
    document["table"]["players"][1]["battlefield"].append(entry)
    assert problems(document) == []


def test_what_exiled_a_card_is_there(document: dict[str, Any]) -> None:
    document["table"]["players"][0]["exile"] = [{"card": "Island", "exiled-with": "ring"}]
    only(document, "/table/players/0/exile/0/exiled-with", 'nothing called "ring"')


TEAMS = [{"id": "a", "players": ["alice"]}, {"id": "b", "players": ["bob"]}]


def test_teams_are_a_need(make_document: Make) -> None:
    document = make_document(needs=["teams"])
    document["table"]["teams"] = TEAMS
    assert problems(document) == []
    document["needs"] = []
    only(document, "/needs", 'the table needs "teams"')


def test_more_than_two_players_are_a_need(make_document: Make) -> None:
    document = make_document()
    document["table"]["players"].append({"id": "carol"})
    only(document, "/needs", 'the table needs "more-than-two-players"')
    document["needs"] = ["more-than-two-players", "payment"]
    assert problems(document) == []


@pytest.mark.parametrize("need", ["teams", "more-than-two-players"])
def test_needs_that_the_table_has_not(make_document: Make, need: str) -> None:
    only(make_document(needs=[need]), "/needs", f'"{need}" is named, but')


@pytest.mark.parametrize(
    ("teams", "player", "path", "text"),
    [
        ([{"id": "a", "players": ["alice", "carol"]}, TEAMS[1]], {}, "/table/teams/0/players", 'no "carol"'),
        ([{"id": "a", "players": ["alice"]}, {"id": "b", "players": ["bob", "alice"]}], {}, "", "is in 2 teams"),
        ([TEAMS[0], {"id": "a", "players": ["bob"]}], {}, "/table", '"a" names 2'),
        ([TEAMS[0], {"id": "bob", "players": ["bob"]}], {}, "/table", '"bob" names 2'),
        ([{**TEAMS[0], "counters": {"energy": 1}}, TEAMS[1]], {}, "/table/teams/0/counters", "only poison"),
        (TEAMS, {"life": 20}, "/table/players/0/life", "810.9"),
        (TEAMS, {"counters": {"poison": 1, "energy": 2}}, "/table/players/0/counters", "810.10"),
    ],
)
def test_teams_that_make_no_sense(
    make_document: Make, teams: list[dict[str, Any]], player: dict[str, Any], path: str, text: str
) -> None:
    document = make_document(needs=["teams"])
    document["table"]["teams"] = teams
    document["table"]["players"][0].update(player)
    only(document, path or "/table/players/0", text)


def test_a_player_without_a_team(make_document: Make) -> None:
    document = make_document(needs=["teams"])
    document["table"]["teams"] = [TEAMS[0], TEAMS[1]]
    document["table"]["players"].append({"id": "carol"})
    only(document, "/table/players/2", '"carol" is in 0 teams')


@pytest.mark.parametrize(
    ("step", "path", "text"),
    [
        ({"do": "pass", "player": "carol"}, "/player", 'there is no "carol"'),
        ({"do": "advance", "to": "end", "turn-of": "carol"}, "/turn-of", 'there is no "carol"'),
        ({"do": "cast", "player": "alice", "card": "gaurd"}, "/card", 'nothing called "gaurd" (did you mean "guard"?)'),
        ({"do": "cast", "player": "alice", "card": "Island", "targets": ["bob", "x"]}, "/targets/1", 'called "x"'),
        (
            {"do": "attack", "player": "alice", "attackers": [{"creature": "guard", "defender": "bobb"}]},
            "/attackers/0/defender",
            'called "bobb"',
        ),
        (
            {"do": "block", "player": "alice", "blockers": [{"creature": "g", "attacker": "guard"}]},
            "/blockers/0/creature",
            'called "g"',
        ),
        (
            {"do": "cast", "player": "alice", "card": "Island", "pay": [{"source": "f", "ability": {"line": 1}}]},
            "/pay/0/source",
            'called "f"',
        ),
        (
            {"do": "activate", "player": "bob", "source": "guard", "ability": {"granted-by": "rite", "line": 1}},
            "/ability/granted-by",
            'called "rite"',
        ),
    ],
)
def test_names_in_steps_are_there(make_document: Make, step: dict[str, Any], path: str, text: str) -> None:
    only(make_document(script=[step], checks=[]), f"/script/0{path}", text)


@pytest.mark.parametrize(
    ("answer", "path"),
    [
        ({"player": "carol", "kind": "may", "answer": True}, "/player"),
        ({"player": "bob", "kind": "may", "about": "x", "answer": True}, "/about"),
        ({"player": "bob", "kind": "player", "answer": "carol"}, "/answer"),
        ({"player": "bob", "kind": "choose-cards", "answer": ["guard", "x"]}, "/answer/1"),
        ({"player": "bob", "kind": "target", "answer": "x"}, "/answer"),
        ({"player": "bob", "kind": "order", "answer": [{"source": "x", "line": 1}]}, "/answer/0/source"),
        ({"player": "bob", "kind": "replacement-order", "answer": "x"}, "/answer"),
        ({"player": "bob", "kind": "divide", "answer": {"x": 1}}, "/answer/0"),
        ({"player": "bob", "kind": "scry", "answer": {"top": ["x"], "bottom": []}}, "/answer/top/0"),
        ({"player": "bob", "kind": "surveil", "answer": {"top": [], "graveyard": ["x"]}}, "/answer/graveyard/0"),
        ({"player": "bob", "kind": "cast", "answer": [{"card": "Island", "targets": ["x"]}]}, "/answer/0/targets/0"),
        ({"player": "bob", "kind": "pay", "answer": [{"source": "x", "ability": {"line": 1}}]}, "/answer/0/source"),
    ],
)
def test_names_in_answers_are_there(make_document: Make, answer: dict[str, Any], path: str) -> None:
    step = {"do": "resolve", "answers": [answer]}
    only(
        make_document(script=[step], checks=[]),
        f"/script/0/answers/0{path}",
        "there is no" if "carol" in str(answer) else '"x"',
    )


@pytest.mark.parametrize(
    "answer",
    [
        {"player": "bob", "kind": "name", "answer": "x"},
        {"player": "bob", "kind": "option", "answer": "x"},
        {"player": "bob", "kind": "choose-cards", "answer": ["Spirit", "guard"]},
        {"player": "bob", "kind": "divide", "answer": {"Spirit": 1, "alice": 2}},
        {"kind": "order", "free": True},
    ],
)
def test_names_that_may_be_there_later(make_document: Make, answer: dict[str, Any]) -> None:
    assert problems(make_document(script=[{"do": "resolve", "answers": [answer]}], checks=[])) == []


@pytest.mark.parametrize(
    ("check", "path", "text"),
    [
        ({"after": 3, "path": "/stack", "count": 0}, "/after", "there are 2 steps, not 3"),
        ({"after": 1, "path": "/stak", "count": 0}, "/path", 'a snapshot has no "stak" (did you mean "stack"?)'),
        ({"after": 1, "path": "/players/carol/life", "equals": 1}, "/path", 'there is no "carol"'),
        ({"after": 1, "path": "/players/alice/lief", "equals": 1}, "/path", 'no "lief" (did you mean "life"?)'),
        ({"after": 1, "path": "/players/alice/mana/P", "equals": 1}, "/path", 'no mana "P"'),
        ({"after": 1, "path": "/players/alice/counters/Poison", "equals": 1}, "/path", "no kind of counter"),
        ({"after": 1, "path": "/teams/a/life", "equals": 1}, "/path", 'no "a", only nobody'),
        ({"after": 1, "path": "/objects/gard/power", "equals": 1}, "/path", '"gard" (did you mean "guard"?)'),
        ({"after": 1, "path": "/objects/Island/zone", "equals": "hand"}, "/path", 'with "where"'),
        ({"after": 1, "path": "/objects/guard/sick", "equals": True}, "/path", 'there is no "sick"'),
        ({"after": 1, "path": "/objects/guard/counters/+1", "equals": 1}, "/path", "no kind of counter"),
        ({"after": 1, "path": "/stack/top", "absent": True}, "/path", "the stack has places"),
        ({"after": 1, "path": "/stack/0/sauce", "equals": "x"}, "/path", '"sauce" (did you mean "source"?)'),
        ({"after": 1, "path": "/step/name", "equals": "x"}, "/path", "step has no parts"),
        ({"after": 1, "where": {"controller": "carol"}, "count": 1}, "/where/controller", 'there is no "carol"'),
        ({"after": 1, "where": {"handle": "x"}, "count": 1}, "/where/handle", 'nothing called "x"'),
        ({"after": 1, "where": {"name": "Spirit Token"}, "count": 1}, "/where/name", "without"),
        ({"after": 1, "asked": {"player": "carol"}}, "/asked/player", 'there is no "carol"'),
        ({"after": 1, "asked": {"about": "x"}}, "/asked/about", 'nothing called "x"'),
    ],
)
def test_checks_that_can_never_hold(make_document: Make, check: dict[str, Any], path: str, text: str) -> None:
    only(make_document(checks=[check]), f"/checks/0{path}", text)


@pytest.mark.parametrize(
    "check",
    [
        {"after": 0, "path": "/players", "count": 2},
        {"after": 0, "path": "/players/alice", "matches": {"life": 20}},
        {"after": 0, "path": "/objects/guard/counters/p1p1", "equals": 0},
        {"after": 0, "path": "/objects/Elvish Visionary/zone", "equals": "hand"},
        {"after": 0, "path": "/stack/0/targets", "same": []},
        {"after": 0, "path": "/turn", "equals": 3},
        {"after": 0, "path": "/active", "equals": "alice"},
        {"after": 1, "where": {"handle": None, "name": "Spirit", "owner": "bob"}, "absent": True},
        {"after": 1, "asked": {"about": "guard", "player": "bob"}},
    ],
)
def test_checks_that_may_hold(make_document: Make, check: dict[str, Any]) -> None:
    assert problems(make_document(checks=[check])) == []


@pytest.mark.parametrize("outcome", ["undecided", "not-offered", ["undecided", "not-offered"]])
def test_nothing_is_looked_at_after_the_script_has_to_end(make_document: Make, outcome: Any) -> None:
    checks = [{"after": 2, "path": "/stack", "count": 0}, {"after": 1, "outcome": outcome}]
    only(make_document(checks=checks), "/checks/0/after", "step 1 is expected to end the script")


@pytest.mark.parametrize("outcome", ["illegal", ["done", "not-offered"]])
def test_after_a_step_that_may_go_on_there_may_be_checks(make_document: Make, outcome: Any) -> None:
    checks = [{"after": 2, "path": "/stack", "count": 0}, {"after": 1, "outcome": outcome}]
    assert problems(make_document(checks=checks)) == []


def test_a_slash_in_a_name_is_escaped(make_document: Make) -> None:
    document = make_document(cards=None, checks=[{"after": 0, "path": "/objects/Fire ~1~1 Ice/zone", "equals": "hand"}])
    document["table"]["players"][0]["hand"].append("Fire // Ice")
    assert problems(document) == []
    assert path_words("/objects/Fire ~1~1 Ice/a~0b") == ["objects", "Fire // Ice", "a~b"]


def test_names_of_a_table(document: dict[str, Any]) -> None:
    token = {"token": {"name": "Spirit Token", "types": ["creature"], "power": 1, "toughness": 1}}
    document["table"]["players"][1]["battlefield"] += [
        token,
        {"copy-of": "Clone"},
        {"card": "Shock", "copy-of": "Bear"},
    ]
    document["table"]["players"][1]["hand"] = ["Forest", {"card": "Forest", "as": "f"}]
    names = table_names(document["table"])
    assert names.players == ("alice", "bob")
    assert names.teams == ()
    assert names.handles == ("f", "guard")
    # A card that another of its name has a handle beside is not the only one; tokens and copies are no handles.
    assert names.unique == {"Elvish Visionary"}
    assert names.names >= {"Spirit", "Clone", "Shock", "Bear", "Forest", "Island"}
    assert cards_of(document["table"]) >= {"Clone", "Shock", "Bear", "Forest"}
    assert "Spirit" not in cards_of(document["table"])
    assert needs_of(document["table"]) == frozenset()


# -- parts


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        ({"after": 1, "outcome": "done"}, set()),
        ({"after": 1, "asked": {"kind": "may"}}, {"asked"}),
        ({"after": 1, "path": "/players/alice/life", "equals": 1}, {"life"}),
        ({"after": 1, "path": "/players/alice/counters/poison", "equals": 1}, {"counters"}),
        ({"after": 1, "path": "/players/alice", "matches": {"life": 1, "hand": [], "id": "alice"}}, {"life", "hand"}),
        ({"after": 1, "path": "/players/alice/id", "equals": "alice"}, set()),
        ({"after": 1, "path": "/teams/a/life", "equals": 1}, {"life"}),
        ({"after": 1, "path": "/objects/x/counters", "equals": {}}, {"objects", "object-counters"}),
        ({"after": 1, "path": "/objects/x/zone", "equals": "exile"}, {"objects"}),
        ({"after": 1, "path": "/objects/x", "absent": True}, {"objects"}),
        (
            {"after": 1, "path": "/objects/x", "matches": {"power": 1, "tapped": True}},
            {"objects", "power-toughness", "tapped"},
        ),
        ({"after": 1, "where": {"name": "x", "token": True}, "count": 1}, {"objects", "token"}),
        ({"after": 1, "where": {"name": "x"}, "matches": {"colors": []}}, {"objects", "colors"}),
        ({"after": 1, "path": "/stack", "count": 1}, {"stack"}),
        ({"after": 1, "path": "/stack", "matches": [{"source": "x"}, {"targets": []}]}, {"stack", "targets"}),
        ({"after": 1, "path": "/stack/0/targets", "equals": []}, {"stack", "targets"}),
        ({"after": 1, "path": "/step", "equals": "end"}, {"step"}),
        ({"after": 1, "path": "/players", "count": 2}, set()),
    ],
)
def test_the_parts_that_a_check_looks_at(check: dict[str, Any], expected: set[str]) -> None:
    assert parts_of_check(check) == expected
    assert expected <= set(PARTS)


def test_documents_are_plain_json(document: dict[str, Any]) -> None:
    scenario = Scenario(document, "x")
    assert msgspec.json.decode(msgspec.json.encode(scenario.request())) == scenario.request()
