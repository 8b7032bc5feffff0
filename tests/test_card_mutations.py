"""Does the proof of a card bite? A declaration that is changed anywhere says something else, or nothing; what makes no difference is
listed, with the reason."""

from __future__ import annotations

import fnmatch

import msgspec
import pytest

from oracle.english import CannotSay, rendered
from oracle.vocabulary import abilities as v
from oracle.vocabulary import instructions as i
from oracle.vocabulary.amounts import Kicked
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import CREATURE, HOST, THIS, Filter, Who
from oracle.vocabulary.patterns import Attacks, DamageDealt, SpellCast, StepBegins
from oracle.vocabulary.rewrites import Prevent
from oracle.vocabulary.selectors import EventPlayer, Linked, Remembered, Target, This
from oracle.vocabulary.statics import AddPT, Continuous, Replace
from tests.card_changes import Changed, faces, unnoticed

SHARE = 12
"""In a short run one of so many changes is tried."""


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


_FROM_A_HAND = frozenset(
    {
        "Chrome Mox",
        "Elite Arcanist",
        "Harvest Mage",
        "Isochron Scepter",
        "Jace, the Mind Sculptor",
        "Show and Tell",
        "Tibalt, the Fiend-Blooded",
    }
)
_PERMANENTS = "other: ('artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker')"

SAME = (
    Same("", "order of str", "a set of words, in whichever order"),
    Same("Face.colors", "*", "the colors that its cost, or its ability, gives it in any case"),
    Same("CreateTokens.face Face.colors", "other: None", "a token without a cost has no color (202.2)"),
    Same("Face.lines", "order of *", "a line of reminder text alone has no words, wherever it stands"),
    Same(".changes", "order of *", "the layers order what is changed (613.1), not the declaration"),
    Same(".steps", "order of Remember", "what is put aside is the same, whichever is first"),
    Same(".any_type", _PERMANENTS, "each permanent has one of these types (110.4)"),
    Same("Filter.zone", "other: 'hand'", "it is searched for there in any case", _FROM_A_HAND),
    Same("", "This is EventObject", "the event is of the source itself"),
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


def _without_reason(share: int) -> tuple[int, list[str]]:
    """How many changes were tried, and those after which a face says the same for no reason."""
    tried, found = 0, []
    for at, face in enumerate(faces()):
        for changed in unnoticed(face, share, at % share):
            tried += 1
            if changed is not None and not is_same(face.name, changed):
                found.append(f"{face.name}: {' '.join(changed.where)} {changed.how}")
    return tried, found


def test_a_declaration_that_is_changed_anywhere_says_something_else() -> None:
    tried, found = _without_reason(SHARE)
    assert tried > 10_000
    assert found == []


@pytest.mark.slow
def test_no_change_at_all_goes_unnoticed() -> None:
    tried, found = _without_reason(1)
    assert tried > 100_000
    assert found == []


# -- what is passed over in silence -------------------------------------------------------------------------------------------------

A_CREATURE = v.Slot(CREATURE)
DRAW = i.Draw()
TAP = i.Tap(Target())


def _activated(effect: i.Instruction, *targets: v.Slot, zone: str = "battlefield") -> v.Activated:
    return v.Activated(cost("{1}"), effect, targets, zone=zone)


@pytest.mark.parametrize(
    ("ability", "concept"),
    [
        pytest.param(_activated(DRAW, A_CREATURE), "targets that nothing speaks of", id="a target without a word"),
        pytest.param(_activated(TAP, A_CREATURE, A_CREATURE), "the same thing twice", id="a target twice"),
        pytest.param(_activated(i.Tap(Target(-1)), A_CREATURE), "Target.slot", id="a target before the first"),
        pytest.param(_activated(DRAW, zone="graveyard"), "Activated.zone", id="a zone that is not told"),
        pytest.param(v.Triggered(Attacks(), DRAW, zones=("command",)), "Triggered.zones", id="no emblem"),
        pytest.param(v.Triggered(SpellCast(THIS), DRAW), "Triggered.zones", id="cast, and on the battlefield"),
        pytest.param(
            v.Static((Continuous((AddPT(1, 1),), CREATURE),), zones=("stack",)),
            "Static.zones",
            id="static on the stack",
        ),
        pytest.param(_activated(i.Move(This(), "exile", remember="it")), "Remembered it", id="a name never asked for"),
        pytest.param(_activated(i.Tap(Remembered("it"))), "Remembered it", id="a name never given"),
        pytest.param(
            _activated(i.Do((i.Move(Target(), "exile", link="cards"),)), A_CREATURE),
            "Linked cards",
            id="a link never asked for",
        ),
        pytest.param(_activated(i.Move(Linked("cards"), "battlefield")), "Linked cards", id="a link never made"),
        pytest.param(
            _activated(i.Later(v.Triggered(StepBegins("end", Who.ANYONE), DRAW), remember=("it",))),
            "Later.remember it",
            id="a name given to a delayed ability for nothing",
        ),
        pytest.param(
            v.Static((Continuous((AddPT(1, 1), AddPT(1, 1)), CREATURE),)), "the same thing twice", id="a change twice"
        ),
        pytest.param(
            v.Static((Continuous((AddPT(1, 1),), msgspec.structs.replace(HOST, types=("artifact",))),)),
            "Filter.types",
            id="a type of what is equipped",
        ),
        pytest.param(
            _activated(TAP, v.Slot(Filter(types=("artifact",), any_type=("creature", "land")))),
            "Filter.types",
            id="a type beside others",
        ),
        pytest.param(
            v.Static((Replace(DamageDealt(to=CREATURE, to_player=Who.YOU), Prevent()),)),
            "DamageDealt.to_player",
            id="to whom",
        ),
        pytest.param(v.Triggered(Attacks(), i.GainLife(1, EventPlayer())), "EventPlayer", id="a player not named"),
        pytest.param(
            v.SpellAbility(effect=DRAW, modal=v.Modal((v.Mode(DRAW), v.Mode(i.GainLife(1))))),
            "an effect beside modes",
            id="beside modes",
        ),
        pytest.param(
            v.Triggered(Attacks(), i.If(Kicked(), DRAW)), "AdditionalCost kicker", id="kicked without a kicker"
        ),
    ],
)
def test_what_would_go_unsaid_is_refused(ability: v.Ability, concept: str) -> None:
    with pytest.raises(CannotSay) as refused:
        rendered(v.Face("Odd", ("creature",), "{U}", power=1, toughness=1, lines=(ability,)))
    assert refused.value.concept.startswith(concept)
