"""Rule numbers in code: which functions, classes and constants cite which rules.

A number counts in docstrings, comments and other strings, also as a part of a range: 601.2f-h cites 601.2f, 601.2g and
601.2h. The code is read, never run.
"""

from __future__ import annotations

import ast
import bisect
import pathlib
import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

import headjudge
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_text, resolved
from headjudge.resources import folder

__all__ = ["Place", "cited_in_code", "code_folders"]

_CITED = re.compile(r"(?<![\d.])([1-9]\d{2}\.\d{1,3})(?:([a-z])(?:[-–]([a-z]))?)?(?!\w|\.\d)")
_SECTION = re.compile(r"(?<![\d.\w-])([1-9]\d{2})(?![\d\w]|[.-]\d)")
_NO_LETTERS = frozenset("lo")
"""Letters that look like digits, and that no subrule has."""

Position = tuple[int, int]
"""A line, from 1, and a column in bytes, as `ast` has them."""


class Place(msgspec.Struct, frozen=True, order=True):
    """Where code cites a rule: the dotted name of the function, class, constant or module, its file, and the line."""

    name: str
    file: str
    line: int


class _Unit(msgspec.Struct, frozen=True):
    """The lines of a function, class or constant, its comment before it included."""

    first: int
    last: int
    name: str


def code_folders(features: pathlib.Path, more: Sequence[pathlib.Path] = ()) -> tuple[pathlib.Path, ...]:
    """The folders of code that cite rules beside the features of a folder.

    The suite's rest on the same rules as both packages, whose folders come first; a folder of somebody's own has only `more`.
    """
    own: tuple[pathlib.Path, ...] = ()
    if resolved(features) == resolved(folder("features")):
        package = pathlib.Path(headjudge.__file__).resolve().parent
        own = (package.parent / "oracle", package)
    given = {resolved(path): path for path in (*own, *more)}
    return tuple(given.values())


def cited_in_code(roots: Iterable[pathlib.Path], sections: Iterable[str] = ()) -> dict[str, tuple[Place, ...]]:
    """Each rule number that is cited in the *.py files of some folders, with the places that cite it, sorted.

    A number with a dot is always one of a rule; a number of three digits is only if it is among `sections`.
    Raises `HeadJudgeError` for a folder that is not there, and for a file that is no Python.
    """
    wanted, found = frozenset(sections), dict[str, dict[str, Place]]()
    for root in roots:
        if not root.is_dir():
            raise HeadJudgeError("No such folder of code", where=str(root), hint="Name a folder that holds *.py files")
        for path in sorted(root.rglob("*.py")):
            for number, place in _cited_in(path, root, wanted):
                # The first line of a function that cites the rule stands for all of them.
                found.setdefault(number, {}).setdefault(place.name, place)
    return {number: tuple(sorted(places.values())) for number, places in found.items()}


def _cited_in(path: pathlib.Path, root: pathlib.Path, sections: frozenset[str]) -> Iterator[tuple[str, Place]]:
    text = read_text(path)
    lines = text.splitlines()
    hits = [
        (number, index, len(line[:column].encode()))
        for index, line in enumerate(lines, start=1)
        for number, column in _numbers(line, sections)
    ]
    if not hits:
        return
    tree = _parsed(text, path)
    spans = sorted(_strings(tree))
    inside = path.relative_to(root.parent)
    parts = inside.with_suffix("").parts
    module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    units = list(_units(tree.body, module, lines))
    for number, line, column in hits:
        if _in_string(spans, (line, column)) or _in_comment(lines[line - 1], spans, line, column):
            # Units of a class come after the class itself: the last one that fits is the innermost.
            around = [unit.name for unit in units if unit.first <= line <= unit.last]
            yield number, Place(around[-1] if around else module, inside.as_posix(), line)


def _numbers(line: str, sections: frozenset[str]) -> Iterator[tuple[str, int]]:
    """The rule numbers in a line, each with its column."""
    for match in _CITED.finditer(line):
        rule, first, last = match.groups()
        letters = [first or ""]
        if last is not None:
            letters = [letter for letter in map(chr, range(ord(first), ord(last) + 1)) if letter not in _NO_LETTERS]
        yield from ((rule + letter, match.start()) for letter in letters)
    if sections:
        yield from ((match[1], match.start()) for match in _SECTION.finditer(line) if match[1] in sections)


def _parsed(text: str, path: pathlib.Path) -> ast.Module:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError) as error:
        line = error.lineno if isinstance(error, SyntaxError) else None
        where = f"{path}:{line}" if line else str(path)
        why = error.msg if isinstance(error, SyntaxError) else str(error)
        raise HeadJudgeError("This is no Python", where=where, why=why, exit_code=ExitCode.USAGE) from error


def _strings(tree: ast.Module) -> Iterator[tuple[Position, Position]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            assert node.end_lineno is not None  # as the parser always gives it
            assert node.end_col_offset is not None
            yield (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def _in_string(spans: Sequence[tuple[Position, Position]], at: Position) -> bool:
    # Strings nest only in f-strings, whose own parts end within them: two spans back is far enough, and a few more are cheap.
    index = bisect.bisect_right(spans, at, key=lambda span: span[0])
    return any(start <= at < end for start, end in spans[max(0, index - 8) : index])


def _in_comment(text: str, spans: Sequence[tuple[Position, Position]], line: int, column: int) -> bool:
    data = text.encode()
    marks = (index for index in range(column) if data[index] == ord("#"))
    return any(not _in_string(spans, (line, index)) for index in marks)


def _units(body: Sequence[ast.stmt], prefix: str, lines: Sequence[str], after: int = 0) -> Iterator[_Unit]:
    """What a module or class consists of that has a name; functions within functions belong to those.

    A comment directly above belongs to what it stands above, a string directly below a constant to that.
    """
    constant: str | None = None
    for node in body:
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
        while first - 1 > after and lines[first - 2].lstrip().startswith("#"):
            first -= 1
        after = node.end_lineno or node.lineno
        name = _name(node)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and constant is not None:
            yield _Unit(first, after, f"{prefix}.{constant}")
        if name is not None:
            yield _Unit(first, after, f"{prefix}.{name}")
        if isinstance(node, ast.ClassDef):
            yield from _units(node.body, f"{prefix}.{name}", lines, node.lineno)
        constant = name if isinstance(node, ast.Assign | ast.AnnAssign) else None


def _name(node: ast.stmt) -> str | None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return next((target.id for target in targets if isinstance(target, ast.Name)), None)
