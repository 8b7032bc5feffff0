"""The reference pages of the formats, made from schemas/: a page a schema, a section a definition, a row a key.

Nothing in a schema is passed over: a keyword, or a form of one, that this module has no words for is an error (`Unsaid`), so that
the pages say all that the schemas ask for, or are not built.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

__all__ = ["SUFFIX", "Unsaid", "address", "page", "pages"]

Schema = dict[str, Any]

SUFFIX = ".schema.json"
_LONGEST_LIST = 12
"""A list of values longer than this is a list of its own, and no part of a sentence."""
_SAID = frozenset(
    "$defs $id $ref $schema additionalProperties allOf anyOf const dependentRequired dependentSchemas description else enum "
    "examples exclusiveMinimum if items maxItems maxLength maxProperties maximum minItems minLength minProperties minimum not oneOf "
    "pattern properties propertyNames required then title type uniqueItems".split()
)
_TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "`true` or `false`",
    "null": "`null`",
    "array": "a list",
    "object": "an object",
}


class Unsaid(Exception):
    """A schema has something that the reference has no words for. The message says where and what."""


def address(name: str) -> str:
    """The page of a schema, from the folder of the site: `scenario` is `reference/scenario.md`."""
    return f"reference/{name}.md"


def pages(folder: Path) -> dict[str, str]:
    """Every page, by its address, in Markdown.

    In: the folder that holds the schemas. Raises Unsaid for what there are no words for, OSError and ValueError for a file that
    cannot be read.
    """
    files = sorted(folder.glob("*" + SUFFIX))
    return {
        address(name): page(name, json.loads(file.read_text(encoding="utf-8")))
        for file in files
        for name in [file.name.removesuffix(SUFFIX)]
    }


def page(name: str, schema: Schema) -> str:
    """The page of one schema. Raises Unsaid for what there are no words for."""
    file = f"schemas/{name}{SUFFIX}"
    lines = [
        f"# {schema['title']}",
        "",
        f"<!-- Made from {file}; not to be edited. -->",
        "",
        plain(schema["description"]),
        "",
        f"[`{file}`](../../{file}) says the same to a machine, as JSON Schema of the draft 2020-12; this page is made from it.",
        "",
    ]
    definitions: Mapping[str, Schema] = schema.get("$defs", {})
    root = {key: value for key, value in schema.items() if key not in ("$defs", "description")}
    lines += ["## The whole", "", *_section(root, file)]
    for each, definition in definitions.items():
        lines += [f"## {each}", "", *_section(definition, f"{file}#{each}")]
    return "\n".join(lines).rstrip() + "\n"


def plain(text: str) -> str:
    """Text in which nothing is taken for Markdown or markup."""
    for character in "\\`*_[]|":
        text = text.replace(character, "\\" + character)
    return text.replace("&", "&amp;").replace("<", "&lt;")


# -- a definition


def _section(schema: Schema, where: str) -> list[str]:
    lines: list[str] = []
    if "description" in schema:
        lines += [plain(schema["description"]), ""]
    what = value(schema, where)
    values = schema.get("enum", [])
    if len(values) > _LONGEST_LIST:
        lines += ["One of these:", "", ", ".join(map(_code, values)), ""]
    elif what and what != "an object":  # its keys follow
        lines += [f"{what[0].upper()}{what[1:]}.", ""]
    rows = list(_rows(schema, "", where))
    if rows:
        lines += ["| key | value | what it is |", "|---|---|---|", *rows, ""]
    rules = list(_rules(schema, where))
    return lines + [f"- {rule}" for rule in rules] + ([""] if rules else [])


def _rows(schema: Schema, prefix: str, where: str) -> Iterator[str]:
    """A row for each key, and below it for the keys of an object that stands in it."""
    required = schema.get("required", [])
    for key, each in schema.get("properties", {}).items():
        place = f"{where}/{key}"
        what = value(each, place)
        inner = each
        name = f"{prefix}{key}"
        extra = "; ".join(_rules(each, place)) if "properties" in each else ""
        said = ". ".join(part for part in (plain(each.get("description", "")).rstrip("."), extra) if part)
        yield f"| `{name}`{', required' if key in required else ''} | {what} | {said}{'.' if said else ''} |"
        if "items" in inner and "properties" in inner["items"]:
            inner, name = inner["items"], f"{name}[]"
        yield from _rows(inner, f"{name}.", place)


def _rules(schema: Schema, where: str) -> Iterator[str]:
    """What holds of the keys together, a sentence each."""
    if schema.get("additionalProperties") is False:
        yield "No other key is allowed."
    for key, others in schema.get("dependentRequired", {}).items():
        yield f"`{key}` needs {_all(others)} beside it."
    for key, each in schema.get("dependentSchemas", {}).items():
        yield f"`{key}` stands {_branch(_only(each, {'not', 'description'}, where), where)}."
    for keyword, words in (("oneOf", "Exactly one of these"), ("anyOf", "At least one of these")):
        branches = schema.get(keyword, [])
        if branches:
            yield f"{words}: {'; '.join(_branch(each, where) for each in branches)}."
    if "required" in schema and "properties" not in schema:
        yield f"{_all(schema['required'])} must be there."
    for each in schema.get("allOf", []):
        yield _case(each, where)
    if "if" in schema and "type" not in schema.get("if", {}):
        yield from _chain(schema, where)


def _branch(schema: Schema, where: str) -> str:
    """One of several ways in which keys may stand together."""
    if set(schema) == {"$ref"}:
        return _link(schema["$ref"])
    parts = []
    for keyword, each in schema.items():
        if keyword == "required":
            parts.append(_all(each))
        elif keyword == "maxProperties" and each == 1:
            parts.append("alone")
        elif keyword == "not":
            parts.append("without " + " or ".join(f"`{key}`" for key in _refused(each, where)))
        elif keyword != "description":
            raise Unsaid(f"{where}: no words for {keyword} in one of several forms")
    return " ".join(parts)


def _refused(schema: Schema, where: str) -> list[str]:
    branches = schema.get("anyOf", [schema])
    if any(set(each) != {"required"} or len(each["required"]) != 1 for each in branches):
        raise Unsaid(f"{where}: no words for such a `not`")
    return [each["required"][0] for each in branches]


def _case(schema: Schema, where: str) -> str:
    """`if` a key has one value, `then` it is this."""
    _only(schema, {"if", "then"}, where)
    given = _only(schema["if"], {"properties", "required"}, where)
    if len(given.get("properties", {})) != 1:
        raise Unsaid(f"{where}: no words for an `if` of another form")
    ((key, wanted),) = given["properties"].items()
    return f"Where `{key}` is {_code(_only(wanted, {'const'}, where)['const'])}: {value(schema['then'], where)}"


def _chain(schema: Schema, where: str) -> Iterator[str]:
    """`if` a key is there, `then` it is this, `else` the next."""
    here = schema
    while here:
        keys = _only(here["if"], {"required"}, where)["required"]
        yield f"With {_all(keys)}: {value(here['then'], where)}"
        here = here.get("else", {})


def _only(schema: Schema, keywords: set[str], where: str) -> Schema:
    if not set(schema) <= keywords:
        raise Unsaid(f"{where}: no words for {', '.join(sorted(set(schema) - keywords))} here")
    return schema


# -- what a value is


def value(schema: Schema, where: str) -> str:
    """What a value must be, as a part of a sentence; empty for a value of any form."""
    if not set(schema) <= _SAID:
        raise Unsaid(f"{where}: no words for {', '.join(sorted(set(schema) - _SAID))}")
    if "$ref" in schema:
        return _link(schema["$ref"])
    if "const" in schema:
        return _code(schema["const"])
    if "enum" in schema:
        return _enum(schema["enum"])
    if "if" in schema and "type" in schema["if"]:
        return _either(schema, where)
    types = schema.get("type", [])
    words = [_typed(each, schema, where) for each in ([types] if isinstance(types, str) else types)]
    return " or ".join(words)


def _either(schema: Schema, where: str) -> str:
    """A value whose form follows from its type."""
    first = schema["if"]["type"]
    others = [each for each in schema.get("type", []) if each != first]
    then = {"type": first} | schema.get("then", {})
    parts = [value(then, where)]
    if "else" in schema:
        parts.append(value(schema["else"], where))
    else:
        parts += [value({"type": each}, where) for each in others]
    return ", or ".join(parts)


def _typed(name: str, schema: Schema, where: str) -> str:
    if name == "array":
        return _list(schema, where)
    if name == "object":
        return _map(schema, where)
    words = _TYPES[name]
    if name in ("integer", "number"):
        return words + _range(schema)
    if name != "string":
        return words
    if "pattern" in schema:
        words += f" of the form `{schema['pattern']}`"
    words += _bounds(schema, "Length", "characters")
    if "examples" in schema:
        words += ", as " + ", ".join(map(_code, schema["examples"]))
    return words


def _list(schema: Schema, where: str) -> str:
    words = "a list" + _bounds(schema, "Items", "entries", " of")
    if schema.get("uniqueItems"):
        words += ", none twice"
    items = schema.get("items")
    if items is None:
        return words
    of = "an object with the keys below" if "properties" in items else value(items, f"{where}[]")
    if of:
        words += f", each {of}"
    # Of an entry that is defined elsewhere its own section says what it is.
    if "description" in items and "$ref" not in items:
        words += f" ({plain(items['description']).rstrip('.')})"
    return words


def _map(schema: Schema, where: str) -> str:
    words = "an object" + _bounds(schema, "Properties", "keys", " of")
    if "propertyNames" in schema:
        words += f", each key {value({'type': 'string'} | schema['propertyNames'], where)}"
    others = schema.get("additionalProperties")
    if isinstance(others, dict):
        words += f", each value {value(others, where)}"
        if "description" in others and "$ref" not in others:
            words += f" ({plain(others['description']).rstrip('.')})"
    return words


def _bounds(schema: Schema, what: str, unit: str, joint: str = ",") -> str:
    least, most = schema.get(f"min{what}", 0), schema.get(f"max{what}")
    if not least and most is None:
        return ""
    if most is None:
        return f"{joint} {_number(least)} or more {unit}"
    if least == most:
        return f"{joint} {_number(most)} {unit}"
    return f"{joint} {_number(least)} to {_number(most)} {unit}" if least else f"{joint} at most {_number(most)} {unit}"


def _range(schema: Schema) -> str:
    least, most = schema.get("minimum"), schema.get("maximum")
    if "exclusiveMinimum" in schema:
        return f" above {_number(schema['exclusiveMinimum'])}" + (f", at most {_number(most)}" if most else "")
    if least is not None and most is not None:
        return f" from {_number(least)} to {_number(most)}"
    return f" from {_number(least)}" if least is not None else ""


def _number(number: float) -> str:
    return f"{number:,}"


def _enum(values: Sequence[object]) -> str:
    if len(values) > 1:
        return "one of " + ", ".join(map(_code, values))
    return _code(values[0])


def _code(each: object) -> str:
    return f"`{each}`" if isinstance(each, str) else f"`{json.dumps(each)}`"


def _all(keys: Sequence[str]) -> str:
    return " and ".join(f"`{key}`" for key in keys)


def _link(reference: str) -> str:
    file, _, part = reference.partition("#/$defs/")
    name = file.removesuffix(SUFFIX)
    return f"[{part or name}]({f'{name}.md' if name else ''}#{part or 'the-whole'})"
