"""A report in which everything occurs, and one of whose every string means harm, for the tests of what is made of reports."""

from __future__ import annotations

import copy
import gzip
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from runner_help import absence, fake, scenario, suite

from headjudge.known import load_known
from headjudge.report.lines import Counts, LinesDigest, encode
from headjudge.report.reader import Report
from headjudge.run import run_engine

SCENARIOS = (
    absence("a.absent", "a.pass", "Bear"),
    scenario("a.contested", "Drain", contested=True),
    scenario("a.crash", "Crash"),
    scenario("a.drain", "Drain", source={"feature": "features/a.feature", "line": 7}),
    scenario("a.fixed", "Bear"),
    scenario("a.known", "Refuse"),
    scenario("a.noise", "Noise", "Crash"),
    scenario("a.pass", "Bear"),
    scenario("a.unknown", "Unknown"),
)
ENTRY = 'version = "1.0"\nreason = "it <b>cannot</b>"\nreview = 2030-01-01\nlink = "https://example.org/1"\n'

NASTY = [
    "<script>alert(1)</script>",
    "\x1b[31mred\x1b[0m",
    "a\x00b\x08c",
    "\ud800half",
    "\u202egnp.exe",
    "\ufffe\uffff",
    "| a | b |",
    "```\nfence\n```",
    "`tick`",
    "](javascript:alert(1))",
    "https://evil.example www.evil.example",
    "<!-- -->",
    "]]>",
    "&lt;b&gt;",
    "# heading\n\n- list",
    "![img](x)",
    "\\",
    "",
]


def everything(home: Path) -> Path:
    """A folder with a report of a run in which everything occurs."""
    known = home / "known.toml"
    known.write_text(
        f'[[known]]\nscenario = "a.known"\nverdict = "fail"\n{ENTRY}[[known]]\nscenario = "a.fixed"\nverdict = "fail"\n{ENTRY}',
        encoding="utf-8",
    )
    manifest = fake(home / "fake")
    run_engine(
        suite(*SCENARIOS),
        manifest,
        out_dir=home / "out",
        known=load_known(known),
        oracle=manifest,
        rules_date="2026-08-07",
    )
    return home / "out"


def nasty(report: Report) -> Report:
    """The report with whatever an adapter says replaced by nasty text."""
    text = "\n".join(NASTY)
    header, results = copy.deepcopy(report.header), copy.deepcopy(report.results)
    header["engine"] = {"name": text[:90], "version": text, "homepage": text}
    header["settings"] = {"x": text}
    for line in results:
        if line["divergence"]:
            line["divergence"] |= {"expected": [text], "observed": text, "path": text}
        if line["unsupported"]:
            line["unsupported"] = {"reason": "card", "detail": [text, text]}
        if line["trace"]:
            line["trace"] = [{"step": 1, "rules": [], "text": text}]
        line["message"] = text
        line["times"] = {"seconds": 0.1, "stderr": text}
    return Report(report.path, header, tuple(results), report.footer)


def write(folder: Path, header: Any, results: Sequence[Any], games: Iterable[Any] | None = None) -> None:
    """Write a report of these lines into a new folder, its footer as a run would have it; with `games`, a file of steps too."""
    digest, counts = LinesDigest(), Counts()
    for line in (header, *results):
        digest.add(line)
    for line in results:
        counts.add(line)
    footer = {"line": "footer", **counts.footer(), "digest": digest.hexdigest(), "complete": True}
    folder.mkdir(parents=True)
    (folder / "report.ndjson").write_bytes(b"".join(encode(line) + b"\n" for line in (header, *results, footer)))
    if games is not None:
        with gzip.open(folder / "steps.ndjson.gz", "wb", 1) as file:
            file.writelines(encode(game) + b"\n" for game in games)
