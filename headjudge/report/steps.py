"""Reading the file of steps that stands beside a report: what each scenario looked like."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.report.reader import Report
from headjudge.report.writer import STEPS

__all__ = ["read_steps", "steps_path"]

Line = dict[str, Any]

_LONGEST_LINE: Final = 64 * 1024 * 1024
"""As in a report: a compressed line is as long as its reader lets it be."""


def steps_path(report: Report) -> Path | None:
    """The file of steps beside a report; None if there is none."""
    path = report.path.with_name(STEPS)
    return path if path.exists() else None


def read_steps(report: Report, path: Path) -> Iterator[Line]:
    """The lines of a report's file of steps, one a scenario that was played to an end, in the order of the file.

    Raises HeadJudgeError (exit code 2) if it cannot be read, is not whole, or does not belong to the report.
    """
    digests = {line["id"]: line["digest"] for line in report.results}
    try:
        if not path.is_file():  # a pipe would be waited for
            raise _refused("it is no file", str(path))
        if path.stat().st_size == 0:  # to gzip that is nothing at all, and whole
            raise _refused("it is empty", str(path))
        with gzip.open(path, "rb") as file:
            for number, data in enumerate(iter(lambda: file.readline(_LONGEST_LINE + 1), b""), 1):
                where = f"{path}:{number}"
                if len(data) > _LONGEST_LINE:
                    raise _refused(f"a line of more than {_LONGEST_LINE // (1024 * 1024)} MB", where)
                line = _decoded(data, where)
                # A scenario is there once; what is left is what may still come.
                if digests.pop(line["id"], None) != line["digest"]:
                    raise _refused(f"{line['id']} is not in the report beside it, or is there twice", where)
                yield line
    except (OSError, EOFError, zlib.error) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise _refused(f"it cannot be read: {why}", str(path)) from error


def _decoded(data: bytes, where: str) -> Line:
    try:
        line = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise _refused(f"a line that is not JSON: {error}", where) from error
    if not schema.is_valid("steps", line):
        schema.check("steps", line, where)
    assert isinstance(line, dict)  # the schema says so
    return line


def _refused(what: str, where: str) -> HeadJudgeError:
    return HeadJudgeError(
        f"not a whole file of steps: {what}",
        where=where,
        hint=f"the {STEPS} beside a report is of use only as the same run wrote it: run the suite again",
        exit_code=ExitCode.USAGE,
    )
