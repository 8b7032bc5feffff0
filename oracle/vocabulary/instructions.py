"""What a spell or ability does as it resolves (608.2).

Each instruction is carried out by a function in `oracle.instructions` registered under its type. `who` and `what` are selectors,
numbers are amounts. `remember` puts what was done aside under a name, for later instructions of the same resolution ("the exiled
card"); `link` puts it aside on the source for a linked ability (607).
"""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.vocabulary.amounts import Condition
from oracle.vocabulary.costs import Cost
from oracle.vocabulary.filters import ANYTHING, Filter
from oracle.vocabulary.selectors import Selector, This, You


class Instruction(msgspec.Struct, frozen=True):
    """One thing that is done."""


class Do(Instruction, frozen=True):
    """Several instructions, in the order written (608.2c)."""

    steps: tuple[Instruction, ...]


class May(Instruction, frozen=True):
    """A player may: the instruction is carried out if the player so chooses (608.2d); `otherwise` if not."""

    then: Instruction
    who: Selector = You()
    otherwise: Instruction | None = None


class If(Instruction, frozen=True):
    """An instruction carried out only under a condition."""

    condition: Condition
    then: Instruction
    otherwise: Instruction | None = None
    action: str | None = None  # the keyword action that it is written out of: adapt


class EitherOr(Instruction, frozen=True):
    """One of two instructions, as a player chooses; one that is impossible can't be chosen (608.2d)."""

    first: Instruction
    second: Instruction
    who: Selector = You()


class PayOr(Instruction, frozen=True):
    """A player may pay a cost; `paid` follows if so, `unpaid` if not (118.12). `times`: so many times, all or nothing (702.24a)."""

    cost: Cost
    who: Selector = You()
    paid: Instruction | None = None
    unpaid: Instruction | None = None
    times: Any = 1


class Remember(Instruction, frozen=True):
    """Nothing is done: objects are put aside under a name, for what refers to them later (603.7c, 611.2c)."""

    what: Selector
    name: str


class ChooseWord(Instruction, frozen=True):
    """A player chooses one of several words as the ability resolves (608.2d): a basic land type, a colour (`kind` color, of a letter).
    It is put aside under a name."""

    options: tuple[str, ...]
    name: str
    who: Selector = You()
    kind: str = "option"


class AddPhase(Instruction, frozen=True):
    """A phase is added after the present one (500.8): beginning, combat."""

    phase: str


class Draw(Instruction, frozen=True):
    """Players draw cards, one at a time (121.2)."""

    count: Any = 1
    who: Selector = You()


class Discard(Instruction, frozen=True):
    """Players discard cards of their choice; or at random, where whoever answers for chance says which."""

    count: Any = 1
    who: Selector = You()
    what: Filter = ANYTHING
    random: bool = False


class GainLife(Instruction, frozen=True):
    """Players gain life."""

    amount: Any
    who: Selector = You()


class LoseLife(Instruction, frozen=True):
    """Players lose life."""

    amount: Any
    who: Selector = You()


class DealDamage(Instruction, frozen=True):
    """A source (the spell or ability's own, unless another is named) deals damage; to everything at once."""

    amount: Any
    to: tuple[Selector, ...]
    source: Selector = This()
    divided: bool = False  # as divided when it was announced (601.2d)


class Destroy(Instruction, frozen=True):
    """Permanents are destroyed, all at once; perhaps so that they can't be regenerated (701.19c)."""

    what: Selector
    no_regeneration: bool = False


class Regenerate(Instruction, frozen=True):
    """Permanents get a regeneration shield: the next time they would be destroyed this turn, they aren't (701.19a)."""

    what: Selector = This()


class Fight(Instruction, frozen=True):
    """Two creatures fight (701.14)."""

    first: Selector
    second: Selector


class Sacrifice(Instruction, frozen=True):
    """Players sacrifice permanents of their choice that fit, or the ones that `what` selects."""

    who: Selector = You()
    filter: Filter = ANYTHING
    count: Any = 1
    what: Selector | None = None
    remember: str | None = None


class Move(Instruction, frozen=True):
    """Objects go to a zone, all at once: exile, return, put.

    `under`: who controls what enters the battlefield (their owners if None). `link`: set aside for a linked ability.
    """

    what: Selector
    to: str
    position: int | None = None  # in a library: 0 is the top, -1 the bottom
    under: Selector | None = None
    tapped: bool = False
    counters: tuple[tuple[str, Any], ...] = ()
    remember: str | None = None
    link: str | None = None
    until_leaves: bool = False  # exiled until the source leaves the battlefield (610.3)
    attacking: Selector | None = (
        None  # it enters attacking what the attacking creature that this selects attacks (508.4)
    )


