"""Which declarations say what their cards say, recorded: `python -m tests.card_record`.

    python -m tests.card_record                       how many are proved and read, and which are neither
    python -m tests.card_record NAME ...              for each: what the declaration says beside the published text
    python -m tests.card_record --unread              the same of all that are neither proved nor read
    python -m tests.card_record --write               prove every card, and write adapters/oracle/cards.toml
    python -m tests.card_record --read NAME ...       record that a person has read these, today or --on DATE; --note TEXT says
                                                      what differs, where more than the words does

A card is proved if its declaration, said in English, is the published text (tests.card_proof), and its cost, types, colours, size,
loyalty and keywords are as published (tests.card_data). Read is a card whose declaration a person has compared with the text: its lines
in English, or, where they cannot be said, the declaration itself. Kept with each is a digest of what the declaration said then; no text.
"""

from __future__ import annotations

import argparse
import datetime
import json
import pathlib
import tomllib
from collections.abc import Mapping, Sequence

import msgspec

from oracle import cards
from oracle.said import digest, said
from oracle.vocabulary.abilities import Face
from tests.card_data import Row, as_declared, as_published, colors, published, published_colors
from tests.card_proof import ABSENT, prove

RECORD = pathlib.Path(__file__).resolve().parents[1] / "adapters" / "oracle" / "cards.toml"
_HEAD = """\
# Which declarations are known to say what their cards say, each with a digest of what it said then (oracle.said).
# Written by python -m tests.card_record, where published card data is at hand. There is no text of cards here.
"""


class Read(msgspec.Struct, frozen=True):
    """A card that a person has read, on a day; and what the reader has to say of a difference."""

    on: datetime.date
    digest: str
    note: str = ""


class Record(msgspec.Struct, frozen=True):
    """The digests of the declarations that are proved, and those that were read, by the cards' names."""

    proved: Mapping[str, str]
    read: Mapping[str, Read]

    def status(self, face: Face) -> str:
        """Whether a declaration, as it is now, is "proved", "read" or neither: "declared"."""
        now = digest(face)
        if self.proved.get(face.name) == now:
            return "proved"
        return "read" if face.name in self.read and self.read[face.name].digest == now else "declared"


def load(path: pathlib.Path = RECORD) -> Record:
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Record)


def write(record: Record, path: pathlib.Path = RECORD) -> None:
    """Write a record whole, by the cards' names."""
    lines = [_HEAD, "[proved]"]
    lines += [f'{json.dumps(name)} = "{kept}"' for name, kept in sorted(record.proved.items())]
    lines += ["", "[read]"]
    lines += [
        f'{json.dumps(name)} = {{ on = {kept.on.isoformat()}, digest = "{kept.digest}"{_note(kept)} }}'
        for name, kept in sorted(record.read.items())
    ]
    beside = path.with_name(f".{path.name}")
    beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
    beside.replace(path)


def _note(kept: Read) -> str:
    return f", note = {json.dumps(kept.note, ensure_ascii=False)}" if kept.note else ""


def faces() -> list[Face]:
    return [face for name in cards.names() if (face := cards.find(name)) is not None]


def is_proved(face: Face, row: Row) -> bool:
    """Whether a declaration is the published card: its text in English, and all beside the text."""
    known = published_colors().get(face.name)
    return (
        prove(face, row).proved
        and as_declared(face) == as_published(row)
        and (known is None or colors(face) == sorted(known))
    )


def proved_now() -> Record:
    """The record as it should be: what is proved by the data, and what was read and says the same as then, and is not proved."""
    proved = {face.name: digest(face) for face in faces() if is_proved(face, published()[face.name])}
    before = load().read
    read = {face.name: before[face.name] for face in faces() if face.name in before and face.name not in proved}
    current = {face.name: digest(face) for face in faces() if face.name in read}
    return Record(proved, {name: kept for name, kept in read.items() if kept.digest == current[name]})


def with_read(record: Record, read: Sequence[Face], on: datetime.date, note: str = "") -> Record:
    """The record, with cards that were read on a day."""
    return Record(record.proved, {**record.read, **{face.name: Read(on, digest(face), note) for face in read}})


def beside(face: Face, row: Row) -> str:
    """What a declaration says, and beneath it what is published."""
    ours, theirs = as_declared(face), as_published(row)
    lines = [f"== {face.name}"]
    lines += [f"   {key}: declared {ours[key]}, published {theirs[key]}" for key in ours if ours[key] != theirs[key]]
    english = said(face)
    if english.lines is None:
        lines.append(f"   no words for {english.unsaid}; the declaration:")
        lines += [f"   > {line}" for line in face.lines]
    else:
        lines += [f"   > {part}" for line in english.lines for part in line.split("\n")]
    lines += [f"   < {line}" for line in (row["text"] or "").split("\n")]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.card_record", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument(
        "--unread", action="store_true", help="the cards that are neither proved nor read, beside their texts"
    )
    parser.add_argument("--write", action="store_true", help="prove every card, and write the record")
    parser.add_argument("--read", action="store_true", help="record that the cards named have been read")
    parser.add_argument("--on", type=datetime.date.fromisoformat, default=datetime.date.today(), metavar="DATE")
    parser.add_argument("--note", default="", metavar="TEXT", help="what the reader has to say of them")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if cards.find(name) is None]
    if unknown or (asked.read and not asked.names):
        parser.error(f"not declared: {'; '.join(unknown)}" if unknown else "--read takes the names of cards")
    if not published():
        parser.error(ABSENT)
    named = [face for face in faces() if face.name in asked.names]
    if asked.write or asked.read:
        before = load()
        record = proved_now()
        write(with_read(record, named, asked.on, asked.note) if asked.read else record)
        for name in sorted({*before.proved, *before.read} - {*record.proved, *record.read}):
            print(f"{name} says something else now: it is neither proved nor read any longer")
    record = load()
    neither = [
        face for face in faces() if record.status(face) == "declared" and not is_proved(face, published()[face.name])
    ]
    if not asked.read:
        for face in neither if asked.unread else named:
            print(beside(face, published()[face.name]))
    stale = sum(1 for face in faces() if record.status(face) == "declared") - len(neither)
    counts = f"{len(record.proved)} proved, {len(record.read)} read, {len(neither)} neither"
    counts += f", {stale} proved and not recorded (--write)" if stale else ""
    print(counts if named else f"{counts}: {'; '.join(face.name for face in neither) or 'none'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
