"""Lands: basic lands, and lands that tap for mana."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import REMINDER, enters_tapped, taps_for, when_it_enters
from oracle.vocabulary.filters import Filter, Who
from oracle.vocabulary.instructions import GainLife

# The mana abilities of basic land types are the rules' (305.6): the lands themselves say nothing but reminder text.
CARDS = (
    card("Plains", None, "Basic Land — Plains", REMINDER),
    card("Island", None, "Basic Land — Island", REMINDER),
    card("Swamp", None, "Basic Land — Swamp", REMINDER),
    card("Mountain", None, "Basic Land — Mountain", REMINDER),
    card("Forest", None, "Basic Land — Forest", REMINDER),
    card("Wastes", None, "Basic Land", taps_for("{C}")),
    card("Tropical Island", None, "Land — Forest Island", REMINDER),
    card("Dryad Arbor", None, "Land Creature — Forest Dryad", REMINDER, size="1/1", colors="G"),
    card("Radiant Fountain", None, "Land", when_it_enters(GainLife(2)), taps_for("{C}")),
    card("Kabira Crossroads", None, "Land", enters_tapped(), when_it_enters(GainLife(2)), taps_for("{W}")),
    card("Selesnya Guildgate", None, "Land — Gate", enters_tapped(), taps_for("GW")),
    card(
        "Exotic Orchard",
        None,
        "Land",
        taps_for("any-color-among", among=Filter(types=("land",), controller=Who.OPPONENT)),
    ),
)
