"""The oracle's driver: which answer a question gets, kind by kind."""

from __future__ import annotations

from typing import Any

import pytest
from test_oracle_driver import last, outcomes, played, player, table, thing


def cast(card: str, *answers: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"do": "cast", "player": "alice", "card": card, **fields, **({"answers": list(answers)} if answers else {})}


def resolve(*answers: dict[str, Any]) -> dict[str, Any]:
    return {"do": "resolve", "answers": list(answers)}


def settle(*answers: dict[str, Any]) -> dict[str, Any]:
    return {"do": "settle", "answers": list(answers)}


def says(kind: str, answer: Any, player: str = "alice", **fields: Any) -> dict[str, Any]:
    return {"kind": kind, "player": player, "answer": answer, **fields}


def free(kind: str, **fields: Any) -> dict[str, Any]:
    return {"kind": kind, "free": True, **fields}


def steps(answer: dict[str, Any]) -> list[tuple[str, list[str]]]:
    assert answer["status"] == "done", answer
    return [(step["outcome"], step["answers"]) for step in answer["steps"]]


def asked(answer: dict[str, Any], step: int = -1) -> list[tuple[str, str, str | None]]:
    return [(q["kind"], q["player"], q["about"]) for q in answer["steps"][step]["asked"]]


def with_card(card: str, bob: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    return table({"mana": dict.fromkeys("WUBRGC", 3), "hand": [card], **fields}, bob)


def paid(card: str) -> list[dict[str, Any]]:
    """The mana for a card that costs {1}."""
    assert card
    return [{"pool": "C"}]


def of_one(card: str, *more: dict[str, Any], bob: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """A creature that costs {1} is cast and resolves; what comes after is given."""
    return played(with_card(card, bob, **fields), cast(card, pay=paid(card)), *more)


# -- may ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wish", "cards"), [(True, 1), (False, 0)])
def test_may(wish: bool, cards: int) -> None:
    answer = of_one("Reader", settle(says("may", wish, about="Reader")), library=["Island"])
    assert len(player(last(answer), "alice")["hand"]) == cards
    assert asked(answer) == [("may", "alice", "Reader")]
    assert steps(answer)[-1] == ("done", ["taken"])


def test_a_question_that_could_go_two_ways_is_undecided() -> None:
    answer = of_one("Reader", settle(), settle(), library=["Island"])
    assert [outcome for outcome, _ in steps(answer)] == ["done", "undecided"], "the script ends"
    assert "alice is asked: may" in answer["steps"][-1]["why"]
    assert asked(answer) == [("may", "alice", "Reader")]
    assert answer["steps"][-1]["snapshot"] == answer["steps"][0]["snapshot"]


@pytest.mark.parametrize(
    "wrong",
    [says("may", True, "bob"), says("may", True, about="Cub"), says("number", 1), says("may", True, about="Bat")],
)
def test_an_answer_to_another_question_does_not_count(wrong: dict[str, Any]) -> None:
    answer = of_one("Reader", settle(wrong), library=["Island"], battlefield=["Cub"])
    assert steps(answer)[-1] == ("undecided", ["unused"])


def test_an_answer_that_is_not_needed_is_unused() -> None:
    answer = played(table(), settle(says("may", True, about="Cub")))
    assert steps(answer) == [("done", ["unused"])]


def test_a_yes_that_is_not_allowed_counts_as_no() -> None:
    start = with_card("Offer")
    answer = played(start, cast("Offer"), settle(says("may", True, about="Offer")))
    assert steps(answer)[-1] == ("done", ["unused"])
    start["players"][0]["battlefield"] = ["Cub"]
    allowed = played(start, cast("Offer"), settle(says("may", True, about="Offer")))
    assert steps(allowed)[-1] == ("done", ["taken"])
    assert thing(last(allowed), "Cub")["zone"] == "graveyard"


def test_a_free_answer_takes_any_option() -> None:
    answer = of_one("Reader", settle(free("may", about="Reader")), library=["Island"])
    assert steps(answer)[-1] == ("done", ["taken"])
    assert steps(of_one("Reader", settle(free("may", player="bob")), library=["Island"]))[-1][0] == "undecided"


# -- cards ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "names"),
    [
        (says("choose-cards", ["Cub", "Bat"], about="Company"), ["Bat", "Cub"]),
        (says("choose-cards", "Bat", about="Company"), ["Bat"]),
        (says("choose-cards", [], about="Company"), []),
        (says("may", False, about="Company"), []),
        (free("choose-cards"), []),
    ],
)
def test_choosing_cards(given: dict[str, Any], names: list[str]) -> None:
    start = with_card("Company", library=["Cub", "Island", "Bat", "Forest"])
    answer = played(start, cast("Company"), resolve(given))
    assert sorted(player(last(answer), "alice")["battlefield"]) == names
    assert steps(answer)[-1] == ("done", ["taken"])


@pytest.mark.parametrize("wish", [["Island"], ["Cub", "Cub"], ["Cub", "Bat", "Forest"], "Wolf"])
def test_cards_that_are_not_offered(wish: Any) -> None:
    start = with_card("Company", library=["Cub", "Island", "Bat", "Forest"])
    answer = played(start, cast("Company"), resolve(says("choose-cards", wish, about="Company")))
    assert steps(answer)[-1] == ("not-offered", ["not-offered"])


def test_cards_that_cannot_be_told_apart_need_no_answer() -> None:
    alike = with_card("Rite", library=["Island"], battlefield=["Cub", "Cub"])
    answer = played(alike, cast("Rite"))
    assert player(last(answer), "alice")["graveyard"] == ["Cub"]
    assert asked(answer) == []
    different = with_card("Rite", library=["Island"], battlefield=["Cub", {"card": "Cub", "tapped": True}])
    assert outcomes(played(different, cast("Rite"))) == ["undecided"]
    handled = with_card("Rite", library=["Island"], battlefield=["Cub", {"card": "Cub", "as": "c2"}])
    assert outcomes(played(handled, cast("Rite"))) == ["undecided"]
    chosen = played(handled, cast("Rite", says("choose-cards", "c2", about="Rite")))
    assert thing(last(chosen), "c2")["zone"] == "graveyard"


def test_the_only_card_is_taken_and_another_is_not_offered() -> None:
    start = with_card("Rite", library=["Island"], battlefield=["Cub"])
    assert outcomes(played(start, cast("Rite"))) == ["done"]
    assert steps(played(start, cast("Rite", says("choose-cards", "Cub", about="Rite")))) == [("done", ["taken"])]
    assert steps(played(start, cast("Rite", says("choose-cards", "Bat", about="Rite")))) == [
        ("not-offered", ["not-offered"])
    ]


def test_the_legend_rule_asks_about_nothing() -> None:
    start = with_card("Leveler", battlefield=[{"card": "Leveler", "as": "old"}])
    start["players"][0]["hand"] = [{"card": "Leveler", "as": "new"}]
    answer = played(start, cast("new", pay=[{"pool": "C"}]), resolve(says("choose-cards", "new")))
    assert thing(last(answer), "old")["zone"] == "graveyard"
    assert asked(answer) == [("choose-cards", "alice", None)]
    assert outcomes(played(start, cast("new", pay=[{"pool": "C"}]), resolve())) == ["done", "undecided"]


def test_entering_as_a_copy_is_choosing_a_card() -> None:
    answer = of_one("Mimic", resolve(says("choose-cards", "Bull", about="Mimic")), battlefield=["Bull", "Cub"])
    assert thing(last(answer), "Mimic")["power"] == 3
    assert steps(answer)[-1] == ("done", ["taken"])
    declined = of_one("Mimic", resolve(says("may", False, about="Mimic")), battlefield=["Bull", "Cub"])
    assert thing(last(declined), "Mimic")["zone"] == "graveyard"


# -- targets --------------------------------------------------------------------------------------------------------------------


def test_the_target_of_a_trigger() -> None:
    answer = of_one("Archer", resolve(says("target", "bob", about="Archer")), resolve())
    assert player(last(answer), "bob")["life"] == 19
    assert asked(answer, 1) == [("target", "alice", "Archer")]
    assert outcomes(of_one("Archer", resolve())) == ["done", "undecided"]
    assert steps(of_one("Archer", resolve(says("target", "Zap"))))[-1] == ("not-offered", ["not-offered"])


@pytest.mark.parametrize(
    ("given", "targets"),
    [
        (says("target", ["Cub", "Bull"], about="Volley"), ["Cub", "Bull"]),
        (says("target", "Bull", about="Volley"), ["Bull"]),
        (says("target", [], about="Volley"), []),
        (says("may", False, about="Volley"), []),
    ],
)
def test_up_to_so_many_targets(given: dict[str, Any], targets: list[str]) -> None:
    answer = of_one("Volley", resolve(given), battlefield=["Cub", "Bull", "Wolf"])
    assert last(answer)["stack"][0]["targets"] == targets


def test_several_instances_take_several_answers_in_order() -> None:
    def doubled(*answers: dict[str, Any]) -> dict[str, Any]:
        return of_one("Archer", resolve(*answers), bob={"battlefield": ["Echo"]})

    two = doubled(says("target", "bob", about="Archer"), says("target", "alice", about="Archer"))
    assert [s["targets"] for s in last(two)["stack"]] == [["alice"], ["bob"]]
    assert steps(two)[-1] == ("done", ["taken", "taken"])
    listed = doubled(says("target", ["bob", "alice"], about="Archer"))
    assert [s["targets"] for s in last(listed)["stack"]] == [["alice"], ["bob"]]
    assert steps(doubled(says("target", "bob", about="Archer")))[-1] == ("undecided", ["taken"])
    third = doubled(*(says("target", who, about="Archer") for who in ("bob", "alice", "bob")))
    assert steps(third)[-1] == ("done", ["taken", "taken", "unused"])


def test_more_than_can_be_targeted_is_not_offered() -> None:
    answer = of_one("Archer", resolve(says("target", ["bob", "alice"], about="Archer")))
    assert steps(answer)[-1] == ("not-offered", ["not-offered"])


# -- modes, numbers, words --------------------------------------------------------------------------------------------------------


def test_modes_and_numbers_by_answer() -> None:
    start = with_card("Charm", {"battlefield": ["Cub"]})
    answer = played(start, cast("Charm", says("mode", [1, 3], about="Charm"), targets=["bob"]), resolve())
    assert (player(last(answer), "bob")["life"], player(last(answer), "alice")["life"]) == (18, 23)
    assert asked(answer, 0) == [("mode", "alice", "Charm"), ("target", "alice", "Charm")]
    assert steps(played(start, cast("Charm", says("mode", 4, about="Charm")))) == [("not-offered", ["not-offered"])]
    blaze = with_card("Blaze")
    blaze["players"][0]["mana"] = {"R": 3}
    assert (
        player(last(played(blaze, cast("Blaze", says("number", 2), targets=["bob"]), resolve())), "bob")["life"] == 18
    )
    assert outcomes(played(blaze, cast("Blaze", targets=["bob"]))) == ["undecided"]
    assert outcomes(played(blaze, cast("Blaze", free("number"), targets=["bob"]))) == ["done"]


@pytest.mark.parametrize(
    ("card", "kind", "answer", "other"),
    [
        ("Dyed", "color", "R", "C"),
        ("Typed", "creature-type", "Elf", "Sandwich"),
        ("Worded", "option", "odd", "prime"),
        ("Seated", "player", "bob", None),
        ("Named", "name", "Zap", None),
    ],
)
def test_what_is_chosen_as_a_permanent_enters(card: str, kind: str, answer: Any, other: Any) -> None:
    given = of_one(card, resolve(says(kind, answer, about=card)))
    assert steps(given)[-1] == ("done", ["taken"])
    assert asked(given) == [(kind, "alice", card)]
    assert outcomes(of_one(card, resolve())) == ["done", "undecided"]
    if other is not None:
        assert steps(of_one(card, resolve(says(kind, other, about=card))))[-1] == ("not-offered", ["not-offered"])


# -- mana -----------------------------------------------------------------------------------------------------------------------


def activate(source: str, *answers: dict[str, Any], line: int = 1, **fields: Any) -> dict[str, Any]:
    return {
        "do": "activate",
        "player": "alice",
        "source": source,
        "ability": {"line": line},
        "answers": list(answers),
        **fields,
    }


@pytest.mark.parametrize("kind", ["color", "mana-type"])
def test_a_colour_of_mana(kind: str) -> None:
    answer = played(table({"battlefield": ["Stone"]}), activate("Stone", says(kind, "G", about="Stone")))
    assert player(last(answer), "alice")["mana"] == {"G": 1}
    assert asked(answer) == [("color", "alice", "Stone")]


def test_a_combination_of_mana() -> None:
    start = table({"battlefield": ["Prism"]})
    answer = played(start, activate("Prism", says("mana", {"G": 1, "W": 1}, about="Prism")))
    assert player(last(answer), "alice")["mana"] == {"G": 1, "W": 1}
    assert asked(answer) == [("mana", "alice", "Prism")]
    assert outcomes(played(start, activate("Prism", says("mana", {"G": 1})))) == ["undecided"]
    assert outcomes(played(start, activate("Prism", free("mana")))) == ["done"]
    assert outcomes(played(start, activate("Prism", says("mana", {"G": 2, "W": 1})))) == ["not-offered"]
    one = table({"battlefield": ["Stone"]})
    assert player(last(played(one, activate("Stone", says("mana", {"G": 1})))), "alice")["mana"] == {"G": 1}


# -- divisions ------------------------------------------------------------------------------------------------------------------


def test_a_division() -> None:
    start = with_card("Spread", {"battlefield": ["Bull", "Cub"]})
    spread = {"targets": ["Bull", "Cub", "bob"]}
    answer = played(start, cast("Spread", **spread), resolve())
    assert (thing(last(answer), "Bull")["damage"], player(last(answer), "bob")["life"]) == (1, 19), (
        "one each is the only way"
    )
    two = {"targets": ["Bull", "bob"]}
    given = says("divide", {"Bull": 1, "bob": 2}, about="Spread")
    assert player(last(played(start, cast("Spread", given, **two), resolve())), "bob")["life"] == 18
    assert outcomes(played(start, cast("Spread", **two))) == ["undecided"]
    for wrong in ({"Bull": 3}, {"Bull": 1, "bob": 1}, {"Cub": 1, "bob": 2}, {"Bull": 0, "bob": 3}):
        assert outcomes(played(start, cast("Spread", says("divide", wrong), **two))) == ["not-offered"], wrong
    assert outcomes(played(start, cast("Spread", free("divide"), **two))) == ["done"]


def test_trample_assigns_lethal_damage_first() -> None:
    start = table({"battlefield": ["Bull"]}, {"battlefield": ["Bat"]})
    script = [
        {"do": "attack", "player": "alice", "attackers": [{"creature": "Bull", "defender": "bob"}]},
        {"do": "block", "player": "bob", "blockers": [{"creature": "Bat", "attacker": "Bull"}]},
    ]
    start["players"][1]["battlefield"] = [
        {"token": {"name": "X", "types": ["creature"], "power": 0, "toughness": 2, "keywords": ["reach"]}, "as": "x"}
    ]
    script[1]["blockers"] = [{"creature": "x", "attacker": "Bull"}]
    end = {"do": "advance", "to": "end-of-combat"}
    for share, outcome in (({"x": 2, "bob": 1}, "done"), ({"x": 3}, "done"), ({"x": 1, "bob": 2}, "not-offered")):
        answer = played(start, *script, {**end, "answers": [says("divide", share, about="Bull")]})
        assert outcomes(answer)[-1] == outcome, share
    assert outcomes(played(start, *script, end))[-1] == "undecided"


# -- payments -------------------------------------------------------------------------------------------------------------------


def ward(*more: dict[str, Any], **fields: Any) -> dict[str, Any]:
    start = table({"mana": {"C": 1}, "hand": ["Ward"], **fields})
    return played(start, cast("Ward"), resolve(), *more)


def test_a_payment_that_may_be_made() -> None:
    forest = ["Forest"]
    tap = {"source": "Forest", "ability": {"intrinsic": "Forest"}, "adds": "G"}
    assert player(last(ward(resolve())), "alice")["life"] == 18, "there is nothing to pay with"
    assert player(last(ward(resolve(says("pay", False)), battlefield=forest)), "alice")["life"] == 18
    paid_for = ward(resolve(says("pay", [tap], about="Ward")), battlefield=forest)
    assert player(last(paid_for), "alice")["life"] == 20
    assert thing(last(paid_for), "Forest")["tapped"] is True
    assert asked(paid_for) == [("pay", "alice", "Ward")]
    from_pool = ward(
        {"do": "activate", "player": "alice", "source": "Forest", "ability": {"intrinsic": "Forest"}},
        resolve(says("pay", True)),
        battlefield=forest,
    )
    assert (player(last(from_pool), "alice")["life"], player(last(from_pool), "alice")["mana"]) == (20, {})


def test_a_payment_that_cannot_be_made_is_not_offered() -> None:
    forest = ["Forest", {"card": "Island", "tapped": True}]
    assert outcomes(ward(resolve(says("pay", True)), battlefield=forest))[-1] == "not-offered"
    assert outcomes(ward(resolve(), battlefield=forest))[-1] == "undecided"
    for listed in (
        [{"pool": "C"}],
        [{"source": "Island", "ability": {"intrinsic": "Island"}}],
        [{"source": "Forest", "ability": {"intrinsic": "Island"}}],
        [{"source": "Forest", "ability": {"intrinsic": "Forest"}, "adds": "U"}],
        [{"source": "Forest", "ability": {"intrinsic": "Forest"}}, {"pool": "U"}],
        [],
    ):
        answer = ward(resolve(says("pay", listed)), battlefield=forest)
        assert outcomes(answer)[-1] == "not-offered", listed


def test_a_cost_that_is_no_mana_is_paid_or_not() -> None:
    for wish, life in ((True, 18), (False, 20)):
        answer = of_one("Bleeder", settle(says("pay", wish, about="Bleeder")), library=["Island"])
        assert player(last(answer), "alice")["life"] == life


def test_what_pays_for_a_spell() -> None:
    start = table({"mana": {"W": 1, "G": 1}, "hand": ["Cub"], "battlefield": ["Stone", "Mirror", "Filter Stone"]})
    assert outcomes(played(start, cast("Cub"))) == ["undecided"], "the pool leaves a choice of which mana pays"
    answer = played(start, cast("Cub", pay=[{"pool": "G"}]))
    assert player(last(answer), "alice")["mana"] == {"W": 1}
    doubled = played(start, cast("Cub", pay=[{"source": "Stone", "ability": {"line": 1}, "adds": "B"}]))
    assert player(last(doubled), "alice")["mana"] == {"W": 1, "G": 1, "B": 1}
    for wrong in (
        [{"pool": "B"}],
        [{"pool": "W"}, {"pool": "G"}],
        [{"source": "Stone", "ability": {"line": 1}, "adds": "C"}],
    ):
        assert outcomes(played(start, cast("Cub", pay=wrong))) == ["illegal"], wrong
    missing = cast("Cub", pay=[{"source": "Stone", "ability": {"line": 1}}])
    assert outcomes(played(start, missing)) == ["undecided"], "which colour is a question"


def test_a_mana_ability_that_costs_mana_itself() -> None:
    start = table({"mana": {"C": 1}, "hand": ["Cub"], "battlefield": ["Filter Stone"]})
    stone = {"source": "Filter Stone", "ability": {"line": 1}}
    assert player(last(played(start, activate("Filter Stone", pay=[{"pool": "C"}]))), "alice")["mana"] == {
        "W": 1,
        "U": 1,
    }
    assert outcomes(played(start, activate("Filter Stone", pay=[stone]))) == ["illegal"], "it is tapped by then"
    assert outcomes(played(start, cast("Cub", pay=[stone]))) == ["undecided"], "either mana could be spent"
    named = played(start, cast("Cub", pay=[stone, {"pool": "W"}]))
    assert player(last(named), "alice")["mana"] == {"U": 1}


def test_life_pays_for_a_phyrexian_symbol() -> None:
    start = table({"mana": {"W": 1}, "hand": ["Dear"]})
    assert player(last(played(start, cast("Dear"))), "alice")["life"] == 20
    answer = played(start, cast("Dear", pay=[{"life": 2}]))
    assert (player(last(answer), "alice")["life"], player(last(answer), "alice")["mana"]) == (18, {"W": 1})


# -- orders ---------------------------------------------------------------------------------------------------------------------


def order(*answers: dict[str, Any], battlefield: list[Any]) -> dict[str, Any]:
    return of_one("Cub", resolve(*answers), battlefield=battlefield)


def test_the_order_of_triggers() -> None:
    answer = order(says("order", ["Healer", "Imp"]), battlefield=["Healer", "Imp"])
    assert [s["source"] for s in last(answer)["stack"]] == ["Imp", "Healer"]
    assert asked(answer) == [("order", "alice", None)]
    assert outcomes(order(battlefield=["Healer", "Imp"]))[-1] == "undecided"
    assert outcomes(order(free("order"), battlefield=["Healer", "Imp"]))[-1] == "done"
    assert outcomes(order(says("order", ["Healer", "Cub"]), battlefield=["Healer", "Imp"]))[-1] == "not-offered"
    assert outcomes(order(says("order", ["Healer"]), battlefield=["Healer", "Imp"]))[-1] == "undecided"


def test_triggers_that_are_alike_need_no_order() -> None:
    alike = [{"card": "Healer", "as": "h1"}, {"card": "Healer", "as": "h2"}]
    answer = order(battlefield=alike)
    assert (outcomes(answer)[-1], asked(answer)) == ("done", [])
    mixed = order(says("order", ["Imp", "Healer"]), battlefield=[*alike, "Imp"])
    assert [s["source"] for s in last(mixed)["stack"]] == ["Healer", "Healer", "Imp"]
    handles = order(says("order", ["h2", "Imp", "h1"]), battlefield=[*alike, "Imp"])
    assert [s["handle"] for s in last(handles)["stack"]] == ["h1", "Imp", "h2"]


def test_two_abilities_of_one_source_are_told_apart_by_line() -> None:
    lines = [{"source": "Twofold", "line": 2}, {"source": "Twofold", "line": 1}]
    answer = of_one("Twofold", resolve(says("order", lines)), resolve(), library=["Island"])
    assert player(last(answer), "alice")["life"] == 21, "line 1 resolves first"
    unclear = of_one("Twofold", resolve(says("order", ["Twofold", "Twofold"])))
    assert unclear["status"] == "error"
    assert "name the line" in unclear["message"]


def test_the_order_of_replacement_effects() -> None:
    start = table({"battlefield": ["Forest", "Mirror", "Murk"]})
    tap = {"do": "activate", "player": "alice", "source": "Forest", "ability": {"intrinsic": "Forest"}}
    for first, mana in (("Murk", {"B": 2}), ("Mirror", {"B": 1})):
        answer = played(start, {**tap, "answers": [says("replacement-order", first)]})
        assert player(last(answer), "alice")["mana"] == mana
        assert asked(answer) == [("replacement-order", "alice", None)]
    assert outcomes(played(start, tap)) == ["undecided"]
    assert outcomes(played(start, {**tap, "answers": [says("replacement-order", "Forest")]})) == ["not-offered"]
    twins = table({"battlefield": ["Forest", {"card": "Mirror", "as": "m1"}, {"card": "Mirror", "as": "m2"}]})
    doubled = played(twins, tap)
    assert (player(last(doubled), "alice")["mana"], asked(doubled)) == ({"G": 4}, [])


def test_effects_that_only_add_to_how_a_permanent_enters_need_no_order() -> None:
    answer = of_one("Toll", resolve(says("may", True, "bob", about="Toll")), battlefield=["Slow"])
    assert (thing(last(answer), "Toll")["counters"], thing(last(answer), "Toll")["tapped"]) == ({"p1p1": 1}, True)
    assert asked(answer) == [("may", "bob", "Toll")]


# -- looking, casting -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "bottom", "library"),
    [
        (["Swamp", "Island"], [], ["Swamp", "Island", "Forest"]),
        (["Swamp"], ["Island"], ["Swamp", "Forest", "Island"]),
        ([], ["Swamp", "Island"], ["Forest", "Swamp", "Island"]),
    ],
)
def test_scry(top: list[str], bottom: list[str], library: list[str]) -> None:
    start = with_card("Peek", library=["Island", "Swamp", "Forest"])
    answer = played(start, cast("Peek"), resolve(says("scry", {"top": top, "bottom": bottom}, about="Peek")))
    assert player(last(answer), "alice")["library"] == library


