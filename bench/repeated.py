"""The suite, repeated until there are as many scenarios as a measurement wants."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

from headjudge.suite import load_suite


def documents(number: int) -> list[dict[str, Any]]:
    """That many scenario documents: the suite from its beginning, again and again, each copy under ids of its own."""
    suite = [scenario.document for scenario in load_suite()]
    copies = ((copy, document) for copy in itertools.count() for document in suite)
    made = [_renamed(document, f"copy-{copy}") for copy, document in itertools.islice(copies, number)]
    there = {document["id"] for document in made}
    # A copy that is cut off may lack a control; then it is measured without.
    return [document if document.get("control") in {None, *there} else _alone(document) for document in made]


def _renamed(document: dict[str, Any], copy: str) -> dict[str, Any]:
    names = {key: f"{copy}.{document[key]}" for key in ("id", "control") if key in document}
    return {**document, **names}


def _alone(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key not in ("shows", "control")}


def write(number: int, path: Path) -> None:
    """Write that many scenario documents to a file, as --scenarios takes them."""
    path.write_text(json.dumps(documents(number)), encoding="utf-8")
