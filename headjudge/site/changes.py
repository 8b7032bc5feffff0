"""What is other in one snapshot of a game than in the one before it: in sentences, and place by place for a board to mark.

Objects are the same in both if they have the same handle; those without are told apart by what they are. What moved is read from
the zones: a name that is gone from one place and new in another went from there to here, as long as there are not several ways
to read it. In: snapshots that fit their schema, of one engine. What either of them does not report is not compared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from headjudge import in_words
from headjudge.judge_paths import normal

__all__ = ["NO_NAME", "Changes", "changes_between", "named"]

Document = Mapping[str, Any]
Place = tuple[str, str]
"""A zone, and whose it is; of the battlefield who controls what is there; nobody's of the stack."""

NO_NAME: Final = "(no name)"
"""What to call an object without a name, as a face-down permanent is (708.2)."""

_ZONES: Final = ("hand", "library", "graveyard", "exile", "battlefield", "command")
_OF_OBJECTS: Final = ("name", "controller", "power", "counters", "damage", "tapped", "attached-to", "colors", "types")
_TYPES: Final = ("supertypes", "types", "subtypes")


class Changes(msgspec.Struct, frozen=True):
    """What is other than before."""

    said: tuple[str, ...] = ()
    """In sentences."""
    objects: Mapping[int, tuple[str, ...]] = {}
    """By the place of an object in the new snapshot: what to mark on it, in a few words each."""
    players: Mapping[tuple[str, str], str] = {}
    """By a player's or team's id and a field of theirs: what it was before."""
    gained: Mapping[Place, Counter[str]] = {}
    """By a zone and whose it is: the names that are new there, but for those of `objects`."""
    stack: frozenset[int] = frozenset()
    """Places in the new stack, from the top, whose objects are new there."""
    turn: bool = False
    """Whether it is another step or turn."""


def named(thing: Document) -> str:
    """What to call an object: by its name, and by its handle where that is another."""
    name, handle = thing["name"] or NO_NAME, thing.get("handle")
    return name if handle is None or handle == name else f"{name} “{handle}”"


def changes_between(before: Document, now: Document) -> Changes:
    """What is other in `now` than in `before`."""
    return _Comparison(before, now).changes()


