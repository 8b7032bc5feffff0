"""Why permanents could produce the mana that they could (CR 106.7), for the trace: which ability, by which effects in which order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from oracle import could_produce
from oracle.could_produce import Way
from oracle.mana import TYPES, instructions_of
from oracle.model import Game, Held, ObjectId
from oracle.query import Context
from oracle.trace import name_of, note
from oracle.vocabulary.abilities import Activated, Triggered
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.instructions import AddMana
from oracle.vocabulary.selectors import CouldProduceLike, Selector

COULD_PRODUCE = ("any-color-among", "any-type-among")  # what an instruction says that asks for it


def told(game: Game, among: Filter | Selector, ctx: Context) -> Game:
    """Return the game, if it keeps a trace, with lines on what the permanents could produce, each type given or denied."""
    if not game.tracing:
        return game
    asked = could_produce.permanents(game, among, ctx)
    if not asked:
        return note(game, "106.7", "{} asks what other permanents could produce: there are none", ctx.source)
    found = could_produce.by_permanent(game, asked)
    lines = dict.fromkeys(line for oid in asked for line in _of_permanent(game, oid))
    for rules, text in lines:
        game = note(game, rules, text)
    altogether = frozenset().union(*(found[oid] for oid in asked))
    return note(game, "106.7", f"altogether that is {_symbols(altogether)}")


def told_of(game: Game, piece: Any, ctx: Context) -> Game:
    """Return the game with such lines for each description within a piece of the vocabulary that asks what permanents could produce."""
    if not game.tracing:
        return game
    for asking in dict.fromkeys(_asking(piece)):
        match asking:
            case Filter():
                game = told(game, replace(asking, could_produce=None), ctx)
            case CouldProduceLike():
                game = told(told(game, asking.like, ctx), asking.what, ctx)
    return game


def _asking(piece: Any) -> Iterator[Filter | CouldProduceLike]:
    if isinstance(piece, tuple):
        for part in piece:
            yield from _asking(part)
    elif isinstance(piece, msgspec.Struct):
        if isinstance(piece, CouldProduceLike) or (isinstance(piece, Filter) and piece.could_produce is not None):
            yield piece
        for field in piece.__struct_fields__:
            yield from _asking(getattr(piece, field))


def _of_permanent(game: Game, oid: ObjectId) -> Iterator[tuple[str, str]]:
    """Return lines on one permanent, the rules with each: an ability and a list of effects apart."""
    name = name_of(game, oid)
    abilities = could_produce.abilities_that_add(game, oid)
    if not abilities:
        yield "106.7", f"{name} could produce no mana: it has no ability that adds any"
    found = could_produce.by_permanent(game, [oid])
    untold = game.change(tracing=False)
    replaced = could_produce.Replaced(untold, told=True)
    for held in abilities:
        _, added = could_produce.would_add(untold, oid, held, found)
        whose = f"{name}, by {_which(held)}"
        if not added and _refers(held):
            yield "106.7 106.5", f"{whose}: none, since what it refers to could produce none"
        elif not added:
            yield "106.7", f"{whose}: none, since it would add none now"
        yield from _of_ability(game, whose, [way for event in added for way in replaced.ways(event)])


def _of_ability(game: Game, whose: str, ways: Iterable[Way]) -> Iterator[tuple[str, str]]:
    """Return lines on an ability's ways, those by the same effects in the same order together; then what none of them leaves."""
    together: dict[tuple[ObjectId, ...], tuple[frozenset[str], frozenset[str]]] = {}
    for way in ways:
        adds, makes = together.get(way.effects, (frozenset(), frozenset()))
        together[way.effects] = (adds.union(way.adds), makes.union(way.makes))
    for effects, (adds, makes) in together.items():
        if not effects:
            yield "106.7", f"{whose}: {_symbols(makes)}"
            continue
        rules = "106.7 106.12b 616.1" if len(effects) > 1 else "106.7 106.12b"
        order = ", then ".join(name_of(game, source) for source in effects)
        yield rules, f"{whose}: {_symbols(adds)}, which {order} would make {_symbols(makes)}"
    added = frozenset[str]().union(*(adds for adds, _ in together.values()))
    left = frozenset[str]().union(*(makes for _, makes in together.values()))
    if added - left:
        yield "106.7 106.12b", f"{whose}: not {_symbols(added - left)}, which is replaced in every order"


def _refers(held: Held) -> bool:
    return isinstance(held.ability, Activated | Triggered) and any(
        isinstance(i, AddMana) and i.mana in COULD_PRODUCE for i in instructions_of(held.ability)
    )


def _which(held: Held) -> str:
    if held.intrinsic is not None:
        return f"the ability of its type {held.intrinsic}"
    if held.granted_name is not None:
        return f"an ability that {held.granted_name} gives it"
    return "its own ability" if held.line is None else f"the ability of its line {held.line}"


def _symbols(types: Iterable[str]) -> str:
    there = set(types)
    return " ".join(f"{{{t}}}" for t in TYPES if t in there) or "no mana"
