"""action.yml and docs/ci.md without a runner: their structure, and their commands carried out on a small engine.

What a runner does is done here: each step's script is run by bash as a runner runs it, with the files by which steps talk, an expression's
value in the environment, and a Python that holds nothing of the project before the action installs it. Steps that use other actions are
held against what they are given.
"""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

import pytest
import yaml

from headjudge.errors import ExitCode

ROOT = Path(__file__).resolve().parents[1]
ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS: list[dict[str, Any]] = ACTION["runs"]["steps"]
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
BASH = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]  # as a runner starts `shell: bash`
_EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
_CONTEXT = re.compile(r"(inputs|steps)\.([\w-]+)(?:\.outputs\.([\w-]+))?")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


# -- the structure


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [each for inner in value.values() for each in strings(inner)]
    if isinstance(value, list):
        return [each for inner in value for each in strings(inner)]
    return [value] if isinstance(value, str) else []


def test_it_is_a_composite_action_whose_steps_are_whole() -> None:
    assert set(ACTION) == {"name", "description", "author", "branding", "inputs", "outputs", "runs"}
    assert set(ACTION["runs"]) == {"using", "steps"}
    assert ACTION["runs"]["using"] == "composite"
    for step in STEPS:
        assert step["name"]
        assert ("run" in step) != ("uses" in step)
        if "run" in step:
            assert step["shell"] == "bash"
            assert set(step) <= {"name", "id", "if", "shell", "env", "run"}
        else:
            assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"])
            assert set(step) <= {"name", "id", "if", "uses", "with"}
    for each in (*ACTION["inputs"].values(), *ACTION["outputs"].values()):
        assert each["description"].endswith(".")
    for name, given in ACTION["inputs"].items():
        assert given.get("required", False) != ("default" in given), name
        assert isinstance(given.get("default", ""), str), name  # an input is text, whatever it looks like


@pytest.mark.parametrize("schema", ["github-actions", "github-workflows", "gitlab-ci"])
def test_it_and_the_pages_jobs_are_valid_by_the_published_schemas(schema: str, tmp_path: Path) -> None:
    workflow, job = blocks("yaml")
    text = {
        "github-actions": (ROOT / "action.yml").read_text(encoding="utf-8"),
        "github-workflows": workflow,
        "gitlab-ci": job,
    }
    (tmp_path / "file.yml").write_text(text[schema], encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        f"vendor.{schema}",
        str(tmp_path / "file.yml"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_expression_is_put_into_a_script() -> None:
    for step in STEPS:
        assert "${{" not in step.get("run", ""), step["name"]


def test_every_input_is_used_and_every_name_is_there() -> None:
    expressions = [each for text in strings([STEPS, ACTION["outputs"]]) for each in _EXPRESSION.findall(text)]
    expressions += [step["if"] for step in STEPS if "if" in step]
    names = {match.groups() for text in expressions for match in _CONTEXT.finditer(text)}
    assert {name for kind, name, _ in names if kind == "inputs"} == set(ACTION["inputs"])
    scripts = {step["id"]: step["run"] for step in STEPS if "id" in step}
    for kind, step, output in names:
        if kind == "steps":
            assert output in scripts[step]
    left = {_CONTEXT.sub("", text) for text in expressions}
    assert not re.findall(r"\b(?!cancelled\b|true\b|false\b)[a-z]+", " ".join(left)), (
        "an expression that is not looked at here"
    )


def test_every_variable_of_a_script_is_given_to_it() -> None:
    for step in STEPS:
        script = step.get("run", "")
        set_there = set(re.findall(r"^\s*(\w+)=", script, re.MULTILINE)) | set(
            re.findall(r"(?:read -r|\bfor) (\w+)", script)
        )
        used = set(re.findall(r"\$\{?([A-Za-z_]\w*)", re.sub(r"\$\(\(.*?\)\)", "", script)))
        runner = {"GITHUB_ACTION_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "RUNNER_TEMP"}
        assert used - set_there - runner == set(step.get("env", {})), step["name"]


def test_the_page_tells_of_every_input_and_output() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("| `")
    ]
    inputs = [
        [
            f"`{name}`",
            "required" if each.get("required") else f"`{each['default']}`".replace("``", ""),
            each["description"],
        ]
        for name, each in ACTION["inputs"].items()
    ]
    assert rows == inputs + [[f"`{name}`", each["description"]] for name, each in ACTION["outputs"].items()]


def test_the_pages_workflow_gives_inputs_that_there_are() -> None:
    workflow = yaml.safe_load(blocks("yaml")[0])
    steps = workflow["jobs"]["rulings"]["steps"]
    (use,) = (step for step in steps if step.get("id") == "headjudge")
    assert set(use["with"]) <= set(ACTION["inputs"])
    assert {name for name, each in ACTION["inputs"].items() if each.get("required")} <= set(use["with"])
    read = {match[3] for text in strings(steps) for match in _CONTEXT.finditer(text) if match[1] == "steps"}
    assert read
    assert read <= set(ACTION["outputs"])


# -- a runner


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a Python that has all that Head Judge needs, from the one that runs the tests, and not Head Judge."""
    folder = tmp_path_factory.mktemp("python") / "venv"
    venv.create(folder, with_pip=True, symlinks=True)
    (site,) = folder.glob("lib/python3*/site-packages")
    # An editable install's own .pth is not read in a folder that another .pth names.
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder / "bin"


def environment(python: Path) -> dict[str, str]:
    """What a job's commands see. pip asks no registry: what is to be built is built with what is there."""
    pip = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "LANG", "HEADJUDGE_CACHE")}
    return kept | pip | {"PATH": f"{python}{os.pathsep}{os.environ['PATH']}"}


