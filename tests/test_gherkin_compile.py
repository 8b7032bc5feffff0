"""From features to scenarios, and every mistake with its file and line."""

import pathlib
import textwrap
from typing import Any

import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.gherkin.compile import SHOWN, compile_file, compile_folder
from headjudge.resources import folder
from headjudge.scenario import Scenario
from headjudge.suite import Suite

GOOD = """\
Feature: Soul Warden

  @tocatli.2
  Rule: Others see creatures come

    Background:
      Given Alice controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool

    @id:warden.one @tocatli.2b @cr:603.2
    Scenario: One Soul Warden
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice has 21 life
"""

OUTLINE = """\
Feature: Colors

  @id:knight @cr:614.12
  Scenario Outline: Diamond Knight
    Given Alice has Diamond Knight in hand and three {C} in her mana pool
    When Alice casts Diamond Knight
    And everything on the stack resolves
    And Alice chooses <color> for Diamond Knight
    Then Diamond Knight is on the battlefield

    @tocatli.1c
    Examples: shown
      | row | color |
      | w   | white |
      | u   | blue  |

    @contested
    Examples: disputed
      | row | color |
      | r   | red   |
"""


def write(tmp_path: pathlib.Path, **files: str) -> pathlib.Path:
    features = tmp_path / "features"
    features.mkdir(exist_ok=True)
    for name, text in files.items():
        path = features / f"{name.replace('__', '/')}.feature"
        path.parent.mkdir(exist_ok=True)
        path.write_text(textwrap.dedent(text), encoding="utf-8")
    return features


def refused(features: pathlib.Path, code: ExitCode = ExitCode.SUITE_INVALID) -> str:
    with pytest.raises(HeadJudgeError) as error:
        compile_folder(features)
    assert error.value.exit_code == code
    return str(error.value)


def one_scenario(steps: str, tags: str = "@id:a.b") -> str:
    body = "\n".join(f"    {line.strip()}" for line in steps.strip().splitlines())
    return f"Feature: F\n\n  {tags}\n  Scenario: S\n{body}\n"


CHECKED = "Given Alice controls Forest\nThen Forest is untapped"

# What comes out -----------------------------------------------------------------------------------------------------


def test_a_scenario_is_compiled(tmp_path: pathlib.Path) -> None:
    [scenario] = compile_folder(write(tmp_path, warden=GOOD))
    assert isinstance(scenario, Scenario)
    assert scenario.document == {
        "format": 1,
        "id": "warden.one",
        "title": "One Soul Warden",
        "claims": ["tocatli.2b"],
        "rules": ["603.2"],
        "cards": ["Grizzly Bears", "Soul Warden"],
        "needs": [],
        "source": {"feature": "features/warden.feature", "line": 11},
        "table": {
            "turn": {"active": "alice", "step": "precombat-main"},
            "players": [
                {"id": "alice", "mana": {"G": 2}, "hand": ["Grizzly Bears"], "battlefield": ["Soul Warden"]},
                {"id": "bob"},
            ],
        },
        "script": [{"do": "cast", "player": "alice", "card": "Grizzly Bears"}, {"do": "settle"}],
        "checks": [{"after": 2, "path": "/players/alice/life", "equals": 21}],
    }
    assert scenario.where == f"{tmp_path}/features/warden.feature:11"


def test_a_scenario_can_be_shown_as_gherkin(tmp_path: pathlib.Path) -> None:
    [scenario] = compile_folder(write(tmp_path, warden=GOOD))
    assert scenario.gherkin == textwrap.dedent(
        """\
        @tocatli.2
        Rule: Others see creatures come

          Background:
            Given Alice controls Soul Warden
            And Alice has Grizzly Bears in hand and {G}{G} in her mana pool

          @id:warden.one @tocatli.2b @cr:603.2
          Scenario: One Soul Warden
            When Alice casts Grizzly Bears
            And everything on the stack resolves
            Then Alice has 21 life
        """
    )


