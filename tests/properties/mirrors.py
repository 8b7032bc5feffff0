"""Games that differ in something that must not matter, played alike: the same must come of them.

- `renamed`: the players have other names. The objects have the same numbers, so that the same picks are the same choices.
- `rotated`: the seats are told from another player on, everything else being equal: turn order, timestamps. The objects have other
  numbers: what is offered is put into an order that doesn't depend on them.
- `beside_a_land`: there is a basic land more, which nothing looks at, and nobody does anything with it.

Each tells what came out differently, in words; nothing where the two games are the same.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from oracle import descriptions, layers
from oracle.decisions import Arrange, CastOffer, Choose, Decision, Declare, Divide, OrderOption, Pay, ReplacementOption
from oracle.driver.errors import ScenarioError
from oracle.model import Game, Kind, Object, ObjectId, PlayerId, Zone
from oracle.trace import lines_since
from oracle.vocabulary.abilities import Ability, Face
from properties import exploring, walks
from properties.exploring import Action
from properties.walks import Move

Table = dict[str, Any]
BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
NAMES = {"alice": "zoe", "bob": "yves", "carol": "xenia", "dave": "adam"}


# -- players of other names


def renamed(table: Table, numbers: Sequence[int], moves: int) -> list[str]:
    """What comes out differently where the players, and the handles, have other names."""
    other = _with_names(table)
    first = list(walks.walk(walks.begun(table, tracing=True).game, numbers, moves))
    second = list(walks.walk(walks.begun(other, tracing=True).game, numbers, moves))
    if len(first) != len(second):
        return [f"{len(first)} moves and {len(second)}"]
    if not first:
        return []
    one, two = first[-1].game, second[-1].game
    mine, theirs = Plain(NAMES).of(one), Plain({}).of(two)
    told = [(line.rules, _renamed_words(line.text)) for line in lines_since(one, None)]
    again = [(line.rules, line.text) for line in lines_since(two, None)]
    differ = [f"{mine} and {other}" for mine, other in zip(told, again, strict=False) if mine != other][:1]
    return differ + [f"{part}: {value} and {theirs[part]}" for part, value in mine.items() if value != theirs[part]]


def _with_names(table: Table) -> Table:
    """The table with other names for the players and for the handles."""
    other = copy.deepcopy(table)
    other["turn"]["active"] = NAMES[table["turn"]["active"]]
    for team in other.get("teams", ()):
        team["players"] = [NAMES[player] for player in team["players"]]
    for seat in other["players"]:
        seat["id"] = NAMES[seat["id"]]
        for zone in ("hand", "library", "graveyard", "exile", "battlefield"):
            for entry in seat.get(zone, ()):
                if isinstance(entry, dict):
                    for key in entry.keys() & {"as", "attached-to"}:
                        entry[key] = f"z-{entry[key][::-1]}" if entry[key] == entry[key].lower() else entry[key]
                    entry.update({"owner": NAMES[entry["owner"]]} if "owner" in entry else {})
    return other


def _renamed_words(text: str) -> str:
    for name, other in NAMES.items():
        text = text.replace(name, other).replace(name.capitalize(), other.capitalize())
    return text


class Plain:
    """A game in plain values, with names for its players: all of it but what is remembered of it, and its trace."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def of(self, game: Game) -> dict[str, Any]:
        """The game, part by part."""
        left_out = ("memo", "trace", "tracing", "gone")
        return {name: self._of(getattr(game, name)) for name in game.__struct_fields__ if name not in left_out}

    def _of(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.names.get(value, value)
        if isinstance(value, Face | Ability) or value is None or isinstance(value, int | bool):
            return value
        if isinstance(value, tuple | list):
            return tuple(self._of(each) for each in value)
        if isinstance(value, frozenset):
            return frozenset(self._of(each) for each in value)
        if isinstance(value, Mapping):
            return {self._of(key): self._of(each) for key, each in value.items()}
        if isinstance(value, msgspec.Struct):
            return (type(value).__name__, *(self._of(getattr(value, name)) for name in value.__struct_fields__))
        return value


# -- seats told from another player on


def rotated(table: Table, numbers: Sequence[int], moves: int, by: int) -> list[str]:
    """What comes out differently where the seats begin with another player, in the same turn order."""
    first, second = copy.deepcopy(table), copy.deepcopy(table)
    place = 0
    for seat, other in zip(first["players"], second["players"], strict=True):
        for entry, twin in zip(seat["battlefield"], other["battlefield"], strict=True):
            entry["timestamp"] = twin["timestamp"] = place = place + 1
    second["players"] = second["players"][by:] + second["players"][:by]
    one, two = Labels(first), Labels(second)
    mine = walks.walk(walks.begun(first).game, numbers, moves, possible=one.possible, seen=one.seen)
    theirs = walks.walk(walks.begun(second).game, numbers, moves, possible=two.possible, seen=two.seen)
    return _compared(list(mine), list(theirs), one, two)


def _compared(first: Sequence[Move], second: Sequence[Move], one: Labels, two: Labels) -> list[str]:
    for number, (mine, theirs) in enumerate(zip(first, second, strict=False)):
        asked = [(a.decision.player, a.decision.kind, a.ways) for a in mine.played.asked]
        other = [(a.decision.player, a.decision.kind, a.ways) for a in theirs.played.asked]
        if asked != other:
            return [f"move {number}, {mine.words} and {theirs.words}: asked {asked} and {other}"]
        seen, again = one.shown(mine.game), two.shown(theirs.game)
        for part, value in seen.items():
            if value != again[part]:
                return [f"move {number}, {mine.words}: {part}: {value} and {again[part]}"]
    return [] if len(first) == len(second) else [f"{len(first)} moves and {len(second)}"]


class Labels:
    """What to call objects, whatever their numbers: a card by its place on the table, anything else by what can be seen of it."""

    def __init__(self, table: Table, without: ObjectId = 0) -> None:
        self.places: dict[int, str] = {}
        self.without = without
        self.began = sum(len(seat["battlefield"]) for seat in table["players"])  # the last timestamp of the table
        for seat in table["players"]:
            for zone in ("hand", "library", "graveyard", "command", "exile", "battlefield"):
                for place in range(len(seat.get(zone, ()))):
                    self.places[len(self.places) + 1] = f"{seat['id']} {zone} {place}"

    def label(self, game: Game, option: ObjectId | PlayerId) -> str:
        """What to call an object or player."""
        if isinstance(option, str):
            return option
        if option not in game.objects and option not in game.gone:
            return "what phased out"
        obj = game.find(option)
        place = self.places.get(obj.card)
        here = "" if option in game.objects else "gone "
        if place is not None and obj.kind is not Kind.COPY:
            return f"{here}{place} {obj.zone}"
        return f"{here}{self._described(game, obj)}"

    def _described(self, game: Game, obj: Object) -> str:
        seen = layers.known(game, obj.id)
        stack = game.stack.index(obj.id) if obj.id in game.stack else ""
        source = self.places.get(game.find(obj.source).card, "new") if obj.source is not None else ""
        told: tuple[Any, ...] = (
            seen.name,
            obj.kind,
            obj.owner,
            seen.controller,
            obj.zone,
            stack,
            source,
            self._since(obj),
        )
        told += (obj.tapped, sorted(obj.counters.items()), seen.power, seen.toughness, obj.damage, sorted(seen.types))
        return " ".join(map(str, told))

    def _since(self, obj: Object) -> int:
        return obj.timestamp - self.began if obj.timestamp > self.began else 0

    def possible(self, game: Game) -> list[Action]:
        """What may be done, passing first, the rest by what it is done with."""
        passing, *rest = exploring.possible(game)
        return [passing, *sorted(rest, key=lambda action: (self.label(game, action.about), action.what))]

    def seen(self, decision: Decision) -> Decision:
        """A question with its options in an order that doesn't depend on numbers."""
        game: Game = decision.game

        def by(option: Any) -> Any:
            match option:
                case OrderOption() | ReplacementOption():
                    return (self.label(game, option.source), _line(option))
                case bool():
                    return (str(not option), 0)
                case int() if decision.kind in ("choose-cards", "target") or not isinstance(decision, Choose):
                    return (self.label(game, option), 0)
                case int():
                    return (f"{option:09}", 0)
                case _:
                    return (str(option), 0)

        match decision:
            case Choose() | Divide() | Arrange() | CastOffer():
                if isinstance(decision, Divide) and decision.lethal:
                    return decision
                options = tuple(sorted(decision.options, key=by))
                return msgspec.structs.replace(decision, options=options)
            case Declare():
                return msgspec.structs.replace(decision, candidates=tuple(sorted(decision.candidates, key=by)))
            case _:
                return decision

    def shown(self, game: Game) -> dict[str, Any]:
        """The game as far as it can be seen, in these names."""
        found: dict[str, Any] = {"turn": (game.turn.active, game.turn.step, game.turn.number, game.over)}
        for player in game.seats:
            it = game.players[player]
            pool = "".join(sorted(mana.type for mana in it.pool))
            found[player] = (game.life(player), dict(sorted(it.counters.items())), pool, it.lost, it.lands_played)
            for zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD):
                names = [self.label(game, oid) for oid in game.zone(zone, player)]
                found[f"{player} {zone}"] = sorted(names) if zone is Zone.HAND else names
        for zone in (Zone.BATTLEFIELD, Zone.EXILE, Zone.COMMAND):
            found[zone] = sorted(self._whole(game, oid) for oid in game.zone(zone) if oid != self.without)
        found["stack"] = [self._whole(game, oid) for oid in game.stack]
        return found

    def _whole(self, game: Game, oid: ObjectId) -> str:
        obj = game.objects[oid]
        host = "" if obj.attached_to is None else self.label(game, obj.attached_to)
        targets = [[self.label(game, target) for target in slot] for slot in obj.announced.targets]
        return f"{self.label(game, oid)}: {self._described(game, obj)} {host} {targets}"


