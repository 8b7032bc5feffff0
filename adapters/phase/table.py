"""Setting a table: the engine's exported game is edited until it is the table, and loaded again.

Nothing is played, so nothing triggers, is replaced or asked: an object is written into its zone as it stands. Whatever follows from
continuous effects the engine derives by itself from the `base_` fields when it loads the game.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
import phase
from cards import CardData, Face
from engine import Refused, Session, State
from names import Names
from outcomes import Fault, Unsupported
from script import Chosen, ExileCard, Permanent, Player, Table
from slots import FILLER, Slot, card_name, database, faces_of, names_only, seat_of, slots_of
from vocabulary import MANA, STEPS, bare, engine_counter

MOST_PLAYERS = 6
"""As many as the engine's free-for-all seats."""
TURN = 5
"""The number of the turn, where the table names none: late enough that everybody has had a turn."""
_OPENING_HAND = 7
_OF_ALL = {"battlefield": "battlefield", "exile": "exile", "command": "command_zone"}
"""The zones that all players share, as the engine's game has them."""
_PLAYER_COUNTERS = {"experience": "Experience", "rad": "Rad", "ticket": "Ticket"}
_CHOSEN = {"creature_type": "CreatureType", "card_type": "CardType", "name": "CardName", "number": "Number"}
_UNTIL_IT_LEAVES = b'"UntilHostLeavesPlay"'
"""How the engine reads what a permanent exiles and gives back when it leaves, be it one ability or two."""
_COPIED = (
    "abilities",
    "card_types",
    "color",
    "keywords",
    "loyalty",
    "mana_cost",
    "name",
    "power",
    "replacement_definitions",
    "static_definitions",
    "toughness",
)


def set_up(cards: CardData, table: Table, named: Iterable[str] = ()) -> tuple[Session, Names]:
    """A game that stands as the table says, and the names of what is in it. `named` are cards that the script names besides.

    Raises Unsupported for a table that the engine or this adapter cannot hold, and Fault for one that names what is not on it.
    """
    _refuse(table)
    listed, table = table, _seated(table)
    seat = {player.id: number for number, player in enumerate(table.players)}
    if len(seat) != len(table.players):
        raise Fault("two players have one id")
    slots = [slot for number, player in enumerate(table.players) for slot in slots_of(number, player, seat)]
    faces = faces_of(cards, slots)
    faces |= names_only(cards, set(named) - set(faces))
    engine = phase.Engine.from_json(database(faces))
    state = _new_game(engine, table, slots, seat_of(seat, table.turn.active))
    setter = _Setter(state, slots, faces)
    setter.place(table, seat)
    handles = _handles(slots)
    setter.link(handles)
    if any(b'"CreatureType"' in face.json for face in faces.values()):
        # The engine takes the creature types that a player may name from the cards that it was given: a handful here.
        state["state"]["all_creature_types"] = cards.creature_types()
    session = Session(engine, state)
    names = Names(session, listed, seat, handles, {card_name(slot) for slot in slots})
    _attach(session, names, slots)
    _give_control(session, slots)
    _set_sickness(session, slots)
    return session, names


def _refuse(table: Table) -> None:
    """Say at once what cannot be set."""
    if table.teams and [len(team.players) for team in table.teams] != [2, 2]:
        raise Unsupported("needs", "teams", "two teams of two players each")
    if len(table.players) > MOST_PLAYERS:
        raise Unsupported("needs", "more-than-two-players", f"at most {MOST_PLAYERS} players")
    lacking = []
    for number, player in enumerate(table.players):
        where = f"/table/players/{number}"
        for index, card in enumerate(player.exile):
            if isinstance(card, ExileCard):
                lacking += [f"{where}/exile/{index}/face-down"] * card.face_down
        for index, permanent in enumerate(player.battlefield):
            if isinstance(permanent, Permanent):
                lacking += [f"{where}/battlefield/{index}/face-down"] * permanent.face_down
                chosen = permanent.chosen
                lacking += [f"{where}/battlefield/{index}/chosen/option"] * (
                    chosen is not None and chosen.option is not None
                )
                lacking += [f"{where}/battlefield/{index}/chosen/mana-type"] * (
                    chosen is not None and chosen.mana_type == "C"
                )
        for kind in player.counters:
            if kind not in {"poison", "energy", *_PLAYER_COUNTERS}:
                lacking.append(f"{where}/counters/{kind}")
    if lacking:
        raise Unsupported("table", *lacking)


