"""Declaring blockers (CR 509.1), and the evasion abilities that restrict it (702)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from oracle import layers, query
from oracle.combat import attacks_of, without_the_removed
from oracle.decisions import Declare, Illegal, Run
from oracle.events import BecameBlocked, Blocked, Event
from oracle.model import Attack, Combat, Game, ObjectId, PlayerId, Zone
from oracle.prohibitions import prohibited, required
from oracle.protection import protected
from oracle.road import happen
from oracle.teams import is_active, mates
from oracle.trace import name_of, note
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.filters import Filter

Blockers = Sequence[tuple[ObjectId, ObjectId]]


def declare_blockers(game: Game) -> Run[Game]:
    """Have each defending player, in APNAP order, declare blockers, and make them block (509.1, 802.4, 805.10d).

    The decision is `Declare`, kind "blockers", asked of every player or team that is attacked; it raises `Illegal` if the declaration
    is.
    """
    game = without_the_removed(game)
    blocks: list[tuple[ObjectId, ObjectId]] = []
    for side in _defending(game):
        attacks = tuple(a for a in attacks_of(game) if a.defending in side)
        able = tuple(b for b in game.battlefield if any(why_not_block(game, side, b, a) is None for a in attacks))
        player = next(p for p in side if not game.players[p].lost)
        declared: Blockers = tuple((yield Declare(player, "blockers", None, able, game=game)))
        _check(game, side, able, attacks, declared)
        blocks += declared
    return (yield from _block(game, blocks))


def _defending(game: Game) -> list[tuple[PlayerId, ...]]:
    """Return the players or teams that are attacked, in APNAP order; who has left the game blocks no more."""
    attacked = {a.defending for a in attacks_of(game)}
    order = dict.fromkeys(mates(game, p) for p in game.apnap() if not is_active(game, p))
    return [side for side in order if attacked & set(side)]


def _block(game: Game, blocks: Blockers) -> Run[Game]:
    """Make the declared creatures block (509.1g-i)."""
    combat = game.turn.combat or Combat()
    controllers = dict(combat.controllers)
    events: list[Event] = []
    for blocker, attacker in blocks:
        controllers[blocker] = layers.controller(game, blocker)
        game = note(game, "509.1g", "{} blocks {}", blocker, attacker)
        events.append(Blocked(object=blocker, attacker=attacker))
    attacks = []
    for attack in combat.attacks:
        blockers = tuple(b for b, attacker in blocks if attacker == attack.creature)
        if blockers and not attack.blocked:
            events.append(BecameBlocked(object=attack.creature))
        attacks.append(replace(attack, blocked=attack.blocked or bool(blockers), blockers=attack.blockers + blockers))
    game = game.with_turn(combat=replace(combat, attacks=tuple(attacks), controllers=controllers))
    happened = yield from happen(game, events)
    return happened.game


# -- what is allowed ----------------------------------------------------------------------------------------------------------


def _check(
    game: Game, side: Sequence[PlayerId], able: Sequence[ObjectId], attacks: Sequence[Attack], blocks: Blockers
) -> None:
    """Raise `Illegal` if a declaration of blockers is not allowed (509.1a-c)."""
    declared = [blocker for blocker, _ in blocks]
    by_attacker = {a.creature: a for a in attacks}
    for blocker, attacker in blocks:
        if attacker not in by_attacker:
            raise Illegal(
                "509.1a", f"{name_of(game, attacker)} attacks neither the blocking player nor a planeswalker of theirs"
            )
        why = why_not_block(game, side, blocker, by_attacker[attacker])
        if why is not None:
            raise why
        if declared.count(blocker) > 1:
            raise Illegal("509.1a", f"{name_of(game, blocker)} can block only one creature")
    blocked = [attacker for _, attacker in blocks]
    for attacker in set(blocked):
        if blocked.count(attacker) < _needs(game, attacker):
            raise Illegal("702.111b", f"{name_of(game, attacker)} can't be blocked except by two or more creatures")
    must = [a for a in attacks if required(game, "be-blocked", a.creature)]
    obeyed = sum(1 for a in must if a.creature in blocked)
    if obeyed < _most_obeyed(game, side, must, frozenset(able)):
        raise Illegal("509.1c", "more creatures that must be blocked if able could be blocked")


def _needs(game: Game, attacker: ObjectId) -> int:
    """Return how many creatures it takes to block an attacker: two with menace (702.111b)."""
    return 2 if layers.has_keyword(game, attacker, "menace") else 1


def _most_obeyed(game: Game, side: Sequence[PlayerId], must: Sequence[Attack], free: frozenset[ObjectId]) -> int:
    """Return how many of the requirements to block these attackers could be obeyed at once with these blockers (509.1c)."""
    if not must:
        return 0
    attack, *others = must
    most = _most_obeyed(game, side, others, free)
    able = [b for b in sorted(free) if why_not_block(game, side, b, attack) is None]
    for blockers in combinations(able, _needs(game, attack.creature)):
        if most == len(must):
            break
        most = max(most, 1 + _most_obeyed(game, side, others, free - set(blockers)))
    return most


def why_not_block(game: Game, side: Sequence[PlayerId], blocker: ObjectId, attack: Attack) -> Illegal | None:
    """Return why a permanent of a player or team can't block an attacker, or None if it can (509.1a, 509.1b)."""
    obj = game.objects.get(blocker)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return Illegal("509.1a", "only a creature on the battlefield can block")
    seen = layers.view(game, blocker)
    if "creature" not in seen.types or "battle" in seen.types:
        return Illegal("506.3", f"{seen.name} is not a creature that can block")
    if seen.controller not in side:
        return Illegal("509.1a", f"{seen.name} is not controlled by a player who is attacked")
    if obj.tapped:
        return Illegal("509.1a", f"{seen.name} is tapped")
    effect = prohibited(game, "block", blocker)
    if effect is not None:
        return Illegal("509.1b", f"{name_of(game, effect.source)} says that {seen.name} can't block")
    effect = prohibited(game, "be-blocked", attack.creature, blocker)
    if effect is not None:
        return Illegal("509.1b", f"{name_of(game, effect.source)} says that {seen.name} can't block this creature")
    return _evaded(game, blocker, attack)


