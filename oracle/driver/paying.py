"""From an answer to a payment of mana (601.2g-h, 118.12): from the pool alone, or as a list of what pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from oracle import activating, layers, mana
from oracle.decisions import Choose, Decision, Illegal, Pay
from oracle.driver.abilities import held_ability
from oracle.driver.document import Payment
from oracle.driver.errors import NotOffered
from oracle.driver.references import one_of
from oracle.model import Game, Held, ObjectId, PlayerId
from oracle.vocabulary.abilities import Activated
from oracle.vocabulary.instructions import AddMana

if TYPE_CHECKING:
    from oracle.driver.answers import Answers, Scripted

Refuse = Callable[[str, str], Exception]


def pay(answers: Answers, decision: Pay) -> tuple[Any, ...]:
    """Return the next thing that is done about a payment: a mana ability, the payment itself, or declining it."""
    running = answers.payment
    if running is not None and running.about == decision.about:
        return running.next(answers, decision)
    own = answers.announcement(decision)
    if own is not None and own.pay is not None:
        listed, own.pay = own.pay, None
        answers.payment = Running(decision, listed, own.refuse)
        return answers.payment.next(answers, decision)
    open_ways = decision.optional and (decision.payable or could_make_mana(decision.game, decision.player))
    if open_ways:
        answers.note(decision)
    said = answers.find(decision, "pay")
    if said is not None:
        return _scripted(answers, decision, said)
    if not decision.optional:
        return ("pay", None)
    if not open_ways:
        return ("decline",)
    if answers.is_free(decision):
        return ("pay", None) if decision.payable else ("decline",)
    raise answers.undecided(decision)


def _scripted(answers: Answers, decision: Pay, said: Scripted) -> tuple[Any, ...]:
    """A scripted answer: true pays from the pool, false doesn't pay, a list says what pays."""
    value = said.answer.answer
    if isinstance(value, tuple):
        said.take()

        def refuse(_rule: str, why: str) -> NotOffered:
            return answers.refuse(said, decision, why)

        answers.payment = Running(decision, value, refuse)
        return answers.payment.next(answers, decision)
    if (not decision.payable) if value else (not decision.optional):
        raise answers.refuse(said, decision, "paying from the pool" if value else "not paying")
    said.take()
    return ("pay", None) if value else ("decline",)


def which_mana(answers: Answers, decision: Choose) -> Any:
    """Return which mana of the pool pays, where a script that doesn't list it leaves a choice."""
    answers.note(decision)
    if answers.is_free(decision):
        return decision.options[0]
    raise answers.undecided(decision)


def could_make_mana(game: Game, player: PlayerId) -> bool:
    """Tell whether a player could activate a mana ability of a permanent now (605.3a): each is tried on the game as it is."""
    for oid in game.battlefield:
        for held in layers.view(game, oid).abilities:
            if (
                isinstance(held.ability, Activated)
                and mana.is_mana_ability(held.ability)
                and _can(game, player, oid, held)
            ):
                return True
    return False


def _can(game: Game, player: PlayerId, oid: ObjectId, held: Held) -> bool:
    try:
        next(activating.activate_mana_ability(game, player, oid, held))
    except StopIteration:
        return True
    except Illegal:
        return False
    return True  # it can be begun: a question has come


class Running:
    """A payment that a list describes, on its way: first the mana abilities, in order, then what pays."""

    def __init__(self, decision: Pay, listed: Sequence[Payment], refuse: Refuse) -> None:
        self.about = decision.about
        self.listed = list(listed)
        self.refuse = refuse
        self.before = _pool(decision.game, decision.player)
        self.source: int | None = None  # the card whose mana ability is being activated
        self.letters: list[str] = []  # what it is to add
        self.first: list[str] = []
        self.last: Held | None = None

    def next(self, answers: Answers, decision: Pay) -> tuple[Any, ...]:
        """Return the next mana ability to activate, or, when there is none left, what pays."""
        self._check_added()
        for entry in self.listed:
            if entry.source is not None and entry.ability is not None:
                self.listed.remove(entry)
                return self._activate(answers, decision, entry)
        answers.payment = None
        return ("pay", self._kinds(answers, decision))

    def activating(self, decision: Decision) -> bool:
        """Tell whether a question about mana is one that the list answers."""
        if not self.letters or decision.about is None:
            return False
        return bool(decision.game.find(decision.about).card == self.source)

    def added(self, decision: Choose) -> str:
        """Return the mana to add, as the list says."""
        letter = self.letters.pop(0)
        if letter not in decision.options:
            raise self.refuse("605.3b", f"{{{letter}}} can't be added, only {', '.join(map(str, decision.options))}")
        return letter

    def _activate(self, answers: Answers, decision: Pay, entry: Payment) -> tuple[Any, ...]:
        game: Game = decision.game
        elsewhere = [oid for oid in game.objects if oid not in game.battlefield]
        oid = None
        for options in (game.battlefield, elsewhere):
            if oid is None:
                oid = one_of(answers.identity, game, entry.source or "", options)
        if not isinstance(oid, int) or entry.ability is None:
            raise self.refuse("605.3a", f'there is no "{entry.source}" to make mana')
        try:
            held = held_ability(answers.identity, game, oid, entry.ability)
        except Illegal as illegal:
            raise self.refuse(illegal.rule, illegal.why) from illegal
        self.source = game.objects[oid].card
        adds = entry.adds or {}
        self.letters = [adds] if isinstance(adds, str) else [letter for letter, n in adds.items() for _ in range(n)]
        self.first = self.letters[:1]
        self.last = held
        return ("activate", oid, held)

    def _check_added(self) -> None:
        """Refuse mana that was to be added and wasn't: without a choice, the ability adds what it says; amounts of one are one choice."""
        effect = self.last.ability.effect if self.last and isinstance(self.last.ability, Activated) else None
        fixed = mana.symbols_of(effect.mana) if isinstance(effect, AddMana) else ()
        if fixed:
            if not set(self.letters) <= set(fixed):
                raise self.refuse("605.3b", f"the ability adds {''.join(fixed)}, not {''.join(self.letters)}")
        elif set(self.letters) - set(self.first):
            raise self.refuse("605.3b", f"{''.join(self.letters)} could not be added")
        self.letters, self.last = [], None

    def _kinds(self, answers: Answers, decision: Pay) -> tuple[str, ...]:
        """Return the mana and life that pays: all that the list names of the pool, and of the mana made meanwhile what it takes.

        Where mana was made that leaves a choice, `pool` says which of it is spent.
        """
        named = Counter[str](entry.pool for entry in self.listed if entry.pool is not None)
        life = sum(entry.life or 0 for entry in self.listed) // 2
        made = _pool(decision.game, decision.player) - self.before
        found: list[tuple[str, ...]] = [
            payment.kinds
            for payment in decision.ways
            if payment.life == life and _between(Counter(m.type for m in payment.mana), named, named + made)
        ]
        if not found:
            raise self.refuse("601.2h", f"what is listed does not pay {decision.cost}")
        if len(found) > 1:
            raise answers.undecided(decision)
        return found[0]


def _pool(game: Game, player: PlayerId) -> Counter[str]:
    return Counter(m.type for m in game.players[player].pool)


def _between(spent: Counter[str], least: Counter[str], most: Counter[str]) -> bool:
    return least <= spent <= most
