"""The game as a value: players, objects, zones, turn (CR 1 and 4).

Everything here is frozen. Mappings are plain dicts that nobody changes after they are made: a change copies
(`with_item`), because copying a small dict is cheaper than a persistent map and looking up in it much cheaper.

An **object** (109.1) gets a new identity whenever it changes zones (400.7): `Object.id` is new, `Object.card` stays. What an
object was like when it was last in its zone (last known information, 113.7a, 608.2h) is kept in `Game.gone` under its old id.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from oracle.vocabulary.abilities import Ability, Face, Triggered
from oracle.vocabulary.amounts import Condition

if TYPE_CHECKING:
    from oracle.events import Event

PlayerId = str
ObjectId = int
K = TypeVar("K")
V = TypeVar("V")


class Zone(StrEnum):
    """The zones of CR 400.1."""

    LIBRARY = "library"
    HAND = "hand"
    GRAVEYARD = "graveyard"
    BATTLEFIELD = "battlefield"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"


class Kind(Enum):
    """What an object is made of (109.1)."""

    CARD = "card"
    TOKEN = "token"
    COPY = "copy"  # a copy of a spell or of a card (707.10, 707.12)
    ABILITY = "ability"  # an activated or triggered ability on the stack (113.7)
    EMBLEM = "emblem"  # a marker with abilities in the command zone, neither card nor permanent (114.5)


class Mana(msgspec.Struct, frozen=True):
    """One mana in a pool (106.1): its type (W U B R G C), what it came from, what it may be spent on (106.6)."""

    type: str
    source: ObjectId | None = None
    restriction: Any = None
    snow: bool = False


class Announced(msgspec.Struct, frozen=True):
    """What was announced for a spell or ability (601.2b-d), and what was paid for it.

    A permanent keeps the announcement of the spell that became it, since abilities that work as it enters may read it (107.3m, 702.33).
    """

    targets: tuple[tuple[ObjectId | PlayerId, ...], ...] = ()  # one tuple a target slot of the chosen modes, in order
    modes: tuple[int, ...] = ()  # printed numbers, from 1
    x: int | None = None
    additional: tuple[str, ...] = ()
    alternative: str | None = None
    division: tuple[tuple[ObjectId | PlayerId, int], ...] = ()
    mana_spent: tuple[Mana, ...] = ()
    cost_objects: tuple[ObjectId, ...] = ()  # what was sacrificed, discarded, exiled to pay (608.2h)
    cast: bool = False  # the spell was cast (601.2i), not put onto the stack as a copy
    cast_from: Zone | None = None  # from this zone
    caster: PlayerId = ""  # by this player


class Held(msgspec.Struct, frozen=True):
    """An ability that an object has (113.2c), and whence: a printed line, a grant, or a basic land type (305.6).

    Lines are counted from 1. `granted_line` is the line of the granting object, `since` the timestamp of the effect that created
    the ability (613.7a).
    """

    ability: Ability
    line: int | None = None
    granted_by: ObjectId | None = None
    granted_name: str | None = None
    granted_line: int | None = None
    since: int = 0
    intrinsic: str | None = None


class Object(msgspec.Struct, frozen=True):
    """An object (109.1) in one zone. Characteristics are derived from it by `oracle.layers`, never read off it."""

    id: ObjectId
    card: int
    face: Face
    owner: PlayerId
    controller: PlayerId  # as it came here (110.2, 112.2); effects of layer 2 come on top
    zone: Zone
    timestamp: int
    kind: Kind = Kind.CARD
    tapped: bool = False
    face_down: bool = False
    disguised: bool = False  # face down by disguise: with ward {2} (702.168a)
    counters: Mapping[str, int] = {}
    counted: Mapping[str, int] = {}  # by kind: the counters' timestamp (613.7c); the object's own where it is not given
    damage: int = 0
    deathtouched: bool = False  # damaged by a deathtouch source since the last check (704.5h)
    attached_to: ObjectId | PlayerId | None = None
    controlled_since: int = 0  # the clock when its present controller gained control of it (302.6)
    controller_then: PlayerId = ""  # whose control that was
    arrived: int = 0  # the clock as the event began in which it came here: the same for all that came together (704.5k)
    copied: Face | None = None  # copiable values from a copy effect on it (707.2), layer 1
    choices: Mapping[str, Any] = {}  # what was chosen as it entered (614.12a), by kind: color, creature-type, name ...
    linked: Mapping[str, tuple[ObjectId, ...]] = {}  # what linked abilities (607) have set aside, by the link's name
    announced: Announced = Announced()
    # On the stack only: an ability's source and what made it trigger.
    ability: Ability | None = None
    source: ObjectId | None = None
    event: Event | None = None
    memory: Mapping[str, tuple[ObjectId | PlayerId, ...]] = {}  # what a delayed or reflexive ability refers to (603.7c)
    phased_out_with: ObjectId | None = None  # phased out indirectly, with what it is attached to (702.26g)
    activations: Mapping[
        int, int
    ] = {}  # by printed line: how often an ability was activated this turn (606.3 and the like)


class Player(msgspec.Struct, frozen=True):
    """A player (102)."""

    id: PlayerId
    life: int = 20
    counters: Mapping[str, int] = {}
    pool: tuple[Mana, ...] = ()
    lands_played: int = 0
    lost: bool = False
    drew_from_empty: bool = False  # since the last check (704.5b)
    turn_began: int = 0  # the clock when this player's most recent turn began (302.6)


class Team(msgspec.Struct, frozen=True):
    """A team of the Two-Headed Giant variant (810): its members share life."""

    id: str
    players: tuple[PlayerId, ...]
    life: int = 30


class Step(StrEnum):
    """Steps and main phases, in the order of a turn (500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat-main"
    BEGINNING_OF_COMBAT = "beginning-of-combat"
    DECLARE_ATTACKERS = "declare-attackers"
    DECLARE_BLOCKERS = "declare-blockers"
    FIRST_STRIKE_DAMAGE = "first-strike-damage"
    COMBAT_DAMAGE = "combat-damage"
    END_OF_COMBAT = "end-of-combat"
    POSTCOMBAT_MAIN = "postcombat-main"
    END = "end"
    CLEANUP = "cleanup"


MAIN_PHASES = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)


