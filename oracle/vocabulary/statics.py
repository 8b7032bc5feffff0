"""What static abilities, and the continuous effects of resolved spells, do all the time (604, 611).

`Continuous` changes characteristics through the layers (613, `oracle.layers`); `Cant` forbids (614.17, `oracle.cant`);
`Replace` changes what would happen (614, `oracle.replacement`); `CausesNoTrigger` and `TriggersAgain` speak of triggered
abilities (603.2, 603.2d, `oracle.triggers`); the rest change what players may do (`oracle.permissions`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.vocabulary.filters import ANYTHING, THIS, Filter, Who
from oracle.vocabulary.patterns import Pattern


class Change(msgspec.Struct, frozen=True):
    """One change to characteristics, in one layer."""


# Layer 2 -----------------------------------------------------------------------------------------------------------
class ControlledBy(Change, frozen=True):
    """The affected object is under a player's control: the source's controller ("you"), or a player's id."""

    who: str = "you"


# Layer 4 -----------------------------------------------------------------------------------------------------------
class AddTypes(Change, frozen=True):
    """Types, subtypes, supertypes in addition to those it has (205.1b)."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    every_creature_type: bool = False
    chosen: str | None = None  # the subtype that was chosen as the source entered, by the kind of choice: creature-type


class SetTypes(Change, frozen=True):
    """These types instead of those it has; subtypes of types that go are lost with them (205.1a)."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()


class RemoveTypes(Change, frozen=True):
    """Not these types, nor their subtypes."""

    types: tuple[str, ...]


class RemoveSupertypes(Change, frozen=True):
    """Not these supertypes."""

    supertypes: tuple[str, ...]


class SetCreatureTypes(Change, frozen=True):
    """These creature types instead of those it has."""

    subtypes: tuple[str, ...]


class SetLandTypes(Change, frozen=True):
    """These basic land types instead of its land types, with the abilities that come and go (305.7).

    `remembered`: the type that was put aside under this name as the effect began.
    """

    subtypes: tuple[str, ...] = ()
    remembered: str | None = None


class AddLandTypes(Change, frozen=True):
    """Basic land types in addition, with their mana abilities (305.6); `every`: all five."""

    subtypes: tuple[str, ...] = ()
    every: bool = False


# Layer 5 -----------------------------------------------------------------------------------------------------------
class SetColors(Change, frozen=True):
    """These colours and no others; none: colourless."""

    colors: tuple[str, ...]


class AddColors(Change, frozen=True):
    """These colours in addition."""

    colors: tuple[str, ...]


# Layer 6 -----------------------------------------------------------------------------------------------------------
class Grant(Change, frozen=True):
    """An ability in addition; `ability` is an `Ability`."""

    ability: Any


class LoseAllAbilities(Change, frozen=True):
    """No abilities: those it has when this applies."""


class LoseKeyword(Change, frozen=True):
    """Not this keyword."""

    keyword: str


# Layer 7 -----------------------------------------------------------------------------------------------------------
class DefinePT(Change, frozen=True):
    """Power and toughness as a characteristic-defining ability gives them (7a, 604.3)."""

    power: Any
    toughness: Any


class SetPT(Change, frozen=True):
    """Base power and toughness set (7b); None: that one stays as it is."""

    power: Any
    toughness: Any


class AddPT(Change, frozen=True):
    """Power and toughness raised or lowered (7c); negative amounts lower."""

    power: Any
    toughness: Any


class SwitchPT(Change, frozen=True):
    """Power and toughness switched (7d)."""


# Parts of static abilities -------------------------------------------------------------------------------------------
class StaticPart(msgspec.Struct, frozen=True):
    """One thing that a static ability does."""


class Continuous(StaticPart, frozen=True):
    """Changes to what fits a description; which objects is decided in the first layer it applies in (613.6).

    `where`: the zones of the objects that are changed (109.2): permanents, unless the ability speaks of cards or spells.
    """

    changes: tuple[Change, ...]
    what: Filter = THIS
    where: tuple[str, ...] = ("battlefield",)


class Cant(StaticPart, frozen=True):
    """Events that fit can't happen (614.17); also what can't be done: see `Prohibit`."""

    event: Pattern


class Prohibit(StaticPart, frozen=True):
    """Players or objects that can't act: `action` is one of attack, block, be-blocked, cast, activate, be-countered, untap,
    be-targeted, be-regenerated, search. `by`: being blocked, only by creatures that fit."""

    action: str
    what: Filter = THIS
    who: Who = Who.ANYONE
    unless_mana: bool = False  # activating: mana abilities are exempt
    by: Filter | None = None


class Require(StaticPart, frozen=True):
    """Creatures that attack if able (`action` attack, 508.1d) or must be blocked if able (be-blocked, 509.1c)."""

    action: str
    what: Filter = THIS


class Rewrite(msgspec.Struct, frozen=True):
    """What a replacement effect makes of an event."""


class Replace(StaticPart, frozen=True):
    """A replacement or prevention effect (614, 615)."""

    event: Pattern
    by: Rewrite
    optional: bool = False
    self_replacement: bool = False
    next_time: bool = False  # of an effect that began: used up once it has applied ("the next time")


class CausesNoTrigger(StaticPart, frozen=True):
    """Events that fit don't cause abilities to trigger (of objects that fit, if a description is given)."""

    cause: Pattern
    of: Filter | None = None


class TriggersAgain(StaticPart, frozen=True):
    """If an event that fits (None: any) causes an ability of a permanent that fits to trigger, it does an additional time (603.2d); one
    of a spell, too, that fits `spells`."""

    cause: Pattern | None
    of: Filter = Filter()
    spells: Filter | None = None


class ReturnsExiled(StaticPart, frozen=True):
    """When the source has left the battlefield, what was exiled until then returns at once (610.3). Begun by such an effect."""


class ActivatedAsThoughHasty(StaticPart, frozen=True):
    """Abilities with {T} or {Q} of creatures that fit may be activated as though those had haste."""

    what: Filter


class Flash(StaticPart, frozen=True):
    """Spells that fit may be cast as though they had flash."""

    what: Filter
    who: Who = Who.YOU


class CostChange(StaticPart, frozen=True):
    """Spells that fit, or activated abilities of what fits (`abilities`), cost more or less generic mana.

    `change` is an amount; its "that player" is who casts or activates.
    """

    change: Any
    what: Filter = ANYTHING
    who: Who = Who.ANYONE
    abilities: bool = False
    but_mana_abilities: bool = True


class KeepsCounters(StaticPart, frozen=True):
    """Counters stay on the source as it changes zones, except to these."""

    not_to: tuple[str, ...] = ()


class NoLegendRule(StaticPart, frozen=True):
    """The legend rule doesn't apply (to what fits)."""

    what: Filter = ANYTHING


class LivesWithoutLife(StaticPart, frozen=True):
    """Having no life left doesn't make a player lose the game (704.5a)."""

    who: Who = Who.YOU


class SkipStep(StaticPart, frozen=True):
    """A player's step is skipped; `step` may be a phase too: beginning, combat, ending (500.11)."""

    step: str
    who: Who = Who.YOU


class ManaKeeps(StaticPart, frozen=True):
    """Mana doesn't empty from the pool as steps end."""

    who: Who = Who.YOU


class MaxHandSize(StaticPart, frozen=True):
    """The maximum hand size; None: none."""

    size: int | None
    who: Who = Who.YOU


class SpendAs(StaticPart, frozen=True):
    """Players may spend mana of some types as though it were of others (609.4b); of those alone, if `only`. Types as letters."""

    types: str
    like: str
    who: Who = Who.YOU
    only: bool = False
