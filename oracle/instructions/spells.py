"""Instructions about spells and abilities on the stack: countering, copying, casting while something resolves (701.6, 707.10, 608.2g)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import layers, resolve
from oracle.decisions import CastOffer, Choose, Illegal, Run
from oracle.events import LastingBegan, SpellCopied
from oracle.model import Announced, Game, Kind, Object, ObjectId, PlayerId, Zone
from oracle.moving import put_created, put_onto_stack
from oracle.resolution import Resolution, instruction
from oracle.targets import ability_on_stack, legal_targets, slots_of
from oracle.vocabulary.copies import CastCopies, CopiesMore
from oracle.vocabulary.instructions import CastFree, CopySpell, Counter, MultiplyX
from oracle.vocabulary.permissions import CastNow, PlayFree
from oracle.vocabulary.statics import Continuous


@instruction(Counter)
def counter(r: Resolution, what: Counter) -> Run[None]:
    """Counter spells or abilities (701.6a)."""
    for oid in (yield from r.objects(what.what)):
        r.game = yield from resolve.counter(r.game, oid, r.source)


@instruction(CopySpell)
def copy_spell(r: Resolution, what: CopySpell) -> Run[None]:
    """Copy a spell or ability onto the stack with what was announced for it (707.10); new targets may be chosen (707.10c)."""
    for oid in (yield from r.objects(what.what)):
        if r.game.find(oid).zone is Zone.STACK:  # also one that has left it: as it was there (608.2h)
            for _ in range(_times(r, oid, r.value(what.count))):
                yield from _copy(r, oid, what)


def _times(r: Resolution, oid: ObjectId, times: int) -> int:
    """Return how many times a spell is copied once effects have had their say; abilities are as many as said (614.1)."""
    if not times or r.game.find(oid).kind is Kind.ABILITY:
        return times
    more: int = sum(e.part.by for e in layers.in_force(r.game, CopiesMore) if e.controller == r.controller)
    return times + more


def _copy(r: Resolution, oid: ObjectId, what: CopySpell) -> Run[None]:
    original = r.game.find(oid)
    new = r.game.next_id
    face = layers.copiable(r.game, oid)
    if what.without_legendary:
        face = replace(face, supertypes=tuple(s for s in face.supertypes if s != "legendary"))
    copy: Object = replace(
        original,
        id=new,
        card=new,
        owner=r.controller,
        controller=r.controller,
        kind=Kind.ABILITY if original.kind is Kind.ABILITY else Kind.COPY,
        face=face,
        copied=None,
        timestamp=r.game.clock,
        # 707.10: it isn't cast, and no mana is spent on it.
        announced=replace(original.announced, cast=False, cast_from=None, caster="", mana_spent=()),
    )
    r.game = put_onto_stack(r.game.change(next_id=new + 1), copy)
    r.note("707.10", "{} is copied", oid)
    announced = yield from _new_targets(r.game, copy)
    r.game = r.game.with_object(replace(copy, announced=announced))
    if copy.kind is Kind.COPY:
        yield from r.happen([SpellCopied(player=r.controller, object=new)])


@instruction(MultiplyX)
def multiply_x(r: Resolution, what: MultiplyX) -> Run[None]:
    """Have a spell's X be so many times what was announced; no more is paid for it (107.3a)."""
    for oid in (yield from r.objects(what.what)):
        spell = r.game.objects.get(oid)
        if spell is not None and spell.zone is Zone.STACK and spell.announced.x is not None:
            x = spell.announced.x * what.by
            r.game = r.game.with_object(replace(spell, announced=replace(spell.announced, x=x)))
            r.note("107.3a", "X of {} becomes {}", oid, str(x))


def _new_targets(game: Game, copy: Object) -> Run[Announced]:
    ability = ability_on_stack(game, copy.id)
    if ability is None or not any(copy.announced.targets):
        return copy.announced
    chosen: list[tuple[ObjectId | str, ...]] = []
    for slot, old in zip(slots_of(ability, copy.announced.modes), copy.announced.targets, strict=True):
        options = tuple(dict.fromkeys((*old, *legal_targets(game, copy.id, slot, chosen))))
        if len(options) > len(old):
            answer = yield Choose(
                copy.controller, "target", copy.id, options, len(old), len(old), "targets of the copy", game=game
            )
            chosen.append(tuple(answer))
        else:
            chosen.append(old)
    return replace(copy.announced, targets=tuple(chosen))


