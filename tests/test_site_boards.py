"""Boards: what is drawn of a snapshot, what is marked as changed or wrong, and that nothing in it does harm."""

from __future__ import annotations

import gzip
import json
import re
import time
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from board_help import player, snapshot, thing
from site_help import HOSTILE, NASTY

from headjudge import schema
from headjudge.manifest import load
from headjudge.run import run_engine
from headjudge.site.board_parts import Card, Lane, Zone
from headjudge.site.boards import board_of, boards_of
from headjudge.site.changes import NO_NAME, changes_between
from headjudge.site.drawing import draw_board
from headjudge.site.symbols import with_symbols
from headjudge.suite import load_suite


class Text(HTMLParser):
    """The text of some HTML, and its elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text = ""
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(str(html))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += f" {data}"


def said(snapshot: dict[str, Any], before: dict[str, Any] | None = None) -> str:
    """What a board says, in one line."""
    return " ".join(Text(draw_board(board_of(snapshot, before))).text.split())


def lanes(snapshot: dict[str, Any]) -> list[list[str]]:
    return [[lane.name for lane in row.lanes] for row in board_of(snapshot).rows]


def lane(snapshot: dict[str, Any], name: str, **given: Any) -> Lane:
    return next(lane for row in board_of(snapshot, **given).rows for lane in row.lanes if lane.name == name)


def zone(snapshot: dict[str, Any], name: str, kind: str, **given: Any) -> Zone:
    return next(zone for zone in lane(snapshot, name, **given).zones if zone.kind == kind)


def only(zone: Zone) -> Card:
    (card,) = zone.cards
    return card


# -- players


def test_the_opponent_is_above_and_four_players_sit_in_turn_order() -> None:
    assert lanes(snapshot()) == [["Bob"], ["Alice"]]
    four = snapshot(players=[player(name) for name in ("alice", "bob", "carol", "dave")])
    assert lanes(four) == [["Bob", "Carol", "Dave"], ["Alice"]]


def test_teams_are_rows_with_the_life_of_the_team() -> None:
    players = [player(name) for name in ("alice", "bob", "carol", "dave")]
    teams = [
        {"id": "a", "players": ["alice", "bob"], "life": 30, "counters": {"poison": 2}},
        {"id": "b", "players": ["carol", "dave"], "life": 28, "counters": {}},
    ]
    there = snapshot(players=players, teams=teams)
    board = board_of(there)
    assert [(row.team, [lane.name for lane in row.lanes]) for row in board.rows] == [
        ("b", ["Carol", "Dave"]),
        ("a", ["Alice", "Bob"]),
    ]
    assert [fact.text for fact in board.rows[1].facts] == ["30 life", "2 poison counters"]
    assert all(lane.life is None for row in board.rows for lane in row.lanes), "a member's life is the team's"
    assert "Team b 28 life" in said(there)


def test_a_player_in_no_team_is_not_lost() -> None:
    teams = [{"id": "a", "players": ["alice"], "life": 30}]
    assert lanes(snapshot(teams=teams)) == [["Bob"], ["Alice"]]


def test_life_mana_counters_and_the_end() -> None:
    there = snapshot(
        players=[
            player("alice", life=-3, mana={"G": 2, "C": 1}, counters={"energy": 1}, lost=True),
            player("bob"),
        ]
    )
    text = said(there)
    assert "Alice active player -3 life" in text
    assert "in the pool 1 energy counter has lost the game" in text
    assert draw_board(board_of(there)).count('aria-label="green mana"') == 2
    assert "Bob 20 life Battlefield 0 Hand 0" in text


def test_what_is_not_reported_is_said_to_be_missing_and_not_drawn_as_nothing() -> None:
    bare = {"players": [{"id": "alice"}, {"id": "bob", "life": 7, "hand": ["Shock"]}]}
    assert schema.is_valid("snapshot", bare)
    text = said(bare)
    assert (
        "Alice Not reported by the engine: life, mana, counters, battlefield, hand, graveyard, exile, command, library."
        in text
    )
    assert "Bob 7 life Hand 1 Shock" in text
    assert "Stack The engine does not report it." in text


def test_names_alone_are_drawn_where_objects_are_not_reported() -> None:
    there = snapshot()
    del there["objects"]
    there["players"][0]["battlefield"] = ["Forest", "Forest", ""]
    cards = zone(there, "Alice", "battlefield").cards
    assert [(card.name, card.times) for card in cards] == [("Forest", 2), (NO_NAME, 1)]


def test_the_turn() -> None:
    assert said(snapshot()).startswith("Turn 1, Alice's precombat main phase")
    assert said(snapshot(step="end-of-combat")).startswith("Turn 1, Alice's end of combat step")


# -- cards


def test_a_permanent_with_all_that_there_can_be() -> None:
    bear = thing(
        "Grizzly Bears",
        handle="bear",
        owner="bob",
        types=["artifact", "creature"],
        subtypes=["Bear"],
        supertypes=["legendary"],
        colors=["W", "G"],
        power=2,
        toughness=-1,
        counters={"p1p1": 2, "m1m1": 1, "charge": 0},
        tapped=True,
        damage=3,
        token=True,
    )
    html = draw_board(board_of(snapshot(bear)))
    assert '<li class="card tapped">' in html
    text = " ".join(Text(html).text.split()).replace(" ,", ",")
    assert "Grizzly Bears “bear”" in text
    assert "Legendary artifact creature – Bear 2/-1" in text
    assert "tapped, 3 damage, 2 +1/+1 counters, 1 -1/-1 counter, token, owned by Bob" in text
    assert [given["aria-label"] for tag, given in Text(html).tags if tag == "svg"] == ["white", "green"]


def test_an_untapped_card_says_nothing_of_it() -> None:
    html = draw_board(board_of(snapshot(thing("Sol Ring"))))
    assert "tapped" not in html
    assert "handle" not in html


def test_attachments_are_drawn_beneath_even_another_players() -> None:
    there = snapshot(
        thing("Bear", power=2, toughness=2),
        thing("Pacifism", "bob", attached_to="Bear"),
        thing("Sword", attached_to="Bear"),
        thing("Sticker", attached_to="Sword"),
        thing("Curse", "bob", attached_to="alice"),
        thing("Lost", attached_to="nowhere"),
    )
    bear, lost = zone(there, "Alice", "battlefield").cards
    assert [(card.name, card.notes) for card in bear.attached] == [
        ("Pacifism", ("controlled by Bob",)),
        ("Sword", ()),
    ]
    assert [card.name for card in bear.attached[1].attached] == ["Sticker"]
    assert lost.notes == ("attached to nowhere",)
    assert [card.name for card in lane(there, "Alice").attached] == ["Curse"]
    assert zone(there, "Bob", "battlefield").cards == ()
    assert "Attached to Bear: Pacifism" in said(there)
    assert "Attached to Alice Curse" in said(there)


def test_what_is_attached_in_a_circle_is_drawn_once() -> None:
    there = snapshot(thing("A", attached_to="B"), thing("B", attached_to="A"), thing("C", attached_to="C"))
    html = str(draw_board(board_of(there)))
    assert re.findall('<span class="name">(.)</span>', html) == ["B", "A", "C"]


def test_a_long_chain_of_attachments_is_drawn_whole() -> None:
    chain = [thing("link 0"), *(thing(f"link {n}", attached_to=f"link {n - 1}") for n in range(1, 300))]
    html = Text(draw_board(board_of(snapshot(*chain)))).text
    drawn = {int(number) for number in re.findall(r"link (\d+)", html)}
    assert len(drawn) > 100, "as many as a zone is drawn with"


def test_a_permanent_of_nobody_at_the_table_is_not_passed_over() -> None:
    text = said(snapshot(thing("Bear", "mallory")))
    assert "Controlled by nobody at the table Bear Artifact controlled by mallory" in text
    assert "nobody" not in said(snapshot(thing("Bear")))


def test_a_permanent_without_a_name() -> None:
    assert only(zone(snapshot(thing("", handle="down")), "Alice", "battlefield")).name == NO_NAME


def test_cards_that_cannot_be_told_apart_are_one_with_their_number() -> None:
    forests = [thing("Forest", handle=None) for _ in range(3)]
    card = only(zone(snapshot(*forests), "Alice", "battlefield"))
    assert (card.name, card.times) == ("Forest", 3)
    assert "Forest × 3" in said(snapshot(*forests))


def test_a_library_is_in_order_and_only_neighbours_are_one() -> None:
    there = snapshot(players=[player("alice", library=["Island", "Island", "Swamp", "Island"]), player("bob")])
    found = zone(there, "Alice", "library")
    assert [(card.name, card.times) for card in found.cards] == [("Island", 2), ("Swamp", 1), ("Island", 1)]
    assert found.label == "Library, top first"
    html = draw_board(board_of(there))
    assert '<ol class="cards">' in html


def test_counters_on_a_card_elsewhere() -> None:
    bolt = thing("Rift Bolt", zone="exile", counters={"time": 1})
    there = snapshot(bolt, players=[player("alice", exile=["Rift Bolt", "Shock"]), player("bob")])
    assert [(card.name, card.notes) for card in zone(there, "Alice", "exile").cards] == [
        ("Rift Bolt", ("1 time counter",)),
        ("Shock", ()),
    ]


def test_the_stack_from_its_top() -> None:
    stack = [
        {"kind": "triggered", "source": "Soul Warden", "handle": "warden", "controller": "bob", "targets": []},
        {"kind": "spell", "source": "Shock", "handle": None, "controller": "alice", "targets": ["bob", "warden"]},
    ]
    text = said(snapshot(thing("Soul Warden", "bob", handle="warden"), stack=stack))
    assert (
        "Stack, top first 2 Soul Warden “warden” triggered ability, Bob "
        "Shock spell, Alice, targeting Bob, Soul Warden “warden”" in text
    )
    assert "Stack empty" in said(snapshot())


def test_every_zone_stays_from_step_to_step_that_is_used_in_one() -> None:
    one = snapshot(players=[player("alice", hand=["Shock"]), player("bob")])
    two = snapshot(players=[player("alice", graveyard=["Shock"]), player("bob")])
    first, second = boards_of([one, two])
    assert first is not None
    assert second is not None
    for board in (first, second):
        alice = board.rows[1].lanes[0]
        assert [zone.kind for zone in alice.zones] == ["battlefield", "hand", "graveyard"]


def test_a_moment_without_a_snapshot_has_no_board_and_what_changed_is_told_of_the_one_before_it() -> None:
    boards = boards_of([snapshot(), None, snapshot(players=[player("alice", life=19), player("bob")])])
    assert boards[1] is None
    assert boards[2] is not None
    assert boards[2].changes == ("Alice is at 19 life, was at 20.",)


# -- what changed


def changed(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return list(changes_between(before, now).said)


def test_a_card_that_moves_is_followed_by_its_handle() -> None:
    one = snapshot(thing("Shock", zone="hand"), players=[player("alice", hand=["Shock"], mana={"R": 1}), player("bob")])
    on_stack = {"kind": "spell", "source": "Shock", "handle": "Shock", "controller": "alice", "targets": ["bob"]}
    two = snapshot(thing("Shock", zone="stack"), stack=[on_stack])
    three = snapshot(
        thing("Shock", zone="graveyard"), players=[player("alice", graveyard=["Shock"]), player("bob", life=18)]
    )
    assert changed(one, two) == [
        "Shock goes from Alice's hand to the stack.",
        "Alice has no mana in the pool, had {R}.",
    ]
    assert changed(two, three) == [
        "Shock goes from the stack to Alice's graveyard.",
        "Bob is at 18 life, was at 20.",
    ]
    assert only(zone(three, "Alice", "graveyard", before=two)).marks == ("from the stack",)
    assert "20 life was" not in said(three, two)
    assert "18 life was 20" in said(three, two)


def test_cards_without_handles_are_followed_by_their_names_where_that_is_plain() -> None:
    one = snapshot(players=[player("alice", library=["Island", "Island", "Swamp"]), player("bob")])
    two = snapshot(players=[player("alice", library=["Swamp"], hand=["Island", "Island"]), player("bob")])
    assert changed(one, two) == ["2 × Island goes from Alice's library to Alice's hand."]
    drawn = only(zone(two, "Alice", "hand", before=one))
    assert (drawn.times, drawn.marks) == (2, ("new",))
    assert only(zone(two, "Alice", "library", before=one)).marks == ()


def test_several_ways_to_read_it_are_not_guessed_at() -> None:
    one = snapshot(players=[player("alice", hand=["Island"], graveyard=["Island"]), player("bob")])
    two = snapshot(players=[player("alice", library=["Island"], exile=["Island"]), player("bob")])
    assert sorted(changed(one, two)) == [
        "Island is new in Alice's library.",
        "Island is new in exile.",
        "Island is no longer in Alice's graveyard.",
        "Island is no longer in Alice's hand.",
    ]


@pytest.mark.parametrize(
    ("fields", "mark", "sentence"),
    [
        ({"tapped": True}, "was untapped", "Bear becomes tapped."),
        ({"damage": 2}, "was without damage", "Bear is dealt 2 damage, was without damage."),
        ({"power": 3, "toughness": 3}, "was 2/2", "Bear is 3/3, was 2/2."),
        ({"counters": {"p1p1": 1}}, "+1/+1: was 0", "Bear has 1 +1/+1 counter, had 0."),
        ({"attached-to": "bob"}, "was on nothing", "Bear is attached to Bob, was to nothing."),
        ({"colors": ["R"]}, "was G", "Bear is R, was G."),
        ({"colors": []}, "was G", "Bear is colourless, was G."),
        ({"types": ["land"]}, "was artifact", "Bear is land, was artifact."),
        ({"name": ""}, "was Bear", "(no name) “Bear” was called Bear."),
        ({"power": None, "toughness": None}, "was 2/2", "Bear is no size, was 2/2."),
    ],
)
def test_what_is_other_about_a_permanent(fields: dict[str, Any], mark: str, sentence: str) -> None:
    before = thing("Bear", power=2, toughness=2, colors=["G"])
    one, two = snapshot(before), snapshot(before | fields)
    assert sentence in changed(one, two)
    marked = changes_between(one, two).objects[0]
    assert mark in marked


def test_a_new_controller_is_a_move_from_one_side_to_the_other() -> None:
    one, two = snapshot(thing("Bear")), snapshot(thing("Bear", "bob", owner="alice"))
    assert changed(one, two) == ["Bear goes from Alice's battlefield to Bob's battlefield."]
    assert only(zone(two, "Bob", "battlefield", before=one)).marks == ("from Alice's battlefield",)


def test_tokens_come_and_go() -> None:
    spirits = [thing("Spirit", handle=None, token=True) for _ in range(2)]
    one, two = snapshot(), snapshot(*spirits)
    assert changed(one, two) == ["2 × Spirit is new on Alice's battlefield."]
    assert only(zone(two, "Alice", "battlefield", before=one)).marks == ("new",)
    assert changed(two, one) == ["2 × Spirit is no longer on Alice's battlefield."]


def test_of_those_without_handles_the_one_that_is_other_is_marked() -> None:
    one = snapshot(thing("Spirit", handle=None), thing("Spirit", handle=None))
    two = snapshot(thing("Spirit", handle=None), thing("Spirit", handle=None, tapped=True))
    assert changed(one, two) == ["Spirit becomes tapped."]
    assert changes_between(one, two).objects == {1: ("was untapped",)}


def test_abilities_on_the_stack_and_what_comes_on_top() -> None:
    def trigger(source: str) -> dict[str, Any]:
        return {"kind": "triggered", "source": source, "handle": None, "controller": "alice", "targets": []}

    one, two = snapshot(stack=[trigger("A")]), snapshot(stack=[trigger("B"), trigger("B"), trigger("A")])
    assert changed(one, two) == ["2 × B's triggered ability is put on the stack."]
    board = board_of(two, one)
    assert board.stack is not None
    assert [entry.new for entry in board.stack] == [True, True, False]
    assert changed(two, one) == ["2 × B's triggered ability leaves the stack."]


def test_teams_turns_and_the_end_of_the_game() -> None:
    def game(life: int, **fields: Any) -> dict[str, Any]:
        return snapshot(
            players=[player("alice", life=life), player("bob")],
            teams=[{"id": "a", "players": ["alice"], "life": life}],
            **fields,
        )

    assert changed(game(30), game(28)) == ["Team a is at 28 life, was at 30."]
    assert changed(game(30), game(30, step="end")) == ["It is Alice's end step now."]
    over = snapshot(players=[player("alice", lost=True), player("bob")])
    assert changed(snapshot(), over) == ["Alice has lost the game."]
    assert "has lost the game was still in the game" in said(over, snapshot())


def test_nothing_changed_and_nothing_to_compare_with() -> None:
    assert changed(snapshot(), snapshot()) == []
    assert "What changed Nothing that the board shows." in said(snapshot(), snapshot())
    assert "What changed" not in said(snapshot())


def test_what_one_of_the_two_does_not_report_has_not_changed() -> None:
    bare = {"players": [{"id": "alice"}, {"id": "bob"}]}
    there = snapshot(thing("Bear"))
    del there["players"][0]["battlefield"], there["step"], there["turn"], there["active"]
    assert changed(bare, {**bare, "objects": there["objects"]}) == []


# -- what is wrong


def test_the_place_that_is_not_as_expected_is_marked_and_said() -> None:
    there = snapshot(thing("Bear"), players=[player("alice", hand=["Shock"]), player("bob")])
    alice = lane(there, "Alice", wrong=["/players/alice/life"])
    assert alice.life is not None
    assert alice.life.wrong
    assert zone(there, "Alice", "hand", wrong=["/players/alice/hand"]).wrong
    assert only(zone(there, "Alice", "battlefield", wrong=["/objects/Bear/power"])).wrong
    assert only(zone(there, "Alice", "battlefield", wrong=['where {"name":"Bear"}'])).wrong
    assert not only(zone(there, "Alice", "battlefield", wrong=['where {"name":"Hill Giant"}'])).wrong
    assert board_of(there, wrong=["/stack"]).stack_wrong
    assert board_of(there, wrong=["/step"]).turn.wrong
    pool = lane(there, "Alice", wrong=["/players/alice/mana/G"]).mana
    assert pool is not None
    assert (pool.text, pool.wrong) == ("no mana", True)
    end = lane(there, "Bob", wrong=["/players/bob/lost"]).out
    assert end is not None
    assert (end.text, end.wrong) == ("is in the game", True)
    html = draw_board(board_of(there, wrong=["/players/alice/hand"]))
    assert "≠ differs" in html
    assert 'class="zone hand wrong"' in html


def test_a_pile_that_is_expected_and_empty_is_drawn() -> None:
    assert zone(snapshot(), "Alice", "exile", wrong=["/players/alice/exile"]).count == 0


@pytest.mark.parametrize("path", ["outcome", 'asked {"kind":"may"}', 'where {"name": "cut off he', "where 3", "/", "x"])
def test_a_path_that_is_no_place_on_the_board_marks_nothing(path: str) -> None:
    assert "differs" not in draw_board(board_of(snapshot(thing("Bear")), wrong=[path]))


# -- size, and harm


def test_a_board_that_is_very_large_is_drawn_in_part_and_says_so() -> None:
    there = snapshot(
        *(thing(f"Thing {number}") for number in range(2000)),
        players=[player("alice", hand=[f"Card {number}" for number in range(3000)]), player("bob")],
        stack=[{"kind": "spell", "source": f"S{n}", "handle": None, "controller": "bob"} for n in range(500)],
    )
    began = time.process_time()
    text = said(there, snapshot())
    assert time.process_time() - began < 5
    assert len(text) < 60_000
    assert "and 1880 more" in text
    assert "and 2880 more" in text
    assert "Stack, top first 500" in text
    assert "and 380 more" in text


def test_names_are_text_whatever_they_say() -> None:
    nasty = NASTY.replace("\ud800", "")
    hostile = thing(
        HOSTILE,
        handle=nasty,
        subtypes=[nasty],
        counters={"a" * 40: 10**30},
        attached_to=nasty,
        power=10**40,
        toughness=1,
    )
    there = snapshot(
        hostile,
        players=[player("alice", hand=[nasty, "{G}<b>"], life=10**30), player(HOSTILE)],
        stack=[{"kind": "spell", "source": nasty, "handle": nasty, "controller": nasty, "targets": [nasty]}],
        active=HOSTILE,
    )
    html = draw_board(board_of(there, snapshot()))
    elements = {tag for tag, _ in Text(html).tags}
    assert not elements & {"img", "script", "b"}
    assert not any(name.startswith("on") for _, given in Text(html).tags for name in given)
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f\u202e]", html)
    assert "&lt;img src=x onerror=alert(1)&gt;" in html
    assert "\\u001b[2J" in html


def test_symbols_of_mana_have_words_and_the_rest_is_escaped() -> None:
    html = with_symbols("pays {G}{2}{X}{Q}<i>")
    assert re.findall(r'aria-label="([^"]*)"', html) == ["green mana", "2 mana", "X mana"]
    assert str(html).startswith("pays <svg")
    assert str(html).endswith("{Q}&lt;i&gt;")
    assert with_symbols("x" * 5000) == "x" * 5000


# -- every kind of board that there is


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Games that the oracle has played: of every ruling's scenarios some."""
    folder = tmp_path_factory.mktemp("games")
    suite = load_suite()
    some = {scenario.id for scenario in suite.scenarios[::12]}
    run_engine(suite.select(ids=some), load("oracle"), out_dir=folder)
    with gzip.open(folder / "steps.ndjson.gz") as file:
        return [json.loads(line) for line in file]


