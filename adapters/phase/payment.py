"""Paying: with mana from the pool, and with what the script names; never with what the engine would tap by itself.

phase pays from the pool, and where that is not enough taps lands of its own accord. The session notices (`SelfPaid`), and the game goes
back: what the pool does not pay is not paid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from answers import Announcement, Question, Scripted
from engine import Prompt, Refused, SelfPaid
from outcomes import Illegal, NotOffered, StepEnded, Unsupported
from prompts import Handler
from script import Payment
from vocabulary import LETTERS, MANA, WUBRGC

if TYPE_CHECKING:
    from questions import Questions

_MANA_KINDS = ("mana", "color", "mana-type")


# -- mana abilities


def tap(ask: Questions, seat: int, payments: Iterable[Payment]) -> None:
    """Activate the mana abilities among the payments. Raises Illegal if one cannot be, or cannot add what it is to add."""
    waits_for = ask.session.prompt().kind
    for payment in payments:
        if payment.source is None or payment.ability is None:
            continue
        source = ask.names.find(payment.source, ("battlefield", "graveyard", "hand"), seat)
        ask.adds = payment.adds
        ask.session.named.add(source["id"])
        try:
            index = ask.abilities.index(source, payment.ability)
            ask.session.act("ActivateAbility", seat=seat, source_id=source["id"], ability_index=index)
        except Refused as refused:
            raise Illegal(f"{payment.source} cannot be activated: {refused}") from refused
        ask.until_ready({waits_for})
        if payment.adds is not None:
            _compare(payment.source, payment.adds, ask.session.produced.get(source["id"], ()))
        ask.adds = None


def _compare(source: str, adds: str | dict[Any, int], produced: Sequence[str]) -> None:
    """Was the choice made that the script names? What replacement effects then made of the mana is another matter."""
    letters = Counter(LETTERS[each] for each in produced)
    wanted = Counter({adds}) if isinstance(adds, str) else Counter(adds)
    if set(letters) != set(wanted) if isinstance(adds, str) else letters != wanted:
        raise Illegal(
            f"{source} cannot add {adds if isinstance(adds, str) else dict(adds)}: it adds {''.join(letters.elements()) or 'nothing'}"
        )


def mana_choice(ask: Questions, prompt: Prompt) -> None:
    """Which mana is added: one type, one of several combinations, or any combination."""
    choice = prompt.data["choice"]
    data = choice.get("data") or {}
    if choice["type"] == "AnyCombination":
        _any_combination(ask, prompt, data["options"], data["count"])
        return
    single = choice["type"] == "SingleColor"
    options = [(each,) if single else tuple(each) for each in data["options"]]
    if ask.adds is not None:
        chosen = _fitting(ask.adds, options)
        if not chosen:
            raise Illegal(f"{ask.adds} cannot be added: {', '.join(map(_letters, options))}")
        _give_mana(ask, chosen[0], single)
        return
    kind = "mana" if not single else "mana-type" if ("Colorless",) in options else "color"
    chosen_one = ask.chooser.one(
        ask.question(kind, prompt), options, _letters, lambda want: _fitting(want, options), kinds=_MANA_KINDS
    )
    _give_mana(ask, chosen_one, single)


def _any_combination(ask: Questions, prompt: Prompt, colors: Sequence[str], count: int) -> None:
    want: Any = ask.adds
    question = ask.question("mana", prompt)
    if want is None:
        if len(colors) > 1:
            ask.chooser.record(question)
        answer = ask.answers.find(question, _MANA_KINDS)
        if answer is None and len(colors) > 1:
            raise ask.chooser.undecided(question, [f"{count} of {_letters(colors)}"])
        want = {LETTERS[colors[0]]: count} if answer is None or answer.answer.free else answer.value
        if answer is not None:
            answer.take()
    amounts = Counter({want: count}) if isinstance(want, str) else Counter(want)
    if amounts.total() != count or any(MANA[letter] not in colors for letter in amounts):
        raise (Illegal if ask.adds is not None else NotOffered)(f"{want} is not {count} mana of {_letters(colors)}")
    _give_mana(ask, tuple(MANA[letter] for letter in WUBRGC for _ in range(amounts[letter])), single=False)


def _fitting(want: str | dict[Any, int], options: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The combinations of mana that a letter, or amounts by letter, mean. A letter alone means any number of that mana."""
    if isinstance(want, str):
        return [option for option in options if set(option) == {MANA[want]}]
    amounts = Counter({letter: amount for letter, amount in want.items() if amount})
    exact = [option for option in options if Counter(LETTERS[each] for each in option) == amounts]
    if exact or len(amounts) != 1:
        return exact
    (letter,) = amounts  # several mana of one colour are asked for by the colour alone
    return [option for option in options if option == (MANA[letter],)]


