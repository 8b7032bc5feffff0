"""A scenario's script, played step by step.

Whatever a step is, it is played on the game as it was before, and only a step that is done leaves another game behind; the old one
is still there. The script ends early where an answer was not offered, or a question not answered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oracle import actions, consequences, layers, turn
from oracle.decisions import Illegal, drive
from oracle.driver import journey, snapshot
from oracle.driver.abilities import allows, held_ability
from oracle.driver.answers import Announcement, Answers, Declaration
from oracle.driver.document import (
    Activate,
    Advance,
    AttackStep,
    BlockStep,
    Cast,
    Pass,
    PlayLand,
    Resolve,
    Settle,
    Special,
    Step,
    read_script,
)
from oracle.driver.errors import NotOffered, ScenarioError, Undecided, Unsupported
from oracle.driver.references import Identity, check_known, name_of, one_of
from oracle.driver.table import Find, set_up
from oracle.model import Game, Line, ObjectId, PlayerId, Zone
from oracle.trace import lines_since

ANYWHERE = (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.STACK, Zone.LIBRARY)


def play(
    table: Mapping[str, Any], script: Sequence[Mapping[str, Any]], trace: bool = False, find: Find | None = None
) -> dict[str, Any]:
    """Play a script on a table; return the answer to `run` as the protocol has it, without the number of the request.

    `find` gives the face of a card by its name; the oracle's own cards if left out. A scenario that can't be played here, or makes no
    sense, is an answer, too; any other exception is a fault of the oracle.
    """
    if find is None:
        from oracle import cards

        find = cards.find
    try:
        steps = read_script(script)
        position = set_up(table, find, tracing=trace)
        results: list[dict[str, Any]] = []
        response = {"status": "done", "setup": snapshot.take(position.game, position.identity), "steps": results}
        if trace:
            told = consequences.standing(position.game)
            response["setup-trace"] = _lines(lines_since(told, None))
        player = _Player(position.game, position.identity)
        for number, step in enumerate(steps, 1):
            try:
                results.append(player.step(step))
            except ScenarioError as error:
                raise ScenarioError(f"step {number}: {error}") from error
            if results[-1]["outcome"] in ("not-offered", "undecided"):
                break
    except Unsupported as lacking:
        return {"status": "unsupported", "reason": lacking.reason, "detail": list(lacking.detail)}
    except ScenarioError as error:
        return {"status": "error", "message": str(error)}
    return response


def _lines(lines: Sequence[Line]) -> list[dict[str, Any]]:
    return [{"rules": list(line.rules), "text": line.text} for line in lines]


class _Player:
    """A script being played: the game as it stands."""

    def __init__(self, game: Game, identity: Identity) -> None:
        self.game = game
        self.identity = identity

    def step(self, step: Step) -> dict[str, Any]:
        """Play one step; return its result."""
        before = self.game
        answers = Answers(self.identity, step.answers)
        outcome, why = "done", ""
        told = Line((), "")
        try:
            game = self._play(before, step, answers)
            answers.finish()
            self.game = game
        except Illegal as illegal:
            # What a scripted answer casts, pays or targets while something resolves or triggers is no action of the step's own.
            answered = isinstance(step, Pass | Resolve | Settle | Advance) and answers.has_taken(
                "cast", "pay", "target"
            )
            outcome, why = "not-offered" if answered else "illegal", str(illegal)
            told = Line(tuple(illegal.rule.split()), f"This is not allowed: {illegal.why}")
        except (NotOffered, Undecided) as error:
            outcome, why = "not-offered" if isinstance(error, NotOffered) else "undecided", str(error)
            told = Line((), why)
        result: dict[str, Any] = {"outcome": outcome, "asked": answers.asked, "answers": answers.fates()}
        if why:
            result["why"] = why
        result["snapshot"] = snapshot.take(self.game, self.identity)
        if before.tracing:
            # What is undone leaves no line in the game; what is known of it comes from the latest question.
            lines = lines_since((answers.reached or before) if why else self.game, before.trace)
            result["trace"] = _lines([*lines, told] if why else lines)
        return result

    def _play(self, game: Game, step: Step, answers: Answers) -> Game:
        """Return the game after a step."""
        if game.over:
            raise Illegal("104.1", "the game is over")
        self._check_players(game, step)
        match step:
            case Cast():
                return self._cast(game, step, answers)
            case Activate():
                return self._activate(game, step, answers)
            case Special():
                return self._special(game, step, answers)
            case PlayLand():
                oid = self._object(game, step.player, step.card, (Zone(step.origin),), "305.1")
                return drive(actions.play_land(game, step.player, oid), answers)
            case AttackStep():
                attacks = [(one.creature, one.defender) for one in step.attackers]
                return journey.declare(game, answers, Declaration(self.identity, "attackers", step.player, attacks))
            case BlockStep():
                blocks = [(one.creature, one.attacker) for one in step.blockers]
                return journey.declare(game, answers, Declaration(self.identity, "blockers", step.player, blocks))
            case Pass():
                return drive(turn.pass_priority(game, step.player), answers)
            case Resolve():
                if not game.stack:
                    raise Illegal("117.4", "the stack is empty")
                return journey.resolve(game, answers)
            case Settle():
                return journey.settle(game, answers)
            case Advance():
                return journey.advance(game, answers, step.to, step.turn_of)

    def _cast(self, game: Game, step: Cast, answers: Answers) -> Game:
        oid = self._object(game, step.player, step.card, (Zone(step.origin),), "601.3")
        answers.announce(
            Announcement(game.objects[oid].card, targets=step.targets, modes=step.modes, x=step.x, pay=step.pay)
        )
        run = actions.cast(game, step.player, oid, alternative=step.alternative, additional=step.additional)
        return drive(run, answers)

    def _activate(self, game: Game, step: Activate, answers: Answers) -> Game:
        oid = self._object(game, step.player, step.source, ANYWHERE, "602.1")
        held = held_ability(self.identity, game, oid, step.ability)
        answers.announce(
            Announcement(
                game.objects[oid].card,
                activated=True,
                targets=step.targets,
                modes=step.modes,
                x=step.x,
                pay=step.pay,
            )
        )
        return drive(actions.activate(game, step.player, oid, held), answers)

    def _special(self, game: Game, step: Special, answers: Answers) -> Game:
        oid = self._object(game, step.player, step.card, ANYWHERE, "116.2")
        if not allows(game, oid, step.action):
            raise ScenarioError(f"{name_of(game, oid)} has nothing to do with the special action {step.action}")
        answers.announce(Announcement(game.objects[oid].card, x=step.x, pay=step.pay))
        return drive(actions.special(game, step.player, oid, step.action), answers)

    def _object(self, game: Game, player: PlayerId, reference: str, zones: Sequence[Zone], rule: str) -> ObjectId:
        """Return the object that a step is about, in one of the zones; the player's own before others'.

        Raises `Illegal` for what is elsewhere, `ScenarioError` for what is nowhere.
        """
        for zone in zones:
            inside = [oid for oid, obj in game.objects.items() if obj.zone is zone]
            own = [oid for oid in inside if layers.view(game, oid).controller == player]
            for options in (own, inside):
                found = one_of(self.identity, game, reference, options)
                if isinstance(found, int):
                    return found
        check_known(self.identity, game, reference)
        raise Illegal(rule, f'"{reference}" is not in {" or ".join(zones) if len(zones) == 1 else "any zone"}')

    def _check_players(self, game: Game, step: Step) -> None:
        named = [answer.player for answer in step.answers]
        named += [getattr(step, "player", None), getattr(step, "turn_of", None)]
        for player in named:
            if player is not None and player not in game.players:
                raise ScenarioError(f'"{player}" is not at the table')
