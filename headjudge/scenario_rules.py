"""What a schema cannot say about a scenario: that what it names is there, and that its parts fit together.

Everything here is about one document that its schema accepts. A mistake found here would otherwise pass as a
verdict on an engine: a misspelt handle in a check fails everywhere, and on an absence it passes everywhere.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, TypeAlias

from headjudge.parts import OBJECT_FIELDS, PLAYER_FIELDS, STACK_FIELDS, TEAM_FIELDS, TOP_FIELDS, path_words

__all__ = ["TableNames", "cards_of", "needs_of", "scenario_problems", "table_names"]

_HANDLE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_COUNTER: Final = _HANDLE
_MANA: Final = frozenset("WUBRGC")
_ZONES: Final = ("hand", "library", "graveyard", "command", "exile", "battlefield")
_ENDING: Final = frozenset({"not-offered", "undecided"})
_TOKEN: Final = " Token"

Entries: TypeAlias = list[tuple[str, dict[str, Any]]]
"""Each entry of a table with its path."""


class TableNames(NamedTuple):
    """What a table's players and objects are called."""

    players: tuple[str, ...]
    """The players' ids, in seat order."""
    teams: tuple[str, ...]
    """The teams' ids."""
    handles: tuple[str, ...]
    """The handles given with `as`, in the table's order."""
    unique: frozenset[str]
    """Card names that the table holds once, without a handle: each is its own handle."""
    names: frozenset[str]
    """All names of cards, tokens and copies on the table."""


def table_names(table: dict[str, Any]) -> TableNames:
    """What the players and objects of a table are called. Tokens and copies have no handle but one that is given."""
    return _table_names(table, list(_entries(table)))


def _table_names(table: dict[str, Any], entries: Entries) -> TableNames:
    handles: list[str] = []
    cards: Counter[str] = Counter()
    plain: set[str] = set()
    names: set[str] = set()
    for _, entry in entries:
        names.update(_names(entry))
        if "as" in entry:
            handles.append(entry["as"])
        if "card" in entry and "copy-of" not in entry:
            cards[entry["card"]] += 1
            if "as" not in entry:
                plain.add(entry["card"])
    return TableNames(
        tuple(player["id"] for player in table["players"]),
        tuple(team["id"] for team in table.get("teams", ())),
        tuple(handles),
        frozenset(name for name in plain if cards[name] == 1),
        frozenset(names),
    )


def cards_of(table: dict[str, Any]) -> frozenset[str]:
    """The names of the cards on a table, those that something is a copy of among them."""
    return _cards_of(_entries(table))


def _cards_of(entries: Iterable[tuple[str, dict[str, Any]]]) -> frozenset[str]:
    return frozenset(entry[key] for _, entry in entries for key in ("card", "copy-of") if key in entry)


def needs_of(table: dict[str, Any]) -> frozenset[str]:
    """The needs that a table alone shows."""
    if "teams" in table:
        return frozenset({"teams"})
    return frozenset({"more-than-two-players"} if len(table["players"]) > 2 else ())


def scenario_problems(document: dict[str, Any]) -> list[str]:
    """What makes no sense in a scenario document that the schema accepts, a line each with its JSON path."""
    table, script = document["table"], document["script"]
    entries = list(_entries(table))
    names = _table_names(table, entries)
    found = [*_heads(document, entries), *_seats(table, names), *_objects(entries, names)]
    for index, step in enumerate(script):
        found += _walk(step, f"/script/{index}", names)
    ends = _end_of_script(document)
    for index, check in enumerate(document["checks"]):
        found += _check(check, f"/checks/{index}", names, len(script), ends)
    return found


# -- the document's head


def _heads(document: dict[str, Any], entries: Entries) -> Iterator[str]:
    if document.get("control") == document["id"]:
        yield "/control: a scenario cannot be its own control"
    needs, shown = set(document.get("needs", ())), needs_of(document["table"])
    for need in sorted(shown - needs):
        yield f'/needs: the table needs "{need}", which is not named'
    for need in sorted(needs & {"teams", "more-than-two-players"} - shown):
        yield f'/needs: "{need}" is named, but the table does not need it'
    if "cards" in document:
        for card in sorted(_cards_of(entries) - set(document["cards"])):
            yield f'/cards: "{card}" is on the table, but not named'


# -- players and teams


