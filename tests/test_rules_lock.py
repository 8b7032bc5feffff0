"""The lock of cited rules: made from an edition, compared with another; no text in it."""

import json
import pathlib

import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.gherkin import rules_lock
from headjudge.gherkin.citations import code_folders
from headjudge.gherkin.names import NameIndex, plural_forms, read_names
from headjudge.resources import folder

EDITION = """\
Rules of a small game

These rules are effective as of August 7, 2026.

Contents

100. General
Glossary
Credits

100. General

100.1. Two people play.
They sit opposite each other.

Example: Two people sit down.

100.1a One of them begins.

200. More

200.1. There is no more.

Glossary

Begin
To play first.

Credits

Everyone.
"""
FEATURE = """\
Feature: F

  @id:a.b @cr:100.1a
  Scenario: S
    Given Alice controls Forest
    Then Forest is untapped
"""


@pytest.fixture
def edition(tmp_path: pathlib.Path) -> pathlib.Path:
    path = tmp_path / "rules.txt"
    path.write_text(EDITION, encoding="utf-8")
    return path


@pytest.fixture
def features(tmp_path: pathlib.Path) -> pathlib.Path:
    path = tmp_path / "features"
    path.mkdir()
    (path / "a.feature").write_text(FEATURE, encoding="utf-8")
    return path


def test_an_edition_is_read(edition: pathlib.Path) -> None:
    rules = rules_lock.read_rules(edition)
    assert rules.edition == "2026-08-07"
    assert list(rules.rules) == ["100", "100.1", "100.1a", "200", "200.1"]


def test_the_digest_is_of_the_text_without_its_examples_and_line_breaks(edition: pathlib.Path) -> None:
    before = rules_lock.read_rules(edition).rules
    edition.write_text(EDITION.replace("Two people sit down.", "Nobody sits."), encoding="utf-8")
    assert rules_lock.read_rules(edition).rules == before
    edition.write_text(EDITION.replace("play.\nThey sit", "play.\n  They  sit"), encoding="utf-8")
    assert rules_lock.read_rules(edition).rules == before
    edition.write_text(EDITION.replace("They sit", "They stand"), encoding="utf-8")
    after = rules_lock.read_rules(edition).rules
    assert [number for number in before if before[number] != after[number]] == ["100.1"]


