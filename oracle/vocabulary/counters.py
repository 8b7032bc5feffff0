"""Instructions about all the counters that something has, of whatever kinds (122, 701.34)."""

from __future__ import annotations

from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, This


class Proliferate(Instruction, frozen=True):
    """The controller chooses any number of permanents and players that have counters; each gets another of each kind (701.34a)."""


class RemoveAllCounters(Instruction, frozen=True):
    """All counters are removed from objects, or players lose all of theirs."""

    of: Selector


class PutSameCounters(Instruction, frozen=True):
    """Counters are put on objects: as many of each kind as another object has, or had when it was last there (608.2h)."""

    like: Selector
    on: Selector = This()


class MoveAllCounters(Instruction, frozen=True):
    """All counters are moved from an object onto another (122.5)."""

    source: Selector
    to: Selector
