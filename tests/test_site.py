"""The site: what its pages say of reports, whatever those hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from runner_help import document, scenario, suite
from site_help import HOSTILE, NASTY, Page, build, dangling, matrix_data, pages, report, site_of

from headjudge.compare import compare
from headjudge.gherkin.ledger import Ledger
from headjudge.report.reader import read_report
from headjudge.scenario import Scenario
from headjudge.site import addresses, engine, matrix, overview, rules
from headjudge.site.model import Tally, web_address
from headjudge.site.render import SYMBOLS, cut, percent, worst
from headjudge.site.sections import CHAPTERS, SECTIONS, title
from headjudge.verdict import Verdict

PASSES = scenario("a.passes", "Bear", claims=["fake.1a"])
FAILS = scenario("a.fails", "Drain", claims=["fake.1a", "fake.1b"], rules=["603.2", "104.3d"])
KNOWN = scenario("a.known", "Drain", claims=["fake.1b"])
LACKS = scenario("a.lacks", "Lotus", claims=["fake.1b"])
CONTROL = scenario("a.control", "Bear", claims=[])
CONTESTED = scenario("a.contested", "Bear", claims=["fake.1a"], contested=True)
ROW = scenario("a.outline/row", "Bear", claims=["fake.1b"])
SUITE = suite(PASSES, FAILS, KNOWN, LACKS, CONTROL, CONTESTED, ROW)
VERDICTS = {"a.fails": "fail", "a.known": "known", "a.lacks": "unsupported", "a.contested": "fail"}


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """A site of an engine that passes all, and of one that does not."""
    right = report(tmp_path / "right", SUITE.scenarios, "right", steps=True)
    wrong = report(tmp_path / "wrong", SUITE.scenarios, "wrong", VERDICTS, version="2", steps=True)
    return build(site_of([right, wrong], SUITE), tmp_path / "site")


def test_every_page_is_there_and_every_link_leads_somewhere(two: Path) -> None:
    assert not list(dangling(two))
    names = {path.relative_to(two).as_posix() for path in two.rglob("*.html")}
    assert names == {
        "index.html",
        "matrix.html",
        "rules.html",
        "engines/index.html",
        "engines/right.html",
        "engines/wrong.html",
        "rulings/index.html",
        "rulings/fake.1.html",
        *(addresses.scenario(each.id) for each in SUITE),
    }
    assert "scenarios/a.outline__row.html" in names


def test_every_page_says_which_files_it_came_from(two: Path) -> None:
    for page in pages(two).values():
        assert sum(link.endswith("right-1.0/report.ndjson") for link in page.links) >= 1
        assert sum(link.endswith("wrong-2/steps.ndjson.gz") for link in page.links) >= 1
        assert SUITE.digest in page.text
        assert "not affiliated" in page.text
        assert page.links[0] == "#main"
        assert ("main", {"id": "main", "tabindex": "-1"}) in page.tags
    assert (two / "reports/wrong-2/report.ndjson").read_bytes() == (two.parent / "wrong/report.ndjson").read_bytes()


def test_numbers_are_pairs_and_contested_scenarios_in_none(two: Path) -> None:
    site = site_of([two.parent / "right", two.parent / "wrong"], SUITE)
    wrong = site.columns[1]
    assert wrong.tally == Tally(3, 5, 6)
    assert (wrong.tally.failed, wrong.tally.unsupported) == (2, 1)
    shown = overview.view(site)
    assert [share.tallies[1] for share in shown.documents] == [Tally(2, 4, 5), Tally(1, 1, 1)]
    assert [share.scenarios for share in shown.documents] == [5, 1]
    by_section = {share.id: share.tallies[1] for chapter in shown.chapters for share in chapter.sections}
    assert by_section == {"104": Tally(0, 1, 1), "603": Tally(3, 5, 6)}
    front = Page(two / "index.html").text
    assert "3 of 5" in front
    assert "3 of 6" in front
    assert "60 %" in front
    assert shown.differing == 3


def test_a_claims_cell_is_its_worst_verdict(two: Path) -> None:
    site = site_of([two.parent / "right", two.parent / "wrong"], SUITE)
    (part,) = matrix.view(site).documents[0].paragraphs
    assert [[cell.worst for cell in row.cells] for row in part.claims] == [["pass", "fail"], ["pass", "fail"]]
    assert [row.cells[1].tally for row in part.claims] == [Tally(1, 2, 2), Tally(1, 3, 4)]
    cells = Page(two / "matrix.html").with_data(engine="wrong", verdict="fail")
    assert len(cells) == 2


def test_verdicts_from_the_worst_to_the_least() -> None:
    assert worst(["pass", "known", "unsupported"]) == "known"
    assert worst(["pass", "unsupported"]) == "pass"
    assert worst(["crash", "fail"]) == "crash"
    assert worst([]) == "not played"
    # A verdict without a symbol would end every build.
    assert set(SYMBOLS) == {*Verdict, "not played"}
    assert all(worst([verdict]) == verdict for verdict in Verdict)


def test_the_script_of_the_matrix_knows_every_scenario(two: Path) -> None:
    data = matrix_data(two)
    assert [each["slug"] for each in data["engines"]] == ["right", "wrong"]
    rows = {row[0]: row for row in data["rows"]}
    assert list(rows) == [each.id for each in SUITE]
    words = [word for word, _, _ in data["verdicts"]]
    assert [words[code] for code in rows["a.known"][5]] == ["pass", "known"]
    assert rows["a.known"][6] == [1, 0]
    assert rows["a.lacks"][6] == [1, -1]
    assert [data["claims"][place] for place in rows["a.fails"][2]] == ["fake.1a", "fake.1b"]
    assert [data["claims"][place] for place in rows["a.control"][2]] == ["none"]
    assert [data["rules"][place] for place in rows["a.fails"][3]] == ["603.2", "104.3d"]
    assert rows["a.contested"][7] == 1


def test_the_page_of_an_engine(two: Path) -> None:
    site = site_of([two.parent / "right", two.parent / "wrong"], SUITE)
    shown = engine.view(site, site.columns[1])
    assert [row.id for row in shown.deviations] == ["a.fails"]
    by_rule = {each.number: [row.id for row in each.rows] for each in shown.by_rule}
    assert by_rule == {"104.3d": ["a.fails"], "603.2": ["a.fails", "a.known"], "603.6a": ["a.known"]}
    assert list(by_rule) == ["104.3d", "603.2", "603.6a"]
    (known,) = shown.known
    assert (known.reason, [row.id for row in known.rows]) == ("It forgets.", ["a.known"])
    (reason,) = shown.unsupported
    assert (reason.reason, [lack.detail for lack in reason.lacking]) == ("card", ["Black Lotus"])
    assert [row.id for row in shown.contested] == ["a.contested"]
    page = Page(two / "engines/wrong.html")
    assert "https://example.org/1" in page.links
    assert "It must not (603.2)." in page.text
    assert not [link for link in page.links if "javascript" in link]


def test_the_page_of_a_ruling(two: Path) -> None:
    page = Page(two / "rulings/fake.1.html")
    assert {"fake.1a", "fake.1b"} <= set(page.ids)
    assert set(page.copied()) == {
        "../rulings/fake.1.html",
        "../rulings/fake.1.html#fake.1a",
        "../rulings/fake.1.html#fake.1b",
    }
    assert "it does nothing" in page.text
    (cell,) = page.with_data(engine="wrong", verdict="known")
    assert cell


def test_the_index_of_rules_has_every_number(two: Path) -> None:
    page = Page(two / "rules.html")
    assert {"cr-603", "cr-603.2", "cr-603.6a", "cr-104", "cr-104.3d", "chapter-6"} <= set(page.ids)
    site = site_of([two.parent / "right"], SUITE)
    (one, six) = rules.view(site).chapters
    assert (one.title, six.sections[0].title) == ("Game Concepts", "Handling Triggered Abilities")


def test_rules_of_accounts_are_in_the_index_too(tmp_path: Path) -> None:
    trace = [{"step": 0, "rules": ["702.26b"], "text": "It phases out."}]
    path = report(tmp_path / "a", SUITE.scenarios, "a", VERDICTS, fields={"a.fails": {"trace": trace}})
    out = build(site_of([path], SUITE), tmp_path / "site")
    assert "cr-702.26b" in Page(out / "rules.html").ids
    assert not list(dangling(out))


# -- what others say


def test_names_and_messages_are_text(tmp_path: Path) -> None:
    card = 'Fire "&" <b>Ice</b>'
    hostile = scenario("a.hostile", card, title=HOSTILE, claims=["fake.1a"])
    megabyte = NASTY + "x" * 1_000_000
    known = {"verdict": "fail", "reason": megabyte[:5000], "link": "javascript:alert(4)", "rule_says": NASTY}
    texts = {
        "a.hostile": {
            "message": megabyte,
            "known": _sayable(known),
            "verdict": "known",
            "deviation": False,
            "divergence": {"step": 0, "path": HOSTILE, "expected": {HOSTILE: HOSTILE}, "observed": HOSTILE * 9999},
            "repeat": f"headjudge run '{HOSTILE}'",
        },
        "a.lacks": {"unsupported": {"reason": "card", "detail": [HOSTILE]}},
    }
    texts["a.hostile"] = _sayable(texts["a.hostile"])
    all_of_it = suite(hostile, LACKS)
    path = report(
        tmp_path / "a",
        all_of_it.scenarios,
        HOSTILE,
        {"a.hostile": "fail", "a.lacks": "unsupported"},
        version="1.0</title>",
        fields=texts,
        steps=True,
    )
    out = build(site_of([path], all_of_it), tmp_path / "site")
    assert not list(dangling(out))
    for at, page in pages(out).items():
        for tag, given in page.tags:
            assert tag != "img", at
            assert not [key for key in given if key.startswith("on")], at
            assert not (given.get("href") or "").startswith("javascript:"), at
        # One script of data at most, and it is that of the matrix.
        scripts = [given for tag, given in page.tags if tag == "script" and "src" not in given]
        assert [given.get("type") for given in scripts] in ([], ["application/json"])
        assert not set("\x1b\u202e") & set(page.html), at
        assert len(page.html) < 200_000, at
    text = Page(out / addresses.scenario("a.hostile")).text
    assert HOSTILE in text
    assert "\\u001b[2J\\u202e" in text
    assert "more characters, in the report" in " ".join(text.split())
    assert [row[1] for row in matrix_data(out)["rows"]] == [HOSTILE, LACKS.title]
    assert Page(out / "engines/img-src-x-onerror-alert-1.html").text.count(HOSTILE) >= 2


def _sayable(value: dict[str, object]) -> dict[str, object]:
    """As a report can have it: half of a character is no JSON."""
    return {key: each.replace("\ud800", "") if isinstance(each, str) else each for key, each in value.items()}


def test_long_texts_are_cut_and_say_so() -> None:
    assert cut("short") == cut("short", 5)
    assert (cut("x" * 2001).text, cut("x" * 2001).left_out) == ("x" * 2000, 1)
    assert cut({"a": [1, "\x1b"]}).text == '{"a":[1,"\\u001b"]}'
    assert cut("\ud800 \u202e\x7f\u0085", 10).text == "\\ud800 \\u202e\\u007f\\u0085"


def test_only_addresses_of_the_web_are_links() -> None:
    assert web_address("https://example.org/a?b=c")
    for text in (
        "javascript:alert(1)",
        "data:text/html,x",
        "//example.org",
        "https://a b",
        "https://\x1b",
        "",
        None,
        1,
    ):
        assert not web_address(text)


def test_slugs_are_plain_and_all_different() -> None:
    taken: set[str] = set()
    for name in ("Ünïque 1.0", "unique 1.0", "../..", "<b>", "", "index", "\u202e", "a" * 999):
        slug = addresses.slug(name, taken)
        assert slug not in taken
        assert slug != "index"
        assert set(slug) <= set("abcdefghijklmnopqrstuvwxyz0123456789.-")
        assert not slug.startswith(".")
        assert len(slug) < 70
        taken.add(slug)
    assert {"unique-1.0", "unique-1.0-2", "engine", "b"} <= taken


# -- other suites


def test_a_report_older_than_the_features(tmp_path: Path) -> None:
    gone = scenario("a.gone", "Bear", claims=["old.1a"], title="It is no more")
    before = scenario("a.fails", "Bear", "Bear", claims=["fake.1a"])
    old = [PASSES, gone, before]
    path = report(tmp_path / "old", old, "old", {"a.fails": "fail"}, steps=True)
    site = site_of([path], SUITE)
    assert [row.id for row in site.rows] == ["a.passes", "a.fails", "a.gone"]
    assert [each.id for each in site.unplayed] == [each.id for each in SUITE if each.id not in ("a.passes", "a.fails")]
    row = site.by_id["a.fails"]
    assert row.changed(0)
    assert not site.by_id["a.passes"].changed(0)
    assert not site.by_id["a.gone"].changed(0)
    out = build(site, tmp_path / "site")
    assert not list(dangling(out))
    assert "another suite" in Page(out / "index.html").text
    assert "1 scenario of it is written otherwise" in Page(out / "engines/old.html").text
    assert "another scenario under this id" in Page(out / addresses.scenario("a.fails")).text
    assert "It is no more" in Page(out / addresses.scenario("a.gone")).text
    ruling = " ".join(Page(out / "rulings/fake.1.html").text.split())
    assert "4 scenarios of the suite that show it are in none of the reports" in ruling
    assert "changed since" in ruling


def test_an_old_id_is_followed(tmp_path: Path) -> None:
    before = Scenario(document("a.was", "Bear", claims=["fake.1a"]), "there")
    renamed = suite(scenario("a.is", "Bear", claims=["fake.1a"]))
    path = report(tmp_path / "a", [before], "a", {"a.was": "fail"}, steps=True)
    site = site_of([path], type(renamed).of(renamed.scenarios, {"a.was": "a.is"}))
    (row,) = site.rows
    assert (row.id, row.verdict(0), row.changed(0)) == ("a.is", "fail", False)
    assert not list(dangling(build(site, tmp_path / "site")))


def test_what_one_engine_did_not_play_is_no_failure(tmp_path: Path) -> None:
    whole = report(tmp_path / "whole", SUITE.scenarios, "whole")
    part = report(tmp_path / "part", [PASSES], "part")
    site = site_of([whole, part], SUITE)
    assert [row.verdict(1) for row in site.rows].count("not played") == len(SUITE) - 1
    assert not any(row.differs for row in site.rows)
    assert site.columns[1].tally == Tally(1, 1, 1)
    out = build(site, tmp_path / "site")
    assert not list(dangling(out))
    assert "not played" in Page(out / "matrix.html").text


def test_nothing_executed_is_never_a_success(tmp_path: Path) -> None:
    path = report(tmp_path / "none", SUITE.scenarios, "none", {each.id: "unsupported" for each in SUITE})
    site = site_of([path], SUITE)
    assert site.columns[0].tally == Tally(0, 0, 6)
    out = build(site, tmp_path / "site")
    for page in ("index.html", "engines/none.html"):
        assert "Nothing was executed, which is never a success." in Page(out / page).text
    assert "100 %" not in Page(out / "index.html").text
    assert (percent(0, 0), percent(999, 1000), percent(5, 5)) == ("–", "99 %", "100 %")


def test_a_site_without_rulings(tmp_path: Path) -> None:
    path = report(tmp_path / "a", [CONTROL], "a")
    out = build(site_of([path], suite(CONTROL), Ledger()), tmp_path / "site")
    assert not list(dangling(out))
    assert "There are no documents of rulings." in Page(out / "rulings/index.html").text


# -- trend


def test_two_reports_of_an_engine_are_one_column_with_a_trend(tmp_path: Path) -> None:
    days = {"first": "2026-01-01T00:00:00+00:00", "second": "2026-02-01T00:00:00+00:00"}
    verdicts = {"first": {"a.fails": "fail", "a.known": "fail"}, "second": {"a.known": "fail", "a.passes": "crash"}}
    paths = [
        report(tmp_path / name, SUITE.scenarios, "it", verdicts[name], began=days[name], version=name)
        for name in ("second", "first")  # given in the other order
    ]
    site = site_of(paths, SUITE)
    (column,) = site.columns
    assert (column.version, [each.version for each in column.earlier]) == ("second", ["first"])
    shown = engine.view(site, column)
    first, second = shown.trend
    assert first.turn is None
    assert second.turn is not None
    assert (second.turn.better, second.turn.worse) == (("a.fails",), ("a.passes",))
    assert shown.chart is not None
    assert [place for place, _ in shown.chart.all] == [0.0, 100.0]
    out = build(site, tmp_path / "site")
    assert not list(dangling(out))
    assert {"it-first", "it-second"} == {path.name for path in (out / "reports").iterdir()}
    page = Page(out / "engines/it.html")
    assert [given["class"] for tag, given in page.tags if tag == "polyline"] == ["all", "executed"]
    assert "1 better, 1 worse" in page.text


def test_the_latest_report_is_the_latest_wherever_it_was_written(tmp_path: Path) -> None:
    paths = [
        report(tmp_path / name, [PASSES], "it", began=began, version=name)
        for name, began in (("late", "2026-01-01T23:00:00-05:00"), ("early", "2026-01-02T01:00:00+00:00"))
    ]
    (column,) = site_of(paths, suite(PASSES)).columns
    assert [(each.version, each.date) for each in column.trend] == [("early", "2026-01-02"), ("late", "2026-01-01")]


def test_reports_without_a_time_stand_as_they_are_given(tmp_path: Path) -> None:
    paths = [
        report(tmp_path / name, [PASSES], "it", began=began, version=name)
        for name, began in (("one", "2026-02-01T00:00:00+00:00"), ("two", None), ("three", "2026-01-01T00:00:00+00:00"))
    ]
    (column,) = site_of(paths, suite(PASSES)).columns
    assert [each.version for each in column.trend] == ["one", "two", "three"]
    assert [each.date for each in column.trend] == ["2026-02-01", "", "2026-01-01"]


def test_engines_of_one_name_and_other_adapters_are_two(tmp_path: Path) -> None:
    one, two = report(tmp_path / "one", [PASSES], "Same"), report(tmp_path / "two", [PASSES], "same")
    site = site_of([one, two], suite(PASSES))
    assert [column.slug for column in site.columns] == ["same", "same-2"]
    assert compare([read_report(one), read_report(two)], {}).differing == ()


# -- names of rules


def test_titles_are_those_of_the_rules(shared: Path) -> None:
    text = (shared / "data" / "comprehensive-rules.txt").read_text(encoding="utf-8-sig")
    headings = {line[:3]: line[5:] for line in text.split("\nGlossary")[1].splitlines() if line[3:5] == ". "}
    assert headings == SECTIONS
    assert title("6") == CHAPTERS["6"] == "Spells, Abilities, and Effects"
    assert title("999") == ""