def _seated(table: Table) -> Table:
    """The table with the members of a team beside each other, as the engine seats them; it counts their life totals together."""
    if not table.teams:
        return table
    players = {player.id: player for player in table.players}
    if sorted(players) != sorted(member for team in table.teams for member in team.players):
        raise Fault("a player is in no team, or in two")
    seated = []
    for team in table.teams:
        first, second = (players[member] for member in team.players)
        half = team.life // 2
        poison = {**first.counters, **team.counters}
        seated.append(msgspec.structs.replace(first, life=team.life - half, counters=poison))
        seated.append(msgspec.structs.replace(second, life=half))
    return msgspec.structs.replace(table, players=tuple(seated))


def _new_game(engine: phase.Engine, table: Table, slots: list[Slot], active: int) -> State:
    """A game at its start, in which every object that the table needs is somewhere."""
    decks = [
        [slot.key for slot in slots if slot.owner == seat] + [FILLER] * (_OPENING_HAND + 1)
        for seat in range(len(table.players))
    ]
    for slot in slots:
        if slot.permanent and slot.permanent.card and slot.permanent.copy_of:
            decks[slot.owner].append(slot.permanent.copy_of)  # one more, to read what a copy of it has
    form = "TwoHeadedGiant" if table.teams else "FreeForAll"
    game = engine.new_game(decks[0], decks[1], extra_players=decks[2:], format=form, seed=1, first_player=active)
    while (waiting := game.waiting_for())["type"] != "Priority":
        if waiting["type"] == "MulliganDecision":
            player = waiting["data"]["pending"][0]["player"]
            game.apply(player, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})
        elif waiting["type"] == "OptionalEffectChoice":
            # Nobody begins the game with a card of the opening hand on the battlefield (103.6a).
            game.apply(waiting["data"]["player"], {"type": "DecideOptionalEffect", "data": {"accept": False}})
        else:
            raise Unsupported("table", f"the engine asks {waiting['type']} before the game begins")
    state: State = game.state()
    return state


# -- placing them