class _Comparison:
    """Two snapshots beside each other, and what was found so far."""

    def __init__(self, before: Document, now: Document) -> None:
        self.before, self.now = before, now
        self.said: list[str] = []
        self.objects: dict[int, tuple[str, ...]] = {}
        self.players: dict[tuple[str, str], str] = {}
        self.gained: dict[Place, Counter[str]] = defaultdict(Counter)
        self.lost: dict[Place, Counter[str]] = defaultdict(Counter)
        # The players' zones and the stack have every name; taken out of them is what objects tell more exactly.
        for side, found in ((before, self.lost), (now, self.gained)):
            for place, name in _names(side):
                found[place][name] += 1

    def changes(self) -> Changes:
        details = [*self._objects()]
        _cancel(self.lost, self.gained)
        self.said += _moves(self.lost, self.gained)
        new_on_stack = self._stack()
        self.said += details
        for root in ("teams", "players"):
            self._players(root)
        turn = self._turn()
        gained = {place: +names for place, names in self.gained.items()}
        return Changes(
            said=tuple(self.said),
            objects=self.objects,
            players=self.players,
            gained={place: names for place, names in gained.items() if names},
            stack=new_on_stack,
            turn=turn,
        )

    # -- objects

    def _objects(self) -> Iterator[str]:
        """Mark what is other about each object. Out: sentences on those that are where they were."""
        for old, place, new in self._pairs():
            if old is None:
                if new["zone"] == "battlefield":
                    self.objects[place] = ("new",)
                continue
            came_from, there = _place(old), _place(new)
            if came_from != there:
                self._moved(old, came_from, place, new, there)
            elif marks := tuple(_differing(old, new)):
                self.objects[place] = tuple(mark for mark, _ in marks)
                yield from (f"{named(new)} {text}." for _, text in marks)

    def _moved(self, old: Document, came_from: Place, place: int, new: Document, there: Place) -> None:
        took = self.lost[came_from]
        if new.get("handle") is None or not took[old["name"]] or not self.gained[there][new["name"]]:
            self.objects[place] = ("new",)
            return
        took[old["name"]] -= 1
        self.gained[there][new["name"]] -= 1
        self.objects[place] = (f"from {_where(came_from, whose=came_from[1] != there[1])}",)
        self.said.append(f"{named(new)} goes from {_where(came_from)} to {_where(there)}.")

    def _pairs(self) -> Iterator[tuple[Document | None, int, Document]]:
        """Each object of the new snapshot with its place there, and what it was before."""
        before, now = self.before.get("objects"), self.now.get("objects")
        if before is None or now is None:
            return
        by_handle = {thing["handle"]: thing for thing in before if thing["handle"] is not None}
        alike: dict[bytes, list[Document]] = defaultdict(list)
        for thing in before:
            if thing["handle"] is None:
                alike[_value(thing)].append(thing)
        left: list[tuple[int, Document]] = []
        for place, thing in enumerate(now):
            if thing["handle"] is not None:
                yield by_handle.get(thing["handle"]), place, thing
            elif same := alike[_value(thing)]:
                yield same.pop(), place, thing
            else:
                left.append((place, thing))
        resembling: dict[tuple[str, Place], list[Document]] = defaultdict(list)
        for things in alike.values():
            for thing in things:
                resembling[thing["name"], _place(thing)].append(thing)
        for place, thing in left:
            same = resembling[thing["name"], _place(thing)]
            yield (same.pop(0) if same else None), place, thing

    # -- the stack, players, the turn

    def _stack(self) -> frozenset[int]:
        """The places of what is new on the stack. Spells are told of as cards that move; abilities here."""
        if "stack" not in self.before or "stack" not in self.now:
            return frozenset()
        old, new = self.before["stack"], self.now["stack"]
        same = 0
        while same < min(len(old), len(new)) and old[-1 - same] == new[-1 - same]:
            same += 1
        gone, come = old[: len(old) - same], new[: len(new) - same]
        for entries, text in ((gone, "leaves the stack"), (come, "is put on the stack")):
            # From the bottom: in the order in which they were put there.
            abilities = [_ability(entry) for entry in reversed(entries) if entry["kind"] != "spell"]
            self.said += [_times(f"{name} {text}.", times) for name, times in Counter(abilities).items()]
        return frozenset(range(len(come)))

    def _players(self, root: str) -> None:
        old = {player["id"]: player for player in self.before.get(root, ())}
        for player in self.now.get(root, ()):
            identity = player["id"]
            who = f"Team {identity}" if root == "teams" else in_words.name(identity)
            was = old.get(identity, {})
            for field in ("life", "counters", "mana", "lost"):
                if field not in was or field not in player or normal(was[field], field) == normal(player[field], field):
                    continue
                if field == "life" and root == "players" and self.now.get("teams"):
                    continue  # it is the team's (810.9a)
                self.players[identity, field] = _amount(field, was[field])
                self.said.append(f"{who} {_of_player(field, was[field], player[field])}.")

    def _turn(self) -> bool:
        fields = ("step", "turn", "active")
        if all(self.before.get(field) == self.now.get(field) for field in fields):
            return False
        if all(field in self.now for field in ("step", "active")):
            step = in_words.words(self.now["step"])
            phase = "phase" if step.endswith("main") else "step"
            self.said.append(f"It is {in_words.name(self.now['active'])}'s {step} {phase} now.")
        return True


def _value(thing: Document) -> bytes:
    return msgspec.json.encode(thing, order="sorted")


def _place(thing: Document) -> Place:
    zone = thing["zone"]
    if zone == "stack":
        return zone, ""
    whose = ("controller", "owner") if zone == "battlefield" else ("owner", "controller")
    return zone, next((thing[field] for field in whose if field in thing), "")


def _names(snapshot: Document) -> Iterator[tuple[Place, str]]:
    for player in snapshot["players"]:
        for zone in _ZONES:
            for name in player.get(zone, ()):
                yield (zone, player["id"]), name
    for entry in snapshot.get("stack", ()):
        if entry["kind"] == "spell":
            yield ("stack", ""), entry["source"]


def _where(place: Place, *, whose: bool = True) -> str:
    zone, player = place
    zone = {"command": "command zone"}.get(zone, zone)
    if zone in {"stack", "exile"}:
        return "exile" if zone == "exile" else "the stack"
    return f"{in_words.name(player)}'s {zone}" if player and whose else f"the {zone}"


# -- what moved


def _cancel(lost: dict[Place, Counter[str]], gained: dict[Place, Counter[str]]) -> None:
    """Take out what is in both: it is still there."""
    for place in lost.keys() & gained.keys():
        both = lost[place] & gained[place]
        lost[place] -= both
        gained[place] -= both


