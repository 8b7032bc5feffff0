"""Why an ability triggers, how often, and why not (CR 603.2, 603.2d): for the trace.

Nothing here decides anything; it is asked only where a trace is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from oracle import layers, matching, query, teams, wording
from oracle.cant import context
from oracle.concerning import described_object, exists
from oracle.events import Event, ManaAdded, Moved, StepBegan
from oracle.keyword_rules import with_keyword
from oracle.layers import InForce
from oracle.model import Game, ObjectId, Zone
from oracle.trace import name_of, note, symbols
from oracle.vocabulary.filters import ANYTHING, Filter, Who, described
from oracle.vocabulary.keywords import TRIBUTE_NOT_PAID
from oracle.vocabulary.patterns import AnyOf, Attacks, ManaProduced, Pattern, ZoneChange
from oracle.vocabulary.statics import CausesNoTrigger, TriggersAgain

if TYPE_CHECKING:
    from oracle.triggers import Moment, Watching

Reason = tuple[str, str]  # rule numbers, and words


def rules_of(game: Game, event: Event, back: bool) -> str:
    """Return the rules by which an ability triggers on an event; whether it looks back in time (603.10a)."""
    match event:
        case Moved(to=Zone.BATTLEFIELD):
            return "603.2 603.6a 603.10"
        case Moved(origin=Zone.BATTLEFIELD):
            rules = "603.2 603.6c 603.10a" if back else "603.2 603.10"
            return rules + (" 700.4" if wording.dies(game, event) else "")
        case Moved():
            return "603.2 603.10a" if back else "603.2 603.10"
        case ManaAdded(tapped=True):
            return "603.2 106.12a"
        case StepBegan():
            return "603.2 603.2b"
        case _:
            return "603.2"


def triggering(game: Game, moment: Moment, event: Event, one: Watching, again: Sequence[InForce]) -> Game:
    """Return the game with lines on an ability that triggers: once on an occurrence of its event (603.2c), from where it functions
    (113.6), its condition being true (603.4); and how often besides, because of which effects (603.2d)."""
    rules = with_keyword(rules_of(game, event, moment.back) + " 603.2c", one.ability.keyword)
    name = wording.ability(moment.asked, one.source, one.ability)
    if one.ability.chapters:
        rules += " 714.2b"
    zone = moment.asked.find(one.source).zone
    if zone is not Zone.BATTLEFIELD and zone is not Zone.STACK:
        rules, name = rules + " 113.6", f"From {wording.zone(zone)}, {name}"
    what = wording.event(game, event)
    game = note(game, rules, f"{name} triggers" + (f": {what}" if what else ""))
    if one.ability.condition is not None:
        tribute = one.ability.condition == TRIBUTE_NOT_PAID
        game = note(
            game,
            "603.4 702.104b" if tribute else "603.4",
            "its condition is true" + (": no tribute was paid" if tribute else ""),
        )
    for effect in again:
        game = note(game, "603.2d", "it triggers an additional time because of {}", effect.source)
    return game


def stopped(game: Game, moment: Moment, event: Event, one: Watching, by: ObjectId, again: Sequence[InForce]) -> Game:
    """Return the game with lines on an ability that an effect keeps from triggering, and on what would make it trigger again."""
    if not game.tracing:
        return game
    text = "{} would trigger ({}), but {} says that this causes no ability to trigger"
    name = wording.ability(game, one.source, one.ability)
    rules = with_keyword(rules_of(game, event, moment.back), one.ability.keyword)
    game = note(game, rules, text, name, wording.event(game, event), by)
    for effect in again:
        text = "{} does not make it trigger an additional time: it does not trigger at all"
        game = note(game, "603.2d", text, effect.source)
    return game


def condition_false(game: Game, one: Watching) -> Game:
    """Return the game with a line on an ability whose event has happened, but not under its condition (603.4)."""
    if not game.tracing:
        return game
    name = wording.ability(game, one.source, one.ability)
    rules, why = (
        ("603.4 702.104b", ": tribute was paid") if one.ability.condition == TRIBUTE_NOT_PAID else ("603.4", "")
    )
    rules = with_keyword(rules, one.ability.keyword)
    return note(game, rules, f"{name} does not trigger: its condition is not true{why}")


def not_meanwhile(game: Game, one: Watching) -> Game:
    """Return the game with a line on an ability whose event has happened, but not while its condition was true (603.2)."""
    if not game.tracing:
        return game
    name = wording.ability(game, one.source, one.ability)
    return note(game, "603.2", f"{name} does not trigger: what must be true meanwhile is not")


def not_on_mana(game: Game, patterns: Sequence[Pattern], event: Event, source: ObjectId) -> Game:
    """Return the game with a line on an ability that watches for mana and does not trigger on this."""
    watching = [pattern for pattern in patterns if isinstance(pattern, ManaProduced)]
    if not game.tracing or not watching or not isinstance(event, ManaAdded):
        return game
    rules = "603.2 106.12a" if watching[0].tapped else "603.2 605.1b"
    return note(game, rules, "{}'s ability does not trigger on {}", source, symbols(event.mana))


def delayed(game: Game, event: Event, source: ObjectId) -> Game:
    """Return the game with a line on a delayed ability that triggers (603.7)."""
    if not game.tracing:
        return game
    what = wording.event(game, event)
    text = "a delayed ability of {} triggers" + (": {}" if what else "{}")
    game = note(game, "603.7 603.7b", text, source, what)
    return created_ability(game, "delayed", "603.7")


def delayed_stopped(game: Game, moment: Moment, event: Event, source: ObjectId, by: ObjectId) -> Game:
    """Return the game with a line on a delayed ability that an effect on what the event causes keeps from triggering."""
    text = "a delayed ability of {} would trigger, but {} says that this causes no ability to trigger"
    return note(game, f"603.7 {rules_of(game, event, moment.back)}", text, source, by) if game.tracing else game


def created_ability(game: Game, kind: str, rule: str) -> Game:
    """Return the game with a line for each effect that makes permanents' abilities trigger again, but none that a spell or ability has
    created: a delayed or reflexive one (603.2d)."""
    if game.tracing:
        for effect in layers.in_force(game, TriggersAgain):
            text = "{} does not make it trigger again: it is a {} ability, and none that a permanent has"
            game = note(game, f"603.2d {rule}", text, effect.source, kind)
    return game


# -- effects on how often abilities trigger that have nothing to say ------------------------------------------------------------


def not_concerned(
    game: Game, moment: Moment, event: Event, source: ObjectId, concerned: Iterable[InForce], matched: Iterable[InForce]
) -> Game:
    """Return the game with a line for each effect on how often abilities trigger that does not concern this one, and why.

    `concerned` are those that have made it trigger again; `matched` those that speak of what this event causes.
    """
    if not game.tracing:
        return game
    made_again = {effect.source for effect in concerned}
    speak_of_it = set(map(_key, matched))
    said: dict[tuple[ObjectId, Reason], list[str]] = {}
    for asked in (moment.before, moment.after):
        for kind, words in ((CausesNoTrigger, "stop it"), (TriggersAgain, "make it trigger again")):
            for effect in layers.in_force(asked, kind):
                if effect.source not in made_again:
                    reason = _reason(moment, event, source, effect, _key(effect) in speak_of_it)
                    verbs = said.setdefault((effect.source, reason), [])
                    if words not in verbs:
                        verbs.append(words)
    for (oid, (rules, why)), verbs in said.items():
        doing = f"does not {verbs[0]}" if len(verbs) == 1 else f"does neither {' nor '.join(verbs)}"
        also = "" if verbs == ["stop it"] else "603.2d "
        game = note(game, also + rules, f"{name_of(moment.after, oid)} {doing}: {why}")
    return game


def _key(effect: InForce) -> tuple[ObjectId, int]:
    return effect.source, effect.index


def _reason(moment: Moment, event: Event, source: ObjectId, effect: InForce, matched: bool) -> Reason:
    part: CausesNoTrigger | TriggersAgain = effect.part
    if not matched:
        return _not_its_cause(moment, event, source, effect)
    asked = moment.asked
    obj = asked.find(source)
    if obj.zone is not Zone.BATTLEFIELD:
        return "603.2 110.1", f"{name_of(asked, source)} is no permanent"
    if part.of is not None and part.of.controller is not None:
        seen = layers.known(asked, source)
        if not query.who(asked, part.of.controller, seen.controller, context(effect)):
            return _not_whose(asked, seen.controller, part.of.controller, effect.controller, name_of(asked, source))
    return "603.2", f"it does not speak of {name_of(asked, source)}"


def _not_its_cause(moment: Moment, event: Event, source: ObjectId, effect: InForce) -> Reason:
    def there(game: Game) -> bool:
        return _key(effect) in map(_key, layers.in_force(game, type(effect.part)))

    if _matches(moment, event, effect):
        if not there(moment.after):
            return "603.10", "right after the event it is no longer there"
        if not there(moment.before):
            return "603.10a", "it was not there before the event"
    if isinstance(event, Moved) and event.to is not Zone.BATTLEFIELD and source == event.new:
        return "603.2 113.6k", "the card's arrival where it is now is what the ability triggers on"
    words = _spoken_of(effect.part.cause)
    return "603.2", f"it speaks only of {words}" if words else "this is not what it speaks of"


def _matches(moment: Moment, event: Event, effect: InForce) -> bool:
    """Tell whether an effect speaks of what such an event causes, whenever it is asked."""
    games = [game for game in (moment.before, moment.after) if exists(game, described_object(event))]
    causes = effect.part.cause.patterns if isinstance(effect.part.cause, AnyOf) else (effect.part.cause,)
    return any(matching.matches(game, cause, event, context(effect)) for game in games for cause in causes if cause)


def _not_whose(game: Game, controller: str, whose: Who, you: str, name: str) -> Reason:
    theirs, yours = wording.called(game, controller), wording.called(game, you)
    if whose is Who.YOU and controller in teams.mates(game, you):
        return "102.3 109.5", f"{name} is {theirs}'s, {yours}'s teammate's"
    if whose is Who.YOU:
        return "109.5", f"{name} is {theirs}'s, not {yours}'s"
    if whose is Who.OPPONENT:
        return "102.2 102.3" if game.teams else "102.2", f"{theirs} is no opponent of {yours}'s"
    return "109.5", f"it does not speak of what {theirs} controls"


def _spoken_of(cause: Pattern | None) -> str:
    """Return what events a pattern is about, in words; nothing where that would take more than a type."""
    match cause:
        case AnyOf(patterns=patterns):
            words = [_spoken_of(one) for one in patterns]
            return wording.series(words) if all(words) else ""
        case ZoneChange(origin=None, to="battlefield"):
            doing = "entering"
        case ZoneChange(origin="battlefield", to="graveyard"):
            doing = "dying"
        case Attacks():
            doing = "attacking"
        case _:
            return ""
    named = _plural(cause.what)
    return f"{named} {doing}" if named else ""


def _plural(what: Filter) -> str:
    kinds = what.types or what.any_type or what.subtypes
    plain = described(what, types=(), any_type=(), subtypes=(), controller=None)
    if plain != ANYTHING or len(what.types) > 1 or (what.controller is not None and what.controller is not Who.YOU):
        return ""
    words = " or ".join(f"{kind}s" for kind in kinds) or "permanents"
    return words + (" of its controller's" if what.controller is Who.YOU else "")
