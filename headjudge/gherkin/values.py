"""What the parts of a sentence mean: small frozen values between the reading of a phrase and the building of a document."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Ref(msgspec.Struct, frozen=True):
    """A player, card, handle or token that a sentence points at; what it is in a table is decided when building."""

    kind: Literal["player", "card", "handle", "token"]
    name: str

    def __str__(self) -> str:
        """As a writer would have written it."""
        return {"player": self.name.capitalize(), "handle": f'"{self.name}"', "token": f"the {self.name} token"}.get(
            self.kind, self.name
        )


class Entry(msgspec.Struct, frozen=True):
    """One item of a list of cards, permanents or tokens: "two tapped Islands", 'Forest as "forest-1"'.

    `fields` holds what else was said, keyed as in a table's entry (`tapped`, `counters`, `attached-to`...), with `Ref`
    where an object or player is meant. `count` None is "a" card that was named without a number.
    """

    count: int
    card: str | None = None
    token: dict[str, Any] | None = None
    copy_of: str | None = None
    fields: dict[str, Any] = {}
    handles: tuple[str, ...] = ()


class StackObject(msgspec.Struct, frozen=True):
    """An object on the stack as a check describes it."""

    source: Ref
    kind: str | None
    count: int = 1
    controller: str | None = None
    targets: tuple[Ref, ...] | None = None


class Choice(msgspec.Struct, frozen=True):
    """Something chosen by name: the kind of question that it answers, and the answer."""

    kind: str
    value: Any


class OrderItem(msgspec.Struct, frozen=True):
    """A source in an order of triggered abilities, with the printed line where one source has several."""

    source: Ref
    line: int | None = None


class Payment(msgspec.Struct, frozen=True):
    """One part of a payment: mana from the pool, life, or a mana ability activated meanwhile."""

    pool: str | None = None
    life: int | None = None
    source: Ref | None = None
    adds: str | None = None
    line: int | None = None
    land_type: str | None = None
    granted_by: Ref | None = None


class Ability(msgspec.Struct, frozen=True):
    """An activated ability of some source; `spec` is what the step's `ability` holds, `granted_by` may need resolving."""

    source: Ref
    spec: dict[str, Any]
    granted_by: Ref | None = None


class CastDuring(msgspec.Struct, frozen=True):
    """A spell cast while something resolves: a card or a copy, with its targets and other choices."""

    card: Ref | None
    copy_of: str | None
    options: dict[str, Any]
