"""Where the time goes: the functions that cost most, in the runner and in the oracle's adapter.

    python bench/costs.py [--scenarios 300] [--top 15]

cProfile makes everything slower, small functions most: read the shares, not the seconds.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
import tempfile
from pathlib import Path

from repeated import documents

from headjudge import manifest
from headjudge.run import run_engine
from headjudge.scenario import Scenario
from headjudge.suite import Suite

ADAPTER = """
name = "oracle"
command = ["{{python}}", "-m", "cProfile", "-o", {profile!r}, {program!r}]
start_timeout = 60
scenario_timeout = 60
"""


def print_costs(title: str, profile: pstats.Stats, top: int) -> None:
    """The functions by their own time, then by the time with all that they call."""
    print(f"\n## {title}\n")
    for key in ("tottime", "cumulative"):
        profile.sort_stats(key).print_stats(top)


def main() -> None:
    """Profile a run of that many scenarios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenarios", type=int, default=300)
    parser.add_argument("--top", type=int, default=15)
    given = parser.parse_args()
    suite = Suite.of([Scenario(document, "bench") for document in documents(given.scenarios)])
    program = manifest.load("oracle").folder / "main.py"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        adapter = folder / "adapter.toml"
        adapter.write_text(ADAPTER.format(profile=str(folder / "adapter.prof"), program=str(program)), encoding="utf-8")
        runner = cProfile.Profile()
        runner.runcall(run_engine, suite, manifest.load(str(adapter)), out_dir=folder / "out")
        print_costs("The runner", pstats.Stats(runner, stream=sys.stdout), given.top)
        print_costs("The adapter", pstats.Stats(str(folder / "adapter.prof"), stream=sys.stdout), given.top)


if __name__ == "__main__":
    main()
