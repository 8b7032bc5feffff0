"""Static abilities about damage and its results (120.3, 615.12)."""

from __future__ import annotations

from oracle.vocabulary.filters import ANYTHING, Filter, Who
from oracle.vocabulary.statics import StaticPart


class DealtAsThough(StaticPart, frozen=True):
    """Damage is dealt as though its source had a keyword (infect, wither): all of it, or only what is dealt to some players."""

    keyword: str
    source: Filter = ANYTHING
    to_player: Who | None = None  # None: to whatever it is dealt to


class CantBePrevented(StaticPart, frozen=True):
    """Damage can't be prevented (615.12)."""
