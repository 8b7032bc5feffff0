"""Where features/, schemas/ and adapters/ are, installed or in a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from headjudge.errors import HeadJudgeError

__all__ = ["Resource", "folder"]

Resource = Literal["features", "schemas", "adapters"]

_PACKAGE = Path(__file__).resolve().parent


def folder(name: Resource, package: Path = _PACKAGE) -> Path:
    """The folder `name` that came with Head Judge.

    A wheel carries it inside the package; a checkout, which an editable install points to, has it beside
    the package. `package` is the package's own folder, and is given only by tests.

    Raises HeadJudgeError if it is in neither place.
    """
    # The checkout comes second: site-packages may hold a "features" of someone else's beside our package.
    places = (package / name, package.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise HeadJudgeError(
        f"the folder {name}/ of Head Judge is missing",
        why="looked for " + " and ".join(str(place) for place in places),
        hint="install headjudge again",
    )
