"""`pytest features/ --engine NAME`: what is collected, what it builds, and what comes of it on an engine."""

import json
import pathlib
import sys

import pytest

from headjudge.gherkin.compile import compile_folder
from headjudge.resources import folder

pytest_plugins = ["pytester"]

FAKE = pathlib.Path(__file__).parent / "adapters" / "fake.py"
SPOKEN = """\
Feature: What the fake engine is told

  Background:
    Given Alice has {card} in hand

  @id:fake.{id} {tags}
  Scenario: {title}
    When Alice casts {card}
    Then Bob has 20 life
"""
# Other plugins have no part in this, and some take a second to load.
PLAIN = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest")
NAMES = "Crash\nDrain\nFault\nNothing\nQuestion\nUnknown\nUnset\n"
OUTLINE = """\
Feature: An outline

  @cr:603.2 @tocatli.2
  Rule: A rule

    @id:fake.rows @cr:603.6a
    Scenario Outline: <card> is cast
      Given Alice has <card> in hand
      When Alice casts <card>
      Then Bob has 20 life

      @contested
      Examples:
        | row     | card    |
        | nothing | Nothing |
        | drain   | Drain   |

      @tocatli.2a
      Examples:
        | row  | card     |
        | asks | Question |
"""


def adapter(pytester: pytest.Pytester, mode: str = "right") -> str:
    path = pytester.path / "engine" / "adapter.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"name = 'fake'\ncommand = ['{{python}}', {str(FAKE)!r}, {mode!r}]\n", encoding="utf-8")
    return str(path)


def feature(pytester: pytest.Pytester, name: str, card: str, tags: str = "") -> None:
    features = pytester.path / "features"
    features.mkdir(exist_ok=True)
    (features / "card-names.txt").write_text(NAMES, encoding="utf-8")
    text = SPOKEN.format(card=card, id=name, tags=tags, title=f"The scenario {name}")
    (features / f"{name}.feature").write_text(text, encoding="utf-8")


def run(pytester: pytest.Pytester, *arguments: str, mode: str = "right") -> pytest.RunResult:
    return pytester.runpytest_inprocess(
        "features", "--engine", adapter(pytester, mode), *PLAIN, "--strict-markers", *arguments
    )


