"""What a spell or ability does as it resolves (608): a clause for each instruction, and how the clauses of several are joined."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.english import amounts, conditions, costs, selectors
from oracle.english.clauses import YOU, Clause, alone, by
from oracle.english.speech import Mention, Phrases, Speech
from oracle.english.words import CannotSay, Noun, need, number, series, verb
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.abilities import Keyword, Triggered
from oracle.vocabulary.amounts import Exists, Is, Not, Number
from oracle.vocabulary.choices import ChooseOne, IfYouDo
from oracle.vocabulary.copies import CastCopies
from oracle.vocabulary.filters import LAND, Compare, Who, described
from oracle.vocabulary.filters import THIS as ITSELF
from oracle.vocabulary.libraries import LookAtTop, Shuffle
from oracle.vocabulary.patterns import AnyOf
from oracle.vocabulary.permissions import PlayFree
from oracle.vocabulary.statics import Grant

clause = Phrases[Clause]("instructions")


@clause.of(v.Do)
def _do(what: v.Do, speech: Speech) -> Clause:
    return joined(tuple(what.steps), speech)


def _doer(step: Any) -> Any:
    """Return who does what an instruction says, for those that players do."""
    found = getattr(step, "who", None)
    return found if isinstance(found, s.Selector) else None


def joint(before: Any, after: Any, *, in_trigger: bool = False) -> str:
    """Return how an instruction is joined to the one before it: "same" (one subject, several verbs), "and", "then" or "." (603.1
    knows no difference: this is what printed texts do most)."""
    one, two = _doer(before), _doer(after)
    if one is not None and one == two and not isinstance(one, s.You):
        return "same"
    if isinstance(after, Shuffle):
        return "then"
    match before, after:
        case v.Move(to="exile", remember=name), v.Move(what=s.Remembered(name=other)) if name == other:
            return "then"
        case v.Draw(), v.Discard() | v.Move():
            return "then"
        case (v.Destroy(), v.Tap()) | (v.Remember(), _):
            return "then"
        case v.Move(), v.Attach():
            return "then"
        case (v.DealDamage() | v.LoseLife(), v.GainLife()) | (v.Draw(), v.LoseLife()) | (v.DealDamage(), v.Draw()):
            return "and"
        case v.Move(to="exile"), v.Move(to="library"):
            return "then"
        case v.Move(to="exile"), v.Effect(on=s.Remembered()):
            return "and"
        case v.CreateTokens(), v.GainLife() if in_trigger:
            return "and"
        case v.CreateTokens(), v.CreateTokens() if one == two:
            return "object"
        case (v.PutCounters(), v.Untap()) | (v.GainLife(), v.Draw()):
            return "and"
    return "."


def joined(steps: tuple[Any, ...], speech: Speech) -> Clause:
    """Return instructions one after the other as a clause and sentences that follow it."""
    done: list[Clause] = []
    before: Any = None
    for step in steps:
        if _silent(step, before, speech):
            continue
        into_library = isinstance(step, LookAtTop) or (isinstance(step, v.Move) and step.to == "library")
        speech.shuffled = into_library and _shuffles_next(steps, step)
        if isinstance(step, v.Remember):
            if not _same_choice(before, step):
                done.append(_chosen(steps, step, speech))
                before = step
            continue
        how = "." if not done or done[-1].more else joint(before, step, in_trigger=speech.in_trigger)
        before = step
        if how == ".":
            if done:
                speech.next_sentence()
            done.append(clause(step, speech))
        else:
            done[-1] = _with(done[-1], clause(step, speech), how)
    if not done:
        raise CannotSay("Do of nothing")
    first, *others = done
    more = [*first.more, *(text for other in others for text in (other.text(), *other.more))]
    return msgspec.structs.replace(first, more=tuple(more))


def _shuffles_next(steps: tuple[Any, ...], step: Any) -> bool:
    """Tell whether an instruction is followed by a shuffle of the library that it puts something into."""
    at = steps.index(step)
    return at + 1 < len(steps) and isinstance(steps[at + 1], Shuffle)


def _same_choice(before: Any, step: v.Remember) -> bool:
    return isinstance(before, v.Remember) and before.name == step.name


def _chosen(steps: tuple[Any, ...], step: v.Remember, speech: Speech) -> Clause:
    """Return objects that are chosen to be put aside under a name: "choose a land of each basic land type"."""
    choices = [one.what for one in steps if isinstance(one, v.Remember) and one.name == step.name]
    subtypes = tuple(one.what.subtypes[0] for one in choices if isinstance(one, s.Choice) and one.what.subtypes)
    lands = tuple(s.Choice(described(LAND, subtypes=(kind,))) for kind in subtypes)
    if set(subtypes) == set(BASIC_LAND_TYPES) and tuple(choices) == lands:
        speech.mention(s.Remembered(step.name), Mention("lands", "many", article="those"))
        return Clause("choose a land of each basic land type")
    if len(choices) == 1:
        said = selectors.thing(step.what, speech)
        speech.same[s.Remembered(step.name)] = step.what
        return Clause(f"choose {said.text}")
    raise CannotSay("Remember several choices")


def _silent(step: Any, before: Any, speech: Speech) -> bool:
    """Tell whether an instruction is bookkeeping: something put aside under a name, what it is called is noted; or a shuffle that
    was said with what was shuffled in."""
    if isinstance(step, Shuffle) and isinstance(before, LookAtTop):
        need(step.who == s.You(), "Shuffle.who")
        return True
    if isinstance(step, Shuffle) and isinstance(before, v.Move) and before.to == "library" and before.position is None:
        whose = getattr(before.what, "whose", Who.ANYONE)
        players = {Who.YOU: s.You(), Who.REMEMBERED: speech.key(s.Remembered("player"))}
        need(step.who in (players.get(whose), s.OwnerOf(before.what)), "Shuffle.who")
        return True
    if isinstance(step, v.Remember) and not isinstance(step.what, s.Choice):
        speech.same[s.Remembered(step.name)] = step.what
        return True
    return False


_ROUNDED = ", rounded down"


def _with(current: Clause, following: Clause, how: str) -> Clause:
    """Return two clauses as one."""
    alone(following)
    if how == "same":
        return msgspec.structs.replace(current, also=(*current.also, following.verb), tail=following.tail)
    if current.tail == following.tail == _ROUNDED:
        joined_halves = _with(
            msgspec.structs.replace(current, tail=""), msgspec.structs.replace(following, tail=""), how
        )
        return msgspec.structs.replace(joined_halves, more=("round down each time",))
    if how == "object":
        return msgspec.structs.replace(
            current, tail=f"{current.tail} and {following.verb.partition(' ')[2]}{following.tail}"
        )
    if how == "then":
        said = following.text()
        return msgspec.structs.replace(current, tail=f"{current.tail}, then {said}")
    if following.told or current.told or current.subject not in (None, YOU):
        same_you = current.told and following.subject is None
        if same_you:
            return msgspec.structs.replace(current, tail=f"{current.tail} and {following.text()}")
        text = following.with_you()
        if current.subject is None and following.told and current.verb.startswith("draw "):
            return msgspec.structs.replace(current, subject=YOU, tail=f"{current.tail} and {text}")
        return msgspec.structs.replace(current, tail=f"{current.tail} and {text}")
    return msgspec.structs.replace(current, tail=f"{current.tail} and {following.text()}")


@clause.of(v.May)
def _may(what: v.May, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if isinstance(what.then, CastCopies):
        need(what.who == s.You(), "May.who")
        return _may_copy(what.then, speech)
    if isinstance(what.then, v.Do) and isinstance(what.then.steps[0], (v.Sacrifice, v.Discard)):
        # What comes after is done only if the first was: "If you do, ..." (608.2c).
        first, *others = what.then.steps
        return _may(v.May(IfYouDo(first, v.Do(tuple(others)), what.otherwise), what.who), speech)
    inner = alone(clause(what.then, speech), more=True)
    words = inner.verb if inner.subject is None or inner.told else f"have {inner.text()}"
    if inner.subject is not None and not inner.told:
        words = f"have {inner.subject.text} {inner.verb}"
    more = list(inner.more)
    if what.otherwise is not None:
        speech.next_sentence()
        other = clause(what.otherwise, speech)
        more += [f"if {who.text} {verb('do', who.person)}n't, {other.text()}", *other.more]
    return Clause(f"may {words}", who, tuple(more), tail=inner.tail)


def _may_copy(what: CastCopies, speech: Speech) -> Clause:
    found = clause(what, speech)
    return Clause(f"may {found.verb}", YOU, tuple(f"if you do, {one}" for one in found.more))


@clause.of(v.If)
def _if(what: v.If, speech: Speech) -> Clause:
    if what.action is not None:
        number_of = getattr(what.then, "count", 0)
        none_yet = Not(Exists(described(ITSELF, counter="p1p1")))
        adapts = what.condition == none_yet and what.then == v.PutCounters("p1p1", number_of)
        if what.action != "adapt" or not adapts or what.otherwise is not None:
            raise CannotSay(f"If.action {what.action}")
        return Clause(f"adapt {number_of}")
    if (instead := _instead(what, speech)) is not None:
        return instead
    if what.condition == Is(Number(s.Target()), Compare(">", 0)) and speech.slots and speech.slots[0].least == 0:
        if what.otherwise is not None:
            raise CannotSay("If.otherwise")
        return clause(what.then, speech)  # without a target there is nothing to do
    if isinstance(what.then, PlayFree) and what.otherwise is None:
        said = clause(what.then, speech)
        return msgspec.structs.replace(said, tail=f"{said.tail} if {conditions.said(what.condition, speech)}")
    condition = conditions.said(what.condition, speech)
    then = alone(clause(what.then, speech), more=True)
    more = list(then.more)
    if what.otherwise is not None:
        other = clause(what.otherwise, speech)
        more += [f"otherwise, {other.text()}", *other.more]
    return Clause(then.verb, then.subject, tuple(more), before=f"if {condition}", told=then.told, tail=then.tail)


def _instead(what: Any, speech: Speech) -> Clause | None:
    """Return two instructions of one kind, of which a condition chooses, as most cards say it: add {U}; if ..., add {B} instead."""
    then, otherwise = what.then, what.otherwise
    if isinstance(then, v.AddMana) and isinstance(otherwise, v.AddMana):
        first = clause(otherwise, speech)
        speech.next_sentence()
        speech.latest = None
        condition = conditions.said(what.condition, speech)
        if then == msgspec.structs.replace(otherwise, amount=then.amount) and then.mana == "any-type-among":
            second = f"add {number(then.amount)} mana of that type"
        else:
            second = alone(clause(then, speech)).text()
        return msgspec.structs.replace(first, more=(*first.more, f"if {condition}, {second} instead"))
    if (
        isinstance(then, v.Move)
        and [len(one) for one in then.counters] == [2]
        and msgspec.structs.replace(then, counters=()) == otherwise
    ):
        ((kind, count),) = then.counters
        first = clause(otherwise, speech)
        condition = conditions.said(what.condition, speech)
        mention = speech.again(then.what)
        noun = "creature" if mention is None else permanent_noun(then.what, speech)
        said = amounts.things(count, f"additional {amounts.counter_noun(kind)}", speech)
        return msgspec.structs.replace(
            first, more=(f"if {condition}, that {noun} enters with {said.text} on it{said.tail}",)
        )
    return None


def permanent_noun(what: s.Selector, speech: Speech) -> str:
    """Return what a card is called once it is a permanent."""
    if isinstance(what, s.Target) and (of := speech.slot(what.slot).what) is not None and "creature" in of.types:
        return "creature"
    return "permanent"


@clause.of(v.EitherOr)
def _either_or(what: v.EitherOr, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    first, second = alone(clause(what.first, speech)), alone(clause(what.second, speech))
    need(first.subject is None or first.told, "EitherOr.first")
    need(second.subject is None or second.told, "EitherOr.second")
    return by(who, f"{first.verb}{first.tail} or {second.verb}{second.tail}")


@clause.of(v.PayOr)
def _pay_or(what: v.PayOr, speech: Speech) -> Clause:
    if what.times != 1:
        raise CannotSay("PayOr.times")
    who = selectors.subject(what.who, speech) if what.unpaid is None or isinstance(what.who, s.You) else None
    action = costs.action(what.cost, speech)
    if what.unpaid is not None and what.paid is None:
        unpaid = clause(what.unpaid, speech)
        who = who or selectors.subject(what.who, speech)
        pays = f"{who.text} {verb(action, who.person)}"
        return msgspec.structs.replace(unpaid, tail=f"{unpaid.tail} unless {pays}")
    assert who is not None
    more: list[str] = []
    if what.paid is not None:
        speech.next_sentence()
        paid = clause(what.paid, speech)
        more += [f"if {who.text} {verb('do', who.person)}, {paid.text()}", *paid.more]
        if what.unpaid is not None:
            raise CannotSay("PayOr.unpaid")
    return Clause(f"may {action}", who, tuple(more))


@clause.of(IfYouDo)
def _if_you_do(what: IfYouDo, speech: Speech) -> Clause:
    first = clause(what.first, speech)
    speech.next_sentence()
    more = list(first.more)
    if what.then != v.Do(()):
        then = clause(what.then, speech)
        more += [f"if you do, {then.text()}", *then.more]
    if what.otherwise is not None:
        other = clause(what.otherwise, speech)
        more += [f"if you don't, {other.text()}", *other.more]
    return msgspec.structs.replace(first, more=tuple(more))


@clause.of(v.WhenYouDo)
def _when_you_do(what: v.WhenYouDo, speech: Speech) -> Clause:
    first = clause(what.first, speech)
    speech.next_sentence()
    then: Triggered = what.then
    need(then == Triggered(AnyOf(()), then.effect, then.targets), "WhenYouDo.then")
    speech.aimed_all()
    speech.aim(then.targets)
    following = clause(then.effect, speech)
    return msgspec.structs.replace(first, more=(*first.more, f"when you do, {following.text()}", *following.more))


def _choice_of_keywords(what: Any, speech: Speech) -> Clause | None:
    """Return one of several keywords that an object gains, as a choice of them."""
    words = []
    pumped = None
    need(all(len(one) == 2 for one in what.options), "ChooseOne.options")
    for _, option in what.options:
        match option:
            case v.Pump(what=target, changes=(Grant(ability=Keyword(name=name, value=None)),), until="end-of-turn"):
                if pumped not in (None, target) or option != v.Pump(target, option.changes):
                    return None
                pumped = target
                words.append(name)
            case _:
                return None
    if pumped is None or not isinstance(what.who, s.You):
        return None
    who = selectors.subject(pumped, speech)
    return Clause(f"gain your choice of {series(words, 'or')}", who, tail=" until end of turn")


@clause.of(ChooseOne)
def _choose_one(what: ChooseOne, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if (gains := _choice_of_keywords(what, speech)) is not None:
        return gains
    options = []
    for _, option in what.options:
        said = alone(clause(option, speech))
        need(said.subject is None or said.told, "ChooseOne.options")
        options.append(f"{said.verb}{said.tail}")
    return by(who, series(options, "or"))


BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")


@clause.of(v.ChooseWord, unsaid=("name",))
def _choose_word(what: v.ChooseWord, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    need(what.name == ("color" if what.kind == "color" else "basic land type"), "ChooseWord.name")
    if what.kind == "color" and what.options == ("W", "U", "B", "R", "G"):
        speech.chosen["color"] = "that color"
        return by(who, "choose a color")
    if what.options == BASIC_LAND_TYPES and what.kind == "option":
        return by(who, "choose a basic land type")
    return by(who, f"choose {series(what.options, 'or')}")


@clause.of(v.AddPhase)
def _add_phase(what: v.AddPhase, speech: Speech) -> Clause:
    if what.phase == "combat":
        return Clause("be an additional combat phase", Noun("there"), before="after this phase")
    return Clause(f"be an additional {what.phase} phase after this phase", Noun("there"))
