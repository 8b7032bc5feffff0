"""`headjudge compare`: reports beside each other, what got worse, and where games differ. The engine is the fake adapter."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from runner_help import fake, scenario, suite

from headjudge import cli
from headjudge.cli import options
from headjudge.compare_snapshots import first_differences, places_checked
from headjudge.errors import ExitCode
from headjudge.report.lines import ScenarioResult
from headjudge.report.reader import read_report
from headjudge.run import run_engine
from headjudge.scenario import Scenario

Compare = Callable[..., tuple[int, str, str]]
Play = Callable[..., Path]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Plays scenarios. Out: the folder of the report, of the name given."""

    def play(name: str, *scenarios: Scenario, engine: str = "fake") -> Path:
        run_engine(suite(*scenarios), fake(tmp_path / f"adapter-{name}", name=engine), out_dir=tmp_path / name)
        return tmp_path / name

    return play


@pytest.fixture
def compare(capsys: pytest.CaptureFixture[str]) -> Compare:
    """Runs the command. Out: its exit code, standard output, standard error."""

    def compare(*arguments: str | Path) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            cli.main(["compare", *map(str, arguments)])
        output = capsys.readouterr()
        assert "Traceback" not in output.err
        assert isinstance(end.value.code, int)
        return end.value.code, output.out, output.err

    return compare


@pytest.fixture
def verdicts(monkeypatch: pytest.MonkeyPatch, play: Play) -> Play:
    """Plays scenarios that are the same, digest and all, and come out as told by a second engine: `id=verdict`."""

    def verdicts(name: str, *scenarios: Scenario, **found: str) -> Path:
        line = ScenarioResult.line

        def told(self: ScenarioResult) -> dict[str, Any]:
            verdict = found.get(self.scenario.id.replace(".", "_"))
            if verdict is None:
                return line(self)
            why = {"reason": "card", "detail": []} if verdict == "unsupported" else None
            return line(self) | {"verdict": verdict, "found": verdict, "deviation": True, "unsupported": why}

        with monkeypatch.context() as patch:
            patch.setattr(ScenarioResult, "line", told)
            return play(name, *scenarios)

    return verdicts


def claimed(identity: str, claim: str, *cards: str, **fields: Any) -> Scenario:
    return scenario(identity, *cards, claims=[claim], **fields)


def test_verdicts_that_differ_by_document_and_claim(compare: Compare, play: Play, verdicts: Play) -> None:
    all_of_them = (
        claimed("a.ten", "doc.10", "Bear"),
        claimed("a.two", "doc.2", "Bear"),
        claimed("b.one", "other.1", "Bear"),
        scenario("z.control", "Bear", claims=[]),
        claimed("a.same", "doc.2", "Drain"),
    )
    first = play("first", *all_of_them)
    second = verdicts("second", *all_of_them, a_ten="fail", a_two="fail", b_one="crash", z_control="timeout")
    code, out, err = compare(first, second)
    assert (code, err) == (ExitCode.AS_EXPECTED, "")
    assert f"fake 1.0 (1): passed 4 of 5 executed, 4 of all 5  {first / 'report.ndjson'}" in out
    assert "verdicts differ in 4 scenarios of 5" in out
    told = [line.strip() for line in out.splitlines()]
    groups = [line for line in told if line in ("doc", "doc.2", "doc.10", "other", "other.1", "without a claim")]
    assert groups == ["doc", "doc.2", "doc.10", "other", "other.1", "without a claim"]
    assert told.index("a.two  worse") == told.index("doc.2") + 1
    assert told[told.index("b.one  worse") + 1 :][:2] == ["fake 1.0 (1): pass", "fake 1.0 (2): crash"]
    assert "a.same" not in out


def test_a_regression_ends_with_1_where_it_is_asked_for(compare: Compare, play: Play, verdicts: Play) -> None:
    first = play("first", scenario("a.b", "Bear"), scenario("a.c", "Drain"))
    second = verdicts("second", scenario("a.b", "Bear"), scenario("a.c", "Drain"), a_b="unproven")
    assert compare(first, second)[0] == ExitCode.AS_EXPECTED
    code, _, err = compare(first, second, "--fail-on-regression")
    assert (code, err) == (ExitCode.DEVIATION, "worse: 1 scenario\n  1 passed, and does not now\n    a.b\n")
    # The other way round it has become better, and beside itself it is the same.
    assert compare(second, first, "--fail-on-regression")[0] == ExitCode.AS_EXPECTED
    assert compare(first, first, "--fail-on-regression")[0] == ExitCode.AS_EXPECTED
    # Of several, each beside the one before.
    assert compare(second, first, second, "--fail-on-regression")[0] == ExitCode.DEVIATION