def _seats(table: dict[str, Any], names: TableNames) -> Iterator[str]:
    for name, times in Counter([*names.players, *names.teams, *names.handles]).items():
        if times > 1:
            yield f'/table: "{name}" names {times} players, teams or objects'
    if table["turn"]["active"] not in names.players:
        yield "/table/turn/active: " + _nobody(table["turn"]["active"], names.players)
    if "teams" not in table:
        return
    for index, team in enumerate(table["teams"]):
        for member in team["players"]:
            if member not in names.players:
                yield f"/table/teams/{index}/players: " + _nobody(member, names.players)
        for kind in sorted(set(team.get("counters", ())) - {"poison"}):
            yield f'/table/teams/{index}/counters: a team shares only poison counters, not "{kind}"'
    members = Counter(member for team in table["teams"] for member in team["players"])
    for index, player in enumerate(table["players"]):
        if members[player["id"]] != 1:
            yield f'/table/players/{index}: "{player["id"]}" is in {members[player["id"]]} teams'
        if "life" in player:
            yield f"/table/players/{index}/life: life is the team's (810.9)"
        if "poison" in player.get("counters", ()):
            yield f"/table/players/{index}/counters: poison counters are the team's (810.10)"


# -- objects on the table


def _entries(table: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each entry of each zone with its path, in the table's order; a bare name as the object that it stands for."""
    for seat, player in enumerate(table["players"]):
        for zone in _ZONES:
            for index, entry in enumerate(player.get(zone, ())):
                yield (
                    f"/table/players/{seat}/{zone}/{index}",
                    {"card": entry} if isinstance(entry, str) else entry,
                )


def _names(entry: dict[str, Any]) -> Iterator[str]:
    yield from (entry[key] for key in ("card", "copy-of") if key in entry)
    if "token" in entry:
        yield entry["token"]["name"].removesuffix(_TOKEN)


def _objects(entries: Entries, names: TableNames) -> Iterator[str]:
    for path, entry in entries:
        if "owner" in entry and entry["owner"] not in names.players:
            yield f"{path}/owner: " + _nobody(entry["owner"], names.players)
        for key in ("attached-to", "exiled-with"):
            if key in entry:
                yield from _on_table(entry[key], f"{path}/{key}", names, entry)
        player = entry.get("chosen", {}).get("player")
        if player is not None and player not in names.players:
            yield f"{path}/chosen/player: " + _nobody(player, names.players)
        if "token" in entry:
            token = entry["token"]
            sized = {"power", "toughness"} & token.keys()
            if "creature" in token["types"] and len(sized) < 2:
                yield f"{path}/token: a creature token has power and toughness"
            if "creature" not in token["types"] and sized:
                yield f"{path}/token: only a creature has power and toughness"


def _on_table(reference: str, path: str, names: TableNames, entry: dict[str, Any]) -> Iterator[str]:
    """A reference that has to mean one thing that is on the table as it is set."""
    if reference == entry.get("as") or (reference == entry.get("card") and reference in names.unique):
        yield f"{path}: it cannot be itself"
    elif reference in names.names - names.unique - set(names.handles):
        yield f'{path}: the table holds several of "{reference}": give the one meant a handle with "as"'
    elif reference not in {*names.players, *names.handles, *names.unique}:
        yield f"{path}: " + _nothing(reference, names)


# -- the script

# Keys whose value names a player, and keys whose value names an object or a player, wherever in a step they stand.
_PLAYER_KEYS: Final = frozenset({"player", "turn-of"})
_REFERENCE_KEYS: Final = frozenset(
    {"card", "source", "about", "creature", "defender", "attacker", "targets", "granted-by", "top", "bottom"}
    | {"graveyard"}
)
_REFERENCE_ANSWERS: Final = frozenset({"choose-cards", "target", "order", "replacement-order"})


def _walk(value: Any, path: str, names: TableNames) -> Iterator[str]:
    """Looks at every name in a step, at any depth."""
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _walk(inner, f"{path}/{index}", names)
    elif isinstance(value, dict):
        kind = value.get("kind")
        for key, inner in value.items():
            here = f"{path}/{key}"
            if key in _PLAYER_KEYS or (key == "answer" and kind == "player"):
                if inner not in names.players:
                    yield f"{here}: " + _nobody(inner, names.players)
            elif key in _REFERENCE_KEYS or (key == "answer" and kind in _REFERENCE_ANSWERS):
                yield from _references(inner, here, names)
            elif key == "answer" and kind == "divide":
                yield from _references(list(inner), here, names)
            else:
                yield from _walk(inner, here, names)


def _references(value: Any, path: str, names: TableNames) -> Iterator[str]:
    if isinstance(value, str):
        # Only a word in a handle's form can be told to be a mistake: any other may be the name of a token to come.
        if _HANDLE.fullmatch(value) and value not in {*names.players, *names.handles}:
            yield f"{path}: " + _nothing(value, names)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _references(inner, f"{path}/{index}", names)
    else:
        yield from _walk(value, path, names)


def _end_of_script(document: dict[str, Any]) -> int:
    """The last step that can be reached: the first whose expected outcomes all end the script."""
    for check in sorted(document["checks"], key=lambda check: int(check["after"])):
        if "outcome" in check:
            wanted = check["outcome"]
            if _ENDING.issuperset([wanted] if isinstance(wanted, str) else wanted):
                return int(check["after"])
    return len(document["script"])


# -- checks


def _check(check: dict[str, Any], path: str, names: TableNames, steps: int, ends: int) -> Iterator[str]:
    after = check["after"]
    if after > steps:
        yield f"{path}/after: there {'is 1 step' if steps == 1 else f'are {steps} steps'}, not {after}"
    elif after > ends:
        yield f"{path}/after: step {after} is never reached: step {ends} is expected to end the script"
    if "path" in check:
        yield from _check_path(check["path"], f"{path}/path", names)
    elif "where" in check:
        where = check["where"]
        for key in ("controller", "owner"):
            if key in where and where[key] not in names.players:
                yield f"{path}/where/{key}: " + _nobody(where[key], names.players)
        if where.get("handle") is not None and where["handle"] not in {*names.handles, *names.unique}:
            yield f"{path}/where/handle: " + _nothing(where["handle"], names)
        if where.get("name", "").endswith(_TOKEN):
            yield f'{path}/where/name: names of tokens are told without "{_TOKEN.strip()}" at the end'
    elif "asked" in check:
        asked = check["asked"]
        if "player" in asked and asked["player"] not in names.players:
            yield f"{path}/asked/player: " + _nobody(asked["player"], names.players)
        if "about" in asked:
            yield from _references(asked["about"], f"{path}/asked/about", names)


def _check_path(pointer: str, path: str, names: TableNames) -> Iterator[str]:
    root, *rest = path_words(pointer)
    if root not in TOP_FIELDS:
        yield f"{path}: a snapshot has no {_quoted(root, TOP_FIELDS)}"
    elif root in ("players", "teams") and rest:
        known, fields = (names.players, PLAYER_FIELDS) if root == "players" else (names.teams, TEAM_FIELDS)
        if rest[0] not in known:
            yield f"{path}: " + _nobody(rest[0], known)
        yield from _check_fields(rest[1:], fields, path)
    elif root == "objects" and rest:
        if rest[0] not in {*names.handles, *names.unique}:
            hint = '; look for tokens, and for one of several, with "where"' if rest[0] in names.names else ""
            yield f"{path}: " + _nothing(rest[0], names) + hint
        yield from _check_fields(rest[1:], OBJECT_FIELDS, path)
    elif root == "stack" and rest:
        if not rest[0].isdecimal():
            yield f"{path}: the stack has places, 0 at the top, not {_quoted(rest[0], ())}"
        yield from _check_fields(rest[1:], STACK_FIELDS, path)
    elif rest:
        yield f"{path}: {root} has no parts"


def _check_fields(words: list[str], fields: tuple[str, ...], path: str) -> Iterator[str]:
    if not words:
        return
    field, *rest = words
    if field not in fields:
        yield f"{path}: there is no {_quoted(field, fields)}"
    elif field == "mana" and rest and rest[0] not in _MANA:
        yield f"{path}: there is no mana {_quoted(rest[0], ())}, only W, U, B, R, G and C"
    elif field == "counters" and rest and not _COUNTER.fullmatch(rest[0]):
        yield f"{path}: no kind of counter: {_quoted(rest[0], ())}"


# -- words


def _nobody(name: str, known: tuple[str, ...]) -> str:
    return f"there is no {_quoted(name, known)}, only {', '.join(known) or 'nobody'}"


def _nothing(reference: str, names: TableNames) -> str:
    return f"the table has nothing called {_quoted(reference, (*names.handles, *names.players, *sorted(names.names)))}"


def _quoted(word: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(word, known, 1)
    return f'"{word}"' + (f' (did you mean "{near[0]}"?)' if near else "")
