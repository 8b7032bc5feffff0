"""The phrases that say what must be so: Then. Each adds checks on the state after the latest action."""

from __future__ import annotations

from typing import Any

from headjudge.errors import HeadJudgeError
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.phrase import Phrase, build_clauses, clauses, phrase
from headjudge.gherkin.reading import one_of
from headjudge.gherkin.slots import named, slot
from headjudge.gherkin.values import Entry, Ref, StackObject

slot("zone-of", one_of(named(("hand", "graveyard", "library", "exile", "command zone")), "a zone"))
slot("no", one_of({"no": 0}, '"no"'))


def at(*parts: str) -> str:
    """A path into a snapshot."""
    return "".join("/" + part.replace("~", "~0").replace("/", "~1") for part in parts)


def _zone(name: str) -> str:
    return "command" if name == "command zone" else name


def _plain(entries: tuple[Entry, ...]) -> list[str]:
    """The names of entries of which nothing else is said."""
    names: list[str] = []
    for entry in entries:
        if entry.fields or entry.handles or entry.copy_of or (entry.token and set(entry.token) != {"name"}):
            raise HeadJudgeError(
                "A zone's contents are compared by name alone",
                hint='Say more of an object in a sentence of its own: "bear-2" is tapped',
            )
        names += [entry.card or (entry.token or {})["name"]] * entry.count
    return names


# The stack ----------------------------------------------------------------------------------------------------------


@phrase("check", "(nothing is on the stack|the stack is empty)", "nothing is on the stack", "the stack is empty")
def stack_empty(draft: Draft) -> None:
    """The stack is empty."""
    draft.check(path="/stack", equals=[])


@phrase(
    "check",
    "the stack is {stack}",
    "the stack is Elvish Visionary's triggered ability",
    "the stack is Counterspell targeting Grizzly Bears, then Grizzly Bears",
    "the stack is two triggered abilities of Soul Warden controlled by Bob",
)
def stack_is(draft: Draft, stack: tuple[StackObject, ...]) -> None:
    """All that is on the stack, from the top down. A name alone is a spell."""
    draft.check(path="/stack", matches=[shown for seen in stack for shown in draft.stack_object(seen)])


@phrase(
    "check",
    "the top of the stack is {stack}",
    "the top of the stack is Soul Warden's triggered ability",
)
def stack_top(draft: Draft, stack: tuple[StackObject, ...]) -> None:
    """What lies topmost, whatever is beneath; several from the top down."""
    for index, shown in enumerate(shown for seen in stack for shown in draft.stack_object(seen)):
        draft.check(path=at("stack", str(index)), matches=shown)


@phrase(
    "check",
    "the stack has {number} (objects|object)",
    "the stack has three objects",
)
def stack_count(draft: Draft, number: int) -> None:
    """How many spells and abilities are on the stack."""
    draft.check(path="/stack", count=number)


# What a player has: clauses ------------------------------------------------------------------------------------------


@phrase("player-has", "{number} life", "19 life")
def has_life(draft: Draft, player: str, number: int) -> None:
    """The life total; in a team game the team's."""
    draft.check(path=at("players", player, "life"), equals=number)


@phrase("player-has", "(no cards|no card) in [the ][{their} ]{zone-of}", "no cards in hand")
def has_none_in(draft: Draft, player: str, zone_of: str) -> None:
    """An empty hand, graveyard, library or exile zone."""
    draft.check(path=at("players", player, _zone(zone_of)), equals=[])


@phrase(
    "player-has", "{count} (cards|card) in [the ][{their} ]{zone-of}", "two cards in hand", "a card in her graveyard"
)
def has_count_in(draft: Draft, player: str, count: int, zone_of: str) -> None:
    """How many cards."""
    draft.check(path=at("players", player, _zone(zone_of)), count=count)


@phrase(
    "player-has",
    "(only|exactly) {entries} in [the ][{their} ]{zone-of}",
    "only Island and Swamp in hand",
    "exactly Village Rites and Soul Warden in her graveyard",
)
def has_exactly_in(draft: Draft, player: str, entries: tuple[Entry, ...], zone_of: str) -> None:
    """All cards of a zone, by name; graveyard and library from the top down, hand and exile without order."""
    draft.check(path=at("players", player, _zone(zone_of)), equals=_plain(entries))


@phrase(
    "player-has",
    "only {entries} in [the ][{their} ]{zone-of} in any order",
    "only Soul Warden and Grizzly Bears in her graveyard in any order",
)
def has_same_in(draft: Draft, player: str, entries: tuple[Entry, ...], zone_of: str) -> None:
    """The same without order, for what went there at one time."""
    draft.check(path=at("players", player, _zone(zone_of)), same=_plain(entries))


@phrase("player-has", "{mana} in {their} mana pool", "{G}{G} in her mana pool")
def has_mana(draft: Draft, player: str, mana: dict[str, int]) -> None:
    """All mana in the pool, and no other."""
    draft.check(path=at("players", player, "mana"), equals=mana)


@phrase("player-has", "no mana in {their} mana pool", "no mana in her mana pool")
def has_no_mana(draft: Draft, player: str) -> None:
    """An empty pool."""
    draft.check(path=at("players", player, "mana"), equals={})


@phrase("player-has", "no {symbol} in {their} mana pool", "no {U} in her mana pool")
def has_no_symbol(draft: Draft, player: str, symbol: str) -> None:
    """None of one type, whatever else is there."""
    draft.check(path=at("players", player, "mana", symbol), equals=0)


@phrase("player-has", "{count} {counter} (counters|counter)", "three poison counters", "an experience counter")
def has_counters(draft: Draft, player: str, count: int, counter: str) -> None:
    """How many counters of a kind the player has."""
    draft.check(path=at("players", player, "counters", counter), equals=count)


