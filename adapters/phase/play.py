"""Playing a script: one method a kind of step, each going on until a player would next receive priority (117.5)."""

from __future__ import annotations

from typing import Any

from abilities import Abilities
from answers import Announcement, Answers
from cards import CardData
from engine import Refused, SelfPaid, Session
from names import Names
from outcomes import Fault, Illegal, StepEnded, Unsupported
from payment import check_pool, compare_choice, leaves_choice, tap
from questions import Questions
from script import (
    Activate,
    Advance,
    AnyStep,
    Attack,
    Block,
    Cast,
    Pass,
    Payment,
    PlayLand,
    Resolve,
    Settle,
    Special,
    Table,
)
from snapshot import snapshot
from table import set_up
from vocabulary import STEPS

_MOST_PASSES = 400
# Ways to cast that are not a player's own to take when they have priority, or that the engine has no action for.
_NOT_CAST_SO = frozenset({"madness", "miracle", "suspend", "without-paying"})
_NO_FACE_DOWN = frozenset({"disguise", "face-down", "megamorph", "morph"})


def run(cards: CardData, table: Table, script: tuple[AnyStep, ...]) -> dict[str, Any]:
    """Play a script on a table: the `setup` and `steps` of the protocol's answer. Raises Unsupported and Fault."""
    named = [answer.answer for step in script for answer in step.answers if answer.kind == "name" and not answer.free]
    session, names = set_up(cards, table, named)
    play = Play(cards, session, names)
    done: dict[str, Any] = {"setup": play.seen, "steps": []}
    for step in script:
        result = play.step(step)
        done["steps"].append(result)
        if result["outcome"] in ("not-offered", "undecided"):
            break
    return done


