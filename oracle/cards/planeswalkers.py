"""Planeswalkers (306, 606) and Sagas (714)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.cards.faces import card, token
from oracle.cards.phrases import (
    A_CREATURE,
    A_PLAYER,
    ANOTHER_CREATURE_OF_YOURS,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    REMINDER,
    TARGET,
    VIGILANCE,
    YOUR_CREATURE,
    chapter,
    damage_to_any_target,
    do,
    gets,
    has,
    loyalty,
    pumps,
    static,
    when,
)
from oracle.vocabulary.abilities import ANY_TARGET, Slot
from oracle.vocabulary.amounts import Count, EventAmount, Is, LifeOf, Number, YourTurn
from oracle.vocabulary.choices import ChooseOne, IfYouDo, PutOnBottom
from oracle.vocabulary.filters import (
    ANYTHING,
    CREATURE,
    NONLAND,
    PLANESWALKER,
    THIS,
    Compare,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.game import GetEmblem
from oracle.vocabulary.instructions import (
    AddMana,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    Effect,
    GainControl,
    GainLife,
    If,
    May,
    Move,
    PutCounters,
    Remember,
    Untap,
)
from oracle.vocabulary.libraries import LookAt, LookAtTop, Mill, Shuffle
from oracle.vocabulary.patterns import CountersRemoved, DamageDealt, SpellCast
from oracle.vocabulary.permissions import CastNow, PlayFrom
from oracle.vocabulary.rewrites import Prevent
from oracle.vocabulary.selectors import Choice, Each, EachOpponent, EachPlayer, Remembered, TopOfLibrary, You
from oracle.vocabulary.statics import AddTypes, DefinePT, Grant, Replace, SetPT

_AVATAR = replace(token("Avatar", "0/0", "W"), lines=(has(THIS, DefinePT(LifeOf(You()), LifeOf(You())), defines=True),))

_EXILED = Remembered("exiled")
_EXILE_THE_TOP = Move(TopOfLibrary(You()), "exile", remember="exiled")
_PLAY_IT_THIS_TURN = Effect(PlayFrom("exile", Filter(remembered="exiled")))
_SMALL_PERMANENT = Filter(
    any_type=("artifact", "battle", "creature", "enchantment", "planeswalker"),
    without_types=("land",),
    mana_value=Compare("<=", 3),
)

CARDS = (
    card(
        "Jace Beleren",
        "{1}{U}{U}",
        "Legendary Planeswalker — Jace",
        loyalty(2, Draw(1, EachPlayer())),
        loyalty(-1, Draw(1, TARGET), A_PLAYER),
        loyalty(-10, Mill(20, TARGET), A_PLAYER),
        loyalty=3,
    ),
    card(
        "Ajani Goldmane",
        "{2}{W}{W}",
        "Legendary Planeswalker — Ajani",
        loyalty(1, GainLife(2)),
        loyalty(-1, do(PutCounters("p1p1", 1, Each(YOUR_CREATURE)), gets(Each(YOUR_CREATURE), Grant(VIGILANCE)))),
        loyalty(-6, CreateTokens(_AVATAR)),
        loyalty=4,
    ),
    card(
        "Jace, the Mind Sculptor",
        "{2}{U}{U}",
        "Legendary Planeswalker — Jace",
        loyalty(2, do(LookAt(TopOfLibrary(TARGET)), May(PutOnBottom(TopOfLibrary(TARGET)))), A_PLAYER),
        loyalty(0, do(Draw(3), Move(Choice(ANYTHING, 2, 2, "hand", Who.YOU), "library"))),
        loyalty(-1, Move(TARGET, "hand"), A_CREATURE),
        loyalty(
            -12,
            do(
                Remember(TARGET, "player"),
                Move(Each(ANYTHING, "library", Who.REMEMBERED), "exile"),
                Move(Each(ANYTHING, "hand", Who.REMEMBERED), "library"),
                Shuffle(TARGET),
            ),
            A_PLAYER,
        ),
        loyalty=3,
    ),
    card(
        "Gideon Blackblade",
        "{1}{W}{W}",
        "Legendary Planeswalker — Gideon",
        has(
            THIS,
            AddTypes(("creature",), ("Human", "Soldier")),
            SetPT(4, 4),
            Grant(INDESTRUCTIBLE),
            condition=YourTurn(),
        ),
        static(Replace(DamageDealt(to=THIS), Prevent()), condition=YourTurn()),
        loyalty(
            1,
            If(
                Is(Number(TARGET), Compare(">", 0)),
                ChooseOne(
                    (
                        ("vigilance", gets(TARGET, Grant(VIGILANCE))),
                        ("lifelink", gets(TARGET, Grant(LIFELINK))),
                        ("indestructible", gets(TARGET, Grant(INDESTRUCTIBLE))),
                    )
                ),
            ),
            Slot(ANOTHER_CREATURE_OF_YOURS, least=0),
        ),
        loyalty(-6, Move(TARGET, "exile"), Slot(NONLAND)),
        loyalty=4,
    ),
    card(
        "Chandra, Torch of Defiance",
        "{2}{R}{R}",
        "Legendary Planeswalker — Chandra",
        loyalty(
            1,
            do(
                _EXILE_THE_TOP,
                IfYouDo(CastNow(_EXILED), do(), otherwise=DealDamage(2, (EachOpponent(),))),
            ),
        ),
        loyalty(1, AddMana("{R}{R}")),
        loyalty(-3, DealDamage(4, (TARGET,)), A_CREATURE),
        loyalty(
            -7,
            GetEmblem((when(SpellCast(ANYTHING), damage_to_any_target(5), ANY_TARGET, zones=("command",)),)),
        ),
        loyalty=4,
    ),
    card(
        "Chandra, Fire Artisan",
        "{2}{R}{R}",
        "Legendary Planeswalker — Chandra",
        when(
            CountersRemoved(THIS, "loyalty"),
            damage_to_any_target(EventAmount()),
            Slot(PLANESWALKER, Who.OPPONENT),
        ),
        loyalty(1, do(_EXILE_THE_TOP, _PLAY_IT_THIS_TURN)),
        loyalty(-7, do(Move(TopOfLibrary(You(), 7), "exile", remember="exiled"), _PLAY_IT_THIS_TURN)),
        loyalty=4,
    ),
    card(
        "Tibalt, the Fiend-Blooded",
        "{R}{R}",
        "Legendary Planeswalker — Tibalt",
        loyalty(1, do(Draw(), Discard(random=True))),
        loyalty(
            -4,
            do(Remember(TARGET, "player"), DealDamage(Count(ANYTHING, "hand", Who.REMEMBERED), (TARGET,))),
            A_PLAYER,
        ),
        loyalty(
            -6,
            do(
                Remember(Each(CREATURE), "them"),
                GainControl(Remembered("them")),
                Untap(Remembered("them")),
                gets(Remembered("them"), Grant(HASTE)),
            ),
        ),
        loyalty=2,
    ),
    card(
        "Ajani, Outland Chaperone",
        "{1}{W}{W}",
        "Legendary Planeswalker — Ajani",
        loyalty(1, CreateTokens(token("Kithkin", "1/1", "GW"))),
        loyalty(-2, DealDamage(4, (TARGET,)), Slot(described(CREATURE, tapped=True))),
        loyalty(-8, do(LookAtTop(LifeOf(You()), _SMALL_PERMANENT, 1000, "battlefield"), Shuffle())),
        loyalty=3,
    ),
    card(
        "History of Benalia",
        "{1}{W}{W}",
        "Enchantment — Saga",
        REMINDER,
        chapter((1, 2), CreateTokens(token("Knight", "2/2", "W", VIGILANCE))),
        chapter((3,), pumps(2, 1, Each(Filter(subtypes=("Knight",), controller=Who.YOU)))),
    ),
)
