"""`headjudge check-adapter`: an adapter that is right, and adapters that are wrong in one thing each.

The wrong ones are the oracle's adapter with its answers bent on the way out, so that everything before that thing is right.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from runner_help import scenario

from headjudge import check_raw, cli
from headjudge.check_ladder import scenarios_of_suite, steps, tables
from headjudge.errors import ExitCode
from headjudge.resources import folder
from headjudge.scenario import Scenario
from headjudge.suite import Suite, load_suite

ORACLE = folder("adapters") / "oracle"
BENT = """
import json, os, sys, time
sys.path.insert(0, {oracle!r})
import main as oracle

MODE = {mode!r}
count = 0

def bend(request, answer):
    global count
    count += 1
    text = json.dumps(request)
    do = [step["do"] for step in request.get("script", [])]
    if request["cmd"] == "hello":
        if MODE == "no compiler":
            sys.exit("java.lang.module.FindException: Module jdk.compiler not found")
        if MODE == "hello lacks":
            del answer["reports"]
        if MODE == "hello fails":
            return {{"id": answer["id"], "status": "error", "message": "no card data"}}
        if MODE == "reports none":
            answer["reports"] = dict.fromkeys(answer["reports"], False)
        if MODE == "shows no life":
            answer["reports"]["life"] = False
    elif MODE == "no tables" or MODE == "no steps" and do or MODE == "no scenarios" and "Runeclaw Bear" in text:
        return {{"id": answer["id"], "status": "unsupported", "reason": "action", "detail": ["nothing is written"]}}
    elif MODE == "much is lacking" and "Bonesplitter" in text:
        return {{"id": answer["id"], "status": "unsupported", "reason": "card", "detail": ["x" * 1000, "\x1b[2J"] * 100}}
    elif MODE == "no equipment" and "Bonesplitter" in text:
        return {{"id": answer["id"], "status": "unsupported", "reason": "card", "detail": ["Bonesplitter"]}}
    elif MODE == "life" and "setup" in answer:
        for player in answer["setup"]["players"]:
            player["life"] = 20
    elif MODE == "state" and "number" not in text and "setup" in answer:
        answer["setup"]["turn"] = count
    elif MODE == "noise" and "pass" in do:
        print("noise", file=oracle_out, flush=True)
    elif MODE == "handle" and "setup" in answer:
        for thing in answer["setup"]["objects"]:
            thing["handle"] = thing["handle"] and thing["handle"].lower()
    elif MODE == "handle of all" and "setup" in answer:
        for thing in answer["setup"]["objects"]:
            thing["handle"] = thing["handle"] or thing["name"]
    elif MODE == "untapped" and "setup" in answer:
        for thing in answer["setup"]["objects"]:
            thing["tapped"] = False
    elif MODE == "lacks hand" and "setup" in answer:
        del answer["setup"]["players"][0]["hand"]
    elif MODE == "step ignored" and answer.get("steps") and do != ["pass", "pass"]:
        answer["steps"] = [step | {{"outcome": "done", "snapshot": answer["setup"]}} for step in answer["steps"]]
    elif MODE == "pass ignored" and do == ["pass", "pass"]:
        answer["steps"] = [step | {{"outcome": "done", "snapshot": answer["setup"]}} for step in answer["steps"]]
    elif MODE == "no snapshot" and "pass" in do:
        del answer["steps"][0]["snapshot"]
    elif MODE == "crash" and "cast" in do:
        print("about to fall", file=sys.stderr, flush=True)
        os._exit(7)
    elif MODE == "hang" and "cast" in do:
        time.sleep(60)
    elif MODE == "error" and "cast" in do:
        return {{"id": answer["id"], "status": "error", "message": "no way in"}}
    elif MODE == "all illegal" and "steps" in answer:
        for step in answer["steps"]:
            step["outcome"], step["why"] = "illegal", "as always"
    elif MODE == "asks" and "cast" in do:
        answer["steps"] = [answer["steps"][0] | {{"outcome": "undecided", "why": "which?", "snapshot": None}}]
    elif MODE == "finding" and "Runeclaw Bear" in text:
        answer["steps"][0]["outcome"] = "illegal"
    return answer

if MODE == "prints at its start":
    print("loading cards", flush=True)
if MODE == "ends at its start":
    sys.exit(0)
if MODE == "names the compiler":
    sys.exit("    at jdk.compiler/com.sun.tools.javac.launcher.Main.run(Main.java:192)")
