"""Instants and sorceries about cards, spells, control, size and life; and creatures that do such things."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    A_PLAYER,
    A_SPELL,
    DOUBLE_STRIKE,
    HASTE,
    INDESTRUCTIBLE,
    TARGET,
    UNDYING,
    YOURS,
    do,
    gets,
    pumps,
    sacrificing,
    spell,
)
from oracle.vocabulary.abilities import Activated, AdditionalCost, Modal, Mode, Slot, SpellAbility
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import CREATURE, LAND, PLANESWALKER, Compare, Filter, Who, described
from oracle.vocabulary.instructions import (
    Counter,
    DealDamage,
    Discard,
    Draw,
    Effect,
    GainControl,
    GainLife,
    LoseLife,
    Mill,
    PlayerCounters,
    PutCounters,
    Scry,
    Search,
    Untap,
)
from oracle.vocabulary.patterns import DamageDealt
from oracle.vocabulary.selectors import Each, EachOpponent
from oracle.vocabulary.statics import (
    AddTypes,
    Grant,
    LoseAllAbilities,
    Prevent,
    Replace,
    SetColors,
    SetCreatureTypes,
    SetPT,
)

_PLAYER_OR_PLANESWALKER = Slot(PLANESWALKER, Who.ANYONE)
_BASIC_LAND = described(LAND, supertypes=("basic",))

CARDS = (
    # Spells countered
    card("Counterspell", "{U}{U}", "Instant", spell(Counter(TARGET), A_SPELL)),
    card(
        "Disdainful Stroke",
        "{1}{U}",
        "Instant",
        spell(Counter(TARGET), Slot(Filter(mana_value=Compare(">=", 4)), zone="stack")),
    ),
    # Cards
    card("Opt", "{U}", "Instant", spell(Scry(1)), spell(Draw())),
    card("Mind Rot", "{2}{B}", "Sorcery", spell(Discard(2, TARGET), A_PLAYER)),
    card("Thought Scour", "{U}", "Instant", spell(do(Mill(2, TARGET)), A_PLAYER), spell(Draw())),
    card(
        "Village Rites",
        "{B}",
        "Instant",
        AdditionalCost("sacrifice", cost(sacrificing(CREATURE)), optional=False),
        spell(Draw(2)),
    ),
    card("Rampant Growth", "{1}{G}", "Sorcery", spell(Search(_BASIC_LAND, "battlefield", tapped=True))),
    card(
        "Viscera Seer",
        "{B}",
        "Creature — Vampire Wizard",
        Activated(cost(sacrificing(CREATURE)), Scry(1)),
        size="1/1",
    ),
    # Life and poison
    card("Revitalize", "{1}{W}", "Instant", spell(GainLife(3)), spell(Draw())),
    card(
        "Prologue to Phyresis", "{1}{U}", "Instant", spell(PlayerCounters("poison", 1, EachOpponent())), spell(Draw())
    ),
    card(
        "Caress of Phyrexia",
        "{3}{B}{B}",
        "Sorcery",
        spell(do(Draw(3, TARGET), LoseLife(3, TARGET), PlayerCounters("poison", 3, TARGET)), A_PLAYER),
    ),
    card("Darkness", "{B}", "Instant", spell(Effect(Replace(DamageDealt(combat=True), Prevent())))),
    # Control
    card(
        "Act of Treason",
        "{2}{R}",
        "Sorcery",
        spell(do(GainControl(TARGET), Untap(TARGET), gets(TARGET, Grant(HASTE))), A_CREATURE),
    ),
    # Size and abilities
    card("Last Gasp", "{1}{B}", "Instant", spell(pumps(-3, -3), A_CREATURE)),
    card("Infest", "{1}{B}{B}", "Sorcery", spell(pumps(-2, -2, Each(CREATURE)))),
    card(
        "Cower in Fear",
        "{1}{B}{B}",
        "Instant",
        spell(pumps(-1, -1, Each(described(CREATURE, controller=Who.OPPONENT)))),
    ),
    card("Humble", "{1}{W}", "Instant", spell(gets(TARGET, LoseAllAbilities(), SetPT(0, 1)), A_CREATURE)),
    card("Ovinize", "{1}{U}", "Instant", spell(gets(TARGET, LoseAllAbilities(), SetPT(0, 1)), A_CREATURE)),
    card(
        "Gift of Tusks",
        "{U}",
        "Instant",
        spell(
            gets(TARGET, LoseAllAbilities(), SetColors(("G",)), SetCreatureTypes(("Elephant",)), SetPT(3, 3)),
            A_CREATURE,
        ),
    ),
    card("Animate Land", "{G}", "Instant", spell(gets(TARGET, AddTypes(("creature",)), SetPT(3, 3)), Slot(LAND))),
    card("Undying Evil", "{B}", "Instant", spell(gets(TARGET, Grant(UNDYING)), A_CREATURE)),
    card("Dragonscale Boon", "{3}{G}", "Instant", spell(do(PutCounters("p1p1", 2, TARGET), Untap(TARGET)), A_CREATURE)),
    # Modes
    card(
        "Boros Charm",
        "{R}{W}",
        "Instant",
        SpellAbility(
            modal=Modal(
                (
                    Mode(DealDamage(4, (TARGET,)), (_PLAYER_OR_PLANESWALKER,)),
                    Mode(gets(Each(YOURS), Grant(INDESTRUCTIBLE))),
                    Mode(gets(TARGET, Grant(DOUBLE_STRIKE)), (A_CREATURE,)),
                )
            )
        ),
    ),
)
