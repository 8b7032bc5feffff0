"""The trace: what happened, and by which rule. It is part of the game value, so that what is undone leaves no line."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.keyword_rules import said
from oracle.model import Game, Line, Mana
from oracle.vocabulary.abilities import Ability


def note(game: Game, rules: str, text: str, *about: int | str) -> Game:
    """Return the game with a line added, if it keeps a trace.

    `rules` are rule numbers with spaces between; `text` has a `{}` for each of `about`: object ids become names, player ids are
    written with a capital, other strings stand.
    """
    if not game.tracing:
        return game
    words = text.format(*(_word(game, a) for a in about)) if about else text
    numbers = tuple(dict.fromkeys(rules.split()))
    return game.change(trace=Line(numbers, words[:1].upper() + words[1:], game.trace))


def _word(game: Game, about: int | str) -> str:
    if isinstance(about, int):
        return name_of(game, about)
    return about[:1].upper() + about[1:] if about in game.players else about


def lines_since(game: Game, earlier: Line | None) -> list[Line]:
    """Return the lines added after `earlier`, oldest first."""
    found: list[Line] = []
    line = game.trace
    while line is not None and line is not earlier:
        found.append(line)
        line = line.earlier
    return found[::-1]


def name_of(game: Game, oid: int) -> str:
    """Return what to call an object in words: its name now, or as it was; an ability is its source's."""
    from oracle.layers import known

    if oid not in game.objects and oid not in game.gone:
        return (
            "the permanent that enters"  # an effect that begins as it enters speaks of what is not there yet (614.1c)
        )
    obj = game.find(oid)
    if obj.ability is not None and obj.source is not None:
        kind = "activated" if obj.event is None else "triggered"
        return f"{name_of(game, obj.source)}'s {kind_of(obj.ability) or kind} ability"
    return known(game, oid).name or "a face-down object"


def kind_of(ability: Ability) -> str:
    """Return what kind of ability it is, in a word: its keyword, a chapter ability; nothing for any other."""
    keyword = getattr(ability, "keyword", None)
    return said(keyword) if keyword else "chapter" if getattr(ability, "chapters", ()) else ""


def symbols(mana: Iterable[Mana]) -> str:
    """Return mana in symbols."""
    return "".join(f"{{{m.type}}}" for m in mana) or "no mana"
