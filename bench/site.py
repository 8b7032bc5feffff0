"""What a site costs: to build it from many scenarios and engines, its size, and a filter of its matrix in the browser.

    python bench/site.py [--scenarios 400,5000] [--engines 3,6] [--keep DIR]

The suite, repeated until there are enough scenarios, is played by the oracle. The reports of the other engines are made of the oracle's:
every seventh scenario fails, every eleventh is unsupported, each engine's others. The browser is measured where Playwright and Chromium
are there.
"""

from __future__ import annotations

import argparse
import gzip
import json
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from repeated import write

from headjudge.report.lines import Counts, LinesDigest, encode
from headjudge.report.reader import read_report

FILTERED = (
    *(("text", typed) for typed in ("e", "el", "elesh", "norn", "mana", "zzzz", "")),
    *(("card", typed) for typed in ("e", "elesh", "Elesh Norn, Mother of Machines", "")),
    *(("rule", typed) for typed in ("6", "603", "603.6", "")),
    *(("verdict", chosen) for chosen in ("fail", "not-passed", "differs", "")),
    *(("engine", chosen) for chosen in ("engine-1", "oracle", "")),
)
"""What is typed into the matrix's fields and chosen from its lists, one after the other; the last is nothing, which shows all."""


def main() -> None:
    """Measure each size, and print a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenarios", default="400,5000", help="how many, for each size")
    parser.add_argument("--engines", default="3,6", help="how many, for each size")
    parser.add_argument("--keep", type=Path, help="leave the sites in this folder")
    given = parser.parse_args()
    sizes = zip(map(int, given.scenarios.split(",")), map(int, given.engines.split(",")), strict=True)
    heads = ["scenarios", "engines", "built in, s", "CPU, s", "CPU without accounts, s", "MB"]
    heads += ["a filter, ms of CPU: median", "slowest"]
    print(f"| {' | '.join(heads)} |")
    print(f"|{'---|' * len(heads)}")
    with tempfile.TemporaryDirectory(prefix="headjudge-bench-") as name:
        for scenarios, engines in sizes:
            folder = Path(name) / f"{scenarios}-{engines}"
            print(_row(scenarios, engines, folder), flush=True)
            if given.keep is not None:
                shutil.copytree(folder / "site", given.keep / folder.name, dirs_exist_ok=True)


def _row(scenarios: int, engines: int, folder: Path) -> str:
    folder.mkdir()
    file = folder / "scenarios.json"
    write(scenarios, file)
    played = ["--scenarios", str(file), "--only-these"]
    _command("run", "oracle", *played, "--out", str(folder / "engine-0"))
    for number in range(1, engines):
        _another_engine(folder / "engine-0", folder / f"engine-{number}", number)
    reports = [str(folder / f"engine-{number}") for number in range(engines)]
    wall, told = _command("site", *reports, "--scenarios", str(file), "--out", str(folder / "site"))
    _, bare = _command("site", *reports, "--scenarios", str(file), "--out", str(folder / "bare"), "--no-accounts")
    size = sum(path.stat().st_size for path in (folder / "site").rglob("*") if path.is_file()) / 1_000_000
    times = _filtered(folder / "site" / "matrix.html")
    middle, slowest = (f"{statistics.median(times):.0f}", f"{max(times):.0f}") if times else ("not measured", "")
    numbers = (scenarios, engines, f"{wall:.1f}", f"{told:.1f}", f"{bare:.1f}", f"{size:.1f}", middle, slowest)
    return f"| {' | '.join(map(str, numbers))} |"


def _command(*arguments: str) -> tuple[float, float]:
    """Run a command; out: how long it took, and the processors' time, that of the processes it started with it."""
    began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "headjudge", *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - began, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _another_engine(oracle: Path, out: Path, number: int) -> None:
    """A report, and its file of steps, of an engine that does not exist: what the oracle's say, and failures."""
    report = read_report(oracle)
    header = {**report.header, "engine": {"name": f"engine {number}", "version": "1.0"}}
    results = [_result(line, place + number) for place, line in enumerate(report.results)]
    digest, counts = LinesDigest(), Counts()
    for line in (header, *results):
        digest.add(line)
    for line in results:
        counts.add(line)
    footer = {"line": "footer", **counts.footer(), "digest": digest.hexdigest(), "complete": True, "times": {}}
    out.mkdir()
    (out / "report.ndjson").write_bytes(b"".join(encode(line) + b"\n" for line in (header, *results, footer)))
    executed = {line["id"] for line in results if line["found"] != "unsupported"}
    with gzip.open(oracle / "steps.ndjson.gz") as old, gzip.open(out / "steps.ndjson.gz", "wb", 1) as new:
        new.writelines(line for line in old if json.loads(line)["id"] in executed)


def _result(line: dict[str, Any], place: int) -> dict[str, Any]:
    if place % 7 == 0:
        where = {"step": 0, "path": "/players/alice/life", "op": "equals", "expected": 20, "observed": 19, "rules": []}
        return {**line, "verdict": "fail", "found": "fail", "deviation": True, "divergence": where}
    if place % 11 == 0:
        lacking = {"reason": "card", "detail": ["Elite Arcanist"]}
        return {**line, "verdict": "unsupported", "found": "unsupported", "unsupported": lacking}
    return line


def _filtered(page: Path) -> list[float]:
    """How long the matrix needs after each of several inputs, to a new layout: the processor's time of its thread, in milliseconds.

    Not what the clock says: other processes on the machine would be in it. Empty where there is no browser.
    """
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return []
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        except Error:
            return []
        tab = browser.new_context(viewport={"width": 1440, "height": 1000}).new_page()
        tab.goto(page.as_uri())
        session = tab.context.new_cdp_session(tab)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        spent = []
        for _ in range(3):
            for field, value in FILTERED:
                before = _busy(session)
                tab.evaluate(
                    """([name, value]) => {
                        const field = document.querySelector(`#filters [name=${name}]`);
                        field.value = value;
                        field.dispatchEvent(new Event("input", { bubbles: true }));
                        document.body.offsetHeight;
                    }""",
                    [field, value],
                )
                spent.append(_busy(session) - before)
                # What else is found is laid out with the next frames, while the reader looks at the first.
                tab.wait_for_selector("#matrix[aria-busy=false]", state="attached")
        browser.close()
    return spent


def _busy(session: Any) -> float:
    found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(found["ScriptDuration"] + found["LayoutDuration"] + found["RecalcStyleDuration"])


if __name__ == "__main__":
    main()