def test_scry_has_a_place_for_every_card() -> None:
    start = with_card("Peek", library=["Island", "Swamp", "Forest"])
    for top, bottom in ((["Island"], []), (["Island", "Forest"], []), (["Island"], ["Island", "Swamp"])):
        answer = played(start, cast("Peek"), resolve(says("scry", {"top": top, "bottom": bottom})))
        assert outcomes(answer)[-1] == "not-offered"
    assert outcomes(played(start, cast("Peek"), resolve()))[-1] == "undecided"


def test_surveil() -> None:
    start = with_card("Delve", library=["Island", "Swamp", "Forest"])
    given = says("surveil", {"top": ["Island"], "graveyard": ["Swamp"]}, about="Delve")
    assert player(last(played(start, cast("Delve"), resolve(given))), "alice")["graveyard"] == ["Delve", "Swamp"]


def test_casting_while_something_resolves() -> None:
    start = with_card("Free", graveyard=["Zap", "Charm"])
    both = says("choose-cards", ["Zap", "Charm"], about="Free")
    spells = [{"card": "Zap", "targets": ["bob"]}, {"card": "Charm", "modes": [3]}]
    answer = played(start, cast("Free"), resolve(both, says("cast", spells, about="Free")))
    assert [s["source"] for s in last(answer)["stack"]] == ["Charm", "Zap"]
    assert [s["targets"] for s in last(answer)["stack"]] == [[], ["bob"]]
    nothing = played(start, cast("Free"), resolve(both, says("cast", [], about="Free")))
    assert last(nothing)["stack"] == []
    for wrong in ([{"card": "Peek"}], [{"card": "Zap", "targets": ["Zap"]}], [{"card": "Charm", "modes": [3], "x": 1}]):
        refused = played(start, cast("Free"), resolve(both, says("cast", wrong, about="Free")))
        assert outcomes(refused)[-1] == "not-offered", wrong
    assert outcomes(played(start, cast("Free"), resolve(both)))[-1] == "undecided"
