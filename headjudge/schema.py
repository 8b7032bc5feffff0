"""Validation of every document that crosses a boundary, against schemas/.

Two validators of the same schemas: jsonschema-rs says yes or no on the hot path; jsonschema, some three hundred
times slower, is asked only about what was refused, since its errors can be told to people.

A document's `kind` is a schema's name ("scenario", "adapter"), or a schema's and a definition's in it
("protocol/run-response", "report/line").
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any

import jsonschema_rs

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.resources import folder

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

__all__ = ["check", "definition", "is_valid", "problems"]

_BASE = "https://headjudge.example/schemas/"
_SUFFIX = ".schema.json"
# A mistake in one of these makes the suite invalid; in the others it is the user's command that is wrong.
_SUITE_KINDS = frozenset({"scenario", "rulings", "renamed", "rules-lock"})
_SHOWN = 5
# What people call a document, where it is not the kind's own name.
_CALLED = {
    "adapter": "adapter manifest",
    "known": "file of known failures",
    "renamed": "file of renamed scenarios",
    "rulings": "ledger of rulings",
    "rules-lock": "lock of rules",
}


def is_valid(kind: str, document: object) -> bool:
    """Whether the document is valid. Fast: some hundredths of a millisecond a scenario.

    Raises KeyError for a kind that there is no schema of.
    """
    validator = _fast(kind)
    try:
        return validator.is_valid(document)
    except ValueError:
        # The validator refuses to walk what JSON cannot say, or says too deeply: keys that are no strings, or
        # nesting beyond its limit. Neither is a valid document.
        return False


def check(kind: str, document: object, where: str) -> None:
    """Checks a document that came from `where` (a file, an adapter).

    Raises HeadJudgeError with the first few problems, each with its JSON path, what was expected and what is
    there; KeyError for a kind that there is no schema of.
    """
    if is_valid(kind, document):
        return
    found = problems(kind, document)
    more = len(found) - _SHOWN
    shown = found[:_SHOWN] + ([f"and {more} more"] if more > 0 else [])
    raise HeadJudgeError(
        f"not a valid {_CALLED.get(kind, kind.replace('/', ' '))}",
        where=where,
        why="\n".join(shown),
        hint=f"correct it; {kind.partition('/')[0]}{_SUFFIX} says what each key may be ({folder('schemas')})",
        exit_code=ExitCode.SUITE_INVALID if kind in _SUITE_KINDS else ExitCode.USAGE,
    )


def problems(kind: str, document: object) -> list[str]:
    """All that is wrong with a document, a line each ("/script/0: ..."), in the document's order; empty if valid."""
    if is_valid(kind, document):
        return []
    try:
        errors = list(_slow(kind).iter_errors(document))
    except (RecursionError, TypeError) as error:
        return [f"/: cannot be read as JSON: {type(error).__name__}"]
    found = dict.fromkeys(_lines(errors))
    # Both validators read the same schemas, so that one refuses what the other accepts would be our own fault.
    return list(found) or ["/: refused, for a reason that cannot be told"]


def definition(kind: str) -> dict[str, Any]:
    """The schema of a kind, as it stands in its file.

    Raises KeyError for a kind that there is no schema of.
    """
    name, _, part = kind.partition("/")
    schema = _schemas()[name + _SUFFIX]
    if part:
        found: dict[str, Any] = schema["$defs"][part]
        return found
    return schema


# -- the validators


@cache
def _schemas() -> dict[str, dict[str, Any]]:
    files = sorted(folder("schemas").glob("*" + _SUFFIX))
    return {file.name: json.loads(file.read_text(encoding="utf-8")) for file in files}


def _root(kind: str) -> dict[str, str]:
    definition(kind)
    name, _, part = kind.partition("/")
    return {"$ref": f"{_BASE}{name}{_SUFFIX}" + (f"#/$defs/{part}" if part else "")}


@cache
def _fast_registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([(_BASE + name, schema) for name, schema in _schemas().items()])


