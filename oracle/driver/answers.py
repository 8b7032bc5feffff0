"""Whose answer a question gets: what the step itself says, a scripted answer, or the only answer that there is.

A scripted answer constrains. It is looked for by kind, player and what the question is about; where none fits, a question whose
options can't be told apart is answered in any way, and any other leaves the step undecided. Questions with two or more options
that can be told apart are kept in a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oracle.decisions import Arrange, CastOffer, Choose, Decision, Declare, Divide, Illegal, Pay
from oracle.driver import choices, objects, orders, paying
from oracle.driver.document import Answer, Payment
from oracle.driver.errors import NotOffered, Undecided
from oracle.driver.references import Identity, label, means
from oracle.model import Game, ObjectId, PlayerId
from oracle.teams import mates
from oracle.vocabulary.abilities import Activated


class Announcement:
    """What a step, or an answer to "cast", says itself of the choices for what is cast or activated (601.2b-c)."""

    def __init__(
        self,
        card: int,
        *,
        activated: bool = False,
        targets: Sequence[str] | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        pay: Sequence[Payment] | None = None,
        answers: bool = False,
    ) -> None:
        self.card = card
        self.activated = activated
        self.targets = None if targets is None else list(targets)
        self.modes = modes
        self.x = x
        self.pay = pay
        self._answers = answers

    def speaks_of(self, game: Game, about: ObjectId | None) -> bool:
        """Tell whether a question is about what is announced: the spell, or the ability that is activated."""
        if about is None:
            return False
        obj = game.find(about)
        if obj.ability is None:
            return obj.card == self.card
        return self.activated and isinstance(obj.ability, Activated) and game.find(obj.source or 0).card == self.card

    def refuse(self, rule: str, why: str) -> Illegal | NotOffered:
        """Return what ends the step: what it says is not allowed (733), or, of an answer, was not offered."""
        return NotOffered(why) if self._answers else Illegal(rule, why)

    def check_all_used(self) -> None:
        """Refuse what was announced and never asked for: a target too many, modes or X where there are none."""
        if self.targets:
            raise self.refuse("601.2c", f"there is no such target to choose: {', '.join(self.targets)}")
        if self.modes is not None:
            raise self.refuse("601.2b", "there are no modes to choose")
        if self.x is not None:
            raise self.refuse("601.2b", "there is no X to choose")
        if self.pay:
            raise self.refuse("601.2h", "there is nothing to pay")


class Scripted:
    """A scripted answer, and what has become of it."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.fate = "unused"
        self.open = True  # may still answer a question
        self.left: list[Any] = []  # what is left of an answer that may answer several questions
        if answer.free:
            self.left = []
        elif answer.kind in ("target", "choose-cards"):
            self.left = [answer.answer] if isinstance(answer.answer, str) else list(answer.answer)
        elif answer.kind == "mana":
            self.left = [letter for letter, number in answer.answer.items() for _ in range(number)]
        self.first = self.left[:1]
        self.about: ObjectId | None = None  # what the question is about that it answered last

    def used(self, number: int, decision: Decision) -> None:
        """Note that so much of it is the choice made. The rest is for further questions.

        A list of targets that is used up says that what else the same ability may target is not targeted.
        """
        self.fate = "taken"
        self.about = decision.about
        del self.left[:number]
        self.open = bool(self.left) or (self.answer.kind == "target" and isinstance(self.answer.answer, tuple))

    def goes_on(self, decision: Decision) -> bool:
        """Tell whether it may answer another question, having answered one."""
        if self.left:
            return self.answer.kind == "target" or self.about == decision.about
        return self.about == decision.about and getattr(decision, "least", 1) == 0

    @property
    def too_much(self) -> bool:
        """Whether only a part of it was the choice made; amounts of one mana are one choice."""
        if self.fate != "taken" or not self.left:
            return False
        return self.answer.kind != "mana" or set(self.left) != set(self.first)

    def take(self) -> None:
        """Note that it is the choice made, and answers nothing more."""
        self.fate = "taken"
        self.open = False