class _Setter:
    """Writes the slots into the exported game."""

    def __init__(self, state: State, slots: list[Slot], faces: dict[str, Face]) -> None:
        self.game: dict[str, Any] = state["state"]
        self.slots = slots
        self.faces = faces
        self.fresh: defaultdict[tuple[int, str], list[dict[str, Any]]] = defaultdict(list)
        for each in self.game["objects"].values():
            self.fresh[each["owner"], each["name"]].append(each)

    def place(self, table: Table, seat: dict[str, int]) -> None:
        """Make the game the table."""
        game = self.game
        turn = table.turn.number or TURN
        active = seat_of(seat, table.turn.active)
        game["turn_number"] = turn
        game["phase"] = STEPS[table.turn.step]
        game["active_player"] = game["priority_player"] = active
        game["waiting_for"] = {"type": "Priority", "data": {"player": active}}
        game["priority_pass_count"] = 0
        game["priority_passes"] = []
        # The history of the opening hands, which the table does not have.
        game["zone_changes_this_turn"] = []
        game["deck_pools"] = []
        game.pop("resolved_rules_journal", None)
        game["debug_mode"] = True  # the engine attaches permanents for a debugging client only
        for zone in _OF_ALL.values():
            game[zone] = []
        for player in game["players"]:
            for zone in ("hand", "graveyard", "library"):
                player[zone] = []
        stamps = self._timestamps()
        for index, slot in enumerate(self.slots):
            self._place(slot, turn, stamps[index], seat)
        game["next_timestamp"] = len(self.slots) + 1
        for slot in self.slots:
            if slot.permanent and slot.permanent.card and slot.permanent.copy_of:
                self._copy(slot, slot.permanent.copy_of)
        used = {slot.number for slot in self.slots}
        game["objects"] = {key: each for key, each in game["objects"].items() if each["id"] in used}
        for number, player in enumerate(table.players):
            self._player(number, player, active)

    def _timestamps(self) -> list[int]:
        """A timestamp for each slot (613.7): in the order of the table, save where one is given."""
        given = [slot.permanent.timestamp if slot.permanent else None for slot in self.slots]
        order = sorted(
            range(len(given)), key=lambda index: (index if (stamp := given[index]) is None else stamp, index)
        )
        stamps = [0] * len(given)
        for stamp, index in enumerate(order, start=1):
            stamps[index] = stamp
        return stamps

    def _take(self, slot: Slot, key: str) -> dict[str, Any]:
        """An object of that card which has no use yet."""
        return self.fresh[slot.owner, self.faces[key].data["name"]].pop(0)

    def _place(self, slot: Slot, turn: int, stamp: int, seat: dict[str, int]) -> None:
        game = self.game
        thing = self._take(slot, slot.key)
        slot.number = thing["id"]
        thing["zone"] = slot.zone.capitalize()
        if slot.zone in _OF_ALL:
            game[_OF_ALL[slot.zone]].append(slot.number)
        elif slot.zone == "graveyard":
            game["players"][slot.owner]["graveyard"].insert(0, slot.number)  # the engine's last is the top
        else:
            game["players"][slot.owner][slot.zone].append(slot.number)
        if isinstance(slot.spec, ExileCard | Permanent):
            thing["counters"] = {engine_counter(kind): count for kind, count in slot.spec.counters.items() if count}
        if permanent := slot.permanent:
            self._permanent(thing, permanent, slot, turn, seat)
            thing["timestamp"] = stamp

    def _permanent(
        self, thing: dict[str, Any], permanent: Permanent, slot: Slot, turn: int, seat: dict[str, int]
    ) -> None:
        thing["tapped"] = permanent.tapped
        thing["damage_marked"] = permanent.damage
        thing["summoning_sick"] = permanent.sick
        thing["entered_battlefield_turn"] = turn if permanent.sick else max(0, turn - 2)
        # Whose it would be if no effect said otherwise is not told: the owner's, unless that does not come out right.
        thing["base_controller"] = slot.owner
        thing["controller"] = slot.controller
        for kind in ("loyalty", "defense"):
            if kind in permanent.counters:
                thing[kind] = permanent.counters[kind]
        if permanent.chosen:
            thing["chosen_attributes"] = _chosen(permanent.chosen, seat)
        if permanent.token:
            thing["name"] = thing["base_name"] = bare(permanent.token.name)
        thing["is_token"] = permanent.card is None

    def _copy(self, slot: Slot, original: str) -> None:
        """Make a card a copy of another, by the effect that the engine itself keeps for a permanent that entered as one."""
        game = self.game
        donor = self._take(slot, original)
        thing = game["objects"][str(slot.number)]
        values = {key: donor[key] for key in _COPIED if key in donor}
        values["name_origin"] = "Source"
        values["trigger_definitions"] = [each["definition"] for each in donor["trigger_definitions"]]
        values["trigger_printed_origins"] = [None] * len(values["trigger_definitions"])
        number = game["next_continuous_effect_id"]
        game["next_continuous_effect_id"] = number + 1
        incarnation = thing.get("incarnation", 0)
        game["transient_continuous_effects"].append(
            {
                "id": number,
                "source_id": slot.number,
                "source_name": slot.key,
                "controller": slot.controller,
                "timestamp": thing["timestamp"],
                "duration": "Permanent",
                "affected": {"type": "SpecificObject", "id": slot.number},
                "affected_recipient": {"object_id": slot.number, "incarnation": incarnation},
                "duration_subject": {"object_id": slot.number, "incarnation": incarnation},
                "modifications": [{"type": "CopyValues", "display_source": "Card", "values": values}],
            }
        )

    def link(self, handles: dict[str, int]) -> None:
        """Note with which permanents cards have been exiled (607.2a), as the engine does when its abilities exile them."""
        by_number = {slot.number: slot for slot in self.slots}
        for slot in self.slots:
            if not isinstance(slot.spec, ExileCard) or slot.spec.exiled_with is None:
                continue
            host = by_number.get(handles.get(slot.spec.exiled_with, -1))
            if host is None:
                raise Fault(f"no {slot.spec.exiled_with} on the table")
            until = _UNTIL_IT_LEAVES in self.faces[host.key].json
            kind = {"UntilSourceLeaves": {"return_zone": "Battlefield"}} if until else "TrackedBySource"
            self.game["exile_links"].append({"exiled_id": slot.number, "kind": kind, "source_id": host.number})
            self.game["objects"][str(slot.number)]["exiled_by"] = host.controller

    def _player(self, number: int, player: Player, active: int) -> None:
        game = self.game
        seat = game["players"][number]
        seat["life"] = player.life
        seat["has_drawn_this_turn"] = False
        seat["poison_counters"] = player.counters.get("poison", 0)
        seat["energy"] = player.counters.get("energy", 0)
        others = {
            _PLAYER_COUNTERS[kind]: count
            for kind, count in player.counters.items()
            if kind in _PLAYER_COUNTERS and count
        }
        if others:
            seat["player_counters"] = others
        if player.lands_played:
            seat["lands_played_this_turn"] = player.lands_played
            if number == active:
                game["lands_played_this_turn"] = player.lands_played
        for letter, amount in player.mana.items():
            for _ in range(amount):
                pip = game["next_pip_id"]
                game["next_pip_id"] = pip + 1
                seat["mana_pool"]["mana"].append(
                    {"color": MANA[letter], "pip_id": pip, "restrictions": [], "snow": False, "source_id": 0}
                )


