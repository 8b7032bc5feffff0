"""What static abilities say (604): "Creatures you control get +1/+1", "Creatures entering don't cause abilities to trigger"."""

from __future__ import annotations

from oracle.english import amounts, changes, filters, patterns, people, rewrites
from oracle.english.clauses import new_targets
from oracle.english.instructions import BASIC_LAND_TYPES
from oracle.english.speech import Mention, Phrases, Speech
from oracle.english.words import CannotSay, Noun, capital, color, need, plural, series, verb
from oracle.vocabulary import statics as v
from oracle.vocabulary.copies import CopiesMore
from oracle.vocabulary.damage import CantBePrevented, DealtAsThough
from oracle.vocabulary.filters import ANYTHING, HOST, THIS, Filter, Who
from oracle.vocabulary.filters import described as with_fields
from oracle.vocabulary.patterns import CountersPut, LifeGained
from oracle.vocabulary.permissions import PlayFrom
from oracle.vocabulary.selectors import Affected
from oracle.wording import counter

part = Phrases[str]("statics")


def about(what: Filter, speech: Speech, where: tuple[str, ...] = ("battlefield",)) -> Noun:
    """Return what a static ability speaks of: this creature, equipped creature, creatures you control, all Slivers."""
    if where == ("battlefield",):
        return filters.every(what, speech)
    if where == ("graveyard",):
        cards = filters.described(what, speech, many=True, zone="graveyard")
        return Noun(f"{cards} in graveyards", "many")
    raise CannotSay("Continuous.where")


part.always(CantBePrevented, "damage can't be prevented")


@part.of(v.Continuous)
def _continuous(what: v.Continuous, speech: Speech) -> str:
    if what.where not in (("battlefield",), ("graveyard",)):
        return _anywhere(what, speech)
    subject = about(what.what, speech, what.where)
    if what.what not in (THIS, HOST) and what.where == ("battlefield",) and _of_each(what):
        subject = filters.each(what.what, speech)
        speech.mention(Affected(), Mention("permanent"))
    match what.changes:
        case (v.ControlledBy(who="you"),):
            return f"you control {subject.text}"
        case (v.DefinePT() as size,):
            if size.power != size.toughness:
                raise CannotSay("DefinePT")
            name = f"{subject.text}'s"
            return f"{name} power and toughness are each equal to {amounts.equal(size.power, speech)}"
    still = _still(what, speech)
    said = changes.said(what.changes, speech, subject.person, begins=False, still=still)
    return f"{subject.text} {series(verb(word, subject.person) for word in said.verbs)}{said.tail}"


def _still(what: v.Continuous, speech: Speech) -> str:
    """Return what things still are that are also creatures, as far as it is said."""
    if what.what == THIS:
        kinds = [kind for kind in ("land", "planeswalker") if kind in speech.face.types]
        return f"that's still a {kinds[0]}" if kinds else ""
    basic = bool(what.what.subtypes) and set(what.what.subtypes) <= set(BASIC_LAND_TYPES)
    return "that are still lands" if what.what.types == ("land",) or basic else ""


def _of_each(what: v.Continuous) -> bool:
    """Tell whether a change is to each object by itself: it asks about the object, or adds land types."""
    if any(isinstance(change, v.SetPT) and not isinstance(change.power, int) for change in what.changes):
        return True
    return len(what.changes) == 1 and isinstance(what.changes[0], v.AddLandTypes)


_EVERYWHERE = {"battlefield", "stack", "hand", "library", "graveyard", "exile", "command"}


def _anywhere(what: v.Continuous, speech: Speech) -> str:
    """Return a change of objects in every zone."""
    said = changes.said(what.changes, speech, "many", begins=False)
    words = series(verb(word, "many") for word in said.verbs)
    if what.where == ("battlefield", "stack"):
        permanents = filters.described(what.what, speech, many=True)
        return f"{permanents} and {filters.described(what.what, speech, many=True, zone='stack')} {words}{said.tail}"
    if set(what.where) == _EVERYWHERE - {"battlefield"}:
        cards = filters.described(what.what, speech, many=True, zone="graveyard")
        return f"{cards} that aren't on the battlefield {words}{said.tail}"
    if what.what != ANYTHING or set(what.where) != _EVERYWHERE:
        raise CannotSay("Continuous.where")
    everything = series(("all cards that aren't on the battlefield", "spells", "permanents"))
    return f"{everything} {words}{said.tail}"


