"""The slots for cards, permanents and tokens as a table holds them or a check counts them.

"two tapped Islands", "Grizzly Bears with a +1/+1 counter and 1 damage", 'Wild Growth attached to "forest-1"',
"a 1/1 white Spirit creature token with flying", "a token copy of Soul Warden".
"""

from __future__ import annotations

from typing import Any

from headjudge.gherkin.reading import either, holding, literal, many, mapped, repeated
from headjudge.gherkin.slots import SLOTS, phrased, slot
from headjudge.gherkin.values import Choice, Entry

ENTRIES_DOC = """\
one thing or several, with commas and *and*: `Forest`, `two Islands`, `two copies of Urborg, Tomb of Yawgmoth`,
`a token copy of Soul Warden`, `two 1/1 white Spirit creature tokens with flying`; before the name *tapped*, *untapped*,
*summoning-sick* or *face-down*; after it *with a +1/+1 counter and 1 damage*, *attached to "forest-1"*, *owned by Bob*,
*copying Clone*, *naming red* (or *naming the creature type Bear* ...), *exiled with "ring"*, *as "handle"* (for several:
*as "w1" and "w2"*)"""

# What can be chosen by name: for "naming ..." in a table and for answers -----------------------------------------------


def _choice(kind: str, key: str) -> Any:
    return lambda got: Choice(kind, got[key])


slot(
    "choice",
    either(
        phrased("{color:mana-type}", _choice("color", "color")),
        phrased("the mana type {symbol}", _choice("mana-type", "symbol")),
        phrased("the creature type {subtype}", _choice("creature-type", "subtype")),
        phrased("the card type {type}", _choice("card-type", "type")),
        phrased("the name {card-name}", _choice("name", "card-name")),
        phrased("the number {number}", _choice("number", "number")),
        phrased("{player}", _choice("player", "player")),
        phrased("the option {word}", _choice("option", "word")),
    ),
    "a color; the creature type Bear; the card type artifact; the mana type {C}; the name Viscera Seer; the number 3; "
    'a player; the option "odd"',
)

# Tokens -------------------------------------------------------------------------------------------------------------


def _token(got: dict[str, Any]) -> dict[str, Any]:
    """A token's description out of its words. Its name is its subtypes unless another is given."""
    subtypes = list(got["subtypes"])
    token: dict[str, Any] = {"name": got.get("named") or " ".join(subtypes)}
    if got.get("types"):
        if got.get("legendary"):
            token["supertypes"] = ["legendary"]
        token["types"] = list(got["types"])
        token["subtypes"] = subtypes
    if "colors" in got:
        token["colors"] = sorted(got["colors"], key="WUBRG".index)
    if "size" in got:
        token["power"], token["toughness"] = got["size"]
    return token


slot("legendary", phrased("legendary ", lambda _: True))
slot("colorless", mapped(literal("colorless"), lambda _: ()))
slot(
    "token",
    holding(
        " token",
        phrased(
            "[{legendary}][{size} ][({colors}|{colors:colorless}) ]{subtypes}[ {types}] (tokens|token)"
            "[ named {named:word}]",
            _token,
        ),
    ),
    "a token as it is printed: 1/1 white Spirit creature token (in a check the name is enough: Spirit token)",
)

# One entry: a number, adjectives, what it is, what more is said about it ----------------------------------------------


def _says(text: str, field: str, value: Any = None, key: str | None = None) -> Any:
    """A pattern that says one field: a fixed value, or what stands in the slot `key`."""
    return phrased(text, lambda got: (field, got[key] if key else value))


_ADJECTIVE = either(
    _says("tapped ", "tapped", True),
    _says("untapped ", "tapped", False),
    _says("summoning-sick ", "sick", True),
    _says("face-down ", "face-down", True),
)
_NOUN = either(
    phrased("token (copies|copy) of {card-name}", lambda got: {"copy_of": got["card-name"]}),
    phrased("(copies|copy) of {card-name}", lambda got: {"card": got["card-name"]}),
    mapped(SLOTS["card-name"], lambda name: {"card": name}),
    mapped(SLOTS["card-plural"], lambda name: {"card": name, "plural": True}),
    mapped(SLOTS["token"], lambda token: {"token": token}),
)
_WITH = either(
    phrased("{count} {counter} (counters|counter)", lambda got: ("counters", {got["counter"]: got["count"]})),
    _says("no counters", "counters", {}),
    _says("{number} damage", "damage", key="number"),
    _says("timestamp {number}", "timestamp", key="number"),
    _says("{keyword}", "keyword", key="keyword"),
)
slot("with", many(_WITH))
_MODIFIER = either(
    phrased(" with {with}", lambda got: ("with", got["with"])),
    _says(" attached to {target}", "attached-to", key="target"),
    _says(" owned by {player}", "owner", key="player"),
    _says(" as {handles}", "handles", key="handles"),
    _says(" copying {card-name}", "copy-of", key="card-name"),
    _says(" naming {choice}", "chosen", key="choice"),
    _says(" exiled with {object}", "exiled-with", key="object"),
)


def _entry(got: dict[str, Any]) -> Entry:
    fields: dict[str, Any] = dict(got["adjectives"])
    handles: tuple[str, ...] = ()
    for field, value in got["modifiers"]:
        if field == "handles":
            handles = value
        elif field == "with":
            _with(fields, value)
        else:
            fields[field] = value
    return Entry(
        count=got.get("count", 1),
        card=got["noun"].get("card"),
        token=got["noun"].get("token"),
        copy_of=got["noun"].get("copy_of"),
        fields=fields,
        handles=handles,
    )


def _with(fields: dict[str, Any], said: tuple[tuple[str, Any], ...]) -> None:
    for field, value in said:
        if field == "counters":
            fields["counters"] = {**fields.get("counters", {}), **value}
        elif field == "keyword":
            fields["keywords"] = [*fields.get("keywords", ()), value]
        else:
            fields[field] = value


slot("adjectives", repeated(_ADJECTIVE))
slot("noun", _NOUN)
slot("modifiers", repeated(_MODIFIER))
slot("entry", phrased("[{count} ]{adjectives}{noun}{modifiers}", _entry))
slot("entries", many(SLOTS["entry"]), ENTRIES_DOC)
