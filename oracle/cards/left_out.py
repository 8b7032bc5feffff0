"""The cards of the pool that are not declared, and what the vocabulary lacks for each: half a card would be a wrong card.

The pool is the cards that features may count on: those declared, but for BESIDE, and these.
"""

from __future__ import annotations

from collections.abc import Mapping

LEFT_OUT: Mapping[str, str] = {
    "Ballot Broker": "voting (701.38): no declared card has players vote",
    "District Mascot": "saddle (702.171), and attacking while saddled",
    "Hama Pashar, Ruin Seeker": "dungeons and their rooms (309), and venturing into them (701.49)",
    "Kambal, Profiteering Mayor": "an effect that goes through the tokens that entered together (603.2c), one after the other",
    "Polygraph Orb": "collecting evidence (701.59), as a cost",
    "Regal Behemoth": "the monarch (725)",
    "Two-Headed Giant": "flipping coins (705)",
}

BESIDE: tuple[str, ...] = ("Overlaid Terrain", "Strionic Resonator")
"""Cards that are declared beside the pool."""
