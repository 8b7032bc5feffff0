"""Cards with abilities on a state of the game, on other abilities, or that end the game (603.8, 603.3b, 104.2b)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import FLYING, INDESTRUCTIBLE, activated, enters_with, static, when, whenever_one_dies
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.amounts import Count, CountersOn, Exists, Is, Not
from oracle.vocabulary.choices import IfYouDo
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import ANYTHING, CREATURE, THIS, Compare, Filter, Who, described
from oracle.vocabulary.game import WinGame
from oracle.vocabulary.instructions import Counter, CreateTokens, PayOr, RemoveCounters, Sacrifice
from oracle.vocabulary.patterns import AbilityTriggers, DamageDealt, StateIs, StepBegins, enters
from oracle.vocabulary.rewrites import PutCountersInstead
from oracle.vocabulary.selectors import ControllerOf, EventObject, This
from oracle.vocabulary.statics import Replace
from oracle.vocabulary.tokens import TREASURE

_MARIT_LAGE = Face(
    name="Marit Lage",
    types=("creature",),
    subtypes=("Avatar",),
    supertypes=("legendary",),
    colors=("B",),
    power=20,
    toughness=20,
    lines=(FLYING, INDESTRUCTIBLE),
)
_DEPLETED = CountersOn("depletion", This())

CARDS = (
    card(
        "Dark Depths",
        None,
        "Legendary Snow Land",
        enters_with(10, "ice"),
        activated("{3}", RemoveCounters("ice")),
        when(
            StateIs(Not(Exists(described(THIS, counter="ice")))),
            IfYouDo(Sacrifice(what=This()), CreateTokens(_MARIT_LAGE)),
        ),
    ),
    card(
        "Force Bubble",
        "{2}{W}{W}",
        "Enchantment",
        static(Replace(DamageDealt(to_player=Who.YOU), PutCountersInstead("depletion", on=This()))),
        when(StateIs(Is(_DEPLETED, Compare(">=", 4))), Sacrifice(what=This())),
        when(StepBegins("end", Who.ANYONE), RemoveCounters("depletion", _DEPLETED)),
    ),
    card(
        "Revel in Riches",
        "{4}{B}",
        "Enchantment",
        whenever_one_dies(described(CREATURE, controller=Who.OPPONENT), CreateTokens(TREASURE)),
        when(
            StepBegins("upkeep"),
            WinGame(),
            condition=Is(Count(Filter(subtypes=("Treasure",), controller=Who.YOU)), Compare(">=", 10)),
        ),
    ),
    card(
        "Strict Proctor",
        "{1}{W}",
        "Creature — Spirit Cleric",
        FLYING,
        when(
            AbilityTriggers(enters(ANYTHING)),
            PayOr(cost("{2}"), ControllerOf(EventObject()), unpaid=Counter(EventObject())),
        ),
        size="1/3",
    ),
)
