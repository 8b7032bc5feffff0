"""Tokens that are created (111, 701.7): two 1/1 white Soldier creature tokens with flying."""

from __future__ import annotations

from typing import Any

import msgspec

from oracle.english import amounts, selectors
from oracle.english.clauses import Clause, by
from oracle.english.instructions import BASIC_LAND_TYPES, clause
from oracle.english.speech import Mention, Speech
from oracle.english.words import CannotSay, Noun, a, colors, need, series
from oracle.vocabulary import instructions as v
from oracle.vocabulary import selectors as s
from oracle.vocabulary.abilities import Face, Keyword, abilities_of
from oracle.vocabulary.amounts import PowerOf
from oracle.vocabulary.tokens import CLUE, FOOD, TREASURE


@clause.of(v.CreateTokens)
def _create(what: v.CreateTokens, speech: Speech) -> Clause:
    who = selectors.subject(what.who, speech)
    if not isinstance(what.face, Face):
        if what.size is not None:
            raise CannotSay("CreateTokens.size")
        if what.otherwise is not None:
            raise CannotSay("CreateTokens.otherwise")
        said = amounts.things(what.count, "token", speech)
        many = what.count != 1
        thing = selectors.thing(what.face, speech).text
        are = "that are copies" if many else "that's a copy"
        words = f"create {said.text}{' tapped' if what.tapped else ''} {are} of {thing}"
        _token_kept(what, speech, many)
        return by(who, words + said.tail)
    if what.face == CLUE:
        return _investigate(what, who)
    noun = token(what.face, speech, tapped=what.tapped, sized=what.size is None)
    speech.latest = None
    if what.size is not None:
        size = f"with base power and toughness each equal to {_size(what.size, speech)}"
        noun = msgspec.structs.replace(noun, after=f"{noun.after} {size}")
    if noun.legend:
        if what.count != 1:
            raise CannotSay("CreateTokens.count")
        return by(who, f"create {noun.legend}, {a(f'{noun.before} token')}{noun.after}")
    said = amounts.things(what.count, f"{noun.before} token", speech)
    _token_kept(what, speech, what.count != 1)
    more = tuple(noun.more)
    return msgspec.structs.replace(by(who, f"create {said.text}{noun.after}{said.tail}"), more=more)


def _investigate(what: Any, who: Noun) -> Clause:
    """Return the keyword action that creates a Clue token (701.16a)."""
    if (
        what.count != 1
        or what.tapped
        or what.remember is not None
        or what.size is not None
        or what.otherwise is not None
    ):
        raise CannotSay("investigate")
    return by(who, "investigate")


def _token_kept(what: v.CreateTokens, speech: Speech, many: bool) -> None:
    if what.remember is not None:
        mention = Mention("tokens" if many else "token", "many" if many else "one", article="the")
        speech.mention(s.Remembered(what.remember), mention)


class Token(msgspec.Struct, frozen=True):
    """A token in words: what stands before and after the word token, and sentences about it."""

    before: str
    after: str = ""
    more: tuple[str, ...] = ()
    legend: str = ""  # its name, where that stands first


def _size(size: Any, speech: Speech) -> str:
    if size == PowerOf(s.Remembered("together")):
        return f"the total power of {selectors.thing(s.Remembered('together'), speech).text}"
    return amounts.equal(size, speech)


def token(face: Face, speech: Speech, *, tapped: bool = False, sized: bool = True) -> Token:
    """Return a token in words: 1/1 white Spirit creature token with flying (111.3); a predefined one by its name."""
    from oracle.english.abilities import quoted

    start = ["tapped"] if tapped else []
    if face in (FOOD, TREASURE):
        return Token(" ".join([*start, face.name]))
    named = face.name != " ".join(face.subtypes)
    abilities = [ability for line in face.lines for ability in abilities_of(line)]
    words = [*start, *face.supertypes]
    defined = any(not isinstance(one, Keyword) for one in abilities)
    if face.power is not None and not defined and sized:
        words.append(f"{face.power}/{face.toughness}")

    need(face.cost is None and face.loyalty is None and not face.extra, "Face.cost of a token")
    need(("creature" in face.types) == (face.power is not None) == (face.toughness is not None), "Face.power")
    need((sized and not defined) or (face.power, face.toughness) == (0, 0), "Face.power")
    words.append(colors(face.colors or ()))
    basic = set(face.subtypes) == set(BASIC_LAND_TYPES)
    words += () if basic else face.subtypes
    words += face.types
    keywords = [quoted(one, speech) for one in abilities if isinstance(one, Keyword)]
    after = f" with {series(keywords)}" if keywords else ""
    legend = face.name if named and "legendary" in face.supertypes else ""
    if named and not legend:
        after = f" named {face.name}{after}"
    if basic:
        after += " that is every basic land type"
    more = tuple(
        f"it has {quoted(one, speech, itself='this token')}" for one in abilities if not isinstance(one, Keyword)
    )
    return Token(" ".join(words), after, more, legend)
