"""How a scripted answer chooses among the options that the engine offers.

A question counts as asked when two or more of its options can be told apart. Without an answer it is undecided then; else it makes
no difference which option is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from answers import Answers, Question, Scripted
from names import Names
from outcomes import Fault, NotOffered, Undecided

T = TypeVar("T")
# What a player chooses or does if they do what they may do: an answer of one of these kinds says that they do it.
_DOING = ("choose-cards", "target", "cast", "player", "number", "mode", "pay")


class Chooser:
    """Chooses for the players of one step, and keeps the record of what was asked."""

    def __init__(self, names: Names, answers: Answers) -> None:
        self.names = names
        self.answers = answers
        self.asked: list[dict[str, str | None]] = []

    def record(self, question: Question) -> None:
        """Note a question with two or more options that can be told apart."""
        about = None if question.about is None else self.names.label(question.about)
        self.asked.append({"kind": question.kind, "player": self.names.players[question.seat], "about": about or None})

    def undecided(self, question: Question, options: Sequence[str]) -> Undecided:
        """That nobody said which option it is to be."""
        about = "" if question.about is None else f" about {self.names.label(question.about)}"
        shown = ", ".join(options[:20])
        return Undecided(f"{self.names.players[question.seat]} is asked ({question.kind}){about}: {shown}")

    def one(
        self,
        question: Question,
        options: Sequence[T],
        label: Callable[[T], str],
        meant: Callable[[Any], list[T]],
        *,
        same: Callable[[T], str] | None = None,
        kinds: Sequence[str] = (),
    ) -> T:
        """One of the options.

        In: the question; the options; how one is called; which of them an answer means; what is equal for options that cannot be told
        apart (the label, if left out); the kinds of answer that fit. Raises NotOffered and Undecided.
        """
        told = {(same or label)(option) for option in options}
        if len(told) > 1:
            self.record(question)
        answer = self.answers.find(question, kinds)
        if answer is None:
            if len(told) == 1:
                return options[0]
            raise self.undecided(question, [label(option) for option in options])
        if answer.answer.free:
            answer.take()
            return options[0]
        want = answer.next()
        fitting = meant(want)
        if not fitting:
            answer.refuse()
            raise NotOffered(f"{question.kind} {want!r} is not among {', '.join(label(option) for option in options)}")
        if len({(same or label)(option) for option in fitting}) > 1:
            raise Fault(f"{question.kind} {want!r} could be several: {', '.join(label(option) for option in fitting)}")
        return fitting[0]

    def yes(self, question: Question, *, can: bool = True, must: bool = False) -> bool:
        """Whether the player does what they may do (or pays: the question's kind says which).

        `can` is whether the engine lets them, `must` whether it lets them do nothing else. An answer to the choice that follows says
        yes as well, and an empty choice no. Yes to what is not possible counts as no, and the other way round. Raises Undecided.
        """
        if can and not must:
            self.record(question)
        answer = self.answers.find(question) or self.answers.find(question, ["may"])
        if answer is not None and answer.answer.about is None and self._following(question, named=True) is not None:
            answer = None  # it may be about anything, and the choice that follows is about this
        wish: bool | None
        if answer is not None:
            wish = answer.answer.free or bool(answer.value)
            answer.take()
        else:
            wish = self._implied(question)
        if not can or must:
            return must
        if wish is None:
            raise self.undecided(question, ["yes", "no"])
        return wish

    def _implied(self, question: Question) -> bool | None:
        """What an answer to the choice that follows says of doing it at all."""
        following = self._following(question)
        if following is None:
            return None
        if following.answer.free:
            return True
        nothing = following.value is False or following.value == ()
        if nothing:
            following.take()
        following.implied = True
        return not nothing

    def _following(self, question: Question, *, named: bool = False) -> Scripted | None:
        """The answer to the choice that follows from doing it; `named`: only one that names what it is about."""
        following = self.answers.find(question, [kind for kind in _DOING if kind != question.kind])
        return None if following is not None and named and following.answer.about is None else following

    def some(self, question: Question, numbers: Sequence[int], least: int, most: int) -> list[int]:
        """Some of the objects with those numbers: at least and at most so many, in the answer's order.

        Raises NotOffered and Undecided.
        """
        names = self.names
        most = min(most, len(numbers))
        least = min(least, most)
        alike = len({names.same(number) for number in numbers}) <= 1
        if not (least == most and (alike or most in (0, len(numbers)))):
            self.record(question)
        may = Question("may", question.seat, question.about)
        answer = self.answers.find(question)
        if answer is None:
            whether = self.answers.find(may) if least == 0 else None
            if whether is not None and not whether.answer.free:
                if whether.take() is False:
                    return []
                least = min(1, most)
            if least == most and (alike or most in (0, len(numbers))):
                return list(numbers[:most])
            raise self.undecided(question, [names.label(number) for number in numbers])
        if (whether := self.answers.find(may)) is not None and whether.value is True:
            whether.take()  # the choice says it, too
        if answer.answer.free:
            answer.take()
            return list(numbers[:most])
        want = answer.take()
        chosen: list[int] = []
        for reference in [want] if isinstance(want, str) else want:
            left = [number for number in numbers if number not in chosen]
            fitting = names.meant(left, reference, lambda number: {"Object": number})
            if not fitting:
                answer.refuse()
                raise NotOffered(
                    f"{question.kind} {reference} is not among {', '.join(map(names.label, left)) or 'none'}"
                )
            if len({names.same(number) for number in fitting}) > 1:
                raise Fault(
                    f"{question.kind} {reference} could be several objects: give the one that is meant a handle"
                )
            chosen.append(fitting[0])
        if not least <= len(chosen) <= most:
            answer.refuse()
            raise NotOffered(f"{question.kind}: {len(chosen)} are chosen, from {least} to {most} can be")
        return chosen
