"""What sentences put into a document, phrase by phrase: those that the prototype's documents do not have."""

from typing import Any

import pytest

from headjudge.gherkin.compile import load_context
from headjudge.gherkin.draft import Draft
from headjudge.resources import folder

LANGUAGE = load_context(folder("features")).language
BOARD = [
    'Alice controls Forest as "f", Llanowar Elves, Cryptolith Rite, Tropical Island, Fellwar Stone, Jace Beleren and Opt',
    'Alice controls a 1/1 white Spirit creature token as "s1"',
    "Bob controls Grizzly Bears and Serra Angel",
    "Alice has Shock, Rift Bolt and Boros Charm in hand",
]


def said(*sentences: tuple[str, str]) -> dict[str, Any]:
    draft = Draft()
    for keyword, sentence in sentences:
        LANGUAGE.read(keyword, sentence).build(draft)  # type: ignore[arg-type]
    return draft.parts()


@pytest.mark.parametrize(
    ("sentence", "zone", "entries"),
    [
        ("Alice controls a tapped Island", "battlefield", [{"card": "Island", "tapped": True}]),
        ("Alice controls an untapped Island", "battlefield", ["Island"]),
        ("Alice controls two copies of Gaea's Cradle", "battlefield", ["Gaea's Cradle", "Gaea's Cradle"]),
        (
            "Alice controls a summoning-sick Elvish Visionary",
            "battlefield",
            [{"card": "Elvish Visionary", "sick": True}],
        ),
        ("Alice controls a face-down Shock", "battlefield", [{"card": "Shock", "face-down": True}]),
        (
            'Alice controls two Soul Wardens with a +1/+1 counter, two time counters and a "doom" counter as "a" and "b"',
            "battlefield",
            [
                {"card": "Soul Warden", "as": handle, "counters": {"p1p1": 1, "time": 2, "doom": 1}}
                for handle in ("a", "b")
            ],
        ),
        (
            "Alice controls Grizzly Bears with 1 damage and timestamp 3 owned by Bob",
            "battlefield",
            [{"card": "Grizzly Bears", "owner": "bob", "damage": 1, "timestamp": 3}],
        ),
        ("Alice controls Clone copying Soul Warden", "battlefield", [{"card": "Clone", "copy-of": "Soul Warden"}]),
        ("Alice controls two token copies of Soul Warden", "battlefield", [{"copy-of": "Soul Warden"}] * 2),
        (
            "Alice controls Diamond Knight naming red",
            "battlefield",
            [{"card": "Diamond Knight", "chosen": {"color": "R"}}],
        ),
        (
            "Alice controls Cavern of Souls naming the creature type Bear",
            "battlefield",
            [{"card": "Cavern of Souls", "chosen": {"creature-type": "Bear"}}],
        ),
        (
            "Alice controls Pithing Needle naming the name Viscera Seer and Forest",
            "battlefield",
            [{"card": "Pithing Needle", "chosen": {"name": "Viscera Seer"}}, "Forest"],
        ),
        (
            "Alice controls Fertile Ground attached to Forest and Forest",
            "battlefield",
            [{"card": "Fertile Ground", "attached-to": "Forest"}, "Forest"],
        ),
        (
            "Alice controls two 2/2 white and blue Elf Druid artifact creature tokens with flying and haste",
            "battlefield",
            [
                {
                    "token": {
                        "name": "Elf Druid",
                        "types": ["artifact", "creature"],
                        "subtypes": ["Elf", "Druid"],
                        "colors": ["W", "U"],
                        "power": 2,
                        "toughness": 2,
                        "keywords": ["flying", "haste"],
                    }
                }
            ]
            * 2,
        ),
        (
            'Alice controls a legendary 0/1 colorless Eldrazi Spawn creature token named "Ob" and a colorless Treasure '
            "artifact token",
            "battlefield",
            [
                {
                    "token": {
                        "name": "Ob",
                        "supertypes": ["legendary"],
                        "types": ["creature"],
                        "subtypes": ["Eldrazi", "Spawn"],
                        "colors": [],
                        "power": 0,
                        "toughness": 1,
                    }
                },
                {"token": {"name": "Treasure", "types": ["artifact"], "subtypes": ["Treasure"], "colors": []}},
            ],
        ),
        (
            'Alice has Shock exiled with Pithing Needle as "s" and Rift Bolt with three time counters in exile',
            "exile",
            [
                {"card": "Shock", "as": "s", "exiled-with": "Pithing Needle"},
                {"card": "Rift Bolt", "counters": {"time": 3}},
            ],
        ),
        ("Alice has Opt and Shock in the command zone", "command", ["Opt", "Shock"]),
        ("Alice has Opt, Shock, and two Islands in her graveyard", "graveyard", ["Opt", "Shock", "Island", "Island"]),
    ],
)
def test_an_entry_of_the_table(sentence: str, zone: str, entries: list[Any]) -> None:
    parts = said(("given", "Bob controls Pithing Needle"), ("given", sentence))
    assert parts["table"]["players"][0][zone] == entries


