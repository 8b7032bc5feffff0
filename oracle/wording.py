"""What the trace calls things: events, amounts of counters, steps, zones, abilities, as a judge would say them.

Asked only where a trace is kept. Names are those in the game that is asked: an object that has left is called as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from oracle import events as e
from oracle import layers
from oracle.model import Game, ObjectId, PlayerId, Step, Zone
from oracle.subtypes import CREATURE_TYPES
from oracle.trace import kind_of, name_of, symbols
from oracle.vocabulary.abilities import Ability, Triggered
from oracle.vocabulary.rewrites import Prevent, Regenerates
from oracle.vocabulary.statics import Cant, Replace, ReturnsExiled

_PHASES = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})


def called(game: Game, one: ObjectId | PlayerId) -> str:
    """Return what to call an object or a player."""
    return name_of(game, one) if isinstance(one, int) else one[:1].upper() + one[1:]


def series(words: Iterable[str]) -> str:
    """Return words as a series: a; a and b; a, b and c; nothing for none."""
    *most, last = list(words) or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last


def counter(kind: str) -> str:
    """Return a kind of counter as it is printed: p1p1 is +1/+1."""
    if len(kind) == 4 and kind[0] in "pm" and kind[2] in "pm" and (kind[1] + kind[3]).isdigit():
        sign = {"p": "+", "m": "-"}
        return f"{sign[kind[0]]}{kind[1]}/{sign[kind[2]]}{kind[3]}"
    return kind.replace("-", " ")


def counters(amount: int, kind: str) -> str:
    """Return an amount of counters: 1 +1/+1 counter, 2 poison counters."""
    return f"{amount} {counter(kind)} counter{'' if amount == 1 else 's'}"


def step(name: str) -> str:
    """Return a step or phase in words: upkeep step, precombat main phase."""
    return f"{name.replace('-', ' ')} {'phase' if name in _PHASES else 'step'}"


def until(duration: str) -> str:
    """Return how long an effect lasts, in words."""
    return _DURATIONS.get(duration, f"until {duration.replace('-', ' ')}")


_DURATIONS = {
    "end-of-turn": "until end of turn",
    "end-of-combat": "until end of combat",
    "source-leaves": "until its source leaves the battlefield",
    "game": "for as long as there is something that it affects",
    "your-next-turn": "until its controller's next turn",
    "once": "until it has happened once",
    "once-this-turn": "until it has happened once, this turn",
    "next-untap": "until the next untap step of its controller",
    "control": "for as long as control does not change",
}


def beginning(what: e.LastingBegan) -> tuple[str, str]:
    """Return what to say of an effect that begins: rule numbers, and words about its source."""
    lasts = until(what.until)
    match what.part:
        case Triggered():
            return "603.7 603.7a", "{} creates a delayed triggered ability"
        case ReturnsExiled():
            return "610.3", "what is exiled will return when {} leaves the battlefield"
        case Replace(by=Regenerates()):
            return "701.19a", f"{{}} creates a regeneration shield, {lasts}"
        case Replace(by=Prevent()):
            return "611.2a 615.1a", f"an effect of {{}} that prevents damage begins, {lasts}"
        case Replace():
            return "611.2a 614.1", f"an effect of {{}} that changes what would happen begins, {lasts}"
        case Cant():
            return "611.2a 614.17", f"an effect of {{}} that says what can't happen begins, {lasts}"
        case _:
            return "611.2a", f"an effect of {{}} begins, {lasts}"


def zone(name: str) -> str:
    """Return a zone in words, after "from" or "to"."""
    return {"exile": "exile", "command": "the command zone"}.get(name, f"the {name}")


def types(supertypes: Iterable[str], card_types: Iterable[str], subtypes: Iterable[str]) -> str:
    """Return types as on a type line, in words: a legendary artifact creature (Golem)."""
    in_order = sorted(card_types, key=lambda kind: (kind == "creature", kind not in ("kindred", "enchantment"), kind))
    words = " ".join([*sorted(supertypes), *in_order]) or "permanent without types"
    every = set(subtypes) >= CREATURE_TYPES
    others = sorted(set(subtypes) - CREATURE_TYPES if every else subtypes)
    named = [*others, *(["every creature type"] if every else [])]
    article = "an" if words[:1] in "aeiou" else "a"
    return f"{article} {words}" + (f" ({' '.join(named)})" if named else "")


def chosen(kind: str, what: str) -> str:
    """Return what was chosen, in words: colours by their names."""
    return _COLORS.get(what, what) if kind == "color" else what


_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def colors(letters: Iterable[str]) -> str:
    """Return colours in words: white and blue."""
    found = [word for letter, word in _COLORS.items() if letter in letters]
    return series(found) if found else "colorless"


def ability(game: Game, source: ObjectId, what: Ability) -> str:
    """Return what to call an ability of an object: by its keyword, as a chapter, or as any."""
    kind = kind_of(what)
    return f"{name_of(game, source)}'s {kind} ability" if kind else f"{name_of(game, source)}'s ability"


def dies(game: Game, event: e.Event) -> bool:
    """Tell whether in an event a creature or planeswalker dies: is put into a graveyard from the battlefield (700.4)."""
    if not isinstance(event, e.Moved) or event.origin is not Zone.BATTLEFIELD or event.to is not Zone.GRAVEYARD:
        return False
    return not layers.known(game, event.object).types.isdisjoint({"creature", "planeswalker"})


def event(game: Game, what: e.Event) -> str:
    """Return an event as a clause: "a creature enters the battlefield"; nothing for what is not told of."""
    function = _CLAUSES.get(type(what))
    return function(game, what) if function is not None else ""


def _moved(game: Game, what: e.Moved) -> str:
    there = what.new in game.objects or what.new in game.gone
    if what.to is Zone.BATTLEFIELD:
        if what.token is not None and not there:
            return f"{what.token.name or 'a token'} enters the battlefield"
        return f"{name_of(game, what.new if there else what.object)} enters the battlefield"
    name = name_of(game, what.object)
    if dies(game, what):
        return f"{name} dies"
    origin = f" from {zone(what.origin)}" if what.origin is not None else ""
    return f"{name} goes{origin} to {zone(what.to)}"


def _counters_put(game: Game, what: e.CountersPut) -> str:
    amount = counters(what.amount, what.kind)
    if isinstance(what.on, str):
        return f"{called(game, what.on)} gets {amount}"
    return f"{amount} {_are(what.amount)} put on {name_of(game, what.on)}"


def _counters_removed(game: Game, what: e.CountersRemoved) -> str:
    amount = counters(what.amount, what.kind)
    if isinstance(what.on, str):
        return f"{called(game, what.on)} loses {amount}"
    return f"{amount} {_are(what.amount)} removed from {name_of(game, what.on)}"


def _tokens_made(game: Game, what: e.TokensMade) -> str:
    name = what.face.name or "token"
    return f"{called(game, what.player)} creates {what.amount} {name} token{'' if what.amount == 1 else 's'}"


def _are(amount: int) -> str:
    return "is" if amount == 1 else "are"


def _attached(game: Game, what: e.Attached) -> str:
    if what.to is None:
        return f"{name_of(game, what.object)} becomes unattached"
    return f"{name_of(game, what.object)} becomes attached to {called(game, what.to)}"


_CLAUSES: dict[type[e.Event], Callable[[Game, Any], str]] = {
    e.Moved: _moved,
    e.Drew: lambda game, what: f"{called(game, what.player)} draws a card",
    e.Discarded: lambda game, what: f"{called(game, what.player)} discards {name_of(game, what.object)}",
    e.Sacrificed: lambda game, what: f"{called(game, what.player)} sacrifices {name_of(game, what.object)}",
    e.Destroyed: lambda game, what: f"{name_of(game, what.object)} is destroyed",
    e.Regenerated: lambda game, what: f"{name_of(game, what.object)} is regenerated",
    e.TokensMade: _tokens_made,
    e.DamageDealt: lambda game, what: (
        f"{name_of(game, what.source)} deals {what.amount} damage to {called(game, what.to)}"
    ),
    e.DamageMarked: lambda game, what: f"{what.amount} damage is marked on {name_of(game, what.object)}",
    e.LifeGained: lambda game, what: f"{called(game, what.player)} gains {what.amount} life",
    e.LifeLost: lambda game, what: f"{called(game, what.player)} loses {what.amount} life",
    e.CountersPut: _counters_put,
    e.CountersRemoved: _counters_removed,
    e.Tapped: lambda game, what: f"{name_of(game, what.object)} becomes tapped",
    e.Untapped: lambda game, what: f"{name_of(game, what.object)} becomes untapped",
    e.ManaAdded: lambda game, what: f"{name_of(game, what.source)} produces {symbols(what.mana)}",
    e.SpellCast: lambda game, what: f"{called(game, what.player)} casts {name_of(game, what.object)}",
    e.SpellCopied: lambda game, what: f"{called(game, what.player)} copies a spell",
    e.AbilityTriggered: lambda game, what: f"an ability of {name_of(game, what.source)} triggers",
    e.Activated: lambda game, what: f"{called(game, what.player)} activates an ability of {name_of(game, what.source)}",
    e.Targeted: lambda game, what: f"{called(game, what.target)} becomes the target of {name_of(game, what.by)}",
    e.Countered: lambda game, what: f"{name_of(game, what.object)} is countered",
    e.StepBegan: lambda game, what: f"{called(game, what.player)}'s {step(what.step)} begins",
    e.TurnBegan: lambda game, what: f"{called(game, what.player)}'s turn begins",
    e.Attacked: lambda game, what: f"{name_of(game, what.object)} attacks {called(game, what.defender)}",
    e.Blocked: lambda game, what: f"{name_of(game, what.object)} blocks {name_of(game, what.attacker)}",
    e.BecameBlocked: lambda game, what: f"{name_of(game, what.object)} becomes blocked",
    e.Attached: _attached,
    e.PhasedOut: lambda game, what: f"{name_of(game, what.object)} phases out",
    e.PhasedIn: lambda game, what: f"{name_of(game, what.object)} phases in",
    e.Scried: lambda game, what: f"{called(game, what.player)} {'surveils' if what.surveil else 'scries'}",
    e.Lost: lambda game, what: f"{called(game, what.player)} loses the game",
    e.Won: lambda game, what: f"{called(game, what.player)} wins the game",
    e.TurnedFaceUp: lambda game, what: f"{name_of(game, what.object)} is turned face up",
    e.LastingBegan: lambda game, what: f"an effect of {name_of(game, what.source)} begins",
}