def _line(option: Any) -> Any:
    return option.line or 0 if isinstance(option, OrderOption) else option.index


# -- a land that nothing looks at


def beside_a_land(table: Table, numbers: Sequence[int], moves: int) -> list[str] | None:
    """What comes out differently beside a land that nothing looks at; None where something did look at it, or every basic land is there."""
    lands = [land for land in BASIC_LANDS if land not in str(table)]
    if not lands:
        return None
    more, land = copy.deepcopy(table), lands[0]
    more["players"][-1]["battlefield"].append({"card": land, "as": "idle-land"})
    try:
        beside = walks.begun(more)
    except ScenarioError:  # it is made into a creature of toughness 0
        return None
    idle = beside.identity.cards["idle-land"]
    first = list(walks.walk(walks.begun(table).game, numbers, moves))
    land_alone = _Idle(idle)
    with land_alone.watched():
        second = list(walks.walk(beside.game, numbers, moves, possible=land_alone.possible, seen=land_alone.seen))
    if land_alone.looked_at:
        return None
    return _compared(first, second, Labels(table), Labels(more, without=idle))


class _Idle:
    """A land that nobody does anything with; whether anything looked at it."""

    def __init__(self, land: ObjectId) -> None:
        self.land = land
        self.looked_at = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Notice whether the land fits any description meanwhile."""
        fits = descriptions.fits

        def watching(game: Game, description: Any, oid: ObjectId | PlayerId, ctx: Any) -> bool:
            fitting = fits(game, description, oid, ctx)
            self.looked_at |= fitting and oid == self.land
            return fitting

        descriptions.fits = watching
        try:
            yield
        finally:
            descriptions.fits = fits

    def possible(self, game: Game) -> list[Action]:
        """What may be done but with the land."""
        return [action for action in exploring.possible(game) if action.about != self.land]

    def seen(self, decision: Decision) -> Decision:
        """A question without the land among its options; it is tapped for whoever looks for mana."""
        game: Game = decision.game
        match decision:
            case Choose() if decision.kind in ("choose-cards", "target") and self.land in decision.options:
                self.looked_at = True
                return decision
            case Pay() if self.land in game.objects:
                tapped = msgspec.structs.replace(game.objects[self.land], tapped=True)
                return msgspec.structs.replace(decision, game=game.with_object(tapped))
            case _:
                return decision
