"""What the browser is shown: a small site of three engines, one of which means harm with all it says, and reports as single pages.

The oracle really plays a part of the suite. The reports of the other two are made of its report: lines are changed, and the
footer is counted anew.
"""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from report_help import write

from headjudge.coverage import ledger_of
from headjudge.gherkin.ledger import Ledger
from headjudge.manifest import load as load_manifest
from headjudge.report.html import to_html
from headjudge.report.reader import Report, read_report
from headjudge.run import run_engine
from headjudge.site import addresses
from headjudge.site.build import build
from headjudge.site.model import Column, Site, load
from headjudge.suite import Suite, load_suite
from headjudge.verdict import Verdict

PLAYED = (
    "tocatli.enters-tapped",
    "tocatli.enters-with-counters",
    "tocatli.as-enters.protection",
    "tocatli.both.counters",
    "tocatli.own-trigger",
    "tocatli.watcher.pairs/aa",
    "solemnity.suspend.creature",
    "norn.leaving-graveyard",
    "norn.controller.free-for-all",
    "norn.team.against-both",
    "could.whose.three/b",
)
"""Scenarios of every document; their controls come with them. One is contested, one has three players, one teams, one nine steps."""

FOUR_PLAYERS = "norn.team.against-both"
MANY_STEPS = "solemnity.suspend.creature"
FAILS = "tocatli.own-trigger"
CONTESTED = "norn.leaving-graveyard"
CHANGED = "tocatli.enters-tapped"
GONE = "gone.from-the-suite"
"""A scenario that a report alone still has."""

MARKUP = """"><img src=x onerror="owned=1"><script>owned=2;alert(1)</script></script><svg/onload=owned=3>' onfocus='owned=4'"""
CONTROLS = "\x1b]8;;http://evil.example\x07\x00\x08\x7f\x9b31m\u202egnp.exe\u2066\u200b\ufeff\ufffe\ufdd0"
LINES = "\n\n]]> <!-- --> {{ 7 * 7 }} &lt;b&gt; &#60; javascript:owned=5 http://evil.example/ [l](http://evil.example) \u2028 \u2029"
NASTY = f"{MARKUP}{CONTROLS}{LINES}"
HUGE = f"{NASTY} {'unbroken' * 64_000} {NASTY * 2_000}"
"""More than a megabyte, half of it one word."""

NAME = "the site, 50% of #1 ü"
"""The folder of the site: a name that an address has to escape."""

HOSTILE = '<img src=x onerror="owned=6"> \u202egnp'
"""The name of an engine; an adapter says it."""
PLAIN = "Plain & simple"

KINDS = (
    "front page",
    "matrix",
    "engines",
    "hostile engine",
    "engine with a trend",
    "rulings",
    "ruling",
    "rules",
    "scenario that fails",
    "scenario of four players",
    "scenario of many steps",
    "scenario that is gone",
    "hostile report",
    "plain report",
)
"""Of each kind of page one; where some are more work than others, those too."""

FAILURES = (
    Verdict.FAIL,
    Verdict.SETUP,
    Verdict.UNDECIDED,
    Verdict.ERROR,
    Verdict.CRASH,
    Verdict.TIMEOUT,
    Verdict.MALFORMED,
)


class Material(msgspec.Struct, frozen=True):
    """Where it lies."""

    site: Path
    model: Site
    """What the site was made of, from which tests work out what must be shown."""
    reports: Mapping[str, Path]
    """Reports as single pages: hostile, plain."""

    @property
    def hostile(self) -> Column:
        """The engine that means harm."""
        return self.model.columns[1]

    @property
    def plain(self) -> Column:
        """The engine with two reports, known failures among its results."""
        return self.model.columns[2]

    def pages(self) -> dict[str, Path]:
        """The pages of these kinds."""
        files = (
            self.site / "index.html",
            self.site / "matrix.html",
            self.site / "engines" / "index.html",
            self.site / "engines" / f"{self.hostile.slug}.html",
            self.site / "engines" / f"{self.plain.slug}.html",
            self.site / "rulings" / "index.html",
            self.site / "rulings" / "tocatli.2.html",
            self.site / "rules.html",
            *map(self.scenario, (FAILS, FOUR_PLAYERS, MANY_STEPS, GONE)),
            self.reports["hostile"],
            self.reports["plain"],
        )
        return dict(zip(KINDS, files, strict=True))

    def scenario(self, identity: str) -> Path:
        """The page of a scenario."""
        return self.site / addresses.scenario(identity)


def make(home: Path) -> Material:
    """Play, make the reports, build the site."""
    suite = load_suite().select(ids=PLAYED)
    oracle = load_manifest("oracle")
    run_engine(suite, oracle, out_dir=home / "oracle", rules_date="2026-08-07")
    played = read_report(home / "oracle")
    _hostile(played, suite, home / "hostile")
    for day, verdicts in (("01", ("pass", "known", "fail")), ("02", ("pass", "known", "fixed", "unsupported"))):
        _plain(played, home / f"plain-{day}", day, verdicts)
    folders = ("oracle", "hostile", "plain-01", "plain-02")
    site = load([read_report(home / name) for name in folders], suite, _ledger(suite))
    build(site, home / NAME)
    pages = {"hostile": home / "hostile.html", "plain": home / "plain.html"}
    for page, folder in zip(pages.values(), ("hostile", "plain-02"), strict=True):
        page.write_text(to_html(read_report(home / folder)), encoding="utf-8")
    return Material(home / NAME, site, pages)


Line = dict[str, Any]


