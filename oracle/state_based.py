"""State-based actions (CR 704): what happens by itself, all at once, whenever a player would receive priority.

`due` finds the actions, `check` performs them as one event (704.3). Not here, for want of what they speak of: limits on counters
(704.5r), dungeons, sectors, battles, Roles, speed (704.5t-z, 704.5aa), and the actions of other variants (704.6c-f).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from oracle import layers, query
from oracle.attachment import can_be_attached
from oracle.cant import can_happen, context
from oracle.decisions import Choose, Run
from oracle.ending import cease
from oracle.events import Attached, CountersRemoved, Destroyed, Event, Lost, Moved, Sacrificed
from oracle.model import Characteristics, Game, Kind, Object, ObjectId, PlayerId, Zone
from oracle.road import happen
from oracle.teams import poison, sides
from oracle.trace import note
from oracle.vocabulary.abilities import Triggered
from oracle.vocabulary.statics import LivesWithoutLife, NoLegendRule


class Action(msgspec.Struct, frozen=True):
    """One state-based action that is due: the rule, what it says in words, and the events that perform it.

    For the legend rule the events are not known before `choice`, from which `player` keeps one; for what ceases to exist there are
    none.
    """

    rule: str
    text: str
    about: tuple[ObjectId | PlayerId, ...]
    events: tuple[Event, ...] = ()
    choice: tuple[ObjectId, ...] = ()
    player: PlayerId = ""
    ceases: ObjectId | None = None


def due(game: Game) -> tuple[Action, ...]:
    """Return the state-based actions that the game as it stands calls for (704.3); none where they can't happen (614.17)."""
    found: tuple[Action, ...] | None = game.memo.get("state-based")
    if (
        found is None or game.triggered
    ):  # abilities that wait are no part of what the memo rests on, and 704.5s asks for them
        found = tuple(a for a in _applicable(game) if all(can_happen(game, event) for event in a.events))
        if not game.triggered:
            game.memo["state-based"] = found
    return found


def check(game: Game) -> Run[tuple[Game, bool]]:
    """Perform all state-based actions that apply, as a single event (704.3); tell whether there were any."""
    actions = due(game)
    since = game
    performed = False
    if actions:
        events: list[Event] = []
        for action in actions:
            game = note(game, f"704.3 {action.rule}", action.text, *action.about)
            chosen = yield from _events_of(game, action)
            events += chosen
        happened = yield from happen(game, _one_of_each(events))
        game = happened.game
        performed = bool(happened.events)
        for action in actions:
            if action.ceases is not None:
                game = cease(game, action.ceases)
                performed = True
    return _checked(since, game), performed


def _applicable(game: Game) -> Iterator[Action]:
    """Yield the actions of 704.5 and 704.6 that apply, in the order of the rules."""
    for side in sides(game):
        yield from _players_lose(game, side)
    yield from _cease_to_exist(game)
    permanents = [(game.objects[oid], layers.view(game, oid)) for oid in game.battlefield]
    for obj, seen in permanents:
        if "creature" in seen.types:
            yield from _creature_dies(obj, seen)
        if "planeswalker" in seen.types and not obj.counters.get("loyalty"):
            yield Action("704.5i", "{} has loyalty 0", (obj.id,), (_to_graveyard(obj),))
    yield from _legend_rule(game, permanents)
    yield from _world_rule(permanents)
    for obj, seen in permanents:
        yield from _attachments(game, obj, seen)
        yield from _counters_annihilate(obj)
        if "Saga" in seen.subtypes:
            yield from _saga_is_over(game, obj, seen)


# -- players ------------------------------------------------------------------------------------------------------------------


def _players_lose(game: Game, side: tuple[PlayerId, ...]) -> Iterator[Action]:
    """Yield losses of the game (704.5a-c, 704.6a-b). A team loses as one, or not at all (810.8a)."""
    playing = tuple(p for p in side if not game.players[p].lost)
    if not playing:
        return
    team = bool(game.teams)
    first = playing[0]
    if game.life(first) <= 0 and not any(_lives_without_life(game, p) for p in side):
        yield _lose(playing, "704.6a" if team else "704.5a", "{} has 0 or less life")
    for player in playing:
        if game.players[player].drew_from_empty:
            yield _lose(playing, "704.5b", "{} has tried to draw from an empty library", player)
    # Three players to a team need twenty poison counters, and so on (810.11).
    if poison(game, first) >= (15 + 5 * (len(side) - 2) if team else 10):
        yield _lose(playing, "704.6b" if team else "704.5c", "{} has too many poison counters")


