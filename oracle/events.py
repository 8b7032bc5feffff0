"""Events: everything that can happen in a game (700.1), as data.

An event names objects by id. `oracle.road` makes it happen, `oracle.apply` holds what each does to the game. Events that
contain others (drawing contains a card's change of zones, dealing damage contains its results) are taken apart by
`oracle.road.contained`; both the whole and its parts have happened, so an ability may trigger on either.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.model import Mana, ObjectId, PlayerId, Zone
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.amounts import Condition


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happens. `cause` is the spell, ability or permanent that did it; None: the game itself or a cost."""

    cause: ObjectId | None = None


class Entering(msgspec.Struct, frozen=True):
    """How a permanent enters the battlefield, as modified so far (614.12)."""

    controller: PlayerId
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    copied: Face | None = None
    attached_to: ObjectId | PlayerId | None = None
    choices: Mapping[str, Any] = {}
    face_down: bool = False
    disguised: bool = False
    memory: Mapping[str, Any] = {}  # what a replacement did that a linked ability reads (tribute paid, ...)


class Moved(Event, frozen=True, kw_only=True):
    """An object changes zones (400.6). Once it has happened, `new` is its identity there; tokens come from nowhere."""

    object: ObjectId  # as it was; for a token being created, its identity to be
    origin: Zone | None
    to: Zone
    player: PlayerId  # whose zone it goes to: its owner
    position: int = 0  # in a library: 0 is the top, -1 the bottom
    reason: str = ""  # draw, discard, sacrifice, destroy, cast, resolve, play, mill, counter, token, rule
    entering: Entering | None = None
    new: ObjectId = 0
    token: Face | None = None
    face_down: bool = False  # in exile (406.3)
    linked: tuple[ObjectId, str] | None = None  # set aside for a linked ability of that source (607)


class Drew(Event, frozen=True, kw_only=True):
    """A player draws a card (121.1)."""

    player: PlayerId


class Discarded(Event, frozen=True, kw_only=True):
    """A player discards a card (701.9)."""

    player: PlayerId
    object: ObjectId


class Sacrificed(Event, frozen=True, kw_only=True):
    """A player sacrifices a permanent (701.21)."""

    player: PlayerId
    object: ObjectId


class Destroyed(Event, frozen=True, kw_only=True):
    """A permanent is destroyed (701.8)."""

    object: ObjectId
    no_regeneration: bool = False  # regeneration shields are not applied (701.19c)


class Regenerated(Event, frozen=True, kw_only=True):
    """A permanent is regenerated: healed and removed from combat (701.19a); that it is tapped is another event."""

    object: ObjectId


class TokensMade(Event, frozen=True, kw_only=True):
    """A player creates tokens (111.2)."""

    player: PlayerId
    face: Face
    amount: int
    tapped: bool = False
    made: tuple[ObjectId, ...] = ()


class DamageDealt(Event, frozen=True, kw_only=True):
    """A source deals damage to a permanent or player (120)."""

    source: ObjectId
    to: ObjectId | PlayerId
    amount: int
    combat: bool = False


class DamageMarked(Event, frozen=True, kw_only=True):
    """Damage is marked on a creature (120.3e), as a result of damage dealt."""

    object: ObjectId
    amount: int


class LifeGained(Event, frozen=True, kw_only=True):
    """A player gains life (119.3)."""

    player: PlayerId
    amount: int


class LifeLost(Event, frozen=True, kw_only=True):
    """A player loses life (119.3), also by paying it (119.4)."""

    player: PlayerId
    amount: int


class CountersPut(Event, frozen=True, kw_only=True):
    """Counters are put on an object, or a player gets them (122.1). `player` is who puts them."""

    on: ObjectId | PlayerId
    kind: str
    amount: int
    player: PlayerId
    entering: bool = False  # as the object enters (122.6)


class CountersRemoved(Event, frozen=True, kw_only=True):
    """Counters are removed from an object or a player."""

    on: ObjectId | PlayerId
    kind: str
    amount: int


class Tapped(Event, frozen=True, kw_only=True):
    """A permanent becomes tapped (701.26)."""

    object: ObjectId


