"""Equipment (301.5)."""

from __future__ import annotations

from oracle.cards.faces import SPIRIT, card
from oracle.cards.phrases import DEATHTOUCH, HASTE, LIFELINK, SHROUD, VIGILANCE, activated, has, pumps, when
from oracle.vocabulary.abilities import Keyword
from oracle.vocabulary.amounts import EventObjectIs
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import HOST, Filter
from oracle.vocabulary.instructions import CreateTokens
from oracle.vocabulary.patterns import dies
from oracle.vocabulary.selectors import This
from oracle.vocabulary.statics import AddPT, Grant


def _equip(price: str) -> Keyword:
    return Keyword("equip", cost(price))


CARDS = (
    card("Bonesplitter", "{1}", "Artifact — Equipment", has(HOST, AddPT(2, 0)), _equip("{1}")),
    card(
        "Accorder's Shield",
        "{0}",
        "Artifact — Equipment",
        has(HOST, AddPT(0, 3), Grant(VIGILANCE)),
        _equip("{3}"),
    ),
    card(
        "Basilisk Collar",
        "{1}",
        "Artifact — Equipment",
        has(HOST, Grant(DEATHTOUCH), Grant(LIFELINK)),
        _equip("{2}"),
    ),
    card("Lightning Greaves", "{2}", "Artifact — Equipment", has(HOST, Grant(HASTE), Grant(SHROUD)), _equip("{0}")),
    card(
        "Avacyn's Collar",
        "{1}",
        "Artifact — Equipment",
        has(HOST, AddPT(1, 0), Grant(VIGILANCE)),
        when(dies(HOST), CreateTokens(SPIRIT), condition=EventObjectIs(Filter(subtypes=("Human",)))),
        _equip("{2}"),
    ),
    card(
        "Flayer Husk",
        "{1}",
        "Artifact — Equipment",
        Keyword("living weapon"),
        has(HOST, AddPT(1, 1)),
        _equip("{2}"),
    ),
    card(
        "Sickleslicer",
        "{3}",
        "Artifact — Equipment",
        Keyword("living weapon"),
        has(HOST, AddPT(2, 2)),
        _equip("{4}"),
    ),
    card(
        "Umbral Mantle",
        "{3}",
        "Artifact — Equipment",
        has(HOST, Grant(activated("{3}{Q}", pumps(2, 2, This())))),
        _equip("{0}"),
    ),
)
