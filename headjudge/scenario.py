"""A scenario: one document, its digest, and reading scenario documents from JSON files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_json
from headjudge.scenario_rules import scenario_problems

__all__ = ["INDEX", "Scenario", "digest_of", "digest_of_all", "load_documents"]

INDEX = "index.json"
"""The file in which `headjudge compile` lists what it wrote: no scenario itself."""

# What is judged, with what a key means that is left out. Titles, claims, rules and notes may change under one digest.
_JUDGED: dict[str, Any] = {
    "format": None,
    "table": None,
    "script": None,
    "checks": None,
    "needs": [],
    "control": None,
    "contested": False,
}
_SHOWN = 5


class Scenario(msgspec.Struct, frozen=True, eq=False):
    """One scenario. Its document is taken to be valid: build it from what is not yet checked with `checked`."""

    document: dict[str, Any]
    """The document, as the schema has it. Not to be changed."""
    where: str
    """Where it was written, for messages: file and line."""
    gherkin: str | None = None
    """The text of the scenario in its feature, if it comes from one."""
    digest: str = ""
    """SHA-256 of what is judged, in hexadecimal digits; computed, never given."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "digest", digest_of(self.document))

    @classmethod
    def checked(cls, document: object, where: str, gherkin: str | None = None) -> Scenario:
        """A scenario of a document that is checked first: against the schema, and for what a schema cannot say.

        Raises HeadJudgeError with the first few problems.
        """
        schema.check("scenario", document, where)
        assert isinstance(document, dict)  # the schema says so
        if problems := scenario_problems(document):
            more = len(problems) - _SHOWN
            raise HeadJudgeError(
                f"the scenario {document['id']} makes no sense",
                where=where,
                why="\n".join(problems[:_SHOWN] + ([f"and {more} more"] if more > 0 else [])),
                exit_code=ExitCode.SUITE_INVALID,
            )
        return cls(document, where, gherkin)

    @property
    def id(self) -> str:
        """Its id, never used again for something else."""
        return str(self.document["id"])

    @property
    def title(self) -> str:
        """What happens, in a few words."""
        return str(self.document["title"])

    @property
    def claims(self) -> tuple[str, ...]:
        """The claims of the ledger that it shows."""
        return tuple(self.document.get("claims", ()))

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that it rests on."""
        return tuple(self.document.get("rules", ()))

    @property
    def shows(self) -> str | None:
        """ "absence" if its point is that something does not happen."""
        return self.document.get("shows")

    @property
    def control(self) -> str | None:
        """The id of the scenario in which the same does happen."""
        return self.document.get("control")

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that an engine must know."""
        return tuple(self.document.get("cards", ()))

    @property
    def needs(self) -> tuple[str, ...]:
        """What an engine must be able to do besides."""
        return tuple(self.document.get("needs", ()))

    @property
    def contested(self) -> bool:
        """Whether the ruling is disputed: then it is outside all counts."""
        return bool(self.document.get("contested", False))

    @property
    def table(self) -> dict[str, Any]:
        """The game as it stands before the first step."""
        table: dict[str, Any] = self.document["table"]
        return table

    @property
    def script(self) -> list[dict[str, Any]]:
        """The steps."""
        script: list[dict[str, Any]] = self.document["script"]
        return script

    @property
    def checks(self) -> list[dict[str, Any]]:
        """What must hold."""
        checks: list[dict[str, Any]] = self.document["checks"]
        return checks

    @property
    def source(self) -> dict[str, Any] | None:
        """The feature and line that it was written in, if it comes from one."""
        return self.document.get("source")

    def request(self, trace: bool = False) -> dict[str, Any]:
        """What an adapter is given: table, script, and whether a trace is wanted. Nothing that says what is expected."""
        return {"table": self.table, "script": self.script, "trace": trace}


def digest_of(document: dict[str, Any]) -> str:
    """SHA-256, in hexadecimal digits, over what is judged in a scenario document, as JSON with sorted keys."""
    judged = {key: document.get(key, default) for key, default in _JUDGED.items()}
    judged["needs"] = sorted(judged["needs"])
    return hashlib.sha256(msgspec.json.encode(judged, order="sorted")).hexdigest()


def digest_of_all(digests: Iterable[tuple[str, str]]) -> str:
    """SHA-256, in hexadecimal digits, over the ids and digests of scenarios, in whatever order they come."""
    lines = sorted(f"{identity} {digest}\n" for identity, digest in digests)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def load_documents(path: Path) -> list[Scenario]:
    """The scenarios of a JSON file, which holds one document or a list, or of all *.json in a folder and below.

    In a folder, index.json is left out. In order of the files' paths, then as they stand.

    Raises HeadJudgeError for a path that is not there, a file that is no JSON, or a document that is no scenario.
    """
    if not path.is_dir():
        return _load_file(path)
    files = sorted(file for file in path.rglob("*.json") if file.name != INDEX)
    if not files:
        features = next(path.rglob("*.feature"), None)
        hint = f"features are given with --features {path}" if features else None
        raise HeadJudgeError(
            "no scenario documents in this folder", where=str(path), why="it holds no *.json file", hint=hint
        )
    return [scenario for file in files for scenario in _load_file(file)]


def _load_file(path: Path) -> list[Scenario]:
    if not path.exists():
        raise HeadJudgeError("no such file or folder", where=str(path), hint="give a scenario file or a folder of them")
    if path.suffix == ".feature":
        raise HeadJudgeError(
            "not a scenario document",
            where=str(path),
            why="it is a feature",
            hint=f"features are given by their folder: --features {path.parent}",
        )
    document = read_json(path, exit_code=ExitCode.SUITE_INVALID)
    if not isinstance(document, list):
        return [Scenario.checked(document, _place(path, document))]
    return [Scenario.checked(entry, _place(path, entry, f"entry {number}")) for number, entry in enumerate(document, 1)]


def _place(path: Path, document: object, entry: str | None = None) -> str:
    """The file, and which of its documents: by id, as far as there is one."""
    identity = document.get("id") if isinstance(document, dict) else None
    named = [part for part in (entry, identity if isinstance(identity, str) and _sayable(identity) else None) if part]
    return f"{path} ({', '.join(named)})" if named else str(path)


def _sayable(identity: str) -> bool:
    return len(identity) <= 120 and identity.isprintable()
