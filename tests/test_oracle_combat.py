"""Combat (506-511): who may attack and block, how damage is assigned and dealt, what leaves combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from oracle_games import SWAMP, Table, creature, names, permanent, to_step

from oracle import combat
from oracle.decisions import Decision, Divide, Illegal, WrongAnswer
from oracle.model import Game, Lasting, Step, Team, Zone
from oracle.vocabulary.abilities import Face, Keyword, Static, Triggered
from oracle.vocabulary.filters import CREATURE, Compare, Filter, Who, described
from oracle.vocabulary.instructions import GainLife
from oracle.vocabulary.patterns import Attacks, BecomesBlocked, Blocks
from oracle.vocabulary.statics import Continuous, ControlledBy, Prohibit, Require, SetTypes

BEAR = creature("Bear", 2, 2)
BLOCKERS, DAMAGE, AFTER = Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT
GRAVEYARD = Zone.GRAVEYARD


def attackers(*pairs: tuple[int, Any]) -> dict[str, Any]:
    return {"attackers": pairs}


def blockers(*pairs: tuple[int, int]) -> dict[str, Any]:
    return {"blockers": pairs}


def shares(**expected: Any) -> Callable[..., Any]:
    """Divides damage as told, having checked what was asked."""
    answer = expected.pop("answer")

    def divide(asked: Decision) -> Any:
        assert isinstance(asked, Divide)
        assert {field: getattr(asked, field) for field in expected} == expected
        return answer

    return divide


def fight(attacker: Face, *defenders: Face) -> tuple[Table, int, list[int]]:
    table = Table()
    return table, table.put("alice", attacker), [table.put("bob", face) for face in defenders]


# -- declaring attackers ------------------------------------------------------------------------------------------------------


def test_an_unblocked_creature_deals_damage_to_the_player() -> None:
    table, bear, _ = fight(BEAR)
    game = to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, "bob")))
    assert game.objects[bear].tapped
    assert combat.fighters(game) == (bear,)
    game = to_step(game, Step.POSTCOMBAT_MAIN)
    assert game.players["bob"].life == 18
    assert game.turn.combat is None


def test_vigilance() -> None:
    table, bear, _ = fight(creature("Guard", 1, 1, "vigilance"))
    assert not to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, "bob"))).objects[bear].tapped


@pytest.mark.parametrize(
    ("face", "fields", "rule"),
    [
        (BEAR, {"tapped": True}, "508.1a"),
        (BEAR, {"controlled_since": 9}, "302.6"),
        (creature("Wall", 0, 4, "defender"), {}, "702.3b"),
        (SWAMP, {}, "506.3"),
        (BEAR, {"controller": "bob", "controlled_since": 9}, "508.1a"),
        (BEAR, {"zone": Zone.HAND}, "508.1a"),
    ],
)
def test_who_cannot_attack(face: Face, fields: dict[str, Any], rule: str) -> None:
    table = Table()
    oid = table.put("alice", face, **fields)
    with pytest.raises(Illegal) as raised:
        to_step(table.game, Step.DECLARE_ATTACKERS, attackers((oid, "bob")))
    assert raised.value.rule == rule


def test_haste_lets_a_new_creature_attack() -> None:
    table = Table()
    oid = table.put("alice", creature("Raider", 2, 1, "haste"), controlled_since=9)
    assert to_step(table.game, DAMAGE, attackers((oid, "bob"))).players["bob"].life == 18


@pytest.mark.parametrize("defender", ["alice", "carl", 99])
def test_what_cannot_be_attacked(defender: Any) -> None:
    table, bear, _ = fight(BEAR)
    with pytest.raises(Illegal, match=r"508\.1b"):
        to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, defender)))


def test_a_creature_attacks_once() -> None:
    table = Table("alice", "bob", "carol")
    bear = table.put("alice", BEAR)
    with pytest.raises(Illegal, match=r"508\.1b"):
        to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, "bob"), (bear, "carol")))


def test_an_effect_forbids_attacking() -> None:
    table, bear, _ = fight(BEAR)
    table.put("bob", permanent("Chasm", Static((Prohibit("attack", described(CREATURE, controller=Who.OPPONENT)),))))
    with pytest.raises(Illegal, match=r"Chasm says that Bear can't attack \(508\.1c\)"):
        to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, "bob")))


def test_an_effect_requires_attacking_if_able() -> None:
    driven = creature("Driven", 5, 3, Static((Require("attack"),)))
    table, oid, _ = fight(driven)
    with pytest.raises(Illegal, match=r"508\.1d"):
        to_step(table.game, Step.DECLARE_ATTACKERS)
    assert to_step(table.game, DAMAGE, attackers((oid, "bob"))).players["bob"].life == 15
    table.game = table.game.with_object(replace(table.game.objects[oid], tapped=True))
    assert to_step(table.game, Step.POSTCOMBAT_MAIN).players["bob"].life == 20


def test_the_decision_names_who_can_attack_and_comes_even_if_nobody_can() -> None:
    from oracle_games import Answers, drive_pass

    table, bear, _ = fight(BEAR)
    table.put("alice", BEAR, tapped=True)
    script = Answers()
    drive_pass(table.game, script, 4)
    assert [(a.player, a.kind, a.candidates) for a in script.asked] == [("alice", "attackers", (bear,))]  # type: ignore[attr-defined]


def test_attack_triggers_wait_for_priority() -> None:
    watch = Triggered(on=Attacks(CREATURE), effect=GainLife(1))
    table = Table()
    first, second = table.put("alice", creature("Drummer", 1, 1, watch)), table.put("alice", BEAR)
    declared = attackers((first, "bob"), (second, "bob"))
    game = to_step(table.game, Step.DECLARE_ATTACKERS, declared, lambda asked: asked.options)
    assert len(game.stack) == 2


# -- declaring blockers -------------------------------------------------------------------------------------------------------


def test_a_blocked_creature_and_its_blocker_hurt_each_other() -> None:
    table, bear, (ox,) = fight(BEAR, creature("Ox", 1, 4))
    game = to_step(table.game, BLOCKERS, attackers((bear, "bob")), blockers((ox, bear)))
    assert combat.attacks_of(game)[0].blocked
    game = to_step(game, DAMAGE)
    assert (game.objects[bear].damage, game.objects[ox].damage, game.players["bob"].life) == (1, 2, 20)


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        (creature("Bird", 1, 1, "flying"), BEAR, "702.9b"),
        (creature("Ghoul", 1, 1, "fear"), BEAR, "702.36b"),
        (creature("Brute", 1, 1, "intimidate", colors=("R",)), creature("Elf", 1, 1, colors=("G",)), "702.13b"),
        (creature("Shade", 1, 1, "shadow"), BEAR, "702.28b"),
        (BEAR, creature("Shade", 1, 1, "shadow"), "702.28b"),
        (creature("Rider", 1, 1, "horsemanship"), BEAR, "702.31b"),
        (creature("Sneak", 1, 1, "skulk"), BEAR, "702.118b"),
        (creature("Bog", 1, 1, Keyword("landwalk", "Swamp")), BEAR, "702.14c"),
        (creature("Bog", 1, 1, Keyword("landwalk", Filter(supertypes=("basic",)))), BEAR, "702.14c"),
        (creature("Knight", 2, 2, Keyword("protection", Filter(colors=("B",)))), creature("Rat", 1, 1, colors=("B",)), "702.16f"),
        (creature("Ghost", 1, 1, Static((Prohibit("be-blocked"),))), BEAR, "509.1b"),
        (creature("Machine", 5, 3, Static((Prohibit("be-blocked", by=Filter(subtypes=("Wall",))),))),
         creature("Wall", 0, 4, subtypes=("Wall",)), "509.1b"),
        (BEAR, creature("Coward", 1, 1, Static((Prohibit("block"),))), "509.1b"),
        (creature("Gang", 1, 1, "menace"), BEAR, "702.111b"),
        (BEAR, SWAMP, "506.3"),
    ],
)  # fmt: skip
def test_who_cannot_block(attacker: Face, blocker: Face, rule: str) -> None:
    table, first, (second,) = fight(attacker, blocker)
    table.put("bob", SWAMP)
    with pytest.raises(Illegal) as raised:
        to_step(table.game, BLOCKERS, attackers((first, "bob")), blockers((second, first)))
    assert raised.value.rule == rule


@pytest.mark.parametrize(
    ("attacker", "blocker"),
    [
        (creature("Bird", 1, 1, "flying"), creature("Spider", 1, 3, "reach")),
        (creature("Bird", 1, 1, "flying"), creature("Bat", 1, 1, "flying")),
        (BEAR, creature("Bat", 1, 1, "flying")),
        (creature("Ghoul", 1, 1, "fear"), creature("Rat", 1, 1, colors=("B",))),
        (creature("Brute", 1, 1, "intimidate", colors=("R",)), creature("Orc", 1, 1, colors=("R",))),
        (
            creature("Brute", 1, 1, "intimidate"),
            Face(name="Golem", types=("artifact", "creature"), power=1, toughness=1),
        ),
        (creature("Sneak", 1, 1, "skulk"), creature("Rat", 1, 1)),
        (creature("Bog", 1, 1, Keyword("landwalk", "Island")), BEAR),
        (creature("Machine", 5, 3, Static((Prohibit("be-blocked", by=Filter(power=Compare(">=", 3))),))), BEAR),
    ],
)
def test_who_can_block(attacker: Face, blocker: Face) -> None:
    table, first, (second,) = fight(attacker, blocker)
    table.put("bob", SWAMP)
    game = to_step(table.game, BLOCKERS, attackers((first, "bob")), blockers((second, first)))
    assert combat.attacks_of(game)[0].blockers == (second,)


def test_what_else_is_no_block() -> None:
    table, bear, (ox, tired) = fight(BEAR, BEAR, BEAR)
    second = table.put("alice", BEAR)
    bystander = table.put("alice", BEAR)
    table.game = table.game.with_object(replace(table.game.objects[tired], tapped=True))
    game = to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, "bob"), (second, "bob")))
    for wrong in ([(tired, bear)], [(ox, bystander)], [(ox, bear), (ox, second)], [(bystander, bear)]):
        with pytest.raises(Illegal, match=r"509\.1a"):
            to_step(game, BLOCKERS, blockers(*wrong))


def test_menace_takes_two() -> None:
    table, gang, (one, two) = fight(creature("Gang", 3, 3, "menace"), BEAR, BEAR)
    game = to_step(table.game, BLOCKERS, attackers((gang, "bob")), blockers((one, gang), (two, gang)))
    assert combat.attacks_of(game)[0].blockers == (one, two)


def test_a_creature_must_be_blocked_if_able() -> None:
    lure = creature("Lure", 3, 3, "menace", Static((Require("be-blocked"),)))
    table, oid, (one, two) = fight(lure, BEAR, BEAR)
    declared = attackers((oid, "bob"))
    with pytest.raises(Illegal, match=r"509\.1c"):
        to_step(table.game, BLOCKERS, declared)
    game = to_step(table.game, BLOCKERS, declared, blockers((one, oid), (two, oid)))
    assert combat.attacks_of(game)[0].blocked
    table.game = table.game.with_object(replace(table.game.objects[two], tapped=True))
    assert not combat.attacks_of(to_step(table.game, BLOCKERS, declared))[0].blocked


def test_as_many_as_possible_must_be_blocked() -> None:
    lure = creature("Lure", 3, 3, Static((Require("be-blocked"),)))
    flying_lure = creature("Flying Lure", 3, 3, "flying", Static((Require("be-blocked"),)))
    table, ground, (bear, bat) = fight(lure, BEAR, creature("Bat", 1, 1, "flying"))
    air = table.put("alice", flying_lure)
    declared = attackers((ground, "bob"), (air, "bob"))
    with pytest.raises(Illegal, match=r"509\.1c"):
        to_step(table.game, BLOCKERS, declared, blockers((bat, ground)))
    to_step(table.game, BLOCKERS, declared, blockers((bat, air), (bear, ground)))


def test_block_triggers() -> None:
    watch_block, watch_blocked = (
        Triggered(on=Blocks(), effect=GainLife(1)),
        Triggered(on=BecomesBlocked(), effect=GainLife(1)),
    )
    table, first, (one, two) = fight(creature("Wolf", 2, 5, watch_blocked), creature("Dog", 1, 1, watch_block), BEAR)
    game = to_step(table.game, BLOCKERS, attackers((first, "bob")), blockers((one, first), (two, first)))
    assert [game.objects[oid].source for oid in game.stack] == [one, first]


# -- combat damage ------------------------------------------------------------------------------------------------------------


def test_damage_is_divided_freely_among_blockers() -> None:
    table, angel, (one, two) = fight(creature("Angel", 4, 4), creature("Hawk", 2, 3), creature("Hawk", 2, 3))
    declared = attackers((angel, "bob")), blockers((one, angel), (two, angel))
    asked = {
        "player": "alice",
        "kind": "divide",
        "about": angel,
        "options": (one, two),
        "total": 4,
        "each": 0,
        "lethal": (),
    }
    game = to_step(table.game, DAMAGE, *declared, shares(**asked, answer=((one, 1), (two, 3))))
    assert game.objects[one].damage == 1
    assert two not in game.battlefield
    assert names(game, GRAVEYARD, "alice") == ["Angel"]


@pytest.mark.parametrize(
    "answer", [((0, 3),), ((0, 2), (1, 1)), ((0, 5), (1, -1)), ((0, 2), (0, 2)), ((0, 2), ("bob", 2))]
)
def test_a_wrong_division(answer: Any) -> None:
    table, angel, defenders = fight(creature("Angel", 4, 4), BEAR, BEAR)
    given = tuple((defenders[to] if isinstance(to, int) else to, n) for to, n in answer)
    declared = attackers((angel, "bob")), blockers(*((b, angel) for b in defenders))
    with pytest.raises(WrongAnswer):
        to_step(table.game, DAMAGE, *declared, shares(answer=given))


def test_trample_is_asked_with_what_is_lethal() -> None:
    table, wurm, (one, two) = fight(creature("Wurm", 7, 6, "trample"), creature("Ox", 1, 4), BEAR)
    table.game = table.game.with_object(replace(table.game.objects[one], damage=1))
    declared = attackers((wurm, "bob")), blockers((one, wurm), (two, wurm))
    asked = {"options": (one, two, "bob"), "total": 7, "lethal": ((one, 3), (two, 2))}
    game = to_step(table.game, DAMAGE, *declared, shares(**asked, answer=((one, 3), (two, 2), ("bob", 2))))
    assert game.players["bob"].life == 18
    assert names(game, GRAVEYARD, "bob") == ["Bear", "Ox"]
    with pytest.raises(WrongAnswer, match=r"702\.19b"):
        to_step(table.game, DAMAGE, *declared, shares(answer=((one, 2), (two, 3), ("bob", 2))))
    game = to_step(table.game, DAMAGE, *declared, shares(answer=((one, 7),)))
    assert game.players["bob"].life == 20


def test_trample_with_nothing_in_excess_asks_nothing() -> None:
    table, wurm, (ox,) = fight(creature("Wurm", 4, 4, "trample"), creature("Ox", 1, 4))
    game = to_step(table.game, DAMAGE, attackers((wurm, "bob")), blockers((ox, wurm)))
    assert names(game, GRAVEYARD, "bob") == ["Ox"]
    assert game.players["bob"].life == 20


def test_deathtouch_makes_one_damage_lethal() -> None:
    table, basilisk, (ox,) = fight(creature("Basilisk", 4, 4, "trample", "deathtouch"), creature("Ox", 1, 6))
    asked = {"lethal": ((ox, 1),)}
    declared = attackers((basilisk, "bob")), blockers((ox, basilisk))
    game = to_step(table.game, DAMAGE, *declared, shares(**asked, answer=((ox, 1), ("bob", 3))))
    assert game.players["bob"].life == 17
    assert names(game, GRAVEYARD, "bob") == ["Ox"]


def test_first_strike_kills_before_it_is_hit() -> None:
    table, knight, (bear,) = fight(creature("Knight", 2, 2, "first strike"), BEAR)
    game = to_step(table.game, Step.FIRST_STRIKE_DAMAGE, attackers((knight, "bob")), blockers((bear, knight)))
    assert names(game, GRAVEYARD, "bob") == ["Bear"]
    game = to_step(game, AFTER)
    assert game.objects[knight].damage == 0
    assert game.players["bob"].life == 20  # it stays blocked (509.1h)


def test_double_strike_deals_damage_twice() -> None:
    table, champion, _ = fight(creature("Champion", 3, 3, "double strike"))
    bear = table.put("alice", BEAR)
    game = to_step(table.game, Step.FIRST_STRIKE_DAMAGE, attackers((champion, "bob"), (bear, "bob")))
    assert game.players["bob"].life == 17
    assert to_step(game, AFTER).players["bob"].life == 12


def test_first_strike_gained_too_late_and_double_strike_lost() -> None:
    from oracle.vocabulary.statics import Grant, LoseKeyword

    table, champion, _ = fight(creature("Champion", 3, 3, "double strike"))
    bear = table.put("alice", BEAR)
    game = to_step(table.game, Step.FIRST_STRIKE_DAMAGE, attackers((champion, "bob"), (bear, "bob")))
    lose = Continuous((LoseKeyword("double strike"),))
    gain = Continuous((Grant(Keyword("first strike")),))
    effects = tuple(
        Lasting(
            id=90 + oid, timestamp=50, source=bear, controller="alice", until="end-of-turn", part=part, affects=(oid,)
        )
        for oid, part in ((champion, lose), (bear, gain))
    )
    assert to_step(game.change(lasting=effects), AFTER).players["bob"].life == 15  # 702.4c, 702.7c


def test_an_attacker_stays_blocked_without_its_blocker_and_tramples_over_it() -> None:
    for face, life in ((BEAR, 20), (creature("Wurm", 6, 6, "trample"), 14)):
        table, first, (ox,) = fight(face, creature("Ox", 1, 4))
        game = to_step(table.game, BLOCKERS, attackers((first, "bob")), blockers((ox, first)))
        game = game.with_object(replace(game.objects[ox], damage=4))
        game = to_step(game, DAMAGE)
        assert game.players["bob"].life == life
        assert game.objects[first].damage == 0


def test_a_creature_without_power_deals_nothing() -> None:
    table, egg, (bear,) = fight(creature("Egg", 0, 3), creature("Bear", -1, 2))
    game = to_step(table.game, DAMAGE, attackers((egg, "bob")), blockers((bear, egg)))
    assert (game.objects[egg].damage, game.objects[bear].damage) == (0, 0)


def test_lifelink_and_infect_in_combat() -> None:
    table, cleric, _ = fight(creature("Cleric", 2, 2, "lifelink"))
    stinger = table.put("alice", creature("Stinger", 1, 1, "infect"))
    game = to_step(table.game, DAMAGE, attackers((cleric, "bob"), (stinger, "bob")))
    assert (game.players["alice"].life, game.players["bob"].life) == (22, 18)
    assert game.players["bob"].counters == {"poison": 1}


# -- planeswalkers, more players, teams ---------------------------------------------------------------------------------------


def test_a_planeswalker_is_attacked_and_loses_loyalty() -> None:
    table, bear, _ = fight(BEAR)
    walker = table.put("bob", permanent("Walker", types=("planeswalker",), loyalty=3), counters={"loyalty": 3})
    game = to_step(table.game, DAMAGE, attackers((bear, walker)))
    assert game.objects[walker].counters == {"loyalty": 1}
    assert game.players["bob"].life == 20


def test_a_creature_goes_on_attacking_without_its_planeswalker() -> None:
    table, bear, (ox,) = fight(BEAR, creature("Ox", 1, 4))
    walker = table.put("bob", permanent("Walker", types=("planeswalker",), loyalty=3), counters={"loyalty": 3})
    game = to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, walker)))
    game = game.with_object(replace(game.objects[walker], counters={}))
    unblocked = to_step(game, DAMAGE)
    assert unblocked.players["bob"].life == 20
    assert combat.attacks_of(unblocked)[0].defender is None
    blocked = to_step(game, DAMAGE, blockers((ox, bear)))
    assert blocked.objects[ox].damage == 2


def test_each_player_who_is_attacked_blocks_only_those() -> None:
    table = Table("alice", "bob", "carol")
    one, two = table.put("alice", BEAR), table.put("alice", BEAR)
    bob_s, carol_s = table.put("bob", BEAR), table.put("carol", BEAR)
    game = to_step(table.game, Step.DECLARE_ATTACKERS, attackers((one, "bob"), (two, "carol")))
    with pytest.raises(Illegal, match=r"509\.1a"):
        to_step(game, BLOCKERS, blockers((bob_s, two)))
    game = to_step(game, BLOCKERS, blockers((bob_s, one)), blockers((carol_s, two)))
    assert [a.blockers for a in combat.attacks_of(game)] == [(bob_s,), (carol_s,)]


def test_teams_attack_and_block_as_one() -> None:
    teams = (Team("a", ("alice", "ann")), Team("b", ("bob", "ben")))
    table = Table("alice", "ann", "bob", "ben", teams=teams)
    one, two = table.put("alice", BEAR), table.put("ann", BEAR)
    bob_s, ben_s = table.put("bob", BEAR), table.put("ben", BEAR)
    game = to_step(table.game, Step.DECLARE_ATTACKERS, attackers((one, "bob"), (two, "ben")))
    game = to_step(game, DAMAGE, blockers((bob_s, two), (ben_s, two)), lambda asked: ((bob_s, 2),))
    assert game.life("bob") == game.life("ben") == 28
    assert names(game, GRAVEYARD, "ann") == ["Bear"]
    assert names(game, GRAVEYARD, "bob") == ["Bear"]


# -- leaving combat -----------------------------------------------------------------------------------------------------------


def in_combat(*effects: tuple[int, Any]) -> Callable[[Game], Game]:
    def changed(game: Game) -> Game:
        lasting = tuple(
            Lasting(
                id=90 + oid, timestamp=50, source=oid, controller="bob", until="end-of-turn", part=part, affects=(oid,)
            )
            for oid, part in effects
        )
        return game.change(lasting=lasting)

    return changed


@pytest.mark.parametrize("change", [ControlledBy("bob"), SetTypes(("artifact",))])
def test_what_changes_control_or_is_no_creature_leaves_combat(change: Any) -> None:
    table, bear, _ = fight(BEAR)
    other = table.put("alice", BEAR)
    game = to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, "bob"), (other, "bob")))
    game = in_combat((bear, Continuous((change,))))(game)
    game = to_step(game, BLOCKERS)
    assert combat.fighters(game) == (other,)
    game = to_step(game.change(lasting=()), DAMAGE)  # back as it was, it is not back in combat
    assert game.players["bob"].life == 18


def test_the_combat_steps_come_even_if_all_attackers_have_left() -> None:
    table, bear, _ = fight(BEAR)
    game = to_step(table.game, Step.DECLARE_ATTACKERS, attackers((bear, "bob")))
    game = game.with_object(replace(game.objects[bear], damage=2))
    game = to_step(game, BLOCKERS)
    assert combat.attacks_of(game) == ()
    assert to_step(game, DAMAGE).players["bob"].life == 20


def test_a_creature_put_onto_the_battlefield_attacking() -> None:
    table, bear, (theirs,) = fight(BEAR, BEAR)
    late = table.put("alice", creature("Ninja", 3, 1), controlled_since=9)
    game = to_step(table.game, BLOCKERS, attackers((bear, "bob")), blockers((theirs, bear)))
    for wrong, defender in ((late, "alice"), (theirs, "bob"), (late, 99)):
        assert combat.put_attacking(game, wrong, defender) is game
    game = combat.put_attacking(game, late, "bob")
    assert to_step(game, DAMAGE).players["bob"].life == 17


def test_the_first_to_attack_may_come_attacking() -> None:
    table, bear, _ = fight(BEAR)
    game = to_step(table.game, Step.DECLARE_ATTACKERS)
    game = combat.put_attacking(game, bear, "bob")
    assert to_step(game, BLOCKERS).turn.step is BLOCKERS
