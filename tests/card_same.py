"""What can be changed in a declaration without a change of words, because nothing else happens then: where, how and why."""

from __future__ import annotations

import fnmatch

import msgspec

from tests.card_changes import Changed


class Same(msgspec.Struct, frozen=True):
    """A change that leaves the words as they are, because it leaves what happens as it is: `where` as the end of the places, from the
    outside inwards; `how`; why. `of`: of these cards alone."""

    where: str
    how: str
    why: str
    of: frozenset[str] = frozenset()

    def fits(self, name: str, changed: Changed) -> bool:
        return (
            (not self.of or name in self.of)
            and self._is_there(" ".join(changed.where))
            and fnmatch.fnmatchcase(changed.how, self.how)
        )

    def _is_there(self, place: str) -> bool:
        """A field of a face is that of the card's own face; other places are where they are."""
        return place == self.where if self.where.startswith("Face.") else place.endswith(self.where)


_PERMANENTS = "other: ('artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker')"

SAME = (
    Same("", "order of str", "a set of words, in whichever order"),
    Same("Face.colors", "*", "the colors that its cost, or its ability, gives it in any case"),
    Same("CreateTokens.face Face.colors", "other: None", "a token without a cost has no color (202.2)"),
    Same("Face.lines", "order of *", "a line of reminder text alone has no words, wherever it stands"),
    Same(".changes", "order of *", "the layers order what is changed (613.1), not the declaration"),
    Same(".steps", "order of Remember", "what is put aside is the same, whichever is first"),
    Same(".any_type", _PERMANENTS, "each permanent has one of these types (110.4)"),
    Same("Filter.zone", "other: 'hand'", "it is searched for there in any case"),
    Same("", "This is EventObject", "the event is of the source itself"),
    Same("", "This is EventSource", "the event is of damage that the source itself deals"),
    Same("", "EventObject is This", "the event is of the source itself"),
    Same("", "Host is EventObject", "the event is of what the source is attached to"),
    Same("", "other: EventObject()", "the event is of the source itself, or of what it is attached to"),
    Same("", "other: ControllerOf(what=EventObject())", "the event is of what the source is attached to"),
    Same(".condition", "SourceIs is EventObjectIs", "the event is of the source itself"),
    Same("AdditionalCost.name", "*", "what a cost is called that nothing asks for"),
    Same("Prohibit.by Filter.types", "other: ('creature',)", "only creatures block (509.1a)"),
    Same("BecomesBlockedBy.by Filter.types", "without str", "only creatures block (509.1a)"),
    Same("Sacrifice.filter Filter.controller", "other: *", "players sacrifice what they control (701.21a)"),
    Same("Sacrifice.what Filter.controller", "other: *", "players sacrifice what they control (701.21a)"),
    Same("ExileFrom.what Filter.controller", "other: *", "cards of one's own graveyard have no other controller"),
    Same("TapOther.what Filter.controller", "other: <Who.YOU*", "one taps what one controls, in any case"),
    Same("Discard.what Filter.controller", "other: <Who.YOU*", "cards of one's own hand have no other controller"),
    Same("PutCountersOnOne.what Filter.controller", "other: <Who.YOU*", "one blights what one controls, in any case"),
    Same("PutCounters.on", "other: Target(slot=0)", "the damage is dealt to the target", frozenset({"Test of Faith"})),
    Same(
        "Pump.what",
        "other: Each(*",
        "all creatures are those that were all creatures",
        frozenset({"Tibalt, the Fiend-Blooded"}),
    ),
    Same("ReturnToHand.what Filter.controller", "other: <Who.YOU*", "one returns what one controls, in any case"),
    Same("LookAtTop.most", "one *", "any number is any number that is large enough"),
    Same("Slot.most", "one *", "any number is any number that is large enough", frozenset({"Lagrella, the Magpie"})),
    Same("DealDamage.amount", "other: 3", "how much is divided, the ability says", frozenset({"Arc Lightning"})),
    Same(
        "Move.position",
        "other: *",
        "on top is the first place",
        frozenset({"Academy Ruins", "Jace, the Mind Sculptor"}),
    ),
    Same("PlayFrom.what Filter.owner", "other: None", "the cards of one's own graveyard are one's own"),
    Same("Filter.either Filter.other", "not", "beside the source itself, others are meant in any case"),
    Same("ChooseOne.options", "x", "what an option is called by who chooses it"),
    Same(
        "Activated.effect",
        "If is its then",
        "without a target nothing is done in either case",
        frozenset({"Gideon Blackblade"}),
    ),
    Same("Move.under", "other: None", "one's own card enters under one's own control either way"),
    Same("Move.under", "other: You()", "one's own card enters under one's own control either way"),
)


def is_same(name: str, changed: Changed) -> bool:
    return any(one.fits(name, changed) for one in SAME)
