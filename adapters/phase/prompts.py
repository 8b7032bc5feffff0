"""Prompts of many kinds: what becomes of cards, naming something, orders.

A handler takes the step's `Questions` and the prompt, puts it as a question of the format, and gives the engine the answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from answers import Question
from engine import Prompt
from names import Target, as_target
from outcomes import NotOffered, Unsupported
from vocabulary import LETTERS, bare

if TYPE_CHECKING:
    from questions import Questions

Handler = Callable[["Questions", Prompt], None]


# -- targets

TARGET_ANSWERS = ("target", "player", "choose-cards")
"""The kinds of answer that can choose a target."""


def one_target(ask: Questions, question: Question, options: Sequence[Target | None]) -> Target | None:
    """One of the targets; None among the options is no target."""
    names = ask.names
    real: list[Target] = [option for option in options if option is not None]

    def meant(want: str) -> list[Target | None]:
        return [*names.meant(real, want, lambda each: each)]

    return ask.chooser.one(
        question,
        options,
        names.target_label,
        meant,
        same=names.same_target,
        kinds=TARGET_ANSWERS,
    )


# -- choosing what becomes of cards


def look_at_top(ask: Questions, prompt: Prompt) -> None:
    """Scry (701.22) and surveil (701.25): the engine is told what stays on top, top first."""
    kind = "scry" if prompt.kind == "ScryChoice" else "surveil"
    question = ask.question(kind, prompt)
    cards: list[int] = prompt.data["cards"]
    if cards:
        ask.chooser.record(question)
    answer = ask.answers.find(question)
    if answer is None:
        if cards:
            raise ask.chooser.undecided(question, list(map(ask.names.label, cards)))
        stay = []
    elif answer.answer.free:
        answer.take()
        stay = list(cards)
    else:
        value = answer.take()
        away_names = value.bottom if kind == "scry" else value.graveyard
        left = list(cards)
        kept, away = (_drawn(ask, left, references) for references in (value.top, away_names))
        if kept is None or away is None or left:
            answer.refuse()
            raise NotOffered(f"the cards looked at are {', '.join(map(ask.names.label, cards))}")
        stay = kept
    ask.give("SelectCards", cards=stay)


def _drawn(ask: Questions, left: list[int], references: Sequence[str]) -> list[int] | None:
    """Take the cards that the references mean out of those left; None if one is not among them."""
    taken = []
    for reference in references:
        fitting = ask.names.meant(left, reference, as_target)
        if not fitting:
            return None
        left.remove(fitting[0])
        taken.append(fitting[0])
    return taken


def legend(ask: Questions, prompt: Prompt) -> None:
    """Which legendary permanent stays (704.5j)."""
    question = Question("choose-cards", ask.session.actor())
    ask.give("ChooseLegend", keep=ask.chooser.some(question, prompt.data["candidates"], 1, 1)[0])


def hand_size(ask: Questions, prompt: Prompt) -> None:
    """Down to the maximum hand size (514.1)."""
    question = Question("choose-cards", ask.session.actor())
    count = prompt.data["count"]
    ask.give("SelectCards", cards=ask.chooser.some(question, prompt.data["cards"], count, count))


# -- naming something

_NAMED = {
    "Color": "color",
    "CardType": "card-type",
    "CreatureType": "creature-type",
    "CardName": "name",
    "Number": "number",
    "Opponent": "player",
    "Player": "player",
}


def named(ask: Questions, prompt: Prompt) -> None:
    """A colour, a type, a name, a number, a player, or one of several words."""
    choice_type = prompt.data["choice_type"]
    kind = _NAMED.get(choice_type if isinstance(choice_type, str) else next(iter(choice_type)), "option")
    question = ask.question(kind, prompt)
    options: list[str] = prompt.data["options"]
    if kind == "name" and not options:  # any card name will do
        ask.chooser.record(question)
        answer = ask.answers.find(question)
        if answer is None:
            raise ask.chooser.undecided(question, ["any card name"])
        name = min(ask.names.cards) if answer.answer.free else answer.value
        answer.take()
        ask.give("ChooseOption", choice=name)
        return

    def label(option: str) -> str:
        if kind == "player" and option.isdigit():
            return ask.names.players[int(option)]
        return LETTERS.get(option, option) if kind == "color" else option

    def meant(want: object) -> list[str]:
        return [option for option in options if bare(label(option)).lower() == str(want).lower()]

    kinds: tuple[str, ...] = (kind,)
    if kind == "player":
        target = ask.answers.find(question, ("target",))
        if target is not None and (target.answer.free or target.value in ask.names.seat_of):
            kinds = ("player", "target")
    ask.give("ChooseOption", choice=ask.chooser.one(question, options, label, meant, kinds=kinds))


# -- doing it or not, applying it or not

_PAYING = re.compile(r"^Pay\b|\bmay pay\b")


def may_kind(description: str) -> str:
    """Whether "you may" is about paying, by the words of the effect."""
    return "pay" if _PAYING.search(description) else "may"


# -- orders


def _source_fits(ask: Questions, number: int, description: str, want: Any) -> bool:
    """Whether `want` (a reference, or one with a line) means the ability of that object with that description."""
    if isinstance(want, str):
        return ask.names.fits(number, want)
    return ask.names.fits(number, want.source) and ask.abilities.line_of(number, description) == want.line


def order(ask: Questions, prompt: Prompt) -> None:
    """The order in which a player's triggered abilities go on the stack (603.3b); the first is put there first."""
    triggers = prompt.data["triggers"]
    question = Question("order", ask.session.actor())
    kinds = [(trigger["source_name"], trigger["description"]) for trigger in triggers]
    if len(set(kinds)) > 1:
        ask.chooser.record(question)
    answer = ask.answers.find(question)
    left = list(range(len(triggers)))
    placed: list[int] = []
    if answer is not None:
        wanted = () if answer.answer.free else answer.value
        answer.take()
        for want in wanted:
            fitting = [i for i in left if _source_fits(ask, triggers[i]["source_id"], triggers[i]["description"], want)]
            if not fitting:
                answer.refuse()
                raise NotOffered(f"order: {want!r} has no ability that waits: {', '.join(name for name, _ in kinds)}")
            placed.append(fitting[0])
            left.remove(fitting[0])
    free = answer is not None and answer.answer.free
    if not free and len({kinds[i] for i in left}) > 1:
        raise ask.chooser.undecided(question, [name for name, _ in kinds])
    ask.give("OrderTriggers", order=placed + left)


