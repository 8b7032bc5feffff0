"""In which order effects apply within a layer: timestamps, dependency, and what has begun to apply (613.6-613.9)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle_tables import Table, always, creature, enchantment, forest, land

from oracle import dependency, layering, layers
from oracle.model import Kind, Zone
from oracle.vocabulary.abilities import Face, Keyword
from oracle.vocabulary.amounts import Count, Exists, ManaValueOf, PowerOf
from oracle.vocabulary.filters import (
    ANYTHING,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    HOST,
    LAND,
    Compare,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.selectors import Affected, This
from oracle.vocabulary.statics import (
    AddColors,
    AddLandTypes,
    AddPT,
    AddTypes,
    ControlledBy,
    Grant,
    LoseAllAbilities,
    LoseKeyword,
    SetColors,
    SetLandTypes,
    SetPT,
    SetTypes,
    SwitchPT,
)

FLYING = Keyword("flying")
NONBASIC = described(LAND, without_supertypes=("basic",))
OWN_MANA_VALUE = SetPT(ManaValueOf(Affected()), ManaValueOf(Affected()))


def size(table: Table, oid: int) -> tuple[int | None, int | None]:
    seen = layers.view(table.game, oid)
    return seen.power, seen.toughness


def keywords(table: Table, oid: int) -> list[str]:
    return [h.ability.name for h in layers.view(table.game, oid).abilities if isinstance(h.ability, Keyword)]


def intrinsic(table: Table, oid: int) -> list[str | None]:
    return [h.intrinsic for h in layers.view(table.game, oid).abilities if h.intrinsic]


def in_every_order(*faces: Face) -> list[tuple[Table, list[int]]]:
    """A table for each order in which the faces may have come, with their ids in the order given."""
    found = []
    for order in itertools.permutations(range(len(faces))):
        table = Table()
        ids = {place: table.put(faces[place]) for place in order}
        found.append((table, [ids[place] for place in range(len(faces))]))
    return found


# -- dependency ---------------------------------------------------------------------------------------------------------------

MOON = enchantment("Moon", always(SetLandTypes(("Mountain",)), what=NONBASIC))
TOMB = land("Tomb", lines=(always(AddLandTypes(("Swamp",)), what=LAND),), supertypes=("legendary",))


def test_an_ability_that_another_takes_away_waits() -> None:  # 613.8a: existence
    for table, (moon, tomb) in in_every_order(MOON, TOMB):
        wood = table.put(forest())
        assert layers.view(table.game, moon).types == {"enchantment"}
        assert layers.view(table.game, tomb).subtypes == {"Mountain"}
        assert intrinsic(table, tomb) == ["Mountain"]
        assert intrinsic(table, wood) == ["Forest"]


def test_without_the_other_it_applies() -> None:
    table = Table()
    tomb, wood = table.put(TOMB), table.put(forest())
    assert intrinsic(table, tomb) == ["Swamp"]
    assert intrinsic(table, wood) == ["Swamp", "Forest"]


def test_what_an_effect_applies_to() -> None:  # 613.8a, what it applies to
    march = enchantment(
        "March", always(AddTypes(("creature",)), OWN_MANA_VALUE, what=described(ARTIFACT, without_types=("creature",)))
    )
    lattice = enchantment("Lattice", always(AddTypes(("artifact",)), what=ANYTHING))
    for table, _ in in_every_order(march, lattice):
        thing = table.put(enchantment("Thing", cost="{3}{W}"))
        assert layers.view(table.game, thing).types == {"enchantment", "artifact", "creature"}
        assert size(table, thing) == (4, 4)


def test_what_it_does() -> None:  # 613.8a: what it does to what it applies to
    pack = creature("Pack", 1, 1, always(SetPT(PowerOf(This()), 1), what=described(CREATURE, other=True)))
    for table, (pack_id, bear) in in_every_order(pack, creature()):
        table.begin(pack_id, SetPT(5, 5), affects=(pack_id,))
        assert size(table, bear) == (5, 1)


def test_independent_effects_keep_to_timestamps() -> None:  # 613.7
    first = enchantment("First", always(SetColors(("R",)), what=CREATURE))
    second = enchantment("Second", always(SetColors(("U",)), what=CREATURE))
    found = []
    for table, _ in in_every_order(first, second):
        bear = table.put(creature())
        found.append(layers.view(table.game, bear).colors)
    assert found == [{"U"}, {"R"}]


def test_a_chain_of_dependencies() -> None:  # 613.8b, 613.8c
    chain = (
        enchantment("One", always(AddTypes(("artifact",)), what=LAND)),
        enchantment("Two", always(AddTypes(("creature",)), what=ARTIFACT)),
        enchantment("Three", always(AddTypes(subtypes=("Zombie",)), what=CREATURE)),
    )
    for table, (one, _, three) in in_every_order(*chain):
        wood = table.put(forest())
        assert layers.view(table.game, wood).types == {"land", "artifact", "creature"}
        # "Three" depends on "two" only once "one" has applied: before that, "two" would not change what "three" applies to.
        assert layers.view(table.game, wood).subtypes == ({"Forest", "Zombie"} if one < three else {"Forest"})


def loop_of_two() -> tuple[Face, Face]:
    to_artifact = always(SetTypes(("artifact",)), what=described(ENCHANTMENT, token=True))
    to_enchantment = always(SetTypes(("enchantment",)), what=described(ARTIFACT, token=True))
    return enchantment("To artifact", to_artifact), enchantment("To enchantment", to_enchantment)


def two_tokens(table: Table) -> list[int]:
    faces = (Face("A", types=("artifact",)), Face("E", types=("enchantment",)))
    return [table.put(face, kind=Kind.TOKEN) for face in faces]


def test_a_loop_goes_by_timestamps() -> None:  # 613.8b
    for table, (to_artifact, to_enchantment) in in_every_order(*loop_of_two()):
        last = "enchantment" if to_artifact < to_enchantment else "artifact"
        assert [layers.view(table.game, oid).types for oid in two_tokens(table)] == [{last}, {last}]


def test_what_waits_for_a_loop_waits() -> None:  # 613.8b
    animator = enchantment("Animator", always(AddTypes(("creature",)), what=described(ARTIFACT, token=True)))
    for table, (to_artifact, to_enchantment, _) in in_every_order(*loop_of_two(), animator):
        expected = {"enchantment"} if to_artifact < to_enchantment else {"artifact", "creature"}
        assert [layers.view(table.game, oid).types for oid in two_tokens(table)] == [expected, expected]


def test_dependency_outside_a_loop_is_no_loop() -> None:
    for table, _ in in_every_order(*loop_of_two()):
        thing = table.put(Face("A", types=("artifact",)), kind=Kind.TOKEN)
        assert layers.view(table.game, thing).types == {"artifact"}


def test_control_may_depend_on_control() -> None:
    table = Table("alice", "bob", "carol")
    bear = table.put(creature(), "carol")
    aura = enchantment("Aura", always(ControlledBy("you"), what=HOST), subtypes=("Aura",))
    on_bear = table.put(aura, "alice", attached_to=bear)
    table.put(aura, "bob", attached_to=on_bear)  # later, but what the first does hangs on it
    assert layers.controller(table.game, on_bear) == "bob"
    assert layers.controller(table.game, bear) == "bob"


# -- what has begun to apply (613.6) ------------------------------------------------------------------------------------------

OPALESCENCE = always(
    AddTypes(("creature",)), OWN_MANA_VALUE, what=Filter(types=("enchantment",), other=True, without_subtypes=("Aura",))
)
HUMILITY = always(LoseAllAbilities(), SetPT(1, 1), what=CREATURE)


@pytest.mark.parametrize(
    ("order", "sizes"),
    [
        ("OOH", {"O1": (1, 1), "O2": (1, 1), "H": (1, 1)}),
        ("OHO", {"O1": (4, 4), "H": (4, 4), "O2": (1, 1)}),
        ("HOO", {"H": (4, 4), "O1": (4, 4), "O2": (4, 4)}),
    ],
)
def test_effects_go_on_after_their_abilities_are_gone(order: str, sizes: dict[str, tuple[int, int]]) -> None:
    table = Table()
    ids: dict[str, int] = {}
    for letter in order:
        oid = table.put(enchantment(letter, OPALESCENCE if letter == "O" else HUMILITY, cost="{2}{W}{W}"))
        ids[letter if letter == "H" else f"O{1 + sum(k[0] == 'O' for k in ids)}"] = oid
    assert {name: size(table, oid) for name, oid in ids.items()} == sizes
    assert all(not layers.view(table.game, oid).abilities for oid in ids.values())


def test_an_animated_noncreature_keeps_its_size() -> None:  # 613.6, third example
    table = Table()
    what = described(ARTIFACT, without_types=("creature",))
    ring, golem = (
        table.put(Face("Ring", types=("artifact",))),
        table.put(creature("Golem", 5, 5, types=("artifact", "creature"))),
    )
    table.put(enchantment("Animator", always(AddTypes(("creature",)), SetPT(2, 2), what=what)))
    assert (size(table, ring), size(table, golem)) == ((2, 2), (5, 5))


def test_types_are_changed_before_the_ability_goes() -> None:
    table = Table()
    magus = table.put(creature("Magus", 2, 2, always(SetLandTypes(("Mountain",)), what=NONBASIC)))
    place = table.put(land("Place", "Gate", lines=(FLYING,)))
    table.begin(magus, LoseAllAbilities(), affects=(magus,))
    assert layers.view(table.game, magus).abilities == ()
    assert intrinsic(table, place) == ["Mountain"]
    assert keywords(table, place) == []


def test_a_lord_that_loses_its_ability_gives_nothing() -> None:  # 613.8a: the lord's effect depends on the loss
    lord = creature("Lord", 2, 2, always(Grant(FLYING), AddPT(1, 1), what=described(CREATURE, other=True)))
    humility = enchantment("Humility", always(LoseAllAbilities(), what=CREATURE))
    for table, _ in in_every_order(lord, humility):
        bear = table.put(creature())
        assert (keywords(table, bear), size(table, bear)) == ([], (2, 2))


def test_a_granted_ability_has_effects_in_later_layers() -> None:
    table = Table()
    bear = table.put(creature())
    anthem = always(AddPT(1, 1), Grant(Keyword("haste")), what=described(CREATURE, controller=Who.YOU))
    table.put(enchantment("Giver", always(Grant(anthem), what=HOST), subtypes=("Aura",)), attached_to=bear)
    other = table.put(creature("Other", 3, 3))
    assert (size(table, bear), size(table, other)) == ((3, 3), (4, 4))
    assert keywords(table, other) == ["haste"]


def test_part_of_an_effect_that_begins_late() -> None:
    """An ability granted in layer 6 has missed layer 4; what it does in layer 7 it does."""
    table = Table()
    bear = table.put(creature())
    table.begin(bear, Grant(always(AddTypes(("artifact",)), AddPT(1, 1))), affects=(bear,))
    assert layers.view(table.game, bear).types == {"creature"}
    assert size(table, bear) == (3, 3)


# -- combinations of whole cards ----------------------------------------------------------------------------------------------


def test_forests_and_saprolings_are_both() -> None:
    table = Table()
    either = Filter(subtypes=("Forest", "Saproling"))
    changes = (AddTypes(("creature", "land"), ("Saproling", "Forest")), AddColors(("G",)), SetPT(1, 1))
    table.put(enchantment("Life", always(*changes, what=either)))
    wood, spore = table.put(forest()), table.put(creature("Saproling", 3, 3, subtypes=("Saproling",), colors=("B",)))
    for oid in (wood, spore):
        seen = layers.view(table.game, oid)
        assert seen.types == {"land", "creature"}
        assert seen.subtypes == {"Forest", "Saproling"}
        assert intrinsic(table, oid) == ["Forest"]
        assert size(table, oid) == (1, 1)


def test_all_lands_forests_and_then_creatures() -> None:
    life = enchantment("Life", always(AddTypes(("creature",)), SetPT(1, 1), what=Filter(subtypes=("Forest",))))
    moon = enchantment("Moon", always(SetLandTypes(("Mountain",)), what=LAND))
    for table, _ in in_every_order(life, moon):
        wood = table.put(forest())
        assert layers.view(table.game, wood).types == {"land"}


def test_an_aura_gives_an_equipment_an_ability() -> None:  # 613.7a, the example
    table = Table()
    bear = table.put(creature())
    hammer_lines = (always(AddPT(10, 10), LoseKeyword("flying"), what=HOST),)
    hammer = table.put(Face("Hammer", types=("artifact",), subtypes=("Equipment",), lines=hammer_lines))
    rune = always(Grant(always(Grant(FLYING), what=HOST)), what=HOST)
    table.put(enchantment("Rune", rune, subtypes=("Aura",)), attached_to=hammer)
    table.change(hammer, attached_to=bear, timestamp=table.game.clock)
    assert size(table, bear) == (12, 12)
    assert keywords(table, bear) == ["flying"]


def test_white_creatures_and_what_is_made_white() -> None:  # 613.9, second example
    bonus = enchantment("Bonus", always(AddPT(1, 1), what=described(CREATURE, colors=("W",))))
    for table, _ in in_every_order(bonus, enchantment("Other")):
        bear = table.put(creature(cost="{B}"))
        table.put(enchantment("Aura", always(SetColors(("W",)), what=HOST), subtypes=("Aura",)), attached_to=bear)
        assert size(table, bear) == (3, 3)


def test_counting_while_counting() -> None:
    """A bonus for each creature counts what an earlier layer made a creature; nothing runs in circles."""
    table = Table()
    crowd = Count(described(CREATURE, controller=Who.YOU))
    bear = table.put(creature("Bear", 0, 1, always(AddPT(crowd, 0))))
    table.put(forest())
    table.put(enchantment("Revolt", always(AddTypes(("creature",)), SetPT(2, 2), what=LAND)))
    assert size(table, bear) == (2, 1)


def test_power_decides_a_bonus_within_its_layer() -> None:
    table = Table()
    small = described(CREATURE, power=Compare("<=", 2))
    bear, ogre = table.put(creature()), table.put(creature("Ogre", 3, 3), zone=Zone.BATTLEFIELD)
    table.put(enchantment("Help", always(AddPT(2, 0), what=small)))
    assert (size(table, bear), size(table, ogre)) == ((4, 2), (3, 3))


def test_the_game_that_was_layered_is_not_changed() -> None:
    table = Table()
    bear = table.put(creature())
    before = table.game
    table.begin(bear, AddPT(1, 1), affects=(bear,))
    assert layers.view(table.game, bear).power == 3
    assert layers.view(before, bear).power == 2
    assert layers.view(table.game, bear) is layers.view(table.game, bear)


# -- what is told apart beforehand ----------------------------------------------------------------------------------------------

DESCRIPTIONS = st.sampled_from(
    [
        ANYTHING,
        CREATURE,
        ARTIFACT,
        ENCHANTMENT,
        LAND,
        NONBASIC,
        described(ARTIFACT, without_types=("creature",)),
        described(CREATURE, other=True),
        described(CREATURE, controller=Who.YOU),
        described(CREATURE, power=Compare("<=", 2)),
        Filter(colors=("W", "U")),
        Filter(subtypes=("Forest", "Bear")),
        Filter(keyword="flying"),
        Filter(colorless=True),
        Filter(controller=Who.OPPONENT),
    ]
)
CHANGES = st.sampled_from(
    [
        (ControlledBy("you"),),
        (AddTypes(("creature",)), OWN_MANA_VALUE),
        (AddTypes(("artifact",)),),
        (SetTypes(("enchantment",)),),
        (SetTypes(("land",), ("Forest",)), SetColors(())),
        (SetLandTypes(("Island",)),),
        (AddLandTypes(every=True),),
        (SetColors(("W",)), AddPT(1, 1)),
        (AddColors(("U",)),),
        (Grant(FLYING),),
        (Grant(always(AddPT(1, 1), what=CREATURE)),),
        (LoseAllAbilities(), SetPT(1, 1)),
        (LoseKeyword("flying"),),
        (SetPT(PowerOf(This()), Count(CREATURE)),),
        (AddPT(Count(ARTIFACT), 0),),
        (SwitchPT(),),
    ]
)
CONDITIONS = st.sampled_from([None, Exists(ARTIFACT, at_least=2), Exists(Filter(keyword="flying"))])
BODIES = st.sampled_from(
    [
        {"types": ("creature",), "power": 2, "toughness": 3, "subtypes": ("Bear",), "cost": "{1}{W}"},
        {"types": ("artifact",), "cost": "{4}"},
        {"types": ("land",), "subtypes": ("Gate",)},
        {"types": ("enchantment",), "cost": "{2}{U}"},
    ]
)
ABILITIES = st.builds(
    lambda changes, what, condition: always(*changes, what=what, condition=condition), CHANGES, DESCRIPTIONS, CONDITIONS
)
FACES = st.builds(lambda body, ability: Face("Thing", lines=(ability,), **body), BODIES, ABILITIES)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(FACES, st.sampled_from(["alice", "bob"])), min_size=2, max_size=5))
def test_effects_told_apart_beforehand_do_not_depend(board: list[tuple[Face, str]]) -> None:
    """An experiment for every two effects comes to the same as one for those between which there could be a dependency."""
    table = Table()
    table.put(creature("Bear", 2, 2, FLYING, cost="{G}"))
    table.put(forest(), "bob")
    for face, player in board:
        table.put(face, player)
    some = [layers.view(table.game, oid) for oid in table.game.objects]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dependency, "may_depend", lambda *_: True)
        every = layering.derive(table.game.change(objects=dict(table.game.objects)))
        assert [every[oid] for oid in table.game.objects] == some
