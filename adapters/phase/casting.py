"""Prompts while a spell is cast or an ability activated: targets, modes, X, additional and alternative costs.

What the step announces is no question: if the engine does not allow it, the step is illegal. What it leaves open is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from answers import Announcement, Question
from engine import Prompt
from names import Target, as_target
from outcomes import NotOffered
from prompts import TARGET_ANSWERS, Handler, one_target

if TYPE_CHECKING:
    from questions import Questions

# -- targets


def target(ask: Questions, prompt: Prompt) -> None:
    """A target slot: the announced one, or a question."""
    selection = prompt.data["selection"]
    index = selection["current_slot"]
    slot = prompt.data["target_slots"][index]
    legal: list[Target] = selection["current_legal_targets"]
    announced = ask.announcement(prompt) if prompt.kind == "TargetSelection" else None
    if announced is not None and announced.targets is not None:
        wanted = announced.targets[index] if index < len(announced.targets) else None
        if wanted is None and not slot.get("optional"):
            raise announced.refused(f"{announced.reference} needs another target")
        _announced_target(ask, announced, wanted, legal)
        return
    question = ask.question("target", prompt)
    if index == 0:
        ask.targeting = ask.answers.find(question, TARGET_ANSWERS)
    options: list[Target | None] = [*legal]
    if slot.get("optional"):
        may = ask.answers.find(Question("may", question.seat, question.about))
        if may is not None and may.value is False:
            may.take()
            ask.give("ChooseTarget", target=None)
            return
        if index > 0 and ask.targeting is not None and ask.targeting.status == "taken":
            # An answer is all of an instance's targets; the next answer is for the next instance.
            ask.give("ChooseTarget", target=None)
            return
        options.append(None)
    ask.give("ChooseTarget", target=one_target(ask, question, options))


def _announced_target(ask: Questions, announced: Announcement, wanted: str | None, legal: list[Target]) -> None:
    if wanted is None:
        ask.announce(announced, "ChooseTarget", target=None)
        return
    fitting = ask.names.meant(legal, wanted, lambda each: each)
    if not fitting:
        raise announced.refused(
            f"{wanted} is not among the legal targets: {', '.join(map(ask.names.target_label, legal))}"
        )
    ask.announce(announced, "ChooseTarget", target=fitting[0])


def new_target(ask: Questions, prompt: Prompt) -> None:
    """Targets for a copy (707.10c), slot by slot: where it has one, it may keep it. A copy that is cast has none yet."""
    index = prompt.data.get("current_slot", 0)
    slot = prompt.data["target_slots"][index]
    present = slot.get("current")
    options: list[Target | None] = [*slot["legal_alternatives"]]
    if present is not None and present not in options:
        options.insert(0, present)
    announced = ask.announcement(prompt)
    if announced is not None and announced.targets is not None:
        wanted = announced.targets[index] if index < len(announced.targets) else None
        _announced_target(ask, announced, wanted, [option for option in options if option is not None])
        return
    question = ask.question("target", prompt)
    may = ask.answers.find(Question("may", question.seat, question.about))
    if may is not None and may.value is False:
        may.take()
        ask.give("KeepAllCopyTargets")
        return
    ask.give("ChooseTarget", target=one_target(ask, question, options))


def copied(ask: Questions, prompt: Prompt) -> None:
    """What a permanent enters as a copy of."""
    chosen = ask.chooser.some(ask.question("choose-cards", prompt), prompt.data["valid_targets"], 1, 1)
    ask.give("ChooseTarget", target=as_target(chosen[0]))


def proliferate(ask: Questions, prompt: Prompt) -> None:
    """Any number of permanents and players with counters (701.34)."""
    question = ask.question("choose-cards", prompt)
    eligible: list[Target] = prompt.data["eligible"]
    if eligible:
        ask.chooser.record(question)
    answer = ask.answers.find(question)
    if answer is None and eligible:
        raise ask.chooser.undecided(question, list(map(ask.names.target_label, eligible)))
    chosen: list[Target] = []
    if answer is not None:
        want = () if answer.answer.free else answer.value
        answer.take()
        for reference in [want] if isinstance(want, str) else want:
            fitting = ask.names.meant([each for each in eligible if each not in chosen], reference, lambda each: each)
            if not fitting:
                answer.refuse()
                raise NotOffered(f"{reference} cannot be chosen to proliferate")
            chosen.append(fitting[0])
    ask.give("SelectTargets", targets=chosen)


# -- announcing


def mode(ask: Questions, prompt: Prompt) -> None:
    """Modes (700.2), by their printed numbers."""
    data = prompt.data
    modal = data.get("modal") or data
    count = modal["mode_count"]
    off = set(data.get("unavailable_modes") or ())
    open_modes = [number for number in range(1, count + 1) if number - 1 not in off]
    announced = ask.announcement(prompt)
    if announced is not None and announced.modes is not None:
        announced.modes_chosen = True
        lacking = [number for number in announced.modes if number not in open_modes]
        if lacking:
            raise announced.refused(f"{announced.reference}: mode {lacking[0]} cannot be chosen")
        ask.announce(announced, "SelectModes", indices=[number - 1 for number in announced.modes])
        return
    question = ask.question("mode", prompt)
    forced = len(open_modes) == modal.get("min_choices", 1) and not modal.get("allow_repeat_modes")
    if not forced:
        ask.chooser.record(question)
    answer = ask.answers.find(question)
    if answer is None:
        if not forced:
            raise ask.chooser.undecided(question, [str(number) for number in open_modes])
        wanted = open_modes
    elif answer.answer.free:
        answer.take()
        wanted = open_modes[: modal.get("min_choices", 1)]
    else:
        value = answer.take()
        wanted = [value] if isinstance(value, int) else list(value)
        if any(number not in open_modes for number in wanted):
            answer.refuse()
            raise NotOffered(f"mode {value!r} is not among {open_modes}")
    ask.give("SelectModes", indices=[number - 1 for number in wanted])


def chosen_x(ask: Questions, prompt: Prompt) -> None:
    """X (107.3a)."""
    announced = ask.announcement(prompt)
    if announced is not None and announced.x is not None:
        announced.x_chosen = True
        ask.announce(announced, "ChooseX", value=announced.x)
        return
    values = range(prompt.data.get("min", 0), prompt.data["max"] + 1)
    ask.give("ChooseX", value=_number(ask, ask.question("number", prompt), values))


def amount(ask: Questions, prompt: Prompt) -> None:
    """How much of something is paid."""
    values = range(prompt.data.get("min", 0), prompt.data["max"] + 1)
    ask.give("SubmitPayAmount", amount=_number(ask, ask.question("number", prompt), values))


def _number(ask: Questions, question: Question, values: Sequence[int]) -> int:
    return ask.chooser.one(question, values, str, lambda want: [want] if want in values else [])


def optional_cost(ask: Questions, prompt: Prompt) -> None:
    """An optional additional cost: paid if it was announced, once for each time."""
    announced = ask.announcement(prompt)
    kicker = prompt.data["cost"].get("type") == "Kicker"
    if announced is not None:
        paid = next((each for each in announced.additional if (each in ("kicker", "multikicker")) is kicker), None)
        if paid is not None:
            announced.additional.remove(paid)
            ask.announce(announced, "DecideOptionalCost", pay=True)
            return
    if prompt.data["cost"].get("type") in ("Kicker", "Optional") and announced is not None:
        ask.announce(announced, "DecideOptionalCost", pay=False)
        return
    ask.give("DecideOptionalCost", pay=ask.chooser.yes(ask.question("may", prompt)))


def alternative_cost(ask: Questions, prompt: Prompt) -> None:
    """The normal cost, or the alternative one that was announced."""
    announced = ask.announcement(prompt)
    keyword = (prompt.data.get("keyword") or {}).get("type", "")
    alternative = announced is not None and announced.alternative == keyword.lower()
    ask.announce(announced, "ChooseAlternativeCast", choice={"type": "Alternative" if alternative else "Normal"})


HANDLERS: dict[str, Handler] = {
    "TargetSelection": target,
    "TriggerTargetSelection": target,
    "CopyRetarget": new_target,
    "CopyTargetChoice": copied,
    "ProliferateChoice": proliferate,
    "ModeChoice": mode,
    "AbilityModeChoice": mode,
    "ChooseXValue": chosen_x,
    "PayAmountChoice": amount,
    "OptionalCostChoice": optional_cost,
    "AlternativeCastChoice": alternative_cost,
}
"""What to do at each kind of prompt."""
