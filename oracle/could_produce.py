"""The types of mana that permanents could produce (CR 106.7).

Answered as the rule words it: each ability of the permanent is resolved on a copy of the game, with every choice and every order of
applicable replacement effects, costs ignored; the types of mana that it would produce are what it could produce. Permanents may
refer to each other, so the answer is the least one that is closed: nothing is supposed for any permanent, and the round is repeated
with what was found until nothing is added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from oracle import layers, mana, query
from oracle.decisions import Choose, Decision, Illegal, Run
from oracle.events import ManaAdded
from oracle.model import Game, Held, ObjectId
from oracle.query import Context
from oracle.resolution import Resolution, carry_out
from oracle.targets import effects_of
from oracle.vocabulary.abilities import Activated, Triggered
from oracle.vocabulary.costs import TapSelf
from oracle.vocabulary.filters import Filter, Who

MOST_PATHS = 4096  # of choices through one ability; more would be a mistake in a declaration


def types(game: Game, among: Filter, ctx: Context, assumed: Mapping[ObjectId, frozenset[str]] | None) -> frozenset[str]:
    """Return the types of mana that the permanents that fit could produce. `assumed`: within a supposition, what it rests on."""
    asked = query.candidates(game, among, "battlefield", Who.ANYONE, ctx)
    if assumed is not None:
        return frozenset().union(*(assumed.get(oid, frozenset()) for oid in asked))
    known: dict[ObjectId, frozenset[str]] = {}
    while True:
        found = {oid: _produced(game, oid, known) for oid in game.battlefield}
        if found == known:
            return frozenset().union(*(known[oid] for oid in asked))
        known = found


def _produced(game: Game, oid: ObjectId, assumed: Mapping[ObjectId, frozenset[str]]) -> frozenset[str]:
    """Return the types that one permanent would produce if any of its abilities were to resolve now."""
    found: set[str] = set()
    for held in layers.view(game, oid).abilities:
        if isinstance(held.ability, Activated | Triggered) and mana.could_add_mana(held.ability):
            for outcome in outcomes(lambda held=held: _suppose(game, oid, held, assumed)):
                found |= outcome
    return frozenset(found)


def _suppose(game: Game, oid: ObjectId, held: Held, assumed: Mapping[ObjectId, frozenset[str]]) -> Run[frozenset[str]]:
    """Resolve an ability on a copy of the game and return the types of mana that its source produced."""
    ability = held.ability
    game = game.change(tracing=False, history=())
    ctx = Context(source=oid, controller=layers.controller(game, oid))
    resolution = Resolution(game, ctx)
    resolution.assumed = assumed
    if isinstance(ability, Activated):
        resolution.tapped_for_mana = mana.is_mana_ability(ability) and any(
            isinstance(p, TapSelf) for p in ability.cost.parts
        )
    for effect, _ in effects_of(ability, ()):
        yield from carry_out(resolution, effect)
    made = [e for e in resolution.game.history if isinstance(e, ManaAdded) and e.source == oid]
    return frozenset(m.type for e in made for m in e.mana)


def outcomes(start: Any) -> Iterator[Any]:
    """Run something anew for every way to answer its decisions, and return what comes of each; paths the rules forbid give none."""
    waiting: list[tuple[Any, ...]] = [()]
    paths = 0
    while waiting:
        answers = waiting.pop()
        paths += 1
        if paths > MOST_PATHS:
            raise RuntimeError(f"more than {MOST_PATHS} ways to choose")
        run = start()
        try:
            decision = next(run)
            for answer in answers:
                decision = run.send(answer)
        except StopIteration as stop:
            yield stop.value
            continue
        except Illegal:
            continue
        waiting += [(*answers, answer) for answer in every_answer(decision)]


def every_answer(decision: Decision) -> Iterator[Any]:
    """Return every way to answer a decision in which options are chosen."""
    from itertools import combinations, permutations

    if not isinstance(decision, Choose):
        raise TypeError(f"a {type(decision).__name__} is not enumerated")
    if decision.kind == "order":
        yield from permutations(decision.options)
        return
    for count in range(decision.least, min(decision.most, len(decision.options)) + 1):
        yield from combinations(decision.options, count)
