"""The report: written whole or not at all, read back with suspicion, and turned into Markdown and JUnit XML."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from markdown_it import MarkdownIt
from report_help import NASTY, SCENARIOS, everything, nasty
from runner_help import fake, lines_of, suite

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.report.junit import to_junit
from headjudge.report.lines import LinesDigest, without_times
from headjudge.report.markdown import to_markdown
from headjudge.report.reader import Report, read_report
from headjudge.report.text import clean, code, code_cell, fenced, told, words
from headjudge.report.writer import ReportWriter, report_folders
from headjudge.run import run_engine


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return everything(tmp_path_factory.mktemp("report"))


@pytest.fixture(scope="module")
def report(folder: Path) -> Report:
    return read_report(folder)


# -- writing


def test_every_line_is_valid_and_in_suite_order(folder: Path) -> None:
    lines = lines_of(folder / "report.ndjson")
    assert [line["line"] for line in lines] == ["header", *["result"] * len(SCENARIOS), "footer"]
    for line in lines:
        schema.check(f"report/{line['line']}", line, "the report")
    assert [line["id"] for line in lines[1:-1]] == [entry.id for entry in SCENARIOS]
    assert lines[0]["rules-date"] == "2026-08-07"
    assert lines[-1]["complete"] is True


def test_the_headline_is_a_pair(folder: Path) -> None:
    footer = lines_of(folder / "report.ndjson")[-1]
    assert (footer["passed"], footer["executed"], footer["all"], footer["deviations"]) == (3, 7, 8, 4)
    assert footer["counts"] == {"pass": 2, "fail": 1, "crash": 2, "unsupported": 1, "known": 1, "fixed": 1}


def test_a_failure_has_all_that_helps(folder: Path) -> None:
    line = next(line for line in lines_of(folder / "report.ndjson") if line.get("id") == "a.drain")
    assert line["divergence"] == {
        "step": 1,
        "path": "/players/bob/life",
        "op": "equals",
        "expected": 20,
        "observed": 19,
        "rules": ["603.2", "603.6a"],
    }
    assert line["gherkin"].startswith("Scenario: a.drain")
    assert line["trace"] == [{"step": 1, "rules": ["601.2"], "text": "cast is done"}]
    assert line["repeat"].startswith("headjudge run ")
    assert line["repeat"].endswith("--id a.drain")
    noisy = next(line for line in lines_of(folder / "report.ndjson") if line.get("id") == "a.noise")
    assert "here" in noisy["times"]["stderr"]
    assert "here" not in json.dumps(without_times(noisy))


def test_a_report_is_replaced_only_by_a_complete_one(folder: Path, tmp_path: Path) -> None:
    manifest = fake(tmp_path / "fake")
    out = tmp_path / "new" / "out"
    run_engine(suite(SCENARIOS[7]), manifest, out_dir=out)
    first = read_report(out)
    with ReportWriter(out) as writer:
        writer.write_header(first.header)
        assert read_report(out) == first
    assert read_report(out) == first
    run_engine(suite(SCENARIOS[7], SCENARIOS[8]), manifest, out_dir=out)
    assert len(read_report(out).results) == 2
    assert sorted(entry.name for entry in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


@pytest.mark.parametrize("there", ["photo.jpg", "sub/photo.jpg", "steps.ndjson.gz"])
def test_a_folder_that_holds_something_else_is_refused(tmp_path: Path, there: str) -> None:
    path = tmp_path / "out" / there
    path.parent.mkdir(parents=True)
    path.write_text("x", encoding="utf-8")
    with pytest.raises(HeadJudgeError, match="no folder of reports") as raised:
        run_engine(suite(SCENARIOS[7]), fake(tmp_path / "fake"), out_dir=tmp_path / "out")
    assert raised.value.exit_code is ExitCode.USAGE
    assert path.read_text(encoding="utf-8") == "x"
    with pytest.raises(HeadJudgeError, match="no folder of reports"):
        report_folders(tmp_path / "out", ["one", "two"])


def test_what_a_killed_run_left_is_in_nobodys_way(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / ".report.ndjson.12345678.part").write_text("x", encoding="utf-8")
    run_engine(suite(SCENARIOS[7]), fake(tmp_path / "fake"), out_dir=out)
    assert len(read_report(out).results) == 1


def test_a_file_where_the_folder_should_be_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_text("x", encoding="utf-8")
    for writes in (lambda: ReportWriter(path), lambda: ReportWriter(path / "deeper")):
        with pytest.raises(HeadJudgeError) as raised:
            writes()
        assert raised.value.exit_code is ExitCode.USAGE
    assert path.read_text(encoding="utf-8") == "x"


def test_several_engines_have_a_folder_each(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert report_folders(out, ["one"]) == [out]
    folders = report_folders(out, ["one", "two"])
    assert folders == [out / "one", out / "two"]
    for path in folders:
        run_engine(suite(SCENARIOS[7]), fake(tmp_path / "fake"), out_dir=path)
    assert report_folders(out, ["one", "two", "three"])[-1] == out / "three"
    with pytest.raises(HeadJudgeError, match="two engines are called one"):
        report_folders(out, ["one", "two", "one"])


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unwritable for root")
def test_an_unwritable_folder_is_a_clear_error(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir(mode=0o555)
    with pytest.raises(HeadJudgeError, match="cannot be written"):
        ReportWriter(out)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC])
def test_files_that_cannot_be_made_are_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(path: Path, *_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(HeadJudgeError, match="the report cannot be written") as raised:
        ReportWriter(tmp_path / "out")
    assert os.strerror(number) in str(raised.value)
    assert raised.value.exit_code is ExitCode.USAGE
    assert not (tmp_path / "out").exists()


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from runner_help import fake, scenario, suite
from headjudge.errors import HeadJudgeError
from headjudge.run import run_engine
folder = Path(sys.argv[2])
manifest = fake(folder / "fake")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, 30_000))
try:
    run_engine(suite(*[scenario(f"a.s{n}", "Bear") for n in range(200)]), manifest, out_dir=folder / "out")
except HeadJudgeError as error:
    print(error.exit_code, error)
"""


