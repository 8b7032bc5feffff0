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
from collections import Counter
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


def place(filename: str) -> str:
    """What a file belongs to: a module of ours, or a library, or the standard library."""
    parts = Path(filename).parts
    for root in ("adapters", "headjudge", "oracle"):
        if root in parts and "site-packages" not in parts[parts.index(root) :]:
            return "/".join(parts[parts.index(root) :])
    return f"library: {parts[-2]}/{parts[-1]}" if len(parts) > 1 else filename


def print_costs(title: str, profile: pstats.Stats, top: int) -> None:
    """The modules by the time spent in them, then the functions by the time with all that they call.

    What is built in has no file: its time goes to the module that calls it.
    """
    modules: Counter[str] = Counter()
    for (filename, _, _), (_, _, own, _, callers) in profile.stats.items():  # type: ignore[attr-defined]
        if not filename.startswith(("~", "<")):
            modules[place(filename)] += own
            continue
        for (caller, _, _), (_, _, caused, _) in callers.items():
            modules[place(caller)] += caused
    total = sum(modules.values())
    print(f"\n## {title}: {total:.2f} s in all\n")
    for module, seconds in modules.most_common(top):
        print(f"{seconds:8.3f} s {seconds / total:6.1%}  {module}")
    print()
    profile.sort_stats("cumulative").print_stats(r"headjudge|oracle|adapters", top)


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
