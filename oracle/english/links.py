"""That what one piece of a declaration refers to, another gives: linked abilities (607), "the chosen color", what was put aside under a
name as an ability resolves (608.2c, 603.7c).

The words do not tell which piece is meant: if names did not agree, the text would be right and the card wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from oracle.english.words import CannotSay, need
from oracle.vocabulary import instructions as i
from oracle.vocabulary.abilities import AdditionalCost, Face, Triggered, abilities_of
from oracle.vocabulary.amounts import Devotion, Kicked, TimesPaid
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.patterns import ZoneChange
from oracle.vocabulary.rewrites import ChooseAsEnters, ManaInstead
from oracle.vocabulary.selectors import Linked, Remembered
from oracle.vocabulary.statics import SetLandTypes


def _parts(of: Any) -> tuple[Any, ...]:
    """Return what a piece consists of."""
    if isinstance(of, msgspec.Struct):
        return tuple(getattr(of, name) for name in of.__struct_fields__)
    return of if isinstance(of, tuple) else ()


def _pieces(of: Any) -> Iterator[Any]:
    yield of
    for part in _parts(of):
        yield from _pieces(part)


def check(face: Face) -> None:
    """Refuse a face of which a piece refers to what no other gives, or gives what none refers to; or in which something is said twice
    in one place. CannotSay names the piece."""
    pieces = list(_pieces(face.lines))
    linked = {one.name for one in pieces if isinstance(one, Linked)}
    links = [link for one in pieces if (link := getattr(one, "link", None)) is not None]
    need(_differ(tuple(links)), "a link given twice")
    if linked != set(links):
        raise CannotSay(f"Linked {', '.join(sorted(linked ^ set(links)))}")
    chosen = {one.of_chosen for one in pieces if isinstance(one, Filter) and one.of_chosen is not None}
    choices = {one.kind for one in pieces if isinstance(one, ChooseAsEnters)}
    if not chosen <= choices:
        raise CannotSay(f"Filter.of_chosen {', '.join(sorted(chosen - choices))}")
    costs = {one.name for one in pieces if isinstance(one, AdditionalCost)}
    asked = {one.cost for one in pieces if isinstance(one, (Kicked, TimesPaid))}
    if not asked <= costs:
        raise CannotSay(f"AdditionalCost {', '.join(sorted(asked - costs))}")
    for line in face.lines:
        for ability in abilities_of(line):
            _check_names(ability, "color" in choices)
            for piece in _pieces(ability):
                need(not isinstance(piece, tuple) or _differ(piece), "the same thing twice in one place")


def _differ(parts: tuple[Any, ...]) -> bool:
    """Tell whether no two of several parts are equal."""
    return all(part not in parts[:at] for at, part in enumerate(parts))


def _check_names(ability: Any, color_is_chosen: bool) -> None:
    """Refuse an ability in which a name is given to what nothing refers to, or referred to and not given."""
    _check_once(ability)
    given, taken = _given(ability), _taken(ability)
    if color_is_chosen:
        taken -= {"color"} - given
    if given != taken:
        raise CannotSay(f"Remembered {', '.join(sorted(given ^ taken))}")


def _check_once(ability: Any) -> None:
    """Refuse a name under which several instructions put aside what they did: the last one alone would count."""
    names = [
        piece.remember
        for piece in _pieces(ability)
        if isinstance(piece, (i.Move, i.CreateTokens, i.Sacrifice)) and piece.remember is not None
    ]
    need(_differ(tuple(names)), "a name given twice")


def _given(of: Any) -> set[str]:
    """Return the names under which something is put aside as this resolves."""
    found: set[str] = set()
    match of:
        case i.Later():
            return found  # what it puts aside is known to it alone
        case i.Remember(name=name) | i.ChooseWord(name=name):
            found.add(name)
        case Triggered(together=True) if "together" in _taken_inside(of):
            found.add("together")
        case (
            i.Move(remember=str() as name)
            | i.CreateTokens(remember=str() as name)
            | i.Sacrifice(remember=str() as name)
        ):
            found.add(name)
    for part in _parts(of):
        found |= _given(part)
    return found


def _taken(of: Any) -> set[str]:
    """Return the names that something refers to; a delayed ability, to those that it is given as it is created (603.7c)."""
    if isinstance(of, i.Later):
        _check_once(of.ability)
        inside = _taken_inside(of.ability)
        if not _given(of.ability) <= inside:
            raise CannotSay(f"Remembered {', '.join(sorted(_given(of.ability) - inside))}")
        inside -= _given(of.ability)
        if inside != set(of.remember):
            raise CannotSay(f"Later.remember {', '.join(sorted(inside ^ set(of.remember)))}")
        return inside
    found = _taken_inside(of)
    match of:
        case Remembered(name=name) | Filter(remembered=str() as name) | ZoneChange(remembered=str() as name):
            found.add(name)
        case SetLandTypes(remembered=str() as name):
            found.add(name)
        case Who.REMEMBERED:
            found.add("player")
        case Devotion(colors=()) | i.AddMana(mana="chosen-color") | ManaInstead(type="chosen-color"):
            found.add("color")
    return found


def _taken_inside(of: Any) -> set[str]:
    found: set[str] = set()
    for part in _parts(of):
        found |= _taken(part)
    return found
