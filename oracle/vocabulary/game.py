"""Instructions about turns, the end of the game, and emblems (500.7, 104.2, 114)."""

from __future__ import annotations

from typing import Any

from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, You


class ExtraTurn(Instruction, frozen=True):
    """A player takes an extra turn after this one (500.7)."""

    who: Selector = You()


class WinGame(Instruction, frozen=True):
    """A player wins the game (104.2b)."""

    who: Selector = You()


class GetEmblem(Instruction, frozen=True):
    """A player gets an emblem with abilities (114.2); those of a `Triggered` say that they work in the command zone (114.4)."""

    abilities: tuple[Any, ...]
    who: Selector = You()
