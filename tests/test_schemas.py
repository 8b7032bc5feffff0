"""The schemas themselves, and validation against them."""

from __future__ import annotations

import copy
import json
import math
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import DOCUMENT
from jsonschema import Draft202012Validator

from headjudge import parts, schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.resources import folder

SCHEMAS = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder("schemas").iterdir())}
BASE = "https://headjudge.example/schemas/"
STRICT = ("scenario", "adapter", "known", "rulings", "renamed")

ANSWERS: list[dict[str, Any]] = [
    {"player": "alice", "kind": "may", "about": "Clone", "answer": True},
    {"player": "alice", "kind": "choose-cards", "answer": ["Clone", "bear"]},
    {"player": "alice", "kind": "choose-cards", "answer": "Clone"},
    {"player": "alice", "kind": "target", "answer": ["bear"]},
    {"player": "alice", "kind": "mode", "answer": [1, 3]},
    {"player": "alice", "kind": "mode", "answer": 2},
    {"player": "alice", "kind": "number", "answer": 0},
    {"player": "alice", "kind": "mana", "answer": {"R": 1, "G": 1}},
    {"player": "alice", "kind": "color", "answer": "C"},
    {"player": "alice", "kind": "mana-type", "answer": "C"},
    {"player": "alice", "kind": "card-type", "answer": "land"},
    {"player": "alice", "kind": "creature-type", "answer": "Bear"},
    {"player": "alice", "kind": "name", "answer": "Clone"},
    {"player": "alice", "kind": "player", "answer": "bob"},
    {"player": "alice", "kind": "option", "answer": "Island"},
    {"player": "alice", "kind": "divide", "answer": {"bear": 2, "bob": 1}},
    {"player": "alice", "kind": "pay", "answer": False},
    {"player": "alice", "kind": "pay", "answer": [{"pool": "W"}, {"life": 2}]},
    {"player": "alice", "kind": "order", "answer": ["bear", {"source": "Clone", "line": 2}]},
    {"player": "alice", "kind": "replacement-order", "answer": "Clone"},
    {"player": "alice", "kind": "scry", "answer": {"top": ["Island"], "bottom": []}},
    {"player": "alice", "kind": "surveil", "answer": {"top": [], "graveyard": ["Island"]}},
    {"player": "alice", "kind": "cast", "answer": [{"copy-of": "Shock", "targets": ["bob"]}, {"card": "Shock"}]},
    {"kind": "order", "free": True},
]
PAY = [{"source": "land", "ability": {"line": 1}, "adds": "G"}, {"source": "land", "ability": {"intrinsic": "Forest"}}]
EVERYTHING: dict[str, Any] = {
    **DOCUMENT,
    "shows": "absence",
    "control": "guard.control/row-2",
    "needs": ["teams", "payment"],
    "contested": True,
    "source": {"feature": "features/x.feature", "line": 3, "row": 9},
    "why": ["anything", {"at": "all"}],
    "table": {
        "turn": {"active": "alice", "step": "upkeep", "number": 3},
        "teams": [
            {"id": "a", "players": ["alice"], "life": 30, "counters": {"poison": 2}},
            {"id": "b", "players": ["bob"]},
        ],
        "players": [
            {
                "id": "alice",
                "life": 20,
                "counters": {"energy": 1},
                "mana": {"G": 2},
                "lands-played": 1,
                "hand": ["Shock", {"card": "Clone", "as": "c"}],
                "library": ["Island"],
                "graveyard": ["Island"],
                "command": ["Island"],
                "exile": [{"card": "Rift Bolt", "counters": {"time": 1}, "face-down": True, "exiled-with": "bear"}],
                "battlefield": [
                    "Forest",
                    {
                        "card": "Clone",
                        "copy-of": "Bear",
                        "as": "bear",
                        "owner": "bob",
                        "tapped": True,
                        "sick": True,
                        "damage": 1,
                        "counters": {"p1p1": 1},
                        "attached-to": "land",
                        "chosen": {"color": "G", "number": 2},
                        "timestamp": 3,
                        "face-down": False,
                    },
                    {"copy-of": "Soul Warden"},
                    {
                        "token": {
                            "name": "Spirit",
                            "types": ["creature"],
                            "subtypes": ["Spirit"],
                            "supertypes": ["legendary"],
                            "colors": ["W"],
                            "power": 1,
                            "toughness": 1,
                            "keywords": ["first strike"],
                        }
                    },
                ],
            },
            {"id": "bob"},
        ],
    },
    "script": [
        {
            "do": "cast",
            "player": "alice",
            "card": "Shock",
            "targets": ["bob"],
            "modes": [2],
            "x": 3,
            "additional": ["kicker"],
            "alternative": "flashback",
            "from": "graveyard",
            "pay": PAY,
            "answers": ANSWERS,
        },
        {"do": "activate", "player": "alice", "source": "jace", "ability": {"loyalty": "-X", "line": 2}, "x": 1},
        {"do": "activate", "player": "alice", "source": "f", "ability": {"granted-by": "Rite", "line": 1}},
        {"do": "special", "player": "alice", "card": "Rift Bolt", "action": "suspend"},
        {"do": "play-land", "player": "alice", "card": "Forest"},
        {"do": "attack", "player": "alice", "attackers": [{"creature": "bear", "defender": "bob"}]},
        {"do": "block", "player": "bob", "blockers": [{"creature": "x", "attacker": "bear"}]},
        {"do": "pass", "player": "alice"},
        {"do": "resolve"},
        {"do": "settle", "answers": []},
        {"do": "advance", "to": "end-of-combat", "turn-of": "bob"},
    ],
    "checks": [
        {"after": 0, "path": "/players/alice/life", "equals": 20},
        {"after": 1, "path": "/objects/Fire ~1~1 Ice/zone", "matches": {"zone": "hand"}},
        {"after": 1, "path": "/stack", "same": []},
        {"after": 1, "path": "/stack/0", "absent": True},
        {"after": 1, "path": "/stack", "count": 2},
        {"after": 1, "where": {"name": "Spirit", "controller": "bob", "counters": {}}, "count": 0},
        {"after": 1, "where": {"zone": "graveyard", "token": False, "power": None}, "absent": True},
        {"after": 1, "where": {"types": ["creature"]}, "matches": {"power": 1}},
        {"after": 1, "asked": {"kind": "may", "player": "bob", "about": "Clone"}, "count": 0},
        {"after": 1, "outcome": "illegal"},
        {"after": 1, "outcome": ["done", "illegal"]},
    ],
}
SNAPSHOT: dict[str, Any] = {
    "players": [{"id": "alice", "life": -3, "counters": {}, "mana": {"G": 1}, "hand": ["Shock"], "lost": True}],
    "teams": [{"id": "a", "players": ["alice"], "life": 3, "counters": {"poison": 1}}],
    "objects": [
        {
            "name": "Bear",
            "handle": None,
            "zone": "battlefield",
            "controller": "alice",
            "owner": "bob",
            "types": ["creature"],
            "subtypes": ["Bear"],
            "supertypes": [],
            "colors": ["G"],
            "power": 2,
            "toughness": None,
            "counters": {"p1p1": 1},
            "tapped": False,
            "damage": 0,
            "attached-to": None,
            "token": False,
        }
    ],
    "stack": [{"kind": "spell", "source": "Shock", "handle": None, "controller": "alice", "targets": ["bob"]}],
    "step": "cleanup",
    "active": "alice",
    "turn": 4,
}
MESSAGES: dict[str, dict[str, Any]] = {
    "hello-request": {"cmd": "hello", "id": 1, "protocol": [1, 1]},
    "hello-response": {
        "id": 1,
        "protocol": 1,
        "engine": {"name": "x", "version": "1"},
        "reports": dict.fromkeys(parts.PARTS, True),
        "needs": {"teams": False, "more-than-two-players": False, "payment": True},
    },
    "run-request": {
        "cmd": "run",
        "id": 2,
        "table": DOCUMENT["table"],
        "script": DOCUMENT["script"],
        "trace": True,
    },
    "run-response": {
        "id": 2,
        "status": "done",
        "setup": SNAPSHOT,
        "setup-trace": [],
        "steps": [
            {
                "outcome": "not-offered",
                "why": None,
                "asked": [{"kind": "may", "player": "bob", "about": None}],
                "answers": ["taken", "unused"],
                "snapshot": None,
                "trace": [{"rules": ["603.2"], "text": "it triggers"}],
            }
        ],
    },
    "bye-request": {"cmd": "bye", "id": 3},
}
DIGEST = "0123456789abcdef" * 4
REPORT: list[dict[str, Any]] = [
    {
        "line": "header",
        "format": 1,
        "headjudge": "0.1.0",
        "suite": {"version": "0.1.0", "digest": DIGEST, "scenarios": 3, "selected": 2},
        "engine": {"name": "x", "version": "1"},
        "adapter": {"name": "x", "digest": DIGEST, "protocol": 1},
        "settings": {"card_data": ""},
        "seed": None,
        "times": {"started": "2026-01-01T00:00:00Z"},
    },
    {
        "line": "result",
        "id": "a.b",
        "title": "A",
        "digest": DIGEST,
        "claims": ["guard.1a"],
        "rules": ["603.2"],
        "contested": False,
        "verdict": "known",
        "found": "fail",
        "deviation": False,
        "divergence": {"step": 1, "path": "/stack", "expected": [], "observed": None},
        "unsupported": None,
        "known": {"verdict": "fail", "reason": "it counts twice"},
        "repeat": "headjudge run x --id a.b",
    },
    {
        "line": "footer",
        "counts": {"known": 1, "pass": 1},
        "all": 2,
        "executed": 2,
        "passed": 1,
        "deviations": 0,
        "digest": DIGEST,
        "complete": True,
    },
]
CORPUS: list[tuple[str, Any]] = [
    ("scenario", EVERYTHING),
    ("snapshot", SNAPSHOT),
    *((f"protocol/{kind}", message) for kind, message in MESSAGES.items()),
    ("protocol/run-response", {"id": 2, "status": "unsupported", "reason": "card", "detail": ["Shock"]}),
    ("protocol/run-response", {"id": 2, "status": "error", "message": "no"}),
    ("adapter", {"name": "x", "command": ["{python}"], "start_timeout": 0.5, "settings": {"card_data": "", "n": 3}}),
    (
        "known",
        {
            "engine": "x",
            "known": [
                {
                    "scenario": "a.b",
                    "verdict": "fail",
                    "divergence": {"step": 1, "path": "/stack", "observed": []},
                    "version": "1",
                    "reason": "it counts twice",
                    "rule_says": "once (603.2d)",
                    "claim": "norn.2a",
                    "link": "https://example.org/1",
                    "review": "2027-01-31",
                }
            ],
        },
    ),
    (
        "rulings",
        {
            "document": [{"id": "guard", "title": "Tocatli Honor Guard", "cards": ["Tocatli Honor Guard"]}],
            "paragraph": [
                {
                    "id": "guard.1",
                    "title": "It stops them",
                    "cr": ["603.6a"],
                    "claims": [{"id": "guard.1a", "text": "nothing triggers", "cr": ["603.2"], "board": "any"}],
                }
            ],
        },
    ),
    ("renamed", {"renamed": {"a.b": "a.c"}}),
    *(("report/line", line) for line in REPORT),
    (
        "steps",
        {
            "id": "a.b",
            "digest": DIGEST,
            "table": DOCUMENT["table"],
            "script": DOCUMENT["script"],
            "setup": SNAPSHOT,
            "steps": MESSAGES["run-response"]["steps"],
        },
    ),
]


