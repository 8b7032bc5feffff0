"""Instants and sorceries about cards, spells, control, size and life; and creatures that do such things."""

from __future__ import annotations

from oracle.cards.faces import card, token
from oracle.cards.phrases import (
    A_CREATURE,
    A_PLAYER,
    A_SPELL,
    DOUBLE_STRIKE,
    HASTE,
    INDESTRUCTIBLE,
    TARGET,
    UNDYING,
    YOURS,
    activated,
    discarding,
    do,
    gets,
    pumps,
    sacrificing,
    spell,
    when,
    when_it_enters,
)
from oracle.vocabulary.abilities import Activated, AdditionalCost, Modal, Mode, Slot, SpellAbility
from oracle.vocabulary.amounts import X
from oracle.vocabulary.choices import IfYouDo
from oracle.vocabulary.costs import PutCountersOnOne, SacrificeSelf, cost
from oracle.vocabulary.filters import (
    CREATURE,
    INSTANT_OR_SORCERY,
    LAND,
    PLANESWALKER,
    Compare,
    Filter,
    Who,
    described,
)
from oracle.vocabulary.instructions import (
    AddMana,
    ChooseWord,
    Counter,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    Effect,
    GainControl,
    GainLife,
    Later,
    LoseLife,
    Move,
    PlayerCounters,
    PutCounters,
    Remember,
    Untap,
)
from oracle.vocabulary.libraries import Mill, Scry, Search
from oracle.vocabulary.patterns import DamageDealt, ManaProduced, ZoneChange, dies
from oracle.vocabulary.rewrites import ManaInstead, Prevent
from oracle.vocabulary.selectors import ControllerOf, Each, EachOpponent, EventObject, EventPlayer, Remembered
from oracle.vocabulary.statics import (
    AddTypes,
    Grant,
    LoseAllAbilities,
    Replace,
    SetColors,
    SetCreatureTypes,
    SetLandTypes,
    SetPT,
)

_PLAYER_OR_PLANESWALKER = Slot(PLANESWALKER, Who.ANYONE)
_BASIC_LAND = described(LAND, supertypes=("basic",))

_THAT = Filter(remembered="that creature")

