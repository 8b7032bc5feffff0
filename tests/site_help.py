"""What the tests of the site share: reports as engines would have written them, sites of them, and a crawl through all pages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from report_help import write

from headjudge.gherkin.ledger import Claim, Document, Ledger, Paragraph
from headjudge.report.lines import ScenarioResult
from headjudge.report.reader import read_report
from headjudge.scenario import Scenario
from headjudge.site import build as site_build
from headjudge.site.model import Site, load
from headjudge.suite import Suite
from headjudge.verdict import Divergence, Unsupported, Verdict

HOSTILE = "<img src=x onerror=alert(1)>"
NASTY = f"""{HOSTILE}</script><script>alert(2)</script>"'&\x1b[2J\u202e\ud800"""
"""What harms whoever takes it for markup, for a part of a script, or for text that can be seen as a whole."""

LEDGER = Ledger(
    {"fake": Document("fake", "Rulings on fakes")},
    {
        "fake.1": Paragraph(
            "fake.1",
            "fake",
            "What a fake does",
            ("603.2",),
            (
                Claim("fake.1a", "it does nothing", "fake.1", ("603.2",)),
                Claim("fake.1b", "it does something", "fake.1", ("603.6a",)),
            ),
        )
    },
)


def report(
    folder: Path,
    scenarios: Sequence[Scenario],
    name: str = "fake",
    verdicts: Mapping[str, str] | None = None,
    *,
    version: str = "1.0",
    began: str | None = "2026-11-30T12:00:00+00:00",
    digest: str | None = None,
    fields: Mapping[str, Mapping[str, Any]] | None = None,
    steps: bool = False,
) -> Path:
    """A report of an engine that passes all but what `verdicts` has, by id; out: its folder.

    `fields` are of lines of results, by id; with `steps` there is a file of steps, each game an empty table.
    """
    results = [_line(each, (verdicts or {}).get(each.id, "pass")) for each in scenarios]
    results = [{**line, **(fields or {}).get(line["id"], {})} for line in results]
    suite = {
        "version": "0.1.0",
        "digest": digest or Suite(tuple(scenarios)).digest,
        "scenarios": len(scenarios),
        "selected": len(scenarios),
    }
    header: dict[str, Any] = {
        "line": "header",
        "format": 1,
        "headjudge": "0.1.0",
        "suite": suite,
        "rules-date": "2026-08-07",
        "engine": {"name": name, "version": version, "homepage": "javascript:alert(3)"},
        "adapter": {"name": "fake", "digest": "0" * 64, "protocol": 1},
        "settings": {"path": "here"},
        "seed": None,
        "times": {} if began is None else {"began": began},
    }
    games = [_game(each) for each, line in zip(scenarios, results, strict=True) if line["found"] != "unsupported"]
    write(folder, header, results, games if steps else None)
    return folder


def _line(scenario: Scenario, verdict: str) -> dict[str, Any]:
    found = {"known": "fail", "fixed": "pass"}.get(verdict, verdict)
    failed = found not in ("pass", "unsupported")
    where = Divergence(step=0, path="/players/bob/life", op="equals", expected=20, observed=19, rules=scenario.rules)
    line = ScenarioResult(
        scenario=scenario,
        verdict=Verdict(verdict),
        found=Verdict(found),
        deviation=verdict not in ("pass", "known", "unsupported") and not scenario.contested,
        repeat=f"headjudge run fake --id {scenario.id}",
        divergence=where if found == "fail" else None,
        unsupported=Unsupported("card", ("Black Lotus",)) if found == "unsupported" else None,
        message="it said so" if failed else None,
    ).line()
    if verdict in ("known", "fixed"):
        line["known"] = {
            "verdict": "fail",
            "version": "1.0",
            "reason": "It forgets.",
            "link": "https://example.org/1",
            "rule_says": "It must not (603.2).",
            "review": "2027-01-01",
        }
    return line


def _game(scenario: Scenario) -> dict[str, Any]:
    snapshot = {
        "players": [
            {"id": player, "life": 20, "counters": {}, "mana": {}, "lost": False}
            | {zone: [] for zone in ("hand", "library", "graveyard", "battlefield", "exile", "command")}
            for player in ("alice", "bob")
        ],
        "objects": [],
        "stack": [],
        "step": "precombat-main",
        "turn": 1,
        "active": "alice",
    }
    steps = [{"outcome": "done", "asked": [], "answers": [], "snapshot": snapshot} for _ in scenario.script]
    return {
        "id": scenario.id,
        "digest": scenario.digest,
        "table": scenario.table,
        "script": scenario.script,
        "setup": snapshot,
        "steps": steps,
    }


def site_of(reports: Sequence[Path], suite: Suite, ledger: Ledger = LEDGER) -> Site:
    """The site of reports in folders."""
    return load([read_report(path) for path in reports], suite, ledger)


def build(site: Site, out: Path) -> Path:
    """Write a site, without asking the oracle; out: its folder."""
    site_build.build(site, out, with_accounts=False)
    return out


class Page(HTMLParser):
    """A page: its ids, where it leads, what it loads, its elements with data, and its text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.html = path.read_text(encoding="utf-8")
        self.feed(self.html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        if (identity := given.get("id")) is not None:
            self.ids.append(identity)
        if tag == "a" and (href := given.get("href")) is not None:
            self.links.append(href)
        for key in ("src", "href"):
            if (tag in ("script", "link", "img", "iframe")) and (address := given.get(key)) is not None:
                self.loads.append(address)

    def handle_data(self, data: str) -> None:
        self.text += data

    def with_data(self, **data: str) -> list[dict[str, str | None]]:
        """The elements that have all of these data attributes."""
        wanted = {f"data-{key.replace('_', '-')}": value for key, value in data.items()}
        return [given for _, given in self.tags if wanted.items() <= given.items()]

    def copied(self) -> list[str]:
        """The addresses that buttons copy."""
        return [address for _, given in self.tags if (address := given.get("data-copy"))]


def pages(folder: Path) -> dict[Path, Page]:
    """Every page of a site."""
    return {path: Page(path) for path in sorted(folder.rglob("*.html"))}


def dangling(folder: Path) -> Iterator[str]:
    """What leads nowhere within a site, or loads something from elsewhere; each told with its page."""
    read = pages(folder)
    for path, page in read.items():
        where = path.relative_to(folder)
        for address in (*page.loads, *page.links, *page.copied()):
            parts = urlsplit(address)
            if parts.scheme in ("http", "https"):
                if address in page.loads:
                    yield f"{where} loads {address}"
                continue
            if parts.scheme or parts.netloc:
                yield f"{where} leads to {address}"
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{where} leads to {address}, which is not there"
            elif parts.fragment and unquote(parts.fragment) not in read[target].ids:
                yield f"{where} leads to {address}, and nothing there is called that"
        twice = {identity for identity in page.ids if page.ids.count(identity) > 1} if len(page.ids) < 3000 else set()
        if twice:
            yield f"{where} has ids twice: {', '.join(sorted(twice)[:3])}"


def matrix_data(folder: Path) -> dict[str, Any]:
    """What the matrix's script knows."""
    page = (folder / "matrix.html").read_text(encoding="utf-8")
    text = page.partition('id="matrix-data">')[2].partition("</script>")[0]
    found = json.loads(text)
    assert isinstance(found, dict)
    return found
