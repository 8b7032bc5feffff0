"""Triggered abilities (CR 603): what triggers, how often, and how it goes onto the stack.

`look` is called once after each batch of events, with the game before and the game after it. Normally the game after is asked:
which abilities exist, what the objects are, which effects stop or double (603.6a, 603.10). For abilities that look back in time
(603.10a-g) it is the game before.

How often an ability triggers on one event (603.2d): not at all if an effect says that the event causes no ability of that kind to
trigger; else once, and once more for each effect that says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from oracle import layers, mana, matching, query, reading_x, why_triggers
from oracle.cant import context
from oracle.concerning import described_object
from oracle.decisions import Choose, OrderOption, Run
from oracle.events import AbilityTriggered, Event, ManaAdded, Moved
from oracle.keyword_rules import with_keyword
from oracle.layers import InForce
from oracle.model import Announced, Game, Kind, Object, ObjectId, PlayerId, Trigger, Zone
from oracle.moving import put_onto_stack, remove_from_stack
from oracle.query import Context
from oracle.targets import announce_choices, chosen_told
from oracle.trace import note
from oracle.vocabulary.abilities import Triggered
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.patterns import (
    AbilityTriggers,
    AnyOf,
    GameLost,
    Pattern,
    Sacrificed,
    Unattached,
    ZoneChange,
)
from oracle.vocabulary.statics import CausesNoTrigger, TriggersAgain


class Moment(msgspec.Struct, frozen=True):
    """A batch of events as an ability looks at it: the games around it, and whether the ability looks back (603.10)."""

    before: Game
    after: Game
    back: bool

    @property
    def asked(self) -> Game:
        """Return the game in which the ability's trigger event is looked at."""
        return self.before if self.back else self.after

    def asked_of_cause(self, cause: Pattern) -> Game:
        """Return the game in which an effect on what an event causes is looked for, and looks at the event.

        What is said of entering is a matter of the game after, what is said of leaving one of the game before (603.6a, 603.10a); an
        ability that does not look back is stopped or doubled by what is there afterwards.
        """
        return self.before if self.back and looks_back(cause) else self.after


class Watching(msgspec.Struct, frozen=True):
    """A triggered ability that functions now: of which object, and at which place among that object's abilities."""

    source: ObjectId
    ability: Triggered
    line: int | None
    index: int


def watching(game: Game) -> tuple[Watching, ...]:
    """Return the triggered abilities that function in the game, each where its object is (113.6)."""
    found: tuple[Watching, ...] | None = game.memo.get("watching")
    if found is None:
        found = tuple(_watching(game))
        game.memo["watching"] = found
    return found


def _watching(game: Game) -> Iterator[Watching]:
    for oid, obj in game.objects.items():
        if obj.zone is Zone.LIBRARY or obj.kind is Kind.ABILITY:
            continue
        for index, held in enumerate(layers.view(game, oid).abilities):
            if isinstance(held.ability, Triggered) and obj.zone in held.ability.zones:
                yield Watching(oid, held.ability, held.line, index)


# -- triggering ---------------------------------------------------------------------------------------------------------------


def look(before: Game, after: Game, events: Sequence[Event]) -> Game:
    """Return the game after a batch with what has triggered on it waiting (603.2, 603.10)."""
    found: list[Trigger] = []
    game = after
    forward, back = Moment(before, after, False), Moment(before, after, True)
    for one in watching(after):
        game = _watch(game, forward, one, events, found)
    for one in watching(before):
        game = _watch(game, back, one, events, found)
    game = _watch_lasting(game, before, after, events, found)
    if not found:
        return game
    if any(isinstance(one.ability.on, AbilityTriggers) for one in watching(after)):
        game = _look_at_triggering(game, forward, found)
    return game.change(triggered=game.triggered + tuple(found))


def _look_at_triggering(game: Game, moment: Moment, found: list[Trigger]) -> Game:
    """Add to `found` what triggers on other abilities' triggering (603.3b); those know which ability they speak of."""
    events: list[Event] = []
    for place, trigger in enumerate(found):
        oid = game.next_id
        game = game.change(next_id=oid + 1)
        found[place] = replace(trigger, id=oid)
        events.append(AbilityTriggered(object=oid, source=trigger.source, player=trigger.controller, by=trigger.event))
    for one in watching(moment.after):
        if isinstance(one.ability.on, AbilityTriggers):
            game = _watch(game, moment, one, events, found)
    return game


def looks_back(pattern: Pattern) -> bool:
    """Tell whether an ability on such an event looks back in time (603.10a-g)."""
    match pattern:
        case ZoneChange():
            # Leaving the battlefield or a graveyard; what all can see going to a hand or library (603.10a). Never "from anywhere".
            leaves = pattern.origin == "battlefield" or (pattern.origin == "graveyard" and pattern.to != "battlefield")
            return leaves or pattern.to in ("hand", "library")
        case Sacrificed() | GameLost() | Unattached():
            return True
        case AnyOf():
            return any(looks_back(p) for p in pattern.patterns)
        case _:
            return False


