"""A suite: scenarios of features and of files together, with unique ids, and selections of it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from headjudge import schema
from headjudge.compiled import compiled_folder
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_toml, resolved
from headjudge.misspelt import check_names
from headjudge.resources import folder
from headjudge.scenario import Scenario, digest_of_all, load_documents

__all__ = ["RENAMED", "Suite", "load_suite", "present_id", "renamed_ids"]

RENAMED = "renamed.toml"
"""The file in a folder of features that gives the present ids of scenarios that once had others."""


class Suite(msgspec.Struct, frozen=True, eq=False):
    """Scenarios in suite order. Make one with `Suite.of`, which checks that they fit together."""

    scenarios: tuple[Scenario, ...]
    renamed: Mapping[str, str] = {}
    """The present id by an old one."""
    by_id: Mapping[str, Scenario] = {}
    """The scenarios by id; computed, never given."""
    digest: str = ""
    """SHA-256 over the sorted ids and digests, in hexadecimal digits; computed, never given."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "by_id", {scenario.id: scenario for scenario in self.scenarios})
        digest = digest_of_all((scenario.id, scenario.digest) for scenario in self.scenarios)
        msgspec.structs.force_setattr(self, "digest", digest)

    @classmethod
    def of(cls, scenarios: Iterable[Scenario], renamed: Mapping[str, str] | None = None) -> Suite:
        """A suite of these scenarios, in this order.

        Raises HeadJudgeError (the suite is invalid) for an id that is there twice, a control that is not there
        or that needs itself, or an old id that is still in use or leads nowhere.
        """
        suite = cls(tuple(scenarios), renamed or {})
        suite._check_ids()
        suite._check_controls()
        suite._check_renamed()
        return suite

    def __len__(self) -> int:
        return len(self.scenarios)

    def __iter__(self) -> Iterator[Scenario]:
        return iter(self.scenarios)

    def select(
        self,
        ids: Collection[str] = (),
        text: str | None = None,
        claims: Collection[str] = (),
        rules: Collection[str] = (),
    ) -> Suite:
        """The scenarios that fit all of what is given, and the controls that those need, in suite order.

        An id stands for a scenario or, without the row, for all rows of an outline; old ids are followed. `text`
        is looked for in ids and titles, in any case. Claim tocatli.2 selects tocatli.2a too; rule 603.6 selects
        603.6a too, and 603 all that begins with "603.". What is left out selects everything; what fits nothing
        gives an empty suite.

        Raises HeadJudgeError for an id that is not there.
        """
        wanted = {found for name in ids for found in self._named(name)}
        needle = None if text is None else text.casefold()
        chosen = [
            scenario
            for scenario in self.scenarios
            if (not ids or scenario.id in wanted)
            and (needle is None or needle in scenario.id.casefold() or needle in scenario.title.casefold())
            and (not claims or any(_claim_fits(claim, asked) for claim in scenario.claims for asked in claims))
            and (not rules or any(_rule_fits(rule, asked) for rule in scenario.rules for asked in rules))
        ]
        kept: set[str] = set()
        for scenario in chosen:
            kept.update(self._with_controls(scenario))
        return Suite(tuple(scenario for scenario in self.scenarios if scenario.id in kept), self.renamed)

    def _named(self, name: str) -> list[str]:
        if found := self._present(present_id(name, self.renamed)):
            return found
        near = get_close_matches(name, self.by_id, 3, 0.5)
        shown = name if len(name) <= 120 and name.isprintable() and name.strip() else repr(name[:120])
        raise HeadJudgeError(
            f"there is no scenario {shown}",
            why=f"the suite has {len(self)} scenarios" if not near else None,
            hint=f"did you mean {' or '.join(near)}?" if near else "see headjudge list",
        )

    def _present(self, name: str) -> list[str]:
        """The scenario of this id, or all rows of the outline of this id."""
        if name in self.by_id:
            return [name]
        return [scenario.id for scenario in self.scenarios if scenario.id.startswith(name + "/")]

    def _with_controls(self, scenario: Scenario) -> Iterator[str]:
        yield scenario.id
        while scenario.control is not None:
            scenario = self.by_id[scenario.control]
            yield scenario.id

    def _check_ids(self) -> None:
        seen: dict[str, Scenario] = {}
        for scenario in self.scenarios:
            first = seen.setdefault(scenario.id, scenario)
            if first is not scenario:
                raise _invalid(
                    f"the id {scenario.id} is there twice",
                    scenario,
                    f"first in {first.where}",
                    "an id is never used again for something else: give one of them another",
                )

    def _check_controls(self) -> None:
        for scenario in self.scenarios:
            followed = [scenario.id]
            step = scenario
            while (control := step.control) is not None:
                if control not in self.by_id:
                    near = get_close_matches(control, self.by_id, 1)
                    raise _invalid(
                        f"the control of {step.id} is not there",
                        step,
                        f"there is no scenario {control}",
                        f"did you mean {near[0]}?" if near else "write it, or run with the features that have it",
                    )
                if control in followed:
                    raise _invalid(
                        f"the controls of {scenario.id} go in a circle", scenario, " -> ".join([*followed, control])
                    )
                followed.append(control)
                step = self.by_id[control]

    def _check_renamed(self) -> None:
        for old, new in self.renamed.items():
            # An outline of that id is in use too; unless the scenario has become a row of it.
            if (used := self._present(old)) and new not in used:
                raise _invalid(
                    f"{old} is renamed to {new}, and still in use",
                    self.by_id[used[0]],
                    f"{RENAMED} lists it as an old id",
                    "an id is never used again for something else: give the scenario another",
                )
            if not self._present(new):
                raise HeadJudgeError(
                    f"{old} is renamed to {new}, which is not there", where=RENAMED, exit_code=ExitCode.SUITE_INVALID
                )


