"""Keyword abilities (702) that are other abilities written short: how each is written out in the rest of the vocabulary.

A face or an effect says `Keyword("persist")`; an object then has that keyword and, beside it, the abilities that it stands for
(`written_out`). Keywords that the rules elsewhere read by their name (flying, trample, infect ...) are not here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from oracle.vocabulary.abilities import Ability, Activated, Keyword, Slot, SpecialAction, Static, Triggered
from oracle.vocabulary.amounts import Chose, ColorsSpent, CountersOn, Exists, Is, Not, OneOf, PowerOf, ToughnessOf, X
from oracle.vocabulary.costs import Cost, DiscardSelf
from oracle.vocabulary.filters import CREATURE, THIS, Compare, Filter, Who, described
from oracle.vocabulary.instructions import (
    Attach,
    CastFree,
    Counter,
    CreateTokens,
    Do,
    Draw,
    If,
    Instruction,
    May,
    Move,
    MoveCounters,
    PayOr,
    PlayerCounters,
    Pump,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Suspend,
)
from oracle.vocabulary.keywords_casting import devour, embalm, impending, partner_with, squad
from oracle.vocabulary.keywords_combat import annihilator, flanking, melee, ninjutsu
from oracle.vocabulary.patterns import (
    BecameTarget,
    CountersRemoved,
    DamageDealt,
    Pattern,
    SpellCast,
    StepBegins,
    dies,
    enters,
)
from oracle.vocabulary.rewrites import EntersChanged, EntersWithCounters, MayEnter, Prevent, Tribute
from oracle.vocabulary.selectors import ControllerOf, EventObject, EventPlayer, EventSource, Remembered, Target, This
from oracle.vocabulary.statics import AddPT, AddTypes, Continuous, Grant, Replace, Rewrite, SetColors
from oracle.vocabulary.tokens import AFTERLIFE_SPIRIT, GERM, REBEL, SERVO

WrittenOut = Callable[[Any], tuple[Ability, ...]]


def _returns_unless_it_had(kind: str, keyword: str) -> tuple[Ability, ...]:
    """Return the ability that returns a creature that died without counters of a kind, with one of them on it."""
    return (
        Triggered(
            on=dies(),
            condition=Is(CountersOn(kind, This()), Compare("==", 0)),
            effect=Move(EventObject(), "battlefield", counters=((kind, 1),)),
            keyword=keyword,
        ),
    )


def persist(_value: Any) -> tuple[Ability, ...]:
    """Return what persist stands for (702.79a)."""
    return _returns_unless_it_had("m1m1", "persist")


def undying(_value: Any) -> tuple[Ability, ...]:
    """Return what undying stands for (702.93a)."""
    return _returns_unless_it_had("p1p1", "undying")


def changeling(_value: Any) -> tuple[Ability, ...]:
    """Return what changeling stands for: it defines the creature types (702.73a)."""
    every = Continuous((AddTypes(every_creature_type=True),))
    return (Static((every,), defines=True, keyword="changeling"),)


def devoid(_value: Any) -> tuple[Ability, ...]:
    """Return what devoid stands for: it defines the colours (702.114a)."""
    return (Static((Continuous((SetColors(()),)),), defines=True, keyword="devoid"),)


def _as_it_enters(by: Rewrite, keyword: str) -> Static:
    return Static((Replace(enters(), by),), keyword=keyword)


def _in_your_upkeep(effect: Instruction, keyword: str, **fields: Any) -> Triggered:
    return Triggered(StepBegins("upkeep"), effect, keyword=keyword, **fields)


_SACRIFICE_IT = Sacrifice(what=This())


# -- as it enters -------------------------------------------------------------------------------------------------------------


def tribute(number: Any) -> tuple[Ability, ...]:
    """Return what tribute stands for (702.104a)."""
    return (_as_it_enters(Tribute(number), "tribute"),)


TRIBUTE_NOT_PAID = Not(Chose("tribute"))  # 702.104b


def riot(_value: Any) -> tuple[Ability, ...]:
    """Return what riot stands for (702.136a)."""
    haste = EntersChanged((Grant(Keyword("haste")),))
    return (_as_it_enters(MayEnter(EntersWithCounters("p1p1", 1), otherwise=haste), "riot"),)


def ravenous(_value: Any) -> tuple[Ability, ...]:
    """Return what ravenous stands for (702.156a)."""
    draw = Triggered(enters(), Draw(), condition=Is(X(), Compare(">=", 5)), keyword="ravenous")
    return (_as_it_enters(EntersWithCounters("p1p1", X()), "ravenous"), draw)


def sunburst(_value: Any) -> tuple[Ability, ...]:
    """Return what sunburst stands for on what is no creature (702.44a)."""
    return (_as_it_enters(EntersWithCounters("charge", ColorsSpent()), "sunburst"),)


def fading(number: Any) -> tuple[Ability, ...]:
    """Return what fading stands for (702.32a)."""
    fade = If(Exists(described(THIS, counter="fade")), RemoveCounters("fade"), _SACRIFICE_IT)
    return (_as_it_enters(EntersWithCounters("fade", number), "fading"), _in_your_upkeep(fade, "fading"))


def vanishing(number: Any) -> tuple[Ability, ...]:
    """Return what vanishing stands for (702.63a)."""
    has_one = Exists(described(THIS, counter="time"))
    return (
        _as_it_enters(EntersWithCounters("time", number), "vanishing"),
        _in_your_upkeep(RemoveCounters("time"), "vanishing", condition=has_one),
        Triggered(CountersRemoved(THIS, "time", last=True), _SACRIFICE_IT, keyword="vanishing"),
    )


def modular(number: Any) -> tuple[Ability, ...]:
    """Return what modular stands for (702.43a)."""
    return (
        _as_it_enters(EntersWithCounters("p1p1", number), "modular"),
        Triggered(
            dies(),
            May(PutCounters("p1p1", CountersOn("p1p1", This()), Target(0))),
            (Slot(Filter(types=("artifact", "creature"))),),
            keyword="modular",
        ),
    )


def graft(number: Any) -> tuple[Ability, ...]:
    """Return what graft stands for (702.58a)."""
    return (
        _as_it_enters(EntersWithCounters("p1p1", number), "graft"),
        Triggered(
            enters(described(CREATURE, other=True)),
            May(MoveCounters("p1p1", 1, This(), EventObject())),
            condition=Exists(described(THIS, counter="p1p1")),
            keyword="graft",
        ),
    )


# -- triggered abilities ----------------------------------------------------------------------------------------------------------


def cumulative_upkeep(cost: Cost) -> tuple[Ability, ...]:
    """Return what cumulative upkeep stands for (702.24a)."""
    ages = Do(
        (
            PutCounters("age"),
            PayOr(cost, unpaid=_SACRIFICE_IT, times=CountersOn("age", This())),
        )
    )
    return (_in_your_upkeep(If(Exists(THIS), ages), "cumulative upkeep"),)


def fabricate(number: Any) -> tuple[Ability, ...]:
    """Return what fabricate stands for (702.123a)."""
    counters = May(PutCounters("p1p1", number), otherwise=CreateTokens(SERVO, number))
    return (Triggered(enters(), counters, keyword="fabricate"),)


def afterlife(number: Any) -> tuple[Ability, ...]:
    """Return what afterlife stands for (702.135a)."""
    return (Triggered(dies(), CreateTokens(AFTERLIFE_SPIRIT, number), keyword="afterlife"),)


def evolve(_value: Any) -> tuple[Ability, ...]:
    """Return what evolve stands for (702.100a)."""
    stronger = Is(PowerOf(EventObject()), Compare(">", PowerOf(This())))
    tougher = Is(ToughnessOf(EventObject()), Compare(">", ToughnessOf(This())))
    return (
        Triggered(
            enters(described(CREATURE, controller=Who.YOU)),
            PutCounters("p1p1"),
            condition=OneOf((stronger, tougher)),
            keyword="evolve",
        ),
    )


def poisonous(number: Any) -> tuple[Ability, ...]:
    """Return what poisonous stands for (702.70a)."""
    hits = DamageDealt(THIS, to_player=Who.ANYONE, combat=True)
    return (Triggered(hits, PlayerCounters("poison", number, EventPlayer()), keyword="poisonous"),)


def ward(cost: Cost) -> tuple[Ability, ...]:
    """Return what ward stands for (702.21a)."""
    unless = PayOr(cost, ControllerOf(EventSource()), unpaid=Counter(EventSource()))
    return (Triggered(BecameTarget(THIS, Who.OPPONENT), unless, keyword="ward"),)


def prowess(_value: Any) -> tuple[Ability, ...]:
    """Return what prowess stands for (702.108a)."""
    noncreature: Pattern = SpellCast(Filter(without_types=("creature",)))
    return (Triggered(noncreature, Pump(This(), (AddPT(1, 1),)), keyword="prowess"),)


def living_weapon(_value: Any) -> tuple[Ability, ...]:
    """Return what living weapon stands for (702.92a)."""
    make = Do((CreateTokens(GERM, remember="germ"), Attach(Remembered("germ"))))
    return (Triggered(enters(), make, keyword="living weapon"),)


# -- activated abilities, special actions ---------------------------------------------------------------------------------------


def equip(cost: Cost) -> tuple[Ability, ...]:
    """Return what equip stands for (702.6a)."""
    yours = Slot(described(CREATURE, controller=Who.YOU))
    return (Activated(cost, Attach(Target(0)), (yours,), sorcery_speed=True, keyword="equip"),)


def cycling(cost: Cost) -> tuple[Ability, ...]:
    """Return what cycling stands for (702.29a)."""
    price = Cost((*cost.parts, DiscardSelf()))
    return (Activated(price, Draw(), zone="hand", keyword="cycling"),)


def suspend(value: Any) -> tuple[Ability, ...]:
    """Return what suspend stands for (702.62a): a special action, and two abilities in exile. `value` is the number and the cost.

    A card that an effect gives suspend in exile has it without a number or cost: only the abilities there.
    """
    suspended = Exists(described(THIS, counter="time"), zone="exile")
    hasty = CastFree(This(), gains=(Grant(Keyword("haste")),))
    return (
        *((SpecialAction("suspend", value[1], Suspend(value[0])),) if value is not None else ()),
        _in_your_upkeep(RemoveCounters("time"), "suspend", condition=suspended, zones=("exile",)),
        Triggered(CountersRemoved(THIS, "time", last=True), hasty, zones=("exile",), keyword="suspend"),
    )


# -- protection -----------------------------------------------------------------------------------------------------------------


def protection(quality: Filter) -> tuple[Ability, ...]:
    """Return what protection does to damage (702.16e); the rest of it the rules read by its name."""
    return (Static((Replace(DamageDealt(quality, THIS), Prevent()),), keyword="protection"),)


def for_mirrodin(_value: Any) -> tuple[Ability, ...]:
    """Return what For Mirrodin! stands for (702.163a)."""
    make = Do((CreateTokens(REBEL, remember="rebel"), Attach(Remembered("rebel"))))
    return (Triggered(enters(), make, keyword="for mirrodin!"),)


WRITTEN_OUT: dict[str, WrittenOut] = {
    "afterlife": afterlife,
    "annihilator": annihilator,
    "changeling": changeling,
    "cumulative upkeep": cumulative_upkeep,
    "cycling": cycling,
    "devoid": devoid,
    "devour": devour,
    "embalm": embalm,
    "equip": equip,
    "evolve": evolve,
    "fabricate": fabricate,
    "fading": fading,
    "flanking": flanking,
    "for mirrodin!": for_mirrodin,
    "graft": graft,
    "impending": impending,
    "living weapon": living_weapon,
    "melee": melee,
    "modular": modular,
    "ninjutsu": ninjutsu,
    "partner with": partner_with,
    "persist": persist,
    "poisonous": poisonous,
    "protection": protection,
    "prowess": prowess,
    "ravenous": ravenous,
    "riot": riot,
    "squad": squad,
    "sunburst": sunburst,
    "suspend": suspend,
    "tribute": tribute,
    "undying": undying,
    "vanishing": vanishing,
    "ward": ward,
}


# Those that stand alone, and those with a number; the others have a cost or a quality.
ALONE = frozenset(
    {
        "changeling",
        "devoid",
        "evolve",
        "flanking",
        "for mirrodin!",
        "living weapon",
        "melee",
        "persist",
        "prowess",
        "ravenous",
        "riot",
        "sunburst",
        "undying",
    }
)
WITH_NUMBER = frozenset(
    {
        "afterlife",
        "annihilator",
        "devour",
        "fabricate",
        "fading",
        "graft",
        "modular",
        "poisonous",
        "tribute",
        "vanishing",
    }
)


def written_out(ability: Ability) -> tuple[Ability, ...]:
    """Return an ability and, if it is a keyword that stands for others, those after it: always the same values.

    An effect is told from every other by the very piece of the declaration that it comes from (614.5).
    """
    return _written_out(ability) if isinstance(ability, Keyword) else (ability,)


@lru_cache(maxsize=1024)
def _written_out(keyword: Keyword) -> tuple[Ability, ...]:
    expansion = WRITTEN_OUT.get(keyword.name)
    return (keyword,) if expansion is None else (keyword, *expansion(keyword.value))
