"""From an answer to the objects and players that are chosen: cards, targets, attackers and blockers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from oracle.combat import attacks_of
from oracle.decisions import Choose, Declare, Illegal
from oracle.driver.choices import all_alike, only
from oracle.driver.references import Identity, Option, check_known, one_of
from oracle.model import Game, ObjectId, PlayerId

if TYPE_CHECKING:
    from oracle.driver.answers import Announcement, Answers, Scripted


def _take_from(
    answers: Answers, decision: Choose, references: list[str], chosen: Sequence[Option] = ()
) -> tuple[Option, ...]:
    """Return the options that the next references mean, as many as there may be; the references that are used are taken away."""
    found: list[Option] = list(chosen)
    while references and len(found) < decision.most:
        left = [o for o in decision.options if o not in found]
        option = one_of(answers.identity, decision.game, references[0], left)
        if option is None:
            break
        found.append(option)
        del references[0]
    return tuple(found)


def cards(answers: Answers, decision: Choose) -> tuple[Any, ...]:
    """Return the cards that are chosen: named one by one; none, where that may be and the script says no."""
    sole = only(answers, decision)
    if sole is None:
        answers.note(decision)
    said = answers.find(decision, "choose-cards")
    if said is not None:
        wanted = list(said.left)
        found = _take_from(answers, decision, wanted)
        if len(found) >= decision.least and (not wanted or len(found) == decision.most):
            said.used(len(found), decision)
            return found
        if sole is None or said.answer.about is not None or decision.about is None:
            raise answers.refuse(said, decision, wanted or said.answer.answer)
    if sole is not None:
        return sole
    permitted = answers.find(decision, "may") if decision.least == 0 else None
    if permitted is not None:
        permitted.take()
        if not permitted.answer.answer:
            return ()
        if decision.most == 1 and all_alike(answers, decision):
            return tuple(decision.options[:1])
    if answers.is_free(decision, "may"):
        return tuple(decision.options[: decision.least])
    raise answers.undecided(decision)


def targets(answers: Answers, decision: Choose) -> tuple[Any, ...]:
    """Return the targets for one slot: out of the step's own list, or a scripted answer."""
    sole = only(answers, decision)
    if sole is None:
        answers.note(decision)
    own = answers.announcement(decision)
    if own is not None and own.targets is not None:
        return _own_targets(answers, decision, own, own.targets)
    said = answers.find(decision, "target")
    if said is not None:
        return _scripted_targets(answers, decision, said)
    if sole is not None:
        return sole
    declined = answers.find(decision, "may") if decision.least == 0 else None
    if declined is not None and not declined.answer.answer:
        declined.take()
        return ()
    if answers.is_free(decision):
        return tuple(decision.options[: decision.least])
    raise answers.undecided(decision)


def _own_targets(answers: Answers, decision: Choose, own: Announcement, targets: list[str]) -> tuple[Any, ...]:
    """Targets out of the step's own list: slot by slot; a slot that may be left empty takes none that it can't have."""
    found = _take_from(answers, decision, targets)
    if len(found) < decision.least:
        if targets:
            check_known(answers.identity, decision.game, targets[0])
            raise own.refuse("601.2c", f'"{targets[0]}" is no legal target for {answers.about(decision)}')
        raise own.refuse("601.2c", f"{answers.about(decision)} needs more targets")
    return found


def _scripted_targets(answers: Answers, decision: Choose, said: Scripted) -> tuple[Any, ...]:
    """Targets out of a scripted answer: one name, or a list for the slots of an ability, or for one after the other."""
    wanted = list(said.left)
    found = _take_from(answers, decision, wanted)
    if len(found) < decision.least or (not found and wanted):
        raise answers.refuse(said, decision, wanted or said.answer.answer)
    said.used(len(found), decision)
    return found


def declared(
    identity: Identity, decision: Declare, pairs: Sequence[tuple[str, str]]
) -> tuple[tuple[ObjectId, ObjectId | PlayerId], ...]:
    """Return attackers with what they attack, or blockers with what they block, as ids.

    Raises `Illegal` for what is not on the battlefield; whether the declaration is allowed, the rules say.
    """
    game: Game = decision.game
    rule = "508.1a" if decision.kind == "attackers" else "509.1a"
    others: tuple[Option, ...] = (*game.players, *game.battlefield)
    if decision.kind == "blockers":
        others = tuple(attack.creature for attack in attacks_of(game))
    found: list[tuple[ObjectId, ObjectId | PlayerId]] = []
    for creature, other in pairs:
        taken = {oid for oid, _ in found}
        able = [oid for oid in decision.candidates if oid not in taken]
        rest = [oid for oid in game.battlefield if oid not in taken]
        one = one_of(identity, game, creature, able)
        if one is None:
            one = one_of(identity, game, creature, rest)
        against = one_of(identity, game, other, others)
        if against is None:
            against = one_of(identity, game, other, game.battlefield)
        for option, reference in ((one, creature), (against, other)):
            if option is None:
                check_known(identity, game, reference)
                raise Illegal(rule, f'"{reference}" is not there')
        assert isinstance(one, int)
        assert against is not None
        found.append((one, against))
    return tuple(found)
