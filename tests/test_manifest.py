"""adapter.toml: finding it, its settings, its command."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from runner_help import fake

from headjudge import resources
from headjudge.client import Client, NeverReadyError
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.manifest import find, load, names, parse_settings

TOML = """
name = "toy"
command = ["{python}", "-c", "print('{python}')"]
start_timeout = 3
scenario_timeout = 0.5
[settings]
card_data = ""
quick = false
depth-limit = 4
"""


def write(folder: Path, text: str = TOML) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "adapter.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_manifest_is_read_by_its_path_and_by_its_folder(tmp_path: Path) -> None:
    path = write(tmp_path / "toy")
    by_path, by_folder = load(str(path), environment={}), load(str(tmp_path / "toy"), environment={})
    assert by_path.path == by_folder.path == path
    assert (by_path.name, by_path.start_timeout, by_path.scenario_timeout) == ("toy", 3.0, 0.5)
    assert by_path.digest == by_folder.digest
    assert len(by_path.digest) == 64


def test_defaults_stand_where_the_manifest_says_nothing(tmp_path: Path) -> None:
    manifest = load(str(write(tmp_path, 'name = "toy"\ncommand = ["true"]\n')), environment={})
    assert (manifest.start_timeout, manifest.scenario_timeout, manifest.settings) == (30.0, 10.0, {})


def test_an_engine_is_named_by_its_folder_under_adapters(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write(tmp_path / "adapters" / "toy")
    write(tmp_path / "adapters" / "other", 'name = "other"\ncommand = ["true"]\n')
    monkeypatch.setattr(resources, "folder", lambda name: tmp_path / name)
    assert names() == ["other", "toy"]
    assert find("toy") == tmp_path / "adapters" / "toy" / "adapter.toml"
    with pytest.raises(HeadJudgeError) as raised:
        find("tyo")
    assert raised.value.exit_code is ExitCode.USAGE
    assert "did you mean toy" in str(raised.value)
    with pytest.raises(HeadJudgeError, match="no engine") as raised:
        find("nothing-like-it")
    assert "other, toy" in str(raised.value)


def test_the_adapter_itself_is_no_manifest(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text("serve()", encoding="utf-8")
    with pytest.raises(HeadJudgeError, match=r"main\.py: not an adapter\.toml") as raised:
        find(str(tmp_path / "main.py"))
    assert raised.value.exit_code is ExitCode.USAGE
    assert "headjudge new-adapter" in str(raised.value)
    manifest = write(tmp_path)
    with pytest.raises(HeadJudgeError) as raised:
        find(str(tmp_path / "main.py"))
    assert f"name {manifest}" in str(raised.value)


def test_python_is_replaced_and_a_program_beside_the_manifest_goes_first(tmp_path: Path) -> None:
    manifest = load(str(write(tmp_path)), environment={})
    assert manifest.command == (sys.executable, "-c", f"print('{sys.executable}')")
    (tmp_path / "sh").write_text("", encoding="utf-8")
    beside = load(str(write(tmp_path, 'name = "toy"\ncommand = ["sh"]\n')), environment={})
    assert beside.command == (str(tmp_path / "sh"),)


def test_a_program_is_looked_for_on_the_path(tmp_path: Path) -> None:
    (program,) = load(str(write(tmp_path, 'name = "toy"\ncommand = ["sh"]\n')), environment={}).command
    assert Path(program).is_absolute()


def test_settings_come_from_the_command_line_then_the_environment_then_the_manifest(tmp_path: Path) -> None:
    path = str(write(tmp_path))
    environment = {"HEADJUDGE_CARD_DATA": "theirs", "HEADJUDGE_DEPTH_LIMIT": "5", "HEADJUDGE_OTHER": "x"}
    manifest = load(path, {"card_data": "mine"}, environment)
    assert manifest.settings == {"card_data": "mine", "quick": "false", "depth-limit": "5"}
    assert manifest.changed == ("card_data", "depth-limit")
    handed = manifest.environment({"PATH": "/bin", "HEADJUDGE_QUICK": "true"})
    assert handed == {
        "PATH": "/bin",
        "HEADJUDGE_CARD_DATA": "mine",
        "HEADJUDGE_QUICK": "false",
        "HEADJUDGE_DEPTH_LIMIT": "5",
    }


def test_a_path_given_from_here_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(write(tmp_path / "toy"))
    (tmp_path / "cards.json").write_text("{}", encoding="utf-8")
    (tmp_path / "quick").mkdir()
    monkeypatch.chdir(tmp_path)
    manifest = load(path, {"card_data": "cards.json", "quick": "quick", "depth-limit": "no/such.thing"}, {})
    assert manifest.settings == {
        "card_data": str(tmp_path / "cards.json"),
        "quick": "quick",
        "depth-limit": "no/such.thing",
    }


@pytest.mark.parametrize("value", ["~no-such-user/cards.json", "a\0b.json", "/" + "x" * 5000])
def test_what_can_be_no_path_is_a_value_like_any_other(tmp_path: Path, value: str) -> None:
    assert load(str(write(tmp_path)), {"card_data": value}, {}).settings["card_data"] == value


def test_the_home_of_nobody_holds_no_engine() -> None:
    with pytest.raises(HeadJudgeError, match="no engine '~no-such-user/toy'"):
        find("~no-such-user/toy")


def test_an_unknown_setting_is_named_with_those_there_are(tmp_path: Path) -> None:
    path = str(write(tmp_path))
    with pytest.raises(HeadJudgeError, match="unknown setting 'card-data'") as raised:
        load(path, {"card-data": "x"}, {})
    assert "did you mean card_data" in str(raised.value)
    assert "card_data, depth-limit, quick" in str(raised.value)
    with pytest.raises(HeadJudgeError, match="unknown setting 'zzz'"):
        load(path, {"zzz": "x"}, {})


def test_pairs_are_settings() -> None:
    assert parse_settings(["a=1", "b=x=y", "c="]) == {"a": "1", "b": "x=y", "c": ""}
    for bad in ("a", "=1", " =1"):
        with pytest.raises(HeadJudgeError, match="not KEY=VALUE"):
            parse_settings([bad])
    assert parse_settings(["a=1", "a=1"]) == {"a": "1"}
    with pytest.raises(HeadJudgeError, match="--set a is given twice"):
        parse_settings(["a=1", "b=2", "a=2"])


def test_a_folder_without_a_manifest_is_no_engine(tmp_path: Path) -> None:
    with pytest.raises(HeadJudgeError, match=r"the folder holds no adapter\.toml"):
        find(str(tmp_path))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name = ", "not TOML"),
        ('name = "toy"\n', "command"),
        ('name = "toy"\ncommand = []\n', "at least 1"),
        ('name = "to/y"\ncommand = ["true"]\n', "/name"),
        ('name = "toy"\ncommand = "true"\n', "array"),
        ('name = "toy"\ncommand = ["true"]\nstart_timout = 3\n', "start_timeout"),
        ('name = "toy"\ncommand = ["true"]\nstart_timeout = 0\n', "more than 0"),
        ('name = "toy"\ncommand = ["true"]\n[settings]\nA = 1\n', "/settings"),
    ],
)
def test_a_manifest_that_breaks_the_schema_says_where(tmp_path: Path, text: str, expected: str) -> None:
    with pytest.raises(HeadJudgeError) as raised:
        load(str(write(tmp_path, text)), environment={})
    assert raised.value.exit_code is ExitCode.USAGE
    assert expected in str(raised.value)
    assert "adapter.toml" in str(raised.value)


@pytest.mark.parametrize("program", ["no-such-program-anywhere", "./missing", "/no/such/program", "bad\\u0000name"])
def test_a_program_that_does_not_exist_is_an_adapter_that_is_never_ready(tmp_path: Path, program: str) -> None:
    manifest = load(str(write(tmp_path, f'name = "toy"\ncommand = ["{program}"]\n')), environment={})
    with pytest.raises(NeverReadyError) as raised:
        Client(manifest).start()
    assert raised.value.exit_code is ExitCode.ADAPTER_NOT_READY
    assert "cannot start" in str(raised.value)
    assert "`command`" in str(raised.value)
    assert str(manifest.path) in str(raised.value)


def test_known_failures_stand_beside_the_manifest(tmp_path: Path) -> None:
    manifest = fake(tmp_path)
    assert manifest.known is None
    (tmp_path / "known.toml").write_text("", encoding="utf-8")
    assert manifest.known == tmp_path / "known.toml"