def _moves(lost: Mapping[Place, Counter[str]], gained: Mapping[Place, Counter[str]]) -> Iterator[str]:
    """Sentences on the names that are gone from somewhere or new somewhere; which went where, if there is one way to read it."""
    names = dict.fromkeys(name for side in (lost, gained) for names in side.values() for name in names)
    for name in names:
        gone = {place: names[name] for place, names in lost.items() if names[name] > 0}
        come = {place: names[name] for place, names in gained.items() if names[name] > 0}
        shown = name or NO_NAME
        if len(gone) == 1 and len(come) == 1:
            (old, left), (new, arrived) = *gone.items(), *come.items()
            both = min(left, arrived)
            yield _times(f"{shown} goes from {_where(old)} to {_where(new)}.", both)
            gone, come = {old: left - both}, {new: arrived - both}
        for place, times in gone.items():
            if times:
                yield _times(f"{shown} is no longer in {_where(place)}.", times, place)
        for place, times in come.items():
            if times:
                yield _times(f"{shown} is new in {_where(place)}.", times, place)


def _times(sentence: str, times: int, place: Place = ("", "")) -> str:
    if place[0] in {"battlefield", "stack"}:
        sentence = sentence.replace(" in ", " on ", 1)
    return sentence if times == 1 else f"{times} × {sentence}"


# -- what is other about one thing


def _differing(old: Document, new: Document) -> Iterator[tuple[str, str]]:
    """For each thing that is other about an object: what to mark on it, and the rest of a sentence about it."""
    for field in _OF_OBJECTS:
        fields = {"power": ("power", "toughness"), "types": _TYPES}.get(field, (field,))
        if not all(each in side for each in fields for side in (old, new)):
            continue
        values = [[normal(side[each], each) for each in fields] for side in (old, new)]
        if values[0] != values[1]:
            yield from _SAYING[field](old, new)


def _size(thing: Document) -> str:
    return "no size" if thing["power"] is None else f"{thing['power']}/{thing['toughness']}"


def _types(thing: Document) -> str:
    return " ".join(str(word) for field in _TYPES for word in thing[field]) or "no types"


def _colors(thing: Document) -> str:
    return "".join(thing["colors"]) or "colourless"


def _attached(thing: Document) -> str:
    return in_words.name(thing["attached-to"]) if thing["attached-to"] else "nothing"


def _was(what: Any) -> Any:
    def say(old: Document, new: Document) -> Iterator[tuple[str, str]]:
        yield f"was {what(old)}", f"is {what(new)}, was {what(old)}"

    return say


def _said_of_tapped(_: Document, new: Document) -> Iterator[tuple[str, str]]:
    now, was = ("tapped", "untapped") if new["tapped"] else ("untapped", "tapped")
    yield f"was {was}", f"becomes {now}"


def _said_of_attached(old: Document, new: Document) -> Iterator[tuple[str, str]]:
    yield f"was on {_attached(old)}", f"is attached to {_attached(new)}, was to {_attached(old)}"


def _said_of_counters(old: Document, new: Document) -> Iterator[tuple[str, str]]:
    for kind in dict.fromkeys([*old["counters"], *new["counters"]]):
        was, now = old["counters"].get(kind, 0), new["counters"].get(kind, 0)
        if was != now:
            word = in_words.counter(kind)
            yield f"{word}: was {was}", f"has {now} {word} {_counters(now)}, had {was}"


def _counters(number: int) -> str:
    return "counter" if number == 1 else "counters"


_SAYING: Final[Mapping[str, Any]] = {
    "name": lambda old, _: iter([(f"was {old['name'] or NO_NAME}", f"was called {old['name'] or NO_NAME}")]),
    "controller": _was(lambda thing: f"controlled by {in_words.name(thing['controller'])}"),
    "power": _was(_size),
    "counters": _said_of_counters,
    "damage": _was(lambda thing: f"dealt {thing['damage']} damage" if thing["damage"] else "without damage"),
    "tapped": _said_of_tapped,
    "attached-to": _said_of_attached,
    "colors": _was(_colors),
    "types": _was(_types),
}


def _ability(entry: Document) -> str:
    return f"{entry['source'] or NO_NAME}'s {entry['kind']} ability"


def _amount(field: str, value: Any) -> str:
    if field == "counters":
        return ", ".join(f"{amount} {in_words.counter(kind)}" for kind, amount in value.items() if amount) or "none"
    if field == "mana":
        return in_words.mana_symbols(normal(value, "mana")) if normal(value, "mana") else "none"
    return ("still in the game", "out of the game")[value] if field == "lost" else str(value)


def _of_player(field: str, was: Any, now: Any) -> str:
    if field == "lost":
        return "has lost the game" if now else "has not lost the game any more"
    if field == "life":
        return f"is at {now} life, was at {was}"
    what = {"counters": "counters", "mana": "mana in the pool"}[field]
    return f"has {_some(field, now)} {what}, had {_amount(field, was)}"


def _some(field: str, value: Any) -> str:
    return _amount(field, value) if normal(value, field) else "no"
