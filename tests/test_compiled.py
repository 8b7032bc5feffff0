"""Compiled scenarios that are remembered are what compiling gives, and never anything older."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from headjudge import compiled
from headjudge.compiled import VARIABLE, compiled_folder
from headjudge.errors import HeadJudgeError
from headjudge.gherkin import compile as compiler
from headjudge.gherkin import ledger, names, rules_lock
from headjudge.gherkin.folder import LISTS
from headjudge.gherkin.parse import FeatureSource, read_feature
from headjudge.resources import folder
from headjudge.scenario import Scenario

GOOD = (
    "Feature: Mine\n"
    "  @id:mine.visionary @cr:603.6a\n"
    "  Scenario: Elvish Visionary alone\n"
    "    Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool\n"
    "    When Alice casts Elvish Visionary\n"
    "    And the top of the stack resolves\n"
    "    Then the stack is Elvish Visionary's triggered ability\n"
)
OTHER = GOOD.replace("mine.", "other.")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that what is compiled lies in, and nothing else."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache" / "compiled"


@pytest.fixture
def features(tmp_path: Path) -> Path:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "a.feature").write_text(GOOD, encoding="utf-8")
    (mine / "b.feature").write_text(OTHER, encoding="utf-8")
    return mine


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the feature files that are really read, as they are."""
    done: list[str] = []

    def read(path: Path) -> FeatureSource:
        done.append(path.name)
        return read_feature(path)

    monkeypatch.setattr(compiler, "read_feature", read)
    return done


def told(scenarios: list[Scenario]) -> list[tuple[object, ...]]:
    return [(each.document, each.where, each.gherkin, each.source, each.digest) for each in scenarios]


def test_the_suite_is_the_same_compiled_and_remembered(cache: Path, read: list[str]) -> None:
    suite = folder("features")
    fresh = compiled_folder(suite)
    files = len(list(suite.rglob("*.feature")))
    assert len(read) == files == len(list(cache.iterdir()))
    again = compiled_folder(suite)
    assert len(read) == files
    assert told(fresh) == told(again) == told(compiler.compile_folder(suite))
    assert [list(each.document) for each in fresh] == [list(each.document) for each in again]


def test_only_the_file_that_was_written_is_read(cache: Path, features: Path, read: list[str]) -> None:
    compiled_folder(features)
    (features / "b.feature").write_text(OTHER.replace("alone", "on its own"), encoding="utf-8")
    now = compiled_folder(features)
    assert read == ["a.feature", "b.feature", "b.feature"]
    assert [each.title for each in now] == ["Elvish Visionary alone", "Elvish Visionary on its own"]
    (features / "ab.feature").write_text(GOOD.replace("mine.", "more."), encoding="utf-8")
    now = compiled_folder(features)
    assert read[3:] == ["ab.feature"]
    assert [each.id for each in now] == ["mine.visionary", "more.visionary", "other.visionary"]
    (features / "a.feature").unlink()
    assert [each.id for each in compiled_folder(features)] == ["more.visionary", "other.visionary"]
    assert len(read) == 4


def test_a_file_has_one_place_however_often_it_changes(cache: Path, features: Path) -> None:
    for number in range(3):
        (features / "a.feature").write_text(GOOD.replace("alone", f"alone, {number}"), encoding="utf-8")
        compiled_folder(features)
        assert len(list(cache.iterdir())) == 2


@pytest.mark.parametrize("name", LISTS)
def test_it_depends_on_the_lists_of_the_folder(name: str, cache: Path, features: Path, read: list[str]) -> None:
    compiled_folder(features)
    content = {
        "card-names.txt": "A Card of Mine\n",
        "rulings.toml": "document = []\nparagraph = []\n",
        "rules.lock": (folder("features") / "rules.lock").read_text(encoding="utf-8"),
    }
    (features / name).write_text(content[name], encoding="utf-8")
    compiled_folder(features)
    assert len(read) == 4


def test_the_lists_are_those_that_the_compiler_reads() -> None:
    assert LISTS == (names.FILE_NAME, ledger.FILE_NAME, rules_lock.FILE_NAME)


