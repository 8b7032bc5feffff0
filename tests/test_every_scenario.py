"""What every scenario of the suite must show: a claim covered, a control for an absence, an account that names the rule it rests on."""

from __future__ import annotations

import re
from functools import cache

import pytest

from headjudge.explain import Account, account_of, cited
from headjudge.gherkin.compile import compile_folder
from headjudge.gherkin.ledger import FILE_NAME, Ledger, load_ledger
from headjudge.resources import folder
from headjudge.scenario import Scenario
from oracle import driver

# What no judge would say: names of classes and functions, formats that were not filled in, values that nobody has put into words.
_NOT_WORDS = re.compile(r"[a-z]_[a-z]|\b[A-Z]?[a-z]+[A-Z][a-z]+\b|\{\}|\bNone\b|[<>=]|\(\)|\(s\)")


@cache
def scenarios() -> tuple[Scenario, ...]:
    return tuple(compile_folder(folder("features")))


@cache
def ledger() -> Ledger:
    return load_ledger(folder("features") / FILE_NAME)


@cache
def accounts() -> dict[str, Account]:
    """The oracle's account of every scenario that it plays, by id."""
    found = {}
    for scenario in scenarios():
        answer = driver.play(scenario.table, scenario.script, True)
        assert answer["status"] == "done", f"{scenario.id}: {answer}"
        found[scenario.id] = account_of(scenario.document, answer)
        assert len(found[scenario.id].parts) == len(scenario.script)
    return found


def test_an_explanation_cites_a_rule_that_the_scenario_rests_on() -> None:
    silent = {s.id: s.rules for s in scenarios() if cited(accounts()[s.id]).isdisjoint(s.rules)}
    assert silent == {}


def test_an_explanation_is_in_words() -> None:
    strange = {
        line.text
        for account in accounts().values()
        for line in (*account.standing, *(line for part in account.parts for line in part.lines))
        if _NOT_WORDS.search(line.text) or line.text[:1].islower()
    }
    assert strange == set()


@pytest.mark.parametrize("document", ["rules", "hushbringer", "tocatli", "solemnity", "norn"])
def test_every_claim_is_covered(document: str) -> None:
    shown = {claim for scenario in scenarios() for claim in scenario.claims}
    claims = {
        claim.id for claim in ledger().claims.values() if ledger().paragraphs[claim.paragraph].document == document
    }
    assert claims
    assert claims - shown == set()


def test_every_document_is_looked_at() -> None:
    assert set(ledger().documents) == {"rules", "hushbringer", "tocatli", "solemnity", "norn"}


def test_every_absence_has_a_control_that_shows_it_otherwise() -> None:
    by_id = {s.id: s for s in scenarios()}
    absences = [s for s in scenarios() if s.document.get("shows") == "absence"]
    assert absences
    without = [s.id for s in absences if s.control is None]
    assert without == []
    itself = [s.id for s in absences if s.control == s.id or s.control not in by_id]
    assert itself == []