@part.of(v.Replace)
def _replace(what: v.Replace, speech: Speech) -> str:
    return rewrites.said(v.Replace(what.event, what.by, what.optional, what.self_replacement, what.next_time), speech)


@part.of(v.Cant)
def _cant(what: v.Cant, speech: Speech) -> str:
    event = what.event
    match event:
        case CountersPut(by=Who.ANYONE, by_effect=False):
            name = plural("counter" if event.kind is None else f"{counter(event.kind)} counter")
            if event.on is None:
                assert event.on_player is not None
                return f"{people.players(event.on_player).text} can't get {name}"
            if event.on_player is not None:
                raise CannotSay("Cant CountersPut.on_player")
            if event.on == Filter(any_type=event.on.any_type):
                return f"{name} can't be put on {series((plural(kind) for kind in event.on.any_type), 'or')}"
            subject = about(event.on, speech)
            return f"{subject.text} can't have {name} put on {'it' if subject.person == 'one' else 'them'}"
        case LifeGained():
            return f"{people.players(event.who).text} can't gain life"
    found = patterns.event(event, speech)
    return f"{found.subject.text} can't {found.verb}"


_ACTS = {
    "attack": "attack",
    "block": "block",
    "be-blocked": "be blocked",
    "be-countered": "be countered",
    "be-targeted": "be the target of spells or abilities",
    "be-regenerated": "be regenerated",
}


@part.of(v.Prohibit)
def _prohibit(what: v.Prohibit, speech: Speech) -> str:
    return prohibited(what, what.action, speech)


def prohibited(what: v.Prohibit, action: str, speech: Speech) -> str:
    """Return what can't be done. The action is given apart, for two of them said together: attack or block."""
    if what.action == "cast":
        return _cant_cast(what, speech)
    if what.action == "activate":
        if what.who is not Who.ANYONE or what.by is not None:
            raise CannotSay("Prohibit.activate")
        sources = filters.described(what.what, speech, many=True, head="source")
        unless = " unless they're mana abilities" if what.unless_mana else ""
        return f"activated abilities of {sources} can't be activated{unless}"
    if what.who is not Who.ANYONE or what.unless_mana:
        raise CannotSay("Prohibit.who")
    if what.action == "untap":
        subject = about(what.what, speech)
        return f"{subject.text} {verb('do', subject.person)}n't untap during your untap step"
    words = " or ".join(_ACTS.get(one) or _unknown(one) for one in action.split("+"))
    blockers = what.by
    if blockers is not None and not (blockers.types or blockers.subtypes or blockers.any_type):
        blockers = with_fields(blockers, types=("creature",))
    need(blockers is None or action in ("be-blocked", "be-countered"), "Prohibit.by")
    if blockers is not None and blockers.power is not None and not isinstance(blockers.power.to, int):
        need(action == "be-blocked", "Prohibit.by")
        many = filters.described(blockers, speech, many=True)
        subject = about(what.what, speech)
        return f"{many} can't block {'it' if what.what == THIS else subject.text}"
    by = f" by {filters.described(blockers, speech, many=True)}" if blockers is not None else ""
    if what.action == "be-countered" and what.what == THIS:
        return f"this spell can't be countered{by}"
    if what.action == "be-countered":
        return f"{filters.described(what.what, speech, many=True, zone='stack')} can't be countered{by}"
    return f"{about(what.what, speech).text} can't {words}{by}"


def _unknown(action: str) -> str:
    raise CannotSay(f"Prohibit {action}")


