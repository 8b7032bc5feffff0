"""`headjudge explain`, and scenarios in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from runner_help import document, fake

from headjudge import cli, in_words
from headjudge.errors import ExitCode
from headjudge.explain import account_of, cited


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"do": "cast", "player": "alice", "card": "Shock", "targets": ["bob"]}, "Alice casts Shock, targeting Bob"),
        (
            {"do": "cast", "player": "bob", "card": "x", "from": "graveyard", "alternative": "flashback", "x": 2},
            "Bob casts x from the graveyard, flashback, X = 2",
        ),
        (
            {"do": "cast", "player": "bob", "card": "x", "modes": [1, 3], "additional": ["kicker"], "pay": []},
            "Bob casts x, with kicker, choosing modes 1 and 3, paying with nothing",
        ),
        (
            {"do": "cast", "player": "bob", "card": "x", "pay": [{"pool": "W"}, {"life": 2}, {"source": "f1"}]},
            "Bob casts x, paying with {W}, 2 life and f1",
        ),
        (
            {"do": "activate", "player": "alice", "source": "Island", "ability": {"intrinsic": "Island"}},
            "Alice activates Island's mana ability, as an Island",
        ),
        (
            {"do": "activate", "player": "alice", "source": "jace", "ability": {"loyalty": "-1"}},
            "Alice activates jace's loyalty ability -1",
        ),
        (
            {"do": "activate", "player": "alice", "source": "bear", "ability": {"granted-by": "Rite", "line": 1}},
            "Alice activates bear's ability that Rite gives it",
        ),
        (
            {"do": "activate", "player": "alice", "source": "bear", "ability": {"line": 2}},
            "Alice activates bear's ability, line 2",
        ),
        ({"do": "special", "player": "alice", "card": "Rift Bolt", "action": "suspend"}, "Alice suspends Rift Bolt"),
        ({"do": "special", "player": "alice", "card": "x", "action": "foretell"}, "Alice foretells x"),
        ({"do": "play-land", "player": "alice", "card": "Forest"}, "Alice plays Forest"),
        (
            {"do": "attack", "player": "alice", "attackers": [{"creature": "elf", "defender": "bob"}]},
            "Alice attacks: elf attacks Bob",
        ),
        ({"do": "attack", "player": "alice", "attackers": []}, "Alice attacks with nothing"),
        (
            {"do": "block", "player": "bob", "blockers": [{"creature": "angel", "attacker": "elf"}]},
            "Bob blocks: angel blocks elf",
        ),
        ({"do": "pass", "player": "bob"}, "Bob passes priority"),
        ({"do": "resolve"}, "the top of the stack resolves"),
        ({"do": "settle"}, "everything on the stack resolves"),
        ({"do": "advance", "to": "upkeep"}, "the game goes on to the next upkeep step"),
        (
            {"do": "advance", "to": "postcombat-main", "turn-of": "bob"},
            "the game goes on to Bob's postcombat main phase",
        ),
    ],
)
def test_a_step_in_words(step: dict[str, Any], said: str) -> None:
    assert in_words.step(step) == said


@pytest.mark.parametrize(
    ("check", "said"),
    [
        ({"outcome": "illegal"}, "the step is illegal"),
        ({"outcome": ["done", "illegal"]}, "the step is done or illegal"),
        ({"path": "/players/alice/life", "equals": 20}, "Alice's life: 20"),
        ({"path": "/players/alice/mana", "equals": {"G": 2}}, "Alice's mana pool: {G}{G}"),
        ({"path": "/players/alice/mana", "equals": {"G": 30, "W": 1}}, "Alice's mana pool: 1 {W} and 30 {G}"),
        # What a check compares with may be of any kind: then it fails, and has to be told all the same.
        ({"path": "/players/alice/mana", "equals": {"G": "two"}}, "Alice's mana pool: G two"),
        ({"path": "/players/alice/mana", "equals": {"G": None, "W": True}}, "Alice's mana pool: G none, W yes"),
        ({"path": "/stack/0", "equals": {"source": 3, "targets": 4}}, "the stack, number 1 from the top: 3"),
        ({"path": "/players/alice/hand", "equals": []}, "Alice's hand: nothing"),
        ({"path": "/objects/bear~1s/counters/p1p1", "equals": 1}, "bear/s, counters, +1/+1: 1"),
        ({"path": "/teams/a/life", "equals": 30}, "team a's life: 30"),
        ({"path": "/step", "equals": "upkeep"}, "step: upkeep"),
        ({"path": "/objects/x", "absent": True}, "x: not there"),
        ({"path": "/stack", "count": 2}, "the stack: 2"),
        (
            {
                "path": "/stack",
                "matches": [{"kind": "triggered", "source": "A", "controller": "bob", "targets": ["alice"]}],
            },
            "the stack: A's triggered ability, controlled by Bob, targeting Alice",
        ),
        ({"path": "/stack/1", "matches": {"kind": "spell", "source": "A"}}, "the stack, number 2 from the top: A"),
        ({"where": {"name": "Spirit"}, "count": 1}, "objects in zone battlefield with name Spirit: 1"),
        ({"asked": {"kind": "may", "player": "bob"}, "count": 0}, "Bob is asked (may): 0 times"),
        ({"asked": {"kind": "may", "about": "A"}}, "anybody is asked (may and for A): at least once"),
    ],
)
def test_a_check_in_words(check: dict[str, Any], said: str) -> None:
    assert in_words.check({"after": 1, **check}) == said


def test_a_board_in_words() -> None:
    table = {
        "turn": {"active": "alice", "step": "upkeep", "number": 4},
        "players": [
            {
                "id": "alice",
                "life": 3,
                "counters": {"poison": 1},
                "mana": {"G": 2, "W": 1},
                "library": ["Island", "Swamp", "Island"],
                "battlefield": [
                    "Forest",
                    "Forest",
                    {"card": "Grizzly Bears", "as": "bear", "owner": "bob", "tapped": True, "counters": {"p1p1": 2}},
                    {
                        "token": {
                            "name": "Spirit",
                            "types": ["creature"],
                            "power": 1,
                            "toughness": 1,
                            "keywords": ["flying"],
                        }
                    },
                    {"card": "Clone", "copy-of": "Serra Angel", "damage": 2},
                ],
            },
            {"id": "bob"},
        ],
    }
    assert in_words.board(table) == [
        "turn 4, Alice's upkeep step",
        "Alice: 3 life, {W}{G}{G} in the mana pool, 1 poison counter",
        "  battlefield: 2 × Forest, Grizzly Bears (“bear”, tapped, with 2 +1/+1 counters, owned by Bob), "
        "Spirit (1/1 colourless creature token with flying), Clone (as a copy of Serra Angel, 2 damage)",
        "  library, top first: Island, Swamp, Island",
        "Bob: 20 life",
    ]


def test_an_account_holds_what_the_engine_said_step_by_step() -> None:
    scenario = document("a", "Shock", "Bolt")
    response = {
        "setup-trace": [{"rules": ["613.1"], "text": "the table stands"}],
        "steps": [
            {
                "outcome": "done",
                "asked": [{"kind": "may", "player": "bob", "about": "Shock"}],
                "trace": [{"rules": ["601.2", "601.2i"], "text": "alice casts Shock, not malice"}],
            },
            {"outcome": "illegal", "why": "no priority", "asked": []},
        ],
    }
    account = account_of(scenario, response)
    assert [part.heading for part in account.parts] == ["Alice casts Shock", "Alice casts Bolt"]
    assert account.parts[0].questions == ("Bob was asked: may, for Shock",)
    assert account.parts[0].lines[0].text == "Alice casts Shock, not malice"
    assert account.parts[1].why == "no priority"
    assert account.parts[1].checks == ("Bob's life: 20",)
    assert cited(account) == {"613.1", "601.2", "601.2i"}


def test_priority_that_goes_round_is_one_line() -> None:
    trace = [
        {"rules": ["117.5"], "text": "alice has priority"},
        {"rules": ["117.3d"], "text": "alice passes"},
        {"rules": ["608.1"], "text": "Shock resolves"},
        {"rules": ["117.5"], "text": "alice has priority"},
    ]
    steps = [{"outcome": "done", "asked": [], "trace": trace}]
    (part,) = account_of(document("a", "Shock"), {"steps": steps}).parts
    assert [(line.text, line.rules) for line in part.lines] == [
        ("Alice has priority; Alice passes", ("117.5", "117.3d")),
        ("Shock resolves", ("608.1",)),
        ("Alice has priority", ("117.5",)),
    ]


def test_explain_tells_the_board_the_steps_and_the_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("headjudge.cli.explain.ORACLE", fake(tmp_path / "oracle").engine)
    path = tmp_path / "a.json"
    path.write_text(json.dumps([document("a", "Refuse", "Question"), document("b", "Unknown")]), encoding="utf-8")
    options = ["--scenarios", str(path), "--only-these"]
    with pytest.raises(SystemExit) as end:
        cli.main(["explain", "a", *options])
    assert end.value.code == 0
    assert capsys.readouterr().out == (
        f"a  {path} (entry 1, a)\n"
        "The scenario a\n"
        "rests on 603.2, 603.6a\n"
        "\n"
        "The board\n"
        "  Alice's precombat main phase\n"
        "  Alice: 20 life\n"
        "    hand: Refuse, Question\n"
        "  Bob: 20 life\n"
        "\n"
        "1. Alice casts Refuse\n"
        "   - cast is done  (601.2)\n"
        "   → illegal: not now\n"
        "\n"
        "2. Alice casts Question\n"
        "   - cast is done  (601.2)\n"
        "   ? Bob was asked: may, for Question\n"
        "   = Bob's life: 20\n"
        "\n"
        "The oracle's verdict: fail; after step 1, at outcome, expected done, observed illegal\n"
    )
    with pytest.raises(SystemExit) as end:
        cli.main(["explain", "b", *options])
    assert end.value.code == ExitCode.NOTHING_EXECUTED
    assert "the oracle does not play b\n  card: Unknown" in capsys.readouterr().err