@cache
def _fast(kind: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(_root(kind), registry=_fast_registry(), offline=True)


@cache
def _slow(kind: str) -> Any:
    # Imported only when something is to be told: together they take a quarter of a second.
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    # A schema that says which draft it is would be given that draft's own validator.
    unnamed = {name: {k: v for k, v in schema.items() if k != "$schema"} for name, schema in _schemas().items()}
    registry: Any = Registry().with_resources(
        [(_BASE + name, DRAFT202012.create_resource(schema)) for name, schema in unnamed.items()]
    )
    validator = extend(Draft202012Validator, {"pattern": _pattern})  # type: ignore[no-untyped-call]
    return validator(_root(kind), registry=registry)


def _pattern(_: Any, pattern: str, instance: Any, __: Any) -> Iterator[ValidationError]:
    """The keyword `pattern` as JSON Schema means it: its $ is the end, where Python's allows a line end behind it."""
    from jsonschema.exceptions import ValidationError

    if isinstance(instance, str) and not re.search(re.sub(r"(?<!\\)\$$", r"\\Z", pattern), instance):
        yield ValidationError(f"{instance!r} does not match {pattern!r}")


# -- telling people


def _lines(errors: list[ValidationError]) -> Iterator[str]:
    mistyped: set[str] = set()
    # Parts of a path are compared as text, since keys and indices stand side by side in it.
    for error in sorted(errors, key=lambda error: [str(part).zfill(6) for part in error.absolute_path]):
        path = "/" + "/".join(str(part).replace("~", "~0").replace("/", "~1") for part in error.absolute_path)
        if error.validator == "type":
            # What has the wrong type has it in each branch that looks at it.
            if path in mistyped:
                continue
            mistyped.add(path)
        for text in _told(error):
            yield f"{path}: {text}"


def _told(error: ValidationError) -> Iterable[str]:  # noqa: PLR0911, PLR0912 - one case a keyword
    value: Any = error.instance
    rule: Any = error.validator_value
    schema: Any = error.schema
    is_key = "propertyNames" in error.absolute_schema_path
    has = f"the key {_short(value)}" if is_key else _short(value)
    match error.validator:
        case "additionalProperties":
            known = sorted(schema.get("properties", {}))
            return [_unknown(key, known) for key in sorted(map(str, value)) if key not in known]
        case "required":
            return [f"the key {_short(key)} is missing" for key in rule if key not in value]
        case "dependentRequired":
            return [
                f"{_short(key)} needs {_short(other)} beside it"
                for key, others in rule.items()
                for other in others
                if key in value and other not in value
            ]
        case "type":
            return [f"must be {_types(rule)}, is {has}"]
        case "enum":
            return [f"must be one of {', '.join(map(_short, rule))}, is {has}" + _near(value, rule)]
        case "const":
            return [f"must be {_short(rule)}, is {has}"]
        case "pattern":
            example = f", as {_short(schema['examples'][0])}" if schema.get("examples") else ""
            return [f"must be of the form {rule}{example}, is {has}"]
        case "oneOf" | "anyOf" if all("required" in branch for branch in rule):
            choices = " or ".join(" with ".join(map(_short, branch["required"])) for branch in rule)
            return [f"must have {'one' if error.validator == 'oneOf' else 'at least one'} of {choices}, is {has}"]
        case "minimum" | "exclusiveMinimum":
            return [f"must be {'more than' if error.validator != 'minimum' else 'at least'} {rule}, is {has}"]
        case "maximum":
            return [f"must be at most {rule}, is {has}"]
        case "minItems" | "minLength" | "minProperties":
            return [f"must have at least {rule} {_unit(error)}, has {len(value)}"]
        case "maxItems" | "maxLength" | "maxProperties":
            return [f"must have at most {rule} {_unit(error)}, has {len(value)}: {has}"]
        case "uniqueItems":
            return [f"must not hold anything twice: {has}"]
        case "not" if "description" in schema:
            return [schema["description"]]
        case _:
            return [_cut(error.message)]


def _unknown(key: str, known: list[str]) -> str:
    near = get_close_matches(key, known, 1)
    if near:
        return f"unknown key {_short(key)}; did you mean {_short(near[0])}?"
    return f"unknown key {_short(key)}; known are {', '.join(known)}"


def _near(value: object, choices: list[object]) -> str:
    near = get_close_matches(value, [c for c in choices if isinstance(c, str)], 1) if isinstance(value, str) else []
    return f"; did you mean {_short(near[0])}?" if near else ""


def _types(rule: str | list[str]) -> str:
    return " or ".join([rule] if isinstance(rule, str) else rule)


def _unit(error: ValidationError) -> str:
    return {"Items": "entries", "Length": "characters", "Properties": "keys"}[str(error.validator)[3:]]


def _short(value: object) -> str:
    try:
        return _cut(json.dumps(value, ensure_ascii=False))
    except (TypeError, ValueError):  # what JSON cannot say is shown as Python says it
        return _cut(repr(value))


def _cut(text: str, length: int = 100) -> str:
    return text if len(text) <= length else text[: length - 3] + "..."
