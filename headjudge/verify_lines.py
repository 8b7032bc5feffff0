"""Does a report agree with itself and with the suite that it is of? Nothing is played here.

A report that was cut, or changed without care, does not get this far: `read_report` compares counts and digest. What is looked for
here is a report that somebody changed with care, the footer made anew: a verdict that its own line, its control, its file of steps
or the suite contradicts.
"""

from __future__ import annotations

import shlex
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge.client import RunResponse
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.judge import judge, lacking_needs
from headjudge.known import EXPECTED
from headjudge.promises import Promises, steps_problem
from headjudge.report.lines import encode
from headjudge.report.reader import Report
from headjudge.report.steps import read_steps
from headjudge.results import prove
from headjudge.scenario import Scenario, digest_of_all
from headjudge.suite import Suite
from headjudge.verdict import Judgement, Verdict

__all__ = ["as_told", "check_lines", "check_steps", "check_suite", "refused", "told"]

Line = dict[str, Any]

FOUND: Final = ("found", "divergence", "unsupported", "message")
"""What a line says of what an engine did, before known failures are looked up."""
_NAMED: Final = 5
_WITH_DIVERGENCE: Final = frozenset({Verdict.FAIL, Verdict.SETUP})
_WITHOUT_MESSAGE: Final = frozenset({Verdict.PASS, Verdict.SETUP, Verdict.UNSUPPORTED})
_WITHOUT_STEPS: Final = frozenset({Verdict.ERROR, Verdict.CRASH, Verdict.TIMEOUT, Verdict.MALFORMED})


def refused(what: str, where: str, why: str | None = None, hint: str | None = None) -> HeadJudgeError:
    """Why a report is not believed, without a look at the engine."""
    return HeadJudgeError(f"refused: {what}", where=where, why=why, hint=hint, exit_code=ExitCode.USAGE)


def told(line: Line) -> Line:
    """What a line says of what an engine did."""
    return {key: line.get(key) for key in FOUND}


def as_told(judgement: Judgement) -> Line:
    """A judgement in the words of a report's line."""
    said = {
        "found": str(judgement.verdict),
        "divergence": judgement.divergence,
        "unsupported": judgement.unsupported,
        "message": judgement.message,
    }
    line: Line = msgspec.json.decode(encode(said))
    return line


# -- the suite


def check_suite(report: Report, suite: Suite) -> None:
    """Is it a report of this suite, whole or of a selection?

    Raises HeadJudgeError (exit code 2) where its lines are not the scenarios that its header names, or not those of the suite.
    """
    header = report.header["suite"]
    where = str(report.path)
    digest = digest_of_all((line["id"], line["digest"]) for line in report.results)
    if (said := header.get("selected-digest")) is None:
        raise refused("its header does not say which scenarios were selected", where)
    if said != digest:
        raise refused(
            "its lines are not the scenarios that its header names",
            where,
            f"selected-digest is {said[:12]}, and the lines come to {digest[:12]}: they are of two suites, or were edited",
        )
    if header["selected"] == header["scenarios"] and digest != header["digest"]:
        raise refused(
            "its header names two suites", where, "all was selected, and the digests of suite and selection differ"
        )
    changed = [
        line["id"] for line in report.results if (here := suite.by_id.get(line["id"])) and here.digest != line["digest"]
    ]
    strange = [line["id"] for line in report.results if line["id"] not in suite.by_id]
    same = header["digest"] == suite.digest
    if changed or strange:
        why = "; ".join(
            f"{len(ids)} {what}: {_named(ids)}"
            for ids, what in ((changed, "are other scenarios here"), (strange, "are not here"))
            if ids
        )
        if same:
            raise refused("two suites are mixed in it", where, f"its header names the suite here, and {why}")
        raise refused(
            "it is a report of another suite",
            where,
            f"of version {header['version']}, digest {header['digest'][:12]}; the suite here has {suite.digest[:12]}; {why}",
            f"verify it with the Head Judge that wrote it ({report.header['headjudge']}) and the --features and --scenarios of the run",
        )
    if same and header["scenarios"] != len(suite):
        raise refused(
            "its header was edited",
            where,
            f"it says that the suite has {header['scenarios']} scenarios, and it has {len(suite)}",
        )


def _named(ids: Collection[str]) -> str:
    shown = list(ids)[:_NAMED]
    return ", ".join(shown) + (f" and {len(ids) - _NAMED} more" if len(ids) > _NAMED else "")


# -- the lines


def check_lines(report: Report, suite: Suite) -> None:
    """Does every line agree with itself, with the line of its control, and with its scenario? The suite is that of `check_suite`.

    Raises HeadJudgeError (exit code 2) for the first one that does not.
    """
    lines = {line["id"]: line for line in report.results}
    needs = report.header.get("needs")
    start = None
    for number, line in enumerate(report.results, 2):
        where = f"{report.path}:{number}"
        scenario = suite.by_id[line["id"]]
        control = lines.get(scenario.control or "")
        for problem in (
            *_of_scenario(line, scenario),
            *_of_itself(line),
            *_of_verdict(line),
            *(_of_needs(line, scenario, needs) if needs is not None else ()),
            *_of_control(line, scenario, control),
        ):
            raise refused(f"the line of {line['id']} was edited", where, problem)
        beginning = _beginning(line)
        if beginning is None or start not in (None, beginning):
            raise refused(
                f"the line of {line['id']} was edited", where, "its command is not the one that repeats this scenario"
            )
        start = beginning


