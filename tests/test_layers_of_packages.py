"""What may import what: the oracle is pure, headjudge reaches it only through its adapter, cards stay in their folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Whatever opens, reads, writes, waits, draws lots or asks the clock. `typing`, `collections`, `functools` and the like are free.
IO_MODULES = frozenset(
    """
    aiofiles argparse asyncio builtins click concurrent ctypes curses datetime dbm fcntl fileinput getpass glob gzip http
    importlib io locale logging lzma mmap msvcrt multiprocessing os pathlib pickle platform pty queue random readline
    requests resource rich runpy secrets select selectors shelve shutil signal site socket sqlite3 ssl subprocess sys
    sysconfig tarfile tempfile termios threading time tomllib tty urllib uuid warnings webbrowser zipfile
    """.split()
)
IO_CALLS = frozenset({"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"})


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each absolute module that a file imports, wherever in it, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def offences(package: str, forbidden: frozenset[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{line}: imports {name}"
        for path in modules(package)
        for line, name in imports(path)
        if name.partition(".")[0] in forbidden
    ]


def test_the_oracle_does_not_know_headjudge() -> None:
    assert modules("oracle")
    assert offences("oracle", frozenset({"headjudge", "pytest", "pytest_bdd", "gherkin"})) == []


def test_the_oracle_does_no_input_or_output() -> None:
    assert offences("oracle", IO_MODULES) == []
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno}: calls {node.func.id}"
        for path in modules("oracle")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IO_CALLS
    ]
    assert calls == []


def test_headjudge_reaches_the_oracle_only_through_its_adapter() -> None:
    assert modules("headjudge")
    assert offences("headjudge", frozenset({"oracle", "adapters"})) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [("import os.path", "os.path"), ("def f():\n    from headjudge import x", "headjudge"), ("from . import y", None)],
)
def test_an_import_is_seen_wherever_it_stands(tmp_path: Path, source: str, found: str | None) -> None:
    file = tmp_path / "module.py"
    file.write_text(source)
    assert [name for _, name in imports(file)] == ([found] if found else [])


# -- no card's name in the rules' code -----------------------------------------------------------------------------------


def names_of_cards() -> set[str]:
    """The names that the card declarations give: the capitalised strings that stand first in a declaration's call."""
    names = set()
    for path in sorted((ROOT / "oracle" / "cards").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            named = [keyword.value for keyword in node.keywords if keyword.arg == "name"]
            for value in [*node.args[:1], *named]:
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and " " in value.value:
                    names.add(value.value)
    return names


def names_in_features() -> set[str]:
    """The cards that the suite's own scenarios are about: each `cards/` feature is named after its card."""
    return {path.stem.replace("-", " ") for path in (ROOT / "features" / "cards").glob("*.feature")}


def test_no_card_is_named_in_the_rules_code() -> None:
    names = {name.lower() for name in names_of_cards()} | names_in_features()
    assert names, "no card is declared: this test looks in the wrong place"
    pattern = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names, key=len, reverse=True)), re.I)
    found = [
        f"{path.relative_to(ROOT)}:{number}: names {match.group()}"
        for path in modules("oracle")
        if (ROOT / "oracle" / "cards") not in path.parents
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if (match := pattern.search(line))
    ]
    assert found == []
