"""Clauses and how they are joined: what each instruction gives, and sentences made of several."""

from __future__ import annotations

import msgspec

from oracle.english.words import CannotSay, Noun, capital, need, series, verb

YOU = Noun("you", "you")
FOR_NOTHING = "without paying its mana cost"  # 118.9


def new_targets(what: str) -> str:
    """Return that new targets may be chosen for a copy (707.10c)."""
    return f"you may choose new targets for {what}"


class Clause(msgspec.Struct, frozen=True):
    """What one instruction says: who does what. `subject` None: the imperative, for "you".

    `verb` is in the infinitive, with all that comes after it. `more`: whole sentences that follow. `before`: what the sentence
    begins with: "until end of turn". `told`: the subject you is said wherever the clause stands: "you gain 2 life".
    """

    verb: str
    subject: Noun | None = None
    more: tuple[str, ...] = ()
    before: str = ""
    told: bool = False
    also: tuple[str, ...] = ()  # further verbs of the same subject: draws three cards, loses 3 life, and ...
    tail: str = ""  # after the verb and what is joined to it: " until end of turn"

    def text(self) -> str:
        """Return the clause with its verb in the present."""
        person = self.subject.person if self.subject is not None else "you"
        said = series(verb(one, person) if self.subject is not None else one for one in (self.verb, *self.also))
        subject = f"{self.subject.text} " if self.subject is not None else ""
        before = f"{self.before}, " if self.before else ""
        return f"{before}{subject}{said}{self.tail}"

    def with_you(self) -> str:
        """Return the clause with its subject, also where that is you."""
        return self.text() if self.subject is not None else f"you {self.text()}"


def alone(clause: Clause, *, more: bool = False) -> Clause:
    """Return a clause of which subject, verb and tail will be said, and the sentences that follow it if `more`. CannotSay if it is not
    all that it says."""
    need(
        not clause.before and not clause.also and (more or not clause.more),
        "a clause of more than a verb within another",
    )
    return clause


def by(subject: Noun, words: str, *, told: bool = False, tail: str = "") -> Clause:
    """Return a clause of a subject: the imperative where that is you, unless `told`."""
    if subject.text == "you":
        return Clause(words, YOU if told else None, told=told, tail=tail)
    return Clause(words, subject, tail=tail)


def sentence(text: str) -> str:
    """Return text as a sentence, with its full stop."""
    found = capital(text)
    return found if found.endswith(('."', ".", ".)", '!"')) else f"{found}."


def paragraph(clause: Clause) -> str:
    """Return a clause and what follows it as sentences."""
    return " ".join(sentence(text) for text in (clause.text(), *clause.more))


def lasting(until: str) -> str:
    """Return how long an effect lasts, after the rest of the clause."""
    found = {"end-of-turn": " until end of turn", "game": "", "your-next-turn": " until your next turn"}.get(until)
    if found is None:
        raise CannotSay(f"until {until}")
    return found
