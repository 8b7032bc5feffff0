"""Patterns of events: one vocabulary to trigger on (603), to replace (614), to forbid (614.17), to have happened.

`oracle.matching` says whether an event fits a pattern. Which game an event is looked at in is a matter of the place that asks
(603.10, 614.12, 614.17d).
"""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.vocabulary.amounts import Condition
from oracle.vocabulary.filters import ANYTHING, THIS, Compare, Filter, Who


class Pattern(msgspec.Struct, frozen=True):
    """A description of events."""


class ZoneChange(Pattern, frozen=True):
    """An object goes from a zone to a zone; None: any (400)."""

    what: Filter = THIS
    origin: str | None = None
    to: str | None = None
    not_to: str | None = None
    not_from: str | None = None
    whose: Who = Who.ANYONE  # the owner of the card
    remembered: str | None = None  # it was put aside under this name, where it was before (603.7c)


class Sacrificed(Pattern, frozen=True):
    """A player sacrifices a permanent (701.21)."""

    what: Filter = ANYTHING
    who: Who = Who.ANYONE


class Destroyed(Pattern, frozen=True):
    """A permanent is destroyed (701.8)."""

    what: Filter = ANYTHING


class Drawn(Pattern, frozen=True):
    """A player draws a card (121)."""

    who: Who = Who.YOU


class Discarded(Pattern, frozen=True):
    """A player discards a card (701.9)."""

    who: Who = Who.YOU
    what: Filter = ANYTHING


class SpellCast(Pattern, frozen=True):
    """A player casts a spell (601.2i)."""

    what: Filter = ANYTHING
    who: Who = Who.YOU


class SpellCopied(Pattern, frozen=True):
    """A player copies a spell (707.10)."""

    what: Filter = ANYTHING
    who: Who = Who.YOU


class AbilityActivated(Pattern, frozen=True):
    """A player activates an ability (602.2b)."""

    what: Filter = ANYTHING
    who: Who = Who.ANYONE


class BecameTarget(Pattern, frozen=True):
    """An object or player becomes the target of a spell or ability (115)."""

    what: Filter = THIS
    who: Who = Who.ANYONE


class StepBegins(Pattern, frozen=True):
    """A step or phase begins (603.2b)."""

    step: str
    whose: Who = Who.YOU


class DamageDealt(Pattern, frozen=True):
    """A source deals damage to an object that fits or to a player (120)."""

    source: Filter = ANYTHING
    to: Filter | None = None  # to such an object; None with to_player None: to anything
    to_player: Who | None = None
    combat: bool | None = None


class LifeGained(Pattern, frozen=True):
    """A player gains life (119)."""

    who: Who = Who.YOU


class LifeLost(Pattern, frozen=True):
    """A player loses life."""

    who: Who = Who.YOU


class CountersPut(Pattern, frozen=True):
    """Counters of a kind (None: any) are put on an object that fits, or on a player (122)."""

    on: Filter | None = None
    on_player: Who | None = None
    kind: str | None = None
    by: Who = Who.ANYONE
    by_effect: bool = False  # an effect puts them (609.1): no cost, no rule of the game


class ChapterReached(Pattern, frozen=True):
    """Lore counters are put on the source, and it reaches the number of a chapter with them (714.2b)."""

    chapters: tuple[int, ...]


class CountersRemoved(Pattern, frozen=True):
    """Counters are removed from an object."""

    on: Filter = THIS
    kind: str | None = None
    last: bool = False  # the last one of that kind


class TokensCreated(Pattern, frozen=True):
    """Tokens are created under a player's control (111.2)."""

    who: Who = Who.YOU
    what: Filter = ANYTHING
    by_effect: bool = False  # an effect creates them (609.1)


class Tapped(Pattern, frozen=True):
    """A permanent becomes tapped; `for_mana`: to pay for a mana ability (106.12)."""

    what: Filter = THIS


class Untapped(Pattern, frozen=True):
    """A permanent becomes untapped."""

    what: Filter = THIS


class ManaProduced(Pattern, frozen=True):
    """Mana is produced (106); `tapped`: by tapping the permanent for mana (106.12a, 106.12b); `who` taps it, else gets the mana."""

    what: Filter = ANYTHING
    who: Who = Who.ANYONE
    tapped: bool = True
    type: str | None = None  # types of which one must be among it ("WU"); "chosen": the source's chosen colour
    amount: Compare | None = None


class Attacks(Pattern, frozen=True):
    """A creature attacks (508.3a)."""

    what: Filter = THIS


class Blocks(Pattern, frozen=True):
    """A creature blocks."""

    what: Filter = THIS


class BecomesBlocked(Pattern, frozen=True):
    """An attacking creature becomes blocked."""

    what: Filter = THIS


class BecomesBlockedBy(Pattern, frozen=True):
    """An attacking creature becomes blocked by a creature that fits `by` (509.3d); the event's object is the blocking creature."""

    what: Filter = THIS
    by: Filter = ANYTHING


class Unattached(Pattern, frozen=True):
    """An Aura or Equipment that was attached to a permanent ceases to be (701.3d)."""

    what: Filter = THIS


class AbilityTriggers(Pattern, frozen=True):
    """An event that fits causes an ability of an object to trigger (603.3b)."""

    cause: Pattern


class StateIs(Pattern, frozen=True):
    """No event: the game is in a state in which the condition is true (603.8)."""

    condition: Condition


class AnyOf(Pattern, frozen=True):
    """One of several."""

    patterns: tuple[Pattern, ...]


class GameLost(Pattern, frozen=True):
    """A player loses the game."""

    who: Who = Who.ANYONE


def enters(what: Filter = THIS, **fields: Any) -> ZoneChange:
    """Return the pattern of a permanent entering the battlefield (603.6a)."""
    return ZoneChange(what=what, to="battlefield", **fields)


def dies(what: Filter = THIS, **fields: Any) -> ZoneChange:
    """Return the pattern of an object going to a graveyard from the battlefield (700.4)."""
    return ZoneChange(what=what, origin="battlefield", to="graveyard", **fields)


def leaves(what: Filter = THIS, **fields: Any) -> ZoneChange:
    """Return the pattern of a permanent leaving the battlefield (603.6c)."""
    return ZoneChange(what=what, origin="battlefield", **fields)
