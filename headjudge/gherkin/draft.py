"""A scenario document while its sentences are read: the table, then the script with its answers, and the checks between.

A draft knows what stands on its table, so that a sentence which names a card that is not there, or one of several that
look different, is an error where it was written. All errors are `HeadJudgeError` without a place: the caller knows the
file and line.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from headjudge.errors import HeadJudgeError
from headjudge.gherkin import words
from headjudge.gherkin.values import CastDuring, Entry, Payment, Ref, StackObject

_FIELDS = {
    "hand": frozenset[str](),
    "library": frozenset[str](),
    "graveyard": frozenset[str](),
    "command": frozenset[str](),
    "exile": frozenset({"counters", "face-down", "exiled-with"}),
    "battlefield": frozenset(
        {"copy-of", "owner", "tapped", "sick", "damage", "counters", "attached-to", "chosen", "timestamp", "face-down"}
    ),
}
"""What a table's entry may say besides its card and handle, zone by zone (schemas/scenario.schema.json)."""

_ENTRY_ORDER = (
    "card",
    "token",
    "copy-of",
    "as",
    "owner",
    "tapped",
    "sick",
    "damage",
    "counters",
    "attached-to",
    "chosen",
    "timestamp",
    "face-down",
    "exiled-with",
)
_PLACE_OF = {key: index for index, key in enumerate(_ENTRY_ORDER)}


def _in_order(said: Mapping[str, Any]) -> dict[str, Any]:
    """What is said of a table's entry, in the schema's order, without what is None."""
    return {key: said[key] for key in sorted((key for key in said if said[key] is not None), key=_PLACE_OF.__getitem__)}


def _in(zone: str) -> str:
    return {"hand": "in a hand", "command": "in the command zone", "exile": "in exile"}.get(zone, f"in a {zone}")


class Placed(msgspec.Struct, frozen=True):
    """One object of the table: its names, its handle, where it is and what the document will say of it."""

    names: frozenset[str]
    handle: str | None
    player: str
    zone: str
    entry: dict[str, Any]

    def looks_like(self, other: Placed) -> bool:
        """Whether nothing tells the two apart but the handle."""
        return (
            (self.player, self.zone) == (other.player, other.zone)
            and {**self.entry, "as": None} == {**other.entry, "as": None}
        )  # fmt: skip