def test_what_is_not_supported_any_more_is_told_apart(compare: Compare, play: Play, verdicts: Play) -> None:
    scenarios = (scenario("a.a", "Bear"), scenario("a.b", "Bear"), scenario("a.c", "Bear"))
    first, second = play("first", *scenarios), verdicts("second", *scenarios, a_a="unsupported", a_b="fail")
    code, out, err = compare(first, second, "--fail-on-regression")
    assert code == ExitCode.DEVIATION
    assert err == (
        "worse: 2 scenarios\n  1 passed, and does not now\n    a.b\n  1 passed, and is not supported now\n    a.a\n"
    )
    assert "\n    a.a  worse: not supported any more\n" in out
    assert "\n    a.b  worse\n" in out
    assert "| **worse: not supported any more** |" in compare(first, second, "--to", "markdown")[1]
    document = json.loads(compare(first, second, "--to", "json")[1])
    assert (document["worse"], document["given-up"]) == (["a.a", "a.b"], ["a.a"])
    only = verdicts("only", *scenarios, a_a="unsupported")
    code, _, err = compare(first, only, "--fail-on-regression")
    assert (code, err) == (ExitCode.DEVIATION, "worse: 1 scenario\n  1 passed, and is not supported now\n    a.a\n")


def test_of_very_many_that_are_worse_some_are_named(compare: Compare, play: Play, verdicts: Play) -> None:
    scenarios = [scenario(f"a.s{number:02}", "Bear") for number in range(30)]
    first, second = (
        play("first", *scenarios),
        verdicts("second", *scenarios, **{each.id.replace(".", "_"): "fail" for each in scenarios}),
    )
    _, _, err = compare(first, second, "--fail-on-regression")
    assert err.startswith("worse: 30 scenarios\n  30 passed, and does not now\n    a.s00\n    a.s01\n")
    assert err.endswith("    a.s19\n    and 10 more\n")


def test_what_was_changed_is_apart_and_no_regression(compare: Compare, play: Play) -> None:
    first = play("first", scenario("a.b", "Bear"), scenario("a.c", "Bear"))
    second = play("second", scenario("a.b", "Drain"), scenario("a.c", "Bear", title="Another title"))
    code, out, _ = compare(first, second, "--fail-on-regression")
    assert code == ExitCode.AS_EXPECTED
    assert "verdicts differ in 0 scenarios of 2" in out
    assert "changed, the same id and not the same scenario: 1 scenario\n  a.b\n" in out
    assert "fake 1.0 (2): fail at step 1, /players/bob/life" in out
    assert "a.c" not in out


def test_a_contested_scenario_is_no_regression(compare: Compare, play: Play, verdicts: Play) -> None:
    disputed = scenario("a.b", "Bear", contested=True)
    first, second = play("first", disputed), verdicts("second", disputed, a_b="fail")
    code, out, _ = compare(first, second, "--fail-on-regression")
    assert code == ExitCode.AS_EXPECTED
    assert "a.b  contested" in out


def test_what_one_report_lacks_hides_no_regression_of_the_others(compare: Compare, play: Play, verdicts: Play) -> None:
    first, other = play("first", scenario("a.b", "Bear")), play("other", scenario("a.other", "Bear"))
    last = verdicts("last", scenario("a.b", "Bear"), a_b="fail")
    code, out, err = compare(first, other, last, "--fail-on-regression")
    assert code == ExitCode.DEVIATION
    assert "\n    a.b\n" in err
    assert "not in every report: 2 scenarios" in out
    assert "fake 1.0 (2): not there" in out
    assert compare(first, other, "--fail-on-regression")[0] == ExitCode.AS_EXPECTED


def test_renamed_ids_are_followed(compare: Compare, play: Play, verdicts: Play, tmp_path: Path) -> None:
    first = play("first", scenario("a.old", "Bear"), scenario("a.rows/x", "Bear"))
    second = verdicts("second", scenario("a.new", "Bear"), scenario("a.lines/x", "Bear"), a_new="fail")
    features = tmp_path / "features"
    features.mkdir()
    (features / "renamed.toml").write_text('[renamed]\n"a.old" = "a.new"\n"a.rows" = "a.lines"\n', encoding="utf-8")
    assert "not in every report: 4 scenarios" in compare(first, second)[1]
    code, out, err = compare(first, second, "--features", features, "--fail-on-regression")
    assert code == ExitCode.DEVIATION
    assert "\n    a.new\n" in err
    assert "fake 1.0 (1): pass  (as a.old)" in out
    assert "not in every report" not in out
    both = play("both", scenario("a.old", "Bear"), scenario("a.new", "Bear"))
    code, _, err = compare(first, both, "--features", features)
    assert code == ExitCode.SUITE_INVALID
    assert "a.old and a.new are two scenarios here" in err
    assert "never used again" in err


