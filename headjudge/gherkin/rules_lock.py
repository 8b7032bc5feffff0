"""The lock of cited rules, rules.lock: for each rule number that is cited, the digest of its text in one edition.

The lock holds no text. It makes a rule number that does not exist an error without the rules at hand, and tells which
rules read differently in a newer edition, so that what rests on them can be looked at.

    headjudge rules lock FILE [--features FOLDER] [--code FOLDER ...]

writes it anew: the numbers cited in the features' tags, in the ledger, and in strings and comments of the code. What rests on
a rule is found in `rules_check`.
"""

from __future__ import annotations

import datetime
import difflib
import hashlib
import json
import pathlib
import re
import sys
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_json, read_text, write_text
from headjudge.gherkin.ledger import FILE_NAME as LEDGER
from headjudge.gherkin.ledger import load_ledger
from headjudge.resources import folder

FILE_NAME = "rules.lock"

_NUMBER = re.compile(r"(\d{3}(?:\.\d+[a-z]?)?)\.? ")
_EDITION = re.compile(r"effective as of (\w+ \d{1,2}, \d{4})")


class RulesLock(msgspec.Struct, frozen=True):
    """The edition's date, and the digest of each locked rule by number."""

    edition: str
    rules: Mapping[str, str]

    def merged(self, other: RulesLock) -> RulesLock:
        """This lock with what the other locks besides."""
        return RulesLock(self.edition, {**other.rules, **self.rules})


class Changes(msgspec.Struct, frozen=True):
    """What an edition has made of locked rules: those that read differently, and those that it does not have."""

    edition: str
    changed: tuple[str, ...]
    missing: tuple[str, ...]


def load_lock(path: pathlib.Path) -> RulesLock:
    """The lock in a file.

    Raises `HeadJudgeError` if it cannot be read or breaks its schema.
    """
    tree = read_json(path, exit_code=ExitCode.SUITE_INVALID)
    schema.check("rules-lock", tree, str(path))
    return msgspec.convert(tree, RulesLock)


def read_rules(path: pathlib.Path) -> RulesLock:
    """Every rule of an edition of the Comprehensive Rules, as the text file that Wizards of the Coast publishes.

    Raises `HeadJudgeError` if the file cannot be read or is not that.
    """
    text = read_text(path)
    date = _EDITION.search(text)
    contents = text.find("\nCredits")
    start = text.find("\n100. ", contents)
    end = text.find("\nGlossary", start)
    if date is None or contents < 0 or start < 0 or end < 0:
        raise HeadJudgeError(
            "This is not the text of the Comprehensive Rules",
            where=str(path),
            why="it has no date of effect, or no section 100 between the table of contents and the glossary",
        )
    texts: dict[str, list[str]] = {}
    number: str | None = None
    for line in (line.strip() for line in text[start:end].splitlines()):
        begins = _NUMBER.match(line)
        if begins:
            number = begins[1]
            texts[number] = [line]
        elif line.startswith("Example:"):
            number = None  # examples explain a rule; they are none
        elif line and number is not None:
            texts[number].append(line)
    day = datetime.datetime.strptime(date[1], "%B %d, %Y").date()
    return RulesLock(day.isoformat(), {number: _digest(lines) for number, lines in texts.items()})


def cited_numbers(features: pathlib.Path, code: Sequence[pathlib.Path] = ()) -> dict[str, str]:
    """Each rule number that is cited, with the place where it is first: tags, ledger, and strings and comments in code.

    Raises `HeadJudgeError` for a feature or ledger that cannot be read, and for code that is none.
    """
    from headjudge.gherkin.parse import read_feature  # only here: who asks for the edition parses no Gherkin

    cited: dict[str, str] = {}
    for path in sorted(features.rglob("*.feature")):
        feature = read_feature(path)
        for tags in (feature.tags, *(rule.tags for rule in feature.rules), *(it.tags for it in feature.scenarios)):
            for tag in tags:
                if tag.name.startswith("cr:"):
                    cited.setdefault(tag.name[3:], f"{path}:{tag.line}")
    if (features / LEDGER).is_file():
        for number in sorted(load_ledger(features / LEDGER).rules()):
            cited.setdefault(number, str(features / LEDGER))
    if code:
        from headjudge.gherkin.citations import cited_in_code  # only here: compiling a feature reads no code

        for number, places in cited_in_code(code).items():
            cited.setdefault(number, f"{places[0].file}:{places[0].line}")
    return cited


def write(rules: pathlib.Path, features: pathlib.Path, code: Sequence[pathlib.Path] = ()) -> RulesLock:
    """Lock every number that is cited, in the edition in `rules`, and write `rules.lock` into the folder of features.

    The suite's own lock is of the code of Head Judge too, besides that in the folders `code`.
    Raises `HeadJudgeError` for a cited number that the edition does not have, with the place and near matches; then
    nothing is written.
    """
    from headjudge.gherkin.citations import code_folders

    edition = read_rules(rules)
    cited = cited_numbers(features, code_folders(features, code))
    unknown = [number for number in cited if number not in edition.rules]
    if unknown:
        lines = [f"{cited[number]}: {number}{_near_ones(number, edition.rules)}" for number in sorted(unknown)[:20]]
        raise HeadJudgeError(
            f"{len(unknown)} cited rule number{'s are' if len(unknown) > 1 else ' is'} not in the rules of {edition.edition}",
            why="\n".join(lines),
            exit_code=ExitCode.SUITE_INVALID,
        )
    lock = RulesLock(edition.edition, {number: edition.rules[number] for number in sorted(cited, key=in_order)})
    text = json.dumps({"edition": lock.edition, "rules": dict(lock.rules)}, indent=1) + "\n"
    write_text(features / FILE_NAME, text, "lock")
    return lock


def compare(lock: RulesLock, edition: RulesLock) -> Changes:
    """What an edition, as `read_rules` gives it, has made of the locked rules."""
    return Changes(
        edition.edition,
        tuple(number for number, digest in lock.rules.items() if edition.rules.get(number, digest) != digest),
        tuple(number for number in lock.rules if number not in edition.rules),
    )


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256(" ".join(" ".join(lines).split()).encode()).hexdigest()


def in_order(number: str) -> tuple[int, int, str]:
    """What rule numbers are sorted by, as they stand in the rules: by value, not as text."""
    match = re.fullmatch(r"(\d+)(?:\.(\d+)([a-z]?))?", number)
    return (int(match[1]), int(match[2] or 0), match[3] or "") if match else (0, 0, number)


def near_numbers(number: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known numbers that look most like one, three at most."""
    return tuple(difflib.get_close_matches(number, list(known), n=3, cutoff=0.6))


def _near_ones(number: str, known: Iterable[str]) -> str:
    near = near_numbers(number, known)
    return f" (near: {', '.join(near)})" if near else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """The command: write the lock, and say how many rules it holds."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m headjudge.gherkin.rules_lock", description="Write rules.lock.")
    parser.add_argument("--rules", type=pathlib.Path, required=True, help="the text of the Comprehensive Rules")
    parser.add_argument("--features", type=pathlib.Path, help="the folder of features; the suite's if left out")
    parser.add_argument(
        "--code", type=pathlib.Path, action="append", default=[], help="a folder of code that cites rules"
    )
    given = parser.parse_args(arguments)
    try:
        lock = write(given.rules, given.features or folder("features"), given.code)
    except HeadJudgeError as error:
        print(error, file=sys.stderr)
        return int(error.exit_code)
    print(f"{len(lock.rules)} rules of {lock.edition} locked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
