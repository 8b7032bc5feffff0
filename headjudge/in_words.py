"""A scenario's table, steps and checks in words, as a judge would say them.

In: parts of a scenario document that fits its schema. Out: text. Nothing here is read back, and nothing judges.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

__all__ = ["board", "check", "contents", "looked_at", "sentence", "step", "value", "with_names"]

Document = Mapping[str, Any]

_MOST_SYMBOLS = 20
"""How many symbols of a kind of mana stand one behind the other."""
_ZONES = ("battlefield", "hand", "graveyard", "exile", "command", "library")
_ZONE_WORDS = {"library": "library, top first", "graveyard": "graveyard, top first", "command": "command zone"}


def board(table: Document) -> list[str]:
    """The table: a line on the turn, then the lines of each player, a sentence a zone."""
    turn = table["turn"]
    number = f"turn {turn['number']}, " if "number" in turn else ""
    lines = [f"{number}{name(turn['active'])}'s {words(turn['step'])} {_step_or_phase(turn['step'])}"]
    for team in table.get("teams", []):
        members = series(name(player) for player in team["players"])
        lines.append(f"Team {team['id']} ({members}): {team.get('life', 30)} life{_counters_of_player(team)}")
    team_game = bool(table.get("teams"))
    for player in table["players"]:
        lines.append(_player(player, team_game=team_game))
        for zone in _ZONES:
            if entries := player.get(zone):
                lines.append(
                    f"  {_ZONE_WORDS.get(zone, zone)}: {_entries(entries, ordered=zone in {'library', 'graveyard'})}"
                )
    return lines


def _player(player: Document, *, team_game: bool) -> str:
    parts = [] if team_game else [f"{player.get('life', 20)} life"]
    if mana := player.get("mana"):
        parts.append(f"{mana_symbols(mana)} in the mana pool")
    if played := player.get("lands-played"):
        parts.append(f"{played} land{'s' if played != 1 else ''} played this turn")
    return f"{name(player['id'])}: {', '.join(parts)}{_counters_of_player(player)}".rstrip(": ")


def _counters_of_player(player: Document) -> str:
    counters = player.get("counters")
    return f", {_counters(counters)}" if counters else ""


def _step_or_phase(step_name: str) -> str:
    return "phase" if step_name.endswith("-main") else "step"


def _entries(entries: Sequence[Any], *, ordered: bool) -> str:
    said = [_entry(entry) for entry in entries]
    if ordered:
        return ", ".join(said)
    return ", ".join(text if times == 1 else f"{times} × {text}" for text, times in Counter(said).items())


def _entry(entry: Any) -> str:
    if isinstance(entry, str):
        return entry
    details = [*_what_it_is(entry)]
    if "as" in entry:
        details.append(f"“{entry['as']}”")
    details += [text for key, text in _FLAGS.items() if entry.get(key)]
    if counters := entry.get("counters"):
        details.append(f"with {_counters(counters)}")
    if damage := entry.get("damage"):
        details.append(f"{damage} damage")
    for key, text in (("attached-to", "attached to {}"), ("owner", "owned by {}"), ("exiled-with", "exiled with {}")):
        if key in entry:
            details.append(text.format(name(entry[key])))
    if chosen := entry.get("chosen"):
        details.append("chosen: " + ", ".join(f"{words(kind)} {name(str(choice))}" for kind, choice in chosen.items()))
    if "timestamp" in entry:
        details.append(f"timestamp {entry['timestamp']}")
    called: str = entry.get("card") or entry.get("copy-of") or entry.get("token", {}).get("name", "token")
    return called + (f" ({', '.join(details)})" if details else "")


_FLAGS = {"tapped": "tapped", "sick": "summoning sick", "face-down": "face down"}


def _what_it_is(entry: Document) -> list[str]:
    if "copy-of" in entry:
        return [f"as a copy of {entry['copy-of']}"] if "card" in entry else ["a token that copies it"]
    if "token" not in entry:
        return []
    token = entry["token"]
    size = [f"{token['power']}/{token['toughness']}"] if "power" in token and "toughness" in token else []
    colors = ["".join(token.get("colors", [])) or "colourless"]
    types = [*token.get("supertypes", []), *token.get("subtypes", []), *token.get("types", [])]
    keywords = [f"with {series(token['keywords'])}"] if token.get("keywords") else []
    return [" ".join([*size, *colors, *types, "token", *keywords])]


def _counters(counters: Document) -> str:
    return series(f"{amount} {counter(kind)} counter{'s' if amount != 1 else ''}" for kind, amount in counters.items())


def counter(kind: str) -> str:
    """A counter's kind as it is printed: p1p1 is +1/+1."""
    if len(kind) == 4 and kind[0] in "pm" and kind[2] in "pm" and kind[1].isdigit() and kind[3].isdigit():
        sign = {"p": "+", "m": "-"}
        return f"{sign[kind[0]]}{kind[1]}/{sign[kind[2]]}{kind[3]}"
    return words(kind)


