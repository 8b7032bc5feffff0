"""The lines of a report: a header, a result for each scenario in suite order, a footer.

All that differs between two runs of the same suite on the same engine (times, the adapter's standard error, the number of
jobs) stands under the key `times` of its line; without it two runs are byte-identical. The footer's digest covers the lines
before it without that key.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from headjudge.client import Hello
from headjudge.known import KnownFailure
from headjudge.manifest import AdapterManifest
from headjudge.scenario import Scenario
from headjudge.verdict import Divergence, Unsupported, Verdict

__all__ = ["FORMAT", "TIMES", "Counts", "LinesDigest", "ScenarioResult", "encode", "header", "without_times"]

FORMAT: Final = 1
TIMES: Final = "times"

Document = dict[str, Any]

encode = msgspec.json.Encoder().encode


class ScenarioResult(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one scenario, as the report has it."""

    scenario: Scenario
    verdict: Verdict
    """With what is known about the engine: a known failure is `known`, an unexpected pass `fixed`."""
    found: Verdict
    """Before known failures are looked up."""
    deviation: bool
    """Whether it is anything else than expected. Never so for a contested scenario."""
    repeat: str
    """The command that repeats it."""
    divergence: Divergence | None = None
    unsupported: Unsupported | None = None
    message: str | None = None
    known: KnownFailure | None = None
    """The known failure that is recorded for it, whether it fits or not."""
    trace: list[Document] | None = None
    """For a failure: the oracle's account up to the divergence, each line with its step, rules and text."""
    seconds: float = 0.0
    stderr: str = ""
    """For a failure: the end of what the adapter wrote to its standard error."""

    @property
    def executed(self) -> bool:
        """Whether it was played and judged."""
        return self.found is not Verdict.UNSUPPORTED

    def line(self) -> Document:
        """The line of the report."""
        scenario = self.scenario
        times: Document = {"seconds": round(self.seconds, 6)}
        if self.stderr:
            times["stderr"] = self.stderr
        return {
            "line": "result",
            "id": scenario.id,
            "title": scenario.title,
            "digest": scenario.digest,
            "claims": list(scenario.claims),
            "rules": list(scenario.rules),
            "shows": scenario.shows,
            "control": scenario.control,
            "contested": scenario.contested,
            "source": _sayable_source(scenario.source),
            "verdict": str(self.verdict),
            "found": str(self.found),
            "deviation": self.deviation,
            "divergence": msgspec.to_builtins(self.divergence),
            "unsupported": msgspec.to_builtins(self.unsupported),
            "known": None if self.known is None else _known_line(self.known),
            "message": self.message,
            "gherkin": None if self.found is Verdict.PASS or not self.executed else scenario.gherkin,
            "trace": self.trace,
            "repeat": _sayable(self.repeat),
            TIMES: times,
        }


class Counts(msgspec.Struct):
    """The sum of the results. Contested scenarios are in `contested` and nowhere else."""

    all: int = 0
    executed: int = 0
    passed: int = 0
    deviations: int = 0
    contested: int = 0
    verdicts: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, line: Mapping[str, Any]) -> None:
        """Count a result's line."""
        if line["contested"]:
            self.contested += 1
            return
        self.all += 1
        self.executed += line["found"] != Verdict.UNSUPPORTED
        self.passed += line["found"] == Verdict.PASS
        self.deviations += line["deviation"]
        self.verdicts[line["verdict"]] += 1

    def footer(self) -> Document:
        """The counts, as the footer has them: verdicts in a fixed order."""
        return {
            "counts": {str(verdict): self.verdicts[verdict] for verdict in Verdict if self.verdicts[verdict]},
            "all": self.all,
            "executed": self.executed,
            "passed": self.passed,
            "deviations": self.deviations,
            "contested": self.contested,
        }


class LinesDigest:
    """SHA-256 over lines of a report without their times."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, line: Mapping[str, Any]) -> None:
        """Take in the next line."""
        self._hash.update(encode(without_times(line)) + b"\n")

    def hexdigest(self) -> str:
        """The digest of the lines so far."""
        return self._hash.hexdigest()


def without_times(line: Mapping[str, Any]) -> Document:
    """A line without what differs between two runs."""
    return {key: value for key, value in line.items() if key != TIMES}


def header(
    manifest: AdapterManifest,
    hello: Hello,
    *,
    version: str,
    suite: Document,
    rules_date: str | None,
    seed: int | None,
    times: Document,
) -> Document:
    """The first line of a report: what is run on what.

    In: the adapter and what it said; the version of Head Judge; the suite's version, digests and numbers; the date of the
    Comprehensive Rules; the seed of the order, if it is shuffled; when it began.
    """
    return {
        "line": "header",
        "format": FORMAT,
        "headjudge": version,
        "suite": suite,
        "rules-date": rules_date,
        "engine": {key: hello.engine[key] for key in ("name", "version", "homepage") if key in hello.engine},
        "reports": {part: hello.reports[part] for part in sorted(hello.reports)},
        "needs": {need: hello.needs[need] for need in sorted(hello.needs)},
        "adapter": {"name": manifest.name, "digest": manifest.digest, "protocol": hello.protocol},
        "settings": {key: _sayable(value) for key, value in sorted(manifest.settings.items())},
        "seed": seed,
        TIMES: times,
    }


def _sayable(text: str) -> str:
    """A word of a command line as JSON can say it: a file's name may hold bytes that are no text."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _sayable_source(source: Document | None) -> Document | None:
    return source and source | {"feature": _sayable(source["feature"])}


def _known_line(known: KnownFailure) -> Document:
    return {
        "verdict": str(known.verdict),
        "version": known.version,
        "reason": known.reason,
        "link": known.link,
        "rule_says": known.rule_says,
        "review": known.review.isoformat(),
    }
