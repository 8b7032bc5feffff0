"""The card names that a feature may use, and the names nearest to one that it may not.

The list is `card-names.txt` in the folder of features, one Oracle name a line. It is not the list of cards that some
engine knows: engines differ, and a scenario whose card an engine lacks is `unsupported` there.
"""

from __future__ import annotations

import difflib
import pathlib
import re
from collections.abc import Iterable, Iterator

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_text

FILE_NAME = "card-names.txt"

_WORD = re.compile(r"(?:[^\W_]|-)*")


class NameIndex:
    """Card names, found at a place in a sentence by longest match."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(sorted(set(names)))
        self._known = frozenset(self.names)
        by_word: dict[str, list[str]] = {}
        for name in self.names:
            by_word.setdefault(first_word(name), []).append(name)
        self._by_word = {word: sorted(found, key=lambda name: -len(name)) for word, found in by_word.items()}
        plurals: dict[str, list[tuple[str, str]]] = {}
        for name in self.names:
            for form in plural_forms(name):
                if form not in self._known:
                    plurals.setdefault(first_word(form), []).append((form, name))
        self._plurals = {word: sorted(found, key=lambda pair: (-len(pair[0]), pair)) for word, found in plurals.items()}

    def __contains__(self, name: object) -> bool:
        return name in self._known

    def merged(self, names: Iterable[str]) -> NameIndex:
        """An index that has these names too."""
        return NameIndex((*self.names, *names))

    def at(self, text: str, position: int) -> Iterator[tuple[str, int]]:
        """Each name that stands in the text at this position, with its end; the longest first."""
        for name in self._by_word.get(first_word(text, position), ()):
            end = position + len(name)
            if text.startswith(name, position) and not _goes_on(text, end):
                yield name, end

    def plural_at(self, text: str, position: int) -> Iterator[tuple[str, int]]:
        """Each name whose plural stands in the text at this position: "Islands", "Soul Wardens"."""
        for form, name in self._plurals.get(first_word(text, position), ()):
            end = position + len(form)
            if text.startswith(form, position) and not _goes_on(text, end):
                yield name, end

    def near(self, text: str, limit: int = 3) -> list[str]:
        """The names most like the beginning of the text, best first: what a misspelt name was meant to be."""
        words = text.split(" ")[:6]
        scored: dict[str, float] = {}
        for count in range(1, len(words) + 1):
            attempt = " ".join(words[:count]).rstrip(",.")
            for name in difflib.get_close_matches(attempt, self.names, n=limit, cutoff=0.72):
                score = difflib.SequenceMatcher(None, attempt, name).ratio()
                scored[name] = max(score, scored.get(name, 0.0))
        return sorted(scored, key=lambda name: (-scored[name], name))[:limit]


def first_word(text: str, position: int = 0) -> str:
    """What stands from a position to the next space, comma or apostrophe: the key that names are found by."""
    match = _WORD.match(text, position)
    return match[0] if match else ""


def plural_forms(name: str) -> tuple[str, ...]:
    """How several of a card may be called; a name with a comma has no plural ("two copies of ...")."""
    if "," in name:
        return ()
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        return (name[:-1] + "ies",)
    if name.endswith(("s", "x", "ch", "sh")):
        return (name + "es",)
    return (name + "s",)


def read_names(path: pathlib.Path) -> list[str]:
    """The names in a list, a line each; empty lines and lines that start with # are left out.

    Raises `HeadJudgeError` if the file cannot be read or a name stands there twice.
    """
    lines = read_text(path, exit_code=ExitCode.SUITE_INVALID).splitlines()
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        name = line.strip()
        if not name or name.startswith("#"):
            continue
        if name in seen:
            raise HeadJudgeError(
                f'"{name}" stands twice in the list of card names',
                where=f"{path}:{number}",
                why=f"it is on line {seen[name]} already",
                hint="Delete one of the two lines.",
                exit_code=ExitCode.SUITE_INVALID,
            )
        seen[name] = number
    return list(seen)


def _goes_on(text: str, end: int) -> bool:
    following = text[end : end + 1]
    return following.isalnum() or following == "-"
