"""The language of features: reading a sentence as one of the phrases, or saying what is wrong with it."""

from __future__ import annotations

import difflib
import re
from typing import Any

import msgspec

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.names import FILE_NAME, NameIndex
from headjudge.gherkin.phrase import arguments
from headjudge.gherkin.phrases import KEYWORDS, PHRASES, Keyword, Phrase
from headjudge.gherkin.reading import Reader, whole
from headjudge.gherkin.words import PLAYERS

_CAPITALS = re.compile(r"[A-Z][\w'-]*(?:,? (?:(?:of|the|to|and|in|for|from|with) )*[A-Z][\w'-]*)*")
LONGEST = 10_000
"""How long a sentence may be."""

_COMPARED = 300
"""How much of a sentence is compared with others, to find near ones."""

_WHERE = {"given": "Given", "when": "When", "then": "Then"}


class Sentence(msgspec.Struct, frozen=True):
    """A sentence that has been read: its phrase, and the values of the phrase's slots."""

    phrase: Phrase
    values: dict[str, Any]
    """As keyword arguments of the phrase's function."""

    def build(self, draft: Draft) -> None:
        """Add to the draft what the sentence says.

        Raises `HeadJudgeError`, without a place, for what makes no sense on this table.
        """
        if self.phrase.section == "table" and draft.started:
            raise HeadJudgeError(
                "The table is set before anything is done",
                hint="Put this sentence above the first When",
                exit_code=ExitCode.SUITE_INVALID,
            )
        self.phrase.build(draft, **self.values)


class Language:
    """The phrases over a set of card names. Sentences are remembered: features say the same things often."""

    def __init__(self, names: NameIndex) -> None:
        self.names = names
        self._read: dict[tuple[Keyword, str], Sentence] = {}
        self._phrases: dict[Keyword, list[Phrase]] = {"given": [], "when": [], "then": []}
        for phrase in PHRASES:
            if phrase.section in KEYWORDS:
                self._phrases[KEYWORDS[phrase.section]].append(phrase)

    def read(self, keyword: Keyword, text: str) -> Sentence:
        """The sentence as a phrase of those that stand under the keyword.

        Raises `HeadJudgeError`, without a place, with near matches: an unknown card, or an unknown phrase.
        """
        key = (keyword, text)
        sentence = self._read.get(key)
        if sentence is None:
            if len(text) > LONGEST:
                raise HeadJudgeError(
                    f"A sentence of {len(text)} characters",
                    why=f"it may have {LONGEST}",
                    hint="Say it in several sentences.",
                    exit_code=ExitCode.SUITE_INVALID,
                )
            sentence = self._first(keyword, text)
            if sentence is None:
                raise self._unknown(keyword, text)
            self._read[key] = sentence
        return sentence

    def readings(self, keyword: Keyword, text: str) -> list[Sentence]:
        """Every phrase that the sentence can be read as: there should be one."""
        found = ((phrase, whole(phrase.parser, Reader(text, self.names))) for phrase in self._phrases[keyword])
        return [Sentence(phrase, arguments(values)) for phrase, values in found if values is not None]

    def _first(self, keyword: Keyword, text: str) -> Sentence | None:
        reader = Reader(text, self.names, notes=False)
        for phrase in self._phrases[keyword]:
            if text.startswith(phrase.prefixes) and all(words in text for words in phrase.required):
                values = whole(phrase.parser, reader)
                if values is not None:
                    return Sentence(phrase, arguments(values))
        return None

    def _unknown(self, keyword: Keyword, text: str) -> HeadJudgeError:
        reader = Reader(text, self.names)
        for phrase in self._phrases[keyword]:
            whole(phrase.parser, reader)
        error = self._unknown_card(text, reader) or self._other_keyword(keyword, text)
        return error or self._unknown_phrase(keyword, text, reader)

    def _unknown_card(self, text: str, reader: Reader) -> HeadJudgeError | None:
        """The error if a card was wanted at the last place that made sense, and a name of some kind stands there."""
        position = reader.card_wanted
        named = _CAPITALS.match(text, position) if position is not None else None
        if named is None or position is None or reader.furthest > named.end() + 1:
            return None
        near = self.names.near(text[position:])
        if named[0] in PLAYERS or (not near and position == 0):
            return None
        # Of "Elvish Visonary and Forest" only the first name is meant: as many words as the nearest name has.
        words = " ".join(named[0].split(" ")[: len(near[0].split(" "))]) if near else named[0]
        return HeadJudgeError(
            f'Unknown card "{words.rstrip(",")}"',
            why=f'in: "{text}"',
            hint=f"Did you mean {_either(near)}?"
            if near
            else f"If it is an Oracle name, add it to {FILE_NAME} in the folder of features.",
            exit_code=ExitCode.SUITE_INVALID,
        )

    def _other_keyword(self, keyword: Keyword, text: str) -> HeadJudgeError | None:
        for other in self._phrases:
            if other != keyword and self._first(other, text) is not None:
                return HeadJudgeError(
                    f'This sentence stands under {_WHERE[other]}, not {_WHERE[keyword]}: "{text}"',
                    hint="And and But go on with the keyword before them.",
                    exit_code=ExitCode.SUITE_INVALID,
                )
        return None

    def _unknown_phrase(self, keyword: Keyword, text: str, reader: Reader) -> HeadJudgeError:
        examples = {example: phrase for phrase in self._phrases[keyword] for example in phrase.examples}
        plain = {self._plain(example): example for example in examples}
        near = difflib.get_close_matches(self._plain(text[:_COMPARED]), plain, n=6, cutoff=0.45)
        # One example a phrase: the near ones are often of the same.
        shown = list({examples[plain[form]].pattern: plain[form] for form in reversed(near)}.values())[::-1][:3]
        why = f'"{text}"'
        word = re.match(r"[^\s,]+", text[reader.furthest :].lstrip())
        literals = [wanted.strip('"') for wanted in reader.wanted if wanted.startswith('"')]
        meant = difflib.get_close_matches(word[0], literals, n=1, cutoff=0.6) if word else []
        if 0 < reader.furthest < len(text):
            why += f'\nunderstood as far as: "{text[: reader.furthest].rstrip()}"'
            why += f"\nwanted next: {', '.join(sorted(reader.wanted)[:8])}"
        elif reader.furthest == len(text):
            why += f"\nit stops short; wanted next: {', '.join(sorted(reader.wanted)[:8])}"
        return HeadJudgeError(
            f"Unknown phrase under {_WHERE[keyword]}",
            why=why,
            hint=f'Did you mean "{meant[0]}"?'
            if meant
            else ("Near: " + "; ".join(shown) if shown else "docs/writing-rulings.md has every phrase."),
            exit_code=ExitCode.SUITE_INVALID,
        )

    def _plain(self, text: str) -> str:
        """A sentence with its names and numbers taken out, so that phrases are compared and not boards."""
        position, plain = 0, ""
        while position < len(text):
            found = next(self.names.at(text, position), None) or next(self.names.plural_at(text, position), None)
            if found is not None:
                plain, position = plain + "CARD", found[1]
            else:
                plain, position = plain + text[position], position + 1
        plain = re.sub(r'"[^"]*"', "CARD", plain)
        plain = re.sub("|".join(PLAYERS), "PLAYER", plain)
        return re.sub(r"\d+|(\{\w\})+", "N", plain)


def _either(names: list[str]) -> str:
    quoted = [f'"{name}"' for name in names]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)
