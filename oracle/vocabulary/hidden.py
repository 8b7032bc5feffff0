"""Instructions that put cards somewhere face down (708, 701.40)."""

from __future__ import annotations

from typing import Any

from oracle.vocabulary.instructions import Instruction
from oracle.vocabulary.selectors import Selector, You


class Manifest(Instruction, frozen=True):
    """Players manifest the top cards of their libraries, one at a time (701.40a, 701.40e)."""

    count: Any = 1
    who: Selector = You()


class HideAway(Instruction, frozen=True):
    """The controller looks at the top cards of the library and exiles one unseen, for linked abilities (702.75a)."""

    count: Any
    link: str