def test_what_is_cited_is_locked_and_nothing_else(
    edition: pathlib.Path, features: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    code = tmp_path / "code"
    code.mkdir()
    (code / "rule.py").write_text('TWO = "200.1"\nVERSION = "1.100.1"\nPART = 100.1\n', encoding="utf-8")
    rules_lock.write(edition, features, [code])
    lock = rules_lock.load_lock(features / "rules.lock")
    assert list(lock.rules) == ["100.1a", "200.1"]
    text = (features / "rules.lock").read_text(encoding="utf-8")
    assert "begins" not in text
    assert "no more" not in text


def test_a_number_that_the_rules_do_not_have_is_not_locked(edition: pathlib.Path, features: pathlib.Path) -> None:
    rules_lock.write(edition, features)
    before = (features / "rules.lock").read_bytes()
    (features / "b.feature").write_text(FEATURE.replace("100.1a", "100.1b"), encoding="utf-8")
    with pytest.raises(HeadJudgeError) as error:
        rules_lock.write(edition, features)
    assert error.value.exit_code == ExitCode.SUITE_INVALID
    assert f"{features}/b.feature:3: 100.1b (near: 100.1, 100.1a" in str(error.value)
    assert (features / "rules.lock").read_bytes() == before


def test_a_newer_edition_is_compared(edition: pathlib.Path, features: pathlib.Path, tmp_path: pathlib.Path) -> None:
    (features / "b.feature").write_text(FEATURE.replace("100.1a", "200.1"), encoding="utf-8")
    (features / "c.feature").write_text(FEATURE.replace("100.1a", "100.1"), encoding="utf-8")
    lock = rules_lock.write(edition, features)
    newer = tmp_path / "newer.txt"
    text = EDITION.replace("August 7, 2026", "February 5, 2027").replace("200.1. There is no more.", "")
    newer.write_text(text.replace("One of them begins", "The younger begins"), encoding="utf-8")
    changes = rules_lock.compare(lock, rules_lock.read_rules(newer))
    assert (changes.edition, changes.changed, changes.missing) == ("2027-02-05", ("100.1a",), ("200.1",))
    assert rules_lock.compare(lock, rules_lock.read_rules(edition)) == rules_lock.Changes("2026-08-07", (), ())


@pytest.mark.parametrize(
    "missing", ["These rules are effective as of August 7, 2026.", "\n100. General\n\n", "Glossary", "Credits"]
)
def test_what_is_not_the_rules_is_refused(edition: pathlib.Path, missing: str) -> None:
    edition.write_text(EDITION.replace(missing, ""), encoding="utf-8")
    with pytest.raises(HeadJudgeError, match="not the text of the Comprehensive Rules"):
        rules_lock.read_rules(edition)


def test_the_command(edition: pathlib.Path, features: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--rules", str(edition), "--features", str(features)]
    assert rules_lock.main(arguments) == ExitCode.AS_EXPECTED
    assert capsys.readouterr().out == "1 rules of 2026-08-07 locked\n"
    assert rules_lock.main(["--rules", "nowhere.txt", "--features", str(features)]) == ExitCode.USAGE
    assert "nowhere.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{",
        '{"edition": "2026-08-07"}',
        '{"edition": "soon", "rules": {}}',
        '{"edition": "2026-08-07", "rules": {"603.2": "text of the rule"}}',
        '{"edition": "2026-08-07", "rules": {"603,2": "' + "0" * 64 + '"}}',
    ],
)
def test_a_lock_that_is_wrong(tmp_path: pathlib.Path, text: str) -> None:
    path = tmp_path / "rules.lock"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(HeadJudgeError) as error:
        rules_lock.load_lock(path)
    assert error.value.exit_code == ExitCode.SUITE_INVALID
    assert str(path) in str(error.value)


def test_an_unwritable_folder(edition: pathlib.Path, features: pathlib.Path) -> None:
    (features / "rules.lock").mkdir()
    with pytest.raises(HeadJudgeError, match="the lock cannot be written"):
        rules_lock.write(edition, features)
    assert [path.name for path in features.iterdir() if path.name.startswith(".")] == []


def test_every_rule_that_the_suite_cites_is_locked() -> None:
    lock = json.loads((folder("features") / "rules.lock").read_text(encoding="utf-8"))
    code = code_folders(folder("features"))
    assert set(rules_lock.cited_numbers(folder("features"), code)) <= set(lock["rules"])


# The list of card names ---------------------------------------------------------------------------------------------


def test_the_names_of_the_suite_are_in_order() -> None:
    names = read_names(folder("features") / "card-names.txt")
    assert names == sorted(names)
    assert {"Forest", "Tocatli Honor Guard", "Urborg, Tomb of Yawgmoth"} <= set(names)


def test_a_name_that_is_there_twice(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "card-names.txt"
    path.write_text("# cards\nForest\n\nForest\n", encoding="utf-8")
    with pytest.raises(HeadJudgeError, match=r"card-names\.txt:4: \"Forest\" stands twice"):
        read_names(path)


def test_names_are_found_by_the_longest_match() -> None:
    index = NameIndex(["Urborg", "Urborg, Tomb of Yawgmoth", "Forest"])
    text = "Urborg, Tomb of Yawgmoth and Forest"
    assert [name for name, _ in index.at(text, 0)] == ["Urborg, Tomb of Yawgmoth", "Urborg"]
    assert list(index.at("Forests", 0)) == []
    assert list(index.plural_at("Forests", 0)) == [("Forest", 7)]
    assert list(index.at("Forest-like", 0)) == []


@pytest.mark.parametrize(
    ("name", "plurals"),
    [
        ("Island", ("Islands",)),
        ("Elvish Visionary", ("Elvish Visionaries",)),
        ("Grizzly Bears", ("Grizzly Bearses",)),
        ("Urborg, Tomb of Yawgmoth", ()),
    ],
)
def test_plurals(name: str, plurals: tuple[str, ...]) -> None:
    assert plural_forms(name) == plurals
