"""What a spell or ability does as it resolves (608): a clause for each instruction, and how the clauses of several are joined."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.english import conditions, costs, selectors
from oracle.english.clauses import YOU, Clause, by
from oracle.english.speech import Phrases, Speech
from oracle.english.words import CannotSay, Noun, a, series, verb
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.abilities import Triggered
from oracle.vocabulary.choices import ChooseOne, IfYouDo

clause = Phrases[Clause]("instructions")


@clause.of(v.Do)
def _do(what: v.Do, speech: Speech) -> Clause:
    return joined(tuple(what.steps), speech)


def _doer(step: Any) -> Any:
    """Return who does what an instruction says, for those that players do."""
    found = getattr(step, "who", None)
    return found if isinstance(found, s.Selector) else None


def joint(before: Any, after: Any) -> str:
    """Return how an instruction is joined to the one before it: "same" (one subject, several verbs), "and", "then" or "." (603.1
    knows no difference: this is what printed texts do most)."""
    from oracle.vocabulary.libraries import Shuffle

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
        case v.Destroy(), v.Tap():
            return "then"
        case v.Move(), v.Attach():
            return "then"
        case (v.DealDamage() | v.LoseLife(), v.GainLife()) | (v.Draw(), v.LoseLife()) | (v.DealDamage(), v.Draw()):
            return "and"
        case (v.PutCounters(), v.Untap()) | (v.GainLife(), v.Draw()):
            return "and"
    return "."


def joined(steps: tuple[Any, ...], speech: Speech) -> Clause:
    """Return instructions one after the other as a clause and sentences that follow it."""
    joints: list[str] = []
    sentences: list[str] = []
    first: Clause | None = None
    steps = tuple(step for step in steps if not _silent(step, speech))
    current: Clause | None = None
    for at, step in enumerate(steps):
        how = "." if at == 0 else joint(steps[at - 1], step)
        if current is not None and current.more:
            how = "."
        if how == "." and at:
            speech.next_sentence()
        if current is None or how == ".":
            if current is not None:
                first, sentences = _ended(first, sentences, current)
            current = clause(step, speech)
            joints = ["."]
            continue
        following = clause(step, speech)
        current = _with(current, following, how, joints)
        joints.append(how)
    if current is None:
        raise CannotSay("Do of nothing")
    first, sentences = _ended(first, sentences, current)
    return msgspec.structs.replace(first, more=tuple(sentences))


def _silent(step: Any, speech: Speech) -> bool:
    """Tell whether an instruction is bookkeeping: something put aside under a name; what it is called is noted."""
    if isinstance(step, v.Remember):
        speech.same[s.Remembered(step.name)] = step.what
        return True
    return False


def _ended(first: Clause | None, sentences: list[str], done: Clause) -> tuple[Clause, list[str]]:
    if first is None:
        return done, list(done.more)
    return first, [*sentences, done.text(), *done.more]


def _with(current: Clause, following: Clause, how: str, joints: list[str]) -> Clause:
    """Return two clauses as one."""
    if following.more:
        raise CannotSay("an instruction of several sentences, joined to another")
    if how == "same":
        return msgspec.structs.replace(current, also=(*current.also, following.verb), tail=following.tail)
    if how == "then":
        said = following.text()
        return msgspec.structs.replace(current, tail=f"{current.tail}, then {said}")
    if following.told or current.told or current.subject not in (None, YOU):
        same_you = current.told and following.subject is None
        if same_you:
            return msgspec.structs.replace(current, tail=f"{current.tail} and {following.text()}")
        text = following.with_you()
        if current.subject is None and following.told:
            return msgspec.structs.replace(current, subject=YOU, tail=f"{current.tail} and {text}")
        return msgspec.structs.replace(current, tail=f"{current.tail} and {text}")
    return msgspec.structs.replace(current, tail=f"{current.tail} and {following.text()}")


@clause.of(v.May)
def _may(what: v.May, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    inner = clause(what.then, speech)
    words = inner.verb if inner.subject is None or inner.told else f"have {inner.text()}"
    if inner.subject is not None and not inner.told:
        words = f"have {inner.subject.text} {inner.verb}"
    more = list(inner.more)
    if what.otherwise is not None:
        speech.next_sentence()
        other = clause(what.otherwise, speech)
        more += [f"if {who.text} {verb('do', who.person)}n't, {other.text()}", *other.more]
    return Clause(f"may {words}", who, tuple(more), tail=inner.tail)


@clause.of(v.If)
def _if(what: v.If, speech: Speech) -> Clause:
    if what.action is not None:
        if not isinstance(what.then, v.PutCounters) or what.otherwise is not None:
            raise CannotSay(f"If.action {what.action}")
        conditions.said(what.condition, speech)
        return Clause(f"{what.action} {what.then.count}")
    condition = conditions.said(what.condition, speech)
    then = clause(what.then, speech)
    more = list(then.more)
    if what.otherwise is not None:
        other = clause(what.otherwise, speech)
        more += [f"otherwise, {other.text()}", *other.more]
    return Clause(then.verb, then.subject, tuple(more), before=f"if {condition}", told=then.told, tail=then.tail)


@clause.of(v.EitherOr)
def _either_or(what: v.EitherOr, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    first, second = clause(what.first, speech), clause(what.second, speech)
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
    then = clause(what.then, speech)
    more = [*first.more, f"if you do, {then.text()}", *then.more]
    if what.otherwise is not None:
        other = clause(what.otherwise, speech)
        more += [f"if you don't, {other.text()}", *other.more]
    return msgspec.structs.replace(first, more=tuple(more))


@clause.of(v.WhenYouDo)
def _when_you_do(what: v.WhenYouDo, speech: Speech) -> Clause:
    first = clause(what.first, speech)
    speech.next_sentence()
    then: Triggered = what.then
    speech.slots = then.targets
    if then.modal is not None or then.condition is not None:
        raise CannotSay("WhenYouDo.then")
    following = clause(then.effect, speech)
    return msgspec.structs.replace(first, more=(*first.more, f"when you do, {following.text()}", *following.more))


@clause.of(ChooseOne)
def _choose_one(what: ChooseOne, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    options = []
    for _, option in what.options:
        said = clause(option, speech)
        options.append(f"{said.verb}{said.tail}")
    return by(who, series(options, "or"))


@clause.of(v.ChooseWord)
def _choose_word(what: v.ChooseWord, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if what.kind == "color":
        return by(who, "choose a color")
    if what.name in ("basic land type", "color"):
        return by(who, f"choose {a(what.name)}")
    return by(who, f"choose {series(what.options, 'or')}")


@clause.of(v.AddPhase)
def _add_phase(what: v.AddPhase, speech: Speech) -> Clause:
    return Clause(f"be an additional {what.phase} phase after this phase", Noun("there"))
