"""Instructions about players: life, cards in hand and library, counters (119, 121, 701.9, 701.17, 122)."""

from __future__ import annotations

from oracle import query
from oracle.decisions import Choose, Run
from oracle.events import CountersPut, Discarded, Drew, Event, LifeGained, LifeLost, Moved
from oracle.model import PlayerId, Zone
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.instructions import Discard, Draw, GainLife, LoseLife, PlayerCounters
from oracle.vocabulary.libraries import Mill, Shuffle


@instruction(Draw)
def draw(r: Resolution, what: Draw) -> Run[None]:
    """Draw cards: one at a time (121.2), the players in APNAP order."""
    for player in r.players(what.who):
        for _ in range(r.value(what.count)):
            yield from r.happen([Drew(player=player)])


@instruction(Discard)
def discard(r: Resolution, what: Discard) -> Run[None]:
    """Discard cards of one's choice: everyone chooses, then all are discarded at once (701.9, 101.4)."""
    events: list[Event] = []
    for player in r.players(what.who):
        events += yield from _discards(r, what, player)
    happened = yield from r.happen(events)
    r.done = any(isinstance(e, Discarded) for e in happened)


def _discards(r: Resolution, what: Discard, player: PlayerId) -> Run[list[Event]]:
    hand = tuple(oid for oid in r.game.zone(Zone.HAND, player) if query.fits(r.game, what.what, oid, r.context))
    count = min(r.value(what.count), len(hand))
    if not count:
        return []
    how = "discard at random" if what.random else "discard"  # 701.9b
    chosen = yield Choose(player, "choose-cards", r.about, hand, count, count, how, game=r.game)
    return [Discarded(player=player, object=oid) for oid in chosen]


@instruction(GainLife)
def gain_life(r: Resolution, what: GainLife) -> Run[None]:
    """Gain life (119.3)."""
    yield from r.happen([LifeGained(player=p, amount=r.value(what.amount)) for p in r.players(what.who)])


@instruction(LoseLife)
def lose_life(r: Resolution, what: LoseLife) -> Run[None]:
    """Lose life (119.3)."""
    yield from r.happen([LifeLost(player=p, amount=r.value(what.amount)) for p in r.players(what.who)])


@instruction(Mill)
def mill(r: Resolution, what: Mill) -> Run[None]:
    """Put the top cards of libraries into graveyards, all at once (701.17a)."""
    events: list[Event] = []
    for player in r.players(what.who):
        library = r.game.zone(Zone.LIBRARY, player)
        for oid in library[: r.value(what.count)]:
            events.append(Moved(object=oid, origin=Zone.LIBRARY, to=Zone.GRAVEYARD, player=player, reason="mill"))
    yield from r.happen(events)


@instruction(Shuffle)
def shuffle(r: Resolution, what: Shuffle) -> Run[None]:
    """Shuffle libraries (701.24a). No player knows the order after it; the oracle keeps the one there was."""
    for player in r.players(what.who):
        r.note("701.24a", "{} shuffles", player)
    yield from ()


@instruction(PlayerCounters)
def player_counters(r: Resolution, what: PlayerCounters) -> Run[None]:
    """Give players counters (122.1)."""
    amount = r.value(what.count)
    yield from r.happen(
        [CountersPut(on=p, kind=what.kind, amount=amount, player=r.controller) for p in r.players(what.who)]
    )
