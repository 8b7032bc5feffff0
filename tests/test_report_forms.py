"""EARL, badges, JUnit XML and linked Markdown, each held against what its readers expect, and written to a file."""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
import xmlschema
from cli_help import Run
from markdown_it import MarkdownIt
from pyld import jsonld
from report_help import SCENARIOS, everything, nasty
from runner_help import fake, scenario, suite

from headjudge import resources
from headjudge.cli import EXIT_INTERRUPTED
from headjudge.cli.report import FORMS, LINKED
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.report.badge import to_badge, to_shields
from headjudge.report.earl import OUTCOMES, outcome, to_earl
from headjudge.report.junit import to_junit
from headjudge.report.lines import LinesDigest
from headjudge.report.links import Links, absolute_address
from headjudge.report.markdown import to_markdown
from headjudge.report.reader import Report, read_report
from headjudge.run import run_engine
from headjudge.verdict import Verdict

SITE = "https://example.org/hj/"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    return read_report(everything(tmp_path_factory.mktemp("report")))


def line_of(**fields: Any) -> dict[str, Any]:
    return {"contested": False, "found": "pass", "verdict": "pass", "unsupported": None} | fields


# -- EARL: the terms of the vocabulary that we say, as the EARL 1.0 Schema has them

EARL = "http://www.w3.org/ns/earl#"
RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
CLASSES = {
    "Assertion",
    "Assertor",
    "Software",
    "TestSubject",
    "TestCriterion",
    "TestRequirement",
    "TestCase",
    "TestResult",
}
SUBCLASSES = {"TestRequirement": "TestCriterion", "TestCase": "TestCriterion"}
DOMAINS_AND_RANGES = {
    "assertedBy": ("Assertion", "Assertor"),
    "subject": ("Assertion", "TestSubject"),
    "test": ("Assertion", "TestCriterion"),
    "mode": ("Assertion", "TestMode"),
    "result": ("Assertion", "TestResult"),
    "outcome": ("TestResult", "OutcomeValue"),
    "info": ("TestResult", "literal"),
}
INDIVIDUALS = {
    "automatic": "TestMode",
    "passed": "OutcomeValue",
    "failed": "OutcomeValue",
    "cantTell": "OutcomeValue",
    "inapplicable": "OutcomeValue",
    "untested": "OutcomeValue",
}
OTHERS = {
    "http://purl.org/dc/terms/": {
        *("title", "description", "identifier", "isPartOf", "references", "hasVersion", "date"),
    },
    "http://usefulinc.com/ns/doap#": {"release", "revision", "homepage", "Version"},
}


def no_network(url: str, options: Any) -> Any:
    raise AssertionError(f"the document asks for {url}")


def triples(text: str) -> list[dict[str, Any]]:
    """A JSON-LD document as RDF, read without the network."""
    document = json.loads(text)
    expanded = jsonld.expand(document, {"documentLoader": no_network})
    assert len(jsonld.flatten(expanded, options={"documentLoader": no_network})) >= len(document["@graph"])
    dataset = jsonld.to_rdf(document, {"documentLoader": no_network})
    assert set(dataset) == {"@default"}
    found: list[dict[str, Any]] = dataset["@default"]
    return found


def types_of(graph: list[dict[str, Any]]) -> dict[str, set[str]]:
    """The classes of each node, with those that they are subclasses of, and of the individuals of EARL."""
    types = {EARL + name: {of} for name, of in INDIVIDUALS.items()}
    for each in graph:
        if each["predicate"]["value"] == RDF_TYPE:
            name = each["object"]["value"].removeprefix(EARL)
            types.setdefault(each["subject"]["value"], set()).update({name, SUBCLASSES.get(name, name)})
    return types


def check_vocabulary(graph: list[dict[str, Any]]) -> set[str]:
    """Every class and property exists, and every property of EARL stands between what it may. Out: the terms that are said."""
    types, said = types_of(graph), set()
    for each in graph:
        predicate, thing = each["predicate"]["value"], each["object"]
        if predicate == RDF_TYPE:
            term = thing["value"]
            known = CLASSES
        else:
            term = predicate
            known = set(DOMAINS_AND_RANGES)
        said.add(term)
        if not term.startswith(EARL):
            assert any(term.removeprefix(space) in terms for space, terms in OTHERS.items()), term
            continue
        name = term.removeprefix(EARL)
        assert name in known, term
        if predicate != RDF_TYPE:
            domain, reach = DOMAINS_AND_RANGES[name]
            assert domain in types[each["subject"]["value"]], each
            if reach == "literal":
                assert thing["type"] == "literal"
            else:
                assert reach in types[thing["value"]], each
    return said


