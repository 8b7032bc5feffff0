"""Writing a report and its file of steps: beside the old ones, and put in their place when they are complete.

An interrupted or failed run leaves what was there before as it was, and no half file. Nothing of a run is kept in memory: what
comes before its turn in suite order waits in a file without a name.
"""

from __future__ import annotations

import contextlib
import fcntl
import gzip
import os
import secrets
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.report.lines import TIMES, Counts, LinesDigest, encode

__all__ = ["REPORT", "STEPS", "ReportWriter", "report_folders"]

REPORT: Final = "report.ndjson"
STEPS: Final = "steps.ndjson.gz"

_PART: Final = ".part"
_BEGINNING: Final = b'{"line":"header",'
# Level 1 is a third of the time of the default and some 15 % larger.
_COMPRESSION: Final = 1

Document = Mapping[str, Any]


def report_folders(out: Path, engines: list[str]) -> list[Path]:
    """Where the report of each engine goes: into `out` itself for one, into a folder of its name in it for several.

    Raises HeadJudgeError (exit code 2) if `out` is no folder, or holds something that is no report (then it is not ours to write
    into), and if two engines have one name.
    """
    if twice := {name for name in engines if engines.count(name) > 1}:
        raise HeadJudgeError(
            f"two engines are called {', '.join(sorted(twice))}",
            why="their reports would go into one folder",
            hint="name each engine once, and give adapters names of their own",
            exit_code=ExitCode.USAGE,
        )
    folders = [out] if len(engines) == 1 else [out / name for name in engines]
    with _clear_errors(out):
        for folder in dict.fromkeys([out, *folders]):
            _refuse_foreign(folder)
    return folders


def _refuse_foreign(folder: Path) -> None:
    if not folder.is_dir():
        if folder.exists():
            raise _not_ours(folder, "it is a file")
        if folder.is_symlink():
            raise _not_ours(folder, f"it is a link to {os.readlink(folder)}, which is not there")
        return
    for name in (REPORT, STEPS):
        if (folder / name).is_dir():
            raise _not_ours(folder, f"its {name} is a folder")
    if (folder / REPORT).exists():
        if not _begins_as_a_report(folder / REPORT):
            raise _not_ours(folder, f"its {REPORT} is no report")
        return
    foreign = sorted(entry.name for entry in folder.iterdir() if not _is_ours(entry))
    if foreign:
        more = f" and {len(foreign) - 1} more" if len(foreign) > 1 else ""
        raise _not_ours(folder, f"it holds {foreign[0]}{more}, and no {REPORT}")


def _is_ours(entry: Path) -> bool:
    """Whether an entry is what runs leave behind: a part of a report that was cut off, the folder of an engine among several."""
    if entry.is_dir():
        return (entry / REPORT).is_file() or not any(entry.iterdir())
    return entry.name.endswith(_PART)


def _begins_as_a_report(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_BEGINNING)) in (_BEGINNING, b"")


def _not_ours(folder: Path, why: str) -> HeadJudgeError:
    return HeadJudgeError(
        "this is no folder of reports",
        where=str(folder),
        why=why,
        hint="give --out a folder that is empty, new, or holds a report",
        exit_code=ExitCode.USAGE,
    )


