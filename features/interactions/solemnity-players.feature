Feature: Solemnity and players

  Poison, energy and experience: players get none, of whatever source, and use or lose what they have.

  @solemnity.9
  Rule: Players get no poison counters

    @id:solemnity.poison.caress @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.poison.caress.control
    Scenario: Caress of Phyrexia gives cards and takes life, without poison
      Given Alice has Caress of Phyrexia in hand and five {B} in her mana pool
      And Bob controls Solemnity
      And Bob has four Islands on top of his library
      When Alice casts Caress of Phyrexia targeting Bob
      And everything on the stack resolves
      Then Bob has 17 life, three cards in hand and no poison counters

    @id:solemnity.poison.caress.control @cr:122.1
    Scenario: Caress of Phyrexia gives cards and poison and takes life
      Given Alice has Caress of Phyrexia in hand and five {B} in her mana pool
      And Bob has four Islands on top of his library
      When Alice casts Caress of Phyrexia targeting Bob
      And everything on the stack resolves
      Then Bob has 17 life, three cards in hand and exactly three poison counters

    @id:solemnity.poison.tenth @solemnity.1b @solemnity.9c @cr:614.17 @cr:104.3d @absence @control:solemnity.poison.tenth.control
    Scenario: A tenth poison counter is not given under Solemnity
      Given Alice has Prologue to Phyresis in hand, two Islands on top of her library and {U}{U} in her mana pool
      And Bob controls Solemnity
      And Bob has nine poison counters
      When Alice casts Prologue to Phyresis
      And everything on the stack resolves
      Then Bob hasn't lost the game
      And Bob has exactly nine poison counters

    @id:solemnity.poison.tenth.control @cr:104.3d @cr:704.5c
    Scenario: A tenth poison counter loses the game
      Given Alice has Prologue to Phyresis in hand, two Islands on top of her library and {U}{U} in her mana pool
      And Bob has nine poison counters
      When Alice casts Prologue to Phyresis
      And everything on the stack resolves
      Then Bob has lost the game

    @id:solemnity.poison.sliver @solemnity.9c @cr:702.70a @cr:614.17 @absence @control:solemnity.poison.sliver.control
    Scenario: Virulent Sliver's damage counts, its poison does not
      Given Alice controls Virulent Sliver and Solemnity
      When Alice attacks Bob with Virulent Sliver
      And the game advances to Alice's postcombat main phase
      Then Bob has 19 life and no poison counters

    @id:solemnity.poison.sliver.control @cr:702.70a
    Scenario: Virulent Sliver's damage and poison count
      Given Alice controls Virulent Sliver
      When Alice attacks Bob with Virulent Sliver
      And the game advances to Alice's postcombat main phase
      Then Bob has 19 life and exactly one poison counter

    @id:solemnity.poison.wound @solemnity.9b @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.poison.wound.control
    Scenario: Virulent Wound leaves neither counter nor poison
      Given Alice has Virulent Wound and Shock in hand and {B}{R} in her mana pool
      And Alice controls Solemnity
      And Bob controls Grizzly Bears
      When Alice casts Virulent Wound targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters and is 2/2
      When Alice casts Shock targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Bob has no poison counters

    @id:solemnity.poison.wound.control @cr:122.1a
    Scenario: Virulent Wound leaves a counter, then poison
      Given Alice has Virulent Wound and Shock in hand and {B}{R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Virulent Wound targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has exactly one -1/-1 counter and is 1/1
      When Alice casts Shock targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Bob has exactly one poison counter

    @id:solemnity.poison.own @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.poison.own.control
    Scenario: Solemnity's own controller gets no poison either
      Given it is Bob's turn
      And Alice controls Solemnity
      And Bob has Prologue to Phyresis in hand, two Islands on top of his library and {U}{U} in his mana pool
      When Bob casts Prologue to Phyresis
      And everything on the stack resolves
      Then Alice has no poison counters
      And Bob has only Island in hand

    @id:solemnity.poison.own.control @cr:122.1
    Scenario: Alice gets poison from Bob
      Given it is Bob's turn
      And Bob has Prologue to Phyresis in hand, two Islands on top of his library and {U}{U} in his mana pool
      When Bob casts Prologue to Phyresis
      And everything on the stack resolves
      Then Alice has exactly one poison counter
      And Bob has only Island in hand

  @solemnity.9
  Rule: Players get no energy, and pay with what they have

    @id:solemnity.energy.hub @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.energy.hub.control
    Scenario: Aether Hub brings no energy and no color
      Given Alice has Aether Hub in hand
      And Bob controls Solemnity
      When Alice plays Aether Hub
      And everything on the stack resolves
      Then Alice has no energy counters
      When Alice tries to activate Aether Hub's third ability
      And Alice chooses any color for Aether Hub
      Then the action is illegal
      When Alice activates Aether Hub's second ability
      Then Alice has {C} in her mana pool

    @id:solemnity.energy.hub.control @cr:107.14
    Scenario: Aether Hub brings energy and a color
      Given Alice has Aether Hub in hand
      When Alice plays Aether Hub
      And everything on the stack resolves
      Then Alice has exactly one energy counter
      When Alice activates Aether Hub's third ability
      And Alice chooses blue for Aether Hub
      Then Alice has {U} in her mana pool and no energy counters

    @id:solemnity.energy.more @solemnity.1b @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.energy.more.control
    Scenario: Energy does not grow under Solemnity
      Given Alice has Attune with Aether in hand, Forest on top of her library, three energy counters and {G} in her mana pool
      And Alice controls Solemnity
      When Alice casts Attune with Aether
      And everything on the stack resolves
      And Alice chooses Forest for Attune with Aether
      Then Alice has only Forest in hand and exactly three energy counters

    @id:solemnity.energy.more.control @cr:107.14
    Scenario: Energy grows
      Given Alice has Attune with Aether in hand, Forest on top of her library, three energy counters and {G} in her mana pool
      When Alice casts Attune with Aether
      And everything on the stack resolves
      And Alice chooses Forest for Attune with Aether
      Then Alice has only Forest in hand and exactly five energy counters

  @solemnity.9
  Rule: Players get no experience, and profit from what they have

    @id:solemnity.experience.none @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.experience.none.control
    Scenario: Daxos the Returned, without experience, makes a Spirit that dies
      Given Alice has Concordant Crossroads in hand and {G}{W}{W}{B} in her mana pool
      And Alice controls Daxos the Returned
      And Bob controls Solemnity
      When Alice casts Concordant Crossroads by paying {G} from her mana pool
      And everything on the stack resolves
      And Alice activates Daxos the Returned's second ability
      And everything on the stack resolves
      Then Alice has no experience counters
      And Alice controls no tokens

    @id:solemnity.experience.none.control @cr:122.1
    Scenario: Daxos the Returned, with experience, makes a Spirit that lives
      Given Alice has Concordant Crossroads in hand and {G}{W}{W}{B} in her mana pool
      And Alice controls Daxos the Returned
      When Alice casts Concordant Crossroads by paying {G} from her mana pool
      And everything on the stack resolves
      And Alice activates Daxos the Returned's second ability
      And everything on the stack resolves
      Then Alice has exactly one experience counter
      And Alice's Spirit token is 1/1

    @id:solemnity.experience.kept @solemnity.1b @cr:614.17a
    Scenario: Daxos the Returned makes a Spirit for the experience that Alice has
      Given Alice controls Daxos the Returned and Solemnity
      And Alice has three experience counters and {W}{W}{B} in her mana pool
      When Alice activates Daxos the Returned's second ability
      And everything on the stack resolves
      Then Alice has exactly three experience counters
      And Alice's Spirit token is 3/3

  @solemnity.9
  Rule: Counters can be taken from players and creatures

    @id:solemnity.cleansed.player @solemnity.9d @cr:122.1
    Scenario: Suncleanser takes Bob's poison and energy
      Given Alice has Suncleanser in hand and {W}{W} in her mana pool
      And Alice controls Solemnity
      And Bob has three poison counters and two energy counters
      When Alice casts Suncleanser
      And everything on the stack resolves
      And Alice chooses mode 2 for Suncleanser
      And Alice targets Bob with Suncleanser
      Then Suncleanser is on the battlefield
      And Bob has no counters

    @id:solemnity.cleansed.creature @solemnity.9d @cr:122.1
    Scenario: Suncleanser takes Triskelion's counters
      Given Alice has Suncleanser in hand and {W}{W} in her mana pool
      And Bob controls Triskelion with three +1/+1 counters and Solemnity
      When Alice casts Suncleanser
      And everything on the stack resolves
      And Alice chooses mode 1 for Suncleanser
      And Alice targets Triskelion with Suncleanser
      Then Triskelion has no counters and is 1/1

    @id:solemnity.cleansed.life @solemnity.9d @cr:122.1
    Scenario: Spike Feeder's counters are turned into life
      Given Alice controls Spike Feeder with two +1/+1 counters and Solemnity
      When Alice activates Spike Feeder's third ability
      And everything on the stack resolves
      Then Spike Feeder has exactly one +1/+1 counter and is 1/1
      And Alice has 22 life

    @id:solemnity.cleansed.no-gift @solemnity.9b @solemnity.9d @cr:614.17 @cr:101.3 @absence @control:solemnity.cleansed.no-gift.control
    Scenario: Spike Feeder's counter is paid and arrives nowhere
      Given Alice controls Spike Feeder with two +1/+1 counters, Grizzly Bears and Solemnity
      And Alice has {C}{C} in her mana pool
      When Alice activates Spike Feeder's second ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Spike Feeder has exactly one +1/+1 counter
      And Grizzly Bears has no counters and is 2/2

    @id:solemnity.cleansed.no-gift.control @cr:122.1a
    Scenario: Spike Feeder's counter is paid, and another arrives
      Given Alice controls Spike Feeder with two +1/+1 counters and Grizzly Bears
      And Alice has {C}{C} in her mana pool
      When Alice activates Spike Feeder's second ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Spike Feeder has exactly one +1/+1 counter
      And Grizzly Bears has exactly one +1/+1 counter and is 3/3
