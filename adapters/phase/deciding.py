"""Prompts in which a player does something or not: "you may", a cost that may be paid, a card that may be cast, one thing or another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from answers import Announcement, Question
from engine import Prompt, SelfPaid
from outcomes import NotOffered, Unsupported
from payment import pays
from prompts import Handler, may_kind

if TYPE_CHECKING:
    from questions import Questions


def may(ask: Questions, prompt: Prompt) -> None:
    """You may do something; you may pay for it; you may cast it."""
    question = ask.question(may_kind(prompt.data.get("description") or ""), prompt)
    if prompt.kind == "OptionalEffectChoice" and (casts := cast_offer(ask, question.seat, question.about)) is not None:
        ask.give("DecideOptionalEffect", accept=casts)
        return
    accepts = [action["data"]["accept"] for action in ask.session.actions() if action["type"] == "DecideOptionalEffect"]
    can, must = True in accepts or not accepts, accepts == [True]
    if question.kind == "pay" or ask.answers.find(question, ["pay"]) is not None:
        paying = Question("pay", question.seat, question.about)
        pays(ask, paying, "DecideOptionalEffect", "accept", can=can, must=must)
        return
    ask.give("DecideOptionalEffect", accept=ask.chooser.yes(question, can=can, must=must))


def cast_offer(ask: Questions, seat: int, about: int | None) -> bool | None:
    """Whether the script casts what it may cast while something resolves; None if it does not say. Notes the announcement."""
    if any(each.free and each.source is None and each.seat == seat for each in ask.announcements):
        return True  # said before: one may copy a card first, and then cast the copy
    question = Question("cast", seat, about)
    answer = ask.answers.find(question)
    if answer is None:
        return None
    ask.chooser.record(question)
    casts = () if answer.answer.free else answer.value  # not to cast is one of the ways in which it may be answered
    answer.take()
    ask.announcements += [Announcement.of_cast(cast, seat) for cast in reversed(casts)]
    return bool(casts)


def offered_cast(ask: Questions, prompt: Prompt) -> None:
    """A card that may be cast now: cascade, discover, madness, and the like."""
    seat, about = ask.session.actor(), ask.about(prompt)
    casts = cast_offer(ask, seat, about)
    if casts is None:
        casts = ask.chooser.yes(Question("cast", seat, about))
    actions = ask.session.actions()
    declining = [action for action in actions if _declines(action)]
    casting = [action for action in actions if action not in declining]
    wanted = casting if casts else declining
    if len(wanted) != 1:
        raise Unsupported("question", f"{prompt.kind} with {len(casting)} spells to cast")
    try:
        ask.give(wanted[0]["type"], **(wanted[0].get("data") or {}))
    except SelfPaid as unpaid:
        raise NotOffered(str(unpaid)) from unpaid


def _declines(action: dict[str, Any]) -> bool:
    data = action.get("data") or {}
    choice = data.get("choice")
    return data.get("accept") is False or (isinstance(choice, dict) and choice.get("type") == "Decline")


def branch(ask: Questions, prompt: Prompt) -> None:
    """One of several things to do; of two joined by "or", yes is the first."""
    indices = [action["data"]["index"] for action in ask.session.actions() if action["type"] == "ChooseBranch"]
    words: list[str] = prompt.data["branch_descriptions"]
    if len(words) == 2:
        first = ask.chooser.yes(ask.question("may", prompt), can=0 in indices, must=indices == [0])
        ask.give("ChooseBranch", index=0 if first else 1)
        return
    question = ask.question("option", prompt)
    chosen = ask.chooser.one(
        question,
        indices,
        lambda index: words[index],
        lambda want: [i for i in indices if words[i].lower() == want.lower()],
    )
    ask.give("ChooseBranch", index=chosen)


HANDLERS: dict[str, Handler] = {
    "OptionalEffectChoice": may,
    "OpponentMayChoice": may,
    "TributeChoice": may,
    "CastOffer": offered_cast,
    "ChooseOneOfBranch": branch,
}
"""What to do at each kind of prompt."""