if MODE == "falls at its start":
    sys.exit("no such engine")
oracle_out = os.fdopen(os.dup(1), "w")
sys.stdout = sys.stderr
owed = []
for line in sys.stdin:
    request = json.loads(line)
    if owed:
        print(owed.pop(), file=oracle_out, flush=True)
    if request["cmd"] == "bye":
        if MODE == "bye hangs":
            time.sleep(60)
        sys.exit(3 if MODE == "bye code" else 0)
    if MODE == "ignores" and "table" in request:
        request["table"].pop("weather", None)
    answer = bend(request, oracle.answer_to(request))
    print(json.dumps(answer), file=oracle_out, flush=True)
    if MODE == "twice" and '"pass"' in line or MODE == "twice at the end" and "Runeclaw Bear" in line:
        owed.append(json.dumps(answer))
"""
Check = Callable[..., tuple[int, str, str]]
OWN = scenario(
    "own",
    table={
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", "hand": ["Runeclaw Bear"], "mana": {"G": 2}}, {"id": "bob"}],
    },
    script=[{"do": "cast", "player": "alice", "card": "Runeclaw Bear"}],
    checks=[{"after": 1, "path": "/players/alice/hand", "equals": []}],
)


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Check:
    """Checks the oracle's adapter, bent. One scenario stands for the suite. Out: exit code, standard output, standard error."""
    monkeypatch.setattr("headjudge.cli.check_adapter._scenarios", lambda: [OWN])

    def check(mode: str, *options: str, command: str | None = None, seconds: float = 20) -> tuple[int, str, str]:
        (tmp_path / "main.py").write_text(BENT.format(oracle=str(ORACLE), mode=mode))
        (tmp_path / "adapter.toml").write_text(
            f'name = "bent"\ncommand = {command or ["{python}", "main.py"]!r}\nscenario_timeout = {seconds}\n'
        )
        with pytest.raises(SystemExit) as end:
            cli.main(["check-adapter", str(tmp_path), *options])
        output = capsys.readouterr()
        assert "Traceback" not in output.err
        assert isinstance(end.value.code, int)
        return end.value.code, output.out, output.err

    return check


def test_an_adapter_that_is_right_passes_everything(check: Check, tmp_path: Path) -> None:
    code, out, _ = check("right")
    assert code == ExitCode.AS_EXPECTED
    assert "unsupported " not in out
    for rung in (*tables(), *steps()):
        assert f"  right       {rung.what}\n" in out
    assert "nothing is wrong, and 1 scenario of the suite passed" in out
    assert f"next: headjudge run {tmp_path}" in out


