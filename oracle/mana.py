"""Mana (CR 106): costs as symbols (107.4), what in a pool can pay them, and which abilities are mana abilities (605)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from oracle import layers, query
from oracle.cant import context
from oracle.model import Game, Mana, ObjectId, PlayerId
from oracle.query import Context
from oracle.trace import note
from oracle.vocabulary.abilities import Ability, Activated, Modal, Triggered
from oracle.vocabulary.costs import TapSelf
from oracle.vocabulary.instructions import AddMana, Draw, Instruction, Move, SpendOnly
from oracle.vocabulary.libraries import LookAtTop, Mill, Search
from oracle.vocabulary.patterns import AnyOf, ManaProduced, Pattern
from oracle.vocabulary.statics import Replace, SpendAs

TYPES = ("W", "U", "B", "R", "G", "C")
COLORS = ("W", "U", "B", "R", "G")


class Due(msgspec.Struct, frozen=True):
    """Mana that is to be paid: generic, and each other symbol as the ways in which one mana, or life, may pay it."""

    generic: int = 0
    symbols: tuple[str, ...] = ()

    @property
    def nothing(self) -> bool:
        """Tell whether there is no mana to pay."""
        return not self.generic and not self.symbols

    def changed(self, generic: int) -> Due:
        """Return it with so much more, or less, generic mana; never less than none (601.2f)."""
        return Due(max(0, self.generic + generic), self.symbols)


@lru_cache(maxsize=4096)
def symbols_of(cost: str) -> tuple[str, ...]:
    """Return the symbols of a mana cost, without their braces."""
    return tuple(re.findall(r"\{([^}]+)\}", cost))


def due(cost: str, x: int = 0) -> Due:
    """Return what a mana cost comes to with a value for X (107.3, 107.4)."""
    generic = 0
    rest: list[str] = []
    for symbol in symbols_of(cost):
        if symbol == "X":
            generic += x
        elif symbol.isdigit():
            generic += int(symbol)
        else:
            rest.append(symbol)
    return Due(generic, tuple(rest))


def added(first: Due, second: Due) -> Due:
    """Return both together."""
    return Due(first.generic + second.generic, first.symbols + second.symbols)


def has_x(cost: str | None) -> bool:
    """Tell whether a mana cost has an X in it (107.3a)."""
    return cost is not None and "X" in symbols_of(cost)


def ways_of(symbol: str) -> tuple[str, ...]:
    """Return what may pay one symbol: types of mana, "S" for snow, "life" for two life (107.4f), a digit for generic mana."""
    if symbol.endswith("/P"):
        return (*symbol[:-2].split("/"), "life")
    return tuple(symbol.split("/"))


def spendable(game: Game, mana: Mana, spell: ObjectId | None, ability_of: ObjectId | None = None) -> bool:
    """Tell whether mana may be spent on what is being paid for, its restriction considered (106.6): on a spell, or on activating an
    ability of a permanent; on nothing else."""
    if mana.restriction is None:
        return True
    if not isinstance(mana.restriction, SpendOnly):
        return False
    if spell is not None:
        what, paid_for = mana.restriction.what, spell
    elif ability_of is not None and ability_of in game.battlefield and mana.restriction.abilities is not None:
        what, paid_for = mana.restriction.abilities, ability_of
    else:
        return False
    source = paid_for if mana.source is None else mana.source
    ctx = Context(source=source, controller=layers.controller(game, paid_for))
    return query.fits(game, what, paid_for, ctx)


Like = Mapping[str, frozenset[str]]  # as mana of which types mana of a type may be spent
AS_IT_IS: Like = {kind: frozenset({kind}) for kind in TYPES}


def spent_like(game: Game, player: PlayerId) -> Like:
    """Return as mana of which types a player may spend mana of each type (609.4b); what it is does not change by that."""
    effects = [e for e in layers.in_force(game, SpendAs) if query.who(game, e.part.who, player, context(e))]
    if not effects:
        return AS_IT_IS
    found: dict[str, frozenset[str]] = {}
    for kind in TYPES:
        about_it = [e.part for e in effects if kind in e.part.types]
        own = frozenset[str]() if any(part.only for part in about_it) else frozenset({kind})
        found[kind] = own.union(*(part.like for part in about_it))
    return found


class Payment(msgspec.Struct, frozen=True):
    """A way to pay: the mana that is spent, and how often two life is paid for a Phyrexian symbol."""

    mana: tuple[Mana, ...] = ()
    life: int = 0

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the types of the mana spent, sorted, and "life" for each two life."""
        return (*sorted(m.type for m in self.mana), *("life",) * self.life)


def payments(pool: Sequence[Mana], owed: Due, like: Like = AS_IT_IS) -> dict[tuple[str, ...], Payment]:
    """Return the ways in which a pool pays for what is owed, one for each different multiset of kinds spent; life is no mana."""
    found: dict[tuple[str, ...], Payment] = {}
    for payment in _assign(tuple(pool), owed.symbols, owed.generic, like):
        found.setdefault(payment.kinds, payment)
    return found