class Play:
    """A game that a script is played in."""

    def __init__(self, cards: CardData, session: Session, names: Names) -> None:
        self.session = session
        self.names = names
        self.abilities = Abilities(cards, session, names)
        self._look()
        self._ask: Questions

    def _look(self) -> None:
        """Keep the game as it stands: what a step that fails goes back to, and what is seen."""
        self._kept = self.session.save()
        self.seen = snapshot(self._kept, self.names)

    def step(self, step: AnyStep) -> dict[str, Any]:
        """Play one step: the protocol's step result. The game is as it was if the outcome is not `done`."""
        session = self.session
        session.begin_step()
        self._ask = ask = Questions(session, self.names, self.abilities, Answers(step.answers, self.names))
        outcome, why = "done", None
        try:
            if session.prompt().kind == "GameOver":
                raise Illegal("the game is over")
            self._do(step)
        except StepEnded as ended:
            outcome, why = ended.outcome, str(ended)[:1000]
            if isinstance(ended, SelfPaid) and not isinstance(step, Cast | Activate | Special):
                raise Unsupported("payment", why) from ended
        if outcome == "done":
            self._look()
        else:
            session.restore(self._kept)
        return {
            "outcome": outcome,
            "why": why,
            "asked": ask.chooser.asked,
            "answers": ask.answers.statuses(),
            "snapshot": self.seen,
        }

    def _do(self, step: AnyStep) -> None:
        match step:
            case Cast():
                self._cast(step)
            case Activate():
                self._activate(step)
            case Special():
                self._special(step)
            case PlayLand():
                self._play_land(step)
            case Attack():
                self._attack(step)
            case Block():
                self._block(step)
            case Pass():
                self._with_priority(step.player)
                self._pass()
                self._declare_nothing()
            case Resolve():
                self._resolve()
            case Settle():
                self._settle()
            case Advance():
                self._advance(step)

    # -- what a player does who has priority

    def _with_priority(self, player: str) -> int:
        """The player's seat. Raises Illegal if they do not have priority."""
        seat = self.names.seat(player)
        # The engine knows one player at a time to have priority, even in a game of teams (805.5).
        if self.session.prompt().kind != "Priority" or self.session.actor() != seat:
            raise Illegal(f"{player} does not have priority")
        return seat

    def _own(self, kind: str, **data: Any) -> None:
        """The step's own action. Raises Illegal if the engine does not allow it."""
        try:
            self.session.act(kind, **data)
        except Refused as refused:
            raise Illegal(str(refused)) from refused

    def _play_land(self, step: PlayLand) -> None:
        seat = self._with_priority(step.player)
        card = self.names.find(step.card, (step.zone,), seat)
        self._ask.resolving = card["id"]
        self._own("PlayLand", seat=seat, object_id=card["id"], card_id=card["card_id"])
        self._ask.until_ready()

    def _cast(self, step: Cast) -> None:
        if step.alternative in _NO_FACE_DOWN:
            raise Unsupported("action", "casting face down")
        if step.alternative in _NOT_CAST_SO:
            raise Unsupported("action", f"casting by {step.alternative} as an action of its own")
        if step.zone == "command":
            raise Unsupported("action", "casting from the command zone")
        seat = self._with_priority(step.player)
        card = self.names.find(step.card, (step.zone,), seat)
        announced = Announcement(
            card["id"],
            step.card,
            seat,
            spell=True,
            targets=step.targets,
            modes=step.modes,
            x=step.x,
            additional=list(step.additional),
            alternative=step.alternative,
            pay=step.pay,
        )
        self._ask.announcements.append(announced)
        self._ask.resolving = card["id"]
        before = self.session.pool(seat)
        manual = {"type": "Manual"}
        self._own(
            "CastSpell", seat=seat, object_id=card["id"], card_id=card["card_id"], targets=[], payment_mode=manual
        )
        self._ask.until_ready()
        check_pool(announced, before, self.session.pool(seat))

    def _activate(self, step: Activate) -> None:
        seat = self._with_priority(step.player)
        source = self.names.find(step.source, ("battlefield", "hand", "graveyard", "exile"), seat)
        index = self.abilities.index(source, step.ability)
        announced = Announcement(
            source["id"], step.source, seat, targets=step.targets, modes=step.modes, x=step.x, pay=step.pay
        )
        self._activate_ability(announced, source, index)
        ability = source["abilities"][index]
        if ability.get("is_mana_ability") and leaves_choice(ability):
            compare_choice(self._ask, seat, source["id"])

    def _activate_ability(self, announced: Announcement, source: dict[str, Any], index: int) -> None:
        seat = announced.seat
        before = self.session.pool(seat)
        payments: tuple[Payment, ...] = announced.pay or ()
        if any(payment.life for payment in payments):
            raise Unsupported("payment", "life for a Phyrexian symbol of an activation cost")
        tap(self._ask, seat, payments)
        self._ask.announcements.append(announced)
        self._ask.resolving = source["id"]
        if source["abilities"][index].get("is_mana_ability"):
            self.session.named.add(source["id"])
        self._own("ActivateAbility", seat=seat, source_id=source["id"], ability_index=index)
        self._ask.until_ready()
        check_pool(announced, before, self.session.pool(seat))

    def _special(self, step: Special) -> None:
        seat = self._with_priority(step.player)
        if step.action == "unlock":
            raise Unsupported("action", "unlocking a door of a Room")
        zone = "battlefield" if step.action == "turn-face-up" else "hand"
        card = self.names.find(step.card, (zone,), seat)
        announced = Announcement(card["id"], step.card, seat, x=step.x, pay=step.pay)
        if step.action in ("suspend", "plot"):
            # The engine has these as activated abilities of the card in hand; that is its own affair.
            self._activate_ability(announced, card, self.abilities.keyword(card, step.action))
            return
        before = self.session.pool(seat)
        tap(self._ask, seat, step.pay or ())
        self._ask.announcements.append(announced)
        self._ask.resolving = card["id"]
        if step.action == "foretell":
            self._own("Foretell", seat=seat, object_id=card["id"], card_id=card["card_id"])
        else:
            self._own("TurnFaceUp", seat=seat, object_id=card["id"])
        self._ask.until_ready()
        check_pool(announced, before, self.session.pool(seat))

    # -- passing

    def _pass(self) -> str:
        """Whoever has priority passes; what the engine waits for then."""
        self._own("PassPriority")
        return self._ask.until_ready()

    def _declare_nothing(self) -> str:
        """Where attackers or blockers are to be declared, none are; what the engine waits for then."""
        for _ in range(_MOST_PASSES):
            waits_for = self.session.prompt().kind
            if waits_for == "DeclareAttackers":
                self._own("DeclareAttackers", attacks=[])
            elif waits_for == "DeclareBlockers":
                self._own("DeclareBlockers", assignments=[])
            else:
                return waits_for
            self._ask.until_ready()
        raise Fault("attackers and blockers are to be declared without end")

    def _resolve(self) -> None:
        stack = self.session.stack()
        if not stack:
            raise Illegal("the stack is empty")
        top = stack[-1]
        self._ask.resolving = top["source_id"]
        for _ in range(self.session.seats + 1):
            waits_for = self._pass()
            if waits_for == "GameOver" or all(entry["id"] != top["id"] for entry in self.session.stack()):
                return
        raise Fault(f"{self.names.label(top['source_id'])} does not resolve")

    def _settle(self) -> None:
        for _ in range(_MOST_PASSES):
            if not self.session.stack() or self.session.prompt().kind == "GameOver":
                return
            self._resolve()
        raise Fault("the stack is never empty")

    def _go_on(self) -> None:
        """The top of the stack resolves, or a player passes where the stack is empty."""
        if self.session.stack():
            self._resolve()
        else:
            self._ask.resolving = None
            self._pass()

    def _advance(self, step: Advance) -> None:
        """Go on to the first priority in the named step, after the present one. Raises Illegal if it does not come.

        It does not when every player, or team, has begun and ended a turn meanwhile.
        """
        game = self.session.game
        whose = None if step.turn_of is None else self.names.side(self.names.seat(step.turn_of))
        sides = len(self.names.teams) or self.session.seats
        last = (game.turn, game.phase)
        whose_turn: int | None = None  # of a turn that has begun on the way
        ended: set[int] = set()
        for _ in range(_MOST_PASSES):
            self._go_on()
            if self._declare_nothing() == "GameOver":
                return
            here = (game.turn, game.phase)
            if here == last:
                continue
            active = self.session.actor()  # the first priority of a step is the active player's (117.3a)
            if here[0] != last[0]:
                ended |= set() if whose_turn is None else {whose_turn}
                whose_turn = active
                if len(ended) == sides:
                    raise Illegal(f"{step.to} never comes")
            last = here
            if here[1] == STEPS[step.to] and (whose is None or active in whose):
                return
        raise Fault(f"the game goes on without end, and {step.to} does not come")

    # -- combat

    def _attack(self, step: Attack) -> None:
        seat = self.names.seat(step.player)
        turn = self.session.game.turn
        for _ in range(_MOST_PASSES):
            waits_for = self.session.prompt().kind
            if waits_for == "DeclareAttackers":
                break
            if waits_for != "Priority" or self.session.game.turn != turn:
                raise Illegal("no declare attackers step comes this turn")
            self._go_on()
        if self.session.actor() != seat:
            raise Illegal(f"it is not {step.player} who attacks")
        attacks = []
        for attacker in step.attackers:
            creature = self.names.find(attacker.creature, ("battlefield",), seat)
            attacks.append([creature["id"], self._defender(attacker.defender)])
        self._own("DeclareAttackers", attacks=attacks)
        self._ask.until_ready()

    def _defender(self, reference: str) -> dict[str, Any]:
        if reference in self.names.seat_of:
            return {"type": "Player", "data": self.names.seat_of[reference]}
        thing = self.names.find(reference, ("battlefield",))
        kind = "Battle" if "Battle" in thing["card_types"]["core_types"] else "Planeswalker"
        return {"type": kind, "data": thing["id"]}

    def _block(self, step: Block) -> None:
        seat = self.names.seat(step.player)
        for _ in range(_MOST_PASSES):
            waits_for = self.session.prompt().kind
            if waits_for == "DeclareBlockers" and self.session.actor() == seat:
                break
            if waits_for == "DeclareBlockers":
                raise Illegal(f"it is not {step.player} who blocks")
            if waits_for != "Priority" or self.session.game.phase != STEPS["declare-attackers"]:
                raise Illegal("no declare blockers step comes in which something could block")
            self._go_on()
        assignments = []
        for blocker in step.blockers:
            creature = self.names.find(blocker.creature, ("battlefield",), seat)
            attacker = self.names.find(blocker.attacker, ("battlefield",))
            assignments.append([creature["id"], attacker["id"]])
        self._own("DeclareBlockers", assignments=assignments)
        self._ask.until_ready()