class Draft:
    """The document of one scenario as far as it has been read."""

    def __init__(self) -> None:
        self._turn: dict[str, Any] = {"active": "alice", "step": "precombat-main"}
        self._players: dict[str, dict[str, Any]] = {"alice": {}, "bob": {}}
        self._zones: dict[tuple[str, str], list[Placed]] = {}
        self._teams: list[dict[str, Any]] = []
        self._script: list[dict[str, Any]] = []
        self._checks: list[dict[str, Any]] = []
        self._named: set[str] = set()
        self._answerable = False

    # The table ------------------------------------------------------------------------------------------------------

    def player(self, player: str) -> dict[str, Any]:
        """What the table says of a player; the player takes a seat if not seated yet."""
        return self._players.setdefault(player, {})

    def turn(self, **fields: Any) -> None:
        """Set whose turn it is, the step or the number of the turn."""
        step = fields.get("step", "precombat-main")
        if step not in words.TABLE_STEPS:
            raise HeadJudgeError(
                "A table cannot stand in this step",
                why="players were asked to declare something on the way there, or nobody receives priority in it",
                hint="Begin earlier, and let the game advance there: When the game advances to ...",
            )
        self._turn.update(fields)
        if "active" in fields:
            self.player(fields["active"])

    def team(self, players: Iterable[str], life: int | None) -> None:
        """Make the players a team."""
        members = list(players)
        for member in members:
            self.player(member)
            if any(member in team["players"] for team in self._teams):
                raise HeadJudgeError(f"{member.capitalize()} is in a team already")
        team: dict[str, Any] = {"id": "abcd"[len(self._teams)], "players": members}
        if life is not None:
            team["life"] = life
        self._teams.append(team)

    def team_of(self, player: str) -> dict[str, Any]:
        """The team that a player is in."""
        for team in self._teams:
            if player in team["players"]:
                return team
        raise HeadJudgeError(
            f"{player.capitalize()} is in no team", hint="Say so first: Given Alice and Carol are a team"
        )

    def set_life(self, player: str, life: int) -> None:
        """Set a player's life total."""
        if self._teams:
            raise HeadJudgeError(
                "In a team game life is the team's (810.9a)", hint="Given Alice and Carol are a team with 30 life"
            )
        self.player(player)["life"] = life

    def place(self, player: str, zone: str, entries: Iterable[Entry], *, on_top: bool = False) -> None:
        """Put what the entries say into a zone of a player; below what is there already, or on top of it."""
        placed = [one for entry in entries for one in self._objects(player, zone, entry)]
        self.player(player)
        there = self._zones.setdefault((player, zone), [])
        if on_top:
            there[:0] = placed
        else:
            there += placed

    def _objects(self, player: str, zone: str, entry: Entry) -> Iterable[Placed]:
        fields = dict(entry.fields)
        token = None if entry.token is None else {**entry.token}
        if keywords := fields.pop("keywords", None):
            if token is None:
                raise HeadJudgeError(
                    f"{keywords[0]} is part of a token's description; a card has the abilities that it has"
                )
            token["keywords"] = keywords
        if token is not None and "types" not in token:
            raise HeadJudgeError(
                f'The token "{token["name"]}" is not described',
                hint=f"Say what it is: a 1/1 white {token['name']} creature token",
            )
        self._fits_zone(zone, entry, fields)
        if fields.get("tapped") is False:
            del fields["tapped"]
        if "chosen" in fields:
            fields["chosen"] = {fields["chosen"].kind: fields["chosen"].value}
        if "owner" in fields:
            self.player(fields["owner"])
        if entry.handles and len(entry.handles) != entry.count:
            raise HeadJudgeError(
                f"{len(entry.handles)} handles for {entry.count} objects",
                hint='One each: two Soul Wardens as "w1" and "w2"',
            )
        copied = entry.copy_of or fields.pop("copy-of", None)
        names = frozenset(name for name in (entry.card, copied, token and token["name"]) if name)
        self._named.update(name for name in (entry.card, copied) if name)
        what = {"card": entry.card, "token": token, "copy-of": copied, **fields}
        for index in range(entry.count):
            handle = entry.handles[index] if entry.handles else None
            if handle is not None and self._with_handle(handle):
                raise HeadJudgeError(f'The handle "{handle}" is given twice', hint="A handle names one object.")
            yield Placed(names, handle, player, zone, _in_order({**what, "as": handle}))

    def _fits_zone(self, zone: str, entry: Entry, fields: Mapping[str, Any]) -> None:
        if zone != "battlefield" and entry.card is None:
            raise HeadJudgeError(f"A token cannot be {_in(zone)}", why="the table holds tokens on the battlefield only")
        for field in fields:
            if field not in _FIELDS[zone]:
                raise HeadJudgeError(f"A card {_in(zone)} has no '{field}'", hint="That is said of permanents.")

    # Names ----------------------------------------------------------------------------------------------------------

    def _all(self) -> Iterable[Placed]:
        for placed in self._zones.values():
            yield from placed

    def _with_handle(self, handle: str) -> Placed | None:
        return next((one for one in self._all() if one.handle == handle), None)

    def find(self, ref: Ref) -> Placed:
        """The object of the table that a card name or handle points at; one of several that look the same.

        Raises `HeadJudgeError` if there is none, or if several look different.
        """
        if ref.kind == "handle":
            placed = self._with_handle(ref.name)
            if placed is None:
                handles = sorted(one.handle for one in self._all() if one.handle)
                near = difflib.get_close_matches(ref.name, handles, n=3, cutoff=0.5) or handles[:6]
                raise HeadJudgeError(
                    f'Nothing on the table has the handle "{ref.name}"',
                    hint="There is: " + ", ".join(f'"{handle}"' for handle in near)
                    if near
                    else 'Give it one in the Given: Alice controls Forest as "forest-1"',
                )
            return placed
        found = [one for one in self._all() if ref.name in one.names]
        if not found:
            raise HeadJudgeError(
                f"{ref.name} is nowhere on the table",
                hint=f"Put it there first: Given Alice controls {ref.name}, or ... has {ref.name} in hand",
            )
        if any(not found[0].looks_like(other) for other in found[1:]):
            places = ", ".join(f"{one.player.capitalize()}'s {one.zone}" for one in found[:4])
            raise HeadJudgeError(
                f"Which {ref.name}? The table holds {len(found)} that differ",
                why=f"there is one in each of: {places}",
                hint=f'Give them handles: {ref.name} as "handle", and name them by those',
            )
        if any(one.handle for one in found) and len(found) > 1:
            raise HeadJudgeError(
                f"Which {ref.name}? The table holds {len(found)}",
                hint="Name it by its handle: " + ", ".join(f'"{one.handle}"' for one in found if one.handle),
            )
        return found[0]

    def name(self, ref: Ref) -> str:
        """What the document calls the object or player: a player's id, a handle, else a name."""
        if ref.kind == "player":
            self.player(ref.name)
            return ref.name
        if ref.kind == "token":
            known = [one for one in self._all() if ref.name in one.names and "token" in one.entry]
            if len(known) == 1 and known[0].handle:
                return known[0].handle
            return ref.name
        return self.find(ref).handle or ref.name

    def names(self, refs: Iterable[Ref]) -> list[str]:
        """What the document calls each of them."""
        return [self.name(ref) for ref in refs]

    def unique(self, ref: Ref) -> str:
        """What a snapshot has an object under: its handle, or its name if the table holds that once."""
        placed = self.find(ref)
        if placed.handle is None and sum(ref.name in one.names for one in self._all()) > 1:
            raise HeadJudgeError(
                f"Which {ref.name}? The table holds several", hint=f'Give it a handle: {ref.name} as "handle"'
            )
        if placed.handle is None and "copy-of" in placed.entry:
            raise HeadJudgeError(
                f"{ref.name} is a copy, which has no name of its own", hint='Give it a handle: ... as "handle"'
            )
        return placed.handle or ref.name

    def card_of(self, ref: Ref) -> str | None:
        """The card that a reference means, if it is a card of the table."""
        return self.find(ref).entry.get("card") if ref.kind in {"card", "handle"} else None

    def mention(self, card: str) -> None:
        """Note a card that an engine must know although the table does not hold it: one that is named."""
        self._named.add(card)

    # The script -----------------------------------------------------------------------------------------------------

    def act(self, do: str, **fields: Any) -> None:
        """Add a step to the script; fields that are None are left out."""
        self._script.append({"do": do, **{key: value for key, value in fields.items() if value is not None}})
        self._answerable = True

    def answer(
        self, player: str | None, kind: str, value: Any = None, about: Ref | None = None, *, free: bool = False
    ) -> None:
        """Add an answer to the latest step.

        Raises `HeadJudgeError` if there is no step yet, or checks stand between: answers follow their action.
        """
        if not self._script:
            raise HeadJudgeError(
                "An answer without an action before it",
                hint="First say what is done (When ...), then how its questions are answered (And ...)",
            )
        if not self._answerable:
            raise HeadJudgeError(
                "An answer after the checks of its action", hint="Put it right after the action, before Then"
            )
        answer: dict[str, Any] = {"player": player, "kind": kind}
        if about is not None:
            answer["about"] = self.name(about)
        if free:
            answer["free"] = True
        else:
            answer["answer"] = value
        answer = {key: part for key, part in answer.items() if not (key == "player" and part is None)}
        self._script[-1].setdefault("answers", []).append(answer)

    def payments(self, payments: Iterable[Payment]) -> list[dict[str, Any]]:
        """A payment as the document writes it."""
        return [self._payment(payment) for payment in payments]

    def _payment(self, payment: Payment) -> dict[str, Any]:
        if payment.pool is not None:
            return {"pool": payment.pool}
        if payment.source is None:
            return {"life": payment.life}
        spec: dict[str, Any]
        if payment.granted_by is not None:
            spec = {"granted-by": self.name(payment.granted_by), "line": payment.line or 1}
        elif payment.land_type is not None:
            spec = {"intrinsic": payment.land_type}
        elif payment.line is not None:
            spec = {"line": payment.line}
        else:
            land_type = self.basic_type(payment.source)
            spec = {"line": 1} if land_type is None else {"intrinsic": land_type}
        return {"source": self.name(payment.source), "ability": spec, "adds": payment.adds}

    def basic_type(self, ref: Ref) -> str | None:
        """The basic land type in the name of a basic land (Forest, Snow-Covered Forest), or None."""
        last = (self.card_of(ref) or "").removeprefix("Snow-Covered ")
        return last if last in words.LAND_TYPES else None

    def options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The choices of a cast or activation as the document writes them."""
        result: dict[str, Any] = {}
        for key, value in options.items():
            if key == "targets":
                result[key] = self.names(value)
            elif key == "pay":
                result[key] = self.payments(value)
            elif isinstance(value, tuple):
                result[key] = list(value)
            else:
                result[key] = value
        return result

    def cast_during(self, spell: CastDuring) -> dict[str, Any]:
        """A spell cast while something resolves, as the document writes it."""
        unknown = sorted(set(spell.options) - {"targets", "modes", "x"})
        if unknown:
            raise HeadJudgeError(
                f"A spell cast while something resolves takes no '{unknown[0]}'",
                why="the format has its targets, modes and X",
            )
        if spell.card is not None:
            return {"card": self.name(spell.card), **self.options(spell.options)}
        return {"copy-of": spell.copy_of, **self.options(spell.options)}

    # Checks ---------------------------------------------------------------------------------------------------------

    def check(self, **fields: Any) -> None:
        """Add a check on what is so after the latest step, or on the table where there is none yet."""
        self._checks.append({"after": len(self._script), **fields})
        self._answerable = False

    def check_step(self, **fields: Any) -> None:
        """Add a check on what happened in the latest step.

        Raises `HeadJudgeError` if there is none.
        """
        if not self._script:
            raise HeadJudgeError("Nothing has been done yet that this could be about", hint="First: When ...")
        self.check(**fields)

    def stack_object(self, seen: StackObject) -> list[dict[str, Any]]:
        """What a snapshot's stack must show for it, once for each that is said to be there."""
        shown: dict[str, Any] = {"kind": seen.kind}
        if seen.source.kind == "token":
            shown["source"] = seen.source.name
        else:
            placed = self.find(seen.source)
            if seen.source.kind == "card":
                shown["source"] = seen.source.name
            if placed.handle is not None:
                shown["handle"] = placed.handle
        if seen.controller is not None:
            shown["controller"] = seen.controller
        if seen.targets is not None:
            shown["targets"] = self.names(seen.targets)
        return [shown] * seen.count

    # The document ---------------------------------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        """Whether anything has been done yet."""
        return bool(self._script)

    def outcomes(self) -> list[dict[str, Any]]:
        """The checks on outcomes, for those who must know whether something is said not to work."""
        return [check for check in self._checks if "outcome" in check]

    def parts(self) -> dict[str, Any]:
        """The parts of the document that the sentences make: cards, needs, table, script, checks.

        Raises `HeadJudgeError` if something is attached to what is not there.
        """
        seats = [player for player in words.PLAYERS.values() if player in self._players]
        needs = ["teams"] if self._teams else ["more-than-two-players"] if len(seats) > 2 else []
        table: dict[str, Any] = {"turn": self._turn}
        if self._teams:
            table["teams"] = self._teams
        table["players"] = [self._player(player) for player in seats]
        return {
            "cards": sorted(self._named),
            "needs": needs,
            "table": table,
            "script": self._script,
            "checks": self._checks,
        }

    def _player(self, player: str) -> dict[str, Any]:
        result: dict[str, Any] = {"id": player}
        for key in ("life", "counters", "mana", "lands-played"):
            if key in self._players[player]:
                result[key] = self._players[player][key]
        for zone in ("hand", "library", "graveyard", "command", "exile", "battlefield"):
            if placed := self._zones.get((player, zone)):
                result[zone] = [self._entry(one) for one in placed]
        return result

    def _entry(self, placed: Placed) -> str | dict[str, Any]:
        if set(placed.entry) == {"card"}:
            card: str = placed.entry["card"]
            return card
        return {key: self.name(value) if isinstance(value, Ref) else value for key, value in placed.entry.items()}
