"""`headjudge verify`: what a run wrote is believed, and what somebody changed afterwards is not. The engine is the fake adapter."""

from __future__ import annotations

import copy
import gzip
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli_help import Run
from runner_help import document, fake, lines_of

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.known import load_known
from headjudge.report.lines import Counts, LinesDigest
from headjudge.report.reader import read_report
from headjudge.run import run_engine
from headjudge.scenario import Scenario, digest_of_all
from headjudge.suite import load_suite
from headjudge.verify import adapter_of, draw
from headjudge.verify_lines import told

THREE = {
    "turn": {"active": "alice", "step": "precombat-main"},
    "players": [{"id": "alice", "hand": ["Bear"]}, {"id": "bob"}, {"id": "carol"}],
}
DOCUMENTS = (
    document("a.contested", "Drain", contested=True),
    document("a.crash", "Crash"),
    document("a.drain", "Drain"),
    document("a.error", "Fault"),
    document("a.known", "Refuse"),
    document("a.many", "Bear", needs=["more-than-two-players"], table=THREE),
    document("a.pass", "Bear"),
    document("a.absent", "Bear", shows="absence", control="a.pass"),
    document("a.undecided", "Ask"),
    document("a.unknown", "Unknown"),
    document("a.unproven", "Bear", shows="absence", control="a.drain"),
    document("a.unset", "Unset"),
)
KNOWN = (
    '[[known]]\nscenario = "a.known"\nverdict = "fail"\nversion = "1.0"\nreason = "it cannot"\nreview = 2030-01-01\n'
)
VERDICTS = "fail crash fail error fail unsupported pass pass undecided unsupported unproven setup".split()

