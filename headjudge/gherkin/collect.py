"""Features as pytest collects them: one item a scenario, named by its id, run by pytest-bdd, judged on an engine."""

from __future__ import annotations

import io
import pathlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd.feature import get_feature
from pytest_bdd.parser import Feature
from pytest_bdd.scenario import scenario as bdd_scenario

from headjudge.client import AdapterLateError, NeverReadyError
from headjudge.compiled import compiled_folder
from headjudge.errors import HeadJudgeError
from headjudge.files import resolved
from headjudge.gherkin import bdd
from headjudge.gherkin.compile import (
    Compiled,
    Context,
    assemble,
    compile_file,
    load_context,
)
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.folder import LISTS, feature_name
from headjudge.judge import judge_failure
from headjudge.known import KnownFailures, load_known
from headjudge.manifest import AdapterManifest
from headjudge.report.lines import ScenarioResult
from headjudge.resources import folder
from headjudge.results import prove
from headjudge.run import repeat_command
from headjudge.scenario import Scenario
from headjudge.session import EngineSession
from headjudge.suite import RENAMED, renamed_ids
from headjudge.verdict import Judgement, Verdict

if TYPE_CHECKING:
    from _pytest._code.code import TerminalRepr

_OF_A_FOLDER = (*LISTS, RENAMED)
KNOWN = "known.toml"
_ENCODING = "utf-8-sig"
"""UTF-8, with or without a byte order mark, as `headjudge.files` reads it."""


class DeviationError(Exception):
    """A scenario did not come out as expected; its text is the whole account."""


class Engine:
    """The engine of a pytest session: one warm adapter, and the verdict of each scenario that was played on it."""

    def __init__(self, manifest: AdapterManifest) -> None:
        self.manifest = manifest
        self.executed = 0
        """How many scenarios were played and judged."""
        self.late: list[str] = []
        """What is wrong with scenarios that were judged already: each was answered twice."""
        known = manifest.path.parent / KNOWN
        self._known = load_known(known, manifest.name) if known.is_file() else KnownFailures()
        self._known_of: dict[pathlib.Path, KnownFailures] = {}
        self._session = EngineSession(manifest)
        self._judged: dict[str, Judgement] = {}
        self._scenarios: dict[str, Scenario] = {}
        self._folders: dict[pathlib.Path, Context] = {}
        self._read: set[pathlib.Path] = set()
        self._last = ""

    def close(self) -> None:
        """End the adapter."""
        self._take_back(self._session.finish())

    def context(self, features: pathlib.Path) -> Context:
        """What a folder's features are compiled against."""
        if features not in self._folders:
            self._folders[features] = load_context(features)
        return self._folders[features]

    def add(self, scenarios: Iterable[Compiled]) -> None:
        """Take in the scenarios of a file.

        Raises HeadJudgeError for an id that another file of the session has.
        """
        for compiled in scenarios:
            scenario = compiled.scenario
            before = self._scenarios.setdefault(scenario.id, scenario)
            if before.source != scenario.source:
                raise HeadJudgeError(
                    f"The id {scenario.id} is there twice",
                    where=scenario.where,
                    why=f"first in {before.where}",
                    hint="An id is never used again for something else: give one of them another",
                )

    def result(self, scenario: Scenario, features: pathlib.Path) -> ScenarioResult:
        """What comes of a scenario, its control and what is known included.

        Raises NeverReadyError if the adapter does not start, HeadJudgeError for a control that is not there.
        """
        judgement = self._proven(scenario, features)
        known = self._known_in(features)
        verdict, deviation = known.settle(scenario.id, judgement)
        self.executed += judgement.verdict is not Verdict.UNSUPPORTED
        options = () if resolved(features) == resolved(folder("features")) else ("--features", str(features))
        return ScenarioResult(
            scenario=scenario,
            verdict=verdict,
            found=judgement.verdict,
            deviation=deviation and not scenario.contested,
            repeat=repeat_command(self.manifest, options, scenario),
            divergence=judgement.divergence,
            unsupported=judgement.unsupported,
            message=judgement.message,
            known=known.by_scenario.get(scenario.id),
        )

    def _known_in(self, features: pathlib.Path) -> KnownFailures:
        """The known failures under the present ids of a folder's scenarios."""
        if features not in self._known_of:
            self._known_of[features] = self._known.followed(renamed_ids([features]))
        return self._known_of[features]

    def _proven(self, scenario: Scenario, features: pathlib.Path) -> Judgement:
        if scenario.id not in self._judged:
            judgement = self._judge(scenario)
            if scenario.control is not None and judgement.verdict is Verdict.PASS:
                control = self._proven(self._find(scenario, features), features)
                judgement = prove(scenario, judgement, control.verdict)
            self._judged[scenario.id] = judgement
        return self._judged[scenario.id]

    def _judge(self, scenario: Scenario) -> Judgement:
        played = self._session.play(scenario)
        self._take_back(played.late)
        if played.sent:
            self._last = scenario.id
        return played.judge(scenario)

    def _take_back(self, late: AdapterLateError | None) -> None:
        """What was judged last is judged otherwise, now that the adapter has written more."""
        if late is not None:
            self._judged[self._last] = judge_failure(late)
            self.late.append(f"{self._last}: {late.verdict}: {late.message}")

    def _find(self, scenario: Scenario, features: pathlib.Path) -> Scenario:
        """The control of a scenario: among those collected, in its folder, or in the suite."""
        control = scenario.control
        assert control is not None
        for root in (features, folder("features")):
            if control in self._scenarios:
                break
            if resolved(root) not in self._read:
                self._read.add(resolved(root))
                for other in compiled_folder(root):
                    self._scenarios.setdefault(other.id, other)
        if control not in self._scenarios:
            raise HeadJudgeError(f"The control {control} is not there", where=scenario.where)
        return self._scenarios[control]