def test_an_outline_is_a_scenario_a_row(tmp_path: pathlib.Path) -> None:
    scenarios = compile_folder(write(tmp_path, knight=OUTLINE))
    assert [scenario.id for scenario in scenarios] == ["knight/w", "knight/u", "knight/r"]
    assert [scenario.title for scenario in scenarios] == ["Diamond Knight: w", "Diamond Knight: u", "Diamond Knight: r"]
    assert [scenario.script[1]["answers"][0]["answer"] for scenario in scenarios] == ["W", "U", "R"]
    assert [scenario.claims for scenario in scenarios] == [("tocatli.1c",), ("tocatli.1c",), ()]
    assert [scenario.contested for scenario in scenarios] == [False, False, True]
    assert [scenario.source for scenario in scenarios] == [
        {"feature": "features/knight.feature", "line": 4, "row": row} for row in (14, 15, 20)
    ]
    assert "Alice chooses blue for Diamond Knight" in (scenarios[1].gherkin or "")
    assert "<color>" not in (scenarios[1].gherkin or "")


def test_a_row_can_stand_in_a_tag_and_a_title(tmp_path: pathlib.Path) -> None:
    text = """\
        Feature: Pairs

          @id:pairs @absence @control:pairs.control/<row>
          Scenario Outline: <who> has none
            Given <who> controls Forest
            When <who> tries to cast Forest
            Then the action is illegal

            Examples:
              | row | who   |
              | a   | Alice |
              | b   | Bob   |
        """
    scenarios = compile_folder(write(tmp_path, pairs=text))
    assert [scenario.control for scenario in scenarios] == ["pairs.control/a", "pairs.control/b"]
    assert [scenario.title for scenario in scenarios] == ["Alice has none", "Bob has none"]


def test_tags_of_feature_and_rule_are_the_scenarios(tmp_path: pathlib.Path) -> None:
    text = GOOD.replace("Feature:", "@cr:603.1\nFeature:").replace("@tocatli.2\n", "@tocatli.2 @cr:603.6a @contested\n")
    [scenario] = compile_folder(write(tmp_path, warden=text))
    assert scenario.rules == ("603.1", "603.6a", "603.2")
    assert scenario.contested
    assert "@cr:603.1" not in (scenario.gherkin or "")


def test_needs_come_from_the_table_and_from_tags(tmp_path: pathlib.Path) -> None:
    teams = one_scenario(
        "Given Alice and Carol are a team\nAnd Bob and Dave are a team\nThen Alice's team has 30 life",
        "@id:a.teams @needs:payment",
    )
    three = one_scenario("Given Carol controls Forest\nThen Forest is untapped", "@id:a.three")
    found = {s.id: s for s in compile_folder(write(tmp_path, teams=teams, three=three))}
    assert found["a.teams"].needs == ("payment", "teams")
    assert found["a.three"].needs == ("more-than-two-players",)


def test_checks_are_about_the_latest_action(tmp_path: pathlib.Path) -> None:
    text = one_scenario(
        """
        Given Alice has Forest and Island in hand
        Then Alice has two cards in hand
        When Alice plays Forest
        Then Alice has a card in hand
        And Alice controls only Forest
        When Alice passes priority
        But Bob passes priority
        Then it is Alice's beginning of combat
        """
    )
    [scenario] = compile_folder(write(tmp_path, steps=text))
    assert [check["after"] for check in scenario.checks] == [0, 1, 1, 3, 3]


def test_files_come_in_order_of_their_paths(tmp_path: pathlib.Path) -> None:
    files = {name: one_scenario(CHECKED, f"@id:{name.replace('__', '.')}") for name in ("b", "a__z", "a__b")}
    assert [scenario.id for scenario in compile_folder(write(tmp_path, **files))] == ["a.b", "a.z", "b"]


def test_the_suite_compiles_and_fits_together() -> None:
    suite = Suite.of(compile_folder(folder("features")))
    assert len(suite)
    for scenario in suite:
        assert scenario.source is not None
        assert scenario.source["feature"].startswith("features/")
        assert scenario.gherkin is not None


