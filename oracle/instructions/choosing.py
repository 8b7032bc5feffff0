"""Choices of objects made as a spell or ability resolves (608.2d), and looking through zones (701.22, 701.23, 701.25)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle import query, wording
from oracle.decisions import Arrange, Choose, Run
from oracle.events import Entering, Event, Moved, Scried
from oracle.model import ObjectId, PlayerId, Zone
from oracle.moving import on_the_bottom
from oracle.resolution import Resolution, instruction
from oracle.vocabulary.choices import PutOnBottom
from oracle.vocabulary.filters import Who
from oracle.vocabulary.instructions import ChooseWord, Remember
from oracle.vocabulary.libraries import LookAt, LookAtTop, Scry, Search, Surveil
from oracle.vocabulary.selectors import Choice


def choose_objects(r: Resolution, what: Choice) -> Run[tuple[ObjectId, ...]]:
    """Have the chooser choose among what fits, as many as there are if there are too few (609.3)."""
    player = r.players(what.chooser)[0]
    ctx = replace(r.context, controller=player) if player != r.controller else r.context
    options = query.candidates(r.game, what.what, what.zone, what.whose, ctx)
    least, most = min(what.least, len(options)), min(what.most, len(options))
    if most == 0:
        return ()
    answer = yield Choose(player, "choose-cards", r.about, options, least, most, "choose", game=r.game)
    return tuple(answer)


@instruction(Remember)
def remember(r: Resolution, what: Remember) -> Run[None]:
    """Put objects or players aside under a name (608.2c)."""
    found: tuple[ObjectId | PlayerId, ...] = yield from r.objects(what.what)
    if not isinstance(what.what, Choice):
        found = (*found, *r.players(what.what))
    r.remember(what.name, found)


@instruction(ChooseWord)
def choose_word(r: Resolution, what: ChooseWord) -> Run[None]:
    """Have a player choose one of several words (608.2d)."""
    player = r.players(what.who)[0]
    answer = yield Choose(player, what.kind, r.about, what.options, 1, 1, what.name, game=r.game)
    r.note("608.2d", "{} chooses {}", player, wording.chosen(what.kind, answer[0]))
    r.remember(what.name, answer)


def _arranged(
    r: Resolution, kind: str, player: PlayerId, cards: tuple[ObjectId, ...]
) -> Run[tuple[tuple[int, ...], ...]]:
    answer = yield Arrange(player, kind, r.about, cards, game=r.game)
    return (tuple(answer[0]), tuple(answer[1]))


@instruction(Scry)
def scry(r: Resolution, what: Scry) -> Run[None]:
    """Look at the top cards; some of them go to the bottom, the others stay on top, as the player orders them (701.22a)."""
    for player in r.players(what.who):
        library = r.game.zone(Zone.LIBRARY, player)
        count = min(r.value(what.count), len(library))
        if count:
            top, bottom = yield from _arranged(r, "scry", player, library[:count])
            order = (*top, *library[count:], *bottom)
            r.game = r.game.change(zones={**r.game.zones, (Zone.LIBRARY, player): order})
            r.note("701.22a", "{} scries " + str(count), player)
            yield from r.happen([Scried(player=player, amount=count)])


@instruction(Surveil)
def surveil(r: Resolution, what: Surveil) -> Run[None]:
    """Look at the top cards; put any of them into the graveyard and the rest on top, in any order (701.25a)."""
    for player in r.players(what.who):
        library = r.game.zone(Zone.LIBRARY, player)
        count = min(r.value(what.count), len(library))
        if count:
            top, away = yield from _arranged(r, "surveil", player, library[:count])
            r.game = r.game.change(zones={**r.game.zones, (Zone.LIBRARY, player): (*top, *away, *library[count:])})
            moves: list[Event] = [_to(r, oid, Zone.GRAVEYARD) for oid in away]
            yield from r.happen([*moves, Scried(player=player, amount=count, surveil=True)])


def _to(
    r: Resolution, oid: ObjectId, zone: Zone, *, under: PlayerId | None = None, tapped: bool = False, position: int = 0
) -> Moved:
    obj = r.game.objects[oid]
    entering = Entering(controller=under or obj.owner, tapped=tapped) if zone is Zone.BATTLEFIELD else None
    return Moved(
        object=oid, origin=obj.zone, to=zone, player=obj.owner, entering=entering, position=position, cause=r.source
    )


@instruction(Search)
def search(r: Resolution, what: Search) -> Run[None]:
    """Search a library for cards that fit, put them where they go, and shuffle (701.23, 701.24)."""
    for player in r.players(what.who):
        ctx = replace(r.context, controller=player)
        options = query.candidates(r.game, what.what, Zone.LIBRARY, Who.YOU, ctx)
        if what.also is not None:
            options += query.candidates(r.game, what.what, what.also, Who.YOU, ctx)
        found: tuple[ObjectId, ...] = ()
        if options:
            most = min(r.value(what.most), len(options))
            # Cards of a stated quality need not be found (701.23b).
            found = yield Choose(player, "choose-cards", r.about, options, 0, most, "find", game=r.game)
        r.note("701.23a", "{} searches the library", player)
        yield from r.happen([_to(r, oid, Zone(what.to), under=player, tapped=what.tapped) for oid in found])
        r.note("701.24a", "{} shuffles", player)


@instruction(PutOnBottom)
def put_on_bottom(r: Resolution, what: PutOnBottom) -> Run[None]:
    """Put cards of a library on the bottom of it: no change of zones, so they stay the same objects (400.7)."""
    for oid in (yield from r.objects(what.what)):
        obj = r.game.objects.get(oid)
        if obj is not None and obj.zone is Zone.LIBRARY:
            r.game = on_the_bottom(r.game, obj.owner, (oid,))
            r.note("401.4", "a card goes to the bottom of {}'s library", obj.owner)


@instruction(LookAt)
def look_at(r: Resolution, what: LookAt) -> Run[None]:
    """Show cards to a player (701.20e): the oracle hides nothing, so that nothing changes."""
    for player in r.players(what.who):
        for oid in (yield from r.objects(what.what)):
            r.note("701.20e", "{} looks at a card of {}", player, r.game.objects[oid].owner)


@instruction(LookAtTop)
def look_at_top(r: Resolution, what: LookAtTop) -> Run[None]:
    """Look at the top cards of your library, put some that fit into a zone, all at once, and the rest on the bottom."""
    player = r.controller
    library = r.game.zone(Zone.LIBRARY, player)
    looked = library[: min(r.value(what.count), len(library))]
    options = tuple(oid for oid in looked if query.fits(r.game, what.what, oid, r.context))
    chosen: tuple[ObjectId, ...] = ()
    if options:
        least, most = min(what.least, len(options)), min(what.most, len(options))
        chosen = yield Choose(player, "choose-cards", r.about, options, least, most, "choose", game=r.game)
    rest = tuple(oid for oid in looked if oid not in chosen)
    yield from r.happen([_to(r, oid, Zone(what.to), under=player) for oid in chosen])
    if what.rest is not None:
        yield from r.happen([_to(r, oid, Zone(what.rest)) for oid in rest])
        return
    r.game = on_the_bottom(r.game, player, rest)
    r.note("701.20a 401.4", "{} looks at {} cards and puts the rest on the bottom", player, str(len(looked)))
