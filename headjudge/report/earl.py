"""A report in the W3C's Evaluation and Report Language, EARL 1.0, as JSON-LD: an assertion a scenario.

All of EARL that is said here: the classes Assertion, Assertor, Software, TestSubject, TestRequirement, TestCase, TestResult; the
properties assertedBy, subject, test, mode, result, outcome, info; the mode automatic; five outcomes. Titles, dates and parts are
Dublin Core's (dct), versions and home pages DOAP's. The context stands in the document: nobody needs the network to read it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from headjudge.report.links import Links, absolute_address, name
from headjudge.report.reader import Report
from headjudge.report.summary import summary
from headjudge.report.text import clean, json_text
from headjudge.verdict import Verdict

__all__ = ["OUTCOMES", "outcome", "to_earl"]

Node = dict[str, Any]

_NODE: Final = {"@type": "@id"}
CONTEXT: Final[Node] = {
    "earl": "http://www.w3.org/ns/earl#",
    "dct": "http://purl.org/dc/terms/",
    "doap": "http://usefulinc.com/ns/doap#",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
    "earl:assertedBy": _NODE,
    "earl:subject": _NODE,
    "earl:test": _NODE,
    "earl:mode": _NODE,
    "earl:outcome": _NODE,
    "dct:isPartOf": _NODE,
    "dct:references": _NODE,
    "dct:hasVersion": _NODE,
    "doap:homepage": _NODE,
    "dct:date": {"@type": "xsd:dateTime"},
}

OUTCOMES: Final = {
    Verdict.PASS: "passed",
    Verdict.FAIL: "failed",
    # Of the ruling nothing was seen: the table was another, or what happened is open.
    Verdict.SETUP: "cantTell",
    Verdict.UNDECIDED: "cantTell",
    Verdict.UNPROVEN: "cantTell",
    Verdict.ERROR: "cantTell",
    Verdict.CRASH: "cantTell",
    Verdict.TIMEOUT: "cantTell",
    Verdict.MALFORMED: "cantTell",
}
"""By what was found, where the scenario was executed."""
_NOT_THE_ENGINES: Final = frozenset({"card", "needs", "table", "part"})
"""Why a scenario was not judged, where it is about something that the engine does not have; else it could not be carried out."""


def outcome(line: Node) -> str:
    """The outcome that EARL has for a result. Known failures are failures; a contested scenario tells nothing of an engine."""
    if line["contested"]:
        return "cantTell"
    if line["found"] == Verdict.UNSUPPORTED:
        return "inapplicable" if line["unsupported"]["reason"] in _NOT_THE_ENGINES else "untested"
    return OUTCOMES[Verdict(line["found"])]


def to_earl(report: Report, links: Links) -> str:
    """The report as JSON-LD, made of its file alone. In: what scenarios, claims and rules are called."""
    return json_text({"@context": CONTEXT, "@graph": list(_graph(report, links))}, indent=1) + "\n"


def _graph(report: Report, links: Links) -> Iterator[Node]:
    suite = _suite(report)
    assertor, subject = _assertor(report), _subject(report)
    yield from (assertor, subject, suite)
    claims = dict.fromkeys(claim for line in report.results for claim in line["claims"])
    for claim in claims:
        yield {
            "@id": links.claim(claim),
            "@type": "earl:TestRequirement",
            "dct:identifier": claim,
            "dct:isPartOf": suite["@id"],
        }
    for line in report.results:
        yield _test(line, links, suite["@id"])
        yield {
            "@type": "earl:Assertion",
            "earl:assertedBy": assertor["@id"],
            "earl:subject": subject["@id"],
            "earl:test": links.scenario(line["id"]),
            "earl:mode": "earl:automatic",
            "earl:result": _result(report, line),
        }


def _assertor(report: Report) -> Node:
    version = clean(report.header["headjudge"])
    return {
        "@id": name("runner", version),
        "@type": ["earl:Assertor", "earl:Software"],
        "dct:title": "Head Judge",
        "doap:release": _release(version),
    }


def _subject(report: Report) -> Node:
    header = report.header
    engine, adapter = header["engine"], header["adapter"]
    title, version = clean(engine["name"]), clean(engine["version"])
    settings = "".join(f"; {clean(key)} = {clean(value)}" for key, value in header["settings"].items())
    node: Node = {
        "@id": name("engine", title, version),
        "@type": ["earl:TestSubject", "earl:Software"],
        "dct:title": title,
        "dct:description": f"played through the adapter {clean(adapter['name'])}, manifest {adapter['digest']}{settings}",
        "doap:release": _release(version),
    }
    if absolute_address(homepage := engine.get("homepage", "")):
        node["doap:homepage"] = homepage
    return node


def _release(version: str) -> Node:
    return {"@type": "doap:Version", "doap:revision": version}


def _suite(report: Report) -> Node:
    header = report.header
    suite = header["suite"]
    rules = f", with the rules of {header['rules-date']}" if header.get("rules-date") else ""
    return {
        "@id": name("suite", suite["digest"]),
        "@type": "earl:TestRequirement",
        "dct:title": f"The suite of Head Judge, version {clean(suite['version'])}",
        "dct:description": clean(f"{suite['selected']} of {suite['scenarios']} scenarios were selected{rules}"),
    }


def _test(line: Node, links: Links, suite: str) -> Node:
    rules = line["rules"]
    node: Node = {
        "@id": links.scenario(line["id"]),
        "@type": "earl:TestCase",
        "dct:identifier": line["id"],
        "dct:title": clean(line["title"]),
        "dct:hasVersion": name("scenario", line["id"], line["digest"]),
        "dct:isPartOf": [suite, *(links.claim(claim) for claim in line["claims"])],
    }
    if rules:
        node["dct:references"] = [links.rule(rule) for rule in rules]
        node["dct:description"] = f"It rests on {'rule' if len(rules) == 1 else 'rules'} {', '.join(rules)}."
    return node


def _result(report: Report, line: Node) -> Node:
    node: Node = {"@type": "earl:TestResult", "earl:outcome": f"earl:{outcome(line)}"}
    if began := report.began:
        node["dct:date"] = began.isoformat()
    if line["contested"]:
        node["earl:info"] = f"contested, and so in no count: {summary(line)}"
    elif line["found"] != Verdict.PASS or line["verdict"] != Verdict.PASS:
        node["earl:info"] = summary(line)
    return node
