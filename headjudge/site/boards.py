"""A snapshot as a board: what a page draws of it, as frozen values.

Players are lanes, in rows: the opponents of the first player above, in turn order, the first player below; in a team game a row a
team. What the engine does not report is said to be missing, and never drawn as empty. Texts are an engine's, as they are: whoever
draws them escapes them. Very large boards are drawn in part, and say so.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from headjudge import in_words
from headjudge.judge_paths import fitting, normal
from headjudge.parts import path_words
from headjudge.site.board_parts import Board, Card, Fact, Lane, OnStack, Row, Zone
from headjudge.site.changes import NO_NAME, Changes, changes_between, named

__all__ = ["board_of", "boards_of"]

Document = Mapping[str, Any]

_MOST: Final = 120
"""How many cards of a zone are drawn."""
_MOST_NOTES: Final = 12
_DEEPEST: Final = 4
"""How deeply what is attached to something is drawn beneath it."""

_ZONES: Final = ("battlefield", "hand", "graveyard", "exile", "command", "library")
_LABELS: Final = {"library": "Library, top first", "graveyard": "Graveyard, top first", "command": "Command zone"}
_ORDERED: Final = frozenset({"library", "graveyard"})
_ALWAYS: Final = frozenset({"battlefield", "hand"})
_REPORTED: Final = ("life", "mana", "counters", *_ZONES)


def boards_of(
    snapshots: Sequence[Document | None], wrong: Mapping[int, Collection[str]] | None = None
) -> list[Board | None]:
    """The boards of a game, step by step; None where the engine shows none.

    In: the snapshots, the set-up first; and paths by step, at which the game is not as expected. Each board has the same zones, so
    that nothing jumps from one to the next.
    """
    zones = _zones_in_use(snapshot for snapshot in snapshots if snapshot)
    boards: list[Board | None] = []
    before: Document | None = None
    for step, snapshot in enumerate(snapshots):
        if snapshot is None:
            boards.append(None)
            continue
        changes = None if before is None else changes_between(before, snapshot)
        boards.append(_Drawing(snapshot, changes, zones, (wrong or {}).get(step, ())).board())
        before = snapshot
    return boards


def board_of(snapshot: Document, before: Document | None = None, wrong: Collection[str] = ()) -> Board:
    """One board: with what is other than `before`, if given, and the paths at which it is not as expected."""
    changes = None if before is None else changes_between(before, snapshot)
    return _Drawing(snapshot, changes, _zones_in_use([snapshot]), wrong).board()


def _zones_in_use(snapshots: Iterable[Document]) -> Mapping[str, frozenset[str]]:
    used: dict[str, set[str]] = defaultdict(lambda: set(_ALWAYS))
    for snapshot in snapshots:
        for player in snapshot["players"]:
            used[player["id"]].update(zone for zone in _ZONES if player.get(zone))
    return {player: frozenset(zones) for player, zones in used.items()}


class _Drawing:
    """One snapshot on its way to a board."""

    def __init__(
        self,
        snapshot: Document,
        changes: Changes | None,
        zones: Mapping[str, frozenset[str]],
        wrong: Collection[str],
    ) -> None:
        self.snapshot = snapshot
        self.said = None if changes is None else changes.said
        self.changes = changes or Changes()
        self.zones = zones
        self.wrong = [path_words(path) for path in wrong if path.startswith("/")]
        self.wheres = [where for path in wrong if (where := _where(path)) is not None]
        self.objects: Sequence[Document] = snapshot.get("objects", ())
        self.seats = frozenset(player["id"] for player in snapshot["players"])
        self.attached = self._attachments()

    def board(self) -> Board:
        snapshot = self.snapshot
        lanes = {player["id"]: self._lane(player) for player in snapshot["players"]}
        stack = snapshot.get("stack")
        return Board(
            turn=self._turn(),
            rows=tuple(self._rows(lanes)),
            stack=None if stack is None else tuple(self._on_stack(n, entry) for n, entry in enumerate(stack[:_MOST])),
            more_on_stack=max(0, len(stack or ()) - _MOST),
            stack_wrong=["stack"] in self.wrong,
            astray=self._astray(),
            changes=self.said,
        )

    def _is_wrong(self, *words: str) -> bool:
        """Whether the game is not as expected at this place, or within it."""
        return any(path[: len(words)] == list(words) for path in self.wrong)

    # -- the game, rows

    def _turn(self) -> Fact:
        snapshot = self.snapshot
        parts = [f"Turn {snapshot['turn']}"] if "turn" in snapshot else []
        if "step" in snapshot:
            step = in_words.words(snapshot["step"])
            whose = f"{in_words.name(snapshot['active'])}'s " if "active" in snapshot else ""
            parts.append(f"{whose}{step} {'phase' if step.endswith('main') else 'step'}")
        elif "active" in snapshot:
            parts.append(f"{in_words.name(snapshot['active'])}'s turn")
        wrong = any(self._is_wrong(field) for field in ("turn", "step", "active"))
        return Fact(", ".join(parts), "changed" if self.changes.turn else None, wrong)

    def _rows(self, lanes: Mapping[str, Lane]) -> Iterator[Row]:
        """The opponents above, the first player or their team below."""
        first, *others = lanes
        rows = []
        left = dict(lanes)
        for team in self.snapshot.get("teams", ()):
            members = [left.pop(player) for player in team.get("players", ()) if player in left]
            facts = tuple(fact for fact in self._facts("teams", team) if fact)
            rows.append((first in team.get("players", ()), Row(tuple(members), team["id"], facts)))
        if not rows:
            if others:
                yield Row(tuple(lanes[player] for player in others))
            yield Row((lanes[first],))
            return
        if left:
            rows.append((first in left, Row(tuple(left.values()))))
        yield from (row for _, row in sorted(rows, key=lambda entry: entry[0]))

    def _facts(self, root: str, player: Document) -> tuple[Fact | None, Fact | None, Fact | None]:
        """Life, mana in the pool and counters; None for what is not reported, and for no mana and no counters."""
        return (self._life(root, player), self._fact(root, player, "mana"), self._fact(root, player, "counters"))

    def _life(self, root: str, player: Document) -> Fact | None:
        if "life" not in player:
            return None
        identity = player["id"]
        was = self.changes.players.get((identity, "life"))
        return Fact(f"{player['life']} life", was and f"was {was}", self._is_wrong(root, identity, "life"))

    def _fact(self, root: str, player: Document, field: str) -> Fact | None:
        identity = player["id"]
        was, wrong = self.changes.players.get((identity, field)), self._is_wrong(root, identity, field)
        there = normal(player.get(field, {}), field)
        if not there and not wrong and was is None:
            return None
        text = in_words.mana_symbols(there) if field == "mana" and there else ", ".join(_counters(there))
        return Fact(text or f"no {field}", was and f"was {was}", wrong)

    def _lane(self, player: Document) -> Lane:
        identity = player["id"]
        life, mana, counters = self._facts("players", player)
        lost = bool(player.get("lost"))
        wrong_end = self._is_wrong("players", identity, "lost")
        was_in = self.changes.players.get((identity, "lost"))
        return Lane(
            name=in_words.name(identity),
            active=self.snapshot.get("active") == identity,
            lost=lost,
            life=None if self.snapshot.get("teams") else life,
            mana=mana,
            counters=counters,
            out=Fact("has lost the game" if lost else "is in the game", was_in and f"was {was_in}", wrong_end)
            if lost or wrong_end
            else None,
            attached=tuple(self._card(place, 1) for place in self.attached.get(identity, ())[:_MOST]),
            zones=tuple(self._zone(player, zone) for zone in _ZONES if self._shows(player, zone)),
            missing=tuple(field for field in _REPORTED if field not in player),
        )

    # -- zones

    def _shows(self, player: Document, zone: str) -> bool:
        if zone not in player and not (zone == "battlefield" and "objects" in self.snapshot):
            return False
        return zone in self.zones[player["id"]] or self._is_wrong("players", player["id"], zone)

    def _zone(self, player: Document, zone: str) -> Zone:
        identity = player["id"]
        names: list[str] = list(player.get(zone, ()))
        if zone == "battlefield":
            cards, count = self._battlefield(identity, names)
        else:
            cards, count = self._pile(zone, identity, names), len(names)
        drawn = _gathered(cards[:_MOST], only_neighbours=zone in _ORDERED)
        wrong = ["players", identity, zone] in self.wrong or self._is_wrong("players", identity, zone)
        return Zone(
            kind=zone,
            label=_LABELS.get(zone, zone.capitalize()),
            count=count,
            cards=drawn,
            more=max(0, len(cards) - _MOST),
            ordered=zone in _ORDERED,
            wrong=wrong,
        )

    def _battlefield(self, player: str, names: list[str]) -> tuple[list[Card], int]:
        """What a player controls: each object that is attached to nothing drawn elsewhere, then names that no object has."""
        mine = [place for place, thing in enumerate(self.objects) if _on_battlefield_of(thing, player)]
        cards = [self._card(place) for place in mine if not self._is_attached(place)]
        left = Counter(names) - Counter(self.objects[place]["name"] for place in mine)
        cards += [Card(name or NO_NAME) for name in left.elements()]
        return cards, len(mine) + left.total()

    def _astray(self) -> tuple[Card, ...]:
        """The permanents of a controller who is no player: an engine may say so, and they are not to be passed over."""
        known = {*self.seats, None}
        lost = [
            place
            for place, thing in enumerate(self.objects)
            if thing["zone"] == "battlefield" and thing.get("controller", thing.get("owner")) not in known
        ]
        return tuple(self._card(place) for place in lost[:_MOST] if not self._is_attached(place))

    def _pile(self, zone: str, player: str, names: list[str]) -> list[Card]:
        """The cards of another zone by name, in order, with what is known of those that have a handle."""
        known: dict[str, list[int]] = defaultdict(list)
        for place, thing in enumerate(self.objects):
            if thing["zone"] == zone and thing.get("owner", player) == player:
                known[thing["name"]].append(place)
        gained = Counter(self.changes.gained.get((zone, player), ()))
        # New cards come on top of a graveyard, and at the end of a list without order.
        order = range(len(names)) if zone in _ORDERED else range(len(names) - 1, -1, -1)
        cards: dict[int, Card] = {}
        for index in order:
            name = names[index]
            if known[name]:
                cards[index] = self._lying(known[name].pop(0 if zone in _ORDERED else -1))
            elif gained[name]:
                gained[name] -= 1
                cards[index] = Card(name or NO_NAME, marks=("new",))
            else:
                cards[index] = Card(name or NO_NAME)
        return [cards[index] for index in range(len(names))]

    # -- objects

    def _attachments(self) -> Mapping[str | int, list[int]]:
        """By a player's id, or the place of an object: the places of what is attached to it."""
        by_handle: dict[str, int] = {}
        by_name: dict[str, int] = {}
        for place, thing in enumerate(self.objects):
            if thing["zone"] == "battlefield":
                by_name.setdefault(thing["name"], place)
                if thing["handle"] is not None:
                    by_handle[thing["handle"]] = place
        attached: dict[str | int, list[int]] = defaultdict(list)
        self.host: dict[int, str | int] = {}
        for place, thing in enumerate(self.objects):
            to = thing.get("attached-to")
            if to is None or thing["zone"] != "battlefield":
                continue
            host = by_handle.get(to, by_name.get(to, to if to in self.seats else None))
            if host is not None and not self._leads_to(host, place):
                self.host[place] = host
                attached[host].append(place)
        return attached

    def _leads_to(self, host: str | int, place: int) -> bool:
        """Whether what hosts is itself, by and by, attached to this; or so many times over that nobody would read it."""
        for _ in range(_DEEPEST):
            if host == place:
                return True
            if isinstance(host, str) or host not in self.host:
                return False
            host = self.host[host]
        return True

    def _is_attached(self, place: int) -> bool:
        return place in self.host

    def _card(self, place: int, depth: int = 0) -> Card:
        """A permanent, with what is attached to it."""
        thing = self.objects[place]
        beneath = self.attached.get(place, ())
        host = self.host.get(place)
        lane = thing.get("controller") if host is None else self._controller(host)
        lane = lane if lane in self.seats else None
        return Card(
            name=thing["name"] or NO_NAME,
            handle=_handle(thing),
            colors="".join(thing.get("colors", ())),
            types=_types(thing),
            size=None if thing.get("power") is None else f"{thing['power']}/{thing.get('toughness', '?')}",
            tapped=bool(thing.get("tapped")),
            notes=tuple(_notes(thing, lane, drawn_beneath=host is not None)),
            marks=self.changes.objects.get(place, ()),
            wrong=self._object_is_wrong(thing),
            attached=tuple(self._card(each, depth + 1) for each in beneath[:_MOST]) if depth < _DEEPEST else (),
        )

    def _controller(self, host: str | int) -> str | None:
        return host if isinstance(host, str) else self.objects[host].get("controller")

    def _lying(self, place: int) -> Card:
        """A card in another zone: what it is called, and what lies on it."""
        thing = self.objects[place]
        return Card(
            name=thing["name"] or NO_NAME,
            handle=_handle(thing),
            notes=tuple(_counters(normal(thing.get("counters", {}), "counters"))),
            marks=self.changes.objects.get(place, ()),
            wrong=self._object_is_wrong(thing),
        )

    def _object_is_wrong(self, thing: Document) -> bool:
        handle = thing["handle"]
        if handle is not None and self._is_wrong("objects", handle):
            return True
        return any(fitting({"objects": [thing]}, where) for where in self.wheres)

    def _on_stack(self, place: int, entry: Document) -> OnStack:
        targets = [self._called(target) for target in entry.get("targets", ())]
        if len(targets) > _MOST_NOTES:
            targets = [*targets[:_MOST_NOTES], f"{len(targets) - _MOST_NOTES} more"]
        kind = entry["kind"]
        return OnStack(
            name=named({"name": entry["source"], "handle": entry.get("handle")}),
            kind=kind if kind == "spell" else f"{kind} ability",
            controller=in_words.name(entry["controller"]),
            targets=tuple(targets),
            new=place in self.changes.stack,
            wrong=self._is_wrong("stack", str(place)),
        )

    def _called(self, reference: str) -> str:
        """What a target is called: by its name too, if it is told by a handle."""
        found = next((thing for thing in self.objects if thing["handle"] == reference), None)
        return in_words.name(reference) if found is None else named(found)


