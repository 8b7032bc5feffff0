"""`headjudge compile`: one JSON file a scenario, and an index; and whether every answer given matters."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.suite import Suite


@click.command("compile")
@options.sources
@options.selection
@click.option("--out", type=options.PATH, metavar="DIR", help="Write the scenarios and their index here.")
@click.option(
    "--check-answers",
    is_flag=True,
    help="Have the oracle play every alternative of every answer, and name the answers that change no check.",
)
def compile_suite(
    features: tuple[Path, ...],
    scenarios: tuple[Path, ...],
    only_these: bool,
    ids: tuple[str, ...],
    text: str | None,
    claims: tuple[str, ...],
    rules: tuple[str, ...],
    out: Path | None,
    check_answers: bool,
) -> int:
    """Compile the scenarios: one JSON file each, and index.json with their count and digest.

    Without --out nothing is written: whatever is not valid is an error, with file and line. No engine runs, unless answers are
    to be checked.
    """
    suite = options.select(options.load(features, scenarios, only_these=only_these), ids, text, claims, rules)
    if out is not None:
        write(suite, out)
    from headjudge.report.text import counted, one_line

    click.echo(f"{counted(len(suite), 'scenario')}, digest {suite.digest}")
    if out is not None:
        click.echo(one_line(f"written to {out}, listed in {out / _index_name()}"))
    return _check_answers(suite) if check_answers else 0


def _index_name() -> str:
    from headjudge.scenario import INDEX

    return INDEX


def write(suite: Suite, out: Path) -> None:
    """Write a suite into a folder, in place of the compiled suite that is there.

    The new folder is made beside the old one and takes its place when it is whole. Raises HeadJudgeError for a folder that holds
    something else, and for what cannot be written.
    """
    from headjudge.folders import replace_folder

    with replace_folder(out, mark=_index_name(), listed=_files_listed, what="compiled suite") as fresh:
        for scenario in suite:
            path = fresh / file_of(scenario.id)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_json(scenario.document), encoding="utf-8")
        (fresh / _index_name()).write_text(_json(index(suite)), encoding="utf-8")


def _files_listed(index: Path) -> list[str] | None:
    """The files that an index lists; None if it is no index of ours."""
    from headjudge.errors import HeadJudgeError
    from headjudge.files import read_json

    try:
        return [scenario["file"] for scenario in read_json(index)["scenarios"]]
    except (HeadJudgeError, KeyError, TypeError):
        return None


def file_of(name: str) -> str:
    """The file of a scenario, from the folder of the index; the rows of an outline have a folder of their own."""
    return f"{name}.json"


def index(suite: Suite) -> dict[str, Any]:
    """What index.json holds: how many scenarios there are, their digest together, and each with its file."""
    return {
        "count": len(suite),
        "digest": suite.digest,
        "scenarios": [
            {
                "id": scenario.id,
                "file": file_of(scenario.id),
                "digest": scenario.digest,
                "claims": list(scenario.claims),
                "rules": list(scenario.rules),
                "cards": list(scenario.cards),
            }
            for scenario in suite
        ],
    }


def _json(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


# -- do the answers matter


def _check_answers(suite: Suite) -> int:
    """Have the oracle play every alternative, and print the answers that change no check. Out: the exit code."""
    from headjudge import in_words, manifest
    from headjudge.alternatives import Idle, Replay, idle_answers
    from headjudge.cli.console import counted, one_line
    from headjudge.cli.explain import ORACLE
    from headjudge.errors import ExitCode
    from headjudge.scenario import Scenario
    from headjudge.session import EngineSession
    from headjudge.verdict import Verdict

    checked, idle, only, unplayed = 0, 0, 0, 0
    with EngineSession(manifest.load(ORACLE)) as oracle:

        def replay(document: dict[str, Any]) -> Replay:
            scenario = Scenario(document, "an alternative")
            played = oracle.play(scenario)
            steps = played.response.steps if played.response is not None else ()
            return Replay(played.judge(scenario).verdict is Verdict.PASS, steps)

        for scenario in suite:
            answers = sum(len(step.get("answers", ())) for step in scenario.script)
            if not answers:
                continue
            verdict = oracle.judge(scenario).verdict
            if verdict is not Verdict.PASS:
                unplayed += 1
                click.echo(one_line(f"{scenario.where}: {scenario.id}: not checked, the oracle's verdict is {verdict}"))
                continue
            checked += answers
            for finding in idle_answers(scenario.document, replay):
                if finding.why is Idle.ONLY:
                    only += 1
                    continue
                idle += 1
                click.echo(one_line(f"{scenario.where}: {scenario.id}, step {finding.step}: {finding.why}"))
                click.echo(f"  {one_line(in_words.answer(finding.answer))}")
    skipped = f"; {counted(unplayed, 'scenario')} not checked" if unplayed else ""
    changes, names = "changes" if idle == 1 else "change", "names" if only == 1 else "name"
    said = f"{counted(checked, 'answer')} checked, {idle} of them {changes} no check, {only} {names} the only option"
    click.echo(f"{said}{skipped}")
    return ExitCode.DEVIATION if idle or unplayed else ExitCode.AS_EXPECTED
