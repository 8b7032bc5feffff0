"""Adding mana (106.3, 106.7): fixed, of a chosen colour, of a type that other permanents could produce."""

from __future__ import annotations

from collections import Counter

from oracle import could_produce, layers, query
from oracle.decisions import Choose, Run
from oracle.events import ManaAdded
from oracle.mana import COLORS, TYPES, symbols_of
from oracle.model import Mana, PlayerId
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.filters import Who
from oracle.vocabulary.instructions import AddMana


@instruction(AddMana)
def add_mana(r: Resolution, what: AddMana) -> Run[None]:
    """Add mana (106.3). Where no type can be defined, none is produced (106.5)."""
    for player in r.players(what.who):
        types = yield from _types(r, what, player)
        mana = tuple(Mana(t, source=r.source, restriction=what.restriction) for t in types)
        if not mana:
            r.note("106.5", "{} produces no mana: no type is defined", r.source)
            continue
        event = ManaAdded(player=player, source=r.source, mana=mana, tapped=r.tapped_for_mana)
        yield from r.happen([event])


def _types(r: Resolution, what: AddMana, player: PlayerId) -> Run[tuple[str, ...]]:
    amount = r.value(what.amount)
    if what.mana.startswith("{"):
        return symbols_of(what.mana) * amount
    if what.mana == "chosen-color":
        chosen = r.game.find(r.source).choices.get("color")
        return (chosen,) * amount if chosen else ()
    options = _options(r, what)
    if not options or amount <= 0:
        return ()
    kind = "mana-type" if "C" in options or what.mana.startswith("any-type") else "color"
    if not what.combination:
        answer = yield Choose(player, kind, r.about, options, 1, 1, "the mana", game=r.game)
        return (answer[0],) * amount
    found: Counter[str] = Counter()
    for _ in range(amount):
        answer = yield Choose(player, "mana", r.about, options, 1, 1, "one mana of a combination", game=r.game)
        found[answer[0]] += 1
    return tuple(found.elements())


def _options(r: Resolution, what: AddMana) -> tuple[str, ...]:
    match what.mana:
        case "any-color":
            return COLORS
        case "any-color-among" | "any-type-among":
            found = could_produce.types(r.game, what.among, r.context, r.assumed)
            allowed = COLORS if what.mana == "any-color-among" else TYPES
            return tuple(t for t in allowed if t in found)
        case "any-type-of-event":
            event = r.context.event
            made = {m.type for m in event.mana} if isinstance(event, ManaAdded) else set()
            return tuple(t for t in TYPES if t in made)
        case "color-among":
            ids = query.candidates(r.game, what.among, "battlefield", Who.ANYONE, r.context)
            colors = {c for oid in ids for c in layers.view(r.game, oid).colors}
            return tuple(c for c in COLORS if c in colors)
        case letters:
            return tuple(letters.split("/"))