class Runner:
    """What a runner knows in the course of an action."""

    def __init__(self, python: Path, workspace: Path, temp: Path) -> None:
        self.python, self.workspace, self.temp = python, workspace, temp
        self.outputs: dict[str, dict[str, str]] = {}
        self.used: list[tuple[str, dict[str, str]]] = []
        self.ran: list[str] = []
        self.summary = ""
        self.log = ""

    def act(self, *, without: tuple[str, ...] = (), **given: str) -> int:
        """Go through the action, as a runner does. Out: the exit code of the first step that failed, else 0."""
        inputs = {name: each.get("default", "") for name, each in ACTION["inputs"].items()}
        named = {name.replace("_", "-"): value for name, value in given.items()}
        assert set(named) <= set(inputs)
        inputs |= named
        failed = 0
        for step in STEPS:
            if step["name"] in without or not self._wanted(step.get("if"), inputs, failed=bool(failed)):
                continue
            self.ran.append(step["name"])
            if "uses" in step:
                self.used.append(
                    (step["uses"], {key: self._filled(str(each), inputs) for key, each in step["with"].items()})
                )
            else:
                code = self._script(
                    step, {key: self._filled(each, inputs) for key, each in step.get("env", {}).items()}
                )
                failed = failed or code
        return failed

    def result(self, name: str) -> str:
        """An output of the action."""
        return self._filled(ACTION["outputs"][name]["value"], {})

    def _value(self, match: re.Match[str], inputs: dict[str, str]) -> str:
        kind, name, output = match.groups()
        return inputs[name] if kind == "inputs" else self.outputs.get(name, {}).get(output, "")

    def _filled(self, text: str, inputs: dict[str, str]) -> str:
        return _EXPRESSION.sub(lambda each: _CONTEXT.sub(lambda name: self._value(name, inputs), each[1]), text)

    def _wanted(self, condition: str | None, inputs: dict[str, str], *, failed: bool) -> bool:
        """A step's condition: without a word on the state of the job, it also wants that nothing has failed."""
        inner = _EXPRESSION.sub(r"\1", condition or "true")
        if failed and "cancelled()" not in inner:
            return False
        for term in inner.split(" && "):
            if term in ("true", "!cancelled()"):
                continue
            left, comparison, right = term.split(" ")
            name = _CONTEXT.fullmatch(left)
            assert name is not None
            if (self._value(name, inputs) == right.strip("'")) != (comparison == "=="):
                return False
        return True

    def _script(self, step: dict[str, Any], variables: dict[str, str]) -> int:
        files = {name: self.temp / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("", encoding="utf-8")
        script = self.temp / "script.sh"
        script.write_text(step["run"], encoding="utf-8")
        runner = {name: str(file) for name, file in files.items()}
        runner |= {"GITHUB_ACTION_PATH": str(ROOT), "RUNNER_TEMP": str(self.temp), "CI": "true"}
        done = subprocess.run(
            [*BASH, str(script)],
            cwd=self.workspace,
            env=environment(self.python) | runner | variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
            check=False,
        )
        self.log += done.stdout
        self.summary += files["GITHUB_STEP_SUMMARY"].read_text(encoding="utf-8")
        lines = files["GITHUB_OUTPUT"].read_text(encoding="utf-8").splitlines()
        if "id" in step:
            self.outputs[step["id"]] = dict(line.split("=", 1) for line in lines)
        return done.returncode


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A checkout of an engine's author: an adapter of its own name that plays as the oracle does."""
    folder = tmp_path / "workspace"
    shutil.copytree(ROOT / "adapters" / "oracle", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    manifest = folder / "engine" / "adapter.toml"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace('"oracle"', '"pebble"', 1), encoding="utf-8")
    return folder


@pytest.fixture
def runner(python: Path, workspace: Path, tmp_path: Path) -> Runner:
    temp = tmp_path / "temp"
    temp.mkdir()
    return Runner(python, workspace, temp)


@pytest.fixture(scope="module")
def installed(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That Python, after the step of the action that installs Head Judge into it."""
    (step,) = (step for step in STEPS if step["name"] == "Install Head Judge")
    env = environment(python) | {"GITHUB_ACTION_PATH": str(ROOT)}
    done = subprocess.run(
        [*BASH, "-c", step["run"]],
        cwd=tmp_path_factory.mktemp("empty"),
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return python


INSTALLED = ("Install Head Judge",)


def expect_failure(workspace: Path, scenario: str) -> None:
    """The engine is known to fail what it passes: each such scenario is a deviation."""
    (workspace / "engine" / "known.toml").write_text(
        f'engine = "pebble"\n\n[[known]]\nscenario = "{scenario}"\nverdict = "fail"\nversion = "0"\nreason = "A test."\n'
        "review = 2100-01-01\n",
        encoding="utf-8",
    )


@pytest.mark.slow
def test_as_expected(installed: Path, runner: Runner, workspace: Path) -> None:
    code = runner.act(without=INSTALLED, adapter="engine/adapter.toml", claims="tocatli.2\n\n  tocatli.3\n", jobs="2")
    assert code == 0, runner.log
    assert runner.ran == [step["name"] for step in STEPS if step["name"] not in INSTALLED]
    report = workspace / runner.result("report")
    header, *_, footer = map(json.loads, report.read_text(encoding="utf-8").splitlines())
    assert header["engine"]["name"]
    assert {key: runner.result(key) for key in ("passed", "executed", "all", "deviations", "exit-code")} == {
        "passed": str(footer["passed"]),
        "executed": str(footer["executed"]),
        "all": str(footer["all"]),
        "deviations": "0",
        "exit-code": "0",
    }
    assert footer["passed"] == footer["all"] > 50
    assert f"{footer['passed']} passed of {footer['executed']} executed" in runner.summary
    assert "<html" in (workspace / runner.result("site")).read_text(encoding="utf-8")
    (setup, version), *uploads = runner.used
    assert (setup.partition("@")[0], version) == ("actions/setup-python", {"python-version": "3.12"})
    assert [given["name"] for _, given in uploads] == ["headjudge", "headjudge-site"]
    for _, given in uploads:
        assert all((workspace / path).exists() for path in given["path"].splitlines())


@pytest.mark.slow
def test_a_deviation_fails_the_job_after_all_is_shown(installed: Path, runner: Runner, workspace: Path) -> None:
    expect_failure(workspace, "tocatli.own-trigger")
    assert runner.act(without=INSTALLED, adapter="engine", ids="tocatli.own-trigger") == ExitCode.DEVIATION
    assert runner.ran[-1] == "Verdict"
    assert runner.result("deviations") == "1"
    assert "tocatli.own-trigger" in runner.summary
    assert len(runner.used) == 3


@pytest.mark.slow
def test_a_deviation_may_be_let_pass(installed: Path, runner: Runner, workspace: Path) -> None:
    expect_failure(workspace, "tocatli.own-trigger")
    given = {"adapter": "engine", "ids": "tocatli.own-trigger", "fail_on_deviation": "false", "site": "false"}
    assert runner.act(without=INSTALLED, artifact="", python_version="", **given) == 0, runner.log
    assert runner.result("exit-code") == "1"
    assert "::warning title=Head Judge::1 scenarios" in runner.log
    assert runner.ran == ["Play", "Summary", "Verdict"]
    assert not runner.used


@pytest.mark.slow
@pytest.mark.parametrize(
    ("given", "code", "ran"),
    [
        ({"adapter": "nowhere/adapter.toml"}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "settings": "color=red"}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "known": "none.toml"}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "jobs": "many"}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "out": "a\nb"}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "out": ""}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "only_these": "yes"}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "site": "False"}, ExitCode.USAGE, ["Set up Python", "Play"]),
        ({"adapter": "engine", "claims": "nothing.9"}, ExitCode.NOTHING_EXECUTED, ["Set up Python", "Play"]),
    ],
)
def test_what_is_no_run_fails_at_once_and_is_never_let_pass(
    installed: Path, runner: Runner, workspace: Path, given: dict[str, str], code: ExitCode, ran: list[str]
) -> None:
    old = workspace / "headjudge-report" / "report.ndjson"
    old.parent.mkdir()
    old.write_text("the report of an earlier step", encoding="utf-8")
    assert runner.act(without=INSTALLED, fail_on_deviation="false", **given) == code, runner.log
    assert runner.ran == ran
    assert runner.result("report") == runner.result("passed") == ""
    assert "Traceback" not in runner.log


@pytest.mark.slow
def test_nothing_executed_is_never_let_pass(installed: Path, runner: Runner, workspace: Path) -> None:
    new = [str(installed / "headjudge"), "new-adapter", "gravel"]
    subprocess.run(new, cwd=workspace, env=environment(installed), check=True, capture_output=True, timeout=60)
    code = runner.act(without=INSTALLED, adapter="gravel", claims="tocatli.2", fail_on_deviation="false")
    assert code == ExitCode.NOTHING_EXECUTED
    assert runner.result("executed") == "0"
    assert "Site" in runner.ran


@pytest.mark.slow
def test_what_is_given_is_never_run(installed: Path, runner: Runner, workspace: Path) -> None:
    command = "$(touch run) `touch run`; touch run"
    for name in (
        "adapter",
        "settings",
        "known",
        "features",
        "ids",
        "claims",
        "rules",
        "jobs",
        "site_address",
        "only_these",
    ):
        given = {"adapter": "engine", "ids": "tocatli.own-trigger", "site": "false"} | {name: f"{command} '\"\\ *"}
        runner.act(without=INSTALLED, **given)
    runner.act(without=INSTALLED, adapter="engine", ids="tocatli.own-trigger", out=command)
    assert (workspace / command / "report.ndjson").is_file()
    assert not list(workspace.rglob("run"))


@pytest.mark.slow
def test_features_of_ones_own_are_played_and_shown(installed: Path, runner: Runner, workspace: Path) -> None:
    for folder, name in (("mine", "mine.one"), ("your s", "yours.one")):
        (workspace / folder).mkdir()
        (workspace / folder / "own.feature").write_text(
            f"Feature: Own\n\n  @id:{name} @cr:118.3\n  Scenario: Three life\n    Given Alice has 3 life\n    Then Alice has 3 life\n",
            encoding="utf-8",
        )
    code = runner.act(without=INSTALLED, adapter="engine", features="mine\nyour s", only_these="true")
    assert (code, runner.result("passed")) == (0, "2"), runner.log
    assert (workspace / "headjudge-report" / "site" / "scenarios" / "mine.one.html").is_file()


def test_a_summary_is_cut_after_a_failure_that_fits(tmp_path: Path) -> None:
    (step,) = (step for step in STEPS if step["name"] == "Summary")
    (program,) = re.findall(r"<<'END'\n(.*?)^END$", step["run"], re.MULTILINE | re.DOTALL)
    failures = "".join(f"\n### {number}\n\n```gherkin\n{'é' * 5000}\n```\n" for number in range(200))
    whole = f"# Report\n\n<details><summary>Each</summary>\n{failures}\n</details>\n"

    def shown(text: str) -> str:
        (tmp_path / "report.md").write_text(text, encoding="utf-8")
        command = [sys.executable, "-c", program, str(tmp_path / "report.md")]
        return subprocess.run(command, capture_output=True, check=True, timeout=60).stdout.decode("utf-8")

    assert shown("short") == "short"
    cut = shown(whole)
    assert 900_000 < len(cut.encode()) < 1_000_100
    assert cut.count("```") % 2 == 0
    assert cut.endswith("\n```\n\n\n</details>\n\n**Cut here**; the whole stands in the report.\n")


# -- the page


def run(line: str, python: Path, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs a command of the page; what plays the whole suite there plays one ruling here."""
    return subprocess.run(
        [*BASH, "-c", re.sub(r"^(headjudge run \S+)", r"\1 --claim tocatli.2", line)],
        cwd=cwd,
        env=environment(python) | more,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
def test_the_pages_commands_lead_from_a_run_to_a_comparison(installed: Path, workspace: Path) -> None:
    expect_failure(workspace, "tocatli.own-trigger")
    anywhere, known, between = blocks("sh")
    for number, line in enumerate(anywhere.splitlines()):
        done = run(line, installed, workspace)
        assert done.returncode == (ExitCode.DEVIATION if number == 0 else 0), done.stdout + done.stderr
    for name in ("report.ndjson", "junit.xml", "summary.md", "badge.svg", "site/index.html"):
        assert (workspace / "report" / name).is_file()
    for line in known.splitlines():
        done = run(line, installed, workspace)
        assert done.returncode == 0, done.stdout + done.stderr
    shutil.copytree(workspace / "report", workspace / "before")
    (line,) = between.splitlines()
    assert run(line, installed, workspace).returncode == 0


@pytest.mark.slow
def test_the_pages_job_for_gitlab(installed: Path, workspace: Path) -> None:
    (job,) = yaml.safe_load(blocks("yaml")[1]).values()
    for line in job["script"] + job["after_script"]:
        done = run(line, installed, workspace, HEADJUDGE=str(ROOT))
        assert done.returncode == 0, done.stdout + done.stderr
    assert (workspace / job["artifacts"]["reports"]["junit"]).is_file()
    assert all((workspace / path).is_dir() for path in job["artifacts"]["paths"])


@pytest.mark.slow
def test_the_pages_environment_of_tox(installed: Path, workspace: Path, tmp_path: Path) -> None:
    (text,) = blocks("ini")
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(text)
    section = parser["testenv:rulings"]
    places = {
        "{tox_root}": str(workspace),
        "{env_tmp_dir}": str(tmp_path / "env"),
        "{/}": "/",
        "{posargs}": "--claim tocatli.2",
    }
    for line in section["commands"].strip().splitlines():
        filled = re.sub(r"\{[^}]*\}", lambda match: places[match[0]], line)
        done = run(shlex.join(shlex.split(filled)), installed, workspace)
        assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "env" / "site" / "index.html").is_file()
