"""A table and a script as typed values: the scenario format, seen from an engine.

Whatever is not named here is refused: in a table or a script nothing may be ignored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from oracle.driver.errors import Unsupported

Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Letter = Literal["W", "U", "B", "R", "G", "C"]
StepName = Literal[
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
BasicType = Literal["Plains", "Island", "Swamp", "Mountain", "Forest"]
From = Literal["hand", "graveyard", "exile", "library", "command"]


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of a document: keys with hyphens, and no others."""


# -- the table ----------------------------------------------------------------------------------------------------------------


class Token(_Part, frozen=True, kw_only=True):
    """A token as it is (111.3, 111.4)."""

    name: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    keywords: tuple[str, ...] = ()


class Entry(_Part, frozen=True, kw_only=True):
    """A card in a hand, library, graveyard or the command zone."""

    card: str
    handle: str | None = msgspec.field(name="as", default=None)


class ExileEntry(_Part, frozen=True, kw_only=True):
    """A card in exile."""

    card: str
    handle: str | None = msgspec.field(name="as", default=None)
    counters: Mapping[str, Count] = {}
    face_down: bool = False
    exiled_with: str | None = None


class PermanentEntry(_Part, frozen=True, kw_only=True):
    """A permanent: a card, a described token, or a token that copies a card."""

    card: str | None = None
    token: Token | None = None
    copy_of: str | None = None
    handle: str | None = msgspec.field(name="as", default=None)
    owner: str | None = None
    tapped: bool = False
    sick: bool = False
    damage: Count = 0
    counters: Mapping[str, Count] = {}
    attached_to: str | None = None
    chosen: Mapping[
        Literal["color", "mana-type", "card-type", "creature-type", "name", "player", "number", "option"], str | int
    ] = {}
    timestamp: Count | None = None
    face_down: bool = False


class Seat(_Part, frozen=True, kw_only=True):
    """One player, with what is theirs."""

    id: str
    life: int | None = None
    counters: Mapping[str, Count] = {}
    mana: Mapping[Letter, Count] = {}
    lands_played: Count = 0
    hand: tuple[str | Entry, ...] = ()
    library: tuple[str | Entry, ...] = ()
    graveyard: tuple[str | Entry, ...] = ()
    command: tuple[str | Entry, ...] = ()
    exile: tuple[str | ExileEntry, ...] = ()
    battlefield: tuple[str | PermanentEntry, ...] = ()


class TeamEntry(_Part, frozen=True, kw_only=True):
    """A team that shares turns and life (810)."""

    id: str
    players: tuple[str, ...]
    life: int = 30
    counters: Mapping[Literal["poison"], Count] = {}


class TurnEntry(_Part, frozen=True, kw_only=True):
    """Where in the turn the table stands."""

    active: str
    step: str
    number: Number | None = None


class Table(_Part, frozen=True, kw_only=True):
    """The game as it stands."""

    turn: TurnEntry
    players: tuple[Seat, ...]
    teams: tuple[TeamEntry, ...] = ()


# -- the script ---------------------------------------------------------------------------------------------------------------


class AbilityRef(_Part, frozen=True, kw_only=True):
    """Which ability of a source: a printed line, one granted, a basic land type's, a loyalty ability."""

    line: Number | None = None
    granted_by: str | None = None
    intrinsic: BasicType | None = None
    loyalty: str | None = None


class Payment(_Part, frozen=True, kw_only=True):
    """One part of a payment: mana from the pool, life, or a mana ability activated meanwhile."""

    pool: Letter | None = None
    life: Number | None = None
    source: str | None = None
    ability: AbilityRef | None = None
    adds: Letter | Mapping[Letter, Count] | None = None


class CastEntry(_Part, frozen=True, kw_only=True):
    """A spell cast while something resolves."""

    card: str | None = None
    copy_of: str | None = None
    targets: tuple[str, ...] | None = None
    modes: tuple[Number, ...] | None = None
    x: Count | None = None


class SourceLine(_Part, frozen=True, kw_only=True):
    """One of several abilities of a source."""

    source: str
    line: Number


class Scry(_Part, frozen=True, kw_only=True):
    """Where the cards looked at go."""

    top: tuple[str, ...]
    bottom: tuple[str, ...]


class Surveil(_Part, frozen=True, kw_only=True):
    """Where the cards looked at go."""

    top: tuple[str, ...]
    graveyard: tuple[str, ...]


Kind = Literal[
    "may",
    "choose-cards",
    "target",
    "mode",
    "number",
    "mana",
    "color",
    "mana-type",
    "card-type",
    "creature-type",
    "name",
    "player",
    "option",
    "divide",
    "pay",
    "order",
    "replacement-order",
    "scry",
    "surveil",
    "cast",
]

ANSWER_FORMS: Mapping[str, Any] = {
    "may": bool,
    "choose-cards": str | tuple[str, ...],
    "target": str | tuple[str, ...],
    "mode": Number | tuple[Number, ...],
    "number": Count,
    "mana": Mapping[Letter, Count],
    "color": Letter,
    "mana-type": Letter,
    "card-type": str,
    "creature-type": str,
    "name": str,
    "player": str,
    "option": str,
    "divide": Mapping[str, Count],
    "pay": bool | tuple[Payment, ...],
    "order": tuple[str | SourceLine, ...],
    "replacement-order": str | SourceLine,
    "scry": Scry,
    "surveil": Surveil,
    "cast": tuple[CastEntry, ...],
}


