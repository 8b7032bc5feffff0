"""Descriptions of objects as noun phrases (109.2): "another creature you control", "target nonland permanent an opponent controls".

`described` gives the phrase without an article; `one`, `each`, `every` and `target` put before it what stands before it.
"""

from __future__ import annotations

from typing import Any

from oracle.english import people
from oracle.english.speech import Speech
from oracle.english.words import CannotSay, Noun, a, color, compared, need, number, plural, series
from oracle.vocabulary.amounts import Amount, ManaValueOf
from oracle.vocabulary.filters import ANYTHING, THIS, Compare, Filter, Who
from oracle.vocabulary.filters import described as with_fields
from oracle.vocabulary.selectors import Remembered, Target
from oracle.wording import counter

PERMANENT_TYPES = {"artifact", "creature", "enchantment", "land", "planeswalker"}
ANY_NUMBER = 20  # a most of so many stands for "any number of"
_ALL_PERMANENT_TYPES = PERMANENT_TYPES | {"battle"}  # 110.4


class _Given:
    """The fields of a description that differ from their defaults; `take` reads one and crosses it off."""

    def __init__(self, what: Filter) -> None:
        self.left = {
            name: value for name in what.__struct_fields__ if (value := getattr(what, name)) != getattr(ANYTHING, name)
        }
        self.excluded = _ALL_PERMANENT_TYPES & set(what.without_types)

    def take(self, name: str) -> Any:
        return self.left.pop(name, getattr(ANYTHING, name))

    def done(self) -> None:
        if self.left:
            raise CannotSay(f"Filter.{next(iter(self.left))}")


def described(
    what: Filter, speech: Speech, *, many: bool = False, zone: str = "battlefield", another: bool = True, head: str = ""
) -> str:
    """Return the phrase for a description without its article, singular or plural.

    `zone`: "battlefield" speaks of permanents, "stack" of spells, others of cards. `another`: "other" stands first, here;
    else the caller says it. `head`: the noun, where the place that uses the description names it.
    """
    if what.either:
        return _either(what, speech, many=many, zone=zone)
    if len(what.subtypes) > 1 and what.types and zone == "battlefield":
        kinds = series((plural(kind) if many else a(kind) for kind in what.subtypes), "or")
        that = "that are" if many else "that's"
        return f"{described(with_fields(what, subtypes=()), speech, many=many)} {that} {kinds}"
    if what == THIS:
        return speech.itself
    given = _Given(what)
    if given.take("host"):
        given.done()
        return speech.host.text
    if (name := given.take("remembered")) is not None:
        given.done()
        if speech.again(Remembered(name)) is None:
            return _kept(name, speech)
        return str(name)
    if zone == "stack" and set(given.left.get("without_types", ())) == {"instant", "sorcery"}:
        need("any_type" not in given.left, "Filter.any_type")
        given.take("without_types")
        given.left["any_type"] = tuple(_ALL_PERMANENT_TYPES)
    before = [*(["other"] if given.take("other") and another else []), *_before(given)]
    after = _after(given, speech, many)
    where = given.take("zone")
    if where not in (None, zone, "battlefield"):
        after.append(f"in {where}" if where == "exile" else f"in a {where}")
    noun = _noun(given, zone, many, head)
    given.done()
    if len(before) > 1 and all(word.startswith("non") and "-" not in word for word in before):
        before = [", ".join(before)]
    return " ".join([*before, noun, *after])


def _kept(name: str, speech: Speech) -> str:
    """Return what was put aside without having been said: a target, as it is first spoken of."""
    what = speech.key(Remembered(name))
    if not isinstance(what, Target):
        raise CannotSay("Filter.remembered")
    from oracle.english.targets import target  # what may be a target is described: each says the other

    return target(what.slot, speech).text


def _either(what: Filter, speech: Speech, *, many: bool, zone: str) -> str:
    common = with_fields(what, either=())
    if common == Filter(controller=what.controller) and what.controller in _CONTROLLERS:
        return (
            f"{_either(Filter(either=what.either), speech, many=many, zone=zone)} {_CONTROLLERS[what.controller][many]}"
        )
    if common != ANYTHING:
        raise CannotSay("Filter.either")
    if (one_kind := _of_one_kind(what.either, speech, many=many)) is not None:
        need(zone == "battlefield", "Filter.either")
        return one_kind
    said = []
    another = THIS in what.either  # "this creature or another creature"
    for part in what.either:
        one_of = with_fields(part, other=True) if another and part != THIS else part
        if one_of == THIS or one_of.host or many:
            said.append(described(one_of, speech, many=many, zone=zone))
        else:
            said.append(one(one_of, speech, zone=zone).text)
    return series(said, "and" if many else "or")


