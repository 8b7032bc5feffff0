"""What a run costs, in the large: the whole command from 30 to 3,000 scenarios, its first verdict, its memory.

    python bench/command.py [--sizes 30,300,3000] [--repeat 3] [--cores 1]

Prints a Markdown table. The numbers are the best of the repetitions: what disturbs a measurement only ever makes it slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from repeated import write

# The command in a process that says, when it ends, what it and its adapter needed.
WRAPPER = """
import json, resource, sys
from headjudge.cli import main
try:
    main(sys.argv[2:])
finally:
    own, children = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    with open(sys.argv[1], "w") as file:
        json.dump([own.ru_maxrss, children.ru_maxrss, own.ru_utime + own.ru_stime, children.ru_utime + children.ru_stime], file)
"""


class Measured(NamedTuple):
    """One run: seconds in all and to the first verdict; peak memory in MB and processor time in s, of runner and adapter."""

    seconds: float
    first: float
    runner_mb: float
    adapter_mb: float
    runner_cpu: float
    adapter_cpu: float


def measure(scenarios: Path, folder: Path, options: list[str]) -> Measured:
    """Run the command once on a file of scenarios."""
    usage = folder / "usage.json"
    arguments = ["run", "oracle", "--scenarios", str(scenarios), "--only-these", "--out", str(folder / "out"), *options]
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", WRAPPER, str(usage), *arguments], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    first = next(time.perf_counter() - began for line in process.stdout if line.startswith("  1 of "))
    process.stdout.read()
    process.wait()
    seconds = time.perf_counter() - began
    if process.returncode:
        raise SystemExit(f"the run ended with {process.returncode}: what fails is not measured")
    own, children, own_cpu, children_cpu = json.loads(usage.read_text(encoding="utf-8"))
    return Measured(seconds, first, own / 1024, children / 1024, own_cpu, children_cpu)


def suite_first_verdict(folder: Path, cache: str) -> float:
    """Seconds from `headjudge run oracle` to its first verdict, Gherkin and all; what is compiled is kept in a folder, or not."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "headjudge", "run", "oracle", "--out", str(folder / "suite")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "HEADJUDGE_CACHE": cache},
    )
    assert process.stdout is not None
    first = next(time.perf_counter() - began for line in process.stdout if line.startswith("  1 of "))
    process.communicate()
    return first


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="30,300,3000", help="numbers of scenarios, with commas between")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--cores", type=int, default=1, help="how many cores runner and adapters share")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: given.cores])
    print("| scenarios | seconds | scenarios a second | first verdict, s | runner: CPU s, MB | adapter: CPU s, MB |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for size in map(int, given.sizes.split(",")):
            file = folder / f"{size}.json"
            write(size, file)
            runs = [measure(file, folder, ["--jobs", str(given.jobs)]) for _ in range(given.repeat)]
            best = min(runs)
            first = min(run.first for run in runs)
            print(
                f"| {size} | {best.seconds:.2f} | {size / best.seconds:.0f} | {first:.2f} "
                f"| {best.runner_cpu:.2f}, {best.runner_mb:.0f} | {best.adapter_cpu:.2f}, {best.adapter_mb:.0f} |"
            )
        for cache, how in (("", "compiled anew"), (str(folder / "cache"), "compiled before")):
            first = min(suite_first_verdict(folder, cache) for _ in range(max(given.repeat, 2)))
            print(f"\nFirst verdict of the suite itself, its Gherkin {how}: {first:.2f} s")


if __name__ == "__main__":
    main()