def test_as_json(compare: Compare, play: Play, verdicts: Play) -> None:
    first = play("first", scenario("a.b", "Bear"))
    second = verdicts("second", scenario("a.b", "Bear"), a_b="fail")
    document = json.loads(compare(first, second, "--to", "json")[1])
    assert [report["passed"] for report in document["reports"]] == [1, 0]
    assert document["worse"] == ["a.b"]
    assert [each["found"] for each in document["differing"][0]["seen"]] == ["pass", "fail"]
    assert (document["changed"], document["not-in-all"]) == ([], [])
    assert "snapshots" not in document


def test_as_markdown(compare: Compare, play: Play, verdicts: Play) -> None:
    first = play("first", claimed("a.b", "doc.2", "Bear"), scenario("a.c", "Bear"))
    second = verdicts("second", claimed("a.b", "doc.2", "Bear"), scenario("a.c", "Drain"), a_b="fail")
    out = compare(first, second, "--to", "markdown")[1]
    assert "## Verdicts that differ: 1 scenario of 2\n\n### doc\n\n#### doc.2\n" in out
    assert "| `a.b` | pass | fail | **worse** |" in out
    assert "## Changed: the same id, and not the same scenario" in out
    assert "| `a.c` | pass | fail at step 1, /players/bob/life |  |" in out


# -- beside the oracle


def test_games_that_differ_outside_of_the_checks(compare: Compare, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = options.load((), (), only_these=False)
    monkeypatch.setattr(options, "load", lambda *_, **__: whole)
    # One scenario on two engines that agree in its verdict: it looks at Alice, and the one drains Bob.
    looks_at_alice = scenario("a.b", "Bear", checks=[{"after": 1, "path": "/players/alice/life", "equals": 20}])
    fails = scenario("a.c", "Drain")
    oracle = play("oracle", looks_at_alice, fails, engine="oracle")
    engine = play("engine", looks_at_alice, fails)
    steps = engine / "steps.ndjson.gz"
    lines = [json.loads(line) for line in gzip.decompress(steps.read_bytes()).splitlines()]

    def shown(change: Callable[[dict[str, Any]], Any], number: int = 0) -> list[dict[str, Any]]:
        changed = json.loads(json.dumps(lines))
        change(changed[number]["steps"][0]["snapshot"])
        steps.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in changed).encode()))
        code, out, _ = compare(oracle, engine, "--snapshots", "--to", "json", "--fail-on-regression")
        assert code == ExitCode.AS_EXPECTED  # it is no verdict
        document = json.loads(out)
        assert document["differing"] == []
        assert [each["report"] for each in document["snapshots"]] == [1]
        found = document["snapshots"][0]["differences"]
        assert isinstance(found, list)
        return found

    def bob(field: str, value: Any) -> Callable[[dict[str, Any]], Any]:
        return lambda snapshot: snapshot["players"][1].update({field: value})

    assert shown(lambda snapshot: None) == []
    assert shown(bob("life", 19)) == [{"id": "a.b", "step": 1, "path": "/players/bob/life", "oracle": 20, "engine": 19}]
    assert shown(bob("mana", {"G": 0})) == []
    assert shown(bob("mana", {"G": 2}))[0]["path"] == "/players/bob/mana/G"
    assert shown(lambda snapshot: snapshot["players"][1].pop("life")) == []  # it does not report it
    assert shown(lambda snapshot: snapshot.update(step="upkeep"))[0]["path"] == "/step"
    entry: dict[str, Any] = {"kind": "spell", "source": "Bear", "handle": None, "controller": "alice", "targets": []}
    assert shown(lambda snapshot: snapshot["stack"].append(entry))[0]["engine"] == [{"kind": "spell", "source": "Bear"}]
    assert shown(lambda snapshot: snapshot["objects"].clear())[0]["path"] == "/objects/Bear"
    assert shown(lambda snapshot: snapshot["objects"][0].update(handle=None, name="x"))[0]["path"] == "/objects/Bear"
    # Where the engine fails is the verdict's to tell: Bob's life in the scenario that drains him.
    assert shown(bob("life", 7), 1) == []
    assert shown(lambda snapshot: snapshot["players"][0].update(life=1), 1)[0]["path"] == "/players/alice/life"


