"""How a copy differs from what it copies (CR 707.9): its copiable values, as they are then copied in their turn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oracle.vocabulary.abilities import Ability, Face, Static, abilities_of
from oracle.vocabulary.copies import Except
from oracle.vocabulary.keywords import written_out
from oracle.vocabulary.statics import Continuous, SetColors


def excepted(face: Face, otherwise: Except) -> Face:
    """Return the copiable values of a copy that is as `otherwise` says, and else as the face (707.9b)."""
    changed = replace(
        face,
        types=tuple(dict.fromkeys((*face.types, *otherwise.types))),
        subtypes=tuple(dict.fromkeys((*face.subtypes, *otherwise.subtypes))),
        supertypes=tuple(s for s in face.supertypes if s not in otherwise.without_supertypes),
        cost=None if otherwise.without_cost else face.cost,
    )
    if otherwise.colors is None:
        return changed
    # 707.9d: abilities that define the colours are not copied.
    lines = tuple(_left(abilities_of(line)) for line in changed.lines)
    return replace(changed, colors=otherwise.colors, lines=lines)


def _left(line: tuple[Ability, ...]) -> Ability | tuple[Ability, ...]:
    kept = tuple(ability for ability in line if not _defines_colors(ability))
    return kept[0] if len(kept) == 1 else kept


def _defines_colors(ability: Ability) -> bool:
    return any(isinstance(change, SetColors) for written in written_out(ability) for change in _defined(written))


def _defined(ability: Ability) -> Iterator[object]:
    if isinstance(ability, Static) and ability.defines:
        for part in ability.parts:
            if isinstance(part, Continuous):
                yield from part.changes
