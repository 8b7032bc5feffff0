"""What replacement and prevention effects do to events, and why they do so next (CR 614-616): for the trace.

Nothing here decides anything; it is asked only where a trace is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle import layers, matching, wording
from oracle.cant import context
from oracle.events import Entering, Event, ManaAdded, Moved
from oracle.keyword_rules import with_keyword
from oracle.layers import InForce
from oracle.model import Game, PlayerId, Zone
from oracle.trace import name_of, note, symbols
from oracle.vocabulary.abilities import Static
from oracle.vocabulary.instructions import Do
from oracle.vocabulary.patterns import CountersPut as CountersPutPattern
from oracle.vocabulary.patterns import ManaProduced, TokensCreated
from oracle.vocabulary.rewrites import (
    Both,
    DoAsEnters,
    EntersChanged,
    EntersTapped,
    InsteadDo,
    MayEnter,
    PayAsEnters,
    Prevent,
    Regenerates,
    Tribute,
)
from oracle.vocabulary.statics import Replace, Rewrite

if TYPE_CHECKING:
    from oracle.replacement import Option


def chosen(
    game: Game, asked: Game, player: PlayerId, option: Option, options: tuple[Option, ...], at_first: tuple[Option, ...]
) -> Game:
    """Return the game with a line on why this effect applies next: chosen by a player among others (616.1), or become applicable only as
    the event was changed (616.1f, 616.2)."""
    if not game.tracing:
        return game
    again = " 616.1f" if options is not at_first else ""
    name = name_of(asked, option.effect.source)
    if option.key not in {one.key for one in at_first}:
        game = note(game, "616.1f 616.2", "{} applies to the event as it has become", name)
    if len(options) > 1:
        text = "{} chooses between {} effects: that of {} applies next"
        game = note(game, "616.1" + again, text, player, str(len(options)), name)
    return game


def mana_unchanged(game: Game, event: Event) -> Game:
    """Return the game with a line for each effect that changes the mana of permanents tapped for it, but not this mana (106.12b)."""
    if not game.tracing or not isinstance(event, ManaAdded):
        return game
    for effect in layers.in_force(game, Replace):
        pattern = effect.part.event
        if isinstance(pattern, ManaProduced) and not matching.matches(game, pattern, event, context(effect)):
            game = note(game, "106.12b", "{} does not change {}", effect.source, symbols(event.mana))
    return game


def applies(game: Game, asked: Game, event: Event, effect: InForce) -> Game:
    """Return the game with a line on an effect by which an event never happens (614.6), before what it does instead is done."""
    by = effect.part.by
    if not game.tracing or not isinstance(by, InsteadDo | Regenerates):
        return game
    name, what = name_of(asked, effect.source), wording.event(asked, event)
    if isinstance(by, Regenerates):
        return note(game, "614.1a 614.6 701.19a", f"a regeneration shield of {name} replaces this: {what}")
    instead = "nothing happens" if by.then == Do(()) else "something else happens"
    return note(game, "614.1a 614.6", "{} replaces this: {} – " + instead + " instead", name, what)


def declined(game: Game, asked: Game, event: Event, effect: InForce) -> Game:
    """Return the game with a line on an effect that its controller may apply, and does not (614.1a)."""
    if not game.tracing:
        return game
    text = "{} does not have {} replace this: {}"
    return note(game, "614.1a", text, effect.controller, name_of(asked, effect.source), wording.event(asked, event))


def changed(game: Game, asked: Game, event: Event, effect: InForce, after: Event | None) -> Game:
    """Return the game with a line on what an effect has made of an event, where the effect itself has not told of that."""
    if not game.tracing:
        return game
    name = name_of(asked, effect.source)
    by = effect.part.by
    match event, after:
        case _ if isinstance(by, Prevent | InsteadDo | Regenerates | Tribute):
            return game
        case Moved(to=Zone.BATTLEFIELD, entering=before), Moved(to=Zone.BATTLEFIELD, entering=entering) if (
            before is not None and entering is not None
        ):
            return _entering(game, asked, event, effect, before, entering)
        case ManaAdded(), ManaAdded():
            return _mana(game, name, event, after)
        case Moved(), Moved():
            rules = "614.1a 614.6" + (" 700.4" if wording.dies(asked, event) else "")
            there, instead = wording.zone(event.to), wording.zone(after.to)
            text = "{} replaces this: {} – it goes to {} instead"
            return note(game, rules, text, name, wording.event(asked, event), instead) if there != instead else game
        case _ if after == event:
            return game
        case _, None:
            return note(game, "614.1a 614.6", "{} replaces this: {}", name, wording.event(asked, event))
    rules = "614.1a 614.6" + (" 614.16" if _is_of_effects(effect.part) else "")
    return note(game, rules, "{} replaces this: {} – instead, {}", name, *_both(asked, event, after))


def _both(game: Game, event: Event, after: Any) -> tuple[str, str]:
    return wording.event(game, event), wording.event(game, after)


def _is_of_effects(part: Replace) -> bool:
    """Tell whether a replacement speaks of counters that an effect would put, or tokens that it would create (614.16)."""
    return isinstance(part.event, CountersPutPattern | TokensCreated) and part.event.by_effect


def _mana(game: Game, name: str, event: ManaAdded, after: Any) -> Game:
    # 106.6a: what it may be spent on holds for all of the mana.
    more = len(after.mana) > len(event.mana) and any(m.restriction is not None for m in after.mana)
    rules = "614.1 106.12b 106.6a" if more else "614.1 106.12b"
    return note(game, rules, "{} makes {} {}", name, symbols(event.mana), symbols(after.mana))


# -- entering -----------------------------------------------------------------------------------------------------------------


def _entering(game: Game, asked: Game, event: Moved, effect: InForce, before: Entering, entering: Entering) -> Game:
    """Return the game with a line on how an effect changes the way in which a permanent enters (614.1c, 614.1d, 614.12)."""
    by = effect.part.by
    if isinstance(by, DoAsEnters | PayAsEnters) and before == entering:
        return game
    how = _how(before, entering)
    it = name_of(asked, event.new)
    of_others = effect.source != event.new
    rules = "614.1d 614.12" if of_others or _tapped_only(by) else "614.1c 614.12"
    rules = with_keyword(rules, keyword_of(asked, effect))
    whose = f"because of {name_of(asked, effect.source)}, " if of_others else ""
    if how:
        return note(game, rules, f"{whose}{it} enters {wording.series(how)}")
    if _tapped_only(by):
        return note(game, rules, f"{whose}{it} does not enter tapped")
    other = "other characteristics" if _changes_characteristics(by) else "nothing more"
    return note(game, rules, f"{whose}{it} enters with {other}")


def _tapped_only(by: Rewrite) -> bool:
    return isinstance(by, EntersTapped) or (isinstance(by, Both) and all(_tapped_only(one) for one in by.changes))


def _changes_characteristics(by: Rewrite) -> bool:
    match by:
        case EntersChanged():
            return True
        case Both(changes=changes):
            return any(_changes_characteristics(change) for change in changes)
        case MayEnter(then=then, otherwise=otherwise):
            return _changes_characteristics(then) or (otherwise is not None and _changes_characteristics(otherwise))
        case _:
            return False


def _how(before: Entering, after: Entering) -> list[str]:
    """Return how the way in which a permanent enters has changed, in words."""
    found = []
    if after.tapped and not before.tapped:
        found.append("tapped")
    if after.copied is not None and after.copied is not before.copied:
        found.append(f"as a copy of {after.copied.name}")
    new = after.counters[len(before.counters) :]
    if new:
        found.append("with " + wording.series(wording.counters(amount, kind) for kind, amount in new))
    choices = [
        wording.chosen(kind, str(choice))
        for kind, choice in after.choices.items()
        if before.choices.get(kind) != choice
    ]
    if choices:
        found.append(f"with {wording.series(choices)} chosen")
    return found


def keyword_of(game: Game, effect: InForce) -> str | None:
    """Return the keyword ability that an effect of an object's static ability is written out of, or None."""
    if effect.source not in game.objects:
        return None
    for held in layers.view(game, effect.source).abilities:
        if isinstance(held.ability, Static) and any(part is effect.part for part in held.ability.parts):
            return held.ability.keyword
    return None
