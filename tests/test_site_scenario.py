"""The page of a scenario: what it says of each engine and of the game, and that nothing in a report does harm."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from board_help import player, snapshot, thing
from runner_help import absence, scenario, suite
from site_help import HOSTILE, NASTY, Page, build, dangling, report, site_of

from headjudge import in_words
from headjudge.explain import Account, Line, Part, account_of
from headjudge.report.html import to_html
from headjudge.report.lines import LinesDigest, encode
from headjudge.report.reader import read_report
from headjudge.scenario import Scenario
from headjudge.site import addresses
from headjudge.site.differences import compared
from headjudge.site.feature_text import highlighted
from headjudge.site.model import Site
from headjudge.site.render import page
from headjudge.site.scenario import ScenarioPage, view

GHERKIN = """@fake.1
Rule: What a fake does

  # as judges say it
  @id:a.bear @fake.1a @cr:603.2 @cr:999.9 @control:a.control
  Scenario: Bears <b>here</b>
    When Alice casts Bear
    Then Bob has 20 life
"""
BEAR = Scenario.checked(
    scenario(
        "a.bear", "Bear", "Bear", claims=["fake.1a"], source={"feature": "features/a.feature", "line": 7}
    ).document,
    "features/a.feature:7",
    GHERKIN,
)
CONTROL = scenario("a.control", "Bear", claims=[])
ABSENT = absence("a.absent", "a.control", "Bear", claims=["fake.1b", "gone.1a"])
SUITE = suite(BEAR, CONTROL, ABSENT)

Build = Callable[..., tuple[Site, "Shown"]]


class Shown(Page):
    """A page as it is shown, with its text in one line."""

    def handle_data(self, data: str) -> None:
        self.text += f" {data}"

    @property
    def words(self) -> str:
        return re.sub(r" ([.,;:])", r"\1", " ".join(self.text.split()))


def game(of: Scenario, *snapshots: dict[str, Any] | None, **first: Any) -> dict[str, Any]:
    """A line of a file of steps: the set-up, then a step for each further snapshot; `first` is of the first step's result."""
    setup, *rest = snapshots
    steps: list[dict[str, Any]] = [{"outcome": "done", "asked": [], "answers": [], "snapshot": each} for each in rest]
    if steps:
        steps[0] |= first
    plain = {"id": of.id, "digest": of.digest, "table": of.table, "script": of.script}
    return {**plain, "setup": setup, "steps": steps}


def bob_at(*life: int, **fields: Any) -> list[dict[str, Any]]:
    """Snapshots in which Bob's life is this."""
    return [snapshot(players=[player("alice", **fields), player("bob", life=each)]) for each in life]


RIGHT = game(BEAR, *bob_at(20, 20, 20))


@pytest.fixture
def shown(tmp_path: Path) -> Callable[..., Shown]:
    """The page of a scenario on two engines, `right` that passes and `wrong` with these fields in its line."""

    def shown(
        fields: Mapping[str, Any] | None = None,
        verdict: str = "fail",
        games: Mapping[int, dict[str, Any]] | None = None,
        account: Account | None = None,
        of: Scenario = BEAR,
        others: Mapping[str, str] | None = None,
        name: str = "wrong",
    ) -> Shown:
        right = report(tmp_path / "right", SUITE.scenarios, "right")
        wrong = report(
            tmp_path / "wrong",
            SUITE.scenarios,
            name,
            {of.id: verdict, **(others or {})},
            version="2",
            fields={of.id: fields or {}},
        )
        site = site_of([right, wrong], SUITE)
        return _written(tmp_path, site, view(site, site.by_id[of.id], games or {}, account))

    return shown


def _written(folder: Path, site: Site, view: ScenarioPage) -> Shown:
    address = addresses.scenario(view.row.id)
    path = folder / "page.html"
    path.write_text(page("scenario.html.j2", address, "scenario", site=site, page=view), encoding="utf-8")
    return Shown(path)


def marked(shown: Page, kind: str) -> list[str]:
    """What is marked in the expected or the observed value."""
    part = shown.html.partition(f'<dd class="{kind}">')[2].partition("</dd>")[0]
    return re.findall("<mark>(.*?)</mark>", part)


# -- what the scenario is


