"""What dealing damage results in (CR 120.3), as a part of it (120.4c, 616.1g)."""

from __future__ import annotations

from oracle import layers, query
from oracle.events import CountersPut, CountersRemoved, DamageDealt, DamageMarked, Event, LifeGained, LifeLost
from oracle.keyword_rules import KEYWORD_RULES
from oracle.model import Game
from oracle.trace import note
from oracle.vocabulary.damage import DealtAsThough


def results(game: Game, event: DamageDealt) -> tuple[Event, ...]:
    """Return what damage results in (120.3): life, poison, loyalty, counters, marking, and the source's lifelink."""
    source, amount, cause = event.source, event.amount, event.source
    by = layers.known(game, source).controller
    found: list[Event] = []
    infect = _dealt_with(game, event, "infect")
    if isinstance(event.to, str):
        if infect:  # 120.3b
            found.append(CountersPut(on=event.to, kind="poison", amount=amount, player=by, cause=cause))
        else:  # 120.3a
            found.append(LifeLost(player=event.to, amount=amount, cause=cause))
        toxic = layers.keyword_value(game, source, "toxic")
        if toxic and event.combat:  # 120.3g
            found.append(CountersPut(on=event.to, kind="poison", amount=toxic, player=by, cause=cause))
    else:
        types = layers.view(game, event.to).types
        if "planeswalker" in types:  # 120.3c
            found.append(CountersRemoved(on=event.to, kind="loyalty", amount=amount, cause=cause))
        if "battle" in types:  # 120.3h
            found.append(CountersRemoved(on=event.to, kind="defense", amount=amount, cause=cause))
        if "creature" in types:
            if infect or _dealt_with(game, event, "wither"):  # 120.3d
                found.append(CountersPut(on=event.to, kind="m1m1", amount=amount, player=by, cause=cause))
            else:  # 120.3e
                found.append(DamageMarked(object=event.to, amount=amount, cause=cause))
    if layers.has_keyword(game, source, "lifelink"):  # 120.3f
        found.append(LifeGained(player=by, amount=amount, cause=cause))
    return tuple(found)


def _dealt_with(game: Game, event: DamageDealt, keyword: str) -> bool:
    """Tell whether the source of damage has a keyword that gives it other results, or it is dealt as though it had (120.3b, 120.3d)."""
    if layers.has_keyword(game, event.source, keyword):
        return True
    for effect in layers.in_force(game, DealtAsThough):
        part: DealtAsThough = effect.part
        ctx = query.Context(effect.source, effect.controller, memory=effect.memory)
        if part.keyword != keyword or not query.fits(game, part.source, event.source, ctx):
            continue
        if part.to_player is None or (isinstance(event.to, str) and query.who(game, part.to_player, event.to, ctx)):
            return True
    return False


# -- the trace ----------------------------------------------------------------------------------------------------------------


def told(game: Game, event: DamageDealt) -> Game:
    """Return the game with lines on damage that is dealt and on what the keywords of its source make of it, if it keeps a trace."""
    if not game.tracing:
        return game
    text = "{} deals {} " + ("combat " if event.combat else "") + "damage to {}"
    rules = "120.1 510.2 120.4b" if event.combat else "120.1 120.4b"
    game = note(game, f"{rules} {_results_by(game, event)}", text, event.source, str(event.amount), event.to)
    for keyword, rule, what in _of_keywords(game, event):
        if layers.has_keyword(game, event.source, keyword):
            game = note(game, rule, "since {} has " + f"{keyword}, {what}", event.source)
        elif _dealt_with(game, event, keyword):
            game = note(game, f"609.4 {rule}", "as though {} had " + f"{keyword}, {what}", event.source)
    return game


def _results_by(game: Game, event: DamageDealt) -> str:
    """Return the rules on what damage without keywords results in."""
    if isinstance(event.to, str):
        return "" if _dealt_with(game, event, "infect") else "120.3a"
    types = layers.view(game, event.to).types
    marked = not (_dealt_with(game, event, "infect") or _dealt_with(game, event, "wither"))
    rules = {"planeswalker": "120.3c", "battle": "120.3h", **({"creature": "120.3e"} if marked else {})}
    return " ".join(rule for kind, rule in rules.items() if kind in types)


def _of_keywords(game: Game, event: DamageDealt) -> list[tuple[str, str, str]]:
    """Return for each keyword of sources of damage what it does to this damage: keyword, rules, words."""
    found = [("lifelink", "120.3f 702.15b", "its controller gains that much life besides")]
    if isinstance(event.to, str):
        found.append(("infect", "120.3b 702.90b", "it results in poison counters and in no loss of life"))
        found.append(("wither", "120.3a 702.80a", "nothing is different: what is damaged is a player"))
        if event.combat:
            found.append(("toxic", "120.3g 702.164c", "it results in poison counters besides"))
        return found
    types = layers.view(game, event.to).types
    if "creature" not in types:
        found += [
            (keyword, f"120.3c {KEYWORD_RULES[keyword]}", "nothing is different: what is damaged is no creature")
            for keyword in ("infect", "wither")
            if "planeswalker" in types
        ]
        return found
    found += [
        ("infect", "120.3d 702.90c", "it results in -1/-1 counters and is not marked"),
        ("wither", "120.3d 702.80a", "it results in -1/-1 counters and is not marked"),
        ("deathtouch", "702.2b", "any amount of it is enough to destroy a creature"),
    ]
    return found
