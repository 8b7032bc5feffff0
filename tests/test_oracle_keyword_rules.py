"""The rules that keywords are defined in: each number exists, is the keyword's own, and no keyword in use is without one."""

from __future__ import annotations

import pathlib
import re

import pytest

from headjudge.gherkin.rules_lock import FILE_NAME, load_lock
from headjudge.resources import folder
from oracle import cards
from oracle.driver.keywords import NUMBERED, PLAIN
from oracle.keyword_rules import KEYWORD_RULES, said, with_keyword
from oracle.vocabulary.abilities import AdditionalCost, AlternativeCost, Keyword, abilities_of
from oracle.vocabulary.keywords import WRITTEN_OUT

RULES = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "data" / "comprehensive-rules.txt"
# Ways to cast a card, and costs, that have a name here but are no keyword.
NO_KEYWORDS = frozenset({"counter", "sacrifice", "without-paying"})


def keywords_in_use() -> set[str]:
    """Every keyword ability that a card has, that a token on a table may have, or that the rules write out."""
    abilities = [
        a for name in cards.names() if (face := cards.find(name)) for line in face.lines for a in abilities_of(line)
    ]
    named = {a.name for a in abilities if isinstance(a, Keyword | AlternativeCost | AdditionalCost)}
    return (named | set(WRITTEN_OUT) | PLAIN | NUMBERED) - NO_KEYWORDS


def test_no_keyword_in_use_is_without_its_rule() -> None:
    assert keywords_in_use() - set(KEYWORD_RULES) == set()


def test_every_number_is_locked() -> None:
    assert set(KEYWORD_RULES.values()) <= set(load_lock(folder("features") / FILE_NAME).rules)


@pytest.mark.skipif(not RULES.is_file(), reason="the text of the rules is not beside this checkout")
def test_every_number_is_in_the_rule_of_that_keyword() -> None:
    text = RULES.read_text(encoding="utf-8")
    headings = dict(re.findall(r"^(70[12]\.\d+)\. (.+?)\.?\s*$", text, re.MULTILINE))
    wrong = {
        keyword: headings.get(number.rstrip("abcdefghijklmnopqrstuvwxyz"))
        for keyword, number in KEYWORD_RULES.items()
        if headings.get(number.rstrip("abcdefghijklmnopqrstuvwxyz"), "").lower() != keyword
    }
    assert wrong == {"partner with": "Partner"}  # a variant of it
    assert all(re.search(rf"^{re.escape(number)} ", text, re.MULTILINE) for number in KEYWORD_RULES.values())


def test_rule_numbers_with_a_keyword() -> None:
    assert with_keyword("603.2", "persist") == "603.2 702.79a"
    assert with_keyword("603.2", None) == "603.2"
    assert with_keyword("603.2", "no keyword") == "603.2"


def test_a_keyword_as_it_is_written() -> None:
    assert said("for mirrodin!") == "For Mirrodin!"
    assert said("persist") == "persist"
