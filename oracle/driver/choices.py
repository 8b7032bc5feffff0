"""From an answer as it is written to the options of a question: yes or no, modes, numbers, words, mana.

Objects are in `objects`, orders and shares in `orders`, payments in `paying`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from oracle import layers
from oracle.decisions import (
    Choose,
    Decision,
    OrderOption,
    ReplacementOption,
)
from oracle.driver.references import label, name_of, signature
from oracle.model import Game

if TYPE_CHECKING:
    from oracle.driver.answers import Answers

OBJECTS = ("choose-cards", "target")
MANA = ("color", "mana-type", "mana")


def choose(answers: Answers, decision: Choose) -> tuple[Any, ...]:
    """Return the options that are chosen."""
    from oracle.driver import objects, orders, paying

    match decision.kind:
        case "may":
            return (_may(answers, decision),)
        case "choose-cards":
            return objects.cards(answers, decision)
        case "target":
            return objects.targets(answers, decision)
        case "mode":
            return _modes(answers, decision)
        case "order":
            return orders.order(answers, decision)
        case "replacement-order":
            return (orders.replacement(answers, decision),)
        case "color" | "mana-type" | "mana":
            return (_mana(answers, decision),)
        case "pay":
            return (paying.which_mana(answers, decision),)
        case "number" | "card-type" | "creature-type" | "name" | "player" | "option":
            return (_value(answers, decision),)
        case _:
            raise TypeError(f"no answer is known for a question of the kind {decision.kind}")


# -- telling options apart ------------------------------------------------------------------------------------------------------


def only(answers: Answers, decision: Choose) -> tuple[Any, ...] | None:
    """Return the only answer that there is, as far as options can be told apart; None if there are several."""
    options = decision.options
    most = min(decision.most, len(options))
    if min(decision.least, most) < most:
        return None
    if most in (0, len(options)) or all_alike(answers, decision):
        return tuple(options[:most])
    return None


def all_alike(answers: Answers, decision: Choose) -> bool:
    """Tell whether no two options can be told apart."""
    game: Game = decision.game
    if decision.kind in OBJECTS:
        seen: set[Hashable] = set()
        for option in decision.options:
            seen.add(signature(answers.identity, game, option))
            if len(seen) > 1:
                return False
        return True
    first = alike(game, decision.options[0])
    return all(alike(game, option) == first for option in decision.options[1:])


def alike(game: Game, option: Any) -> Any:
    """Return what an ability or effect is told apart from others by: alike are the same of objects that are called the same."""
    match option:
        case OrderOption():
            return (name_of(game, option.source), option.line, option.ability)
        case ReplacementOption():
            source = game.find(option.source)
            return (
                name_of(game, option.source),
                layers.known(game, option.source).controller,
                source.choices,
                option.part,
            )
        case _:
            return option


def in_words(answers: Answers, decision: Decision, option: Any) -> str:
    """Return what to call an option."""
    match option:
        case OrderOption() | ReplacementOption():
            return label(answers.identity, decision.game, option.source)
        case bool():
            return "yes" if option else "no"
        case int() if decision.kind in OBJECTS or not isinstance(decision, Choose):
            return label(answers.identity, decision.game, option)
        case _:
            return str(option)


# -- yes or no ------------------------------------------------------------------------------------------------------------------


def _may(answers: Answers, decision: Choose) -> bool:
    """Whether something optional is done. An answer that says what is chosen says yes; a yes that is not allowed counts as no."""
    if len(decision.options) > 1:
        answers.note(decision)
    said = answers.find(decision, "may", "pay")
    if said is not None and not isinstance(said.answer.answer, tuple):
        wish = bool(said.answer.answer)
        if wish in decision.options:
            said.take()
            return wish
        if wish:
            return False
        raise answers.refuse(said, decision, wish)
    if len(decision.options) == 1:
        return bool(decision.options[0])
    implied = answers.find(decision, "choose-cards", "cast")
    if implied is not None:
        if not implied.answer.answer:
            implied.take()
        return bool(implied.answer.answer)
    if answers.is_free(decision):
        return False
    raise answers.undecided(decision)


# -- modes, numbers, words ------------------------------------------------------------------------------------------------------


def _modes(answers: Answers, decision: Choose) -> tuple[Any, ...]:
    sole = only(answers, decision)
    if sole is None:
        answers.note(decision)
    own = answers.announcement(decision)
    if own is not None and own.modes is not None:
        modes = tuple(own.modes)
        own.modes = None
        if not _can_choose(decision, modes):
            raise own.refuse("601.2b", f"these modes can't be chosen: {', '.join(map(str, modes))}")
        return modes
    said = answers.find(decision, "mode")
    if said is not None:
        value = said.answer.answer
        modes = value if isinstance(value, tuple) else (value,)
        if not _can_choose(decision, modes):
            raise answers.refuse(said, decision, modes)
        said.take()
        return modes
    if sole is not None:
        return sole
    if answers.is_free(decision):
        return tuple(decision.options[: max(decision.least, 1)])
    raise answers.undecided(decision)


def _can_choose(decision: Choose, values: Sequence[Any]) -> bool:
    distinct = len(set(values)) == len(values)
    return distinct and decision.least <= len(values) <= decision.most and set(values) <= set(decision.options)


def _value(answers: Answers, decision: Choose) -> Any:
    """A number, a type, a name, a player, a word. Without options, anything of the kind."""
    options = decision.options
    if len(options) != 1:
        answers.note(decision)
    own = answers.announcement(decision)
    if decision.kind == "number" and own is not None and own.x is not None:
        x, own.x = own.x, None
        if options and x not in options:
            raise own.refuse("601.2b", f"X can't be {x}")
        return x
    said = answers.find(decision, decision.kind)
    if said is not None:
        value = said.answer.answer
        if value in options if options else _can_be_named(decision, value):
            said.take()
            return value
        raise answers.refuse(said, decision, value)
    if len(options) == 1:
        return options[0]
    if answers.is_free(decision):
        return options[0] if options else _anything(answers, decision)
    raise answers.undecided(decision)


def _anything(answers: Answers, decision: Choose) -> Any:
    """A number, or a name: of the table's if one can be chosen, else of all cards that there are (201.4)."""
    if decision.kind == "number":
        return 0
    from oracle import cards

    names = (*sorted(answers.identity.names), *cards.names())
    return next(name for name in names if _can_be_named(decision, name))


def _can_be_named(decision: Choose, value: Any) -> bool:
    """Tell whether something that is not listed can be chosen: a name only of a card of the kind that is asked for (201.4a)."""
    if decision.nameable is None:
        return True
    from oracle import cards

    face = cards.find(value)
    return face is None or decision.nameable(face)


def _mana(answers: Answers, decision: Choose) -> str:
    """A colour, or a type of mana: what a payment says that it adds, a letter, or one of an amount of mana."""
    options = decision.options
    if len(options) > 1:
        answers.note(decision)
    if answers.payment is not None and answers.payment.activating(decision):
        return answers.payment.added(decision)
    said = answers.find(decision, decision.kind) or answers.find(decision, *MANA)
    if said is not None:
        value = said.left[0] if said.answer.kind == "mana" and said.left else said.answer.answer
        if value not in options:
            raise answers.refuse(said, decision, value)
        said.used(1, decision)
        return str(value)
    if len(options) == 1:
        return str(options[0])
    if answers.is_free(decision, *MANA):
        return str(options[0])
    raise answers.undecided(decision)
