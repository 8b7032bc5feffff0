"""The compiled scenarios of a folder of features, remembered from one command to the next.

Compiling takes half a millisecond a scenario, which is most of the time until the first verdict of a large suite. What comes of it
depends on nothing but the features, the lists and schemas that they are read against, and the code that reads them; so it is kept
under a digest of exactly these, and made anew when any of them has changed. A remembered scenario is validated like any other
document. What is remembered lies in the user's cache folder, or in the folder that HEADJUDGE_CACHE names; with HEADJUDGE_CACHE
empty nothing is remembered. Features with mistakes in them are never remembered.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from headjudge import __version__, schema
from headjudge.resources import folder
from headjudge.scenario import Scenario

__all__ = ["compiled_folder"]

VARIABLE = "HEADJUDGE_CACHE"
KEPT = 16
"""How many folders of features are remembered at most, the latest ones."""

_PACKAGE = Path(__file__).resolve().parent
_SOURCES = ("*.feature", "*.txt", "*.toml", "*.lock")


class _Remembered(msgspec.Struct):
    document: dict[str, Any]
    where: str
    gherkin: str | None


def compiled_folder(features: Path) -> list[Scenario]:
    """The scenarios of all features of a folder, as `headjudge.gherkin.compile.compile_folder` gives them.

    Raises what that raises. A cache that cannot be read or written costs time and nothing else.
    """
    place = _place()
    file = None if place is None else place / f"{_key(features)}.json"
    if file is not None and (found := _recalled(file)) is not None:
        return found
    # Only now: the compiler and the Gherkin parser are no small import.
    from headjudge.gherkin.compile import compile_folder

    scenarios = compile_folder(features)
    if file is not None:
        _remember(scenarios, file)
    return scenarios


def _place() -> Path | None:
    """The folder of what is remembered; None if nothing shall be."""
    if (given := os.environ.get(VARIABLE)) is not None:
        return Path(given) if given else None
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base, "headjudge") if os.path.isabs(base) else None


def _key(features: Path) -> str:
    """A digest of all that the compiled scenarios depend on, the name of the folder included: messages hold it."""
    digest = hashlib.sha256(f"{__version__} {sys.version_info[:2]} {features}\n".encode())
    for path in _dependencies(features):
        with contextlib.suppress(OSError):  # the compiler is the one to complain of what cannot be read
            content = path.read_bytes()
            digest.update(f"{path} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


def _dependencies(features: Path) -> Iterator[Path]:
    suite = folder("features")
    for pattern in _SOURCES:
        yield from sorted(features.rglob(pattern))
    for pattern in _SOURCES[1:]:
        yield from sorted(suite.glob(pattern))
    yield from sorted(folder("schemas").glob("*.json"))
    yield from sorted((_PACKAGE / "gherkin").rglob("*.py"))
    yield from sorted(_PACKAGE.glob("*.py"))


def _recalled(file: Path) -> list[Scenario] | None:
    try:
        remembered = msgspec.json.decode(file.read_bytes(), type=list[_Remembered])
    except (OSError, msgspec.DecodeError):  # not there, or not whole: compiled anew
        return None
    if not all(schema.is_valid("scenario", each.document) for each in remembered):
        return None
    return [Scenario(each.document, each.where, each.gherkin) for each in remembered]


def _remember(scenarios: list[Scenario], file: Path) -> None:
    content = msgspec.json.encode([_Remembered(each.document, each.where, each.gherkin) for each in scenarios])
    # A home that cannot be written to, or a full disk, is no reason to fail: nobody asked for this file.
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as beside:
            try:
                beside.write(content)
                beside.flush()
                os.replace(beside.name, file)
            except OSError:
                os.unlink(beside.name)
                raise
        for old in sorted(file.parent.glob("*.json"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            old.unlink(missing_ok=True)
