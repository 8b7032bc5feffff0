"""What is seen of a game: the whole of it, after every step. The form is in the schema of snapshots."""

from __future__ import annotations

from typing import Any

from oracle import layers, teams
from oracle.driver.references import Identity, bare, handle_of, label, name_of
from oracle.model import Game, Kind, Mana, Object, PlayerId, Step, Zone
from oracle.vocabulary.abilities import Triggered

_WUBRG = "WUBRG"
_NAMED = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD)


def take(game: Game, identity: Identity) -> dict[str, Any]:
    """Return the snapshot of a game."""
    shared: dict[str, dict[str, list[str]]] = {
        zone: {player: [] for player in game.seats} for zone in ("battlefield", "exile", "command")
    }
    objects: list[dict[str, Any]] = []
    for oid in game.battlefield:
        seen = _object(game, identity, game.objects[oid])
        objects.append(seen)
        shared["battlefield"][seen["controller"]].append(seen["name"])
    for zone in (Zone.EXILE, Zone.COMMAND):
        for oid in game.zone(zone):
            if game.objects[oid].kind is not Kind.EMBLEM:  # 114.5: no card
                shared[zone][game.objects[oid].owner].append(name_of(game, oid))
    objects += [
        _object(game, identity, obj)
        for obj in game.objects.values()
        if obj.zone is not Zone.BATTLEFIELD and obj.card in identity.handles and obj.kind in (Kind.CARD, Kind.TOKEN)
    ]
    snapshot: dict[str, Any] = {
        "players": [_player(game, player, shared) for player in game.seats],
        "objects": objects,
        "stack": [_on_stack(game, identity, game.objects[oid]) for oid in game.stack],
        "step": step_name(game.turn.step),
        "turn": game.turn.number,
        "active": game.turn.active,
    }
    if game.teams:
        snapshot["teams"] = [
            {
                "id": team.id,
                "players": list(team.players),
                "life": team.life,
                "counters": _some({"poison": teams.poison(game, team.players[0])}),
            }
            for team in game.teams
        ]
    return snapshot


def step_name(step: Step) -> str:
    """Return a step's name in a scenario, which has one for both combat damage steps (510.4)."""
    return str(Step.COMBAT_DAMAGE if step is Step.FIRST_STRIKE_DAMAGE else step)


def _some(amounts: dict[str, int]) -> dict[str, int]:
    return {kind: amount for kind, amount in amounts.items() if amount}


def _player(game: Game, player: PlayerId, shared: dict[str, dict[str, list[str]]]) -> dict[str, Any]:
    """Return a player: life is the team's in a team game (810.9a), and poison stands on the team alone (810.10)."""
    it = game.players[player]
    counters = dict(it.counters)
    if game.teams:
        counters.pop("poison", None)
    found: dict[str, Any] = {
        "id": player,
        "life": game.life(player),
        "counters": counters,
        "mana": _mana(it.pool),
        "lost": it.lost,
    }
    for zone in _NAMED:
        found[zone] = [name_of(game, oid) for oid in game.zone(zone, player)]
    for name, names in shared.items():
        found[name] = names[player]
    return found


def _mana(pool: tuple[Mana, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for mana in pool:
        found[mana.type] = found.get(mana.type, 0) + 1
    return found


def _object(game: Game, identity: Identity, obj: Object) -> dict[str, Any]:
    seen = layers.view(game, obj.id)
    colors = seen.colors
    return {
        "name": bare(seen.name),
        "handle": handle_of(identity, game, obj.id),
        "zone": obj.zone.value,
        "controller": seen.controller,
        "owner": obj.owner,
        "types": sorted(seen.types),
        "subtypes": sorted(seen.subtypes),
        "supertypes": sorted(seen.supertypes),
        "colors": [c for c in _WUBRG if c in colors] if colors else [],
        "power": seen.power,
        "toughness": seen.toughness,
        "counters": dict(obj.counters),
        "tapped": obj.tapped,
        "damage": obj.damage,
        "attached-to": None if obj.attached_to is None else label(identity, game, obj.attached_to),
        "token": obj.kind is Kind.TOKEN,
    }


def _on_stack(game: Game, identity: Identity, obj: Object) -> dict[str, Any]:
    kind = "spell"
    if obj.ability is not None:
        kind = "triggered" if isinstance(obj.ability, Triggered) else "activated"
    return {
        "kind": kind,
        "source": name_of(game, obj.id),
        "handle": handle_of(identity, game, obj.id),
        "controller": obj.controller,
        "targets": [label(identity, game, target) for slot in obj.announced.targets for target in slot],
    }
