"""Scripts for a table: every step names what is there, so that an engine can say of it whether it is allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from headjudge import schema
from headjudge.hypothesis.drawn_tables import Document, rarely
from headjudge.pool import PoolCard, pool

__all__ = ["scripts"]

_ADVANCED_TO: Final[tuple[str, ...]] = tuple(schema.definition("scenario/advance-step")["enum"])
_QUESTIONS: Final[tuple[str, ...]] = tuple(schema.definition("scenario/question-kind")["enum"])
_FREE: Final = tuple({"kind": kind, "free": True} for kind in _QUESTIONS)
_BASIC: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_ADDITIONAL: Final = ("kicker", "multikicker", "squad", "buyback", "entwine", "replicate")
_ALTERNATIVE: Final = ("overload", "impending", "evoke", "dash", "blitz", "spectacle", "bestow")
_SPECIAL: Final = ("suspend", "foretell", "plot")


class _Thing(NamedTuple):
    """Something on the table: what a script calls it, where it is and whose, and its card, if the pool has it."""

    reference: str
    zone: str
    player: str
    card: PoolCard | None
    is_creature: bool


def scripts(
    table: Document, *, steps: int | tuple[int, int] = (1, 8), answered: bool = True
) -> st.SearchStrategy[list[Document]]:
    """Draw a script for a table: a document as the scenario format has it under "script".

    `steps`: how many, or from how many to how many. `answered`: some optional choices are made, and every other question is marked as
    one that may be answered in any way, so that no step is left undecided. Without it no step has answers.

    Raises HeadJudgeError for what is no table.
    """
    if not schema.is_valid("scenario/table", table):
        schema.check("scenario/table", table, "the table that a script is drawn for")
    least, most = (steps, steps) if isinstance(steps, int) else steps
    return _scripts(table, (least, most), answered)


@st.composite
def _scripts(draw: st.DrawFn, table: Document, steps: tuple[int, int], answered: bool) -> list[Document]:
    there = _There([seat["id"] for seat in table["players"]], tuple(_things(table)))
    drawn = []
    for _ in range(draw(st.integers(*steps))):
        step = draw(st.sampled_from(_KINDS))(draw, there)
        if answered:
            step["answers"] = [*_may(draw, there), *_FREE]
        drawn.append(step)
    return drawn


def _may(draw: st.DrawFn, there: _There) -> list[Document]:
    """What some players say to whatever they may do."""
    return [
        {"kind": "may", "player": player, "answer": draw(st.booleans())}
        for player in there.players
        if not rarely(draw, 3)
    ]


class _There(NamedTuple):
    """Who and what is on the table."""

    players: Sequence[str]
    things: Sequence[_Thing]


def _things(table: Document) -> Iterator[_Thing]:
    cards = {card.name: card for card in pool()}
    for seat in table["players"]:
        for zone in ("hand", "battlefield", "graveyard", "exile"):
            for entry in seat.get(zone, ()):
                said: Document = {"card": entry} if isinstance(entry, str) else entry
                name = said.get("copy-of", said.get("card"))
                card = cards.get(name) if name is not None else None
                types: Sequence[str] = card.types if card is not None else said.get("token", {}).get("types", ())
                reference = said.get("as", name)
                if reference is not None:
                    yield _Thing(reference, zone, seat["id"], card, "creature" in types)


# -- steps: each kind, by chance, or another one where there is nothing for it


def _pass(draw: st.DrawFn, there: _There) -> Document:
    return {"do": "pass", "player": draw(st.sampled_from(there.players))}


def _resolve(draw: st.DrawFn, _: _There) -> Document:
    return {"do": draw(st.sampled_from(("settle", "resolve")))}


def _advance(draw: st.DrawFn, there: _There) -> Document:
    step: Document = {"do": "advance", "to": draw(st.sampled_from(_ADVANCED_TO))}
    if rarely(draw, 4):
        step["turn-of"] = draw(st.sampled_from(there.players))
    return step


def _play(draw: st.DrawFn, there: _There) -> Document:
    """Play a card from a hand: a land, a spell, or for what it does there."""
    hand = [thing for thing in there.things if thing.zone == "hand" and thing.card is not None]
    if not hand:
        return _activate(draw, there)
    thing = draw(st.sampled_from(hand))
    card = thing.card
    assert card is not None
    if "land" in card.types:
        return {"do": "play-land", "player": thing.player, "card": thing.reference}
    special = [action for action in _SPECIAL if action in card.keywords]
    if special and rarely(draw, 2):
        return {"do": "special", "player": thing.player, "card": thing.reference, "action": special[0]}
    step: Document = {"do": "cast", "player": thing.player, "card": thing.reference}
    if "{X}" in (card.cost or ""):
        step["x"] = draw(st.integers(0, 3))
    additional = [name for name in _ADDITIONAL if name in card.keywords]
    if additional and rarely(draw, 2):
        step["additional"] = additional[:1]
    alternative = [name for name in _ALTERNATIVE if name in card.keywords]
    if alternative and rarely(draw, 2):
        step["alternative"] = alternative[0]
        step.pop("x", None)
    if rarely(draw, 4):
        step["targets"] = [
            draw(st.sampled_from([*there.players, *(t.reference for t in there.things if t is not thing)]))
        ]
    return step


def _activate(draw: st.DrawFn, there: _There) -> Document:
    """Activate an ability that is printed on a permanent, or that a basic land type gives it."""
    options = [
        (thing, ability) for thing in there.things if thing.zone == "battlefield" for ability in _abilities(thing)
    ]
    if not options:
        return _resolve(draw, there)
    thing, ability = draw(st.sampled_from(options))
    step: Document = {"do": "activate", "player": thing.player, "source": thing.reference, "ability": ability}
    if rarely(draw, 4):
        step["targets"] = [draw(st.sampled_from([*there.players, *(t.reference for t in there.things)]))]
    return step


def _abilities(thing: _Thing) -> Iterator[Document]:
    if thing.card is None:
        return
    yield from ({"line": number} for number in thing.card.activated)
    for subtype in _BASIC:
        if subtype in thing.card.subtypes:
            yield {"intrinsic": subtype}


def _attack(draw: st.DrawFn, there: _There) -> Document:
    """Have some creatures of one player attack others."""
    player = draw(st.sampled_from(there.players))
    able = [
        thing for thing in there.things if thing.zone == "battlefield" and thing.player == player and thing.is_creature
    ]
    others = [other for other in there.players if other != player]
    attackers = _some(draw, able)
    pairs = [{"creature": thing.reference, "defender": draw(st.sampled_from(others))} for thing in attackers]
    return {"do": "attack", "player": player, "attackers": pairs} if pairs else _pass(draw, there)


def _block(draw: st.DrawFn, there: _There) -> Document:
    """Have some creatures of one player block those of others."""
    player = draw(st.sampled_from(there.players))
    creatures = [thing for thing in there.things if thing.zone == "battlefield" and thing.is_creature]
    theirs = [thing.reference for thing in creatures if thing.player != player]
    blockers = _some(draw, [thing for thing in creatures if thing.player == player]) if theirs else []
    pairs = [{"creature": thing.reference, "attacker": draw(st.sampled_from(theirs))} for thing in blockers]
    return {"do": "block", "player": player, "blockers": pairs} if pairs else _pass(draw, there)


def _some(draw: st.DrawFn, things: Sequence[_Thing]) -> list[_Thing]:
    if not things:
        return []
    return draw(st.lists(st.sampled_from(things), min_size=1, max_size=3, unique_by=lambda thing: thing.reference))


_KINDS: Final[tuple[Any, ...]] = (
    *(_resolve, _pass, _play, _play, _play, _activate, _activate, _attack, _block, _advance),
)