def _cant_cast(what: v.Prohibit, speech: Speech) -> str:
    if what.by is not None or what.unless_mana:
        raise CannotSay("Prohibit.by")
    if what.what.unlike is not None:
        origin = what.what.unlike.zone
        if what.what != Filter(unlike=Filter(zone=origin)) or what.who is not Who.OPPONENT:
            raise CannotSay("Prohibit.what")
        return f"{people.players(what.who).text} can't cast spells from anywhere other than their {origin}s"
    spells = filters.described(what.what, speech, many=True, zone="stack")
    if what.who is Who.ANYONE:
        return f"{spells} can't be cast"
    return f"{people.players(what.who).text} can't cast {spells}"


@part.of(v.Require)
def _require(what: v.Require, speech: Speech) -> str:
    subject = about(what.what, speech)
    if what.action == "attack":
        return f"{subject.text} {verb('attack', subject.person)} each combat if able"
    if what.action == "be-blocked":
        return f"{subject.text} must be blocked if able"
    raise CannotSay(f"Require {what.action}")


@part.of(v.CausesNoTrigger)
def _no_trigger(what: v.CausesNoTrigger, speech: Speech) -> str:
    cause = patterns.gerund(what.cause, speech, many=True)
    of = "" if what.of is None else f" of {filters.described(what.of, speech, many=True)}"
    return f"{cause} don't cause abilities{of} to trigger"


@part.of(v.TriggersAgain)
def _triggers_again(what: v.TriggersAgain, speech: Speech) -> str:
    of = filters.one(what.of, speech).text
    if what.spells is not None:
        spell = filters.one(what.spells, speech, zone="stack").text
        of = f"{spell} or {of}"
    if what.cause is None:
        return f"if a triggered ability of {of} triggers, that ability triggers an additional time"
    cause = patterns.gerund(what.cause, speech)
    causes = "cause" if cause.startswith("you ") and False else "causes"
    return f"if {cause} {causes} a triggered ability of {of} to trigger, that ability triggers an additional time"


@part.of(v.ActivatedAsThoughHasty)
def _hasty(what: v.ActivatedAsThoughHasty, speech: Speech) -> str:
    creatures = filters.described(what.what, speech, many=True)
    return f"you may activate abilities of {creatures} as though those creatures had haste"


@part.of(v.Flash)
def _flash(what: v.Flash, speech: Speech) -> str:
    who = people.players(what.who)
    return (
        f"{who.text} may cast {filters.described(what.what, speech, many=True, zone='stack')} as though they had flash"
    )


@part.of(v.CostChange)
def _cost_change(what: v.CostChange, speech: Speech) -> str:
    if what.abilities:
        if what.who is not Who.ANYONE or what.what != ANYTHING or not isinstance(what.change, int):
            raise CannotSay("CostChange.abilities")
        unless = " unless they're mana abilities" if what.but_mana_abilities else ""
        return f"activated abilities cost {_more(what.change)} to activate{unless}"
    need(what.but_mana_abilities, "CostChange.but_mana_abilities")
    if what.what == THIS:
        return _own_cost(what, speech)
    what_words = filters.described(with_fields(what.what, of_chosen=None), speech, many=True, zone="stack")
    if what.who is not Who.ANYONE:
        who = people.players(what.who)
        what_words = f"{what_words} {who.text} cast"
    if what.what.of_chosen is not None:
        what_words = f"{what_words} of the chosen {'color' if what.what.of_chosen == 'color' else 'type'}"
    if not isinstance(what.change, int):
        return _costs_for_each(what, speech)
    return f"{what_words} cost {_more(what.change)} to cast"


def _costs_for_each(what: v.CostChange, speech: Speech) -> str:
    each = amounts.each(what.change, speech)
    if what.what != ANYTHING or what.who is not Who.ANYONE or each is None:
        raise CannotSay("CostChange.change")
    return f"each spell a player casts costs {{1}} more to cast for each {each}"


def _own_cost(what: v.CostChange, speech: Speech) -> str:
    from oracle.vocabulary.amounts import Times

    change = what.change
    if isinstance(change, Times) and change.by < 0:
        each = amounts.each(change.amount, speech)
        if each is not None:
            return f"this spell costs {{{-change.by}}} less to cast for each {each}"
        if change.by == -1:
            return f"this spell costs {{X}} less to cast, where X is {amounts.equal(change.amount, speech)}"
    if isinstance(change, int):
        return f"this spell costs {_more(change)} to cast"
    raise CannotSay("CostChange.change")


