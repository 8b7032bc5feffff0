Feature: X of a spell

  Whoever casts a spell with X chooses a number. What the permanent does as it enters still knows that number; the permanent
  itself, and whatever looks at it later, does not.

  @rules.6
  Rule: What a permanent enters with reads the X of its spell

    @id:x-of-spell.counters @rules.6a @cr:107.3m @cr:614.1c
    Scenario Outline: <card> cast for an X of <x> enters with that many counters
      Given Alice has <card> in hand and <mana> in her mana pool
      When Alice casts <card> with X = <x>
      And everything on the stack resolves
      Then <card> is on the battlefield, has exactly <x> +1/+1 counters and is <size>
      And Alice has no mana in her mana pool

      Examples:
        | row          | card              | x | mana     | size |
        | ballista     | Walking Ballista  | 2 | four {C} | 2/2  |
        | hangarback   | Hangarback Walker | 3 | six {C}  | 3/3  |
        | endless-one  | Endless One       | 4 | four {C} | 4/4  |
        | tyrant-guard | Tyrant Guard      | 2 | five {G} | 5/5  |

    @id:x-of-spell.counters.bob @rules.6a @cr:107.3m @cr:614.1c
    Scenario: Bob's Endless One reads the X that Bob chose, and Alice's the one that she chose
      Given Alice has Endless One as "of-alice" in hand and {C}{C} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Endless One as "of-bob" in hand and five {C} in his mana pool
      When Alice casts "of-alice" with X = 2
      And Alice passes priority
      And Bob casts "of-bob" with X = 5
      And everything on the stack resolves
      Then "of-alice" is on the battlefield, is controlled by Alice and has exactly two +1/+1 counters
      And "of-bob" is on the battlefield, is controlled by Bob and has exactly five +1/+1 counters

    @id:x-of-spell.counters.each-its-own @rules.6a @cr:107.3m @cr:614.1c
    Scenario: Two spells of one name, each with an X of its own
      Given Alice has Walking Ballista as "small", Walking Ballista as "big" in hand, and eight {C} in her mana pool
      When Alice casts "small" with X = 1
      And everything on the stack resolves
      And Alice casts "big" with X = 3
      And everything on the stack resolves
      Then "small" is on the battlefield, has exactly one +1/+1 counter and is 1/1
      And "big" is on the battlefield, has exactly three +1/+1 counters and is 3/3

    @id:x-of-spell.counters.charge @rules.6a @cr:107.3m @cr:614.1c
    Scenario Outline: Chalice of the Void enters with as many charge counters as X
      Given Alice has Chalice of the Void in hand and <mana> in her mana pool
      When Alice casts Chalice of the Void with X = <x>
      And everything on the stack resolves
      Then Chalice of the Void is on the battlefield and has exactly <x> charge counters

      Examples:
        | row   | x | mana     |
        | two   | 2 | four {C} |
        | three | 3 | six {C}  |

    @id:x-of-spell.counters.zero @rules.6a @cr:107.3m @cr:614.1c @cr:704.5f @absence @control:x-of-spell.counters.zero.control
    Scenario: Endless One cast for an X of zero enters without a counter
      Given Alice has Endless One in hand and {C}{C} in her mana pool
      When Alice casts Endless One with X = 0
      And everything on the stack resolves
      Then Endless One is in Alice's graveyard
      And Alice has {C}{C} in her mana pool

    @id:x-of-spell.counters.zero.control @cr:107.3m @cr:614.1c
    Scenario: Endless One cast for an X of one stays
      Given Alice has Endless One in hand and {C}{C} in her mana pool
      When Alice casts Endless One with X = 1
      And everything on the stack resolves
      Then Endless One is on the battlefield, has exactly one +1/+1 counter and is 1/1
      And Alice has {C} in her mana pool

    @id:x-of-spell.counters.one-more @rules.6a @cr:107.3m @cr:614.1c
    Scenario: Hardened Scales adds to the counters that X says
      Given Alice controls Hardened Scales
      And Alice has Endless One in hand and {C}{C} in her mana pool
      When Alice casts Endless One with X = 2
      And everything on the stack resolves
      Then Endless One is on the battlefield, has exactly three +1/+1 counters and is 3/3

    @id:x-of-spell.counters.one-more.zero @rules.6a @cr:107.3m @cr:614.1c @cr:704.5f @absence @control:x-of-spell.counters.one-more
    Scenario: Hardened Scales adds nothing where X says no counter
      Given Alice controls Hardened Scales
      And Alice has Endless One in hand and {C}{C} in her mana pool
      When Alice casts Endless One with X = 0
      And everything on the stack resolves
      Then Endless One is in Alice's graveyard

    @id:x-of-spell.counters.doubled @rules.6a @cr:107.3m @cr:614.1c
    Scenario Outline: <card> enters with the X that Unbound Flourishing has doubled
      Given Alice controls Unbound Flourishing
      And Alice has <card> in hand and <mana> in her mana pool
      When Alice casts <card> with X = <x>
      And everything on the stack resolves
      Then <card> is on the battlefield, has exactly <counters> +1/+1 counters and is <size>
      And Alice has no mana in her mana pool

      Examples:
        | row         | card             | x | mana      | counters | size |
        | ballista    | Walking Ballista | 1 | {C}{C}    | 2        | 2/2  |
        | endless-one | Endless One      | 3 | {C}{C}{C} | 6        | 6/6  |

  @rules.6
  Rule: On the stack an ability that triggers as the spell is cast reads the same X

    Background:
      Given Alice has Hydroid Krasis in hand, five Islands on top of her library and {G}{U}{C}{C}{C}{C}{C} in her mana pool

    @id:x-of-spell.cast-trigger @rules.6a @cr:107.3a @cr:107.3i @cr:107.3m @cr:614.1c
    Scenario: Hydroid Krasis reads its X as it is cast and as it enters
      When Alice casts Hydroid Krasis with X = 5
      And everything on the stack resolves
      Then Alice has 22 life and two cards in hand
      And Hydroid Krasis is on the battlefield, has exactly five +1/+1 counters and is 5/5

    @id:x-of-spell.cast-trigger.stack @cr:107.3a @cr:107.3i
    Scenario: Hydroid Krasis' first ability waits above it and resolves before it
      When Alice casts Hydroid Krasis with X = 5
      Then the stack is Hydroid Krasis's triggered ability, then Hydroid Krasis
      When the top of the stack resolves
      Then the stack is Hydroid Krasis
      And Alice has 22 life and two cards in hand

    @id:x-of-spell.cast-trigger.countered @cr:107.3a @cr:107.3i @cr:113.7a @cr:608.2h
    Scenario: Hydroid Krasis is countered, and what triggered as it was cast still knows its X
      Given Bob has Disdainful Stroke in hand and {U}{U} in his mana pool
      When Alice casts Hydroid Krasis with X = 5
      And Alice passes priority
      And Bob casts Disdainful Stroke targeting Hydroid Krasis
      And the top of the stack resolves
      Then Hydroid Krasis is in Alice's graveyard
      And Alice has 20 life and no cards in hand
      When everything on the stack resolves
      Then Alice has 22 life and two cards in hand

  @rules.6
  Rule: An ability that triggers as the permanent enters reads the X of its spell

    @id:x-of-spell.trigger @rules.6b @cr:107.3m
    Scenario Outline: Gadwick cast for an X of <x> draws <x> cards
      Given Alice has Gadwick, the Wizened in hand, Swamp, Plains, Forest and Mountain on top of her library, and <mana> in her mana pool
      When Alice casts Gadwick, the Wizened with X = <x>
      And everything on the stack resolves
      Then Alice has only <drawn> in hand
      And Gadwick, the Wizened is on the battlefield and is 3/3

      Examples:
        | row   | x | mana     | drawn                    |
        | one   | 1 | four {U} | Swamp                    |
        | two   | 2 | five {U} | Swamp and Plains         |
        | three | 3 | six {U}  | Swamp, Plains and Forest |

    @id:x-of-spell.trigger.stack @rules.6b @cr:107.3m
    Scenario: Gadwick's ability waits on the stack and reads X as it resolves
      Given Alice has Gadwick, the Wizened in hand, three Islands on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And the top of the stack resolves
      Then the stack is Gadwick, the Wizened's triggered ability
      And Alice has no cards in hand
      When the top of the stack resolves
      Then Alice has two cards in hand

    @id:x-of-spell.trigger.zero @rules.6b @cr:107.3m @absence @control:x-of-spell.trigger.zero.control
    Scenario: Gadwick cast for an X of zero draws nothing
      Given Alice has Gadwick, the Wizened in hand, three Islands on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 0
      And everything on the stack resolves
      Then Alice has no cards in hand
      And Gadwick, the Wizened is on the battlefield

    @id:x-of-spell.trigger.zero.control @cr:107.3m
    Scenario: Gadwick cast for an X of two draws two cards
      Given Alice has Gadwick, the Wizened in hand, three Islands on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Alice has two cards in hand
      And Gadwick, the Wizened is on the battlefield

    @id:x-of-spell.trigger.source-gone @rules.6b @cr:107.3m @cr:113.7a
    Scenario: Gadwick has left the battlefield before his ability resolves
      Given Alice has Gadwick, the Wizened in hand, three Islands on top of her library and five {U} in her mana pool
      And Bob has Unsummon in hand and {U} in his mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Unsummon targeting Gadwick, the Wizened
      And everything on the stack resolves
      Then Gadwick, the Wizened is in Alice's hand
      And Alice has three cards in hand

    @id:x-of-spell.trigger.bob @rules.6b @cr:107.3m
    Scenario: On his turn Bob draws for the X that he chose
      Given it is Bob's turn
      And Bob has Gadwick, the Wizened in hand, three Swamps on top of his library and five {U} in his mana pool
      And Alice has three Swamps on top of her library
      When Bob casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Bob has two cards in hand
      And Alice has no cards in hand

    @id:x-of-spell.trigger.massacre @rules.6b @cr:107.3m
    Scenario Outline: The Meathook Massacre cast for an X of <x> shrinks every creature by <x>
      Given Alice has The Meathook Massacre in hand and <mana> in her mana pool
      And Bob controls Fugitive Wizard, Grizzly Bears and Hill Giant
      When Alice casts The Meathook Massacre with X = <x>
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Bob controls only <left>
      And Hill Giant is <size>
      And Alice has <life> life

      Examples:
        | row | x | mana      | left                         | size | life |
        | one | 1 | {B}{B}{B} | Grizzly Bears and Hill Giant | 2/2  | 21   |
        | two | 2 | four {B}  | Hill Giant                   | 1/1  | 22   |

    @id:x-of-spell.trigger.and-counters @rules.6a @rules.6b @cr:107.3m @cr:614.1c
    Scenario Outline: The Goose Mother reads an X of <x> twice, for her counters and for her Food
      Given Alice has The Goose Mother in hand and <mana> in her mana pool
      When Alice casts The Goose Mother with X = <x>
      And everything on the stack resolves
      Then The Goose Mother is on the battlefield, has exactly <x> +1/+1 counters and is <size>
      And Alice controls <food>

      Examples:
        | row   | x | mana                  | size | food              |
        | two   | 2 | {G}{U}{C}{C}          | 4/4  | a Food token      |
        | three | 3 | {G}{U}{C}{C}{C}       | 5/5  | two Food tokens   |
        | five  | 5 | {G}{U}{C}{C}{C}{C}{C} | 7/7  | three Food tokens |

    @id:x-of-spell.trigger.condition @rules.6a @rules.6b @cr:107.3m @cr:603.4 @absence @control:x-of-spell.trigger.condition.control
    Scenario: Tyrant Guard cast for an X of four is not ravenous enough for a card
      Given Alice has Tyrant Guard in hand, two Islands on top of her library and eight {G} in her mana pool
      When Alice casts Tyrant Guard with X = 4
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly four +1/+1 counters and is 7/7
      And Alice has no cards in hand

    @id:x-of-spell.trigger.condition.control @rules.6a @rules.6b @cr:107.3m @cr:603.4
    Scenario: Tyrant Guard cast for an X of five draws a card
      Given Alice has Tyrant Guard in hand, two Islands on top of her library and eight {G} in her mana pool
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has only Island in hand

    @id:x-of-spell.trigger.doubled-x @rules.6b @cr:107.3m
    Scenario: Gadwick draws for the X that Unbound Flourishing has doubled
      Given Alice controls Unbound Flourishing
      And Alice has Gadwick, the Wizened in hand, five Swamps on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Alice has four cards in hand

  @rules.6
  Rule: On the battlefield the permanent's own X is zero, and its mana value leaves X out

    @id:x-of-spell.mana-value.destroyed @rules.6c @cr:107.3m @cr:107.3g @cr:202.3e
    Scenario Outline: Engineered Explosives without a counter destroys <card>
      Given Alice controls Engineered Explosives
      And Alice has <card> in hand and <mana> in her mana pool
      When Alice casts <card> with X = <x>
      And everything on the stack resolves
      Then <card> is on the battlefield
      When Alice activates Engineered Explosives's second ability
      And everything on the stack resolves
      Then <card> is in Alice's graveyard

      Examples:
        | row         | card                | x | mana     |
        | ballista    | Walking Ballista    | 2 | six {C}  |
        | endless-one | Endless One         | 3 | five {C} |
        | chalice     | Chalice of the Void | 2 | six {C}  |
        | hangarback  | Hangarback Walker   | 1 | four {C} |

    @id:x-of-spell.mana-value.destroyed.by-bob @rules.6c @cr:107.3m @cr:107.3g @cr:202.3e
    Scenario: Bob's Engineered Explosives without a counter destroys Walking Ballista and leaves Grizzly Bears
      Given Alice controls Grizzly Bears
      And Alice has Walking Ballista in hand and four {C} in her mana pool
      And Bob controls Engineered Explosives
      And Bob has {C}{C} in his mana pool
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      Then Walking Ballista is on the battlefield and has exactly two +1/+1 counters
      When Alice passes priority
      And Bob activates Engineered Explosives's second ability
      And everything on the stack resolves
      Then Walking Ballista is in Alice's graveyard
      And Alice controls only Grizzly Bears

    @id:x-of-spell.mana-value.spared @rules.6c @cr:107.3m @cr:107.3g @cr:202.3e @absence @control:x-of-spell.mana-value.spared.control/<row>
    Scenario Outline: Engineered Explosives with <count> counters destroys <victim> and leaves Walking Ballista
      Given Alice controls Engineered Explosives with <count> charge counters
      And Alice has Walking Ballista in hand and six {C} in her mana pool
      And Bob controls <victim>
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      And Alice activates Engineered Explosives's second ability
      And everything on the stack resolves
      Then Walking Ballista is on the battlefield and has exactly two +1/+1 counters
      And <victim> is in Bob's graveyard

      Examples: the value of X, and the mana value that the spell had
        | row  | count | victim        |
        | two  | two   | Grizzly Bears |
        | four | four  | Hill Giant    |

    @id:x-of-spell.mana-value.spared.control @cr:107.3g @cr:202.3e
    Scenario Outline: Engineered Explosives without a counter leaves <victim> and destroys Walking Ballista
      Given Alice controls Engineered Explosives
      And Alice has Walking Ballista in hand and six {C} in her mana pool
      And Bob controls <victim>
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      And Alice activates Engineered Explosives's second ability
      And everything on the stack resolves
      Then Walking Ballista is in Alice's graveyard
      And <victim> is on the battlefield

      Examples:
        | row  | victim        |
        | two  | Grizzly Bears |
        | four | Hill Giant    |

    @id:x-of-spell.mana-value.stolen @rules.6c @cr:107.3m @cr:107.3g @cr:202.3e
    Scenario Outline: Threads of Disloyalty may enchant <card>, however large its X was
      Given Alice has <card> in hand and <mana> in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Threads of Disloyalty in hand and {U}{U}{U} in his mana pool
      When Alice casts <card> with X = <x>
      And everything on the stack resolves
      And Alice passes priority
      And Bob casts Threads of Disloyalty targeting <card>
      And everything on the stack resolves
      Then <card> is on the battlefield, is controlled by Bob and has exactly <x> +1/+1 counters

      Examples:
        | row         | card             | x | mana            |
        | endless-one | Endless One      | 3 | {C}{C}{C}       |
        | ballista    | Walking Ballista | 2 | four {C}        |
        | goose       | The Goose Mother | 3 | {G}{U}{C}{C}{C} |

    @id:x-of-spell.mana-value.exiled @rules.6c @cr:107.3m @cr:107.3g @cr:202.3e
    Scenario: Silkwrap may exile Gadwick, whose mana value is three whatever X was
      Given Alice has Gadwick, the Wizened in hand, three Islands on top of her library and five {U} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Silkwrap in hand and {W}{W} in his mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      And Alice passes priority
      And Bob casts Silkwrap
      And everything on the stack resolves
      And Bob targets Gadwick, the Wizened with Silkwrap
      Then Gadwick, the Wizened is in exile
      And Alice has two cards in hand

    @id:x-of-spell.mana-value.animated @rules.6c @cr:107.3g @cr:202.3e @cr:704.5f @absence @control:x-of-spell.mana-value.animated.control
    Scenario: Under March of the Machines Chalice of the Void is as large as its mana value, and dies
      Given Alice controls March of the Machines
      And Alice has Chalice of the Void in hand and four {C} in her mana pool
      When Alice casts Chalice of the Void with X = 2
      And everything on the stack resolves
      Then Chalice of the Void is in Alice's graveyard

    @id:x-of-spell.mana-value.animated.control @rules.6a @cr:107.3m @cr:614.1c
    Scenario: Chalice of the Void stays where nothing animates it
      Given Alice has Chalice of the Void in hand and four {C} in her mana pool
      When Alice casts Chalice of the Void with X = 2
      And everything on the stack resolves
      Then Chalice of the Void is on the battlefield, is an artifact and has exactly two charge counters

    @id:x-of-spell.mana-value.enchantment @rules.6b @rules.6c @cr:107.3m @cr:107.3g @cr:202.3e
    Scenario: Under Opalescence The Meathook Massacre is as large as its mana value, and its ability still reads X
      Given Alice controls Opalescence
      And Alice has The Meathook Massacre in hand and {B}{B}{B} in her mana pool
      When Alice casts The Meathook Massacre with X = 1
      And the top of the stack resolves
      Then The Meathook Massacre is a legendary enchantment creature and is 2/2
      When everything on the stack resolves
      Then The Meathook Massacre is on the battlefield and is 1/1

  @rules.6
  Rule: On the stack the spell's mana value counts the X that was chosen

    Background:
      Given Bob has Disdainful Stroke in hand and {U}{U} in his mana pool

    @id:x-of-spell.mana-value.spell @cr:202.3e @cr:107.3a
    Scenario Outline: Disdainful Stroke may counter <card> cast for an X of <x>
      Given Alice has <card> in hand, three Swamps on top of her library and four <symbol> in her mana pool
      When Alice casts <card> with X = <x>
      And Alice passes priority
      And Bob casts Disdainful Stroke targeting <card>
      And everything on the stack resolves
      Then <card> is in Alice's graveyard
      And Alice has no cards in hand

      Examples:
        | row         | card                 | x | symbol |
        | endless-one | Endless One          | 4 | {C}    |
        | ballista    | Walking Ballista     | 2 | {C}    |
        | gadwick     | Gadwick, the Wizened | 1 | {U}    |

    @id:x-of-spell.mana-value.spell.too-low @cr:202.3e @cr:107.3a @absence @control:x-of-spell.mana-value.spell/<row>
    Scenario Outline: Disdainful Stroke may not counter <card> cast for an X of only <x>
      Given Alice has <card> in hand, three Swamps on top of her library and four <symbol> in her mana pool
      When Alice casts <card> with X = <x>
      And Alice passes priority
      And Bob tries to cast Disdainful Stroke targeting <card>
      Then the action is illegal
      When everything on the stack resolves
      Then <card> is on the battlefield

      Examples:
        | row         | card                 | x | symbol |
        | endless-one | Endless One          | 3 | {C}    |
        | ballista    | Walking Ballista     | 1 | {C}    |
        | gadwick     | Gadwick, the Wizened | 0 | {U}    |

  @rules.6
  Rule: A permanent that no spell became has an X of zero

    @id:x-of-spell.no-spell.draws-nothing @rules.6d @cr:107.3m @cr:107.3g @absence @control:x-of-spell.no-spell.draws-nothing.control
    Scenario Outline: Gadwick returned by <spell> draws nothing
      Given Alice has <spell> in hand, Gadwick, the Wizened in her graveyard, three Islands on top of her library and <mana> in her mana pool
      When Alice casts <spell> targeting Gadwick, the Wizened
      And everything on the stack resolves
      Then Gadwick, the Wizened is on the battlefield
      And Alice has <life> life and no cards in hand

      Examples:
        | row       | spell               | mana         | life |
        | zombify   | Zombify             | {B}{B}{B}{B} | 20   |
        | mannequin | Makeshift Mannequin | {B}{B}{B}{B} | 20   |
        | reanimate | Reanimate           | {B}          | 17   |

    @id:x-of-spell.no-spell.draws-nothing.control @cr:107.3m
    Scenario: Gadwick cast from hand draws
      Given Alice has Gadwick, the Wizened in hand, three Islands on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Gadwick, the Wizened is on the battlefield
      And Alice has 20 life and two cards in hand

    @id:x-of-spell.no-spell.dies @rules.6d @cr:107.3m @cr:107.3g @cr:704.5f @absence @control:x-of-spell.no-spell.dies.control
    Scenario Outline: Walking Ballista returned by <spell> enters without a counter and dies
      Given Alice controls Soul Warden
      And Alice has <spell> in hand, Walking Ballista in her graveyard and <mana> in her mana pool
      When Alice casts <spell> targeting Walking Ballista
      And everything on the stack resolves
      Then Walking Ballista is in Alice's graveyard
      And Alice has 21 life

      Examples: the card's mana value is zero too, so Reanimate costs no life
        | row       | spell     | mana         |
        | zombify   | Zombify   | {B}{B}{B}{B} |
        | reanimate | Reanimate | {B}          |

    @id:x-of-spell.no-spell.dies.control @cr:107.3m @cr:614.1c
    Scenario: Walking Ballista cast from hand stays
      Given Alice controls Soul Warden
      And Alice has Walking Ballista in hand and four {B} in her mana pool
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      Then Walking Ballista is on the battlefield and has exactly two +1/+1 counters
      And Alice has 21 life

    @id:x-of-spell.no-spell.goose @rules.6d @cr:107.3m @cr:107.3g @absence @control:x-of-spell.no-spell.goose.control
    Scenario: Collected Company finds The Goose Mother, who has neither counters nor Food
      Given Alice has Collected Company in hand, The Goose Mother and five Islands on top of her library, and four {G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses The Goose Mother for Collected Company
      Then The Goose Mother is on the battlefield, has no counters and is 2/2
      And Alice controls only The Goose Mother

    @id:x-of-spell.no-spell.goose.control @cr:107.3m @cr:614.1c
    Scenario: The Goose Mother cast for an X of two has counters and Food
      Given Alice has The Goose Mother in hand and {G}{U}{C}{C} in her mana pool
      When Alice casts The Goose Mother with X = 2
      And everything on the stack resolves
      Then The Goose Mother is on the battlefield, has exactly two +1/+1 counters and is 4/4
      And Alice controls a Food token

    @id:x-of-spell.no-spell.massacre @rules.6d @cr:107.3m @cr:107.3g @absence @control:x-of-spell.no-spell.massacre.control
    Scenario: The Meathook Massacre put onto the battlefield by Show and Tell shrinks nothing
      Given Alice has Show and Tell and The Meathook Massacre in hand, and {U}{U}{U} in her mana pool
      And Bob controls Fugitive Wizard
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses The Meathook Massacre for Show and Tell
      And Bob chooses any cards for Show and Tell
      Then The Meathook Massacre is on the battlefield
      And Fugitive Wizard is on the battlefield and is 1/1
      And Alice has 20 life

    @id:x-of-spell.no-spell.massacre.control @cr:107.3m
    Scenario: The Meathook Massacre cast for an X of one kills Fugitive Wizard
      Given Alice has The Meathook Massacre in hand and {B}{B}{B} in her mana pool
      And Bob controls Fugitive Wizard
      When Alice casts The Meathook Massacre with X = 1
      And everything on the stack resolves
      Then The Meathook Massacre is on the battlefield
      And Fugitive Wizard is in Bob's graveyard
      And Alice has 21 life

    @id:x-of-spell.no-spell.flickered @rules.6d @cr:107.3m @cr:107.3g @cr:400.7 @absence @control:x-of-spell.no-spell.flickered.control
    Scenario: Gadwick comes back from Ghostly Flicker with no memory of his X
      Given Alice controls Mind Stone
      And Alice has Gadwick, the Wizened and Ghostly Flicker in hand, six Islands on top of her library and eight {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Alice has three cards in hand
      When Alice casts Ghostly Flicker targeting Gadwick, the Wizened and Mind Stone
      And everything on the stack resolves
      Then Gadwick, the Wizened is on the battlefield
      And Alice has two cards in hand

    @id:x-of-spell.no-spell.flickered.control @cr:400.7 @cr:603.6a
    Scenario: Wall of Omens comes back from Ghostly Flicker and draws, which takes no X
      Given Alice controls Mind Stone and Wall of Omens
      And Alice has Ghostly Flicker in hand, six Islands on top of her library and {U}{U}{U} in her mana pool
      When Alice casts Ghostly Flicker targeting Wall of Omens and Mind Stone
      And everything on the stack resolves
      Then Wall of Omens is on the battlefield
      And Alice has a card in hand
      And Ghostly Flicker is in Alice's graveyard

    @id:x-of-spell.no-spell.flickered.dies @rules.6d @cr:107.3m @cr:107.3g @cr:400.7 @cr:704.5f @absence @control:x-of-spell.no-spell.flickered.dies.control
    Scenario: Walking Ballista comes back from Ghostly Flicker without counters and dies
      Given Alice controls Mind Stone
      And Alice has Walking Ballista and Ghostly Flicker in hand, and seven {U} in her mana pool
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      Then Walking Ballista is on the battlefield and has exactly two +1/+1 counters
      When Alice casts Ghostly Flicker targeting Walking Ballista and Mind Stone
      And everything on the stack resolves
      Then Walking Ballista is in Alice's graveyard
      And Mind Stone is on the battlefield

    @id:x-of-spell.no-spell.flickered.dies.control @cr:614.1c @cr:400.7
    Scenario: Triskelion comes back from Ghostly Flicker with the counters that need no X
      Given Alice controls Mind Stone and Triskelion with a +1/+1 counter
      And Alice has Ghostly Flicker in hand and {U}{U}{U} in her mana pool
      When Alice casts Ghostly Flicker targeting Triskelion and Mind Stone
      And everything on the stack resolves
      Then Triskelion is on the battlefield and has exactly three +1/+1 counters
      And Mind Stone is on the battlefield

  @rules.6
  Rule: Each instance of a doubled trigger reads the same X

    @id:x-of-spell.doubled @rules.6e @cr:107.3m @cr:603.2d
    Scenario Outline: Gadwick cast for an X of two beside <doubler> draws four cards
      Given Alice controls <doubler>
      And Alice has Gadwick, the Wizened in hand, seven Islands on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Alice has four cards in hand
      And Gadwick, the Wizened is on the battlefield

      Examples:
        | row           | doubler                        |
        | elesh-norn    | Elesh Norn, Mother of Machines |
        | panharmonicon | Panharmonicon                  |
        | yarok         | Yarok, the Desecrated          |
        | naban         | Naban, Dean of Iteration       |
        | prodigy       | Harmonic Prodigy               |

    @id:x-of-spell.doubled.twice @rules.6e @cr:107.3m @cr:603.2d
    Scenario: Gadwick cast for an X of two beside Elesh Norn and Panharmonicon draws six cards
      Given Alice controls Elesh Norn, Mother of Machines and Panharmonicon
      And Alice has Gadwick, the Wizened in hand, seven Islands on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Alice has six cards in hand

    @id:x-of-spell.doubled.stack @rules.6e @cr:107.3m @cr:603.2d
    Scenario: Gadwick's ability waits on the stack twice, and each draws for X
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Gadwick, the Wizened in hand, seven Islands on top of her library and six {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 3
      And the top of the stack resolves
      Then the stack is two triggered abilities of Gadwick, the Wizened
      When the top of the stack resolves
      Then Alice has three cards in hand
      When the top of the stack resolves
      Then Alice has six cards in hand

    @id:x-of-spell.doubled.massacre @rules.6e @rules.6b @cr:107.3m @cr:603.2d
    Scenario: The Meathook Massacre cast for an X of two beside Elesh Norn shrinks every creature by two, twice
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has The Meathook Massacre in hand and four {B} in her mana pool
      And Bob controls Serra Angel
      When Alice casts The Meathook Massacre with X = 2
      And everything on the stack resolves
      Then Serra Angel is in Bob's graveyard
      And Elesh Norn, Mother of Machines is on the battlefield and is 0/3
      And Alice has 21 life

    @id:x-of-spell.doubled.not-counters @rules.6e @rules.6a @cr:107.3m @cr:603.2d @cr:614.1c
    Scenario: The Goose Mother beside Panharmonicon has Food twice and her counters once
      Given Alice controls Panharmonicon
      And Alice has The Goose Mother in hand and {G}{U}{C}{C}{C} in her mana pool
      When Alice casts The Goose Mother with X = 3
      And everything on the stack resolves
      Then The Goose Mother is on the battlefield, has exactly three +1/+1 counters and is 5/5
      And Alice controls four Food tokens

  @rules.6
  Rule: A token that a copy of the spell became has the X that was copied

    @id:x-of-spell.copied.double-major @rules.6f @rules.6a @cr:107.3m @cr:707.10 @cr:608.3f
    Scenario: Double Major copies Walking Ballista cast for an X of two
      Given Alice controls Forest and Island
      And Alice has Walking Ballista and Double Major in hand, and four {C} in her mana pool
      When Alice casts Walking Ballista with X = 2
      And Alice taps Forest for mana
      And Alice taps Island for mana
      And Alice casts Double Major targeting Walking Ballista
      And everything on the stack resolves
      Then Alice's token copy of Walking Ballista has exactly two +1/+1 counters and is 2/2
      And Walking Ballista is on the battlefield, has exactly two +1/+1 counters and is 2/2

    @id:x-of-spell.copied.engine @rules.6f @rules.6a @cr:107.3m @cr:707.10 @cr:608.3f
    Scenario: Lithoform Engine copies Walking Ballista cast for an X of two
      Given Alice controls Lithoform Engine
      And Alice has Walking Ballista in hand and eight {C} in her mana pool
      When Alice casts Walking Ballista with X = 2
      And Alice activates Lithoform Engine's third ability targeting Walking Ballista
      And everything on the stack resolves
      Then Alice's token copy of Walking Ballista has exactly two +1/+1 counters and is 2/2
      And Walking Ballista is on the battlefield, has exactly two +1/+1 counters and is 2/2

    @id:x-of-spell.copied.echoes @rules.6f @rules.6a @cr:107.3m @cr:707.10 @cr:608.3f
    Scenario: Echoes of Eternity copies Endless One cast for an X of three
      Given Alice controls Echoes of Eternity
      And Alice has Endless One in hand and {C}{C}{C} in her mana pool
      When Alice casts Endless One with X = 3
      And everything on the stack resolves
      Then Alice's token copy of Endless One has exactly three +1/+1 counters and is 3/3
      And Endless One is on the battlefield, has exactly three +1/+1 counters and is 3/3

    @id:x-of-spell.copied.original-countered @rules.6f @cr:107.3m @cr:707.10 @cr:608.3f
    Scenario: The token has its X though the spell that was copied is countered
      Given Alice controls Echoes of Eternity
      And Alice has Endless One in hand and {C}{C}{C} in her mana pool
      And Bob has Counterspell in hand and {U}{U} in his mana pool
      When Alice casts Endless One with X = 3
      And the top of the stack resolves twice
      And Alice passes priority
      And Bob casts Counterspell targeting Endless One
      And everything on the stack resolves
      Then Endless One is in Alice's graveyard
      And Alice's token copy of Endless One has exactly three +1/+1 counters and is 3/3

    @id:x-of-spell.copied.trigger @rules.6f @rules.6b @cr:107.3m @cr:707.10 @cr:608.3f
    Scenario: Double Major copies Gadwick cast for an X of two, and each of them draws two cards
      Given Alice controls Forest and Island
      And Alice has Gadwick, the Wizened and Double Major in hand, six Swamps on top of her library and five {U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And Alice taps Forest for mana
      And Alice taps Island for mana
      And Alice casts Double Major targeting Gadwick, the Wizened
      And everything on the stack resolves
      Then Alice has four cards in hand
      And Alice's token copy of Gadwick, the Wizened is 3/3
      And Gadwick, the Wizened is on the battlefield

    @id:x-of-spell.copied.goose @rules.6f @rules.6a @rules.6b @cr:107.3m @cr:707.10 @cr:608.3f
    Scenario: Double Major copies The Goose Mother cast for an X of three
      Given Alice controls Forest and Island
      And Alice has The Goose Mother and Double Major in hand, and {G}{U}{C}{C}{C} in her mana pool
      When Alice casts The Goose Mother with X = 3
      And Alice taps Forest for mana
      And Alice taps Island for mana
      And Alice casts Double Major targeting The Goose Mother
      And everything on the stack resolves
      Then Alice's token copy of The Goose Mother has exactly three +1/+1 counters and is 5/5
      And The Goose Mother is on the battlefield, has exactly three +1/+1 counters and is 5/5
      And Alice controls four Food tokens

    @id:x-of-spell.copied.mana-value @rules.6f @rules.6c @cr:107.3m @cr:202.3e @cr:707.10 @cr:608.3f
    Scenario: The token's own X is zero too, and Engineered Explosives destroys both
      Given Alice controls Lithoform Engine and Engineered Explosives
      And Alice has Walking Ballista in hand and ten {C} in her mana pool
      When Alice casts Walking Ballista with X = 2
      And Alice activates Lithoform Engine's third ability targeting Walking Ballista
      And everything on the stack resolves
      Then Alice's token copy of Walking Ballista has exactly two +1/+1 counters
      When Alice activates Engineered Explosives's second ability
      And everything on the stack resolves
      Then Alice controls only Lithoform Engine

  @rules.6
  Rule: An X chosen for another of the spell's costs counts too

    @id:x-of-spell.kicker @rules.6g @cr:107.3m @cr:702.33d
    Scenario Outline: Verdeloth kicked for an X of <x> brings as many Saprolings
      Given Alice has Verdeloth the Ancient in hand and <mana> in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = <x>
      And everything on the stack resolves
      Then Verdeloth the Ancient is on the battlefield and is 4/7
      And Alice controls <saprolings>

      Examples:
        | row   | x | mana      | saprolings             |
        | one   | 1 | seven {G} | a Saproling token      |
        | three | 3 | nine {G}  | three Saproling tokens |

    @id:x-of-spell.kicker.zero @rules.6g @cr:107.3m @cr:702.33d @absence @control:x-of-spell.kicker.zero.control
    Scenario: Verdeloth kicked for an X of zero brings none
      Given Alice has Verdeloth the Ancient in hand and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 0
      And everything on the stack resolves
      Then Verdeloth the Ancient is on the battlefield
      And Alice controls no tokens
      And Alice has {G}{G} in her mana pool

    @id:x-of-spell.kicker.none @rules.6g @cr:702.33d @cr:603.4 @absence @control:x-of-spell.kicker.zero.control
    Scenario: Verdeloth who was not kicked brings none
      Given Alice has Verdeloth the Ancient in hand and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient
      And everything on the stack resolves
      Then Verdeloth the Ancient is on the battlefield
      And Alice controls no tokens
      And Alice has {G}{G} in her mana pool

    @id:x-of-spell.kicker.zero.control @rules.6g @cr:107.3m @cr:702.33d
    Scenario: Verdeloth kicked for an X of two brings two
      Given Alice has Verdeloth the Ancient in hand and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 2
      And everything on the stack resolves
      Then Verdeloth the Ancient is on the battlefield
      And Alice controls two Saproling tokens
      And Alice has no mana in her mana pool

    @id:x-of-spell.kicker.doubled @rules.6g @rules.6e @cr:107.3m @cr:702.33d @cr:603.2d
    Scenario: Verdeloth kicked for an X of two beside Yarok brings two Saprolings, twice
      Given Alice controls Yarok, the Desecrated
      And Alice has Verdeloth the Ancient in hand and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 2
      And everything on the stack resolves
      Then Alice controls four Saproling tokens

    @id:x-of-spell.kicker.copied @rules.6g @rules.6f @cr:107.3m @cr:702.33d @cr:707.10 @cr:608.3f
    Scenario: Double Major copies Verdeloth, how he was kicked included
      Given Alice controls Forest and Island
      And Alice has Verdeloth the Ancient and Double Major in hand, and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 2
      And Alice taps Forest for mana
      And Alice taps Island for mana
      And Alice casts Double Major targeting Verdeloth the Ancient
      And everything on the stack resolves
      Then Alice's token copy of Verdeloth the Ancient is 5/8
      And Alice controls four Saproling tokens

    @id:x-of-spell.kicker.returned @rules.6g @rules.6d @cr:702.33d @cr:603.4 @cr:400.7 @absence @control:x-of-spell.no-spell.flickered.control
    Scenario: Verdeloth who was kicked comes back from Ghostly Flicker and brings no more
      Given Alice controls Mind Stone
      And Alice has Verdeloth the Ancient and Ghostly Flicker in hand, {G}{G} in her mana pool, and nine {U} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 2
      And everything on the stack resolves
      Then Alice controls two Saproling tokens
      When Alice casts Ghostly Flicker targeting Verdeloth the Ancient and Mind Stone
      And everything on the stack resolves
      Then Verdeloth the Ancient is on the battlefield
      And Alice controls two Saproling tokens

  @rules.6
  Rule: A permanent that becomes a copy as it enters has an X of zero

    @id:x-of-spell.enters-as-copy.dies @rules.6h @cr:107.3m @cr:707.5 @cr:704.5f @absence @control:x-of-spell.enters-as-copy.dies.control/<row>
    Scenario Outline: <copier> copies Walking Ballista but not the X of its spell, and dies
      Given Alice controls Triskelion with a +1/+1 counter
      And Alice has Walking Ballista and <copier> in hand, and <mana> in her mana pool
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      And Alice casts <copier>
      And everything on the stack resolves
      And Alice chooses Walking Ballista for <copier>
      Then <copier> is in Alice's graveyard
      And Walking Ballista is on the battlefield and has exactly two +1/+1 counters

      Examples:
        | row          | copier       | mana      |
        | clone        | Clone        | eight {U} |
        | mirror-image | Mirror Image | seven {U} |

    @id:x-of-spell.enters-as-copy.dies.control @cr:614.1c @cr:707.5
    Scenario Outline: <copier> copies Triskelion, whose counters need no X, and stays
      Given Alice controls Triskelion with a +1/+1 counter
      And Alice has Walking Ballista and <copier> in hand, and <mana> in her mana pool
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      And Alice casts <copier>
      And everything on the stack resolves
      And Alice chooses Triskelion for <copier>
      Then <copier> is on the battlefield, is named Triskelion, has exactly three +1/+1 counters and is 4/4
      And Walking Ballista is on the battlefield and has exactly two +1/+1 counters

      Examples:
        | row          | copier       | mana      |
        | clone        | Clone        | eight {U} |
        | mirror-image | Mirror Image | seven {U} |

    @id:x-of-spell.enters-as-copy.others-counters @rules.6h @cr:107.3m @cr:707.5 @cr:614.12
    Scenario: Clone as Walking Ballista has the counters that Master Biomancer gives, and none for X
      Given Alice controls Master Biomancer
      And Alice has Clone in hand and {U}{U}{U}{U} in her mana pool
      And Bob controls Walking Ballista with three +1/+1 counters
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Walking Ballista for Clone
      And Alice chooses any order of replacement effects
      Then Clone is on the battlefield, is named Walking Ballista, has exactly two +1/+1 counters and is 2/2

    @id:x-of-spell.enters-as-copy.goose @rules.6h @cr:107.3m @cr:707.5 @absence @control:x-of-spell.enters-as-copy.goose.control
    Scenario Outline: <copier> as The Goose Mother has neither counters nor Food
      Given Alice has <copier> in hand and {U}{U}{U}{U} in her mana pool
      And Bob controls The Goose Mother with three +1/+1 counters
      When Alice casts <copier>
      And everything on the stack resolves
      And Alice chooses The Goose Mother for <copier>
      Then <copier> is on the battlefield, is named The Goose Mother, has no counters and is 2/2
      And Alice controls no tokens

      Examples:
        | row          | copier              |
        | clone        | Clone               |
        | impersonator | Clever Impersonator |

    @id:x-of-spell.enters-as-copy.goose.control @cr:107.3m @cr:614.1c
    Scenario: The Goose Mother that a spell with X became has counters and Food
      Given Alice has The Goose Mother as "cast" in hand and {G}{U}{C}{C} in her mana pool
      And Bob controls The Goose Mother as "copied" with three +1/+1 counters
      When Alice casts "cast" with X = 2
      And everything on the stack resolves
      Then "cast" is on the battlefield, has exactly two +1/+1 counters and is 4/4
      And Alice controls a Food token

    @id:x-of-spell.enters-as-copy.draws-nothing @rules.6h @cr:107.3m @cr:707.5 @absence @control:x-of-spell.enters-as-copy.draws-nothing.control/<row>
    Scenario Outline: <copier> as Gadwick draws nothing
      Given Alice has <copier> in hand, three Islands on top of her library and {U}{U}{U}{U} in her mana pool
      And Bob controls Elvish Visionary and Gadwick, the Wizened
      When Alice casts <copier>
      And everything on the stack resolves
      And Alice chooses Gadwick, the Wizened for <copier>
      Then <copier> is on the battlefield, is named Gadwick, the Wizened and is 3/3
      And Alice has no cards in hand

      Examples:
        | row          | copier              |
        | clone        | Clone               |
        | impersonator | Clever Impersonator |

    @id:x-of-spell.enters-as-copy.draws-nothing.control @cr:707.5
    Scenario Outline: <copier> as Elvish Visionary draws a card
      Given Alice has <copier> in hand, three Islands on top of her library and {U}{U}{U}{U} in her mana pool
      And Bob controls Elvish Visionary and Gadwick, the Wizened
      When Alice casts <copier>
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for <copier>
      Then <copier> is on the battlefield, is named Elvish Visionary and is 1/1
      And Alice has a card in hand

      Examples:
        | row          | copier              |
        | clone        | Clone               |
        | impersonator | Clever Impersonator |

    @id:x-of-spell.enters-as-copy.card @rules.6h @cr:107.3m @cr:107.3g @cr:707.5 @absence @control:x-of-spell.enters-as-copy.card.control
    Scenario: Body Double as the Gadwick card in a graveyard draws nothing
      Given Alice has Body Double in hand, Elvish Visionary and Gadwick, the Wizened in her graveyard, three Islands on top of her library, and five {U} in her mana pool
      When Alice casts Body Double
      And everything on the stack resolves
      And Alice chooses Gadwick, the Wizened for Body Double
      Then Body Double is on the battlefield, is named Gadwick, the Wizened and is 3/3
      And Alice has no cards in hand

    @id:x-of-spell.enters-as-copy.card.control @cr:707.5
    Scenario: Body Double as the Elvish Visionary card in a graveyard draws a card
      Given Alice has Body Double in hand, Elvish Visionary and Gadwick, the Wizened in her graveyard, three Islands on top of her library, and five {U} in her mana pool
      When Alice casts Body Double
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Body Double
      Then Body Double is on the battlefield, is named Elvish Visionary and is 1/1
      And Alice has a card in hand

    @id:x-of-spell.enters-as-copy.massacre @rules.6h @cr:107.3m @cr:707.5 @absence @control:x-of-spell.enters-as-copy.massacre.control
    Scenario: Clever Impersonator as The Meathook Massacre shrinks nothing
      Given Alice has Clever Impersonator in hand and {U}{U}{U}{U} in her mana pool
      And Bob controls The Meathook Massacre and Fugitive Wizard
      When Alice casts Clever Impersonator
      And everything on the stack resolves
      And Alice chooses The Meathook Massacre for Clever Impersonator
      Then Clever Impersonator is on the battlefield, is named The Meathook Massacre and is a legendary enchantment
      And Fugitive Wizard is on the battlefield and is 1/1

    @id:x-of-spell.enters-as-copy.massacre.control @cr:107.3m
    Scenario: The Meathook Massacre that a spell with X became shrinks Fugitive Wizard to nothing
      Given Alice has The Meathook Massacre as "cast" in hand and {B}{B}{B} in her mana pool
      And Bob controls The Meathook Massacre as "copied" and Fugitive Wizard
      When Alice casts "cast" with X = 1
      And everything on the stack resolves
      Then "cast" is on the battlefield
      And Fugitive Wizard is in Bob's graveyard

    @id:x-of-spell.enters-as-copy.chalice @rules.6h @cr:107.3m @cr:707.5 @absence @control:x-of-spell.enters-as-copy.chalice.control
    Scenario Outline: <copier> as Chalice of the Void enters without a counter
      Given Alice has <copier> in hand and <mana> in her mana pool
      And Bob controls Chalice of the Void with a charge counter
      When Alice casts <copier>
      And everything on the stack resolves
      And Alice chooses Chalice of the Void for <copier>
      Then <copier> is on the battlefield, is named Chalice of the Void and has no counters

      Examples:
        | row             | copier          | mana      |
        | copy-artifact   | Copy Artifact   | {U}{U}    |
        | sculpting-steel | Sculpting Steel | {C}{C}{C} |

    @id:x-of-spell.enters-as-copy.chalice.control @cr:107.3m @cr:614.1c
    Scenario: Chalice of the Void that a spell with X became has its counters
      Given Alice has Chalice of the Void as "cast" in hand and four {C} in her mana pool
      And Bob controls Chalice of the Void as "copied" with a charge counter
      When Alice casts "cast" with X = 2
      And everything on the stack resolves
      Then "cast" is on the battlefield and has exactly two charge counters

    @id:x-of-spell.enters-as-copy.something-else @cr:614.12 @cr:616.1c @cr:707.5 @absence @control:x-of-spell.enters-as-copy.something-else.control
    Scenario: Endless One enters as a copy of Essence of the Wild, which asks for no X
      Given Alice controls Essence of the Wild
      And Alice has Endless One in hand and {C}{C}{C} in her mana pool
      When Alice casts Endless One with X = 3
      And everything on the stack resolves
      Then Endless One is on the battlefield, is named Essence of the Wild, has no counters and is 6/6

    @id:x-of-spell.enters-as-copy.something-else.control @cr:107.3m @cr:614.1c
    Scenario: Endless One enters as itself where no Essence of the Wild is
      Given Alice has Endless One in hand and {C}{C}{C} in her mana pool
      When Alice casts Endless One with X = 3
      And everything on the stack resolves
      Then Endless One is on the battlefield, is named Endless One, has exactly three +1/+1 counters and is 3/3
