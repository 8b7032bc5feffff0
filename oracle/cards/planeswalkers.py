"""Planeswalkers (306, 606)."""

from __future__ import annotations

from oracle.cards.faces import card
from oracle.cards.phrases import A_PLAYER, TARGET, loyalty
from oracle.vocabulary.instructions import Draw, Mill
from oracle.vocabulary.selectors import EachPlayer

CARDS = (
    card(
        "Jace Beleren",
        "{1}{U}{U}",
        "Legendary Planeswalker — Jace",
        loyalty(2, Draw(1, EachPlayer())),
        loyalty(-1, Draw(1, TARGET), A_PLAYER),
        loyalty(-10, Mill(20, TARGET), A_PLAYER),
        loyalty=3,
    ),
)