def test_every_card_of_every_game_is_on_its_board(games: list[dict[str, Any]]) -> None:
    assert len(games) > 200
    for game in games:
        snapshots = [game["setup"], *(step["snapshot"] for step in game["steps"])]
        for there, board in zip(snapshots, boards_of(snapshots), strict=True):
            assert board is not None
            drawn = sum(_number(card) for row in board.rows for lane in row.lanes for card in _cards(lane))
            names = sum(len(each[zone]) for each in there["players"] for zone in ("battlefield", "hand", "library"))
            names += sum(len(each[zone]) for each in there["players"] for zone in ("graveyard", "exile", "command"))
            assert drawn == names, game["id"]


def test_what_changed_is_told_and_nothing_is_told_that_did_not(games: list[dict[str, Any]]) -> None:
    for game in games:
        snapshots = [game["setup"], *(step["snapshot"] for step in game["steps"])]
        for before, now in pairwise(snapshots):
            there = changes_between(before, now)
            assert bool(there.said) == (msgspec.json.encode(before) != msgspec.json.encode(now)), game["id"]
            assert len(set(there.said)) == len(there.said), game["id"]


def test_drawing_is_quick_enough_for_thousands(games: list[dict[str, Any]]) -> None:
    began = time.process_time()
    for game in games:
        for board in boards_of([game["setup"], *(step["snapshot"] for step in game["steps"])]):
            assert board is not None
            draw_board(board)
    assert time.process_time() - began < 0.008 * len(games), "5,000 scenarios in less than 40 seconds"


def _cards(lane: Lane) -> list[Card]:
    return [*lane.attached, *(card for zone in lane.zones for card in zone.cards)]


def _number(card: Card) -> int:
    return card.times + sum(_number(each) for each in card.attached)


def test_a_style_sheet_has_a_rule_for_what_the_boards_are_made_of() -> None:
    style = (Path(__file__).parents[1] / "headjudge/site/static/board.css").read_text(encoding="utf-8")
    html = draw_board(board_of(snapshot(thing("Bear", tapped=True)), snapshot(), wrong=["/objects/Bear"]))
    for name in ("board", "lane", "zone", "card", "face", "tapped", "changed", "wrong", "marks", "stack"):
        assert f".{name}" in style
        assert re.search(rf'class="[^"]*\b{name}\b', html), name