def _of_scenario(line: Line, scenario: Scenario) -> Iterator[str]:
    gherkin = scenario.gherkin if line["gherkin"] is not None else None
    for key, here in (
        ("title", scenario.title),
        ("claims", list(scenario.claims)),
        ("rules", list(scenario.rules)),
        ("shows", scenario.shows),
        ("control", scenario.control),
        ("contested", scenario.contested),
        ("gherkin", gherkin),
    ):
        if line.get(key) != here:
            yield f"its {key} is not that of the scenario"
    if (divergence := line["divergence"]) and (
        divergence["step"] > len(scenario.script) or divergence.get("rules") != list(scenario.rules)
    ):
        yield "it differs at a step, or by rules, that the scenario does not have"


def _of_itself(line: Line) -> Iterator[str]:
    """What a verdict has to show for itself."""
    found = Verdict(line["found"])
    if found in (Verdict.KNOWN, Verdict.FIXED):
        yield f"{found} is never found: it is what becomes of what was found"
    if (line["divergence"] is not None) != (found in _WITH_DIVERGENCE):
        yield f"it is {found}, and says {'where' if line['divergence'] else 'nowhere'} the game differed"
    if (line["unsupported"] is not None) != (found is Verdict.UNSUPPORTED):
        yield f"it is {found}, and says {'what' if line['unsupported'] else 'nothing that'} is not supported"
    if found in _WITHOUT_MESSAGE and line.get("message") is not None:
        yield f"it is {found}, and says why it is not"
    if found in EXPECTED and (line.get("trace") is not None or line.get("gherkin") is not None):
        yield f"it is {found}, and tells of a failure"


def _of_verdict(line: Line) -> Iterator[str]:
    """The verdict with what is known, and whether it is a deviation: see `KnownFailures.settle`."""
    found, verdict, known = line["found"], line["verdict"], line.get("known")
    if known is None:
        expected, deviation = found, found not in EXPECTED
    elif verdict == Verdict.KNOWN and known["verdict"] == found:
        expected, deviation = Verdict.KNOWN, False
    else:
        expected, deviation = (Verdict.FIXED if found == Verdict.PASS else found), True
    if verdict != expected:
        yield f"{found} was found, and {verdict} is said"
    if line["deviation"] != (deviation and not line["contested"]):
        yield f"{verdict} is {'no' if line['deviation'] else 'a'} deviation"


def _of_needs(line: Line, scenario: Scenario, needs: Mapping[str, bool]) -> Iterator[str]:
    lacking = lacking_needs(scenario, needs)
    if lacking and told(line) != as_told(lacking):
        yield f"the scenario needs what the engine has not, says the header, and it is {line['found']}"


def _of_control(line: Line, scenario: Scenario, control: Line | None) -> Iterator[str]:
    """An absence passes where its control does, and is unproven where it does not."""
    if scenario.control is None:
        if line["found"] == Verdict.UNPROVEN:
            yield "it has no control, and is unproven"
    elif control is None:
        yield f"its control {scenario.control} is not in the report"
    elif line["found"] in (Verdict.PASS, Verdict.UNPROVEN):
        proven = prove(scenario, Judgement(verdict=Verdict.PASS), Verdict(control["found"]))
        if told(line) != as_told(proven):
            yield f"it is {line['found']}, and its control {scenario.control} is {control['found']}"


def _beginning(line: Line) -> list[str] | None:
    """The command that repeats a scenario, without the scenario: the same for all of a report. None if it is no such command."""
    try:
        words = shlex.split(line["repeat"])
    except ValueError:  # a quotation without an end
        return None
    plain = shlex.join(words) == line["repeat"]  # nothing in it that a shell would do anything else with
    whole = words[:2] == ["headjudge", "run"] and words[-2:] == ["--id", line["id"]]
    return words[:-2] if plain and whole else None


# -- the file of steps


def check_steps(report: Report, suite: Suite, path: Path, kept: Collection[str]) -> dict[str, Line]:
    """Judge what stands in the file of steps once more: does it come to what the lines say?

    Out: the steps of the scenarios that are to be kept. Raises HeadJudgeError (exit code 2) where it does not, or is not whole.
    """
    lines = {line["id"]: line for line in report.results}
    reports = report.header.get("reports")
    if reports is None:
        raise refused("its header does not say what its engine reports", str(report.path))
    promises = Promises(reports)
    keeping: dict[str, Line] = {}
    there: set[str] = set()
    for shown in read_steps(report, path):
        scenario, line = suite.by_id[shown["id"]], lines[shown["id"]]
        there.add(scenario.id)
        if shown["table"] != scenario.table or shown["script"] != scenario.script:
            raise refused(f"the steps of {scenario.id} are those of another scenario", str(path))
        if shown["setup"] is None:
            raise refused(f"the steps of {scenario.id} do not show its set-up", str(path))
        # A runner takes no answer that is less: nothing has to be asked for below.
        if less := steps_problem(shown["steps"], scenario.script) or promises.broken(shown["setup"], shown["steps"]):
            raise refused(f"the steps of {scenario.id} are not what an engine could have answered", str(path), less)
        response = RunResponse(status="done", setup=shown["setup"], steps=shown["steps"])
        judged = as_told(judge(scenario, response, reports))
        unproven = line["found"] == Verdict.UNPROVEN and judged["found"] == Verdict.PASS
        if not unproven and judged != told(line):
            raise refused(
                f"{scenario.id} is said to be {line['found']}, and its steps show that it is {judged['found']}",
                str(path),
                None if judged["found"] != line["found"] else "what is said of it is not what they show",
            )
        if scenario.id in kept:
            keeping[scenario.id] = shown
    for line in report.results:
        lacking = line["unsupported"]
        unplayed = line["found"] in _WITHOUT_STEPS or (lacking is not None and lacking["reason"] != "part")
        if unplayed == (line["id"] in there):
            what = "has steps, and cannot have been played" if unplayed else "has none"
            raise refused(f"{line['id']} is said to be {line['found']}, and {what}", str(path))
    return keeping