def test_without_an_engine_features_are_left_alone(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    result = pytester.runpytest_inprocess("features", *PLAIN)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_scenario_is_an_item_named_by_its_id(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing", "@cr:603.2 @tocatli.2a @needs:payment")
    result = run(pytester, "-v")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["*features/one.feature::fake.one PASSED*"])


def test_an_outline_is_an_item_a_row(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    (pytester.path / "features" / "rows.feature").write_text(OUTLINE, encoding="utf-8")
    result = run(pytester, "-v", "-rx", "-k", "rows")
    result.assert_outcomes(passed=2, xfailed=1, deselected=1)
    result.stdout.fnmatch_lines(
        [
            "*rows.feature::fake.rows/nothing PASSED*",
            "*rows.feature::fake.rows/drain XFAIL*",
            "*rows.feature::fake.rows/asks PASSED*",
            "*contested: fail*",
        ]
    )


def test_an_item_can_be_named(pytester: pytest.Pytester) -> None:
    (pytester.path / "features").mkdir()
    feature(pytester, "one", "Nothing")
    (pytester.path / "features" / "rows.feature").write_text(OUTLINE, encoding="utf-8")
    result = pytester.runpytest_inprocess(
        "features/rows.feature::fake.rows/asks", "--engine", adapter(pytester), *PLAIN
    )
    result.assert_outcomes(passed=1)


def test_tags_select(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing", "@tocatli.2a")
    feature(pytester, "two", "Nothing", "@tocatli.2b")
    run(pytester, "-k", "tocatli.2b").assert_outcomes(passed=1, deselected=1)


def test_a_deviation_shows_everything(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Drain", "@cr:603.2")
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "*fake.one*The scenario one*",
            "*one.feature:7*",
            "*Given Alice has Drain in hand*",
            "*When Alice casts Drain*",
            "*After step 1 (Alice casts Drain), at /players/bob/life*",
            "*expected  20*",
            "*observed  19*",
            "*It rests on 603.2*",
            "*headjudge run * --features * --id fake.one*",
        ]
    )
    result.stdout.no_fnmatch_line("*Traceback*")


@pytest.mark.parametrize(("card", "verdict"), [("Unset", "setup"), ("Crash", "crash"), ("Fault", "error")])
def test_other_deviations(pytester: pytest.Pytester, card: str, verdict: str) -> None:
    feature(pytester, "one", card)
    feature(pytester, "two", "Nothing")
    result = run(pytester)
    result.assert_outcomes(failed=1, passed=1)
    result.stdout.fnmatch_lines([f"*{verdict}*fake.one*"])


def test_what_is_unsupported_is_skipped_with_the_reason(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Unknown")
    feature(pytester, "two", "Nothing")
    result = run(pytester, "-rs")
    result.assert_outcomes(skipped=1, passed=1)
    result.stdout.fnmatch_lines(["*unsupported: card: Unknown*"])


def test_nothing_executed_is_never_green(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Unknown")
    result = run(pytester)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    result.stdout.fnmatch_lines(["*no scenario was executed*"])
    assert run(pytester, "--collect-only").ret == pytest.ExitCode.OK


@pytest.mark.parametrize(("control", "outcome"), [("Nothing", "passed"), ("Drain", "failed"), ("Unknown", "failed")])
def test_an_absence_passes_only_if_its_control_does(pytester: pytest.Pytester, control: str, outcome: str) -> None:
    feature(pytester, "absent", "Nothing", "@absence @control:fake.there")
    feature(pytester, "there", control)
    result = run(pytester, "-k", "absent")
    result.assert_outcomes(**{outcome: 1, "deselected": 1})
    if outcome == "failed":
        result.stdout.fnmatch_lines(["*unproven*fake.absent*", "*its control fake.there did not pass*"])


def test_a_control_in_a_file_that_is_not_collected(pytester: pytest.Pytester) -> None:
    feature(pytester, "absent", "Nothing", "@absence @control:fake.there")
    feature(pytester, "there", "Nothing")
    result = pytester.runpytest_inprocess("features/absent.feature", "--engine", adapter(pytester), *PLAIN)
    result.assert_outcomes(passed=1)


def test_a_control_that_is_not_there(pytester: pytest.Pytester) -> None:
    feature(pytester, "absent", "Nothing", "@absence @control:fake.nowhere")
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*The control fake.nowhere is not there*"])


def test_known_failures(pytester: pytest.Pytester) -> None:
    adapter(pytester)
    entry = '[[known]]\nscenario = "fake.{}"\nverdict = "fail"\nversion = "1.0"\nreason = "it drains"\nreview = 2099-01-31\n'
    known = 'engine = "fake"\n' + "".join(entry.format(name) for name in ("once-drains", "fixed"))
    (pytester.path / "engine" / "known.toml").write_text(known, encoding="utf-8")
    feature(pytester, "drains", "Drain")
    feature(pytester, "fixed", "Nothing")
    renamed = '[renamed]\n"fake.once-drains" = "fake.drains"\n'
    (pytester.path / "features" / "renamed.toml").write_text(renamed, encoding="utf-8")
    result = run(pytester, "-rx")
    result.assert_outcomes(xfailed=1, failed=1)
    result.stdout.fnmatch_lines(["*fixed*fake.fixed*", "*known: it drains*"])


@pytest.mark.parametrize(
    ("late", "cards"), [("one", ("Misbehave", "Nothing")), ("two", ("Nothing", "Misbehave"))], ids=["next", "farewell"]
)
def test_what_is_answered_twice_is_red_even_after_its_test_was_green(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, late: str, cards: tuple[str, str]
) -> None:
    monkeypatch.setenv("FAKE_MARKER", str(pytester.path / "pids"))
    program = FAKE.parent / "misbehaving" / "answers_twice_when_asked_again.py"
    path = pytester.path / "twice.toml"
    path.write_text(f"name = 'twice'\ncommand = ['{{python}}', {str(program)!r}]\n", encoding="utf-8")
    for name, card in zip(("one", "two"), cards, strict=True):
        feature(pytester, name, card)
    (pytester.path / "features" / "card-names.txt").write_text(NAMES + "Misbehave\n", encoding="utf-8")
    result = pytester.runpytest_inprocess("features", "--engine", str(path), *PLAIN)
    result.assert_outcomes(passed=2)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [f"headjudge: fake.{late}: malformed: a line that nobody asked for, after its answer: *"]
    )


def test_a_mistake_in_a_feature_is_an_error_of_collection(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    feature(pytester, "two", "Noting")
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(['*two.feature:4: Unknown card "Noting"*', '*Did you mean "Nothing"*'])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_an_id_in_two_files(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    feature(pytester, "two", "Nothing")
    path = pytester.path / "features" / "two.feature"
    path.write_text(path.read_text(encoding="utf-8").replace("fake.two", "fake.one"), encoding="utf-8")
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*The id fake.one is there twice*"])


def test_an_engine_that_is_not_there(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    result = pytester.runpytest_inprocess("features", "--engine", "nowhere", *PLAIN)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*no engine 'nowhere'*"])


def test_a_setting_that_is_not_there(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    result = run(pytester, "--adapter-setting", "luck=1")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*unknown setting 'luck'*"])


def test_a_setting_without_its_value_names_the_option(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    result = run(pytester, "--adapter-setting", "luck")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--adapter-setting luck: not KEY=VALUE*"])


@pytest.mark.parametrize(("before", "line_end"), [("\ufeff", "\n"), ("", "\r\n"), ("\ufeff", "\r\n")])
def test_a_feature_as_other_systems_write_it(pytester: pytest.Pytester, before: str, line_end: str) -> None:
    feature(pytester, "one", "Nothing")
    path = pytester.path / "features" / "one.feature"
    text = before + path.read_text(encoding="utf-8").replace("\n", line_end)
    path.write_text(text, encoding="utf-8", newline="")
    run(pytester).assert_outcomes(passed=1)


def test_an_adapter_that_never_starts(pytester: pytest.Pytester) -> None:
    feature(pytester, "one", "Nothing")
    feature(pytester, "two", "Nothing")
    result = run(pytester, mode="exits-at-once")
    assert result.ret == 3
    result.stdout.fnmatch_lines(["*no such engine here*"])


BOTH = """\
import json
import pathlib
import pytest

from headjudge.gherkin.collect import ScenarioItem


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    # The documents that the steps build, instead of judging them.
    item.judge = lambda draft: documents.__setitem__(item.name, item.built(draft).document)
    yield


def pytest_sessionfinish():
    pathlib.Path("documents.json").write_text(json.dumps(documents), encoding="utf-8")


documents = {}
"""


@pytest.mark.parametrize("which", ["suite", "own"])
def test_what_pytest_collects_is_what_the_compiler_compiles(pytester: pytest.Pytester, which: str) -> None:
    """The same scenarios, in the same order, and the same documents, built by pytest-bdd's steps and by the compiler."""
    if which == "suite":
        features = folder("features")
    else:
        features = pytester.path / "features"
        feature(pytester, "one", "Nothing", "@absence @control:fake.two")
        feature(pytester, "two", "Nothing", "@contested")
        (features / "rows.feature").write_text(OUTLINE, encoding="utf-8")
    compiled = {scenario.id: scenario.document for scenario in compile_folder(features)}
    pytester.makeconftest(BOTH)
    # In a process of its own, for the conftest.
    result = pytester.runpytest_subprocess(
        str(features), "--engine", adapter(pytester), "-p", "no:cacheprovider", "--rootdir", str(pytester.path), "-c", "/dev/null",
        "--confcutdir", str(pytester.path), "-p", "conftest",
    )  # fmt: skip
    result.assert_outcomes(passed=len(compiled))
    built = json.loads((pytester.path / "documents.json").read_text(encoding="utf-8"))
    assert list(built) == list(compiled)
    assert built == compiled


def test_nothing_heavy_is_imported_without_an_engine(pytester: pytest.Pytester) -> None:
    code = "import sys, headjudge.pytest_plugin; print([m for m in sys.modules if m.startswith(('headjudge.', 'gherkin'))])"
    result = pytester.run(sys.executable, "-c", code)
    assert result.outlines == ["['headjudge.pytest_plugin']"]