def _lose(playing: tuple[PlayerId, ...], rule: str, text: str, who: PlayerId | None = None) -> Action:
    return Action(rule, text, (who or " and ".join(playing),), tuple(Lost(player=p, rule=rule) for p in playing))


def _lives_without_life(game: Game, player: PlayerId) -> bool:
    return any(query.who(game, e.part.who, player, context(e)) for e in layers.in_force(game, LivesWithoutLife))


# -- objects ------------------------------------------------------------------------------------------------------------------


def _cease_to_exist(game: Game) -> Iterator[Action]:
    """Yield tokens and copies that are where they can't be (704.5d, 704.5e)."""
    for obj in game.objects.values():
        if obj.kind is Kind.TOKEN and obj.zone is not Zone.BATTLEFIELD:
            yield Action(
                "704.5d", "the token {} is not on the battlefield: it ceases to exist", (obj.id,), ceases=obj.id
            )
        elif obj.kind is Kind.COPY and obj.zone not in (Zone.STACK, Zone.BATTLEFIELD):
            yield Action("704.5e", "the copy {} is not on the stack: it ceases to exist", (obj.id,), ceases=obj.id)


def _creature_dies(obj: Object, seen: Characteristics) -> Iterator[Action]:
    """Yield a creature's end by its toughness (704.5f), by damage (704.5g), by deathtouch (704.5h)."""
    toughness = seen.toughness or 0
    if toughness <= 0:
        yield Action("704.5f", "{} has toughness 0 or less", (obj.id,), (_to_graveyard(obj),))
    elif obj.damage >= toughness:
        yield Action("704.5g", "{} has lethal damage", (obj.id,), (Destroyed(object=obj.id),))
    elif obj.deathtouched:
        rule, text = "704.5h", "{} was dealt damage by a source with deathtouch"
        yield Action(rule, text, (obj.id,), (Destroyed(object=obj.id),))


def _legend_rule(game: Game, permanents: Iterable[tuple[Object, Characteristics]]) -> Iterator[Action]:
    """Yield the legend rule (704.5j): of permanents of one name, one controller keeps one."""
    alike: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for obj, seen in permanents:
        if "legendary" in seen.supertypes and seen.name:
            alike.setdefault((seen.controller, seen.name), []).append(obj.id)
    for (player, _), group in sorted(alike.items(), key=lambda item: game.seats.index(item[0][0])):
        bound = tuple(oid for oid in group if not _exempt_from_legend_rule(game, oid)) if len(group) > 1 else ()
        if len(bound) > 1:
            text = "{} controls more than one legendary {}"
            yield Action("704.5j", text, (player, bound[0]), choice=bound, player=player)


def _exempt_from_legend_rule(game: Game, oid: ObjectId) -> bool:
    return any(query.fits(game, e.part.what, oid, context(e)) for e in layers.in_force(game, NoLegendRule))


def _world_rule(permanents: Iterable[tuple[Object, Characteristics]]) -> Iterator[Action]:
    """Yield the world rule (704.5k): only the newest world permanent stays, and none of several that came together last.

    A permanent has been a world since it came here: no effect makes one of another permanent.
    """
    worlds = [obj for obj, seen in permanents if "world" in seen.supertypes]
    newest = max((obj.arrived for obj in worlds), default=0)
    stay = [obj for obj in worlds if obj.arrived == newest]
    for obj in worlds:
        if len(worlds) > 1 and (obj not in stay or len(stay) > 1):
            yield Action("704.5k", "{} is not the one newest world permanent", (obj.id,), (_to_graveyard(obj),))


