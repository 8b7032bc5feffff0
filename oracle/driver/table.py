"""From a table to a game. The table sets, it does not play: nothing triggers, is replaced or asked.

What a player would notice as wrong with it is refused: a name that means nothing, a step in which nobody has priority, and a
state-based action that would be performed at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from oracle import layers, state_based
from oracle.driver.document import Entry, ExileEntry, PermanentEntry, Seat, Table, Token, read_table
from oracle.driver.errors import ScenarioError, Unsupported
from oracle.driver.keywords import read_keyword
from oracle.driver.references import Identity, bare
from oracle.model import Combat, Game, Kind, Mana, Object, ObjectId, Player, PlayerId, Step, Team, Turn, Zone
from oracle.trace import name_of
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.selectors import Linked

Find = Callable[[str], Face | None]

STEPS = (Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.END)
# Where it does not matter, the game is some way in, so that nothing speaks of its first turn (103.8a).
USUAL_TURN = 5
_SEATS_OWN = ((Zone.HAND, "hand"), (Zone.LIBRARY, "library"), (Zone.GRAVEYARD, "graveyard"))

Anything = Entry | ExileEntry | PermanentEntry


class Position(msgspec.Struct, frozen=True):
    """A game as it was set, and what its objects are called."""

    game: Game
    identity: Identity


def set_up(table: Mapping[str, Any] | Table, find: Find, *, tracing: bool = False) -> Position:
    """Return the game that a table describes. `find` gives the face of a card by its name.

    Raises `Unsupported` for a key that it doesn't know ("format"), for cards that `find` doesn't ("card") and keywords that the
    rules don't; `ScenarioError` if the table makes no sense.
    """
    value = table if isinstance(table, Table) else read_table(table)
    _check_turn(value)
    _check_cards(value, find)
    position = _Setter(value, find).position(tracing)
    _check_rules(position.game)
    return position


def _check_turn(table: Table) -> None:
    ids = [seat.id for seat in table.players]
    if len(set(ids)) < len(ids):
        raise ScenarioError("two players have the same id")
    if table.turn.active not in ids:
        raise ScenarioError(f'the active player "{table.turn.active}" is not at the table')
    if table.turn.step not in STEPS:
        raise ScenarioError(f'a table can\'t stand in the step "{table.turn.step}": only in {", ".join(STEPS)}')
    members = [player for team in table.teams for player in team.players]
    if table.teams and sorted(members) != sorted(ids):
        raise ScenarioError("each player must be in one team")
    if table.teams and any(seat.life is not None for seat in table.players):
        raise ScenarioError("in a team game life is the team's (810.9a), not a player's")


def _entries(seat: Seat) -> Iterator[tuple[Zone, Anything]]:
    """Yield what a player has, zone by zone, with a bare name as the entry that it stands for."""
    for zone, entries in (
        (Zone.HAND, seat.hand),
        (Zone.LIBRARY, seat.library),
        (Zone.GRAVEYARD, seat.graveyard),
        (Zone.COMMAND, seat.command),
    ):
        for entry in entries:
            yield zone, Entry(card=entry) if isinstance(entry, str) else entry
    for exiled in seat.exile:
        yield Zone.EXILE, ExileEntry(card=exiled) if isinstance(exiled, str) else exiled
    for permanent in seat.battlefield:
        yield Zone.BATTLEFIELD, PermanentEntry(card=permanent) if isinstance(permanent, str) else permanent


def _check_cards(table: Table, find: Find) -> None:
    names = {name for seat in table.players for _, entry in _entries(seat) for name in _card_names(entry)}
    unknown = sorted(name for name in names if find(name) is None)
    if unknown:
        raise Unsupported("card", unknown)


def _card_names(entry: Anything) -> tuple[str, ...]:
    copied = entry.copy_of if isinstance(entry, PermanentEntry) else None
    return tuple(name for name in (entry.card, copied) if name is not None)


def _check_rules(game: Game) -> None:
    for action in state_based.due(game):
        about = (name_of(game, a) if isinstance(a, int) else a for a in action.about)
        raise ScenarioError(f"a state-based action is due on the table: {action.text.format(*about)} ({action.rule})")


class _Setter:
    """One table on its way to a game."""

    def __init__(self, table: Table, find: Find) -> None:
        self.table = table
        self.find = find
        self.objects: dict[ObjectId, Object] = {}
        self.zones: dict[tuple[Zone, PlayerId | None], tuple[ObjectId, ...]] = {}
        self.placed: list[tuple[ObjectId, Anything]] = []
        self.cards: dict[str, int] = {}
        self.names: set[str] = set()

    def position(self, tracing: bool) -> Position:
        """Return the game, after all that the table says."""
        times = self._times()
        began = len(times) + 1  # when every player's latest turn began: after all timestamps
        for seat in self.table.players:
            for zone, entry in _entries(seat):
                self._place(seat.id, zone, entry, times, began)
        self._name()
        for oid, entry in self.placed:
            self._attach(oid, entry)
        self._stack_in_order_of_arrival()
        game = Game(
            seats=tuple(seat.id for seat in self.table.players),
            players={seat.id: self._player(seat, began) for seat in self.table.players},
            turn=self._turn(),
            objects=self.objects,
            zones=self.zones,
            teams=tuple(Team(team.id, team.players, team.life) for team in self.table.teams),
            next_id=len(self.objects) + 1,
            clock=began + 2,
            tracing=tracing,
            memo={},
        )
        handles = {card: handle for handle, card in self.cards.items()}
        return Position(
            _without_effects_of_control(game), Identity(cards=self.cards, handles=handles, names=frozenset(self.names))
        )

    # -- players and the turn -------------------------------------------------------------------------------------------------

    def _player(self, seat: Seat, began: int) -> Player:
        counters = _some(seat.counters)
        for team in self.table.teams:  # the team's poison is the sum of its members' (810.10a)
            if team.players[0] == seat.id and team.counters.get("poison"):
                counters["poison"] = team.counters["poison"]
        return Player(
            id=seat.id,
            life=20 if seat.life is None else seat.life,
            counters=counters,
            pool=tuple(Mana(letter) for letter, number in seat.mana.items() for _ in range(number)),
            lands_played=seat.lands_played,
            turn_began=began,
        )

    def _turn(self) -> Turn:
        said = self.table.turn
        step = Step(said.step)
        # Only the first turn of a game of two sides has no draw (103.8a, 103.8b).
        sides = len(self.table.teams) or len(self.table.players)
        first = said.number == 1 and sides == 2 and step is Step.UPKEEP
        return Turn(
            active=said.active,
            number=said.number or USUAL_TURN,
            step=step,
            priority=said.active,
            combat=Combat() if step is Step.BEGINNING_OF_COMBAT else None,
            skip_draw=first,
        )

    # -- objects --------------------------------------------------------------------------------------------------------------

    def _times(self) -> dict[tuple[PlayerId, int], int]:
        """Return the timestamps of the permanents, by player and place in that player's list (613.7)."""
        order: list[tuple[int, int, tuple[PlayerId, int]]] = []
        for seat in self.table.players:
            for place, entry in enumerate(seat.battlefield):
                here = len(order) + 1
                given = None if isinstance(entry, str) else entry.timestamp
                order.append((here if given is None else given, here, (seat.id, place)))
        return {key: time for time, (_, _, key) in enumerate(sorted(order), 1)}

    def _place(
        self, player: PlayerId, zone: Zone, entry: Anything, times: dict[tuple[PlayerId, int], int], began: int
    ) -> None:
        oid = len(self.objects) + 1
        if isinstance(entry, PermanentEntry):
            place = sum(
                1 for o, e in self.placed if isinstance(e, PermanentEntry) and self.objects[o].controller == player
            )
            obj = self._permanent(oid, player, entry, times[player, place], began)
        else:
            obj = self._card(oid, player, zone, entry)
        self.objects[oid] = obj
        self.placed.append((oid, entry))
        key = (zone, player if zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD) else None)
        self.zones[key] = (*self.zones.get(key, ()), oid)

    def _card(self, oid: ObjectId, player: PlayerId, zone: Zone, entry: Entry | ExileEntry) -> Object:
        return Object(
            id=oid,
            card=oid,
            face=self._face(entry.card),
            owner=player,
            controller=player,
            zone=zone,
            timestamp=0,
            face_down=isinstance(entry, ExileEntry) and entry.face_down,
            counters=_some(entry.counters) if isinstance(entry, ExileEntry) else {},
            controller_then=player,
        )

    def _permanent(self, oid: ObjectId, player: PlayerId, entry: PermanentEntry, time: int, began: int) -> Object:
        if (entry.token is not None) + (entry.card is not None or entry.copy_of is not None) != 1:
            raise ScenarioError("a permanent is a card, a token, or a token that copies a card")
        face = token_face(entry.token) if entry.token is not None else self._face(entry.card or entry.copy_of or "")
        owner = entry.owner or player
        if owner not in (seat.id for seat in self.table.players):
            raise ScenarioError(f'the owner "{owner}" is not at the table')
        return Object(
            id=oid,
            card=oid,
            face=face,
            owner=owner,
            controller=player,
            zone=Zone.BATTLEFIELD,
            timestamp=time,
            kind=Kind.TOKEN if entry.card is None else Kind.CARD,
            tapped=entry.tapped,
            face_down=entry.face_down,
            counters=_some(entry.counters),
            damage=entry.damage,
            controlled_since=began + 1 if entry.sick else time,
            controller_then=player,
            copied=self._face(entry.copy_of) if entry.card is not None and entry.copy_of is not None else None,
            choices={str(kind): choice for kind, choice in entry.chosen.items()},
        )

    def _face(self, name: str) -> Face:
        face = self.find(name)
        if face is None:
            raise Unsupported("card", [name])
        return face

    def _stack_in_order_of_arrival(self) -> None:
        """Order the battlefield by timestamp: it is kept by arrival."""
        key = (Zone.BATTLEFIELD, None)
        if key in self.zones:
            self.zones[key] = tuple(sorted(self.zones[key], key=lambda oid: self.objects[oid].timestamp))

    # -- what they are called, and what refers to them ------------------------------------------------------------------------

    def _name(self) -> None:
        """Give handles: those of the table, and to each card that the table holds once and names by nothing else, its name."""
        plain: dict[str, int] = {}
        times: Counter[str] = Counter()
        for oid, entry in self.placed:
            self.names.update(_card_names(entry))
            if isinstance(entry, PermanentEntry) and entry.token is not None:
                self.names.add(bare(entry.token.name))
            copies = isinstance(entry, PermanentEntry) and entry.copy_of is not None
            if entry.card is not None and not copies:
                times[entry.card] += 1
                if entry.handle is None:
                    plain[entry.card] = oid
            if entry.handle is not None:
                if entry.handle in self.cards:
                    raise ScenarioError(f'two objects have the handle "{entry.handle}"')
                self.cards[entry.handle] = oid
        for name, oid in plain.items():
            if times[name] == 1:
                self.cards.setdefault(name, oid)

    def _attach(self, oid: ObjectId, entry: Anything) -> None:
        if isinstance(entry, PermanentEntry) and entry.attached_to is not None:
            host = self._meant(entry.attached_to, "attached-to")
            self.objects[oid] = msgspec.structs.replace(self.objects[oid], attached_to=host)
        if isinstance(entry, ExileEntry) and entry.exiled_with is not None:
            source = self._meant(entry.exiled_with, "exiled-with")
            if isinstance(source, str):
                raise ScenarioError(f'exiled-with "{source}" names a player')
            self._link(source, oid)

    def _meant(self, reference: str, key: str) -> ObjectId | PlayerId:
        """Return the object or player that another object refers to."""
        if any(seat.id == reference for seat in self.table.players):
            return reference
        if reference in self.cards:
            return self.cards[reference]
        several = "may mean several objects: give one a handle" if reference in self.names else "is not on the table"
        raise ScenarioError(f'{key} "{reference}" {several}')

    def _link(self, source: ObjectId, oid: ObjectId) -> None:
        """Set a card aside for the linked ability of its source that exiles cards (607)."""
        obj = self.objects[source]
        names = link_names(obj.copied or obj.face)
        if len(names) != 1:
            raise ScenarioError(
                f"{obj.face.name} has {'no' if not names else 'more than one'} ability that exiled cards are linked to"
            )
        linked = {**obj.linked, names[0]: (*obj.linked.get(names[0], ()), oid)}
        self.objects[source] = msgspec.structs.replace(obj, linked=linked)