Lines = list[dict[str, Any]]
Edit = Callable[[Lines], Any]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the scenarios, the adapter, and a report of them, never to be changed."""
    home = tmp_path_factory.mktemp("made")
    scenarios, known = home / "all.json", home / "some.toml"
    scenarios.write_text(json.dumps(DOCUMENTS), encoding="utf-8")
    known.write_text(KNOWN, encoding="utf-8")
    run_engine(
        load_suite(scenarios=[scenarios], only_these=True),
        fake(home / "fake"),
        known=load_known(known),
        out_dir=home / "out",
        rules_date="2026-08-07",
        options=["--scenarios", str(scenarios), "--only-these"],
    )
    return home


class Home:
    """A report, with all that it takes to verify it, free to be changed."""

    def __init__(self, made: Path, folder: Path, run: Run) -> None:
        self.engine, self.out, self._run = str(made / "fake" / "adapter.toml"), folder / "out", run
        self.scenarios = folder / "all.json"
        shutil.copy(made / "all.json", self.scenarios)
        shutil.copytree(made / "out", self.out)

    @property
    def source(self) -> list[str | Path]:
        return ["--scenarios", self.scenarios, "--only-these"]

    @property
    def steps(self) -> Path:
        return self.out / "steps.ndjson.gz"

    def verify(self, *options: str | Path) -> tuple[int, str, str]:
        return self._run("verify", self.out, "--engine", self.engine, *self.source, *options)

    def forge(self, edit: Edit, *, footer: bool = True) -> None:
        """Change the report; with `footer` with care, so that counts and digest fit."""
        lines = lines_of(self.out / "report.ndjson")
        edit(lines)
        if footer:
            counts, digest = Counts(), LinesDigest()
            for line in lines[:-1]:
                digest.add(line)
                if line["line"] == "result":
                    counts.add(line)
            lines[-1] |= counts.footer() | {"digest": digest.hexdigest()}
        text = "".join(json.dumps(line) + "\n" for line in lines)
        (self.out / "report.ndjson").write_text(text, encoding="utf-8")

    def forge_steps(self, edit: Edit) -> None:
        lines = [json.loads(line) for line in gzip.decompress(self.steps.read_bytes()).splitlines()]
        edit(lines)
        self.steps.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))


@pytest.fixture
def home(made: Path, tmp_path: Path, run: Run) -> Home:
    return Home(made, tmp_path, run)


def line_of(lines: Lines, identity: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("id") == identity)


DIGESTS = {each["id"]: Scenario.checked(each, "a test").digest for each in DOCUMENTS}
PASSES: dict[str, Any] = {"verdict": "pass", "found": "pass", "deviation": False}
PASSES |= dict.fromkeys(("divergence", "message", "gherkin", "trace"))
UNPROVEN = {"verdict": "unproven", "found": "unproven", "deviation": True}


def flipped(lines: Lines) -> None:
    """A failure made a pass, in all that its line says."""
    line_of(lines, "a.drain").update(PASSES)
    line_of(lines, "a.unproven").update(PASSES)


def named_anew(lines: Lines) -> None:
    """The header names the lines that there are."""
    digest = digest_of_all((line["id"], line["digest"]) for line in lines[1:-1])
    lines[0]["suite"] |= {"selected": len(lines) - 2, "selected-digest": digest}


def without(*ids: str) -> Edit:
    def edit(lines: Lines) -> None:
        lines[:] = [line for line in lines if line.get("id") not in ids]
        named_anew(lines)

    return edit


# -- a report as it was written


def test_a_fresh_report_is_believed(home: Home) -> None:
    assert [line["found"] for line in lines_of(home.out / "report.ndjson")[1:-1]] == VERDICTS
    code, said, error = home.verify("--seed", "1")
    assert (code, error) == (ExitCode.AS_EXPECTED, "")
    assert "fake 1.0: 2 passed of 9 executed, of all 11; 12 scenarios of 12 of suite" in said
    assert "its file of steps, judged once more, comes to the same" in said
    assert "played again: 12 of 12 scenarios (--seed 1)" in said
    assert said.endswith("the engine does what the report says\n")


def test_a_report_without_steps_or_of_a_selection_is_believed(home: Home, run: Run, tmp_path: Path) -> None:
    home.steps.unlink()
    code, said, _ = home.verify()
    assert (code, "there is no file of steps beside it" in said) == (0, True)
    run("run", home.engine, *home.source, "--id", "a.absent", "--out", tmp_path / "two")
    code, said, _ = run("verify", tmp_path / "two", "--engine", home.engine, *home.source)
    assert (code, "2 scenarios of 12 of suite" in said) == (0, True)


def test_a_sample_follows_from_its_seed_and_brings_its_controls(home: Home) -> None:
    report = read_report(home.out)
    assert draw(report, 4, 7) == draw(report, 4, 7)
    assert len({draw(report, 4, seed) for seed in range(20)}) > 5
    assert draw(report, 99, 7) == tuple(line["id"] for line in report.results)
    seed = next(seed for seed in range(1000) if draw(report, 1, seed) == ("a.unproven",))
    code, said, _ = home.verify("--sample", "1", "--seed", str(seed))
    assert (code, f"played again: 1 of 12 scenarios, with 1 control (--seed {seed})" in said) == (0, True)
    # Without a seed one is drawn, and told.
    shown = {home.verify("--sample", "1")[1].split("--seed ")[1] for _ in range(2)}
    assert len(shown) == 2


def test_nothing_is_played_if_nothing_is_asked_for(home: Home, run: Run) -> None:
    code, said, error = run("verify", home.out, *home.source, "--sample", "0")
    assert (code, error) == (ExitCode.AS_EXPECTED, "")
    assert said.endswith("nothing was played again\n")


# -- a report that was changed without care


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda lines: lines.pop(), "ends before its footer"),
        (lambda lines: line_of(lines, "a.drain").update(verdict="pass"), "the footer says counts"),
        (flipped, "the footer says"),
        (lambda lines: lines.remove(line_of(lines, "a.unknown")), "the footer says"),
        (lambda lines: lines[0]["engine"].update(name="better"), "it was changed"),
        (lambda lines: lines[-1].update(passed=11), "the footer says passed is 11"),
    ],
)
def test_a_report_that_was_cut_or_changed_is_refused(home: Home, edit: Edit, why: str) -> None:
    home.forge(edit, footer=False)
    code, said, error = home.verify()
    assert (code, said) == (ExitCode.USAGE, "")
    assert why in error


# -- and with care


def test_a_flipped_verdict_is_seen_in_the_steps(home: Home) -> None:
    home.forge(flipped)
    code, _, error = home.verify("--sample", "0")
    assert code == ExitCode.USAGE
    assert "refused: a.drain is said to be pass, and its steps show that it is fail" in error


def test_a_flipped_verdict_without_steps_is_found_by_the_sample_that_draws_it(home: Home) -> None:
    home.forge(flipped)
    home.steps.unlink()
    report = read_report(home.out)
    hit, miss = (
        next(seed for seed in range(1000) if (draw(report, 1, seed) == ("a.drain",)) is wanted)
        for wanted in (True, False)
    )
    seed = next(seed for seed in range(1000) if draw(report, 1, seed) == ("a.error",))
    assert home.verify("--sample", "1", "--seed", str(seed))[0] == ExitCode.AS_EXPECTED
    assert hit != miss
    code, said, _ = home.verify("--sample", "1", "--seed", str(hit))
    assert code == ExitCode.DEVIATION
    assert "the engine does not do what the report says: 1 place\n  a.drain\n    found: said pass; found fail\n" in said
    code, said, _ = home.verify()
    assert (code, "2 places" in said) == (ExitCode.DEVIATION, True)


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda lines: line_of(lines, "a.drain").update(verdict="pass", found="pass"), "is pass, and says where"),
        (lambda lines: line_of(lines, "a.drain").update(divergence=None), "is fail, and says nowhere"),
        (lambda lines: line_of(lines, "a.drain").update(verdict="pass"), "fail was found, and pass is said"),
        (lambda lines: line_of(lines, "a.drain").update(deviation=False), "fail is a deviation"),
        (lambda lines: line_of(lines, "a.drain").update(contested=True, deviation=False), "its contested is not"),
        (lambda lines: line_of(lines, "a.drain")["divergence"].update(step=9), "at a step, or by rules, that the scenario does"),
        (lambda lines: line_of(lines, "a.drain")["divergence"].update(rules=["100.1"]), "by rules, that the scenario does"),
        (lambda lines: line_of(lines, "a.pass").update(title="Another"), "its title is not that of the scenario"),
        (lambda lines: line_of(lines, "a.pass").update(claims=["fake.2"]), "its claims is not that"),
        (lambda lines: line_of(lines, "a.pass").update(rules=["100.1"]), "its rules is not that"),
        (lambda lines: line_of(lines, "a.pass").update(control="a.drain"), "its control is not that"),
        (lambda lines: line_of(lines, "a.pass").update(message="well done"), "is pass, and says why it is not"),
        (lambda lines: line_of(lines, "a.pass").update(trace=[]), "is pass, and tells of a failure"),
        (lambda lines: line_of(lines, "a.pass").update(gherkin="Scenario: x"), "its gherkin is not that"),
        (lambda lines: line_of(lines, "a.known").update(found="known"), "known is never found"),
        (lambda lines: line_of(lines, "a.pass").update(unsupported={"reason": "card", "detail": []}), "is pass, and says what"),
        (lambda lines: line_of(lines, "a.known").update(deviation=True), "known is no deviation"),
        (lambda lines: line_of(lines, "a.known")["known"].update(verdict="crash"), "fail was found, and known is said"),
        (lambda lines: line_of(lines, "a.unproven").update(PASSES), "it is pass, and its control a.drain is fail"),
        (lambda lines: line_of(lines, "a.unproven").update(message="its control did well"), "its control a.drain is fail"),
        (lambda lines: line_of(lines, "a.absent").update(UNPROVEN), "its control a.pass is pass"),
        (lambda lines: line_of(lines, "a.pass").update(UNPROVEN), "it has no control"),
        (lambda lines: line_of(lines, "a.many").update(verdict="pass", found="pass", unsupported=None), "needs what the engine has not"),
        (without("a.drain"), "its control a.drain is not in the report"),
        *(
            (lambda lines, command=command: line_of(lines, "a.drain").update(repeat=command), "is not the one that repeats")
            for command in (
                "rm -rf ~ --id a.drain",
                "headjudge run fake --id a.pass",
                "headjudge run fake; rm -rf ~ --id a.drain",
                "headjudge run $(rm) --id a.drain",
                "headjudge run 'fake --id a.drain",
                "headjudge run another --id a.drain",
            )
        ),
    ],
)  # fmt: skip
def test_a_line_that_does_not_agree_is_refused(home: Home, edit: Edit, why: str) -> None:
    home.forge(edit)
    code, said, error = home.verify()
    assert (code, said) == (ExitCode.USAGE, "")
    assert "was edited" in error
    assert why in error


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda lines: lines[0]["suite"].pop("selected-digest"), "does not say which scenarios were selected"),
        (lambda lines: lines[0]["suite"].update({"selected-digest": "0" * 64}), "are not the scenarios that its header names"),
        (lambda lines: lines[0]["suite"].update(digest="0" * 64), "its header names two suites"),
        (lambda lines: lines[0]["suite"].update(scenarios=13), "it says that the suite has 13 scenarios, and it has 12"),
        (lambda lines: lines[0].pop("reports"), "its header does not say what its engine reports"),
        (lambda lines: lines[0]["engine"].update(version="2.0"), "it is a report of fake 2.0"),
        (lambda lines: lines[0]["engine"].update(name="better"), "it is a report of better 1.0"),
        (lambda lines: lines[0]["adapter"].update(name="better"), "it is a report through the adapter 'better'"),
        (lambda lines: lines[0]["settings"].update(cheat="yes"), "unknown setting 'cheat'"),
    ],
)  # fmt: skip
def test_an_edited_header_is_refused(home: Home, edit: Edit, why: str) -> None:
    home.forge(edit)
    code, _, error = home.verify()
    assert code == ExitCode.USAGE
    assert why in error


def test_a_header_that_the_engine_does_not_bear_out_is_a_deviation(home: Home) -> None:
    home.forge(lambda lines: lines[0]["engine"].update(homepage="https://evil.example"))
    code, said, _ = home.verify()
    assert code == ExitCode.DEVIATION
    assert "  the header\n    engine: said " in said
    assert "evil.example" in said


def test_what_may_differ_is_noted(home: Home) -> None:
    def edit(lines: Lines) -> None:
        lines[0] |= {"headjudge": "9.9", "rules-date": "1993-08-05"}
        lines[0]["adapter"]["digest"] = "0" * 64

    home.forge(edit)
    code, said, _ = home.verify()
    assert code == ExitCode.AS_EXPECTED
    for note in ("written by Head Judge 9.9", "cites the rules of 1993-08-05", "adapter.toml here is another"):
        assert f"note: {note}" in said or note in said


def test_what_a_report_says_does_nothing_on_a_terminal(home: Home) -> None:
    text = "\x1b[2J\x1b]0;owned\x07\u202e\n::error::owned"
    home.forge(lambda lines: lines[0]["engine"].update(name=text))
    for sample, expected in (("0", ExitCode.AS_EXPECTED), ("5", ExitCode.USAGE)):
        code, said, error = home.verify("--sample", sample)
        assert code == expected
        shown = said + error
        assert "owned" in shown
        assert all(character == "\n" or character.isprintable() for character in shown)
        assert not any(line.startswith("::") for line in shown.splitlines())


# -- removed lines, and mixed suites


def test_a_removed_line_is_missing_in_every_number(home: Home) -> None:
    def removed(lines: Lines) -> None:
        lines.remove(line_of(lines, "a.crash"))

    home.forge(removed)
    assert "11 results, and 12 scenarios were selected" in home.verify()[2]
    home.forge(lambda lines: lines[0]["suite"].update(selected=11))
    assert "are not the scenarios that its header names" in home.verify()[2]
    # With all of it made anew it is the report of a selection, and says so; the file of steps is still that of the run.
    home.forge(named_anew)
    code, said, _ = home.verify()
    assert (code, "11 scenarios of 12 of suite" in said) == (ExitCode.AS_EXPECTED, True)
    home.forge(without("a.pass", "a.absent"))
    code, _, error = home.verify()
    assert (code, "not a whole file of steps" in error) == (ExitCode.USAGE, True)


@pytest.fixture
def other(home: Home, run: Run, tmp_path: Path) -> Path:
    """A report of a suite in which a.drain expects what the engine does."""
    documents = copy.deepcopy(DOCUMENTS)
    documents[2]["checks"][0]["equals"] = 19
    path = tmp_path / "other.json"
    path.write_text(json.dumps(documents), encoding="utf-8")
    run("run", home.engine, "--scenarios", path, "--only-these", "--out", tmp_path / "other")
    return tmp_path / "other"


def test_a_report_of_another_suite_is_refused_with_what_differs(home: Home, other: Path, run: Run) -> None:
    code, _, error = run("verify", other, "--engine", home.engine, *home.source)
    assert code == ExitCode.USAGE
    assert "refused: it is a report of another suite" in error
    assert "1 are other scenarios here: a.drain" in error
    home.scenarios.write_text(json.dumps(DOCUMENTS[1:]), encoding="utf-8")
    code, _, error = home.verify()
    assert (code, "1 are not here: a.contested" in error) == (ExitCode.USAGE, True)


def test_two_suites_mixed_are_refused(home: Home, other: Path) -> None:
    theirs = lines_of(other / "report.ndjson")

    def mixed(lines: Lines) -> None:
        place = lines.index(line_of(lines, "a.drain"))
        lines[place] = line_of(theirs, "a.drain") | {"repeat": lines[place]["repeat"]}
        place = lines.index(line_of(lines, "a.unproven"))
        lines[place] = line_of(theirs, "a.unproven") | {"repeat": lines[place]["repeat"]}

    home.forge(mixed)
    code, _, error = home.verify()
    assert (code, "they are of two suites, or were edited" in error) == (ExitCode.USAGE, True)
    home.forge(named_anew)
    assert "its header names two suites" in home.verify()[2]
    home.forge(without("a.crash"))
    assert "two suites are mixed in it" in home.verify()[2]
    assert "1 are other scenarios here: a.drain" in home.verify()[2]


def test_a_suite_that_has_grown_still_has_the_scenarios_of_the_report(home: Home) -> None:
    home.scenarios.write_text(json.dumps([*DOCUMENTS, document("b.new", "Bear")]), encoding="utf-8")
    code, said, _ = home.verify()
    assert (code, "note: the suite here has other scenarios besides" in said) == (ExitCode.AS_EXPECTED, True)


# -- the file of steps


def drained(lines: Lines) -> None:
    """The game of a.pass, other than it was, where no check looks."""
    line_of(lines, "a.pass")["steps"][0]["snapshot"]["players"][0]["life"] = 3


def bob_in(lines: Lines, identity: str) -> dict[str, Any]:
    """Bob at the end of a scenario."""
    bob: dict[str, Any] = line_of(lines, identity)["steps"][0]["snapshot"]["players"][1]
    return bob


def unasked(lines: Lines) -> None:
    line_of(lines, "a.pass")["steps"][0]["asked"] = [{"kind": "may", "player": "bob", "about": None}]


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (drained, "steps, first after step 1, /players/alice/life: said 3; found 20"),
        (unasked, "steps, first after step 1: said "),
    ],
)
def test_games_are_compared_to_the_last_byte(home: Home, edit: Edit, said: str) -> None:
    home.forge_steps(edit)
    code, shown, _ = home.verify()
    assert code == ExitCode.DEVIATION
    assert f"1 place\n  a.pass\n    {said}" in shown


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda lines: bob_in(lines, "a.pass").update(life=3), "its steps show that it is fail"),
        (lambda lines: bob_in(lines, "a.drain").update(life=3), "what is said of it is not what they show"),
        (lambda lines: line_of(lines, "a.pass")["table"]["players"][1].update(life=3), "are those of another scenario"),
        (lambda lines: line_of(lines, "a.pass").update(setup=None), "do not show its set-up"),
        (lambda lines: lines.remove(line_of(lines, "a.pass")), "a.pass is said to be pass, and has none"),
        (lambda lines: lines.append(line_of(lines, "a.pass")), "is there twice"),
        (lambda lines: bob_in(lines, "a.pass").pop("life"), "the player bob lacks life"),
        (lambda lines: line_of(lines, "a.pass")["setup"].pop("step"), "setup: the snapshot lacks step"),
        (lambda lines: line_of(lines, "a.pass")["steps"].pop(), "0 steps are answered, and the script has 1"),
        (lambda lines: line_of(lines, "a.pass").update(digest="0" * 64), "not in the report beside it"),
        (lambda lines: lines.append(line_of(lines, "a.pass") | {"id": "a.crash", "digest": DIGESTS["a.crash"]}), "those of another"),
    ],
)  # fmt: skip
def test_steps_that_do_not_fit_are_refused(home: Home, edit: Edit, why: str) -> None:
    home.forge_steps(edit)
    code, _, error = home.verify()
    assert code == ExitCode.USAGE
    assert why in error


def test_a_failure_made_a_crash_still_has_its_steps(home: Home) -> None:
    home.forge(
        lambda lines: (
            line_of(lines, "a.drain").update(verdict="crash", found="crash", divergence=None, message="ended")
            or line_of(lines, "a.unproven").update(message="its control a.drain did not pass, but is crash")
        )
    )
    code, _, error = home.verify()
    assert (code, "a.drain is said to be crash, and its steps show that it is fail" in error) == (ExitCode.USAGE, True)


def test_steps_that_are_cut_are_refused(home: Home) -> None:
    home.steps.write_bytes(home.steps.read_bytes()[:-30])
    code, _, error = home.verify()
    assert (code, "not a whole file of steps" in error) == (ExitCode.USAGE, True)


# -- the adapter


def test_a_report_starts_no_program_of_its_authors_choice(home: Home, run: Run) -> None:
    code, _, error = run("verify", home.out, *home.source)
    assert code == ExitCode.USAGE
    assert "its adapter 'fake' does not come with Head Judge" in error
    assert "--engine path/to/adapter.toml" in error


def test_an_engine_without_a_name_is_none_and_not_the_reports(home: Home, run: Run) -> None:
    home.forge(lambda lines: lines[0]["adapter"].update(name=home.engine))
    code, _, error = run("verify", home.out, *home.source, "--engine", "")
    assert (code, "no engine ''" in error) == (ExitCode.USAGE, True)


def test_an_adapter_that_does_not_start_is_no_verdict_on_the_report(home: Home, tmp_path: Path) -> None:
    home.engine = fake(tmp_path / "broken", "exits-at-once").engine
    code, said, error = home.verify()
    assert (code, "no such engine here" in error) == (ExitCode.ADAPTER_NOT_READY, True)
    assert "the engine does" not in said


def test_settings_are_the_reports_unless_they_are_given(home: Home, tmp_path: Path) -> None:
    toml = tmp_path / "set" / "adapter.toml"
    shutil.copytree(Path(home.engine).parent, toml.parent)
    with toml.open("a", encoding="utf-8") as file:
        file.write("[settings]\nlevel = 1\ncard_data = ''\n")
    report = read_report(home.out)
    report.header["settings"] |= {"level": "3", "card_data": "/nowhere/cards.json"}
    with pytest.raises(HeadJudgeError, match="card_data names what is not here") as raised:
        adapter_of(report, str(toml), {}, {})
    assert "--set card_data=PATH" in str(raised.value)
    here = str(tmp_path / "all.json")
    assert adapter_of(report, str(toml), {"card_data": here}, {}).settings == {"level": "3", "card_data": here}
    from_environment = adapter_of(report, str(toml), {}, {"HEADJUDGE_CARD_DATA": here, "HEADJUDGE_LEVEL": "7"})
    assert from_environment.settings == {"level": "3", "card_data": here}
    assert adapter_of(report, str(toml), {"level": "4", "card_data": here}, {}).settings["level"] == "4"


# -- the engines that come with Head Judge


def test_reports_of_the_oracle_are_believed(run: Run, tmp_path: Path) -> None:
    assert run("run", "oracle", "--claim", "tocatli.2", "--out", tmp_path / "out")[0] == 0
    code, said, error = run("verify", tmp_path / "out", "--sample", "5")
    assert (code, error) == (ExitCode.AS_EXPECTED, "")
    assert "played again: 5 of " in said


def test_reports_of_phase_are_believed(run: Run, tmp_path: Path, shared: Path) -> None:
    pytest.importorskip("phase", reason="phase-python is not installed")
    data = f"card_data={shared / 'data' / 'atomic-cards.json.gz'}"
    assert run("run", "phase", "--set", data, "--claim", "tocatli.2", "--out", tmp_path / "out")[0] == 0
    code, said, error = run("verify", tmp_path / "out", "--sample", "5")
    assert (code, error) == (ExitCode.AS_EXPECTED, "")
    assert "the engine does what the report says" in said


def test_what_is_told_of_a_line_is_what_the_engine_did(home: Home) -> None:
    line = read_report(home.out).results[3]
    assert told(line) == {key: line[key] for key in ("found", "divergence", "unsupported", "message")}
