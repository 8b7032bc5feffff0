"""Every address of the site in one place, seen from its root. What a template puts before them leads from its page to the root.

Addresses of rulings, claims, scenarios and rules are stable: engine authors link to them from elsewhere. They hold an id and nothing else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import Final
from urllib.parse import urlencode

__all__ = [
    "ENGINES",
    "INDEX",
    "MARK",
    "MATRIX",
    "RULES",
    "RULINGS",
    "claim",
    "document",
    "engine",
    "matrix",
    "report",
    "result",
    "rule",
    "ruling",
    "scenario",
    "slug",
    "static",
    "step",
    "steps",
]

INDEX: Final = "index.html"
MATRIX: Final = "matrix.html"
RULES: Final = "rules.html"
ENGINES: Final = "engines/index.html"
RULINGS: Final = "rulings/index.html"
MARK: Final = "site.json"
"""The file that says that a folder is a site, and lists what belongs to it."""

_LONGEST_SLUG: Final = 60


def engine(name: str) -> str:
    """The page of an engine, given its slug."""
    return f"engines/{name}.html"


def ruling(paragraph: str) -> str:
    """The page of a ruling, given the id of its paragraph."""
    return f"rulings/{paragraph}.html"


def claim(identity: str) -> str:
    """Where a claim stands on the page of its ruling."""
    return f"{ruling(identity.rstrip('abcdefghijklmnopqrstuvwxyz'))}#{identity}"


def document(identity: str) -> str:
    """Where a document stands on the page that lists the rulings."""
    return f"{RULINGS}#document-{identity}"


def rule(number: str) -> str:
    """Where a rule, or a section such as 603, stands in the index of rules."""
    return f"{RULES}#cr-{number}"


def scenario(identity: str) -> str:
    """The page of a scenario."""
    return f"scenarios/{identity.replace('/', '__')}.html"


def result(identity: str, name: str) -> str:
    """What an engine, given its slug, makes of a scenario, on the page of the scenario."""
    return f"{scenario(identity)}#engine-{name}"


def step(identity: str, number: int) -> str:
    """The board after a step, on the page of its scenario; 0 is the set-up."""
    return f"{scenario(identity)}#step-{number}"


def report(name: str) -> str:
    """The report itself, given its slug."""
    return f"reports/{name}/report.ndjson"


def steps(name: str) -> str:
    """The file of steps beside it."""
    return f"reports/{name}/steps.ndjson.gz"


def static(name: str) -> str:
    """A style or a script."""
    return f"static/{name}"


def matrix(**filters: str) -> str:
    """The matrix, filtered by any of engine (a slug), verdict, card, rule, text."""
    return f"{MATRIX}?{urlencode(filters)}" if filters else MATRIX


def slug(name: str, taken: Collection[str]) -> str:
    """A name as a part of an address: plain letters, digits, dots and dashes, and another one than those that are taken."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    plain = re.sub(r"[^a-z0-9.]+", "-", plain)[:_LONGEST_SLUG].strip("-.") or "engine"
    # The page that lists the engines is called index.
    names = (plain if number == 1 else f"{plain}-{number}" for number in range(1, len(taken) + 3))
    return next(each for each in names if each not in taken and each != "index")
