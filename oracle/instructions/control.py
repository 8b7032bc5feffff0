"""Instructions about instructions: sequences, conditions, choices, payments (608.2c-d, 118.12)."""

from __future__ import annotations

from oracle import costs, feasible, payment, query
from oracle.decisions import Choose, Run, ask_may, choose_one
from oracle.keyword_rules import with_keyword
from oracle.resolution import Resolution, carry_out, instruction
from oracle.vocabulary.choices import ChooseOne, IfYouDo
from oracle.vocabulary.instructions import Do, EitherOr, If, May, PayOr


@instruction(Do)
def do(r: Resolution, what: Do) -> Run[None]:
    """Follow the instructions in the order written (608.2c)."""
    for step in what.steps:
        yield from carry_out(r, step)


@instruction(If)
def if_(r: Resolution, what: If) -> Run[None]:
    """Follow an instruction under a condition."""
    if what.action is not None:
        r.note(with_keyword("608.2c", what.action), "{} is to " + what.action, r.source)
    if query.holds(r.game, what.condition, r.context):
        yield from carry_out(r, what.then)
    elif what.otherwise is not None:
        yield from carry_out(r, what.otherwise)


@instruction(May)
def may(r: Resolution, what: May) -> Run[None]:
    """Let a player choose whether to follow an instruction; not an impossible one (608.2d)."""
    player = r.players(what.who)[0]
    if not feasible.feasible(r, what.then):
        r.note("608.2d", "{} can't choose to do it: it is impossible", player)
        chosen = False
    else:
        chosen = yield from ask_may(player, r.about, "do it", game=r.game)
        r.note("608.2d", "{} chooses " + ("to do it" if chosen else "not to do it"), player)
    r.done = chosen
    if chosen:
        yield from carry_out(r, what.then)
    elif what.otherwise is not None:
        yield from carry_out(r, what.otherwise)


@instruction(IfYouDo)
def if_you_do(r: Resolution, what: IfYouDo) -> Run[None]:
    """Follow an instruction, and then another if the first was carried out (608.2c)."""
    r.done = True
    yield from carry_out(r, what.first)
    follows = what.then if r.done else what.otherwise
    if follows is not None:
        yield from carry_out(r, follows)


@instruction(ChooseOne)
def choose_one_of(r: Resolution, what: ChooseOne) -> Run[None]:
    """Have a player choose by a word which of several instructions is followed (608.2d)."""
    player = r.players(what.who)[0]
    words = tuple(word for word, _ in what.options)
    chosen = yield from choose_one(Choose(player, "option", r.about, words, 1, 1, "one of several", game=r.game))
    r.note("608.2d", "{} chooses {}", player, chosen)
    yield from carry_out(r, dict(what.options)[chosen])


@instruction(EitherOr)
def either_or(r: Resolution, what: EitherOr) -> Run[None]:
    """Let a player choose one of two instructions; an impossible one can't be chosen (608.2d)."""
    player = r.players(what.who)[0]
    first, second = feasible.feasible(r, what.first), feasible.feasible(r, what.second)
    if first and second:
        answer = yield Choose(player, "may", r.about, (True, False), 1, 1, "the first of the two", game=r.game)
        first = bool(answer[0])
    yield from carry_out(r, what.first if first else what.second)


@instruction(PayOr)
def pay_or(r: Resolution, what: PayOr) -> Run[None]:
    """Let a player pay a cost, or not; a cost that can't be paid isn't (118.12, 118.3)."""
    player = r.players(what.who)[0]
    paid = yield from payment.offer(r, player, costs.multiplied(what.cost, r.value(what.times)))
    r.done = paid
    r.note("118.12", "{} pays" if paid else "{} does not pay", player)
    follows = what.paid if paid else what.unpaid
    if follows is not None:
        yield from carry_out(r, follows)