@pytest.mark.parametrize(
    ("sentence", "player", "fields"),
    [
        ("Alice has {W}{U}{W} in her mana pool", 0, {"mana": {"W": 2, "U": 1}}),
        ("Alice has 2 mana of each color", 0, {"mana": dict.fromkeys("WUBRG", 2)}),
        ("Alice has six {C} in her mana pool and 3 life", 0, {"mana": {"C": 6}, "life": 3}),
        (
            "Bob has two energy counters, a poison counter and 1 life",
            1,
            {"counters": {"energy": 2, "poison": 1}, "life": 1},
        ),
        ("Bob has played two lands this turn", 1, {"lands-played": 2}),
    ],
)
def test_what_a_player_has(sentence: str, player: int, fields: dict[str, Any]) -> None:
    assert said(("given", sentence))["table"]["players"][player] == {"id": ("alice", "bob")[player], **fields}


def test_mana_adds_up() -> None:
    parts = said(("given", "Alice has {G} in her mana pool"), ("given", "Alice has {G}{U} in her mana pool"))
    assert parts["table"]["players"][0]["mana"] == {"G": 2, "U": 1}


def test_a_turn() -> None:
    parts = said(("given", "it is Bob's end step"), ("given", "it is turn 4"))
    assert parts["table"]["turn"] == {"active": "bob", "step": "end", "number": 4}
    assert said(("given", "it is Bob's turn"))["table"]["turn"] == {"active": "bob", "step": "precombat-main"}


def test_a_team_game() -> None:
    parts = said(
        ("given", "Alice and Carol are a team"),
        ("given", "Bob and Dave are a team with 12 life"),
        ("given", "Bob's team has a poison counter"),
        ("then", "Dave's team has 12 life"),
        ("then", "Carol's team has no poison counters"),
    )
    assert parts["table"]["teams"] == [
        {"id": "a", "players": ["alice", "carol"]},
        {"id": "b", "players": ["bob", "dave"], "life": 12, "counters": {"poison": 1}},
    ]
    assert parts["needs"] == ["teams"]
    assert [check["path"] for check in parts["checks"]] == ["/teams/b/life", "/teams/a/counters/poison"]


