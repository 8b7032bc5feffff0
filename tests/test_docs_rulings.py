"""What README.md and docs/writing-rulings.md show of a scenario is what the commands say: carried out as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cli_help import Run

from headjudge.errors import ExitCode

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "writing-rulings.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def without_margin(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


@pytest.fixture
def rulings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder my-rulings with the first scenario of the page, in the folder in which commands are given."""
    folder = tmp_path / "my-rulings"
    folder.mkdir()
    (folder / "soul-warden.feature").write_text(blocks("gherkin")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def test_the_readme_shows_what_explain_says(run: Run) -> None:
    shown = [line.removeprefix("    ") for line in README.splitlines() if re.match(r"    (\d\. |   [-=] )", line)]
    assert len(shown) > 5
    code, said, _ = run("explain", "tocatli.own-trigger")
    assert code == ExitCode.AS_EXPECTED
    assert "\n".join(shown) in said


def test_the_first_scenario_of_the_page_is_compiled_played_and_explained(run: Run, rulings: Path) -> None:
    lines = [line.split("#")[0].split() for line in blocks("sh")[0].splitlines()]
    assert [line[1] for line in lines] == ["compile", "run", "explain"]
    said = {}
    for _, *arguments in lines:
        code, said[arguments[0]], error = run(*arguments)
        assert code == ExitCode.AS_EXPECTED, error
    assert "1 of 1: 1 pass" in said["run"]
    assert said["explain"].count("Soul Warden's ability triggers") == 2


def test_the_second_scenario_of_the_page_is_the_suites(run: Run) -> None:
    feature = without_margin(blocks("gherkin")[1])
    end = next(at for at, line in enumerate(feature) if line.startswith("@id:tocatli.own-trigger.control"))
    _, said, _ = run("show", "tocatli.own-trigger")
    assert "\n".join(feature[1:end]) in "\n".join(without_margin(said))
    _, said, _ = run("show", "tocatli.own-trigger.control")
    assert "\n".join(feature[end:]) in "\n".join(without_margin(said))


def test_a_ledger_of_ones_own_is_as_the_page_has_it(run: Run, rulings: Path) -> None:
    (rulings / "rulings.toml").write_text(blocks("toml")[0], encoding="utf-8")
    feature = rulings / "soul-warden.feature"
    head, scenario = feature.read_text(encoding="utf-8").split("\n\n", 1)
    scenario = scenario.replace("@cr:603.2c", "@cr:603.2c @warden.1a")
    feature.write_text(f"{head}\n\n  @warden.1\n  Rule: Each is seen\n\n{scenario}", encoding="utf-8")
    code, said, error = run("list", "--features", "my-rulings", "--only-these", "--claim", "warden.1")
    assert code == ExitCode.AS_EXPECTED, error
    assert "warden.together\t" in said
