"""The scenario format's words and phase's words for the same things."""

from __future__ import annotations

import re

COLORS = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green"}
MANA = {**COLORS, "C": "Colorless"}
LETTERS = {name: letter for letter, name in MANA.items()}
WUBRGC = "WUBRGC"

BASIC_LAND_TYPES = {"Plains": "White", "Island": "Blue", "Swamp": "Black", "Mountain": "Red", "Forest": "Green"}

STEPS = {
    "untap": "Untap",
    "upkeep": "Upkeep",
    "draw": "Draw",
    "precombat-main": "PreCombatMain",
    "beginning-of-combat": "BeginCombat",
    "declare-attackers": "DeclareAttackers",
    "declare-blockers": "DeclareBlockers",
    "combat-damage": "CombatDamage",
    "end-of-combat": "EndCombat",
    "postcombat-main": "PostCombatMain",
    "end": "End",
    "cleanup": "Cleanup",
}
STEP_OF = {phase: step for step, phase in STEPS.items()}

_PLUS_MINUS = re.compile(r"([pm])(\d+)([pm])(\d+)")
_ENGINE_PLUS_MINUS = re.compile(r"([+-])(\d+)/([+-])(\d+)")
_SIGN = {"p": "+", "m": "-"}
_SIGN_OF = {"+": "p", "-": "m"}
_OWN_NAMES = {"p1p1": "P1P1", "m1m1": "M1M1"}


def engine_counter(kind: str) -> str:
    """A kind of counter as the engine calls it: `p1p1` is P1P1, `m0m1` is -0/-1, `first-strike` is "first strike"."""
    if kind in _OWN_NAMES:
        return _OWN_NAMES[kind]
    if match := _PLUS_MINUS.fullmatch(kind):
        power, toughness = _SIGN[match[1]] + match[2], _SIGN[match[3]] + match[4]
        return f"{power}/{toughness}"
    return kind.replace("-", " ")


def counter(engine_kind: str) -> str:
    """A kind of counter as the format calls it, from the engine's name for it."""
    if match := _ENGINE_PLUS_MINUS.fullmatch(engine_kind):
        return _SIGN_OF[match[1]] + match[2] + _SIGN_OF[match[3]] + match[4]
    return re.sub(r"[^a-z0-9]+", "-", engine_kind.lower()).strip("-")


def kebab(camel: str) -> str:
    """`JumpStart` as `jump-start`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", camel).lower()


def bare(name: str) -> str:
    """A name without a token's trailing " Token"."""
    return name.removesuffix(" Token")
