"""Who is in combat (CR 506): attacking and blocking creatures, what they attack, and what removes them.

Declaring attackers is in `oracle.attacking` (508), declaring blockers in `oracle.blocking` (509), damage in `oracle.combat_damage`
(510).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from oracle import layers
from oracle.model import Attack, Combat, Game, ObjectId, PlayerId, Zone
from oracle.teams import is_active
from oracle.trace import note


def attacks_of(game: Game) -> tuple[Attack, ...]:
    """Return the attacks of the present combat phase, none outside one."""
    return game.turn.combat.attacks if game.turn.combat else ()


def fighters(game: Game) -> tuple[ObjectId, ...]:
    """Return all attacking and blocking creatures, each once."""
    attacks = attacks_of(game)
    return tuple(dict.fromkeys([a.creature for a in attacks] + [b for a in attacks for b in a.blockers]))


def defending_player(game: Game, defender: ObjectId | PlayerId) -> PlayerId:
    """Return the player who is meant by "defending player" where that player or planeswalker is attacked (508.5)."""
    return defender if isinstance(defender, str) else layers.controller(game, defender)


def can_be_attacked(game: Game, defender: ObjectId | PlayerId) -> bool:
    """Tell whether creatures of the active player or team can attack it: an opponent, or an opponent's planeswalker (506.2, 506.3)."""
    opponents = game.opponents(game.turn.active)
    if isinstance(defender, str):
        return defender in opponents
    obj = game.objects.get(defender)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return False
    seen = layers.view(game, defender)
    return "planeswalker" in seen.types and seen.controller in opponents


def joined(game: Game, attacks: Iterable[tuple[ObjectId, ObjectId | PlayerId]]) -> Game:
    """Return the game in which creatures attack, each with what it attacks (508.1k, 508.4)."""
    combat = game.turn.combat or Combat()
    controllers = dict(combat.controllers)
    new = []
    for creature, defender in attacks:
        controllers[creature] = layers.controller(game, creature)
        if isinstance(defender, int):
            controllers[defender] = layers.controller(game, defender)
        new.append(Attack(creature, defender, defending=defending_player(game, defender)))
    if not new:
        return game
    changed = replace(combat, attacks=(*combat.attacks, *new), attacked=True, controllers=controllers)
    return game.with_turn(combat=changed)


def put_attacking(game: Game, creature: ObjectId, defender: ObjectId | PlayerId) -> Game:
    """Return the game in which a permanent that has entered attacks, if it can be an attacker at all (508.4, 506.3a-c).

    It was never declared as an attacker, so nothing triggers; blockers having been declared, it is unblocked (508.4d).
    """
    seen = layers.view(game, creature)
    fights = "creature" in seen.types and "battle" not in seen.types
    if (
        game.turn.combat is None
        or not fights
        or not is_active(game, seen.controller)
        or not can_be_attacked(game, defender)
    ):
        return game
    return joined(game, [(creature, defender)])


def put_attacking_beside(game: Game, creature: ObjectId, attacker: ObjectId) -> Game:
    """Return the game in which a permanent that has entered attacks what an attacker attacks, or did until it left combat (702.49c)."""
    combat = game.turn.combat
    for attack in (*combat.attacks, *combat.removed) if combat else ():
        if attack.creature == attacker and attack.defender is not None:
            return put_attacking(game, creature, attack.defender)
    return game


def without_the_removed(game: Game) -> Game:
    """Return the game without what has been removed from combat (506.4): gone, under another's control, no longer of its type.

    An attacker stays blocked without its blockers (509.1h), and goes on attacking without what it attacked (506.4c).
    """
    combat = game.turn.combat
    if combat is None or not combat.attacks:
        return game
    remaining = []
    removed = list(combat.removed)
    for attack in combat.attacks:
        if not _fights_on(game, combat, attack.creature):
            removed.append(attack)
            game = note(game, "506.4", "{} is removed from combat", attack.creature)
            continue
        blockers = tuple(b for b in attack.blockers if _fights_on(game, combat, b))
        defender = attack.defender
        if isinstance(defender, int) and not _still(game, combat, defender, "planeswalker"):
            defender = None
        if defender != attack.defender or blockers != attack.blockers:
            attack = replace(attack, blockers=blockers, defender=defender)  # noqa: PLW2901
        remaining.append(attack)
    if tuple(remaining) == combat.attacks:
        return game
    return game.with_turn(combat=replace(combat, attacks=tuple(remaining), removed=tuple(removed)))


def _fights_on(game: Game, combat: Combat, oid: ObjectId) -> bool:
    return _still(game, combat, oid, "creature") and "battle" not in layers.view(game, oid).types


def _still(game: Game, combat: Combat, oid: ObjectId, kind: str) -> bool:
    """Tell whether a permanent is on the battlefield, under the same control as when it came into combat, and still of a type."""
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return False
    seen = layers.view(game, oid)
    return kind in seen.types and seen.controller == combat.controllers.get(oid, seen.controller)


def has_first_strike(game: Game, oid: ObjectId) -> bool:
    """Tell whether a creature deals damage in the first combat damage step (702.4b, 702.7b)."""
    return layers.has_keyword(game, oid, "first strike") or layers.has_keyword(game, oid, "double strike")


def strikes_first(game: Game) -> bool:
    """Tell whether there is a first combat damage step of its own (510.4): something in combat has first or double strike."""
    return any(has_first_strike(game, oid) for oid in fighters(without_the_removed(game)))