class FeatureFile(pytest.File):
    """A feature file: collects its scenarios."""

    engine: Engine

    def collect(self) -> Iterable[pytest.Item]:
        """One item a scenario, in the file's order. A mistake in the file is an error of collection."""
        features = features_folder(self.path)
        try:
            context = self.engine.context(features)
            compiled = compile_file(self.path, features, context)
            self.engine.add(compiled)
        except HeadJudgeError as error:
            raise self.CollectError(str(error)) from error
        feature = get_feature(str(self.path.parent), self.path.name, encoding=_ENCODING)
        _drop_tags(feature)
        functions: dict[str, Callable[..., Any]] = {}
        for one in compiled:
            name = one.source.name
            if name not in functions:
                functions[name] = _function(self.path, name)
            yield ScenarioItem.from_parent(
                self, name=one.scenario.id, callobj=functions[name], compiled=one, features=features, context=context
            )


class ScenarioItem(pytest.Function):
    """A scenario: its steps build the document, which is then judged on the session's engine."""

    def __init__(self, *, compiled: Compiled, features: pathlib.Path, context: Context, **more: Any) -> None:
        # Before the fixtures are looked at, one of which asks for the row.
        self.compiled = compiled
        self.headjudge_row = compiled.source.values
        self._features = features
        self._context = context
        super().__init__(**more)
        self.extra_keyword_matches.update(tag.name for tag in compiled.source.tags)

    def runtest(self) -> None:
        """Run the steps, with the names of cards that this feature may use."""
        token = bdd.LANGUAGE.set(self._context.language)
        try:
            super().runtest()
        finally:
            bdd.LANGUAGE.reset(token)

    def built(self, draft: Draft) -> Scenario:
        """The scenario of the document that the steps have built."""
        return assemble(self.compiled.source, self.compiled.marks, draft, feature_name(self.path, self._features))

    def judge(self, draft: Draft) -> None:
        """Judge what the steps have built; what is not as expected is an error, what is not executed is skipped."""
        assert isinstance(self.parent, FeatureFile)
        scenario = self.built(draft)
        try:
            result = self.parent.engine.result(scenario, self._features)
        except NeverReadyError as error:
            pytest.exit(str(error), returncode=error.exit_code)
        if result.deviation:
            raise DeviationError(_account(result))
        if result.verdict is Verdict.UNSUPPORTED:
            assert result.unsupported is not None
            pytest.skip(f"unsupported: {result.unsupported.reason}: {', '.join(result.unsupported.detail)}")
        if result.verdict is Verdict.KNOWN:
            assert result.known is not None
            pytest.xfail(f"known: {result.known.reason}")
        if scenario.contested and result.verdict is not Verdict.PASS:
            pytest.xfail(f"contested: {result.verdict}")

    def reportinfo(self) -> tuple[pathlib.Path, int, str]:
        """Where the scenario stands."""
        source = self.compiled.source
        return self.path, (source.row_line or source.line) - 1, f"{self.name} ({source.title})"

    # As pytest.Function has it: the style is an option of the command there, and no argument.
    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str | TerminalRepr:  # type: ignore[override]
        """The account of a deviation; a mistake of a user's as its message; anything else as pytest shows it."""
        if isinstance(excinfo.value, DeviationError | HeadJudgeError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)


def features_folder(path: pathlib.Path) -> pathlib.Path:
    """The folder of features that a file belongs to: the nearest that is called so, or that holds lists of its own (card names,
    ledger, lock, renamed ids); else the file's own.
    """
    for parent in path.parents:
        if parent.name == "features" or any((parent / name).is_file() for name in _OF_A_FOLDER):
            return parent
    return path.parent


def _function(path: pathlib.Path, name: str) -> Callable[..., Any]:
    """pytest-bdd's test function for a scenario: it runs the steps, then judges."""

    @bdd_scenario(path.name, name, encoding=_ENCODING, features_base_dir=str(path.parent))
    def run(headjudge_judge: Callable[[], None]) -> None:
        headjudge_judge()

    return run


def _drop_tags(feature: Feature) -> None:
    """Take the tags off pytest-bdd's feature: it would make marks of them, which --strict-markers does not know and pytest cannot
    register (a mark's name holds no colon). `-k` finds them.
    """
    feature.tags.clear()
    for scenario in feature.scenarios.values():
        scenario.tags.clear()
        if scenario.rule is not None:
            scenario.rule.tags.clear()
        for examples in scenario.examples:
            examples.tags.clear()


def _account(result: ScenarioResult) -> str:
    """What `headjudge run` shows of a deviation, as plain text."""
    from rich.console import Console

    from headjudge.cli.console import PLAIN_WIDTH
    from headjudge.cli.failure import print_failure

    text = io.StringIO()
    print_failure(
        Console(file=text, markup=False, emoji=False, highlight=False, width=PLAIN_WIDTH, color_system=None), result
    )
    return text.getvalue().strip("\n")