def _assign(pool: tuple[Mana, ...], symbols: tuple[str, ...], generic: int, like: Like) -> Iterator[Payment]:
    if symbols:
        first, rest = symbols[0], symbols[1:]
        for way in ways_of(first):
            if way == "life":
                for p in _assign(pool, rest, generic, like):
                    yield Payment(p.mana, p.life + 1)
            elif way.isdigit():
                yield from _assign(pool, rest, generic + int(way), like)
            else:
                yield from _with_one(pool, rest, generic, way, like)
        return
    if len(pool) < generic:
        return
    seen: set[tuple[tuple[str, str, bool], ...]] = set()
    for chosen in _combinations(pool, generic):
        key = tuple(sorted((m.type, str(m.restriction), m.snow) for m in chosen))
        if key not in seen:
            seen.add(key)
            yield Payment(chosen)


def _with_one(
    pool: tuple[Mana, ...], symbols: tuple[str, ...], generic: int, way: str, like: Like
) -> Iterator[Payment]:
    tried: set[tuple[str, str, bool]] = set()
    for i, mana in enumerate(pool):
        key = (mana.type, str(mana.restriction), mana.snow)
        fits = mana.snow if way == "S" else way in like[mana.type]
        if not fits or key in tried:
            continue
        tried.add(key)
        for p in _assign(pool[:i] + pool[i + 1 :], symbols, generic, like):
            yield Payment((mana, *p.mana), p.life)


def _combinations(pool: tuple[Mana, ...], count: int) -> Iterator[tuple[Mana, ...]]:
    """Return the different ways to take so many from a pool, mana that is alike taken as alike."""
    groups: dict[tuple[str, str, bool], list[Mana]] = {}
    for mana in pool:
        groups.setdefault((mana.type, str(mana.restriction), mana.snow), []).append(mana)
    kinds = list(groups.values())

    def take(at: int, left: int) -> Iterator[tuple[Mana, ...]]:
        if not left:
            yield ()
        elif at < len(kinds):
            group = kinds[at]
            for n in range(min(left, len(group)), -1, -1):
                for rest in take(at + 1, left - n):
                    yield (*group[:n], *rest)

    return take(0, count)


def without(pool: Sequence[Mana], spent: Sequence[Mana]) -> tuple[Mana, ...]:
    """Return what is left of a pool."""
    counts = Counter(spent)
    left: list[Mana] = []
    for mana in pool:
        if counts[mana]:
            counts[mana] -= 1
        else:
            left.append(mana)
    return tuple(left)


# -- mana abilities (605) -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def is_mana_ability(ability: Ability) -> bool:
    """Tell whether an ability is a mana ability (605.1).

    Activated (605.1a): it has no target, could add mana, is no loyalty ability, and neither its cost nor its effect moves a card to
    or from a library. Triggered (605.1b): no target, could add mana, and it triggers on mana being produced.
    """
    match ability:
        case Activated():
            return (
                not ability.loyalty
                and not _has_targets(ability)
                and could_add_mana(ability)
                and not any(_touches_library(i) for i in instructions_of(ability))
            )
        case Triggered():
            return not _has_targets(ability) and could_add_mana(ability) and _on_mana(ability.on)
        case _:
            return False


def taps_for_mana(ability: Activated) -> bool:
    """Tell whether to activate an ability is to tap its source for mana: a mana ability with {T} in its cost (106.12); {Q} is not."""
    return any(isinstance(p, TapSelf) for p in ability.cost.parts) and is_mana_ability(ability)


def not_tapped_for_mana(game: Game, oid: ObjectId, why: str) -> Game:
    """Return the game with a line on a permanent that becomes tapped, or makes mana, but is not tapped for mana (106.12): if it keeps a
    trace, and something looks for that."""
    if not game.tracing:
        return game
    watched = any(_on_mana(effect.part.event) for effect in layers.in_force(game, Replace)) or any(
        isinstance(held.ability, Triggered) and _on_mana(held.ability.on)
        for watcher in game.battlefield
        for held in layers.view(game, watcher).abilities
    )
    return note(game, "106.12 605.1a", "{} is not tapped for mana: " + why, oid) if watched else game


def could_add_mana(ability: Activated | Triggered) -> bool:
    """Tell whether an ability could put mana into a pool as it resolves."""
    return any(isinstance(i, AddMana) for i in instructions_of(ability))


def instructions_of(ability: Activated | Triggered) -> tuple[Instruction, ...]:
    """Return all instructions of an ability, those within others too."""
    effects = [m.effect for m in ability.modal.modes] if isinstance(ability.modal, Modal) else [ability.effect]
    return tuple(i for e in effects for i in within(e))


def within(what: Any) -> Iterator[Instruction]:
    """Return an instruction and all those within it; nothing for what is no instruction."""
    if isinstance(what, Instruction):
        yield what
        for field in what.__struct_fields__:
            value = getattr(what, field)
            for inner in value if isinstance(value, tuple) else (value,):
                yield from within(inner)


def _has_targets(ability: Activated | Triggered) -> bool:
    if isinstance(ability.modal, Modal):
        return any(mode.targets for mode in ability.modal.modes)
    return bool(ability.targets)


def _touches_library(what: Instruction) -> bool:
    return isinstance(what, Draw | Mill | Search | LookAtTop) or (isinstance(what, Move) and what.to == "library")


def _on_mana(pattern: Pattern) -> bool:
    patterns = pattern.patterns if isinstance(pattern, AnyOf) else (pattern,)
    return all(isinstance(p, ManaProduced) for p in patterns)
