"""What objects and players are called: handles, names and ids, and the engine's numbers for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, TypeVar

import msgspec
from engine import Session
from outcomes import Fault, Illegal
from script import Table
from vocabulary import bare

T = TypeVar("T")
Target = dict[str, int]
"""`{"Player": seat}` or `{"Object": number}`, as the engine writes a target."""


def as_target(number: int) -> Target:
    """An object as a target."""
    return {"Object": number}


# Two objects that agree in all of these, and have no handles, cannot be told apart by a player.
_TOLD_APART = (
    "name",
    "controller",
    "owner",
    "zone",
    "tapped",
    "counters",
    "power",
    "toughness",
    "damage_marked",
    "attachments",
    "keywords",
)


class Names:
    """The names of one game's objects and players.

    A reference is a player's id, a handle, or a name. A handle means one object wherever it is; a name means any object that
    has that name now, but one that goes by that name as its handle goes before others.
    """

    def __init__(
        self, session: Session, table: Table, seat: Mapping[str, int], handles: dict[str, int], cards: Set[str]
    ) -> None:
        self._session = session
        self.players = sorted(seat, key=seat.__getitem__)
        """By their seats."""
        self.seat_of = dict(seat)
        self.listed = [seat[player.id] for player in table.players]
        """The seats in the order in which the table lists the players."""
        self.teams = {team.id: [self.seat_of[player] for player in team.players] for team in table.teams}
        """The seats of each team; none where each plays for themself."""
        self.object_of = dict(handles)
        self.handle_of = {number: handle for handle, number in handles.items()}
        self.cards = cards
        """The names of the cards and tokens that the table holds."""

    # -- naming

    def seat(self, player: str) -> int:
        """The seat of a player. Raises Fault for a player who is not on the table."""
        if player not in self.seat_of:
            raise Fault(f"no player {player}")
        return self.seat_of[player]

    def side(self, seat: int) -> list[int]:
        """The seats that take turns, live and lose together with this one, itself among them (805.4, 810.4, 810.8a)."""
        return next((seats for seats in self.teams.values() if seat in seats), [seat])

    def label(self, number: int) -> str:
        """An object by its handle, else by its name."""
        if number in self.handle_of:
            return self.handle_of[number]
        thing = self._session.object(number)
        return bare(thing["name"]) if thing else ""

    def target_label(self, target: Target | None) -> str:
        """A target by its handle, else by its name; a player by their id; "none" for none."""
        if target is None:
            return "none"
        return self.players[target["Player"]] if "Player" in target else self.label(target["Object"])

    # -- meaning

    def fits(self, number: int, reference: str) -> bool:
        """Whether a reference means the object, by handle or by name."""
        if self.object_of.get(reference) == number:
            return True
        if reference in self.object_of and number in self.handle_of:
            return False
        thing = self._session.object(number)
        return thing is not None and bare(thing["name"]) == bare(reference)

    def target_fits(self, target: Target, reference: str) -> bool:
        """Whether a reference means the target."""
        if "Player" in target:
            return self.players[target["Player"]] == reference
        return self.fits(target["Object"], reference)

    def meant(self, options: Iterable[T], reference: str, target: Callable[[T], Target]) -> list[T]:
        """The options that a reference means: the one whose handle it is, else all of that name."""
        fitting = [option for option in options if self.target_fits(target(option), reference)]
        exact = [option for option in fitting if target(option).get("Object") == self.object_of.get(reference, -1)]
        return exact or fitting

    def same(self, number: int) -> str:
        """Equal for objects that cannot be told apart."""
        if number in self.handle_of:
            return f"handle {self.handle_of[number]}"
        thing = self._session.object(number)
        return msgspec.json.encode([thing.get(key) for key in _TOLD_APART]).decode() if thing else f"object {number}"

    def same_target(self, target: Target | None) -> str:
        """Equal for targets that cannot be told apart."""
        if target is None:
            return "none"
        return f"player {target['Player']}" if "Player" in target else self.same(target["Object"])

    # -- finding

    def find(self, reference: str, zones: Sequence[str], seat: int | None = None) -> dict[str, Any]:
        """The object that a step names, in one of the zones; the player's own before others.

        Raises Illegal if the scenario's card is elsewhere, and Fault if the scenario has no such card, or several that differ.
        """
        found: list[dict[str, Any]] = []
        for zone in zones:
            theirs = seat if zone in ("hand", "library") else None
            found = self.meant(self._session.zone(zone, theirs), reference, lambda thing: {"Object": thing["id"]})
            found = [thing for thing in found if seat is None or thing["controller"] == seat] or found
            if found:
                break
        if not found:
            if reference in self.object_of or bare(reference) in self.cards or self._anywhere(reference):
                raise Illegal(f"{reference} is not there")
            raise Fault(f"no {reference} on the table")
        if len({self.same(thing["id"]) for thing in found}) > 1:
            raise Fault(f"{reference} could be several objects: give the one that is meant a handle")
        return found[0]

    def _anywhere(self, reference: str) -> bool:
        return any(bare(each["name"]) == bare(reference) for each in self._session.save()["state"]["objects"].values())
