"""Small games for tests of the oracle: faces put straight into zones, without playing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.events import Event
from oracle.model import Game, Lasting, Object, Player, Step, Turn, Zone
from oracle.vocabulary.abilities import Ability, Face, Static
from oracle.vocabulary.filters import THIS, Filter
from oracle.vocabulary.statics import Change, Continuous, StaticPart


def creature(name: str = "Bear", power: int = 2, toughness: int = 2, *lines: Any, **fields: Any) -> Face:
    fields.setdefault("types", ("creature",))
    fields.setdefault("subtypes", ("Bear",))
    return Face(name, power=power, toughness=toughness, lines=lines, **fields)


def enchantment(name: str, *lines: Any, **fields: Any) -> Face:
    fields.setdefault("types", ("enchantment",))
    return Face(name, lines=lines, **fields)


def land(name: str, *subtypes: str, lines: tuple[Any, ...] = (), **fields: Any) -> Face:
    return Face(name, types=("land",), subtypes=subtypes, lines=lines, **fields)


def forest() -> Face:
    return land("Forest", "Forest", supertypes=("basic",))


def always(*changes: Change, what: Filter = THIS, **fields: Any) -> Static:
    """A static ability that changes what fits."""
    where = fields.pop("where", ("battlefield",))
    return Static((Continuous(changes, what, where),), **fields)


def static(*parts: StaticPart, **fields: Any) -> Static:
    return Static(parts, **fields)


class Table:
    """A game under construction; every `put` is later than the one before."""

    def __init__(self, *seats: str, **fields: Any) -> None:
        seats = seats or ("alice", "bob")
        players = {p: Player(p) for p in seats}
        turn = Turn(active=seats[0], step=Step.PRECOMBAT_MAIN)
        self.game = Game(seats=seats, players=players, turn=turn, **fields)

    def put(self, face: Face, controller: str = "alice", zone: Zone = Zone.BATTLEFIELD, **fields: Any) -> int:
        oid = self.game.next_id
        fields.setdefault("owner", controller)
        fields.setdefault("timestamp", self.game.clock)
        obj = Object(id=oid, card=oid, face=face, controller=controller, zone=zone, **fields)
        owned = zone in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)
        place = (zone, obj.owner if owned else None)
        ids = (oid, *self.game.zones.get(place, ())) if zone is Zone.STACK else (*self.game.zones.get(place, ()), oid)
        self.game = self.game.change(
            objects={**self.game.objects, oid: obj},
            zones={**self.game.zones, place: ids},
            next_id=oid + 1,
            clock=self.game.clock + 1,
        )
        return oid

    def change(self, oid: int, **fields: Any) -> None:
        self.game = self.game.with_object(replace(self.game.objects[oid], **fields))

    def begin(self, source: int, *changes: Change, affects: tuple[int, ...] | None = None, **fields: Any) -> int:
        """Begin a continuous effect, as a resolving spell does."""
        part = fields.pop("part", None) or Continuous(changes)
        fields.setdefault("controller", "alice")
        lasting = Lasting(
            id=self.game.next_id,
            timestamp=self.game.clock,
            source=source,
            until="end-of-turn",
            part=part,
            affects=affects,
            **fields,
        )
        self.game = self.game.change(
            lasting=(*self.game.lasting, lasting), next_id=self.game.next_id + 1, clock=self.game.clock + 1
        )
        return lasting.id

    def end(self, lasting: int) -> None:
        self.game = self.game.change(lasting=tuple(e for e in self.game.lasting if e.id != lasting))

    def happened(self, *events: Event) -> None:
        self.game = self.game.change(history=(*self.game.history, *events))


__all__ = ["Ability", "Table", "always", "creature", "enchantment", "forest", "land", "static"]