@pytest.mark.parametrize("base", [None, SITE])
def test_earl_is_json_ld_of_its_vocabulary(report: Report, base: str | None) -> None:
    said = check_vocabulary(triples(to_earl(report, Links.at(base))))
    assert {EARL + name for name in (*DOMAINS_AND_RANGES, *CLASSES - {"TestCriterion"})} <= said


def test_the_check_of_the_vocabulary_bites(report: Report) -> None:
    text = to_earl(report, Links())
    for before, after in (
        ("earl:assertedBy", "earl:assertedFor"),
        ("earl:TestResult", "earl:Result"),
        ("earl:failed", "earl:fail"),
        ('"earl:automatic"', '"earl:passed"'),
        ("dct:title", "dct:headline"),
    ):
        assert before in text
        with pytest.raises((AssertionError, KeyError)):
            check_vocabulary(triples(text.replace(before, after)))


def test_earl_has_an_assertion_a_scenario(report: Report) -> None:
    graph = json.loads(to_earl(report, Links()))["@graph"]
    assertions = [node for node in graph if node["@type"] == "earl:Assertion"]
    assert [node["earl:test"] for node in assertions] == [f"urn:headjudge:scenario:{each.id}" for each in SCENARIOS]
    outcomes = {
        node["earl:test"].rpartition(":")[2]: node["earl:result"]["earl:outcome"].removeprefix("earl:")
        for node in assertions
    }
    assert outcomes == {
        "a.absent": "passed",
        "a.contested": "cantTell",
        "a.crash": "cantTell",
        "a.drain": "failed",
        "a.fixed": "passed",
        "a.known": "failed",
        "a.noise": "cantTell",
        "a.pass": "passed",
        "a.unknown": "inapplicable",
    }
    results = {node["earl:test"].rpartition(":")[2]: node["earl:result"] for node in assertions}
    assert "earl:info" not in results["a.pass"]
    assert "after step 1, /players/bob/life: expected 20, observed 19" in results["a.drain"]["earl:info"]
    assert results["a.contested"]["earl:info"].startswith("contested, and so in no count: fail")
    assert all(result["dct:date"] == report.header["times"]["began"] for result in results.values())
    test = next(node for node in graph if node.get("@id") == "urn:headjudge:scenario:a.drain")
    assert test["dct:isPartOf"] == [
        f"urn:headjudge:suite:{report.header['suite']['digest']}",
        "urn:headjudge:claim:fake.1",
    ]
    assert test["dct:references"] == ["urn:headjudge:rule:603.2", "urn:headjudge:rule:603.6a"]
    assert test["dct:hasVersion"].endswith(next(line["digest"] for line in report.results if line["id"] == "a.drain"))


@pytest.mark.parametrize("found", [each for each in Verdict if each not in (Verdict.KNOWN, Verdict.FIXED)])
def test_every_verdict_has_an_outcome(found: Verdict) -> None:
    lacking = {"reason": "card", "detail": []} if found is Verdict.UNSUPPORTED else None
    said = outcome(line_of(found=str(found), verdict=str(found), unsupported=lacking))
    assert said == {Verdict.PASS: "passed", Verdict.FAIL: "failed", Verdict.UNSUPPORTED: "inapplicable"}.get(
        found, "cantTell"
    )


@pytest.mark.parametrize("reason", ["card", "format", "needs", "payment", "table", "action", "question", "part"])
def test_what_was_not_executed_is_not_the_engines_or_was_not_tried(reason: str) -> None:
    said = outcome(line_of(found="unsupported", unsupported={"reason": reason, "detail": []}))
    assert said == ("inapplicable" if reason in ("card", "needs", "table", "part") else "untested")


