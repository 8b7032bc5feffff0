"""What can't be done, what may be done at other times, and what costs more or less (101.2, 118, 601.2f)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import (
    A_CREATURE,
    FLASH,
    FLYING,
    REMINDER,
    TARGET,
    YOUR_CREATURE,
    activated,
    chooses_as_it_enters,
    do,
    enters_with,
    has,
    removing,
    static,
    when,
)
from oracle.vocabulary.abilities import Activated, Keyword, Slot
from oracle.vocabulary.amounts import CountersOn, X
from oracle.vocabulary.costs import SacrificeSelf, cost
from oracle.vocabulary.filters import ANYTHING, CREATURE, INSTANT_OR_SORCERY, Compare, Filter, Who, described
from oracle.vocabulary.instructions import Counter, Draw, Later, May, Move, PayOr, PutCounters, Untap
from oracle.vocabulary.patterns import Drawn, SpellCast, StepBegins, ZoneChange
from oracle.vocabulary.rewrites import Elsewhere, InsteadDo
from oracle.vocabulary.selectors import ControllerOf, EventObject, Remembered, This
from oracle.vocabulary.statics import ActivatedAsThoughHasty, CostChange, Flash, Grant, NoLegendRule, Prohibit, Replace

CARDS = (
    card(
        "Pithing Needle",
        "{1}",
        "Artifact",
        chooses_as_it_enters("name"),
        static(Prohibit("activate", Filter(of_chosen="name"), unless_mana=True)),
    ),
    card(
        "Meddling Mage",
        "{W}{U}",
        "Creature — Human Wizard",
        chooses_as_it_enters("name", nonland=True),
        static(Prohibit("cast", Filter(of_chosen="name"))),
        size="2/2",
    ),
    card(
        "Chalice of the Void",
        "{X}{X}",
        "Artifact",
        enters_with(X(), "charge"),
        when(
            SpellCast(Filter(mana_value=Compare("==", CountersOn("charge", This()))), Who.ANYONE),
            Counter(EventObject()),
        ),
    ),
    card(
        "Judge's Familiar",
        "{W/U}",
        "Creature — Bird",
        FLYING,
        Activated(
            cost(SacrificeSelf()),
            PayOr(cost("{1}"), ControllerOf(TARGET), unpaid=Counter(TARGET)),
            (Slot(INSTANT_OR_SORCERY, zone="stack"),),
        ),
        size="1/1",
    ),
    card("Suppression Field", "{1}{W}", "Enchantment", static(CostChange(2, abilities=True))),
    card(
        "Stenn, Paranoid Partisan",
        "{W}{U}",
        "Legendary Creature — Human Wizard",
        chooses_as_it_enters(
            "card-type", options=("artifact", "battle", "enchantment", "instant", "kindred", "planeswalker", "sorcery")
        ),
        static(CostChange(-1, Filter(of_chosen="card-type"), Who.YOU)),
        activated(
            "{1}{W}{U}",
            do(
                Move(This(), "exile", remember="exiled"),
                Later(
                    when(StepBegins("end", Who.ANYONE), Move(Remembered("exiled"), "battlefield")),
                    remember=("exiled",),
                ),
            ),
        ),
        size="2/2",
    ),
    card("Vedalken Orrery", "{4}", "Artifact", static(Flash(ANYTHING))),
    card(
        "Yeva, Nature's Herald",
        "{2}{G}{G}",
        "Legendary Creature — Elf Shaman",
        FLASH,
        static(Flash(described(CREATURE, colors=("G",)))),
        size="4/4",
    ),
    card(
        "Thousand-Year Elixir",
        "{3}",
        "Artifact",
        static(ActivatedAsThoughHasty(YOUR_CREATURE)),
        activated("{1}{T}", Untap(TARGET), A_CREATURE),
    ),
    card("Mirror Gallery", "{5}", "Artifact", static(NoLegendRule())),
    card(
        "Rhythm of the Wild",
        "{1}{R}{G}",
        "Enchantment",
        static(Prohibit("be-countered", YOUR_CREATURE)),
        has(described(YOUR_CREATURE, token=False), Grant(Keyword("riot"))),
    ),
    # Elsewhere than to a graveyard
    card(
        "Dryad Militant",
        "{G/W}",
        "Creature — Dryad Soldier",
        REMINDER,
        static(Replace(ZoneChange(described(INSTANT_OR_SORCERY, token=False), to="graveyard"), Elsewhere("exile"))),
        size="2/1",
    ),
    card(
        "Compost",
        "{1}{G}",
        "Enchantment",
        when(
            ZoneChange(Filter(colors=("B",), token=False), to="graveyard", whose=Who.OPPONENT),
            May(Draw()),
        ),
    ),
    card(
        "Pursuit of Knowledge",
        "{3}{W}",
        "Enchantment",
        static(Replace(Drawn(), InsteadDo(PutCounters("study")), optional=True)),
        Activated(cost(removing("study", 3), SacrificeSelf()), Draw(7)),
    ),
)
