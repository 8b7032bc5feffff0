"""`headjudge rulings`: what the scenarios show of the ledger; and the pages of docs/ that speak of rulings and scenarios."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from headjudge import cli
from headjudge.coverage import COMMAND, ledger_of, shown, to_markdown
from headjudge.errors import ExitCode
from headjudge.gherkin.rules_lock import FILE_NAME as LOCK
from headjudge.gherkin.rules_lock import load_lock
from headjudge.resources import folder
from headjudge.suite import Suite, load_suite

DOCS = Path(__file__).resolve().parents[1] / "docs"

LEDGER = """\
[[document]]
id = "mine"
title = "Mine | all mine"

[[paragraph]]
id = "mine.1"
title = "One"
cr = ["603.2"]
claims = [{ id = "mine.1a", text = "it is there" }, { id = "mine.1b", text = "it is not", cr = ["603.6a"] }]
[[paragraph]]
id = "mine.2"
title = "Two"
cr = ["603.2"]
claims = [{ id = "mine.2a", text = "{T} is there too" }]
"""
FEATURE = """\
Feature: F

  @id:m.there @mine.1a @mine.2a
  Scenario: There
    Given Alice controls Forest
    Then Forest is untapped

  @id:m.both @mine.1a @mine.1b
  Scenario: Both
    Given Alice controls Forest
    Then Forest is untapped

  @id:m.not @mine.1b @absence @control:m.there
  Scenario: Not there
    Given Alice controls Island
    Then Island is untapped

  @id:m.disputed @mine.2a @contested
  Scenario: Disputed
    Given Alice controls Forest
    Then Forest is untapped
