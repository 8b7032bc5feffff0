"""Bringing known.toml up to date with a report: what is recorded stays as long as it fails, what passes goes, what is new needs a reason.

A failure is only recorded with a reason: somebody has looked whether it is the engine, the adapter or the scenario.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from headjudge import schema
from headjudge.files import write_text
from headjudge.known import KnownFailure, KnownFailures
from headjudge.report.reader import Report
from headjudge.suite import present_id
from headjudge.verdict import Verdict

__all__ = ["Given", "Update", "update", "write"]

_FINE = frozenset({Verdict.PASS, Verdict.UNSUPPORTED})
_LONGEST_OBSERVED = 2000
"""Characters of what was observed, as JSON; what is longer is not recorded, and may then be anything."""
_HEAD = """\
# What {engine} is known to fail: only what is not as recorded here is a deviation.
# `headjudge known {engine} --report REPORT --update` writes this file anew and keeps reasons, links and review dates, not comments.

"""


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """What a user says of the failures that are new, or are not as recorded. Without a reason nothing is recorded of them."""

    reason: str | None = None
    rule_says: str | None = None
    review: datetime.date
    """When to look at a new one again."""


class Update(msgspec.Struct, frozen=True):
    """The entries as they should be, and what has become of those that were there: scenario ids, in suite order."""

    known: tuple[KnownFailure, ...]
    """Sorted by scenario."""
    same: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    """They fail otherwise than was recorded."""
    added: tuple[str, ...] = ()
    unexplained: tuple[str, ...] = ()
    """They fail, and are not recorded for want of a reason."""
    passing: tuple[str, ...] = ()
    """They do not fail any more: they pass, or are not executed."""
    strangers: tuple[str, ...] = ()
    """The suite does not have them any more."""

    @property
    def differs(self) -> bool:
        """Whether what was recorded is not what the report says."""
        return bool(self.changed or self.added or self.unexplained or self.passing or self.strangers)


def update(known: KnownFailures, report: Report, given: Given, renamed: Mapping[str, str]) -> Update:
    """What is known after a report. In: what is known, and the present ids by the old ones, since a report may have old ones.

    A report of a part of the suite changes nothing for the rest. An entry that fails otherwise keeps its reason, link and review date,
    unless another reason is given. What is contested is never recorded.
    """
    kept = dict(known.by_scenario)
    fate: dict[str, list[str]] = {"same": [], "changed": [], "added": [], "unexplained": [], "passing": []}
    for line in report.results:
        scenario = present_id(line["id"], renamed)
        old = kept.get(scenario)
        if line["contested"] or (Verdict(line["found"]) in _FINE and not _is_so(old, line)):
            if old is not None:
                fate["passing"].append(scenario)
                del kept[scenario]
            continue
        new = _entry(scenario, line, report.header["engine"]["version"], old, given)
        if new is None:
            fate["unexplained"].append(scenario)
            continue
        fate["added" if old is None else "same" if _is_so(old, line) else "changed"].append(scenario)
        kept[scenario] = new
    whole = report.header["suite"]["selected"] == report.header["suite"]["scenarios"]
    strangers = (
        KnownFailures(kept).strangers([present_id(line["id"], renamed) for line in report.results]) if whole else []
    )
    left = [kept[scenario] for scenario in sorted(kept) if scenario not in set(strangers)]
    told = {name: tuple(scenarios) for name, scenarios in fate.items()}
    return Update(known=tuple(left), strangers=tuple(strangers), **told)


def _is_so(old: KnownFailure | None, line: Mapping[str, Any]) -> bool:
    """Whether a scenario's result is as it is recorded."""
    if old is None or old.verdict != line["found"]:
        return False
    seen, was = line.get("divergence"), old.divergence
    if was is None:
        return True
    if seen is None or (seen["step"], seen["path"]) != (was["step"], was["path"]):
        return False
    return "observed" not in was or bool(was["observed"] == seen["observed"])


def _entry(
    scenario: str, line: Mapping[str, Any], version: str, old: KnownFailure | None, given: Given
) -> KnownFailure | None:
    if old is not None and _is_so(old, line):
        return msgspec.structs.replace(old, version=version)
    reason = given.reason or (old.reason if old else None)
    if reason is None:
        return None
    claims = line.get("claims") or [None]
    return KnownFailure(
        scenario=scenario,
        verdict=Verdict(line["found"]),
        version=version,
        reason=reason,
        review=old.review if old else given.review,
        divergence=_divergence(line.get("divergence")),
        rule_says=(given.rule_says if given.reason else None) or (old.rule_says if old else None),
        claim=old.claim if old else claims[0],
        link=old.link if old else None,
    )


def _divergence(seen: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Where it failed; what was observed too, if TOML can say it (it has no null) and it is not too long."""
    if seen is None:
        return None
    where = {"step": seen["step"], "path": seen["path"]}
    observed = seen["observed"]
    fits = not _has_null(observed) and len(msgspec.json.encode(observed)) <= _LONGEST_OBSERVED
    return {**where, "observed": observed} if fits else where


def _has_null(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_has_null, value.values()))
    return any(map(_has_null, value)) if isinstance(value, list) else value is None


def write(path: Path, engine: str, known: Iterable[KnownFailure]) -> None:
    """Write the file, beside and renamed. Raises HeadJudgeError for what breaks the schema, and for a place that cannot be written."""
    entries = [_as_toml(each) for each in known]
    plain = [{**entry, "review": entry["review"].isoformat()} for entry in entries]
    schema.check("known", {"engine": engine, "known": plain}, str(path))
    text = _HEAD.format(engine=engine) + tomli_w.dumps({"engine": engine, "known": entries})
    write_text(path, text, "known failures")


def _as_toml(known: KnownFailure) -> dict[str, Any]:
    """An entry, with its sub-table last, as TOML wants it."""
    entry = {
        "scenario": known.scenario,
        "verdict": str(known.verdict),
        "version": known.version,
        "reason": known.reason,
        "rule_says": known.rule_says,
        "claim": known.claim,
        "link": known.link,
        "review": known.review,
        "divergence": known.divergence,
    }
    return {key: value for key, value in entry.items() if value is not None}
