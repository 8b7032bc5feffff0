"""The phrases that say what must be so of one object, of the game, and of what happened: Then."""

from __future__ import annotations

from typing import Any

import msgspec

from headjudge.errors import HeadJudgeError
from headjudge.gherkin import words
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.phrase import Phrase, build_clauses, clauses, phrase
from headjudge.gherkin.phrases_checks import at
from headjudge.gherkin.reading import OR, SPACE, either, many, mapped, one_of
from headjudge.gherkin.slots import SLOTS, named, phrased, slot
from headjudge.gherkin.values import Ref


class Subject(msgspec.Struct, frozen=True):
    """What a sentence says something of: the handle or name that a snapshot has it under, or the one object that fits."""

    handle: str | None = None
    where: dict[str, Any] | None = None

    def must(self, draft: Draft, field: str, value: Any) -> None:
        """Check that the subject shows this in a field, whole."""
        if self.handle is not None:
            draft.check(path=at("objects", self.handle, field), equals=value)
        else:
            draft.check(where=self.where, matches={field: value})

    def must_count(self, draft: Draft, counter: str, number: int) -> None:
        """Check how many counters of a kind are on the subject."""
        if self.handle is not None:
            draft.check(path=at("objects", self.handle, "counters", counter), equals=number)
        else:
            draft.check(where=self.where, matches={"counters": {counter: number}})


slot("tapped", one_of({"tapped": True, "untapped": False}, "tapped or untapped"))
slot("sort", mapped(many(either(SLOTS["supertype"], SLOTS["type"]), SPACE), tuple), "legendary artifact creature")
slot("question", one_of(words.QUESTIONS, "what is asked"), ", ".join(words.QUESTIONS))
slot("outcome", one_of(words.OUTCOMES, "done, illegal, not offered or undecided"), ", ".join(words.OUTCOMES))
slot("outcomes", many(SLOTS["outcome"], OR), "several with *or*: done, illegal or not offered")
slot("whose", phrased("{player}'s", lambda got: got["player"]))
slot("own-place", one_of(named(("hand", "library", "graveyard")), "a zone"))
slot("place", one_of({"battlefield": "battlefield", "stack": "stack"}, "a zone"))


# What an object is or has: clauses -----------------------------------------------------------------------------------


@phrase("object-is", "is {tapped}", "is tapped", "is untapped")
def is_tapped(draft: Draft, subject: Subject, tapped: bool) -> None:
    """Tapped or untapped."""
    subject.must(draft, "tapped", tapped)


@phrase("object-is", "is {size}", "is 3/3")
def is_size(draft: Draft, subject: Subject, size: tuple[int, int]) -> None:
    """Power and toughness."""
    subject.must(draft, "power", size[0])
    subject.must(draft, "toughness", size[1])


@phrase("object-is", "has {count} {counter} (counters|counter)", "has two +1/+1 counters", "has a time counter")
def has_counters(draft: Draft, subject: Subject, count: int, counter: str) -> None:
    """How many counters of a kind; others do not matter."""
    subject.must_count(draft, counter, count)


@phrase("object-is", "has no {counter} (counters|counter)", "has no +1/+1 counters")
def has_no_counter(draft: Draft, subject: Subject, counter: str) -> None:
    """None of a kind."""
    subject.must_count(draft, counter, 0)


@phrase("object-is", "has no counters", "has no counters")
def has_no_counters(draft: Draft, subject: Subject) -> None:
    """No counters of any kind."""
    subject.must(draft, "counters", {})


@phrase("object-is", "has exactly {count} {counter} (counters|counter)", "has exactly one age counter")
def has_exactly(draft: Draft, subject: Subject, count: int, counter: str) -> None:
    """So many counters of a kind, and none of any other."""
    subject.must(draft, "counters", {counter: count})


@phrase("object-is", "has power {number}", "has power 3")
def has_power(draft: Draft, subject: Subject, number: int) -> None:
    """Power alone."""
    subject.must(draft, "power", number)


@phrase("object-is", "has toughness {number}", "has toughness 2")
def has_toughness(draft: Draft, subject: Subject, number: int) -> None:
    """Toughness alone."""
    subject.must(draft, "toughness", number)