WRONG = {
    "hello lacks": (
        3,
        "the adapter never became ready",
        ['the key "reports" is missing', '{"cmd":"hello"', "Start the command by hand"],
    ),
    "prints at its start": (
        3,
        "the adapter never became ready",
        ["loading cards", "send it to standard error", "`prepare`"],
    ),
    "ends at its start": (
        3,
        "the adapter never became ready",
        ["ended with exit code 0", "the last line calls `serve`"],
    ),
    "names the compiler": (
        3,
        "the adapter never became ready",
        ["at jdk.compiler/com.sun", "Correct what it says above on standard error"],
    ),
    "falls at its start": (
        3,
        "the adapter never became ready",
        ["no such engine", "Correct what it says above on standard error"],
    ),
    "handle": (
        1,
        "cards in hand, and libraries in order, the first card on top: setup",
        ['No object is shown with "Shock" as its `handle`', "exactly as it is written", "whatever zone it is in"],
    ),
    "handle of all": (
        1,
        "lands on the battlefield, one of them tapped: setup",
        ["permanents of alice that have no handle", "whose `handle` is null"],
    ),
    "untapped": (
        1,
        "lands on the battlefield, one of them tapped: setup",
        ["/objects/Island/tapped: false", "the set-up does not put `tapped` on the engine"],
    ),
    "lacks hand": (
        1,
        "two players, and nothing else: malformed",
        ["the player alice lacks hand", "take the part out of those that hello reports"],
    ),
    "step ignored": (
        1,
        "play-land: from hand to the battlefield: fail",
        ["Step 1 was answered with `done`", "nothing was done, or it is not shown", "--skip check-adapter.play-land"],
    ),
    "pass ignored": (
        1,
        "pass: priority goes to the other player, and only the one who has it can pass: fail",
        ['outcome: "done"', "Step 2 was answered with `done`"],
    ),
    "hello fails": (3, "the adapter never became ready", ["no card data"]),
    "no tables": (
        4,
        "the first table is not supported",
        ["unsupported, action: nothing is written", "Write the set-up"],
    ),
    "reports none": (4, "no part of a snapshot is reported", ["Show one part in every snapshot"]),
    "life": (
        1,
        "life totals and a pool of mana: setup",
        ["/players/alice/life: 20", "at /players/alice/life: equals 7"],
    ),
    "state": (
        1,
        "the first table is not shown as it was before the others",
        ['"turn": 2', "Build a new game for each request"],
    ),
    "no steps": (4, "no step is supported", ["Write one kind of step"]),
    "noise": (
        1,
        "pass: priority goes to the other player, and only the one who has it can pass: malformed",
        ["not JSON", "noise", "Standard output is the protocol"],
    ),
    "twice": (
        1,
        "a request is answered twice",
        ["a line that nobody asked for, after its answer", "step 1: Alice passes", "Write the answer once"],
    ),
    "twice at the end": (1, "a request is answered twice", ["step 1: Alice casts Runeclaw Bear"]),
    "no snapshot": (
        1,
        "pass: priority goes to the other player, and only the one who has it can pass: malformed",
        ['the key "snapshot" is missing'],
    ),
    "all illegal": (
        1,
        "pass: priority goes to the other player, and only the one who has it can pass: fail",
        ['outcome: "illegal"', "as always", "--skip check-adapter.pass"],
    ),
    "crash": (
        1,
        "cast: paid from the pool, and put on the stack: crash",
        ["about to fall", "step 1: Alice casts Shock"],
    ),
    "error": (1, "cast: paid from the pool, and put on the stack: error", ["no way in"]),
    "asks": (
        1,
        "cast: paid from the pool, and put on the stack: undecided",
        ["which?", "no question that could go two ways"],
    ),
    "ignores": (
        1,
        "a key of the table that nobody knows is not `unsupported`",
        ['"weather": "rain"', '"reason": "format"'],
    ),
    "bye code": (1, "the adapter does not end as it should", ["exit code 3", "End the process after `bye`"]),
    "no scenarios": (4, "none of these scenarios is supported", ["begin with what most of them do"]),
    "finding": (1, "own: fail", ['outcome: "illegal"', "headjudge explain own", "--skip own"]),
}


@pytest.mark.parametrize("mode", WRONG)
def test_the_first_thing_that_is_wrong_is_told_whole(check: Check, mode: str) -> None:
    code, out, _ = check(mode)
    expected, what, said = WRONG[mode]
    assert code == expected
    assert f"\n\n{what}" in out
    right, _, wrong = out.partition(f"\n\n{what}")
    headings = ("what was sent", "what came back", "what was expected", "what to do next")
    assert [heading for heading in headings if f"\n  {heading}:\n    " in wrong] == list(headings)
    for text in said:
        assert text in wrong
    assert what not in right


def test_an_adapter_that_is_silent_is_told_so(check: Check) -> None:
    code, out, _ = check("hang", seconds=1)
    assert code == ExitCode.DEVIATION
    assert "cast: paid from the pool, and put on the stack: timeout" in out
    assert "no answer within 1 s" in out
    assert "Flush after each answer" in out


def test_an_adapter_that_does_not_end_is_told_so(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_raw, "_GOODBYE", 0.5)
    code, out, _ = check("bye hangs")
    assert code == ExitCode.DEVIATION
    assert "it still runs after 0.5 s" in out


def test_what_is_not_supported_or_not_shown_is_not_wrong(check: Check) -> None:
    code, out, _ = check("no equipment")
    assert code == ExitCode.AS_EXPECTED
    assert "  unsupported an Equipment that is attached (card: Bonesplitter)\n" in out
    code, out, _ = check("shows no life")
    assert code == ExitCode.AS_EXPECTED
    assert "of the parts of a snapshot it reports all but life\n" in out
    assert "life totals and a pool of mana (as far as is shown: not life)\n" in out
    assert "  unsupported resolve: the top of the stack (part: life)\n" in out


