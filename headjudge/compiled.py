"""The scenarios of a folder of features, with those of each file remembered from one command to the next.

Compiling takes a third of a millisecond a scenario, which is most of the time until the first verdict of a large suite.
What comes of a feature file depends on nothing but its bytes, the lists and schemas that it is read against, and the code
that reads it. So its scenarios are kept under a digest of exactly these, and made anew when any of them has changed: a
writer pays for the file that was written, and nobody ever sees what is no longer so.

They lie in the user's cache folder, a file for each feature, or in the folder that HEADJUDGE_CACHE names; with
HEADJUDGE_CACHE=off nothing is remembered. What is read there is plain data, is checked against its digest and the
schema like any document, and is what compiling gives, or it is not used. A file with a mistake is never kept, and what
concerns several files (an id that is there twice, controls) is looked at each time.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from headjudge import __version__, garbage, schema
from headjudge.files import resolved
from headjudge.gherkin.folder import LISTS, feature_files, feature_name
from headjudge.resources import folder
from headjudge.scenario import Scenario

__all__ = ["VARIABLE", "compiled_folder"]

VARIABLE = "HEADJUDGE_CACHE"
"""The environment variable that names the folder to remember in."""

MOST_BYTES = 64 * 1024 * 1024
"""How much is kept at most; what was written first goes first."""

_OFF = ("off", "")
_FORMAT = 1
_PACKAGE = Path(__file__).resolve().parent
_BEGUN = time.time_ns()
_HOUR = 3600 * 10**9
_KEPT = re.compile(r"[0-9a-f]{64}\.json")
_BEGINNING = re.compile(r"[0-9a-f]{64}\..*\.new")


class _Head(msgspec.Struct, frozen=True):
    """The first line of a file: the digest of all that its scenarios depend on, and the digest of the line that has them."""

    key: str
    sha256: str


class _Entry(msgspec.Struct, frozen=True):
    """A scenario: its document, the line that it is on, its text."""

    document: dict[str, Any]
    line: int
    gherkin: str | None


class _Feature(msgspec.Struct, frozen=True):
    """A feature file with where its scenarios are kept, and the digest that those have to be kept under."""

    path: Path
    kept: Path
    key: str


def compiled_folder(features: Path) -> list[Scenario]:
    """The scenarios of all features of a folder, as `headjudge.gherkin.compile.compile_folder` gives them.

    Raises what that raises. A cache that cannot be read or written costs time and nothing else.
    """
    files = feature_files(features)
    with garbage.paused():
        there = {feature.path: feature for feature in _features(files, features)}
        known = {path: found for path, feature in there.items() if (found := _recall(feature)) is not None}
        scenarios = [scenario for found in known.values() for scenario in found]
        if len(known) == len(files) and len({scenario.id for scenario in scenarios}) == len(scenarios):
            return scenarios
        # Only now: the compiler and the Gherkin parser are no small import.
        from headjudge.gherkin.compile import compile_files

        by_file = compile_files(files, features, known)
        # What was changed meanwhile may have been compiled as it was before or as it is now: it is not kept.
        made = [path for path in there if path not in known]
        for feature in _features(made, features):
            if feature == there[feature.path]:
                _keep(feature, by_file[feature.path])
                _make_room(feature.kept.parent)
        return [scenario for path in files for scenario in by_file[path]]


def _features(files: Iterable[Path], features: Path) -> Iterator[_Feature]:
    """The files whose scenarios may be kept, with the digests of what is there now; those that cannot be read are left out."""
    place = _place()
    context = None if place is None else _context(features)
    if place is None or context is None:
        return
    for path in files:
        name = feature_name(path, features)
        try:
            content = path.read_bytes()
        except OSError:  # the compiler is the one to complain
            continue
        # Pythons take turns in the environments of one checkout, and none shall drive out what another one keeps.
        where = hashlib.sha256(
            f"{sys.implementation.cache_tag}\n{name}\n".encode() + os.fsencode(os.path.abspath(path))
        )
        key = hashlib.sha256(f"{context}\n{name}\n".encode() + content)
        yield _Feature(path, place / f"{where.hexdigest()}.json", key.hexdigest())


def _place() -> Path | None:
    """The folder of what is kept; None if nothing shall be."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return None if given in _OFF else Path(given, "compiled")
    # Only now: most of those who know where it is have said so.
    from platformdirs import user_cache_path

    place = user_cache_path("headjudge", appauthor=False) / "compiled"
    return place if place.is_absolute() else None  # who has no home has no cache


