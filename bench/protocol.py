"""What a scenario costs, in the small: through the whole protocol, judged, compiled. Measured with pyperf.

    python bench/protocol.py [--fast] [--affinity 0] [-o FILE]

With --affinity 0 the runner and the adapter share one core.
"""

from __future__ import annotations

import time

import pyperf
from repeated import documents

from headjudge import manifest
from headjudge.gherkin.compile import compile_folder
from headjudge.judge import judge
from headjudge.parts import PARTS
from headjudge.resources import folder
from headjudge.scenario import Scenario
from headjudge.session import EngineSession
from headjudge.suite import load_suite

SCENARIOS = 30


def through_the_protocol(loops: int, scenarios: list[Scenario]) -> float:
    """Play and judge the scenarios on a warm oracle; out: seconds."""
    with EngineSession(manifest.load("oracle")) as session:
        session.judge(scenarios[0])
        began = time.perf_counter()
        for _ in range(loops):
            for scenario in scenarios:
                session.judge(scenario)
        return time.perf_counter() - began


def main() -> None:
    """Run the benchmarks that the command line names, or all of them."""
    runner = pyperf.Runner(processes=5, values=3, warmups=1)
    runner.metadata["description"] = "Head Judge: a scenario through the protocol, and parts of it"
    scenarios = [Scenario(document, "bench") for document in documents(SCENARIOS)]
    runner.bench_time_func(
        "a scenario played by the oracle through the protocol, and judged",
        through_the_protocol,
        scenarios,
        inner_loops=len(scenarios),
    )
    with EngineSession(manifest.load("oracle")) as session:
        responses = [session.play(scenario).response for scenario in scenarios]
    pairs = [(scenario, response) for scenario, response in zip(scenarios, responses, strict=True) if response]
    reports = dict.fromkeys(PARTS, True)
    runner.bench_func(
        "a scenario judged",
        lambda: [judge(scenario, response, reports) for scenario, response in pairs],
        inner_loops=len(pairs),
    )
    runner.bench_func("the suite's features compiled", compile_folder, folder("features"))
    runner.bench_func("the suite loaded, compiled before", load_suite)


if __name__ == "__main__":
    main()