def test_a_disk_that_is_full_leaves_the_old_report_whole(tmp_path: Path) -> None:
    out = tmp_path / "out"
    run_engine(suite(SCENARIOS[7]), fake(tmp_path / "fake"), out_dir=out)
    before = (out / "report.ndjson").read_bytes()
    # A limit on the size of files stands for the full disk: the same error from the same system call.
    ran = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(Path(__file__).parent), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert ran.stdout.startswith("2 ")
    assert "the report cannot be written" in ran.stdout
    assert "File too large" in ran.stdout
    assert (out / "report.ndjson").read_bytes() == before
    assert sorted(entry.name for entry in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


def test_a_failing_flush_at_the_end_leaves_the_old_report_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    run_engine(suite(SCENARIOS[7]), fake(tmp_path / "fake"), out_dir=out)
    before = (out / "report.ndjson").read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(HeadJudgeError, match="No space left"):
        run_engine(suite(SCENARIOS[8], SCENARIOS[7]), fake(tmp_path / "fake"), out_dir=out)
    assert (out / "report.ndjson").read_bytes() == before
    assert sorted(entry.name for entry in out.iterdir()) == ["report.ndjson", "steps.ndjson.gz"]


def test_a_file_name_that_is_no_text_breaks_nothing(tmp_path: Path) -> None:
    result = run_engine(
        suite(SCENARIOS[7]),
        fake(tmp_path / "fake"),
        out_dir=tmp_path / "out",
        options=["--scenarios", "caf\udce9.json"],
    )
    assert result.counts.passed == 1
    assert "caf?.json" in read_report(tmp_path / "out").results[0]["repeat"]


# -- reading


def test_a_report_is_read_by_its_file_and_by_its_folder(folder: Path) -> None:
    assert read_report(folder) == read_report(folder / "report.ndjson")


def test_a_report_that_is_cut_anywhere_is_refused(folder: Path, tmp_path: Path) -> None:
    data = (folder / "report.ndjson").read_bytes()
    path = tmp_path / "report.ndjson"
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    for end in {0, 10, len(data) - 2, *ends[:-1], *(at - 5 for at in ends)}:
        path.write_bytes(data[:end])
        with pytest.raises(HeadJudgeError) as raised:
            read_report(path)
        assert raised.value.exit_code is ExitCode.USAGE
        assert str(path) in str(raised.value)


Edit = Callable[[list[dict[str, Any]]], Any]
EDITS: list[tuple[str, Edit]] = [
    ("footer says counts", lambda lines: lines[4].update(verdict="pass")),
    ("footer says passed", lambda lines: lines[4].update(verdict="fail", found="pass")),
    ("it was changed", lambda lines: lines[4].update(title="Another")),
    ("it was changed", lambda lines: lines[0]["engine"].update(name="another")),
    ("it was changed", lambda lines: lines.insert(1, lines.pop(4))),
    ("footer says passed", lambda lines: lines[-1].update(passed=8)),
    ("footer says", lambda lines: lines.pop(4)),
    ("9 scenarios were selected|10 scenarios were selected", lambda lines: lines[0]["suite"].update(selected=10)),
    ("second result of a.absent", lambda lines: lines.insert(2, lines[1])),
    ("second header", lambda lines: lines.insert(2, lines[0])),
    ("after the footer", lambda lines: lines.append(lines[1])),
    ("header is missing", lambda lines: lines.pop(0)),
    ("ends before its footer", lambda lines: lines.pop()),
    ("ends before its footer", lambda lines: lines[-1].update(complete=False)),
    ("unknown kind", lambda lines: lines[1].update(line="note")),
    ("format 2", lambda lines: lines[0].update(format=2)),
    ("not a valid report result", lambda lines: lines[1].update(verdict="fine")),
    ("not a valid report result", lambda lines: lines[1].pop("repeat")),
    ("is known, and it is not said why", lambda lines: lines[6].update(verdict="known", known=None)),
    ("is unsupported, and it is not said why", lambda lines: lines[4].update(found="unsupported")),
    ("not a valid scenario source", lambda lines: lines[4].update(source={"file": 1})),
    ("not a valid protocol trace-line", lambda lines: lines[4].update(trace=["text"])),
    ("without its step", lambda lines: lines[4].update(trace=[{"rules": [], "text": "x"}])),
]


@pytest.mark.parametrize(("expected", "edit"), EDITS, ids=[f"{n}-{what}" for n, (what, _) in enumerate(EDITS)])
def test_a_report_that_was_changed_is_refused(folder: Path, tmp_path: Path, expected: str, edit: Edit) -> None:
    lines = lines_of(folder / "report.ndjson")
    edit(lines)
    path = tmp_path / "report.ndjson"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(HeadJudgeError, match=expected) as raised:
        read_report(path)
    assert raised.value.exit_code is ExitCode.USAGE


def test_times_may_differ(folder: Path, tmp_path: Path) -> None:
    lines = lines_of(folder / "report.ndjson")
    lines[1]["times"] = {}
    path = tmp_path / "report.ndjson"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert read_report(path).results[0]["times"] == {}


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}\n", b"[1]\n", b"\xff\n", b"[" * 100_000, b'{"line": ["header"]}\n', b"PK\x03\x04"]
)
def test_what_is_no_report_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "report.ndjson"
    path.write_bytes(data)
    with pytest.raises(HeadJudgeError, match="not a whole report"):
        read_report(path)