def test_the_ruling_the_text_and_where_it_is_written(shown: Callable[..., Shown]) -> None:
    there = shown(games={0: RIGHT})
    assert "The ruling What a fake does Rulings on fakes fake.1a it does nothing" in there.words
    assert "../rulings/fake.1.html" in there.links
    assert "../rulings/fake.1.html#fake.1a" in there.links
    assert "../rules.html#cr-603.2" in there.links
    assert "features/a.feature:7" in there.words
    assert '<span class="head">Rule:</span> What a fake does' in there.html
    assert '<a class="tag" href="../rules.html#cr-603.2">@cr:603.2</a>' in there.html
    assert '<span class="tag">@cr:999.9</span>' in there.html, "the index of rules does not have it"
    assert '<a class="tag" href="../scenarios/a.control.html">@control:a.control</a>' in there.html
    assert "Bears &lt;b&gt;here&lt;/b&gt;" in there.html


def test_an_absence_and_its_control(shown: Callable[..., Shown]) -> None:
    there = shown(of=ABSENT, verdict="pass")
    assert "something does not happen" in there.words
    assert "Its control, in which it does happen: The scenario a.control" in there.words
    assert "Claims that the ledger does not have: gone.1a" in there.words


def test_a_scenario_that_shows_no_claim(shown: Callable[..., Shown]) -> None:
    assert "It shows no claim of a ruling by itself: others rest on it" in shown(of=CONTROL, verdict="pass").words


# -- the game


def test_every_step_is_there_in_order_said_in_words_with_its_board(shown: Callable[..., Shown]) -> None:
    there = shown(games={0: game(BEAR, *bob_at(20, 19, 18))}, verdict="pass")
    steps = [given["id"] for tag, given in there.tags if tag == "section" and given.get("class") == "step"]
    assert steps == ["step-0", "step-1", "step-2"]
    assert there.html.count('<div class="board">') == 3
    text = there.words
    places = [text.index(said) for said in ("The table as it stands", "1. Alice casts Bear", "2. Alice casts Bear")]
    assert places == sorted(places)
    assert text.index("19 life was 20") < text.index("18 life was 19")
    assert "The boards are those of right 1.0." in text
    assert "What must be so now Bob's life: 20" in text
    assert not any("hidden" in given for tag, given in there.tags if tag == "section"), "without a script all is seen"
    (slider,) = (given for tag, given in there.tags if tag == "input")
    assert (slider["type"], slider["min"], slider["max"], slider["aria-label"]) == ("range", "0", "2", "Step")


def test_steps_that_were_not_played(shown: Callable[..., Shown]) -> None:
    played = game(BEAR, *bob_at(20, 20), outcome="undecided", why="which <Bear>?")
    played["steps"][0]["asked"] = [{"kind": "choose-cards", "player": "bob", "about": "Bear"}]
    there = shown(games={0: played}, verdict="pass")
    assert "The step ends as undecided: which <Bear>?. The game is as before it." in there.words
    assert "Questions Bob was asked: choose cards, for Bear" in there.words
    assert there.words.count("The script had ended before this step.") == 1


def test_a_moment_without_a_board(shown: Callable[..., Shown]) -> None:
    there = shown(games={0: game(BEAR, *bob_at(20), None, *bob_at(20))}, verdict="pass")
    assert there.words.count("right shows no board of this moment.") == 1


def test_without_files_of_steps_the_steps_are_told_without_boards(shown: Callable[..., Shown]) -> None:
    there = shown()
    assert "No report shows its boards." in there.words
    assert "1. Alice casts Bear" in there.words
    assert "board of this moment" not in there.words.replace("It shows no board of this moment.", "")
    assert "The script had ended" not in there.words


def test_what_the_oracle_says_stands_at_its_step(shown: Callable[..., Shown]) -> None:
    account = Account(
        "",
        (),
        (),
        (Line("Bear is a bear", ("109.1",)),),
        (
            Part("", (Line("Alice pays {G}", ("601.2h", "603.2")),)),
            Part("", (Line("Nothing happens <b>"),)),
        ),
    )
    there = shown(games={0: RIGHT}, account=account)
    assert "What happens is told by the oracle." in there.words
    assert there.html.count('<ol class="account">') == 3
    assert '<span class="rule">109.1</span>' in there.html, "a rule that the index does not have is no link"
    assert '<a class="rule" href="../rules.html#cr-603.2">603.2</a>' in there.html
    assert 'Alice pays <svg class="mana g"' in there.html
    assert "Nothing happens &lt;b&gt;" in there.html


