"""Whom or what an instruction means (608.2).

Selectors of objects are evaluated to ids by `oracle.query.objects`, selectors of players by `oracle.query.players`.
"""

from __future__ import annotations

import msgspec

from oracle.vocabulary.filters import ANYTHING, Filter, Who


class Selector(msgspec.Struct, frozen=True):
    """Objects or players, known only when the ability resolves."""


class This(Selector, frozen=True):
    """The source of the ability, or the spell itself."""


class Target(Selector, frozen=True):
    """What was chosen for a target slot, counted from 0; only what is still a legal target (608.2b)."""

    slot: int = 0


class Host(Selector, frozen=True):
    """What the source is attached to."""


class EventObject(Selector, frozen=True):
    """The object of the event that triggered the ability, in the zone it went to (603.6)."""


class EventSource(Selector, frozen=True):
    """The source of the damage, or the spell or ability that did it, in the event that triggered."""


class Affected(Selector, frozen=True):
    """The object that a continuous effect or a replacement is being applied to."""


class FormerHost(Selector, frozen=True):
    """What the source was attached to, in an event by which it became unattached (701.3d)."""


class Each(Selector, frozen=True):
    """Every object that fits, in a zone (the battlefield unless another is named; `whose` if it has owners)."""

    what: Filter
    zone: str = "battlefield"
    whose: Who = Who.ANYONE


class CouldProduceLike(Selector, frozen=True):
    """The permanents that fit and could produce a type of mana that another object could, as it is or as it was (106.7)."""

    what: Filter
    like: Selector


class TopOfLibrary(Selector, frozen=True):
    """The top cards of players' libraries."""

    who: Selector
    count: int = 1


class Together(Selector, frozen=True):
    """The objects of several selectors, each once."""

    selectors: tuple[Selector, ...]


class Remembered(Selector, frozen=True):
    """What an earlier instruction of the same resolution put aside under a name (608.2c), or a delayed ability refers to."""

    name: str


class Linked(Selector, frozen=True):
    """The cards that the linked ability of this name has set aside for this source (607)."""

    name: str


class CostObject(Selector, frozen=True):
    """What was sacrificed, discarded or exiled to pay for the spell or ability."""


class You(Selector, frozen=True):
    """The controller of the spell or ability (109.5)."""


class EachPlayer(Selector, frozen=True):
    """Every player, in APNAP order (101.4)."""


class EachOpponent(Selector, frozen=True):
    """Every opponent, in APNAP order."""


class EventPlayer(Selector, frozen=True):
    """The player of the event that triggered the ability."""


class DefendingPlayer(Selector, frozen=True):
    """The player whom the attacking creature of the event, or the source, attacks, or whose planeswalker it attacks (508.5)."""


class ControllerOf(Selector, frozen=True):
    """The controller of an object, as it is or as it was."""

    what: Selector


class OwnerOf(Selector, frozen=True):
    """The owner of an object."""

    what: Selector


class ActivePlayer(Selector, frozen=True):
    """The player whose turn it is."""


class Choice(Selector, frozen=True):
    """Objects chosen as the ability resolves, not targeted: by `chooser`, `least` to `most` of those that fit."""

    what: Filter = ANYTHING
    least: int = 1
    most: int = 1
    zone: str = "battlefield"
    whose: Who = Who.ANYONE
    chooser: Selector = You()


# The selectors that mean players; a target may be either.
OF_PLAYERS = (You, EachPlayer, EachOpponent, EventPlayer, DefendingPlayer, ControllerOf, OwnerOf, ActivePlayer)