@phrase("object-is", "has {number} damage", "has 2 damage")
def has_damage(draft: Draft, subject: Subject, number: int) -> None:
    """Damage marked on it."""
    subject.must(draft, "damage", number)


@phrase("object-is", "has no damage", "has no damage")
def has_no_damage(draft: Draft, subject: Subject) -> None:
    """No damage marked on it."""
    subject.must(draft, "damage", 0)


@phrase("object-is", "is on the {place}", "is on the battlefield", "is on the stack")
def is_on(draft: Draft, subject: Subject, place: str) -> None:
    """The zone that it is in."""
    subject.must(draft, "zone", place)


@phrase("object-is", "is in exile", "is in exile")
def is_in_exile(draft: Draft, subject: Subject) -> None:
    """In exile."""
    subject.must(draft, "zone", "exile")


@phrase(
    "object-is",
    "is in ({whose} |the |{their} ){own-place}",
    "is in Bob's graveyard",
    "is in the graveyard",
    "is in Alice's hand",
)
def is_in(draft: Draft, subject: Subject, own_place: str, whose: str | None = None) -> None:
    """In the hand, library or graveyard; with a name, of that player."""
    subject.must(draft, "zone", own_place)
    if whose is not None:
        subject.must(draft, "owner", whose)


@phrase("object-is", "is controlled by {player}", "is controlled by Alice")
def is_controlled(draft: Draft, subject: Subject, player: str) -> None:
    """Its controller."""
    subject.must(draft, "controller", player)


@phrase("object-is", "is owned by {player}", "is owned by Bob")
def is_owned(draft: Draft, subject: Subject, player: str) -> None:
    """Its owner."""
    subject.must(draft, "owner", player)


@phrase("object-is", "is attached to {target}", 'is attached to "bear-2"')
def is_attached(draft: Draft, subject: Subject, target: Ref) -> None:
    """What it is attached to."""
    subject.must(draft, "attached-to", draft.name(target))


@phrase("object-is", "is (unattached|attached to nothing)", "is unattached")
def is_unattached(draft: Draft, subject: Subject) -> None:
    """Attached to nothing."""
    subject.must(draft, "attached-to", None)


@phrase("object-is", "is (an|a) {sort}", "is an artifact creature", "is a legendary enchantment", "is a land")
def is_sort(draft: Draft, subject: Subject, sort: tuple[str, ...]) -> None:
    """All its card types, and no other (an artifact creature is not "an artifact"); supertypes where they are named."""
    supertypes = [word for word in sort if word in words.SUPERTYPES]
    if supertypes:
        subject.must(draft, "supertypes", supertypes)
    types = [word for word in sort if word in words.CARD_TYPES]
    if not types:
        raise HeadJudgeError("A supertype alone does not say what it is", hint="is a legendary creature")
    subject.must(draft, "types", types)


@phrase("object-is", "has the (subtypes|subtype) {listed:subtype-list}", "has the subtypes Elf and Druid")
def has_subtypes(draft: Draft, subject: Subject, listed: tuple[str, ...]) -> None:
    """All its subtypes, in printed order, and no other."""
    subject.must(draft, "subtypes", list(listed))


@phrase("object-is", "is {colors}", "is white and blue", "is red")
def is_colors(draft: Draft, subject: Subject, colors: tuple[str, ...]) -> None:
    """All its colors, and no other."""
    subject.must(draft, "colors", sorted(colors, key="WUBRG".index))


@phrase("object-is", "is colorless", "is colorless")
def is_colorless(draft: Draft, subject: Subject) -> None:
    """No color."""
    subject.must(draft, "colors", [])


@phrase("object-is", "is named {card-name}", "is named Grizzly Bears")
def is_named(draft: Draft, subject: Subject, card_name: str) -> None:
    """Its name, as of a card that has become a copy."""
    subject.must(draft, "name", card_name)


clauses("object-states", "object-is")


@phrase(
    "check",
    "{card} {object-states}",
    "Grizzly Bears is tapped and has two +1/+1 counters",
    '"elf" is in Bob\'s graveyard',
    "Serra Angel is on the battlefield, is controlled by Alice and is 3/3",
)
def card_is(draft: Draft, card: Ref, object_states: tuple[tuple[Phrase, dict[str, Any]], ...]) -> None:
    """One or several of the clauses below about a card of the table, wherever it is by now. It needs a handle if the
    table holds several of the name.
    """
    build_clauses(draft, Subject(handle=draft.unique(card)), object_states)


