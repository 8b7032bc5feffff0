"""Writing a site: every page into a folder beside the one asked for, which then takes its place.

Pages of scenarios are most of the work, and none needs another: processes that share what was read make them, a part of the rows each.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import shutil
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge import __version__, garbage
from headjudge.errors import HeadJudgeError
from headjudge.files import read_json
from headjudge.folders import replace_folder
from headjudge.report.steps import read_steps
from headjudge.site import addresses, engine, matrix, overview, rules, ruling, scenario
from headjudge.site.accounts import Accounts, cores, told
from headjudge.site.model import Line, Row, Site
from headjudge.site.render import page

__all__ = ["Built", "OnProgress", "build"]

STATIC: Final = Path(__file__).parent / "static"

_FORMAT: Final = 1
_PART: Final = 40
"""How many scenarios a process is given at a time: few enough that a reader of the progress sees some, and Ctrl-C is soon obeyed."""
_FEW: Final = 150
"""Up to so many scenarios are made here: to start processes would take longer."""

OnProgress = Callable[[str, int, int], None]
"""Is told what is done, how much of it already, and of how much."""

Steps = Mapping[int, Mapping[int, bytes]]
"""Lines of files of steps as they are written, by row and column: as values they would take ten times the room."""


class Built(msgspec.Struct, frozen=True):
    """What was written."""

    front: Path
    """The front page."""
    missing: str | None
    """Why some pages have no account of the oracle's; None if none lacks it."""


def build(site: Site, out: Path, *, with_accounts: bool = True, on_progress: OnProgress | None = None) -> Built:
    """Write a site into the folder `out`. The oracle is asked for its account of every scenario, unless `with_accounts` is false.

    A site that is there already is replaced, a folder of anything else is not; a build that fails or is interrupted leaves what was
    there before. The oracle's failing fails no build.
    Raises HeadJudgeError for a folder that holds something else, for what cannot be written, and for a broken file of steps.
    """

    def say(what: str, done: int, of: int) -> None:
        if on_progress is not None:
            on_progress(what, done, of)

    with replace_folder(out, mark=addresses.MARK, listed=_listed, what="site") as folder:
        for name in ("static", "engines", "rulings", "scenarios"):
            (folder / name).mkdir()
        _copy_files(site, folder)
        accounts = Accounts()
        if with_accounts:
            accounts = told(site.rows, lambda done, of: say("scenarios told by the oracle", done, of))
            site = msgspec.structs.replace(site, cited=accounts.cited)
        for address, text in _pages(site):
            _write(folder, address, text)
        _write_scenarios(
            _Work(site, _steps(site), accounts, folder), lambda done, of: say("pages of scenarios", done, of)
        )
        files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
        mark = {"site": _FORMAT, "headjudge": __version__, "suite": site.suite.digest, "files": files}
        _write(folder, addresses.MARK, msgspec.json.format(msgspec.json.encode(mark), indent=1).decode() + "\n")
    return Built(out / addresses.INDEX, accounts.missing)


def _listed(mark: Path) -> list[str] | None:
    """The files of a site, as it lists them; None if it is none."""
    try:
        found = read_json(mark)
    except HeadJudgeError:
        return None  # not ours, whatever it is: the folder is refused
    files = found.get("files") if isinstance(found, dict) and found.get("site") == _FORMAT else None
    return files if isinstance(files, list) and all(isinstance(each, str) for each in files) else None


def _write(folder: Path, address: str, text: str) -> None:
    (folder / address).write_text(text, encoding="utf-8")


def _copy_files(site: Site, folder: Path) -> None:
    for path in sorted(STATIC.iterdir()):
        shutil.copyfile(path, folder / addresses.static(path.name))
    for played in site.played:
        target = folder / addresses.report(played.slug)
        target.parent.mkdir(parents=True)
        _copy(played.report.path, target)
        if played.steps is not None:
            _copy(played.steps, folder / addresses.steps(played.slug))


def _copy(source: Path, target: Path) -> None:
    """Copy a file of the user's: what is wrong with it is not wrong with the site."""
    if not source.is_file():  # as of a shell's <(command)
        raise _unreadable(source, "it is no file, and of anything else no copy can be published")
    try:
        file = source.open("rb")
    except OSError as error:
        raise _unreadable(source, error.strerror or str(error)) from error
    with file, target.open("wb") as copy:
        shutil.copyfileobj(file, copy)


def _unreadable(source: Path, why: str) -> HeadJudgeError:
    return HeadJudgeError(
        "cannot be read", where=str(source), why=why, hint="give the file that a run wrote, or its folder"
    )


