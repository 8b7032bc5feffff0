"""A report as Markdown: the headline, each deviation with all that helps to understand it, and every ruling's verdict."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from headjudge.report.lines import TIMES
from headjudge.report.links import Links
from headjudge.report.reader import Report
from headjudge.report.text import code, code_cell, fenced, table, told, words
from headjudge.verdict import Verdict

__all__ = ["to_markdown"]

Line = dict[str, Any]


def to_markdown(report: Report, links: Links | None = None) -> str:
    """The report as Markdown (GitHub's flavour), made of its file alone.

    In: the site that scenarios, claims and rules are linked to; by default, and where `links` has no address, nothing is linked.
    """
    return "\n".join(_document(report, links or Links())).rstrip() + "\n"


def _document(report: Report, links: Links) -> Iterator[str]:
    header, footer = report.header, report.footer
    engine = header["engine"]
    yield f"# {words(engine['name'])} {words(engine['version'])}: compliance report\n"
    yield (
        f"**{footer['passed']} passed of {footer['executed']} executed, {footer['passed']} of all {footer['all']}.** "
        f"{_outcome(footer['deviations'], footer['executed'])}\n"
    )
    yield from _about(report)
    yield from _verdicts(footer)
    counted = [line for line in report.results if not line["contested"]]
    deviating = [line for line in counted if line["deviation"]]
    if deviating:
        yield "## Deviations\n"
        for line in deviating:
            yield from _failure(line, links)
    yield from _known([line for line in counted if line["verdict"] == Verdict.KNOWN], links)
    yield from _unsupported([line for line in counted if line["found"] == Verdict.UNSUPPORTED], links)
    contested = [line for line in report.results if line["contested"]]
    if contested:
        yield "## Contested\n"
        yield "The ruling is disputed: played and shown, but outside all counts.\n"
        yield from table(("scenario", "verdict", "title"), (_row(line, links) for line in contested))
    yield "## All scenarios\n"
    yield from table(
        ("scenario", "verdict", "title", "claims", "rules"),
        (
            (*_row(line, links), ", ".join(map(code_cell, line["claims"])), ", ".join(map(words, line["rules"])))
            for line in counted
        ),
    )


def _outcome(deviations: int, executed: int) -> str:
    if deviations:
        return f"{deviations} deviation{'s' if deviations > 1 else ''} from what is expected."
    return "All as expected." if executed else "Nothing was executed, which is never a success."


def _about(report: Report) -> Iterator[str]:
    header = report.header
    suite, adapter = header["suite"], header["adapter"]
    rows = [
        ("suite", f"version {words(suite['version'])}, {code_cell(suite['digest'])}"),
        ("scenarios", f"{suite['selected']} selected of {suite['scenarios']}"),
        ("rules", words(header.get("rules-date") or "not said")),
        ("adapter", f"{words(adapter['name'])}, {code_cell(adapter['digest'])}"),
    ]
    if homepage := header["engine"].get("homepage"):
        rows.append(("engine's home", code_cell(homepage)))
    rows += [("setting", f"{code_cell(key)}: {code_cell(value)}") for key, value in header["settings"].items()]
    if header["seed"] is not None:
        rows.append(("order", f"shuffled with seed {header['seed']}"))
    if report.began:
        rows.append(("begun", report.began.isoformat()))
    yield from table(("", ""), rows)


def _verdicts(footer: Line) -> Iterator[str]:
    counts = footer["counts"]
    rows = [(str(verdict), str(counts[verdict])) for verdict in Verdict if counts.get(verdict)]
    if footer.get("contested"):
        rows.append(("contested (in no count)", str(footer["contested"])))
    yield from table(("verdict", "scenarios"), rows)


def _failure(line: Line, links: Links) -> Iterator[str]:
    yield f"### {_linked(code(line['id']), links, links.scenario(line['id']))}: {words(line['title'])}\n"
    found = "" if line["verdict"] == line["found"] else f" (found: {line['found']})"
    yield f"- verdict: **{line['verdict']}**{found}"
    if line["claims"]:
        yield f"- claims: {', '.join(_linked(code(each), links, links.claim(each)) for each in line['claims'])}"
    if line["rules"]:
        yield f"- rules: {', '.join(_linked(words(each), links, links.rule(each)) for each in line['rules'])}"
    if line.get("message"):
        yield f"- {code(line['message'])}"
    if divergence := line["divergence"]:
        where = "the set-up" if divergence["step"] == 0 else f"step {divergence['step']}"
        yield f"- after {where}, {code(divergence['path'])}"
        yield f"    - expected: {code(told(divergence['expected']))}"
        yield f"    - observed: {code(told(divergence['observed']))}"
    if lacking := line["unsupported"]:
        yield f"- not supported: {lacking['reason']}: {code(', '.join(lacking['detail']))}"
    if known := line.get("known"):
        yield f"- recorded as known: {known['verdict']}: {words(known['reason'])}"
        if known.get("rule_says"):
            yield f"- the rule: {words(known['rule_says'])}"
    if source := line.get("source"):
        yield f"- written in {code(source['feature'] + ':' + str(source.get('line', 1)))}"
    yield ""
    if line.get("gherkin"):
        yield fenced(line["gherkin"], "gherkin") + "\n"
    if line.get("trace"):
        yield "What the oracle says:\n"
        yield from (_account(entry) for entry in line["trace"])
        yield ""
    if stderr := line.get(TIMES, {}).get("stderr"):
        yield "What the adapter wrote beside:\n"
        yield fenced(told(stderr)) + "\n"
    yield "Repeat it with:\n"
    yield fenced(line["repeat"], "sh") + "\n"


def _account(entry: Any) -> str:
    """One line of the oracle's account."""
    rules = ", ".join(entry["rules"])
    where = "set-up" if entry["step"] == 0 else f"step {entry['step']}"
    return f"- {where}: {words(entry['text'])}" + (f" ({words(rules)})" if rules else "")


def _known(lines: list[Line], links: Links) -> Iterator[str]:
    if not lines:
        return
    yield "## Known failures\n"
    rows = []
    for line in lines:
        known = line["known"]
        link = code_cell(known["link"]) if known.get("link") else ""
        rows.append((_cell(line, links), line["found"], words(known["reason"]), link, words(known.get("review") or "")))
    yield from table(("scenario", "verdict", "what the engine does", "reported", "to be reviewed"), rows)
    yield "<details><summary>Each of them: the board, the step, what was expected and observed</summary>\n"
    for line in lines:
        yield from _failure(line, links)
    yield "</details>\n"


def _unsupported(lines: list[Line], links: Links) -> Iterator[str]:
    if not lines:
        return
    yield "## Not executed\n"
    rows = (
        (_cell(line, links), line["unsupported"]["reason"], code_cell(", ".join(line["unsupported"]["detail"])))
        for line in lines
    )
    yield from table(("scenario", "reason", "what is lacking"), rows)


def _row(line: Line, links: Links) -> tuple[str, str, str]:
    return _cell(line, links), line["verdict"], words(line["title"])


def _cell(line: Line, links: Links) -> str:
    """A scenario's id in a table."""
    return _linked(code_cell(line["id"]), links, links.scenario(line["id"]))


def _linked(text: str, links: Links, address: str) -> str:
    """Markdown that leads to a page of the site, if it is said where that is."""
    return text if links.base is None else f"[{text}](<{address}>)"
