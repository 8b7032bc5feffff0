"""Table and script as typed values: what this adapter understands of a scenario, and nothing else.

Every struct refuses fields that it does not know, and every word stands in a closed list, since nothing in a table or a script
may be ignored: what cannot be read is `unsupported`, reason `format`, with a JSON pointer to the place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Set
from typing import Any, Literal

import msgspec
from msgspec import UNSET, field
from outcomes import Unsupported

Counters = dict[str, int]
Mana = dict[Literal["W", "U", "B", "R", "G", "C"], int]
Color = Literal["W", "U", "B", "R", "G"]
Letter = Literal["W", "U", "B", "R", "G", "C"]
BasicLandType = Literal["Plains", "Island", "Swamp", "Mountain", "Forest"]
Zone = Literal["hand", "graveyard", "exile", "library", "command"]
ADDITIONAL = frozenset(
    (
        "bargain buyback casualty conspire entwine escalate gift kicker multikicker offspring replicate squad strive"
    ).split()
)
ALTERNATIVES = frozenset(
    (
        "aftermath awaken bestow blitz cleave dash disguise disturb emerge escape evoke face-down flashback "
        "foretell freerunning harmonize impending jump-start madness mayhem megamorph miracle morph mutate "
        "overload plot prototype prowl retrace spectacle surge suspend warp without-paying"
    ).split()
)


CARD_TYPES = frozenset(
    (
        "creature land artifact enchantment planeswalker battle instant sorcery kindred dungeon conspiracy phenomenon "
        "plane scheme vanguard"
    ).split()
)
SUPERTYPES = frozenset("basic legendary ongoing snow world".split())


def _known(words: Iterable[str], known: Set[str]) -> None:
    """Raises ValueError, which the decoder locates, for a word that is not in a closed list."""
    for word in words:
        if word not in known:
            raise ValueError(f"unknown word {word!r}")


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of a scenario."""


# -- the table


class ZoneCard(Strict, frozen=True, kw_only=True):
    """A card in a hand, library, graveyard or command zone."""

    card: str
    handle: str | None = field(default=None, name="as")


class ExileCard(Strict, frozen=True, kw_only=True):
    """A card in exile."""

    card: str
    handle: str | None = field(default=None, name="as")
    counters: Counters = {}
    face_down: bool = False
    exiled_with: str | None = None


class Token(Strict, frozen=True):
    """A token, described."""

    name: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    power: int | None = None
    toughness: int | None = None
    keywords: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _known(self.types, CARD_TYPES)
        _known(self.supertypes, SUPERTYPES)


class Chosen(Strict, frozen=True):
    """What was chosen as a permanent entered."""

    color: Color | None = None
    mana_type: Letter | None = None
    card_type: str | None = None
    creature_type: str | None = None
    name: str | None = None
    player: str | None = None
    number: int | None = None
    option: str | None = None

    def __post_init__(self) -> None:
        _known([self.card_type] if self.card_type else [], CARD_TYPES)


class Permanent(Strict, frozen=True):
    """A permanent: a card, a described token, a card as a copy of another, or a token that is a copy."""

    card: str | None = None
    token: Token | None = None
    copy_of: str | None = None
    handle: str | None = field(default=None, name="as")
    owner: str | None = None
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    counters: Counters = {}
    attached_to: str | None = None
    chosen: Chosen | None = None
    timestamp: int | None = None
    face_down: bool = False


class Player(Strict, frozen=True):
    """A player and their zones."""

    id: str
    life: int = 20
    counters: Counters = {}
    mana: Mana = {}
    lands_played: int = 0
    hand: tuple[str | ZoneCard, ...] = ()
    library: tuple[str | ZoneCard, ...] = ()
    graveyard: tuple[str | ZoneCard, ...] = ()
    command: tuple[str | ZoneCard, ...] = ()
    exile: tuple[str | ExileCard, ...] = ()
    battlefield: tuple[str | Permanent, ...] = ()


class Team(Strict, frozen=True):
    """A team that shares turns and life."""

    id: str
    players: tuple[str, ...]
    life: int = 30
    counters: Counters = {}


class Turn(Strict, frozen=True):
    """Whose turn it is, and where in it."""

    active: str
    step: Literal["upkeep", "draw", "precombat-main", "beginning-of-combat", "postcombat-main", "end"]
    number: int | None = None


class Table(Strict, frozen=True):
    """A game as it stands."""

    turn: Turn
    players: tuple[Player, ...]
    teams: tuple[Team, ...] = ()


# -- parts of steps


class Ability(Strict, frozen=True):
    """Which ability of a source."""

    line: int | None = None
    granted_by: str | None = None
    intrinsic: BasicLandType | None = None
    loyalty: str | None = None


class Payment(Strict, frozen=True):
    """One mana from the pool, life for a Phyrexian symbol, or a mana ability activated meanwhile."""

    pool: Letter | None = None
    life: int | None = None
    source: str | None = None
    ability: Ability | None = None
    adds: Letter | Mana | None = None


class ResolutionCast(Strict, frozen=True):
    """A spell cast while something resolves."""

    card: str | None = None
    copy_of: str | None = None
    targets: tuple[str, ...] | None = None
    modes: tuple[int, ...] | None = None
    x: int | None = None


class SourceLine(Strict, frozen=True):
    """One of several abilities of a source."""

    source: str
    line: int


class Scry(Strict, frozen=True):
    """Where the cards of a scry go."""

    top: tuple[str, ...]
    bottom: tuple[str, ...]


class Surveil(Strict, frozen=True):
    """Where the cards of a surveil go."""

    top: tuple[str, ...]
    graveyard: tuple[str, ...]


