"""Known failures of an engine: known.toml, and what it does to a verdict.

    engine = "phase"

    [[known]]
    scenario = "tocatli.own-trigger"
    verdict = "fail"
    divergence = { step = 2, path = "/stack" }
    version = "0.103.0"
    reason = "the ability triggers"
    rule_says = "nothing triggers (603.2)"
    claim = "tocatli.2a"
    link = "https://..."
    review = 2027-01-31

A failure that is as recorded is `known`, a recorded failure that passes is `fixed`. Anything else than expected is a deviation: a
failure that is not recorded, one that fails in another way or elsewhere than recorded, and one that is fixed, so that the entry goes.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec

from headjudge import schema
from headjudge.errors import HeadJudgeError
from headjudge.files import read_toml
from headjudge.suite import present_id
from headjudge.verdict import Judgement, Verdict

__all__ = ["KnownFailure", "KnownFailures", "load_known"]

EXPECTED = frozenset({Verdict.PASS, Verdict.UNSUPPORTED})
"""The verdicts that are as expected where nothing is known."""


class KnownFailure(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of known.toml."""

    scenario: str
    verdict: Verdict
    version: str
    """The version of the engine in which it was seen."""
    reason: str
    review: datetime.date
    """When to look at it again."""
    divergence: dict[str, Any] | None = None
    """The first divergence, as step and path, and what was observed; what is left out may be anything."""
    rule_says: str | None = None
    """What the rules say instead."""
    claim: str | None = None
    """The claim that it breaks."""
    link: str | None = None

    def fits(self, judgement: Judgement) -> bool:
        """Whether a scenario failed as recorded: the same verdict, and the same first divergence as far as it is recorded."""
        if judgement.verdict is not self.verdict:
            return False
        if self.divergence is None:
            return True
        seen = judgement.divergence
        if seen is None or (seen.step, seen.path) != (self.divergence["step"], self.divergence["path"]):
            return False
        return "observed" not in self.divergence or bool(seen.observed == self.divergence["observed"])


class KnownFailures(msgspec.Struct, frozen=True):
    """The known failures of one engine, by scenario. An empty one knows nothing."""

    by_scenario: Mapping[str, KnownFailure] = {}

    def settle(self, scenario_id: str, judgement: Judgement) -> tuple[Verdict, bool]:
        """The verdict with what is known, and whether it is a deviation: anything else than expected."""
        known = self.by_scenario.get(scenario_id)
        if known is None:
            return judgement.verdict, judgement.verdict not in EXPECTED
        if known.fits(judgement):
            return Verdict.KNOWN, False
        return (Verdict.FIXED if judgement.verdict is Verdict.PASS else judgement.verdict), True

    def followed(self, renamed: Mapping[str, str]) -> KnownFailures:
        """The same under present ids. In: the present ids of scenarios that once had others, by the old ones.

        Raises HeadJudgeError (exit code 2) if a scenario is recorded under its old and its present id.
        """
        present: dict[str, KnownFailure] = {}
        for known in self.by_scenario.values():
            name = present_id(known.scenario, renamed)
            if name in present:
                raise HeadJudgeError(
                    f"two known failures of {name}",
                    why=f"under its present id and an old one, or under two old ones: {', '.join(sorted(self._ids_of(name, renamed)))}",
                    hint="keep the one that is so now",
                )
            present[name] = msgspec.structs.replace(known, scenario=name)
        return KnownFailures(present)

    def _ids_of(self, name: str, renamed: Mapping[str, str]) -> set[str]:
        return {each for each in self.by_scenario if present_id(each, renamed) == name}

    def overdue(self, today: datetime.date) -> list[KnownFailure]:
        """The entries whose review date is past, the oldest first."""
        late = [known for known in self.by_scenario.values() if known.review < today]
        return sorted(late, key=lambda known: (known.review, known.scenario))

    def strangers(self, ids: Collection[str]) -> list[str]:
        """The scenarios that are recorded and are none of these, sorted."""
        return sorted(set(self.by_scenario) - set(ids))


def load_known(path: Path, engine: str | None = None) -> KnownFailures:
    """Read a known-failures file; `engine` is the adapter that it shall be about.

    Raises HeadJudgeError (exit code 2) if it cannot be read, breaks the schema, says that it is about another engine, or has two
    entries for one scenario.
    """
    document = read_toml(path)
    schema.check("known", document, str(path))
    if engine is not None and document.get("engine", engine) != engine:
        raise HeadJudgeError(
            f"these are the known failures of {document['engine']!r}",
            where=str(path),
            why=f"and {engine!r} is to be judged by them",
            hint="name the file of this engine; if it is the right one, correct its `engine`",
        )
    known: dict[str, KnownFailure] = {}
    for entry in document.get("known", ()):
        scenario = entry["scenario"]
        if scenario in known:
            raise HeadJudgeError(
                f"two known failures of {scenario}",
                where=str(path),
                why="a scenario fails in one way at a time",
                hint="keep the one that is so now",
            )
        known[scenario] = KnownFailure(
            scenario=scenario,
            verdict=Verdict(entry["verdict"]),
            version=entry["version"],
            reason=entry["reason"],
            review=_date(entry["review"], scenario, path),
            divergence=entry.get("divergence"),
            rule_says=entry.get("rule_says"),
            claim=entry.get("claim"),
            link=entry.get("link"),
        )
    return KnownFailures(known)


def _date(text: str, scenario: str, path: Path) -> datetime.date:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError as error:
        raise HeadJudgeError(
            f"the review date of {scenario} is no date: {text}",
            where=str(path),
            why=str(error),
            hint="write it as 2027-01-31",
        ) from error