@phrase(
    "check",
    "{player}'s {name:subtypes} token {object-states}",
    "Alice's Spirit token is 1/1 and is tapped",
)
def token_is(
    draft: Draft, player: str, name: tuple[str, ...], object_states: tuple[tuple[Phrase, dict[str, Any]], ...]
) -> None:
    """The same about a token that the game has made: the only one of its name that the player controls."""
    where = {"name": " ".join(name), "token": True, "controller": player}
    build_clauses(draft, Subject(where=where), object_states)


@phrase(
    "check",
    "{player}'s token copy of {card-name} {object-states}",
    "Alice's token copy of Walking Ballista has two +1/+1 counters",
)
def copy_is(
    draft: Draft, player: str, card_name: str, object_states: tuple[tuple[Phrase, dict[str, Any]], ...]
) -> None:
    """The same about the only token copy of a card that the player controls."""
    where = {"name": card_name, "token": True, "controller": player}
    build_clauses(draft, Subject(where=where), object_states)


@phrase("check", "{card} (no longer exists|has ceased to exist)", '"s1" no longer exists')
def is_gone(draft: Draft, card: Ref) -> None:
    """A token with a handle that has left the battlefield."""
    draft.check(path=at("objects", draft.unique(card)), absent=True)


# The game, and what happened -----------------------------------------------------------------------------------------


@phrase("check", "it is [still ]{player}'s {step}", "it is Alice's upkeep", "it is still Alice's main phase")
def step_is(draft: Draft, player: str, step: str) -> None:
    """Whose turn it is, and the step or phase."""
    draft.check(path="/active", equals=player)
    draft.check(path="/step", equals=step)


@phrase("check", "it is turn {number}", "it is turn 3")
def turn_is(draft: Draft, number: int) -> None:
    """The number of the turn."""
    draft.check(path="/turn", equals=number)


@phrase("check", "the action is illegal", "the action is illegal")
def illegal(draft: Draft) -> None:
    """The latest action is not allowed: it, its targets, modes or X. The game is as it was before."""
    draft.check_step(outcome="illegal")


@phrase("check", "the answer is not offered", "the answer is not offered")
def not_offered(draft: Draft) -> None:
    """The choice that an answer names was not among the options. The script ends here."""
    draft.check_step(outcome="not-offered")


@phrase("check", "the question is undecided", "the question is undecided")
def undecided(draft: Draft) -> None:
    """There is a question without an answer that could go two ways. The script ends here."""
    draft.check_step(outcome="undecided")


@phrase("check", "the action is legal", "the action is legal")
def done(draft: Draft) -> None:
    """The latest action was done. This is checked of each action of which nothing else is said; it may be said where it
    is the point.
    """
    draft.check_step(outcome="done")


@phrase("check", "the outcome is {outcomes}", "the outcome is done or not offered")
def outcome(draft: Draft, outcomes: tuple[str, ...]) -> None:
    """One of several outcomes, where engines may differ."""
    draft.check_step(outcome=outcomes[0] if len(outcomes) == 1 else list(outcomes))


@phrase(
    "check",
    "{player} is asked {question}[ about {about:object}][ {times}]",
    "Alice is asked for a color about Fellwar Stone",
    "Bob is asked to say yes or no twice",
)
def asked(draft: Draft, player: str, question: str, about: Ref | None = None, times: int | None = None) -> None:
    """The latest action asked such a question, with two options or more that can be told apart; as often as is said, else at
    least once.
    """
    count = {} if times is None else {"count": times}
    draft.check_step(asked=_question(draft, player, question, about), **count)


@phrase(
    "check",
    "{player} (isn't|is not) asked {question}[ about {about:object}]",
    "Alice isn't asked for a color about Fellwar Stone",
)
def not_asked(draft: Draft, player: str, question: str, about: Ref | None = None) -> None:
    """No such question was asked."""
    draft.check_step(asked=_question(draft, player, question, about), count=0)


def _question(draft: Draft, player: str, question: str, about: Ref | None) -> dict[str, Any]:
    draft.player(player)
    what = {"kind": question, "player": player}
    return what if about is None else {**what, "about": draft.name(about)}
