"""Players and their zones: you, an opponent, your graveyard."""

from __future__ import annotations

from oracle.english.speech import Speech
from oracle.english.words import CannotSay, Noun, need
from oracle.vocabulary.filters import Who
from oracle.vocabulary.selectors import Remembered, Target

_PLAYERS = {
    Who.YOU: Noun("you", "you"),
    Who.OPPONENT: Noun("an opponent"),
    Who.ANYONE: Noun("a player"),
    Who.ENCHANTED: Noun("enchanted player"),
    Who.EVENT: Noun("that player"),
    Who.REMEMBERED: Noun("that player"),
    Who.TEAM: Noun("a player on your team"),
    Who.NOT_YOU: Noun("another player"),
    Who.ACTIVE: Noun("the active player"),
}
_ALL_PLAYERS = {
    Who.YOU: Noun("you", "you"),
    Who.OPPONENT: Noun("your opponents", "many"),
    Who.ANYONE: Noun("players", "many"),
    Who.EVENT: Noun("that player"),
    Who.REMEMBERED: Noun("that player"),
    Who.ENCHANTED: Noun("enchanted player"),
    Who.NOT_YOU: Noun("other players", "many"),
    Who.TEAM: Noun("players on your team", "many"),
    Who.ACTIVE: Noun("the active player"),
}


def player(who: Who) -> Noun:
    """Return one such player: you, an opponent, a player."""
    return _PLAYERS[who]


def players(who: Who) -> Noun:
    """Return all such players: you, your opponents, players."""
    return _ALL_PLAYERS[who]


def whose(who: Who, zone: str, speech: Speech | None = None) -> str:
    """Return a zone with its owner: your graveyard, an opponent's graveyard, a graveyard."""
    if who is Who.REMEMBERED and speech is not None:
        return f"{put_aside(speech)}'s {zone}"
    if zone == "exile":
        return "exile"
    return {
        Who.YOU: f"your {zone}",
        Who.OPPONENT: f"an opponent's {zone}",
        Who.ANYONE: f"a {zone}",
        Who.EVENT: f"that player's {zone}",
        Who.REMEMBERED: f"that player's {zone}",
    }.get(who) or no_words(f"the {zone} of Who.{who.name}")


def no_words(concept: str) -> str:
    """Refuse where a word is wanted: CannotSay."""
    raise CannotSay(concept)


def put_aside(speech: Speech) -> str:
    """Return the player that was put aside: a target, perhaps, that was not spoken of yet."""
    player = speech.key(Remembered("player"))
    need(player != Remembered("player"), "Who.REMEMBERED")
    if isinstance(player, Target) and speech.again(player) is None:
        from oracle.english.targets import target  # a target is spoken of with its zone: each says the other

        return target(player.slot, speech).text
    return "that player"
