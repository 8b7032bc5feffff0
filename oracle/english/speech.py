"""What has been said so far in an ability, so that "that creature", "it" and "the exiled card" find their words; and how a piece of
the vocabulary finds the function that says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import msgspec

from oracle.english.words import CannotSay, Noun, Person
from oracle.vocabulary.abilities import Enchant, Face, Slot, abilities_of
from oracle.vocabulary.selectors import Selector, This

Said = TypeVar("Said")


class Mention(msgspec.Struct, frozen=True):
    """Something that was named: by which noun it is taken up again, and in which sentence it was last spoken of."""

    noun: str
    person: Person = "one"
    sentence: int = 0
    player: bool = False
    article: str = "that"  # that creature, the exiled card
    of_cost: bool = False  # named in a cost alone: taken up by "it" as a subject only


class Speech:
    """One ability as it is being said. `latest` is the object spoken of last: what "it" means."""

    def __init__(self, face: Face, slots: tuple[Slot, ...] = (), zone: str = "battlefield", *, spell: bool = False):
        self.face = face
        self.slots = slots
        self.aimed: set[int] = set()  # the slots that were spoken of
        self.zone = zone  # where the ability works: a card in a graveyard is "this card"
        self.itself = "this spell" if spell else own_name(face, zone)
        self.host = host_name(face)
        self.heard: dict[Selector, Mention] = {}
        self.same: dict[Selector, Selector] = {}
        self.latest: Selector | None = None
        self.sentence = 0
        self.event_amount = "that much"
        self.chosen: dict[str, str] = {}
        self.came: str | None = None  # the card itself was just put where it is from this zone ("anywhere")
        self.shuffled = False  # what goes to a library is shuffled into it
        self.may = False  # what is chosen need not be: "you may" is said
        self.conditional = False  # an intervening "if" was said: the source is named again where it deals damage
        self.in_trigger = False  # what a triggered ability does is being said
        self.is_state = False  # a state is being said that an ability triggers on (603.8)
        self.role = "subject"  # as what a selector is said: subject, object
        self.each = False  # several objects are spoken of one by one: "each creature", not "all creatures"
        self.aside = False  # what was said last was of a copy, no more of the card itself
        self.prevented = False  # the amount of the event is damage that was prevented
        self.of_source = False  # what follows an event speaks of the source of its damage
        self.passive = (
            False  # an event is said of the permanent, not of the player: "enchanted land is tapped for mana"
        )
        self.replacing: Any = None  # the replacement effect that is being said
        self.divided: Any = None  # what is dealt or put, if that is divided as the spell is cast
        self.begins = False  # an effect that begins is being said, no static ability
        self.additional = False  # mana is added to mana: "an additional {G}"
        self.fresh = True  # nothing was said in the sentence yet
        self.word_you = False  # whose something is goes without saying, because "you" is said
        self.together = False  # an event is of "one or more"; whoever says so takes this back
        self.are_many = False  # the event was of several things

    def key(self, what: Selector) -> Selector:
        """Return the selector that stands for the same thing and was mentioned."""
        while what in self.same:
            what = self.same[what]
        return what

    def mention(self, what: Selector, mention: Mention) -> None:
        """Note that something was named; an object is what "it" means now."""
        key = self.key(what)
        self.heard[key] = msgspec.structs.replace(mention, sentence=self.sentence)
        if not mention.player:
            self.latest = key

    def again(self, what: Selector) -> Mention | None:
        """Return how something was named before, if it was."""
        return self.heard.get(self.key(what))

    def slot(self, index: int) -> Slot:
        """Return a target slot of what is being said. CannotSay if there is none of that number."""
        if not 0 <= index < len(self.slots):
            raise CannotSay("Target.slot")
        return self.slots[index]

    def aim(self, slots: tuple[Slot, ...]) -> None:
        """Note the target slots of what is said next."""
        self.slots, self.aimed = slots, set()

    def aimed_all(self) -> None:
        """Refuse slots of which nothing that was said speaks: CannotSay."""
        if len(self.aimed) != len(self.slots):
            raise CannotSay("targets that nothing speaks of")

    def next_sentence(self) -> None:
        """Note that a sentence ends."""
        self.sentence += 1

    def within(self, slots: tuple[Slot, ...], itself: str | None = None) -> Speech:
        """Return a new speech of the same card: a quoted ability, a mode, a delayed ability."""
        found = Speech(self.face, slots)
        found.itself = itself or self.itself
        found.host = self.host
        return found


def own_name(face: Face, zone: str = "battlefield") -> str:
    """Return what a card calls itself: its name (short, if it has a comma) if it is legendary or a spell, else by its type."""
    if zone not in ("battlefield", "stack", "command"):
        return "this card"
    if "legendary" in face.supertypes or not {"instant", "sorcery"}.isdisjoint(face.types):
        return face.name.partition(",")[0]
    for subtype in ("Aura", "Equipment"):
        if subtype in face.subtypes:
            return f"this {subtype}"
    for kind in ("creature", "land", "planeswalker", "artifact", "enchantment"):
        if kind in face.types:
            return f"this {kind}"
    return "this card"


def host_name(face: Face) -> Noun:
    """Return what a card calls what it is attached to: equipped creature, enchanted land."""
    if "Equipment" in face.subtypes:
        return Noun("equipped creature")
    for line in face.lines:
        for ability in abilities_of(line):
            if isinstance(ability, Enchant):
                if ability.players is not None:
                    return Noun("enchanted player")
                found = ability.what
                kind = found.types[0] if found is not None and found.types else "permanent"
                return Noun(f"enchanted {kind}")
    return Noun("enchanted permanent")


class _Read:
    """A piece of which it is known which of its fields were read."""

    def __init__(self, piece: msgspec.Struct) -> None:
        self._piece = piece
        self._read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self._read.add(name)
        return getattr(self._piece, name)


def unread(piece: msgspec.Struct, read: set[str]) -> list[str]:
    """Return the fields of a piece that differ from their default and were not read."""
    found = []
    for field in msgspec.structs.fields(piece):
        if field.name not in read and getattr(piece, field.name) != field.default:
            found.append(field.name)
    return found


def speaks_of(piece: Any, what: Any) -> bool:
    """Tell whether a piece of a declaration is, or has somewhere in it, another piece; or one of a type."""
    if piece == what or (isinstance(what, type) and isinstance(piece, what)):
        return True
    if isinstance(piece, msgspec.Struct):
        return any(speaks_of(getattr(piece, name), what) for name in piece.__struct_fields__)
    return isinstance(piece, tuple) and any(speaks_of(one, what) for one in piece)


class Phrases(Generic[Said]):
    """The functions that say the pieces of one part of the vocabulary, by the type of the piece.

    A function is given the piece and the speech. What it does not read of the piece, it did not say: a field that differs from its
    default and was not read is a `CannotSay`, so that nothing of a declaration is passed over. `unsaid` names fields that are
    bookkeeping and have no words.
    """

    def __init__(self, part: str) -> None:
        self.part = part
        self.functions: dict[type, tuple[Callable[[Any, Speech], Said], tuple[str, ...]]] = {}

    def of(
        self, *pieces: type, unsaid: tuple[str, ...] = ()
    ) -> Callable[[Callable[[Any, Speech], Said]], Callable[[Any, Speech], Said]]:
        """Return a decorator that registers a function for types of pieces."""

        def register(function: Callable[[Any, Speech], Said]) -> Callable[[Any, Speech], Said]:
            for piece in pieces:
                self.functions[piece] = (function, unsaid)
            return function

        return register

    def always(self, piece: type, said: Said) -> None:
        """Register what is said of a piece in any case: one without fields that would have words."""
        self.functions[piece] = (lambda _piece, _speech: said, ())

    def __call__(self, piece: Any, speech: Speech) -> Said:
        """Return the words for a piece. CannotSay if there are none."""
        found = self.functions.get(type(piece))
        if found is None:
            raise CannotSay(type(piece).__name__)
        function, unsaid = found
        reading = _Read(piece)
        said = function(cast(Any, reading), speech)
        left = unread(piece, reading._read | set(unsaid))
        if left:
            raise CannotSay(f"{type(piece).__name__}.{left[0]}")
        return said


THIS = This()
EMBLEM = "this emblem"