def _where(path: str) -> Document | None:
    """The fields of the objects that a check has looked for; None for another path, and for one that was cut as it is so long."""
    if not path.startswith("where {"):
        return None
    try:
        where = json.loads(path.removeprefix("where "))
    except ValueError:
        return None
    return where if isinstance(where, dict) else None


def _on_battlefield_of(thing: Document, player: str) -> bool:
    return bool(thing["zone"] == "battlefield" and thing.get("controller", thing.get("owner")) == player)


def _handle(thing: Document) -> str | None:
    handle: str | None = thing["handle"]
    return None if handle == thing["name"] else handle


def _types(thing: Document) -> str:
    before = " ".join([*thing.get("supertypes", ()), *thing.get("types", ())])
    behind = " ".join(thing.get("subtypes", ()))
    return in_words.sentence(f"{before} – {behind}" if behind else before)


def _notes(thing: Document, lane: str | None, *, drawn_beneath: bool) -> Iterator[str]:
    if thing.get("tapped"):
        yield "tapped"
    if damage := thing.get("damage"):
        yield f"{damage} damage"
    yield from _counters(normal(thing.get("counters", {}), "counters"))
    if thing.get("token"):
        yield "token"
    controller, owner = thing.get("controller"), thing.get("owner")
    if controller is not None and controller != lane:
        yield f"controlled by {in_words.name(controller)}"
    if owner is not None and controller is not None and owner != controller:
        yield f"owned by {in_words.name(owner)}"
    if thing.get("attached-to") and not drawn_beneath:
        yield f"attached to {in_words.name(thing['attached-to'])}"


def _counters(counters: Document) -> list[str]:
    said = [
        f"{amount} {in_words.counter(kind)} counter{'s' if amount != 1 else ''}" for kind, amount in counters.items()
    ]
    if len(said) > _MOST_NOTES:
        return [*said[:_MOST_NOTES], f"{len(said) - _MOST_NOTES} more kinds of counters"]
    return said


def _gathered(cards: Sequence[Card], *, only_neighbours: bool) -> tuple[Card, ...]:
    """Cards that cannot be told apart as one, with how many they are; where order matters, only if they lie on each other."""
    if not only_neighbours:
        counted = Counter(cards)
        return tuple(_with_times(card, times) for card, times in counted.items())
    gathered: list[tuple[Card, int]] = []
    for card in cards:
        if gathered and gathered[-1][0] == card:
            gathered[-1] = (card, gathered[-1][1] + 1)
        else:
            gathered.append((card, 1))
    return tuple(_with_times(card, times) for card, times in gathered)


def _with_times(card: Card, times: int) -> Card:
    return card if times == 1 else msgspec.structs.replace(card, times=times)
