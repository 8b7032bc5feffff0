"""The vocabulary that cards are declared in: what the rules can say, as data.

| module | holds |
|---|---|
| `filters` | which objects: "another creature you control" |
| `amounts` | how many; conditions that compare |
| `selectors` | whom an instruction means: this, the target, that player |
| `costs` | what is paid (118) |
| `patterns` | events: to trigger on, to replace, that can't happen, that happened |
| `instructions` | what a spell or ability does as it resolves (608) |
| `statics` | what a static ability does all the time: changes by layer (613), "can't", replacements, suppression, doubling |
| `abilities` | spell, activated, triggered and static abilities (113.3), targets and modes; a card's face |
| `keywords` | keyword abilities (702), most of them written out in the rest of the vocabulary |

Each is data and nothing else. What a piece does is in the module of the rule that it belongs to, found by the name of the piece.
"""