class Answer(_Part, frozen=True, kw_only=True):
    """What a player will choose if asked in this step."""

    kind: Kind
    player: str | None = None
    about: str | None = None
    answer: Any = msgspec.UNSET
    free: bool = False


class _Step(_Part, frozen=True, kw_only=True, tag_field="do"):
    """One action, and what it makes happen until a player would next receive priority."""

    answers: tuple[Answer, ...] = ()


class Cast(_Step, frozen=True, kw_only=True, tag="cast"):
    """A player casts a spell (601)."""

    player: str
    card: str
    targets: tuple[str, ...] | None = None
    modes: tuple[Number, ...] | None = None
    x: Count | None = None
    additional: tuple[str, ...] = ()
    alternative: str | None = None
    origin: From = msgspec.field(name="from", default="hand")
    pay: tuple[Payment, ...] | None = None


class Activate(_Step, frozen=True, kw_only=True, tag="activate"):
    """A player activates an ability (602)."""

    player: str
    source: str
    ability: AbilityRef
    targets: tuple[str, ...] | None = None
    modes: tuple[Number, ...] | None = None
    x: Count | None = None
    pay: tuple[Payment, ...] | None = None


class Special(_Step, frozen=True, kw_only=True, tag="special"):
    """A player takes a special action (116.2)."""

    player: str
    card: str
    action: Literal["foretell", "plot", "suspend", "turn-face-up", "unlock"]
    x: Count | None = None
    pay: tuple[Payment, ...] | None = None


class PlayLand(_Step, frozen=True, kw_only=True, tag="play-land"):
    """A player plays a land (305)."""

    player: str
    card: str
    origin: From = msgspec.field(name="from", default="hand")


class Attacker(_Part, frozen=True, kw_only=True):
    """A creature and what it attacks."""

    creature: str
    defender: str


class AttackStep(_Step, frozen=True, kw_only=True, tag="attack"):
    """The active player declares attackers (508.1)."""

    player: str
    attackers: tuple[Attacker, ...]


class Blocker(_Part, frozen=True, kw_only=True):
    """A creature and which attacker it blocks."""

    creature: str
    attacker: str


class BlockStep(_Step, frozen=True, kw_only=True, tag="block"):
    """A defending player declares blockers (509.1)."""

    player: str
    blockers: tuple[Blocker, ...]


class Pass(_Step, frozen=True, kw_only=True, tag="pass"):
    """A player passes (117.3d)."""

    player: str


class Resolve(_Step, frozen=True, kw_only=True, tag="resolve"):
    """All pass until the object now on top of the stack has resolved."""


class Settle(_Step, frozen=True, kw_only=True, tag="settle"):
    """All pass until the stack is empty."""


class Advance(_Step, frozen=True, kw_only=True, tag="advance"):
    """All pass until a later step of this name."""

    to: StepName
    turn_of: str | None = None


Step = Cast | Activate | Special | PlayLand | AttackStep | BlockStep | Pass | Resolve | Settle | Advance


# -- reading ------------------------------------------------------------------------------------------------------------------


def read_table(table: Any) -> Table:
    """Return a table as a value. Raises `Unsupported` ("format") for anything that it does not know."""
    found: Table = converted(table, Table, "/table")
    return found


def read_script(script: Any) -> tuple[Step, ...]:
    """Return a script as values, answers too. Raises `Unsupported` ("format") for anything that it does not know."""
    steps = converted(script, tuple[Step, ...], "/script")
    return tuple(
        msgspec.structs.replace(step, answers=_answers(step.answers, f"/script/{index}/answers"))
        if step.answers
        else step
        for index, step in enumerate(steps)
    )


def _answers(answers: tuple[Answer, ...], where: str) -> tuple[Answer, ...]:
    found: list[Answer] = []
    for index, answer in enumerate(answers):
        pointer = f"{where}/{index}"
        if answer.free is not (answer.answer is msgspec.UNSET):
            raise Unsupported("format", [pointer])
        value = answer.answer
        if not answer.free:
            value = converted(value, ANSWER_FORMS[answer.kind], f"{pointer}/answer")
        found.append(msgspec.structs.replace(answer, answer=value))
    return tuple(found)


def converted(value: Any, form: Any, pointer: str) -> Any:
    """Return a piece of a document in its form. Raises `Unsupported` ("format") with the JSON pointer of what is wrong."""
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        raise Unsupported("format", [pointer + _pointer(str(error))]) from error


_PLACE = re.compile(r" - at (?:`key` in )?`\$([^`]*)`$")
_FIELD = re.compile(r"^Object contains unknown field `([^`]*)`")


def _pointer(message: str) -> str:
    """Return the JSON pointer that an error message of msgspec speaks of, relative to what was converted."""
    place = _PLACE.search(message)
    steps = place.group(1) if place else ""
    pointer = re.sub(r"\[(\d+)\]", r"/\1", steps.replace("[...]", "")).replace(".", "/")
    field = _FIELD.match(message)
    return f"{pointer}/{field.group(1)}" if field else pointer
