"""Instructions about turns and the end of the game (500.7, 104.2)."""

from __future__ import annotations

from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, You


class ExtraTurn(Instruction, frozen=True):
    """A player takes an extra turn after this one (500.7)."""

    who: Selector = You()


class WinGame(Instruction, frozen=True):
    """A player wins the game (104.2b)."""

    who: Selector = You()
