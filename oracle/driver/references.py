"""What the names and handles of a scenario mean in a game, and which objects can be told apart.

A handle stays with its card through all changes of zone, so it stands for `Object.card`; a card that the table holds once is
found under its own name. Objects without a handle that agree in all that can be seen are one and the same to a script.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import msgspec

from oracle import layers
from oracle.driver.errors import ScenarioError
from oracle.model import Game, Kind, ObjectId, PlayerId, Zone

Option = ObjectId | PlayerId


class Identity(msgspec.Struct, frozen=True):
    """What the objects of a scenario are called."""

    cards: Mapping[str, int]  # by handle: the card
    handles: Mapping[int, str]  # by card: the handle
    names: frozenset[str]  # every name of a card, a token or a copied card on the table

    def knows(self, reference: str) -> bool:
        """Tell whether the table has something of this handle or name."""
        return reference in self.cards or reference in self.names


def bare(name: str) -> str:
    """Return a name without the " Token" that some engines add to a token's."""
    return name.removesuffix(" Token")


def name_of(game: Game, oid: ObjectId) -> str:
    """Return an object's name as it is, or as it last was; an ability on the stack goes by its source's (113.7)."""
    obj = game.find(oid)
    if obj.ability is not None and obj.source is not None:
        return name_of(game, obj.source)
    return bare(layers.known(game, oid).name)


def handle_of(identity: Identity, game: Game, oid: ObjectId) -> str | None:
    """Return an object's handle, or None; an ability on the stack goes by its source's."""
    obj = game.find(oid)
    if obj.ability is not None and obj.source is not None:
        return handle_of(identity, game, obj.source)
    return identity.handles.get(obj.card) if obj.kind in (Kind.CARD, Kind.TOKEN) else None


def label(identity: Identity, game: Game, option: Option) -> str:
    """Return what to call an object or player: its handle, else its name; the player's id."""
    if isinstance(option, str):
        return option
    return handle_of(identity, game, option) or name_of(game, option)


def means(identity: Identity, game: Game, reference: str, oid: ObjectId) -> bool:
    """Tell whether a reference is the object's handle or its name."""
    return handle_of(identity, game, oid) == reference or name_of(game, oid) == bare(reference)


def matching(identity: Identity, game: Game, reference: str, options: Sequence[Option]) -> tuple[Option, ...]:
    """Return the options that a reference may mean: the player or the holder of the handle, if it is there, else all of that name."""
    if reference in game.players:
        return (reference,) if reference in options else ()
    objects = [o for o in options if not isinstance(o, str)]
    if reference in identity.cards:
        held = [o for o in objects if handle_of(identity, game, o) == reference]
        if held:
            return tuple(held)
    return tuple(o for o in objects if name_of(game, o) == bare(reference))


def one_of(identity: Identity, game: Game, reference: str, options: Sequence[Option]) -> Option | None:
    """Return the option that a reference means, None if there is none.

    Raises `ScenarioError` if it may mean several that can be told apart.
    """
    found = matching(identity, game, reference, options)
    if len(found) > 1 and len({signature(identity, game, o) for o in found}) > 1:
        raise ScenarioError(
            f'"{reference}" may mean one of several that can be told apart: give the one meant a handle'
        )
    return found[0] if found else None


def check_known(identity: Identity, game: Game, reference: str) -> None:
    """Raise `ScenarioError` for a name that neither the table nor anything in the game has."""
    if reference in game.players or identity.knows(reference):
        return
    if not any(name_of(game, oid) == reference for oid in (*game.objects, *game.gone)):
        raise ScenarioError(f'there is nothing called "{reference}"')


def signature(identity: Identity, game: Game, option: Any) -> Hashable:
    """Return what an object or player is told apart from others by; equal for those that make no difference to a script."""
    if not isinstance(option, int):
        return option  # type: ignore[no-any-return]
    obj = game.find(option)
    if obj.ability is not None:
        targets = tuple(label(identity, game, t) for slot in obj.announced.targets for t in slot)
        return ("ability", label(identity, game, option), obj.controller, type(obj.ability), targets)
    handle = handle_of(identity, game, option)
    if handle is not None:
        return ("handle", handle, obj.zone is Zone.STACK)
    seen = layers.known(game, option)
    targets = tuple(label(identity, game, t) for slot in obj.announced.targets for t in slot)
    return (
        seen.name,
        seen.controller,
        obj.owner,
        obj.zone,
        obj.kind,
        obj.tapped,
        tuple(sorted(obj.counters.items())),
        seen.power,
        seen.toughness,
        obj.damage,
        None if obj.attached_to is None else label(identity, game, obj.attached_to),
        _attachments(identity, game, option),
        targets,
    )


def _attachments(identity: Identity, game: Game, oid: ObjectId) -> tuple[str, ...]:
    """Return what is attached to an object."""
    return tuple(sorted(label(identity, game, o) for o in game.battlefield if game.objects[o].attached_to == oid))
