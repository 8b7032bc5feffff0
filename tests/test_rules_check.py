"""`headjudge rules check`: an edition of the rules against the lock, and what rests on a rule; where code cites rules."""

import json
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from test_rules_lock import EDITION, FEATURE

from headjudge import cli
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.gherkin import rules_lock
from headjudge.gherkin.citations import Place, cited_in_code, code_folders
from headjudge.resources import folder
from headjudge.suite import load_suite

RULES = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "data" / "comprehensive-rules.txt"
with_the_rules = pytest.mark.skipif(not RULES.is_file(), reason="the rules are not beside this checkout")

LEDGER = """\
[[document]]
id = "mine"
title = "Mine"

[[paragraph]]
id = "mine.1"
title = "One"
cr = ["100.1a"]
claims = [{ id = "mine.1a", text = "it begins" }, { id = "mine.1b", text = "it ends", cr = ["200.1"] }]
"""
CODE = '''\
"""A game (100.1)."""

# There is no more (200.1).
LAST = "200"  # as text; 100.1a is not the last


def begin() -> float:
    """Begin (100.1a)."""
    return 100.1
'''
Check = Callable[..., tuple[int, str, str]]


@pytest.fixture
def mine(tmp_path: pathlib.Path) -> pathlib.Path:
    """A folder of features with a lock of its own, beside a folder of code and an edition."""
    features, code = tmp_path / "features", tmp_path / "code"
    features.mkdir()
    code.mkdir()
    (features / "a.feature").write_text(FEATURE, encoding="utf-8")
    (features / "rulings.toml").write_text(LEDGER, encoding="utf-8")
    (code / "game.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "rules.txt").write_text(EDITION, encoding="utf-8")
    rules_lock.write(tmp_path / "rules.txt", features, [code])
    return features


@pytest.fixture
def check(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> Check:
    """Runs the command on an edition's text. Out: its exit code, standard output, standard error."""

    def check(text: str, *arguments: str) -> tuple[int, str, str]:
        path = tmp_path / "edition.txt"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit) as end:
            cli.main(["rules", "check", str(path), *arguments])
        output = capsys.readouterr()
        assert "Traceback" not in output.err
        assert isinstance(end.value.code, int)
        return end.value.code, output.out, output.err

    return check


@pytest.fixture
def check_mine(check: Check, mine: pathlib.Path) -> Check:
    return lambda text, *arguments: check(
        text, "--features", str(mine), "--code", str(mine.parent / "code"), *arguments
    )


NEWER = EDITION.replace("August 7, 2026", "February 5, 2027")
CHANGED = NEWER.replace("One of them begins", "The younger begins")
SHORTER = NEWER.replace("200.1. There is no more.", "")


def test_all_as_locked(check_mine: Check) -> None:
    code, said, _ = check_mine(EDITION)
    assert code == ExitCode.AS_EXPECTED
    assert said == "3 rules locked in the edition of 2026-08-07, compared with that of 2026-08-07: all as locked\n"


def test_a_changed_rule_and_what_rests_on_it(check_mine: Check) -> None:
    code, said, _ = check_mine(CHANGED)
    assert code == ExitCode.DEVIATION
    assert said.splitlines() == [
        "3 rules locked in the edition of 2026-08-07, compared with that of 2027-02-05: 1 changed",
        "",
        "100.1a reads differently",
        "  scenarios: 1",
        "    a.b",
        "  ledger: 1",
        "    mine.1",
        "  functions: 2",
        "    code.game.LAST  code/game.py:4",
        "    code.game.begin  code/game.py:8",
    ]


def test_a_missing_rule_and_what_rests_on_it(check_mine: Check) -> None:
    code, said, _ = check_mine(SHORTER, "--json")
    assert code == ExitCode.DEVIATION
    assert json.loads(said) == {
        "locked": {"edition": "2026-08-07", "rules": 3},
        "compared": {"edition": "2027-02-05"},
        "changed": [],
        "missing": [
            {
                "rule": "200.1",
                "scenarios": [],
                "ledger": ["mine.1b"],
                "functions": [{"name": "code.game.LAST", "file": "code/game.py", "line": 3}],
                "near": ["100.1", "200", "100.1a"],
            }
        ],
        "unlocked": [],
        "updated": False,
    }


def test_a_rule_that_is_cited_and_not_locked(check_mine: Check, mine: pathlib.Path) -> None:
    path = mine / "rules.lock"
    lock = json.loads(path.read_text(encoding="utf-8"))
    del lock["rules"]["100.1"]
    path.write_text(json.dumps(lock), encoding="utf-8")
    code, said, _ = check_mine(EDITION)
    assert code == ExitCode.DEVIATION
    assert "100.1 is cited and not in the lock\n  functions: 1\n    code.game  code/game.py:1\n" in said
    code, said, _ = check_mine(EDITION, "--update")
    assert code == ExitCode.AS_EXPECTED
    assert check_mine(EDITION)[0] == ExitCode.AS_EXPECTED


def test_a_number_that_no_edition_has_is_missing(check_mine: Check, mine: pathlib.Path) -> None:
    (mine.parent / "code" / "other.py").write_text("# 100.7\n", encoding="utf-8")
    code, said, _ = check_mine(EDITION)
    assert code == ExitCode.DEVIATION
    assert "100.7 is missing (near: 100.1, 100, 100.1a)\n" in said
    assert "    code.other  code/other.py:1\n" in said


def test_the_suites_lock_holds_for_a_folder_of_ones_own(check_mine: Check, mine: pathlib.Path) -> None:
    (mine.parent / "code" / "other.py").write_text("# 603.2\n", encoding="utf-8")
    assert "603.2" in rules_lock.load_lock(folder("features") / "rules.lock").rules
    assert check_mine(EDITION)[0] == ExitCode.AS_EXPECTED


def test_update_rewrites_the_digests(check_mine: Check, mine: pathlib.Path) -> None:
    before = rules_lock.load_lock(mine / "rules.lock")
    code, said, _ = check_mine(CHANGED, "--update")
    assert code == ExitCode.AS_EXPECTED
    assert "100.1a reads differently\n" in said
    assert said.endswith(f"\n{mine / 'rules.lock'} written\n")
    after = rules_lock.load_lock(mine / "rules.lock")
    assert after.edition == "2027-02-05"
    assert [number for number in after.rules if after.rules[number] != before.rules[number]] == ["100.1a"]
    code, said, _ = check_mine(CHANGED, "--json", "--update")
    assert code == ExitCode.AS_EXPECTED
    assert json.loads(said)["updated"] is True
    assert sorted(path.name for path in mine.iterdir()) == ["a.feature", "rules.lock", "rulings.toml"]


def test_nothing_is_rewritten_as_long_as_something_rests_on_a_missing_rule(
    check_mine: Check, mine: pathlib.Path
) -> None:
    before = (mine / "rules.lock").read_bytes()
    code, said, _ = check_mine(SHORTER, "--update")
    assert code == ExitCode.DEVIATION
    assert "was not written: first let what rests on 200.1 rest on rules that there are\n" in said
    assert (mine / "rules.lock").read_bytes() == before


def test_a_missing_rule_that_nothing_rests_on_goes(check_mine: Check, mine: pathlib.Path) -> None:
    (mine / "rulings.toml").unlink()
    (mine.parent / "code" / "game.py").write_text("", encoding="utf-8")
    code, said, _ = check_mine(SHORTER)
    assert code == ExitCode.DEVIATION
    assert "200.1 is missing" in said
    assert "  nothing rests on it\n" in said
    assert check_mine(SHORTER, "--update")[0] == ExitCode.AS_EXPECTED
    assert list(rules_lock.load_lock(mine / "rules.lock").rules) == ["100.1a"]


def test_mistakes(check: Check, mine: pathlib.Path) -> None:
    features = ("--features", str(mine))
    code, _, error = check("no rules", *features)
    assert (code, "not the text of the Comprehensive Rules" in error) == (ExitCode.USAGE, True)
    code, _, error = check(EDITION, *features, "--code", "nowhere")
    assert (code, "nowhere: No such folder of code" in error) == (ExitCode.USAGE, True)
    (mine / "bad").mkdir()
    (mine / "bad" / "bad.py").write_text("RULE = '100.1'\ndef\n", encoding="utf-8")
    code, _, error = check(EDITION, *features, "--code", str(mine / "bad"))
    assert (code, "bad.py:2: This is no Python" in error) == (ExitCode.USAGE, True)
    (mine / "rules.lock").unlink()
    code, _, error = check(EDITION, *features)
    assert (code, "rules.lock: cannot be read" in error) == (ExitCode.SUITE_INVALID, True)


# Where code cites rules -------------------------------------------------------------------------------------------


def places(tmp_path: pathlib.Path, text: str, sections: tuple[str, ...] = ()) -> list[tuple[str, str, int]]:
    """The rules that a module m cites: the number, the name within the module, the line."""
    (tmp_path / "m.py").write_text(text, encoding="utf-8")
    cited = cited_in_code([tmp_path], sections)
    prefix = f"{tmp_path.name}.m"
    assert all(place.file == f"{tmp_path.name}/m.py" for found in cited.values() for place in found)
    return sorted(
        (number, place.name.removeprefix(prefix).removeprefix("."), place.line)
        for number, found in cited.items()
        for place in found
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"""603.2"""', [("603.2", "", 1)]),
        ("x = 603.2", []),
        ("x = 1  # 603.2", [("603.2", "x", 1)]),
        ("x = '#', 603.2", []),
        ("x = f'{1} 603.2'", [("603.2", "x", 1)]),
        ("x = 'ä', '603.2', 117.5", [("603.2", "x", 1)]),
        ("x: int = 1\n'''\n603.2'''", [("603.2", "x", 3)]),
        ("# 603.2\n\ndef f(): ...", [("603.2", "", 1)]),
        ("# 603.2\ndef f(): ...", [("603.2", "f", 1)]),
        ("@d('603.2')\ndef f(): ...", [("603.2", "f", 1)]),
        ("def f():\n  def g():\n    '603.2'", [("603.2", "f", 3)]),
        ("class C:\n  '603.2'\n  def g(self):\n    # 117.5\n    return 1", [("117.5", "C.g", 4), ("603.2", "C", 2)]),
        ("def f():\n  '603.2'\n  return '603.2'", [("603.2", "f", 2)]),
        ("'601.2f-h'", [("601.2f", "", 1), ("601.2g", "", 1), ("601.2h", "", 1)]),
        ("'704.5k-p'", [("704.5k", "", 1), ("704.5m", "", 1), ("704.5n", "", 1), ("704.5p", "", 1)]),
        ("'1.603.2', '603.2.1', '603.2x9', '0.103.0'", []),
        ("'613', '613.2', 613, '614'", [("613", "", 1), ("613.2", "", 1)]),
    ],
)
def test_where_code_cites_rules(tmp_path: pathlib.Path, text: str, found: list[tuple[str, str, int]]) -> None:
    assert places(tmp_path, text + "\n", ("613",)) == found


