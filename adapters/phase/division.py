"""Prompts in which something is divided: damage among targets (601.2d), combat damage (510.1c, 510.1d), counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from answers import Question
from engine import Prompt
from names import Target, as_target
from outcomes import NotOffered
from prompts import Handler

if TYPE_CHECKING:
    from questions import Questions


def divide(ask: Questions, question: Question, among: Sequence[Target], total: int) -> list[int]:
    """How much each gets, in their order: all to the only one, else as the answer says. Raises NotOffered and Undecided."""
    names = ask.names
    if len(among) > 1 and total > 0:
        ask.chooser.record(question)
    answer = ask.answers.find(question)
    if answer is None:
        if len(among) == 1 or total == 0:
            return [total] + [0] * (len(among) - 1)
        raise ask.chooser.undecided(question, [f"{total} among", *map(names.target_label, among)])
    shares = [0] * len(among)
    if answer.answer.free:
        answer.take()
        # The rules want at least one for each (601.2d), where there is enough.
        shares = [1 if place < total else 0 for place in range(len(among))]
        shares[0] += total - sum(shares)
        return shares
    for reference, share in answer.take().items():
        fitting = names.meant(among, reference, lambda each: each)
        fresh = [each for each in fitting if shares[among.index(each)] == 0]
        if not fresh:
            answer.refuse()
            raise NotOffered(f"{reference} is not among {', '.join(map(names.target_label, among))}")
        shares[among.index(fresh[0])] = share
    if sum(shares) != total:
        answer.refuse()
        raise NotOffered(f"{sum(shares)} are divided, {total} are to be")
    return shares


def among_targets(ask: Questions, prompt: Prompt) -> None:
    """Damage, counters and the like, divided among targets."""
    among: list[Target] = prompt.data["targets"]
    shares = divide(ask, ask.question("divide", prompt), among, prompt.data["total"])
    ask.give("DistributeAmong", distribution=[[each, share] for each, share in zip(among, shares, strict=True)])


def combat_damage(ask: Questions, prompt: Prompt) -> None:
    """An attacker's damage among its blockers, and what it attacks if it tramples (702.19)."""
    data = prompt.data
    blockers = [each["blocker_id"] for each in data["blockers"]]
    among: list[Target] = [as_target(number) for number in blockers]
    if data.get("trample"):
        attacked = data["attack_target"]
        seat = attacked["type"] == "Player"
        among.append({"Player": attacked["data"]} if seat else as_target(attacked["data"]))
    question = Question("divide", ask.session.actor(), data["attacker_id"])
    shares = divide(ask, question, among, data["total_damage"])
    through = shares.pop() if data.get("trample") else 0
    ask.give(
        "AssignCombatDamage",
        mode="Normal",
        assignments=[[number, share] for number, share in zip(blockers, shares, strict=True)],
        trample_damage=through,
        controller_damage=0,
    )


def blocker_damage(ask: Questions, prompt: Prompt) -> None:
    """A blocker's damage among the attackers that it blocks (510.1d)."""
    data = prompt.data
    attackers = [each["attacker_id"] if isinstance(each, dict) else each for each in data["attackers"]]
    question = Question("divide", ask.session.actor(), data["blocker_id"])
    shares = divide(ask, question, [as_target(number) for number in attackers], data["total_damage"])
    ask.give(
        "AssignBlockerDamage", assignments=[[number, share] for number, share in zip(attackers, shares, strict=True)]
    )


HANDLERS: dict[str, Handler] = {
    "DistributeAmong": among_targets,
    "AssignCombatDamage": combat_damage,
    "AssignBlockerDamage": blocker_damage,
}
"""What to do at each kind of prompt."""
