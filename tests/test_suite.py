"""Suites: ids, controls, renamed ids, selection, digest."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.scenario import Scenario
from headjudge.suite import Suite, load_suite

Make = Callable[..., dict[str, Any]]


@pytest.fixture
def make(make_document: Make) -> Callable[..., Scenario]:
    def made(id_: str, control: str | None = None, **keys: Any) -> Scenario:
        shown = {"shows": "absence", "control": control} if control else {}
        return Scenario(make_document(id=id_, title=f"Title of {id_}", **shown, **keys), f"{id_}.json")

    return made


@pytest.fixture
def suite(make: Callable[..., Scenario]) -> Suite:
    return Suite.of(
        [
            make("a.absent", "a.control", claims=["guard.2a"], rules=["603.6a"]),
            make("b.other", claims=["guard.20a"], rules=["603.60"]),
            make("a.control", claims=["guard.3a"], rules=["603.6"]),
            make("c.outline/one", claims=["guard.2b"], rules=["704.5f"]),
            make("c.outline/two", "a.absent", claims=["guard.4"], rules=["60.1", "120.3"][1:]),
        ],
        {"a.old": "a.absent", "c.old": "c.outline"},
    )


def ids(suite: Suite) -> list[str]:
    return [scenario.id for scenario in suite]


def invalid(scenarios: list[Scenario], renamed: dict[str, str] | None = None) -> str:
    with pytest.raises(HeadJudgeError) as caught:
        Suite.of(scenarios, renamed)
    assert caught.value.exit_code == ExitCode.SUITE_INVALID
    return str(caught.value)


# -- what fits together


def test_a_suite_keeps_its_order_and_knows_its_scenarios(suite: Suite) -> None:
    assert ids(suite) == ["a.absent", "b.other", "a.control", "c.outline/one", "c.outline/two"]
    assert len(suite) == 5
    assert suite.by_id["b.other"].title == "Title of b.other"


def test_an_id_is_used_once(make: Callable[..., Scenario], make_document: Make) -> None:
    again = Scenario(make_document(id="a.b"), "other.json")
    text = invalid([make("a.b"), make("a.c"), again])
    assert "other.json: the id a.b is there twice" in text
    assert "first in a.b.json" in text


def test_a_control_is_there(make: Callable[..., Scenario]) -> None:
    text = invalid([make("a.b", "a.kontrol"), make("a.control")])
    assert "there is no scenario a.kontrol" in text
    assert "did you mean a.control?" in text


def test_controls_do_not_go_in_a_circle(make: Callable[..., Scenario]) -> None:
    text = invalid([make("a.x", "a.y"), make("a.y", "a.z"), make("a.z", "a.y")])
    assert "a.y -> a.z -> a.y" in text


def test_an_old_id_is_not_used_again(make: Callable[..., Scenario]) -> None:
    assert "a.b is renamed to a.c, and still in use" in invalid([make("a.b"), make("a.c")], {"a.b": "a.c"})


def test_an_old_id_leads_somewhere(make: Callable[..., Scenario]) -> None:
    assert "a.old is renamed to a.gone, which is not there" in invalid([make("a.b")], {"a.old": "a.gone"})


# -- digest


def test_the_digest_is_over_ids_and_digests_in_any_order(make: Callable[..., Scenario]) -> None:
    one, two = make("a.b"), make("a.c")
    digest = Suite.of([one, two]).digest
    assert digest == Suite.of([two, one]).digest
    assert digest != Suite.of([one]).digest
    assert digest != Suite.of([one, make("a.d")]).digest
    assert digest != Suite.of([one, make("a.c", contested=True)]).digest
    assert digest == Suite.of([one, make("a.c", claims=[])]).digest
    assert len(digest) == 64


# -- selection


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, ["a.absent", "b.other", "a.control", "c.outline/one", "c.outline/two"]),
        ({"ids": ["b.other"]}, ["b.other"]),
        ({"ids": ["a.absent"]}, ["a.absent", "a.control"]),
        ({"ids": ["c.outline/two"]}, ["a.absent", "a.control", "c.outline/two"]),
        ({"ids": ["c.outline"]}, ["a.absent", "a.control", "c.outline/one", "c.outline/two"]),
        ({"ids": ["c.outline/one", "b.other"]}, ["b.other", "c.outline/one"]),
        ({"ids": ["a.old"]}, ["a.absent", "a.control"]),
        ({"ids": ["c.old"]}, ["a.absent", "a.control", "c.outline/one", "c.outline/two"]),
        ({"text": "OUTLINE/O"}, ["c.outline/one"]),
        ({"text": "title of b"}, ["b.other"]),
        ({"text": "nothing"}, []),
        ({"claims": ["guard.2"]}, ["a.absent", "a.control", "c.outline/one"]),
        ({"claims": ["guard.2b"]}, ["c.outline/one"]),
        ({"claims": ["guard.4"]}, ["a.absent", "a.control", "c.outline/two"]),
        ({"claims": ["guard"]}, ["a.absent", "b.other", "a.control", "c.outline/one"]),
        ({"claims": ["guar"]}, []),
        ({"rules": ["603.6"]}, ["a.absent", "a.control"]),
        ({"rules": ["603.6a"]}, ["a.absent", "a.control"]),
        ({"rules": ["603"]}, ["a.absent", "b.other", "a.control"]),
        ({"rules": ["60"]}, []),
        ({"rules": ["704", "603.60"]}, ["b.other", "c.outline/one"]),
        ({"claims": ["guard.2"], "rules": ["704.5"]}, ["c.outline/one"]),
        ({"ids": ["b.other"], "text": "outline"}, []),
    ],
)
def test_selecting(suite: Suite, asked: dict[str, Any], expected: list[str]) -> None:
    assert ids(suite.select(**asked)) == expected


def test_an_unknown_id_names_near_ones(suite: Suite) -> None:
    with pytest.raises(HeadJudgeError) as caught:
        suite.select(ids=["a.abcent"])
    assert "there is no scenario a.abcent" in str(caught.value)
    assert "a.absent" in str(caught.value.hint)
    assert caught.value.exit_code == ExitCode.USAGE


def test_an_unknown_id_like_no_other(suite: Suite) -> None:
    with pytest.raises(HeadJudgeError, match="there is no scenario zzz") as caught:
        suite.select(ids=["zzz"])
    assert caught.value.hint == "see headjudge list"


# -- loading


def write(path: Path, document: Any) -> Path:
    path.write_text(json.dumps(document))
    return path


def test_files_alone(tmp_path: Path, make_document: Make) -> None:
    one = write(tmp_path / "1.json", [make_document(id="z.z"), make_document(id="m.m")])
    two = write(tmp_path / "2.json", make_document(id="a.a"))
    assert ids(load_suite([], [one, two], only_these=True)) == ["z.z", "m.m", "a.a"]


def test_nothing_at_all_is_a_usage_error() -> None:
    with pytest.raises(HeadJudgeError, match="no scenarios given"):
        load_suite([], [], only_these=True)


def test_one_id_in_two_files_names_both(tmp_path: Path, make_document: Make) -> None:
    one, two = (write(tmp_path / name, make_document()) for name in ("1.json", "2.json"))
    with pytest.raises(HeadJudgeError) as caught:
        load_suite([], [one, two], only_these=True)
    assert "1.json" in str(caught.value)
    assert "2.json" in str(caught.value)


def test_the_smoke_scenarios_are_a_suite(shared: Path) -> None:
    suite = load_suite([], [shared / "examples" / "smoke.json"], only_these=True)
    assert len(suite) == 66
    assert "smoke.remora-pay" in ids(suite.select(ids=["smoke.upkeep-start"]))
    assert len(suite.select(ids=["smoke.fellwar"])) == 6


def feature(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)
    return folder


PLAIN = """Feature: A feature of a user

  @id:{id}
  Scenario: A land is played, {id}
    Given Alice has Forest in hand
    When Alice plays Forest
    Then Alice has no cards in hand
