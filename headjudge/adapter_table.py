"""Reading a table: the part of `headjudge.adapter` that finds every card with its handle, and refuses what is not known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from headjudge.adapter_answers import Unsupported
from headjudge.scenario_rules import table_names

__all__ = ["Entry", "entries", "only"]

_ZONES: Final = ("hand", "library", "graveyard", "command", "exile", "battlefield")


class Entry(NamedTuple):
    """A card or token of a table."""

    player: str
    """In whose list it stands: on the battlefield its controller, in exile its owner."""
    zone: str
    handle: str | None
    """What it is called in the script and in snapshots: the handle that it is given, else its name if it is the only one; or nothing."""
    fields: dict[str, Any]
    """As it stands on the table: `card`, `tapped` and so on. A bare name is a `card`."""


def entries(table: dict[str, Any]) -> Iterator[Entry]:
    """Every card and token of a table, seat by seat and zone by zone, each zone in its order."""
    unique = table_names(table).unique
    for player in table["players"]:
        for zone in _ZONES:
            for each in player.get(zone, ()):
                fields = {"card": each} if isinstance(each, str) else each
                name = fields.get("card") if "copy-of" not in fields else None
                yield Entry(player["id"], zone, fields.get("as") or (name if name in unique else None), fields)


def only(thing: Mapping[str, Any], *keys: str) -> None:
    """Raise Unsupported, reason `format`, if a part of table or script has any other key than these: unknown is never ignored."""
    if strange := [key for key in thing if key not in keys]:
        raise Unsupported("format", *strange)
