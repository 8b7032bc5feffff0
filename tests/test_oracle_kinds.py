"""How the oracle reads the abilities of a card: their kinds (113.3, 605.1, 702.1), and the rules that they rest on."""

from __future__ import annotations

import pytest

from oracle import cards, kinds
from oracle.cards.phrases import spell
from oracle.vocabulary.abilities import Ability, Activated, abilities_of
from oracle.vocabulary.costs import cost
from oracle.vocabulary.instructions import AddMana, Draw
from oracle.vocabulary.statics import Replace, Require, StaticPart


def read(name: str) -> list[tuple[int | None, str, str]]:
    face = cards.find(name)
    assert face is not None
    return [(each.line, each.kind, " ".join(each.rules)) for each in kinds.read(face)]


@pytest.mark.parametrize(
    ("name", "abilities"),
    [
        ("Lightning Bolt", [(1, "spell", "113.3a 115.1")]),
        ("Boros Charm", [(1, "spell", "113.3a 700.2 115.1")]),
        ("Arc Lightning", [(1, "spell", "113.3a 115.1 601.2d")]),
        ("Prodigal Sorcerer", [(1, "activated", "602.1 115.1")]),
        ("Jace Beleren", [(1, "activated", "606.1"), (2, "activated", "606.1 115.1"), (3, "activated", "606.1 115.1")]),
        ("Sol Ring", [(1, "mana ability", "605.1a")]),
        ("Wild Growth", [(1, "keyword", "702.5a"), (2, "mana ability", "605.1b")]),
        ("Breeding Pool", [(2, "static", "604.1 614.1c"), (None, "mana ability", "305.6 605.1a")]),
        ("Elvish Visionary", [(1, "triggered", "603.1 603.6a")]),
        ("Doomed Traveler", [(1, "triggered", "603.1 603.6c")]),
        ("History of Benalia", [(2, "triggered", "714.2b"), (3, "triggered", "714.2b")]),
        ("Serra Angel", [(1, "keyword", "702.9b"), (2, "keyword", "702.20b")]),
        ("Diregraf Ghoul", [(1, "static", "604.1 614.1d")]),
        ("Torpor Orb", [(1, "static", "604.1 603.2")]),
        ("Serra Avatar", [(1, "static", "604.3 611.3a"), (2, "triggered", "603.1")]),
        ("Twilight's Call", [(1, "static", "118.8"), (2, "spell", "113.3a")]),
        ("Mosswort Bridge", [(1, "keyword", "702.75a")]),
    ],
)
def test_abilities_are_read(name: str, abilities: list[tuple[int | None, str, str]]) -> None:
    found = read(name)
    assert [each for each in abilities if each not in found] == []


def test_what_a_keyword_stands_for_is_read_too() -> None:
    face = cards.find("Kitchen Finks")
    assert face is not None
    persist = kinds.read(face)[-1]
    assert (persist.kind, persist.keyword, persist.rules) == ("keyword", "persist", ("702.79a",))
    assert [(each.kind, each.rules) for each in persist.stands_for] == [
        ("triggered", ("603.1", "603.6c", "603.4", "702.79a"))
    ]


def test_every_declared_ability_is_read() -> None:
    for name in cards.names():
        face = cards.find(name)
        assert face is not None
        found = kinds.read(face)
        printed = [ability for line in face.lines for ability in abilities_of(line)]
        assert len([each for each in found if each.line is not None]) == len(printed), name
        assert all(each.kind in kinds.KINDS and each.rules for each in found), name


@pytest.mark.parametrize(
    ("ability", "kind"),
    [
        (Activated(cost("{T}"), AddMana("{G}")), "mana ability"),
        (Activated(cost("{T}"), AddMana("{G}"), loyalty=True), "activated"),
        (Activated(cost("{T}"), Draw()), "activated"),
        (spell(AddMana("{G}")), "spell"),
    ],
)
def test_what_could_add_mana_is_no_mana_ability_for_that_alone(ability: Ability, kind: str) -> None:
    assert kinds.reading(ability, 1).kind == kind


def test_every_part_of_a_static_ability_has_its_rule() -> None:
    assert set(StaticPart.__subclasses__()) == {*kinds.PART_RULES, Replace, Require}
