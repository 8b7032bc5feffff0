"""Reading a report back: every line validated, the numbers and the digest of its footer checked."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.report.lines import FORMAT, TIMES, Counts, LinesDigest
from headjudge.report.writer import REPORT
from headjudge.verdict import Verdict

__all__ = ["Report", "read_report"]

Line = dict[str, Any]

_OPTIONAL: Final = ("shows", "control", "source", "known", "message", "gherkin", "trace")
_OPTIONAL_KNOWN: Final = ("version", "link", "rule_says", "review")

_LONGEST_LINE = 64 * 1024 * 1024
"""Twice of what is read from an adapter at a time, which a line tells of."""


class Report(msgspec.Struct, frozen=True):
    """A whole report, as it stands in its file; what a result may leave out is null in it."""

    path: Path
    header: Line
    results: tuple[Line, ...]
    footer: Line

    @property
    def began(self) -> datetime.datetime | None:
        """When the run began, with its offset from UTC; None where the report does not say, or says it in no way that could be one."""
        try:
            began = datetime.datetime.fromisoformat(self.header[TIMES]["began"])
        except (KeyError, TypeError, ValueError):  # times are whatever wrote them says
            return None
        return began if began.tzinfo else began.replace(tzinfo=datetime.UTC)

    @property
    def counts(self) -> Counts:
        """The sum of the results."""
        counts = Counts()
        for line in self.results:
            counts.add(line)
        return counts


def read_report(path: Path) -> Report:
    """Read a report, given its file or the folder that it is in.

    Raises HeadJudgeError (exit code 2) if it cannot be read, is no report, ends early, or was changed after it was written.
    """
    if path.is_dir():
        path = _within(path)
    header: Line | None = None
    footer: Line | None = None
    results: list[Line] = []
    digest, counts = LinesDigest(), Counts()
    ids: set[str] = set()
    for number, line in _lines(path):
        where = f"{path}:{number}"
        if footer is not None:
            raise _refused("a line after the footer", where)
        kind = line.get("line")
        if (header is None) != (kind == "header"):
            raise _refused("the header is missing" if header is None else "a second header", where)
        if kind not in ("header", "result", "footer"):
            raise _refused(f"a line of an unknown kind, {kind!r}", where)
        if kind == "header" and line.get("format") != FORMAT:
            raise _refused(
                f"a report of format {line.get('format')!r}, and this Head Judge reads format {FORMAT}", where
            )
        schema.check(f"report/{kind}", line, where)
        _check_parts(line, where)
        if kind == "header":
            header = line
        elif kind == "footer":
            footer = line
            continue
        else:
            if line["id"] in ids:
                raise _refused(f"a second result of {line['id']}", where)
            ids.add(line["id"])
            results.append(_complete(line))
            counts.add(line)
        digest.add(line)
    if header is None:
        raise _refused("it is empty", str(path))
    if footer is None or not footer["complete"]:
        raise _refused(
            "it ends before its footer: the run that wrote it was cut short, or the file is not whole", str(path)
        )
    _check_footer(header, footer, counts, digest, str(path))
    return Report(path, header, tuple(results), footer)


def _within(folder: Path) -> Path:
    """The report in a folder; of several engines one has to be named."""
    if (folder / REPORT).exists() or not (several := sorted(folder.glob(f"*/{REPORT}"))):
        return folder / REPORT
    raise HeadJudgeError(
        "a folder of several reports",
        where=str(folder),
        why=", ".join(path.parent.name for path in several),
        hint=f"name one of them: {several[0].parent}",
        exit_code=ExitCode.USAGE,
    )


def _lines(path: Path) -> Iterator[tuple[int, Line]]:
    try:
        with path.open("rb") as file:
            for number, data in enumerate(iter(lambda: file.readline(_LONGEST_LINE + 1), b""), 1):
                if len(data) > _LONGEST_LINE:
                    raise _refused(f"a line of more than {_LONGEST_LINE // (1024 * 1024)} MB", f"{path}:{number}")
                try:
                    line = msgspec.json.decode(data)
                except (msgspec.DecodeError, RecursionError) as error:
                    raise _refused(f"a line that is not JSON: {error}", f"{path}:{number}") from error
                if not isinstance(line, dict):
                    raise _refused("a line that is not a JSON object", f"{path}:{number}")
                yield number, line
    except OSError as error:
        raise HeadJudgeError(
            "the report cannot be read",
            where=str(path),
            why=error.strerror or str(error),
            hint=f"give the {REPORT} that a run wrote, or its folder",
            exit_code=ExitCode.USAGE,
        ) from error


def _complete(line: Line) -> Line:
    """A result in which nothing is missing: what a report may leave out is null."""
    whole = {**dict.fromkeys(_OPTIONAL), TIMES: {}, **line}
    if known := whole["known"]:
        whole["known"] = {**dict.fromkeys(_OPTIONAL_KNOWN), **known}
    return whole


def _check_parts(line: Line, where: str) -> None:
    """What the report's schema leaves to those of others: where a scenario was written, and the oracle's account; or cannot say."""
    for key, verdict in (("verdict", Verdict.KNOWN), ("found", Verdict.UNSUPPORTED)):
        if line.get(key) == verdict and line.get(verdict) is None:
            raise _refused(f"{line['id']} is {verdict}, and it is not said why", where)
    if (source := line.get("source")) is not None:
        schema.check("scenario/source", source, where)
    for entry in line.get("trace") or ():
        schema.check("protocol/trace-line", entry, where)
        if not isinstance(entry.get("step"), int):
            raise _refused("a line of the oracle's account without its step", where)


def _check_footer(header: Line, footer: Line, counts: Counts, digest: LinesDigest, where: str) -> None:
    summed = counts.footer()
    for key, value in summed.items():
        told = footer.get(key, 0 if key == "contested" else None)
        if key == "counts":
            told = {verdict: number for verdict, number in footer["counts"].items() if number}
        if told != value:
            raise _refused(f"the footer says {key} is {told}, and the results come to {value}", where)
    selected = header["suite"]["selected"]
    if counts.all + counts.contested != selected:
        raise _refused(f"it has {counts.all + counts.contested} results, and {selected} scenarios were selected", where)
    if footer["digest"] != digest.hexdigest():
        raise _refused("its lines are not those that its footer's digest was made of: it was changed", where)


def _refused(what: str, where: str) -> HeadJudgeError:
    return HeadJudgeError(
        f"not a whole report: {what}",
        where=where,
        hint="a report is only of use as a run wrote it: run the suite again",
        exit_code=ExitCode.USAGE,
    )
