"""The folders that come with Head Judge are found in a checkout and installed; errors are told in full."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.resources import folder

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("name", ["features", "schemas", "adapters"])
def test_in_this_checkout(name: str) -> None:
    assert folder(name) == ROOT / name


@pytest.mark.parametrize("name", ["features", "schemas", "adapters"])
def test_in_a_checkout_they_lie_beside_the_package(tmp_path: Path, name: str) -> None:
    package = tmp_path / "headjudge"
    package.mkdir()
    (tmp_path / name).mkdir()
    assert folder(name, package) == tmp_path / name


def test_installed_they_lie_in_the_package_whatever_lies_beside_it(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "headjudge"
    (package / "features").mkdir(parents=True)
    (tmp_path / "site-packages" / "features").mkdir()  # someone else's
    assert folder("features", package) == package / "features"


def test_a_file_of_that_name_is_not_taken_for_the_folder(tmp_path: Path) -> None:
    package = tmp_path / "headjudge"
    package.mkdir()
    (package / "schemas").write_text("")
    (tmp_path / "schemas").mkdir()
    assert folder("schemas", package) == tmp_path / "schemas"


def test_a_broken_installation_says_where_was_looked(tmp_path: Path) -> None:
    package = tmp_path / "headjudge"
    with pytest.raises(HeadJudgeError) as caught:
        folder("schemas", package)
    assert str(package / "schemas") in str(caught.value)
    assert str(tmp_path / "schemas") in str(caught.value)


def test_an_error_tells_what_where_why_and_what_to_do() -> None:
    error = HeadJudgeError("no such thing", where="x.json:3", why="first\nsecond", hint="look again")
    assert str(error).splitlines() == ["x.json:3: no such thing", "  first", "  second", "  Hint: look again"]
    assert error.exit_code == ExitCode.USAGE


def test_an_error_may_be_only_what() -> None:
    error = HeadJudgeError("no such thing", exit_code=ExitCode.SUITE_INVALID)
    assert str(error) == "no such thing"
    assert error.exit_code == 5


def test_exit_codes_are_those_documented() -> None:
    assert [(code.name, code.value) for code in ExitCode] == [
        ("AS_EXPECTED", 0),
        ("DEVIATION", 1),
        ("USAGE", 2),
        ("ADAPTER_NOT_READY", 3),
        ("NOTHING_EXECUTED", 4),
        ("SUITE_INVALID", 5),
    ]