def _watch(game: Game, moment: Moment, one: Watching, events: Sequence[Event], found: list[Trigger]) -> Game:
    """Add to `found` what one ability triggers on; return the game with what is said about it in the trace.

    Only those of the ability's trigger events count that are to be looked at in that moment: the ones that look back, or the others.
    """
    patterns = tuple(p for p in _alternatives(one.ability.on) if looks_back(p) is moment.back)
    if not patterns:
        return game
    asked = moment.asked
    controller = layers.view(asked, one.source).controller
    own: list[Trigger] = []
    most = 0
    for event in events:
        ctx = Context(source=one.source, controller=controller, x=_x_read(asked, one.source, event), event=event)
        if not any(matching.matches(asked, pattern, event, ctx) for pattern in patterns):
            game = why_triggers.not_on_mana(game, patterns, event, one.source)
            continue
        if one.ability.during is not None and not query.holds(asked, one.ability.during, ctx):
            game = why_triggers.not_meanwhile(game, one)
            continue
        if one.ability.condition is not None and not query.holds(asked, one.ability.condition, ctx):
            game = why_triggers.condition_false(game, one)
            continue
        times, game = how_often(game, moment, event, one)
        if times:
            entering = asked.find(one.source).zone is Zone.BATTLEFIELD
            game = reading_x.told(game, one.ability, one.source, ctx.x, entering=entering)
        trigger = Trigger(
            ability=one.ability, source=one.source, controller=controller, event=event, line=one.line, x=ctx.x
        )
        own.extend([trigger] * (min(times, 1) if one.ability.together else times))
        most = max(most, times)
    found.extend([_together(own)] * most if one.ability.together and own else own)
    return game


def _together(triggers: Sequence[Trigger]) -> Trigger:
    """Return what an ability on "one or more" triggers as: once for all of the occurrences in a batch, remembering them (603.2c)."""
    objects = tuple(oid for t in triggers if (oid := described_object(t.event)) is not None)
    return replace(triggers[0], memory={**triggers[0].memory, "together": objects})


def _alternatives(pattern: Pattern) -> tuple[Pattern, ...]:
    return pattern.patterns if isinstance(pattern, AnyOf) else (pattern,)


def _x_read(game: Game, source: ObjectId, event: Event) -> int | None:
    """Return the X that an ability reads: its spell's, if it triggers as the permanent enters (107.3m) or the spell is cast."""
    obj = game.find(source)
    entered = isinstance(event, Moved) and event.new == source and obj.zone is Zone.BATTLEFIELD
    return obj.announced.x if entered or obj.zone is Zone.STACK else None


def how_often(game: Game, moment: Moment, event: Event, one: Watching) -> tuple[int, Game]:
    """Return how many times an ability triggers on an event (603.2c, 603.2d), and the game with the reason in its trace."""
    source = one.source
    stopping = stopped_by(moment, event, source)
    again = [
        effect
        for effect, asked in _effects_on_causes(moment, event, TriggersAgain)
        if (of := _described(moment.asked, effect.part, source)) is not None
        and query.fits(asked, of, source, context(effect))
    ]
    if stopping is not None:
        return 0, why_triggers.stopped(game, moment, event, one, stopping, again)
    if game.tracing:
        kinds = (CausesNoTrigger, TriggersAgain)
        matched = [effect for kind in kinds for effect, _ in _effects_on_causes(moment, event, kind)]
        game = why_triggers.triggering(game, moment, event, one, again)
        game = why_triggers.not_concerned(game, moment, event, source, again, matched)
    return 1 + len(again), game


def _described(game: Game, part: TriggersAgain, source: ObjectId) -> Filter | None:
    """Return the description that an effect has for sources like this one: permanents, spells, nothing else (110.1)."""
    obj = game.find(source)
    if obj.zone is Zone.BATTLEFIELD:
        return part.of
    return part.spells if obj.zone is Zone.STACK and obj.kind is not Kind.ABILITY else None


def stopped_by(moment: Moment, event: Event, source: ObjectId, *, delayed: bool = False) -> ObjectId | None:
    """Return the source of an effect that keeps the event from making the ability trigger, or None.

    An arriving card's own ability is triggered by the card's arrival where it now is, not by what left the battlefield (113.6k).
    """
    if isinstance(event, Moved) and event.to is not Zone.BATTLEFIELD and source == event.new:
        return None
    for effect, asked in _effects_on_causes(moment, event, CausesNoTrigger):
        of = effect.part.of
        if of is None or (
            not delayed and _is_permanent(asked, source) and query.fits(asked, of, source, context(effect))
        ):
            return effect.source
    return None