def _evaded(game: Game, blocker: ObjectId, attack: Attack) -> Illegal | None:
    """Return the evasion ability of the attacker that keeps the creature from blocking it, or None (509.1b)."""
    attacker = attack.creature

    def has(oid: ObjectId, keyword: str) -> bool:
        return layers.has_keyword(game, oid, keyword)

    seen, theirs = layers.view(game, blocker), layers.view(game, attacker)
    if has(attacker, "flying") and not (has(blocker, "flying") or has(blocker, "reach")):
        return Illegal("702.9b", f"{seen.name} has neither flying nor reach")
    if has(attacker, "fear") and not ("artifact" in seen.types or "B" in seen.colors):
        return Illegal("702.36b", f"{seen.name} is neither an artifact nor black")
    if has(attacker, "intimidate") and not ("artifact" in seen.types or seen.colors & theirs.colors):
        return Illegal("702.13b", f"{seen.name} is no artifact and shares no color with the attacker")
    if has(attacker, "shadow") != has(blocker, "shadow"):
        return Illegal("702.28b", "only creatures with shadow block creatures with shadow, and they block no others")
    if has(attacker, "horsemanship") and not has(blocker, "horsemanship"):
        return Illegal("702.31b", f"{seen.name} has no horsemanship")
    if has(attacker, "skulk") and (seen.power or 0) > (theirs.power or 0):
        return Illegal("702.118b", f"{seen.name} has greater power")
    if _walks(game, attacker, attack.defending):
        return Illegal("702.14c", f"{attack.defending} controls a land that lets {theirs.name} walk past")
    if protected(game, attacker, blocker):
        return Illegal("702.16f", f"{theirs.name} has protection from {seen.name}")
    return None


def _walks(game: Game, attacker: ObjectId, defending: PlayerId) -> bool:
    """Tell whether a landwalk ability of the attacker works: the defending player controls such a land (702.14c)."""
    controller = layers.controller(game, attacker)
    for held in layers.view(game, attacker).abilities:
        if not (isinstance(held.ability, Keyword) and held.ability.name == "landwalk"):
            continue
        quality = held.ability.value
        for oid in game.battlefield:
            land = layers.view(game, oid)
            if "land" not in land.types or land.controller != defending:
                continue
            if isinstance(quality, Filter):
                if query.fits(game, quality, oid, query.Context(source=attacker, controller=controller)):
                    return True
            elif quality in land.subtypes:
                return True
    return False