def test_the_outcomes_are_those_of_the_documentation() -> None:
    text = (Path(__file__).parents[1] / "docs" / "report-forms.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.*?) \| `(passed|failed|cantTell|inapplicable|untested)` \|", text, re.MULTILINE)
    documented = {
        word: said for cell, said in rows for word in re.findall(r"`([a-z]+)`", cell) if word != "unsupported"
    }
    reasons = "card needs table part format payment action question".split()
    found = {reason: outcome(line_of(found="unsupported", unsupported={"reason": reason})) for reason in reasons}
    found |= {str(each): outcome(line_of(found=str(each))) for each in Verdict if each in OUTCOMES}
    assert documented == found | {"fixed": outcome(line_of(verdict="fixed")), "known": outcome(line_of(found="fail"))}
    contested = next(said for cell, said in rows if cell.startswith("contested"))
    assert {outcome(line_of(contested=True, found=str(each))) for each in Verdict} == {contested}


def test_earl_at_an_address_names_the_pages_of_the_site(tmp_path: Path) -> None:
    run_engine(
        suite(scenario("a.one/row", "Bear", claims=["fake.1b"])), fake(tmp_path / "fake"), out_dir=tmp_path / "out"
    )
    graph = json.loads(to_earl(read_report(tmp_path / "out"), Links.at(SITE[:-1])))["@graph"]
    named = {node["@type"]: node["@id"] for node in graph if isinstance(node["@type"], str) and "@id" in node}
    assert named["earl:TestCase"] == f"{SITE}scenarios/a.one__row.html"
    assert named["earl:TestRequirement"] == f"{SITE}rulings/fake.1.html#fake.1b"
    test = next(node for node in graph if node["@type"] == "earl:TestCase")
    assert test["dct:references"][0] == f"{SITE}rules.html#cr-603.2"


@pytest.mark.parametrize(
    "base",
    [
        *("", "x", "javascript:alert(1)", "file:///x", "https://", "https://x/?q", "https://x/#a", "https://x/ y"),
        *("https://x/>", "https://x/\n", "https://x/\x1b", "//x/"),
    ],
)
def test_what_is_no_address_is_refused(base: str) -> None:
    with pytest.raises(HeadJudgeError, match="not the address of a site"):
        Links.at(base)


def test_earl_of_nasty_text_says_the_same(report: Report) -> None:
    text = to_earl(nasty(report), Links())
    assert "\x1b" not in text
    graph = triples(text)
    check_vocabulary(graph)
    assert "http://usefulinc.com/ns/doap#homepage" not in {each["predicate"]["value"] for each in graph}
    infos = [each["object"]["value"] for each in graph if each["predicate"]["value"] == f"{EARL}info"]
    assert any("<script>alert(1)</script>" in info for info in infos)
    assert not absolute_address("https://x> <y>")


@pytest.mark.parametrize("began", [None, 3, "yesterday", ["x"], "2026-13-01", "2026-11-30T00:00:00"])
def test_a_report_that_does_not_say_when_it_began_has_no_date_or_a_whole_one(report: Report, began: Any) -> None:
    header = copy.deepcopy(report.header)
    header["times"]["began"] = began
    changed = msgspec.structs.replace(report, header=header)
    whole = began == "2026-11-30T00:00:00"
    assert ('"dct:date": "2026-11-30T00:00:00+00:00"' in to_earl(changed, Links())) is whole
    assert ('timestamp="2026-11-30T00:00:00+00:00"' in to_junit(changed)) is whole
    schema_of_junit().validate(to_junit(changed))
    to_markdown(changed)


# -- badges


def counts(report: Report, passed: int, executed: int, everything: int) -> Report:
    return msgspec.structs.replace(
        report, footer=report.footer | {"passed": passed, "executed": executed, "all": everything}
    )


@pytest.mark.parametrize("changed", [lambda report: report, nasty], ids=["plain", "nasty"])
def test_a_badge_is_an_image_with_a_title_and_both_numbers(report: Report, changed: Callable[[Report], Report]) -> None:
    root = ElementTree.fromstring(to_badge(changed(report)))
    space = "{http://www.w3.org/2000/svg}"
    assert (root.tag, root.attrib["role"]) == (f"{space}svg", "img")
    assert {element.tag.removeprefix(space) for element in root.iter()} == {"svg", "title", "rect", "path", "g", "text"}
    title = root.findtext(f"{space}title") or ""
    assert title == root.attrib["aria-label"]
    assert "3 of 7 executed, 3 of all 8" in title
    assert [element.text for element in root.iter(f"{space}text")] == ["Head Judge", "3 of 7 executed, 3 of all 8"]
    widths = [float(element.attrib["textLength"]) + 12 for element in root.iter(f"{space}text")]
    assert sum(widths) == float(root.attrib["width"])


