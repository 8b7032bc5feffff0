"""The cards: what each says, declared in the vocabulary; one module a theme.

`find` imports only the theme that a card is in: `oracle.cards.index` says which. A test holds that the index is what the themes
declare. A card of which something could not be said is not here at all.
"""

from __future__ import annotations

from importlib import import_module

from oracle.cards.index import THEMES
from oracle.vocabulary.abilities import Face

_theme_of: dict[str, str] = {name: theme for theme, names in THEMES.items() for name in names}
_faces: dict[str, Face] = {}


def find(name: str) -> Face | None:
    """Return a card's face by its Oracle name, always the same value; None for a card that is not declared."""
    found = _faces.get(name)
    if found is None and name in _theme_of:
        _faces.update((face.name, face) for face in declared(_theme_of[name]))
        found = _faces[name]
    return found


def names() -> tuple[str, ...]:
    """Return the names of all declared cards, sorted; no theme is imported."""
    return tuple(sorted(_theme_of))


def declared(theme: str) -> tuple[Face, ...]:
    """Return the cards that a theme's module declares. ModuleNotFoundError for a theme that is none."""
    found: tuple[Face, ...] = import_module(f"oracle.cards.{theme}").CARDS
    return found
