"""What continuous effects make of objects, and what they forbid, as it comes and goes (CR 611, 613, 614.17): for the trace.

Characteristics are derived and never stored, so nothing happens when they change; here they are compared, where a trace is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from oracle import cant, changes, characteristics, layering, layers, wording
from oracle.changes import Layer
from oracle.events import CountersPut, Event
from oracle.keyword_rules import said
from oracle.model import Characteristics, Game, Held, ObjectId, PlayerId, Zone
from oracle.trace import name_of, note
from oracle.vocabulary.abilities import Static
from oracle.vocabulary.statics import Cant, CausesNoTrigger, TriggersAgain

_PUBLIC = frozenset({Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE, Zone.STACK, Zone.COMMAND})
_ABOUT_EVENTS = (Cant, CausesNoTrigger, TriggersAgain)


def told(before: Game, game: Game, events: Iterable[Event] = ()) -> Game:
    """Return the game with lines on what is different from the game before, without having been an event, if it keeps a trace.

    What is new in a zone is compared with what it is by itself. `events` are what has happened in between.
    """
    if not game.tracing:
        return game
    after = game
    for oid, obj in after.objects.items():
        if obj.zone in _PUBLIC:
            there = oid in before.objects
            values = layers.view(before, oid) if there else characteristics.plain(obj)
            game = _different(game, oid, values, layers.view(after, oid), where=None if there else obj.zone)
    became = [
        o for o in after.battlefield if o in before.battlefield and layers.view(before, o) != layers.view(after, o)
    ]
    game = _kept_counters(game, became, before)
    return _told_of_cant(before, after, game, tuple(events))


def standing(game: Game) -> Game:
    """Return the game with lines on what effects make of the objects on a table as it stands, if it keeps a trace."""
    if not game.tracing:
        return game
    for oid, obj in game.objects.items():
        if obj.zone in _PUBLIC:
            game = _different(game, oid, characteristics.plain(obj), layers.view(game, oid), where=obj.zone)
        if _works_elsewhere(game, oid):
            where = f"{wording.called(game, obj.owner)}'s {obj.zone}" if obj.zone is not Zone.EXILE else obj.zone
            game = note(game, "113.6", "{} is in {}: what it says has no effect there", oid, where)
    return _kept_counters(game, (*game.battlefield, *game.seats))


def _works_elsewhere(game: Game, oid: ObjectId) -> bool:
    """Tell whether an object says something about what happens, but not from the zone that it is in (113.6)."""
    zone = game.objects[oid].zone
    return zone is not Zone.LIBRARY and any(
        isinstance(held.ability, Static)
        and zone not in held.ability.zones
        and any(isinstance(part, _ABOUT_EVENTS) for part in held.ability.parts)
        for held in layers.view(game, oid).abilities
    )


# -- what cannot happen -----------------------------------------------------------------------------------------------------------


def _told_of_cant(before: Game, after: Game, game: Game, events: tuple[Event, ...]) -> Game:
    """Add lines on effects that have begun, or ceased, to say that something can't happen: neither changes what has happened (614.17a)."""
    was = {effect.source for effect in layers.in_force(before, Cant)}
    now = {effect.source for effect in layers.in_force(after, Cant)}
    for source in sorted(now - was):
        game = note(game, "614.17 614.17a", "from now on {} says what can't happen; what has happened stays", source)
        for event in events:
            if isinstance(event, CountersPut) and event.entering and event.on != source:
                text = "{} was not there yet as {} entered with counters beside it"
                game = note(game, "614.17a 614.17d", text, source, event.on)
    for source in sorted(was - now):
        text = "{} says no longer what can't happen; what could not happen does not happen now"
        game = note(game, "614.17 614.17a", text, source)
    return game


def _kept_counters(game: Game, holders: Iterable[ObjectId | PlayerId], before: Game | None = None) -> Game:
    """Add a line for each that has counters of which no more can be put on it, and could be before: those stay (614.17a)."""
    for one in holders:
        held = game.objects[one].counters if isinstance(one, int) else game.players[one].counters
        for kind, number in held.items():
            by = _forbids_more(game, one, kind)
            if by is not None and (before is None or _forbids_more(before, one, kind) is None):
                text = "{} keeps more counters from being put on {}: {} that {} there {}"
                words = ("is", "stays") if number == 1 else ("are", "stay")
                game = note(game, "614.17a", text, by, one, wording.counters(number, kind), *words)
    return game


