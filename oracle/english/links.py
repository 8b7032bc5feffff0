"""That what one ability of a card refers to, another of it gives (607): "the exiled card", "the chosen color".

The words do not tell which ability is linked to which: if names did not agree, the text would be right and the card wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from oracle.english.words import CannotSay
from oracle.vocabulary.abilities import Face
from oracle.vocabulary.filters import Filter
from oracle.vocabulary.rewrites import ChooseAsEnters
from oracle.vocabulary.selectors import Linked


def _pieces(of: Any) -> Iterator[msgspec.Struct]:
    if isinstance(of, msgspec.Struct):
        yield of
        for name in of.__struct_fields__:
            yield from _pieces(getattr(of, name))
    elif isinstance(of, tuple):
        for one in of:
            yield from _pieces(one)


def check(face: Face) -> None:
    """Refuse a face of which an ability refers to what no other gives, or gives what none refers to. CannotSay names the piece."""
    pieces = list(_pieces(face.lines))
    linked = {one.name for one in pieces if isinstance(one, Linked)}
    links = {link for one in pieces if (link := getattr(one, "link", None)) is not None}
    if linked != links:
        raise CannotSay(f"Linked {', '.join(sorted(linked ^ links))}")
    chosen = {one.of_chosen for one in pieces if isinstance(one, Filter) and one.of_chosen is not None}
    choices = {one.kind for one in pieces if isinstance(one, ChooseAsEnters)}
    if not chosen <= choices:
        raise CannotSay(f"Filter.of_chosen {', '.join(sorted(chosen - choices))}")
