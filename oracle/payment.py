"""Paying mana (CR 601.2g-h, 602.2b, 118.12, 605.3a): from the pool, and from mana abilities activated while paying."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from oracle import costs, road
from oracle.costs import Payer
from oracle.decisions import Choose, Illegal, Pay, Run, ask_may
from oracle.events import LifeLost
from oracle.mana import Due, Payment, payments, spendable, spent_like, without
from oracle.model import Game, Mana, ObjectId, PlayerId
from oracle.resolution import Resolution
from oracle.trace import note
from oracle.vocabulary.costs import Cost


class PaidMana(msgspec.Struct, frozen=True):
    """The game after mana was paid, and the mana spent; None where the player declined."""

    game: Game
    spent: tuple[Mana, ...] | None


def pay_mana(
    game: Game,
    player: PlayerId,
    about: ObjectId,
    owed: Due,
    *,
    spell: ObjectId | None,
    ability_of: ObjectId | None = None,
    optional: bool = False,
) -> Run[PaidMana]:
    """Have a player pay mana (601.2g-h). `spell` is being cast, or an ability of `ability_of` activated, for mana that may be spent on
    some only (106.6).

    Raises `Illegal` where the pool does not pay and the payment is not optional.
    """
    if owed.nothing and not optional:
        return PaidMana(game, ())
    while True:
        possible = _possible(game, player, owed, spell, ability_of)
        answer = yield Pay(
            player, "pay", about, cost=_words(owed), optional=optional, ways=tuple(possible.values()), game=game
        )
        if answer[0] == "decline":
            return PaidMana(game, None)
        if answer[0] == "pay":
            return (yield from _spend(game, player, about, owed, possible, answer[1]))
        from oracle.activating import activate_mana_ability

        game = yield from activate_mana_ability(game, player, answer[1], answer[2])


def _possible(
    game: Game, player: PlayerId, owed: Due, spell: ObjectId | None, ability_of: ObjectId | None
) -> dict[tuple[str, ...], Payment]:
    pool = tuple(m for m in game.players[player].pool if spendable(game, m, spell, ability_of))
    found = payments(pool, owed, spent_like(game, player))
    return {kinds: p for kinds, p in found.items() if game.life(player) >= 2 * p.life}


def _spend(
    game: Game,
    player: PlayerId,
    about: ObjectId,
    owed: Due,
    possible: dict[tuple[str, ...], Payment],
    named: Sequence[str] | None,
) -> Run[PaidMana]:
    # 106.6: some of the mana may be for other spells only.
    rules = "601.2h 106.6" if any(m.restriction is not None for m in game.players[player].pool) else "601.2h"
    if named is not None:
        wanted = (*sorted(k for k in named if k != "life"), *(k for k in named if k == "life"))
        if wanted not in possible:
            raise Illegal(rules, f"{_words(owed)} can't be paid with that")
        payment = possible[wanted]
    elif not possible:
        raise Illegal(rules, f"the mana in the pool does not pay {_words(owed)}")
    else:
        # Mana is spent before life unless the player says otherwise; among different kinds of mana the player chooses.
        least_life = min(p.life for p in possible.values())
        kinds = tuple(k for k, p in possible.items() if p.life == least_life)
        chosen = kinds[0]
        if len(kinds) > 1:
            answer = yield Choose(player, "pay", about, kinds, 1, 1, "the mana to spend", game=game)
            chosen = answer[0]
        payment = possible[chosen]
    old = game.players[player]
    game = game.with_player(replace(old, pool=without(old.pool, payment.mana)))
    if payment.mana:
        spent = "".join(f"{{{m.type}}}" for m in payment.mana)
        game = note(game, "601.2h 118.3", "{} pays {} from the mana pool", player, spent)
    if payment.life:
        happened = yield from road.happen(game, [LifeLost(player=player, amount=2 * payment.life)])
        game = happened.game
    return PaidMana(game, payment.mana)


def _words(owed: Due) -> str:
    generic = f"{{{owed.generic}}}" if owed.generic or not owed.symbols else ""
    return generic + "".join(f"{{{s}}}" for s in owed.symbols)


def offer(r: Resolution, player: PlayerId, cost: Cost, *, asked: Game | None = None) -> Run[bool]:
    """Offer a player a cost to pay as something resolves (118.12); return whether it was paid. {0} is paid by saying so (118.5).

    `asked`: the game in which a permanent that enters exists (614.12), where the question is about that.
    """
    ctx = replace(r.context, controller=player)
    payer = Payer(player, r.about, ctx)
    owed = costs.mana_due(cost, r.context.x)
    only_mana = all(type(p).__name__ == "ManaCost" for p in cost.parts)
    why_not = None if only_mana else _why_not_payable(r.game, cost, payer)
    if why_not is not None:
        r.note(why_not.rule, "{} can't pay: {}", player, why_not.why)
        return False
    if not cost.parts or (only_mana and owed.nothing):
        r.note("118.5", "the cost is {}: it is paid by saying so, and not without", "{0}")
    if only_mana or not owed.nothing:
        paid = yield from pay_mana(r.game, player, r.about, owed, spell=None, optional=True)
        if paid.spent is None:
            return False
        r.game = paid.game
    elif not (yield from ask_may(player, r.about, "pay the cost", game=asked or r.game)):
        return False
    rest = yield from costs.pay_parts(r.game, cost, payer)
    r.game = rest.game
    return True


def _why_not_payable(game: Game, cost: Cost, payer: Payer) -> Illegal | None:
    """Return why the parts of a cost other than mana can't be paid, or None: tried on the game as it is, with any choices."""
    run = costs.pay_parts(game, cost, payer)
    try:
        decision = next(run)
        while True:
            least = max(decision.least, 1) if isinstance(decision, Choose) else 0
            options = decision.options if isinstance(decision, Choose) else ()
            decision = run.send(options[:least])
    except StopIteration:
        return None
    except Illegal as why:
        return why
