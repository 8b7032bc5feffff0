"""The declared cards: against published card data, against the index, and on a table."""

from __future__ import annotations

import gzip
import json
import pathlib
from collections import Counter
from typing import Any

import pytest

from oracle import cards, layers
from oracle.cards.index import THEMES
from oracle.characteristics import colors_of_cost
from oracle.driver.table import set_up
from oracle.vocabulary.abilities import Enchant, Face

DATA = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "data" / "oracle-cards.json.gz"
NO_THEMES = {"__init__", "faces", "index", "phrases"}


def faces() -> list[Face]:
    return [face for theme in THEMES for face in cards.declared(theme)]


ALL = faces()


@pytest.fixture(scope="module")
def published() -> dict[str, dict[str, Any]]:
    if not DATA.exists():
        pytest.skip(f"no card data to compare with: {DATA} is absent")
    with gzip.open(DATA, "rt", encoding="utf-8") as file:
        found: dict[str, dict[str, Any]] = {}
        for row in json.load(file):
            found.setdefault(row["name"], row)
    return found


def printed_lines(text: str | None) -> int:
    """How many printed lines a text has: the modes of a choice belong to the line that offers it."""
    return sum(1 for line in (text or "").split("\n") if line and not line.startswith("•"))


def number(printed: str | None) -> int | None:
    """A printed power, toughness or loyalty; one with a star is defined by an ability, one with X announced: 0 on the face."""
    return None if printed is None else int(printed) if printed.lstrip("-").isdigit() else 0


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_as_published(face: Face, published: dict[str, dict[str, Any]]) -> None:
    row = published[face.name]
    assert {
        "cost": face.cost,
        "types": sorted(face.types),
        "subtypes": sorted(face.subtypes),
        "supertypes": sorted(face.supertypes),
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "lines": len(face.lines),
    } == {
        "cost": row["manaCost"],
        "types": sorted(t.lower() for t in row["types"]),
        "subtypes": sorted(row["subtypes"]),
        "supertypes": sorted(t.lower() for t in row["supertypes"]),
        "power": number(row["power"]),
        "toughness": number(row["toughness"]),
        "loyalty": number(row["loyalty"]),
        "lines": printed_lines(row["text"]),
    }


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_colors_as_published(face: Face, published: dict[str, dict[str, Any]]) -> None:
    # The data has the colours of a card's identity: those of its cost and of its indicator are among them.
    row = published[face.name]
    if face.colors is None:
        assert colors_of_cost(face.cost) == colors_of_cost(row["manaCost"])
    else:
        assert face.cost is None, "a card with a mana cost has the colours of that (202.2)"
        assert set(face.colors) <= set(row["colorIdentity"])


def test_names_are_unique() -> None:
    assert [name for name, times in Counter(face.name for face in ALL).items() if times > 1] == []


def test_the_index_is_what_the_themes_declare() -> None:
    folder = pathlib.Path(cards.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - NO_THEMES
    assert set(THEMES) == modules
    for theme, names in THEMES.items():
        assert sorted(names) == sorted(face.name for face in cards.declared(theme)), theme


def test_finding() -> None:
    assert cards.names() == tuple(sorted(face.name for face in ALL))
    for face in ALL:
        assert cards.find(face.name) is face
    assert cards.find("Grizzly Bear") is None


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
