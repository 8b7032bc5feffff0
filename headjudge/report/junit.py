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
from headjudge.report.text import clean, told
from headjudge.verdict import Verdict

__all__ = ["to_junit"]

Line = dict[str, Any]

_ERRORS: Final = frozenset({Verdict.SETUP, Verdict.ERROR, Verdict.CRASH, Verdict.TIMEOUT, Verdict.MALFORMED})


def to_junit(report: Report) -> bytes:
    """The report as JUnit XML in UTF-8, made of its file alone."""
    header = report.header
    suite = TestSuite(clean(f"{header['engine']['name']} {header['engine']['version']}"))
    suite.timestamp = told(header.get(TIMES, {}).get("began", ""))
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
    return out.getvalue()


def _case(line: Line) -> TestCase:
    source = line.get("source")
    seconds = line.get(TIMES, {}).get("seconds")
    case = TestCase(
        name=line["id"],
        classname=clean(source["feature"]) if source else line["id"].partition(".")[0],
        time=float(seconds) if isinstance(seconds, int | float) else None,
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


def _result(line: Line) -> FinalResult | None:
    verdict, summary = line["verdict"], clean(_summary(line))
    if line["contested"]:
        return Skipped(f"contested: {summary}", "contested")
    if line["deviation"]:
        kind = Error if line["found"] in _ERRORS else Failure
        result: FinalResult = kind(summary, verdict)
        result.text = summary
        return result
    return None if verdict == Verdict.PASS else Skipped(summary, verdict)


def _summary(line: Line) -> str:
    """A result in a line."""
    parts = [line["verdict"]]
    if line["verdict"] == Verdict.FIXED:
        parts.append("it is recorded as a known failure, and passes")
    if known := line.get("known"):
        parts.append(known["reason"])
    if divergence := line["divergence"]:
        parts.append(
            f"after step {divergence['step']}, {divergence['path']}: "
            f"expected {told(divergence['expected'])}, observed {told(divergence['observed'])}"
        )
    if lacking := line["unsupported"]:
        parts.append(f"{lacking['reason']}: {', '.join(lacking['detail'])}")
    if line.get("message"):
        parts.append(line["message"])
    if line["deviation"] and line["rules"]:
        parts.append(f"rules {', '.join(line['rules'])}")
    return "; ".join(parts)


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