def _give_mana(ask: Questions, mana: tuple[str, ...], single: bool) -> None:
    choice = {"type": "SingleColor", "data": mana[0]} if single else {"type": "Combination", "data": list(mana)}
    ask.give("ChooseManaColor", choice=choice, count=1)


def _letters(mana: Iterable[str]) -> str:
    return "".join(LETTERS[each] for each in mana)


_NO_CHOICE = ("Fixed", "Colorless")


def leaves_choice(ability: dict[str, Any]) -> bool:
    """Whether a mana ability of that making lets a player choose what it adds, if only among one type of mana."""
    produced = (ability.get("effect") or {}).get("produced") or {}
    return produced.get("type") not in _NO_CHOICE


def compare_choice(ask: Questions, seat: int, source: int) -> None:
    """Where a mana ability had only one thing to add, and nobody was asked: was it what the answer says? Raises NotOffered."""
    produced = ask.session.produced.get(source)
    answer = ask.answers.find(Question("color", seat, source), _MANA_KINDS)
    if produced and answer is not None:
        _compare_answer(answer, produced)


def compare_triggered(ask: Questions) -> None:
    """The same for triggered mana abilities, which the engine never asks about. Raises NotOffered."""
    for (seat, source), added in ask.session.triggered.items():
        answer = ask.answers.find(Question("color", seat, source), _MANA_KINDS)
        if answer is not None and answer.answer.about is not None:
            _compare_answer(answer, added)
    ask.session.triggered.clear()


def _compare_answer(answer: Scripted, added: Sequence[str]) -> None:
    answer.take()
    if not answer.answer.free and not _fitting(answer.value, [tuple(added)]):
        answer.refuse()
        letters = sorted((LETTERS[each] for each in added), key=WUBRGC.index)  # the engine adds them in any order
        raise NotOffered(f"{answer.answer.kind} {answer.value!r}: only {''.join(letters)} can be added")


# -- costs


def mana_payment(ask: Questions, _prompt: Prompt) -> None:
    """The mana cost of a spell: what the script names is activated, the rest comes from the pool."""
    seat = ask.session.actor()
    announced = ask.paying()
    payments: tuple[Payment, ...] = announced.pay or () if announced else ()
    before = ask.session.pool(seat)
    tap(ask, seat, payments)
    if payments:
        _spend(ask, announced, before, [payment.pool for payment in payments if payment.pool], ask.session.pool(seat))
    ask.announce(announced, "PassPriority")


def _spend(
    ask: Questions, announced: Announcement | None, before: dict[int, str], letters: Sequence[str], now: dict[int, str]
) -> None:
    """Tell the engine to pay with what is named of the mana that was there, and with all that has been added to it since.

    Mana in the pool that was not there before is what triggered abilities and replacement effects have added besides.
    """
    there, added = dict(before), {pip: color for pip, color in now.items() if pip not in before}
    for letter in letters:
        pip = next((pip for pip, color in there.items() if color == MANA[letter]), None)
        if pip is not None:
            ask.announce(announced, "SpendPoolMana", pip_id=pip)
            del there[pip]
        elif MANA[letter] not in added.values():
            raise _refused(announced, f"no {letter} in the pool")
    for pip in added:
        ask.announce(announced, "SpendPoolMana", pip_id=pip)


