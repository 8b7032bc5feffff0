"""Card names of scenario documents that are a slip of the pen away from a name in the lists.

A document may name any card, also one that no list has: engines know more cards than the suite needs. So only a name that has one
letter too many, too few, wrong or in the wrong place, or differs in case or marks alone, is taken for a typing error.
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Iterator

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.gherkin.names import FILE_NAME, read_names
from headjudge.resources import folder
from headjudge.scenario import Scenario
from headjudge.scenario_rules import cards_of

__all__ = ["check_names"]


def check_names(scenarios: Iterable[Scenario], folders: Iterable[pathlib.Path]) -> None:
    """Refuse a card on a table whose name is nearly one that is listed.

    In: the scenarios; the folders that may hold a card-names.txt beside the suite's own: those of the documents and of features.
    Raises HeadJudgeError (the suite is invalid), with the names that may have been meant.
    """
    listed = set(_listed(folders))
    near: dict[str, set[str]] | None = None
    for scenario in scenarios:
        for card in sorted(cards_of(scenario.document["table"]) - listed):
            near = _index(listed) if near is None else near
            if meant := sorted({name for slip in _slips(card) for name in near.get(slip, ())}):
                raise HeadJudgeError(
                    f'Unknown card "{card}"',
                    where=scenario.where,
                    why=f"it is nearly {' and '.join(meant)}, and no {FILE_NAME} has it",
                    hint=f'did you mean "{meant[0]}"? A card that has this name is listed in a {FILE_NAME} beside the file',
                    exit_code=ExitCode.SUITE_INVALID,
                )


def _listed(folders: Iterable[pathlib.Path]) -> Iterator[str]:
    for each in dict.fromkeys((folder("features"), *folders)):
        if (path := each / FILE_NAME).is_file():
            yield from read_names(path)


def _index(names: Iterable[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name in names:
        for slip in _slips(name):
            found.setdefault(slip, set()).add(name)
    return found


def _slips(name: str) -> set[str]:
    """The name's letters in small, and those without one of them: names that have one of these in common are one slip apart."""
    plain = "".join(letter for letter in name.casefold() if letter.isalnum())
    return {plain, *(plain[:at] + plain[at + 1 :] for at in range(len(plain)))}
