"""The skeleton of an adapter: what `headjudge new-adapter` writes. It speaks the protocol, and answers `unsupported` to everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from headjudge.errors import HeadJudgeError
from headjudge.files import read_text, resolved, write_text

__all__ = ["LANGUAGES", "PROGRAMS", "name_of", "write_skeleton"]

_SKELETONS: Final = Path(__file__).resolve().parent / "skeletons"
_PLACE: Final = "@NAME@"
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,59}")

LANGUAGES: Final = {"python": ("adapter.toml", "main.py"), "java": ("adapter.toml", "Main.java")}
"""Each language, and the files of its skeleton; the last one is where the engine comes in."""
PROGRAMS: Final = {"python": None, "java": "java"}
"""The program that must be on the machine, if it is not Head Judge's own interpreter."""


def name_of(folder: Path) -> str:
    """What an adapter in this folder is called, if nothing else is said: as the folder, with hyphens for what a name cannot have."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", resolved(folder).name).strip("-._")[:60]


def write_skeleton(folder: Path, language: str, name: str) -> list[Path]:
    """Write an adapter that answers `unsupported` to everything.

    In: a folder that is new or empty; one of LANGUAGES; the adapter's name. Out: the files.
    Raises HeadJudgeError for a folder that holds something, a name that no adapter can have, and what cannot be written.
    """
    if not _NAME.fullmatch(name):
        raise HeadJudgeError(
            f"no adapter can be called {name!r}",
            why="a name has at most 60 letters, digits, dots, hyphens and underscores, and begins with a letter or digit",
            hint="give another with --name",
        )
    try:
        _refuse_used(folder)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HeadJudgeError(
            "the folder cannot be made", where=str(folder), why=error.strerror or str(error), hint="name another folder"
        ) from error
    written = []
    for file in LANGUAGES[language]:
        text = read_text(_SKELETONS / language / file).replace(_PLACE, name)
        write_text(folder / file, text, "adapter")
        written.append(folder / file)
    return written


def _refuse_used(folder: Path) -> None:
    if folder.is_dir():
        found = sorted(path.name for path in folder.iterdir())
        if not found:
            return
        why = f"it holds {found[0]}" + (f" and {len(found) - 1} more" if len(found) > 1 else "")
    elif folder.exists() or folder.is_symlink():
        why = "it is a file" if folder.exists() else "it is a link to something that is not there"
    else:
        return
    raise HeadJudgeError(
        "an adapter is only written into a folder that is new or empty", where=str(folder), why=why, hint="name another"
    )
