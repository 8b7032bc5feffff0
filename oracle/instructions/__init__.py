"""What each instruction of the vocabulary does (608.2, 701): one function a piece, found by its name, grouped by theme."""

from oracle.instructions import (  # noqa: F401  (importing registers)
    cards,
    choosing,
    control,
    counters,
    delayed,
    game,
    hidden,
    mana,
    permanents,
    players,
    spells,
)