@phrase("player-has", "exactly {count} {counter} (counters|counter)", "exactly three poison counters")
def has_exactly(draft: Draft, player: str, count: int, counter: str) -> None:
    """So many counters of a kind, and none of any other."""
    draft.check(path=at("players", player, "counters"), equals={counter: count})


@phrase("player-has", "no {counter} (counters|counter)", "no poison counters")
def has_no_counter(draft: Draft, player: str, counter: str) -> None:
    """None of a kind."""
    draft.check(path=at("players", player, "counters", counter), equals=0)


@phrase("player-has", "no counters", "no counters")
def has_no_counters(draft: Draft, player: str) -> None:
    """No counters at all."""
    draft.check(path=at("players", player, "counters"), equals={})


@phrase("player-has", "lost the game", "lost the game")
def has_lost(draft: Draft, player: str) -> None:
    """The player has lost."""
    draft.check(path=at("players", player, "lost"), equals=True)


clauses("player-states", "player-has")


@phrase(
    "check",
    "{player} has {player-states}",
    "Alice has 19 life and no cards in hand",
    "Bob has only Grizzly Bears in his graveyard, {G} in his mana pool and three poison counters",
    "Bob has lost the game",
)
def player_has(draft: Draft, player: str, player_states: tuple[tuple[Phrase, dict[str, Any]], ...]) -> None:
    """One or several of the clauses below, joined by commas and *and*."""
    draft.player(player)
    build_clauses(draft, player, player_states)


@phrase("check", "{player} (hasn't|has not) lost the game", "Alice hasn't lost the game")
def not_lost(draft: Draft, player: str) -> None:
    """The player is still in the game."""
    draft.check(path=at("players", player, "lost"), equals=False)


@phrase("check", "{player}'s team has {number} life", "Alice's team has 28 life")
def team_life(draft: Draft, player: str, number: int) -> None:
    """A team's life total."""
    draft.check(path=at("teams", draft.team_of(player)["id"], "life"), equals=number)


@phrase(
    "check",
    "{player}'s team has ({count}|{count:no}) poison (counters|counter)",
    "Alice's team has two poison counters",
)
def team_poison(draft: Draft, player: str, count: int) -> None:
    """A team's poison counters."""
    draft.check(path=at("teams", draft.team_of(player)["id"], "counters", "poison"), equals=count)


# The battlefield ----------------------------------------------------------------------------------------------------


@phrase(
    "check",
    "{player} controls {entries}",
    "Alice controls Grizzly Bears",
    "Alice controls two Spirit tokens and a tapped Island",
    "Bob controls a 1/1 white Spirit creature token and two copies of Clone with no counters",
)
def controls(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """So many permanents that are as described, no more and no fewer; others do not matter. Of a token its name is enough;
    counters are compared whole.
    """
    for entry in entries:
        draft.check(where={**_where(draft, entry), "controller": player}, count=entry.count)


@phrase(
    "check",
    "{player} controls no {thing:entry}",
    "Bob controls no Spirit tokens",
    "Alice controls no tapped Islands",
    "Alice controls no Grizzly Bears",
)
def controls_no(draft: Draft, player: str, thing: Entry) -> None:
    """No permanent that is as described."""
    draft.check(where={**_where(draft, thing), "controller": player}, count=0)


@phrase(
    "check",
    "{player} controls ({count}|{count:no}) (tokens|token)",
    "Alice controls two tokens",
    "Bob controls no tokens",
)
def controls_tokens(draft: Draft, player: str, count: int) -> None:
    """How many tokens of whatever kind."""
    draft.check(where={"token": True, "controller": player}, count=count)


@phrase(
    "check",
    "{player} controls (only|exactly) {entries}",
    "Alice controls only Elvish Visionary and two Forests",
)
def controls_exactly(draft: Draft, player: str, entries: tuple[Entry, ...]) -> None:
    """All permanents of a player, by name."""
    draft.check(path=at("players", player, "battlefield"), same=_plain(entries))


@phrase("check", "{player} controls (nothing|no permanents)", "Bob controls nothing")
def controls_nothing(draft: Draft, player: str) -> None:
    """No permanent at all."""
    draft.check(path=at("players", player, "battlefield"), equals=[])


@phrase(
    "check",
    "there (are|is) {entries} on the battlefield",
    "there are two Spirit tokens on the battlefield",
)
def on_battlefield(draft: Draft, entries: tuple[Entry, ...]) -> None:
    """So many, whoever controls them."""
    for entry in entries:
        draft.check(where=_where(draft, entry), count=entry.count)


@phrase(
    "check",
    "there (are|is) no {thing:entry} on the battlefield",
    "there is no Doomed Traveler on the battlefield",
)
def none_on_battlefield(draft: Draft, thing: Entry) -> None:
    """None, whoever might control it."""
    draft.check(where=_where(draft, thing), count=0)


def _where(draft: Draft, entry: Entry) -> dict[str, Any]:
    """What an object must show to be counted as an entry."""
    where: dict[str, Any] = {}
    token = dict(entry.token or {})
    where["name"] = entry.card or entry.copy_of or token.pop("name")
    where.update(token)
    if entry.token or entry.copy_of:
        where["token"] = True
    for field, value in entry.fields.items():
        if field not in {"tapped", "counters", "damage", "owner", "attached-to"}:
            raise HeadJudgeError(f"A snapshot does not show '{field}', so it cannot be counted by")
        where[field] = draft.name(value) if isinstance(value, Ref) else value
    if entry.handles:
        raise HeadJudgeError("Handles are given in the Given", hint=f'Say: "{entry.handles[0]}" is on the battlefield')
    return where
