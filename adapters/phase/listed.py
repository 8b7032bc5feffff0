"""Prompts that nothing is written for: what the engine lists as legal says what kind of choice it is.

A choice of cards, of a target, of a player, of words, or yes or no is one of the format's questions; a single action is no question.
Anything else makes the script unsupported, since nothing is ever guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine import Prompt
from names import as_target
from outcomes import Illegal, Unsupported
from prompts import one_target

if TYPE_CHECKING:
    from questions import Questions

Actions = list[dict[str, Any]]
# The field in which an action names an object or a player.
_OBJECT_FIELDS = {"ChooseDamageSource": "source", "ChooseRingBearer": "target"}
_PLAYER_FIELDS = {
    "ChooseAnnouncingOpponent": "opponent",
    "ChooseBattleProtector": "protector",
    "ChooseClashOpponent": "opponent",
    "ChooseEntryController": "opponent",
    "ChooseGiftRecipient": "opponent",
    "ChoosePileOpponent": "opponent",
    "ChooseZoneOpponentChooser": "opponent",
}
# Where a prompt holds all that can be chosen, in which the engine lists only some combinations.
_AMONG = ("selectable_cards", "choices", "permanents", "cards", "eligible")


def listed(ask: Questions, prompt: Prompt) -> None:
    """A prompt that is answered by what the engine lists as legal."""
    actions = ask.session.actions()
    kinds = {action["type"] for action in actions}
    kind = kinds.pop() if len(kinds) == 1 else ""
    if prompt.kind == "PayCost" and not actions:
        raise Illegal("there is nothing to pay the cost with")
    if kind == "SelectCards":
        _cards(ask, prompt, actions)
    elif kind and len(actions) == 1:
        ask.give(kind, **(actions[0].get("data") or {}))
    elif kind == "ChooseTarget":
        options = [action["data"]["target"] for action in actions]
        ask.give(kind, target=one_target(ask, ask.question("target", prompt), options))
    elif kind in _OBJECT_FIELDS:
        _object(ask, prompt, actions, _OBJECT_FIELDS[kind])
    elif kind in _PLAYER_FIELDS and not any(_field(action, _PLAYER_FIELDS[kind]) is None for action in actions):
        players = ask.names.players
        field = _PLAYER_FIELDS[kind]
        _words(ask, prompt, actions, "player", lambda action: players[_field(action, field)])
    elif kind == "ChooseOption":
        _words(ask, prompt, actions, "option", lambda action: str(_field(action, "choice")))
    elif kind == "ChooseTopOrBottom":
        _words(ask, prompt, actions, "option", lambda action: "top" if _field(action, "top") else "bottom")
    elif kind and (said := _yes_or_no(actions)):
        ask.give(kind, **{said: ask.chooser.yes(ask.question("may", prompt))})
    else:
        offered = ", ".join(sorted({action["type"] for action in actions})) or "nothing"
        raise Unsupported("question", f"{prompt.kind}, which is answered with {offered}")


def _field(action: dict[str, Any], field: str) -> Any:
    return (action.get("data") or {}).get(field)


def _give(ask: Questions, action: dict[str, Any]) -> None:
    ask.give(action["type"], **action["data"])


def _words(ask: Questions, prompt: Prompt, actions: Actions, kind: str, label: Callable[[dict[str, Any]], str]) -> None:
    """One of the actions, each of which goes by a word."""

    def meant(want: object) -> Actions:
        return [action for action in actions if label(action).lower() == str(want).lower()]

    _give(ask, ask.chooser.one(ask.question(kind, prompt), actions, label, meant))


def _object(ask: Questions, prompt: Prompt, actions: Actions, field: str) -> None:
    """One of the actions, each of which names an object."""
    chosen = ask.chooser.some(ask.question("choose-cards", prompt), [_field(action, field) for action in actions], 1, 1)
    _give(ask, next(action for action in actions if as_target(_field(action, field)) == as_target(chosen[0])))


def _yes_or_no(actions: Actions) -> str | None:
    """The one field in which two actions of a kind say yes and no."""
    fields = [set(action.get("data") or {}) for action in actions]
    if len(actions) == 2 and fields[0] == fields[1] and len(fields[0]) == 1:
        (field,) = fields[0]
        if {action["data"][field] for action in actions} == {True, False}:
            return str(field)
    return None


def _cards(ask: Questions, prompt: Prompt, actions: Actions) -> None:
    """A choice of cards. How many it may be is read from what is listed, since not every prompt says it rightly."""
    data = prompt.data
    sizes = [len(action["data"]["cards"]) for action in actions]
    held = (data.get(key) for key in _AMONG)
    among = next((each for each in held if isinstance(each, list) and all(isinstance(one, int) for one in each)), None)
    if among is None:
        among = list(dict.fromkeys(number for action in actions for number in action["data"]["cards"]))
    question = ask.question("choose-cards", prompt)
    ask.give("SelectCards", cards=ask.chooser.some(question, among, min(sizes), max(sizes)))
