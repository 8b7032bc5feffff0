"""A report as JUnit XML, for CI systems: a suite an engine, a test case a scenario.

What deviates is a failure if the engine played and was wrong, and an error if it could not be judged; what was not executed, a
known failure and a contested scenario are skipped, with the reason.
"""

from __future__ import annotations

import io
from typing import Any, Final

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite
from junitparser.junitparser import FinalResult

from headjudge.report.lines import TIMES
from headjudge.report.reader import Report
from headjudge.report.summary import summary
from headjudge.report.text import clean, told
from headjudge.verdict import Verdict

__all__ = ["to_junit"]

Line = dict[str, Any]

_ERRORS: Final = frozenset({Verdict.SETUP, Verdict.ERROR, Verdict.CRASH, Verdict.TIMEOUT, Verdict.MALFORMED})


def to_junit(report: Report) -> str:
    """The report as JUnit XML, to be written in UTF-8 as it says itself, made of its file alone."""
    header = report.header
    suite = TestSuite(clean(f"{header['engine']['name']} {header['engine']['version']}"))
    if began := report.began:
        suite.timestamp = began.isoformat()
    suite.add_property("suite.version", clean(header["suite"]["version"]))
    suite.add_property("suite.digest", header["suite"]["digest"])
    suite.add_property("adapter.digest", header["adapter"]["digest"])
    for key, value in header["settings"].items():
        suite.add_property(f"setting.{clean(key)}", clean(value))
    suite.add_testcases([_case(line) for line in report.results])
    xml = JUnitXml("Head Judge")
    xml.add_testsuite(suite)
    xml.update_statistics()  # type: ignore[no-untyped-call]  # the library has types, but not on this
    out = io.BytesIO()
    xml.write(out)
    return out.getvalue().decode().rstrip() + "\n"


def _case(line: Line) -> TestCase:
    source = line.get("source")
    case = TestCase(
        name=line["id"],
        classname=clean(source["feature"]) if source else line["id"].partition(".")[0],
        time=_seconds(line),
    )
    result = _result(line)
    if result is None:
        return case
    case.result = [result]
    if line["deviation"]:
        case.system_out = clean(_account(line))
        if stderr := line.get(TIMES, {}).get("stderr"):
            case.system_err = told(stderr)
    return case


def _seconds(line: Line) -> float | None:
    """How long it took, to the millisecond: what is shorter would be written with an exponent, which not every reader takes."""
    seconds = line.get(TIMES, {}).get("seconds")
    return round(float(seconds), 3) if isinstance(seconds, int | float) and 0 <= seconds < 1e9 else None


def _result(line: Line) -> FinalResult | None:
    verdict, said = line["verdict"], summary(line)
    if line["contested"]:
        return Skipped(f"contested: {said}", "contested")
    if line["deviation"]:
        kind = Error if line["found"] in _ERRORS else Failure
        result: FinalResult = kind(said, verdict)
        result.text = said
        return result
    return None if verdict == Verdict.PASS else Skipped(said, verdict)


def _account(line: Line) -> str:
    """All that helps to understand a deviation."""
    parts = [line["title"]]
    if line.get("gherkin"):
        parts.append(line["gherkin"])
    if line.get("trace"):
        told_by_oracle = [
            f"  {entry['step']}: {entry['text']} ({', '.join(entry['rules'])})" for entry in line["trace"]
        ]
        parts.append("\n".join(["What the oracle says:", *told_by_oracle]))
    parts.append(f"Repeat it with: {line['repeat']}")
    return "\n\n".join(parts)