class Untapped(Event, frozen=True, kw_only=True):
    """A permanent becomes untapped (701.26)."""

    object: ObjectId


class ManaAdded(Event, frozen=True, kw_only=True):
    """Mana is produced for a player (106.3). `tapped`: the permanent was tapped for it (106.12), by the player `by`."""

    player: PlayerId
    source: ObjectId
    mana: tuple[Mana, ...]
    tapped: bool = False
    by: PlayerId = ""

    @property
    def tapper(self) -> PlayerId:
        """Return who tapped the permanent for it; who got it, where nobody did."""
        return self.by if self.tapped and self.by else self.player


class PoolEmptied(Event, frozen=True, kw_only=True):
    """Unspent mana empties as a step or phase ends (500.5)."""

    player: PlayerId


class SpellCast(Event, frozen=True, kw_only=True):
    """A spell has been cast (601.2i)."""

    player: PlayerId
    object: ObjectId


class SpellCopied(Event, frozen=True, kw_only=True):
    """A player has copied a spell (707.10): `object` is the copy."""

    player: PlayerId
    object: ObjectId


class AbilityTriggered(Event, frozen=True, kw_only=True):
    """An event has caused an ability of an object to trigger (603.2, 603.3b): `object` is what it will be on the stack."""

    object: ObjectId
    source: ObjectId
    player: PlayerId
    by: Event


class Activated(Event, frozen=True, kw_only=True):
    """An ability has been activated (602.2b): `object` is it on the stack, or 0 for a mana ability."""

    player: PlayerId
    source: ObjectId
    object: ObjectId = 0


class Targeted(Event, frozen=True, kw_only=True):
    """An object or player became a target of a spell or ability."""

    target: ObjectId | PlayerId
    by: ObjectId
    player: PlayerId


class Countered(Event, frozen=True, kw_only=True):
    """A spell or ability is countered (701.6)."""

    object: ObjectId


class StepBegan(Event, frozen=True, kw_only=True):
    """A step or phase begins (500.1, 603.2b)."""

    step: str
    player: PlayerId  # whose turn it is


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn begins."""

    player: PlayerId


class Attacked(Event, frozen=True, kw_only=True):
    """A creature was declared as an attacker (508.1m)."""

    object: ObjectId
    defender: ObjectId | PlayerId
    player: PlayerId


class Blocked(Event, frozen=True, kw_only=True):
    """A creature was declared as a blocker of an attacker (509.1i)."""

    object: ObjectId
    attacker: ObjectId


class BecameBlocked(Event, frozen=True, kw_only=True):
    """An attacking creature became blocked."""

    object: ObjectId


class Attached(Event, frozen=True, kw_only=True):
    """An Aura or Equipment becomes attached (701.3); to None: unattached. `former`: what it was attached to until then."""

    object: ObjectId
    to: ObjectId | PlayerId | None
    former: ObjectId | PlayerId | None = None


class PhasedOut(Event, frozen=True, kw_only=True):
    """A permanent phases out (702.26b), `along_with` what it is attached to if it does so indirectly (702.26g)."""

    object: ObjectId
    along_with: ObjectId | None = None


class PhasedIn(Event, frozen=True, kw_only=True):
    """A permanent phases in (702.26c)."""

    object: ObjectId


class Scried(Event, frozen=True, kw_only=True):
    """A player scried or surveilled."""

    player: PlayerId
    amount: int
    surveil: bool = False


class Lost(Event, frozen=True, kw_only=True):
    """A player loses the game (104.3)."""

    player: PlayerId
    rule: str


class Won(Event, frozen=True, kw_only=True):
    """A player wins the game (104.2b)."""

    player: PlayerId


class TurnedFaceUp(Event, frozen=True, kw_only=True):
    """A face-down permanent is turned face up (708.7, 708.8)."""

    object: ObjectId


class LastingBegan(Event, frozen=True, kw_only=True):
    """A continuous effect or a delayed triggered ability begins (611.2, 603.7)."""

    part: Any
    controller: PlayerId
    source: ObjectId
    until: str
    affects: tuple[ObjectId, ...] | None = None
    x: int | None = None
    memory: Mapping[str, tuple[ObjectId | PlayerId, ...]] = {}
    as_long_as: Condition | None = None
