"""The words of the game that sentences use, and what they are called in a scenario document."""

from __future__ import annotations

PLAYERS = {"Alice": "alice", "Bob": "bob", "Carol": "carol", "Dave": "dave"}
"""The players that a feature may name, in the order of their seats."""

NUMBERS = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen twenty".split()
    )
}
ORDINALS = {
    word: value for value, word in enumerate("first second third fourth fifth sixth seventh eighth".split(), start=1)
}
TIMES = {"once": 1, "twice": 2, **{f"{word} times": value for word, value in NUMBERS.items() if value > 2}}

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
MANA_TYPES = {**COLORS, "colorless": "C"}

LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")

CARD_TYPES = ("creature", "land", "artifact", "enchantment", "planeswalker", "battle", "instant", "sorcery", "kindred")
SUPERTYPES = ("basic", "legendary", "snow", "world")

STEPS = {
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat-main",
    "main phase": "precombat-main",
    "beginning of combat": "beginning-of-combat",
    "declare attackers step": "declare-attackers",
    "declare blockers step": "declare-blockers",
    "combat damage step": "combat-damage",
    "end of combat": "end-of-combat",
    "postcombat main phase": "postcombat-main",
    "end step": "end",
}

TABLE_STEPS = ("upkeep", "draw", "precombat-main", "beginning-of-combat", "postcombat-main", "end")
"""The steps that a table can stand in (schemas/scenario.schema.json)."""

# Counters by the name on the card. Others can be written in quotes: a "finality" counter.
COUNTERS = (
    "age",
    "arrow",
    "blood",
    "brick",
    "charge",
    "credit",
    "deathtouch",
    "defense",
    "delay",
    "depletion",
    "divinity",
    "echo",
    "energy",
    "experience",
    "fade",
    "feather",
    "filibuster",
    "flying",
    "gold",
    "growth",
    "healing",
    "hexproof",
    "hour",
    "ice",
    "indestructible",
    "infection",
    "level",
    "lifelink",
    "lore",
    "loyalty",
    "luck",
    "menace",
    "mining",
    "muster",
    "net",
    "oil",
    "page",
    "pain",
    "plague",
    "poison",
    "pressure",
    "quest",
    "rad",
    "shield",
    "slime",
    "spore",
    "storage",
    "strife",
    "study",
    "stun",
    "ticket",
    "time",
    "trample",
    "velocity",
    "verse",
    "vigilance",
    "vitality",
    "void",
    "wage",
    "wind",
    "wish",
)

KEYWORDS = (
    "changeling",
    "deathtouch",
    "decayed",
    "defender",
    "devoid",
    "double strike",
    "first strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "infect",
    "lifelink",
    "menace",
    "persist",
    "prowess",
    "reach",
    "shroud",
    "trample",
    "undying",
    "vigilance",
    "wither",
)

ADDITIONAL_COSTS = (
    "bargain",
    "buyback",
    "casualty",
    "conspire",
    "entwine",
    "escalate",
    "gift",
    "kicker",
    "multikicker",
    "offspring",
    "replicate",
    "squad",
    "strive",
)
ALTERNATIVE_COSTS = (
    "aftermath",
    "awaken",
    "bestow",
    "blitz",
    "cleave",
    "dash",
    "disguise",
    "disturb",
    "emerge",
    "escape",
    "evoke",
    "flashback",
    "foretell",
    "freerunning",
    "harmonize",
    "impending",
    "jump-start",
    "madness",
    "mayhem",
    "megamorph",
    "miracle",
    "morph",
    "mutate",
    "overload",
    "plot",
    "prototype",
    "prowl",
    "retrace",
    "spectacle",
    "surge",
    "suspend",
    "warp",
)

QUESTIONS = {
    "to say yes or no": "may",
    "to choose cards": "choose-cards",
    "for a target": "target",
    "for a mode": "mode",
    "for a number": "number",
    "for mana": "mana",
    "for a color": "color",
    "for a type of mana": "mana-type",
    "for a card type": "card-type",
    "for a creature type": "creature-type",
    "for a name": "name",
    "for a player": "player",
    "for an option": "option",
    "for a division": "divide",
    "for payment": "pay",
    "for an order": "order",
    "for an order of replacement effects": "replacement-order",
    "to scry": "scry",
    "to surveil": "surveil",
    "to cast a spell": "cast",
}
"""How a check asks for a question, and its kind."""

FREE_CHOICES = {
    "any cards": "choose-cards",
    "any target": "target",
    "any mode": "mode",
    "any number": "number",
    "any mana": "mana",
    "any color": "color",
    "any type of mana": "mana-type",
    "any card type": "card-type",
    "any creature type": "creature-type",
    "any name": "name",
    "any player": "player",
    "any option": "option",
    "any division": "divide",
    "any order of replacement effects": "replacement-order",
    "any scry": "scry",
    "any surveil": "surveil",
}
"""How a sentence says that a question may be answered in any way, and its kind."""

OUTCOMES = {"done": "done", "illegal": "illegal", "not offered": "not-offered", "undecided": "undecided"}