"""
Rulings = Callable[..., tuple[int, str, str]]


@cache
def suite() -> Suite:
    return load_suite()


@pytest.fixture
def rulings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Rulings:
    """Runs the command with a folder beside the suite, whose document is "mine". Out: exit code, output, errors."""
    features = tmp_path / "features"
    features.mkdir()
    (features / "rulings.toml").write_text(LEDGER, encoding="utf-8")
    (features / "a.feature").write_text(FEATURE, encoding="utf-8")

    def rulings(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as end:
            cli.main(["rulings", "--features", str(features), *arguments])
        output = capsys.readouterr()
        assert "Traceback" not in output.err
        assert isinstance(end.value.code, int)
        return end.value.code, output.out, output.err

    return rulings


def test_all_of_the_ledger_in_columns(rulings: Rulings) -> None:
    code, said, _ = rulings()
    assert code == ExitCode.AS_EXPECTED
    lines = said.splitlines()
    assert lines[0] == "id\truling\tscenarios\tabsences\tcontested"
    assert lines[-6:] == [
        "mine\tMine | all mine\t3\t1\t",
        "mine.1\tOne\t3\t1\t",
        "mine.1a\tit is there\t2\t0\t0",
        "mine.1b\tit is not\t2\t1\t0",
        "mine.2\tTwo\t1\t0\t",
        "mine.2a\t{T} is there too\t1\t0\t1",
    ]
    assert len(lines) == 1 + 5 + 44 + 143 + 6


def test_the_rulings_of_other_folders_alone(rulings: Rulings) -> None:
    code, said, _ = rulings("--only-these")
    assert code == ExitCode.AS_EXPECTED
    assert [line.split("\t")[0] for line in said.splitlines()] == [
        *("id", "mine", "mine.1", "mine.1a", "mine.1b", "mine.2", "mine.2a")
    ]


def test_a_claim_with_its_scenarios(rulings: Rulings) -> None:
    code, said, _ = rulings("--claim", "mine.1b", "--claim", "mine.2")
    assert code == ExitCode.AS_EXPECTED
    assert said.splitlines() == [
        "mine.1b  it is not (603.6a)",
        "  m.both",
        "  m.not  absence",
        "mine.2a  {T} is there too (603.2)",
        "  m.there",
        "  m.disputed  contested, does not count",
    ]


def test_as_json(rulings: Rulings) -> None:
    _, said, _ = rulings("--json", "--claim", "mine.1")
    assert json.loads(said) == [
        {
            "id": "mine",
            "title": "Mine | all mine",
            "scenarios": 3,
            "absences": 1,
            "paragraphs": [
                {
                    "id": "mine.1",
                    "title": "One",
                    "rules": ["603.2"],
                    "scenarios": 3,
                    "absences": 1,
                    "claims": [
                        {
                            "id": "mine.1a",
                            "text": "it is there",
                            "rules": ["603.2"],
                            "scenarios": ["m.there", "m.both"],
                            "absences": [],
                            "contested": [],
                        },
                        {
                            "id": "mine.1b",
                            "text": "it is not",
                            "rules": ["603.6a"],
                            "scenarios": ["m.both", "m.not"],
                            "absences": ["m.not"],
                            "contested": [],
                        },
                    ],
                }
            ],
        }
    ]


def test_as_markdown(rulings: Rulings, tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("old", encoding="utf-8")
    code, said, _ = rulings("--markdown", "--claim", "mine", "--out", str(path))
    assert (code, said) == (ExitCode.AS_EXPECTED, f"written to {path}\n")
    page = path.read_text(encoding="utf-8")
    assert "| mine | Mine \\| all mine | 2 | 3 | 3 | 1 |\n| **all** |  | **2** | **3** | **3** | **1** |\n" in page
    assert page.endswith(
        "## Mine \\| all mine\n\n"
        "| claim | what it says | scenarios | absences |\n"
        "| --- | --- | --: | --: |\n"
        "| **mine.1** | **One** (603.2) | **3** | **1** |\n"
        "| mine.1a | it is there | 2 | 0 |\n"
        "| mine.1b | it is not | 2 | 1 |\n"
        "| **mine.2** | **Two** (603.2) | **1** | **0** |\n"
        "| mine.2a | \\{T\\} is there too (and 1 contested, not counted) | 1 | 0 |\n"
    )
    assert sorted(each.name for each in tmp_path.iterdir()) == ["features", "page.md"]


def test_a_claim_that_only_contested_scenarios_show_is_not_shown(rulings: Rulings, tmp_path: Path) -> None:
    text = FEATURE.replace("@mine.1a @mine.2a", "@mine.1a")
    (tmp_path / "features" / "a.feature").write_text(text, encoding="utf-8")
    code, said, error = rulings("--claim", "mine.2a")
    assert code == ExitCode.DEVIATION
    assert said == "mine.2a  {T} is there too (603.2)\n  m.disputed  contested, does not count\n"
    assert error == "no scenario shows mine.2a\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--claim", "mine.1c"], "did you mean mine.1"),
        (["--claim", "zzz"], "its documents are rules, hushbringer, tocatli, solemnity, norn, mine"),
        (["--markdown", "--json"], "give one of them"),
        (["--out", "no/such/folder/page.md"], "the table of rulings cannot be written"),
    ],
)
def test_mistakes(rulings: Rulings, arguments: list[str], told: str) -> None:
    code, _, error = rulings(*arguments)
    assert code == ExitCode.USAGE
    assert told in error


# The suite, and its pages -------------------------------------------------------------------------------------------


def test_every_claim_is_shown_by_a_scenario_that_counts() -> None:
    documents = shown(ledger_of([]), suite())
    claims = [claim for document in documents for claim in document.claims]
    assert [claim.claim.id for claim in claims if not claim.scenarios] == []
    assert (sum(len(document.paragraphs) for document in documents), len(claims)) == (44, 143)


def test_the_claims_are_those_that_the_documents_make(shared: Path) -> None:
    wanted = tomllib.loads((shared / "claims.toml").read_text(encoding="utf-8"))["paragraph"]
    ledger = ledger_of([])
    assert list(ledger.paragraphs) == [paragraph["id"] for paragraph in wanted]
    assert list(ledger.claims) == [claim["id"] for paragraph in wanted for claim in paragraph["claims"]]


def test_the_table_of_what_is_shown_is_current() -> None:
    page = (DOCS / "coverage.md").read_text(encoding="utf-8")
    assert page == to_markdown(shown(ledger_of([]), suite())), f"it is made by: {COMMAND}"


def page_of_rulings() -> str:
    return (DOCS / "rulings.md").read_text(encoding="utf-8")


def test_the_page_of_rulings_names_scenarios_and_claims_that_there_are() -> None:
    names = {scenario.id.partition("/")[0] for scenario in suite()}
    named = {name for name in re.findall(r"`([a-z0-9.-]+)`", page_of_rulings()) if "." in name}
    assert len(named) > 100
    assert named - names == set()
    claims = {
        f"{match[1]}{rest.rpartition('.')[2]}"
        for heads in re.findall(
            r"\*\*((?:rules|hushbringer|tocatli|solemnity|norn)\.[0-9a-z, ]+)\*\*", page_of_rulings()
        )
        if (match := re.match(r"([a-z]+\.)", heads))
        for rest in re.split(r", | to ", heads)
    }
    assert len(claims) > 60
    assert claims - set(ledger_of([]).claims) == set()


def test_the_page_of_rulings_cites_locked_rules_alone() -> None:
    cited = set(re.findall(r"\b\d{3}\.\d+[a-z]?\b", page_of_rulings()))
    assert len(cited) > 60
    assert cited - set(load_lock(folder("features") / LOCK).rules) == set()


def test_the_page_of_rulings_says_of_every_contested_scenario_why_it_is() -> None:
    open_, _, _ = page_of_rulings().partition("## What the rules leave open")[2].partition("\n## ")
    contested = {scenario.id.partition("/")[0] for scenario in suite() if scenario.contested}
    assert contested
    assert {name for name in contested if f"`{name}`" not in open_} == set()