def load_suite(features: Iterable[Path] = (), scenarios: Iterable[Path] = (), only_these: bool = False) -> Suite:
    """The suite that comes with Head Judge, then the user's own features and scenario files, in the order given.

    With `only_these` the suite that comes with Head Judge is left out. Each folder of features may hold a renamed.toml.

    Raises HeadJudgeError for `only_these` with nothing given, for what cannot be read, for a card in a scenario file whose name is
    nearly one that is listed, and for scenarios that are not valid or do not fit together.
    """
    folders = _folders(features, only_these)
    files = list(scenarios)
    if not folders and not files:
        raise HeadJudgeError("no scenarios given", hint="name a folder of features or scenario files")
    found: list[Scenario] = []
    renamed: dict[str, str] = {}
    for path in folders:
        renamed.update(_load_renamed(path / RENAMED))
        found += compiled_folder(path)
    for path in files:
        documents = load_documents(path)
        check_names(documents, [*folders, path if path.is_dir() else path.parent])
        found += documents
    return Suite.of(found, renamed)


def renamed_ids(features: Iterable[Path] = ()) -> dict[str, str]:
    """The present ids by the old ones, of the suite that comes with Head Judge and of the user's own folders of features.

    Raises HeadJudgeError for a renamed.toml that cannot be read or is not valid.
    """
    renamed: dict[str, str] = {}
    for path in _folders(features):
        renamed.update(_load_renamed(path / RENAMED))
    return renamed


def present_id(name: str, renamed: Mapping[str, str]) -> str:
    """The present id for one that may be an old one. A row of an outline that was renamed is a row of it under its present id."""
    if name in renamed:
        return renamed[name]
    outline, slash, row = name.partition("/")
    return f"{renamed.get(outline, outline)}{slash}{row}"


def _folders(features: Iterable[Path], only_these: bool = False) -> list[Path]:
    """The folders of features, ours first; one that is given twice, or is ours, once."""
    folders: dict[Path, Path] = {}
    for path in [*([] if only_these else [folder("features")]), *features]:
        folders.setdefault(resolved(path), path)
    return list(folders.values())


def _load_renamed(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    document: dict[str, Any] = read_toml(path, exit_code=ExitCode.SUITE_INVALID)
    schema.check("renamed", document, str(path))
    table: dict[str, str] = document.get("renamed", {})
    return {old: _present(old, table, path) for old in table}


def _present(old: str, table: Mapping[str, str], path: Path) -> str:
    """The last of the ids that an old one leads to."""
    followed = [old]
    while (new := table.get(followed[-1])) is not None:
        if new in followed:
            raise HeadJudgeError(
                f"{old} is renamed in a circle",
                where=str(path),
                why=" -> ".join([*followed, new]),
                exit_code=ExitCode.SUITE_INVALID,
            )
        followed.append(new)
    return followed[-1]


def _claim_fits(claim: str, asked: str) -> bool:
    """Tell whether a claim is the one asked for, or one of the paragraph or of the document asked for."""
    return claim == asked or re.fullmatch(re.escape(asked) + r"([a-z]+|\.\d+[a-z]+)", claim) is not None


def _rule_fits(rule: str, asked: str) -> bool:
    return rule == asked or re.fullmatch(re.escape(asked) + (r"[a-z]" if "." in asked else r"\..*"), rule) is not None


def _invalid(what: str, scenario: Scenario, why: str, hint: str | None = None) -> HeadJudgeError:
    return HeadJudgeError(what, where=scenario.where, why=why, hint=hint, exit_code=ExitCode.SUITE_INVALID)
