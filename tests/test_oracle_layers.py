"""Characteristics through the layers (613), many of them the rules' own examples. Order within a layer has a file of its own."""

from __future__ import annotations

import pytest
from oracle_tables import Table, always, creature, enchantment, forest, land, static

from oracle import characteristics, layers
from oracle.changes import applied, layer_of
from oracle.model import Announced, Held, Kind, Zone
from oracle.subtypes import CREATURE_TYPES, LAND_TYPES, correlated
from oracle.vocabulary.abilities import Activated, Face, Keyword, Static, Triggered
from oracle.vocabulary.amounts import Count, Devotion, Exists, Is, LifeOf, Not, YourTurn
from oracle.vocabulary.costs import cost
from oracle.vocabulary.filters import (
    ANYTHING,
    CREATURE,
    HOST,
    INSTANT_OR_SORCERY,
    LAND,
    Compare,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import AddMana, Draw
from oracle.vocabulary.patterns import enters
from oracle.vocabulary.selectors import You
from oracle.vocabulary.statics import (
    AddColors,
    AddLandTypes,
    AddPT,
    AddTypes,
    Cant,
    Change,
    Continuous,
    ControlledBy,
    DefinePT,
    Flash,
    Grant,
    LoseAllAbilities,
    LoseKeyword,
    NoLegendRule,
    RemoveSupertypes,
    RemoveTypes,
    SetColors,
    SetCreatureTypes,
    SetLandTypes,
    SetPT,
    SetTypes,
    SwitchPT,
)

FLYING = Keyword("flying")
EVERYWHERE = ("battlefield", "stack", "hand", "graveyard", "library", "exile")


def size(table: Table, oid: int) -> tuple[int | None, int | None]:
    seen = layers.view(table.game, oid)
    return seen.power, seen.toughness


def keywords(table: Table, oid: int) -> list[str]:
    return [h.ability.name for h in layers.view(table.game, oid).abilities if isinstance(h.ability, Keyword)]


def intrinsic(table: Table, oid: int) -> list[str | None]:
    return [h.intrinsic for h in layers.view(table.game, oid).abilities if h.intrinsic]


# -- what an object is by itself ----------------------------------------------------------------------------------------------


def test_a_face_by_itself() -> None:
    table = Table()
    bear = table.put(creature("Bear", 2, 3, FLYING, cost="{1}{G/W}", supertypes=("legendary",)), "bob")
    seen = layers.view(table.game, bear)
    assert (seen.name, seen.mana_cost, seen.mana_value, seen.controller) == ("Bear", "{1}{G/W}", 2, "bob")
    assert seen.colors == {"G", "W"}  # 202.2d
    assert seen.types == {"creature"}
    assert seen.subtypes == {"Bear"}
    assert seen.supertypes == {"legendary"}
    assert seen.abilities == (Held(FLYING, line=1),)
    assert (seen.power, seen.toughness, seen.loyalty) == (2, 3, None)


@pytest.mark.parametrize(
    ("mana_cost", "x", "value"),
    [
        (None, 0, 0),
        ("{3}{U}{U}", 0, 5),
        ("{1}{W/U}{W/U}", 0, 3),
        ("{2/B}{2/B}{2/B}", 0, 6),
        ("{1}{W/P}{W/P}", 0, 3),
        ("{X}{X}{R}", 3, 7),
    ],
)
def test_mana_value(mana_cost: str | None, x: int, value: int) -> None:  # the examples of 202.3
    assert characteristics.mana_value(mana_cost, x) == value


def test_x_counts_on_the_stack_only() -> None:  # 202.3e
    table = Table()
    hydra = creature("Hydra", 0, 0, cost="{X}{G}")
    spell = table.put(hydra, zone=Zone.STACK, announced=Announced(x=4))
    permanent = table.put(hydra, announced=Announced(x=4))
    assert layers.view(table.game, spell).mana_value == 5
    assert layers.view(table.game, permanent).mana_value == 1


def test_a_colour_indicator_stands_instead_of_the_cost() -> None:  # 202.2e
    table = Table()
    arbor = table.put(creature("Arbor", 1, 1, types=("land", "creature"), subtypes=("Forest", "Dryad"), colors=("G",)))
    assert layers.view(table.game, arbor).colors == {"G"}
    assert intrinsic(table, arbor) == ["Forest"]  # 305.6


def test_basic_land_types_give_mana_abilities_to_lands_alone() -> None:  # 305.6
    table = Table()
    pool = table.put(land("Pool", "Forest", "Island"))
    odd = table.put(enchantment("Odd", subtypes=("Forest",)))
    found = layers.view(table.game, pool).abilities
    assert [h.ability for h in found] == [
        Activated(cost("{T}"), AddMana("{U}")),
        Activated(cost("{T}"), AddMana("{G}")),
    ]
    assert [h.intrinsic for h in found] == ["Island", "Forest"]
    assert layers.view(table.game, odd).abilities == ()


def test_counters_on_power_and_toughness() -> None:  # 122.1a, 613.4c
    table = Table()
    bear = table.put(creature(), counters={"p1p1": 3, "m1m1": 1, "p1p0": 2, "m0m2": 1, "charge": 5})
    thing = table.put(enchantment("Thing"), counters={"p1p1": 3})
    assert size(table, bear) == (2 + 3 - 1 + 2, 2 + 3 - 1 - 2)
    assert size(table, thing) == (None, None)  # 208.3


def test_keyword_counters() -> None:  # 122.1b
    table = Table()
    bear = table.put(creature(), counters={"flying": 1, "first-strike": 2})
    assert keywords(table, bear) == ["flying", "first strike"]


def test_power_and_toughness_are_of_creatures() -> None:  # 208.3, 208.5
    table = Table()
    vehicle = Face("Vehicle", types=("artifact",), subtypes=("Vehicle",), power=3, toughness=4)
    ship = table.put(vehicle)
    card = table.put(vehicle, zone=Zone.HAND)
    assert size(table, ship) == (None, None)
    assert size(table, card) == (3, 4)
    wood = table.put(forest())
    spell = table.put(enchantment("Source"))
    table.begin(spell, AddTypes(("creature",)), affects=(ship, wood))
    assert size(table, ship) == (3, 4)
    assert size(table, wood) == (0, 0)


def test_loyalty() -> None:  # 306.5a-c
    table = Table()
    walker = Face("Walker", types=("planeswalker",), loyalty=4)
    card = table.put(walker, zone=Zone.HAND)
    permanent = table.put(walker, counters={"loyalty": 2})
    assert layers.view(table.game, card).loyalty == 4
    assert layers.view(table.game, permanent).loyalty == 2
    assert layers.copiable(table.game, permanent).loyalty == 4


def test_face_down() -> None:  # 708.2a, 406.3a
    table = Table()
    beast = creature("Beast", 5, 5, FLYING, cost="{4}{G}")
    hidden = table.put(beast, face_down=True, counters={"p1p1": 1})
    exiled = table.put(beast, zone=Zone.EXILE, face_down=True)
    seen = layers.view(table.game, hidden)
    assert (seen.name, seen.mana_cost, seen.mana_value, seen.colors) == ("", None, 0, frozenset())
    assert (seen.types, seen.subtypes, seen.abilities) == ({"creature"}, frozenset(), ())
    assert (seen.power, seen.toughness) == (3, 3)
    assert layers.view(table.game, exiled).types == frozenset()


def test_copiable_values() -> None:  # 707.2
    table = Table()
    original = creature("Original", 4, 4, FLYING, cost="{2}{R}")
    clone = table.put(creature("Clone", 0, 0, cost="{3}{U}"), copied=original, counters={"p1p1": 1})
    spell = table.put(enchantment("Source"))
    table.begin(spell, SetPT(9, 9), AddTypes(("artifact",)), affects=(clone,))
    assert layers.view(table.game, clone).name == "Original"
    assert size(table, clone) == (10, 10)
    assert layers.copiable(table.game, clone) == original


def test_what_a_copy_effect_added_has_no_line() -> None:  # 707.9a
    table = Table()
    face = creature("Original", 4, 4, FLYING, extra=(Keyword("haste"),))
    clone = table.put(creature("Clone", 0, 0), copied=face)
    assert layers.view(table.game, clone).abilities == (Held(FLYING, line=1), Held(Keyword("haste")))


def test_an_ability_on_the_stack_has_a_controller_and_nothing_else() -> None:
    table = Table()
    bear = creature("Bear", 2, 2, cost="{1}{G}")
    ability = table.put(bear, "bob", Zone.STACK, kind=Kind.ABILITY, ability=Triggered(enters(), Draw()))
    seen = layers.view(table.game, ability)
    assert (seen.name, seen.types, seen.colors, seen.mana_value) == ("", frozenset(), frozenset(), 0)
    assert layers.controller(table.game, ability) == "bob"


def test_cards_without_a_controller_have_their_owner() -> None:  # 108.4a
    table = Table()
    card = table.put(creature(), "alice", Zone.GRAVEYARD, owner="bob")
    assert layers.controller(table.game, card) == "bob"


def test_last_known_information() -> None:  # 608.2h
    from oracle.model import LastKnown

    table = Table()
    bear = table.put(creature("Bear", 2, 2, FLYING), "bob", counters={"p1p1": 1})
    was = LastKnown(table.game.objects[bear], layers.view(table.game, bear))
    table.game = table.game.change(objects={}, zones={}, gone={bear: was})
    assert layers.known(table.game, bear).power == 3
    assert layers.has_keyword(table.game, bear, "flying")
    assert layers.controller(table.game, bear) == "bob"
    with pytest.raises(KeyError):
        layers.view(table.game, bear)


def test_keywords_are_written_out() -> None:
    table = Table()
    finks = table.put(creature("Finks", 3, 2, (FLYING, Keyword("persist"))))
    persist, written = layers.view(table.game, finks).abilities[1:]
    assert persist == Held(Keyword("persist"), line=1)
    assert isinstance(written.ability, Triggered)
    assert (written.ability.keyword, written.line) == ("persist", 1)


def test_keyword_values_add_up() -> None:
    table = Table()
    bear = table.put(creature("Bear", 2, 2, Keyword("toxic", 2), Keyword("toxic", 1), FLYING))
    assert layers.keyword_value(table.game, bear, "toxic") == 3
    assert layers.keyword_values(table.game, bear, "toxic") == (2, 1)
    assert layers.keyword_value(table.game, bear, "absorb") == 0


# -- subtypes -----------------------------------------------------------------------------------------------------------------


def test_subtypes_belong_to_types() -> None:  # 205.3c
    both = frozenset({"Forest", "Dryad"})
    assert correlated(both, frozenset({"land"})) == {"Forest"}
    assert correlated(both, frozenset({"creature"})) == {"Dryad"}
    assert correlated(both, frozenset({"kindred", "land"})) == both
    assert correlated(both, frozenset({"artifact"})) == set()
    assert {"Time Lord", "Sliver", "Assembly-Worker"} <= CREATURE_TYPES
    assert {"Power-Plant", "Urza's"} <= LAND_TYPES
    assert not CREATURE_TYPES & LAND_TYPES


# -- what abilities define ----------------------------------------------------------------------------------------------------


def test_changeling_is_every_creature_type_everywhere() -> None:  # 702.73a
    table = Table()
    shifter = creature("Shifter", 2, 2, Keyword("changeling"), subtypes=("Shapeshifter",))
    for oid in (table.put(shifter), table.put(shifter, zone=Zone.LIBRARY)):
        assert layers.view(table.game, oid).subtypes == CREATURE_TYPES
    table.put(enchantment("Humility", always(LoseAllAbilities(), what=CREATURE)))
    on_battlefield, in_library = (oid for oid in (1, 2))
    assert layers.view(table.game, on_battlefield).abilities == ()
    assert layers.view(table.game, on_battlefield).subtypes == CREATURE_TYPES  # layer 4 comes before layer 6
    assert layers.view(table.game, in_library).subtypes == CREATURE_TYPES
    assert layers.has_keyword(table.game, in_library, "changeling")


def test_what_is_defined_comes_before_what_changes_it() -> None:  # 613.3
    table = Table()
    shifter = creature(
        "Shifter", 2, 2, Keyword("changeling"), Keyword("devoid"), cost="{R}", subtypes=("Shapeshifter",)
    )
    source = table.put(enchantment("Source", always(SetCreatureTypes(("Frog",)), AddColors(("U",)), what=CREATURE)))
    later = table.put(shifter)
    assert table.game.objects[later].timestamp > table.game.objects[source].timestamp
    assert layers.view(table.game, later).subtypes == {"Frog"}
    assert layers.view(table.game, later).colors == {"U"}


def avatar() -> Face:
    life = LifeOf(You())
    return creature("Avatar", 0, 0, always(DefinePT(life, life), defines=True), subtypes=("Avatar",))


def test_a_defined_size_works_in_every_zone_and_for_the_owner() -> None:  # 604.3, 208.2a
    table = Table()
    from msgspec.structs import replace

    table.game = table.game.with_player(replace(table.game.players["bob"], life=7))
    card = table.put(avatar(), "bob", Zone.GRAVEYARD)
    permanent = table.put(avatar(), "alice", owner="bob", counters={"p1p1": 1})
    assert size(table, card) == (7, 7)
    assert size(table, permanent) == (21, 21)


def test_a_size_may_count_what_has_a_defined_size_too() -> None:
    table = Table()
    dead = Count(described(CREATURE, power=Compare(">=", 0)), zone="graveyard")
    goyf = creature("Goyf", 0, 1, always(DefinePT(dead, dead), defines=True))
    one, two = table.put(goyf, zone=Zone.GRAVEYARD), table.put(goyf)
    table.put(creature(), "bob", Zone.GRAVEYARD)
    assert size(table, one) == (2, 2)
    assert size(table, two) == (2, 2)


def test_a_defined_size_is_lost_with_its_ability() -> None:
    table = Table()
    card, permanent = table.put(avatar(), zone=Zone.GRAVEYARD), table.put(avatar())
    jailer = table.put(creature("Jailer", 2, 1, always(LoseAllAbilities(), what=ANYTHING, where=("graveyard",))))
    assert size(table, card) == (0, 0)
    assert layers.view(table.game, card).abilities == ()
    assert size(table, permanent) == (20, 20)
    table.begin(jailer, LoseAllAbilities(), affects=(permanent,))
    assert size(table, permanent) == (0, 0)


# -- the layers, one by one ---------------------------------------------------------------------------------------------------


def test_control_by_an_aura() -> None:  # layer 2
    table = Table()
    bear = table.put(creature(), "bob")
    aura = enchantment("Aura", always(ControlledBy("you"), what=HOST), subtypes=("Aura",))
    first = table.put(aura, "alice", attached_to=bear)
    assert layers.controller(table.game, bear) == "alice"
    table.put(aura, "bob", attached_to=bear)
    assert layers.controller(table.game, bear) == "bob"
    table.change(first, timestamp=table.game.clock)  # it has become attached anew (613.7e)
    assert layers.controller(table.game, bear) == "alice"


def test_control_until_end_of_turn_and_what_you_control() -> None:
    table = Table()
    bear = table.put(creature(), "bob")
    table.put(enchantment("Anthem", always(AddPT(1, 1), what=described(CREATURE, controller=Who.YOU))), "alice")
    assert size(table, bear) == (2, 2)
    spell = table.put(enchantment("Source"))
    effect = table.begin(spell, ControlledBy("alice"), affects=(bear,))
    assert layers.controller(table.game, bear) == "alice"
    assert size(table, bear) == (3, 3)
    table.end(effect)
    assert (layers.controller(table.game, bear), size(table, bear)) == ("bob", (2, 2))


def test_types_set_take_their_subtypes_along() -> None:  # 205.1a
    table = Table()
    dryad = table.put(creature("Arbor", 1, 1, types=("land", "creature"), subtypes=("Forest", "Dryad"), colors=("G",)))
    spell = table.put(enchantment("Source"))
    effect = table.begin(spell, SetTypes(("artifact",), ("Treasure",)), affects=(dryad,))
    seen = layers.view(table.game, dryad)
    assert (seen.types, seen.subtypes, seen.power) == ({"artifact"}, {"Treasure"}, None)
    table.end(effect)
    table.begin(spell, SetTypes(("creature",)), affects=(dryad,))
    assert layers.view(table.game, dryad).subtypes == {"Dryad"}
    assert intrinsic(table, dryad) == []


def test_types_set_replace_subtypes_of_their_own_set_only() -> None:  # 205.1a
    table = Table()
    golem = table.put(creature("Golem", 1, 1, types=("artifact", "creature"), subtypes=("Equipment", "Golem")))
    spell = table.put(enchantment("Source"))
    table.begin(spell, SetTypes(("artifact", "creature"), ("Frog",)), affects=(golem,))
    assert layers.view(table.game, golem).subtypes == {"Equipment", "Frog"}


def test_instants_stay_instants() -> None:  # 205.1a
    table = Table()
    card = table.put(Face("Trick", types=("instant",), subtypes=("Trap",)), zone=Zone.GRAVEYARD)
    table.put(enchantment("Source", always(SetTypes(("artifact",)), what=INSTANT_OR_SORCERY, where=("graveyard",))))
    assert layers.view(table.game, card).types == {"instant", "artifact"}
    assert layers.view(table.game, card).subtypes == {"Trap"}


def test_a_subtype_needs_its_type() -> None:  # 205.3d
    table = Table()
    wood = table.put(forest())
    bear = table.put(creature())
    spell = table.put(enchantment("Source"))
    table.begin(spell, SetCreatureTypes(("Frog",)), AddTypes(subtypes=("Frog",)), affects=(wood,))
    table.begin(spell, AddLandTypes(("Swamp",)), SetLandTypes(("Swamp",)), affects=(bear,))
    assert layers.view(table.game, wood).subtypes == {"Forest"}
    assert layers.view(table.game, bear).subtypes == {"Bear"}


def test_land_types_set_take_the_rules_text() -> None:  # 305.7
    table = Table()
    printed = Activated(cost("{T}"), AddMana("{C}"))
    bazaar = land("Bazaar", "Gate", lines=(printed, FLYING), supertypes=("legendary",), extra=(Keyword("haste"),))
    place = table.put(bazaar)
    source = table.put(enchantment("Source", always(Grant(Keyword("hexproof")), what=LAND)))
    table.begin(source, SetLandTypes(("Island",)), affects=(place,))
    seen = layers.view(table.game, place)
    assert (seen.name, seen.supertypes, seen.types, seen.subtypes) == ("Bazaar", {"legendary"}, {"land"}, {"Island"})
    assert intrinsic(table, place) == ["Island"]
    assert keywords(table, place) == ["hexproof"]  # granted by another effect: it stays
    assert len(seen.abilities) == 2


def test_a_permanent_made_a_basic_land_type_loses_its_rules_text() -> None:  # 305.7
    table = Table()
    bear = table.put(creature("Bear", 2, 2, FLYING))
    aura = enchantment("Song", always(SetTypes(("land",), ("Forest",)), SetColors(()), what=HOST), subtypes=("Aura",))
    table.put(aura, attached_to=bear)
    seen = layers.view(table.game, bear)
    assert (seen.types, seen.subtypes, seen.colors, seen.power) == ({"land"}, {"Forest"}, frozenset(), None)
    assert [h.intrinsic for h in seen.abilities] == ["Forest"]


def test_land_types_in_addition_keep_everything() -> None:  # 305.7
    table = Table()
    printed = Activated(cost("{T}"), AddMana("{C}"))
    place = table.put(land("Place", "Gate", lines=(printed,)))
    table.put(enchantment("Source", always(AddLandTypes(every=True), what=LAND)))
    assert layers.view(table.game, place).subtypes == {"Gate", "Plains", "Island", "Swamp", "Mountain", "Forest"}
    assert intrinsic(table, place) == ["Plains", "Island", "Swamp", "Mountain", "Forest"]
    assert layers.view(table.game, place).abilities[0] == Held(printed, line=1)


def test_supertypes() -> None:  # 205.4b
    table = Table()
    wood = table.put(forest())
    spell = table.put(enchantment("Source"))
    table.begin(spell, AddTypes(supertypes=("snow",)), affects=(wood,))
    table.begin(spell, RemoveSupertypes(("basic",)), affects=(wood,))
    assert layers.view(table.game, wood).supertypes == {"snow"}
    assert layers.view(table.game, wood).subtypes == {"Forest"}


def test_a_subtype_that_was_chosen() -> None:
    table = Table()
    face = creature("Mimic", 2, 1, always(AddTypes(chosen="creature-type")), types=("artifact", "creature"))
    mimic = table.put(face, choices={"creature-type": "Goblin"})
    nothing_chosen = table.put(face)
    assert layers.view(table.game, mimic).subtypes == {"Bear", "Goblin"}
    assert layers.view(table.game, nothing_chosen).subtypes == {"Bear"}


def test_colours() -> None:  # layer 5
    table = Table()
    bear = table.put(creature(cost="{G}"))
    spell = table.put(enchantment("Source"))
    table.begin(spell, AddColors(("U",)), affects=(bear,))
    assert layers.view(table.game, bear).colors == {"G", "U"}
    table.begin(spell, SetColors(("R",)), affects=(bear,))
    assert layers.view(table.game, bear).colors == {"R"}


def test_a_grant_says_whence_and_since_when() -> None:  # layer 6
    table = Table()
    rite = table.put(enchantment("Rite", FLYING, always(Grant(Keyword("persist")), what=CREATURE)))
    bear = table.put(creature("Bear", 2, 2, Keyword("haste")))
    held = layers.view(table.game, bear).abilities[1]
    since = table.game.objects[rite].timestamp
    assert held == Held(Keyword("persist"), granted_by=rite, granted_name="Rite", granted_line=2, since=since)
    assert isinstance(layers.view(table.game, bear).abilities[2].ability, Triggered)


def test_losing_a_keyword_takes_what_it_stands_for() -> None:  # 113.10b
    table = Table()
    bear = table.put(creature("Bear", 2, 2, Keyword("persist"), FLYING, FLYING))
    spell = table.put(enchantment("Source"))
    table.begin(spell, LoseKeyword("persist"), LoseKeyword("flying"), affects=(bear,))
    assert layers.view(table.game, bear).abilities == ()


def test_abilities_are_lost_and_gained_by_timestamp() -> None:  # 613.9, first example
    table = Table()
    bear = table.put(creature("Bear", 2, 2, FLYING))
    spell = table.put(enchantment("Source"))
    table.begin(spell, LoseAllAbilities(), affects=(bear,))
    assert keywords(table, bear) == []
    table.begin(spell, Grant(FLYING), affects=(bear,))
    assert keywords(table, bear) == ["flying"]
    table.begin(spell, LoseKeyword("flying"), affects=(bear,))
    assert keywords(table, bear) == []


def test_one_effect_may_take_all_abilities_and_give_one() -> None:
    table = Table()
    bear = table.put(creature("Bear", 2, 2, FLYING))
    mana = Activated(cost("{T}"), AddMana("any-color"))
    changes = (SetTypes(("artifact",), ("Treasure",)), LoseAllAbilities(), Grant(mana))
    table.put(enchantment("Containment", always(*changes, what=HOST), subtypes=("Aura",)), attached_to=bear)
    seen = layers.view(table.game, bear)
    assert (seen.types, seen.subtypes) == ({"artifact"}, {"Treasure"})
    assert [h.ability for h in seen.abilities] == [mana]


def test_keyword_counters_have_timestamps_of_their_own() -> None:  # 613.7c
    table = Table()
    bear = table.put(creature(), counters={"flying": 1})
    table.put(enchantment("Humility", always(LoseAllAbilities(), what=CREATURE)))
    assert keywords(table, bear) == []
    table.change(bear, counted={"flying": table.game.clock})
    assert keywords(table, bear) == ["flying"]


def test_the_sublayers_of_layer_7() -> None:  # 613.5, second example
    table = Table()
    ogre = table.put(creature("Ogre", 2, 2), counters={"p1p1": 1})
    assert size(table, ogre) == (3, 3)
    spell = table.put(enchantment("Source"))
    table.begin(spell, AddPT(4, 4), affects=(ogre,))
    assert size(table, ogre) == (7, 7)
    table.put(enchantment("Wall", always(AddPT(0, 2), what=described(CREATURE, controller=Who.YOU))))
    assert size(table, ogre) == (7, 9)
    table.begin(spell, SetPT(0, 1), affects=(ogre,))
    assert size(table, ogre) == (5, 8)


def test_one_of_the_two_may_be_set() -> None:
    table = Table()
    bear = table.put(creature("Bear", 2, 3))
    table.begin(bear, SetPT(None, 5), affects=(bear,))
    assert size(table, bear) == (2, 5)


def test_switching_sees_what_was_added() -> None:  # 613.4d, the first two examples
    table = Table()
    one = table.put(creature("Subject", 1, 3))
    spell = table.put(enchantment("Source"))
    raised = table.begin(spell, AddPT(0, 1), affects=(one,))
    table.begin(spell, SwitchPT(), affects=(one,))
    assert size(table, one) == (4, 1)
    more = table.begin(spell, AddPT(5, 0), affects=(one,))
    assert size(table, one) == (4, 6)
    table.end(more)
    table.end(raised)
    assert size(table, one) == (3, 1)


def test_switching_twice_is_not_switching() -> None:  # 613.4d, third example
    table = Table()
    one = table.put(creature("Subject", 1, 3))
    table.begin(one, AddPT(0, 1), affects=(one,))
    table.begin(one, SwitchPT(), affects=(one,))
    table.begin(one, SwitchPT(), affects=(one,))
    assert size(table, one) == (1, 4)


def test_colour_decides_the_bonus_and_size_is_not_remembered() -> None:  # 613.5, first example
    table = Table()
    honor = always(AddPT(1, 1), what=described(CREATURE, colors=("W",), controller=Who.YOU))
    table.put(enchantment("Honor", honor, cost="{W}{W}"))
    bear = table.put(creature("Bear", 2, 2, cost="{B}"))
    assert size(table, bear) == (2, 2)
    white = table.begin(bear, SetColors(("W",)), affects=(bear,))
    assert size(table, bear) == (3, 3)
    table.begin(bear, SetColors(("R",)), affects=(bear,))
    assert size(table, bear) == (2, 2)
    table.end(white)
    assert size(table, bear) == (2, 2)


# -- other zones --------------------------------------------------------------------------------------------------------------


def test_an_effect_on_cards_and_spells_everywhere() -> None:
    table = Table()
    red = creature("Red", 1, 1, cost="{R}")
    card, spell, permanent = (table.put(red, zone=zone) for zone in (Zone.GRAVEYARD, Zone.STACK, Zone.BATTLEFIELD))
    away = ("stack", "hand", "graveyard", "library", "exile")
    lattice = Static((Continuous((AddTypes(("artifact",)),), ANYTHING), Continuous((SetColors(()),), ANYTHING, away)))
    lattice_id = table.put(Face("Lattice", types=("artifact",), lines=(lattice,)))
    assert layers.view(table.game, card).colors == frozenset()
    assert layers.view(table.game, spell).colors == frozenset()
    assert layers.view(table.game, permanent).colors == {"R"}
    assert layers.view(table.game, permanent).types == {"creature", "artifact"}
    assert layers.view(table.game, card).types == {"creature"}
    table.change(lattice_id, zone=Zone.HAND)
    assert layers.view(table.game, card).colors == {"R"}


def test_an_ability_works_in_its_zones_alone() -> None:  # 113.6, 604.2
    table = Table()
    anger = creature(
        "Anger",
        2,
        2,
        always(Grant(Keyword("haste")), what=described(CREATURE, controller=Who.YOU), zones=("graveyard",)),
    )
    bear = table.put(creature())
    source = table.put(anger)
    assert keywords(table, bear) == []
    table.change(source, zone=Zone.GRAVEYARD)
    assert keywords(table, bear) == ["haste"]


# -- conditions ---------------------------------------------------------------------------------------------------------------


def god() -> Face:
    wanting = Is(Devotion(("G",)), Compare("<", 5))
    ability = always(RemoveTypes(("creature",)), condition=wanting)
    return creature("God", 6, 6, ability, types=("enchantment", "creature"), subtypes=("God",), cost="{3}{G}")


def test_not_a_creature_without_devotion() -> None:  # 700.5a
    table = Table()
    nylea = table.put(god())
    seen = layers.view(table.game, nylea)
    assert (seen.types, seen.subtypes, seen.power) == ({"enchantment"}, frozenset(), None)
    table.put(creature(cost="{G}{G/W}{G/P}"))
    assert "creature" not in layers.view(table.game, nylea).types
    other = table.put(creature(cost="{G}"), "bob")
    assert "creature" not in layers.view(table.game, nylea).types
    table.begin(nylea, ControlledBy("alice"), affects=(other,))  # control is settled before devotion is counted
    assert layers.view(table.game, nylea).types == {"enchantment", "creature"}
    assert layers.view(table.game, nylea).subtypes == {"God"}
    card = table.put(god(), zone=Zone.HAND)
    assert "creature" in layers.view(table.game, card).types


def test_a_condition_may_look_at_the_turn() -> None:
    table = Table()
    bear = table.put(creature("Bear", 2, 2, always(AddPT(2, 0), condition=YourTurn())))
    assert size(table, bear) == (4, 2)
    table.game = table.game.with_turn(active="bob")
    assert size(table, bear) == (2, 2)


def test_a_condition_sees_the_layers_before() -> None:
    table = Table()
    artifact = Filter(types=("artifact",), controller=Who.YOU)
    ornery = table.put(creature("Ornery", 1, 1, always(AddPT(2, 2), Grant(FLYING), condition=Exists(artifact))))
    bear = table.put(creature())
    table.begin(bear, AddTypes(("artifact",)), affects=(bear,))
    assert size(table, ornery) == (3, 3)
    assert keywords(table, ornery) == ["flying"]


# -- what effects resolutions began -------------------------------------------------------------------------------------------


def test_a_fixed_set_stays_fixed() -> None:  # 611.2c, first example
    table = Table()
    white, later = table.put(creature("White", 1, 1, cost="{W}")), table.put(creature("Later", 1, 1, cost="{W}"))
    table.begin(white, AddPT(1, 1), affects=(white,))
    table.begin(white, SetColors(("U",)), affects=(white,))
    assert (size(table, white), size(table, later)) == ((2, 2), (1, 1))


def test_an_effect_whose_objects_are_gone_does_nothing() -> None:
    table = Table()
    bear = table.put(creature())
    table.begin(bear, AddPT(1, 1), affects=(bear, 99))
    assert size(table, bear) == (3, 3)


def test_raising_what_is_no_creature_yet() -> None:  # 208.3a
    table = Table()
    ship = table.put(Face("Ship", types=("artifact",), power=1, toughness=1))
    table.begin(ship, AddPT(1, 1), affects=(ship,))
    assert size(table, ship) == (None, None)
    table.begin(ship, AddTypes(("creature",)), affects=(ship,))
    assert size(table, ship) == (2, 2)


def test_a_size_by_a_count_may_be_overwritten() -> None:  # 613.6, fourth example
    table = Table()
    tomb = table.put(land("Tomb"))
    spell = table.put(enchantment("Source"))
    three = (AddTypes(("creature",)), SetPT(3, 3))
    table.begin(spell, *three, affects=(tomb,))
    table.begin(spell, AddPT(1, 1), affects=(tomb,))
    assert size(table, tomb) == (4, 4)
    for _ in range(10):
        table.put(creature(), zone=Zone.GRAVEYARD)
    buried = Count(CREATURE, zone="graveyard", whose=Who.YOU)
    own = (AddTypes(("creature",), ("Plant", "Zombie")), SetColors(("B", "G")), DefinePT(buried, buried))
    table.begin(spell, *own, affects=(tomb,))
    assert size(table, tomb) == (11, 11)
    table.put(creature(), zone=Zone.GRAVEYARD)
    assert size(table, tomb) == (12, 12)
    table.begin(spell, *three, affects=(tomb,))
    assert size(table, tomb) == (4, 4)


# -- in force -----------------------------------------------------------------------------------------------------------------


def test_parts_in_force() -> None:
    table = Table()
    cant = Cant(enters(CREATURE))
    none = table.put(enchantment("None", static(cant, NoLegendRule())), "bob")
    table.put(enchantment("Away", static(cant)), zone=Zone.HAND)
    table.put(enchantment("Idle", static(cant, condition=Not(YourTurn()))))
    bear = table.put(creature())
    effect = table.begin(bear, part=Cant(enters(LAND)), controller="bob", x=3)
    printed, lasting = layers.in_force(table.game, Cant)
    assert (printed.part, printed.source, printed.controller, printed.affects) == (cant, none, "bob", None)
    assert (lasting.part, lasting.source, lasting.controller, lasting.x) == (Cant(enters(LAND)), bear, "bob", 3)
    assert [p.part for p in layers.in_force(table.game, NoLegendRule)] == [NoLegendRule()]
    assert layers.in_force(table.game, Flash) == ()
    table.end(effect)
    assert len(layers.in_force(table.game, Cant)) == 1


def test_parts_of_granted_and_of_lost_abilities() -> None:
    table = Table()
    cant = Cant(enters(CREATURE))
    bear = table.put(creature("Bear", 2, 2, static(cant)))
    giver = table.put(enchantment("Giver", always(Grant(static(NoLegendRule())), what=CREATURE)))
    assert [p.source for p in layers.in_force(table.game, Cant)] == [bear]
    assert [p.source for p in layers.in_force(table.game, NoLegendRule)] == [bear]
    table.begin(giver, LoseAllAbilities(), affects=(bear,))
    assert layers.in_force(table.game, Cant) == ()
    assert layers.in_force(table.game, NoLegendRule) == ()


def test_the_parts_of_one_source_are_told_apart() -> None:
    table = Table()
    one, two = Cant(enters(CREATURE)), Cant(enters(LAND))
    bear = table.put(creature("Bear", 2, 2, static(one, two), static(one)))
    table.put(enchantment("Giver", always(Grant(static(one, two)), what=CREATURE)))
    before = {(p.source, p.index): p.part for p in layers.in_force(table.game, Cant)}
    assert len(before) == 5
    table.put(enchantment("More", static(one)))
    after = {(p.source, p.index): p.part for p in layers.in_force(table.game, Cant)}
    assert before.items() <= after.items()
    assert [p.source for p in layers.in_force(table.game, Cant)].count(bear) == 5


def test_a_change_without_a_layer_is_named() -> None:
    class Paint(Change, frozen=True):
        pass

    table = Table()
    bear = table.put(creature())
    with pytest.raises(TypeError, match="Paint"):
        layer_of(Paint(), defines=False)
    with pytest.raises(TypeError, match="Paint"):
        applied(layers.view(table.game, bear), Paint(), Held(FLYING))
