"""Cards whose abilities are linked: one sets cards aside, another speaks of them (607); and what returns when its source leaves (610.3)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import ANOTHER_CREATURE, TARGET, do, spell, when, when_it_enters
from oracle.vocabulary.abilities import Activated, Slot
from oracle.vocabulary.amounts import ManaValueOf
from oracle.vocabulary.copies import CastCopies
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import ARTIFACT, NONLAND, Compare, Filter, Who, described
from oracle.vocabulary.instructions import CreateTokens, Later, May, Move, PutCounters, Remember
from oracle.vocabulary.patterns import StepBegins, ZoneChange
from oracle.vocabulary.selectors import Choice, Each, EventObject, Linked, Remembered, Target

_INSTANT = Filter(types=("instant",))
_EXILED = Linked("exiled")
_ANY_NUMBER = 1000


def _may_exile_from_hand(what: Filter) -> Move:
    return Move(Choice(what, least=0, zone="hand", whose=Who.YOU), "exile", link="exiled")


CARDS = (
    card(
        "Elite Arcanist",
        "{3}{U}",
        "Creature — Human Wizard",
        when_it_enters(_may_exile_from_hand(_INSTANT)),
        Activated(cost("{X}{T}"), CastCopies(_EXILED), x=ManaValueOf(_EXILED)),
        size="1/1",
    ),
    card(
        "Isochron Scepter",
        "{2}",
        "Artifact",
        when_it_enters(_may_exile_from_hand(described(_INSTANT, mana_value=Compare("<=", 2)))),
        Activated(cost("{2}{T}"), May(CastCopies(_EXILED))),
    ),
    card(
        "Prototype Portal",
        "{4}",
        "Artifact",
        when_it_enters(_may_exile_from_hand(ARTIFACT)),
        Activated(cost("{X}{T}"), CreateTokens(_EXILED), x=ManaValueOf(_EXILED)),
    ),
    card(
        "Lagrella, the Magpie",
        "{G}{W}{U}",
        "Legendary Creature — Human Soldier",
        when_it_enters(
            do(
                Move(TARGET, "exile", until_leaves=True, remember="exiled"),
                Later(
                    when(
                        ZoneChange(Filter(controller=Who.YOU), origin="exile", to="battlefield", remembered="exiled"),
                        PutCounters("p1p1", 2, EventObject()),
                    ),
                    remember=("exiled",),
                    until="game",
                ),
            ),
            Slot(ANOTHER_CREATURE, least=0, most=_ANY_NUMBER, different_controllers=True),
        ),
        size="2/3",
    ),
    card(
        "Sudden Disappearance",
        "{5}{W}",
        "Sorcery",
        spell(
            do(
                Remember(Target(0), "player"),
                Move(Each(described(NONLAND, controller=Who.REMEMBERED)), "exile", remember="exiled"),
                Later(
                    when(StepBegins("end", Who.ANYONE), Move(Remembered("exiled"), "battlefield")),
                    remember=("exiled",),
                ),
            ),
            Slot(players=Who.ANYONE),
        ),
    ),
)