CARDS = (
    # Spells countered
    card("Counterspell", "{U}{U}", "Instant", spell(Counter(TARGET), A_SPELL)),
    card(
        "Disdainful Stroke",
        "{1}{U}",
        "Instant",
        spell(Counter(TARGET), Slot(Filter(mana_value=Compare(">=", 4)), zone="stack")),
    ),
    # Cards
    card("Opt", "{U}", "Instant", spell(Scry(1)), spell(Draw())),
    card("Mind Rot", "{2}{B}", "Sorcery", spell(Discard(2, TARGET), A_PLAYER)),
    card("Thought Scour", "{U}", "Instant", spell(do(Mill(2, TARGET)), A_PLAYER), spell(Draw())),
    card(
        "Village Rites",
        "{B}",
        "Instant",
        AdditionalCost("sacrifice", cost(sacrificing(CREATURE)), optional=False),
        spell(Draw(2)),
    ),
    card("Rampant Growth", "{1}{G}", "Sorcery", spell(Search(_BASIC_LAND, "battlefield", tapped=True))),
    card(
        "Viscera Seer",
        "{B}",
        "Creature — Vampire Wizard",
        Activated(cost(sacrificing(CREATURE)), Scry(1)),
        size="1/1",
    ),
    # Life and poison
    card("Revitalize", "{1}{W}", "Instant", spell(GainLife(3)), spell(Draw())),
    card(
        "Prologue to Phyresis", "{1}{U}", "Instant", spell(PlayerCounters("poison", 1, EachOpponent())), spell(Draw())
    ),
    card(
        "Caress of Phyrexia",
        "{3}{B}{B}",
        "Sorcery",
        spell(do(Draw(3, TARGET), LoseLife(3, TARGET), PlayerCounters("poison", 3, TARGET)), A_PLAYER),
    ),
    card("Darkness", "{B}", "Instant", spell(Effect(Replace(DamageDealt(combat=True), Prevent())))),
    # Control
    card(
        "Act of Treason",
        "{2}{R}",
        "Sorcery",
        spell(do(GainControl(TARGET), Untap(TARGET), gets(TARGET, Grant(HASTE))), A_CREATURE),
    ),
    # Size and abilities
    card("Last Gasp", "{1}{B}", "Instant", spell(pumps(-3, -3), A_CREATURE)),
    card("Infest", "{1}{B}{B}", "Sorcery", spell(pumps(-2, -2, Each(CREATURE)))),
    card(
        "Cower in Fear",
        "{1}{B}{B}",
        "Instant",
        spell(pumps(-1, -1, Each(described(CREATURE, controller=Who.OPPONENT)))),
    ),
    card("Humble", "{1}{W}", "Instant", spell(gets(TARGET, LoseAllAbilities(), SetPT(0, 1)), A_CREATURE)),
    card("Ovinize", "{1}{U}", "Instant", spell(gets(TARGET, LoseAllAbilities(), SetPT(0, 1)), A_CREATURE)),
    card(
        "Gift of Tusks",
        "{U}",
        "Instant",
        spell(
            gets(TARGET, LoseAllAbilities(), SetColors(("G",)), SetCreatureTypes(("Elephant",)), SetPT(3, 3)),
            A_CREATURE,
        ),
    ),
    card("Animate Land", "{G}", "Instant", spell(gets(TARGET, AddTypes(("creature",)), SetPT(3, 3)), Slot(LAND))),
    card("Undying Evil", "{B}", "Instant", spell(gets(TARGET, Grant(UNDYING)), A_CREATURE)),
    card("Dragonscale Boon", "{3}{G}", "Instant", spell(do(PutCounters("p1p1", 2, TARGET), Untap(TARGET)), A_CREATURE)),
    # Modes
    card(
        "Boros Charm",
        "{R}{W}",
        "Instant",
        SpellAbility(
            modal=Modal(
                (
                    Mode(DealDamage(4, (TARGET,)), (_PLAYER_OR_PLANESWALKER,)),
                    Mode(gets(Each(YOURS), Grant(INDESTRUCTIBLE))),
                    Mode(gets(TARGET, Grant(DOUBLE_STRIKE)), (A_CREATURE,)),
                )
            )
        ),
    ),
    # This turn
    card(
        "Searing Blood",
        "{R}{R}",
        "Instant",
        spell(
            do(
                DealDamage(2, (TARGET,)),
                Remember(TARGET, "that creature"),
                Later(
                    when(dies(_THAT), DealDamage(3, (ControllerOf(EventObject()),))),
                    remember=("that creature",),
                    until="end-of-turn",
                ),
            ),
            A_CREATURE,
        ),
    ),
    card(
        "Virulent Wound",
        "{B}",
        "Instant",
        spell(
            do(
                PutCounters("m1m1", 1, TARGET),
                Remember(TARGET, "that creature"),
                Later(
                    when(dies(_THAT), PlayerCounters("poison", 1, ControllerOf(EventObject()))),
                    remember=("that creature",),
                    until="end-of-turn",
                ),
            ),
            A_CREATURE,
        ),
    ),
    card(
        "Bubbling Muck",
        "{B}",
        "Sorcery",
        spell(
            Later(
                when(ManaProduced(Filter(subtypes=("Swamp",))), AddMana("{B}", who=EventPlayer())),
                until="end-of-turn",
            )
        ),
    ),
    card(
        "Pale Moon",
        "{1}{U}",
        "Instant",
        spell(Effect(Replace(ManaProduced(described(LAND, without_supertypes=("basic",))), ManaInstead("C")))),
    ),
    card(
        "Deep Water",
        "{U}{U}",
        "Enchantment",
        activated("{U}", Effect(Replace(ManaProduced(described(LAND, controller=Who.YOU), Who.YOU), ManaInstead("U")))),
    ),
    card(
        "Harvest Mage",
        "{G}",
        "Creature — Human Spellshaper",
        Activated(
            cost("{G}{T}", discarding()),
            Effect(Replace(ManaProduced(LAND, Who.YOU), ManaInstead("", 1, choose=("W", "U", "B", "R", "G")))),
        ),
        size="1/1",
    ),
    card(
        "Quarum Trench Gnomes",
        "{3}{R}",
        "Creature — Gnome",
        activated(
            "{T}",
            do(
                Remember(TARGET, "that Plains"),
                Effect(
                    Replace(ManaProduced(Filter(remembered="that Plains"), type="W"), ManaInstead("C", only="W")),
                    until="game",
                ),
            ),
            Slot(Filter(subtypes=("Plains",))),
        ),
        size="1/1",
    ),
    card(
        "Elsewhere Flask",
        "{2}",
        "Artifact",
        when_it_enters(Draw()),
        Activated(
            cost(SacrificeSelf()),
            do(
                ChooseWord(("Plains", "Island", "Swamp", "Mountain", "Forest"), "basic land type"),
                gets(Each(described(LAND, controller=Who.YOU)), SetLandTypes(remembered="basic land type")),
            ),
        ),
    ),
    card(
        "Duskmantle Guildmage",
        "{U}{B}",
        "Creature — Human Wizard",
        activated(
            "{1}{U}{B}",
            Later(
                when(ZoneChange(Filter(token=False), to="graveyard", whose=Who.OPPONENT), LoseLife(1, EventPlayer())),
                until="end-of-turn",
            ),
        ),
        activated("{2}{U}{B}", Mill(2, TARGET), A_PLAYER),
        size="2/2",
    ),
    card(
        "Deathrite Shaman",
        "{B/G}",
        "Creature — Elf Shaman",
        activated("{T}", do(Move(TARGET, "exile"), AddMana("any-color")), Slot(LAND, zone="graveyard")),
        activated(
            "{B}{T}",
            do(Move(TARGET, "exile"), LoseLife(2, EachOpponent())),
            Slot(INSTANT_OR_SORCERY, zone="graveyard"),
        ),
        activated("{G}{T}", do(Move(TARGET, "exile"), GainLife(2)), Slot(CREATURE, zone="graveyard")),
        size="1/2",
    ),
    # Costs of counters
    card(
        "Scarscale Ritual",
        "{1}{U/B}",
        "Sorcery",
        AdditionalCost("counter", cost(PutCountersOnOne("m1m1", CREATURE)), optional=False),
        spell(Draw(2)),
    ),
    card(
        "Gristle Glutton",
        "{1}{R}",
        "Creature — Goblin Scout",
        Activated(cost("{T}", PutCountersOnOne("m1m1", CREATURE, action="blight")), IfYouDo(Discard(), Draw())),
        size="1/3",
    ),
    card(
        "Attune with Aether",
        "{G}",
        "Sorcery",
        spell(do(Search(_BASIC_LAND, "hand", reveal=True), PlayerCounters("energy", 2))),
    ),
    card(
        "Fractal Summoning",
        "{X}{G/U}{G/U}",
        "Sorcery — Lesson",
        spell(
            do(
                CreateTokens(token("Fractal", "0/0", "GU"), remember="token"),
                PutCounters("p1p1", X(), Remembered("token")),
            )
        ),
    ),
)
