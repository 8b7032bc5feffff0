"""A folder of features: its feature files, what documents call them, and the lists that they are compiled against."""

from __future__ import annotations

import os
import pathlib

from headjudge.errors import ExitCode, HeadJudgeError

__all__ = ["LISTS", "feature_files", "feature_name"]

LISTS = ("card-names.txt", "rulings.toml", "rules.lock")
"""The lists that the suite's folder has, and a user's may have."""


def feature_files(features: pathlib.Path) -> list[pathlib.Path]:
    """The feature files of a folder and below it, in order of their paths.

    Raises `HeadJudgeError` (exit code 2) if the folder is not there, or holds none.
    """
    if features.is_file():
        raise _refused(
            "Not a folder of features", features, "it is a file", f"Name the folder that it is in: {features.parent}"
        )
    if not features.is_dir():
        raise _refused("No such folder of features", features, hint="Name a folder that holds .feature files")
    found = sorted(features.rglob("*.feature"))
    if not found:
        why = "neither it nor a folder in it has a *.feature file"
        documents = next(features.rglob("*.json"), None)
        hint = f"Scenario documents are given with --scenarios {features}" if documents else None
        raise _refused("No features in this folder", features, why, hint)
    return found


def feature_name(path: pathlib.Path, features: pathlib.Path) -> str:
    """What a document calls its feature: its path from where the folder of features lies."""
    # Links are not followed: a file is where the folder has it.
    name = pathlib.Path(os.path.relpath(path, pathlib.Path(os.path.abspath(features)).parent)).as_posix()
    # A file's name may hold bytes that are no text, which no document could hold.
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def _refused(what: str, where: pathlib.Path, why: str | None = None, hint: str | None = None) -> HeadJudgeError:
    return HeadJudgeError(what, where=str(where), why=why, hint=hint, exit_code=ExitCode.USAGE)