def test_compiling_is_the_same_every_time() -> None:
    first, second = (compile_folder(folder("features")) for _ in range(2))
    assert [scenario.document for scenario in first] == [scenario.document for scenario in second]


def test_one_file_can_be_compiled_alone() -> None:
    path = folder("features") / "cards" / "tocatli-honor-guard.feature"
    alone = {compiled.scenario.id: compiled.scenario.document for compiled in compile_file(path, folder("features"))}
    whole = {scenario.id: scenario.document for scenario in compile_folder(folder("features"))}
    assert alone.items() <= whole.items()


def test_a_linked_feature_is_where_the_folder_has_it(tmp_path: pathlib.Path) -> None:
    features = write(tmp_path, a=one_scenario(CHECKED))
    elsewhere = tmp_path / "elsewhere.feature"
    (features / "a.feature").rename(elsewhere)
    (features / "b.feature").symlink_to(elsewhere)
    [scenario] = compile_folder(features / ".." / "features")
    assert scenario.source == {"feature": "features/b.feature", "line": 4}


# A folder of one's own ----------------------------------------------------------------------------------------------


def test_a_folder_may_bring_its_own_cards_ledger_and_rules(tmp_path: pathlib.Path) -> None:
    text = """\
        Feature: Mine

          @mine.1
          Rule: A rule of mine

            @id:mine.one @mine.1a @tocatli.2a @cr:999.9z
            Scenario: One
              Given Alice controls Home Brew
              Then Home Brew is untapped
        """
    features = write(tmp_path, mine=text)
    message = refused(features)
    for part in ("Unknown tag @mine.1", "999.9z is not in the lock", 'Unknown card "Home Brew"'):
        assert part in message
    (features / "card-names.txt").write_text("# mine\nHome Brew\n", encoding="utf-8")
    (features / "rulings.toml").write_text(
        '[[document]]\nid = "mine"\ntitle = "Mine"\n[[paragraph]]\nid = "mine.1"\ntitle = "One"\ncr = ["999.9z"]\n'
        'claims = [{ id = "mine.1a", text = "it is there" }]\n',
        encoding="utf-8",
    )
    (features / "rules.lock").write_text(
        '{"edition": "2026-08-07", "rules": {"999.9z": "' + "0" * 64 + '"}}', encoding="utf-8"
    )
    [scenario] = compile_folder(features)
    assert scenario.claims == ("mine.1a", "tocatli.2a")