def _effects_on_causes(moment: Moment, event: Event, kind: type) -> Iterator[tuple[InForce, Game]]:
    """Return the effects that speak of what an event causes, each with the game in which it was found to."""
    for asked in (moment.after, moment.before) if moment.back else (moment.after,):
        for effect in layers.in_force(asked, kind):
            cause = effect.part.cause
            if cause is None:
                if asked is moment.asked:
                    yield effect, asked
                continue
            causes = (c for c in _alternatives(cause) if moment.asked_of_cause(c) is asked)
            if any(matching.matches(asked, c, event, context(effect)) for c in causes):
                yield effect, asked


def _is_permanent(game: Game, oid: ObjectId) -> bool:
    """Tell whether an object is a permanent: cards elsewhere, spells and emblems are none (110.1)."""
    return game.find(oid).zone is Zone.BATTLEFIELD


def _watch_lasting(game: Game, before: Game, after: Game, events: Sequence[Event], found: list[Trigger]) -> Game:
    """Add what delayed triggered abilities trigger on (603.7); one that is for once is used up (603.7b)."""
    spent: set[int] = set()
    for lasting in before.lasting:
        if not isinstance(lasting.part, Triggered):
            continue
        moment = Moment(before, after, looks_back(lasting.part.on))
        ctx = Context(source=lasting.source, controller=lasting.controller, x=lasting.x, memory=lasting.memory)
        for event in events:
            if not matching.matches(moment.asked, lasting.part.on, event, ctx):
                game = why_triggers.not_on_mana(game, _alternatives(lasting.part.on), event, lasting.source)
                continue
            stopping = stopped_by(moment, event, lasting.source, delayed=True)
            if stopping is not None:
                game = why_triggers.delayed_stopped(game, moment, event, lasting.source, stopping)
                continue
            found.append(
                Trigger(
                    ability=lasting.part,
                    source=lasting.source,
                    controller=lasting.controller,
                    event=event,
                    x=lasting.x,
                    memory=lasting.memory,
                )
            )
            game = why_triggers.delayed(game, event, lasting.source)
            if lasting.until in ("once", "once-this-turn"):
                spent.add(lasting.id)
                break
    if spent:
        game = game.change(lasting=tuple(e for e in game.lasting if e.id not in spent))
    return game


# -- onto the stack -----------------------------------------------------------------------------------------------------------


def put_on_stack(game: Game) -> Run[Game]:
    """Put the abilities that wait onto the stack: each player in APNAP order, in the order that player chooses (603.3b).

    Triggered mana abilities don't use the stack; those that still wait resolve first (605.4a).
    """
    from oracle.activating import resolve_mana_triggers

    game = yield from resolve_mana_triggers(game)
    waiting = game.triggered
    game = game.change(triggered=())
    for of_triggering in (False, True):  # what triggers on other abilities' triggering comes second
        for player in game.apnap():
            own = [
                t
                for t in waiting
                if t.controller == player and isinstance(t.ability.on, AbilityTriggers) is of_triggering
            ]
            ordered = yield from _in_order(game, player, own)
            for trigger in ordered:
                game = yield from _put_one(game, trigger)
    return game


def _in_order(game: Game, player: PlayerId, own: list[Trigger]) -> Run[list[Trigger]]:
    if len(own) < 2:
        return own
    options = tuple(OrderOption(i, t.source, t.line, t.ability) for i, t in enumerate(own))
    answer = yield Choose(
        player, "order", None, options, len(own), len(own), "the order of triggered abilities", game=game
    )
    return [own[option.index] for option in answer]


def _put_one(game: Game, trigger: Trigger) -> Run[Game]:
    """Put one triggered ability onto the stack with its modes and targets; without a legal choice it is removed (603.3c, d)."""
    oid = trigger.id or game.next_id
    ability = trigger.ability
    obj = Object(
        id=oid,
        card=oid,
        face=game.find(trigger.source).face,
        owner=trigger.controller,
        controller=trigger.controller,
        zone=Zone.STACK,
        timestamp=game.clock,
        kind=Kind.ABILITY,
        ability=ability,
        source=trigger.source,
        event=trigger.event,
        announced=Announced(x=trigger.x),
        memory=trigger.memory,
    )
    game = put_onto_stack(game.change(next_id=max(game.next_id, oid + 1)), obj)
    game = note(game, with_keyword("603.3", ability.keyword), "{} goes onto the stack", oid)
    if isinstance(trigger.event, ManaAdded) or mana.could_add_mana(ability):
        game = note(game, "605.1b 605.5a", "it is no mana ability")
    announced = yield from announce_choices(game, oid, ability, required=False)
    if announced is None:
        game = note(game, "603.3d", "no legal choice can be made for {}: it is removed from the stack", oid)
        return remove_from_stack(game, oid)
    game = game.with_object(replace(game.objects[oid], announced=announced))
    return chosen_told(game, oid, announced, "603.3d")