def _chosen(chosen: Chosen, seat: dict[str, int]) -> list[dict[str, Any]]:
    """What was chosen as it entered, as the engine keeps it."""
    kept: list[dict[str, Any]] = []
    for color in (chosen.color, chosen.mana_type):
        if color is not None:
            kept.append({"type": "Color", "value": MANA[color]})
    for field, kind in _CHOSEN.items():
        if (value := getattr(chosen, field)) is not None:
            kept.append({"type": kind, "value": value.capitalize() if field == "card_type" else value})
    if chosen.player is not None:
        kept.append({"type": "Player", "value": seat_of(seat, chosen.player)})
    return kept


# -- names, attachments, control


def _handles(slots: list[Slot]) -> dict[str, int]:
    """Handles and the objects that they are for: the table's own, and the names that it holds once."""
    handles: dict[str, int] = {}
    for slot in slots:
        if slot.spec.handle is not None:
            if slot.spec.handle in handles:
                raise Unsupported("format", f"the handle {slot.spec.handle} is given twice")
            handles[slot.spec.handle] = slot.number
    # Tokens and copies have a handle only if one is given.
    plain = [slot for slot in slots if not slot.permanent or (slot.permanent.card and not slot.permanent.copy_of)]
    held = Counter(slot.key for slot in plain)
    for slot in plain:
        if held[slot.key] == 1 and slot.spec.handle is None:
            handles.setdefault(slot.key, slot.number)
    return handles


def _attach(session: Session, names: Names, slots: list[Slot]) -> None:
    for slot in slots:
        host = slot.permanent and slot.permanent.attached_to
        if not host:
            continue
        if host in names.seat_of:
            target: dict[str, Any] = {"type": "Player", "data": names.seat_of[host]}
        else:
            target = {"type": "Object", "data": names.find(host, ("battlefield",))["id"]}
        try:
            session.act("Debug", seat=0, type="Attach", data={"object_id": slot.number, "target": target})
        except Refused as refused:
            raise Unsupported("table", f"{card_name(slot)} attached to {host}: {refused}") from refused


def _give_control(session: Session, slots: list[Slot]) -> None:
    """Where no effect on the table gives a permanent to the player in whose list it stands, that player has it of themself."""
    wrong = [
        slot.number
        for slot in slots
        if slot.permanent and (thing := session.object(slot.number)) and thing["controller"] != slot.controller
    ]
    if not wrong:
        return
    state = session.save()
    for slot in slots:
        if slot.number in wrong:
            thing = state["state"]["objects"][str(slot.number)]
            thing["base_controller"] = thing["controller"] = slot.controller
    session.restore(state)


def _set_sickness(session: Session, slots: list[Slot]) -> None:
    """Who is new to their controller is the table's to say (302.6): the engine calls new whatever an Aura on the table has stolen."""
    wrong = {
        slot.number: slot.permanent.sick
        for slot in slots
        if slot.permanent
        and (thing := session.object(slot.number))
        and thing.get("summoning_sick", False) != slot.permanent.sick
    }
    if not wrong:
        return
    state = session.save()
    for number, sick in wrong.items():
        state["state"]["objects"][str(number)]["summoning_sick"] = sick
    session.restore(state)