def _of_one_kind(either: tuple[Filter, ...], speech: Speech, *, many: bool) -> str | None:
    """Return descriptions of one kind, each with a quality of its own: land that is snow or could produce {C}."""
    kind = either[0].types
    verbs = []
    for one_of in either:
        bare = with_fields(one_of, types=())
        if one_of.types != kind or not kind or bare == ANYTHING:
            return None
        if bare == Filter(supertypes=bare.supertypes):
            verbs.append(f"{'are' if many else 'is'} {' '.join(bare.supertypes)}")
        elif bare == Filter(could_produce=bare.could_produce) and bare.could_produce is not None:
            verbs.append(f"could produce {series(('{' + letter + '}' for letter in bare.could_produce), 'or')}")
        else:
            return None
    return f"{described(Filter(types=kind), speech, many=many)} that {series(verbs, 'or')}"


def _before(given: _Given) -> list[str]:
    found = []
    for field, yes, no in (
        ("tapped", "tapped", "untapped"),
        ("attacking", "attacking", None),
        ("blocking", "blocking", None),
    ):
        value = given.take(field)
        if value is not None:
            if value is False and no is None:
                raise CannotSay(f"Filter.{field}")
            found.append(yes if value else str(no))
    blocked = given.take("blocked")
    if blocked is not None:
        found.append("blocked" if blocked else "unblocked")
    if given.left.get("token") is False:
        given.take("token")
        found.append("nontoken")
    found += given.take("supertypes")
    found += [f"non{word}" for word in given.take("without_supertypes")]
    found += [f"non{word}" for word in given.take("without_types")]
    found += [f"non{color(letter)}" for letter in given.take("without_colors")]
    found += [f"non-{word}" for word in given.take("without_subtypes")]
    power, toughness = given.left.get("power"), given.left.get("toughness")
    if power is not None and toughness is not None and power.op == toughness.op == "==":
        given.take("power")
        given.take("toughness")
        found.append(f"{power.to}/{toughness.to}")
    found += [series((color(letter) for letter in given.take("colors")), "or")] if given.left.get("colors") else []
    if given.take("colorless"):
        found.append("colorless")
    if given.take("multicolored"):
        found.append("multicolored")
    return found


def _noun(given: _Given, zone: str, many: bool, head: str) -> str:
    types, any_type, subtypes = given.take("types"), given.take("any_type"), given.take("subtypes")
    join = "and" if many and zone in ("battlefield", "graveyard") else "or"
    token = given.take("token")
    spell = given.take("spell")
    kind = head or ("spell" if zone == "stack" or spell else "" if zone == "battlefield" else "card")
    if token:
        kind = "token"
    if set(any_type) | given.excluded == _ALL_PERMANENT_TYPES:  # "nonland" is said before
        any_type = ("permanent",)
    if not types and not any_type and not subtypes and not kind:
        kind = "permanent"
    if kind:
        words = [*([series(subtypes, "or")] if subtypes else []), *types]
        words += [series(any_type, join if zone == "graveyard" else "or")] if any_type else []
        return " ".join([*words, plural(kind) if many else kind])
    if any_type:
        need(not types, "Filter.types")
        names = [plural(word) if many else word for word in any_type]
        return " ".join([*([series(subtypes, "or")] if subtypes else []), series(names, join)])
    if types:
        words = [*([series(subtypes, "or")] if subtypes else []), *types]
        return " ".join([*words[:-1], plural(words[-1]) if many else words[-1]])
    return series((plural(word) if many else word for word in subtypes), join)


_CONTROLLERS = {
    Who.YOU: ("you control", "you control"),
    Who.OPPONENT: ("an opponent controls", "your opponents control"),
    Who.NOT_YOU: ("you don't control", "you don't control"),
    Who.EVENT: ("that player controls", "that player controls"),
    Who.TEAM: ("your team controls", "your team controls"),
    Who.ENCHANTED: ("enchanted player controls", "enchanted player controls"),
    Who.REMEMBERED: ("that player controls", "that player controls"),
    Who.ACTIVE: ("the active player controls", "the active player controls"),
}


def _after(given: _Given, speech: Speech, many: bool) -> list[str]:
    found = []
    controller, owner = given.take("controller"), given.take("owner")
    if controller is Who.REMEMBERED:
        found.append(f"{people.put_aside(speech)} controls")
    elif controller is not None and controller is not Who.ANYONE:
        found.append(_CONTROLLERS[controller][many])
    if owner is not None:
        owners = {Who.YOU: "you own", Who.OPPONENT: "your opponents own" if many else "an opponent owns"}
        if owner not in owners:
            raise CannotSay("Filter.owner")
        found.append(owners[owner])
    return [*found, *_with(given, speech, many)]


