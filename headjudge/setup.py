"""Is the set-up the table: the snapshot before the first step, compared with everything that the table gives and a snapshot holds.

Not compared: `sick`, `timestamp`, `chosen`, `lands-played`, `exiled-with`, `face-down`, a token's keywords; a copy is compared by
the name of what it copies, and by being a token or not. What the table leaves out is compared with what that means: 20 life, no
counters, untapped, an empty zone, an empty stack.

A snapshot shows a permanent as the layers (613) make it, the table what it is before them. So a token's types, colours, power and
toughness are compared only where nothing on the table could change them; elsewhere a check `after: 0` says what is expected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from headjudge.judge_paths import normal, unordered
from headjudge.scenario_rules import TableNames, table_names
from headjudge.verdict import NOTHING_THERE, Divergence

__all__ = ["compare_setup"]

Document = Mapping[str, Any]

_DEFAULT_LIFE: Final = 20
_DEFAULT_TEAM_LIFE: Final = 30
_ZONES: Final = ("hand", "library", "graveyard", "exile", "command", "battlefield")
_ORDERED: Final = frozenset({"library", "graveyard"})
# Basic lands (305.8) and tokens change nothing else.
_INERT: Final = frozenset(
    name
    for basic in ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes")
    for name in (basic, f"Snow-Covered {basic}")
)
_PARTS: Final = {
    "tapped": "tapped",
    "damage": "damage",
    "counters": "object-counters",
    "attached-to": "attached-to",
    "token": "token",
    "types": "types",
    "subtypes": "types",
    "supertypes": "types",
    "colors": "colors",
    "power": "power-toughness",
    "toughness": "power-toughness",
}


class _Difference(NamedTuple):
    path: str
    expected: Any
    observed: Any


def compare_setup(table: Document, setup: Document, reports: Mapping[str, bool]) -> Divergence | None:
    """The first difference between the table and the snapshot before the first step, or None.

    In: the table, the snapshot, and the parts that the adapter says it reports: the others are left out.
    """
    for difference in _differences(table, setup, reports):
        return Divergence(
            step=0, path=difference.path, op=None, expected=difference.expected, observed=difference.observed
        )
    return None


def _differences(table: Document, setup: Document, reports: Mapping[str, bool]) -> Iterator[_Difference]:
    seated = [player["id"] for player in table["players"]]
    seen = [player["id"] for player in setup["players"]]
    if seated != seen:
        yield _Difference("/players", seated, seen)
        return
    yield from _turn(table, setup, reports)
    teams = {member: team for team in table.get("teams", ()) for member in team["players"]}
    for player, shown in zip(table["players"], setup["players"], strict=True):
        yield from _player(player, shown, teams.get(player["id"]), reports)
    yield from _teams(table, setup, reports)
    if reports["objects"]:
        yield from _Objects(table, setup, reports).differences()
    if reports["stack"] and setup["stack"]:
        yield _Difference("/stack", [], setup["stack"])


def _turn(table: Document, setup: Document, reports: Mapping[str, bool]) -> Iterator[_Difference]:
    turn = table["turn"]
    if reports["step"] and setup["step"] != turn["step"]:
        yield _Difference("/step", turn["step"], setup["step"])
    if reports["active"]:
        # In a team game any member of the active team stands for it.
        team = next((team["players"] for team in table.get("teams", ()) if turn["active"] in team["players"]), None)
        if setup["active"] not in (team or [turn["active"]]):
            yield _Difference("/active", turn["active"], setup["active"])
    if reports["turn"] and "number" in turn and setup["turn"] != turn["number"]:
        yield _Difference("/turn", turn["number"], setup["turn"])


def _player(
    player: Document, shown: Document, team: Document | None, reports: Mapping[str, bool]
) -> Iterator[_Difference]:
    path = f"/players/{player['id']}"
    life = team.get("life", _DEFAULT_TEAM_LIFE) if team else player.get("life", _DEFAULT_LIFE)
    if reports["life"] and shown["life"] != life:
        yield _Difference(f"{path}/life", life, shown["life"])
    if reports["counters"]:
        expected = normal(player.get("counters", {}), "counters")
        observed = normal(shown["counters"], "counters")
        if team:  # poison is the team's (810.10), and a member may show it or not
            observed = {kind: amount for kind, amount in observed.items() if kind != "poison"}
        if observed != expected:
            yield _Difference(f"{path}/counters", expected, observed)
    if reports["mana"]:
        pool, observed = normal(player.get("mana", {}), "mana"), normal(shown["mana"], "mana")
        if observed != pool:
            yield _Difference(f"{path}/mana", pool, observed)
    for zone in _ZONES:
        if reports[zone]:
            yield from _zone(player.get(zone, ()), shown[zone], f"{path}/{zone}", ordered=zone in _ORDERED)
    if reports["lost"] and shown["lost"]:
        yield _Difference(f"{path}/lost", False, True)


def _zone(entries: Any, names: list[str], path: str, *, ordered: bool) -> Iterator[_Difference]:
    expected = [_name(entry) for entry in entries]
    if names == expected or (not ordered and sorted(names) == sorted(expected)):
        return
    if ordered:
        yield _Difference(path, expected, names)
        return
    # What lies face down may be shown under its name or without one.
    hidden = [_name(entry) for entry in entries if _is_face_down(entry)]
    shown_openly = Counter(expected) - Counter(hidden)
    if not hidden or len(names) != len(expected) or shown_openly - Counter(names):
        yield _Difference(path, sorted(expected), sorted(names))


def _teams(table: Document, setup: Document, reports: Mapping[str, bool]) -> Iterator[_Difference]:
    shown = {team["id"]: team for team in setup.get("teams", ())}
    for team in table.get("teams", ()):
        path = f"/teams/{team['id']}"
        seen = shown.get(team["id"])
        if seen is None:
            yield _Difference(path, dict(team), NOTHING_THERE)
            continue
        life = team.get("life", _DEFAULT_TEAM_LIFE)
        if reports["life"] and seen.get("life") != life:
            yield _Difference(f"{path}/life", life, seen.get("life"))
        expected = normal(team.get("counters", {}), "counters")
        observed = normal(seen.get("counters", {}), "counters")
        if reports["counters"] and observed != expected:
            yield _Difference(f"{path}/counters", expected, observed)


class _Objects:
    """The objects of the table, beside those of the snapshot."""

    def __init__(self, table: Document, setup: Document, reports: Mapping[str, bool]) -> None:
        self.table, self.reports = table, reports
        self.names: TableNames = table_names(dict(table))
        self.shown: list[Document] = setup["objects"]
        self.by_handle = {thing["handle"]: thing for thing in self.shown if thing["handle"] is not None}
        on_battlefield = [entry for player in table["players"] for entry in player.get("battlefield", ())]
        self.inert = all(_is_inert(entry) for entry in on_battlefield)

    def differences(self) -> Iterator[_Difference]:
        # Objects that nothing tells apart are compared as a list; those of a name that also lies face down cannot be.
        alike: dict[tuple[str, str], list[dict[str, Any]]] = {}
        hidden: set[str] = set()
        for player, zone, entry in self._entries():
            expected = self._expected(player, zone, entry)
            handle = self._handle(entry)
            if handle is not None:
                yield from self._handled(handle, expected)
            elif zone == "battlefield" and _is_face_down(entry):
                hidden.update((_name(entry), ""))
            elif zone == "battlefield":
                alike.setdefault((expected["name"], player), []).append(expected)
        for (name, player), group in alike.items():
            if name not in hidden:
                yield from self._alike(name, player, group)

    def _entries(self) -> Iterator[tuple[str, str, Document]]:
        for player in self.table["players"]:
            for zone in _ZONES:
                for entry in player.get(zone, ()):
                    yield player["id"], zone, {"card": entry} if isinstance(entry, str) else entry

    def _handle(self, entry: Document) -> str | None:
        if "as" in entry:
            return str(entry["as"])
        card = entry.get("card")
        return card if card in self.names.unique and "copy-of" not in entry else None

    def _handled(self, handle: str, expected: Document) -> Iterator[_Difference]:
        path = f"/objects/{handle.replace('~', '~0').replace('/', '~1')}"
        seen = self.by_handle.get(handle)
        if seen is None:
            yield _Difference(path, expected, NOTHING_THERE)
            return
        for field, value in expected.items():
            there = seen.get(field)
            if normal(there, field) != normal(value, field) and not (there is None and not value):
                yield _Difference(f"{path}/{field}", value, there)

    def _alike(self, name: str, player: str, expected: list[dict[str, Any]]) -> Iterator[_Difference]:
        fields = sorted({field for entry in expected for field in entry})
        observed = [
            {field: thing.get(field) for field in fields}
            for thing in self.shown
            if thing["zone"] == "battlefield"
            and thing["name"] == name
            and thing.get("controller") == player
            and thing["handle"] is None
        ]
        if unordered([normal(entry) for entry in expected]) != unordered([normal(entry) for entry in observed]):
            yield _Difference(f"/players/{player}/battlefield", unordered(expected), unordered(observed))

    def _expected(self, player: str, zone: str, entry: Document) -> dict[str, Any]:
        """The fields that an object of the snapshot must have, as far as the table says and the engine reports."""
        expected: dict[str, Any] = {} if _is_face_down(entry) else {"name": _name(entry)}
        expected |= {"zone": zone, "owner": entry.get("owner", player)}
        if zone == "exile":
            expected |= self._reported({"counters": entry.get("counters", {})})
        if zone != "battlefield":
            return expected
        attached = entry.get("attached-to")
        fields = {
            "tapped": entry.get("tapped", False),
            "damage": entry.get("damage", 0),
            "counters": entry.get("counters", {}),
            "attached-to": None if attached is None else self._label(attached),
            "token": "card" not in entry,
        }
        if "token" in entry and self.inert:
            token = entry["token"]
            fields |= {field: token.get(field, []) for field in ("types", "subtypes", "supertypes", "colors")}
            fields |= {field: token.get(field) for field in ("power", "toughness")}
        return expected | {"controller": player} | self._reported(fields)

    def _reported(self, fields: dict[str, Any]) -> dict[str, Any]:
        return {field: value for field, value in fields.items() if self.reports[_PARTS[field]]}

    def _label(self, reference: str) -> str:
        """How a snapshot names what the table refers to: by its handle, else by its name."""
        if reference in self.names.players or reference in self.names.handles:
            return reference
        for _, _, entry in self._entries():
            if reference == entry.get("card") and "as" in entry:
                return str(entry["as"])
        return reference


def _name(entry: str | Document) -> str:
    """The name that a snapshot shows: of a copy the copied one, of a token without a trailing " Token"."""
    if isinstance(entry, str):
        return entry
    if "token" in entry:
        return str(entry["token"]["name"]).removesuffix(" Token")
    return str(entry.get("copy-of") or entry["card"])


def _is_face_down(entry: str | Document) -> bool:
    return not isinstance(entry, str) and bool(entry.get("face-down"))


def _is_inert(entry: str | Document) -> bool:
    """Whether a permanent can change no other one, and nothing changes its own power and toughness."""
    if isinstance(entry, str):
        return entry in _INERT
    known = "token" in entry or _name(entry) in _INERT
    return known and not entry.get("counters") and not entry.get("face-down")
