"""Adapters of the protocol's first version go on working: what they were asked and what they answered is kept, and replayed.

A transcript is never recorded anew. Fields that the runner sends besides are fine, fields that it stops sending are not; what was
answered then has to be understood as it was.
"""

from __future__ import annotations

from pathlib import Path

from runner_help import scenario

from headjudge.manifest import load
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


def test_the_first_version_of_the_protocol_is_still_spoken(tmp_path: Path) -> None:
    toml = tmp_path / "adapter.toml"
    words = ["{python}", str(HERE / "adapters" / "replay.py"), str(HERE / "transcripts" / "protocol-1.ndjson")]
    toml.write_text(f"name = 'replay'\ncommand = {words!r}\n", encoding="utf-8")
    with EngineSession(load(str(toml), environment={})) as session:
        for expected, cards in SCENARIOS.items():
            played = scenario("t.t", *cards)
            judgement = session.judge(played)
            assert str(judgement.verdict) == expected.partition("-")[0], judgement
        assert session.restarts == 0
