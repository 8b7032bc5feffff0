"""The cards that the oracle declares: asked of the oracle's own program, once in a process, when first needed.

`pool` is the list, `left_out` what the pool has beside it, `card` one card with its abilities as the oracle reads them. The program is
`adapters/oracle/cards.py`: the oracle is reached as every engine is, as a program.
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from headjudge import resources
from headjudge.errors import ExitCode, HeadJudgeError

__all__ = [
    "AbilityRead",
    "CardRead",
    "CardSaid",
    "LeftOut",
    "PoolCard",
    "card",
    "left_out",
    "names",
    "pool",
    "said",
    "unknown",
    "why_unknown",
]

_PROGRAM: Final = "oracle/cards.py"
_SECONDS: Final = 30
_PLACE: Final = re.compile(r'\s*File "(.+)", line (\d+)')


class PoolCard(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag="card"):
    """A card that the oracle declares, as it is printed."""

    name: str
    theme: str
    """The module of `oracle.cards` that declares it."""
    in_pool: bool
    """False for a card that is declared beside the pool."""
    cost: str | None
    """"{2}{G}"; None for a card without a mana cost."""
    type_line: str
    """"Legendary Creature — God"."""
    size: str | None
    """Power and toughness as printed, "2/2" or "*/*", or loyalty; None for what has neither."""
    types: tuple[str, ...]
    """In lower case: "creature"."""
    subtypes: tuple[str, ...]
    supertypes: tuple[str, ...]
    colors: tuple[str, ...]
    """Letters, in WUBRG order."""
    power: int | None
    """None for what is no creature; 0 for a star, that an ability defines."""
    toughness: int | None
    loyalty: int | None
    keywords: tuple[str, ...]
    enchants: tuple[str, ...]
    """Of an Aura: the card types that it can enchant, as far as it names them; "player"."""
    lines: tuple[tuple[str, ...], ...]
    """The printed lines, and in each the kinds of its abilities: spell, activated, mana ability, triggered, static, keyword."""
    activated: tuple[int, ...]
    """The printed lines, from 1, that are one activated ability of a permanent, a keyword's such as equip among them."""
    resizes: bool
    """Whether it sets the power and toughness of other permanents, all the time."""


class CardSaid(PoolCard, frozen=True, kw_only=True, tag_field="is", tag="card"):
    """A card with what the declaration says, in English."""

    text: tuple[str, ...] | None
    """Its lines; None if something of it cannot be said."""
    unsaid: str | None
    """The concept of the vocabulary that has no words, if there is one."""
    status: Literal["proved", "read", "declared"]
    """Proved: the English is the card's text, as published. Read: by a person, beside that text. Declared: neither, as it is now."""
    read_on: str | None
    """The day on which it was read: 2026-11-30."""
    note: str | None
    """What the reader had to say of a difference."""


class LeftOut(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag="left-out"):
    """A card of the pool that is not declared."""

    name: str
    missing: str
    """What the vocabulary lacks for it."""


class AbilityRead(msgspec.Struct, frozen=True, kw_only=True):
    """An ability, as the oracle reads it."""

    line: int | None
    """The printed line, from 1; None for what a basic land type gives a land (305.6)."""
    kind: str
    rules: tuple[str, ...]
    keyword: str | None = None
    stands_for: tuple[AbilityRead, ...] = ()
    """Of a keyword that is other abilities written short: those."""


class CardRead(CardSaid, frozen=True, kw_only=True, tag_field="is", tag="card"):
    """A card with its text and its abilities."""

    abilities: tuple[AbilityRead, ...]


def pool() -> tuple[PoolCard, ...]:
    """Every card that the oracle declares, by name: those of the pool, and those beside it.

    Raises HeadJudgeError if the oracle's program is missing, fails, or says what is no list of cards.
    """
    return tuple(each for each in _listed() if isinstance(each, PoolCard))


def left_out() -> tuple[LeftOut, ...]:
    """The cards of the pool that are not declared. Raises as `pool` does."""
    return tuple(each for each in _listed() if isinstance(each, LeftOut))


@lru_cache(maxsize=1)
def said() -> tuple[CardSaid, ...]:
    """Every card that the oracle declares, with its text. Raises as `pool` does."""
    found = (_decoded(line, CardSaid | LeftOut) for line in _printed("--said"))
    return tuple(each for each in found if isinstance(each, CardSaid))


@lru_cache(maxsize=1)
def _listed() -> tuple[PoolCard | LeftOut, ...]:
    return tuple(_decoded(line, PoolCard | LeftOut) for line in _printed())


@lru_cache(maxsize=1)
def names() -> frozenset[str]:
    """The names of all cards that the oracle declares. Raises as `pool` does."""
    return frozenset(each.name for each in pool())


def card(name: str) -> CardRead:
    """A card as the oracle reads it.

    Raises HeadJudgeError (exit code 2) for a name that is not declared, with near ones; else as `pool` does.
    """
    if name not in names():
        raise unknown(name)
    (line,) = _printed(name)
    found: CardRead = _decoded(line, CardRead)
    return found


def why_unknown(name: str) -> str:
    """What is to be said of a card that the oracle does not play: what is missing for it, or near names. Raises as `pool` does."""
    import difflib

    missing = next((each.missing for each in left_out() if each.name == name), None)
    if missing is not None:
        return f"left out of the pool: the oracle lacks {missing}"
    near = difflib.get_close_matches(name, sorted(names()), 3)
    return f"did you mean {', '.join(near)}?" if near else "`headjudge cards` lists those that are declared"


def unknown(name: str) -> HeadJudgeError:
    """The mistake of naming a card that is not declared, with what `why_unknown` says of it. Raises as `pool` does."""
    return HeadJudgeError(
        f"no card {name!r} is declared",
        why="the oracle plays the cards that it declares, by their Oracle names",
        hint=why_unknown(name),
        exit_code=ExitCode.USAGE,
    )


def _decoded(line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise _broken(f"it says what is no card: {error}") from error


def _printed(*arguments: str) -> list[bytes]:
    """What the oracle's program prints, line by line."""
    program = resources.folder("adapters") / _PROGRAM
    try:
        done = subprocess.run(
            [sys.executable, str(program), *arguments],
            capture_output=True,
            check=False,
            timeout=_SECONDS,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired as error:
        raise _broken(f"no answer in {_SECONDS} seconds") from error
    except OSError as error:
        raise _broken(error.strerror or str(error)) from error
    if done.returncode != 0:
        raise _ended(done.returncode, done.stderr.decode("utf-8", "replace").strip().splitlines())
    return done.stdout.splitlines()


def _ended(code: int, told: list[str]) -> HeadJudgeError:
    """The program's last words; of a traceback, where it ended: most likely in a declaration that was just written."""
    why = f"it ended with {code}: {told[-1].strip()}" if told else f"it ended with {code}"
    places = [match for line in told if (match := _PLACE.match(line))]
    return _broken(why, f"{places[-1][1]}:{places[-1][2]}") if places else _broken(why)


def _broken(why: str, where: str | None = None) -> HeadJudgeError:
    return HeadJudgeError(
        "the oracle does not list its cards",
        where=where or str(resources.folder("adapters") / _PROGRAM),
        why=why,
        hint="if a declaration is new, docs/cards.md says what it needs; else install headjudge again",
    )
