"""Whom or what is meant (608.2): full words the first time, then "that creature", "it", "those cards"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle.english import filters, people, targets
from oracle.english.speech import THIS, Mention, Phrases, Speech
from oracle.english.words import CannotSay, Noun, need, number, plural
from oracle.vocabulary import selectors as s
from oracle.vocabulary.filters import ANYTHING, Who

first = Phrases[Noun]("selectors")  # how a selector is said the first time


def subject(what: s.Selector, speech: Speech) -> Noun:
    """Return who or what does something."""
    mention = speech.again(what)
    if mention is None:
        speech.role = "subject"
        return first(speech.key(what), speech)
    if mention.player:
        return _that(mention)
    if mention.article in {"the", "those"}:
        speech.mention(what, mention)
        return _that(mention)
    if speech.key(what) == speech.latest:
        speech.mention(what, mention)
        return Noun("it") if mention.person == "one" else Noun("they", "many")
    if speech.key(what) == THIS:
        speech.mention(what, mention)
        return Noun(speech.itself)
    speech.mention(what, mention)
    return _that(mention)


def thing(what: s.Selector, speech: Speech) -> Noun:
    """Return to whom or what something is done."""
    mention = speech.again(what)
    if mention is None:
        speech.role = "object"
        return first(speech.key(what), speech)
    if mention.player:
        return _that(mention)
    key = speech.key(what)
    near = key == speech.latest and not mention.of_cost and mention.article != "those"
    near = near and (mention.sentence == speech.sentence or mention.article in ("the", "it"))
    if speech.in_trigger and key == s.EventObject() and mention.noun in _TAKEN_UP:
        near = False
    speech.mention(what, mention)
    if near:
        return Noun("it") if mention.person == "one" else Noun("them", "many")
    if key == THIS:
        return Noun(speech.itself)
    return _that(mention)


# What a triggered ability takes up again by its noun: "counter that spell", "destroy that land", "exile that card".
_TAKEN_UP = frozenset({"card", "land", "spell", "spell or ability"})


def that(what: s.Selector, speech: Speech) -> Noun:
    """Return something that was named, by its noun again: that creature. What was not named is named."""
    mention = speech.again(what)
    if mention is None or speech.key(what) == THIS:
        return thing(what, speech)
    speech.mention(what, mention)
    return _that(mention)


def possessive(what: s.Selector, speech: Speech) -> str:
    """Return whose: your, its, that player's."""
    if isinstance(what, s.You):
        return "your"
    mention = speech.again(what)
    if mention is None:
        said = first(speech.key(what), speech).text
        return f"{said}'" if said.endswith("s") and speech.key(what) != THIS else f"{said}'s"
    key = speech.key(what)
    if not mention.player and mention.noun != "source" and key == speech.latest and mention.sentence == speech.sentence:
        return "its" if mention.person == "one" else "their"
    said = speech.itself if key == THIS else _that(mention).text
    return f"{said}'" if mention.person == "many" else f"{said}'s"


def again_or_none(what: s.Selector, speech: Speech) -> Mention | None:
    """Return how something was named before, if it was."""
    return speech.again(what)


def _that(mention: Mention) -> Noun:
    article = "those" if mention.article in ("that", "it") and mention.person == "many" else mention.article
    article = "that" if article == "it" else article
    return Noun(f"{article} {mention.noun}".strip(), mention.person)


@first.of(s.This)
def _this(what: s.This, speech: Speech) -> Noun:
    speech.mention(THIS, Mention(speech.itself, article=""))
    return Noun(speech.itself)


@first.of(s.Target)
def _target(what: s.Target, speech: Speech) -> Noun:
    return targets.target(what.slot, speech)


@first.of(s.Host)
def _host(what: s.Host, speech: Speech) -> Noun:
    word = speech.host.text.split()[-1]
    speech.mention(s.Host(), Mention(word, player=word == "player"))
    return speech.host


first.always(s.You, Noun("you", "you"))
first.always(s.DefendingPlayer, Noun("defending player"))


def _not_named(piece: type[s.Selector]) -> Callable[[Any, Speech], Noun]:
    """Return the refusal of what is spoken of as an event is said, and was not: there are no other words for it."""

    def refuse(what: Any, speech: Speech) -> Noun:
        raise CannotSay(f"{piece.__name__} that was not named")

    return refuse