def test_a_line_without_an_end_is_refused_before_it_fills_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("headjudge.report.reader._LONGEST_LINE", 1024 * 1024)
    path = tmp_path / "report.ndjson"
    path.write_bytes(b" " * (1024 * 1024 + 1))
    with pytest.raises(HeadJudgeError, match="a line of more than 1 MB"):
        read_report(path)


def test_a_report_that_is_not_there_says_so(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.ndjson"):
        with pytest.raises(HeadJudgeError, match="cannot be read"):
            read_report(path)


# -- text of others' making


@pytest.mark.parametrize("text", NASTY)
def test_clean_text_acts_on_nothing(text: str) -> None:
    cleaned = clean(text)
    assert not any(ord(c) < 32 and c not in "\n\t" for c in cleaned)
    assert not any(0xD800 <= ord(c) < 0xE000 or c in "\u202e\ufffe\uffff\x7f\x9b" for c in cleaned)
    cleaned.encode("utf-8")


def rendered(markdown: str) -> str:
    """What a reader of GitHub's Markdown is shown, raw HTML let through so that it would be seen."""
    return MarkdownIt("commonmark", {"html": True}).enable("table").render(markdown)


@pytest.mark.parametrize("text", NASTY)
def test_words_and_code_are_shown_as_they_are_and_are_no_markup(text: str) -> None:
    shown = " ".join(clean(text).split())
    row = f"| {words(text)} | {code_cell(text)} |\n| --- | --- |\n"
    for html in (rendered(f"- x {words(text)}"), rendered(f"- {code(text)}"), rendered(row), rendered(fenced(text))):
        tree = ElementTree.fromstring(f"<r>{html}</r>")
        tags = {element.tag for element in tree.iter()}
        assert tags <= {"r", "ul", "li", "code", "pre", "table", "thead", "tbody", "tr", "th", "td"}
        assert not (tags & {"table"}) or len(tree.findall(".//th")) == 2
        assert shown in " ".join("".join(tree.itertext()).split())
    assert "https:" not in words(text)
    assert "www." not in words(text)


def test_values_are_told_and_cut() -> None:
    assert told({"a": [1, None]}) == '{"a":[1,null]}'
    assert told("plain") == "plain"
    assert len(told("x" * 10_000)) < 2100


def test_markdown_has_the_headline_and_each_deviation(report: Report) -> None:
    text = to_markdown(report)
    assert "**3 passed of 7 executed, 3 of all 8.** 4 deviations" in text
    for part in (
        "### `a.drain`: The scenario a.drain",
        "`/players/bob/life`",
        "- expected: `20`",
        "- observed: `19`",
        "```gherkin\nScenario: a.drain",
        "- step 1: cast is done (601.2)",
        "--id a.drain\n```",
        "written in `features/a.feature:7`",
        "`ended with exit code 7`",
        "## Known failures",
        "it &lt;b&gt;cannot&lt;/b&gt;",
        "## Contested",
        "## Not executed",
        "| `a.unknown` | card | `Unknown` |",
        "something is [31modd[0m here",
        "2026-08-07",
    ):
        assert part in text
    assert "\x1b" not in text
    assert "### `a.contested`" not in text
    deviations, known = text.split("## Known failures")
    assert "### `a.known`" not in deviations
    assert "### `a.known`" in known[known.index("<details>") : known.index("</details>")]
    assert "### `a.fixed`" in deviations


def test_a_report_of_passes_says_that_all_is_as_expected(tmp_path: Path) -> None:
    run_engine(suite(SCENARIOS[7]), fake(tmp_path / "fake"), out_dir=tmp_path / "out")
    text = to_markdown(read_report(tmp_path / "out"))
    assert "**1 passed of 1 executed, 1 of all 1.** All as expected." in text
    assert "## Deviations" not in text


def test_a_report_in_which_nothing_was_executed_is_no_success(tmp_path: Path) -> None:
    run_engine(suite(SCENARIOS[8]), fake(tmp_path / "fake"), out_dir=tmp_path / "out")
    text = to_markdown(read_report(tmp_path / "out"))
    assert "**0 passed of 0 executed, 0 of all 1.** Nothing was executed, which is never a success." in text
    assert "All as expected" not in text


def test_nothing_that_an_adapter_says_is_markup(report: Report) -> None:
    html = rendered(to_markdown(nasty(report)))
    assert "<script" not in html
    assert "<img" not in html
    assert "<a " not in html
    assert "\x1b" not in html
    ElementTree.fromstring(f"<r>{html}</r>")


def test_junit_has_a_test_case_a_scenario(report: Report) -> None:
    root = ElementTree.fromstring(to_junit(report))
    suites = root.findall("testsuite")
    assert len(suites) == 1
    assert suites[0].attrib["name"] == "fake 1.0"
    numbers = {key: int(suites[0].attrib[key]) for key in ("tests", "failures", "errors", "skipped")}
    assert numbers == {"tests": 9, "failures": 2, "errors": 2, "skipped": 3}
    cases = {case.attrib["name"]: case for case in suites[0].findall("testcase")}
    assert list(cases) == [entry.id for entry in SCENARIOS]
    kinds = {
        name: [child.tag for child in case if child.tag in ("failure", "error", "skipped")]
        for name, case in cases.items()
    }
    assert kinds == {
        "a.absent": [],
        "a.contested": ["skipped"],
        "a.crash": ["error"],
        "a.drain": ["failure"],
        "a.fixed": ["failure"],
        "a.known": ["skipped"],
        "a.noise": ["error"],
        "a.pass": [],
        "a.unknown": ["skipped"],
    }
    assert cases["a.drain"].attrib["classname"] == "features/a.feature"
    failure = cases["a.drain"].find("failure")
    assert failure is not None
    assert "expected 20, observed 19" in failure.attrib["message"]
    out = cases["a.drain"].findtext("system-out") or ""
    assert "--id a.drain" in out
    assert "cast is done (601.2)" in out
    assert "here" in (cases["a.noise"].findtext("system-err") or "")


def test_junit_of_nasty_text_is_xml_and_loses_no_test_case(report: Report) -> None:
    root = ElementTree.fromstring(to_junit(nasty(report)))
    assert len(root.findall("testsuite/testcase")) == 9
    texts = "".join(root.itertext())
    assert "<script>alert(1)</script>" in texts
    assert "\x1b" not in texts


def test_the_digest_is_of_lines_without_times() -> None:
    one, two = LinesDigest(), LinesDigest()
    one.add({"a": 1, "times": {"seconds": 1}})
    two.add({"a": 1, "times": {"seconds": 2}})
    assert one.hexdigest() == two.hexdigest()
    two.add({"a": 2})
    assert one.hexdigest() != two.hexdigest()