def test_it_depends_on_the_lists_of_the_suite_the_schemas_the_code_and_the_parser(features: Path) -> None:
    found = {path for _, path in compiled._dependencies(features)}
    assert found >= {folder("features") / name for name in LISTS}
    assert found >= set(folder("schemas").glob("*.json"))
    import gherkin.parser

    assert Path(gherkin.parser.__file__) in found
    assert Path(gherkin.parser.__file__).with_name("gherkin-languages.json") in found
    # All of our own that is loaded when something is compiled, whoever imports it.
    loaded = "import sys, headjudge.gherkin.compile; print([m.__file__ for n, m in sys.modules.items() if n.split('.')[0] == 'headjudge'])"
    out = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert {Path(path) for path in json.loads(out.replace("'", '"'))} <= found


def test_names_tell_all_that_it_depends_on_apart(features: Path) -> None:
    for name in LISTS:
        (features / name).touch()
    found = [name for name, _ in compiled._dependencies(features)]
    assert len(set(found)) == len(found)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that is taken for our source code."""
    source = tmp_path / "package" / "source.py"
    source.parent.mkdir()
    source.write_text("1", encoding="utf-8")
    os.utime(source, ns=(0, 0))
    monkeypatch.setattr(compiled, "_PACKAGE", source.parent)
    return source


def test_it_depends_on_what_stands_in_the_code(cache: Path, features: Path, read: list[str], source: Path) -> None:
    compiled_folder(features)
    compiled_folder(features)
    assert len(read) == 2
    source.write_text("2", encoding="utf-8")
    os.utime(source, ns=(0, 0))
    compiled_folder(features)
    assert len(read) == 4


def test_a_process_older_than_its_code_neither_reads_nor_keeps(
    cache: Path, features: Path, read: list[str], source: Path
) -> None:
    os.utime(source, (time.time() + 100, time.time() + 100))
    compiled_folder(features)
    assert not cache.exists()
    os.utime(source, ns=(0, 0))
    compiled_folder(features)
    os.utime(source, (time.time() + 100, time.time() + 100))
    compiled_folder(features)
    assert len(read) == 6


def test_what_changes_while_it_is_compiled_is_not_kept(
    cache: Path, features: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(path: Path) -> FeatureSource:
        found = read_feature(path)
        if path.name == "b.feature":
            path.write_text(OTHER.replace("alone", "on its own"), encoding="utf-8")
        return found

    monkeypatch.setattr(compiler, "read_feature", read)
    assert [each.title for each in compiled_folder(features)] == ["Elvish Visionary alone"] * 2
    assert len(list(cache.iterdir())) == 1
    monkeypatch.undo()
    assert [each.title for each in compiled_folder(features)][1] == "Elvish Visionary on its own"


def test_a_feature_with_a_mistake_is_never_kept(cache: Path, features: Path, read: list[str]) -> None:
    compiled_folder(features)
    before = {path.name: path.read_bytes() for path in cache.iterdir()}
    (features / "b.feature").write_text(OTHER.replace("casts", "csts"), encoding="utf-8")
    for _ in range(2):
        with pytest.raises(HeadJudgeError, match="csts"):
            compiled_folder(features)
    assert read[2:] == ["b.feature", "b.feature"]
    assert {path.name: path.read_bytes() for path in cache.iterdir()} == before


def test_an_id_that_is_there_twice_is_found_among_remembered_scenarios(
    cache: Path, features: Path, read: list[str]
) -> None:
    compiled_folder(features)
    (features / "a.feature").rename(features / "a.txt")
    (features / "c.feature").write_text(GOOD, encoding="utf-8")
    compiled_folder(features)
    (features / "a.txt").rename(features / "a.feature")
    read.clear()
    with pytest.raises(HeadJudgeError, match=r"mine\.visionary is there twice") as remembered:
        compiled_folder(features)
    assert read == []
    with pytest.raises(HeadJudgeError) as compiled_anew:
        compiler.compile_folder(features)
    assert str(remembered.value) == str(compiled_anew.value)


def test_a_file_is_another_in_another_folder(cache: Path, features: Path, tmp_path: Path, read: list[str]) -> None:
    for _ in range(2):
        assert [each.source for each in compiled_folder(features)] == [
            {"feature": "mine/a.feature", "line": 3},
            {"feature": "mine/b.feature", "line": 3},
        ]
        assert [each.source for each in compiled_folder(tmp_path)] == [
            {"feature": f"{tmp_path.name}/mine/a.feature", "line": 3},
            {"feature": f"{tmp_path.name}/mine/b.feature", "line": 3},
        ]
    assert len(read) == 4


def test_messages_name_the_folder_as_it_was_given(cache: Path, features: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled_folder(features)[0].where == f"{features}/a.feature:3"
    monkeypatch.chdir(features.parent)
    assert compiled_folder(Path("mine"))[0].where == "mine/a.feature:3"


def signed(kept: bytes, body: str) -> bytes:
    head = json.loads(kept.partition(b"\n")[0])
    return json.dumps({**head, "sha256": hashlib.sha256(body.encode()).hexdigest()}).encode() + b"\n" + body.encode()


@pytest.mark.parametrize(
    "broken",
    [
        lambda kept: b"",
        lambda kept: b"\xff\xfe",
        lambda kept: b"{}\n[]",
        lambda kept: kept[:-20],
        lambda kept: kept.replace(b"Elvish", b"Elfish"),
        lambda kept: kept.replace(b"visionary", b"visionarx"),
        lambda kept: signed(kept, "["),
        lambda kept: signed(kept, '{"document": {}}'),
        lambda kept: signed(kept, '[{"document": {}, "line": "3", "gherkin": null}]'),
        lambda kept: signed(kept, '[{"document": {}, "line": 3, "gherkin": null}]'),
    ],
    ids="empty bytes no-head cut-off changed changed-id no-json an-object no-line no-scenario".split(),
)
def test_what_is_broken_is_compiled_anew(
    broken: Callable[[bytes], bytes], cache: Path, features: Path, read: list[str]
) -> None:
    good = told(compiled_folder(features))
    for file in cache.iterdir():
        content = broken(file.read_bytes())
        assert content != file.read_bytes()
        file.write_bytes(content)
    assert told(compiled_folder(features)) == good
    assert told(compiled_folder(features)) == good
    assert len(read) == 4


@pytest.mark.parametrize("value", ["off", ""])
def test_nothing_is_remembered_where_nothing_shall_be(
    value: str, features: Path, read: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, value)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path)
    compiled_folder(features)
    compiled_folder(features)
    assert len(read) == 4
    assert sorted(tmp_path.rglob("*")) == before


def test_by_default_it_is_remembered_in_the_cache_folder_of_the_user(
    features: Path, read: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name, **_: tmp_path / "user" / name)
    compiled_folder(features)
    compiled_folder(features)
    assert len(read) == 2
    assert len(list((tmp_path / "user" / "headjudge" / "compiled").iterdir())) == 2


def test_who_has_no_home_has_no_cache(
    features: Path, read: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name, **_: Path("~", ".cache", name))
    compiled_folder(features)
    assert not (tmp_path / "~").exists()


def test_a_cache_that_cannot_be_written_is_no_mistake(
    features: Path, read: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file"))
    assert len(compiled_folder(features)) == len(compiled_folder(features)) == 2
    assert len(read) == 4


def test_a_full_disk_leaves_nothing_behind(
    cache: Path, features: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def replace(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", replace)
    assert len(compiled_folder(features)) == 2
    assert list(cache.iterdir()) == []


def test_only_so_much_is_kept_and_nothing_of_others_is_touched(
    cache: Path, features: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled_folder(features)
    first, second = sorted(cache.iterdir())
    os.utime(first, (1, 1))
    os.utime(second, (2, 2))
    long_ago, just_now = (cache / f"{first.stem}.{name}.new" for name in ("long-ago", "just-now"))
    foreign = cache / "mine.json"
    for file in (long_ago, just_now, foreign):
        file.write_text("x" * 100_000, encoding="utf-8")
        os.utime(file, (1, 1))
    os.utime(just_now)
    monkeypatch.setattr(compiled, "MOST_BYTES", 2 * second.stat().st_size + 100)
    (features / "c.feature").write_text(GOOD.replace("mine.", "more."), encoding="utf-8")
    compiled_folder(features)
    left = set(cache.iterdir())
    assert len(left) == 4
    assert left >= {second, just_now, foreign}
    assert first not in left


def test_what_is_remembered_needs_neither_compiler_nor_parser(cache: Path, features: Path) -> None:
    compiled_folder(features)
    program = (
        "import pathlib, sys; from headjudge.suite import load_suite; from headjudge.gherkin.rules_lock import load_lock\n"
        f"suite = load_suite([pathlib.Path({str(features)!r})], only_these=True)\n"
        "print(len(suite), [name for name in ('gherkin', 'headjudge.gherkin.compile', 'pytest_bdd') if name in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert out == "2 []\n"


def test_tests_do_not_write_into_the_cache_of_the_user() -> None:
    assert Path(os.environ[VARIABLE]).is_dir()
    assert not Path(os.environ[VARIABLE]).is_relative_to(platformdirs.user_cache_path("headjudge", appauthor=False))