def _with(given: _Given, speech: Speech, many: bool) -> list[str]:
    """Return what something has or is, after who controls it: with flying, with mana value 3 or less, of the chosen color."""
    found = []
    for field, word in (("keyword", "with"), ("without_keyword", "without")):
        keyword = given.take(field)
        if keyword is not None:
            found.append(f"{word} {keyword}")
    compare = given.left.get("mana_value")
    if compare is not None and compare.op == "<=" and isinstance(compare.to, ManaValueOf):
        need(speech.again(compare.to.what) is not None, "Filter.mana_value")
        given.take("mana_value")
        found.append("with equal or lesser mana value")
    for field in ("mana_value", "power", "toughness"):
        compare = given.take(field)
        if compare is not None:
            found.append(f"with {field.replace('_', ' ')} {comparison(compare, speech)}")
    kind = given.take("counter")
    if kind is not None:
        name = "counter" if kind == "any" else f"{counter(kind)} counter"
        found.append(f"with {plural(name)} on them" if many else f"with {a(name)} on it")
    chosen = given.take("of_chosen")
    if chosen is not None:
        need(chosen in _CHOSEN, f"Filter.of_chosen {chosen}")
        found.append(_CHOSEN[chosen])
    if given.take("dealt_damage"):
        found.append("that was dealt damage this turn")
    name = given.take("name")
    if name is not None:
        found.append(f"named {name}")
    cast_from, cast_by = given.left.get("cast_from"), given.left.get("cast_by")
    if cast_from is not None and cast_by is Who.YOU:
        given.take("cast_from")
        given.take("cast_by")
        found.append(f"that you cast from your {cast_from}")
    if given.take("has_x"):
        found.append("with a mana cost that contains {X}")
    produced = given.take("could_produce")
    if produced is not None:
        found.append(f"that could produce {series(('{' + letter + '}' for letter in produced), 'or')}")
    return found


_CHOSEN = {
    "color": "of the chosen color",
    "creature-type": "of the chosen type",
    "card-type": "of the chosen type",
    "name": "with the chosen name",
}


def comparison(compare: Compare, speech: Speech) -> str:
    """Return a comparison with an amount: "3 or less", "equal to the number of creatures you control"."""
    to = compare.to
    if isinstance(to, int):
        return compared(compare.op, str(to))
    from oracle.english.amounts import equal  # amounts count what fits descriptions: each says the other

    need(isinstance(to, Amount), "Compare.to")
    said = equal(to, speech)
    if compare.op == "==":
        return f"equal to {said}"
    return compared(compare.op, said)


def one(what: Filter, speech: Speech, *, zone: str = "battlefield", head: str = "") -> Noun:
    """Return a description of one object with its article: a creature, another creature, an opponent's."""
    if what == THIS or what.host or what.remembered is not None:
        return Noun(described(what, speech, zone=zone))
    if what.either:
        return Noun(described(what, speech, zone=zone))
    phrase = described(what, speech, zone=zone, another=False, head=head)
    return Noun(f"another {phrase}" if what.other else a(phrase))


def some(what: Filter, speech: Speech, amount: int, *, zone: str = "battlefield") -> Noun:
    """Return so many objects that fit: a land, two lands."""
    if amount == 1:
        return one(what, speech, zone=zone)
    return Noun(f"{number(amount)} {described(what, speech, many=True, zone=zone)}", "many")


def each(what: Filter, speech: Speech, *, zone: str = "battlefield") -> Noun:
    """Return every object that fits, one by one: each other creature you control."""
    return Noun(f"each {described(what, speech, zone=zone)}")


def every(what: Filter, speech: Speech, *, zone: str = "battlefield", role: str = "static") -> Noun:
    """Return every object that fits, together: creatures you control, all Slivers.

    `role`: statements of static abilities say "all" of what nothing else limits; instructions of what has no controller as their
    "subject", and of everything as their "object".
    """
    if what == THIS:
        return Noun(speech.itself)
    if what.host:
        return Noun(described(what, speech))
    if len(what.subtypes) == 2 and what == Filter(subtypes=what.subtypes) and zone == "battlefield":
        return Noun(series(f"all {plural(kind)}" for kind in what.subtypes), "many")
    phrase = described(what, speech, many=True, zone=zone)
    if role == "object":
        return Noun(f"all {phrase}", "many")
    limited = what.controller is not None or what.other or any(one.other for one in what.either)
    if role == "static":
        bare = with_fields(what, types=(), subtypes=(), any_type=(), either=())
        limited = limited or bare != ANYTHING
    return Noun(phrase if limited else f"all {phrase}", "many")


def head_noun(what: Filter | None, zone: str) -> str:
    """Return the noun by which what fits a description is taken up again: creature, permanent, card, spell, ability."""
    if what is None:
        return "player"
    if zone == "stack":
        return "spell"
    if zone != "battlefield":
        return "card"
    if "creature" in what.types:
        return "creature"
    if len(what.types) == 1:
        return what.types[0]
    if not what.types and len(what.subtypes) == 1:
        return what.subtypes[0]
    return "permanent"