def test_the_account_of_a_report_is_shown_where_there_is_no_other(shown: Callable[..., Shown]) -> None:
    trace = [
        {"step": 1, "rules": ["601.2i"], "text": "alice casts Bear"},
        {"step": 2, "rules": [], "text": "it ends"},
    ]
    there = shown({"trace": trace}, games={0: RIGHT})
    assert "told by the oracle, up to where an engine fails" in there.words
    assert "Alice casts Bear 601.2i" in there.words


# -- the engines


def test_what_was_expected_and_observed_and_the_engines_own_board(shown: Callable[..., Shown]) -> None:
    wrong = game(BEAR, *bob_at(20, 19, 17, hand=["Shock"]))
    fails = {
        "divergence": {
            "step": 2,
            "path": "/players/bob/life",
            "op": "equals",
            "expected": 20,
            "observed": 17,
            "rules": ["603.2"],
        }
    }
    there = shown(fails, games={0: RIGHT, 1: wrong})
    text = there.words
    assert "When after step 2: Alice casts Bear Where Bob's life /players/bob/life Expected 20 Observed 17" in text
    assert marked(there, "expected") == ["20"]
    assert marked(there, "observed") == ["17"]
    assert "17 life was 19 ≠ differs" in text, "what changed is told of the engine's own step before"
    assert "Where else it is other than the board of right place right wrong Alice's hand nothing Shock" in text
    assert "Bob's life 20 17" not in text.partition("Where else")[2].partition("To repeat")[0]
    assert "To repeat it headjudge run fake --id a.bear" in text


def test_boards_are_those_of_the_first_engine_that_has_some(shown: Callable[..., Shown]) -> None:
    wrong = game(BEAR, *bob_at(19, 19, 19))
    there = shown(games={1: wrong})
    assert "The boards are those of wrong 2." in there.words
    assert "Its board at this moment is among those below." in there.words
    assert "#step-0" in there.links
    assert there.html.count("≠ differs") == 1
    assert "Where else" not in there.words


def test_an_engine_that_shows_no_board_then(shown: Callable[..., Shown]) -> None:
    there = shown({"divergence": _after(2)}, games={0: RIGHT, 1: game(BEAR, *bob_at(20, 20), None)})
    assert "It shows no board of this moment." in there.words
    assert "The board of wrong" not in there.words


def test_the_outcome_of_a_step_may_be_what_is_wrong(shown: Callable[..., Shown]) -> None:
    wrong = game(BEAR, *bob_at(20, 20), outcome="illegal", why="no")
    fails = {
        "divergence": {"step": 1, "path": "outcome", "op": "outcome", "expected": "done", "observed": "illegal"},
        "message": "step 1 is illegal: no",
    }
    there = shown(fails, games={0: RIGHT, 1: wrong})
    assert "after step 1: Alice casts Bear; the step ended as illegal" in there.words
    assert "Where how the step ends outcome Expected done Observed illegal" in there.words
    assert "step 1 is illegal: no" in there.words


def test_a_known_failure_says_what_the_rule_says_and_where_it_is_reported(shown: Callable[..., Shown]) -> None:
    there = shown(verdict="known")
    assert "Recorded as known (fail, seen in 1.0): It forgets. The rule: It must not (603.2)." in there.words
    assert "https://example.org/1" in there.links
    assert "To be looked at again on 2027-01-01." in there.words
    assert "Found: ✗ fail – a check does not hold" in there.words


def test_a_link_that_is_no_web_address_is_text(shown: Callable[..., Shown]) -> None:
    known = {"verdict": "fail", "reason": "r", "link": "javascript:alert(1)", "version": None}
    there = shown({"known": known}, verdict="known")
    assert "Reported: javascript:alert(1)" in there.words
    assert not any(link.startswith("javascript") for link in there.links)


def test_a_failure_that_passes_now(shown: Callable[..., Shown]) -> None:
    there = shown(verdict="fixed")
    assert "It passes now, and is recorded as a known failure." in there.words