def test_the_endpoint_says_what_the_badge_says(report: Report) -> None:
    said = json.loads(to_shields(report))
    assert said == {
        "schemaVersion": 1,
        "label": "Head Judge",
        "message": "3 of 7 executed, 3 of all 8",
        "color": "c0262d",
    }
    assert f'fill="#{said["color"]}"' in to_badge(report)


def contrast_with_white(colour: str) -> float:
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4))
    ]
    return 1.05 / (sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True)) + 0.05)


@pytest.mark.parametrize(
    ("numbers", "colour"),
    [
        ((10, 10, 10), "1a7f37"),
        ((9, 9, 10), "4d7c0f"),
        ((8, 10, 10), "8a6a00"),
        ((5, 5, 10), "b35900"),
        ((0, 10, 10), "c0262d"),
        ((0, 0, 10), "59636e"),
    ],
)
def test_a_badges_colour_follows_its_numbers_and_can_be_read_on(
    report: Report, numbers: tuple[int, int, int], colour: str
) -> None:
    said = json.loads(to_shields(counts(report, *numbers)))
    assert said["color"] == colour
    assert contrast_with_white(colour) >= 4.5
    if numbers[1]:
        assert said["message"] == "{} of {} executed, {} of all {}".format(*numbers[:2], numbers[0], numbers[2])
        assert "isError" not in said
    else:
        assert (said["message"], said["isError"]) == ("nothing executed", True)


# -- JUnit XML


def schema_of_junit() -> xmlschema.XMLSchema:
    return xmlschema.XMLSchema(Path(__file__).parent / "data" / "junit.xsd")


@pytest.mark.parametrize("changed", [lambda report: report, nasty], ids=["plain", "nasty"])
def test_junit_is_what_ci_systems_read(report: Report, changed: Callable[[Report], Report]) -> None:
    schema_of_junit().validate(to_junit(changed(report)))


@pytest.mark.parametrize("seconds", [0.000001, 0.0004, 1e-300, -1, 1e300, 10**400, True, "long", None])
def test_times_are_plain_decimals_or_left_out(report: Report, seconds: Any) -> None:
    lines = tuple(line | {"times": {"seconds": seconds}} for line in report.results)
    schema_of_junit().validate(to_junit(msgspec.structs.replace(report, results=lines)))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (' classname="', ' class="'),
        ("<testcase ", '<testcase time="-1" '),
        ('tests="9"', 'tests="many"'),
        ("<skipped ", "<ignored "),
        ('timestamp="', 'timestamp="at '),
        ('name="a.pass"', 'name="a.unknown"'),
    ],
)
def test_the_schema_of_junit_bites(report: Report, before: str, after: str) -> None:
    text = to_junit(report)
    assert before in text
    with pytest.raises((xmlschema.XMLSchemaException, ElementTree.ParseError)):
        schema_of_junit().validate(text.replace(before, after))


# -- Markdown


@pytest.mark.parametrize("changed", [lambda report: report, nasty], ids=["plain", "nasty"])
def test_markdown_leads_to_the_site_and_nowhere_else(report: Report, changed: Callable[[Report], Report]) -> None:
    html = MarkdownIt("commonmark", {"html": True}).enable("table").render(to_markdown(changed(report), Links.at(SITE)))
    tree = ElementTree.fromstring(f"<r>{html}</r>")
    links = {link.attrib["href"]: "".join(link.itertext()) for link in tree.iter("a")}
    assert links == {
        **{f"{SITE}scenarios/{each.id}.html": each.id for each in SCENARIOS},
        f"{SITE}rulings/fake.1.html#fake.1": "fake.1",
        f"{SITE}rules.html#cr-603.2": "603.2",
        f"{SITE}rules.html#cr-603.6a": "603.6a",
    }


def test_markdown_without_an_address_has_no_links(report: Report) -> None:
    assert to_markdown(report) == to_markdown(report, Links())
    assert "](" not in to_markdown(report)


# -- the command