def _ledger(suite: Suite) -> Ledger:
    """The rulings of the suite that its scenarios are about, and as many others, of which no report says anything."""
    whole = ledger_of(())
    shown = {claim.rstrip("abcdefghijklmnopqrstuvwxyz") for scenario in suite for claim in scenario.claims}
    others = [name for name in whole.paragraphs if name not in shown][: len(shown)]
    paragraphs = {name: each for name, each in whole.paragraphs.items() if name in {*shown, *others}}
    documents = {each.document for each in paragraphs.values()}
    return Ledger({name: each for name, each in whole.documents.items() if name in documents}, paragraphs)


def _plain(played: Report, out: Path, day: str, verdicts: tuple[str, ...]) -> None:
    """An engine that gets some wrong, in turn as `verdicts` has it, and another report of it a day later."""

    def result(line: Line, place: int) -> Line:
        verdict = "fail" if line["id"] == FAILS else verdicts[place % len(verdicts)]
        known = {"verdict": "fail", "version": "1.0", "reason": "It does not wait.", "review": "2030-01-01"}
        known |= {"rule_says": "It waits (603.2).", "link": "https://example.org/issues/1"}
        found = {"known": "fail", "fixed": "pass"}.get(verdict, verdict)
        return {
            **line,
            "verdict": verdict,
            "found": found,
            "deviation": verdict in ("fail", "fixed") and not line["contested"],
            "divergence": _life(1) if found == "fail" else None,
            "unsupported": {"reason": "card", "detail": ["Island"]} if verdict == "unsupported" else None,
            "known": known if verdict in ("known", "fixed") else None,
            "repeat": f"headjudge run plain --id {line['id']}",
        }

    header = {**played.header, "engine": {"name": PLAIN, "version": f"1.{day}"}}
    header["times"] = {"began": f"2026-11-{day}T12:00:00+00:00"}
    write(out, header, [result(line, place) for place, line in enumerate(played.results)], _games(played))


def _hostile(played: Report, suite: Suite, out: Path) -> None:
    """Every verdict that is no pass, and in every place where a report holds a text of others' making, one that means harm."""
    verdicts = [str(each) for each in (*FAILURES, Verdict.UNSUPPORTED, Verdict.UNPROVEN, Verdict.KNOWN, Verdict.FIXED)]

    def result(line: Line, place: int) -> Line:
        verdict = "fail" if line["id"] in (FAILS, FOUR_PLAYERS, MANY_STEPS) else verdicts[place % len(verdicts)]
        found = {"known": "fail", "fixed": "pass"}.get(verdict, verdict)
        scenario = suite.by_id[line["id"]]
        wrong = {
            "step": len(scenario.script),
            "path": NASTY[:900],
            "op": "equals",
            "expected": [HUGE],
            "observed": HUGE,
        }
        known = {
            "verdict": "fail",
            "version": NASTY,
            "reason": HUGE[:5000],
            "link": "javascript:owned=7",
            "review": NASTY,
        }
        return {
            **line,
            "digest": "f" * 64 if line["id"] == CHANGED else line["digest"],
            "verdict": verdict,
            "found": found,
            "deviation": verdict not in ("known", "unsupported") and not line["contested"],
            "divergence": {**wrong, "rules": []} if found == "fail" else None,
            "unsupported": {"reason": "card", "detail": [NASTY, HUGE, "x"] * 50} if verdict == "unsupported" else None,
            "message": HUGE,
            "known": {**known, "rule_says": HUGE} if verdict in ("known", "fixed") else None,
            "gherkin": f"Scenario: {NASTY}\n  Given {NASTY}",
            "trace": [{"step": 1, "rules": ["603.2"], "text": text} for text in (NASTY, HUGE[:2000])],
            "repeat": f"headjudge run '{NASTY}' --id {line['id']}",
            "times": {"seconds": 0.1, "stderr": HUGE},
        }

    def game(line: Line) -> Line:
        for step in line["steps"]:
            step["why"] = HUGE[:5000]
            if step["snapshot"]:
                step["snapshot"]["players"][0]["graveyard"] = [NASTY[:200], *(["x" * 200] * 3)]
                for each in step["snapshot"]["objects"]:
                    each["name"] = NASTY[:200]
        if line["id"] == CHANGED:
            line["digest"] = "f" * 64
        if line["id"] == GONE:
            line["steps"][-1] |= {"outcome": "illegal"}
        return line

    header = {
        **played.header,
        "engine": {"name": HOSTILE, "version": NASTY[:100], "homepage": "javascript:owned=8"},
        "settings": {NASTY: HUGE},
        "suite": {
            **played.header["suite"],
            "digest": "d" * 64,
            "scenarios": len(suite) + 1,
            "selected": len(suite) + 1,
        },
        "times": {"began": f"2026-11-30{MARKUP}"},
    }
    results = [result(line, place) for place, line in enumerate(played.results)]
    gone: Line = {
        "id": GONE,
        "title": NASTY[:300],
        "digest": "e" * 64,
        "claims": [],
        "control": None,
        "contested": False,
    }
    source = {"feature": "features/gone.feature", "line": 3}
    results.append({**results[0], **gone, "verdict": "crash", "found": "crash", "deviation": True, "source": source})
    unplayed = {line["id"] for line in results if line["found"] == "unsupported"}
    games = [line for line in _games(played) if line["id"] not in unplayed]
    games.append({**copy.deepcopy(games[0]), "id": GONE, "digest": "e" * 64})
    write(out, header, results, map(game, games))


def _life(step: int) -> Line:
    return {"step": step, "path": "/players/alice/life", "op": "equals", "expected": 20, "observed": 19, "rules": []}


def _games(played: Report) -> Iterable[Line]:
    with gzip.open(played.path.with_name("steps.ndjson.gz")) as file:
        yield from map(json.loads, file)
