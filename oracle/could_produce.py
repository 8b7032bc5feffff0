"""The types of mana that permanents could produce (CR 106.7).

Answered as the rule words it: each ability of the permanent resolves on a copy of the game, with every choice; whatever mana it would
add goes through the replacement effects that apply, in every order (616.1); the types that are left are what it could produce. Costs,
and when the ability may be activated, are never looked at.

Permanents may refer to each other, so the answer is the least one that is closed: nothing is supposed of any permanent, and what
refers to others is asked again until nothing is added. Only permanents that are asked, or referred to, are looked at; an ability that
refers to none resolves once for a game. What was found stays in the game's memo. `oracle.could_produce_told` puts it into words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, permutations
from typing import Any

import msgspec
from msgspec.structs import replace

from oracle import cant, layers, mana, query, replacement
from oracle.decisions import Choose, Decision, Illegal, Pay, Run
from oracle.events import Event, ManaAdded
from oracle.model import Game, Held, ObjectId
from oracle.query import Context
from oracle.reading_x import reads_x
from oracle.replacement import Key, Option
from oracle.resolution import Resolution, carry_out
from oracle.rewrites import Rewritten
from oracle.targets import effects_of
from oracle.vocabulary.abilities import Activated, Triggered
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.instructions import AddMana, Do, Instruction
from oracle.vocabulary.selectors import Selector

MOST_PATHS = 4096  # of choices through one ability; more would be a mistake in a declaration
SUPPOSED_X = (1, 2)  # values of X to suppose: one mana, and as much as effects may look for


class Way(msgspec.Struct, frozen=True):
    """A way in which an ability would produce mana, if it has one: the types it would add, the sources of the replacement effects in the
    order in which they apply, and the types that come of it."""

    adds: tuple[str, ...]
    effects: tuple[ObjectId, ...]
    makes: tuple[str, ...]


class Supposed:
    """A resolution that is only supposed: what it would add is kept here and does not happen."""

    def __init__(self, found: Mapping[ObjectId, frozenset[str]]) -> None:
        self.found = found
        self.asked: dict[ObjectId, None] = {}  # of which permanents it was asked what they could produce
        self.added: list[ManaAdded] = []

    def types_of(self, oids: Sequence[ObjectId]) -> frozenset[str]:
        """Return what permanents could produce, as far as it has been found."""
        self.asked.update(dict.fromkeys(oids))
        return frozenset().union(*(self.found.get(oid, frozenset()) for oid in oids))


# -- asking -------------------------------------------------------------------------------------------------------------------


def permanents(game: Game, among: Filter | Selector, ctx: Context) -> tuple[ObjectId, ...]:
    """Return the permanents that are asked: those that fit a description, or that a selector means, also as they last were."""
    if isinstance(among, Filter):
        return query.candidates(game, among, "battlefield", Who.ANYONE, ctx)
    return query.objects(game, among, ctx)


def types(game: Game, among: Filter | Selector, ctx: Context, supposed: Supposed | None = None) -> frozenset[str]:
    """Return the types of mana that permanents could produce. `supposed`: the supposition within which it is asked, if any."""
    asked = permanents(game, among, ctx)
    if supposed is not None:
        return supposed.types_of(asked)
    found = by_permanent(game, asked)
    return frozenset().union(*(found[oid] for oid in asked))


def by_permanent(game: Game, asked: Sequence[ObjectId]) -> Mapping[ObjectId, frozenset[str]]:
    """Return the types that each of the permanents could produce (106.7)."""
    known: dict[ObjectId, frozenset[str]] = game.memo.setdefault("could produce", {})
    if any(oid not in known for oid in asked):
        search = Search(game)
        search.look_at(asked)
        known.update(search.found)
    return known


class Search:
    """The search for the least answer that is closed: what has been found so far, and what that rests on."""

    def __init__(self, game: Game) -> None:
        self.game = game.change(tracing=False)
        self.found: dict[ObjectId, frozenset[str]] = {}
        self.replaced = Replaced(self.game)
        self.abilities: dict[ObjectId, tuple[Held, ...]] = {}
        self.rests_on: dict[
            tuple[ObjectId, int], dict[ObjectId, frozenset[str]]
        ] = {}  # of an ability that refers to others

    def look_at(self, asked: Iterable[ObjectId]) -> None:
        """Find what permanents could produce, and whatever they refer to: again and again, until nothing is added."""
        for oid in asked:
            self.found.setdefault(oid, frozenset())
        while True:
            before = dict(self.found)
            for oid in before:
                self._look_again(oid)
            if self.found == before:
                return

    def _look_again(self, oid: ObjectId) -> None:
        """Resolve those abilities of a permanent that have not been, or that rest on what has changed since."""
        abilities = self.abilities.get(oid)
        if abilities is None:
            abilities = self.abilities[oid] = abilities_that_add(self.game, oid)
        for place, held in enumerate(abilities):
            rests_on = self.rests_on.get((oid, place))
            if rests_on is not None and all(self.found[other] == then for other, then in rests_on.items()):
                continue
            supposed, added = would_add(self.game, oid, held, self.found)
            for other in supposed:
                self.found.setdefault(other, frozenset())
            self.rests_on[oid, place] = {other: self.found[other] for other in supposed}
            left = {t for event in added for way in self.replaced.ways(event) for t in way.makes}
            self.found[oid] = self.found[oid].union(left)


# -- what an ability would add ------------------------------------------------------------------------------------------------


def abilities_that_add(game: Game, oid: ObjectId) -> tuple[Held, ...]:
    """Return the abilities of a permanent that could add mana, mana abilities or not (106.7, 605.5a)."""
    return tuple(
        held
        for held in layers.known(game, oid).abilities
        if isinstance(held.ability, Activated | Triggered) and mana.could_add_mana(held.ability)
    )


def would_add(
    game: Game, oid: ObjectId, held: Held, found: Mapping[ObjectId, frozenset[str]]
) -> tuple[tuple[ObjectId, ...], tuple[ManaAdded, ...]]:
    """Return the permanents that an ability refers to, and what it would add if it resolved now, for every way to choose."""
    ability = held.ability
    if not isinstance(ability, Activated | Triggered):
        raise TypeError(f"a {type(ability).__name__} does not resolve")
    ctx = Context(source=oid, controller=layers.controller(game, oid))
    if (
        isinstance(ability, Triggered)
        and ability.condition is not None
        and not query.holds(game, ability.condition, ctx)
    ):
        return (), ()  # 603.4: as it resolves, too
    asked: dict[ObjectId, None] = {}
    added: dict[ManaAdded, None] = {}
    for x in SUPPOSED_X if reads_x(ability.effect) else (None,):
        supposed: Supposed
        for supposed in outcomes(partial(_suppose, game, ability, replace(ctx, x=x), found)):
            asked.update(supposed.asked)
            added.update(dict.fromkeys(supposed.added))
    return tuple(asked), tuple(added)


def _suppose(
    game: Game, ability: Activated | Triggered, ctx: Context, found: Mapping[ObjectId, frozenset[str]]
) -> Run[Supposed]:
    """Resolve an ability on a copy of the game, up to the last mana that it adds: what it does after that adds none."""
    resolution = Resolution(game, ctx)
    supposed = resolution.supposed = Supposed(found)
    resolution.tapped_for_mana = isinstance(ability, Activated) and mana.taps_for_mana(ability)
    for effect, _ in effects_of(ability, ()):
        yield from carry_out(resolution, _up_to_mana(effect))
    return supposed


def _up_to_mana(effect: Instruction) -> Instruction:
    """Return instructions in order without those that follow the last one that adds mana."""
    if not isinstance(effect, Do):
        return effect
    steps = effect.steps
    while steps and not any(isinstance(i, AddMana) for i in mana.within(steps[-1])):
        steps = steps[:-1]
    return replace(effect, steps=steps)


# -- what replacement effects make of it --------------------------------------------------------------------------------------


class Replaced:
    """What can become of mana that would be added to a game: what has been found is kept, since many orders meet again.

    `told`: whether ways tell by which effects, in which order. There are as many orders as permutations; without them, as sets.
    """

    def __init__(self, game: Game, *, told: bool = False) -> None:
        self.game = game
        self.told = told
        self.known: dict[tuple[Any, ...], tuple[Way, ...]] = {}

    def ways(self, event: ManaAdded, used: frozenset[Key] = frozenset()) -> tuple[Way, ...]:
        """Return what can become of an event, for every order of the replacement effects that apply: the loop of 616.1f, with every
        branch. `used` are the effects that have had their one chance (614.5)."""
        # Events that differ in nothing else than this fare alike.
        here = (event.source, event.player, event.tapped, tuple(sorted(m.type for m in event.mana)), used)
        found = self.known.get(here)
        if found is None:
            found = self.known[here] = self._ways(event, used)
        return found

    def _ways(self, event: ManaAdded, used: frozenset[Key]) -> tuple[Way, ...]:
        options = self._options(event, used)
        if options is None:
            return (Way(types_in(event), (), ()),)
        if not options:
            return (Way(types_in(event), (), types_in(event)),)
        return tuple(dict.fromkeys(way for option in options for way in self._by(event, option, used)))

    def _by(self, event: ManaAdded, option: Option, used: frozenset[Key]) -> Iterator[Way]:
        """Return the ways on if this effect applies next."""
        adds = types_in(event)
        source = (option.effect.source,) if self.told else ()
        rewritten: Rewritten
        for rewritten in outcomes(partial(replacement.rewrite, self.game, self.game, event, option)):
            changed: Event | None = rewritten.event
            if isinstance(changed, ManaAdded):
                for way in self.ways(changed, used | {option.key}):
                    yield Way(adds, source + way.effects, way.makes)
            else:
                yield Way(adds, source, ())

    def _options(self, event: ManaAdded, used: frozenset[Key]) -> tuple[Option, ...] | None:
        """Return the effects that may apply next, as `oracle.road` finds them; None where the mana can't be added at all (614.17c)."""
        options = replacement.applicable(self.game, self.game, event, used)
        if cant.why_not(self.game, self.game, event) is not None:
            return tuple(o for o in options if o.part.self_replacement) or None
        return options


def types_in(event: ManaAdded) -> tuple[str, ...]:
    """Return the types of the mana of an event."""
    there = {m.type for m in event.mana}
    return tuple(t for t in mana.TYPES if t in there)


# -- every way to choose ------------------------------------------------------------------------------------------------------


def outcomes(start: Callable[[], Run[Any]]) -> Iterator[Any]:
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
    """Return every way to answer a decision in which options are chosen, or something may be paid from the pool."""
    if isinstance(decision, Pay):
        if decision.payable:
            yield ("pay", None)
        if decision.optional:
            yield ("decline",)
        return
    if not isinstance(decision, Choose):
        raise TypeError(f"a {type(decision).__name__} is not enumerated")
    if decision.kind == "order":
        yield from permutations(decision.options)
        return
    for count in range(decision.least, min(decision.most, len(decision.options)) + 1):
        yield from combinations(decision.options, count)