# What it depends on --------------------------------------------------------------------------------------------------


def _context(features: Path) -> str | None:
    """A digest of all that the compiled scenarios of a folder depend on besides their own files; None if nothing of it may be kept."""
    digest = hashlib.sha256(f"{_FORMAT} {__version__}\n".encode())
    try:
        for name, path in _dependencies(features):
            content = path.read_bytes()
            digest.update(f"{name} {len(content)}\n".encode())
            digest.update(content)
        # A process that was begun before its source was changed goes on as it was: then the source tells nothing about it.
        changed = any(path.stat().st_mtime_ns > _BEGUN for path in _sources())
    except OSError:  # what cannot be read cannot be compared; the compiler complains of what it needs
        return None
    return None if changed else digest.hexdigest()


def _dependencies(features: Path) -> Iterator[tuple[str, Path]]:
    """The lists of the suite and of the folder, the schemas, the code: each file with a name that tells it from all others."""
    suite = folder("features")
    for name in LISTS:
        yield f"suite {name}", suite / name
    if resolved(features) != resolved(suite):
        for name in LISTS:
            if os.path.lexists(features / name):
                yield f"own {name}", features / name
    for path in sorted(folder("schemas").glob("*.json")):
        yield f"schema {path.name}", path
    for path in _sources():
        yield f"source {path.parent.name} {path.name}", path
    import importlib.util

    found = importlib.util.find_spec("gherkin")  # which does not import it
    if found is not None and found.origin is not None:
        parser = Path(found.origin).parent
        for path in sorted((*parser.glob("*.py"), *parser.glob("*.json"))):
            yield f"parser {path.name}", path


def _sources() -> list[Path]:
    """Our own code, all that has to do with features among it."""
    return sorted((*_PACKAGE.glob("*.py"), *_PACKAGE.glob("gherkin/*.py")))


# Reading and writing -------------------------------------------------------------------------------------------------


def _recall(feature: _Feature) -> list[Scenario] | None:
    """The scenarios that are kept of a feature; None if there are none, none that are still so, or none that can be read."""
    try:
        head, _, body = feature.kept.read_bytes().partition(b"\n")
        told = msgspec.json.decode(head, type=_Head)
        # In this order: of what is of another time, or was cut off, nothing is looked at.
        if told != _Head(feature.key, hashlib.sha256(body).hexdigest()):
            return None
        entries = msgspec.json.decode(body, type=list[_Entry])
    except (OSError, msgspec.DecodeError):  # not there, or not ours: compiled anew
        return None
    if not all(schema.is_valid("scenario", entry.document) for entry in entries):
        return None
    return [Scenario(entry.document, f"{feature.path}:{entry.line}", entry.gherkin) for entry in entries]


def _keep(feature: _Feature, scenarios: Iterable[Scenario]) -> None:
    import tempfile

    entries = [_Entry(each.document, each.document["source"]["line"], each.gherkin) for each in scenarios]
    body = msgspec.json.encode(entries)
    head = msgspec.json.encode(_Head(feature.key, hashlib.sha256(body).hexdigest()))
    place = feature.kept.parent
    # A home that cannot be written to, or a full disk, is no reason to fail, nor to speak: nobody asked for this file.
    with contextlib.suppress(OSError):
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            dir=place, prefix=f"{feature.kept.stem}.", suffix=".new", delete=False
        ) as beside:
            try:
                beside.write(head + b"\n" + body)
                beside.close()
                os.replace(beside.name, feature.kept)
            except OSError:
                os.unlink(beside.name)
                raise


def _make_room(place: Path) -> None:
    """Delete what is more than may be kept, and what a command that was killed has left half written."""
    with contextlib.suppress(OSError):  # another command makes room at the same time
        files = [(entry, entry.stat()) for entry in os.scandir(place)]
        for entry, stat in files:
            if _BEGINNING.fullmatch(entry.name) and stat.st_mtime_ns < time.time_ns() - _HOUR:
                os.unlink(entry)
        size = 0
        for entry, stat in sorted(files, key=lambda file: -file[1].st_mtime_ns):
            if _KEPT.fullmatch(entry.name):
                size += stat.st_size
                if size > MOST_BYTES:
                    os.unlink(entry)
