"""How pages are made of templates: everything that is put out is escaped, and made visible where it could not be seen.

Texts of adapters, reports and features are foreign, whatever they say. Jinja2 escapes markup; `_finalize` sees to it that no control
character leaves, as it is neither allowed in HTML nor harmless; `cut` that no message makes a page of megabytes.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from headjudge import __version__
from headjudge.report.text import as_text, counted, visible
from headjudge.site import addresses, sections
from headjudge.site.model import NOT_PLAYED, web_address
from headjudge.site.symbols import with_symbols
from headjudge.verdict import Verdict

__all__ = ["LONGEST", "MEANINGS", "SYMBOLS", "Cut", "cut", "environment", "page", "percent", "worst"]

LONGEST: Final = 2000
"""How many characters of a foreign text a page shows."""

# One character each that nearly every font has, and that none shows as a coloured picture; beside it always the word.
SYMBOLS: Final = {
    Verdict.PASS: "✓",
    Verdict.FIXED: "↑",
    Verdict.KNOWN: "⊗",
    Verdict.FAIL: "✗",
    Verdict.SETUP: "△",
    Verdict.UNDECIDED: "?",
    Verdict.UNPROVEN: "∅",
    Verdict.ERROR: "!",
    Verdict.CRASH: "†",
    Verdict.TIMEOUT: "…",
    Verdict.MALFORMED: "≠",
    Verdict.UNSUPPORTED: "–",
    NOT_PLAYED: "·",
}

MEANINGS: Final = {
    Verdict.PASS: "every check holds",
    Verdict.FIXED: "passes, and was recorded as a known failure",
    Verdict.KNOWN: "fails as it is recorded: a known failure",
    Verdict.FAIL: "a check does not hold",
    Verdict.SETUP: "the engine's game did not begin as the table says",
    Verdict.UNDECIDED: "the engine asked something that the scenario does not answer",
    Verdict.UNPROVEN: "nothing happened, as it should; but the control, in which it happens, did not pass",
    Verdict.ERROR: "the adapter says that it failed",
    Verdict.CRASH: "the adapter's process ended",
    Verdict.TIMEOUT: "there was no answer in time",
    Verdict.MALFORMED: "the answer was not the protocol's",
    Verdict.UNSUPPORTED: "not executed: the engine or its adapter lacks something",
    NOT_PLAYED: "not in this engine's report",
}

_KINDS: Final = {Verdict.PASS: "good", Verdict.FIXED: "good", Verdict.KNOWN: "known"}
_IDLE: Final = frozenset({Verdict.UNSUPPORTED, NOT_PLAYED})

_WORST_FIRST: Final = (
    Verdict.CRASH,
    Verdict.TIMEOUT,
    Verdict.MALFORMED,
    Verdict.ERROR,
    Verdict.SETUP,
    Verdict.FAIL,
    Verdict.UNDECIDED,
    Verdict.UNPROVEN,
    Verdict.KNOWN,
    Verdict.FIXED,
    Verdict.PASS,
    Verdict.UNSUPPORTED,
)


class Cut(msgspec.Struct, frozen=True):
    """A foreign text as far as a page shows it, and how many characters are left out."""

    text: str
    left_out: int


def cut(value: Any, longest: int = LONGEST) -> Cut:
    """A JSON value as text, cut where it is long."""
    text = as_text(value)
    return Cut(visible(text[:longest]), max(0, len(text) - longest))


def kind(verdict: str) -> str:
    """How a verdict looks: good, known, bad or idle."""
    return "idle" if verdict in _IDLE else _KINDS.get(Verdict(verdict), "bad")


def worst(verdicts: list[str]) -> str:
    """Which of several verdicts stands for all: the worst; for none, that nothing was played."""
    return next((str(each) for each in _WORST_FIRST if each in verdicts), NOT_PLAYED)


def percent(part: int, whole: int) -> str:
    """A share, rounded down: what is not all is never 100."""
    return f"{100 * part // whole} %" if whole else "–"


@cache
def environment() -> Environment:
    """The environment of all templates."""
    made = Environment(
        loader=PackageLoader("headjudge.site"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
    )
    from headjudge.site.drawing import draw_board  # which needs the environment itself

    made.globals.update(
        at=addresses,
        draw_board=draw_board,
        version=__version__,
        symbols=SYMBOLS,
        meanings=MEANINGS,
        rule_title=sections.title,
        section_of=sections.section_of,
    )
    made.filters.update(cut=cut, kind=kind, percent=percent, counted=counted, thousands=_thousands, mana=with_symbols)
    made.tests["web_address"] = web_address
    return made


def page(template: str, address: str, section: str, **values: Any) -> str:
    """The page of this address, made of a template. In: which entry of the navigation it belongs to; what the template knows besides."""
    root = "../" * address.count("/")
    return environment().get_template(template).render(root=root, address=address, section=section, **values)


def _thousands(number: int) -> str:
    """A number with narrow gaps, as 12 345: which are spaces that do not break."""
    return f"{number:,}".replace(",", "\u202f")


def _finalize(value: Any) -> Any:
    """What is put out: text of ours that is markup as it is, all else without anything that cannot be seen."""
    if isinstance(value, Markup):
        return value
    if isinstance(value, str):
        return visible(value)
    return value
