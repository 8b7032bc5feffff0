"""What is shown on terminals of any width and kind, and what others wrote in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_help import Run, Scenarios, on_a_terminal, plain
from runner_help import FAKE, document

from headjudge.errors import ExitCode


def test_on_a_terminal_there_is_a_bar_and_colour(engine: str, scenarios: Scenarios) -> None:
    options = scenarios(document("a", "Shock"), document("b", "Drain"))
    code, text = on_a_terminal(100, "run", engine, *options)
    assert code == ExitCode.DEVIATION
    assert "━" in text
    assert "\x1b[1;31mfail" in text
    assert "1 of 2 (50 %)" in text


def test_a_dumb_terminal_gets_lines(engine: str, scenarios: Scenarios) -> None:
    code, text = on_a_terminal(100, "run", engine, *scenarios(document("a", "Shock")), term="dumb")
    assert code == 0
    assert text.startswith("fake: fake 1.0, 1 scenario\n  1 of 1: 1 pass\n\nengine  ")
    assert "\x1b" not in text


def test_a_narrow_terminal_shows_the_numbers_beneath_each_other(engine: str, scenarios: Scenarios) -> None:
    code, text = on_a_terminal(40, "run", engine, *scenarios(document("a", "Shock"), document("b", "Unknown")))
    assert code == 0
    assert (
        "fake 1.0\n"
        "  passed of executed  1 of 1 (100 %)\n"
        "  passed of all       1 of 2 (50 %)\n"
        "  deviations          0\n"
        "  verdicts            1 pass, 1\n"
        "                      unsupported\n"
    ) in plain(text)


def test_what_happened_is_wrapped_behind_its_dash() -> None:
    _, text = on_a_terminal(44, "explain", "tocatli.own-trigger")
    assert "   - Elvish Visionary goes onto the stack\n     (601.2a)\n" in plain(text)


@pytest.mark.parametrize(
    ("columns", "expected"),
    [
        (30, "a.long.name\n  A title that says what\n  happens in it  (fake.1)\n\n1 scenario; --json has more of"),
        (100, "id           title                                 claims  shows"),
    ],
)
def test_a_list_is_readable_in_any_width(columns: int, expected: str, scenarios: Scenarios) -> None:
    options = scenarios(document("a.long.name", "Shock", title="A title that says what happens in it"))
    _, text = on_a_terminal(columns, "list", *options)
    assert plain(text).startswith(expected)


NASTY = "Lim-Dûl [bold]x[/bold]\x1b]0;owned\x07\u202e\nsecond\x9b31m"


def test_what_a_document_says_stays_in_its_line_and_acts_on_nothing(
    engine: str, run: Run, scenarios: Scenarios
) -> None:
    options = scenarios(document("a", "Drain", title=NASTY))
    shown = "Lim-Dûl [bold]x[/bold]]0;owned second31m"
    assert f"fail  a  {shown}\n" in run("run", engine, *options)[1]
    assert f"a\t{shown}\tfake.1" in run("list", *options)[1]
    assert f"\n{shown}\n" in run("explain", "a", *options)[1]
    for arguments in (["show", "a"], ["show", "a", "--json"], ["list", "--json"]):
        said = run(*arguments, *options)[1]
        assert not set(said) & {"\x1b", "\x07", "\u202e", "\x9b"}
        assert r'"Lim-Dûl [bold]x[/bold]\u001b]0;owned\u0007\u202e\nsecond\u009b31m"' in said
    assert json.loads(run("show", "a", *options, "--json")[1])["title"] == NASTY


def test_what_an_adapter_says_stays_in_its_line(run: Run, scenarios: Scenarios, tmp_path: Path) -> None:
    adapter = tmp_path / "adapter.py"
    adapter.write_text(
        "import json, sys\n"
        f"nasty = {NASTY!r}\n"
        f"sys.path.insert(0, {str(FAKE.parent)!r})\n"
        "import fake\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    if request['cmd'] == 'hello':\n"
        "        fake.say(fake.hello(request) | {'engine': {'name': nasty, 'version': nasty}})\n"
        "    elif request['cmd'] == 'run':\n"
        "        fake.say({'id': request['id'], 'status': 'unsupported', 'reason': 'card', 'detail': [nasty]})\n",
        encoding="utf-8",
    )
    manifest = tmp_path / "adapter.toml"
    manifest.write_text("name = 'nasty'\ncommand = ['{python}', 'adapter.py']\n", encoding="utf-8")
    code, said, _ = run("run", manifest, *scenarios(document("a", "Shock")))
    assert code == ExitCode.NOTHING_EXECUTED
    shown = "Lim-Dûl [bold]x[/bold]]0;owned second31m"
    assert f"nasty: {shown} {shown}, 1 scenario\n" in said
    assert f"unsupported, card: 1 ({shown})\n" in said
    assert not set(said) & {"\x1b", "\x07", "\u202e", "\x9b"}
