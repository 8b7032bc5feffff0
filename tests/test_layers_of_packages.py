"""What may import what: the oracle is pure, headjudge reaches it only through its adapter, cards stay in their folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Whatever opens, reads, writes, waits, draws lots or asks the clock. `typing`, `collections`, `functools` and the like are free, and
# so is importing by name: a theme of cards is imported when one of its cards is looked for.
IO_MODULES = frozenset(
    """
    aiofiles argparse asyncio builtins click concurrent ctypes curses datetime dbm fcntl fileinput getpass glob gzip http
    io locale logging lzma mmap msvcrt multiprocessing os pathlib pickle platform pty queue random readline requests
    resource rich runpy secrets select selectors shelve shutil signal site socket sqlite3 ssl subprocess sys sysconfig
    tarfile tempfile termios threading time tomllib tty urllib uuid warnings webbrowser zipfile
    """.split()
)
IO_CALLS = frozenset({"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"})


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each absolute module that a file imports, wherever in it, with its line."""
    for node in ast.walk(tree(path)):
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
        for node in ast.walk(tree(path))
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


# -- no card's name in the rules' code


def names_of_cards() -> set[str]:
    """The cards that are declared; and of those that a feature may name, the ones whose name is not one word of English."""
    from oracle import cards

    lines = (ROOT / "features" / "card-names.txt").read_text(encoding="utf-8").splitlines()
    return {*cards.names(), *(line for line in lines if " " in line and not line.startswith("#"))}


def words_of_the_rules() -> set[str]:
    """Names that are more than a card's: the rules say Forest and mean the land type."""
    from oracle import subtypes

    lists = [value for name, value in vars(subtypes).items() if name.isupper()]
    subtypes_of_all = {word for words in lists if isinstance(words, frozenset | tuple | set) for word in words}
    return subtypes_of_all | {"Two-Headed Giant"}  # a variant (810)


def names_in(text: str, names: set[str]) -> list[str]:
    """The names in a program's text. Those of several words anywhere and in any case; those of one word where a string is just
    that, since Sacrifice and Shock are words, too."""
    names = names - words_of_the_rules()
    lower = text.lower()
    several = "|".join(sorted(re.escape(name) for name in names if " " in name and name.lower() in lower))
    found = [match.group() for match in re.finditer(rf"(?<!\w)(?:{several})(?!\w)", text, re.I)] if several else []
    strings = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    return found + [value for value in strings if isinstance(value, str) and " " not in value and value in names]


def test_no_card_is_named_in_the_rules_code() -> None:
    names = names_of_cards()
    assert len(names) > 50
    found = [
        f"{path.relative_to(ROOT)}: names {name}"
        for path in modules("oracle")
        if (ROOT / "oracle" / "cards") not in path.parents
        for name in names_in(path.read_text(encoding="utf-8"), names)
    ]
    assert found == []


def test_a_name_is_found_where_there_is_one() -> None:
    names = {"Tocatli Honor Guard", "Shock", "Forest"}
    assert names_in('if name == "Tocatli honor guard": pass', names) == ["Tocatli honor guard"]
    assert names_in("# as Tocatli Honor Guard does", names) == ["Tocatli Honor Guard"]
    assert names_in('f(name, ("Shock", 1))', names) == ["Shock"]
    assert names_in('Shock = "a Shock", "Forest"', names) == []