def mana_symbols(mana: Document) -> str:
    """Amounts of mana as symbols: {"G": 2} is {G}{G}, and many are counted: {"G": 30} is 30 {G}."""
    amounts = [(mana[letter], f"{{{letter}}}") for letter in "WUBRGC" if letter in mana]
    if all(amount <= _MOST_SYMBOLS for amount, _ in amounts):
        return "".join(symbol * amount for amount, symbol in amounts)
    return series(f"{amount} {symbol}" for amount, symbol in amounts)


def words(slug: str) -> str:
    """A slug in words."""
    return slug.replace("-", " ")


def name(reference: str) -> str:
    """What to call an object or player: a player's id with a capital, a handle or a card's name as it is."""
    return reference.capitalize() if reference in _PLAYERS else reference


# The players that scenarios are written with; any other id stands as it is.
_PLAYERS = frozenset({"alice", "bob", "carol", "dave", "dan", "erin", "eve", "frank"})


def with_names(text: str, table: Document) -> str:
    """An engine's text, in which the players of the table are called as everywhere else here."""
    ids = [player["id"] for player in table["players"] if player["id"] in _PLAYERS]
    return re.sub(rf"\b({'|'.join(ids)})\b", lambda found: name(found[1]), text) if ids else text


def series(parts: Iterable[str]) -> str:
    """a; a and b; a, b and c."""
    *most, last = list(parts)
    return f"{', '.join(most)} and {last}" if most else last


# -- steps -----------------------------------------------------------------------------------------------------------------


def step(document: Document) -> str:
    """A step of a script: who does what, with all that is announced with it; its answers apart (see `answer`)."""
    return _STEPS[document["do"]](document)


def _cast(do: Document) -> str:
    origin = f" from {_zone_of(do['from'], do['player'])}" if do.get("from", "hand") != "hand" else ""
    way = f", {words(do['alternative'])}" if "alternative" in do else ""
    extra = f", with {series(words(cost) for cost in do['additional'])}" if do.get("additional") else ""
    return f"{name(do['player'])} casts {do['card']}{origin}{way}{extra}{_announced(do)}"


def _zone_of(zone: str, _player: str) -> str:
    return "exile" if zone == "exile" else f"the {_ZONE_WORDS.get(zone, zone).partition(',')[0]}"


def _activate(do: Document) -> str:
    ability = do["ability"]
    source = f"{do['source']}'s"
    if "intrinsic" in ability:
        which = f"{source} mana ability, as {_article(ability['intrinsic'])}"
    elif "loyalty" in ability:
        which = f"{source} loyalty ability {ability['loyalty']}"
    elif "granted-by" in ability:
        which = f"{source} ability that {ability['granted-by']} gives it"
    else:
        which = f"{source} ability, line {ability['line']}"
    return f"{name(do['player'])} activates {which}{_announced(do)}"


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'AEIOU' else 'a'} {noun}"


def _special(do: Document) -> str:
    verb = {"turn-face-up": "turns face up:", "unlock": "unlocks", "suspend": "suspends"}.get(
        do["action"], do["action"] + "s"
    )
    return f"{name(do['player'])} {verb} {do['card']}{_announced(do)}"


def _announced(do: Document) -> str:
    parts = []
    if targets := do.get("targets"):
        parts.append(f"targeting {series(name(target) for target in targets)}")
    if modes := do.get("modes"):
        parts.append(f"choosing mode{'s' if len(modes) > 1 else ''} {series(str(mode) for mode in modes)}")
    if "x" in do:
        parts.append(f"X = {do['x']}")
    if "pay" in do:
        parts.append(f"paying with {payments(do['pay'])}")
    return "".join(f", {part}" for part in parts)


def payments(paid: Sequence[Document]) -> str:
    """What pays: mana from the pool, life, mana abilities."""
    if not paid:
        return "nothing"
    return series(
        f"{{{part['pool']}}}" if "pool" in part else f"{part['life']} life" if "life" in part else f"{part['source']}"
        for part in paid
    )


def _play_land(do: Document) -> str:
    origin = f" from {_zone_of(do['from'], do['player'])}" if do.get("from", "hand") != "hand" else ""
    return f"{name(do['player'])} plays {do['card']}{origin}"


def _attack(do: Document) -> str:
    pairs = [f"{pair['creature']} attacks {name(pair['defender'])}" for pair in do["attackers"]]
    return f"{name(do['player'])} attacks: {series(pairs)}" if pairs else f"{name(do['player'])} attacks with nothing"


def _block(do: Document) -> str:
    pairs = [f"{pair['creature']} blocks {pair['attacker']}" for pair in do["blockers"]]
    return f"{name(do['player'])} blocks: {series(pairs)}" if pairs else f"{name(do['player'])} blocks with nothing"


def _advance(do: Document) -> str:
    whose = f"{name(do['turn-of'])}'s" if "turn-of" in do else "the next"
    return f"the game goes on to {whose} {words(do['to'])} {_step_or_phase(do['to'])}"


_STEPS = {
    "cast": _cast,
    "activate": _activate,
    "special": _special,
    "play-land": _play_land,
    "attack": _attack,
    "block": _block,
    "pass": lambda do: f"{name(do['player'])} passes priority",
    "resolve": lambda _: "the top of the stack resolves",
    "settle": lambda _: "everything on the stack resolves",
    "advance": _advance,
}


