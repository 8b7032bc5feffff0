"""One game in the engine: what it waits for, acting in it, and going back to where it was.

phase is a state machine: it waits for something (a *prompt*: priority, a choice, a payment) from somebody, and takes an action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import phase
from outcomes import Fault, StepEnded

# What the engine says when an action is not of a shape that it reads, in distinction to one that is not allowed now.
_UNREADABLE = ("unknown variant", "missing field", "unknown field", "invalid type", "invalid value", "invalid length")

State = dict[str, Any]
"""The engine's whole game as it exports it: `{"state": {...}, ...}`."""


class Prompt(msgspec.Struct, frozen=True):
    """What the engine waits for."""

    kind: str
    data: dict[str, Any]


class Refused(Exception):
    """The engine does not allow the action; the game is as it was."""


class SelfPaid(StepEnded):
    """The engine activated mana abilities that nobody named, to pay for something."""

    outcome = "illegal"


class Session:
    """A game in play. Every action goes through `apply`."""

    def __init__(self, engine: phase.Engine, state: State) -> None:
        self._engine = engine
        self.seats = len(state["state"]["players"])
        self.named: set[int] = set()
        """The objects whose mana abilities the script itself activates in this step."""
        self.produced: dict[int, tuple[str, ...]] = {}
        """What the mana abilities of each object gave in this step, before replacement effects, as the engine's mana types."""
        self.triggered: dict[tuple[int, int], list[str]] = {}
        """What triggered mana abilities added for each seat, by their source, and nobody has looked at yet."""
        self.restore(state)

    def restore(self, state: State) -> None:
        """Go to a state that `save` gave."""
        self.game = self._engine.load_game(state)

    def save(self) -> State:
        """The whole game, to be looked at, or for `restore`."""
        state: State = self.game.state()
        return state

    def begin_step(self) -> None:
        """Forget what belongs to the last step."""
        self.named.clear()
        self.produced.clear()
        self.triggered.clear()

    def prompt(self) -> Prompt:
        """What the engine waits for now."""
        waiting = self.game.waiting_for()
        return Prompt(kind=waiting["type"], data=waiting.get("data") or {})

    def actor(self) -> int:
        """The seat that the engine waits for."""
        data = self.prompt().data
        if "player" in data:
            seat: int = data["player"]
            return seat
        pending = data.get("pending")
        if isinstance(pending, list) and pending and "player" in pending[0]:
            first: int = pending[0]["player"]
            return first
        return self.game.priority_player()

    def actions(self) -> list[dict[str, Any]]:
        """The actions that the engine lists as legal now, without taking back what is being cast. Mana abilities are not in it."""
        listed = (action.to_dict() for action in self.game.actions())
        return [action for action in listed if action["type"] != "CancelCast"]

    def act(self, kind: str, *, seat: int | None = None, **data: Any) -> None:
        """Do something, as the seat that the engine waits for if none is named.

        Raises Refused, and SelfPaid if the engine activated mana abilities of its own accord; after that the game is to be restored.
        """
        self.apply({"type": kind, "data": data} if data else {"type": kind}, seat)

    def apply(self, action: Mapping[str, Any], seat: int | None = None) -> None:
        """The same, with an action in the engine's own shape."""
        try:
            result = self.game.apply(self.actor() if seat is None else seat, action)
        except ValueError as error:
            message = str(error)[:300]
            if any(mark in message for mark in _UNREADABLE):
                raise Fault(f"the engine cannot read {action.get('type')}: {message}") from error
            raise Refused(message) from error
        unnamed = []
        tapped = {event["data"]["source_id"] for event in result.events if event["type"] == "ManaAbilityProduced"}
        for event in result.events:
            data = event.get("data")
            if event["type"] == "ManaAbilityProduced":
                self.produced[data["source_id"]] = tuple(data["produced"])
            elif event["type"] == "ManaAdded" and tapped and data["source_id"] not in tapped:
                self.triggered.setdefault((data["player_id"], data["source_id"]), []).append(data["mana_type"])
            elif (
                event["type"] == "AbilityActivated"
                and data.get("kind") == "Mana"
                and data["source_id"] not in self.named
            ):
                unnamed.append(data["source_id"])
        if unnamed:
            names = ", ".join((self.object(each) or {}).get("name", "?") for each in unnamed)
            raise SelfPaid(f"the pool does not pay: the engine would tap {names}")

    # -- seeing

    def object(self, number: int) -> dict[str, Any] | None:
        """The object of that number, if the engine still has it."""
        found: dict[str, Any] | None = self.game.object(number)
        return found

    def stack(self) -> list[dict[str, Any]]:
        """The stack's entries, bottom first."""
        entries: list[dict[str, Any]] = self.game.stack()
        return entries

    def zone(self, zone: str, seat: int | None = None) -> Iterator[dict[str, Any]]:
        """The objects in a zone, of one seat or of all."""
        if zone in ("battlefield", "exile"):
            yield from self.game.battlefield() if zone == "battlefield" else self.game.exile()
            return
        for each in range(self.seats) if seat is None else (seat,):
            if zone == "hand":
                yield from self.game.hand(each)
            elif zone == "graveyard":
                yield from self.game.graveyard(each)
            elif zone == "library":
                yield from (card for number in self.game.player(each)["library"] if (card := self.object(number)))

    def pool(self, seat: int) -> dict[int, str]:
        """The mana in a seat's pool: the engine's number for each, and its type as the engine calls it."""
        return {mana["pip_id"]: mana["color"] for mana in self.game.player(seat)["mana_pool"]["mana"]}


def targets(entry: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The targets of an entry of the stack, slot by slot, each `{"Player": seat}` or `{"Object": number}`."""
    found: list[dict[str, Any]] = []
    ability = (entry["kind"].get("data") or {}).get("ability")
    while ability:
        found += [target for target in ability.get("targets") or [] if "Player" in target or "Object" in target]
        ability = ability.get("sub_ability")
    return found
