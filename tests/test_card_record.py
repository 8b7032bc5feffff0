"""The record of what is proved and read (adapters/oracle/cards.toml), and the command that writes it."""

from __future__ import annotations

import datetime
import pathlib
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from oracle import cards
from oracle.cards.phrases import do, when_it_enters
from oracle.said import digest, plain, said
from oracle.vocabulary.abilities import Face, Keyword
from oracle.vocabulary.instructions import Draw, GainLife, May
from tests import card_record
from tests.card_data import published
from tests.card_proof import ABSENT
from tests.card_record import Read, Record, is_proved, load, write

RECORD = load()
TODAY = datetime.date(2026, 11, 30)


def face_of(name: str) -> Face:
    face = cards.find(name)
    assert face is not None
    return face


# -- what is recorded


def test_the_record_is_of_the_declarations_as_they_are() -> None:
    kept = {**RECORD.proved, **{name: read.digest for name, read in RECORD.read.items()}}
    assert set(kept) <= set(cards.names())
    assert {name: digest(face_of(name)) for name in kept} == kept


def test_every_card_is_proved_or_read() -> None:
    assert {*RECORD.proved, *RECORD.read} == set(cards.names())
    assert RECORD.proved.keys().isdisjoint(RECORD.read)
    assert len(RECORD.proved) >= 360
    assert all(read.on >= datetime.date(2026, 11, 30) for read in RECORD.read.values())


def test_there_is_no_text_in_the_record() -> None:
    text = card_record.RECORD.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", "["))]
    entry = re.compile(
        r'"(.+)" = ("[0-9a-f]{16}"|\{ on = \d{4}-\d\d-\d\d, digest = "[0-9a-f]{16}"(, note = "[^"]+")? \})'
    )
    names = [match[1] for line in lines if (match := entry.fullmatch(line))]
    assert names == [*sorted(RECORD.proved), *sorted(RECORD.read)]
    assert len(names) == len(lines)


def test_the_record_is_what_the_data_proves() -> None:
    if not published():
        pytest.skip(ABSENT)
    proved = {face.name for face in card_record.faces() if is_proved(face, published()[face.name])}
    assert proved == set(RECORD.proved), "python -m tests.card_record --write"


# -- what a changed declaration is


VISIONARY = face_of("Elvish Visionary")
CHANGED = [
    pytest.param(replace(VISIONARY, power=2), id="a number on the card"),
    pytest.param(replace(VISIONARY, subtypes=("Elf", "Druid")), id="a subtype"),
    pytest.param(replace(VISIONARY, lines=(when_it_enters(May(Draw())),)), id="a may"),
    pytest.param(replace(VISIONARY, lines=(when_it_enters(Draw(2)),)), id="a number in the text"),
    pytest.param(replace(VISIONARY, cost="{2}{G}"), id="the cost"),
    pytest.param(replace(VISIONARY, supertypes=("legendary",)), id="a supertype"),
    pytest.param(replace(VISIONARY, lines=(*VISIONARY.lines, Keyword("reach"))), id="a keyword"),
]


@pytest.mark.parametrize("changed", CHANGED)
def test_a_changed_declaration_is_not_proved_any_longer(changed: Face) -> None:
    for record in (
        Record({VISIONARY.name: digest(VISIONARY)}, {}),
        Record({}, {VISIONARY.name: Read(TODAY, digest(VISIONARY))}),
    ):
        assert record.status(VISIONARY) != "declared"
        assert record.status(changed) == "declared"


@pytest.mark.parametrize("changed", CHANGED)
def test_a_changed_declaration_is_not_proved_by_the_data(changed: Face) -> None:
    if not published():
        pytest.skip(ABSENT)
    row = published()[VISIONARY.name]
    assert is_proved(VISIONARY, row)
    assert not is_proved(changed, row)


def test_of_what_cannot_be_said_the_declaration_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid = replace(VISIONARY, lines=(when_it_enters(do(Draw(), Draw(), GainLife(1))),))
    monkeypatch.setattr("oracle.said.rendered", raising)
    assert said(unsaid).lines is None
    assert said(unsaid).unsaid == "Nothing"
    assert digest(unsaid) != digest(VISIONARY)
    assert digest(unsaid) == digest(replace(unsaid))


def raising(face: Face) -> tuple[str, ...]:
    from oracle.english import CannotSay

    raise CannotSay("Nothing")


def test_a_declaration_as_plain_data_leaves_out_what_is_so_by_default() -> None:
    (line,) = VISIONARY.lines
    effect = ["Draw", {}]
    assert plain(line) == ["Triggered", {"on": ["ZoneChange", {"to": "battlefield"}], "effect": effect}]


# -- the command


@pytest.fixture
def command(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """Runs the command on a record of its own. Out: its exit code, and what it said."""
    if not published():
        pytest.skip(ABSENT)
    record = tmp_path / "cards.toml"
    write(Record({}, {}), record)
    few = [VISIONARY, face_of("Soul Warden")]
    monkeypatch.setattr(card_record, "load", lambda: load(record))
    monkeypatch.setattr(card_record, "write", lambda made: write(made, record))
    monkeypatch.setattr(card_record, "faces", lambda: few)

    def command(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["card_record", *arguments])
        with pytest.raises(SystemExit) as end:
            raise SystemExit(card_record.main())
        assert isinstance(end.value.code, int)
        output = capsys.readouterr()
        return end.value.code, output.out + output.err

    return command


def test_what_is_proved_is_written(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_record, "is_proved", lambda face, row: face.name == "Soul Warden")
    assert command("--write") == (0, "1 proved, 0 read, 1 neither: Elvish Visionary\n")
    code, out = command("--unread")
    assert (code, "== Elvish Visionary" in out, "> When this creature enters, draw a card." in out) == (0, True, True)
    read = ("--read", "Elvish Visionary", "--on", "2026-12-01", "--note", 'a "word"')
    assert command(*read) == (0, "1 proved, 1 read, 0 neither\n")
    kept = card_record.load().read["Elvish Visionary"]
    assert (kept.on, kept.note) == (datetime.date(2026, 12, 1), 'a "word"')
    monkeypatch.setattr(card_record, "is_proved", lambda face, row: False)
    code, out = command("--write")
    assert "Soul Warden says something else now: it is neither proved nor read any longer" in out
    assert "0 proved, 1 read, 1 neither: Soul Warden" in out


@pytest.mark.parametrize(
    ("arguments", "said"), [(["Elvish Visitor"], "not declared: Elvish Visitor"), (["--read"], "names")]
)
def test_what_cannot_be_recorded(command: Any, arguments: list[str], said: str) -> None:
    code, out = command(*arguments)
    assert (code, said in out) == (2, True)