def _without_effects_of_control(game: Game) -> Game:
    """Return the game in which what others than its owner control only by an effect on the table is, without that, its owner's (613.1b)."""
    for oid in game.battlefield:
        obj = game.objects[oid]
        if obj.owner == obj.controller:
            continue
        of_its_owner = game.with_object(msgspec.structs.replace(obj, controller=obj.owner))
        if layers.controller(of_its_owner, oid) == obj.controller:
            game = of_its_owner
    return game


def _some(counters: Mapping[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in counters.items() if number}


def token_face(token: Token) -> Face:
    """Return the face of a token (111.3, 111.4). Raises `Unsupported` for a keyword that the rules here don't have."""
    return Face(
        name=bare(token.name),
        types=token.types,
        subtypes=token.subtypes,
        supertypes=token.supertypes,
        colors=token.colors,
        power=token.power,
        toughness=token.toughness,
        lines=tuple(read_keyword(keyword) for keyword in token.keywords),
    )


def link_names(face: Face) -> tuple[str, ...]:
    """Return the names under which a card's abilities set cards aside, or look for them (607)."""
    found: dict[str, None] = {}

    def look(part: Any) -> None:
        link = getattr(part, "link", None)  # whatever instruction or cost sets cards aside
        if isinstance(link, str):
            found[link] = None
        if isinstance(part, Linked):
            found[part.name] = None
        if isinstance(part, msgspec.Struct):
            for field in part.__struct_fields__:
                look(getattr(part, field))
        elif isinstance(part, tuple):
            for inner in part:
                look(inner)

    look(face.lines)
    return tuple(found)
