"""From judgements, in whatever order they come, to results in suite order: controls, known failures, what repeats them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from headjudge.known import KnownFailures
from headjudge.report.lines import ScenarioResult
from headjudge.scenario import Scenario
from headjudge.verdict import Judgement, Verdict

__all__ = ["Results", "prove"]


class _Played(msgspec.Struct, frozen=True):
    judgement: Judgement
    seconds: float
    stderr: str


def prove(scenario: Scenario, judgement: Judgement, control: Verdict | None) -> Judgement:
    """The judgement of a scenario in the light of its control.

    Something that does not happen proves nothing where it would not have happened anyway: an absence that passes is `unproven`
    unless its control passed on the same engine in the same run. In: the control's verdict, None if it was not part of the run.
    """
    if scenario.control is None or judgement.verdict is not Verdict.PASS or control is Verdict.PASS:
        return judgement
    became = "was not part of the run" if control is None else f"did not pass, but is {control}"
    return Judgement(verdict=Verdict.UNPROVEN, message=f"its control {scenario.control} {became}")


class Results:
    """Takes in judgements by their place in suite order, and gives out results in suite order as soon as they are final."""

    def __init__(self, scenarios: Sequence[Scenario], known: KnownFailures, repeat: Callable[[Scenario], str]) -> None:
        self._scenarios = scenarios
        self._places = {scenario.id: place for place, scenario in enumerate(scenarios)}
        self._known = known
        self._repeat = repeat
        self._next = 0
        self._waiting: dict[int, _Played] = {}
        self._proven: dict[int, Judgement] = {}

    def add(self, place: int, judgement: Judgement, seconds: float = 0.0, stderr: str = "") -> Iterator[ScenarioResult]:
        """Take in a judgement. Out: the results that are final now and were not before."""
        self._waiting[place] = _Played(judgement, seconds, stderr)
        while self._next in self._waiting and (final := self._prove(self._next)) is not None:
            played = self._waiting.pop(self._next)
            yield self._result(self._scenarios[self._next], final, played)
            self._next += 1

    def _prove(self, place: int) -> Judgement | None:
        """The final judgement at a place; None while it, its control, or its control's control is not yet played."""
        chain = []  # from the scenario to its control, that one's control, and so on
        while place not in self._proven:
            played = self._waiting.get(place)
            if played is None:
                return None
            chain.append(place)
            control = self._places.get(self._scenarios[place].control or "")
            if control is None or control in chain:
                break
            place = control
        for link in reversed(chain):
            scenario = self._scenarios[link]
            control = self._places.get(scenario.control or "")
            proven = None if control is None else self._proven.get(control)
            self._proven[link] = prove(scenario, self._waiting[link].judgement, proven.verdict if proven else None)
        return self._proven[chain[0] if chain else place]

    def _result(self, scenario: Scenario, judgement: Judgement, played: _Played) -> ScenarioResult:
        verdict, deviation = self._known.settle(scenario.id, judgement)
        failed = judgement.verdict not in (Verdict.PASS, Verdict.UNSUPPORTED)
        return ScenarioResult(
            scenario=scenario,
            verdict=verdict,
            found=judgement.verdict,
            deviation=deviation and not scenario.contested,
            repeat=self._repeat(scenario),
            divergence=judgement.divergence,
            unsupported=judgement.unsupported,
            message=judgement.message,
            known=self._known.by_scenario.get(scenario.id),
            seconds=played.seconds,
            stderr=played.stderr if failed else "",
        )