def test_what_was_not_executed_says_what_is_lacking(shown: Callable[..., Shown]) -> None:
    lacking = {"reason": "card", "detail": ["Black Lotus", HOSTILE, *(f"Card {number}" for number in range(100))]}
    there = shown({"unsupported": lacking}, verdict="unsupported")
    assert f"Lacking: card – Black Lotus, {HOSTILE}, Card 0" in there.words
    assert "and 62 more" in there.words


def test_an_absence_without_proof_shows_its_control(shown: Callable[..., Shown]) -> None:
    there = shown(of=ABSENT, verdict="unproven", others={"a.control": "fail"})
    assert "Its control, The scenario a.control: ✗ fail" in there.words
    assert "../scenarios/a.control.html" in there.links


def test_what_the_adapter_wrote_beside(shown: Callable[..., Shown]) -> None:
    there = shown({"times": {"seconds": 1, "stderr": "Traceback <in> main"}}, verdict="crash")
    assert "the adapter's process ended" in there.words.lower()
    assert "What the adapter wrote beside Traceback <in> main" in there.words


def test_an_engine_that_did_not_play_it_and_one_that_played_another(tmp_path: Path) -> None:
    report(tmp_path / "some", [CONTROL], "some")
    report(tmp_path / "old", SUITE.scenarios, "old", fields={"a.bear": {"digest": "f" * 64}})
    site = site_of([tmp_path / "some", tmp_path / "old"], SUITE)
    other = {**game(BEAR, *bob_at(20, 20)), "digest": "f" * 64}
    other["script"] = [{"do": "settle"}]
    there = _written(tmp_path, site, view(site, site.by_id["a.bear"], {1: other}))
    assert "Its report does not have this scenario." in there.words
    assert "another scenario under this id than the suite's" in there.words
    assert "1. Everything on the stack resolves" in there.words, "the steps are those of the boards"
    assert "What must be so now" not in there.words, "the suite's checks are not its checks"


def test_a_scenario_that_is_in_a_report_alone(tmp_path: Path) -> None:
    report(tmp_path / "old", [BEAR, CONTROL], "old", {"a.bear": "fail"}, fields={"a.bear": {"gherkin": GHERKIN}})
    site = site_of([tmp_path / "old"], suite(CONTROL))
    row = site.by_id["a.bear"]
    there = _written(tmp_path, site, view(site, row, {0: game(BEAR, *bob_at(19))}))
    assert "The scenario a.bear" in there.words
    assert "The table as it stands" in there.words
    assert '<span class="keyword">When </span>Alice casts Bear' in there.html
    bare = _written(tmp_path, site, view(site, row, {}))
    assert "step by step" not in bare.words


def test_a_report_that_says_no_more_than_it_must(tmp_path: Path) -> None:
    folder = report(tmp_path / "bare", SUITE.scenarios, "bare", {"a.bear": "known", "a.control": "unsupported"})
    header, *results, footer = [json.loads(line) for line in (folder / "report.ndjson").read_bytes().splitlines()]
    for key in ("rules-date", "times"):
        del header[key]
    for line in results:
        for key in ("control", "gherkin", "message", "shows", "source", "times", "trace"):
            line.pop(key, None)
        line["known"] = line["known"] and {"verdict": "fail", "reason": "It forgets."}
        if line["divergence"]:
            line["divergence"] = {key: line["divergence"][key] for key in ("step", "path", "expected", "observed")}
    results[0]["source"] = {"feature": "features/a.feature"}
    digest = LinesDigest()
    for line in (header, *results):
        digest.add(line)
    lines = (header, *results, {**footer, "digest": digest.hexdigest()})
    (folder / "report.ndjson").write_bytes(b"".join(encode(line) + b"\n" for line in lines))
    site = build(site_of([folder], suite(CONTROL)), tmp_path / "site")
    assert not list(dangling(site))
    text = Shown(site / "scenarios" / "a.bear.html").words
    assert "Recorded as known (fail): It forgets." in text
    assert "Recorded as known (fail): It forgets." not in to_html(read_report(folder))
    assert "It forgets." in to_html(read_report(folder))


# -- harm