# Mistakes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("Alice casts Grizzly Bears", "Alice castz Grizzly Bears", 12, "Unknown phrase under When"),
        ("Alice controls Soul Warden", "Alice controls Soul Wardn", 7, 'Unknown card "Soul Wardn"'),
        ("Alice casts Grizzly Bears", "Alice casts Shock", 12, "Shock is nowhere on the table"),
        ("@cr:603.2", "@cr:603.2q", 10, "The rule number 603.2q is not in the lock"),
        ("@tocatli.2b", "@tocatli.2z", 10, "Unknown tag @tocatli.2z"),
        ("@tocatli.2b", "@absense", 10, "Near: absence"),
        ("@tocatli.2b", "@c:603.2", 10, "Did you mean @cr:603.2 or @control:603.2?"),
        ("@tocatli.2b", "@contrl:a.b", 10, "Did you mean @control:a.b?"),
        ("@tocatli.2b", "@card:Shock", 10, "A tag is a ruling's or a claim's id, or @absence"),
        ("@tocatli.2b", "@tocatli.2", 10, "is a paragraph, and stands at its Rule"),
        ("@tocatli.2b", "@needs:luck", 10, "Unknown need: luck"),
        ("@tocatli.2b", "@absence", 11, "An absence without a control"),
        ("@tocatli.2b", "@control:a.b", 11, "A control without an absence"),
        ("@tocatli.2b", "@absence @control:a.b @control:a.c", 11, "An absence has one control"),
        ("@id:warden.one ", "", 11, 'The scenario "One Soul Warden" has no id'),
        ("@id:warden.one", "@id:warden.one @id:warden.two", 11, "has 2 ids"),
        ("@id:warden.one", "@id:Warden..one", 11, '"Warden..one" is no id'),
        ("@id:warden.one", "@id:" + "a" * 121, 11, "is no id"),
        ("@id:warden.one", "@id:../../etc", 11, "is no id"),
        ("@id:warden.one", "@id:a/b/c", 11, "is no id"),
        ("@tocatli.2\n", "\n", 4, "is tagged with no paragraph\n"),
        ("@tocatli.2\n", "@tocatli.2 @tocatli.3\n", 4, "is tagged with paragraphs @tocatli.2, @tocatli.3\n"),
        ("@tocatli.2\n", "@tocatli.2 @absence\n", 3, "is said of a scenario, not of a Rule"),
        ("@tocatli.2\n", "@tocatli.22\n", 3, "Unknown tag @tocatli.22"),
        ("      Then Alice has 21 life\n", "", 11, "checks nothing"),
        ("Then Alice has 21 life", "Then the action is illegal", 11, "that is an absence"),
        ("Then Alice has 21 life", "Given Alice has 21 life", 14, "The table is set before anything is done"),
        ("Given Alice controls", "And Alice controls", 7, 'The first step begins with "And"'),
        ("Then Alice has 21 life", "Then Alice has 21 life\n        | a | b |", 14, "A step with a table"),
        (
            "Then Alice has 21 life",
            'Then Alice has 21 life\n        """\n        x\n        """',
            14,
            "A step with a doc string",
        ),
        ("Feature: Soul Warden", "Soul Warden", 1, "This is no Gherkin"),
    ],
)
def test_a_mistake_has_its_file_and_line(tmp_path: pathlib.Path, old: str, new: str, line: int, told: str) -> None:
    assert old in GOOD
    message = refused(write(tmp_path, warden=GOOD.replace(old, new)))
    assert told in message
    assert f"{tmp_path}/features/warden.feature:{line}:" in message


def test_all_mistakes_are_told_together(tmp_path: pathlib.Path) -> None:
    text = GOOD.replace("Grizzly Bears", "Grizly Bears").replace("21 life", "21 lifes")
    message = refused(write(tmp_path, one=text, two=one_scenario("Given Alice frobs\nThen Forest is untapped")))
    for place in ("one.feature:8", "one.feature:12", "one.feature:14", "two.feature:5"):
        assert place in message
    assert "mistakes in the features" in message


def test_not_all_of_very_many_mistakes_are_shown(tmp_path: pathlib.Path) -> None:
    steps = "\n".join(f"Given Alice frobs {number}" for number in range(SHOWN + 5))
    message = refused(write(tmp_path, many=one_scenario(steps)))
    assert "25 mistakes" in message
    assert "and 5 more" in message
    assert message.count("Unknown phrase") == SHOWN


def test_a_mistake_in_a_background_is_told_once(tmp_path: pathlib.Path) -> None:
    second = GOOD[GOOD.index("    @id") :].replace("warden.one", "warden.two").replace("One Soul Warden", "Another")
    message = refused(write(tmp_path, warden=GOOD.replace("controls Soul", "controls Sole") + "\n" + second))
    assert message.count("Unknown card") == 1


def test_an_id_that_is_there_twice(tmp_path: pathlib.Path) -> None:
    message = refused(write(tmp_path, a=one_scenario(CHECKED), b=one_scenario(CHECKED)))
    assert f"{tmp_path}/features/b.feature:4: The id a.b is there twice" in message
    assert f"first in {tmp_path}/features/a.feature:4" in message


