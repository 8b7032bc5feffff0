"""Many drawn tables, held to the laws of tests/properties: what the tests try on a few, tried on thousands.

    python bench/properties.py --tables 10000 [--seed 1] [--jobs 1] [--law sound] [--every] [--shrink]

Each table is held to the first law and to one of the others, by chance; with --every to all of them.

Each table is held to the first law and to one of the others, by chance; with --every to all of them.

Tables, scripts and choices are drawn with `headjudge.hypothesis`; the same seed draws the same. Tables are drawn in lots of 250, each
from its own seed: a fault ends its lot and is printed, and the other lots go on. Prints a Markdown table of what was tried; ends with 1
if there was a fault.
"""

from __future__ import annotations

import argparse
import io
import pathlib
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from typing import NamedTuple

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tests"))

from properties import laws

LOT = 250


class Lot(NamedTuple):
    """What came of a lot: how many tables there were, by law to how many it applied and the seconds it took, and what was wrong."""

    tables: int
    held: Counter[str]
    seconds: Counter[str]
    faults: tuple[str, ...]


class How(NamedTuple):
    """How tables are tried: from which seed, by which laws; by every one of them; looking for the smallest that shows a fault."""

    seed: int
    laws: tuple[str, ...]
    every: bool
    shrunk: bool


def tried(number: int, tables: int, how: How) -> Lot:
    """Draw a lot of tables and hold each to laws."""
    held: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    first, *others = [law for law in laws.LAWS if law.__name__ in how.laws]
    count = 0

    @seeded(how.seed * 1_000_003 + number)
    @settings(
        max_examples=tables,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink] if how.shrunk else [Phase.generate],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(laws.drawn())
    def every_law_holds(it: laws.Drawn) -> None:
        nonlocal count
        count += 1
        one = others if how.every or not others else [others[it.numbers[-2] % len(others)]]
        for law in (first, *one):
            began = time.process_time()
            wrong = law(it)
            seconds[law.__name__] += time.process_time() - began  # type: ignore[assignment]
            held[law.__name__] += wrong is not None
            assert not wrong, f"{law.__name__}: {wrong[0]}"

    told: list[str] = []
    try:
        with redirect_stdout(io.StringIO()):
            every_law_holds()
    except Exception as fault:  # whatever it is, it is told, and the next lot is tried
        for one in fault.exceptions if isinstance(fault, ExceptionGroup) else (fault,):
            notes = "\n".join(getattr(one, "__notes__", ()))
            told.append(f"lot {number}: {type(one).__name__}: {one}\n{notes}")
    return Lot(count, held, seconds, tuple(told))


def main() -> int:
    names = tuple(law.__name__ for law in laws.LAWS)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--law", action="append", choices=names, help="only this law; may be given several times")
    parser.add_argument("--every", action="store_true", help="hold each table to every law")
    parser.add_argument("--shrink", action="store_true", help="look for the smallest table that shows a fault")
    parser.add_argument("--lot", type=int, help="only this lot, to see a fault again")
    given_ = parser.parse_args()
    how = How(given_.seed, tuple(given_.law or names), given_.every, given_.shrink)
    sizes = dict(enumerate(min(LOT, given_.tables - begun) for begun in range(0, given_.tables, LOT)))
    if given_.lot is not None:
        sizes = {given_.lot: sizes[given_.lot]}
    began = time.perf_counter()
    lots: list[Lot] = []
    with ProcessPoolExecutor(given_.jobs) as pool:
        waiting = [pool.submit(tried, n, size, how) for n, size in sizes.items()]
        for place, lot in enumerate(waiting, 1):
            lots.append(lot.result())
            for fault in lots[-1].faults:
                print(fault, flush=True)
            done = sum(lot.tables for lot in lots)
            print(
                f"\r{done} tables, {time.perf_counter() - began:.0f} s, lot {place} of {len(sizes)}",
                end="",
                file=sys.stderr,
            )
    print(file=sys.stderr)
    return summed_up(lots, how.laws, time.perf_counter() - began)


def summed_up(lots: list[Lot], names: tuple[str, ...], seconds: float) -> int:
    """Print what was tried; return the exit code."""
    faults = sum(len(lot.faults) for lot in lots)
    print("| law | tables | CPU, s |\n|---|---|---|")
    for name in names:
        print(f"| {name} | {sum(lot.held[name] for lot in lots)} | {sum(lot.seconds[name] for lot in lots):.0f} |")
    tables = sum(lot.tables for lot in lots)
    print(f"\n{tables} tables, {faults} lots with a fault, {seconds:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
