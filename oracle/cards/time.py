"""Time: upkeep that accumulates, fading, vanishing, suspend (702.24, 702.32, 702.62, 702.63)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    FLYING,
    HASTE,
    SHROUD,
    TARGET,
    TRAMPLE,
    activated,
    damage_to_any_target,
    pumps,
    removing,
    sacrificing,
    spell,
    static,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import ANY_TARGET, Activated, Keyword, Slot, Triggered
from oracle.vocabulary.amounts import Exists
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import ANYTHING, THIS, Filter, Who, described
from oracle.vocabulary.instructions import Draw, GainLife, LoseLife, May, Move, PayOr, RemoveCounters
from oracle.vocabulary.patterns import SpellCast, leaves
from oracle.vocabulary.selectors import EventPlayer, Linked, This
from oracle.vocabulary.statics import Prohibit

_SUSPENDED = Exists(described(THIS, counter="time"), zone="exile")  # 702.62b


def _cumulative_upkeep(price: str) -> Keyword:
    return Keyword("cumulative upkeep", cost(price))


def _suspend(number: int, price: str) -> Keyword:
    return Keyword("suspend", (number, cost(price)))


CARDS = (
    # Cumulative upkeep
    card(
        "Mystic Remora",
        "{U}",
        "Enchantment",
        _cumulative_upkeep("{1}"),
        when(
            SpellCast(Filter(without_types=("creature",)), Who.OPPONENT),
            PayOr(cost("{4}"), who=EventPlayer(), unpaid=May(Draw())),
        ),
    ),
    card("Illusionary Forces", "{3}{U}", "Creature — Illusion", FLYING, _cumulative_upkeep("{U}"), size="4/4"),
    card(
        "Soldevi Simulacrum",
        "{4}",
        "Artifact Creature — Soldier",
        _cumulative_upkeep("{1}"),
        activated("{1}", pumps(1, 0, This())),
        size="2/4",
    ),
    card(
        "Yavimaya Ants",
        "{2}{G}{G}",
        "Creature — Insect",
        (TRAMPLE, HASTE),
        _cumulative_upkeep("{G}{G}"),
        size="5/1",
    ),
    card(
        "Illusions of Grandeur",
        "{3}{U}",
        "Enchantment",
        _cumulative_upkeep("{2}"),
        when_it_enters(GainLife(20)),
        when(leaves(), LoseLife(20)),
    ),
    # Fading, vanishing
    card(
        "Blastoderm",
        "{2}{G}{G}",
        "Creature — Beast",
        SHROUD,
        Keyword("fading", 3),
        size="5/5",
    ),
    card("Cloudskate", "{1}{U}", "Creature — Illusion", FLYING, Keyword("fading", 3), size="2/2"),
    card(
        "Parallax Wave",
        "{2}{W}{W}",
        "Enchantment",
        Keyword("fading", 5),
        Activated(cost(removing("fade")), Move(TARGET, "exile", link="exiled"), (A_CREATURE,)),
        when(leaves(), Move(Linked("exiled"), "battlefield")),
    ),
    card("Waning Wurm", "{3}{B}", "Creature — Zombie Wurm", Keyword("vanishing", 2), size="7/6"),
    # Suspend
    card(
        "Rift Bolt",
        "{2}{R}",
        "Sorcery",
        spell(damage_to_any_target(3), ANY_TARGET),
        _suspend(1, "{R}"),
    ),
    card("Durkwood Baloth", "{4}{G}{G}", "Creature — Beast", _suspend(5, "{G}"), size="5/5"),
    card(
        "Riftwing Cloudskate",
        "{3}{U}{U}",
        "Creature — Illusion",
        FLYING,
        when_it_enters(Move(TARGET, "hand"), Slot(ANYTHING)),
        _suspend(3, "{1}{U}"),
        size="2/2",
    ),
    card(
        "Deep-Sea Kraken",
        "{7}{U}{U}{U}",
        "Creature — Kraken",
        static(Prohibit("be-blocked")),
        _suspend(9, "{2}{U}"),
        Triggered(SpellCast(who=Who.OPPONENT), RemoveCounters("time"), condition=_SUSPENDED, zones=("exile",)),
        size="6/6",
    ),
    card(
        "Greater Gargadon",
        "{9}{R}",
        "Creature — Beast",
        _suspend(10, "{R}"),
        Activated(
            cost(sacrificing(Filter(any_type=("artifact", "creature", "land")))),
            RemoveCounters("time"),
            zone="exile",
            condition=_SUSPENDED,
        ),
        size="9/7",
    ),
)
