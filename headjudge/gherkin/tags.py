"""What the tags of a scenario say: its id, the claims it shows, the rules it rests on, and how it is judged."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from headjudge.errors import HeadJudgeError
from headjudge.gherkin.ledger import Ledger
from headjudge.gherkin.parse import Heading, ScenarioSource, Tag, invalid

ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*(/[a-z0-9-]+)?")
OUTLINE_ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")
ROW = re.compile(r"[a-z0-9-]+")
LONGEST_ID = 120
NEEDS = ("teams", "more-than-two-players", "payment")
_PLAIN = ("absence", "contested")
_WITH_VALUE = ("id", "cr", "control", "needs")


class Marks(msgspec.Struct, frozen=True):
    """The meaning of a scenario's tags."""

    id: str
    claims: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    absence: bool = False
    control: str | None = None
    contested: bool = False
    needs: tuple[str, ...] = ()


class TagReader:
    """Reads tags against a ledger and the numbers of the locked rules; errors are gathered, not raised."""

    def __init__(self, ledger: Ledger, rules: Mapping[str, object]) -> None:
        self._paragraphs = ledger.paragraphs
        self._claims = ledger.claims
        self._rules = rules

    def heading(self, heading: Heading, path: str, errors: list[HeadJudgeError]) -> None:
        """Check the tags of a Rule: exactly one paragraph of the ledger, and nothing that is a scenario's own."""
        paragraphs = [tag for tag in heading.tags if tag.name in self._paragraphs]
        for tag in heading.tags:
            kind = tag.name.partition(":")[0]
            if kind in ("id", "control", "absence") or tag.name in self._claims:
                errors.append(invalid(f"@{tag.name} is said of a scenario, not of a Rule", f"{path}:{tag.line}"))
            elif tag.name not in self._paragraphs:
                self._known(tag, path, errors)
        if len(paragraphs) != 1 and not errors:
            errors.append(
                invalid(
                    f'The rule "{heading.title}" is tagged with {_how_many(paragraphs)}',
                    f"{path}:{heading.line}",
                    "a Rule is one ruling, and that is one paragraph of the ledger",
                    "Tag it with its paragraph in rulings.toml: @tocatli.2",
                )
            )

    def scenario(self, source: ScenarioSource, errors: list[HeadJudgeError]) -> Marks | None:
        """What the tags of a scenario say; None, with errors, if they say nothing that can be used."""
        path, before = str(source.path), len(errors)
        heading = source.rule.tags if source.rule else ()
        said: dict[str, dict[str, None]] = {}
        for tag in source.tags:
            if tag not in heading:
                self._known(tag, path, errors)
            name, colon, value = tag.name.partition(":")
            said.setdefault(name + colon, {})[value] = None
        ids, controls, absence = list(said.get("id:", ())), list(said.get("control:", ())), "absence" in said
        place = f"{path}:{source.line}"
        if len(ids) != 1:
            hint = "Give it one that says what it shows: @id:tocatli.own-trigger"
            errors.append(
                invalid(
                    f'The scenario "{source.name}" has {len(ids) or "no"} {"ids" if ids else "id"}', place, hint=hint
                )
            )
        if len(controls) > 1:
            errors.append(invalid("An absence has one control", place, ", ".join(f"@control:{it}" for it in controls)))
        if absence and not controls:
            hint = "Write the same board without the cause, and name it: @control:its-id"
            errors.append(invalid("An absence without a control", place, "something else might have stopped it", hint))
        if controls and not absence:
            errors.append(invalid("A control without an absence", place, hint="Add @absence, or leave @control out"))
        if len(errors) > before:
            return None
        identity = ids[0] if source.row is None else f"{ids[0]}/{source.row}"
        if not self._well_formed(source, ids[0], identity, errors):
            return None
        return Marks(
            id=identity,
            claims=tuple(dict.fromkeys(tag.name for tag in source.own_tags if tag.name in self._claims)),
            rules=tuple(said.get("cr:", ())),
            absence=absence,
            control=controls[0] if controls else None,
            contested="contested" in said,
            needs=tuple(said.get("needs:", ())),
        )

    def _well_formed(self, source: ScenarioSource, given: str, whole: str, errors: list[HeadJudgeError]) -> bool:
        place = f"{source.path}:{source.line}"
        if not (OUTLINE_ID if source.row is not None else ID).fullmatch(given) or len(whole) > LONGEST_ID:
            errors.append(
                invalid(
                    f'"{given[:80]}" is no id',
                    place,
                    f"an id is words of a-z, 0-9 and - joined by dots, {LONGEST_ID} characters at most with its row",
                )
            )
            return False
        if source.row is not None and not ROW.fullmatch(source.row):
            where = f"{source.path}:{source.row_line}"
            errors.append(invalid(f'"{source.row}" cannot end an id', where, "a row is a word of a-z, 0-9 and -"))
            return False
        return True

    def _known(self, tag: Tag, path: str, errors: list[HeadJudgeError]) -> None:
        name, colon, value = tag.name.partition(":")
        where = f"{path}:{tag.line}"
        if colon and name in _WITH_VALUE:
            if name == "cr" and value not in self._rules:
                errors.append(
                    invalid(
                        f"The rule number {value} is not in the lock",
                        where,
                        hint=_near(value, self._rules)
                        or "If the number is right, lock it: headjudge rules lock FILE, with the text of the rules",
                    )
                )
            elif name == "needs" and value not in NEEDS:
                errors.append(invalid(f"Unknown need: {value}", where, hint=f"There is: {', '.join(NEEDS)}"))
            return
        if tag.name in _PLAIN or tag.name in self._claims or tag.name in self._paragraphs:
            if tag.name in self._paragraphs:
                errors.append(
                    invalid(
                        f"@{tag.name} is a paragraph, and stands at its Rule",
                        where,
                        hint=f"A scenario is tagged with the claims that it shows: @{tag.name}a",
                    )
                )
            return
        known = (*self._claims, *self._paragraphs, *_PLAIN, *(f"{word}:" for word in _WITH_VALUE))
        tags = ", ".join(f"@{word}" for word in (*_PLAIN, *(f"{word}:..." for word in _WITH_VALUE)))
        hint = _meant(name, colon, value) or _near(tag.name, known) or f"A tag is a ruling's or a claim's id, or {tags}"
        errors.append(invalid(f"Unknown tag @{tag.name}", where, hint=hint))


def _how_many(paragraphs: Sequence[Tag]) -> str:
    return "paragraphs " + ", ".join(f"@{tag.name}" for tag in paragraphs) if paragraphs else "no paragraph"


def _meant(name: str, colon: str, value: str) -> str | None:
    """What a tag with a value was meant to be, if its name is nearly that of one that takes a value."""
    if not colon:
        return None
    near = [word for word in _WITH_VALUE if word.startswith(name.lower())] or difflib.get_close_matches(
        name, _WITH_VALUE, cutoff=0.7
    )
    return f"Did you mean {' or '.join(f'@{word}:{value}' for word in near)}?" if near else None


def _near(word: str, known: Iterable[str]) -> str | None:
    near = difflib.get_close_matches(word, list(known), n=3, cutoff=0.5)
    return f"Near: {', '.join(near)}" if near else None