class Answers:
    """The answers of one step: called with a decision, returns the answer to it.

    Raises `NotOffered`, `Undecided`; `Illegal` for the step's own choices; `ScenarioError` for names that may mean several things.
    """

    def __init__(
        self,
        identity: Identity,
        answers: Sequence[Answer] = (),
    ) -> None:
        self.identity = identity
        self.scripted = [Scripted(answer) for answer in answers if not answer.free]
        self.free = [Scripted(answer) for answer in answers if answer.free]
        self._in_order = answers
        self.announcements: list[Announcement] = []
        self.declaration: Declaration | None = None
        self.asked: list[dict[str, Any]] = []
        self.payment: paying.Running | None = None
        self.reached: Game | None = None  # the game in which the latest question arose

    def __call__(self, decision: Decision) -> Any:
        """Return the answer to a decision, in the form that it asks for."""
        self.reached = decision.game
        match decision:
            case Choose():
                return choices.choose(self, decision)
            case Pay():
                return paying.pay(self, decision)
            case Divide():
                return orders.divide(self, decision)
            case Arrange():
                return orders.arrange(self, decision)
            case CastOffer():
                return orders.cast(self, decision)
            case Declare():
                return self.declaration.answer(decision) if self.declaration else ()
            case _:
                raise TypeError(f"no answer is known for {type(decision).__name__}")

    def announce(self, announcement: Announcement) -> None:
        """Keep what an answer to "cast" says of the choices for a spell."""
        self.announcements.append(announcement)

    # -- finding ----------------------------------------------------------------------------------------------------------------

    def announcement(self, decision: Decision) -> Announcement | None:
        """Return what the script itself announces for what a question is about."""
        for one in reversed(self.announcements):
            if one.speaks_of(decision.game, decision.about):
                return one
        return None

    def find(self, decision: Decision, *kinds: str) -> Scripted | None:
        """Return the first scripted answer of these kinds that fits a question and is still open."""
        for one in self.scripted:
            waits = one.open and (one.fate == "unused" or one.goes_on(decision))
            if waits and one.answer.kind in kinds and self._fits(one.answer, decision):
                return one
        return None

    def is_free(self, decision: Decision, *kinds: str) -> bool:
        """Tell whether the script says that the question may be answered in any way; it may say so of several questions."""
        for one in self.free:
            if one.answer.kind in (decision.kind, *kinds) and self._fits(one.answer, decision):
                one.fate = "taken"
                return True
        return False

    def _fits(self, answer: Answer, decision: Decision) -> bool:
        if answer.player is not None and answer.player != decision.player:
            return False
        if answer.about is None:
            return True
        return decision.about is not None and means(self.identity, decision.game, answer.about, decision.about)

    def has_taken(self, *kinds: str) -> bool:
        """Tell whether a scripted answer of these kinds has been the choice made."""
        return any(one.answer.kind in kinds and one.fate == "taken" for one in self.scripted)

    # -- keeping ----------------------------------------------------------------------------------------------------------------

    def note(self, decision: Decision) -> None:
        """Note a question with two or more options that can be told apart. A combination of mana is one question."""
        question = {"kind": decision.kind, "player": decision.player, "about": self.about(decision)}
        if decision.kind != "mana" or self.asked[-1:] != [question]:
            self.asked.append(question)

    def about(self, decision: Decision) -> str | None:
        """Return what a question is about, as a script would call it."""
        return None if decision.about is None else label(self.identity, decision.game, decision.about)

    def refuse(self, one: Scripted, decision: Decision, value: Any) -> NotOffered:
        """Return what ends the step: a scripted answer is not among the options."""
        one.fate = "not-offered"
        one.open = False
        return NotOffered(f"{_question(self, decision)}: {_shown(value)} is not among the options")

    def undecided(self, decision: Decision) -> Undecided:
        """Return what ends the step: a question could go two ways."""
        options = getattr(decision, "options", ())
        names = [choices.in_words(self, decision, option) for option in options[:_SHOWN]]
        more = ", ..." if len(options) > _SHOWN else ""
        told = f" among {', '.join(names)}{more}" if names else ""
        return Undecided(f"{_question(self, decision)}{told}: the script does not say")

    def finish(self) -> None:
        """End the step well. Raises `NotOffered` where only a part of a scripted answer could be had, `Illegal` where the step's
        own choices were not asked for."""
        for own in self.announcements:
            own.check_all_used()
        for one in self.scripted:
            if one.too_much:
                one.fate = "not-offered"
                raise NotOffered(
                    f"{one.answer.kind} by {one.answer.player}: there was no choice to make for {_shown(one.left)}"
                )

    def fates(self) -> list[str]:
        """Return what became of each answer, in the order of the script."""
        scripted, free = iter(self.scripted), iter(self.free)
        return [next(free if answer.free else scripted).fate for answer in self._in_order]


_SHOWN = 12


def _question(answers: Answers, decision: Decision) -> str:
    about = answers.about(decision)
    purpose = getattr(decision, "purpose", "")
    kind = decision.kind.replace("-", " ")
    return f"{decision.player} is asked: {kind}{f' ({purpose})' if purpose else ''}{f', for {about}' if about else ''}"


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list | tuple):
        return ", ".join(_shown(v) for v in value) or "nothing"
    return str(value)


class Declaration:
    """The attackers or blockers that a step declares, once it is asked for them; nobody else attacks or blocks."""

    def __init__(self, identity: Identity, kind: str, player: PlayerId, pairs: Sequence[tuple[str, str]]) -> None:
        self.identity = identity
        self.kind = kind
        self.player = player
        self.pairs = pairs
        self.made = False

    def answer(self, decision: Declare) -> tuple[tuple[ObjectId, ObjectId | PlayerId], ...]:
        """Return the declaration, as ids, if this is the question for it."""
        if self.made or decision.kind != self.kind or self.player not in mates(decision.game, decision.player):
            return ()
        self.made = True
        return objects.declared(self.identity, decision, self.pairs)
