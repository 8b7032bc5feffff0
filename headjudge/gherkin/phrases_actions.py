"""The phrases for what players do and how the game goes on: When. Each adds a step to the script."""

from __future__ import annotations

from typing import Any

from headjudge.errors import HeadJudgeError
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.phrase import phrase
from headjudge.gherkin.values import Ability, Ref

_ACTIVATE_ONLY = {"targets", "modes", "x", "pay"}
_SPECIAL_ONLY = {"x", "pay"}


def _only(options: dict[str, Any], allowed: set[str], what: str) -> None:
    if unknown := sorted(set(options) - allowed):
        raise HeadJudgeError(f"{what} takes no '{unknown[0]}'", why=f"it takes {', '.join(sorted(allowed))}")


@phrase(
    "action",
    "{player} (casts|tries to cast) {card}{options}",
    "Alice casts Elvish Visionary",
    "Bob casts Shock targeting Alice",
    "Alice casts Boros Charm choosing mode 1 targeting Bob",
    "Alice casts Walking Ballista with X = 2",
    "Alice casts Goblin Bushwhacker kicked",
    "Alice casts Bloodghast from her graveyard for its flashback cost",
    'Alice tries to cast Grizzly Bears by paying {G} from "forest-1" and {G} from "forest-2"',
)
def cast(draft: Draft, player: str, card: Ref, options: dict[str, Any]) -> None:
    """A spell is cast, from hand for its mana cost where nothing else is said, and paid out of the mana pool alone
    unless *by paying* says how. *tries to cast* means the same: for what turns out illegal.
    """
    draft.act("cast", player=player, card=draft.name(card), **draft.options(options))


@phrase(
    "action",
    "{player} (activates|tries to activate) {ability}{options}",
    "Alice activates Prodigal Sorcerer's ability targeting Bob",
    "Alice tries to activate Devoted Druid's second ability",
    "Alice activates Jace Beleren's -1 ability targeting Alice",
    "Alice activates the ability that Cryptolith Rite grants Llanowar Elves",
)
def activate(draft: Draft, player: str, ability: Ability, options: dict[str, Any]) -> None:
    """An activated ability, by its line of the printed text, by its loyalty cost, or by what grants it (then the line
    is the granting object's, the first where nothing is said).
    """
    _only(options, _ACTIVATE_ONLY, "An activated ability")
    spec = dict(ability.spec)
    if ability.granted_by is not None:
        spec = {"granted-by": draft.name(ability.granted_by), **spec}
    draft.act("activate", player=player, source=draft.name(ability.source), ability=spec, **draft.options(options))


@phrase(
    "action",
    "{player} (taps|tries to tap) {object} for mana[ as (an|a) {land-type}]",
    "Alice taps Forest for mana",
    "Alice taps Tropical Island for mana as an Island",
    "Alice tries to tap Tropical Island for mana as an Island",
)
def tap_for_mana(draft: Draft, player: str, object: Ref, land_type: str | None = None) -> None:
    """The mana ability that a basic land type gives (305.6): the one in the land's name, or the one that is said. Mana
    abilities that are printed on a permanent are activated as above.
    """
    land_type = land_type or draft.basic_type(object)
    if land_type is None:
        raise HeadJudgeError(
            f"{object} is no basic land, so which mana ability is meant?",
            hint=f"Alice activates {object}'s ability (a printed one), or: for mana as an Island (a basic land type's)",
        )
    draft.act("activate", player=player, source=draft.name(object), ability={"intrinsic": land_type})


@phrase(
    "action",
    "{player} (plays|tries to play) {card}[ from ({their} {from:own-zone}|{from:exile})]",
    "Alice plays Forest",
    "Alice tries to play Island from her graveyard",
)
def play_land(draft: Draft, player: str, card: Ref, **zone: str) -> None:
    """A land is played, from hand where nothing else is said."""
    draft.act("play-land", player=player, card=draft.name(card), **zone)


def _special(verb: str, action: str, *examples: str) -> None:
    def special(draft: Draft, player: str, card: Ref, options: dict[str, Any]) -> None:
        """A special action (116.2)."""
        _only(options, _SPECIAL_ONLY, "This special action")
        draft.act("special", player=player, card=draft.name(card), action=action, **draft.options(options))

    phrase("action", verb, *examples)(special)


_special(
    "{player} (suspends|tries to suspend) {card}{options}",
    "suspend",
    "Alice suspends Rift Bolt",
    "Alice tries to suspend Rift Bolt",
)
_special("{player} (foretells|tries to foretell) {card}{options}", "foretell", "Alice foretells Rift Bolt")
_special("{player} (plots|tries to plot) {card}{options}", "plot", "Alice plots Rift Bolt")
_special("{player} (turns|tries to turn) {card} face up{options}", "turn-face-up", "Alice turns Grizzly Bears face up")
_special("{player} (unlocks|tries to unlock) {card}{options}", "unlock", "Alice unlocks Grizzly Bears")


@phrase(
    "action",
    "{player} (attacks|tries to attack) {attacks}",
    'Alice attacks Bob with Serra Angel and "elf"',
    "Alice attacks Bob with Grizzly Bears and Jace Beleren with Serra Angel",
    "Alice tries to attack Bob with Grizzly Bears",
)
def attack(draft: Draft, player: str, attacks: tuple[tuple[Ref, tuple[Ref, ...]], ...]) -> None:
    """Attackers are declared. The stack resolves first and the game goes on to that step."""
    attackers = [
        {"creature": draft.name(creature), "defender": draft.name(defender)}
        for defender, creatures in attacks
        for creature in creatures
    ]
    draft.act("attack", player=player, attackers=attackers)


@phrase(
    "action",
    "{player} (blocks|tries to block) {blocks}",
    "Bob blocks Serra Angel with Grizzly Bears",
    'Bob tries to block "elf" with "n1" and "n2"',
)
def block(draft: Draft, player: str, blocks: tuple[tuple[Ref, tuple[Ref, ...]], ...]) -> None:
    """Blockers are declared. The stack resolves first and the game goes on to that step."""
    blockers = [
        {"creature": draft.name(creature), "attacker": draft.name(attacker)}
        for attacker, creatures in blocks
        for creature in creatures
    ]
    draft.act("block", player=player, blockers=blockers)


@phrase("action", "{player} (passes|tries to pass) priority", "Alice passes priority")
def pass_priority(draft: Draft, player: str) -> None:
    """A player passes; then the next may respond."""
    draft.act("pass", player=player)


@phrase(
    "action",
    "the top of the stack resolves[ {times}]",
    "the top of the stack resolves",
    "the top of the stack resolves three times",
)
def resolve(draft: Draft, times: int = 1) -> None:
    """All players pass until what is on top of the stack has resolved. Several times is several steps; answers that
    follow belong to the last one.
    """
    for _ in range(times):
        draft.act("resolve")


@phrase("action", "everything on the stack resolves", "everything on the stack resolves")
def settle(draft: Draft) -> None:
    """All players pass until the stack is empty."""
    draft.act("settle")


@phrase(
    "action",
    "the game advances to ({player}'s|the next) {step}",
    "the game advances to Alice's upkeep",
    "the game advances to the next end step",
)
def advance(draft: Draft, step: str, player: str | None = None) -> None:
    """The game goes on until a player receives priority in that step. On the way everything resolves, nobody attacks or
    blocks, and cards are drawn: give libraries.
    """
    if player is not None:
        draft.player(player)
    draft.act("advance", **{"to": step, "turn-of": player})
