"""What the tests of the runner share: adapters that do what they are told, and small scenarios to tell it them."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from headjudge.manifest import AdapterManifest, load
from headjudge.scenario import Scenario
from headjudge.suite import Suite

FAKE = Path(__file__).parent / "adapters" / "fake.py"
ALL_REPORTED = dict.fromkeys(
    (
        "life counters mana hand library graveyard exile battlefield command lost objects types colors power-toughness "
        "object-counters tapped damage attached-to token stack targets step active turn asked"
    ).split(),
    True,
)


def fake(
    folder: Path, mode: str = "right", *, start: float = 20, timeout: float = 20, name: str = "fake"
) -> AdapterManifest:
    """The manifest of the fake adapter, in a folder of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "adapter.toml"
    path.write_text(
        f"name = {name!r}\ncommand = ['{{python}}', {str(FAKE)!r}, {mode!r}]\n"
        f"start_timeout = {start}\nscenario_timeout = {timeout}\n",
        encoding="utf-8",
    )
    return load(str(path))


def document(identity: str, *cards: str, **fields: Any) -> dict[str, Any]:
    """A scenario in which Alice casts the cards one after the other; Bob is at 20 life at the end unless `checks` say else."""
    return {
        "format": 1,
        "id": identity,
        "title": f"The scenario {identity}",
        "claims": ["fake.1"],
        "rules": ["603.2", "603.6a"],
        "table": {
            "turn": {"active": "alice", "step": "precombat-main"},
            "players": [{"id": "alice", "hand": list(cards)}, {"id": "bob"}],
        },
        "script": [{"do": "cast", "player": "alice", "card": card} for card in cards],
        "checks": [{"after": len(cards), "path": "/players/bob/life", "equals": 20}],
    } | fields


def scenario(identity: str, *cards: str, **fields: Any) -> Scenario:
    """The same as a checked scenario."""
    return Scenario.checked(
        document(identity, *cards, **fields), identity, f"Scenario: {identity}\n  When something happens"
    )


def suite(*scenarios: Scenario) -> Suite:
    return Suite.of(scenarios)


def absence(identity: str, control: str, *cards: str, **fields: Any) -> Scenario:
    return scenario(identity, *cards, shows="absence", control=control, **fields)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def pids_of(marker: Path) -> list[int]:
    return [int(line) for line in marker.read_text(encoding="utf-8").split()]


def is_running(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not waited for does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def all_end(pids: list[int], seconds: float = 5) -> bool:
    """Whether all of these processes end within a while."""
    deadline = time.monotonic() + seconds
    while any(is_running(pid) for pid in pids):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
