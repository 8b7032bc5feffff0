"""Tables that can stand: no state-based action is due on them (704), and each object that a script may mean has a name of its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from headjudge import schema
from headjudge.hypothesis.drawn_cards import Cards, attaches_to, chosen_cards
from headjudge.pool import PoolCard

__all__ = ["TABLE_STEPS", "tables"]

Document = dict[str, Any]

_MAIN: Final = "precombat-main"
TABLE_STEPS: Final[tuple[str, ...]] = tuple(
    sorted(schema.definition("scenario/table-step")["enum"], key=lambda step: step != _MAIN)
)
"""The steps that a table can stand in, the plainest first."""

_SEATS: Final = ("alice", "bob", "carol", "dave")
_LETTERS: Final = "WUBRGC"
_CHEAP: Final = 2  # an Aura may be for creatures of a low mana value only
_TOKENS: Final[tuple[Document, ...]] = (
    {"name": "Bear", "types": ["creature"], "subtypes": ["Bear"], "colors": ["G"], "power": 2, "toughness": 2},
    {"name": "Saproling", "types": ["creature"], "subtypes": ["Saproling"], "colors": ["G"], "power": 1, "toughness": 1},
    {
        "name": "Spirit",
        "types": ["creature"],
        "subtypes": ["Spirit"],
        "colors": ["W"],
        "power": 1,
        "toughness": 1,
        "keywords": ["flying"],
    },
    {"name": "Thopter", "types": ["artifact", "creature"], "subtypes": ["Thopter"], "power": 1, "toughness": 1},
)  # fmt: skip
_ZONE_MOST: Final = {"hand": 5, "library": 6, "graveyard": 4}


def tables(
    among: Iterable[str] | None = None,
    *,
    players: int | tuple[int, int] = 2,
    teams: bool = False,
    steps: Sequence[str] = TABLE_STEPS,
    permanents: int = 6,
) -> st.SearchStrategy[Document]:
    """Draw a table: a document as the scenario format has it under "table".

    `among`: names of cards, by default all of the pool. `players`: how many, or from how many to how many, up to four; with `teams`
    they are four in two teams. `steps`: where in the turn it may stand. `permanents`: how many at most a player has.

    Raises HeadJudgeError for a name that is not in the pool; ValueError for other numbers of players.
    """
    least, most = (4, 4) if teams else (players, players) if isinstance(players, int) else players
    if not 2 <= least <= most <= len(_SEATS):
        raise ValueError(f"a table has 2 to {len(_SEATS)} players, not {players}")
    return _tables(_Wish(chosen_cards(among), (least, most), teams, tuple(steps), permanents))


class _Wish(NamedTuple):
    """What kind of table is to be drawn."""

    cards: Cards
    players: tuple[int, int]
    teams: bool
    steps: tuple[str, ...]
    permanents: int


@st.composite
def _tables(draw: st.DrawFn, wish: _Wish) -> Document:
    ids = _SEATS[: draw(st.integers(*wish.players))]
    table: Document = {"turn": {"active": draw(st.sampled_from(ids)), "step": draw(st.sampled_from(wish.steps))}}
    if wish.teams:
        table["teams"] = [_team(draw, "left", ids[:2]), _team(draw, "right", ids[2:])]
    seen: set[str] = set()  # supertypes of which a table holds one permanent
    table["players"] = [_seat(draw, wish, player, ids, seen) for player in ids]
    by_name = wish.cards.by_name
    if any(_resizes(entry, by_name) for seat in table["players"] for entry in seat["battlefield"]):
        for seat in table["players"]:
            seat["battlefield"] = [
                _resized(entry, by_name) for entry in seat["battlefield"] if not _is_aura(entry, by_name)
            ]
    _name(table)
    return table


def rarely(draw: st.DrawFn, times: int = 8) -> bool:
    """Once in so many times; shrinks to never."""
    return draw(st.integers(0, times - 1)) == times - 1


# -- players


def _team(draw: st.DrawFn, name: str, members: Sequence[str]) -> Document:
    team: Document = {"id": name, "players": list(members), "life": draw(st.integers(1, 40))}
    if rarely(draw):
        team["counters"] = {"poison": draw(st.integers(1, 14))}
    return team


def _seat(draw: st.DrawFn, wish: _Wish, player: str, ids: Sequence[str], seen: set[str]) -> Document:
    seat: Document = {"id": player}
    anything = st.sampled_from(wish.cards.all)
    if not wish.teams and rarely(draw, 2):
        seat["life"] = draw(st.integers(1, 30))
    counters = _counters(draw, wish.teams)
    if counters:
        seat["counters"] = counters
    if not rarely(draw, 4):
        seat["mana"] = {letter: n for letter in _LETTERS if (n := draw(st.integers(0, 4)))}
    if rarely(draw):
        seat["lands-played"] = 1
    for zone, most in _ZONE_MOST.items():
        seat[zone] = [card.name for card in draw(st.lists(anything, max_size=most))]
    seat["exile"] = [_exiled(draw, card) for card in draw(st.lists(anything, max_size=1))]
    seat["battlefield"] = list(_permanents(draw, wish, player, ids, seen))
    return seat


def _counters(draw: st.DrawFn, teams: bool) -> dict[str, int]:
    found: dict[str, int] = {}
    if not teams and rarely(draw):
        found["poison"] = draw(st.integers(1, 9))
    if rarely(draw):
        found[draw(st.sampled_from(("energy", "experience")))] = draw(st.integers(1, 4))
    return found


def _exiled(draw: st.DrawFn, card: PoolCard) -> Document:
    if "suspend" in card.keywords:
        return {"card": card.name, "counters": {"time": draw(st.integers(1, 3))}}
    return {"card": card.name}


# -- permanents


def _permanents(draw: st.DrawFn, wish: _Wish, player: str, ids: Sequence[str], seen: set[str]) -> Iterator[Document]:
    """The permanents of a player, each of which can stay, and what is attached to them."""
    cards = wish.cards
    here: list[tuple[Document, PoolCard]] = []
    for _ in range(draw(st.integers(0, wish.permanents)) if cards.permanents else 0):
        kind = draw(st.integers(0, 9))
        if kind == 9:
            yield _token(draw)
            continue
        copied = kind == 8 and bool(cards.copied)
        card = draw(st.sampled_from(cards.copied if copied else cards.permanents))
        one_of_its_kind = [f"{player} {card.name}"] * ("legendary" in card.supertypes) + ["world"] * (
            "world" in card.supertypes
        )  # 704.5j, 704.5k
        if seen.intersection(one_of_its_kind):
            continue
        seen.update(one_of_its_kind)
        entry = _stood(draw, card, "copy-of" if copied else "card")
        if rarely(draw, 12):
            entry["owner"] = draw(st.sampled_from(ids))
        here.append((entry, card))
        yield entry
    _equip(draw, here)
    if cards.auras and here and rarely(draw, 4):
        yield from _aura(draw, draw(st.sampled_from(cards.auras)), here)


def _token(draw: st.DrawFn) -> Document:
    token = draw(st.sampled_from(_TOKENS))
    entry: Document = {"token": dict(token)}
    _turned(draw, entry, token["toughness"])
    return entry


def _stood(draw: st.DrawFn, card: PoolCard, key: str) -> Document:
    """A permanent that is this card, or a token that is a copy of it."""
    entry: Document = {key: card.name}
    toughness = card.toughness if "creature" in card.types else None
    if "planeswalker" in card.types:  # 704.5i
        entry["counters"] = {"loyalty": draw(st.integers(1, 7))}
    elif "Saga" in card.subtypes:
        entry["counters"] = {"lore": 1}
    elif toughness is not None:
        toughness += _sized(draw, entry, toughness)
    elif rarely(draw):
        entry["counters"] = {"charge": draw(st.integers(1, 3))}
    _turned(draw, entry, toughness)
    return entry


def _sized(draw: st.DrawFn, entry: Document, toughness: int) -> int:
    """Put +1/+1 or -1/-1 counters on a creature, not both (704.5q), and never so many of the latter that it dies (704.5f)."""
    if toughness <= 0 or rarely(draw, 5):
        number = draw(st.integers(1, 3))
        entry["counters"] = {"p1p1": number}
        return number
    if toughness > 1 and rarely(draw, 10):
        number = draw(st.integers(1, toughness - 1))
        entry["counters"] = {"m1m1": number}
        return -number
    return 0


def _turned(draw: st.DrawFn, entry: Document, toughness: int | None) -> None:
    """Whether it is tapped, new, and damaged, less than would destroy it (704.5g)."""
    if rarely(draw, 5):
        entry["tapped"] = True
    if rarely(draw, 5):
        entry["sick"] = True
    if toughness is not None and toughness > 1 and rarely(draw):
        entry["damage"] = draw(st.integers(1, toughness - 1))


def _resizes(entry: Document, cards: Mapping[str, PoolCard]) -> bool:
    card = cards.get(_called(entry))
    return card is not None and card.resizes


def _is_aura(entry: Document, cards: Mapping[str, PoolCard]) -> bool:
    card = cards.get(_called(entry))
    return card is not None and "Aura" in card.subtypes


def _resized(entry: Document, cards: Mapping[str, PoolCard]) -> Document:
    """A permanent as it can stand where something makes creatures of others and sets their sizes, perhaps to their mana value.

    With a counter nothing that is set to 0 dies of it (704.5f); and a creature is attached to nothing (301.5c, 303.4d).
    """
    resized = {key: value for key, value in entry.items() if key not in ("damage", "attached-to", "counters")}
    counters = {kind: number for kind, number in entry.get("counters", {}).items() if kind != "m1m1"}
    card = None if "token" in entry else cards.get(_called(entry))
    if card is None or _mana_value(card) == 0:
        counters.setdefault("p1p1", 1)
    return {**resized, "counters": counters} if counters else resized


def _equip(draw: st.DrawFn, here: Sequence[tuple[Document, PoolCard]]) -> None:
    """Attach Equipment to creatures of the same player (301.5)."""
    for entry, card in here:
        if "Equipment" in card.subtypes and rarely(draw, 2):
            hosts = [host for host, other in here if host is not entry and _takes(other, "creature")]
            if hosts:
                entry["attached-to"] = draw(st.sampled_from(hosts))


def _aura(draw: st.DrawFn, aura: PoolCard, here: Sequence[tuple[Document, PoolCard]]) -> Iterator[Document]:
    """The Aura on a permanent of the same player, if there is one for it: then its effects on who controls what agree with the table."""
    kind = attaches_to(aura)
    hosts = [host for host, card in here if kind is not None and _takes(card, kind) and _mana_value(card) <= _CHEAP]
    if hosts:
        yield {"card": aura.name, "attached-to": draw(st.sampled_from(hosts))}


def _takes(card: PoolCard, kind: str) -> bool:
    """Tell whether something can be attached to a card of this type. An enchantment creature may say when it is no creature, as Gods do."""
    fickle = kind == "creature" and "enchantment" in card.types
    return kind in card.types and not fickle and "protection" not in card.keywords


def _mana_value(card: PoolCard) -> int:
    """The mana value of a card on the battlefield, where X is 0 (202.3)."""
    symbols = re.findall(r"{([^}]*)}", card.cost or "")
    return sum(int(symbol) if symbol.isdigit() else symbol != "X" for symbol in symbols)


# -- names


def _name(table: Document) -> None:
    """Give a handle to whatever is not the only one of its name, and put it where something is attached to it."""
    times: Counter[str] = Counter()
    bare: list[tuple[list[Any], int]] = []
    for seat in table["players"]:
        for zone in (*_ZONE_MOST, "exile", "battlefield"):
            for place, entry in enumerate(seat[zone]):
                times[_called(entry)] += 1
                bare.append((seat[zone], place))
    given: Counter[str] = Counter()
    for entries, place in bare:
        entry = entries[place]
        name = _called(entry)
        if times[name] > 1 or "card" not in ({"card": entry} if isinstance(entry, str) else entry):
            given[name] += 1
            entries[place] = entry = {"card": entry} if isinstance(entry, str) else entry
            entry["as"] = f"{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}-{given[name]}"
    for entries, place in bare:
        entry = entries[place]
        if isinstance(entry, dict) and "attached-to" in entry:
            host = entry["attached-to"]
            entry["attached-to"] = host.get("as", host.get("card"))


def _called(entry: str | Document) -> str:
    """The name of what an entry is, as the table has it."""
    if isinstance(entry, str):
        return entry
    name: str = entry.get("card") or entry.get("copy-of") or entry["token"]["name"]
    return name
