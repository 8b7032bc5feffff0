"""Does the proof of a card bite? A declaration that is changed anywhere says something else, or nothing; what makes no difference is
listed, with the reason."""

from __future__ import annotations

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
from tests.card_same import SAME, is_same

SHARE = 20
"""One of so many changes is tried; `python -m tests.card_changes` tries all of them."""


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
    assert tried > 5_000
    assert found == []


def test_what_makes_no_difference_is_no_excuse_for_anything_else() -> None:
    """A reason is one for its own place: it must not hide that numbers, targets, costs or zones are passed over."""
    places = [
        "Draw.count",
        "Slot.what",
        "Slot.zone",
        "Activated.zone",
        "Triggered.on",
        "Cost.parts",
        "Filter.subtypes",
        "May.then",
    ]
    for place in places:
        for how in ("not", "one more: than 1", "without Slot", "twice Draw", "other: None", "with may"):
            assert not is_same("Soul Warden", Changed(None, (place,), how)), (place, how)
    assert all(one.why for one in SAME)


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
