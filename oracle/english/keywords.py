"""Keyword abilities (702) as they are printed: "flying", "ward {2}", "suspend 4—{W}{U}"; reminder text is none of it."""

from __future__ import annotations

from oracle.english import clauses, costs, filters
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, capital, color, need
from oracle.vocabulary.abilities import AdditionalCost, AlternativeCost, Keyword
from oracle.vocabulary.costs import Cost
from oracle.vocabulary.filters import Filter


def keyword(what: Keyword, speech: Speech) -> str:
    """Return a keyword ability, not capitalised."""
    value = what.value
    match value:
        case None:
            return what.name
        case int():
            return f"{what.name} {value}"
        case str() if what.name == "landwalk":
            return f"{value.lower()}walk"
        case str():
            return f"{what.name} {value}"
        case Cost():
            return with_cost(what.name, value, speech)
        case (int() as count, Cost() as cost):
            return f"{what.name} {count}—{costs.printed(cost, speech)}"
        case Filter():
            return f"{what.name} from {_quality(value, speech)}"
        case _:
            raise CannotSay(f"Keyword {what.name}")


def with_cost(name: str, cost: Cost, speech: Speech) -> str:
    """Return a keyword with a cost: equip {3}; cumulative upkeep—Pay 2 life."""
    symbols = costs.symbols(cost)
    if symbols is not None:
        return f"{name} {symbols}"
    return f"{name}—{capital(costs.action(cost, speech))}."


def _quality(quality: Filter, speech: Speech) -> str:
    match quality:
        case Filter(colors=(letter,)) if quality == Filter(colors=(letter,)):
            return color(letter)
        case Filter(of_chosen="color") if quality == Filter(of_chosen="color"):
            return "the chosen color"
    if quality.spell:
        if quality == Filter(spell=True, colors=("W", "U", "B", "R", "G")):
            return "spells that are one or more colors"
        raise CannotSay("Keyword protection")
    return filters.described(quality, speech, many=True)


_CAST_IT = "cast this spell"
_OPTIONAL = (("kicker", False), ("multikicker", True), ("buyback", False), ("squad", True))


def additional(what: AdditionalCost, speech: Speech) -> str:
    """Return an additional cost as it is printed: by its keyword, or as an additional cost to cast the spell."""
    if what.optional and not what.flash and (what.name, what.times) in _OPTIONAL:
        return with_cost(what.name, what.cost, speech)
    if what.flash:
        need(what.optional and not what.times and what.name == "flash", "AdditionalCost.flash")
        action = costs.action(what.cost, speech)
        return f"you may {_CAST_IT} as though it had flash if you {action} more to cast it."
    need(not what.times and what.name not in dict(_OPTIONAL), "AdditionalCost.name")
    action = costs.action(what.cost, speech)
    may = "you may " if what.optional else ""
    return f"as an additional cost to {_CAST_IT}, {may}{action}."


_FROM_HAND = ("evoke", "overload", "dash", "spectacle", "prowl", "surge", "impending")
_FROM_GRAVEYARD = ("flashback", "disturb", "escape")
_OF_KEYWORDS = frozenset([*((name, "hand") for name in _FROM_HAND), *((name, "graveyard") for name in _FROM_GRAVEYARD)])


def alternative(what: AlternativeCost, speech: Speech) -> str:
    """Return an alternative cost as it is printed: overload {4}{B}{B}."""
    from oracle.english.conditions import said

    if (what.name, what.zone) in _OF_KEYWORDS and what.condition is None:
        return with_cost(what.name, what.cost, speech)
    if what == AlternativeCost("without-paying", Cost(), condition=what.condition):
        start = f"if {said(what.condition, speech)}, " if what.condition is not None else ""
        return f"{start}you may {_CAST_IT} {clauses.FOR_NOTHING}."
    raise CannotSay(f"AlternativeCost {what.name}")