@pytest.mark.parametrize(
    ("sentence", "step"),
    [
        (
            "Alice casts Shock from her graveyard for its flashback cost targeting Bob kicked twice",
            {"from": "graveyard", "alternative": "flashback", "targets": ["bob"], "additional": ["kicker", "kicker"]},
        ),
        (
            "Alice casts Shock from exile without paying its mana cost",
            {"from": "exile", "alternative": "without-paying"},
        ),
        ("Alice casts Shock from the command zone face down", {"from": "command", "alternative": "face-down"}),
        ("Alice casts Shock with buyback kicked", {"additional": ["buyback", "kicker"]}),
        ("Alice casts Shock with no targets with X = 3", {"targets": [], "x": 3}),
        ("Alice casts Shock choosing modes 1 and 3 targeting the Spirit token", {"modes": [1, 3], "targets": ["s1"]}),
        (
            'Alice casts Shock by paying {G} from "f", {U} from Tropical Island as an Island, {R} from Fellwar Stone, {W} from '
            "her mana pool and 2 life",
            {
                "pay": [
                    {"source": "f", "ability": {"intrinsic": "Forest"}, "adds": "G"},
                    {"source": "Tropical Island", "ability": {"intrinsic": "Island"}, "adds": "U"},
                    {"source": "Fellwar Stone", "ability": {"line": 1}, "adds": "R"},
                    {"pool": "W"},
                    {"life": 2},
                ]
            },
        ),
        (
            "Alice casts Shock by paying {G} from Llanowar Elves's second ability and {B} from the ability that Cryptolith "
            "Rite grants Llanowar Elves",
            {
                "pay": [
                    {"source": "Llanowar Elves", "ability": {"line": 2}, "adds": "G"},
                    {"source": "Llanowar Elves", "ability": {"granted-by": "Cryptolith Rite", "line": 1}, "adds": "B"},
                ]
            },
        ),
    ],
)
def test_how_a_spell_is_cast(sentence: str, step: dict[str, Any]) -> None:
    parts = said(*(("given", line) for line in BOARD), ("when", sentence))
    assert parts["script"] == [{"do": "cast", "player": "alice", "card": "Shock", **step}]


@pytest.mark.parametrize(
    ("ability", "source", "spec"),
    [
        ("Fellwar Stone's ability", "Fellwar Stone", {"line": 1}),
        ("the third ability of Fellwar Stone", "Fellwar Stone", {"line": 3}),
        ("Fellwar Stone's ability on line 12", "Fellwar Stone", {"line": 12}),
        ("Jace Beleren's +2 ability", "Jace Beleren", {"loyalty": "+2"}),
        ("Jace Beleren's 0 ability", "Jace Beleren", {"loyalty": "0"}),
        ("Jace Beleren's -X ability", "Jace Beleren", {"loyalty": "-X"}),
        ("Jace Beleren's \u221210 ability on line 3", "Jace Beleren", {"loyalty": "-10", "line": 3}),
        (
            "the second ability that Cryptolith Rite grants Llanowar Elves",
            "Llanowar Elves",
            {"granted-by": "Cryptolith Rite", "line": 2},
        ),
        ('the ability that "f" grants the Spirit token', "s1", {"granted-by": "f", "line": 1}),
    ],
)
def test_which_ability_is_activated(ability: str, source: str, spec: dict[str, Any]) -> None:
    parts = said(*(("given", line) for line in BOARD), ("when", f"Alice activates {ability}"))
    assert parts["script"] == [{"do": "activate", "player": "alice", "source": source, "ability": spec}]


