"""What is paid (118). `oracle.costs` says whether each can be paid and pays it."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.vocabulary.filters import Filter


class CostPart(msgspec.Struct, frozen=True):
    """One part of a cost."""


class ManaCost(CostPart, frozen=True):
    """Mana, as symbols: "{2}{W}{W}", "{X}{R}" (107.4)."""

    symbols: str


class TapSelf(CostPart, frozen=True):
    """{T}: tap this permanent (107.5)."""


class UntapSelf(CostPart, frozen=True):
    """{Q}: untap this permanent (107.6)."""


class SacrificeSelf(CostPart, frozen=True):
    """Sacrifice this permanent."""


class Sacrifice(CostPart, frozen=True):
    """Sacrifice permanents that fit (701.21)."""

    what: Filter
    count: Any = 1


class TapOther(CostPart, frozen=True):
    """Tap untapped permanents you control that fit; no {T}, so summoning sickness doesn't matter (302.6)."""

    what: Filter
    count: Any = 1


class UntapOther(CostPart, frozen=True):
    """Untap tapped permanents that fit, whoever controls them."""

    what: Filter
    count: Any = 1


class PayLife(CostPart, frozen=True):
    """Pay life (119.4)."""

    amount: Any


class Discard(CostPart, frozen=True):
    """Discard cards that fit."""

    what: Filter = Filter()
    count: Any = 1


class DiscardSelf(CostPart, frozen=True):
    """Discard this card (cycling)."""


class ExileSelf(CostPart, frozen=True):
    """Exile this object from where it is."""


class ExileFrom(CostPart, frozen=True):
    """Exile cards that fit from one of your zones."""

    what: Filter
    zone: str = "graveyard"
    count: Any = 1


class ReturnToHand(CostPart, frozen=True):
    """Return permanents you control that fit to their owners' hands."""

    what: Filter
    count: Any = 1


class RemoveCounters(CostPart, frozen=True):
    """Remove counters of a kind from this permanent."""

    kind: str
    count: Any = 1


class PutCounters(CostPart, frozen=True):
    """Put counters of a kind on this permanent. An event: it may be replaced, and can't be paid if it can't happen (614.17b)."""

    kind: str
    count: Any = 1


class PutCountersOnOne(CostPart, frozen=True):
    """Put counters of a kind on a permanent you control that fits."""

    kind: str
    what: Filter
    count: Any = 1
    action: str | None = None  # the keyword action that it is written out of: blight


class AddsMana(CostPart, frozen=True):
    """Add mana: an action that a cost may ask for like any other (118.1)."""

    symbols: str


class PayCounters(CostPart, frozen=True):
    """Pay counters that you have: energy (107.14)."""

    kind: str
    count: Any = 1


class Loyalty(CostPart, frozen=True):
    """A loyalty cost: so many loyalty counters put (positive) or removed (negative) (606.4)."""

    change: Any


class Cost(msgspec.Struct, frozen=True):
    """All that is paid: parts, in the order in which they are printed."""

    parts: tuple[CostPart, ...] = ()


def cost(*parts: CostPart | str) -> Cost:
    """Return a cost of parts; a string is mana, "{T}" or "{Q}" in it a tap or untap symbol."""
    found: list[CostPart] = []
    for part in parts:
        if not isinstance(part, str):
            found.append(part)
            continue
        mana = part.replace("{T}", "").replace("{Q}", "")
        if mana:
            found.append(ManaCost(mana))
        if "{T}" in part:
            found.append(TapSelf())
        if "{Q}" in part:
            found.append(UntapSelf())
    return Cost(tuple(found))
