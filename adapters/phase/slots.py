"""Which objects a table needs, and the cards that the engine must know for them."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec
from cards import CardData, Face, build, described
from outcomes import Fault, Unsupported
from script import ExileCard, Permanent, Player, Token, ZoneCard
from vocabulary import COLORS, bare

FILLER = "head judge filler"
"""A card that fills opening hands, so that nobody draws from an empty library before the table is set; taken out then."""
# Where a keyword ends and what it is given begins: protection from red, ward {2}, toxic 1.
_PARAMETER = re.compile(r" from |\s*[{\d]")


class Slot(msgspec.Struct):
    """One card or token of the table, on its way into the game."""

    key: str
    """The card's name in the engine's database."""
    zone: str
    owner: int
    controller: int
    spec: ZoneCard | ExileCard | Permanent
    number: int = -1
    """The object's number in the engine, once there is one."""

    @property
    def permanent(self) -> Permanent | None:
        """What is said about it as a permanent."""
        return self.spec if isinstance(self.spec, Permanent) else None


def seat_of(seats: dict[str, int], player: str) -> int:
    """The seat of a player. Raises Fault for one who is not on the table."""
    if player not in seats:
        raise Fault(f"no player {player}")
    return seats[player]


def slots_of(number: int, player: Player, seat: dict[str, int]) -> list[Slot]:
    """The player's cards and tokens, in the order of the table."""
    slots = []
    for index, each in enumerate(player.battlefield):
        permanent = Permanent(card=each) if isinstance(each, str) else each
        owner = number if permanent.owner is None else seat_of(seat, permanent.owner)
        key = permanent.card or permanent.copy_of or f"token {number} {index}"
        slots.append(Slot(key=key, zone="battlefield", owner=owner, controller=number, spec=permanent))
    for zone in ("hand", "graveyard", "library", "command"):
        for entry in getattr(player, zone):
            card: ZoneCard = ZoneCard(card=entry) if isinstance(entry, str) else entry
            slots.append(Slot(key=card.card, zone=zone, owner=number, controller=number, spec=card))
    for one in player.exile:
        exiled = ExileCard(card=one) if isinstance(one, str) else one
        slots.append(Slot(key=exiled.card, zone="exile", owner=number, controller=number, spec=exiled))
    return slots


def card_name(slot: Slot) -> str:
    """The name that the table gives it."""
    permanent = slot.permanent
    return bare(permanent.token.name) if permanent and permanent.token else slot.key


def faces_of(cards: CardData, slots: list[Slot]) -> dict[str, Face]:
    """What the engine must know, by the names in its database. Raises Unsupported, reason `card`, with all that it does not know."""
    faces = {FILLER: build(described(FILLER, types=["Artifact"]))}
    lacking = []
    for slot in slots:
        permanent = slot.permanent
        if permanent and permanent.token:
            faces[slot.key] = _token_face(slot.key, permanent.token)
            continue
        for name in dict.fromkeys([slot.key, (permanent and permanent.copy_of) or slot.key]):
            try:
                faces[name] = cards.face(name)
            except Unsupported as unsupported:
                lacking += unsupported.detail
    lacking += [name for name, face in faces.items() if face.gap]
    if lacking:
        raise Unsupported("card", *dict.fromkeys(lacking))
    return faces


def names_only(cards: CardData, named: Iterable[str]) -> dict[str, Face]:
    """Cards that a player may name, without being able to use them: the engine lets nobody name a card that it was not given."""
    return {name: build(described(name, types=["Artifact"])) for name in sorted(named) if name in cards}


def _token_face(key: str, token: Token) -> Face:
    """A described token as a card of its own, under a name that no card has; its own name is written in when it is placed.

    Raises Unsupported, reason `table`, for keywords that the engine does not read.
    """
    lines = [keyword[:1].upper() + keyword[1:] for keyword in token.keywords]
    facts = described(
        key,
        types=[each.capitalize() for each in token.types],
        subtypes=list(token.subtypes),
        supertypes=[each.capitalize() for each in token.supertypes],
        colors=list(token.colors),
        power=token.power,
        toughness=token.toughness,
        text="\n".join(lines),
        keywords=[_PARAMETER.split(line)[0] for line in lines],
    )
    face = build(facts)
    if face.gap or len(face.data.get("keywords") or ()) != len(lines):
        raise Unsupported("table", f"a token with {', '.join(token.keywords)}")
    data = {**face.data, "color_override": [COLORS[color] for color in token.colors]}
    return msgspec.structs.replace(face, data=data, json=msgspec.json.encode(data))


def database(faces: dict[str, Face]) -> str:
    """The engine's card database: every face under its name in lower case."""
    return (
        "{"
        + ",".join(f"{msgspec.json.encode(key.lower()).decode()}:{face.json.decode()}" for key, face in faces.items())
        + "}"
    )
