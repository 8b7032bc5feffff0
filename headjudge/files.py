"""Reading documents of users, JSON and TOML files, and writing files for them, with every fault told as one message."""

from __future__ import annotations

import contextlib
import datetime
import errno
import json
import math
import os
import re
import tomllib
from itertools import accumulate
from pathlib import Path
from typing import Any, NoReturn

from headjudge.errors import ExitCode, HeadJudgeError

__all__ = ["MAX_BYTES", "MAX_DEPTH", "parse_json", "read_json", "read_text", "read_toml", "resolved", "write_text"]

MAX_BYTES = 8 * 1024 * 1024
MAX_DEPTH = 40

_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")
# Half of a surrogate pair, as an escape: valid in JSON, and no character that could be written anywhere.
_HALF = re.compile(r"\\u[dD][89a-fA-F]")
_DIGITS = 1000
_NESTING = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_text(path: Path, *, exit_code: ExitCode = ExitCode.USAGE) -> str:
    """The text of a UTF-8 file of at most MAX_BYTES; a byte order mark is dropped.

    Raises HeadJudgeError if it cannot be read, is larger or not UTF-8.
    """
    where = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise HeadJudgeError(
            "cannot be read",
            where=where,
            why=error.strerror or str(error),
            hint="name a file that is there and that you may read",
            exit_code=exit_code,
        ) from error
    if len(data) > MAX_BYTES:
        raise HeadJudgeError(
            "too large",
            where=where,
            why=f"a file may have {MAX_BYTES // (1024 * 1024)} MB",
            hint="spread it over several files",
            exit_code=exit_code,
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise HeadJudgeError(
            "not UTF-8",
            where=f"{where}:{line}",
            why=f"byte {error.start} is 0x{data[error.start]:02x}",
            hint="save it as UTF-8",
            exit_code=exit_code,
        ) from error


_PLAIN = "write whole numbers, texts, lists and objects, each key once"


def read_json(path: Path, *, exit_code: ExitCode = ExitCode.USAGE) -> Any:
    """The JSON document in a file; see parse_json."""
    return parse_json(read_text(path, exit_code=exit_code), str(path), exit_code=exit_code)


def parse_json(text: str, where: str, *, exit_code: ExitCode = ExitCode.USAGE) -> Any:
    """A JSON document, read strictly: no key twice in an object, no NaN, no fractions, no half characters, nesting of MAX_DEPTH.

    Fractions have no place in Magic, and 1.0 beside 1 would give one scenario two digests.

    Raises HeadJudgeError with the line, where the fault has one.
    """
    if _depth(text) > MAX_DEPTH:
        raise HeadJudgeError(
            "nested too deeply",
            where=where,
            why=f"at most {MAX_DEPTH} levels",
            hint="no document of ours is deep: see whether it is the file that you mean",
            exit_code=exit_code,
        )
    try:
        return _parsed(text)
    except json.JSONDecodeError as error:
        raise HeadJudgeError(
            "not JSON",
            where=f"{where}:{error.lineno}:{error.colno}",
            why=error.msg,
            hint="correct it there, or see whether it is the file that you mean",
            exit_code=exit_code,
        ) from error
    except ValueError as error:  # ours
        raise HeadJudgeError(
            "not a valid document", where=where, why=str(error), hint=_PLAIN, exit_code=exit_code
        ) from error


def read_toml(path: Path, *, exit_code: ExitCode = ExitCode.USAGE) -> dict[str, Any]:
    """The TOML document in a file, as JSON would say it: dates and times become text.

    Raises HeadJudgeError if it cannot be read, is not TOML, or has a number that JSON does not know (nan, inf).
    """
    text = read_text(path, exit_code=exit_code)
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: TOMLDecodeError, and Python's on thousands of digits
        why = str(error).partition(";")[0] if isinstance(error, ValueError) else "nested too deeply"
        line = re.search(r"at line (\d+)", why)
        where = f"{path}:{line[1]}" if line else str(path)
        raise HeadJudgeError(
            "not TOML",
            where=where,
            why=why,
            hint="correct it there, or see whether it is the file that you mean",
            exit_code=exit_code,
        ) from error
    try:
        return {key: _plain(value) for key, value in document.items()}
    except ValueError as error:
        raise HeadJudgeError(
            "not a valid document", where=str(path), why=str(error), hint=_PLAIN, exit_code=exit_code
        ) from error


def write_text(path: Path, text: str, what: str) -> None:
    """Write a UTF-8 file whole: beside the old one, which it then replaces. `what` it is, for the message.

    Through a link it is the file there that is replaced. A device or a pipe (/dev/stdout) is written into.
    Raises HeadJudgeError if it cannot be written; what was there before is then left as it was.
    """
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():  # nothing may take the place of /dev/null
            path.write_text(text, encoding="utf-8")
            return
        there = resolved(path)
        beside = there.with_name(f".{there.name}.{os.getpid()}")
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(there)
        except BaseException:  # stopped, too
            with contextlib.suppress(OSError):  # it may never have been there
                beside.unlink()
            raise
    except OSError as error:
        raise HeadJudgeError(
            f"the {what} cannot be written",
            where=str(path),
            why=f"{error.strerror or error}; what was there before is left as it was",
            hint="name a file in a folder that you may write to",
        ) from error


def resolved(path: Path) -> Path:
    """The path without links, whether anything is there or not. Raises nothing.

    `Path.resolve` raises RuntimeError, in some versions of Python, for links that lead in a circle. Here they are left as they are:
    whoever opens what is there is told by the system.
    """
    return Path(os.path.realpath(path))


def _depth(text: str) -> int:
    """How deeply brackets nest, found without recursion, which Python's reader would need first."""
    brackets = _BRACKET.findall(_STRING.sub("", text))
    return max(accumulate(map(_NESTING.__getitem__, brackets)), default=0)


def _parsed(text: str) -> Any:
    document = json.loads(
        text, object_pairs_hook=_object, parse_constant=_refuse, parse_float=_refuse, parse_int=_integer
    )
    if _HALF.search(text):
        _refuse_halves(document)
    return document


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {json.dumps(twice)} stands twice in the object with the keys {', '.join(result)}")
    return result


def _integer(literal: str) -> int:
    if len(literal) > _DIGITS:
        raise ValueError(f"a number of {len(literal)} digits")
    return int(literal)


def _refuse_halves(document: Any) -> None:
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise ValueError(f"\\u{ord(error.object[error.start]):04x} is half of a character") from error


def _refuse(literal: str) -> NoReturn:
    raise ValueError(f"{literal} is no whole number")


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return value.isoformat()
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{value} is no number that anything here could be")
    return value