class CreateTokens(Instruction, frozen=True):
    """Players create tokens; `face` is a `Face` or, for a copy, a selector of what it copies (111, 707)."""

    face: Any
    count: Any = 1
    who: Selector = You()
    tapped: bool = False
    remember: str | None = None
    otherwise: Any = None  # how copies differ from what they copy: a `copies.Except`
    size: Any = None  # what power and toughness each are, where that is known only as the tokens are created


class PhaseOut(Instruction, frozen=True):
    """Permanents phase out (702.26)."""

    what: Selector


class PutCounters(Instruction, frozen=True):
    """Counters are put on objects."""

    kind: str
    count: Any = 1
    on: Selector = This()


class RemoveCounters(Instruction, frozen=True):
    """Counters are removed from objects."""

    kind: str
    count: Any = 1
    of: Selector = This()


class MoveCounters(Instruction, frozen=True):
    """Counters are moved from an object onto another (122.5); kind None: of a kind that the player chooses."""

    kind: str | None
    count: Any
    source: Selector
    to: Selector


class PlayerCounters(Instruction, frozen=True):
    """Players get counters."""

    kind: str
    count: Any = 1
    who: Selector = You()


class Tap(Instruction, frozen=True):
    """Permanents become tapped."""

    what: Selector


class Untap(Instruction, frozen=True):
    """Permanents become untapped."""

    what: Selector


class SpendOnly(msgspec.Struct, frozen=True):
    """What mana may be spent on (106.6): to cast spells that fit, seen from its source, which then perhaps can't be countered; and to
    activate abilities of permanents that fit."""

    what: Filter
    uncounterable: bool = False
    abilities: Filter | None = None


class AddMana(Instruction, frozen=True):
    """A player adds mana (106).

    `mana`: symbols ("{G}{G}"); or one of several types ("G/W"); or "any-color"; "any-color-among" and "any-type-among", with
    `among` the permanents that are asked for what they could produce (106.7); "color-among", a colour that those permanents have;
    "any-type-of-event", of the mana whose production triggered; "chosen-color", put aside before, or the source's choice; "unspent", as
    much of each type as the player has. `amount` of them; `combination`: each chosen by itself.
    """

    mana: str
    amount: Any = 1
    who: Selector = You()
    among: Any = None  # a filter of permanents or a selector, for "could produce" and "colours among"
    combination: bool = False
    restriction: SpendOnly | None = None


class PutFromHand(Instruction, frozen=True):
    """Each of the players may put a card that fits from hand (or another zone of theirs) onto the battlefield, all at once."""

    what: Filter
    who: Selector = You()
    optional: bool = True
    zone: str = "hand"


class Pump(Instruction, frozen=True):
    """Creatures get +X/+X and abilities until end of turn (611.2), or change otherwise by the `changes` of `statics`."""

    what: Selector
    changes: tuple[Any, ...]
    until: str = "end-of-turn"
    as_long_as: Condition | None = None  # 611.2b; with `until` "game"


class GainControl(Instruction, frozen=True):
    """A player gains control of permanents."""

    what: Selector
    who: Selector = You()
    until: str = "end-of-turn"


class ExchangeControl(Instruction, frozen=True):
    """Players exchange control of two permanents (701.12b)."""

    first: Selector
    second: Selector


class Counter(Instruction, frozen=True):
    """Spells or abilities are countered (701.6)."""

    what: Selector


class Attach(Instruction, frozen=True):
    """An Aura or Equipment becomes attached to an object (701.3)."""

    to: Selector
    what: Selector = This()


class CopySpell(Instruction, frozen=True):
    """A spell or ability on the stack is copied (707.10); the controller may choose new targets."""

    what: Selector
    count: Any = 1
    without_legendary: bool = False


class MultiplyX(Instruction, frozen=True):
    """The value of X of a spell becomes so many times what it is (107.3a)."""

    what: Selector
    by: int = 2


class Later(Instruction, frozen=True):
    """A delayed triggered ability is created (603.7); `ability` is a `Triggered`."""

    ability: Any
    remember: tuple[str, ...] = ()
    until: str = "once"


class WhenYouDo(Instruction, frozen=True):
    """A reflexive triggered ability triggers if the instruction was carried out (603.12); `then` is a `Triggered`."""

    first: Instruction
    then: Any


class Effect(Instruction, frozen=True):
    """A continuous effect of the `statics` vocabulary begins (611.2); `on`: on these permanents, which are fixed as it does (611.2c)."""

    part: Any
    until: str = "end-of-turn"
    on: Selector | None = None


class CastFree(Instruction, frozen=True):
    """A player may cast the objects without paying their mana costs (118.9, 608.2g).

    `gains`: changes to a creature spell that is cast so, until that player loses control of it (702.62a).
    """

    what: Selector
    who: Selector = You()
    gains: tuple[Any, ...] = ()


class Suspend(Instruction, frozen=True):
    """Exile this card with time counters on it (702.62a)."""

    count: Any