def test_the_place_where_it_fails_is_the_verdicts(compare: Compare, play: Play) -> None:
    oracle = play("oracle", scenario("a.c", "Drain"), engine="oracle")
    engine = play("engine", scenario("a.c", "Drain"))
    steps = engine / "steps.ndjson.gz"
    line = json.loads(gzip.decompress(steps.read_bytes()))
    line["steps"][0]["snapshot"]["players"][1]["life"] = 3
    steps.write_bytes(gzip.compress(json.dumps(line).encode()))
    _, out, _ = compare(oracle, engine, "--snapshots")
    assert "fake 1.0 (2) beside the oracle, no verdicts: outside of the checks 0 scenarios differ first at" in out


def test_what_the_checks_of_the_suite_look_at_is_not_told(play: Play) -> None:
    checks = [{"after": 1, "path": "/players/bob", "matches": {"lost": False}}]
    one = scenario("a.b", "Bear", checks=checks)
    oracle, engine = play("oracle", one, engine="oracle"), play("engine", one)
    steps = engine / "steps.ndjson.gz"
    line = json.loads(gzip.decompress(steps.read_bytes()))
    line["steps"][0]["snapshot"]["players"][1]["life"] = 3
    steps.write_bytes(gzip.compress(json.dumps(line).encode()))
    reports = (read_report(oracle), oracle / "steps.ndjson.gz", read_report(engine), steps)
    found = [
        [each.path for each in first_differences(*reports, checked=checked, present=str)]
        for checked in ({}, {one.digest: places_checked(one)})
    ]
    assert found == [["/players/bob/life"], []]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data[:-20], "it cannot be read"),
        (lambda data: b"no gzip", "it cannot be read"),
        (lambda data: gzip.compress(b"{\n"), "a line that is not JSON"),
        (lambda data: gzip.compress(b"{}\n"), "the key"),
        (lambda data: data + data, "is there twice"),
    ],
)
def test_a_file_of_steps_that_is_not_whole(
    compare: Compare, play: Play, spoil: Callable[[bytes], bytes], said: str
) -> None:
    oracle, engine = play("oracle", scenario("a.b", "Bear"), engine="oracle"), play("engine", scenario("a.b", "Bear"))
    steps = engine / "steps.ndjson.gz"
    steps.write_bytes(spoil(steps.read_bytes()))
    code, _, err = compare(oracle, engine, "--snapshots")
    assert code == ExitCode.USAGE
    assert said in err
    assert str(steps) in err


def test_mistakes(compare: Compare, play: Play, tmp_path: Path) -> None:
    engine, oracle = play("engine", scenario("a.b", "Bear")), play("oracle", scenario("a.b", "Bear"), engine="oracle")
    for arguments, said in (
        ((), "name two reports or more"),
        ((engine,), "name two reports or more"),
        ((engine, tmp_path / "gone"), "the report cannot be read"),
        ((engine, engine, "--snapshots"), "none of the reports is the oracle's"),
    ):
        code, _, err = compare(*arguments)
        assert code == ExitCode.USAGE
        assert said in err
    (engine / "steps.ndjson.gz").unlink()
    code, _, err = compare(oracle, engine, "--snapshots")
    assert code == ExitCode.USAGE
    assert f"there is none beside {engine / 'report.ndjson'}" in err


def test_nothing_that_a_report_says_acts_on_a_terminal_or_is_markup(
    compare: Compare, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    nasty = "\x1b]8;;x\x07<b>|*`\u202e\n# x"
    first = play("first", scenario("a.b", "Bear"))
    line = ScenarioResult.line
    divergence = {"step": 1, "path": nasty, "op": None, "expected": 1, "observed": nasty, "rules": []}

    def told(self: ScenarioResult) -> dict[str, Any]:
        return line(self) | {"verdict": "fail", "found": "fail", "deviation": True, "divergence": divergence}

    monkeypatch.setattr(ScenarioResult, "line", told)
    second = play("second", scenario("a.b", "Bear"))
    for form in ([], ["--to", "markdown"], ["--to", "json"]):
        _, out, _ = compare(first, second, *form)
        assert not set(out) & set("\x1b\x07\u202e")
        if "json" not in form:
            assert not any(line.strip().startswith("# x") for line in out.splitlines())
        if "markdown" in form:
            assert "<b>" not in out
