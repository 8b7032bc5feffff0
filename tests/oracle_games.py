"""Small games for the tests of the reference engine: a table is set object by object, then played by passing priority."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from oracle.decisions import Decision, Declare, Run, drive
from oracle.model import Combat, Game, Kind, Mana, Object, Player, Step, Team, Turn, Zone
from oracle.vocabulary.abilities import Ability, Face, Keyword

T = TypeVar("T")
SHARED = {Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND}


def creature(name: str, power: int, toughness: int, *abilities: Ability | str, **fields: Any) -> Face:
    """A creature; a word among the abilities is a keyword."""
    lines = tuple(Keyword(a) if isinstance(a, str) else a for a in abilities)
    return Face(name=name, types=("creature",), power=power, toughness=toughness, lines=lines, **fields)


def permanent(name: str, *abilities: Ability | str, types: tuple[str, ...] = ("enchantment",), **fields: Any) -> Face:
    lines = tuple(Keyword(a) if isinstance(a, str) else a for a in abilities)
    return Face(name=name, types=types, lines=lines, **fields)


FOREST = Face(name="Forest", types=("land",), subtypes=("Forest",), supertypes=("basic",))
SWAMP = Face(name="Swamp", types=("land",), subtypes=("Swamp",), supertypes=("basic",))


class Table:
    """A game being set up: `table.game` is the game as it stands, changed in place of being replayed."""

    def __init__(self, *seats: str, active: str = "", step: Step = Step.PRECOMBAT_MAIN, teams: tuple[Team, ...] = ()):
        seats = seats or ("alice", "bob")
        players = {p: Player(id=p, turn_began=1) for p in seats}
        active = active or seats[0]
        turn = Turn(active=active, step=step, priority=active, combat=Combat() if "attack" in step else None)
        self.game = Game(seats=seats, players=players, turn=turn, teams=teams, clock=10, tracing=True)

    def put(self, owner: str, face: Face, zone: Zone = Zone.BATTLEFIELD, **fields: Any) -> int:
        """Put an object somewhere and return its id; a permanent has been there since before the turn began."""
        game = self.game
        oid = game.next_id
        controller = fields.pop("controller", owner)
        made = Object(
            id=oid,
            card=oid,
            face=face,
            owner=owner,
            controller=controller,
            zone=zone,
            timestamp=game.clock,
            controller_then=controller,
            **{"kind": Kind.CARD, "controlled_since": 0, **fields},
        )
        key = (zone, None if zone in SHARED else owner)
        zones = {**game.zones, key: (*game.zones.get(key, ()), oid)}
        self.game = game.change(objects={**game.objects, oid: made}, zones=zones, next_id=oid + 1, clock=game.clock + 1)
        return oid

    def library(self, owner: str, cards: int) -> None:
        for _ in range(cards):
            self.put(owner, FOREST, Zone.LIBRARY)

    def player(self, player: str, **fields: Any) -> None:
        self.game = self.game.with_player(replace(self.game.players[player], **fields))

    def mana(self, player: str, types: str) -> None:
        self.player(player, pool=tuple(Mana(t) for t in types))


class Answers:
    """Answers decisions in order: a value, or a function of the decision. Nobody attacks or blocks who isn't told to."""

    def __init__(self, *answers: Any):
        self.left = list(answers)
        self.asked: list[Decision] = []

    def __call__(self, decision: Decision) -> Any:
        self.asked.append(decision)
        if isinstance(decision, Declare):
            ready = bool(self.left) and isinstance(self.left[0], dict) and decision.kind in self.left[0]
            return self.left.pop(0)[decision.kind] if ready else ()
        assert self.left, f"an unforeseen question: {decision}"
        answer = self.left.pop(0)
        return answer(decision) if callable(answer) else answer


def play(run: Run[T], *answers: Any) -> T:
    """Run to the end with these answers, all of which must be used."""
    script = Answers(*answers)
    result = drive(run, script)
    assert not script.left, f"never asked: {script.left}"
    return result


def to_step(game: Game, step: Step, *answers: Any, turn_of: str | None = None) -> Game:
    """Pass priority until the present step is left and it is held in a step (of a player's turn); all resolves on the way."""
    from oracle.turn import pass_priority

    script = Answers(*answers)
    begun = (game.turn.number, game.turn.step)
    for _ in range(200):
        game = drive(pass_priority(game, str(game.turn.priority)), script)
        here = (game.turn.number, game.turn.step)
        if game.over or (here != begun and game.turn.step is step and turn_of in (None, game.turn.active)):
            assert not script.left, f"never asked: {script.left}"
            return game
    raise AssertionError(f"{step} never came")


def names(game: Game, zone: Zone, player: str | None = None) -> list[str]:
    return [game.objects[oid].face.name for oid in game.zone(zone, player)]


def drive_pass(game: Game, script: Answers, times: int) -> Game:
    """Pass priority so many times, with the answers that are asked for on the way."""
    from oracle.turn import pass_priority

    for _ in range(times):
        game = drive(pass_priority(game, str(game.turn.priority)), script)
    return game