def _pages(site: Site) -> Iterator[tuple[str, str]]:
    """Every page but those of scenarios, with its address."""

    def made(address: str, template: str, section: str, view: Any) -> tuple[str, str]:
        return address, page(template, address, section, site=site, page=view)

    yield made(addresses.INDEX, "overview.html.j2", "overview", overview.view(site))
    yield made(addresses.MATRIX, "matrix.html.j2", "matrix", matrix.view(site))
    standings = [overview.standing(site, column) for column in site.columns]
    yield made(addresses.ENGINES, "engines.html.j2", "engines", standings)
    for column in site.columns:
        yield made(addresses.engine(column.slug), "engine.html.j2", "engines", engine.view(site, column))
    yield made(addresses.RULINGS, "rulings.html.j2", "rulings", ruling.listing(site))
    for paragraph in site.ledger.paragraphs.values():
        yield made(addresses.ruling(paragraph.id), "ruling.html.j2", "rulings", ruling.view(site, paragraph))
    yield made(addresses.RULES, "rules.html.j2", "rules", rules.view(site))


def _steps(site: Site) -> Steps:
    """What is drawn of each scenario: the first engine's game that there is, and the game of each that does not pass."""
    kept: dict[int, dict[int, bytes]] = {}
    for column in site.columns:
        played = column.latest
        if played.steps is None:
            continue
        place = {line["id"]: row for row in site.rows if (line := row.lines[column.index]) is not None}
        for line in read_steps(played.report, played.steps):
            row = place[line["id"]]
            if row.index not in kept or not row.passed(column.index):
                kept.setdefault(row.index, {})[column.index] = msgspec.json.encode(line)
    return kept


# -- the pages of scenarios


class _Work(msgspec.Struct, frozen=True):
    """What every process knows: they are forked, so that nothing of it is sent to them."""

    site: Site
    steps: Steps
    accounts: Accounts
    folder: Path


_work: _Work | None = None


def _write_scenarios(work: _Work, on_written: Callable[[int, int], None]) -> None:
    global _work  # noqa: PLW0603 - what forked processes find
    _work = work
    total = len(work.site.rows)
    parts = [range(start, min(start + _PART, total)) for start in range(0, total, _PART)]
    done = 0
    try:
        # Closed before anything else is done about an error: no process may write into a folder that is taken away meanwhile.
        with contextlib.closing(_here(parts) if total <= _FEW else _in_processes(parts)) as written:
            for made in written:
                done += made
                on_written(done, total)
    finally:
        _work = None


def _here(parts: list[range]) -> Generator[int]:
    yield from map(_write_part, parts)


def _in_processes(parts: list[range]) -> Generator[int]:
    gc.freeze()  # or each process would copy what it looks through for garbage
    try:
        processes = min(cores(), len(parts))
        with ProcessPoolExecutor(processes, multiprocessing.get_context("fork"), _begin) as pool:
            try:
                for each in as_completed([pool.submit(_write_part, part) for part in parts]):
                    yield each.result()
            except BrokenProcessPool as error:
                raise HeadJudgeError(
                    "a process that makes pages was ended",
                    why="not by Head Judge; most often there was no memory left",
                    hint="give fewer reports at a time",
                ) from error
            except BaseException:
                pool.shutdown(wait=True, cancel_futures=True)
                raise
    finally:
        gc.unfreeze()


def _begin() -> None:
    """What a process does first: a signal that ends the command ends the one that forked it, which then stops asking for more.

    If that one is killed, nobody asks for anything any more, nor says so: each process sees for itself.
    """
    threading.Thread(target=_end_with_the_command, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def _end_with_the_command() -> None:
    command = multiprocessing.parent_process()
    assert command is not None
    command.join()
    os._exit(1)  # of this thread alone sys.exit would make an end


def _write_part(part: range) -> int:
    """Write the pages of some rows. Out: how many."""
    assert _work is not None
    with garbage.paused():
        for row in _work.site.rows[part.start : part.stop]:
            _write_scenario(_work, row)
    return len(part)


def _write_scenario(work: _Work, row: Row) -> None:
    games: dict[int, Line] = {
        column: msgspec.json.decode(line) for column, line in work.steps.get(row.index, {}).items()
    }
    address = addresses.scenario(row.id)
    view = scenario.view(work.site, row, games, work.accounts.of(row))
    _write(work.folder, address, page("scenario.html.j2", address, "scenario", site=work.site, page=view))