for _piece in (s.EventPlayer, s.ActivePlayer, s.EventObject, s.EventSource, s.Affected, s.FormerHost):
    first.of(_piece)(_not_named(_piece))


def _each_of_players(piece: type[s.Selector], words: str) -> Callable[[Any, Speech], Noun]:
    def say(what: Any, speech: Speech) -> Noun:
        speech.mention(piece(), Mention("player", player=True))
        return Noun(words)

    return say


def _whose(word: str) -> Callable[[Any, Speech], Noun]:
    return lambda what, speech: Noun(f"{possessive(what.what, speech)} {word}")


first.of(s.EachPlayer)(_each_of_players(s.EachPlayer, "each player"))
first.of(s.EachOpponent)(_each_of_players(s.EachOpponent, "each opponent"))
first.of(s.ControllerOf)(_whose("controller"))
first.of(s.OwnerOf)(_whose("owner"))


@first.of(s.Each)
def _each(what: s.Each, speech: Speech) -> Noun:
    zone = what.zone
    described, whose = what.what, what.whose
    noun = filters.head_noun(described, zone)
    need(zone != "battlefield" or whose is Who.ANYONE, "Each.whose")
    one_by_one = (
        speech.each or described.attacking or (described.mana_value is not None and described.mana_value.op == "==")
    )
    key = s.Each(described, zone, whose)
    speech.mention(key, Mention(plural(noun), "many", article="those" if one_by_one else "it"))
    if zone == "battlefield":
        if one_by_one:
            return filters.each(described, speech)
        return filters.every(described, speech, role=speech.role)
    if described == ANYTHING and (zone == "graveyard" or speech.shuffled):
        return Noun("all graveyards" if whose is Who.ANYONE else people.whose(whose, zone, speech))
    phrase = filters.described(described, speech, many=True, zone=zone)
    if whose is Who.ANYONE:
        return Noun(f"all {phrase} from all {plural(zone)}", "many")
    return Noun(f"all {phrase} from {people.whose(whose, zone, speech)}", "many")


@first.of(s.TopOfLibrary)
def _top(what: s.TopOfLibrary, speech: Speech) -> Noun:
    many = what.count != 1
    cards = f"the top {number(what.count)} cards" if many else "the top card"
    said = Noun(f"{cards} of {possessive(what.who, speech)} library", "many" if many else "one")
    speech.mention(s.TopOfLibrary(what.who, what.count), Mention("cards" if many else "card", said.person))
    return said


@first.of(s.Together)
def _together(what: s.Together, speech: Speech) -> Noun:
    return Noun(" and ".join(thing(one, speech).text for one in what.selectors), "many")


@first.of(s.Remembered)
def _remembered(what: s.Remembered, speech: Speech) -> Noun:
    raise CannotSay(f"Remembered {what.name}")


@first.of(s.Linked)
def _linked(what: s.Linked, speech: Speech) -> Noun:
    speech.mention(s.Linked(what.name), Mention("card", article="the exiled"))
    return Noun("the exiled card")


@first.of(s.CostObject)
def _of_cost(what: s.CostObject, speech: Speech) -> Noun:
    raise CannotSay("CostObject")


@first.of(s.Choice)
def _choice(what: s.Choice, speech: Speech) -> Noun:
    if not isinstance(what.chooser, s.You):
        raise CannotSay("Choice.chooser")
    noun = filters.head_noun(what.what, what.zone)
    need(what.zone != "battlefield" or what.whose is Who.ANYONE, "Choice.whose")
    need(what.least == what.most or ((what.least, what.most) == (0, 1) and speech.may), "Choice.least")
    many = what.most > 1
    key = s.Choice(what.what, what.least, what.most, what.zone, what.whose)
    speech.mention(key, Mention(plural(noun) if many else noun, "many" if many else "one"))
    said = filters.some(what.what, speech, what.most, zone=what.zone)
    if what.zone == "battlefield":
        return said
    return Noun(f"{said.text} from {people.whose(what.whose, what.zone)}", said.person)


@first.of(s.CouldProduceLike)
def _could_produce_like(what: s.CouldProduceLike, speech: Speech) -> Noun:
    phrase = filters.described(what.what, speech, many=True)
    like = thing(what.like, speech).text.removeprefix("that ")
    return Noun(f"all {phrase} that could produce any type of mana that {like} could produce", "many")
