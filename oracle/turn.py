"""The turn (CR 500-505, 512-514): passing priority, steps with their turn-based actions (703), the end of effects, new turns.

`pass_priority` is how a game goes on: it runs to the next moment at which a player has priority. What comes next is in
`oracle.course`; combat's own actions are in `oracle.attacking`, `oracle.blocking` and `oracle.combat_damage`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from oracle import apply, consequences, layers, query, state_based, wording
from oracle.attacking import declare_attackers
from oracle.blocking import declare_blockers
from oracle.cant import context
from oracle.combat_damage import deal_combat_damage
from oracle.course import COMBAT, USUAL, next_step, next_turn
from oracle.decisions import Choose, Run
from oracle.events import CountersPut, Discarded, Drew, PoolEmptied, StepBegan, TurnBegan, Untapped
from oracle.model import Combat, Game, Lasting, PlayerId, Step, Zone
from oracle.phasing import as_the_untap_step_begins
from oracle.priority import hand_to, must_have_priority, receive
from oracle.prohibitions import prohibited
from oracle.resolve import resolve_top
from oracle.road import happen
from oracle.state_based import final_chapter
from oracle.teams import active_players, after, mates
from oracle.trace import note
from oracle.vocabulary.statics import ManaKeeps, MaxHandSize

MAXIMUM_HAND_SIZE = 7  # 402.2


def pass_priority(game: Game, player: PlayerId) -> Run[Game]:
    """Return the game after a player has passed: at the next moment at which a player has priority, or over (117.3d, 117.4).

    A team passes as one (805.5b). Once all have passed in succession, the topmost object resolves; with nothing on the stack, the step
    ends and others begin until a player has priority. Raises `Illegal` if the player doesn't have priority, or if a declaration
    of attackers or blockers on the way is illegal.
    """
    must_have_priority(game, player)
    game = note(game, "117.3d", "{} passes", player)
    passed = game.turn.passed | set(mates(game, player))
    waiting = [p for p in after(game, player) if p not in passed]
    if waiting:
        return (yield from hand_to(game, waiting[0], passed))
    if game.stack:
        game = yield from resolve_top(game.with_turn(priority=None, passed=frozenset()))
        return (yield from receive(game, game.turn.active))  # 117.3b
    return (yield from next_priority(game))


def next_priority(game: Game) -> Run[Game]:
    """End the present step and begin those that follow, up to one in which a player has priority (500.2, 500.3)."""
    clean_again = game.turn.step is Step.CLEANUP  # after a cleanup step in which players had priority (514.3a)
    while not game.over:
        game = yield from _end_step(game)
        step: Step | None = Step.CLEANUP
        if not clean_again:
            game, step = next_step(game)
        clean_again = False
        if step is None:
            game = yield from _begin_turn(game)
            continue
        game, stops = yield from _begin_step(game, step)
        if stops:
            return (yield from receive(game, game.turn.active))  # 117.3a
    return game


# -- turns --------------------------------------------------------------------------------------------------------------------


def _begin_turn(game: Game) -> Run[Game]:
    """Begin the next turn: what is counted by the turn begins anew, effects that last until it end (500.4)."""
    turn = next_turn(game)
    if turn is None:
        return game.change(over=True)
    game = game.change(turn=replace(turn, coming=USUAL), history=())
    own = mates(game, turn.active)
    # A permanent that is here now has been under control since the turn began, and one that comes later has not (302.6).
    began = game.clock
    players = {
        p.id: replace(p, lands_played=0, turn_began=began if p.id in own else p.turn_began)
        for p in game.players.values()
    }
    activated = {oid: replace(obj, activations={}) for oid, obj in game.objects.items() if obj.activations}
    game = game.change(players=players, objects={**game.objects, **activated}, clock=began + 1)
    game = note(game, "500.1", "{}'s turn begins", turn.active)
    game = end_effects(game, lambda e: e.until == "your-next-turn" and e.controller in own)
    happened = yield from happen(game, [TurnBegan(player=turn.active)])
    return happened.game


def end_effects(game: Game, ends: Callable[[Lasting], bool]) -> Game:
    """Return the game without the lasting effects that end now (611.2a), and with who controls what thereafter (302.6)."""
    remaining = tuple(e for e in game.lasting if not ends(e))
    if len(remaining) == len(game.lasting):
        return game
    ended = apply.note_control(game.change(lasting=remaining, clock=game.clock + 1))
    return consequences.told(game, note(ended, "611.2a", "effects end that lasted until now"))


# -- steps --------------------------------------------------------------------------------------------------------------------


def _begin_step(game: Game, step: Step) -> Run[tuple[Game, bool]]:
    """Begin a step: abilities that trigger at its beginning, then its turn-based actions (500.6, 703.3).

    Tell whether a player receives priority in it: not in an untap step (502.4), seldom in a cleanup step (514.3).
    """
    combat = game.turn.combat if step in COMBAT else None
    if step in COMBAT and (combat is None or step is Step.BEGINNING_OF_COMBAT):
        combat = Combat()
    game = game.with_turn(step=step, priority=None, passed=frozenset(), combat=combat)
    game = note(game, "500.1", "{}'s {} begins", game.turn.active, wording.step(step))
    happened = yield from happen(game, [StepBegan(step=step.value, player=game.turn.active)])
    game = happened.game
    action = _TURN_BASED.get(step)
    if action is not None:
        game = yield from action(game)
    if step is Step.UNTAP:
        return game, False
    if step is Step.CLEANUP:  # 514.3a
        game, performed = yield from state_based.check(game)
        return game, performed or bool(game.triggered)
    return game, True


def _end_step(game: Game) -> Run[Game]:
    """End the present step: effects that last until then end (500.5), combat is over (511.3), unspent mana empties (500.5)."""
    game = game.with_turn(priority=None, passed=frozenset())
    if game.turn.step is Step.END_OF_COMBAT:
        game = end_effects(game.with_turn(combat=None), lambda e: e.until == "end-of-combat")  # 500.5a
    emptied = [PoolEmptied(player=p) for p in game.apnap() if game.players[p].pool and not _keeps_mana(game, p)]
    happened = yield from happen(game, emptied)
    return happened.game


def _keeps_mana(game: Game, player: PlayerId) -> bool:
    return any(query.who(game, e.part.who, player, context(e)) for e in layers.in_force(game, ManaKeeps))


# -- turn-based actions (703.4) -----------------------------------------------------------------------------------------------


def _untap(game: Game) -> Run[Game]:
    """Phase permanents out and in (502.1); untap all the active player's at once, save those kept from untapping (502.3)."""
    phased = yield from happen(game, as_the_untap_step_begins(game))
    game = phased.game
    active = active_players(game)
    own = [oid for oid in game.battlefield if layers.controller(game, oid) in active]
    tapped = [oid for oid in own if game.objects[oid].tapped]
    staying = [oid for oid in tapped if prohibited(game, "untap", oid) is not None]
    happened = yield from happen(game, [Untapped(object=oid) for oid in tapped if oid not in staying])
    game = happened.game
    for oid in tapped:
        game = note(game, "502.3", "{} does not untap" if oid in staying else "{} untaps", oid)
    # "During its controller's next untap step": whoever controls it now; that step is over.
    return end_effects(game, lambda e: e.until == "next-untap" and bool(set(e.affects or ()) & set(own)))


