"""From an action to the next priority: what the engine asks in between, and the script's answers to it.

`Questions.until_ready` is the loop; what to do at each kind of prompt stands in casting.py,
deciding.py, division.py, payment.py and prompts.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import Any

import casting
import deciding
import division
import msgspec
import payment
import prompts
from abilities import Abilities
from answers import Announcement, Answers, Question, Scripted
from choices import Chooser
from engine import Prompt, Refused, SelfPaid, Session, targets
from listed import listed
from names import Names
from outcomes import Fault, Illegal, NotOffered
from script import ALTERNATIVES, Letter, Mana
from vocabulary import kebab

READY = frozenset({"Priority", "GameOver", "DeclareAttackers", "DeclareBlockers"})
"""What the engine waits for when all questions are answered."""
_MOST_QUESTIONS = 500
_HANDLERS = prompts.HANDLERS | casting.HANDLERS | deciding.HANDLERS | division.HANDLERS | payment.HANDLERS
# Costs for more modes or targets than one, which the engine takes with the modes or targets.
_PAID_WITH_CHOICES = frozenset({"entwine", "escalate", "strive"})
_OBJECT_ID = re.compile(rb'"object_id":(\d+)')
_SOURCE_ID = re.compile(rb'"source_id":(\d+)')
# Where a prompt says what it is about, besides a plain source_id or object_id.
_SOURCES = (
    ("pending_cast", "object_id"),
    ("context", "data", "source_id"),
    ("pending_effect", "source_id"),
    ("pending_ability", "source_id"),
    ("source", "prompt", "identity", "reference", "object_id"),
    ("attacker_id",),
    ("blocker_id",),
    ("copy_id",),
    ("spell_object",),
    ("kind", "source_id"),
    ("kind", "object_id"),
)


class Questions:
    """The questions of one step."""

    def __init__(self, session: Session, names: Names, abilities: Abilities, answers: Answers) -> None:
        self.session = session
        self.names = names
        self.abilities = abilities
        self.answers = answers
        self.chooser = Chooser(names, answers)
        self.announcements: list[Announcement] = []
        self.resolving: int | None = None
        """The source of what is resolving, for prompts that do not say what they are about."""
        self.adds: Letter | Mana | None = None
        """What the mana ability that is being activated to pay for something is to add."""
        self.targeting: Scripted | None = None
        """The answer that the targets of the triggered ability at hand are taken from."""
        self._seen = {entry["id"] for entry in session.stack()}
        self._prompted: list[int] = []

    def until_ready(self, stop: Set[str] = READY) -> str:
        """Answer until the engine waits for something in `stop`; returns what that is.

        Raises the outcomes of a step, Unsupported for a question that the format has no words for, and Fault.
        """
        for _ in range(_MOST_QUESTIONS):
            prompt = self.session.prompt()
            if prompt.kind in READY:
                self._look_at_triggers()
                payment.compare_triggered(self)
                self._check_announcements()
            if prompt.kind in stop:
                return prompt.kind
            if prompt.kind in READY:
                raise Fault(f"the engine waits for {prompt.kind} in the middle of a payment")
            if prompt.kind == "TriggerTargetSelection" and (source := self.about(prompt)) is not None:
                self._prompted.append(source)
            _HANDLERS.get(prompt.kind, listed)(self, prompt)
        raise Fault(f"more than {_MOST_QUESTIONS} questions in one step; the last is {self.session.prompt().kind}")

    # -- for the handlers

    def question(self, kind: str, prompt: Prompt) -> Question:
        """The prompt as a question of that kind."""
        return Question(kind, self.session.actor(), self.about(prompt))

    def give(self, kind: str, **data: Any) -> None:
        """Answer the engine with what the script chose. Raises NotOffered if it does not allow that."""
        try:
            self.session.act(kind, **data)
        except Refused as refused:
            raise NotOffered(str(refused)) from refused

    def announce(self, announced: Announcement | None, kind: str, **data: Any) -> None:
        """Answer the engine with what was announced. Raises Illegal (NotOffered for an answer that casts) if it does not allow that."""
        try:
            self.session.act(kind, **data)
        except (Refused, SelfPaid) as refused:
            raise (Illegal(str(refused)) if announced is None else announced.refused(str(refused))) from refused

    def about(self, prompt: Prompt) -> int | None:
        """The object that a prompt is about; else the source of what is resolving."""
        data = prompt.data
        for key in ("source_id", "object_id"):
            if isinstance(data.get(key), int):
                number: int = data[key]
                return number
        for path in _SOURCES:
            found: Any = data
            for key in path:
                found = found.get(key) if isinstance(found, dict) else None
            if isinstance(found, int):
                return found
        if data.get("resume"):  # a cost, whose source lies at a different depth for each thing that can cost something
            cost = msgspec.json.encode(data["resume"])
            for pattern in (_OBJECT_ID, _SOURCE_ID):
                if match := pattern.search(cost):
                    return int(match[1])
        return self.resolving

    def announcement(self, prompt: Prompt) -> Announcement | None:
        """What was announced with the spell or ability that the prompt is about."""
        about, seat = self.about(prompt), self.session.actor()
        for each in reversed(self.announcements):
            if each.seat != seat:
                continue
            if each.source is None and about is not None and self.names.fits(about, each.reference):
                each.source = about
            if each.source == about:
                return each
        return None

    def paying(self) -> Announcement | None:
        """What is being paid for: the latest announcement of the seat that the engine waits for."""
        seat = self.session.actor()
        return next((each for each in reversed(self.announcements) if each.seat == seat), None)

    # -- what the engine chose by itself

    def _look_at_triggers(self) -> None:
        """Compare the targets that the engine chose by itself for new triggered abilities with the answers about them."""
        for entry in self._new_entries():
            if entry["kind"]["type"] != "TriggeredAbility":
                continue
            source = entry["source_id"]
            if source in self._prompted:
                self._prompted.remove(source)
                continue
            chosen = targets(entry)
            if not chosen:
                continue
            answer = self.answers.find(Question("target", entry["controller"], source))
            if answer is None:
                continue
            wanted = (
                [answer.value] if isinstance(answer.value, str) else [] if answer.answer.free else list(answer.value)
            )
            answer.take()
            for want, target in zip(wanted, chosen, strict=False):
                if not self.names.target_fits(target, want):
                    answer.refuse()
                    raise NotOffered(f"target {want}: the only one is {self.names.target_label(target)}")

    def _new_entries(self) -> Iterator[dict[str, Any]]:
        for entry in self.session.stack():
            if entry["id"] not in self._seen:
                self._seen.add(entry["id"])
                yield entry

    def _check_announcements(self) -> None:
        """Everything announced is on the stack now, or has resolved as a mana ability: is it what was announced? Raises Illegal."""
        entries = self.session.stack()
        while self.announcements:
            announced = self.announcements.pop()
            self._check(announced, next((each for each in reversed(entries) if self._is(each, announced)), None))

    def _is(self, entry: dict[str, Any], announced: Announcement) -> bool:
        """Whether an entry of the stack is the spell or the ability that was announced."""
        kind, source = entry["kind"]["type"], entry["source_id"]
        if (
            kind == "TriggeredAbility"
            or (kind == "Spell") is not announced.spell
            or entry["controller"] != announced.seat
        ):
            return False
        return self.names.fits(source, announced.reference) if announced.source is None else source == announced.source

    def _check(self, announced: Announcement, entry: dict[str, Any] | None) -> None:
        if entry is None and announced.spell:
            raise announced.refused(f"{announced.reference} was not cast")
        chosen = targets(entry) if entry else []
        for reference in announced.targets or ():
            if not any(self.names.target_fits(target, reference) for target in chosen):
                have = ", ".join(map(self.names.target_label, chosen)) or "none"
                raise announced.refused(f"{reference} is not a target of {announced.reference}: those are {have}")
        if announced.modes and not announced.modes_chosen:
            raise announced.refused(f"{announced.reference} has no modes to choose")
        if announced.x is not None and not announced.x_chosen:
            raise announced.refused(f"{announced.reference} has no X to choose")
        several = max(len(announced.modes or ()), len(chosen)) > 1
        unpaid = [cost for cost in announced.additional if cost not in _PAID_WITH_CHOICES or not several]
        if unpaid:
            raise announced.refused(f"{announced.reference} cannot be cast with {', '.join(unpaid)}")
        variant = kebab(((entry or {}).get("kind", {}).get("data") or {}).get("casting_variant") or "Normal")
        if announced.alternative and announced.alternative != variant:
            raise announced.refused(f"{announced.reference} was not cast by {announced.alternative}")
        if not announced.alternative and variant in ALTERNATIVES and not announced.free:
            raise announced.refused(f"{announced.reference} can only be cast by {variant}")