class Attack(msgspec.Struct, frozen=True):
    """One attacking creature, what it attacks, and what blocks it (508, 509).

    `defender` is None once the planeswalker that it attacked has been removed from combat (506.4c); `defending` stays the player
    who is meant by "defending player" (508.5).
    """

    creature: ObjectId
    defender: ObjectId | PlayerId | None
    blocked: bool = False
    blockers: tuple[ObjectId, ...] = ()
    defending: PlayerId = ""


class Combat(msgspec.Struct, frozen=True):
    """The combat phase as it stands (506.4): attacks, and who has dealt first-strike damage (510.4)."""

    attacks: tuple[Attack, ...] = ()
    removed: tuple[Attack, ...] = ()  # what has been removed from this combat, as it attacked (506.4)
    struck_first: frozenset[ObjectId] = frozenset()
    attacked: bool = False  # a creature was declared as an attacker, or came attacking, in this phase (508.8)
    controllers: Mapping[
        ObjectId, PlayerId
    ] = {}  # who controlled each permanent in it when it came into combat (506.4)


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is, where it stands, who has priority (102.1, 117, 500)."""

    active: PlayerId
    number: int = 1
    step: Step = Step.PRECOMBAT_MAIN
    priority: PlayerId | None = None
    passed: frozenset[PlayerId] = frozenset()  # who has passed in succession (117.4)
    combat: Combat | None = None
    skip_draw: bool = False
    coming: tuple[Step, ...] | None = (
        None  # all steps still to come, once phases were added (500.8); None: the usual ones
    )
    extra_turns: tuple[PlayerId, ...] = ()  # turns added after this one, the next one first (500.7)
    regular: PlayerId | None = None  # in an added turn: whose turn was the latest that was not added


class LastKnown(msgspec.Struct, frozen=True):
    """An object as it last existed in its zone: itself and its characteristics (608.2h)."""

    object: Object
    characteristics: Characteristics


class Characteristics(msgspec.Struct, frozen=True):
    """What an object is, all effects considered (109.3, 613); with the controller, which layer 2 decides."""

    name: str
    mana_cost: str | None
    colors: frozenset[str]
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    abilities: tuple[Held, ...]
    power: int | None
    toughness: int | None
    loyalty: int | None
    controller: PlayerId
    mana_value: int = 0


class Trigger(msgspec.Struct, frozen=True):
    """An ability that has triggered and waits to be put onto the stack (603.2, 603.3)."""

    ability: Triggered
    source: ObjectId
    controller: PlayerId
    event: Event
    line: int | None = None
    x: int | None = None
    memory: Mapping[str, tuple[ObjectId | PlayerId, ...]] = {}  # what a delayed or reflexive ability refers to (603.7c)
    id: ObjectId = 0  # what it will be on the stack, where another ability has triggered on that already (603.3b)


class Lasting(msgspec.Struct, frozen=True):
    """A continuous effect that a resolving spell or ability began (611.2), or a delayed triggered ability (603.7)."""

    id: int
    timestamp: int
    source: ObjectId
    controller: PlayerId
    until: str  # "end-of-turn", "end-of-combat", "source-leaves", "game", "your-next-turn", "once"; of what it affects:
    # "next-untap" (its controller's), "control" (until that changes); "once-this-turn"
    part: Any  # a `vocabulary.statics` part, or a `Triggered`
    affects: tuple[ObjectId, ...] | None = None  # fixed when it began (611.2c); None: whatever the part says
    x: int | None = None
    memory: Mapping[str, tuple[ObjectId | PlayerId, ...]] = {}
    as_long_as: Condition | None = None  # the effect ends for good when this is no longer true (611.2b)


class Line(msgspec.Struct, frozen=True):
    """One line of the trace: what happened or did not, and the rules that say so."""

    rules: tuple[str, ...]
    text: str
    earlier: Line | None = None


class Game(msgspec.Struct, frozen=True):
    """The whole game at one moment."""

    seats: tuple[PlayerId, ...]
    players: Mapping[PlayerId, Player]
    turn: Turn
    objects: Mapping[ObjectId, Object] = {}
    zones: Mapping[
        tuple[Zone, PlayerId | None], tuple[ObjectId, ...]
    ] = {}  # first is the top; the battlefield by arrival
    teams: tuple[Team, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    triggered: tuple[Trigger, ...] = ()
    gone: Mapping[ObjectId, LastKnown] = {}
    phased_out: Mapping[ObjectId, Object] = {}  # apart from everything else, as though they didn't exist (702.26b)
    history: tuple[Event, ...] = ()  # what has happened this turn, in order
    next_id: int = 1
    clock: int = 1  # timestamps (613.7) and "since when" (302.6)
    over: bool = False
    tracing: bool = False
    trace: Line | None = None
    memo: dict[str, Any] = {}  # derived values of this very game; never part of what the game is

    # -- looking ---------------------------------------------------------------------------------------------------

    def zone(self, zone: Zone, player: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """Return the ids of the objects in a zone, top first; `player` for library, hand and graveyard."""
        return self.zones.get((zone, player), ())

    @property
    def battlefield(self) -> tuple[ObjectId, ...]:
        """Return the ids of all permanents, by arrival."""
        return self.zones.get((Zone.BATTLEFIELD, None), ())

    @property
    def stack(self) -> tuple[ObjectId, ...]:
        """Return the ids of the objects on the stack, top first."""
        return self.zones.get((Zone.STACK, None), ())

    def find(self, oid: ObjectId) -> Object:
        """Return the object, or the last known information about it if it has left its zone (608.2h)."""
        found = self.objects.get(oid)
        return found if found is not None else self.gone[oid].object

    def team_of(self, player: PlayerId) -> Team | None:
        """Return the player's team in a team game (102.3), else None."""
        for team in self.teams:
            if player in team.players:
                return team
        return None

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return the player's opponents who are still in the game, in seat order: not the teammates (102.2, 102.3)."""
        team = self.team_of(player)
        mates = team.players if team else (player,)
        return tuple(p for p in self.seats if p not in mates and not self.players[p].lost)

    def apnap(self) -> tuple[PlayerId, ...]:
        """Return the players still in the game, the active one first (101.4)."""
        start = self.seats.index(self.turn.active)
        order = self.seats[start:] + self.seats[:start]
        return tuple(p for p in order if not self.players[p].lost)

    def life(self, player: PlayerId) -> int:
        """Return the player's life total, the team's in a team game (810.9a)."""
        team = self.team_of(player)
        return team.life if team else self.players[player].life

    # -- changing --------------------------------------------------------------------------------------------------

    def change(self, **fields: Any) -> Game:
        """Return the game with these fields changed; derived values are kept where they cannot have changed."""
        memo = self.memo if fields.keys() <= _NOT_DERIVED_FROM else {}
        return replace(self, memo=memo, **fields)

    def with_object(self, obj: Object) -> Game:
        """Return the game with this object in place of the one with its id; its zone is unchanged."""
        return self.change(objects={**self.objects, obj.id: obj})

    def with_player(self, player: Player) -> Game:
        """Return the game with this player in place of the one with that id."""
        return self.change(players={**self.players, player.id: player})

    def with_turn(self, **fields: Any) -> Game:
        """Return the game with these fields of its turn changed; nothing is derived from who has priority."""
        turn = replace(self.turn, **fields)
        return replace(self, turn=turn) if fields.keys() <= _PRIORITY else self.change(turn=turn)


# Fields that no characteristic is derived from.
_PRIORITY = frozenset({"priority", "passed", "coming"})
_NOT_DERIVED_FROM = frozenset({"trace", "tracing", "triggered", "next_id", "clock"})


def with_item(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a copy of the mapping with one item set."""
    return {**mapping, key: value}


def with_count(counters: Mapping[str, int], kind: str, change: int) -> dict[str, int]:
    """Return counters with `change` more of a kind; kinds of which none is left are absent."""
    left = {**counters, kind: counters.get(kind, 0) + change}
    return {k: n for k, n in left.items() if n > 0}