class ReportWriter:
    """A report that is being written. A context manager: leaving it without `commit` takes back everything.

    Raises HeadJudgeError (exit code 2) from every method if the files cannot be written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / REPORT
        self.steps_path = folder / STEPS
        self.counts = Counts()
        self._folder = folder
        self._digest = LinesDigest()
        self._parts: list[Path] = []
        self._steps_in_order = 0
        self._waiting: dict[int, tuple[int, int]] = {}
        report_folders(folder, [""])
        self._made = [each for each in (folder, *folder.parents) if not each.exists()]
        with _clear_errors(folder):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self._report: IO[bytes] = self._open_part(REPORT)
                self._steps_file: IO[bytes] = self._open_part(STEPS)
                self._spool: IO[bytes] = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 - closed by _close
            except BaseException:
                self._remove_parts()
                raise
        # Without a name and a time in it the file is the same in every run.
        self._steps = gzip.GzipFile(
            filename="", mode="wb", compresslevel=_COMPRESSION, fileobj=self._steps_file, mtime=0
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.abort()

    def write_header(self, line: Document) -> None:
        """Write the first line."""
        self._write("report/header", line)

    def write_result(self, line: Document) -> None:
        """Write the next result, in suite order."""
        self._write("report/result", line)
        self.counts.add(line)

    def write_steps(self, place: int, line: Document | None) -> None:
        """Write what a scenario looked like; None if there is nothing to see.

        In: its place in suite order, from 0, each given once, in any order.
        """
        data = b""
        if line is not None:
            if not schema.is_valid("steps", line):
                schema.check("steps", line, "the runner's file of steps")
            data = encode(line) + b"\n"
        with _clear_errors(self.steps_path):
            if place != self._steps_in_order:
                self._waiting[place] = (self._spool.seek(0, os.SEEK_END), len(data))
                self._spool.write(data)
                return
            self._put_steps(data)
            if not self._waiting:
                return
            while self._steps_in_order in self._waiting:
                offset, length = self._waiting.pop(self._steps_in_order)
                self._spool.seek(offset)
                self._put_steps(self._spool.read(length))
            if not self._waiting:
                self._spool.seek(0)
                self._spool.truncate()

    def commit(self, times: Document) -> None:
        """Write the footer, and put both files in the place of the old ones."""
        line = {
            "line": "footer",
            **self.counts.footer(),
            "digest": self._digest.hexdigest(),
            "complete": True,
            TIMES: times,
        }
        self._write("report/footer", line)
        with _clear_errors(self._folder):
            self._steps.close()
            for file in (self._report, self._steps_file):
                file.flush()
                os.fsync(file.fileno())
                file.close()
            self._spool.close()
            report, steps = self._parts
            with _alone_in(self._folder):
                try:
                    os.replace(steps, self.steps_path)
                    os.replace(report, self.path)
                except KeyboardInterrupt:  # both are whole: a report beside the steps of another run would not be
                    if not steps.exists() and report.exists():
                        os.replace(report, self.path)
                    raise
        self._parts = []

    def abort(self) -> None:
        """Take back what was written. Does nothing after `commit`."""
        if not self._parts:
            return
        # What cannot be flushed any more (the disk is full) is of no use either.
        for file in (self._steps, self._report, self._steps_file, self._spool):
            with contextlib.suppress(OSError):
                file.close()
        self._remove_parts()

    # -- inside

    def _open_part(self, name: str) -> IO[bytes]:
        path = self._folder / f".{name}.{secrets.token_hex(4)}{_PART}"
        file = path.open("xb")
        self._parts.append(path)
        return file

    def _remove_parts(self) -> None:
        for path in self._parts:
            path.unlink(missing_ok=True)
        self._parts = []
        for folder in self._made:
            try:
                folder.rmdir()
            except FileNotFoundError:  # it was not made
                continue
            except OSError:  # another run has put something there meanwhile
                break

    def _write(self, kind: str, line: Document) -> None:
        if not schema.is_valid(kind, line):
            schema.check(kind, line, "the runner's report")
        self._digest.add(line)
        with _clear_errors(self.path):
            self._report.write(encode(line) + b"\n")

    def _put_steps(self, data: bytes) -> None:
        if data:
            self._steps.write(data)
        self._steps_in_order += 1


@contextlib.contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other runs waiting that put their files into the same folder: a report and its steps belong together."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # a file system without locks
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def _clear_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise HeadJudgeError(
            "the report cannot be written",
            where=str(path),
            why=f"{error.strerror or error}; a report that was there before is left as it was",
            hint="give --out a folder that you may write to, on a disk with room",
            exit_code=ExitCode.USAGE,
        ) from error
