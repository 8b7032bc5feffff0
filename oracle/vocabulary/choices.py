"""Instructions that hang on what was done or chosen before (608.2c, 608.2d)."""

from __future__ import annotations

from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, You


class IfYouDo(Instruction, frozen=True):
    """One instruction, and then another if the first was carried out (608.2c); `otherwise` if it was not."""

    first: Instruction
    then: Instruction
    otherwise: Instruction | None = None


class ChooseOne(Instruction, frozen=True):
    """A player chooses one of several instructions, each called by a word (608.2d)."""

    options: tuple[tuple[str, Instruction], ...]
    who: Selector = You()


class PutOnBottom(Instruction, frozen=True):
    """Cards of a library go to the bottom of it; they stay the same objects, for they change no zone."""

    what: Selector
