"""`headjudge cards`: the list of the oracle's cards, and how it reads one."""

from __future__ import annotations

import json
import re

import pytest
from cli_help import Run, on_a_terminal, plain

from headjudge import pool
from headjudge.errors import ExitCode
from tests.card_record import load

KNOWN = load()


def test_every_card_is_listed_and_counted(run: Run) -> None:
    code, out, err = run("cards")
    assert (code, err) == (ExitCode.AS_EXPECTED, "")
    head, *rows = out.partition("\n\n")[0].splitlines()
    assert head.split("\t") == ["name", "cost", "types", "size", "read as"]
    assert [row.split("\t")[0] for row in rows] == [each.name for each in pool.pool()]
    assert "Grizzly Bears\t{1}{G}\tCreature — Bear\t2/2\tproved" in rows
    assert "Serra Avatar\t{4}{W}{W}{W}\tCreature — Avatar\t*/*\t" in out
    counts = re.search(r"^(\d+) of the pool's 574 cards are declared: (\d+) proved, (\d+) read", out, re.MULTILINE)
    assert counts is not None
    declared, proved, read = map(int, counts.groups())
    assert declared >= 544
    assert proved >= 360
    assert proved + read <= declared
    assert f"{574 - declared} are left out" in out
    for each in pool.left_out():
        assert f"{each.name} is left out: {each.missing}" in out


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (["Hushwing"], ["Hushwing Gryff"]),  # in a name
        (["forest"], ["Forest"]),  # is a name, in any case: that card
        (["hippogriff"], ["Hushwing Gryff"]),  # in the types
        (["-k", "Basic Land"], ["Forest", "Island", "Mountain", "Plains", "Swamp", "Wastes"]),
        (["enter tapped"], ["Orb of Dreams"]),  # in the text
    ],
)
def test_cards_are_found_by_name_types_and_text(run: Run, arguments: list[str], found: list[str]) -> None:
    code, out, _ = run("cards", "--json", *arguments)
    assert code == ExitCode.AS_EXPECTED
    assert set(found) <= {each["name"] for each in json.loads(out)}
    assert len(json.loads(out)) < 40


def test_the_name_of_a_card_can_be_searched_for(run: Run) -> None:
    _, out, _ = run("cards", "-k", "Forest")
    assert "Dryad Arbor\t\tLand Creature — Forest Dryad\t1/1\t" in out
    assert re.search(r"^\d+ cards of \d+ shown$", out, re.MULTILINE)


def test_one_card_is_told_with_its_text_its_abilities_and_their_rules(run: Run) -> None:
    code, out, err = run("cards", "kitchen finks")
    assert (code, err) == (ExitCode.AS_EXPECTED, "")
    assert out.splitlines() == [
        "Kitchen Finks  {1}{G/W}{G/W}",
        "Creature — Ouphe  3/2",
        "proved: in English it is the card's text, as published; in oracle/cards/mechanics.py",
        "",
        "What it says",
        "  When this creature enters, you gain 2 life.",
        "  Persist",
        "",
        "How the oracle reads it",
        "  - line 1: triggered  (603.1, 603.6a)",
        "  - line 2: keyword persist  (702.79a)",
        "      - triggered  (603.1, 603.6c, 603.4, 702.79a)",
    ]


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Forest", ["Basic Land — Forest", "  no text", "  - basic land type: mana ability  (305.6, 605.1a)"]),
        ("Grizzly Bears", ["Creature — Bear  2/2", "  no abilities"]),
        ("Jace Beleren", ["Legendary Planeswalker — Jace  3", "  - line 1: activated  (606.1)"]),
    ],
)
def test_cards_of_other_kinds(run: Run, name: str, lines: list[str]) -> None:
    _, out, _ = run("cards", name)
    assert set(lines) <= set(out.splitlines())


def test_one_card_as_json(run: Run) -> None:
    _, out, _ = run("cards", "Kitchen Finks", "--json")
    (finks,) = json.loads(out)
    assert (finks["name"], finks["status"], finks["read_on"]) == ("Kitchen Finks", "proved", None)
    assert [each["kind"] for each in finks["abilities"]] == ["triggered", "keyword"]


def test_a_card_that_is_left_out_is_told(run: Run) -> None:
    code, out, _ = run("cards", "Two-Headed Giant")
    assert code == ExitCode.AS_EXPECTED
    assert "Two-Headed Giant is left out: flipping coins (705)" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Hushwyng Gryff"], "did you mean Hushwing Gryff?"),
        (["Zzzzzzzz"], "`headjudge cards` lists those that are declared"),
        (["Forest", "-k", "Forest"], "give one of them"),
    ],
)
def test_what_fits_no_card_is_an_error(run: Run, arguments: list[str], said: str) -> None:
    code, _, err = run("cards", *arguments)
    assert (code, said in err) == (ExitCode.USAGE, True)


@pytest.mark.parametrize("columns", [60, 140])
def test_a_terminal_gets_a_table_as_wide_as_there_is_room(columns: int) -> None:
    code, shown = on_a_terminal(columns, "cards", "Hushwing")
    assert code == ExitCode.AS_EXPECTED
    rows = plain(shown).splitlines()
    wide = any(row.startswith("Hushwing Gryff  {2}{W}  Creature — Hippogriff  2/1") for row in rows)
    assert wide == (columns == 140)
    assert wide or "  {2}{W}  Creature — Hippogriff  2/1  proved" in rows


def test_every_card_that_is_proved_or_read_is_listed_so() -> None:
    listed = {each.name: (each.status, each.read_on) for each in pool.said()}
    assert {name for name, (status, _) in listed.items() if status == "proved"} == set(KNOWN.proved)
    assert {name: on for name, (status, on) in listed.items() if status == "read"} == {
        name: read.on.isoformat() for name, read in KNOWN.read.items()
    }
