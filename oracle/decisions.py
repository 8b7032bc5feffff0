"""What players decide: questions that a function yields, and the ways an action ends otherwise.

A function in which a player may have to decide is a generator of type `Run`: it yields a `Decision`, is sent the answer, and
returns its result. Whoever drives it (`drive`, the scenario driver, an enumeration) answers. The answer to a decision is always
of the form that the decision says; anything else is the driver's mistake and raises `WrongAnswer`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class _Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The game in which a question arises: whoever answers finds the options, and what it is about, in it."""

    game: Any = None


class Decision(_Asked, frozen=True):
    """A question to a player. `about` is the object that asks: what is cast, activated or resolving, if any.

    `game` is given by keyword and is the game at this moment; as a permanent enters, the one with it as it would exist (614.12).
    """

    player: str
    kind: str
    about: int | None = None


class Choose(Decision, frozen=True):
    """Choose `least` to `most` different ones of the options; the answer is a tuple of options, in the order chosen.

    Kinds: may (options True and False, exactly one), choose-cards (object ids), target (ids and player ids, one slot), mode
    (printed numbers), number, color, mana-type (letters), card-type, creature-type, name (options may be empty: any name), player,
    option, replacement-order (`ReplacementOption`), order (`OrderOption`; all of them, the first goes onto the stack first).
    """

    options: tuple[Any, ...] = ()
    least: int = 1
    most: int = 1
    purpose: str = ""  # what is chosen for, in words
    nameable: Callable[[Any], bool] | None = None  # of the face of a card: whether its name can be chosen (201.4a)


class Divide(Decision, frozen=True):
    """Divide a total among the options, at least `each` for every one; the answer is a tuple of (option, share)."""

    options: tuple[Any, ...] = ()
    total: int = 0
    each: int = 1
    lethal: tuple[tuple[Any, int], ...] = ()  # combat damage past blockers: what each must get first (702.19b)


class Arrange(Decision, frozen=True):
    """Scry and surveil: split the cards; the answer is (those that stay on top, top first; those that go away, in order)."""

    options: tuple[int, ...] = ()


class Pay(Decision, frozen=True):
    """A payment of mana is due. The answer is one of

    - ("activate", object id, `Held`, produced) to activate a mana ability first and be asked again; `produced` is the types that its
      choices should come to, or None,
    - ("pay", None) to pay from the pool as the symbols leave it, or ("pay", tuple of (kind of mana or "life", ...)) naming what pays,
    - ("decline",) where the payment is optional.
    """

    cost: str = ""
    optional: bool = False
    ways: tuple[
        Any, ...
    ] = ()  # in which the pool as it is pays it: a `mana.Payment` for each different multiset of kinds

    @property
    def payable(self) -> bool:
        """Tell whether the pool as it is pays it."""
        return bool(self.ways)


class Declare(Decision, frozen=True):
    """Declare attackers or blockers; the answer is a tuple of pairs (creature, defender) or (blocker, attacker); empty: none."""

    candidates: tuple[int, ...] = ()


class CastOffer(Decision, frozen=True):
    """Casting during a resolution (608.2g): the answer is a tuple of object ids among the options, in the order cast."""

    options: tuple[int, ...] = ()


class ReplacementOption(msgspec.Struct, frozen=True):
    """A replacement effect that could apply next (616.1): its source, and which of the source's effects it is."""

    source: int
    index: int
    part: Any = None


class OrderOption(msgspec.Struct, frozen=True):
    """A triggered ability to be put onto the stack: its place among those waiting, its source and printed line, and itself."""

    index: int
    source: int
    line: int | None = None
    ability: Any = None


Run = Generator[Decision, Any, T]


class Illegal(Exception):
    """An action that the rules do not allow (733): the game is the one from before it. The text says why, with the rule."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} ({rule})")
        self.rule = rule
        self.why = why


class WrongAnswer(Exception):
    """The driver answered a decision with something that was not an option."""


def drive(run: Run[T], answer: Callable[[Decision], Any]) -> T:
    """Run a generator to its end, with each decision answered by the function; return its result."""
    try:
        decision = next(run)
        while True:
            decision = run.send(answer(decision))
    except StopIteration as stop:
        result: T = stop.value
        return result


def choose_one(decision: Choose) -> Run[Any]:
    """Ask a decision in which exactly one option is chosen, and return that option."""
    answer = yield decision
    return answer[0]


def ask_may(player: str, about: int | None, purpose: str = "", *, game: Any = None) -> Run[bool]:
    """Ask whether a player does something that they may do (608.2d)."""
    answer = yield Choose(player, "may", about, (True, False), 1, 1, purpose, game=game)
    return bool(answer[0])