ANSWERS: dict[str, Any] = {
    "may": bool,
    "choose-cards": str | tuple[str, ...],
    "target": str | tuple[str, ...],
    "mode": int | tuple[int, ...],
    "number": int,
    "mana": Mana,
    "color": Letter,
    "mana-type": Letter,
    "card-type": str,
    "creature-type": str,
    "name": str,
    "player": str,
    "option": str,
    "divide": dict[str, int],
    "pay": bool | tuple[Payment, ...],
    "order": tuple[str | SourceLine, ...],
    "replacement-order": str | SourceLine,
    "scry": Scry,
    "surveil": Surveil,
    "cast": tuple[ResolutionCast, ...],
}
"""What an answer of each kind is."""
_AT = " - at `$"


class Answer(Strict, frozen=True, kw_only=True):
    """What a player will choose if asked in this step; `answer` is of the type that its kind has in `ANSWERS`."""

    kind: str
    player: str | None = None
    about: str | None = None
    answer: Any = UNSET
    free: bool = False

    def __post_init__(self) -> None:
        if self.kind not in ANSWERS:
            raise ValueError(f"unknown kind of answer {self.kind!r}")
        if self.free == (self.answer is not UNSET):
            raise ValueError("an answer is either given or free")
        if not self.free:
            try:
                value = msgspec.convert(self.answer, ANSWERS[self.kind])
            except msgspec.ValidationError as error:
                what, _, where = str(error).partition(_AT)
                raise ValueError(f"answer{_pointer(where)}: {what}") from error
            msgspec.structs.force_setattr(self, "answer", value)


# -- the steps


class Step(Strict, frozen=True, kw_only=True, tag_field="do"):
    """One action."""

    answers: tuple[Answer, ...] = ()


class Cast(Step, frozen=True, kw_only=True, tag="cast"):
    """A player casts a spell (601)."""

    player: str
    card: str
    targets: tuple[str, ...] | None = None
    modes: tuple[int, ...] | None = None
    x: int | None = None
    additional: tuple[str, ...] = ()
    alternative: str | None = None
    zone: Zone = field(default="hand", name="from")
    pay: tuple[Payment, ...] | None = None

    def __post_init__(self) -> None:
        _known(self.additional, ADDITIONAL)
        _known([self.alternative] if self.alternative else [], ALTERNATIVES)


class Activate(Step, frozen=True, kw_only=True, tag="activate"):
    """A player activates an ability (602)."""

    player: str
    source: str
    ability: Ability
    targets: tuple[str, ...] | None = None
    modes: tuple[int, ...] | None = None
    x: int | None = None
    pay: tuple[Payment, ...] | None = None


class Special(Step, frozen=True, kw_only=True, tag="special"):
    """A player takes a special action (116.2) other than playing a land."""

    player: str
    card: str
    action: Literal["foretell", "plot", "suspend", "turn-face-up", "unlock"]
    x: int | None = None
    pay: tuple[Payment, ...] | None = None


class PlayLand(Step, frozen=True, kw_only=True, tag="play-land"):
    """A player plays a land (305)."""

    player: str
    card: str
    zone: Zone = field(default="hand", name="from")


class Attacker(Strict, frozen=True):
    """An attacking creature and what it attacks."""

    creature: str
    defender: str


class Attack(Step, frozen=True, kw_only=True, tag="attack"):
    """The active player declares attackers (508.1)."""

    player: str
    attackers: tuple[Attacker, ...]


class Blocker(Strict, frozen=True):
    """A blocking creature and what it blocks."""

    creature: str
    attacker: str


class Block(Step, frozen=True, kw_only=True, tag="block"):
    """The defending player declares blockers (509.1)."""

    player: str
    blockers: tuple[Blocker, ...]


class Pass(Step, frozen=True, kw_only=True, tag="pass"):
    """A player who has priority passes (117.3d)."""

    player: str


class Resolve(Step, frozen=True, kw_only=True, tag="resolve"):
    """The top of the stack resolves."""


class Settle(Step, frozen=True, kw_only=True, tag="settle"):
    """The whole stack resolves."""


class Advance(Step, frozen=True, kw_only=True, tag="advance"):
    """The game goes on to a later step."""

    to: Literal[
        "upkeep",
        "draw",
        "precombat-main",
        "beginning-of-combat",
        "declare-attackers",
        "declare-blockers",
        "combat-damage",
        "end-of-combat",
        "postcombat-main",
        "end",
    ]
    turn_of: str | None = None


AnyStep = Cast | Activate | Special | PlayLand | Attack | Block | Pass | Resolve | Settle | Advance


def _read(raw: object, kind: Any, where: str) -> Any:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise Unsupported("format", _located(str(error), where)) from error


def _located(message: str, where: str) -> str:
    """A message of the decoder with a JSON pointer in front: `what is wrong - at $.a[0].b` becomes `/where/a/0/b: what ...`."""
    what, _, path = message.partition(_AT)
    return f"{where}{_pointer(path)}: {what}"


def _pointer(path: str) -> str:
    return re.sub(r"\[(\d+)\]", r"/\1", path.rstrip("`").replace(".", "/"))


def read_table(raw: object) -> Table:
    """The table of a run request. Raises Unsupported, reason `format`."""
    table: Table = _read(raw, Table, "/table")
    return table


def read_script(raw: object) -> tuple[AnyStep, ...]:
    """The script of a run request. Raises Unsupported, reason `format`."""
    script: tuple[AnyStep, ...] = _read(raw, tuple[AnyStep, ...], "/script")
    return script
