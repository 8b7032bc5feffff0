"""What it costs to ask what permanents could produce (CR 106.7): by their number, and by the replacement effects that apply.

    python bench/could_produce.py [--repeat 20]

Prints Markdown tables of milliseconds, the best of the repetitions, each on a game of which nothing is known yet. Permanents cost what
they cost one by one, for each is asked once; those that only refer to others are asked again while something is added. Effects cost
more and more: the mana can have met any set of them, of which there are 2^n, so that each effect doubles the work, or more where it
multiplies mana or lets a color be chosen; orders that meet again are followed once.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import msgspec

from oracle import cards, could_produce
from oracle.driver.table import set_up
from oracle.model import Game
from oracle.query import Context
from oracle.vocabulary.filters import LAND

NUMBERS = (1, 2, 4, 8, 16)
EFFECTS = (
    "Contamination",
    "Mana Reflection",
    "Infernal Darkness",
    "Damping Sphere",
    "Nyxbloom Ancient",
    "Pulse of Llanowar",
)
BOARDS = {
    "one color": ("Forest",),
    "any color": ("City of Brass",),
    "five mana in any combination": ("Cascading Cataracts",),
    "what others could produce": ("Reflecting Pool",),
    "a bit of everything": (
        "Breeding Pool",
        "City of Brass",
        "Reflecting Pool",
        "Cascading Cataracts",
        "Exotic Orchard",
        "Simic Growth Chamber",
        "Plaza of Harmony",
        "Urborg, Tomb of Yawgmoth",
    ),
}


def board(lands: Sequence[str], number: int, effects: int) -> Game:
    """A game in which a player has so many of the lands, and a Forest, under so many effects."""
    ours = [lands[place % len(lands)] for place in range(number - 1)]
    table = {
        "turn": {"active": "alice", "step": "precombat-main"},
        "players": [{"id": "alice", "battlefield": ["Forest", *ours, *EFFECTS[:effects]]}, {"id": "bob"}],
    }
    return set_up(table, cards.find).game


def milliseconds(game: Game, repeat: int) -> float:
    """The best time of asking all lands, each time of a game of which nothing is known."""
    best = float("inf")
    for _ in range(repeat):
        fresh = msgspec.structs.replace(game, memo={})
        began = time.perf_counter()
        could_produce.types(fresh, LAND, Context(source=game.battlefield[0], controller="alice"))
        best = min(best, time.perf_counter() - began)
    return 1000 * best


def print_table(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A Markdown table."""
    print(f"\n## {title}\n\n| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=20)
    repeat: int = parser.parse_args().repeat
    rows = [
        [name, *(f"{milliseconds(board(lands, number, 3), repeat):.2f}" for number in NUMBERS)]
        for name, lands in BOARDS.items()
    ]
    print_table("Lands, under three replacement effects", ["board", *map(str, NUMBERS)], rows)
    effects = range(len(EFFECTS) + 1)
    rows = [
        [name, *(f"{milliseconds(board(lands, 8, number), repeat):.2f}" for number in effects)]
        for name, lands in BOARDS.items()
    ]
    print_table("Replacement effects, on eight lands", ["board", *map(str, effects)], rows)


if __name__ == "__main__":
    main()
