"""The reference of phrases, made from the table of phrases: the second half of docs/writing-rulings.md.

    python -m headjudge.gherkin.reference docs/writing-rulings.md

puts it in its place in the page.
"""

from __future__ import annotations

import pathlib
import re
import sys
from collections.abc import Sequence

from headjudge.errors import HeadJudgeError
from headjudge.files import read_text
from headjudge.gherkin.phrases import PHRASES, Phrase, Section
from headjudge.gherkin.slots import SLOT_DOCS

BEGIN = "<!-- The phrases: made by python -m headjudge.gherkin.reference; do not edit by hand. -->"
END = "<!-- End of the phrases. -->"

_SECTIONS: dict[Section, tuple[str, str]] = {
    "table": ("Given: the table", ""),
    "table-has": (
        "Given: what a player has",
        "Clauses of `{player} has {holdings}`; several are joined by commas and *and*.",
    ),
    "action": ("When: actions", ""),
    "answer": (
        "When: answers",
        "Each follows its action directly, and says what a player chooses if the engine asks.",
    ),
    "check": ("Then: checks", ""),
    "player-has": (
        "Then: what a player has",
        "Clauses of `{player} has {player-states}`; several are joined by commas and *and*.",
    ),
    "object-is": (
        "Then: what an object is",
        "Clauses of the sentences that end in `{object-states}`; several are joined by commas and *and*.",
    ),
}
_SLOT = re.compile(r"\{([^}]*)\}")


def reference() -> str:
    """All phrases with what they mean and an example, section by section, and the slots."""
    lines: list[str] = []
    for section, (title, introduction) in _SECTIONS.items():
        lines += [f"### {title}", ""]
        if introduction:
            lines += [introduction, ""]
        for phrase in PHRASES:
            if phrase.section == section:
                lines += _phrase(phrase)
    lines += ["### What stands in the slots", ""]
    used = {slot.rpartition(":")[2] for phrase in PHRASES for slot in _SLOT.findall(phrase.pattern)}
    for slot, doc in SLOT_DOCS.items():
        if slot in used or slot in {"choice", "counter", "symbol", "keyword", "type"}:
            text = " ".join(doc.split())
            lines.append(f"- `{{{slot}}}`: {text}")
    return "\n".join(lines) + "\n"


def put_into(page: str) -> str:
    """The page with the reference in its place, between two comments.

    Raises `HeadJudgeError` if it has no such place.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise HeadJudgeError("The page has no place for the phrases", hint=f"It is between {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{reference()}\n{END}{after}"


def _phrase(phrase: Phrase) -> list[str]:
    pattern = _SLOT.sub(lambda match: "{" + match[1].rpartition(":")[2] + "}", phrase.pattern)
    lines = [f"- `{pattern}`", f"  {' '.join(phrase.doc.split())}", ""]
    lines += ["  ```gherkin", *(f"  {example}" for example in phrase.examples), "  ```", ""]
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """The command: put the reference into a page, or show it if none is named."""
    given = sys.argv[1:] if arguments is None else arguments
    if not given:
        print(reference())
        return 0
    path = pathlib.Path(given[0])
    try:
        page = put_into(read_text(path))
    except HeadJudgeError as error:
        print(error, file=sys.stderr)
        return int(error.exit_code)
    path.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
