"""docs/cards.md, carried out: a card declared, looked at and played in a copy of the checkout; a card for each kind of ability."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from headjudge.gherkin.names import read_names
from oracle import kinds
from oracle.cards.left_out import LEFT_OUT
from oracle.said import said
from oracle.vocabulary.abilities import Face
from tests.card_data import published
from tests.card_proof import ABSENT
from tests.card_record import is_proved

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
FIRST, OTHERS = PAGE.split("## A card for each kind of ability")

Headjudge = Callable[[str], str]

PLAYED = """\
Feature: A card for each kind of ability

  @id:kinds.spell
  Scenario: Spell
    Given Alice has Lightning Strike in hand and {R}{R} in her mana pool
    When Alice casts Lightning Strike targeting Bob
    And everything on the stack resolves
    Then Bob has 17 life

  @id:kinds.activated
  Scenario: Activated
    Given Alice controls Prodigal Pyromancer
    When Alice activates Prodigal Pyromancer's ability targeting Bob
    And everything on the stack resolves
    Then Bob has 19 life

  @id:kinds.mana
  Scenario: Mana ability
    Given Alice controls Elvish Mystic
    When Alice activates Elvish Mystic's ability
    Then Alice has {G} in her mana pool

  @id:kinds.triggered
  Scenario: Triggered
    Given Alice controls Soul Warden and Ajani's Pridemate
    And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    When Alice casts Grizzly Bears
    And everything on the stack resolves
    Then Ajani's Pridemate is 3/3

  @id:kinds.static
  Scenario: Static
    Given Alice controls Glorious Anthem and Grizzly Bears
    Then Grizzly Bears is 3/3

  @id:kinds.replacement
  Scenario: Replacement
    Given Bob controls Imposing Sovereign
    And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    When Alice casts Grizzly Bears
    And everything on the stack resolves
    Then Grizzly Bears is tapped

  @id:kinds.keyword
  Scenario: Keyword
    Given Alice controls Young Wolf
    And Alice has Lightning Strike in hand and {R}{R} in her mana pool
    When Alice casts Lightning Strike targeting Young Wolf
    And everything on the stack resolves
    Then Young Wolf has a +1/+1 counter

  @id:kinds.modal
  Scenario: Modal
    Given Alice has Abrade in hand and {R}{R} in her mana pool
    And Bob controls Ornithopter
    When Alice casts Abrade choosing mode 2 targeting Ornithopter
    And everything on the stack resolves
    Then Ornithopter is in Bob's graveyard

  @id:kinds.x
  Scenario: X
    Given Alice has Blaze in hand and six {R} in her mana pool
    When Alice casts Blaze with X = 5 targeting Bob
    And everything on the stack resolves
    Then Bob has 15 life

  @id:kinds.linked
  Scenario: Linked
    Given Alice has Faceless Butcher in hand and {B}{B}{B}{B} in her mana pool
    And Bob controls Serra Angel
    And Bob has Lightning Strike in hand and {R}{R} in his mana pool
    When Alice casts Faceless Butcher
    And everything on the stack resolves
    And Alice chooses Serra Angel for Faceless Butcher
    Then Serra Angel is in exile
    When Alice passes priority
    And Bob casts Lightning Strike targeting Faceless Butcher
    And everything on the stack resolves
    Then Serra Angel is on the battlefield
"""


def blocks(language: str, text: str = FIRST) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def sections() -> dict[str, str]:
    """The block of each kind of ability, by its heading."""
    parts = re.split(r"^### (.+)$", OTHERS, flags=re.MULTILINE)[1:]
    return {
        heading: block
        for heading, part in zip(parts[::2], parts[1::2], strict=True)
        for block in blocks("python", part)
    }


def into(module: str, block: str) -> str:
    """A theme with one more card: the block's imports at the top, the card into CARDS."""
    imports, _, card = block.partition("\ncard(") if "\ncard(" in block else ("", "", block)
    head, _, cards = module.partition("from oracle.cards.faces import card\n")
    end = cards.rindex(")")
    return f"{head}from oracle.cards.faces import card\n{imports}{cards[:end]}    card({card.strip()},\n)\n"


def theme(module: str) -> tuple[Face, ...]:
    """The cards of a theme, from its text."""
    names: dict[str, tuple[Face, ...]] = {}
    exec(compile(module.replace("from __future__ import annotations\n", ""), "walls.py", "exec"), names)  # type: ignore[arg-type]
    return names["CARDS"]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout in which a card can be declared: without the suite's features, which are not needed."""
    copy = tmp_path_factory.mktemp("checkout")
    for part in ("oracle", "headjudge", "adapters", "schemas"):
        shutil.copytree(ROOT / part, copy / part)
    (copy / "features").mkdir()
    for path in (ROOT / "features").glob("*.*"):
        shutil.copy(path, copy / "features")
    return copy


