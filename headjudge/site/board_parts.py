"""What a board is made of, as frozen values: `headjudge.site.boards` makes them of snapshots, `drawing` draws them."""

from __future__ import annotations

import msgspec

__all__ = ["Board", "Card", "Fact", "Lane", "OnStack", "Row", "Zone"]


class Fact(msgspec.Struct, frozen=True):
    """Something that is said of a player, a team or the game."""

    text: str
    was: str | None = None
    """What it was before, if it was something else."""
    wrong: bool = False
    """Whether it is where the game differs from what is expected."""


class Card(msgspec.Struct, frozen=True):
    """A card or another object in a zone; several that cannot be told apart are one, with `times`."""

    name: str
    handle: str | None = None
    """If it is another than the name."""
    colors: str = ""
    """As letters."""
    types: str = ""
    size: str | None = None
    """Power and toughness."""
    tapped: bool = False
    notes: tuple[str, ...] = ()
    """What else there is to it, in words: tapped, token, damage, counters, its owner."""
    marks: tuple[str, ...] = ()
    """What is other than in the step before, in words."""
    wrong: bool = False
    times: int = 1
    attached: tuple[Card, ...] = ()


class Zone(msgspec.Struct, frozen=True):
    """A zone of a player."""

    kind: str
    label: str
    count: int
    cards: tuple[Card, ...]
    more: int = 0
    """How many there are beyond those drawn."""
    ordered: bool = False
    wrong: bool = False


class Lane(msgspec.Struct, frozen=True):
    """A player."""

    name: str
    active: bool = False
    lost: bool = False
    life: Fact | None = None
    mana: Fact | None = None
    counters: Fact | None = None
    out: Fact | None = None
    """That the player has lost the game."""
    attached: tuple[Card, ...] = ()
    """What is attached to the player."""
    zones: tuple[Zone, ...] = ()
    missing: tuple[str, ...] = ()
    """What the engine does not report of them."""


class Row(msgspec.Struct, frozen=True):
    """Players beside each other, with what is their team's in a team game."""

    lanes: tuple[Lane, ...]
    team: str | None = None
    facts: tuple[Fact, ...] = ()


class OnStack(msgspec.Struct, frozen=True):
    """An object on the stack."""

    name: str
    kind: str
    controller: str
    targets: tuple[str, ...] = ()
    new: bool = False
    wrong: bool = False


class Board(msgspec.Struct, frozen=True):
    """A game at one moment."""

    turn: Fact
    rows: tuple[Row, ...]
    stack: tuple[OnStack, ...] | None
    """The stack, top first; None if the engine does not report it."""
    more_on_stack: int = 0
    stack_wrong: bool = False
    astray: tuple[Card, ...] = ()
    """Permanents of a controller who is no player of the game."""
    changes: tuple[str, ...] | None = None
    """What is other than in the step before, in sentences; None if there is none before."""
