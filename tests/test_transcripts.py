"""Adapters of the protocol's first version go on working: what they were asked and what they answered is kept, and replayed.

A transcript is never recorded anew. Fields that the runner sends besides are fine, fields that it stops sending are not; what was
answered then has to be understood as it was.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runner_help import scenario

from headjudge.manifest import AdapterManifest, load
from headjudge.scenario import Scenario
from headjudge.session import EngineSession

HERE = Path(__file__).parent
SCENARIOS = {
    "pass": ("Bear", "Question"),
    "fail": ("Drain",),
    "fail-illegal": ("Refuse",),
    "undecided": ("Ask",),
    "unsupported": ("Unknown",),
    "error": ("Fault",),
    "unsupported-part": ("Blind",),
}


def replayed(tmp_path: Path, transcript: str) -> AdapterManifest:
    """An adapter that says what is recorded, and ends where it is asked something else."""
    toml = tmp_path / "adapter.toml"
    words = ["{python}", str(HERE / "adapters" / "replay.py"), str(HERE / "transcripts" / transcript)]
    toml.write_text(f"name = 'replay'\ncommand = {words!r}\n", encoding="utf-8")
    return load(str(toml), environment={})


def test_the_first_version_of_the_protocol_is_still_spoken(tmp_path: Path) -> None:
    with EngineSession(replayed(tmp_path, "protocol-1.ndjson")) as session:
        for expected, cards in SCENARIOS.items():
            played = scenario("t.t", *cards)
            judgement = session.judge(played)
            assert str(judgement.verdict) == expected.partition("-")[0], judgement
        assert session.restarts == 0


@pytest.mark.parametrize("engine", ["oracle", "phase"])
def test_real_adapters_of_the_first_version_are_judged_as_they_were(tmp_path: Path, engine: str) -> None:
    # The scenarios are kept as they were then, whatever has become of them in the suite.
    kept = json.loads((HERE / "transcripts" / "scenarios.json").read_text(encoding="utf-8"))
    with EngineSession(replayed(tmp_path, f"{engine}-protocol-1.ndjson")) as session:
        for each in kept:
            played = Scenario.checked(each["scenario"], each["scenario"]["id"])
            judgement = session.judge(played)
            assert str(judgement.verdict) == each["verdicts"][engine], judgement
        assert session.restarts == 0
        assert session.hello().engine["name"] == engine
