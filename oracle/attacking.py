"""Declaring attackers (CR 508.1)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle import layers, mana
from oracle.combat import can_be_attacked, joined
from oracle.decisions import Declare, Illegal, Run
from oracle.events import Attacked, Tapped
from oracle.model import Game, ObjectId, PlayerId, Zone
from oracle.prohibitions import prohibited, required
from oracle.road import happen
from oracle.sickness import came_since_turn_began, can_attack_yet
from oracle.teams import active_players, is_active
from oracle.trace import name_of, note

Attackers = Sequence[tuple[ObjectId, ObjectId | PlayerId]]


def declare_attackers(game: Game) -> Run[Game]:
    """Have the active player declare attackers and make them attack (508.1). A team has one combined attack (805.10b).

    The decision is `Declare`, kind "attackers", always asked; it raises `Illegal` if the declaration is.
    """
    players = active_players(game)
    if not players:
        return game
    able = tuple(oid for oid in game.battlefield if why_not_attack(game, oid) is None)
    attackers: Attackers = tuple((yield Declare(players[0], "attackers", None, able, game=game)))
    _check(game, able, attackers)
    if not attackers:
        return note(game, "508.1", "nobody attacks")
    tapping = [
        Tapped(object=c) for c, _ in attackers if not layers.has_keyword(game, c, "vigilance")
    ]  # 508.1f, 702.20b
    happened = yield from happen(game, tapping)
    game = happened.game
    for event in tapping:
        game = note(game, "508.1f", "{} is tapped since it attacks", event.object)
        game = mana.not_tapped_for_mana(game, event.object, "it attacks")
    game = joined(game, attackers)
    attacked = []
    for creature, defender in attackers:
        game = note(game, "508.1a 508.1k", "{} attacks {}", creature, defender)
        if layers.has_keyword(game, creature, "vigilance"):
            game = note(game, "702.20b", "{} does not become tapped: it has vigilance", creature)
        if came_since_turn_began(game, creature):
            game = note(game, "302.6 702.10b", "{} is new, but has haste", creature)
        attacked.append(Attacked(object=creature, defender=defender, player=layers.controller(game, creature)))
    happened = yield from happen(game, attacked)  # 508.1m
    return happened.game


def why_not_attack(game: Game, oid: ObjectId) -> Illegal | None:
    """Return why a permanent can't be declared as an attacker, or None if it can (508.1a, 508.1c)."""
    obj = game.objects.get(oid)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return Illegal("508.1a", "only a creature on the battlefield can attack")
    seen = layers.view(game, oid)
    if not is_active(game, seen.controller):
        return Illegal("508.1a", f"{seen.name} is not controlled by the active player")
    if "creature" not in seen.types or "battle" in seen.types:
        return Illegal("506.3", f"{seen.name} is not a creature that can attack")
    if obj.tapped:
        return Illegal("508.1a", f"{seen.name} is tapped")
    if not can_attack_yet(game, oid):
        return Illegal("302.6", f"{seen.name} has not been under {seen.controller}'s control since the turn began")
    if layers.has_keyword(game, oid, "defender"):
        return Illegal("702.3b", f"{seen.name} has defender")
    effect = prohibited(game, "attack", oid)
    if effect is not None:
        return Illegal("508.1c", f"{name_of(game, effect.source)} says that {seen.name} can't attack")
    return None


def _check(game: Game, able: Sequence[ObjectId], attackers: Attackers) -> None:
    """Raise `Illegal` if the declaration is not allowed (508.1a-d)."""
    declared = [creature for creature, _ in attackers]
    for creature, defender in attackers:
        why = why_not_attack(game, creature)
        if why is not None:
            raise why
        if declared.count(creature) > 1:
            raise Illegal("508.1b", f"{name_of(game, creature)} can attack only one player or planeswalker")
        if not can_be_attacked(game, defender):
            raise Illegal("508.1b", f"{name_of(game, creature)} can attack only opponents and their planeswalkers")
    for creature in able:
        if creature not in declared and required(game, "attack", creature):
            raise Illegal("508.1d", f"{name_of(game, creature)} attacks if able")