@instruction(CastFree)
def cast_free(r: Resolution, what: CastFree) -> Run[None]:
    """Cast cards without paying their mana costs, in the order chosen (608.2g, 118.9); what can't be cast stays."""
    from oracle.casting import Intent, cast

    options = tuple(oid for oid in (yield from r.objects(what.what)) if oid in r.game.objects)
    (player,) = r.players(what.who)
    for oid in (yield from _offered(r, player, options)):
        r.game = yield from cast(r.game, player, oid, Intent(free=True, resolving=True))
        spell = r.game.stack[0]
        if what.gains and "creature" in layers.view(r.game, spell).types:
            part = Continuous(what.gains)
            event = LastingBegan(part=part, controller=player, source=r.source, until="control", affects=(spell,))
            yield from r.happen([event])


@instruction(CastNow)
def cast_now(r: Resolution, what: CastNow) -> Run[None]:
    """Let a player cast cards as this resolves, for what they cost (608.2g); "if you do" then means that one was cast."""
    from oracle.casting import Intent, cast

    options = tuple(oid for oid in (yield from r.objects(what.what)) if oid in r.game.objects)
    castable = tuple(oid for oid in options if "land" not in layers.view(r.game, oid).types)  # 305.9
    (player,) = r.players(what.who)
    chosen = yield from _offered(r, player, castable)
    for oid in chosen:
        r.game = yield from cast(r.game, player, oid, Intent(resolving=True))
    r.done = bool(chosen)


@instruction(PlayFree)
def play_free(r: Resolution, what: PlayFree) -> Run[None]:
    """Let a player play cards without paying their mana costs: a spell is cast, a land is put down if one may be (305.3, 608.2g)."""
    from oracle import casting
    from oracle.casting import Intent, cast, play_land

    (player,) = r.players(what.who)
    options = tuple(oid for oid in (yield from r.objects(what.what)) if oid in r.game.objects)
    playable = tuple(
        oid for oid in options if "land" not in r.game.objects[oid].face.types or casting.may_play_land(r.game, player)
    )
    for oid in (yield from _offered(r, player, playable)):
        card = r.game.objects[oid]
        r.game = r.game.with_object(replace(card, face_down=False))
        if "land" in layers.view(r.game, oid).types:
            r.game = yield from play_land(r.game, player, oid, resolving=True)
        else:
            r.game = yield from cast(r.game, player, oid, Intent(free=True, resolving=True))


@instruction(CastCopies)
def cast_copies(r: Resolution, what: CastCopies) -> Run[None]:
    """Copy cards where they are, and let a player cast any of the copies without paying their mana costs (707.12, 707.12a)."""
    from oracle.casting import Intent, cast

    (player,) = r.players(what.who)
    cards = tuple(oid for oid in (yield from r.objects(what.what)) if oid in r.game.objects)
    copies = tuple(_copy_of_card(r, oid, player) for oid in cards)
    for oid in (yield from _offered(r, player, copies)):
        r.game = yield from cast(r.game, player, oid, Intent(free=True, resolving=True))


def _copy_of_card(r: Resolution, oid: ObjectId, player: PlayerId) -> ObjectId:
    """Create a copy of a card in the zone that the card is in; it ceases to exist unless it is cast (707.12, 704.5e)."""
    card = r.game.objects[oid]
    new = r.game.next_id
    copy = Object(
        id=new,
        card=new,
        face=layers.copiable(r.game, oid),
        owner=player,
        controller=player,
        zone=card.zone,
        timestamp=r.game.clock,
        kind=Kind.COPY,
        controller_then=player,
    )
    r.game = put_created(r.game.change(next_id=new + 1), copy)
    r.note("707.12", "{} is copied", oid)
    return new


def _offered(r: Resolution, player: PlayerId, options: tuple[ObjectId, ...]) -> Run[tuple[ObjectId, ...]]:
    """Ask what a player casts of what may be cast, in which order (608.2g)."""
    if not options:
        return ()
    chosen: tuple[ObjectId, ...] = yield CastOffer(player, "cast", r.about, options, game=r.game)
    if not set(chosen) <= set(options):
        raise Illegal("608.2g", "the effect does not allow casting that")
    return chosen
