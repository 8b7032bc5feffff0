"""Boards as HTML. A card, a player's lane that looks as it has looked before is drawn once: most of a board is as it was a step ago."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup

from headjudge.site.board_parts import Board, Card, Lane
from headjudge.site.render import environment
from headjudge.site.symbols import with_symbols

__all__ = ["draw_board"]


def draw_board(board: Board, level: int = 4) -> Markup:
    """A board as HTML. In: the level of its headings, which are the players' names."""
    return Markup(_macros().board(board, level, _lane, _card, with_symbols))


@lru_cache(maxsize=4096)
def _lane(lane: Lane, level: int) -> Markup:
    return Markup(_macros().lane(lane, level, _card, with_symbols))


@lru_cache(maxsize=16384)
def _card(card: Card) -> Markup:
    return Markup(_macros().card(card, _card, with_symbols))


@cache
def _macros() -> Any:
    return environment().get_template("board.html.j2").module