@pytest.mark.parametrize(
    ("sentence", "steps"),
    [
        (
            "Alice taps Forest for mana",
            [{"do": "activate", "player": "alice", "source": "f", "ability": {"intrinsic": "Forest"}}],
        ),
        ("Alice plays Shock from exile", [{"do": "play-land", "player": "alice", "card": "Shock", "from": "exile"}]),
        (
            "Alice plays Shock from her library",
            [{"do": "play-land", "player": "alice", "card": "Shock", "from": "library"}],
        ),
        (
            "Alice suspends Rift Bolt with X = 2",
            [{"do": "special", "player": "alice", "card": "Rift Bolt", "action": "suspend", "x": 2}],
        ),
        (
            'Bob attacks Alice with Serra Angel, and Jace Beleren with Grizzly Bears and "s1"',
            [
                {
                    "do": "attack",
                    "player": "bob",
                    "attackers": [
                        {"creature": "Serra Angel", "defender": "alice"},
                        {"creature": "Grizzly Bears", "defender": "Jace Beleren"},
                        {"creature": "s1", "defender": "Jace Beleren"},
                    ],
                }
            ],
        ),
        (
            "Alice blocks Serra Angel with the Spirit token and Grizzly Bears with Llanowar Elves",
            [
                {
                    "do": "block",
                    "player": "alice",
                    "blockers": [
                        {"creature": "s1", "attacker": "Serra Angel"},
                        {"creature": "Llanowar Elves", "attacker": "Grizzly Bears"},
                    ],
                }
            ],
        ),
        ("the top of the stack resolves three times", [{"do": "resolve"}] * 3),
        ("the game advances to the next draw step", [{"do": "advance", "to": "draw"}]),
        ("the game advances to Bob's end step", [{"do": "advance", "to": "end", "turn-of": "bob"}]),
    ],
)
def test_other_actions(sentence: str, steps: list[dict[str, Any]]) -> None:
    assert said(*(("given", line) for line in BOARD), ("when", sentence))["script"] == steps


@pytest.mark.parametrize(
    ("sentence", "answers"),
    [
        ("Alice says yes", [{"player": "alice", "kind": "may", "answer": True}]),
        ("Bob chooses nothing for Opt", [{"player": "bob", "kind": "choose-cards", "about": "Opt", "answer": []}]),
        (
            "Alice chooses the Spirit token for Opt",
            [{"player": "alice", "kind": "choose-cards", "about": "Opt", "answer": "s1"}],
        ),
        (
            "Alice targets Bob and Serra Angel with Opt",
            [{"player": "alice", "kind": "target", "about": "Opt", "answer": ["bob", "Serra Angel"]}],
        ),
        (
            "Alice chooses modes 1 and 2 for Opt",
            [{"player": "alice", "kind": "mode", "about": "Opt", "answer": [1, 2]}],
        ),
        ("Alice chooses mode 2", [{"player": "alice", "kind": "mode", "answer": 2}]),
        ("Alice chooses the number 3 for Opt", [{"player": "alice", "kind": "number", "about": "Opt", "answer": 3}]),
        ("Alice chooses Bob for Opt", [{"player": "alice", "kind": "player", "about": "Opt", "answer": "bob"}]),
        (
            "Alice chooses the card type land for Opt",
            [{"player": "alice", "kind": "card-type", "about": "Opt", "answer": "land"}],
        ),
        (
            'Alice chooses the option "odd" for Opt',
            [{"player": "alice", "kind": "option", "about": "Opt", "answer": "odd"}],
        ),
        (
            "Alice chooses the mana type {C} for Opt",
            [{"player": "alice", "kind": "mana-type", "about": "Opt", "answer": "C"}],
        ),
        (
            "Alice chooses the mana {R}{G} for Opt",
            [{"player": "alice", "kind": "mana", "about": "Opt", "answer": {"R": 1, "G": 1}}],
        ),
        (
            "Alice divides 2 to Bob for Opt",
            [{"player": "alice", "kind": "divide", "about": "Opt", "answer": {"bob": 2}}],
        ),
        (
            "Alice puts the triggered abilities of Opt on line 2, Jace Beleren, then the Spirit token on the stack",
            [{"player": "alice", "kind": "order", "answer": [{"source": "Opt", "line": 2}, "Jace Beleren", "s1"]}],
        ),
        (
            "Alice puts her triggered abilities on the stack in any order",
            [{"player": "alice", "kind": "order", "free": True}],
        ),
        (
            "Alice applies Opt, then Jace Beleren",
            [
                {"player": "alice", "kind": "replacement-order", "answer": "Opt"},
                {"player": "alice", "kind": "replacement-order", "answer": "Jace Beleren"},
            ],
        ),
        (
            "Alice keeps Shock on top and puts Rift Bolt on the bottom with Opt",
            [
                {
                    "player": "alice",
                    "kind": "scry",
                    "about": "Opt",
                    "answer": {"top": ["Shock"], "bottom": ["Rift Bolt"]},
                }
            ],
        ),
        (
            "Alice puts Shock and Rift Bolt on the bottom with Opt",
            [
                {
                    "player": "alice",
                    "kind": "scry",
                    "about": "Opt",
                    "answer": {"top": [], "bottom": ["Shock", "Rift Bolt"]},
                }
            ],
        ),
        (
            "Alice surveils Shock into her graveyard and keeps Rift Bolt on top with Opt",
            [
                {
                    "player": "alice",
                    "kind": "surveil",
                    "about": "Opt",
                    "answer": {"top": ["Rift Bolt"], "graveyard": ["Shock"]},
                }
            ],
        ),
        (
            "Alice surveils, keeping Shock on top with Opt",
            [{"player": "alice", "kind": "surveil", "about": "Opt", "answer": {"top": ["Shock"], "graveyard": []}}],
        ),
        (
            "for Opt, Alice casts a copy of Boros Charm choosing mode 1 targeting Bob, then Rift Bolt targeting Grizzly Bears",
            [
                {
                    "player": "alice",
                    "kind": "cast",
                    "about": "Opt",
                    "answer": [
                        {"copy-of": "Boros Charm", "modes": [1], "targets": ["bob"]},
                        {"card": "Rift Bolt", "targets": ["Grizzly Bears"]},
                    ],
                }
            ],
        ),
        ("for Opt, Alice casts nothing", [{"player": "alice", "kind": "cast", "about": "Opt", "answer": []}]),
        ("Alice chooses any color for Opt", [{"player": "alice", "kind": "color", "about": "Opt", "free": True}]),
    ],
)
def test_answers(sentence: str, answers: list[dict[str, Any]]) -> None:
    parts = said(*(("given", line) for line in BOARD), ("when", "everything on the stack resolves"), ("when", sentence))
    assert parts["script"] == [{"do": "settle", "answers": answers}]


