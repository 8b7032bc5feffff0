"""An edition of the Comprehensive Rules against the lock: what reads differently, what is missing, and what rests on it.

What rests on a rule are the scenarios tagged with its number, the paragraphs and claims of the ledger that name it, and the
functions, classes and constants that cite it. Rules are cited one by one: what cites 603.10a does not rest on 603.10.
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from headjudge.compiled import compiled_folder
from headjudge.gherkin import ledger as ledgers
from headjudge.gherkin import rules_lock
from headjudge.gherkin.citations import Place, cited_in_code, code_folders
from headjudge.resources import folder

__all__ = ["Checked", "Fate", "Finding", "Resting", "check", "resting"]


class Fate(StrEnum):
    """What an edition has made of a rule that something rests on."""

    CHANGED = "changed"
    MISSING = "missing"
    UNLOCKED = "unlocked"
    """It is cited, and the lock does not hold it: nobody would notice if it read differently."""


class Resting(msgspec.Struct, frozen=True):
    """What rests on a rule: ids of scenarios in suite order, ids of paragraphs and claims, places in code."""

    scenarios: tuple[str, ...] = ()
    ledger: tuple[str, ...] = ()
    functions: tuple[Place, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.scenarios or self.ledger or self.functions)


class Finding(msgspec.Struct, frozen=True):
    """A rule that is not as it was locked, what rests on it, and, if it is missing, numbers that look like its own."""

    rule: str
    fate: Fate
    resting: Resting
    near: tuple[str, ...] = ()


class Checked(msgspec.Struct, frozen=True):
    """An edition compared with a lock; the findings in the order of the rules."""

    locked: str
    """The date of the edition that the lock was made from."""
    rules: int
    """How many rules it holds."""
    edition: str
    """The date of the edition that was compared with it."""
    findings: tuple[Finding, ...]

    def of(self, fate: Fate) -> tuple[Finding, ...]:
        """The findings of a kind."""
        return tuple(finding for finding in self.findings if finding.fate is fate)

    @property
    def as_locked(self) -> bool:
        """Whether every rule that something rests on reads as when it was locked."""
        return not self.findings

    def as_json(self) -> dict[str, Any]:
        """The same for programs: each kind of finding a list."""
        return {
            "locked": {"edition": self.locked, "rules": self.rules},
            "compared": {"edition": self.edition},
            **{str(fate): [_as_json(finding) for finding in self.of(fate)] for fate in Fate},
        }


def _as_json(finding: Finding) -> dict[str, Any]:
    told: dict[str, Any] = {"rule": finding.rule, **msgspec.to_builtins(finding.resting)}
    return told if finding.fate is not Fate.MISSING else {**told, "near": list(finding.near)}


def check(edition: pathlib.Path, features: pathlib.Path, code: Sequence[pathlib.Path] = ()) -> Checked:
    """Compare an edition, the text file that Wizards of the Coast publishes, with the lock of a folder of features.

    Code is that of Head Judge if the folder is the suite's, and that in the folders `code`.
    Raises `HeadJudgeError` for what is not the rules, for a folder without a lock, for features with mistakes, and for code that
    is none.
    """
    lock = rules_lock.load_lock(features / rules_lock.FILE_NAME)
    read = rules_lock.read_rules(edition)
    changes = rules_lock.compare(lock, read)
    rest = resting(features, code, [number for number in lock.rules if "." not in number])
    suite = rules_lock.load_lock(folder("features") / rules_lock.FILE_NAME).rules  # a folder of one's own adds to these
    unlocked = [number for number in rest if number not in lock.rules and number not in suite]
    fates = {
        **dict.fromkeys(changes.changed, Fate.CHANGED),
        **dict.fromkeys(changes.missing, Fate.MISSING),
        **{number: Fate.UNLOCKED if number in read.rules else Fate.MISSING for number in unlocked},
    }
    return Checked(
        lock.edition,
        len(lock.rules),
        read.edition,
        tuple(
            Finding(
                number,
                fates[number],
                rest.get(number, Resting()),
                rules_lock.near_numbers(number, read.rules) if fates[number] is Fate.MISSING else (),
            )
            for number in sorted(fates, key=rules_lock.in_order)
        ),
    )


def resting(
    features: pathlib.Path, code: Sequence[pathlib.Path] = (), sections: Iterable[str] = ()
) -> Mapping[str, Resting]:
    """What rests on each rule that is cited; `sections` are the numbers of three digits that are rules in code, too."""
    scenarios: dict[str, list[str]] = {}
    for scenario in compiled_folder(features):
        for number in scenario.rules:
            scenarios.setdefault(number, []).append(scenario.id)
    ledger = _of_the_ledger(features / ledgers.FILE_NAME)
    functions = cited_in_code(code_folders(features, code), sections)
    return {
        number: Resting(tuple(scenarios.get(number, ())), tuple(ledger.get(number, ())), functions.get(number, ()))
        for number in (*scenarios, *(ledger.keys() | functions.keys()) - scenarios.keys())
    }


def _of_the_ledger(path: pathlib.Path) -> dict[str, list[str]]:
    """The paragraphs that rest on each rule, and the claims that rest on others than their paragraph."""
    entries: dict[str, list[str]] = {}
    if not path.is_file():
        return entries
    for paragraph in ledgers.load_ledger(path).paragraphs.values():
        own = [(claim.id, claim.cr) for claim in paragraph.claims if claim.cr != paragraph.cr]
        for identity, numbers in [(paragraph.id, paragraph.cr), *own]:
            for number in numbers:
                entries.setdefault(number, []).append(identity)
    return entries
