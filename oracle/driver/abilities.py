"""Which ability of an object a script means, and whether the object has it now."""

from __future__ import annotations

from collections.abc import Iterator

from oracle import layers
from oracle.decisions import Illegal
from oracle.driver.document import AbilityRef
from oracle.driver.errors import ScenarioError
from oracle.driver.references import Identity, means, name_of
from oracle.model import Game, Held, ObjectId
from oracle.special import TURN_FACE_UP
from oracle.vocabulary.abilities import Ability, Activated, Face, SpecialAction, abilities_of
from oracle.vocabulary.amounts import Times, X
from oracle.vocabulary.costs import Loyalty


def held_ability(identity: Identity, game: Game, oid: ObjectId, ref: AbilityRef) -> Held:
    """Return the activated ability that a reference means, as the object has it.

    Raises `Illegal` (113.2c) where the object doesn't have it now, although it is printed on it or could be given to it;
    `ScenarioError` where there is nothing of the kind on the card, or it may be one of several.
    """
    found = [held for held in layers.view(game, oid).abilities if _is_meant(identity, game, held, ref)]
    if len(found) == 1 or (found and all(held.ability == found[0].ability for held in found)):
        return found[0]
    name = name_of(game, oid)
    if found:
        raise ScenarioError(f"{name} has several activated abilities that {_words(ref)} may mean")
    if ref.intrinsic is not None or _could_be_there(identity, game, oid, ref):
        raise Illegal("113.2c", f"{name} does not have that ability now: {_words(ref)}")
    raise ScenarioError(f"{name} has no such activated ability: {_words(ref)}{_instead(game, oid)}")


def _instead(game: Game, oid: ObjectId) -> str:
    """Return, in words, which activated abilities the object has instead."""
    has = [_words(_ref_to(held)) for held in layers.view(game, oid).abilities if isinstance(held.ability, Activated)]
    return f"; it has {' and '.join(has)}" if has else "; it has none"


def _ref_to(held: Held) -> AbilityRef:
    if held.intrinsic is not None:
        return AbilityRef(intrinsic=held.intrinsic)  # type: ignore[arg-type]
    if held.granted_by is not None:
        return AbilityRef(line=held.granted_line, granted_by=held.granted_name)
    return AbilityRef(line=held.line, loyalty=loyalty_of(held.ability))


def _is_meant(identity: Identity, game: Game, held: Held, ref: AbilityRef) -> bool:
    ability = held.ability
    if not isinstance(ability, Activated):
        return False
    if ref.intrinsic is not None:
        return held.intrinsic == ref.intrinsic
    if ref.granted_by is not None:
        return _granted(identity, game, held, ref.granted_by) and held.granted_line in (None, ref.line)
    if held.intrinsic is not None or held.granted_by is not None:
        return False
    return _fits(ability, held.line, ref)


def _granted(identity: Identity, game: Game, held: Held, by: str) -> bool:
    if held.granted_by is not None:
        return means(identity, game, by, held.granted_by)
    return held.granted_name == by


def _fits(ability: Ability, line: int | None, ref: AbilityRef) -> bool:
    if ref.line is not None and line != ref.line:
        return False
    return ref.loyalty is None or loyalty_of(ability) == ref.loyalty


def loyalty_of(ability: Ability) -> str | None:
    """Return a loyalty ability's cost as a script writes it: +1, -2, 0, -X; None for any other ability."""
    if not isinstance(ability, Activated) or not ability.loyalty:
        return None
    for part in ability.cost.parts:
        if isinstance(part, Loyalty):
            match part.change:
                case int(number):
                    return f"{number:+d}" if number else "0"
                case X():
                    return "+X"
                case Times(X(), -1):
                    return "-X"
    return None


def allows(game: Game, oid: ObjectId, action: str) -> bool:
    """Tell whether a card speaks of a special action (116.2), now or as it is printed."""
    obj = game.find(oid)
    if action == TURN_FACE_UP:  # any permanent may have been put down face down (708.7)
        return True
    printed = [ability for face in (obj.face, obj.copied) if face is not None for _, ability in _printed(face)]
    held = [one.ability for one in layers.view(game, oid).abilities]
    return any(isinstance(ability, SpecialAction) and ability.name == action for ability in (*printed, *held))


def _could_be_there(identity: Identity, game: Game, oid: ObjectId, ref: AbilityRef) -> bool:
    """Tell whether the ability is printed on the card, or the object that would grant it is one of this game."""
    if ref.granted_by is not None:
        return identity.knows(ref.granted_by)
    obj = game.find(oid)
    return any(
        isinstance(ability, Activated) and _fits(ability, line, ref)
        for face in (obj.face, obj.copied)
        if face is not None
        for line, ability in _printed(face)
    )


def _printed(face: Face) -> Iterator[tuple[int, Ability]]:
    for number, line in enumerate(face.lines, 1):
        for ability in abilities_of(line):
            yield number, ability


def _words(ref: AbilityRef) -> str:
    said = {"line": ref.line, "granted by": ref.granted_by, "intrinsic": ref.intrinsic, "loyalty": ref.loyalty}
    return ", ".join(f"{key} {value}" for key, value in said.items() if value is not None)
