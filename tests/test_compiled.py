"""Compiled scenarios that are remembered are what compiling gives, and never anything older."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from headjudge import compiled
from headjudge.compiled import VARIABLE, compiled_folder
from headjudge.errors import HeadJudgeError
from headjudge.gherkin import compile as compiler
from headjudge.resources import folder

GOOD = (
    "Feature: Mine\n"
    "  @id:mine.visionary @cr:603.6a\n"
    "  Scenario: Elvish Visionary alone\n"
    "    Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool\n"
    "    When Alice casts Elvish Visionary\n"
    "    And the top of the stack resolves\n"
    "    Then the stack is Elvish Visionary's triggered ability\n"
)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def features(tmp_path: Path) -> Path:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "visionary.feature").write_text(GOOD, encoding="utf-8")
    return tmp_path / "mine"


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that are really compiled, as they are."""
    done: list[Path] = []
    original = compiler.compile_folder

    def compile_folder(path: Path) -> list[compiled.Scenario]:
        done.append(path)
        return original(path)

    monkeypatch.setattr(compiler, "compile_folder", compile_folder)
    return done


def told(scenarios: list[compiled.Scenario]) -> list[tuple[object, ...]]:
    return [(each.document, each.where, each.gherkin, each.digest) for each in scenarios]


def test_the_suite_is_the_same_compiled_and_remembered(cache: Path, compilations: list[Path]) -> None:
    suite = folder("features")
    fresh, again = compiled_folder(suite), compiled_folder(suite)
    assert compilations == [suite]
    assert len(list(cache.glob("*.json"))) == 1
    assert told(fresh) == told(again)


@pytest.mark.parametrize(
    "change",
    [
        lambda mine: (mine / "visionary.feature").write_text(GOOD.replace("alone", "on its own"), encoding="utf-8"),
        lambda mine: (mine / "other.feature").write_text(GOOD.replace("mine.", "other."), encoding="utf-8"),
        lambda mine: (mine / "card-names.txt").write_text("A Card of Mine\n", encoding="utf-8"),
    ],
    ids=["a feature", "another feature", "a list"],
)
def test_whatever_changes_is_compiled_anew(
    change: object, cache: Path, features: Path, compilations: list[Path]
) -> None:
    compiled_folder(features)
    assert callable(change)
    change(features)
    now = compiled_folder(features)
    assert compilations == [features, features]
    assert told(now) == told(compiler.compile_folder(features))


def test_it_depends_on_the_code_that_compiles(
    cache: Path, features: Path, compilations: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled_folder(features)
    monkeypatch.setattr(compiled, "_PACKAGE", features)
    compiled_folder(features)
    assert len(compilations) == 2


def test_a_feature_with_a_mistake_is_never_remembered(cache: Path, features: Path, compilations: list[Path]) -> None:
    (features / "visionary.feature").write_text(GOOD.replace("casts", "csts"), encoding="utf-8")
    for _ in range(2):
        with pytest.raises(HeadJudgeError, match="csts"):
            compiled_folder(features)
    assert len(compilations) == 2
    assert not list(cache.glob("*.json"))


@pytest.mark.parametrize("content", [b"", b"[{", b'[{"document": {}, "where": "", "gherkin": null}]', b'{"a": 1}'])
def test_what_is_broken_is_compiled_anew(content: bytes, cache: Path, features: Path, compilations: list[Path]) -> None:
    good = told(compiled_folder(features))
    (file,) = cache.glob("*.json")
    file.write_bytes(content)
    assert told(compiled_folder(features)) == good
    assert len(compilations) == 2
    assert file.read_bytes() != content


def test_nothing_is_remembered_where_nothing_shall_be(
    features: Path, compilations: list[Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = sorted(tmp_path.rglob("*"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv(VARIABLE, "")
    compiled_folder(features)
    compiled_folder(features)
    assert len(compilations) == 2
    assert sorted(tmp_path.rglob("*")) == before


def test_a_cache_that_cannot_be_written_is_no_mistake(
    features: Path, compilations: list[Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file"))
    assert len(compiled_folder(features)) == len(compiled_folder(features)) == 1
    assert len(compilations) == 2


def test_only_so_many_are_kept(cache: Path, features: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "KEPT", 2)
    for number in range(4):
        feature = features / "visionary.feature"
        feature.write_text(GOOD.replace("alone", f"alone, {number}"), encoding="utf-8")
        compiled_folder(features)
        for age, file in enumerate(sorted(cache.glob("*.json"), key=lambda path: -path.stat().st_mtime)):
            os.utime(file, (1_000_000 - age, 1_000_000 - age))
    assert len(list(cache.glob("*.json"))) == 2
