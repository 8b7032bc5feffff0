"""Adding mana (106.3, 106.7): fixed, of a chosen colour, of a type that other permanents could produce."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import msgspec

from oracle import could_produce, layers, query, why_could_produce
from oracle.decisions import Choose, Run
from oracle.events import ManaAdded
from oracle.mana import COLORS, TYPES, symbols_of
from oracle.model import Mana, ObjectId, PlayerId
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.instructions import AddMana


class Offer(msgspec.Struct, frozen=True):
    """What an instruction lets a player add: `fixed` types of mana, or one of the `options`, `amount` of it; each mana by itself if it
    is a `combination`. `kind`: of the question for it."""

    amount: int
    fixed: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    combination: bool = False
    kind: str = "color"

    def every_choice(self) -> Iterator[tuple[str, ...]]:
        """Return the mana that could be added, one for each set of types and amount: effects look at nothing else of it."""
        if self.amount <= 0:
            return
        if self.fixed:
            yield self.fixed
            return
        for together in range(1, min(self.amount, len(self.options)) + 1 if self.combination else 2):
            for chosen in combinations(self.options, together):
                yield chosen + chosen[:1] * (self.amount - together)


@instruction(AddMana)
def add_mana(r: Resolution, what: AddMana) -> Run[None]:
    """Add mana (106.3). Where no type can be defined, none is produced (106.5)."""
    for player in r.players(what.who):
        offer = _offer(r, what, player)
        if r.supposed is not None:
            r.supposed.added += [_event(r, what, player, types, restricted=False) for types in offer.every_choice()]
            continue
        if r.game.tracing and what.mana in why_could_produce.COULD_PRODUCE:
            r.game = why_could_produce.told(r.game, what.among, r.context)
        if r.game.tracing and offer.amount > 0 and offer.options:
            rules = "105.2 106.1b 106.3" if what.mana == "color-among" else "106.1b 106.3"
            r.note(rules, "{} can add {}", player, " or ".join(f"{{{t}}}" for t in offer.options))
        types = yield from _chosen(r, player, offer)
        if types:
            yield from r.happen([_event(r, what, player, types)])
        elif offer.amount > 0:
            r.note("106.5", "{} produces no mana: no type is defined", r.source)
        else:
            rules = "106.3 106.12a 106.12b" if r.tapped_for_mana else "106.3"
            r.note(rules, "{} produces no mana, the amount is 0: nothing is replaced, nothing triggers", r.source)


def _event(
    r: Resolution, what: AddMana, player: PlayerId, types: tuple[str, ...], *, restricted: bool = True
) -> ManaAdded:
    """Return the event of mana being added. What it may be spent on is left out where it is only supposed (106.6)."""
    restriction = what.restriction if restricted else None
    mana = tuple(Mana(t, source=r.source, restriction=restriction) for t in types)
    return ManaAdded(player=player, source=r.source, mana=mana, tapped=r.tapped_for_mana, by=r.controller)


def _chosen(r: Resolution, player: PlayerId, offer: Offer) -> Run[tuple[str, ...]]:
    """Return the types of the mana added, as the player chooses; none if there is no amount or no type."""
    if offer.amount <= 0:
        return ()
    if offer.fixed or not offer.options:
        return offer.fixed
    if not offer.combination:
        answer = yield Choose(player, offer.kind, r.about, offer.options, 1, 1, "the mana", game=r.game)
        return (answer[0],) * offer.amount
    found: Counter[str] = Counter()
    for _ in range(offer.amount):
        answer = yield Choose(player, "mana", r.about, offer.options, 1, 1, "one mana of a combination", game=r.game)
        found[answer[0]] += 1
    return tuple(found.elements())


def _offer(r: Resolution, what: AddMana, player: PlayerId) -> Offer:
    amount = r.value(what.amount)
    if what.mana.startswith("{"):
        return Offer(amount, symbols_of(what.mana) * amount)
    if what.mana == "chosen-color":
        chosen = r.context.memory.get("color") or (r.game.find(r.source).choices.get("color"),)
        return Offer(amount, tuple(c for c in COLORS if c in chosen) * amount)
    if what.mana == "unspent":  # as much of each type as the player has unspent (701.10f)
        pool = tuple(m.type for m in r.game.players[player].pool) * amount
        return Offer(len(pool), pool)
    options = _options(r, what)
    kind = "mana-type" if "C" in options or what.mana.startswith("any-type") else "color"
    return Offer(amount, options=options, combination=what.combination, kind=kind)


def _options(r: Resolution, what: AddMana) -> tuple[str, ...]:
    match what.mana:
        case "any-color":
            return COLORS
        case "any-color-among" | "any-type-among":
            found = could_produce.types(r.game, what.among, r.context, r.supposed)
            allowed = COLORS if what.mana == "any-color-among" else TYPES
            return tuple(t for t in allowed if t in found)
        case "any-type-of-event":
            event = r.context.event
            made = {m.type for m in event.mana} if isinstance(event, ManaAdded) else set()
            return tuple(t for t in TYPES if t in made)
        case "color-among":
            colors = {c for oid in _among(r, what) for c in layers.known(r.game, oid).colors}
            return tuple(c for c in COLORS if c in colors)
        case letters:
            return tuple(letters.split("/"))


def _among(r: Resolution, what: AddMana) -> tuple[ObjectId, ...]:
    if isinstance(what.among, Filter):
        return query.candidates(r.game, what.among, "battlefield", Who.ANYONE, r.context)
    return query.objects(r.game, what.among, r.context)