def subschemas(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            yield from subschemas(inner, f"{path}/{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from subschemas(inner, f"{path}/{index}")


# -- the schemas themselves


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_one_and_knows_its_name(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert SCHEMAS[name]["$id"] == BASE + name
    assert SCHEMAS[name]["title"]
    assert SCHEMAS[name]["description"]


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_property_is_described(name: str) -> None:
    bare = []
    for path, part in subschemas(SCHEMAS[name]):
        # What a switch only narrows is described where it is declared.
        if path.rpartition("/")[2] == "if" or "/$defs/answer-" in path:
            continue
        properties = part.get("properties", {}) if not path.endswith("/properties") else {}
        bare += [f"{path}/{key}" for key, value in properties.items() if not value.get("description")]
    assert bare == []


@pytest.mark.parametrize("name", SCHEMAS)
def test_references_stay_within_the_folder(name: str) -> None:
    for path, part in subschemas(SCHEMAS[name]):
        if isinstance(target := part.get("$ref"), str):
            file, _, pointer = target.partition("#")
            found: Any = SCHEMAS[file or name]
            for word in pointer.split("/")[1:]:
                found = found[word]
            assert isinstance(found, dict), f"{path}: {target}"


@pytest.mark.parametrize("name", STRICT)
def test_documents_of_people_admit_no_unknown_key(name: str) -> None:
    loose = [
        path
        for path, part in subschemas(SCHEMAS[f"{name}.schema.json"])
        # Objects that a switch looks into are closed by the definitions it switches to.
        if "properties" in part
        and not path.endswith(("/properties", "/if"))
        and "/$defs/answer-" not in path
        and part.get("additionalProperties") is not False
        and path not in ("/$defs/step", "/$defs/check")
    ]
    assert loose == []


def test_the_parts_are_those_of_the_protocol_and_the_fields_those_of_a_snapshot() -> None:
    definitions = SCHEMAS["snapshot.schema.json"]["$defs"]
    reports = SCHEMAS["protocol.schema.json"]["$defs"]["reports"]
    assert list(reports["properties"]) == reports["required"] == list(parts.PARTS)
    assert set(definitions["player"]["properties"]) == set(parts.PLAYER_FIELDS)
    assert set(definitions["team"]["properties"]) == set(parts.TEAM_FIELDS)
    assert set(definitions["object"]["properties"]) == set(parts.OBJECT_FIELDS)
    assert set(definitions["stack-object"]["properties"]) == set(parts.STACK_FIELDS)
    assert set(SCHEMAS["snapshot.schema.json"]["properties"]) == set(parts.TOP_FIELDS)
    assert set(SCHEMAS["scenario.schema.json"]["$defs"]["where"]["properties"]) == set(parts.OBJECT_FIELDS)


def test_the_needs_are_the_same_to_scenarios_and_adapters() -> None:
    needs = SCHEMAS["protocol.schema.json"]["$defs"]["needs"]
    assert list(needs["properties"]) == needs["required"] == SCHEMAS["scenario.schema.json"]["$defs"]["need"]["enum"]


def test_every_kind_of_answer_has_its_form() -> None:
    definitions = SCHEMAS["scenario.schema.json"]["$defs"]
    kinds = definitions["question-kind"]["enum"]
    assert {name.removeprefix("answer-") for name in definitions if name.startswith("answer-")} == set(kinds)
    assert {answer["kind"] for answer in ANSWERS} == set(kinds)


# -- what is valid


@pytest.mark.parametrize(("kind", "document"), CORPUS)
def test_the_corpus_is_valid(kind: str, document: Any) -> None:
    assert schema.problems(kind, document) == []
    schema.check(kind, document, "here")


def test_the_smoke_scenarios_are_valid(shared: Path) -> None:
    documents = json.loads((shared / "examples" / "smoke.json").read_text(encoding="utf-8"))
    assert len(documents) == 66
    assert [schema.problems("scenario", document) for document in documents] == [[]] * 66


def mutations(document: Any) -> Iterator[Any]:
    """The document with one thing changed: a key or entry gone, a value of another type, a key more."""

    def places(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
        yield path
        if isinstance(value, dict):
            for key in value:
                yield from places(value[key], (*path, key))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                yield from places(inner, (*path, index))

    for place in places(document, ()):
        if not place:
            continue
        for change in (None, True, -1, 1.0, "", "A b", [], {}, "GONE", "MORE"):
            made = copy.deepcopy(document)
            holder = made
            for part in place[:-1]:
                holder = holder[part]
            if change == "GONE":
                del holder[place[-1]]
            elif change == "MORE":
                if not isinstance(holder[place[-1]], dict):
                    continue
                holder[place[-1]]["unheard-of"] = 1
            else:
                holder[place[-1]] = change
            yield made


def test_both_validators_agree() -> None:
    verdicts = set()
    for kind, document in CORPUS:
        slow = schema._slow(kind)
        for number, made in enumerate(mutations(document)):
            # Of some thousands a few hundred are enough; a prime, so that each kind of change has its turn.
            if number % (19 if kind == "scenario" else 3):
                continue
            fast = schema.is_valid(kind, made)
            verdicts.add(fast)
            assert fast == slow.is_valid(made), (kind, made)
    assert verdicts == {True, False}


@pytest.mark.parametrize(
    ("kind", "document"),
    [
        ("protocol/run-response", {**MESSAGES["run-response"], "later": 1}),
        ("protocol/hello-response", {**MESSAGES["hello-response"], "later": {}}),
        ("snapshot", {**SNAPSHOT, "later": 1}),
        ("snapshot", {"players": [{"id": "alice", "later": 1}]}),
        ("protocol/hello-request", {**MESSAGES["hello-request"], "later": 1}),
    ],
)
def test_unknown_fields_of_messages_are_let_through(kind: str, document: Any) -> None:
    assert schema.is_valid(kind, document)


def test_nothing_unknown_is_let_through_in_table_and_script() -> None:
    for path in (("table",), ("script", 0)):
        message = copy.deepcopy(MESSAGES["run-request"])
        holder = message
        for part in path:
            holder = holder[part]  # type: ignore[index]
        holder["later"] = 1
        assert not schema.is_valid("protocol/run-request", message)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("id", "a..b"),
        ("id", "a/b/c"),
        ("id", "a" * 300),
        ("id", "../up"),
        ("id", "A"),
        ("id", "a/"),
        ("format", 2),
        ("title", ""),
        ("shows", "absence"),  # without a control
        ("claims", ["guard.1a", "guard.1a"]),
        ("rules", ["603.2.1"]),
        ("needs", ["luck"]),
    ],
)
def test_heads_that_are_refused(document: dict[str, Any], place: str, value: Any) -> None:
    assert schema.is_valid("scenario", document)
    document[place] = value
    assert not schema.is_valid("scenario", document)


@pytest.mark.parametrize("step", ["untap", "cleanup", "declare-attackers", "declare-blockers", "combat-damage"])
def test_a_table_does_not_stand_where_nobody_has_priority_or_something_was_declared(
    document: dict[str, Any], step: str
) -> None:
    document["table"]["turn"]["step"] = step
    assert not schema.is_valid("scenario", document)


@pytest.mark.parametrize(
    "ability",
    [
        {},
        {"line": 0},
        {"line": 1, "intrinsic": "Island"},
        {"intrinsic": "Wastes"},
        {"granted-by": "Rite"},
        {"loyalty": "1"},
        {"loyalty": "\N{MINUS SIGN}1"},
        {"loyalty": "+1", "granted-by": "Rite"},
    ],
)
def test_abilities_that_are_refused(document: dict[str, Any], ability: dict[str, Any]) -> None:
    document["script"] = [{"do": "activate", "player": "alice", "source": "guard", "ability": ability}]
    assert not schema.is_valid("scenario", document)


# -- what people are told


def told(kind: str, document: Any) -> str:
    with pytest.raises(HeadJudgeError) as caught:
        schema.check(kind, document, "some.json")
    assert caught.value.where == "some.json"
    return str(caught.value)


def test_an_unknown_key_names_the_nearest(document: dict[str, Any]) -> None:
    document["script"][0]["playr"] = "alice"
    assert '/script/0: unknown key "playr"; did you mean "player"?' in told("scenario", document)


def test_an_unknown_key_like_no_other_names_them_all(document: dict[str, Any]) -> None:
    document["table"]["turn"]["zzz"] = 1
    assert '/table/turn: unknown key "zzz"; known are active, number, step' in told("scenario", document)


def test_a_misspelt_word_names_the_nearest(document: dict[str, Any]) -> None:
    document["script"][1]["do"] = "reslove"
    text = told("scenario", document)
    assert "/script/1/do: must be one of" in text
    assert 'is "reslove"; did you mean "resolve"?' in text


def test_each_missing_key_is_named(document: dict[str, Any]) -> None:
    document["script"][0] = {"do": "cast"}
    text = told("scenario", document)
    assert '/script/0: the key "player" is missing' in text
    assert '/script/0: the key "card" is missing' in text


def test_a_wrong_type_is_told_once(document: dict[str, Any]) -> None:
    document["table"]["players"][0]["hand"] = [3]
    assert told("scenario", document).count("/table/players/0/hand/0") == 1


def test_a_bad_key_of_a_map_is_told_as_such(document: dict[str, Any]) -> None:
    document["table"]["players"][1]["battlefield"][0]["counters"] = {"+1/+1": 1}
    text = told("scenario", document)
    assert "/table/players/1/battlefield/0/counters: must be of the form" in text
    assert 'as "p1p1", is the key "+1/+1"' in text


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        ({"after": 1}, 'must have at least one of "path" or "where" or "asked" or "outcome"'),
        ({"after": 1, "path": "/stack"}, 'must have one of "equals" or "same" or "matches" or "absent" or "count"'),
        ({"after": 1, "path": "/stack", "count": 1, "absent": True}, "must have one of"),
        ({"after": 0, "outcome": "done"}, "must be at least 1, is 0"),
        ({"after": 1, "where": {}, "count": 1}, "must have at least 1 keys, has 0"),
    ],
)
def test_what_a_check_lacks(document: dict[str, Any], check: dict[str, Any], expected: str) -> None:
    document["checks"] = [check]
    assert expected in told("scenario", document)