def test_the_code_of_the_suite_is_both_packages_and_once(tmp_path: pathlib.Path) -> None:
    names = [path.name for path in code_folders(folder("features"), [folder("features").parent / "oracle", tmp_path])]
    assert names == ["oracle", "headjudge", tmp_path.name]
    assert code_folders(tmp_path) == ()
    with pytest.raises(HeadJudgeError, match="No such folder of code"):
        cited_in_code([tmp_path / "nowhere"])


# The suite, and the edition that it was written against -------------------------------------------------------------


def entry(number: str, text: str) -> re.Match[str]:
    """A rule in the text of an edition."""
    found = re.search(rf"^{re.escape(number)}\.? .*\n", text, re.M)
    assert found is not None
    return found


def resting(found: list[dict[str, Any]], number: str) -> dict[str, Any]:
    """The only finding, which is of this rule."""
    assert [each["rule"] for each in found] == [number]
    return found[0]


@with_the_rules
def test_every_rule_that_the_suite_rests_on_is_as_locked(check: Check) -> None:
    code, said, _ = check(RULES.read_text(encoding="utf-8-sig"))
    assert "all as locked" in said
    assert code == ExitCode.AS_EXPECTED


@with_the_rules
@pytest.mark.parametrize("number", ["603.2d", "614.17b"])
def test_a_rule_whose_text_is_altered_is_named_and_what_rests_on_it(check: Check, number: str) -> None:
    text = RULES.read_text(encoding="utf-8-sig")
    rule = entry(number, text)
    code, said, _ = check(f"{text[: rule.end() - 1]} Unless it rains.\n{text[rule.end() :]}", "--json")
    assert code == ExitCode.DEVIATION
    told = json.loads(said)
    assert (told["missing"], told["unlocked"]) == ([], [])
    on = resting(told["changed"], number)
    wanted = [scenario.id for scenario in load_suite() if number in scenario.rules]
    assert wanted
    assert on["scenarios"] == wanted
    assert {"603.2d": {"norn.2", "norn.3", "norn.6"}, "614.17b": {"solemnity.8"}}[number] <= set(on["ledger"])
    files = {each["file"] for each in on["functions"]}
    assert {"603.2d": "oracle/triggers.py", "614.17b": "oracle/cant.py"}[number] in files


@with_the_rules
def test_a_rule_that_is_taken_out_is_named_and_what_rests_on_it(check: Check) -> None:
    text = RULES.read_text(encoding="utf-8-sig")
    rule = entry("107.6", text)
    code, said, _ = check(text[: rule.start()] + text[rule.end() :])
    assert code == ExitCode.DEVIATION
    assert said.splitlines()[2].startswith("107.6 is missing (near: 107.16")
    wanted = [scenario.id for scenario in load_suite() if "107.6" in scenario.rules]
    assert wanted
    assert f"  scenarios: {len(wanted)}\n    {wanted[0]}\n" in said
    assert "  ledger: 1\n    rules.8\n" in said


def test_a_place_is_told_as_a_name_a_file_and_a_line() -> None:
    (place,) = (
        place
        for place in cited_in_code(code_folders(folder("features")))["117.5"]
        if place.name == "oracle.priority.receive"
    )
    assert isinstance(place, Place)
    assert place.file == "oracle/priority.py"
