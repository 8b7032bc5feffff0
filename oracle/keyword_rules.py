"""Which rule of CR 701 or 702 a keyword action or ability is defined in: for the trace, wherever it is at work.

Abilities that are written short (`oracle.vocabulary.keywords`), those that the rules read by their name, and ways to cast a spell.
"""

from __future__ import annotations

from collections.abc import Mapping

KEYWORD_RULES: Mapping[str, str] = {
    "adapt": "701.46a",
    "afterlife": "702.135a",
    "annihilator": "702.86a",
    "blight": "701.68a",
    "changeling": "702.73a",
    "cumulative upkeep": "702.24a",
    "cycling": "702.29a",
    "deathtouch": "702.2b",
    "defender": "702.3b",
    "devoid": "702.114a",
    "devour": "702.82a",
    "disguise": "702.168a",
    "double strike": "702.4b",
    "embalm": "702.128a",
    "equip": "702.6a",
    "evolve": "702.100a",
    "exalted": "702.83a",
    "fabricate": "702.123a",
    "fading": "702.32a",
    "fear": "702.36b",
    "first strike": "702.7b",
    "flanking": "702.25a",
    "flash": "702.8a",
    "flashback": "702.34a",
    "flying": "702.9b",
    "for mirrodin!": "702.163a",
    "foretell": "702.143a",
    "graft": "702.58a",
    "haste": "702.10b",
    "hexproof": "702.11b",
    "hideaway": "702.75a",
    "horsemanship": "702.31b",
    "impending": "702.176a",
    "indestructible": "702.12b",
    "infect": "702.90a",
    "intimidate": "702.13b",
    "kicker": "702.33a",
    "landwalk": "702.14c",
    "lifelink": "702.15b",
    "living weapon": "702.92a",
    "melee": "702.121a",
    "menace": "702.111b",
    "modular": "702.43a",
    "ninjutsu": "702.49a",
    "overload": "702.96a",
    "partner with": "702.124j",
    "persist": "702.79a",
    "phasing": "702.26a",
    "poisonous": "702.70a",
    "protection": "702.16e",
    "prowess": "702.108a",
    "ravenous": "702.156a",
    "reach": "702.17b",
    "reconfigure": "702.151a",
    "riot": "702.136a",
    "shadow": "702.28b",
    "shroud": "702.18a",
    "skulk": "702.118b",
    "squad": "702.157a",
    "sunburst": "702.44a",
    "suspend": "702.62a",
    "toxic": "702.164c",
    "trample": "702.19b",
    "tribute": "702.104a",
    "undying": "702.93a",
    "vanishing": "702.63a",
    "vigilance": "702.20b",
    "ward": "702.21a",
    "wither": "702.80a",
}


def said(keyword: str) -> str:
    """Return a keyword as it is written within a sentence."""
    return "For Mirrodin!" if keyword == "for mirrodin!" else keyword


def with_keyword(rules: str, keyword: str | None) -> str:
    """Return rule numbers with that of a keyword added; as they are for what is none of those."""
    number = KEYWORD_RULES.get(keyword) if keyword is not None else None
    return f"{rules} {number}" if number is not None else rules
