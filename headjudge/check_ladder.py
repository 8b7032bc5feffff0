"""What `headjudge check-adapter` asks for, from easy to hard: tables that grow, and a step of each kind, on cards that any engine has.

Each rung is a scenario as any other, whose set-up is compared with its table and whose checks are judged. They are about adapters and
not about rulings, and so they are none of the suite.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from headjudge.check_words import PREFIX
from headjudge.gherkin.words import LAND_TYPES
from headjudge.scenario import Scenario
from headjudge.suite import Suite

__all__ = ["Rung", "scenarios_of_suite", "steps", "tables"]

Document = dict[str, Any]

_MAIN: Final = {"active": "alice", "step": "precombat-main"}
_BOB: Final = {"id": "bob"}
_SOLDIER: Final = {
    "name": "Soldier",
    "types": ["creature"],
    "subtypes": ["Soldier"],
    "colors": ["W"],
    "power": 1,
    "toughness": 1,
}


class Rung(msgspec.Struct, frozen=True):
    """One thing to ask of an adapter."""

    what: str
    """What is new on it, in a few words."""
    scenario: Scenario
    parts: tuple[str, ...] = ()
    """The parts of a snapshot that show whether it is right."""


def _table(alice: Document, bob: Document | None = None, *others: Document, **more: Any) -> Document:
    return {"turn": _MAIN, "players": [{"id": "alice"} | alice, _BOB | (bob or {}), *others]} | more


def _rung(kind: str, what: str, table: Document, *more: Any, parts: str = "", needs: tuple[str, ...] = ()) -> Rung:
    """A rung. `more` are the steps of the script, and the checks, which are those with `after`."""
    document = {
        "format": 1,
        "id": PREFIX + kind,
        "title": what,
        "table": table,
        "script": [each for each in more if "do" in each],
        "checks": [each for each in more if "after" in each],
        "needs": list(needs),
    }
    return Rung(what, Scenario.checked(document, "check-adapter"), tuple(parts.split()))


def _is(after: int, path: str, value: Any) -> Document:
    return {"after": after, "path": path, "equals": value}


def _has(after: int, path: str, value: Any) -> Document:
    return {"after": after, "path": path, "matches": value}


@cache
def tables() -> tuple[Rung, ...]:
    """Tables with nothing on them, then with more and more."""
    bear = {"card": "Grizzly Bears", "as": "bear"}
    return (
        _rung("empty", "two players, and nothing else", _table({})),
        _rung(
            "life",
            "life totals and a pool of mana",
            _table({"life": 7, "mana": {"G": 2, "R": 1}}, {"life": 31}),
            parts="life mana",
        ),
        _rung(
            "turn",
            "another player's turn, another step, the turn's number",
            _table({}, turn={"active": "bob", "step": "end", "number": 5}),
            parts="step active turn",
        ),
        _rung(
            "library",
            "cards in hand, and libraries in order, the first card on top",
            _table(
                {"hand": ["Shock", "Forest"], "library": ["Island", "Forest", "Grizzly Bears"]},
                {"library": ["Mountain"]},
            ),
            parts="hand library",
        ),
        _rung(
            "graveyard",
            "graveyards in order, the first card on top, and exile",
            _table({"graveyard": ["Shock", "Grizzly Bears"], "exile": ["Forest"]}, {"exile": ["Island"]}),
            parts="graveyard exile",
        ),
        _rung(
            "lands",
            "lands on the battlefield, one of them tapped",
            _table(
                {"battlefield": ["Forest", "Forest", {"card": "Island", "tapped": True}]}, {"battlefield": ["Mountain"]}
            ),
            parts="battlefield objects tapped",
        ),
        _rung(
            "creatures",
            "two creatures of one name, told apart by handles, with damage and with counters",
            _table({"battlefield": [bear | {"damage": 1}, bear | {"as": "bear-2", "counters": {"p1p1": 2}}]}),
            _is(0, "/objects/bear/power", 2),
            _is(0, "/objects/bear-2/toughness", 4),
            _is(0, "/objects/bear/types", ["creature"]),
            _is(0, "/objects/bear/subtypes", ["Bear"]),
            _is(0, "/objects/bear/colors", ["G"]),
            parts="objects damage object-counters power-toughness types colors",
        ),
        _rung(
            "owner",
            "a creature that its controller does not own",
            _table({"battlefield": [{"card": "Hill Giant", "owner": "bob"}]}),
            parts="objects",
        ),
        _rung(
            "attached",
            "an Equipment that is attached",
            _table({"battlefield": [bear, {"card": "Bonesplitter", "attached-to": "bear"}]}),
            _is(0, "/objects/bear/power", 4),
            parts="objects attached-to power-toughness",
        ),
        _rung(
            "token",
            "a token",
            _table({"battlefield": [{"token": _SOLDIER, "as": "soldier"}]}),
            parts="objects token types colors",
        ),
        _rung(
            "counters",
            "counters on players",
            _table({"counters": {"energy": 2}}, {"counters": {"poison": 3}}),
            parts="counters",
        ),
        _rung(
            "three",
            "three players",
            _table({}, {}, {"id": "carol", "life": 12}),
            parts="life",
            needs=("more-than-two-players",),
        ),
        _rung(
            "teams",
            "two teams of two",
            _table(
                {},
                {},
                {"id": "carol"},
                {"id": "dave"},
                teams=[
                    {"id": "left", "players": ["alice", "bob"]},
                    {"id": "right", "players": ["carol", "dave"], "life": 22},
                ],
            ),
            parts="life",
            needs=("teams",),
        ),
    )


@cache
def steps() -> tuple[Rung, ...]:
    """A step of each kind, the simplest of its kind, and one that is not allowed."""
    shock = {"do": "cast", "player": "alice", "card": "Shock", "targets": ["bob"]}
    holding = _table({"hand": ["Shock"], "mana": {"R": 1}})
    attack = {"do": "attack", "player": "alice", "attackers": [{"creature": "Grizzly Bears", "defender": "bob"}]}
    bear = {"battlefield": ["Grizzly Bears"]}
    library = {"library": ["Forest", "Forest"]}
    block = {"do": "block", "player": "bob", "blockers": [{"creature": "Hill Giant", "attacker": "Grizzly Bears"}]}
    return (
        _rung(
            "pass",
            "pass: priority goes to the other player, and only the one who has it can pass",
            _table({}),
            {"do": "pass", "player": "alice"},
            {"do": "pass", "player": "alice"},
            _is(1, "/step", "precombat-main"),
            {"after": 2, "outcome": "illegal"},
        ),
        _rung(
            "play-land",
            "play-land: from hand to the battlefield",
            _table({"hand": ["Forest"]}),
            {"do": "play-land", "player": "alice", "card": "Forest"},
            _is(1, "/players/alice/hand", []),
            _is(1, "/players/alice/battlefield", ["Forest"]),
        ),
        _rung(
            "cast",
            "cast: paid from the pool, and put on the stack",
            holding,
            shock,
            _has(1, "/stack", [{"kind": "spell", "source": "Shock"}]),
            _is(1, "/players/alice/mana", {}),
            _is(1, "/players/bob/life", 20),
        ),
        _rung(
            "resolve",
            "resolve: the top of the stack",
            holding,
            shock,
            {"do": "resolve"},
            _is(2, "/players/bob/life", 18),
            _is(2, "/stack", []),
        ),
        _rung(
            "settle",
            "settle: the whole stack",
            holding,
            shock,
            {"do": "settle"},
            _is(2, "/players/alice/graveyard", ["Shock"]),
        ),
        _rung(
            "mana",
            "activate: a land's mana ability, which resolves within the step",
            _table({"battlefield": ["Forest"]}),
            {"do": "activate", "player": "alice", "source": "Forest", "ability": {"intrinsic": "Forest"}},
            _is(1, "/players/alice/mana", {"G": 1}),
            _is(1, "/objects/Forest/tapped", True),
        ),
        _rung(
            "activate",
            "activate: an ability that uses the stack",
            _table({"battlefield": ["Prodigal Sorcerer"]}),
            {
                "do": "activate",
                "player": "alice",
                "source": "Prodigal Sorcerer",
                "ability": {"line": 1},
                "targets": ["bob"],
            },
            {"do": "resolve"},
            _has(1, "/stack", [{"kind": "activated", "source": "Prodigal Sorcerer"}]),
            _is(2, "/players/bob/life", 19),
        ),
        _rung(
            "special",
            "special: suspend",
            _table({"hand": ["Rift Bolt"], "mana": {"R": 1}}),
            {"do": "special", "player": "alice", "card": "Rift Bolt", "action": "suspend"},
            _is(1, "/players/alice/exile", ["Rift Bolt"]),
            _is(1, "/objects/Rift Bolt/counters/time", 1),
        ),
        _rung(
            "attack",
            "attack",
            _table(bear),
            attack,
            _is(1, "/step", "declare-attackers"),
            _is(1, "/objects/Grizzly Bears/tapped", True),
        ),
        _rung(
            "block",
            "block",
            _table(bear, {"battlefield": ["Hill Giant"]}),
            attack,
            block,
            _is(2, "/step", "declare-blockers"),
        ),
        _rung(
            "advance",
            "advance: through combat damage to the next main phase",
            _table(bear | library, library),
            attack,
            {"do": "advance", "to": "postcombat-main"},
            _is(2, "/players/bob/life", 18),
            _is(2, "/step", "postcombat-main"),
        ),
        _rung(
            "illegal",
            "illegal: a spell that cannot be paid for is refused, and the game stays as it was",
            _table({"hand": ["Shock"]}),
            shock,
            {"after": 1, "outcome": "illegal"},
        ),
    )


def scenarios_of_suite(suite: Suite, count: int = 20) -> tuple[Scenario, ...]:
    """About the simplest scenarios of a suite: the one with the fewest cards, steps and answers of each feature in turn. Basic lands,
    which any engine has, do not count.

    Absences are left out, since an engine that does nothing passes them, and so is what needs more than two players or is contested.
    """
    simple = [each for each in suite if not (each.shows or each.needs or each.contested)]
    simple.sort(key=_weight)
    chosen: dict[str, Scenario] = {}
    features: set[str] = set()
    for each in simple:
        feature = (each.source or {}).get("feature", each.id)
        if feature not in features:
            features.add(feature)
            chosen[each.id] = each
    chosen |= {each.id: each for each in simple if each.id not in chosen}
    return tuple(sorted(list(chosen.values())[:count], key=_weight))


def _weight(scenario: Scenario) -> tuple[int, str]:
    answers = sum(len(step.get("answers", ())) for step in scenario.script)
    cards = [card for card in scenario.cards if card not in LAND_TYPES]
    return 2 * len(scenario.script) + len(cards) + 3 * answers, scenario.id
