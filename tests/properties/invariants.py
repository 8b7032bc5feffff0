"""What is true of every game, whatever was done: told as a list of what is wrong, empty for a game in which nothing is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from headjudge import schema
from oracle import layers, state_based
from oracle.driver import snapshot
from oracle.driver.references import Identity
from oracle.model import Game, Kind, Object, Zone
from oracle.priority import has_priority

OWN = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD)


def wrong(game: Game, cards: frozenset[int]) -> list[str]:
    """What is wrong with a game in which a step has ended. `cards`: the cards that there are, whoever owns them."""
    return [*_zones(game), *_kept(game, cards), *_amounts(game), *_referred(game), *_settled(game), *_derived(game)]


def cards_of(game: Game) -> frozenset[int]:
    """The cards of a game, tokens and abilities left out."""
    return frozenset(obj.card for obj in _all(game) if obj.kind is Kind.CARD)


def _all(game: Game) -> Iterator[Object]:
    yield from game.objects.values()
    yield from game.phased_out.values()


def _zones(game: Game) -> Iterator[str]:
    """Every object is in one zone: the one it says (400.1), and of its owner if each player has one (400.3)."""
    places = Counter(oid for oids in game.zones.values() for oid in oids)
    yield from (f"object {oid} is in {times} places" for oid, times in places.items() if times > 1)
    yield from (f"object {oid} is in a zone, and nowhere" for oid in places.keys() - game.objects.keys())
    yield from (f"{_named(game, oid)} is in no zone" for oid in game.objects.keys() - places.keys())
    yield from (f"object {oid} is here and phased out" for oid in game.objects.keys() & game.phased_out.keys())
    for (zone, player), oids in game.zones.items():
        if (player is not None) is not (zone in OWN):
            yield f"a {zone} of {player}"
        for oid in oids:
            obj = game.objects.get(oid)
            if obj is None:
                continue
            if obj.id != oid:
                yield f"object {oid} has the id {obj.id}"
            if obj.zone is not zone:
                yield f"{_named(game, oid)} is in the {zone}, and says {obj.zone}"
            if player is not None and obj.owner != player:
                yield f"{_named(game, oid)} of {obj.owner} is in the {zone} of {player}"
    for oid in game.battlefield:
        if game.objects[oid].face.types and {"instant", "sorcery"} & set(layers.view(game, oid).types):
            yield f"{_named(game, oid)} is an instant or sorcery on the battlefield (307.4)"
        if game.objects[oid].kind in (Kind.ABILITY, Kind.EMBLEM):
            yield f"{_named(game, oid)} is no permanent, and on the battlefield"


def _kept(game: Game, cards: frozenset[int]) -> Iterator[str]:
    """No card comes, goes or is there twice, but those of who has left the game (800.4a)."""
    here = Counter(obj.card for obj in _all(game) if obj.kind is Kind.CARD)
    yield from (f"card {card} is there {times} times" for card, times in here.items() if times > 1)
    yield from (f"card {card} was not there before" for card in here.keys() - cards)
    lost = {player.id for player in game.players.values() if player.lost}
    if lost and not game.over:  # 800.4a
        yield from (
            f"{_named(game, obj.id)} is there, and {obj.owner} is not" for obj in _all(game) if obj.owner in lost
        )
    if not lost:
        yield from (f"card {card} is nowhere" for card in cards - here.keys())


def _amounts(game: Game) -> Iterator[str]:
    """Counters, mana and damage are none or more; what is none is not kept."""
    for player in game.players.values():
        yield from (f"{player.id} has {n} {kind} counters" for kind, n in player.counters.items() if not _counted(n))
        if player.lands_played < 0 or any(m.type not in tuple("WUBRGC") for m in player.pool):
            yield f"{player.id} has played {player.lands_played} lands and has {player.pool}"
    for obj in _all(game):
        name = f"{obj.face.name} ({obj.id})"
        yield from (f"{name} has {n} {kind} counters" for kind, n in obj.counters.items() if not _counted(n))
        if obj.damage < 0:
            yield f"{name} has {obj.damage} damage"
        if obj.zone not in (Zone.BATTLEFIELD,) and (obj.tapped or obj.damage or obj.attached_to is not None):
            yield f"{name} is in the {obj.zone}, and tapped, damaged or attached (110.5)"
    lives = [game.life(player) for player in game.players]
    if not all(isinstance(life, int) for life in lives):
        yield f"life totals are {lives}"


def _counted(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number > 0


def _referred(game: Game) -> Iterator[str]:
    """What an object or effect speaks of is there, or is remembered (608.2h)."""
    known = {*game.objects, *game.gone, *game.phased_out}
    for obj in game.objects.values():
        host = obj.attached_to
        if isinstance(host, int) and host not in game.battlefield and not game.over:
            yield f"{_named(game, obj.id)} is attached to object {host}, which is not on the battlefield (704.5m)"
        if isinstance(host, str) and host not in game.players:
            yield f"{_named(game, obj.id)} is attached to {host}"
        told = [t for slot in obj.announced.targets for t in slot if isinstance(t, int)]
        told += [oid for oids in obj.linked.values() for oid in oids]
        told += [obj.source] if obj.source is not None else []
        yield from (
            f"{_named(game, obj.id)} speaks of object {oid}, which never was" for oid in told if oid not in known
        )
    for lasting in game.lasting:
        yield from (f"an effect speaks of object {oid}" for oid in lasting.affects or () if oid not in known)
    for attack in game.turn.combat.attacks if game.turn.combat else ():
        ids = (attack.creature, *attack.blockers)
        yield from (f"object {oid} is in combat, and nowhere" for oid in ids if oid not in game.battlefield)


def _settled(game: Game) -> Iterator[str]:
    """A step ends when a player has priority: no state-based action is due, no ability waits (117.5, 704.3)."""
    if game.over:
        return
    holder = game.turn.priority
    if holder is None or not has_priority(game, holder):
        yield f"{holder} has priority"
    yield from (f"a state-based action is due: {action.rule} {action.about}" for action in state_based.due(fresh(game)))
    yield from (f"an ability of object {trigger.source} waits" for trigger in game.triggered)


def _derived(game: Game) -> Iterator[str]:
    """What is remembered of a game is what is derived from it anew."""
    anew = fresh(game)
    for oid in game.objects:
        if layers.view(game, oid) != layers.view(anew, oid):
            yield f"{_named(game, oid)} is remembered otherwise than it is"
    if state_based.due(game) != state_based.due(anew):
        yield "state-based actions are remembered otherwise than they are"


def fresh(game: Game) -> Game:
    """The same game, with nothing remembered of what is derived from it."""
    return msgspec.structs.replace(game, memo={})


def _named(game: Game, oid: int) -> str:
    obj = game.objects.get(oid)
    return f"{obj.face.name if obj else '?'} ({oid})"


# -- what was seen


def unseemly(game: Game, identity: Identity) -> list[str]:
    """What the schema of snapshots says against the snapshot of a game."""
    seen = snapshot.take(game, identity)
    return [] if schema.is_valid("snapshot", seen) else schema.problems("snapshot", seen)


# -- a game value is never changed


class Kept:
    """The dictionaries of games, each with a copy: structs can't be changed, their dictionaries could."""

    def __init__(self) -> None:
        self._copies: dict[int, tuple[str, dict[Any, Any], dict[Any, Any]]] = {}

    def add(self, game: Game) -> None:
        """Keep a game as it is now."""
        self._add("game", game, ("memo",))
        for obj in _all(game):
            self._add(obj.face.name, obj)
        for player in game.players.values():
            self._add(player.id, player)

    def _add(self, whose: str, struct: msgspec.Struct, but: tuple[str, ...] = ()) -> None:
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            if type(value) is dict and value and id(value) not in self._copies and name not in but:
                self._copies[id(value)] = (f"{name} of {whose}", value, dict(value))

    def changed(self) -> list[str]:
        """What is no longer as it was."""
        return [f"{name} has changed since" for name, now, then in self._copies.values() if now != then]