def test_whatever_a_report_says_is_text(shown: Callable[..., Shown]) -> None:
    nasty = NASTY.replace("\ud800", "")
    hostile = snapshot(thing(nasty, handle=HOSTILE), players=[player("alice", hand=[nasty]), player("bob")])
    fails: dict[str, Any] = {
        "title": nasty,
        "message": nasty,
        "repeat": nasty,
        "gherkin": f"@{nasty}\n# {nasty}\n| {nasty} |\nGiven {nasty}",
        "known": {"verdict": "fail", "reason": nasty, "link": nasty, "rule_says": nasty, "review": nasty},
        "trace": [{"step": 1, "rules": ["603.2"], "text": nasty}],
        "times": {"stderr": nasty},
        "divergence": {
            "step": 1,
            "path": f"/objects/{nasty}",
            "op": nasty,
            "expected": [nasty],
            "observed": {nasty: nasty},
        },
    }
    there = shown(
        fails, games={0: game(BEAR, hostile, hostile, why=nasty), 1: game(BEAR, hostile, hostile)}, name=nasty
    )
    elements = [tag for tag, _ in there.tags]
    assert "img" not in elements
    assert elements.count("script") == 3
    assert not any(name.startswith("on") for _, given in there.tags for name in given)
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f\u202e]", there.html)
    assert "onerror=alert(1)" in there.text


def test_a_megabyte_of_text_is_cut_with_a_note_where_the_rest_is(shown: Callable[..., Shown]) -> None:
    long = "<b>" * 400_000
    fails: dict[str, Any] = {
        "message": long,
        "repeat": long[:5000],
        "times": {"stderr": long},
        "gherkin": long[:20_000],
        "known": {"verdict": "fail", "reason": "r" * 5000},
        "trace": [{"step": 1, "rules": [], "text": long[:2000]}],
        "divergence": {"step": 1, "path": "/stack", "op": "equals", "expected": long, "observed": [long] * 5},
    }
    there = shown(fails, games={0: RIGHT, 1: RIGHT})
    assert len(there.html) < 500_000
    assert "1 198 000 more characters" in there.words.replace("\u202f", " ")
    assert "../reports/wrong-2/report.ndjson" in there.links


# -- headings, and time


def headings(shown: Page) -> list[int]:
    return [int(tag[1]) for tag, _ in shown.tags if re.fullmatch("h[1-6]", tag)]


def test_headings_are_in_order(shown: Callable[..., Shown]) -> None:
    wrong = game(BEAR, *bob_at(19, 19, 19))
    there = shown(games={0: RIGHT, 1: wrong})
    found = headings(there)
    assert found[0] == 1
    assert found.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(found))


def test_pages_are_made_quickly_enough_for_thousands(tmp_path: Path) -> None:
    wrong = game(BEAR, *bob_at(20, 19, 17, hand=["Shock"]))
    report(tmp_path / "right", SUITE.scenarios, "right")
    report(tmp_path / "wrong", SUITE.scenarios, "wrong", {"a.bear": "fail"})
    site = site_of([tmp_path / "right", tmp_path / "wrong"], SUITE)
    account = account_of(BEAR.document, {"steps": RIGHT["steps"]})
    row = site.by_id["a.bear"]

    def made() -> str:
        seen = view(site, row, {0: RIGHT, 1: wrong}, account)
        return page("scenario.html.j2", addresses.scenario(row.id), "scenario", site=site, page=seen)

    made()
    began = time.process_time()
    for _ in range(100):
        made()
    assert time.process_time() - began < 0.9, "5,000 pages in less than 45 seconds"


# -- values beside each other


def _after(step: int, **fields: Any) -> dict[str, Any]:
    return {"step": step, "path": "/players/bob/life", "op": "equals", "expected": 20, "observed": 19, **fields}


def sides(path: str, expected: Any, observed: Any, op: str | None = "equals") -> tuple[list[str], list[str]]:
    """Both values, with a star before each part that differs."""
    found = compared({"step": 1, "path": path, "op": op, "expected": expected, "observed": observed})
    both = [[f"{'*' * part.differs}{part.text}" for part in side] for side in (found.expected, found.observed)]
    return both[0], both[1]


