"""The phrases that set the table: Given."""

from __future__ import annotations

from typing import Any

from headjudge.errors import HeadJudgeError
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.phrase import Phrase, build_clauses, clauses, phrase
from headjudge.gherkin.values import Entry

# What a player has: clauses ------------------------------------------------------------------------------------------


@phrase(
    "table-has", "{entries} in [{their} ]hand", "Elvish Visionary in hand", 'two Shocks and Opt as "opt" in her hand'
)
def has_in_hand(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """Cards in hand."""
    draft.place(player, "hand", entries)


@phrase("table-has", "{entries} on top of {their} library", "Island, Swamp and two Forests on top of her library")
def has_on_top(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """Cards on top of the library, the first one topmost. What is said last lies on top of what was said before."""
    draft.place(player, "library", entries, on_top=True)


@phrase("table-has", "{entries} (at|on) the bottom of {their} library", "two Islands on the bottom of her library")
def has_on_bottom(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """Cards beneath what the library holds already, from the top down."""
    draft.place(player, "library", entries)


@phrase("table-has", "{entries} in {their} graveyard", "Grizzly Bears and Bloodghast in her graveyard")
def has_in_graveyard(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """Cards in the graveyard, the first one topmost; what is said later lies beneath."""
    draft.place(player, "graveyard", entries)


@phrase(
    "table-has", "{entries} in exile", "Rift Bolt with a time counter in exile", 'Shock exiled with "arcanist" in exile'
)
def has_in_exile(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """Cards of the player's in exile."""
    draft.place(player, "exile", entries)


@phrase("table-has", "{entries} in the command zone", "Isamaru, Hound of Konda in the command zone")
def has_in_command_zone(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """Cards in the command zone."""
    draft.place(player, "command", entries)


@phrase("table-has", "{mana} in {their} mana pool", "{G}{G} in her mana pool", "six {C} in her mana pool")
def has_mana(draft: Draft, player: str, mana: dict[str, int]) -> None:
    """Mana in the pool. What is said in several places adds up."""
    pool = draft.player(player).setdefault("mana", {})
    for letter, amount in mana.items():
        pool[letter] = pool.get(letter, 0) + amount


@phrase("table-has", "{number} life", "7 life")
def has_life(draft: Draft, player: str, number: int) -> None:
    """The life total; 20 where nothing is said."""
    draft.set_life(player, number)


@phrase("table-has", "{count} {counter} (counters|counter)", "three poison counters", "two energy counters")
def has_counters(draft: Draft, player: str, count: int, counter: str) -> None:
    """Counters that the player has."""
    draft.player(player).setdefault("counters", {})[counter] = count


@phrase("table-has", "played {count} (lands|land) this turn", "played a land this turn", "played two lands this turn")
def has_played(draft: Draft, player: str, count: int) -> None:
    """Lands that the player has played this turn."""
    draft.player(player)["lands-played"] = count


clauses("holdings", "table-has")

# Sentences -----------------------------------------------------------------------------------------------------------


@phrase("table", "it is {player}'s turn", "it is Bob's turn")
def turn_of(draft: Draft, player: str) -> None:
    """Whose turn it is, in the precombat main phase. Where nothing is said, it is Alice's."""
    draft.turn(active=player, step="precombat-main")


@phrase("table", "it is {player}'s {step}", "it is Alice's upkeep", "it is Bob's end step")
def step_of(draft: Draft, player: str, step: str) -> None:
    """Whose turn it is, and the step or phase: upkeep, draw step, main phase, beginning of combat, postcombat main
    phase or end step. The active player has priority.
    """
    draft.turn(active=player, step=step)


@phrase("table", "it is turn {number}", "it is turn 3")
def turn_number(draft: Draft, number: int) -> None:
    """The number of the turn, only where it matters."""
    draft.turn(number=number)


@phrase(
    "table",
    "{one:player} and {other:player} are a team[ with {number} life]",
    "Alice and Carol are a team",
    "Bob and Dave are a team with 12 life",
)
def team(draft: Draft, one: str, other: str, number: int | None = None) -> None:
    """A team of a Two-Headed Giant game (810); 30 life where nothing is said."""
    draft.team((one, other), number)


@phrase("table", "{player}'s team has {count} poison (counters|counter)", "Alice's team has three poison counters")
def team_poison(draft: Draft, player: str, count: int) -> None:
    """Poison counters of a team (810.10)."""
    draft.team_of(player)["counters"] = {"poison": count}


@phrase("table", "{player} plays", "Carol plays")
def takes_a_seat(draft: Draft, player: str) -> None:
    """A further player takes part, of whom nothing else is said. Alice and Bob always do."""
    draft.player(player)


@phrase(
    "table",
    "{player} controls {entries}",
    'Alice controls Forest as "forest-1", two Islands and Wild Growth attached to "forest-1"',
    "Bob controls a tapped Grizzly Bears with two +1/+1 counters and 1 damage owned by Alice",
    "Alice controls a summoning-sick Llanowar Elves and a 1/1 white Spirit creature token with flying",
    "Alice controls Diamond Knight naming red, a token copy of Soul Warden and Clone copying Grizzly Bears",
)
def controls(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """Permanents as they stand. Timestamps follow the order in which they are said, seat by seat. A creature is free to
    attack unless it is summoning-sick.
    """
    draft.place(player, "battlefield", entries)


@phrase(
    "table",
    "{player} has {holdings}",
    "Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool",
    "Bob has 7 life and three poison counters",
)
def has(draft: Draft, player: str, holdings: tuple[tuple[Phrase, dict[str, Any]], ...]) -> None:
    """One or several of the clauses below, joined by commas and *and*."""
    draft.player(player)
    build_clauses(draft, player, holdings)


@phrase("table", "{player} has {number} mana of each color", "Alice has 2 mana of each color")
def has_each_color(draft: Draft, player: str, number: int) -> None:
    """Mana of all five colors in the pool."""
    if number < 1:
        raise HeadJudgeError("No mana of each color is an empty pool", hint="Leave the sentence out.")
    has_mana(draft, player, dict.fromkeys("WUBRG", number))
