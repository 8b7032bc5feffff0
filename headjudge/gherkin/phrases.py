"""The table of phrases, whole: the modules below fill it when they are imported."""

from headjudge.gherkin import phrases_actions, phrases_answers, phrases_checks, phrases_objects, phrases_table
from headjudge.gherkin.phrase import KEYWORDS, PHRASES, Keyword, Phrase, Section

__all__ = [
    "KEYWORDS",
    "PHRASES",
    "Keyword",
    "Phrase",
    "Section",
    "phrases_actions",
    "phrases_answers",
    "phrases_checks",
    "phrases_objects",
    "phrases_table",
]