def test_an_adapter_that_says_much_is_quoted_in_part_and_cannot_steer_the_terminal(check: Check) -> None:
    code, out, _ = check("much is lacking")
    assert code == ExitCode.AS_EXPECTED
    (line,) = [line for line in out.splitlines() if "an Equipment that is attached" in line]
    assert len(line) < 4000
    assert line.endswith(" and 195 more)")
    assert "\x1b" not in out


def test_a_java_without_a_compiler_is_told_so(check: Check) -> None:
    code, out, _ = check("no compiler")
    assert code == ExitCode.ADAPTER_NOT_READY
    assert "This java has no compiler: install a JDK from 17 on" in out


@pytest.mark.parametrize(("command", "said"), [("nonesuch", "Install nonesuch"), ("java", "Install a JDK from 17 on")])
def test_a_program_that_is_not_there_is_named(
    check: Check, monkeypatch: pytest.MonkeyPatch, command: str, said: str
) -> None:
    monkeypatch.setenv("PATH", "")
    code, out, _ = check("right", command=[command, "Main.java"])
    assert code == ExitCode.ADAPTER_NOT_READY
    assert f"{command} is not on this machine" in out
    assert said in out


def test_what_the_engine_itself_plays_otherwise_can_be_skipped(check: Check) -> None:
    code, out, _ = check("finding", "--skip", "own")
    assert code == ExitCode.USAGE  # it is no scenario of the suite
    everything = [option for rung in steps() for option in ("--skip", rung.scenario.id)]
    code, out, _ = check("all illegal", *everything)
    assert code == ExitCode.DEVIATION  # of the scenario that comes after them
    assert "  skipped     pass: priority goes to the other player, and only the one who has it can pass: fail\n" in out
    assert "\n\nown: fail" in out


def test_a_mistyped_skip_is_refused(check: Check) -> None:
    code, out, err = check("right", "--skip", "check-adapter.nonesuch")
    assert (code, out) == (ExitCode.USAGE, "")
    assert "check-adapter.nonesuch is not asked for; what is: check-adapter.empty" in err


def test_known_failures_do_not_stop_it(check: Check, tmp_path: Path) -> None:
    (tmp_path / "known.toml").write_text(
        '[[known]]\nscenario = "own"\nverdict = "fail"\nversion = "1"\nreason = "it refuses bears"\nreview = 2030-01-01\n'
    )
    code, out, _ = check("finding")
    assert code == ExitCode.AS_EXPECTED
    assert "  known       own: fails as " in out
    assert "nothing is wrong, and 0 scenarios of the suite passed" in out


@pytest.fixture(scope="module")
def suite() -> Suite:
    return load_suite()


def test_the_scenarios_that_come_last_are_simple_and_of_many_features(suite: Suite) -> None:
    chosen = scenarios_of_suite(suite)
    assert len(chosen) == 20
    assert len({each.source["feature"] for each in chosen if each.source}) > 15
    assert not [each for each in chosen if each.shows or each.needs or each.contested]
    assert max(len(each.script) for each in chosen) < 8


def test_scenarios_without_a_feature_will_do() -> None:
    few = [scenario("b", "Bear"), scenario("a", "Bear"), scenario("c")]
    assert [each.id for each in scenarios_of_suite(Suite.of(few))] == ["c", "a", "b"]


def test_every_kind_of_step_is_asked_for() -> None:
    from headjudge import schema

    kinds = {
        name.removeprefix("do-")
        for name in schema._schemas()["scenario.schema.json"]["$defs"]
        if name.startswith("do-")
    }
    assert {step["do"] for rung in steps() for step in rung.scenario.script} == kinds


def test_rungs_have_ids_of_their_own() -> None:
    rungs: list[Scenario] = [rung.scenario for rung in (*tables(), *steps())]
    assert len({each.id for each in rungs}) == len(rungs)


@pytest.mark.parametrize(
    "language",
    [
        "python",
        pytest.param(
            "java", marks=pytest.mark.skipif(shutil.which("java") is None, reason="java is not on this machine")
        ),
    ],
)
def test_a_new_adapter_is_checked_and_told_what_comes_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["new-adapter", str(tmp_path / "x"), "--language", language])
    with pytest.raises(SystemExit) as end:
        cli.main(["check-adapter", str(tmp_path / "x" / "adapter.toml")])
    assert end.value.code == ExitCode.NOTHING_EXECUTED
    out = capsys.readouterr().out
    assert "it speaks for x 0" in out
    assert "the first table is not supported: the protocol is right so far" in out