def test_a_token_stands_alone(document: dict[str, Any]) -> None:
    token = {"name": "Spirit", "types": ["creature"]}
    document["table"]["players"][1]["battlefield"] = [{"token": token, "card": "Bear"}]
    assert "neither a card nor a copy" in told("scenario", document)


def test_shows_needs_a_control(document: dict[str, Any]) -> None:
    document["shows"] = "absence"
    assert '"shows" needs "control" beside it' in told("scenario", document)


def test_long_values_are_shortened_and_many_problems_counted(document: dict[str, Any]) -> None:
    document["title"] = "x" * 5000
    document["script"] = [{"do": "resolve", f"key{n}": 1} for n in range(9)]
    text = told("scenario", document)
    assert "and 5 more" in text
    assert max(map(len, text.splitlines())) < 250


def test_a_faulty_suite_and_a_faulty_command_have_their_own_exit_codes() -> None:
    for kind, code in (("scenario", 5), ("rulings", 5), ("renamed", 5), ("adapter", 2), ("known", 2)):
        with pytest.raises(HeadJudgeError) as caught:
            schema.check(kind, [], "here")
        assert caught.value.exit_code == ExitCode(code)


def test_an_answer_says_what_is_wrong_with_it(document: dict[str, Any]) -> None:
    answers = [{"player": "alice", "kind": "may", "answer": "yes"}, {"kind": "may", "answer": True}]
    document["script"][1]["answers"] = answers
    text = told("scenario", document)
    assert '/script/1/answers/0/answer: must be boolean, is "yes"' in text
    assert '/script/1/answers/1: must have one of "answer" with "player" or "free"' in text


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value", [math.nan, math.inf, {1: 2}, deep(300), deep(100_000), 10**400, {"a", "b"}, b"bytes", "\ud800"]
)
def test_what_is_not_json_is_refused_and_told(document: dict[str, Any], value: Any) -> None:
    document["table"]["players"][0]["life"] = value
    assert not schema.is_valid("scenario", document)
    assert "/table/players/0/life" in told("scenario", document) or "cannot be read" in told("scenario", document)


def test_a_kind_without_a_schema_is_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError):
        schema.is_valid("nonsense", {})
    with pytest.raises(KeyError):
        schema.is_valid("protocol/nonsense", {})


def test_validation_does_not_import_the_slow_validator() -> None:
    code = "import sys; from headjudge import schema; schema.is_valid('snapshot', {}); sys.exit('jsonschema' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
