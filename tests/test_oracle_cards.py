"""The declared cards: against published card data, against the index, and on a table."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from oracle import cards, layers
from oracle.cards.index import THEMES
from oracle.cards.left_out import BESIDE, LEFT_OUT
from oracle.driver.table import set_up
from oracle.vocabulary.abilities import Enchant, Face, Keyword
from tests.card_data import COLORS, Row, as_declared, as_published, colors, published, published_colors
from tests.card_proof import ABSENT

NO_THEMES = {"__init__", "faces", "index", "left_out", "phrases"}
POOL = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "card-pool.txt"


def faces() -> list[Face]:
    return [face for theme in THEMES for face in cards.declared(theme)]


ALL = faces()


def row_of(face: Face) -> Row:
    if not published():
        pytest.skip(ABSENT)
    return published()[face.name]


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_as_published(face: Face) -> None:
    assert as_declared(face) == as_published(row_of(face))


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_colors_as_published(face: Face) -> None:
    # The data has the colours of a card's identity: those of its cost and of its indicator are among them.
    row = row_of(face)
    assert set(colors(face)) <= set(row["colorIdentity"])
    assert colors(face) == sorted(published_colors().get(face.name, colors(face)))
    if face.colors is not None:
        assert face.cost is None, "a card with a mana cost has the colours of that (202.2)"


def test_the_colors_of_nearly_every_card_are_published() -> None:
    if not published_colors():
        pytest.skip(f"no data on colours to compare with: {COLORS} is absent")
    assert {face.name for face in ALL} - published_colors().keys() <= {"Dryad Arbor", "History of Benalia"}


@pytest.mark.parametrize(
    ("name", "changes", "differing"),
    [
        ("Grizzly Bears", {"power": 3}, {"power"}),
        ("Grizzly Bears", {"subtypes": ("Elf",)}, {"subtypes"}),
        ("Serra Angel", {"lines": (Keyword("flying"), Keyword("reach"))}, {"keywords"}),
        ("Serra Angel", {"lines": (Keyword("flying"),)}, {"keywords", "lines"}),
        ("Jace Beleren", {"loyalty": 4}, {"loyalty"}),
        ("Memnite", {"cost": None}, {"cost"}),
        ("Sheoldred, Whispering One", {"supertypes": ()}, {"supertypes"}),
    ],
)
def test_a_wrong_number_type_or_keyword_shows(name: str, changes: dict[str, Any], differing: set[str]) -> None:
    face = cards.find(name)
    assert face is not None
    wrong, right = as_declared(replace(face, **changes)), as_declared(face)
    assert {key for key in right if wrong[key] != right[key]} == differing
    if published():
        assert wrong != as_published(row_of(face)) == right


def test_names_are_unique() -> None:
    assert [name for name, times in Counter(face.name for face in ALL).items() if times > 1] == []


def test_the_index_is_what_the_themes_declare() -> None:
    folder = pathlib.Path(cards.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - NO_THEMES
    assert set(THEMES) == modules
    for theme, names in THEMES.items():
        assert sorted(names) == sorted(face.name for face in cards.declared(theme)), theme


def test_the_pool_is_what_is_declared_and_what_is_left_out() -> None:
    declared = set(cards.names())
    assert declared.isdisjoint(LEFT_OUT)
    assert declared.issuperset(BESIDE)
    assert len(LEFT_OUT) <= 30
    assert len((declared - set(BESIDE)) | set(LEFT_OUT)) == 574


def test_the_pool_is_as_it_was_drawn_up() -> None:
    if not POOL.is_file():
        pytest.skip(f"no list of the pool to compare with: {POOL} is absent")
    lines = POOL.read_text(encoding="utf-8").splitlines()
    listed = {line.strip() for line in lines if line.strip() and not line.startswith("#")}
    assert listed == (set(cards.names()) - set(BESIDE)) | set(LEFT_OUT)


def test_finding() -> None:
    assert cards.names() == tuple(sorted(face.name for face in ALL))
    for face in ALL:
        assert cards.find(face.name) is face
    assert cards.find("Grizzly Bear") is None


LOADED = """
import sys
from oracle import cards
from oracle.driver import play
cards.find("Forest"), cards.find("Grizzly Bear")
print(*(name for name in sys.modules if name.startswith(("oracle.cards.", "oracle.english", "oracle.said", "oracle.kinds"))))
"""


def test_only_the_themes_of_the_cards_at_hand_are_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) - {f"oracle.cards.{name}" for name in NO_THEMES} == {"oracle.cards.lands"}


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_in_every_zone(face: Face) -> None:
    card = {"card": face.name, "as": "it"}
    for zone in ("hand", "library", "graveyard", "exile"):
        game = set_up(table({zone: [card]}), cards.find).game
        (oid,) = (oid for oid, obj in game.objects.items() if obj.face is face)
        assert layers.view(game, oid).name == face.name


PERMANENT = {"artifact", "creature", "enchantment", "land", "planeswalker"}


@pytest.mark.parametrize("face", [f for f in ALL if PERMANENT & set(f.types)], ids=lambda face: face.name)
def test_on_the_battlefield(face: Face) -> None:
    card: dict[str, Any] = {"card": face.name, "as": "it"}
    if face.toughness == 0:
        card["counters"] = {"p1p1": 2}
    if face.loyalty:
        card["counters"] = {"loyalty": face.loyalty}
    others: list[Any] = []
    if "Aura" in face.subtypes:
        others = [{"card": host(face), "as": "host"}]
        card["attached-to"] = "host"
    game = set_up(table({"battlefield": [*others, card]}), cards.find).game
    (oid,) = (oid for oid, obj in game.objects.items() if obj.face is face)
    seen = layers.view(game, oid)
    assert seen.name == face.name
    assert (seen.power is None) == ("creature" not in seen.types)


def host(aura: Face) -> str:
    """The name of something that an Aura can enchant."""
    (enchant,) = (line for line in aura.lines if isinstance(line, Enchant))
    assert enchant.what is not None
    wanted = {*enchant.what.types, *enchant.what.any_type}
    return next((name for kind, name in HOSTS.items() if kind in wanted), "Forest")


HOSTS = {"creature": "Grizzly Bears", "land": "Forest", "artifact": "Torpor Orb"}


def table(alice: dict[str, Any]) -> dict[str, Any]:
    return {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", **alice}, {"id": "bob"}],
    }
