"""What the suite costs before anything is played: compiled anew, part by part, and remembered. Measured with pyperf.

    python bench/compiling.py [--fast] [--affinity 0] [-o FILE]

The commands are measured whole, each in a process of its own, with nothing remembered and with everything.
"""

from __future__ import annotations

import os
import sys
import tempfile

import pyperf

from headjudge.compiled import VARIABLE, compiled_folder
from headjudge.gherkin.compile import Context, compile_folder, load_context
from headjudge.gherkin.folder import feature_files
from headjudge.gherkin.language import Language
from headjudge.gherkin.parse import FeatureSource, read_feature
from headjudge.resources import folder

FIRST = "tocatli.own-trigger"
"""A scenario with a control: from the command to its verdict two are played."""

COMMAND = "import sys; from headjudge.cli import main; sys.exit(main({arguments!r}))"


def sentences_read(context: Context, sources: list[FeatureSource]) -> None:
    """Read every sentence of the features, each once, as a run does."""
    language = Language(context.language.names)
    for source in sources:
        for scenario in source.scenarios:
            for step in scenario.steps:
                language.read(step.keyword, step.text)


def command(*arguments: str) -> list[str]:
    """The command line of Head Judge with these arguments."""
    return [sys.executable, "-c", COMMAND.format(arguments=list(arguments))]


def main() -> None:
    """Run all of the benchmarks, or what the command line asks for."""
    runner = pyperf.Runner(processes=3, values=3, warmups=1)
    runner.metadata["description"] = "Head Judge: compiling the suite"
    features = folder("features")
    files = feature_files(features)
    with tempfile.TemporaryDirectory() as cache:
        os.environ[VARIABLE] = cache
        sources = [read_feature(path) for path in files]
        compiled_folder(features)
        runner.bench_func("the suite compiled anew", compile_folder, features)
        runner.bench_func("of that: Gherkin parsed", lambda: [read_feature(path) for path in files])
        runner.bench_func("of that: sentences read", sentences_read, load_context(features), sources)
        runner.bench_func("the suite remembered", compiled_folder, features)
        for remembered in (False, True):
            os.environ[VARIABLE] = cache if remembered else "off"
            how = "remembered" if remembered else "compiled anew"
            runner.bench_command(f"headjudge list, {how}", command("list"))
            runner.bench_command(f"headjudge run oracle --id {FIRST}, {how}", command("run", "oracle", "--id", FIRST))


if __name__ == "__main__":
    main()