def answer(given: Document) -> str:
    """An answer of a step: who chooses what, if asked."""
    asked = words(given["kind"]) + (f", {name(given['about'])}" if "about" in given else "")
    if given.get("free"):
        return f"if asked ({asked}): any answer will do"
    choice = given["answer"]
    said = ("no", "yes")[choice] if isinstance(choice, bool) else value(choice)
    return f"{name(given['player'])}'s answer, if asked ({asked}): {said}"


# -- checks -----------------------------------------------------------------------------------------------------------


def check(document: Document) -> str:
    """A check: the place, and what must be there."""
    if "outcome" in document:
        outcomes = document["outcome"]
        return f"the step is {outcomes if isinstance(outcomes, str) else ' or '.join(outcomes)}"
    if "asked" in document:
        return _asked(document)
    at = place(document["path"]) if "path" in document else _objects(document["where"])
    if "count" in document:
        return f"{at}: {document['count']}"
    for key, text in (("equals", ""), ("same", "in any order, "), ("matches", "at least ")):
        if key in document:
            shown = document[key]
            loosely = key == "same" or (isinstance(shown, dict) and "source" not in shown)
            return f"{at}: {text if loosely else ''}{contents(shown)}"
    return f"{at}: not there"


def _asked(document: Document) -> str:
    asked = document["asked"]
    who = name(asked["player"]) if "player" in asked else "anybody"
    details = [words(asked["kind"])] if "kind" in asked else []
    details += [f"for {name(asked['about'])}"] if "about" in asked else []
    many = f"{document['count']} times" if "count" in document else "at least once"
    return f"{who} is asked{f' ({series(details)})' if details else ''}: {many}"


def _objects(where: Document) -> str:
    fields = [f"{words(field)} {contents(content)}" for field, content in where.items() if field != "zone"]
    zone = where.get("zone", "battlefield")
    return f"objects in zone {zone} with {series(fields)}" if fields else f"objects in zone {zone}"


def looked_at(path: str) -> str:
    """What a divergence looked at, in words: a place, objects with certain fields, questions, how the step ended."""
    kind, _, fields = path.partition(" ")
    if path.startswith("/"):
        return place(path)
    if path == "outcome":
        return "how the step ends"
    try:
        told = json.loads(fields)
    except ValueError:  # a path that is very long is cut where it is told
        return path
    if kind == "where" and isinstance(told, dict):
        return _objects(told)
    if kind == "asked" and isinstance(told, dict) and all(isinstance(field, str) for field in told.values()):
        return _asked({"asked": told}).rpartition(":")[0]
    return path


def place(path: str) -> str:
    """A place in a snapshot: /players/alice/life is Alice's life."""
    root, *rest = [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]
    if root == "stack":
        number = f", number {int(rest[0]) + 1} from the top" if rest and rest[0].isdecimal() else ""
        return f"the stack{number}{_fields(rest[1:])}"
    if root in {"players", "teams", "objects"} and rest:
        who = f"team {rest[0]}" if root == "teams" else name(rest[0])
        if len(rest) == 1:
            return who
        field = "mana pool" if rest[1] == "mana" else words(rest[1])
        has = ", " if root == "objects" else "'s "
        return f"{who}{has}{field}{_fields(rest[2:])}"
    return words(root)


def _fields(rest: Sequence[str]) -> str:
    return "".join(f", {counter(part)}" for part in rest)


def contents(content: Any) -> str:  # noqa: PLR0911 - one a kind of content
    """What is in a place: cards by name, objects on the stack by what they are, amounts by kind."""
    if content in ([], {}):
        return "nothing"
    if isinstance(content, list):
        return ", ".join(contents(part) for part in content)
    if isinstance(content, dict) and {"source"} <= set(content):
        return _on_stack(content)
    if isinstance(content, dict) and set(content) <= set("WUBRGC") and all(type(n) is int for n in content.values()):
        return mana_symbols(content)
    if isinstance(content, dict):
        return ", ".join(f"{counter(kind)} {contents(amount)}" for kind, amount in content.items())
    if isinstance(content, bool):
        return ("no", "yes")[content]
    return "none" if content is None else value(content)


def _on_stack(entry: Document) -> str:
    kind = entry.get("kind")
    said = str(entry["source"]) if kind in (None, "spell") else f"{entry['source']}'s {kind} ability"
    if "controller" in entry:
        said += f", controlled by {name(entry['controller'])}"
    if isinstance(entry.get("targets"), list) and entry["targets"]:
        said += f", targeting {series(name(str(target)) for target in entry['targets'])}"
    return said


def value(anything: Any) -> str:
    """A JSON value as short text: a string as it is, the rest as JSON."""
    if isinstance(anything, str):
        return name(anything)
    if isinstance(anything, list) and all(isinstance(part, str) for part in anything):
        return ", ".join(name(part) for part in anything) or "nothing"
    return json.dumps(anything, ensure_ascii=False)


def sentence(text: str) -> str:
    """A text with a capital at its beginning, unless it begins with a path."""
    return text[:1].upper() + text[1:]
