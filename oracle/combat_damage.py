"""The combat damage step (CR 510): how creatures assign damage, and all of it being dealt at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from oracle import layers
from oracle.combat import fighters, has_first_strike, without_the_removed
from oracle.decisions import Divide, Run, WrongAnswer
from oracle.events import DamageDealt
from oracle.keyword_rules import with_keyword
from oracle.model import Attack, Game, ObjectId, PlayerId, Step
from oracle.road import happen
from oracle.trace import name_of, note

Share = tuple[ObjectId | PlayerId, int]


def deal_combat_damage(game: Game) -> Run[Game]:
    """Have combat damage assigned, then dealt, all at once (510.1, 510.2).

    Who divides a creature's damage is asked `Divide`, kind "divide", about that creature.
    """
    game = without_the_removed(game)
    combat = game.turn.combat
    if combat is None:
        return game
    if game.turn.step is Step.FIRST_STRIKE_DAMAGE:
        first = frozenset(oid for oid in fighters(game) if has_first_strike(game, oid))
        game = game.with_turn(combat=replace(combat, struck_first=first))
    assigned: list[DamageDealt] = []
    for attack in _in_turn_order(game, combat.attacks):
        if strikes_now(game, attack.creature):
            shares = yield from _attacker_assigns(game, attack, assigned)
            assigned += _damage(attack.creature, shares)
    for blocker, attackers in _blocks(game, combat.attacks):
        if strikes_now(game, blocker):
            shares = yield from _divided(game, blocker, attackers)
            assigned += _damage(blocker, shares)
    happened = yield from happen(_told_of_keywords(game, assigned), assigned)
    return happened.game


def _told_of_keywords(game: Game, assigned: Sequence[DamageDealt]) -> Game:
    """Return the game with a line on each creature whose keyword has a part in the damage that is dealt, if it keeps a trace."""
    if not game.tracing:
        return game
    for source in dict.fromkeys(damage.source for damage in assigned):
        for keyword in ("first strike", "double strike"):
            if layers.has_keyword(game, source, keyword) and game.turn.step is Step.FIRST_STRIKE_DAMAGE:
                game = note(
                    game, with_keyword("510.4", keyword), "{} deals its damage first: it has " + keyword, source
                )
    for attack in game.turn.combat.attacks if game.turn.combat else ():
        through = [d for d in assigned if d.source == attack.creature and d.to == attack.defender]
        if attack.blocked and through:
            game = note(game, "702.19b", "{} has trample: damage is assigned past what blocks it", attack.creature)
    return game


def strikes_now(game: Game, oid: ObjectId) -> bool:
    """Tell whether a creature assigns combat damage in the present combat damage step (510.4, 702.4b, 702.7b)."""
    combat = game.turn.combat
    if combat is None:
        return False
    struck = oid in combat.struck_first
    if game.turn.step is Step.FIRST_STRIKE_DAMAGE:
        return struck
    return not struck or layers.has_keyword(game, oid, "double strike")


def _in_turn_order(game: Game, attacks: Iterable[Attack]) -> list[Attack]:
    """Return attacks by their creatures' controllers, the active player first (510.1, 802.5)."""
    order = game.apnap()
    return sorted(attacks, key=lambda a: order.index(layers.controller(game, a.creature)))


def _blocks(game: Game, attacks: Iterable[Attack]) -> list[tuple[ObjectId, tuple[ObjectId, ...]]]:
    """Return each blocking creature with the attackers that it blocks, by their controllers in APNAP order (510.1d)."""
    found: dict[ObjectId, list[ObjectId]] = {}
    for attack in attacks:
        for blocker in attack.blockers:
            found.setdefault(blocker, []).append(attack.creature)
    order = game.apnap()
    by_player = sorted(found.items(), key=lambda item: order.index(layers.controller(game, item[0])))
    return [(blocker, tuple(attackers)) for blocker, attackers in by_player]


def _attacker_assigns(game: Game, attack: Attack, assigned: Sequence[DamageDealt]) -> Run[tuple[Share, ...]]:
    """Return how an attacking creature assigns its damage (510.1a-c, 702.19)."""
    attacker, defender = attack.creature, attack.defender
    power = layers.view(game, attacker).power or 0
    if isinstance(defender, str) and game.players[defender].lost:  # 800.4e
        defender = None
    tramples = layers.has_keyword(game, attacker, "trample")
    if power <= 0:
        return ()
    if not attack.blocked or (tramples and not attack.blockers):  # 510.1b, 702.19d
        return ((defender, power),) if defender is not None else ()
    if not tramples or defender is None:
        return (yield from _divided(game, attacker, attack.blockers))
    lethal = tuple((b, lethal_damage(game, attacker, b, assigned)) for b in attack.blockers)
    if power <= sum(need for _, need in lethal):
        return (yield from _divided(game, attacker, attack.blockers))
    return (yield from _divided(game, attacker, (*attack.blockers, defender), lethal))


def _divided(
    game: Game, source: ObjectId, among: Sequence[ObjectId | PlayerId], lethal: tuple[tuple[ObjectId, int], ...] = ()
) -> Run[tuple[Share, ...]]:
    """Return how a creature's damage is divided (510.1c-d); with `lethal`, the last one gets only what is in excess (702.19b)."""
    power = layers.view(game, source).power or 0
    if power <= 0 or not among:
        return ()
    if len(among) == 1:
        return ((among[0], power),)
    asked = Divide(layers.controller(game, source), "divide", source, tuple(among), power, 0, lethal, game=game)
    answer: Iterable[Share] = yield asked
    shares = tuple(answer)
    _check(name_of(game, source), asked, shares)
    return shares


def _check(name: str, asked: Divide, shares: Sequence[Share]) -> None:
    """Raise `WrongAnswer` if a division is not one that was asked for (510.1e)."""
    given = dict(shares)
    if len(given) != len(shares) or not given.keys() <= set(asked.options) or any(n < 0 for n in given.values()):
        raise WrongAnswer(f"{name} can't assign its damage to these")
    if sum(given.values()) != asked.total:
        raise WrongAnswer(f"{name} assigns {asked.total} damage in all (510.1a)")
    in_excess = given.get(asked.options[-1], 0) if asked.lethal else 0
    if in_excess and any(given.get(blocker, 0) < need for blocker, need in asked.lethal):
        raise WrongAnswer(f"each creature blocking {name} must be assigned lethal damage first (702.19b)")


def lethal_damage(game: Game, source: ObjectId, creature: ObjectId, assigned: Sequence[DamageDealt] = ()) -> int:
    """Return how much damage from a source is lethal to a creature, with what is already assigned to it (702.19b, 702.2c)."""
    others = [d for d in assigned if d.to == creature]
    if any(layers.has_keyword(game, d.source, "deathtouch") for d in others):
        return 0
    marked = game.objects[creature].damage + sum(d.amount for d in others)
    left = max(0, (layers.view(game, creature).toughness or 0) - marked)
    return min(left, 1) if layers.has_keyword(game, source, "deathtouch") else left


def _damage(source: ObjectId, shares: Iterable[Share]) -> list[DamageDealt]:
    return [DamageDealt(source=source, to=to, amount=amount, combat=True) for to, amount in shares if amount > 0]