def _more(change: int) -> str:
    return f"{{{abs(change)}}} {'more' if change > 0 else 'less'}"


@part.of(v.KeepsCounters)
def _keeps(what: v.KeepsCounters, speech: Speech) -> str:
    zones = series(what.not_to, "or")
    moves = "as it moves to any zone"
    return f"counters remain on {speech.itself} {moves} other than a player's {zones}"


@part.of(v.NoLegendRule)
def _no_legend_rule(what: v.NoLegendRule, speech: Speech) -> str:
    if what.what == ANYTHING:
        return 'the "legend rule" doesn\'t apply'
    return f'the "legend rule" doesn\'t apply to {filters.described(what.what, speech, many=True)}'


@part.of(v.LivesWithoutLife)
def _lives(what: v.LivesWithoutLife, speech: Speech) -> str:
    who = people.players(what.who)
    reason = "having 0 or less life"
    return f"{who.text} {verb('do', who.person)}n't lose the game for {reason}"


@part.of(v.SkipStep)
def _skip(what: v.SkipStep, speech: Speech) -> str:
    step = f"{what.step.replace('-', ' ')} step"
    if what.who is Who.YOU:
        return f"skip your {step}"
    return f"{people.players(what.who).text} skip their {plural(step)}"


@part.of(v.ManaKeeps)
def _mana_keeps(what: v.ManaKeeps, speech: Speech) -> str:
    who = people.players(what.who)
    return f"{who.text} {verb('do', who.person)}n't lose unspent mana as steps and phases end"


@part.of(v.MaxHandSize)
def _hand_size(what: v.MaxHandSize, speech: Speech) -> str:
    who = people.players(what.who)
    if what.size is None:
        return f"{who.text} {verb('have', who.person)} no maximum hand size"
    possessive = {Who.YOU: "your", Who.OPPONENT: "your opponents'", Who.ANYONE: "each player's"}[what.who]
    return f"{possessive} maximum hand size is {what.size}"


@part.of(v.SpendAs)
def _spend_as(what: v.SpendAs, speech: Speech) -> str:
    who = people.players(what.who)
    if len(what.types) == 6:
        kinds = ""
    elif len(what.types) == 5 and what.only:
        kinds = "other "  # after what may be spent of the one that is left
    else:
        kinds = f"{color(what.types)} "
    like = "mana of any color" if len(what.like) == 5 else f"{color(what.like)} mana"
    only = "only " if what.only else ""
    return f"{who.text} may spend {kinds}mana {only}as though it were {like}"


@part.of(DealtAsThough)
def _dealt_as_though(what: DealtAsThough, speech: Speech) -> str:
    to = "" if what.to_player is None else f" to {people.players(what.to_player).text}"
    if what.source == ANYTHING:
        return f"all damage is dealt{to} as though its source had {what.keyword}"
    return (
        f"damage from {filters.described(what.source, speech, many=True)} is dealt{to} as though it had {what.keyword}"
    )


@part.of(PlayFrom)
def _play_from(what: PlayFrom, speech: Speech) -> str:
    who = people.players(what.who)
    if what.cast:
        raise CannotSay("PlayFrom.cast")
    cards = with_fields(what.what, owner=None) if what.what.owner is Who.YOU else what.what
    return f"{who.text} may play {filters.described(cards, speech, many=True)} from your {what.zone}"


@part.of(CopiesMore)
def _copies_more(what: CopiesMore, speech: Speech) -> str:
    if what.by != 1:
        raise CannotSay("CopiesMore.by")
    times = "one or more times"
    more = "an additional time"
    copied = f"copy it that many times plus {more}"
    targets = capital(new_targets("the additional copy"))
    return f"if you would copy a spell {times}, instead {copied}. {targets}"


@part.of(v.ReturnsExiled)
def _returns(what: v.ReturnsExiled, speech: Speech) -> str:
    raise CannotSay("ReturnsExiled")