def _draw(game: Game) -> Run[Game]:
    """Have the active player draw a card, each player of an active team in turn (504.1, 805.4b)."""
    for player in active_players(game):
        happened = yield from happen(game, [Drew(player=player)])
        game = happened.game
    return game


def _add_lore(game: Game) -> Run[Game]:
    """Put a lore counter on each Saga of the active player's that has a chapter ability (505.4, 714.3c)."""
    active = active_players(game)
    lore = []
    for oid in game.battlefield:
        seen = layers.view(game, oid)
        if "Saga" in seen.subtypes and seen.controller in active and final_chapter(seen):
            lore.append(CountersPut(on=oid, kind="lore", amount=1, player=seen.controller))
            game = note(game, "714.3c 703.4f", "{} is due to get a lore counter", oid)
    happened = yield from happen(game, lore)
    return happened.game


def _clean_up(game: Game) -> Run[Game]:
    """Discard down to the maximum hand size (514.1); then damage and effects "until end of turn" end, at once (514.2)."""
    discarded: list[Discarded] = []
    for player in active_players(game):
        discarded += yield from _to_discard(game, player)
    happened = yield from happen(game, discarded)
    game = happened.game
    healed = {oid: replace(game.objects[oid], damage=0) for oid in game.battlefield if game.objects[oid].damage}
    if healed:
        game = note(game.change(objects={**game.objects, **healed}), "514.2", "damage is removed from permanents")
    return end_effects(game, lambda e: e.until in ("end-of-turn", "once-this-turn"))


def _to_discard(game: Game, player: PlayerId) -> Run[list[Discarded]]:
    """Return the cards that a player discards to have no more than the maximum hand size, as the player chooses (514.1)."""
    hand = game.zone(Zone.HAND, player)
    most = maximum_hand_size(game, player)
    if most is None or len(hand) <= most:
        return []
    excess = len(hand) - most
    chosen = yield Choose(
        player, "choose-cards", None, hand, excess, excess, "discard down to the maximum hand size", game=game
    )
    return [Discarded(player=player, object=oid) for oid in chosen]


def maximum_hand_size(game: Game, player: PlayerId) -> int | None:
    """Return how many cards a player may hold at the end of turn (402.2); None: any number. The latest effect decides (613.11)."""
    size: int | None = MAXIMUM_HAND_SIZE
    for effect in _by_timestamp(game):
        if query.who(game, effect.part.who, player, context(effect)):
            size = effect.part.size
    return size


def _by_timestamp(game: Game) -> Iterator[layers.InForce]:
    yield from sorted(layers.in_force(game, MaxHandSize), key=lambda e: e.timestamp)


_TURN_BASED: dict[Step, Callable[[Game], Run[Game]]] = {
    Step.UNTAP: _untap,
    Step.DRAW: _draw,
    Step.PRECOMBAT_MAIN: _add_lore,
    Step.DECLARE_ATTACKERS: declare_attackers,
    Step.DECLARE_BLOCKERS: declare_blockers,
    Step.FIRST_STRIKE_DAMAGE: deal_combat_damage,
    Step.COMBAT_DAMAGE: deal_combat_damage,
    Step.CLEANUP: _clean_up,
}
