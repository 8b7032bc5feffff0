"""The oracle's cards, asked of its own program."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cli_help import Run, Scenarios

from headjudge import pool, resources
from headjudge.errors import ExitCode, HeadJudgeError
from oracle import cards
from oracle.cards.left_out import LEFT_OUT

Broken = Callable[[str], None]


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Broken]:
    """Puts another program in the place of the oracle's."""

    def broken(program: str) -> None:
        place = tmp_path / "adapters" / "oracle"
        place.mkdir(parents=True)
        (place / "cards.py").write_text(program, encoding="utf-8")
        monkeypatch.setattr(resources, "folder", lambda name: tmp_path / name)
        forget()

    yield broken
    forget()


def forget() -> None:
    pool._listed.cache_clear()
    pool.said.cache_clear()
    pool.names.cache_clear()


def test_the_pool_is_what_the_oracle_declares() -> None:
    assert [each.name for each in pool.pool()] == list(cards.names())
    assert {each.name: each.missing for each in pool.left_out()} == LEFT_OUT
    assert pool.names() == set(cards.names())


def test_a_card_in_the_list() -> None:
    (norn,) = (each for each in pool.pool() if each.name == "Elesh Norn, Mother of Machines")
    assert (norn.cost, norn.type_line) == ("{4}{W}", "Legendary Creature — Phyrexian Praetor")
    assert (norn.types, norn.supertypes, norn.subtypes) == (("creature",), ("legendary",), ("Phyrexian", "Praetor"))
    assert (norn.colors, norn.power, norn.toughness, norn.loyalty) == (("W",), 4, 7, None)
    assert (norn.keywords, norn.theme, norn.in_pool) == (("vigilance",), "arrivals", True)
    assert norn.lines == (("keyword",), ("static",), ("static",))


def test_a_card_with_its_abilities() -> None:
    finks = pool.card("Kitchen Finks")
    assert [(each.line, each.kind, each.rules) for each in finks.abilities] == [
        (1, "triggered", ("603.1", "603.6a")),
        (2, "keyword", ("702.79a",)),
    ]
    assert [each.kind for each in finks.abilities[1].stands_for] == ["triggered"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Grizzly Bear", "did you mean Grizzly Bears?"),
        ("Two-Headed Giant", "the oracle lacks flipping coins (705)"),
        ("", "`headjudge cards` lists"),
        ("--help", "`headjudge cards` lists"),
    ],
)
def test_a_card_that_is_not_declared(name: str, said: str) -> None:
    with pytest.raises(HeadJudgeError) as error:
        pool.card(name)
    assert error.value.exit_code == ExitCode.USAGE
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("import sys; sys.exit('no oracle here')", "it ended with 1: no oracle here"),
        ("import os; os._exit(3)", "it ended with 3"),
        ("print('hello')", "it says what is no card"),
        ('print(\'{"is": "card"}\')', "it says what is no card"),
        ("import time; time.sleep(9)", "no answer in 1 second"),
    ],
)
def test_a_program_that_fails_is_named_with_what_it_said(
    broken: Broken, monkeypatch: pytest.MonkeyPatch, program: str, why: str
) -> None:
    broken(program)
    monkeypatch.setattr(pool, "_SECONDS", 1)
    with pytest.raises(HeadJudgeError) as error:
        pool.pool()
    assert error.value.what == "the oracle does not list its cards"
    assert error.value.where is not None
    assert error.value.where.endswith("cards.py")
    assert why in str(error.value)


def test_a_mistake_in_a_declaration_is_named_with_its_place(broken: Broken) -> None:
    broken("def theme():\n    return May(1)\n\ntheme()\n")
    with pytest.raises(HeadJudgeError) as error:
        pool.pool()
    assert error.value.where is not None
    assert error.value.where.endswith("cards.py:2")
    assert "NameError: name 'May' is not defined" in str(error.value)


@pytest.fixture
def undeclared(make_document: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    document = json.loads(
        json.dumps(make_document(shows=None, control=None)).replace("Elvish Visionary", "Elvish Visitor")
    )
    assert isinstance(document, dict)
    document["cards"].append("Two-Headed Giant")
    document["table"]["players"][1]["hand"] = ["Two-Headed Giant"]
    return document


def test_a_run_of_the_oracle_says_what_its_cards_lack(
    run: Run, scenarios: Scenarios, undeclared: dict[str, Any]
) -> None:
    code, out, _ = run("run", "oracle", *scenarios(undeclared))
    assert code == ExitCode.NOTHING_EXECUTED
    assert "unsupported, card: 1 (Elvish Visitor; Two-Headed Giant)" in out
    assert "Elvish Visitor: did you mean Elvish Visionary?" in out
    assert "Two-Headed Giant: left out of the pool: the oracle lacks flipping coins (705)" in out


def test_an_explanation_says_it_too(run: Run, scenarios: Scenarios, undeclared: dict[str, Any]) -> None:
    code, _, err = run("explain", undeclared["id"], *scenarios(undeclared))
    assert code == ExitCode.NOTHING_EXECUTED
    assert "did you mean Elvish Visionary?" in err
    assert "flipping coins" in err