@pytest.fixture(scope="module")
def headjudge(checkout: Path) -> Headjudge:
    """Runs a command in the copy. Out: what it printed; it must end as expected."""
    # What is covered is the checkout, not this copy of it.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    environment["PYTHONPATH"] = str(checkout)

    def headjudge(line: str) -> str:
        arguments = [part.strip('"') for part in re.findall(r'"[^"]*"|\S+', line)]
        command = [sys.executable, "-m", *arguments]
        done = subprocess.run(
            command, cwd=checkout, env=environment, capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return headjudge


def declare(checkout: Path, module: str, names: list[str]) -> None:
    """What the page has its reader write into four files."""
    (checkout / "oracle" / "cards" / "walls.py").write_text(module, encoding="utf-8")
    index = checkout / "oracle" / "cards" / "index.py"
    _, entry = blocks("python")
    text = (ROOT / "oracle" / "cards" / "index.py").read_text(encoding="utf-8")
    assert text.endswith("\n}\n")
    listed = entry.replace("Wall of Blossoms", "; ".join(names))
    index.write_text(f"{text[:-2]}{listed}}}\n", encoding="utf-8")
    known = ROOT / "features" / "card-names.txt"
    (checkout / "features" / "card-names.txt").write_text(
        "\n".join(sorted({*read_names(known), *names})) + "\n", encoding="utf-8"
    )
    left_out = checkout / "oracle" / "cards" / "left_out.py"
    text = (ROOT / "oracle" / "cards" / "left_out.py").read_text(encoding="utf-8")
    left_out.write_text(
        re.sub(r"^BESIDE(.*?)= \(", rf"BESIDE\1= (*{names!r}, ", text, flags=re.MULTILINE), encoding="utf-8"
    )


@pytest.mark.slow
def test_the_page_leads_to_a_card_that_is_played(checkout: Path, headjudge: Headjudge) -> None:
    module, _ = blocks("python")
    declare(checkout, module, ["Wall of Blossoms"])
    look, play, _ = (block.splitlines() for block in blocks("sh"))
    (shown,) = blocks("text")
    assert headjudge(look[0]) == shown
    (checkout / "walls").mkdir()
    (gherkin,) = blocks("gherkin")
    (checkout / "walls" / "blossoms.feature").write_text(gherkin, encoding="utf-8")
    assert "1 of 1: 1 pass\n" in headjudge(play[0])
    assert "The oracle's verdict: pass" in headjudge(play[1])

    for block in sections().values():
        module = into(module, block)
    names = [face.name for face in theme(module)]
    declare(checkout, module, names)
    counts = headjudge("headjudge cards").splitlines()
    for name in names:
        assert any(row.startswith(f"{name}\t") and row.endswith("\tdeclared") for row in counts), name
    (checkout / "walls" / "kinds.feature").write_text(PLAYED, encoding="utf-8")
    assert "11 of 11: 11 pass\n" in headjudge(play[0])
    assert f"{2 + len(names)} are declared beside the pool" in "\n".join(counts)


KINDS = {
    "Spell": kinds.SPELL,
    "Activated": kinds.ACTIVATED,
    "Mana ability": kinds.MANA_ABILITY,
    "Triggered": kinds.TRIGGERED,
    "Static": kinds.STATIC,
    "Replacement": kinds.STATIC,
    "Keyword": kinds.KEYWORD,
    "Modal": kinds.SPELL,
    "X": kinds.SPELL,
    "Linked": kinds.TRIGGERED,
}


def test_there_is_a_card_for_each_kind_of_ability() -> None:
    assert list(sections()) == list(KINDS)
    assert set(KINDS.values()) == set(kinds.KINDS)


def test_the_page_names_what_is_left_out() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+) \|$", PAGE.partition("left out of it\n")[2], re.MULTILINE)
    assert dict(rows[1:]) == LEFT_OUT


def face_of(heading: str) -> Face:
    module, _ = blocks("python")
    return theme(into(module, sections()[heading]))[-1]


@pytest.mark.parametrize("heading", KINDS)
def test_a_card_is_read_as_its_kind_and_can_be_said(heading: str) -> None:
    face = face_of(heading)
    assert {each.kind for each in kinds.read(face)} == {KINDS[heading]}
    assert said(face).lines


@pytest.mark.parametrize("heading", KINDS)
def test_a_card_is_the_published_card(heading: str) -> None:
    if not published():
        pytest.skip(ABSENT)
    face = face_of(heading)
    assert is_proved(face, published()[face.name])


def test_the_first_card_is_the_published_card() -> None:
    if not published():
        pytest.skip(ABSENT)
    (face,) = theme(blocks("python")[0])
    assert is_proved(face, published()[face.name])
