Feature: Solemnity comes, goes, is copied and loses its ability

  @solemnity.9
  Rule: It counts whether Solemnity is there when the counters would be put

    @id:solemnity.there.response-spell @solemnity.9a @cr:614.17a @cr:614.17d @absence @control:solemnity.there.response-spell.control
    Scenario: Solemnity, cast in response, stops Triskelion's counters
      Given Alice has Triskelion in hand and six {C} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Solemnity in hand and {W}{W}{W} in his mana pool
      When Alice casts Triskelion
      And Alice passes priority
      And Bob casts Solemnity
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Triskelion is on the battlefield, has no counters and is 1/1

    @id:solemnity.there.response-spell.control @cr:614.1c
    Scenario: Nobody responds to Triskelion
      Given Alice has Triskelion in hand and six {C} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Solemnity in hand and {W}{W}{W} in his mana pool
      When Alice casts Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield and has exactly three +1/+1 counters

    @id:solemnity.there.response-fabricate @solemnity.8c @cr:608.2d @cr:702.123a @cr:614.17a @absence @control:solemnity.there.response-fabricate.control
    Scenario: Solemnity, cast in response to fabricate, leaves only the Servo to choose
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Solemnity in hand and {W}{W}{W} in his mana pool
      When Alice casts Glint-Sleeve Artisan
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Solemnity
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has no counters and is 2/2
      And Alice controls a Servo token

    @id:solemnity.there.response-fabricate.control @cr:702.123a
    Scenario: Nobody responds to fabricate
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Solemnity in hand and {W}{W}{W} in his mana pool
      When Alice casts Glint-Sleeve Artisan
      And the top of the stack resolves
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has exactly one +1/+1 counter and is 3/3
      And Alice controls no tokens

    @id:solemnity.there.destroyed @solemnity.9b @cr:614.17a
    Scenario: Solemnity, destroyed in response, stops no counters
      Given Alice has Dragonscale Boon and Disenchant in hand and {G}{G}{G}{G}{W}{W} in her mana pool
      And Alice controls Grizzly Bears
      And Bob controls Solemnity
      When Alice casts Dragonscale Boon targeting Grizzly Bears by paying {G} from her mana pool, {G} from her mana pool, {G} from her mana pool and {G} from her mana pool
      And Alice casts Disenchant targeting Solemnity
      And everything on the stack resolves
      Then Solemnity is in Bob's graveyard
      And Grizzly Bears has exactly two +1/+1 counters and is 4/4

    @id:solemnity.there.destroyed-late @solemnity.9b @cr:614.17a @cr:101.3 @absence @control:solemnity.there.destroyed
    Scenario: Solemnity, destroyed afterwards, has stopped counters for good
      Given Alice has Dragonscale Boon and Disenchant in hand and {G}{G}{G}{G}{W}{W} in her mana pool
      And Alice controls Grizzly Bears
      And Bob controls Solemnity
      When Alice casts Dragonscale Boon targeting Grizzly Bears by paying {G} from her mana pool, {G} from her mana pool, {G} from her mana pool and {G} from her mana pool
      And everything on the stack resolves
      And Alice casts Disenchant targeting Solemnity
      And everything on the stack resolves
      Then Solemnity is in Bob's graveyard
      And Grizzly Bears has no counters and is 2/2

    @id:solemnity.there.elsewhere @solemnity.9b @cr:113.6
    Scenario: Solemnity in hand, in a graveyard and in exile stops nothing
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls Grizzly Bears
      And Bob has Solemnity in hand, Solemnity in his graveyard and Solemnity in exile
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears has exactly two +1/+1 counters and is 4/4

  @solemnity.9
  Rule: A copy of Solemnity is as good

    @id:solemnity.copied @solemnity.9a @solemnity.9c @cr:614.17d @cr:707.2 @absence @control:solemnity.copied.control/<row>
    Scenario Outline: Triskelion and poison come under <copy> Solemnity
      Given Alice has Triskelion and Prologue to Phyresis in hand, two Islands on top of her library and {C}{C}{C}{C}{C}{C}{U}{U} in her mana pool
      And Bob controls <copy> Solemnity
      When Alice casts Triskelion by paying {C} from her mana pool, {C} from her mana pool, {C} from her mana pool, {C} from her mana pool, {C} from her mana pool and {C} from her mana pool
      And everything on the stack resolves
      And Alice casts Prologue to Phyresis
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has no counters and is 1/1
      And Bob has no poison counters

      Examples:
        | row          | copy                        |
        | impersonator | Clever Impersonator copying |
        | token        | a token copy of             |

    @id:solemnity.copied.control @cr:614.1c
    Scenario Outline: Triskelion and poison come beside <copy> Heartbeat of Spring
      Given Alice has Triskelion and Prologue to Phyresis in hand, two Islands on top of her library and {C}{C}{C}{C}{C}{C}{U}{U} in her mana pool
      And Bob controls <copy> Heartbeat of Spring
      When Alice casts Triskelion by paying {C} from her mana pool, {C} from her mana pool, {C} from her mana pool, {C} from her mana pool, {C} from her mana pool and {C} from her mana pool
      And everything on the stack resolves
      And Alice casts Prologue to Phyresis
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has exactly three +1/+1 counters and is 4/4
      And Bob has exactly one poison counter

      Examples:
        | row          | copy                        |
        | impersonator | Clever Impersonator copying |
        | token        | a token copy of             |

    @id:solemnity.copied.outlives @solemnity.9b @cr:707.2 @cr:614.17 @absence @control:solemnity.there.destroyed
    Scenario: Clever Impersonator becomes a second Solemnity and outlives the first
      Given Alice has Dragonscale Boon and Disenchant in hand and {G}{G}{G}{G}{W}{W} in her mana pool
      And Alice controls Grizzly Bears
      And Bob controls Solemnity as "solemnity-1" and Clever Impersonator copying Solemnity as "impersonator"
      When Alice casts Dragonscale Boon targeting Grizzly Bears by paying {G} from her mana pool, {G} from her mana pool, {G} from her mana pool and {G} from her mana pool
      And Alice casts Disenchant targeting "solemnity-1"
      And everything on the stack resolves
      Then "solemnity-1" is in Bob's graveyard
      And "impersonator" is on the battlefield
      And Grizzly Bears has no counters and is 2/2

  @solemnity.9
  Rule: Solemnity without its ability stops nothing

    @id:solemnity.lost.aura @solemnity.9a @solemnity.9c @cr:613.1d @cr:614.17
    Scenario Outline: Solemnity enchanted with <card> stops no counters
      Given Alice has Triskelion and Prologue to Phyresis in hand, two Islands on top of her library and {C}{C}{C}{C}{C}{C}{U}{U} in her mana pool
      And Alice controls <card> attached to Solemnity
      And Bob controls Solemnity
      When Alice casts Triskelion by paying {C} from her mana pool, {C} from her mana pool, {C} from her mana pool, {C} from her mana pool, {C} from her mana pool and {C} from her mana pool
      And everything on the stack resolves
      And Alice casts Prologue to Phyresis
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has exactly three +1/+1 counters and is 4/4
      And Bob has exactly one poison counter

      Examples:
        | row         | card                |
        | song        | Song of the Dryads  |
        | containment | Minimus Containment |

    @id:solemnity.lost.ovinize @solemnity.9b @cr:613.1f @cr:614.17
    Scenario: Solemnity, a creature by Opalescence, is ovinized and stops no counters
      Given Alice has Ovinize and Dragonscale Boon in hand and {U}{U}{G}{G}{G}{G} in her mana pool
      And Alice controls Grizzly Bears, Opalescence and Solemnity
      When Alice casts Ovinize targeting Solemnity by paying {U} from her mana pool and {U} from her mana pool
      And everything on the stack resolves
      And Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Solemnity is on the battlefield and is 0/1
      And Grizzly Bears has exactly two +1/+1 counters and is 4/4

    @id:solemnity.lost.opalescence @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.lost.ovinize
    Scenario: Solemnity, a creature by Opalescence, stops counters
      Given Alice has Dragonscale Boon in hand and {G}{G}{G}{G} in her mana pool
      And Alice controls Grizzly Bears, Opalescence and Solemnity
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Solemnity is on the battlefield and is 3/3
      And Grizzly Bears has no counters and is 2/2

    @id:solemnity.lost.humility @solemnity.9b @cr:613.1f @cr:614.17
    Scenario: Solemnity, a creature by Opalescence, loses its abilities to Humility and stops no counters
      Given Alice has Dragonscale Boon in hand and {G}{G}{G}{G} in her mana pool
      And Alice controls Grizzly Bears, Opalescence, Solemnity and Humility
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears has exactly two +1/+1 counters and is 3/3

    @id:solemnity.lost.humility-alone @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.lost.humility
    Scenario: Solemnity, no creature, keeps its ability beside Humility
      Given Alice has Dragonscale Boon in hand and {G}{G}{G}{G} in her mana pool
      And Alice controls Grizzly Bears, Solemnity and Humility
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears has no counters and is 1/1

  @solemnity.9
  Rule: What has become a creature gets none

    @id:solemnity.animated.land @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.animated.land.control
    Scenario: An animated Forest gets no counters
      Given Alice has Animate Land and Dragonscale Boon in hand and five {G} in her mana pool
      And Alice controls a tapped Forest and Solemnity
      When Alice casts Animate Land targeting Forest
      And everything on the stack resolves
      And Alice casts Dragonscale Boon targeting Forest
      And everything on the stack resolves
      Then Forest is untapped, has no counters and is 3/3

    @id:solemnity.animated.land.control @cr:122.1a
    Scenario: An animated Forest gets counters
      Given Alice has Animate Land and Dragonscale Boon in hand and five {G} in her mana pool
      And Alice controls a tapped Forest
      When Alice casts Animate Land targeting Forest
      And everything on the stack resolves
      And Alice casts Dragonscale Boon targeting Forest
      And everything on the stack resolves
      Then Forest is untapped, has exactly two +1/+1 counters and is 5/5

    @id:solemnity.animated.artifact @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.animated.artifact.control
    Scenario: Mind Stone, a creature by March of the Machines, gets no counters
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls a tapped Mind Stone, March of the Machines and Solemnity
      When Alice casts Dragonscale Boon targeting Mind Stone
      And everything on the stack resolves
      Then Mind Stone is untapped, has no counters and is 2/2

    @id:solemnity.animated.artifact.control @cr:122.1a
    Scenario: Mind Stone, a creature by March of the Machines, gets counters
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls a tapped Mind Stone and March of the Machines
      When Alice casts Dragonscale Boon targeting Mind Stone
      And everything on the stack resolves
      Then Mind Stone is untapped, has exactly two +1/+1 counters and is 4/4
