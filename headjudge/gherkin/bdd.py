"""The step definitions for pytest-bdd, one for each phrase of the table.

A pytest plugin of its own, registered by `headjudge.pytest_plugin` when an engine is named: else nobody's pytest sees a step of
ours. Each definition builds its sentence's part of the scenario document, by the same function as the compiler.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser

from headjudge.errors import HeadJudgeError
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.language import Language, Sentence
from headjudge.gherkin.phrases import KEYWORDS, PHRASES, Keyword, Phrase

LANGUAGE: ContextVar[Language] = ContextVar("headjudge_language")
"""The language, with the card names, of the feature that is being run."""

_DECORATORS = {"given": given, "when": when, "then": then}


class PhraseParser(StepParser):
    """Reads the sentences of one phrase, and no other's."""

    def __init__(self, phrase: Phrase, keyword: Keyword) -> None:
        super().__init__(phrase.pattern)
        self._phrase = phrase
        self._keyword = keyword

    def is_matching(self, name: str) -> bool:
        """Whether the sentence is this phrase, by the table's order: the first that fits."""
        try:
            return LANGUAGE.get().read(self._keyword, name).phrase is self._phrase
        except (HeadJudgeError, LookupError):
            # An unknown phrase is not this one; nor is a step of a feature that is not ours.
            return False

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The sentence, as the argument of the step function."""
        return {"sentence": LANGUAGE.get().read(self._keyword, name)}


@pytest.fixture
def headjudge_draft() -> Draft:
    """The scenario document that the steps build."""
    return Draft()


@pytest.fixture
def headjudge_judge(request: pytest.FixtureRequest, headjudge_draft: Draft) -> Callable[[], None]:
    """Judges what the steps have built, on the engine that was named; called when they have all been run."""
    return lambda: request.node.judge(headjudge_draft)


@pytest.fixture
def _pytest_bdd_example(request: pytest.FixtureRequest) -> dict[str, str]:
    """The row of an outline; pytest-bdd's own fixture gives an empty one where a test is not parametrized."""
    row: dict[str, str] = getattr(request.node, "headjudge_row", {})
    return row


def build(sentence: Sentence, headjudge_draft: Draft) -> None:
    """The function of every step."""
    sentence.build(headjudge_draft)


for _phrase in PHRASES:
    if _phrase.section in KEYWORDS:
        _keyword = KEYWORDS[_phrase.section]
        _DECORATORS[_keyword](PhraseParser(_phrase, _keyword))(build)
