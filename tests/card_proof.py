"""Compare what the oracle says of its cards with their published texts: `python -m tests.card_proof [NAME ...]`.

Without names: how many cards are proved, the concepts that have no words yet, by how many cards need them, and both texts of each
card that is not proved, beside each other. With names: both texts of these cards. `--brief` leaves the texts out; `--theme NAME`
asks for the cards of one theme.

The published cards are no part of the project. HEADJUDGE_CARD_TEXTS names a file of them in the shape of MTGJSON's AtomicCards;
without it, they are looked for beside the checkout.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import pathlib
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from oracle import cards
from oracle.cards.index import THEMES
from oracle.english import CannotSay, rendered
from oracle.vocabulary.abilities import Face

BESIDE = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "data" / "oracle-cards.json.gz"
DATA = pathlib.Path(os.environ.get("HEADJUDGE_CARD_TEXTS") or BESIDE)
ABSENT = f"no card data to compare with: {DATA} is absent, and HEADJUDGE_CARD_TEXTS names no other file"


class Proof(msgspec.Struct, frozen=True):
    """A card's two texts, normalised; `missing` names the concept for which there are no words."""

    name: str
    said: tuple[str, ...]
    published: tuple[str, ...]
    missing: str | None = None

    @property
    def proved(self) -> bool:
        return self.missing is None and self.said == self.published


def published_rows(path: pathlib.Path = DATA) -> dict[str, dict[str, Any]]:
    """The published cards, by name; of a card of several faces, the first. FileNotFoundError where there is no data."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        read = json.load(file)
    rows = read if isinstance(read, list) else [{**_NOTHING, **faces[0]} for faces in read["data"].values()]
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        found.setdefault(row["name"], row)
    return found


_NOTHING = dict.fromkeys(("manaCost", "text", "power", "toughness", "loyalty", "keywords"))
"""What the shape of AtomicCards leaves out where a card has none."""

_REMINDER = re.compile(r" ?\([^()]*\)")
_ABILITY_WORD = re.compile(r"^(?!choose |[ivx, ]+ —)[a-z][a-z' ]+ — ")
_ITSELF = re.compile(
    r"\bthis (creature|land|artifact|enchantment|aura|equipment|permanent|planeswalker|spell|card|token|emblem)\b"
)


_SHE = re.compile(r"\b(she|he)\b")  # a planeswalker of itself


def names_of(face: Face) -> list[str]:
    """How a card may call itself by name: in full, before a comma, and a legend by its first word."""
    names = [face.name, face.name.partition(",")[0]]
    first = face.name.split()[0].rstrip(",")
    if "legendary" in face.supertypes and first != "The":
        names.append(first)
    return sorted(set(names), key=len, reverse=True)


def normalised(text: str, face: Face) -> tuple[str, ...]:
    """A text without reminder text (207.2b), ability and flavour words (207.2c, 207.2d); its names for itself alike; case, dashes, quotes
    and spaces folded."""
    for name in names_of(face):
        text = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", "~", text)
    text = text.lower().replace("’", "'").replace("“", '"').replace("”", '"').replace("−", "-").replace("–", "-")
    text = _SHE.sub("it", _ITSELF.sub("~", _REMINDER.sub("", text)))
    lines = (_ABILITY_WORD.sub("", " ".join(line.split())) for line in text.split("\n"))
    return tuple(line.replace(" — ", " - ").replace("—", "-").replace(";", ",") for line in lines if line)


def prove(face: Face, row: dict[str, Any]) -> Proof:
    published = normalised(row["text"] or "", face)
    try:
        said = normalised("\n".join(rendered(face)), face)
    except CannotSay as unsaid:
        return Proof(face.name, (), published, unsaid.concept)
    return Proof(face.name, said, published)


def all_proofs(themes: Iterable[str] = THEMES) -> list[Proof]:
    """The proof of every declared card, in the order of the themes. LookupError if the data lacks one."""
    rows = published_rows()
    faces = [face for theme in themes for face in cards.declared(theme)]
    if lacking := [face.name for face in faces if face.name not in rows]:
        raise LookupError(f"{DATA} lacks {', '.join(lacking)}: is it whole, and as new as these cards?")
    return [prove(face, rows[face.name]) for face in faces]


def _shown(proof: Proof) -> str:
    lines = [f"== {proof.name}" + (f"   [no words for {proof.missing}]" if proof.missing else "")]
    longest = max(len(proof.said), len(proof.published))
    for at in range(longest):
        said = proof.said[at] if at < len(proof.said) else "-"
        printed = proof.published[at] if at < len(proof.published) else "-"
        if said == printed:
            lines.append(f"   = {said}")
        elif proof.missing:
            lines.append(f"   < {printed}")
        else:
            lines += [f"   > {said}", f"   < {printed}"]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.card_proof", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="these cards alone")
    parser.add_argument(
        "--theme", action="append", choices=sorted(THEMES), help="the cards of a theme (may be repeated)"
    )
    parser.add_argument("--brief", action="store_true", help="the counts alone")
    asked = parser.parse_args()
    if not DATA.exists():
        print(ABSENT)
        return 2
    proofs = all_proofs(asked.theme or THEMES)
    if asked.names:
        wanted = set(asked.names)
        print("\n".join(_shown(proof) for proof in proofs if proof.name in wanted))
        return 0
    open_proofs = [proof for proof in proofs if not proof.proved]
    if not asked.brief:
        print("\n".join(_shown(proof) for proof in open_proofs))
    missing = Counter(proof.missing for proof in open_proofs if proof.missing)
    print(f"\n{len(proofs) - len(open_proofs)} of {len(proofs)} proved; without words:")
    for concept, count in missing.most_common():
        print(f"{count:4}  {concept}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
