"""The pytest plugin: `pytest features/ --engine NAME` runs the scenarios of feature files on an engine.

Without `--engine` it does nothing at all, so that other people's feature files stay theirs.
"""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from headjudge.gherkin.collect import Engine

# What needs the compiler and pytest-bdd is imported when an engine is named: this module is loaded by every pytest that
# runs where Head Judge is installed.

_STEPS = "headjudge-steps"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --engine and --adapter-setting."""
    group = parser.getgroup("headjudge", "conformance scenarios for Magic engines")
    group.addoption(
        "--engine",
        metavar="NAME",
        help="run the scenarios of .feature files on this engine: a name, or an adapter.toml",
    )
    group.addoption(
        "--adapter-setting",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="a setting of the engine's adapter; can be repeated",
    )


class FeaturePlugin:
    """What the plugin does when an engine is named."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._collected = 0
        self._nothing = False

    @pytest.hookimpl
    def pytest_collect_file(self, file_path: pathlib.Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect feature files."""
        if file_path.suffix != ".feature":
            return None
        from headjudge.gherkin.collect import FeatureFile

        found = FeatureFile.from_parent(parent, path=file_path)
        found.engine = self._engine
        return found

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Count the scenarios."""
        from headjudge.gherkin.collect import ScenarioItem

        self._collected = sum(isinstance(item, ScenarioItem) for item in session.items)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """End the adapter. Nothing executed is never green."""
        self._engine.close()
        if self._engine.late and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        listed = bool(session.config.getoption("collectonly"))
        if exitstatus == pytest.ExitCode.OK and self._collected and not self._engine.executed and not listed:
            self._nothing = True
            session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say why nothing is green, and what has become known of a scenario after its test had ended."""
        from headjudge.cli.console import one_line

        for problem in self._engine.late:
            terminalreporter.write_line(f"headjudge: {one_line(problem)}", red=True)
        if self._nothing:
            terminalreporter.write_line("headjudge: no scenario was executed, and nothing executed is never green")


def pytest_configure(config: pytest.Config) -> None:
    """Find the engine, if one is named.

    Raises `pytest.UsageError` for an engine or a setting that is not there.
    """
    name = config.getoption("--engine")
    if name is None:
        return
    from headjudge.errors import HeadJudgeError
    from headjudge.gherkin import bdd
    from headjudge.gherkin.collect import Engine
    from headjudge.manifest import load, parse_settings

    try:
        engine = Engine(load(name, parse_settings(config.getoption("--adapter-setting"), "--adapter-setting")))
    except HeadJudgeError as error:
        raise pytest.UsageError(str(error)) from error
    config.pluginmanager.register(FeaturePlugin(engine), "headjudge-features")
    config.pluginmanager.register(bdd, _STEPS)