@pytest.mark.parametrize(
    ("path", "expected", "observed", "op", "there"),
    [
        ("/players/bob/life", 20, 19, "equals", (["*20"], ["*19"])),
        ("/objects/a/tapped", True, False, "equals", (["*yes"], ["*no"])),
        ("/objects/a/attached-to", "bear", None, "equals", (["*bear"], ["*none"])),
        ("/players/bob/hand", ["A", "B", "A"], ["A", "B"], "equals", (["A", "B", "*A"], ["A", "B"])),
        ("/players/bob/hand", [], ["A"], "equals", (["*nothing"], ["*A"])),
        ("/players/bob/library", ["A", "B", "C"], ["B", "C", "A"], "equals", (["*A", "B", "C"], ["B", "C", "*A"])),
        ("/players/bob/library", ["A", "B"], ["B", "C"], "same", (["*A", "B"], ["B", "*C"])),
        ("/players/bob/hand", 2, 0, "count", (["*2"], ["*0"])),
        (
            "/objects/a/counters",
            {"p1p1": 2, "charge": 1},
            {"p1p1": 2},
            "equals",
            (["+1/+1 2", "*charge 1"], ["+1/+1 2"]),
        ),
        ("/objects/a/counters", {}, {"p1p1": 0}, "equals", (["*nothing"], ["+1/+1 0"])),
        ("/players/a/mana", {"G": 2}, {"G": 1}, "equals", (["*{G} × 2"], ["*{G} × 1"])),
        ("/objects/a", {"power": 2}, {"power": 1, "name": "A"}, "matches", (["*power 2"], ["*power 1", "name A"])),
        (
            "/stack",
            [{"kind": "spell", "source": "A"}],
            [{"kind": "spell", "source": "B", "controller": "bob"}],
            "matches",
            (["*A"], ["*B, controlled by Bob"]),
        ),
        ("outcome", ["done", "illegal"], "undecided", "outcome", (["*done or illegal"], ["*undecided"])),
        (
            "asked {}",
            1,
            {"count": 2, "asked": [{"kind": "may", "player": "bob", "about": None}]},
            "count",
            (["*1"], ["*2", "asked: kind may, player Bob, about none"]),
        ),
        ("asked {}", 1, {"count": 0, "asked": []}, "count", (["*1"], ["*0", "nothing was asked"])),
    ],
)
def test_what_differs_is_marked(
    path: str, expected: Any, observed: Any, op: str, there: tuple[list[str], list[str]]
) -> None:
    assert sides(path, expected, observed, op) == there


def test_values_of_any_size_and_depth_are_shown_in_part() -> None:
    deep: Any = "x"
    for _ in range(900):
        deep = [deep]
    many, other = [f"Card {n}" for n in range(5000)], [f"Other {n}" for n in range(5000)]
    began = time.process_time()
    expected, observed = sides("/players/bob/library", many, other)
    assert time.process_time() - began < 2
    assert (len(expected), expected[-1]) == (61, "and 4940 more")
    assert len(observed) == 61
    assert sides("/stack", deep, "x" * 5000)[1] == ["*" + "x" * 600]
    (part,) = compared({"step": 1, "path": "/stack", "op": None, "expected": 1, "observed": "x" * 5000}).observed
    assert part.left_out == 4400


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/players/bob/life", "Bob's life"),
        ("outcome", "how the step ends"),
        ('where {"name":"Bear","zone":"exile"}', "objects in zone exile with name Bear"),
        ('asked {"kind":"may","player":"bob"}', "Bob is asked (may)"),
        ('where {"name":"cut', 'where {"name":"cut'),
        ("asked [1]", "asked [1]"),
        ('asked {"kind":[]}', 'asked {"kind":[]}'),
        ("/stack/²", "the stack"),
        ("anything else", "anything else"),
    ],
)
def test_places_in_words(path: str, words: str) -> None:
    assert in_words.looked_at(path) == words


# -- a scenario's text


def test_keywords_comments_and_tables_are_set_apart() -> None:
    text = "Background:\n  Given x\n  # a\n  | a | b |\n  * y\n  plain\nGivenness\n"
    lines = str(highlighted(text)).split("\n")
    assert lines == [
        '<span class="head">Background:</span>',
        '  <span class="keyword">Given </span>x',
        '<span class="comment">  # a</span>',
        '<span class="cells">  | a | b |</span>',
        '  <span class="keyword">* </span>y',
        "  plain",
        "Givenness",
    ]


def test_a_text_that_is_very_long_is_cut() -> None:
    shown = str(highlighted("x" * 30_000))
    assert len(shown) < 21_000
    assert "10000 more characters" in shown
