"""Cards of scenario documents whose names are a slip of the pen away from a listed one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.suite import load_suite

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a document with one card in it. Out: the file."""

    def write(card: str) -> Path:
        seat = {"id": "alice", "battlefield": [card]}
        table: dict[str, Any] = {
            "turn": {"active": "alice", "step": "precombat-main"},
            "players": [seat, {"id": "bob"}],
        }
        check = {"after": 0, "path": "/players/alice/life", "equals": 20}
        document = {"format": 1, "id": "a.b", "title": "T", "table": table, "script": [], "checks": [check]}
        head: dict[str, Any] = {"claims": [], "rules": [], "cards": [card], "needs": []}
        path = tmp_path / "mine.json"
        path.write_text(json.dumps({**document, **head}), encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize(
    ("card", "meant"),
    [
        ("Grizzly Bear", "Grizzly Bears"),  # one letter too few
        ("Islands", "Island"),  # too many
        ("Lightning Bult", "Lightning Bolt"),  # wrong
        ("Lightning Blot", "Lightning Bolt"),  # in the wrong place
        ("lightning bolt", "Lightning Bolt"),  # case
        ("Serra\u2019s Avatar", "Serra Avatar"),
        ("Ajani Outland Chaperone", "Ajani, Outland Chaperone"),  # marks
        ("Birds of Paradise ", "Birds of Paradise"),
    ],
)
def test_a_slip_is_an_error_that_names_what_was_meant(write: Write, card: str, meant: str) -> None:
    with pytest.raises(HeadJudgeError) as error:
        load_suite(scenarios=[write(card)], only_these=True)
    assert error.value.exit_code == ExitCode.SUITE_INVALID
    assert error.value.where is not None
    assert error.value.where.endswith("mine.json (a.b)")
    assert error.value.what == f'Unknown card "{card}"'
    assert f'did you mean "{meant}"?' in str(error.value)


@pytest.mark.parametrize("card", ["Grizzly Bears", "Selesnya Guildmage", "Imaginary Lotus", "Two-Headed Giant"])
def test_a_card_that_is_listed_or_far_from_any_is_none(write: Write, card: str) -> None:
    assert len(load_suite(scenarios=[write(card)], only_these=True)) == 1


def test_a_name_that_is_meant_is_listed_beside_the_file(write: Write, tmp_path: Path) -> None:
    path = write("Grizzly Bear")
    (tmp_path / "card-names.txt").write_text("Grizzly Bear\n", encoding="utf-8")
    for given in (path, tmp_path):
        assert [each.id for each in load_suite(scenarios=[given], only_these=True)] == ["a.b"]