def check_pool(announced: Announcement, before: dict[int, str], after: dict[int, str]) -> None:
    """Did exactly the mana pay, of that in the pool before, that the script names? Raises Unsupported, reason `payment`.

    What is named beyond that has been added meanwhile.
    """
    if announced.pay is None:
        return
    spent = Counter(LETTERS[color] for pip, color in before.items() if pip not in after)
    named = Counter(payment.pool for payment in announced.pay if payment.pool)
    if any(payment.source for payment in announced.pay):
        named &= Counter(LETTERS[color] for color in before.values())
    if spent != named:
        wanted, took = "".join(sorted(named.elements())), "".join(sorted(spent.elements()))
        raise Unsupported(
            "payment",
            f"{announced.reference}: {wanted or 'nothing'} is to pay from the pool, the engine took {took or 'nothing'}",
        )


def _refused(announced: Announcement | None, why: str) -> StepEnded:
    return Illegal(why) if announced is None else announced.refused(why)


def phyrexian(ask: Questions, prompt: Prompt) -> None:
    """Phyrexian mana (107.4f): life where the script says so, else mana."""
    announced = ask.paying()
    times = sum(1 for payment in (announced.pay or () if announced else ()) if payment.life)
    choices = []
    for shard in prompt.data["shards"]:
        option = shard["options"]["type"]
        life = times > 0 and option != "ManaOnly"
        times -= life
        if option == "LifeOnly" and not life:
            raise _refused(announced, "the pool does not pay a Phyrexian symbol, and no life is named to pay it")
        choices.append({"type": "PayLife" if life else "PayMana"})
    if times > 0:
        raise _refused(announced, "more life is named than there are Phyrexian symbols")
    ask.announce(announced, "SubmitPhyrexianChoices", choices=choices)


def pays(ask: Questions, question: Question, action: str, field: str, *, can: bool, must: bool = False) -> None:
    """A cost that a player may pay or not: the answer `pay` says whether, and with what."""
    answer = ask.answers.find(question)
    means = answer.value if answer is not None and isinstance(answer.value, tuple) else ()
    wish = ask.chooser.yes(question, can=can, must=must)
    if answer is not None and not answer.answer.free and bool(answer.value) and not wish:
        answer.refuse()
        raise NotOffered("pay: the engine does not let the cost be paid")
    before = ask.session.pool(question.seat)
    try:
        tap(ask, question.seat, means)
        ask.give(action, **{field: wish})
    except (SelfPaid, Illegal) as refused:
        if answer is not None:
            answer.refuse()
        raise NotOffered(f"pay: {refused}") from refused
    if means:
        check_pool(
            Announcement(question.about, "the cost", question.seat, pay=means), before, ask.session.pool(question.seat)
        )


def unless(ask: Questions, prompt: Prompt) -> None:
    """Something happens unless a player pays (118.12)."""
    offered = [action["data"]["pay"] for action in ask.session.actions() if action["type"] == "PayUnlessCost"]
    pays(ask, ask.question("pay", prompt), "PayUnlessCost", "pay", can=True in offered, must=offered == [True])


def combat_tax(ask: Questions, prompt: Prompt) -> None:
    """A cost to attack or block (508.1d, 509.1c)."""
    pays(ask, ask.question("pay", prompt), "PayCombatTax", "accept", can=True)


HANDLERS: dict[str, Handler] = {
    "ChooseManaColor": mana_choice,
    "ManaPayment": mana_payment,
    "PhyrexianPayment": phyrexian,
    "UnlessPayment": unless,
    "CombatTaxPayment": combat_tax,
}
"""What to do at each kind of prompt."""