"""


def test_features_of_a_user_alone_and_beside_the_suite(tmp_path: Path, make_document: Make) -> None:
    mine = feature(tmp_path / "mine", "x.feature", PLAIN.format(id="mine.land"))
    file = write(tmp_path / "y.json", make_document(id="y.y"))
    assert ids(load_suite([mine, mine], [file], only_these=True)) == ["mine.land", "y.y"]
    beside = ids(load_suite([mine], [file]))
    assert beside[-2:] == ["mine.land", "y.y"]
    assert beside[:-2] == ids(load_suite())


def test_rows_of_an_outline_that_was_renamed_are_selected_by_their_old_ids(make: Callable[..., Scenario]) -> None:
    suite = Suite.of([make("a.new/x"), make("a.new/y"), make("a.rows/z")], {"a.old": "a.new", "a.was": "a.rows/z"})
    assert [scenario.id for scenario in suite.select(ids=["a.old/x"])] == ["a.new/x"]
    assert [scenario.id for scenario in suite.select(ids=["a.old"])] == ["a.new/x", "a.new/y"]
    assert [scenario.id for scenario in suite.select(ids=["a.was"])] == ["a.rows/z"]
    with pytest.raises(HeadJudgeError, match=r"there is no scenario a\.old/z"):
        suite.select(ids=["a.old/z"])


def test_an_old_id_is_used_for_no_outline_either(make: Callable[..., Scenario]) -> None:
    assert "a.old is renamed to a.new, and still in use" in invalid(
        [make("a.old/x"), make("a.new")], {"a.old": "a.new"}
    )
    # But a scenario may become a row of an outline of its id.
    assert Suite.of([make("a.old/x"), make("a.old/y")], {"a.old": "a.old/x"}).select(ids=["a.old"]).by_id.keys() == {
        "a.old/x"
    }


def test_renamed_ids_of_a_folder(tmp_path: Path) -> None:
    mine = feature(tmp_path / "mine", "x.feature", PLAIN.format(id="mine.land"))
    feature(mine, "renamed.toml", '[renamed]\n"mine.oldest" = "mine.older"\n"mine.older" = "mine.land"\n')
    suite = load_suite([mine], only_these=True)
    assert ids(suite.select(ids=["mine.oldest"])) == ["mine.land"]
    assert ids(suite.select(ids=["mine.older"])) == ["mine.land"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[renamed]\n"a.x" = "a.y"\n"a.y" = "a.x"\n', "renamed in a circle"),
        ('[renamed]\n"a..x" = "a.y"\n', "not a valid file of renamed scenarios"),
        ("[renamed\n", "not TOML"),
        ('[renamde]\n"a.x" = "a.y"\n', 'did you mean "renamed"?'),
    ],
)
def test_bad_renamed_ids(tmp_path: Path, text: str, told: str) -> None:
    mine = feature(tmp_path / "mine", "x.feature", PLAIN.format(id="mine.land"))
    feature(mine, "renamed.toml", text)
    with pytest.raises(HeadJudgeError) as caught:
        load_suite([mine], only_these=True)
    assert told in str(caught.value)
    assert "renamed.toml" in str(caught.value.where)
    assert caught.value.exit_code == ExitCode.SUITE_INVALID
