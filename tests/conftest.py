"""Fixtures that several tests use."""

from __future__ import annotations

import copy
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from headjudge.compiled import VARIABLE

SHARED = Path(__file__).resolve().parents[1].parent / "shared"

DOCUMENT: dict[str, Any] = {
    "format": 1,
    "id": "guard.visionary",
    "title": "Elvish Visionary under Tocatli Honor Guard",
    "claims": ["guard.1a"],
    "rules": ["603.2", "603.6a"],
    "cards": ["Elvish Visionary", "Island", "Tocatli Honor Guard"],
    "needs": [],
    "table": {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [
            {"id": "alice", "mana": {"G": 2}, "hand": ["Elvish Visionary"], "library": ["Island", "Island"]},
            {"id": "bob", "battlefield": [{"card": "Tocatli Honor Guard", "as": "guard", "tapped": True}]},
        ],
    },
    "script": [{"do": "cast", "player": "alice", "card": "Elvish Visionary"}, {"do": "resolve"}],
    "checks": [
        {"after": 2, "path": "/stack", "equals": []},
        {"after": 2, "path": "/players/alice/hand", "equals": []},
    ],
}


def pytest_configure(config: pytest.Config) -> None:
    """What tests compile is remembered in a folder of this session, by the commands that they call too, and never in the user's."""
    cache = tempfile.TemporaryDirectory(prefix="headjudge-tests-")
    config.add_cleanup(cache.cleanup)
    os.environ[VARIABLE] = cache.name


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with facts to check against, which is no part of the project."""
    if not SHARED.is_dir():
        pytest.skip("the folder shared/ does not lie beside this checkout")
    return SHARED


@pytest.fixture
def document() -> dict[str, Any]:
    """A small valid scenario document, free to be changed."""
    return copy.deepcopy(DOCUMENT)


@pytest.fixture
def make_document() -> Callable[..., dict[str, Any]]:
    """Makes a valid scenario document with other values for some of its keys; None leaves a key out."""

    def make(**keys: Any) -> dict[str, Any]:
        made = {**copy.deepcopy(DOCUMENT), **{key.rstrip("_"): value for key, value in keys.items()}}
        return {key: value for key, value in made.items() if value is not None}

    return make
