"""What the oracle says of its cards, against published texts. That a changed declaration never says the same: test_card_mutations."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from oracle import cards
from oracle.english import CannotSay, rendered
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.instructions import GainLife, May, PutCounters
from tests.card_proof import ABSENT, DATA, Proof, all_proofs, prove, published_rows


@pytest.fixture(scope="module")
def proofs() -> list[Proof]:
    if not DATA.exists():
        pytest.skip(ABSENT)
    return all_proofs()


# -- against published texts ----------------------------------------------------------------------------------------------------


def test_how_many_are_proved(proofs: list[Proof]) -> None:
    assert sum(proof.proved for proof in proofs) >= 540


@pytest.mark.parametrize(
    ("name", "declared", "changed"),
    [
        pytest.param("Lone Missionary", GainLife(4), GainLife(5), id="number"),
        pytest.param("Virulent Sliver", ("Sliver",), ("Goblin",), id="subtype"),
        pytest.param("Rockslide Elemental", May(PutCounters("p1p1")), PutCounters("p1p1"), id="may"),
    ],
)
def test_a_changed_declaration_is_not_proved(name: str, declared: Any, changed: Any) -> None:
    if not DATA.exists():
        pytest.skip(ABSENT)
    face = cards.find(name)
    assert face is not None
    row = published_rows()[name]
    assert prove(face, row).proved
    other = msgspec.structs.replace(face, lines=patched(face.lines, declared, changed))
    assert other != face
    assert not prove(other, row).proved


def patched(piece: Any, declared: Any, changed: Any) -> Any:
    """A piece of a declaration with another part in the place of one that is declared."""
    if piece == declared:
        return changed
    if isinstance(piece, msgspec.Struct):
        parts = {name: patched(getattr(piece, name), declared, changed) for name in piece.__struct_fields__}
        return msgspec.structs.replace(piece, **parts)
    return tuple(patched(part, declared, changed) for part in piece) if isinstance(piece, tuple) else piece


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