def _forbids_more(game: Game, one: ObjectId | PlayerId, kind: str) -> ObjectId | None:
    player = one if isinstance(one, str) else layers.view(game, one).controller
    forbidden = cant.why_not(game, game, CountersPut(on=one, kind=kind, amount=1, player=player))
    return forbidden.by.source if forbidden is not None and forbidden.by is not None else None


# -- what objects are -------------------------------------------------------------------------------------------------------------


def _different(
    game: Game, oid: ObjectId, before: Characteristics, after: Characteristics, *, where: Zone | None
) -> Game:
    """Return the game with a line on each kind of characteristic in which an object differs, and because of which effects."""
    if before == after:
        return game
    place = "" if where in (None, Zone.BATTLEFIELD) else f"in {wording.zone(where or '')}, "
    effects = layering.effects_on(game, oid)
    for (rules, within), words in _differences(before, after):
        because = [e.source for e in effects if not within.isdisjoint(e.changes)]
        sources = ["its own ability" if source == oid else name_of(game, source) for source in because]
        names = wording.series(dict.fromkeys(sources)) if sources else ""
        game = note(game, rules, place + "{} " + words + (f", because of {names}" if names else ""), oid)
    return game


# The rule on a kind of characteristics, and the layers in which effects change them.
_CONTROL = ("613.1b", frozenset({Layer.CONTROL}))
_TYPES = ("613.1d", frozenset({Layer.TYPE}))
_COLORS = ("613.1e", frozenset({Layer.COLOR}))
_ABILITIES = ("613.1f", frozenset({Layer.ABILITY}))
_ABILITIES_OF_TYPES = ("305.6 305.7", frozenset({Layer.TYPE}))
_SIZE = ("613.4", frozenset({Layer.DEFINE_PT, Layer.SET_PT, Layer.MODIFY_PT, Layer.SWITCH_PT}))
Kind = tuple[str, frozenset[Layer]]


def _differences(before: Characteristics, after: Characteristics) -> Iterator[tuple[Kind, str]]:
    if before.controller != after.controller and before.controller:
        yield _CONTROL, f"is controlled by {after.controller[:1].upper()}{after.controller[1:]}"
    if (before.types, before.subtypes, before.supertypes) != (after.types, after.subtypes, after.supertypes):
        yield _TYPES, f"is {wording.types(after.supertypes, after.types, after.subtypes)}"
    if before.colors != after.colors:
        yield _COLORS, f"is {wording.colors(after.colors)}"
    yield from _abilities(before, after)
    if (before.power, before.toughness) != (after.power, after.toughness) and after.power is not None:
        yield _SIZE, f"is {after.power}/{after.toughness}"


def _abilities(before: Characteristics, after: Characteristics) -> Iterator[tuple[Kind, str]]:
    """Yield what abilities an object has no longer, and which it has besides; a land's by its types apart (305.6, 305.7)."""
    lost, gained = _without(before.abilities, after.abilities), _without(after.abilities, before.abilities)
    by_type = [held for held in (*lost, *gained) if held.intrinsic is not None]
    if before.abilities and not after.abilities:
        yield _ABILITIES, "has no abilities"
    elif lost:
        yield _ABILITIES_OF_TYPES if by_type else _ABILITIES, f"no longer has {wording.series(_named(lost))}"
    if gained:
        yield _ABILITIES_OF_TYPES if by_type else _ABILITIES, f"has {wording.series(_named(gained))}"


def _without(some: tuple[Held, ...], others: tuple[Held, ...]) -> list[Held]:
    left = list(others)
    found = []
    for held in some:
        if held in left:
            left.remove(held)
        else:
            found.append(held)
    return found


def _named(abilities: Iterable[Held]) -> list[str]:
    """Return abilities in words, each once: by their keyword, by the land type that they come with, as granted, or as printed."""
    found: Counter[str] = Counter()
    for held in abilities:
        keyword = changes.keyword_of(held)
        if keyword is not None:
            found[said(keyword)] = 1
        elif held.intrinsic is not None:
            found[f"the mana ability of the type {held.intrinsic}"] = 1
        elif held.granted_name is not None:
            found["an ability that it is given"] = 1
        else:
            found[f"the ability of line {held.line}" if held.line else "an ability"] = 1
    return list(found)
