"""Instructions about libraries: looking at them, searching and shuffling them (701.17, 701.22-701.25)."""

from __future__ import annotations

from typing import Any

from oracle.vocabulary.filters import Filter
from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, You


class Scry(Instruction, frozen=True):
    """A player scries (701.22)."""

    count: Any = 1
    who: Selector = You()


class Surveil(Instruction, frozen=True):
    """A player surveils (701.25)."""

    count: Any = 1
    who: Selector = You()


class Mill(Instruction, frozen=True):
    """Players mill cards (701.17)."""

    count: Any = 1
    who: Selector = You()


class Shuffle(Instruction, frozen=True):
    """Players shuffle their libraries. The order is unknown to the oracle, which keeps it as it was."""

    who: Selector = You()


class Search(Instruction, frozen=True):
    """A player searches the library for cards that fit, up to a number, and puts them somewhere; then shuffles (701.23)."""

    what: Filter
    to: str
    most: Any = 1
    tapped: bool = False
    who: Selector = You()
    reveal: bool = False
    also: str | None = None  # a zone of the player's that is searched as well


class LookAt(Instruction, frozen=True):
    """A player looks at cards; nothing changes but what that player knows (701.20e)."""

    what: Selector
    who: Selector = You()


class LookAtTop(Instruction, frozen=True):
    """A player looks at the top cards of the library, puts up to `most` that fit into a zone and the rest on the bottom.

    `random`: the bottom in a random order, which the oracle leaves as it was.
    """

    count: Any
    what: Filter
    most: int
    to: str
    random: bool = False
    reveal: bool = False
    least: int = 0
    rest: str | None = None  # another zone that the rest goes to
