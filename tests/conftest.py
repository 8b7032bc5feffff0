"""Fixtures that several tests use."""

from __future__ import annotations

import copy
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli_help import Run, Scenarios
from runner_help import fake

from headjudge import cli
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


# -- the command line


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The fake adapter; it is also asked for the account that the oracle would give."""
    monkeypatch.setattr("headjudge.cli.explain.ORACLE", fake(tmp_path / "account", timeout=0.5).engine)
    return fake(tmp_path / "fake").engine


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process. Out: its exit code, standard output, standard error."""

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            cli.main([str(argument) for argument in arguments])
        output = capsys.readouterr()
        assert "Traceback" not in output.err
        assert isinstance(end.value.code, int)
        return end.value.code, output.out, output.err

    return run


@pytest.fixture
def scenarios(tmp_path: Path) -> Scenarios:
    """Writes scenario documents to a file. Out: the options that name it, and nothing else."""

    def scenarios(*documents: Any) -> list[str | Path]:
        path = tmp_path / "scenarios.json"
        path.write_text(json.dumps(list(documents)), encoding="utf-8")
        return ["--scenarios", path, "--only-these"]

    return scenarios