def _attachments(game: Game, obj: Object, seen: Characteristics) -> Iterator[Action]:
    """Yield what must be done with something attached illegally, or an Aura attached to nothing (704.5m, n, p; 303.4c-d)."""
    aura = "Aura" in seen.subtypes
    if obj.attached_to is None:
        if aura:
            yield Action("704.5m", "{} is attached to nothing", (obj.id,), (_to_graveyard(obj),))
        return
    if can_be_attached(game, obj.id, obj.attached_to):
        return
    unattached = (Attached(object=obj.id, to=None),)
    if aura and "creature" not in seen.types:
        yield Action("704.5m", "{} is not attached to something that it can enchant", (obj.id,), (_to_graveyard(obj),))
    elif aura:  # first unattached, and then put into the graveyard (303.4d)
        yield Action("704.5p", "{} is a creature, and attached", (obj.id,), unattached)
    elif {"Equipment", "Fortification"} & seen.subtypes:
        yield Action("704.5n", "{} is attached to something that it can't be attached to", (obj.id,), unattached)
    else:
        yield Action("704.5p", "{} is attached and can't be", (obj.id,), unattached)


def _counters_annihilate(obj: Object) -> Iterator[Action]:
    """Yield the removal of +1/+1 and -1/-1 counters in pairs (704.5q)."""
    pairs = min(obj.counters.get("p1p1", 0), obj.counters.get("m1m1", 0))
    if pairs:
        removed = tuple(CountersRemoved(on=obj.id, kind=kind, amount=pairs) for kind in ("p1p1", "m1m1"))
        yield Action("704.5q", "{} has +1/+1 and -1/-1 counters", (obj.id,), removed)


def _saga_is_over(game: Game, obj: Object, seen: Characteristics) -> Iterator[Action]:
    """Yield the sacrifice of a Saga whose final chapter is over (704.5s, 714.4)."""
    final = final_chapter(seen)
    if final and obj.counters.get("lore", 0) >= final and not _chapter_waits(game, obj.id):
        sacrificed = (Sacrificed(player=seen.controller, object=obj.id),)
        yield Action("704.5s 714.4", "{}'s final chapter is over", (obj.id,), sacrificed)


def final_chapter(seen: Characteristics) -> int:
    """Return a Saga's final chapter number: the greatest of its chapter abilities, or 0 without any (714.2d)."""
    return max(
        (n for held in seen.abilities if isinstance(held.ability, Triggered) for n in held.ability.chapters), default=0
    )


def _chapter_waits(game: Game, saga: ObjectId) -> bool:
    """Tell whether a chapter ability of the Saga has triggered and not yet left the stack (714.4)."""
    on_stack = (game.objects[oid] for oid in game.stack)
    waiting = [(t.source, t.ability) for t in game.triggered] + [(o.source, o.ability) for o in on_stack]
    return any(source == saga and isinstance(a, Triggered) and bool(a.chapters) for source, a in waiting)


# -- performing ---------------------------------------------------------------------------------------------------------------


def _events_of(game: Game, action: Action) -> Run[tuple[Event, ...]]:
    """Return the events of an action, once the legend that is kept has been chosen (704.5j)."""
    if not action.choice:
        return action.events
    kept = yield Choose(
        action.player, "choose-cards", None, action.choice, 1, 1, "the legend rule: which one to keep", game=game
    )
    return tuple(_to_graveyard(game.objects[oid]) for oid in action.choice if oid != kept[0])


def _one_of_each(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events without those that would do the same thing again (704.7).

    A player loses once; a permanent goes to the graveyard once, and where it would both be put there and destroyed, it is put there:
    nothing that saves it from being destroyed saves it from that.
    """
    lost: dict[PlayerId, Event] = {}
    leaving: dict[ObjectId, Event] = {}
    others: list[Event] = []
    for event in events:
        match event:
            case Lost():
                lost.setdefault(event.player, event)
            case Destroyed() | Sacrificed():
                leaving.setdefault(event.object, event)
            case Moved():
                leaving[event.object] = event
            case _:
                others.append(event)
    return (*lost.values(), *leaving.values(), *others)


def _checked(since: Game, game: Game) -> Game:
    """Return the game in which what was to be remembered until this check is forgotten (704.5b, 704.5h)."""
    for player in since.players.values():
        if player.drew_from_empty:
            game = game.with_player(replace(game.players[player.id], drew_from_empty=False))
    touched = [oid for oid in since.battlefield if since.objects[oid].deathtouched and oid in game.objects]
    for oid in touched:
        game = game.with_object(replace(game.objects[oid], deathtouched=False))
    return game


def _to_graveyard(obj: Object) -> Moved:
    return Moved(object=obj.id, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, player=obj.owner, reason="rule")
