"""What may be done in a game, and in which ways each question may be answered: the oracle driven beyond what a script can say.

`possible` lists everything that is worth a try by whoever has priority; whether it is allowed, the rules say (`Illegal`). A question is
answered by number: `answers` lists the ways, at most `WAYS` of them, and `Picks` says which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from oracle import actions, cards, layers, mana, turn
from oracle.decisions import Arrange, CastOffer, Choose, Decision, Declare, Divide, Illegal, Pay, Run
from oracle.model import Game, Held, ObjectId, PlayerId, Zone
from oracle.permissions import may_play
from oracle.special import TURN_FACE_UP
from oracle.teams import mates
from oracle.vocabulary.abilities import Activated, AdditionalCost, AlternativeCost, SpecialAction

WAYS = 6
BASIC_AND_NOT = ("Forest", "Ancient Tomb", "Shock")
MOST_QUESTIONS = 60
"""How many questions of an action are answered as the picks say; from there on each in the first way, so that everything ends."""

# -- what may be done


class Action(NamedTuple):
    """Something to try: with which object (0 for none), what, and what begins it."""

    about: ObjectId
    what: str
    begin: Callable[[Game], Run[Game]]

    @property
    def words(self) -> str:
        """What is tried, told from everything else that could be."""
        return f"{self.what} ({self.about})"


def possible(game: Game) -> list[Action]:
    """Everything that whoever has priority may try, but for what the zones alone forbid. Passing comes first."""
    holder = game.turn.priority
    assert holder is not None
    found = [Action(0, f"{holder} passes", lambda g: turn.pass_priority(g, holder))]
    for player in mates(game, holder):
        if not game.players[player].lost:
            for oid in game.objects:
                found += _with(game, player, oid)
    return found


def _with(game: Game, player: PlayerId, oid: ObjectId) -> Iterator[Action]:
    """What a player may try with one object."""
    obj = game.objects[oid]
    seen = layers.view(game, oid)
    name = f"{player} {seen.name}"
    if obj.zone is Zone.STACK:
        return
    for number, held in enumerate(seen.abilities):
        if isinstance(held.ability, Activated) and held.ability.zone == obj.zone:
            yield Action(oid, f"{name}: activate {number}", partial(_activate, player, oid, held))
    if obj.zone is Zone.BATTLEFIELD:
        if obj.face_down:
            yield Action(oid, f"{name}: turn up", lambda g: actions.special(g, player, oid, TURN_FACE_UP))
        return
    if obj.owner != player and not may_play(game, player, oid):
        return
    abilities = [held.ability for held in seen.abilities]
    for ability in abilities:
        if isinstance(ability, SpecialAction) and ability.zone == obj.zone:
            yield Action(oid, f"{name}: {ability.name}", partial(_special, player, oid, ability.name))
    playable = obj.zone is Zone.HAND or may_play(game, player, oid)
    if "land" not in seen.types:
        for alternative, additional in _ways(abilities, obj.zone, playable):
            what = f"{name}: cast {alternative or ''} {' '.join(additional)}".rstrip()
            yield Action(oid, what, partial(_cast, player, oid, alternative, additional))
    elif playable:
        yield Action(oid, f"{name}: play", lambda g: actions.play_land(g, player, oid))


def _ways(abilities: Sequence[Any], zone: Zone, playable: bool) -> Iterator[tuple[str | None, tuple[str, ...]]]:
    """The ways to cast a card: as it is, with each additional cost that may be paid, for each alternative cost."""
    if playable:
        extra = [a for a in abilities if isinstance(a, AdditionalCost) and a.optional]
        yield None, ()
        yield from ((None, (a.name,)) for a in extra)
        yield from ((None, (a.name, a.name)) for a in extra if a.times)
        if len(extra) > 1:
            yield None, tuple(a.name for a in extra)
        yield "face-down", ()
    yield from ((a.name, ()) for a in abilities if isinstance(a, AlternativeCost) and a.zone == zone)


def _activate(player: PlayerId, oid: ObjectId, held: Held, game: Game) -> Run[Game]:
    return actions.activate(game, player, oid, held)


def _special(player: PlayerId, oid: ObjectId, name: str, game: Game) -> Run[Game]:
    return actions.special(game, player, oid, name)


def _cast(
    player: PlayerId, oid: ObjectId, alternative: str | None, additional: tuple[str, ...], game: Game
) -> Run[Game]:
    return actions.cast(game, player, oid, alternative=alternative, additional=additional)


# -- answers


def answers(decision: Decision) -> list[Any]:
    """Ways to answer a question, the plainest first: each of the form that the question asks for, at most `WAYS`."""
    match decision:
        case Choose():
            return _chosen(decision)
        case Divide():
            return _divided(decision)
        case Arrange():
            options = decision.options
            return _distinct([(options, ()), ((), options), (options[::-1], ()), (options[1:], options[:1])])
        case Pay():
            return _paid(decision)
        case Declare():
            return _declared(decision)
        case CastOffer():
            options = decision.options
            return _distinct([(), options, *((o,) for o in options), options[::-1]])[:WAYS]
        case _:
            raise TypeError(f"a question of no known form: {decision}")


def _distinct(found: Sequence[Any]) -> list[Any]:
    return list(dict.fromkeys(found))


def _chosen(decision: Choose) -> list[Any]:
    options = decision.options or _of_anything(decision)
    most = min(decision.most, len(options))
    assert decision.least <= most, f"a question without an answer: {decision.kind} {decision.purpose}"
    if decision.kind == "order":
        return _distinct([options, options[::-1], options[1:] + options[:1]])
    found: list[Any] = []
    for number in _distinct([max(decision.least, min(1, most)), most, decision.least]):
        found += [chosen for chosen, _ in zip(combinations(options, number), range(WAYS), strict=False)]
    return _spread(_distinct(found))


def _of_anything(decision: Choose) -> tuple[Any, ...]:
    """Some answers to a question that lists none: a number, a name."""
    game: Game = decision.game
    if decision.kind == "number":
        return (1, 0, 2, 3)
    assert decision.kind in ("name", "creature-type"), decision
    if decision.kind == "creature-type":
        return ("Elf", "Bear", "Zombie")
    nameable = decision.nameable
    there = sorted({obj.face.name for obj in game.objects.values() if nameable is None or nameable(obj.face)})
    return tuple(there[:WAYS]) or tuple(n for n in BASIC_AND_NOT if nameable is None or nameable(cards.find(n)))


def _spread(found: list[Any]) -> list[Any]:
    """At most `WAYS` of them, from all over the list."""
    if len(found) <= WAYS:
        return found
    return [found[place * (len(found) - 1) // (WAYS - 1)] for place in range(WAYS)]


def _divided(decision: Divide) -> list[Any]:
    options, rest = decision.options, decision.total - decision.each * len(decision.options)
    assert rest >= 0, decision
    if decision.lethal:
        return _past_blockers(decision)
    found = []
    for place in range(len(options)):
        found.append(tuple((o, decision.each + (rest if n == place else 0)) for n, o in enumerate(options)))
    share, more = divmod(rest, len(options))
    found.append(tuple((o, decision.each + share + (n < more)) for n, o in enumerate(options)))
    return _distinct(found)[:WAYS]


def _past_blockers(decision: Divide) -> list[Any]:
    """Damage that may go past blockers once each has what is lethal: all to the first, or no more than lethal and the rest past them."""
    options, needs = decision.options, dict(decision.lethal)
    first = tuple((o, decision.total if n == 0 else 0) for n, o in enumerate(options))
    if sum(needs.values()) > decision.total:
        return [first]
    past = decision.total - sum(needs.values())
    return _distinct([tuple((o, needs.get(o, past)) for o in options), first])


def _paid(decision: Pay) -> list[Any]:
    found: list[Any] = [("pay", None)] if decision.payable or not decision.optional else []
    found += [("decline",)] if decision.optional else []
    game: Game = decision.game
    for oid in game.battlefield:
        if len(found) >= WAYS:
            break
        if layers.controller(game, oid) == decision.player and not game.objects[oid].tapped:
            for held in layers.view(game, oid).abilities:
                if isinstance(held.ability, Activated) and mana.is_mana_ability(held.ability):
                    found.append(("activate", oid, held, None))
    return found[:WAYS]


def _declared(decision: Declare) -> list[Any]:
    game: Game = decision.game
    if decision.kind == "attackers":
        opponents = game.opponents(decision.player)
        defenders: list[Any] = [player for player in game.apnap() if player in opponents]
        defenders += [
            oid
            for oid in game.battlefield
            if "planeswalker" in layers.view(game, oid).types and layers.controller(game, oid) in defenders
        ]
    else:
        combat = game.turn.combat
        defenders = [attack.creature for attack in combat.attacks] if combat else []
    able = decision.candidates
    if not able or not defenders:
        return [()]
    found: list[Any] = [()]
    for defender in defenders:
        found.append(tuple((one, defender) for one in able))
        found += [((one, defender),) for one in able]
    found.append(tuple((one, defenders[n % len(defenders)]) for n, one in enumerate(able)))
    return _spread(_distinct(found))


# -- playing


class Asked(NamedTuple):
    """A question that was asked, how many ways there were to answer it, and which was taken."""

    decision: Decision
    ways: int
    pick: int


class Played(NamedTuple):
    """What came of an action: the game, or why it is not allowed; and the questions on the way."""

    game: Game | None
    illegal: Illegal | None
    asked: tuple[Asked, ...]


def play(run: Run[Game], pick: Callable[[int], int], seen: Callable[[Decision], Decision] | None = None) -> Played:
    """Play an action to its end.

    `pick` is asked for a number below the one that it is given, where there are two ways or more. `seen` is what is made of a question
    before it is answered, such as its options in another order.
    """
    asked: list[Asked] = []
    try:
        decision = next(run)
        while True:
            ways = answers(decision if seen is None else seen(decision))
            free = len(ways) > 1 and len(asked) < MOST_QUESTIONS
            picked = pick(len(ways)) if free else 0
            asked.append(Asked(decision, len(ways) if free else 1, picked))
            decision = run.send(ways[picked])
    except StopIteration as end:
        return Played(end.value, None, tuple(asked))
    except Illegal as illegal:
        return Played(None, illegal, tuple(asked))


def repeating(picks: Sequence[int]) -> Callable[[int], int]:
    """The same picks once more; beyond them always the first way."""
    left = list(picks)
    return lambda ways: min(left.pop(0), ways - 1) if left else 0


def picks_of(played: Played) -> tuple[int, ...]:
    """The picks that an action was played with."""
    return tuple(one.pick for one in played.asked if one.ways > 1)


def branches(game: Game, action: Action, most: int) -> Iterator[Played]:
    """An action with every question answered in every way, at most so many; the first questions vary last."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting and most > 0:
        prefix = waiting.pop()
        played = play(action.begin(game), repeating(prefix))
        most -= 1
        yield played
        ways = [one.ways for one in played.asked if one.ways > 1]
        taken = picks_of(played)
        for place in range(len(prefix), len(ways)):
            waiting += [(*taken[:place], other) for other in range(1, ways[place])]
