"""From an answer to orders, shares, piles, and what is cast while something resolves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from oracle import layers
from oracle.decisions import Arrange, CastOffer, Choose, Decision, Divide, OrderOption, ReplacementOption
from oracle.driver.choices import alike, all_alike, in_words
from oracle.driver.document import CastEntry, Scry, SourceLine, Surveil
from oracle.driver.errors import ScenarioError
from oracle.driver.references import Option, means, one_of
from oracle.model import Game, ObjectId
from oracle.vocabulary.abilities import Static

if TYPE_CHECKING:
    from oracle.driver.answers import Announcement, Answers, Scripted


def order(answers: Answers, decision: Choose) -> tuple[Any, ...]:
    """The order of triggered abilities: by their sources; those that are alike stand for each other."""
    if all_alike(answers, decision):
        return tuple(decision.options)
    answers.note(decision)
    said = answers.find(decision, "order")
    if said is None:
        if answers.is_free(decision):
            return tuple(decision.options)
        raise answers.undecided(decision)
    left = list(decision.options)
    placed: list[OrderOption] = []
    for reference in said.answer.answer:
        found = _meant(answers, decision, reference, left)
        if not found:
            raise answers.refuse(said, decision, _reference_words(reference))
        placed.append(found[0])
        left.remove(found[0])
    for option in left:  # what a source named once triggered several times goes onto the stack together
        places = [i for i, one in enumerate(placed) if alike(decision.game, one) == alike(decision.game, option)]
        if not places:
            raise answers.undecided(decision)
        placed.insert(places[-1] + 1, option)
    said.take()
    return tuple(placed)


def replacement(answers: Answers, decision: Choose) -> ReplacementOption:
    """The replacement effect that applies next: by its source."""
    options: tuple[ReplacementOption, ...] = decision.options
    if all_alike(answers, decision):
        return options[0]
    answers.note(decision)
    said = answers.find(decision, "replacement-order")
    if said is not None:
        found = _meant(answers, decision, said.answer.answer, options)
        if not found:
            raise answers.refuse(said, decision, _reference_words(said.answer.answer))
        said.take()
        chosen: ReplacementOption = found[0]
        return chosen
    if answers.is_free(decision):
        return options[0]
    raise answers.undecided(decision)


def _meant(answers: Answers, decision: Decision, reference: str | SourceLine, options: Sequence[Any]) -> list[Any]:
    """Return the abilities or effects that a source, or a line of it, may mean. Raises `ScenarioError` if they are not alike."""
    game: Game = decision.game
    source = reference if isinstance(reference, str) else reference.source
    found = [o for o in options if means(answers.identity, game, source, o.source)]
    if isinstance(reference, SourceLine):
        found = [o for o in found if _line(game, o) == reference.line]
    if any(alike(game, o) != alike(game, found[0]) for o in found[1:]):
        raise ScenarioError(f'"{source}" may mean one of several abilities: name the line, or give handles')
    return found


def _line(game: Game, option: OrderOption | ReplacementOption) -> int | None:
    if isinstance(option, OrderOption):
        return option.line
    for held in layers.known(game, option.source).abilities:
        if isinstance(held.ability, Static) and option.part in held.ability.parts:
            return held.line
    return None


def _reference_words(reference: str | SourceLine) -> str:
    return reference if isinstance(reference, str) else f"{reference.source}, line {reference.line}"


# -- shares, and what is looked at ----------------------------------------------------------------------------------------------


def divide(answers: Answers, decision: Divide) -> tuple[tuple[Option, int], ...]:
    """Return how a total is divided."""
    options: tuple[Option, ...] = decision.options
    forced = len(options) == 1 or decision.total == decision.each * len(options)
    if not forced:
        answers.note(decision)
    said = answers.find(decision, "divide")
    if said is not None:
        return _scripted_division(answers, decision, said)
    if forced:
        share = decision.total if len(options) == 1 else decision.each
        return tuple((option, share) for option in options)
    if answers.is_free(decision):
        return _some_division(decision)
    raise answers.undecided(decision)


def _scripted_division(answers: Answers, decision: Divide, said: Scripted) -> tuple[tuple[Option, int], ...]:
    shares: dict[Option, int] = {}
    for reference, share in said.answer.answer.items():
        left = [o for o in decision.options if o not in shares]
        option = one_of(answers.identity, decision.game, reference, left)
        if option is None:
            raise answers.refuse(said, decision, reference)
        shares[option] = share
    shares.update({o: 0 for o in decision.options if o not in shares})
    beyond = decision.options[-1] if decision.lethal else None
    lacking = beyond is not None and shares[beyond] > 0 and any(shares[o] < need for o, need in decision.lethal)
    if sum(shares.values()) != decision.total or min(shares.values()) < decision.each or lacking:
        raise answers.refuse(
            said, decision, ", ".join(f"{reference}: {n}" for reference, n in said.answer.answer.items())
        )
    said.take()
    return tuple((option, shares[option]) for option in decision.options)


def _some_division(decision: Divide) -> tuple[tuple[Option, int], ...]:
    """Return a division that is always allowed: all to the first but what the others must have."""
    shares = dict.fromkeys(decision.options, decision.each)
    shares[decision.options[0]] += decision.total - sum(shares.values())
    return tuple(shares.items())


def arrange(answers: Answers, decision: Arrange) -> tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]:
    """Return which of the cards looked at stay on top, and which go away."""
    options: tuple[ObjectId, ...] = decision.options
    if not options:
        return (), ()
    answers.note(decision)
    said = answers.find(decision, decision.kind)
    if said is None:
        if answers.is_free(decision):
            return options, ()
        raise answers.undecided(decision)
    answer: Scry | Surveil = said.answer.answer
    away = answer.bottom if isinstance(answer, Scry) else answer.graveyard
    left = list(options)
    piles: list[tuple[ObjectId, ...]] = []
    for references in (answer.top, away):
        pile: list[ObjectId] = []
        for reference in references:
            option = one_of(answers.identity, decision.game, reference, left)
            if not isinstance(option, int):
                raise answers.refuse(said, decision, reference)
            pile.append(option)
            left.remove(option)
        piles.append(tuple(pile))
    if left:
        raise answers.refuse(
            said, decision, f"a place for all but {', '.join(in_words(answers, decision, o) for o in left)}"
        )
    said.take()
    return piles[0], piles[1]


def cast(answers: Answers, decision: CastOffer) -> tuple[ObjectId, ...]:
    """Return what is cast during a resolution, in order (608.2g); what the answer says of each is kept for its choices."""
    options: tuple[ObjectId, ...] = decision.options
    if not options:
        return ()
    answers.note(decision)
    said = answers.find(decision, "cast")
    if said is not None:
        chosen: list[ObjectId] = []
        for entry in said.answer.answer:
            left = [o for o in options if o not in chosen]
            option = one_of(answers.identity, decision.game, entry.card or entry.copy_of or "", left)
            if not isinstance(option, int):
                raise answers.refuse(said, decision, entry.card or entry.copy_of)
            chosen.append(option)
            answers.announce(_announced(decision.game, option, entry))
        said.take()
        return tuple(chosen)
    permitted = answers.find(decision, "may")
    if permitted is not None and not (permitted.answer.answer and len(options) > 1):
        permitted.take()
        return options if permitted.answer.answer else ()
    if answers.is_free(decision, "may"):
        return ()
    raise answers.undecided(decision)


def _announced(game: Game, oid: ObjectId, entry: CastEntry) -> Announcement:
    from oracle.driver.answers import Announcement

    card = game.find(oid).card
    return Announcement(card, targets=entry.targets, modes=entry.modes, x=entry.x, answers=True)
