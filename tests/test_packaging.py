"""The package as a user gets it: a wheel that works installed, and commands in the README that are what CI runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def fenced(path: Path) -> list[str]:
    """The fenced blocks of a Markdown file."""
    return re.findall(r"^```\w*\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_readme_has_two_blocks_of_one_command_line_each() -> None:
    run, test = fenced(ROOT / "README.md")
    for block in (run, test):
        assert block.count("\n") == 1
        assert block.startswith("python3.11 -m venv .venv && ")
    assert "headjudge run oracle" in run
    assert "tox" in test


def test_ci_calls_the_readmes_test_command_and_nothing_else_once_debian_s_packages_are_there() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["bash .ci/packages", fenced(ROOT / "README.md")[1].strip()]


def test_the_readme_names_only_commands_and_options_that_exist() -> None:
    from headjudge import cli
    from headjudge.cli import app

    text = (ROOT / "README.md").read_text(encoding="utf-8") + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = re.findall(r"headjudge ([\w-]+)([^#`\n]*)", text)
    assert len(found) > 10
    for name, rest in found:
        assert name in cli.COMMANDS
        command = app.get_command(None, name)  # type: ignore[arg-type]
        assert command is not None
        options = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
        options |= {
            option for sub in getattr(command, "commands", {}).values() for p in sub.params for option in p.opts
        }
        assert set(re.findall(r"(?<!\S)--?[\w-]+", rest)) <= options, f"headjudge {name}{rest}"


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that is built from it. Built without isolation: the tools are here."""
    out = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", out, ROOT],
        check=True,
        capture_output=True,
        timeout=120,
    )
    return out


@pytest.fixture(scope="module")
def installed(distributions: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a virtual environment that holds the wheel, and nothing else of its own.

    The dependencies are the ones of the environment that runs the tests, so that no registry is asked; the checkout that an
    editable install of it points to is out of reach, since a .pth in a folder that another .pth names is not read.
    """
    folder = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(folder, with_pip=True, symlinks=True)
    (site,) = folder.glob("lib/python3*/site-packages")
    (wheel,) = distributions.glob("*.whl")
    subprocess.run(
        [folder / "bin" / "python", "-m", "pip", "install", "-q", "--no-deps", "--no-index", wheel],
        check=True,
        capture_output=True,
        timeout=120,
    )
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder / "bin"


def headjudge(installed: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [installed / "headjudge", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
def test_the_wheel_holds_all_that_is_needed_and_nothing_else_at_the_top(distributions: Path) -> None:
    (wheel,) = distributions.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"headjudge", "oracle"}
    for folder in ("features", "schemas", "adapters"):
        parts = [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()]
        expected = {f"headjudge/{path}" for path in parts if not any(part[0] in "._" for part in path.parts[:-1])}
        assert expected
        assert expected <= set(names)
    for folder in ("templates", "static"):
        parts = {f"headjudge/site/{folder}/{path.name}" for path in (ROOT / "headjudge" / "site" / folder).iterdir()}
        assert len(parts) > 3
        assert parts <= set(names)
    assert not [name for name in names if "__pycache__" in name]
    assert "headjudge/py.typed" in names
    assert "oracle/py.typed" in names


@pytest.mark.slow
def test_the_sdist_can_be_tested(distributions: Path) -> None:
    (sdist,) = distributions.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"tox.ini", "pyproject.toml", "LICENSE", "README.md", "features/rulings.toml"} <= names
    assert any(name.startswith("tests/test_") for name in names)


@pytest.mark.slow
def test_the_wheel_lists_and_plays_the_suite_from_another_directory(installed: Path, tmp_path: Path) -> None:
    listed = headjudge(installed, "list", "--json", cwd=tmp_path)
    assert listed.returncode == 0, listed.stderr
    ids = {row["id"] for row in json.loads(listed.stdout)}
    assert len(ids) >= 40
    played = headjudge(installed, "run", "oracle", "--out", "out", cwd=tmp_path)
    assert played.returncode == 0, played.stdout + played.stderr
    lines = [json.loads(line) for line in (tmp_path / "out" / "report.ndjson").read_text(encoding="utf-8").splitlines()]
    results = [line for line in lines if line["line"] == "result"]
    assert {line["id"] for line in results} == ids
    counted = [line for line in results if not line["contested"]]
    assert lines[-1]["passed"] == lines[-1]["executed"] == lines[-1]["all"] == len(counted)
    made = headjudge(installed, "site", "out", "--out", "site", cwd=tmp_path)
    assert (made.returncode, made.stdout, made.stderr) == (0, "site/index.html\n", "")
    assert len(list((tmp_path / "site" / "scenarios").iterdir())) == len(results)


@pytest.mark.slow
def test_the_wheel_knows_its_cards_and_which_are_proved(installed: Path, tmp_path: Path) -> None:
    shown = headjudge(installed, "cards", "grizzly bears", cwd=tmp_path)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Creature — Bear  2/2\nproved: " in shown.stdout


@pytest.mark.slow
def test_the_wheel_is_what_is_tested(installed: Path, tmp_path: Path) -> None:
    code = "import headjudge, oracle; print(headjudge.__file__); print(oracle.__file__)"
    found = subprocess.run(
        [installed / "python", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60
    ).stdout.split()
    assert all(Path(path).is_relative_to(installed.parent) for path in found)


@pytest.mark.slow
def test_a_users_own_features_and_files_work_from_any_directory(installed: Path, tmp_path: Path) -> None:
    shown = headjudge(installed, "compile", "--out", "compiled", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    alone = headjudge(installed, "list", "--scenarios", "compiled", "--only-these", "--json", cwd=tmp_path)
    assert alone.returncode == 0, alone.stderr
    assert len(json.loads(alone.stdout)) == json.loads((tmp_path / "compiled" / "index.json").read_text())["count"]
