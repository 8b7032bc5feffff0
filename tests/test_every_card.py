"""Every card of the pool, named in scenarios of a user's own folder: they compile, the card stands where it can, and the oracle plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from cli_help import Run

from headjudge.errors import ExitCode
from headjudge.gherkin.names import read_names
from headjudge.pool import PoolCard, left_out, pool
from headjudge.resources import folder

PERMANENTS = {"artifact", "creature", "enchantment", "land", "planeswalker"}
HOSTS = {"creature": "Grizzly Bears", "land": "Forest", "artifact": "Ornithopter", "permanent": "Forest"}
"""What an Aura is attached to, by the first type that it can enchant."""
ZONES = {
    "in hand": "in Alice's hand",
    "in her graveyard": "in Alice's graveyard",
    "on top of her library": "in Alice's library",
    "in exile": "in exile",
}


def feature(scenarios: Sequence[Sequence[str]]) -> str:
    """A feature of scenarios, each given by its steps."""
    parts = ["Feature: The pool\n"]
    for number, steps in enumerate(scenarios, start=1):
        lines = "".join(f"    {step}\n" for step in steps)
        parts.append(f"  @id:pool.s{number}\n  Scenario: Number {number}\n{lines}")
    return "\n".join(parts)


def standing(card: PoolCard) -> Sequence[str]:
    """Steps that put a permanent onto the battlefield so that no state-based action is due, and see it there."""
    there = 'Then "it" is on the battlefield'
    if card.enchants:
        host = HOSTS[card.enchants[0]]
        return f'Given Alice controls {host} as "host" and {card.name} attached to "host" as "it"', there
    counters = ""
    if card.loyalty is not None:
        counters = f" with {card.loyalty} loyalty counters"
    elif card.toughness == 0:
        counters = " with two +1/+1 counters"
    return f'Given Alice controls {card.name}{counters} as "it"', there


def elsewhere(cards: Sequence[PoolCard], zone: str) -> Sequence[str]:
    """Steps that put cards into a zone, and see them there."""
    given = [f'And Alice has {card.name} as "it-{place}" {zone}' for place, card in enumerate(cards)]
    then = [f'And "it-{place}" is {ZONES[zone]}' for place in range(len(cards))]
    return given[0].replace("And", "Given", 1), *given[1:], then[0].replace("And", "Then", 1), *then[1:]


def everywhere(cards: Sequence[PoolCard]) -> Iterator[Sequence[str]]:
    for card in cards:
        if PERMANENTS & set(card.types):
            yield standing(card)
    for start in range(0, len(cards), 8):
        for zone in ZONES:
            yield elsewhere(cards[start : start + 8], zone)


def write(tmp_path: Path, text: str) -> Path:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "pool.feature").write_text(text, encoding="utf-8")
    return mine


@pytest.mark.slow
def test_every_card_that_is_declared_is_played(run: Run, tmp_path: Path) -> None:
    scenarios = list(everywhere(pool()))
    mine = write(tmp_path, feature(scenarios))
    code, out, err = run("run", "oracle", "--features", mine, "--only-these")
    assert (code, err) == (ExitCode.AS_EXPECTED, ""), out
    assert f"{len(scenarios)} of {len(scenarios)}: {len(scenarios)} pass" in out


def test_every_card_that_is_left_out_compiles_and_is_unsupported_on_the_oracle(run: Run, tmp_path: Path) -> None:
    names = [each.name for each in left_out()]
    steps = [(f"Given Alice has {name} in hand", f"Then {name} is in Alice's hand") for name in names]
    code, out, _ = run("run", "oracle", "--features", write(tmp_path, feature(steps)), "--only-these")
    assert code == ExitCode.NOTHING_EXECUTED
    assert f"{len(names)} unsupported" in out
    for name in names:
        assert name in out


def test_features_may_name_the_whole_pool() -> None:
    listed = set(read_names(folder("features") / "card-names.txt"))
    assert {each.name for each in (*pool(), *left_out())} <= listed
