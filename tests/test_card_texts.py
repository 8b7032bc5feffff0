"""What the oracle says of its cards: against published texts, and that a changed declaration never says the same."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from oracle import cards
from oracle.cards.index import THEMES
from oracle.english import CannotSay, rendered
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.instructions import May
from tests.card_proof import DATA, Proof, all_proofs, normalised, prove, published_rows

FACES = [face for theme in THEMES for face in cards.declared(theme)]


@pytest.fixture(scope="module")
def proofs() -> list[Proof]:
    if not DATA.exists():
        pytest.skip(f"no card data to compare with: {DATA} is absent")
    return all_proofs()


# -- against published texts ----------------------------------------------------------------------------------------------------


def test_how_many_are_proved(proofs: list[Proof]) -> None:
    assert sum(proof.proved for proof in proofs) >= 540


@pytest.mark.parametrize(
    ("name", "found", "changed"),
    [
        pytest.param("Lone Missionary", "GainLife(amount=4", "GainLife(amount=5", id="number"),
        pytest.param("Virulent Sliver", "subtypes=('Sliver',)", "subtypes=('Goblin',)", id="subtype"),
        pytest.param("Rockslide Elemental", "May(then=", "", id="may"),
    ],
)
def test_a_changed_declaration_is_not_proved(name: str, found: str, changed: str) -> None:
    if not DATA.exists():
        pytest.skip(f"no card data to compare with: {DATA} is absent")
    face = cards.find(name)
    assert face is not None
    row = published_rows()[name]
    assert prove(face, row).proved
    others = [other for other in variants(face) if found in repr(face) and _differs_by(face, other, found, changed)]
    assert others
    assert not any(prove(other, row).proved for other in others)


def _differs_by(face: Face, other: Face, found: str, changed: str) -> bool:
    """Whether what another face has instead of a found piece is the changed one, or lacks it where that is nothing."""
    if not changed:
        return repr(other).count(found) < repr(face).count(found)
    return changed in repr(other) and repr(other).count(found) < repr(face).count(found)


# -- every declaration, changed anywhere ------------------------------------------------------------------------------------------

# "Any number of" is any number that is large enough.
THE_SAME = {("Slot", "most", 1001), ("LookAtTop", "most", 1001)}


def variants(piece: Any, at: tuple[str, str] = ("", "")) -> Iterator[Any]:
    """Each piece with one thing changed in it: a number by one, a subtype, a "may" left out."""
    if isinstance(piece, msgspec.Struct):
        if isinstance(piece, May):
            yield piece.then
        for name in piece.__struct_fields__:
            for other in variants(getattr(piece, name), (type(piece).__name__, name)):
                yield msgspec.structs.replace(piece, **{name: other})
    elif isinstance(piece, tuple):
        for index, part in enumerate(piece):
            for other in variants(part, at):
                yield (*piece[:index], other, *piece[index + 1 :])
    elif isinstance(piece, int) and not isinstance(piece, bool):
        if (*at, piece + 1) not in THE_SAME:
            yield piece + 1
    elif isinstance(piece, str) and at == ("Filter", "subtypes"):
        yield "Goblin" if piece != "Goblin" else "Elf"


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_changed_declaration_says_something_else(face: Face) -> None:
    """A number, a subtype or a "may" that is changed anywhere in a declaration changes its words, or leaves it without words."""
    before = normalised("\n".join(rendered(face)), face)
    for lines in variants(face.lines):
        try:
            after = normalised("\n".join(rendered(msgspec.structs.replace(face, lines=lines))), face)
        except CannotSay:
            continue
        assert after != before, lines


# -- the words themselves ---------------------------------------------------------------------------------------------------------


def test_what_has_no_words_is_refused_by_name() -> None:
    odd = Face("Odd", ("instant",), "{U}", lines=(Filter(name="no ability"),))  # type: ignore[arg-type]
    with pytest.raises(CannotSay, match="Filter") as refused:
        rendered(odd)
    assert refused.value.concept == "Filter"


def test_a_field_that_nobody_says_is_refused() -> None:
    soul_warden = cards.find("Soul Warden")
    assert soul_warden is not None
    (line,) = soul_warden.lines
    assert not isinstance(line, tuple)
    odd = msgspec.structs.replace(line, on=msgspec.structs.replace(line.on, not_from="exile"))  # type: ignore[attr-defined]
    with pytest.raises(CannotSay, match="not_from"):
        rendered(msgspec.structs.replace(soul_warden, lines=(odd,)))


def test_a_game_does_not_wait_for_words() -> None:
    """Playing imports no English."""
    program = "import sys, oracle.driver, oracle.cards; oracle.cards.find('Soul Warden'); print('oracle.english' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == "False"
    assert importlib.util.find_spec("oracle.english") is not None