@pytest.mark.parametrize(
    ("sentence", "checks"),
    [
        (
            "the stack is two triggered abilities of Jace Beleren controlled by Alice, then Shock targeting Bob and Serra Angel",
            [
                {
                    "path": "/stack",
                    "matches": [
                        *[{"kind": "triggered", "source": "Jace Beleren", "controller": "alice"}] * 2,
                        {"kind": "spell", "source": "Shock", "targets": ["bob", "Serra Angel"]},
                    ],
                }
            ],
        ),
        (
            "the top of the stack is \"f\"'s activated ability, then the Spirit token's triggered ability",
            [
                {"path": "/stack/0", "matches": {"kind": "activated", "handle": "f"}},
                {"path": "/stack/1", "matches": {"kind": "triggered", "source": "Spirit"}},
            ],
        ),
        ("the stack is a copy of Shock", [{"path": "/stack", "matches": [{"kind": "spell", "source": "Shock"}]}]),
        (
            "Alice has no cards in the command zone and exactly two Islands in exile",
            [
                {"path": "/players/alice/command", "equals": []},
                {"path": "/players/alice/exile", "equals": ["Island", "Island"]},
            ],
        ),
        (
            "Bob has an experience counter, no poison counters, no mana in his mana pool and three cards in his library",
            [
                {"path": "/players/bob/counters/experience", "equals": 1},
                {"path": "/players/bob/counters/poison", "equals": 0},
                {"path": "/players/bob/mana", "equals": {}},
                {"path": "/players/bob/library", "count": 3},
            ],
        ),
        ("Bob has no counters", [{"path": "/players/bob/counters", "equals": {}}]),
        (
            "Alice controls two tapped 1/1 white Spirit creature tokens and a token copy of Opt with no counters",
            [
                {
                    "where": {
                        "name": "Spirit",
                        "types": ["creature"],
                        "subtypes": ["Spirit"],
                        "colors": ["W"],
                        "power": 1,
                        "toughness": 1,
                        "token": True,
                        "tapped": True,
                        "controller": "alice",
                    },
                    "count": 2,
                },
                {"where": {"name": "Opt", "token": True, "counters": {}, "controller": "alice"}, "count": 1},
            ],
        ),
        (
            "Alice controls no Opt attached to Serra Angel",
            [{"where": {"name": "Opt", "attached-to": "Serra Angel", "controller": "alice"}, "count": 0}],
        ),
        ("Alice controls no tokens", [{"where": {"token": True, "controller": "alice"}, "count": 0}]),
        ("Alice controls nothing", [{"path": "/players/alice/battlefield", "equals": []}]),
        (
            "there are three Islands and a Spirit token on the battlefield",
            [
                {"where": {"name": "Island"}, "count": 3},
                {"where": {"name": "Spirit", "token": True}, "count": 1},
            ],
        ),
        (
            "Serra Angel is in Bob's hand and has no +1/+1 counters",
            [
                {"path": "/objects/Serra Angel/zone", "equals": "hand"},
                {"path": "/objects/Serra Angel/owner", "equals": "bob"},
                {"path": "/objects/Serra Angel/counters/p1p1", "equals": 0},
            ],
        ),
        (
            "Serra Angel is in exile, is a legendary artifact creature, has the subtypes Elf and Druid and is blue and white",
            [
                {"path": "/objects/Serra Angel/zone", "equals": "exile"},
                {"path": "/objects/Serra Angel/supertypes", "equals": ["legendary"]},
                {"path": "/objects/Serra Angel/types", "equals": ["artifact", "creature"]},
                {"path": "/objects/Serra Angel/subtypes", "equals": ["Elf", "Druid"]},
                {"path": "/objects/Serra Angel/colors", "equals": ["W", "U"]},
            ],
        ),
        (
            "Serra Angel is colorless, is unattached, has no damage, has toughness 4 and is named Opt",
            [
                {"path": "/objects/Serra Angel/colors", "equals": []},
                {"path": "/objects/Serra Angel/attached-to", "equals": None},
                {"path": "/objects/Serra Angel/damage", "equals": 0},
                {"path": "/objects/Serra Angel/toughness", "equals": 4},
                {"path": "/objects/Serra Angel/name", "equals": "Opt"},
            ],
        ),
        (
            "Bob's Spirit token is 2/2 and has two +1/+1 counters",
            [
                {"where": {"name": "Spirit", "token": True, "controller": "bob"}, "matches": matches}
                for matches in ({"power": 2}, {"toughness": 2}, {"counters": {"p1p1": 2}})
            ],
        ),
        (
            "Bob's token copy of Opt is untapped",
            [{"where": {"name": "Opt", "token": True, "controller": "bob"}, "matches": {"tapped": False}}],
        ),
        ('"s1" no longer exists', [{"path": "/objects/s1", "absent": True}]),
        (
            "it is Bob's end of combat",
            [{"path": "/active", "equals": "bob"}, {"path": "/step", "equals": "end-of-combat"}],
        ),
        ("it is turn 3", [{"path": "/turn", "equals": 3}]),
        ("the action is legal", [{"outcome": "done"}]),
        ("the outcome is done, illegal or undecided", [{"outcome": ["done", "illegal", "undecided"]}]),
        ("the outcome is illegal", [{"outcome": "illegal"}]),
        (
            "Bob is asked for payment about Opt twice",
            [{"asked": {"kind": "pay", "player": "bob", "about": "Opt"}, "count": 2}],
        ),
        ("Bob isn't asked to scry", [{"asked": {"kind": "scry", "player": "bob"}, "count": 0}]),
    ],
)
def test_checks(sentence: str, checks: list[dict[str, Any]]) -> None:
    parts = said(*(("given", line) for line in BOARD), ("when", "Alice passes priority"), ("then", sentence))
    assert parts["checks"] == [{"after": 1, **check} for check in checks]
