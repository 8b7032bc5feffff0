"""The oracle's account of scenarios that did not pass on an engine: what should have happened, and by which rule."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

from headjudge.client import AdapterError
from headjudge.manifest import AdapterManifest
from headjudge.scenario import Scenario
from headjudge.session import EngineSession
from headjudge.verdict import Divergence

__all__ = ["OracleAccount", "trace_until"]


class OracleAccount:
    """The oracle, kept warm, and started only when it is first asked. A context manager: leaving it ends the oracle."""

    def __init__(self, manifest: AdapterManifest) -> None:
        self._session = EngineSession(manifest)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._session.__exit__(kind, error, trace)

    def of(self, scenario: Scenario, divergence: Divergence | None) -> list[dict[str, Any]] | str:
        """The oracle's account of a scenario up to the step of a divergence, or to the end if there is none.

        Out: a line each with its step, rules and text; or, as text, why there is none.
        """
        try:
            played = self._session.play(scenario, trace=True)
        except AdapterError as error:
            return error.message
        if played.failure is not None:
            return played.failure.message
        response = played.response
        if response is None or response.status != "done":
            return response.message or f"it answers {response.status}" if response else "it lacks what is needed"
        return trace_until(response.document, divergence.step if divergence else None)


def trace_until(document: dict[str, Any], last: int | None) -> list[dict[str, Any]]:
    """The trace of a `done` answer up to a step, or to the end: a line each with its step, rules and text."""
    parts = [document.get("setup-trace", ()), *(step.get("trace", ()) for step in document["steps"])]
    if last is not None:
        parts = parts[: last + 1]
    return [
        {"step": step, "rules": line["rules"], "text": line["text"]} for step, part in enumerate(parts) for line in part
    ]
