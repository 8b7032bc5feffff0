Feature: Solemnity and what enters with counters, or may

  Choices offered as a creature enters or just after; mechanics that count with X, colors or creatures; all without a counter.

  @solemnity.4
  Rule: Tribute is never paid, and what an unpaid tribute brings comes

    @id:solemnity.tribute.snake @solemnity.4a @cr:702.104b @cr:614.17d @absence @control:solemnity.tribute.snake.control
    Scenario: Snake of the Golden Grove enters, and tribute is not paid
      Given Alice has Snake of the Golden Grove in hand and five {G} in her mana pool
      And Bob controls Solemnity
      When Alice casts Snake of the Golden Grove
      And everything on the stack resolves
      And Bob says yes to Snake of the Golden Grove
      Then Snake of the Golden Grove is on the battlefield, has no counters and is 4/4
      And Alice has 24 life

    @id:solemnity.tribute.snake.control @cr:702.104a
    Scenario: Snake of the Golden Grove enters, and tribute is paid
      Given Alice has Snake of the Golden Grove in hand and five {G} in her mana pool
      When Alice casts Snake of the Golden Grove
      And everything on the stack resolves
      And Bob says yes to Snake of the Golden Grove
      Then Snake of the Golden Grove is on the battlefield, has exactly three +1/+1 counters and is 7/7
      And Alice has 20 life

    @id:solemnity.tribute.ornitharch @solemnity.4a @cr:702.104b @cr:614.17d @absence @control:solemnity.tribute.ornitharch.control
    Scenario: Ornitharch enters, and tribute is not paid
      Given Alice has Ornitharch in hand and five {W} in her mana pool
      And Alice controls Solemnity
      When Alice casts Ornitharch
      And everything on the stack resolves
      And Bob says yes to Ornitharch
      Then Ornitharch is on the battlefield, has no counters and is 3/3
      And Alice controls two 1/1 white Bird creature tokens

    @id:solemnity.tribute.ornitharch.control @cr:702.104a
    Scenario: Ornitharch enters, and tribute is paid
      Given Alice has Ornitharch in hand and five {W} in her mana pool
      When Alice casts Ornitharch
      And everything on the stack resolves
      And Bob says yes to Ornitharch
      Then Ornitharch is on the battlefield, has exactly two +1/+1 counters and is 5/5
      And Alice controls no tokens

    @id:solemnity.tribute.demolok @solemnity.4a @cr:702.104b @cr:614.17d @absence @control:solemnity.tribute.demolok.control
    Scenario: Nessian Demolok enters, tribute is not paid, and Solemnity is destroyed
      Given Alice has Nessian Demolok in hand and five {G} in her mana pool
      And Bob controls Forest and Solemnity
      When Alice casts Nessian Demolok
      And everything on the stack resolves
      And Bob says yes to Nessian Demolok
      And Alice targets Solemnity with Nessian Demolok
      Then Nessian Demolok is on the battlefield, has no counters and is 3/3
      And Solemnity is in Bob's graveyard

    @id:solemnity.tribute.demolok.control @cr:702.104a
    Scenario: Nessian Demolok enters, and tribute is paid
      Given Alice has Nessian Demolok in hand and five {G} in her mana pool
      And Bob controls Forest
      When Alice casts Nessian Demolok
      And everything on the stack resolves
      And Bob says yes to Nessian Demolok
      Then Nessian Demolok is on the battlefield, has exactly three +1/+1 counters and is 6/6
      And Forest is on the battlefield

    @id:solemnity.tribute.fanatic @solemnity.4a @cr:702.104b @cr:614.17d @absence @control:solemnity.tribute.fanatic.control
    Scenario: Fanatic of Xenagos enters, tribute is not paid, and it attacks at once
      Given Alice has Fanatic of Xenagos in hand and {G}{G}{R} in her mana pool
      And Bob controls Solemnity
      When Alice casts Fanatic of Xenagos
      And everything on the stack resolves
      And Bob says yes to Fanatic of Xenagos
      And Alice attacks Bob with Fanatic of Xenagos
      And the game advances to Alice's postcombat main phase
      Then Fanatic of Xenagos has no counters
      And Bob has 16 life

    @id:solemnity.tribute.fanatic.control @cr:702.104a
    Scenario: Fanatic of Xenagos enters, and tribute is paid
      Given Alice has Fanatic of Xenagos in hand and {G}{G}{R} in her mana pool
      When Alice casts Fanatic of Xenagos
      And everything on the stack resolves
      And Bob says yes to Fanatic of Xenagos
      Then Fanatic of Xenagos is on the battlefield, has exactly one +1/+1 counter and is 4/4

    @id:solemnity.tribute.phoenix @solemnity.4a @cr:702.104b @cr:614.17d @absence @control:solemnity.tribute.phoenix.control
    Scenario: Flame-Wreathed Phoenix enters, tribute is not paid, and it will return to hand
      Given Alice has Flame-Wreathed Phoenix and Lightning Bolt in hand and five {R} in her mana pool
      And Alice controls Solemnity
      When Alice casts Flame-Wreathed Phoenix
      And everything on the stack resolves
      And Bob says yes to Flame-Wreathed Phoenix
      Then Flame-Wreathed Phoenix has no counters and is 3/3
      When Alice casts Lightning Bolt targeting Flame-Wreathed Phoenix
      And everything on the stack resolves
      Then Flame-Wreathed Phoenix is in Alice's hand

    @id:solemnity.tribute.phoenix.control @cr:702.104a
    Scenario: Flame-Wreathed Phoenix enters, and tribute is paid
      Given Alice has Flame-Wreathed Phoenix and Lightning Bolt in hand and five {R} in her mana pool
      When Alice casts Flame-Wreathed Phoenix
      And everything on the stack resolves
      And Bob says yes to Flame-Wreathed Phoenix
      And Alice casts Lightning Bolt targeting Flame-Wreathed Phoenix
      And everything on the stack resolves
      Then Flame-Wreathed Phoenix is on the battlefield, has exactly two +1/+1 counters and has 3 damage

  @solemnity.8
  Rule: Of a counter or something else, only something else can be chosen

    @id:solemnity.fabricate @solemnity.8c @cr:702.123a @cr:608.2d @cr:614.17 @absence @control:solemnity.fabricate.control/<row>
    Scenario Outline: <card> fabricates Servos under Solemnity
      Given Alice has <card> in hand and <mana> in her mana pool
      And Bob controls Solemnity
      When Alice casts <card>
      And everything on the stack resolves
      And Alice says yes to <card>
      Then <card> is on the battlefield and has no counters
      And Alice controls <servos>

      Examples:
        | row        | card                   | mana      | servos             |
        | enthusiast | Weaponcraft Enthusiast | {B}{B}{B} | two Servo tokens   |
        | master     | Marionette Master      | six {B}   | three Servo tokens |
        | automaton  | Accomplished Automaton | seven {C} | a Servo token      |

    @id:solemnity.fabricate.control @cr:702.123a
    Scenario Outline: <card> fabricates counters
      Given Alice has <card> in hand and <mana> in her mana pool
      When Alice casts <card>
      And everything on the stack resolves
      And Alice says yes to <card>
      Then <card> is on the battlefield and has exactly <counters>
      And Alice controls no tokens

      Examples:
        | row        | card                   | mana      | counters             |
        | enthusiast | Weaponcraft Enthusiast | {B}{B}{B} | two +1/+1 counters   |
        | master     | Marionette Master      | six {B}   | three +1/+1 counters |
        | automaton  | Accomplished Automaton | seven {C} | one +1/+1 counter    |

    @id:solemnity.fabricate.declined @solemnity.8c @cr:702.123a
    Scenario: Propeller Pioneer's controller does not even ask for a counter
      Given Alice has Propeller Pioneer in hand and four {W} in her mana pool
      And Alice controls Solemnity
      When Alice casts Propeller Pioneer
      And everything on the stack resolves
      And Alice says no to Propeller Pioneer
      Then Propeller Pioneer is on the battlefield and is 2/1
      And Alice controls a Servo token

    @id:solemnity.fabricate.opponent @solemnity.8c @cr:702.123a @cr:608.2d @cr:614.17 @absence @control:solemnity.fabricate.opponent.control
    Scenario: An opponent's Glint-Sleeve Artisan makes a Servo under Alice's Solemnity
      Given it is Bob's turn
      And Alice controls Solemnity
      And Bob has Glint-Sleeve Artisan in hand and {W}{W}{W} in his mana pool
      When Bob casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Bob says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has no counters and is 2/2
      And Bob controls a Servo token

    @id:solemnity.fabricate.opponent.control @cr:702.123a
    Scenario: An opponent's Glint-Sleeve Artisan gets a counter
      Given it is Bob's turn
      And Bob has Glint-Sleeve Artisan in hand and {W}{W}{W} in his mana pool
      When Bob casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Bob says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has exactly one +1/+1 counter and is 3/3
      And Bob controls no tokens

    @id:solemnity.riot @solemnity.8c @solemnity.9a @cr:702.136a @cr:614.17d @absence @control:solemnity.riot.control/<row>
    Scenario Outline: <card> can only riot with haste under Solemnity
      Given Alice has <card> in hand and <mana> in her mana pool
      And Bob controls Solemnity
      When Alice casts <card>
      And everything on the stack resolves
      And Alice says yes to <card>
      And Alice attacks Bob with <card>
      And the game advances to Alice's postcombat main phase
      Then <card> is on the battlefield, has no counters and is tapped
      And Bob has <life> life

      Examples:
        | row      | card               | mana     | life |
        | goblin   | Zhur-Taa Goblin    | {G}{R}   | 18   |
        | rendhorn | Rampaging Rendhorn | five {G} | 16   |

    @id:solemnity.riot.control @cr:702.136a
    Scenario Outline: <card> riots with a counter
      Given Alice has <card> in hand and <mana> in her mana pool
      When Alice casts <card>
      And everything on the stack resolves
      And Alice says yes to <card>
      Then <card> is on the battlefield and has exactly one +1/+1 counter

      Examples:
        | row      | card               | mana     |
        | goblin   | Zhur-Taa Goblin    | {G}{R}   |
        | rendhorn | Rampaging Rendhorn | five {G} |

    @id:solemnity.riot.granted @solemnity.8c @solemnity.9a @cr:702.136a @cr:614.17d @absence @control:solemnity.riot.granted.control
    Scenario: Grizzly Bears with riot from Rhythm of the Wild attacks at once under Solemnity
      Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Alice controls Rhythm of the Wild and Solemnity
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice says yes
      And Alice attacks Bob with Grizzly Bears
      And the game advances to Alice's postcombat main phase
      Then Grizzly Bears has no counters and is tapped
      And Bob has 18 life

    @id:solemnity.riot.granted.control @cr:702.136a
    Scenario: Grizzly Bears with riot from Rhythm of the Wild gets a counter
      Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Alice controls Rhythm of the Wild
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice says yes
      Then Grizzly Bears is on the battlefield, has exactly one +1/+1 counter and is 3/3

    @id:solemnity.riot.haste @solemnity.8c @cr:702.136a
    Scenario: Zhur-Taa Goblin's controller asks for haste under Solemnity
      Given Alice has Zhur-Taa Goblin in hand and {G}{R} in her mana pool
      And Alice controls Solemnity
      When Alice casts Zhur-Taa Goblin
      And everything on the stack resolves
      And Alice says no to Zhur-Taa Goblin
      And Alice attacks Bob with Zhur-Taa Goblin
      And the game advances to Alice's postcombat main phase
      Then Bob has 18 life

    @id:solemnity.graft @solemnity.8c @solemnity.1a @cr:702.58a @cr:122.5 @cr:608.2d @cr:614.17 @absence @control:solemnity.graft.control
    Scenario: Sporeback Troll keeps its counters as a creature enters
      Given Alice controls Sporeback Troll with two +1/+1 counters
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob controls Solemnity
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice says yes to Sporeback Troll
      Then Sporeback Troll has exactly two +1/+1 counters and is 2/2
      And Grizzly Bears is on the battlefield, has no counters and is 2/2

    @id:solemnity.graft.control @cr:702.58a @cr:122.5
    Scenario: Sporeback Troll gives a counter to a creature that enters
      Given Alice controls Sporeback Troll with two +1/+1 counters
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice says yes to Sporeback Troll
      Then Sporeback Troll has exactly one +1/+1 counter and is 1/1
      And Grizzly Bears is on the battlefield, has exactly one +1/+1 counter and is 3/3

  @solemnity.3
  Rule: Creatures may be devoured, though nothing comes of it

    @id:solemnity.devour @solemnity.3c @cr:702.82a @cr:614.17d @absence @control:solemnity.devour.control
    Scenario: Gluttonous Slime devours Grizzly Bears under Solemnity
      Given Alice has Gluttonous Slime in hand and {G}{G}{G} in her mana pool
      And Alice controls Grizzly Bears
      And Bob controls Solemnity
      When Alice casts Gluttonous Slime
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Gluttonous Slime
      Then Grizzly Bears is in Alice's graveyard
      And Gluttonous Slime is on the battlefield, has no counters and is 2/2

    @id:solemnity.devour.control @cr:702.82a
    Scenario: Gluttonous Slime devours Grizzly Bears
      Given Alice has Gluttonous Slime in hand and {G}{G}{G} in her mana pool
      And Alice controls Grizzly Bears
      When Alice casts Gluttonous Slime
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Gluttonous Slime
      Then Grizzly Bears is in Alice's graveyard
      And Gluttonous Slime is on the battlefield, has exactly one +1/+1 counter and is 3/3

  @solemnity.9
  Rule: X and colors spent are still known, though they make no counters

    @id:solemnity.ravenous @solemnity.9a @cr:702.156a @cr:614.17d @absence @control:solemnity.ravenous.control
    Scenario: Tyrant Guard with X of 5 has no counters and draws a card
      Given Alice has Tyrant Guard in hand, two Islands on top of her library and eight {G} in her mana pool
      And Bob controls Solemnity
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has no counters and is 3/3
      And Alice has only Island in hand

    @id:solemnity.ravenous.control @cr:702.156a @cr:107.3m
    Scenario: Tyrant Guard with X of 5 has five counters and draws a card
      Given Alice has Tyrant Guard in hand, two Islands on top of her library and eight {G} in her mana pool
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has only Island in hand

    @id:solemnity.ravenous.dies @solemnity.9a @cr:702.156a @cr:614.17d @cr:704.5f @absence @control:solemnity.ravenous.dies.control
    Scenario: Aberrant with X of 5 dies, and a card is drawn
      Given Alice has Aberrant in hand, two Islands on top of her library and seven {G} in her mana pool
      And Alice controls Solemnity
      When Alice casts Aberrant with X = 5
      And everything on the stack resolves
      Then Aberrant is in Alice's graveyard
      And Alice has only Island in hand

    @id:solemnity.ravenous.dies.control @cr:702.156a @cr:107.3m
    Scenario: Aberrant with X of 5 is 5/5, and a card is drawn
      Given Alice has Aberrant in hand, two Islands on top of her library and seven {G} in her mana pool
      When Alice casts Aberrant with X = 5
      And everything on the stack resolves
      Then Aberrant is on the battlefield, has exactly five +1/+1 counters and is 5/5
      And Alice has only Island in hand

    @id:solemnity.x.goose @solemnity.9a @cr:107.3m @cr:614.17d @absence @control:solemnity.x.goose.control
    Scenario: The Goose Mother with X of 3 has no counters and makes two Foods
      Given Alice has The Goose Mother in hand and {G}{U}{C}{C}{C} in her mana pool
      And Alice controls Solemnity
      When Alice casts The Goose Mother with X = 3
      And everything on the stack resolves
      Then The Goose Mother is on the battlefield, has no counters and is 2/2
      And Alice controls two Food tokens

    @id:solemnity.x.goose.control @cr:107.3m
    Scenario: The Goose Mother with X of 3 has three counters and makes two Foods
      Given Alice has The Goose Mother in hand and {G}{U}{C}{C}{C} in her mana pool
      When Alice casts The Goose Mother with X = 3
      And everything on the stack resolves
      Then The Goose Mother is on the battlefield, has exactly three +1/+1 counters and is 5/5
      And Alice controls two Food tokens

    @id:solemnity.x.krasis @solemnity.9a @cr:614.17d @cr:704.5f @absence @control:solemnity.x.krasis.control
    Scenario: Hydroid Krasis with X of 4 gave life and cards, and dies
      Given Alice has Hydroid Krasis in hand, three Islands on top of her library and {G}{U}{C}{C}{C}{C} in her mana pool
      And Bob controls Solemnity
      When Alice casts Hydroid Krasis with X = 4
      And everything on the stack resolves
      Then Hydroid Krasis is in Alice's graveyard
      And Alice has 22 life and two cards in hand

    @id:solemnity.x.krasis.control @cr:614.1c
    Scenario: Hydroid Krasis with X of 4 gave life and cards, and lives
      Given Alice has Hydroid Krasis in hand, three Islands on top of her library and {G}{U}{C}{C}{C}{C} in her mana pool
      When Alice casts Hydroid Krasis with X = 4
      And everything on the stack resolves
      Then Hydroid Krasis is on the battlefield, has exactly four +1/+1 counters and is 4/4
      And Alice has 22 life and two cards in hand

    @id:solemnity.x.chalice @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.x.chalice.control
    Scenario: Chalice of the Void with X of 1 counts zero under Solemnity
      Given Alice has Chalice of the Void, Lightning Bolt and Memnite in hand and {C}{C}{R} in her mana pool
      And Bob controls Solemnity
      When Alice casts Chalice of the Void with X = 1 by paying {C} from her mana pool and {C} from her mana pool
      And everything on the stack resolves
      Then Chalice of the Void is on the battlefield and has no counters
      When Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      And Alice casts Memnite
      And everything on the stack resolves
      Then Bob has 17 life
      And Memnite is in Alice's graveyard

    @id:solemnity.x.chalice.control @cr:614.1c @cr:122.6
    Scenario: Chalice of the Void with X of 1 counts one
      Given Alice has Chalice of the Void, Lightning Bolt and Memnite in hand and {C}{C}{R} in her mana pool
      When Alice casts Chalice of the Void with X = 1 by paying {C} from her mana pool and {C} from her mana pool
      And everything on the stack resolves
      Then Chalice of the Void is on the battlefield and has exactly one charge counter
      When Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      And Alice casts Memnite
      And everything on the stack resolves
      Then Bob has 20 life
      And Memnite is on the battlefield

    @id:solemnity.sunburst @solemnity.9a @cr:702.44a @cr:614.17d @absence @control:solemnity.sunburst.control
    Scenario: Engineered Explosives has no counter and destroys what costs nothing
      Given Alice has Engineered Explosives in hand and {R}{C}{C} in her mana pool
      And Alice controls Solemnity
      And Bob controls Memnite and Eager Cadet
      When Alice casts Engineered Explosives with X = 1 by paying {R} from her mana pool
      And everything on the stack resolves
      Then Engineered Explosives is on the battlefield and has no counters
      When Alice activates Engineered Explosives's second ability
      And everything on the stack resolves
      Then Memnite is in Bob's graveyard
      And Eager Cadet is on the battlefield

    @id:solemnity.sunburst.control @cr:702.44a
    Scenario: Engineered Explosives has a counter and destroys what costs one
      Given Alice has Engineered Explosives in hand and {R}{C}{C} in her mana pool
      And Bob controls Memnite and Eager Cadet
      When Alice casts Engineered Explosives with X = 1 by paying {R} from her mana pool
      And everything on the stack resolves
      Then Engineered Explosives is on the battlefield and has exactly one charge counter
      When Alice activates Engineered Explosives's second ability
      And everything on the stack resolves
      Then Memnite is on the battlefield
      And Eager Cadet is in Bob's graveyard

  @solemnity.9
  Rule: Other arrivals without counters

    @id:solemnity.arrives.tapped-land @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.arrives.tapped-land.control
    Scenario: Vivid Crag enters tapped, without counters
      Given Alice has Vivid Crag in hand
      And Alice controls Solemnity
      When Alice plays Vivid Crag
      Then Vivid Crag is on the battlefield, is tapped and has no counters

    @id:solemnity.arrives.tapped-land.control @cr:614.1c @cr:122.6
    Scenario: Vivid Crag enters tapped, with counters
      Given Alice has Vivid Crag in hand
      When Alice plays Vivid Crag
      Then Vivid Crag is on the battlefield, is tapped and has exactly two charge counters

    @id:solemnity.arrives.graveyard-gives @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.arrives.graveyard-gives.control
    Scenario: Dearly Departed gives a Human no counter to enter with
      Given Alice has Eager Cadet in hand, Dearly Departed in her graveyard and {W} in her mana pool
      And Bob controls Solemnity
      When Alice casts Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is on the battlefield, has no counters and is 1/1

    @id:solemnity.arrives.graveyard-gives.control @cr:614.1d @cr:122.6
    Scenario: Dearly Departed gives a Human a counter to enter with
      Given Alice has Eager Cadet in hand, Dearly Departed in her graveyard and {W} in her mana pool
      When Alice casts Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is on the battlefield, has exactly one +1/+1 counter and is 2/2

    @id:solemnity.arrives.fractal @solemnity.9b @cr:614.17 @cr:101.3 @cr:704.5f @absence @control:solemnity.arrives.fractal.control
    Scenario: Fractal Summoning makes a token that dies
      Given Alice has Fractal Summoning in hand and {G}{G}{C}{C}{C} in her mana pool
      And Bob controls Solemnity
      When Alice casts Fractal Summoning with X = 3
      And everything on the stack resolves
      Then Fractal Summoning is in Alice's graveyard
      And Alice controls no tokens

    @id:solemnity.arrives.fractal.control @cr:122.1a
    Scenario: Fractal Summoning makes a token that grows
      Given Alice has Fractal Summoning in hand and {G}{G}{C}{C}{C} in her mana pool
      When Alice casts Fractal Summoning with X = 3
      And everything on the stack resolves
      Then Fractal Summoning is in Alice's graveyard
      And Alice controls a Fractal token with three +1/+1 counters

    @id:solemnity.arrives.evolve @solemnity.9b @cr:702.100a @cr:614.17 @absence @control:solemnity.arrives.evolve.control
    Scenario: Cloudfin Raptor does not evolve under Solemnity
      Given Alice has Hill Giant in hand and four {R} in her mana pool
      And Alice controls Cloudfin Raptor and Solemnity
      When Alice casts Hill Giant
      And everything on the stack resolves
      Then Hill Giant is on the battlefield
      And Cloudfin Raptor has no counters and is 0/1

    @id:solemnity.arrives.evolve.control @cr:702.100a
    Scenario: Cloudfin Raptor evolves
      Given Alice has Hill Giant in hand and four {R} in her mana pool
      And Alice controls Cloudfin Raptor
      When Alice casts Hill Giant
      And everything on the stack resolves
      Then Hill Giant is on the battlefield
      And Cloudfin Raptor has exactly one +1/+1 counter and is 1/2

    @id:solemnity.arrives.adapt @solemnity.9b @cr:701.46a @cr:614.17 @absence @control:solemnity.arrives.adapt.control
    Scenario: Incubation Druid does not adapt under Solemnity
      Given Alice controls Incubation Druid
      And Alice has five {G} in her mana pool
      And Bob controls Solemnity
      When Alice activates Incubation Druid's second ability
      And everything on the stack resolves
      Then Incubation Druid has no counters and is 0/2

    @id:solemnity.arrives.adapt.control @cr:701.46a
    Scenario: Incubation Druid adapts
      Given Alice controls Incubation Druid
      And Alice has five {G} in her mana pool
      When Alice activates Incubation Druid's second ability
      And everything on the stack resolves
      Then Incubation Druid has exactly three +1/+1 counters and is 3/5