def replacement(ask: Questions, prompt: Prompt) -> None:
    """Which replacement effect applies next (616.1), or whether one that may apply does."""
    candidates = prompt.data["candidates"]
    kind = (prompt.data.get("kind") or {}).get("type", "Order")
    if kind == "OptionalBranch":
        described = candidates[0].get("description") or ""
        question = Question(may_kind(described), ask.session.actor(), candidates[0]["source_id"])
        if ask.answers.find(question, ("may", "pay")) is None:
            # The engine names what grants an ability like riot; the ability is that of what enters with it, which is resolving.
            question = Question(question.kind, question.seat, ask.resolving)
        indices = [action["data"]["index"] for action in ask.session.actions() if action["type"] == "ChooseReplacement"]
        accept = ask.chooser.yes(question, can=0 in indices, must=indices == [0])
        ask.give("ChooseReplacement", index=0 if accept else 1)
        return
    if kind != "Order":
        raise Unsupported("question", f"{prompt.kind} ({kind})")
    question = Question("replacement-order", ask.session.actor())
    chosen = ask.chooser.one(
        question,
        range(len(candidates)),
        lambda i: bare(candidates[i]["source_name"]),
        lambda want: [
            i for i, each in enumerate(candidates) if _source_fits(ask, each["source_id"], each["description"], want)
        ],
        same=lambda i: f"{candidates[i]['source_name']} {candidates[i]['description']}",
    )
    ask.give("ChooseReplacement", index=chosen)


HANDLERS: dict[str, Handler] = {
    "ScryChoice": look_at_top,
    "SurveilChoice": look_at_top,
    "ChooseLegend": legend,
    "DiscardToHandSize": hand_size,
    "NamedChoice": named,
    "OrderTriggers": order,
    "ReplacementChoice": replacement,
}
"""What to do at each kind of prompt."""