@pytest.mark.parametrize("form", FORMS)
def test_a_form_is_printed_or_written_to_a_file(report: Report, run: Run, tmp_path: Path, form: str) -> None:
    code, said, error = run("report", report.path, "--to", form)
    assert (code, error) == (ExitCode.AS_EXPECTED, "")
    assert said.endswith("\n")
    out = tmp_path / "out"
    out.write_text("old", encoding="utf-8")
    assert run("report", report.path, "--to", form, "--out", out) == (0, "", "")
    assert out.read_text(encoding="utf-8") == said
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize("form", FORMS)
def test_a_report_of_what_has_to_be_in_it_alone_has_every_form(
    report: Report, run: Run, tmp_path: Path, form: str
) -> None:
    lines = [json.loads(line) for line in report.path.read_bytes().splitlines()]
    definitions = json.loads((resources.folder("schemas") / "report.schema.json").read_text(encoding="utf-8"))["$defs"]
    digest = LinesDigest()
    for line in lines:
        known = {"known", "contested"} if line.get("known") else {"contested"}  # of the footer
        for key in line.keys() - definitions[line["line"]]["required"] - known:
            del line[key]
        if "known" in known:
            line["known"] = {key: line["known"][key] for key in definitions["known"]["required"]}
        digest.add(line) if line["line"] != "footer" else line.update(digest=digest.hexdigest())
    out = tmp_path / "report.ndjson"
    out.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    code, said, error = run("report", out, "--to", form)
    assert (code, error) == (ExitCode.AS_EXPECTED, "")
    assert said


def test_what_cannot_be_written_is_told_and_leaves_what_was_there(
    report: Report, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for out in (tmp_path, "/", ".", "..", tmp_path / "none" / "x", file / "x", tmp_path / ("x" * 300)):
        code, said, error = run("report", report.path, "--to", "badge", "--out", out)
        assert (code, said) == (ExitCode.USAGE, "")
        assert "the report in another form cannot be written" in error
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError(28, "No space left on device")], ids=repr)
def test_a_form_that_is_stopped_at_the_last_moment_leaves_what_was_there(
    report: Report, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    out = tmp_path / "badge.svg"
    out.write_text("old", encoding="utf-8")

    def stop(path: Path, target: Path) -> None:
        raise error

    monkeypatch.setattr(Path, "replace", stop)
    code, _, _ = run("report", report.path, "--to", "badge", "--out", out)
    assert code == (EXIT_INTERRUPTED if isinstance(error, KeyboardInterrupt) else ExitCode.USAGE)
    assert [path.name for path in tmp_path.iterdir()] == ["badge.svg"]
    assert out.read_text(encoding="utf-8") == "old"


def test_the_report_is_never_written_over(report: Report, run: Run, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in report.path.parent.iterdir()}
    link = tmp_path / "link"
    link.symlink_to(report.path)
    for out in (*before, link, os.path.relpath(report.path)):
        code, _, error = run("report", report.path, "--to", "junit", "--out", out)
        assert code == ExitCode.USAGE
        assert "this is the report itself" in error
    assert {path: path.read_bytes() for path in report.path.parent.iterdir()} == before


def test_what_is_no_file_is_written_into_and_stays_what_it_is(report: Report, run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    link = tmp_path / "link"
    link.symlink_to("target")
    nowhere = tmp_path / "null"
    nowhere.symlink_to(os.devnull)
    for out in (pipe, link, nowhere):
        assert run("report", report.path, "--to", "badge", "--out", out) == (0, "", "")
    badge = to_badge(report).encode()
    assert os.read(reading, 65536) == badge
    os.close(reading)
    assert pipe.is_fifo()
    assert (link.is_symlink(), (tmp_path / "target").read_bytes()) == (True, badge)
    assert (nowhere.is_symlink(), Path(os.devnull).is_char_device()) == (True, True)


def test_an_address_is_taken_only_where_something_is_linked(report: Report, run: Run) -> None:
    assert f"]({SITE}" in run("report", report.path, "--to", "markdown", "--base", SITE)[1].replace("<", "")
    assert f"{SITE}scenarios/" in run("report", report.path, "--to", "earl", "--base", SITE)[1]
    for form in set(FORMS) - LINKED:
        code, said, error = run("report", report.path, "--to", form, "--base", SITE)
        assert (code, said) == (ExitCode.USAGE, "")
        assert "--base is of no use with --to" in error
    code, _, error = run("report", report.path, "--to", "earl", "--base", "example.org")
    assert (code, "not the address of a site" in error) == (ExitCode.USAGE, True)