def test_two_titles_in_a_file(tmp_path: pathlib.Path) -> None:
    text = one_scenario(CHECKED) + "\n" + one_scenario(CHECKED, "@id:a.c").partition("\n\n")[2]
    assert 'Two scenarios have the title "S"' in refused(write(tmp_path, a=text))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("row | color", "which | color", 'no column "row"'),
        ("| w   | white |", "| W.  | white |", '"W." cannot end an id'),
        ("<color>", "<colour>", "<colour> is no column of the Examples"),
        ("row | color |", "row | row |", "Two columns of one name"),
        ("@id:knight", "@id:knight/x", "is no id"),
        ("| w   | white |", "| u   | white |", "The id knight/u is there twice"),
    ],
)
def test_a_mistake_in_an_outline(tmp_path: pathlib.Path, old: str, new: str, told: str) -> None:
    message = refused(write(tmp_path, knight=OUTLINE.replace(old, new)))
    assert told in message
    assert "knight.feature:" in message


def test_an_outline_without_rows(tmp_path: pathlib.Path) -> None:
    text = OUTLINE[: OUTLINE.index("    @tocatli.1c")]
    assert "An outline without rows" in refused(write(tmp_path, knight=text))


@pytest.mark.parametrize(
    "outcome", ["the action is illegal", "the answer is not offered", "the outcome is illegal or not offered"]
)
def test_what_does_not_work_is_an_absence(tmp_path: pathlib.Path, outcome: str) -> None:
    steps = f"Given Alice controls Forest\nWhen Alice tries to cast Forest\nThen {outcome}"
    assert "that is an absence" in refused(write(tmp_path, a=one_scenario(steps)))
    tagged = one_scenario(steps, "@id:a.b @absence @control:a.c")
    [scenario] = compile_folder(write(tmp_path, a=tagged))
    assert (scenario.shows, scenario.control) == ("absence", "a.c")


def test_a_control_that_is_not_there_is_found_by_the_suite(tmp_path: pathlib.Path) -> None:
    steps = "Given Alice controls Forest\nWhen Alice tries to cast Forest\nThen the action is illegal"
    scenarios = compile_folder(write(tmp_path, a=one_scenario(steps, "@id:a.b @absence @control:a.c")))
    with pytest.raises(HeadJudgeError, match=r"a\.feature:4.*the control of a\.b is not there"):
        Suite.of(scenarios)


def test_a_document_that_breaks_the_schema_is_a_mistake_with_a_place(tmp_path: pathlib.Path) -> None:
    text = one_scenario("Given Alice controls Diamond Knight naming colorless\nThen Diamond Knight is untapped")
    message = refused(write(tmp_path, a=text))
    assert f"{tmp_path}/features/a.feature:4" in message
    assert "chosen" in message


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda path: None, "No such folder of features"),
        (lambda path: path.mkdir(), "No features in this folder"),
        (lambda path: path.write_text("x"), "Not a folder of features"),
        (lambda path: (path.mkdir(), (path / "a.json").touch()), "Scenario documents are given with --scenarios"),
    ],
)
def test_a_folder_without_features(tmp_path: pathlib.Path, make: Any, told: str) -> None:
    make(tmp_path / "features")
    assert told in refused(tmp_path / "features", ExitCode.USAGE)


def test_an_outline_without_rows_in_another_language(tmp_path: pathlib.Path) -> None:
    text = one_scenario(CHECKED).replace("Feature:", "Funktion:").replace("Given", "Angenommen").replace("Then", "Dann")
    german = "# language: de\n" + text.replace("Scenario:", "Szenario:")
    [scenario] = compile_folder(write(tmp_path, a=german))
    assert scenario.id == "a.b"
    outline = german.replace("Szenario:", "Szenariogrundriss:")
    assert "a.feature:5: An outline without rows" in refused(write(tmp_path, a=outline))


def test_a_feature_that_is_not_text(tmp_path: pathlib.Path) -> None:
    features = write(tmp_path, a=one_scenario(CHECKED))
    (features / "b.feature").write_bytes(b"Feature: \xff\n")
    assert "not UTF-8" in refused(features)


def test_an_empty_feature(tmp_path: pathlib.Path) -> None:
    assert "This file holds no Feature" in refused(write(tmp_path, a="# nothing\n"))
