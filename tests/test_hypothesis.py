"""headjudge.hypothesis: what it draws is valid, can stand, and is of every kind; and docs/property-tests.md, carried out."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings

from headjudge import cli
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.hypothesis import cards, scenarios, scripts, tables
from headjudge.scenario import Scenario
from oracle.driver import play

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "property-tests.md").read_text(encoding="utf-8")
QUIET = settings(
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
FIRST = settings(QUIET, max_examples=2000, phases=[Phase.generate])  # the first that is found, not the smallest
SOME = ("Forest", "Grizzly Bears", "Elvish Visionary", "Wild Growth", "Shock", "Bonesplitter", "Ajani Goldmane")


def entries(table: dict[str, Any], *zones: str) -> Iterator[dict[str, Any]]:
    for seat in table["players"]:
        for zone in zones or ("hand", "library", "graveyard", "exile", "battlefield"):
            yield from ({"card": entry} if isinstance(entry, str) else entry for entry in seat[zone])


def permanents(table: dict[str, Any]) -> list[dict[str, Any]]:
    return list(entries(table, "battlefield"))


# -- valid, and able to stand


@settings(QUIET, max_examples=40)
@given(document=scenarios(players=(2, 4)))
def test_a_scenario_makes_sense_and_its_table_stands(document: dict[str, Any]) -> None:
    scenario = Scenario.checked(document, "drawn")
    assert play(scenario.table, scenario.script)["status"] == "done"


@settings(QUIET, max_examples=20)
@given(table=tables(teams=True))
def test_two_teams_sit_at_a_table(table: dict[str, Any]) -> None:
    assert [len(team["players"]) for team in table["teams"]] == [2, 2]
    assert not any("life" in seat for seat in table["players"])
    assert play(table, [])["status"] == "done"


def test_the_same_game_has_the_same_id() -> None:
    one, again = (find(scenarios(), lambda it: len(it["script"]) == 1, settings=FIRST) for _ in range(2))
    other = find(scenarios(), lambda it: len(it["script"]) == 2, settings=FIRST)
    assert one == again
    assert one["id"] != other["id"]


# -- of every kind


KINDS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "a token": lambda table: any("token" in one for one in permanents(table)),
    "a token that is a copy": lambda table: any("copy-of" in one for one in permanents(table)),
    "something attached": lambda table: any("attached-to" in one for one in permanents(table)),
    "an Aura": lambda table: any(one.get("card") == "Wild Growth" for one in permanents(table)),
    "a planeswalker": lambda table: any("loyalty" in one.get("counters", {}) for one in permanents(table)),
    "damage": lambda table: any("damage" in one for one in permanents(table)),
    "-1/-1 counters": lambda table: any("m1m1" in one.get("counters", {}) for one in permanents(table)),
    "another owner": lambda table: any(
        entry.get("owner", seat["id"]) != seat["id"] for seat in table["players"] for entry in seat["battlefield"]
    ),
    "two of a name": lambda table: any("as" in one and "card" in one for one in entries(table)),
    "mana": lambda table: any(seat.get("mana") for seat in table["players"]),
    "poison": lambda table: any("poison" in seat.get("counters", {}) for seat in table["players"]),
    "an end step": lambda table: table["turn"]["step"] == "end",
}


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_tables_with(kind: str) -> None:
    table = find(tables(SOME), KINDS[kind], settings=FIRST)
    assert KINDS[kind](table)


@pytest.mark.parametrize(
    "action", ["cast", "activate", "special", "play-land", "attack", "block", "pass", "resolve", "settle", "advance"]
)
def test_there_are_scripts_that(action: str) -> None:
    among = ["Durkwood Baloth", "Forest"]  # one with suspend, a special action
    document = find(scenarios(among), lambda it: any(step["do"] == action for step in it["script"]), settings=FIRST)
    assert Scenario.checked(document, "drawn").script


@settings(QUIET, max_examples=20)
@given(table=tables(SOME), card=cards(SOME, types=["creature"]))
def test_only_the_cards_that_an_engine_knows_are_drawn(table: dict[str, Any], card: Any) -> None:
    names = {one.get("card", one.get("copy-of")) for one in entries(table)} - {None}
    assert names <= set(SOME)
    assert "creature" in card.types


def test_a_script_without_answers_has_none() -> None:
    table = find(tables(), lambda _: True, settings=FIRST)
    script = find(scripts(table, steps=2, answered=False), lambda _: True, settings=FIRST)
    assert [step.keys() & {"answers"} for step in script] == [set(), set()]


def test_what_cannot_be_drawn_is_said() -> None:
    with pytest.raises(HeadJudgeError, match="'Black Lotus' is no card of the pool"):
        cards(["Black Lotus"])
    with pytest.raises(HeadJudgeError, match="there is no card to draw"):
        tables([])
    with pytest.raises(HeadJudgeError, match="there is no card to draw"):
        cards(["Forest"], types=["creature"])
    with pytest.raises(ValueError, match="2 to 4 players"):
        tables(players=5)
    with pytest.raises(HeadJudgeError, match=r"one text, where several are asked for(.|\n)*among=\['Forest'\]"):
        tables("Forest")
    with pytest.raises(HeadJudgeError, match="one text, where several are asked for"):
        cards(types="creature")
    no_tables: tuple[Any, ...] = ({}, {"players": []}, None)
    for no_table in no_tables:
        with pytest.raises(HeadJudgeError, match="the table that a script is drawn for: not a valid scenario table"):
            scripts(no_table)


# -- without Hypothesis, and in the words of the page


def test_without_hypothesis_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['hypothesis'] = None\nimport headjudge.hypothesis"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith("headjudge.hypothesis needs Hypothesis: pip install 'headjudge[hypothesis]'")


def programs() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("program", programs(), ids=lambda program: program.splitlines()[0][2:])
def test_the_page_s_tests_pass_on_an_engine(program: str, tmp_path: Path) -> None:
    name = program.splitlines()[0][2:]
    (tmp_path / name).write_text(program.replace('"pebble/adapter.toml"', '"oracle"'), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "1 passed" in done.stdout, done.stdout


def test_the_page_s_tests_find_an_engine_that_plays_nothing_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        cli.main(["new-adapter", "pebble"])
    assert end.value.code == ExitCode.AS_EXPECTED
    capsys.readouterr()
    main = tmp_path / "pebble" / "main.py"
    main.write_text("raise SystemExit(3)\n", encoding="utf-8")
    (first, _) = programs()
    once = first.replace("max_examples=50", "max_examples=1, phases=[Phase.generate]")
    assert once != first
    Path("test_drawn_games.py").write_text(
        once.replace("import HealthCheck", "import HealthCheck, Phase"), encoding="utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_drawn_games.py"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "the adapter ended" in done.stdout or "never became ready" in done.stdout or "exited" in done.stdout
